import { itemNamed, type ListField, type ListLine } from '@isentrope/calculators/kit';

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
    .map(row => row.map(cell => cell.replaceAll('\n', ' ')));
  if (rows.length === 0 || (rows.length === 1 && (rows[0]?.length ?? 0) < 2)) return undefined;
  const names = rows.some(row => row.length > 1) || rows.every(([cell = '']) => itemNamed(field, cell) !== undefined);
  if (!names) return lines.map((line, index) => ({ ...line, amount: rows[index - from]?.[0] ?? line.amount }));
  const merged = [...lines];
  for (const [name = '', amount = ''] of rows) {
    const item = itemNamed(field, name) ?? name;
    const place = merged.findIndex(line => itemNamed(field, line.item) === item);
    if (place >= 0 && field.once) merged[place] = { item, amount };
    else merged.push({ item, amount });
  }
  return merged;
}
