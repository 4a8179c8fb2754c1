import { formatNumber } from '@isentrope/engineering/quantities';

/** A figure with three decimals, thousands set apart; powers of ten where three decimals would run to a line. */
export function threeDecimals(value: number): string {
  if (Math.abs(value) >= 1e12) return formatNumber(value, 4);
  const [integer = '', decimals = ''] = value.toFixed(3).split('.');
  const apart = integer.length > 4 ? integer.replaceAll(/\B(?=(\d{3})+$)/g, '\u202f') : integer;
  return `${apart}.${decimals}`;
}
