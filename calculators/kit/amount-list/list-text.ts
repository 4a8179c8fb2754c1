import {
  editableNumber,
  parseNumber,
  ambiguousReadings,
  type AmbiguousReadings,
} from '@isentrope/engineering/quantities';
import { closestName } from '../common/closest-name.ts';
import { memoize } from '../common/memoize.ts';
import { isWithinBounds, describeBounds } from '../definition/bounds.ts';
import type { ListField, ListItem } from '../definition/fields.ts';

/** One line of a list as typed, not validated. */
export interface ListLine {
  readonly item: string;
  readonly amount: string;
}

/** Splits the text of a list into lines `item: amount`, separated by semicolons or line breaks. */
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

/** The text of a list entry. */
export function listText(lines: readonly { readonly item: string; readonly amount: string | number }[]): string {
  return lines
    .map(({ item, amount }) => `${item}: ${typeof amount === 'number' ? editableNumber(amount) : amount}`)
    .join('; ');
}

/**
 * Finds the item that a text means: by id, displayed name or alias, ignoring case; then also ignoring spaces, hyphens and
 * underscores if that is unambiguous; CO₂ is CO2. A text may also have several names of one item, or define an item of its own.
 */
export function findItem(field: ListField, text: string): string | undefined {
  const target = text.trim().replace(footnoteMark, '').normalize('NFKC').toLowerCase();
  return (
    itemOfName(field, target) ??
    itemOfName(field, target.replace(inverted, '$2$3$1').replace(/^normal[\s-]+/, 'n-')) ??
    itemOfSeveralNames(field, target) ??
    definedItem(field, text)
  );
}

/** Matches a name ahead of its prefix, as in indexes: "butane, n-", "butane, 2-methyl-", "butane-n", "c5-iso". */
const inverted = /^(\p{L}+\d*)(?:, ?([\p{L}\d,-]+)-|-(n|i|iso|neo))$/u;

const itemOfName = (field: ListField, name: string) => namesOf(field).get(name) ?? findItemBySpelling(field, name);

/** Matches what separates the names of one item. */
const betweenNames = /\s*(?:[()[\]{}/:]|,\s)+\s*|\s+[-–]\s+/;
/** Most words of a text that has several names with only spaces between them. */
const mostWords = 6;

/** The item that all names of a text mean, as in "methane [c1]", "ch4 - methane" and "methane (ch4) 74-82-8"; undefined for any other text. */
function itemOfSeveralNames(field: ListField, text: string): string | undefined {
  const parts = text.split(betweenNames).filter(part => part !== '');
  const [item, ...others] = new Set(
    parts.map(part => {
      const name = part.replace(/^cas(?:[\s-]*(?:no|nr|number)\b\.?)?\s*/, '');
      return itemOfName(field, name) ?? itemOfWords(field, name.split(/\s+/));
    }),
  );
  return others.length === 0 ? item : undefined;
}

/** The item that all names mean into which words can be divided. */
function itemOfWords(field: ListField, words: readonly string[]): string | undefined {
  if (words.length < 2 || words.length > mostWords) return undefined;
  for (let count = 1; count < words.length; count += 1) {
    const item = itemOfName(field, words.slice(0, count).join(' '));
    const others = words.slice(count);
    if (item !== undefined && item === (itemOfName(field, others.join(' ')) ?? itemOfWords(field, others))) return item;
  }
  return undefined;
}

/** Matches a mark of a footnote behind a name: "Methane*", "Ethane¹". */
const footnoteMark = /\s*(?:[*†‡]+|[¹²³⁴-⁹]\)?)$/u;

/** Items by id and displayed name, then by alias, in lower case; the first one if several share a name. */
const namesOf = memoize((field: ListField): ReadonlyMap<string, string> => {
  const own = field.items.flatMap(item => [item, field.names?.[item] ?? item].map(name => [name, item] as const));
  const others = field.items.flatMap(item => (field.aliases?.[item] ?? []).map(name => [name, item] as const));
  return new Map([...own, ...others].toReversed().map(([name, item]) => [name.toLowerCase(), item]));
});

function definedItem(field: ListField, text: string): string | undefined {
  const read = field.definedItems?.read(text.trim());
  return read?.ok ? read.item : undefined;
}

// C2- is ethane and what is lighter.
const withoutGaps = (text: string) =>
  text
    .normalize('NFKD')
    .toLowerCase()
    .replaceAll(/[\s_]|(?<=\s)[-–]|[-–](?=.)|\p{M}/gu, '');

/** Items by their names without spaces, hyphens and underscores; undefined for a name shared by several items. */
const spellingsOf = memoize((field: ListField): ReadonlyMap<string, string | undefined> => {
  const spellings = new Map<string, string | undefined>();
  for (const item of field.items) {
    for (const name of [item, field.names?.[item] ?? item, ...(field.aliases?.[item] ?? [])]) {
      const spelling = withoutGaps(name);
      const known = spellings.get(spelling);
      spellings.set(spelling, !spellings.has(spelling) || known === item ? item : undefined);
    }
  }
  return spellings;
});

function findItemBySpelling(field: ListField, text: string): string | undefined {
  const spelling = withoutGaps(text);
  return spelling === '' ? undefined : spellingsOf(field).get(spelling);
}

/** The reason why a list has no such item, with the nearest name. */
function unknownItemReason(field: ListField, text: string): string {
  const defined = field.definedItems?.read(text.trim());
  if (defined?.ok === false) return `has "${text}", which ${defined.reason}`;
  const own = field.notItems?.find(({ pattern }) => pattern.test(text));
  if (own) return `has "${text}", which ${own.reason}`;
  const namesOfItem = (item: string) => [item, field.names?.[item] ?? item, ...(field.aliases?.[item] ?? [])];
  const near = text.length < shortestNear ? undefined : closestName(text, field.items.flatMap(namesOfItem));
  const item = near === undefined ? undefined : findItem(field, near);
  const kinds = field.items.filter(each => namesOfItem(each).some(name => hasWord(name, text.trim())));
  return `has no ${field.itemLabel} "${text}"; choose one from the list${nearestWords(
    (item === undefined ? kinds : [item]).map(each => field.names?.[each] ?? each),
  )}`;
}

/** Shortest text for which the nearest name is looked up, and most names that are given. */
const shortestNear = 4;
const mostNear = 4;

/** Whether a name has a text as a word: "LR elbow" has "elbow". */
const hasWord = (name: string, text: string) =>
  text.length >= shortestNear - 1 &&
  ` ${name} `
    .toLowerCase()
    .replaceAll(/[\s,°]+/g, ' ')
    .includes(` ${text.toLowerCase()} `);

function nearestWords(names: readonly string[]): string {
  const [only, ...others] = names.slice(0, mostNear);
  if (only === undefined) return '';
  return others.length === 0
    ? `; the nearest is ${only}`
    : `; the nearest are ${[only, ...others.slice(0, -1)].join('; ')} and ${others.at(-1)}`;
}

/** Parses an amount; a list with the total 1 also accepts percentages. */
function parseAmount(field: ListField, text: string): number | undefined {
  const percent = field.total === 1 ? /^(.*)%$/.exec(text.trim())?.[1] : undefined;
  if (percent === undefined) return parseNumber(text);
  const value = parseNumber(percent);
  return value === undefined ? undefined : value / 100;
}

/**
 * Parses a list entry, or gives the reason for its first invalid line, as the end of a sentence that begins with the
 * label.
 */
export function parseList(
  field: ListField,
  text: string,
): { readonly ok: true; readonly items: readonly ListItem[] } | { readonly ok: false; readonly reason: string } {
  const items: ListItem[] = [];
  const lines = listLines(text);
  const unity = isInPercent(field, lines) ? 100 : 1;
  for (const line of lines) {
    const item = findItem(field, line.item);
    if (item === undefined) return { ok: false, reason: unknownItemReason(field, line.item) };
    const name = field.names?.[item] ?? item;
    const typed = parseAmount(field, line.amount);
    const amount = typed === undefined ? undefined : typed / unity;
    const { label, whole = false } = field.amount;
    if (amount === undefined) return { ok: false, reason: `needs a number for the ${label} of ${name}` };
    if (!isWithinBounds(field.amount, amount) || (whole && !Number.isInteger(amount))) {
      return {
        ok: false,
        reason: `needs the ${label} of ${name} to be ${whole ? 'whole and ' : ''}${describeBounds(field.amount)}`,
      };
    }
    if (field.once && items.some(known => known.item === item)) return { ok: false, reason: `names ${name} twice` };
    items.push({ item, amount });
  }
  const sum = items.reduce((total, { amount }) => total + amount, 0);
  const { total } = field;
  if (total !== undefined && items.length > 0 && Math.abs(sum - total) > totalTolerance * total) {
    return { ok: false, reason: `must add up to ${total}; it adds up to ${Number(sum.toPrecision(6))}` };
  }
  return { ok: true, items };
}

/** A line of a list with an ambiguous amount, such as "1,234". */
export interface AmbiguousAmount {
  readonly index: number;
  readonly name: string;
  readonly amount: string;
  readonly readings: AmbiguousReadings;
}

/** Finds the first line of a list with an ambiguous amount. */
export function findAmbiguousAmount(field: ListField, text: string): AmbiguousAmount | undefined {
  for (const [index, { item, amount }] of listLines(text).entries()) {
    const readings = ambiguousReadings(amount);
    const id = findItem(field, item);
    if (readings) return { index, name: (id && field.names?.[id]) ?? id ?? item, amount, readings };
  }
  return undefined;
}

/** Relative tolerance of the sum of a list, for the rounding of printed analyses. */
const totalTolerance = 5e-4;

/** Whether the amounts of a list with the total 1 are percentages without a sign, as they add up to 100 within rounding. */
export function isInPercent(field: ListField, lines: readonly ListLine[]): boolean {
  if (field.total !== 1 || lines.some(({ amount }) => amount.includes('%'))) return false;
  const sum = lines.reduce((total, { amount }) => total + (parseAmount(field, amount) ?? Number.NaN), 0);
  return Math.abs(sum - 100) <= 100 * totalTolerance;
}

/** The sum of the amounts to six digits; lines without a number are skipped. */
export function sumOf(field: ListField, lines: readonly ListLine[]): number {
  return Number(lines.reduce((total, { amount }) => total + (parseAmount(field, amount) ?? 0), 0).toPrecision(6));
}

/** Scales the amounts to the total of the list; undefined if that is not possible. */
export function scaleToTotal(field: ListField, lines: readonly ListLine[]): ListLine[] | undefined {
  const items = lines.map(({ item, amount }) => ({ item, amount: parseAmount(field, amount) ?? Number.NaN }));
  const sum = items.reduce((total, { amount }) => total + amount, 0);
  if (field.total === undefined || !(sum > 0)) return undefined;
  const scale = field.total / sum;
  return items.map(({ item, amount }) => ({ item, amount: editableNumber(amount * scale) }));
}
