import { quantity, text } from './kit/index.ts';

/** Fields and limits common to several calculators. */

/** Perfect vacuum, bar(g), and absolute zero, °C: lower limits of gauge pressure and temperature. */
export const vacuum = -1.01325;
export const absoluteZero = -273.15;

export const userDescription = text('User description', { hint: 'Case name' });

export const molecularWeight = quantity('Molecular weight', 'molarMass', 'g/mol', { symbol: 'M', above: 0 });

export const compressibilityFactor = quantity('Compressibility factor', 'number', '', { symbol: 'Z', above: 0 });
