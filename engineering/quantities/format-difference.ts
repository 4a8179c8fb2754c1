import { formatNumber } from './format.ts';
import { levelUnits, weightedLevelUnits } from './units/dimensionless.ts';

const decibels: ReadonlySet<string> = new Set([...levelUnits, ...weightedLevelUnits].map(({ symbol }) => symbol));

/** Whether a unit is logarithmic, so that differences are stated in it and never as a fraction. */
export function isLevelUnit(unit: string): boolean {
  return decibels.has(unit);
}

/**
 * Formats how far a value lies from another, with its sign: in per cent of the other, or in decibels for a level, whose
 * ratio says nothing.
 *
 * @param value The value.
 * @param fraction By how much it exceeds the other, as a fraction of the other.
 * @param unit The unit of the value.
 */
export function formatDifference(value: number, fraction: number, unit: string): string {
  const isLevel = isLevelUnit(unit);
  const size = isLevel ? levelDifference(value, fraction) : fraction * 100;
  const symbol = isLevel ? 'dB' : '%';
  if (Math.abs(size) < 5e-3) return `±0 ${symbol}`;
  return `${size > 0 ? '+' : ''}${formatNumber(size, Math.abs(size) < 10 ? 2 : 3)} ${symbol}`;
}

/** The difference of a level from another, in dB, from its size and the difference as a fraction of the other. */
export function levelDifference(level: number, fraction: number): number {
  return (level * fraction) / (1 + fraction);
}
