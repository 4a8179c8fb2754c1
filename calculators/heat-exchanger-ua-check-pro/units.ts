import { transferUnits } from '@isentrope/engineering/heat-transfer';
import { absent, optional, step, value, type StepInputs } from '../kit/index.ts';
import { arrangementOf, configuration, unreachableTemperatures } from './arrangement.ts';
import { correctionFactor, isOne } from './correction.ts';
import { curveDifference, drivingDifference, dutyCurve } from './duty-curve.ts';
import { effectiveness, rateRatio, rates } from './rates.ts';
import { lmtd } from './temperatures.ts';

/** The arrangement whose ε-NTU relation is used: along a duty curve that of its direction, to which F is applied. */
const arrangement = value('arrangement', { configuration, rates, ...optional({ curveDifference }) }, v =>
  v.curveDifference === undefined
    ? arrangementOf(v.configuration, v.rates.hot < v.rates.cold ? 'hot' : 'cold')
    : ({ type: v.configuration.direction } as const),
);

const needs = { configuration, arrangement, effectiveness, rateRatio };
type Values = StepInputs<typeof needs>;

/** The ε-NTU relation as shown; that of unmixed cross-flow is a series and is named only by its source. */
function equation({ arrangement: kind, rateRatio: Cr }: Values, N: 'NTU' | 'NTU_0'): string {
  if (Cr === 0) return `ε = 1-exp(-${N})`;
  const equal = isOne(Cr);
  switch (kind.type) {
    case 'counter':
      return equal ? `ε = ${N}/(1+${N})` : `ε = (1-exp(-${N}*(1-C_r)))/(1-C_r*exp(-${N}*(1-C_r)))`;
    case 'co':
      return `ε = (1-exp(-${N}*(1+C_r)))/(1+C_r)`;
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

/** Number of transfer units by the ε-NTU relation, with constant heat capacities. */
const unitsByRelation = value('unitsByRelation', needs, v => {
  if (v.effectiveness >= 1) return absent('no exchanger has an effectiveness of 1 or more');
  return transferUnits(v.effectiveness, v.rateRatio, v.arrangement) ?? unreachableTemperatures(v.configuration);
});

/** That number as a step of its own where a duty curve changes it. */
export const unitsOfEnds = step(
  'unitsOfEnds',
  { ...needs, unitsByRelation, curveDifference },
  {
    label: 'Transfer units with constant heat capacities',
    symbol: 'NTU_0',
    equation: v => equation(v, 'NTU_0'),
    source,
    kind: 'number',
    unit: '',
  },
  v => v.unitsByRelation,
);

/** UA along the duty curve over that of the relation. */
const curveRatio = value(
  'curveRatio',
  { lmtd, correctionFactor, curveDifference },
  v => v.lmtd / (v.correctionFactor * v.curveDifference),
);

/** Number of transfer units: that of the relation, or along the duty curve. */
export const unitsByEffectiveness = step(
  'ntu',
  {
    ...needs,
    unitsByRelation,
    ...optional({ unitsOfEnds, dutyCurve, drivingDifference, curveDifference, correctionFactor, lmtd, curveRatio }),
  },
  {
    label: 'Transfer units NTU',
    symbol: 'NTU',
    equation: v => (v.unitsOfEnds === undefined ? equation(v, 'NTU') : 'NTU = NTU_0*ΔT_lm/(F*ΔT_e)'),
    where: v => (v.unitsOfEnds === undefined ? where(v) : []),
    source: v => (v.unitsOfEnds === undefined ? source(v) : 'Corrected for the duty curve'),
    kind: 'number',
    unit: '',
  },
  v => {
    if (v.dutyCurve && !v.drivingDifference) return absent('the temperatures cross inside the exchanger');
    if (v.curveDifference === undefined) return v.unitsByRelation;
    return v.curveRatio === undefined ? unreachableTemperatures(v.configuration) : v.unitsByRelation * v.curveRatio;
  },
);
