import type * as Implementation from './implementation.ts';
import type { StreamFluid } from './stream-fluid.ts';

/**
 * Lazy entry point of the stream properties: equations of state are larger than the calculators that may use them, and are loaded together
 * with the data of a fluid by `loadStreamData`. Calls before that throw.
 */

type Streams = typeof Implementation;

const loaded: { streams?: Streams } = {};

function streams(): Streams {
  if (!loaded.streams) throw new Error('the properties of a stream are asked for before they are loaded');
  return loaded.streams;
}

/** Loads what a fluid's properties need. Undefined where everything is already loaded, so that callers can stay synchronous. */
export function loadStreamData(fluid: StreamFluid): Promise<void> | undefined {
  return loaded.streams ? loaded.streams.loadStreamData(fluid) : loadAll(fluid);
}

async function loadAll(fluid: StreamFluid): Promise<void> {
  loaded.streams = await import('./implementation.ts');
  await loaded.streams.loadStreamData(fluid);
}

/** Returns a stream function that works once the streams are loaded. */
function ofStreams<N extends Exclude<keyof Streams, 'loadStreamData'>>(name: N): Streams[N] {
  const call = (...given: readonly unknown[]) =>
    (streams()[name] as (...given: readonly unknown[]) => unknown)(...given);
  return call as Streams[N];
}

/** Liquid of a fluid at its bubble point at T in K. Throws a Refusal where there is none. */
export const streamBoilingAt = ofStreams('streamBoilingAt');
/** Maximum mass flux, kg/(m²·s), of a stream along its isentrope down to the given throat pressure, Pa. */
export const streamNozzleFlux = ofStreams('streamNozzleFlux');
/** State of a stream after an isenthalpic change to a pressure in Pa, as across a valve. Throws a Refusal where there is none. */
export const streamThrottled = ofStreams('streamThrottled');
/** Z = p·M/(ρ·R·T). */
export const streamCompressibility = ofStreams('streamCompressibility');
/** Critical point; for a mixture that of its phase envelope. Undefined where none is known. */
export const streamCriticalPoint = ofStreams('streamCriticalPoint');
/** Critical pressure, Pa; for a mixture that of its phase envelope. */
export const streamCriticalPressure = ofStreams('streamCriticalPressure');
/** ρ, kg/m³, of the selected phase; of both phases together for a two-phase stream without a selection. */
export const streamDensity = ofStreams('streamDensity');
/** ρ, kg/m³, after an isentropic change of a stream to a pressure in Pa; of both phases together if it flashes. */
export const streamDensityAfter = ofStreams('streamDensityAfter');
/** The selected phase of a stream with its equation of state. Throws a Refusal for a fluid without one. */
export const streamEquation = ofStreams('streamEquation');
/** Vapour mass fraction of a stream after an isenthalpic change to a pressure in Pa, as across a valve. */
export const streamFlashedShare = ofStreams('streamFlashedShare');
/** cp, J/(kg·K). */
export const streamHeatCapacity = ofStreams('streamHeatCapacity');
/** γ = cp/cv of the ideal gas at the temperature of a stream, with the composition of its phase. */
export const streamIdealHeatRatio = ofStreams('streamIdealHeatRatio');
/** A phase of a stream with the isentrope through it. Throws a Refusal for a fluid without an equation of state. */
export const streamIsentrope = ofStreams('streamIsentrope');
/** κ = ρ·w²/p of the real fluid. */
export const streamIsentropicExponent = ofStreams('streamIsentropicExponent');
/** Latent heat at p in Pa, J per kg of the first vapour of a boiling liquid. */
export const streamLatentHeat = ofStreams('streamLatentHeat');
/** ρ, kg/m³, of the lightest liquid of a stream. */
export const streamLightestLiquidDensity = ofStreams('streamLightestLiquidDensity');
/** The liquid of a stream as a separate fluid: for a partly vaporised stream with the composition of the remaining liquid. */
export const streamLiquid = ofStreams('streamLiquid');
/** M, kg/mol. */
export const streamMolarMass = ofStreams('streamMolarMass');
/**
 * The selected phase of a stream at p in Pa and T in K; without a selection whichever it has. Throws a Refusal where it has no such phase.
 */
export const streamPhaseAt = ofStreams('streamPhaseAt');
/** Remarks on the equation of a fluid, or the assumptions of a table; undefined for a commodity liquid. */
export const streamRemarks = ofStreams('streamRemarks');
/** w, m/s. */
export const streamSpeedOfSound = ofStreams('streamSpeedOfSound');
/** σ, N/m, of the liquid at its bubble point at T in K. */
export const streamSurfaceTension = ofStreams('streamSurfaceTension');
/** λ, W/(m·K), of one phase. */
export const streamThermalConductivity = ofStreams('streamThermalConductivity');
/** Bubble point pressure at T in K, Pa. Throws a Refusal where there is none, above the critical temperature. */
export const streamVapourPressure = ofStreams('streamVapourPressure');
/** η, Pa·s. */
export const streamViscosity = ofStreams('streamViscosity');
/** Heating curve of a stream between two temperatures, K, at p in Pa. */
export const streamHeatingCurve = ofStreams('streamHeatingCurve');
/** Mean cp, J/(kg·K), between two temperatures in K at p in Pa, including the latent heat of any phase change. */
export const streamMeanHeatCapacity = ofStreams('streamMeanHeatCapacity');
/**
 * Change of the vapour mass fraction between two temperatures in K at p in Pa; 0 where nothing boils or condenses, as above the critical
 * pressure.
 */
export const streamVaporised = ofStreams('streamVaporised');
/**
 * Interfacial tension σ, N/m, between liquid and vapour of a stream in equilibrium; for a table that of its liquid. Throws a Refusal above
 * the critical point.
 */
export const streamTensionBetween = ofStreams('streamTensionBetween');
/** A two-phase stream as a whole, at p in Pa. Throws a Refusal where it does not have two phases there. */
export const streamTwoPhasesAt = ofStreams('streamTwoPhasesAt');
/** α_v = (∂v/∂T)_p/v, 1/K. Throws a Refusal for a two-phase stream. */
export const streamExpansionCoefficient = ofStreams('streamExpansionCoefficient');
