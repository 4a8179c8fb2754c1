import { ft as liquidBackPressureFactor, mt as vapourBackPressureFactor, tt as apiOrifices } from "./vapour-back-pressure-MXsNfhbZ.js";
import { i as superheatCorrection } from "./steam-CTXv7VAJ.js";
// calculators/relief-valve-pro/published-figures.ts
/** Figures of tables and curves that the services share. */
var digitised = "fluids (C. Bell), its reading of the chart of API 520-I";
var orificeFigures = [
	["D", "71"],
	["E", "126"],
	["F", "198"],
	["G", "325"],
	["H", "506"],
	["J", "830"],
	["K", "1186"],
	["L", "1841"],
	["M", "2323"],
	["N", "2800"],
	["P", "4116"],
	["Q", "7129"],
	["R", "10323"],
	["T", "16774"]
].map(([letter, printed]) => ({
	type: "figure",
	kind: "quoted",
	title: `Effective area of orifice ${letter}`,
	source: "API 526, from a secondary source",
	expect: {
		printed,
		unit: "mm²"
	},
	compute: () => (apiOrifices.find((orifice) => orifice.letter === letter)?.area ?? NaN) * 1e6
}));
/** Points of the curves at 10 and 16 % overpressure: percent back pressure, Kb. */
var vapourPoints = [
	[
		10,
		30.0263,
		"0.998106"
	],
	[
		10,
		35.0854,
		"0.945076"
	],
	[
		10,
		45.2694,
		"0.775568"
	],
	[
		10,
		49.6715,
		"0.695076"
	],
	[
		16,
		37.6478,
		"0.998106"
	],
	[
		16,
		44.4152,
		"0.947917"
	],
	[
		16,
		50,
		"0.90625"
	],
	[
		21,
		50,
		"1"
	]
];
var liquidPoints = [
	[15, "1"],
	[20.1351, "0.97119"],
	[25.6414, "0.912639"],
	[30.5363, "0.862454"],
	[40.3266, "0.76487"],
	[50, "0.666357"]
];
var uncertain = "The curve is read from a chart: good to about half a unit of the second decimal.";
var curveFigures = vapourPoints.map(([overpressure, percent, printed]) => ({
	type: "figure",
	kind: "program",
	title: `Kb at ${percent} % back pressure and ${overpressure} % overpressure`,
	source: digitised,
	expect: {
		printed,
		unit: ""
	},
	compute: () => vapourBackPressureFactor(percent / 100, overpressure / 100),
	note: uncertain
}));
var liquidCurveFigures = liquidPoints.map(([percent, printed]) => ({
	type: "figure",
	kind: "program",
	title: `Kw at ${percent} % back pressure`,
	source: digitised,
	expect: {
		printed,
		unit: ""
	},
	compute: () => liquidBackPressureFactor(percent / 100),
	note: uncertain
}));
/** Entries of the metric table: kPa absolute, °C, KSH. */
var metric = [
	[
		500,
		205,
		"0.991"
	],
	[
		1e3,
		300,
		"0.902"
	],
	[
		4e3,
		400,
		"0.842"
	],
	[
		7e3,
		500,
		"0.786"
	],
	[
		1e4,
		450,
		"0.836"
	],
	[
		2e4,
		625,
		"0.66"
	],
	[
		22e3,
		400,
		"0.887"
	]
];
/** Entries of the customary table: psig, °F, KSH. */
var customary = [
	[
		15,
		400,
		"0.98"
	],
	[
		100,
		500,
		"0.94"
	],
	[
		600,
		600,
		"0.92"
	],
	[
		1e3,
		900,
		"0.78",
		"Copied as found; its neighbours are 0.79 and 0.80, and other copies print 0.79. The lower figure is conservative."
	],
	[
		1500,
		700,
		"0.93"
	],
	[
		3e3,
		1200,
		"0.62"
	]
];
var superheatFigures = [...metric.map(([kilopascal, celsius, printed]) => ({
	type: "figure",
	kind: "quoted",
	title: `KSH at ${kilopascal} kPa and ${celsius} °C, 10th edition`,
	source: "API 520-I, 10th ed., superheat correction factors, as copied by fluids (C. Bell)",
	expect: {
		printed,
		unit: ""
	},
	compute: () => superheatCorrection("10th", {
		setPressure: 0,
		pressure: kilopascal * 1e3,
		temperature: celsius + 273.15
	})
})), ...customary.map(([psi, fahrenheit, printed, note]) => ({
	type: "figure",
	kind: "quoted",
	title: `KSH at ${psi} psig and ${fahrenheit} °F, 7th to 9th edition`,
	source: "API 520-I, 7th ed., superheat correction factors, as copied by fluids (C. Bell)",
	expect: {
		printed,
		unit: ""
	},
	compute: () => superheatCorrection("7th", {
		setPressure: psi * 6894.757293168361,
		pressure: NaN,
		temperature: (fahrenheit + 459.67) / 1.8
	}),
	...note === void 0 ? {} : { note }
}))];
export { superheatFigures as i, liquidCurveFigures as n, orificeFigures as r, curveFigures as t };
