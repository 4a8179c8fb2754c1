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
function lazyStreamFunction<N extends Exclude<keyof Streams, 'loadStreamData'>>(name: N): Streams[N] {
  const call = (...args: readonly unknown[]) => (streams()[name] as (...args: readonly unknown[]) => unknown)(...args);
  return call as Streams[N];
}

/** Liquid of a fluid at its bubble point at T in K. Throws a Refusal where there is none. */
export const streamBoilingAt = lazyStreamFunction('streamBoilingAt');
/** Bubble point at p in Pa, with the densities of both phases. Throws a Refusal where there is none. */
export const streamBubblePoint = lazyStreamFunction('streamBubblePoint');
/** State of a stream after an isenthalpic change to a pressure in Pa, as across a valve. Throws a Refusal where there is none. */
export const streamThrottled = lazyStreamFunction('streamThrottled');
/** State of a fluid at p in Pa and an enthalpy in J/kg. Throws a Refusal where there is none. */
export const streamAtEnthalpy = lazyStreamFunction('streamAtEnthalpy');
/** State of two phases of one fluid after an isenthalpic change together to a pressure in Pa. Throws a Refusal where there is none. */
export const streamsThrottled = lazyStreamFunction('streamsThrottled');
/** Phase by the reference equation of its main component where a stream has another one by Peng-Robinson. */
export const streamOtherPhase = lazyStreamFunction('streamOtherPhase');
/** Excess by Peng-Robinson of the temperature after an isenthalpic change to a pressure in Pa. */
export const streamThrottlingExcess = lazyStreamFunction('streamThrottlingExcess');
/** Excess by Peng-Robinson of the largest mass flux of a nozzle to a back pressure in Pa. */
export const streamNozzleFluxExcess = lazyStreamFunction('streamNozzleFluxExcess');
/** Excess by Peng-Robinson of the speed of sound. */
export const streamSoundSpeedExcess = lazyStreamFunction('streamSoundSpeedExcess');
/** States of the main component, by Peng-Robinson and by its reference equation, that correspond to that of a stream. */
export const streamCorrespondingStates = lazyStreamFunction('streamCorrespondingStates');
/** Z of a stream that is calculated as a gas and is too dense for equations for gases; undefined for any other. */
export const streamDenseCompressibility = lazyStreamFunction('streamDenseCompressibility');
/** Z = p·M/(ρ·R·T). */
export const streamCompressibility = lazyStreamFunction('streamCompressibility');
/** Critical point; for a mixture that of its phase envelope. Undefined where none is known. */
export const streamCriticalPoint = lazyStreamFunction('streamCriticalPoint');
/** Critical pressure, Pa; for a mixture that of its phase envelope. */
export const streamCriticalPressure = lazyStreamFunction('streamCriticalPressure');
/** ρ, kg/m³, of the selected phase; of both phases together for a two-phase stream without a selection. */
export const streamDensity = lazyStreamFunction('streamDensity');
/** ρ, kg/m³, after an isentropic change of a stream to a pressure in Pa; of both phases together if it flashes. */
export const streamDensityAfter = lazyStreamFunction('streamDensityAfter');
/** The selected phase of a stream with its equation of state. Throws a Refusal for a fluid without one. */
export const streamEquation = lazyStreamFunction('streamEquation');
/** Vapour mass fraction of a stream after an isenthalpic change to a pressure in Pa, as across a valve. */
export const streamFlashedShare = lazyStreamFunction('streamFlashedShare');
/** cp, J/(kg·K). */
export const streamHeatCapacity = lazyStreamFunction('streamHeatCapacity');
/** γ = cp/cv of the ideal gas at the temperature of a stream, with the composition of its phase. */
export const streamIdealHeatRatio = lazyStreamFunction('streamIdealHeatRatio');
/** A phase of a stream with the isentrope through it. Throws a Refusal for a fluid without an equation of state. */
export const streamIsentrope = lazyStreamFunction('streamIsentrope');
/** κ = ρ·w²/p of the real fluid. */
export const streamIsentropicExponent = lazyStreamFunction('streamIsentropicExponent');
/** Latent heat at p in Pa, J per kg of the first vapour of a boiling liquid. */
export const streamLatentHeat = lazyStreamFunction('streamLatentHeat');
/** How the latent heat of a mixture at p in Pa changes as it boils off; undefined for a fluid that does not change by it. */
export const streamBoilOff = lazyStreamFunction('streamBoilOff');
/** A pressure, Pa, below which a liquid at T in K boils, of an aqueous solution at least; undefined where none is known. */
export const streamLeastBoilingPressure = lazyStreamFunction('streamLeastBoilingPressure');
/** ρ, kg/m³, of the lightest liquid of a stream. */
export const streamLightestLiquidDensity = lazyStreamFunction('streamLightestLiquidDensity');
/** The liquid of a stream as a separate fluid: for a partly vaporised stream with the composition of the remaining liquid. */
export const streamLiquid = lazyStreamFunction('streamLiquid');
/** M, kg/mol. */
export const streamMolarMass = lazyStreamFunction('streamMolarMass');
/**
 * The selected phase of a stream at p in Pa and T in K; without a selection whichever it has. Throws a Refusal where it has no such phase.
 */
export const streamPhaseAt = lazyStreamFunction('streamPhaseAt');
/** Remarks on the equation of a fluid, or the assumptions of a table; undefined for a commodity liquid. */
export const streamRemarks = lazyStreamFunction('streamRemarks');
/** ρ of a phase by Peng-Robinson, corrected by the reference equation of its main component; undefined where none corresponds. */
export const streamReferenceDensity = lazyStreamFunction('streamReferenceDensity');
/** w, m/s. */
export const streamSpeedOfSound = lazyStreamFunction('streamSpeedOfSound');
/** σ, N/m, of the liquid at its bubble point at T in K. */
export const streamSurfaceTension = lazyStreamFunction('streamSurfaceTension');
/** λ, W/(m·K), of one phase. */
export const streamThermalConductivity = lazyStreamFunction('streamThermalConductivity');
/** Bubble point pressure at T in K, Pa. Throws a Refusal where there is none, above the critical temperature. */
export const streamVapourPressure = lazyStreamFunction('streamVapourPressure');
/** η, Pa·s. */
export const streamViscosity = lazyStreamFunction('streamViscosity');
/** Temperature, K, at which a gas in a closed vessel reaches a pressure in Pa by heating, at the density that it has before. */
export const streamHeatedTemperature = lazyStreamFunction('streamHeatedTemperature');
/** Heating curve of a stream between two temperatures, K, at p in Pa. */
export const streamHeatingCurve = lazyStreamFunction('streamHeatingCurve');
/** Mean cp, J/(kg·K), between two temperatures in K at p in Pa, including the latent heat of any phase change. */
export const streamMeanHeatCapacity = lazyStreamFunction('streamMeanHeatCapacity');
/** What happens to the phase of a stream between two temperatures in K at p in Pa. */
export const streamPhaseChange = lazyStreamFunction('streamPhaseChange');
/**
 * Interfacial tension σ, N/m, between liquid and vapour of a stream in equilibrium; for a table that of its liquid. Throws a Refusal above
 * the critical point.
 */
export const streamTensionBetween = lazyStreamFunction('streamTensionBetween');
/** A two-phase stream as a whole, at p in Pa. Throws a Refusal where it does not have two phases there. */
export const streamTwoPhasesAt = lazyStreamFunction('streamTwoPhasesAt');
/** Excess by Peng-Robinson of the expansion per heat, α_v/cp, of a liquid at p in Pa and T in K; undefined where none corresponds. */
export const streamExpansionExcess = lazyStreamFunction('streamExpansionExcess');
/** Excess by Peng-Robinson of the heat between two temperatures, K, at p in Pa; undefined where none corresponds. */
export const streamHeatExcess = lazyStreamFunction('streamHeatExcess');
/** Excess by Peng-Robinson of the latent heat at p in Pa; undefined where none corresponds. */
export const streamLatentHeatExcess = lazyStreamFunction('streamLatentHeatExcess');
/** Excess by Peng-Robinson of the vapour pressure at T in K; undefined where none corresponds. */
export const streamVapourPressureExcess = lazyStreamFunction('streamVapourPressureExcess');
/** Free water of a stream that GERG-2008 dissolves for want of parameters; undefined where it does not. */
export const streamMissedWater = lazyStreamFunction('streamMissedWater');
/** Component of a stream that is solid at p in Pa and T in K; undefined where none is. */
export const streamSolid = lazyStreamFunction('streamSolid');
/** Temperature, K, below which a solid of a stream forms at its pressure. */
export const streamFreezesBelow = lazyStreamFunction('streamFreezesBelow');
/** What freezes out of a stream at p in Pa that is cooled between two temperatures in K; undefined where nothing does, or that is not known. */
export const streamFreezingPoint = lazyStreamFunction('streamFreezingPoint');
/** α_v = (∂v/∂T)_p/v, 1/K. Throws a Refusal for a two-phase stream. */
export const streamExpansionCoefficient = lazyStreamFunction('streamExpansionCoefficient');
