import { o as molarMassOf } from "./property-table-BSUY4Vxb.js";
// engineering/properties/stream/lazy.ts
var loaded = {};
function streams() {
	if (!loaded.streams) throw new Error("the properties of a stream are asked for before they are loaded");
	return loaded.streams;
}
/** Loads what a fluid's properties need. Undefined where all of it is there: nobody has to wait. */
function loadStreamData(fluid) {
	return loaded.streams ? loaded.streams.loadStreamData(fluid) : loadAll(fluid);
}
async function loadAll(fluid) {
	loaded.streams = await import("./implementation-CgpGzSSt.js");
	await loaded.streams.loadStreamData(fluid);
}
/** A function of the streams, which may be called once they are loaded. */
function ofStreams(name) {
	const call = (...given) => streams()[name](...given);
	return call;
}
/** The liquid of a fluid at its bubble point at T in K. Refusal where it has none. */
var streamBoilingAt = ofStreams("streamBoilingAt");
/** Z = p·M/(ρ·R·T). */
var streamCompressibility = ofStreams("streamCompressibility");
/** The critical point: of a mixture that on its envelope; undefined where none is known. */
var streamCriticalPoint = ofStreams("streamCriticalPoint");
/** The pressure of the critical point, Pa: of a mixture that on its envelope. */
var streamCriticalPressure = ofStreams("streamCriticalPressure");
/** ρ, kg/m³, of a phase; of a stream in two phases that was asked for whole, of both together. */
var streamDensity = ofStreams("streamDensity");
/** ρ, kg/m³, after an isentropic change from a stream to a pressure in Pa: of both phases together where some of it flashes. */
var streamDensityAfter = ofStreams("streamDensityAfter");
/** The share of a stream by mass that is vapour after an isenthalpic change to a pressure in Pa, as across a valve. */
var streamFlashedShare = ofStreams("streamFlashedShare");
/** cp, J/(kg·K). */
var streamHeatCapacity = ofStreams("streamHeatCapacity");
/** γ = cp/cv of the ideal gas at the temperature of a stream, of the composition of its phase. */
var streamIdealHeatRatio = ofStreams("streamIdealHeatRatio");
/** κ = ρ·w²/p of the real fluid. */
var streamIsentropicExponent = ofStreams("streamIsentropicExponent");
/** Latent heat at p in Pa, J per kg of the vapour that first forms of a boiling liquid. */
var streamLatentHeat = ofStreams("streamLatentHeat");
/** The liquid of a stream as a fluid by itself: where some of the stream is vapour, of the composition that is left to it. */
var streamLiquid = ofStreams("streamLiquid");
/** M, kg/mol. */
var streamMolarMass = ofStreams("streamMolarMass");
/**
* The phase of a stream that is asked for at p in Pa and T in K; whichever it has where none is. Refusal where it has none
* such.
*/
var streamPhaseAt = ofStreams("streamPhaseAt");
/**
* What there is to know of the equation of a fluid; of a table what is assumed of it; nothing of one that is known by its
* trade.
*/
var streamRemarks = ofStreams("streamRemarks");
/** w, m/s. */
var streamSpeedOfSound = ofStreams("streamSpeedOfSound");
/** σ, N/m, of the liquid at its bubble point at T in K. */
var streamSurfaceTension = ofStreams("streamSurfaceTension");
/** λ, W/(m·K), of one phase. */
var streamThermalConductivity = ofStreams("streamThermalConductivity");
/** The pressure of the bubble point at T in K, Pa. Refusal where there is none, above the critical temperature. */
var streamVapourPressure = ofStreams("streamVapourPressure");
/** η, Pa·s. */
var streamViscosity = ofStreams("streamViscosity");
/** Mean cp, J/(kg·K), between two temperatures in K at p in Pa, with the heat of whatever boils or condenses between them. */
var streamMeanHeatCapacity = ofStreams("streamMeanHeatCapacity");
/**
* By how much the share of vapour by mass changes between two temperatures in K at p in Pa; 0 where nothing boils or
* condenses, as above the critical pressure.
*/
var streamVaporised = ofStreams("streamVaporised");
/**
* σ, N/m, between the liquid and the vapour of one stream, which stand in equilibrium; of a table that of its liquid.
* Refusal above the critical point.
*/
var streamTensionBetween = ofStreams("streamTensionBetween");
/** A stream of two phases, as a whole, at p in Pa. Refusal where it has no two there. */
var streamTwoPhasesAt = ofStreams("streamTwoPhasesAt");
/** α_v = (∂v/∂T)_p/v, 1/K. Refusal of a stream in two phases. */
var streamExpansionCoefficient = ofStreams("streamExpansionCoefficient");
// calculators/fluid/mole-fractions.ts
/** Mole fractions by component, which add up to 1; undefined where no amount is above 0. */
function moleFractionsOf(items, basis) {
	const moles = items.filter(({ amount }) => amount > 0).map(({ item, amount }) => [item, basis === "mass" ? amount / molarMassOf(item) : amount]);
	const total = moles.reduce((sum, [, amount]) => sum + amount, 0);
	return total > 0 ? Object.fromEntries(moles.map(([item, amount]) => [item, amount / total])) : void 0;
}
export { streamThermalConductivity as C, streamViscosity as D, streamVapourPressure as E, streamTensionBetween as S, streamVaporised as T, streamMolarMass as _, streamCriticalPoint as a, streamSpeedOfSound as b, streamDensityAfter as c, streamHeatCapacity as d, streamIdealHeatRatio as f, streamMeanHeatCapacity as g, streamLiquid as h, streamCompressibility as i, streamExpansionCoefficient as l, streamLatentHeat as m, loadStreamData as n, streamCriticalPressure as o, streamIsentropicExponent as p, streamBoilingAt as r, streamDensity as s, moleFractionsOf as t, streamFlashedShare as u, streamPhaseAt as v, streamTwoPhasesAt as w, streamSurfaceTension as x, streamRemarks as y };
