import { formatConverted } from '@isentrope/engineering/conversion';
import { formatNumber } from '@isentrope/engineering/quantities';

/**
 * Formats a number with three decimals and grouped thousands; with four digits if it is so small that three decimals
 * would round it noticeably; with an exponent if it would be too long or have too many zeros.
 */
export function threeDecimals(value: number): string {
  if (Math.abs(value) >= 1e12 || (value !== 0 && Math.abs(value) < 1e-6)) return formatNumber(value, 4);
  if (Math.abs(value) < 1) return formatConverted(value, { decimals: 3, fixed: true }).text;
  const [integer = '', decimals = ''] = value.toFixed(3).split('.');
  const apart = integer.length > 4 ? integer.replaceAll(/\B(?=(\d{3})+$)/g, '\u202f') : integer;
  return `${apart}.${decimals}`;
}
