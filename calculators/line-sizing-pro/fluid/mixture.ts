import { asin } from '@isentrope/engineering/elementary';
import {
  beggsBrill,
  friedel,
  lockhartMartinelli,
  type BeggsBrill,
  type Friedel,
  type LockhartMartinelli,
  type TwoPhaseLine,
} from '@isentrope/engineering/flow';
import { Absent, absent, optional, missing, step, value, type StepInputs } from '../../kit/index.ts';
import {
  density,
  elevationChange,
  flowRate,
  fluidType,
  length,
  surfaceTension,
  vaporFlowRate,
  vaporViscosity,
  viscosity,
} from '../fields.ts';
import { absolutePressure, blanks, fluid, vapourDensity, vapourDensityOf } from './fluid.ts';
import { immeasurable, isMeasurable, model } from '../friction.ts';
import { diameter, relativeRoughness, wall } from '../pipe.ts';

/** Two-phase flow in the line, and its correlation. */

const steeperThanVertical = 'no slope: the elevation change exceeds the length';

/** Angle of the line to the horizontal. */
export const slope = step(
  'slope',
  { length, elevationChange },
  { label: 'Slope', symbol: 'θ', equation: 'θ = asin(Δz/L)', kind: 'angle', unit: '°' },
  v => (Math.abs(v.elevationChange) <= v.length ? asin(v.elevationChange / v.length) : absent(steeperThanVertical)),
);

/** Properties of both phases. */
export const phases = {
  fluid,
  fluidType,
  flowRate: optional(flowRate),
  vaporFlowRate: optional(vaporFlowRate),
  density: optional(density),
  vapourDensity: optional(vapourDensity),
  viscosity: optional(viscosity),
  vaporViscosity: optional(vaporViscosity),
  surfaceTension: optional(surfaceTension),
  wall,
};

/** Returns the two phases independent of the bore, or the missing inputs. */
export function contentsOf(v: StepInputs<typeof phases>): Omit<TwoPhaseLine, 'diameter'> | Absent {
  if (v.fluidType !== 'Two-phase') return absent('not two-phase flow');
  const { flowRate: liquidFlow, vaporFlowRate: gasFlow, density: liquidDensity, vapourDensity: gasDensity } = v;
  const { viscosity: liquidViscosity, vaporViscosity: gasViscosity, surfaceTension: tension } = v;
  if (
    liquidFlow === undefined ||
    gasFlow === undefined ||
    liquidDensity === undefined ||
    gasDensity === undefined ||
    liquidViscosity === undefined ||
    gasViscosity === undefined ||
    tension === undefined
  ) {
    const vapour = gasDensity ?? vapourDensityOf(v.fluid);
    return missing(
      ...blanks({ 'flow rate': liquidFlow, 'vapour flow rate': gasFlow, density: liquidDensity }),
      ...(vapour instanceof Absent ? vapour.missing : []),
      ...blanks({ viscosity: liquidViscosity, 'vapour viscosity': gasViscosity, 'surface tension': tension }),
    );
  }
  if (gasDensity >= liquidDensity)
    return absent('not two-phase flow: the vapour density is not below the liquid density');
  const flows = [liquidFlow, gasFlow, liquidFlow + gasFlow];
  if (!flows.every(flow => isMeasurable(flow, liquidViscosity) && isMeasurable(flow, gasViscosity)))
    return absent(immeasurable);
  return {
    liquidFlow,
    gasFlow,
    liquidDensity,
    gasDensity,
    liquidViscosity,
    gasViscosity,
    surfaceTension: tension,
    roughness: v.wall,
  };
}

const contents = value('contents', phases, contentsOf);

export const mixture = value('mixture', { contents, diameter, relativeRoughness }, (v): TwoPhaseLine => ({
  ...v.contents,
  diameter: v.diameter,
}));

/** The two-phase correlation with its intermediate results. */
export type Correlation =
  | (Friedel & { readonly type: 'friedel' })
  | (LockhartMartinelli & { readonly type: 'lockhart-martinelli' })
  | (BeggsBrill & { readonly type: 'beggs-brill' });

/** Inputs of a correlation other than the phases. */
export const course = {
  model,
  slope: optional(slope),
  length: optional(length),
  absolutePressure: optional(absolutePressure),
};

/** Returns the model's two-phase correlation, of a line and its pressure in Pa absolute, or why there is none. */
export function correlationBy(
  v: Omit<StepInputs<typeof course>, 'absolutePressure'>,
): ((line: TwoPhaseLine, pressure: number) => Correlation) | Absent {
  switch (v.model) {
    case 'friedel':
      return line => ({ type: 'friedel', ...friedel(line) });
    case 'lockhart-martinelli':
      return line => ({ type: 'lockhart-martinelli', ...lockhartMartinelli(line) });
    case 'beggs-brill': {
      const { length: known, slope: angle } = v;
      if (known === undefined) return missing('length');
      if (angle === undefined) return absent(steeperThanVertical);
      return (line, pressure) => ({ type: 'beggs-brill', ...beggsBrill(line, angle, pressure) });
    }
    default:
      return absent('no two-phase correlation');
  }
}

/** Returns the result of the model's two-phase correlation at the inlet, or why there is none. */
export function correlationOf(v: StepInputs<typeof course>, line: TwoPhaseLine): Correlation | Absent {
  const correlate = correlationBy(v);
  if (correlate instanceof Absent) return correlate;
  if (v.model === 'beggs-brill' && v.absolutePressure === undefined) return missing('pressure');
  return correlate(line, v.absolutePressure ?? 1);
}

export const correlation = value('correlation', { mixture, ...course }, v => correlationOf(v, v.mixture));
