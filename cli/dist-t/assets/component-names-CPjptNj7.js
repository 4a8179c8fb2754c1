import { I as upperFirst } from "./kit-R3DteEWw.js";
// calculators/component-names.ts
/** What the components of a composition read on screen, by their ids: name and formula. */
function namesOf(components) {
	return Object.fromEntries(components.map(({ id, name, formula }) => [id, name === formula ? name : `${upperFirst(name)} (${formula})`]));
}
/** What simulators, laboratories and other spellings call a component beside its name, by its id. */
var otherNames = {
	iC4: [
		"i-butane",
		"iso-butane",
		"2-methylpropane",
		"i-C4"
	],
	nC4: [
		"butane",
		"n-C4",
		"C4"
	],
	iC5: [
		"i-pentane",
		"iso-pentane",
		"2-methylbutane",
		"i-C5"
	],
	nC5: [
		"pentane",
		"n-C5",
		"C5"
	],
	nC6: [
		"hexane",
		"n-C6",
		"C6"
	],
	nC7: [
		"heptane",
		"n-C7",
		"C7"
	],
	nC8: [
		"octane",
		"n-C8",
		"C8"
	],
	nC9: [
		"nonane",
		"n-C9",
		"C9"
	],
	nC10: [
		"decane",
		"n-C10",
		"C10"
	],
	nC12: [
		"dodecane",
		"n-C12",
		"C12"
	],
	"C2=": ["ethene"],
	"C3=": ["propene"],
	H2S: ["hydrogen sulphide"],
	SO2: ["sulphur dioxide"],
	H2O: ["steam"],
	cC6: ["cyclohexane", "cyclo-hexane"],
	EtBz: ["E-benzene", "ethyl benzene"],
	MeOH: ["CH4O"],
	PG: ["1,2-propanediol"],
	EO: ["oxirane"],
	R134a: ["refrig-134a", "1,1,1,2-tetrafluoroethane"],
	VCM: ["vinyl chloride monomer", "chloroethene"],
	DME: ["dimethylether"],
	"iC4=": ["i-butene", "isobutylene"],
	"1C4=": ["1-butylene"]
};
/** Names by which components are understood when pasted: the name, and the formula where no other has it. */
function aliasesOf(components) {
	return Object.fromEntries(components.map(({ id, name, formula }) => {
		const formulas = components.filter((other) => other.formula === formula).length === 1 && formula !== name ? [formula] : [];
		return [id, [.../* @__PURE__ */ new Set([
			name,
			...formulas,
			...otherNames[id] ?? []
		])]];
	}));
}
export { namesOf as n, aliasesOf as t };
