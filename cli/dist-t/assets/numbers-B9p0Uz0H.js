// engineering/properties/helmholtz/numbers.ts
/**
* An element that is known to be there. Whole numbers have a function of their own: one function for both kinds of array would
* have to look at each access which it is.
*/
function at(values, index) {
	return values[index];
}
/** A whole number that is known to be there. */
function wholeAt(values, index) {
	return values[index];
}
export { wholeAt as n, at as t };
