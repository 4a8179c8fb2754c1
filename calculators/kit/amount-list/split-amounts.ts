import { parseListAmount } from '../common/printed-number.ts';
import type { ListField } from '../definition/fields.ts';
import { basisIn } from './amount-heads.ts';
import { isAmountUnit } from './amount-units.ts';
import { findItemInText, isNotItem, isSum, itemAndUnit } from './item-in-text.ts';
import { perhapsUnit } from './perhaps-unit.ts';
import { nameAndAmount } from './report-cells.ts';

type Rows = readonly (readonly string[])[];

/** Matches the name of a condition or property of a stream. */
export const conditionName =
  /^(?:[TP]\s*[[(]|vap ?frac|temp(?:erature)?\b|pres(?:s(?:ure)?)?\b|vapou?r|vfrac|lfrac|sfrac|.*phase|.*flow(?: ?rate)?s?\b|total rate|.*fraction|mole? frac|.*enthalpy|.*entropy|.*density|.*energy|mol\S*\s*(?:wt|weight|mass)|molar|average|.*heating|heat|.*wobbe|relative|specific gravity|compressib|gross|net|hhv|lhv|z(?: factor)?$|c_?p\/c_?v|gas gravity|uncertaint|accuracy)/i;

/** Matches a row number before the name, as in the component lists of PRO/II: "1 N2", "2. C1". */
const numberedName = /^(\d{1,3})[.)]?\s+(?=\p{L})/u;

/** Removes row numbers before the names if the rows are numbered from 1. */
export function removeRowNumbers(rows: Rows): Rows {
  const numbers = rows.flatMap(([name = '']) => numberedName.exec(name)?.[1] ?? []);
  const isNumbered =
    numbers.length > 1 && numbers.every((number, index) => Number(number) === (index % largestOf(numbers)) + 1);
  return isNumbered ? rows.map(([name = '', ...others]) => [name.replace(numberedName, ''), ...others]) : rows;
}

/** Matches the first words of a page footer. */
export const pageName = /^(?:page|sheet|seite|blatt|report|rev(?:ision)?|printed|date|datum)\b/i;

/** The largest row number; numbering restarts at 1 in each section of a report. */
const largestOf = (numbers: readonly string[]) => Math.max(...numbers.map(Number));

/**
 * Splits rows of a single cell, such as "methane 90.5", into name and amount. Rows with an unknown name that follow are split
 * too, so that they are refused rather than ignored.
 */
export function splitNamesAndAmounts(field: ListField, rows: Rows): Rows {
  const isKnown = (name: string) => findItemInText(field, name) !== undefined || isNotItem(field, name);
  if (rows.every(({ length }) => length > 1)) return rows;
  const parts = rows.map(row => (row.length < 2 ? nameAndAmount(row[0] ?? '') : undefined));
  const known = parts.map(part => part !== undefined && (isKnown(part[0]) || isSum(part[0])));
  let isBehind = false;
  return rows.map((row, index) => {
    const part = parts[index];
    isBehind = part !== undefined && !pageName.test(part[0]) && (isBehind || known[index] === true) && !isSum(part[0]);
    if (part === undefined || (known[index] !== true && !isBehind)) return row;
    return field.basis !== undefined || known[index] === true ? part : row;
  });
}

/** Matches a name with a bracket behind it. */
const bracketedName = /^(.*\S)\s*[([]([^()[\]]+)[)\]]$/;

/** Moves a unit after a name to the amounts of its row, as in "Helium (ppm)" among shares in per cent. */
export function moveUnitsToAmounts(field: ListField, rows: Rows): Rows {
  if (!field.basis) return rows;
  return rows.map(row => {
    const [name = '', ...amounts] = row;
    const [, named = '', inBracket = ''] = bracketedName.exec(name) ?? [];
    const { item, unit } = itemAndUnit(field, name) ?? { item: named, unit: inBracket };
    if (!isAmountUnit(unit) || unit === state || findItemInText(field, item) === undefined) return row;
    return [
      item,
      ...amounts.map(cell => (parseListAmount(cell) === undefined || cell.endsWith('%') ? cell : `${cell} ${unit}`)),
    ];
  });
}

/** A bracket that is a gas or grams: "H2O(g)". */
const state = 'g';

/** Names of items with a bracket that may be a unit and is not understood: "Water (lb/MMscf)". */
export function namesWithUnknownUnits(field: ListField, rows: Rows): string[] {
  return rows.flatMap(([name = '', ...amounts]) => {
    const [, item = '', unit = ''] = amounts.length > 0 && field.basis ? (bracketedName.exec(name) ?? []) : [];
    const isUnknown =
      (perhapsUnit.test(unit) || unit === state) &&
      findItemInText(field, item) !== undefined &&
      findItemInText(field, unit) === undefined &&
      field.definedItems?.read(name)?.ok !== true;
    return isUnknown ? [name] : [];
  });
}

/**
 * Moves traces, which some reports have in a column of their own in ppm, to the column of shares, where their rows are blank: without them, 100 ppm
 * of hydrogen sulphide would be read as none.
 */
export function moveTracesToAmounts(field: ListField, rows: Rows, headings: readonly string[]): Rows {
  const trace = headings.findIndex(cell => /pp[mb]/i.test(cell) && isAmountUnit(unitIn(cell)));
  const amount = headings.findIndex((cell, index) => index !== trace && typeof basisIn(field, cell) === 'string');
  const [ofTrace, ofAmount] = [trace, amount].map(index => basisIn(field, headings[index] ?? ''));
  const isOther = typeof ofTrace === 'string' && ofTrace !== ofAmount;
  if (!field.basis || trace < 1 || amount < 1 || isOther) return rows;
  const has = (row: readonly string[], index: number) => parseListAmount(row[index] ?? '') !== undefined;
  const named = rows.filter(([name = '']) => findItemInText(field, name) !== undefined);
  if (!named.some(row => has(row, amount)) || named.some(row => has(row, amount) && has(row, trace))) return rows;
  // Lumps and unknown items are moved too, so that they are refused rather than left out.
  const isItem = (row: readonly string[]) =>
    named.includes(row) ||
    (!has(row, amount) && row[0] !== '' && !isSum(row[0] ?? '') && !conditionName.test(row[0] ?? ''));
  return rows.map(row =>
    has(row, trace) && isItem(row)
      ? row.with(amount, `${row[trace]} ${unitIn(headings[trace] ?? '')}`).with(trace, '')
      : row,
  );
}

/**
 * Whether a row has an amount in another column than that of the amounts: of traces, or of another basis where its own amount is blank. Such a
 * row of an unknown item is not without an amount.
 */
export function hasOtherAmount(
  field: ListField,
  row: readonly string[],
  headings: readonly string[],
  index: number,
): boolean {
  const isBlank = parseListAmount(row[index] ?? '') === undefined;
  return row.some((cell, place) => {
    const heading = headings[place] ?? '';
    const isOfAmounts = isAmountUnit(unitIn(heading)) || (isBlank && typeof basisIn(field, heading) === 'string');
    return place > 0 && place !== index && isOfAmounts && (parseListAmount(cell) ?? 0) !== 0;
  });
}

/** The unit in a heading such as "Conc. (ppmv)". */
const unitIn = (heading: string) => /pp[mb][^()[\]]*/i.exec(heading)?.[0].trim() ?? '';
