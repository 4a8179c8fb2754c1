import { memoize } from './memoize.ts';

/**
 * A label for use within a sentence: its first letter in lower case, unless it is an abbreviation or a name with a
 * number.
 */
export const lowerFirst = memoize((label: string) =>
  /^[A-Z][a-z ]/.test(label) ? label.charAt(0).toLowerCase() + label.slice(1) : label,
);

/** A text with its first letter in upper case; prefixes of substance names stay: n-Pentane, 1-Butene. */
export function upperFirst(text: string): string {
  return text.replace(/^(?:[a-z\d]-)?[a-z]/, start => start.slice(0, -1) + start.slice(-1).toUpperCase());
}
