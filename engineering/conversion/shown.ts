import { log10 } from '../elementary/index.ts';

/** A converted number as text that can be typed again, and whether it needed an exponent. */
export interface Shown {
  readonly text: string;
  readonly exponent: boolean;
}

/** Beyond this a double has no digits left behind the decimal point. */
const largest = 1e15;

/** Below this three decimals leave less than three digits; below the smallest an exponent says more than zeros do. */
const small = 0.1;
const smallest = 1e-6;

/** How far a rounding may move a small number, relative. */
const noticed = 5e-4;

/**
 * A number to at most `decimals` decimals, trailing zeros removed unless `fixed`. Fixed decimals that would round a small
 * number noticeably give way to four digits of it. A value that this would show as 0 although it is not, or that is too
 * large for a double to have decimals, is written with an exponent and six digits.
 */
export function shownNumber(value: number, { decimals = 6, fixed = false } = {}): Shown {
  if (!Number.isFinite(value)) throw new RangeError(`value must be finite, got ${value}`);
  const magnitude = Math.abs(value);
  // Fifteen digits are what a double holds for certain; further ones are noise of the conversion.
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

/** A decimal number without zeros at the end of its decimals. */
function withoutZeros(text: string): string {
  return text.includes('.') ? text.replace(/\.?0+$/, '') : text;
}

/**
 * A converted value without the noise of its last binary digits: 3.6 for 3.5999999999999996. A value is moved by
 * 4·10⁻¹⁶ of itself at most, two steps of a double, so that one with more digits than fifteen keeps them.
 */
export function withoutNoise(value: number): number {
  const certain = Number(value.toPrecision(15));
  return Math.abs(certain - value) <= 4e-16 * Math.abs(value) ? certain : value;
}
