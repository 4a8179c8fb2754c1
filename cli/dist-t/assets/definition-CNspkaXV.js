import { n as nominalDiameters, o as schedules, r as nominalSizes, t as findPipes } from "./pipe-Cvmvrrm0.js";
import { D as choice, E as calculation, It as meta, P as table, T as value, W as absent, _ as field, it as requirePositive, w as step, x as maybe } from "./kit-R3DteEWw.js";
import { i as userDescription$1 } from "./shared-fields-D5hou02i.js";
// engineering/piping/section.ts
/** Density of the water in a filled pipe, kg/m³, by convention. */
var waterDensity = 1e3;
function checked({ outerDiameter, wallThickness }) {
	requirePositive("outerDiameter", outerDiameter);
	if (!(wallThickness > 0 && 2 * wallThickness < outerDiameter)) throw new RangeError(`wallThickness must be above 0 and below half the diameter, got ${wallThickness}`);
	return {
		outerDiameter,
		wallThickness
	};
}
/**
* Plain-end mass per metre, kg/m: W = 0.0246615 (D − t) t with D and t in mm, the formula of ASME B36.10M:2018,
* clause 5, for carbon steel of 7850 kg/m³. Throws a RangeError for a diameter that is not positive or a wall that
* leaves no bore.
*/
function massPerLength(section) {
	const { outerDiameter, wallThickness } = checked(section);
	return 24661.5 * (outerDiameter - wallThickness) * wallThickness;
}
/** Cross-section of the bore, m²: A = π/4 · (D − 2t)². Throws like `massPerLength`. */
function flowArea(section) {
	const { outerDiameter, wallThickness } = checked(section);
	return Math.PI / 4 * (outerDiameter - 2 * wallThickness) ** 2;
}
/** Outside surface per metre of pipe, m²/m: π · D. Throws like `massPerLength`. */
function surfacePerLength(section) {
	return Math.PI * checked(section).outerDiameter;
}
/** Mass per metre full of water at 1000 kg/m³, kg/m. Throws like `massPerLength`. */
function waterFilledMassPerLength(section) {
	return massPerLength(section) + waterDensity * flowArea(section);
}
// calculators/pipe-dimensions/columns.ts
/** The columns of the table of pipes. */
var columns = [
	{
		id: "nps",
		label: "NPS"
	},
	{
		id: "dn",
		label: "DN",
		digits: 1
	},
	{
		id: "schedule",
		label: "Schedule"
	},
	{
		id: "outerDiameter",
		label: "Outer diameter",
		kind: "length",
		unit: "mm",
		digits: 5
	},
	{
		id: "innerDiameter",
		label: "Inner diameter",
		kind: "length",
		unit: "mm",
		digits: 5
	},
	{
		id: "wallThickness",
		label: "Wall thickness",
		kind: "length",
		unit: "mm"
	},
	{
		id: "weight",
		label: "Weight",
		unit: "kg/m"
	},
	{
		id: "waterFilledWeight",
		label: "Water-filled weight",
		unit: "kg/m"
	},
	{
		id: "flowArea",
		label: "Flow area",
		kind: "area",
		unit: "cm²"
	},
	{
		id: "outsideSurface",
		label: "Outside surface",
		unit: "m²/m"
	},
	{
		id: "standard",
		label: "Standard"
	}
];
// calculators/pipe-dimensions/examples.ts
var source = "ASME B36.10M and ASME B36.19M";
var examples = [{
	title: "Every schedule of NPS 6",
	source,
	cases: [{ nps: "6" }]
}, {
	title: "NPS 4 in schedule 40",
	source,
	cases: [{
		nps: "4",
		schedule: "40"
	}]
}];
// calculators/pipe-dimensions/published.ts
/** Plain-end mass, kg/m, as printed: NPS, schedule, figure. */
var masses = [
	[
		"1/2",
		"40",
		"1.27"
	],
	[
		"1",
		"40",
		"2.50"
	],
	[
		"1",
		"80",
		"3.24"
	],
	[
		"2",
		"40",
		"5.44"
	],
	[
		"2",
		"80",
		"7.48"
	],
	[
		"3",
		"40",
		"11.29"
	],
	[
		"3",
		"80",
		"15.27"
	],
	[
		"4",
		"40",
		"16.08"
	],
	[
		"6",
		"40",
		"28.26"
	],
	[
		"6",
		"80",
		"42.56"
	],
	[
		"8",
		"40",
		"42.55"
	],
	[
		"8",
		"80",
		"64.64"
	],
	[
		"14",
		"STD",
		"81.33"
	],
	[
		"16",
		"STD",
		"93.27"
	],
	[
		"20",
		"STD",
		"117.15"
	],
	[
		"24",
		"STD",
		"141.12"
	]
];
function mass(nps, schedule) {
	const [pipe] = findPipes({
		nps,
		schedule
	});
	return pipe ? massPerLength(pipe) : NaN;
}
var published = masses.map(([nps, schedule, printed]) => ({
	type: "figure",
	kind: "quoted",
	title: `Mass of NPS ${nps} schedule ${schedule}`,
	source: "ASME B36.10M, table of dimensions and masses, plain end, from a secondary source",
	expect: {
		printed,
		unit: "kg/m"
	},
	compute: () => mass(nps, schedule),
	...nps === "4" ? { note: "16.075 kg/m; printed as 16.07 in older editions." } : {}
}));
// calculators/pipe-dimensions/definition.ts
var [firstSize = "", ...otherSizes] = nominalSizes;
var [firstDiameter = "", ...otherDiameters] = nominalDiameters.map(String);
var all = {
	initial: null,
	hint: "All"
};
var userDescription = field("userDescription", userDescription$1);
var nps = field("nps", choice("NPS", [firstSize, ...otherSizes], all));
var dn = field("dn", choice("DN", [firstDiameter, ...otherDiameters], all));
var schedule = field("schedule", choice("Schedule", schedules, all));
var found = value("found", {
	nps: maybe(nps),
	dn: maybe(dn),
	schedule: maybe(schedule)
}, (v) => {
	const pipes = findPipes({
		...v.nps === void 0 ? {} : { nps: v.nps },
		...v.dn === void 0 ? {} : { dn: Number(v.dn) },
		...v.schedule === void 0 ? {} : { schedule: v.schedule }
	});
	return pipes.length > 0 ? pipes : absent("no pipe in the tables has this size and schedule");
});
var rows = step("rows", { found }, {
	label: "Pipes",
	source: "ASME B36.10M and ASME B36.19M"
}, (v) => table(columns, v.found.map((pipe) => [
	pipe.nps,
	pipe.dn,
	pipe.schedule,
	pipe.outerDiameter,
	pipe.innerDiameter,
	pipe.wallThickness,
	massPerLength(pipe),
	waterFilledMassPerLength(pipe),
	flowArea(pipe),
	surfacePerLength(pipe),
	pipe.standard
])));
/** The one pipe that answers, whose figures are worked out one by one. */
var only = value("only", { found }, (v) => {
	const [pipe, ...others] = v.found;
	return pipe && others.length === 0 ? pipe : absent("several pipes match");
});
var outerDiameter = step("outerDiameter", { only }, {
	label: "Outside diameter",
	symbol: "D",
	kind: "length",
	unit: "mm",
	digits: 5
}, (v) => v.only.outerDiameter);
var wallThickness = step("wallThickness", { only }, {
	label: "Wall thickness",
	symbol: "t",
	kind: "length",
	unit: "mm"
}, (v) => v.only.wallThickness);
var innerDiameter = step("innerDiameter", { only }, {
	label: "Inside diameter",
	symbol: "d",
	equation: "d = D-2*t",
	kind: "length",
	unit: "mm",
	digits: 5
}, (v) => v.only.innerDiameter);
var weight = step("weight", { only }, {
	label: "Mass per metre, plain end, steel of 7850 kg/m³, kg/m",
	symbol: "W",
	equation: "W = 0.0246615*10^6*(D-t)*t",
	source: "ASME B36.10M:2018, clause 5"
}, (v) => massPerLength(v.only));
var area = step("flowArea", { only }, {
	label: "Flow area",
	symbol: "A",
	equation: "A = π/4*d^2",
	kind: "area",
	unit: "cm²"
}, (v) => flowArea(v.only));
var waterFilledWeight = step("waterFilledWeight", { only }, {
	label: "Mass per metre full of water at 1000 kg/m³, kg/m",
	symbol: "W_w",
	equation: "W_w = W+1000*A"
}, (v) => waterFilledMassPerLength(v.only));
var outsideSurface = step("outsideSurface", { only }, {
	label: "Outside surface per metre, m²/m",
	symbol: "S",
	equation: "S = π*D"
}, (v) => surfacePerLength(v.only));
var definition_default = calculation(meta, {
	inputs: { Pipe: [
		userDescription,
		nps,
		dn,
		schedule
	] },
	results: { Pipes: [rows] },
	primary: rows,
	shows: [
		rows,
		outerDiameter,
		wallThickness,
		innerDiameter,
		weight,
		area,
		waterFilledWeight,
		outsideSurface
	],
	examples,
	published,
	references: ["ASME B36.10M-2018, Welded and seamless wrought steel pipe.", "ASME B36.19M-2018, Stainless steel pipe."]
});
export { definition_default as default };
