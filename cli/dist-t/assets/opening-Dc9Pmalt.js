// engineering/valves/opening.ts
/** C over rated C at an opening between 0 and 1, with C_rated/C_min = `rangeability`. */
function relativeFlowCoefficient(opening, characteristic, rangeability) {
	return characteristic === "Equal percentage" ? rangeability ** (opening - 1) : 1 / rangeability + (1 - 1 / rangeability) * opening;
}
/**
* The opening, 0 to 1, at which a valve has `relative` of its rated C. Undefined outside the range of the trim,
* 1/rangeability to 1.
*/
function openingFor(relative, characteristic, rangeability) {
	if (relative > 1 || relative * rangeability < 1) return void 0;
	return characteristic === "Equal percentage" ? 1 + Math.log(relative) / Math.log(rangeability) : (relative - 1 / rangeability) / (1 - 1 / rangeability);
}
export { relativeFlowCoefficient as n, openingFor as t };
