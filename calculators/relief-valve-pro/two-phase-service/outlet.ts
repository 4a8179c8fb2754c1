import type { AbsolutePressure, MassFlow } from '@isentrope/engineering/quantities';
import { mixtureMach, mixtureReaction } from '@isentrope/engineering/relief';
import { absent, optional, step, value, type Absent, type StepInputs, type Source } from '../../kit/index.ts';
import { outletPipeDiameter } from '../fields.ts';
import { noOutlet, outletEnd, outletTooFast } from '../piping.ts';
import { backPressure, flashPressure, inletDensity, omega } from './inlet.ts';

/** Outlet Mach number and reaction force of a two-phase flow. */
export function mixtureOutlet(capacityOfOne: Source<MassFlow>) {
  const needs = { ...mixtureNeeds(capacityOfOne), diameter: optional(outletPipeDiameter) };
  const outletEndPressure = outletEnd(backPressure);
  const outletMach = step(
    'outletMach',
    {
      ...mixtureNeeds(capacityOfOne),
      outletEndPressure,
      diameter: optional(outletPipeDiameter),
    },
    {
      label: 'Outlet Mach number',
      symbol: 'Ma',
      equation: 'Ma = min(1;4*q_1/(π*D_o^2)*sqrt(ω*p_s/ρ_1)/p_o)',
      source:
        'At the end of the outlet pipe, homogeneous equilibrium with ω applied up to there: an estimate; 1 means choked',
      kind: 'number',
      unit: '',
      digits: 3,
    },
    v => {
      const mach = machAt(v.outletEndPressure, v);
      return typeof mach === 'number' ? Math.min(1, mach) : mach;
    },
  );
  /** Whether the outlet pipe is choked even at the back pressure at the valve. */
  const outletTooSmall = value('outletTooSmall', { ...needs, backPressure }, v => {
    const mach = machAt(v.backPressure, v);
    return typeof mach === 'number' && mach >= 1;
  });
  const reactionForce = step(
    'reactionForce',
    needs,
    {
      label: 'Reaction force, open discharge',
      symbol: 'F',
      equation: 'F = 4*q_1^2*(ω*max(0;p_s/p_e-1)+1)/(ρ_1*π*D_o^2)+π/4*D_o^2*(p_e-101325)',
      where: ['p_e = max(101325;4*q_1/(π*D_o^2)*sqrt(ω*p_s/ρ_1))'],
      source: 'API 520-II, steady two-phase flow to atmosphere; specific volume by ω: an estimate',
      kind: 'force',
      unit: 'kN',
      digits: 3,
    },
    v =>
      v.diameter === undefined ? absent(noOutlet) : mixtureReaction(mixtureOf(v), v.capacityOfOne, v.diameter).force,
  );
  return { outletEndPressure, outletMach, reactionForce, outletTooFast: outletTooFast(outletMach, outletTooSmall) };
}

function mixtureNeeds(capacityOfOne: Source<MassFlow>) {
  return { capacityOfOne, flashPressure, omega, inletDensity };
}

type Mixture = StepInputs<ReturnType<typeof mixtureNeeds>>;

const mixtureOf = ({ inletDensity: density, omega: w, flashPressure: saturationPressure }: Mixture) => ({
  density,
  omega: w,
  saturationPressure,
});

function machAt(pressure: AbsolutePressure, v: Mixture & { readonly diameter: number | undefined }): number | Absent {
  if (v.diameter === undefined) return absent(noOutlet);
  if (pressure >= v.flashPressure) return absent('liquid at the outlet');
  return mixtureMach(mixtureOf(v), v.capacityOfOne, v.diameter, pressure);
}
