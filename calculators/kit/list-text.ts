import { editableNumber, parseNumber, twoReadings, type TwoReadings } from '@isentrope/engineering/quantities';
import { boundsHold, boundsWords } from './bounds.ts';
import type { ListField, ListItem } from './fields.ts';

/** One line of a list as typed: nothing in it need be right. */
export interface ListLine {
  readonly item: string;
  readonly amount: string;
}

/** The lines of a list as typed: `item: amount`, one after the other with semicolons or line breaks between. */
export function listLines(text: string): ListLine[] {
  return text
    .split(/[;\n]/)
    .filter(line => line.trim() !== '')
    .map(line => {
      const colon = line.lastIndexOf(':');
      return colon < 0
        ? { item: line.trim(), amount: '' }
        : { item: line.slice(0, colon).trim(), amount: line.slice(colon + 1).trim() };
    });
}

/** The text of lines, as an entry keeps it. */
export function listText(lines: readonly { readonly item: string; readonly amount: string | number }[]): string {
  return lines
    .map(({ item, amount }) => `${item}: ${typeof amount === 'number' ? editableNumber(amount) : amount}`)
    .join('; ');
}

/** The item that a text means: its id, its name on screen or another name it has, regardless of case; CO₂ is CO2. */
export function itemNamed(field: ListField, text: string): string | undefined {
  const wanted = text.normalize('NFKC').trim().toLowerCase();
  const means = (name: string | undefined) => name?.toLowerCase() === wanted;
  return (
    field.items.find(item => means(item) || means(field.names?.[item])) ??
    field.items.find(item => field.aliases?.[item]?.some(means))
  );
}

/** An amount as typed; of a list that adds up to 1, a percentage too. */
function amountIn(field: ListField, text: string): number | undefined {
  const percent = field.total === 1 ? /^(.*)%$/.exec(text.trim())?.[1] : undefined;
  if (percent === undefined) return parseNumber(text);
  const value = parseNumber(percent);
  return value === undefined ? undefined : value / 100;
}

/** A list that was typed, or what is wrong with its first wrong line: the end of a sentence that begins with its label. */
export function parseList(
  field: ListField,
  text: string,
): { readonly ok: true; readonly items: readonly ListItem[] } | { readonly ok: false; readonly reason: string } {
  const items: ListItem[] = [];
  for (const line of listLines(text)) {
    const item = itemNamed(field, line.item);
    if (item === undefined)
      return { ok: false, reason: `has no ${field.itemLabel} "${line.item}"; choose one from the list` };
    const name = field.names?.[item] ?? item;
    const amount = amountIn(field, line.amount);
    const { label, whole = false } = field.amount;
    if (amount === undefined) return { ok: false, reason: `needs a number for the ${label} of ${name}` };
    if (!boundsHold(field.amount, amount) || (whole && !Number.isInteger(amount))) {
      return {
        ok: false,
        reason: `needs the ${label} of ${name} to be ${whole ? 'whole and ' : ''}${boundsWords(field.amount)}`,
      };
    }
    if (field.once && items.some(known => known.item === item)) return { ok: false, reason: `names ${name} twice` };
    items.push({ item, amount });
  }
  const sum = items.reduce((so, { amount }) => so + amount, 0);
  const { total } = field;
  if (total !== undefined && items.length > 0 && Math.abs(sum - total) > totalTolerance * total) {
    return { ok: false, reason: `must add up to ${total}; it adds up to ${Number(sum.toPrecision(6))}` };
  }
  return { ok: true, items };
}

/** A line of a list whose amount reads two ways: its place, its item's name, and its amount as typed. */
export interface ListDoubt {
  readonly place: number;
  readonly name: string;
  readonly amount: string;
  readonly readings: TwoReadings;
}

/** The first line of a list whose amount reads two ways. */
export function doubtInList(field: ListField, text: string): ListDoubt | undefined {
  for (const [place, { item, amount }] of listLines(text).entries()) {
    const readings = twoReadings(amount);
    const id = itemNamed(field, item);
    if (readings) return { place, name: (id && field.names?.[id]) ?? id ?? item, amount, readings };
  }
  return undefined;
}

/** By how much the amounts of a list may miss their total, as a fraction of it: the rounding of printed analyses. */
const totalTolerance = 5e-4;

/** What the amounts of lines add up to, to six digits; a line without a number adds nothing. */
export function sumOf(field: ListField, lines: readonly ListLine[]): number {
  return Number(lines.reduce((so, { amount }) => so + (amountIn(field, amount) ?? 0), 0).toPrecision(6));
}

/** The lines with their amounts scaled to add up to the list's total; undefined where that cannot be done. */
export function normalised(field: ListField, lines: readonly ListLine[]): ListLine[] | undefined {
  const items = lines.map(({ item, amount }) => ({ item, amount: amountIn(field, amount) ?? Number.NaN }));
  const sum = items.reduce((so, { amount }) => so + amount, 0);
  if (field.total === undefined || !(sum > 0)) return undefined;
  const scale = field.total / sum;
  return items.map(({ item, amount }) => ({ item, amount: editableNumber(amount * scale) }));
}
