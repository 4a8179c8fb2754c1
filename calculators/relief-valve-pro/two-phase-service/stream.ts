import { chosenFluid, fluidChecks, fluidLoads } from '../../fluid/index.ts';
import { twoPhaseStream } from '../two-phase-stream.ts';
import {
  chosenFrom,
  density,
  density90,
  inletCondition,
  relievingTemperature,
  saturationPressure,
  vaporFraction,
} from './fields.ts';
import { relievingPressure } from './inlet.ts';

/** What the fluid that is chosen fills at the inlet of a valve for two phases. */

const chosen = chosenFluid(chosenFrom);
const { id } = chosenFrom.source;
const { fills, checks, filling } = twoPhaseStream(
  chosen,
  { inletCondition, relievingPressure, relievingTemperature, vaporFraction },
  { density, density90, saturationPressure },
  id,
);

export const stream = { fills, checks: [fluidChecks(chosen, id), ...checks], loads: [fluidLoads(chosenFrom)], filling };
