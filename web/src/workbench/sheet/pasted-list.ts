import { itemNamed, type ListField, type ListLine } from '@isentrope/calculators/kit';
import { parseNumber } from '@isentrope/engineering/quantities';

/**
 * The lines of a list with a block from a spreadsheet put in. Two columns are items with their amounts: an item that is
 * there already gets the new amount. One column is amounts, down the lines from the one it is pasted into, unless it
 * names items. Nothing where the block is a single cell.
 */
export function withPasted(
  field: ListField,
  lines: readonly ListLine[],
  block: readonly (readonly string[])[],
  from: number,
): readonly ListLine[] | undefined {
  const rows = block
    .filter(row => row.some(cell => cell !== ''))
    .map(row => row.map(cell => cell.replaceAll('\n', ' ')))
    .map(row => inTwoColumns(field, row))
    .filter(row => !isHeadOrSum(field, row));
  if (rows.length === 0 || (rows.length === 1 && (rows[0]?.length ?? 0) < 2)) return undefined;
  const names = rows.some(row => row.length > 1) || rows.every(([cell = '']) => itemMeant(field, cell) !== undefined);
  if (!names) return lines.map((line, index) => ({ ...line, amount: rows[index - from]?.[0] ?? line.amount }));
  const merged = [...lines];
  for (const [name = '', amount = ''] of rows) {
    const item = itemMeant(field, name) ?? name;
    const place = merged.findIndex(line => itemNamed(field, line.item) === item);
    if (place >= 0 && field.once) merged[place] = { item, amount };
    else merged.push({ item, amount });
  }
  return merged;
}

/** The item that a text means, be it by itself or in brackets, as simulators write it: "Comp Mole Frac (Methane)". */
function itemMeant(field: ListField, text: string): string | undefined {
  const inBrackets = /\(([^()]+)\)\s*$/.exec(text)?.[1];
  return itemNamed(field, text) ?? (inBrackets === undefined ? undefined : itemNamed(field, inBrackets));
}

/** A row of a report that is text alone, an item and its amount with blanks or a mark between, as two columns. */
function inTwoColumns(field: ListField, row: readonly string[]): readonly string[] {
  const [only = '', ...others] = row;
  const parts = others.length === 0 ? /^(.+?)[\s:;=,]+([\d.,]+(?:[eE][+-]?\d+)?)\s*%?$/.exec(only) : null;
  const [, name = '', amount = ''] = parts ?? [];
  return itemMeant(field, name) === undefined ? row : [name, amount];
}

/** The head over two columns, and the sum below them: neither is an item, and the head has no amount. */
function isHeadOrSum(field: ListField, [name = '', amount]: readonly string[]): boolean {
  if (amount === undefined || itemMeant(field, name) !== undefined) return false;
  return /^(sum|total)\b/i.test(name) || (amount !== '' && parseNumber(amount) === undefined);
}
