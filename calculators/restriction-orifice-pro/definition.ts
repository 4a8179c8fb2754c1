import { sharedFluid, fluidRows } from '../fluid/index.ts';
import {
  byMethod,
  calculation,
  choice,
  field,
  derivedDefault,
  flowByProperty,
  selector,
  quantity,
} from '../kit/index.ts';
import { comparison, orificeDiameter } from '../restriction-orifice/bore.ts';
import { drawPlate } from '../restriction-orifice/drawing.ts';
import { dutyOf } from '../restriction-orifice/duty.ts';
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
} from '../restriction-orifice/fields.ts';
import { originalPlate } from '../restriction-orifice/original.ts';
import { upstreamStream } from '../restriction-orifice/stream.ts';
import { cavitationOf, vaporPressure } from './cavitation.ts';
import { examples } from './examples.ts';
import { isoPlate } from './iso-plate.ts';
import { meta } from './meta.ts';
import { toAcousticCheck } from './transfers.ts';

export const flowRate = field(
  'flowRate',
  quantity('Flow rate', 'massFlow', 'kg/h', { symbol: 'q_m', above: 0, units: ['kg/h', 'lb/h', 't/h'] }),
);
export const upstreamPressure = field(
  'upstreamPressure',
  quantity('Upstream pressure', 'absolutePressure', 'bar(abs)', {
    symbol: 'p_1',
    above: 0,
    units: ['bar(abs)', 'psi(abs)', 'kPa(abs)'],
  }),
);
export const pressureDifferential = field(
  'pressureDifferential',
  quantity('Pressure differential', 'pressureDifference', 'bar', {
    symbol: 'Δp',
    above: 0,
    units: ['bar', 'psi', 'kPa'],
  }),
);
export const density = upstreamDensity('Upstream density');
export const tappings = field(
  'tappings',
  choice('Pressure tappings', ['Corner', 'D and D/2', 'Flange'], {
    help: 'For ISO 5167-2. A restriction orifice has no tappings; corner tappings are the closest match',
  }),
);

export const duty = dutyOf({ flowRate, upstreamPressure, pressureDifferential, density });
const { downstreamPressure, pressureRatio, reynoldsNumber, sonicVelocity } = duty;
const upstream = upstreamStream(duty, density);
const original = originalPlate(duty, 0.5);
const iso5167 = isoPlate(duty, tappings);
export const cavitation = cavitationOf(duty);

export const betaRatio = byMethod({ original: original.betaRatio, iso5167: iso5167.betaRatio });
export const flowCondition = byMethod({ original: original.flowCondition, iso5167: iso5167.flowCondition });
export const bore = orificeDiameter(betaRatio);
export const dischargeCoefficient = byMethod({
  original: original.dischargeCoefficient,
  iso5167: iso5167.dischargeCoefficient,
});
export const expansionFactor = byMethod({
  original: original.expansionFactor,
  iso5167: iso5167.expansionFactor,
});
export const overallPressureLoss = byMethod({
  original: original.overallPressureLoss,
  iso5167: iso5167.overallPressureLoss,
});
export const boreVelocity = byMethod({ original: original.maxVelocity, iso5167: iso5167.maxVelocity });

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
      vaporPressure,
    ],
    Pipe: [pipeInsideDiameter, ...pipe.fields, tappings],
  },
  fills: [
    flowByProperty(flowRate, upstream.flowProperties, { fluidType: 'Liquid' }),
    ...upstream.fills,
    derivedDefault(vaporPressure, upstream.liquidVapourPressure),
    derivedDefault(pipeInsideDiameter, pipe.innerDiameter),
  ],
  loads: upstream.loads,
  sharedGroups: [sharedFluid(fluid)],
  results: {
    Results: [
      bore,
      betaRatio,
      flowCondition,
      pressureRatio,
      reynoldsNumber,
      dischargeCoefficient,
      expansionFactor,
      overallPressureLoss,
      boreVelocity,
      sonicVelocity,
      cavitation.index,
      cavitation.stages,
    ],
  },
  primary: bore,
  answers: [bore, betaRatio, flowCondition, pressureRatio, cavitation.index],
  methodHelp:
    'ISO 5167-2, Miller is recommended. The simplified method, for checking older calculations, uses a discharge coefficient of 0.6 for every plate and flow.',
  methods: {
    original: { name: 'Simplified (C = 0.6)', checks: original.checks },
    iso5167: { name: 'ISO 5167-2, Miller', shows: iso5167.shows, checks: iso5167.checks },
  },
  shows: [pressureRatio, reynoldsNumber],
  crossCheck: comparison(bore, flowCondition),
  checks: [duty.differentialTooLarge, cavitation.risk, ...upstream.checks],
  examples,
  published: () => import('./published.ts'),
  references: [
    'ISO 5167-1:2022, Measurement of fluid flow by means of pressure differential devices inserted in circular cross-section conduits running full. Part 1: General principles and requirements.',
    'ISO 5167-2:2022, Part 2: Orifice plates.',
    'R. W. Miller, Flow Measurement Engineering Handbook, 3rd ed., McGraw-Hill 1996, chapter 13.',
    'A. J. Ward-Smith, Critical flowmetering: the characteristics of cylindrical nozzles with sharp upstream edges, Int. J. Heat and Fluid Flow 1 (1979) 123–132.',
  ],
  drawing: selector(
    { betaRatio, orificeDiameterBD: bore, pipeInsideDiameter, upstreamPressure, downstreamPressure },
    drawPlate,
  ),
  transfers: [toAcousticCheck(duty)],
});
