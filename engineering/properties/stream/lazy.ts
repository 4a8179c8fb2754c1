import type * as Implementation from './implementation.ts';
import type { StreamFluid } from './stream-fluid.ts';

/**
 * The face of the streams: equations of state weigh more than the calculators that may ask them, and come with the data of a
 * fluid. `loadStreamData` loads both; whoever asks before that is in error.
 */

type Streams = typeof Implementation;

const loaded: { streams?: Streams } = {};

function streams(): Streams {
  if (!loaded.streams) throw new Error('the properties of a stream are asked for before they are loaded');
  return loaded.streams;
}

/** Loads what a fluid's properties need. Undefined where all of it is there: nobody has to wait. */
export function loadStreamData(fluid: StreamFluid): Promise<void> | undefined {
  return loaded.streams ? loaded.streams.loadStreamData(fluid) : loadAll(fluid);
}

async function loadAll(fluid: StreamFluid): Promise<void> {
  loaded.streams = await import('./implementation.ts');
  await loaded.streams.loadStreamData(fluid);
}

/** A function of the streams, which may be called once they are loaded. */
function ofStreams<N extends Exclude<keyof Streams, 'loadStreamData'>>(name: N): Streams[N] {
  const call = (...given: readonly unknown[]) =>
    (streams()[name] as (...given: readonly unknown[]) => unknown)(...given);
  return call as Streams[N];
}

export const streamBoilingAt = ofStreams('streamBoilingAt');
export const streamCompressibility = ofStreams('streamCompressibility');
export const streamCriticalPoint = ofStreams('streamCriticalPoint');
export const streamCriticalPressure = ofStreams('streamCriticalPressure');
export const streamDensity = ofStreams('streamDensity');
export const streamDensityAfter = ofStreams('streamDensityAfter');
export const streamFlashedShare = ofStreams('streamFlashedShare');
export const streamHeatCapacity = ofStreams('streamHeatCapacity');
export const streamIdealHeatRatio = ofStreams('streamIdealHeatRatio');
export const streamIsentropicExponent = ofStreams('streamIsentropicExponent');
export const streamLatentHeat = ofStreams('streamLatentHeat');
export const streamLiquid = ofStreams('streamLiquid');
export const streamMolarMass = ofStreams('streamMolarMass');
export const streamPhaseAt = ofStreams('streamPhaseAt');
export const streamRemarks = ofStreams('streamRemarks');
export const streamSpeedOfSound = ofStreams('streamSpeedOfSound');
export const streamSurfaceTension = ofStreams('streamSurfaceTension');
export const streamThermalConductivity = ofStreams('streamThermalConductivity');
export const streamVapourPressure = ofStreams('streamVapourPressure');
export const streamViscosity = ofStreams('streamViscosity');
export const streamMeanHeatCapacity = ofStreams('streamMeanHeatCapacity');
export const streamVaporised = ofStreams('streamVaporised');
export const streamTensionBetween = ofStreams('streamTensionBetween');
export const streamTwoPhasesAt = ofStreams('streamTwoPhasesAt');
export const streamExpansionCoefficient = ofStreams('streamExpansionCoefficient');
