import { toSi } from './convert.ts';
import { durationSeconds } from './duration.ts';
import type { Kind } from './kinds.ts';
import { leadingNumber } from './leading-number.ts';
import { findFlowUnit, massFlowOf, productParts, referenceState, type FlowUnit } from './mass-flow.ts';
import { otherBasis, ownUnit } from './other-basis.ts';
import { findUnit } from './spelling.ts';
import { totalOfSum } from './sum.ts';

/**
 * A quantity that is written in a form that no unit of its kind converts, such as a mass flow as a product, a density in °API, a flow
 * time, a duration of several parts, a gauge pressure as an absolute one.
 */
export interface ConvertedQuantity {
  readonly si: number;
  /** The unit in which the converted value is read. */
  readonly unit: string;
  /** The basis of the conversion, as the end of a sentence; undefined if none is needed. */
  readonly basis?: string;
}

/** Density of water at 60 °F, kg/m³, API MPMS 11.1 (2004), and the constants of the definition of °API. */
const waterDensity60 = 999.016;
const apiConstants = { numerator: 141.5, offset: 131.5 } as const;

/** Least flow time that ASTM D2161 converts, s. */
const leastSaybolt = 32;

/**
 * Returns the quantity that a text writes in another form than number and unit, which a field keeps as it was typed:
 * a sum ("12.5 + 3.5 bar"), a mass flow or a dynamic viscosity as a product ("120 m3/h * 850 kg/m3", "10 cSt * 850 kg/m3"), the density of a liquid at 60 °F in °API, a kinematic viscosity in Saybolt
 * universal seconds at 100 °F, by ASTM D2161, a duration of several parts ("0:15:00", "1 h 30 min"), and a pressure of the other basis ("250 psia" as a gauge pressure) at 1.01325 bar.
 * Undefined for any other text or kind, and for values that have none.
 * @param unit of a sum that names none.
 */
export function convertedQuantity(kind: Kind, text: string, unit?: string): ConvertedQuantity | undefined {
  const sum = totalOfSum(kind, text);
  if (sum) return quantityOfSum(kind, sum, unit);
  if (!isConvertible(kind)) return undefined;
  if (kind === 'time') return duration(text);
  const parsed = leadingNumber(text.trim());
  if (!parsed) return undefined;
  const { value, rest } = parsed;
  switch (kind) {
    case 'massFlow':
      return massFlow(value, rest);
    case 'density':
      return isApiGravity(rest) ? apiDensity(value) : undefined;
    case 'dynamicViscosity':
      return viscosityProduct(value, rest);
    case 'kinematicViscosity':
      return isSayboltTime(rest) ? sayboltViscosity(value) : undefined;
    case 'gaugePressure':
    case 'absolutePressure':
      return pressureOfOtherBasis(kind, value, rest);
  }
}

const isApiGravity = (unit: string) => /^(?:°|º|deg(?:rees?)?\.?)?\s*API$/i.test(unit);
const isSayboltTime = (unit: string) => /^(?:SSU|SUS)(?:\s*(?:@|at)?\s*100\s?°?\s?F)?$/i.test(unit);

/** What stands behind a number in the place of a unit of a kind, and the basis of its conversion, as the end of a sentence. */
export interface ConvertedUnit {
  readonly symbol: string;
  readonly basis: string;
}

/**
 * Finds the form in which `convertedQuantity` reads numbers under a heading: °API of a density, SSU of a kinematic viscosity, a unit of the other
 * basis of a pressure. Undefined for any other text, and for units of the kind.
 */
export function findConvertedUnit(kind: Kind, text: string): ConvertedUnit | undefined {
  if (kind === 'density') return isApiGravity(text) ? { symbol: '°API', basis: bases.api } : undefined;
  if (kind === 'kinematicViscosity') return isSayboltTime(text) ? { symbol: 'SSU', basis: bases.saybolt } : undefined;
  const other = findUnit(kind, text) ? undefined : otherBasis(kind);
  const unit = other && findUnit(other.kind, text);
  return unit && { symbol: unit.symbol, basis: bases.pressure };
}

/**
 * Finds the unit of a quantity that a density or a molar mass converts to one of a kind: of a volume, standard or molar flow for a mass flow, of
 * a kinematic viscosity or a flow time for a dynamic viscosity. Undefined for any other text or kind.
 */
export function findProductUnit(kind: Kind, text: string): FlowUnit | undefined {
  if (kind === 'massFlow') return findFlowUnit(text);
  if (kind !== 'dynamicViscosity') return undefined;
  const unit = findUnit('kinematicViscosity', text) ?? findConvertedUnit('kinematicViscosity', text);
  return unit && { symbol: unit.symbol, factor: 'density' };
}

/** The bases of conversions, each as the end of a sentence. */
const bases = {
  api: 'the density at 60 °F, by API MPMS 11.1; enter that at the temperature of the case where it differs',
  saybolt: 'by ASTM D2161 for a flow time at 100 °F; one at 210 °F is 0.7 % less',
  pressure: 'at an atmospheric pressure of 1.01325 bar',
} as const;

const convertibleKinds = [
  'massFlow',
  'density',
  'dynamicViscosity',
  'kinematicViscosity',
  'gaugePressure',
  'absolutePressure',
  'time',
] as const;
type ConvertibleKind = (typeof convertibleKinds)[number];
const isConvertible = (kind: Kind): kind is ConvertibleKind => convertibleKinds.some(each => each === kind);

function quantityOfSum(kind: Kind, sum: { value: number; unit: string }, unit?: string): ConvertedQuantity | undefined {
  const typed = sum.unit === '' ? unit : findUnit(kind, sum.unit)?.symbol;
  if (typed === undefined) return convertedQuantity(kind, `${sum.value} ${sum.unit}`, unit);
  const si = toSi(kind, sum.value, typed);
  return Number.isFinite(si) ? { si, unit: typed } : undefined;
}

function duration(text: string): ConvertedQuantity | undefined {
  const seconds = durationSeconds(text);
  return seconds === undefined ? undefined : { si: seconds, unit: 's' };
}

function pressureOfOtherBasis(kind: Kind, value: number, unit: string): ConvertedQuantity | undefined {
  const other = otherBasis(kind);
  const typed = findUnit(kind, unit) ? undefined : other && findUnit(other.kind, unit);
  if (!typed) return undefined;
  const si = toSi(kind, value, typed.symbol);
  if (!Number.isFinite(si)) return undefined;
  return { si, unit: ownUnit(kind, typed.symbol), basis: bases.pressure };
}

function massFlow(value: number, rest: string): ConvertedQuantity | undefined {
  const product = massFlowOf(value, rest);
  if (!product) return undefined;
  const basis = referenceState(product.unit);
  return { si: product.si, unit: 'kg/h', ...(basis === undefined ? {} : { basis }) };
}

/** The product of a kinematic viscosity with a density: "10 cSt × 850 kg/m³", "150 SSU × 880 kg/m³". */
function viscosityProduct(value: number, rest: string): ConvertedQuantity | undefined {
  const { unit, size } = productParts(rest) ?? {};
  const density = size && findUnit('density', size.rest);
  if (unit === undefined || !density) return undefined;
  const own = findUnit('kinematicViscosity', unit);
  const kinematic = own
    ? { si: toSi('kinematicViscosity', value, own.symbol) }
    : isSayboltTime(unit)
      ? sayboltViscosity(value)
      : undefined;
  return kinematic && { ...kinematic, si: kinematic.si * toSi('density', size.value, density.symbol), unit: 'cP' };
}

function apiDensity(gravity: number): ConvertedQuantity | undefined {
  const { numerator, offset } = apiConstants;
  if (!(gravity > -offset)) return undefined;
  return {
    si: (waterDensity60 * numerator) / (gravity + offset),
    unit: 'kg/m³',
    basis: bases.api,
  };
}

function sayboltViscosity(seconds: number): ConvertedQuantity | undefined {
  if (!(seconds >= leastSaybolt)) return undefined;
  let viscosity = seconds / saybolt.slope;
  // The remainder falls by less than 0.3 s for each second of the rest, so that each round takes two thirds of the error away.
  for (let round = 0; round < 100; round += 1) viscosity = (seconds - remainder(viscosity)) / saybolt.slope;
  return {
    si: viscosity * 1e-6,
    unit: 'cSt',
    basis: bases.saybolt,
  };
}

/** ASTM D2161: s of flow time at 100 °F by ν in cSt, a straight line with a remainder that vanishes. */
const saybolt = { slope: 4.6324 } as const;

function remainder(v: number): number {
  return (1 + 0.03264 * v) / ((3930.2 + v * (262.7 + v * (23.97 + v * 1.646))) * 1e-5);
}
