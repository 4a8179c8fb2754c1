import { fluidNamed } from '../fluid/index.ts';
import { known, workedFrom, type Datasheets } from '../kit/index.ts';
import { orificePlateDatasheet } from '../restriction-orifice/datasheet-parts.ts';
import {
  fluid,
  fluidType,
  pipe,
  pipeInsideDiameter,
  specificHeatRatio,
  temperature,
  viscosity,
} from '../restriction-orifice/fields.ts';
import { vaporPressure } from './cavitation.ts';
import definition, {
  betaRatio,
  bore,
  boreVelocity,
  cavitation,
  density,
  dischargeCoefficient,
  duty,
  expansionFactor,
  flowCondition,
  flowRate,
  overallPressureLoss,
  pressureDifferential,
  tappings,
  upstreamPressure,
} from './definition.ts';

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
        known('Vapour pressure', vaporPressure),
      ],
      calculated: [
        known('Orifice bore', bore),
        known('Diameter ratio β', betaRatio),
        known('Flow condition', flowCondition),
        known('Pressure ratio', duty.pressureRatio),
        known('Reynolds number of the pipe', duty.reynoldsNumber),
        known('Discharge coefficient', dischargeCoefficient),
        known('Expansibility factor', expansionFactor),
        known('Permanent pressure loss', overallPressureLoss),
        known('Velocity in the bore', boreVelocity),
        known('Cavitation index', cavitation.index),
        known('Plates in series, proposed', cavitation.stages),
      ],
      tappings: [known('Pressure tappings', tappings)],
    }),
  ],
} satisfies Datasheets;
