import { criticalPressureRatio, sizeByIso5167 } from '@isentrope/engineering/flow';
import { reaches } from '@isentrope/engineering/numerics';
import { sharedFluid, fluidRows } from '../fluid/index.ts';
import {
  absent,
  byMethod,
  calculation,
  check,
  field,
  derivedDefault,
  flowByProperty,
  optional,
  selector,
  quantity,
  ruledOut,
  step,
} from '../kit/index.ts';
import { comparison, orificeDiameter } from './bore.ts';
import { drawPlate } from './drawing.ts';
import { dutyOf, inviscidDuty, sizingNeeds } from './duty.ts';
import { examples } from './examples.ts';
import {
  fluid,
  fluidType,
  pipe,
  pipeInsideDiameter,
  specificHeatRatio,
  temperature,
  upstreamDensity,
  userDescription,
  viscosity,
} from './fields.ts';
import * as iso from './iso.ts';
import { meta } from './meta.ts';
import { originalPlate } from './original.ts';
import { upstreamStream } from './stream.ts';
import { toChokedSizing } from './transfers.ts';
import { jetVelocity } from './velocity.ts';

/** The standard lists corner tappings first; a restriction orifice has no tappings, and these suit a plate between flanges. */
const tappings = 'Corner';

export const flowRate = field('flowRate', quantity('Flow rate', 'massFlow', 'kg/s', { symbol: 'q_m', above: 0 }));
export const upstreamPressure = field(
  'upstreamPressure',
  quantity('Upstream pressure', 'absolutePressure', 'kPa(abs)', { symbol: 'p_1', above: 0 }),
);
export const pressureDifferential = field(
  'pressureDifferential',
  quantity('Pressure differential', 'pressureDifference', 'kPa', { symbol: 'Δp', above: 0 }),
);
export const density = upstreamDensity('Medium density');

export const duty = dutyOf({ flowRate, upstreamPressure, pressureDifferential, density });
const { downstreamPressure, pressureRatio, reynoldsNumber } = duty;
const upstream = upstreamStream(duty, density);
const original = originalPlate(duty, 0.9999);

const isoFlowCondition = step('flowCondition', { fluid: duty.fluid, pressureRatio }, iso.flowCondition, v => {
  if (v.fluid.kappa === undefined) return ruledOut('liquid');
  return reaches(criticalPressureRatio(v.fluid.kappa), v.pressureRatio) ? 'Choked' : 'Not choked';
});
const solution = step(
  'solution',
  { ...sizingNeeds(duty), viscosity, reynoldsNumber, flowCondition: optional(isoFlowCondition) },
  { label: 'Bore, solved for the mass flow' },
  v =>
    v.flowCondition === 'Choked'
      ? absent(
          'p₂/p₁ is at or below the critical ratio: choked flow, which ISO 5167-2 does not cover. Restriction Orifice Sizing Pro sizes it',
        )
      : iso.solutionWithNote(sizeByIso5167({ viscosity: v.viscosity, tappings, ...inviscidDuty(v) }), v.reynoldsNumber),
);
const upstreamTapping = step('upstreamTapping', { solution }, iso.tappingDistance('upstream'), () => 0);
const downstreamTapping = step('downstreamTapping', { solution }, iso.tappingDistance('downstream'), () => 0);
const dischargeCoefficient = step(
  'dischargeCoefficient',
  { solution },
  iso.dischargeCoefficient,
  v => v.solution.coefficient,
);
const isoExpansionFactor = step(
  'expansionFactor',
  { solution, fluid: duty.fluid },
  iso.expansionFactor,
  v => v.solution.expansibility,
);
const isoBetaRatio = step('betaRatio', { solution }, iso.betaRatio, v => v.solution.beta);
const isoLoss = step(
  'overallPressureLoss',
  { pressureDifferential, betaRatio: isoBetaRatio, dischargeCoefficient },
  iso.loss,
  v => iso.lossOf(v.pressureDifferential, v.betaRatio, v.dischargeCoefficient),
);
const limitsOfUse = check(
  { fluidType, betaRatio: isoBetaRatio, pipeInsideDiameter, reynoldsNumber, pressureRatio },
  v => iso.limitsOfUse(v, tappings),
);

export const betaRatio = byMethod({ original: original.betaRatio, iso5167: isoBetaRatio });
export const flowCondition = byMethod({ original: original.flowCondition, iso5167: isoFlowCondition });
export const bore = orificeDiameter(betaRatio);
export const expansionFactor = byMethod({ original: original.expansionFactor, iso5167: isoExpansionFactor });
export const overallPressureLoss = byMethod({ original: original.overallPressureLoss, iso5167: isoLoss });
export const boreVelocity = byMethod({ original: original.maxVelocity, iso5167: jetVelocity(duty, isoBetaRatio) });

export default calculation(meta, {
  inputs: {
    Fluid: [
      userDescription,
      fluidType,
      ...fluidRows(fluid),
      flowRate,
      upstreamPressure,
      pressureDifferential,
      temperature,
      viscosity,
      density,
      specificHeatRatio,
    ],
    Pipe: [pipeInsideDiameter, ...pipe.fields],
  },
  fills: [
    flowByProperty(flowRate, upstream.flowProperties, { fluidType: 'Liquid' }),
    ...upstream.fills,
    derivedDefault(pipeInsideDiameter, pipe.innerDiameter),
  ],
  loads: upstream.loads,
  sharedGroups: [sharedFluid(fluid)],
  results: {
    Results: [
      bore,
      betaRatio,
      pressureRatio,
      reynoldsNumber,
      expansionFactor,
      overallPressureLoss,
      boreVelocity,
      duty.sonicVelocity,
      flowCondition,
    ],
  },
  primary: bore,
  answers: [bore, betaRatio, flowCondition, pressureRatio],
  methodHelp:
    'ISO 5167-2 is recommended. The simplified method, for checking older calculations, uses a discharge coefficient of 0.6 for every plate and flow.',
  methods: {
    original: { name: 'Simplified (C = 0.6)', checks: original.checks },
    iso5167: {
      name: 'ISO 5167-2',
      shows: [upstreamTapping, downstreamTapping, dischargeCoefficient, isoExpansionFactor],
      checks: [limitsOfUse],
    },
  },
  shows: [pressureRatio, reynoldsNumber],
  crossCheck: comparison(bore, flowCondition),
  checks: [duty.differentialTooLarge, ...upstream.checks],
  examples,
  published: () => import('./published.ts'),
  references: [
    'ISO 5167-1:2022, Measurement of fluid flow by means of pressure differential devices inserted in circular cross-section conduits running full. Part 1: General principles and requirements.',
    'ISO 5167-2:2022, Part 2: Orifice plates.',
  ],
  drawing: selector(
    { betaRatio, orificeDiameterBD: bore, pipeInsideDiameter, upstreamPressure, downstreamPressure },
    v => drawPlate(v, 'kPa(abs)'),
  ),
  transfers: [toChokedSizing(duty, density, upstream)],
});
