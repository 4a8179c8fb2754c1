import { B as info, V as warning } from "./kit-R3DteEWw.js";
// engineering/vibration/actions.ts
/** What a likelihood of failure of a main line calls for, from the greatest on. */
var actionBands = [
	{
		from: 1,
		range: "LOF ≥ 1",
		likelihood: "High",
		summary: "Redesign, resupport or monitor",
		action: "Redesign, resupport or analyse the main line in detail, or monitor its vibration; assess its small-bore connections; carry out a visual survey."
	},
	{
		from: .5,
		range: "0.5 ≤ LOF < 1",
		likelihood: "Medium",
		summary: "Should be resupported or monitored",
		action: "The main line should be redesigned, resupported, analysed in detail or monitored; assess its small-bore connections; carry out a visual survey."
	},
	{
		from: .3,
		range: "0.3 ≤ LOF < 0.5",
		likelihood: "Low",
		summary: "Assess small-bore connections",
		action: "Small-bore connections of the main line should be assessed; carry out a visual survey."
	},
	{
		from: -Infinity,
		range: "LOF < 0.3",
		likelihood: "Low",
		summary: "Visual survey",
		action: "Carry out a visual survey of the line for poor construction, geometry and support."
	}
];
/**
* The band that a likelihood of failure falls into. A value within rounding of a limit counts as on it.
* Source: Energy Institute AVIFF, 2nd ed. 2008, actions for main lines.
*/
function actionBand(lof) {
	const band = actionBands.find(({ from }) => lof >= from * (1 - 1e-12));
	if (!band) throw new RangeError(`lof must be a number, got ${lof}`);
	return band;
}
// calculators/vibration-analysis-pro/aviff.ts
/** What both assessments take from the guideline. */
var aviff = "Energy Institute AVIFF, 2nd ed. 2008";
/** What a likelihood calls for, in the words of its band; `of` says of what, given the range of the band. */
function calledFor(lof, of = () => "") {
	const { from, likelihood, range, action } = actionBand(lof);
	const words = `${likelihood} likelihood of failure${of(range)}. ${action}`;
	return [(from >= .5 ? warning : info)(words, {
		field: "lof",
		source: `${aviff}, actions for main lines`
	})];
}
export { calledFor as n, actionBand as r, aviff as t };
