import { B as info, E as calculation, Et as meta, G as missing, T as value, W as absent, _ as field, h as check, j as quantity, ot as Refusal, r as disagreement, st as stated, w as step, x as maybe, z as error } from "./kit-R3DteEWw.js";
import { i as userDescription } from "./shared-fields-D5hou02i.js";
import { D as evaluateRegion2, E as evaluateRegion3, M as evaluateRegion1, O as evaluateRegion2Metastable, R as volume3AtPT, g as saturationPressureAt, h as surfaceTensionAt, n as saturatedAtTemperature, t as saturatedAtPressure, v as saturationTemperatureAt, w as SteamProperties, z as volumeBoundary } from "./saturated-pair-mWGFE35l.js";
import { A as boundary23TemperatureHS, B as boundary3abEnthalpy, C as backwardTemperature2PH, D as backwardVolume3PH, E as backwardTemperature3PS, F as boundary23Pressure, I as boundary23Temperature, L as boundary2abEnthalpy, M as liquidEnthalpy3aS, N as vapourEnthalpy2abS, O as backwardVolume3PS, P as vapourEnthalpy2c3bS, R as boundary2bcEnthalpy, S as backwardTemperature1PS, T as backwardTemperature3PH, _ as backwardPressure3HS, a as steamAtPX, b as backwardSaturationTemperatureHS, g as backwardPressure2HS, h as backwardPressure1HS, i as steamAtPT, j as liquidEnthalpy1S, k as boundary13Enthalpy, l as evaluateAtPT, m as evaluateRegion5, n as steamAtPH, o as steamAtTX, r as steamAtPS, t as steamAtHS, v as backwardSaturationPressure3H, w as backwardTemperature2PS, x as backwardTemperature1PH, y as backwardSaturationPressure3S, z as boundary2bcPressure } from "./steam-CPEPiFHu.js";
import { d as criticalTemperature$1, u as criticalPressure$1 } from "./transport.generated-mdLL_E31.js";
import { i as thermalConductivity$1, n as criticalConductivity, t as backgroundConductivity } from "./conductivity-ILusN_C6.js";
import { n as viscosityWithEnhancement, t as viscosity$1 } from "./viscosity-BiaO5ZFZ.js";
// engineering/properties/steam/coefficients/units.ts
/** SI units in one of the releases' own: Pa in a MPa, J/kg in a kJ/kg, J/(kg·K) in a kJ/(kg·K). */
var siPerReleaseUnit = {
	p: 1e6,
	T: 1,
	h: 1e3,
	s: 1e3,
	v: 1
};
// engineering/properties/steam/published/tables.ts
var units$1 = {
	p: "MPa",
	T: "K",
	h: "kJ/kg",
	s: "kJ/(kg·K)",
	v: "m³/kg"
};
/** Values of a table of two variables whose function takes them as they are printed. */
function printedPairs(source, unit, label, compute, rows) {
	return rows.map(([first, second, expected, unitsInLastDigit = .5]) => ({
		label: label(first, second),
		source,
		expected,
		unitsInLastDigit,
		unit,
		compute: () => compute(first, second)
	}));
}
/** Values of a table of one variable whose function takes it as it is printed. */
function printedSingles(source, unit, label, compute, rows) {
	return rows.map(([argument, expected]) => ({
		label: label(argument),
		source,
		expected,
		unit,
		compute: () => compute(argument)
	}));
}
/** Values of a table in the releases' units for a function in SI units of two variables. */
function pairValues(source, result, [a, b], what, compute, rows) {
	return printedPairs(source, units$1[result], (first, second) => `${result}(${a}, ${b}) of ${what} at ${first} ${units$1[a]}, ${second} ${units$1[b]}`, (first, second) => compute(first * siPerReleaseUnit[a], second * siPerReleaseUnit[b]) / siPerReleaseUnit[result], rows);
}
/** Values of a table in the releases' units for a function in SI units of one variable. */
function singleValues(source, result, a, what, compute, rows) {
	return printedSingles(source, units$1[result], (argument) => `${result}(${a}) of ${what} at ${argument} ${units$1[a]}`, (argument) => compute(argument * siPerReleaseUnit[a]) / siPerReleaseUnit[result], rows);
}
// engineering/properties/steam/published/backward.ts
/** Verification values of the backward equations of two variables. */
var publishedBackward = [
	...pairValues("IAPWS R7-97(2012) Table 7", "T", ["p", "h"], "region 1", backwardTemperature1PH, [
		[
			3,
			500,
			"391.798509"
		],
		[
			80,
			500,
			"378.108626"
		],
		[
			80,
			1500,
			"611.041229"
		]
	]),
	...pairValues("IAPWS R7-97(2012) Table 9", "T", ["p", "s"], "region 1", backwardTemperature1PS, [
		[
			3,
			.5,
			"307.842258"
		],
		[
			80,
			.5,
			"309.979785"
		],
		[
			80,
			3,
			"565.899909"
		]
	]),
	...pairValues("IAPWS R7-97(2012) Table 24", "T", ["p", "h"], "region 2", backwardTemperature2PH, [
		[
			.001,
			3e3,
			"534.433241"
		],
		[
			3,
			3e3,
			"575.373370"
		],
		[
			3,
			4e3,
			"1010.77577"
		],
		[
			5,
			3500,
			"801.299102"
		],
		[
			5,
			4e3,
			"1015.31583"
		],
		[
			25,
			3500,
			"875.279054"
		],
		[
			40,
			2700,
			"743.056411"
		],
		[
			60,
			2700,
			"791.137067"
		],
		[
			60,
			3200,
			"882.756860"
		]
	]),
	...pairValues("IAPWS R7-97(2012) Table 29", "T", ["p", "s"], "region 2", backwardTemperature2PS, [
		[
			.1,
			7.5,
			"399.517097"
		],
		[
			.1,
			8,
			"514.127081"
		],
		[
			2.5,
			8,
			"1039.84917"
		],
		[
			8,
			6,
			"600.484040"
		],
		[
			8,
			7.5,
			"1064.95556"
		],
		[
			90,
			6,
			"1038.01126"
		],
		[
			20,
			5.75,
			"697.992849"
		],
		[
			80,
			5.25,
			"854.011484"
		],
		[
			80,
			5.75,
			"949.017998"
		]
	]),
	...pairValues("IAPWS SR2-01(2014) Table 3", "p", ["h", "s"], "region 1", backwardPressure1HS, [
		[
			.001,
			0,
			"9.800980612e-4"
		],
		[
			90,
			0,
			"91.92954727"
		],
		[
			1500,
			3.4,
			"58.68294423"
		]
	]),
	...pairValues("IAPWS SR2-01(2014) Table 9", "p", ["h", "s"], "region 2", backwardPressure2HS, [
		[
			2800,
			6.5,
			"1.371012767"
		],
		[
			2800,
			9.5,
			"0.001879743844"
		],
		[
			4100,
			9.5,
			"0.1024788997"
		],
		[
			2800,
			6,
			"4.793911442"
		],
		[
			3600,
			6,
			"83.95519209"
		],
		[
			3600,
			7,
			"7.527161441"
		],
		[
			2800,
			5.1,
			"94.39202060"
		],
		[
			2800,
			5.8,
			"8.414574124"
		],
		[
			3400,
			5.8,
			"83.76903879"
		]
	]),
	...pairValues("IAPWS SR3-03(2014) Table 5", "T", ["p", "h"], "region 3", backwardTemperature3PH, [
		[
			20,
			1700,
			"629.3083892"
		],
		[
			50,
			2e3,
			"690.5718338"
		],
		[
			100,
			2100,
			"733.6163014"
		],
		[
			20,
			2500,
			"641.8418053"
		],
		[
			50,
			2400,
			"735.1848618"
		],
		[
			100,
			2700,
			"842.0460876"
		]
	]),
	...pairValues("IAPWS SR3-03(2014) Table 8", "v", ["p", "h"], "region 3", backwardVolume3PH, [
		[
			20,
			1700,
			"0.001749903962"
		],
		[
			50,
			2e3,
			"0.001908139035"
		],
		[
			100,
			2100,
			"0.001676229776"
		],
		[
			20,
			2500,
			"0.006670547043"
		],
		[
			50,
			2400,
			"0.002801244590"
		],
		[
			100,
			2700,
			"0.002404234998"
		]
	]),
	...pairValues("IAPWS SR3-03(2014) Table 12", "T", ["p", "s"], "region 3", backwardTemperature3PS, [
		[
			20,
			3.8,
			"628.2959869"
		],
		[
			50,
			3.6,
			"629.7158726"
		],
		[
			100,
			4,
			"705.6880237"
		],
		[
			20,
			5,
			"640.1176443"
		],
		[
			50,
			4.5,
			"716.3687517"
		],
		[
			100,
			5,
			"847.4332825"
		]
	]),
	...pairValues("IAPWS SR3-03(2014) Table 15", "v", ["p", "s"], "region 3", backwardVolume3PS, [
		[
			20,
			3.8,
			"0.001733791463"
		],
		[
			50,
			3.6,
			"0.001469680170"
		],
		[
			100,
			4,
			"0.001555893131"
		],
		[
			20,
			5,
			"0.006262101987"
		],
		[
			50,
			4.5,
			"0.002332634294"
		],
		[
			100,
			5,
			"0.002449610757"
		]
	]),
	...pairValues("IAPWS SR4-04(2014) Table 5", "p", ["h", "s"], "region 3", backwardPressure3HS, [
		[
			1700,
			3.8,
			"25.55703246"
		],
		[
			2e3,
			4.2,
			"45.40873468"
		],
		[
			2100,
			4.3,
			"60.78123340"
		],
		[
			2600,
			5.1,
			"34.34999263"
		],
		[
			2400,
			4.7,
			"63.63924887"
		],
		[
			2700,
			5,
			"88.39043281"
		]
	]),
	...pairValues("IAPWS SR4-04(2014) Table 26", "T", ["h", "s"], "the boundary of regions 2 and 3", boundary23TemperatureHS, [
		[
			2600,
			5.1,
			"713.5259364"
		],
		[
			2700,
			5.15,
			"768.5345532"
		],
		[
			2800,
			5.2,
			"817.6202120"
		]
	]),
	...pairValues("IAPWS SR4-04(2014) Table 29", "T", ["h", "s"], "the two-phase region", backwardSaturationTemperatureHS, [
		[
			1800,
			5.3,
			"346.8475498"
		],
		[
			2400,
			6,
			"425.1373305"
		],
		[
			2500,
			5.5,
			"522.5579013"
		]
	])
];
/** Verification values of the saturation line and of the boundaries between regions. */
var publishedBoundaries = [
	...singleValues("IAPWS R7-97(2012) Table 35", "p", "T", "the saturation line", saturationPressureAt, [
		[300, "0.00353658941"],
		[500, "2.63889776"],
		[600, "12.3443146"]
	]),
	...singleValues("IAPWS R7-97(2012) Table 36", "T", "p", "the saturation line", saturationTemperatureAt, [
		[.1, "372.755919"],
		[1, "453.035632"],
		[10, "584.149488"]
	]),
	...singleValues("IAPWS SR3-03(2014) Table 18", "p", "h", "the saturation line at region 3", backwardSaturationPressure3H, [
		[1700, "17.24175718"],
		[2e3, "21.93442957"],
		[2400, "20.18090839"]
	]),
	...singleValues("IAPWS SR3-03(2014) Table 20", "p", "s", "the saturation line at region 3", backwardSaturationPressure3S, [
		[3.8, "16.87755057"],
		[4.2, "21.64451789"],
		[5.2, "16.68968482"]
	]),
	...singleValues("IAPWS SR4-04(2014) Table 11", "h", "s", "saturated liquid at region 1", liquidEnthalpy1S, [
		[1, "308.5509647"],
		[2, "700.6304472"],
		[3, "1198.359754"]
	]),
	...singleValues("IAPWS SR4-04(2014) Table 11", "h", "s", "saturated liquid at region 3", liquidEnthalpy3aS, [
		[3.8, "1685.025565"],
		[4, "1816.891476"],
		[4.2, "1949.352563"]
	]),
	...singleValues("IAPWS SR4-04(2014) Table 18", "h", "s", "saturated vapour at subregions 2a and 2b", vapourEnthalpy2abS, [
		[7, "2723.729985"],
		[8, "2599.047210"],
		[9, "2511.861477"]
	]),
	...singleValues("IAPWS SR4-04(2014) Table 18", "h", "s", "saturated vapour at subregions 2c and 3b", vapourEnthalpy2c3bS, [
		[5.5, "2687.693850"],
		[5, "2451.623609"],
		[4.5, "2144.360448"]
	]),
	...singleValues("IAPWS SR4-04(2014) Table 24", "h", "s", "the boundary of regions 1 and 3", boundary13Enthalpy, [
		[3.7, "1632.525047"],
		[3.6, "1593.027214"],
		[3.5, "1566.104611"]
	]),
	...singleValues("IAPWS R7-97(2012) text to eq. 6", "p", "T", "the boundary of regions 2 and 3", boundary23Pressure, [[623.15, "16.5291643"]]),
	...singleValues("IAPWS R7-97(2012) text to eq. 6", "T", "p", "the boundary of regions 2 and 3", boundary23Temperature, [[16.5291643, "623.150000"]]),
	...singleValues("IAPWS R7-97(2012) text to eq. 21", "p", "h", "the boundary of subregions 2b and 2c", boundary2bcPressure, [[3516.004323, "100.0000000"]]),
	...singleValues("IAPWS R7-97(2012) text to eq. 21", "h", "p", "the boundary of subregions 2b and 2c", boundary2bcEnthalpy, [[100, "3516.004323"]]),
	...singleValues("IAPWS SR2-01(2014) text to eq. 2", "h", "s", "the boundary of subregions 2a and 2b", boundary2abEnthalpy, [[7, "3376.437884"]]),
	...singleValues("IAPWS SR3-03(2014) text to eq. 1", "h", "p", "the boundary of subregions 3a and 3b", boundary3abEnthalpy, [[25, "2095.936454"]])
];
// engineering/properties/steam/published/regions.ts
var release$2 = "IAPWS R7-97(2012)";
var units = {
	v: "m³/kg",
	p: "MPa",
	h: "kJ/kg",
	u: "kJ/kg",
	s: "kJ/(kg·K)",
	cp: "kJ/(kg·K)",
	w: "m/s"
};
var read = {
	v: (state) => state.specificVolume,
	p: (state) => state.pressure * 1e-6,
	h: (state) => state.enthalpy * .001,
	u: (state) => state.internalEnergy * .001,
	s: (state) => state.entropy * .001,
	cp: (state) => state.isobaricHeatCapacity * .001,
	w: (state) => state.speedOfSound
};
var properties = [
	"v",
	"p",
	"h",
	"u",
	"s",
	"cp",
	"w"
];
/** A release's table as single values; `evaluate` takes the two numbers of a row. */
function values(table, title, evaluate, rows) {
	return rows.flatMap(([first, T, expected]) => properties.flatMap((property) => {
		const printed = expected[property];
		if (printed === void 0) return [];
		const compute = () => {
			const state = new SteamProperties();
			evaluate(first, T, state);
			return read[property](state);
		};
		return [{
			label: `${property} ${title(first, T)}`,
			source: `${release$2} ${table}`,
			expected: printed,
			unit: units[property],
			compute
		}];
	}));
}
/** Evaluation of a region that takes p in MPa and T in K. */
function atPressure$1(evaluate) {
	return (p, T, state) => {
		state.pressure = p * 1e6;
		state.temperature = T;
		evaluate(state);
	};
}
var named = (region) => (p, T) => `of ${region} at ${p} MPa, ${T} K`;
/** Verification values of the fundamental equations, R7-97(2012). */
var publishedRegions = [
	...values("Table 5", named("region 1"), atPressure$1(evaluateRegion1), [
		[
			3,
			300,
			{
				v: "0.00100215168",
				h: "115.331273",
				u: "112.324818",
				s: "0.392294792",
				cp: "4.17301218",
				w: "1507.73921"
			}
		],
		[
			80,
			300,
			{
				v: "9.71180894e-4",
				h: "184.142828",
				u: "106.448356",
				s: "0.368563852",
				cp: "4.01008987",
				w: "1634.69054"
			}
		],
		[
			3,
			500,
			{
				v: "0.00120241800",
				h: "975.542239",
				u: "971.934985",
				s: "2.58041912",
				cp: "4.65580682",
				w: "1240.71337"
			}
		]
	]),
	...values("Table 15", named("region 2"), atPressure$1(evaluateRegion2), [
		[
			.0035,
			300,
			{
				v: "39.4913866",
				h: "2549.91145",
				u: "2411.69160",
				s: "8.52238967",
				cp: "1.91300162",
				w: "427.920172"
			}
		],
		[
			.0035,
			700,
			{
				v: "92.3015898",
				h: "3335.68375",
				u: "3012.62819",
				s: "10.1749996",
				cp: "2.08141274",
				w: "644.289068"
			}
		],
		[
			30,
			700,
			{
				v: "0.00542946619",
				h: "2631.49474",
				u: "2468.61076",
				s: "5.17540298",
				cp: "10.3505092",
				w: "480.386523"
			}
		]
	]),
	...values("Table 18", named("metastable vapour"), atPressure$1(evaluateRegion2Metastable), [
		[
			1,
			450,
			{
				v: "0.192516540",
				h: "2768.81115",
				u: "2576.29461",
				s: "6.56660377",
				cp: "2.76349265",
				w: "498.408101"
			}
		],
		[
			1,
			440,
			{
				v: "0.186212297",
				h: "2740.15123",
				u: "2553.93894",
				s: "6.50218759",
				cp: "2.98166443",
				w: "489.363295"
			}
		],
		[
			1.5,
			450,
			{
				v: "0.121685206",
				h: "2721.34539",
				u: "2538.81758",
				s: "6.29170440",
				cp: "3.62795578",
				w: "481.941819"
			}
		]
	]),
	...values("Table 33", (rho, T) => `of region 3 at ${rho} kg/m³, ${T} K`, evaluateRegion3, [
		[
			500,
			650,
			{
				p: "25.5837018",
				h: "1863.43019",
				u: "1812.26279",
				s: "4.05427273",
				cp: "13.8935717",
				w: "502.005554"
			}
		],
		[
			200,
			650,
			{
				p: "22.2930643",
				h: "2375.12401",
				u: "2263.65868",
				s: "4.85438792",
				cp: "44.6579342",
				w: "383.444594"
			}
		],
		[
			500,
			750,
			{
				p: "78.3095639",
				h: "2258.68845",
				u: "2102.06932",
				s: "4.46971906",
				cp: "6.34165359",
				w: "760.696041"
			}
		]
	]),
	...values("Table 42", named("region 5"), atPressure$1(evaluateRegion5), [
		[
			.5,
			1500,
			{
				v: "1.38455090",
				h: "5219.76855",
				u: "4527.49310",
				s: "9.65408875",
				cp: "2.61609445",
				w: "917.068690"
			}
		],
		[
			30,
			1500,
			{
				v: "0.0230761299",
				h: "5167.23514",
				u: "4474.95124",
				s: "7.72970133",
				cp: "2.72724317",
				w: "928.548002"
			}
		],
		[
			30,
			2e3,
			{
				v: "0.0311385219",
				h: "6571.22604",
				u: "5637.07038",
				s: "8.53640523",
				cp: "2.88569882",
				w: "1067.36948"
			}
		]
	])
];
// engineering/properties/steam/iapws95/coefficients.ts
/** Coefficients of IAPWS-95, R6-95(2018) Tables 1 and 2. */
/** n₃° of ln τ and the pairs nᵢ°, γᵢ° of ln(1 − exp(−γ τ)) in the ideal-gas part. */
var idealLogarithm = 3.00632;
var idealExponentials = [
	[.012436, 1.28728967],
	[.97315, 3.53734222],
	[1.2795, 7.74073708],
	[.96956, 9.24437796],
	[.24873, 27.5075105]
];
/** Terms n δᵈ τᵗ exp(−δᶜ), without the exponential where c is 0. */
var powerTerms = [
	[
		0,
		1,
		-.5,
		.012533547935523
	],
	[
		0,
		1,
		.875,
		7.8957634722828
	],
	[
		0,
		1,
		1,
		-8.7803203303561
	],
	[
		0,
		2,
		.5,
		.31802509345418
	],
	[
		0,
		2,
		.75,
		-.26145533859358
	],
	[
		0,
		3,
		.375,
		-.0078199751687981
	],
	[
		0,
		4,
		1,
		.0088089493102134
	],
	[
		1,
		1,
		4,
		-.66856572307965
	],
	[
		1,
		1,
		6,
		.20433810950965
	],
	[
		1,
		1,
		12,
		-66212605039687e-18
	],
	[
		1,
		2,
		1,
		-.19232721156002
	],
	[
		1,
		2,
		5,
		-.25709043003438
	],
	[
		1,
		3,
		4,
		.16074868486251
	],
	[
		1,
		4,
		2,
		-.040092828925807
	],
	[
		1,
		4,
		13,
		3.9343422603254e-7
	],
	[
		1,
		5,
		9,
		-75941377088144e-19
	],
	[
		1,
		7,
		3,
		.00056250979351888
	],
	[
		1,
		9,
		4,
		-15608652257135e-18
	],
	[
		1,
		10,
		11,
		1.1537996422951e-9
	],
	[
		1,
		11,
		4,
		3.6582165144204e-7
	],
	[
		1,
		13,
		13,
		-13251180074668e-25
	],
	[
		1,
		15,
		1,
		-62639586912454e-23
	],
	[
		2,
		1,
		7,
		-.10793600908932
	],
	[
		2,
		2,
		1,
		.017611491008752
	],
	[
		2,
		2,
		9,
		.22132295167546
	],
	[
		2,
		2,
		10,
		-.40247669763528
	],
	[
		2,
		3,
		10,
		.58083399985759
	],
	[
		2,
		4,
		3,
		.0049969146990806
	],
	[
		2,
		4,
		7,
		-.031358700712549
	],
	[
		2,
		4,
		10,
		-.74315929710341
	],
	[
		2,
		5,
		10,
		.4780732991548
	],
	[
		2,
		6,
		6,
		.020527940895948
	],
	[
		2,
		6,
		10,
		-.13636435110343
	],
	[
		2,
		7,
		10,
		.014180634400617
	],
	[
		2,
		9,
		1,
		.0083326504880713
	],
	[
		2,
		9,
		2,
		-.029052336009585
	],
	[
		2,
		9,
		3,
		.038615085574206
	],
	[
		2,
		9,
		4,
		-.020393486513704
	],
	[
		2,
		9,
		8,
		-.0016554050063734
	],
	[
		2,
		10,
		6,
		.0019955571979541
	],
	[
		2,
		10,
		9,
		.00015870308324157
	],
	[
		2,
		12,
		8,
		-1638856834253e-17
	],
	[
		3,
		3,
		16,
		.043613615723811
	],
	[
		3,
		4,
		22,
		.034994005463765
	],
	[
		3,
		4,
		23,
		-.076788197844621
	],
	[
		3,
		5,
		23,
		.022446277332006
	],
	[
		4,
		14,
		10,
		-62689710414685e-18
	],
	[
		6,
		3,
		50,
		-55711118565645e-23
	],
	[
		6,
		6,
		44,
		-.19905718354408
	],
	[
		6,
		6,
		46,
		.31777497330738
	],
	[
		6,
		6,
		50,
		-.11841182425981
	]
];
/** Terms n δᵈ τᵗ exp(−α(δ − 1)² − β(τ − γ)²). */
var gaussianTerms = [
	[
		3,
		0,
		-31.306260323435,
		20,
		150,
		1.21
	],
	[
		3,
		1,
		31.546140237781,
		20,
		150,
		1.21
	],
	[
		3,
		4,
		-2521.3154341695,
		20,
		250,
		1.25
	]
];
/** Terms n Δᵇ δ ψ; a, β, A and B are the same for both. */
var nonAnalyticTerms = [[
	.85,
	-.14874640856724,
	28,
	700
], [
	.95,
	.31806110878444,
	32,
	800
]];
var nonAnalytic = {
	a: 3.5,
	beta: .3,
	A: .32,
	B: .2
};
// engineering/properties/steam/iapws95/iapws95.ts
/**
* What the transport releases take from IAPWS-95, R6-95(2018): the compressibility and the heat capacities that their
* own verification tables for scientific use were made with. Slow and plain; nothing but verification uses it.
*/
var gasConstant = 461.51805;
/** Heat capacities in J/(kg·K) and (∂p/∂ρ) at constant T in Pa·m³/kg of IAPWS-95 at ρ in kg/m³ and T in K. */
function iapws95(density, T) {
	const delta = density / 322;
	const tau = criticalTemperature$1 / T;
	const residual = residualDerivatives(delta, tau);
	const cv = -461.51805 * (idealTauTau(tau) + residual.tauTau);
	const slope = 1 + 2 * residual.delta + residual.deltaDelta;
	const coupling = 1 + residual.delta - residual.deltaTau;
	return {
		cv,
		cp: cv + gasConstant * coupling * coupling / slope,
		pressurePerDensity: gasConstant * T * slope
	};
}
function idealTauTau(tau) {
	return idealExponentials.reduce((sum, [n, gamma]) => {
		const decay = Math.exp(-gamma * tau);
		return sum - n * (gamma * tau) ** 2 * decay / (1 - decay) ** 2;
	}, -idealLogarithm);
}
function residualDerivatives(delta, tau) {
	const sum = {
		delta: 0,
		deltaDelta: 0,
		deltaTau: 0,
		tauTau: 0
	};
	for (const [c, d, t, n] of powerTerms) {
		const power = c === 0 ? 0 : delta ** c;
		add(sum, n * delta ** d * tau ** t * Math.exp(-power), [d - c * power, -c * c * power], [t, 0]);
	}
	for (const [d, t, n, alpha, beta, gamma] of gaussianTerms) add(sum, n * delta ** d * tau ** t * Math.exp(-alpha * (delta - 1) ** 2 - beta * (tau - gamma) ** 2), [d - 2 * alpha * delta * (delta - 1), -2 * alpha * delta * (2 * delta - 1)], [t - 2 * beta * tau * (tau - gamma), -2 * beta * tau * (2 * tau - gamma)]);
	for (const [b, n, C, D] of nonAnalyticTerms) addNonAnalytic(sum, delta, tau, b, n, C, D);
	return sum;
}
/** Adds a term f with δ f_δ = A f and τ f_τ = B f; each pair is A, δ A_δ and B, τ B_τ. */
function add(sum, term, [A, slopeA], [B, slopeB]) {
	sum.delta += A * term;
	sum.deltaDelta += (A * A + slopeA - A) * term;
	sum.deltaTau += A * B * term;
	sum.tauTau += (B * B + slopeB - B) * term;
}
/** R6-95(2018) Table 5, last rows, with the powers of (δ − 1)² joined so that none is singular at δ = 1. */
function addNonAnalytic(sum, delta, tau, b, n, C, D) {
	const { a, beta, A, B } = nonAnalytic;
	const q = 1 / (2 * beta);
	const e = delta - 1;
	const e2 = e * e;
	const theta = 1 - tau + A * e2 ** q;
	const distance = theta * theta + B * e2 ** a;
	const k = A * theta * (2 / beta) * e2 ** (q - 1) + 2 * B * a * e2 ** (a - 1);
	const distanceD = e * k;
	const distanceDD = k + 4 * B * a * (a - 1) * e2 ** (a - 1) + 2 * A * A * e2 ** (2 * q - 1) / (beta * beta) + A * theta * (4 / beta) * (q - 1) * e2 ** (q - 1);
	const power = distance ** b;
	const power1 = b * distance ** (b - 1);
	const power2 = b * (b - 1) * distance ** (b - 2);
	const powerD = power1 * distanceD;
	const powerDD = power1 * distanceDD + power2 * distanceD * distanceD;
	const powerT = -2 * theta * power1;
	const powerTT = 2 * power1 + 4 * theta * theta * power2;
	const powerDT = -A * (2 / beta) * power1 * e * e2 ** (q - 1) - 2 * theta * power2 * distanceD;
	const t = tau - 1;
	const psi = n * Math.exp(-C * e2 - D * t * t);
	const psiD = -2 * C * e * psi;
	const psiDD = (2 * C * e2 - 1) * 2 * C * psi;
	const psiT = -2 * D * t * psi;
	const psiTT = (2 * D * t * t - 1) * 2 * D * psi;
	const psiDT = 4 * C * D * e * t * psi;
	sum.delta += delta * (power * (psi + delta * psiD) + powerD * delta * psi);
	sum.deltaDelta += delta * delta * (power * (2 * psiD + delta * psiDD) + 2 * powerD * (psi + delta * psiD) + powerDD * delta * psi);
	sum.deltaTau += delta * tau * (power * (psiT + delta * psiDT) + delta * powerD * psiT + powerT * (psi + delta * psiD) + powerDT * delta * psi);
	sum.tauTau += tau * tau * delta * (powerTT * psi + 2 * powerT * psiT + power * psiTT);
}
// engineering/properties/steam/published/scientific.ts
/** ζ = (∂ρ̄/∂p̄) at constant T by IAPWS-95. */
function zeta95(density, T) {
	return criticalPressure$1 / (322 * iapws95(density, T).pressurePerDensity);
}
var referenceTemperature = 1.5 * criticalTemperature$1;
/** μ in Pa·s with critical enhancement, its derivatives by IAPWS-95: R12-08 for scientific use. */
function scientificViscosity(density, T) {
	return viscosityWithEnhancement(density, T, zeta95(density, T), zeta95(density, referenceTemperature));
}
/** λ in W/(m·K) with critical enhancement, its derivatives by IAPWS-95: R15-11 for scientific use. */
function scientificConductivity(density, T) {
	const { cp, cv } = iapws95(density, T);
	const enhancement = criticalConductivity(density, T, {
		isobaricHeatCapacity: cp,
		isochoricHeatCapacity: cv,
		viscosity: scientificViscosity(density, T),
		zeta: zeta95(density, T),
		referenceZeta: zeta95(density, referenceTemperature)
	});
	return backgroundConductivity(density, T) + enhancement;
}
/** λ in W/(m·K) for industrial use at p in Pa and T in K. */
function industrialConductivityAtPressure(p, T) {
	const state = new SteamProperties();
	evaluateAtPT(p, T, state);
	return industrialConductivity(state);
}
/** λ in W/(m·K) for industrial use in region 3 at ρ in kg/m³ and T in K. */
function industrialConductivityAtDensity(density, T) {
	const state = new SteamProperties();
	evaluateRegion3(density, T, state);
	return industrialConductivity(state);
}
function industrialConductivity(state) {
	return thermalConductivity$1(state, viscosity$1(1 / state.specificVolume, state.temperature));
}
// engineering/properties/steam/published/transport.ts
var atDensity = (rho, T) => `at ${rho} kg/m³, ${T} K`;
var atPressure = (p, T) => `at ${p} MPa, ${T} K`;
var nearCritical = 647.35;
var onIsotherm = (rho) => atDensity(rho, nearCritical);
/** Verification values of viscosity, thermal conductivity and surface tension. */
var publishedTransport = [
	...printedPairs("IAPWS R12-08 Table 4", "μPa·s", (rho, T) => `μ without critical enhancement ${atDensity(rho, T)}`, (rho, T) => viscosity$1(rho, T) * 1e6, [
		[
			998,
			298.15,
			"889.735100"
		],
		[
			1200,
			298.15,
			"1437.649467"
		],
		[
			1e3,
			373.15,
			"307.883622"
		],
		[
			1,
			433.15,
			"14.538324"
		],
		[
			1e3,
			433.15,
			"217.685358"
		],
		[
			1,
			873.15,
			"32.619287"
		],
		[
			100,
			873.15,
			"35.802262"
		],
		[
			600,
			873.15,
			"77.430195"
		],
		[
			1,
			1173.15,
			"44.217245"
		],
		[
			100,
			1173.15,
			"47.640433"
		],
		[
			400,
			1173.15,
			"64.154608"
		]
	]),
	...printedSingles("IAPWS R12-08 Table 5", "μPa·s", (rho) => `μ with critical enhancement ${onIsotherm(rho)}`, (rho) => scientificViscosity(rho, nearCritical) * 1e6, [
		[122, "25.520677"],
		[222, "31.337589"],
		[272, "36.228143"],
		[322, "42.961579"],
		[372, "45.688204"],
		[422, "49.436256"]
	]),
	...printedPairs("IAPWS R15-11 Table 4", "mW/(m·K)", (rho, T) => `λ without critical enhancement ${atDensity(rho, T)}`, (rho, T) => backgroundConductivity(rho, T) * 1e3, [
		[
			0,
			298.15,
			"18.4341883"
		],
		[
			998,
			298.15,
			"607.712868"
		],
		[
			1200,
			298.15,
			"799.038144"
		],
		[
			0,
			873.15,
			"79.1034659"
		]
	]),
	...printedSingles("IAPWS R15-11 Table 5", "mW/(m·K)", (rho) => `λ with critical enhancement ${onIsotherm(rho)}`, (rho) => scientificConductivity(rho, nearCritical) * 1e3, [
		[1, "51.9298924"],
		[122, "130.922885"],
		[222, "367.787459"],
		[272, "757.959776"],
		[322, "1443.75556"],
		[372, "650.319402"],
		[422, "448.883487"],
		[750, "600.961346"]
	]),
	...printedPairs("IAPWS R15-11 Table 7", "mW/(m·K)", (p, T) => `λ for industrial use in region 1 ${atPressure(p, T)}`, (p, T) => industrialConductivityAtPressure(p * 1e6, T) * 1e3, [[
		20,
		620,
		"481.485195"
	], [
		50,
		620,
		"545.038940"
	]]),
	...printedPairs("IAPWS R15-11 Table 8", "mW/(m·K)", (p, T) => `λ for industrial use in region 2 ${atPressure(p, T)}`, (p, T) => industrialConductivityAtPressure(p * 1e6, T) * 1e3, [[
		.3,
		650,
		"52.2311024"
	], [
		50,
		800,
		"177.709914"
	]]),
	...printedSingles("IAPWS R15-11 Table 9", "mW/(m·K)", (rho) => `λ for industrial use in region 3 ${onIsotherm(rho)}`, (rho) => industrialConductivityAtDensity(rho, nearCritical) * 1e3, [[222, "366.879411"], [322, "1241.82415"]]),
	...printedSingles("IAPWS R1-76(2014) Table 1", "mN/m", (T) => `σ at ${T} K`, (T) => surfaceTensionAt(T) * 1e3, [
		[273.16, "75.65"],
		[283.15, "74.22"],
		[293.15, "72.74"],
		[303.15, "71.19"],
		[313.15, "69.60"],
		[323.15, "67.94"],
		[333.15, "66.24"],
		[343.15, "64.48"],
		[353.15, "62.67"],
		[363.15, "60.82"],
		[373.15, "58.91"],
		[393.15, "54.97"],
		[413.15, "50.86"],
		[433.15, "46.59"],
		[453.15, "42.19"],
		[473.15, "37.67"],
		[523.15, "26.04"],
		[573.15, "14.36"],
		[623.15, "3.67"],
		[643.15, "0.39"]
	])
];
// engineering/properties/steam/published/volume3.ts
var release$1 = "IAPWS SR5-05(2016)";
var boundaries = [
	[
		"ab",
		"Table 3",
		40,
		"693.0341408"
	],
	[
		"cd",
		"Table 3",
		25,
		"649.3659208"
	],
	[
		"ef",
		"Table 3",
		40,
		"713.9593992"
	],
	[
		"gh",
		"Table 3",
		23,
		"649.8873759"
	],
	[
		"ij",
		"Table 3",
		23,
		"651.5778091"
	],
	[
		"jk",
		"Table 3",
		23,
		"655.8338344"
	],
	[
		"mn",
		"Table 3",
		22.8,
		"649.6054133"
	],
	[
		"op",
		"Table 3",
		22.8,
		"650.0106943"
	],
	[
		"qu",
		"Table 3",
		22,
		"645.6355027"
	],
	[
		"rx",
		"Table 3",
		22,
		"648.2622754"
	],
	[
		"uv",
		"Table 11",
		22.3,
		"647.7996121"
	],
	[
		"wx",
		"Table 11",
		22.3,
		"648.2049480"
	]
];
var rows = [
	[
		50,
		630,
		"0.001470853100"
	],
	[
		80,
		670,
		"0.001503831359"
	],
	[
		50,
		710,
		"0.002204728587"
	],
	[
		80,
		750,
		"0.001973692940"
	],
	[
		20,
		630,
		"0.001761696406"
	],
	[
		30,
		650,
		"0.001819560617"
	],
	[
		26,
		656,
		"0.002245587720"
	],
	[
		30,
		670,
		"0.002506897702"
	],
	[
		26,
		661,
		"0.002970225962"
	],
	[
		30,
		675,
		"0.003004627086"
	],
	[
		26,
		671,
		"0.005019029401"
	],
	[
		30,
		690,
		"0.004656470142"
	],
	[
		23.6,
		649,
		"0.002163198378"
	],
	[
		24,
		650,
		"0.002166044161"
	],
	[
		23.6,
		652,
		"0.002651081407"
	],
	[
		24,
		654,
		"0.002967802335"
	],
	[
		23.6,
		653,
		"0.003273916816"
	],
	[
		24,
		655,
		"0.003550329864"
	],
	[
		23.5,
		655,
		"0.004545001142"
	],
	[
		24,
		660,
		"0.005100267704"
	],
	[
		23,
		660,
		"0.006109525997"
	],
	[
		24,
		670,
		"0.006427325645"
	],
	[
		22.6,
		646,
		"0.002117860851"
	],
	[
		23,
		646,
		"0.002062374674"
	],
	[
		22.6,
		648.6,
		"0.002533063780"
	],
	[
		22.8,
		649.3,
		"0.002572971781"
	],
	[
		22.6,
		649,
		"0.002923432711"
	],
	[
		22.8,
		649.7,
		"0.002913311494"
	],
	[
		22.6,
		649.1,
		"0.003131208996"
	],
	[
		22.8,
		649.9,
		"0.003221160278"
	],
	[
		22.6,
		649.4,
		"0.003715596186"
	],
	[
		22.8,
		650.2,
		"0.003664754790"
	],
	[
		21.1,
		640,
		"0.001970999272"
	],
	[
		21.8,
		643,
		"0.002043919161"
	],
	[
		21.1,
		644,
		"0.005251009921"
	],
	[
		21.8,
		648,
		"0.005256844741"
	],
	[
		19.1,
		635,
		"0.001932829079"
	],
	[
		20,
		638,
		"0.001985387227"
	],
	[
		17,
		626,
		"0.008483262001"
	],
	[
		20,
		640,
		"0.006227528101"
	]
];
var nearCriticalRows = [
	[
		21.5,
		644.6,
		"0.002268366647"
	],
	[
		22,
		646.1,
		"0.002296350553"
	],
	[
		22.5,
		648.6,
		"0.002832373260"
	],
	[
		22.3,
		647.9,
		"0.002811424405"
	],
	[
		22.15,
		647.5,
		"0.003694032281"
	],
	[
		22.3,
		648.1,
		"0.003622226305"
	],
	[
		22.11,
		648,
		"0.004528072649"
	],
	[
		22.3,
		649,
		"0.004556905799"
	],
	[
		22,
		646.84,
		"0.002698354719"
	],
	[
		22.064,
		647.05,
		"0.002717655648"
	],
	[
		22,
		646.89,
		"0.003798732962"
	],
	[
		22.064,
		647.15,
		"0.003701940010",
		.6
	]
];
function volume(p, T) {
	return volume3AtPT(p, T, T < 647.096 && p >= saturationPressureAt(T));
}
/** Verification values of v(p, T) in region 3 and of the boundaries between its subregions, SR5-05(2016). */
var publishedVolumes = [
	...boundaries.flatMap(([name, table, p, T]) => singleValues(`${release$1} ${table}`, "T", "p", `subregion boundary ${name}`, (at) => volumeBoundary(name, at), [[p, T]])),
	...pairValues(`${release$1} Table 5`, "v", ["p", "T"], "region 3", volume, rows),
	...pairValues(`${release$1} Table 13`, "v", ["p", "T"], "region 3 near the critical point", volume, nearCriticalRows)
];
// engineering/properties/steam/published.ts
/** Every value that the releases print for the verification of programs: the validation page lists them, the tests walk them. */
/** Published verification values of water and steam, by release. */
var publishedSteamValues = [
	...publishedRegions,
	...publishedBackward,
	...publishedBoundaries,
	...publishedVolumes,
	...publishedTransport
];
// calculators/steam-tables/question.ts
var names = [
	"pressure",
	"temperature",
	"enthalpy",
	"entropy",
	"quality"
];
/** The least and the greatest pressure at which steam can be saturated, and the greatest temperature. */
var lowestSaturation = stated("absolutePressure", 611.2127, { digits: 7 });
var criticalPressure = stated("absolutePressure", 22064e3, { digits: 5 });
var criticalTemperature = stated("temperature", 647.096, { digits: 6 });
/** The range of IAPWS-IF97, and how far it goes above 800 °C. */
var lowestPressure = stated("absolutePressure", .1, { digits: 3 });
var highestPressure = stated("absolutePressure", 1e8);
var highestHotPressure = stated("absolutePressure", 5e7, { digits: 3 });
var freezing = stated("temperature", 273.15);
var hot = stated("temperature", 1073.15, { digits: 3 });
var hottest = stated("temperature", 2273.15);
/** Every combination that determines the answer, and how. */
var questions = {
	temperature: (asked) => saturationAt(asked.temperature),
	pressure: (asked) => unless(() => ({
		type: "saturation",
		phases: saturatedAtPressure(asked.pressure),
		critical: false
	}), refused("no saturated state at this pressure", "Pressure must be between {least} and {most} (critical point) for saturated steam.", "pressure", {
		least: lowestSaturation,
		most: criticalPressure
	})),
	"pressure, temperature": ({ pressure, temperature }) => unless(() => single(steamAtPT(pressure, temperature)), outOfRange(pressure, temperature)),
	"pressure, enthalpy": ({ pressure, enthalpy }) => unless(() => single(steamAtPH(pressure, enthalpy)), noState("pressure", "enthalpy")),
	"pressure, entropy": ({ pressure, entropy }) => unless(() => single(steamAtPS(pressure, entropy)), noState("pressure", "entropy")),
	"enthalpy, entropy": ({ enthalpy, entropy }) => unless(() => single(steamAtHS(enthalpy, entropy)), noState("enthalpy", "entropy")),
	"pressure, quality": ({ pressure, quality }) => unless(() => mixture(saturatedAtPressure(pressure), steamAtPX(pressure, quality)), refused("no two-phase state at this pressure", "Pressure must be between {least} and {most} (critical point) for a vapour quality.", "pressure", {
		least: lowestSaturation,
		most: criticalPressure
	})),
	"temperature, quality": ({ temperature, quality }) => unless(() => mixture(saturatedAtTemperature(temperature), steamAtTX(temperature, quality)), refused("no two-phase state at this temperature", "Temperature must be between {least} and {most} (critical point) for a vapour quality.", "temperature", {
		least: freezing,
		most: criticalTemperature
	}))
};
/** The combinations in words, for the person who gave another. */
var allowed = "temperature or pressure alone (saturation), or one of the pairs pressure and temperature, pressure and enthalpy, pressure and entropy, enthalpy and entropy, pressure and quality, temperature and quality";
/** The names of what is given, in the order of `names`: the question's name. */
function questionOf(given) {
	return names.filter((name) => given[name] !== void 0).join(", ");
}
/** The answer to what is given; undefined when it determines nothing. */
function answerTo(given) {
	const { pressure = NaN, temperature = NaN, enthalpy = NaN, entropy = NaN, quality = NaN } = given;
	return questions[questionOf(given)]?.({
		pressure,
		temperature,
		enthalpy,
		entropy,
		quality
	});
}
/** What is missing beside a quantity that says nothing alone. */
var companions = {
	"": "temperature or pressure",
	enthalpy: "pressure or entropy with the enthalpy",
	entropy: "pressure or enthalpy with the entropy",
	quality: "pressure or temperature with the quality"
};
var [lowest, highest] = [273.16, 647.15];
/** A temperature typed in °C has passed through K: this much of it, in K, is rounding. */
var rounding = 1e-9;
/** Saturation at a temperature in K, from 0.01 to 374 °C; the last hundredths above the critical one are its own. */
function saturationAt(temperature) {
	if (!(temperature >= lowest - rounding && temperature <= highest + rounding)) return refused("no saturated state at this temperature", "Temperature must be between 0.01°C and 374°C (critical point).", "temperature");
	const critical = temperature > criticalTemperature$1;
	return {
		type: "saturation",
		phases: saturatedAtTemperature(critical ? criticalTemperature$1 : temperature),
		critical
	};
}
function single(state) {
	return {
		type: "state",
		state,
		phases: state.region === 4 ? saturatedAtPressure(state.pressure) : void 0
	};
}
/** A two-phase state; with no vapour or no liquid it is that one phase, whose heat capacity and the like exist. */
function mixture(phases, state) {
	if (state.quality === 0) return {
		type: "state",
		state: {
			...phases.liquid,
			region: 4
		},
		phases
	};
	if (state.quality === 1) return {
		type: "state",
		state: {
			...phases.vapour,
			region: 4
		},
		phases
	};
	return {
		type: "state",
		state,
		phases
	};
}
function refused(reason, text, field, values = {}) {
	return {
		type: "refused",
		reason,
		message: error(text, {
			field,
			values
		})
	};
}
var noStateReason = "no state within the range of IAPWS-IF97";
function outOfRange(pressure, temperature) {
	if (!(temperature >= freezing.si && temperature <= hottest.si)) return refused(noStateReason, "Temperature must be between {least} and {most}.", "temperature", {
		least: freezing,
		most: hottest
	});
	return refused(noStateReason, `Pressure must be between {least} and ${temperature > hot.si && pressure <= highestPressure.si ? "{hotMost} above {hot}" : "{most}"}.`, "pressure", {
		least: lowestPressure,
		most: highestPressure,
		hotMost: highestHotPressure,
		hot
	});
}
function noState(first, second) {
	return refused(noStateReason, `There is no state with this ${first} and ${second} within the range of IAPWS-IF97: {freezing} to {hot} up to {most}, to {hottest} up to {hotMost}.`, second, {
		freezing,
		hot,
		hottest,
		most: highestPressure,
		hotMost: highestHotPressure
	});
}
/** What `answer` gives, or `otherwise` where the equations refuse a value as outside their range. */
function unless(answer, otherwise) {
	try {
		return answer();
	} catch (thrown) {
		if (thrown instanceof Refusal) return otherwise;
		throw thrown;
	}
}
// calculators/steam-tables/answer.ts
/** What is typed, and what the equations answer to it. */
var fields = {
	userDescription: field("userDescription", userDescription),
	pressure: field("pressure", quantity("Pressure", "absolutePressure", "bar(abs)", {
		symbol: "p",
		above: 0,
		optional: true
	})),
	temperature: field("temperature", quantity("Temperature", "temperature", "°C", {
		symbol: "T",
		optional: true
	})),
	enthalpy: field("enthalpy", quantity("Specific enthalpy", "specificEnergy", "kJ/kg", {
		symbol: "h",
		optional: true
	})),
	entropy: field("entropy", quantity("Specific entropy", "specificEntropy", "kJ/(kg·K)", {
		symbol: "s",
		optional: true
	})),
	quality: field("quality", quantity("Vapour quality", "fraction", "", {
		symbol: "x",
		atLeast: 0,
		atMost: 1,
		optional: true,
		help: "Mass of vapour over total mass"
	}))
};
/** The quantities given decide what is asked: one of them saturation, two of them a state. */
var given = {
	pressure: maybe(fields.pressure),
	temperature: maybe(fields.temperature),
	enthalpy: maybe(fields.enthalpy),
	entropy: maybe(fields.entropy),
	quality: maybe(fields.quality)
};
var answer = value("answer", given, (v) => {
	const companion = companions[questionOf(v)];
	if (companion !== void 0) return missing(companion);
	return answerTo(v) ?? absent("no state is defined by the quantities entered");
});
var basis = value("basis", { answer }, (v) => v.answer.type === "refused" ? absent(v.answer.reason) : v.answer);
var state = value("state", { basis }, (v) => v.basis.type === "state" ? v.basis.state : absent("no single state: liquid and vapour are listed separately"));
var phases = value("phases", { basis }, (v) => v.basis.phases ?? absent("no phases in equilibrium here"));
// calculators/steam-tables/examples.ts
var examples = [
	{
		title: "Saturated steam at 100 °C and at 10 bar",
		source: "Saturation by temperature and by pressure",
		cases: [{
			userDescription: "Boiling at 100 °C",
			temperature: 100
		}, {
			userDescription: "Heating steam, 10 bar",
			pressure: 10
		}]
	},
	{
		title: "Four states by pressure and temperature",
		source: "IAPWS R7-97(2012), tables 5, 15 and 42, and above the critical point",
		cases: [
			{
				userDescription: "Region 1",
				pressure: {
					value: 3,
					unit: "MPa(abs)"
				},
				temperature: {
					value: 300,
					unit: "K"
				}
			},
			{
				userDescription: "Region 2",
				pressure: {
					value: 30,
					unit: "MPa(abs)"
				},
				temperature: {
					value: 700,
					unit: "K"
				}
			},
			{
				userDescription: "Region 3",
				pressure: {
					value: 30,
					unit: "MPa(abs)"
				},
				temperature: {
					value: 650,
					unit: "K"
				}
			},
			{
				userDescription: "Region 5",
				pressure: {
					value: 30,
					unit: "MPa(abs)"
				},
				temperature: {
					value: 1500,
					unit: "K"
				}
			}
		]
	},
	{
		title: "A turbine: inlet, isentropic exhaust, real exhaust",
		source: "Inlet 100 bar and 500 °C, exhaust 0.1 bar, isentropic efficiency 0.85",
		cases: [
			{
				userDescription: "Inlet",
				pressure: 100,
				temperature: 500
			},
			{
				userDescription: "Isentropic exhaust",
				pressure: .1,
				entropy: 6.59929
			},
			{
				userDescription: "Real exhaust",
				pressure: .1,
				enthalpy: 2282.2
			},
			{
				userDescription: "Exhaust from the diagram",
				enthalpy: 2282.2,
				entropy: 7.206
			}
		]
	},
	{
		title: "Wet steam",
		source: "By vapour quality",
		cases: [{
			userDescription: "Wellhead, 10 bar",
			pressure: 10,
			quality: .9
		}, {
			userDescription: "Flash drum, 120 °C",
			temperature: 120,
			quality: .05
		}]
	}
];
// calculators/steam-tables/releases.ts
var if97 = "IAPWS R7-97(2012)";
var viscosityRelease = "IAPWS R12-08, for industrial use";
var conductivityRelease = "IAPWS R15-11, for industrial use";
/** Digits that a property is shown to. */
var figure = { digits: 6 };
// calculators/steam-tables/phase-results.ts
/** The properties of two phases in equilibrium: the record of the saturation table. */
/** A property of one phase, or why there is none. */
function ofPhase(property) {
	return property ?? absent("no finite value at the critical point");
}
var temp = step("temp", { phases }, {
	label: "Saturation temperature",
	symbol: "T_s",
	kind: "temperature",
	unit: "°C",
	source: `${if97}, eq. 31`,
	...figure
}, (v) => v.phases.temperature);
var densityLiquid = step("densityLiquid", { phases }, {
	label: "Density, liquid",
	symbol: "ρ_L",
	kind: "density",
	unit: "kg/m³",
	source: if97,
	...figure
}, (v) => v.phases.liquid.density);
var densityVapor = step("densityVapor", { phases }, {
	label: "Density, vapour",
	symbol: "ρ_V",
	kind: "density",
	unit: "kg/m³",
	source: if97,
	...figure
}, (v) => v.phases.vapour.density);
var specificVolumeLiquid = step("specificVolumeLiquid", { phases }, {
	label: "Specific volume, liquid",
	symbol: "v_L",
	equation: "v_L = 1/ρ_L",
	kind: "specificVolume",
	unit: "m³/kg",
	...figure
}, (v) => v.phases.liquid.specificVolume);
var specificVolumeVapor = step("specificVolumeVapor", { phases }, {
	label: "Specific volume, vapour",
	symbol: "v_V",
	equation: "v_V = 1/ρ_V",
	kind: "specificVolume",
	unit: "m³/kg",
	...figure
}, (v) => v.phases.vapour.specificVolume);
var enthalpyLiquid = step("enthalpyLiquid", { phases }, {
	label: "Enthalpy, liquid",
	symbol: "h_L",
	kind: "specificEnergy",
	unit: "kJ/kg",
	source: if97,
	...figure
}, (v) => v.phases.liquid.enthalpy);
var enthalpyVapor = step("enthalpyVapor", { phases }, {
	label: "Enthalpy, vapour",
	symbol: "h_V",
	kind: "specificEnergy",
	unit: "kJ/kg",
	source: if97,
	...figure
}, (v) => v.phases.vapour.enthalpy);
var enthalpyVaporization = step("enthalpyVaporization", { phases }, {
	label: "Enthalpy of vaporization",
	symbol: "h_LV",
	equation: "h_LV = h_V-h_L",
	kind: "specificEnergy",
	unit: "kJ/kg",
	...figure
}, (v) => v.phases.enthalpyOfVaporization);
var entropyLiquid = step("entropyLiquid", { phases }, {
	label: "Entropy, liquid",
	symbol: "s_L",
	kind: "specificEntropy",
	unit: "kJ/(kg·K)",
	source: if97,
	...figure
}, (v) => v.phases.liquid.entropy);
var entropyVapor = step("entropyVapor", { phases }, {
	label: "Entropy, vapour",
	symbol: "s_V",
	kind: "specificEntropy",
	unit: "kJ/(kg·K)",
	source: if97,
	...figure
}, (v) => v.phases.vapour.entropy);
var entropyVaporization = step("entropyVaporization", { phases }, {
	label: "Entropy of vaporization",
	symbol: "s_LV",
	equation: "s_LV = s_V-s_L",
	kind: "specificEntropy",
	unit: "kJ/(kg·K)",
	...figure
}, (v) => v.phases.entropyOfVaporization);
var viscosityLiquid = step("viscosityLiquid", { phases }, {
	label: "Viscosity, liquid",
	symbol: "μ_L",
	kind: "dynamicViscosity",
	unit: "mPa·s",
	source: viscosityRelease,
	...figure
}, (v) => ofPhase(v.phases.liquid.viscosity));
var viscosityVapor = step("viscosityVapor", { phases }, {
	label: "Viscosity, vapour",
	symbol: "μ_V",
	kind: "dynamicViscosity",
	unit: "μPa·s",
	source: viscosityRelease,
	...figure
}, (v) => ofPhase(v.phases.vapour.viscosity));
var thermalConductivityLiquid = step("thermalConductivityLiquid", { phases }, {
	label: "Thermal conductivity, liquid",
	symbol: "λ_L",
	kind: "thermalConductivity",
	unit: "W/(m·K)",
	source: conductivityRelease,
	...figure
}, (v) => ofPhase(v.phases.liquid.thermalConductivity));
var thermalConductivityVapor = step("thermalConductivityVapor", { phases }, {
	label: "Thermal conductivity, vapour",
	symbol: "λ_V",
	kind: "thermalConductivity",
	unit: "W/(m·K)",
	source: conductivityRelease,
	...figure
}, (v) => ofPhase(v.phases.vapour.thermalConductivity));
var prandtlLiquid = step("prandtlLiquid", { phases }, {
	label: "Prandtl number, liquid",
	symbol: "Pr_L",
	kind: "number",
	unit: "",
	...figure
}, (v) => ofPhase(v.phases.liquid.prandtl));
var prandtlVapor = step("prandtlVapor", { phases }, {
	label: "Prandtl number, vapour",
	symbol: "Pr_V",
	kind: "number",
	unit: "",
	...figure
}, (v) => ofPhase(v.phases.vapour.prandtl));
var surfaceTension = step("surfaceTension", { phases }, {
	label: "Surface tension",
	symbol: "σ",
	kind: "surfaceTension",
	unit: "mN/m",
	source: "IAPWS R1-76(2014), eq. 1",
	...figure
}, (v) => v.phases.surfaceTension);
var densityRatio = step("densityRatio", { phases }, {
	label: "Density ratio, liquid to vapour",
	symbol: "r_ρ",
	equation: "r_ρ = ρ_L/ρ_V",
	kind: "number",
	unit: "",
	...figure
}, (v) => v.phases.liquid.density / v.phases.vapour.density);
var volumeRatio = step("volumeRatio", { phases }, {
	label: "Volume ratio, vapour to liquid",
	symbol: "r_v",
	equation: "r_v = v_V/v_L",
	kind: "number",
	unit: "",
	...figure
}, ({ phases: { liquid, vapour } }) => vapour.specificVolume / liquid.specificVolume);
var viscosityRatio = step("viscosityRatio", {
	viscosityLiquid,
	viscosityVapor
}, {
	label: "Viscosity ratio, liquid to vapour",
	symbol: "r_μ",
	equation: "r_μ = μ_L/μ_V",
	kind: "number",
	unit: "",
	...figure
}, (v) => v.viscosityLiquid / v.viscosityVapor);
// calculators/steam-tables/published.ts
var release = "IAPWS R7-97(2012)";
var printed = (digits, unit) => ({
	printed: digits,
	unit
});
/** A row of a verification table asked as a person would ask it. */
function stateCase(table, pressure, temperature, [v, h, u, s, cp, w]) {
	return {
		type: "case",
		kind: "printed",
		title: `${pressure} MPa, ${temperature} K`,
		source: `${release} ${table}`,
		case: {
			pressure: {
				value: pressure,
				unit: "MPa(abs)"
			},
			temperature: {
				value: temperature,
				unit: "K"
			}
		},
		expect: {
			specificVolume: printed(v, "m³/kg"),
			enthalpy: printed(h, "kJ/kg"),
			internalEnergy: printed(u, "kJ/kg"),
			entropy: printed(s, "kJ/(kg·K)"),
			heatCapacityCp: printed(cp, "kJ/(kg·K)"),
			speedOfSound: printed(w, "m/s")
		}
	};
}
function saturationCase(temperature, pressure) {
	return {
		type: "case",
		kind: "printed",
		title: `Saturation pressure at ${temperature} K`,
		source: `${release} Table 35`,
		case: { temperature: {
			value: temperature,
			unit: "K"
		} },
		expect: { pressure: printed(pressure, "MPa(abs)") }
	};
}
/**
* The releases are read in transcripts: each figure stands, digit for digit, in the tests of at least two programs that
* have nothing to do with each other (libh2o, CoolProp, calculisto, iapws). Only the table of surface tensions was found
* in one alone.
*/
function knownFrom(source) {
	return source.startsWith("IAPWS R1-76") ? {
		kind: "quoted",
		source: `${source}, as quoted in the tests of iapws (J. J. Gómez Romera)`
	} : {
		kind: "printed",
		source
	};
}
var lastDigitOff = disagreement("Evaluated in 40 digits with the coefficients as printed, the equation of the release gives 0.00370194000947. The rounding of those coefficients to 15 digits can move it by half a unit of the last digit, so the table was presumably computed with more digits.");
/** Rows of the release's tables through the calculator, then every value that the releases print for verification. */
var published = [
	stateCase("Table 5", 3, 300, [
		"0.00100215168",
		"115.331273",
		"112.324818",
		"0.392294792",
		"4.17301218",
		"1507.73921"
	]),
	stateCase("Table 15", 30, 700, [
		"0.00542946619",
		"2631.49474",
		"2468.61076",
		"5.17540298",
		"10.3505092",
		"480.386523"
	]),
	stateCase("Table 42", 30, 1500, [
		"0.0230761299",
		"5167.23514",
		"4474.95124",
		"7.72970133",
		"2.72724317",
		"928.548002"
	]),
	saturationCase(300, "0.00353658941"),
	saturationCase(500, "2.63889776"),
	saturationCase(600, "12.3443146"),
	...publishedSteamValues.map(({ label, source, expected, unit, unitsInLastDigit = .5, compute }) => ({
		type: "figure",
		...knownFrom(source),
		title: label,
		expect: {
			...printed(expected, unit),
			...unitsInLastDigit > .5 ? { beyond: lastDigitOff } : {}
		},
		compute
	}))
];
// calculators/steam-tables/state-results.ts
/** The properties of one state. */
/** The equation that a region's properties come from. */
var regionEquation = {
	1: "eq. 7",
	2: "eq. 15",
	3: "eq. 28",
	4: "eqs 7, 15, 28 and 30",
	5: "eq. 32"
};
var ofRegion = (v) => `${if97}, region ${v.state.region}, ${regionEquation[v.state.region]}`;
/** A property that a single phase has, or why there is none in this state. */
function ofState({ region, quality }, property) {
	if (property !== void 0) return property;
	if (region === 4 && quality !== 0 && quality !== 1) return absent("no value in a mixture of liquid and vapour");
	return region === 5 ? absent("beyond the temperature range of the release") : absent("no finite value at the critical point");
}
var region = step("region", { basis }, {
	label: "Region of IAPWS-IF97",
	kind: "number",
	unit: "",
	digits: 1,
	source: if97
}, (v) => v.basis.type === "state" ? v.basis.state.region : 4);
var pressure = step("pressure", { basis }, {
	label: "Pressure",
	symbol: "p",
	kind: "absolutePressure",
	unit: "bar(abs)",
	...figure
}, (v) => v.basis.type === "state" ? v.basis.state.pressure : v.basis.phases.pressure);
var temperature = step("temperature", { basis }, {
	label: "Temperature",
	symbol: "T",
	kind: "temperature",
	unit: "°C",
	...figure
}, (v) => v.basis.type === "state" ? v.basis.state.temperature : v.basis.phases.temperature);
var quality = step("quality", { state }, {
	label: "Vapour quality",
	symbol: "x",
	kind: "fraction",
	unit: "",
	...figure
}, (v) => v.state.quality ?? absent("no vapour quality in a single phase"));
var specificVolume = step("specificVolume", { state }, {
	label: "Specific volume",
	symbol: "v",
	kind: "specificVolume",
	unit: "m³/kg",
	source: ofRegion,
	...figure
}, (v) => v.state.specificVolume);
var density = step("density", { state }, {
	label: "Density",
	symbol: "ρ",
	equation: "ρ = 1/v",
	kind: "density",
	unit: "kg/m³",
	...figure
}, (v) => v.state.density);
var enthalpy = step("enthalpy", { state }, {
	label: "Specific enthalpy",
	symbol: "h",
	kind: "specificEnergy",
	unit: "kJ/kg",
	source: ofRegion,
	...figure
}, (v) => v.state.enthalpy);
var internalEnergy = step("internalEnergy", { state }, {
	label: "Specific internal energy",
	symbol: "u",
	equation: "u = h-p*v",
	kind: "specificEnergy",
	unit: "kJ/kg",
	...figure
}, (v) => v.state.internalEnergy);
var entropy = step("entropy", { state }, {
	label: "Specific entropy",
	symbol: "s",
	kind: "specificEntropy",
	unit: "kJ/(kg·K)",
	source: ofRegion,
	...figure
}, (v) => v.state.entropy);
var heatCapacityCp = step("heatCapacityCp", { state }, {
	label: "Isobaric heat capacity",
	symbol: "c_p",
	kind: "specificHeat",
	unit: "kJ/(kg·K)",
	source: ofRegion,
	...figure
}, (v) => ofState(v.state, v.state.cp));
var heatCapacityCv = step("heatCapacityCv", { state }, {
	label: "Isochoric heat capacity",
	symbol: "c_v",
	kind: "specificHeat",
	unit: "kJ/(kg·K)",
	source: ofRegion,
	...figure
}, (v) => ofState(v.state, v.state.cv));
var speedOfSound = step("speedOfSound", { state }, {
	label: "Speed of sound",
	symbol: "w",
	kind: "velocity",
	unit: "m/s",
	source: ofRegion,
	...figure
}, (v) => ofState(v.state, v.state.speedOfSound));
var isentropicExponent = step("isentropicExponent", { state }, {
	label: "Isentropic exponent",
	symbol: "κ",
	equation: "κ = w^2/(p*v)",
	kind: "number",
	unit: "",
	...figure
}, (v) => ofState(v.state, v.state.isentropicExponent));
var viscosity = step("viscosity", { state }, {
	label: "Dynamic viscosity",
	symbol: "μ",
	kind: "dynamicViscosity",
	unit: "μPa·s",
	source: viscosityRelease,
	...figure
}, (v) => ofState(v.state, v.state.viscosity));
var thermalConductivity = step("thermalConductivity", { state }, {
	label: "Thermal conductivity",
	symbol: "λ",
	kind: "thermalConductivity",
	unit: "W/(m·K)",
	source: conductivityRelease,
	...figure
}, (v) => ofState(v.state, v.state.thermalConductivity));
var prandtl = step("prandtl", { state }, {
	label: "Prandtl number",
	symbol: "Pr",
	equation: "Pr = μ*c_p/λ",
	kind: "number",
	unit: "",
	...figure
}, (v) => ofState(v.state, v.state.prandtl));
// calculators/steam-tables/definition.ts
var nothingFollows = check(given, (v) => {
	const question = questionOf(v);
	if (question === "" || answerTo(v)) return [];
	return [error(`No state is defined by ${question.replace(/, (?=\w+$)/, " and ")}; enter ${allowed}.`)];
});
var refusedOrCritical = check({ answer }, (v) => {
	if (v.answer.type === "refused") return [v.answer.message];
	if (v.answer.type !== "saturation" || !v.answer.critical) return [];
	return [info("There is no saturation above the critical point of {temperature} and {pressure}; the critical point is shown.", {
		field: "temp",
		values: {
			temperature: criticalTemperature,
			pressure: criticalPressure
		}
	})];
});
var definition_default = calculation(meta, {
	inputs: { Given: Object.values(fields) },
	results: {
		State: [
			region,
			pressure,
			temperature,
			quality,
			density,
			specificVolume,
			enthalpy,
			internalEnergy,
			entropy,
			heatCapacityCp,
			heatCapacityCv,
			speedOfSound,
			isentropicExponent,
			viscosity,
			thermalConductivity,
			prandtl
		],
		"Saturated liquid and vapour": [
			temp,
			densityLiquid,
			densityVapor,
			specificVolumeLiquid,
			specificVolumeVapor,
			enthalpyLiquid,
			enthalpyVaporization,
			enthalpyVapor,
			entropyLiquid,
			entropyVaporization,
			entropyVapor,
			viscosityLiquid,
			viscosityVapor,
			thermalConductivityLiquid,
			thermalConductivityVapor,
			prandtlLiquid,
			prandtlVapor,
			surfaceTension
		],
		Ratios: [
			densityRatio,
			volumeRatio,
			viscosityRatio
		]
	},
	primary: pressure,
	checks: [nothingFollows, refusedOrCritical],
	examples,
	published,
	references: [
		"IAPWS R7-97(2012), Revised release on the IAPWS Industrial Formulation 1997 for the thermodynamic properties of water and steam.",
		"IAPWS SR2-01(2014), SR3-03(2014), SR4-04(2014) and SR5-05(2016), supplementary releases on backward equations.",
		"IAPWS R12-08(2008), Release on the IAPWS formulation 2008 for the viscosity of ordinary water substance.",
		"IAPWS R15-11(2011), Release on the IAPWS formulation 2011 for the thermal conductivity of ordinary water substance.",
		"IAPWS R1-76(2014), Revised release on surface tension of ordinary water substance."
	]
});
export { definition_default as default, publishedSteamValues as t };
