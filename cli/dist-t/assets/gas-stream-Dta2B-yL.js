import { V as warning, h as check, j as quantity, mt as formatNumber, v as fields, y as fill } from "./kit-R3DteEWw.js";
import { c as streamCheck } from "./chosen-fluid-BOMCRVxw.js";
import { n as compressibilityFactor$1, r as molecularWeight$1, t as absoluteZero } from "./shared-fields-D5hou02i.js";
import { t as streamAt } from "./stream-Bm_pk6HZ.js";
import { U as kd$1 } from "./vapour-back-pressure-MXsNfhbZ.js";
// calculators/relief-valve-pro/gas-vapor-service/fields.ts
/** The gas of gas and vapour service, and its valve. */
var { molecularWeight, temperature, compressibilityFactor, gamma } = fields({
	molecularWeight: molecularWeight$1,
	temperature: quantity("Relieving temperature", "temperature", "°C", {
		symbol: "T",
		above: absoluteZero
	}),
	compressibilityFactor: {
		...compressibilityFactor$1,
		help: "At the inlet, relieving"
	},
	gamma: quantity("Ratio of specific heats", "number", "", {
		symbol: "k",
		atLeast: 1,
		atMost: 3,
		help: "Of the ideal gas at relieving temperature; 1 if not known, which is conservative"
	})
});
var kd = kd$1(.975, "API 520-I: 0.975 with effective areas; 0.62 for a rupture disk alone");
// calculators/relief-valve-pro/gas-vapor-service/checks.ts
/** A gas too far from ideal for the sizing equations. */
function farFromIdeal(compressibilityFactor) {
	return check({ compressibilityFactor }, ({ compressibilityFactor: z }) => z >= .8 * (1 - 1e-9) && z <= 1.1 * (1 + 1e-9) ? [] : [warning(`Z = ${formatNumber(z, 4)} is outside about 0.8 to 1.1, the range in which the sizing equations with constant k hold: integrate along the real-gas isentrope instead.`, {
		field: "compressibilityFactor",
		source: "API 520-I, annex B"
	})]);
}
// calculators/relief-valve-pro/gas-stream.ts
/** What a fluid fills of the gas at the inlet of a valve, relieving: k of the ideal gas, as API 520-I has it. */
function gasStream(chosen, at, { molecularWeight, compressibilityFactor, gamma }, field) {
	const gas = streamAt("gasStream", chosen, at.relievingPressure, at.temperature, "gas");
	return {
		fills: [
			fill(molecularWeight, gas.molarMass),
			fill(compressibilityFactor, gas.compressibilityFactor),
			fill(gamma, gas.idealHeatRatio)
		],
		checks: [streamCheck(gas.stream, field)],
		gas
	};
}
export { kd as a, gamma as i, farFromIdeal as n, molecularWeight as o, compressibilityFactor as r, temperature as s, gasStream as t };
