import { H as listText, K as ruledOut, L as rowsText, T as value, ut as fromSi, x as maybe } from "./kit-R3DteEWw.js";
import { r as typedOf } from "./chosen-fluid-BOMCRVxw.js";
// calculators/fluid/sent.ts
/**
* The fluid that a case chooses as fields of another calculator's case, which fills what is left blank there at its own
* conditions; ruled out where properties are typed by hand.
*/
function sentFluid(fluid) {
	return value(`${fluid.source.id}.sent`, typedOf(fluid), (typed) => {
		if (typed.source === "typed") return ruledOut("typed by hand");
		const values = typed;
		const entries = Object.entries(fluid).flatMap(([part, { id, field }]) => {
			const said = values[part];
			return said === void 0 ? [] : [[id, entryOf(field, said)]];
		});
		return Object.fromEntries(entries);
	});
}
function entryOf(field, said) {
	if (typeof said === "string") return said;
	if (field.type === "rows") return rowsText(field, said);
	if (typeof said !== "number") return listText(said);
	if (field.type !== "quantity") return String(said);
	const { kind, unit } = field;
	return {
		value: Number(fromSi(kind, said, unit).toPrecision(12)),
		unit
	};
}
/** A property that was typed, for sending on: what the fluid filled in is filled again where it goes. */
function typedAlone(field, by) {
	return value(`${field.id}.typed`, {
		typed: field,
		by: maybe(by)
	}, (v) => v.by?.value === v.typed ? ruledOut("filled in by the fluid") : v.typed);
}
export { typedAlone as n, sentFluid as t };
