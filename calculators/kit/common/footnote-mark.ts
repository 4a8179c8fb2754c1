import { listNames } from './list-names.ts';

/**
 * Matches a number, with a unit or without, before the mark of a footnote: a single digit or "note 12" in brackets, a letter before a bracket, a raised
 * digit, an asterisk or a dagger. A power of ten has a raised digit of its own.
 */
const marked =
  /^([+\-−–<>≤≥~≈]?\s?[.,]?\d(?:[^()[\]¹²³⁴-⁹*†‡]|(?<=m)[²³])*?)\s*((?:\((?:notes?\.?\s*\d{1,2}|[1-9])\)|\[(?:notes?\.?\s*\d{1,2}|[1-9])\]|(?<=\d)\s?(?:[¹²³⁴-⁹]|[a-f])\)|(?<=\d)\s?[¹²³⁴-⁹]|\*{1,3}|[†‡])+)$/i;

/** A number without the mark of a footnote behind it: "2000 (1)", "12500*"; undefined for any other text. */
export function withoutFootnote(text: string): string | undefined {
  // Most numbers end in a digit, which a test of the last character tells faster.
  if (/\d$/.test(text)) return undefined;
  const [, number] = marked.exec(text) ?? [];
  return number === undefined || /(?:^|\D)10$/.test(number) ? undefined : number;
}

/** A sentence on numbers whose marks of footnotes are left out; none for no number. */
export function footnoteRemarks(marked: readonly string[]): string[] {
  if (marked.length === 0) return [];
  return [`Marks of footnotes are left out of numbers: ${listNames(marked)}. Check what they refer to.`];
}
