const superscripts = ['⁰', '¹', '²', '³', '⁴', '⁵', '⁶', '⁷', '⁸', '⁹'];

/** An integer in superscript: 10⁻⁵. */
export function superscript(exponent: number): string {
  return String(exponent)
    .replaceAll('-', '⁻')
    .replaceAll(/\d/g, digit => superscripts[Number(digit)] ?? digit);
}

/** Thousands of a number of five integer digits or more set apart by a narrow blank. */
function grouped(number: string): string {
  const [integer = '', decimals] = number.split('.');
  const apart = integer.length > 4 ? integer.replaceAll(/\B(?=(\d{3})+$)/g, '\u202f') : integer;
  return decimals === undefined ? apart : `${apart}.${decimals}`;
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

/**
 * A number for a field: every digit that matters and none that does not. Twelve significant digits, so that a value
 * converted there and back is the value again; plain notation between 10⁻⁶ and 10¹⁵.
 */
export function editableNumber(value: number): string {
  if (!Number.isFinite(value)) throw new RangeError(`value must be finite, got ${value}`);
  return String(Number(value.toPrecision(12)));
}
