import { t as __exportAll } from "./rolldown-runtime-D8jQpDG7.js";
import { D as choice, G as missing, I as upperFirst, K as ruledOut, T as value, V as warning, W as absent, d as findRoot, g as deferred, h as check, j as quantity, ot as Refusal, st as stated, v as fields, w as step, x as maybe, y as fill } from "./kit-R3DteEWw.js";
import { i as saturationTemperature, r as saturationPressure$1 } from "./saturated-pair-mWGFE35l.js";
import { d as criticalTemperature, u as criticalPressure } from "./transport.generated-mdLL_E31.js";
import { E as streamVapourPressure, a as streamCriticalPoint, c as streamDensityAfter, r as streamBoilingAt, s as streamDensity, v as streamPhaseAt, w as streamTwoPhasesAt } from "./mole-fractions-Bn_fSVuU.js";
import { c as streamCheck } from "./chosen-fluid-BOMCRVxw.js";
import { r as whereChosen, t as fluidFields } from "./fields-CHYCCy5A.js";
import { A as percentOf, F as factor, H as kc, I as fields_exports$1, J as relievingTemperatureOf, L as flowRate, O as flashWords, T as annex, g as pressuresOf, it as areaFor, k as if97, m as builtUpRatio, n as beyondCurve, p as backPressures } from "./vapour-back-pressure-MXsNfhbZ.js";
import { a as throatPressureInfo, n as nozzleArea, o as nozzleThroat, r as nozzleSource, t as massFluxInfo } from "./nozzle-ROSIjWnp.js";
import { i as subcooledWater, o as waterThroat, s as wetSteam, t as densityAfterExpansion } from "./water-CHRJKDmB.js";
// engineering/relief/two-phase.ts
/** ω of a two-phase or saturated inlet: 9·(v9/v0 − 1), v9 at 90 % of the inlet pressure. API 520-I, annex C. */
function omega$1(density, density90) {
	if (!(density90 > 0 && density90 < density)) throw new Refusal("not applicable: the density at 90 % must be below that at the inlet, {density}, and is {density90}", {
		density: stated("density", density),
		density90: stated("density", density90)
	});
	return 9 * (density / density90 - 1);
}
/** The pressure ratio from which on a liquid is little subcooled: 2ω/(1 + 2ω). API 520-I, annex C. */
function transitionRatio(omegaS) {
	return 2 * omegaS / (1 + 2 * omegaS);
}
/**
* η, the throat over the inlet pressure, at which the flux of the ω method is greatest, for a saturation pressure of
* `saturationRatio` times the inlet pressure (1: two-phase or saturated inlet). It solves
* (ωη_s − (ω − 1)η)² = 2ωη_s[(1 − η_s) + ωη_s·ln(η_s/η) − (ω − 1)(η_s − η)], which at η_s = 1 is the equation of annex C,
* to the last digits instead of by its approximation. Refusal where there is none:
* for a liquid so subcooled that it flashes at saturation, and for densities that no fluid has.
*/
function criticalRatio(w, saturationRatio = 1) {
	const s = saturationRatio;
	const residual = (eta) => (w * s - (w - 1) * eta) ** 2 - 2 * w * s * (1 - s + w * s * Math.log(s / eta) - (w - 1) * (s - eta));
	const root = findRoot(residual, 1e-15 * s, s);
	if (!root) throw new Refusal("these densities and the saturation pressure have no critical pressure ratio");
	return root.x;
}
/** Mass flux, kg/(s·m²), of the ω method at a throat ratio `eta` at or below the saturation ratio. API 520-I, annex C. */
function omegaFlux({ pressure, density, omega: w, saturationRatio: s }, eta) {
	const work = 1 - s + w * s * Math.log(s / eta) - (w - 1) * (s - eta);
	return Math.sqrt(2 * Math.max(0, work)) / (w * (s / eta - 1) + 1) * Math.sqrt(pressure * density);
}
/**
* The flow of the ω method from `pressure` against `backPressure`, Pa. API 520-I, annex C: two-phase or saturated inlet
* (saturation ratio 1) and subcooled liquid. Never rises with the back pressure. Refusal where nothing flows.
*/
function omegaFlow(fluid, pressure, backPressure) {
	if (!(backPressure < pressure)) throw new Refusal("the back pressure is not below the relieving pressure: nothing flows");
	const { density, omega: w, saturationRatio: s } = fluid;
	const back = backPressure / pressure;
	const asLiquid = (eta) => Math.sqrt(2 * density * pressure * (1 - eta));
	if (s < 1 && (s < transitionRatio(w) || back >= s)) {
		const name = s < transitionRatio(w) ? "high" : "low";
		const eta = Math.max(s, back);
		return {
			regime: `${name} subcooling, ${back <= s && name === "high" ? "critical" : "subcritical"}`,
			eta,
			massFlux: asLiquid(eta)
		};
	}
	const critical = criticalRatio(w, s);
	const eta = Math.max(critical, back);
	const words = critical >= back ? "critical" : "subcritical";
	return {
		regime: s < 1 ? `low subcooling, ${words}` : words,
		eta,
		massFlux: omegaFlux({
			...fluid,
			pressure
		}, eta)
	};
}
/** Specific volume, m³/kg, of the ω method at a pressure, Pa: incompressible down to saturation, then v0(ω(ps/p − 1) + 1). */
function omegaVolume({ density, omega: w, saturationRatio }, inlet) {
	const saturation = saturationRatio * inlet;
	return (pressure) => pressure >= saturation ? 1 / density : (w * (saturation / pressure - 1) + 1) / density;
}
/** The throat by direct integration of the same specific volumes: what the equations of the ω method are held against. */
function omegaThroat(fluid, pressure, backPressure) {
	return nozzleThroat(omegaVolume(fluid, pressure), pressure, backPressure, {
		least: .001 * pressure,
		kinks: [fluid.saturationRatio * pressure]
	});
}
// calculators/relief-valve-pro/two-phase-service/fields.ts
var fields_exports = /* @__PURE__ */ __exportAll({
	chosenFrom: () => chosenFrom,
	density: () => density,
	density90: () => density90,
	fluid: () => fluid,
	inletCondition: () => inletCondition,
	inletConditions: () => inletConditions,
	inletQuality: () => inletQuality,
	inletTemperature: () => inletTemperature,
	kb: () => kb,
	kd: () => kd,
	relievingTemperature: () => relievingTemperature,
	saturationPressure: () => saturationPressure,
	stateOf: () => stateOf,
	vaporFraction: () => vaporFraction
});
/** What two-phase service asks for besides. */
var givenDensities = { fluid: "Densities given" };
var ofWater = { fluid: "Water and steam" };
var inletConditions = ["Two-phase or saturated", "Subcooled liquid"];
/** The fluid, where its densities are not typed by hand. */
var chosenFrom = fluidFields("", "Fluid properties", givenDensities);
/** What fixes the state of a fluid that is chosen, in the cases `when`. */
var stateOf = (when) => ({
	relievingTemperature: {
		...relievingTemperatureOf(when),
		optional: true,
		help: "Of a subcooled liquid or of a mixture in two phases"
	},
	vaporFraction: quantity("Share of vapour by mass", "fraction", "%", {
		symbol: "x",
		atLeast: 0,
		atMost: 100,
		optional: true,
		when: {
			...when,
			inletCondition: "Two-phase or saturated"
		},
		help: "Relieving; 0 for a saturated liquid. A mixture may have its temperature instead"
	})
});
var { relievingTemperature, vaporFraction } = fields(stateOf({
	...givenDensities,
	...whereChosen(chosenFrom)
}));
var { fluid, inletCondition, density, density90, saturationPressure, inletQuality, inletTemperature, kd, kb } = fields({
	fluid: choice("Fluid", ["Densities given", "Water and steam"], {
		names: { "Densities given": "Any, by its densities" },
		help: "Water and steam: all properties from IAPWS-IF97; any other fluid by densities, typed or from the fluid chosen"
	}),
	inletCondition: choice("Inlet condition", inletConditions),
	density: quantity("Density at the inlet", "density", "kg/m³", {
		above: 0,
		when: givenDensities,
		help: "Of the mixture at relieving pressure, or of the subcooled liquid"
	}),
	density90: quantity("Density at 90 %", "density", "kg/m³", {
		above: 0,
		when: givenDensities,
		help: "Of the mixture flashed to 90 % of the relieving pressure, or of the saturation pressure if subcooled"
	}),
	saturationPressure: quantity("Saturation pressure", "absolutePressure", "bar(abs)", {
		above: 0,
		when: {
			...givenDensities,
			inletCondition: "Subcooled liquid"
		},
		help: "Bubble-point pressure at the inlet temperature"
	}),
	inletQuality: quantity("Vapour mass fraction at the inlet", "fraction", "%", {
		symbol: "x",
		atLeast: 0,
		atMost: 100,
		when: {
			...ofWater,
			inletCondition: "Two-phase or saturated"
		},
		help: "0 for saturated water"
	}),
	inletTemperature: quantity("Water temperature", "temperature", "°C", {
		symbol: "T",
		above: 0,
		when: {
			...ofWater,
			inletCondition: "Subcooled liquid"
		}
	}),
	kd: factor("Coefficient of discharge", "by inlet", "If left blank, 0.85, or 0.65 for a subcooled liquid (API 520-I, annex C)"),
	kb: factor("Back-pressure factor, if known", "1", "Manufacturer’s figure for a balanced bellows valve; 1 for conventional and pilot-operated valves")
});
// calculators/relief-valve-pro/omega-range.ts
/**
* What is said where the ω method is not meant to be used, by temperature and pressure over those of the critical point, and
* what to do `instead`, as a sentence.
*/
function omegaRange(reducedTemperature, reducedPressure, instead) {
	if (reducedTemperature <= .9 && reducedPressure <= .5) return [];
	return [warning(`The ω method is meant for T/Tc up to 0.9 and p/pc up to 0.5; here they are ${reducedTemperature.toFixed(2)} and ${reducedPressure.toFixed(2)}. ${instead}`, {
		field: "requiredArea",
		source: annex
	})];
}
// calculators/relief-valve-pro/two-phase-service/inlet.ts
/** The fluid at the inlet, and how it expands from there: its ω. */
var notSubcooled = "not applicable: the saturation pressure is not below the relieving pressure, so the inlet is not subcooled";
var pressures = pressuresOf(fields_exports$1);
var { relievingPressure, backPressure } = pressures;
/** What is known of the inlet beyond its densities: the state by IAPWS-IF97, none where densities are given. */
var inlet = value("inlet", {
	fluid,
	inletCondition,
	relievingPressure,
	inletQuality: maybe(inletQuality),
	inletTemperature: maybe(inletTemperature)
}, (v) => {
	const known = (state) => ({ water: state });
	if (v.fluid !== "Water and steam") return known(void 0);
	const { relievingPressure: pressure, inletQuality: quality, inletTemperature: temperature } = v;
	if (pressure >= 22064e3) throw new Refusal("not applicable: the relieving pressure is above the critical pressure, {critical}", { critical: stated("absolutePressure", criticalPressure, { digits: 5 }) });
	if (v.inletCondition === "Two-phase or saturated") return quality === void 0 ? missing("vapour mass fraction at the inlet") : known(wetSteam(pressure, quality));
	if (temperature === void 0) return missing("water temperature");
	const boiling = saturationTemperature(pressure);
	if (temperature < boiling) return known(subcooledWater(pressure, temperature));
	throw new Refusal("not applicable: not subcooled; at the relieving pressure water boils at {boiling}", { boiling: stated("temperature", boiling) });
});
var water = value("water", { inlet }, (v) => v.inlet.water ?? absent("densities given"));
var inletDensity = step("inletDensity", {
	fluid,
	inlet,
	density: maybe(density)
}, {
	label: "Density at the inlet",
	symbol: "ρ_1",
	source: (v) => v.fluid === "Water and steam" ? if97 : "As entered",
	kind: "density",
	unit: "kg/m³"
}, (v) => v.inlet.water?.density ?? v.density ?? missing("density at the inlet"));
var flashPressure = step("flashPressure", {
	inletCondition,
	relievingPressure,
	inlet,
	saturationPressure: maybe(saturationPressure)
}, {
	label: "Pressure where flashing begins",
	symbol: "p_s",
	source: (v) => v.inletCondition === "Subcooled liquid" ? "Saturation at the inlet temperature" : "The relieving pressure",
	kind: "absolutePressure",
	unit: "bar(abs)"
}, (v) => {
	if (v.inletCondition !== "Subcooled liquid") return v.relievingPressure;
	if (v.inlet.water) return saturationPressure$1(v.inlet.water.temperature);
	if (v.saturationPressure === void 0) return missing("saturation pressure");
	return v.saturationPressure < v.relievingPressure ? v.saturationPressure : absent(notSubcooled);
});
/** From where a fluid flashes: a subcooled liquid from saturation at its temperature, for which the annex defines ω. */
var flashOrigin = value("flashOrigin", {
	water,
	inletCondition,
	flashPressure
}, (v) => v.inletCondition === "Subcooled liquid" ? wetSteam(v.flashPressure, 0) : v.water);
var expandedDensity = step("expandedDensity", {
	fluid,
	inletCondition,
	flashPressure,
	flashOrigin: maybe(flashOrigin),
	density90: maybe(density90)
}, {
	label: "Density at 90 % of that pressure",
	symbol: "ρ_9",
	source: (v) => v.fluid === "Water and steam" ? `${if97}, ${flashWords[v.inletCondition]}` : "As entered",
	kind: "density",
	unit: "kg/m³"
}, (v) => v.flashOrigin ? densityAfterExpansion(v.flashOrigin, .9 * v.flashPressure) : v.density90 ?? missing("density at 90 %"));
var omega = step("omega", {
	inletDensity,
	expandedDensity
}, {
	label: "Omega",
	symbol: "ω",
	equation: "ω = 9*(ρ_1/ρ_9-1)",
	source: annex,
	kind: "number",
	unit: ""
}, (v) => omega$1(v.inletDensity, v.expandedDensity));
var saturationRatio = step("saturationRatio", {
	flashPressure,
	relievingPressure
}, {
	label: "Saturation ratio",
	symbol: "η_s",
	equation: "η_s = p_s/p_1",
	source: annex,
	kind: "number",
	unit: ""
}, (v) => v.flashPressure / v.relievingPressure);
var omegaFluid = value("omegaFluid", {
	inletDensity,
	omega,
	saturationRatio
}, (v) => ({
	density: v.inletDensity,
	omega: v.omega,
	saturationRatio: v.saturationRatio
}));
/** Where the ω method is not meant to be used. */
var waterRange = check({ water }, (v) => omegaRange(v.water.temperature / criticalTemperature, v.water.pressure / criticalPressure, "Use the nozzle method."));
var checks = [...pressures.checks, waterRange];
// calculators/relief-valve-pro/two-phase-service/sizing.ts
var sizing_exports = /* @__PURE__ */ __exportAll({
	criticalPressureRatio: () => criticalPressureRatio,
	dischargeCoefficient: () => dischargeCoefficient,
	factorToGive: () => factorToGive,
	flowCondition: () => flowCondition,
	nozzleSizing: () => nozzleSizing,
	omegaSizing: () => omegaSizing,
	sourceOfFactor: () => sourceOfFactor
});
/** The area of a two-phase flow, and the factors it needs. */
var flow = value("flow", {
	omegaFluid,
	relievingPressure,
	backPressure
}, (v) => omegaFlow(v.omegaFluid, v.relievingPressure, v.backPressure));
var flowCondition = step("flowCondition", { flow }, {
	label: "Flow condition",
	source: `${annex}: throat pressure against back pressure`
}, ({ flow: { regime } }) => upperFirst(regime));
var criticalPressureRatio = step("criticalPressureRatio", {
	omega,
	saturationRatio
}, {
	label: "Critical pressure ratio",
	symbol: "η_c",
	equation: (v) => v.saturationRatio === 1 ? "-2*ω^2*ln(η_c) = η_c^2+(ω^2-2*ω)*(1-η_c)^2+2*ω^2*(1-η_c)" : "(ω*η_s-(ω-1)*η_c)^2 = 2*ω*η_s*w_c",
	where: (v) => v.saturationRatio === 1 ? [] : ["w_c = 1-η_s+ω*η_s*ln(η_s/η_c)-(ω-1)*(η_s-η_c)"],
	source: `${annex}, solved instead of approximated`,
	kind: "number",
	unit: ""
}, (v) => v.saturationRatio < transitionRatio(v.omega) ? absent("highly subcooled: flashing at the saturation pressure chokes the flow") : criticalRatio(v.omega, v.saturationRatio));
var dischargeCoefficient = step("dischargeCoefficient", {
	kd: maybe(kd),
	inletCondition
}, {
	label: "Coefficient of discharge",
	symbol: "K_d",
	source: (v) => v.kd === void 0 ? annex : "As entered",
	kind: "number",
	unit: ""
}, (v) => v.kd ?? (v.inletCondition === "Subcooled liquid" ? .65 : .85));
/** Where a Kb is from. */
function sourceOfFactor(given) {
	return given === void 0 ? "API 520-I: 1 for conventional and pilot-operated valves" : "As entered";
}
var backPressureFactor = step("backPressureFactor", { kb: maybe(kb) }, {
	label: "Back-pressure correction factor",
	symbol: "K_b",
	source: (v) => sourceOfFactor(v.kb),
	kind: "number",
	unit: "",
	digits: 3
}, (v) => v.kb ?? 1);
/** A back pressure at which a blank Kb stands for some valves only: the type of the valve is not asked for. */
var factorToGive = check({
	kb: maybe(kb),
	...backPressures(fields_exports$1)
}, (v) => {
	const ratio = v.totalBackpressure / v.setPressure;
	if (v.kb !== void 0) return beyondCurve("Kb", ratio);
	if (!(ratio > Math.min(.1, v.allowableOverpressure) * (1 + 1e-9))) return [];
	const part = v.superimposedBackpressure === void 0 ? "" : `, here ${percentOf(builtUpRatio(v))},`;
	return [warning(`The back pressure is ${percentOf(ratio)} of the set pressure, and Kb is taken as 1: that holds for a pilot-operated valve, and for a conventional one only while the built-up part${part} does not exceed the overpressure, ${percentOf(v.allowableOverpressure)}. For a balanced valve enter the manufacturer’s Kb.`, {
		field: "totalBackpressure",
		source: "API 520-I, back pressure"
	})];
});
var curveNeeds = {
	flowRate,
	dischargeCoefficient,
	backPressureFactor,
	kc,
	omegaFluid,
	relievingPressure,
	water: maybe(water)
};
/** The area against any back pressure, for the figure. */
function curve(v, fluxAt) {
	return (back) => areaFor(v.flowRate, fluxAt(back), v.dischargeCoefficient * v.backPressureFactor * v.kc);
}
/** The area by the ω method of API 520-I. */
function omegaSizing() {
	const throatRatio = step("throatRatio", { flow }, {
		label: "Throat pressure ratio",
		symbol: "η",
		source: "The critical ratio, or that of the back pressure where it is higher",
		kind: "number",
		unit: ""
	}, (v) => v.flow.eta);
	const massFlux = step("massFlux", {
		flow,
		saturationRatio
	}, {
		label: "Mass flux",
		symbol: "G",
		equation: (v) => v.flow.eta >= v.saturationRatio ? "G = sqrt(2*ρ_1*p_1*(1-η))" : "G = sqrt(2*w*p_1*ρ_1)/(ω*(η_s/η-1)+1)",
		where: (v) => v.flow.eta >= v.saturationRatio ? [] : ["w = 1-η_s+ω*η_s*ln(η_s/η)-(ω-1)*(η_s-η)"],
		source: annex,
		kind: "massFlux",
		unit: "kg/(s·m²)"
	}, (v) => v.flow.massFlux);
	const areaCurve = deferred("areaCurve", curveNeeds, (v) => curve(v, (back) => omegaFlow(v.omegaFluid, v.relievingPressure, back).massFlux));
	return {
		massFlux,
		requiredArea: areaBy(massFlux),
		areaCurve,
		shows: [throatRatio]
	};
}
/** The area by a nozzle that is integrated: of water along its isentrope, else with the volumes of ω. */
function nozzleSizing() {
	const throatNeeds = {
		water: maybe(water),
		omegaFluid,
		relievingPressure
	};
	const throatAt = (v, back) => v.water ? waterThroat(v.water, back) : omegaThroat(v.omegaFluid, v.relievingPressure, back);
	const source = (v) => v.fluid === "Water and steam" ? `${nozzleSource} by ${if97}, homogeneous equilibrium` : `${nozzleSource} with the specific volumes of the omega method`;
	const throat = value("throat", {
		...throatNeeds,
		backPressure
	}, (v) => throatAt(v, v.backPressure));
	const throatPressure = step("throatPressure", {
		throat,
		fluid
	}, {
		...throatPressureInfo,
		source
	}, (v) => v.throat.pressure);
	const massFlux = step("massFlux", {
		throat,
		fluid
	}, {
		...massFluxInfo,
		source
	}, (v) => v.throat.massFlux);
	const areaCurve = deferred("areaCurve", curveNeeds, (v) => curve(v, (back) => throatAt(v, back).massFlux));
	return {
		massFlux,
		requiredArea: areaBy(massFlux),
		areaCurve,
		shows: [throatPressure]
	};
}
function areaBy(massFlux) {
	return nozzleArea({
		massFlux,
		kd: dischargeCoefficient,
		backPressureFactor
	}, annex);
}
// calculators/relief-valve-pro/two-phase-stream.ts
/**
* What a fluid fills of two phases or a subcooled liquid at the inlet of a valve, relieving: the densities by an isentropic
* flash to 90 % of the pressure where flashing begins. Annex C of API 520-I has ω of a subcooled liquid from saturation at the
* relieving temperature, as its example of propane shows; on its way down from the relieving pressure the liquid cools, flashes
* less, and would be given a smaller valve.
*/
function twoPhaseStream(chosen, { inletCondition, relievingPressure, relievingTemperature, vaporFraction }, { density, density90, saturationPressure }, field) {
	const stream = value("inletStream", {
		chosen,
		inletCondition,
		relievingPressure,
		...maybe({
			relievingTemperature,
			vaporFraction
		})
	}, (v) => {
		const { chosen: fluid, relievingPressure: pressure, relievingTemperature: temperature, vaporFraction: quality } = v;
		if (v.inletCondition === "Subcooled liquid") {
			if (temperature === void 0) return absent("the relieving temperature is needed");
			return streamPhaseAt(fluid, pressure, temperature, "liquid");
		}
		if (quality === void 0) return temperature === void 0 ? absent("the share of vapour by mass or, of a mixture, the relieving temperature is needed") : streamTwoPhasesAt(fluid, pressure, { temperature });
		return temperature === void 0 ? streamTwoPhasesAt(fluid, pressure, { quality }) : absent("the share of vapour and the relieving temperature are both given: leave one of them blank");
	});
	const vapourPressure = value("inletStream.vapourPressure", {
		stream,
		inletCondition
	}, (v) => v.inletCondition === "Subcooled liquid" ? streamVapourPressure(v.stream.fluid, v.stream.temperature) : ruledOut("not subcooled"));
	const expandedTo = value("inletStream.expandedTo", {
		inletCondition,
		relievingPressure,
		saturationPressure: maybe(saturationPressure)
	}, (v) => {
		if (v.inletCondition !== "Subcooled liquid") return .9 * v.relievingPressure;
		return v.saturationPressure === void 0 ? missing("saturation pressure") : .9 * v.saturationPressure;
	});
	const densityAtInlet = value("inletStream.density", { stream }, (v) => streamDensity(v.stream));
	const densityAfter = value("inletStream.densityAfter", {
		stream,
		inletCondition,
		expandedTo
	}, (v) => {
		const { fluid, temperature } = v.stream;
		const from = v.inletCondition === "Subcooled liquid" ? streamBoilingAt(fluid, temperature) : v.stream;
		const after = streamDensityAfter(from, v.expandedTo);
		return {
			...after,
			source: `${after.source}; ${flashWords[v.inletCondition]}`
		};
	});
	return {
		fills: [
			fill(density, densityAtInlet),
			fill(density90, densityAfter),
			fill(saturationPressure, vapourPressure)
		],
		checks: [streamCheck(stream, field), check({ stream }, (v) => beyondOmega(v.stream))],
		filling: {
			density: densityAtInlet,
			density90: densityAfter,
			saturationPressure: vapourPressure
		}
	};
}
/** Where the ω method is not meant to be used. */
function beyondOmega({ fluid, temperature, pressure }) {
	const critical = streamCriticalPoint(fluid);
	return critical === void 0 ? [] : omegaRange(temperature / critical.temperature, pressure / critical.pressure, "Integrate along the isentrope of the real fluid instead.");
}
export { omegaFlow as A, inletTemperature as C, stateOf as D, saturationPressure as E, vaporFraction as O, inletQuality as S, relievingTemperature as T, density90 as _, sizing_exports as a, inletCondition as b, checks as c, inletDensity as d, notSubcooled as f, density as g, chosenFrom as h, omegaSizing as i, omega$1 as k, expandedDensity as l, relievingPressure as m, factorToGive as n, sourceOfFactor as o, omega as p, nozzleSizing as r, backPressure as s, twoPhaseStream as t, flashPressure as u, fields_exports as v, kd as w, inletConditions as x, fluid as y };
