import { log10 } from '../elementary/index.ts';

/** A converted number as text that can be entered again, and whether it uses an exponent. */
export interface FormattedNumber {
  readonly text: string;
  readonly exponent: boolean;
}

/** Above this a double has no digits after the decimal point. */
const largest = 1e15;

/** Below this three decimals leave fewer than three digits; below the smallest value an exponent is clearer than zeros. */
const small = 0.1;
const smallest = 1e-6;

/** Largest relative rounding error accepted for a small number. */
const noticed = 5e-4;

/**
 * Formats a number with at most `decimals` decimals, without trailing zeros unless `fixed`. If fixed decimals would round a small number
 * noticeably, four significant digits are used. A non-zero value that would show as 0, or one too large to have decimals, gets an exponent
 * and six digits.
 */
export function formatConverted(value: number, { decimals = 6, fixed = false } = {}): FormattedNumber {
  if (!Number.isFinite(value)) throw new RangeError(`value must be finite, got ${value}`);
  const magnitude = Math.abs(value);
  // A double is accurate to 15 digits; further ones are conversion noise.
  const certain = Number(value.toPrecision(15));
  const integerDigits = Math.max(1, Math.floor(log10(magnitude)) + 1);
  const plain = certain.toFixed(Math.max(0, Math.min(decimals, 15 - integerDigits)));
  if (fixed && magnitude >= smallest && magnitude < small && Math.abs(Number(plain) - value) > noticed * magnitude)
    return { text: withoutZeros(value.toFixed(3 - Math.floor(log10(magnitude)))), exponent: false };
  if (value !== 0 && (magnitude >= largest || Number(plain) === 0)) {
    return {
      text: value
        .toExponential(5)
        .replace(/\.?0+e/, 'e')
        .replace('e+', 'e'),
      exponent: true,
    };
  }
  const text = fixed ? plain : withoutZeros(plain);
  return { text: Number(text) === 0 ? text.replace('-', '') : text, exponent: false };
}

/** Removes trailing zeros after the decimal point. */
function withoutZeros(text: string): string {
  return text.includes('.') ? text.replace(/\.?0+$/, '') : text;
}

/**
 * Rounds away the conversion noise of the last bits: 3.6 for 3.5999999999999996. Changes a value by at most 4·10⁻¹⁶ of itself, two units in
 * the last place, so a value with more than fifteen digits keeps them.
 */
export function removeNoise(value: number): number {
  const certain = Number(value.toPrecision(15));
  return Math.abs(certain - value) <= 4e-16 * Math.abs(value) ? certain : value;
}
