import { criticalPressureRatio, jetSpeed } from '@isentrope/engineering/flow';
import { reaches } from '@isentrope/engineering/numerics';
import { check, info, step, type Source } from '../kit/index.ts';
import type { Duty } from './duty.ts';
import { pipeInsideDiameter } from './fields.ts';

const mean = {
  label: 'Velocity in the bore',
  symbol: 'v',
  equation: 'v = 4*q_m/(π*d^2*ρ_1)',
  source: 'Mean velocity, at ρ₁',
  kind: 'velocity',
  unit: 'm/s',
} as const;

interface Bore {
  readonly flowRate: number;
  readonly betaRatio: number;
  readonly pipeInsideDiameter: number;
  readonly density: number;
}

/** Mean velocity over the bore, m/s, all in SI. */
function meanOver(v: Bore): number {
  return (4 * v.flowRate) / (Math.PI * (v.betaRatio * v.pipeInsideDiameter) ** 2 * v.density);
}

/** Velocity in the bore by the simplified method. */
export function meanVelocity({ flowRate, density }: Duty, betaRatio: Source<number>) {
  return step('maxVelocity', { flowRate, betaRatio, pipeInsideDiameter, density }, mean, meanOver);
}

/** Velocity in the bore: the mean of a liquid; for a gas that of its jet, expanded isentropically to p2 or to sonic velocity. */
export function jetVelocity(duty: Duty, betaRatio: Source<number>) {
  const { flowRate, density, fluid, upstreamPressure, pressureRatio } = duty;
  return step(
    'maxVelocity',
    { flowRate, betaRatio, pipeInsideDiameter, density, fluid, upstreamPressure, pressureRatio },
    {
      ...mean,
      equation: v => {
        if (v.fluid.kappa === undefined) return mean.equation;
        return isChoked(v) ? 'v = sqrt(2*κ/(κ+1)*p_1/ρ_1)' : 'v = sqrt(2*κ/(κ-1)*p_1/ρ_1*(1-r^((κ-1)/κ)))';
      },
      source: v => {
        if (v.fluid.kappa === undefined) return mean.source;
        return isChoked(v) ? 'Sonic in the bore, ideal gas' : 'Jet of an ideal gas, expanded without loss to p₂';
      },
    },
    v =>
      v.fluid.kappa === undefined
        ? meanOver(v)
        : jetSpeed({
            upstreamPressure: v.upstreamPressure,
            density: v.density,
            kappa: v.fluid.kappa,
            pressureRatio: v.pressureRatio,
          }),
  );
}

interface Throat {
  readonly fluid: { readonly kappa: number | undefined };
  readonly pressureRatio: number;
}

/** Whether a gas is choked: p₂/p₁ is at or below the critical ratio of an isentropic throat. */
export function isChoked({ fluid: { kappa }, pressureRatio }: Throat): boolean {
  return kappa !== undefined && reaches(criticalPressureRatio(kappa), pressureRatio);
}

/** Warns of a velocity at ρ₁ for a gas that is sonic in the bore. */
export function sonicBore({ fluid, pressureRatio }: Duty) {
  return check({ fluid, pressureRatio }, v =>
    isChoked(v)
      ? [
          info(
            'The simplified method takes the bore velocity at ρ₁; p₂/p₁ is at or below the critical ratio, so the gas is in fact sonic there.',
            { field: 'maxVelocity' },
          ),
        ]
      : [],
  );
}
