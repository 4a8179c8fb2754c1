import { itemNamed, type ListField, type ListLine } from '@isentrope/calculators/kit';
import { parseNumber } from '@isentrope/engineering/quantities';

/** What is pasted into a list: its lines, and the basis of the amounts where the head of their column names it. */
export interface PastedList {
  readonly lines: readonly ListLine[];
  readonly basis?: string;
}

/**
 * The lines of a list with a block from a spreadsheet put in. Columns of items and amounts replace the list: an analysis is
 * whole. An item by itself with its amount is added, or gets the new amount. One column is amounts, down the lines from the one
 * it is pasted into, unless it names items. An item that stands twice in the block stands twice in the list, which says so. Of
 * several columns of amounts that one is taken whose head names the basis in use, else another basis of the list, and of two
 * such the normalised one. Undefined where the block is a single cell.
 */
export function withPasted(
  field: ListField,
  lines: readonly ListLine[],
  block: readonly (readonly string[])[],
  from: number,
  basis?: string,
): PastedList | undefined {
  const cells = block
    .filter(row => row.some(cell => cell !== ''))
    .map(row => row.map(cell => cell.replaceAll('\n', ' ')))
    .map(row => inTwoColumns(field, row));
  const column = columnOfAmounts(field, cells, basis);
  const rows = cells
    .filter(row => !isHeadOrSum(field, row))
    .map(row => (row.length < 2 ? row : [row[0] ?? '', amountOf(field, row[column.place] ?? '')]));
  if (rows.length === 0 || (rows.length === 1 && (rows[0]?.length ?? 0) < 2)) return undefined;
  const names = rows.some(row => row.length > 1) || rows.every(([cell = '']) => itemMeant(field, cell) !== undefined);
  if (!names)
    return { lines: lines.map((line, index) => ({ ...line, amount: rows[index - from]?.[0] ?? line.amount })) };
  const isWhole = rows.filter(([, amount]) => amount !== undefined).length > 1;
  const merged = isWhole ? [] : [...lines];
  for (const [name = '', amount = ''] of rows) {
    const item = itemMeant(field, name) ?? name;
    const place = isWhole ? -1 : merged.findIndex(line => itemNamed(field, line.item) === item);
    const line = { item, amount: column.isForeign ? '' : amount };
    if (place >= 0 && field.once) merged[place] = line;
    else merged.push(line);
  }
  return { lines: merged, ...(column.basis === undefined ? {} : { basis: column.basis }) };
}

interface AmountColumn {
  readonly place: number;
  readonly basis?: string;
  /** By a basis that the list cannot have. */
  readonly isForeign?: boolean;
}

/** Where the amounts stand, by the words of their head. */
function columnOfAmounts(
  field: ListField,
  rows: readonly (readonly string[])[],
  basis: string | undefined,
): AmountColumn {
  const { heads = {}, choice } = field.basis ?? {};
  const options = Object.keys(heads);
  const head =
    rows.find(([name = '', ...others]) => itemMeant(field, name) === undefined && others.some(isWords)) ?? [];
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

/** What a laboratory writes for a component that it did not find, or too little of it to be measured. */
const notFound = /^(?:n\.?d\.?|b\.?d\.?l\.?|tr(?:ace)?\.?|nil|-+|–|—|[<≤].*)$/i;

/** An amount as the list takes it: 0 for what was not found, and shares without their sign of per cent. */
function amountOf(field: ListField, text: string): string {
  if (field.basis && notFound.test(text.trim())) return '0';
  return field.total === undefined ? text.replace(/\s*%$/, '') : text;
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
function isHeadOrSum(field: ListField, [name = '', ...amounts]: readonly string[]): boolean {
  if (amounts.length === 0 || itemMeant(field, name) !== undefined) return false;
  return (
    /^(?:sum|totals?)\b/i.test(name) ||
    (amounts.some(cell => cell !== '') && amounts.every(cell => parseNumber(cell) === undefined))
  );
}
