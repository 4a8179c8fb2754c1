import { a as steamAtPX, d as evaluateAtPS, i as steamAtPT } from "./steam-CPEPiFHu.js";
import { i as saturationTemperature, r as saturationPressure, t as saturatedAtPressure, w as SteamProperties } from "./saturated-pair-mWGFE35l.js";
import "./transport.generated-mdLL_E31.js";
import { ot as Refusal, st as stated } from "./kit-R3DteEWw.js";
import { s as nozzleThroatByEnthalpy } from "./nozzle-ROSIjWnp.js";
// engineering/relief/water.ts
/** Dry saturated steam. Refusal outside 611 Pa to 22.064 MPa. */
function saturatedSteam(pressure) {
	const { vapour, temperature } = saturatedAtPressure(pressure);
	const { density, enthalpy, entropy, isentropicExponent } = vapour;
	return {
		pressure,
		temperature,
		density,
		enthalpy,
		entropy,
		isentropicExponent,
		kinks: []
	};
}
/** Superheated steam. Refusal outside IAPWS-IF97 and for a temperature below saturation. */
function superheatedSteam(pressure, temperature) {
	const { density, enthalpy, entropy, isentropicExponent } = steamAtPT(pressure, temperature);
	if (pressure < 22064e3 && temperature <= saturationTemperature(pressure)) return saturatedSteam(pressure);
	return {
		pressure,
		temperature,
		density,
		enthalpy,
		entropy,
		isentropicExponent,
		kinks: []
	};
}
/** A mixture of water and steam, or saturated water at quality 0. Refusal outside. */
function wetSteam(pressure, quality) {
	const { temperature, density, enthalpy, entropy } = steamAtPX(pressure, quality);
	return {
		pressure,
		temperature,
		density,
		enthalpy,
		entropy,
		isentropicExponent: void 0,
		kinks: []
	};
}
/** Water below its boiling point, which flashes where its expansion reaches the saturation pressure. Refusal outside. */
function subcooledWater(pressure, temperature) {
	const { density, enthalpy, entropy, isentropicExponent } = steamAtPT(pressure, temperature);
	return {
		pressure,
		temperature,
		density,
		enthalpy,
		entropy,
		isentropicExponent,
		kinks: [saturationPressure(temperature)]
	};
}
var throat = new SteamProperties();
var leavesRange = (pressure) => new Refusal("the expansion to {pressure} leaves the range of IAPWS-IF97", { pressure: stated("absolutePressure", pressure) });
/** Density, kg/m³, after an isentropic expansion to a pressure, Pa, in equilibrium. Refusal outside IAPWS-IF97. */
function densityAfterExpansion({ entropy }, pressure) {
	if (evaluateAtPS(pressure, entropy, throat) === 0) throw leavesRange(pressure);
	return 1 / throat.specificVolume;
}
/** Pa; below it the expansion would leave the range of saturation. */
var leastPressure = 700;
/**
* The throat of an isentropic nozzle with water or steam in homogeneous equilibrium, by direct integration of IAPWS-IF97
* down to `backPressure`, Pa. Refusal where nothing flows or the expansion leaves the range.
*/
function waterThroat(inlet, backPressure) {
	const state = (pressure) => {
		if (evaluateAtPS(pressure, inlet.entropy, throat) === 0) throw leavesRange(pressure);
		return throat;
	};
	return nozzleThroatByEnthalpy(state, inlet.enthalpy, inlet.pressure, backPressure, {
		least: inlet.kinks.length > 0 ? leastPressure : Math.max(leastPressure, .2 * inlet.pressure),
		kinks: inlet.kinks
	});
}
/**
* What a back pressure, Pa, leaves of the critical flux of steam: the highest Kb that any valve can have in an equation for
* critical flow. `critical` is the throat of `inlet` at no back pressure. Refusal where nothing flows.
*/
function highestSteamFactor(inlet, critical, backPressure) {
	return backPressure <= critical.pressure ? 1 : Math.min(1, waterThroat(inlet, backPressure).massFlux / critical.massFlux);
}
export { superheatedSteam as a, subcooledWater as i, highestSteamFactor as n, waterThroat as o, saturatedSteam as r, wetSteam as s, densityAfterExpansion as t };
