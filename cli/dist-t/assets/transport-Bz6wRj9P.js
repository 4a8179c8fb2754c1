import { r as referenceStates } from "./reference-CKt8DMIJ.js";
import { it as requirePositive, ot as Refusal, st as stated } from "./kit-R3DteEWw.js";
// engineering/properties/transport/conformal-state.ts
var mostSteps = 60;
/**
* The conformal state of a state in a reference fluid by Newton's method in ln T and ln ρ, from where the critical points
* would put it; undefined where none is found.
*/
function conformalState(state, reference) {
	const { equation } = state.fluid;
	const target = reference.fluid.equation;
	const { temperature: T, molarDensity } = state;
	const wantedEnergy = state.residualEnergy;
	const wantedFactor = state.pressure / (molarDensity * equation.gasConstant * T);
	let lnT = Math.log(T * target.critical.temperature / equation.critical.temperature);
	let lnRho = Math.log(molarDensity * target.critical.density / equation.critical.density);
	let off = missed(reference, lnT, lnRho, wantedEnergy, wantedFactor);
	for (let step = 0; step < mostSteps; step += 1) {
		if (off.size < 1e-11) return {
			temperature: Math.exp(lnT),
			molarDensity: Math.exp(lnRho)
		};
		const determinant = off.energyByT * off.factorByRho - off.energyByRho * off.factorByT;
		const byT = (off.energyByRho * off.factor - off.factorByRho * off.energy) / determinant;
		const byRho = (off.factorByT * off.energy - off.energyByT * off.factor) / determinant;
		const found = shortened(byT, byRho, off.size, (share) => missed(reference, lnT + share * byT, lnRho + share * byRho, wantedEnergy, wantedFactor));
		if (found === void 0) return off.size < 1e-7 ? {
			temperature: Math.exp(lnT),
			molarDensity: Math.exp(lnRho)
		} : void 0;
		lnT += found.share * byT;
		lnRho += found.share * byRho;
		off = found.off;
	}
}
/** By how much αʳ and Z of the reference differ from those wanted, with their derivatives in ln T and ln ρ. */
function missed({ fluid }, lnT, lnRho, wantedEnergy, wantedFactor) {
	const { energy, equation } = fluid;
	energy.setTemperature(Math.exp(lnT));
	energy.evaluate(Math.exp(lnRho) / equation.reducing.density);
	const byEnergy = energy.value - wantedEnergy;
	const byFactor = 1 + energy.delta - wantedFactor;
	return {
		energy: byEnergy,
		factor: byFactor,
		size: Math.hypot(byEnergy, byFactor),
		energyByT: -energy.valueTau,
		energyByRho: energy.delta,
		factorByT: -energy.deltaTau,
		factorByRho: energy.delta + energy.deltaDelta
	};
}
/** The longest of the steps 1, 1/2, 1/4… that brings the state nearer; no step is longer than 0.3 in either logarithm. */
function shortened(byT, byRho, size, at) {
	let share = Math.min(1, .3 / Math.max(Math.abs(byT), Math.abs(byRho)));
	for (let halving = 0; halving < 12; halving += 1, share /= 2) {
		const off = at(share);
		if (off.size < size) return {
			share,
			off
		};
	}
}
// engineering/properties/transport/homogeneous-state.ts
/**
* A single phase of a pure fluid by its reference equation at a temperature and a density, per mole and in SI units. It is
* filled again and again; what takes the equation is worked out when it is first asked for.
*/
var HomogeneousState = class {
	fluid;
	/** K. */
	temperature = NaN;
	/** mol/m³. */
	molarDensity = NaN;
	/** kg/m³. */
	density = NaN;
	derived;
	idealGas;
	constructor(fluid) {
		this.fluid = fluid;
	}
	/** Sets T in K and ρ in kg/m³. */
	set(temperature, density) {
		this.temperature = temperature;
		this.density = density;
		this.molarDensity = density / this.fluid.equation.molarMass;
		this.derived = void 0;
		this.idealGas = void 0;
		return this;
	}
	/** Pa. */
	get pressure() {
		return this.all.pressure;
	}
	/** T·(∂p/∂T) at constant ρ, Pa: the repulsive part of the pressure. */
	get thermalPressure() {
		return this.all.thermalPressure;
	}
	/** (∂p/∂ρ) at constant T, J/mol. */
	get pressureSlope() {
		return this.all.pressureSlope;
	}
	/** J/(mol·K). */
	get cp() {
		return this.all.cp;
	}
	/** J/(mol·K). */
	get cv() {
		return this.all.cv;
	}
	/** αʳ, the residual Helmholtz energy over R·T. */
	get residualEnergy() {
		return this.all.residualEnergy;
	}
	/** c_v of the ideal gas, J/(mol·K). */
	get idealCv() {
		if (this.idealGas === void 0) {
			const { ideal, equation } = this.fluid;
			ideal.evaluate(equation.reducing.temperature / this.temperature);
			this.idealGas = -equation.gasConstant * ideal.tauTau;
		}
		return this.idealGas;
	}
	/** (∂p/∂ρ) at this density and another temperature, J/mol. */
	pressureSlopeAt(temperature) {
		const { equation, energy } = this.fluid;
		energy.setTemperature(temperature);
		energy.evaluateInDensity(this.molarDensity / equation.reducing.density);
		return equation.gasConstant * temperature * (1 + 2 * energy.delta + energy.deltaDelta);
	}
	get all() {
		this.derived ??= this.derive();
		return this.derived;
	}
	derive() {
		const { fluid, temperature, molarDensity } = this;
		const { equation, energy } = fluid;
		const { gasConstant: R, reducing } = equation;
		energy.setTemperature(temperature);
		energy.evaluate(molarDensity / reducing.density);
		const compressibility = 1 + energy.delta;
		const slope = compressibility + energy.delta + energy.deltaDelta;
		const coupling = compressibility - energy.deltaTau;
		const cv = this.idealCv - R * energy.tauTau;
		return {
			pressure: molarDensity * R * temperature * compressibility,
			thermalPressure: molarDensity * R * temperature * coupling,
			pressureSlope: R * temperature * slope,
			cv,
			cp: cv + R * coupling * coupling / slope,
			residualEnergy: energy.value
		};
	}
};
// engineering/properties/transport/pure-transport.ts
/**
* Viscosity, thermal conductivity and surface tension of a pure fluid. It holds the state of the calculation: one question at
* a time. The state is one phase at T in K and ρ in kg/m³ of the fluid's reference equation.
*/
var PureTransport = class {
	fluid;
	data;
	propane;
	state;
	/** `propane` is needed by a fluid whose correlations are corresponding states. */
	constructor(fluid, data, propane) {
		this.fluid = fluid;
		this.data = data;
		this.propane = propane;
		this.state = new HomogeneousState(fluid);
	}
	/** η, Pa·s, at T in K and ρ in kg/m³ of one phase. */
	viscosity(temperature, density) {
		const { viscosity } = this.data;
		return this.found(viscosity, this.viscosityIn(this.set(temperature, density)));
	}
	/** λ, W/(m·K), at T in K and ρ in kg/m³ of one phase. */
	thermalConductivity(temperature, density) {
		const { conductivity } = this.data;
		const state = this.set(temperature, density);
		const enhancement = conductivity.critical?.(state, this.viscosityIn(state)) ?? 0;
		return this.found(conductivity, this.backgroundConductivity(state, conductivity) + enhancement);
	}
	/** The temperatures, K, for which the source of η or of λ vouches, within those of the equation. */
	temperatureRange(property) {
		const { minimumTemperature, maximumTemperature } = this.fluid.equation.range;
		const { range = {} } = this.data[property];
		return {
			lowest: Math.max(minimumTemperature, range.minimumTemperature ?? 0),
			highest: Math.min(maximumTemperature, range.maximumTemperature ?? Infinity)
		};
	}
	/** η₀ of the dilute gas at T in K, Pa·s. */
	diluteViscosity(temperature) {
		return this.data.viscosity.dilute(requirePositive("temperature", temperature));
	}
	/** λ₀ of the dilute gas at T in K, W/(m·K). */
	diluteConductivity(temperature) {
		return this.data.conductivity.dilute(this.set(temperature, 0));
	}
	get hasSurfaceTension() {
		return this.data.surfaceTension !== void 0;
	}
	/** σ of the liquid against its vapour at T in K, N/m. Refusal where there is no liquid, or no correlation. */
	surfaceTension(temperature) {
		const { surfaceTension } = this.data;
		const { name, range, critical } = this.fluid.equation;
		if (surfaceTension === void 0) throw new Refusal(`no surface tension of ${name} is at hand`);
		const { criticalTemperature, terms } = surfaceTension;
		const reach = Math.max(critical.temperature, this.fluid.critical.temperature);
		if (!(temperature >= range.minimumTemperature && temperature <= reach)) throw new Refusal(`${name} has a surface from {least} to {most}, and the temperature is {value}`, {
			least: stated("temperature", range.minimumTemperature),
			most: stated("temperature", reach),
			value: stated("temperature", temperature)
		});
		const theta = Math.max(0, 1 - temperature / criticalTemperature);
		const value = terms.reduce((sum, [a, n]) => sum + a * theta ** n, 0);
		return {
			value: Math.max(0, value),
			method: "correlation",
			source: surfaceTension.source,
			uncertainty: surfaceTension.uncertainty,
			extrapolated: isOutside(surfaceTension.range, temperature, 0)
		};
	}
	/** The viscosity without that of the dilute gas at T in K and ρ in mol/m³, Pa·s: what others scale. */
	residualViscosityAt(temperature, molarDensity) {
		const { viscosity } = this.data;
		const state = this.set(temperature, molarDensity * this.fluid.equation.molarMass);
		return this.viscosityIn(state) - viscosity.dilute(temperature);
	}
	/** The thermal conductivity without that of the dilute gas and the enhancement at T in K and ρ in mol/m³, W/(m·K). */
	residualConductivityAt(temperature, molarDensity) {
		const { conductivity } = this.data;
		const state = this.set(temperature, molarDensity * this.fluid.equation.molarMass);
		return this.backgroundConductivity(state, conductivity) - conductivity.dilute(state);
	}
	set(temperature, density) {
		requirePositive("temperature", temperature);
		if (!(density >= 0 && density < Infinity)) throw new RangeError(`density must be from 0 on and finite, got ${density}`);
		return this.state.set(temperature, Math.max(density, 1e-9));
	}
	viscosityIn(state) {
		const { viscosity } = this.data;
		if ("fitted" in viscosity) return this.correspondingViscosity(state, viscosity);
		return viscosityBy(viscosity, state);
	}
	backgroundConductivity(state, conductivity) {
		if ("fitted" in conductivity) return this.correspondingConductivity(state, conductivity);
		return conductivity.dilute(state) + conductivity.residual(state);
	}
	correspondingViscosity(state, { dilute, scale }) {
		const { propane, T0, density0, f, h } = this.conformal(state);
		const mass = state.fluid.equation.molarMass / propane.fluid.equation.molarMass;
		const factor = Math.sqrt(f * mass) * h ** (-2 / 3);
		return dilute(state.temperature) + factor * propane.residualViscosityAt(T0, density0 * scaleAt(scale, state));
	}
	correspondingConductivity(state, { dilute, scale }) {
		const { propane, T0, density0, f, h } = this.conformal(state);
		const mass = propane.fluid.equation.molarMass / state.fluid.equation.molarMass;
		const factor = Math.sqrt(f * mass) * h ** (-2 / 3);
		return dilute(state) + factor * propane.residualConductivityAt(T0, density0 * scaleAt(scale, state));
	}
	conformal(state) {
		const { propane } = this;
		if (propane === void 0) throw new RangeError(`${this.data.id} needs propane`);
		const { temperature: T0, molarDensity: density0 } = conformalState(state, propane.state) ?? this.thinState(state, propane.fluid);
		return {
			propane,
			T0,
			density0,
			f: state.temperature / T0,
			h: density0 / state.molarDensity
		};
	}
	/** Where the critical points put the state: for a gas so thin that any other way gives the same. */
	thinState({ temperature, molarDensity }, { critical: of }) {
		const { critical, equation } = this.fluid;
		if (!(molarDensity < .3 * critical.density)) throw new Refusal(`propane has no state that corresponds to that of ${equation.name}`);
		return {
			temperature: temperature * of.temperature / critical.temperature,
			molarDensity: molarDensity * of.density / critical.density
		};
	}
	found(by, value) {
		const { source, uncertainty, range } = by;
		const { temperature, pressure } = this.state;
		this.requireNear(range);
		return {
			value,
			method: "fitted" in by ? "corresponding-states-fitted" : "correlation",
			source,
			uncertainty,
			extrapolated: isOutside(range, temperature, pressure) || this.isOutsideEquation()
		};
	}
	/** Refuses a temperature more than a tenth below the range of a correlation, or half beyond it. */
	requireNear({ minimumTemperature = 0, maximumTemperature = Infinity } = {}) {
		const { temperature } = this.state;
		if (temperature >= .9 * minimumTemperature && temperature <= 1.5 * maximumTemperature) return;
		const limit = temperature < minimumTemperature ? minimumTemperature : maximumTemperature;
		throw new Refusal(`the correlation of ${this.fluid.equation.name} ends at {limit}, and the temperature is {value}`, {
			limit: stated("temperature", limit),
			value: stated("temperature", temperature)
		});
	}
	isOutsideEquation() {
		const { temperature, pressure } = this.state;
		return isOutside(this.fluid.equation.range, temperature, pressure);
	}
};
function viscosityBy({ dilute, virial, residual }, state) {
	const thin = dilute(state.temperature);
	return thin + (virial === void 0 ? 0 : thin * virial(state.temperature) * state.molarDensity) + residual(state);
}
function scaleAt({ density, from = 0, coefficients }, { molarDensity }) {
	const reduced = molarDensity / density;
	const at = Math.max(from, reduced);
	const scale = coefficients.reduceRight((sum, coefficient) => sum * at + coefficient, 0);
	return reduced < from ? 1 + (scale - 1) * reduced / from : scale;
}
function isOutside(range, temperature, pressure) {
	const { minimumTemperature = 0, maximumTemperature = Infinity, maximumPressure = Infinity } = range ?? {};
	const slack = 1 + 1e-9;
	return temperature * slack < minimumTemperature || temperature > maximumTemperature * slack || pressure > maximumPressure * slack;
}
// engineering/properties/transport/catalogue.ts
/** The fluids with transport properties of their own, whose data are loaded when they are asked for. */
var fluids = /* @__PURE__ */ new Map([
	["C1", () => import("./methane-DltdxRad.js").then(({ methane }) => methane)],
	["C2", () => import("./ethane-B0OXHV_7.js").then(({ ethane }) => ethane)],
	["C3", () => import("./propane-DlkGLUVi.js").then(({ propane }) => propane)],
	["iC4", () => import("./isobutane-B1uo1lrJ.js").then(({ isobutane }) => isobutane)],
	["nC4", () => import("./n-butane-C5KZLUOE.js").then(({ nButane }) => nButane)],
	["iC5", () => import("./isopentane-B_hvsYBi.js").then(({ isopentane }) => isopentane)],
	["nC5", () => import("./n-pentane-B3icsonC.js").then(({ nPentane }) => nPentane)],
	["nC6", () => import("./n-hexane-vwiTVOdd.js").then(({ nHexane }) => nHexane)],
	["nC7", () => import("./n-heptane-D3x7DK8G.js").then(({ nHeptane }) => nHeptane)],
	["nC8", () => import("./n-octane-D05ONO4u.js").then(({ nOctane }) => nOctane)],
	["nC9", () => import("./n-nonane-Cf37PGnl.js").then(({ nNonane }) => nNonane)],
	["nC10", () => import("./n-decane-B4fp0sZ3.js").then(({ nDecane }) => nDecane)],
	["nC12", () => import("./n-dodecane-BAnJ0vEn.js").then(({ nDodecane }) => nDodecane)],
	["N2", () => import("./nitrogen-jnOcLyFc.js").then(({ nitrogen }) => nitrogen)],
	["O2", () => import("./oxygen-04KqOlNB.js").then(({ oxygen }) => oxygen)],
	["Ar", () => import("./argon-M-1CyzZ1.js").then(({ argon }) => argon)],
	["He", () => import("./helium-ChxdDRBa.js").then(({ helium }) => helium)],
	["H2", () => import("./hydrogen-19PnZDhk.js").then(({ hydrogen }) => hydrogen)],
	["CO", () => import("./carbon-monoxide-DJKdMm7T.js").then(({ carbonMonoxide }) => carbonMonoxide)],
	["CO2", () => import("./carbon-dioxide-CYi0EiIq.js").then(({ carbonDioxide }) => carbonDioxide)],
	["H2S", () => import("./hydrogen-sulfide-ky9O3ikg.js").then(({ hydrogenSulfide }) => hydrogenSulfide)],
	["SO2", () => import("./sulfur-dioxide-DFHpZ2v9.js").then(({ sulfurDioxide }) => sulfurDioxide)],
	["NH3", () => import("./ammonia-B7cZEjPc.js").then(({ ammonia }) => ammonia)],
	["C2=", () => import("./ethylene-DTGDsnOs.js").then(({ ethylene }) => ethylene)],
	["C3=", () => import("./propylene-gx6OOzuo.js").then(({ propylene }) => propylene)],
	["Bz", () => import("./benzene-BUccmd9T.js").then(({ benzene }) => benzene)],
	["Tol", () => import("./toluene-DIOPQUsR.js").then(({ toluene }) => toluene)],
	["EtBz", () => import("./ethylbenzene-CqckHZfv.js").then(({ ethylbenzene }) => ethylbenzene)],
	["mXyl", () => import("./m-xylene-B0pnsAwS.js").then(({ mXylene }) => mXylene)],
	["oXyl", () => import("./o-xylene-BCTEvHMx.js").then(({ oXylene }) => oXylene)],
	["pXyl", () => import("./p-xylene-DB4sCmNo.js").then(({ pXylene }) => pXylene)],
	["cC6", () => import("./cyclohexane-DrcXM6-K.js").then(({ cyclohexane }) => cyclohexane)],
	["MeOH", () => import("./methanol-QrZnFG4e.js").then(({ methanol }) => methanol)],
	["EtOH", () => import("./ethanol-B1n1Kiml.js").then(({ ethanol }) => ethanol)],
	["Acetone", () => import("./acetone-D9aBB1RB.js").then(({ acetone }) => acetone)],
	["R134a", () => import("./r134a-CzC87Toh.js").then(({ r134a }) => r134a)],
	["Air", () => import("./air-BMyHjMLs.js").then(({ air }) => air)],
	["Cl2", () => import("./chlorine-QmLadq5K.js").then(({ chlorine }) => chlorine)],
	["EO", () => import("./ethylene-oxide-s02N1llH.js").then(({ ethyleneOxide }) => ethyleneOxide)],
	["PG", () => import("./propylene-glycol-dTBnpxKF.js").then(({ propyleneGlycol }) => propyleneGlycol)],
	["1C4=", () => import("./1-butene-CtDj5vkA.js").then(({ butene1 }) => butene1)],
	["iC4=", () => import("./isobutene-B6jIaOzo.js").then(({ isobutene }) => isobutene)],
	["DME", () => import("./dimethyl-ether-CJxKApel.js").then(({ dimethylEther }) => dimethylEther)],
	["VCM", () => import("./vinyl-chloride-DdUPh0ih.js").then(({ vinylChloride }) => vinylChloride)]
]);
/** Ids of the pure fluids, and of air, that `loadPureTransport` knows: those of the reference equations. */
var transportFluidIds = [...fluids.keys()];
/** Transport properties of a pure fluid by its id; RangeError for an id that is not there. Water has its own room, `../steam`. */
async function loadPureTransport(id) {
	const load = fluids.get(id);
	if (load === void 0) throw new RangeError(`no transport properties of ${id}`);
	const [data, states] = await Promise.all([load(), referenceStates(id)]);
	const corresponds = "fitted" in data.viscosity || "fitted" in data.conductivity;
	return new PureTransport(states.fluid, data, corresponds ? await loadPureTransport("C3") : void 0);
}
// engineering/properties/transport/shape-factors.ts
/** T/T_c between which the shape factors were fitted. */
var [leastReduced, mostReduced] = [.5, 2];
/**
* The ratios of a fluid at T in K to a reference fluid, with the shape factors of SUPERTRAPP: M. L. Huber (1996); Poling, Prausnitz
* and O'Connell, The Properties of Gases and Liquids, 5th ed., section 9-6.
*/
function shapeFactors(fluid, { critical, acentricFactor }, temperature) {
	const reduced = temperature / fluid.criticalTemperature;
	const logarithm = Math.log(Math.min(mostReduced, Math.max(leastReduced, reduced)));
	const excess = fluid.acentricFactor - acentricFactor;
	const ratio = fluid.criticalTemperature / critical.temperature;
	return {
		f: ratio * (1 + excess * (.05203 - .7498 * logarithm)),
		h: ratio * critical.pressure / fluid.criticalPressure * (1 - excess * (.1436 - .2822 * logarithm))
	};
}
// engineering/properties/transport/mixture-transport.ts
var viscositySource = "corresponding states, each component its own reference (A. S. Teja and P. Rice, Chem. Eng. Sci. 36 (1981) 7), with the shape factors and mixing rules of SUPERTRAPP (M. L. Huber, NIST SRD 4, 1996); dilute gas by C. R. Wilke, J. Chem. Phys. 18 (1950) 517";
var conductivitySource = "corresponding states, each component its own reference (A. S. Teja and P. Rice, Chem. Eng. Sci. 36 (1981) 417), with the shape factors and mixing rules of SUPERTRAPP (M. L. Huber, NIST SRD 4, 1996); dilute gas by E. A. Mason and S. C. Saxena, Phys. Fluids 1 (1958) 361";
var tensionSource = "parachors of the components at 0.7 of their critical temperatures: C. F. Weinaug and D. L. Katz, Ind. Eng. Chem. 35 (1943) 239";
/**
* Viscosity and thermal conductivity of a mixture of given mole fractions at T and ρ of one phase, whatever equation of state
* they are from. The dilute gas mixes the correlations of its components; what lies beyond it is the mean of what each component
* has in the corresponding state, so that a mixture becomes a component as its share goes to 1. The enhancement of the
* conductivity about the critical point is left out.
*/
var MixtureTransport = class {
	components;
	propane;
	constructor(components, propane) {
		this.components = components;
		this.propane = propane;
	}
	/** η, Pa·s, at T in K and ρ in kg/m³ of one phase of mole fractions x, in the order of the components. */
	viscosity(temperature, density, x) {
		const state = this.oneFluid(temperature, density, x);
		const dilute = this.mixDilute(temperature, x, (component) => component.diluteViscosity(temperature));
		const { residual, extrapolated } = this.mixResidual(state, x, {
			of: (component, T, molarDensity) => component.residualViscosity(T, molarDensity),
			ofPropane: (T, molarDensity) => this.propane.residualViscosityAt(T, molarDensity),
			scale: ({ f, h }, mass) => Math.sqrt(f * mass) * h ** (-2 / 3)
		});
		return {
			value: dilute + state.viscosityScale * residual,
			method: "corresponding-states",
			source: viscositySource,
			uncertainty: uncertaintyAt(this.reducedDensity(density, x), .03, .2),
			extrapolated
		};
	}
	/** λ, W/(m·K), at T in K and ρ in kg/m³ of one phase of mole fractions x, in the order of the components. */
	thermalConductivity(temperature, density, x) {
		const state = this.oneFluid(temperature, density, x);
		const dilute = this.mixDilute(temperature, x, (component) => component.diluteConductivity(temperature));
		const { residual, extrapolated } = this.mixResidual(state, x, {
			of: (component, T, molarDensity) => component.residualConductivity(T, molarDensity),
			ofPropane: (T, molarDensity) => this.propane.residualConductivityAt(T, molarDensity),
			scale: ({ f, h }, mass) => Math.sqrt(f / mass) * h ** (-2 / 3)
		});
		return {
			value: dilute + state.conductivityScale * residual,
			method: "corresponding-states",
			source: conductivitySource,
			uncertainty: uncertaintyAt(this.reducedDensity(density, x), .05, .15),
			extrapolated
		};
	}
	/**
	* σ, N/m, between two phases in equilibrium, with the parachors that the components' own correlations give. Refusal that names
	* a component without one.
	*/
	surfaceTension(temperature, liquid, vapour) {
		requirePositive("temperature", temperature);
		const [ofLiquid, ofVapour] = [this.molarDensity(liquid), this.molarDensity(vapour)];
		const sum = this.components.reduce((total, { id, parachor }, i) => {
			const difference = (liquid.moleFractions[i] ?? 0) * ofLiquid - (vapour.moleFractions[i] ?? 0) * ofVapour;
			if (difference === 0) return total;
			if (parachor === void 0) throw new Refusal(`no surface tension of ${id} is at hand`);
			return total + parachor * difference;
		}, 0);
		return {
			value: Math.max(0, sum) ** 4,
			method: "corresponding-states",
			source: tensionSource,
			uncertainty: .15,
			extrapolated: false
		};
	}
	molarDensity({ density, moleFractions }) {
		return density / this.components.reduce((sum, { molarMass }, i) => sum + (moleFractions[i] ?? 0) * molarMass, 0);
	}
	/**
	* What lies beyond the dilute gas, in the scale of propane: the mean of what each component gives in the state that corresponds
	* to that of the mixture. Propane stands in for a component of which nothing is known there.
	*/
	mixResidual({ temperature, molarDensity, ratios }, x, by) {
		const propaneMass = this.propane.fluid.equation.molarMass;
		let residual = 0;
		let known = 0;
		this.components.forEach((component, i) => {
			const share = x[i] ?? 0;
			const own = ratios[i];
			if (share === 0 || own === void 0) return;
			const value = by.of(component, temperature * own.f, molarDensity / own.h);
			if (value === void 0) return;
			known += share;
			residual += share * value / by.scale(own, component.molarMass / propaneMass);
		});
		if (known < 1) residual += (1 - known) * by.ofPropane(temperature, molarDensity);
		return {
			residual,
			extrapolated: known < .5
		};
	}
	/** ρ·Σ x/ρ_c. */
	reducedDensity(density, x) {
		const molarMass = this.components.reduce((sum, { molarMass }, i) => sum + (x[i] ?? 0) * molarMass, 0);
		const volume = this.components.reduce((sum, { criticalDensity }, i) => sum + (x[i] ?? 0) / criticalDensity, 0);
		return density / molarMass * volume;
	}
	/** Wilke's rule; with conductivities that of Mason and Saxena, whose factors are made from viscosities too. */
	mixDilute(temperature, x, propertyOf) {
		const { components } = this;
		const viscosities = components.map((component) => component.diluteViscosity(temperature));
		return components.reduce((sum, component, i) => {
			const share = x[i] ?? 0;
			if (share === 0) return sum;
			const weight = components.reduce((total, other, j) => {
				if (!(x[j] ?? 0)) return total;
				const mass = other.molarMass / component.molarMass;
				const root = 1 + Math.sqrt((viscosities[i] ?? 0) / (viscosities[j] ?? 1)) * mass ** .25;
				return total + (x[j] ?? 0) * root * root / Math.sqrt(8 * (1 + 1 / mass));
			}, 0);
			return sum + share * propertyOf(component) / weight;
		}, 0);
	}
	oneFluid(temperature, density, x) {
		requirePositive("temperature", temperature);
		if (!(density >= 0 && density < Infinity)) throw new RangeError(`density must be from 0 on and finite, got ${density}`);
		const { components } = this;
		const propaneMass = this.propane.fluid.equation.molarMass;
		const ratios = components.map((component) => shapeFactors(component, this.propane.fluid.equation, temperature));
		let volume = 0;
		let energy = 0;
		let viscous = 0;
		let thermal = 0;
		let molarMass = 0;
		components.forEach((first, i) => {
			const xi = x[i] ?? 0;
			molarMass += xi * first.molarMass;
			components.forEach((second, j) => {
				const weight = xi * (x[j] ?? 0);
				const [one, two] = [ratios[i], ratios[j]];
				if (weight === 0 || one === void 0 || two === void 0) return;
				const h = ((Math.cbrt(one.h) + Math.cbrt(two.h)) / 2) ** 3;
				const f = Math.sqrt(one.f * two.f);
				const mass = 2 * first.molarMass * second.molarMass / (first.molarMass + second.molarMass) / propaneMass;
				volume += weight * h;
				energy += weight * f * h;
				viscous += weight * Math.sqrt(f * mass) * h ** (4 / 3);
				thermal += weight * Math.sqrt(f / mass) * h ** (4 / 3);
			});
		});
		const square = volume * volume;
		return {
			temperature: temperature * volume / energy,
			molarDensity: density / molarMass * volume,
			viscosityScale: viscous / square,
			conductivityScale: thermal / square,
			ratios
		};
	}
};
/** From that of a thin gas to that of a liquid, whose density is more than twice the critical. */
function uncertaintyAt(reducedDensity, thin, dense) {
	return thin + Math.min(1, reducedDensity / 2) * (dense - thin);
}
// engineering/properties/transport/mixture-catalogue.ts
/** T/T_c at which the parachors are taken. */
var parachorTemperature = .7;
/** Ids of the components that `loadMixtureTransport` knows: those of the reference equations but for air, and water. */
var mixtureTransportIds = [...transportFluidIds.filter((id) => id !== "Air"), "H2O"];
/** Transport properties of mixtures of these components, in their order; RangeError for an id that is not there. */
async function loadMixtureTransport(ids) {
	return new MixtureTransport(await Promise.all(ids.map(loadMixtureComponent)), await loadPureTransport("C3"));
}
/** What a mixture takes of a component; RangeError for an id that is not there. */
async function loadMixtureComponent(id) {
	if (!mixtureTransportIds.includes(id)) throw new RangeError(`no transport properties of ${id} in a mixture`);
	return id === "H2O" ? loadWater() : loadComponent(id);
}
async function loadComponent(id) {
	const [transport, states] = await Promise.all([loadPureTransport(id), referenceStates(id)]);
	const { molarMass, critical, acentricFactor, range } = states.fluid.equation;
	const temperature = Math.max(range.minimumTemperature, parachorTemperature * critical.temperature);
	const { liquid, vapour } = states.saturatedAtTemperature(temperature);
	return {
		id,
		molarMass,
		criticalTemperature: critical.temperature,
		criticalPressure: critical.pressure,
		criticalDensity: critical.density,
		acentricFactor,
		diluteViscosity: downTo(range.minimumTemperature, (T) => transport.diluteViscosity(T)),
		diluteConductivity: downTo(range.minimumTemperature, (T) => transport.diluteConductivity(T)),
		residualViscosity: within((T, molarDensity) => transport.residualViscosityAt(T, molarDensity), range),
		residualConductivity: within((T, molarDensity) => transport.residualConductivityAt(T, molarDensity), range),
		parachor: transport.hasSurfaceTension ? transport.surfaceTension(temperature).value ** .25 * molarMass / (liquid.density - vapour.density) : void 0
	};
}
/** A property of the dilute gas; below the triple point, where no correlation looks, it is taken as proportional to T. */
function downTo(triple, dilute) {
	return (temperature) => temperature < triple ? dilute(triple) * temperature / triple : dilute(temperature);
}
/** The function where it has a value and the temperature is one that the fluid's equation has, or a little beyond. */
function within(residual, range) {
	return (temperature, molarDensity) => {
		if (temperature < range.minimumTemperature || temperature > 1.5 * range.maximumTemperature) return void 0;
		try {
			const value = residual(temperature, molarDensity);
			return Number.isFinite(value) ? value : void 0;
		} catch (error) {
			if (error instanceof Refusal) return void 0;
			throw error;
		}
	};
}
async function loadWater() {
	const steam = await import("./steam-BudZ_pna.js");
	const { viscosity } = await import("./viscosity-CvvRwgWB.js");
	const { backgroundConductivity } = await import("./conductivity-DAhHjY57.js");
	const molarMass = .018015268;
	const temperature = parachorTemperature * steam.waterCriticalTemperature;
	const { liquid, vapour } = steam.saturatedAtTemperature(temperature);
	const difference = 1 / liquid.specificVolume - 1 / vapour.specificVolume;
	return {
		id: "H2O",
		molarMass,
		criticalTemperature: steam.waterCriticalTemperature,
		criticalPressure: steam.waterCriticalPressure,
		criticalDensity: steam.waterCriticalDensity / molarMass,
		acentricFactor: .3443,
		diluteViscosity: (T) => viscosity(0, T),
		diluteConductivity: (T) => backgroundConductivity(0, T),
		residualViscosity: (T, molarDensity) => viscosity(molarDensity * molarMass, T) - viscosity(0, T),
		residualConductivity: (T, molarDensity) => backgroundConductivity(molarDensity * molarMass, T) - backgroundConductivity(0, T),
		parachor: steam.surfaceTension(temperature) ** .25 * molarMass / difference
	};
}
export { MixtureTransport, loadMixtureComponent, loadMixtureTransport, loadPureTransport, mixtureTransportIds, transportFluidIds };
