import { exp, hypot, log } from '../../elementary/index.ts';
import type { HomogeneousState } from './homogeneous-state.ts';

/** State of a reference fluid with the αʳ and compressibility factor of another fluid's state. */
export interface ConformalState {
  /** K. */
  readonly temperature: number;
  /** mol/m³. */
  readonly molarDensity: number;
}

const maxSteps = 60;

/**
 * Solves for the conformal state in a reference fluid by Newton's method in ln T and ln ρ, starting from the ratio of critical points;
 * undefined where none is found.
 */
export function conformalState(state: HomogeneousState, reference: HomogeneousState): ConformalState | undefined {
  const { equation } = state.fluid;
  const target = reference.fluid.equation;
  const { temperature: T, molarDensity } = state;
  const wantedEnergy = state.residualEnergy;
  const wantedFactor = state.pressure / (molarDensity * equation.gasConstant * T);
  let lnT = log((T * target.critical.temperature) / equation.critical.temperature);
  let lnRho = log((molarDensity * target.critical.density) / equation.critical.density);
  let off = residuals(reference, lnT, lnRho, wantedEnergy, wantedFactor);
  for (let step = 0; step < maxSteps; step += 1) {
    if (off.size < 1e-11) return { temperature: exp(lnT), molarDensity: exp(lnRho) };
    const determinant = off.energyByT * off.factorByRho - off.energyByRho * off.factorByT;
    const byT = (off.energyByRho * off.factor - off.factorByRho * off.energy) / determinant;
    const byRho = (off.factorByT * off.energy - off.energyByT * off.factor) / determinant;
    const found = shortenStep(byT, byRho, off.size, share =>
      residuals(reference, lnT + share * byT, lnRho + share * byRho, wantedEnergy, wantedFactor),
    );
    if (found === undefined) return off.size < 1e-7 ? { temperature: exp(lnT), molarDensity: exp(lnRho) } : undefined;
    lnT += found.share * byT;
    lnRho += found.share * byRho;
    off = found.off;
  }
  return undefined;
}

interface Missed {
  readonly energy: number;
  readonly factor: number;
  readonly size: number;
  readonly energyByT: number;
  readonly energyByRho: number;
  readonly factorByT: number;
  readonly factorByRho: number;
}

/** Residuals of αʳ and Z of the reference, with their derivatives in ln T and ln ρ. */
function residuals(
  { fluid }: HomogeneousState,
  lnT: number,
  lnRho: number,
  wantedEnergy: number,
  wantedFactor: number,
): Missed {
  const { energy, equation } = fluid;
  energy.setTemperature(exp(lnT));
  energy.evaluate(exp(lnRho) / equation.reducing.density);
  const byEnergy = energy.value - wantedEnergy;
  const byFactor = 1 + energy.delta - wantedFactor;
  return {
    energy: byEnergy,
    factor: byFactor,
    size: hypot(byEnergy, byFactor),
    energyByT: -energy.valueTau,
    energyByRho: energy.delta,
    factorByT: -energy.deltaTau,
    factorByRho: energy.delta + energy.deltaDelta,
  };
}

/** Longest of the steps 1, 1/2, 1/4… that reduces the residual; no step exceeds 0.3 in either logarithm. */
function shortenStep(
  byT: number,
  byRho: number,
  size: number,
  at: (share: number) => Missed,
): { readonly share: number; readonly off: Missed } | undefined {
  let share = Math.min(1, 0.3 / Math.max(Math.abs(byT), Math.abs(byRho)));
  for (let halving = 0; halving < 12; halving += 1, share /= 2) {
    const off = at(share);
    if (off.size < size) return { share, off };
  }
  return undefined;
}
