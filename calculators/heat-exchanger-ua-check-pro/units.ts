import { transferUnits } from '@isentrope/engineering/heat-transfer';
import { absent, step, value, type StepInputs } from '../kit/index.ts';
import { arrangementOf, configuration, unreachableTemperatures } from './arrangement.ts';
import { isOne } from './correction.ts';
import { effectiveness, rateRatio, rates } from './rates.ts';

const arrangement = value('arrangement', { configuration, rates }, v =>
  arrangementOf(v.configuration, v.rates.hot < v.rates.cold ? 'hot' : 'cold'),
);

const needs = { configuration, arrangement, effectiveness, rateRatio };
type Values = StepInputs<typeof needs>;

/** The ε-NTU relation as shown; that of unmixed cross-flow is a series and is named only by its source. */
function equation({ arrangement: kind, rateRatio: Cr }: Values): string {
  if (Cr === 0) return 'ε = 1-exp(-NTU)';
  const equal = isOne(Cr);
  switch (kind.type) {
    case 'counter':
      return equal ? 'ε = NTU/(1+NTU)' : 'ε = (1-exp(-NTU*(1-C_r)))/(1-C_r*exp(-NTU*(1-C_r)))';
    case 'co':
      return 'ε = (1-exp(-NTU*(1+C_r)))/(1+C_r)';
    case 'shell':
      if (kind.shells === 1) return 'ε = ε_1';
      return equal ? `ε = ${kind.shells}*ε_1/(1+${kind.shells - 1}*ε_1)` : 'ε = (W-1)/(W-C_r)';
    case 'cross':
      if (kind.mixed === 'none') return '';
      return kind.mixed === 'larger' ? 'ε = (1-exp(-C_r*(1-exp(-NTU))))/C_r' : 'ε = 1-exp(-(1-exp(-C_r*NTU))/C_r)';
  }
}

function where({ arrangement: kind, rateRatio: Cr }: Values): readonly string[] {
  if (kind.type !== 'shell' || Cr === 0) return [];
  const { shells } = kind;
  const one = ['S = sqrt(1+C_r^2)', `G = exp(-S*NTU/${shells})`, 'ε_1 = 2/(1+C_r+S*(1+G)/(1-G))'];
  return shells === 1 || isOne(Cr) ? one : [...one, `W = ((1-ε_1*C_r)/(1-ε_1))^${shells}`];
}

function source({ arrangement: kind }: Values): string {
  const book = 'Kays and London, 3rd ed., chapter 2';
  return kind.type === 'cross' && kind.mixed === 'none' ? `${book}; Mason’s series, solved for NTU` : book;
}

/** Number of transfer units by the ε-NTU relation. */
export const unitsByEffectiveness = step(
  'ntu',
  needs,
  { label: 'Transfer units NTU', symbol: 'NTU', equation, where, source, kind: 'number', unit: '' },
  v => {
    if (v.effectiveness >= 1) return absent('no exchanger has an effectiveness of 1 or more');
    return transferUnits(v.effectiveness, v.rateRatio, v.arrangement) ?? unreachableTemperatures(v.configuration);
  },
);
