import { B as state, L as flowRateOf, M as compared, R as fluid, V as userDescription, c as remarksOn, f as inletStreams, g as originalValve, h as flowPlot, i as standardCurve, j as drawValve, k as noFittings, l as solutionNeeds, n as coefficientOf, o as iec, p as published, r as factorsOf, t as chokingOf, u as solveSinglePhase, v as inletOf, z as liquidTemperature } from "./standard-DA4oDCOx.js";
import { n as carriedFluid } from "./carried-BblwiDin.js";
import { n as fluidRows } from "./fields-CHYCCy5A.js";
import { B as info, D as choice, E as calculation, K as ruledOut, S as picture, T as value, Wt as meta, _ as field, g as deferred, h as check, m as byMethod, w as step } from "./kit-R3DteEWw.js";
// calculators/control-valve/examples.ts
var examples = [{
	title: "Water and carbon dioxide",
	source: "IEC 60534-2-1:2011, Annex E, examples 1 and 3, here with the typical globe valve",
	cases: [{
		userDescription: "Water, 90 °C",
		method: "iec60534",
		fluidType: "Liquid",
		flowRate: 347544,
		upstreamPressure: 5.78675,
		pressureDifferential: 4.6,
		density: 965.4,
		vaporPressure: .701,
		criticalPressure: 221.2
	}, {
		userDescription: "Carbon dioxide",
		method: "iec60534",
		fluidType: "Gas",
		flowRate: 7466,
		upstreamPressure: 5.78675,
		pressureDifferential: 2.3,
		temperature: 159.85,
		molecularWeight: 44.01,
		gamma: 1.3,
		compressibilityFactor: .991
	}]
}];
// calculators/control-valve/definition.ts
var words = ["Non-Critical", "Critical"];
var typical = `${iec}, Table D.1: single-port globe, contoured plug, flow to open`;
var fluidType = field("fluidType", choice("Fluid type", ["Liquid", "Gas"]));
var given = {
	flowRate: flowRateOf(),
	...state
};
var { pressureDifferential, temperature, molecularWeight, gamma, compressibilityFactor } = given;
var gasState = value("gasState", {
	temperature,
	molarMass: molecularWeight,
	compressibilityFactor
}, (v) => v);
var gasFlow = value("gasFlow", {
	fluidType,
	flowRate: given.flowRate
}, (v) => v.fluidType === "Gas" ? v.flowRate : ruledOut("liquid"));
var inlet = inletOf({
	fluidType,
	given,
	gasFlow,
	gasState,
	heatRatio: gamma
});
var original = originalValve(inlet, words);
var recoveryFactor = step("recoveryFactor", {}, {
	label: "Liquid pressure recovery factor",
	symbol: "F_L",
	source: typical,
	kind: "number",
	unit: ""
}, () => .9);
var ratioFactor = step("ratioFactor", {}, {
	label: "Pressure differential ratio factor",
	symbol: "x_T",
	source: typical,
	kind: "number",
	unit: ""
}, () => .72);
var fittings = value("fittings", {}, () => noFittings);
var needs = solutionNeeds(inlet, {
	recoveryFactor,
	ratioFactor,
	fittings
});
var solution = value("solution", needs, (v) => solveSinglePhase(v));
var globe = {
	recoveryFactor,
	ratioFactor,
	fittings,
	solution,
	ofViscosity: {},
	ofValve: {}
};
var choking = chokingOf(inlet, globe, words);
var factors = factorsOf(inlet, globe, choking);
var coefficients = coefficientOf(solution);
var flowCurve = deferred("flowCurve", {
	solution,
	...needs
}, (v) => standardCurve(v, v.solution));
var whatIsAssumed = check({ solution }, () => [info("The standard is applied to a globe valve with FL = 0.9 and xT = 0.72 in a line of its own size.", {
	field: "valveFlowCoefficient",
	source: `${iec}, Table D.1`
})]);
var valveFlowCoefficient = byMethod({
	original: original.valveFlowCoefficient,
	iec60534: coefficients.valveFlowCoefficient
});
var flowCondition = byMethod({
	original: original.flowCondition,
	iec60534: choking.flowCondition
});
var chokedPressureDrop = byMethod({
	original: original.chokedPressureDrop,
	iec60534: choking.chokedPressureDrop
});
var { inletPressure, downstreamPressure } = inlet;
var streams = inletStreams(fluidType, given, inletPressure, downstreamPressure, {
	liquid: liquidTemperature,
	gas: temperature
});
var definition_default = calculation(meta, {
	inputs: { "Process data": [
		userDescription,
		fluidType,
		...fluidRows(fluid),
		liquidTemperature,
		...Object.values(given)
	] },
	fills: streams.fills,
	loads: streams.loads,
	carried: [carriedFluid(fluid)],
	results: { Results: [valveFlowCoefficient, flowCondition] },
	primary: valveFlowCoefficient,
	answers: [valveFlowCoefficient, flowCondition],
	methods: {
		original: {
			name: "Original",
			shows: original.shows
		},
		iec60534: {
			name: "IEC 60534-2-1",
			shows: [
				recoveryFactor,
				ratioFactor,
				...Object.values(choking),
				...Object.values(factors)
			],
			checks: [...remarksOn({
				solution,
				ratioFactor,
				heatRatio: gamma
			}), whatIsAssumed]
		}
	},
	shows: inlet.shows,
	crossCheck: compared(valveFlowCoefficient, flowCondition),
	checks: [...inlet.checks, ...streams.checks],
	examples,
	published,
	references: ["IEC 60534-2-1:2011, Industrial-process control valves. Part 2-1: Flow capacity. Sizing equations for fluid flow under installed conditions."],
	drawing: picture({
		valveFlowCoefficient,
		inletPressure,
		downstreamPressure
	}, drawValve),
	plots: picture({
		flowCurve: byMethod({
			original: original.flowCurve,
			iec60534: flowCurve
		}),
		inletPressure,
		pressureDifferential,
		chokedPressureDrop
	}, flowPlot)
});
export { definition_default as default };
