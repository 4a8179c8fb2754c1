/**
 * Ideal-gas heat capacity of a component: Cp/R = a0 + a1·T + a2·T² + a3·T³ + a4·T⁴ + a5/T², T in K. Outside `range` the heat capacity is
 * constant; `stated` is the range given by the source.
 */
export interface IdealGasHeatCapacity {
  readonly coefficients: readonly [a0: number, a1: number, a2: number, a3: number, a4: number, a5: number];
  /** K. Extends below the stated range where the polynomial is sound, see `polynomial`. */
  readonly range: readonly [lowest: number, highest: number];
  readonly stated: readonly [lowest: number, highest: number];
}

/** Constants of a pure component, SI and per mole. */
export interface Component {
  readonly id: string;
  readonly name: string;
  readonly formula: string;
  /** CAS registry number. */
  readonly cas: string;
  /** kg/mol. */
  readonly molarMass: number;
  /** K. */
  readonly criticalTemperature: number;
  /** Pa. */
  readonly criticalPressure: number;
  /** m³/mol. */
  readonly criticalVolume: number;
  readonly acentricFactor: number;
  /** At 101 325 Pa, K; undefined where the substance sublimes. */
  readonly boilingTemperature: number | undefined;
  /** K; the lambda point of helium. Below it the component would freeze, which the equation of state does not model. */
  readonly tripleTemperature: number;
  /** c of v = v_PR − c, m³/mol. */
  readonly volumeTranslation: number;
  readonly idealGasHeatCapacity: IdealGasHeatCapacity;
}

/** All temperatures: the heat capacity of a monatomic gas is constant. */
export const anyTemperature: readonly [number, number] = [0, Infinity];

/**
 * A polynomial of the five-coefficient form. Used down to 50 K even where the source states it from 100 or 200 K:
 * for the alkanes from n-butane it continues to decrease smoothly there, as the heat capacity itself does.
 */
export function polynomial(
  coefficients: readonly [number, number, number, number, number],
  stated: readonly [number, number],
): IdealGasHeatCapacity {
  return { coefficients: [...coefficients, 0], range: [Math.min(50, stated[0]), stated[1]], stated };
}
