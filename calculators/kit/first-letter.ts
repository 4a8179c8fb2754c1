import { remembered } from './remembered.ts';

/** A label within a sentence: its first letter small, unless the word is an abbreviation or a name with a number. */
export const lowerFirst = remembered((label: string) =>
  /^[A-Z][a-z ]/.test(label) ? label.charAt(0).toLowerCase() + label.slice(1) : label,
);

/** A text as the beginning of a sentence; of a substance's name the word itself, not the prefix: n-Pentane, 1-Butene. */
export function upperFirst(text: string): string {
  return text.replace(/^(?:[a-z\d]-)?[a-z]/, start => start.slice(0, -1) + start.slice(-1).toUpperCase());
}
