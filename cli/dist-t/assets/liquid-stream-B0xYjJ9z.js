import { t as __exportAll } from "./rolldown-runtime-D8jQpDG7.js";
import { B as info$1, D as choice, T as value, V as warning, W as absent, _ as field, g as deferred, h as check, j as quantity, lt as gauge, mt as formatNumber, ot as Refusal, st as stated, v as fields, w as step, x as maybe, y as fill, z as error } from "./kit-R3DteEWw.js";
import { t as streamName } from "./stream-fluid-DAjN7XJ2.js";
import { a as flashOf, c as streamCheck, s as liquidOf } from "./chosen-fluid-BOMCRVxw.js";
import { r as whereChosen } from "./fields-CHYCCy5A.js";
import { t as streamAt } from "./stream-Bm_pk6HZ.js";
import { F as factor, I as fields_exports$1, J as relievingTemperatureOf, P as edition, R as fluid, dt as highestBackPressureRatio, et as valveTypes, ft as liquidBackPressureFactor, g as pressuresOf, h as conventionalLimit, n as beyondCurve, nt as largestOrifice, pt as originalLiquidBackPressureFactor, rt as valvesFor, t as aboveCurve, tt as apiOrifices } from "./vapour-back-pressure-MXsNfhbZ.js";
// engineering/relief/liquid.ts
/** Litres a minute of a flow in kg/s. */
var litres = ({ massFlow, density }) => 6e4 * massFlow / density;
/** Specific gravity: the density over 1000 kg/m³. */
var gravity = ({ density }) => density / 1e3;
function requireHead(difference) {
	if (!(difference > 0)) throw new Refusal("the back pressure is not below the relieving pressure: nothing flows");
}
/**
* Area, m², of a valve certified in liquid service at Kv = 1: 11.78·Q/(Kd·Kw·Kc)·√(G/(p1 − p2)), L/min, kPag, mm².
* `factors` is Kd·Kw·Kc. API 520-I, liquid relief, valves requiring capacity certification. Refusal without a head.
*/
function certifiedLiquidArea(duty, factors) {
	const difference = duty.relievingPressure - duty.backPressure;
	requireHead(difference);
	return 11.78 * litres(duty) / factors * Math.sqrt(1e3 * gravity(duty) / difference) * 1e-6;
}
/**
* Area, m², of a valve without capacity certification at Kv = 1: 11.78·Q/(Kd·Kw·Kc·Kp)·√(G/(1.25p − pb)), of the gauge
* set pressure p, Pa. `factors` is Kd·Kw·Kc·Kp. API 520-I, valves not requiring capacity certification.
*/
function uncertifiedLiquidArea(duty, setPressure, factors) {
	const difference = 1.25 * setPressure - duty.backPressure;
	requireHead(difference);
	return 11.78 * litres(duty) / factors * Math.sqrt(1e3 * gravity(duty) / difference) * 1e-6;
}
/**
* Kp, the overpressure correction of a valve without capacity certification: 0.6 at 10 % and 1.0 from 25 % overpressure
* (a share). The curve between is not at hand: up to 25 % the factor of 10 % is taken, which gives the larger valve.
* Refusal below 10 %. API 520-I.
*/
function overpressureCorrection(overpressure) {
	if (overpressure < .1 * (1 - 1e-12)) throw new Refusal("not applicable: the Kp curve of API 520-I begins at 10 % overpressure");
	return overpressure >= .25 * (1 - 1e-12) ? 1 : .6;
}
/** Reynolds number of a flow through an orifice of `area`, m²: 18800·Q·G/(μ·√A), L/min, cP, mm². API 520-I. */
function orificeReynoldsNumber(duty, viscosity, area) {
	return 18800 * litres(duty) * gravity(duty) / (1e3 * viscosity * Math.sqrt(1e6 * area));
}
/** The Reynolds numbers from which on the editions give Kv: 34 is where the older formula reads 0.3, the end of its chart. */
var leastReynolds = {
	"10th": 80,
	"7th": 34
};
/**
* Kv, the viscosity correction: 1/(0.9935 + 2.878/Re^0.5 + 342.75/Re^1.5), at most 1, in the 7th to 9th edition of
* API 520-I; 1/√(1 + 170/Re) in the 10th. Refusal below Re = 34 (the end of the chart, Kv = 0.3) and 80.
*/
function viscosityCorrection(edition, reynolds) {
	const least = leastReynolds[edition];
	if (Number.isNaN(reynolds)) throw new Refusal("the Reynolds number is outside the range of numbers");
	if (reynolds < least) {
		const name = edition === "10th" ? "10th ed." : "7th to 9th ed.";
		throw new Refusal(`not applicable: Re = ${formatNumber(reynolds, 3)} is below ${least}, the lowest for Kv of API 520-I, ${name}`);
	}
	if (edition === "10th") return 1 / Math.sqrt(1 + 170 / reynolds);
	return Math.min(1, 1 / (.9935 + 2.878 / Math.sqrt(reynolds) + 342.75 / reynolds ** 1.5));
}
/**
* The procedure of API 520-I for viscous liquids: size at Kv = 1, take the next larger standard orifice, find Re and Kv
* there, and where the corrected area is larger than that orifice, repeat with the next. Above T there is no orifice to
* take, and the area is solved for with the Reynolds number of itself. Refusal below the least Reynolds number.
*/
function correctForViscosity(duty, viscosity, preliminaryArea, edition) {
	for (const orifice of apiOrifices) {
		if (orifice.area < preliminaryArea) continue;
		const reynolds = orificeReynoldsNumber(duty, viscosity, orifice.area);
		const kv = viscosityCorrection(edition, reynolds);
		const area = preliminaryArea / kv;
		if (area <= orifice.area) return {
			area,
			trialArea: orifice.area,
			reynolds,
			kv
		};
	}
	let area = Math.max(preliminaryArea, largestOrifice);
	for (let pass = 0; pass < 200; pass += 1) {
		const reynolds = orificeReynoldsNumber(duty, viscosity, area);
		const kv = viscosityCorrection(edition, reynolds);
		const next = preliminaryArea / kv;
		if (Math.abs(next - area) <= 4 * Number.EPSILON * area) return {
			area: next,
			trialArea: area,
			reynolds,
			kv
		};
		area = next;
	}
	throw new Refusal("the area corrected for viscosity does not settle");
}
/**
* Kv of a valve that passes what it can: `area`, m², is that of its orifice, and its flow is that of the duty times
* area·Kv/preliminaryArea, at whose Reynolds number Kv is taken. At least the Kv of the duty.
* Refusal below the least Reynolds number.
*/
function ratedViscosityCorrection(duty, viscosity, preliminaryArea, area, edition) {
	const inviscid = orificeReynoldsNumber(duty, viscosity, area) * area / preliminaryArea;
	let kv = 1;
	for (let pass = 0; pass < 100; pass += 1) {
		const next = viscosityCorrection(edition, inviscid * kv);
		if (kv - next <= 4 * Number.EPSILON) return next;
		kv = next;
	}
	return kv;
}
/**
* The fewest equal valves for a viscous liquid: each has its share of the flow, and the Reynolds number of its own orifice.
* `preliminaryArea`, m², is that of the whole flow at Kv = 1. Undefined where 50 valves are too few. Refusal below the
* least Reynolds number.
*/
function viscousValves(duty, viscosity, preliminaryArea, edition) {
	return valvesFor((count) => {
		return correctForViscosity({
			...duty,
			massFlow: duty.massFlow / count
		}, viscosity, preliminaryArea / count, edition).area;
	});
}
// calculators/relief-valve-pro/liquid-service/fields.ts
var fields_exports = /* @__PURE__ */ __exportAll({
	capacityCertification: () => capacityCertification,
	fluidType: () => fluidType,
	fluidUpstreamDensity: () => fluidUpstreamDensity,
	kd: () => kd,
	kw: () => kw,
	relievingTemperature: () => relievingTemperature,
	valveType: () => valveType,
	viscosity: () => viscosity
});
/** What liquid service asks for besides. */
var relievingTemperature = field("relievingTemperature", relievingTemperatureOf(whereChosen(fluid)));
var { fluidType, fluidUpstreamDensity, viscosity, kd, capacityCertification, kw, valveType } = fields({
	fluidType: choice("Fluid type", ["Liquid"]),
	fluidUpstreamDensity: quantity("Upstream density", "density", "kg/m³", {
		symbol: "ρ",
		above: 0,
		help: "At relieving temperature"
	}),
	viscosity: quantity("Viscosity", "dynamicViscosity", "cP", {
		symbol: "μ",
		above: 0,
		help: "At relieving temperature"
	}),
	kd: quantity("Coefficient of discharge", "number", "", {
		symbol: "K_d",
		above: 0,
		atMost: 1,
		hint: "0.62",
		help: "0.65 if certified in liquid service; 0.62 if not, or for a rupture disk"
	}),
	capacityCertification: choice("Capacity certification", ["Certified", "Not certified"], { help: "Of the valve in liquid service, for API 520-I" }),
	kw: factor("Back-pressure factor, if known", "calculated", "For API 520-I: manufacturer’s figure; from the curve for balanced bellows if left blank"),
	valveType: choice("Valve type", valveTypes, {
		initial: "Balanced Bellows",
		help: "For API 520-I; the original method corrects every valve as a balanced one"
	})
});
// calculators/relief-valve-pro/liquid-service/duty.ts
/** What a valve for a liquid is sized for, by any method. */
var { flowRate, setPressure: setPressure$1, totalBackpressure } = fields_exports$1;
var { relievingPressure, backPressure, checks } = pressuresOf(fields_exports$1);
var relievingGauge = step("relievingGauge", { relievingPressure }, {
	label: "Relieving pressure, gauge",
	symbol: "p_r",
	equation: "p_r = p_set*(1+OP)",
	kind: "gaugePressure",
	unit: "bar(g)"
}, (v) => gauge(v.relievingPressure));
var backPressureRatio = step("backPressureRatio", {
	totalBackpressure,
	setPressure: setPressure$1
}, {
	label: "Back pressure over set pressure",
	symbol: "r",
	equation: "r = p_b/p_set",
	kind: "number",
	unit: ""
}, (v) => v.totalBackpressure / v.setPressure);
var volumeFlow = step("volumeFlow", {
	flowRate,
	fluidUpstreamDensity
}, {
	label: "Volume flow",
	symbol: "Q",
	equation: "Q = q_m/ρ",
	kind: "volumeFlow",
	unit: "L/min"
}, (v) => v.flowRate / v.fluidUpstreamDensity);
var duty = value("duty", {
	flowRate,
	fluidUpstreamDensity,
	relievingGauge,
	totalBackpressure,
	backPressure
}, (v) => ({
	massFlow: v.flowRate,
	density: v.fluidUpstreamDensity,
	relievingPressure: v.relievingGauge,
	backPressure: v.totalBackpressure
}));
var inletDensity = step("inletDensity", { fluidUpstreamDensity }, {
	label: "Density at the inlet",
	symbol: "ρ_1",
	equation: "ρ_1 = ρ",
	kind: "density",
	unit: "kg/m³"
}, (v) => v.fluidUpstreamDensity);
// calculators/relief-valve-pro/liquid-service/back-pressure-factor.ts
/** Kw, the correction of a liquid's area for the back pressure. */
var tooHigh = "Backpressure is too high!";
var info = {
	label: "Total back pressure correction factor",
	symbol: "K_w",
	kind: "number",
	unit: "",
	digits: 3
};
var isTooHigh = (v) => v.backPressureRatio > highestBackPressureRatio;
/** Stands beside Kw: nothing is sized with a back pressure that is too high, for which Kw shows the words alone. */
var limit = (exceeded) => exceeded ? absent(tooHigh) : true;
var tooHighError = (exceeded) => exceeded ? [error(tooHigh, { field: "totalBackpressure" })] : [];
var original = {
	withinLimit: value("withinLimit", { backPressureRatio }, (v) => limit(isTooHigh(v))),
	factor: step("totalBackpressureCorrectionFactor", { backPressureRatio }, {
		...info,
		equation: (v) => isTooHigh(v) || v.backPressureRatio <= .15 ? "" : "K_w = (-13*r+15.95)/14",
		source: "Original method: 1 up to r = 0.15, none above 0.5"
	}, (v) => isTooHigh(v) ? tooHigh : originalLiquidBackPressureFactor(v.backPressureRatio)),
	tooHigh: check({ backPressureRatio }, (v) => tooHighError(isTooHigh(v)))
};
var needs = {
	backPressureRatio,
	valveType,
	kw: maybe(kw)
};
var beyondItsCurve = (v) => v.kw === void 0 && v.valveType === "Balanced Bellows" && isTooHigh(v);
/** Kw by API 520-I of a back pressure that is not too high: given, of the curve, or 1. */
function standardFactorOf(given, valve, ratio) {
	return given ?? (valve === "Balanced Bellows" ? liquidBackPressureFactor(ratio) : 1);
}
/** Where a Kw is from. */
function sourceOfFactor(v) {
	if (v.kw !== void 0) return "As entered";
	return v.valveType === "Balanced Bellows" ? "API 520-I, curve for balanced bellows, liquids, digitised by fluids (C. Bell)" : "API 520-I: 1 for conventional and pilot-operated valves";
}
/** A Kw given for balanced bellows that is beyond what the standard has. */
function factorBeyondStandard(given, valve, ratio) {
	if (valve !== "Balanced Bellows") return [];
	return ratio > .5 ? beyondCurve("Kw", ratio) : aboveCurve("Kw", given, liquidBackPressureFactor(ratio));
}
var standard = {
	withinLimit: value("withinLimit", needs, (v) => limit(beyondItsCurve(v))),
	factor: step("totalBackpressureCorrectionFactor", needs, {
		...info,
		source: sourceOfFactor
	}, (v) => beyondItsCurve(v) ? tooHigh : standardFactorOf(v.kw, v.valveType, v.backPressureRatio)),
	tooHigh: check(needs, (v) => tooHighError(beyondItsCurve(v))),
	beyondStandard: check({
		valveType,
		kw,
		backPressureRatio
	}, (v) => factorBeyondStandard(v.kw, v.valveType, v.backPressureRatio))
};
// calculators/relief-valve-pro/liquid-service/area.ts
/** The area of a liquid before the correction for its viscosity, by the original method and by API 520-I. */
var { allowableOverpressure, kc, setPressure } = fields_exports$1;
var areaBefore = {
	label: "Area before viscosity",
	symbol: "A_0",
	kind: "area",
	unit: "mm²"
};
var certifiedEquation = "A_0 = 11.78*(60000*Q)/(K_d*K_w*K_c)*sqrt((ρ/1000)/((p_r-p_b)/1000))/10^6";
var curveNeeds = {
	duty,
	viscosity,
	kd,
	kc,
	setPressure
};
/** The area against any back pressure, for the figure; nothing where the method does not apply. */
function curve(v, edition, before) {
	return (_, backPressure) => {
		const at = {
			...v.duty,
			backPressure
		};
		const preliminary = before(at, backPressure / v.setPressure);
		return preliminary === void 0 ? void 0 : correctForViscosity(at, v.viscosity, preliminary, edition).area;
	};
}
/** By the original method, which corrects every valve as a balanced one. */
function originalArea() {
	const areaBeforeViscosity = step("areaBeforeViscosity", {
		withinLimit: original.withinLimit,
		duty,
		kd,
		kc,
		factor: original.factor
	}, {
		...areaBefore,
		equation: certifiedEquation,
		source: "Original method"
	}, (v) => certifiedLiquidArea(v.duty, v.kd * Number(v.factor) * v.kc));
	const viscousEdition = value("viscousEdition", {}, () => "7th");
	const areaCurve = deferred("areaCurve", {
		...curveNeeds,
		areaBeforeViscosity,
		viscousEdition
	}, (v) => curve(v, v.viscousEdition, (at, ratio) => ratio > .5 ? void 0 : certifiedLiquidArea(at, v.kd * v.kc * originalLiquidBackPressureFactor(ratio))));
	return {
		factor: original.factor,
		areaBeforeViscosity,
		viscousEdition,
		areaCurve,
		checks: [original.tooHigh]
	};
}
/** Where the factor of 10 % overpressure stands in for the curve. */
function betweenOverpressures(factor, overpressure) {
	return factor === 1 || Math.abs(overpressure - .1) < 1e-9 ? [] : [info$1("Kp is taken at 10 % overpressure, which is conservative: the curve between 10 and 25 % is not included here.", {
		field: "allowableOverpressure",
		source: "API 520-I"
	})];
}
/** By API 520-I, for valves that are certified in liquid service and for others. */
function standardArea() {
	/** Kp of valves that are not certified, nothing for others; a valve without Kp where it has one cannot be sized. */
	const certification = value("certification", {
		capacityCertification,
		allowableOverpressure
	}, (v) => ({ kp: v.capacityCertification === "Certified" ? void 0 : overpressureCorrection(v.allowableOverpressure) }));
	const overpressureFactor = step("overpressureFactor", { certification }, {
		label: "Overpressure correction factor",
		symbol: "K_p",
		source: "API 520-I, valves without capacity certification: 0.6 at 10 %, 1 from 25 %; in between, the value at 10 %",
		kind: "number",
		unit: ""
	}, (v) => v.certification.kp ?? absent("certified"));
	const areaBeforeViscosity = step("areaBeforeViscosity", {
		withinLimit: standard.withinLimit,
		duty,
		kd,
		kc,
		factor: standard.factor,
		certification,
		setPressure
	}, {
		...areaBefore,
		equation: (v) => v.certification.kp === void 0 ? certifiedEquation : "A_0 = 11.78*(60000*Q)/(K_d*K_w*K_c*K_p)*sqrt((ρ/1000)/((1.25*p_set-p_b)/1000))/10^6",
		source: (v) => `API 520-I, liquid relief, valves ${v.certification.kp === void 0 ? "" : "not "}requiring capacity certification`
	}, (v) => {
		const factors = v.kd * Number(v.factor) * v.kc;
		const { kp } = v.certification;
		return kp === void 0 ? certifiedLiquidArea(v.duty, factors) : uncertifiedLiquidArea(v.duty, v.setPressure, factors * kp);
	});
	const viscousEdition = value("viscousEdition", { edition }, (v) => v.edition);
	const areaCurve = deferred("areaCurve", {
		...curveNeeds,
		areaBeforeViscosity,
		viscousEdition,
		valveType,
		kw: maybe(kw),
		certification
	}, (v) => curve(v, v.viscousEdition, (at, ratio) => {
		const factors = v.kd * v.kc * standardFactorOf(v.kw, v.valveType, ratio);
		const { kp } = v.certification;
		return kp === void 0 ? certifiedLiquidArea(at, factors) : uncertifiedLiquidArea(at, v.setPressure, factors * kp);
	}));
	const checks = [
		standard.tooHigh,
		standard.beyondStandard,
		conventionalLimit(fields_exports$1, valveType),
		check({
			overpressureFactor,
			allowableOverpressure
		}, (v) => betweenOverpressures(v.overpressureFactor, v.allowableOverpressure))
	];
	return {
		factor: standard.factor,
		areaBeforeViscosity,
		viscousEdition,
		areaCurve,
		checks
	};
}
// calculators/relief-valve-pro/liquid-stream.ts
/** What a fluid fills of the liquid at the inlet of a valve, relieving. */
function liquidStream(chosen, { relievingPressure, backPressure, temperature }, { fluidUpstreamDensity, viscosity }, field) {
	const liquid = streamAt("liquidStream", chosen, relievingPressure, temperature, "liquid");
	return {
		fills: [fill(fluidUpstreamDensity, liquid.density), fill(viscosity, liquid.viscosity)],
		checks: [streamCheck(liquid.stream, field), check({
			stream: liquid.stream,
			backPressure
		}, (v) => flashes(v.stream, v.backPressure, field))],
		liquid
	};
}
/** A liquid that flashes on its way through the valve, which liquid service does not size. */
function flashes(stream, backPressure, field) {
	const flash = flashOf(stream, backPressure);
	if (!flash) return [];
	const advice = "so that it flashes in the valve: size it in two-phase service. Sized as a liquid, the valve would be too small.";
	const details = {
		field,
		source: "API 520-I, sizing for two-phase liquid/vapour relief"
	};
	const back = stated("absolutePressure", backPressure);
	if ("share" in flash) {
		const values = {
			back,
			share: stated("fraction", flash.share, {
				digits: 2,
				unit: "%"
			})
		};
		const words = `{share} by mass of ${liquidOf(stream)} is vapour at the back pressure, {back}, ${advice}`;
		return [warning(words, {
			...details,
			values
		})];
	}
	const values = {
		back,
		vapour: stated("absolutePressure", flash.vapourPressure)
	};
	const words = `The vapour pressure of ${streamName(stream.fluid)}, {vapour}, is above the back pressure, {back}, ${advice}`;
	return [warning(words, {
		...details,
		values
	})];
}
export { certifiedLiquidArea as C, uncertifiedLiquidArea as D, ratedViscosityCorrection as E, viscousValves as O, viscosity as S, overpressureCorrection as T, fields_exports as _, factorBeyondStandard as a, kw as b, backPressure as c, duty as d, inletDensity as f, capacityCertification as g, volumeFlow as h, standardArea as i, backPressureRatio as l, relievingPressure as m, betweenOverpressures as n, sourceOfFactor as o, relievingGauge as p, originalArea as r, standardFactorOf as s, liquidStream as t, checks as u, fluidType as v, correctForViscosity as w, relievingTemperature as x, fluidUpstreamDensity as y };
