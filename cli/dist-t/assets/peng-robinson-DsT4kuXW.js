import { S as solveLinearSystem, a as Mixture, c as createState, n as flashPs, r as flashTp, t as flashPh, x as components } from "./flash-B3v-eZaH.js";
import { _t as gasConstant, gt as atmosphere } from "./kit-R3DteEWw.js";
import { a as fugacity, i as Fugacity, n as likenessToLiquid, r as phaseAt, t as mixtureSaturationPressure } from "./saturation-B-yZSGaC.js";
import { n as referenceFluids, r as referenceStates } from "./reference-CKt8DMIJ.js";
import { a as MixtureRange, i as MixtureStates, n as TwoPhaseRegion, t as TwoPhaseSolver } from "./two-phase-solver-C3LeVnNo.js";
import { i as twoPhaseState, n as compositionOf, r as onePhaseState } from "./powers-Cvsw2QJ_.js";
import { t as at } from "./numbers-B9p0Uz0H.js";
// engineering/properties/peng-robinson/components.ts
/** T_c at which the volume of the liquid is that of the reference equation, as in the translations of the table. */
var translationTemperature = .8;
/** Between which temperatures the heat capacity of the ideal gas is described, K. */
var heatCapacityRange = [150, 1200];
var coefficients = 6;
/**
* A component by its id: that of the table or, where the table has none, one whose constants follow from its reference
* equation. Undefined where there is neither, and of air, which is no component.
*/
async function cubicComponent(id) {
	const tabulated = components.find((component) => component.id === id);
	if (tabulated || id === "Air" || !referenceFluids.some((fluid) => fluid.id === id)) return tabulated;
	return fromReference(await referenceStates(id));
}
/** Whether the constants of a component follow from its reference equation. */
function isFromReference(id) {
	return !components.some((component) => component.id === id);
}
/**
* The constants of the equation, the acentric factor with it, its boiling point, the volume translation at which the saturated
* liquid at 0.8·T_c has its density, and its ideal gas's heat capacity in the form of the table, exact at six temperatures and
* within 0.5 % between.
*/
function fromReference(states) {
	const { equation } = states.fluid;
	const { id, name, cas, molarMass, critical, acentricFactor, range } = equation;
	const untranslated = {
		id,
		name,
		formula: name,
		cas,
		molarMass,
		criticalTemperature: critical.temperature,
		criticalPressure: critical.pressure,
		criticalVolume: 1 / critical.density,
		acentricFactor,
		boilingTemperature: states.saturatedAtPressure(atmosphere).temperature,
		tripleTemperature: range.minimumTemperature,
		volumeTranslation: 0,
		idealGasHeatCapacity: heatCapacity(states)
	};
	const T = translationTemperature * critical.temperature;
	const mixture = new Mixture([untranslated]);
	const state = createState(mixture);
	mixtureSaturationPressure(mixture, T, [1], "bubble", state);
	const ownVolume = molarMass / states.saturatedAtTemperature(T).liquid.density;
	return {
		...untranslated,
		volumeTranslation: state.liquid.molarVolume - ownVolume
	};
}
/** Cp/R = a0 + a1·T + … + a4·T⁴ + a5/T² through the heat capacities of the ideal gas at Chebyshev's temperatures. */
function heatCapacity({ fluid }) {
	const { ideal, equation } = fluid;
	const [lowest, highest] = heatCapacityRange;
	const matrix = /* @__PURE__ */ new Float64Array(36);
	const right = new Float64Array(coefficients);
	for (let k = 0; k < coefficients; k += 1) {
		const node = Math.cos(Math.PI * (k + .5) / coefficients);
		const T = .5 * (lowest + highest + node * (highest - lowest));
		ideal.evaluate(equation.reducing.temperature / T);
		right[k] = (1 - ideal.tauTau) * (equation.gasConstant / gasConstant);
		for (let power = 0; power < 5; power += 1) matrix[k * coefficients + power] = (T / 1e3) ** power;
		matrix[k * coefficients + 5] = (1e3 / T) ** 2;
	}
	solveLinearSystem(matrix, right, coefficients);
	const [a0 = NaN, a1 = NaN, a2 = NaN, a3 = NaN, a4 = NaN, a5 = NaN] = right;
	const stated = [equation.range.minimumTemperature, equation.range.maximumTemperature];
	return {
		coefficients: [
			a0,
			a1 / 1e3,
			a2 / 1e6,
			a3 / 1e9,
			a4 / 0xe8d4a51000,
			a5 * 1e6
		],
		range: heatCapacityRange,
		stated
	};
}
// engineering/properties/peng-robinson/cubic-phase.ts
/** A phase of a mixture by the Peng-Robinson equation, for the solvers of phase equilibrium. */
var CubicPhase = class {
	mixture;
	size;
	lnPhi;
	byTemperature;
	byPressure;
	byAmount;
	/** Not translated, m³/mol. */
	volume = NaN;
	root = "vapour";
	isLiquid = false;
	fugacity;
	x;
	temperature = NaN;
	pressure = NaN;
	isBegun = false;
	constructor(mixture) {
		this.mixture = mixture;
		const { size } = mixture;
		this.size = size;
		this.fugacity = new Fugacity(mixture);
		this.lnPhi = this.fugacity.lnCoefficients;
		this.byAmount = this.fugacity.byAmount;
		this.byTemperature = new Float64Array(size);
		this.byPressure = new Float64Array(size);
		this.x = new Float64Array(size);
	}
	begin(side) {
		this.root = side;
		this.isBegun = false;
	}
	solve(x, T, p) {
		if (!(T > 0 && p > 0 && T < Infinity && p < Infinity && x.every((share) => share >= 0))) return false;
		const { whole } = this.mixture;
		this.x.set(x);
		whole.setComposition(x, 1);
		const vapour = whole.volumeAt(T, p, "vapour");
		const liquid = whole.volumeAt(T, p, "liquid");
		if (this.isBegun) this.root = this.volume ** 2 > vapour * liquid ? "vapour" : "liquid";
		this.volume = this.root === "vapour" ? vapour : liquid;
		this.isBegun = this.volume > 0;
		this.isLiquid = whole.isLiquidLike(T, this.volume);
		this.temperature = T;
		this.pressure = p;
		return this.isBegun;
	}
	evaluateFugacities() {
		fugacity(this.mixture, this.temperature, this.pressure, this.x, this.root, this.fugacity);
	}
	evaluateDerivatives() {
		this.evaluateFugacities();
		const { fugacity: found, temperature, pressure, byTemperature, byPressure } = this;
		for (let i = 0; i < this.size; i += 1) {
			byTemperature[i] = temperature * at(found.byTemperature, i);
			byPressure[i] = pressure * at(found.byPressure, i);
		}
	}
};
// engineering/properties/peng-robinson/states.ts
/** Where the equation is asked. It has no range of its own; its heat capacities are stated up to 1000 K, some to 1500 K. */
var cubicRange = new MixtureRange("the Peng-Robinson equation", {
	minimumTemperature: 20,
	maximumTemperature: 1500,
	maximumPressure: 1e8
});
/** The likeness to a liquid from which a phase is called one. */
var surelyLiquid = .9;
/** States of a mixture, or of one component, by the Peng-Robinson equation. What is not found is a Refusal. */
var CubicStates = class extends MixtureStates {
	/** Pairs for which no k_ij is known, so that 0 is used. */
	pairsWithoutInteraction;
	mixture;
	state;
	liquid;
	vapour;
	solver;
	region;
	z;
	molarMass;
	/** Components that differ, and their mole fractions, which add up to 1. */
	constructor(components, fractions) {
		super(cubicRange);
		const mixture = new Mixture(components);
		const { molarMass, wilsonConstant, wilsonSlope } = mixture.model;
		this.mixture = mixture;
		this.pairsWithoutInteraction = mixture.pairsWithoutInteraction;
		this.state = createState(mixture);
		this.z = Float64Array.from(fractions);
		this.liquid = new CubicPhase(mixture);
		this.vapour = new CubicPhase(mixture);
		this.solver = new TwoPhaseSolver(this.liquid, this.vapour, molarMass);
		this.region = new TwoPhaseRegion(this.solver, {
			constant: wilsonConstant,
			slope: wilsonSlope
		}, this.z, cubicRange);
		this.molarMass = this.z.reduce((sum, share, i) => sum + share * (molarMass[i] ?? NaN), 0);
	}
	forget() {
		this.state.forget();
	}
	flashAtPT(pressure, temperature) {
		const { mixture, state, z } = this;
		const given = {
			pressure,
			temperature
		};
		tried(given, () => flashTp(mixture, temperature, pressure, z, state));
		return this.walkedTo(given);
	}
	flashAtPressure(pressure, caloric, value) {
		const { mixture, state, z, molarMass } = this;
		const given = {
			pressure,
			[caloric]: value
		};
		const flash = caloric === "enthalpy" ? flashPh : flashPs;
		tried(given, () => flash(mixture, pressure, value * molarMass, z, state));
		return this.walkedTo(given);
	}
	walkAt(given) {
		const { mixture, state, molarMass, z } = this;
		return {
			find: (pressure) => {
				tried(given, () => flashPs(mixture, pressure, given.entropy * molarMass, z, state));
				return "found";
			},
			enthalpy: () => state.molarEnthalpy / molarMass,
			volume: () => state.molarVolume / molarMass,
			scale: gasConstant * 300 / molarMass
		};
	}
	walkedTo(given) {
		const { temperature } = this.state;
		if (!(temperature >= cubicRange.minimumTemperature && temperature <= cubicRange.maximumTemperature)) throw cubicRange.noState(given);
		return this.found();
	}
	saturated() {
		const { mixture, state, solver, liquid, vapour } = this;
		const { temperature, pressure, x, y, vapourFraction } = solver;
		phaseAt(mixture, temperature, pressure, x, liquid.root, state.liquid);
		phaseAt(mixture, temperature, pressure, y, vapour.root, state.vapour);
		const [first, second] = [this.phase(state.liquid), this.phase(state.vapour)];
		return first.state.density >= second.state.density ? this.twoPhases(first, second, vapourFraction) : this.twoPhases(second, first, 1 - vapourFraction);
	}
	/** What a flash has left in the state. */
	found() {
		const { state, mixture } = this;
		const { condition, vapourFraction, vapour, liquid } = state;
		if (condition === "two-phase") return this.twoPhases(this.phase(liquid), this.phase(vapour), vapourFraction);
		if (condition === "liquid") return onePhaseState(stateOf(liquid, "liquid"));
		const { whole } = mixture;
		const isSupercritical = whole.isDense(vapour.molarVolume + whole.c);
		return onePhaseState(stateOf(vapour, isSupercritical ? "supercritical" : "gas"));
	}
	/** One of two phases, as the lighter of them: of two liquids that is a liquid too. */
	phase(phase) {
		const name = likenessToLiquid(this.mixture, phase) > surelyLiquid ? "liquid" : "gas";
		return {
			composition: compositionOf(this.mixture.ids, phase.moleFractions),
			state: stateOf(phase, name, 1)
		};
	}
	twoPhases(liquid, vapour, vapourFraction) {
		const below = {
			...liquid,
			state: {
				...liquid.state,
				phase: "liquid",
				quality: 0
			}
		};
		return twoPhaseState(below, vapour, vapourFraction);
	}
};
/** What a flash does not find is a Refusal. */
function tried(given, flash) {
	try {
		flash();
	} catch (error) {
		if (error instanceof RangeError) throw cubicRange.noEquilibrium(given);
		throw error;
	}
}
function stateOf(of, phase, quality) {
	const { molarMass: M, temperature, pressure, density, speedOfSound, molarVolume } = of;
	const expansion = -of.pressureByTemperature / of.pressureByVolume;
	return {
		phase,
		molarMass: M,
		pressure,
		temperature,
		quality,
		density,
		specificVolume: 1 / density,
		compressibilityFactor: of.compressibility,
		enthalpy: of.molarEnthalpy / M,
		internalEnergy: of.molarInternalEnergy / M,
		entropy: of.molarEntropy / M,
		cp: of.molarCp / M,
		cv: of.molarCv / M,
		speedOfSound,
		isentropicExponent: density * speedOfSound * speedOfSound / pressure,
		jouleThomson: (temperature * expansion - molarVolume) / of.molarCp,
		fugacity: void 0
	};
}
export { CubicStates, cubicComponent, cubicRange, isFromReference };
