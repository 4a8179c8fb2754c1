import type { ListField } from '../definition/fields.ts';
import { isAmountUnit } from './amount-units.ts';
import { findItemInText, isNotItem, isSum } from './item-in-text.ts';
import { nameAndAmount } from './report-cells.ts';
import { parseListAmount } from './report-words.ts';

type Rows = readonly (readonly string[])[];

/** The names of conditions and properties of a stream. */
export const conditionName =
  /^(?:[TP]\s*[[(]|vap ?frac|temp(?:erature)?\b|pres(?:s(?:ure)?)?\b|vapou?r|vfrac|lfrac|sfrac|.*phase|.*\bflow(?: ?rate)?s?\b|total rate|.*fraction|mole? frac|.*enthalpy|.*entropy|.*density|.*energy|mol\S*\s*(?:wt|weight|mass)|molar|average|.*heating|heat|.*wobbe|relative|specific gravity|compressib|gross|net|hhv|lhv|z(?: factor)?$|c_?p\/c_?v|gas gravity)/i;

/** A number before the name, as in the lists of components of PRO/II: "1 N2", "2. C1". */
const numberedName = /^(\d{1,3})[.)]?\s+(?=\p{L})/u;

/** Removes the numbers of rows before the names, where rows are numbered from 1 on. */
export function withoutRowNumbers(rows: Rows): Rows {
  const numbers = rows.flatMap(([name = '']) => numberedName.exec(name)?.[1] ?? []);
  const isNumbered =
    numbers.length > 1 && numbers.every((number, index) => Number(number) === (index % lastOf(numbers)) + 1);
  return isNumbered ? rows.map(([name = '', ...others]) => [name.replace(numberedName, ''), ...others]) : rows;
}

/** What reports print at the foot of a page. */
const pageName = /^(?:page|sheet|seite|blatt|report|rev(?:ision)?|printed|date|datum)\b/i;

/** The largest of the numbers: each section of a report begins with 1 again. */
const lastOf = (numbers: readonly string[]) => Math.max(...numbers.map(Number));

/**
 * Divides rows of one cell such as "methane 90.5" into name and amount. Between and behind such rows, a name that is no item is divided too,
 * so that it is refused and not lost.
 */
export function withAmountsApart(field: ListField, rows: Rows): Rows {
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

/** Moves the unit behind a name to the amounts of its row, as in "Helium (ppm)" among shares in per cent. */
export function withUnitsOfNames(field: ListField, rows: Rows): Rows {
  if (!field.basis) return rows;
  return rows.map(row => {
    const [name = '', ...amounts] = row;
    const [, item = '', unit = ''] = /[)\]]$/.test(name) ? (/^(.*\S)\s*[([]([^()[\]]+)[)\]]$/.exec(name) ?? []) : [];
    if (!isAmountUnit(unit) || findItemInText(field, item) === undefined) return row;
    return [
      item,
      ...amounts.map(cell => (parseListAmount(cell) === undefined || cell.endsWith('%') ? cell : `${cell} ${unit}`)),
    ];
  });
}
