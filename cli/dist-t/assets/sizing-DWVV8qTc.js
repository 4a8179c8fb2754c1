import { t as __exportAll } from "./rolldown-runtime-D8jQpDG7.js";
import { $ as valveType, D as editionName, H as kc, I as fields_exports, L as flowRate, P as edition, U as kd$1, W as ksh, Y as setPressure, _ as areaInfo, a as factorChoice, d as vapourCurve, f as vapourFactor, g as pressuresOf, h as conventionalLimit, i as curveNeeds, it as areaFor, k as if97, s as flowConditionOf, u as takesFactor } from "./vapour-back-pressure-MXsNfhbZ.js";
import { a as superheatedSteam, n as highestSteamFactor, o as waterThroat, r as saturatedSteam } from "./water-CHRJKDmB.js";
import { a as superheatIsBlank, i as superheatCorrection, n as napierFlux, r as napierIsSmoothed, t as napierCorrection } from "./steam-CTXv7VAJ.js";
import { B as info, T as value, W as absent, _ as field, _t as gasConstant, g as deferred, h as check, j as quantity, ot as Refusal, st as stated, w as step, x as maybe } from "./kit-R3DteEWw.js";
import { i as throatOf, n as nozzleArea, r as nozzleSource } from "./nozzle-ROSIjWnp.js";
import { i as saturationTemperature } from "./saturated-pair-mWGFE35l.js";
import { u as criticalPressure } from "./transport.generated-mdLL_E31.js";
// calculators/relief-valve-pro/steam-service/fields.ts
/** What steam service asks for besides. */
var temperature = field("temperature", quantity("Relieving temperature", "temperature", "°C", {
	above: 0,
	optional: true,
	hint: "saturated",
	help: "Saturated at the relieving pressure if left blank"
}));
var kd = kd$1(.975, "API 520-I: 0.975 with effective areas");
// calculators/relief-valve-pro/steam-service/inlet.ts
var inlet_exports = /* @__PURE__ */ __exportAll({
	backPressure: () => backPressure,
	backPressureFactor: () => backPressureFactor,
	checks: () => checks,
	criticalFlowPressure: () => criticalFlowPressure,
	criticalThroat: () => criticalThroat,
	flowCondition: () => flowCondition,
	inlet: () => inlet,
	inletDensity: () => inletDensity,
	inletTemperature: () => inletTemperature,
	isentropicExponent: () => isentropicExponent,
	molarMass: () => molarMass,
	outletGas: () => outletGas,
	relievingPressure: () => relievingPressure,
	steamInlet: () => steamInlet
});
/** The steam at the inlet, its critical flow and its Kb, whatever the valve is sized by. */
var pressures = pressuresOf(fields_exports);
var { relievingPressure, backPressure } = pressures;
/** How far below saturation, K, a temperature as typed still means saturated steam. */
var rounding = .5;
/**
* Steam at the inlet: saturated where no temperature is given. Throws a `Refusal` below the boiling point, and for
* saturated steam above the critical pressure.
*/
function steamInlet(pressure, given) {
	if (given === void 0) {
		if (pressure < 22064e3) return saturatedSteam(pressure);
		throw new Refusal("not applicable: no saturated steam above the critical pressure, {critical}", { critical: stated("absolutePressure", criticalPressure, { digits: 5 }) });
	}
	if (pressure >= 22064e3) return superheatedSteam(pressure, given);
	const saturation = saturationTemperature(pressure);
	if (given < saturation - rounding) throw new Refusal("not applicable: water, not steam; at the relieving pressure it boils at {boiling}", { boiling: stated("temperature", saturation) });
	return superheatedSteam(pressure, given);
}
var inlet = value("inlet", {
	relievingPressure,
	temperature: maybe(temperature)
}, (v) => steamInlet(v.relievingPressure, v.temperature));
var inletTemperature = step("inletTemperature", {
	inlet,
	temperature: maybe(temperature)
}, {
	label: "Steam temperature",
	symbol: "T",
	source: (v) => v.temperature === void 0 ? `${if97}, saturation at the relieving pressure` : "As entered",
	kind: "temperature",
	unit: "°C"
}, (v) => v.inlet.temperature);
var inletDensity = step("inletDensity", { inlet }, {
	label: "Density at the inlet",
	symbol: "ρ_1",
	source: if97,
	kind: "density",
	unit: "kg/m³"
}, (v) => v.inlet.density);
var criticalThroat = value("criticalThroat", { inlet }, (v) => waterThroat(v.inlet, 0));
var criticalFlowPressure = step("criticalFlowPressure", { criticalThroat }, {
	label: "Critical flow pressure",
	symbol: "p_cf",
	source: `${if97}: throat of the isentropic nozzle at its greatest flux`,
	kind: "absolutePressure",
	unit: "bar(abs)"
}, (v) => v.criticalThroat.pressure);
var flowCondition = flowConditionOf({
	backPressure,
	criticalFlowPressure
});
var highestFactor = value("highestFactor", {
	inlet,
	criticalThroat,
	backPressure
}, (v) => highestSteamFactor(v.inlet, v.criticalThroat, v.backPressure));
var factor = vapourFactor({
	backPressure,
	criticalFlowPressure,
	highestFactor
});
var { backPressureFactor } = factor;
/** What the outlet needs of the steam, as a gas of the inlet's compressibility and isentropic exponent. */
var waterMolarMass = .018015268;
var molarMass = step("molarMass", { inlet }, {
	label: "Molar mass of water",
	symbol: "M",
	source: "IAPWS R6-95",
	kind: "molarMass",
	unit: "g/mol",
	digits: 5
}, () => waterMolarMass);
var compressibilityFactor = step("compressibilityFactor", {
	inlet,
	molarMass
}, {
	label: "Compressibility factor at the inlet",
	symbol: "Z",
	equation: "Z = p_1*M/(ρ_1*8.314462618*T)",
	kind: "number",
	unit: ""
}, (v) => v.inlet.pressure * v.molarMass / (v.inlet.density * gasConstant * v.inlet.temperature));
var isentropicExponent = step("isentropicExponent", { inlet }, {
	label: "Isentropic exponent at the inlet",
	symbol: "k",
	source: if97,
	kind: "number",
	unit: ""
}, (v) => v.inlet.isentropicExponent ?? absent("two-phase"));
var outletGas = value("outletGas", {
	inlet,
	molarMass,
	compressibilityFactor,
	isentropicExponent
}, (v) => ({
	temperature: v.inlet.temperature,
	molarMass: v.molarMass,
	compressibilityFactor: v.compressibilityFactor,
	gamma: v.isentropicExponent
}));
var checks = [
	...pressures.checks,
	conventionalLimit(fields_exports, valveType),
	...factor.checks
];
// calculators/relief-valve-pro/steam-service/sizing.ts
var curve = {
	...curveNeeds(kd, criticalFlowPressure),
	inlet,
	criticalThroat
};
/** What the tables of KSH leave open for steam that is not saturated. */
function tableRemarks(given, by, { pressure, temperature: T }) {
	if (given !== void 0 || by !== "10th" || !superheatIsBlank(pressure, T)) return [];
	return [info("The KSH table has no entry this close to saturation; KSH is interpolated between 1 at saturation and the first entry.", {
		field: "superheatCorrectionFactor",
		source: editionName("10th")
	})];
}
var napierCorrectionFactor = step("napierCorrectionFactor", { relievingPressure }, {
	label: "Correction of Napier’s equation",
	symbol: "K_N",
	equation: (v) => {
		if (v.relievingPressure > 10339e3) return "K_N = (0.02764*(p_1/1000)-1000)/(0.03324*(p_1/1000)-1061)";
		return napierIsSmoothed(v.relievingPressure) ? "K_N = K_e*10339/(p_1/1000)" : "";
	},
	where: (v) => napierIsSmoothed(v.relievingPressure) ? ["K_e = (0.02764*10339-1000)/(0.03324*10339-1061)"] : [],
	source: (v) => napierIsSmoothed(v.relievingPressure) ? "Smoothed here, conservatively: API 520-I has 1 up to 10 339 kPa(abs) and 0.9957 above" : "API 520-I, steam: 1 up to 10 339 kPa(abs)",
	kind: "number",
	unit: ""
}, (v) => napierCorrection(v.relievingPressure));
var superheatCorrectionFactor = step("superheatCorrectionFactor", {
	ksh: maybe(ksh),
	temperature: maybe(temperature),
	edition,
	setPressure,
	inlet
}, {
	label: "Superheat correction factor",
	symbol: "K_SH",
	source: (v) => {
		if (v.ksh !== void 0) return "As entered";
		return v.temperature === void 0 ? "API 520-I: 1 for saturated steam" : `${editionName(v.edition)}, table of KSH by ${v.edition === "10th" ? "relieving" : "set"} pressure, bilinear`;
	},
	kind: "number",
	unit: ""
}, (v) => {
	if (v.ksh !== void 0) return v.ksh;
	if (v.temperature === void 0) return 1;
	return superheatCorrection(v.edition, {
		setPressure: v.setPressure,
		pressure: v.inlet.pressure,
		temperature: v.inlet.temperature
	});
});
/** The area by Napier's equation. */
function standardSizing() {
	const napierFlux$1 = value("napierFlux", {
		relievingPressure,
		flowCondition,
		...factorChoice
	}, (v) => v.flowCondition === "Critical" || takesFactor(v) ? napierFlux(v.relievingPressure) : absent("not applicable: Napier’s equation is for critical flow; use the nozzle method or enter Kb"));
	return {
		requiredArea: step("requiredArea", {
			flowRate,
			napierFlux: napierFlux$1,
			kd,
			backPressureFactor,
			kc,
			napierCorrectionFactor,
			superheatCorrectionFactor
		}, {
			...areaInfo,
			equation: "A = 190.5*3600*q_m/((p_1/1000)*K_d*K_b*K_c*K_N*K_SH)/10^6",
			source: "API 520-I, sizing for steam relief, SI units"
		}, (v) => {
			const factors = v.kd * v.backPressureFactor * v.kc;
			return areaFor(v.flowRate, v.napierFlux, factors * v.napierCorrectionFactor * v.superheatCorrectionFactor);
		}),
		areaCurve: deferred("areaCurve", {
			...curve,
			relievingPressure,
			napierCorrectionFactor,
			superheatCorrectionFactor
		}, (v) => vapourCurve(v, (back) => back <= v.criticalFlowPressure ? napierFlux(v.relievingPressure) * v.napierCorrectionFactor * v.superheatCorrectionFactor : void 0, (back) => highestSteamFactor(v.inlet, v.criticalThroat, back))),
		napierCorrectionFactor,
		superheatCorrectionFactor,
		checks: [check({
			ksh: maybe(ksh),
			temperature,
			edition,
			inlet
		}, (v) => tableRemarks(v.ksh, v.edition, v.inlet))]
	};
}
/** The throat that the back pressure leaves: the critical one, or one at the back pressure. */
var throatAt = (inletState, critical, back) => back <= critical.pressure ? critical : waterThroat(inletState, back);
/** The area by a nozzle that is integrated along the isentrope of IAPWS-IF97. */
function nozzleSizing() {
	const throat = value("throat", {
		inlet,
		criticalThroat,
		backPressure,
		...factorChoice
	}, (v) => takesFactor(v) ? v.criticalThroat : throatAt(v.inlet, v.criticalThroat, v.backPressure));
	const { throatPressure, massFlux } = throatOf(throat, `${nozzleSource} by ${if97}`, "√(2(h₁ − h))/v at constant entropy, in equilibrium");
	const areaCurve = deferred("areaCurve", curve, (v) => vapourCurve(v, (back) => throatAt(v.inlet, v.criticalThroat, back).massFlux, (back) => highestSteamFactor(v.inlet, v.criticalThroat, back)));
	return {
		requiredArea: nozzleArea({
			massFlux,
			kd,
			backPressureFactor
		}, nozzleSource),
		areaCurve,
		shows: [throatPressure]
	};
}
export { checks as a, inlet_exports as c, outletGas as d, steamInlet as f, backPressureFactor as i, isentropicExponent as l, temperature as m, standardSizing as n, criticalFlowPressure as o, kd as p, tableRemarks as r, flowCondition as s, nozzleSizing as t, molarMass as u };
