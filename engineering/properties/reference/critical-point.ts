import { findRoot } from '../../numerics/index.ts';
import type { FluidEquation } from './equation.ts';
import type { HelmholtzEnergy } from './helmholtz-energy.ts';

/** Critical point: K, Pa, mol/m³. */
export interface CriticalPoint {
  readonly temperature: number;
  readonly pressure: number;
  readonly density: number;
}

/**
 * Critical point of the equation itself, (∂p/∂ρ)_T = (∂²p/∂ρ²)_T = 0, which differs in the last digits from the measured one. Where terms
 * are singular there, the equation was fitted to the published point; for a mixture treated as one fluid it is the end of bubble and dew
 * line.
 */
export function criticalPointOf(equation: FluidEquation, energy: HelmholtzEnergy): CriticalPoint {
  const { critical, residual, gasConstant, reducing, ancillaries } = equation;
  if (residual.nonAnalytic) return critical;
  if (ancillaries.bubblePressure) {
    const { temperature, value } = ancillaries.bubblePressure;
    return { temperature, pressure: value, density: critical.density };
  }
  const published = critical.density / reducing.density;
  let T = critical.temperature;
  let delta = published;
  for (let round = 0; round < 30; round += 1) {
    energy.setTemperature(T);
    const curvature = (at: number): number => {
      energy.evaluateInDensity(at);
      return 2 * energy.delta + 4 * energy.deltaDelta + energy.deltaDeltaDelta;
    };
    delta = findRoot(curvature, 0.85 * published, 1.15 * published)?.x ?? NaN;
    energy.evaluate(delta);
    const slope = 1 + 2 * energy.delta + energy.deltaDelta;
    const slopeT = -(2 * energy.deltaTau + energy.deltaDeltaTau) / T;
    T -= slope / slopeT;
    if (Math.abs(slope / slopeT) < 1e-13 * T) break;
  }
  energy.setTemperature(T);
  energy.evaluateInDensity(delta);
  const density = delta * reducing.density;
  return { temperature: T, density, pressure: density * gasConstant * T * (1 + energy.delta) };
}
