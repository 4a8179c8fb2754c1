const superscripts = ['⁰', '¹', '²', '³', '⁴', '⁵', '⁶', '⁷', '⁸', '⁹'];

/** An integer in superscript: 10⁻⁵. */
export function superscript(exponent: number): string {
  return String(exponent)
    .replaceAll('-', '⁻')
    .replaceAll(/\d/g, digit => superscripts[Number(digit)] ?? digit);
}

/** Thousands set apart by a narrow blank. */
function grouped(digits: string): string {
  return digits.length > 4 ? digits.replaceAll(/\B(?=(\d{3})+(?!\d))/g, '\u202f') : digits;
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
  const [mantissa = '', exponentText = '0'] = magnitude.toExponential(digits - 1).split('e');
  const exponent = Number(exponentText);
  if (exponent < -4 || exponent >= 7) return `${sign}${mantissa}·10${superscript(exponent)}`;
  const [integer = '', decimals] = magnitude.toFixed(Math.max(0, digits - 1 - exponent)).split('.');
  return `${sign}${grouped(integer)}${decimals ? `.${decimals}` : ''}`;
}

/**
 * A number for a field: every digit that matters and none that does not. Twelve significant digits, so that a value
 * converted there and back is the value again; plain notation between 10⁻⁶ and 10¹⁵.
 */
export function editableNumber(value: number): string {
  if (!Number.isFinite(value)) throw new RangeError(`value must be finite, got ${value}`);
  return String(Number(value.toPrecision(12)));
}
