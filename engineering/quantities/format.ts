import { log10 } from '../elementary/index.ts';

const superscripts = ['⁰', '¹', '²', '³', '⁴', '⁵', '⁶', '⁷', '⁸', '⁹'];

/** An integer in superscript: 10⁻⁵. */
export function superscript(exponent: number): string {
  let raised = '';
  for (const sign of String(exponent)) raised += sign === '-' ? '⁻' : (superscripts[Number(sign)] ?? sign);
  return raised;
}

/** Thousands of a number of five integer digits or more set apart by a narrow blank. */
function grouped(number: string): string {
  const point = number.indexOf('.');
  const end = point < 0 ? number.length : point;
  if (end <= 4 || number.includes('e')) return number;
  let place = end % 3 || 3;
  let apart = number.slice(0, place);
  for (; place < end; place += 3) apart += `\u202f${number.slice(place, place + 3)}`;
  return apart + number.slice(end);
}

/**
 * A number for reading: `digits` significant digits but never less than the whole integer part, thousands set apart
 * (48 600), powers of ten outside 10⁻⁴ … 10⁷ (2.71·10⁸), a true minus sign. Not for calculation: exports carry the
 * full value.
 */
export function formatNumber(value: number, digits = 4): string {
  if (!Number.isFinite(value)) throw new RangeError(`value must be finite, got ${value}`);
  if (value === 0) return '0';
  const sign = value < 0 ? '−' : '';
  const magnitude = Math.abs(value);
  if (magnitude < 1e-4 || magnitude >= 1e7) {
    const [mantissa = '', exponent = '0'] = magnitude.toExponential(digits - 1).split('e');
    return `${sign}${mantissa}·10${superscript(Number(exponent))}`;
  }
  const rounded = magnitude.toPrecision(digits);
  const plain = rounded.includes('e') ? magnitude.toFixed(0) : rounded;
  return sign + (magnitude >= 9999 ? grouped(plain) : plain);
}

/** A number stated in full, thousands set apart, with a true minus sign: a limit. */
export function fullNumber(value: number): string {
  return (value < 0 ? '−' : '') + grouped(String(Math.abs(value)));
}

/** Digits of a number in a field. */
const mostDigits = 12;

/** What rounding to as many digits may have left of a value that was converted: half of the last one, and as much again. */
const noise = 8e-12;

/**
 * A number for a field: every digit that matters and none that does not. Twelve significant digits, ten where the last two
 * are within the rounding of a value that was converted before; plain notation between 10⁻⁶ and 10¹⁵. `largest` is the
 * size of what the number is the difference of, whose last digit is the last that it has: 32 °F is 0 °C, not 6·10⁻¹⁴.
 */
export function editableNumber(value: number, largest = 0): string {
  if (!Number.isFinite(value)) throw new RangeError(`value must be finite, got ${value}`);
  const size = Math.max(Math.abs(value), largest);
  const digits = mostDigits + exponentOf(value) - exponentOf(size);
  const short = rounded(value, digits - 2);
  return String(Math.abs(short - value) <= noise * size ? short : rounded(value, digits));
}

const exponentOf = (value: number) => (value === 0 ? 0 : Math.floor(log10(Math.abs(value))));

/** A number to so many significant digits; 0 where it has none. */
function rounded(value: number, digits: number): number {
  return digits < 1 ? 0 : Number(value.toPrecision(digits));
}
