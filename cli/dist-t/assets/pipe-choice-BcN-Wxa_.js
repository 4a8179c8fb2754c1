import { o as schedules, t as findPipes } from "./pipe-Cvmvrrm0.js";
import { D as choice, K as ruledOut, T as value, W as absent, _ as field, w as step, x as maybe } from "./kit-R3DteEWw.js";
import { n as sizes, r as sizesIn, t as sizeName } from "./sizes-DiWwlUM8.js";
// calculators/pipe/pipe-choice.ts
var byHand = "typed";
/**
* A pipe that is chosen by nominal size and schedule wherever its dimensions are asked for: its two fields, of which the second
* is shown once a size is chosen, and what fills the dimensions that are left blank. `id` begins the ids of both fields; `more` is
* what they have in common with those dimensions.
*/
function pipeChoice(id, label, more = {}) {
	const size = field(`${id}Size`, choice(label, [byHand, ...sizes], {
		names: {
			[byHand]: "Dimensions typed by hand",
			...Object.fromEntries(sizes.map((nps) => [nps, sizeName(nps)]))
		},
		help: "Fills the dimensions that are left blank; what is typed wins",
		...more
	}));
	const chosen = { [size.id]: sizes };
	const schedule = field(`${id}Schedule`, choice(`${label}, schedule`, schedules, {
		initial: "STD",
		only: Object.fromEntries(schedules.map((each) => [each, { [size.id]: sizesIn[each] ?? [] }])),
		when: chosen,
		...more
	}));
	const pipe = value(`${id}Chosen`, {
		size,
		schedule: maybe(schedule)
	}, (v) => {
		if (v.size === byHand) return ruledOut("typed by hand");
		const [found] = v.schedule === void 0 ? [] : findPipes({
			nps: v.size,
			schedule: v.schedule
		});
		return found ?? absent(`NPS ${v.size} is not made in the schedule chosen`);
	}, chosen);
	const dimension = (name) => value(`${id}.${name}`, { pipe }, ({ pipe: chosen }) => ({
		value: chosen[name],
		of: `a pipe NPS ${chosen.nps}, schedule ${chosen.schedule}`,
		source: chosen.standard === "trade size" ? "Old trade size, not of ASME B36.10M" : chosen.standard
	}));
	/** The pipe in words, where one is chosen. */
	const named = step(`${id}Named`, {
		size,
		schedule: maybe(schedule)
	}, { label }, (v) => v.size === byHand || v.schedule === void 0 ? absent("no pipe chosen") : `${sizeName(v.size)}, schedule ${v.schedule}`);
	return {
		fields: [size, schedule],
		named,
		innerDiameter: dimension("innerDiameter"),
		outerDiameter: dimension("outerDiameter"),
		wallThickness: dimension("wallThickness")
	};
}
export { pipeChoice as t };
