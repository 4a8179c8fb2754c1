/** A text with a list of names, of which all but the first and the last are set apart. */
interface FoldedNames {
  readonly before: string;
  readonly names: readonly string[];
  readonly after: string;
}

/** The longest name of an item, in characters; longer parts between commas are clauses. */
const longestName = 30;
/** The number of names that are shown, and the number of others that is worth a button. */
const shownNames = 8;
const foldedNames = 4;

/** Sets apart the names of the first long list of a text; undefined if it has none. */
export function foldNames(text: string): FoldedNames | undefined {
  const parts = text.split(', ');
  // The parts at the ends of a list have the words before and after it.
  const isName = (part: string | undefined) => part !== undefined && part.length <= longestName && !part.includes('. ');
  const start = parts.findIndex((_, index) =>
    parts.slice(index, index + shownNames + foldedNames).every((part, at) => index + at > 0 && isName(part)),
  );
  const end = start < 0 ? -1 : parts.findIndex((part, index) => index > start && !isName(part));
  const last = end < 0 ? parts.length - 1 : end;
  const first = start - 1 + shownNames;
  if (start < 0 || last - first < foldedNames) return undefined;
  return {
    before: parts.slice(0, first).join(', '),
    names: parts.slice(first, last),
    after: parts.slice(last).join(', '),
  };
}
