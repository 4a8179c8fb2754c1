import { t as __exportAll } from "./rolldown-runtime-D8jQpDG7.js";
import { n as carriedFluid } from "./carried-BblwiDin.js";
import { n as fluidRows, t as fluidFields } from "./fields-CHYCCy5A.js";
import { B as info, D as choice, E as calculation, G as missing, N as text, S as picture, St as meta, T as value, U as Absent, V as warning, W as absent, Y as measured, _t as gasConstant, a as horizontalDimension, c as verticalDimension, ct as absolute, dt as toSi, h as check, it as requirePositive, j as quantity, m as byMethod, mt as formatNumber, o as label, ot as Refusal, q as drawnLength, r as disagreement, rt as requireNotNegative, s as path$1, st as stated, v as fields, w as step, x as maybe, y as fill } from "./kit-R3DteEWw.js";
import { n as calledFor, r as actionBand, t as aviff } from "./aviff-CJHeyNjW.js";
import { t as pipeChoice } from "./pipe-choice-BcN-Wxa_.js";
import { a as vacuum, i as userDescription$1, r as molecularWeight$2, t as absoluteZero } from "./shared-fields-D5hou02i.js";
import { c as streamCheck, n as fluidLoads, o as fluidChecks, t as chosenFluid } from "./chosen-fluid-BOMCRVxw.js";
import { t as streamAt } from "./stream-Bm_pk6HZ.js";
/** The likelihood of failure below the threshold and wherever the chain gives less than 0.5. */
var lowLikelihood = .29;
/** How a branch is joined to the main line. */
var connections = ["Weldolet", "Other connection"];
/** Factor for the ratio of main to branch diameter. */
function branchFactorOf(ratio) {
	return ratio < 10 ? -.07 + .91 * ratio + 1.32 / ratio - .48 * ratio ** 1.5 + .065 * ratio ** 2 : .5;
}
/** eˣ − 1 − x, without cancellation near 0. */
function beyondLinear(x) {
	if (Math.abs(x) > 1) return Math.expm1(x) - x;
	let sum = 1;
	for (let n = 20; n > 2; n -= 1) sum = 1 + x / n * sum;
	return x * x * sum / 2;
}
/**
* log₁₀ N = 470711.5155 − 63075.1242·log₁₀ B + 183685.4368/√B − 575094.3273/B^0.1. The terms are 10⁴ times their sum,
* which would leave eleven digits; so they are written from B = 152 on, where their values and slopes are put in with all
* their digits.
*/
function logarithmOfCycles(B) {
	const u = Math.log(B / 152);
	return 9.96299933039322 - 44.5711845584892 * u + 14898.856299360434 * beyondLinear(-u / 2) - 347980.3535054399 * beyondLinear(-u / 10);
}
/**
* Likelihood of failure of a welded connection by acoustic fatigue, from the sound power level there, dB. At 155 dB and
* below it is 0.29 whatever the pipe. Refusal for a wall that leaves no bore, a branch larger than the pipe, a pipe more
* slender than D/T = 140, where the fitted curves turn back, and a level below all that the curves know; RangeError for
* lengths that are not positive.
* Source: Energy Institute AVIFF, 2nd ed. 2008, with the official errata of log₁₀ N.
*/
function acousticLikelihood(level, discontinuity) {
	const { outsideDiameter, wallThickness, branchDiameter, connection, duplex } = discontinuity;
	const slenderness = requirePositive("outsideDiameter", outsideDiameter) / requirePositive("wallThickness", wallThickness);
	if (!(slenderness > 2)) throw new Refusal("a wall of {wall} leaves no bore in a pipe of {outside}", {
		wall: stated("length", wallThickness),
		outside: stated("length", outsideDiameter)
	});
	if (slenderness > 140 * (1 + 1e-9)) throw new Refusal(`D/T = {slenderness} is above 140, where the guideline’s curves end`, { slenderness: stated("number", slenderness) });
	requirePositive("branchDiameter", branchDiameter);
	if (branchDiameter > outsideDiameter * (1 + 1e-9)) throw new Refusal("the branch of {branch} is wider than the pipe of {outside}", {
		branch: stated("length", branchDiameter),
		outside: stated("length", outsideDiameter)
	});
	const R = slenderness;
	const s = 91.9 - R;
	const a = .816 + R * (.007063 + R * (-8503e-8 + R * 328e-9));
	const B = a * (level - s * (.112762 + s * (.001812 - s * 4307277e-11)));
	if (!(B > 0)) throw new Refusal("no likelihood of failure: {level} is below all levels of the guideline’s curves", { level: stated("level", level) });
	const logCycles = logarithmOfCycles(B);
	const branchFactor = branchFactorOf(outsideDiameter / branchDiameter);
	const rise = Math.tanh((level - 172) / 2.9);
	const connectionFactor = connection === "Weldolet" ? .29 + .09 * rise : 1;
	const materialFactor = duplex ? .263 + .087 * rise : 1;
	const unlimited = 3.1 - .1303 * (logCycles * Math.LN10 + Math.log(branchFactor * connectionFactor * materialFactor));
	const limited = Math.min(1, Math.max(0, unlimited));
	return {
		slenderness,
		s,
		a,
		B,
		logCycles,
		branchFactor,
		connectionFactor,
		materialFactor,
		unlimited,
		lof: level > 155 && limited >= .5 ? limited : lowLikelihood
	};
}
/**
* Greatest sound power level, dB, by the design line of Eisinger: 173.6 − 0.125·D/t.
* Source: F. L. Eisinger, Designing piping systems against acoustically induced structural fatigue, J. Pressure Vessel
* Technology 119 (1997) 379–383; coefficients as quoted elsewhere.
*/
function eisingerLimit$1(slenderness) {
	return 173.6 - .125 * requirePositive("slenderness", slenderness);
}
/**
* Sound power level inside the pipe downstream of a pressure reducing device, dB re 10⁻¹² W:
* PWL = 10·log₁₀(x^3.6·W²·(T/M)^1.2) + 126.1, with W in kg/s, T in K and M in g/mol, 6 dB more for sonic flow, less
* what a low-noise trim takes off. Throws a RangeError for what is not positive.
* Source: Energy Institute, Guidelines for the avoidance of vibration induced fatigue failure in process pipework
* (AVIFF), 2nd ed. 2008, high-frequency acoustic excitation; Carucci and Mueller, ASME 82-WA/PVP-8.
*/
function soundPowerLevel$3(source) {
	const { sonic, trimReduction = 0 } = source;
	const x = requirePositive("pressureDropRatio", source.pressureDropRatio);
	const W = requirePositive("massFlow", source.massFlow);
	const T = requirePositive("temperature", source.temperature);
	const M = 1e3 * requirePositive("molarMass", source.molarMass);
	return 10 * (3.6 * Math.log10(x) + 2 * Math.log10(W) + 1.2 * Math.log10(T / M)) + 126.1 + (sonic ? 6 : 0) - Math.max(0, trimReduction);
}
/** Upstream over downstream pressure from which flow is sonic: ((γ + 1)/2)^(γ/(γ − 1)). Throws a RangeError for γ ≤ 1. */
function sonicPressureRatio(gamma) {
	if (!(gamma > 1)) throw new RangeError(`gamma must be above 1, got ${gamma}`);
	return ((gamma + 1) / 2) ** (gamma / (gamma - 1));
}
/**
* Between which pressure ratios the flow of a gas becomes sonic, whatever it is: the limit √e at γ = 1 and, at the γ of
* 5/3 of a monatomic gas, (4/3)^2.5 = 2.05.
*/
var sonicRatioRange = {
	least: Math.sqrt(Math.E),
	most: sonicPressureRatio(5 / 3)
};
/**
* The pressure ratio from which a flow is taken as sonic: by γ where that is known, but never above the ratio at which
* every gas is; without γ the lowest there is, on the safe side.
*/
function assumedSonicRatio(gamma) {
	return gamma === void 0 ? sonicRatioRange.least : Math.min(sonicPressureRatio(gamma), sonicRatioRange.most);
}
var foot = toSi("length", 1, "ft");
/** The sonic velocity of the original method from which flow counts as sonic, m/s: 1125 ft/s. */
var originalSonicLimit = 1125 * foot;
/**
* Sonic velocity of the original method, m/s, from gauge pressures, Pa, and density, kg/m³: in ft/s, psi and lb/ft³,
* 223.1286·√(p/(10.731589·0.062428·ρ)) at the mean absolute pressure, with 14.5038 psi per bar and an atmosphere of
* 14.7 psi. Throws a RangeError for a density or a mean pressure that is not positive.
*/
function originalSonicVelocity(upstreamGauge, downstreamGauge, density) {
	requirePositive("density", density);
	const mean = (upstreamGauge + downstreamGauge) / 2 / 1e5 * 14.5038 + 14.7;
	requirePositive("mean pressure", mean);
	return 223.1286 * Math.sqrt(mean / (10.731589 * density * .062428)) * foot;
}
/** Whether a sonic velocity of the original method, m/s, makes the flow count as sonic: at least 1125 ft/s. */
function isOriginallySonic(velocity) {
	return velocity >= originalSonicLimit;
}
/** What the level falls by along a pipe, dB: 60·L/D with the distance L in m and the inside diameter D in mm. */
function attenuation(distance, insideDiameter) {
	requireNotNegative("distance", distance);
	return 60 * distance / (1e3 * requirePositive("insideDiameter", insideDiameter));
}
/** Level of several sources together, dB: 10·log₁₀ Σ 10^(L/10). Throws a RangeError where there is none. */
function sumOfLevels(levels) {
	if (levels.length === 0) throw new RangeError("levels must not be empty");
	const loudest = Math.max(...levels);
	return loudest + 10 * Math.log10(levels.reduce((sum, level) => sum + 10 ** ((level - loudest) / 10), 0));
}
// calculators/vibration-analysis-pro/pressure-drop-devices/fields.ts
/** The fluid, where its properties are not typed by hand. */
var fluid = fluidFields();
var later = { revealedBy: "step2" };
/**
* What the assessment asks for, each step in the order shown. The second is asked for when the first gives more than 155
* dB, and by EI AVIFF in any case, since it counts the other sources with the first.
*/
var step1 = fields({
	userDescription: userDescription$1,
	lineNumber: text("Line number"),
	flowRate: quantity("Flow rate", "massFlow", "kg/h", {
		symbol: "W",
		above: 0
	}),
	density: quantity("Density", "density", "kg/m³", {
		symbol: "ρ",
		above: 0,
		help: "At the mean pressure, for the sonic velocity of the original method"
	}),
	p1: quantity("Upstream pressure", "gaugePressure", "bar(g)", {
		symbol: "p_1g",
		above: vacuum
	}),
	p2: quantity("Downstream pressure", "gaugePressure", "bar(g)", {
		symbol: "p_2g",
		atLeast: vacuum
	}),
	temperature: quantity("Temperature", "temperature", "°C", {
		symbol: "T",
		above: absoluteZero,
		help: "Upstream"
	}),
	molecularWeight: molecularWeight$2,
	gamma: quantity("Ratio of specific heats", "number", "", {
		symbol: "γ",
		above: 1,
		atMost: 3,
		optional: true,
		help: "For sonic flow by pressure ratio; if left blank, the lowest critical ratio of any gas. Not used by the original method"
	}),
	lowNoiseTrim: quantity("Low noise trim reduction", "level", "dB", {
		symbol: "L_N",
		atMost: 60,
		blank: 0,
		help: "Enter the dB reduction only for a valve with low-noise trim, otherwise 0 or blank"
	})
});
/** Another source of sound beside the first, by its number. */
var furtherSource = (number) => quantity(`Additional Source of Acoustic Power no.${number}`, "level", "dB", {
	symbol: `L_${number}`,
	atMost: 250,
	optional: true,
	...later
});
/** The pipe, where it is chosen by its size. */
var chosenPipe = pipeChoice("pipe", "Pipe", later);
var step2 = fields({
	distanceToDiscontinuity: quantity("Distance to Welded Discontinuity", "length", "m", {
		symbol: "L_d",
		atLeast: 0,
		optional: true,
		...later
	}),
	pipeInternalDiameter: quantity("Pipe Internal Diameter", "length", "mm", {
		symbol: "D_i",
		above: 0,
		optional: true,
		...later
	}),
	ap2: furtherSource(2),
	ap3: furtherSource(3),
	ap4: furtherSource(4),
	pipeWallThickness: quantity("Pipe wall thickness", "length", "mm", {
		symbol: "t_w",
		above: 0,
		optional: true,
		help: "For the likelihood of failure by EI AVIFF",
		...later
	}),
	branchType: choice("Branch connection", connections, later),
	branchDiameter: quantity("Branch outside diameter", "length", "mm", {
		symbol: "d_b",
		above: 0,
		optional: true,
		help: "Of the small-bore or branch connection at the discontinuity",
		...later
	}),
	pipeMaterial: choice("Pipe material", ["Carbon or stainless steel", "Duplex"], later)
});
// calculators/vibration-analysis-pro/pressure-drop-devices/source.ts
/** The source of the sound: whether the flow is sonic, and how loud it is, by either method. */
var { flowRate: flowRate$1, density: density$1, p1: p1$2, p2: p2$2, temperature: temperature$1, molecularWeight: molecularWeight$1, gamma: gamma$1, lowNoiseTrim } = step1;
var originalMethod = "Original method";
var number$1 = {
	kind: "number",
	unit: ""
};
/** The six figures that a level is computed from: without one of them there is nothing. */
var stream$1 = value("stream", {
	flowRate: flowRate$1,
	density: density$1,
	p1: p1$2,
	p2: p2$2,
	temperature: temperature$1,
	molecularWeight: molecularWeight$1
}, (v) => v.p2 < v.p1 ? v : absent("the downstream pressure is not below the upstream pressure"));
/** A vacuum downstream is beyond any critical ratio. */
var pressureRatio = step("pressureRatio", { stream: stream$1 }, {
	label: "Upstream over downstream pressure",
	symbol: "R_p",
	equation: "R_p = (p_1g+101325)/(p_2g+101325)",
	source: "Absolute pressures",
	...number$1
}, (v) => {
	const downstream = absolute(v.stream.p2);
	return downstream > 0 ? absolute(v.stream.p1) / downstream : absent("no pressure downstream");
});
/** From which pressure ratio on the flow is taken as sonic. */
var criticalRatio = step("criticalRatio", {
	stream: stream$1,
	gamma: maybe(gamma$1)
}, {
	label: "Critical pressure ratio",
	symbol: "R_c",
	equation: (v) => {
		if (v.gamma === void 0) return "R_c = sqrt(exp(1))";
		return v.gamma > 5 / 3 ? "R_c = (4/3)^2.5" : "R_c = ((γ+1)/2)^(γ/(γ-1))";
	},
	source: (v) => {
		if (v.gamma === void 0) return "Conservative assumption: the lowest of any gas, at γ = 1";
		return v.gamma > 5 / 3 ? "The highest of any ideal gas, at γ = 5/3" : "Isentropic throat, ideal gas";
	},
	...number$1
}, (v) => assumedSonicRatio(v.gamma));
/** The sonic velocity of the original method, which both methods speak of. */
var velocityOriginal = value("velocityOriginal", { stream: stream$1 }, ({ stream: s }) => originalSonicVelocity(s.p1, s.p2, s.density));
var sonic = {
	label: "Sonic velocity",
	symbol: "c",
	kind: "velocity",
	unit: "m/s"
};
var originalVelocity = step("sonicVelocity", { velocityOriginal }, {
	...sonic,
	equation: "c = 0.3048*223.1286*sqrt(((p_1g+p_2g)/2/10^5*14.5038+14.7)/(10.731589*0.062428*ρ))",
	source: "Original method: ft/s, psi and lb/ft³ at the mean pressure"
}, (v) => v.velocityOriginal);
/** The speed of sound upstream; where γ is not given, the lowest there is. */
var guidelineVelocity = step("sonicVelocity", {
	stream: stream$1,
	gamma: maybe(gamma$1),
	temperature: temperature$1,
	molecularWeight: molecularWeight$1
}, {
	...sonic,
	equation: (v) => v.gamma === void 0 ? "c = sqrt(8.314462618*T/M)" : "c = sqrt(γ*8.314462618*T/M)",
	source: (v) => v.gamma === void 0 ? "Ideal gas, upstream, at γ = 1: γ is blank" : "Ideal gas, upstream"
}, (v) => Math.sqrt((v.gamma ?? 1) * gasConstant * v.temperature / v.molecularWeight));
var originalSonic = step("sonicFlow", { velocityOriginal }, {
	label: "Sonic flow",
	source: "Original method: sonic velocity of at least 1125 ft/s"
}, (v) => isOriginallySonic(v.velocityOriginal));
var guidelineSonic = step("sonicFlow", {
	stream: stream$1,
	pressureRatio: maybe(pressureRatio),
	criticalRatio
}, {
	label: "Sonic flow",
	source: `${aviff}: p₁/p₂ not below the critical ratio`
}, (v) => v.pressureRatio === void 0 || v.pressureRatio >= v.criticalRatio);
var drop = {
	label: "Pressure drop over upstream pressure",
	symbol: "x",
	...number$1
};
var originalDrop = step("pressureDropRatio", { stream: stream$1 }, {
	...drop,
	equation: "x = (p_1g-p_2g)/p_1g",
	source: "Original method: p₁ in bar(g), as entered"
}, ({ stream: s }) => s.p1 > 0 ? (s.p1 - s.p2) / s.p1 : absent("the original method divides by the upstream gauge pressure, which is not above 0"));
var guidelineDrop = step("pressureDropRatio", {
	stream: stream$1,
	p1: p1$2,
	p2: p2$2
}, {
	...drop,
	equation: "x = (p_1g-p_2g)/(p_1g+101325)",
	source: `${aviff}: p₁ absolute`
}, (v) => (v.p1 - v.p2) / absolute(v.p1));
var plain = "L_W = 10*log10(x^3.6*W^2*(T/(1000*M))^1.2)+126.1";
function levelOf$1(pressureDropRatio, sonicFlow, source) {
	return step("soundPowerLevel", {
		stream: stream$1,
		pressureDropRatio,
		sonicFlow,
		lowNoiseTrim
	}, {
		label: "Sound power level",
		symbol: "L_W",
		equation: (v) => `${plain}${v.sonicFlow ? "+6" : ""}${v.lowNoiseTrim > 0 ? "-L_N" : ""}`,
		source,
		kind: "level",
		unit: "dB"
	}, (v) => soundPowerLevel$3({
		massFlow: v.stream.flowRate,
		temperature: v.stream.temperature,
		molarMass: v.stream.molecularWeight,
		pressureDropRatio: v.pressureDropRatio,
		sonic: v.sonicFlow,
		trimReduction: v.lowNoiseTrim
	}));
}
var original = {
	sonicVelocity: originalVelocity,
	sonicFlow: originalSonic,
	soundPowerLevel: levelOf$1(originalDrop, originalSonic, originalMethod)
};
var guideline = {
	sonicVelocity: guidelineVelocity,
	sonicFlow: guidelineSonic,
	soundPowerLevel: levelOf$1(guidelineDrop, guidelineSonic, `${aviff}, high-frequency acoustic excitation`)
};
var sourceChecks = [
	check({
		velocityOriginal,
		pressureRatio,
		criticalRatio
	}, (v) => {
		const byVelocity = isOriginallySonic(v.velocityOriginal);
		const byRatio = v.pressureRatio >= v.criticalRatio;
		if (byVelocity === byRatio) return [];
		const velocity = `the sonic velocity of {velocity} ${byVelocity ? "reaches" : "does not reach"} the {threshold} of the original method`;
		const ratio = `p₁/p₂ = ${formatNumber(v.pressureRatio, 3)} ${byRatio ? "reaches" : "does not reach"} the critical ratio of ${formatNumber(v.criticalRatio, 3)} of EI AVIFF`;
		return [(byRatio ? warning : info)(`Sonic flow adds 6 dB, and the methods differ on it: ${velocity}, while ${ratio}.`, {
			field: "sonicFlow",
			values: {
				velocity: stated("velocity", v.velocityOriginal),
				threshold: stated("velocity", originalSonicLimit)
			}
		})];
	}),
	check({
		pressureRatio,
		gamma: maybe(gamma$1)
	}, (v) => {
		const { least, most } = sonicRatioRange;
		const details = {
			field: "gamma",
			source: "Isentropic throat, ideal gas"
		};
		const ratio = `p₁/p₂ = ${formatNumber(v.pressureRatio, 3)}`;
		if (v.gamma === void 0) {
			if (v.pressureRatio >= most) return [info(`The ratio of specific heats is blank and not needed: at ${ratio}, above ${formatNumber(most, 3)}, the flow of every gas is sonic.`, details)];
			const words = `The ratio of specific heats is blank: EI AVIFF is applied with the lowest critical ratio of any gas, p₁/p₂ = ${formatNumber(least, 3)}.`;
			return [v.pressureRatio >= least ? warning(`${words} The flow is assumed sonic.`, details) : info(words, details)];
		}
		return v.gamma > 5 / 3 ? [info(`A ratio of specific heats of ${formatNumber(v.gamma, 3)} is above the 1.67 of a monatomic gas: EI AVIFF is applied with p₁/p₂ = ${formatNumber(most, 3)}, at which the flow of every gas is sonic.`, details)] : [];
	}),
	check({ lowNoiseTrim }, (v) => v.lowNoiseTrim < 0 ? [info("A negative low-noise trim reduction is taken as 0; only a positive one is subtracted.", { field: "lowNoiseTrim" })] : [])
];
// calculators/vibration-analysis-pro/pressure-drop-devices/levels.ts
var levels_exports = /* @__PURE__ */ __exportAll({
	byGuideline: () => byGuideline$1,
	byOriginal: () => byOriginal$1,
	levelOfAll: () => levelOfAll,
	lowMessage: () => lowMessage,
	originalLikelihood: () => originalLikelihood,
	originalStep2: () => originalStep2,
	originalWords: () => originalWords
});
/** The levels of all sources at the welded discontinuity, and what the original method say of them. */
var { distanceToDiscontinuity: distanceToDiscontinuity$2, pipeInternalDiameter: pipeInternalDiameter$2, ap2: ap2$1, ap3: ap3$1, ap4: ap4$1 } = step2;
/** The words that the specification fixes for a level that asks for nothing more. */
var lowMessage = "Likelihood of Failure is low, design does not need to be altered.";
var additional = maybe({
	ap2: ap2$1,
	ap3: ap3$1,
	ap4: ap4$1
});
var level = {
	kind: "level",
	unit: "dB"
};
var symbolOf = {
	ap2: "L_2",
	ap3: "L_3",
	ap4: "L_4"
};
var given = (v) => [
	"ap2",
	"ap3",
	"ap4"
].filter((id) => v[id] !== void 0);
var summed = (main, v) => `10*log10(10^(${main}/10)${given(v).map((id) => `+10^(${symbolOf[id]}/10)`).join("")})`;
var sumWith = (main, v) => sumOfLevels([main, ...given(v).flatMap((id) => v[id] ?? [])]);
/** The main source before anything is lost on the way, with the others: no connection sees more. */
var levelOfAll = step("levelOfAll", {
	soundPowerLevel: guideline.soundPowerLevel,
	...additional
}, {
	label: "All sources combined, without attenuation",
	symbol: "L_S",
	equation: (v) => `L_S = ${summed("L_W", v)}`,
	source: `${aviff}: levels are summed, then compared with 155 dB`,
	...level
}, (v) => sumWith(v.soundPowerLevel, v));
var path = maybe({
	distanceToDiscontinuity: distanceToDiscontinuity$2,
	pipeInternalDiameter: pipeInternalDiameter$2
});
/** What is left of the main source's level where the next connection is welded on; asked for above 155 dB of `judged`. */
function attenuated(soundPowerLevel, judged, source) {
	return step("levelAtDiscontinuity", {
		soundPowerLevel,
		judged,
		...path
	}, {
		label: "Level at the welded discontinuity",
		symbol: "L_p",
		equation: "L_p = L_W-60*L_d/(1000*D_i)",
		source,
		...level
	}, (v) => {
		if (v.judged <= 155) return absent(`step 2 not required: ${formatNumber(v.judged, 4)} dB does not exceed 155 dB`);
		const { distanceToDiscontinuity: distance, pipeInternalDiameter: diameter } = v;
		if (distance === void 0 || diameter === void 0) return missing(...distance === void 0 ? ["distance to welded discontinuity"] : [], ...diameter === void 0 ? ["pipe internal diameter"] : []);
		return v.soundPowerLevel - 60 * distance / (1e3 * diameter);
	});
}
function total(levelAtDiscontinuity, source) {
	return step("totalLevel", {
		levelAtDiscontinuity,
		...additional
	}, {
		label: "Total level",
		symbol: "L_T",
		equation: (v) => `L_T = ${summed("L_p", v)}`,
		source,
		...level
	}, (v) => sumWith(v.levelAtDiscontinuity, v));
}
/** The original method asks for the second step only above 155 dB of the main source. */
var originalThere = attenuated(original.soundPowerLevel, original.soundPowerLevel, "L in m, D in mm: 3 dB over 50 diameters");
var byOriginal$1 = {
	levelAtDiscontinuity: originalThere,
	totalLevel: total(originalThere, "Sum of the sources")
};
/** The guideline asks for it above 155 dB of all the sources. */
var guidelineThere = attenuated(guideline.soundPowerLevel, levelOfAll, `${aviff}; L in m, D in mm`);
var byGuideline$1 = {
	levelAtDiscontinuity: guidelineThere,
	totalLevel: total(guidelineThere, aviff)
};
var { soundPowerLevel: soundPowerLevel$2 } = original;
var { totalLevel: totalLevel$2 } = byOriginal$1;
/** High, by the original method, from 160 dB in all; and as long as the second step has not shown otherwise. */
var originalLikelihood = step("likelihood", {
	soundPowerLevel: soundPowerLevel$2,
	totalLevel: maybe(totalLevel$2),
	...path,
	...additional
}, {
	label: "Likelihood of failure",
	source: "Original method: high from 160 dB at the discontinuity"
}, (v) => {
	if (v.soundPowerLevel <= 155) return "Low";
	return v.totalLevel === void 0 || v.totalLevel >= 160 ? "High" : "Low";
});
var originalStep2 = step("step2", { soundPowerLevel: soundPowerLevel$2 }, {
	label: "Step 2 required",
	source: "Sound power level above 155 dB"
}, (v) => v.soundPowerLevel > 155);
var originalWords = check({
	soundPowerLevel: soundPowerLevel$2,
	totalLevel: maybe(totalLevel$2),
	...additional
}, (v) => {
	const source = originalMethod;
	if (v.soundPowerLevel <= 155) return [info(lowMessage, { field: "likelihood" }), ...othersLeftOut(v, sumWith(v.soundPowerLevel, v))];
	if (v.totalLevel === void 0) return [warning("Sound power level above 155 dB: continue with step 2.", {
		field: "soundPowerLevel",
		source
	})];
	return v.totalLevel >= 160 ? [warning("160 dB or more at the discontinuity: high likelihood of failure, the design should be changed.", {
		field: "likelihood",
		source
	})] : [info("Below 160 dB: low likelihood of failure beyond the main source.", {
		field: "likelihood",
		source
	})];
});
/** What the original method passes over when the main source alone does not call for their second step. */
function othersLeftOut(v, together) {
	return together > 155 && given(v).length > 0 ? [warning(`The other sources are left out: the original method stops at the main source, but all sources together give ${formatNumber(together, 4)} dB. EI AVIFF assesses them.`, {
		field: "likelihood",
		source: originalMethod
	})] : [];
}
// calculators/vibration-analysis-pro/pressure-drop-devices/chain.ts
/** The chain of the guideline from the total level to the likelihood of failure. */
var { distanceToDiscontinuity: distanceToDiscontinuity$1, pipeInternalDiameter: pipeInternalDiameter$1, pipeWallThickness: pipeWallThickness$1, ap2, ap3, ap4 } = step2;
var { branchType: branchType$1, branchDiameter: branchDiameter$1, pipeMaterial: pipeMaterial$1 } = step2;
var { totalLevel: totalLevel$1 } = byGuideline$1;
var { soundPowerLevel: soundPowerLevel$1 } = guideline;
/** What the guideline's method alone gives. */
var alone = { method: "ei-avif" };
var number = {
	kind: "number",
	unit: ""
};
var discontinuity = {
	branchType: branchType$1,
	pipeMaterial: pipeMaterial$1,
	...maybe({
		pipeInternalDiameter: pipeInternalDiameter$1,
		pipeWallThickness: pipeWallThickness$1,
		branchDiameter: branchDiameter$1
	})
};
function lackingOf(v) {
	return missing(...v.pipeInternalDiameter === void 0 ? ["pipe internal diameter"] : [], ...v.pipeWallThickness === void 0 ? ["pipe wall thickness"] : [], ...v.branchDiameter === void 0 ? ["branch outside diameter"] : []);
}
/** The chain, or what it still needs. */
function chainOf(total, v) {
	const { pipeInternalDiameter: inside, pipeWallThickness: wall, branchDiameter: branch } = v;
	if (inside === void 0 || wall === void 0 || branch === void 0) return lackingOf(v);
	return acousticLikelihood(total, {
		outsideDiameter: inside + 2 * wall,
		wallThickness: wall,
		branchDiameter: branch,
		connection: v.branchType,
		duplex: v.pipeMaterial === "Duplex"
	});
}
var chain$1 = value("chain", {
	totalLevel: totalLevel$1,
	...discontinuity
}, (v) => chainOf(v.totalLevel, v));
var slenderness = step("slenderness", { chain: chain$1 }, {
	label: "Outside diameter over wall",
	symbol: "R",
	equation: "R = (D_i+2*t_w)/t_w",
	...number
}, (v) => v.chain.slenderness);
var factorS = step("factorS", { chain: chain$1 }, {
	label: "Factor s",
	symbol: "s",
	equation: "s = 91.9-R",
	source: aviff,
	...number
}, (v) => v.chain.s);
var factorA = step("factorA", { chain: chain$1 }, {
	label: "Factor a",
	symbol: "a",
	equation: "a = 3.28e-7*R^3-8.503e-5*R^2+7.063e-3*R+0.816",
	source: aviff,
	...number,
	digits: 5
}, (v) => v.chain.a);
var factorB = step("factorB", { chain: chain$1 }, {
	label: "Factor B",
	symbol: "B",
	equation: "B = a*H",
	where: ["H = L_T-0.112762*s-0.001812*s^2+4.307277e-5*s^3"],
	source: aviff,
	...number,
	digits: 6
}, (v) => v.chain.B);
var logCycles = step("logCycles", { chain: chain$1 }, {
	label: "Decimal logarithm of the cycles to failure",
	symbol: "log_N",
	equation: "log_N = 470711.5155-63075.1242*log10(B)+183685.4368/sqrt(B)-575094.3273/B^0.1",
	source: `${aviff}, official errata`,
	...number,
	digits: 5
}, (v) => v.chain.logCycles);
var branchFactor = step("branchFactor", {
	chain: chain$1,
	branchDiameter: branchDiameter$1
}, {
	label: "Factor for the branch size",
	symbol: "F_1",
	equation: (v) => v.chain.branchFactor === .5 ? "F_1 = 0.5" : "F_1 = -0.07+0.91*R_d+1.32/R_d-0.48*R_d^1.5+0.065*R_d^2",
	where: ["R_d = (D_i+2*t_w)/d_b"],
	source: `${aviff}, FLM1`,
	...number
}, (v) => v.chain.branchFactor);
/** t = tanh((L_T − 172)/2.9), in the notation of equations. */
var hyperbolicTangent = ["z = exp((L_T-172)/1.45)", "t = (z-1)/(z+1)"];
var connectionFactor = step("connectionFactor", {
	chain: chain$1,
	branchType: branchType$1
}, {
	label: "Factor for the connection",
	symbol: "F_2",
	equation: (v) => v.branchType === "Weldolet" ? "F_2 = 0.29+0.09*t" : "F_2 = 1",
	where: (v) => v.branchType === "Weldolet" ? hyperbolicTangent : [],
	source: `${aviff}, FLM2`,
	...number
}, (v) => v.chain.connectionFactor);
var materialFactor = step("materialFactor", {
	chain: chain$1,
	pipeMaterial: pipeMaterial$1
}, {
	label: "Factor for the material",
	symbol: "F_3",
	equation: (v) => v.pipeMaterial === "Duplex" ? "F_3 = 0.263+0.087*t" : "F_3 = 1",
	where: (v) => v.pipeMaterial === "Duplex" ? hyperbolicTangent : [],
	source: `${aviff}, FLM3`,
	...number
}, (v) => v.chain.materialFactor);
var unlimitedLof = step("unlimitedLof", { chain: chain$1 }, {
	label: "Likelihood before limits are applied",
	symbol: "L_f",
	equation: "L_f = 3.1-0.1303*(log_N*ln(10)+F)",
	where: ["F = ln(F_1*F_2*F_3)"],
	source: aviff,
	...number,
	digits: 3
}, (v) => v.chain.unlimited);
var ofStep2 = {
	...maybe({
		distanceToDiscontinuity: distanceToDiscontinuity$1,
		ap2,
		ap3,
		ap4
	}),
	...discontinuity
};
/** The likelihood of failure by the guideline: 0.29 up to 155 dB of all sources, then what the chain gives. */
var lof$1 = step("lof", {
	levelOfAll,
	...maybe({
		chain: chain$1,
		totalLevel: totalLevel$1
	}),
	...ofStep2
}, {
	label: "Likelihood of failure, LOF",
	source: `${aviff}: 0.29 up to 155 dB from all sources and where the result is below 0.5; at most 1`,
	when: alone,
	...number,
	digits: 3
}, (v) => {
	if ((v.totalLevel ?? v.levelOfAll) <= 155) return lowLikelihood;
	if (v.chain) return v.chain.lof;
	const labels = [...v.distanceToDiscontinuity === void 0 ? ["distance to welded discontinuity"] : [], ...lackingOf(v).missing];
	if (labels.length > 0 || v.totalLevel === void 0) return missing(...labels);
	const found = chainOf(v.totalLevel, v);
	return found instanceof Absent ? found : absent("outside the guideline’s curves");
});
var likelihood$1 = step("likelihood", {
	soundPowerLevel: soundPowerLevel$1,
	lof: maybe(lof$1),
	...ofStep2
}, {
	label: "Likelihood of failure",
	source: `${aviff}: high from LOF 1, medium from 0.5; high until step 2 is done`
}, (v) => v.lof === void 0 ? "High" : actionBand(v.lof).likelihood);
var eisingerLimit = step("eisingerLimit", { slenderness }, {
	label: "Allowable level, Eisinger",
	symbol: "L_E",
	equation: "L_E = 173.6-0.125*R",
	source: "Eisinger 1997, coefficients from a secondary source; for comparison",
	when: alone,
	kind: "level",
	unit: "dB"
}, (v) => eisingerLimit$1(v.slenderness));
var guidelineStep2 = step("step2", { soundPowerLevel: soundPowerLevel$1 }, {
	label: "Step 2 required",
	source: `${aviff}: the other sources count whatever the main source`
}, () => true);
var guidelineWords = check({
	soundPowerLevel: soundPowerLevel$1,
	levelOfAll,
	lof: maybe(lof$1)
}, (v) => {
	if (v.levelOfAll <= 155) return [info(lowMessage, {
		field: "likelihood",
		source: aviff
	})];
	if (v.lof !== void 0) return calledFor(v.lof);
	const what = v.soundPowerLevel > 155 ? "Sound power level" : "Combined level of the sources";
	return [warning(`${what} above 155 dB: continue with step 2.`, {
		field: "soundPowerLevel",
		source: aviff
	})];
});
/** The chain in the order in which it is worked. */
var chainShown = [
	slenderness,
	factorS,
	factorA,
	factorB,
	logCycles,
	branchFactor,
	connectionFactor,
	materialFactor,
	unlimitedLof
];
// calculators/vibration-analysis-pro/pressure-drop-devices/drawing.ts
var width = 348;
var height = 236;
var middle = 126;
var radius = 26;
var valve = 116;
var weld = 262;
var decibel = (level, name) => level === void 0 ? name : `${formatNumber(level, 4)} dB`;
var pressure = (si, name) => si === void 0 ? name : [measured("gaugePressure", si, "bar(g)", 3)];
/** Fronts of sound, that many more the louder it is above 140 dB. */
function fronts(level) {
	const count = level === void 0 ? 3 : Math.min(6, Math.max(1, Math.round((level - 140) / 6)));
	return Array.from({ length: count }, (_, index) => {
		const x = 154 + index * 15;
		return path$1(`M${x} 105q9 21 0 42`, "centre", "soundPowerLevel");
	});
}
/** A valve and the pipe after it, up to a welded branch connection: the source, its level, the distance, what is left. */
function drawDevice(v) {
	const [top, bottom] = [100, 152];
	const branch = Math.min(16, Math.max(5, radius * ((v.branchDiameter ?? .06) / (v.pipeInternalDiameter ?? .2))));
	return {
		title: v.soundPowerLevel === void 0 ? "Pressure reducing valve with a welded connection downstream" : `Pressure reducing valve, sound power level ${decibel(v.soundPowerLevel, "")}, at the welded connection ${decibel(v.totalLevel, "not assessed")}`,
		width,
		height,
		marks: [
			path$1(`M0 ${top}H90M0 ${bottom}H90M142 ${top}H${weld - branch}M${weld + branch} ${top}H${width}M142 ${bottom}H${width}`, "outline", "pipeInternalDiameter"),
			path$1(`M90 ${top}V${bottom}L142 ${top}V${bottom}Z`, "outline", "lowNoiseTrim"),
			path$1(`M${valve} ${middle}V${top - 18}M100 ${top - 18}h32q0 -18 -16 -18t-16 18Z`, "outline", "lowNoiseTrim"),
			...fronts(v.soundPowerLevel),
			path$1(`M${weld - branch} ${top}V${top - 26}M${weld + branch} ${top}V${top - 26}M${weld - branch - 6} ${top - 26}h${2 * branch + 12}`, "outline", "branchDiameter"),
			path$1(`M${weld - branch} ${top}l-7 0 7 -8ZM${weld + branch} ${top}l7 0 -7 -8Z`, "cut", "branchType"),
			path$1(`M6 ${middle}H44m-8 -4l8 4 -8 4`, "flow", "flowRate"),
			label(4, top - 10, pressure(v.p1, "p_1"), {
				anchor: "start",
				pen: "mute",
				field: "p1"
			}),
			label(344, bottom + 58, pressure(v.p2, "p_2"), {
				anchor: "end",
				pen: "mute",
				field: "p2"
			}),
			label(valve, top - 48, decibel(v.soundPowerLevel, "L_W"), { field: "soundPowerLevel" }),
			label(valve, bottom + 18, v.sonicFlow === void 0 ? "" : v.sonicFlow ? "sonic" : "not sonic", {
				pen: "mute",
				field: "sonicFlow"
			}),
			label(weld, top - 38, decibel(v.totalLevel, "L_T"), { field: "totalLevel" }),
			horizontalDimension(bottom + 40, valve, weld, "distanceToDiscontinuity"),
			path$1(`M${valve} ${bottom + 22}V${bottom + 44}M${weld} ${bottom + 4}V${bottom + 44}`, "thin"),
			label(189, bottom + 58, v.distanceToDiscontinuity === void 0 ? "L_d" : [measured("length", v.distanceToDiscontinuity, "m", 3)], {
				pen: "dimension",
				field: "distanceToDiscontinuity"
			}),
			verticalDimension(326, top, bottom, "pipeInternalDiameter"),
			label(320, 131, v.pipeInternalDiameter === void 0 ? "D_i" : [drawnLength(v.pipeInternalDiameter)], {
				anchor: "end",
				pen: "dimension",
				field: "pipeInternalDiameter"
			})
		]
	};
}
// calculators/vibration-analysis-pro/pressure-drop-devices/examples.ts
var pipe = {
	distanceToDiscontinuity: .8,
	pipeInternalDiameter: 154.08,
	pipeWallThickness: 7.11,
	branchType: "Weldolet",
	branchDiameter: 60.3
};
/** Absolute bar as bar(g). */
var gauge = (absolute) => Number((absolute - 1.01325).toFixed(5));
var gas$1 = {
	flowRate: 53482,
	molecularWeight: 21.75,
	gamma: 1.27,
	method: "ei-avif"
};
var examples = [{
	title: "Compressor relief and recycle valves",
	source: "Energy Institute AVIFF, 2nd ed., worked example D2.3; densities and γ added",
	cases: [{
		...gas$1,
		...pipe,
		userDescription: "Relief",
		lineNumber: "6\"-P-1001",
		density: 25,
		p1: gauge(99),
		p2: gauge(1),
		temperature: 137
	}, {
		...gas$1,
		...pipe,
		userDescription: "Recycle",
		lineNumber: "6\"-P-1002",
		density: 40,
		p1: gauge(88),
		p2: gauge(26),
		temperature: 136.7,
		ap2: 152
	}]
}, {
	title: "Let-down to a flare header, by the original method",
	source: "Illustrative duty",
	cases: [{
		userDescription: "Low-noise trim",
		flowRate: 12e4,
		density: 22,
		p1: 42,
		p2: 3,
		temperature: 45,
		molecularWeight: 19.2,
		gamma: 1.25,
		lowNoiseTrim: 12,
		distanceToDiscontinuity: 4,
		pipeInternalDiameter: 387.4,
		pipeWallThickness: 9.53,
		branchType: "Other connection",
		branchDiameter: 60.3,
		pipeMaterial: "Duplex"
	}, {
		userDescription: "Fuel gas",
		flowRate: 2500,
		density: 12,
		p1: 18,
		p2: 6,
		temperature: 30,
		molecularWeight: 18.5,
		gamma: 1.29
	}]
}];
// calculators/vibration-analysis-pro/pressure-drop-devices/guidance.ts
/** The explanation beside the assessment. */
var guidance = {
	title: "What is assessed",
	lines: [
		"Gas losing pressure in a valve, an orifice or a relief valve generates noise inside the pipe. Above 155 dB it can crack welded connections within minutes to hours.",
		"Step 1: the sound power level of the source. At 155 dB or less the original method stops here; EI AVIFF first adds the other sources, and stops if the total is 155 dB or less.",
		"Step 2, above 155 dB (always open for EI AVIFF): the level that remains at the next welded discontinuity, together with the other sources there. By the original method 160 dB or more means a high likelihood of failure; EI AVIFF gives a likelihood of failure for the connection.",
		"Sonic flow adds 6 dB. The original method takes the flow as sonic from a sonic velocity of 1125 ft/s, EI AVIFF from the critical pressure ratio; where they disagree the case says so.",
		"The original method uses the upstream pressure in bar(g), EI AVIFF the absolute pressure: the original level is the higher, more so near atmospheric pressure.",
		"The guideline’s worked example D2.3 states its source levels without the 6 dB, though flow from 99 to 1 bar is sonic."
	]
};
// calculators/vibration-analysis-pro/pressure-drop-devices/plots.ts
var from = 150;
var to = 185;
/** Points of the curve, however loud the case. */
var points = 141;
/** Likelihood of failure of the connection against the level there, with the case on it. */
function plots(v) {
	const { totalLevel, lof, pipeInternalDiameter, pipeWallThickness, branchDiameter, branchType } = v;
	if (totalLevel === void 0 || lof === void 0 || v.slenderness === void 0 || pipeInternalDiameter === void 0 || pipeWallThickness === void 0 || branchDiameter === void 0 || branchType === void 0) return [];
	const discontinuity = {
		outsideDiameter: pipeInternalDiameter + 2 * pipeWallThickness,
		wallThickness: pipeWallThickness,
		branchDiameter,
		connection: branchType,
		duplex: v.pipeMaterial === "Duplex"
	};
	const last = Math.max(to, Math.ceil(totalLevel + 5));
	const curve = Array.from({ length: points }, (_, index) => from + (last - from) * index / 140).map((level) => [level, acousticLikelihood(level, discontinuity).lof]);
	return [{
		title: "Likelihood of failure against the level at the discontinuity",
		x: {
			label: "Sound power level",
			kind: "level",
			unit: "dB",
			from,
			to: last
		},
		y: {
			label: "LOF",
			kind: "number",
			unit: "",
			from: 0,
			to: 1.1
		},
		series: [{
			label: "connection",
			pen: "main",
			points: curve
		}, {
			label: "threshold",
			pen: "limit",
			points: [[155, 0], [155, 1.1]]
		}],
		marks: [{
			label: "case",
			x: totalLevel,
			y: lof
		}],
		bands: [{
			label: "medium likelihood",
			axis: "y",
			from: .5,
			to: 1
		}]
	}];
}
// calculators/vibration-analysis-pro/pressure-drop-devices/published.ts
var source = "Energy Institute AVIFF, 2nd ed. 2008, worked example D2.3, as transcribed in a public program";
var massFlow = 53482 / 3600;
function levelOf(upstream, downstream, celsius) {
	return soundPowerLevel$3({
		massFlow,
		temperature: celsius + 273.15,
		molarMass: .02175,
		pressureDropRatio: (upstream - downstream) / upstream,
		sonic: false
	});
}
var withoutSonic = "The example states its source levels without the 6 dB of sonic flow, though 99 to 1 bar is sonic.";
function chain() {
	return acousticLikelihood(164.7 - attenuation(.8, .154), {
		outsideDiameter: .1683,
		wallThickness: .00711,
		branchDiameter: .0603,
		connection: "Weldolet",
		duplex: false
	});
}
function figure(title, printed, unit, compute, more = {}) {
	const { off, note } = more;
	return {
		type: "figure",
		kind: "quoted",
		title,
		source,
		expect: {
			printed,
			unit,
			...off === void 0 ? {} : { beyond: disagreement(off) }
		},
		compute,
		...note === void 0 ? {} : { note }
	};
}
var onward = "From the source level as printed, 164.7 dB.";
var published = [
	figure("Relief valve, 99 to 1 bar: sound power level", "164.7", "dB", () => levelOf(99, 1, 137), { note: withoutSonic }),
	figure("Recycle valve, 88 to 26 bar: sound power level", "159.4", "dB", () => levelOf(88, 26, 136.7), { note: withoutSonic }),
	figure("Level after 0.8 m of 154 mm pipe", "164.4", "dB", () => 164.7 - attenuation(.8, .154), { note: onward }),
	figure("Factor a of 168.3 × 7.11 mm pipe", "0.93989", "", () => chain().a),
	figure("Factor s of 168.3 × 7.11 mm pipe", "68.229", "", () => chain().s),
	figure("Factor B", "152.207", "", () => chain().B, { note: onward }),
	figure("Decimal logarithm of the cycles", "9.9026", "", () => chain().logCycles, { note: "By the official errata." }),
	figure("Cycles of the plain discontinuity", "7.99e9", "", () => 10 ** chain().logCycles),
	figure("Factor of a 60.3 mm branch", "1.2133", "", () => chain().branchFactor, { off: "The expression of the guideline gives 1.2110. Where 1.2133 comes from is not known; it changes the likelihood of failure by 0.0002." }),
	figure("Factor of a weldolet", "0.2009", "", () => chain().connectionFactor),
	figure("Cycles of the connection", "1.95e9", "", () => 10 ** chain().logCycles * chain().branchFactor * chain().connectionFactor, { off: "Ours follows from 1.2110 for the branch, 7.992·10⁹ × 1.2110 × 0.2009 = 1.945·10⁹; with the 1.2133 above, which is not explained, it is 1.948·10⁹." }),
	figure("Likelihood before limits are applied", "0.31", "", () => chain().unlimited),
	figure("Likelihood of failure", "0.29", "", () => chain().lof)
];
// calculators/vibration-analysis-pro/pressure-drop-devices/stream.ts
/** What the fluid that is chosen fills: upstream, and its density at the mean pressure, which the original method asks for. */
var { density, p1: p1$1, p2: p2$1, temperature, molecularWeight, gamma } = step1;
var { id } = fluid.source;
var chosen = chosenFluid(fluid);
var upstream = value("upstreamAbsolute", { p1: p1$1 }, (v) => absolute(v.p1));
var mean = value("meanAbsolute", {
	p1: p1$1,
	p2: p2$1
}, (v) => (absolute(v.p1) + absolute(v.p2)) / 2);
var gas = streamAt("gasStream", chosen, upstream, temperature, "gas");
var stream = {
	fills: [
		fill(density, streamAt("meanStream", chosen, mean, temperature, "gas").density),
		fill(molecularWeight, gas.molarMass),
		fill(gamma, gas.idealHeatRatio)
	],
	checks: [fluidChecks(chosen, id), streamCheck(gas.stream, id)],
	loads: [fluidLoads(fluid)]
};
// calculators/vibration-analysis-pro/pressure-drop-devices/definition.ts
var { byOriginal, byGuideline } = levels_exports;
var soundPowerLevel = byMethod({
	original: original.soundPowerLevel,
	"ei-avif": guideline.soundPowerLevel
});
var sonicFlow = byMethod({
	original: original.sonicFlow,
	"ei-avif": guideline.sonicFlow
});
var levelAtDiscontinuity = byMethod({
	original: byOriginal.levelAtDiscontinuity,
	"ei-avif": byGuideline.levelAtDiscontinuity
});
var totalLevel = byMethod({
	original: byOriginal.totalLevel,
	"ei-avif": byGuideline.totalLevel
});
var lof = byMethod({ "ei-avif": lof$1 });
var likelihood = byMethod({
	original: originalLikelihood,
	"ei-avif": likelihood$1
});
var { userDescription, lineNumber, flowRate, ...state } = step1;
var { p1, p2 } = state;
var { distanceToDiscontinuity, pipeInternalDiameter, pipeWallThickness } = step2;
var { branchDiameter, branchType, pipeMaterial } = step2;
var furtherSources = [
	step2.ap2,
	step2.ap3,
	step2.ap4
];
var definition_default = calculation(meta, {
	inputs: {
		"Step 1": [
			userDescription,
			lineNumber,
			flowRate,
			...fluidRows(fluid),
			...Object.values(state)
		],
		"Step 2": [
			distanceToDiscontinuity,
			pipeInternalDiameter,
			...furtherSources,
			...chosenPipe.fields,
			pipeWallThickness,
			branchType,
			branchDiameter,
			pipeMaterial
		]
	},
	fills: [
		...stream.fills,
		fill(pipeInternalDiameter, chosenPipe.innerDiameter),
		fill(pipeWallThickness, chosenPipe.wallThickness)
	],
	loads: stream.loads,
	carried: [carriedFluid(fluid)],
	results: {
		"Step 1, source": [
			soundPowerLevel,
			byMethod({
				original: original.sonicVelocity,
				"ei-avif": guideline.sonicVelocity
			}),
			sonicFlow,
			pressureRatio
		],
		"Step 2, discontinuity": [
			levelAtDiscontinuity,
			totalLevel,
			lof,
			likelihood,
			byMethod({ "ei-avif": eisingerLimit })
		]
	},
	primary: soundPowerLevel,
	answers: [
		soundPowerLevel,
		totalLevel,
		lof,
		likelihood
	],
	methods: {
		original: {
			name: "Original",
			shows: [
				original.sonicVelocity,
				original.soundPowerLevel,
				byOriginal.totalLevel,
				originalLikelihood,
				originalStep2
			],
			checks: [originalWords]
		},
		"ei-avif": {
			name: "EI AVIFF",
			shows: [
				guideline.sonicVelocity,
				guideline.soundPowerLevel,
				levelOfAll,
				byGuideline.totalLevel,
				...chainShown,
				lof$1,
				likelihood$1,
				eisingerLimit,
				guidelineStep2
			],
			checks: [guidelineWords]
		}
	},
	crossCheck: {
		result: soundPowerLevel,
		unsafe: "higher",
		consequence: "the original method underestimates the source",
		questions: [sonicFlow, likelihood]
	},
	shows: [pressureRatio, criticalRatio],
	checks: [...sourceChecks, ...stream.checks],
	examples,
	published,
	references: [
		"Energy Institute, Guidelines for the avoidance of vibration induced fatigue failure in process pipework, 2nd ed. 2008, with errata.",
		"V. A. Carucci, R. T. Mueller, Acoustically induced piping vibration in high capacity pressure reducing systems, ASME 82-WA/PVP-8, 1982.",
		"F. L. Eisinger, Designing piping systems against acoustically induced structural fatigue, J. Pressure Vessel Technology 119 (1997) 379–383."
	],
	guidance,
	drawing: picture({
		p1,
		p2,
		soundPowerLevel,
		totalLevel,
		levelAtDiscontinuity,
		distanceToDiscontinuity,
		pipeInternalDiameter,
		branchDiameter,
		sonicFlow
	}, drawDevice),
	plots: picture({
		slenderness: byMethod({ "ei-avif": slenderness }),
		totalLevel,
		lof,
		pipeInternalDiameter,
		pipeWallThickness,
		branchDiameter,
		branchType,
		pipeMaterial
	}, plots)
});
export { definition_default as default };
