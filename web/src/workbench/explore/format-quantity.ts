import { shortNumber, type SolveResult } from '@isentrope/calculators/kit';

type Shown = SolveResult['range']['from'];

/** Formats a quantity of an analysis result. */
export function formatQuantity({ value, unit }: Shown, digits = 5): string {
  const text = shortNumber(value, digits);
  return unit === '' ? text : `${text} ${unit}`;
}

/** Capitalises a reason to form a sentence. */
export function capitalise(reason: string): string {
  return `${reason.charAt(0).toUpperCase()}${reason.slice(1)}`;
}
