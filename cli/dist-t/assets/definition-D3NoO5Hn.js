import { t as criticalPressureRatio } from "./critical-flow-D1qs6cGM.js";
import { A as viscosity, C as fluidType, D as temperature, E as specificHeatRatio, M as sizeByIso5167, O as upstreamDensity, S as fluid, T as pipeInsideDiameter, _ as inviscidDuty, a as jetVelocity, b as comparison, c as expansionFactor$1, d as limitsOfUse$1, f as loss, g as dutyOf, h as tappingDistance, i as originalPlate, k as userDescription, l as flowCondition$1, m as solved, n as published, o as betaRatio$1, p as lossOf, r as upstreamStream, s as dischargeCoefficient$1, v as sizingNeeds, w as pipe, x as orificeDiameter, y as drawPlate } from "./published-DoWyqqlT.js";
import { n as carriedFluid } from "./carried-BblwiDin.js";
import { n as fluidRows } from "./fields-CHYCCy5A.js";
import { E as calculation, K as ruledOut, Ot as meta, S as picture, W as absent, _ as field, h as check, j as quantity, m as byMethod, w as step, x as maybe, y as fill } from "./kit-R3DteEWw.js";
// calculators/restriction-orifice/examples.ts
var examples = [{
	title: "Water through an 80 mm line",
	source: "Crane TP-410 (metric), example 7-29: bore 50 mm",
	cases: [{
		userDescription: "Water, 15 °C",
		method: "iso5167",
		fluidType: "Liquid",
		flowRate: 7.93194,
		upstreamPressure: 400,
		pressureDifferential: 17,
		viscosity: 1.13809,
		fluidUpstreamDensity: 999.135,
		pipeInsideDiameter: 73.66
	}]
}];
// calculators/restriction-orifice/definition.ts
/** The standard names corner tappings first; a restriction orifice has none, and they suit a plate between flanges. */
var tappings = "Corner";
var flowRate = field("flowRate", quantity("Flow rate", "massFlow", "kg/s", {
	symbol: "q_m",
	above: 0
}));
var upstreamPressure = field("upstreamPressure", quantity("Upstream pressure", "absolutePressure", "kPa(abs)", {
	symbol: "p_1",
	above: 0
}));
var pressureDifferential = field("pressureDifferential", quantity("Pressure differential", "pressureDifference", "kPa", {
	symbol: "Δp",
	above: 0
}));
var density = upstreamDensity("Medium density");
var duty = dutyOf({
	flowRate,
	upstreamPressure,
	pressureDifferential,
	density
});
var { downstreamPressure, pressureRatio, reynoldsNumber } = duty;
var upstream = upstreamStream(duty, density);
var original = originalPlate(duty, .9999);
var isoFlowCondition = step("flowCondition", {
	fluid: duty.fluid,
	pressureRatio
}, flowCondition$1, (v) => {
	if (v.fluid.kappa === void 0) return ruledOut("liquid");
	return v.pressureRatio <= criticalPressureRatio(v.fluid.kappa) ? "Choked" : "Not choked";
});
var solution = step("solution", {
	...sizingNeeds(duty),
	viscosity,
	flowCondition: maybe(isoFlowCondition)
}, { label: "Bore, solved for the mass flow" }, (v) => v.flowCondition === "Choked" ? absent("p₂/p₁ is at or below the critical ratio: choked flow, which ISO 5167-2 does not cover") : solved(sizeByIso5167({
	viscosity: v.viscosity,
	tappings,
	...inviscidDuty(v)
})));
var upstreamTapping = step("upstreamTapping", { solution }, tappingDistance("upstream"), () => 0);
var downstreamTapping = step("downstreamTapping", { solution }, tappingDistance("downstream"), () => 0);
var dischargeCoefficient = step("dischargeCoefficient", { solution }, dischargeCoefficient$1, (v) => v.solution.coefficient);
var isoExpansionFactor = step("expansionFactor", {
	solution,
	fluid: duty.fluid
}, expansionFactor$1, (v) => v.solution.expansibility);
var isoBetaRatio = step("betaRatio", { solution }, betaRatio$1, (v) => v.solution.beta);
var isoLoss = step("overallPressureLoss", {
	pressureDifferential,
	betaRatio: isoBetaRatio,
	dischargeCoefficient
}, loss, (v) => lossOf(v.pressureDifferential, v.betaRatio, v.dischargeCoefficient));
var limitsOfUse = check({
	fluidType,
	betaRatio: isoBetaRatio,
	pipeInsideDiameter,
	reynoldsNumber,
	pressureRatio
}, (v) => limitsOfUse$1(v, tappings));
var betaRatio = byMethod({
	original: original.betaRatio,
	iso5167: isoBetaRatio
});
var flowCondition = byMethod({
	original: original.flowCondition,
	iso5167: isoFlowCondition
});
var bore = orificeDiameter(betaRatio);
var expansionFactor = byMethod({
	original: original.expansionFactor,
	iso5167: isoExpansionFactor
});
var overallPressureLoss = byMethod({
	original: original.overallPressureLoss,
	iso5167: isoLoss
});
var boreVelocity = byMethod({
	original: original.maxVelocity,
	iso5167: jetVelocity(duty, isoBetaRatio)
});
var definition_default = calculation(meta, {
	inputs: {
		Fluid: [
			userDescription,
			fluidType,
			...fluidRows(fluid),
			flowRate,
			upstreamPressure,
			pressureDifferential,
			temperature,
			viscosity,
			density,
			specificHeatRatio
		],
		Pipe: [pipeInsideDiameter, ...pipe.fields]
	},
	fills: [...upstream.fills, fill(pipeInsideDiameter, pipe.innerDiameter)],
	loads: upstream.loads,
	carried: [carriedFluid(fluid)],
	results: { Results: [
		bore,
		betaRatio,
		pressureRatio,
		reynoldsNumber,
		expansionFactor,
		overallPressureLoss,
		boreVelocity,
		duty.sonicVelocity,
		flowCondition
	] },
	primary: bore,
	answers: [
		bore,
		betaRatio,
		flowCondition,
		pressureRatio
	],
	methods: {
		original: {
			name: "Original",
			checks: original.checks
		},
		iso5167: {
			name: "ISO 5167-2",
			shows: [
				upstreamTapping,
				downstreamTapping,
				dischargeCoefficient,
				isoExpansionFactor
			],
			checks: [limitsOfUse]
		}
	},
	shows: [pressureRatio, reynoldsNumber],
	crossCheck: comparison(bore, flowCondition),
	checks: [duty.differentialTooLarge, ...upstream.checks],
	examples,
	published,
	references: ["ISO 5167-1:2022, Measurement of fluid flow by means of pressure differential devices inserted in circular cross-section conduits running full. Part 1: General principles and requirements.", "ISO 5167-2:2022, Part 2: Orifice plates."],
	drawing: picture({
		betaRatio,
		orificeDiameterBD: bore,
		pipeInsideDiameter,
		upstreamPressure,
		downstreamPressure
	}, drawPlate)
});
export { definition_default as default };
