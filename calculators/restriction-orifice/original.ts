import { pow } from '@isentrope/engineering/elementary';
import {
  betaAfterThreePasses,
  betaOfArea,
  criticalPressureRatio,
  expansibilityLimit,
  leastBoreReynolds,
  originalBoreArea,
  originalExpansionFactor,
  viscousCoefficients,
} from '@isentrope/engineering/flow';
import { formatNumber } from '@isentrope/engineering/quantities';
import { absent, check, ruledOut, step, value, warning } from '../kit/index.ts';
import { inviscidDuty, sizingNeeds, type Duty } from './duty.ts';
import { pipeInsideDiameter } from './fields.ts';
import { flowCondition as conditionLabels, iso, outside, viscousRange, viscousSource } from './iso.ts';
import { isChoked, meanVelocity, sonicBore } from './velocity.ts';

const rules = 'Simplified method: C = 0.6, four passes';

/** Where a choked gas is sized instead. */
const proMethod = 'Restriction Orifice Sizing Pro sizes it with the method ISO 5167-2, Miller';

/** A plate by the simplified method, from the initial β of the free or the Pro calculator. */
export function originalPlate(duty: Duty, start: number) {
  const { fluid, pressureRatio, pressureDifferential } = duty;
  const needs = sizingNeeds(duty);
  const threePasses = value('threePasses', { ...needs, pressureRatio }, v => {
    const beta = betaAfterThreePasses(inviscidDuty(v), start);
    if (beta !== undefined) return beta;
    return absent(
      isChoked(v)
        ? `the simplified iteration has no solution for this choked flow; ${proMethod}`
        : 'the flow needs a bore as large as the pipe',
    );
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
    { label: 'Discharge coefficient', symbol: 'C', source: 'Simplified method', kind: 'number', unit: '', digits: 5 },
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
      source: 'Simplified method',
      kind: 'pressureDifference',
      unit: 'bar',
    },
    v => v.pressureDifferential * (1 - pow(v.betaRatio, 1.9)),
  );
  const flowCondition = step('flowCondition', { fluid, pressureRatio }, conditionLabels, v => {
    if (v.fluid.kappa === undefined) return ruledOut('liquid');
    return isChoked(v)
      ? absent('p₂/p₁ is at or below the critical ratio, which this method does not judge')
      : 'Not choked';
  });
  const chokedFlow = check({ fluid, pressureRatio }, v => {
    if (v.fluid.kappa === undefined || !isChoked(v)) return [];
    const [ratio, critical] = [v.pressureRatio, criticalPressureRatio(v.fluid.kappa)].map(each =>
      formatNumber(each, 3),
    );
    return [
      warning(
        `p₂/p₁ = ${ratio} is at or below the critical ratio ${critical}: the flow is choked, which the simplified method does not judge. ${proMethod}.`,
        { field: 'flowCondition', source: conditionLabels.source },
      ),
    ];
  });
  /** Range of the simplified method's expansibility, worded like the standard's other limits. */
  const expansibilityRange = check({ fluid, pressureRatio }, v => {
    const limit = v.fluid.kappa === undefined ? undefined : expansibilityLimit(v.pressureRatio);
    return limit ? [outside(limit)] : [];
  });
  const viscousFlow = check({ betaRatio, reynoldsNumber: duty.reynoldsNumber }, v => {
    const boreReynolds = v.reynoldsNumber / v.betaRatio;
    if (!(boreReynolds < leastBoreReynolds)) return [];
    const side =
      viscousCoefficients(boreReynolds).high < 0.6
        ? 'the plate passes less than the required flow, the unsafe side if the full flow must pass'
        : 'the plate may pass less or more than the required flow';
    return [
      warning(
        `Re = ${formatNumber(boreReynolds, 3)} in the bore: plates have coefficients of ${viscousRange(boreReynolds)} there, and the method takes 0.6: ${side}.`,
        { field: 'dischargeCoefficient', source: viscousSource },
      ),
    ];
  });
  return {
    betaRatio,
    dischargeCoefficient,
    expansionFactor,
    overallPressureLoss,
    flowCondition,
    maxVelocity: meanVelocity(duty, betaRatio),
    checks: [expansibilityRange, chokedFlow, viscousFlow, sonicBore(duty)],
  };
}
