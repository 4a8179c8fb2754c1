/** A computed figure with two digits more than the printed one has, so that the rounding can be seen. */
export function computedText(computed: number | string | undefined, printed: string): string {
  if (typeof computed === 'string') return computed;
  if (typeof computed !== 'number' || !Number.isFinite(computed)) return '--';
  return written(computed, printed, 2);
}

/** An end of a source's band, with one digit more than the printed figure has. */
export function bandText(end: number, printed: string): string {
  return written(end, printed, 1);
}

/** A number written as a printed figure is, with some digits more. */
function written(value: number, printed: string, more: number): string {
  const [mantissa = '', exponent] = printed.toLowerCase().split('e');
  const decimals = Math.min(20, (mantissa.split('.')[1]?.length ?? 0) + more);
  return exponent === undefined ? value.toFixed(decimals) : value.toExponential(decimals).replace('e+', 'e');
}

/** A deviation in per cent, with its sign; blank for words and for zero. */
export function deviationText(deviation: number | undefined): string {
  if (typeof deviation !== 'number') return '';
  const percent = deviation * 100;
  if (Math.abs(percent) < 5e-7) return '0 %';
  const size = Math.abs(percent);
  const digits = size >= 1 ? 1 : Math.min(6, 1 - Math.floor(Math.log10(size)));
  return `${percent < 0 ? '−' : '+'}${size.toFixed(digits)} %`;
}

/** A deviation in its unit, with its sign. */
export function signedText(value: number, unit: string): string {
  const size = Math.abs(value).toFixed(1);
  const sign = Number(size) === 0 ? '' : value < 0 ? '−' : '+';
  return `${sign}${size} ${unit}`;
}
