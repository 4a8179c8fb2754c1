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

/** The liquid of a fluid at its bubble point at T in K. Refusal where it has none. */
export const streamBoilingAt = ofStreams('streamBoilingAt');
/** The greatest mass flux, kg/(m²·s), of a stream along its isentrope to a throat pressure of so many Pa or above. */
export const streamNozzleFlux = ofStreams('streamNozzleFlux');
/** The state of a stream after an isenthalpic change to a pressure in Pa, as across a valve. Refusal where it has none. */
export const streamThrottled = ofStreams('streamThrottled');
/** Z = p·M/(ρ·R·T). */
export const streamCompressibility = ofStreams('streamCompressibility');
/** The critical point: of a mixture that on its envelope; undefined where none is known. */
export const streamCriticalPoint = ofStreams('streamCriticalPoint');
/** The pressure of the critical point, Pa: of a mixture that on its envelope. */
export const streamCriticalPressure = ofStreams('streamCriticalPressure');
/** ρ, kg/m³, of a phase; of a stream in two phases that was asked for whole, of both together. */
export const streamDensity = ofStreams('streamDensity');
/** ρ, kg/m³, after an isentropic change from a stream to a pressure in Pa: of both phases together where some of it flashes. */
export const streamDensityAfter = ofStreams('streamDensityAfter');
/** A phase of a stream with the equation of state by which it goes on. Refusal of a fluid without one. */
export const streamEquation = ofStreams('streamEquation');
/** The share of a stream by mass that is vapour after an isenthalpic change to a pressure in Pa, as across a valve. */
export const streamFlashedShare = ofStreams('streamFlashedShare');
/** cp, J/(kg·K). */
export const streamHeatCapacity = ofStreams('streamHeatCapacity');
/** γ = cp/cv of the ideal gas at the temperature of a stream, of the composition of its phase. */
export const streamIdealHeatRatio = ofStreams('streamIdealHeatRatio');
/** A phase of a stream with the isentrope through it. Refusal of a fluid without an equation of state. */
export const streamIsentrope = ofStreams('streamIsentrope');
/** κ = ρ·w²/p of the real fluid. */
export const streamIsentropicExponent = ofStreams('streamIsentropicExponent');
/** Latent heat at p in Pa, J per kg of the vapour that first forms of a boiling liquid. */
export const streamLatentHeat = ofStreams('streamLatentHeat');
/** ρ, kg/m³, of the lightest liquid of a stream. */
export const streamLightestLiquidDensity = ofStreams('streamLightestLiquidDensity');
/** The liquid of a stream as a fluid by itself: where some of the stream is vapour, of the composition that is left to it. */
export const streamLiquid = ofStreams('streamLiquid');
/** M, kg/mol. */
export const streamMolarMass = ofStreams('streamMolarMass');
/**
 * The phase of a stream that is asked for at p in Pa and T in K; whichever it has where none is. Refusal where it has none
 * such.
 */
export const streamPhaseAt = ofStreams('streamPhaseAt');
/**
 * What there is to know of the equation of a fluid; of a table what is assumed of it; nothing of one that is known by its
 * trade.
 */
export const streamRemarks = ofStreams('streamRemarks');
/** w, m/s. */
export const streamSpeedOfSound = ofStreams('streamSpeedOfSound');
/** σ, N/m, of the liquid at its bubble point at T in K. */
export const streamSurfaceTension = ofStreams('streamSurfaceTension');
/** λ, W/(m·K), of one phase. */
export const streamThermalConductivity = ofStreams('streamThermalConductivity');
/** The pressure of the bubble point at T in K, Pa. Refusal where there is none, above the critical temperature. */
export const streamVapourPressure = ofStreams('streamVapourPressure');
/** η, Pa·s. */
export const streamViscosity = ofStreams('streamViscosity');
/** The temperatures of a stream between two of them in K at p in Pa, against the share of the heat between these. */
export const streamHeatingCurve = ofStreams('streamHeatingCurve');
/** Mean cp, J/(kg·K), between two temperatures in K at p in Pa, with the heat of whatever boils or condenses between them. */
export const streamMeanHeatCapacity = ofStreams('streamMeanHeatCapacity');
/**
 * By how much the share of vapour by mass changes between two temperatures in K at p in Pa; 0 where nothing boils or
 * condenses, as above the critical pressure.
 */
export const streamVaporised = ofStreams('streamVaporised');
/**
 * σ, N/m, between the liquid and the vapour of one stream, which stand in equilibrium; of a table that of its liquid.
 * Refusal above the critical point.
 */
export const streamTensionBetween = ofStreams('streamTensionBetween');
/** A stream of two phases, as a whole, at p in Pa. Refusal where it has no two there. */
export const streamTwoPhasesAt = ofStreams('streamTwoPhasesAt');
/** α_v = (∂v/∂T)_p/v, 1/K. Refusal of a stream in two phases. */
export const streamExpansionCoefficient = ofStreams('streamExpansionCoefficient');
