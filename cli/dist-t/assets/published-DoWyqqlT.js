import { B as info, D as choice, G as missing, J as drawnResult, K as ruledOut, T as value, V as warning, W as absent, X as textOf, Y as measured, _ as field, c as verticalDimension, d as findRoot, h as check, ht as fullNumber, j as quantity, mt as formatNumber, o as label, q as drawnLength, s as path, st as stated, w as step, x as maybe, y as fill, z as error } from "./kit-R3DteEWw.js";
import { c as streamCheck, i as flashCheck, n as fluidLoads, o as fluidChecks, t as chosenFluid } from "./chosen-fluid-BOMCRVxw.js";
import { i as userDescription$1, t as absoluteZero } from "./shared-fields-D5hou02i.js";
import { r as whereChosen, t as fluidFields } from "./fields-CHYCCy5A.js";
import { t as streamAt } from "./stream-Bm_pk6HZ.js";
import { t as pipeChoice } from "./pipe-choice-BcN-Wxa_.js";
import { i as thickPlateCoefficient, n as isentropicMassFlux, r as jetSpeed, t as criticalPressureRatio } from "./critical-flow-D1qs6cGM.js";
// engineering/flow/orifice/discharge-coefficient.ts
/**
* Distances of the tappings from the plate as fractions of the pipe diameter, m: L1 upstream, L2' downstream.
* Source: ISO 5167-2:2022, 5.3.2.1.
*/
function tappingDistances(tappings, diameter) {
	if (tappings === "Corner") return {
		l1: 0,
		l2: 0
	};
	if (tappings === "D and D/2") return {
		l1: 1,
		l2: .47
	};
	return {
		l1: .0254 / diameter,
		l2: .0254 / diameter
	};
}
/**
* The discharge coefficient of an orifice plate by the Reader-Harris/Gallagher equation.
* `beta` = d/D; `reynoldsNumber` of the pipe; `diameter` D of the pipe, m.
* Source: ISO 5167-2:2022, 5.3.2.1, eq. (4), with the term for D < 71.12 mm.
*/
function dischargeCoefficient$1({ beta, reynoldsNumber, diameter, tappings }) {
	const { l1, l2 } = tappingDistances(tappings, diameter);
	const a = (19e3 * beta / reynoldsNumber) ** .8;
	const m2 = 2 * l2 / (1 - beta);
	const beta2 = beta * beta;
	const beta4 = beta2 * beta2;
	const large = .5961 + .0261 * beta2 - .216 * beta4 * beta4;
	const viscous = 521e-6 * (1e6 * beta / reynoldsNumber) ** .7 + (.0188 + .0063 * a) * beta ** 3.5 * (1e6 / reynoldsNumber) ** .3;
	const upstream = (.043 + .08 * Math.exp(-10 * l1) - .123 * Math.exp(-7 * l1)) * (1 - .11 * a) * (beta4 / (1 - beta4));
	const downstream = l2 === 0 ? 0 : -.031 * (m2 - .8 * m2 ** 1.1) * beta ** 1.3;
	const smallPipe = diameter < .07112 ? .011 * (.75 - beta) * (2.8 - diameter / .0254) : 0;
	return large + viscous + upstream + downstream + smallPipe;
}
/**
* The expansibility factor ε of an orifice plate: 1 for a liquid, below 1 for a gas.
* `pressureRatio` = p2/p1; `kappa` = isentropic exponent. Established for p2/p1 ≥ 0.75.
* Source: ISO 5167-2:2022, 5.3.2.2, eq. (5).
*/
function expansibility({ beta, pressureRatio, kappa }) {
	const beta4 = beta ** 4;
	return 1 - (.351 + .256 * beta4 + .93 * beta4 * beta4) * (1 - pressureRatio ** (1 / kappa));
}
/**
* The permanent pressure loss as a fraction of the differential pressure.
* Source: ISO 5167-2:2022, 5.4.1, eq. (7).
*/
function permanentLossFraction({ beta, coefficient }) {
	const root = Math.sqrt(1 - beta ** 4 * (1 - coefficient ** 2));
	const jet = coefficient * beta ** 2;
	return (root - jet) / (root + jet);
}
// engineering/flow/orifice/orifice.ts
/** Below this p2/p1 the expansibility of ISO 5167-2 is not established (5.3.2.2). */
var leastExpansibilityRatio = .75;
var smallestBeta = 1e-4;
var largestBeta = .95;
/** Reynolds number of the pipe, 4·q_m/(π·D·μ). */
function pipeReynoldsNumber({ massFlow, diameter, viscosity }) {
	return 4 * massFlow / (Math.PI * diameter * viscosity);
}
/**
* Mass flow, kg/s, through a bore of `beta` by ISO 5167-2:2022, 5.1, eq. (1), with C at the given Reynolds number.
*/
function isoMassFlow(duty, beta, reynoldsNumber) {
	const { upstreamPressure, pressureDifferential, density, diameter, kappa, tappings } = duty;
	const coefficient = dischargeCoefficient$1({
		beta,
		reynoldsNumber,
		diameter,
		tappings
	});
	const pressureRatio = 1 - pressureDifferential / upstreamPressure;
	const epsilon = kappa === void 0 ? 1 : expansibility({
		beta,
		pressureRatio,
		kappa
	});
	const area = Math.PI / 4 * (beta * diameter) ** 2;
	return coefficient / Math.sqrt(1 - beta ** 4) * epsilon * area * Math.sqrt(2 * density * pressureDifferential);
}
/** Mass flow, kg/s, through a thick plate: 0.83932 of the isentropic flow, critical at and below the critical ratio. */
function thickPlateMassFlow(duty, beta) {
	const { upstreamPressure, pressureDifferential, density, diameter, kappa } = duty;
	const pressureRatio = 1 - pressureDifferential / upstreamPressure;
	const area = Math.PI / 4 * (beta * diameter) ** 2;
	return thickPlateCoefficient * area * isentropicMassFlux({
		upstreamPressure,
		density,
		kappa,
		pressureRatio
	});
}
/**
* The share of ISO 5167-2 in a gas flow: 1 at p2/p1 ≥ 0.75, 0 at and below the critical ratio, linear in p2/p1
* between. No standard covers the range between; the line joins the thin plate of ISO 5167-2 to the thick plate of
* critical flow without a step.
*/
function isoShare(pressureRatio, kappa) {
	const critical = criticalPressureRatio(kappa);
	return Math.min(1, Math.max(0, (pressureRatio - critical) / (leastExpansibilityRatio - critical)));
}
/** Mass flow, kg/s, of a gas over the whole range of pressure ratios: see `isoShare`. */
function gasMassFlow(duty, beta, reynoldsNumber) {
	const share = isoShare(1 - duty.pressureDifferential / duty.upstreamPressure, duty.kappa);
	return (share > 0 ? share * isoMassFlow(duty, beta, reynoldsNumber) : 0) + (share < 1 ? (1 - share) * thickPlateMassFlow(duty, beta) : 0);
}
function solve(duty, flow) {
	const reynoldsNumber = pipeReynoldsNumber(duty);
	const root = findRoot((beta) => flow(beta, reynoldsNumber) / duty.massFlow - 1, smallestBeta, largestBeta);
	if (!root) return void 0;
	const { x: beta, evaluations } = root;
	const { diameter, kappa, tappings } = duty;
	const pressureRatio = 1 - duty.pressureDifferential / duty.upstreamPressure;
	return {
		beta,
		coefficient: dischargeCoefficient$1({
			beta,
			reynoldsNumber,
			diameter,
			tappings
		}),
		expansibility: kappa === void 0 ? 1 : expansibility({
			beta,
			pressureRatio,
			kappa
		}),
		evaluations,
		residual: flow(beta, reynoldsNumber) / duty.massFlow - 1
	};
}
/**
* The bore for a duty by ISO 5167-2:2022, solved to machine precision. Undefined when no bore between β = 0.0001 and
* 0.95 passes the flow.
*/
function sizeByIso5167(duty) {
	return solve(duty, (beta, reynoldsNumber) => isoMassFlow(duty, beta, reynoldsNumber));
}
/** The bore for a gas over the whole range of pressure ratios, choked flow included: see `isoShare`. */
function sizeGasOrifice(duty) {
	return solve(duty, (beta, reynoldsNumber) => gasMassFlow(duty, beta, reynoldsNumber));
}
/** Y of one pass of the original method: the ISO 5167-2 expansibility at its β, 1 for a liquid. */
function originalExpansionFactor(duty, beta) {
	const { upstreamPressure, pressureDifferential, kappa } = duty;
	return kappa === void 0 ? 1 : expansibility({
		beta,
		pressureRatio: 1 - pressureDifferential / upstreamPressure,
		kappa
	});
}
/** The bore area of one pass of the original method, m²: A = q_m·√(1 − β⁴)/(0.6·Y·√(2·ρ₁·Δp)). */
function originalBoreArea(duty, beta, factor) {
	const { massFlow, density, pressureDifferential } = duty;
	return massFlow * Math.sqrt(1 - beta ** 4) / (.6 * factor * Math.sqrt(2 * density * pressureDifferential));
}
/** β of a bore area in m² in a pipe of a diameter in m: √(4A/π)/D. */
function betaOfArea(area, diameter) {
	return Math.sqrt(4 * area / Math.PI) / diameter;
}
/**
* β after three of the four passes by the rules of the first edition of this calculator: C = 0.6 and β ← √(4A/π)/D from
* `start`. The fourth gives the answer. Undefined when any of the four needs a bore as large as the pipe.
*/
function betaAfterThreePasses(duty, start) {
	let [previous, beta] = [start, start];
	for (let pass = 0; pass < 4; pass += 1) {
		previous = beta;
		beta = betaOfArea(originalBoreArea(duty, previous, originalExpansionFactor(duty, previous)), duty.diameter);
		if (!(beta < 1)) return void 0;
	}
	return previous;
}
// engineering/flow/orifice/limits.ts
var clause = "ISO 5167-2:2022, 5.3.1";
/** m. Source: ISO 5167-2:2022, 5.3.1. */
var leastBore = .0125;
var [leastPipe, largestPipe] = [.05, 1];
/** The least Reynolds number of the pipe for a plate: ISO 5167-2:2022, 5.3.1. `diameter` in m. */
function leastReynoldsNumber(beta, diameter, tappings) {
	if (tappings === "Flange") return Math.max(5e3, 170 * beta ** 2 * diameter * 1e3);
	return beta <= .56 ? 5e3 : 16e3 * beta ** 2;
}
/** The limit of p2/p1 for the expansibility where a gas breaks it. Source: ISO 5167-2:2022, 5.3.2.2. */
function expansibilityLimit(pressureRatio) {
	if (pressureRatio >= .75) return void 0;
	return {
		of: "pressureRatio",
		words: `p₂/p₁ = ${formatNumber(pressureRatio)} is below 0.75, the lowest for which the expansibility is established`,
		clause: "ISO 5167-2:2022, 5.3.2.2"
	};
}
/**
* The limits of use of ISO 5167-2:2022 that a plate breaks. Lengths in m; `pressureRatio` = p2/p1 for a gas only.
* Source: ISO 5167-2:2022, 5.3.1 and 5.3.2.2.
*/
function isoLimitsExceeded({ beta, diameter, reynoldsNumber, tappings, pressureRatio = 1 }) {
	const bore = beta * diameter;
	const least = leastReynoldsNumber(beta, diameter, tappings);
	const limits = [
		[bore < leastBore, () => ({
			of: "bore",
			words: "the bore of {bore} is below {least}",
			values: {
				bore: stated("length", bore),
				least: stated("length", leastBore, { digits: 3 })
			},
			clause
		})],
		[diameter < leastPipe || diameter > largestPipe, () => ({
			of: "pipe",
			words: "the pipe bore of {pipe} is outside {least} to {largest}",
			values: {
				pipe: stated("length", diameter),
				least: stated("length", leastPipe, { digits: 2 }),
				largest: stated("length", largestPipe, { digits: 2 })
			},
			clause
		})],
		[beta < .1 || beta > .75, () => ({
			of: "beta",
			words: `β = ${formatNumber(beta)} is outside 0.1 to 0.75`,
			clause
		})],
		[reynoldsNumber < least, () => ({
			of: "reynoldsNumber",
			words: `Re = ${formatNumber(reynoldsNumber, 3)} is below ${fullNumber(Math.ceil(least))}, the lowest for this β and these tappings`,
			clause
		})]
	];
	const ofExpansibility = expansibilityLimit(pressureRatio);
	return [...limits.flatMap(([broken, limit]) => broken ? [limit()] : []), ...ofExpansibility ? [ofExpansibility] : []];
}
// calculators/restriction-orifice/fields.ts
/** The fields that the free and the Pro calculator have alike; the others differ in their units and names. */
var userDescription = field("userDescription", userDescription$1);
var fluidType = field("fluidType", choice("Fluid type", ["Liquid", "Gas"]));
/** The fluid, where its properties are not typed by hand, and the temperature that is then asked for. */
var fluid = fluidFields();
var temperature = field("temperature", quantity("Upstream temperature", "temperature", "°C", {
	symbol: "T_1",
	above: absoluteZero,
	when: whereChosen(fluid)
}));
var viscosity = field("viscosity", quantity("Viscosity", "dynamicViscosity", "cP", {
	symbol: "μ",
	above: 0
}));
var specificHeatRatio = field("specificHeatRatio", quantity("Ratio of specific heats", "number", "", {
	symbol: "κ",
	above: 1,
	atMost: 3,
	when: { fluidType: "Gas" },
	help: "cp/cv of the gas, or its isentropic exponent if known"
}));
/** The pipe, where it is chosen by its size. */
var pipe = pipeChoice("pipe", "Pipe");
var pipeInsideDiameter = field("pipeInsideDiameter", quantity("Pipe inside diameter", "length", "mm", {
	symbol: "D",
	above: 0,
	units: [
		"mm",
		"inch",
		"ft"
	]
}));
/** The upstream density under the name that the calculator gives it. */
var upstreamDensity = (label) => field("fluidUpstreamDensity", quantity(label, "density", "kg/m³", {
	symbol: "ρ_1",
	above: 0,
	units: [
		"kg/m³",
		"lb/ft³",
		"lb/in³"
	],
	help: "At upstream pressure and temperature"
}));
// calculators/restriction-orifice/bore.ts
/** The bore, whatever method gave its β. */
function orificeDiameter(betaRatio) {
	return step("orificeDiameterBD", {
		betaRatio,
		pipeInsideDiameter
	}, {
		label: "Orifice diameter",
		symbol: "d",
		equation: "d = β*D",
		kind: "length",
		unit: "mm"
	}, (v) => v.betaRatio * v.pipeInsideDiameter);
}
/** How the bores of the two methods are compared. */
function comparison(bore, flowCondition) {
	return {
		result: bore,
		unsafe: "lower",
		consequence: "a plate bored to the original method passes more than the required flow",
		questions: [flowCondition]
	};
}
// calculators/restriction-orifice/drawing.ts
var width = 348;
var height = 276;
var centre = width / 2;
var middle = 136;
var radius = 62;
var flangeRadius = 108;
/** A pipe wall, weld-neck flange and plate half above (−1) or below (+1) the centre line; `bore` is the bore's radius. */
function half(side, bore) {
	const y = (distance) => middle + side * distance;
	const marks = [];
	for (const way of [-1, 1]) {
		const face = centre + way * 8;
		const back = face + way * 20;
		const hub = back + way * 26;
		const end = way < 0 ? 0 : width;
		marks.push(path(`M${end} ${y(radius)}H${face}`, "outline"), path(`M${end} ${y(71)}H${hub}`, "outline"), path(`M${face} ${y(radius)}V${y(flangeRadius)}H${back}V${y(80)}L${hub} ${y(71)}V${y(radius)}Z`, "hatch"), path(`M${back} ${y(88)}h${way * 9}v${side * 13}h${way * -9}Z`, "outline"));
	}
	marks.push(path(`M126 ${y(94.5)}H222`, "centre"));
	const edge = Math.min(5, radius - bore);
	marks.push(path(`M169 ${y(bore)}H${centre}L179 ${y(bore + edge)}V${y(116)}H169Z`, "cut", "orificeDiameterBD"));
	return marks;
}
/** A stream line that keeps its share of the section from the pipe through the bore to where the jet has spread again. */
function streamLine(share, beta) {
	const points = [];
	for (let x = 0; x <= width; x += 8) {
		const u = (x - centre) / radius;
		const contraction = u < 0 ? 1 - (1 - beta * .93) * Math.exp(-(u * u) / .55) : beta * .93 + (1 - beta * .93) * smooth(Math.max(0, u - .5) / 3.4);
		points.push(`${x} ${(middle + share * radius * contraction).toFixed(1)}`);
	}
	return `M${points.join("L")}`;
}
function smooth(t) {
	const inside = Math.min(1, t);
	return inside * inside * (3 - 2 * inside);
}
/** A plate between flanges in section; the bore stands open by β, and its size is written on it. */
function drawPlate(v) {
	const beta = v.betaRatio ?? .6;
	const bore = radius * Math.min(.98, Math.max(.02, beta));
	const pipe = v.pipeInsideDiameter === void 0 ? ["D"] : ["D ", drawnLength(v.pipeInsideDiameter)];
	const size = v.orificeDiameterBD === void 0 ? ["d"] : ["d ", drawnResult(v.orificeDiameterBD)];
	const pressure = (symbol, si) => si === void 0 ? symbol : [`${symbol} `, measured("absolutePressure", si, "bar(abs)", 3)];
	const streams = v.betaRatio === void 0 ? [] : [
		-.86,
		-.5,
		.5,
		.86
	].map((share) => path(streamLine(share, beta), "flow"));
	return {
		title: v.orificeDiameterBD === void 0 ? "Section of an orifice plate between flanges" : `Section of an orifice plate between flanges, ${textOf(pipe)} mm, ${textOf(size)} mm`,
		width,
		height,
		marks: [
			...streams,
			path(`M0 ${middle}H${width}`, "centre"),
			...half(-1, bore),
			...half(1, bore),
			verticalDimension(40, 74, 198, "pipeInsideDiameter"),
			label(48, 126, pipe, {
				anchor: "start",
				field: "pipeInsideDiameter"
			}),
			path(`M178 ${middle - bore}H230M178 ${middle + bore}H230`, "dimension", "orificeDiameterBD"),
			verticalDimension(224, middle - bore, middle + bore, "orificeDiameterBD"),
			label(236, 126, size, {
				anchor: "start",
				pen: "dimension",
				field: "orificeDiameterBD"
			}),
			label(2, 53, pressure("p₁", v.upstreamPressure), {
				anchor: "start",
				pen: "mute",
				field: "upstreamPressure"
			}),
			label(346, 53, pressure("p₂", v.downstreamPressure), {
				anchor: "end",
				pen: "mute",
				field: "pressureDifferential"
			}),
			path(`M2 232h64m-8 -4l8 4 -8 4`, "flow", "flowRate"),
			label(74, 236, "q_m", {
				anchor: "start",
				pen: "mute",
				field: "flowRate"
			})
		]
	};
}
// calculators/restriction-orifice/duty.ts
/** What follows from the duty alone, before any bore is known. */
function dutyOf({ flowRate, upstreamPressure, pressureDifferential, density }) {
	const downstreamPressure = step("downstreamPressure", {
		upstreamPressure,
		pressureDifferential
	}, {
		label: "Downstream pressure",
		symbol: "p_2",
		equation: "p_2 = p_1-Δp",
		kind: "absolutePressure",
		unit: "bar(abs)"
	}, (v) => v.pressureDifferential < v.upstreamPressure ? v.upstreamPressure - v.pressureDifferential : absent("the pressure differential is not below the upstream pressure"));
	const pressureRatio = step("pressureRatio", {
		downstreamPressure,
		upstreamPressure
	}, {
		label: "Pressure ratio",
		symbol: "r",
		equation: "r = p_2/p_1",
		kind: "number",
		unit: ""
	}, (v) => v.downstreamPressure / v.upstreamPressure);
	const reynoldsNumber = step("reynoldsNumber", {
		flowRate,
		pipeInsideDiameter,
		viscosity
	}, {
		label: "Reynolds number of the pipe",
		symbol: "Re_D",
		equation: "Re_D = 4*q_m/(π*D*μ)",
		kind: "number",
		unit: ""
	}, (v) => pipeReynoldsNumber({
		massFlow: v.flowRate,
		diameter: v.pipeInsideDiameter,
		viscosity: v.viscosity
	}));
	/** κ of a gas, nothing for a liquid; a gas without κ cannot be sized. */
	const fluid = value("fluid", {
		fluidType,
		specificHeatRatio: maybe(specificHeatRatio)
	}, (v) => {
		if (v.fluidType === "Liquid") return { kappa: void 0 };
		return v.specificHeatRatio === void 0 ? missing("ratio of specific heats") : { kappa: v.specificHeatRatio };
	});
	return {
		flowRate,
		upstreamPressure,
		pressureDifferential,
		density,
		downstreamPressure,
		pressureRatio,
		reynoldsNumber,
		fluid,
		sonicVelocity: step("sonicVelocity", {
			fluid,
			upstreamPressure,
			density
		}, {
			label: "Sonic velocity, upstream",
			symbol: "c",
			equation: "c = sqrt(κ*p_1/ρ_1)",
			source: "Ideal gas",
			kind: "velocity",
			unit: "m/s"
		}, (v) => v.fluid.kappa === void 0 ? ruledOut("liquid") : Math.sqrt(v.fluid.kappa * v.upstreamPressure / v.density)),
		differentialTooLarge: check({
			upstreamPressure,
			pressureDifferential
		}, (v) => v.pressureDifferential < v.upstreamPressure ? [] : [error("Pressure differential must be below the absolute upstream pressure.", { field: "pressureDifferential" })])
	};
}
/** What a bore is sized from by any method. */
function sizingNeeds(duty) {
	const { flowRate, upstreamPressure, downstreamPressure, pressureDifferential, density, fluid } = duty;
	return {
		flowRate,
		upstreamPressure,
		downstreamPressure,
		pressureDifferential,
		pipeInsideDiameter,
		density,
		fluid
	};
}
/** The same as `engineering/flow` wants it. */
function inviscidDuty(v) {
	return {
		massFlow: v.flowRate,
		upstreamPressure: v.upstreamPressure,
		pressureDifferential: v.pressureDifferential,
		density: v.density,
		diameter: v.pipeInsideDiameter,
		kappa: v.fluid.kappa
	};
}
// calculators/restriction-orifice/iso.ts
/** What both calculators say of ISO 5167-2: names, equations and limits. Which of them hold differs where gas is choked. */
var iso = "ISO 5167-2:2022";
/** A solution with a remark on how it was found, or why there is none. */
function solved(solution) {
	if (!solution) return absent("no bore up to β = 0.95 passes the flow");
	const { evaluations, residual } = solution;
	return {
		note: `${evaluations} passes, residual in the flow ${formatNumber(residual, 1)}`,
		...solution
	};
}
var dischargeCoefficient = {
	label: "Discharge coefficient, Reader-Harris/Gallagher",
	symbol: "C",
	equation: "C = 0.5961+0.0261*β^2-0.216*β^8+0.000521*(10^6*β/Re_D)^0.7+(0.0188+0.0063*A_C)*β^3.5*(10^6/Re_D)^0.3+T_1*(1-0.11*A_C)*(β^4/(1-β^4))-0.031*(M_2-0.8*M_2^1.1)*β^1.3+0.011*(0.75-β)*max(0;2.8-D/0.0254)",
	where: [
		"A_C = (19000*β/Re_D)^0.8",
		"T_1 = 0.043+0.08*exp(-10*L_1)-0.123*exp(-7*L_1)",
		"M_2 = 2*L_2/(1-β)"
	],
	source: `${iso}, 5.3.2.1, eq. 4`,
	kind: "number",
	unit: "",
	digits: 5
};
var tappingDistance = (which) => ({
	label: `Distance of the ${which} tapping, in pipe diameters`,
	symbol: which === "upstream" ? "L_1" : "L_2",
	source: `${iso}, 5.3.2.1`,
	kind: "number",
	unit: ""
});
var expansionFactor = {
	label: "Expansibility",
	symbol: "ε",
	equation: (v) => v.fluid.kappa === void 0 ? "ε = 1" : "ε = 1-(0.351+0.256*β^4+0.93*β^8)*(1-r^(1/κ))",
	source: `${iso}, 5.3.2.2, eq. 5`,
	kind: "number",
	unit: ""
};
/** Equation (1) of the standard, which the bore satisfies. */
var flowEquation = "q_m = C/sqrt(1-β^4)*ε*(π/4)*(β*D)^2*sqrt(2*Δp*ρ_1)";
var betaRatio = {
	label: "Beta ratio, solved for the mass flow",
	symbol: "β",
	equation: flowEquation,
	source: "ISO 5167-1:2022, eq. 1",
	kind: "number",
	unit: ""
};
var loss = {
	label: "Permanent pressure loss",
	symbol: "Δϖ",
	equation: "Δϖ = (sqrt(1-β^4*(1-C^2))-C*β^2)/(sqrt(1-β^4*(1-C^2))+C*β^2)*Δp",
	source: `${iso}, 5.4.1, eq. 7`,
	kind: "pressureDifference",
	unit: "bar"
};
/** The permanent loss, Pa, of a plate of this β and coefficient. */
function lossOf(differential, beta, coefficient) {
	return differential * permanentLossFraction({
		beta,
		coefficient
	});
}
var flowCondition = {
	label: "Flow condition",
	source: "Critical pressure ratio of an isentropic throat"
};
var fieldOf = {
	bore: "orificeDiameterBD",
	pipe: "pipeInsideDiameter",
	beta: "betaRatio",
	reynoldsNumber: "reynoldsNumber",
	pressureRatio: "pressureRatio"
};
/** The warning for a limit of use that is not met. */
var outside = ({ words, values, of, clause }) => warning(`Outside the limits of ISO 5167-2: ${words}.`, {
	field: fieldOf[of],
	source: clause,
	...values && { values }
});
/** A warning for each limit of use of the standard that the plate breaks. */
function limitsOfUse(v, tappings) {
	return isoLimitsExceeded({
		beta: v.betaRatio,
		diameter: v.pipeInsideDiameter,
		reynoldsNumber: v.reynoldsNumber,
		tappings,
		pressureRatio: v.fluidType === "Gas" ? v.pressureRatio : void 0
	}).map(outside);
}
// calculators/restriction-orifice/velocity.ts
var mean = {
	label: "Velocity in the bore",
	symbol: "v",
	equation: "v = 4*q_m/(π*d^2*ρ_1)",
	source: "Mean velocity, at ρ₁",
	kind: "velocity",
	unit: "m/s"
};
/** Mean velocity over the bore, m/s, all in SI. */
function meanOver(v) {
	return 4 * v.flowRate / (Math.PI * (v.betaRatio * v.pipeInsideDiameter) ** 2 * v.density);
}
/** The velocity in the bore by the original method. */
function meanVelocity({ flowRate, density }, betaRatio) {
	return step("maxVelocity", {
		flowRate,
		betaRatio,
		pipeInsideDiameter,
		density
	}, mean, meanOver);
}
/** The velocity in the bore: of a liquid the mean; of a gas that of its jet, expanded without loss to p2 or to sonic. */
function jetVelocity(duty, betaRatio) {
	const { flowRate, density, fluid, upstreamPressure, pressureRatio } = duty;
	return step("maxVelocity", {
		flowRate,
		betaRatio,
		pipeInsideDiameter,
		density,
		fluid,
		upstreamPressure,
		pressureRatio
	}, {
		...mean,
		equation: (v) => {
			if (v.fluid.kappa === void 0) return mean.equation;
			return isChoked(v) ? "v = sqrt(2*κ/(κ+1)*p_1/ρ_1)" : "v = sqrt(2*κ/(κ-1)*p_1/ρ_1*(1-r^((κ-1)/κ)))";
		},
		source: (v) => {
			if (v.fluid.kappa === void 0) return mean.source;
			return isChoked(v) ? "Sonic in the bore, ideal gas" : "Jet of an ideal gas, expanded without loss to p₂";
		}
	}, (v) => v.fluid.kappa === void 0 ? meanOver(v) : jetSpeed({
		upstreamPressure: v.upstreamPressure,
		density: v.density,
		kappa: v.fluid.kappa,
		pressureRatio: v.pressureRatio
	}));
}
function isChoked({ fluid: { kappa }, pressureRatio }) {
	return kappa !== void 0 && pressureRatio <= criticalPressureRatio(kappa);
}
/** A velocity at ρ₁ of a gas that is sonic in the bore. */
function sonicBore({ fluid, pressureRatio }) {
	return check({
		fluid,
		pressureRatio
	}, (v) => isChoked(v) ? [info("The original method takes the bore velocity at ρ₁; p₂/p₁ is at or below the critical ratio, so the gas is in fact sonic there.", { field: "maxVelocity" })] : []);
}
// calculators/restriction-orifice/original.ts
var rules = "Original method: C = 0.6, four passes";
/** A plate by the original method, from the β that the free or the Pro calculator starts with. */
function originalPlate(duty, start) {
	const { fluid, pressureRatio, pressureDifferential } = duty;
	const needs = sizingNeeds(duty);
	const threePasses = value("threePasses", {
		...needs,
		pressureRatio
	}, (v) => {
		const { kappa } = v.fluid;
		if (kappa !== void 0 && expansibility({
			beta: start,
			pressureRatio: v.pressureRatio,
			kappa
		}) <= 0) return absent(`the expansion factor at the starting β of ${start} is not positive`);
		return betaAfterThreePasses(inviscidDuty(v), start) ?? absent("the flow needs a bore as large as the pipe");
	});
	const previousBeta = step("previousBeta", { threePasses }, {
		label: "Beta ratio after three passes",
		symbol: "β_3",
		source: rules,
		kind: "number",
		unit: ""
	}, (v) => v.threePasses);
	const expansionFactor = step("expansionFactor", {
		...needs,
		previousBeta
	}, {
		label: "Expansion factor",
		symbol: "Y",
		equation: (v) => v.fluid.kappa === void 0 ? "Y = 1" : "Y = 1-(0.351+0.256*β_3^4+0.93*β_3^8)*(1-r^(1/κ))",
		source: `${iso}, 5.3.2.2, eq. 5`,
		kind: "number",
		unit: ""
	}, (v) => originalExpansionFactor(inviscidDuty(v), v.previousBeta));
	const dischargeCoefficient = step("dischargeCoefficient", { threePasses }, {
		label: "Discharge coefficient",
		symbol: "C",
		source: "Original method",
		kind: "number",
		unit: "",
		digits: 5
	}, () => .6);
	const boreArea = step("boreArea", {
		...needs,
		previousBeta,
		expansionFactor
	}, {
		label: "Bore area",
		symbol: "A",
		equation: "A = q_m*sqrt(1-β_3^4)/(0.6*Y*sqrt(2*ρ_1*Δp))",
		source: rules,
		kind: "area",
		unit: "mm²"
	}, (v) => originalBoreArea(inviscidDuty(v), v.previousBeta, v.expansionFactor));
	const betaRatio = step("betaRatio", {
		boreArea,
		pipeInsideDiameter
	}, {
		label: "Beta ratio",
		symbol: "β",
		equation: "β = sqrt(4*A/π)/D",
		source: rules,
		kind: "number",
		unit: ""
	}, (v) => betaOfArea(v.boreArea, v.pipeInsideDiameter));
	const overallPressureLoss = step("overallPressureLoss", {
		pressureDifferential,
		betaRatio
	}, {
		label: "Permanent pressure loss",
		symbol: "Δϖ",
		equation: "Δϖ = Δp*(1-β^1.9)",
		source: "Original method",
		kind: "pressureDifference",
		unit: "bar"
	}, (v) => v.pressureDifferential * (1 - v.betaRatio ** 1.9));
	const flowCondition = step("flowCondition", {
		fluid,
		pressureRatio
	}, {
		label: "Flow condition",
		source: "Original method: gas flow is never taken as choked"
	}, (v) => v.fluid.kappa === void 0 ? ruledOut("liquid") : "Not choked");
	/** The range of the expansibility that the original method uses, in the words of the standard's other limits. */
	const expansibilityRange = check({
		fluid,
		pressureRatio
	}, (v) => {
		const limit = v.fluid.kappa === void 0 ? void 0 : expansibilityLimit(v.pressureRatio);
		return limit ? [outside(limit)] : [];
	});
	return {
		betaRatio,
		dischargeCoefficient,
		expansionFactor,
		overallPressureLoss,
		flowCondition,
		maxVelocity: meanVelocity(duty, betaRatio),
		checks: [expansibilityRange, sonicBore(duty)]
	};
}
// calculators/restriction-orifice/stream.ts
var { id } = fluid.source;
/** What the fluid that is chosen fills upstream of a plate; κ is that of the real gas, as ISO 5167-2 has it. */
function upstreamStream(duty, density) {
	const chosen = chosenFluid(fluid);
	const phase = value("upstreamPhase", { fluidType }, (v) => v.fluidType === "Gas" ? "gas" : "liquid");
	const upstream = streamAt("upstreamStream", chosen, duty.upstreamPressure, temperature, phase);
	return {
		...upstream,
		fills: [
			fill(density, upstream.density),
			fill(viscosity, upstream.viscosity),
			fill(specificHeatRatio, upstream.isentropicExponent)
		],
		checks: [
			fluidChecks(chosen, id),
			streamCheck(upstream.stream, id),
			flashCheck(upstream.stream, duty.downstreamPressure, id)
		],
		loads: [fluidLoads(fluid)]
	};
}
// calculators/restriction-orifice/published.ts
var fluids = "fluids 1.x documentation and tests (C. Bell), by ISO 5167-2:2003";
var evaluated = "ISO 5167-2, evaluated independently";
/** Discharge coefficient in a pipe of 100 mm: tappings, β, Re_D, C. */
var coefficients = [
	[
		"Corner",
		.2,
		1e4,
		"0.60169"
	],
	[
		"Corner",
		.2,
		1e5,
		"0.59813"
	],
	[
		"Corner",
		.2,
		1e6,
		"0.59738"
	],
	[
		"Corner",
		.2,
		1e7,
		"0.59721"
	],
	[
		"Corner",
		.4,
		1e4,
		"0.61087"
	],
	[
		"Corner",
		.4,
		1e5,
		"0.60309"
	],
	[
		"Corner",
		.4,
		1e6,
		"0.60117"
	],
	[
		"Corner",
		.4,
		1e7,
		"0.60057"
	],
	[
		"Corner",
		.5,
		1e4,
		"0.61858"
	],
	[
		"Corner",
		.5,
		1e5,
		"0.60687"
	],
	[
		"Corner",
		.5,
		1e6,
		"0.60378"
	],
	[
		"Corner",
		.5,
		1e7,
		"0.60268"
	],
	[
		"Corner",
		.6,
		1e4,
		"0.62820"
	],
	[
		"Corner",
		.6,
		1e5,
		"0.61034"
	],
	[
		"Corner",
		.6,
		1e6,
		"0.60541"
	],
	[
		"Corner",
		.6,
		1e7,
		"0.60352"
	],
	[
		"Corner",
		.75,
		1e5,
		"0.60596"
	],
	[
		"Corner",
		.75,
		1e6,
		"0.59653"
	],
	[
		"Corner",
		.75,
		1e7,
		"0.59269"
	],
	[
		"D and D/2",
		.2,
		1e4,
		"0.60092"
	],
	[
		"D and D/2",
		.2,
		1e5,
		"0.59735"
	],
	[
		"D and D/2",
		.2,
		1e6,
		"0.59661"
	],
	[
		"D and D/2",
		.2,
		1e7,
		"0.59644"
	],
	[
		"D and D/2",
		.4,
		1e4,
		"0.60949"
	],
	[
		"D and D/2",
		.4,
		1e5,
		"0.60179"
	],
	[
		"D and D/2",
		.4,
		1e6,
		"0.59989"
	],
	[
		"D and D/2",
		.4,
		1e7,
		"0.59929"
	],
	[
		"D and D/2",
		.5,
		1e4,
		"0.61764"
	],
	[
		"D and D/2",
		.5,
		1e5,
		"0.60618"
	],
	[
		"D and D/2",
		.5,
		1e6,
		"0.60313"
	],
	[
		"D and D/2",
		.5,
		1e7,
		"0.60204"
	],
	[
		"D and D/2",
		.6,
		1e4,
		"0.62899"
	],
	[
		"D and D/2",
		.6,
		1e5,
		"0.61178"
	],
	[
		"D and D/2",
		.6,
		1e6,
		"0.60695"
	],
	[
		"D and D/2",
		.6,
		1e7,
		"0.60508"
	],
	[
		"D and D/2",
		.75,
		1e5,
		"0.61840"
	],
	[
		"D and D/2",
		.75,
		1e6,
		"0.60935"
	],
	[
		"D and D/2",
		.75,
		1e7,
		"0.60558"
	],
	[
		"Flange",
		.2,
		1e4,
		"0.60117"
	],
	[
		"Flange",
		.2,
		1e5,
		"0.59760"
	],
	[
		"Flange",
		.2,
		1e6,
		"0.59685"
	],
	[
		"Flange",
		.2,
		1e7,
		"0.59668"
	],
	[
		"Flange",
		.4,
		1e4,
		"0.60985"
	],
	[
		"Flange",
		.4,
		1e5,
		"0.60213"
	],
	[
		"Flange",
		.4,
		1e6,
		"0.60022"
	],
	[
		"Flange",
		.4,
		1e7,
		"0.59962"
	],
	[
		"Flange",
		.5,
		1e4,
		"0.61774"
	],
	[
		"Flange",
		.5,
		1e5,
		"0.60620"
	],
	[
		"Flange",
		.5,
		1e6,
		"0.60313"
	],
	[
		"Flange",
		.5,
		1e7,
		"0.60204"
	],
	[
		"Flange",
		.6,
		1e4,
		"0.62827"
	],
	[
		"Flange",
		.6,
		1e5,
		"0.61084"
	],
	[
		"Flange",
		.6,
		1e6,
		"0.60598"
	],
	[
		"Flange",
		.6,
		1e7,
		"0.60410"
	],
	[
		"Flange",
		.75,
		1e5,
		"0.61274"
	],
	[
		"Flange",
		.75,
		1e6,
		"0.60356"
	],
	[
		"Flange",
		.75,
		1e7,
		"0.59977"
	]
];
/** Expansibility: β, p₂/p₁, κ, ε. */
var expansibilities = [
	[
		.2,
		.98,
		1.2,
		"0.99413"
	],
	[
		.2,
		.98,
		1.3,
		"0.99458"
	],
	[
		.2,
		.98,
		1.4,
		"0.99497"
	],
	[
		.2,
		.9,
		1.2,
		"0.97046"
	],
	[
		.2,
		.9,
		1.3,
		"0.97264"
	],
	[
		.2,
		.9,
		1.4,
		"0.97452"
	],
	[
		.2,
		.8,
		1.2,
		"0.94037"
	],
	[
		.2,
		.8,
		1.3,
		"0.94457"
	],
	[
		.2,
		.8,
		1.4,
		"0.94822"
	],
	[
		.2,
		.75,
		1.2,
		"0.92509"
	],
	[
		.2,
		.75,
		1.3,
		"0.93024"
	],
	[
		.2,
		.75,
		1.4,
		"0.93473"
	],
	[
		.5,
		.98,
		1.2,
		"0.99381"
	],
	[
		.5,
		.98,
		1.3,
		"0.99428"
	],
	[
		.5,
		.98,
		1.4,
		"0.99469"
	],
	[
		.5,
		.9,
		1.2,
		"0.96885"
	],
	[
		.5,
		.9,
		1.3,
		"0.97115"
	],
	[
		.5,
		.9,
		1.4,
		"0.97313"
	],
	[
		.5,
		.8,
		1.2,
		"0.93711"
	],
	[
		.5,
		.8,
		1.3,
		"0.94154"
	],
	[
		.5,
		.8,
		1.4,
		"0.94539"
	],
	[
		.5,
		.75,
		1.2,
		"0.92099"
	],
	[
		.5,
		.75,
		1.3,
		"0.92642"
	],
	[
		.5,
		.75,
		1.4,
		"0.93116"
	],
	[
		.7,
		.98,
		1.2,
		"0.99222"
	],
	[
		.7,
		.98,
		1.3,
		"0.99281"
	],
	[
		.7,
		.98,
		1.4,
		"0.99332"
	],
	[
		.7,
		.9,
		1.2,
		"0.96082"
	],
	[
		.7,
		.9,
		1.3,
		"0.96372"
	],
	[
		.7,
		.9,
		1.4,
		"0.96621"
	],
	[
		.7,
		.8,
		1.2,
		"0.92091"
	],
	[
		.7,
		.8,
		1.3,
		"0.92649"
	],
	[
		.7,
		.8,
		1.4,
		"0.93133"
	],
	[
		.7,
		.75,
		1.2,
		"0.90065"
	],
	[
		.7,
		.75,
		1.3,
		"0.90747"
	],
	[
		.7,
		.75,
		1.4,
		"0.91343"
	]
];
/** Permanent loss over differential pressure at C = 0.6: β, Δϖ/Δp. */
var losses = [
	[.2, "0.9531"],
	[.3, "0.8973"],
	[.4, "0.8235"],
	[.5, "0.7345"],
	[.6, "0.6319"],
	[.7, "0.5156"],
	[.75, "0.4515"]
];
/** Litres a minute of water at 15 °C through a 50 mm bore, the Reynolds number iterated. */
function craneFlow() {
	const duty = {
		upstreamPressure: 1e6,
		pressureDifferential: 17e3,
		density: 999.135,
		viscosity: .00113809,
		diameter: .07366,
		tappings: "D and D/2"
	};
	let massFlow = 8;
	for (let pass = 0; pass < 20; pass += 1) massFlow = isoMassFlow(duty, 50 / 73.66, pipeReynoldsNumber({
		...duty,
		massFlow
	}));
	return massFlow / duty.density * 6e4;
}
/** Published and independently computed figures for ISO 5167-2 that both orifice calculators stand on. */
var isoFigures = [
	...[
		"Corner",
		"D and D/2",
		"Flange"
	].map((tappings, index) => ({
		type: "figure",
		kind: "program",
		title: `Discharge coefficient, air, D 73.91 mm, d 22.2 mm, ${tappings} tappings`,
		source: fluids,
		expect: {
			printed: [
				"0.6000085121",
				"0.5988219225",
				"0.5990042536"
			][index] ?? "",
			unit: ""
		},
		compute: () => dischargeCoefficient$1({
			beta: .0222 / .07391,
			diameter: .07391,
			tappings,
			reynoldsNumber: pipeReynoldsNumber({
				massFlow: .124431876,
				diameter: .07391,
				viscosity: 185861753095e-16
			})
		})
	})),
	{
		type: "figure",
		kind: "program",
		title: "Expansibility, D 73.9 mm, d 22.2 mm, 100 to 99 kPa, κ 1.4",
		source: fluids,
		expect: {
			printed: "0.9974739057",
			unit: ""
		},
		compute: () => expansibility({
			beta: .0222 / .0739,
			pressureRatio: .99,
			kappa: 1.4
		})
	},
	{
		type: "figure",
		kind: "program",
		title: "Permanent loss, D 73.66 mm, d 50 mm, C 0.61512, Δp 17 kPa",
		source: fluids,
		expect: {
			printed: "9069.474706",
			unit: "Pa"
		},
		compute: () => 17e3 * permanentLossFraction({
			beta: 50 / 73.66,
			coefficient: .61512
		})
	},
	{
		type: "figure",
		kind: "own",
		title: "Water at 15 °C, 80 mm schedule 80, d 50 mm, Δp 17 kPa",
		source: "Crane TP-410 (metric), example 7-29, with C by ISO 5167-2 (Crane, from its chart: 478)",
		expect: {
			printed: "476.3",
			unit: "L/min"
		},
		compute: craneFlow,
		note: "Crane prints gal/min; its errata correct the unit to L/min."
	},
	...coefficients.map(([tappings, beta, reynoldsNumber, printed]) => ({
		type: "figure",
		kind: "own",
		title: `Discharge coefficient, D 100 mm, ${tappings} tappings, β ${beta}, Re ${reynoldsNumber.toExponential()}`,
		source: evaluated,
		expect: {
			printed,
			unit: ""
		},
		compute: () => dischargeCoefficient$1({
			beta,
			reynoldsNumber,
			diameter: .1,
			tappings
		})
	})),
	...expansibilities.map(([beta, pressureRatio, kappa, printed]) => ({
		type: "figure",
		kind: "own",
		title: `Expansibility, β ${beta}, p₂/p₁ ${pressureRatio}, κ ${kappa}`,
		source: evaluated,
		expect: {
			printed,
			unit: ""
		},
		compute: () => expansibility({
			beta,
			pressureRatio,
			kappa
		})
	})),
	...losses.map(([beta, printed]) => ({
		type: "figure",
		kind: "own",
		title: `Permanent loss over differential, β ${beta}, C 0.6`,
		source: evaluated,
		expect: {
			printed,
			unit: ""
		},
		compute: () => permanentLossFraction({
			beta,
			coefficient: .6
		})
	}))
];
var published = isoFigures;
export { viscosity as A, fluidType as C, temperature as D, specificHeatRatio as E, sizeByIso5167 as M, sizeGasOrifice as N, upstreamDensity as O, tappingDistances as P, fluid as S, pipeInsideDiameter as T, inviscidDuty as _, jetVelocity as a, comparison as b, expansionFactor as c, limitsOfUse as d, loss as f, dutyOf as g, tappingDistance as h, originalPlate as i, isoShare as j, userDescription as k, flowCondition as l, solved as m, published as n, betaRatio as o, lossOf as p, upstreamStream as r, dischargeCoefficient as s, isoFigures as t, flowEquation as u, sizingNeeds as v, pipe as w, orificeDiameter as x, drawPlate as y };
