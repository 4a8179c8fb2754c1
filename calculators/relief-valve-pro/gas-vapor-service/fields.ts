import { fields, quantity } from '../../kit/index.ts';
import * as shared from '../../shared-fields.ts';
import * as common from '../fields.ts';

/** Fields of the gas and its valve. */

export const { molecularWeight, temperature, compressibilityFactor, gamma } = fields({
  molecularWeight: shared.molecularWeight,
  temperature: quantity('Relieving temperature', 'temperature', '°C', { symbol: 'T', above: shared.absoluteZero }),
  compressibilityFactor: { ...shared.compressibilityFactor, help: 'At the inlet, relieving' },
  gamma: quantity('Ratio of specific heats', 'number', '', {
    symbol: 'k',
    atLeast: 1,
    atMost: 3,
    help: 'Of the ideal gas at relieving temperature; 1 if unknown, which is conservative',
  }),
});
export const kd = common.kd(0.975, 'API 520-I: 0.975 with effective areas; 0.62 for a rupture disk alone');
