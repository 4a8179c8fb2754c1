import { A as list, B as info, D as choice, E as calculation, G as missing, P as table$1, S as picture, T as value, V as warning, Vt as meta, W as absent, h as check, it as requirePositive, j as quantity, m as byMethod, ot as Refusal, v as fields, w as step, x as maybe } from "./kit-R3DteEWw.js";
import { a as componentNames, i as componentIds, n as tabulatedFluid, r as componentAliases, t as propertyTable } from "./property-table-BSUY4Vxb.js";
import { C as streamThermalConductivity, D as streamViscosity, E as streamVapourPressure, _ as streamMolarMass, d as streamHeatCapacity, f as streamIdealHeatRatio, i as streamCompressibility, n as loadStreamData, s as streamDensity, t as moleFractionsOf, v as streamPhaseAt, x as streamSurfaceTension, y as streamRemarks } from "./mole-fractions-Bn_fSVuU.js";
import { i as userDescription, t as absoluteZero } from "./shared-fields-D5hou02i.js";
import { i as stateOf, r as loadFluidData, t as fluidOf } from "./fluid-DrduMkw_.js";
import { n as componentsWithoutAir, r as fluidComponents } from "./fluid-components-cMYHkf6A.js";
import { n as transportOf, t as loadTransportData } from "./fluid-transport-DGA2dZK2.js";
// engineering/properties/heating-value/table.ts
/**
* Tables 1 to 3 of ISO 6976:2016 for the components that have an id here. Two transcriptions or three agree in every heating
* value: the packages ISO6976.2016 for R, neqsim, and one of an uncertainty calculation for hydrogen metering. In the summation
* factors the first two agree for what `two` marks; for the rest neqsim keeps the edition of 1995, and one transcription alone
* has them. For isobutane at 15.55 °C neqsim has 0.1770 where 0.1717 lies between its neighbours.
*/
var table = {
	C1: [
		16.04246,
		4,
		[
			.04886,
			.04452,
			.04437,
			.04317
		],
		[
			892.92,
			891.51,
			891.46,
			891.05,
			890.58
		],
		"two"
	],
	C2: [
		30.06904,
		6,
		[
			.0997,
			.0919,
			.0916,
			.0895
		],
		[
			1564.35,
			1562.14,
			1562.06,
			1561.42,
			1560.69
		],
		"two"
	],
	C3: [
		44.09562,
		8,
		[
			.1465,
			.1344,
			.134,
			.1308
		],
		[
			2224.03,
			2221.1,
			2220.99,
			2220.13,
			2219.17
		],
		"two"
	],
	nC4: [
		58.1222,
		10,
		[
			.2022,
			.184,
			.1834,
			.1785
		],
		[
			2883.35,
			2879.76,
			2879.63,
			2878.58,
			2877.4
		],
		"two"
	],
	iC4: [
		58.1222,
		10,
		[
			.1885,
			.1722,
			.1717,
			.1673
		],
		[
			2874.21,
			2870.58,
			2870.45,
			2869.39,
			2868.2
		],
		"one"
	],
	nC5: [
		72.14878,
		12,
		[
			.2586,
			.2361,
			.2354,
			.2295
		],
		[
			3542.91,
			3538.6,
			3538.45,
			3537.19,
			3535.77
		],
		"two"
	],
	iC5: [
		72.14878,
		12,
		[
			.2458,
			.2251,
			.2244,
			.2189
		],
		[
			3536.01,
			3531.68,
			3531.52,
			3530.25,
			3528.83
		],
		"two"
	],
	neoC5: [
		72.14878,
		12,
		[
			.2245,
			.204,
			.2033,
			.1979
		],
		[
			3521.75,
			3517.44,
			3517.28,
			3516.02,
			3514.61
		],
		"two"
	],
	nC6: [
		86.17536,
		14,
		[
			.3319,
			.3001,
			.299,
			.2907
		],
		[
			4203.24,
			4198.24,
			4198.06,
			4196.6,
			4194.95
		],
		"two"
	],
	nC7: [
		100.20194,
		16,
		[
			.4076,
			.3668,
			.3654,
			.3547
		],
		[
			4862.88,
			4857.18,
			4856.98,
			4855.31,
			4853.43
		],
		"two"
	],
	nC8: [
		114.22852,
		18,
		[
			.4845,
			.4346,
			.4329,
			.4198
		],
		[
			5522.41,
			5516.01,
			5515.78,
			5513.9,
			5511.8
		],
		"two"
	],
	nC9: [
		128.2551,
		20,
		[
			.5617,
			.503,
			.501,
			.4856
		],
		[
			6182.92,
			6175.82,
			6175.56,
			6173.48,
			6171.15
		],
		"two"
	],
	nC10: [
		142.28168,
		22,
		[
			.6713,
			.5991,
			.5967,
			.5778
		],
		[
			6842.69,
			6834.9,
			6834.62,
			6832.33,
			6829.77
		],
		"two"
	],
	"C2=": [
		28.05316,
		4,
		[
			.0868,
			.0799,
			.0797,
			.0778
		],
		[
			1413.55,
			1412.12,
			1412.07,
			1411.65,
			1411.18
		],
		"one"
	],
	"C3=": [
		42.07974,
		6,
		[
			.1381,
			.1267,
			.1263,
			.1232
		],
		[
			2061.57,
			2059.43,
			2059.35,
			2058.73,
			2058.02
		],
		"one"
	],
	"1C4=": [
		56.10632,
		8,
		[
			.1964,
			.1776,
			.177,
			.1721
		],
		[
			2721.57,
			2718.71,
			2718.6,
			2717.76,
			2716.82
		],
		"one"
	],
	"iC4=": [
		56.10632,
		8,
		[
			.1966,
			.1777,
			.177,
			.1721
		],
		[
			2704.88,
			2702.06,
			2701.96,
			2701.13,
			2700.2
		],
		"one"
	],
	cC6: [
		84.15948,
		12,
		[
			.2939,
			.2686,
			.2677,
			.261
		],
		[
			3960.68,
			3956.02,
			3955.85,
			3954.49,
			3952.96
		],
		"one"
	],
	Bz: [
		78.11184,
		6,
		[
			.2752,
			.2527,
			.252,
			.246
		],
		[
			3305.12,
			3302.9,
			3302.81,
			3302.16,
			3301.43
		],
		"one"
	],
	Tol: [
		92.13842,
		8,
		[
			.3726,
			.3359,
			.3347,
			.3251
		],
		[
			3952.77,
			3949.83,
			3949.72,
			3948.86,
			3947.89
		],
		"one"
	],
	EtBz: [
		106.165,
		10,
		[
			.4129,
			.3797,
			.3785,
			.3694
		],
		[
			4613.16,
			4609.54,
			4609.4,
			4608.34,
			4607.15
		],
		"one"
	],
	oXyl: [
		106.165,
		10,
		[
			.4852,
			.4411,
			.4396,
			.4277
		],
		[
			4602.18,
			4598.64,
			4598.52,
			4597.48,
			4596.31
		],
		"one"
	],
	MeOH: [
		32.04186,
		4,
		[
			.5806,
			.4464,
			.4423,
			.4117
		],
		[
			766.6,
			765.09,
			765.03,
			764.59,
			764.09
		],
		"one"
	],
	H2: [
		2.01588,
		2,
		[
			-.01,
			-.01,
			-.01,
			-.01
		],
		[
			286.64,
			286.15,
			286.13,
			285.99,
			285.83
		],
		"one"
	],
	H2O: [
		18.01528,
		2,
		[
			.3093,
			.2562,
			.2546,
			.2419
		],
		[
			45.064,
			44.431,
			44.408,
			44.222,
			44.013
		],
		"one"
	],
	H2S: [
		34.08088,
		2,
		[
			.1006,
			.0923,
			.092,
			.0898
		],
		[
			562.93,
			562.38,
			562.36,
			562.19,
			562.01
		],
		"one"
	],
	NH3: [
		17.03052,
		3,
		[
			.123,
			.11,
			.1096,
			.1062
		],
		[
			384.57,
			383.51,
			383.47,
			383.16,
			382.81
		],
		"one"
	],
	CO: [
		28.0101,
		0,
		[
			.0258,
			.0217,
			.0215,
			.0203
		],
		[
			282.8,
			282.91,
			282.91,
			282.95,
			282.98
		],
		"one"
	],
	He: [
		4.002602,
		0,
		[
			-.01,
			-.01,
			-.01,
			-.01
		],
		[
			0,
			0,
			0,
			0,
			0
		],
		"one"
	],
	Ar: [
		39.948,
		0,
		[
			.0307,
			.0273,
			.0272,
			.0262
		],
		[
			0,
			0,
			0,
			0,
			0
		],
		"one"
	],
	N2: [
		28.0134,
		0,
		[
			.0214,
			.017,
			.0169,
			.0156
		],
		[
			0,
			0,
			0,
			0,
			0
		],
		"two"
	],
	O2: [
		31.9988,
		0,
		[
			.0311,
			.0276,
			.0275,
			.0265
		],
		[
			0,
			0,
			0,
			0,
			0
		],
		"one"
	],
	CO2: [
		44.0095,
		0,
		[
			.0821,
			.0752,
			.0749,
			.073
		],
		[
			0,
			0,
			0,
			0,
			0
		],
		"two"
	],
	SO2: [
		64.0638,
		0,
		[
			.1579,
			.1406,
			.14,
			.1356
		],
		[
			0,
			0,
			0,
			0,
			0
		],
		"one"
	],
	nC12: [
		170.33484,
		26,
		[
			.8567,
			.7615,
			.7583,
			.7335
		],
		[
			8162.43,
			8153.24,
			8152.91,
			8150.21,
			8147.19
		],
		"one"
	]
};
/** t in °C of the columns of table 2. */
var meteringTemperatures = [
	0,
	15,
	15.55,
	20
];
/** t in °C of the columns of table 3. */
var combustionTemperatures = [
	0,
	15,
	15.55,
	20,
	25
];
/** Z of dry air at the metering temperatures and 101 325 Pa, table A.4. */
var airCompressionFactors = [
	.999419,
	.999595,
	.999601,
	.999645
];
/** M of dry air, g/mol, table A.3. */
var airMolarMass = 28.96546;
/** Standard enthalpy of vaporisation of water at the combustion temperatures, kJ/mol, table A.5. */
var vaporisation = [
	45.064,
	44.431,
	44.408,
	44.222,
	44.013
];
/** R of the standard, J/(mol·K), table A.1. */
var gasConstant = 8.3144621;
/** p that the summation factors belong to, Pa. */
var tablePressure = 101325;
// engineering/properties/heating-value/heating-values.ts
var source = "ISO 6976:2016";
Object.keys(table);
/**
* Heating values, Wobbe index and relative density of a gas from its composition, amounts of substance by component id in any
* unit, ISO 6976:2016 equations 1 to 17. A Refusal names a component that the standard has not; RangeError for amounts that
* are none.
*/
function heatingValues(amounts, reference) {
	const pressure = requirePositive("pressure", reference.pressure ?? 101325);
	const burnt = combustionTemperatures.indexOf(reference.combustionTemperature);
	const metered = meteringTemperatures.indexOf(reference.meteringTemperature);
	const parts = fractions(amounts);
	const sum = (of) => parts.reduce((total, { share, row }) => total + share * of(row), 0);
	const molarMass = sum(([mass]) => mass);
	const gross = sum(([, , , heating]) => heating[burnt] ?? NaN);
	const net = gross - sum(([, hydrogen]) => hydrogen) / 2 * (vaporisation[burnt] ?? NaN);
	const ratio = pressure / tablePressure;
	const compressionFactor = 1 - ratio * sum(([, , summation]) => summation[metered] ?? NaN) ** 2;
	const airFactor = 1 - ratio * (1 - (airCompressionFactors[metered] ?? NaN));
	const idealVolume = gasConstant * (reference.meteringTemperature + 273.15) / pressure;
	const volume = compressionFactor * idealVolume;
	const relativeDensity = molarMass / airMolarMass * airFactor / compressionFactor;
	const per = (amount) => ({
		gross: 1e3 * gross / amount,
		net: 1e3 * net / amount
	});
	return {
		molarMass: molarMass / 1e3,
		compressionFactor,
		density: molarMass / 1e3 / volume,
		relativeDensity,
		molar: per(1),
		mass: per(molarMass / 1e3),
		volume: per(volume),
		idealVolume: per(idealVolume),
		wobbe: per(volume * Math.sqrt(relativeDensity)),
		source,
		lessCertain: parts.filter(({ row }) => row[4] === "one").map(({ id }) => id),
		extrapolated: !(compressionFactor > .9) || pressure < 9e4 || pressure > 11e4
	};
}
function fractions(amounts) {
	const present = Object.entries(amounts).filter(([, amount]) => amount !== 0);
	const total = present.reduce((sum, [, amount]) => sum + amount, 0);
	if (present.some(([, amount]) => !(amount > 0)) || !(total > 0 && total < Infinity)) throw new RangeError("amounts must be positive and finite, and one of them above 0");
	return present.map(([id, amount]) => {
		const row = table[id];
		if (row === void 0) throw new Refusal(`ISO 6976 has no heating value of ${id}`);
		return {
			id,
			share: amount / total,
			row
		};
	});
}
// calculators/fluid-properties/fields.ts
var byComposition = { fluidFrom: "composition" };
var byTable = { fluidFrom: "table" };
/** What is typed. */
var asked = fields({
	userDescription,
	fluidFrom: choice("Fluid given by", ["composition", "table"], { names: {
		composition: "Composition",
		table: "Typed table"
	} }),
	composition: list("Composition", componentIds, {
		names: componentNames,
		aliases: componentAliases,
		itemLabel: "component",
		amount: {
			label: "amount",
			atLeast: 0,
			atMost: 1e9
		},
		once: true,
		help: "Fractions, per cent or any other amounts: they count as shares of their sum. Two columns, name and amount, can be pasted from a spreadsheet.",
		when: byComposition
	}),
	basis: choice("Amounts by", ["mole", "mass"], {
		names: {
			mole: "Mole",
			mass: "Mass"
		},
		when: byComposition
	}),
	tablePhase: choice("Table of", ["liquid", "gas"], {
		names: {
			liquid: "A liquid",
			gas: "A gas"
		},
		when: byTable
	}),
	propertyTable: propertyTable("Table of properties", byTable, true),
	given: choice("State given by", [
		"pT",
		"bubbleT",
		"dewT",
		"bubbleP",
		"dewP",
		"ph",
		"ps",
		"hs",
		"pq",
		"Tq"
	], {
		names: {
			pT: "Pressure and temperature",
			bubbleT: "Bubble point at a temperature",
			dewT: "Dew point at a temperature",
			bubbleP: "Bubble point at a pressure",
			dewP: "Dew point at a pressure",
			ph: "Pressure and enthalpy",
			ps: "Pressure and entropy",
			hs: "Enthalpy and entropy",
			pq: "Pressure and vapour quality",
			Tq: "Temperature and vapour quality"
		},
		only: {
			bubbleT: byComposition,
			dewT: byComposition,
			bubbleP: byComposition,
			dewP: byComposition,
			ph: byComposition,
			ps: byComposition,
			hs: byComposition,
			pq: byComposition,
			Tq: byComposition
		}
	}),
	pressure: quantity("Pressure", "absolutePressure", "bar(abs)", {
		symbol: "p",
		above: 0,
		when: { given: [
			"pT",
			"bubbleP",
			"dewP",
			"ph",
			"ps",
			"pq"
		] }
	}),
	temperature: quantity("Temperature", "temperature", "°C", {
		symbol: "T",
		above: absoluteZero,
		when: { given: [
			"pT",
			"bubbleT",
			"dewT",
			"Tq"
		] }
	}),
	enthalpy: quantity("Specific enthalpy", "specificEnergy", "kJ/kg", {
		symbol: "h",
		when: { given: ["ph", "hs"] },
		help: "From the same zero as the results: the ideal gas at 25 °C; for water alone the liquid at its triple point."
	}),
	entropy: quantity("Specific entropy", "specificEntropy", "kJ/(kg·K)", {
		symbol: "s",
		when: { given: ["ps", "hs"] },
		help: "From the same zero as the results: the ideal gas at 25 °C and 1.01325 bar(abs); for water alone the liquid at its triple point."
	}),
	quality: quantity("Vapour quality", "fraction", "", {
		symbol: "x",
		atLeast: 0,
		atMost: 1,
		when: { given: ["pq", "Tq"] },
		help: "Mass of vapour over total mass"
	})
});
// calculators/fluid-properties/composition.ts
var moleFractions = value("moleFractions", {
	composition: asked.composition,
	basis: asked.basis
}, ({ composition, basis }) => moleFractionsOf(composition, basis) ?? absent("no amount of the composition is above 0"));
// calculators/fluid-properties/examples.ts
var exportGas = "C1: 0.85; C2: 0.07; C3: 0.03; iC4: 0.005; nC4: 0.008; nC5: 0.003; nC6: 0.001; N2: 0.013; CO2: 0.02";
var examples = [
	{
		title: "Propane: a storage sphere, its saturation, a vaporiser",
		source: "Lemmon, McLinden and Wagner, 2009",
		cases: [
			{
				userDescription: "Liquid at 20 °C, 12 bar",
				composition: "C3: 1",
				given: "pT",
				pressure: 12,
				temperature: 20
			},
			{
				userDescription: "Boiling at 20 °C",
				composition: "C3: 1",
				given: "bubbleT",
				temperature: 20
			},
			{
				userDescription: "Vapour at 60 °C, 12 bar",
				composition: "C3: 1",
				given: "pT",
				pressure: 12,
				temperature: 60
			}
		]
	},
	{
		title: "An export gas: pipeline, dew point, let-down",
		source: "GERG-2008",
		cases: [
			{
				userDescription: "Pipeline, 15 °C, 100 bar",
				composition: exportGas,
				given: "pT",
				pressure: 100,
				temperature: 15
			},
			{
				userDescription: "Dew point at 40 bar",
				composition: exportGas,
				given: "dewP",
				pressure: 40
			},
			{
				userDescription: "Two phases, 40 bar, −60 °C",
				composition: exportGas,
				given: "pT",
				pressure: 40,
				temperature: -60
			}
		]
	},
	{
		title: "Gas of all 21 components, 400 K and 50 MPa",
		source: "AGA Report 8 Part 2, its check",
		cases: [{
			userDescription: "Check gas",
			composition: "C1: 0.77824; N2: 0.02; CO2: 0.06; C2: 0.08; C3: 0.03; iC4: 0.0015; nC4: 0.003; iC5: 0.0005; nC5: 0.00165; nC6: 0.00215; nC7: 0.00088; nC8: 0.00024; nC9: 0.00015; nC10: 0.00009; H2: 0.004; O2: 0.005; CO: 0.002; H2O: 0.0001; H2S: 0.0025; He: 0.007; Ar: 0.001",
			given: "pT",
			pressure: {
				value: 50,
				unit: "MPa(abs)"
			},
			temperature: {
				value: 400,
				unit: "K"
			}
		}]
	}
];
// calculators/fluid-properties/figures.ts
/** How results are shown: with five digits. */
var figure$1 = { digits: 5 };
/** The same of what an equation of state alone gives, not a typed table. */
var ofState$1 = {
	...figure$1,
	when: byComposition
};
var byEquationOfState = (v) => v.fluid.source;
// calculators/fluid-properties/state.ts
/** The methods of the calculator, each with the equation that it asks for; the best one for the fluid unless named. */
var equations = {
	reference: void 0,
	gerg2008: "gerg2008",
	pr: "pr"
};
/** What each choice of the state asks for. */
var wanted = {
	pT: ["pressure", "temperature"],
	bubbleT: ["temperature"],
	dewT: ["temperature"],
	bubbleP: ["pressure"],
	dewP: ["pressure"],
	ph: ["pressure", "enthalpy"],
	ps: ["pressure", "entropy"],
	hs: ["enthalpy", "entropy"],
	pq: ["pressure", "quality"],
	Tq: ["temperature", "quality"]
};
var labels = {
	pressure: "pressure",
	temperature: "temperature",
	enthalpy: "specific enthalpy",
	entropy: "specific entropy",
	quality: "vapour quality"
};
/** The two properties that fix the state. */
var given = value("givenPair", {
	by: asked.given,
	...maybe({
		pressure: asked.pressure,
		temperature: asked.temperature,
		enthalpy: asked.enthalpy,
		entropy: asked.entropy,
		quality: asked.quality
	})
}, (v) => {
	const lacking = (wanted[v.by] ?? []).filter((name) => v[name] === void 0);
	if (lacking.length > 0) return missing(...lacking.map((name) => labels[name]));
	const { pressure = NaN, temperature = NaN, enthalpy = NaN, entropy = NaN, quality = NaN } = v;
	switch (v.by) {
		case "pT": return {
			pressure,
			temperature
		};
		case "bubbleT": return {
			temperature,
			quality: 0
		};
		case "dewT": return {
			temperature,
			quality: 1
		};
		case "bubbleP": return {
			pressure,
			quality: 0
		};
		case "dewP": return {
			pressure,
			quality: 1
		};
		case "ph": return {
			pressure,
			enthalpy
		};
		case "ps": return {
			pressure,
			entropy
		};
		case "hs": return {
			enthalpy,
			entropy
		};
		case "pq": return {
			pressure,
			quality
		};
		case "Tq": return {
			temperature,
			quality
		};
	}
});
/** A source that each method gives by its own equation. */
function byEquation(give) {
	return byMethod(Object.fromEntries(Object.entries(equations).map(([method, equation]) => [method, give(equation)])));
}
var fluid = byEquation((equation) => value("fluid", { moleFractions }, (v) => {
	const { method, source, remarks, cautions } = fluidOf(v.moleFractions, equation);
	return {
		equation: method,
		source,
		remarks,
		cautions
	};
}));
var state = byEquation((equation) => value("state", {
	moleFractions,
	given
}, (v) => atItsEnd(stateOf(fluidOf(v.moleFractions, equation), v.given))));
/** A state of two phases; with no vapour or no liquid it is that one phase, whose heat capacity and the like exist. */
function atItsEnd(found) {
	const { phases: both, vapourFraction } = found;
	if (!both || vapourFraction !== 0 && vapourFraction !== 1) return found;
	const { state: own } = vapourFraction === 0 ? both.liquid : both.vapour;
	return {
		...own,
		phase: vapourFraction === 0 ? "liquid" : "gas",
		quality: vapourFraction,
		vapourFraction,
		phases: both
	};
}
var critical = byEquation((equation) => value("critical", { moleFractions }, (v) => fluidOf(v.moleFractions, equation).criticalPoint() ?? absent("its phase envelope passes no critical point")));
/** The two phases of a state that has them. */
var phases = value("phases", { state }, (v) => v.state.phases ?? absent(`no second phase: the fluid is ${v.state.phase === "gas" ? "a gas" : v.state.phase}`));
// calculators/fluid-properties/gas-results.ts
/** What a gas is at normal conditions, and what it gives when it is burnt. */
var normal = {
	pressure: 101325,
	temperature: 273.15
};
var normalState = byEquation((equation) => value("normalState", { moleFractions }, (v) => {
	const fluid = fluidOf(v.moleFractions, equation);
	const { phase, density } = stateOf(fluid, normal);
	return phase === "gas" || phase === "supercritical" ? {
		density,
		source: fluid.source
	} : absent("no gas at 0 °C and 1.01325 bar(abs)");
}));
var normalDensity = step("normalDensity", { normalState }, {
	label: "Density at 0 °C and 1.01325 bar(abs)",
	symbol: "ρ_n",
	kind: "density",
	unit: "kg/m³",
	source: (v) => v.normalState.source,
	...ofState$1
}, (v) => v.normalState.density);
var burnt = value("burnt", { moleFractions }, (v) => heatingValues(v.moleFractions, {
	combustionTemperature: 25,
	meteringTemperature: 0
}));
/** What is counted by volume: the standard takes a gas to be nearly ideal. */
var burntByVolume = value("burntByVolume", { burnt }, (v) => v.burnt.extrapolated ? absent("beyond ISO 6976: no nearly ideal gas at 0 °C and 1.01325 bar(abs)") : v.burnt);
var bySource = (v) => `${v.burnt.source}, burnt at 25 °C, volume at 0 °C and 1.01325 bar(abs)`;
var heatingValueGross = step("heatingValueGross", { burnt }, {
	label: "Heating value, gross",
	kind: "specificEnergy",
	unit: "MJ/kg",
	source: bySource,
	...ofState$1
}, (v) => v.burnt.mass.gross);
var heatingValueNet = step("heatingValueNet", { burnt }, {
	label: "Heating value, net",
	kind: "specificEnergy",
	unit: "MJ/kg",
	source: bySource,
	...ofState$1
}, (v) => v.burnt.mass.net);
var heatingValueGrossVolume = step("heatingValueGrossVolume", { burnt: burntByVolume }, {
	label: "Heating value, gross, per normal m³",
	kind: "volumetricEnergy",
	unit: "MJ/m³",
	source: bySource,
	...ofState$1
}, (v) => v.burnt.volume.gross);
var heatingValueNetVolume = step("heatingValueNetVolume", { burnt: burntByVolume }, {
	label: "Heating value, net, per normal m³",
	kind: "volumetricEnergy",
	unit: "MJ/m³",
	source: bySource,
	...ofState$1
}, (v) => v.burnt.volume.net);
var wobbeIndex = step("wobbeIndex", { burnt: burntByVolume }, {
	label: "Wobbe index, gross",
	symbol: "W",
	kind: "volumetricEnergy",
	unit: "MJ/m³",
	source: bySource,
	...ofState$1
}, (v) => v.burnt.wobbe.gross);
// calculators/fluid-properties/loads.ts
var inGerg = new Set(fluidComponents.flatMap(({ id, inGerg: is }) => is ? [id] : []));
/** What all methods need for a composition. */
function loads({ composition }) {
	const ids = (composition ?? []).flatMap(({ item, amount }) => amount > 0 ? [item] : []);
	if (ids.length === 0) return void 0;
	const parts = componentsWithoutAir(ids);
	const waiting = [
		...Object.values(equations).filter((equation) => equation !== "gerg2008" || parts.every((id) => inGerg.has(id))).map((equation) => loadFluidData(ids, equation)),
		loadTransportData(ids),
		...parts.length > ids.length ? [loadTransportData([...new Set(parts)])] : []
	].filter((each) => each !== void 0);
	return waiting.length > 0 ? Promise.all(waiting).then(() => void 0) : void 0;
}
// calculators/fluid-properties/phase-results.ts
/** The two phases of a state in equilibrium. */
var liquidDensity = step("liquidDensity", {
	phases,
	fluid
}, {
	label: "Density, liquid",
	symbol: "ρ_L",
	kind: "density",
	unit: "kg/m³",
	source: byEquationOfState,
	...ofState$1
}, (v) => v.phases.liquid.state.density);
var vapourDensity = step("vapourDensity", {
	phases,
	fluid
}, {
	label: "Density, vapour",
	symbol: "ρ_V",
	kind: "density",
	unit: "kg/m³",
	source: byEquationOfState,
	...ofState$1
}, (v) => v.phases.vapour.state.density);
var liquidEnthalpy = step("liquidEnthalpy", {
	phases,
	fluid
}, {
	label: "Enthalpy, liquid",
	symbol: "h_L",
	kind: "specificEnergy",
	unit: "kJ/kg",
	source: byEquationOfState,
	...ofState$1
}, (v) => v.phases.liquid.state.enthalpy);
var vapourEnthalpy = step("vapourEnthalpy", {
	phases,
	fluid
}, {
	label: "Enthalpy, vapour",
	symbol: "h_V",
	kind: "specificEnergy",
	unit: "kJ/kg",
	source: byEquationOfState,
	...ofState$1
}, (v) => v.phases.vapour.state.enthalpy);
var evaporation = byEquation((equation) => value("evaporation", {
	moleFractions,
	phases
}, (v) => {
	const fluid = fluidOf(v.moleFractions, equation);
	const { pressure } = v.phases.vapour.state;
	const at = (quality) => stateOf(fluid, {
		pressure,
		quality
	}).enthalpy;
	return {
		heat: at(1) - at(0),
		source: fluid.source
	};
}));
var latentHeat = step("latentHeat", { evaporation }, {
	label: "Latent heat, bubble to dew point",
	symbol: "Δh",
	kind: "specificEnergy",
	unit: "kJ/kg",
	source: (v) => v.evaporation.source,
	...ofState$1
}, (v) => v.evaporation.heat);
var compositionOfPhases = step("compositionOfPhases", { phases }, {
	label: "Composition of the phases",
	when: byComposition
}, (v) => {
	if (Object.keys(v.phases.liquid.composition).length === 1) return absent("one component: both phases are of it");
	return table$1([
		{
			id: "component",
			label: "Component"
		},
		{
			id: "liquid",
			label: "Liquid, mole fraction",
			kind: "fraction",
			unit: "",
			digits: 5
		},
		{
			id: "vapour",
			label: "Vapour, mole fraction",
			kind: "fraction",
			unit: "",
			digits: 5
		},
		{
			id: "k",
			label: "K = y/x",
			kind: "number",
			unit: "",
			digits: 4
		}
	], Object.entries(v.phases.liquid.composition).map(([id, x]) => {
		const y = v.phases.vapour.composition[id] ?? 0;
		return [
			componentNames[id] ?? id,
			x,
			y,
			x > 0 ? y / x : void 0
		];
	}));
});
// calculators/fluid-properties/plots.ts
var saturationPoints = 28;
/** The lowest pressure of the lines, Pa. */
var lowest = 1e5;
/** What `give` gives; undefined where the equation refuses. */
function unlessRefused(give) {
	try {
		return give();
	} catch (thrown) {
		if (thrown instanceof Refusal) return void 0;
		throw thrown;
	}
}
/** Saturated states from a low pressure up to the critical point, at one end: 0 the bubble, 1 the dew line. */
function saturated$1(fluid, top, from, quality) {
	return Array.from({ length: 29 }, (_, index) => {
		const pressure = from * (top / from) ** (1 - (1 - index / saturationPoints) ** 2);
		return unlessRefused(() => stateOf(fluid, {
			pressure: Math.min(pressure, top * (1 - 1e-6)),
			quality
		}));
	});
}
var known = /* @__PURE__ */ new WeakMap();
function linesOf(fluid) {
	let lines = known.get(fluid);
	if (!lines) known.set(fluid, lines = drawn(fluid));
	return lines;
}
function drawn(fluid) {
	const envelope = unlessRefused(() => fluid.envelope());
	const critical = unlessRefused(() => fluid.criticalPoint());
	if (envelope) {
		const between = critical ? [unlessRefused(() => stateOf(fluid, critical))] : [];
		const along = (wanted) => envelope.points.filter(({ end }) => end === wanted).map(({ pressure, temperature }) => unlessRefused(() => stateOf(fluid, {
			pressure,
			temperature
		})));
		return {
			envelope,
			critical,
			bubble: [...between, ...along("bubble")],
			dew: [...along("dew"), ...between]
		};
	}
	if (!critical) return {
		envelope,
		critical,
		bubble: [],
		dew: []
	};
	const from = Math.min(lowest, critical.pressure / 20);
	const line = (quality) => saturated$1(fluid, critical.pressure, from, quality);
	return {
		envelope,
		critical,
		bubble: line(0),
		dew: line(1)
	};
}
/** Pressure against temperature and against enthalpy, with the state among the lines where its phases meet. */
function plots({ fluid: about, moleFractions, state }) {
	if (!about || !moleFractions || !state) return [];
	const { equation } = about;
	const { envelope, critical, bubble, dew } = linesOf(fluidOf(moleFractions, equation === "gerg2008" || equation === "pr" ? equation : void 0));
	if (dew.length === 0) return [];
	const inTemperature = (states) => states.map((each) => each && [each.temperature, each.pressure]);
	const inEnthalpy = (states) => states.map((each) => each && [each.enthalpy, each.pressure]);
	const named = (label, point) => point ? [{
		label,
		x: point.temperature,
		y: point.pressure
	}] : [];
	const boundary = envelope ? {
		label: "phase envelope",
		pen: "main",
		points: envelope.points.map((point) => [point.temperature, point.pressure])
	} : {
		label: "saturation",
		pen: "main",
		points: inTemperature(dew)
	};
	return [{
		title: "Pressure against temperature",
		x: {
			label: "Temperature",
			kind: "temperature",
			unit: "°C"
		},
		y: {
			label: "Pressure",
			kind: "absolutePressure",
			unit: "bar(abs)",
			...envelope ? {} : { scale: "log" }
		},
		series: [boundary],
		marks: [
			{
				label: "state",
				x: state.temperature,
				y: state.pressure
			},
			...named("critical", critical),
			...named("cricondentherm", envelope?.cricondentherm),
			...named("cricondenbar", envelope?.cricondenbar)
		]
	}, {
		title: "Pressure against enthalpy",
		x: {
			label: "Specific enthalpy",
			kind: "specificEnergy",
			unit: "kJ/kg"
		},
		y: {
			label: "Pressure",
			kind: "absolutePressure",
			unit: "bar(abs)",
			scale: "log"
		},
		series: [{
			label: "bubble",
			pen: "main",
			points: inEnthalpy(bubble)
		}, {
			label: "dew",
			pen: "second",
			points: inEnthalpy(dew)
		}],
		marks: [{
			label: "state",
			x: state.enthalpy,
			y: state.pressure
		}]
	}];
}
// calculators/fluid-properties/table.ts
/** What a typed table gives at a temperature: a method of its own, beside those of the equations of state. */
var stream = value("tableStream", {
	phase: asked.tablePhase,
	rows: asked.propertyTable,
	pressure: asked.pressure,
	temperature: asked.temperature
}, (v) => streamPhaseAt(tabulatedFluid(v.phase, v.rows), v.pressure, v.temperature));
/** What a step needs that gives a property of the table. */
function inTable(id, read) {
	return { found: value(`${id}InTable`, { stream }, (v) => read(v.stream)) };
}
/** Where a property of the table comes from. */
var asTyped = (v) => v.found.source;
/** A property by whatever the fluid is given: by an equation of state, or by the table. */
function orInTable(ofState, ofTable) {
	return byMethod({
		...Object.fromEntries(Object.keys(equations).map((name) => [name, ofState])),
		table: ofTable
	});
}
var vapourPressure = step("vapourPressure", inTable("vapourPressure", (v) => streamVapourPressure(v.fluid, v.temperature)), {
	label: "Vapour pressure",
	symbol: "p_v",
	kind: "absolutePressure",
	unit: "bar(abs)",
	source: asTyped,
	...figure$1,
	when: byTable
}, (v) => v.found.value);
var tableRemarks = check({ stream }, (v) => (streamRemarks(v.stream.fluid)?.remarks ?? []).map((remark) => info(remark, { field: "propertyTable" })));
/** What a table is read with. */
var tableLoads = picture({ fluidFrom: asked.fluidFrom }, ({ fluidFrom }) => fluidFrom === "table" ? loadStreamData({
	type: "components",
	amounts: {}
}) : void 0);
// calculators/fluid-properties/state-results.ts
/** The properties of the fluid as a whole. */
/** A property that a single phase has, or why there is none in this state. */
function ofOnePhase({ phase, quality }, property) {
	if (property !== void 0) return property;
	return phase === "two-phase" && quality !== 0 && quality !== 1 ? absent("no one value in two phases") : absent("no finite value at the critical point");
}
var phase = step("phase", { state }, {
	label: "Phase",
	when: byComposition
}, (v) => phaseNames[v.state.phase]);
var phaseNames = {
	gas: "Gas",
	liquid: "Liquid",
	"two-phase": "Two-phase",
	supercritical: "Supercritical"
};
var equation = step("equation", { fluid }, {
	label: "Equation of state",
	source: byEquationOfState,
	when: byComposition
}, (v) => {
	return {
		iapws: "IAPWS-IF97",
		reference: "Reference equation",
		gerg2008: "GERG-2008",
		pr: "Peng–Robinson"
	}[v.fluid.equation];
});
var molarMassInfo = {
	label: "Molar mass",
	symbol: "M",
	kind: "molarMass",
	unit: "g/mol",
	...figure$1
};
var molarMass = orInTable(step("molarMass", { state }, molarMassInfo, (v) => v.state.molarMass), step("molarMass", inTable("molarMass", streamMolarMass), {
	...molarMassInfo,
	source: asTyped
}, (v) => v.found.value));
var pressure = step("pressure", { state }, {
	label: "Pressure",
	symbol: "p",
	kind: "absolutePressure",
	unit: "bar(abs)",
	...ofState$1
}, (v) => v.state.pressure);
var temperature = step("temperature", { state }, {
	label: "Temperature",
	symbol: "T",
	kind: "temperature",
	unit: "°C",
	...ofState$1
}, (v) => v.state.temperature);
var densityInfo = {
	label: "Density",
	symbol: "ρ",
	kind: "density",
	unit: "kg/m³",
	...figure$1
};
var density = orInTable(step("density", {
	state,
	fluid
}, {
	...densityInfo,
	source: byEquationOfState
}, (v) => v.state.density), step("density", inTable("density", streamDensity), {
	...densityInfo,
	source: asTyped
}, (v) => v.found.value));
var specificVolume = step("specificVolume", { density }, {
	label: "Specific volume",
	symbol: "v",
	equation: "v = 1/ρ",
	kind: "specificVolume",
	unit: "m³/kg",
	...figure$1
}, (v) => 1 / v.density);
var compressibilityFactorInfo = {
	label: "Compressibility factor",
	symbol: "Z",
	kind: "number",
	unit: "",
	...figure$1
};
var compressibilityFactor = orInTable(step("compressibilityFactor", { state }, compressibilityFactorInfo, (v) => v.state.compressibilityFactor), step("compressibilityFactor", inTable("compressibilityFactor", streamCompressibility), {
	...compressibilityFactorInfo,
	source: asTyped
}, (v) => v.found.value));
var vapourFraction = step("vapourFraction", { state }, {
	label: "Vapour fraction, molar",
	symbol: "β",
	kind: "fraction",
	unit: "",
	...ofState$1
}, (v) => v.state.vapourFraction ?? absent("no vapour fraction in a single phase"));
var quality = step("quality", { state }, {
	label: "Vapour quality, by mass",
	symbol: "x",
	kind: "fraction",
	unit: "",
	...ofState$1
}, (v) => v.state.quality ?? absent("no vapour quality in a single phase"));
var enthalpy = step("enthalpy", {
	state,
	fluid
}, {
	label: "Specific enthalpy",
	symbol: "h",
	kind: "specificEnergy",
	unit: "kJ/kg",
	source: byEquationOfState,
	...ofState$1
}, (v) => v.state.enthalpy);
var internalEnergy = step("internalEnergy", {
	enthalpy,
	pressure,
	density
}, {
	label: "Specific internal energy",
	symbol: "u",
	equation: "u = h-p/ρ",
	kind: "specificEnergy",
	unit: "kJ/kg",
	...ofState$1
}, (v) => v.enthalpy - v.pressure / v.density);
var entropy = step("entropy", {
	state,
	fluid
}, {
	label: "Specific entropy",
	symbol: "s",
	kind: "specificEntropy",
	unit: "kJ/(kg·K)",
	source: byEquationOfState,
	...ofState$1
}, (v) => v.state.entropy);
var isobaricHeatCapacityInfo = {
	label: "Isobaric heat capacity",
	symbol: "c_p",
	kind: "specificHeat",
	unit: "kJ/(kg·K)",
	...figure$1
};
var cpOfState = step("isobaricHeatCapacity", {
	state,
	fluid
}, {
	...isobaricHeatCapacityInfo,
	source: byEquationOfState
}, (v) => ofOnePhase(v.state, v.state.cp));
var isobaricHeatCapacity = orInTable(cpOfState, step("isobaricHeatCapacity", inTable("isobaricHeatCapacity", streamHeatCapacity), {
	...isobaricHeatCapacityInfo,
	source: asTyped
}, (v) => v.found.value));
var isochoricHeatCapacity = step("isochoricHeatCapacity", {
	state,
	fluid
}, {
	label: "Isochoric heat capacity",
	symbol: "c_v",
	kind: "specificHeat",
	unit: "kJ/(kg·K)",
	source: byEquationOfState,
	...ofState$1
}, (v) => ofOnePhase(v.state, v.state.cv));
var heatCapacityRatioInfo = {
	label: "Ratio of specific heats",
	symbol: "k",
	kind: "number",
	unit: "",
	...figure$1
};
var heatCapacityRatio = orInTable(step("heatCapacityRatio", {
	isobaricHeatCapacity: cpOfState,
	isochoricHeatCapacity
}, {
	...heatCapacityRatioInfo,
	equation: "k = c_p/c_v"
}, (v) => v.isobaricHeatCapacity / v.isochoricHeatCapacity), step("heatCapacityRatio", inTable("heatCapacityRatio", streamIdealHeatRatio), {
	...heatCapacityRatioInfo,
	source: asTyped
}, (v) => v.found.value));
var speedOfSound = step("speedOfSound", {
	state,
	fluid
}, {
	label: "Speed of sound",
	symbol: "w",
	kind: "velocity",
	unit: "m/s",
	source: byEquationOfState,
	...ofState$1
}, (v) => ofOnePhase(v.state, v.state.speedOfSound));
var isentropicExponent = step("isentropicExponent", {
	density,
	speedOfSound,
	pressure
}, {
	label: "Isentropic exponent, real",
	symbol: "κ",
	equation: "κ = ρ*w^2/p",
	kind: "number",
	unit: "",
	...ofState$1
}, (v) => v.density * v.speedOfSound ** 2 / v.pressure);
var jouleThomson = step("jouleThomson", {
	state,
	fluid
}, {
	label: "Joule–Thomson coefficient",
	symbol: "μ_JT",
	kind: "jouleThomson",
	unit: "K/bar",
	source: byEquationOfState,
	...ofState$1
}, (v) => ofOnePhase(v.state, v.state.jouleThomson));
var criticalTemperature = step("criticalTemperature", { critical }, {
	label: "Critical temperature",
	symbol: "T_c",
	kind: "temperature",
	unit: "°C",
	...ofState$1
}, (v) => v.critical.temperature);
var criticalPressure = step("criticalPressure", { critical }, {
	label: "Critical pressure",
	symbol: "p_c",
	kind: "absolutePressure",
	unit: "bar(abs)",
	...ofState$1
}, (v) => v.critical.pressure);
// calculators/fluid-properties/transport-results.ts
/** Viscosity, thermal conductivity and surface tension. */
var figure = { digits: 4 };
var ofState = {
	...figure,
	when: byComposition
};
var twoPhases = "no one value in two phases: those of each are below";
/** What the correlations are asked of the one phase that there is. */
function inOnePhase(state, composition, ask) {
	return state.phase === "two-phase" ? absent(twoPhases) : ask({
		composition,
		state
	});
}
var shown = ({ source, uncertainty, extrapolated }) => `${source}; within about ${Math.round(uncertainty * 100)} %${extrapolated ? ", beyond the range of its source" : ""}`;
var viscosityFound = byEquation((equation) => value("viscosityFound", {
	moleFractions,
	state
}, (v) => {
	const fluid = fluidOf(v.moleFractions, equation);
	return inOnePhase(v.state, fluid.composition, (phase) => transportOf(fluid).viscosity(phase));
}));
var conductivityFound = byEquation((equation) => value("conductivityFound", {
	moleFractions,
	state
}, (v) => {
	const fluid = fluidOf(v.moleFractions, equation);
	return inOnePhase(v.state, fluid.composition, (phase) => transportOf(fluid).thermalConductivity(phase));
}));
var ofPhases = byEquation((equation) => value("transportOfPhases", {
	moleFractions,
	phases
}, (v) => {
	const transport = transportOf(fluidOf(v.moleFractions, equation));
	const { liquid, vapour } = v.phases;
	return {
		liquidViscosity: transport.viscosity(liquid),
		vapourViscosity: transport.viscosity(vapour),
		liquidConductivity: transport.thermalConductivity(liquid),
		vapourConductivity: transport.thermalConductivity(vapour)
	};
}));
var tensionFound = byEquation((equation) => value("tensionFound", {
	moleFractions,
	phases
}, (v) => transportOf(fluidOf(v.moleFractions, equation)).surfaceTension(v.phases.liquid, v.phases.vapour)));
var viscosityInfo = {
	label: "Viscosity",
	symbol: "μ",
	kind: "dynamicViscosity",
	unit: "cP",
	...figure
};
var viscosity = orInTable(step("viscosity", { viscosityFound }, {
	...viscosityInfo,
	source: (v) => shown(v.viscosityFound)
}, (v) => v.viscosityFound.value), step("viscosity", inTable("viscosity", streamViscosity), {
	...viscosityInfo,
	source: asTyped
}, (v) => v.found.value));
var kinematicViscosity = step("kinematicViscosity", {
	viscosity,
	density
}, {
	label: "Kinematic viscosity",
	symbol: "ν",
	equation: "ν = μ/ρ",
	kind: "kinematicViscosity",
	unit: "cSt",
	...figure
}, (v) => v.viscosity / v.density);
var thermalConductivityInfo = {
	label: "Thermal conductivity",
	symbol: "λ",
	kind: "thermalConductivity",
	unit: "W/(m·K)",
	...figure
};
var thermalConductivity = orInTable(step("thermalConductivity", { conductivityFound }, {
	...thermalConductivityInfo,
	source: (v) => shown(v.conductivityFound)
}, (v) => v.conductivityFound.value), step("thermalConductivity", inTable("thermalConductivity", streamThermalConductivity), {
	...thermalConductivityInfo,
	source: asTyped
}, (v) => v.found.value));
var surfaceTensionInfo = {
	label: "Surface tension",
	symbol: "σ",
	kind: "surfaceTension",
	unit: "mN/m",
	...figure
};
var surfaceTension = orInTable(step("surfaceTension", { tensionFound }, {
	...surfaceTensionInfo,
	source: (v) => shown(v.tensionFound)
}, (v) => v.tensionFound.value), step("surfaceTension", inTable("surfaceTension", (stream) => streamSurfaceTension(stream.fluid, stream.temperature)), {
	...surfaceTensionInfo,
	source: asTyped
}, (v) => v.found.value));
var liquidViscosity = step("liquidViscosity", { ofPhases }, {
	label: "Viscosity, liquid",
	symbol: "μ_L",
	kind: "dynamicViscosity",
	unit: "cP",
	source: (v) => shown(v.ofPhases.liquidViscosity),
	...ofState
}, (v) => v.ofPhases.liquidViscosity.value);
var vapourViscosity = step("vapourViscosity", { ofPhases }, {
	label: "Viscosity, vapour",
	symbol: "μ_V",
	kind: "dynamicViscosity",
	unit: "cP",
	source: (v) => shown(v.ofPhases.vapourViscosity),
	...ofState
}, (v) => v.ofPhases.vapourViscosity.value);
var liquidConductivity = step("liquidConductivity", { ofPhases }, {
	label: "Thermal conductivity, liquid",
	symbol: "λ_L",
	kind: "thermalConductivity",
	unit: "W/(m·K)",
	source: (v) => shown(v.ofPhases.liquidConductivity),
	...ofState
}, (v) => v.ofPhases.liquidConductivity.value);
var vapourConductivity = step("vapourConductivity", { ofPhases }, {
	label: "Thermal conductivity, vapour",
	symbol: "λ_V",
	kind: "thermalConductivity",
	unit: "W/(m·K)",
	source: (v) => shown(v.ofPhases.vapourConductivity),
	...ofState
}, (v) => v.ofPhases.vapourConductivity.value);
// calculators/fluid-properties/prandtl.ts
var prandtlNumber = step("prandtlNumber", {
	viscosity,
	isobaricHeatCapacity,
	thermalConductivity
}, {
	label: "Prandtl number",
	symbol: "Pr",
	equation: "Pr = μ*c_p/λ",
	kind: "number",
	unit: "",
	digits: 4
}, (v) => v.viscosity * v.isobaricHeatCapacity / v.thermalConductivity);
// calculators/fluid-properties/published.ts
var printed = (digits, unit) => ({
	printed: digits,
	unit
});
var quoted = (paper) => ({
	kind: "quoted",
	source: `${paper}, as quoted in the tests of pychemqt (J. J. Gómez Romera)`
});
/** A row of a paper's table of saturation: p in MPa, ρ of both phases in kg/m³, cp in kJ/(kg·K) and w in m/s of the liquid. */
function saturation(fluid, name, paper, temperature, [p, liquidDensity, vapourDensity, cp, w]) {
	return {
		type: "case",
		...quoted(paper),
		title: `${name}, saturated at ${temperature} K`,
		case: {
			composition: `${fluid}: 1`,
			given: "bubbleT",
			temperature: {
				value: temperature,
				unit: "K"
			}
		},
		expect: {
			pressure: printed(p, "MPa(abs)"),
			liquidDensity: printed(liquidDensity, "kg/m³"),
			vapourDensity: printed(vapourDensity, "kg/m³"),
			isobaricHeatCapacity: printed(cp, "kJ/(kg·K)"),
			speedOfSound: printed(w, "m/s")
		}
	};
}
/**
* A check value of a paper: w in m/s at T in K and a density, which is asked for by the pressure in MPa that the paper prints
* beside it.
*/
function soundSpeed(fluid, name, paper, [temperature, pressure, w]) {
	return {
		type: "case",
		...quoted(paper),
		title: `${name}, ${temperature} K and ${pressure} MPa`,
		case: {
			composition: `${fluid}: 1`,
			given: "pT",
			pressure: {
				value: pressure,
				unit: "MPa(abs)"
			},
			temperature: {
				value: temperature,
				unit: "K"
			}
		},
		expect: { speedOfSound: printed(w, "m/s") }
	};
}
var butanes = "Bücker and Wagner 2006, Table";
/** Tables of saturation in the papers of the reference equations. */
var saturated = [
	saturation("C1", "Methane", "Setzmann and Wagner 1991, Table 39", 140, [
		"0.64118",
		"376.87",
		"10.152",
		"3.8129",
		"1037.7"
	]),
	saturation("C2", "Ethane", "Bücker and Wagner 2006, Table 29", 180, [
		"0.078638",
		"549.50874",
		"1.62533",
		"2.421",
		"1350.47"
	]),
	saturation("C3", "Propane", "Lemmon, McLinden and Wagner 2009, Table 5", 323.15, [
		"1.7133",
		"448.87",
		"38.630",
		"3.089",
		"546.8"
	]),
	saturation("iC4", "Isobutane", `${butanes} 46`, 200, [
		"0.003814",
		"657.706",
		"0.13378",
		"1.968",
		"1389.12"
	]),
	saturation("nC4", "n-Butane", `${butanes} 44`, 300, [
		"0.25760",
		"570.68",
		"6.5164",
		"2.451",
		"890.88"
	]),
	saturation("C2=", "Ethylene", "Smukala, Span and Wagner 2000, Table 32", 200, [
		"0.45549",
		"521.22",
		"8.4936",
		"2.5287",
		"1070.0"
	]),
	saturation("Ar", "Argon", "Tegeler, Span and Wagner 1999, Table 33", 120, [
		"1.2130",
		"1162.82",
		"60.144",
		"1.3324",
		"584.19"
	]),
	saturation("H2", "Hydrogen", "Leachman et al. 2009, Table 14", 30, [
		"0.80432",
		"54.538",
		"10.445",
		"25.284",
		"713.07"
	]),
	saturation("CO2", "Carbon dioxide", "Span and Wagner 1996, Table 34", 260, [
		"2.4188",
		"998.89",
		"64.417",
		"2.2554",
		"652.58"
	]),
	saturation("R134a", "R134a", "Tillner-Roth and Baehr 1994, Table 8", 374, [
		"4.0416",
		"587.91",
		"434.06",
		"101.66",
		"92.401"
	])
];
/** Check values of the papers of the other reference equations. */
var checked = [
	soundSpeed("nC8", "n-Octane", "Beckmüller et al., Table 17", [
		500,
		22.12393515,
		"741.4733129"
	]),
	soundSpeed("nC12", "n-Dodecane", "Lemmon and Huber 2004, Table 5", [
		300,
		7.161946,
		"1316.614"
	]),
	soundSpeed("cC6", "Cyclohexane", "Zhou et al. 2014, Table 5", [
		300,
		24.173705,
		"1383.3878"
	]),
	soundSpeed("1C4=", "1-Butene", "Lemmon and Ihmels 2005, Table 9", [
		350,
		.75679,
		"211.38"
	]),
	soundSpeed("iC4=", "Isobutene", "Lemmon and Ihmels 2005, Table 9", [
		350,
		.75754,
		"211.02"
	]),
	soundSpeed("SO2", "Sulfur dioxide", "Gao et al. 2016, Table 6", [
		250,
		12.2955804,
		"1130.24"
	]),
	soundSpeed("NH3", "Ammonia", "Gao et al. 2020, Table 7", [
		320,
		27.63275,
		"1370.446"
	]),
	soundSpeed("EtOH", "Ethanol", "Schroeder et al. 2014, Table 30", [
		300,
		65.640781,
		"1454.8360"
	]),
	soundSpeed("Cl2", "Chlorine", "Thol et al. 2021, Table 4", [
		300,
		11.8456782,
		"876.623793"
	]),
	soundSpeed("PG", "Propylene glycol", "Eisenbach et al. 2021, Table 8", [
		400,
		61.287909,
		"1467.8267"
	]),
	soundSpeed("VCM", "Vinyl chloride", "Thol, Fenkl and Lemmon 2022, Table 5", [
		300,
		23.0374719,
		"1008.04450"
	])
];
/** What the program that goes with AGA Report 8 Part 2 prints for its check gas, and what papers print of pure fluids. */
var published = [
	{
		type: "case",
		kind: "program",
		title: "Gas of all 21 components, 400 K and 50 MPa",
		source: "the program of AGA Report 8 Part 2 (2017), its check",
		case: {
			...examples[2]?.cases[0],
			method: "gerg2008"
		},
		expect: {
			molarMass: printed("20.5427445016", "g/mol"),
			compressibilityFactor: printed("1.174690666384", ""),
			speedOfSound: printed("714.42488405960", "m/s"),
			isentropicExponent: printed("2.68382025506", ""),
			jouleThomson: printed("7.1556295815e-5", "K/kPa")
		}
	},
	...saturated,
	...checked
];
// calculators/fluid-properties/definition.ts
var shares = check({ composition: asked.composition }, ({ composition }) => {
	const sum = composition.reduce((total, { amount }) => total + amount, 0);
	return [1, 100].some((total) => Math.abs(sum / total - 1) < 1e-6) || !(sum > 0) ? [] : [info(`The amounts add up to ${Number(sum.toPrecision(6))}; they are taken as shares of that.`, { field: "composition" })];
});
var remarks = check({ fluid }, (v) => [...v.fluid.remarks.map((remark) => info(remark, { field: "composition" })), ...v.fluid.cautions.map((caution) => warning(caution, { field: "composition" }))]);
var twoLiquids = check({ phases }, (v) => v.phases.vapour.state.phase === "liquid" ? [warning("Both phases are liquids; what is called vapour here is the lighter of them.", { field: "phase" })] : []);
/** Components whose summation factor of ISO 6976 rests on one transcription, on which what is by volume rests. */
var lessCertain = check({ burnt: burntByVolume }, ({ burnt: { lessCertain: ids, source } }) => ids.length === 0 ? [] : [info(`The compression factor of ${ids.map((id) => componentNames[id] ?? id).join(", ")} by ISO 6976 was found in one transcription of the standard; the heating values by volume and the Wobbe index rest on it.`, {
	field: "heatingValueGrossVolume",
	source
})]);
var transportBeyond = check({
	viscosity: viscosityFound,
	conductivity: conductivityFound
}, ({ viscosity, conductivity }) => [...viscosity.extrapolated ? [warning("The viscosity is beyond the range of its source.", {
	field: "viscosity",
	source: viscosity.source
})] : [], ...conductivity.extrapolated ? [warning("The thermal conductivity is beyond the range of its source.", {
	field: "thermalConductivity",
	source: conductivity.source
})] : []]);
/** The fluid as other calculators choose one. */
var carried = ["composition", "propertyTable"].map((at) => ({
	subject: "fluid",
	at,
	fields: {
		source: "fluidFrom",
		composition: "composition",
		compositionBasis: "basis",
		tablePhase: "tablePhase",
		propertyTable: "propertyTable"
	}
}));
var definition_default = calculation(meta, {
	inputs: {
		Fluid: [
			asked.userDescription,
			asked.fluidFrom,
			asked.composition,
			asked.basis,
			asked.tablePhase,
			asked.propertyTable
		],
		State: [
			asked.given,
			asked.pressure,
			asked.temperature,
			asked.enthalpy,
			asked.entropy,
			asked.quality
		]
	},
	methods: {
		reference: {
			name: "Best for the fluid",
			inWords: "the equation that is best for the fluid",
			when: byComposition
		},
		gerg2008: {
			name: "GERG-2008",
			when: byComposition
		},
		pr: {
			name: "Peng–Robinson",
			when: byComposition
		},
		table: {
			name: "As typed",
			inWords: "the typed table",
			when: byTable
		}
	},
	results: {
		State: [
			phase,
			equation,
			pressure,
			temperature,
			density,
			specificVolume,
			compressibilityFactor,
			molarMass,
			vapourFraction,
			quality
		],
		"Energy and flow": [
			enthalpy,
			internalEnergy,
			entropy,
			isobaricHeatCapacity,
			isochoricHeatCapacity,
			heatCapacityRatio,
			isentropicExponent,
			speedOfSound,
			jouleThomson
		],
		Transport: [
			viscosity,
			kinematicViscosity,
			thermalConductivity,
			prandtlNumber
		],
		Phases: [
			vapourPressure,
			liquidDensity,
			vapourDensity,
			liquidEnthalpy,
			vapourEnthalpy,
			latentHeat,
			liquidViscosity,
			vapourViscosity,
			liquidConductivity,
			vapourConductivity,
			surfaceTension,
			compositionOfPhases
		],
		"Critical point": [criticalTemperature, criticalPressure],
		Gas: [
			normalDensity,
			heatingValueGross,
			heatingValueNet,
			heatingValueGrossVolume,
			heatingValueNetVolume,
			wobbeIndex
		]
	},
	primary: density,
	answers: [
		density,
		phase,
		viscosity,
		compressibilityFactor
	],
	crossCheck: {
		result: density,
		questions: [phase],
		alike: ["Gas", "Supercritical"],
		unsafe: "either",
		consequence: "one of the two equations does not describe this fluid well here"
	},
	checks: [
		shares,
		remarks,
		twoLiquids,
		lessCertain,
		transportBeyond,
		tableRemarks
	],
	examples,
	published,
	plots: picture({
		fluid,
		moleFractions,
		state
	}, plots),
	carried,
	loads: [picture({ composition: asked.composition }, loads), tableLoads],
	references: [
		"O. Kunz and W. Wagner, J. Chem. Eng. Data 57 (2012) 3032–3091: GERG-2008; ISO 20765-2:2015.",
		"IAPWS R7-97(2012): IAPWS-IF97; R12-08, R15-11 and R1-76(2014) for transport properties.",
		"D. B. Robinson and D.-Y. Peng, GPA Research Report RR-28 (1978).",
		"M. L. Huber, NIST Standard Reference Database 4 (SUPERTRAPP), 1996: corresponding states for transport properties.",
		"ISO 6976:2016, Natural gas: calculation of calorific values, density, relative density and Wobbe indices from composition.",
		"The reference equation of each pure fluid is named where it is used."
	]
});
export { definition_default as default };
