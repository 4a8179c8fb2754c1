import { log } from '../../elementary/index.ts';
import { Refusal, requirePositive, messageValue, toSi } from '../../quantities/index.ts';

/** Types of mist eliminator. */
export const demisterTypes = ['Wire Mesh', 'Vane Pack', 'Cyclone'] as const;
/** A type of mist eliminator. */
export type DemisterType = (typeof demisterTypes)[number];

/** Souders–Brown factor of the original method, m/s, for every demister. */
export const originalDemisterFactor = 0.107;

interface DemisterPractice {
  /** Typical Souders–Brown factor, m/s. */
  readonly factor: number;
  /** Usual range of the factor, m/s. */
  readonly range: readonly [number, number];
  /** Pressure loss in velocity heads of the gas; the manufacturer's value takes precedence. */
  readonly lossCoefficient: number;
}

/** Typical values by demister type. */
export const demisterPractice: Readonly<Record<DemisterType, DemisterPractice>> = {
  'Wire Mesh': { factor: 0.107, range: [0.08, 0.11], lossCoefficient: 25 },
  'Vane Pack': { factor: 0.15, range: [0.12, 0.15], lossCoefficient: 15 },
  Cyclone: { factor: 0.25, range: [0.2, 0.35], lossCoefficient: 30 },
};

/**
 * Maximum gas velocity through a demister, m/s: V = K·√((ρl − ρg)/ρg) with the Souders–Brown factor K, m/s, and densities in kg/m³. Throws
 * a RangeError for a value that is not positive or a liquid not denser than the gas.
 */
export function soudersBrownVelocity(factor: number, liquidDensity: number, gasDensity: number): number {
  requirePositive('factor', factor);
  requirePositive('gasDensity', gasDensity);
  if (!(liquidDensity > gasDensity)) throw new RangeError('liquidDensity must be above gasDensity');
  return factor * Math.sqrt((liquidDensity - gasDensity) / gasDensity);
}

const psi = toSi('absolutePressure', 1, 'psi(abs)');
const foot = toSi('length', 1, 'ft');

/** Range of York's factor, absolute pressure, Pa. */
export const yorkRange = { from: psi, to: 5500 * psi } as const;

/**
 * Souders–Brown factor, m/s, of a wire mesh demister at an absolute pressure, Pa: in ft/s and psi, 0.1821 + 0.0029·p + 0.0460·ln p up to
 * 15, but no more than the 0.35 up to 40, then 0.430 − 0.023·ln p up to 5500. The pieces do not quite meet: at 40 psi the factor falls by
 * 1.4 %. Throws a Refusal outside 1 to 5500 psi. Source: Otto H. York Company, as given by the GPSA Engineering Data Book.
 */
export function yorkFactor(pressure: number): number {
  if (!(pressure >= yorkRange.from * (1 - 1e-9) && pressure <= yorkRange.to * (1 + 1e-9)))
    throw new Refusal('no demister factor: York gives it for wire mesh from {from} to {to}', {
      from: messageValue('absolutePressure', yorkRange.from),
      to: messageValue('absolutePressure', yorkRange.to),
    });
  const p = pressure / psi;
  if (p <= 15) return Math.min(0.35, 0.1821 + 0.0029 * p + 0.046 * log(p)) * foot;
  return (p <= 40 ? 0.35 : 0.43 - 0.023 * log(p)) * foot;
}
