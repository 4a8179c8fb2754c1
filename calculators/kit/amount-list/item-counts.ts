import type { ListField } from '../definition/fields.ts';
import { findItem } from './list-text.ts';

/** Items of a list with their counts, as line lists write them. */

/** Matches a count before a name: "2 x Gate valve", "2 gate valves", "2 nos. elbow", "(2) tee". */
const countBefore =
  /^\(?(\d{1,3})\)?\s*(?:[x×*]\s+(?=\d)|(?:[x×*]\s*|nos?\.?\s+|off\s+|pcs\.?\s+|-\s*)?(?=\p{L}))(.*)$/iu;
/** Matches a count behind a name: "Gate valve 2", "Gate valve x 2", "Gate valve (2)", "Gate valve - 2 nos". */
const countBehind =
  /^(.*?[^\s(,-])\s*(?:[x×*]\s*|-\s+|=\s*|\s)\(?(\d{1,3})\)?\s*(?:nos?\.?|off|pcs\.?)?$|^(.*?\S)\s*\((\d{1,3})\)$/i;

/**
 * The text of a list of items that are counted, from that of a line list: "2 x Gate valve, elbow 45" is "Gate valve: 2; Elbow 45°: 1". Parts that
 * have a colon, and names that the list does not have, stay as they are. The text of any other list is returned unchanged.
 */
export function textWithCounts(field: ListField, text: string): string {
  if (field.amount.whole !== true) return text;
  return text
    .split(/[;\n]/)
    .flatMap(part => (part.includes(':') || part.trim() === '' ? [part] : countedParts(field, part)))
    .join('; ');
}

/** The counted items of a part, whose names may have commas: "Tee, run, Gate valve" are two. */
function countedParts(field: ListField, part: string): string[] {
  const pieces = part.split(/,|\s\+\s|\s&\s/);
  const found: string[] = [];
  for (let from = 0; from < pieces.length;) {
    let length = pieces.length - from;
    let counted: string | undefined;
    while (length > 0 && counted === undefined) {
      counted = countedItem(
        field,
        pieces
          .slice(from, from + length)
          .join(',')
          .trim(),
      );
      if (counted === undefined) length -= 1;
    }
    // A name that is not known is refused with those behind it.
    if (counted === undefined) return [...found, withCountBehind(pieces.slice(from).join(',').trim())];
    found.push(counted);
    from += length;
  }
  return found;
}

const singular = (name: string) =>
  name.replaceAll(/\b(elbow|bend|mitre|valve|tee|entrance|exit|reducer)s\b/gi, '$1').trim();

function countedItem(field: ListField, text: string): string | undefined {
  const itemOf = (name: string) => findItem(field, name) ?? findItem(field, singular(name));
  const whole = itemOf(text);
  if (whole !== undefined) return `${whole}: 1`;
  const [, before = '', after = ''] = countBefore.exec(text) ?? [];
  const ahead = itemOf(after);
  if (ahead !== undefined) return `${ahead}: ${before}`;
  const [, name = '', count = '', bracketed = '', within = ''] = countBehind.exec(text) ?? [];
  const behind = itemOf(name || bracketed);
  return behind === undefined ? undefined : `${behind}: ${count || within}`;
}

/** A name that is not known, with its count as a list has it. */
function withCountBehind(text: string): string {
  const [, count, name = ''] = countBefore.exec(text) ?? [];
  return count === undefined ? text : `${singular(name)}: ${count}`;
}
