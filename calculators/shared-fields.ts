import { quantity, text } from './kit/index.ts';

/** What calculators of different folders ask for alike. */

/** Perfect vacuum, bar(g), and absolute zero, °C: the lowest that a gauge pressure and a temperature can be. */
export const vacuum = -1.01325;
export const absoluteZero = -273.15;

export const userDescription = text('User description', { hint: 'Case name' });

export const molecularWeight = quantity('Molecular weight', 'molarMass', 'g/mol', { symbol: 'M', above: 0 });

export const compressibilityFactor = quantity('Compressibility factor', 'number', '', { symbol: 'Z', above: 0 });
