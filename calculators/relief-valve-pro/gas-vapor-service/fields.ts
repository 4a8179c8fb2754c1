import { field, quantity } from '../../kit/index.ts';
import * as common from '../fields.ts';

/** The gas of gas and vapour service, and its valve. */

export const molecularWeight = field(
  'molecularWeight',
  quantity('Molecular weight', 'molarMass', 'g/mol', { symbol: 'M', above: 0 }),
);
export const temperature = field(
  'temperature',
  quantity('Relieving temperature', 'temperature', '°C', { symbol: 'T', above: -273.15 }),
);
export const compressibilityFactor = field(
  'compressibilityFactor',
  quantity('Compressibility factor', 'number', '', { symbol: 'Z', above: 0, help: 'At the inlet, relieving' }),
);
export const gamma = field(
  'gamma',
  quantity('Ratio of specific heats', 'number', '', {
    symbol: 'k',
    atLeast: 1,
    atMost: 3,
    help: 'Of the ideal gas at relieving temperature; 1 if not known, which is conservative',
  }),
);
export const kd = common.kd(0.975, 'API 520-I: 0.975 with effective areas; 0.62 for a rupture disk alone');
