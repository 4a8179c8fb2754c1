import { t as __exportAll } from "./rolldown-runtime-D8jQpDG7.js";
import { n as carriedFluid } from "./carried-BblwiDin.js";
import { n as fluidRows, r as whereChosen, t as fluidFields } from "./fields-CHYCCy5A.js";
import { B as info, Ct as meta, D as choice, E as calculation, G as missing, N as text, P as table, S as picture, T as value, V as warning, W as absent, X as textOf, Y as measured, a as horizontalDimension, ct as absolute, h as check$1, it as requirePositive, j as quantity, mt as formatNumber, o as label, ot as Refusal, q as drawnLength, s as path, st as stated, v as fields, w as step, x as maybe, y as fill } from "./kit-R3DteEWw.js";
import { t as pipeChoice } from "./pipe-choice-BcN-Wxa_.js";
import { a as vacuum, i as userDescription$1, t as absoluteZero } from "./shared-fields-D5hou02i.js";
import { n as calledFor, r as actionBand, t as aviff } from "./aviff-CJHeyNjW.js";
import { r as nominalSizes, t as findPipes } from "./pipe-Cvmvrrm0.js";
import { n as fluidLoads, t as chosenFluid } from "./chosen-fluid-BOMCRVxw.js";
import { t as flowingStreams } from "./flowing-Bv5krtr3.js";
// calculators/vibration-analysis-pro/flow-induced-turbulence/drawing.ts
var width = 348;
var height = 210;
var middle = 92;
var left = 52;
var right = 296;
/** A support: a wall that clamps the pipe, or a shoe on a triangle; nothing at a free end. */
function support$1(x, fixed, radius, way) {
	if (fixed) {
		const strokes = Array.from({ length: 6 }, (_, index) => `M${x} ${58 + index * 13}l${way * 9} 9`).join("");
		return path(`M${x} 54V130${strokes}`, "outline", "endCondition");
	}
	const y = middle + radius;
	return path(`M${x} ${y}l-10 18h20ZM${x - 16} ${y + 18}h32`, "outline", "endCondition");
}
/** The span of a pipe between its supports with its first mode of vibration, drawn the wider the likelier it fails. */
function drawLine(v) {
	const ends = v.endCondition ?? "Pinned, pinned";
	const radius = 9;
	const sway = v.lof === void 0 ? 16 : Math.min(34, 5 + 26 * Math.sqrt(v.lof));
	const free = ends === "Cantilever";
	const shape = (side) => {
		return `M${Array.from({ length: 25 }, (_, index) => {
			const t = index / 24;
			const part = free ? 1 - Math.cos(Math.PI / 2 * t) : ends === "Fixed, fixed" ? Math.sin(Math.PI * t) ** 2 : ends === "Fixed, pinned" ? Math.sin(Math.PI * t) * (.35 + .85 * t) : Math.sin(Math.PI * t);
			return `${(left + 244 * t).toFixed(1)} ${(middle + side * sway * part).toFixed(1)}`;
		}).join("L")}`;
	};
	const words = (kind, si, unit, name) => si === void 0 ? name : measured(kind, si, unit, 3);
	const size = v.pipeOutsideDiameter === void 0 || v.pipeWallThickness === void 0 ? "D × t_w" : [
		drawnLength(v.pipeOutsideDiameter),
		" × ",
		drawnLength(v.pipeWallThickness)
	];
	return {
		title: v.lof === void 0 ? "Span of a pipe between supports" : textOf([`Span of a pipe between supports, LOF ${formatNumber(v.lof, 3)}, natural frequency `, words("frequency", v.naturalFrequency, "Hz", "not known")]),
		width,
		height,
		marks: [
			path(shape(-1), "dimension", "lof"),
			path(shape(1), "centre", "lof"),
			path(`M6 83H342M6 101H342`, "outline", "pipeOutsideDiameter"),
			path(`M14 ${middle}h26m-8 -4l8 4 -8 4`, "flow", "flowRate"),
			support$1(left, ends !== "Pinned, pinned", radius, -1),
			...free ? [] : [support$1(right, ends === "Fixed, fixed", radius, 1)],
			label(4, 44, [words("velocity", v.velocity, "m/s", "v")], {
				anchor: "start",
				pen: "mute",
				field: "velocity"
			}),
			label(width / 2, 44, v.lof === void 0 ? "LOF" : `LOF ${formatNumber(v.lof, 3)}`, { field: "lof" }),
			label(344, 44, size, {
				anchor: "end",
				pen: "mute",
				field: "pipeOutsideDiameter"
			}),
			horizontalDimension(158, left, right, "span"),
			path(`M${left} 132V162M${right} 132V162`, "thin"),
			label(width / 2, 176, [words("length", v.span, "m", "L")], {
				pen: "dimension",
				field: "span"
			}),
			label(width / 2, 196, v.naturalFrequency === void 0 ? "f_n" : `${formatNumber(v.naturalFrequency, 3)} Hz`, {
				pen: "mute",
				field: "naturalFrequency"
			})
		]
	};
}
// calculators/vibration-analysis-pro/flow-induced-turbulence/examples.ts
var pipe$1 = {
	pipeOutsideDiameter: 168.275,
	pipeWallThickness: 7.112
};
var examples = [{
	title: "Liquid and gas in NPS 6 pipe",
	source: "Pipe of Energy Institute AVIFF, 2nd ed., worked example D2; illustrative flows",
	cases: [{
		...pipe$1,
		userDescription: "Liquid",
		lineNumber: "6\"-P-2001",
		flowRate: 18e4,
		density: 780,
		viscosity: .6,
		supportArrangement: "Medium stiff",
		span: 6.5
	}, {
		...pipe$1,
		userDescription: "Gas",
		lineNumber: "6\"-G-2002",
		fluidType: "Gas",
		flowRate: 6e4,
		density: 38,
		viscosity: .014,
		soundSpeed: 410,
		supportArrangement: "Medium",
		span: 9
	}]
}, {
	title: "NPS 10 two-phase line, flexible and stiffened",
	source: "Illustrative duty",
	cases: [{
		userDescription: "As built",
		fluidType: "Multiphase",
		flowRate: 12e4,
		vaporFlowRate: 18e3,
		density: 690,
		vaporDensity: 14,
		viscosity: .4,
		pipeOutsideDiameter: 273.05,
		pipeWallThickness: 9.27,
		supportArrangement: "Flexible",
		span: 14,
		endCondition: "Fixed, pinned"
	}, {
		userDescription: "Resupported",
		fluidType: "Multiphase",
		flowRate: 12e4,
		vaporFlowRate: 18e3,
		density: 690,
		vaporDensity: 14,
		viscosity: .4,
		pipeOutsideDiameter: 273.05,
		pipeWallThickness: 9.27,
		supportArrangement: "Stiff",
		span: 6,
		endCondition: "Fixed, pinned"
	}]
}];
// engineering/vibration/span.ts
/** How the ends of a span are held, with the first root of the frequency equation of each. */
var endConditions = {
	"Pinned, pinned": Math.PI,
	"Fixed, pinned": 3.927,
	"Fixed, fixed": 4.73,
	Cantilever: 1.875
};
/** Young's modulus, Pa, and density, kg/m³, of pipe materials at 20 °C; usual figures. */
var pipeMaterials = {
	"Carbon steel": {
		modulus: 203e9,
		density: 7850
	},
	"Stainless steel": {
		modulus: 195e9,
		density: 8e3
	},
	Duplex: {
		modulus: 2e11,
		density: 7800
	}
};
/** Second moment of area, m⁴, of a pipe: π/64·(D⁴ − d⁴). */
function secondMoment(outsideDiameter, wallThickness) {
	const inside = outsideDiameter - 2 * wallThickness;
	return Math.PI / 64 * (outsideDiameter ** 4 - inside ** 4);
}
/** Mass of a metre of pipe with its fluid, kg/m, without insulation. */
function massPerMetre$1({ outsideDiameter, wallThickness, fluidDensity, material }) {
	const inside = outsideDiameter - 2 * wallThickness;
	const steel = pipeMaterials[material].density * (outsideDiameter ** 2 - inside ** 2);
	return Math.PI / 4 * (steel + fluidDensity * inside ** 2);
}
/**
* First natural frequency of a span, Hz: f = λ²/(2π)·√(E·I/(m·L⁴)), a slender beam of uniform mass. Throws a RangeError
* for what is not positive.
*/
function naturalFrequency$1(span) {
	requirePositive("outsideDiameter", span.outsideDiameter);
	requirePositive("wallThickness", span.wallThickness);
	requirePositive("length", span.length);
	const stiffness = pipeMaterials[span.material].modulus * secondMoment(span.outsideDiameter, span.wallThickness);
	return endConditions[span.ends] ** 2 / (2 * Math.PI) * Math.sqrt(stiffness / (massPerMetre$1(span) * span.length ** 4));
}
/** Strouhal number of the large eddies of a stream. */
var strouhalNumber = .2;
/** Ratios of shedding to natural frequency between which a span may be locked in. */
var lockIn = {
	from: .8,
	to: 1.2
};
/** Frequency of the large eddies, Hz: St·v/D with St = 0.2, in order of magnitude. */
function eddyFrequency$1(velocity, insideDiameter) {
	return strouhalNumber * requirePositive("velocity", velocity) / requirePositive("insideDiameter", insideDiameter);
}
// engineering/vibration/supports.ts
/** How stiffly a main line is held, from the stiffest on. */
var supportArrangements = [
	"Stiff",
	"Medium stiff",
	"Medium",
	"Flexible"
];
/** Outside diameters, m, for which the guideline gives its curves. */
var diameterRange = {
	from: .06,
	to: .762
};
/** Refusal for an outside diameter, m, that the guideline's curves do not cover. */
function checkDiameter(outsideDiameter) {
	const { from, to } = diameterRange;
	if (!(outsideDiameter >= from * (1 - 1e-9) && outsideDiameter <= to * (1 + 1e-9))) throw new Refusal("no figures for an outside diameter of {diameter}: the guideline covers {from} to {to}", {
		diameter: stated("length", outsideDiameter),
		from: stated("length", from),
		to: stated("length", to)
	});
}
var spans = {
	Stiff: [
		2.0563,
		.02,
		-12346e-9
	],
	"Medium stiff": [
		3.3601,
		.025262,
		-11886e-9
	],
	Medium: [
		4.429,
		.033583,
		-15968e-9
	]
};
/**
* Longest span, m, with which a pipe of an outside diameter, m, counts as held that stiffly; undefined for flexible,
* which is whatever is longer. Refusal for a diameter outside 60 to 762 mm.
* Source: Energy Institute AVIFF, 2nd ed. 2008, support arrangement.
*/
function longestSpan(arrangement, outsideDiameter) {
	checkDiameter(outsideDiameter);
	if (arrangement === "Flexible") return void 0;
	const D = outsideDiameter * 1e3;
	const [c0, c1, c2] = spans[arrangement];
	return c0 + D * (c1 + D * c2);
}
/** The arrangement that a span, m, makes of a pipe. Throws like `longestSpan`. */
function arrangementOfSpan(span, outsideDiameter) {
	return supportArrangements.find((arrangement) => span <= (longestSpan(arrangement, outsideDiameter) ?? Infinity)) ?? "Flexible";
}
// engineering/vibration/turbulence.ts
/**
* Fluid viscosity factor: 1 for liquid and multiphase flow, √(μ/0.001) for a gas of viscosity μ, Pa·s. Throws a
* RangeError for a viscosity that is not positive. Source: Energy Institute AVIFF, 2nd ed. 2008.
*/
function fluidViscosityFactor$1(phase, viscosity) {
	return phase === "Gas" ? Math.sqrt(requirePositive("viscosity", viscosity) / .001) : 1;
}
/** Diameters, mm, where the equations for small pipe end (NPS 8) and those for large pipe begin (NPS 10). */
var smallEnds = 219.1;
var largeBegins = 273;
var stiff = (D, R) => (446187 + 646 * D + 917e-6 * D ** 3) * R ** (.1 * Math.log(D) - 1.3739);
var mediumStiff = (D, R) => (283921 + 370 * D) * R ** (.1106 * Math.log(D) - 1.501);
var mediumLarge = (D, R) => (150412 + 209 * D) * R ** (.0815 * Math.log(D) - 1.3269);
var mediumSmall = (D, R) => Math.exp((13.1 - .00475 * D + 141e-7 * D * D) * R ** (-.132 + 228e-6 * D - 372e-9 * D * D));
var flexibleLarge = (D, R) => (49397 + 41.21 * D) * R ** (.0815 * Math.log(D) - 1.3842);
var flexibleSmall = (D, R) => Math.exp((12.22 - .00442 * D + 132e-7 * D * D) * R ** (-.164 + 284e-6 * D - 462e-9 * D * D));
/** Small pipe by one equation, large by the other; between the last of one and the first of the other, linear in D. */
function joined(small, large) {
	return (D, R) => {
		if (D <= smallEnds) return small(D, R);
		if (D >= largeBegins) return large(D, R);
		const share = (D - smallEnds) / 53.900000000000006;
		return small(smallEnds, R) * (1 - share) + large(largeBegins, R) * share;
	};
}
var curves = {
	Stiff: stiff,
	"Medium stiff": mediumStiff,
	Medium: joined(mediumSmall, mediumLarge),
	Flexible: joined(flexibleSmall, flexibleLarge)
};
/** Outside diameter over wall beyond which no pipe is made, and the guideline's curves say nothing. */
var greatestSlenderness = 1e3;
/** Whether the factor of an arrangement is interpolated: medium and flexible between NPS 8 and NPS 10. */
function isInterpolated(arrangement, outsideDiameter) {
	const D = outsideDiameter * 1e3;
	return (arrangement === "Medium" || arrangement === "Flexible") && D > smallEnds && D < largeBegins;
}
/**
* Flow induced vibration factor F_v, kg/(m·s²), of a main line: lengths in m. Medium and flexible pipe between 219.1 and
* 273 mm, for which the guideline has no equation, is interpolated between the two. Refusal for a diameter
* outside 60 to 762 mm, a wall that leaves no bore, and one so thin that there is no such pipe.
* Source: Energy Institute AVIFF, 2nd ed. 2008, flow induced turbulence.
*/
function vibrationFactor$1(arrangement, outsideDiameter, wallThickness) {
	checkDiameter(outsideDiameter);
	requirePositive("wallThickness", wallThickness);
	const lengths = {
		wall: stated("length", wallThickness),
		outside: stated("length", outsideDiameter)
	};
	if (!(2 * wallThickness < outsideDiameter)) throw new Refusal("a wall of {wall} leaves no bore in a pipe of {outside}", lengths);
	if (outsideDiameter / wallThickness > greatestSlenderness) throw new Refusal(`no figures for a wall of {wall} on a pipe of {outside}: D/T is above ${greatestSlenderness}`, lengths);
	return curves[arrangement](outsideDiameter * 1e3, outsideDiameter / wallThickness);
}
/**
* Likelihood of failure of a main line by flow induced turbulence: ρv²·FVF/F_v. Throws a RangeError for what is not
* positive. Source: Energy Institute AVIFF, 2nd ed. 2008.
*/
function turbulenceLikelihood(momentumFlux, viscosityFactor, factor) {
	return requirePositive("momentumFlux", momentumFlux) * requirePositive("viscosityFactor", viscosityFactor) / requirePositive("factor", factor);
}
/** The most flexible arrangement with which the likelihood stays below a limit; undefined where even stiff pipe does not. */
function mostFlexibleBelow(limit, { momentumFlux, viscosityFactor }, { outsideDiameter, wallThickness }) {
	return supportArrangements.findLast((arrangement) => turbulenceLikelihood(momentumFlux, viscosityFactor, vibrationFactor$1(arrangement, outsideDiameter, wallThickness)) < limit);
}
/**
* Likelihood by ρv² alone, kg/(m·s²), the qualitative assessment before the quantitative one: low below 5000, high above
* 20 000. Source: Energy Institute AVIFF, 2nd ed. 2008.
*/
function qualitativeLikelihood(momentumFlux) {
	if (momentumFlux < 5e3) return "Low";
	return momentumFlux <= 2e4 ? "Medium" : "High";
}
/** Reynolds number from which pipe flow is fully turbulent. */
var turbulentFrom = 4e3;
/**
* Turbulence intensity in the core of fully developed pipe flow, root mean square fluctuation over mean velocity:
* 0.16·Re^(−1/8). Throws a RangeError below Re = 4000, where the flow is not turbulent.
*/
function turbulenceIntensity$1(reynoldsNumber) {
	if (!(reynoldsNumber >= 4e3)) throw new RangeError(`reynoldsNumber must be at least ${turbulentFrom} for turbulence, got ${reynoldsNumber}`);
	return .16 * reynoldsNumber ** -.125;
}
/**
* Sound power level, dB re 10⁻¹² W, of a turbulent gas stream, in order of magnitude: 10⁻⁴·Ma^3.6 of the stream's
* kinetic power becomes sound, the acoustical efficiency of a subsonic stream in IEC 60534-8-3. Flow in kg/s, velocities
* in m/s. Refusal at the speed of sound and above.
*/
function turbulencePowerLevel(massFlow, velocity, soundSpeed) {
	const mach = requirePositive("velocity", velocity) / requirePositive("soundSpeed", soundSpeed);
	if (!(mach < 1)) throw new Refusal("the velocity of {velocity} is not below the speed of sound of {sound}", {
		velocity: stated("velocity", velocity),
		sound: stated("velocity", soundSpeed)
	});
	const kinetic = requirePositive("massFlow", massFlow) * velocity * velocity / 2;
	return 10 * Math.log10(1e-4 * mach ** 3.6 * kinetic / 1e-12);
}
// calculators/vibration-analysis-pro/flow-induced-turbulence/fields.ts
var multiphase = { fluidType: "Multiphase" };
/** The keys of a table of choices, in its order. */
function keysOf(table, first) {
	return [first, ...Object.keys(table).filter((key) => key !== first)];
}
/** The fluid, where its properties are not typed by hand. */
var fluid = fluidFields();
/** Where a fluid is chosen it is asked at which pressure and temperature it flows. */
var flowing = fields({
	pressure: quantity("Pressure", "gaugePressure", "bar(g)", {
		symbol: "p_g",
		above: vacuum,
		when: whereChosen(fluid)
	}),
	temperature: quantity("Temperature", "temperature", "°C", {
		symbol: "T",
		above: absoluteZero,
		when: whereChosen(fluid)
	})
});
/** What the assessment asks for, each section in the order shown. */
var flow = fields({
	userDescription: userDescription$1,
	lineNumber: text("Line number"),
	fluidType: choice("Fluid type", [
		"Liquid",
		"Gas",
		"Multiphase"
	]),
	flowRate: quantity("Flow rate", "massFlow", "kg/h", {
		symbol: "W",
		above: 0,
		help: "Liquid only, if the flow is multiphase"
	}),
	density: quantity("Density", "density", "kg/m³", {
		symbol: "ρ_1",
		above: 0,
		help: "At flowing conditions; liquid only, if the flow is multiphase"
	}),
	vaporFlowRate: quantity("Vapour flow rate", "massFlow", "kg/h", {
		symbol: "W_v",
		above: 0,
		when: multiphase
	}),
	vaporDensity: quantity("Vapour density", "density", "kg/m³", {
		symbol: "ρ_v",
		above: 0,
		when: multiphase
	}),
	viscosity: quantity("Viscosity", "dynamicViscosity", "cP", {
		symbol: "μ",
		above: 0,
		help: "Liquid only, if the flow is multiphase"
	}),
	soundSpeed: quantity("Speed of sound", "velocity", "m/s", {
		symbol: "c",
		above: 0,
		optional: true,
		when: { fluidType: "Gas" },
		help: "For the sound power of the turbulence"
	})
});
/** The pipe, where it is chosen by its size. */
var chosenPipe = pipeChoice("pipe", "Pipe");
var pipe = fields({
	pipeOutsideDiameter: quantity("Pipe outside diameter", "length", "mm", {
		symbol: "D",
		above: 0
	}),
	pipeWallThickness: quantity("Pipe wall thickness", "length", "mm", {
		symbol: "t_w",
		above: 0
	}),
	pipeMaterial: choice("Pipe material", keysOf(pipeMaterials, "Carbon steel"))
});
var support = fields({
	supportArrangement: choice("Support arrangement", supportArrangements, {
		initial: "Medium stiff",
		names: {
			Stiff: "Stiff, 14 to 16 Hz",
			"Medium stiff": "Medium stiff, 7 Hz",
			Medium: "Medium, 4 Hz",
			Flexible: "Flexible, 1 Hz"
		}
	}),
	span: quantity("Span between supports", "length", "m", {
		symbol: "L",
		above: 0,
		optional: true,
		help: "Longest span; gives its natural frequency and the arrangement it corresponds to"
	}),
	endCondition: choice("Ends of the span", keysOf(endConditions, "Pinned, pinned"))
});
// calculators/vibration-analysis-pro/flow-induced-turbulence/flow.ts
/** The flow in the pipe and how turbulent it is. */
var { fluidType: fluidType$2, flowRate: flowRate$2, density: density$1, vaporFlowRate: vaporFlowRate$1, vaporDensity: vaporDensity$1, viscosity: viscosity$1, soundSpeed: soundSpeed$1 } = flow;
var { pipeOutsideDiameter: pipeOutsideDiameter$3, pipeWallThickness: pipeWallThickness$3 } = pipe;
/** Mass and volume flow of all phases together. */
var stream$1 = value("stream", {
	fluidType: fluidType$2,
	flowRate: flowRate$2,
	density: density$1,
	...maybe({
		vaporFlowRate: vaporFlowRate$1,
		vaporDensity: vaporDensity$1
	})
}, (v) => {
	const own = {
		massFlow: v.flowRate,
		volumeFlow: v.flowRate / v.density
	};
	if (v.fluidType !== "Multiphase") return own;
	if (v.vaporFlowRate === void 0 || v.vaporDensity === void 0) return missing(...v.vaporFlowRate === void 0 ? ["vapour flow rate"] : [], ...v.vaporDensity === void 0 ? ["vapour density"] : []);
	return {
		massFlow: own.massFlow + v.vaporFlowRate,
		volumeFlow: own.volumeFlow + v.vaporFlowRate / v.vaporDensity
	};
});
var massFlow = step("massFlow", {
	fluidType: fluidType$2,
	stream: stream$1
}, {
	label: "Total mass flow",
	symbol: "W_t",
	equation: (v) => v.fluidType === "Multiphase" ? "W_t = W+W_v" : "W_t = W",
	kind: "massFlow",
	unit: "kg/h"
}, (v) => v.stream.massFlow);
var effectiveDensity = step("effectiveDensity", {
	fluidType: fluidType$2,
	stream: stream$1
}, {
	label: "Effective density",
	symbol: "ρ",
	equation: (v) => v.fluidType === "Multiphase" ? "ρ = (W+W_v)/(W/ρ_1+W_v/ρ_v)" : "ρ = ρ_1",
	source: (v) => v.fluidType === "Multiphase" ? `${aviff}: total mass over total volume` : "",
	kind: "density",
	unit: "kg/m³"
}, (v) => v.stream.massFlow / v.stream.volumeFlow);
var insideDiameter = step("insideDiameter", {
	pipeOutsideDiameter: pipeOutsideDiameter$3,
	pipeWallThickness: pipeWallThickness$3
}, {
	label: "Inside diameter",
	symbol: "D_i",
	equation: "D_i = D-2*t_w",
	kind: "length",
	unit: "mm"
}, (v) => {
	const inside = v.pipeOutsideDiameter - 2 * v.pipeWallThickness;
	if (inside > 0) return inside;
	throw new Refusal("a wall of {wall} leaves no bore in a pipe of {outside}", {
		wall: stated("length", v.pipeWallThickness),
		outside: stated("length", v.pipeOutsideDiameter)
	});
});
var velocity = step("velocity", {
	massFlow,
	effectiveDensity,
	insideDiameter
}, {
	label: "Velocity",
	symbol: "v",
	equation: "v = 4*W_t/(π*D_i^2*ρ)",
	kind: "velocity",
	unit: "m/s"
}, (v) => {
	const speed = 4 * v.massFlow / (Math.PI * v.insideDiameter ** 2 * v.effectiveDensity);
	return speed > 1e-100 && speed < 1e100 ? speed : absent("no finite velocity");
});
var rhoV2 = step("rhoV2", {
	velocity,
	effectiveDensity
}, {
	label: "Momentum flux ρv²",
	symbol: "J",
	equation: "J = ρ*v^2",
	kind: "momentumFlux",
	unit: "kg/(m·s²)"
}, (v) => v.effectiveDensity * v.velocity ** 2);
var fluidViscosityFactor = step("fluidViscosityFactor", {
	fluidType: fluidType$2,
	viscosity: maybe(viscosity$1)
}, {
	label: "Fluid viscosity factor",
	symbol: "FVF",
	equation: (v) => v.fluidType === "Gas" ? "FVF = sqrt(μ/0.001)" : "FVF = 1",
	source: aviff,
	kind: "number",
	unit: ""
}, (v) => {
	if (v.fluidType !== "Gas") return 1;
	return v.viscosity === void 0 ? missing("viscosity") : fluidViscosityFactor$1("Gas", v.viscosity);
});
var reynoldsNumber = step("reynoldsNumber", {
	massFlow,
	insideDiameter,
	viscosity: viscosity$1
}, {
	label: "Reynolds number",
	symbol: "Re",
	equation: "Re = 4*W_t/(π*D_i*μ)",
	kind: "number",
	unit: ""
}, (v) => 4 * v.massFlow / (Math.PI * v.insideDiameter * v.viscosity));
var turbulenceIntensity = step("turbulenceIntensity", { reynoldsNumber }, {
	label: "Turbulence intensity",
	symbol: "Tu",
	equation: "Tu = 0.16*Re^(-1/8)",
	source: "Core of fully developed pipe flow",
	kind: "fraction",
	unit: "%",
	digits: 3
}, (v) => v.reynoldsNumber < 4e3 ? absent("the flow is not turbulent: Re below 4000") : turbulenceIntensity$1(v.reynoldsNumber));
var turbulencePower = step("turbulencePower", {
	fluidType: fluidType$2,
	massFlow,
	velocity,
	soundSpeed: maybe(soundSpeed$1)
}, {
	label: "Sound power of the turbulence",
	symbol: "L_W",
	equation: "L_W = 10*log10(1e-4*(v/c)^3.6*W_t*v^2/2/1e-12)",
	source: "Order of magnitude: acoustical efficiency of a subsonic stream, as in IEC 60534-8-3",
	kind: "level",
	unit: "dB",
	digits: 3,
	when: { fluidType: "Gas" }
}, (v) => {
	if (v.fluidType !== "Gas") return absent("not a gas");
	return v.soundSpeed === void 0 ? missing("speed of sound") : turbulencePowerLevel(v.massFlow, v.velocity, v.soundSpeed);
});
var thickGas = check$1({
	fluidType: fluidType$2,
	viscosity: viscosity$1
}, (v) => v.fluidType === "Gas" && v.viscosity > 1e-4 ? [warning("A viscosity of {viscosity} is too high for a gas.", {
	values: { viscosity: stated("dynamicViscosity", v.viscosity, { digits: 3 }) },
	field: "viscosity"
})] : []);
// calculators/vibration-analysis-pro/flow-induced-turbulence/frequency.ts
/** The frequencies of the span and of the eddies in it. */
var { pipeOutsideDiameter: pipeOutsideDiameter$2, pipeWallThickness: pipeWallThickness$2, pipeMaterial } = pipe;
var { span: span$1, endCondition } = support;
var filled = {
	pipeOutsideDiameter: pipeOutsideDiameter$2,
	pipeWallThickness: pipeWallThickness$2,
	effectiveDensity,
	pipeMaterial
};
/** The pipe with its contents, as `engineering/vibration` wants it. */
function filledPipe(v) {
	return {
		outsideDiameter: v.pipeOutsideDiameter,
		wallThickness: v.pipeWallThickness,
		fluidDensity: v.effectiveDensity,
		material: v.pipeMaterial
	};
}
var massPerMetre = step("massPerMetre", {
	insideDiameter,
	...filled
}, {
	label: "Mass per metre, full",
	symbol: "m",
	source: "Without insulation; kg/m",
	kind: "number",
	unit: ""
}, (v) => massPerMetre$1(filledPipe(v)));
var naturalFrequency = step("naturalFrequency", {
	span: maybe(span$1),
	massPerMetre,
	...filled,
	endCondition
}, {
	label: "Natural frequency of the span",
	symbol: "f_n",
	equation: (v) => `f_n = ${v.endCondition === "Pinned, pinned" ? "π" : endConditions[v.endCondition]}^2/(2*π)*sqrt(${pipeMaterials[v.pipeMaterial].modulus}*I/(m*L^4))`,
	where: ["I = π/64*(D^4-D_i^4)"],
	source: "Slender beam of uniform mass; E in Pa",
	kind: "frequency",
	unit: "Hz",
	digits: 3
}, (v) => v.span === void 0 ? missing("span between supports") : naturalFrequency$1({
	...filledPipe(v),
	length: v.span,
	ends: v.endCondition
}));
var eddyFrequency = step("eddyFrequency", {
	velocity,
	insideDiameter
}, {
	label: "Frequency of the large eddies",
	symbol: "f_e",
	equation: "f_e = 0.2*v/D_i",
	source: "Order of magnitude: Strouhal number 0.2",
	kind: "frequency",
	unit: "Hz",
	digits: 3
}, (v) => eddyFrequency$1(v.velocity, v.insideDiameter));
var fatigueTime = step("fatigueTime", { naturalFrequency }, {
	label: "Time to 10⁷ stress cycles",
	symbol: "t_N",
	equation: "t_N = 10^7/f_n",
	source: "At the natural frequency: a line that has run longer than this without cracking is below its endurance limit",
	kind: "time",
	unit: "d",
	digits: 2
}, (v) => 1e7 / v.naturalFrequency);
var frequencyChecks = [check$1({
	eddyFrequency,
	naturalFrequency
}, (v) => {
	const ratio = v.eddyFrequency / v.naturalFrequency;
	return ratio >= lockIn.from && ratio <= lockIn.to ? [warning(`The large eddies shed at ${formatNumber(v.eddyFrequency, 3)} Hz, within 0.8 to 1.2 times the natural frequency of the span, which may resonate.`, { field: "naturalFrequency" })] : [];
}), check$1({ naturalFrequency }, (v) => v.naturalFrequency < 4 ? [info(`The span’s natural frequency of ${formatNumber(v.naturalFrequency, 2)} Hz is below the 4 Hz of a medium arrangement: turbulence is strongest at low frequency and excites it easily.`, { field: "naturalFrequency" })] : [])];
// calculators/vibration-analysis-pro/flow-induced-turbulence/guidance.ts
/** What to know before assessing a line, and what may be done about it. */
var guidance = {
	title: "Guidelines and advice",
	lines: [
		"Turbulence after bends, tees and reducers shakes a line at low frequency. The likelihood of failure, LOF, is ρv² times a viscosity factor, divided by a factor for how the pipe is supported and how thin its wall is.",
		"The equations hold for outside diameters of 60 to 762 mm. Between 219.1 and 273 mm, medium and flexible lines are interpolated. Outside the range no result is given.",
		"The material does not affect LOF, whose curves are for steel; it affects the natural frequency.",
		"To lower LOF: shorten the spans until the next stiffer arrangement is reached, choose a larger bore or a thicker wall, or split the flow. The table compares them.",
		"LOF is a screening figure, not a probability, and no fatigue life follows from it. The time to 10⁷ cycles shows how soon a stress above the endurance limit would cause a crack.",
		"Small-bore connections of a line with LOF of 0.3 or more are assessed on their own."
	]
};
// calculators/vibration-analysis-pro/flow-induced-turbulence/line.ts
var line_exports = /* @__PURE__ */ __exportAll({
	action: () => action,
	allowedSpan: () => allowedSpan$1,
	alternatives: () => alternatives,
	likelihood: () => likelihood,
	lineChecks: () => lineChecks,
	lof: () => lof$1,
	neededArrangement: () => neededArrangement,
	qualitative: () => qualitative,
	spanArrangement: () => spanArrangement,
	spanNeeded: () => spanNeeded,
	vibrationFactor: () => vibrationFactor
});
/** The line on its supports and the likelihood that it fails. */
var { pipeOutsideDiameter: pipeOutsideDiameter$1, pipeWallThickness: pipeWallThickness$1 } = pipe;
var { supportArrangement, span } = support;
/** The equation of F_v for an arrangement and a diameter, m, with its helpers; none where it is interpolated. */
function factorEquation(arrangement, outsideDiameter) {
	if (isInterpolated(arrangement, outsideDiameter)) return [""];
	const small = outsideDiameter * 1e3 <= 219.1;
	const power = "F_v = α*(D/t_w)^β";
	const exponential = "F_v = exp(α*(D/t_w)^β)";
	const d = "d = 1000*D";
	switch (arrangement) {
		case "Stiff": return [
			power,
			d,
			"α = 446187+646*d+9.17e-4*d^3",
			"β = 0.1*ln(d)-1.3739"
		];
		case "Medium stiff": return [
			power,
			d,
			"α = 283921+370*d",
			"β = 0.1106*ln(d)-1.501"
		];
		case "Medium": return small ? [
			exponential,
			d,
			"α = 13.1-4.75e-3*d+1.41e-5*d^2",
			"β = 2.28e-4*d-0.132-3.72e-7*d^2"
		] : [
			power,
			d,
			"α = 150412+209*d",
			"β = 0.0815*ln(d)-1.3269"
		];
		case "Flexible": return small ? [
			exponential,
			d,
			"α = 12.22-4.42e-3*d+1.32e-5*d^2",
			"β = 2.84e-4*d-0.164-4.62e-7*d^2"
		] : [
			power,
			d,
			"α = 49397+41.21*d",
			"β = 0.0815*ln(d)-1.3842"
		];
	}
}
var vibrationFactor = step("vibrationFactor", {
	supportArrangement,
	pipeOutsideDiameter: pipeOutsideDiameter$1,
	pipeWallThickness: pipeWallThickness$1
}, {
	label: "Flow-induced vibration factor",
	symbol: "F_v",
	equation: (v) => factorEquation(v.supportArrangement, v.pipeOutsideDiameter)[0],
	where: (v) => factorEquation(v.supportArrangement, v.pipeOutsideDiameter).slice(1),
	source: (v) => isInterpolated(v.supportArrangement, v.pipeOutsideDiameter) ? `${aviff}; interpolated in D between 219.1 and 273 mm` : aviff,
	kind: "momentumFlux",
	unit: "kg/(m·s²)"
}, (v) => vibrationFactor$1(v.supportArrangement, v.pipeOutsideDiameter, v.pipeWallThickness));
var lof$1 = step("lof", {
	rhoV2,
	fluidViscosityFactor,
	vibrationFactor
}, {
	label: "Likelihood of failure, LOF",
	symbol: "LOF",
	equation: "LOF = J*FVF/F_v",
	source: `${aviff}, flow induced turbulence`,
	kind: "number",
	unit: "",
	digits: 3
}, (v) => turbulenceLikelihood(v.rhoV2, v.fluidViscosityFactor, v.vibrationFactor));
var likelihood = step("likelihood", { lof: lof$1 }, {
	label: "Likelihood of failure",
	source: `${aviff}: high from LOF 1, medium from 0.5`
}, (v) => actionBand(v.lof).likelihood);
var qualitative = step("qualitative", { rhoV2 }, {
	label: "Likelihood by ρv² alone",
	source: `${aviff}: low below 5000, high above 20 000`
}, (v) => qualitativeLikelihood(v.rhoV2));
var action = step("action", { lof: lof$1 }, {
	label: "Action",
	source: `${aviff}, actions for main lines`
}, (v) => actionBand(v.lof).summary);
var allowedSpan$1 = step("allowedSpan", {
	supportArrangement,
	pipeOutsideDiameter: pipeOutsideDiameter$1
}, {
	label: "Maximum span of the arrangement",
	symbol: "L_max",
	equation: (v) => ({
		Stiff: "L_max = 2.0563+0.02*(1000*D)-1.2346e-5*(1000*D)^2",
		"Medium stiff": "L_max = 3.3601+0.025262*(1000*D)-1.1886e-5*(1000*D)^2",
		Medium: "L_max = 4.429+0.033583*(1000*D)-1.5968e-5*(1000*D)^2",
		Flexible: ""
	})[v.supportArrangement],
	source: aviff,
	kind: "length",
	unit: "m",
	digits: 3
}, (v) => longestSpan(v.supportArrangement, v.pipeOutsideDiameter) ?? absent("no maximum span: any span longer than medium is flexible"));
var neededArrangement = step("neededArrangement", {
	rhoV2,
	fluidViscosityFactor,
	pipeOutsideDiameter: pipeOutsideDiameter$1,
	pipeWallThickness: pipeWallThickness$1
}, {
	label: "Most flexible arrangement with LOF below 0.5",
	source: aviff
}, (v) => mostFlexibleBelow(.5, {
	momentumFlux: v.rhoV2,
	viscosityFactor: v.fluidViscosityFactor
}, {
	outsideDiameter: v.pipeOutsideDiameter,
	wallThickness: v.pipeWallThickness
}) ?? absent("none: even a stiff line reaches LOF 0.5"));
var spanNeeded = step("spanNeeded", {
	neededArrangement,
	pipeOutsideDiameter: pipeOutsideDiameter$1
}, {
	label: "Maximum span with LOF below 0.5",
	source: aviff,
	kind: "length",
	unit: "m",
	digits: 3
}, (v) => longestSpan(v.neededArrangement, v.pipeOutsideDiameter) ?? absent("no maximum span: LOF is below 0.5 even for a flexible line"));
var spanArrangement = step("spanArrangement", {
	span: maybe(span),
	pipeOutsideDiameter: pipeOutsideDiameter$1
}, {
	label: "Arrangement the span corresponds to",
	source: aviff
}, (v) => v.span === void 0 ? missing("span between supports") : arrangementOfSpan(v.span, v.pipeOutsideDiameter));
/** The same flow in this pipe and in the next thicker walls of its outside diameter, under every arrangement. */
var alternatives = step("alternatives", {
	stream: stream$1,
	velocity,
	fluidViscosityFactor,
	vibrationFactor,
	pipeOutsideDiameter: pipeOutsideDiameter$1,
	pipeWallThickness: pipeWallThickness$1
}, { label: "Other walls and arrangements" }, (v) => {
	const size = nominalSizes.find((nps) => findPipes({ nps }).some(({ outerDiameter }) => Math.abs(outerDiameter / v.pipeOutsideDiameter - 1) < .003));
	const walls = /* @__PURE__ */ new Map([[v.pipeWallThickness, "this pipe"]]);
	for (const { schedule, wallThickness } of size === void 0 ? [] : findPipes({ nps: size })) {
		if (wallThickness < v.pipeWallThickness * 1.005) continue;
		const known = walls.get(wallThickness);
		walls.set(wallThickness, known === void 0 ? schedule : `${known}, ${schedule}`);
	}
	return table([
		{
			id: "wall",
			label: "Wall",
			kind: "length",
			unit: "mm"
		},
		{
			id: "schedule",
			label: "Schedule"
		},
		{
			id: "velocity",
			label: "Velocity",
			kind: "velocity",
			unit: "m/s",
			digits: 3
		},
		...supportArrangements.map((arrangement) => ({
			id: arrangement.toLowerCase().replace(" ", "-"),
			label: `LOF, ${arrangement.toLowerCase()}`,
			kind: "number",
			unit: "",
			digits: 3
		}))
	], [...walls].toSorted(([a], [b]) => a - b).slice(0, 5).map(([wall, schedule]) => {
		const speed = v.stream.volumeFlow / (Math.PI / 4 * (v.pipeOutsideDiameter - 2 * wall) ** 2);
		const flux = v.stream.massFlow / v.stream.volumeFlow * speed ** 2;
		return [
			wall,
			schedule,
			speed,
			...supportArrangements.map((arrangement) => turbulenceLikelihood(flux, v.fluidViscosityFactor, vibrationFactor$1(arrangement, v.pipeOutsideDiameter, wall)))
		];
	}));
});
var verdict = check$1({ lof: lof$1 }, (v) => calledFor(v.lof, (range) => ` of the main line, ${range}`));
var statedDiameter = (diameter) => stated("length", diameter, { like: "pipeOutsideDiameter" });
var lineChecks = [
	check$1({
		supportArrangement,
		pipeOutsideDiameter: pipeOutsideDiameter$1,
		vibrationFactor
	}, (v) => isInterpolated(v.supportArrangement, v.pipeOutsideDiameter) ? [warning("Between outside diameters of {from} and {to} the guideline has no equation for this arrangement: F_v is interpolated between the equations on either side.", {
		field: "vibrationFactor",
		source: aviff,
		values: {
			from: statedDiameter(.2191),
			to: statedDiameter(.273)
		}
	})] : []),
	verdict,
	check$1({
		supportArrangement,
		pipeOutsideDiameter: pipeOutsideDiameter$1,
		spanArrangement
	}, (v) => {
		const place = (arrangement) => supportArrangements.indexOf(arrangement);
		return place(v.supportArrangement) < place(v.spanArrangement) ? [warning(`The span makes the line ${v.spanArrangement.toLowerCase()}, not ${v.supportArrangement.toLowerCase()} as chosen: LOF is higher than shown.`, {
			field: "supportArrangement",
			source: aviff
		})] : [];
	})
];
// calculators/vibration-analysis-pro/flow-induced-turbulence/plots.ts
var points = 40;
var pens = {
	Stiff: "main",
	"Medium stiff": "second",
	Medium: "third",
	Flexible: "fourth"
};
/** Likelihood of failure against velocity, by support arrangement, with the case on it. */
function plots(v) {
	const { velocity, lof, effectiveDensity, fluidViscosityFactor, pipeOutsideDiameter, pipeWallThickness } = v;
	if (velocity === void 0 || lof === void 0 || effectiveDensity === void 0 || fluidViscosityFactor === void 0 || pipeOutsideDiameter === void 0 || pipeWallThickness === void 0) return [];
	const velocities = Array.from({ length: points }, (_, index) => (index + 1) / points * 1.6 * velocity);
	const top = Math.max(1.2, 1.4 * lof);
	const series = supportArrangements.map((arrangement) => {
		const factor = vibrationFactor$1(arrangement, pipeOutsideDiameter, pipeWallThickness);
		return {
			label: arrangement.toLowerCase(),
			pen: pens[arrangement],
			points: [[0, 0], ...velocities.map((speed) => {
				const likelihood = turbulenceLikelihood(effectiveDensity * speed ** 2, fluidViscosityFactor, factor);
				return likelihood <= top ? [speed, likelihood] : void 0;
			})]
		};
	});
	return [{
		title: "Likelihood of failure against velocity, by support arrangement",
		x: {
			label: "Velocity",
			kind: "velocity",
			unit: "m/s",
			from: 0
		},
		y: {
			label: "LOF",
			kind: "number",
			unit: "",
			from: 0,
			to: Number(top.toPrecision(2))
		},
		series,
		marks: [{
			label: "case",
			x: velocity,
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
// calculators/vibration-analysis-pro/flow-induced-turbulence/published.ts
var guideline = "Energy Institute AVIFF, 2nd ed. 2008";
/** F_v of steel pipes by arrangement: evaluated independently from the guideline's equations, not printed in it. */
var check = [
	[
		60.3,
		3.91,
		"34731.2",
		"17431.6",
		"10664.3",
		"2961.3"
	],
	[
		88.9,
		5.49,
		"38357.1",
		"19311.4",
		"10864.4",
		"3058.3"
	],
	[
		114.3,
		6.02,
		"36858.6",
		"18390.8",
		"9849.8",
		"2775.7"
	],
	[
		168.3,
		7.11,
		"36642.4",
		"18016.6",
		"9264.4",
		"2621.0"
	],
	[
		219.1,
		8.18,
		"38373.5",
		"18627.6",
		"9608.3",
		"2716.4"
	],
	[
		273,
		9.27,
		"40992.1",
		"19575.8",
		"10945.9",
		"2635.9"
	],
	[
		323.8,
		9.53,
		"41494.1",
		"19348.1",
		"10671.1",
		"2508.4"
	],
	[
		406.4,
		9.53,
		"42314.6",
		"18804.3",
		"10163.1",
		"2303.7"
	],
	[
		508,
		9.53,
		"45192.4",
		"18700.5",
		"9881.1",
		"2156.7"
	],
	[
		610,
		9.53,
		"49814.5",
		"18936.6",
		"9801.9",
		"2071.5"
	],
	[
		762,
		9.53,
		"59819.1",
		"19637.8",
		"9888.2",
		"2007.2"
	]
];
function factorFigure(arrangement, diameter, wall, printed) {
	return {
		type: "figure",
		kind: "own",
		title: `F_v of ${diameter} × ${wall} mm pipe, ${arrangement.toLowerCase()}`,
		source: `${guideline}, equations evaluated independently`,
		expect: {
			printed,
			unit: "kg/(m·s²)"
		},
		compute: () => vibrationFactor$1(arrangement, diameter / 1e3, wall / 1e3)
	};
}
var published = [
	{
		type: "figure",
		kind: "quoted",
		title: "F_v of 168.275 × 7.112 mm pipe, medium stiff",
		source: `${guideline}, worked example D2, from a secondary source`,
		expect: {
			printed: "18022",
			unit: "kg/(m·s²)"
		},
		compute: () => vibrationFactor$1("Medium stiff", .168275, .007112)
	},
	{
		type: "figure",
		kind: "own",
		title: "Fluid viscosity factor of a gas of 0.02 cP",
		source: `${guideline}, expression evaluated independently`,
		expect: {
			printed: "0.1414",
			unit: ""
		},
		compute: () => fluidViscosityFactor$1("Gas", 2e-5)
	},
	{
		type: "figure",
		kind: "own",
		title: "Fluid viscosity factor of a gas of 0.01 cP",
		source: `${guideline}, expression evaluated independently`,
		expect: {
			printed: "0.1",
			unit: ""
		},
		compute: () => fluidViscosityFactor$1("Gas", 1e-5)
	},
	...check.flatMap(([diameter, wall, ...factors]) => supportArrangements.flatMap((arrangement, index) => {
		const printed = factors[index];
		return printed === void 0 ? [] : [factorFigure(arrangement, diameter, wall, printed)];
	}))
];
// calculators/vibration-analysis-pro/flow-induced-turbulence/stream.ts
/** What the fluid that is chosen fills as it flows in the line: of a multiphase flow the liquid, and the density of its vapour. */
var { fluidType: fluidType$1, flowRate: flowRate$1, density, vaporFlowRate, vaporDensity, viscosity, soundSpeed } = flow;
var pressure = value("absolutePressure", { pressure: flowing.pressure }, (v) => absolute(v.pressure));
var { main, gas, checks } = flowingStreams(chosenFluid(fluid), {
	fluidType: fluidType$1,
	both: "Multiphase"
}, pressure, flowing.temperature, {
	liquid: flowRate$1,
	vapour: vaporFlowRate
}, fluid.source.id);
var stream = {
	fills: [
		fill(density, main.density),
		fill(vaporDensity, gas.density),
		fill(viscosity, main.viscosity),
		fill(soundSpeed, gas.speedOfSound)
	],
	checks,
	loads: [fluidLoads(fluid)]
};
// calculators/vibration-analysis-pro/flow-induced-turbulence/definition.ts
var { lof, allowedSpan } = line_exports;
var { pipeOutsideDiameter, pipeWallThickness } = pipe;
var { userDescription, lineNumber, fluidType, flowRate, ...properties } = flow;
var definition_default = calculation(meta, {
	inputs: {
		Flow: [
			userDescription,
			lineNumber,
			fluidType,
			flowRate,
			...fluidRows(fluid),
			...Object.values(flowing),
			...Object.values(properties)
		],
		Pipe: [...chosenPipe.fields, ...Object.values(pipe)],
		Support: Object.values(support)
	},
	fills: [
		...stream.fills,
		fill(pipe.pipeOutsideDiameter, chosenPipe.outerDiameter),
		fill(pipe.pipeWallThickness, chosenPipe.wallThickness)
	],
	loads: stream.loads,
	carried: [carriedFluid(fluid)],
	results: {
		Assessment: [
			lof,
			likelihood,
			qualitative,
			rhoV2,
			fluidViscosityFactor,
			vibrationFactor,
			action
		],
		"Support spacing": [
			allowedSpan,
			neededArrangement,
			spanNeeded,
			spanArrangement,
			alternatives
		],
		"Flow and frequency": [
			velocity,
			reynoldsNumber,
			turbulenceIntensity,
			turbulencePower,
			eddyFrequency,
			naturalFrequency,
			fatigueTime
		]
	},
	primary: lof,
	answers: [
		lof,
		likelihood,
		velocity,
		allowedSpan
	],
	checks: [
		thickGas,
		...stream.checks,
		...lineChecks,
		...frequencyChecks
	],
	examples,
	published,
	references: [
		"Energy Institute, Guidelines for the avoidance of vibration induced fatigue failure in process pipework, 2nd ed. 2008: flow induced turbulence, support arrangement, actions.",
		"IEC 60534-8-3:2010, Control valve aerodynamic noise prediction method: acoustical efficiency.",
		"ASME B36.10M, B36.19M: walls of steel pipe."
	],
	guidance,
	drawing: picture({
		...support,
		allowedSpan,
		pipeOutsideDiameter,
		pipeWallThickness,
		velocity,
		lof,
		naturalFrequency
	}, drawLine),
	plots: picture({
		velocity,
		lof,
		effectiveDensity,
		fluidViscosityFactor,
		pipeOutsideDiameter,
		pipeWallThickness
	}, plots)
});
export { definition_default as default };
