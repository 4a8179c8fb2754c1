/**
 * Matches a number, with a unit or without, before the mark of a footnote: a single digit or "note 12" in brackets, a raised digit, an asterisk or a
 * dagger. A power of ten has a raised digit of its own.
 */
const marked =
  /^([+\-−–<>≤≥~≈]?\s?[.,]?\d[^()[\]¹²³⁴-⁹*†‡]*?)\s*((?:\((?:notes?\.?\s*\d{1,2}|[1-9])\)|\[(?:notes?\.?\s*\d{1,2}|[1-9])\]|(?<=\d)\s?[¹²³⁴-⁹]|\*{1,3}|[†‡])+)$/i;

/** A number without the mark of a footnote behind it: "2000 (1)", "12500*"; undefined for any other text. */
export function withoutFootnote(text: string): string | undefined {
  const [, number] = marked.exec(text) ?? [];
  return number === undefined || /(?:^|\D)10$/.test(number) ? undefined : number;
}
