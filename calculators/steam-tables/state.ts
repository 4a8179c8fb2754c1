import { absent, field, optional, missing, quantity, value } from '../kit/index.ts';
import * as shared from '../shared-fields.ts';
import { solveState, companions, combinationOf } from './combinations.ts';

/** The inputs, and the resulting state. */

export const fields = {
  userDescription: field('userDescription', shared.userDescription),
  pressure: field(
    'pressure',
    quantity('Pressure', 'absolutePressure', 'bar(abs)', { symbol: 'p', above: 0, optional: true }),
  ),
  temperature: field('temperature', quantity('Temperature', 'temperature', '°C', { symbol: 'T', optional: true })),
  enthalpy: field(
    'enthalpy',
    quantity('Specific enthalpy', 'specificEnergy', 'kJ/kg', { symbol: 'h', optional: true }),
  ),
  entropy: field(
    'entropy',
    quantity('Specific entropy', 'specificEntropy', 'kJ/(kg·K)', { symbol: 's', optional: true }),
  ),
  quality: field(
    'quality',
    quantity('Vapour quality', 'fraction', '', {
      symbol: 'x',
      atLeast: 0,
      atMost: 1,
      optional: true,
      help: 'Mass of vapour over total mass',
    }),
  ),
};

/** The quantities given select the calculation: one means saturation, two a state. */
export const stateFields = {
  pressure: optional(fields.pressure),
  temperature: optional(fields.temperature),
  enthalpy: optional(fields.enthalpy),
  entropy: optional(fields.entropy),
  quality: optional(fields.quality),
};

export const answer = value('answer', stateFields, v => {
  const companion = companions[combinationOf(v)];
  if (companion !== undefined) return missing(companion);
  return solveState(v) ?? absent('no state is defined by the quantities entered');
});
export const basis = value('basis', { answer }, v =>
  v.answer.type === 'refused' ? absent(v.answer.reason) : v.answer,
);
export const state = value('state', { basis }, v =>
  v.basis.type === 'state' ? v.basis.state : absent('no single state: liquid and vapour are listed separately'),
);
export const phases = value('phases', { basis }, v => v.basis.phases ?? absent('no phases in equilibrium here'));
