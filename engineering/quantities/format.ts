import { log10 } from '../elementary/index.ts';

const superscripts = ['⁰', '¹', '²', '³', '⁴', '⁵', '⁶', '⁷', '⁸', '⁹'];

/** An integer in superscript: 10⁻⁵. */
export function superscript(exponent: number): string {
  let raised = '';
  for (const sign of String(exponent)) raised += sign === '-' ? '⁻' : (superscripts[Number(sign)] ?? sign);
  return raised;
}

/** Groups a number of five integer digits or more in thousands with narrow no-break spaces. */
function grouped(number: string): string {
  const point = number.indexOf('.');
  const end = point < 0 ? number.length : point;
  if (end <= 4 || number.includes('e')) return number;
  let index = end % 3 || 3;
  let apart = number.slice(0, index);
  for (; index < end; index += 3) apart += `\u202f${number.slice(index, index + 3)}`;
  return apart + number.slice(end);
}

/**
 * Formats a number for display: `digits` significant digits but at least the whole integer part, thousands grouped (48 600), powers of ten
 * outside 10⁻⁴ … 10⁷ (2.71·10⁸), a true minus sign. Not for calculation: exports carry the full value.
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

/** Formats a number in full, such as a limit, with grouped thousands and a true minus sign. */
export function fullNumber(value: number): string {
  return (value < 0 ? '−' : '') + grouped(String(Math.abs(value)));
}

/** Maximum digits of a number in an input field. */
const maxDigits = 12;

/** Relative rounding error that a converted value may carry: twice half a unit of the last digit. */
const noise = 8e-12;

/**
 * Formats a number for an input field with all significant digits and no noise. Twelve significant digits, ten where the last two are
 * within the rounding of an earlier conversion; plain notation between 10⁻⁶ and 10¹⁵. If the number is a difference, `largest` is the
 * magnitude of its terms, which limits its digits: 32 °F is 0 °C, not 6·10⁻¹⁴.
 */
export function editableNumber(value: number, largest = 0): string {
  if (!Number.isFinite(value)) throw new RangeError(`value must be finite, got ${value}`);
  const size = Math.max(Math.abs(value), largest);
  const digits = maxDigits + exponentOf(value) - exponentOf(size);
  const short = rounded(value, digits - 2);
  return String(Math.abs(short - value) <= noise * size ? short : rounded(value, digits));
}

const exponentOf = (value: number) => (value === 0 ? 0 : Math.floor(log10(Math.abs(value))));

/** Rounds a number to significant digits; 0 where it has none. */
function rounded(value: number, digits: number): number {
  return digits < 1 ? 0 : Number(value.toPrecision(digits));
}
