// calculators/fluid/carried.ts
/** A fluid as it is carried from calculator to calculator. */
function carriedFluid(fluid) {
	const fields = Object.fromEntries(Object.entries(fluid).map(([part, { id }]) => [part, id]));
	return {
		subject: "fluid",
		at: fluid.source.id,
		fields,
		nothing: "typed"
	};
}
/** The same of a calculator that asks for a composition alone; its amounts are moles where no field says by what they are. */
function carriedComposition(composition, basis) {
	return {
		subject: "fluid",
		at: composition,
		fields: {
			composition,
			...basis === void 0 ? {} : { compositionBasis: basis }
		},
		fixed: {
			source: "composition",
			...basis === void 0 ? { compositionBasis: "mole" } : {}
		}
	};
}
export { carriedFluid as n, carriedComposition as t };
