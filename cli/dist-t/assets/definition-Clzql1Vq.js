import { n as carriedFluid } from "./carried-BblwiDin.js";
import { n as fluidRows } from "./fields-CHYCCy5A.js";
import { E as calculation, Mt as meta, S as picture, T as value, W as absent, i as sourceRounding, m as byMethod, t as sent, w as step, x as maybe } from "./kit-R3DteEWw.js";
import { D as editionName, G as outletPipeDiameter, H as kc, K as piping, L as flowRate, M as drawnFields, N as allowableOverpressure, P as edition, Q as userDescription, R as fluid, S as usedOf, X as superimposedBackpressure, Y as setPressure, Z as totalBackpressure, _ as areaInfo, b as recommendedOrifice$1, j as drawReliefValve, pt as originalLiquidBackPressureFactor, q as pipingFills, v as capacityOfOne$1, w as references, x as setInWords } from "./vapour-back-pressure-MXsNfhbZ.js";
import { a as words, c as inletLoss, f as liquidReaction, h as pipeVelocity, i as toRegister, l as noOutlet, n as registered, o as areaPlot, t as registerCase } from "./sends-DZwnPxia.js";
import { E as ratedViscosityCorrection, O as viscousValves, S as viscosity$1, _ as fields_exports, c as backPressure, d as duty, f as inletDensity, h as volumeFlow, i as standardArea, l as backPressureRatio, m as relievingPressure, p as relievingGauge, r as originalArea, t as liquidStream, u as checks$1, v as fluidType, w as correctForViscosity, x as relievingTemperature, y as fluidUpstreamDensity$1 } from "./liquid-stream-B0xYjJ9z.js";
import { n as liquidCurveFigures } from "./published-figures-BpTkp1sw.js";
import { n as fluidLoads, o as fluidChecks, t as chosenFluid } from "./chosen-fluid-BOMCRVxw.js";
import { n as typedAlone, t as sentFluid } from "./sent-CkAtU2wZ.js";
// calculators/relief-valve-pro/liquid-service/examples.ts
var crude$1 = {
	flowRate: 367956,
	fluidUpstreamDensity: 900,
	viscosity: 396.85,
	setPressure: {
		value: 1724,
		unit: "kPa(g)"
	},
	totalBackpressure: {
		value: 345,
		unit: "kPa(g)"
	},
	kd: .65
};
var examples = [{
	title: "Crude oil, viscous, balanced bellows",
	source: "API 520-I, sizing example 5",
	cases: [
		{
			...crude$1,
			userDescription: "Original"
		},
		{
			...crude$1,
			userDescription: "10th edition",
			method: "api520"
		},
		{
			...crude$1,
			userDescription: "7th edition",
			method: "api520",
			edition: "7th"
		}
	]
}, {
	title: "Pump discharge, water, with its piping",
	source: "Illustrative duty",
	cases: [{
		userDescription: "PSV-120",
		method: "api520",
		flowRate: 6e4,
		fluidUpstreamDensity: 988,
		viscosity: .55,
		setPressure: 12,
		totalBackpressure: .8,
		kd: .65,
		valveType: "Conventional",
		inletPipeDiameter: 102.3,
		inletResistance: .9,
		outletPipeDiameter: 154.1
	}]
}];
// calculators/relief-valve-pro/liquid-service/outlet.ts
/** How fast a liquid leaves the outlet pipe, and how hard it pushes. */
function liquidOutlet(capacityOfOne) {
	const needs = {
		capacityOfOne,
		density: fluidUpstreamDensity$1,
		diameter: maybe(outletPipeDiameter)
	};
	return {
		outletVelocity: step("outletVelocity", needs, {
			label: "Outlet velocity",
			symbol: "v_o",
			equation: "v_o = 4*q_1/(π*ρ*D_o^2)",
			kind: "velocity",
			unit: "m/s",
			digits: 3
		}, (v) => v.diameter === void 0 ? absent(noOutlet) : pipeVelocity(v.capacityOfOne, v.density, v.diameter)),
		reactionForce: step("reactionForce", needs, {
			label: "Reaction force, open discharge",
			symbol: "F",
			equation: "F = 4*q_1^2/(ρ*π*D_o^2)",
			source: "Momentum of the liquid",
			kind: "force",
			unit: "kN",
			digits: 3
		}, (v) => v.diameter === void 0 ? absent(noOutlet) : liquidReaction(v.capacityOfOne, v.density, v.diameter))
	};
}
// calculators/relief-valve-pro/liquid-service/published.ts
var example = "API 520-I, example 5, 9th ed., as quoted by fluids (C. Bell) and polykin";
var crude = {
	method: "api520",
	flowRate: 367956,
	fluidUpstreamDensity: 900,
	viscosity: 504e4 / 12700,
	setPressure: {
		value: 1724,
		unit: "kPa(g)"
	},
	totalBackpressure: {
		value: 345,
		unit: "kPa(g)"
	},
	kd: .65,
	kw: .97
};
var viscosityNote = "The viscosity of 2000 SSU as the 397 cP that makes both formulas of the example agree.";
/** The area that the example has from its area before viscosity, 3066 mm², and Kv, both rounded. */
var overKv = (kv, band) => sourceRounding(["3066", kv], (area, factor) => area / factor, `The example divides the 3066 mm² before viscosity by ${kv}, both rounded: 3065.5 to 3066.5 over Kv half a unit either way make ${band} mm².`);
var published = [
	{
		type: "case",
		kind: "quoted",
		title: "Crude oil, 6814 L/min at 1724 kPag, 2000 SSU, Kv of the 7th to 9th edition",
		source: example,
		case: {
			...crude,
			edition: "7th"
		},
		expect: {
			areaBeforeViscosity: {
				printed: "3066",
				unit: "mm²"
			},
			trialArea: {
				printed: "4116",
				unit: "mm²"
			},
			reynoldsNumber: {
				printed: "4525",
				unit: "",
				beyond: sourceRounding(["2.80e3"], (constant) => constant * 1800 * .9 / (crude.viscosity * Math.sqrt(6.38)), "The example works in customary units, 2800·Q·G/(μ·√A) with 1800 gal/min and 6.38 in², where the constant has three digits: 2795 to 2805 make 4517 to 4533. That of SI units, 18 800, is rounded too, from 18 788.")
			},
			viscosityCorrectionFactor: {
				printed: "0.964",
				unit: ""
			},
			area: {
				printed: "3180",
				unit: "mm²",
				beyond: overKv("0.964", "3178 to 3183")
			},
			recommendedOrifice: "P"
		},
		note: viscosityNote
	},
	{
		type: "case",
		kind: "quoted",
		title: "The same, Kv of the 10th edition",
		source: example,
		case: {
			...crude,
			edition: "10th"
		},
		expect: {
			viscosityCorrectionFactor: {
				printed: "0.982",
				unit: ""
			},
			area: {
				printed: "3122",
				unit: "mm²",
				beyond: overKv("0.982", "3120 to 3124")
			},
			recommendedOrifice: "P"
		},
		note: viscosityNote
	},
	{
		type: "case",
		kind: "quoted",
		title: "The same with Kw of the digitised curve",
		source: example,
		case: {
			...crude,
			kw: ""
		},
		expect: { totalBackpressureCorrectionFactor: {
			printed: "0.97",
			unit: ""
		} },
		note: "The curve is read from a chart: good to about half a unit of the second decimal."
	},
	{
		type: "figure",
		kind: "own",
		title: "Kw of the original method at 50 % back pressure",
		source: "Original method: (−13r + 15.95)/14",
		expect: {
			printed: "0.675",
			unit: ""
		},
		compute: () => originalLiquidBackPressureFactor(.5)
	},
	...liquidCurveFigures
];
// calculators/relief-valve-pro/liquid-service/stream.ts
/** What the fluid that is chosen fills at the inlet of a valve for a liquid. */
var chosen = chosenFluid(fluid);
var { id } = fluid.source;
var { fills, checks, liquid } = liquidStream(chosen, {
	relievingPressure,
	backPressure,
	temperature: relievingTemperature
}, {
	fluidUpstreamDensity: fluidUpstreamDensity$1,
	viscosity: viscosity$1
}, id);
var stream = {
	fills,
	checks: [fluidChecks(chosen, id), ...checks],
	loads: [fluidLoads(fluid)]
};
/** What is sent on: the fluid with what is typed beside it. */
var sending = {
	fluid: sentFluid(fluid),
	relievingTemperature,
	fluidUpstreamDensity: typedAlone(fluidUpstreamDensity$1, liquid.density),
	viscosity: typedAlone(viscosity$1, liquid.viscosity)
};
// calculators/relief-valve-pro/liquid-service/viscosity.ts
/** The correction of an area for viscosity, by the Reynolds number of the orifice. */
function viscosityCorrection(areaBeforeViscosity, viscousEdition) {
	const viscous = value("viscous", {
		duty,
		viscosity: viscosity$1,
		areaBeforeViscosity,
		viscousEdition
	}, (v) => correctForViscosity(v.duty, v.viscosity, v.areaBeforeViscosity, v.viscousEdition));
	const trialArea = step("trialArea", { viscous }, {
		label: "Trial area",
		symbol: "A_t",
		source: "API 520-I: the next larger standard orifice; above T the area itself",
		kind: "area",
		unit: "mm²"
	}, (v) => v.viscous.trialArea);
	const reynoldsNumber = step("reynoldsNumber", { viscous }, {
		label: "Reynolds number",
		symbol: "Re",
		equation: "Re = 18800*(60000*Q)*(ρ/1000)/(1000*μ*sqrt(10^6*A_t))",
		source: "API 520-I, viscous liquids, SI units",
		kind: "number",
		unit: ""
	}, (v) => v.viscous.reynolds);
	const viscosityCorrectionFactor = step("viscosityCorrectionFactor", {
		viscous,
		viscousEdition
	}, {
		label: "Viscosity correction factor",
		symbol: "K_v",
		equation: (v) => v.viscousEdition === "10th" ? "K_v = 1/sqrt(1+170/Re)" : "K_v = min(1;1/(0.9935+2.878/Re^0.5+342.75/Re^1.5))",
		source: (v) => `${editionName(v.viscousEdition)}, viscous liquids`,
		kind: "number",
		unit: "",
		digits: 4
	}, (v) => v.viscous.kv);
	return {
		trialArea,
		reynoldsNumber,
		viscosityCorrectionFactor,
		area: step("area", {
			areaBeforeViscosity,
			viscosityCorrectionFactor
		}, {
			...areaInfo,
			label: "Orifice area",
			symbol: "A_1",
			equation: "A_1 = A_0/K_v",
			source: "API 520-I, viscous liquids"
		}, (v) => v.areaBeforeViscosity / v.viscosityCorrectionFactor)
	};
}
/** The fewest equal valves: each has its share of the flow and the Reynolds number of its orifice. */
function viscousValvesOf(areaBeforeViscosity, viscousEdition) {
	const needs = {
		duty,
		viscosity: viscosity$1,
		areaBeforeViscosity,
		viscousEdition
	};
	const valveSet = value("valveSet", needs, (v) => viscousValves(v.duty, v.viscosity, v.areaBeforeViscosity, v.viscousEdition) ?? absent("not even 50 valves are enough"));
	const requiredArea = step("requiredArea", { valveSet }, {
		...areaInfo,
		label: "Required area, all valves",
		equation: (v) => v.valveSet.count === 1 ? "A = A_1" : "",
		source: (v) => v.valveSet.count === 1 ? "" : "Each valve with its share of the flow and the Reynolds number of its orifice"
	}, ({ valveSet: { count, areaOfEach } }) => count * areaOfEach);
	const used = usedOf(valveSet, requiredArea);
	/** Kv where the valves pass what they can, which is more than the duty: the Reynolds number is higher there. */
	const ratedViscosityFactor = step("ratedViscosityFactor", {
		...needs,
		valveSet
	}, {
		label: "Viscosity correction factor at rated capacity",
		symbol: "K_r",
		source: (v) => `${editionName(v.viscousEdition)}, viscous liquids, at the Reynolds number of the rated capacity`,
		kind: "number",
		unit: "",
		digits: 4
	}, (v) => {
		const { count, orifice } = v.valveSet;
		const share = {
			...v.duty,
			massFlow: v.duty.massFlow / count
		};
		return ratedViscosityCorrection(share, v.viscosity, v.areaBeforeViscosity / count, orifice.area, v.viscousEdition);
	});
	const ratedCapacity = step("ratedCapacity", {
		flowRate,
		areaBeforeViscosity,
		effectiveArea: used.effectiveArea,
		ratedViscosityFactor
	}, {
		label: "Rated capacity",
		symbol: "q_r",
		equation: "q_r = q_m*A_e*K_r/A_0",
		source: "At the effective area, with the viscosity correction of that flow",
		kind: "massFlow",
		unit: "kg/h"
	}, (v) => v.flowRate * v.effectiveArea * v.ratedViscosityFactor / v.areaBeforeViscosity);
	return {
		requiredArea,
		...setInWords(valveSet),
		...used,
		ratedCapacity,
		capacityOfOne: capacityOfOne$1(ratedCapacity, valveSet)
	};
}
// calculators/relief-valve-pro/liquid-service/definition.ts
var { fluidUpstreamDensity, viscosity, kd, valveType, capacityCertification, kw } = fields_exports;
var original = originalArea();
var api520 = standardArea();
var factor = byMethod({
	original: original.factor,
	api520: api520.factor
});
var areaBeforeViscosity = byMethod({
	original: original.areaBeforeViscosity,
	api520: api520.areaBeforeViscosity
});
var areaCurve = byMethod({
	original: original.areaCurve,
	api520: api520.areaCurve
});
var viscousEdition = byMethod({
	original: original.viscousEdition,
	api520: api520.viscousEdition
});
var { area, trialArea, reynoldsNumber, viscosityCorrectionFactor } = viscosityCorrection(areaBeforeViscosity, viscousEdition);
var recommendedOrifice = recommendedOrifice$1(area);
var valves = viscousValvesOf(areaBeforeViscosity, viscousEdition);
var { multipleValves, requiredArea, effectiveArea, percentUsed, ratedCapacity, capacityOfOne } = valves;
var inlet = inletLoss(capacityOfOne, inletDensity);
var outlet = liquidOutlet(capacityOfOne);
var definition_default = calculation(meta, {
	inputs: {
		"Relieving conditions": [
			userDescription,
			fluidType,
			edition,
			flowRate,
			...fluidRows(fluid),
			relievingTemperature,
			fluidUpstreamDensity,
			viscosity
		],
		Valve: [
			setPressure,
			allowableOverpressure,
			totalBackpressure,
			superimposedBackpressure,
			kd,
			kc,
			valveType,
			capacityCertification,
			kw
		],
		"Inlet and outlet piping": piping
	},
	fills: [...stream.fills, ...pipingFills],
	loads: stream.loads,
	carried: [carriedFluid(fluid)],
	results: {
		Results: [
			factor,
			viscosityCorrectionFactor,
			area,
			recommendedOrifice,
			relievingPressure,
			reynoldsNumber,
			areaBeforeViscosity,
			trialArea
		],
		"Valve chosen": [
			multipleValves,
			requiredArea,
			effectiveArea,
			percentUsed,
			ratedCapacity
		],
		Piping: [
			inlet.inletPressureLoss,
			outlet.outletVelocity,
			outlet.reactionForce
		]
	},
	primary: area,
	answers: [
		area,
		recommendedOrifice,
		percentUsed,
		ratedCapacity
	],
	methods: {
		original: {
			name: "Original",
			checks: original.checks
		},
		api520: {
			name: "API 520-I",
			checks: api520.checks
		}
	},
	shows: [
		relievingPressure,
		relievingGauge,
		backPressure,
		backPressureRatio,
		volumeFlow,
		factor,
		areaBeforeViscosity,
		trialArea,
		reynoldsNumber
	],
	crossCheck: {
		result: area,
		unsafe: "higher",
		consequence: "an orifice sized by the original method would be too small",
		questions: [recommendedOrifice]
	},
	checks: [
		...checks$1,
		...stream.checks,
		valves.severalValves,
		inlet.inletLossTooHigh
	],
	examples,
	published,
	references: references.liquid,
	drawing: picture({
		...drawnFields,
		valveType,
		relievingPressure,
		backPressure,
		recommendedOrifice,
		requiredArea
	}, drawReliefValve),
	plots: areaPlot({
		areaCurve,
		relievingPressure,
		requiredArea,
		effectiveArea,
		multipleValves
	}),
	sends: [{
		...toRegister,
		give: picture({
			...registered,
			valveType,
			kd,
			edition,
			...sending,
			capacityCertification,
			kw
		}, (v) => registerCase("Liquid", v, {
			...words("edition", v.edition),
			...sent("relievingTemperature", "temperature", v.relievingTemperature, "°C"),
			...sent("fluidUpstreamDensity", "density", v.fluidUpstreamDensity, "kg/m³"),
			...sent("viscosity", "dynamicViscosity", v.viscosity, "cP"),
			...words("capacityCertification", v.capacityCertification),
			...sent("kw", "number", v.kw, "")
		}))
	}]
});
export { definition_default as default };
