import { t as __exportAll } from "./rolldown-runtime-D8jQpDG7.js";
import { B as info, D as choice, T as value, V as warning, W as absent, X as textOf, Y as measured, _ as field, _t as gasConstant, at as requireShare, ct as absolute$1, h as check, it as requirePositive, j as quantity, mt as formatNumber, o as label, ot as Refusal, q as drawnLength, s as path, st as stated, v as fields, w as step, x as maybe, y as fill, z as error } from "./kit-R3DteEWw.js";
import { a as vacuum, i as userDescription$1, t as absoluteZero } from "./shared-fields-D5hou02i.js";
import { t as fluidFields } from "./fields-CHYCCy5A.js";
import { t as pipeChoice } from "./pipe-choice-BcN-Wxa_.js";
import { t as criticalPressureRatio } from "./critical-flow-D1qs6cGM.js";
// engineering/relief/back-pressure-curves.ts
/** Kb, vapours and gases, at 10 % overpressure. */
var vapourAt10 = [
	[30, 1],
	[30.0263, .998106],
	[30.6176, .995265],
	[31.1432, .99053],
	[31.6689, .985795],
	[32.1945, .981061],
	[32.6544, .975379],
	[33.18, .969697],
	[33.7057, .963068],
	[34.1656, .957386],
	[34.6255, .950758],
	[35.0854, .945076],
	[35.5453, .938447],
	[36.0053, .930871],
	[36.4652, .925189],
	[36.9251, .918561],
	[37.385, .910985],
	[37.8449, .904356],
	[38.2392, .897727],
	[38.6334, .891098],
	[39.0276, .883523],
	[39.4875, .876894],
	[39.9474, .870265],
	[40.4074, .862689],
	[40.8016, .856061],
	[41.1958, .848485],
	[41.59, .840909],
	[42.0499, .83428],
	[42.4442, .827652],
	[42.8384, .820076],
	[43.2326, .8125],
	[43.6925, .805871],
	[44.0867, .798295],
	[44.4809, .79072],
	[44.8752, .783144],
	[45.2694, .775568],
	[45.6636, .768939],
	[46.0578, .762311],
	[46.452, .754735],
	[46.8463, .747159],
	[47.2405, .739583],
	[47.6347, .732008],
	[48.0289, .724432],
	[48.4231, .716856],
	[48.883, .70928],
	[49.2773, .701705],
	[49.6715, .695076]
];
/** Kb, vapours and gases, at 16 % overpressure. */
var vapourAt16 = [
	[37.6478, .998106],
	[38.1735, .994318],
	[38.6991, .99053],
	[39.2904, .985795],
	[39.8817, .982008],
	[40.4731, .97822],
	[40.9987, .973485],
	[41.59, .96875],
	[42.1156, .964962],
	[42.707, .961174],
	[43.2326, .956439],
	[43.8239, .951705],
	[44.4152, .947917],
	[44.9409, .943182],
	[45.5322, .939394],
	[46.0578, .935606],
	[46.6491, .930871],
	[47.2405, .926136],
	[47.7661, .921402],
	[48.3574, .918561],
	[48.883, .913826],
	[49.4744, .910038],
	[50, .90625]
];
/** Kw, liquids, at any overpressure. */
var liquidCurve = [
	[15, 1],
	[16.5493, .996283],
	[17.3367, .992565],
	[18.124, .987918],
	[18.8235, .982342],
	[19.5231, .976766],
	[20.1351, .97119],
	[20.8344, .964684],
	[21.4463, .958178],
	[22.0581, .951673],
	[22.9321, .942379],
	[23.5439, .935874],
	[24.1556, .928439],
	[24.7674, .921933],
	[25.0296, .919145],
	[25.6414, .912639],
	[26.2533, .906134],
	[26.8651, .899628],
	[27.7393, .891264],
	[28.3511, .884758],
	[28.9629, .878253],
	[29.6623, .871747],
	[29.9245, .868959],
	[30.5363, .862454],
	[31.2357, .855948],
	[31.8475, .849442],
	[32.7217, .841078],
	[33.3336, .834572],
	[34.0329, .828067],
	[34.6448, .821561],
	[34.8196, .819703],
	[35.4315, .814126],
	[36.1308, .806691],
	[36.7428, .801115],
	[37.7042, .790892],
	[38.3162, .785316],
	[39.0154, .777881],
	[39.7148, .771375],
	[40.3266, .76487],
	[40.9384, .758364],
	[41.6378, .751859],
	[42.7742, .740706],
	[43.386, .734201],
	[43.9978, .727695],
	[44.6098, .722119],
	[45.2216, .715613],
	[45.921, .709108],
	[46.5329, .702602],
	[47.7567, .69052],
	[48.3685, .684015],
	[49.0679, .677509],
	[49.6797, .671004],
	[50, .666357]
];
// engineering/relief/interpolation.ts
/** The place of x among rising values: the index of the interval and the share of it that lies before x. */
function place(values, x) {
	let index = 0;
	while (index < values.length - 2 && x >= (values[index + 1] ?? Infinity)) index += 1;
	const from = values[index] ?? NaN;
	const to = values[index + 1] ?? NaN;
	return {
		index,
		share: (x - from) / (to - from)
	};
}
/** Between two values by a share: exactly the first at 0 and the second at 1. */
function between(first, second, share) {
	return first * (1 - share) + second * share;
}
// engineering/relief/back-pressure.ts
/** Gauge back pressure above which the curves of API 520-I end, as a share of the gauge set pressure. */
var highestBackPressureRatio = .5;
/** Least set pressure of the curve for vapours, Pa gauge: 50 psig (345 kPag). */
var leastSetPressureOfCurve = 345e3;
function onCurve(curve, percent) {
	const percents = curve.map(([x]) => x);
	const first = curve[0];
	if (!first || percent < first[0]) return 1;
	const { index, share } = place(percents, percent);
	return between(curve[index]?.[1] ?? NaN, curve[index + 1]?.[1] ?? NaN, share);
}
function requireRatio(ratio) {
	if (!(ratio <= .5)) throw new Refusal("not applicable: the curve of API 520-I ends at a back pressure of 50 % of the set pressure");
}
/**
* Kb of a balanced bellows valve in vapour or gas service, at a gauge back pressure of `ratio` times the gauge set
* pressure. The curves stand at 10, 16 and 21 % overpressure (a share, 0.1 to 0.21); between them the curve of the lower
* overpressure is taken, which gives the larger valve. Kb is 1 up to 30 % back pressure on the curve of 10 %; that of 16 %
* was read from 37.65 % on, where it steps from 1 to 0.998.
* Source: API 520-I, balanced bellows back-pressure correction for vapours and gases, digitised by fluids (C. Bell).
* Refusal above 50 % back pressure and below 10 % overpressure; set pressures below 345 kPag are the caller's to refuse.
*/
function vapourBackPressureFactor(ratio, overpressure) {
	requireRatio(ratio);
	const percent = Math.round(overpressure * 1e10) / 1e8;
	if (percent < 10) throw new Refusal(`not applicable: the curves of API 520-I begin at 10 % overpressure, and this case has ${formatNumber(percent, 3)} %`);
	if (percent >= 21) return 1;
	return onCurve(percent >= 16 ? vapourAt16 : vapourAt10, 100 * ratio);
}
/**
* Kw of a balanced bellows valve in liquid service, at a gauge back pressure of `ratio` times the gauge set pressure,
* at any overpressure. Source: API 520-I, digitised by fluids (C. Bell). Refusal above 50 %.
*/
function liquidBackPressureFactor(ratio) {
	requireRatio(ratio);
	return onCurve(liquidCurve, 100 * ratio);
}
/**
* Kw by the rules of the original calculator: 1 up to 15 % back pressure, then the straight line (15.95 − 13r)/14.
* Above 50 % there is none; that is the caller's to refuse.
*/
function originalLiquidBackPressureFactor(ratio) {
	return ratio <= .15 ? 1 : (-13 * ratio + 15.95) / 14;
}
// engineering/relief/gas.ts
/** (2/(k+1))^((k+1)/(k−1)), with its limit 1/e at k = 1. */
function expansion(gamma) {
	const excess = gamma - 1;
	return excess === 0 ? Math.exp(-1) : Math.exp(Math.log1p(-excess / (2 + excess)) * (2 + excess) / excess);
}
/**
* C of API 520-I in SI units, √(kg·kmol·K)/(mm²·h·kPa): 0.03948·√(k(2/(k+1))^((k+1)/(k−1))); 0.0239 at k = 1.
*/
function gasCoefficient(gamma) {
	return .03948 * Math.sqrt(gamma * expansion(gamma));
}
/**
* F2, the coefficient of subcritical flow, at r = p2/p1: √(k/(k−1)·r^(2/k)·(1 − r^((k−1)/k))/(1 − r)). API 520-I.
* Its limits at r = 1 and k = 1 are taken. RangeError for a ratio that is not within 0 to 1.
*/
function subcriticalCoefficient(gamma, ratio) {
	requireShare("ratio", ratio);
	if (ratio === 1) return 1;
	const logarithm = Math.log(ratio);
	const share = (gamma - 1) / gamma;
	const work = share === 0 ? -logarithm : -Math.expm1(share * logarithm) / share;
	return Math.sqrt(Math.exp(2 / gamma * logarithm) * work / (1 - ratio));
}
/** kg/h and mm² in SI. */
var perSquareMetre = 1e6 / 3600;
/** Mass flux, kg/(s·m²), of critical flow at Kd = Kb = Kc = 1: API 520-I, sizing for critical flow, SI units. */
function criticalGasFlux({ pressure, temperature, molarMass, compressibilityFactor, gamma }) {
	const root = Math.sqrt(1e3 * molarMass / (temperature * compressibilityFactor));
	return gasCoefficient(gamma) * (pressure / 1e3) * root * perSquareMetre;
}
/** Mass flux, kg/(s·m²), of subcritical flow against `backPressure`, Pa: API 520-I, sizing for subcritical flow. */
function subcriticalGasFlux(gas, backPressure) {
	const { pressure, temperature, molarMass, compressibilityFactor, gamma } = gas;
	const difference = pressure / 1e3 * (pressure - backPressure) / 1e3;
	const root = Math.sqrt(1e3 * molarMass * difference / (temperature * compressibilityFactor));
	return subcriticalCoefficient(gamma, backPressure / pressure) / 17.9 * root * perSquareMetre;
}
/**
* The mass flux, kg/(s·m²), through a conventional or pilot-operated valve at Kd = Kc = 1 against `backPressure`, Pa:
* critical, or subcritical above the critical flow pressure. Never rises with the back pressure.
* Refusal where the back pressure is not below the relieving pressure.
*/
function gasFlux(gas, backPressure) {
	if (!(backPressure < gas.pressure)) throw new Refusal("the back pressure is not below the relieving pressure: nothing flows");
	const ratio = backPressure / gas.pressure;
	const atCritical = criticalGasFlux(gas);
	if (ratio <= criticalPressureRatio(gas.gamma)) return {
		massFlux: atCritical,
		critical: true,
		equation: "critical"
	};
	const subcritical = subcriticalGasFlux(gas, backPressure);
	return subcritical < atCritical ? {
		massFlux: subcritical,
		critical: false,
		equation: "subcritical"
	} : {
		massFlux: atCritical,
		critical: false,
		equation: "critical"
	};
}
/**
* What a back pressure, Pa, leaves of the critical flux of a gas: the highest Kb that any valve can have in the equation
* for critical flow, 1 down to the critical flow pressure. API 520-I, sizing for subcritical flow.
* Refusal where the back pressure is not below the relieving pressure.
*/
function highestGasFactor(gas, backPressure) {
	return gasFlux(gas, backPressure).massFlux / criticalGasFlux(gas);
}
/** Area, m², that passes `massFlow`, kg/s, at a mass flux and the product of its factors. */
function areaFor(massFlow, massFlux, factors) {
	return massFlow / (massFlux * factors);
}
/** Density, kg/m³, of the gas at relieving conditions. */
function reliefGasDensity({ pressure, temperature, molarMass, compressibilityFactor }) {
	return pressure * molarMass / (compressibilityFactor * gasConstant * temperature);
}
// engineering/relief/orifices.ts
var squareMillimetre = 1e-6;
/** The standard orifices from the smallest to the largest. */
var apiOrifices = [
	["D", 71],
	["E", 126],
	["F", 198],
	["G", 325],
	["H", 506],
	["J", 830],
	["K", 1186],
	["L", 1841],
	["M", 2323],
	["N", 2800],
	["P", 4116],
	["Q", 7129],
	["R", 10323],
	["T", 16774]
].map(([letter, area]) => ({
	letter,
	area: area * squareMillimetre
}));
/** The area of the largest standard orifice, T, m². */
var largestOrifice = 16774 * squareMillimetre;
/**
* The smallest standard orifice whose effective area is at least `area`, m²; undefined above T.
* RangeError for an area that is not a positive number.
*/
function orificeFor(area) {
	requirePositive("area", area);
	return apiOrifices.find((orifice) => area <= orifice.area);
}
/** More valves than anyone sets on one line: beyond it there is no suggestion. */
var mostValves = 50;
/**
* The fewest equal valves that take the duty, and their smallest orifice. `areaOfShare` is the area, m², that one of
* `count` valves needs for its share; undefined where even 50 are too few or a share has no area.
*/
function valvesFor(areaOfShare) {
	for (let count = 1; count <= mostValves; count += 1) {
		const areaOfEach = areaOfShare(count);
		if (areaOfEach === void 0) return void 0;
		const orifice = orificeFor(areaOfEach);
		if (orifice) return {
			count,
			orifice,
			areaOfEach
		};
	}
}
// calculators/relief-valve-pro/fields.ts
var fields_exports = /* @__PURE__ */ __exportAll({
	allowableOverpressure: () => allowableOverpressure,
	edition: () => edition,
	factor: () => factor,
	flowRate: () => flowRate,
	fluid: () => fluid,
	inletPipeDiameter: () => inletPipeDiameter,
	inletResistance: () => inletResistance,
	kb: () => kb,
	kc: () => kc,
	kd: () => kd,
	ksh: () => ksh,
	outletPipeDiameter: () => outletPipeDiameter,
	piping: () => piping,
	pipingFills: () => pipingFills,
	relievingTemperatureOf: () => relievingTemperatureOf,
	setPressure: () => setPressure,
	superimposedBackpressure: () => superimposedBackpressure,
	totalBackpressure: () => totalBackpressure,
	userDescription: () => userDescription,
	valveType: () => valveType,
	valveTypes: () => valveTypes
});
/** Fields that the services share: labels, units and limits once. */
/** The fluid, where its properties are not typed by hand. */
var fluid = fluidFields();
/** Where a fluid is chosen, the temperature of a liquid or of two phases is asked for too. */
var relievingTemperatureOf = (when) => quantity("Relieving temperature", "temperature", "°C", {
	symbol: "T",
	above: absoluteZero,
	when
});
var valveTypes = [
	"Conventional",
	"Balanced Bellows",
	"Pilot Operated"
];
/** A factor that is worked out where the manufacturer does not give it. */
var factor = (label, hint, help) => quantity(label, "number", "", {
	above: 0,
	atMost: 1,
	optional: true,
	hint,
	help
});
var { userDescription, flowRate, setPressure, allowableOverpressure, totalBackpressure, superimposedBackpressure, valveType, kc, kb, ksh, edition } = fields({
	userDescription: userDescription$1,
	flowRate: quantity("Flow rate", "massFlow", "kg/h", {
		symbol: "q_m",
		above: 0,
		help: "Required relieving rate"
	}),
	setPressure: quantity("Set pressure", "gaugePressure", "bar(g)", {
		symbol: "p_set",
		above: 0
	}),
	allowableOverpressure: quantity("Allowable overpressure", "fraction", "%", {
		symbol: "OP",
		above: 0,
		atMost: 100,
		blank: 10,
		help: "10 for a single valve, 16 for several, 21 for fire"
	}),
	totalBackpressure: quantity("Total back pressure", "gaugePressure", "bar(g)", {
		symbol: "p_b",
		atLeast: vacuum,
		help: "Superimposed and built-up, while relieving"
	}),
	superimposedBackpressure: quantity("Superimposed back pressure", "gaugePressure", "bar(g)", {
		symbol: "p_sup",
		atLeast: vacuum,
		optional: true,
		hint: "atmosphere",
		help: "The part of the total present before the valve opens; none if left blank, which is conservative"
	}),
	valveType: choice("Valve type", valveTypes),
	kc: quantity("Combination factor", "number", "", {
		symbol: "K_c",
		above: 0,
		atMost: 1,
		blank: 1,
		help: "1 without a rupture disk, 0.9 with one that is not certified with the valve"
	}),
	kb: factor("Back-pressure factor, if known", "calculated", "Manufacturer’s figure; if left blank, 1, or the API 520-I curve for balanced bellows"),
	ksh: factor("Superheat factor, if known", "calculated", "From the table of the edition if left blank"),
	edition: choice("Edition of API 520-I", ["10th", "7th"], {
		names: {
			"10th": "10th (2020)",
			"7th": "7th to 9th"
		},
		help: "Applies where the figures differ between editions"
	})
});
/** The coefficient of discharge with the value that API 520-I gives for effective areas. */
function kd(blank, help) {
	return field("kd", quantity("Coefficient of discharge", "number", "", {
		symbol: "K_d",
		above: 0,
		atMost: 1,
		blank,
		help
	}));
}
/** The pipes before and behind the valve, where they are chosen by their size. */
var inletPipe = pipeChoice("inletPipe", "Inlet pipe");
var outletPipe = pipeChoice("outletPipe", "Outlet pipe");
var pipes = fields({
	inletPipeDiameter: quantity("Inlet pipe diameter", "length", "mm", {
		symbol: "D_i",
		above: 0,
		optional: true,
		help: "Inside diameter, for the inlet loss"
	}),
	inletResistance: quantity("Inlet resistance", "number", "", {
		symbol: "K_i",
		atLeast: 0,
		optional: true,
		help: "Sum of fL/D of the pipe and K of its entrance and fittings"
	}),
	outletPipeDiameter: quantity("Outlet pipe diameter", "length", "mm", {
		symbol: "D_o",
		above: 0,
		optional: true,
		help: "Inside diameter, for the exit velocity and the reaction force"
	})
});
var { inletPipeDiameter, inletResistance, outletPipeDiameter } = pipes;
/** Pipes before and behind the valve; all may stay blank. */
var piping = [
	...inletPipe.fields,
	...outletPipe.fields,
	...Object.values(pipes)
];
/** What the pipes that are chosen fill. */
var pipingFills = [fill(inletPipeDiameter, inletPipe.innerDiameter), fill(outletPipeDiameter, outletPipe.innerDiameter)];
// calculators/relief-valve-pro/drawing.ts
var width = 348;
var height = 320;
/** The axis of the spring, and the seat on it. */
var axis = 150;
var seat = 196;
/** What a drawing shows of the fields that the services share. */
var drawnFields = {
	setPressure,
	totalBackpressure,
	flowRate,
	inletPipeDiameter,
	outletPipeDiameter
};
/** The spring between its washers, a line to and fro. */
function spring(top, bottom) {
	const turns = 7;
	const pitch = (bottom - top) / turns;
	return Array.from({ length: turns }, (_, turn) => {
		const y = top + turn * pitch;
		return `M133 ${(y + pitch * .75).toFixed(1)}L167 ${(y + pitch * .25).toFixed(1)}`;
	}).join("");
}
/** Bellows between the disc and the bonnet, which keep the back pressure off the disc. */
function bellows(top, bottom) {
	const folds = 5;
	const pitch = (bottom - top) / folds;
	const side = (way) => Array.from({ length: folds }, (_, fold) => {
		const y = top + fold * pitch;
		return `${fold === 0 ? `M${axis + way * 12} ${y}` : ""}L${axis + way * 20} ${(y + pitch / 2).toFixed(1)}L${axis + way * 12} ${(y + pitch).toFixed(1)}`;
	}).join("");
	return side(-1) + side(1);
}
/** The body in section: nozzle from below, outlet to the right, bonnet with the spring above. */
function body(v) {
	const balanced = v.valveType === "Balanced Bellows";
	const open = v.requiredArea === void 0 ? 0 : 10;
	const disc = 188 - open;
	return [
		path(`M116 268H130V212L136 ${seat}H128L116 216Z`, "hatch"),
		path(`M184 268H170V212L164 ${seat}H172L184 216Z`, "hatch"),
		path(`M104 258H130M170 258H196M104 258V268H130M196 258V268H170`, "outline"),
		path(`M116 216C98 212 94 196 94 176C94 152 102 138 116 134`, "outline"),
		path(`M184 216C196 214 202 210 208 206H234`, "outline"),
		path(`M184 134C196 136 202 140 208 144H234`, "outline"),
		path(`M234 128V222H244V128Z`, "cut", "totalBackpressure"),
		path(`M104 124H196V134H104Z`, "outline"),
		path(`M120 124V52C120 44 126 40 134 40H166C174 40 180 44 180 52V124`, "outline"),
		path(`M137 40V18H163V40`, "outline"),
		path(`M128 ${disc}H172V${disc + 8}H128Z`, "cut", "recommendedOrifice"),
		path(`M${axis} 26V${disc}`, "outline"),
		path(`M130 58H170M130 ${disc - 66 + open}H170`, "thin", "setPressure"),
		path(spring(58, disc - 66 + open), "thin", "setPressure"),
		...balanced ? [path(bellows(134, disc), "thin", "valveType")] : [],
		path(`M${axis} 10V300`, "centre"),
		path(open > 0 ? `M${axis} 296V206M146 214l4 -8 4 8M176 184C194 182 210 176 230 176H272m-8 -4l8 4 -8 4` : `M${axis} 296V230M146 238l4 -8 4 8`, "flow", "flowRate")
	];
}
var gauge = (name, si) => si === void 0 ? name : [`${name} `, measured("gaugePressure", si, "bar(g)", 3)];
var absolute = (name, si) => si === void 0 ? name : [`${name} `, measured("absolutePressure", si, "bar(abs)", 3)];
var diameter = (name, si) => si === void 0 ? [] : [[`${name} `, drawnLength(si)]];
/** A spring relief valve in section, shut until it is sized, with its pressures, its letter and its area. */
function drawReliefValve(v) {
	const { recommendedOrifice: letter, requiredArea } = v;
	const area = requiredArea === void 0 ? ["A"] : ["A ", measured("area", requiredArea, "mm²")];
	const flow = v.flowRate === void 0 ? "q_m" : [measured("massFlow", v.flowRate, "kg/h")];
	const single = letter !== void 0 && letter.length === 1;
	return {
		title: [
			"Section of a spring relief valve",
			...single ? [`orifice ${letter}`] : [],
			...requiredArea === void 0 ? [] : [textOf(area)]
		].join(", "),
		width,
		height,
		marks: [
			...body(v),
			label(190, 66, gauge("set", v.setPressure), {
				anchor: "start",
				field: "setPressure"
			}),
			...letter === void 0 ? [] : [label(4, 38, single ? `orifice ${letter}` : "above T", {
				anchor: "start",
				pen: "dimension",
				field: "recommendedOrifice"
			})],
			label(4, 17, area, {
				anchor: "start",
				pen: requiredArea === void 0 ? "mute" : "dimension",
				field: "requiredArea"
			}),
			label(202, 290, absolute("p₁", v.relievingPressure), {
				anchor: "start",
				pen: "mute",
				field: "setPressure"
			}),
			label(202, 306, flow, {
				anchor: "start",
				pen: "mute",
				field: "flowRate"
			}),
			label(346, 246, absolute("p₂", v.backPressure), {
				anchor: "end",
				pen: "mute",
				field: "totalBackpressure"
			}),
			...diameter("D", v.outletPipeDiameter).map((text) => label(346, 118, text, {
				anchor: "end",
				field: "outletPipeDiameter"
			})),
			...diameter("D", v.inletPipeDiameter).map((text) => label(98, 290, text, {
				anchor: "end",
				field: "inletPipeDiameter"
			}))
		]
	};
}
// calculators/relief-valve-pro/words.ts
/** A share in percent, as a sentence has it. */
function percentOf(share) {
	if (share > 10) return "more than 1000 %";
	return share < -10 ? "less than −1000 %" : `${formatNumber(100 * share, 3)} %`;
}
var api520 = "API 520-I, 10th ed. 2020";
var annex = `${api520}, annex C`;
/** How the density at 90 % is found where the fluid is known, by the condition at the inlet. */
var flashWords = {
	"Two-phase or saturated": "isentropic flash to 90 % of the relieving pressure",
	"Subcooled liquid": "isentropic flash from saturation at the relieving temperature to 90 % of that pressure"
};
var editionName = (edition) => `API 520-I, ${edition === "10th" ? "10th ed. 2020" : "7th to 9th ed."}`;
var if97 = "IAPWS-IF97";
var api526 = "API 526, effective areas";
// calculators/relief-valve-pro/references.ts
var sizing = "API Standard 520, Sizing, selection, and installation of pressure-relieving devices. Part I: Sizing and selection, 10th ed. 2020.";
var installation = "API Recommended Practice 520, Part II: Installation, 6th ed. 2015.";
var orifices = "API Standard 526, Flanged steel pressure-relief valves.";
var steam = "IAPWS R7-97(2012), Industrial formulation 1997 for the thermodynamic properties of water and steam.";
var older = "API Recommended Practice 520, Part I, 7th ed. 2000 to 9th ed. 2014, for the figures that the 10th edition changed.";
/** The works behind each service, in full. */
var references = {
	gas: [
		sizing,
		installation,
		orifices
	],
	liquid: [
		sizing,
		older,
		installation,
		orifices
	],
	steam: [
		sizing,
		older,
		steam,
		installation,
		orifices
	],
	twoPhase: [
		sizing,
		"J. C. Leung, A generalized correlation for one-component homogeneous equilibrium flashing choked flow, AIChE J. 32 (1986) 1743–1746.",
		steam,
		installation,
		orifices
	],
	register: [
		"API Standard 521, Pressure-relieving and depressuring systems.",
		sizing,
		orifices,
		steam
	]
};
// calculators/relief-valve-pro/valve.ts
var areaInfo = {
	label: "Required area",
	symbol: "A",
	kind: "area",
	unit: "mm²",
	digits: 4
};
function recommendedOrifice(area) {
	return step("recommendedOrifice", { area }, {
		label: "Recommended orifice",
		source: api526
	}, (v) => orificeFor(v.area)?.letter ?? "Exceeds API Sizes");
}
/** The one valve, or the fewest equal ones, for an area that is shared evenly. */
function fewestValves(requiredArea) {
	return valvesFor((count) => requiredArea / count) ?? absent("not even 50 valves are enough");
}
/** The set of valves in words, and what is to be said of it. */
function setInWords(valveSet, overpressure = allowableOverpressure) {
	return {
		multipleValves: step("multipleValves", { valveSet }, {
			label: "Valves",
			source: `Fewest equal valves; ${api526}`
		}, ({ valveSet: { count, orifice } }) => `${count} × ${orifice.letter}`),
		severalValves: check({
			valveSet,
			overpressure
		}, (v) => severalValves(v.valveSet, v.overpressure))
	};
}
/** What a set of valves has, and how much of it is used. */
function usedOf(valveSet, requiredArea) {
	const effectiveArea = step("effectiveArea", { valveSet }, {
		label: "Effective area",
		symbol: "A_e",
		source: `${api526}, of all valves`,
		kind: "area",
		unit: "mm²"
	}, ({ valveSet: { count, orifice } }) => count * orifice.area);
	return {
		effectiveArea,
		percentUsed: step("percentUsed", {
			requiredArea,
			effectiveArea
		}, {
			label: "Area used",
			symbol: "u",
			equation: "u = A/A_e",
			kind: "fraction",
			unit: "%",
			digits: 3
		}, (v) => v.requiredArea / v.effectiveArea)
	};
}
function capacityOfOne(ratedCapacity, valveSet) {
	return step("capacityOfOne", {
		ratedCapacity,
		valveSet
	}, {
		label: "Rated capacity of one valve",
		symbol: "q_1",
		source: "Rated capacity, shared evenly",
		kind: "massFlow",
		unit: "kg/h"
	}, (v) => v.ratedCapacity / v.valveSet.count);
}
/** The valves for an area that does not depend on their number. */
function valvesOf(requiredArea) {
	const valveSet = value("valveSet", { requiredArea }, (v) => fewestValves(v.requiredArea));
	const used = usedOf(valveSet, requiredArea);
	const ratedCapacity = step("ratedCapacity", {
		flowRate,
		requiredArea,
		effectiveArea: used.effectiveArea
	}, {
		label: "Rated capacity",
		symbol: "q_r",
		equation: "q_r = q_m*A_e/A",
		source: "At the effective area, with the same factors",
		kind: "massFlow",
		unit: "kg/h"
	}, (v) => v.flowRate * v.effectiveArea / v.requiredArea);
	return {
		recommendedOrifice: recommendedOrifice(requiredArea),
		...setInWords(valveSet),
		...used,
		ratedCapacity,
		capacityOfOne: capacityOfOne(ratedCapacity, valveSet)
	};
}
/** An overpressure of several valves where one is enough. */
function ofOneValve(overpressure) {
	if (!(overpressure > .1 * (1 + 1e-9) && overpressure < .21 * (1 - 1e-9))) return [];
	return [warning(`An overpressure of ${percentOf(overpressure)} is for several valves, and one is enough here: a single valve is sized at 10 %, or at 21 % in a fire.`, {
		field: "allowableOverpressure",
		source: "API 520-I; ASME VIII-1, from its 2021 edition ASME XIII"
	})];
}
/** What to do where no single valve is large enough, and what one valve does not allow. */
function severalValves({ count, orifice }, overpressure) {
	if (count === 1) return ofOneValve(overpressure);
	const more = overpressure < .16 * (1 - 1e-12) ? " Several valves may be sized at 16 % overpressure." : "";
	return [warning(`No single API 526 orifice is large enough: use ${count} ${orifice.letter} valves in parallel with staggered set pressures.${more}`, {
		field: "recommendedOrifice",
		source: "API 520-I; ASME VIII-1, from its 2021 edition ASME XIII"
	})];
}
// calculators/relief-valve-pro/pressures.ts
/** Relieving and back pressure, and what is to be said of what they come from. */
function pressuresOf({ setPressure, allowableOverpressure, totalBackpressure, superimposedBackpressure }) {
	const relievingPressure = step("relievingPressure", {
		setPressure,
		allowableOverpressure
	}, {
		label: "Relieving pressure",
		symbol: "p_1",
		equation: "p_1 = p_set*(1+OP)+101325",
		source: "API 520-I; atmosphere 1.01325 bar",
		kind: "absolutePressure",
		unit: "bar(abs)"
	}, (v) => absolute$1(v.setPressure * (1 + v.allowableOverpressure)));
	const backPressure = step("backPressure", {
		totalBackpressure,
		relievingPressure
	}, {
		label: "Back pressure",
		symbol: "p_2",
		equation: "p_2 = p_b+101325",
		kind: "absolutePressure",
		unit: "bar(abs)"
	}, (v) => {
		const pressure = absolute$1(v.totalBackpressure);
		return pressure < v.relievingPressure ? pressure : absent("the back pressure is not below the relieving pressure: nothing flows");
	});
	const backPressureTooHigh = check({
		totalBackpressure,
		relievingPressure
	}, (v) => absolute$1(v.totalBackpressure) < v.relievingPressure ? [] : [error("Total back pressure must be below the relieving pressure.", { field: "totalBackpressure" })]);
	const superimposedTooHigh = check({
		totalBackpressure,
		superimposedBackpressure
	}, (v) => v.superimposedBackpressure <= v.totalBackpressure ? [] : [error("Superimposed back pressure must not exceed the total back pressure, of which it is part.", { field: "superimposedBackpressure" })]);
	return {
		relievingPressure,
		backPressure,
		checks: [
			check({ setPressure }, (v) => setPressureRange(v.setPressure)),
			check({ allowableOverpressure }, (v) => overpressureTooHigh(v.allowableOverpressure)),
			backPressureTooHigh,
			superimposedTooHigh
		]
	};
}
/** What the built-up back pressure is seen from. */
function backPressures(p) {
	return {
		totalBackpressure: p.totalBackpressure,
		superimposedBackpressure: maybe(p.superimposedBackpressure),
		setPressure: p.setPressure,
		allowableOverpressure: p.allowableOverpressure
	};
}
/** The part of the back pressure that the flow builds up, as a share of the set pressure. */
function builtUpRatio(v) {
	return (v.totalBackpressure - (v.superimposedBackpressure ?? 0)) / v.setPressure;
}
/** The limits of a conventional valve. */
function conventionalLimit(pressures, valveType) {
	return check({
		valveType,
		...backPressures(pressures)
	}, limitOfConventional);
}
/**
* A conventional valve takes a built-up back pressure up to its overpressure only, and opens later by the superimposed
* one.
*/
function limitOfConventional(v) {
	if (v.valveType !== "Conventional") return [];
	const ratio = builtUpRatio(v);
	const superimposed = v.superimposedBackpressure ?? 0;
	const source = "API 520-I, back pressure";
	const what = v.superimposedBackpressure === void 0 ? `The back pressure is ${percentOf(ratio)} of the set pressure: the built-up part of it` : `The built-up back pressure is ${percentOf(ratio)} of the set pressure: it`;
	return [...ratio > v.allowableOverpressure * (1 + 1e-12) ? [warning(`${what} must not exceed the overpressure, ${percentOf(v.allowableOverpressure)}, in a conventional valve.`, {
		field: "totalBackpressure",
		source
	})] : [], ...superimposed > 0 ? [info("Superimposed back pressure holds a conventional valve shut: it opens that much higher, unless the back pressure is constant and the spring is set for it.", {
		field: "superimposedBackpressure",
		source
	})] : []];
}
/** Set pressures that API 520-I is for, and above which hardly a valve is made: 15 and 6000 psig, Pa gauge. */
var leastSet = 103421.3593975254;
var highestSet = 41368543.759010166;
/** Set pressures outside what the standards are about. */
function setPressureRange(setPressure) {
	const field = "setPressure";
	if (setPressure < leastSet * (1 - 1e-9)) return [warning("The set pressure is below {least}, where the scope of API 520-I begins.", {
		field,
		values: { least: stated("gaugePressure", leastSet, { like: field }) },
		source: "API 520-I, scope"
	})];
	if (setPressure <= highestSet * (1 + 1e-9)) return [];
	return [warning("The set pressure is above {highest}; valves are rarely made for it. The pressure limits of API 526 by orifice and flange class are not checked here.", {
		field,
		values: { highest: stated("gaugePressure", highestSet, { like: field }) }
	})];
}
/** An overpressure above that of a fire. */
function overpressureTooHigh(allowableOverpressure) {
	if (allowableOverpressure <= .21 * (1 + 1e-9)) return [];
	return [warning(`An overpressure of ${percentOf(allowableOverpressure)} is above 21 %, the most allowed in a fire; otherwise the limit is 10 % for a single valve and 16 % for several.`, {
		field: "allowableOverpressure",
		source: "API 520-I, overpressure and accumulation"
	})];
}
// calculators/relief-valve-pro/vapour-back-pressure.ts
/** What tells whether Kb, given or of the curve, stands for the back pressure. */
var factorChoice = {
	valveType,
	kb: maybe(kb)
};
var curveOfStandard = {
	setPressure,
	allowableOverpressure,
	totalBackpressure
};
function factorNeeds({ backPressure, criticalFlowPressure, highestFactor }) {
	return {
		...factorChoice,
		...curveOfStandard,
		backPressure,
		criticalFlowPressure,
		highestFactor
	};
}
/** Whether a Kb given is above what the flow through the nozzle allows, so that it is not taken. */
function isLimited(given, highest) {
	return given !== void 0 && given > highest * (1 + 1e-9);
}
/** Whether Kb, given or of the curve, stands for the back pressure; otherwise the flow itself depends on it. */
function takesFactor(v) {
	return v.kb !== void 0 || v.valveType === "Balanced Bellows";
}
/** Where a Kb is from. */
function sourceOfFactor(v) {
	if (isLimited(v.kb, v.highestFactor)) return "Highest possible in subcritical flow; the one entered is higher";
	if (v.kb !== void 0) return "As entered";
	return v.valveType === "Balanced Bellows" ? "API 520-I, curve for balanced bellows, vapours and gases, digitised by fluids (C. Bell)" : "API 520-I: 1 for conventional and pilot-operated valves";
}
/** Kb as given, as far as the flow allows it, or of the curve. Throws a `Refusal` below the set pressures of the curve. */
function factorOf(v) {
	if (v.kb !== void 0) return isLimited(v.kb, v.highestFactor) ? v.highestFactor : v.kb;
	if (v.valveType !== "Balanced Bellows" || v.totalBackpressure <= 0) return 1;
	if (v.setPressure < 345e3) throw new Refusal("not applicable: the Kb curve of API 520-I is for set pressures of {least} and above; enter the manufacturer’s Kb", { least: stated("gaugePressure", leastSetPressureOfCurve, {
		like: "setPressure",
		digits: 3
	}) });
	if (v.backPressure > v.criticalFlowPressure) return absent("not applicable: the Kb curve of API 520-I ends at the critical flow pressure; enter the manufacturer’s Kb");
	return vapourBackPressureFactor(v.totalBackpressure / v.setPressure, v.allowableOverpressure);
}
/** What is to be said of a Kb that is given. */
function givenFactorRemarks(v) {
	return [...factorTooHigh(v.kb, v.highestFactor), ...factorBeyondStandard(v)];
}
/** A Kb given that is above what the flow through the nozzle allows, whatever the valve. */
function factorTooHigh(given, highest) {
	return isLimited(given, highest) ? [warning(`The flow is subcritical: Kb cannot exceed ${highest.toPrecision(3)}, which is used instead of the Kb entered.`, {
		field: "kb",
		source: "API 520-I, subcritical flow"
	})] : [];
}
/** By how much a curve read from a chart may be off. */
var chart = .005;
/** A factor that is given where the curves of the standard have ended. */
function beyondCurve(name, ratio) {
	if (!(ratio > .5 * (1 + 1e-9))) return [];
	return [warning(`The back pressure is ${percentOf(ratio)} of the set pressure, and the curves of API 520-I end at 50 %: the ${name} entered must be the manufacturer’s for this valve at this back pressure.`, {
		field: "totalBackpressure",
		source: "API 520-I, balanced bellows valves"
	})];
}
/** A factor that is given and more than the curve of the standard, `known`, has at this back pressure. */
function aboveCurve(name, given, known) {
	if (!(given > known + chart)) return [];
	return [warning(`The ${name} entered, ${formatNumber(given, 3)}, is above the ${formatNumber(known, 3)} of the API 520-I curve for balanced bellows: use it only if the manufacturer states it for this valve.`, {
		field: name === "Kb" ? "kb" : "kw",
		source: "API 520-I, balanced bellows valves"
	})];
}
/** A Kb given for balanced bellows that is beyond what the standard has. */
function factorBeyondStandard(v) {
	if (v.valveType !== "Balanced Bellows") return [];
	const ratio = v.totalBackpressure / v.setPressure;
	if (ratio > .5) return beyondCurve("Kb", ratio);
	if (v.allowableOverpressure < .1 || v.setPressure < 345e3) return [];
	const known = factorOf({
		...v,
		kb: void 0
	});
	return typeof known === "number" ? aboveCurve("Kb", v.kb, known) : [];
}
/** How the curve was read where the overpressure is none of its own. */
function curveBetween(v) {
	const percent = Math.round(v.allowableOverpressure * 1e10) / 1e8;
	if (v.kb !== void 0 || v.valveType !== "Balanced Bellows" || percent < 10) return [];
	if (percent === 10 || percent === 16 || percent >= 21) return [];
	return [info(`Kb is read from the curve for ${percent > 16 ? 16 : 10} % overpressure, the nearest below, which is conservative.`, {
		field: "allowableOverpressure",
		source: "API 520-I"
	})];
}
/** Kb of a service, with what is to be said of it. */
function vapourFactor(flow) {
	const needs = factorNeeds(flow);
	return {
		backPressureFactor: step("backPressureFactor", needs, {
			label: "Back-pressure correction factor",
			symbol: "K_b",
			source: sourceOfFactor,
			kind: "number",
			unit: "",
			digits: 3
		}, factorOf),
		checks: [check({
			...needs,
			kb
		}, givenFactorRemarks), check({
			...factorChoice,
			allowableOverpressure
		}, curveBetween)]
	};
}
/** Whether the flow through the nozzle is critical. */
function flowConditionOf({ backPressure, criticalFlowPressure }) {
	return step("flowCondition", {
		backPressure,
		criticalFlowPressure
	}, {
		label: "Flow condition",
		source: "Critical where the back pressure is at or below the critical flow pressure"
	}, (v) => v.backPressure <= v.criticalFlowPressure ? "Critical" : "Subcritical");
}
/** What an area against any back pressure is found from, by any method. */
function curveNeeds(kd, criticalFlowPressure) {
	return {
		...factorChoice,
		kd,
		kc,
		flowRate,
		setPressure,
		allowableOverpressure,
		criticalFlowPressure
	};
}
/** The area against any back pressure, for the figure; nothing where the method does not apply. */
function vapourCurve(v, fluxAt, highestFactorAt) {
	return (backPressure, gauge) => {
		const balanced = v.kb === void 0 && v.valveType === "Balanced Bellows";
		const ratio = gauge / v.setPressure;
		const beyond = ratio > .5 || v.allowableOverpressure < .1 || backPressure > v.criticalFlowPressure;
		if (balanced && beyond) return void 0;
		const given = v.kb === void 0 ? 1 : Math.min(v.kb, highestFactorAt(backPressure));
		const factor = balanced ? vapourBackPressureFactor(Math.max(0, ratio), v.allowableOverpressure) : given;
		const flux = fluxAt(takesFactor(v) ? 0 : backPressure);
		return flux === void 0 ? void 0 : areaFor(v.flowRate, flux, v.kd * v.kc * factor);
	};
}
export { valveType as $, percentOf as A, inletResistance as B, valvesOf as C, editionName as D, api520 as E, factor as F, outletPipeDiameter as G, kc as H, fields_exports as I, relievingTemperatureOf as J, piping as K, flowRate as L, drawnFields as M, allowableOverpressure as N, flashWords as O, edition as P, userDescription as Q, fluid as R, usedOf as S, annex as T, kd as U, kb as V, ksh as W, superimposedBackpressure as X, setPressure as Y, totalBackpressure as Z, areaInfo as _, factorChoice as a, criticalGasFlux as at, recommendedOrifice as b, givenFactorRemarks as c, highestGasFactor as ct, vapourCurve as d, highestBackPressureRatio as dt, valveTypes as et, vapourFactor as f, liquidBackPressureFactor as ft, pressuresOf as g, place as gt, conventionalLimit as h, between as ht, curveNeeds as i, areaFor as it, drawReliefValve as j, if97 as k, sourceOfFactor as l, reliefGasDensity as lt, builtUpRatio as m, vapourBackPressureFactor as mt, beyondCurve as n, largestOrifice as nt, factorOf as o, gasCoefficient as ot, backPressures as p, originalLiquidBackPressureFactor as pt, pipingFills as q, curveBetween as r, valvesFor as rt, flowConditionOf as s, gasFlux as st, aboveCurve as t, apiOrifices as tt, takesFactor as u, subcriticalCoefficient as ut, capacityOfOne as v, references as w, setInWords as x, fewestValves as y, inletPipeDiameter as z };
