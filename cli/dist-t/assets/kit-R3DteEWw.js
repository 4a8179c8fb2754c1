// calculators/control-valve/meta.ts
var meta$22 = {
	id: "control-valve",
	title: "Control Valve Sizing Module",
	summary: "Flow coefficient of a control valve for a liquid or a gas.",
	access: "free",
	columns: 3,
	datasheets: true,
	standards: ["IEC 60534-2-1:2011"],
	also: "Cv Kv choking",
	sketch: "control-valve-symbol",
	order: 3
};
// calculators/control-valve-pro/meta.ts
var meta$21 = {
	id: "control-valve-pro",
	title: "Control Valve Sizing Module Pro",
	summary: "Flow coefficient with reducers, viscous and two-phase flow; opening, outlet velocity, cavitation and noise.",
	access: "pro",
	columns: 3,
	datasheets: true,
	standards: [
		"IEC 60534-2-1:2011",
		"IEC 60534-8-3",
		"IEC 60534-8-4"
	],
	also: "Cv Kv choking globe butterfly noise flashing fittings",
	sketch: "control-valve-section",
	order: 2
};
// calculators/flare-ko-drum-sizing-pro/meta.ts
var meta$20 = {
	id: "flare-ko-drum-sizing-pro",
	title: "Flare K.O. Drum Sizing Pro",
	summary: "Diameter and length of a horizontal or vertical drum from droplet size, liquid hold-up and demister.",
	access: "pro",
	columns: 2,
	standards: ["API 521"],
	also: "knock out drum separator settling",
	sketch: "knock-out-drum",
	order: 5
};
// calculators/fluid-properties/meta.ts
var meta$19 = {
	id: "fluid-properties",
	title: "Fluid Properties",
	summary: "Any state of a pure fluid or a mixture, from the reference equation that is best for it, checked by two others.",
	description: "Density, enthalpy, entropy, heat capacities, speed of sound, viscosity and phase equilibrium of 45 substances and their mixtures by reference equations, GERG-2008 and Peng–Robinson.",
	access: "free",
	columns: 3,
	standards: [
		"IAPWS-IF97",
		"GERG-2008",
		"ISO 20765-2",
		"ISO 6976",
		"Peng–Robinson"
	],
	also: "density viscosity enthalpy entropy natural gas dew point bubble point envelope cricondenbar heating value Wobbe",
	sketch: "phase-envelope",
	order: 7
};
// calculators/geometry/meta.ts
var meta$18 = {
	id: "geometry",
	title: "Geometry",
	cardTitle: "Geometry Calculation",
	summary: "Surface and volume of a pipe, a hemispherical head and a 2:1 ellipsoidal head, as you type.",
	description: "Surface area and volume of a pipe, a hemispherical head and a 2:1 ellipsoidal head as you type, by exact formulas, each with a drawing to scale.",
	access: "free",
	columns: 3,
	standards: ["Exact closed forms"],
	also: "cylinder area",
	sketch: "cylinder-segment",
	order: 5
};
// calculators/geometry-calculation-pro/meta.ts
var meta$17 = {
	id: "geometry-calculation-pro",
	title: "Geometry Calculation Pro",
	summary: "Surface and volume of fourteen shapes; part-filled vessels with wetted area and strapping table.",
	access: "pro",
	columns: 3,
	standards: [
		"Exact closed forms",
		"DIN 28011",
		"DIN 28013",
		"ASME BPVC VIII-1"
	],
	also: "tank head ellipsoid torispherical level area solids",
	sketch: "filled-vessel",
	order: 6
};
// calculators/heat-exchanger-ua-check-pro/meta.ts
var meta$16 = {
	id: "heat-exchanger-ua-check-pro",
	title: "UA Check for Heat Exchangers Pro",
	summary: "Duties of both sides, mean temperature difference with correction factor, UA and overall coefficient.",
	access: "pro",
	columns: 3,
	standards: ["Bowman, Mueller and Nagle 1940", "Kays and London"],
	also: "shell and tube heat transfer LMTD F NTU effectiveness",
	sketch: "shell-and-tube",
	order: 8
};
// calculators/line-sizing-pro/meta.ts
var meta$15 = {
	id: "line-sizing-pro",
	title: "Line Sizing Pro",
	summary: "Pressure drop, velocity and line size against the criteria for the service, for any phase.",
	access: "pro",
	columns: 3,
	datasheets: true,
	standards: [
		"Darcy–Weisbach, Colebrook",
		"Crane TP-410",
		"API RP 14E",
		"IAPWS-IF97"
	],
	also: "pipe hydraulics friction Friedel Mach erosional velocity fittings liquid gas steam two-phase",
	sketch: "pipe-run",
	order: 3
};
// calculators/pipe-dimensions/meta.ts
var meta$14 = {
	id: "pipe-dimensions",
	title: "Pipe Dimensions",
	summary: "Diameters, walls, weights and areas of steel pipe, NPS 1/8 to 48, and of four old trade sizes.",
	description: "Steel pipe NPS 1/8 to 48 by schedule, ASME B36.10M and B36.19M: diameters, walls, weights, flow areas and surfaces in mm and inches, to search, order and export.",
	access: "free",
	columns: 3,
	standards: ["ASME B36.10M", "ASME B36.19M"],
	also: "DN schedule wall thickness inner outer diameter",
	sketch: "pipe-section",
	order: 6
};
// calculators/plant-depressurization-pro/meta.ts
var meta$13 = {
	id: "plant-depressurization-pro",
	title: "Plant Depressurization Pro",
	summary: "Blowdown of a vessel, or of several into one flare: pressure, temperatures and flow over time.",
	access: "pro",
	columns: 3,
	datasheets: true,
	standards: [
		"API 521",
		"Peng–Robinson (1978)",
		"GERG-2008"
	],
	also: "depressuring BDV fire case MDMT brittle fracture metal",
	sketch: "blowdown",
	order: 9
};
// calculators/pump-sizing-pro/meta.ts
var meta$12 = {
	id: "pump-sizing-pro",
	title: "Pump Sizing Pro",
	summary: "Suction and discharge, NPSH and its margin, power with viscosity correction and motor, shut-off pressure.",
	access: "pro",
	columns: 3,
	datasheets: true,
	standards: [
		"ANSI/HI 9.6.7",
		"ANSI/HI 9.6.1",
		"API 610",
		"IEC 60072-1"
	],
	also: "centrifugal NPSHA hydraulic shaft head",
	sketch: "pump-under-vessel",
	order: 7
};
// calculators/relief-valve-pro/gas-vapor-service/meta.ts
var meta$11 = {
	id: "relief-valve-pro/gas-vapor-service",
	title: "Relief Valve Sizing, Gas and Vapor Service Pro",
	cardTitle: "Gas and Vapor Service",
	summary: "Orifice area and letter for gas and vapour relief, critical and subcritical, checked with the nozzle integral.",
	access: "pro",
	columns: 3,
	datasheets: true,
	standards: ["API 520-I:2020", "API 526"],
	sketch: "gas-relief",
	order: 2
};
// calculators/relief-valve-pro/liquid-service/meta.ts
var meta$10 = {
	id: "relief-valve-pro/liquid-service",
	title: "Relief Valve Sizing, Liquid Service Pro",
	cardTitle: "Liquid Service",
	summary: "Orifice area and letter for liquid relief, certified or not, with viscosity and back-pressure corrections.",
	access: "pro",
	columns: 3,
	datasheets: true,
	standards: ["API 520-I:2020", "API 526"],
	sketch: "liquid-relief",
	order: 3
};
// calculators/relief-valve-pro/scenario-register/meta.ts
var meta$9 = {
	id: "relief-valve-pro/scenario-register",
	title: "Relief Scenario Register Pro",
	cardTitle: "Scenario Register",
	summary: "Overpressure scenarios of a protected item: whether credible and why, the area each needs, and which governs.",
	access: "pro",
	columns: 3,
	datasheets: true,
	standards: [
		"API 521",
		"API 520-I:2020",
		"API 526"
	],
	sketch: "scenario-list",
	order: 5
};
// calculators/relief-valve-pro/steam-service/meta.ts
var meta$8 = {
	id: "relief-valve-pro/steam-service",
	title: "Relief Valve Sizing, Steam Service Pro",
	cardTitle: "Steam Service",
	summary: "Orifice area and letter for saturated and superheated steam by Napier, checked with the IAPWS-IF97 nozzle.",
	access: "pro",
	columns: 3,
	datasheets: true,
	standards: [
		"API 520-I:2020",
		"API 526",
		"IAPWS-IF97"
	],
	sketch: "steam-relief",
	order: 1
};
// calculators/relief-valve-pro/two-phase-service/meta.ts
var meta$7 = {
	id: "relief-valve-pro/two-phase-service",
	title: "Relief Valve Sizing, Two-Phase Service Pro",
	cardTitle: "Two-Phase Service",
	summary: "Orifice area and letter for flashing flow by the omega method, checked with the homogeneous-equilibrium nozzle.",
	access: "pro",
	columns: 3,
	datasheets: true,
	standards: [
		"API 520-I:2020, annex C",
		"API 526",
		"IAPWS-IF97"
	],
	sketch: "two-phase-relief",
	order: 4
};
// calculators/restriction-orifice/meta.ts
var meta$6 = {
	id: "restriction-orifice",
	title: "Restriction Orifice Sizing Module",
	summary: "Plate bore for a required pressure differential, liquid or gas.",
	access: "free",
	columns: 3,
	datasheets: true,
	standards: ["ISO 5167-2:2022"],
	also: "RO plate beta",
	sketch: "orifice-bore",
	order: 2
};
// calculators/restriction-orifice-pro/meta.ts
var meta$5 = {
	id: "restriction-orifice-pro",
	title: "Restriction Orifice Sizing Pro",
	summary: "Plate bore for a required pressure differential, with choked gas, cavitation and plates in series.",
	access: "pro",
	columns: 3,
	datasheets: true,
	standards: ["ISO 5167-2:2022", "Miller, critical flow"],
	fileStem: "restriction-orifice",
	also: "RO plate beta bore Cd Reader-Harris Gallagher FO critical flow choked",
	sketch: "orifice-plate",
	order: 1
};
// calculators/steam-tables/meta.ts
var meta$4 = {
	id: "steam-tables",
	title: "Steam Tables",
	summary: "Water and steam, saturated or at any state, calculated from the IAPWS-IF97 equations.",
	description: "Water and steam by IAPWS-IF97: saturation by temperature and pressure, any state from two quantities, tables, T–s and Mollier diagrams.",
	access: "free",
	needsLogin: true,
	columns: 3,
	standards: [
		"IAPWS-IF97",
		"IAPWS R12-08",
		"IAPWS R15-11",
		"IAPWS R1-76"
	],
	also: "saturation enthalpy entropy density Mollier",
	sketch: "steam-dome",
	order: 4
};
// calculators/thermal-conductivity/meta.ts
var meta$3 = {
	id: "thermal-conductivity",
	title: "Thermal Conductivity Data",
	summary: "Thermal conductivity of eight pressure-vessel and tube metals from 20 to 816 °C, and how certain each figure is.",
	description: "Thermal conductivity of carbon, chromium-molybdenum and stainless steels and alloy 800 from 20 to 816 °C: chart, comparison table, any temperature, and how certain each figure is.",
	access: "free",
	columns: 3,
	standards: ["ASME BPVC II-D, Table TCD"],
	unlisted: true
};
// calculators/unit-converters/meta.ts
var meta$2 = {
	id: "unit-converters",
	title: "Unit Converters",
	summary: "Two-way conversion of process quantities by exact definitions, with gauge and absolute pressure kept apart.",
	description: "Units by their exact definitions, converted both ways as you type: pressure, temperature, flow, energy, viscosity and more, with a link to every conversion.",
	access: "free",
	columns: 3,
	standards: ["NIST SP 811 (2008)"],
	also: "units SI temperature energy power viscosity length mass density flow",
	sketch: "scales",
	order: 1
};
// calculators/vibration-analysis-pro/flow-induced-turbulence/meta.ts
var meta$1 = {
	id: "vibration-analysis-pro/flow-induced-turbulence",
	title: "Vibration Analysis - Flow Induced Turbulence",
	cardTitle: "Flow Induced Turbulence",
	summary: "Likelihood of failure of a main line by flow-induced turbulence, the action it requires, and how to support the line.",
	access: "pro",
	columns: 3,
	standards: ["EI AVIFF, 2nd edition"],
	sketch: "supported-pipe",
	order: 2
};
// calculators/vibration-analysis-pro/pressure-drop-devices/meta.ts
var meta = {
	id: "vibration-analysis-pro/pressure-drop-devices",
	title: "Vibration Analysis - Pressure Differential Cases",
	cardTitle: "Pressure Drop Devices",
	summary: "Sound power level downstream of valves, orifices and relief valves, and the likelihood of acoustic fatigue at welded connections.",
	access: "pro",
	columns: 3,
	standards: ["EI AVIFF, 2nd edition"],
	sketch: "control-valve-symbol",
	order: 1
};
// calculators/relief-valve-pro/menu.ts
var menu$1 = {
	id: "relief-valve-pro",
	title: "Relief Valve Orifice Sizing Pro",
	summary: "Orifice area and letter for steam, gas and vapour, liquid and two-phase relief; register of scenarios.",
	description: "Relief valves for steam, gas and vapour, liquid and two-phase flow by API 520-I, with the letters of API 526, and the register of overpressure scenarios by API 521.",
	lead: "Orifice area and letter by type of service. A sized valve can be sent to the register of its protected item and, for steam and gas, to the acoustic check.",
	access: "pro",
	standards: [
		"API 520-I:2020",
		"API 521",
		"API 526"
	],
	also: "PSV safety valve pressure Napier Kb Kw omega",
	sketch: "relief-valve",
	order: 4
};
// calculators/vibration-analysis-pro/menu.ts
var menu = {
	id: "vibration-analysis-pro",
	title: "Vibration Analysis Pro",
	summary: "Acoustic and flow-induced vibration screening of piping, with likelihood of failure and action.",
	description: "Acoustic vibration downstream of pressure drop devices and turbulence in main lines, screened by the Energy Institute guideline, with likelihood of failure and action.",
	lead: "Screening of process piping for vibration-induced fatigue, by the Energy Institute guideline. Orifices, valves and relief valves send their cases to the first tool, lines to the second.",
	access: "pro",
	standards: ["EI AVIFF, 2nd edition"],
	also: "AIV FIV turbulence sound power level LOF",
	sketch: "supported-pipe",
	order: 10
};
// calculators/catalogue.ts
var metas = /* #__PURE__ */ Object.assign({
	"./control-valve/meta.ts": meta$22,
	"./control-valve-pro/meta.ts": meta$21,
	"./flare-ko-drum-sizing-pro/meta.ts": meta$20,
	"./fluid-properties/meta.ts": meta$19,
	"./geometry/meta.ts": meta$18,
	"./geometry-calculation-pro/meta.ts": meta$17,
	"./heat-exchanger-ua-check-pro/meta.ts": meta$16,
	"./line-sizing-pro/meta.ts": meta$15,
	"./pipe-dimensions/meta.ts": meta$14,
	"./plant-depressurization-pro/meta.ts": meta$13,
	"./pump-sizing-pro/meta.ts": meta$12,
	"./relief-valve-pro/gas-vapor-service/meta.ts": meta$11,
	"./relief-valve-pro/liquid-service/meta.ts": meta$10,
	"./relief-valve-pro/scenario-register/meta.ts": meta$9,
	"./relief-valve-pro/steam-service/meta.ts": meta$8,
	"./relief-valve-pro/two-phase-service/meta.ts": meta$7,
	"./restriction-orifice/meta.ts": meta$6,
	"./restriction-orifice-pro/meta.ts": meta$5,
	"./steam-tables/meta.ts": meta$4,
	"./thermal-conductivity/meta.ts": meta$3,
	"./unit-converters/meta.ts": meta$2,
	"./vibration-analysis-pro/flow-induced-turbulence/meta.ts": meta$1,
	"./vibration-analysis-pro/pressure-drop-devices/meta.ts": meta
});
var definitions = /* #__PURE__ */ Object.assign({
	"./control-valve/definition.ts": () => import("./definition-pQT7USJz.js").then((m) => m["default"]),
	"./control-valve-pro/definition.ts": () => import("./definition-Dmk-pZkB.js").then((m) => m["default"]),
	"./flare-ko-drum-sizing-pro/definition.ts": () => import("./definition-Dp8bpH_j.js").then((m) => m["default"]),
	"./fluid-properties/definition.ts": () => import("./definition-DKxzPwl1.js").then((m) => m["default"]),
	"./geometry/definition.ts": () => import("./definition-cSVumh1h.js").then((m) => m["default"]),
	"./geometry-calculation-pro/definition.ts": () => import("./definition-CBuW3Lxr.js").then((m) => m["default"]),
	"./heat-exchanger-ua-check-pro/definition.ts": () => import("./definition-CCXl8iRf.js").then((m) => m["default"]),
	"./kit/definition.ts": () => import("./definition-CjMWOQh7.js").then((m) => m["default"]),
	"./line-sizing-pro/definition.ts": () => import("./definition-BfN5-JmZ.js").then((m) => m["default"]),
	"./pipe-dimensions/definition.ts": () => import("./definition-CNspkaXV.js").then((m) => m["default"]),
	"./plant-depressurization-pro/definition.ts": () => import("./definition-CxTwKjZ4.js").then((m) => m["default"]),
	"./pump-sizing-pro/definition.ts": () => import("./definition-v3JHveBy.js").then((m) => m["default"]),
	"./relief-valve-pro/gas-vapor-service/definition.ts": () => import("./definition-udnwPjjP.js").then((m) => m["default"]),
	"./relief-valve-pro/liquid-service/definition.ts": () => import("./definition-Clzql1Vq.js").then((m) => m["default"]),
	"./relief-valve-pro/scenario-register/definition.ts": () => import("./definition-DONcuJ6w.js").then((m) => m["default"]),
	"./relief-valve-pro/steam-service/definition.ts": () => import("./definition-1OQYU3af.js").then((m) => m["default"]),
	"./relief-valve-pro/two-phase-service/definition.ts": () => import("./definition-DoarkqRw.js").then((m) => m["default"]),
	"./restriction-orifice/definition.ts": () => import("./definition-D3NoO5Hn.js").then((m) => m["default"]),
	"./restriction-orifice-pro/definition.ts": () => import("./definition-Cue5m8gd.js").then((m) => m["default"]),
	"./steam-tables/definition.ts": () => import("./definition-DBDSidQh.js").then((m) => m["default"]),
	"./thermal-conductivity/definition.ts": () => import("./definition-PnOpH6Oc.js").then((m) => m["default"]),
	"./unit-converters/definition.ts": () => import("./definition-BN2-Xfvk.js").then((m) => m["default"]),
	"./vibration-analysis-pro/flow-induced-turbulence/definition.ts": () => import("./definition-BXAdb_c3.js").then((m) => m["default"]),
	"./vibration-analysis-pro/pressure-drop-devices/definition.ts": () => import("./definition-BzTzq-7m.js").then((m) => m["default"])
});
var menuMetas = /* #__PURE__ */ Object.assign({
	"./relief-valve-pro/menu.ts": menu$1,
	"./vibration-analysis-pro/menu.ts": menu
});
/** All calculators, by id in alphabetical order. */
var catalogue = Object.entries(metas).flatMap(([file, meta]) => {
	const load = definitions[file.replace(/meta\.ts$/, "definition.ts")];
	return load ? [{
		meta,
		load
	}] : [];
}).toSorted((a, b) => a.meta.id < b.meta.id ? -1 : 1);
Object.values(menuMetas);
/** The calculator of this id, if there is one. */
function findCalculator(id) {
	return catalogue.find((entry) => entry.meta.id === id);
}
// engineering/quantities/constants.ts
/** Molar gas constant R, J/(mol·K), CODATA 2018: exact by the definition of the mole and the kelvin. */
var gasConstant = 8.31446261815324;
/** Standard gravity, m/s², exact (CGPM 1901). */
var standardGravity = 9.80665;
/** The gravity that pump heads and the settling of droplets are reckoned with, m/s²: that of the site's specification. */
var roundedGravity = 9.81;
/** Standard atmosphere in Pa, exact (CGPM 1954). The site takes it as the pressure that every gauge pressure is measured from. */
var atmosphere = 101325;
// engineering/quantities/format.ts
var superscripts$1 = [
	"⁰",
	"¹",
	"²",
	"³",
	"⁴",
	"⁵",
	"⁶",
	"⁷",
	"⁸",
	"⁹"
];
/** An integer in superscript: 10⁻⁵. */
function superscript(exponent) {
	let raised = "";
	for (const sign of String(exponent)) raised += sign === "-" ? "⁻" : superscripts$1[Number(sign)] ?? sign;
	return raised;
}
/** Thousands of a number of five integer digits or more set apart by a narrow blank. */
function grouped(number) {
	const point = number.indexOf(".");
	const end = point < 0 ? number.length : point;
	if (end <= 4 || number.includes("e")) return number;
	let place = end % 3 || 3;
	let apart = number.slice(0, place);
	for (; place < end; place += 3) apart += `\u202f${number.slice(place, place + 3)}`;
	return apart + number.slice(end);
}
/**
* A number for reading: `digits` significant digits but never less than the whole integer part, thousands set apart
* (48 600), powers of ten outside 10⁻⁴ … 10⁷ (2.71·10⁸), a true minus sign. Not for calculation: exports carry the
* full value.
*/
function formatNumber(value, digits = 4) {
	if (!Number.isFinite(value)) throw new RangeError(`value must be finite, got ${value}`);
	if (value === 0) return "0";
	const sign = value < 0 ? "−" : "";
	const magnitude = Math.abs(value);
	if (magnitude < 1e-4 || magnitude >= 1e7) {
		const [mantissa = "", exponent = "0"] = magnitude.toExponential(digits - 1).split("e");
		return `${sign}${mantissa}·10${superscript(Number(exponent))}`;
	}
	const rounded = magnitude.toPrecision(digits);
	const plain = rounded.includes("e") ? magnitude.toFixed(0) : rounded;
	return sign + (magnitude >= 9999 ? grouped(plain) : plain);
}
/** A number stated in full, thousands set apart, with a true minus sign: a limit. */
function fullNumber(value) {
	return (value < 0 ? "−" : "") + grouped(String(Math.abs(value)));
}
/** Digits of a number in a field. */
var mostDigits = 12;
/** What rounding to as many digits may have left of a value that was converted: half of the last one, and as much again. */
var noise = 8e-12;
/**
* A number for a field: every digit that matters and none that does not. Twelve significant digits, ten where the last two
* are within the rounding of a value that was converted before; plain notation between 10⁻⁶ and 10¹⁵. `largest` is the
* size of what the number is the difference of, whose last digit is the last that it has: 32 °F is 0 °C, not 6·10⁻¹⁴.
*/
function editableNumber(value, largest = 0) {
	if (!Number.isFinite(value)) throw new RangeError(`value must be finite, got ${value}`);
	const size = Math.max(Math.abs(value), largest);
	const digits = mostDigits + exponentOf(value) - exponentOf(size);
	const short = rounded(value, digits - 2);
	return String(Math.abs(short - value) <= noise * size ? short : rounded(value, digits));
}
var exponentOf = (value) => value === 0 ? 0 : Math.floor(Math.log10(Math.abs(value)));
/** A number to so many significant digits; 0 where it has none. */
function rounded(value, digits) {
	return digits < 1 ? 0 : Number(value.toPrecision(digits));
}
// engineering/quantities/unit.ts
/** Declares a unit. Factors are written as the expression that defines them, so that they can be read and checked. */
function unit(symbol, name, factor, { offset = 0, aliases = [] } = {}) {
	return {
		symbol,
		name,
		factor,
		offset,
		aliases
	};
}
/** Exact definitions that other units are built from (NIST SP 811, appendix B). */
var inch = .0254;
var foot = .3048;
var pound = .45359237;
var poundForce = pound * standardGravity;
var btu = 1055.05585262;
var usGallon = 231 * inch ** 3;
var imperialGallon = .00454609;
var barrel = 42 * usGallon;
// engineering/quantities/units/dimensionless.ts
var numberUnits = [unit("", "number", 1)];
var fractionUnits = [unit("", "fraction", 1), unit("%", "per cent", .01, { aliases: ["percent"] })];
var levelUnits = [unit("dB", "decibel", 1)];
var weightedLevelUnits = [unit("dB(A)", "A-weighted decibel", 1, { aliases: ["dBA"] })];
// engineering/quantities/units/flow.ts
var massFlowUnits = [
	unit("kg/s", "kilogram per second", 1),
	unit("kg/min", "kilogram per minute", 1 / 60),
	unit("kg/h", "kilogram per hour", 1 / 3600),
	unit("kg/d", "kilogram per day", 1 / 86400),
	unit("g/s", "gram per second", .001),
	unit("g/h", "gram per hour", .001 / 3600),
	unit("t/h", "tonne per hour", 1e3 / 3600),
	unit("t/d", "tonne per day", 1e3 / 86400),
	unit("t/a", "tonne per year (365 d)", 1e3 / 31536e3),
	unit("lb/s", "pound per second", pound),
	unit("lb/min", "pound per minute", pound / 60),
	unit("lb/h", "pound per hour", pound / 3600, { aliases: [
		"pph",
		"lbm/h",
		"lbs/h"
	] }),
	unit("lb/d", "pound per day", pound / 86400),
	unit("klb/h", "thousand pounds per hour", 1e3 * pound / 3600),
	unit("ton (US)/h", "short ton per hour", 2e3 * pound / 3600)
];
var volumeFlowUnits = [
	unit("m³/s", "cubic metre per second", 1),
	unit("m³/min", "cubic metre per minute", 1 / 60),
	unit("m³/h", "cubic metre per hour", 1 / 3600),
	unit("m³/d", "cubic metre per day", 1 / 86400),
	unit("L/s", "litre per second", .001),
	unit("L/min", "litre per minute", .001 / 60),
	unit("L/h", "litre per hour", .001 / 3600),
	unit("mL/min", "millilitre per minute", 1e-6 / 60),
	unit("ft³/s", "cubic foot per second", foot ** 3),
	unit("ft³/min", "cubic foot per minute (actual)", foot ** 3 / 60, { aliases: ["cfm", "acfm"] }),
	unit("ft³/h", "cubic foot per hour (actual)", foot ** 3 / 3600),
	unit("gal (US)/min", "US gallon per minute", usGallon / 60, { aliases: ["gpm", "usgpm"] }),
	unit("gal (US)/h", "US gallon per hour", usGallon / 3600),
	unit("gal (UK)/min", "imperial gallon per minute", imperialGallon / 60),
	unit("bbl/d", "barrel per day", barrel / 86400),
	unit("bbl/h", "barrel per hour", barrel / 3600),
	unit("MGD", "million US gallons per day", 1e6 * usGallon / 86400)
];
/**
* Gas flow at a reference state is an amount of substance: mol/s. Molar volumes of the ideal gas, R·T/p in m³/mol, at
* 0 °C and at 15 °C (ISO 13443) with 101.325 kPa, and ft³/lbmol at 60 °F with 14.696 psi.
*/
var normalVolume = gasConstant * 273.15 / atmosphere;
var standardVolume = gasConstant * 288.15 / atmosphere;
var poundMole = 1e3 * pound;
var standardFlowUnits = [
	unit("Nm³/h", "normal cubic metre per hour (0 °C, 101.325 kPa)", 1 / normalVolume / 3600),
	unit("Sm³/h", "standard cubic metre per hour (15 °C, 101.325 kPa)", 1 / standardVolume / 3600),
	unit("MMSCFD", "million standard cubic feet per day (60 °F, 14.696 psi)", 1e6 / 379.48 * poundMole / 86400),
	unit("scfm", "standard cubic foot per minute (60 °F, 14.696 psi)", poundMole / 379.48 / 60),
	unit("kmol/h", "kilomole per hour", 1e3 / 3600)
];
/** Valve capacity: Cv in US gallons a minute of water at 1 psi, Kv in m³/h at 1 bar (IEC 60534-1; N1 = 0.865). */
var flowCoefficientUnits = [unit("Cv", "US flow coefficient", 1), unit("Kv", "metric flow coefficient", 1 / .865)];
var massFluxUnits = [
	unit("kg/(s·m²)", "kilogram per second and square metre", 1),
	unit("kg/(h·mm²)", "kilogram per hour and square millimetre", 1e6 / 3600),
	unit("lb/(s·ft²)", "pound per second and square foot", pound / foot ** 2)
];
// engineering/quantities/units/heat.ts
var temperatureUnits = [
	unit("K", "kelvin", 1),
	unit("°C", "degree Celsius", 1, { offset: 273.15 }),
	unit("°F", "degree Fahrenheit", 5 / 9, { offset: 2298.35 / 9 }),
	unit("°R", "degree Rankine", 5 / 9),
	unit("°Ré", "degree Réaumur", 5 / 4, { offset: 273.15 }),
	unit("°De", "degree Delisle", -2 / 3, { offset: 373.15 }),
	unit("°N", "degree Newton", 100 / 33, { offset: 273.15 }),
	unit("°Rø", "degree Rømer", 40 / 21, { offset: 273.15 - 300 / 21 })
];
var temperatureDifferenceUnits = [
	unit("K", "kelvin", 1),
	unit("°C", "Celsius degree", 1),
	unit("°F", "Fahrenheit degree", 5 / 9),
	unit("°R", "Rankine degree", 5 / 9)
];
var energyUnits = [
	unit("J", "joule", 1),
	unit("kJ", "kilojoule", 1e3),
	unit("MJ", "megajoule", 1e6),
	unit("GJ", "gigajoule", 1e9),
	unit("Wh", "watt hour", 3600),
	unit("kWh", "kilowatt hour", 36e5),
	unit("MWh", "megawatt hour", 36e8),
	unit("cal", "calorie (IT)", 4.1868),
	unit("kcal", "kilocalorie (IT)", 4186.8),
	unit("cal th", "calorie (thermochemical)", 4.184),
	unit("Btu", "British thermal unit (IT)", btu),
	unit("Btu th", "British thermal unit (thermochemical)", btu * 4.184 / 4.1868),
	unit("MMBtu", "million Btu (IT)", 1e6 * btu),
	unit("therm (US)", "therm (US, 59 °F definition)", 105480400),
	unit("therm (EC)", "therm (EC)", 105506e3),
	unit("ft·lbf", "foot pound-force", foot * poundForce),
	unit("kgf·m", "kilogram-force metre", standardGravity),
	unit("erg", "erg", 1e-7),
	unit("eV", "electronvolt", 1602176634e-28),
	unit("hp·h", "horsepower hour", 550 * foot * poundForce * 3600)
];
var powerUnits = [
	unit("W", "watt", 1),
	unit("kW", "kilowatt", 1e3),
	unit("MW", "megawatt", 1e6),
	unit("hp", "mechanical horsepower (550 ft·lbf/s)", 550 * foot * poundForce),
	unit("PS", "metric horsepower", 735.49875),
	unit("hp (E)", "electric horsepower", 746),
	unit("Btu/h", "British thermal unit (IT) per hour", btu / 3600),
	unit("MMBtu/h", "million Btu (IT) per hour", 1e6 * btu / 3600),
	unit("kcal/h", "kilocalorie (IT) per hour", 4186.8 / 3600),
	unit("Gcal/h", "gigacalorie (IT) per hour", 1163e3),
	unit("TR", "ton of refrigeration (12000 Btu/h)", 12e3 * btu / 3600),
	unit("ft·lbf/s", "foot pound-force per second", foot * poundForce),
	unit("kgf·m/s", "kilogram-force metre per second", standardGravity),
	unit("J/h", "joule per hour", 1 / 3600)
];
var specificEnergyUnits = [
	unit("J/kg", "joule per kilogram", 1),
	unit("kJ/kg", "kilojoule per kilogram", 1e3),
	unit("MJ/kg", "megajoule per kilogram", 1e6),
	unit("kcal/kg", "kilocalorie (IT) per kilogram", 4186.8),
	unit("Btu/lb", "Btu (IT) per pound", 2326)
];
var volumetricEnergyUnits = [
	unit("J/m³", "joule per cubic metre", 1),
	unit("kJ/m³", "kilojoule per cubic metre", 1e3),
	unit("MJ/m³", "megajoule per cubic metre", 1e6),
	unit("kWh/m³", "kilowatt hour per cubic metre", 36e5),
	unit("kcal/m³", "kilocalorie (IT) per cubic metre", 4186.8),
	unit("Btu/ft³", "Btu (IT) per cubic foot", btu / foot ** 3)
];
var jouleThomsonUnits = [
	unit("K/Pa", "kelvin per pascal", 1),
	unit("K/kPa", "kelvin per kilopascal", .001),
	unit("K/bar", "kelvin per bar", 1e-5),
	unit("K/MPa", "kelvin per megapascal", 1e-6),
	unit("°F/psi", "degree Fahrenheit per pound-force per square inch", 5 / 9 / poundForce * inch ** 2)
];
var specificHeatUnits = [
	unit("J/(kg·K)", "joule per kilogram kelvin", 1),
	unit("kJ/(kg·K)", "kilojoule per kilogram kelvin", 1e3),
	unit("kcal/(kg·°C)", "kilocalorie (IT) per kilogram degree", 4186.8),
	unit("Btu/(lb·°F)", "Btu (IT) per pound degree Fahrenheit", 4186.8)
];
var thermalConductivityUnits = [
	unit("W/(m·K)", "watt per metre kelvin", 1),
	unit("kcal/(h·m·°C)", "kilocalorie (IT) per hour metre degree", 4186.8 / 3600),
	unit("Btu/(h·ft·°F)", "Btu (IT) per hour foot degree Fahrenheit", btu / 3600 / foot * 9 / 5),
	unit("Btu·in/(h·ft²·°F)", "Btu (IT) inch per hour square foot degree Fahrenheit", btu / 3600 * inch / foot ** 2 * 9 / 5)
];
var heatTransferCoefficientUnits = [
	unit("W/(m²·K)", "watt per square metre kelvin", 1),
	unit("kcal/(h·m²·°C)", "kilocalorie (IT) per hour square metre degree", 4186.8 / 3600),
	unit("Btu/(h·ft²·°F)", "Btu (IT) per hour square foot degree Fahrenheit", btu / 3600 / foot ** 2 * 9 / 5)
];
var thermalConductanceUnits = [
	unit("W/K", "watt per kelvin", 1),
	unit("kW/K", "kilowatt per kelvin", 1e3),
	unit("Btu/(h·°F)", "Btu (IT) per hour degree Fahrenheit", btu / 3600 * 9 / 5)
];
var heatFluxUnits = [
	unit("W/m²", "watt per square metre", 1),
	unit("kW/m²", "kilowatt per square metre", 1e3),
	unit("Btu/(h·ft²)", "Btu (IT) per hour square foot", btu / 3600 / foot ** 2)
];
// engineering/quantities/units/mechanics.ts
var massUnits = [
	unit("kg", "kilogram", 1),
	unit("g", "gram", .001),
	unit("mg", "milligram", 1e-6),
	unit("t", "tonne", 1e3, { aliases: [
		"te",
		"ton",
		"tonnes"
	] }),
	unit("lb", "pound (avoirdupois)", pound, { aliases: ["lbs", "lbm"] }),
	unit("oz", "ounce (avoirdupois)", pound / 16),
	unit("gr", "grain", 6479891e-11),
	unit("ton (US)", "short ton", 2e3 * pound),
	unit("ton (UK)", "long ton", 1016.0469088),
	unit("slug", "slug", poundForce / foot),
	unit("st", "stone", 6.35029318),
	unit("oz t", "troy ounce", .0311034768)
];
var densityUnits = [
	unit("kg/m³", "kilogram per cubic metre", 1),
	unit("g/cm³", "gram per cubic centimetre", 1e3),
	unit("kg/L", "kilogram per litre", 1e3),
	unit("g/L", "gram per litre", 1),
	unit("mg/L", "milligram per litre", .001),
	unit("t/m³", "tonne per cubic metre", 1e3),
	unit("lb/ft³", "pound per cubic foot", pound / foot ** 3),
	unit("lb/in³", "pound per cubic inch", pound / inch ** 3),
	unit("lb/gal (US)", "pound per US gallon", pound / usGallon),
	unit("lb/gal (UK)", "pound per imperial gallon", pound / imperialGallon),
	unit("slug/ft³", "slug per cubic foot", poundForce / foot / foot ** 3),
	unit("oz/in³", "ounce per cubic inch", pound / 16 / inch ** 3),
	unit("lb/bbl", "pound per barrel", pound / barrel)
];
var forceUnits = [
	unit("N", "newton", 1),
	unit("kN", "kilonewton", 1e3),
	unit("MN", "meganewton", 1e6),
	unit("kgf", "kilogram-force", standardGravity),
	unit("tf", "tonne-force", 9806.65),
	unit("gf", "gram-force", .00980665),
	unit("lbf", "pound-force", poundForce),
	unit("kip", "kilopound-force", 1e3 * poundForce),
	unit("ozf", "ounce-force", pound / 16 * standardGravity),
	unit("pdl", "poundal", .138254954376),
	unit("dyn", "dyne", 1e-5),
	unit("tonf (US)", "short ton-force", 2e3 * poundForce)
];
var torqueUnits = [
	unit("N·m", "newton metre", 1),
	unit("kN·m", "kilonewton metre", 1e3),
	unit("N·cm", "newton centimetre", .01),
	unit("N·mm", "newton millimetre", .001),
	unit("kgf·m", "kilogram-force metre", standardGravity),
	unit("kgf·cm", "kilogram-force centimetre", .0980665),
	unit("lbf·ft", "pound-force foot", poundForce * foot),
	unit("lbf·in", "pound-force inch", poundForce * inch),
	unit("ozf·in", "ounce-force inch", pound / 16 * standardGravity * inch),
	unit("dyn·cm", "dyne centimetre", 1e-7)
];
var stressUnits = [
	unit("Pa", "pascal", 1),
	unit("MPa", "megapascal", 1e6),
	unit("GPa", "gigapascal", 1e9),
	unit("N/mm²", "newton per square millimetre", 1e6),
	unit("kgf/mm²", "kilogram-force per square millimetre", 1e6 * standardGravity),
	unit("psi", "pound-force per square inch", poundForce / inch ** 2),
	unit("ksi", "kilopound-force per square inch", 1e3 * poundForce / inch ** 2)
];
var pressureUnits = [
	unit("Pa", "pascal", 1),
	unit("hPa", "hectopascal", 100),
	unit("kPa", "kilopascal", 1e3),
	unit("MPa", "megapascal", 1e6),
	unit("bar", "bar", 1e5),
	unit("mbar", "millibar", 100),
	unit("atm", "standard atmosphere", atmosphere),
	unit("at", "technical atmosphere", 98066.5),
	unit("kgf/cm²", "kilogram-force per square centimetre", 98066.5, { aliases: ["kg/cm²"] }),
	unit("kgf/m²", "kilogram-force per square metre", standardGravity),
	unit("psi", "pound-force per square inch", poundForce / inch ** 2),
	unit("ksi", "kilopound-force per square inch", 1e3 * poundForce / inch ** 2),
	unit("lbf/ft²", "pound-force per square foot", poundForce / foot ** 2),
	unit("Torr", "torr", atmosphere / 760),
	unit("N/mm²", "newton per square millimetre", 1e6),
	unit("mmHg", "conventional millimetre of mercury", 133.322387415),
	unit("inHg", "conventional inch of mercury", 3386.388640341),
	unit("mmH2O", "conventional millimetre of water", standardGravity),
	unit("mH2O", "conventional metre of water", 9806.65),
	unit("inH2O", "conventional inch of water", 249.08891),
	unit("ftH2O", "conventional foot of water", 2989.06692),
	unit("inH2O (4 °C)", "inch of water at 4 °C", 249.082),
	unit("inH2O (60 °F)", "inch of water at 60 °F", 248.84),
	unit("ksc", "kilogram per square centimetre (ksc), same as kgf/cm²", 98066.5)
];
var dynamicViscosityUnits = [
	unit("Pa·s", "pascal second", 1),
	unit("mPa·s", "millipascal second", .001),
	unit("μPa·s", "micropascal second", 1e-6),
	unit("P", "poise", .1),
	unit("cP", "centipoise", .001),
	unit("μP", "micropoise", 1e-7),
	unit("kg/(m·h)", "kilogram per metre hour", 1 / 3600),
	unit("lb/(ft·s)", "pound per foot second", pound / foot),
	unit("lb/(ft·h)", "pound per foot hour", pound / foot / 3600),
	unit("lbf·s/ft²", "pound-force second per square foot", poundForce / foot ** 2),
	unit("reyn", "reyn (lbf·s/in²)", poundForce / inch ** 2),
	unit("kgf·s/m²", "kilogram-force second per square metre", standardGravity)
];
var kinematicViscosityUnits = [
	unit("m²/s", "square metre per second", 1),
	unit("mm²/s", "square millimetre per second", 1e-6),
	unit("cm²/s", "square centimetre per second", 1e-4),
	unit("St", "stokes", 1e-4),
	unit("cSt", "centistokes", 1e-6),
	unit("m²/h", "square metre per hour", 1 / 3600),
	unit("ft²/s", "square foot per second", foot ** 2),
	unit("ft²/h", "square foot per hour", foot ** 2 / 3600),
	unit("in²/s", "square inch per second", inch ** 2)
];
var pressureGradientUnits = [
	unit("Pa/m", "pascal per metre", 1),
	unit("kPa/100 m", "kilopascal per hundred metres", 10),
	unit("bar/100 m", "bar per hundred metres", 1e3),
	unit("bar/km", "bar per kilometre", 100),
	unit("psi/100 ft", "pound-force per square inch per hundred feet", poundForce / inch ** 2 / (100 * foot))
];
var momentumFluxUnits = [unit("kg/(m·s²)", "kilogram per metre second squared", 1, { aliases: ["Pa"] }), unit("lb/(ft·s²)", "pound per foot second squared", pound / foot)];
var surfaceTensionUnits = [
	unit("N/m", "newton per metre", 1),
	unit("mN/m", "millinewton per metre", .001),
	unit("dyn/cm", "dyne per centimetre", .001)
];
var specificVolumeUnits = [
	unit("m³/kg", "cubic metre per kilogram", 1),
	unit("L/kg", "litre per kilogram", .001),
	unit("ft³/lb", "cubic foot per pound", foot ** 3 / pound)
];
var molarMassUnits = [
	unit("g/mol", "gram per mole", .001),
	unit("kg/kmol", "kilogram per kilomole", .001),
	unit("lb/lbmol", "pound per pound-mole", .001)
];
// engineering/quantities/units/space-and-time.ts
var lengthUnits = [
	unit("m", "metre", 1),
	unit("km", "kilometre", 1e3),
	unit("dm", "decimetre", .1),
	unit("cm", "centimetre", .01),
	unit("mm", "millimetre", .001),
	unit("μm", "micrometre", 1e-6),
	unit("nm", "nanometre", 1e-9),
	unit("inch", "inch", inch, { aliases: [
		"in",
		"inches",
		"\""
	] }),
	unit("ft", "foot", foot, { aliases: [
		"feet",
		"foot",
		"'"
	] }),
	unit("yd", "yard", .9144),
	unit("mi", "mile", 1609.344),
	unit("nmi", "nautical mile", 1852),
	unit("mil", "thousandth of an inch", 254e-7),
	unit("ft (US)", "US survey foot (retired 2022)", 1200 / 3937)
];
var areaUnits = [
	unit("m²", "square metre", 1),
	unit("km²", "square kilometre", 1e6),
	unit("ha", "hectare", 1e4),
	unit("dm²", "square decimetre", .01),
	unit("cm²", "square centimetre", 1e-4),
	unit("mm²", "square millimetre", 1e-6),
	unit("in²", "square inch", inch ** 2),
	unit("ft²", "square foot", foot ** 2),
	unit("yd²", "square yard", .83612736),
	unit("ac", "acre (international)", 4046.8564224),
	unit("mi²", "square mile", 2589988.110336)
];
var volumeUnits = [
	unit("m³", "cubic metre", 1),
	unit("dm³", "cubic decimetre", .001),
	unit("L", "litre", .001),
	unit("mL", "millilitre", 1e-6),
	unit("cm³", "cubic centimetre", 1e-6),
	unit("mm³", "cubic millimetre", 1e-9),
	unit("in³", "cubic inch", inch ** 3),
	unit("ft³", "cubic foot", foot ** 3),
	unit("yd³", "cubic yard", .764554857984),
	unit("gal (US)", "US gallon", usGallon),
	unit("gal (UK)", "imperial gallon", imperialGallon),
	unit("bbl", "barrel (42 US gal)", barrel),
	unit("qt (US)", "US quart", .000946352946),
	unit("pt (US)", "US pint", .000473176473),
	unit("fl oz (US)", "US fluid ounce", 295735295625e-16)
];
var velocityUnits = [
	unit("m/s", "metre per second", 1),
	unit("km/h", "kilometre per hour", 1 / 3.6),
	unit("m/min", "metre per minute", 1 / 60),
	unit("cm/s", "centimetre per second", .01),
	unit("mm/s", "millimetre per second", .001),
	unit("ft/s", "foot per second", foot),
	unit("ft/min", "foot per minute", foot / 60),
	unit("in/s", "inch per second", inch),
	unit("mph", "mile per hour", .44704),
	unit("kn", "knot", 1852 / 3600)
];
var frequencyUnits = [
	unit("Hz", "hertz", 1),
	unit("kHz", "kilohertz", 1e3),
	unit("MHz", "megahertz", 1e6),
	unit("GHz", "gigahertz", 1e9),
	unit("mHz", "millihertz", .001),
	unit("rpm", "revolution per minute", 1 / 60),
	unit("rps", "revolution per second", 1),
	unit("rad/s", "radian per second", 1 / (2 * Math.PI)),
	unit("°/s", "degree per second", 1 / 360),
	unit("cpm", "cycle per minute", 1 / 60)
];
var angleUnits = [unit("rad", "radian", 1), unit("°", "degree", Math.PI / 180, { aliases: ["deg", "degrees"] })];
var timeUnits = [
	unit("s", "second", 1, { aliases: ["sec"] }),
	unit("min", "minute", 60),
	unit("h", "hour", 3600, { aliases: ["hr"] }),
	unit("d", "day", 86400)
];
// engineering/quantities/kinds.ts
function kind(label, units, ...common) {
	return {
		label,
		units,
		common
	};
}
/** The pressure units with the basis written on each symbol: bar(abs), psi(g). The bare symbol is an alias. */
function withBasis(units, basis, name, letter) {
	return units.map((u) => ({
		...u,
		symbol: `${u.symbol}(${basis})`,
		name: `${u.name}, ${name}`,
		aliases: [u.symbol, ...u.aliases].flatMap((bare) => [
			bare,
			`${bare}${letter}`,
			`${bare} ${name}`
		])
	}));
}
/** Every kind. SI units: the unit with factor 1; absolute pressure and gauge pressure in Pa from their own zero. */
var kinds = {
	number: kind("Number", numberUnits),
	fraction: kind("Fraction", fractionUnits),
	level: kind("Level", levelUnits),
	weightedLevel: kind("A-weighted level", weightedLevelUnits),
	length: kind("Length", lengthUnits, "mm", "cm", "m", "inch", "ft"),
	area: kind("Area", areaUnits, "mm²", "cm²", "m²", "in²", "ft²"),
	volume: kind("Volume", volumeUnits, "L", "m³", "ft³", "gal (US)", "bbl"),
	angle: kind("Angle", angleUnits, "°", "rad"),
	time: kind("Time", timeUnits, "s", "min", "h", "d"),
	velocity: kind("Velocity", velocityUnits, "m/s", "km/h", "ft/s", "ft/min"),
	frequency: kind("Frequency", frequencyUnits, "Hz", "kHz", "rpm"),
	mass: kind("Mass", massUnits, "kg", "t", "lb"),
	density: kind("Density", densityUnits, "kg/m³", "g/cm³", "lb/ft³", "lb/in³", "lb/gal (US)"),
	specificVolume: kind("Specific volume", specificVolumeUnits, "m³/kg", "ft³/lb"),
	molarMass: kind("Molar mass", molarMassUnits, "g/mol", "kg/kmol", "lb/lbmol"),
	force: kind("Force", forceUnits, "N", "kN", "lbf", "kgf"),
	torque: kind("Torque", torqueUnits, "N·m", "kN·m", "lbf·ft"),
	massFlow: kind("Mass flow", massFlowUnits, "kg/h", "kg/s", "t/h", "lb/h", "lb/s"),
	massFlux: kind("Mass flux", massFluxUnits, "kg/(s·m²)", "lb/(s·ft²)"),
	volumeFlow: kind("Volume flow, actual", volumeFlowUnits, "m³/h", "m³/s", "L/s", "ft³/min", "gal (US)/min", "bbl/d"),
	standardFlow: kind("Gas flow at a reference state", standardFlowUnits, "Nm³/h", "Sm³/h", "MMSCFD", "scfm", "kmol/h"),
	flowCoefficient: kind("Flow coefficient", flowCoefficientUnits, "Cv", "Kv"),
	absolutePressure: kind("Absolute pressure", withBasis(pressureUnits, "abs", "absolute", "a"), "bar(abs)", "kPa(abs)", "MPa(abs)", "psi(abs)", "mbar(abs)"),
	gaugePressure: kind("Gauge pressure", withBasis(pressureUnits, "g", "gauge", "g"), "bar(g)", "kPa(g)", "MPa(g)", "psi(g)", "kgf/cm²(g)"),
	pressureDifference: kind("Pressure difference", pressureUnits, "bar", "mbar", "kPa", "MPa", "psi"),
	stress: kind("Stress", stressUnits, "MPa", "ksi"),
	pressureGradient: kind("Pressure gradient", pressureGradientUnits, "bar/100 m", "kPa/100 m", "Pa/m", "psi/100 ft"),
	momentumFlux: kind("Momentum flux", momentumFluxUnits, "kg/(m·s²)", "lb/(ft·s²)"),
	dynamicViscosity: kind("Dynamic viscosity", dynamicViscosityUnits, "cP", "mPa·s", "Pa·s", "μPa·s", "lb/(ft·s)"),
	kinematicViscosity: kind("Kinematic viscosity", kinematicViscosityUnits, "cSt", "mm²/s", "m²/s", "ft²/s"),
	surfaceTension: kind("Surface tension", surfaceTensionUnits, "mN/m", "N/m", "dyn/cm"),
	temperature: kind("Temperature", temperatureUnits, "°C", "K", "°F", "°R"),
	temperatureDifference: kind("Temperature difference", temperatureDifferenceUnits, "K", "°C", "°F"),
	energy: kind("Energy", energyUnits, "kJ", "MJ", "kWh", "Btu", "kcal"),
	power: kind("Power", powerUnits, "kW", "W", "MW", "hp", "Btu/h", "kcal/h"),
	heatRate: kind("Heat rate", powerUnits, "kW", "W", "MW", "Btu/h", "MMBtu/h", "kcal/h"),
	specificEnergy: kind("Specific energy", specificEnergyUnits, "kJ/kg", "J/kg", "kcal/kg", "Btu/lb"),
	volumetricEnergy: kind("Energy per volume", volumetricEnergyUnits, "MJ/m³", "kJ/m³", "kWh/m³", "Btu/ft³"),
	jouleThomson: kind("Joule–Thomson coefficient", jouleThomsonUnits, "K/bar", "K/MPa", "°F/psi"),
	specificHeat: kind("Specific heat capacity", specificHeatUnits, "kJ/(kg·K)", "J/(kg·K)", "kcal/(kg·°C)", "Btu/(lb·°F)"),
	specificEntropy: kind("Specific entropy", specificHeatUnits, "kJ/(kg·K)", "J/(kg·K)", "Btu/(lb·°F)"),
	thermalConductivity: kind("Thermal conductivity", thermalConductivityUnits, "W/(m·K)", "Btu/(h·ft·°F)"),
	thermalConductance: kind("Thermal conductance", thermalConductanceUnits, "kW/K", "W/K", "Btu/(h·°F)"),
	heatTransferCoefficient: kind("Heat transfer coefficient", heatTransferCoefficientUnits, "W/(m²·K)", "Btu/(h·ft²·°F)"),
	heatFlux: kind("Heat flux", heatFluxUnits, "kW/m²", "W/m²", "Btu/(h·ft²)")
};
/** A kind's declaration, read through the common interface. */
function kindOf(kind) {
	return kinds[kind];
}
// engineering/quantities/other-basis.ts
var bases = {
	gaugePressure: {
		kind: "absolutePressure",
		add: -atmosphere
	},
	absolutePressure: {
		kind: "gaugePressure",
		add: atmosphere
	}
};
/** The other basis of a pressure, gauge for absolute and absolute for gauge; undefined for every other kind. */
function otherBasis(kind) {
	return bases[kind];
}
/** From where a pressure is measured: the atmosphere or the vacuum. */
var pressureBases = ["gauge", "absolute"];
var suffixes = {
	gauge: "(g)",
	absolute: "(abs)"
};
/** The basis of a unit; undefined for one that has none. */
function basisOf(unit) {
	return pressureBases.find((basis) => unit.endsWith(suffixes[basis]));
}
/** The unit of the same size in a basis: bar(abs) for bar(g). The unit itself where it has no basis. */
function unitInBasis(unit, basis) {
	const own = basisOf(unit);
	return own === void 0 ? unit : unit.slice(0, -suffixes[own].length) + suffixes[basis];
}
/** The unit of the same size that a kind has itself: bar(g) of a gauge pressure that is read in bar(abs). */
function ownUnit(kind, unit) {
	if (kind === "gaugePressure") return unitInBasis(unit, "gauge");
	return kind === "absolutePressure" ? unitInBasis(unit, "absolute") : unit;
}
// engineering/quantities/convert.ts
var bySymbol = /* @__PURE__ */ new Map();
/** The units of a kind by symbol. */
function symbols(kind) {
	let map = bySymbol.get(kind);
	if (!map) {
		map = new Map(kindOf(kind).units.map((unit) => [unit.symbol, unit]));
		bySymbol.set(kind, map);
	}
	return map;
}
/** A unit of the other basis of a pressure, with its zero at the atmosphere or the vacuum. */
function unitOfOtherBasis(kind, symbol) {
	const other = otherBasis(kind);
	const unit = other && symbols(other.kind).get(symbol);
	return unit && {
		...unit,
		offset: unit.offset + other.add
	};
}
/** Whether `symbol` is the symbol of a unit of this kind. */
function hasUnit(kind, symbol) {
	return symbols(kind).has(symbol);
}
/** Whether a value of this kind can be read in a unit: one of its own, or of a pressure one of the other basis. */
function isReadIn(kind, symbol) {
	return hasUnit(kind, symbol) || unitOfOtherBasis(kind, symbol) !== void 0;
}
/**
* A unit in which a value of a kind can be read, by its symbol: one of its own, or of a pressure one of the other basis. Throws
* a RangeError that names the kind and its own units.
*/
function unitOf(kind, symbol) {
	const unit = symbols(kind).get(symbol) ?? unitOfOtherBasis(kind, symbol);
	if (!unit) {
		const allowed = kindOf(kind).units.map((u) => u.symbol);
		throw new RangeError(`${kindOf(kind).label} has no unit "${symbol}"; allowed: ${allowed.join(", ")}.`);
	}
	return unit;
}
/** A value in `unit` as SI. */
function toSi(kind, value, unit) {
	const { factor, offset } = unitOf(kind, unit);
	return value * factor + offset;
}
/** An SI value in `unit`. */
function fromSi(kind, si, unit) {
	return valueIn(unitOf(kind, unit), si);
}
/** An SI value in a unit that is at hand: for many values of one unit. */
function valueIn({ factor, offset }, si) {
	return (si - offset) / factor;
}
/** A value in one unit as the value in another of the same kind; the same unit returns the value untouched. */
function convert(kind, value, from, to) {
	if (from === to) return value;
	const a = unitOf(kind, from);
	const b = unitOf(kind, to);
	return (value * a.factor + (a.offset - b.offset)) / b.factor;
}
// engineering/quantities/spelling.ts
/**
* A unit's spelling with what people vary removed: superscripts, dots, brackets, blanks, the degree sign, μ or u,
* "hr" for "h", "per" for "/".
*/
function plain$2(text) {
	return text.normalize("NFKC").replaceAll(/[\s.·⋅*()[\]^°_]/g, "").replaceAll(/[μµ]/g, "u").replaceAll(/deg(?=[CFRK])/g, "").replaceAll(/hours?|hrs?(?![a-z])/g, "h");
}
var spellings = /* @__PURE__ */ new Map();
function spellingsOf(kind) {
	let known = spellings.get(kind);
	if (!known) {
		known = {
			exact: /* @__PURE__ */ new Map(),
			folded: /* @__PURE__ */ new Map()
		};
		for (const unit of kindOf(kind).units) known.exact.set(plain$2(unit.symbol), unit);
		for (const unit of kindOf(kind).units) for (const alias of unit.aliases) if (!known.exact.has(plain$2(alias))) known.exact.set(plain$2(alias), unit);
		for (const [spelling, unit] of known.exact) {
			const folded = spelling.toLowerCase();
			const other = known.folded.get(folded);
			known.folded.set(folded, known.folded.has(folded) && other !== unit ? void 0 : unit);
		}
		spellings.set(kind, known);
	}
	return known;
}
/**
* The unit of a kind that a person means by `text`: the one of this symbol, else exactly as written if there is one, else
* regardless of case where that leaves one choice ("BAR", but not "mpa", which is MPa or mPa).
*/
function findUnit(kind, text) {
	if (hasUnit(kind, text)) return unitOf(kind, text);
	const { exact, folded } = spellingsOf(kind);
	const spelling = plain$2(text);
	return exact.get(spelling) ?? folded.get(spelling.toLowerCase());
}
// engineering/quantities/parse.ts
var blank$1 = "[ \\u00a0\\u2009\\u202f]";
var number$1 = new RegExp(`^([+\\-−]?)(${`\\d{1,3}(?:(?:${blank$1}\\d{3})+|(?:['’]\\d{3})+)`}|\\d*)(?:([.,])((?:\\d{3}${blank$1})*\\d*))?(?:${blank$1}?(?:[eE]([+\\-−]?\\d{1,4})|[·×x*]${blank$1}?10(?:\\^([+\\-−]?\\d{1,4})|([⁺⁻]?[⁰¹²³⁴⁵⁶⁷⁸⁹]{1,4}))))?(?=$|[^\\d])`);
var superscripts = "⁰¹²³⁴⁵⁶⁷⁸⁹";
var longest$1 = 100;
function plainDigits(text) {
	if (!/[^\d+-]/.test(text)) return text;
	return text.replaceAll("−", "-").replaceAll("⁻", "-").replaceAll("⁺", "").replaceAll(/[⁰¹²³⁴⁵⁶⁷⁸⁹]/g, (c) => String(superscripts.indexOf(c)));
}
/** A number as programs write it, which is most of them. */
var plain$1 = /^\d+(?:\.\d+)?$/;
/** Splits trimmed text into a number at its start and whatever follows it; undefined when it does not start with one. */
function leadingNumber(text) {
	if (plain$1.test(text)) return {
		value: Number(text),
		rest: ""
	};
	const match = number$1.exec(text);
	if (!match) return void 0;
	const [whole, sign = "", integer = "", , decimals = "", written, caret, raised] = match;
	const exponent = written ?? caret ?? raised ?? "";
	if (integer === "" && decimals === "") return void 0;
	const digits = `${plainDigits(sign)}${integer || "0"}.${decimals || "0"}e${plainDigits(exponent) || "0"}`;
	return {
		value: Number(digits.replaceAll(/[ \u00a0\u2009\u202f'’]/g, "")),
		rest: text.slice(whole.length).trim()
	};
}
/**
* A number as people type it: comma or point as the decimal mark, blanks or apostrophes between thousands, an exponent as
* 1e5, 1·10⁵ or 1×10^5, a leading sign. Undefined when the text is anything else.
*/
function parseNumber(text) {
	if (text.length > longest$1) return void 0;
	const found = leadingNumber(text.trim());
	return found && found.rest === "" && Number.isFinite(found.value) ? found.value : void 0;
}
var twoWays = /^([+\-−]?[1-9]\d{0,2}),(\d{3})(?![\d.,eE]| ?[·×*x] ?10)(.*)$/;
/**
* The readings of a number such as "48,600": one comma with exactly three digits after it is a decimal comma here, and sets
* thousands apart elsewhere. Undefined for a text that reads one way. A unit may follow.
*/
function twoReadings(text) {
	if (!text.includes(",")) return void 0;
	const [, before, after = "", rest = ""] = twoWays.exec(text.trim()) ?? [];
	if (before === void 0) return void 0;
	const decimals = after.replace(/0+$/, "");
	return {
		read: `${before}${decimals === "" ? "" : `.${decimals}`}${rest}`,
		meant: `${before}${after}${rest}`
	};
}
/**
* A quantity as people type it: a number, in `unit` unless another unit of the kind follows it ("150 psi").
* In a gauge-pressure field an absolute unit is understood and converted at 1.01325 bar, and the other way round.
*/
function parseQuantity(kind, text, unit) {
	if (text.length > longest$1) return {
		ok: false,
		reason: `is longer than ${longest$1} characters`
	};
	const found = leadingNumber(text.trim());
	if (!found) return {
		ok: false,
		reason: "is not a number"
	};
	if (!Number.isFinite(found.value)) return {
		ok: false,
		reason: "is too large a number"
	};
	if (found.rest === "") return inUnit$1(kind, found.value, unit);
	if (/^(?:[\d.,]|['’]\d)/.test(found.rest)) return {
		ok: false,
		reason: "has two decimal marks or loose digits; write 1234.5, 1234,5 or 1 234.5"
	};
	const typed = findUnit(kind, found.rest);
	if (typed) return inUnit$1(kind, found.value, typed.symbol);
	return inOtherBasis(kind, found.value, found.rest) ?? {
		ok: false,
		reason: unknownUnit(kind, found.rest)
	};
}
function inUnit$1(kind, value, unit) {
	const si = toSi(kind, value, unit);
	return Number.isFinite(si) ? {
		ok: true,
		si,
		value,
		unit
	} : {
		ok: false,
		reason: "is too large a number"
	};
}
function inOtherBasis(kind, value, text) {
	const other = otherBasis(kind);
	const typed = other && findUnit(other.kind, text);
	if (!typed) return void 0;
	const si = toSi(kind, value, typed.symbol);
	const unit = ownUnit(kind, typed.symbol);
	if (!Number.isFinite(si)) return void 0;
	const shown = editableNumber(fromSi(kind, si, unit), atmosphere / unitOf(kind, unit).factor);
	return {
		ok: true,
		si,
		value: Number(shown),
		unit
	};
}
function unknownUnit(kind, text) {
	const { label, units, common } = kindOf(kind);
	const allowed = (common.length > 0 ? common : units.map((u) => u.symbol)).filter((symbol) => symbol !== "");
	const asked = text.length > 20 ? `${text.slice(0, 20)}…` : text;
	return allowed.length === 0 ? `takes no unit, and has "${asked}" after its number` : `has the unit "${asked}", which is not a unit of ${label.toLowerCase()} (${allowed.join(", ")})`;
}
// engineering/quantities/quantity.ts
/** Absolute pressure, Pa, of a gauge pressure, Pa. */
function absolute(gauge) {
	return gauge + atmosphere;
}
/** Gauge pressure, Pa, of an absolute pressure, Pa. */
function gauge(absolutePressure) {
	return absolutePressure - atmosphere;
}
// engineering/quantities/refusal.ts
/** A value to be stated in a refusal or a message. */
var stated = (kind, si, manner = {}) => ({
	kind,
	si,
	...manner
});
/** The unit in which a value is stated where nothing typed says otherwise. */
function usualUnit({ kind, unit }) {
	const { common, units } = kindOf(kind);
	return unit ?? common[0] ?? units[0]?.symbol ?? "";
}
/**
* What physics or a method refuses although each field by itself is in order: a clause that a person reads after the
* name of a result, "no pressure is left at the outlet". A `{name}` in its words stands for one of its values, which is
* shown in the unit that the person typed. It is the only error that may reach a reader; a guard of an argument is a
* `RangeError`, and meeting one is a fault of the caller.
*/
var Refusal = class extends Error {
	words;
	values;
	name = "Refusal";
	constructor(words, values = {}) {
		super(told$1(words, values));
		this.words = words;
		this.values = values;
	}
	/** The words with each value in the unit that `typed` names for it. */
	in(typed) {
		return told$1(this.words, this.values, typed);
	}
};
/** Words in which each `{name}` is its value, in the unit that `typed` names for it. */
function told$1(words, values, typed = usualUnit) {
	let said = "";
	let place = 0;
	for (let open = words.indexOf("{"); open >= 0; open = words.indexOf("{", place)) {
		const close = words.indexOf("}", open);
		if (close < 0) break;
		const value = values[words.slice(open + 1, close)];
		said += words.slice(place, open) + (value ? inUnit(value, typed(value)) : words.slice(open, close + 1));
		place = close + 1;
	}
	return said + words.slice(place);
}
function inUnit({ kind, si, digits }, unit) {
	const shown = fromSi(kind, si, unit);
	const figure = Number.isFinite(shown) ? formatNumber(shown, digits) : "beyond the range of numbers";
	return unit === "" ? figure : `${figure} ${unit}`;
}
// engineering/quantities/require.ts
/** The value of an argument; RangeError that names it unless it is above 0 and finite. */
function requirePositive(name, value) {
	if (value > 0 && value < Infinity) return value;
	throw new RangeError(`${name} must be ${value === Infinity ? "finite" : "above 0"}, got ${value}`);
}
/** RangeError that names an argument unless it is 0 or above. */
function requireNotNegative(name, value) {
	if (!(value >= 0)) throw new RangeError(`${name} must be at least 0, got ${value}`);
}
/** RangeError that names an argument unless it is above 0 and at most 1. */
function requireShare(name, value) {
	if (!(value > 0 && value <= 1)) throw new RangeError(`${name} must be above 0 and at most 1, got ${value}`);
}
/** RangeError that names an argument unless it is a finite number. */
function requireFinite(name, value) {
	if (!Number.isFinite(value)) throw new RangeError(`${name} must be a finite number, got ${value}`);
}
// engineering/quantities/unit-sets.ts
/**
* The units of each kind, by size: a wall in mm is in inches where a line in m is in feet. What stands in the first row
* goes for a unit that is in several. A kind without rows keeps its unit in every set.
*/
var rows$1 = {
	number: [],
	fraction: [],
	level: [],
	weightedLevel: [],
	angle: [],
	time: [],
	frequency: [],
	flowCoefficient: [],
	length: [
		[
			"mm",
			"mm",
			"inch"
		],
		[
			"m",
			"m",
			"ft"
		],
		[
			"cm",
			"mm",
			"inch"
		],
		[
			"μm",
			"μm",
			"mil"
		]
	],
	area: [
		[
			"m²",
			"m²",
			"ft²"
		],
		[
			"mm²",
			"mm²",
			"in²"
		],
		[
			"cm²",
			"mm²",
			"in²"
		]
	],
	volume: [
		[
			"m³",
			"m³",
			"ft³"
		],
		[
			"L",
			"L",
			"gal (US)"
		],
		[
			"m³",
			"m³",
			"bbl"
		]
	],
	velocity: [
		[
			"m/s",
			"m/s",
			"ft/s"
		],
		[
			"m/s",
			"m/s",
			"ft/min"
		],
		[
			"km/h",
			"m/s",
			"ft/s"
		]
	],
	mass: [[
		"kg",
		"kg",
		"lb"
	], [
		"t",
		"t",
		"lb"
	]],
	density: [
		[
			"kg/m³",
			"kg/m³",
			"lb/ft³"
		],
		[
			"g/cm³",
			"kg/m³",
			"lb/ft³"
		],
		[
			"kg/m³",
			"kg/m³",
			"lb/gal (US)"
		],
		[
			"kg/m³",
			"kg/m³",
			"lb/in³"
		]
	],
	specificVolume: [[
		"m³/kg",
		"m³/kg",
		"ft³/lb"
	]],
	molarMass: [[
		"g/mol",
		"g/mol",
		"lb/lbmol"
	], [
		"kg/kmol",
		"kg/kmol",
		"lb/lbmol"
	]],
	force: [
		[
			"kN",
			"kN",
			"lbf"
		],
		[
			"N",
			"N",
			"lbf"
		],
		[
			"kgf",
			"N",
			"lbf"
		]
	],
	torque: [[
		"N·m",
		"N·m",
		"lbf·ft"
	], [
		"kN·m",
		"kN·m",
		"lbf·ft"
	]],
	massFlow: [
		[
			"kg/h",
			"kg/s",
			"lb/h"
		],
		[
			"t/h",
			"kg/s",
			"lb/h"
		],
		[
			"kg/h",
			"kg/s",
			"lb/s"
		]
	],
	massFlux: [[
		"kg/(s·m²)",
		"kg/(s·m²)",
		"lb/(s·ft²)"
	]],
	volumeFlow: [
		[
			"m³/h",
			"m³/s",
			"gal (US)/min"
		],
		[
			"L/s",
			"L/s",
			"gal (US)/min"
		],
		[
			"m³/h",
			"m³/s",
			"ft³/min"
		],
		[
			"m³/h",
			"m³/s",
			"bbl/d"
		]
	],
	standardFlow: [
		[
			"Sm³/h",
			"Sm³/h",
			"MMSCFD"
		],
		[
			"Nm³/h",
			"Nm³/h",
			"MMSCFD"
		],
		[
			"kmol/h",
			"kmol/h",
			"MMSCFD"
		],
		[
			"Sm³/h",
			"Sm³/h",
			"scfm"
		]
	],
	absolutePressure: [
		[
			"bar(abs)",
			"kPa(abs)",
			"psi(abs)"
		],
		[
			"mbar(abs)",
			"kPa(abs)",
			"psi(abs)"
		],
		[
			"MPa(abs)",
			"MPa(abs)",
			"psi(abs)"
		]
	],
	gaugePressure: [
		[
			"bar(g)",
			"kPa(g)",
			"psi(g)"
		],
		[
			"mbar(g)",
			"kPa(g)",
			"psi(g)"
		],
		[
			"MPa(g)",
			"MPa(g)",
			"psi(g)"
		],
		[
			"kgf/cm²(g)",
			"kPa(g)",
			"psi(g)"
		]
	],
	pressureDifference: [
		[
			"bar",
			"kPa",
			"psi"
		],
		[
			"mbar",
			"kPa",
			"psi"
		],
		[
			"MPa",
			"MPa",
			"psi"
		]
	],
	stress: [[
		"MPa",
		"MPa",
		"ksi"
	]],
	pressureGradient: [[
		"bar/100 m",
		"kPa/100 m",
		"psi/100 ft"
	], [
		"bar/100 m",
		"Pa/m",
		"psi/100 ft"
	]],
	momentumFlux: [[
		"kg/(m·s²)",
		"kg/(m·s²)",
		"lb/(ft·s²)"
	]],
	dynamicViscosity: [
		[
			"cP",
			"mPa·s",
			"cP"
		],
		[
			"μPa·s",
			"μPa·s",
			"cP"
		],
		[
			"Pa·s",
			"Pa·s",
			"lb/(ft·s)"
		]
	],
	kinematicViscosity: [[
		"cSt",
		"mm²/s",
		"cSt"
	], [
		"m²/s",
		"m²/s",
		"ft²/s"
	]],
	surfaceTension: [[
		"mN/m",
		"mN/m",
		"dyn/cm"
	], [
		"N/m",
		"N/m",
		"dyn/cm"
	]],
	temperature: [[
		"°C",
		"K",
		"°F"
	], [
		"°C",
		"K",
		"°R"
	]],
	temperatureDifference: [[
		"K",
		"K",
		"°F"
	], [
		"°C",
		"K",
		"°F"
	]],
	energy: [
		[
			"kJ",
			"kJ",
			"Btu"
		],
		[
			"MJ",
			"MJ",
			"Btu"
		],
		[
			"kWh",
			"MJ",
			"Btu"
		],
		[
			"kcal",
			"kJ",
			"Btu"
		]
	],
	power: [
		[
			"kW",
			"kW",
			"hp"
		],
		[
			"W",
			"W",
			"hp"
		],
		[
			"MW",
			"MW",
			"hp"
		],
		[
			"kW",
			"kW",
			"Btu/h"
		],
		[
			"kcal/h",
			"kW",
			"Btu/h"
		]
	],
	heatRate: [
		[
			"kW",
			"kW",
			"Btu/h"
		],
		[
			"W",
			"W",
			"Btu/h"
		],
		[
			"MW",
			"MW",
			"MMBtu/h"
		],
		[
			"kcal/h",
			"kW",
			"Btu/h"
		]
	],
	specificEnergy: [
		[
			"kJ/kg",
			"kJ/kg",
			"Btu/lb"
		],
		[
			"J/kg",
			"J/kg",
			"Btu/lb"
		],
		[
			"MJ/kg",
			"MJ/kg",
			"Btu/lb"
		],
		[
			"kcal/kg",
			"kJ/kg",
			"Btu/lb"
		]
	],
	volumetricEnergy: [
		[
			"MJ/m³",
			"MJ/m³",
			"Btu/ft³"
		],
		[
			"kJ/m³",
			"kJ/m³",
			"Btu/ft³"
		],
		[
			"kWh/m³",
			"MJ/m³",
			"Btu/ft³"
		]
	],
	jouleThomson: [[
		"K/bar",
		"K/MPa",
		"°F/psi"
	]],
	specificHeat: [
		[
			"kJ/(kg·K)",
			"kJ/(kg·K)",
			"Btu/(lb·°F)"
		],
		[
			"J/(kg·K)",
			"J/(kg·K)",
			"Btu/(lb·°F)"
		],
		[
			"kcal/(kg·°C)",
			"kJ/(kg·K)",
			"Btu/(lb·°F)"
		]
	],
	specificEntropy: [[
		"kJ/(kg·K)",
		"kJ/(kg·K)",
		"Btu/(lb·°F)"
	], [
		"J/(kg·K)",
		"J/(kg·K)",
		"Btu/(lb·°F)"
	]],
	thermalConductivity: [[
		"W/(m·K)",
		"W/(m·K)",
		"Btu/(h·ft·°F)"
	]],
	thermalConductance: [[
		"kW/K",
		"kW/K",
		"Btu/(h·°F)"
	], [
		"W/K",
		"W/K",
		"Btu/(h·°F)"
	]],
	heatTransferCoefficient: [[
		"W/(m²·K)",
		"W/(m²·K)",
		"Btu/(h·ft²·°F)"
	]],
	heatFlux: [[
		"kW/m²",
		"kW/m²",
		"Btu/(h·ft²)"
	], [
		"W/m²",
		"W/m²",
		"Btu/(h·ft²)"
	]]
};
var column$1 = {
	metric: 0,
	si: 1,
	us: 2
};
/** The row of a unit; that of the unit nearest in size where it stands in none. */
function rowOf(kind, unit) {
	const all = rows$1[kind];
	for (const place of Object.values(column$1)) {
		const own = all.find((row) => row[place] === unit);
		if (own) return own;
	}
	return all.toSorted((a, b) => apart(kind, a[0] ?? "", unit) - apart(kind, b[0] ?? "", unit))[0];
}
/** How far the sizes of two units of a kind are apart, as a ratio in logarithm. */
function apart(kind, a, b) {
	return Math.abs(Math.log(Math.abs(unitOf(kind, a).factor / unitOf(kind, b).factor)));
}
/** The unit that a set has in the place of a unit: inch for mm, ft for m. The unit itself where the kind has no sets. */
function unitInSet(kind, unit, set) {
	return rowOf(kind, unit)?.[column$1[set]] ?? unit;
}
/** Whether a set has the unit for any of its kind's sizes. */
function isInSet(kind, unit, set) {
	return rows$1[kind].some((row) => row[column$1[set]] === unit);
}
var customary = /* @__PURE__ */ new Map();
/**
* Whether a unit is US customary; undefined for one that both sides use, that stands in no set, or whose numbers are the same
* on both sides: g/mol and lb/lbmol.
*/
function isCustomary(kind, unit) {
	let known = customary.get(kind);
	if (!known) customary.set(kind, known = /* @__PURE__ */ new Map());
	if (!known.has(unit)) known.set(unit, seenInSets(kind, unit));
	return known.get(unit);
}
function seenInSets(kind, unit) {
	const other = unitInSet(kind, unit, isInSet(kind, unit, "us") ? "metric" : "us");
	if (other !== unit && convert(kind, 1, unit, other) === 1 && convert(kind, 0, unit, other) === 0) return void 0;
	const isMetric = isInSet(kind, unit, "metric") || isInSet(kind, unit, "si");
	if (isInSet(kind, unit, "us")) return isMetric ? void 0 : true;
	return isMetric ? false : void 0;
}
// calculators/kit/definition.ts
/** The id of the choice of method, which every calculator with more than one method has as an input. */
var methodId = "method";
/** The name of a method as shown. */
function methodName(definition, method) {
	return definition.methods?.names?.[method] ?? method;
}
/** A method within a sentence. */
function methodInWords(definition, method) {
	if (method === "original") return "the original method";
	return definition.methods?.inWords?.[method] ?? methodName(definition, method);
}
var infos = /* @__PURE__ */ new WeakMap();
/** Label, symbol, kind and unit of a result, from the first step that gives it. Throws for an id that is no result. */
function resultInfo(definition, id) {
	let known = infos.get(definition);
	if (!known) {
		known = /* @__PURE__ */ new Map();
		for (const node of definition.graph.toReversed()) if (node.type === "step" && node.info) known.set(node.id, node.info);
		infos.set(definition, known);
	}
	const info = known.get(id);
	if (!info) throw new RangeError(`${definition.id} has no result "${id}".`);
	return info;
}
var long = /* @__PURE__ */ new WeakMap();
/** Whether calculating takes so long that a page does it in a worker. */
function takesLong(definition) {
	let known = long.get(definition);
	if (known === void 0) {
		known = definition.graph.some((node) => node.type === "step" && node.long);
		long.set(definition, known);
	}
	return known;
}
// calculators/kit/offered.ts
function allows(allowed, chosen) {
	if (typeof allowed === "string") return chosen === allowed;
	return "filled" in allowed ? chosen.trim() !== "" : allowed.includes(chosen);
}
/** The first choice of a case by which a condition does not hold; undefined where it holds. */
function hidingChoice(condition, data) {
	for (const id in condition) if (!allows(condition[id] ?? [], data[id]?.text ?? "")) return id;
}
/** Whether a condition holds for a case, given its choices. */
function isShown(condition, data) {
	return hidingChoice(condition, data) === void 0;
}
/** The options of a choice that a case is offered. */
function offeredOptions({ options, only }, data) {
	return only ? options.filter((option) => isShown(only[option], data)) : options;
}
/** Whether a text is an option of a choice that a case is offered. */
function isOffered({ options, only }, text, data) {
	return options.includes(text) && isShown(only?.[text], data);
}
/**
* A case in which no choice stands at an option that the other choices rule out: such a one takes the first that is
* offered. The fields named in `kept` stay as they are.
*/
function settleChoices(definition, data, kept) {
	let settled;
	for (const { id, field } of ruledChoices(definition)) {
		const known = settled ?? data;
		if (kept.has(id) || !isShown(field.when, known)) continue;
		const chosen = known[id]?.text ?? "";
		if (isOffered(field, chosen, known) || !field.options.includes(chosen)) continue;
		const [first] = offeredOptions(field, known);
		if (first === void 0) continue;
		settled ??= { ...data };
		settled[id] = { text: first };
	}
	return settled ?? data;
}
var ruled = /* @__PURE__ */ new WeakMap();
/** The choices of a calculator of which others may rule out an option. */
function ruledChoices(definition) {
	let found = ruled.get(definition);
	if (!found) {
		found = definition.inputs.flatMap(({ id, field }) => field.type === "choice" && field.only ? [{
			id,
			field
		}] : []);
		ruled.set(definition, found);
	}
	return found;
}
// calculators/kit/case-data.ts
/** The input that names a case. */
var caseName = "userDescription";
/** The name a case goes by: what was typed, else its place. */
function caseTitle(data, index) {
	const typed = data[caseName]?.text.trim();
	return typed === void 0 || typed === "" ? `Case ${index + 1}` : typed;
}
var blanks = /* @__PURE__ */ new WeakMap();
/** A case with nothing typed: choices at their first option, quantities blank in their default units. */
function blankCase(definition) {
	let blank = blanks.get(definition);
	if (!blank) {
		blank = Object.fromEntries(definition.inputs.map(({ id, field }) => [id, blankEntry(field)]));
		blanks.set(definition, blank);
	}
	return blank;
}
/** What stands in a field of a blank case. */
function blankEntry(field) {
	if (field.type === "quantity") return {
		text: "",
		unit: field.unit
	};
	return { text: field.type === "choice" ? field.initial ?? "" : "" };
}
var inputsById = /* @__PURE__ */ new WeakMap();
/** The definition's inputs by id. */
function inputsOf(definition) {
	let known = inputsById.get(definition);
	if (!known) inputsById.set(definition, known = new Map(definition.inputs.map((input) => [input.id, input])));
	return known;
}
/** The definition's input of this id, or a `Refusal` that names it and what is allowed. */
function inputOf(definition, id) {
	const input = inputsOf(definition).get(id);
	if (!input) {
		const allowed = definition.inputs.map((candidate) => candidate.id).join(", ");
		throw new Refusal(`${definition.id} has no field "${id}"; allowed: ${allowed}.`);
	}
	return input;
}
/** The unit symbol that `text` means for a quantity field, or a `Refusal` that names the field and what is allowed. */
function unitNamed({ id, field }, text) {
	if (field.type !== "quantity") throw new Refusal(`The field "${id}" takes no unit.`);
	const unit = findUnit(field.kind, text);
	if (!unit) throw new Refusal(`The field "${id}" has no unit "${text}"; allowed: ${kindOf(field.kind).units.map((u) => u.symbol).join(", ")}.`);
	return unit.symbol;
}
/**
* A text with a unit named beside it, as an entry. A pressure in the unit of the other basis stays as it would be typed,
* "7 bar(g)". Throws a `Refusal` for a unit that the field does not understand.
*/
function entryNamed(input, text, unit) {
	const { field } = input;
	if (field.type === "quantity" && !findUnit(field.kind, unit) && parseQuantity(field.kind, `1 ${unit}`, field.unit).ok) return {
		text: text.trim() === "" ? "" : `${text} ${unit}`,
		unit: field.unit
	};
	return {
		text,
		unit: unitNamed(input, unit)
	};
}
/** What is given for an input as data in the form a person would have typed. Throws a `Refusal` for an unknown unit. */
function entryGiven(input, value) {
	if (typeof value === "object") return entryNamed(input, String(value.value), value.unit);
	if (input.field.type === "quantity") return {
		text: String(value),
		unit: input.field.unit
	};
	return { text: String(value) };
}
/** The methods that a case may be worked by, its standing one first. None for a calculator with one method. */
function methodsFor({ methods }, data) {
	return methods ? offeredOptions(methods, data) : [];
}
/**
* The method a case asks for; the first it is offered where it names none. Undefined for a calculator with one method,
* and for a name that is not one.
*/
function methodOf(definition, data) {
	const asked = data["method"]?.text ?? "";
	const offered = methodsFor(definition, data);
	return asked === "" ? offered[0] : offered.find((option) => option === asked);
}
// calculators/kit/measured.ts
var usualDigits$1 = 4;
/** A quantity with its unit. */
function measured(kind, si, unit, digits = usualDigits$1) {
	return {
		kind,
		si,
		unit,
		digits
	};
}
/** A dimension, in millimetres, to the tenth where that is typed. */
function drawnLength(si) {
	return {
		kind: "length",
		si,
		unit: "mm",
		digits: si >= 1 ? 5 : usualDigits$1,
		bare: true
	};
}
/** A dimension that was worked out, in millimetres, with no more digits than a result has. */
function drawnResult(si) {
	return {
		kind: "length",
		si,
		unit: "mm",
		digits: usualDigits$1,
		bare: true
	};
}
/** A number for reading, without zeros at the end of its decimals. */
function shortNumber(value, digits) {
	return formatNumber(value, digits).replace(/(\.\d*?)0+$/, "$1").replace(/\.$/, "");
}
/** A wording as it is read; a value too large for its unit says so. */
function textOf(wording, unitFor = (_, usual) => usual) {
	return wording.map((part) => {
		if (typeof part === "string") return part;
		const unit = unitFor(part.kind, part.unit);
		const value = fromSi(part.kind, part.si, unit);
		if (!Number.isFinite(value)) return "beyond the range of numbers";
		const number = part.bare === true ? shortNumber(value, part.digits) : formatNumber(value, part.digits);
		return unit === "" || part.bare === true && unit === part.unit ? number : `${number} ${unit}`;
	}).join("");
}
// calculators/kit/absent.ts
/** The value of a step that has none, with the reason that is shown beside `--`. */
var Absent = class {
	reason;
	missing;
	ruledOut;
	constructor(reason, missing = [], ruledOut = false) {
		this.reason = reason;
		this.missing = missing;
		this.ruledOut = ruledOut;
	}
	/** The reason in words: what is needed, or why there is nothing. */
	get text() {
		return this.missing.length > 0 ? `needs ${this.missing.join(", ")}` : this.reason;
	}
	/** The same as the end of a sentence: with a full stop, unless it ends in a mark of its own. */
	get sentence() {
		return inSentence(this.text);
	}
	/** Why there is nothing, as a sentence: of what is missing why nothing else gives it, where that is known. */
	get cause() {
		return this.reason === "" ? this.sentence : inSentence(this.reason);
	}
};
/** A reason as the end of a sentence: with a full stop, unless it ends in a mark of its own. */
function inSentence(reason) {
	return /[.!?]$/.test(reason) ? reason : `${reason}.`;
}
/** A step's answer when there is nothing to answer: `absent('the liquid flashes')`. */
function absent(reason) {
	return new Absent(reason);
}
/** A step's answer when the choices of the case leave nothing to answer, whatever else is typed: `ruledOut('liquid')`. */
function ruledOut(reason) {
	return new Absent(reason, [], true);
}
/** A step's answer when an input that this case cannot do without is blank, by its label. */
function missing(...labels) {
	return new Absent("", labels);
}
// calculators/kit/bounds.ts
/** Whether a value keeps within all limits; `inUnit` brings a limit into the unit of the value. */
function boundsHold({ above, atLeast, below, atMost }, value, inUnit = (limit) => limit) {
	return (above === void 0 || value > inUnit(above)) && (atLeast === void 0 || value >= inUnit(atLeast)) && (below === void 0 || value < inUnit(below)) && (atMost === void 0 || value <= inUnit(atMost));
}
var limits$1 = [
	{
		name: "above",
		words: "above"
	},
	{
		name: "atLeast",
		words: "at least"
	},
	{
		name: "below",
		words: "below"
	},
	{
		name: "atMost",
		words: "at most"
	}
];
/** The limits in words: "above 0 and at most 100"; `inUnit` brings a limit into the unit in which it is stated. */
function boundsWords(bounds, inUnit = (limit) => limit) {
	return limits$1.flatMap(({ name, words }) => {
		const limit = bounds[name];
		return limit === void 0 ? [] : [`${words} ${fullNumber(inUnit(limit))}`];
	}).join(" and ");
}
/** The limits of a field in words, in the unit that was typed: "above 0 and at most 100 %". */
function boundsText(field, typed = field.unit) {
	const inTyped = (limit) => converted(field.kind, limit, field.unit, typed);
	return `${boundsWords(field, inTyped)}${typed ? ` ${typed}` : ""}`;
}
/** A limit in another unit, to six digits; the zero of another scale is 0. */
function converted(kind, limit, from, to) {
	if (from === to) return limit;
	const number = fromSi(kind, toSi(kind, limit, from), to);
	return Math.abs(number) < 1e-12 ? 0 : Number(number.toPrecision(6));
}
// calculators/kit/list-text.ts
/** The lines of a list as typed: `item: amount`, one after the other with semicolons or line breaks between. */
function listLines(text) {
	return text.split(/[;\n]/).filter((line) => line.trim() !== "").map((line) => {
		const colon = line.lastIndexOf(":");
		return colon < 0 ? {
			item: line.trim(),
			amount: ""
		} : {
			item: line.slice(0, colon).trim(),
			amount: line.slice(colon + 1).trim()
		};
	});
}
/** The text of lines, as an entry keeps it. */
function listText(lines) {
	return lines.map(({ item, amount }) => `${item}: ${typeof amount === "number" ? editableNumber(amount) : amount}`).join("; ");
}
/** The item that a text means: its id, its name on screen or another name it has, regardless of case. */
function itemNamed(field, text) {
	const wanted = text.trim().toLowerCase();
	const means = (name) => name?.toLowerCase() === wanted;
	return field.items.find((item) => means(item) || means(field.names?.[item])) ?? field.items.find((item) => field.aliases?.[item]?.some(means));
}
/** An amount as typed; of a list that adds up to 1, a percentage too. */
function amountIn(field, text) {
	const percent = field.total === 1 ? /^(.*)%$/.exec(text.trim())?.[1] : void 0;
	if (percent === void 0) return parseNumber(text);
	const value = parseNumber(percent);
	return value === void 0 ? void 0 : value / 100;
}
/** A list that was typed, or what is wrong with its first wrong line: the end of a sentence that begins with its label. */
function parseList(field, text) {
	const items = [];
	for (const line of listLines(text)) {
		const item = itemNamed(field, line.item);
		if (item === void 0) return {
			ok: false,
			reason: `has no ${field.itemLabel} "${line.item}"; choose one from the list`
		};
		const name = field.names?.[item] ?? item;
		const amount = amountIn(field, line.amount);
		const { label, whole = false } = field.amount;
		if (amount === void 0) return {
			ok: false,
			reason: `needs a number for the ${label} of ${name}`
		};
		if (!boundsHold(field.amount, amount) || whole && !Number.isInteger(amount)) return {
			ok: false,
			reason: `needs the ${label} of ${name} to be ${whole ? "whole and " : ""}${boundsWords(field.amount)}`
		};
		if (field.once && items.some((known) => known.item === item)) return {
			ok: false,
			reason: `names ${name} twice`
		};
		items.push({
			item,
			amount
		});
	}
	const sum = items.reduce((so, { amount }) => so + amount, 0);
	const { total } = field;
	if (total !== void 0 && items.length > 0 && Math.abs(sum - total) > totalTolerance * total) return {
		ok: false,
		reason: `must add up to ${total}; it adds up to ${Number(sum.toPrecision(6))}`
	};
	return {
		ok: true,
		items
	};
}
/** The first line of a list whose amount reads two ways. */
function doubtInList(field, text) {
	for (const [place, { item, amount }] of listLines(text).entries()) {
		const readings = twoReadings(amount);
		const id = itemNamed(field, item);
		if (readings) return {
			place,
			name: (id && field.names?.[id]) ?? id ?? item,
			amount,
			readings
		};
	}
}
/** By how much the amounts of a list may miss their total, as a fraction of it: the rounding of printed analyses. */
var totalTolerance = 5e-4;
// calculators/kit/messages.ts
/** A message with its values in its text, each in the unit that `typed` names for it. */
function inUnitsOf(message, typed) {
	if (!message.values) return message;
	const { values, ...said } = message;
	return {
		...said,
		text: told$1(said.text, values, typed)
	};
}
/** Stands in a message for the number of its case, which is known where cases stand side by side, not to a definition. */
var caseNumber = "{case number}";
/** A message of the case at `index` as a person reads it. */
function numbered(message, index) {
	return message.text.includes("{case number}") ? {
		...message,
		text: message.text.replaceAll(caseNumber, String(index + 1))
	} : message;
}
/** A text as it is read where only its own case is spoken of. */
function unnumbered(text) {
	return text.replaceAll(`Case ${caseNumber}: `, "").replaceAll(`Case ${caseNumber}`, "This case");
}
/** A message of something worth knowing. */
var info = (text, details = {}) => ({
	level: "info",
	text,
	...details
});
/** A message of something to be looked at before a result is used. */
var warning = (text, details = {}) => ({
	level: "warning",
	text,
	...details
});
/** A message that a result must not be used as it stands. */
var error = (text, details = {}) => ({
	level: "error",
	text,
	...details
});
// calculators/kit/rows-text.ts
var refused = (reason) => ({
	ok: false,
	reason
});
var nothing$1 = /* @__PURE__ */ new Set([
	"",
	"-",
	"–",
	"—"
]);
/** The cells of a table as typed, by rows; empty rows are none. */
function rowCells(text) {
	const lines = text.split(/[;\n]/).filter((line) => line.trim() !== "");
	const marks = /[\t|]/.test(text) ? /[\t|]/ : isSeparatedByCommas(lines) ? "," : void 0;
	return lines.map((line) => marks === void 0 ? line.trim().split(/\s+/) : line.split(marks).map((cell) => cell.trim())).filter((cells) => cells.some((cell) => cell !== ""));
}
/** Whether lines without other marks have a head in words and as many commas each, with no blank in the rows under it. */
function isSeparatedByCommas([head = "", ...body]) {
	const commas = (line) => line.split(",").length - 1;
	const most = commas(head);
	const isRow = (line) => commas(line) === most && !/[^\s,]\s+[^\s,]/.test(line.trim());
	return most > 0 && body.length > 0 && /^\s*\p{L}/u.test(head) && body.every(isRow);
}
/** Rows in SI units as text, under a head with the units of the field. */
function rowsText({ columns }, typed) {
	const used = Object.entries(columns).filter(([id]) => typed.some((row) => row[id] !== void 0));
	const cell = (si, { kind, unit }) => si === void 0 ? "" : String(Number(fromSi(kind, si, unit).toPrecision(12)));
	return [used.map(([, { label, unit }]) => `${label} ${unit}`.trim()), ...typed.map((row) => used.map(([id, column]) => cell(row[id], column)))].map((cells) => cells.join(" | ")).join("; ");
}
/** A table that was typed, in SI units, or what is wrong with it: the end of a sentence that begins with its label. */
function parseRows(field, text) {
	const cells = rowCells(text);
	if (cells.length === 0) return {
		ok: true,
		rows: []
	};
	const head = headOf(field, cells);
	if (!head.ok) return head;
	const { columns, rows: body } = head.value;
	const [first] = columns;
	const found = [];
	for (const [index, row] of body.entries()) {
		const read = rowIn(columns, row, index + 1);
		if (!read.ok) return read;
		const [key] = columns.map(({ id }) => read.value[id]);
		if (first && found.some((other) => other[first.id] === key)) return refused(`has two rows of the same ${named(first)}, ${row[0]}`);
		found.push(read.value);
	}
	return found.length > 0 ? {
		ok: true,
		rows: found
	} : refused("has no row under its head");
}
/** The first cell of a table that reads two ways: its row, its column and what stands there. */
function doubtInRows(field, text) {
	const head = headOf(field, rowCells(text));
	if (!head.ok) return void 0;
	for (const [index, row] of head.value.rows.entries()) for (const [place, amount] of row.entries()) {
		const readings = twoReadings(amount);
		const column = head.value.columns[place];
		if (readings && column) return {
			name: `${named(column)} in row ${index + 1}`,
			amount,
			readings
		};
	}
}
/** The columns that a person is told of. */
function offeredColumns({ columns }) {
	return Object.fromEntries(Object.entries(columns).filter(([, { offered = true }]) => offered));
}
function named({ column }) {
	return `${column.label.charAt(0).toLowerCase()}${column.label.slice(1)}`;
}
/** The columns of a table and the rows under its head. */
function headOf(field, cells) {
	const declared = Object.entries(field.columns);
	const [top = [], ...under] = cells;
	if (beginsWithNumber(top)) return {
		ok: true,
		value: {
			columns: declared.map(([id, column]) => ({
				id,
				column,
				unit: column.unit
			})),
			rows: cells
		}
	};
	const [second = []] = under;
	const units = under.length > 0 && !second.some((cell) => /^[+\-−]?[.,]?\d/.test(cell)) ? second : void 0;
	const columns = [];
	for (const [place, cell] of top.entries()) {
		const column = headedColumn(field, cell, units?.[place] ?? "");
		if (!column.ok) return column;
		if (columns.some(({ id }) => id === column.value.id)) return refused(`has two columns of ${named(column.value)}`);
		columns.push(column.value);
	}
	const [key] = declared;
	if (key && columns[0]?.id !== key[0]) return refused(`needs ${named({ column: key[1] })} in its first column`);
	return {
		ok: true,
		value: {
			columns,
			rows: units ? under.slice(1) : under
		}
	};
}
function beginsWithNumber([first = ""]) {
	return parseNumber(/^[+\-−]?[\d.,]+/.exec(first)?.[0] ?? "") !== void 0;
}
/** What stands around a unit in a head. */
var around = /^[\s,:/([]+|[\s)\]]+$/g;
/** The column that a head means, whose unit is behind its name, in the row under it, or that of the field. */
function headedColumn(field, cell, under) {
	const wanted = cell.toLowerCase();
	const [longest, ...others] = Object.entries(field.columns).flatMap(([id, column]) => [
		id,
		column.label,
		...column.aliases ?? []
	].map((name) => ({
		id,
		column,
		name: name.toLowerCase()
	}))).filter(({ name }) => wanted === name || wanted.startsWith(name) && /^[\s,:/([]/.test(wanted.slice(name.length))).toSorted((one, other) => other.name.length - one.name.length);
	for (const { id, column, name } of longest ? [longest, ...others] : []) {
		const typed = [cell.slice(name.length).replaceAll(around, ""), under.replaceAll(around, "")].find((unit) => !nothing$1.has(unit)) ?? "";
		const unit = typed === "" ? column.unit : findUnit(column.kind, typed)?.symbol;
		if (unit !== void 0) return {
			ok: true,
			value: {
				id,
				column,
				unit
			}
		};
	}
	if (longest) {
		const { common, units } = kindOf(longest.column.kind);
		const allowed = (common.length > 0 ? common : units.map(({ symbol }) => symbol)).filter((symbol) => symbol !== "");
		const said = allowed.length > 0 ? `; it may be in ${allowed.join(", ")}` : "; it has no unit";
		return refused(`does not know the unit in "${under === "" ? cell : under}" of ${named(longest)}${said}`);
	}
	return refused(`has no column "${cell}"; it may have ${Object.values(offeredColumns(field)).map((column) => named({ column })).join(", ")}`);
}
function rowIn(columns, cells, number) {
	if (cells.slice(columns.length).some((cell) => cell !== "")) return refused(`has ${cells.length} cells in row ${number} and ${columns.length} columns`);
	const row = {};
	for (const [place, headed] of columns.entries()) {
		const cell = cells[place] ?? "";
		if (nothing$1.has(cell)) {
			if (place === 0) return refused(`needs ${named(headed)} in row ${number}`);
			continue;
		}
		const { id, column, unit } = headed;
		const parsed = parseQuantity(column.kind, cell, unit);
		if (!parsed.ok) return refused(`has "${cell}" for ${named(headed)} in row ${number}, which ${parsed.reason}`);
		if (!boundsHold(column, parsed.si, (limit) => toSi(column.kind, limit, column.unit))) {
			const limits = boundsWords(column);
			return refused(`needs ${named(headed)} in row ${number} to be ${limits} ${column.unit}`.trimEnd());
		}
		row[id] = parsed.si;
	}
	return {
		ok: true,
		value: row
	};
}
// calculators/kit/read-field.ts
/** What one field of a case says. Never throws, whatever was typed. */
function readField({ field }, data, id) {
	const by = field.when && hidingChoice(field.when, data);
	if (by !== void 0) return {
		type: "hidden",
		by
	};
	const entry = data[id];
	const typed = entry?.text ?? "";
	if (field.type === "text") return {
		type: "value",
		value: typed
	};
	if (field.type === "choice") {
		if (typed === "") return blank;
		return isOffered(field, typed, data) ? {
			type: "value",
			value: typed
		} : {
			type: "invalid",
			reason: `must be one of ${offeredNames(field, data).join(", ")}`
		};
	}
	return readLast(field, typed, entry?.unit);
}
var blank = { type: "blank" };
/** What each field said last: from case to case, and from key to key, most of them say the same again. */
var last = /* @__PURE__ */ new WeakMap();
function readLast(field, typed, unit) {
	const known = last.get(field);
	if (known?.typed === typed && known.unit === unit) return known.reading;
	const reading = readAlone(field, typed, unit);
	last.set(field, {
		typed,
		unit,
		reading
	});
	return reading;
}
function readAlone(field, typed, unit) {
	if (field.type === "list") return readList(field, typed);
	if (field.type === "rows") return readRows(field, typed);
	if (typed.trim() === "") return field.blank === void 0 ? blank : {
		type: "value",
		value: toSi(field.kind, field.blank, field.unit),
		isBlank: true
	};
	const parsed = parseQuantity(field.kind, typed, unit ?? field.unit);
	if (!parsed.ok) return {
		type: "invalid",
		reason: parsed.reason
	};
	return boundsHold(field, parsed.si, (limit) => toSi(field.kind, limit, field.unit)) ? {
		type: "value",
		value: parsed.si,
		unit: parsed.unit
	} : {
		type: "invalid",
		reason: `must be ${boundsText(field, parsed.unit)}`,
		unit: parsed.unit
	};
}
/** The options that a case offers, as they read on screen. */
function offeredNames(field, data) {
	return offeredOptions(field, data).map((option) => field.names?.[option] ?? option);
}
function readList(field, typed) {
	const parsed = parseList(field, typed);
	if (!parsed.ok) return {
		type: "invalid",
		reason: parsed.reason
	};
	return parsed.items.length === 0 && !field.mayBeEmpty ? { type: "blank" } : {
		type: "value",
		value: parsed.items
	};
}
function readRows(field, typed) {
	const parsed = parseRows(field, typed);
	if (!parsed.ok) return {
		type: "invalid",
		reason: parsed.reason
	};
	return parsed.rows.length === 0 ? { type: "blank" } : {
		type: "value",
		value: parsed.rows
	};
}
/** What is to be said of a number that people write for two values: "48,600". It is read with a decimal comma. */
function doubtOf({ id, field }, data) {
	const typed = data[id]?.text ?? "";
	if (field.type === "list") {
		const doubt = doubtInList(field, typed);
		return doubt && readAs(`${field.label}: the ${field.amount.label} of ${doubt.name}, ${doubt.amount},`, doubt.readings, id);
	}
	if (field.type === "rows") {
		const doubt = doubtInRows(field, typed);
		return doubt && readAs(`${field.label}: ${doubt.name}, ${doubt.amount},`, doubt.readings, id);
	}
	const readings = field.type === "quantity" ? twoReadings(typed) : void 0;
	return readings && readAs(`${field.label} ${typed}`, readings, id);
}
function readAs(what, { read, meant }, field) {
	return warning(`${what} is read as ${read}, not as ${meant}.`, { field });
}
// calculators/kit/document-migrations.ts
/**
* What brings a document from one schema to the next, by the schema it comes from. A field that is renamed, parted or
* given another unit gets an entry here, and an example of the schema it ends in `document.examples`.
*/
var migrations = [({ results, ...rest }) => ({
	...rest,
	...Array.isArray(results) ? { calculated: results.map(firstCase) } : {}
})];
function firstCase(set) {
	return typeof set === "object" && set !== null && "cases" in set && Array.isArray(set.cases) ? set.cases[0] ?? null : null;
}
/** The schema that documents are written in. */
var documentSchema = migrations.length;
/**
* A stored document brought to the present schema; one without a number is from before schemas were numbered. Throws a
* `Refusal` for what is no document, and for one of a later schema than this program knows.
*/
function inPresentSchema(json) {
	if (typeof json !== "object" || json === null || Array.isArray(json) || !("cases" in json)) throw new Refusal("This is not a set of cases.");
	const stored = { ...json };
	const schema = stored["schema"] ?? 0;
	if (typeof schema !== "number" || !Number.isInteger(schema) || schema < 0) throw new Refusal("This is not a set of cases.");
	if (schema > documentSchema) throw new Refusal(`These cases were saved by a later version of this site (schema ${schema}; this page reads up to ${documentSchema}). Reload the page to get the current version.`);
	return migrations.slice(schema).reduce((so, migrate) => migrate(so), stored);
}
// calculators/kit/explore/read-question.ts
function must(name, isSo, words) {
	if (!isSo) throw new Refusal(`The "${name}" of the question must be ${words}.`);
}
var isObject = (value) => typeof value === "object" && value !== null && !Array.isArray(value);
var isNumber = (value) => typeof value === "number" && Number.isFinite(value);
var isAmount = (value) => isNumber(value) || isObject(value) && isNumber(value["value"]) && typeof value["unit"] === "string" && Object.keys(value).length === 2;
var amountWords = "a number or {\"value\": number, \"unit\": text}";
var words = (name, value) => must(name, typeof value === "string", "a text");
var number = (name, value) => must(name, isNumber(value), "a number");
var whole$1 = (name, value) => must(name, Number.isSafeInteger(value), "a whole number");
var amount = (name, value) => must(name, isAmount(value), amountWords);
var wanted = (name, value) => must(name, isAmount(value) || typeof value === "string" || typeof value === "boolean", `${amountWords}, a text, or true or false`);
var oneOf = (...allowed) => (name, value) => must(name, allowed.includes(String(value)) && typeof value === "string", `one of ${allowed.join(", ")}`);
var several = (each) => (name, value) => {
	if (!Array.isArray(value)) throw new Refusal(`The "${name}" of the question must be an array.`);
	value.forEach((item, index) => each(`${name}[${index}]`, item));
};
var members = (shape) => (name, value) => {
	const allowed = Object.keys(shape).join(", ");
	const at = (id) => name === "" ? id : `${name}.${id}`;
	if (!isObject(value)) throw new Refusal(`The "${name}" of the question must be an object with ${allowed}.`);
	for (const id of Object.keys(value)) if (!Object.hasOwn(shape, id)) throw new Refusal(`A question has no "${at(id)}"; allowed: ${allowed}.`);
	for (const [id, { read, mayLack }] of Object.entries(shape)) if (value[id] !== void 0 || !mayLack) read(at(id), value[id]);
};
var byId = (each) => (name, value) => {
	if (!isObject(value)) throw new Refusal(`The "${name}" of the question must be an object by field id.`);
	for (const [id, item] of Object.entries(value)) each(`${name}.${id}`, item);
};
/** One of several shapes, told apart by their members. */
var eitherOf = (...shapes) => (name, value) => {
	const shape = shapes.find((each) => isObject(value) && Object.keys(value).every((id) => Object.hasOwn(each, id)));
	const allowed = shapes.map((each) => `{${Object.keys(each).join(", ")}}`).join(" or ");
	if (!shape) throw new Refusal(`The "${name}" of the question must be ${allowed}.`);
	members(shape)(name, value);
};
var needed = (read) => ({ read });
var perhaps = (read) => ({
	read,
	mayLack: true
});
var range = members({
	from: perhaps(amount),
	to: perhaps(amount)
});
var scale = oneOf("linear", "log");
var overInput$1 = {
	input: needed(words),
	range: perhaps(range)
};
var curve = {
	...overInput$1,
	results: needed(several(words)),
	points: perhaps(whole$1),
	scale: perhaps(scale)
};
var type = needed(words);
/** What each distribution holds. */
var distributions = {
	normal: {
		type,
		mean: perhaps(amount),
		deviation: needed(amount)
	},
	lognormal: {
		type,
		median: perhaps(amount),
		factor: needed(number)
	},
	uniform: {
		type,
		from: needed(amount),
		to: needed(amount)
	},
	triangular: {
		type,
		from: needed(amount),
		mode: perhaps(amount),
		to: needed(amount)
	}
};
var distribution = (name, value) => {
	const kind = isObject(value) ? String(value["type"]) : "";
	const shape = Object.hasOwn(distributions, kind) ? distributions[kind] : void 0;
	if (!shape) throw new Refusal(`The "${name}" of the question must be an object whose "type" is one of ${Object.keys(distributions).join(", ")}.`);
	members(shape)(name, value);
};
var pair = (name, value) => {
	must(name, Array.isArray(value) && value.length === 2, "an array of two field ids");
	several(words)(name, value);
};
var axis = members({
	...overInput$1,
	scale: perhaps(scale),
	points: perhaps(whole$1)
});
var ofCase = {
	case: perhaps(whole$1),
	result: needed(words)
};
/** What each question holds beside its type. */
var questions = {
	solve: {
		case: perhaps(whole$1),
		...overInput$1,
		result: needed(words),
		equals: needed(wanted)
	},
	limits: {
		case: perhaps(whole$1),
		...overInput$1,
		level: perhaps(oneOf("warning", "error")),
		result: perhaps(words)
	},
	sweep: {
		case: perhaps(whole$1),
		...curve
	},
	map: {
		...ofCase,
		x: needed(axis),
		y: needed(axis)
	},
	compare: {
		cases: perhaps(several(whole$1)),
		...curve,
		by: perhaps(words)
	},
	tornado: {
		...ofCase,
		percent: perhaps(number),
		inputs: perhaps(byId(eitherOf({ percent: needed(number) }, { plusMinus: needed(amount) })))
	},
	corners: {
		...ofCase,
		worst: needed(oneOf("highest", "lowest")),
		extremes: needed(byId(members({
			from: needed(amount),
			to: needed(amount)
		})))
	},
	monteCarlo: {
		...ofCase,
		uncertain: needed(byId(distribution)),
		correlations: perhaps(several(members({
			inputs: needed(pair),
			ranks: needed(number)
		}))),
		samples: perhaps(whole$1),
		sequence: perhaps(oneOf("latinHypercube", "random")),
		seed: perhaps(whole$1),
		limit: perhaps(eitherOf({ above: needed(amount) }, { below: needed(amount) }))
	},
	derivatives: {
		...ofCase,
		inputs: perhaps(several(words)),
		curves: perhaps(whole$1)
	}
};
/**
* A question of unknown origin. Throws a `Refusal`, one sentence, that names the member that is not understood and what is
* allowed.
*/
function readQuestion(given) {
	const type = isObject(given) ? given["type"] : void 0;
	const shape = typeof type === "string" && Object.hasOwn(questions, type) ? questions[type] : void 0;
	if (!shape) throw new Refusal(`A question must be an object whose "type" is one of ${Object.keys(questions).join(", ")}.`);
	members({
		type: needed(words),
		...shape
	})("", given);
	return given;
}
// calculators/kit/remembered.ts
/** Most answers that are kept before all are forgotten and begun anew. */
var most = 4096;
/** A pure function that remembers its latest answers. */
function remembered(compute) {
	const known = /* @__PURE__ */ new Map();
	return (key) => {
		let value = known.get(key);
		if (value === void 0) {
			if (known.size >= most) known.clear();
			value = compute(key);
			known.set(key, value);
		}
		return value;
	};
}
var longestList = 4e3;
var longestFrom = 1e3;
/** Most characters in one field. */
function longestIn({ field }) {
	return field.type === "list" || field.type === "rows" ? longestList : 200;
}
/** A case as a document keeps it, beside the blank case of its calculator. */
function fieldsOf(data, blank) {
	const fields = {};
	for (const id in data) {
		const [entry, usual] = [data[id], blank[id]];
		const kept = entry && entry !== usual ? keptOf(entry, usual) : void 0;
		if (kept !== void 0) fields[id] = kept;
	}
	return fields;
}
/** What stands in a field as a document keeps it; undefined where it is what usually stands there. */
function keptOf({ text, unit, from }, usual) {
	if (from !== void 0) return [
		text,
		unit ?? "",
		from
	];
	if (text === usual?.text && unit === usual.unit) return void 0;
	return unit === void 0 ? text : [text, unit];
}
var readBefore = /* @__PURE__ */ new WeakMap();
/**
* What a calculation goes by of a document, which is read once for its loads and its run. Throws a `Refusal` for what is no
* document of this calculator.
*/
function calculationOf(definition, document) {
	const before = readBefore.get(document);
	if (before?.definition === definition) return before.calculated;
	const { cases, units } = ownDocument(definition, document);
	const calculated = {
		cases: cases.map((given) => readFields(definition, given)),
		units: textsOf(units)
	};
	readBefore.set(document, {
		definition,
		calculated
	});
	return calculated;
}
/** A document in the present schema, if it is one of this calculator. */
function ownDocument(definition, json) {
	const { tool, cases, calculated, units, title, questions } = inPresentSchema(json);
	if (tool !== definition.id) throw new Refusal(`These cases belong to the calculator "${String(tool).slice(0, 60)}", not to "${definition.id}".`);
	if (!Array.isArray(cases)) throw new Refusal("This is not a set of cases.");
	return {
		cases,
		calculated,
		units,
		title,
		questions
	};
}
function readFields(definition, given) {
	if (typeof given !== "object" || given === null) throw new Refusal("A case must name its fields.");
	const data = { ...blankCase(definition) };
	const named = given;
	const readers = readersOf$1(definition);
	for (const id in named) data[id] = (readers.get(id) ?? new KeptReader(inputOf(definition, id.slice(0, 60)))).of(named[id]);
	return data;
}
/** Reads what documents keep of an input; where it is the same again, what was read of it stands. */
var KeptReader = class {
	input;
	text;
	unit;
	from;
	entry;
	constructor(input) {
		this.input = input;
	}
	of(kept) {
		const parts = Array.isArray(kept) ? kept : void 0;
		const text = parts ? parts[0] : kept;
		const unit = parts?.[1];
		const from = parts?.[2];
		if (this.entry && this.text === text && this.unit === unit && this.from === from) return this.entry;
		const { input } = this;
		if (typeof text !== "string" || text.length > longestIn(input)) throw new Refusal(`The field "${input.id}" must be a text of at most ${longestIn(input)} characters.`);
		this.entry = {
			text,
			...unitKept(input, unit),
			...readFrom(input.id, from)
		};
		this.text = text;
		this.unit = unit;
		this.from = from;
		return this.entry;
	}
};
var readersOf$1 = remembered((definition) => new Map(definition.inputs.map((input) => [input.id, new KeptReader(input)])));
/** The unit beside what a document keeps of a quantity. */
function unitKept(input, unit) {
	if (input.field.type !== "quantity") return {};
	return { unit: typeof unit === "string" ? unitNamed(input, unit.slice(0, 60)) : input.field.unit };
}
/** Where a field is read from, if it is. */
function readFrom(id, from) {
	if (from === void 0) return {};
	if (typeof from === "string" && from.length <= longestFrom) return { from };
	throw new Refusal(`Where the field "${id}" is read from must be a text of at most ${longestFrom} characters.`);
}
function textsOf(value) {
	if (typeof value !== "object" || value === null) return {};
	return Object.fromEntries(Object.entries(value).filter((entry) => typeof entry[1] === "string"));
}
// calculators/kit/first-letter.ts
/** A label within a sentence: its first letter small, unless the word is an abbreviation or a name with a number. */
var lowerFirst = remembered((label) => /^[A-Z][a-z ]/.test(label) ? label.charAt(0).toLowerCase() + label.slice(1) : label);
/** A text as the beginning of a sentence; of a substance's name the word itself, not the prefix: n-Pentane, 1-Butene. */
function upperFirst(text) {
	return text.replace(/^(?:[a-z\d]-)?[a-z]/, (start) => start.slice(0, -1) + start.slice(-1).toUpperCase());
}
// calculators/kit/fault.ts
/**
* What `make` gives; undefined where it throws, with the fault noted. A part of a calculator that fails takes nothing else
* with it: neither the other results of its case nor the cases beside it.
*/
function guarded(place, make, faults) {
	try {
		return make();
	} catch (error) {
		faults.push({
			place,
			error
		});
		return;
	}
}
// calculators/kit/fill.ts
/** Differences up to this share are not worth a word, unless a filling is known to be better than that. */
var sameShare = .01;
/** From this share on the difference is a warning. */
var doubtfulShare = .1;
/**
* What stands in a field that something may fill. `read` is what reading it gave: what was typed, or for one that `isBlank` the
* value that it stands for or an `Absent`; else an `Absent` where it is hidden or unreadable. `by` is the filling or its absence.
*/
function fieldFilled(id, field, read, isBlank, by) {
	if (by === void 0 || by instanceof Absent) {
		if (!isBlank || by === void 0 || by.ruledOut) return { value: read };
		return {
			value: lacking(read, by),
			unfilled: by
		};
	}
	const filling = by;
	if (!isBlank) return typedInstead(id, field, read, filling);
	const { value, of } = filling;
	if (!boundsHold(field, value, (limit) => toSi(field.kind, limit, field.unit))) {
		const limits = boundsWords(field, (limit) => limit);
		const own = formatNumber(fromSi(field.kind, value, field.unit));
		const unit = field.unit && ` ${field.unit}`;
		const unfilled = new Absent(`that of ${of}, ${own}${unit}, is not ${limits}${unit}`);
		return {
			value: lacking(read, unfilled),
			unfilled
		};
	}
	return {
		value,
		filled: {
			...filling,
			id,
			difference: void 0
		}
	};
}
/** What a blank field is: missing, for the reason for which it is not filled; or the value that it stands for. */
function lacking(read, { reason }) {
	return read instanceof Absent ? new Absent(reason, read.missing) : read;
}
/** What was typed stands; where it is not what would have filled the field, that is said. */
function typedInstead(id, field, typed, filling) {
	if (typeof typed !== "number") return { value: typed };
	const difference = typed / filling.value - 1;
	const tolerated = Math.max(sameShare, filling.uncertainty ?? 0);
	const share = Math.abs(difference);
	const filled = {
		...filling,
		id,
		difference
	};
	if (!(share > tolerated)) return {
		value: typed,
		filled
	};
	return {
		value: typed,
		filled,
		message: (share > doubtfulShare ? warning : info)(`${field.label} is taken as typed, {typed}; {own} is that of ${filling.of}.`, {
			field: id,
			source: filling.source,
			values: {
				typed: stated(field.kind, typed),
				own: stated(field.kind, filling.value)
			}
		})
	};
}
/**
* The absence of a value that needs fields which something should have filled: in place of those whose filling is itself
* missing something stands what that is, such as the composition of the fluid.
*/
function insteadOf(absence, unfilled) {
	if (!absence.missing.some((label) => lackedFor(label, unfilled))) return absence;
	return new Absent(absence.reason, [...new Set(absence.missing.flatMap((label) => lackedFor(label, unfilled) ?? [label]))]);
}
/** What the filling of a field is missing, if anything. */
function lackedFor(label, unfilled) {
	return unfilled.find((each) => each.label === label && each.reason.missing.length > 0)?.reason.missing;
}
/** What there is to say of fields that were not filled: a sentence for each reason. What is only missing is said where it is needed. */
function unfilledMessages(unfilled) {
	const byReason = /* @__PURE__ */ new Map();
	for (const { label, reason } of unfilled) if (reason.missing.length === 0) byReason.set(reason.sentence, [...byReason.get(reason.sentence) ?? [], label]);
	return [...byReason].map(([reason, labels]) => warning(`Not filled in: ${labels.join(", ")}. ${upperFirst(reason)}`));
}
// calculators/kit/plan.ts
var whole = /* @__PURE__ */ new WeakMap();
var compared$1 = /* @__PURE__ */ new WeakMap();
/** The plan of a case by one method: all nodes of the graph that belong to the method and to a case of such choices. */
function planOf(definition, method, data) {
	const holding = holdingIn(definition, data);
	return kept(whole, definition, method, holding, () => placed(definition, nodesOf(definition, method, holding), []));
}
/**
* The part of the plan by which another method is compared: the steps that lead to what is compared, and the method's own
* checks with the steps that lead to those. A step that is the same by every method is not worked out again.
*/
function comparedPlanOf(definition, method, data) {
	const holding = holdingIn(definition, data);
	return kept(compared$1, definition, method, holding, () => {
		const { result, questions = [] } = definition.crossCheck ?? {};
		const wanted = result === void 0 ? [] : [result, ...questions];
		const nodes = leadingTo(nodesOf(definition, method, holding), wanted);
		const isOwn = inputsGoByMethod(definition) ? () => true : goingByMethod(definition);
		const shared = nodes.flatMap((node) => node.type === "check" || isOwn(node) ? [] : [node.id]);
		return placed(definition, nodes.filter(isOwn), shared);
	});
}
var conditions = /* @__PURE__ */ new WeakMap();
/** The conditions of the steps that not all cases have, each once. */
function conditionsIn(definition) {
	let known = conditions.get(definition);
	if (!known) {
		known = [...new Set(definition.graph.flatMap((node) => node.type === "step" && node.when ? [node.when] : []))];
		conditions.set(definition, known);
	}
	return known;
}
/** Which of a definition's conditions hold for a case: a bit for each. */
function holdingIn(definition, data) {
	let holding = 0;
	let bit = 1;
	for (const condition of conditionsIn(definition)) {
		if (isShown(condition, data)) holding += bit;
		bit *= 2;
	}
	return holding;
}
/** Which nodes go by the method: those that not all methods have, and whatever rests on one of those. */
function goingByMethod({ graph }) {
	const own = /* @__PURE__ */ new Set();
	const ids = /* @__PURE__ */ new Set([methodId]);
	for (const node of graph) {
		if (node.methods === void 0 && !node.needs.some(({ id }) => ids.has(id))) continue;
		own.add(node);
		if (node.type === "step") ids.add(node.id);
	}
	return (node) => own.has(node);
}
/** The plan of a definition by a method and the conditions that hold, among `plans`; made where it is asked for first. */
function kept(plans, definition, method, holding, make) {
	let known = plans.get(definition);
	if (!known) plans.set(definition, known = /* @__PURE__ */ new Map());
	let byConditions = known.get(method);
	if (!byConditions) known.set(method, byConditions = /* @__PURE__ */ new Map());
	let plan = byConditions.get(holding);
	if (!plan) byConditions.set(holding, plan = make());
	return plan;
}
/**
* The nodes that belong to a method and to cases for which conditions hold. Without a step go those that cannot do without
* it; a field that such a step would fill is what is typed into it.
*/
function nodesOf(definition, method, holding) {
	const own = definition.graph.filter(({ methods }) => methods === void 0 || method !== void 0 && methods.includes(method));
	const failing = new Set(conditionsIn(definition).filter((_, place) => Math.floor(holding / 2 ** place) % 2 === 0));
	if (failing.size === 0) return own;
	const without = /* @__PURE__ */ new Set();
	return own.filter((node) => {
		const fills = node.type === "step" && node.fills !== void 0;
		const isWithout = node.type === "step" && node.when !== void 0 && failing.has(node.when) || node.needs.some(({ id, typed, optional }) => !typed && (fills || !optional) && without.has(id));
		if (isWithout && node.type === "step" && !fills) without.add(node.id);
		return !isWithout;
	});
}
/**
* Nodes with their places. What no input or step gives stands where nothing ever does. A step that has the id of an input
* has a place of its own, where the id is then looked up.
*/
function placed(definition, nodes, shared) {
	const ids = definition.inputs.map(({ id }) => id);
	const inputs = new Map(ids.map((id, place) => [id, place]));
	const places = new Map(inputs);
	const newPlace = (id) => {
		const place = ids.push(id) - 1;
		places.set(id, place);
		return place;
	};
	for (const id of shared) newPlace(id);
	const planned = nodes.map((node) => {
		const needs = node.needs.map(({ key, id, typed, optional }) => ({
			key,
			id,
			place: (typed ? inputs : places).get(id) ?? newPlace(id),
			optional
		}));
		if (node.type === "check") return {
			needs,
			node
		};
		const known = places.get(node.id);
		return {
			needs,
			node,
			place: known === void 0 || inputs.has(node.id) ? newPlace(node.id) : known
		};
	});
	const needing = ids.map(() => []);
	for (const [index, { needs }] of planned.entries()) for (const { place } of needs) needing[place]?.push(index);
	return {
		ids,
		places,
		shared,
		fills: [...new Set(definition.graph.flatMap((node) => node.type === "step" && node.fills ? [node.id] : []))].flatMap((id) => {
			const [typed, place] = [inputs.get(id), places.get(id)];
			return typed === void 0 || place === void 0 ? [] : [{
				typed,
				place
			}];
		}),
		nodes: planned,
		needing
	};
}
/** The steps that give some values, and the checks of one method alone, with the steps that they need, and so on. */
function leadingTo(nodes, wanted) {
	const needed = new Set(wanted);
	return nodes.toReversed().filter((node) => {
		if (node.type === "step" ? !needed.has(node.id) : node.methods === void 0) return false;
		for (const { id } of node.needs) needed.add(id);
		return true;
	}).toReversed();
}
var readByMethod = /* @__PURE__ */ new WeakMap();
/** Whether some input is shown, or some option offered, by one method and not by another. */
function inputsGoByMethod(definition) {
	let known = readByMethod.get(definition);
	if (known === void 0) {
		known = definition.inputs.some(({ field }) => {
			const conditions = [field.when];
			if (field.type === "choice" && field.only) conditions.push(...Object.values(field.only));
			return conditions.some((condition) => condition && "method" in condition);
		});
		readByMethod.set(definition, known);
	}
	return known;
}
// calculators/kit/unit-typed.ts
/** Whether more of what is typed is in US customary units than in the metric ones in their place. */
function worksInCustomary(typed) {
	let lead = 0;
	for (const { input, unit } of typed) {
		const customary = input.field.type === "quantity" ? isCustomary(input.field.kind, unit) : void 0;
		if (customary !== void 0) lead += customary ? 1 : -1;
	}
	return lead > 0;
}
/**
* The unit in which a case states a value: that of the input it is like, else of the first input of its kind. Where that
* is not typed, the usual one, or the US customary one in its place for a case typed in such units.
*/
function unitTyped(definition, typed) {
	let customary;
	return (value) => {
		const own = typed.find(({ input: { id, field } }) => value.like === void 0 ? field.type === "quantity" && field.kind === value.kind : id === value.like);
		if (own) return own.unit;
		const like = definition.inputs.find(({ id }) => id === value.like)?.field;
		const usual = like?.type === "quantity" ? like.unit : usualUnit(value);
		customary ??= worksInCustomary(typed);
		return customary ? unitInSet(value.kind, usual, "us") : usual;
	};
}
// calculators/kit/readings.ts
/** Reads every input of a case. What is blank, hidden or cannot be read is an `Absent`. */
function readInputs(definition, data) {
	return readerOf(definition, data).of(data);
}
/** Reads an input of one case after another; where it says the same again, what was read of it stands. */
var InputReader = class {
	definition;
	input;
	/** The fields by which it goes: itself, and the choices that hide it or rule out its options. */
	goesBy;
	stood = [];
	read;
	constructor(definition, input) {
		this.definition = definition;
		this.input = input;
		const { id, field } = input;
		const conditions = [field.when];
		if (field.type === "choice" && field.only) conditions.push(...Object.values(field.only));
		this.goesBy = [id, ...conditions.flatMap((condition) => Object.keys(condition ?? {}))];
	}
	of(data) {
		if (this.read && this.isSame(data)) return this.read;
		this.stood = this.goesBy.map((id) => data[id]);
		this.read = readInput(this.definition, this.input, data);
		return this.read;
	}
	isSame(data) {
		for (let index = 0; index < this.goesBy.length; index += 1) if (data[this.goesBy[index] ?? ""] !== this.stood[index]) return false;
		return true;
	}
};
/** Reads one case after another. */
var CaseReader = class {
	definition;
	readers;
	read = [];
	readings;
	constructor(definition) {
		this.definition = definition;
		this.readers = definition.inputs.map((input) => new InputReader(definition, input));
	}
	of(data) {
		const read = this.readers.map((reader) => reader.of(data));
		const values = read.map(({ value }) => value);
		const isAlike = read.every((each, place) => areAlike(each, this.read[place]));
		this.readings = this.readings && isAlike ? {
			...this.readings,
			values
		} : gathered(this.definition, read, values);
		this.read = read;
		return this.readings;
	}
};
/** Whether two readings differ in nothing but the value. */
function areAlike(one, other) {
	if (one === other) return true;
	return other !== void 0 && one.message === other.message && one.isUnreadable === other.isUnreadable && one.isBlank === other.isBlank && one.typed?.unit === other.typed?.unit;
}
/** What the inputs of a case say, one by one, as the readings of the case. */
function gathered(definition, read, values) {
	const places = (holds) => new Set(read.flatMap((each, place) => holds(each) ? [place] : []));
	return {
		values,
		messages: read.flatMap(({ message }) => message ?? []),
		unreadable: places(({ isUnreadable }) => isUnreadable),
		blank: places(({ isBlank }) => isBlank),
		unitOf: unitTyped(definition, read.flatMap(({ typed }) => typed ?? []))
	};
}
var readers = /* @__PURE__ */ new WeakMap();
/** The reader of a calculator's cases, another for each method: a case is read by one after the other. */
function readerOf(definition, data) {
	const { methods } = definition;
	const method = methods ? data["method"]?.text ?? "" : "";
	let byMethod = readers.get(definition);
	if (!byMethod) readers.set(definition, byMethod = /* @__PURE__ */ new Map());
	const known = byMethod.get(method);
	if (known) return known;
	const reader = new CaseReader(definition);
	if (!methods || methods.options.includes(method)) byMethod.set(method, reader);
	return reader;
}
function readInput(definition, input, data) {
	const reading = readField(input, data, input.id);
	const said = {
		message: void 0,
		isUnreadable: false,
		isBlank: false,
		typed: "unit" in reading && reading.unit !== void 0 ? {
			input,
			unit: reading.unit
		} : void 0
	};
	if (reading.type === "value") return {
		...said,
		value: reading.value,
		message: doubtOf(input, data),
		isBlank: reading.isBlank ?? false
	};
	if (reading.type === "hidden") return {
		...said,
		value: hidden(definition, input, reading.by, data[reading.by]?.text ?? "")
	};
	if (reading.type === "blank") return {
		...said,
		value: left(input),
		isBlank: true
	};
	const { label } = input.field;
	return {
		...said,
		value: new Absent("", [`a valid ${lowerFirst(label)}`]),
		message: error(`${label} ${reading.reason}.`, { field: input.id }),
		isUnreadable: true
	};
}
/** What stands in the place of an input that is left blank. */
var left = remembered(({ field }) => new Absent("", [lowerFirst(field.label)]));
/** What stands in the place of a hidden input, by the choice that hid it last: it is the same in most cases. */
var hiddenLast = /* @__PURE__ */ new WeakMap();
function hidden(definition, input, by, chosen) {
	const last = hiddenLast.get(input);
	if (last?.by === by && last.chosen === chosen) return last.absent;
	const absent = whyHidden(definition, by, chosen);
	hiddenLast.set(input, {
		by,
		chosen,
		absent
	});
	return absent;
}
/** Why a case has no such input: the choice that hides it, or the choice that is still to be made. */
function whyHidden(definition, by, chosen) {
	const field = inputsOf(definition).get(by)?.field;
	const label = lowerFirst(field?.label ?? by);
	if (chosen === "") return new Absent("", [label]);
	return new Absent(`not applicable for ${label} ${field?.type === "choice" ? field.names?.[chosen] ?? chosen : chosen}`, [], true);
}
// calculators/kit/received.ts
/** What a node receives of what it needs; undefined where it lacks something that it cannot do without. */
function receivedBy({ needs }, values, unreadable) {
	const received = {};
	for (let index = 0; index < needs.length; index += 1) {
		const need = needs[index];
		if (!need) continue;
		const value = values[need.place];
		if (isPresent(value)) received[need.key] = value;
		else if (need.optional && !unreadable.has(need.place)) received[need.key] = void 0;
		else return void 0;
	}
	return received;
}
/** What stands in the place of a step that lacks something it cannot do without. */
function lackedBy({ needs }, values, unreadable) {
	const absences = [];
	for (const { place, optional } of needs) {
		const value = values[place];
		if (optional ? unreadable.has(place) : !isPresent(value)) absences.push(value instanceof Absent ? value : unknown);
	}
	const [only, ...others] = absences;
	return only && only !== unknown && others.length === 0 ? only : combined(absences);
}
/** Whether what a node needs is what it was given before. */
function isSame$1({ needs }, values, before) {
	for (let index = 0; index < needs.length; index += 1) {
		const place = needs[index]?.place ?? -1;
		const value = values[place];
		if (value !== before[place] || value === 0 && !Object.is(value, before[place])) return false;
	}
	return true;
}
var notPart = "not calculated by this method";
/** Stands for what nothing gives, beside absences that say why. */
var unknown = new Absent("");
function isPresent(value) {
	return typeof value === "number" || value !== void 0 && !(value instanceof Absent);
}
/**
* One reason for a step of whose needs several are absent: that the case has no such value, else all inputs that are
* missing, else the first other reason.
*/
function combined(absences) {
	const ruledOut = absences.find((absence) => absence.ruledOut);
	if (ruledOut) return ruledOut;
	const missing = /* @__PURE__ */ new Set();
	for (const absence of absences) for (const label of absence.missing) missing.add(label);
	const reason = absences.find((each) => each.reason !== "")?.reason;
	return missing.size > 0 ? new Absent(reason ?? "", [...missing]) : new Absent(reason ?? notPart);
}
// calculators/kit/table.ts
/** A result of many rows: sizes beside their criteria, levels beside their volumes. */
var Table = class {
	columns;
	rows;
	constructor(columns, rows) {
		this.columns = columns;
		this.rows = rows;
	}
};
/** A step's answer with many rows; numbers in SI. */
function table(columns, rows) {
	return new Table(columns, rows);
}
// calculators/kit/evaluate.ts
/** A case as one method sees it. */
function dataBy(given, method) {
	return method === void 0 || given["method"]?.text === method ? given : {
		...given,
		[methodId]: entryOf$1(method)
	};
}
/** What stands where a method is named: the same each time, so that what goes by it is seen to be the same. */
var entryOf$1 = remembered((method) => ({ text: method }));
/**
* Works a case through the graph of one method, its own unless another is named: each step that has what it needs, in
* order. A step does without an optional input that is blank, not without one that cannot be read. Never throws for what
* a person may type.
*/
function evaluate(definition, given, method = methodOf(definition, given), long = {}) {
	const data = dataBy(given, method);
	return follow(planOf(definition, method, data), readInputs(definition, data), method, long);
}
/**
* What following a plan gives. A node is a pure function of what it is given, and from case to case, as from key to key, most
* are given the same again: what came of it then stands now too.
*/
var Followed = class {
	plan;
	method;
	readings;
	unreadable;
	steps = [];
	messages;
	faults = [];
	filled = [];
	unfilled = [];
	/** What stands at the places of the plan. */
	atPlaces;
	/** Whether a node of the plan was worked out, by its index. */
	workedOut = [];
	/** What came of steps and checks, by their indices; nothing of those that are to be worked out anew each time. */
	ofSteps = [];
	ofChecks = [];
	byId;
	constructor(plan, method, readings, unreadable) {
		this.plan = plan;
		this.method = method;
		this.readings = readings;
		this.unreadable = unreadable;
		this.atPlaces = readings.values.slice();
		this.messages = readings.messages.slice();
	}
	get values() {
		this.byId ??= Object.fromEntries(this.plan.ids.map((id, place) => [id, this.atPlaces[place]]));
		return this.byId;
	}
	value(id) {
		return this.atPlaces[this.plan.places.get(id) ?? -1];
	}
	isUsed(place) {
		return this.plan.needing[place]?.some((index) => this.workedOut[index] && this.isFor(index, place)) ?? false;
	}
	/** Works through the nodes of the plan in their order, beside what came of them `before`. */
	work(before, long) {
		this.plan.nodes.forEach((planned, index) => {
			const same = before && isSame$1(planned, this.atPlaces, before.atPlaces) ? before : void 0;
			if (planned.place === void 0) this.workedOut[index] = this.check(planned, index, same?.ofChecks[index]);
			else if (planned.node.fills) this.workedOut[index] = this.fill(planned);
			else this.workedOut[index] = this.step(planned, index, same?.ofSteps[index], long);
		});
		this.messages.push(...unfilledMessages(this.unfilled));
	}
	/** Puts into the place of a step what stands in the field that it fills, and tells whether anything does. */
	fill({ node: step, place, needs: [typed, by] }) {
		const { blank, unitOf } = this.readings;
		const { id, fills: field } = step;
		if (!field || !typed || !by) return false;
		const filling = this.atPlaces[by.place];
		const { value, filled, unfilled, message } = fieldFilled(id, field, this.atPlaces[typed.place], blank.has(typed.place), filling);
		this.atPlaces[place] = value;
		if (unfilled) this.unfilled.push({
			label: lowerFirst(field.label),
			reason: unfilled
		});
		if (message) this.messages.push(inUnitsOf(message, unitOf));
		if (filled) this.filled.push(filled);
		if (filled && filled.difference === void 0) this.steps.push({
			step,
			value,
			received: { by: filling },
			isKept: false
		});
		return !(value instanceof Absent);
	}
	/** Puts into the place of a step what it works out, or what it is `known` to, and tells whether that is anything. */
	step(planned, index, known, long) {
		const worked = known ?? this.workedStep(planned, long);
		if (worked.isKept) this.ofSteps[index] = worked;
		const { step, value } = worked;
		const isThere = typeof value === "number" || !(value instanceof Absent);
		const given = isThere || this.unfilled.length === 0 ? value : insteadOf(value, this.unfilled);
		this.atPlaces[planned.place] = given;
		this.steps.push(given === value ? worked : {
			...worked,
			value: given
		});
		if (step.long) long.found?.(step.id, given);
		return isThere;
	}
	workedStep(planned, { known, progress = noProgress }) {
		const { node: step } = planned;
		const isKept = !step.long;
		const received = receivedBy(planned, this.atPlaces, this.unreadable);
		if (!received) return {
			step,
			value: lackedBy(planned, this.atPlaces, this.unreadable),
			received: nothing,
			isKept
		};
		if (step.long && known && step.id in known) return {
			step,
			value: known[step.id],
			received,
			isKept
		};
		try {
			const value = step.compute(received, progress);
			return {
				step,
				value: typeof value === "number" && !Number.isFinite(value) ? new Absent("no finite value") : value,
				received,
				isKept
			};
		} catch (error) {
			return {
				step,
				value: this.refused(step, error),
				received,
				isKept: false
			};
		}
	}
	/**
	* What stands for a step that threw: what physics or a method refuses is absent in its words. Anything else is a fault of
	* ours: it is noted, and the step is absent without its words.
	*/
	refused({ id }, error) {
		if (error instanceof Refusal) return new Absent(error.in(this.readings.unitOf));
		this.faults.push({
			place: id,
			error
		});
		return new Absent("no value: this step could not be calculated for these inputs");
	}
	/** Adds what a check says, and tells whether it has all it needs. */
	check(planned, index, known) {
		const made = known?.unitOf === this.readings.unitOf ? known : this.madeCheck(planned, known?.found);
		if (!made) return false;
		if (made !== unchecked) this.ofChecks[index] = made;
		for (const message of made.said) this.messages.push(message);
		return true;
	}
	madeCheck(planned, known) {
		const received = receivedBy(planned, this.atPlaces, this.unreadable);
		if (!received) return void 0;
		const { unitOf } = this.readings;
		const make = () => {
			const found = known ?? planned.node.find(received);
			return {
				found,
				unitOf,
				said: found.map((each) => inUnitsOf(each, unitOf))
			};
		};
		return guarded("check", make, this.faults) ?? unchecked;
	}
	/** Whether what a node was given at a place is of use to anything: what stands in a field is where the field is read. */
	isFor(index, place) {
		const planned = this.plan.nodes[index];
		if (!planned || planned.place === void 0 || !planned.node.fills) return true;
		return planned.place !== place && this.isUsed(planned.place);
	}
};
/** What came of each plan last. */
var latest = /* @__PURE__ */ new WeakMap();
/**
* Works through a plan from what the inputs say, whichever method they were read for: the method itself is the one named
* here. `other` is the evaluation that gives what the plan shares. Values stand in their places meanwhile: names are slow.
*/
function follow(plan, readings, method, long, other) {
	const followed = new Followed(plan, method, readings, withFilled(plan, readings.unreadable));
	const { atPlaces } = followed;
	const methodPlace = plan.places.get(methodId);
	if (method !== void 0 && methodPlace !== void 0) atPlaces[methodPlace] = method;
	for (const id of plan.shared) atPlaces[plan.places.get(id) ?? -1] = other?.value(id);
	followed.work(latest.get(plan), long);
	latest.set(plan, followed);
	return followed;
}
/** The places at which something unreadable stands: with that of an input the place of the step that fills it. */
function withFilled({ fills }, unreadable) {
	const filled = unreadable.size === 0 ? [] : fills.filter(({ typed }) => unreadable.has(typed));
	return filled.length === 0 ? unreadable : /* @__PURE__ */ new Set([...unreadable, ...filled.map(({ place }) => place)]);
}
/** What a check says that could not be made. */
var unchecked = {
	found: [],
	unitOf: usualUnit,
	said: [warning("One of the checks on this case could not be made; verify the result by other means before relying on it.")]
};
var nothing = {};
function noProgress() {}
/** One result of an evaluation. */
function resultValue(evaluation, id) {
	const value = evaluation.value(id);
	if (typeof value === "number" || typeof value === "string" || typeof value === "boolean") return value;
	if (value instanceof Absent || value instanceof Table) return value;
	const method = evaluation.value(methodId);
	return method instanceof Absent ? method : new Absent("not calculated by this method");
}
// calculators/kit/unused.ts
/**
* What was typed and had no part in the results: the method does without it, or what uses it lacks something else. A choice
* always stands at something and is not counted; what all cases are seen by together has its part there.
*/
function unusedInputs(definition, data, evaluation) {
	const unused = [];
	for (const { id, label, place } of countedInputs(definition)) {
		if ((data[id]?.text ?? "").trim() === "" || evaluation.isUsed(place)) continue;
		if (evaluation.value(id) instanceof Absent) continue;
		unused.push({
			id,
			label,
			reason: reasonFor(definition, id, evaluation)
		});
	}
	return unused;
}
/** The inputs of a calculator that may go unused, with their places among all. */
var countedInputs = remembered(({ inputs, seenInputs }) => inputs.flatMap(({ id, field }, place) => field.type === "choice" || field.type === "text" || seenInputs.includes(id) ? [] : [{
	id,
	label: lowerFirst(field.label),
	place
}]));
/** What there is to say of unused inputs: a sentence for each reason. */
function unusedMessages(unused) {
	const byReason = /* @__PURE__ */ new Map();
	for (const { label, reason } of unused) byReason.set(reason, [...byReason.get(reason) ?? [], label]);
	return [...byReason].map(([reason, labels]) => info(`Entered but not used ${reason}: ${labels.join(", ")}.`));
}
function reasonFor(definition, id, evaluation) {
	for (const { step, value } of evaluation.steps) if (value instanceof Absent && !value.ruledOut && step.needs.some((need) => need.id === id)) return `(${value.text})`;
	return evaluation.method === void 0 ? "in this case" : `by ${methodInWords(definition, evaluation.method)}`;
}
// calculators/kit/cross-check.ts
var tolerated = .05;
/**
* Works a case through by its method and, where the calculator has others, by those on the same inputs: as far as what is
* compared, and their own checks. Every method says where it leaves its range, whatever the difference between them.
*/
function calculateCase(definition, data, long = {}) {
	const method = methodOf(definition, data);
	const given = dataBy(data, method);
	const readings = readInputs(definition, given);
	const evaluation = follow(planOf(definition, method, given), readings, method, long);
	const rule = definition.crossCheck;
	const unused = unusedInputs(definition, data, evaluation);
	const ownMessages = [...evaluation.messages, ...unusedMessages(unused)];
	if (!rule || !definition.methods || method === void 0) return {
		evaluation,
		crossChecks: [],
		messages: ownMessages,
		unused
	};
	const known = takesLong(definition) ? {
		...long,
		known: longValues(evaluation)
	} : long;
	const shared = inputsGoByMethod(definition) ? void 0 : readings;
	const offered = methodsFor(definition, data);
	const others = offered.filter((option) => option !== method).map((option) => {
		const other = dataBy(data, option);
		const read = shared ?? readInputs(definition, other);
		return follow(comparedPlanOf(definition, option, other), read, option, known, evaluation);
	});
	const messages = [...ownMessages];
	for (const other of others) messages.push(...disagreements(definition, rule, offered[0], evaluation, other), ...uncheckedBy(definition, rule, evaluation, other), ...rangesOf(definition, rule, evaluation, other));
	return {
		evaluation,
		crossChecks: others.map((other) => compared(definition, rule.result, evaluation, other)),
		messages,
		unused
	};
}
/** The values of an evaluation's long steps by id, so that they need not be computed again. */
function longValues({ steps }) {
	return Object.fromEntries(steps.flatMap(({ step, value }) => step.long ? [[step.id, value]] : []));
}
function compared(definition, result, own, other) {
	const shown = resultValue(own, result);
	const value = resultValue(other, result);
	const method = other.method ?? "";
	const difference = typeof shown === "number" && typeof value === "number" ? value / shown - 1 : NaN;
	return {
		method,
		name: methodName(definition, method),
		value,
		difference: Number.isFinite(difference) ? difference : void 0
	};
}
/** The warnings that two methods' results on one case call for. The case's first method is the one compared with. */
function disagreements(definition, rule, original, own, other) {
	const isOwn = own.method === original;
	if (!isOwn && other.method !== original) return [];
	const [first, standard] = isOwn ? [own, other] : [other, own];
	const name = methodName(definition, standard.method ?? "");
	const rules = methodInWords(definition, first.method ?? "");
	const found = [];
	const a = resultValue(first, rule.result);
	const b = resultValue(standard, rule.result);
	if (typeof a === "number" && typeof b === "number" && a !== 0) {
		const difference = b / a - 1;
		if ((rule.unsafe === "either" ? Math.abs(difference) : rule.unsafe === "higher" ? difference : -difference) > tolerated) {
			const label = lowerFirst(resultInfo(definition, rule.result).label);
			const direction = difference > 0 ? "higher" : "lower";
			const percent = formatNumber(Math.abs(difference) * 100, 2);
			found.push(warning(`${name} puts the ${label} ${percent} % ${direction} than ${rules}: ${rule.consequence}.`, { field: rule.result }));
		}
	}
	for (const question of rule.questions ?? []) {
		const [x, y] = [resultValue(first, question), resultValue(standard, question)];
		if (typeof x !== "number" && typeof x !== "object" && typeof y !== "number" && typeof y !== "object" && x !== y && ![x, y].every((each) => rule.alike?.includes(String(each)))) {
			const label = lowerFirst(resultInfo(definition, question).label);
			found.push(warning(`The methods disagree on the ${label}: ${answer(x)} by ${rules}, ${answer(y)} by ${name}.`, { field: question }));
		}
	}
	return found;
}
/** What another method would have been compared by and cannot give, beside the result that it leaves unchecked. */
function uncheckedBy(definition, rule, own, other) {
	const name = methodInWords(definition, other.method ?? "");
	return [rule.result, ...rule.questions ?? []].flatMap((result) => {
		const [shown, value] = [resultValue(own, result), resultValue(other, result)];
		if (shown instanceof Absent || !(value instanceof Absent) || value.ruledOut) return [];
		return [info(`The ${lowerFirst(resultInfo(definition, result).label)} is not checked by ${name}: ${value.sentence}`, { field: result })];
	});
}
/**
* Where another method leaves its range: its own warnings, but those that the case's method gives too. Of one that gives nothing to
* compare it is not said which of its fields nothing fills.
*/
function rangesOf(definition, rule, own, other) {
	const unfilled = resultValue(other, rule.result) instanceof Absent ? unfilledMessages(other.unfilled) : [];
	const known = [...own.messages, ...unfilled];
	const saidToo = (text) => known.some((message) => message.text === text);
	return other.messages.filter(({ level, text }) => level === "warning" && !saidToo(text)).map(({ text, source }) => warning(`${methodName(definition, other.method ?? "")}: ${text}`, source === void 0 ? {} : { source }));
}
function answer(value) {
	if (typeof value === "string") return lowerFirst(value);
	return value ? "yes" : "no";
}
// \0virtual:engines
var _virtual_engines_default = {
	"version": "0.1.0",
	"tools": {
		"control-valve-pro": "99719711afdcaa3a",
		"control-valve": "b2460bb27940fd0c",
		"flare-ko-drum-sizing-pro": "58ae2ddfa53623ce",
		"fluid-properties": "5d509772c815434f",
		"geometry-calculation-pro": "ba82d5562676af90",
		"geometry": "28fdad24141d20ba",
		"heat-exchanger-ua-check-pro": "182857c3855e43ad",
		"line-sizing-pro": "c9188296fc97c0f7",
		"pipe-dimensions": "ea42d9ddbee8cb34",
		"plant-depressurization-pro": "c5d11806fa2b079f",
		"pump-sizing-pro": "391b61e8e67fa7b3",
		"relief-valve-pro/gas-vapor-service": "064fc7a354d9f57e",
		"relief-valve-pro/liquid-service": "abf2c5280540f034",
		"relief-valve-pro/scenario-register": "e0f55b024d01ead4",
		"relief-valve-pro/steam-service": "9a5a91fadabd03f4",
		"relief-valve-pro/two-phase-service": "b8d08c3dd518e74b",
		"restriction-orifice-pro": "435400eb01fa50ca",
		"restriction-orifice": "7890446a01673aa5",
		"steam-tables": "651140c796c94d96",
		"thermal-conductivity": "4b0ef65a318a09f9",
		"unit-converters": "73423b66c44e78fc",
		"vibration-analysis-pro/flow-induced-turbulence": "d9cae494655cfed5",
		"vibration-analysis-pro/pressure-drop-devices": "e78e54f2d08eadd1"
	}
};
// calculators/kit/engine.ts
/**
* The version of a calculator: that of the program, and a hash of everything that the calculator is built from. Two builds
* that could give different answers never have the same.
*/
function engineOf(tool) {
	return `${_virtual_engines_default.version}+${_virtual_engines_default.tools[tool] ?? "unlisted"}`;
}
// calculators/kit/pictures.ts
/** The drawing of a case from its inputs and steps by id. */
function drawingOf({ drawing }, values, faults = []) {
	return drawing && guarded("drawing", () => drawing(values), faults);
}
/** The figures of a case from its inputs and steps by id. A point beyond the range of numbers is a gap in its curve. */
function plotsOf({ plots }, values, faults = []) {
	return plots && guarded("plots", () => plots(values).map(withGaps), faults);
}
function withGaps(plot) {
	const gapped = (series) => ({
		...series,
		points: series.points.map((point) => point?.every(Number.isFinite) ? point : void 0)
	});
	return {
		...plot,
		series: plot.series.map(gapped)
	};
}
/** The course of a case over time from its inputs and steps by id. */
function timelineOf({ timeline }, values, faults = []) {
	return timeline && guarded("timeline", () => timeline(values), faults);
}
/**
* Where a case can be sent to from its inputs and steps by id: those calculators for which it has something. A number beyond
* the range of numbers stays here.
*/
function sendingsOf({ sends }, values, faults = []) {
	return sends.flatMap(({ to, label, give }) => {
		const given = guarded(`send to ${to}`, () => give(values), faults);
		return given ? [{
			to,
			label,
			given: finiteIn(given)
		}] : [];
	});
}
function finiteIn(given) {
	return Object.fromEntries(Object.entries(given).filter(([, field]) => {
		const number = typeof field === "object" ? field.value : field;
		return typeof number !== "number" || Number.isFinite(number);
	}));
}
// calculators/kit/plain.ts
/**
* The same data as JSON keeps it: without members that are undefined, and with 0 for the negative zero that JSON does not
* write.
*/
function plain(data) {
	return typeof data === "number" ? data + 0 : isRecord(data) ? plainMembers(data) : data;
}
function isRecord(data) {
	return typeof data === "object" && data !== null;
}
function plainMembers(data) {
	if (Array.isArray(data)) return data.map(plain);
	return Object.fromEntries(Object.entries(data).flatMap(([id, member]) => member === void 0 ? [] : [[id, plain(member)]]));
}
// calculators/kit/together.ts
/** The values of an evaluation that are there. */
function presentValues({ values }) {
	return Object.fromEntries(Object.entries(values).filter(([, value]) => value !== void 0 && !(value instanceof Absent)));
}
/**
* What cases give together, if any is calculated, said in the units of the first of those; undefined for a calculator that
* sees each alone, and where it failed, which is added to `faults`.
*/
function together(definition, cases, faults = [], progress) {
	const seeTogether = definition.together;
	if (!seeTogether || cases.every(({ result }) => result === void 0)) return void 0;
	const seen = cases.map(({ data, result }, index) => ({
		title: caseTitle(data, index),
		values: result ? presentValues(result.evaluation) : {}
	}));
	const { unitOf: typed } = readInputs(definition, cases.find(({ result }) => result !== void 0)?.data ?? {});
	return guarded("together", () => {
		const view = seeTogether(seen, progress);
		return view && {
			...view,
			messages: view.messages.map((each) => inUnitsOf(each, typed))
		};
	}, faults);
}
// calculators/kit/reported-pictures.ts
/** What a case is drawn as, as a report has it. What fails is left out and added to `faults`. */
function picturesOf(definition, evaluation, faults) {
	const values = presentValues(evaluation);
	const course = timelineOf(definition, values, faults);
	const timeline = course && guarded("timeline", () => reportedTimeline(course), faults);
	const drawing = timeline ? void 0 : drawingOf(definition, values, faults);
	const plots = plotsOf(definition, values, faults);
	return {
		...drawing ? { drawing: reportedDrawing(drawing) } : {},
		...plots ? { figures: reportedFigures(plots) } : {},
		...timeline ? { timeline } : {}
	};
}
/** Where a case can be sent on, as a report has it. What fails is left out and added to `faults`. */
function sendsOf(definition, evaluation, faults) {
	if (definition.sends.length === 0) return {};
	const sends = sendingsOf(definition, presentValues(evaluation), faults);
	return sends.length > 0 ? { sends: sends.map(({ to, label, given }) => ({
		to,
		label,
		fields: plain(given)
	})) } : {};
}
/** A drawing without the labels that have no place. */
function reportedDrawing(drawing) {
	const marks = drawing.marks.filter((mark) => mark.type === "path" || areFinite(mark.x, mark.y));
	return plain({
		...drawing,
		marks
	});
}
/** Figures without what lies beyond the range of numbers: a point is a gap, a mark or a band is left out. */
function reportedFigures(plots) {
	return plots.map(({ title, x, y, series, marks, bands }) => plain({
		title,
		x: reportedAxis(x),
		y: reportedAxis(y),
		series: series.map((line) => ({
			...line,
			points: line.points.map((point) => point && areFinite(...point) ? point : null)
		})),
		...marks ? { marks: marks.filter((mark) => areFinite(mark.x, mark.y)) } : {},
		...bands ? { bands: bands.filter((band) => areFinite(band.from, band.to)) } : {}
	}));
}
/** An axis whose limits, where they are no numbers, are left to the data. */
function reportedAxis({ from, to, ...axis }) {
	return {
		...axis,
		...from !== void 0 && areFinite(from) ? { from } : {},
		...to !== void 0 && areFinite(to) ? { to } : {}
	};
}
function reportedTimeline({ times, plots, drawing, readings }) {
	return {
		times: plain(times),
		figures: reportedFigures(plots),
		moments: times.map((_, index) => ({
			drawing: reportedDrawing(drawing(index)),
			readings: readings(index).map(({ label, kind, unit, value }) => {
				const shown = value === void 0 ? NaN : fromSi(kind, value, unit);
				const known = value !== void 0 && areFinite(value, shown);
				return {
					label,
					kind,
					si: known ? value + 0 : null,
					value: known ? shown + 0 : null,
					unit
				};
			})
		}))
	};
}
function areFinite(...numbers) {
	return numbers.every(Number.isFinite);
}
// calculators/kit/reported-values.ts
/** How many significant digits of a number are shown where its result does not say. */
var usualDigits = 4;
/** A number in SI in the unit shown; JSON has no negative zero. */
function shown(kind, si, unit) {
	return (kind === void 0 ? si : fromSi(kind, si, unit)) + 0;
}
/** A number that its unit carries beyond the range of numbers. */
var beyondNumbers = {
	type: "none",
	reason: "no finite value",
	missing: [],
	ruledOut: false
};
/** A result as a report has it, in the unit of its step unless another is asked for. */
function reportedValue(value, info, asked) {
	const { kind, digits = usualDigits } = info;
	if (typeof value === "number") {
		const unit = kind !== void 0 && asked !== void 0 && isReadIn(kind, asked) ? asked : info.unit ?? "";
		const number = shown(kind, value, unit);
		if (!Number.isFinite(number)) return beyondNumbers;
		return {
			type: "number",
			si: value + 0,
			value: number,
			unit,
			digits
		};
	}
	if (typeof value === "string") return {
		type: "words",
		text: value
	};
	if (typeof value === "boolean") return {
		type: "answer",
		yes: value
	};
	if (value instanceof Absent) return {
		type: "none",
		reason: value.text,
		missing: value.missing,
		ruledOut: value.ruledOut
	};
	return reportedTable(value);
}
/** A number; nothing where it lies beyond the range of numbers. */
function finite(number) {
	return Number.isFinite(number) ? number : null;
}
/** A table as a report has it. A number beyond the range of numbers is nothing. */
function reportedTable({ columns, rows }) {
	const inSi = (cell) => typeof cell === "number" ? finite(cell + 0) : cell ?? null;
	const si = rows.map((row) => columns.map((_, index) => inSi(row[index])));
	const shownIn = columns.map(({ kind, unit = "" }) => kind === void 0 ? void 0 : unitOf(kind, unit));
	return {
		type: "table",
		columns: columns.map(({ id, label, kind, unit = "", digits = usualDigits }) => ({
			id,
			label,
			...kind === void 0 ? {} : { kind },
			unit,
			digits
		})),
		rows: si.map((row) => row.map((cell, index) => {
			const unit = shownIn[index];
			return typeof cell === "number" && unit ? finite(valueIn(unit, cell) + 0) : cell;
		})),
		si
	};
}
// calculators/kit/equation/parse.ts
var functions = {
	sqrt: Math.sqrt,
	ln: Math.log,
	log10: Math.log10,
	exp: Math.exp,
	abs: Math.abs,
	min: Math.min,
	max: Math.max,
	sin: Math.sin,
	cos: Math.cos,
	tan: Math.tan,
	atan: Math.atan,
	acos: Math.acos,
	asin: Math.asin
};
var token = /\s*(?:(\d+(?:\.\d+)?(?:e[+-]?\d+)?)|([\p{L}∞][\p{L}\d']*(?:_[\p{L}\d,]+)?'?)|([-+*/^(),;])|(=|≤|≥|<|>|≈))/uy;
function tokens(source) {
	const found = [];
	token.lastIndex = 0;
	while (token.lastIndex < source.trimEnd().length) {
		const start = token.lastIndex;
		const match = token.exec(source);
		if (!match) throw new SyntaxError(`Cannot read "${source.slice(start)}" in the equation "${source}".`);
		const [, number, symbol, mark, relation] = match;
		if (number !== void 0) found.push({
			kind: "number",
			text: number
		});
		else if (symbol !== void 0) found.push({
			kind: "symbol",
			text: symbol
		});
		else if (mark !== void 0) found.push({
			kind: "mark",
			text: mark
		});
		else if (relation !== void 0) found.push({
			kind: "relation",
			text: relation
		});
	}
	return found;
}
function isFunction(name) {
	return Object.hasOwn(functions, name);
}
/**
* Reads the notation in which definitions write their equations: `q_m = C/sqrt(1-β^4)*ε*π/4*d^2*sqrt(2*Δp*ρ_1)`.
* Operators + - * / ^ with the usual precedence, the functions above, symbols with a subscript after `_`.
* Throws a SyntaxError that quotes the part it cannot read.
*/
function parseEquation(source) {
	let equation = read.get(source);
	if (!equation) {
		equation = readEquation(source);
		read.set(source, equation);
	}
	return equation;
}
/** Equations come from definitions, so there are few of them and each is read once. */
var read = /* @__PURE__ */ new Map();
function readEquation(source) {
	const list = tokens(source);
	let position = 0;
	const peek = () => list[position];
	const take = () => list[position++];
	const fail = () => {
		throw new SyntaxError(`Cannot read "${peek()?.text ?? "the end"}" in the equation "${source}".`);
	};
	const takeMark = (text) => {
		if (peek()?.text !== text) fail();
		position += 1;
	};
	function atom() {
		const next = take();
		if (next?.kind === "number") return {
			type: "number",
			text: next.text
		};
		if (next?.kind === "symbol") {
			if (!isFunction(next.text) || peek()?.text !== "(") return {
				type: "symbol",
				name: next.text
			};
			takeMark("(");
			const operands = [sum()];
			while (peek()?.text === ";" || peek()?.text === ",") {
				position += 1;
				operands.push(sum());
			}
			takeMark(")");
			return {
				type: "call",
				name: next.text,
				operands
			};
		}
		if (next?.text === "(") {
			const inner = sum();
			takeMark(")");
			return inner;
		}
		position -= 1;
		return fail();
	}
	function power() {
		const base = atom();
		if (peek()?.text !== "^") return base;
		position += 1;
		return {
			type: "operation",
			operator: "^",
			left: base,
			right: signed()
		};
	}
	function signed() {
		if (peek()?.text !== "-") return power();
		position += 1;
		return {
			type: "negative",
			operand: signed()
		};
	}
	function product() {
		let left = signed();
		for (let next = peek(); next?.text === "*" || next?.text === "/"; next = peek()) {
			position += 1;
			left = {
				type: "operation",
				operator: next.text === "*" ? "*" : "/",
				left,
				right: signed()
			};
		}
		return left;
	}
	function sum() {
		let left = product();
		for (let next = peek(); next?.text === "+" || next?.text === "-"; next = peek()) {
			position += 1;
			left = {
				type: "operation",
				operator: next.text === "+" ? "+" : "-",
				left,
				right: product()
			};
		}
		return left;
	}
	const sides = [sum()];
	const relations = [];
	for (let next = peek(); next?.kind === "relation"; next = peek()) {
		position += 1;
		relations.push(next.text);
		sides.push(sum());
	}
	if (position < list.length) fail();
	return {
		sides,
		relations
	};
}
/** The symbols of an expression, each once. π is a number, not a symbol. */
function symbolsOf(expression, found = /* @__PURE__ */ new Set()) {
	if (expression.type === "symbol" && expression.name !== "π") found.add(expression.name);
	if (expression.type === "negative") symbolsOf(expression.operand, found);
	if (expression.type === "call") for (const operand of expression.operands) symbolsOf(operand, found);
	if (expression.type === "operation") {
		symbolsOf(expression.left, found);
		symbolsOf(expression.right, found);
	}
	return found;
}
// calculators/kit/equation/text.ts
var subscripts = {
	"0": "₀",
	"1": "₁",
	"2": "₂",
	"3": "₃",
	"4": "₄",
	"5": "₅",
	"6": "₆",
	"7": "₇",
	"8": "₈",
	"9": "₉"
};
var powers = {
	"2": "²",
	"3": "³",
	"4": "⁴",
	"8": "⁸"
};
/** A symbol in plain text: p₁, Re_D. */
var symbolText = remembered((name) => name.replace(/_(\d+)$/, (_, digits) => digits.replaceAll(/\d/g, (digit) => subscripts[digit] ?? digit)));
/** How tightly an expression holds together: 1 sum, 2 product, 3 power, 4 atom. */
function binding(expression) {
	if (expression.type === "negative") return 1;
	if (expression.type !== "operation") return 4;
	if (expression.operator === "^") return 3;
	return expression.operator === "+" || expression.operator === "-" ? 1 : 2;
}
/** A writer of an expression: what does not go by the numbers is settled once. */
function writer(expression) {
	switch (expression.type) {
		case "number": return () => expression.text;
		case "symbol": {
			const { name } = expression;
			const plain = symbolText(name);
			return (values, own) => {
				const value = name === own ? void 0 : values.get(name);
				return value === void 0 ? plain : numberText(value);
			};
		}
		case "negative": {
			const operand = within$1(expression.operand, 2);
			return (values, own) => `−${operand(values, own)}`;
		}
		case "call": {
			const name = expression.name === "sqrt" ? "√" : expression.name;
			const operands = expression.operands.map(writer);
			return (values, own) => `${name}(${operands.map((operand) => operand(values, own)).join("; ")})`;
		}
		case "operation": return operationWriter(expression);
	}
}
function operationWriter({ operator, left, right }) {
	if (operator === "^") {
		const base = within$1(left, 4);
		const raised = right.type === "number" ? powers[right.text] : void 0;
		if (raised !== void 0) return (values, own) => `${base(values, own)}${raised}`;
		const exponent = within$1(right, 4);
		return (values, own) => `${base(values, own)}^${exponent(values, own)}`;
	}
	if (operator === "+" || operator === "-") {
		const first = writer(left);
		const second = within$1(right, operator === "+" ? 1 : 2);
		const sign = operator === "+" ? "+" : "−";
		return (values, own) => `${first(values, own)} ${sign} ${second(values, own)}`;
	}
	const first = within$1(left, 2);
	const second = within$1(right, operator === "*" ? 2 : 3);
	const sign = operator === "*" ? "·" : "/";
	return (values, own) => `${first(values, own)}${sign}${second(values, own)}`;
}
/** A writer of an expression that stands beside an operator: in brackets where it would not hold together. */
function within$1(inner, least) {
	const write = writer(inner);
	if (binding(inner) < least) return (values, own) => `(${write(values, own)})`;
	const bracketed = (text) => least > 2 && text.includes("·") ? `(${text})` : text;
	if (inner.type !== "symbol") return least > 2 ? (values, own) => bracketed(write(values, own)) : write;
	const { name } = inner;
	return (values, own) => {
		const text = write(values, own);
		return name !== own && (values.get(name) ?? 0) < 0 ? `(${text})` : bracketed(text);
	};
}
/** A number as an equation shows it. The same numbers stand in many equations of a case. */
var numberText = remembered((value) => formatNumber(value, 5));
var noValues$1 = /* @__PURE__ */ new Map();
var writers = remembered((source) => {
	const { sides, relations } = parseEquation(source);
	const parts = sides.map(writer);
	return (values, own) => parts.map((part, index) => `${index > 0 ? ` ${relations[index - 1]} ` : ""}${part(values, own)}`).join("");
});
var plainText = remembered((source) => writers(source)(noValues$1));
/**
* An equation in one line of plain text, for a spreadsheet or a terminal, with numbers in place of known symbols; the
* symbol `own`, which the equation gives, stays as it is.
*/
function equationText(source, values = noValues$1, own) {
	return values.size > 0 ? writers(source)(values, own) : plainText(source);
}
// calculators/kit/working.ts
/** The SI value behind every symbol of an evaluation: inputs, and the steps of its method. */
function symbolValues(definition, evaluation) {
	const values = /* @__PURE__ */ new Map();
	const add = (symbol, value) => {
		if (symbol !== void 0 && typeof value === "number") values.set(symbol, value);
	};
	for (const { id, field } of definition.inputs) add(field.symbol, evaluation.value(id));
	for (const { step, value } of evaluation.steps) add(step.info?.symbol, value);
	return values;
}
/**
* The working of an evaluation: its evaluated steps, in order, with the numbers that stand behind the symbols. It is the
* record of the calculation itself, not a second calculation.
*/
function workingOf(definition, evaluation) {
	const known = symbolValues(definition, evaluation);
	return workedSteps(evaluation).map(({ step, info, value, received }) => {
		const { where = [] } = info;
		const equation = resolved(info.equation, received);
		return {
			id: step.id,
			info,
			equation,
			where: typeof where === "function" ? where(received) : where,
			source: resolved(info.source, received),
			value: shownValue(value),
			numbers: numbersIn(equation, info.symbol, known),
			note: noteOf(value)
		};
	});
}
/** The steps that have a line in the working, each with what it is called. */
function workedSteps({ steps }) {
	return steps.flatMap((each) => {
		const { info } = each.step;
		return info && !(each.value instanceof Absent) ? [{
			...each,
			info
		}] : [];
	});
}
/** The value of a step as its line shows it; undefined for one that other steps show. */
function shownValue(value) {
	return typeof value === "number" || typeof value === "string" || typeof value === "boolean" ? value : void 0;
}
/** An equation or a source for the values that the step received; undefined where there is none. */
function resolved(words, received) {
	const text = typeof words === "function" ? words(received) : words;
	return text === "" ? void 0 : text;
}
var symbolsOfEquation = remembered((equation) => [...new Set(parseEquation(equation).sides.flatMap((side) => [...symbolsOf(side)]))]);
function numbersIn(equation, own, known) {
	const numbers = /* @__PURE__ */ new Map();
	if (equation === void 0) return numbers;
	for (const symbol of symbolsOfEquation(equation)) {
		const value = known.get(symbol);
		if (symbol !== own && value !== void 0) numbers.set(symbol, value);
	}
	return numbers;
}
/** A step that solves something may return its summary with a `note` on how it went. */
function noteOf(value) {
	return typeof value === "object" && value !== null && "note" in value && typeof value.note === "string" ? value.note : void 0;
}
// calculators/kit/reported-working.ts
/** The working of an evaluation as a report has it. */
function reportedWorking(definition, evaluation) {
	return workingOf(definition, evaluation).map(({ id, info, equation, where, source, value, numbers, note }) => ({
		id,
		label: info.label,
		...info.symbol === void 0 ? {} : { symbol: info.symbol },
		...equation === void 0 ? {} : { equation },
		where,
		numbers: plain(Object.fromEntries(numbers)),
		...value === void 0 ? {} : { value: reportedValue(value, {
			digits: 5,
			...info
		}) },
		...source === void 0 ? {} : { source },
		...note === void 0 ? {} : { note }
	}));
}
// calculators/kit/run.ts
/**
* Works the cases of a document through and reports on them: the one way into a calculator for pages, workers, the command
* line, validation and paper. Throws a `Refusal` for a document that names what the calculator does not have; nothing that
* is typed into its fields makes it throw. `longOf` is what is known of the long steps of the case at a place.
*/
function run(definition, document, wanted = {}, longOf = () => ({})) {
	const { first = 0, together: seesTogether = true, isCalculated = () => true } = wanted;
	const { cases, units } = calculationOf(definition, document);
	const seen = [];
	const reported = cases.map((data, place) => {
		const result = calculateCase(definition, data, longOf(place));
		if (definition.together && seesTogether) seen.push({
			data,
			result: isCalculated(place) ? result : void 0
		});
		return reportedCase(definition, data, result, first + place, units, wanted);
	});
	const faults = [];
	const whole = seen.length > 0 ? reportedTogether(definition, seen, wanted, faults) : void 0;
	return {
		schema: 1,
		engine: engineOf(definition.id),
		tool: definition.id,
		cases: reported,
		...whole ? { together: whole } : {},
		faults: faults.map(reportedFault)
	};
}
/** One case as a report has it. */
function reportedCase(definition, data, result, index, units, { working = true, pictures = true, sends = pictures === true, numbers = true }) {
	const { evaluation, crossChecks, messages, unused } = result;
	const values = { ...noValues(definition) };
	for (const { id, info } of resultsOf(definition)) values[id] = reportedValue(resultValue(evaluation, id), info, units[id]);
	const compared = definition.crossCheck?.result ?? "";
	const revealed = revealedFields(definition, evaluation);
	const faults = [...evaluation.faults];
	const drawn = pictures === true ? picturesOf(definition, evaluation, faults) : {};
	const sent = sends ? sendsOf(definition, evaluation, faults) : {};
	return {
		title: caseTitle(data, index),
		method: evaluation.method ?? null,
		values,
		messages: numbers ? messages.map((message) => numbered(message, index)) : messages,
		crossCheck: crossChecks.map(({ method, name, value, difference }) => ({
			method,
			name,
			result: compared,
			value: reportedValue(value, resultInfo(definition, compared), units[compared]),
			difference: difference === void 0 ? null : difference + 0
		})),
		...filledFields(definition, evaluation),
		unused: unused.map(({ id }) => id),
		...revealed.length > 0 ? { revealed } : {},
		faults: faults.map(reportedFault),
		...working ? { working: reportedWorking(definition, evaluation) } : {},
		...drawn,
		...sent
	};
}
/** The results of a calculator with what is said of them. */
var resultsOf = remembered((definition) => definition.results.map(({ id }) => ({
	id,
	info: resultInfo(definition, id)
})));
var noValue = {
	type: "none",
	reason: "",
	missing: [],
	ruledOut: false
};
/** The results of a calculator before there are any: a copy of it takes values sooner than an object that grows by each. */
var noValues = remembered(({ results }) => Object.fromEntries(results.map(({ id }) => [id, noValue])));
/** The fields that something fills, each with its value in the unit of the field. */
function filledFields({ inputs }, { filled }) {
	if (filled.length === 0) return {};
	const named = filled.map(({ id, value, of, source, uncertainty, difference }) => {
		const field = inputs.find((input) => input.id === id)?.field;
		return [id, {
			value: reportedValue(value, field?.type === "quantity" ? {
				...field,
				digits: 5
			} : { label: id }),
			of,
			source,
			...uncertainty === void 0 ? {} : { uncertainty },
			...difference === void 0 ? {} : { difference }
		}];
	});
	return { filled: Object.fromEntries(named) };
}
/** The fields of a calculator that an answer of a case reveals, each with the answer. */
var revealing = remembered(({ inputs }) => inputs.flatMap(({ id, field: { revealedBy } }) => revealedBy === void 0 ? [] : [{
	id,
	revealedBy
}]));
/** The fields that a case is asked for because of what it answered. */
function revealedFields(definition, evaluation) {
	return revealing(definition).flatMap(({ id, revealedBy }) => evaluation.value(revealedBy) === true ? [id] : []);
}
var reportedFault = ({ place, error }) => ({
	place,
	error: String(error)
});
/** What cases give together as a report has it. What fails is left out and added to `faults`. */
function reportedTogether(definition, seen, { pictures = true, togetherProgress }, faults) {
	const whole = together(definition, seen, faults, togetherProgress);
	if (!whole) return void 0;
	const { title, table, messages, plots, values = {} } = whole;
	const known = Object.entries(definition.togetherInfo).flatMap(([id, info]) => {
		const value = reportedValue(values[id] ?? NaN, info);
		return value.type === "number" ? [[id, value]] : [];
	});
	return {
		title,
		table: reportedTable(table),
		messages,
		...known.length > 0 ? { values: Object.fromEntries(known) } : {},
		...pictures && plots ? { figures: reportedFigures(plots) } : {}
	};
}
// calculators/kit/fields.ts
/** Of a field in a condition: that something stands in it, whatever it is. */
var filled = { filled: true };
/** Declares a quantity: its label, kind, default unit, and what bounds or explains it. */
function quantity(label, kind, unit, options = {}) {
	return {
		type: "quantity",
		label,
		kind,
		unit,
		...options
	};
}
/** Declares a choice. A new case starts with the first option unless `initial` says otherwise or is null. */
function choice(label, options, { initial = options[0], ...more } = {}) {
	return {
		type: "choice",
		label,
		options,
		...initial === null ? {} : { initial },
		...more
	};
}
/** Declares a line of free text. */
function text(label, options = {}) {
	return {
		type: "text",
		label,
		...options
	};
}
/** Declares a list of items with an amount each. */
function list(label, items, options) {
	return {
		type: "list",
		label,
		items,
		...options
	};
}
/** Declares a table of quantities. */
function rows(label, columns, options = {}) {
	return {
		type: "rows",
		label,
		columns,
		...options
	};
}
/** Declares a column of a table, whose unit is one of its kind. */
function column(label, kind, unit, options = {}) {
	return {
		label,
		kind,
		unit,
		...options
	};
}
// calculators/kit/graph.ts
function sourceOf(need) {
	return need.type === "optional" ? need.source : need;
}
/** The sources that something needs. */
function sourcesIn({ needs }) {
	return Object.values(needs).map(sourceOf);
}
/**
* The steps that all roots rest on, each once and before those that need it, then the checks; each with the methods it
* belongs to, none where it belongs to all. No list wires them. Whoever needs a field that is filled needs the step that fills
* it. Throws a `RangeError` where two steps of one method have the same id, and where a step rests on itself.
*/
function graphOf(common, methods, fills = []) {
	const names = Object.keys(methods);
	const filling = new Map(fills.map((each) => [each.field.id, fillingStep(each)]));
	const belongs = /* @__PURE__ */ new Map();
	for (const method of names.length > 0 ? names : [""]) {
		const { shows = [], checks = [] } = methods[method] ?? {};
		const roots = [
			...common.shows,
			...shows,
			...common.sources,
			...[...common.checks, ...checks].flatMap(sourcesIn)
		];
		for (const node of stepsUnder(roots, filling, (source) => [source.sources[method]])) belongs.set(node, [...belongs.get(node) ?? [], method]);
	}
	const everything = [
		...common.shows,
		...Object.values(methods).flatMap(({ shows = [] }) => shows),
		...common.sources,
		...[...common.checks, ...Object.values(methods).flatMap(({ checks = [] }) => checks)].flatMap(sourcesIn)
	];
	const of = (own) => own.length >= names.length ? void 0 : own;
	const steps = stepsUnder(everything, filling, (source) => Object.values(source.sources)).map((node) => stepOf(node, of(belongs.get(node) ?? []), filling));
	requireOwnIds(steps);
	return [
		...steps,
		...common.checks.map((node) => checkOf(node, void 0, filling)),
		...names.flatMap((method) => (methods[method]?.checks ?? []).map((node) => checkOf(node, of([method]), filling)))
	];
}
/** The step that fills a field: its line in the working stands under the field's own name. */
function fillingStep({ field: { id, field }, by }) {
	const { label, symbol, kind, unit } = field;
	const source = (received) => received["by"].source;
	return {
		type: "step",
		id,
		needs: { by: {
			type: "optional",
			source: by
		} },
		info: {
			label,
			...symbol === void 0 ? {} : { symbol },
			kind,
			unit,
			source
		},
		fills: field,
		compute: ({ by: { value } }) => value
	};
}
/** The steps under some roots, each before those that need it; `branches` says where a value goes by the method. */
function stepsUnder(roots, filling, branches) {
	const order = /* @__PURE__ */ new Set();
	const begun = /* @__PURE__ */ new Set();
	const visit = (source) => {
		if (source === void 0) return;
		if (source.type === "field") {
			visit(filling.get(source.id));
			return;
		}
		if (isChoice(source)) {
			for (const branch of branches(source)) visit(branch);
			return;
		}
		if (isDeferred(source)) {
			for (const need of sourcesIn(source)) visit(need);
			return;
		}
		const step = source;
		if (order.has(step)) return;
		if (begun.has(step)) throw new RangeError(`${step.id} rests on itself`);
		begun.add(step);
		for (const need of sourcesIn(step)) visit(need);
		order.add(step);
	};
	for (const root of roots) visit(root);
	return [...order];
}
function isChoice(source) {
	return source.type === "choiceOfMethods";
}
function isDeferred(source) {
	return source.type === "deferred";
}
function stepOf({ id, needs, info, long = false, fills, when, compute }, methods, filling) {
	return {
		type: "step",
		id,
		methods,
		needs: [...fills ? [{
			key: "typed",
			id,
			typed: true,
			optional: true
		}] : [], ...needsBy(needs, filling)],
		info,
		long,
		...fills ? { fills } : {},
		...when ? { when } : {},
		compute
	};
}
function checkOf({ needs, find }, methods, filling) {
	return {
		type: "check",
		methods,
		needs: needsBy(needs, filling),
		find
	};
}
function needsBy(needs, filling) {
	return Object.entries(needs).map(([key, need]) => ({
		key,
		id: sourceOf(need).id,
		typed: sourceOf(need).type === "field" && !filling.has(sourceOf(need).id),
		optional: need.type === "optional"
	}));
}
/** Two steps of one id would stand in each other's place. */
function requireOwnIds(steps) {
	for (const [index, { id, methods }] of steps.entries()) if (steps.slice(0, index).find((step) => step.id === id && (!step.methods || !methods || step.methods.some((name) => methods.includes(name))))) throw new RangeError(`two steps are called ${id}`);
}
// calculators/kit/calculation.ts
/** What a calculator's graph is walked from, by any method. */
function rootsOf({ results, shows = [], checks = [], drawing, plots, timeline, together, sends = [] }) {
	const looked = [
		drawing,
		plots,
		timeline,
		together,
		...sends.map(({ give }) => give)
	].filter((each) => each !== void 0);
	return {
		shows,
		sources: [...Object.values(results).flat(), ...looked.flatMap(sourcesIn)],
		checks
	};
}
/** Closes a calculator: its graph is what its results, checks and pictures rest on. */
function calculation(meta, made) {
	const { inputs, results, primary, methods = {}, crossCheck, sends = [] } = made;
	const form = Object.entries(inputs).flatMap(([section, sources]) => sources.map(({ id, field }) => ({
		id,
		section,
		field
	})));
	const [firstMethod, ...otherMethods] = Object.keys(methods);
	const names = Object.fromEntries(Object.entries(methods).map(([id, { name }]) => [id, name]));
	const inWords = Object.fromEntries(Object.entries(methods).flatMap(([id, { inWords: words }]) => words === void 0 ? [] : [[id, words]]));
	const only = Object.fromEntries(Object.entries(methods).flatMap(([id, { when }]) => when ? [[id, when]] : []));
	const method = firstMethod === void 0 ? void 0 : choice("Method", [firstMethod, ...otherMethods], {
		names,
		...Object.keys(inWords).length > 0 ? { inWords } : {},
		...Object.keys(only).length > 0 ? { only } : {}
	});
	return {
		...meta,
		inputs: method ? [{
			id: methodId,
			section: form[0]?.section ?? "",
			field: method
		}, ...form] : form,
		methods: otherMethods.length > 0 ? method : void 0,
		graph: graphOf(rootsOf(made), methods, made.fills),
		results: Object.entries(results).flatMap(([section, sources]) => sources.map(({ id }) => ({
			id,
			section
		}))),
		primary: primary.id,
		answers: (made.answers ?? [primary]).map(({ id }) => id),
		crossCheck: crossCheck && ruleOf(crossCheck),
		examples: made.examples,
		published: made.published ?? [],
		experiments: made.experiments ?? [],
		references: made.references,
		guidance: made.guidance,
		drawing: made.drawing && seenBy(made.drawing),
		plots: made.plots && seenBy(made.plots),
		timeline: made.timeline && seenBy(made.timeline),
		together: made.together && seenOfAll(made.together),
		togetherLongWith: made.together?.longWith,
		togetherInfo: made.together?.gives ?? {},
		seenInputs: made.together ? sourcesIn(made.together).flatMap(inputsIn) : [],
		sends: sends.map(({ to, label, give }) => ({
			to,
			label,
			give: seenBy(give)
		})),
		carried: made.carried ?? [],
		loads: made.loads && loadsOf(made.loads, form)
	};
}
function ruleOf({ result, questions = [], ...rule }) {
	return {
		...rule,
		result: result.id,
		questions: questions.map(({ id }) => id)
	};
}
/** A picture as a function of a case's values by id. */
function seenBy({ needs, make }) {
	const pick = picking(needs);
	return (values) => make(pick(values));
}
/** Everything that some loads ask for, and the inputs among `form` that they go by. */
function loadsOf(loads, form) {
	const each = loads.map(seenBy);
	const ids = new Set(loads.flatMap(sourcesIn).flatMap(inputsIn));
	return {
		inputs: form.filter(({ id }) => ids.has(id)),
		load: (values) => {
			const waiting = each.map((load) => load(values)).filter((load) => load !== void 0);
			return waiting.length > 0 ? Promise.all(waiting).then(() => void 0) : void 0;
		}
	};
}
/** The inputs that a source is or, where it is worked out when it is looked at, that it goes by. */
function inputsIn(source) {
	if (source.type === "field") return [source.id];
	return isDeferred(source) ? sourcesIn(source).flatMap(inputsIn) : [];
}
/** The same of what cases give together. */
function seenOfAll({ needs, see }) {
	const pick = picking(needs);
	return (cases, progress = () => void 0) => see(cases.map(({ title, values }) => ({
		title,
		values: pick(values)
	})), progress);
}
/** Takes what is there of some needs, by the names they have there, from a case's values by id. */
function picking(needs) {
	const picks = Object.entries(needs).map(([key, need]) => [key, pickOf(sourceOf(need))]);
	return (values) => {
		const picked = {};
		for (const [key, pick] of picks) {
			const value = pick(values);
			if (value !== void 0 && !(value instanceof Absent)) picked[key] = value;
		}
		return picked;
	};
}
/** What a source is in a case, from the case's values by id. */
function pickOf(source) {
	if (isChoice(source) && Object.values(source.sources).some(isDeferred)) {
		const picks = Object.fromEntries(Object.entries(source.sources).map(([id, each]) => [id, pickOf(each)]));
		return (values) => picks[String(values[methodId])]?.(values);
	}
	if (!isDeferred(source)) return (values) => values[source.id];
	const { needs, make } = source;
	const pick = picking(needs);
	const required = Object.keys(needs).filter((key) => needs[key]?.type !== "optional");
	return (values) => {
		const given = pick(values);
		return required.every((key) => key in given) ? make(given) : void 0;
	};
}
// calculators/kit/source.ts
/** A field under its public id. */
function field(id, declaration) {
	return {
		type: "field",
		id,
		field: declaration
	};
}
function fields(declarations) {
	return Object.fromEntries(Object.entries(declarations).map(([id, declaration]) => [id, field(id, declaration)]));
}
/**
* A step: what it reads, what it is called and where it comes from, and a pure function that calls `engineering/`. With
* `kind` and `unit` its value is a quantity in SI; otherwise it is whatever the function returns. `absent(reason)` is an
* answer too.
*/
function step(id, needs, info, compute) {
	return {
		type: "step",
		id,
		needs,
		info,
		compute
	};
}
/**
* A value that steps share and that has no line in the working. `when` names the choices of the cases that have it: in all others
* it is ruled out, and what needs it takes no time.
*/
function value(id, needs, compute, when) {
	return {
		type: "step",
		id,
		needs,
		info: void 0,
		compute,
		...when ? { when } : {}
	};
}
/** A value that takes so long that a page computes it in a worker. It is plain data and the same for every method. */
function longValue(id, needs, compute) {
	return {
		type: "step",
		id,
		needs,
		info: void 0,
		long: true,
		compute
	};
}
/** A value for pictures alone, worked out when one is looked at and has what it needs. It may be a function. */
function deferred(id, needs, make) {
	return {
		type: "deferred",
		id,
		needs,
		make
	};
}
function maybe(given) {
	return isSource(given) ? {
		type: "optional",
		source: given
	} : Object.fromEntries(Object.entries(given).map(([name, source]) => [name, maybe(source)]));
}
function isSource(given) {
	return typeof given.type === "string";
}
/** The value that each method gives by a step of its own. The steps carry the same id, which is that of the value. */
function byMethod(sources) {
	const ids = new Set(Object.values(sources).map(({ id }) => id));
	const [id] = ids;
	if (id === void 0 || ids.size > 1) throw new RangeError(`methods must give one id, got ${[...ids].join(", ")}`);
	return {
		type: "choiceOfMethods",
		id,
		sources
	};
}
/**
* Fills a field that is left blank. What is typed wins, and the difference is said. Where `by` is ruled out the field stays
* as blank as it is; where it is absent for another reason, that is what the field lacks.
*/
function fill(field, by) {
	return {
		field,
		by
	};
}
/** Messages about a case that has all the values they need. */
function check(needs, find) {
	return {
		needs,
		find
	};
}
/** Something made of a case, a drawing, figures, what is sent on, from whatever is there of what it looks at. */
function picture(needs, make) {
	return {
		needs,
		make
	};
}
/**
* What several cases give when they are seen as one: the governing one, the sum; and which quantities that holds. It takes
* long where a case has the choices `longWith`.
*/
function seenTogether(needs, see, gives = {}, longWith) {
	return {
		needs,
		see,
		gives,
		...longWith ? { longWith } : {}
	};
}
// calculators/kit/read-case-json.ts
/** A name that is longer than any field's is repeated so far. */
var longestName = 60;
/** Why a field of a case of JSON is not understood. */
var RefusedField = class extends Refusal {
	field;
	constructor(field, words) {
		super(words);
		this.field = field;
	}
};
/**
* One case of JSON as a document has it. Throws a `Refusal` that names what is not understood and what is allowed.
*/
function fieldsFromJson(definition, given) {
	const named = namedIn(given);
	const readers = readersOf(definition);
	const fields = {};
	for (const id in named) {
		const read = readNamed(definition, readers, id, named[id]);
		if (read?.kept !== void 0) fields[id] = read.kept;
	}
	if (ruledChoices(definition).every(({ id }) => (named[id] ?? null) !== null)) return fields;
	const data = entriesFrom(definition, named);
	const following = settled(definition, data, named);
	return following === data ? fields : fieldsOf(following, blankCase(definition));
}
/** A case with the entries that it names. */
function entriesFrom(definition, named) {
	const readers = readersOf(definition);
	const entries = { ...blankCase(definition) };
	for (const id in named) {
		const read = readNamed(definition, readers, id, named[id]);
		if (read) entries[id] = read.entry;
	}
	return entries;
}
/** A case whose choices follow those that it names. */
function settled(definition, data, named) {
	return settleChoices(definition, data, new Set(Object.keys(named).filter((id) => named[id] !== null)));
}
/** What one case of JSON names. */
function namedIn(given) {
	if (typeof given !== "object" || given === null || Array.isArray(given)) throw new Refusal("A case must be a JSON object of field ids and values.");
	return given;
}
/** Reads an input of one case after another; where it is given the same again, what was read of it stands. */
var JsonReader = class {
	input;
	value;
	read;
	constructor(input) {
		this.input = input;
	}
	/** What a case gives the input; undefined where it leaves it as it is. */
	of(value) {
		if (value === null) return void 0;
		if (this.read && this.value === value) return this.read;
		const { input } = this;
		const entry = entryOf(input, value);
		this.read = {
			entry,
			kept: keptOf(entry, blankEntry(input.field))
		};
		this.value = typeof value === "object" ? this : value;
		return this.read;
	}
};
var readersOf = remembered((definition) => new Map(definition.inputs.map((input) => [input.id, new JsonReader(input)])));
/** Reads what a case gives a field. Throws a `RefusedField` for what is not understood. */
function readNamed(definition, readers, id, value) {
	try {
		return (readers.get(id) ?? new JsonReader(inputOf(definition, id.slice(0, longestName)))).of(value);
	} catch (thrown) {
		throw thrown instanceof Refusal ? new RefusedField(id.slice(0, longestName), thrown.message) : thrown;
	}
}
/** What a field is given, as long as it is no longer than a document takes. */
function entryOf(input, value) {
	const entry = entryGiven(input, readValue(input, value));
	const longest = longestIn(input);
	if (entry.text.length <= longest) return entry;
	throw new Refusal(`The field "${input.id}" must be a text of at most ${longest} characters.`);
}
/** A list as an object of amounts by item, or as an array of lines with an item and an amount. */
function listJson(id, value) {
	return listText((Array.isArray(value) ? value : Object.entries(value ?? {}).map(([item, amount]) => ({
		item,
		amount
	}))).map((line) => {
		if (typeof line === "object" && line !== null && "item" in line && "amount" in line) {
			const { item, amount } = line;
			if (typeof item === "string" && (typeof amount === "number" || typeof amount === "string")) return {
				item,
				amount
			};
		}
		throw new Refusal(`The field "${id}" must be a text "item: amount; …", an object of amounts by item, or an array of {"item", "amount"}.`);
	}));
}
/** A table as an array of rows, each an object of its cells by column: numbers in the field's units, texts, or values with units. */
function rowsOf(id, { columns }, value) {
	const wrong = new Refusal(`The field "${id}" must be a text "head | head; cell | cell; …" or an array of rows {${Object.keys(columns).join(", ")}}.`);
	if (!Array.isArray(value)) throw wrong;
	const lines = value.map((row) => {
		if (typeof row !== "object" || row === null || Object.keys(row).some((key) => !Object.hasOwn(columns, key))) throw wrong;
		const cells = new Map(Object.entries(row));
		return Object.keys(columns).map((key) => cellOf(cells.get(key) ?? "", wrong));
	});
	return [Object.keys(columns), ...lines].map((cells) => cells.join(" | ")).join("; ");
}
function cellOf(cell, wrong) {
	if (typeof cell === "number" || typeof cell === "string") return String(cell);
	if (typeof cell === "object" && cell !== null && "value" in cell && "unit" in cell) {
		const { value, unit } = cell;
		if (typeof value === "number" && typeof unit === "string") return `${value} ${unit}`;
	}
	throw wrong;
}
function readValue({ id, field }, value) {
	if (typeof value === "number" || typeof value === "string") {
		if (field.type === "choice" && !field.options.includes(String(value)) && value !== "") throw new Refusal(`The field "${id}" has no option "${value}"; allowed: ${field.options.join(", ")}.`);
		return value;
	}
	if (field.type === "list") return listJson(id, value);
	if (field.type === "rows") return rowsOf(id, field, value);
	if (typeof value === "object" && value !== null && "value" in value && "unit" in value) {
		const { value: number, unit } = value;
		if ((typeof number === "number" || typeof number === "string") && typeof unit === "string") {
			if (field.type !== "quantity") throw new Refusal(`The field "${id}" takes no unit.`);
			return {
				value: number,
				unit
			};
		}
	}
	throw new Refusal(`The field "${id}" must be a number, a text or {"value": number, "unit": text}.`);
}
// calculators/kit/case-json.ts
function numberJson({ value, unit }) {
	return {
		value,
		unit
	};
}
function valueJson(value) {
	switch (value?.type) {
		case "number": return numberJson(value);
		case "words": return value.text;
		case "answer": return value.yes;
		case "table": return rowsJson(value);
		default: return null;
	}
}
/** A table as an array of rows by column id. */
function rowsJson({ columns, rows }) {
	return rows.map((row) => {
		const cells = {};
		let place = 0;
		for (const { id, unit } of columns) {
			const cell = row[place] ?? null;
			cells[id] = typeof cell === "number" ? {
				value: cell,
				unit
			} : cell;
			place += 1;
		}
		return cells;
	});
}
function lineJson({ id, label, symbol, equation, numbers, value, source, note }) {
	return {
		id,
		label,
		...symbol === void 0 ? {} : { symbol: symbolText(symbol) },
		...equation === void 0 ? {} : {
			equation: equationText(equation),
			numbers: equationText(equation, new Map(Object.entries(numbers)), symbol)
		},
		value: valueJson(value),
		...source === void 0 ? {} : { source },
		...note === void 0 ? {} : { note }
	};
}
/** The results of a calculator before there are any: a copy of it takes values sooner than an object that grows by each. */
var noResults = remembered(({ results }) => Object.fromEntries(results.map(({ id }) => [id, null])));
/** A reason as a sentence: most cases lack the same for the same reason. */
var sentence = remembered(inSentence);
/** A case of a report as the command line prints it. */
function caseJson(definition, { values, messages, crossCheck, filled, working }) {
	const results = { ...noResults(definition) };
	const said = [...messages];
	for (const id in values) {
		const value = values[id];
		results[id] = valueJson(value);
		if (value?.type === "none") said.push({
			level: "info",
			text: `${resultInfo(definition, id).label}: ${sentence(value.reason)}`,
			field: id
		});
	}
	const checks = {};
	for (const { method, result, value, difference } of crossCheck) {
		const differencePercent = difference === null ? null : difference * 100;
		checks[method] = {
			result,
			value: valueJson(value),
			differencePercent
		};
	}
	return {
		results,
		messages: said,
		crossCheck: checks,
		...filled ? { filled: filledJson(filled) } : {},
		...working ? { working: working.map(lineJson) } : {}
	};
}
function filledJson(filled) {
	const named = Object.entries(filled).map(([id, { value, of, source, uncertainty, difference }]) => [id, {
		value: valueJson(value),
		of,
		source,
		...uncertainty === void 0 ? {} : { uncertaintyPercent: uncertainty * 100 },
		...difference === void 0 ? {} : { differencePercent: difference * 100 }
	}]);
	return Object.fromEntries(named);
}
/** What cases give together as the command line prints it. */
function togetherJson({ title, table, messages }) {
	return {
		title,
		rows: rowsJson(table),
		messages
	};
}
// calculators/kit/loads.ts
/**
* Loads what cases need beside their calculator, the data of a fluid. Undefined where all of it is there, so that whoever
* calculates has nothing to wait for. It comes before `run`.
*/
function loadFor(definition, cases) {
	const { loads } = definition;
	if (!loads) return void 0;
	const waiting = [];
	for (const data of cases) {
		const values = {};
		for (const input of loads.inputs) {
			const reading = readField(input, data, input.id);
			if (reading.type === "value") values[input.id] = reading.value;
		}
		const loading = loads.load(values);
		if (loading) waiting.push(loading);
	}
	return waiting.length > 0 ? Promise.all(waiting).then(() => void 0) : void 0;
}
/** The same for the cases of a document. Throws a `Refusal` for one that names what the calculator does not have. */
function loadForDocument(definition, document) {
	return definition.loads && loadFor(definition, calculationOf(definition, document).cases);
}
// calculators/kit/cases-json.ts
/** Why a case of JSON, one among others, is not understood. */
var RefusedCase = class extends Refusal {
	place;
	field;
	constructor(place, field, words) {
		super(`Case ${place + 1}: ${words}`);
		this.place = place;
		this.field = field;
	}
};
/** The case of JSON at a place as a document has it. Throws a `RefusedCase` that names the case and its mistake. */
function understoodCase(definition, given, place) {
	try {
		return fieldsFromJson(definition, given);
	} catch (thrown) {
		if (!(thrown instanceof Refusal)) throw thrown;
		throw new RefusedCase(place, thrown instanceof RefusedField ? thrown.field : void 0, thrown.message);
	}
}
/** So many cases are reported on at once: a report is let go of as soon as it is written. */
var reportCases = 25;
/** Works cases through, of which the first stands at `first` among all: as the command line and the API answer them. */
async function answerCases(definition, cases, first, asked) {
	const answers = [];
	const faults = [];
	let together;
	const size = asked.together && definition.together ? cases.length : reportCases;
	for (let start = 0; start < cases.length; start += size) {
		const document = {
			schema: documentSchema,
			tool: definition.id,
			cases: cases.slice(start, start + size)
		};
		await loadForDocument(definition, document);
		const report = run(definition, document, {
			...asked,
			pictures: false,
			first: first + start
		});
		for (const [place, each] of report.cases.entries()) {
			answers.push(JSON.stringify(caseJson(definition, each)));
			for (const fault of each.faults) faults.push(`Case ${first + start + place + 1}, ${fault.place}: ${fault.error}`);
		}
		for (const fault of report.faults) faults.push(`All cases, ${fault.place}: ${fault.error}`);
		if (report.together) together = JSON.stringify(togetherJson(report.together));
	}
	return {
		answers,
		together,
		faults
	};
}
// calculators/kit/explore/contour.ts
/** So often an edge of the grid is halved to find where a boundary crosses it: to a thousandth of it. */
var halvings = 10;
/**
* The boundary of where something holds, by marching squares: lines through the places where it crosses the edges of a grid,
* each found by halving the edge. `grid[row][column]` says whether it holds at `xs[column]`, `ys[row]`. Where two corners
* across a cell hold, the middle of the cell decides which are joined.
* Source: W. E. Lorensen, H. E. Cline, SIGGRAPH Computer Graphics 21 (1987) 163, in two dimensions.
*/
function boundaryLines(xs, ys, grid, holds) {
	const places = /* @__PURE__ */ new Map();
	const neighbours = /* @__PURE__ */ new Map();
	const corner = (column, row) => [xs[column] ?? 0, ys[row] ?? 0];
	const at = (column, row) => grid[row]?.[column] === true;
	const crossing = (c1, r1, c2, r2) => {
		const key = `${c1} ${r1} ${c2} ${r2}`;
		if (!places.has(key)) places.set(key, crossed(corner(c1, r1), corner(c2, r2), at(c1, r1), holds));
		return key;
	};
	const join = (from, to) => {
		for (const [key, other] of [[from, to], [to, from]]) neighbours.set(key, [...neighbours.get(key) ?? [], other]);
	};
	for (let row = 0; row + 1 < ys.length; row += 1) for (let column = 0; column + 1 < xs.length; column += 1) {
		const [a, b, c, d] = [
			at(column, row),
			at(column + 1, row),
			at(column + 1, row + 1),
			at(column, row + 1)
		];
		const south = () => crossing(column, row, column + 1, row);
		const east = () => crossing(column + 1, row, column + 1, row + 1);
		const north = () => crossing(column, row + 1, column + 1, row + 1);
		const west = () => crossing(column, row, column, row + 1);
		const edges = [
			...a === b ? [] : [south],
			...b === c ? [] : [east],
			...c === d ? [] : [north],
			...d === a ? [] : [west]
		];
		if (edges.length === 4) {
			const [x, y] = [((xs[column] ?? 0) + (xs[column + 1] ?? 0)) / 2, ((ys[row] ?? 0) + (ys[row + 1] ?? 0)) / 2];
			if (holds(x, y) === a) {
				join(south(), east());
				join(north(), west());
			} else {
				join(south(), west());
				join(north(), east());
			}
		} else if (edges[0] && edges[1]) join(edges[0](), edges[1]());
	}
	return chained(neighbours).map((keys) => keys.map((key) => places.get(key)).filter((place) => place !== void 0));
}
/** Where a boundary crosses between two places. */
function crossed(from, to, isAtFrom, holds) {
	let [near, far] = [from, to];
	const middleOf = () => [(near[0] + far[0]) / 2, (near[1] + far[1]) / 2];
	for (let round = 0; round < halvings; round += 1) {
		const middle = middleOf();
		if (holds(...middle) === isAtFrom) near = middle;
		else far = middle;
	}
	return middleOf();
}
/** Lines of places that are joined: open ones from their ends first, then closed ones, whose last place is their first. */
function chained(neighbours) {
	const seen = /* @__PURE__ */ new Set();
	const lines = [];
	const follow = (start) => {
		const line = [start];
		seen.add(start);
		for (let last = start;;) {
			const next = neighbours.get(last)?.find((each) => !seen.has(each));
			if (next === void 0) break;
			seen.add(next);
			line.push(next);
			last = next;
		}
		const isClosed = line.length > 2 && neighbours.get(line.at(-1) ?? "")?.includes(start) === true;
		lines.push(isClosed ? [...line, start] : line);
	};
	for (const [key, joined] of neighbours) if (joined.length === 1 && !seen.has(key)) follow(key);
	for (const key of neighbours.keys()) if (!seen.has(key)) follow(key);
	return lines;
}
// calculators/kit/explore/exploration.ts
function finished(exploration, tell = () => true) {
	for (;;) {
		const { done, value } = exploration.next();
		if (done) return value;
		if (!tell(value)) return void 0;
	}
}
/** Goes through an exploration as a part of another: each of its stages is told as one of that. Gives its answer. */
function* partOf$1(part, told) {
	for (;;) {
		const { done, value } = part.next();
		if (done) return value;
		yield told(value);
	}
}
/** Shares of the work done, for one whose length is only guessed: they rise and stay below 1. */
function effort(expected) {
	let done = 0;
	return () => {
		done += 1;
		return done < expected ? .9 * done / expected : 1 - .1 * expected / done;
	};
}
// calculators/kit/explore/spanned.ts
/** A number in a sentence, with its sign where it has one, thousands set apart and a power of ten as they are written. */
var numbers = /(?<![\w.])[−-]?\d(?:[\d\u202f]*\d)?(?:\.\d+)?(?:·10[⁻⁰¹²³⁴-⁹]+)?/g;
var digitOf = (superscript) => "⁰¹²³⁴⁵⁶⁷⁸⁹".indexOf(superscript);
/** The value of such a number. */
function valueOf(text) {
	const [mantissa = "", power = ""] = text.replaceAll(" ", "").replace("−", "-").split("·10");
	const digits = power.replaceAll(/./gu, (each) => each === "⁻" ? "-" : String(digitOf(each)));
	return Number(digits === "" ? mantissa : `${mantissa}e${digits}`);
}
/** Whether one sentence says what another says, but for its numbers. */
function isAlike(a, b) {
	return a.replaceAll(numbers, "#") === b.replaceAll(numbers, "#");
}
/**
* A sentence that holds for all of several that are the same but for their numbers: each number that differs among them is the
* range of all. Sentences that differ in words are left out.
*/
function spanned(sentences) {
	const [first = "", ...others] = sentences;
	const alike = others.filter((each) => each !== first && isAlike(each, first));
	if (alike.length === 0) return first;
	const all = [first, ...alike].map((each) => each.match(numbers) ?? []);
	let place = -1;
	return first.replaceAll(numbers, (own) => {
		place += 1;
		let [low, high] = [own, own];
		for (const each of all) {
			const text = each[place] ?? own;
			if (valueOf(text) < valueOf(low)) low = text;
			if (valueOf(text) > valueOf(high)) high = text;
		}
		return low === high ? low : `${low} to ${high}`;
	});
}
// calculators/kit/explore/said.ts
/** A message as plain data, read where its case is known. */
function plainMessage({ level, text, field, source }) {
	return {
		level,
		text: unnumbered(text),
		...field === void 0 ? {} : { field },
		...source === void 0 ? {} : { source }
	};
}
/**
* The messages of the first of some points, each said so that it holds for all at which it is said: a number that differs
* among them is a range.
*/
function messagesOver(points) {
	const texts = /* @__PURE__ */ new Map();
	const seen = /* @__PURE__ */ new Set();
	for (const { messages } of points) for (const message of messages) {
		const whole = `${message.level} ${message.field ?? ""} ${message.text}`;
		if (seen.has(whole)) continue;
		seen.add(whole);
		const known = texts.get(gist(message));
		if (known) known.push(message.text);
		else texts.set(gist(message), [message.text]);
	}
	return (points[0]?.messages ?? []).map((message) => plainMessage({
		...message,
		text: spanned(texts.get(gist(message)) ?? [message.text])
	}));
}
var levels = [
	"none",
	"info",
	"warning",
	"error"
];
/** The highest level of some messages. */
function levelOf$1(messages) {
	let highest = 0;
	for (const { level } of messages) highest = Math.max(highest, levels.indexOf(level));
	return levels[highest] ?? "none";
}
/**
* What a message says whatever its numbers are, so that one that is repeated along a curve is known again.
*/
function gist({ level, text, field }) {
	return `${level} ${field ?? ""} ${text.replaceAll(/[\d.,·×⁻⁰¹²³⁴-⁹]+/g, "#")}`;
}
// calculators/kit/explore/subject.ts
/** The case at a place of a document. Throws a `Refusal` where there is none. */
function subjectOf(definition, document, place = 0) {
	const { cases, units } = calculationOf(definition, document);
	const data = cases[place];
	if (!data) throw new Refusal(`There is no case ${place}; allowed: 0 to ${cases.length - 1}.`);
	return {
		definition,
		data,
		units
	};
}
var workedOut = /* @__PURE__ */ new WeakMap();
/** The case as it stands, worked out by its own method; once for all that is asked of it. */
function evaluationOf({ definition, data }) {
	const before = workedOut.get(data);
	if (before?.definition === definition) return before.evaluation;
	const evaluation = evaluate(definition, data);
	workedOut.set(data, {
		definition,
		evaluation
	});
	return evaluation;
}
/** The numeric input of an id. Throws a `Refusal` for one that takes no number or that the case is not asked for. */
function numericInput({ definition, data }, id) {
	const input = inputOf(definition, id);
	const { field } = input;
	if (field.type !== "quantity") throw new Refusal(`The field "${id}" takes no number; allowed: ${numericIds(definition, data).join(", ")}.`);
	const reading = readField(input, data, id);
	if (reading.type === "hidden") throw new Refusal(`The field "${id}" has no part in this case, by its ${reading.by}; allowed: ${numericIds(definition, data).join(", ")}.`);
	const value = evaluationOf({
		definition,
		data
	}).value(id);
	return {
		id,
		label: field.label,
		kind: field.kind,
		unit: data[id]?.unit ?? field.unit,
		field,
		standing: typeof value === "number" ? value : void 0
	};
}
/** The inputs of a case that take a number, by id. */
function numericIds({ inputs }, data) {
	const takesNumber = (input) => input.field.type === "quantity" && readField(input, data, input.id).type !== "hidden";
	return inputs.filter(takesNumber).map(({ id }) => id);
}
/** The result of an id, a number where it has a kind. Throws a `Refusal` for one that the calculator does not have. */
function resultAsked({ definition, units }, id) {
	if (!definition.results.some((result) => result.id === id)) {
		const allowed = definition.results.map((result) => result.id).join(", ");
		throw new Refusal(`${definition.id} has no result "${id}"; allowed: ${allowed}.`);
	}
	const { label, kind, unit = "" } = resultInfo(definition, id);
	return kind === void 0 ? {
		id,
		label,
		unit
	} : {
		id,
		label,
		kind,
		unit: units[id] ?? unit
	};
}
/** The same, of a result that is a number. */
function numericResult(subject, id) {
	const { kind, ...result } = resultAsked(subject, id);
	if (kind !== void 0) return {
		...result,
		kind
	};
	throw new Refusal(`The result "${id}" is no number; allowed: ${subject.definition.results.filter((each) => resultInfo(subject.definition, each.id).kind !== void 0).map((each) => each.id).join(", ")}.`);
}
/** An amount in SI; a bare number is in the default unit. Throws a `Refusal` for a unit that it cannot have. */
function inSi(what, kind, unit, amount) {
	const { value, unit: named } = typeof amount === "number" ? {
		value: amount,
		unit
	} : amount;
	const found = findUnit(kind, named);
	if (found) return toSi(kind, value, found.symbol);
	throw new Refusal(`The ${what} has no unit "${named}"; allowed: ${kindOf(kind).units.map(({ symbol }) => symbol).join(", ")}.`);
}
/** An amount that an input may have, in SI. */
function inputAmount({ id, field }, amount) {
	return inSi(`field "${id}"`, field.kind, field.unit, amount);
}
/** An SI value as it is read. */
function shownIn({ kind, unit }, si) {
	return {
		si: si + 0,
		value: fromSi(kind, si, unit) + 0,
		unit
	};
}
/** A value as plain JSON. */
function plainValue(value) {
	return typeof value === "object" || value === void 0 ? null : typeof value === "number" ? value + 0 : value;
}
/** What something is called, without what only the calculation needs. */
function describedAs({ id, label, kind, unit }) {
	return kind === void 0 ? {
		id,
		label,
		unit
	} : {
		id,
		label,
		kind,
		unit
	};
}
/** A case with a value typed into one of its fields, to the last digit. */
function caseWith({ definition, data }, { id, unit }, si) {
	const { field } = inputOf(definition, id);
	return field.type === "quantity" ? {
		...data,
		[id]: {
			text: String(fromSi(field.kind, si, unit)),
			unit
		}
	} : data;
}
/** A whole run of a case, with all methods: the value of a result and everything that is said. */
function wholeRun(subject, data, result) {
	const { evaluation, messages } = calculateCase(subject.definition, data);
	const value = evaluation.value(result);
	return {
		value: typeof value === "number" ? value : void 0,
		messages: messages.map(plainMessage)
	};
}
function plainFaults(faults) {
	return faults.map(({ place, error }) => ({
		place,
		error: String(error)
	}));
}
// calculators/kit/explore/bend.ts
/** How far a place lies from the straight line between its neighbours; 0 at an end, not a number beside a gap. */
function bend(spots, index) {
	const [a, b, c] = [
		spots[index - 1],
		spots[index],
		spots[index + 1]
	];
	if (!a || !b || !c) return 0;
	return Math.abs(b.y - (a.y + (c.y - a.y) * (b.x - a.x) / (c.x - a.x)));
}
// calculators/kit/explore/range.ts
/** So far beside its value in the case a field is looked at that has no bounds. */
var farFactor = 1e3;
/** The same for temperatures. */
var farTemperature = 4;
/** The lowest value looked at of a field that must be above zero, as a share of the highest. */
var lowestShare = 1e-6;
/** How close to a limit that itself is not allowed. */
var nearLimit = 1e-9;
/**
* The range that is asked for, within the bounds of the field; without one the bounds themselves, and where there are none
* three decades to either side of the value of the case. Throws a `Refusal` for a range outside the bounds, and for one that
* nothing gives.
*/
function rangeAsked(input, asked = {}, scale) {
	const { id, field } = input;
	const si = (limit) => limit === void 0 ? void 0 : toSi(field.kind, limit, field.unit);
	const [low, high] = [si(field.atLeast ?? field.above), si(field.atMost ?? field.below)];
	const wanted = {
		from: given(input, asked.from),
		to: given(input, asked.to)
	};
	const far = assumed(input, low, high);
	let from = wanted.from ?? far.from;
	let to = wanted.to ?? far.to;
	if (from === void 0 || to === void 0) throw new Refusal(`The field "${id}" has neither bounds nor a value: a range with "from" and "to" must be given.`);
	if (field.above !== void 0 && field.atLeast === void 0 && from === low) from += (to - from) * nearLimit;
	if (field.below !== void 0 && field.atMost === void 0 && to === high) to -= (to - from) * nearLimit;
	if (!(from < to)) throw new Refusal(`The range of the field "${id}" must end above its beginning.`);
	if (scale === "log" && from <= 0) throw new Refusal(`A range on a logarithmic scale must begin above 0.`);
	const isLog = scale === void 0 ? from > 0 && to / from > 10 : scale === "log";
	const isAssumed = wanted.from === void 0 && low === void 0 || wanted.to === void 0 && high === void 0;
	return {
		from,
		to,
		isLog,
		assumed: isAssumed
	};
}
/** The input that a question varies and the range in which it does, with both as an answer tells them. */
function overInput(subject, question) {
	const input = numericInput(subject, question.input);
	const range = rangeAsked(input, question.range, question.scale);
	return {
		input,
		range,
		told: {
			input: describedAs(input),
			range: reachOf(input, range)
		}
	};
}
/** One end of a range; undefined where it is left open. */
function given(input, amount) {
	if (amount === void 0) return void 0;
	const { id, field } = input;
	const value = inputAmount(input, amount);
	if (![field.above, field.below].some((limit) => limit !== void 0 && toSi(field.kind, limit, field.unit) === value) && !boundsHold(field, value, (limit) => toSi(field.kind, limit, field.unit))) throw new Refusal(`The field "${id}" must be ${boundsText(field)}.`);
	return value;
}
/** The range of a field by its bounds and the value that stands in it. */
function assumed({ field, standing }, low, high) {
	if (low !== void 0 && high !== void 0) return {
		from: low === 0 && field.above !== void 0 ? lowest(high, standing) : low,
		to: high
	};
	if (standing === void 0) return {
		from: low,
		to: high
	};
	const factor = field.kind === "temperature" ? farTemperature : farFactor;
	if (standing > 0 && (low === void 0 || low >= 0)) return {
		from: Math.max(low ?? 0, standing / factor),
		to: high ?? standing * factor
	};
	const width = Math.abs(standing === 0 ? toSi(field.kind, 1, field.unit) : standing) * farFactor;
	return {
		from: low ?? standing - width,
		to: high ?? standing + width
	};
}
/** Where to begin above zero: six decades below the highest value, three below that of the case. */
function lowest(high, standing = high) {
	return Math.min(high * lowestShare, standing > 0 ? standing / farFactor : high);
}
/** A range as it is read. */
function reachOf(input, { from, to, isLog, assumed }) {
	return {
		from: shownIn(input, from),
		to: shownIn(input, to),
		scale: isLog ? "log" : "linear",
		assumed
	};
}
/** So many values of a range, its ends among them, evenly on its own scale. */
function evenly({ from, to, isLog }, count) {
	return Array.from({ length: count }, (_, index) => {
		if (index === 0) return from;
		if (index === count - 1) return to;
		const share = index / (count - 1);
		return isLog ? from * (to / from) ** share : from + (to - from) * share;
	});
}
/** How many values a search begins with, on each scale: fewer where each takes long. */
function searchPoints(definition) {
	return takesLong(definition) ? 13 : 97;
}
/** Values that are this close, as a share, are the same: between them rounding alone would say that an input has no effect. */
var sameValue = 1e-9;
/** How far around the value of the case a search looks closely, as a factor. */
var closeFactor = 1.5;
/**
* Where a search begins: values even on a linear scale, even in decades above the beginning of the range, and close ones
* around the value that stands in the case.
*/
function searchGrid(range, count, standing) {
	const { from, to, isLog } = range;
	const linear = evenly({
		...range,
		isLog: false
	}, count);
	const offset = isLog ? 0 : from;
	const first = isLog ? from : (to - from) * lowestShare;
	const decades = evenly({
		...range,
		from: first,
		to: to - offset,
		isLog: true
	}, count).map((x) => x + offset);
	const close = standing === void 0 ? [] : evenly({
		...range,
		from: standing / closeFactor,
		to: standing * closeFactor,
		isLog: false
	}, Math.floor(count / 4));
	const rising = [
		...linear,
		...decades,
		...close,
		...standing === void 0 ? [] : [standing]
	].filter((x) => x >= from && x <= to).toSorted((a, b) => a - b);
	return [...rising.filter((x, index) => index === 0 || x - (rising[index - 1] ?? x) > sameValue * Math.abs(x)).slice(0, -1), ...rising.slice(-1)];
}
/** A value between two others: halfway, or halfway in decades where they are far apart. */
function between(a, b) {
	return a > 0 && b > 4 * a ? Math.sqrt(a) * Math.sqrt(b) : a + (b - a) / 2;
}
// calculators/kit/explore/edge.ts
/** So often an interval is halved before two neighbouring numbers stand at its ends. */
var mostHalvings = 120;
/**
* The two neighbouring numbers between which something changes that holds at `a` and not at `b`: the last at which it holds
* and the first at which it does not. Where it changes several times this is one of the places.
*/
function edgeBetween(a, b, holds, resolution = 0) {
	let [inside, outside] = [a, b];
	for (let halvings = 0; halvings < mostHalvings; halvings += 1) {
		const middle = between(Math.min(inside, outside), Math.max(inside, outside));
		if (Math.abs(outside - inside) <= resolution * Math.max(Math.abs(inside), Math.abs(outside)) || middle === inside || middle === outside) break;
		if (holds(middle)) inside = middle;
		else outside = middle;
	}
	return {
		inside,
		outside
	};
}
// calculators/kit/explore/probe.ts
/** Most faults that are kept: they are ours, and one of a sort is enough to find it. */
var mostFaults = 10;
/**
* Works one case through again and again for other values of some inputs, of which it works out only what rests on these and
* leads to what is asked. The values stand in place of what was typed, in SI and within the bounds of their fields, which
* whoever asks has seen to.
*/
var Probe = class {
	results;
	says;
	faults = [];
	plan;
	places;
	fixed;
	readings;
	standing;
	method;
	constructor(definition, data, varied, results, says) {
		this.results = results;
		this.says = says;
		this.method = methodOf(definition, data);
		const given = dataBy(data, this.method);
		const whole = planOf(definition, this.method, given);
		this.places = varied.map((id) => definition.inputs.findIndex((input) => input.id === id));
		const read = readInputs(definition, given);
		const isVaried = new Set(this.places);
		const left = (places) => new Set([...places].filter((place) => !isVaried.has(place)));
		this.standing = [...read.values];
		this.readings = {
			...read,
			values: this.standing,
			messages: [],
			blank: left(read.blank),
			unreadable: left(read.unreadable)
		};
		const nodes = wantedNodes(whole, results, says);
		const moving = movingNodes(nodes, this.places);
		const still = nodes.filter((node) => !moving.has(node));
		const own = {
			...this.readings,
			messages: read.messages.filter(({ field }) => !varied.includes(field ?? ""))
		};
		this.fixed = follow(partOf(whole, still, []), own, this.method, {});
		const shared = still.flatMap((each) => each.place !== void 0 ? [each.node.id] : []);
		this.plan = partOf(whole, nodes.filter((node) => moving.has(node)), shared);
		this.note(this.fixed);
	}
	/** What the case gives where the varied inputs have these values. */
	at(values) {
		this.places.forEach((place, index) => {
			this.standing[place] = values[index];
		});
		const evaluation = follow(this.plan, this.readings, this.method, {}, this.fixed);
		this.note(evaluation);
		return {
			values: this.results.map((id) => resultValue(evaluation, id)),
			messages: this.says ? [...this.fixed.messages, ...evaluation.messages] : []
		};
	}
	note({ faults }) {
		for (const fault of faults) if (this.faults.length < mostFaults && !this.faults.some(({ place }) => place === fault.place)) this.faults.push(fault);
	}
};
/** The nodes of a plan that lead to some results, with all checks where it matters what is said. */
function wantedNodes(plan, results, says) {
	const needed = new Set(results.map((id) => plan.places.get(id)));
	return plan.nodes.toReversed().filter((node) => {
		const isWanted = node.place !== void 0 ? needed.has(node.place) || says && node.node.fills : says;
		if (isWanted) for (const { place } of node.needs) needed.add(place);
		return isWanted;
	}).toReversed();
}
/** Those of some nodes that rest on what stands at some places. */
function movingNodes(nodes, places) {
	const reached = new Set(places);
	const moving = /* @__PURE__ */ new Set();
	for (const node of nodes) {
		if (!node.needs.some(({ place }) => reached.has(place))) continue;
		moving.add(node);
		if (node.place !== void 0) reached.add(node.place);
	}
	return moving;
}
/** A part of a plan, around values of steps that another evaluation gives. */
function partOf(plan, nodes, shared) {
	const needing = plan.ids.map(() => []);
	for (const [index, { needs }] of nodes.entries()) for (const { place } of needs) needing[place]?.push(index);
	return {
		...plan,
		nodes,
		needing,
		shared
	};
}
/** Why a result has no value, as a sentence; undefined where it has one. */
function refusalOf(value) {
	return value instanceof Absent ? value.cause : void 0;
}
// calculators/kit/explore/sweep.ts
/** Points of a curve, unless their number is given. */
var usualPoints$1 = 101;
var usualLongPoints$1 = 20;
var mostPoints$1 = 2e3;
/** How much of a curve's whole height it may bend between two points before one is put between them. */
var mostBend = .01;
/** A difference that a thousandfold narrower interval still shows more than half of is a jump. */
var narrowing = 10;
/**
* Results over the values of an input: evenly, with points added where a curve bends, and on both sides of where it jumps,
* where another thing is said of the case, and where there is no value. Throws a `Refusal` for what cannot be asked.
*/
function* sweep(subject, question) {
	const { input, range } = overInput(subject, question);
	const results = question.results.map((id) => resultAsked(subject, id));
	const { points = takesLong(subject.definition) ? usualLongPoints$1 : usualPoints$1 } = question;
	if (results.length === 0) throw new Refusal("A sweep needs at least one of the results.");
	if (!(Number.isInteger(points) && points >= 2 && points <= 2e3)) throw new Refusal(`The points of a sweep must be 2 to ${mostPoints$1}.`);
	return yield* along(subject, input, range, results, points);
}
/** The same of results that are known, over a range within the bounds of the input, from so many even points. */
function* along({ definition, data }, input, range, results, points) {
	const ids = results.map(({ id }) => id);
	const probe = new Probe(definition, data, [input.id], ids, true);
	const at = (x) => {
		const point = probe.at([x]);
		return {
			x,
			point,
			key: keyOf(point)
		};
	};
	let spots = [];
	const jumps = [];
	const answer = () => ({
		type: "sweep",
		input: describedAs(input),
		range: reachOf(input, range),
		results: results.map(describedAs),
		points: spots.map(({ x, point }) => ({
			at: x,
			values: point.values.map(plainValue),
			level: levelOf$1(point.messages)
		})),
		regimes: regimesOf(spots),
		jumps,
		gaps: gapsOf(input, spots),
		faults: plainFaults(probe.faults)
	});
	const share = effort(takesLong(definition) ? points + 1 : 2 * points);
	for (const x of evenly(range, points)) {
		spots.push(at(x));
		yield {
			share: share(),
			soFar: answer
		};
	}
	if (takesLong(definition)) return answer();
	spots = [...withBends(spots, at, ids.length, points)];
	yield {
		share: share(),
		soFar: answer
	};
	const whole = [];
	for (const [index, spot] of spots.entries()) {
		whole.push(spot);
		const next = spots[index + 1];
		if (!next) continue;
		whole.push(...changes(spot, next, at));
		if ((whole.at(-1) ?? spot).key !== next.key) continue;
		const jump = jumpBetween(spots, index, at, ids);
		if (jump) {
			jumps.push({
				below: jump.below.x,
				above: jump.above.x,
				results: jump.results
			});
			whole.push(jump.below, jump.above);
		}
		yield {
			share: share(),
			soFar: answer
		};
	}
	spots = whole.filter(({ x }, index) => x !== whole[index - 1]?.x);
	return answer();
}
/** What a point is like, apart from its numbers. */
function keyOf({ values, messages }) {
	return [...values.map((value) => typeof value === "object" ? "none" : typeof value === "number" ? "" : String(value)), ...new Set(messages.map(gist))].join("\n");
}
/** Both sides of each place between two points at which something else is said, or a result in words changes. */
function changes(from, to, at) {
	const found = [];
	let before = from;
	for (let count = 0; before.key !== to.key && count < 4; count += 1) {
		const { key } = before;
		const { inside, outside } = edgeBetween(before.x, to.x, (x) => at(x).key === key, 1e-9);
		before = at(outside);
		found.push(at(inside), before);
	}
	return found;
}
/** A curve with points added where it bends most, no more than there are. */
function withBends(given, at, results, most) {
	let spots = [...given];
	for (let round = 0; round < 3 && spots.length < 2 * most; round += 1) {
		const bends = spots.map(() => false);
		for (let place = 0; place < results; place += 1) {
			const curve = spots.map(({ x, point }) => ({
				x,
				y: numberAt(point, place) ?? NaN
			}));
			const heights = curve.map(({ y }) => y).filter((y) => !Number.isNaN(y));
			if (heights.length === 0) continue;
			const height = Math.max(...heights) - Math.min(...heights);
			for (const index of spots.keys()) if (bend(curve, index) > mostBend * height) bends[index] = true;
		}
		const next = [];
		for (const [index, spot] of spots.entries()) {
			next.push(spot);
			const after = spots[index + 1];
			if (after && (bends[index] || bends[index + 1])) next.push(at(between(spot.x, after.x)));
		}
		if (next.length === spots.length) break;
		spots = next;
	}
	return spots;
}
function numberAt({ values }, place) {
	const value = values[place];
	return typeof value === "number" ? value : void 0;
}
/** Both sides of a jump of some results between two points: what stays of their difference however near the points come. */
function jumpBetween(spots, index, at, ids) {
	const [from, to] = [spots[index], spots[index + 1]];
	if (!from || !to) return void 0;
	for (let place = 0; place < ids.length; place += 1) {
		if (!isSteep(spots, index, place)) continue;
		let [below, above] = [from, to];
		const whole = difference(below, above, place);
		for (let round = 1; round <= 40; round += 1) {
			const middle = at(between(below.x, above.x));
			if (difference(below, middle, place) > difference(middle, above, place)) above = middle;
			else below = middle;
			if (round === narrowing && difference(below, above, place) < whole / 2) break;
		}
		if (difference(below, above, place) < whole / 2) continue;
		const results = ids.filter((_, other) => difference(below, above, other) > difference(from, to, other) / 2);
		return {
			below,
			above,
			results
		};
	}
}
function difference(a, b, place) {
	const [x, y] = [numberAt(a.point, place), numberAt(b.point, place)];
	return x === void 0 || y === void 0 ? 0 : Math.abs(y - x);
}
/** Whether a result differs much more between two points than beside them. */
function isSteep(spots, index, place) {
	const [before, from, to, after] = [
		spots[index - 1],
		spots[index],
		spots[index + 1],
		spots[index + 2]
	];
	if (!from || !to) return false;
	const own = difference(from, to, place);
	return own > 3 * Math.max(before ? difference(before, from, place) : 0, after ? difference(to, after, place) : 0) && own > 1e-9 * Math.abs(numberAt(from.point, place) ?? 0);
}
/** The stretches in which the same is said. */
function regimesOf(spots) {
	const regimes = [];
	for (const { x, key, point } of spots) {
		const last = regimes.at(-1);
		if (last?.key === key) {
			last.to = x;
			last.points.push(point);
		} else regimes.push({
			from: x,
			to: x,
			key,
			points: [point]
		});
	}
	return regimes.map(({ from, to, points }) => ({
		from,
		to,
		level: levelOf$1(points[0]?.messages ?? []),
		messages: messagesOver(points)
	}));
}
/** The stretches in which a result has no value, with the reason. */
function gapsOf(input, spots) {
	const gaps = [];
	for (const [index, { x, point }] of spots.entries()) {
		const reason = point.values.map(refusalOf).find((each) => each !== void 0);
		if (reason === void 0) continue;
		const last = gaps.at(-1);
		if (last && last.index === index - 1 && last.reason === reason) {
			last.to = x;
			last.index = index;
		} else gaps.push({
			from: x,
			to: x,
			reason,
			index
		});
	}
	return gaps.map(({ from, to, reason }) => ({
		from: shownIn(input, from),
		to: shownIn(input, to),
		reason
	}));
}
// calculators/kit/explore/compare.ts
/** Most curves beside each other. */
var mostCurves = 40;
/**
* The same sweep of several cases, and by each option of a choice that they are offered. A case that cannot be asked is
* refused in its place. Throws a `Refusal` where none can.
*/
function* compare(definition, document, question) {
	const { cases, by, type: _, ...asked } = question;
	const variants = variantsOf(definition, document, cases, by);
	if (variants.length > mostCurves) throw new Refusal(`At most ${mostCurves} curves are compared; these are ${variants.length}.`);
	const own = {
		type: "sweep",
		...asked
	};
	const curves = [];
	const answer = () => ({
		type: "compare",
		curves: [...curves],
		faults: curves.flatMap(({ sweep: each }) => each?.faults ?? [])
	});
	for (const [index, { about, subject }] of variants.entries()) try {
		const swept = yield* partOf$1(sweep(subject, own), ({ share }) => ({
			share: (index + share) / variants.length,
			soFar: answer
		}));
		curves.push({
			...about,
			sweep: swept
		});
	} catch (thrown) {
		if (!(thrown instanceof Refusal) || variants.length === 1) throw thrown;
		curves.push({
			...about,
			refused: thrown.message
		});
	}
	return answer();
}
/** The cases to compare, each by every option where a choice is named. */
function variantsOf(definition, document, cases, by) {
	const all = calculationOf(definition, document).cases.map((_, place) => place);
	return (cases ?? all).flatMap((place) => {
		const subject = subjectOf(definition, document, place);
		const about = {
			case: place,
			title: caseTitle(subject.data, place)
		};
		if (by === void 0) return [{
			about,
			subject
		}];
		const { field } = inputOf(definition, by);
		if (field.type !== "choice") throw new Refusal(`The field "${by}" is no choice; allowed: ${definition.inputs.filter((each) => each.field.type === "choice").map(({ id }) => id).join(", ")}.`);
		return offeredOptions(field, subject.data).map((option) => ({
			about: {
				...about,
				option,
				name: field.names?.[option] ?? option
			},
			subject: {
				...subject,
				data: settleChoices(definition, {
					...subject.data,
					[by]: { text: option }
				}, /* @__PURE__ */ new Set([by]))
			}
		}));
	});
}
// calculators/kit/explore/reasons.ts
var mostReasons = 8;
/** Counts sentences that are the same but for their numbers. */
var Tally = class {
	count = 0;
	known = /* @__PURE__ */ new Map();
	add(reason) {
		this.count += 1;
		const key = reason.replaceAll(/[\d.,]+/g, "#");
		const known = this.known.get(key);
		if (known) known.count += 1;
		else this.known.set(key, {
			reason,
			count: 1
		});
	}
	/** The most frequent ones first, each as it was said first. */
	list() {
		return [...this.known.values()].toSorted((a, b) => b.count - a.count).slice(0, mostReasons);
	}
};
// calculators/kit/explore/uncertain.ts
/** A value in SI, or the bound of the field that stands before it. */
function withinBounds({ field }, value) {
	const si = (limit) => toSi(field.kind, limit, field.unit);
	if (boundsHold(field, value, si)) return value;
	const low = field.atLeast ?? field.above;
	const high = field.atMost ?? field.below;
	if (low !== void 0 && value <= si(low)) return field.atLeast === void 0 ? nudged(si(low), 1) : si(low);
	if (high !== void 0 && value >= si(high)) return field.atMost === void 0 ? nudged(si(high), -1) : si(high);
	return value;
}
/** A value so close to a limit that itself is not allowed. */
function nudged(limit, direction) {
	return limit + direction * Math.max(Math.abs(limit), 1e-6) * 1e-9;
}
/** An input whose value in the case is a number. Throws a `Refusal` for one that is blank. */
function standingInput(subject, id) {
	const input = numericInput(subject, id);
	const { standing } = input;
	if (standing === void 0) throw new Refusal(`The field "${id}" has no value in this case.`);
	return {
		...input,
		standing
	};
}
/** What the case itself gives and says. */
function baseOf(subject, result) {
	const { value, messages } = wholeRun(subject, subject.data, result.id);
	return {
		base: value === void 0 ? null : shownIn(result, value),
		messages,
		value
	};
}
/** What one point gives of a result that is a number. */
function outcomeAt(result, { values: [value], messages }) {
	const refused = refusalOf(value);
	return {
		result: typeof value === "number" ? shownIn(result, value) : null,
		level: levelOf$1(messages),
		...refused === void 0 ? {} : { refused }
	};
}
// calculators/kit/explore/corners.ts
/** Most inputs at whose extremes all combinations are looked at; fewer where each takes long. */
var mostInputs = 12;
var mostLongInputs = 4;
/**
* A result at all combinations of the extremes of some inputs, and the worst of them. Throws a `Refusal` for what cannot be
* asked.
*/
function* corners(subject, question) {
	const { definition, data } = subject;
	const result = numericResult(subject, question.result);
	const inputs = Object.entries(question.extremes).map(([id, { from, to }]) => {
		const input = numericInput(subject, id);
		return {
			input,
			from: within(input, from),
			to: within(input, to)
		};
	});
	const most = takesLong(definition) ? mostLongInputs : mostInputs;
	if (inputs.length === 0 || inputs.length > most) throw new Refusal(`Corners are looked at of 1 to ${most} inputs, ${2 ** most} combinations at most; these are ${inputs.length}.`);
	const probe = new Probe(definition, data, inputs.map(({ input }) => input.id), [result.id], true);
	const found = [];
	const reasons = new Tally();
	const { base } = baseOf(subject, result);
	const sign = question.worst === "highest" ? 1 : -1;
	const placeOf = (high) => inputs.map(({ from, to }, index) => high[index] ? to : from);
	const answer = () => {
		let worst;
		found.forEach((corner, index) => {
			const known = worst === void 0 ? void 0 : found[worst]?.result;
			if (corner.result !== null && (known === void 0 || known === null || sign * corner.result > sign * known)) worst = index;
		});
		return {
			type: "corners",
			result: describedAs(result),
			inputs: inputs.map(({ input, from, to }) => ({
				input: describedAs(input),
				from: shownIn(input, from),
				to: shownIn(input, to)
			})),
			corners: [...found],
			base,
			...worst === void 0 ? {} : { worst: worstAt(worst) },
			refused: reasons.list(),
			sentence: concluded$1(found.length, reasons.count),
			faults: plainFaults(probe.faults)
		};
	};
	const worstAt = (corner) => {
		const values = placeOf(found[corner]?.high ?? []);
		const { value = found[corner]?.result ?? 0, messages } = wholeRun(subject, inputs.reduce((known, { input }, index) => caseWith({
			...subject,
			data: known
		}, input, values[index] ?? 0), data), result.id);
		return {
			corner,
			at: inputs.map(({ input }, index) => ({
				id: input.id,
				at: shownIn(input, values[index] ?? 0)
			})),
			result: shownIn(result, value),
			messages
		};
	};
	const count = 2 ** inputs.length;
	for (let corner = 0; corner < count; corner += 1) {
		const high = inputs.map((_, index) => Math.floor(corner / 2 ** index) % 2 === 1);
		const { values, messages } = probe.at(placeOf(high));
		const [value] = values;
		const refused = refusalOf(value);
		if (refused !== void 0) reasons.add(refused);
		found.push({
			high,
			result: typeof value === "number" ? value + 0 : null,
			level: levelOf$1(messages)
		});
		yield {
			share: (corner + 1) / (count + 1),
			soFar: answer
		};
	}
	return answer();
}
/** How many combinations were looked at, and that the worst may be among those without a result. */
function concluded$1(count, refused) {
	if (refused === 0) return `${count} combinations, all with a result.`;
	if (refused === count) return `${count} combinations, none with a result.`;
	return `${count} combinations, ${refused} without a result: the worst named is that of the others.`;
}
/** An amount that stands in a field. Throws a `Refusal` for one outside its bounds. */
function within(input, amount) {
	const { id, field } = input;
	const value = inputAmount(input, amount);
	if (boundsHold(field, value, (limit) => toSi(field.kind, limit, field.unit))) return value;
	throw new Refusal(`The field "${id}" must be ${boundsText(field)}.`);
}
// calculators/kit/explore/width.ts
var usualPercent = 10;
/**
* How far each input may be off: by the uncertainty stated, else by the published one of what fills the field, else by a share.
* Undefined for one of which nothing is stated where others are.
*/
function widths(subject, { inputs, percent }) {
	const { filled } = evaluationOf(subject);
	return (id) => {
		const stated = inputs?.[id];
		if (stated && "plusMinus" in stated) {
			const input = numericInput(subject, id);
			const zero = inputAmount(input, withUnit(stated.plusMinus, 0));
			const width = Math.abs(inputAmount(input, stated.plusMinus) - zero);
			return {
				basis: "stated",
				of: () => width
			};
		}
		if (stated && "percent" in stated) return shareOf$1("stated", stated.percent / 100);
		if (inputs && percent === void 0) return void 0;
		const filling = filled.find((each) => each.id === id && each.difference === void 0);
		if (filling?.uncertainty !== void 0) return shareOf$1("published", filling.uncertainty);
		return shareOf$1("percent", (percent ?? usualPercent) / 100);
	};
}
/** The same amount with another number. */
function withUnit(amount, value) {
	return typeof amount === "number" ? value : {
		value,
		unit: amount.unit
	};
}
function shareOf$1(basis, share) {
	return {
		basis,
		of: (standing) => Math.abs(standing * share)
	};
}
// calculators/kit/explore/derivatives.ts
var fine = {
	step: .001,
	allowed: .001,
	same: 1e-12
};
/** What takes long is followed in steps of its own, and so known less well. */
var coarse = {
	step: .02,
	allowed: .05,
	same: 1e-4
};
/**
* How steeply a result rises with each input: central differences of two step sizes, extrapolated by Richardson's rule. Where
* the sides do not agree, at a jump or a kink, there is no derivative, and that is said. Throws a `Refusal` for what cannot be
* asked. With `curves`, also the result as far around each value as that may be off.
*/
function* derivatives(subject, question) {
	const { definition, data } = subject;
	const result = numericResult(subject, question.result);
	const { value: base, ...ofCase } = baseOf(subject, result);
	const standing = numericIds(definition, data).filter((id) => numericInput(subject, id).standing !== void 0);
	const inputs = (question.inputs ?? standing).map((id) => standingInput(subject, id));
	const { curves } = question;
	if (curves !== void 0 && !(curves >= 2 && curves <= 2e3)) throw new Refusal(`The points of a curve must be 2 to ${mostPoints$1}.`);
	const widthOf = widths(subject, {});
	const fineness = takesLong(definition) ? coarse : fine;
	const found = [];
	const faults = [];
	const answer = () => ({
		type: "derivatives",
		result: describedAs(result),
		...ofCase,
		derivatives: [...found],
		faults: [...faults]
	});
	for (const [index, input] of inputs.entries()) {
		const { field, standing: x } = input;
		const probe = new Probe(definition, data, [input.id], [result.id], false);
		const step = fineness.step * (x === 0 ? Math.abs(toSi(field.kind, 1, field.unit) - toSi(field.kind, 0, field.unit)) : Math.abs(x));
		const slope = withinBounds(input, x - step) === x - step && withinBounds(input, x + step) === x + step ? slopeOf((at) => {
			const [value] = probe.at([at]).values;
			return typeof value === "number" ? value : void 0;
		}, x, step, fineness.allowed) : { notDefined: "The input stands at a limit of its field." };
		faults.push(...plainFaults(probe.faults));
		const around = curves === void 0 ? void 0 : rangeAround(input, widthOf(input.id));
		let curve = {};
		if (around && curves !== void 0) curve = { curve: curveOf(yield* partOf$1(along(subject, input, around, [result], curves), ({ share }) => ({
			share: (index + share) / (inputs.length + 1),
			soFar: answer
		})), around.basis, fineness) };
		const about = {
			input: describedAs(input),
			at: shownIn(input, x)
		};
		if ("slope" in slope) {
			const elasticity = base === void 0 || base === 0 ? null : slope.slope * x / base + 0;
			found.push({
				...about,
				derivative: slope.slope + 0,
				error: slope.error,
				elasticity,
				...curve
			});
		} else found.push({
			...about,
			derivative: null,
			error: null,
			elasticity: null,
			...slope,
			...curve
		});
		yield {
			share: (index + 1) / (inputs.length + 1),
			soFar: answer
		};
	}
	return answer();
}
/** As far around the value of an input as that may be off; undefined where that is no way at all. */
function rangeAround(input, width) {
	const { standing } = input;
	const reach = width?.of(standing) ?? 0;
	const [from, to] = [withinBounds(input, standing - reach), withinBounds(input, standing + reach)];
	return width && from < to ? {
		from,
		to,
		isLog: false,
		assumed: false,
		basis: width.basis
	} : void 0;
}
/** A sweep of one result as the curve around a value. */
function curveOf({ points, jumps, range }, basis, { same }) {
	const drawn = points.map(({ at, values: [value] }) => ({
		at,
		value: typeof value === "number" ? value : null
	}));
	const known = drawn.flatMap(({ value }) => value === null ? [] : [value]);
	const [low, high] = [Math.min(...known), Math.max(...known)];
	return {
		basis,
		from: range.from,
		to: range.to,
		points: drawn,
		jumps: jumps.map(({ below, above }) => ({
			below,
			above
		})),
		effect: known.length < drawn.length || high - low > same * Math.max(Math.abs(low), Math.abs(high))
	};
}
/** The slope of a curve at a place, from steps of a width and of half of it to either side. */
function slopeOf(f, x, step, allowed = fine.allowed) {
	const [middle, ...beside] = [
		0,
		-1,
		-.5,
		.5,
		1
	].map((share) => f(x + share * step));
	const [far, near, nearAbove, farAbove] = beside;
	if (middle === void 0 || far === void 0 || near === void 0 || nearAbove === void 0 || farAbove === void 0) return { notDefined: "There is no result here or right beside it." };
	const wide = (farAbove - far) / (2 * step);
	const narrow = (nearAbove - near) / step;
	const slope = (4 * narrow - wide) / 3;
	const bendWide = Math.abs(farAbove - 2 * middle + far) / step;
	const bendNarrow = 2 * Math.abs(nearAbove - 2 * middle + near) / step;
	const scale = Math.max(Math.abs(slope), 1e-9 * Math.abs(middle) / step);
	const isSmooth = Math.abs(narrow - wide) <= allowed * Math.max(scale, bendWide);
	const isStraight = bendNarrow <= allowed * scale || bendNarrow < .75 * bendWide;
	return isSmooth && isStraight ? {
		slope,
		error: Math.abs(slope - narrow)
	} : { notDefined: "Not defined here: the result jumps or has a kink." };
}
// calculators/kit/explore/scan.ts
/** How finely the values of an input were scanned, and in words what may have been missed between two of them. */
function scanOf({ kind, unit }, scanned, missed) {
	const rising = [...new Set(scanned)].map((si) => fromSi(kind, si, unit)).toSorted((a, b) => a - b);
	const apart = rising.reduce((widest, value, place) => Math.max(widest, value - (rising[place - 1] ?? value)), 0);
	const told = `${shortNumber(apart, 2)} ${unit}`.trim();
	return {
		values: rising.length,
		apart: {
			value: apart,
			unit
		},
		sentence: `Scanned at ${rising.length} values, at most ${told} apart: ${missed}.`
	};
}
// calculators/kit/explore/region-search.ts
/** Most changes that are looked for between two places that differ. */
var mostChanges = 20;
/**
* The stretches of a range in which a state stays the same, to the neighbouring numbers where it changes. `keyOf` tells
* whether two states are the same. A stretch narrower than the grid is found where it lies between two that differ.
*/
function* stretches(at, keyOf, grid, found) {
	let before;
	let from = grid[0] ?? 0;
	let states = [];
	for (const x of grid) {
		const state = at(x);
		yield;
		for (let changes = 0; before && keyOf(before.state) !== keyOf(state) && changes < mostChanges; changes += 1) {
			const key = keyOf(before.state);
			const { inside, outside } = edgeBetween(before.x, x, (each) => keyOf(at(each)) === key);
			found.push({
				from,
				to: inside,
				state: before.state,
				states: [...states, at(inside)]
			});
			from = outside;
			before = {
				x: outside,
				state: at(outside)
			};
			states = [before.state];
			yield;
		}
		states.push(state);
		before = {
			x,
			state
		};
	}
	if (before) found.push({
		from,
		to: before.x,
		state: before.state,
		states
	});
}
// calculators/kit/explore/limits.ts
/**
* Between which values of an input the verdict on a case stays the same, and what is said on either side of each boundary.
* The verdict is what is said at a level or above it, of the case's own method, or a result in words. Throws a `Refusal` for
* what cannot be asked.
*/
function* limits(subject, question) {
	const { definition, data } = subject;
	const { input, range, told } = overInput(subject, question);
	const byResult = question.result !== void 0;
	const result = resultAsked(subject, question.result ?? definition.primary);
	const counts = ({ level }) => level === "error" || level === "warning" && question.level !== "error";
	const probe = new Probe(definition, data, [input.id], [result.id], true);
	const valueOf = ({ values: [value] }) => byResult ? plainValue(value) : null;
	const keyOf = (point) => {
		const refused = refusalOf(point.values[0]) === void 0 ? "" : "none";
		if (byResult) return `${refused} ${String(valueOf(point))}`;
		return [refused, ...new Set(point.messages.filter(counts).map(gist))].join("\n");
	};
	const grid = searchGrid(range, searchPoints(definition), input.standing);
	const found = [];
	const answer = () => {
		const regions = found.map(({ from, to, state, states }) => {
			const refused = refusalOf(state.values[0]);
			return {
				from: shownIn(input, from),
				to: shownIn(input, to),
				value: valueOf(state),
				level: levelOf$1(state.messages),
				messages: messagesOver(states),
				...refused === void 0 ? {} : { refused }
			};
		});
		const boundaries = found.slice(1).flatMap((above, index) => {
			const below = found[index];
			return below ? [{
				below: shownIn(input, below.to),
				above: shownIn(input, above.from),
				appears: newMessages(above.state, below.state),
				disappears: newMessages(below.state, above.state)
			}] : [];
		});
		const count = boundaries.length;
		return {
			type: "limits",
			...told,
			sentence: count === 0 ? "The verdict is the same in all of the range." : `The verdict changes ${count === 1 ? "once" : `${count} times`} in the range.`,
			regions,
			boundaries,
			scan: scanOf(input, grid, "a region narrower than that may not appear"),
			faults: plainFaults(probe.faults)
		};
	};
	const share = effort(1.2 * grid.length);
	for (const _ of stretches((x) => probe.at([x]), keyOf, grid, found)) yield {
		share: share(),
		soFar: answer
	};
	return answer();
}
/** What is said at one point and not at another. */
function newMessages(here, there) {
	const known = new Set(there.messages.map(gist));
	return here.messages.filter((message) => !known.has(gist(message))).map(plainMessage);
}
// calculators/kit/explore/map.ts
var usualPoints = 40;
var usualLongPoints = 5;
var mostPoints = 200;
/** Most boundaries that are drawn. */
var mostBoundaries = 12;
var noResult = "No result.";
/**
* A result over the values of two inputs, with the highest level of what is said at each, and the boundaries of where a
* warning or an error is said and of where there is no result. Throws a `Refusal` for what cannot be asked.
*/
function* map(subject, question) {
	const { definition, data } = subject;
	const [x, y] = [numericInput(subject, question.x.input), numericInput(subject, question.y.input)];
	if (x.id === y.id) throw new Refusal("The two inputs of a map must differ.");
	const result = numericResult(subject, question.result);
	const [xs, ys] = [question.x, question.y].map((axis, index) => {
		const input = index === 0 ? x : y;
		const { points = takesLong(definition) ? usualLongPoints : usualPoints } = axis;
		if (!(points >= 2 && points <= mostPoints)) throw new Refusal(`The points of the field "${input.id}" must be 2 to ${mostPoints}.`);
		return evenly(rangeAsked(input, axis.range, axis.scale), points);
	});
	const probe = new Probe(definition, data, [x.id, y.id], [result.id], true);
	const rows = [];
	const boundaries = [];
	const answer = () => ({
		type: "map",
		x: describedAs(x),
		y: describedAs(y),
		result: describedAs(result),
		xs,
		ys,
		values: rows.map((row) => row.map(({ values }) => plainValue(values[0]))),
		levels: rows.map((row) => row.map(({ messages }) => levelOf$1(messages))),
		boundaries: [...boundaries],
		faults: plainFaults(probe.faults)
	});
	const share = () => .7 * rows.length / ys.length;
	for (const each of ys) {
		const row = [];
		rows.push(row);
		for (const at of xs) {
			row.push(probe.at([at, each]));
			if (takesLong(definition)) yield {
				share: share(),
				soFar: answer
			};
		}
		yield {
			share: share(),
			soFar: answer
		};
	}
	if (takesLong(definition)) return answer();
	const verdicts = verdictsOf(rows);
	for (const [index, { key, about }] of verdicts.entries()) {
		const lines = boundaryLines(xs, ys, rows.map((row) => row.map((point) => saidAt(point).has(key))), (...place) => saidAt(probe.at(place)).has(key));
		if (lines.length > 0) boundaries.push({
			...about,
			lines
		});
		yield {
			share: .7 + .29 * (index + 1) / verdicts.length,
			soFar: answer
		};
	}
	return answer();
}
/** What counts of what is said at a point, by what it says. */
function saidAt({ values, messages }) {
	const said = new Set(messages.flatMap((message) => message.level === "info" ? [] : [gist(message)]));
	if (refusalOf(values[0]) !== void 0) said.add(noResult);
	return said;
}
/** What counts of what is said anywhere, the most widespread first, in words that hold wherever it is said. */
function verdictsOf(rows) {
	const known = /* @__PURE__ */ new Map();
	for (const point of rows.flat()) {
		const said = new Map(point.messages.map((message) => [gist(message), message]));
		for (const key of saidAt(point)) {
			const message = said.get(key);
			const text = message?.text ?? noResult;
			const verdict = known.get(key);
			if (verdict) verdict.texts.push(text);
			else known.set(key, {
				key,
				message,
				texts: [text]
			});
		}
	}
	return [...known.values()].toSorted((a, b) => b.texts.length - a.texts.length).slice(0, mostBoundaries).map(({ key, message, texts }) => {
		const { level, text, field } = plainMessage({
			level: "error",
			...message,
			text: spanned(texts)
		});
		return {
			key,
			about: {
				text,
				level,
				...field === void 0 ? {} : { field }
			}
		};
	});
}
// calculators/kit/explore/distribution.ts
var a = [
	-39.69683028665376,
	220.9460984245205,
	-275.9285104469687,
	138.357751867269,
	-30.66479806614716,
	2.506628277459239
];
var b = [
	-54.47609879822406,
	161.5858368580409,
	-155.6989798598866,
	66.80131188771972,
	-13.28068155288572,
	1
];
var c = [
	-.007784894002430293,
	-.3223964580411365,
	-2.400758277161838,
	-2.549732539343734,
	4.374664141464968,
	2.938163982698783
];
var d = [
	.007784695709041462,
	.3224671290700398,
	2.445134137142996,
	3.754408661907416,
	1
];
var polynomial = (coefficients, x) => coefficients.reduce((value, coefficient) => value * x + coefficient, 0);
/**
* The quantile of the standard normal distribution, to 1.2e-9 of it. Source: P. J. Acklam, An algorithm for computing the
* inverse normal cumulative distribution function (2003).
*/
function normalQuantile(share) {
	if (share > .5) return -normalQuantile(1 - share);
	if (share < .02425) {
		const q = Math.sqrt(-2 * Math.log(share));
		return polynomial(c, q) / polynomial(d, q);
	}
	const q = share - .5;
	return q * polynomial(a, q * q) / polynomial(b, q * q);
}
var normal = (mean, deviation) => (share) => mean + deviation * normalQuantile(share);
/** 68 % lie between the median divided by the factor and the median times the factor. */
var lognormal = (median, factor) => (share) => median * factor ** normalQuantile(share);
var uniform = (from, to) => (share) => from + (to - from) * share;
var triangular = (from, mode, to) => (share) => {
	return share < (mode - from) / (to - from) ? from + Math.sqrt(share * (to - from) * (mode - from)) : to - Math.sqrt((1 - share) * (to - from) * (to - mode));
};
/** The share of a distribution that lies below a value. */
function shareBelow(quantile, value) {
	let [low, high] = [0, 1];
	for (let halvings = 0; halvings < 50; halvings += 1) {
		const middle = (low + high) / 2;
		if (quantile(middle) < value) low = middle;
		else high = middle;
	}
	return (low + high) / 2;
}
/** A distribution cut off at two limits, and the share that is cut off. */
function truncated(quantile, low = -Infinity, high = Infinity) {
	const from = low === -Infinity ? 0 : shareBelow(quantile, low);
	const to = high === Infinity ? 1 : shareBelow(quantile, high);
	if (from < 1e-12 && to > 1 - 1e-12) return {
		quantile,
		cut: 0
	};
	return {
		quantile: (share) => Math.min(high, Math.max(low, quantile(from + (to - from) * share))),
		cut: 1 - (to - from)
	};
}
// calculators/kit/explore/statistics.ts
/** 95 % of a normal distribution lie within so many deviations. */
var wide = 1.959963984540054;
function meanOf(values) {
	let sum = 0;
	for (let index = 0; index < values.length; index += 1) sum += values[index] ?? 0;
	return sum / values.length;
}
/** The standard deviation of a sample. */
function deviationOf(values) {
	const mean = meanOf(values);
	let sum = 0;
	for (let index = 0; index < values.length; index += 1) sum += ((values[index] ?? 0) - mean) ** 2;
	return Math.sqrt(sum / Math.max(values.length - 1, 1));
}
/**
* A percentile of values that rise, between neighbours, with its 95 % interval: the values at the ranks between which a
* binomial count of those below it lies.
*/
function percentileOf(rising, percent) {
	const count = rising.length;
	const share = percent / 100;
	const at = (rank) => rising[Math.min(count - 1, Math.max(0, rank))] ?? NaN;
	const place = share * (count - 1);
	const below = Math.floor(place);
	const value = at(below) + (place - below) * (at(below + 1) - at(below));
	const half = wide * Math.sqrt(count * share * (1 - share));
	return {
		percent,
		value,
		from: at(Math.floor(count * share - half) - 1),
		to: at(Math.ceil(count * share + half))
	};
}
/** A share of a count with its 95 % interval. Source: E. B. Wilson, J. Am. Stat. Assoc. 22 (1927) 209. */
function shareOf(hits, count) {
	if (count === 0) return {
		value: 0,
		from: 0,
		to: 1
	};
	const value = hits / count;
	const z = wide * wide / count;
	const middle = (value + z / 2) / (1 + z);
	const half = wide * Math.sqrt(value * (1 - value) / count + z / (4 * count)) / (1 + z);
	return {
		value,
		from: Math.max(0, middle - half),
		to: Math.min(1, middle + half)
	};
}
/** Ranks of values from 0, those that are the same sharing theirs. */
function ranksOf(values) {
	const order = Array.from({ length: values.length }, (_, index) => index).toSorted((a, b) => (values[a] ?? 0) - (values[b] ?? 0));
	const given = new Float64Array(values.length);
	for (let start = 0; start < order.length;) {
		let end = start;
		while (end + 1 < order.length && values[order[end + 1] ?? 0] === values[order[start] ?? 0]) end += 1;
		for (let place = start; place <= end; place += 1) given[order[place] ?? 0] = (start + end) / 2;
		start = end + 1;
	}
	return given;
}
/** Spearman's correlation of ranks; null where one of both stays the same. */
function rankCorrelation(x, y) {
	const [a, b] = [ranksOf(x), ranksOf(y)];
	const [meanA, meanB] = [meanOf(a), meanOf(b)];
	let [ab, aa, bb] = [
		0,
		0,
		0
	];
	for (let index = 0; index < a.length; index += 1) {
		const [da, db] = [(a[index] ?? 0) - meanA, (b[index] ?? 0) - meanB];
		ab += da * db;
		aa += da * da;
		bb += db * db;
	}
	return aa > 0 && bb > 0 ? ab / Math.sqrt(aa * bb) : null;
}
var bins = 40;
/** How many values lie in each of 40 equal parts of their range. */
function histogramOf(rising) {
	const [low, high] = [rising[0], rising[rising.length - 1]];
	if (low === void 0 || high === void 0) return [];
	if (low === high) return [{
		from: low,
		to: high,
		count: rising.length
	}];
	const width = (high - low) / bins;
	const counts = Array.from({ length: bins }, (_, index) => ({
		from: low + index * width,
		to: index === 39 ? high : low + (index + 1) * width,
		count: 0
	}));
	for (let index = 0; index < rising.length; index += 1) {
		const bin = counts[Math.min(39, Math.floor(((rising[index] ?? 0) - low) / width))];
		if (bin) bin.count += 1;
	}
	return counts;
}
// calculators/kit/explore/correlated.ts
/**
* The correlation of two normal distributions whose ranks are correlated so. Source: W. H. Kruskal, J. Am. Stat. Assoc. 53
* (1958) 814.
*/
function normalCorrelation(ofRanks) {
	return 2 * Math.sin(Math.PI * ofRanks / 6);
}
/** The lower triangular factor of a matrix by Cholesky; undefined for one that is not positive definite. */
function choleskyOf(matrix) {
	const lower = matrix.map((row) => new Float64Array(row.length));
	for (const [i, row] of lower.entries()) for (let j = 0; j <= i; j += 1) {
		let sum = matrix[i]?.[j] ?? 0;
		for (let k = 0; k < j; k += 1) sum -= (row[k] ?? 0) * (lower[j]?.[k] ?? 0);
		if (i !== j) row[j] = sum / (lower[j]?.[j] ?? 1);
		else if (sum > 1e-10) row[j] = Math.sqrt(sum);
		else return void 0;
	}
	return lower;
}
/** The correlation of columns of numbers. */
function correlationOf(columns) {
	const centred = columns.map((column) => {
		const mean = meanOf(column);
		const away = column.map((value) => value - mean);
		const size = Math.sqrt(away.reduce((sum, value) => sum + value * value, 0));
		return away.map((value) => value / size);
	});
	return centred.map((a) => Float64Array.from(centred, (b) => a.reduce((sum, value, row) => sum + value * (b[row] ?? 0), 0)));
}
/**
* The columns of independent samples, each with its own values in another order, such that their ranks are correlated as those
* of normal distributions with a correlation matrix, given by its factor. Undefined where there are too few samples for it.
* Source: R. L. Iman, W. J. Conover, Commun. Stat. Simul. Comput. 11 (1982) 311, with van der Waerden's scores.
*/
function withCorrelation(columns, factor, random) {
	const count = columns[0]?.length ?? 0;
	const scores = columns.map(() => shuffled(count, random));
	const own = choleskyOf(correlationOf(scores));
	if (!own) return void 0;
	const mixed = Array.from({ length: columns.length }, () => new Float64Array(count));
	const independent = new Float64Array(columns.length);
	for (let row = 0; row < count; row += 1) {
		for (const [i, line] of own.entries()) {
			let sum = scores[i]?.[row] ?? 0;
			for (let k = 0; k < i; k += 1) sum -= (line[k] ?? 0) * (independent[k] ?? 0);
			independent[i] = sum / (line[i] ?? 1);
		}
		for (const [i, line] of factor.entries()) {
			const target = mixed[i];
			if (target) target[row] = line.reduce((sum, value, k) => sum + value * (independent[k] ?? 0), 0);
		}
	}
	return columns.map((column, place) => {
		const rising = column.toSorted();
		return Float64Array.from(ranksOf(mixed[place] ?? []), (rank) => rising[Math.floor(rank)] ?? .5);
	});
}
/** Van der Waerden's scores in random order. */
function shuffled(count, random) {
	const scores = Float64Array.from({ length: count }, (_, index) => normalQuantile((index + 1) / (count + 1)));
	for (let index = count - 1; index > 0; index -= 1) {
		const other = Math.floor(random() * (index + 1));
		[scores[index], scores[other]] = [scores[other] ?? 0, scores[index] ?? 0];
	}
	return scores;
}
// calculators/kit/explore/correlations.ts
/**
* Shares of uncertain inputs whose ranks are correlated as stated, pair by pair; those of which nothing is stated stay as they
* are. Throws a `Refusal` for correlations that cannot be.
*/
function correlatedShares(shares, ids, stated, random) {
	const places = [...new Set(stated.flatMap(({ inputs }) => inputs.map((id) => placeOf(ids, id))))];
	const matrix = places.map((_, row) => Float64Array.from(places, (__, column) => row === column ? 1 : 0));
	const known = /* @__PURE__ */ new Set();
	for (const { inputs, ranks } of stated) {
		const [a, b] = inputs.map((id) => places.indexOf(placeOf(ids, id)));
		const pair = [a, b].toSorted((x, y) => x - y).join(" ");
		if (a === b) throw new Refusal(`The field "${inputs[0]}" cannot be correlated with itself.`);
		if (known.has(pair)) throw new Refusal(`The correlation of the fields "${inputs[0]}" and "${inputs[1]}" is given twice.`);
		if (!(Math.abs(ranks) < 1)) throw new Refusal("A correlation of ranks must be above -1 and below 1.");
		known.add(pair);
		for (const [row, column] of [[a, b], [b, a]]) {
			const line = matrix[row];
			if (line) line[column] = normalCorrelation(ranks);
		}
	}
	const factor = choleskyOf(matrix);
	if (!factor) throw new Refusal("The correlations contradict each other: no inputs can have all of them, as their matrix is not positive definite.");
	const mixed = withCorrelation(places.map((place) => shares[place] ?? /* @__PURE__ */ new Float64Array()), factor, random);
	if (!mixed) throw new Refusal("There must be more samples than correlated inputs.");
	return shares.map((own, place) => mixed[places.indexOf(place)] ?? own);
}
function placeOf(ids, id) {
	const place = ids.indexOf(id);
	if (place < 0) throw new Refusal(`The field "${id}" is correlated but not uncertain; allowed: ${ids.join(", ")}.`);
	return place;
}
/** The correlations that were stated, beside those of the values drawn so far. */
function drawnCorrelations(stated, ids, drawn) {
	return stated.map(({ inputs, ranks }) => {
		const [a = [], b = []] = inputs.map((id) => drawn[ids.indexOf(id)] ?? []);
		return {
			inputs,
			stated: ranks,
			drawn: rankCorrelation(a, b)
		};
	});
}
// calculators/kit/explore/samples.ts
/** Random numbers between 0 and 1, the same for the same seed. Source: sfc32 of PractRand, C. Doty-Humphrey. */
function randomFrom(seed) {
	let [a, b, c, counter] = [
		2654435769,
		608135816,
		seed | 0,
		1
	];
	const next = () => {
		const sum = (a + b | 0) + counter | 0;
		counter = counter + 1 | 0;
		a = b ^ b >>> 9;
		b = c + (c << 3) | 0;
		c = (c << 21 | c >>> 11) + sum | 0;
		return ((sum >>> 0) + .5) / 2 ** 32;
	};
	for (let round = 0; round < 15; round += 1) next();
	return next;
}
/**
* Shares between 0 and 1 for each of some inputs: one in each of as many equal parts as there are samples, in random order.
* Source: M. D. McKay, R. J. Beckman, W. J. Conover, Technometrics 21 (1979) 239.
*/
function latinHypercube(inputs, samples, random) {
	return Array.from({ length: inputs }, () => {
		const shares = Float64Array.from({ length: samples }, (_, index) => (index + random()) / samples);
		for (let index = samples - 1; index > 0; index -= 1) {
			const other = Math.floor(random() * (index + 1));
			[shares[index], shares[other]] = [shares[other] ?? 0, shares[index] ?? 0];
		}
		return shares;
	});
}
/** Shares between 0 and 1 for each of some inputs, each by itself. */
function independent(inputs, samples, random) {
	return Array.from({ length: inputs }, () => Float64Array.from({ length: samples }, random));
}
// calculators/kit/explore/monte-carlo.ts
var usualSamples = 1e4;
var usualLongSamples = 100;
var mostSamples = 1e5;
var percents = [
	1,
	2.5,
	5,
	10,
	25,
	50,
	75,
	90,
	95,
	97.5,
	99
];
/** So many runs are made before the next stage. */
var stageRuns = 50;
var mostSaid = 20;
/**
* How a result is distributed where inputs are, each cut off at the bounds of its field, independent but for the
* correlations of ranks that are stated. The same seed gives the same answer.
* Throws a `Refusal` for what cannot be asked.
*/
function* monteCarlo(subject, question) {
	const { definition, data } = subject;
	const result = numericResult(subject, question.result);
	const { seed = 1, sequence = "latinHypercube" } = question;
	const { samples = takesLong(definition) ? usualLongSamples : usualSamples } = question;
	if (!(samples >= 10 && samples <= mostSamples)) throw new Refusal(`The samples of a question must be 10 to ${mostSamples}.`);
	const uncertain = Object.entries(question.uncertain).map(([id, distribution]) => {
		const input = numericInput(subject, id);
		return {
			input,
			...cutAtBounds(input, quantileOf(input, distribution))
		};
	});
	if (uncertain.length === 0) throw new Refusal("At least one of the inputs must be uncertain.");
	const limit = limitOf(subject, result, question);
	const ids = uncertain.map(({ input }) => input.id);
	const probe = new Probe(definition, data, ids, [result.id], true);
	const random = randomFrom(seed);
	const alone = (sequence === "random" ? independent : latinHypercube)(ids.length, samples, random);
	const { correlations = [] } = question;
	const shares = correlations.length > 0 ? correlatedShares(alone, ids, correlations, random) : alone;
	const drawn = ids.map(() => []);
	const results = [];
	const failures = new Tally();
	const said = /* @__PURE__ */ new Map();
	let made = 0;
	const answer = () => {
		const rising = Float64Array.from(results).toSorted();
		const isAny = rising.length > 0;
		const deviation = isAny ? deviationOf(rising) : null;
		return {
			type: "monteCarlo",
			result: describedAs(result),
			samples: made,
			seed,
			sequence,
			mean: isAny ? meanOf(rising) : null,
			standardError: deviation === null ? null : deviation / Math.sqrt(rising.length),
			deviation,
			percentiles: isAny ? percents.map((percent) => percentileOf(rising, percent)) : [],
			histogram: histogramOf(rising),
			...limit ? { beyond: {
				limit: shownIn(result, limit.si),
				side: limit.side,
				...shareOf(rising.filter((each) => limit.side === "above" ? each > limit.si : each < limit.si).length, rising.length)
			} } : {},
			failed: {
				count: failures.count,
				reasons: failures.list()
			},
			said: [...said.values()].toSorted((a, b) => b.count - a.count).slice(0, mostSaid).map(({ message, count }) => ({
				message: plainMessage(message),
				count
			})),
			inputs: uncertain.map(({ input, cut }, index) => ({
				input: describedAs(input),
				correlation: rankCorrelation(drawn[index] ?? [], results),
				truncated: cut
			})),
			...correlations.length > 0 ? { correlations: drawnCorrelations(correlations, ids, drawn) } : {},
			faults: plainFaults(probe.faults)
		};
	};
	for (let sample = 0; sample < samples; sample += 1) {
		const values = uncertain.map(({ quantile }, index) => quantile(shares[index]?.[sample] ?? .5));
		const { values: given, messages } = probe.at(values);
		const [value] = given;
		made += 1;
		for (const key of new Set(messages.map(gist))) {
			const known = said.get(key);
			const message = messages.find((each) => gist(each) === key);
			if (known) known.count += 1;
			else if (message) said.set(key, {
				message,
				count: 1
			});
		}
		if (typeof value === "number") {
			results.push(value);
			values.forEach((each, index) => drawn[index]?.push(each));
		} else failures.add(refusalOf(value) ?? "");
		if (made % stageRuns === 0 || takesLong(definition)) yield {
			share: made / (samples + 1),
			soFar: answer
		};
	}
	return answer();
}
/** A limit of a result in SI; undefined where none is asked about. */
function limitOf(subject, result, { limit }) {
	if (!limit) return void 0;
	const { unit = "" } = resultInfo(subject.definition, result.id);
	const [side, amount] = "above" in limit ? ["above", limit.above] : ["below", limit.below];
	return {
		side,
		si: inSi(`result "${result.id}"`, result.kind, unit, amount)
	};
}
/** A distribution of an input in SI. Throws a `Refusal` for one that is none. */
function quantileOf(input, distribution) {
	const { id, standing } = input;
	const amount = (given) => inputAmount(input, given);
	const middle = (given) => {
		const value = given === void 0 ? standing : amount(given);
		if (value === void 0) throw new Refusal(`The field "${id}" has no value in this case: its middle must be given.`);
		return value;
	};
	const refuse = (words) => new Refusal(`The distribution of the field "${id}" must have ${words}.`);
	switch (distribution.type) {
		case "normal": {
			const { deviation } = distribution;
			const zero = amount(typeof deviation === "number" ? 0 : {
				value: 0,
				unit: deviation.unit
			});
			const width = amount(deviation) - zero;
			if (!(width > 0)) throw refuse("a deviation above 0");
			return normal(middle(distribution.mean), width);
		}
		case "lognormal": {
			const median = middle(distribution.median);
			if (!(median > 0 && distribution.factor > 1)) throw refuse("a median above 0 and a factor above 1");
			return lognormal(median, distribution.factor);
		}
		case "uniform": {
			const [from, to] = [amount(distribution.from), amount(distribution.to)];
			if (!(from < to)) throw refuse("an end above its beginning");
			return uniform(from, to);
		}
		case "triangular": {
			const [from, mode, to] = [
				amount(distribution.from),
				middle(distribution.mode),
				amount(distribution.to)
			];
			if (!(from < to && from <= mode && mode <= to)) throw refuse("its mode between its beginning and its end");
			return triangular(from, mode, to);
		}
	}
}
/** A distribution cut off at the bounds of a field. Throws a `Refusal` for one that lies outside them. */
function cutAtBounds(input, given) {
	const { id, field } = input;
	const [low, high] = [field.atLeast ?? field.above, field.atMost ?? field.below].map((limit) => limit === void 0 ? void 0 : withinBounds(input, toSi(field.kind, limit, field.unit)));
	const { quantile, cut } = truncated(given, low, high);
	if (cut > .99) throw new Refusal(`The field "${id}" must be ${boundsText(field)}; its distribution lies outside.`);
	return {
		quantile,
		cut
	};
}
// engineering/numerics/root.ts
/**
* A root of `f` between `a` and `b`, where `f` changes sign, by Brent's method to the last bit or two of x.
* Returns undefined when f(a) and f(b) have the same sign or either is not a number.
* Source: R. P. Brent, Algorithms for Minimization without Derivatives (1973), chapter 4.
*/
function findRoot(f, a, b) {
	let [best, other] = [b, a];
	let [fBest, fOther] = [f(b), f(a)];
	if (!(fBest * fOther <= 0)) return void 0;
	let previous = other;
	let fPrevious = fOther;
	let step = best - other;
	let stepBefore = step;
	let evaluations = 2;
	for (; evaluations < 200; evaluations += 1) {
		if (fBest > 0 === fPrevious > 0) {
			previous = other;
			fPrevious = fOther;
			step = best - other;
			stepBefore = step;
		}
		if (Math.abs(fPrevious) < Math.abs(fBest)) {
			[other, best, previous] = [
				best,
				previous,
				best
			];
			[fOther, fBest, fPrevious] = [
				fBest,
				fPrevious,
				fBest
			];
		}
		const tolerance = 2 * Number.EPSILON * Math.abs(best);
		const half = (previous - best) / 2;
		if (Math.abs(half) <= tolerance || fBest === 0) break;
		if (Math.abs(stepBefore) >= tolerance && Math.abs(fOther) > Math.abs(fBest)) {
			const s = fBest / fOther;
			const secant = other === previous;
			const r = fBest / fPrevious;
			const q = fOther / fPrevious;
			let numerator = secant ? 2 * half * s : s * (2 * half * q * (q - r) - (best - other) * (r - 1));
			let denominator = secant ? 1 - s : (q - 1) * (r - 1) * (s - 1);
			if (numerator > 0) denominator = -denominator;
			numerator = Math.abs(numerator);
			const interpolates = 2 * numerator < Math.min(3 * half * denominator - Math.abs(tolerance * denominator), Math.abs(stepBefore * denominator));
			stepBefore = interpolates ? step : half;
			step = interpolates ? numerator / denominator : half;
		} else {
			step = half;
			stepBefore = half;
		}
		other = best;
		fOther = fBest;
		best += Math.abs(step) > tolerance ? step : Math.sign(half) * tolerance;
		fBest = f(best);
	}
	return {
		x: best,
		evaluations
	};
}
// calculators/kit/explore/search.ts
/** How closely a root gives what is wanted, as a share of it. */
var residualAllowed = 1e-9;
/** Values that differ by less, as a share of them, are the same. */
var same$1 = 1e-12;
/** So often intervals are halved in which the curve bends, and those in which it passes what is wanted besides. */
var mostRefined = 4;
var mostPassed = 10;
/** How well the ends of a plateau or a gap are known, as a share. */
var edgeResolution = 1e-12;
/** So often an interval is narrowed by the golden section: to 1e-12 of it. */
var mostGolden = 58;
var golden = (Math.sqrt(5) - 1) / 2;
/**
* Looks for every place where a curve has a wanted value: at the grid, halfway between its points and further where the
* curve bends so much that it may come and go unseen, then by Brent's method between values on either side, and where it only touches, by the golden
* section. What jumps past the value is a step, what stays the same a plateau. Gives way after each few values.
*/
var Search = class {
	f;
	wanted;
	grid;
	isThorough;
	found = {
		roots: [],
		steps: [],
		plateaus: [],
		gaps: [],
		nearest: void 0
	};
	/** The values that were scanned, in no order; roots are narrowed down between them. */
	scanned = [];
	scale;
	constructor(f, wanted, grid, isThorough = true) {
		this.f = f;
		this.wanted = wanted;
		this.grid = grid;
		this.isThorough = isThorough;
		this.scale = Math.abs(wanted);
	}
	*run() {
		const seen = [];
		for (const x of this.grid) {
			seen.push({
				x,
				y: this.f(x)
			});
			yield;
		}
		this.scanned.push(...this.grid);
		if (this.scale === 0) this.scale = Math.max(...seen.map(({ y }) => Math.abs(y ?? 0)), Number.MIN_VALUE);
		for (const piece of this.pieces(seen)) {
			const refined = yield* this.refined(piece);
			yield* this.searched(refined);
		}
		this.settle();
	}
	/** The stretches of a curve in which it has values; what lies between is a gap. */
	pieces(seen) {
		const pieces = [];
		let piece = [];
		let gapFrom;
		const first = seen[0]?.x ?? 0;
		for (const [index, { x, y }] of seen.entries()) {
			const before = seen[index - 1];
			if (y === void 0) {
				if (before?.y !== void 0) {
					const { inside, outside } = this.valueEdge(before.x, x);
					this.add(piece, inside);
					pieces.push(piece);
					piece = [];
					gapFrom = outside;
				} else gapFrom ??= first;
				continue;
			}
			if (before && before.y === void 0) {
				const { inside, outside } = this.valueEdge(x, before.x);
				this.found.gaps.push({
					from: gapFrom ?? first,
					to: outside
				});
				gapFrom = void 0;
				this.add(piece, inside);
			}
			if (piece.at(-1)?.x !== x) piece.push({
				x,
				y
			});
		}
		if (gapFrom !== void 0) this.found.gaps.push({
			from: gapFrom,
			to: seen.at(-1)?.x ?? gapFrom
		});
		if (piece.length > 0) pieces.push(piece);
		return pieces;
	}
	valueEdge(present, absent) {
		return edgeBetween(present, absent, (x) => this.f(x) !== void 0, edgeResolution);
	}
	add(piece, x) {
		const y = this.f(x);
		if (y !== void 0 && piece.at(-1)?.x !== x) piece.push({
			x,
			y
		});
	}
	/** A stretch with values added halfway, then where it bends so much that it may come to what is wanted unseen. */
	*refined(piece) {
		let spots = [...piece];
		for (let round = 0; round < mostPassed; round += 1) {
			const added = [];
			for (const [index, spot] of spots.entries()) {
				added.push(spot);
				const next = spots[index + 1];
				const isLookedInto = round === 0 && this.isThorough;
				if (!next || !(isLookedInto || this.mayHide(spots, index, round))) continue;
				const middle = between(spot.x, next.x);
				this.scanned.push(middle);
				this.add(added, middle);
				yield;
			}
			if (added.length === spots.length) break;
			spots = added;
		}
		return spots;
	}
	/**
	* Whether a curve may come to what is wanted and go back within an interval, by how much it bends beside it: as much as it is
	* away from that or, where it passes it, as much as it goes on.
	*/
	mayHide(spots, index, round) {
		const [a, b] = [spots[index], spots[index + 1]];
		if (!a || !b || this.isSame(a.y, b.y)) return false;
		if (a.y === this.wanted || b.y === this.wanted) return false;
		const isPassed = (a.y - this.wanted) * (b.y - this.wanted) < 0;
		if (!isPassed && round >= mostRefined) return false;
		const nearest = Math.min(Math.abs(a.y - this.wanted), Math.abs(b.y - this.wanted));
		return 4 * Math.max(bend(spots, index), bend(spots, index + 1)) > (isPassed ? Math.abs(b.y - a.y) : nearest);
	}
	isSame(a, b) {
		return Math.abs(a - b) <= same$1 * Math.max(Math.abs(a), Math.abs(b));
	}
	isWanted(y) {
		return Math.abs(y - this.wanted) <= residualAllowed * this.scale;
	}
	/** Looks along a stretch of a curve that has values. */
	*searched(spots) {
		const flat = spots.map((spot, index) => this.isFlat(spot, spots[index + 1]));
		for (let index = 0; index < spots.length; index += 1) {
			const [before, spot, next] = [
				spots[index - 1],
				spots[index],
				spots[index + 1]
			];
			if (!spot) continue;
			yield;
			this.consider(spot);
			if (flat[index]) {
				let end = index + 1;
				while (flat[end]) end += 1;
				this.addPlateau(spots, index, end);
				const beforeWanted = flat[index - 2] === true && before !== void 0 && this.isWanted(before.y);
				const isWanted = this.isWanted(spot.y);
				if (before && !isWanted && !beforeWanted) this.cross(before, spot);
				const [last, after] = [spots[end], spots[end + 1]];
				if (last && after && !flat[end + 1] && !isWanted) this.cross(last, after);
				index = end;
				continue;
			}
			if (spot.y === this.wanted) {
				this.addRoot(spot, false);
				this.besideRoot(spot, before);
				this.besideRoot(spot, next);
			}
			if (next && !flat[index + 1]) this.cross(spot, next);
			if (!flat[index + 1]) this.turn(before ?? spot, spot, next ?? spot);
		}
	}
	isFlat(spot, next) {
		if (!next || !this.isSame(spot.y, next.y)) return false;
		const middle = this.f(between(spot.x, next.x));
		return middle !== void 0 && this.isSame(spot.y, middle);
	}
	addPlateau(spots, start, end) {
		const [first, last, before, after] = [
			spots[start],
			spots[end],
			spots[start - 1],
			spots[end + 1]
		];
		if (!first || !last) return;
		const holds = (x) => {
			const y = this.f(x);
			return y !== void 0 && this.isSame(y, first.y);
		};
		this.found.plateaus.push({
			from: before ? edgeBetween(first.x, before.x, holds, edgeResolution).inside : first.x,
			to: after ? edgeBetween(last.x, after.x, holds, edgeResolution).inside : last.x,
			y: first.y,
			wanted: this.isWanted(first.y)
		});
	}
	addRoot(spot, touches) {
		if (!this.found.roots.some(({ x }) => Math.abs(x - spot.x) <= 1e-9 * Math.abs(spot.x))) this.found.roots.push({
			...spot,
			touches
		});
	}
	/** What lies between two values on either side of what is wanted: a root, a step, or a gap with either beside it. */
	cross(a, b, depth = 0) {
		if (!((a.y - this.wanted) * (b.y - this.wanted) < 0) || depth > 8) return;
		let hole;
		const root = findRoot((x) => {
			const y = this.f(x);
			if (y === void 0) hole ??= x;
			return (y ?? NaN) - this.wanted;
		}, a.x, b.x);
		if (hole !== void 0) {
			this.aroundHole(a, b, hole, depth);
			return;
		}
		const y = root && this.f(root.x);
		if (root && y !== void 0 && this.isWanted(y)) {
			this.addRoot({
				x: root.x,
				y
			}, false);
			this.lookBeside(a, {
				x: root.x,
				y
			}, b, depth);
		} else this.stepped(a, b);
	}
	/** Looks whether the curve crosses again beside a root, within the interval where it was found. */
	lookBeside(a, root, b, depth) {
		for (const end of [a, b]) {
			const x = end.x + (root.x - end.x) * .6;
			const y = this.f(x);
			if (y === void 0 || (y - this.wanted) * (end.y - this.wanted) >= 0) continue;
			const near = root.x + (x - root.x) * .001;
			const beside = this.f(near);
			this.cross(end.x < x ? end : {
				x,
				y
			}, end.x < x ? {
				x,
				y
			} : end, depth + 1);
			if (beside !== void 0) this.cross({
				x,
				y
			}, {
				x: near,
				y: beside
			}, depth + 1);
		}
	}
	/** Looks between a place that has what is wanted, to the last digit, and its neighbour. */
	besideRoot(root, neighbour) {
		if (!neighbour) return;
		const x = root.x + (neighbour.x - root.x) * .001;
		const y = this.f(x);
		if (y === void 0) return;
		const [below, above] = x < neighbour.x ? [{
			x,
			y
		}, neighbour] : [neighbour, {
			x,
			y
		}];
		this.cross(below, above);
	}
	aroundHole(a, b, hole, depth) {
		const [left, right] = [this.valueEdge(a.x, hole), this.valueEdge(b.x, hole)];
		this.found.gaps.push({
			from: left.outside,
			to: right.outside
		});
		const [leftY, rightY] = [this.f(left.inside), this.f(right.inside)];
		if (leftY !== void 0) this.cross(a, {
			x: left.inside,
			y: leftY
		}, depth + 1);
		if (rightY !== void 0) this.cross({
			x: right.inside,
			y: rightY
		}, b, depth + 1);
	}
	stepped(a, b) {
		const isAsA = (x) => {
			const y = this.f(x);
			return y !== void 0 && (y - this.wanted) * (a.y - this.wanted) > 0;
		};
		const { inside, outside } = edgeBetween(a.x, b.x, isAsA);
		const [near, far] = [this.f(inside), this.f(outside)];
		if (near === void 0 || far === void 0) return;
		const sides = [{
			x: inside,
			y: near
		}, {
			x: outside,
			y: far
		}];
		const [below, above] = inside < outside ? sides : [sides[1], sides[0]];
		const best = Math.abs(near - this.wanted) < Math.abs(far - this.wanted) ? sides[0] : sides[1];
		if (this.isWanted(best.y)) this.addRoot(best, false);
		else if (!this.found.steps.some((step) => step.below.x === below.x)) this.found.steps.push({
			below,
			above
		});
	}
	/** Where three neighbours come near to what is wanted and turn away again, whether they touch or cross it between. */
	turn(a, b, c) {
		const [ga, gb, gc] = [
			a,
			b,
			c
		].map(({ y }) => y - this.wanted);
		if (!(ga * gb > 0 && gb * gc > 0) || Math.abs(gb) > Math.abs(ga) || Math.abs(gb) > Math.abs(gc)) return;
		const lowest = this.lowest(a.x, c.x, Math.sign(gb));
		if (!lowest) return;
		if (Math.abs(lowest.y - this.wanted) <= same$1 * this.scale) this.addRoot(lowest, true);
		else if ((lowest.y - this.wanted) * gb < 0) {
			this.cross(a, lowest);
			this.cross(lowest, c);
		} else if (this.isWanted(lowest.y)) this.addRoot(lowest, true);
		else this.consider(lowest);
	}
	/** The place of an interval that is nearest to what is wanted from one side, by the golden section; or the first beyond. */
	lowest(from, to, sign) {
		const distance = (x) => {
			const y = this.f(x);
			return y === void 0 ? Infinity : (y - this.wanted) * sign;
		};
		let [a, b] = [from, to];
		let [x, z] = [b - golden * (b - a), a + golden * (b - a)];
		let [fx, fz] = [distance(x), distance(z)];
		for (let round = 0; round < mostGolden && Math.min(fx, fz) > 0; round += 1) if (fx < fz) {
			[b, z, fz] = [
				z,
				x,
				fx
			];
			x = b - golden * (b - a);
			fx = distance(x);
		} else {
			[a, x, fx] = [
				x,
				z,
				fz
			];
			z = a + golden * (b - a);
			fz = distance(z);
		}
		const best = fx < fz ? x : z;
		const y = this.f(best);
		return y === void 0 ? void 0 : {
			x: best,
			y
		};
	}
	consider(spot) {
		const { nearest } = this.found;
		if (!nearest || Math.abs(spot.y - this.wanted) < Math.abs(nearest.y - this.wanted)) this.found.nearest = spot;
	}
	settle() {
		const { roots, steps, gaps } = this.found;
		roots.sort((a, b) => a.x - b.x);
		steps.sort((a, b) => a.below.x - b.below.x);
		gaps.sort((a, b) => a.from - b.from);
	}
};
// calculators/kit/explore/solve-words.ts
/** For which values of an input a result in words, or yes and no, is what is wanted. */
function* whereItIs(subject, question) {
	const { case: place, input, range, result, equals } = question;
	if (typeof equals !== "string" && typeof equals !== "boolean") throw new Refusal(`The result "${result}" is no number: "equals" must be a text, or true or false.`);
	return whereAnswer(subject, result, equals, yield* partOf$1(limits(subject, {
		type: "limits",
		...place === void 0 ? {} : { case: place },
		input,
		...range ? { range } : {},
		result
	}), ({ share, soFar }) => ({
		share,
		soFar: () => whereAnswer(subject, result, equals, soFar())
	})));
}
function whereAnswer(subject, result, wanted, { input, range, regions, scan, faults }) {
	const held = regions.filter(({ value }) => value === wanted);
	const isFound = held.length > 0;
	const others = [...new Set(regions.flatMap(({ value }) => value === null ? [] : [String(value)]))];
	return {
		type: "solve",
		input,
		result: describedAs(resultAsked(subject, result)),
		wanted,
		range,
		outcome: isFound ? "found" : others.length > 0 ? "none" : "refused",
		sentence: isFound ? `It is so in ${held.length === 1 ? "one range" : `${held.length} ranges`} of values.` : others.length > 0 ? `No value gives it; those looked at give ${others.join(", ")}.` : "There is no result for any value.",
		solutions: [],
		steps: [],
		plateaus: [],
		gaps: regions.flatMap(({ from, to, refused }) => refused === void 0 ? [] : [{
			from,
			to,
			reason: refused
		}]),
		regions: held,
		scan,
		faults
	};
}
// calculators/kit/explore/solve.ts
/**
* Which values of an input give what is wanted of a result. What is found is exact to 1e-9 of the result; a case with that
* value typed into its field gives it. Throws a `Refusal` for what cannot be asked.
*/
function* solve(subject, question) {
	const { input, range, told: about } = overInput(subject, question);
	if (resultAsked(subject, question.result).kind === void 0) return yield* whereItIs(subject, question);
	const result = numericResult(subject, question.result);
	const { equals } = question;
	if (typeof equals === "string" || typeof equals === "boolean") throw new Refusal(`The result "${result.id}" is a number: "equals" must be one, or {"value": number, "unit": text}.`);
	const { unit: usual = "" } = resultInfo(subject.definition, result.id);
	const wanted = inSi(`result "${result.id}"`, result.kind, usual, equals);
	const probe = new Probe(subject.definition, subject.data, [input.id], [result.id], false);
	const numberAt = (x) => {
		const [value] = probe.at([x]).values;
		return typeof value === "number" ? value : void 0;
	};
	const grid = searchGrid(range, searchPoints(subject.definition), input.standing);
	const search = new Search(numberAt, wanted, grid, !takesLong(subject.definition));
	const answer = () => {
		const { roots, steps, plateaus, gaps, nearest } = search.found;
		const side = ({ x, y }) => ({
			at: shownIn(input, x),
			result: shownIn(result, y)
		});
		const found = {
			solutions: roots.map(({ x, y, touches }) => {
				const { value = y, messages } = wholeRun(subject, caseWith(subject, input, x), result.id);
				const residual = Math.abs(value - wanted) / (wanted === 0 ? 1 : Math.abs(wanted));
				return {
					at: shownIn(input, x),
					result: shownIn(result, value),
					residual,
					touches,
					messages
				};
			}),
			steps: steps.map(({ below, above }) => ({
				below: side(below),
				above: side(above)
			})),
			plateaus: plateaus.map(({ from, to, y, wanted: isWanted }) => ({
				from: shownIn(input, from),
				to: shownIn(input, to),
				result: shownIn(result, y),
				wanted: isWanted
			})),
			gaps: gaps.map(({ from, to }) => ({
				from: shownIn(input, from),
				to: shownIn(input, to),
				reason: refusalOf(probe.at([from + (to - from) / 2]).values[0]) ?? refusalOf(probe.at([from]).values[0]) ?? ""
			}))
		};
		const isSolved = roots.length > 0 || plateaus.some((each) => each.wanted);
		return {
			type: "solve",
			...about,
			result: describedAs(result),
			wanted: shownIn(result, wanted),
			...concluded(found, about.range, nearest && side(nearest)),
			...found,
			regions: [],
			...isSolved || !nearest ? {} : { nearest: side(nearest) },
			scan: scanOf(input, search.scanned, missed),
			faults: plainFaults(probe.faults)
		};
	};
	const share = effort(6 * grid.length);
	for (const _ of search.run()) yield {
		share: share(),
		soFar: answer
	};
	return answer();
}
var missed = "two answers closer together than that may appear as one or none";
/** A quantity in words. */
function told({ value, unit }) {
	const number = shortNumber(value, 5);
	return unit === "" ? number : `${number} ${unit}`;
}
/** What was found in a word and in a sentence. */
function concluded({ solutions, steps, plateaus, gaps }, { from, to }, nearest) {
	const within = `between ${told(from)} and ${told(to)}`;
	const wide = plateaus.filter(({ wanted }) => wanted);
	const [flat] = wide;
	const [step] = steps;
	const [gap] = gaps;
	if (flat && solutions.length === 0) return {
		outcome: "everywhere",
		sentence: `Every value between ${told(flat.from)} and ${told(flat.to)} gives it: it has no effect there.`
	};
	if (solutions.length > 0) {
		const count = solutions.length + wide.length;
		return {
			outcome: "found",
			sentence: count === 1 ? `One answer ${within}.` : `${count} answers ${within}.`
		};
	}
	if (step) return {
		outcome: "step",
		sentence: `No value gives it: the result steps from ${told(step.below.result)} to ${told(step.above.result)} at ${told(step.above.at)}.`
	};
	const [only] = plateaus;
	if (only && only.from.si === from.si && only.to.si === to.si) return {
		outcome: "noEffect",
		sentence: `It has no effect ${within}: the result stays ${told(only.result)}.`
	};
	if (nearest) return {
		outcome: "none",
		sentence: `No value ${within} gives it; ${told(nearest.at)} comes nearest, with ${told(nearest.result)}.`
	};
	return {
		outcome: "refused",
		sentence: `There is no result ${within}${gap ? `: ${gap.reason}` : "."}`
	};
}
// calculators/kit/explore/tornado.ts
/** Results that differ by less, as a share of them, are the same. */
var same = 1e-12;
/**
* How much a result moves with each input, one at a time: by the uncertainty stated, else by the published one of what fills
* the field, else by a share. A share of a temperature is one of its absolute value. Throws a `Refusal` for what cannot be
* asked.
*/
function* tornado(subject, question) {
	const { definition, data } = subject;
	const result = numericResult(subject, question.result);
	const { value: base, ...ofCase } = baseOf(subject, result);
	const ids = numericIds(definition, data);
	for (const id of Object.keys(question.inputs ?? {})) standingInput(subject, id);
	const bars = [];
	const left = [];
	const faults = [];
	const answer = () => ({
		type: "tornado",
		result: describedAs(result),
		...ofCase,
		bars: bars.toSorted((a, b) => (b.swing ?? Infinity) - (a.swing ?? Infinity)),
		left: [...left],
		faults: [...faults]
	});
	const widthOf = widths(subject, question);
	for (const [index, id] of ids.entries()) {
		const input = numericInput(subject, id);
		const { standing } = input;
		const width = widthOf(id);
		if (standing === void 0) left.push({
			id,
			reason: "It has no value in this case."
		});
		else if (!width) left.push({
			id,
			reason: "No uncertainty is stated."
		});
		else if (width.of(standing) === 0) left.push({
			id,
			reason: "A share of nothing is nothing."
		});
		else {
			const probe = new Probe(definition, data, [id], [result.id], true);
			const sides = [-1, 1].map((sign) => {
				const wanted = standing + sign * width.of(standing);
				const at = withinBounds(input, wanted);
				return {
					isClipped: at !== wanted,
					side: {
						at: shownIn(input, at),
						...outcomeAt(result, probe.at([at]))
					}
				};
			});
			const [low, high] = sides.map(({ side }) => side);
			faults.push(...plainFaults(probe.faults));
			if (!low || !high) continue;
			const [a, b] = [low.result?.si, high.result?.si];
			const both = a === void 0 || b === void 0 ? void 0 : [
				a,
				b,
				base ?? a
			];
			const swing = both ? Math.max(...both) - Math.min(...both) : null;
			const effect = swing === null || swing > same * Math.abs(base ?? a ?? 0);
			const clipped = sides.some(({ isClipped }) => isClipped);
			bars.push({
				input: describedAs(input),
				basis: width.basis,
				low,
				high,
				clipped,
				swing,
				effect
			});
		}
		yield {
			share: (index + 1) / (ids.length + 1),
			soFar: answer
		};
	}
	return answer();
}
// calculators/kit/explore/explore.ts
/**
* Asks a calculator a question about a case of a document: the one way into what is asked backwards, sideways and of how sure
* a result is. What the case needs beside its calculator has been loaded before. Throws a `Refusal`, when the first stage is
* asked for, that names what cannot be asked and what is allowed.
*/
function explore(definition, document, asked) {
	const question = readQuestion(asked);
	switch (question.type) {
		case "solve": return solve(subjectOf(definition, document, question.case), question);
		case "limits": return limits(subjectOf(definition, document, question.case), question);
		case "sweep": return sweep(subjectOf(definition, document, question.case), question);
		case "map": return map(subjectOf(definition, document, question.case), question);
		case "compare": return compare(definition, document, question);
		case "tornado": return tornado(subjectOf(definition, document, question.case), question);
		case "corners": return corners(subjectOf(definition, document, question.case), question);
		case "monteCarlo": return monteCarlo(subjectOf(definition, document, question.case), question);
		case "derivatives": return derivatives(subjectOf(definition, document, question.case), question);
	}
}
// calculators/kit/explored-json.ts
/**
* Answers one question about cases of JSON, `{"cases": […], "question": {…}}`, or `"case": {…}` for a single one: as the
* command line and the API answer it. Throws a `Refusal` for what is not understood.
*/
async function answerExploration(definition, given) {
	const { cases, question } = parted(given);
	const fields = cases.map((each, place) => understoodCase(definition, each, place));
	const document = {
		schema: documentSchema,
		tool: definition.id,
		cases: fields
	};
	await loadForDocument(definition, document);
	return finished(explore(definition, document, question));
}
/** The cases and the question of what was given. */
function parted(given) {
	if (typeof given === "object" && given !== null && "question" in given) {
		const { question } = given;
		if ("cases" in given && Array.isArray(given.cases)) return {
			cases: given.cases,
			question
		};
		if ("case" in given) return {
			cases: [given.case],
			question
		};
	}
	throw new Refusal("What is asked must be a JSON object with \"case\" or \"cases\", and \"question\".");
}
// calculators/kit/compare-values.ts
/** More digits than a double has there are none. */
var allDigits = 17;
/** A member of whatever it is; undefined where it has none of the name. */
function memberOf(value, name) {
	return typeof value === "object" && value !== null && Object.hasOwn(value, name) ? value[name] : void 0;
}
/** What it holds, where it is an array; nothing otherwise. */
function listOf(value) {
	return Array.isArray(value) ? value : [];
}
/** Whether two values of plain JSON are the same to every digit, whatever the order of their members. */
function isSame(was, now) {
	if (typeof was !== "object" || typeof now !== "object" || was === null || now === null) return was === now;
	if (Array.isArray(was) !== Array.isArray(now)) return false;
	return namesOf(was, now).every((name) => isSame(memberOf(was, name), memberOf(now, name)));
}
/** The names of the members of either. */
function namesOf(was, now) {
	const own = (value) => typeof value === "object" && value !== null ? Object.keys(value) : [];
	return [.../* @__PURE__ */ new Set([...own(was), ...own(now)])];
}
/** The places in which two values of a report differ; those of a report that somebody changed may be anything. */
function valueDifferences(was, now) {
	if (isSame(was, now)) return [];
	const types = [memberOf(was, "type"), memberOf(now, "type")];
	if (types.every((type) => type === "table")) return tableDifferences(was, now);
	if (types.every((type) => type === "number")) return [numberDifference(was, now)];
	return [{
		part: "",
		was: textOfValue(was),
		now: textOfValue(now),
		relative: null
	}];
}
function numberDifference(was, now) {
	const [usual, unit] = [digitsOf(was, now), (value) => blankBefore(memberOf(value, "unit"))];
	for (const [name, after] of [["value", unit], ["si", () => " in SI units"]]) {
		const [a, b] = [memberOf(was, name), memberOf(now, name)];
		if (isFinite(a) && isFinite(b) && (a !== b || name === "value" && unit(was) !== unit(now))) {
			const [before, later] = numbersApart(a, b, usual);
			return {
				part: "",
				was: before + after(was),
				now: later + after(now),
				relative: relativeDifference(a, b)
			};
		}
	}
	return {
		part: "",
		was: asJson(was),
		now: asJson(now),
		relative: null
	};
}
function tableDifferences(was, now) {
	const columns = memberOf(was, "columns");
	if (!isSame(columns, memberOf(now, "columns"))) return [{
		part: "columns",
		was: asJson(columns),
		now: asJson(memberOf(now, "columns")),
		relative: null
	}];
	const found = [];
	const [rows, later] = [listOf(memberOf(was, "rows")), listOf(memberOf(now, "rows"))];
	const [si, laterSi] = [listOf(memberOf(was, "si")), listOf(memberOf(now, "si"))];
	for (let row = 0; row < Math.max(rows.length, later.length, si.length, laterSi.length); row += 1) for (const [place, column] of listOf(columns).entries()) {
		const part = `row ${row + 1}, ${textIn(column, "label")}`;
		const digits = memberOf(column, "digits");
		const shown = [rows, later].map((each) => memberOf(each[row], place));
		const inSi = [si, laterSi].map((each) => memberOf(each[row], place));
		const differs = isSame(shown[0], shown[1]) ? inSi : shown;
		if (isSame(differs[0], differs[1])) continue;
		const after = differs === inSi ? " in SI units" : blankBefore(memberOf(column, "unit"));
		found.push({
			part,
			...cellDifference(differs[0], differs[1], Number(digits), after)
		});
	}
	return found.length > 0 ? found : [{
		part: "",
		was: asJson(was),
		now: asJson(now),
		relative: null
	}];
}
/** Two cells that differ, or two numbers of the working, with their unit behind them. */
function cellDifference(was, now, digits, after = "") {
	if (isFinite(was) && isFinite(now)) {
		const [before, later] = numbersApart(was, now, digits);
		return {
			was: before + after,
			now: later + after,
			relative: relativeDifference(was, now)
		};
	}
	return {
		was: textOfValue(was),
		now: textOfValue(now),
		relative: null
	};
}
/** Two numbers with as many digits as it takes to tell them apart. */
function numbersApart(a, b, usual) {
	for (let digits = Number.isInteger(usual) && usual > 0 ? usual : 4; digits < allDigits; digits += 1) {
		const texts = [formatNumber(a, digits), formatNumber(b, digits)];
		if (texts[0] !== texts[1]) return texts;
	}
	return [formatNumber(a, allDigits), formatNumber(b, allDigits)];
}
function relativeDifference(a, b) {
	return a === b ? 0 : Math.abs(a - b) / Math.max(Math.abs(a), Math.abs(b));
}
/** A value of a report, or whatever stands in its place, as it is read. */
function textOfValue(value) {
	if (value === void 0 || value === null) return null;
	if (typeof value === "string") return value;
	if (isFinite(value)) return formatNumber(value, allDigits);
	switch (memberOf(value, "type")) {
		case "number": {
			const number = memberOf(value, "value");
			return isFinite(number) ? formatNumber(number, digitsOf(value, value)) + blankBefore(memberOf(value, "unit")) : asJson(value);
		}
		case "words": return textIn(value, "text");
		case "answer": return memberOf(value, "yes") === true ? "yes" : "no";
		case "none": return `no value, ${textIn(value, "reason")}`;
		default: return asJson(value);
	}
}
var isFinite = (value) => typeof value === "number" && Number.isFinite(value);
function digitsOf(was, now) {
	const digits = Math.max(Number(memberOf(was, "digits")), Number(memberOf(now, "digits")));
	return Number.isInteger(digits) && digits > 0 && digits <= allDigits ? digits : 4;
}
/** A member that should be a text. */
function textIn(value, name) {
	const text = memberOf(value, name);
	return typeof text === "string" ? text : asJson(text);
}
var blankBefore = (unit) => typeof unit === "string" && unit !== "" ? ` ${unit}` : "";
/** Most characters of what has no words of its own. */
var longest = 120;
/** What has no words of its own, as JSON. */
function asJson(value) {
	const text = JSON.stringify(value) ?? "nothing";
	return text.length > longest ? `${text.slice(0, longest)}…` : text;
}
// calculators/kit/compare-reports.ts
/**
* What differs between two reports of one calculator, to the last digit, with every place in words. Either may come from a file
* that somebody changed: whatever it holds is compared, and nothing of it is passed over.
* @param labelOf names results that have no line in the working.
*/
function compareReports(was, now, labelOf = () => void 0) {
	const cases = Math.max(listOf(was.cases).length, listOf(now.cases).length);
	const differences = [];
	const steps = [];
	for (let place = 0; place < cases; place += 1) {
		const [before, later] = [was.cases[place], now.cases[place]];
		if (before === void 0 || later === void 0) {
			const [known, gone] = [textIn(before ?? later, "title"), "the whole case"];
			const sides = before === void 0 ? {
				was: null,
				now: known
			} : {
				was: known,
				now: null
			};
			differences.push({
				type: "other",
				case: place,
				id: "",
				label: gone,
				part: "",
				relative: null,
				...sides
			});
			continue;
		}
		const labels = labelsOf(before, later, labelOf);
		differences.push(...resultsApart(before, later, place, labels), ...messagesApart(memberOf(before, "messages"), memberOf(later, "messages"), place), ...crossChecksApart(before, later, place), ...othersApart(before, later, place, [
			"values",
			"messages",
			"working",
			"crossCheck"
		]));
		steps.push(...stepsApart(before, later, place));
	}
	differences.push(...togetherApart(was.together, now.together));
	differences.push(...othersApart(was, now, null, [
		"engine",
		"cases",
		"together"
	]));
	const seen = /* @__PURE__ */ new Set();
	const firstSteps = steps.filter((step) => !seen.has(step.case) && seen.add(step.case));
	const sizes = [...differences, ...steps].map(({ relative }) => relative ?? Number.POSITIVE_INFINITY);
	return {
		sameEngine: was.engine === now.engine,
		differences,
		steps,
		firstSteps,
		largest: sizes.reduce((most, size) => Math.max(most, size), 0)
	};
}
/** A difference in a sentence: "Case 2, Bore: 52.1 mm in the file, 52.2 mm recomputed". */
function differenceText({ type, case: place, label, part, was, now }, [sideWas, sideNow]) {
	return `${[
		place === null ? "All cases" : `Case ${place + 1}`,
		type === "step" ? `step "${label}"` : label,
		...part === "" ? [] : [part]
	].join(", ")}: ${was ?? "nothing"} ${sideWas}, ${now ?? "nothing"} ${sideNow}`;
}
function labelsOf(was, now, labelOf) {
	const labels = /* @__PURE__ */ new Map();
	for (const line of [...listOf(memberOf(now, "working")), ...listOf(memberOf(was, "working"))]) if (!labels.has(textIn(line, "id"))) labels.set(textIn(line, "id"), textIn(line, "label"));
	return (id) => labelOf(id) ?? labels.get(id);
}
function resultsApart(was, now, place, labelOf) {
	const [before, later] = [memberOf(was, "values"), memberOf(now, "values")];
	return namesOf(before, later).flatMap((id) => valueDifferences(memberOf(before, id), memberOf(later, id)).map((each) => ({
		type: "result",
		case: place,
		id,
		label: labelOf(id) ?? id,
		...each
	})));
}
/** Messages that went and came; the same one twice counts twice. */
function messagesApart(was, now, place) {
	const left = [...listOf(now)];
	const gone = listOf(was).filter((message) => {
		const at = left.findIndex((other) => isSame(message, other));
		if (at >= 0) left.splice(at, 1);
		return at < 0;
	});
	const moved = gone.length === 0 && left.length === 0 && !isSame(was, now);
	const about = {
		type: "message",
		case: place,
		id: "",
		part: "",
		relative: null
	};
	return [
		...gone.map((message) => ({
			...about,
			label: levelOf(message),
			was: textIn(message, "text"),
			now: null
		})),
		...left.map((message) => ({
			...about,
			label: levelOf(message),
			was: null,
			now: textIn(message, "text")
		})),
		...moved ? [{
			...about,
			label: "order of messages",
			was: asJson(was),
			now: asJson(now)
		}] : []
	];
}
var levelOf = (message) => `message (${textIn(message, "level")})`;
/** What the other methods give: by each, its figure; where that is the same, whatever else differs. */
function crossChecksApart(was, now, place) {
	const [before, later] = [memberOf(was, "crossCheck"), memberOf(now, "crossCheck")];
	if (isSame(before, later)) return [];
	const figures = listOf(later).flatMap((check, at) => valueDifferences(memberOf(listOf(before)[at], "value"), memberOf(check, "value")).map((each) => ({
		type: "result",
		case: place,
		id: "",
		label: `cross-check by ${textIn(check, "name")}`,
		...each
	})));
	if (figures.length > 0 && listOf(before).length === listOf(later).length) return figures;
	return othersApart({ crossCheck: before }, { crossCheck: later }, place, []);
}
/** The lines of the working that differ, in its order; one that is on one side only stands where it stands there. */
function stepsApart(was, now, place) {
	const [before, later] = [listOf(memberOf(was, "working")), listOf(memberOf(now, "working"))];
	const byId = new Map(before.map((line) => [textIn(line, "id"), line]));
	const order = later.map((line) => textIn(line, "id"));
	const found = later.flatMap((line) => lineApart(byId.get(textIn(line, "id")), line, place));
	const gone = before.filter((line) => !order.includes(textIn(line, "id")));
	found.push(...gone.flatMap((line) => lineApart(line, void 0, place)));
	if (found.length > 0 || isSame(before, later)) return found;
	return [{
		type: "step",
		case: place,
		id: "",
		label: "order of the working",
		part: "",
		relative: null,
		was: asJson(before.map((line) => textIn(line, "id"))),
		now: asJson(order)
	}];
}
function lineApart(was, now, place) {
	if (isSame(was, now)) return [];
	const line = now ?? was;
	const about = {
		type: "step",
		case: place,
		id: textIn(line, "id"),
		label: textIn(line, "label")
	};
	const [value, laterValue] = [memberOf(was, "value"), memberOf(now, "value")];
	if (was === void 0 || now === void 0) return [{
		...about,
		part: "",
		was: textOfValue(value),
		now: textOfValue(laterValue),
		relative: null
	}];
	const values = valueDifferences(value, laterValue);
	if (values.length > 0) return values.map((each) => ({
		...about,
		...each
	}));
	const [numbers, laterNumbers] = [memberOf(was, "numbers"), memberOf(now, "numbers")];
	const symbols = namesOf(numbers, laterNumbers).flatMap((symbol) => {
		const [a, b] = [memberOf(numbers, symbol), memberOf(laterNumbers, symbol)];
		return isSame(a, b) ? [] : [{
			...about,
			part: symbol,
			...cellDifference(a, b, 5, " in SI units")
		}];
	});
	return symbols.length > 0 ? symbols : membersApart(was, now, []).map((each) => ({
		...about,
		...each
	}));
}
function togetherApart(was, now) {
	if (isSame(was, now)) return [];
	const title = textIn(now ?? was, "title");
	return [
		...valueDifferences(memberOf(was, "table"), memberOf(now, "table")).map((each) => ({
			type: "result",
			case: null,
			id: "",
			label: title,
			...each
		})),
		...messagesApart(memberOf(was, "messages"), memberOf(now, "messages"), null),
		...othersApart(was, now, null, [
			"table",
			"messages",
			...memberOf(was, "values") === void 0 ? ["values"] : []
		])
	];
}
/** What differs in all members but some, by the words of their names. */
function othersApart(was, now, place, but) {
	return membersApart(was, now, but).map(({ part, ...each }) => {
		const [label = "", ...rest] = part.split(", ");
		return {
			type: "other",
			case: place,
			id: "",
			label,
			part: rest.join(", "),
			...each
		};
	});
}
/** The innermost places in which members differ, each named by its path. */
function membersApart(was, now, but) {
	return namesOf(was, now).filter((name) => !but.includes(name)).flatMap((name) => {
		const [a, b] = [memberOf(was, name), memberOf(now, name)];
		if (isSame(a, b)) return [];
		const part = Array.isArray(was) ? String(Number(name) + 1) : inWords(name);
		const inside = [a, b].every((each) => typeof each === "object" && each !== null) ? membersApart(a, b, []) : [];
		return inside.length > 0 ? inside.map((each) => ({
			...each,
			part: `${part}, ${each.part}`
		})) : [{
			part,
			...cellDifference(a, b, 5)
		}];
	});
}
/** The name of a member as words: "cross check" of `crossCheck`. */
function inWords(name) {
	return name.replaceAll(/[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`);
}
// calculators/kit/describe.ts
/** A calculator as data: its fields with units, options and limits, and its results. */
function describeCalculator(definition) {
	const { id, title, summary, access, standards, primary } = definition;
	return {
		id,
		title,
		summary,
		access,
		standards,
		fields: definition.inputs.map(describedField),
		results: definition.results.map(({ id, section }) => {
			const { label, kind, unit } = resultInfo(definition, id);
			return {
				id,
				label,
				section,
				...kind === void 0 ? {} : {
					kind,
					unit
				}
			};
		}),
		primary
	};
}
function describedField({ id, section, field }) {
	return {
		id,
		label: field.label,
		section,
		type: field.type,
		...field.help === void 0 ? {} : { help: field.help },
		...field.type === "quantity" ? {
			kind: field.kind,
			unit: field.unit,
			units: kindOf(field.kind).units.map((u) => u.symbol),
			...limitsOf(field),
			...field.optional === true ? { optional: true } : {},
			...field.blank === void 0 ? {} : { blank: field.blank }
		} : {},
		...field.type === "choice" ? {
			options: field.options,
			...field.names ? { names: field.names } : {},
			...field.only ? { only: field.only } : {},
			...field.initial === void 0 ? {} : { initial: field.initial }
		} : {},
		...field.type === "list" ? {
			items: field.items,
			amount: field.amount
		} : {},
		...field.type === "rows" ? { columns: offeredColumns(field) } : {},
		...field.when ? { when: field.when } : {}
	};
}
/** The limits of a quantity, in its default unit. */
function limitsOf({ above, atLeast, below, atMost }) {
	return {
		...above === void 0 ? {} : { above },
		...atLeast === void 0 ? {} : { atLeast },
		...below === void 0 ? {} : { below },
		...atMost === void 0 ? {} : { atMost }
	};
}
// calculators/kit/drawing.ts
/** A path, written as that of an SVG, in a pen. */
function path(d, pen, field) {
	return {
		type: "path",
		d,
		pen,
		...field === void 0 ? {} : { field }
	};
}
/** A label of words, or of words with quantities among them. */
function label(x, y, says, { anchor = "middle", pen = "ink", field } = {}) {
	const parts = typeof says === "string" ? [says] : says;
	const quantities = parts.filter((part) => typeof part !== "string");
	const known = quantities.length > 0 && quantities.every(({ si }) => Number.isFinite(si));
	return {
		type: "label",
		x,
		y,
		text: textOf(parts),
		...known ? { wording: parts } : {},
		anchor,
		pen,
		...field === void 0 ? {} : { field }
	};
}
/** A dimension between two points on a vertical line, with its arrow heads. */
function verticalDimension(x, top, bottom, field) {
	return path(`M${x} ${top}V${bottom}M${x - 4} ${top + 8}l4 -8 4 8M${x - 4} ${bottom - 8}l4 8 4 -8`, "dimension", field);
}
/** A dimension between two points on a horizontal line, with its arrow heads. */
function horizontalDimension(y, left, right, field) {
	return path(`M${left} ${y}H${right}M${left + 8} ${y - 4}l-8 4 8 4M${right - 8} ${y - 4}l8 4 -8 4`, "dimension", field);
}
// calculators/kit/published.ts
/** A figure that the source reached through figures of its own that it had rounded. */
function sourceRounding(rounded, result, because) {
	return {
		type: "rounding",
		rounded,
		result,
		because
	};
}
/** A figure that this program does not confirm. */
function disagreement(because) {
	return {
		type: "disagreement",
		because
	};
}
// calculators/kit/recompute.ts
/** What the report of a calculation that is issued holds: all but pictures, which follow from it. */
var issuedReport = { pictures: false };
/**
* Works a document through again and compares what comes out with the report that was kept of it. Throws a `Refusal` for a
* document that this calculator does not read.
*/
async function recompute(definition, document, kept) {
	await loadForDocument(definition, document);
	const report = run(definition, document, issuedReport);
	const results = new Set(definition.results.map(({ id }) => id));
	const labelOf = (id) => results.has(id) ? resultInfo(definition, id).label : void 0;
	return {
		report,
		comparison: compareReports(kept, report, labelOf)
	};
}
/** The same in words, as whoever verifies a file reads it. */
function recomputedInWords({ report, comparison }) {
	const inWords = (each) => differenceText(each, ["in the file", "recomputed"]);
	return {
		engine: report.engine,
		largest: comparison.largest,
		differences: [...comparison.differences, ...comparison.steps].map(inWords),
		firstSteps: comparison.firstSteps.map(inWords)
	};
}
/** Works a revision that was kept through again, for whoever verifies a file. */
async function recomputeRevision(definition, revision, document, kept) {
	try {
		const recomputed = recomputedInWords(await recompute(definition, document, kept));
		return {
			revision,
			engines: {
				kept: kept.engine,
				present: recomputed.engine
			},
			...recomputed
		};
	} catch (thrown) {
		if (thrown instanceof Refusal) return {
			revision,
			reason: `The tool does not take the inputs: ${thrown.message}`
		};
		throw thrown;
	}
}
// calculators/kit/send.ts
/** A value in SI as a field of the other calculator's case, with twelve digits; nothing where it is not known. */
function sent(id, kind, si, unit) {
	return si === void 0 ? {} : { [id]: {
		value: Number(fromSi(kind, si, unit).toPrecision(12)),
		unit
	} };
}
export { methodName as $, list as A, meta$8 as At, info as B, meta$18 as Bt, seenTogether as C, meta$1 as Ct, choice as D, meta$5 as Dt, calculation as E, meta$4 as Et, lowerFirst as F, meta$13 as Ft, missing as G, listText as H, meta$20 as Ht, upperFirst as I, meta$14 as It, drawnResult as J, ruledOut as K, rowsText as L, meta$15 as Lt, rows as M, meta$10 as Mt, text as N, meta$11 as Nt, column as O, meta$6 as Ot, table as P, meta$12 as Pt, methodInWords as Q, caseNumber as R, meta$16 as Rt, picture as S, meta as St, value as T, meta$3 as Tt, Absent as U, meta$21 as Ut, warning as V, meta$19 as Vt, absent as W, meta$22 as Wt, textOf as X, measured as Y, methodId as Z, field as _, gasConstant as _t, horizontalDimension as a, requireShare as at, longValue as b, catalogue as bt, verticalDimension as c, absolute as ct, findRoot as d, toSi as dt, resultInfo as et, answerCases as f, unitOf as ft, deferred as g, atmosphere as gt, check as h, fullNumber as ht, sourceRounding as i, requirePositive as it, quantity as j, meta$9 as jt, filled as k, meta$7 as kt, describeCalculator as l, gauge as lt, byMethod as m, formatNumber as mt, recomputeRevision as n, requireFinite as nt, label as o, Refusal as ot, understoodCase as p, kindOf as pt, drawnLength as q, disagreement as r, requireNotNegative as rt, path as s, stated as st, sent as t, takesLong as tt, answerExploration as u, fromSi as ut, fields as v, roundedGravity as vt, step as w, meta$2 as wt, maybe as x, findCalculator as xt, fill as y, standardGravity as yt, error as z, meta$17 as zt };
