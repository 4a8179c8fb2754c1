import { log } from '../../elementary/index.ts';

/** Critical constants for corresponding states. */
export interface CriticalConstants {
  /** K. */
  readonly criticalTemperature: number;
  /** Pa. */
  readonly criticalPressure: number;
  readonly acentricFactor: number;
}

/** Constants of the reference fluid from its equation of state. */
export interface ReferenceConstants {
  readonly critical: { readonly temperature: number; readonly pressure: number; readonly density: number };
  readonly acentricFactor: number;
}

/** Ratios of temperature and molar volume of two fluids in corresponding states. */
export interface ShapeFactors {
  readonly f: number;
  readonly h: number;
}

/** Range of T/T_c of the fitted shape factors. */
const [leastReduced, mostReduced] = [0.5, 2];

/**
 * The ratios of a fluid at T in K to a reference fluid, with the shape factors of SUPERTRAPP: M. L. Huber (1996); Poling, Prausnitz
 * and O'Connell, The Properties of Gases and Liquids, 5th ed., section 9-6.
 */
export function shapeFactors(
  fluid: CriticalConstants,
  { critical, acentricFactor }: ReferenceConstants,
  temperature: number,
): ShapeFactors {
  const reduced = temperature / fluid.criticalTemperature;
  const logarithm = log(Math.min(mostReduced, Math.max(leastReduced, reduced)));
  const excess = fluid.acentricFactor - acentricFactor;
  const ratio = fluid.criticalTemperature / critical.temperature;
  return {
    f: ratio * (1 + excess * (0.05203 - 0.7498 * logarithm)),
    h: ((ratio * critical.pressure) / fluid.criticalPressure) * (1 - excess * (0.1436 - 0.2822 * logarithm)),
  };
}
