import { shownNumber } from '@isentrope/engineering/conversion';
import { formatNumber } from '@isentrope/engineering/quantities';

/**
 * A figure with three decimals, thousands set apart; four digits of one so small that three decimals round it noticeably,
 * and powers of ten where it would run to a line or its zeros could not be counted.
 */
export function threeDecimals(value: number): string {
  if (Math.abs(value) >= 1e12 || (value !== 0 && Math.abs(value) < 1e-6)) return formatNumber(value, 4);
  if (Math.abs(value) < 1) return shownNumber(value, { decimals: 3, fixed: true }).text;
  const [integer = '', decimals = ''] = value.toFixed(3).split('.');
  const apart = integer.length > 4 ? integer.replaceAll(/\B(?=(\d{3})+$)/g, '\u202f') : integer;
  return `${apart}.${decimals}`;
}
