import { K as ruledOut, T as value } from "./kit-R3DteEWw.js";
import { c as streamCheck, o as fluidChecks } from "./chosen-fluid-BOMCRVxw.js";
import { t as streamAt } from "./stream-Bm_pk6HZ.js";
import { t as twoPhasesCheck } from "./two-phases-BWMsFTBM.js";
// calculators/fluid/flowing.ts
/** A stream as the case says that it flows: alone, or a liquid beside its gas. */
function flowsAs(id, fluidType, both, stream) {
	return {
		alone: value(`${id}.alone`, {
			fluidType,
			stream
		}, (v) => v.fluidType === both ? ruledOut("two phases") : v.stream),
		besideGas: value(`${id}.besideGas`, {
			fluidType,
			stream
		}, (v) => v.fluidType === both ? v.stream : ruledOut("one phase"))
	};
}
/**
* The streams of a flow that stands at one pressure and temperature: `main` is what every flow has, the liquid of one of two
* phases; `gas` is ruled out of a liquid. The checks say of which phase they are not.
*/
function flowingStreams(chosen, { fluidType, both }, pressure, temperature, flows, field) {
	const phase = value("flowingPhase", { fluidType }, (v) => v.fluidType === "Gas" ? "gas" : "liquid");
	const gasAt = value("gasAt", {
		fluidType,
		temperature
	}, (v) => v.fluidType === "Liquid" ? ruledOut("liquid") : v.temperature);
	const main = streamAt("flowingStream", chosen, pressure, temperature, phase);
	const { alone, besideGas } = flowsAs("flowingStream", fluidType, both, main.stream);
	return {
		main,
		gas: streamAt("gasStream", chosen, pressure, gasAt, "gas"),
		alone,
		checks: [
			fluidChecks(chosen, field),
			streamCheck(alone, field),
			twoPhasesCheck(besideGas, flows, field)
		]
	};
}
export { flowsAs as n, flowingStreams as t };
