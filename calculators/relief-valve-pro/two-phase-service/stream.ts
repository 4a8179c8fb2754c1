import { chosenFluid, fluidChecks, fluidLoads, sentFluid } from '../../fluid/index.ts';
import { maybe, ruledOut, value, type Filling, type Source } from '../../kit/index.ts';
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
import { expandedDensity, flashPressure, inletDensity, relievingPressure } from './inlet.ts';

/** Derived defaults from the selected fluid at the inlet of a two-phase valve. */

const chosen = chosenFluid(chosenFrom);
const { id } = chosenFrom.source;
const {
  fills,
  checks,
  filling,
  stream: inletStream,
} = twoPhaseStream(
  chosen,
  { inletCondition, relievingPressure, relievingTemperature, vaporFraction },
  { density, density90, saturationPressure },
  id,
);

export { inletStream };

export const stream = { fills, checks: [fluidChecks(chosen, id), ...checks], loads: [fluidLoads(chosenFrom)] };

/** Typed values of the inlet, without derived ones. */
function unfilled(id: string, known: Source<number>, by: Source<Filling>) {
  return value(id, { known, by: maybe(by) }, v =>
    v.by?.value === v.known ? ruledOut('filled in by the fluid') : v.known,
  );
}

/** Transferred fields: the fluid with typed values. */
export const sending = {
  fluid: sentFluid(chosenFrom),
  relievingTemperature,
  vaporFraction,
  inletDensity: unfilled('inletDensity.sent', inletDensity, filling.density),
  expandedDensity: unfilled('expandedDensity.sent', expandedDensity, filling.density90),
  flashPressure: unfilled('flashPressure.sent', flashPressure, filling.saturationPressure),
};
