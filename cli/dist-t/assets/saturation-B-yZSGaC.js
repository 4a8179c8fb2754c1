import { _t as gasConstant, it as requirePositive } from "./kit-R3DteEWw.js";
import { _ as fillPhase, b as setFeed, h as equilibriumAtTp, y as fillTwoPhases } from "./flash-B3v-eZaH.js";
import { n as at } from "./model-CHZD2gUi.js";
// engineering/properties/eos/fugacity.ts
/**
* ln φ_i of a phase with derivatives. The translation of volumes multiplies φ_i by exp(−p·c_i/(R·T)), in every phase
* alike, so that phase equilibrium does not change.
*/
var Fugacity = class {
	/** ln φ_i. */
	lnCoefficients;
	/** (∂ln φ_i/∂T) at constant p, 1/K. */
	byTemperature;
	/** (∂ln φ_i/∂p) at constant T, 1/Pa. */
	byPressure;
	/** n·(∂ln φ_i/∂n_j) at constant T and p, row by row: symmetric. */
	byAmount;
	constructor(mixture) {
		this.lnCoefficients = new Float64Array(mixture.size);
		this.byTemperature = new Float64Array(mixture.size);
		this.byPressure = new Float64Array(mixture.size);
		this.byAmount = new Float64Array(mixture.size * mixture.size);
	}
};
/**
* Fugacity coefficients of a phase of composition z at T in K and p in Pa on the volume root asked for, stable or not.
* RangeError for T, p or z that are none.
*/
function fugacity(mixture, temperature, pressure, z, root, out) {
	requirePositive("temperature", temperature);
	requirePositive("pressure", pressure);
	setFeed(mixture, z);
	const { whole, feed, size, model } = mixture;
	const phase = mixture.solver.vapour;
	phase.n.set(feed);
	phase.volume = whole.volumeAt(temperature, pressure, root);
	phase.evaluate(temperature);
	const RT = gasConstant * temperature;
	const { pressureT, pressureV } = phase;
	for (let i = 0; i < size; i += 1) {
		const translation = at(model.c, i) / RT;
		const lnFV = at(phase.lnFV, i);
		out.lnCoefficients[i] = at(phase.lnF, i) - Math.log(at(feed, i) * pressure) - pressure * translation;
		out.byTemperature[i] = at(phase.lnFT, i) - lnFV * pressureT / pressureV + pressure * translation / temperature;
		out.byPressure[i] = lnFV / pressureV - 1 / pressure - translation;
		const row = i * size;
		for (let j = 0; j < size; j += 1) out.byAmount[row + j] = at(phase.lnFN, row + j) - lnFV * at(phase.pressureN, j) / pressureV + 1;
	}
}
// engineering/properties/eos/phase-at.ts
/**
* Properties of one phase of composition z at T in K and p in Pa, on the volume root asked for, stable or not; where the
* equation of state has only one root, on that. RangeError for T, p or z that are none.
*/
function phaseAt(mixture, temperature, pressure, z, root, out) {
	requirePositive("temperature", temperature);
	requirePositive("pressure", pressure);
	setFeed(mixture, z);
	const { whole } = mixture;
	whole.evaluate(temperature, whole.volumeAt(temperature, pressure, root));
	fillPhase(whole, pressure, out);
}
/**
* How much a single phase counts as liquid, 0 to 1: all of a liquid and nothing of a vapour, but of a fluid denser than at its
* critical point a share that fades within some per cent above its critical temperature. Names of phases leap there, which
* nothing that is felt does.
*/
function likenessToLiquid(mixture, phase) {
	setFeed(mixture, phase.moleFractions);
	const { whole } = mixture;
	return whole.likenessToLiquid(phase.temperature, phase.molarVolume + whole.c);
}
// engineering/properties/eos/saturation.ts
var scans = 100;
/**
* Saturation pressure at T in K of a fluid of composition z, Pa. A bubble point is the highest pressure of the two-phase
* region, a dew point the lowest. `state` receives the two phases there, the one that is just appearing included. RangeError when there are no two phases at T, or, for a bubble point, when the
* phase that appears is the liquid: T is then above the critical point of the mixture.
*/
function mixtureSaturationPressure(mixture, temperature, z, point, state) {
	requirePositive("temperature", temperature);
	setFeed(mixture, z);
	if (mixture.size === 1) {
		if (!(temperature < mixture.criticalTemperature && mixture.saturation.solveAt(mixture.whole, temperature))) throw new RangeError(`temperature must be below the critical ${mixture.criticalTemperature} K, got ${temperature}`);
		fillSaturatedPure(mixture, point, state);
		return state.pressure;
	}
	const isUnstable = (lnP) => mixture.stability.isUnstable(mixture.feed, temperature, Math.exp(lnP));
	const edge = findEdge(mixture.saturation.solveAt(mixture.whole, temperature) ? Math.log(mixture.saturation.pressure) : findInside(Math.log(mixture.wilsonDewPressure(temperature)) - 2, Math.log(mixture.wilsonBubblePressure(temperature)) + 1, isUnstable, `${temperature} K`), point === "bubble" ? 1 : -1, isUnstable, `${temperature} K`);
	const inwards = point === "bubble" ? -1 : 1;
	fillAtEdge(state, point, `${temperature} K`, (inset) => equilibriumAtTp(mixture, temperature, Math.exp(edge + inwards * inset), state));
	return Math.exp(edge);
}
/** A point between two others at which the fluid is unstable as one phase. */
function findInside(from, to, isUnstable, where) {
	for (let scan = 0; scan <= scans; scan += 1) {
		const x = from + (to - from) * scan / scans;
		if (isUnstable(x)) return x;
	}
	throw new RangeError(`no two phases found at ${where}`);
}
/** Where the fluid becomes stable on the way from a point where it is not, to 1e-10. */
function findEdge(start, direction, isUnstable, where) {
	let inside = start;
	let stride = .005;
	let outside = start + direction * stride;
	for (let round = 0; isUnstable(outside); round += 1) {
		if (round === 40) throw new RangeError(`no end of the two-phase region found at ${where}`);
		inside = outside;
		stride *= 1.3;
		outside += direction * stride;
	}
	while (Math.abs(outside - inside) > 1e-10) {
		const middle = .5 * (inside + outside);
		if (isUnstable(middle)) inside = middle;
		else outside = middle;
	}
	return inside;
}
/**
* Fills the state as little within the two-phase region as two phases can be found: the nearer to the critical point of
* the mixture, the farther that is from the edge.
*/
function fillAtEdge(state, point, where, flash) {
	for (let inset = 1e-9; inset < .001; inset *= 10) {
		state.forget();
		flash(inset);
		if (state.condition === "two-phase") break;
	}
	const { condition, vapourFraction, vapour, liquid } = state;
	const [appearing, rest] = vapourFraction < .5 ? [vapour, liquid] : [liquid, vapour];
	const isBubble = appearing.molarVolume > rest.molarVolume;
	if (condition === "two-phase" && isBubble === (point === "bubble")) return;
	throw new RangeError(`no ${point} point at ${where}: it is beyond the critical point of the mixture`);
}
/** The two saturated phases of a pure component, the fluid being all liquid or all vapour. */
function fillSaturatedPure(mixture, point, state) {
	const { saturation, vapour, liquid, feed } = mixture;
	vapour.setComposition(feed, 1);
	liquid.setComposition(feed, 1);
	vapour.evaluate(saturation.temperature, saturation.vapourVolume);
	liquid.evaluate(saturation.temperature, saturation.liquidVolume);
	fillTwoPhases(mixture, saturation.pressure, point === "bubble" ? 0 : 1, state);
}
export { fugacity as a, Fugacity as i, likenessToLiquid as n, phaseAt as r, mixtureSaturationPressure as t };
