import type { MassFlow, PressureDifference } from '../quantities/index.ts';
import { bar, hour } from './constants.ts';
import { specificHeatRatioFactor, type Gas } from './gas.ts';
import { venaContractaDifference, type Liquid } from './liquid.ts';

/** Rules of the first edition of this calculator, for reproducing old calculations. */

/** Cv of a liquid, W/(27.3·√(Δp_s·ρ)). */
export function originalLiquidCv(massFlow: MassFlow, sizingDifference: PressureDifference, density: number): number {
  return (massFlow * hour) / (27.3 * Math.sqrt((sizingDifference / bar) * density));
}

/** Cv of a gas, W/(94.8·p1·Y)·√(T·Z/(x_s·M)). */
export function originalGasCv(massFlow: MassFlow, gas: Omit<Gas, 'gamma'>, xSizing: number, Y: number): number {
  const { upstreamPressure, temperature, molarMass, compressibilityFactor } = gas;
  const root = Math.sqrt((temperature * compressibilityFactor) / (xSizing * molarMass * 1000));
  return ((massFlow * hour) / (94.8 * (upstreamPressure / bar) * Y)) * root;
}

/** A liquid: Cv = W/(27.3·√(Δp_s·ρ)), Δp_s = min(Δp, p1 − F_F·p_v). Throws a RangeError for p1 ≤ F_F·p_v. */
export function originalLiquid(massFlow: MassFlow, pressureDifference: PressureDifference, liquid: Liquid) {
  const limit = venaContractaDifference(liquid);
  if (!(limit > 0)) throw new RangeError('upstreamPressure must exceed F_F times the vapour pressure.');
  const sizingPressureDifference = Math.min(pressureDifference, limit);
  return {
    cv: originalLiquidCv(massFlow, sizingPressureDifference, liquid.density),
    sizingPressureDifference,
    chokedPressureDifference: limit,
    critical: pressureDifference >= limit,
  };
}

/** A gas: Cv = W/(94.8·p1·Y)·√(T·Z/(x_s·M)), F_γ = γ/1.4, x_s = min(x, F_γ), Y = max(1 − x/(3·F_γ), 0.667). */
export function originalGas(massFlow: MassFlow, pressureDifference: PressureDifference, gas: Gas) {
  const { upstreamPressure, gamma } = gas;
  const x = pressureDifference / upstreamPressure;
  const Fgamma = specificHeatRatioFactor(gamma);
  const xSizing = Math.min(x, Fgamma);
  const Y = Math.max(1 - x / (3 * Fgamma), 0.667);
  return {
    cv: originalGasCv(massFlow, gas, xSizing, Y),
    x,
    xSizing,
    Y,
    chokedPressureDifference: Fgamma * upstreamPressure,
    critical: x >= Fgamma,
  };
}
