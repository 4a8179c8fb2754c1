import { log1p } from '../../elementary/index.ts';
import { atmosphere } from '../../quantities/index.ts';
import { leastPressure, type FluidState } from './fluid-state.ts';
import { tabulatedGasState } from './gas-table.ts';
import type { NetworkGas } from '../types.ts';

const normalTemperature = 273.15;

/** Density of a gas with Z = 1 over its pressure, kg/m³ per Pa. */
export function idealDensityPerPressure({ normalDensity, temperature }: NetworkGas): number {
  return (normalDensity * normalTemperature) / (atmosphere * temperature);
}

/** Returns the compressibility factor of a gas as a network has it at a pressure, Pa. */
export function compressibilityOf(gas: NetworkGas): (pressure: number) => number {
  const { densityAt } = gasState(gas);
  return pressure => (idealDensityPerPressure(gas) * pressure) / densityAt(pressure);
}

/** ρ = c·p/(Z0 + s·p) and its integral, (c·Z0/s²)·(y − ln(1 + y)) with y = s·p/Z0, as a series where y is small. */
export function gasState(gas: NetworkGas): FluidState {
  const { compressibility: Z0 = 1, compressibilitySlope: s = 0, compressibilityTable: table } = gas;
  const c = idealDensityPerPressure(gas);
  if (table) return tabulatedGasState(c, table);
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
