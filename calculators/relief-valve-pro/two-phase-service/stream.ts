import { streamFluidFrom, fluidChecks, fluidLoads, transferredFluid } from '../../fluid/index.ts';
import { optional, ruledOut, value, type DefaultValue, type Source } from '../../kit/index.ts';
import { twoPhaseStream } from '../two-phase-stream.ts';
import {
  fluidSelection,
  density,
  density90,
  inletCondition,
  relievingTemperature,
  saturationPressure,
  vaporFraction,
} from './fields.ts';
import { backPressure, expandedDensity, flashPressure, inletDensity, relievingPressure } from './inlet.ts';

/** Derived defaults from the selected fluid at the inlet of a two-phase valve. */

const streamFluid = streamFluidFrom(fluidSelection);
const { id } = fluidSelection.source;
const {
  fills,
  checks,
  filling,
  stream: inletStream,
} = twoPhaseStream(
  streamFluid,
  { inletCondition, relievingPressure, relievingTemperature, vaporFraction, backPressure },
  { density, density90, saturationPressure },
  id,
);

export { inletStream };

export const stream = { fills, checks: [fluidChecks(streamFluid, id), ...checks], loads: [fluidLoads(fluidSelection)] };

/** Typed values of the inlet, without derived ones. */
function withoutDefault(id: string, known: Source<number>, by: Source<DefaultValue>) {
  return value(id, { known, by: optional(by) }, v =>
    v.by?.value === v.known ? ruledOut('filled in by the fluid') : v.known,
  );
}

/** Transferred fields: the fluid with typed values. */
export const transferredFields = {
  fluid: transferredFluid(fluidSelection),
  relievingTemperature,
  vaporFraction,
  inletDensity: withoutDefault('inletDensity.sent', inletDensity, filling.density),
  expandedDensity: withoutDefault('expandedDensity.sent', expandedDensity, filling.density90),
  flashPressure: withoutDefault('flashPressure.sent', flashPressure, filling.saturationPressure),
};
