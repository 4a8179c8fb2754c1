import { B as info, G as missing, K as ruledOut, T as value, V as warning, W as absent, Y as measured, _ as field, _t as gasConstant, c as verticalDimension, ct as absolute, d as findRoot, g as deferred, h as check, j as quantity, mt as formatNumber, o as label, q as drawnLength, s as path, v as fields, w as step, x as maybe, y as fill, z as error } from "./kit-R3DteEWw.js";
import { h as streamLiquid } from "./mole-fractions-Bn_fSVuU.js";
import { c as streamCheck, i as flashCheck, n as fluidLoads, o as fluidChecks, t as chosenFluid } from "./chosen-fluid-BOMCRVxw.js";
import { a as vacuum, i as userDescription$1, n as compressibilityFactor, r as molecularWeight, t as absoluteZero } from "./shared-fields-D5hou02i.js";
import { r as whereChosen, t as fluidFields } from "./fields-CHYCCy5A.js";
import { t as streamAt } from "./stream-Bm_pk6HZ.js";
import { t as twoPhasesCheck } from "./two-phases-BWMsFTBM.js";
import { n as flowsAs } from "./flowing-Bv5krtr3.js";
// calculators/control-valve/fields.ts
/** The fields that the free and the Pro calculator have alike. */
var liquid = { fluidType: ["Liquid", "Two Phase Flow Regime"] };
var gas = { fluidType: "Gas" };
var userDescription = field("userDescription", userDescription$1);
/** The fluid, where its properties are not typed by hand. */
var fluid = fluidFields();
/** Where the fluid is chosen, the temperature of a liquid is asked for too. */
var liquidTemperature = field("liquidTemperature", quantity("Liquid temperature", "temperature", "°C", {
	symbol: "T_1",
	above: absoluteZero,
	when: {
		...whereChosen(fluid),
		fluidType: "Liquid"
	}
}));
/** The flow rate, with a word on what it is of where that is not plain. */
var flowRateOf = (help) => field("flowRate", quantity("Flow rate", "massFlow", "kg/h", {
	symbol: "q_m",
	above: 0,
	...help && { help }
}));
/** The fluid at the inlet and the pressure that the valve takes, in the order shown. */
var state = fields({
	upstreamPressure: quantity("Upstream pressure", "gaugePressure", "bar(g)", {
		symbol: "p_g",
		above: vacuum
	}),
	pressureDifferential: quantity("Pressure differential", "pressureDifference", "bar", {
		symbol: "Δp",
		above: 0
	}),
	density: quantity("Density", "density", "kg/m³", {
		symbol: "ρ_1",
		above: 0,
		when: liquid
	}),
	vaporPressure: quantity("Vapour pressure", "absolutePressure", "bar(abs)", {
		symbol: "p_v",
		atLeast: 0,
		when: liquid,
		help: "At the inlet temperature of the liquid"
	}),
	criticalPressure: quantity("Critical pressure", "absolutePressure", "bar(abs)", {
		symbol: "p_c",
		above: 0,
		when: liquid,
		help: "Thermodynamic critical pressure of the liquid"
	}),
	temperature: quantity("Temperature", "temperature", "°C", {
		symbol: "T_1",
		above: absoluteZero,
		when: gas
	}),
	molecularWeight: {
		...molecularWeight,
		when: gas
	},
	gamma: quantity("Ratio of specific heats", "number", "", {
		symbol: "γ",
		atLeast: 1,
		atMost: 3,
		when: gas
	}),
	compressibilityFactor: {
		...compressibilityFactor,
		when: gas
	}
});
// calculators/control-valve/missing.ts
/** What an input is called where it is missed. */
var names = {
	flowRate: "flow rate",
	upstreamPressure: "upstream pressure",
	pressureDifferential: "pressure differential",
	density: "density",
	vaporPressure: "vapour pressure",
	criticalPressure: "critical pressure",
	temperature: "temperature",
	molecularWeight: "molecular weight",
	gamma: "ratio of specific heats",
	compressibilityFactor: "compressibility factor",
	vaporFlowRate: "vapour flow rate",
	vaporTemperature: "vapour temperature",
	vaporMolecularWeight: "vapour molecular weight",
	vaporGamma: "vapour ratio of specific heats",
	vaporZ: "vapour compressibility factor"
};
var duty = [
	"flowRate",
	"upstreamPressure",
	"pressureDifferential"
];
/** What a flow coefficient needs, by phase. */
var needed = {
	Liquid: [
		...duty,
		"density",
		"vaporPressure",
		"criticalPressure"
	],
	Gas: [
		...duty,
		"temperature",
		"molecularWeight",
		"gamma",
		"compressibilityFactor"
	],
	"Two Phase Flow Regime": [
		...duty,
		"density",
		"vaporPressure",
		"criticalPressure",
		"vaporFlowRate",
		"vaporTemperature",
		"vaporMolecularWeight",
		"vaporGamma",
		"vaporZ"
	]
};
/** What the onset of choking needs, by phase. */
var neededToChoke = {
	Liquid: [
		"upstreamPressure",
		"vaporPressure",
		"criticalPressure"
	],
	Gas: ["upstreamPressure", "gamma"],
	"Two Phase Flow Regime": []
};
function lackingOf(given, ids, otherwise) {
	const lacking = ids.filter((id) => given[id] === void 0);
	return lacking.length > 0 ? missing(...lacking.map((id) => names[id])) : absent(otherwise);
}
/** Why there is no flow coefficient: the inputs that are blank, or else the given reason. */
function noCoefficient(v, otherwise = "these conditions give no flow through the valve") {
	return lackingOf(v, needed[v.fluidType], otherwise);
}
/** Why the onset of choking is not known. */
function noOnset(v) {
	if (v.fluidType === "Two Phase Flow Regime") return ruledOut("two-phase flow");
	return lackingOf(v, neededToChoke[v.fluidType], v.fluidType === "Liquid" ? vapourAtInlet : "these conditions give no flow through the valve");
}
/** Why a liquid with p_1 at or below F_F·p_v has neither an onset of choking nor a flow coefficient. */
var vapourAtInlet = "the liquid is already vapour at the inlet";
/** Why a flow finds no flow coefficient with the valve and the reducers of the case. */
var tooSmall = "no flow coefficient: the valve with its reducers is too small for the flow";
/** What the volume flow at the outlet needs, by phase. */
var neededToLeave = {
	Liquid: ["flowRate", "density"],
	Gas: [
		...duty,
		"temperature",
		"molecularWeight",
		"compressibilityFactor"
	],
	"Two Phase Flow Regime": [
		...duty,
		"density",
		"vaporFlowRate",
		"vaporTemperature",
		"vaporMolecularWeight",
		"vaporZ"
	]
};
/** Why there is no outlet velocity. */
function noOutflow(v) {
	return lackingOf(v, neededToLeave[v.fluidType], "no pressure is left at the outlet");
}
/**
* Why it is not known whether a single phase chokes: what its onset needs and, with reducers, what the flow coefficient
* needs.
*/
function noCondition(v) {
	const lacking = lackingOf(v, [...neededToChoke[v.fluidType], "pressureDifferential"], "");
	if (lacking.missing.length > 0) return lacking;
	return v.fluidType === "Liquid" && v.venaContractaDrop === void 0 ? noOnset(v) : noCoefficient(v, tooSmall);
}
// calculators/control-valve/condition.ts
/** The flow condition by either method; `choked` where a solution says it. */
function conditionIn(words, v, choked) {
	if (v.fluidType === "Two Phase Flow Regime") return "Two-Phase";
	if (choked !== void 0) return words[choked ? 1 : 0];
	if (v.pressureDifferential === void 0 || v.chokedPressureDrop === void 0) return noCondition(v);
	return words[v.pressureDifferential >= v.chokedPressureDrop ? 1 : 0];
}
/** How the flow coefficients of the two methods are compared. */
function compared(result, flowCondition) {
	return {
		result,
		unsafe: "higher",
		consequence: "a valve sized by the original method would be too small",
		questions: [flowCondition]
	};
}
// calculators/control-valve/drawing.ts
var width = 348;
var height = 288;
var centre = width / 2;
/** Centre line of the pipe. */
var axis = 182;
var bore = 24;
/** Lift of the plug from the seat at full opening. */
var fullLift = 34;
/** Half a valve's end, mirrored by `way`: flange, and the pipe or the reducer to it. */
function end(way, pipeRadius, field) {
	const x = (distance) => centre + way * distance;
	const marks = [];
	for (const side of [-1, 1]) {
		const y = (distance) => axis + side * distance;
		marks.push(path(`M${x(174)} ${y(pipeRadius)}H${x(160)}L${x(124)} ${y(bore)}`, "outline", field), path(`M${x(174)} ${y(pipeRadius + 5)}H${x(159)}L${x(124)} ${y(29)}`, "outline", field), path(`M${x(112)} ${y(bore)}V${y(46)}H${x(124)}V${y(bore)}Z`, "hatch", "valveSize"));
	}
	return marks;
}
/** The body in section: walls, and the bridge with the seat that parts inlet from outlet. */
function body() {
	const left = 62;
	const right = 286;
	return [
		path(`M${left} 158H76C96 158 122 110 138 106V96H128C112 102 96 148 76 151H${left}Z`, "hatch"),
		path(`M${right} 158H272C252 158 226 110 210 106V96H220C236 102 252 148 272 151H${right}Z`, "hatch"),
		path(`M${left} 206H78C104 206 128 236 ${centre} 236S244 206 270 206H${right}V214H272C246 214 220 245 ${centre} 245S102 214 76 214H${left}Z`, "hatch"),
		path("M88 155C106 166 118 168 146 168H154V180H144C110 180 102 178 82 158Z", "hatch"),
		path("M194 168H204C228 168 236 202 244 215L234 222C224 206 220 180 202 180H194Z", "hatch")
	];
}
/** Plug and stem with the plug `lift` above the seat, and the bonnet that guides them. */
function trim(lift) {
	const face = 168 - lift;
	return [
		path(`M128 96V84H220V96H183V106H165V96Z`, "hatch"),
		path(`M162 84V56H186V84`, "outline"),
		path(`M170 ${44 - lift}V${face - 22}H151V${face}H155C157 ${face + 12} 162 ${face + 20} 167 ${face + 26}H181C186 ${face + 20} 191 ${face + 12} 193 ${face}H197V${face - 22}H178V${44 - lift}Z`, "cut", "valveOpening")
	];
}
/** Two stream lines: below the bridge, up through the seat, over the bridge and out. */
function streams() {
	return [-5, 5].map((offset) => {
		const y = axis + offset * 1.8;
		const low = 212 + offset;
		const high = 154 + offset * .8;
		return path(`M2 ${y}H62C102 ${y} 112 ${low} 154 ${low}C${centre} ${low} 184 196 188 176C192 ${high - 6} 212 ${high - 4} 228 ${high + 2}C258 ${high + 14} 250 ${y} 286 ${y}H346`, "flow", "flowRate");
	});
}
/** Radius of a pipe beside the valve, by its diameter over the valve's. */
function pipeRadius(pipe, valve) {
	return pipe === void 0 || valve === void 0 ? bore : bore * Math.min(2, Math.max(.6, pipe / valve));
}
/** A globe valve in section, flow to open, the plug lifted by the opening and the duty written on it. */
function drawValve(v) {
	const opening = Math.min(1, Math.max(0, v.valveOpening ?? .6));
	const lift = fullLift * opening;
	const coefficient = v.valveFlowCoefficient === void 0 ? "Cv" : `Cv ${formatNumber(v.valveFlowCoefficient)}`;
	const travel = v.valveOpening === void 0 ? void 0 : `${formatNumber(opening * 100, 3)} %`;
	const pressure = (symbol, si) => si === void 0 ? symbol : [`${symbol} `, measured("absolutePressure", si, "bar(abs)", 3)];
	const size = v.valveSize === void 0 ? void 0 : ["d ", drawnLength(v.valveSize)];
	const dimension = 236;
	return {
		title: [
			"Globe valve in section, flow to open",
			coefficient,
			travel && `${travel} open`
		].filter((words) => words !== void 0).join(", "),
		width,
		height,
		marks: [
			...v.valveFlowCoefficient === void 0 ? [] : streams(),
			path(`M0 ${axis}H${width}`, "centre"),
			path(`M${centre} 32V258`, "centre"),
			...end(-1, pipeRadius(v.upstreamPipeDiameter, v.valveSize), "upstreamPipeDiameter"),
			...end(1, pipeRadius(v.downstreamPipeDiameter, v.valveSize), "downstreamPipeDiameter"),
			...body(),
			...trim(lift),
			...travel === void 0 ? [] : [
				path(`M179 ${44 - lift}H242`, "dimension", "valveOpening"),
				path(`M188 44H242`, "thin", "valveOpening"),
				...lift > 16 ? [verticalDimension(dimension, 44 - lift, 44, "valveOpening")] : [],
				label(248, 48 - lift / 2, travel, {
					anchor: "start",
					pen: "dimension",
					field: "valveOpening"
				})
			],
			label(centre, 276, coefficient, {
				field: "valveFlowCoefficient",
				pen: "dimension"
			}),
			label(2, 96, pressure("p₁", v.inletPressure), {
				anchor: "start",
				pen: "mute",
				field: "upstreamPressure"
			}),
			label(346, 96, pressure("p₂", v.downstreamPressure), {
				anchor: "end",
				pen: "mute",
				field: "pressureDifferential"
			}),
			path(`M2 250h52m-8 -4l8 4 -8 4`, "flow", "flowRate"),
			label(60, 254, "q_m", {
				anchor: "start",
				pen: "mute",
				field: "flowRate"
			}),
			...size === void 0 ? [] : [label(344, 254, size, {
				anchor: "end",
				pen: "mute",
				field: "valveSize"
			})]
		]
	};
}
// engineering/valves/constants.ts
var N2 = .0016;
var N4 = .0707;
var N5 = .0018;
var N6 = 31.6;
var N18 = .865;
var N27 = 77.5;
/** Kv of a valve with Cv = 1 (IEC 60534-2-1:2011, Table 1: N1 for Cv over N1 for Kv). */
var kvPerCv = .865;
/** ρ₀: water at 15 °C, kg/m³. */
var waterDensity = 999.1;
/** C/(N18·d²) from which the equations lose their accuracy (IEC 60534-2-1:2011, clause 1). */
var largestRelativeCapacity = .047;
/** C_rated/(N18·d²) from which a trim is full size (IEC 60534-2-1:2011, A.7). */
var fullSizeTrim = .016;
var hour = 3600;
var bar = 1e5;
/** C/(N18·d²) of a valve of size `valveSize` m. */
function relativeCapacity(kv, valveSize) {
	return kv / (N18 * (valveSize * 1e3) ** 2);
}
// engineering/valves/fittings.ts
/** A valve in a pipe of its own size. */
var noFittings = {
	zeta1: 0,
	zeta2: 0,
	zetaB1: 0,
	zetaB2: 0,
	total: 0,
	inlet: 0,
	inletGas: 0
};
/**
* The loss coefficients of short concentric reducers, IEC 60534-2-1:2011, eqs. (16) to (19). A pipe narrower than the
* valve counts as one of the valve's size: the equations are for reducers before and expanders after it.
*/
function fittingsOf({ valveSize, upstreamDiameter, downstreamDiameter }) {
	const r1 = Math.min(1, valveSize / upstreamDiameter) ** 2;
	const r2 = Math.min(1, valveSize / downstreamDiameter) ** 2;
	const zeta1 = .5 * (1 - r1) ** 2;
	const zeta2 = (1 - r2) ** 2;
	const zetaB1 = 1 - r1 * r1;
	const zetaB2 = 1 - r2 * r2;
	const d4 = (valveSize * 1e3) ** 4;
	const inlet = zeta1 + zetaB1;
	return {
		zeta1,
		zeta2,
		zetaB1,
		zetaB2,
		total: (inlet + zeta2 - zetaB2) / (N2 * d4),
		inlet: inlet / (N2 * d4),
		inletGas: inlet / (N5 * d4)
	};
}
/**
* Piping geometry factor F_P, IEC 60534-2-1:2011, eq. (15). Throws a RangeError for a Kv so far beyond the valve size
* that the recovery in the expander would exceed the whole pressure differential.
*/
function pipingGeometryFactor(kv, { total }) {
	const sum = 1 + total * kv * kv;
	if (!(sum > 0)) throw new RangeError("kv is too large for the valve size.");
	return 1 / Math.sqrt(sum);
}
/** Liquid pressure recovery factor with fittings F_LP, IEC 60534-2-1:2011, eq. (21). */
function liquidRecoveryFactor(kv, FL, { inlet }) {
	return FL / Math.sqrt(1 + FL * FL * inlet * kv * kv);
}
/** Pressure differential ratio factor with fittings x_TP, IEC 60534-2-1:2011, eq. (22). */
function pressureRatioFactor(kv, xT, fittings) {
	return xT / pipingGeometryFactor(kv, fittings) ** 2 / (1 + xT * fittings.inletGas * kv * kv);
}
/** Whether a valve of this Kv has a pressure differential left with its reducers: the domain of F_P. */
function passesFittings(kv, { total }) {
	return 1 + total * kv * kv > 0;
}
/**
* The Kv whose product with 1/√(1 + loss·Kv²) is `product`: the algebraic form of the iteration of IEC 60534-2-1:2011,
* Annex C. Undefined when the fittings alone take more than the pressure differential.
*/
function kvThroughFittings(product, loss) {
	const rest = 1 - loss * product * product;
	return rest > 0 ? product / Math.sqrt(rest) : void 0;
}
// engineering/valves/reynolds.ts
/** Re_v from which the flow through a valve is fully turbulent (IEC 60534-2-1:2011, clause 9). */
var turbulentFrom = 1e4;
/**
* The size of a valve that is not known: the limit C/d² → 0, where n and the factor of approach of eq. (23) are 1. F_R is
* then lower than in any size within the scope of the standard, and Kv larger; for F_L below 0.5, lower but for 3 %.
*/
var leastFavourableSize = Infinity;
/**
* Valve Reynolds number, IEC 60534-2-1:2011, eq. (23). `massFlow` in kg/s: Q/ν of the equation is q_m/μ, whatever the
* density.
*/
function valveReynoldsNumber(kv, massFlow, valve) {
	const { FL, Fd, valveSize, viscosity } = valve;
	const d4 = (valveSize * 1e3) ** 4;
	return N4 * Fd * hour * massFlow / viscosity * (FL * FL * kv * kv / (N2 * d4) + 1) ** .25 / Math.sqrt(kv * FL);
}
/** The constant n of IEC 60534-2-1:2011, eq. (A.8a) for full-size trim, eq. (A.8b) for reduced trim. */
function trimConstant(kv, valveSize, fullSize) {
	const ratio = kv / (valveSize * 1e3) ** 2;
	return fullSize ? N2 / ratio ** 2 : 1 + 140 * ratio ** (2 / 3);
}
/** Whether a trim of this rated Kv is full size, C_rated/(N18·d²) ≥ 0.016. */
function isFullSizeTrim(ratedKv, valveSize) {
	return relativeCapacity(ratedKv, valveSize) >= fullSizeTrim;
}
/** Reynolds number factor F_R of laminar and transitional flow, IEC 60534-2-1:2011, eqs. (A.6) and (A.7). */
function reynoldsFactor(reynoldsNumber, n, FL) {
	const laminar = Math.min(1, .026 / FL * Math.sqrt(n * reynoldsNumber));
	if (reynoldsNumber < 10) return laminar;
	const transitional = 1 + .33 * Math.sqrt(FL) / n ** .25 * Math.log10(reynoldsNumber / turbulentFrom);
	return Math.min(laminar, transitional);
}
// engineering/valves/non-turbulent.ts
function at(kv, massFlow, valve, fullSize) {
	const reynoldsNumber = valveReynoldsNumber(kv, massFlow, valve);
	const n = trimConstant(kv, valve.valveSize, fullSize);
	return {
		kv,
		n,
		reynoldsNumber,
		FR: reynoldsFactor(reynoldsNumber, n, valve.FL)
	};
}
/** The least Kv between `from` and `to` at which Kv·F_R·Y reaches `product`. */
function leastKv(product, massFlow, valve, expansion, fullSize, from, to) {
	const excess = (kv) => {
		const { FR, reynoldsNumber } = at(kv, massFlow, valve, fullSize);
		return kv * FR * expansion(reynoldsNumber) / product - 1;
	};
	let low = from;
	if (low > to) return void 0;
	if (excess(low) >= 0) return low;
	while (low < to) {
		const high = Math.min(low * 1.25, to);
		if (excess(high) >= 0) return findRoot(excess, low, high)?.x;
		low = high;
	}
}
/**
* The Kv that satisfies Kv·F_R·Y = `product`, the flow equation of IEC 60534-2-1:2011, Annex A, at a flow of `massFlow`
* kg/s. Undefined when no Kv within the scope of the annex, C/(N18·d²) ≤ 0.047, does.
*/
function sizeNonTurbulent(product, massFlow, valve, expansion) {
	const d2 = N18 * (valve.valveSize * 1e3) ** 2;
	const largest = largestRelativeCapacity * d2;
	const solve = (fullSize, from, to) => {
		const kv = leastKv(product, massFlow, valve, expansion, fullSize, from, to);
		return kv === void 0 ? void 0 : at(kv, massFlow, valve, fullSize);
	};
	if (valve.ratedKv !== void 0) return solve(isFullSizeTrim(valve.ratedKv, valve.valveSize), product, largest);
	const boundary = fullSizeTrim * d2;
	return solve(false, product, boundary) ?? solve(true, Math.max(product, boundary), largest);
}
/**
* The flow, kg/s, that satisfies q = `inviscidFlow`·F_R·Y at a given Kv: IEC 60534-2-1:2011, Annex A, solved for the
* flow. Of the two solutions that q = 0 is one of, the other.
*/
function nonTurbulentFlow(inviscidFlow, kv, valve, expansion) {
	const fullSize = isFullSizeTrim(valve.ratedKv ?? kv, valve.valveSize);
	const perFlow = valveReynoldsNumber(kv, 1, valve);
	const laminarFlow = (inviscidFlow * (.026 / valve.FL * expansion(0))) ** 2 * trimConstant(kv, valve.valveSize, fullSize) * perFlow;
	const excess = (massFlow) => {
		const { FR, reynoldsNumber } = at(kv, massFlow, valve, fullSize);
		return massFlow / inviscidFlow - FR * expansion(reynoldsNumber);
	};
	const low = Math.min(laminarFlow, 10 / perFlow, inviscidFlow) / 2;
	const massFlow = findRoot(excess, low, inviscidFlow)?.x ?? laminarFlow;
	const { FR, reynoldsNumber } = at(kv, massFlow, valve, fullSize);
	return {
		massFlow,
		FR,
		reynoldsNumber
	};
}
// engineering/valves/gas.ts
/** Density, kg/m³, of a gas at pressure `pressure` Pa and its own temperature and compressibility factor. */
function gasDensity(gas, pressure = gas.upstreamPressure) {
	return pressure * gas.molarMass / (gas.compressibilityFactor * gasConstant * gas.temperature);
}
/** Specific heat ratio factor F_γ, IEC 60534-2-1:2011, eq. (11). */
function specificHeatRatioFactor(gamma) {
	return gamma / 1.4;
}
/** N8·p1·√(M/(T·Z)) of eq. (6), kg/s per unit of Kv·F_P·Y·√x. */
function scale({ upstreamPressure, temperature, molarMass, compressibilityFactor }) {
	return 110 * upstreamPressure / bar * (Math.sqrt(molarMass * 1e3 / (temperature * compressibilityFactor)) / hour);
}
/**
* The product s = Kv·F_P of non-choked flow: s·(1 − a·(1 + (b − k)·s²)) = w with a = x/(3·F_γ·x_T), b = x_T·inletGas,
* k = total. The cubic rises to its root without a turn, so Newton's method from w/(1 − a) comes to it from one side.
*/
function freeProduct(w, a, difference) {
	let s = w / (1 - a);
	for (let pass = 0; pass < 60; pass += 1) {
		const next = s - (s * (1 - a - a * difference * s * s) - w) / (1 - a - 3 * a * difference * s * s);
		if (!(Math.abs(next - s) > 1e-15 * s)) return next;
		s = next;
	}
	return s;
}
/** The Kv of turbulent flow by eqs. (6) to (12), (15) and (22), solved algebraically but for one cubic. */
function turbulentKv(w, x, Fgamma, { xT, fittings = noFittings }) {
	const b = xT * fittings.inletGas;
	const choked = kvThroughFittings(w / (2 / 3 * Math.sqrt(Fgamma * xT)), b);
	if (choked === void 0 || !passesFittings(choked, fittings)) return void 0;
	if (x >= Fgamma * pressureRatioFactor(choked, xT, fittings)) return choked;
	return kvThroughFittings(freeProduct(w / Math.sqrt(x), x / (3 * Fgamma * xT), b - fittings.total), fittings.total);
}
/** Expansion factor of laminar and transitional flow, IEC 60534-2-1:2011, eq. (A.5), without reducers. */
function nonTurbulentExpansion(x, xChoked) {
	const laminar = Math.sqrt(1 - x / 2);
	const turbulent = 1 - Math.min(x, xChoked) / (3 * xChoked);
	return (reynoldsNumber) => reynoldsNumber < 1e3 ? laminar : (reynoldsNumber - 1e3) / 9e3 * (turbulent - laminar) + laminar;
}
/** N27·√(Δp·(p1 + p2)·M/T) of eq. (A.3), kg/s per unit of Kv·F_R·Y. */
function nonTurbulentScale({ upstreamPressure, temperature, molarMass }, difference) {
	const pressures = difference / bar * ((2 * upstreamPressure - difference) / bar);
	return N27 * Math.sqrt(pressures * molarMass * 1e3 / temperature) / hour;
}
/** Laminar or transitional flow through a valve without reducers, whose effect on it is unknown. */
function sizeLaminar$1(massFlow, pressureDifference, gas, xT, viscous) {
	const x = pressureDifference / gas.upstreamPressure;
	const xChoked = specificHeatRatioFactor(gas.gamma) * xT;
	const xSizing = Math.min(x, xChoked);
	const expansion = nonTurbulentExpansion(xSizing, xChoked);
	const solution = sizeNonTurbulent(massFlow / nonTurbulentScale(gas, xSizing * gas.upstreamPressure), massFlow, viscous, expansion);
	return solution && {
		...solution,
		regime: "non-turbulent",
		choked: x >= xChoked,
		FP: 1,
		xTP: xT,
		xChoked,
		xSizing,
		Y: expansion(solution.reynoldsNumber)
	};
}
/**
* The flow coefficient for a gas, IEC 60534-2-1:2011, clauses 7 to 9 and Annex A; `massFlow` kg/s,
* `pressureDifference` Pa. Laminar and transitional flow, too, is sized on no more than the choked pressure differential,
* and its Kv is never below that of turbulent flow with the reducers. Undefined when the reducers alone are too much for
* the flow, or when no Kv in the scope of Annex A passes a laminar flow: a larger valve is needed.
*/
function sizeGasValve(massFlow, pressureDifference, gas, valve) {
	const { xT, fittings = noFittings, viscous } = valve;
	const x = pressureDifference / gas.upstreamPressure;
	const Fgamma = specificHeatRatioFactor(gas.gamma);
	const kv = turbulentKv(massFlow / scale(gas), x, Fgamma, valve);
	if (kv === void 0) return void 0;
	const reynoldsNumber = viscous && valveReynoldsNumber(kv, massFlow, viscous);
	if (viscous && reynoldsNumber !== void 0 && reynoldsNumber < 1e4) {
		const laminar = sizeLaminar$1(massFlow, pressureDifference, gas, xT, viscous);
		if (!laminar || laminar.kv >= kv) return laminar;
	}
	const xTP = pressureRatioFactor(kv, xT, fittings);
	const xChoked = Fgamma * xTP;
	const xSizing = Math.min(x, xChoked);
	return {
		kv,
		regime: "turbulent",
		choked: x >= xChoked,
		FP: pipingGeometryFactor(kv, fittings),
		xTP,
		xChoked,
		xSizing,
		Y: 1 - xSizing / (3 * xChoked),
		FR: 1,
		n: void 0,
		reynoldsNumber
	};
}
/** Flow, kg/s, through a valve of given Kv: the equations of `sizeGasValve` solved for the flow. */
function gasFlow$1(kv, pressureDifference, gas, valve) {
	const { xT, fittings = noFittings, viscous } = valve;
	const x = pressureDifference / gas.upstreamPressure;
	const Fgamma = specificHeatRatioFactor(gas.gamma);
	const xChoked = Fgamma * pressureRatioFactor(kv, xT, fittings);
	const xSizing = Math.min(x, xChoked);
	const Y = 1 - xSizing / (3 * xChoked);
	const massFlow = kv * pipingGeometryFactor(kv, fittings) * Y * Math.sqrt(xSizing) * scale(gas);
	if (!viscous || valveReynoldsNumber(kv, massFlow, viscous) >= 1e4) return {
		massFlow,
		choked: x >= xChoked,
		FR: 1
	};
	const bareSizing = Math.min(x, Fgamma * xT);
	const flow = nonTurbulentFlow(kv * nonTurbulentScale(gas, bareSizing * gas.upstreamPressure), kv, viscous, nonTurbulentExpansion(bareSizing, Fgamma * xT));
	return flow.massFlow < massFlow ? {
		massFlow: flow.massFlow,
		choked: x >= Fgamma * xT,
		FR: flow.FR
	} : {
		massFlow,
		choked: x >= xChoked,
		FR: 1
	};
}
// engineering/valves/liquid.ts
/** Liquid critical pressure ratio factor F_F, IEC 60534-2-1:2011, eq. (4). */
function liquidCriticalRatioFactor(vapourPressure, criticalPressure) {
	return .96 - .28 * Math.sqrt(vapourPressure / criticalPressure);
}
/** p1 − F_F·p_v, Pa: the pressure differential to the vena contracta at choked flow. */
function venaContractaDifference(liquid) {
	const { upstreamPressure, vapourPressure, criticalPressure } = liquid;
	return upstreamPressure - liquidCriticalRatioFactor(vapourPressure, criticalPressure) * vapourPressure;
}
/** Choked pressure differential (F_LP/F_P)²·(p1 − F_F·p_v), IEC 60534-2-1:2011, eq. (3). */
function liquidChokedDifference(kv, liquid, valve) {
	const { FL, fittings = noFittings } = valve;
	const ratio = liquidRecoveryFactor(kv, FL, fittings) / pipingGeometryFactor(kv, fittings);
	return ratio * ratio * venaContractaDifference(liquid);
}
/** Kv·√(Δp/(ρ1/ρ0)) of eq. (1) in kg/s per unit of Kv: what a valve without reducers passes. */
function perKv(difference, density) {
	return 1 * Math.sqrt(difference / bar * waterDensity / density) * density / hour;
}
/**
* The Kv of turbulent flow by eqs. (1) to (4), solved algebraically: a valve with reducers passes the lesser of
* Kv·F_P·√Δp and Kv·F_LP·√(p1 − F_F·p_v), so its Kv is the greater of the two that pass the flow.
*/
function sizeTurbulent(massFlow, difference, liquid, { FL, fittings = noFittings }) {
	const limit = venaContractaDifference(liquid);
	if (!(limit > 0)) throw new RangeError("upstreamPressure must exceed F_F times the vapour pressure.");
	const free = kvThroughFittings(massFlow / perKv(difference, liquid.density), fittings.total);
	const choked = kvThroughFittings(massFlow / (FL * perKv(limit, liquid.density)), FL * FL * fittings.inlet);
	if (free === void 0 || choked === void 0) return void 0;
	const kv = Math.max(free, choked);
	return passesFittings(kv, fittings) ? {
		kv,
		choked: choked >= free
	} : void 0;
}
/** Laminar or transitional flow through a valve without reducers, whose effect on it is unknown. */
function sizeLaminar(massFlow, pressureDifference, liquid, viscous) {
	const { FL } = viscous;
	const chokedPressureDifference = FL * FL * venaContractaDifference(liquid);
	const sizingPressureDifference = Math.min(pressureDifference, chokedPressureDifference);
	const solution = sizeNonTurbulent(massFlow / perKv(sizingPressureDifference, liquid.density), massFlow, viscous, () => 1);
	return solution && {
		...solution,
		regime: "non-turbulent",
		choked: pressureDifference >= chokedPressureDifference,
		FP: 1,
		FLP: FL,
		chokedPressureDifference,
		sizingPressureDifference
	};
}
/**
* The flow coefficient for a liquid, IEC 60534-2-1:2011, clauses 6, 8, 9 and Annex A; `massFlow` kg/s,
* `pressureDifference` Pa. Annex A is for liquids that do not vaporise and for valves without reducers: here laminar and
* transitional flow, too, is sized on no more than the choked pressure differential, and its Kv is never below that of
* turbulent flow with the reducers. Undefined when the reducers alone take more than the pressure differential, or when no
* Kv in the scope of Annex A passes a laminar flow: a larger valve is needed. Throws a RangeError for a liquid that is
* vapour at the inlet.
*/
function sizeLiquidValve(massFlow, pressureDifference, liquid, valve) {
	const { FL, fittings = noFittings, viscous } = valve;
	const turbulent = sizeTurbulent(massFlow, pressureDifference, liquid, valve);
	if (!turbulent) return void 0;
	const { kv, choked } = turbulent;
	const reynoldsNumber = viscous && valveReynoldsNumber(kv, massFlow, viscous);
	if (viscous && reynoldsNumber !== void 0 && reynoldsNumber < 1e4) {
		const laminar = sizeLaminar(massFlow, pressureDifference, liquid, viscous);
		if (!laminar || laminar.kv >= kv) return laminar;
	}
	const FP = pipingGeometryFactor(kv, fittings);
	const FLP = liquidRecoveryFactor(kv, FL, fittings);
	const chokedPressureDifference = (FLP / FP) ** 2 * venaContractaDifference(liquid);
	return {
		kv,
		regime: "turbulent",
		choked,
		FP,
		FLP,
		chokedPressureDifference,
		sizingPressureDifference: choked ? chokedPressureDifference : pressureDifference,
		FR: 1,
		n: void 0,
		reynoldsNumber
	};
}
/** Flow, kg/s, through a valve of given Kv: the equations of `sizeLiquidValve` solved for the flow. */
function liquidFlow(kv, pressureDifference, liquid, valve) {
	const { fittings = noFittings, viscous } = valve;
	const limit = liquidChokedDifference(kv, liquid, valve);
	const choked = pressureDifference >= limit;
	const massFlow = kv * perKv(Math.min(pressureDifference, limit), liquid.density) * pipingGeometryFactor(kv, fittings);
	if (!viscous || valveReynoldsNumber(kv, massFlow, viscous) >= 1e4) return {
		massFlow,
		choked,
		FR: 1
	};
	const bareLimit = valve.FL * valve.FL * venaContractaDifference(liquid);
	const flow = nonTurbulentFlow(kv * perKv(Math.min(pressureDifference, bareLimit), liquid.density), kv, viscous, () => 1);
	return flow.massFlow < massFlow ? {
		massFlow: flow.massFlow,
		choked: pressureDifference >= bareLimit,
		FR: flow.FR
	} : {
		massFlow,
		choked,
		FR: 1
	};
}
// engineering/valves/original.ts
/** The rules of the first edition of this calculator, for people who must reproduce an old calculation. */
/** Cv of a liquid, W/(27.3·√(Δp_s·ρ)). */
function originalLiquidCv(massFlow, sizingDifference, density) {
	return massFlow * hour / (27.3 * Math.sqrt(sizingDifference / bar * density));
}
/** Cv of a gas, W/(94.8·p1·Y)·√(T·Z/(x_s·M)). */
function originalGasCv(massFlow, gas, xSizing, Y) {
	const { upstreamPressure, temperature, molarMass, compressibilityFactor } = gas;
	const root = Math.sqrt(temperature * compressibilityFactor / (xSizing * molarMass * 1e3));
	return massFlow * hour / (94.8 * (upstreamPressure / bar) * Y) * root;
}
/** A liquid: Cv = W/(27.3·√(Δp_s·ρ)), Δp_s = min(Δp, p1 − F_F·p_v). Throws a RangeError for p1 ≤ F_F·p_v. */
function originalLiquid(massFlow, pressureDifference, liquid) {
	const limit = venaContractaDifference(liquid);
	if (!(limit > 0)) throw new RangeError("upstreamPressure must exceed F_F times the vapour pressure.");
	const sizingPressureDifference = Math.min(pressureDifference, limit);
	return {
		cv: originalLiquidCv(massFlow, sizingPressureDifference, liquid.density),
		sizingPressureDifference,
		chokedPressureDifference: limit,
		critical: pressureDifference >= limit
	};
}
/** A gas: Cv = W/(94.8·p1·Y)·√(T·Z/(x_s·M)), F_γ = γ/1.4, x_s = min(x, F_γ), Y = max(1 − x/(3·F_γ), 0.667). */
function originalGas(massFlow, pressureDifference, gas) {
	const { upstreamPressure, gamma } = gas;
	const x = pressureDifference / upstreamPressure;
	const Fgamma = specificHeatRatioFactor(gamma);
	const xSizing = Math.min(x, Fgamma);
	const Y = Math.max(1 - x / (3 * Fgamma), .667);
	return {
		cv: originalGasCv(massFlow, gas, xSizing, Y),
		x,
		xSizing,
		Y,
		chokedPressureDifference: Fgamma * upstreamPressure,
		critical: x >= Fgamma
	};
}
// engineering/valves/two-phase.ts
/**
* Two-phase flow through a valve of given Kv by the effective specific volume v_e = f_g·v_g1/Y² + f_l·v_l:
* W = N6·F_P·C·√(Δp/v_e), Δp no larger than that at which either phase chokes. The mixture enters as two phases and
* nothing evaporates on its way. Where neither phase chokes it is the formula of Masoneilan's Control Valve Sizing
* Handbook, C = W/(N6·F_P)·√(f_l/(Δp_l·ρ_l) + f_g/(Δp_g·ρ_g·Y²)); that one lets each phase go on to its own choking, this
* one stops at the first and so asks for the larger valve. Outside the scope of IEC 60534-2-1, whose factors it uses.
*/
function twoPhaseState(kv, pressureDifference, { liquidFlow, gasFlow, liquid, gas }, valve) {
	const { xT, fittings = noFittings } = valve;
	const FP = pipingGeometryFactor(kv, fittings);
	const xChoked = specificHeatRatioFactor(gas.gamma) * pressureRatioFactor(kv, xT, fittings);
	const ofLiquid = liquidChokedDifference(kv, liquid, valve);
	const ofGas = xChoked * gas.upstreamPressure;
	const sizing = Math.min(pressureDifference, ofLiquid, ofGas);
	const Y = 1 - sizing / gas.upstreamPressure / (3 * xChoked);
	const total = liquidFlow + gasFlow;
	const specificVolume = gasFlow / total / (gasDensity(gas) * Y * Y) + liquidFlow / total / liquid.density;
	return {
		FP,
		Y,
		specificVolume,
		liquidChokedDifference: ofLiquid,
		gasChokedDifference: ofGas,
		sizingPressureDifference: sizing,
		massFlow: N6 * FP * kv * Math.sqrt(sizing / bar / specificVolume) / hour
	};
}
/** The Kv that passes a two-phase flow, with its factors. Undefined when the reducers leave no Kv that does. */
function sizeTwoPhaseValve(pressureDifference, flow, valve) {
	const total = flow.liquidFlow + flow.gasFlow;
	const excess = (kv) => twoPhaseState(kv, pressureDifference, flow, valve).massFlow / total - 1;
	const least = total / twoPhaseState(1, pressureDifference, flow, {
		...valve,
		fittings: noFittings
	}).massFlow;
	const { fittings = noFittings } = valve;
	const largest = fittings.total < 0 ? .999 / Math.sqrt(-fittings.total) : 100 * least;
	const root = findRoot(excess, Math.min(least, largest) / 2, largest);
	return root && {
		kv: root.x,
		...twoPhaseState(root.x, pressureDifference, flow, valve)
	};
}
// calculators/control-valve/inlet.ts
/** What is known of a flow before the valve, by either method. */
function inletOf(own) {
	const { fluidType, given, heatRatio } = own;
	const { upstreamPressure, pressureDifferential, vaporPressure, criticalPressure } = given;
	const inletPressure = step("inletPressure", { upstreamPressure }, {
		label: "Absolute inlet pressure",
		symbol: "p_1",
		equation: "p_1 = p_g+101325",
		source: "Atmosphere 1.01325 bar",
		kind: "absolutePressure",
		unit: "bar(abs)"
	}, (v) => absolute(v.upstreamPressure));
	const downstreamPressure = step("downstreamPressure", {
		inletPressure,
		pressureDifferential
	}, {
		label: "Absolute outlet pressure",
		symbol: "p_2",
		equation: "p_2 = p_1-Δp",
		kind: "absolutePressure",
		unit: "bar(abs)"
	}, (v) => v.pressureDifferential < v.inletPressure ? v.inletPressure - v.pressureDifferential : absent("the pressure differential is not below the absolute upstream pressure"));
	const liquidFactor = step("liquidFactor", {
		vaporPressure,
		criticalPressure
	}, {
		label: "Liquid critical pressure ratio factor",
		symbol: "F_F",
		equation: "F_F = 0.96-0.28*sqrt(p_v/p_c)",
		source: "IEC 60534-2-1:2011, eq. 4",
		kind: "number",
		unit: ""
	}, (v) => liquidCriticalRatioFactor(v.vaporPressure, v.criticalPressure));
	const venaContractaDrop = step("venaContractaDrop", {
		inletPressure,
		liquidFactor,
		vaporPressure
	}, {
		label: "Pressure differential to the vena contracta, choked",
		symbol: "Δp_vc",
		equation: "Δp_vc = p_1-F_F*p_v",
		source: "IEC 60534-2-1:2011, 6.2",
		kind: "pressureDifference",
		unit: "bar"
	}, (v) => {
		const drop = v.inletPressure - v.liquidFactor * v.vaporPressure;
		return drop > 0 ? drop : absent(vapourAtInlet);
	});
	const pressureDropRatio = step("pressureDropRatio", {
		fluidType,
		pressureDifferential,
		inletPressure
	}, {
		label: "Pressure differential ratio",
		symbol: "x",
		equation: "x = Δp/p_1",
		source: "IEC 60534-2-1:2011, eq. 9",
		kind: "number",
		unit: ""
	}, (v) => v.fluidType === "Liquid" ? ruledOut("liquid") : v.pressureDifferential / v.inletPressure);
	const heatRatioFactor = step("heatRatioFactor", { heatRatio }, {
		label: "Specific heat ratio factor",
		symbol: "F_γ",
		equation: "F_γ = γ/1.4",
		source: "IEC 60534-2-1:2011, eq. 11",
		kind: "number",
		unit: ""
	}, (v) => specificHeatRatioFactor(v.heatRatio));
	return {
		...own,
		inletPressure,
		downstreamPressure,
		liquidFactor,
		venaContractaDrop,
		pressureDropRatio,
		heatRatioFactor,
		shows: [
			inletPressure,
			downstreamPressure,
			liquidFactor,
			venaContractaDrop,
			pressureDropRatio,
			heatRatioFactor
		],
		checks: inletChecks(own, inletPressure, downstreamPressure)
	};
}
/** A pressure differential that leaves nothing, and a liquid that is not one, or does not stay one. */
function inletChecks({ fluidType, given: { pressureDifferential, vaporPressure } }, inletPressure, downstreamPressure) {
	return [check({
		inletPressure,
		pressureDifferential
	}, (v) => v.pressureDifferential < v.inletPressure ? [] : [error("Pressure differential must be below the absolute upstream pressure.", { field: "pressureDifferential" })]), check({
		fluidType,
		inletPressure,
		downstreamPressure,
		vaporPressure
	}, (v) => {
		const besideVapour = v.fluidType === "Two Phase Flow Regime" && v.vaporPressure <= v.inletPressure * 1.000001;
		if (v.vaporPressure >= v.inletPressure && !besideVapour) return [warning("The vapour pressure is not below the upstream pressure, so the fluid is not a liquid there.", { field: "vaporPressure" })];
		return v.downstreamPressure <= v.vaporPressure ? [warning("The outlet pressure is at or below the vapour pressure, so the liquid flashes in the valve.", {
			field: "pressureDifferential",
			source: "IEC 60534-2-1:2011, 6.2.2"
		})] : [];
	})];
}
/** Whatever is there of a flow before the valve. */
function flowNeeds({ fluidType, given, ...inlet }) {
	const { inletPressure, downstreamPressure, venaContractaDrop, gasFlow, gasState, heatRatio } = inlet;
	return {
		fluidType,
		...maybe(given),
		...maybe({
			inletPressure,
			downstreamPressure,
			venaContractaDrop,
			gasFlow,
			gasState,
			heatRatio
		})
	};
}
/** The liquid of a flow, when all of it is there. */
function liquidOf({ inletPressure, density, vaporPressure, criticalPressure }) {
	return inletPressure === void 0 || density === void 0 || vaporPressure === void 0 || criticalPressure === void 0 ? void 0 : {
		upstreamPressure: inletPressure,
		density,
		vapourPressure: vaporPressure,
		criticalPressure
	};
}
/** The gas of a flow, when all of it is there. */
function gasOf({ inletPressure, gasState, heatRatio }) {
	return inletPressure === void 0 || gasState === void 0 || heatRatio === void 0 ? void 0 : {
		...gasState,
		upstreamPressure: inletPressure,
		gamma: heatRatio
	};
}
// calculators/control-valve/original.ts
var rules = "Original method";
/** A valve by the original method. */
function originalValve(inlet, words) {
	const onset = onsetOf(inlet, words);
	const coefficients = coefficientsOf(inlet);
	const { fluidType, given, venaContractaDrop } = inlet;
	const { liquidCoefficient, gasCoefficient } = coefficients;
	const valveFlowCoefficient = step("valveFlowCoefficient", {
		fluidType,
		...maybe({
			venaContractaDrop,
			liquidCoefficient,
			gasCoefficient,
			...given
		})
	}, {
		label: "Valve flow coefficient",
		symbol: "C_v",
		equation: (v) => ({
			Liquid: "C_v = C_l",
			Gas: "C_v = C_g",
			"Two Phase Flow Regime": "C_v = C_l+C_g"
		})[v.fluidType],
		source: rules,
		kind: "flowCoefficient",
		unit: "Cv"
	}, (v) => {
		const { liquidCoefficient: ofLiquid, gasCoefficient: ofGas } = v;
		if (v.fluidType === "Gas") return ofGas ?? noCoefficient(v);
		if (v.venaContractaDrop === void 0) return noCoefficient(v, vapourAtInlet);
		if (v.fluidType === "Liquid") return ofLiquid ?? noCoefficient(v);
		return ofLiquid === void 0 || ofGas === void 0 ? noCoefficient(v) : ofLiquid + ofGas;
	});
	/** The flow through the valve found: flow is as flow coefficient. */
	const flowCurve = deferred("flowCurve", {
		valveFlowCoefficient,
		...flowNeeds(inlet)
	}, (v) => {
		const liquid = liquidOf(v);
		const gas = gasOf(v);
		const curve = (coefficientOf) => {
			return (difference) => v.valveFlowCoefficient / coefficientOf(difference);
		};
		if (v.fluidType === "Liquid" && liquid) return curve((difference) => originalLiquid(1, difference, liquid).cv);
		if (v.fluidType === "Gas" && gas) return curve((difference) => originalGas(1, difference, gas).cv);
		return ruledOut("two-phase flow");
	});
	return {
		...onset,
		expansionFactor: coefficients.expansionFactor,
		valveFlowCoefficient,
		flowCurve,
		shows: [...Object.values(onset), ...Object.values(coefficients)]
	};
}
/** Where the flow chokes. */
function onsetOf(inlet, words) {
	const { fluidType, given, inletPressure, venaContractaDrop, heatRatioFactor } = inlet;
	const chokedPressureDrop = step("chokedPressureDrop", {
		fluidType,
		...maybe({
			inletPressure,
			venaContractaDrop,
			heatRatioFactor,
			...given
		})
	}, {
		label: "Choked pressure differential",
		symbol: "Δp_ch",
		equation: (v) => v.fluidType === "Gas" ? "Δp_ch = F_γ*p_1" : "Δp_ch = Δp_vc",
		source: `${rules}: no recovery factor`,
		kind: "pressureDifference",
		unit: "bar"
	}, (v) => {
		if (v.fluidType === "Liquid") return v.venaContractaDrop ?? noOnset(v);
		if (v.fluidType !== "Gas" || v.inletPressure === void 0 || v.heatRatioFactor === void 0) return noOnset(v);
		return v.heatRatioFactor * v.inletPressure;
	});
	return {
		chokedPressureDrop,
		flowCondition: step("flowCondition", {
			fluidType,
			...maybe({
				chokedPressureDrop,
				venaContractaDrop,
				...given
			})
		}, {
			label: "Flow condition",
			source: `${rules}: no recovery factor`
		}, (v) => conditionIn(words, v))
	};
}
/** The flow coefficients of the liquid and the gas in the flow, each alone. */
function coefficientsOf(inlet) {
	const { fluidType, given, inletPressure, downstreamPressure, pressureDropRatio, heatRatioFactor } = inlet;
	const { flowRate, pressureDifferential, density } = given;
	const { venaContractaDrop, gasFlow, gasState } = inlet;
	const sizingDrop = step("sizingDrop", {
		pressureDifferential,
		venaContractaDrop
	}, {
		label: "Sizing pressure differential",
		symbol: "Δp_s",
		equation: "Δp_s = min(Δp;Δp_vc)",
		source: rules,
		kind: "pressureDifference",
		unit: "bar"
	}, (v) => Math.min(v.pressureDifferential, v.venaContractaDrop));
	const sizingRatio = step("sizingRatio", {
		pressureDropRatio,
		heatRatioFactor
	}, {
		label: "Sizing pressure differential ratio",
		symbol: "x_s",
		equation: "x_s = min(x;F_γ)",
		source: rules,
		kind: "number",
		unit: ""
	}, (v) => Math.min(v.pressureDropRatio, v.heatRatioFactor));
	const expansionFactor = step("expansionFactor", {
		pressureDropRatio,
		heatRatioFactor
	}, {
		label: "Expansion factor",
		symbol: "Y",
		equation: "Y = max(1-x/(3*F_γ);0.667)",
		source: rules,
		kind: "number",
		unit: ""
	}, (v) => Math.max(1 - v.pressureDropRatio / (3 * v.heatRatioFactor), .667));
	return {
		sizingDrop,
		sizingRatio,
		expansionFactor,
		liquidCoefficient: step("liquidCoefficient", {
			flowRate,
			downstreamPressure,
			sizingDrop,
			density
		}, {
			label: "Flow coefficient for the liquid",
			symbol: "C_l",
			equation: "C_l = 3600*q_m/(27.3*sqrt(Δp_s/10^5*ρ_1))",
			source: rules,
			kind: "flowCoefficient",
			unit: "Cv"
		}, (v) => originalLiquidCv(v.flowRate, v.sizingDrop, v.density)),
		gasCoefficient: step("gasCoefficient", {
			fluidType,
			gasFlow,
			inletPressure,
			downstreamPressure,
			gasState,
			sizingRatio,
			expansionFactor
		}, {
			label: "Flow coefficient for the gas",
			symbol: "C_g",
			equation: (v) => `C_g = 3600*${v.fluidType === "Gas" ? "q_m" : "q_g"}/(94.8*p_1/10^5*Y)*sqrt(T_1*Z/(x_s*M*1000))`,
			source: rules,
			kind: "flowCoefficient",
			unit: "Cv"
		}, (v) => originalGasCv(v.gasFlow, {
			...v.gasState,
			upstreamPressure: v.inletPressure
		}, v.sizingRatio, v.expansionFactor))
	};
}
// calculators/control-valve/plots.ts
var points = 96;
/** Flow against pressure differential at the flow coefficient found, with the duty and the onset of choking marked. */
function flowPlot(v) {
	const { flowCurve, inletPressure, pressureDifferential, chokedPressureDrop } = v;
	if (!flowCurve || inletPressure === void 0 || pressureDifferential === void 0) return [];
	const chokes = chokedPressureDrop !== void 0 && chokedPressureDrop < inletPressure;
	const mark = (label, x) => ({
		label,
		x,
		y: flowCurve(x)
	});
	const duty = mark("duty", pressureDifferential);
	return [{
		title: "Flow against pressure differential",
		x: {
			label: "Pressure differential",
			kind: "pressureDifference",
			unit: "bar",
			from: 0
		},
		y: {
			label: "Mass flow",
			kind: "massFlow",
			unit: "kg/h",
			from: 0
		},
		series: [{
			label: "flow",
			pen: "main",
			points: Array.from({ length: 97 }, (_, index) => {
				const difference = inletPressure * (index / points) ** 2;
				return [difference, index === 0 ? 0 : flowCurve(difference)];
			})
		}],
		marks: chokes ? [mark("onset of choking", chokedPressureDrop), duty] : [duty],
		...chokes ? { bands: [{
			label: "choked",
			axis: "x",
			from: chokedPressureDrop,
			to: inletPressure
		}] } : {}
	}];
}
// calculators/control-valve/published.ts
var annex = (example) => `IEC 60534-2-1:2011 (ANSI/ISA-75.01.01-2012), Annex E, example ${example}`;
var water = {
	density: 965.4,
	upstreamPressure: 68e4,
	vapourPressure: 70100,
	criticalPressure: 2212e4
};
var waterFlow = 347544 / 3600;
var waterViscosity = 326e-9 * 965.4;
var globe = {
	FL: .9,
	Fd: .46,
	valveSize: .15,
	viscosity: waterViscosity
};
var ball = {
	FL: .6,
	Fd: .98,
	valveSize: .1,
	viscosity: waterViscosity
};
var throughGlobe = () => sizeLiquidValve(waterFlow, 46e4, water, {
	FL: .9,
	viscous: globe
});
var throughBall = () => sizeLiquidValve(waterFlow, 46e4, water, {
	FL: .6,
	viscous: ball
});
var carbonDioxide = {
	upstreamPressure: 68e4,
	temperature: 433,
	molarMass: .04401,
	gamma: 1.3,
	compressibilityFactor: .991
};
/** 3800 m³/h at 273 K as mass, with the 22.4 m³/kmol behind the printed answers. */
var gasFlow = 167238 / 22.4 / 3600;
var eccentric = {
	FL: .85,
	Fd: .42,
	valveSize: .1,
	viscosity: 2526e-9 * 8.389
};
var actualGasFlow = 7511.5106 / 3600;
var throughEccentric = (difference) => sizeGasValve(gasFlow, difference, carbonDioxide, { xT: .6 });
var reducers = fittingsOf({
	valveSize: .1016,
	upstreamDiameter: .1541,
	downstreamDiameter: .2027
});
var oil = {
	density: 780,
	upstreamPressure: 355e4,
	vapourPressure: 4e3,
	criticalPressure: 2212e4
};
/** The Cv at which the printed bisection stops, and F_L interpolated there in the table of travel. */
var lastBisection = 183.719;
var travelFactor = .75 - 1.5087599999999999 / 60;
var consistent = "From Q = 750 m³/h and Δp = 2240 kPa, which the printed iterations follow; the annex prints 150 m³/h and interchanges Δp and p₂.";
var figures = [
	[
		"F_F of water at 363 K",
		1,
		"0.944",
		"",
		() => liquidCriticalRatioFactor(70100, 2212e4)
	],
	[
		"Choked pressure differential",
		1,
		"497",
		"kPa",
		() => (throughGlobe()?.chokedPressureDifference ?? 0) / 1e3
	],
	[
		"Kv, water, non-choked, globe valve DN 150",
		1,
		"165",
		"",
		() => throughGlobe()?.kv
	],
	[
		"Valve Reynolds number",
		1,
		"2.97e6",
		"",
		() => throughGlobe()?.reynoldsNumber
	],
	[
		"C/(N18·d²)",
		1,
		"0.0085",
		"",
		() => relativeCapacity(throughGlobe()?.kv ?? 0, .15)
	],
	[
		"Choked pressure differential",
		2,
		"221",
		"kPa",
		() => (throughBall()?.chokedPressureDifference ?? 0) / 1e3
	],
	[
		"Kv, water, choked, segmented ball DN 100",
		2,
		"238",
		"",
		() => throughBall()?.kv
	],
	[
		"Valve Reynolds number",
		2,
		"6.60e6",
		"",
		() => throughBall()?.reynoldsNumber
	],
	[
		"C/(N18·d²)",
		2,
		"0.028",
		"",
		() => relativeCapacity(throughBall()?.kv ?? 0, .1)
	],
	[
		"F_γ",
		3,
		"0.929",
		"",
		() => specificHeatRatioFactor(1.3)
	],
	[
		"x_choked",
		3,
		"0.557",
		"",
		() => throughEccentric(23e4)?.xChoked
	],
	[
		"Pressure differential ratio",
		3,
		"0.338",
		"",
		() => throughEccentric(23e4)?.xSizing
	],
	[
		"Expansion factor",
		3,
		"0.798",
		"",
		() => throughEccentric(23e4)?.Y
	],
	[
		"Kv, carbon dioxide, non-choked, eccentric plug DN 100",
		3,
		"67.2",
		"",
		() => throughEccentric(23e4)?.kv,
		"With 22.4 m³/kmol for the normal cubic metre, as in the printed answer."
	],
	[
		"Valve Reynolds number",
		3,
		"1.40e6",
		"",
		() => valveReynoldsNumber(throughEccentric(23e4)?.kv ?? 0, actualGasFlow, eccentric)
	],
	[
		"C/(N18·d²)",
		3,
		"0.0078",
		"",
		() => relativeCapacity(throughEccentric(23e4)?.kv ?? 0, .1)
	],
	[
		"x_sizing",
		4,
		"0.557",
		"",
		() => throughEccentric(43e4)?.xSizing
	],
	[
		"Expansion factor",
		4,
		"0.667",
		"",
		() => throughEccentric(43e4)?.Y
	],
	[
		"Kv, carbon dioxide, choked",
		4,
		"62.6",
		"",
		() => throughEccentric(43e4)?.kv
	],
	[
		"Valve Reynolds number",
		4,
		"1.45e6",
		"",
		() => valveReynoldsNumber(throughEccentric(43e4)?.kv ?? 0, actualGasFlow, eccentric)
	],
	[
		"F_F",
		5,
		"0.956",
		"",
		() => liquidCriticalRatioFactor(4e3, 2212e4)
	],
	[
		"ζ1 of the inlet reducer",
		5,
		"0.160",
		"",
		() => reducers.zeta1
	],
	[
		"ζ2 of the outlet reducer",
		5,
		"0.561",
		"",
		() => reducers.zeta2
	],
	[
		"ζB1",
		5,
		"0.811",
		"",
		() => reducers.zetaB1
	],
	[
		"ζB2",
		5,
		"0.937",
		"",
		() => reducers.zetaB2
	],
	[
		"F_P at Cv 183.7",
		5,
		"0.959",
		"",
		() => pipingGeometryFactor(lastBisection * kvPerCv, reducers)
	],
	[
		"F_LP at Cv 183.7",
		5,
		"0.699",
		"",
		() => liquidRecoveryFactor(lastBisection * kvPerCv, travelFactor, reducers)
	],
	[
		"Choked pressure differential at Cv 183.7",
		5,
		"1885",
		"kPa",
		() => liquidChokedDifference(lastBisection * kvPerCv, oil, {
			FL: travelFactor,
			fittings: reducers
		}) / 1e3,
		consistent
	],
	[
		"Flow at Cv 183.7",
		5,
		"749",
		"m³/h",
		() => liquidFlow(lastBisection * kvPerCv, 224e4, oil, {
			FL: travelFactor,
			fittings: reducers
		}).massFlow / 780 * 3600,
		consistent
	]
];
/**
* The Kv of example 3 of the first edition: its expansion factor takes no account of the reducers, and its iteration on
* F_P ends when two passes differ by less than 1 %.
*/
function firstEditionGas() {
	const fittings = fittingsOf({
		valveSize: .05,
		upstreamDiameter: .08,
		downstreamDiameter: .1
	});
	const x = 370 / 680;
	const bare = 3800 / (16728 * (1 - x / (3 * specificHeatRatioFactor(1.3) * .6))) * Math.sqrt(44.01 * 433 * .988 / x);
	let previous = 0;
	let kv = bare;
	while (previous / kv < .99) {
		previous = kv;
		kv = bare / pipingGeometryFactor(previous, fittings);
	}
	return kv;
}
/** Figures of the standard that both control valve calculators stand on. */
var standardFigures = [...figures.map(([title, example, printed, unit, compute, note]) => ({
	type: "figure",
	kind: "printed",
	title,
	source: annex(example),
	expect: {
		printed,
		unit
	},
	compute: () => compute() ?? NaN,
	...note === void 0 ? {} : { note }
})), {
	type: "figure",
	kind: "quoted",
	title: "Kv, carbon dioxide, DN 50 valve between 80 and 100 mm pipes",
	source: "IEC 60534-2-1:1998 (ISA-75.01.01-2007), example 3, as quoted in the tests of fluids (C. Bell)",
	expect: {
		printed: "72.6",
		unit: ""
	},
	compute: firstEditionGas,
	note: "By the iteration of the first edition, which leaves the reducers out of the expansion factor; the second edition includes them and gives 70.7."
}];
var published = standardFigures;
// calculators/control-valve/stream.ts
/** The fluid that is chosen for a valve. */
var chosen = chosenFluid(fluid);
var both = "Two Phase Flow Regime";
/**
* What the fluid fills at the inlet of a valve: a liquid and a gas of it, of which the case asks for one or for both; the
* temperature of the other is ruled out. A liquid beside its vapour boils at the inlet, whatever the two together would do.
*/
function inletStreams(fluidType, given, inletPressure, downstreamPressure, temperatureOf, vapourFlow) {
	const liquid = streamAt("liquidStream", chosen, inletPressure, temperatureOf.liquid, "liquid");
	const gas = streamAt("gasStream", chosen, inletPressure, temperatureOf.gas, "gas");
	const ofLiquid = flowsAs("liquidStream", fluidType, both, liquid.stream);
	const liquidFluid = value("liquidFluid", {
		fluidType,
		chosen,
		...maybe({ stream: liquid.stream })
	}, (v) => v.fluidType === both && v.stream ? streamLiquid(v.stream) : v.chosen);
	const alone = streamAt("liquidAlone", liquidFluid, inletPressure, temperatureOf.liquid, "liquid");
	const { id } = fluid.source;
	return {
		fills: [
			fill(given.density, liquid.density),
			fill(given.vaporPressure, alone.vapourPressure),
			fill(given.criticalPressure, alone.criticalPressure),
			fill(given.molecularWeight, gas.molarMass),
			fill(given.gamma, gas.idealHeatRatio),
			fill(given.compressibilityFactor, gas.compressibilityFactor)
		],
		checks: [
			fluidChecks(chosen, id),
			streamCheck(ofLiquid.alone, id),
			streamCheck(flowsAs("gasStream", fluidType, both, gas.stream).alone, id),
			flashCheck(ofLiquid.alone, downstreamPressure, id),
			...vapourFlow ? [twoPhasesCheck(ofLiquid.besideGas, {
				liquid: given.flowRate,
				vapour: vapourFlow
			}, id)] : []
		],
		loads: [fluidLoads(fluid)],
		liquid,
		gas
	};
}
// calculators/control-valve/iec.ts
/** Flow coefficients by IEC 60534-2-1:2011, which the free and the Pro calculator share. */
var iec = "IEC 60534-2-1:2011";
/** What a flow through a valve is solved from. */
function solutionNeeds(inlet, { recoveryFactor, ratioFactor, fittings }) {
	return {
		recoveryFactor,
		ratioFactor,
		fittings,
		...flowNeeds(inlet)
	};
}
/** A single phase through a valve, solved for Kv. */
function solveSinglePhase(v, viscous) {
	const { flowRate, pressureDifferential, fittings } = v;
	if (v.downstreamPressure === void 0 || pressureDifferential === void 0 || flowRate === void 0) return noCoefficient(v);
	if (v.fluidType === "Gas") {
		const gas = gasOf(v);
		if (!gas) return noCoefficient(v);
		const sizing = sizeGasValve(flowRate, pressureDifferential, gas, {
			xT: v.ratioFactor,
			fittings,
			viscous
		});
		return sizing ? {
			type: "gas",
			...sizing
		} : absent(tooSmall);
	}
	const liquid = liquidOf(v);
	if (!liquid) return noCoefficient(v);
	if (v.venaContractaDrop === void 0) return absent(vapourAtInlet);
	const sizing = sizeLiquidValve(flowRate, pressureDifferential, liquid, {
		FL: v.recoveryFactor,
		fittings,
		viscous
	});
	return sizing ? {
		type: "liquid",
		...sizing
	} : absent(tooSmall);
}
/** Whether the equations of reducers apply to a solution. */
function isFitted(v) {
	return v.fittings !== noFittings && v.solution?.regime !== "non-turbulent";
}
var effectiveSpecificVolume = "Effective specific volume, as in the Masoneilan Control Valve Sizing Handbook";
/** Remarks that the standard calls for on a sized valve. */
function remarksOn({ solution, ratioFactor, heatRatio, valveSize }) {
	const accuracy = check({
		solution,
		ratioFactor,
		heatRatio: maybe(heatRatio)
	}, (v) => {
		const found = [];
		if (v.solution.type !== "two-phase" && v.solution.choked) {
			const clause = v.solution.type === "liquid" ? "6.2.2" : "7.2.2";
			found.push(info("Choked: lowering the outlet pressure gives no more flow.", {
				field: "flowCondition",
				source: `${iec}, ${clause}`
			}));
		}
		if (v.solution.type !== "liquid" && v.heatRatio !== void 0 && !(v.heatRatio > 1.08 && v.heatRatio < 1.65)) found.push(warning("The ratio of specific heats is outside 1.08 to 1.65, the range in which the equations are accurate.", {
			field: v.solution.type === "gas" ? "gamma" : "vaporGamma",
			source: `${iec}, clause 1`
		}));
		if (v.solution.type !== "liquid" && v.ratioFactor > .84) found.push(warning("xT is above 0.84: the flow is predicted less accurately.", {
			field: "valveFlowCoefficient",
			source: `${iec}, clause 1`
		}));
		return found;
	});
	if (!valveSize) return [accuracy];
	return [accuracy, check({
		solution,
		valveSize
	}, (v) => relativeCapacity(v.solution.kv, v.valveSize) >= .047 ? [warning("C/(N18·d²) is at or above 0.047, where the equations lose accuracy: choose a larger valve.", {
		field: "valveSize",
		source: `${iec}, clause 1`
	})] : [])];
}
// calculators/control-valve/standard.ts
/** Where the flow chokes. */
function chokingOf(inlet, valve, words) {
	const { fluidType, given, inletPressure, venaContractaDrop, heatRatioFactor } = inlet;
	const { solution, recoveryFactor, ratioFactor, fittings, ofViscosity, ofValve } = valve;
	const fittedRatioFactor = step("fittedRatioFactor", {
		fluidType,
		fittings,
		ratioFactor,
		...maybe({
			solution,
			...given,
			...ofViscosity
		})
	}, {
		label: "Pressure differential ratio factor with reducers",
		symbol: "x_TP",
		equation: (v) => isFitted(v) ? "x_TP = x_T/F_P^2/(1+x_T*ζ_i/0.0018*(K_v/(1000*d)^2)^2)" : "x_TP = x_T",
		source: `${iec}, eq. 22`,
		kind: "number",
		unit: ""
	}, (v) => {
		if (v.fluidType === "Liquid") return ruledOut("liquid");
		if (!isFitted(v)) return v.ratioFactor;
		return v.solution ? pressureRatioFactor(v.solution.kv, v.ratioFactor, v.fittings) : noCoefficient(v, tooSmall);
	});
	const chokedRatio = step("chokedRatio", {
		heatRatioFactor,
		fittedRatioFactor
	}, {
		label: "Choked pressure differential ratio",
		symbol: "x_ch",
		equation: "x_ch = F_γ*x_TP",
		source: `${iec}, eq. 10`,
		kind: "number",
		unit: ""
	}, (v) => v.heatRatioFactor * v.fittedRatioFactor);
	const chokedPressureDrop = step("chokedPressureDrop", {
		fluidType,
		fittings,
		recoveryFactor,
		...maybe({
			solution,
			inletPressure,
			venaContractaDrop,
			chokedRatio,
			...given,
			...ofViscosity
		})
	}, {
		label: "Choked pressure differential",
		symbol: "Δp_ch",
		equation: (v) => {
			if (v.fluidType === "Gas") return "Δp_ch = x_ch*p_1";
			return isFitted(v) ? "Δp_ch = (F_LP/F_P)^2*Δp_vc" : "Δp_ch = F_L^2*Δp_vc";
		},
		source: (v) => `${iec}, ${v.fluidType === "Gas" ? "eq. 10" : "eq. 3"}`,
		kind: "pressureDifference",
		unit: "bar"
	}, (v) => {
		if (v.solution?.type === "liquid") return v.solution.chokedPressureDifference;
		if (v.fluidType === "Two Phase Flow Regime" || v.inletPressure === void 0) return noOnset(v);
		if (v.fittings !== noFittings && !v.solution) return noCondition(v);
		if (v.fluidType === "Gas") return v.chokedRatio === void 0 ? noOnset(v) : v.chokedRatio * v.inletPressure;
		return v.venaContractaDrop === void 0 ? noOnset(v) : v.recoveryFactor ** 2 * v.venaContractaDrop;
	});
	return {
		fittedRatioFactor,
		chokedRatio,
		chokedPressureDrop,
		flowCondition: step("flowCondition", {
			fluidType,
			...maybe({
				solution,
				chokedPressureDrop,
				venaContractaDrop,
				...given,
				...ofValve
			})
		}, {
			label: "Flow condition",
			source: `${iec}, 6.2.2 and 7.2.2`
		}, (v) => conditionIn(words, v, v.solution?.type === "two-phase" ? void 0 : v.solution?.choked))
	};
}
/** The factors of the flow equation that the solution satisfies. */
function factorsOf(inlet, { solution, fittings }, { chokedRatio }) {
	const { fluidType, given, inletPressure, pressureDropRatio } = inlet;
	const pipingGeometryFactor = step("pipingGeometryFactor", {
		solution,
		fittings
	}, {
		label: "Piping geometry factor",
		symbol: "F_P",
		equation: (v) => isFitted(v) ? "F_P = 1/sqrt(1+Σζ/0.0016*(K_v/(1000*d)^2)^2)" : "F_P = 1",
		source: (v) => `${iec}, ${v.solution.regime === "turbulent" ? "eq. 15" : "A.4"}`,
		kind: "number",
		unit: ""
	}, (v) => v.solution.FP);
	const sizingDrop = step("sizingDrop", { solution }, {
		label: "Sizing pressure differential",
		symbol: "Δp_s",
		equation: (v) => v.solution.type === "liquid" ? "Δp_s = min(Δp;Δp_ch)" : "",
		source: (v) => v.solution.type === "liquid" ? `${iec}, eq. 2` : "Lowest of Δp and the choked values for liquid and gas",
		kind: "pressureDifference",
		unit: "bar"
	}, (v) => v.solution.type === "gas" ? ruledOut("gas") : v.solution.sizingPressureDifference);
	const sizingRatio = step("sizingRatio", {
		fluidType,
		inletPressure,
		pressureDropRatio,
		chokedRatio,
		...maybe({
			sizingDrop,
			...given
		})
	}, {
		label: "Sizing pressure differential ratio",
		symbol: "x_s",
		equation: (v) => v.fluidType === "Gas" ? "x_s = min(x;x_ch)" : "x_s = Δp_s/p_1",
		source: `${iec}, eq. 8`,
		kind: "number",
		unit: ""
	}, (v) => {
		if (v.fluidType === "Gas") return Math.min(v.pressureDropRatio, v.chokedRatio);
		return v.sizingDrop === void 0 ? noCoefficient(v) : v.sizingDrop / v.inletPressure;
	});
	return {
		pipingGeometryFactor,
		sizingDrop,
		sizingRatio,
		expansionFactor: step("expansionFactor", {
			solution: maybe(solution),
			sizingRatio,
			chokedRatio
		}, {
			label: "Expansion factor",
			symbol: "Y",
			equation: ({ solution: found }) => {
				if (found?.type !== "gas" || found.regime === "turbulent") return "Y = 1-x_s/(3*x_ch)";
				return (found.reynoldsNumber ?? 0) < 1e3 ? "Y = sqrt(1-x_s/2)" : "Y = Y_l+(Re_v-1000)/9000*(Y_t-Y_l)";
			},
			where: ({ solution: found }) => found?.regime === "non-turbulent" && (found.reynoldsNumber ?? 0) >= 1e3 ? ["Y_l = sqrt(1-x_s/2)", "Y_t = 1-x_s/(3*x_ch)"] : [],
			source: (v) => `${iec}, ${v.solution?.regime === "non-turbulent" ? "Annex A, eq. A.5" : "eq. 12"}`,
			kind: "number",
			unit: ""
		}, (v) => v.solution && v.solution.type !== "liquid" ? v.solution.Y : 1 - v.sizingRatio / (3 * v.chokedRatio))
	};
}
var flowEquations = {
	liquid: {
		turbulent: ["3600*q_m/ρ_1 = K_v*F_P*sqrt(Δp_s/10^5*999.1/ρ_1)", "eqs. 1 and 2"],
		"non-turbulent": ["3600*q_m/ρ_1 = K_v*F_R*sqrt(Δp_s/10^5*999.1/ρ_1)", "Annex A, eq. A.2"]
	},
	gas: {
		turbulent: ["3600*q_m = 110*K_v*F_P*p_1/10^5*Y*sqrt(x_s*M*1000/(T_1*Z))", "eq. 6"],
		"non-turbulent": ["3600*q_m = 77.5*K_v*F_R*Y*p_1/10^5*sqrt(x_s*(2-x_s)*M*1000/T_1)", "Annex A, eq. A.3"]
	},
	"two-phase": { turbulent: ["3600*(q_m+q_g) = 31.6*K_v*F_P*sqrt(Δp_s/10^5/v_e)", ""] }
};
function flowEquation(solution) {
	if (solution.type === "two-phase") return flowEquations["two-phase"].turbulent;
	return flowEquations[solution.type][solution.regime];
}
/** The flow coefficient that the flow equation asks for. */
function coefficientOf(solution) {
	const coefficient = step("coefficient", { solution }, {
		label: "Flow coefficient Kv that satisfies the flow equation",
		symbol: "K_v",
		equation: (v) => flowEquation(v.solution)[0],
		source: (v) => v.solution.type === "two-phase" ? effectiveSpecificVolume : `${iec}, ${flowEquation(v.solution)[1]}`,
		kind: "number",
		unit: ""
	}, (v) => v.solution.kv);
	return {
		coefficient,
		valveFlowCoefficient: step("valveFlowCoefficient", { coefficient }, {
			label: "Valve flow coefficient",
			symbol: "C_v",
			equation: "C_v = K_v/0.865",
			source: `${iec}, Table 1`,
			kind: "flowCoefficient",
			unit: "Cv"
		}, (v) => v.coefficient / kvPerCv)
	};
}
/** The flow through the valve found, against the pressure differential. */
function standardCurve(v, { kv, type }, viscous) {
	const { flowRate, gasFlow: vapourFlow, recoveryFactor: FL, ratioFactor: xT, fittings } = v;
	const liquid = liquidOf(v);
	const gas = gasOf(v);
	if (type === "liquid" && liquid) return (difference) => liquidFlow(kv, difference, liquid, {
		FL,
		fittings,
		viscous
	}).massFlow;
	if (type === "gas" && gas) return (difference) => gasFlow$1(kv, difference, gas, {
		xT,
		fittings,
		viscous
	}).massFlow;
	if (!liquid || !gas || flowRate === void 0 || vapourFlow === void 0) return absent("no flow to draw");
	const phases = {
		liquid,
		gas,
		liquidFlow: flowRate,
		gasFlow: vapourFlow
	};
	return (difference) => twoPhaseState(kv, difference, phases, {
		FL,
		xT,
		fittings
	}).massFlow;
}
export { kvPerCv as A, state as B, leastFavourableSize as C, fittingsOf as D, turbulentFrom as E, tooSmall as F, vapourAtInlet as I, flowRateOf as L, compared as M, noCoefficient as N, liquidRecoveryFactor as O, noOutflow as P, fluid as R, isFullSizeTrim as S, trimConstant as T, userDescription as V, gasOf as _, effectiveSpecificVolume as a, sizeTwoPhaseValve as b, remarksOn as c, chosen as d, inletStreams as f, originalValve as g, flowPlot as h, standardCurve as i, drawValve as j, noFittings as k, solutionNeeds as l, standardFigures as m, coefficientOf as n, iec as o, published as p, factorsOf as r, isFitted as s, chokingOf as t, solveSinglePhase as u, inletOf as v, reynoldsFactor as w, gasDensity as x, liquidOf as y, liquidTemperature as z };
