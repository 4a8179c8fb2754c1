import { n as carriedFluid } from "./carried-BblwiDin.js";
import { n as fluidRows } from "./fields-CHYCCy5A.js";
import { B as info, D as choice, Dt as meta, E as calculation, K as ruledOut, S as picture, V as warning, W as absent, _ as field, h as check, j as quantity, lt as gauge, m as byMethod, mt as formatNumber, t as sent, w as step, x as maybe, y as fill } from "./kit-R3DteEWw.js";
import { A as viscosity, C as fluidType, D as temperature, E as specificHeatRatio, M as sizeByIso5167, N as sizeGasOrifice, O as upstreamDensity, P as tappingDistances, S as fluid, T as pipeInsideDiameter, _ as inviscidDuty, a as jetVelocity, b as comparison, c as expansionFactor$1, d as limitsOfUse, f as loss, g as dutyOf, h as tappingDistance, i as originalPlate, j as isoShare, k as userDescription, l as flowCondition$1, m as solved, o as betaRatio$1, p as lossOf, r as upstreamStream, s as dischargeCoefficient$1, t as isoFigures, u as flowEquation, v as sizingNeeds, w as pipe, x as orificeDiameter, y as drawPlate } from "./published-DoWyqqlT.js";
import { i as thickPlateCoefficient, t as criticalPressureRatio } from "./critical-flow-D1qs6cGM.js";
import { t as sentFluid } from "./sent-CkAtU2wZ.js";
// engineering/flow/orifice/staging.ts
/** Cavitation index σ = (p1 − p_v)/(p1 − p2) of a liquid across a plate; pressures in Pa, absolute. */
function cavitationIndex(p1, p2, vapourPressure) {
	return (p1 - vapourPressure) / (p1 - p2);
}
/**
* Plates in series such that no stage takes more than half of its own p1 − p_v, the usual guard against cavitation.
* Undefined at p2 ≤ p_v: the liquid flashes and no number of plates prevents it.
*/
function liquidStages(p1, p2, vapourPressure) {
	if (p2 <= vapourPressure) return void 0;
	return Math.max(1, Math.ceil(Math.log2((p1 - vapourPressure) / (p2 - vapourPressure)) - 1e-9));
}
/** Plates in series such that no stage has p2/p1 below 0.5, the usual guard against noise of a gas. */
function gasStages(pressureRatio) {
	return Math.max(1, Math.ceil(-Math.log2(pressureRatio) - 1e-9));
}
// calculators/restriction-orifice-pro/cavitation.ts
var vaporPressure = field("vaporPressure", quantity("Vapour pressure", "absolutePressure", "bar(abs)", {
	symbol: "p_v",
	atLeast: 0,
	optional: true,
	when: { fluidType: "Liquid" },
	help: "For the cavitation index; leave blank if not needed"
}));
/** Whether a liquid cavitates in the bore, and how many plates in series a duty asks for. */
function cavitationOf({ upstreamPressure, downstreamPressure, pressureRatio }) {
	return {
		index: step("cavitationIndex", {
			fluidType,
			upstreamPressure,
			downstreamPressure,
			vaporPressure: maybe(vaporPressure)
		}, {
			label: "Cavitation index",
			symbol: "σ",
			equation: "σ = (p_1-p_v)/(p_1-p_2)",
			kind: "number",
			unit: "",
			digits: 3
		}, (v) => {
			if (v.fluidType === "Gas") return ruledOut("gas");
			return v.vaporPressure === void 0 ? absent("no vapour pressure entered") : cavitationIndex(v.upstreamPressure, v.downstreamPressure, v.vaporPressure);
		}),
		stages: step("stages", {
			fluidType,
			pressureRatio,
			upstreamPressure,
			downstreamPressure,
			vaporPressure: maybe(vaporPressure)
		}, {
			label: "Suggested plates in series",
			kind: "number",
			unit: "",
			digits: 1,
			source: (v) => v.fluidType === "Gas" ? "No plate below p₂/p₁ = 0.5" : "No plate drops more than half of p₁ − p_v"
		}, (v) => {
			if (v.fluidType === "Gas") return gasStages(v.pressureRatio);
			if (v.vaporPressure === void 0) return absent("no vapour pressure entered");
			return liquidStages(v.upstreamPressure, v.downstreamPressure, v.vaporPressure) ?? absent("the liquid flashes");
		}),
		risk: check({
			vaporPressure,
			upstreamPressure,
			downstreamPressure
		}, (v) => {
			if (v.vaporPressure >= v.upstreamPressure) return [warning("The vapour pressure is not below the upstream pressure, so the fluid is not a liquid there.", { field: "vaporPressure" })];
			if (v.downstreamPressure <= v.vaporPressure) return [warning("The downstream pressure is at or below the vapour pressure: the liquid flashes, and the bore shown is too small.", { field: "pressureDifferential" })];
			const plates = liquidStages(v.upstreamPressure, v.downstreamPressure, v.vaporPressure) ?? 1;
			return plates > 1 ? [warning(`Risk of cavitation with one plate; ${plates} plates in series keep each below half of p₁ − p_v.`, { field: "stages" })] : [];
		})
	};
}
// calculators/restriction-orifice-pro/examples.ts
var minimumFlow = {
	method: "iso5167",
	fluidType: "Liquid",
	upstreamPressure: 8,
	viscosity: .62,
	fluidUpstreamDensity: 945,
	vaporPressure: .6,
	pipeInsideDiameter: 102.3
};
var examples = [{
	title: "Pump minimum flow and gas blowdown, three cases",
	source: "Illustrative duties",
	cases: [
		{
			...minimumFlow,
			userDescription: "Normal",
			flowRate: 48600,
			pressureDifferential: 1.24
		},
		{
			...minimumFlow,
			userDescription: "Start-up",
			flowRate: 61e3,
			pressureDifferential: 1.95
		},
		{
			userDescription: "Blowdown gas",
			method: "iso5167",
			fluidType: "Gas",
			flowRate: 12400,
			upstreamPressure: 64,
			pressureDifferential: 38.5,
			viscosity: .014,
			fluidUpstreamDensity: 47.2,
			specificHeatRatio: 1.28,
			pipeInsideDiameter: {
				value: 2.9,
				unit: "inch"
			}
		}
	]
}, {
	title: "Water through an 80 mm line",
	source: "Crane TP-410 (metric), example 7-29: bore 50 mm",
	cases: [{
		userDescription: "Water, 15 °C",
		method: "iso5167",
		fluidType: "Liquid",
		flowRate: {
			value: 7.93194,
			unit: "kg/s"
		},
		upstreamPressure: 4,
		pressureDifferential: {
			value: 17,
			unit: "kPa"
		},
		viscosity: 1.13809,
		fluidUpstreamDensity: 999.135,
		pipeInsideDiameter: 73.66,
		tappings: "D and D/2"
	}]
}];
// calculators/restriction-orifice-pro/iso-plate.ts
var between = "Between ISO 5167-2 at p₂/p₁ = 0.75 and critical flow, linear in p₂/p₁";
var criticalFlow = "Miller, Flow Measurement Engineering Handbook, 3rd ed., chapter 13; Ward-Smith 1979";
var bore$1 = "(π/4)*(β*D)^2";
var chokedFlow = `C_d*${bore$1}*sqrt(κ*p_1*ρ_1*(2/(κ+1))^((κ+1)/(κ-1)))`;
var thickPlateFlow = `0.83932*${bore$1}*sqrt(2*κ/(κ-1)*p_1*ρ_1*(r^(2/κ)-r^((κ+1)/κ)))`;
/** The equation that β satisfies, by the share of ISO 5167-2 in it; a liquid has no share, and is all of it. */
function betaEquation(share = 1) {
	if (share === 1) return flowEquation;
	if (share === 0) return `q_m = ${chokedFlow}`;
	return `q_m = w*C/sqrt(1-β^4)*ε*${bore$1}*sqrt(2*Δp*ρ_1)+(1-w)*${thickPlateFlow}`;
}
/** The permanent loss: that of ISO 5167-2 for its share, the whole differential for the rest. */
function lossEquation(share = 1) {
	if (share === 1) return loss.equation;
	if (share === 0) return "Δϖ = Δp";
	return "Δϖ = w*(sqrt(1-β^4*(1-C^2))-C*β^2)/(sqrt(1-β^4*(1-C^2))+C*β^2)*Δp+(1-w)*Δp";
}
/** A plate by ISO 5167-2, by Miller and Ward-Smith where the flow is critical, and between the two on a line. */
function isoPlate(duty, tappings) {
	const { fluid, pressureRatio, pressureDifferential } = duty;
	const ratioAtChoking = step("criticalPressureRatio", { fluid }, {
		label: "Critical pressure ratio",
		symbol: "r_c",
		equation: "r_c = (2/(κ+1))^(κ/(κ-1))",
		source: "Isentropic throat, ideal gas",
		kind: "number",
		unit: ""
	}, (v) => v.fluid.kappa === void 0 ? ruledOut("liquid") : criticalPressureRatio(v.fluid.kappa));
	const flowCondition = step("flowCondition", {
		pressureRatio,
		ratioAtChoking
	}, flowCondition$1, (v) => v.pressureRatio <= v.ratioAtChoking ? "Choked" : "Not choked");
	const share = step("isoShare", {
		pressureRatio,
		fluid
	}, {
		label: "Weight given to ISO 5167-2",
		symbol: "w",
		equation: "w = max(0; min(1; (r-r_c)/(0.75-r_c)))",
		source: between,
		kind: "number",
		unit: ""
	}, (v) => v.fluid.kappa === void 0 ? ruledOut("liquid") : isoShare(v.pressureRatio, v.fluid.kappa));
	const solution = step("solution", {
		...sizingNeeds(duty),
		viscosity,
		tappings
	}, { label: "Bore, solved for the mass flow" }, (v) => {
		const sized = {
			viscosity: v.viscosity,
			tappings: v.tappings,
			...inviscidDuty(v)
		};
		const { kappa } = v.fluid;
		return solved(kappa === void 0 ? sizeByIso5167(sized) : sizeGasOrifice({
			...sized,
			kappa
		}));
	});
	const upstreamTapping = step("upstreamTapping", {
		tappings,
		pipeInsideDiameter
	}, tappingDistance("upstream"), (v) => tappingDistances(v.tappings, v.pipeInsideDiameter).l1);
	const downstreamTapping = step("downstreamTapping", {
		tappings,
		pipeInsideDiameter
	}, tappingDistance("downstream"), (v) => tappingDistances(v.tappings, v.pipeInsideDiameter).l2);
	const thinPlateCoefficient = step("thinPlateCoefficient", {
		solution,
		share: maybe(share)
	}, dischargeCoefficient$1, (v) => v.share === 0 ? absent("choked") : v.solution.coefficient);
	const dischargeCoefficient = step("dischargeCoefficient", {
		solution,
		share: maybe(share)
	}, {
		label: "Discharge coefficient",
		symbol: "C_d",
		equation: (v) => v.share === 0 ? "C_d = 0.83932" : "C_d = C",
		source: (v) => v.share === 0 ? criticalFlow : dischargeCoefficient$1.source,
		kind: "number",
		unit: "",
		digits: 5
	}, (v) => {
		if (v.share === 0) return thickPlateCoefficient;
		return v.share === void 0 || v.share === 1 ? v.solution.coefficient : absent("interpolated between a thin and a thick plate");
	});
	const expansionFactor = step("expansionFactor", {
		solution,
		fluid,
		share: maybe(share)
	}, expansionFactor$1, (v) => v.share === 0 ? absent("choked") : v.solution.expansibility);
	const betaRatio = step("betaRatio", {
		solution,
		share: maybe(share)
	}, {
		...betaRatio$1,
		equation: (v) => betaEquation(v.share),
		source: (v) => {
			if (v.share === void 0 || v.share === 1) return betaRatio$1.source;
			return v.share === 0 ? criticalFlow : between;
		}
	}, (v) => v.solution.beta);
	return {
		betaRatio,
		flowCondition,
		dischargeCoefficient,
		expansionFactor,
		overallPressureLoss: step("overallPressureLoss", {
			pressureDifferential,
			betaRatio,
			coefficient: maybe(thinPlateCoefficient),
			share: maybe(share)
		}, {
			...loss,
			equation: (v) => lossEquation(v.share),
			source: (v) => v.share === void 0 || v.share === 1 ? loss.source : `${between}; choked, no recovery assumed`
		}, ({ pressureDifferential: differential, betaRatio: beta, coefficient, share: w = 1 }) => coefficient === void 0 ? differential : w * lossOf(differential, beta, coefficient) + (1 - w) * differential),
		maxVelocity: jetVelocity(duty, betaRatio),
		shows: [
			share,
			upstreamTapping,
			downstreamTapping,
			thinPlateCoefficient,
			dischargeCoefficient,
			expansionFactor
		],
		checks: checksOf(duty, tappings, share, betaRatio)
	};
}
/** Where the plate leaves the standard, and what its coefficient then rests on. */
function checksOf(duty, tappings, share, betaRatio) {
	const { pressureRatio, reynoldsNumber } = duty;
	return [check({
		fluidType,
		betaRatio,
		pipeInsideDiameter,
		reynoldsNumber,
		pressureRatio,
		tappings,
		share: maybe(share)
	}, (v) => v.share === 0 ? [] : limitsOfUse(v, v.tappings)), check({
		share,
		betaRatio,
		reynoldsNumber
	}, (v) => {
		if (v.share === 0) {
			const boreReynolds = v.reynoldsNumber / v.betaRatio;
			const low = warning(`Re = ${formatNumber(boreReynolds, 3)} in the bore is below 3000, the lowest for C = 0.83932.`, {
				field: "dischargeCoefficient",
				source: criticalFlow
			});
			const choked = info("Choked: the flow does not depend on the downstream pressure. C = 0.83932 applies to a thick square-edged plate, 1 ≤ t/d ≤ 6.", {
				field: "flowCondition",
				source: criticalFlow
			});
			return boreReynolds < 3e3 ? [low, choked] : [choked];
		}
		return v.share < 1 ? [warning("Between p₂/p₁ = 0.75 and critical flow no standard gives the coefficient; the bore is interpolated between the thin-plate and thick-plate solutions.", { field: "pressureRatio" })] : [];
	})];
}
// calculators/restriction-orifice-pro/published.ts
var published = [{
	type: "case",
	kind: "program",
	title: "Bore for 7.7023 kg/s, 2.00 to 1.83 bar, κ 1.33, D and D/2 tappings",
	source: "fluids 1.x documentation (C. Bell), differential_pressure_meter_solver, ISO 5167 orifice",
	case: {
		method: "iso5167",
		fluidType: "Gas",
		flowRate: {
			value: 7.702338035732168,
			unit: "kg/s"
		},
		upstreamPressure: {
			value: 200,
			unit: "kPa(abs)"
		},
		pressureDifferential: {
			value: 17,
			unit: "kPa"
		},
		viscosity: 1.1,
		fluidUpstreamDensity: 999.1,
		specificHeatRatio: 1.33,
		pipeInsideDiameter: 73.66,
		tappings: "D and D/2"
	},
	expect: { orificeDiameterBD: {
		printed: "50.000000",
		unit: "mm"
	} }
}, ...isoFigures];
// calculators/restriction-orifice-pro/sends.ts
/**
* From a bore for gas to the acoustic check of the pipe after it, which finds the properties of a fluid that is chosen by
* itself; of one typed by hand it asks for temperature and molecular weight.
*/
function toAcousticCheck({ flowRate, upstreamPressure, downstreamPressure, density }) {
	return {
		to: "vibration-analysis-pro/pressure-drop-devices",
		label: "Check acoustic vibration",
		give: picture({
			chosen: sentFluid(fluid),
			userDescription,
			fluidType,
			flowRate,
			upstreamPressure,
			downstreamPressure,
			density,
			temperature,
			specificHeatRatio,
			pipeInsideDiameter
		}, (v) => {
			const { upstreamPressure: p1, downstreamPressure: p2 } = v;
			if (v.fluidType !== "Gas" || p1 === void 0 || p2 === void 0) return void 0;
			const meanDensity = v.density === void 0 ? void 0 : v.density * (p1 + p2) / 2 / p1;
			return {
				...v.userDescription ? { userDescription: v.userDescription } : {},
				...sent("flowRate", "massFlow", v.flowRate, "kg/h"),
				...v.chosen ?? sent("density", "density", meanDensity, "kg/m³"),
				...sent("p1", "gaugePressure", gauge(p1), "bar(g)"),
				...sent("p2", "gaugePressure", gauge(p2), "bar(g)"),
				...sent("temperature", "temperature", v.temperature, "°C"),
				...v.chosen ? {} : sent("gamma", "number", v.specificHeatRatio, ""),
				...sent("pipeInternalDiameter", "length", v.pipeInsideDiameter, "mm")
			};
		})
	};
}
// calculators/restriction-orifice-pro/definition.ts
var flowRate = field("flowRate", quantity("Flow rate", "massFlow", "kg/h", {
	symbol: "q_m",
	above: 0,
	units: [
		"kg/h",
		"lb/h",
		"t/h"
	]
}));
var upstreamPressure = field("upstreamPressure", quantity("Upstream pressure", "absolutePressure", "bar(abs)", {
	symbol: "p_1",
	above: 0,
	units: [
		"bar(abs)",
		"psi(abs)",
		"kPa(abs)"
	]
}));
var pressureDifferential = field("pressureDifferential", quantity("Pressure differential", "pressureDifference", "bar", {
	symbol: "Δp",
	above: 0,
	units: [
		"bar",
		"psi",
		"kPa"
	]
}));
var density = upstreamDensity("Upstream density");
var tappings = field("tappings", choice("Pressure tappings", [
	"Corner",
	"D and D/2",
	"Flange"
], { help: "For ISO 5167-2. A restriction orifice has no tappings; corner tappings are the closest match" }));
var duty = dutyOf({
	flowRate,
	upstreamPressure,
	pressureDifferential,
	density
});
var { downstreamPressure, pressureRatio, reynoldsNumber, sonicVelocity } = duty;
var upstream = upstreamStream(duty, density);
var original = originalPlate(duty, .5);
var iso5167 = isoPlate(duty, tappings);
var cavitation = cavitationOf(duty);
var betaRatio = byMethod({
	original: original.betaRatio,
	iso5167: iso5167.betaRatio
});
var flowCondition = byMethod({
	original: original.flowCondition,
	iso5167: iso5167.flowCondition
});
var bore = orificeDiameter(betaRatio);
var dischargeCoefficient = byMethod({
	original: original.dischargeCoefficient,
	iso5167: iso5167.dischargeCoefficient
});
var expansionFactor = byMethod({
	original: original.expansionFactor,
	iso5167: iso5167.expansionFactor
});
var overallPressureLoss = byMethod({
	original: original.overallPressureLoss,
	iso5167: iso5167.overallPressureLoss
});
var boreVelocity = byMethod({
	original: original.maxVelocity,
	iso5167: iso5167.maxVelocity
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
			specificHeatRatio,
			vaporPressure
		],
		Pipe: [
			pipeInsideDiameter,
			...pipe.fields,
			tappings
		]
	},
	fills: [
		...upstream.fills,
		fill(vaporPressure, upstream.vapourPressure),
		fill(pipeInsideDiameter, pipe.innerDiameter)
	],
	loads: upstream.loads,
	carried: [carriedFluid(fluid)],
	results: { Results: [
		bore,
		betaRatio,
		flowCondition,
		pressureRatio,
		reynoldsNumber,
		dischargeCoefficient,
		expansionFactor,
		overallPressureLoss,
		boreVelocity,
		sonicVelocity,
		cavitation.index,
		cavitation.stages
	] },
	primary: bore,
	answers: [
		bore,
		betaRatio,
		flowCondition,
		pressureRatio,
		cavitation.index
	],
	methods: {
		original: {
			name: "Original",
			checks: original.checks
		},
		iso5167: {
			name: "ISO 5167-2, Miller",
			shows: iso5167.shows,
			checks: iso5167.checks
		}
	},
	shows: [pressureRatio, reynoldsNumber],
	crossCheck: comparison(bore, flowCondition),
	checks: [
		duty.differentialTooLarge,
		cavitation.risk,
		...upstream.checks
	],
	examples,
	published,
	references: [
		"ISO 5167-1:2022, Measurement of fluid flow by means of pressure differential devices inserted in circular cross-section conduits running full. Part 1: General principles and requirements.",
		"ISO 5167-2:2022, Part 2: Orifice plates.",
		"R. W. Miller, Flow Measurement Engineering Handbook, 3rd ed., McGraw-Hill 1996, chapter 13.",
		"A. J. Ward-Smith, Critical flowmetering: the characteristics of cylindrical nozzles with sharp upstream edges, Int. J. Heat and Fluid Flow 1 (1979) 123–132."
	],
	drawing: picture({
		betaRatio,
		orificeDiameterBD: bore,
		pipeInsideDiameter,
		upstreamPressure,
		downstreamPressure
	}, drawPlate),
	sends: [toAcousticCheck(duty)]
});
export { definition_default as default };
