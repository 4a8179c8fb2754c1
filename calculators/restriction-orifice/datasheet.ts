import { fluidNamed } from '../fluid/index.ts';
import { allByHand, byHand, known, workedFrom, type Datasheets } from '../kit/index.ts';
import { orificePlateDatasheet } from './datasheet-parts.ts';
import definition, {
  betaRatio,
  bore,
  boreVelocity,
  density,
  duty,
  expansionFactor,
  flowCondition,
  flowRate,
  overallPressureLoss,
  pressureDifferential,
  upstreamPressure,
} from './definition.ts';
import { fluid, fluidType, pipe, pipeInsideDiameter, specificHeatRatio, temperature, viscosity } from './fields.ts';

export default {
  definition,
  sheets: [
    orificePlateDatasheet({
      pipe: [workedFrom('Pipe, size and schedule', pipe.named), known('Pipe inside diameter', pipeInsideDiameter)],
      process: [
        workedFrom('Fluid', fluidNamed(fluid)),
        known('State', fluidType),
        known('Flow rate', flowRate),
        known('Upstream pressure', upstreamPressure),
        known('Downstream pressure', duty.downstreamPressure),
        known('Differential pressure', pressureDifferential),
        known('Upstream temperature', temperature),
        known('Density, upstream', density),
        known('Viscosity', viscosity),
        known('Ratio of specific heats', specificHeatRatio),
        byHand('Vapour pressure', 'absolutePressure', 'bar(abs)'),
      ],
      calculated: [
        known('Orifice bore', bore),
        known('Diameter ratio β', betaRatio),
        known('Flow condition', flowCondition),
        known('Pressure ratio', duty.pressureRatio),
        known('Reynolds number of the pipe', duty.reynoldsNumber),
        known('Expansibility factor', expansionFactor),
        known('Permanent pressure loss', overallPressureLoss),
        known('Velocity in the bore', boreVelocity),
      ],
      tappings: allByHand('Pressure tappings'),
    }),
  ],
} satisfies Datasheets;
