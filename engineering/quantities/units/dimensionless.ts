import { unit } from '../unit.ts';

export const numberUnits = [unit('', 'number', 1)] as const;

export const fractionUnits = [
  unit('', 'fraction', 1),
  unit('%', 'per cent', 0.01, { aliases: ['percent', 'per cent', 'pct'] }),
  unit('‰', 'per mille', 0.001),
  unit('ppm', 'part per million', 1e-6),
  unit('ppb', 'part per thousand million', 1e-9),
] as const;

export const levelUnits = [unit('dB', 'decibel', 1)] as const;
export const weightedLevelUnits = [unit('dB(A)', 'A-weighted decibel', 1, { aliases: ['dBA'] })] as const;
