import { absent, field, maybe, missing, quantity, value } from '../kit/index.ts';
import * as shared from '../shared-fields.ts';
import { answerTo, companions, questionOf } from './question.ts';

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
export const given = {
  pressure: maybe(fields.pressure),
  temperature: maybe(fields.temperature),
  enthalpy: maybe(fields.enthalpy),
  entropy: maybe(fields.entropy),
  quality: maybe(fields.quality),
};

export const answer = value('answer', given, v => {
  const companion = companions[questionOf(v)];
  if (companion !== undefined) return missing(companion);
  return answerTo(v) ?? absent('no state is defined by the quantities entered');
});
export const basis = value('basis', { answer }, v =>
  v.answer.type === 'refused' ? absent(v.answer.reason) : v.answer,
);
export const state = value('state', { basis }, v =>
  v.basis.type === 'state' ? v.basis.state : absent('no single state: liquid and vapour are listed separately'),
);
export const phases = value('phases', { basis }, v => v.basis.phases ?? absent('no phases in equilibrium here'));
