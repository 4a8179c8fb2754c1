import { i as conductivityTable, n as conductivityRange, r as thermalConductivity } from "./conductivity-B6qkgSE4.js";
import { D as choice, E as calculation, T as value, Tt as meta, V as warning, _ as field, h as check, j as quantity, ot as Refusal, st as stated, w as step } from "./kit-R3DteEWw.js";
import { i as userDescription } from "./shared-fields-D5hou02i.js";
// calculators/thermal-conductivity/examples.ts
var examples = [{
	title: "Carbon steel and stainless 304 at 110 °C",
	source: "ASME BPVC II-D (metric), Table TCD, interpolated",
	cases: [{
		userDescription: "Carbon steel shell",
		material: "CS",
		temperature: 110
	}, {
		userDescription: "Stainless tube",
		material: "SS304L",
		temperature: 110
	}]
}];
// calculators/thermal-conductivity/published.ts
var argonne316 = "Argonne National Laboratory, srlife: 316H thermal data";
var argonne800 = "Argonne National Laboratory, srlife: 800H thermal data";
var asme = "ASME BPVC II-D (metric), Table TCD, as transcribed in a public program, Material Group";
var published = [
	[
		"CS",
		20,
		"60.4",
		`${asme} A`
	],
	[
		"CS",
		300,
		"49.2",
		`${asme} A`
	],
	[
		"CS",
		750,
		"29.1",
		`${asme} A`
	],
	[
		"C.½Mo / 1¼Cr½M",
		20,
		"41.0",
		`${asme} C`
	],
	[
		"2¼Cr1Mo",
		500,
		"33.7",
		`${asme} D`
	],
	[
		"SS304L",
		20,
		"14.8",
		`${asme} J`
	],
	[
		"SS304L",
		400,
		"20.8",
		`${asme} J`
	],
	[
		"SS Duplex / 310 / 316 / 321 / 347",
		20,
		"14.1",
		argonne316
	],
	[
		"SS Duplex / 310 / 316 / 321 / 347",
		100,
		"15.4",
		argonne316
	],
	[
		"SS Duplex / 310 / 316 / 321 / 347",
		500,
		"21.2",
		argonne316
	],
	[
		"20Cr33Ni",
		20,
		"11.5",
		argonne800
	],
	[
		"20Cr33Ni",
		400,
		"17.9",
		argonne800
	],
	[
		"20Cr33Ni",
		750,
		"23.8",
		argonne800
	]
].map(([material, temperature, printed, source]) => ({
	type: "case",
	kind: "quoted",
	title: `${material} at ${temperature} °C`,
	source,
	case: {
		material,
		temperature
	},
	expect: { thermalConductivity: {
		printed,
		unit: "W/(m·K)"
	} }
}));
// calculators/thermal-conductivity/definition.ts
var [firstMaterial = "", ...otherMaterials] = conductivityTable.map(({ id }) => id);
function column(id) {
	return conductivityTable.find((each) => each.id === id);
}
var name = field("userDescription", userDescription);
var material = field("material", choice("Material", [firstMaterial, ...otherMaterials], { names: Object.fromEntries(conductivityTable.map((each) => [each.id, each.name])) }));
var temperature = field("temperature", quantity("Temperature", "temperature", "°C", { symbol: "T" }));
var lowest = step("rangeMinimum", { material }, {
	label: "Lowest tabulated temperature",
	kind: "temperature",
	unit: "°C"
}, (v) => conductivityRange(v.material).minimum);
var highest = step("rangeMaximum", { material }, {
	label: "Highest tabulated temperature",
	kind: "temperature",
	unit: "°C"
}, (v) => conductivityRange(v.material).maximum);
/** The lines of the table about the temperature, and what lies between them. */
var reading = value("reading", {
	material,
	temperature,
	lowest,
	highest
}, (v) => {
	const found = thermalConductivity(v.material, v.temperature);
	if (found) return found;
	throw new Refusal(`the figures for ${v.material} run from {lowest} to {highest}`, {
		lowest: stated("temperature", v.lowest, { digits: 2 }),
		highest: stated("temperature", v.highest, { digits: 2 })
	});
});
var lowerTemperature = step("lowerTemperature", { reading }, {
	label: "Next lower tabulated temperature",
	symbol: "T_1",
	kind: "temperature",
	unit: "°C"
}, (v) => v.reading.lower.temperature);
var lowerConductivity = step("lowerConductivity", { reading }, {
	label: "Conductivity at that temperature",
	symbol: "k_1",
	kind: "thermalConductivity",
	unit: "W/(m·K)"
}, (v) => v.reading.lower.conductivity);
var upperTemperature = step("upperTemperature", { reading }, {
	label: "Next higher tabulated temperature",
	symbol: "T_2",
	kind: "temperature",
	unit: "°C"
}, (v) => v.reading.upper.temperature);
var upperConductivity = step("upperConductivity", { reading }, {
	label: "Conductivity at that temperature",
	symbol: "k_2",
	kind: "thermalConductivity",
	unit: "W/(m·K)"
}, (v) => v.reading.upper.conductivity);
var conductivity = step("thermalConductivity", {
	reading,
	material
}, {
	label: "Thermal conductivity",
	symbol: "k",
	equation: "k = k_1+(k_2-k_1)*(T-T_1)/(T_2-T_1)",
	source: (v) => column(v.material)?.source ?? "",
	kind: "thermalConductivity",
	unit: "W/(m·K)",
	digits: 3
}, (v) => v.reading.conductivity);
var certainty = step("certainty", { material }, { label: "Certainty of the figures" }, (v) => column(v.material)?.certainty ?? "low");
var uncertain = check({
	material,
	certainty
}, (v) => v.certainty === "high" ? [] : [warning(`The certainty of these figures is ${v.certainty}. ${column(v.material)?.remark ?? ""}`, {
	field: "thermalConductivity",
	source: column(v.material)?.source ?? ""
})]);
var estimated = check({
	material,
	reading
}, (v) => v.reading.estimated ? [warning(`Above {printed} this rests on an estimate at {end}, not on a printed figure. ${column(v.material)?.estimateAt816?.note ?? ""}`, {
	field: "thermalConductivity",
	values: {
		printed: stated("temperature", 1023.15, { digits: 3 }),
		end: stated("temperature", 1089.15, { digits: 3 })
	}
})] : []);
var definition_default = calculation(meta, {
	inputs: { Metal: [
		name,
		material,
		temperature
	] },
	results: { Results: [
		conductivity,
		lowest,
		highest,
		certainty
	] },
	primary: conductivity,
	shows: [
		lowerTemperature,
		lowerConductivity,
		upperTemperature,
		upperConductivity
	],
	checks: [uncertain, estimated],
	examples,
	published,
	references: ["ASME Boiler and Pressure Vessel Code, Section II, Part D (metric), Table TCD, nominal coefficients of thermal conductivity and thermal diffusivity.", "Argonne National Laboratory, srlife, material data of 316H and 800H."]
});
export { definition_default as default };
