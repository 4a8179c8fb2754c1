import { a as pipes, i as npsInches, o as schedules, r as nominalSizes } from "./pipe-Cvmvrrm0.js";
// calculators/pipe/sizes.ts
/** Nominal sizes from the smallest on. */
var sizes = nominalSizes.toSorted((a, b) => npsInches(a) - npsInches(b));
/** NPS with the DN of the same pipe, where it has one. */
function sizeName(nps) {
	const dn = pipes.find((pipe) => pipe.nps === nps)?.dn;
	return dn === void 0 ? `NPS ${nps}` : `NPS ${nps} (DN ${dn})`;
}
/** The sizes that are made in each schedule. */
var sizesIn = Object.fromEntries(schedules.map((schedule) => [schedule, pipes.filter((pipe) => pipe.schedule === schedule).map(({ nps }) => nps)]));
export { sizes as n, sizesIn as r, sizeName as t };
