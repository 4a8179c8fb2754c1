import { it as requirePositive } from "./kit-R3DteEWw.js";
// engineering/flow/line/friction-factor.ts
/** Highest Reynolds number of laminar flow in a pipe. Crane TP-410: the critical zone lies between 2000 and 4000. */
var laminarLimit = 2e3;
/** Lowest Reynolds number from which flow in a pipe is taken as turbulent. */
var turbulentLimit = 4e3;
/** ε/D up to which friction factors are known. Source: L. F. Moody, Trans. ASME 66 (1944) 671. */
var mostRelativeRoughness = .05;
/** The regime of a pipe flow by its Reynolds number: laminar to 2000, turbulent from 4000. */
function flowRegime(reynoldsNumber) {
	if (reynoldsNumber <= 2e3) return "Laminar";
	return reynoldsNumber < 4e3 ? "Transitional" : "Turbulent";
}
/** Reynolds number of a mass flow, kg/s, in a round pipe of diameter D, m: Re = 4·q_m/(π·D·μ), μ in Pa·s. */
function lineReynoldsNumber(massFlow, diameter, viscosity) {
	return 4 * massFlow / (Math.PI * diameter * viscosity);
}
var perLog10 = 2 / Math.LN10;
/**
* Darcy friction factor by the Colebrook equation, 1/√f = −2·log10(ε/(3.7·D) + 2.51/(Re·√f)), solved by Newton's method
* on 1/√f to the last bits. The relative roughness is ε/D. Meant for turbulent flow; the equation is solved for whatever
* Reynolds number is given. RangeError for a Reynolds number that is not positive or a roughness that is negative or
* leaves no bore. Source: C. F. Colebrook, J. Inst. Civ. Eng. 11 (1939) 133–156.
*/
function colebrook(reynoldsNumber, relativeRoughness) {
	checkFlow(reynoldsNumber, relativeRoughness);
	const rough = relativeRoughness / 3.7;
	const viscous = 2.51 / reynoldsNumber;
	let inverse = Math.max(.1, -.9 * perLog10 * Math.log(rough ** 1.11 + 6.9 / reynoldsNumber));
	for (let change = 1; Math.abs(change) > 1e-8 * inverse;) {
		const inner = rough + viscous * inverse;
		const next = inverse - (inverse + perLog10 * Math.log(inner)) / (1 + perLog10 * viscous / inner);
		change = next - inverse;
		inverse = next > 0 ? next : inverse / 2;
	}
	return 1 / (inverse * inverse);
}
/**
* Darcy friction factor of any pipe flow: 64/Re to Re = 2000, Colebrook from Re = 4000, and between them, where neither
* holds, a straight line from one to the other, so that it has no step. RangeError as `colebrook`.
*/
function frictionFactor(reynoldsNumber, relativeRoughness) {
	if (reynoldsNumber >= 4e3) return colebrook(reynoldsNumber, relativeRoughness);
	checkFlow(reynoldsNumber, relativeRoughness);
	if (reynoldsNumber <= 2e3) return 64 / reynoldsNumber;
	const laminar = 64 / laminarLimit;
	return laminar + (colebrook(turbulentLimit, relativeRoughness) - laminar) * (reynoldsNumber - laminarLimit) / 2e3;
}
/**
* Darcy friction factor by Churchill's single formula for laminar, transitional and turbulent flow. RangeError as
* `colebrook`. Source: S. W. Churchill, Chemical Engineering 84 (1977), no. 24, 91–92.
*/
function churchill(reynoldsNumber, relativeRoughness) {
	checkFlow(reynoldsNumber, relativeRoughness);
	const A = (-2.457 * Math.log((7 / reynoldsNumber) ** .9 + .27 * relativeRoughness)) ** 16;
	const B = (37530 / reynoldsNumber) ** 16;
	return 8 * ((8 / reynoldsNumber) ** 12 + 1 / (A + B) ** 1.5) ** (1 / 12);
}
/**
* Darcy friction factor of fully rough flow, f = 1/(2·log10(3.7·D/ε))²: the limit of the Colebrook equation at infinite
* Reynolds number. RangeError for a relative roughness that is not above 0 and below 1.
*/
function roughFrictionFactor(relativeRoughness) {
	if (!(relativeRoughness > 0 && relativeRoughness < 1)) throw new RangeError(`relativeRoughness must be above 0 and below 1, got ${relativeRoughness}`);
	return 1 / (perLog10 * Math.log(relativeRoughness / 3.7)) ** 2;
}
function checkFlow(reynoldsNumber, relativeRoughness) {
	requirePositive("reynoldsNumber", reynoldsNumber);
	if (!(relativeRoughness >= 0 && relativeRoughness < 1)) throw new RangeError(`relativeRoughness must be at least 0 and below 1, got ${relativeRoughness}`);
}
export { laminarLimit as a, roughFrictionFactor as c, frictionFactor as i, turbulentLimit as l, colebrook as n, lineReynoldsNumber as o, flowRegime as r, mostRelativeRoughness as s, churchill as t };
