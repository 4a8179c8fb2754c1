import { findUnit, otherBasis } from '@isentrope/engineering/quantities';
import type { Field } from '../definition/fields.ts';
import type { ListColumn } from './heading.ts';

/** Matches properties that occur in stream reports of process simulators but not in lists of items. */
const streamProperty =
  /^(?:(?:mass |molar )?vapou?r ?(?:\/ ?phase )?frac(?:tion)?|phase fraction|mole(?:ar)? flows?|molar flow.*|heat flow|(?:mass|molar) (?:enthalpy|entropy)|std\.? .*flow|liquid volume flow|.*\(mixture\)|average mw|mass density|act(?:ual)?\.? (?:vol(?:ume)?\.?|gas|liq(?:uid)?\.?) flow|total (?:mass|molar|std\.? \w+|act(?:ual)?\.? \w+) rate|fluid package|mass (?:vapor|liquid|solid) fraction|total mo(?:le|lar) (?:flow|rate)|mol(?:en)?strom|(?:dampf|gas)(?:phasen?)?anteil)$/i;

/** Matches headings that HYSYS and DWSIM give a stream; all together they do not occur in lists of items. */
const streamHeads = [/^temperature$/i, /^pressure$/i, /^mass flow$/i] as const;

/**
 * Whether columns are from a stream report of a process simulator, in which a pressure unit without a basis is absolute (HYSYS and UniSim
 * "bar" and "kPa", Aspen Plus, PRO/II, DWSIM).
 */
export function isSimulatorReport(columns: readonly ListColumn[]): boolean {
  const isNamed = (pattern: RegExp) => columns.some(({ name, unit }) => unit !== '' && pattern.test(name));
  return columns.some(({ name }) => streamProperty.test(name)) || streamHeads.every(isNamed);
}

/** The basis of a pressure that a name states. */
function basisOf(name: string): 'absolutePressure' | 'gaugePressure' | undefined {
  if (/(?<!\p{L})(?:abs(?:olut[ea]?)?|absolutdruck|absolue)(?!\p{L})/iu.test(name)) return 'absolutePressure';
  return /(?<!\p{L})(?:gau?ge|überdruck|manométrique|relative pressure)(?!\p{L})/iu.test(name)
    ? 'gaugePressure'
    : undefined;
}

/**
 * The unit of a column whose name states the basis of its pressure, such as "Absolute pressure (bar)", if its unit does not; undefined for any
 * other column.
 * @param assumed the unit in which the numbers are read if the column has none
 */
export function statedBasisUnit(field: Field, { name, unit }: ListColumn, assumed = ''): string | undefined {
  const basis = field.type === 'quantity' && otherBasis(field.kind) ? basisOf(name) : undefined;
  const bare = unit === '' ? assumed.replace(/\((?:abs|g)\)$/, '') : unit;
  const isBare = basis !== undefined && findUnit('pressureDifference', bare) !== undefined;
  return isBare ? findUnit(basis, `${bare}(${basis === 'absolutePressure' ? 'abs' : 'g'})`)?.symbol : undefined;
}

/** The absolute unit for a column in a pressure unit without a basis whose field is a gauge pressure; undefined otherwise. */
export function absoluteUnit(field: Field, { unit }: ListColumn): string | undefined {
  if (field.type !== 'quantity' || field.kind !== 'gaugePressure' || unit === '') return undefined;
  const other = otherBasis(field.kind);
  const isBare = findUnit('pressureDifference', unit) !== undefined;
  return other && isBare ? findUnit(other.kind, unit)?.symbol : undefined;
}
