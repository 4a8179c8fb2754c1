import { editableNumber } from '@isentrope/engineering/quantities';

/** Rules for stepping a number. */
export interface Stepping {
  /** Steps ten times smaller. */
  readonly fine?: boolean;
  /** The smallest exponent of ten of a step. */
  readonly leastPower?: number;
  /** Limits that a number may stop at. */
  readonly limits?: readonly number[];
  /** Whether a value is valid. Values are assumed valid up to the first invalid one. */
  readonly allowed?: (value: number) => boolean;
}

/** The exponent of ten of the first significant digit. */
function placeOf(value: number): number {
  return Number(value.toExponential().split('e')[1]);
}

/** The number of decimals of a value, to 12 significant digits. */
function decimalsOf(value: number): number {
  const [mantissa = '', exponent] = Number(value.toPrecision(12)).toExponential().split('e');
  return Math.max(0, (mantissa.split('.')[1] ?? '').length - Number(exponent));
}

/** Rounds to a number of decimals, as far as `toFixed` supports it. */
function roundTo(value: number, decimals: number): number {
  return decimals > 100 ? value : Number(value.toFixed(decimals));
}

/**
 * The exponent of ten of a step: one unit of the second significant digit. A step down across a decade uses the
 * smaller decade, so that steps down and up are symmetric: 9.9, 10, 9.9.
 */
function powerOf(start: number, up: boolean, { fine = false, leastPower = -Infinity, limits = [] }: Stepping): number {
  const finer = fine ? 1 : 0;
  if (start === 0) {
    const range = Math.max(...limits.map(Math.abs));
    return Math.max(leastPower, (range > 0 ? Math.min(placeOf(range) - 2, 0) : 0) - finer);
  }
  const index = placeOf(start);
  const power = index - 1 - finer;
  const less = roundTo(Math.abs(start) - Number(`1e${power - 1}`), Math.max(decimalsOf(start), 1 - power));
  const leavesDecade = start > 0 !== up && less < Number(`1e${index}`);
  return Math.max(leastPower, leavesDecade ? power - 1 : power);
}

/** Formats a number with fixed decimals, or in exponential notation if very large or small. */
function formatStepped(value: number, decimals: number): string {
  const plain = Math.abs(value) >= 1e-6 && Math.abs(value) < 1e15;
  return plain ? value.toFixed(decimals) : editableNumber(value);
}

/**
 * The number `steps` above or below another, as text. All steps of a move have the same size, one unit of the second
 * significant digit of `start`. The move ends at a limit, or else at the last valid step.
 */
export function stepNumber(start: number, steps: number, stepping: Stepping = {}): string {
  const { limits = [] } = stepping;
  const isAllowed = (value: number) => Number.isFinite(value) && (stepping.allowed?.(value) ?? true);
  if (steps === 0 || !isAllowed(start)) return editableNumber(start);
  const power = powerOf(start, steps > 0, stepping);
  const decimals = Math.max(decimalsOf(start), -power);
  const after = (count: number) => roundTo(start + count * Number(`1e${power}`), decimals);
  if (isAllowed(after(steps))) return formatStepped(after(steps), decimals);
  const limit = limits.find(
    each => (each - start) * steps > 0 && (after(steps) - each) * steps >= 0 && isAllowed(each),
  );
  if (limit !== undefined) return formatStepped(limit, Math.max(decimals, decimalsOf(limit)));
  let [within, beyond] = [0, Math.abs(steps)];
  while (beyond - within > 1) {
    const middle = Math.floor((within + beyond) / 2);
    if (isAllowed(after(Math.sign(steps) * middle))) within = middle;
    else beyond = middle;
  }
  return within === 0 ? editableNumber(start) : formatStepped(after(Math.sign(steps) * within), decimals);
}
