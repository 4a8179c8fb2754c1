import { log1p } from '../elementary/index.ts';
import { atmosphere, standardGravity } from '../quantities/index.ts';
import type { NetworkGas, NetworkLiquid } from './types.ts';

/**
 * How the fluid of a network relates pressure, Pa absolute, density, kg/m³, and the potential of the solver, Pa·kg/m³: ∫ρ·dp, for a liquid
 * with the static head of the elevation, m.
 */
export interface FluidState {
  readonly densityAt: (pressure: number) => number;
  readonly potentialAt: (pressure: number, elevation: number) => number;
  /** Of a gas at least `leastPressure`: below it the potential has no state. */
  readonly pressureAt: (potential: number, elevation: number) => number;
  /**
   * Pressure at which isothermal flow of a mass flux, kg/(s·m²), chokes: there G² = ρ²·dp/dρ, and the flow cannot expand further. 0 for a
   * liquid. Source: A. H. Shapiro, The Dynamics and Thermodynamics of Compressible Fluid Flow, 1953, chapter 6.
   */
  readonly chokedPressureAt: (massFlux: number) => number;
}

/** Gas pressure, Pa, at which the search for a state ends: as good as vacuum. */
export const leastPressure = 1;

const normalTemperature = 273.15;

export function liquidState({ density }: NetworkLiquid): FluidState {
  const column = density * standardGravity;
  return {
    densityAt: () => density,
    potentialAt: (pressure, elevation) => density * (pressure + column * elevation),
    pressureAt: (potential, elevation) => potential / density - column * elevation,
    chokedPressureAt: () => 0,
  };
}

/** ρ = c·p/(Z0 + s·p) and its integral, (c·Z0/s²)·(y − ln(1 + y)) with y = s·p/Z0, as a series where y is small. */
export function gasState(gas: NetworkGas): FluidState {
  const { normalDensity, temperature, compressibility: Z0 = 1, compressibilitySlope: s = 0 } = gas;
  const c = (normalDensity * normalTemperature) / (atmosphere * temperature);
  /** Where Z would fall to a tenth of Z0 the linear law has no meaning. */
  const maximum = s < 0 ? (-0.9 * Z0) / s : Infinity;
  const densityAt = (pressure: number) => (c * pressure) / (Z0 + s * pressure);
  const integral = (pressure: number) => {
    const y = (s * pressure) / Z0;
    if (Math.abs(y) > 0.05) return ((c * Z0) / (s * s)) * (y - log1p(y));
    let [sum, term] = [0.5, 1];
    for (let k = 3; k < 20; k += 1) {
      term *= -y;
      sum += term / k;
      if (Math.abs(term) < 1e-17) break;
    }
    return ((c * pressure * pressure) / Z0) * sum;
  };
  const [lowest, highest] = [integral(leastPressure), maximum < Infinity ? integral(maximum) : Infinity];
  return {
    densityAt,
    potentialAt: integral,
    // ρ²·dp/dρ = c·p²/Z0 for ρ = c·p/(Z0 + s·p).
    chokedPressureAt: massFlux => Math.min(maximum, Math.abs(massFlux) * Math.sqrt(Z0 / c)),
    pressureAt: potential => {
      if (!(potential > lowest)) return leastPressure;
      if (potential >= highest) return maximum;
      let pressure = Math.min(maximum, Math.sqrt((2 * Z0 * potential) / c));
      for (let pass = 0; pass < 40; pass += 1) {
        const step = (potential - integral(pressure)) / densityAt(pressure);
        pressure = Math.min(maximum, Math.max(leastPressure, pressure + step));
        if (!(Math.abs(step) > 1e-14 * pressure)) break;
      }
      return pressure;
    },
  };
}

/** Pressure and potential of a gas, in proportion to each other below `leastPressure`, where it has no state: a search can come back from there. */
export function continuedBelowVacuum(state: FluidState): {
  readonly pressureAt: (potential: number) => number;
  readonly potentialAt: (pressure: number) => number;
  /** Derivative of the potential by the pressure. */
  readonly slopeAt: (pressure: number) => number;
} {
  const lowest = state.potentialAt(leastPressure, 0);
  const slope = lowest / leastPressure;
  return {
    pressureAt: potential => (potential < lowest ? potential / slope : state.pressureAt(potential, 0)),
    potentialAt: pressure => (pressure < leastPressure ? pressure * slope : state.potentialAt(pressure, 0)),
    slopeAt: pressure => (pressure < leastPressure ? slope : state.densityAt(pressure)),
  };
}
