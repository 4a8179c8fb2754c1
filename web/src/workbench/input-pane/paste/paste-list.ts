import { findItem, type ListField, type ListLine } from '@isentrope/calculators/kit';
import { parseNumber } from '@isentrope/engineering/quantities';

/** Pasted list lines, and the basis of the amounts if the column header names it. */
export interface PastedList {
  readonly lines: readonly ListLine[];
  readonly basis?: string;
}

/**
 * Merges a pasted block into the lines of a list; undefined if the block is a single cell.
 *
 * Columns of items and amounts replace the whole list; a single item with its amount is added or updated. A single
 * column is amounts, filled in from line `from` down, unless it consists of item names. Duplicate items are kept and
 * reported by validation. Of several amount columns, the one whose header names the current basis is used, else one
 * with another basis of the list, preferably normalised.
 */
export function mergePastedList(
  field: ListField,
  lines: readonly ListLine[],
  block: readonly (readonly string[])[],
  from: number,
  basis?: string,
): PastedList | undefined {
  const cells = block
    .filter(row => row.some(cell => cell !== ''))
    .map(row => row.map(cell => cell.replaceAll('\n', ' ')))
    .map(row => splitItemAndAmount(field, row));
  const column = findAmountColumn(field, cells, basis);
  const rows = cells
    .filter(row => !isHeaderOrSum(field, row))
    .map(row => (row.length < 2 ? row : [row[0] ?? '', normaliseAmount(field, row[column.place] ?? '')]));
  if (rows.length === 0 || (rows.length === 1 && (rows[0]?.length ?? 0) < 2)) return undefined;
  const names =
    rows.some(row => row.length > 1) || rows.every(([cell = '']) => findItemInText(field, cell) !== undefined);
  if (!names)
    return { lines: lines.map((line, index) => ({ ...line, amount: rows[index - from]?.[0] ?? line.amount })) };
  const isWhole = rows.filter(([, amount]) => amount !== undefined).length > 1;
  const merged = isWhole ? [] : [...lines];
  for (const [name = '', amount = ''] of rows) {
    const item = findItemInText(field, name) ?? name;
    const place = isWhole ? -1 : merged.findIndex(line => findItem(field, line.item) === item);
    const line = { item, amount: column.isForeign ? '' : amount };
    if (place >= 0 && field.once) merged[place] = line;
    else merged.push(line);
  }
  return { lines: merged, ...(column.basis === undefined ? {} : { basis: column.basis }) };
}

interface AmountColumn {
  readonly place: number;
  readonly basis?: string;
  /** Given in a basis the list does not support. */
  readonly isForeign?: boolean;
}

/** Finds the amount column by its header. */
function findAmountColumn(
  field: ListField,
  rows: readonly (readonly string[])[],
  basis: string | undefined,
): AmountColumn {
  const { heads = {}, choice } = field.basis ?? {};
  const options = Object.keys(heads);
  const head =
    rows.find(([name = '', ...others]) => findItemInText(field, name) === undefined && others.some(isWords)) ?? [];
  const named = head.flatMap((cell, place) => {
    const words = cell.toLowerCase();
    const option = options.find(each => heads[each]?.some(word => words.includes(word)));
    return option === undefined || place === 0 ? [] : [{ place, basis: option, isRaw: /un-?norm|raw/.test(words) }];
  });
  const usual = basis ?? options[0];
  const [best] = named.toSorted(
    (one, two) => Number(two.basis === usual) - Number(one.basis === usual) || Number(one.isRaw) - Number(two.isRaw),
  );
  if (!best) return { place: 1 };
  const { place } = best;
  if (best.basis === usual) return { place };
  return choice === undefined ? { place, isForeign: true } : { place, basis: best.basis };
}

function isWords(cell: string): boolean {
  return cell !== '' && parseNumber(cell) === undefined;
}

/** Laboratory notation for a component not detected or below the detection limit. */
const notDetected = /^(?:n\.?d\.?|b\.?d\.?l\.?|tr(?:ace)?\.?|nil|-+|–|—|[<≤].*)$/i;

/** Normalises an amount: 0 for "not detected", and no percent sign on shares. */
function normaliseAmount(field: ListField, text: string): string {
  if (field.basis && notDetected.test(text.trim())) return '0';
  return field.total === undefined ? text.replace(/\s*%$/, '') : text;
}

/** Finds the item named by a text, also in brackets as in simulator output: "Comp Mole Frac (Methane)". */
function findItemInText(field: ListField, text: string): string | undefined {
  const inBrackets = /\(([^()]+)\)\s*$/.exec(text)?.[1];
  return findItem(field, text) ?? (inBrackets === undefined ? undefined : findItem(field, inBrackets));
}

/** Splits a single-column row "item amount" into two cells. */
function splitItemAndAmount(field: ListField, row: readonly string[]): readonly string[] {
  const [only = '', ...others] = row;
  const parts = others.length === 0 ? /^(.+?)[\s:;=,]+([\d.,]+(?:[eE][+-]?\d+)?)\s*%?$/.exec(only) : null;
  const [, name = '', amount = ''] = parts ?? [];
  return findItemInText(field, name) === undefined ? row : [name, amount];
}

/** Whether a row is a header or a sum: neither names an item, and a header has no amount. */
function isHeaderOrSum(field: ListField, [name = '', ...amounts]: readonly string[]): boolean {
  if (amounts.length === 0 || findItemInText(field, name) !== undefined) return false;
  return (
    /^(?:sum|totals?)\b/i.test(name) ||
    (amounts.some(cell => cell !== '') && amounts.every(cell => parseNumber(cell) === undefined))
  );
}
