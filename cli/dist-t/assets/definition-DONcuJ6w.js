import { t as __exportAll } from "./rolldown-runtime-D8jQpDG7.js";
import { n as carriedFluid } from "./carried-BblwiDin.js";
import { B as info, D as choice, E as calculation, G as missing, K as ruledOut, N as text, P as table, S as picture, T as value, U as Absent, V as warning, W as absent, h as check, it as requirePositive, j as quantity, jt as meta, ot as Refusal, r as disagreement, st as stated, v as fields, w as step, x as maybe, y as fill } from "./kit-R3DteEWw.js";
import { $ as valveType$2, A as percentOf, D as editionName, E as api520, H as kc$3, N as allowableOverpressure$3, P as edition, T as annex, V as kb, W as ksh, X as superimposedBackpressure, Y as setPressure$2, Z as totalBackpressure$2, _ as areaInfo, at as criticalGasFlux, b as recommendedOrifice, c as givenFactorRemarks, ct as highestGasFactor, g as pressuresOf, h as conventionalLimit, it as areaFor, j as drawReliefValve, l as sourceOfFactor, n as beyondCurve, o as factorOf, r as curveBetween, st as gasFlux, u as takesFactor, w as references, x as setInWords, y as fewestValves } from "./vapour-back-pressure-MXsNfhbZ.js";
import { n as farFromIdeal, o as molecularWeight, s as temperature$1, t as gasStream } from "./gas-stream-Dta2B-yL.js";
import { n as fluidRows, r as whereChosen, t as fluidFields } from "./fields-CHYCCy5A.js";
import { n as compressibilityFactor } from "./shared-fields-D5hou02i.js";
import { C as certifiedLiquidArea, D as uncertifiedLiquidArea, O as viscousValves, S as viscosity, T as overpressureCorrection, a as factorBeyondStandard, b as kw, g as capacityCertification, n as betweenOverpressures, o as sourceOfFactor$1, s as standardFactorOf, t as liquidStream, y as fluidUpstreamDensity } from "./liquid-stream-B0xYjJ9z.js";
import { A as omegaFlow, D as stateOf, E as saturationPressure, _ as density90, f as notSubcooled, g as density, k as omega, o as sourceOfFactor$2, t as twoPhaseStream, x as inletConditions } from "./two-phase-stream-DI5LSK0K.js";
import { c as ellipsoidalHead } from "./upright-head-DBfPRaYA.js";
import { c as vesselHeight, o as vessel, u as wettedArea } from "./vessel-BRBWK25H.js";
import { n as insulationFactor, r as wettedFireHeat, t as fireHeight } from "./wetted-area-rbK_XIFZ.js";
import { t as criticalPressureRatio } from "./critical-flow-D1qs6cGM.js";
import { n as highestSteamFactor, o as waterThroat } from "./water-CHRJKDmB.js";
import { i as superheatCorrection, n as napierFlux, r as napierIsSmoothed, t as napierCorrection } from "./steam-CTXv7VAJ.js";
import { f as steamInlet, r as tableRemarks } from "./sizing-DWVV8qTc.js";
import { n as fluidLoads, o as fluidChecks, t as chosenFluid } from "./chosen-fluid-BOMCRVxw.js";
// engineering/relief/fire.ts
/** Vapour, kg/s, that a heat input, W, boils off at a latent heat, J/kg. RangeError for a latent heat not above 0. */
function boilOff(heatInput, latentHeat) {
	requirePositive("latentHeat", latentHeat);
	return heatInput / latentHeat;
}
/**
* Flow, kg/s, of a liquid-full system that is heated while blocked in: α_v·φ/c, of the cubic expansion coefficient, 1/K,
* the heat, W, and the specific heat capacity, J/(kg·K). API 521, hydraulic expansion.
*/
function hydraulicExpansion(expansionCoefficient, heatInput, heatCapacity) {
	requirePositive("heatCapacity", heatCapacity);
	return expansionCoefficient * heatInput / heatCapacity;
}
// calculators/relief-valve-pro/scenario-register/scenarios.ts
/** Causes of overpressure that API 521 has a register go through. */
var scenarios = [
	"Closed outlets",
	"External pool fire",
	"Control valve failure",
	"Thermal expansion",
	"Heat exchanger tube rupture",
	"Cooling failure",
	"Reflux failure",
	"Power failure",
	"Instrument air failure",
	"Check valve failure",
	"Inadvertent valve opening",
	"Overfilling",
	"Abnormal heat input",
	"Accumulation of noncondensables",
	"Entrance of volatile material",
	"Chemical reaction",
	"Other"
];
var services = [
	"Gas and vapour",
	"Steam",
	"Liquid",
	"Two-phase"
];
// calculators/relief-valve-pro/scenario-register/fields.ts
/** What a scenario asks for. Those of a valve are the fields of the services, shown where they are needed. */
var isCredible$1 = { credible: "Yes" };
var ofGas$1 = {
	...isCredible$1,
	service: "Gas and vapour"
};
var ofSteam = {
	...isCredible$1,
	service: "Steam"
};
var ofLiquid$1 = {
	...isCredible$1,
	service: "Liquid"
};
var ofTwoPhase = {
	...isCredible$1,
	service: "Two-phase"
};
var fire = {
	...isCredible$1,
	scenario: "External pool fire"
};
var expansion = {
	...isCredible$1,
	scenario: "Thermal expansion"
};
var vessels = {
	...fire,
	wettedSurface: ["Horizontal vessel", "Vertical vessel"]
};
/** The fluid, where its properties are not typed by hand. */
var fluid = fluidFields("", "Fluid properties", isCredible$1);
var stateOfFluid = stateOf({
	...ofTwoPhase,
	...whereChosen(fluid)
});
/** A field of a service as one of the register: shown in some cases only. */
var shown = (source, when) => ({
	...source.field,
	when
});
/** The inputs by section. */
var sections = {
	Scenario: fields({
		userDescription: text("User description", { hint: "Scenario name" }),
		protectedItem: text("Protected item", { hint: "V-101" }),
		scenario: choice("Scenario", scenarios, {
			initial: null,
			hint: "Select a cause"
		}),
		credible: choice("Credible", ["Yes", "No"], { names: {
			Yes: "Credible",
			No: "Not credible"
		} }),
		reason: text("Reason", { hint: "Why it is credible, or why not" })
	}),
	"Relief load": fields({
		service: choice("Service", services, { when: isCredible$1 }),
		flowRate: quantity("Flow rate", "massFlow", "kg/h", {
			above: 0,
			optional: true,
			when: isCredible$1,
			hint: "calculated",
			help: "Required relieving rate; leave blank to calculate it for a fire or a thermal expansion"
		}),
		wettedSurface: choice("Wetted surface", [
			"Area given",
			"Horizontal vessel",
			"Vertical vessel"
		], {
			when: fire,
			help: "Vessels have 2:1 heads; counted up to 7.6 m above grade"
		}),
		wettedArea: quantity("Wetted area", "area", "m²", {
			above: 0,
			when: {
				...fire,
				wettedSurface: "Area given"
			}
		}),
		vesselDiameter: quantity("Inside diameter", "length", "mm", {
			above: 0,
			when: vessels
		}),
		vesselLength: quantity("Tangent length", "length", "mm", {
			above: 0,
			when: vessels
		}),
		liquidLevel: quantity("Liquid level", "length", "mm", {
			atLeast: 0,
			when: vessels,
			help: "Above the lowest point of the inside"
		}),
		elevation: quantity("Height of the bottom above grade", "length", "m", {
			atLeast: 0,
			blank: 0,
			when: vessels
		}),
		environmentFactor: quantity("Environment factor", "number", "", {
			symbol: "F_e",
			atLeast: 0,
			atMost: 1,
			blank: 1,
			when: fire,
			help: "1 for a bare vessel; less only for insulation that withstands fire and fire-hose streams"
		}),
		fireProtection: choice("Drainage and firefighting", ["None", "Adequate drainage and firefighting"], {
			names: { None: "Not adequate" },
			when: fire
		}),
		latentHeat: quantity("Latent heat", "specificEnergy", "kJ/kg", {
			symbol: "λ",
			above: 0,
			when: fire,
			help: "Of the liquid at relieving pressure"
		}),
		heatInput: quantity("Heat input", "heatRate", "kW", {
			symbol: "φ",
			above: 0,
			when: expansion
		}),
		expansionCoefficient: quantity("Cubic expansion coefficient, per K", "number", "", {
			symbol: "α_v",
			above: 0,
			when: expansion
		}),
		heatCapacity: quantity("Specific heat capacity", "specificHeat", "kJ/(kg·K)", {
			symbol: "c",
			above: 0,
			when: expansion
		})
	}),
	Fluid: fields({
		edition: shown(edition, {
			...isCredible$1,
			service: ["Steam", "Liquid"]
		}),
		molecularWeight: shown(molecularWeight, ofGas$1),
		temperature: shown(temperature$1, ofGas$1),
		compressibilityFactor: {
			...compressibilityFactor,
			when: ofGas$1
		},
		gamma: quantity("Ratio of specific heats", "number", "", {
			symbol: "k",
			atLeast: 1,
			atMost: 3,
			when: ofGas$1
		}),
		steamTemperature: quantity("Steam temperature", "temperature", "°C", {
			above: 0,
			optional: true,
			hint: "saturated",
			when: ofSteam
		}),
		relievingTemperature: {
			...stateOfFluid.relievingTemperature,
			label: "Relieving temperature of a liquid or two phases",
			when: {
				...isCredible$1,
				service: ["Liquid", "Two-phase"],
				...whereChosen(fluid)
			}
		},
		fluidUpstreamDensity: shown(fluidUpstreamDensity, ofLiquid$1),
		viscosity: shown(viscosity, ofLiquid$1),
		inletCondition: choice("Inlet condition", inletConditions, { when: ofTwoPhase }),
		vaporFraction: stateOfFluid.vaporFraction,
		density: shown(density, ofTwoPhase),
		density90: shown(density90, ofTwoPhase),
		saturationPressure: shown(saturationPressure, {
			...ofTwoPhase,
			inletCondition: "Subcooled liquid"
		})
	}),
	Valve: fields({
		setPressure: shown(setPressure$2, isCredible$1),
		allowableOverpressure: shown(allowableOverpressure$3, isCredible$1),
		totalBackpressure: shown(totalBackpressure$2, isCredible$1),
		superimposedBackpressure: shown(superimposedBackpressure, isCredible$1),
		valveType: shown(valveType$2, isCredible$1),
		kd: quantity("Coefficient of discharge", "number", "", {
			above: 0,
			atMost: 1,
			optional: true,
			when: isCredible$1,
			hint: "by service",
			help: "If left blank, 0.975 for gas and steam, 0.65 for liquid, 0.85 for two-phase and 0.65 for subcooled flow (API 520-I)"
		}),
		kc: shown(kc$3, isCredible$1),
		capacityCertification: shown(capacityCertification, ofLiquid$1),
		kw: {
			...shown(kw, ofLiquid$1),
			label: "Back-pressure factor for the liquid, if known"
		},
		ksh: shown(ksh, ofSteam),
		kb: shown(kb, {
			...isCredible$1,
			service: [
				"Gas and vapour",
				"Steam",
				"Two-phase"
			]
		})
	})
};
/** Every field, by id. */
var given = {
	...sections.Scenario,
	...sections["Relief load"],
	...sections.Fluid,
	...sections.Valve
};
/** The fields of each section, in the order shown. */
var inputs = {
	Scenario: Object.values(sections.Scenario),
	"Relief load": Object.values(sections["Relief load"]),
	Fluid: [...fluidRows(fluid), ...Object.values(sections.Fluid)],
	Valve: Object.values(sections.Valve)
};
// calculators/relief-valve-pro/scenario-register/blanks.ts
/** The values that are blank, by what they are called. */
var blanks = (values) => Object.entries(values).flatMap(([name, value]) => value === void 0 ? [name] : []);
// calculators/relief-valve-pro/scenario-register/load.ts
var load_exports = /* @__PURE__ */ __exportAll({
	checks: () => checks$1,
	fireHeat: () => fireHeat$1,
	fireSurface: () => fireSurface$1,
	relievingRate: () => relievingRate$1
});
/** The relieving rate of a scenario: given, boiled off by a fire, or expanded by heat. */
var { scenario, service: service$3, flowRate: flowRate$1, fireProtection, allowableOverpressure: allowableOverpressure$2 } = given;
var inFire = {
	credible: "Yes",
	scenario: "External pool fire"
};
var fireSurface$1 = step("fireSurface", {
	scenario,
	wettedSurface: given.wettedSurface,
	wettedArea: maybe(given.wettedArea),
	diameter: maybe(given.vesselDiameter),
	length: maybe(given.vesselLength),
	level: maybe(given.liquidLevel),
	elevation: maybe(given.elevation)
}, {
	label: "Wetted area in the fire",
	symbol: "A_ws",
	source: "API 521: below the liquid level, up to 7.6 m above grade; exact area of the vessel and its heads",
	kind: "area",
	unit: "m²",
	when: inFire
}, ({ diameter, length, level, ...v }) => {
	if (v.wettedSurface === "Area given") return v.wettedArea ?? missing("wetted area");
	if (diameter === void 0 || length === void 0 || level === void 0) return missing(...blanks({
		"inside diameter": diameter,
		"tangent length": length,
		"liquid level": level
	}));
	const head = ellipsoidalHead(diameter);
	const lies = v.wettedSurface === "Horizontal vessel" ? "horizontal" : "vertical";
	const shape = vessel(lies, diameter, length, [head, head]);
	if (level > vesselHeight(shape)) return absent("the liquid level is above the vessel");
	if (level === 0) return absent("the liquid level is 0: no surface is wetted");
	const reached = Math.min(level, fireHeight - (v.elevation ?? 0));
	if (reached > 0) return wettedArea(shape, reached);
	throw new Refusal("no wetted surface within {height} of grade, as high as a pool fire reaches", { height: stated("length", fireHeight, {
		digits: 2,
		like: "elevation"
	}) });
});
var fireHeat$1 = step("fireHeat", {
	fireSurface: fireSurface$1,
	environmentFactor: given.environmentFactor,
	fireProtection
}, {
	label: "Heat absorbed from the fire",
	symbol: "Q_f",
	equation: (v) => v.fireProtection === "None" ? "Q_f = 70900*F_e*A_ws^0.82" : "Q_f = 43200*F_e*A_ws^0.82",
	source: (v) => `API 521, open pool fire, ${v.fireProtection === "None" ? "without" : "with"} adequate drainage and firefighting`,
	kind: "heatRate",
	unit: "kW",
	when: inFire
}, (v) => wettedFireHeat(v.fireSurface, v.environmentFactor, v.fireProtection !== "None"));
/** The heat of a scenario. */
var heat = {
	fireHeat: maybe(fireHeat$1),
	latentHeat: maybe(given.latentHeat),
	heatInput: maybe(given.heatInput),
	expansionCoefficient: maybe(given.expansionCoefficient),
	heatCapacity: maybe(given.heatCapacity)
};
var loadNeeds = {
	credible: given.credible,
	scenario,
	flowRate: maybe(flowRate$1),
	...heat
};
/** The rate that the heat of a scenario gives, whether or not another is given. */
function rateOfHeat(v) {
	if (v.scenario === "External pool fire") return v.fireHeat === void 0 || v.latentHeat === void 0 ? void 0 : boilOff(v.fireHeat, v.latentHeat);
	const { heatInput, expansionCoefficient, heatCapacity } = v;
	return heatInput === void 0 || expansionCoefficient === void 0 || heatCapacity === void 0 ? void 0 : hydraulicExpansion(expansionCoefficient, heatInput, heatCapacity);
}
var statedRate = (rate) => stated("massFlow", rate, { like: "flowRate" });
var checks$1 = [
	check({
		...loadNeeds,
		flowRate: flowRate$1
	}, (v) => {
		const computed = rateOfHeat(v);
		if (computed === void 0) return [
			v.fireHeat,
			v.latentHeat,
			v.heatInput,
			v.expansionCoefficient,
			v.heatCapacity
		].some((value) => value !== void 0) ? [info("The flow rate entered is used; the heat data entered for the scenario are not.", { field: "flowRate" })] : [];
		if (v.flowRate >= computed * (1 - 1e-9)) return [info("The flow rate entered is used; the heat of the scenario gives {computed}.", {
			field: "flowRate",
			source: "API 521",
			values: { computed: statedRate(computed) }
		})];
		return [warning("The flow rate entered, {entered}, is below the {computed} that the heat of the scenario gives. The valve is sized for the rate entered.", {
			field: "flowRate",
			source: "API 521",
			values: {
				entered: statedRate(v.flowRate),
				computed: statedRate(computed)
			}
		})];
	}),
	check({
		scenario,
		service: service$3,
		flowRate: maybe(flowRate$1)
	}, (v) => {
		if (v.flowRate !== void 0) return [];
		const isVapour = v.service === "Gas and vapour" || v.service === "Steam";
		if (v.scenario === "External pool fire" && !isVapour) return [warning("The rate calculated for a fire is the vapour boiled off: choose gas and vapour or steam service. Sized for liquid, the valve would be too small.", {
			field: "service",
			source: "API 521"
		})];
		if (v.scenario === "Thermal expansion" && v.service !== "Liquid") return [warning("The rate calculated for a thermal expansion is liquid, without flashing: choose liquid service or enter the flow rate.", {
			field: "service",
			source: "API 521"
		})];
		return [];
	}),
	check({
		scenario,
		allowableOverpressure: allowableOverpressure$2
	}, (v) => {
		const overpressure = v.allowableOverpressure;
		if (v.scenario === "External pool fire" || overpressure <= .16 * (1 + 1e-9)) return [];
		if (overpressure > .21 * (1 + 1e-9)) return [];
		return [warning(`An overpressure of ${percentOf(overpressure)} is allowed in a fire only; in any other scenario the limit is 10 % for a single valve and 16 % for several.`, {
			field: "allowableOverpressure",
			source: "API 520-I, overpressure and accumulation"
		})];
	})
];
var relievingRate$1 = step("relievingRate", loadNeeds, {
	label: "Relieving rate",
	symbol: "q_m",
	equation: (v) => {
		if (v.flowRate !== void 0) return "";
		return v.scenario === "Thermal expansion" ? "q_m = α_v*φ/c" : "q_m = Q_f/λ";
	},
	source: (v) => {
		if (v.flowRate !== void 0) return "As entered";
		return v.scenario === "Thermal expansion" ? "API 521, hydraulic expansion of a blocked-in liquid" : "API 521, vapour boiled off by the heat absorbed";
	},
	kind: "massFlow",
	unit: "kg/h"
}, (v) => {
	if (v.credible === "No") return absent("not credible");
	if (v.flowRate !== void 0) return v.flowRate;
	const computed = rateOfHeat(v);
	if (v.scenario === "External pool fire") {
		const open = blanks({
			"wetted area": v.fireHeat,
			"latent heat": v.latentHeat
		});
		if (computed === void 0) return missing(`flow rate, or ${open.join(" and ")}`);
		return computed > 0 ? computed : absent("no heat is absorbed from the fire");
	}
	if (v.scenario !== "Thermal expansion") return missing("flow rate");
	return computed ?? missing("flow rate, or heat input, expansion coefficient and heat capacity");
});
// calculators/relief-valve-pro/scenario-register/duty.ts
/** What a scenario is sized from, and what by. */
var { service: service$2, setPressure: setPressure$1, allowableOverpressure: allowableOverpressure$1, totalBackpressure: totalBackpressure$1, valveType: valveType$1, kc: kc$2 } = given;
var pressures = pressuresOf(given);
var { relievingPressure: relievingPressure$2, backPressure: backPressure$2 } = pressures;
var dischargeCoefficient = step("dischargeCoefficient", {
	kd: maybe(given.kd),
	service: service$2,
	inletCondition: maybe(given.inletCondition)
}, {
	label: "Coefficient of discharge",
	symbol: "K_d",
	source: (v) => v.kd === void 0 ? "API 520-I, with effective areas" : "As entered",
	kind: "number",
	unit: ""
}, (v) => {
	if (v.kd !== void 0) return v.kd;
	if (v.service === "Liquid" || v.inletCondition === "Subcooled liquid") return .65;
	return v.service === "Two-phase" ? .85 : .975;
});
var dutyNeeds = {
	relievingRate: relievingRate$1,
	service: service$2,
	relievingPressure: relievingPressure$2,
	backPressure: backPressure$2,
	setPressure: setPressure$1,
	allowableOverpressure: allowableOverpressure$1,
	totalBackpressure: totalBackpressure$1,
	valveType: valveType$1,
	dischargeCoefficient,
	kc: kc$2,
	kb: maybe(given.kb),
	kw: maybe(given.kw),
	ksh: maybe(given.ksh),
	capacityCertification: maybe(given.capacityCertification),
	edition: maybe(given.edition),
	molecularWeight: maybe(given.molecularWeight),
	temperature: maybe(given.temperature),
	compressibilityFactor: maybe(given.compressibilityFactor),
	gamma: maybe(given.gamma),
	steamTemperature: maybe(given.steamTemperature),
	fluidUpstreamDensity: maybe(given.fluidUpstreamDensity),
	viscosity: maybe(given.viscosity),
	inletCondition: maybe(given.inletCondition),
	density: maybe(given.density),
	density90: maybe(given.density90),
	saturationPressure: maybe(given.saturationPressure)
};
// calculators/relief-valve-pro/scenario-register/examples.ts
var drum = {
	protectedItem: "V-101",
	setPressure: 17.5,
	totalBackpressure: 1.2
};
var vapour = {
	service: "Gas and vapour",
	molecularWeight: 44.1,
	compressibilityFactor: .82,
	gamma: 1.13
};
var examples = [{
	title: "Propane drum: outlet closed, fire, control valve failure",
	source: "Illustrative duties",
	cases: [
		{
			...drum,
			...vapour,
			userDescription: "Closed outlets",
			scenario: "Closed outlets",
			reason: "Block valve on the vapour outlet is not locked open",
			flowRate: 18500,
			temperature: 56
		},
		{
			...drum,
			...vapour,
			userDescription: "Fire",
			scenario: "External pool fire",
			reason: "Liquid hydrocarbon in the fire zone",
			allowableOverpressure: 21,
			wettedSurface: "Horizontal vessel",
			vesselDiameter: 2400,
			vesselLength: 7200,
			liquidLevel: 1200,
			elevation: 1.5,
			fireProtection: "Adequate drainage and firefighting",
			latentHeat: 285,
			temperature: 62
		},
		{
			...drum,
			...vapour,
			userDescription: "Valve fails open",
			scenario: "Control valve failure",
			reason: "Fail-open valve on the feed, bypass shut and sealed",
			flowRate: 26400,
			temperature: 56
		}
	]
}];
// calculators/relief-valve-pro/scenario-register/published.ts
var squareFoot = .3048 ** 2;
var btuPerHour = 1055.05585262 / 3600;
/** F of insulated vessels: k/t in W/(m²·K), F as tabulated. */
var insulated = [
	[22.71, "0.3"],
	[11.36, "0.15"],
	[
		5.68,
		"0.075",
		"off"
	],
	[3.8, "0.05"],
	[
		2.84,
		"0.0376",
		"off"
	],
	[2.27, "0.03"],
	[
		1.87,
		"0.026",
		"off"
	]
];
var notByFormula = disagreement("The standard’s formula, k·(904 − Tf)/(66 570·t), at a content of 15.6 °C does not give this entry of its table: at 5.68 W/(m²·K) it gives 0.0758, at 2.84 0.0379, at 1.87 0.0250. How the table was computed is not known. The calculator uses the formula, which gives more heat and so is conservative, except at the last entry.");
var published = [
	{
		type: "figure",
		kind: "quoted",
		title: "Heat absorbed by 1 ft² with drainage and firefighting, Btu/h",
		source: "API 521, 21 000·F·A^0.82, from a secondary source",
		expect: {
			printed: "2.10e4",
			unit: "Btu/h"
		},
		compute: () => wettedFireHeat(squareFoot, 1, true) / btuPerHour,
		note: "The constants of the standard, 21 000 here and 43 200 in SI units, have three digits."
	},
	{
		type: "figure",
		kind: "quoted",
		title: "Heat absorbed by 1 ft² without them, Btu/h",
		source: "API 521, 34 500·F·A^0.82, from a secondary source",
		expect: {
			printed: "3.45e4",
			unit: "Btu/h"
		},
		compute: () => wettedFireHeat(squareFoot, 1, false) / btuPerHour,
		note: "The constants of the standard, 34 500 here and 70 900 in SI units, have three digits."
	},
	...insulated.map(([conductance, printed, off]) => ({
		type: "figure",
		kind: "quoted",
		title: `Environment factor of insulation with ${conductance} W/(m²·K)`,
		source: "API 521, environment factors, from a secondary source",
		expect: {
			printed,
			unit: "",
			...off === void 0 ? {} : { beyond: notByFormula }
		},
		compute: () => insulationFactor(conductance, 1, 288.75),
		note: "By the formula at a content of 60 °F."
	}))
];
// calculators/relief-valve-pro/scenario-register/liquid-sizing.ts
/** The area of a scenario of a liquid, flashing or not, by API 520-I. */
function liquid(v) {
	const { fluidUpstreamDensity: density, viscosity } = v;
	if (density === void 0 || viscosity === void 0) return missing(...blanks({
		"upstream density": density,
		viscosity
	}));
	const edition = v.edition ?? "10th";
	const duty = {
		massFlow: v.relievingRate,
		density,
		relievingPressure: v.setPressure * (1 + v.allowableOverpressure),
		backPressure: v.totalBackpressure
	};
	const ratio = v.totalBackpressure / v.setPressure;
	const factor = standardFactorOf(v.kw, v.valveType, ratio);
	const factors = v.dischargeCoefficient * factor * v.kc;
	const capacityCertification = v.capacityCertification ?? "Certified";
	const { allowableOverpressure } = v;
	const overpressureFactor = capacityCertification === "Certified" ? 1 : overpressureCorrection(allowableOverpressure);
	const before = capacityCertification === "Certified" ? certifiedLiquidArea(duty, factors) : uncertifiedLiquidArea(duty, v.setPressure, factors * overpressureFactor);
	const valves = viscousValves(duty, viscosity, before, edition);
	if (!valves) return absent("not even 50 valves are enough");
	const kind = capacityCertification === "Certified" ? "certified valves" : "valves that are not certified";
	return {
		area: valves.count * valves.areaOfEach,
		factor,
		factorSource: sourceOfFactor$1(v),
		source: `${editionName(edition)}, liquid relief, ${kind}, corrected for viscosity`,
		remarks: [...betweenOverpressures(overpressureFactor, allowableOverpressure), ...v.kw === void 0 ? [] : factorBeyondStandard(v.kw, v.valveType, ratio)],
		valves
	};
}
function twoPhase(v) {
	const { density, density90, saturationPressure } = v;
	const subcooled = v.inletCondition === "Subcooled liquid";
	if (density === void 0 || density90 === void 0 || subcooled && saturationPressure === void 0) return missing(...blanks({
		"density at the inlet": density,
		"density at 90 %": density90,
		...subcooled ? { "saturation pressure": saturationPressure } : {}
	}));
	const flashPressure = subcooled ? saturationPressure ?? NaN : v.relievingPressure;
	if (flashPressure > v.relievingPressure) return absent(notSubcooled);
	const fluid = {
		density,
		omega: omega(density, density90),
		saturationRatio: flashPressure / v.relievingPressure
	};
	const { massFlux } = omegaFlow(fluid, v.relievingPressure, v.backPressure);
	if (v.kb === void 0 && v.valveType === "Balanced Bellows" && v.totalBackpressure > 0) return absent("not applicable: no Kb curve for a balanced valve in two-phase flow; enter the manufacturer’s Kb");
	const factor = v.kb ?? 1;
	return {
		area: areaFor(v.relievingRate, massFlux, v.dischargeCoefficient * factor * v.kc),
		factor,
		factorSource: sourceOfFactor$2(v.kb),
		massFlux,
		source: `${annex}, omega method`,
		remarks: v.kb === void 0 ? [] : beyondCurve("Kb", v.totalBackpressure / v.setPressure)
	};
}
// calculators/relief-valve-pro/scenario-register/vapour-sizing.ts
/** An area by a mass flux, with Kb given, of the curve, or the reason why there is none. */
function byVapourFlux(v, massFlux, critical, source, remarks) {
	const known = {
		...v,
		...critical
	};
	const factor = factorOf(known);
	if (factor instanceof Absent) return factor;
	const { kb } = v;
	const given = kb === void 0 ? [] : givenFactorRemarks({
		...known,
		kb
	});
	return {
		area: areaFor(v.relievingRate, massFlux, v.dischargeCoefficient * factor * v.kc),
		factor,
		factorSource: sourceOfFactor(known),
		massFlux,
		source,
		remarks: [
			...given,
			...curveBetween(v),
			...remarks
		]
	};
}
function gas(v) {
	const { molecularWeight, temperature, compressibilityFactor, gamma } = v;
	if (molecularWeight === void 0 || temperature === void 0 || compressibilityFactor === void 0 || gamma === void 0) return missing(...blanks({
		"molecular weight": molecularWeight,
		"relieving temperature": temperature,
		"compressibility factor": compressibilityFactor,
		"ratio of specific heats": gamma
	}));
	const state = {
		pressure: v.relievingPressure,
		temperature,
		molarMass: molecularWeight,
		compressibilityFactor,
		gamma
	};
	const criticalFlowPressure = criticalPressureRatio(gamma) * v.relievingPressure;
	const flow = gasFlux(state, v.backPressure);
	const massFlux = takesFactor(v) ? criticalGasFlux(state) : flow.massFlux;
	const equation = takesFactor(v) ? "critical" : flow.equation;
	return byVapourFlux(v, massFlux, {
		criticalFlowPressure,
		highestFactor: highestGasFactor(state, v.backPressure)
	}, `${api520}, sizing for ${equation} flow`, []);
}
function steam(v) {
	const inlet = steamInlet(v.relievingPressure, v.steamTemperature);
	if (inlet instanceof Absent) return inlet;
	const edition = v.edition ?? "10th";
	const { pressure, temperature } = inlet;
	const throat = waterThroat(inlet, 0);
	const criticalFlowPressure = throat.pressure;
	if (v.backPressure > criticalFlowPressure && !takesFactor(v)) return absent("not applicable: Napier’s equation is for critical flow; size this case in steam service by the nozzle method");
	const superheat = v.ksh ?? (v.steamTemperature === void 0 ? 1 : superheatCorrection(edition, {
		setPressure: v.setPressure,
		pressure,
		temperature
	}));
	const massFlux = napierFlux(pressure) * napierCorrection(pressure) * superheat;
	const critical = {
		criticalFlowPressure,
		highestFactor: highestSteamFactor(inlet, throat, v.backPressure)
	};
	const smoothed = napierIsSmoothed(pressure) ? ", KN smoothed here just below 10 339 kPa(abs)" : "";
	const remarks = v.steamTemperature === void 0 ? [] : tableRemarks(v.ksh, edition, inlet).map(({ text, source }) => info(text, {
		field: "requiredArea",
		...source === void 0 ? {} : { source }
	}));
	return byVapourFlux(v, massFlux, critical, `${editionName(edition)}, steam: Napier with KN and KSH${smoothed}`, remarks);
}
// calculators/relief-valve-pro/scenario-register/sizing.ts
/** The area of a scenario by API 520-I, in the service of the scenario, and the valves for it. */
var { allowableOverpressure, kc: kc$1, service: service$1 } = given;
var byService = {
	"Gas and vapour": gas,
	Steam: steam,
	Liquid: liquid,
	"Two-phase": twoPhase
};
var sized = value("sized", dutyNeeds, (v) => byService[v.service](v));
var backPressureFactor = step("backPressureFactor", {
	sized,
	service: service$1
}, {
	label: "Back-pressure correction factor",
	symbol: "K_b",
	source: (v) => v.sized.factorSource,
	kind: "number",
	unit: "",
	digits: 3
}, (v) => v.sized.factor);
var massFlux = step("massFlux", { sized }, {
	label: "Mass flux at Kd = Kb = Kc = 1",
	symbol: "G",
	source: (v) => v.sized.source,
	kind: "massFlux",
	unit: "kg/(s·m²)"
}, (v) => v.sized.massFlux ?? absent("liquid"));
var requiredArea = step("requiredArea", {
	sized,
	dischargeCoefficient,
	kc: kc$1
}, {
	...areaInfo,
	equation: (v) => v.sized.massFlux === void 0 ? "" : "A = q_m/(K_d*K_b*K_c*G)",
	source: (v) => v.sized.source
}, (v) => v.sized.area);
var valveSet = value("valveSet", {
	sized,
	requiredArea
}, (v) => v.sized.valves ?? fewestValves(v.requiredArea));
var orifice = recommendedOrifice(requiredArea);
var { multipleValves, severalValves } = setInWords(valveSet, allowableOverpressure);
var checks = [check({ sized }, (v) => [...v.sized.remarks]), severalValves];
// calculators/relief-valve-pro/scenario-register/stream.ts
/** What the fluid that is chosen fills in a scenario: of its heat, and at the inlet of the valve as its service has it. */
var { relievingPressure: relievingPressure$1, backPressure: backPressure$1 } = pressures;
var { service, temperature, relievingTemperature, inletCondition, vaporFraction } = given;
var { id } = fluid.source;
var chosen = chosenFluid(fluid);
var liquidAt = value("liquidAt", {
	service,
	temperature: maybe(relievingTemperature)
}, (v) => {
	if (v.service !== "Liquid") return ruledOut("no liquid");
	return v.temperature ?? absent("the relieving temperature is needed");
});
var ofGas = gasStream(chosen, {
	relievingPressure: relievingPressure$1,
	temperature
}, given, id);
var ofLiquid = liquidStream(chosen, {
	relievingPressure: relievingPressure$1,
	backPressure: backPressure$1,
	temperature: liquidAt
}, given, id);
var ofTwoPhases = twoPhaseStream(chosen, {
	inletCondition,
	relievingPressure: relievingPressure$1,
	relievingTemperature,
	vaporFraction
}, given, id);
var { latentHeat, expansionCoefficient, heatCapacity } = ofLiquid.liquid;
var stream = {
	fills: [
		fill(given.latentHeat, latentHeat),
		fill(given.expansionCoefficient, expansionCoefficient),
		fill(given.heatCapacity, heatCapacity),
		...ofGas.fills,
		...ofLiquid.fills,
		...ofTwoPhases.fills
	],
	checks: [
		fluidChecks(chosen, id),
		...ofGas.checks,
		...ofLiquid.checks,
		...ofTwoPhases.checks
	],
	loads: [fluidLoads(fluid)]
};
// calculators/relief-valve-pro/scenario-register/together.ts
var itemOf = ({ values }) => {
	const name = values.protectedItem?.trim() ?? "";
	return name === "" ? "Unnamed item" : name;
};
var isCredible = ({ values }) => values.credible !== "No";
var nameOf = ({ title, values: { scenario } }) => scenario === void 0 || scenario === title ? title : `${scenario} (${title})`;
/** The credible scenario of the largest area. */
function governing(entries) {
	return entries.filter((entry) => isCredible(entry) && entry.values.requiredArea !== void 0).reduce((most, entry) => most && (most.values.requiredArea ?? 0) >= (entry.values.requiredArea ?? 0) ? most : entry, void 0);
}
/** What one valve has one of, whatever the scenario. */
var oneOfAValve = [
	["setPressure", "set pressures"],
	["valveType", "valve types"],
	["kc", "combination factors"]
];
/** What has to be known of one item before its valve is chosen. */
function remarks(item, entries) {
	const found = [];
	const most = governing(entries);
	const open = entries.filter((entry) => isCredible(entry) && entry.values.requiredArea === void 0);
	const unexplained = entries.filter((entry) => !isCredible(entry) && (entry.values.reason?.trim() ?? "") === "");
	const considered = new Set(entries.map(({ values }) => values.scenario));
	const missing = scenarios.filter((scenario) => scenario !== "Other" && !considered.has(scenario));
	if (most) {
		const words = `${item}: ${nameOf(most)} governs with {area}, ${most.values.multipleValves ?? "no standard valve"}.`;
		const values = { area: stated("area", most.values.requiredArea ?? 0, { unit: "mm²" }) };
		const whole = open.length === 0;
		found.push(whole ? info(words, { values }) : warning(`${words} Not all credible scenarios are sized.`, { values }));
	} else found.push(warning(`${item}: no credible scenario has been sized.`));
	for (const entry of open) found.push(warning(`${item}: ${nameOf(entry)} is credible but has no area yet.`));
	for (const entry of unexplained) found.push(warning(`${item}: ${nameOf(entry)} is marked not credible without a reason.`));
	for (const [id, words] of oneOfAValve) if (new Set(entries.flatMap(({ values }) => values[id] ?? [])).size > 1) found.push(warning(`${item}: the scenarios have different ${words}, but a valve can have only one.`));
	if (missing.length > 0) found.push(info(`${item}: not yet considered: ${missing.join(", ").toLowerCase()}.`, { source: "API 521, causes of overpressure" }));
	return found;
}
/** What the register says as a whole of the valve and of what lies behind it. */
var gives = {
	governingArea: {
		label: "Governing required area",
		kind: "area",
		unit: "mm²"
	},
	governingRate: {
		label: "Relieving rate of the governing scenario",
		kind: "massFlow",
		unit: "kg/h"
	},
	greatestRate: {
		label: "Greatest relieving rate",
		kind: "massFlow",
		unit: "kg/h"
	}
};
/**
* The values of these, in SI: nothing as long as a scenario that may govern is not sized, and what governs of a single item
* only.
*/
function wholeOf(all) {
	const credible = all.filter(isCredible);
	const rates = credible.flatMap(({ values: { requiredArea, relievingRate } }) => requiredArea === void 0 || relievingRate === void 0 ? [] : [relievingRate]);
	if (rates.length === 0 || rates.length < credible.length) return {};
	const most = new Set(credible.map(itemOf)).size === 1 ? governing(credible)?.values : void 0;
	return {
		governingArea: most?.requiredArea,
		governingRate: most?.relievingRate,
		greatestRate: Math.max(...rates)
	};
}
var columns = [
	{
		id: "protectedItem",
		label: "Protected item"
	},
	{
		id: "scenario",
		label: "Scenario"
	},
	{
		id: "credible",
		label: "Credible"
	},
	{
		id: "requiredArea",
		label: "Required area",
		kind: "area",
		unit: "mm²"
	},
	{
		id: "recommendedOrifice",
		label: "Orifice"
	},
	{
		id: "governs",
		label: "Governs"
	},
	{
		id: "relievingRate",
		label: "Relieving rate",
		kind: "massFlow",
		unit: "kg/h"
	},
	{
		id: "service",
		label: "Service"
	},
	{
		id: "reason",
		label: "Reason"
	},
	{
		id: "case",
		label: "Case"
	}
];
/** All calculated scenarios by protected item, those of the largest area marked, with what is open. */
function register(all) {
	const isCalculated = ({ values }) => Object.keys(values).length > 0;
	const entries = all.filter(isCalculated);
	const waiting = all.filter((entry) => !isCalculated(entry)).map(({ title }) => title);
	const groups = [...new Set(entries.map(itemOf))].map((item) => ({
		item,
		own: entries.filter((entry) => itemOf(entry) === item)
	}));
	const rows = groups.flatMap(({ item, own }) => {
		const most = governing(own);
		return own.map((entry) => [
			item,
			entry.values.scenario,
			isCredible(entry) ? "yes" : "no",
			entry.values.requiredArea,
			entry.values.recommendedOrifice,
			entry === most ? "governs" : void 0,
			entry.values.relievingRate,
			isCredible(entry) ? entry.values.service : void 0,
			entry.values.reason,
			entry.title
		]);
	});
	return {
		title: "Scenario register",
		table: table(columns, rows),
		messages: [...waiting.length > 0 ? [warning(`Not calculated yet and not in this register: ${waiting.join(", ")}. Another scenario may govern.`)] : [], ...groups.flatMap(({ item, own }) => remarks(item, own))],
		values: wholeOf(all)
	};
}
// calculators/relief-valve-pro/scenario-register/definition.ts
var { setPressure, totalBackpressure, flowRate, valveType, kc } = given;
var { relievingPressure, backPressure } = pressures;
var { fireSurface, fireHeat, relievingRate } = load_exports;
var definition_default = calculation(meta, {
	inputs,
	fills: stream.fills,
	loads: stream.loads,
	carried: [carriedFluid(fluid)],
	results: {
		Load: [
			fireSurface,
			fireHeat,
			relievingRate
		],
		Sizing: [
			requiredArea,
			orifice,
			multipleValves,
			relievingPressure,
			backPressureFactor
		]
	},
	primary: requiredArea,
	answers: [
		requiredArea,
		orifice,
		relievingRate,
		relievingPressure
	],
	shows: [
		relievingRate,
		relievingPressure,
		backPressure,
		dischargeCoefficient,
		backPressureFactor,
		massFlux
	],
	checks: [
		...checks$1,
		farFromIdeal(given.compressibilityFactor),
		...pressures.checks,
		conventionalLimit(given, valveType),
		...checks,
		...stream.checks
	],
	examples,
	published,
	references: references.register,
	drawing: picture({
		setPressure,
		totalBackpressure,
		flowRate,
		valveType,
		relievingPressure,
		backPressure,
		recommendedOrifice: orifice,
		requiredArea
	}, drawReliefValve),
	together: {
		needs: {
			protectedItem: given.protectedItem,
			scenario: given.scenario,
			credible: given.credible,
			reason: given.reason,
			service: given.service,
			relievingRate,
			requiredArea,
			recommendedOrifice: orifice,
			multipleValves,
			setPressure,
			valveType,
			kc
		},
		see: register,
		gives
	}
});
export { definition_default as default };
