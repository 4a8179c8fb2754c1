import { shortNumber, type SolveAnswer } from '@isentrope/calculators/kit';

type Shown = SolveAnswer['range']['from'];

/** A quantity of an answer, in as many digits as are read. */
export function told({ value, unit }: Shown, digits = 5): string {
  const text = shortNumber(value, digits);
  return unit === '' ? text : `${text} ${unit}`;
}

/** A reason as a sentence of its own. */
export function asSentence(reason: string): string {
  return `${reason.charAt(0).toUpperCase()}${reason.slice(1)}`;
}
