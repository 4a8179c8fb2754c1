/** A computed figure with two more digits than the printed one, to show the rounding. */
export function computedText(computed: number | string | undefined, printed: string): string {
  if (typeof computed === 'string') return computed;
  if (typeof computed !== 'number' || !Number.isFinite(computed)) return '--';
  return formatLike(computed, printed, 2);
}

/** A limit of a source's rounding band, with one more digit than the printed figure. */
export function bandText(end: number, printed: string): string {
  return formatLike(end, printed, 1);
}

/** Formats a number like a printed figure with additional digits. */
function formatLike(value: number, printed: string, more: number): string {
  const [mantissa = '', exponent] = printed.toLowerCase().split('e');
  const decimals = Math.min(20, (mantissa.split('.')[1]?.length ?? 0) + more);
  return exponent === undefined ? value.toFixed(decimals) : value.toExponential(decimals).replace('e+', 'e');
}

/** A signed deviation in per cent, empty for texts; one below 5e-7 % is 0 % unless the figure `disagrees`. */
export function deviationText(deviation: number | undefined, disagrees = false): string {
  if (typeof deviation !== 'number') return '';
  const percent = deviation * 100;
  const size = Math.abs(percent);
  if (size < 5e-7) {
    if (!disagrees) return '0 %';
    return `${percent < 0 ? '−' : '+'}${size.toExponential(1).replace('e-', 'e−')} %`;
  }
  const digits = size >= 1 ? 1 : Math.min(6, 1 - Math.floor(Math.log10(size)));
  return `${percent < 0 ? '−' : '+'}${size.toFixed(digits)} %`;
}

/** A signed deviation with its unit. */
export function signedText(value: number, unit: string): string {
  const size = Math.abs(value).toFixed(1);
  const sign = Number(size) === 0 ? '' : value < 0 ? '−' : '+';
  return `${sign}${size} ${unit}`;
}
