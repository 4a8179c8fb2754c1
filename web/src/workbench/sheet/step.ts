import { editableNumber } from '@isentrope/engineering/quantities';

/** How a number is moved: how finely, between which limits, and which numbers are allowed at all. */
export interface Stepping {
  /** Ten times finer. */
  readonly fine?: boolean;
  /** No step is smaller than a power of ten of this exponent. */
  readonly leastPower?: number;
  /** Limits on which a number may come to rest. */
  readonly limits?: readonly number[];
  /** Whether a number may be had; those on either side of one that may not are not asked for. */
  readonly allowed?: (value: number) => boolean;
}

/** The exponent of ten of the first digit of a number. */
function placeOf(value: number): number {
  return Number(value.toExponential().split('e')[1]);
}

/** How many decimals say a number, to twelve digits. */
function decimalsOf(value: number): number {
  const [mantissa = '', exponent] = Number(value.toPrecision(12)).toExponential().split('e');
  return Math.max(0, (mantissa.split('.')[1] ?? '').length - Number(exponent));
}

/** A number rounded to so many decimals, as far as a number is written with as many. */
function rounded(value: number, decimals: number): number {
  return decimals > 100 ? value : Number(value.toFixed(decimals));
}

/**
 * The exponent of ten of a step: one unit of the second digit. Down from the first numbers of a decade it is that of the
 * decade below, so that a step down undoes a step up: 9.9, 10, 9.9.
 */
function powerOf(start: number, up: boolean, { fine = false, leastPower = -Infinity, limits = [] }: Stepping): number {
  const finer = fine ? 1 : 0;
  if (start === 0) {
    const range = Math.max(...limits.map(Math.abs));
    return Math.max(leastPower, (range > 0 ? Math.min(placeOf(range) - 2, 0) : 0) - finer);
  }
  const place = placeOf(start);
  const power = place - 1 - finer;
  const less = rounded(Math.abs(start) - Number(`1e${power - 1}`), Math.max(decimalsOf(start), 1 - power));
  const leavesDecade = start > 0 !== up && less < Number(`1e${place}`);
  return Math.max(leastPower, leavesDecade ? power - 1 : power);
}

/** A number as text with so many decimals, where it is one that is written out. */
function written(value: number, decimals: number): string {
  const plain = Math.abs(value) >= 1e-6 && Math.abs(value) < 1e15;
  return plain ? value.toFixed(decimals) : editableNumber(value);
}

/**
 * The number that stands so many steps above or below another, as text. All steps of one move are alike: a unit of the second
 * digit of the number it began with. Where the way ends at a limit, it ends there, else at the last step that is allowed.
 */
export function stepped(start: number, steps: number, stepping: Stepping = {}): string {
  const { limits = [] } = stepping;
  const allowed = (value: number) => Number.isFinite(value) && (stepping.allowed?.(value) ?? true);
  if (steps === 0 || !allowed(start)) return editableNumber(start);
  const power = powerOf(start, steps > 0, stepping);
  const decimals = Math.max(decimalsOf(start), -power);
  const after = (count: number) => rounded(start + count * Number(`1e${power}`), decimals);
  if (allowed(after(steps))) return written(after(steps), decimals);
  const limit = limits.find(each => (each - start) * steps > 0 && (after(steps) - each) * steps >= 0 && allowed(each));
  if (limit !== undefined) return written(limit, Math.max(decimals, decimalsOf(limit)));
  let [within, beyond] = [0, Math.abs(steps)];
  while (beyond - within > 1) {
    const middle = Math.floor((within + beyond) / 2);
    if (allowed(after(Math.sign(steps) * middle))) within = middle;
    else beyond = middle;
  }
  return within === 0 ? editableNumber(start) : written(after(Math.sign(steps) * within), decimals);
}
