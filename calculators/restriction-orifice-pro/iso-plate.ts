import {
  criticalPressureRatio,
  isoShare,
  sizeByIso5167,
  sizeGasOrifice,
  tappingDistances,
  thickPlateCoefficient,
  type Tappings,
} from '@isentrope/engineering/flow';
import { reaches } from '@isentrope/engineering/numerics';
import { formatNumber } from '@isentrope/engineering/quantities';
import { absent, check, info, optional, ruledOut, step, warning, type Source } from '../kit/index.ts';
import { inviscidDuty, sizingNeeds, type Duty } from '../restriction-orifice/duty.ts';
import { fluidType, pipeInsideDiameter, viscosity } from '../restriction-orifice/fields.ts';
import * as iso from '../restriction-orifice/iso.ts';
import { jetVelocity } from '../restriction-orifice/velocity.ts';

const between = 'Between ISO 5167-2 at p₂/p₁ = 0.75 and critical flow, linear in p₂/p₁';
const criticalFlow = 'Miller, Flow Measurement Engineering Handbook, 3rd ed., chapter 13; Ward-Smith 1979';

const bore = '(π/4)*(β*D)^2';
const chokedFlow = `C_d*${bore}*sqrt(κ*p_1*ρ_1*(2/(κ+1))^((κ+1)/(κ-1)))`;
const thickPlateFlow = `0.83932*${bore}*sqrt(2*κ/(κ-1)*p_1*ρ_1*(r^(2/κ)-r^((κ+1)/κ)))`;

/** Holds up to β = 0.75, where 0.83932 of the nozzle flow is above C·ε/√(1 − β⁴) at every p₂/p₁ from 0.75 to critical flow. */
const byThickness =
  ' With this bore a thick plate (1 ≤ t/d ≤ 6) passes more than the required flow, the unsafe side if the plate is there to limit the flow, and a thin plate passes less.';

/** Returns the equation for β, weighted by the share of ISO 5167-2; for a liquid the share is 1. */
function betaEquation(share = 1): string {
  if (share === 1) return iso.flowEquation;
  if (share === 0) return `q_m = ${chokedFlow}`;
  return `q_m = w*C/sqrt(1-β^4)*ε*${bore}*sqrt(2*Δp*ρ_1)+(1-w)*${thickPlateFlow}`;
}

/** Returns the permanent loss: of ISO 5167-2 for its share, the full differential for the rest. */
function lossEquation(share = 1): string {
  if (share === 1) return iso.loss.equation;
  if (share === 0) return 'Δϖ = Δp';
  return 'Δϖ = w*(sqrt(1-β^4*(1-C^2))-C*β^2)/(sqrt(1-β^4*(1-C^2))+C*β^2)*Δp+(1-w)*Δp';
}

/** A plate by ISO 5167-2, by Miller and Ward-Smith in critical flow, and linearly interpolated between the two. */
export function isoPlate(duty: Duty, tappings: Source<Tappings>) {
  const { fluid, pressureRatio, pressureDifferential, reynoldsNumber } = duty;
  const ratioAtChoking = step(
    'criticalPressureRatio',
    { fluid },
    {
      label: 'Critical pressure ratio',
      symbol: 'r_c',
      equation: 'r_c = (2/(κ+1))^(κ/(κ-1))',
      source: 'Isentropic throat, ideal gas',
      kind: 'number',
      unit: '',
    },
    v => (v.fluid.kappa === undefined ? ruledOut('liquid') : criticalPressureRatio(v.fluid.kappa)),
  );
  const flowCondition = step('flowCondition', { pressureRatio, ratioAtChoking }, iso.flowCondition, v =>
    reaches(v.ratioAtChoking, v.pressureRatio) ? 'Choked' : 'Not choked',
  );
  const share = step(
    'isoShare',
    { pressureRatio, fluid },
    {
      label: 'Weight given to ISO 5167-2',
      symbol: 'w',
      equation: 'w = max(0; min(1; (r-r_c)/(0.75-r_c)))',
      source: between,
      kind: 'number',
      unit: '',
    },
    v => (v.fluid.kappa === undefined ? ruledOut('liquid') : isoShare(v.pressureRatio, v.fluid.kappa)),
  );
  const solution = step(
    'solution',
    { ...sizingNeeds(duty), viscosity, tappings, reynoldsNumber, share: optional(share) },
    { label: 'Bore, solved for the mass flow' },
    v => {
      const sized = { viscosity: v.viscosity, tappings: v.tappings, ...inviscidDuty(v) };
      const { kappa } = v.fluid;
      return iso.solutionWithNote(
        kappa === undefined ? sizeByIso5167(sized) : sizeGasOrifice({ ...sized, kappa }),
        v.share === 0 ? undefined : v.reynoldsNumber,
      );
    },
  );
  const upstreamTapping = step(
    'upstreamTapping',
    { tappings, pipeInsideDiameter },
    iso.tappingDistance('upstream'),
    v => tappingDistances(v.tappings, v.pipeInsideDiameter).l1,
  );
  const downstreamTapping = step(
    'downstreamTapping',
    { tappings, pipeInsideDiameter },
    iso.tappingDistance('downstream'),
    v => tappingDistances(v.tappings, v.pipeInsideDiameter).l2,
  );
  const thinPlateCoefficient = step(
    'thinPlateCoefficient',
    { solution, share: optional(share) },
    iso.dischargeCoefficient,
    v => (v.share === 0 ? absent('choked') : v.solution.coefficient),
  );
  const dischargeCoefficient = step(
    'dischargeCoefficient',
    { solution, share: optional(share) },
    {
      label: 'Discharge coefficient',
      symbol: 'C_d',
      equation: v => (v.share === 0 ? 'C_d = 0.83932' : 'C_d = C'),
      source: v => (v.share === 0 ? criticalFlow : iso.dischargeCoefficient.source),
      kind: 'number',
      unit: '',
      digits: 5,
    },
    v => {
      if (v.share === 0) return thickPlateCoefficient;
      return v.share === undefined || v.share === 1
        ? v.solution.coefficient
        : absent('interpolated between a thin and a thick plate');
    },
  );
  const expansionFactor = step(
    'expansionFactor',
    { solution, fluid, share: optional(share) },
    iso.expansionFactor,
    v => (v.share === 0 ? absent('choked') : v.solution.expansibility),
  );
  const betaRatio = step(
    'betaRatio',
    { solution, share: optional(share) },
    {
      ...iso.betaRatio,
      equation: v => betaEquation(v.share),
      source: v => {
        if (v.share === undefined || v.share === 1) return iso.betaRatio.source;
        return v.share === 0 ? criticalFlow : between;
      },
    },
    v => v.solution.beta,
  );
  const overallPressureLoss = step(
    'overallPressureLoss',
    { pressureDifferential, betaRatio, coefficient: optional(thinPlateCoefficient), share: optional(share) },
    {
      ...iso.loss,
      equation: v => lossEquation(v.share),
      source: v =>
        v.share === undefined || v.share === 1 ? iso.loss.source : `${between}; choked, no recovery assumed`,
    },
    ({ pressureDifferential: differential, betaRatio: beta, coefficient, share: w = 1 }) =>
      coefficient === undefined
        ? differential
        : w * iso.lossOf(differential, beta, coefficient) + (1 - w) * differential,
  );
  return {
    betaRatio,
    flowCondition,
    dischargeCoefficient,
    expansionFactor,
    overallPressureLoss,
    maxVelocity: jetVelocity(duty, betaRatio),
    shows: [share, upstreamTapping, downstreamTapping, thinPlateCoefficient, dischargeCoefficient, expansionFactor],
    checks: checksOf(duty, tappings, share, betaRatio),
  };
}

/** Warns where the plate is outside the standard, with the source of its coefficient there. */
function checksOf(duty: Duty, tappings: Source<Tappings>, share: Source<number>, betaRatio: Source<number>) {
  const { pressureRatio, reynoldsNumber } = duty;
  const limitsOfUse = check(
    { fluidType, betaRatio, pipeInsideDiameter, reynoldsNumber, pressureRatio, tappings, share: optional(share) },
    v => (v.share === 0 ? [] : iso.limitsOfUse(v, v.tappings)),
  );
  const beyondTheStandard = check({ share, betaRatio, reynoldsNumber }, v => {
    if (v.share === 0) {
      const boreReynolds = v.reynoldsNumber / v.betaRatio;
      const low = warning(
        `Re = ${formatNumber(boreReynolds, 3)} in the bore is below 3000, the lowest for C = 0.83932. It is lower there, so the bore is too small: the unsafe side if the full flow must pass.`,
        {
          field: 'dischargeCoefficient',
          source: criticalFlow,
        },
      );
      const choked = info(
        'Choked: the flow does not depend on the downstream pressure. C = 0.83932 applies to a thick square-edged plate, 1 ≤ t/d ≤ 6.',
        { field: 'flowCondition', source: criticalFlow },
      );
      return boreReynolds < 3000 ? [low, choked] : [choked];
    }
    return v.share < 1
      ? [
          warning(
            `Between p₂/p₁ = 0.75 and critical flow no standard gives the coefficient; the bore is interpolated between the thin-plate and thick-plate solutions.${v.betaRatio <= 0.75 ? byThickness : ''}`,
            { field: 'pressureRatio' },
          ),
        ]
      : [];
  });
  return [limitsOfUse, beyondTheStandard];
}
