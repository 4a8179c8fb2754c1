import { _t as gasConstant, ot as Refusal } from "./kit-R3DteEWw.js";
import { n as componentsWithoutAir, r as fluidComponents, t as airComponents } from "./fluid-components-cMYHkf6A.js";
import { a as steamAtPX, i as steamAtPT, l as evaluateAtPT, n as steamAtPH, o as steamAtTX, r as steamAtPS, t as steamAtHS } from "./steam-CPEPiFHu.js";
import { r as saturationPressure, t as saturatedAtPressure, w as SteamProperties } from "./saturated-pair-mWGFE35l.js";
import { d as criticalTemperature, u as criticalPressure } from "./transport.generated-mdLL_E31.js";
// engineering/properties/water.ts
/** kg/mol, IAPWS R6-95(2018). */
var molarMass = .018015268;
var properties = new SteamProperties();
/** Where IAPWS-IF97 goes; above 1073.15 K up to 50 MPa only. */
var waterRange = {
	minimumTemperature: 273.15,
	maximumTemperature: 2273.15,
	maximumPressure: 1e8
};
/** IAPWS R2-83(1992). */
var waterCriticalPoint = {
	temperature: criticalTemperature,
	pressure: criticalPressure
};
/** State of water or steam by IAPWS-IF97; Refusal outside its range. */
function waterStateAt(given) {
	const steam = steamAt(given);
	const phase = phaseOf(steam);
	const state = thermodynamicState(steam, phase);
	if (phase !== "two-phase") return {
		...state,
		vapourFraction: void 0,
		phases: void 0
	};
	const saturated = saturatedAtPressure(steam.pressure);
	return {
		...state,
		vapourFraction: steam.quality,
		phases: {
			liquid: saturatedPhase(saturated.liquid, "liquid"),
			vapour: saturatedPhase(saturated.vapour, "gas")
		}
	};
}
function saturatedPhase(steam, phase) {
	return {
		composition: { H2O: 1 },
		state: thermodynamicState(steam, phase)
	};
}
function steamAt(given) {
	if ("quality" in given) return "pressure" in given ? steamAtPX(given.pressure, given.quality) : steamAtTX(given.temperature, given.quality);
	if (!("pressure" in given)) return steamAtHS(given.enthalpy, given.entropy);
	if ("temperature" in given) return steamAtPT(given.pressure, given.temperature);
	return "enthalpy" in given ? steamAtPH(given.pressure, given.enthalpy) : steamAtPS(given.pressure, given.entropy);
}
function thermodynamicState(steam, phase) {
	const { pressure, temperature, specificVolume } = steam;
	return {
		phase,
		molarMass,
		pressure,
		temperature,
		quality: steam.quality,
		density: steam.density,
		specificVolume,
		compressibilityFactor: pressure * specificVolume * molarMass / (gasConstant * temperature),
		enthalpy: steam.enthalpy,
		internalEnergy: steam.internalEnergy,
		entropy: steam.entropy,
		cp: steam.cp,
		cv: steam.cv,
		speedOfSound: steam.speedOfSound,
		isentropicExponent: steam.isentropicExponent,
		jouleThomson: steam.quality !== void 0 || steam.cp === void 0 ? void 0 : jouleThomson(pressure, temperature),
		fugacity: void 0
	};
}
function phaseOf({ region, pressure, temperature }) {
	if (region === 4) return "two-phase";
	if (region === 1) return "liquid";
	if (temperature >= 647.096) return pressure >= 22064e3 ? "supercritical" : "gas";
	return region === 3 && pressure >= saturationPressure(temperature) ? "liquid" : "gas";
}
/** (T·(∂v/∂T)_p − v)/cp. */
function jouleThomson(pressure, temperature) {
	evaluateAtPT(pressure, temperature, properties);
	const { volumeExpansion, specificVolume, isobaricHeatCapacity } = properties;
	return (temperature * volumeExpansion - specificVolume) / isobaricHeatCapacity;
}
// engineering/properties/fluid.ts
var gergSource = "GERG-2008: O. Kunz and W. Wagner, J. Chem. Eng. Data 57 (2012) 3032-3091; ISO 20765-2:2015";
var cubicSource = "Peng-Robinson, 1978 α, volumes translated: D. B. Robinson and D.-Y. Peng, GPA Research Report RR-28 (1978); A. Piña-Martinez et al., J. Chem. Eng. Data 63 (2018) 3980-3988";
/** What `measured-equilibria.test.ts` finds. */
var waterRemark = "This equation dissolves far less gas in liquid water than was measured: less than a tenth of the carbon dioxide.";
var airRemark = "Air is taken as 78.12 mol-% nitrogen, 20.96 mol-% oxygen and 0.92 mol-% argon.";
/** Loads what `fluidOf` needs for fluids of these components. Undefined where all of it is there: nobody has to wait. */
function loadFluidData(ids, method) {
	const equation = equationFor(ids, method);
	const parts = componentsWithoutAir(ids);
	const [id = ""] = ids;
	if (equation === "gerg2008") return loaded.gerg ? void 0 : loadGerg();
	if (equation === "pr") return parts.every((part) => loaded.cubicComponents.has(part)) ? void 0 : loadCubic(parts);
	if (equation === "reference") return loaded.pure.has(id) || !isKnown(id) ? void 0 : loadPure(id);
}
/** So many fluids are kept with what was found out about them: an envelope takes longer than a thousand states. */
var mostKept = 64;
var kept = /* @__PURE__ */ new Map();
/** A fluid whose data `loadFluidData` has loaded; as `loadFluid` otherwise. */
function fluidOf(amounts, method) {
	const composition = normalised(amounts);
	const key = JSON.stringify([method, composition]);
	const known = kept.get(key);
	if (known) return known;
	const fluid = madeOf(composition, method);
	const [oldest] = kept.keys();
	if (oldest !== void 0 && kept.size >= mostKept) kept.delete(oldest);
	kept.set(key, fluid);
	return fluid;
}
function madeOf(composition, method) {
	const [id = ""] = Object.keys(composition);
	const remarks = [..."Air" in composition ? [airRemark] : [], ..."H2O" in composition && composition["H2O"] !== 1 ? [waterRemark] : []];
	switch (equationFor(Object.keys(composition), method)) {
		case "iapws": return water(composition);
		case "gerg2008": return gergFluid(withoutAir(composition), remarks);
		case "pr": return cubicFluid(withoutAir(composition), remarks);
		case "reference": return referenceFluid(id, composition);
	}
}
/** What has been loaded so far: it is the same for everybody and stays. */
var loaded = {
	cubicComponents: /* @__PURE__ */ new Map(),
	pure: /* @__PURE__ */ new Map()
};
async function loadGerg() {
	loaded.gerg = await import("./gerg-g69MyMUE.js");
}
async function loadCubic(ids) {
	const cubic = await import("./peng-robinson-DsT4kuXW.js");
	loaded.cubic = cubic;
	await Promise.all(ids.map(async (id) => loaded.cubicComponents.set(id, await cubic.cubicComponent(id))));
}
async function loadPure(id) {
	const { referenceStates } = await import("./reference-CjCf52aE.js");
	loaded.pure.set(id, await referenceStates(id));
}
function notLoaded() {
	throw new Error("the data of a fluid are used before they are loaded");
}
function isKnown(id) {
	return fluidComponents.some((component) => component.id === id);
}
/** A component as a sentence calls it. */
function nameOf(id) {
	return fluidComponents.find((component) => component.id === id)?.name ?? id;
}
/** The first component that GERG-2008 does not have. */
function foreignToGerg(ids) {
	return ids.find((id) => !fluidComponents.some((known) => known.id === id && known.inGerg));
}
/** The equation that stands for a fluid of some components. */
function equationFor(ids, method) {
	if (method !== void 0) return method;
	const [id = "", ...others] = ids;
	if (others.length === 0) return id === "H2O" ? "iapws" : "reference";
	return foreignToGerg(componentsWithoutAir(ids)) === void 0 ? "gerg2008" : "pr";
}
/**
* State of a loaded fluid. Enthalpy and entropy count from the ideal gas at 298.15 K and 101 325 Pa, those of water by
* IAPWS-IF97 from the liquid at its triple point. What the fluid's equation does not cover is a Refusal.
*/
function stateOf(fluid, given) {
	return fluid.stateAt(given);
}
function water(composition) {
	return {
		composition,
		method: "iapws",
		source: "IAPWS-IF97: IAPWS R7-97(2012)",
		range: waterRange,
		remarks: [],
		cautions: [],
		stateAt: waterStateAt,
		envelope: () => void 0,
		criticalPoint: () => waterCriticalPoint
	};
}
function referenceFluid(id, composition) {
	if (!isKnown(id)) throw new Refusal(`there is no reference equation of ${id}`);
	const states = loaded.pure.get(id) ?? notLoaded();
	const { equation, critical } = states.fluid;
	return {
		composition,
		method: "reference",
		source: equation.source,
		range: equation.range,
		remarks: [],
		cautions: [],
		stateAt: (given) => stateByPair(states, given),
		envelope: () => void 0,
		criticalPoint: () => ({
			temperature: critical.temperature,
			pressure: critical.pressure
		})
	};
}
function gergFluid(composition, remarks) {
	const unknown = foreignToGerg(Object.keys(composition));
	if (unknown !== void 0) throw new Refusal(`${nameOf(unknown)} is not a component of GERG-2008`);
	const { gergRange, GergStates } = loaded.gerg ?? notLoaded();
	const states = new GergStates(composition);
	return {
		composition,
		method: "gerg2008",
		source: gergSource,
		range: gergRange,
		remarks,
		cautions: [],
		stateAt: (given) => stateByPair(states, given),
		envelope: () => states.envelope(),
		criticalPoint: () => states.envelope()?.critical
	};
}
function cubicFluid(composition, remarks) {
	const { cubicRange, CubicStates, isFromReference } = loaded.cubic ?? notLoaded();
	const ids = Object.keys(composition);
	const states = new CubicStates(ids.map((id) => {
		if (!loaded.cubicComponents.has(id)) notLoaded();
		const component = loaded.cubicComponents.get(id);
		if (!component) throw new Refusal(`${nameOf(id)} is not a component of the Peng-Robinson equation here`);
		return component;
	}), Object.values(composition));
	const derived = ids.filter(isFromReference).map(nameOf).join(", ");
	const pairs = states.pairsWithoutInteraction.map((pair) => pair.map(nameOf).join(" and ")).join(", ");
	return {
		composition,
		method: "pr",
		source: cubicSource,
		range: cubicRange,
		remarks: [...remarks, ...derived === "" ? [] : [`The constants of ${derived} are taken from the reference equation.`]],
		cautions: pairs === "" ? [] : [`No interaction parameter is known for ${pairs}; zero is used, and the split into phases may be far off.`],
		stateAt: (given) => stateByPair(states, given),
		envelope: () => states.envelope(),
		criticalPoint: () => states.envelope()?.critical
	};
}
function stateByPair(states, given) {
	if ("quality" in given) return "pressure" in given ? states.atPX(given.pressure, given.quality) : states.atTX(given.temperature, given.quality);
	if (!("pressure" in given)) return states.atHS(given.enthalpy, given.entropy);
	if ("temperature" in given) return states.atPT(given.pressure, given.temperature);
	return "enthalpy" in given ? states.atPH(given.pressure, given.enthalpy) : states.atPS(given.pressure, given.entropy);
}
/** The composition with air as what it is made of. */
function withoutAir({ Air = 0, ...others }) {
	const amounts = { ...others };
	if (Air > 0) for (const [id, share] of Object.entries(airComponents)) amounts[id] = (amounts[id] ?? 0) + Air * share;
	return amounts;
}
function normalised(amounts) {
	const present = Object.entries(amounts).filter(([, amount]) => amount !== 0);
	const total = present.reduce((sum, [, amount]) => sum + amount, 0);
	if (present.some(([, amount]) => !(amount > 0)) || !(total > 0 && total < Infinity)) throw new RangeError("amounts must be positive and finite, and one of them above 0");
	return Object.fromEntries(present.map(([id, amount]) => [id, amount / total]));
}
export { stateOf as i, gergSource as n, loadFluidData as r, fluidOf as t };
