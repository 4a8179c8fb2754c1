import { editableNumber, parseNumber } from '@isentrope/engineering/quantities';
import { parseListAmount } from '../common/printed-number.ts';
import type { ListField } from '../definition/fields.ts';
import { wholeSums, wholeTolerance } from './find-amount-column.ts';
import { findItemInText, isNotItem } from './item-in-text.ts';
import type { ListLine } from './list-text.ts';
import { nameAndAmount } from './report-cells.ts';

type Row = readonly string[];

/** The items of a lump with their shares by mole, which add up to 1. */
type Parts = NonNullable<ReturnType<NonNullable<ListField['partsOfLump']>>>;

/** Matches a line that divides a lump: "C6+ distribution: nC6 60 %, nC7 40 %", "C6+ split (mol) 60/30/10". */
const division =
  /^(.+?)\s+(?:distribution|split|breakdown|ratio|composition|characteri[sz]ation)\s*(?:(?:by\s+|\()mol\S*)?\s*[:=,]?\s*(\S.*)$/i;

/** A report without the line that divides its only lump, and the parts of this lump by its name. */
export function lumpSplitIn(
  field: ListField,
  rows: readonly Row[],
): { readonly rows: readonly Row[]; readonly parts: ReadonlyMap<string, Parts> } {
  const none = { rows, parts: new Map<string, Parts>() };
  if (!field.partsOfLump) return none;
  const found = rows.map(row => partsIn(field, row.filter(cell => cell !== '').join(', ')));
  const [parts, ...others] = found.filter(each => each !== undefined);
  const names = rows.flatMap((row, index) => {
    const [name = '', ...amounts] = (row.length === 1 ? nameAndAmount(row[0] ?? '') : undefined) ?? row;
    return found[index] === undefined && amounts.length > 0 && isNotItem(field, name) ? [name] : [];
  });
  const [lump, ...more] = new Set(names);
  if (!parts || others.length > 0 || lump === undefined || more.length > 0) return none;
  return { rows: rows.filter((_, index) => found[index] === undefined), parts: new Map([[lump, parts]]) };
}

function partsIn(field: ListField, line: string): Parts | undefined {
  const [, lump = '', list = ''] = division.exec(line) ?? [];
  if (lump === '' || !isNotItem(field, lump)) return undefined;
  const entries = list
    .replace(/\.$/, '')
    .split(/[,;/](?!\d)\s*|\s+and\s+/)
    .map(entry => {
      const [name = '', amount = ''] = nameAndAmount(entry) ?? [];
      return { item: findItemInText(field, name), share: parseListAmount(amount) ?? Number.NaN };
    });
  const sum = entries.reduce((total, { share }) => total + share, 0);
  const isWhole = wholeSums.some(whole => Math.abs(sum / whole - 1) <= wholeTolerance);
  const parts = entries.flatMap(({ item, share }) => (item === undefined ? [] : [{ item, share: share / sum }]));
  return isWhole && parts.length === entries.length ? parts : field.partsOfLump?.(`${lump} ${list}`);
}

/** Replaces lumps by their parts, which a line of the report or their name states, such as "C6+ 47/35/17", with a remark on each. */
export function splitLumps(
  field: ListField,
  lines: readonly ListLine[],
  stated: ReadonlyMap<string, Parts>,
): { readonly lines: readonly ListLine[]; readonly remarks: readonly string[] } {
  const remarks: string[] = [];
  const divided = lines.flatMap(line => {
    const parts = stated.get(line.item) ?? field.partsOfLump?.(line.item);
    const amount = parseNumber(line.amount.replace(/\s*%$/, ''));
    if (!parts || amount === undefined) return [line];
    const sign = /\s*%$/.exec(line.amount)?.[0] ?? '';
    remarks.push(
      `"${line.item}" is divided by mole: ${parts.map(({ item, share }) => `${editableNumber(100 * share)} % ${item}`).join(', ')}.`,
    );
    return parts.map(({ item, share }) => ({ item, amount: `${editableNumber(amount * share)}${sign}` }));
  });
  return { lines: divided, remarks };
}
