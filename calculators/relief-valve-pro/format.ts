import { formatNumber, fromSi, type Kind } from '@isentrope/engineering/quantities';
import type { Edition } from '@isentrope/engineering/relief';

/** Formats a fraction as percent in a sentence. */
export function percentOf(share: number): string {
  if (share > 10) return 'more than 1000 %';
  return share < -10 ? 'less than −1000 %' : `${formatNumber(100 * share, 3)} %`;
}

/** Formats a quantity with its unit in a sentence or drawing; reports a value too large for the unit. */
export function quantityText(kind: Kind, si: number, unit: string, digits: number): string {
  const value = fromSi(kind, si, unit);
  return Number.isFinite(value) ? `${formatNumber(value, digits)} ${unit}` : 'beyond the range of numbers';
}

export const api520 = 'API 520-I, 10th ed. 2020';
export const annex = `${api520}, annex C`;

/** Describes how the density at 90 % is found for a known fluid, by inlet condition. */
export const flashDescriptions = {
  'Two-phase or saturated': 'isentropic flash to 90 % of the relieving pressure',
  'Subcooled liquid': 'isentropic flash from saturation at the relieving temperature to 90 % of that pressure',
} as const;

export const editionName = (edition: Edition) =>
  `API 520-I, ${edition === '10th' ? '10th ed. 2020' : '7th to 9th ed.'}`;
export const if97 = 'IAPWS-IF97';
export const api526 = 'API 526, effective areas';
export const exceeds = 'Exceeds API Sizes';
