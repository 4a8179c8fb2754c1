import { n as carriedFluid } from "./carried-BblwiDin.js";
import { n as fluidRows, r as whereChosen, t as fluidFields } from "./fields-CHYCCy5A.js";
import { B as info, D as choice, E as calculation, F as lowerFirst, G as missing, N as text, R as caseNumber, Rt as meta, S as picture, T as value, V as warning, W as absent, Y as measured, _ as field, ct as absolute, d as findRoot, h as check, j as quantity, m as byMethod, mt as formatNumber, o as label, r as disagreement, rt as requireNotNegative, s as path, st as stated, v as fields, w as step, x as maybe, y as fill, z as error } from "./kit-R3DteEWw.js";
import { a as vacuum, i as userDescription, t as absoluteZero } from "./shared-fields-D5hou02i.js";
import { T as streamVaporised, d as streamHeatCapacity, g as streamMeanHeatCapacity, v as streamPhaseAt } from "./mole-fractions-Bn_fSVuU.js";
import { t as streamName } from "./stream-fluid-DAjN7XJ2.js";
import { n as fluidLoads, o as fluidChecks, t as chosenFluid } from "./chosen-fluid-BOMCRVxw.js";
// engineering/heat-transfer/exchanger/effectiveness.ts
/** ε of counter-current flow. */
function counterFlow(units, ratio) {
	const lack = 1 - ratio;
	if (lack === 0) return units / (1 + units);
	const gain = -Math.expm1(-units * lack);
	return gain / (lack + ratio * gain);
}
/** ε of one shell with an even number of tube passes. */
function oneShell$1(units, ratio) {
	const S = Math.hypot(1, ratio);
	return 2 / (1 + ratio + S / Math.tanh(units * S / 2));
}
/** ε of `shells` shells in series, each of `one`. */
function inSeries(one, ratio, shells) {
	if (shells === 1) return one;
	const lack = 1 - ratio;
	if (lack === 0) return shells * one / (1 + (shells - 1) * one);
	const growth = Math.expm1(shells * Math.log1p(one * lack / (1 - one)));
	return growth / (growth + lack);
}
/** The terms of the series are below the last digit of the sum after these, for up to 200 transfer units. */
var mostTerms = 600;
/** ε of cross-flow with neither stream mixed, as Mason's series; exact, where the usual closed form is an approximation. */
function unmixed(units, ratio) {
	const other = ratio * units;
	let [a, b] = [-Math.expm1(-units), -Math.expm1(-other)];
	let [termA, termB] = [Math.exp(-units), Math.exp(-other)];
	let sum = 0;
	for (let k = 1; k <= mostTerms; k += 1) {
		const term = a * b;
		sum += term;
		if (!(term > 1e-17 * sum)) break;
		termA *= units / k;
		termB *= other / k;
		a -= termA;
		b -= termB;
	}
	return sum / other;
}
/**
* Effectiveness ε of an exchanger of `units` transfer units NTU = UA/C_min at a ratio C_min/C_max of 0 to 1.
* Throws a RangeError for what is outside that.
* Sources: Kays and London, Compact Heat Exchangers, 3rd ed., chapter 2; cross-flow, both streams unmixed: Mason 1955,
* in Kays and London's notation ε = Σ [1 − e^(−NTU)·Σ NTU^m/m!]·[1 − e^(−C·NTU)·Σ (C·NTU)^m/m!]/(C·NTU).
*/
function effectiveness$1(units, ratio, arrangement) {
	requireNotNegative("units", units);
	if (!(ratio >= 0 && ratio <= 1)) throw new RangeError(`ratio must be from 0 to 1, got ${ratio}`);
	if (units === 0) return 0;
	if (ratio < 1e-15) return -Math.expm1(-units);
	switch (arrangement.type) {
		case "counter": return counterFlow(units, ratio);
		case "co": return -Math.expm1(-units * (1 + ratio)) / (1 + ratio);
		case "shell": return inSeries(oneShell$1(units / arrangement.shells, ratio), ratio, arrangement.shells);
		case "cross":
			if (arrangement.mixed === "none") return unmixed(units, ratio);
			return arrangement.mixed === "larger" ? -Math.expm1(ratio * Math.expm1(-units)) / ratio : -Math.expm1(Math.expm1(-ratio * units) / ratio);
	}
}
// engineering/heat-transfer/exchanger/transfer-units.ts
/** Transfer units of counter-current flow: ln((1 − ε·C)/(1 − ε))/(1 − C); at C = 1, ε/(1 − ε). */
function counterFlowUnits(epsilon, ratio) {
	const lack = 1 - ratio;
	const rise = epsilon / (1 - epsilon);
	return lack === 0 ? rise : Math.log1p(rise * lack) / lack;
}
/** Cross-flow is not followed beyond this size. */
var mostUnits = 40;
function unmixedUnits(epsilon, ratio) {
	const excess = (units) => effectiveness$1(units, ratio, {
		type: "cross",
		mixed: "none"
	}) - epsilon;
	const least = counterFlowUnits(epsilon, ratio);
	return least < mostUnits ? findRoot(excess, least * (1 - 1e-9), mostUnits)?.x : void 0;
}
function shellUnits(epsilon, ratio, shells) {
	const lack = 1 - ratio;
	const gain = lack === 0 ? 0 : Math.expm1(Math.log1p(epsilon * lack / (1 - epsilon)) / shells);
	const one = lack === 0 ? epsilon / (shells - epsilon * (shells - 1)) : gain / (gain + lack);
	const S = Math.hypot(1, ratio);
	const least = 2 - one * (1 + ratio + S);
	return least > 0 ? shells * Math.log1p(2 * one * S / least) / S : void 0;
}
/**
* The transfer units NTU = UA/C_min that give the effectiveness `epsilon` at a ratio C_min/C_max of 0 to 1; undefined
* where the arrangement cannot give it, in cross-flow of unmixed streams also above 40 units. The inverse of
* `effectiveness`. Throws a RangeError for `epsilon` outside 0 to below 1 and for a ratio outside 0 to 1.
*/
function transferUnits(epsilon, ratio, arrangement) {
	if (!(epsilon >= 0 && epsilon < 1)) throw new RangeError(`epsilon must be from 0 to below 1, got ${epsilon}`);
	if (!(ratio >= 0 && ratio <= 1)) throw new RangeError(`ratio must be from 0 to 1, got ${ratio}`);
	if (epsilon === 0) return 0;
	if (ratio < 1e-15) return -Math.log1p(-epsilon);
	switch (arrangement.type) {
		case "counter": return counterFlowUnits(epsilon, ratio);
		case "co": return real(-Math.log1p(-epsilon * (1 + ratio)) / (1 + ratio));
		case "shell": return shellUnits(epsilon, ratio, arrangement.shells);
		case "cross":
			if (arrangement.mixed === "none") return unmixedUnits(epsilon, ratio);
			return arrangement.mixed === "larger" ? real(-Math.log1p(Math.log1p(-epsilon * ratio) / ratio)) : real(-Math.log1p(ratio * Math.log1p(-epsilon)) / ratio);
	}
}
function real(units) {
	return Number.isFinite(units) ? units : void 0;
}
// engineering/heat-transfer/exchanger/correction-factor.ts
/** R = (T1 − T2)/(t2 − t1) and P = (t2 − t1)/(T1 − t1) of the four end temperatures, K. */
function temperatureRatios({ hotIn, hotOut, coldIn, coldOut }) {
	return {
		R: (hotIn - hotOut) / (coldOut - coldIn),
		P: (coldOut - coldIn) / (hotIn - coldIn)
	};
}
/** ln((1 − P)/(1 − R·P))/(R − 1), whose limit at R = 1 is P/(1 − P). */
function logarithm(R, P) {
	const rise = P / (1 - P);
	const delta = 1 - R;
	return delta === 0 ? rise : Math.log1p(rise * delta) / delta;
}
/**
* P of each of `shells` equal shells in series that have P together: (1 − W)/(R − W) with W = ((1 − R·P)/(1 − P))^(1/N);
* at R = 1, P/(N − P·(N − 1)). Source: Bowman, Mueller and Nagle 1940; Fakheri 2003.
*/
function shellEffectiveness({ R, P }, shells) {
	if (shells === 1) return P;
	const delta = 1 - R;
	if (delta === 0) return P / (shells - P * (shells - 1));
	const fall = -Math.expm1(Math.log1p(P * delta / (1 - P)) / shells);
	return fall / (fall - delta);
}
/** F of one shell with an even number of tube passes; undefined where no such exchanger reaches the temperatures. */
function oneShell({ R, P }) {
	const S = Math.hypot(R, 1);
	const least = 2 - P * (R + 1 + S);
	if (!(least > 0)) return void 0;
	return S * logarithm(R, P) / Math.log1p(2 * P * S / least);
}
/** F of a cross-flow exchanger: the transfer units that counter-current flow needs over those that it needs. */
function crossFlow$1({ R, P }, mixed) {
	const [epsilon, ratio] = R <= 1 ? [P, R] : [P * R, 1 / R];
	const units = transferUnits(epsilon, ratio, {
		type: "cross",
		mixed
	});
	return units === void 0 ? void 0 : counterFlowUnits(epsilon, ratio) / units;
}
/**
* The factor F on the logarithmic mean difference of counter-current flow; 1 for counter-current flow itself and where
* one stream keeps its temperature. Undefined where the arrangement cannot reach the temperatures. For co-current flow
* the mean difference is that of co-current flow, and F is 1.
* Throws a RangeError unless 0 ≤ P < 1 and 0 ≤ R·P < 1.
* Source: Bowman, Mueller and Nagle, Trans. ASME 62 (1940) 283–294; Fakheri, J. Heat Transfer 125 (2003) 527–530.
*/
function correctionFactor$1(ratios, arrangement) {
	const { R, P } = ratios;
	if (P === 0 || R === 0) return 1;
	if (!(P > 0 && P < 1)) throw new RangeError(`P must be from 0 to below 1, got ${P}`);
	if (!(R > 0 && R * P < 1)) throw new RangeError(`R·P must be from 0 to below 1, got ${R * P}`);
	switch (arrangement.type) {
		case "counter":
		case "co": return 1;
		case "shell": return oneShell({
			R,
			P: shellEffectiveness(ratios, arrangement.shells)
		});
		case "cross": return crossFlow$1(ratios, arrangement.mixed);
	}
}
/** The fewest shells in series with F of at least `least`; undefined if more than `most` are needed. */
function leastShells(ratios, least, most) {
	for (let shells = 1; shells <= most; shells += 1) if ((correctionFactor$1(ratios, {
		type: "shell",
		shells
	}) ?? 0) >= least) return shells;
}
// engineering/heat-transfer/exchanger/mean-difference.ts
/**
* The differences at the two ends, K. Counter-current: hot in − cold out and hot out − cold in; co-current: hot in − cold
* in and hot out − cold out.
*/
function terminalDifferences({ hotIn, hotOut, coldIn, coldOut }, direction) {
	return direction === "counter" ? [hotIn - coldOut, hotOut - coldIn] : [hotIn - coldIn, hotOut - coldOut];
}
/**
* Logarithmic mean of two temperature differences, K: (ΔT₁ − ΔT₂)/ln(ΔT₁/ΔT₂), and that difference where they are equal.
* Written with ln(1 + x), it passes smoothly into the limit. Throws a RangeError for a difference that is not above zero.
*/
function logMeanDifference(first, second) {
	if (!(first > 0 && second > 0)) throw new RangeError(`both terminal differences must be above 0 K, got ${first} and ${second}`);
	const excess = (first - second) / second;
	return excess === 0 ? first : (first - second) / Math.log1p(excess);
}
// calculators/heat-exchanger-ua-check-pro/fields.ts
function side(name, letter) {
	const stream = `${name} side`;
	return {
		medium: text(`${stream} medium`, { hint: "Name" }),
		flow: quantity(`${stream} flow rate`, "massFlow", "kg/h", {
			symbol: `m_${letter}`,
			above: 0
		}),
		inlet: quantity(`${stream} inlet temperature`, "temperature", "°C", {
			symbol: `T_${letter}i`,
			above: absoluteZero
		}),
		outlet: quantity(`${stream} outlet temperature`, "temperature", "°C", {
			symbol: `T_${letter}o`,
			above: absoluteZero
		}),
		heatCapacity: quantity(`${stream} specific heat capacity`, "specificHeat", "kJ/(kg·K)", {
			symbol: `c_${letter}`,
			above: 0,
			hint: "or by duty",
			help: "If the specific heat capacity is unknown, enter the overall duty and leave this blank"
		})
	};
}
var hot$1 = side("Hot", "h");
var cold$1 = side("Cold", "c");
/** The fluid of a side, where its heat capacity is not typed by hand, and the pressure that is then asked for. */
function fluidOf(prefix, name) {
	const fluid = fluidFields(prefix, `${name} fluid`);
	return {
		fluid,
		pressure: field(`${prefix}Pressure`, quantity(`${name} side pressure`, "gaugePressure", "bar(g)", {
			above: vacuum,
			help: "For the heat capacity between inlet and outlet",
			when: whereChosen(fluid)
		}))
	};
}
var hotFluid = fluidOf("hot", "Hot");
var coldFluid = fluidOf("cold", "Cold");
/** What an exchanger is checked from, each section in the order shown. */
var exchanger = fields({
	userDescription,
	flowConfiguration: choice("Flow configuration", [
		"Counter-current",
		"Co-current",
		"Shell-and-tube 1-2",
		"Shell-and-tube 2-4",
		"Shell-and-tube N-2N",
		"Cross-flow"
	], {
		initial: null,
		hint: "Select configuration",
		names: {
			"Shell-and-tube 1-2": "Shell & tube 1-2",
			"Shell-and-tube 2-4": "Shell & tube 2-4",
			"Shell-and-tube N-2N": "Shell & tube N-2N"
		}
	}),
	shellPasses: quantity("Shell passes", "number", "", {
		symbol: "n",
		atLeast: 1,
		atMost: 100,
		blank: 3,
		when: { flowConfiguration: "Shell-and-tube N-2N" },
		help: "Shell passes in series, each with an even number of tube passes"
	}),
	crossFlowMixing: choice("Mixed stream", [
		"Both unmixed",
		"Hot side mixed",
		"Cold side mixed"
	], {
		when: { flowConfiguration: "Cross-flow" },
		help: "A finned tube bank leaves both streams unmixed; a bare one mixes the stream outside the tubes"
	}),
	area: quantity("Heat transfer surface area", "area", "m²", {
		symbol: "A",
		above: 0
	}),
	duty: quantity("Overall duty", "heatRate", "kW", {
		symbol: "Q",
		above: 0,
		optional: true,
		hint: "if no cp",
		help: "If the specific heat capacity is unknown, enter the duty and leave the heat capacity blank. A duty entered here replaces that of the hot side."
	})
});
var hotSide = fields({
	hotMedium: hot$1.medium,
	flowHot: hot$1.flow,
	tempHotIn: hot$1.inlet,
	tempHotOut: hot$1.outlet,
	cpHot: hot$1.heatCapacity
});
var coldSide = fields({
	coldMedium: cold$1.medium,
	flowCold: cold$1.flow,
	tempColdIn: cold$1.inlet,
	tempColdOut: cold$1.outlet,
	cpCold: cold$1.heatCapacity
});
// calculators/heat-exchanger-ua-check-pro/arrangement.ts
var { flowConfiguration, shellPasses, crossFlowMixing } = exchanger;
var configuration = value("configuration", {
	flowConfiguration,
	...maybe({
		shellPasses,
		crossFlowMixing
	})
}, (v) => {
	const { flowConfiguration: name, shellPasses: passes = 1, crossFlowMixing: mixing = "Both unmixed" } = v;
	if (!Number.isInteger(passes)) return absent("shell passes must be a whole number");
	return {
		name,
		direction: name === "Co-current" ? "co" : "counter",
		shells: name === "Shell-and-tube 2-4" ? 2 : passes,
		mixing
	};
});
/** Whether the streams meet in shells, one tube pass of which runs against the other. */
function isShellAndTube(name) {
	return name === "Shell-and-tube 1-2" || name === "Shell-and-tube 2-4" || name === "Shell-and-tube N-2N";
}
/** The arrangement of the engineering functions, given which side has the smaller capacity rate. */
function arrangementOf({ name, shells, mixing }, smaller) {
	switch (name) {
		case "Counter-current": return { type: "counter" };
		case "Co-current": return { type: "co" };
		case "Shell-and-tube 1-2":
		case "Shell-and-tube 2-4":
		case "Shell-and-tube N-2N": return {
			type: "shell",
			shells
		};
		case "Cross-flow":
			if (mixing === "Both unmixed") return {
				type: "cross",
				mixed: "none"
			};
			return {
				type: "cross",
				mixed: mixing === "Hot side mixed" === (smaller === "hot") ? "smaller" : "larger"
			};
	}
}
function unreachable({ name }) {
	return absent(`no ${lowerFirst(name)} exchanger reaches these temperatures`);
}
// calculators/heat-exchanger-ua-check-pro/temperatures.ts
/** The temperatures at the four ends, and the mean difference between the sides. */
var { tempHotIn: tempHotIn$2, tempHotOut: tempHotOut$2 } = hotSide;
var { tempColdIn: tempColdIn$2, tempColdOut: tempColdOut$2 } = coldSide;
var ends = {
	tempHotIn: tempHotIn$2,
	tempHotOut: tempHotOut$2,
	tempColdIn: tempColdIn$2,
	tempColdOut: tempColdOut$2
};
function temperatures(v) {
	return {
		hotIn: v.tempHotIn,
		hotOut: v.tempHotOut,
		coldIn: v.tempColdIn,
		coldOut: v.tempColdOut
	};
}
var difference = {
	kind: "temperatureDifference",
	unit: "K"
};
var firstDifference = step("firstDifference", {
	configuration,
	...ends
}, {
	label: "First terminal difference",
	symbol: "ΔT_1",
	equation: (v) => v.configuration.direction === "co" ? "ΔT_1 = T_hi-T_ci" : "ΔT_1 = T_hi-T_co",
	...difference
}, (v) => terminalDifferences(temperatures(v), v.configuration.direction)[0]);
var secondDifference = step("secondDifference", {
	configuration,
	...ends
}, {
	label: "Second terminal difference",
	symbol: "ΔT_2",
	equation: (v) => v.configuration.direction === "co" ? "ΔT_2 = T_ho-T_co" : "ΔT_2 = T_ho-T_ci",
	...difference
}, (v) => terminalDifferences(temperatures(v), v.configuration.direction)[1]);
var lmtd = step("lmtd", {
	firstDifference,
	secondDifference
}, {
	label: "Logarithmic mean temperature difference",
	symbol: "ΔT_lm",
	equation: (v) => Math.abs(v.firstDifference - v.secondDifference) <= 1e-6 ? "ΔT_lm = ΔT_1" : "ΔT_lm = (ΔT_1-ΔT_2)/ln(ΔT_1/ΔT_2)",
	...difference
}, (v) => v.firstDifference > 0 && v.secondDifference > 0 ? logMeanDifference(v.firstDifference, v.secondDifference) : absent("a terminal difference is not above zero"));
/** R and P; none where a side changes its temperature the wrong way. */
var ratios = value("ratios", ends, (v) => {
	if (v.tempHotOut > v.tempHotIn) return absent("the hot side leaves hotter than it enters");
	if (v.tempColdOut < v.tempColdIn) return absent("the cold side leaves colder than it enters");
	return temperatureRatios(temperatures(v));
});
var bowman = {
	source: "Bowman, Mueller and Nagle 1940",
	kind: "number",
	unit: ""
};
var temperatureRatio = step("temperatureRatio", {
	ratios,
	...ends
}, {
	label: "Temperature ratio",
	symbol: "R",
	equation: "R = (T_hi-T_ho)/(T_co-T_ci)",
	...bowman
}, (v) => Number.isFinite(v.ratios.R) ? v.ratios.R : absent("the cold side stays at constant temperature"));
var temperatureEffectiveness = step("temperatureEffectiveness", {
	ratios,
	...ends
}, {
	label: "Temperature effectiveness",
	symbol: "P",
	equation: "P = (T_co-T_ci)/(T_hi-T_ci)",
	...bowman
}, (v) => Number.isFinite(v.ratios.P) ? v.ratios.P : absent("both sides enter at the same temperature"));
var temperatureChecks = [
	check({
		firstDifference,
		secondDifference
	}, (v) => Math.abs(v.firstDifference - v.secondDifference) <= 1e-6 ? [warning(`Case ${caseNumber}: ΔT₁ = ΔT₂, check temperatures.`, { field: "lmtd" })] : []),
	check({
		firstDifference,
		secondDifference
	}, (v) => v.firstDifference > 0 && v.secondDifference > 0 ? [] : [warning("A terminal temperature difference is not above zero: no heat flows to the cold side at that end.", { field: "lmtd" })]),
	check(ends, (v) => {
		const remedy = "check its temperatures, and which side is the hot one.";
		return [...v.tempHotOut > v.tempHotIn ? [error(`The hot side leaves hotter than it enters: ${remedy}`, { field: "tempHotOut" })] : [], ...v.tempColdOut < v.tempColdIn ? [error(`The cold side leaves colder than it enters: ${remedy}`, { field: "tempColdOut" })] : []];
	})
];
// calculators/heat-exchanger-ua-check-pro/correction.ts
var { tempHotOut: tempHotOut$1, tempColdOut: tempColdOut$1 } = ends;
/** Below this F an exchanger answers to small changes of temperature with large ones of area. */
var leastFactor = .8;
/** Shells in series that a suggestion goes up to. */
var mostShells = 12;
var needs$1 = {
	configuration,
	ratios
};
/** The side whose capacity rate is the smaller: it changes its temperature more. */
var smallerSide = ({ R }) => R > 1 ? "hot" : "cold";
/** F, or undefined in `value` where the arrangement cannot reach the temperatures. */
var factor = value("factor", {
	...needs$1,
	lmtd
}, ({ configuration: kind, ratios: { R, P } }) => {
	if (P >= 1 || R * P >= 1) return absent("a terminal difference is not above zero");
	return { value: correctionFactor$1({
		R,
		P
	}, arrangementOf(kind, smallerSide({
		R,
		P
	}))) };
});
/** The transfer units of a cross-flow exchanger at the temperatures given, from which its F follows. */
var crossUnits = step("crossUnits", {
	...needs$1,
	factor
}, {
	label: "Transfer units of the cross-flow exchanger",
	symbol: "NTU_x",
	source: "Kays and London, 3rd ed., chapter 2, solved for NTU",
	kind: "number",
	unit: ""
}, ({ configuration: kind, ratios: { R, P } }) => {
	if (kind.name !== "Cross-flow") return absent("not cross-flow");
	if (!(R > 0 && P > 0)) return absent("one side stays at constant temperature");
	const [epsilon, ratio] = R <= 1 ? [P, R] : [P * R, 1 / R];
	return transferUnits(epsilon, ratio, arrangementOf(kind, smallerSide({
		R,
		P
	}))) ?? unreachable(kind);
});
/** Within this of 1, R and C_r are shown by the equation for 1. */
var likeOne = 1e-6;
var isOne = (value) => Math.abs(value - 1) < likeOne;
var isShell = ({ name }) => isShellAndTube(name);
var still$1 = ({ R, P }) => R === 0 || P === 0;
function equation$1({ configuration: kind, ratios: found }) {
	if (still$1(found)) return "F = 1";
	if (kind.name === "Cross-flow") return "F = NTU_cc/NTU_x";
	if (!isShell(kind)) return "F = 1";
	const p = kind.shells === 1 ? "P" : "P_1";
	const logarithm = `ln((2-${p}*(R+1-S))/(2-${p}*(R+1+S)))`;
	return isOne(found.R) ? `F = S*${p}/(1-${p})/${logarithm}` : `F = S*ln((1-${p})/(1-R*${p}))/((R-1)*${logarithm})`;
}
function where$1({ configuration: kind, ratios: found }) {
	if (still$1(found)) return [];
	const equal = isOne(found.R);
	if (kind.name === "Cross-flow") return [
		"E = P*max(1; R)",
		"K = min(R; 1/R)",
		equal ? "NTU_cc = E/(1-E)" : "NTU_cc = ln((1-E*K)/(1-E))/(1-K)"
	];
	if (!isShell(kind)) return [];
	const { shells } = kind;
	if (shells === 1) return ["S = sqrt(R^2+1)"];
	return equal ? ["S = sqrt(R^2+1)", `P_1 = P/(${shells}-P*${shells - 1})`] : [
		"S = sqrt(R^2+1)",
		`W = ((1-R*P)/(1-P))^(1/${shells})`,
		"P_1 = (1-W)/(R-W)"
	];
}
function source$1({ configuration: kind }) {
	if (kind.name === "Cross-flow") return "Definition of F; cross-flow by Kays and London, chapter 2";
	if (isShell(kind)) return "Bowman, Mueller and Nagle 1940; shells in series: Fakheri 2003";
	return kind.direction === "co" ? "The mean difference is that of co-current flow" : "The mean difference is that of counter-current flow";
}
var correctionFactor = step("correctionFactor", {
	...needs$1,
	factor
}, {
	label: "Correction factor F",
	symbol: "F",
	equation: equation$1,
	where: where$1,
	source: source$1,
	kind: "number",
	unit: ""
}, (v) => v.factor.value ?? unreachable(v.configuration));
var correctionChecks = [check({
	...needs$1,
	factor
}, (v) => {
	const found = v.factor.value;
	if (found !== void 0 && found >= leastFactor) return [];
	const shells = isShell(v.configuration) ? leastShells(v.ratios, leastFactor, mostShells) : void 0;
	const remedy = shells === void 0 ? "" : ` With ${shells} shell passes in series, F is at least 0.80.`;
	const text = found === void 0 ? "The arrangement cannot reach these temperatures: F has no value." : `F = ${formatNumber(found, 3)} is below 0.80: the area becomes very sensitive to the temperatures.`;
	return [warning(text + remedy, {
		field: "correctionFactor",
		source: "Bowman, Mueller and Nagle 1940"
	})];
}), check({
	configuration,
	tempHotOut: tempHotOut$1,
	tempColdOut: tempColdOut$1,
	lmtd: maybe(lmtd)
}, (v) => {
	const kind = v.configuration;
	if (v.tempColdOut <= v.tempHotOut || kind.name === "Counter-current") return [];
	const details = {
		field: "tempColdOut",
		values: {
			cold: stated("temperature", v.tempColdOut),
			hot: stated("temperature", v.tempHotOut)
		}
	};
	const text = "Temperature cross: the cold outlet of {cold} is above the hot outlet of {hot}";
	if (kind.name === "Co-current") return [warning(`${text}, which co-current flow cannot achieve.`, details)];
	if (v.lmtd === void 0) return [];
	if (isShell(kind) && kind.shells === 1) return [warning(`${text}; in a single shell some heat then flows back. More shell passes in series avoid this.`, details)];
	return [info(`${text}; the correction factor allows for it.`, details)];
})];
// calculators/heat-exchanger-ua-check-pro/drawing.ts
var width = 348;
var height = 236;
var body = {
	left: 74,
	right: 274,
	top: 92,
	bottom: 148
};
var middle = (body.top + body.bottom) / 2;
var degrees = (si, name) => si === void 0 ? name : [measured("temperature", si, "°C")];
var arrow = {
	right: "m-8 -4l8 4 -8 4",
	left: "m8 -4l-8 4 8 4",
	down: "m-4 -8l4 8 4 -8",
	up: "m-4 8l4 -8 4 8"
};
/** A pipe within a pipe: the cold stream inside, the hot stream around it, both from where they enter to where they leave. */
function doublePipe(co) {
	const { left, right, top, bottom } = body;
	const [start, end] = co ? [left + 22, right - 22] : [right - 22, left + 22];
	const turn = co ? 1 : -1;
	return [
		path(`M${left} ${top}H${right}V${bottom}H${left}Z`, "outline", "area"),
		path(`M${left - 30} ${middle - 12}H${right + 30}M${left - 30} ${middle + 12}H${right + 30}`, "outline", "area"),
		path(`M${left - 44} ${middle}H${right + 44}${arrow.right}`, "flow", "flowCold"),
		path(`M${start} ${top - 34}V${top + 8}H${end - turn * .5}V${bottom + 34}${arrow.down}`, "dimension", "flowHot")
	];
}
/** Shells one above the other with their U-tubes; the hot stream in the shells, the cold one in the tubes. */
function shells() {
	const { left, right, top, bottom } = body;
	const head = left + 26;
	return [
		path(`M${head} ${top}H${right - 22}q22 0 22 ${(bottom - top) / 2}q0 ${(bottom - top) / 2} -22 ${(bottom - top) / 2}H${head}Z`, "outline", "area"),
		path(`M${head} ${top}H${head - 16}q-10 0 -10 ${(bottom - top) / 2}q0 ${(bottom - top) / 2} 10 ${(bottom - top) / 2}H${head}M${head} ${top - 8}V${bottom + 8}M${head} ${middle}H${left}`, "outline"),
		path(`M${head} ${middle - 14}H${right - 34}q14 14 0 28H${head}`, "thin", "area"),
		path(`M${left - 44} ${middle + 14}H${head}`, "flow", "flowCold"),
		path(`M${head} ${middle - 14}H${left - 44}${arrow.left}`, "flow", "flowCold"),
		path(`M${right - 40} ${top - 34}V${top}${arrow.down}`, "dimension", "flowHot"),
		path(`M${head + 34} ${bottom}v34${arrow.down}`, "dimension", "flowHot"),
		...[
			.25,
			.5,
			.75
		].map((part, index) => {
			const x = head + part * (right - 40 - head) + 12;
			return path(index % 2 === 0 ? `M${x} ${top}V${bottom - 16}` : `M${x} ${top + 16}V${bottom}`, "thin");
		})
	];
}
/** A bank of tubes seen from the side, the hot stream across it. */
function crossFlow() {
	const { left, right, top, bottom } = body;
	const tubes = [
		12,
		28,
		44
	].map((y) => `M${left} ${top + y}H${right}`).join("");
	const across = [
		.25,
		.5,
		.75
	].map((part) => left + part * (right - left));
	return [
		path(`M${left} ${top - 8}V${bottom + 8}M${right} ${top - 8}V${bottom + 8}`, "outline", "area"),
		path(tubes, "outline", "area"),
		path(`M${left - 44} ${middle}H${left}M${right} ${middle}H${right + 44}${arrow.right}`, "flow", "flowCold"),
		...across.map((x) => path(`M${x} ${top - 34}V${bottom + 34}${arrow.down}`, "dimension", "flowHot"))
	];
}
/** The exchanger of the case: how its streams run, with the temperatures at its four ends. */
function drawExchanger(v) {
	const kind = v.flowConfiguration ?? "Counter-current";
	const shell = isShellAndTube(kind);
	const co = kind === "Co-current";
	const parts = shell ? shells() : kind === "Cross-flow" ? crossFlow() : doublePipe(co);
	const hotAt = co ? body.left + 22 : shell ? body.right - 40 : kind === "Cross-flow" ? (body.left + body.right) / 2 : body.right - 22;
	const hotTo = co ? body.right - 22 : shell ? body.left + 60 : kind === "Cross-flow" ? hotAt : body.left + 22;
	const cold = (side) => {
		if (shell) return {
			x: 2,
			y: side === "in" ? middle + 34 : middle - 24,
			anchor: "start"
		};
		return side === "in" ? {
			x: 2,
			y: middle - 22,
			anchor: "start"
		} : {
			x: 346,
			y: middle - 22,
			anchor: "end"
		};
	};
	const entry = cold("in");
	const exit = cold("out");
	const duty = v.dutyHot === void 0 ? "" : [measured("heatRate", v.dutyHot, "kW")];
	const conductance = v.ua === void 0 ? "" : ["UA ", measured("thermalConductance", v.ua, "kW/K")];
	return {
		title: `Heat exchanger, ${lowerFirst(kind)}${v.lmtd === void 0 ? "" : `, mean difference ${formatNumber(v.lmtd)} K`}`,
		width,
		height,
		marks: [
			...parts,
			label(hotAt, body.top - 42, degrees(v.tempHotIn, "T_hi"), {
				pen: "dimension",
				field: "tempHotIn"
			}),
			label(hotTo, body.bottom + 50, degrees(v.tempHotOut, "T_ho"), {
				pen: "dimension",
				field: "tempHotOut"
			}),
			label(entry.x, entry.y, degrees(v.tempColdIn, "T_ci"), {
				anchor: entry.anchor,
				field: "tempColdIn"
			}),
			label(exit.x, exit.y, degrees(v.tempColdOut, "T_co"), {
				anchor: exit.anchor,
				field: "tempColdOut"
			}),
			label(0, 228, duty, {
				anchor: "start",
				pen: "mute",
				field: "dutyHot"
			}),
			label(width, 228, conductance, {
				anchor: "end",
				pen: "mute",
				field: "ua"
			})
		]
	};
}
// calculators/heat-exchanger-ua-check-pro/duties.ts
var heat = {
	kind: "heatRate",
	unit: "kW",
	digits: 5
};
/** The heat that a stream gives up between two temperatures, W; undefined while something of it is not known. */
function ownDuty({ flow, heatCapacity, from, to }) {
	return flow === void 0 || heatCapacity === void 0 || from === void 0 || to === void 0 ? void 0 : flow * heatCapacity * (from - to);
}
function whatIsMissing(name, { flow, heatCapacity, from, to }) {
	const [inlet, outlet] = name === "hot" ? [from, to] : [to, from];
	return missing(...[
		[flow, "flow rate"],
		[inlet, "inlet temperature"],
		[outlet, "outlet temperature"],
		[heatCapacity, "specific heat capacity"]
	].flatMap(([value, label]) => value === void 0 ? [`${name} side ${label}`] : []));
}
var { duty } = exchanger;
var { flowHot: flowHot$1, cpHot: cpHot$1, tempHotIn: tempHotIn$1, tempHotOut } = hotSide;
var { flowCold: flowCold$1, cpCold: cpCold$1, tempColdIn: tempColdIn$1, tempColdOut } = coldSide;
var ofHot$1 = {
	flowHot: flowHot$1,
	cpHot: cpHot$1,
	tempHotIn: tempHotIn$1,
	tempHotOut
};
var ofCold$1 = {
	flowCold: flowCold$1,
	cpCold: cpCold$1,
	tempColdIn: tempColdIn$1,
	tempColdOut
};
var sideHot = (v) => ({
	flow: v.flowHot,
	heatCapacity: v.cpHot,
	from: v.tempHotIn,
	to: v.tempHotOut
});
var sideCold = (v) => ({
	flow: v.flowCold,
	heatCapacity: v.cpCold,
	from: v.tempColdOut,
	to: v.tempColdIn
});
/** The duty of the hot side; an overall duty replaces it. */
var dutyHot = step("dutyHot", maybe({
	...ofHot$1,
	duty
}), {
	label: "Hot side duty",
	symbol: "Q_h",
	equation: (v) => v.duty === void 0 ? "Q_h = m_h*c_h*(T_hi-T_ho)" : "Q_h = Q",
	source: (v) => v.duty === void 0 ? "Heat balance" : "Overall duty as entered",
	...heat
}, (v) => v.duty ?? ownDuty(sideHot(v)) ?? whatIsMissing("hot", sideHot(v)));
/** The duty of the cold side; where its own data are incomplete, an overall duty stands for it. */
var dutyCold = step("dutyCold", maybe({
	...ofCold$1,
	duty
}), {
	label: "Cold side duty",
	symbol: "Q_c",
	equation: (v) => ownDuty(sideCold(v)) === void 0 ? "Q_c = Q" : "Q_c = m_c*c_c*(T_co-T_ci)",
	source: (v) => ownDuty(sideCold(v)) === void 0 ? "Overall duty as entered" : "Heat balance",
	...heat
}, (v) => ownDuty(sideCold(v)) ?? v.duty ?? whatIsMissing("cold", sideCold(v)));
var coldByDuty = check(maybe({
	...ofCold$1,
	duty
}), (v) => v.duty === void 0 || ownDuty(sideCold(v)) !== void 0 ? [] : [info("The cold side has no heat balance of its own: its duty is taken as the overall duty.", { field: "dutyCold" })]);
/** What is given of one side and is not used, because the overall duty stands for its heat balance. */
function unusedOf(name, side, overall) {
	const { flow, heatCapacity, from, to } = side;
	if (flow === void 0 === (heatCapacity === void 0)) return [];
	const [given, blank] = flow === void 0 ? ["specific heat capacity", "flow rate"] : ["flow rate", "specific heat capacity"];
	const change = from === void 0 || to === void 0 ? 0 : from - to;
	const implied = flow === void 0 ? overall / ((heatCapacity ?? NaN) * change) : overall / (flow * change);
	const meaning = change > 0 && Number.isFinite(implied) ? `; with the overall duty and its temperatures it implies a ${blank} of {implied}` : "";
	return [info(`The ${given} of the ${name.toLowerCase()} side is not used while its ${blank} is blank${meaning}.`, {
		field: `${flow === void 0 ? "cp" : "flow"}${name}`,
		values: { implied: stated(flow === void 0 ? "massFlow" : "specificHeat", implied) }
	})];
}
/** What is given of either side beside an overall duty and is not used. */
var unusedOfSides = check({
	...maybe({
		...ofHot$1,
		...ofCold$1
	}),
	duty
}, (v) => [...unusedOf("Hot", sideHot(v), v.duty), ...unusedOf("Cold", sideCold(v), v.duty)]);
/** Duties agree within 1 % of their mean (specification). */
var agreement = .01;
function agree(a, b) {
	return Math.abs(a - b) <= agreement * Math.abs(a + b) / 2;
}
var dutyChecks = [
	check({
		dutyHot,
		dutyCold
	}, (v) => agree(v.dutyHot, v.dutyCold) ? [] : [error(`Case ${caseNumber}: Duty exchange do not match.`, { field: "dutyCold" })]),
	check({
		duty,
		...ofHot$1
	}, (v) => agree(v.flowHot * v.cpHot * (v.tempHotIn - v.tempHotOut), v.duty) ? [] : [warning("The overall duty replaces that of the hot side, which differs from it by more than 1 %.", { field: "duty" })]),
	coldByDuty,
	unusedOfSides
];
/** The duty that UA is reckoned from: that of the hot side, once both sides agree. */
var exchangedDuty = step("exchangedDuty", {
	dutyHot,
	dutyCold
}, {
	label: "Duty exchanged",
	symbol: "Q_x",
	equation: "Q_x = Q_h",
	source: "Both sides agree within 1 % of their mean",
	...heat
}, (v) => {
	if (!agree(v.dutyHot, v.dutyCold)) return absent("the duties of the two sides do not match");
	return v.dutyHot > 0 ? v.dutyHot : absent("no heat flows from the hot side to the cold side");
});
// calculators/heat-exchanger-ua-check-pro/examples.ts
var fahrenheit = (value) => ({
	value,
	unit: "°F"
});
var pounds = (value) => ({
	value,
	unit: "lb/h"
});
var btu = (value) => ({
	value,
	unit: "Btu/(lb·°F)"
});
var oilCooler = {
	userDescription: "Oil cooler",
	flowConfiguration: "Counter-current",
	area: 5.17588,
	hotMedium: "Oil",
	flowHot: {
		value: .1,
		unit: "kg/s"
	},
	tempHotIn: 100,
	tempHotOut: 60,
	cpHot: 2.131,
	coldMedium: "Water",
	flowCold: {
		value: .2,
		unit: "kg/s"
	},
	tempColdIn: 30,
	tempColdOut: 40.2,
	cpCold: 4.178
};
var toluene = {
	userDescription: "Benzene by toluene",
	flowConfiguration: "Counter-current",
	hotMedium: "Toluene",
	flowHot: pounds(6330),
	tempHotIn: fahrenheit(160),
	tempHotOut: fahrenheit(100),
	cpHot: btu(.44),
	coldMedium: "Benzene",
	flowCold: pounds(9820),
	tempColdIn: fahrenheit(80),
	tempColdOut: fahrenheit(120),
	cpCold: btu(.425)
};
var kerosene = {
	userDescription: "Crude by kerosene",
	flowConfiguration: "Shell-and-tube 1-2",
	hotMedium: "Kerosene",
	flowHot: pounds(43800),
	tempHotIn: fahrenheit(390),
	tempHotOut: fahrenheit(200),
	cpHot: btu(.605),
	coldMedium: "Crude oil",
	flowCold: pounds(149e3),
	tempColdIn: fahrenheit(100),
	tempColdOut: fahrenheit(170),
	cpCold: btu(.49)
};
var distilledWater = {
	userDescription: "Distilled water",
	flowConfiguration: "Shell-and-tube 1-2",
	hotMedium: "Distilled water",
	flowHot: pounds(175e3),
	tempHotIn: fahrenheit(93),
	tempHotOut: fahrenheit(85),
	cpHot: btu(1),
	coldMedium: "Raw water",
	flowCold: pounds(28e4),
	tempColdIn: fahrenheit(75),
	tempColdOut: fahrenheit(80),
	cpCold: btu(1)
};
var gasWater = {
	userDescription: "Gas by water",
	flowConfiguration: "Cross-flow",
	crossFlowMixing: "Both unmixed",
	area: 39.7,
	duty: 377.73,
	hotMedium: "Exhaust gas",
	tempHotIn: 300,
	tempHotOut: 100,
	coldMedium: "Water",
	flowCold: {
		value: 1,
		unit: "kg/s"
	},
	tempColdIn: 35,
	tempColdOut: 125,
	cpCold: 4.197
};
var examples = [
	{
		title: "Oil cooler, counter-current",
		source: "Incropera, Fundamentals of Heat and Mass Transfer, example 11.1: 8524 W, 43.2 K",
		cases: [oilCooler]
	},
	{
		title: "Distilled water in a 1-2 exchanger, and in two shells",
		source: "Kern, Process Heat Transfer, example 7.4; the second case illustrative",
		cases: [distilledWater, {
			...distilledWater,
			userDescription: "Two shells",
			flowConfiguration: "Shell-and-tube 2-4"
		}]
	},
	{
		title: "Gas and water in cross-flow, unmixed; benzene heated by toluene; co-current",
		source: "Incropera, example 11.3; Kern, example 6.1; the third case illustrative",
		cases: [
			gasWater,
			toluene,
			{
				userDescription: "Co-current, by duty",
				flowConfiguration: "Co-current",
				area: 12,
				duty: 320,
				tempHotIn: 120,
				tempHotOut: 80,
				tempColdIn: 20,
				tempColdOut: 50
			}
		]
	},
	{
		title: "Cross-flow with one stream mixed, three shells, equal differences",
		source: "Illustrative duties",
		cases: [
			{
				...gasWater,
				userDescription: "Gas mixed",
				crossFlowMixing: "Hot side mixed"
			},
			{
				...gasWater,
				userDescription: "Water mixed",
				crossFlowMixing: "Cold side mixed"
			},
			{
				...distilledWater,
				userDescription: "Three shells",
				flowConfiguration: "Shell-and-tube N-2N",
				shellPasses: 3
			},
			{
				userDescription: "Equal differences",
				flowConfiguration: "Counter-current",
				area: 20,
				flowHot: 1e4,
				tempHotIn: 90,
				tempHotOut: 60,
				cpHot: 4.2,
				flowCold: 1e4,
				tempColdIn: 30,
				tempColdOut: 60,
				cpCold: 4.2
			}
		]
	}
];
// calculators/heat-exchanger-ua-check-pro/figures.ts
var points = 9;
/** Temperatures of both sides against the heat exchanged, from the end where the hot side leaves. */
function plots(v) {
	const { configuration, exchangedDuty: duty, tempHotIn, tempHotOut, tempColdIn, tempColdOut } = v;
	if (configuration === void 0 || duty === void 0 || tempHotIn === void 0 || tempHotOut === void 0 || tempColdIn === void 0 || tempColdOut === void 0) return [];
	const line = (label, pen, from, to) => ({
		label,
		pen,
		points: Array.from({ length: points }, (_, index) => {
			const part = index / 8;
			return [part * duty, from + part * (to - from)];
		})
	});
	return [{
		title: "Temperature against heat exchanged",
		x: {
			label: "Heat exchanged",
			kind: "heatRate",
			unit: "kW"
		},
		y: {
			label: "Temperature",
			kind: "temperature",
			unit: "°C"
		},
		series: [configuration.direction === "co" ? line("Hot side", "second", tempHotIn, tempHotOut) : line("Hot side", "second", tempHotOut, tempHotIn), line("Cold side", "main", tempColdIn, tempColdOut)]
	}];
}
// calculators/heat-exchanger-ua-check-pro/published.ts
var kern = "Kern, Process Heat Transfer, 1950, not checked against the print";
var incropera = "Incropera, Fundamentals of Heat and Mass Transfer, not checked against the print";
/** F that Kern reads from a figure beside F by the equation that the figure draws. */
var fromChart = (read, equation) => disagreement(`Kern reads ${read} from a figure. The equation behind the figure (Bowman, Mueller and Nagle) gives ${equation}, and the calculator solves that.`);
var published = [
	{
		type: "case",
		kind: "quoted",
		title: "Concentric tube oil cooler, counter-current",
		source: `${incropera}, example 11.1`,
		case: oilCooler,
		expect: {
			dutyHot: {
				printed: "8524",
				unit: "W"
			},
			lmtd: {
				printed: "43.2",
				unit: "K"
			},
			u: {
				printed: "38.1",
				unit: "W/(m²·K)"
			}
		},
		note: "The area is that of the printed length, 65.9 m of 25 mm tube."
	},
	{
		type: "case",
		kind: "quoted",
		title: "Finned cross-flow exchanger, gas and water, both unmixed",
		source: `${incropera}, example 11.3`,
		case: {
			...gasWater,
			method: "ntu"
		},
		expect: {
			dutyCold: {
				printed: "3.77e5",
				unit: "W",
				beyond: disagreement("The book’s own product, 1 kg/s × 4197 J/(kg·K) × 90 K, is 377 730 W; the book truncates it to 3.77·10⁵ W instead of rounding.")
			},
			effectiveness: {
				printed: "0.75",
				unit: ""
			},
			rateRatio: {
				printed: "0.45",
				unit: ""
			},
			ntu: {
				printed: "2.1",
				unit: ""
			}
		},
		note: "The source reads NTU from a chart."
	},
	{
		type: "case",
		kind: "quoted",
		title: "Double pipe, benzene heated by toluene, counter-current",
		source: `${kern}, example 6.1`,
		case: toluene,
		expect: {
			dutyHot: {
				printed: "1.67e5",
				unit: "Btu/h"
			},
			dutyCold: {
				printed: "1.67e5",
				unit: "Btu/h"
			},
			lmtd: {
				printed: "28.8",
				unit: "°F",
				beyond: disagreement("(40 − 20)/ln(40/20) is 28.854 °F; the source truncates it to 28.8 instead of rounding.")
			}
		}
	},
	{
		type: "case",
		kind: "quoted",
		title: "1-2 exchanger, kerosene and crude oil",
		source: `${kern}, example 7.3`,
		case: kerosene,
		expect: {
			dutyCold: {
				printed: "5.1e6",
				unit: "Btu/h"
			},
			lmtd: {
				printed: "152.5",
				unit: "°F",
				beyond: disagreement("(220 − 100)/ln(220/100) is 152.20 °F. Why the source has 152.5 is not known.")
			},
			temperatureRatio: {
				printed: "2.71",
				unit: ""
			},
			temperatureEffectiveness: {
				printed: "0.241",
				unit: ""
			},
			correctionFactor: {
				printed: "0.905",
				unit: "",
				beyond: fromChart("0.905", "0.892")
			}
		},
		note: "The two printed duties differ by 1.5 %, so no UA is given."
	},
	{
		type: "case",
		kind: "quoted",
		title: "1-2 exchanger, distilled water and raw water",
		source: `${kern}, example 7.4`,
		case: distilledWater,
		expect: {
			dutyHot: {
				printed: "1.40e6",
				unit: "Btu/h"
			},
			dutyCold: {
				printed: "1.40e6",
				unit: "Btu/h"
			},
			lmtd: {
				printed: "11.4",
				unit: "°F"
			},
			temperatureRatio: {
				printed: "1.6",
				unit: ""
			},
			temperatureEffectiveness: {
				printed: "0.278",
				unit: ""
			},
			correctionFactor: {
				printed: "0.945",
				unit: "",
				beyond: fromChart("0.945", "0.9465")
			}
		}
	},
	{
		type: "figure",
		kind: "program",
		title: "F of one shell, 15 to 85 °C against 130 to 110 °C",
		source: "ht 1.x documentation (C. Bell), F_LMTD_Fakheri",
		expect: {
			printed: "0.94383588296459",
			unit: ""
		},
		compute: () => correctionFactor$1(temperatureRatios({
			coldIn: 15,
			coldOut: 85,
			hotIn: 130,
			hotOut: 110
		}), {
			type: "shell",
			shells: 1
		}) ?? NaN
	},
	{
		type: "figure",
		kind: "quoted",
		title: "Transfer units of unmixed cross-flow for ε 0.75 at C_r 0.45",
		source: `${incropera}, example 11.3, figure 11.14`,
		expect: {
			printed: "2.1",
			unit: "",
			beyond: disagreement("The source reads 2.1 from a chart. The equation behind the chart gives 2.04 at ε = 0.75; with ε before rounding, as in the whole example above, it gives 2.1.")
		},
		compute: () => transferUnits(.75, .45, {
			type: "cross",
			mixed: "none"
		}) ?? NaN
	}
];
// calculators/heat-exchanger-ua-check-pro/rates.ts
/** Capacity rates of the two sides, and the effectiveness that follows from them. */
var { flowHot, cpHot } = hotSide;
var { flowCold, cpCold } = coldSide;
var { tempHotIn, tempColdIn } = ends;
/** A side's capacity rate: flow times heat capacity where both are given, else from the duty and the change of temperature. */
function capacityRate(flow, heatCapacity, duty, change) {
	return flow === void 0 || heatCapacity === void 0 ? duty / change : flow * heatCapacity;
}
var still = (name) => absent(`the ${name} side stays at constant temperature`);
var rate = {
	kind: "thermalConductance",
	unit: "kW/K"
};
/** W/K; infinite for a side that keeps its temperature. */
var rates = value("rates", {
	exchangedDuty,
	ratios,
	...maybe({
		flowHot,
		cpHot,
		flowCold,
		cpCold
	}),
	...ends
}, (v) => ({
	hot: capacityRate(v.flowHot, v.cpHot, v.exchangedDuty, v.tempHotIn - v.tempHotOut),
	cold: capacityRate(v.flowCold, v.cpCold, v.exchangedDuty, v.tempColdOut - v.tempColdIn)
}));
var rateHot = step("rateHot", {
	rates,
	...maybe({
		flowHot,
		cpHot
	})
}, {
	label: "Capacity rate, hot side",
	symbol: "C_h",
	equation: (v) => v.flowHot === void 0 || v.cpHot === void 0 ? "C_h = Q_x/(T_hi-T_ho)" : "C_h = m_h*c_h",
	...rate
}, (v) => Number.isFinite(v.rates.hot) ? v.rates.hot : still("hot"));
var rateCold = step("rateCold", {
	rates,
	...maybe({
		flowCold,
		cpCold
	})
}, {
	label: "Capacity rate, cold side",
	symbol: "C_c",
	equation: (v) => v.flowCold === void 0 || v.cpCold === void 0 ? "C_c = Q_x/(T_co-T_ci)" : "C_c = m_c*c_c",
	...rate
}, (v) => Number.isFinite(v.rates.cold) ? v.rates.cold : still("cold"));
var smallerRate = step("smallerRate", {
	rates,
	...maybe({
		rateHot,
		rateCold
	})
}, {
	label: "Smaller capacity rate",
	symbol: "C_min",
	equation: (v) => v.rateHot === void 0 ? "C_min = C_c" : v.rateCold === void 0 ? "C_min = C_h" : "C_min = min(C_h; C_c)",
	...rate
}, (v) => {
	const smaller = Math.min(v.rates.hot, v.rates.cold);
	return smaller > 0 && Number.isFinite(smaller) ? smaller : absent("neither side changes temperature");
});
var rateRatio = step("rateRatio", {
	rates,
	smallerRate,
	...maybe({
		rateHot,
		rateCold
	})
}, {
	label: "Ratio of capacity rates",
	symbol: "C_r",
	equation: (v) => v.rateHot === void 0 || v.rateCold === void 0 ? "C_r = 0" : "C_r = min(C_h; C_c)/max(C_h; C_c)",
	kind: "number",
	unit: ""
}, (v) => v.smallerRate / Math.max(v.rates.hot, v.rates.cold));
var effectiveness = step("effectiveness", {
	exchangedDuty,
	smallerRate,
	tempHotIn,
	tempColdIn
}, {
	label: "Effectiveness",
	symbol: "ε",
	equation: "ε = Q_x/(C_min*(T_hi-T_ci))",
	source: "Kays and London, 3rd ed., chapter 2",
	kind: "number",
	unit: ""
}, (v) => v.tempHotIn > v.tempColdIn ? v.exchangedDuty / (v.smallerRate * (v.tempHotIn - v.tempColdIn)) : absent("the hot side does not enter hotter than the cold side"));
// calculators/heat-exchanger-ua-check-pro/streams.ts
/**
* What the fluid of a side fills: its mean heat capacity between inlet and outlet, by the difference of the enthalpies, which
* counts what boils or condenses; that at the inlet where no outlet temperature is known.
*/
function streamOf(side, inlet, outlet, heatCapacityField) {
	const { id } = side.fluid.source;
	const chosen = chosenFluid(side.fluid);
	const pressure = value(`${id}.pressure`, { pressure: side.pressure }, (v) => absolute(v.pressure));
	const heatCapacity = value(`${id}.heatCapacity`, {
		chosen,
		pressure,
		inlet,
		outlet: maybe(outlet)
	}, (v) => {
		if (v.outlet === void 0) {
			const own = streamHeatCapacity(streamPhaseAt(v.chosen, v.pressure, v.inlet));
			return {
				...own,
				source: `${own.source}, at the inlet: the outlet temperature is blank`
			};
		}
		const mean = streamMeanHeatCapacity(v.chosen, v.pressure, v.inlet, v.outlet);
		return {
			...mean,
			source: `${mean.source}, mean between inlet and outlet`
		};
	});
	const changesPhase = check({
		chosen,
		pressure,
		inlet,
		outlet
	}, (v) => {
		const change = streamVaporised(v.chosen, v.pressure, v.inlet, v.outlet);
		if (change === 0) return [];
		const changes = change > 0 ? "boils" : "condenses";
		return [warning(`Between {inlet} and {outlet} at {pressure}, {share} by mass of ${streamName(v.chosen)} ${changes}: the mean heat capacity holds for the duty, not for the temperatures on the way and their mean difference. Divide the exchanger where the phase changes.`, {
			field: heatCapacityField,
			values: {
				inlet: stated("temperature", v.inlet),
				outlet: stated("temperature", v.outlet),
				pressure: stated("absolutePressure", v.pressure),
				share: stated("fraction", Math.abs(change), {
					digits: 2,
					unit: "%"
				})
			}
		})];
	});
	return {
		heatCapacity,
		checks: [fluidChecks(chosen, id), changesPhase],
		loads: fluidLoads(side.fluid)
	};
}
var hot = streamOf(hotFluid, hotSide.tempHotIn, hotSide.tempHotOut, "cpHot");
var cold = streamOf(coldFluid, coldSide.tempColdIn, coldSide.tempColdOut, "cpCold");
var streams = {
	fills: [fill(hotSide.cpHot, hot.heatCapacity), fill(coldSide.cpCold, cold.heatCapacity)],
	checks: [...hot.checks, ...cold.checks],
	loads: [hot.loads, cold.loads]
};
var needs = {
	configuration,
	arrangement: value("arrangement", {
		configuration,
		rates
	}, (v) => arrangementOf(v.configuration, v.rates.hot < v.rates.cold ? "hot" : "cold")),
	effectiveness,
	rateRatio
};
/** The relation of ε and NTU as shown; that of unmixed cross-flow is a series and is named by its source only. */
function equation({ arrangement: kind, rateRatio: Cr }) {
	if (Cr === 0) return "ε = 1-exp(-NTU)";
	const equal = isOne(Cr);
	switch (kind.type) {
		case "counter": return equal ? "ε = NTU/(1+NTU)" : "ε = (1-exp(-NTU*(1-C_r)))/(1-C_r*exp(-NTU*(1-C_r)))";
		case "co": return "ε = (1-exp(-NTU*(1+C_r)))/(1+C_r)";
		case "shell":
			if (kind.shells === 1) return "ε = ε_1";
			return equal ? `ε = ${kind.shells}*ε_1/(1+${kind.shells - 1}*ε_1)` : "ε = (W-1)/(W-C_r)";
		case "cross":
			if (kind.mixed === "none") return "";
			return kind.mixed === "larger" ? "ε = (1-exp(-C_r*(1-exp(-NTU))))/C_r" : "ε = 1-exp(-(1-exp(-C_r*NTU))/C_r)";
	}
}
function where({ arrangement: kind, rateRatio: Cr }) {
	if (kind.type !== "shell" || Cr === 0) return [];
	const { shells } = kind;
	const one = [
		"S = sqrt(1+C_r^2)",
		`G = exp(-S*NTU/${shells})`,
		"ε_1 = 2/(1+C_r+S*(1+G)/(1-G))"
	];
	return shells === 1 || isOne(Cr) ? one : [...one, `W = ((1-ε_1*C_r)/(1-ε_1))^${shells}`];
}
function source({ arrangement: kind }) {
	const book = "Kays and London, 3rd ed., chapter 2";
	return kind.type === "cross" && kind.mixed === "none" ? `${book}; Mason’s series, solved for NTU` : book;
}
/** The transfer units by the relation of effectiveness and NTU. */
var unitsByEffectiveness = step("ntu", needs, {
	label: "Transfer units NTU",
	symbol: "NTU",
	equation,
	where,
	source,
	kind: "number",
	unit: ""
}, (v) => {
	if (v.effectiveness >= 1) return absent("no exchanger has an effectiveness of 1 or more");
	return transferUnits(v.effectiveness, v.rateRatio, v.arrangement) ?? unreachable(v.configuration);
});
// calculators/heat-exchanger-ua-check-pro/definition.ts
var meanDifference = step("meanDifference", {
	lmtd,
	correctionFactor
}, {
	label: "Mean temperature difference",
	symbol: "ΔT_m",
	equation: "ΔT_m = F*ΔT_lm",
	kind: "temperatureDifference",
	unit: "K"
}, (v) => v.correctionFactor * v.lmtd);
var conductance = {
	label: "UA",
	symbol: "UA",
	kind: "thermalConductance",
	unit: "kW/K"
};
var uaByDifference = step("ua", {
	exchangedDuty,
	meanDifference
}, {
	...conductance,
	equation: "UA = Q_x/ΔT_m",
	source: "Original method: duty over mean difference"
}, (v) => v.exchangedDuty / v.meanDifference);
var unitsByDifference = step("ntu", {
	uaByDifference,
	smallerRate
}, {
	label: "Transfer units NTU",
	symbol: "NTU",
	equation: "NTU = UA/C_min",
	kind: "number",
	unit: ""
}, (v) => v.uaByDifference / v.smallerRate);
var uaByUnits = step("ua", {
	unitsByEffectiveness,
	smallerRate
}, {
	...conductance,
	equation: "UA = NTU*C_min",
	source: "Kays and London, 3rd ed., chapter 2"
}, (v) => v.unitsByEffectiveness * v.smallerRate);
var ua = byMethod({
	original: uaByDifference,
	ntu: uaByUnits
});
var u = step("u", {
	ua,
	area: exchanger.area
}, {
	label: "Overall heat transfer coefficient",
	symbol: "U",
	equation: "U = UA/A",
	kind: "heatTransferCoefficient",
	unit: "W/(m²·K)"
}, (v) => v.ua / v.area);
var { hotMedium, ...ofHot } = hotSide;
var { coldMedium, ...ofCold } = coldSide;
var definition_default = calculation(meta, {
	inputs: {
		Exchanger: Object.values(exchanger),
		"Hot Side": [
			hotMedium,
			...fluidRows(hotFluid.fluid),
			hotFluid.pressure,
			...Object.values(ofHot)
		],
		"Cold Side": [
			coldMedium,
			...fluidRows(coldFluid.fluid),
			coldFluid.pressure,
			...Object.values(ofCold)
		]
	},
	fills: streams.fills,
	loads: streams.loads,
	carried: [carriedFluid(hotFluid.fluid), carriedFluid(coldFluid.fluid)],
	results: { Results: [
		dutyHot,
		dutyCold,
		lmtd,
		ua,
		u,
		temperatureRatio,
		temperatureEffectiveness,
		correctionFactor,
		byMethod({ original: meanDifference }),
		rateRatio,
		effectiveness,
		byMethod({
			original: unitsByDifference,
			ntu: unitsByEffectiveness
		})
	] },
	primary: ua,
	answers: [
		ua,
		lmtd,
		dutyHot,
		dutyCold,
		effectiveness
	],
	methods: {
		original: { name: "Original" },
		ntu: { name: "Effectiveness–NTU" }
	},
	crossCheck: {
		result: ua,
		unsafe: "either",
		consequence: "the flows, heat capacities and temperatures are not consistent with each other"
	},
	shows: [
		dutyHot,
		dutyCold,
		exchangedDuty,
		lmtd,
		temperatureRatio,
		temperatureEffectiveness,
		rateRatio,
		effectiveness,
		crossUnits,
		correctionFactor
	],
	checks: [
		...dutyChecks,
		...temperatureChecks,
		...correctionChecks,
		...streams.checks
	],
	examples,
	published,
	references: [
		"R. A. Bowman, A. C. Mueller and W. M. Nagle, Mean temperature difference in design, Trans. ASME 62 (1940) 283–294.",
		"A. Fakheri, A general expression for the determination of the log mean temperature correction factor for shell and tube heat exchangers, J. Heat Transfer 125 (2003) 527–530.",
		"W. M. Kays and A. L. London, Compact Heat Exchangers, 3rd ed., McGraw-Hill 1984, chapter 2.",
		"J. L. Mason, Heat transfer in crossflow, Proc. 2nd US National Congress of Applied Mechanics (1955) 801–803.",
		"D. Q. Kern, Process Heat Transfer, McGraw-Hill 1950."
	],
	drawing: picture({
		flowConfiguration: exchanger.flowConfiguration,
		...ends,
		dutyHot,
		lmtd,
		ua
	}, drawExchanger),
	plots: picture({
		configuration,
		exchangedDuty,
		...ends
	}, plots)
});
export { definition_default as default };
