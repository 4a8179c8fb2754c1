import { pow } from '@isentrope/engineering/elementary';
import {
  betaAfterThreePasses,
  betaOfArea,
  expansibility,
  expansibilityLimit,
  originalBoreArea,
  originalExpansionFactor,
} from '@isentrope/engineering/flow';
import { absent, check, ruledOut, step, value } from '../kit/index.ts';
import { inviscidDuty, sizingNeeds, type Duty } from './duty.ts';
import { pipeInsideDiameter } from './fields.ts';
import { iso, outside } from './iso.ts';
import { meanVelocity, sonicBore } from './velocity.ts';

const rules = 'Original method: C = 0.6, four passes';

/** A plate by the original method, from the initial β of the free or the Pro calculator. */
export function originalPlate(duty: Duty, start: number) {
  const { fluid, pressureRatio, pressureDifferential } = duty;
  const needs = sizingNeeds(duty);
  const threePasses = value('threePasses', { ...needs, pressureRatio }, v => {
    const { kappa } = v.fluid;
    if (kappa !== undefined && expansibility({ beta: start, pressureRatio: v.pressureRatio, kappa }) <= 0)
      return absent(`the expansion factor at the starting β of ${start} is not positive`);
    return betaAfterThreePasses(inviscidDuty(v), start) ?? absent('the flow needs a bore as large as the pipe');
  });
  const previousBeta = step(
    'previousBeta',
    { threePasses },
    { label: 'Beta ratio after three passes', symbol: 'β_3', source: rules, kind: 'number', unit: '' },
    v => v.threePasses,
  );
  const expansionFactor = step(
    'expansionFactor',
    { ...needs, previousBeta },
    {
      label: 'Expansion factor',
      symbol: 'Y',
      equation: v => (v.fluid.kappa === undefined ? 'Y = 1' : 'Y = 1-(0.351+0.256*β_3^4+0.93*β_3^8)*(1-r^(1/κ))'),
      source: `${iso}, 5.3.2.2, eq. 5`,
      kind: 'number',
      unit: '',
    },
    v => originalExpansionFactor(inviscidDuty(v), v.previousBeta),
  );
  const dischargeCoefficient = step(
    'dischargeCoefficient',
    { threePasses },
    { label: 'Discharge coefficient', symbol: 'C', source: 'Original method', kind: 'number', unit: '', digits: 5 },
    () => 0.6,
  );
  const boreArea = step(
    'boreArea',
    { ...needs, previousBeta, expansionFactor },
    {
      label: 'Bore area',
      symbol: 'A',
      equation: 'A = q_m*sqrt(1-β_3^4)/(0.6*Y*sqrt(2*ρ_1*Δp))',
      source: rules,
      kind: 'area',
      unit: 'mm²',
    },
    v => originalBoreArea(inviscidDuty(v), v.previousBeta, v.expansionFactor),
  );
  const betaRatio = step(
    'betaRatio',
    { boreArea, pipeInsideDiameter },
    { label: 'Beta ratio', symbol: 'β', equation: 'β = sqrt(4*A/π)/D', source: rules, kind: 'number', unit: '' },
    v => betaOfArea(v.boreArea, v.pipeInsideDiameter),
  );
  const overallPressureLoss = step(
    'overallPressureLoss',
    { pressureDifferential, betaRatio },
    {
      label: 'Permanent pressure loss',
      symbol: 'Δϖ',
      equation: 'Δϖ = Δp*(1-β^1.9)',
      source: 'Original method',
      kind: 'pressureDifference',
      unit: 'bar',
    },
    v => v.pressureDifferential * (1 - pow(v.betaRatio, 1.9)),
  );
  const flowCondition = step(
    'flowCondition',
    { fluid, pressureRatio },
    { label: 'Flow condition', source: 'Original method: gas flow is never taken as choked' },
    v => (v.fluid.kappa === undefined ? ruledOut('liquid') : 'Not choked'),
  );
  /** Range of the original method's expansibility, worded like the standard's other limits. */
  const expansibilityRange = check({ fluid, pressureRatio }, v => {
    const limit = v.fluid.kappa === undefined ? undefined : expansibilityLimit(v.pressureRatio);
    return limit ? [outside(limit)] : [];
  });
  return {
    betaRatio,
    dischargeCoefficient,
    expansionFactor,
    overallPressureLoss,
    flowCondition,
    maxVelocity: meanVelocity(duty, betaRatio),
    checks: [expansibilityRange, sonicBore(duty)],
  };
}
