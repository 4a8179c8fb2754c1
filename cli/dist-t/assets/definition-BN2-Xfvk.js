import { D as choice, E as calculation, T as value, W as absent, _ as field, ft as unitOf, h as check, j as quantity, pt as kindOf, w as step, wt as meta, z as error } from "./kit-R3DteEWw.js";
import { i as userDescription$1 } from "./shared-fields-D5hou02i.js";
// engineering/conversion/categories.ts
var category$1 = (name, kind, prefix = "") => ({
	name,
	kind,
	prefix
});
/** The categories of the catalogue, and after them those that process calculations need too. */
var unitCategories = [
	category$1("Temperature", "temperature"),
	category$1("Length", "length"),
	category$1("Mass", "mass"),
	category$1("Pressure", "pressureDifference"),
	category$1("Power", "power"),
	category$1("Energy", "energy"),
	category$1("Viscosity", "dynamicViscosity"),
	category$1("Density", "density"),
	category$1("Velocity", "velocity"),
	category$1("Area", "area"),
	category$1("Volume", "volume"),
	category$1("Force", "force"),
	category$1("Torque", "torque"),
	category$1("Frequency", "frequency"),
	category$1("Flow Rate (Mass)", "massFlow"),
	category$1("Flow Rate (Volume)", "volumeFlow"),
	category$1("Temperature Difference", "temperatureDifference", "Δ"),
	category$1("Viscosity (Kinematic)", "kinematicViscosity"),
	category$1("Specific Heat Capacity", "specificHeat"),
	category$1("Specific Energy", "specificEnergy"),
	category$1("Thermal Conductivity", "thermalConductivity"),
	category$1("Heat Transfer Coefficient", "heatTransferCoefficient"),
	category$1("Pressure (Gauge)", "gaugePressure"),
	category$1("Pressure (Absolute)", "absolutePressure"),
	category$1("Flow Rate (Standard Gas)", "standardFlow")
];
// engineering/conversion/catalogue.ts
/** A symbol with only the characters of an English keyboard. */
function ascii(symbol) {
	return symbol.replaceAll("°", "deg").replaceAll("²", "2").replaceAll("³", "3").replaceAll("·", ".").replaceAll("μ", "u").replaceAll("Δ", "delta ").replaceAll("é", "e").replaceAll("ø", "o");
}
function entry(category, kind, prefix, { symbol, name, aliases }) {
	const own = prefix + symbol;
	const micro = own.replaceAll("μ", "µ");
	const others = aliases.map((alias) => prefix + alias);
	return {
		key: ascii(own),
		name,
		symbol,
		category,
		kind,
		spellings: [.../* @__PURE__ */ new Set([
			own,
			ascii(own),
			micro,
			...others
		])]
	};
}
/** Every unit of every category, in order. */
var unitCatalogue = unitCategories.flatMap(({ name, kind, prefix }) => kindOf(kind).units.map((unit) => entry(name, kind, prefix, unit)));
var bySpelling = /* @__PURE__ */ new Map();
for (const unit of unitCatalogue) for (const spelling of unit.spellings) bySpelling.set(spelling, [...bySpelling.get(spelling) ?? [], unit]);
/** All spellings that name a unit. */
var unitSpellings = [...bySpelling.keys()];
/** The units of one category that two spellings name; undefined where they have no category in common. */
function findPair(from, to) {
	for (const first of bySpelling.get(from) ?? []) {
		const second = bySpelling.get(to)?.find(({ category }) => category === first.category);
		if (second) return {
			from: first,
			to: second
		};
	}
}
// engineering/conversion/shown.ts
/**
* A converted value without the noise of its last binary digits: 3.6 for 3.5999999999999996. A value is moved by
* 4·10⁻¹⁶ of itself at most, two steps of a double, so that one with more digits than fifteen keeps them.
*/
function withoutNoise(value) {
	const certain = Number(value.toPrecision(15));
	return Math.abs(certain - value) <= 4e-16 * Math.abs(value) ? certain : value;
}
// calculators/unit-converters/examples.ts
var examples = [{
	title: "Metre per second to kilometre per hour",
	source: "1 m/s = 3.6 km/h by definition",
	cases: [{
		value: 1,
		from: "m/s",
		to: "km/h"
	}]
}, {
	title: "Body temperature",
	source: "NIST SP 811 (2008), appendix B: °F = 1.8 °C + 32",
	cases: [{
		value: 37,
		from: "°C",
		to: "°F"
	}]
}];
// calculators/unit-converters/published.ts
var appendix = "NIST SP 811 (2008), appendix B.8";
var formulas = {
	kind: "own",
	source: "The defining formulas of the temperature scales"
};
/** Factors that at least two programs, apart from each other, copy from the appendix in these digits. */
var printedFactors = [
	[
		"atm",
		"Pa",
		"101325"
	],
	[
		"Btu",
		"J",
		"1055.056"
	],
	[
		"cal",
		"J",
		"4.1868"
	],
	[
		"ft³",
		"m³",
		"0.02831685"
	],
	[
		"gal (US)",
		"m³",
		"0.003785412"
	],
	[
		"gal (UK)",
		"m³",
		"0.00454609"
	],
	[
		"hp",
		"W",
		"745.6999"
	],
	[
		"kgf",
		"N",
		"9.80665"
	],
	[
		"lb",
		"kg",
		"0.4535924"
	],
	[
		"lbf",
		"N",
		"4.448222"
	],
	[
		"lb/ft³",
		"kg/m³",
		"16.01846"
	],
	[
		"psi",
		"Pa",
		"6894.757"
	],
	[
		"Torr",
		"Pa",
		"133.3224"
	]
];
var quotedFactors = [
	[
		"bbl",
		"m³",
		"0.1589873"
	],
	[
		"Btu/h",
		"W",
		"0.2930711"
	],
	[
		"ft³/min",
		"m³/s",
		"0.0004719474"
	],
	[
		"in²",
		"m²",
		"0.00064516"
	],
	[
		"kgf/cm²",
		"Pa",
		"98066.5"
	],
	[
		"kn",
		"m/s",
		"0.5144444"
	],
	[
		"lb",
		"kg",
		"0.45359237"
	],
	[
		"lbf·ft",
		"N·m",
		"1.355818"
	],
	[
		"lb/in³",
		"kg/m³",
		"27679.90"
	],
	[
		"mph",
		"km/h",
		"1.609344"
	],
	[
		"slug",
		"kg",
		"14.59390"
	]
];
/** Fixed points of the scales of temperature: value, from, to, figure. */
var fixedPoints = [
	[
		100,
		"°C",
		"°F",
		"212"
	],
	[
		-40,
		"°F",
		"°C",
		"-40"
	],
	[
		0,
		"K",
		"°C",
		"-273.15"
	],
	[
		0,
		"°C",
		"K",
		"273.15"
	],
	[
		491.67,
		"°R",
		"°C",
		"0.00"
	]
];
function example(value, from, to, printed, about) {
	return {
		type: "case",
		title: `${value} ${from} in ${to}`,
		...about,
		case: {
			value,
			from,
			to
		},
		expect: { result: {
			printed,
			unit: ""
		} }
	};
}
var published = [
	...printedFactors.map(([from, to, figure]) => example(1, from, to, figure, {
		kind: "printed",
		source: appendix
	})),
	...quotedFactors.map(([from, to, figure]) => example(1, from, to, figure, {
		kind: "quoted",
		source: `${appendix}, from a secondary source`
	})),
	...fixedPoints.map(([value, from, to, figure]) => example(value, from, to, figure, formulas))
];
// calculators/unit-converters/definition.ts
var [firstUnit = "", ...otherUnits] = unitSpellings;
function unitChoice(label, initial) {
	return choice(label, [firstUnit, ...otherUnits], {
		initial,
		help: "Symbol, or its ASCII spelling; a temperature difference as Δ°C or delta degC"
	});
}
function notOfOneKind(from, to) {
	return `${from} and ${to} measure different kinds of quantity`;
}
var userDescription = field("userDescription", userDescription$1);
var given = field("value", quantity("Value", "number", "", { symbol: "x" }));
var from = field("from", unitChoice("From", "m/s"));
var to = field("to", unitChoice("To", "km/h"));
var pair = value("pair", {
	from,
	to
}, (v) => {
	const found = findPair(v.from, v.to);
	if (!found) return absent(notOfOneKind(v.from, v.to));
	const { kind } = found.from;
	return {
		...found,
		first: unitOf(kind, found.from.symbol),
		second: unitOf(kind, found.to.symbol)
	};
});
var factorFrom = step("factorFrom", { pair }, {
	label: "Factor to SI, unit converted from",
	symbol: "f_1",
	digits: 12
}, (v) => v.pair.first.factor);
var offsetFrom = step("offsetFrom", { pair }, {
	label: "Offset to SI, unit converted from",
	symbol: "o_1",
	digits: 12
}, (v) => v.pair.first.offset);
var factorTo = step("factorTo", { pair }, {
	label: "Factor to SI, unit converted to",
	symbol: "f_2",
	digits: 12
}, (v) => v.pair.second.factor);
var offsetTo = step("offsetTo", { pair }, {
	label: "Offset to SI, unit converted to",
	symbol: "o_2",
	digits: 12
}, (v) => v.pair.second.offset);
var result = step("result", {
	given,
	factorFrom,
	offsetFrom,
	factorTo,
	offsetTo
}, {
	label: "Result",
	symbol: "y",
	equation: "y = (x*f_1+(o_1-o_2))/f_2",
	source: "NIST SP 811 (2008), appendix B",
	kind: "number",
	unit: "",
	digits: 10
}, (v) => v.factorFrom === v.factorTo && v.offsetFrom === v.offsetTo ? v.given : withoutNoise((v.given * v.factorFrom + (v.offsetFrom - v.offsetTo)) / v.factorTo));
var resultSymbol = step("resultSymbol", { pair }, { label: "Unit of the result" }, (v) => v.pair.to.symbol);
var category = step("category", { pair }, { label: "Category" }, (v) => v.pair.from.category);
var definition_default = calculation(meta, {
	inputs: { Conversion: [
		userDescription,
		given,
		from,
		to
	] },
	results: { Result: [
		result,
		resultSymbol,
		category
	] },
	primary: result,
	checks: [check({
		from,
		to
	}, (v) => findPair(v.from, v.to) ? [] : [error(`No conversion: ${notOfOneKind(v.from, v.to)}.`, { field: "to" })])],
	examples,
	published,
	references: ["NIST Special Publication 811 (2008), Guide for the Use of the International System of Units (SI)."]
});
export { definition_default as default };
