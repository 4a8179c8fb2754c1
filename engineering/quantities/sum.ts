import { editableNumber } from './format.ts';
import type { Kind } from './kinds.ts';

/** Kinds of which people add parts: flows, lengths, losses. Of a ratio or a count, "100+20 %" and "2+1" may mean something else. */
const summableKinds: ReadonlySet<Kind> = new Set<Kind>([
  'massFlow',
  'volumeFlow',
  'standardFlow',
  'length',
  'mass',
  'volume',
  'area',
  'power',
  'time',
  'pressureDifference',
  'gaugePressure',
  'absolutePressure',
]);

const term = String.raw`\d+(?:\.\d+|,\d{1,2}|,\d{4,})?`;
const sum = new RegExp(String.raw`^(${term}(?:\s*\+\s*${term})+)\s*(?![\d.,+])(.*)$`);

/**
 * The total of a sum of plain numbers, with the unit that follows: "16 bar" of "12.5 + 3.5 bar". Undefined for any other text, for a
 * number such as 1,250, which may be read in two ways, and for kinds that are not added.
 */
export function totalOfSum(kind: Kind, text: string): { readonly value: number; readonly unit: string } | undefined {
  const [, terms, unit] = (summableKinds.has(kind) ? sum.exec(text.trim()) : undefined) ?? [];
  if (terms === undefined || unit === undefined) return undefined;
  const total = terms.split('+').reduce((all, each) => all + Number(each.trim().replace(',', '.')), 0);
  // Without the digits that binary fractions leave: 0.1 + 0.2 is 0.3.
  return { value: Number(editableNumber(total)), unit };
}
