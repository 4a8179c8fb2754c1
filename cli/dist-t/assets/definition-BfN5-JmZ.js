import { n as carriedFluid } from "./carried-BblwiDin.js";
import { A as list, B as info, D as choice, E as calculation, G as missing, K as ruledOut, Lt as meta, P as table, S as picture, T as value, U as Absent, V as warning, W as absent, X as textOf, Y as measured, _ as field, _t as gasConstant, c as verticalDimension, ct as absolute, d as findRoot, dt as toSi, gt as atmosphere, h as check, it as requirePositive, j as quantity, lt as gauge, m as byMethod, mt as formatNumber, o as label, ot as Refusal, r as disagreement, rt as requireNotNegative, s as path, st as stated, t as sent, ut as fromSi, v as fields, w as step, x as maybe, y as fill, yt as standardGravity } from "./kit-R3DteEWw.js";
import { a as laminarLimit, c as roughFrictionFactor, i as frictionFactor$1, l as turbulentLimit, n as colebrook, o as lineReynoldsNumber, r as flowRegime$1, s as mostRelativeRoughness, t as churchill } from "./friction-factor-BfV-1J0q.js";
import { i as npsInches, o as schedules, t as findPipes } from "./pipe-Cvmvrrm0.js";
import { n as fluidRows, r as whereChosen, t as fluidFields } from "./fields-CHYCCy5A.js";
import { n as sizes$1, t as sizeName } from "./sizes-DiWwlUM8.js";
import { a as vacuum, i as userDescription$1, n as compressibilityFactor$1, r as molecularWeight$1, t as absoluteZero } from "./shared-fields-D5hou02i.js";
import { i as saturationTemperature, r as saturationPressure, t as saturatedAtPressure } from "./saturated-pair-mWGFE35l.js";
import { i as steamAtPT, u as regionAtPT } from "./steam-CPEPiFHu.js";
import "./transport.generated-mdLL_E31.js";
import { t as sentFluid } from "./sent-CkAtU2wZ.js";
import { S as streamTensionBetween, s as streamDensity } from "./mole-fractions-Bn_fSVuU.js";
import { i as flashCheck, n as fluidLoads, t as chosenFluid } from "./chosen-fluid-BOMCRVxw.js";
import { t as flowingStreams } from "./flowing-Bv5krtr3.js";
// calculators/fluid/tension.ts
/** The surface tension between the liquid and the gas of one stream; that of a table needs no gas of it. */
function tensionBetween(id, liquid, gas) {
	return value(id, {
		liquid,
		...maybe({ gas })
	}, (v) => v.gas || v.liquid.fluid.type === "table" ? streamTensionBetween(v.liquid, v.gas) : ruledOut("no gas beside the liquid"));
}
// engineering/flow/line/expansion.ts
/**
* The equation that isothermal and adiabatic pipe flow of an ideal gas share. With z = 1 − (v1/v2)², v the specific
* volume, the resistance N = f·L/D + ΣK over which a gas expands so far is N = (κ/c)·(z + c·ln(1 − z)). Isothermal flow
* has κ = 1 and c = M_T², the square of the velocity over √(p/ρ); adiabatic flow κ = (γ + 1)/(2γ) and
* c = κ/(1/(γ·M²) + (γ − 1)/(2γ)). The flow chokes at z = 1 − c.
*/
/**
* The expansion z that a flow has after a resistance N, or undefined where the flow chokes before it. By Newton's method
* from the side on which it never overshoots, exact to rounding also for the smallest drop.
*/
function expansionAfter(resistance, c, kappa) {
	const drive = resistance * c / kappa;
	const most = 1 - c;
	if (!(most > 0) || drive > most + c * Math.log(c)) return void 0;
	let z = drive;
	for (let step = 0; step < 200; step += 1) {
		const slope = 1 - c / (1 - z);
		if (!(slope > 0)) return most;
		const next = Math.min(z + (drive - z - c * Math.log1p(-z)) / slope, most);
		if (Math.abs(next - z) <= 2 * Number.EPSILON * z) return next;
		z = next;
	}
	return z;
}
/**
* The greatest c at which a flow still passes a resistance N: N/κ = 1/c − 1 + ln c. Newton's method on 1/c from above,
* where the equation is convex.
*/
function chokingNumber(resistance, kappa) {
	const n = resistance / kappa;
	let t = 1 + n + Math.sqrt(2 * n);
	for (let step = 0; step < 100; step += 1) {
		const next = t - (t - 1 - Math.log(t) - n) / (1 - 1 / t);
		if (!(next < t)) return 1 / t;
		t = next;
	}
	return 1 / t;
}
// engineering/flow/line/compressible.ts
/** A gas asks for more flow than the line can pass from its inlet pressure. */
var choked = "choked";
/**
* Isothermal flow of an ideal gas through a line: p1² − p2² = G²·(p1/ρ1)·(N + 2·ln(p1/p2)), to rounding. Chokes where
* the velocity reaches √(p/ρ). RangeError for a pressure, density or flux that is not positive or a negative resistance.
* Source: Crane TP-410, eq. 1-6; A. H. Shapiro, The Dynamics and Thermodynamics of Compressible Fluid Flow (1953), ch. 6.
*/
function isothermalLine(inlet) {
	checkInlet(inlet);
	const { pressure, density, massFlux, resistance } = inlet;
	const z = expansionAfter(resistance, massFlux ** 2 / (pressure * density), 1);
	if (z === void 0) return choked;
	const root = Math.sqrt(1 - z);
	return {
		pressureDrop: pressure * z / (1 + root),
		accelerationLoss: massFlux ** 2 / density * (z / (root * (1 + root))),
		densityRatio: root,
		temperatureRatio: 1
	};
}
/**
* Adiabatic flow of an ideal gas with friction through a line (Fanno flow), γ = cp/cv and f constant, to rounding.
* Chokes where the Mach number reaches 1. At γ = 1 it is isothermal flow. RangeError as `isothermalLine`, and for γ below 1.
* Source: A. H. Shapiro, The Dynamics and Thermodynamics of Compressible Fluid Flow (1953), ch. 6.
*/
function adiabaticLine(inlet, gamma) {
	checkInlet(inlet);
	checkGamma(gamma);
	const { pressure, density, massFlux, resistance } = inlet;
	const mach2 = massFlux ** 2 / (gamma * pressure * density);
	const kappa = (gamma + 1) / (2 * gamma);
	const z = expansionAfter(resistance, kappa / (1 / (gamma * mach2) + (gamma - 1) / (2 * gamma)), kappa);
	if (z === void 0) return choked;
	const root = Math.sqrt(1 - z);
	const cooling = (gamma - 1) / 2 * mach2 * (z / (1 - z));
	return {
		pressureDrop: pressure * (z / (1 + root) + root * cooling),
		accelerationLoss: massFlux ** 2 / density * (z / (root * (1 + root))),
		densityRatio: root,
		temperatureRatio: 1 - cooling
	};
}
/** Greatest mass flux, kg/(m²·s), of isothermal flow through a resistance N from pressure p1, Pa, and density ρ1. */
function isothermalChokedFlux(pressure, density, resistance) {
	checkInlet({
		pressure,
		density,
		massFlux: 1,
		resistance
	});
	return Math.sqrt(chokingNumber(resistance, 1) * pressure * density);
}
/** Greatest mass flux, kg/(m²·s), of adiabatic flow through a resistance N from pressure p1, Pa, and density ρ1. */
function adiabaticChokedFlux(pressure, density, resistance, gamma) {
	checkInlet({
		pressure,
		density,
		massFlux: 1,
		resistance
	});
	checkGamma(gamma);
	const kappa = (gamma + 1) / (2 * gamma);
	const mach2 = 1 / (gamma * (kappa / chokingNumber(resistance, kappa) - (gamma - 1) / (2 * gamma)));
	return Math.sqrt(mach2 * gamma * pressure * density);
}
/** Speed of sound of an ideal gas, or of a real one by its isentropic exponent, m/s: √(γ·p/ρ). */
function soundSpeed(gamma, pressure, density) {
	return Math.sqrt(gamma * pressure / density);
}
function checkInlet({ pressure, density, massFlux, resistance }) {
	requirePositive("pressure", pressure);
	requirePositive("density", density);
	requirePositive("massFlux", massFlux);
	requireNotNegative("resistance", resistance);
}
function checkGamma(gamma) {
	if (!(gamma >= 1)) throw new RangeError(`gamma must be at least 1, got ${gamma}`);
}
// engineering/flow/line/services.ts
var bar = 1e5;
/** bar per 100 m, in Pa/m. */
var gradientUnit = bar / 100;
var range = (least, most) => ({
	least,
	most
});
var gradient = (least, most) => range(least * gradientUnit, most * gradientUnit);
var american = (least, most) => range(toSi("pressureGradient", least, "psi/100 ft"), toSi("pressureGradient", most, "psi/100 ft"));
var psi = toSi("gaugePressure", 1, "psi(g)");
/** Usual ranges of velocity, m/s, and of pressure drop, bar per 100 m. */
function practice(fluids, velocity, drop) {
	return {
		fluids,
		source: "Common practice",
		certainty: "common practice",
		limits: {
			velocity: range(...velocity),
			...drop ? { gradient: gradient(...drop) } : {}
		}
	};
}
var apiRP14E$1 = "API RP 14E (1991)";
var norsok = "NORSOK P-002";
var liquid = ["Liquid"];
var gas$2 = ["Gas"];
var twoPhase$1 = ["Two-phase"];
/** A row of limits from a gauge pressure in bar on. */
var from = (pressure, velocity, drop) => ({
	from: pressure * bar,
	limits: {
		velocity: range(...velocity),
		gradient: gradient(...drop)
	}
});
/** Services and their criteria. What the certainty says of each figure holds for the whole row. */
var serviceTable = {
	"Liquid, general (API RP 14E)": {
		fluids: liquid,
		source: apiRP14E$1,
		certainty: "recalled",
		limits: {
			velocity: range(.91, 4.6),
			erosionalRatio: 1
		}
	},
	"Pump suction, boiling liquid": practice(liquid, [.3, 1.2], [.01, .06]),
	"Pump suction, subcooled liquid": practice(liquid, [.6, 1.8], [.05, .23]),
	"Pump discharge, up to 50 m³/h": practice(liquid, [1.2, 2.4], [.3, .9]),
	"Pump discharge, above 50 m³/h": practice(liquid, [1.5, 4], [.2, .7]),
	"Gravity flow": practice(liquid, [.3, 1.2], [.005, .05]),
	"Column side draw, drain": practice(liquid, [.3, .9]),
	"Cooling water header": practice(liquid, [1.5, 3], [.1, .3]),
	"Boiler feed water discharge": practice(liquid, [2, 4.5], [.2, .7]),
	"Corrosive liquid: amine, caustic, sour water": practice(liquid, [.9, 1.8]),
	"Concentrated sulfuric acid, carbon steel": practice(liquid, [.3, .9]),
	"Viscous oil": practice(liquid, [.3, 1.8], [.2, .9]),
	"Liquid, carbon steel (NORSOK)": {
		fluids: liquid,
		source: norsok,
		certainty: "recalled",
		limits: { velocity: { most: 6 } }
	},
	"Liquid with sand, carbon steel (NORSOK)": {
		fluids: liquid,
		source: norsok,
		certainty: "recalled",
		limits: { velocity: { most: 5 } }
	},
	"Untreated seawater, carbon steel (NORSOK)": {
		fluids: liquid,
		source: norsok,
		certainty: "recalled",
		limits: { velocity: { most: 3 } }
	},
	"Gas, by pressure": {
		fluids: gas$2,
		source: "Common practice",
		certainty: "common practice",
		byPressure: [
			from(-1.01325, [30, 60], [.005, .02]),
			from(0, [15, 30], [.02, .11]),
			from(7, [10, 25], [.1, .35]),
			from(35, [8, 20], [.2, .5]),
			from(100, [5, 15], [.2, .7])
		]
	},
	"Gas (NORSOK)": {
		fluids: gas$2,
		source: norsok,
		certainty: "recalled",
		velocityByDensity: {
			factor: 175,
			exponent: .43,
			most: 60
		},
		byPressure: [{
			from: -1.01325 * bar,
			limits: { gradient: gradient(.001, .11) }
		}, {
			from: 35 * bar,
			limits: { gradient: gradient(.11, .27) }
		}]
	},
	"Gas (API RP 14E)": {
		fluids: gas$2,
		source: apiRP14E$1,
		certainty: "recalled",
		limits: {
			velocity: { most: toSi("velocity", 60, "ft/s") },
			erosionalRatio: 1
		},
		byPressure: [
			{
				from: -1.01325 * bar,
				limits: { gradient: american(.05, .19) }
			},
			{
				from: 100.5 * psi,
				limits: { gradient: american(.2, .49) }
			},
			{
				from: 500.5 * psi,
				limits: { gradient: american(.5, 1.2) }
			}
		]
	},
	"Steam, by pressure": {
		fluids: ["Steam"],
		source: "Common practice",
		certainty: "common practice",
		byPressure: [
			from(-1.01325, [15, 30], [.02, .1]),
			from(3, [20, 40], [.1, .3]),
			from(20, [30, 50], [.2, .5]),
			from(40, [40, 60], [.3, .7])
		]
	},
	"Two-phase process line": {
		fluids: twoPhase$1,
		source: "Common practice",
		certainty: "common practice",
		limits: {
			velocity: range(3, 20),
			gradient: gradient(.05, .4),
			momentumFlux: 15e3
		}
	},
	"Two-phase (API RP 14E)": {
		fluids: twoPhase$1,
		source: apiRP14E$1,
		certainty: "recalled",
		limits: {
			velocity: { least: 3.05 },
			erosionalRatio: 1
		}
	},
	"Two-phase (NORSOK)": {
		fluids: twoPhase$1,
		source: norsok,
		certainty: "recalled",
		velocityByDensity: {
			factor: 183,
			exponent: .5,
			most: Infinity
		}
	},
	"Steam condensate, two-phase": practice(twoPhase$1, [5, 20]),
	"Thermosyphon reboiler outlet": practice(twoPhase$1, [6, 15], [.02, .1]),
	"Wet gas, carbon steel": {
		fluids: ["Gas", "Two-phase"],
		source: "Common practice",
		certainty: "common practice",
		limits: {
			momentumFlux: 1e4,
			erosionalRatio: 1
		}
	},
	"Compressor suction": practice(gas$2, [10, 20], [.02, .1]),
	"Compressor discharge": practice(gas$2, [15, 25], [.05, .25]),
	"Column overhead vapour": practice(gas$2, [12, 30], [.02, .1]),
	"Flare header (NORSOK)": {
		fluids: ["Gas", "Steam"],
		source: norsok,
		certainty: "recalled",
		limits: {
			mach: .6,
			momentumFlux: 2e5
		}
	},
	"Flare header, continuous flow": {
		fluids: gas$2,
		source: "Common practice",
		certainty: "common practice",
		limits: {
			mach: .5,
			momentumFlux: 2e5
		}
	},
	"Relief valve outlet, blowdown (NORSOK)": {
		fluids: ["Gas", "Steam"],
		source: norsok,
		certainty: "recalled",
		limits: {
			mach: .7,
			momentumFlux: 2e5
		}
	},
	"Two-phase relief, blowdown (NORSOK)": {
		fluids: twoPhase$1,
		source: norsok,
		certainty: "recalled",
		limits: { momentumFlux: 2e5 }
	}
};
// engineering/flow/line/criteria.ts
var criteria$1 = [
	"velocity",
	"gradient",
	"momentumFlux",
	"mach",
	"erosionalRatio"
];
var ranged = ["velocity", "gradient"];
/**
* The limits of a service at a place of a line. Undefined when they go by a pressure that is not known. A limit by density
* goes by the density of the place; of limits by pressure, the outlet keeps to the stricter of its own and the inlet's.
*/
function limitsOf(service, state) {
	const { limits, byPressure, velocityByDensity } = serviceTable[service];
	if (!byPressure && !velocityByDensity) return limits ?? {};
	const { gaugePressure, outletGaugePressure = gaugePressure } = state;
	if (byPressure && gaugePressure === void 0) return void 0;
	const rowAt = (pressure = 0) => byPressure?.findLast(({ from }) => pressure >= from)?.limits;
	const merged = {
		...limits,
		...stricter(rowAt(gaugePressure), rowAt(outletGaugePressure))
	};
	if (!velocityByDensity) return merged;
	const { factor, exponent, most } = velocityByDensity;
	return {
		...merged,
		velocity: {
			...merged.velocity,
			most: Math.min(most, factor / state.density ** exponent)
		}
	};
}
/** Of two rows of ranges the smaller upper ends; the lower ends are those of the first. */
function stricter(first = {}, second = {}) {
	if (first === second) return first;
	const ranges = ranged.flatMap((what) => {
		const most = Math.min(first[what]?.most ?? Infinity, second[what]?.most ?? Infinity);
		return first[what] || second[what] ? [[what, {
			...first[what],
			most
		}]] : [];
	});
	return {
		...first,
		...Object.fromEntries(ranges)
	};
}
/** The services that are meant for a fluid, in the order of the table. */
function servicesFor(fluid) {
	return serviceNames.filter((name) => servesFluid(name, fluid));
}
function servesFluid(name, fluid) {
	const { fluids } = serviceTable[name];
	return fluids.includes(fluid);
}
/** All services, in the order of the table: of those for a fluid, the first is the usual one. */
var serviceNames = Object.keys(serviceTable);
/** The upper limit on a figure. */
function mostOf(limits, what) {
	const limit = limits[what];
	return typeof limit === "object" ? limit.most : limit;
}
/**
* What lies above its limit anywhere in the line, each criterion where it is exceeded most; an unknown figure with a limit
* counts as above it.
*/
function exceeded(places) {
	const found = [];
	for (const what of criteria$1) {
		let worst;
		let share = 1;
		for (const { at, limits, rating } of places) {
			const limit = mostOf(limits, what);
			if (limit === void 0) continue;
			const value = rating[what];
			if (value !== void 0 && value / limit <= share) continue;
			worst = {
				what,
				limit,
				value,
				at
			};
			share = value === void 0 ? Infinity : value / limit;
		}
		if (worst) found.push(worst);
	}
	return found;
}
/** What lies below the range that is usual for the service, in the whole of the line: it is wide for its flow. */
function fallenShort(places) {
	const [inlet] = places;
	if (!inlet) return [];
	const most = highest(places);
	return ranged.flatMap((what) => {
		const least = inlet.limits[what]?.least;
		const value = most[what];
		return least !== void 0 && value !== void 0 && value < least ? [{
			what,
			limit: least,
			value,
			at: inlet.at
		}] : [];
	});
}
/** The highest figures anywhere in the line. */
function highest(places) {
	return places.map(({ rating }) => rating).reduce((one, other) => ({
		velocity: Math.max(one.velocity, other.velocity),
		gradient: greater(one.gradient, other.gradient),
		momentumFlux: Math.max(one.momentumFlux, other.momentumFlux),
		mach: greater(one.mach, other.mach),
		erosionalRatio: Math.max(one.erosionalRatio, other.erosionalRatio)
	}));
}
function greater(one, other) {
	return one === void 0 || other === void 0 ? one ?? other : Math.max(one, other);
}
/** Whether a passage is known not to be one. */
function isBlocked(passage) {
	return passage === "chokes" || passage === "no pressure left";
}
/** The passage of a flow from one pressure to another, Pa absolute. */
function passageBetween(inlet, outlet) {
	if (!(outlet > 0)) return "no pressure left";
	return inlet >= 101325 && outlet < 101325 ? "below atmosphere" : "passes";
}
/** Whether a size keeps all upper limits and lets the flow through. A wide line is no fault: lower ends do not count. */
function isWithin(size) {
	return size.exceeded.length === 0 && (size.passage === "passes" || size.passage === "unknown");
}
/** The smallest of the sizes, given from the narrowest to the widest, that is within. */
function smallestWithin(sizes) {
	return sizes.find(isWithin);
}
// engineering/flow/line/erosion.ts
/** 1.22 m/s·√(kg/m³): what makes C of API RP 14E metric. */
var erosionConstant = toSi("velocity", 1, "ft/s") * Math.sqrt(toSi("density", 1, "lb/ft³"));
/**
* Erosional velocity, m/s, of a flow of density ρ, kg/m³, by API RP 14E (1991): V_e = C/√ρ in ft/s and lb/ft³. C is 100
* for continuous and 125 for intermittent service; without solids, and with inhibitor or resistant alloy, 150 to 200
* and 250. RangeError for a density or C that is not positive.
*/
function erosionalVelocity$1(density, C) {
	requirePositive("density", density);
	requirePositive("C", C);
	return erosionConstant * C * Math.sqrt(1 / density);
}
// engineering/flow/line/fitting-catalogue.ts
function fitting(lengthRatio, K1, Ki = 0, Kd = 0) {
	return {
		...lengthRatio === void 0 ? {} : { lengthRatio },
		...K1 === void 0 ? {} : { threeK: {
			K1,
			Ki,
			Kd
		} }
	};
}
/**
* Fittings with n of Crane TP-410 (recalled, not compared with the printed page) and, where Darby tabulates the same
* fitting, the constants of his 3-K method: R. Darby, Chemical Engineering 108 (2001), no. 4, 127–129, as in the `fluids`
* library. The tees are those of the editions before 2009, which has equations for branches instead.
*/
var fittingCatalogue = {
	"Elbow 90°, threaded": fitting(30, 800, .14, 4),
	"Elbow 45°": fitting(16, 500, .071, 4.2),
	"Bend 90°, r/D 1": fitting(20, 800, .091, 4),
	"Bend 90°, r/D 1.5": fitting(14, 800, .071, 4.2),
	"Bend 90°, r/D 2": fitting(12, 800, .056, 3.9),
	"Bend 90°, r/D 3": fitting(12),
	"Bend 90°, r/D 4": fitting(14, 800, .066, 3.9),
	"Bend 90°, r/D 6": fitting(17, 800, .075, 4.2),
	"Bend 90°, r/D 8": fitting(24),
	"Bend 90°, r/D 10": fitting(30),
	"Bend 90°, r/D 12": fitting(34),
	"Bend 90°, r/D 14": fitting(38),
	"Bend 90°, r/D 16": fitting(42),
	"Bend 90°, r/D 20": fitting(50),
	"Return bend, close": fitting(50, 1e3, .23, 4),
	"Mitre 15°": fitting(4),
	"Mitre 30°": fitting(8),
	"Mitre 45°": fitting(15, 500, .086, 4),
	"Mitre 60°": fitting(25),
	"Mitre 75°": fitting(40),
	"Mitre 90°": fitting(60, 1e3, .27, 4),
	"Tee, run": fitting(20, 150, .05, 4),
	"Tee, branch": fitting(60, 800, .28, 4),
	"Gate valve": fitting(8, 300, .037, 3.9),
	"Ball valve, full port": fitting(3, 300, .017, 3.5),
	"Butterfly valve": fitting([
		45,
		35,
		25
	]),
	"Globe valve": fitting(340, 1500, 1.7, 3.6),
	"Globe valve, Y pattern": fitting(55, 950, .25, 4),
	"Angle valve": fitting(150, 1e3, .69, 4),
	"Angle valve, open pattern": fitting(55),
	"Plug valve": fitting(18, 300, .084, 3.9),
	"Plug valve, three-way, straight": fitting(30, 300, .14, 4),
	"Plug valve, three-way, branch": fitting(90, 500, .41, 4),
	"Diaphragm valve, weir": fitting(149, 1e3, .69, 4.9),
	"Diaphragm valve, straight": fitting(39),
	"Swing check valve": fitting(100, 1500, .46, 4),
	"Swing check valve, angled seat": fitting(50),
	"Lift check valve": fitting(600, 2e3, 2.85, 3.8),
	"Lift check valve, angle": fitting(55),
	"Tilting disc check valve, 5°": fitting([
		40,
		30,
		20
	]),
	"Tilting disc check valve, 15°": fitting([
		120,
		90,
		60
	]),
	"Stop check valve, globe": fitting(400),
	"Stop check valve, angle": fitting(200),
	"Foot valve with strainer, poppet disc": fitting(420),
	"Foot valve with strainer, hinged disc": fitting(75),
	"Entrance, sharp-edged": { K: .5 },
	"Entrance, projecting": { K: .78 },
	"Entrance, rounded r/D 0.1": { K: .09 },
	"Entrance, rounded r/D 0.15 or more": { K: .04 },
	Exit: { K: 1 }
};
/** The fittings, in the order of the catalogue. */
var fittingNames = Object.keys(fittingCatalogue);
// engineering/flow/line/fittings.ts
/** Roughness of clean commercial steel, m, for which Crane's fT stands: 0.00015 ft. */
var cleanSteel$1 = 15e-5 * .3048;
/**
* Crane's fT of a bore, m: the friction factor of fully turbulent flow in clean commercial steel pipe. Source: Crane
* TP-410 (2009), page A-27. Refusal for a bore not above its roughness.
*/
function craneFrictionFactor(diameter) {
	if (!(diameter > cleanSteel$1)) throw new Refusal("no friction factor for fittings in a bore of {diameter}: Crane’s pipe is rougher than that", { diameter: stated("length", diameter) });
	return roughFrictionFactor(cleanSteel$1 / diameter);
}
/** Crane's n of a fitting in a line of a nominal size in inches. */
function lengthRatioOf({ lengthRatio = 0 }, inches) {
	if (typeof lengthRatio === "number") return lengthRatio;
	const [small, medium, large] = lengthRatio;
	if (inches < 9) return small;
	return inches < 15 ? medium : large;
}
/** Whether Crane gives the fitting for this nominal size, in inches: those that go by size start at NPS 2. */
function isTabulated(item, inches) {
	const { lengthRatio } = fittingCatalogue[item];
	return lengthRatio === void 0 || typeof lengthRatio === "number" || inches >= 2;
}
/** Whether Darby tabulates the fitting, or it needs no constants of his. */
function hasThreeK(item) {
	const { threeK, K } = fittingCatalogue[item];
	return threeK !== void 0 || K !== void 0;
}
/**
* The sums of a list of fittings in a line of a nominal size, inches. By the 3-K method a fitting without its constants
* counts by Crane's n. RangeError for a count that is negative or no number.
*/
function sumFittings(fittings, method, inches) {
	let [lengthRatio, K1, Ki, Kd, K0] = [
		0,
		0,
		0,
		0,
		0
	];
	for (const { item, amount } of fittings) {
		requireNotNegative("amount", amount);
		const entry = fittingCatalogue[item];
		K0 += amount * (entry.K ?? 0);
		if (method === "3-k" && entry.threeK) {
			K1 += amount * entry.threeK.K1;
			Ki += amount * entry.threeK.Ki;
			Kd += amount * entry.threeK.Ki * entry.threeK.Kd;
		} else lengthRatio += amount * lengthRatioOf(entry, inches);
	}
	return {
		lengthRatio,
		K1,
		Ki,
		Kd,
		K0
	};
}
/** ΣK of fittings from their sums: diameter m, nominal size inches, fT by Crane. Refusal as `craneFrictionFactor`. */
function resistanceOf(sums, diameter, inches, reynoldsNumber) {
	return (sums.lengthRatio === 0 ? 0 : sums.lengthRatio * craneFrictionFactor(diameter)) + (sums.K1 === 0 ? 0 : sums.K1 / reynoldsNumber + sums.Ki + sums.Kd / inches ** .3) + sums.K0;
}
// engineering/flow/line/single-phase.ts
/** Mean velocity, m/s, of a mass flow, kg/s, of a density, kg/m³, in a round bore, m: v = 4·q_m/(π·D²·ρ). */
function lineVelocity(massFlow, density, diameter) {
	return 4 * massFlow / (Math.PI * diameter * diameter * density);
}
/**
* Darcy–Weisbach pressure gradient, Pa/m, of a flow of constant density: f·ρ·v²/(2·D). Source: Crane TP-410, eq. 1-4.
*/
function frictionGradient(friction, density, velocity, diameter) {
	return friction * density * velocity * velocity / (2 * diameter);
}
/** Pressure loss, Pa, of a resistance coefficient K: K·ρ·v²/2. Source: Crane TP-410, eq. 2-2. */
function resistanceLoss(K, density, velocity) {
	return K * density * velocity * velocity / 2;
}
/** Static pressure lost over a rise, Pa: ρ·g·Δz; negative where the line falls. */
function elevationLoss$1(density, rise) {
	return density * standardGravity * rise;
}
// engineering/flow/line/line.ts
/**
* The losses of a flow of constant density by Darcy–Weisbach, the friction factor by `law`, Colebrook unless given.
* RangeError for a flow, density, viscosity, bore or roughness that is none.
*/
function singlePhaseLine(flow, geometry, law = frictionFactor$1) {
	const { diameter, length } = geometry;
	const { density } = flow;
	requirePositive("density", density);
	const reynoldsNumber = lineReynoldsNumber(flow.massFlow, diameter, flow.viscosity);
	const friction = law(reynoldsNumber, geometry.roughness / diameter);
	const velocity = lineVelocity(flow.massFlow, density, diameter);
	const gradient = frictionGradient(friction, density, velocity, diameter);
	const fittingResistance = resistanceOf(geometry.fittings, diameter, geometry.inches, reynoldsNumber);
	return {
		reynoldsNumber,
		friction,
		velocity,
		gradient,
		fittingResistance,
		frictionLoss: gradient * length,
		fittingLoss: resistanceLoss(fittingResistance, density, velocity),
		elevationLoss: elevationLoss$1(density, geometry.rise)
	};
}
/**
* The outlet of a gas line that is horizontal, by adiabatic or isothermal flow, or `choked`: pressure p1 in Pa absolute
* at its inlet. RangeError as `adiabaticLine`.
*/
function gasLineOutlet(inlet, line, geometry, expansion) {
	const { pressure, density } = inlet;
	const gas = {
		pressure,
		density,
		massFlux: density * line.velocity,
		resistance: line.friction * geometry.length / geometry.diameter + line.fittingResistance
	};
	return expansion === "adiabatic" ? adiabaticLine(gas, inlet.gamma) : isothermalLine(gas);
}
// engineering/flow/line/roughness.ts
var mm = .001;
/** Pipe materials with their usual absolute roughness. Metal figures as in Crane TP-410 and Perry's handbook. */
var wallRoughness = {
	"Carbon steel, new": {
		roughness: .0457 * mm,
		certainty: "checked"
	},
	"Carbon steel, lightly corroded": {
		roughness: .15 * mm,
		certainty: "common practice"
	},
	"Carbon steel, heavily corroded": {
		roughness: .5 * mm,
		certainty: "common practice"
	},
	"Stainless steel": {
		roughness: .015 * mm,
		certainty: "recalled"
	},
	"Stainless steel, duplex (NORSOK P-002)": {
		roughness: .05 * mm,
		certainty: "recalled"
	},
	"Drawn tubing (copper, brass, glass)": {
		roughness: .0015 * mm,
		certainty: "checked"
	},
	"Plastic, GRP": {
		roughness: .0015 * mm,
		certainty: "recalled"
	},
	"Galvanised iron": {
		roughness: .152 * mm,
		certainty: "checked"
	},
	"Asphalted cast iron": {
		roughness: .122 * mm,
		certainty: "checked"
	},
	"Cast iron": {
		roughness: .259 * mm,
		certainty: "checked"
	}
};
/** The materials whose wall roughness is known. */
var pipeMaterials = Object.keys(wallRoughness);
// engineering/flow/line/two-phase/mixture.ts
var positive = [
	"liquidFlow",
	"gasFlow",
	"liquidDensity",
	"gasDensity",
	"liquidViscosity",
	"gasViscosity",
	"surfaceTension",
	"diameter"
];
/** RangeError naming what is not positive, or for a gas that is not lighter than its liquid. */
function checkTwoPhase(line) {
	for (const name of positive) requirePositive(name, line[name]);
	if (!(line.roughness >= 0 && line.roughness < line.diameter)) throw new RangeError(`roughness must be at least 0 and below the diameter, got ${line.roughness}`);
	if (line.gasDensity >= line.liquidDensity) throw new RangeError(`gasDensity must be below liquidDensity, got ${line.gasDensity}`);
}
/** The no-slip mixture of a two-phase flow. RangeError as `checkTwoPhase`. */
function homogeneous(line) {
	checkTwoPhase(line);
	const area = Math.PI / 4 * line.diameter ** 2;
	const total = line.liquidFlow + line.gasFlow;
	const liquidVelocity = line.liquidFlow / line.liquidDensity / area;
	const gasVelocity = line.gasFlow / line.gasDensity / area;
	const velocity = liquidVelocity + gasVelocity;
	const liquidFraction = liquidVelocity / velocity;
	return {
		quality: line.gasFlow / total,
		massFlux: total / area,
		liquidVelocity,
		gasVelocity,
		velocity,
		liquidFraction,
		density: total / area / velocity,
		viscosity: liquidFraction * line.liquidViscosity + (1 - liquidFraction) * line.gasViscosity
	};
}
// engineering/flow/line/two-phase/beggs-brill.ts
/** Limits of the flow map by the no-slip liquid fraction λ. Source: as `beggsBrill`, the revised map. */
function patternLimits(liquidFraction) {
	return {
		L1: 316 * liquidFraction ** .302,
		L2: 9252e-7 * liquidFraction ** -2.4684,
		L3: .1 * liquidFraction ** -1.4516,
		L4: .5 * liquidFraction ** -6.738
	};
}
/** The pattern that a flow would have in a horizontal pipe, by its Froude number v²/(g·D) and λ. */
function flowPattern(froude, liquidFraction) {
	const { L1, L2, L3, L4 } = patternLimits(liquidFraction);
	if (froude < (liquidFraction < .01 ? L1 : L2)) return "Segregated";
	if (liquidFraction >= .01 && froude <= L3) return "Transition";
	return froude <= (liquidFraction < .4 ? L1 : L4) ? "Intermittent" : "Distributed";
}
var horizontal = {
	Segregated: [
		.98,
		.4846,
		.0868
	],
	Intermittent: [
		.845,
		.5351,
		.0173
	],
	Distributed: [
		1.065,
		.5824,
		.0609
	]
};
var uphill = {
	Segregated: [
		.011,
		-3.768,
		3.539,
		-1.614
	],
	Intermittent: [
		2.96,
		.305,
		-.4473,
		.0978
	],
	Distributed: void 0
};
var downhill = [
	4.7,
	-.3692,
	.1244,
	-.5056
];
/** The constants of the holdup in a pattern at an angle, radians: a, b, c; and d, e, f, g where the slope matters. */
function holdupConstants(pattern, angle) {
	const slope = angle > 0 ? uphill[pattern] : downhill;
	return {
		level: horizontal[pattern],
		slope: angle === 0 ? void 0 : slope
	};
}
/**
* Two-phase flow in a pipe at an angle to the horizontal, in radians and positive uphill, by Beggs and Brill (1973), at
* pressure p, Pa absolute. RangeError as `checkTwoPhase` and for a pressure that is not positive; Refusal for a flow so fast at
* its pressure that the acceleration term has no meaning. Source: H. D. Beggs, J. P. Brill, J. Petroleum Technology 25
* (1973) 607–617; J. P. Brill, H. D. Beggs, Two-Phase Flow in Pipes (1991).
*/
function beggsBrill(line, angle, pressure) {
	const mixture = homogeneous(line);
	requirePositive("pressure", pressure);
	const { liquidFraction: lambda, velocity } = mixture;
	const { diameter, liquidDensity, gasDensity } = line;
	const froude = velocity ** 2 / (standardGravity * diameter);
	const velocityNumber = mixture.liquidVelocity * (liquidDensity / (standardGravity * line.surfaceTension)) ** .25;
	const pattern = flowPattern(froude, lambda);
	const holdup = (of) => holdupIn(of, {
		lambda,
		froude,
		velocityNumber,
		angle
	});
	const liquidHoldup = pattern === "Transition" ? transitionHoldup(froude, lambda, holdup) : holdup(pattern);
	const density = liquidHoldup * liquidDensity + (1 - liquidHoldup) * gasDensity;
	const reynolds = mixture.density * velocity * diameter / mixture.viscosity;
	const friction = frictionFactor$1(reynolds, line.roughness / diameter);
	const multiplier = Math.exp(Math.min(7, frictionExponent(lambda / liquidHoldup ** 2)));
	const acceleration = velocity * mixture.gasVelocity * density / pressure;
	if (!(acceleration < 1)) throw new Refusal("no pressure gradient: at this pressure the flow is at or above its critical velocity");
	return {
		pattern,
		froude,
		liquidFraction: lambda,
		velocityNumber,
		liquidHoldup,
		friction,
		multiplier,
		gradient: multiplier * frictionGradient(friction, mixture.density, velocity, diameter),
		density,
		acceleration
	};
}
function holdupIn(pattern, { lambda, froude, velocityNumber, angle }) {
	const { level, slope } = holdupConstants(pattern, angle);
	const [a, b, c] = level;
	const flat = Math.max(lambda, a * lambda ** b / froude ** c);
	if (!slope) return Math.min(1, flat);
	const [d, e, f, g] = slope;
	const tilt = Math.max(0, (1 - lambda) * Math.log(d * lambda ** e * velocityNumber ** f * froude ** g));
	const sine = Math.sin(1.8 * angle);
	return Math.min(1, flat * (1 + tilt * (sine - sine ** 3 / 3)));
}
function transitionHoldup(froude, lambda, holdup) {
	const { L2, L3 } = patternLimits(lambda);
	const share = (L3 - froude) / (L3 - L2);
	return share * holdup("Segregated") + (1 - share) * holdup("Intermittent");
}
/** S of f_tp = f·e^S, by y = λ/H_L². */
function frictionExponent(y) {
	if (y > 1 && y < 1.2) return Math.log(2.2 * y - 1.2);
	const l = Math.log(y);
	return l / (-.0523 + 3.182 * l - .8725 * l ** 2 + .01853 * l ** 4);
}
// engineering/flow/line/two-phase/expansion.ts
/** ∫ dη/ε from η = 1 − u to 1, with ε = 1 − ω + ω/η the specific volume over that at η = 1. */
function frictionIntegral(u, omega) {
	const a = 1 - omega;
	if (a * u > .05) return u / a + omega / a ** 2 * Math.log1p(-a * u);
	let sum = 0;
	for (let k = 14; k >= 2; k -= 1) sum = sum * a * u + 1 / k;
	return u - omega * u * u * sum;
}
/**
* Pressure, Pa absolute, at the end of a line in which gas and liquid flow at one velocity and the gas expands
* isothermally, no liquid boiling off; friction grows with the specific volume. `choked` where the flow does not reach the
* end. A rise is taken off at the inlet, where it costs most. With gas alone it is isothermal flow, with liquid alone the
* loss at constant density.
* Source: J. C. Leung, M. A. Grolmes, The discharge of two-phase flashing flow in a horizontal duct, AIChE J. 33 (1987)
* 524–527, with ω the gas fraction, as for a mixture that does not flash.
*/
function expandedPressure(inlet) {
	const start = inlet.pressure - Math.max(0, inlet.riseLoss);
	if (!(start > 0)) return choked;
	const gas = inlet.gasFraction * inlet.pressure / start;
	const swelling = 1 - inlet.gasFraction + gas;
	const omega = gas / swelling;
	const drive = inlet.frictionLoss * swelling / start;
	const flux = inlet.massFlux ** 2 * swelling / (inlet.density * start);
	const most = Math.min(1 - Math.sqrt(flux * omega), 1 - Number.EPSILON);
	if (!(most > 0)) return choked;
	const excess = (u) => frictionIntegral(u, omega) - flux * Math.log1p(omega * u / (1 - u)) - drive;
	if (!(excess(most) > 0)) return choked;
	const root = findRoot(excess, 0, most);
	return root ? start * (1 - root.x) : choked;
}
// engineering/flow/line/two-phase/friedel.ts
/**
* Frictional gradient of a two-phase flow by Friedel (1979), for horizontal and vertical upward flow; meant for
* μ_l/μ_g below 1000. Its friction factors are those of this library. RangeError as `checkTwoPhase`.
* Source: L. Friedel, European Two-Phase Flow Group Meeting, Ispra 1979, paper E2; S. M. Ghiaasiaan, Two-Phase Flow,
* Boiling, and Condensation (2007).
*/
function friedel(line) {
	const { quality: x, massFlux: G, density } = homogeneous(line);
	const { liquidDensity, gasDensity, liquidViscosity, gasViscosity, diameter } = line;
	const relative = line.roughness / diameter;
	const friction = frictionFactor$1(G * diameter / liquidViscosity, relative);
	const gasFriction = frictionFactor$1(G * diameter / gasViscosity, relative);
	const liquidOnly = frictionGradient(friction, liquidDensity, G / liquidDensity, diameter);
	const E = (1 - x) ** 2 + x * x * liquidDensity * gasFriction / (gasDensity * friction);
	const F = x ** .78 * (1 - x) ** .224;
	const thinner = gasViscosity / liquidViscosity;
	const H = (liquidDensity / gasDensity) ** .91 * thinner ** .19 * Math.max(0, 1 - thinner) ** .7;
	const froude = G ** 2 / (standardGravity * diameter * density ** 2);
	const weber = G ** 2 * diameter / (line.surfaceTension * density);
	const multiplier = E + 3.24 * F * H / (froude ** .0454 * weber ** .035);
	return {
		friction,
		liquidOnly,
		E,
		F,
		H,
		froude,
		weber,
		multiplier,
		gradient: multiplier * liquidOnly
	};
}
// engineering/flow/line/two-phase/lockhart-martinelli.ts
/** The smooth-pipe friction factor that belongs to the correlation: 64/Re, then 0.184/Re^0.2. */
function ownFriction(reynoldsNumber) {
	return reynoldsNumber < 2e3 ? 64 / reynoldsNumber : .184 * reynoldsNumber ** -.2;
}
/**
* Frictional gradient of a two-phase flow by Lockhart and Martinelli (1949) with Chisholm's constants (1967): both
* phases turbulent 20, liquid laminar 12, gas laminar 10, both laminar 5, the limit at Re = 2000. For horizontal flow
* in smooth pipe: the roughness does not enter. RangeError as `checkTwoPhase`.
* Source: R. W. Lockhart, R. C. Martinelli, Chem. Eng. Prog. 45 (1949) 39–48; D. Chisholm, Int. J. Heat Mass Transfer
* 10 (1967) 1767–1778.
*/
function lockhartMartinelli(line) {
	const { liquidVelocity, gasVelocity } = homogeneous(line);
	const { diameter } = line;
	const liquidReynolds = line.liquidDensity * liquidVelocity * diameter / line.liquidViscosity;
	const gasReynolds = line.gasDensity * gasVelocity * diameter / line.gasViscosity;
	const friction = ownFriction(liquidReynolds);
	const liquidGradient = frictionGradient(friction, line.liquidDensity, liquidVelocity, diameter);
	const gasGradient = frictionGradient(ownFriction(gasReynolds), line.gasDensity, gasVelocity, diameter);
	const C = chisholmConstant(liquidReynolds >= laminarLimit, gasReynolds >= laminarLimit);
	const parameter = Math.sqrt(liquidGradient / gasGradient);
	const multiplier = 1 + C / parameter + 1 / parameter ** 2;
	return {
		friction,
		liquidGradient,
		gasGradient,
		parameter,
		C,
		multiplier,
		gradient: multiplier * liquidGradient
	};
}
function chisholmConstant(liquidTurbulent, gasTurbulent) {
	if (liquidTurbulent) return gasTurbulent ? 20 : 10;
	return gasTurbulent ? 12 : 5;
}
// engineering/flow/line/two-phase/void-fraction.ts
/**
* Fraction of the bore that the liquid fills, by the drift-flux model of Rouhani and Axelsson with C0 = 1 + 0.2·(1 − x).
* RangeError as `checkTwoPhase`. Source: S. Z. Rouhani, E. Axelsson, Int. J. Heat Mass Transfer 13 (1970) 383–393, in
* the form quoted by M. A. Woldesemayat and A. J. Ghajar, Int. J. Multiphase Flow 33 (2007) 347–370.
*/
function liquidHoldup$1(line) {
	const { quality: x, gasVelocity, velocity } = homogeneous(line);
	const { liquidDensity, gasDensity, surfaceTension } = line;
	const drift = 1.18 * (1 - x) * (standardGravity * surfaceTension * (liquidDensity - gasDensity)) ** .25 / Math.sqrt(liquidDensity);
	return 1 - gasVelocity / ((1 + .2 * (1 - x)) * velocity + drift);
}
// calculators/line-sizing-pro/fields.ts
var fluids$1 = [
	"Liquid",
	"Gas",
	"Two-phase",
	"Steam"
];
/** When a field belongs to some fluids only. */
function of(...those) {
	return { when: { fluidType: those } };
}
/** A list with at least one member, as choices want it. */
function atLeastOne([first, ...others]) {
	if (first === void 0) throw new RangeError("the list must not be empty");
	return [first, ...others];
}
/** For which fluids each service is offered. */
var serviceFluids = Object.fromEntries(serviceNames.map((service) => [service, { fluidType: fluids$1.filter((fluid) => servicesFor(fluid).includes(service)) }]));
var kind = fields({
	userDescription: userDescription$1,
	fluidType: choice("Fluid", fluids$1)
});
var { userDescription, fluidType } = kind;
/** What flows, where its properties are not typed by hand; steam has its own. */
var flowing$1 = fluidFields("", "Fluid properties", { fluidType: [
	"Liquid",
	"Gas",
	"Two-phase"
] });
/** Where the fluid is chosen, the temperature of a liquid is asked for too. */
var liquidTemperature = field("liquidTemperature", quantity("Liquid temperature", "temperature", "°C", {
	symbol: "T_1",
	above: absoluteZero,
	help: "At the inlet",
	when: {
		...whereChosen(flowing$1),
		fluidType: "Liquid"
	}
}));
var flow = fields({
	flowRate: quantity("Flow rate", "massFlow", "kg/h", {
		symbol: "q_m",
		above: 0,
		help: "Liquid only, if the flow is two-phase"
	}),
	vaporFlowRate: quantity("Vapour flow rate", "massFlow", "kg/h", {
		symbol: "q_g",
		above: 0,
		...of("Two-phase")
	}),
	pressure: quantity("Pressure", "gaugePressure", "bar(g)", {
		symbol: "p_1",
		above: vacuum,
		help: "At the inlet"
	}),
	temperature: quantity("Temperature", "temperature", "°C", {
		symbol: "T_1",
		above: absoluteZero,
		optional: true,
		help: "Steam: leave blank for saturated. Gas: needed if the density is not entered",
		...of("Gas", "Two-phase", "Steam")
	}),
	density: quantity("Density", "density", "kg/m³", {
		symbol: "ρ",
		above: 0,
		help: "At the inlet; liquid only, if the flow is two-phase. Gas: leave blank to calculate it from the molecular weight",
		...of("Liquid", "Gas", "Two-phase")
	}),
	vaporDensity: quantity("Vapour density", "density", "kg/m³", {
		above: 0,
		optional: true,
		help: "Leave blank to calculate it from the molecular weight",
		...of("Two-phase")
	}),
	molecularWeight: {
		...molecularWeight$1,
		optional: true,
		help: "Of the gas; needed if its density is not entered",
		...of("Gas", "Two-phase")
	},
	compressibilityFactor: {
		...compressibilityFactor$1,
		optional: true,
		help: "Of the gas; needed if its density is not entered",
		...of("Gas", "Two-phase")
	},
	viscosity: quantity("Viscosity", "dynamicViscosity", "cP", {
		symbol: "μ",
		above: 0,
		help: "Liquid only, if the flow is two-phase",
		...of("Liquid", "Gas", "Two-phase")
	}),
	vaporViscosity: quantity("Vapour viscosity", "dynamicViscosity", "cP", {
		symbol: "μ_g",
		above: 0,
		...of("Two-phase")
	}),
	surfaceTension: quantity("Surface tension", "surfaceTension", "mN/m", {
		symbol: "σ",
		above: 0,
		...of("Two-phase")
	}),
	gamma: quantity("Ratio of specific heats", "number", "", {
		symbol: "γ",
		above: 1,
		atMost: 3,
		optional: true,
		help: "Taken as 1 if left blank: an isothermal line, with the greatest loss and the highest Mach number",
		...of("Gas")
	})
});
var { flowRate, vaporFlowRate, pressure, temperature, density, vaporDensity, molecularWeight, compressibilityFactor, viscosity, vaporViscosity, surfaceTension, gamma } = flow;
var line = fields({
	nominalSize: choice("Nominal size", atLeastOne(sizes$1), {
		initial: null,
		hint: "Select size",
		names: Object.fromEntries(sizes$1.map((nps) => [nps, sizeName(nps)]))
	}),
	schedule: choice("Schedule", schedules, { initial: "STD" }),
	insideDiameter: quantity("Inside diameter", "length", "mm", {
		above: 0,
		atMost: 2e4,
		optional: true,
		help: "Enter instead of a nominal size"
	}),
	pipeMaterial: choice("Pipe material", atLeastOne(pipeMaterials)),
	roughness: quantity("Roughness", "length", "mm", {
		atLeast: 0,
		optional: true,
		help: "Value for the pipe material if left blank"
	}),
	length: quantity("Length", "length", "m", {
		symbol: "L",
		above: 0,
		help: "Along the pipe, fittings not included"
	}),
	elevationChange: quantity("Elevation change", "length", "m", {
		symbol: "Δz",
		blank: 0,
		help: "Height of outlet above inlet; 0 m if left blank"
	})
});
var { nominalSize, schedule, insideDiameter, pipeMaterial, roughness, length, elevationChange } = line;
var alongTheLine = fields({
	fittings: list("Fittings", fittingNames, {
		itemLabel: "fitting",
		amount: {
			label: "count",
			atLeast: 1,
			whole: true
		},
		mayBeEmpty: true,
		help: "Tees as in editions of TP-410 before 2009; valves fully open and line size"
	}),
	fittingMethod: choice("Resistance of fittings", ["crane", "3-k"], { names: {
		crane: "Crane TP-410, K",
		"3-k": "Darby, 3-K"
	} })
});
var { fittings, fittingMethod } = alongTheLine;
var criteria = fields({
	service: choice("Service", atLeastOne(serviceNames), { only: serviceFluids }),
	erosionalConstant: quantity("Erosional constant C", "number", "", {
		symbol: "C",
		above: 0,
		blank: 100,
		help: "API RP 14E: 100 for continuous and 125 for intermittent service; solids-free with inhibition or corrosion-resistant alloy, 150 to 200, or 250 if intermittent. 100 if left blank"
	})
});
var { service, erosionalConstant } = criteria;
/** What a line is sized from, by section. */
var inputs = {
	Flow: [
		...Object.values(kind),
		...fluidRows(flowing$1),
		liquidTemperature,
		...Object.values(flow)
	],
	Line: Object.values(line),
	Fittings: Object.values(alongTheLine),
	Criteria: Object.values(criteria)
};
// calculators/line-sizing-pro/steam.ts
/** How far from the saturation line, K, a temperature still means saturated steam. */
var saturationSlack = .01;
/** Below it water vapour meets ice, not liquid, Pa. */
var leastBoiling = saturationPressure(273.15);
/** Vapour of water at the inlet; saturated where no temperature is given. */
function steamAt(p, T) {
	if (p >= 22064e3) {
		if (T === void 0) return missing("temperature");
		return T > 647.096 ? superheated(p, T) : absent("not steam: above the critical pressure and below the critical temperature water is a liquid");
	}
	if (p < leastBoiling) {
		if (T !== void 0) return superheated(p, T);
		throw new Refusal("no saturated steam below {least}, where ice takes the place of liquid water", { least: stated("absolutePressure", leastBoiling) });
	}
	const boiling = saturationTemperature(p);
	if (T === void 0 || Math.abs(T - boiling) <= saturationSlack) return saturatedAtPressure(p).vapour;
	if (T > boiling) return superheated(p, T);
	throw new Refusal("not steam: at this pressure water boils at {boiling}", { boiling: stated("temperature", boiling) });
}
/** Steam at a pressure and a temperature. Refusal outside IAPWS-IF97. */
function superheated(pressure, temperature) {
	if (regionAtPT(pressure, temperature) !== 0) return steamAtPT(pressure, temperature);
	throw new Refusal("no steam properties: IAPWS-IF97 covers {cold} to {warm} up to {high}, and to {hot} up to {low}", {
		cold: stated("temperature", 273.15),
		warm: stated("temperature", 1073.15),
		high: stated("absolutePressure", 1e8),
		hot: stated("temperature", 2273.15),
		low: stated("absolutePressure", 5e7)
	});
}
// calculators/line-sizing-pro/fluid.ts
/** What is known of the fluid at the inlet. */
var steamTables = "IAPWS-IF97";
var absolutePressure = step("absolutePressure", { pressure }, {
	label: "Absolute pressure",
	symbol: "p_a",
	equation: "p_a = p_1+101325",
	kind: "absolutePressure",
	unit: "bar(abs)"
}, (v) => absolute(v.pressure));
var known$1 = {
	fluidType,
	fluidSource: maybe(flowing$1.source),
	gamma: maybe(gamma),
	flowRate: maybe(flowRate),
	vaporFlowRate: maybe(vaporFlowRate),
	pressure: maybe(pressure),
	absolutePressure: maybe(absolutePressure),
	temperature: maybe(temperature),
	density: maybe(density),
	vaporDensity: maybe(vaporDensity),
	molecularWeight: maybe(molecularWeight),
	compressibilityFactor: maybe(compressibilityFactor),
	viscosity: maybe(viscosity),
	vaporViscosity: maybe(vaporViscosity)
};
/** Where a value comes from that stands in a field: a chosen fluid's line names its own source. */
function sourceOfField({ fluidSource = "typed" }, ofTyped) {
	return fluidSource === "typed" ? ofTyped : "";
}
/** What is known of the fluid. */
var fluid = value("fluid", known$1, (v) => v);
function isGas(fluidOf) {
	return fluidOf === "Gas" || fluidOf === "Steam";
}
/** The steam at the inlet; none for another fluid. */
var steam = value("steam", { fluid }, ({ fluid: v }) => {
	const found = (state) => ({ state });
	if (v.fluidType !== "Steam") return found(void 0);
	if (v.absolutePressure === void 0) return missing("pressure");
	const state = steamAt(v.absolutePressure, v.temperature);
	return state instanceof Absent ? state : found(state);
});
/** The values that are blank, by what they are called. */
var blanks = (values) => Object.entries(values).flatMap(([name, given]) => given === void 0 ? [name] : []);
/** Density of the gas by the equation of state, or what it needs. */
function gasDensityOf(v, densityLabel) {
	const { molecularWeight: M, compressibilityFactor: Z, temperature: T, absolutePressure: p } = v;
	if (M === void 0) return missing(`${densityLabel} or molecular weight`);
	if (Z === void 0 || T === void 0 || p === void 0) return missing(...blanks({
		pressure: p,
		temperature: T,
		"compressibility factor": Z
	}));
	return p * M / (Z * gasConstant * T);
}
var equationOfState = (symbol) => `${symbol} = p_a*M/(Z*8.314462618*T_1)`;
function vapourDensityOf(v) {
	return v.fluidType === "Two-phase" ? v.vaporDensity ?? gasDensityOf(v, "vapour density") : absent("not two-phase flow");
}
/** Density of the vapour of a two-phase flow. */
var vapourDensity = step("vapourDensity", { fluid }, {
	label: "Vapour density",
	symbol: "ρ_g",
	equation: ({ fluid: v }) => v.vaporDensity === void 0 ? equationOfState("ρ_g") : "",
	source: ({ fluid: v }) => v.vaporDensity === void 0 ? "Real gas law" : "As entered",
	kind: "density",
	unit: "kg/m³"
}, (v) => vapourDensityOf(v.fluid));
/** Everything that flows. */
var totalFlow = step("totalFlow", { fluid }, {
	label: "Mass flow",
	symbol: "q",
	equation: ({ fluid: v }) => v.fluidType === "Two-phase" ? "q = q_m+q_g" : "q = q_m",
	kind: "massFlow",
	unit: "kg/h"
}, ({ fluid: v }) => {
	if (v.fluidType !== "Two-phase") return v.flowRate ?? missing("flow rate");
	if (v.flowRate !== void 0 && v.vaporFlowRate !== void 0) return v.flowRate + v.vaporFlowRate;
	return missing(...blanks({
		"flow rate": v.flowRate,
		"vapour flow rate": v.vaporFlowRate
	}));
});
var quality = step("quality", {
	flowRate,
	vaporFlowRate
}, {
	label: "Vapour mass fraction",
	symbol: "x",
	equation: "x = q_g/(q_m+q_g)",
	kind: "number",
	unit: ""
}, (v) => v.vaporFlowRate / (v.flowRate + v.vaporFlowRate));
var liquidFraction = step("liquidFraction", {
	flowRate,
	vaporFlowRate,
	density,
	vapourDensity
}, {
	label: "Liquid volume fraction, no slip",
	symbol: "λ",
	equation: "λ = q_m/ρ/(q_m/ρ+q_g/ρ_g)",
	kind: "number",
	unit: ""
}, (v) => {
	const liquid = v.flowRate / v.density;
	return liquid / (liquid + v.vaporFlowRate / v.vapourDensity);
});
var mixed = {
	fluid,
	steam,
	vapourDensity: maybe(vapourDensity),
	liquidFraction: maybe(liquidFraction)
};
/** Density at the inlet: of two phases without slip. */
var inletDensity = step("inletDensity", mixed, {
	label: "Density at the inlet",
	symbol: "ρ_1",
	equation: ({ fluid: v }) => {
		if (v.fluidType === "Two-phase") return "ρ_1 = λ*ρ+(1-λ)*ρ_g";
		if (v.fluidType === "Steam") return "";
		return v.density === void 0 ? equationOfState("ρ_1") : "ρ_1 = ρ";
	},
	source: ({ fluid: v }) => {
		if (v.fluidType === "Two-phase") return "No-slip mixture";
		if (v.fluidType === "Steam") return steamTables;
		return v.density === void 0 ? "Real gas law" : sourceOfField(v, "As entered");
	},
	kind: "density",
	unit: "kg/m³"
}, (v) => {
	const found = densityOf(v);
	return found instanceof Absent || found > 1e-100 && found < 1e100 ? found : absent("no finite density");
});
function densityOf({ fluid: v, ...found }) {
	switch (v.fluidType) {
		case "Liquid": return v.density ?? missing("density");
		case "Gas": return v.density ?? gasDensityOf(v, "density");
		case "Steam": return found.steam.state?.density ?? absent("not steam");
		case "Two-phase":
			if (found.liquidFraction !== void 0 && found.vapourDensity !== void 0 && v.density !== void 0) return found.liquidFraction * v.density + (1 - found.liquidFraction) * found.vapourDensity;
			return noMixture(v);
	}
}
/** Steam hotter than IAPWS R12-08 covers. */
function noViscosity() {
	throw new Refusal("no viscosity: above {most}", { most: stated("temperature", 1173.15, { digits: 3 }) });
}
/** Viscosity at the inlet: of two phases weighted by volume without slip. */
var inletViscosity = step("inletViscosity", mixed, {
	label: "Viscosity at the inlet",
	symbol: "μ_1",
	equation: ({ fluid: v }) => {
		if (v.fluidType === "Two-phase") return "μ_1 = λ*μ+(1-λ)*μ_g";
		return v.fluidType === "Steam" ? "" : "μ_1 = μ";
	},
	source: ({ fluid: v }) => {
		if (v.fluidType === "Two-phase") return "No-slip mixture";
		return v.fluidType === "Steam" ? "IAPWS R12-08" : sourceOfField(v, "As entered");
	},
	kind: "dynamicViscosity",
	unit: "cP"
}, ({ fluid: v, ...found }) => {
	if (v.fluidType === "Steam") return found.steam.state?.viscosity ?? noViscosity();
	if (v.fluidType !== "Two-phase") return v.viscosity ?? missing("viscosity");
	if (v.viscosity === void 0 || v.vaporViscosity === void 0) return missing(...blanks({
		viscosity: v.viscosity,
		"vapour viscosity": v.vaporViscosity
	}));
	if (found.liquidFraction === void 0) return noMixture(v);
	return found.liquidFraction * v.viscosity + (1 - found.liquidFraction) * v.vaporViscosity;
});
/** What a mixture lacks, all at once. */
function noMixture(v) {
	const vapour = v.vaporDensity === void 0 ? gasDensityOf(v, "vapour density") : void 0;
	const lacking = typeof vapour === "object" ? vapour.missing : [];
	return missing(...blanks({
		"flow rate": v.flowRate,
		"vapour flow rate": v.vaporFlowRate,
		density: v.density
	}), ...lacking);
}
/**
* The exponent of the gas by which sound travels in it. Where γ is blank it is 1: the line is then isothermal, which loses
* most, and sound is slowest.
*/
var isentropicExponent = step("isentropicExponent", {
	fluid,
	steam
}, {
	label: "Isentropic exponent",
	symbol: "κ",
	equation: ({ fluid: v }) => v.fluidType === "Gas" && v.gamma !== void 0 ? "κ = γ" : "",
	source: ({ fluid: v }) => {
		if (v.fluidType !== "Gas") return steamTables;
		return v.gamma === void 0 ? "Conservative assumption: γ is blank" : sourceOfField(v, "Ideal gas");
	},
	kind: "number",
	unit: ""
}, ({ fluid: v, ...found }) => {
	if (v.fluidType === "Gas") return v.gamma ?? 1;
	if (v.fluidType === "Steam") return found.steam.state?.isentropicExponent ?? absent("not steam");
	return absent(v.fluidType === "Liquid" ? "not a gas" : "not a single-phase gas");
});
// calculators/line-sizing-pro/pipe.ts
/** The bore and the wall of the line. */
var inch = .0254;
var chosen = {
	insideDiameter: maybe(insideDiameter),
	nominalSize: maybe(nominalSize),
	schedule
};
function pipeOf(v) {
	return v.nominalSize === void 0 ? void 0 : findPipes({
		nps: v.nominalSize,
		schedule: v.schedule
	})[0];
}
/** The bore: as given, or of the pipe chosen. */
var diameter = step("diameter", chosen, {
	label: "Inside diameter of the line",
	symbol: "D",
	source: (v) => v.insideDiameter === void 0 ? pipeOf(v)?.standard ?? "" : "As entered",
	kind: "length",
	unit: "mm"
}, (v) => {
	if (v.insideDiameter !== void 0) return v.insideDiameter;
	if (v.nominalSize === void 0) return missing("nominal size or inside diameter");
	return pipeOf(v)?.innerDiameter ?? absent(`no pipe of NPS ${v.nominalSize} in schedule ${v.schedule}`);
});
/** Nominal size in inches, by which some fittings go; that of the bore where the size has none. */
var inches = value("inches", {
	...chosen,
	diameter
}, (v) => v.insideDiameter !== void 0 || v.nominalSize === void 0 ? v.diameter / inch : npsInches(v.nominalSize));
/** The absolute roughness of the wall. */
var wall = step("wall", {
	roughness: maybe(roughness),
	pipeMaterial
}, {
	label: "Roughness of the wall",
	symbol: "ε",
	source: (v) => {
		if (v.roughness !== void 0) return "As entered";
		const { certainty } = wallRoughness[v.pipeMaterial];
		const doubt = certainty === "checked" ? "" : ", not checked against a printed source";
		return `${v.pipeMaterial}, typical value${doubt}`;
	},
	kind: "length",
	unit: "mm",
	digits: 3
}, (v) => v.roughness ?? wallRoughness[v.pipeMaterial].roughness);
/** Roughness over bore, by which friction goes. */
var relativeRoughness = step("relativeRoughness", {
	wall,
	diameter
}, {
	label: "Relative roughness",
	equation: "ε/D",
	kind: "number",
	unit: "",
	digits: 3
}, (v) => {
	if (v.wall < v.diameter) return v.wall / v.diameter;
	throw new Refusal("no bore left: the roughness of {wall} is not below the inside diameter of {diameter}", {
		wall: stated("length", v.wall, { like: "insideDiameter" }),
		diameter: stated("length", v.diameter, { like: "insideDiameter" })
	});
});
/** Every method is a model of its own, and all share the steps. */
var model = byMethod(Object.fromEntries([
	"darcy-weisbach",
	"churchill",
	"adiabatic",
	"isothermal",
	"friedel",
	"lockhart-martinelli",
	"beggs-brill"
].map((name) => [name, value("model", {}, () => name)])));
var twoPhaseModels = /* @__PURE__ */ new Set([
	"friedel",
	"lockhart-martinelli",
	"beggs-brill"
]);
var velocity = step("velocity", {
	fluidType,
	totalFlow,
	inletDensity,
	diameter
}, {
	label: "Velocity",
	symbol: "v",
	equation: "v = 4*q/(π*D^2*ρ_1)",
	source: (v) => v.fluidType === "Two-phase" ? "No-slip mixture" : "At the inlet",
	kind: "velocity",
	unit: "m/s"
}, (v) => lineVelocity(v.totalFlow, v.inletDensity, v.diameter));
var massFlux = step("massFlux", {
	totalFlow,
	diameter
}, {
	label: "Mass flux",
	symbol: "G",
	equation: "G = 4*q/(π*D^2)",
	kind: "number",
	unit: ""
}, (v) => lineVelocity(v.totalFlow, 1, v.diameter));
var immeasurable = "no finite Reynolds number";
/** Whether a flow of a viscosity has a Reynolds number that can be written in any pipe. */
function isMeasurable(massFlow, viscosity) {
	const ratio = massFlow / viscosity;
	return ratio > 1e-200 && ratio < 1e200;
}
/** Reynolds number of the flow that the friction factor belongs to. */
var reynoldsNumber = step("reynoldsNumber", {
	model,
	totalFlow,
	diameter,
	inletViscosity,
	viscosity: maybe(viscosity),
	flowRate: maybe(flowRate)
}, {
	label: "Reynolds number",
	symbol: "Re",
	equation: (v) => {
		if (v.model === "friedel") return "Re = 4*q/(π*D*μ)";
		return v.model === "lockhart-martinelli" ? "Re = 4*q_m/(π*D*μ)" : "Re = 4*q/(π*D*μ_1)";
	},
	source: (v) => {
		if (v.model === "friedel") return "The whole flow as liquid";
		if (v.model === "lockhart-martinelli") return "The liquid alone in the pipe";
		return v.model === "beggs-brill" ? "No-slip mixture" : "";
	},
	kind: "number",
	unit: ""
}, (v) => {
	if (!isMeasurable(v.totalFlow, v.inletViscosity)) return absent(immeasurable);
	if (!twoPhaseModels.has(v.model)) return lineReynoldsNumber(v.totalFlow, v.diameter, v.inletViscosity);
	const flow = v.model === "lockhart-martinelli" ? v.flowRate ?? v.totalFlow : v.totalFlow;
	const thickness = v.model === "beggs-brill" ? v.inletViscosity : v.viscosity ?? v.inletViscosity;
	return lineReynoldsNumber(flow, v.diameter, thickness);
});
/** Darcy friction factor by the law of the model. */
var frictionFactor = step("frictionFactor", {
	model,
	reynoldsNumber,
	relativeRoughness
}, {
	label: "Friction factor, Darcy",
	symbol: "f",
	equation: ({ model: law, reynoldsNumber: Re }) => {
		if (law === "churchill") return "f = 8*((8/Re)^12+1/(A+B)^1.5)^(1/12)";
		if (law === "lockhart-martinelli") return Re < 2e3 ? "f = 64/Re" : "f = 0.184/Re^0.2";
		if (Re <= 2e3) return "f = 64/Re";
		return Re < 4e3 ? "f = 0.032+(f_t-0.032)*(Re-2000)/2000" : "1/sqrt(f) = -2*log10(ε/(3.7*D)+2.51/(Re*sqrt(f)))";
	},
	where: ({ model: law, reynoldsNumber: Re, relativeRoughness: relative }) => {
		if (law === "churchill") return ["A = (-2.457*ln((7/Re)^0.9+0.27*ε/D))^16", "B = (37530/Re)^16"];
		return law !== "lockhart-martinelli" && Re > 2e3 && Re < 4e3 ? [`f_t = ${frictionFactor$1(turbulentLimit, relative).toPrecision(12)}`] : [];
	},
	source: ({ model: law, reynoldsNumber: Re }) => {
		if (law === "churchill") return "S. W. Churchill, Chem. Eng. 84 (1977), no. 24, 91–92";
		if (law === "lockhart-martinelli") return "Lockhart and Martinelli (1949): smooth pipe";
		if (Re <= 2e3) return "Hagen–Poiseuille";
		return Re < 4e3 ? "Between 64/Re at 2000 and Colebrook at 4000" : "C. F. Colebrook (1939)";
	},
	kind: "number",
	unit: ""
}, (v) => {
	if (v.model === "churchill") return churchill(v.reynoldsNumber, v.relativeRoughness);
	if (v.model !== "lockhart-martinelli") return frictionFactor$1(v.reynoldsNumber, v.relativeRoughness);
	return v.reynoldsNumber < 2e3 ? 64 / v.reynoldsNumber : .184 * v.reynoldsNumber ** -.2;
});
/** Froude number of a two-phase mixture. */
var froude = step("froude", {
	fluidType,
	velocity,
	diameter
}, {
	label: "Froude number",
	symbol: "Fr",
	equation: "Fr = v^2/(9.80665*D)",
	kind: "number",
	unit: ""
}, (v) => v.fluidType === "Two-phase" ? v.velocity ** 2 / (standardGravity * v.diameter) : absent("not two-phase flow"));
/** The regime of one phase by its Reynolds number, the pattern of two by the map of Beggs and Brill. */
var flowRegime = step("flowRegime", {
	fluidType,
	reynoldsNumber,
	froude: maybe(froude),
	liquidFraction: maybe(liquidFraction)
}, {
	label: "Flow regime",
	source: (v) => v.fluidType === "Two-phase" ? "Map of Beggs and Brill, for a horizontal line" : "Laminar to Re = 2000, turbulent from 4000"
}, (v) => v.froude !== void 0 && v.liquidFraction !== void 0 ? flowPattern(v.froude, v.liquidFraction) : flowRegime$1(v.reynoldsNumber));
// calculators/line-sizing-pro/fittings.ts
/** The resistance of the fittings. */
/** What the fittings add up to. */
var fittingSums = value("fittingSums", {
	fittings,
	fittingMethod,
	inches
}, (v) => sumFittings(v.fittings, v.fittingMethod, v.inches));
/** Crane's friction factor for fittings. */
var craneFactor = step("craneFactor", {
	fittingSums,
	diameter
}, {
	label: "Friction factor for fittings",
	symbol: "f_T",
	equation: "f_T = 1/(2*log10(3.7*D/(0.00015*0.3048)))^2",
	source: "Crane TP-410 (2009): fully turbulent, clean commercial steel",
	kind: "number",
	unit: ""
}, (v) => v.fittingSums.lengthRatio === 0 ? absent("no fitting rated by Crane’s n") : craneFrictionFactor(v.diameter));
/** Terms of ΣK that the fittings of a line have. */
function terms({ lengthRatio, K1, K0 }) {
	const found = [
		...lengthRatio === 0 ? [] : ["n*f_T"],
		...K1 === 0 ? [] : ["K_1/Re+K_i+K_d/d_n^0.3"],
		...K0 === 0 ? [] : ["K_0"]
	];
	return found.length === 0 ? ["0"] : found;
}
/** The resistance of all fittings. */
var fittingResistance = step("fittingResistance", {
	fittingSums,
	diameter,
	inches,
	reynoldsNumber: maybe(reynoldsNumber)
}, {
	label: "Resistance of the fittings",
	symbol: "K",
	equation: (v) => `K = ${terms(v.fittingSums).join("+")}`,
	where: ({ fittingSums: sums, inches: size }) => [
		...sums.lengthRatio === 0 ? [] : [`n = ${sums.lengthRatio}`],
		...sums.K1 === 0 ? [] : [
			`K_1 = ${sums.K1}`,
			`K_i = ${plain(sums.Ki)}`,
			`K_d = ${plain(sums.Kd)}`,
			`d_n = ${plain(size)}`
		],
		...sums.K0 === 0 ? [] : [`K_0 = ${plain(sums.K0)}`]
	],
	source: (v) => v.fittingSums.K1 === 0 ? "Crane TP-410 (2009)" : "R. Darby, Chem. Eng. 108 (2001), no. 4, 127–129",
	kind: "number",
	unit: ""
}, (v) => v.fittingSums.K1 !== 0 && v.reynoldsNumber === void 0 ? absent("no resistance by 3-K without a Reynolds number") : resistanceOf(v.fittingSums, v.diameter, v.inches, v.reynoldsNumber ?? 1));
/** A number as an equation writes it, without the last bits of a sum. */
function plain(figure) {
	return String(Number(figure.toPrecision(12)));
}
/** Fittings that the tables do not give. */
var fittingRemarks = check({
	fittings,
	fittingMethod,
	inches
}, (v) => {
	const without = v.fittings.map(({ item }) => item).filter((item) => !hasThreeK(item));
	const small = v.fittings.map(({ item }) => item).filter((item) => !isTabulated(item, v.inches));
	return [...v.fittingMethod === "3-k" && without.length > 0 ? [info(`No 3-K constants, so Crane’s K is used: ${[...new Set(without)].join(", ")}.`, { field: "fittings" })] : [], ...small.length > 0 ? [warning(`Crane gives no figures below NPS 2 for: ${[...new Set(small)].join(", ")}. The figure for NPS 2 is used.`, {
		field: "fittings",
		source: "Crane TP-410 (2009)"
	})] : []];
});
// calculators/line-sizing-pro/expansion.ts
/** A gas that expands along the line. */
/** What friction, fittings and speed of a line follow from. */
var run$1 = value("run", {
	frictionFactor,
	length,
	diameter,
	fittingResistance,
	inletDensity,
	velocity
}, (v) => v);
/** f·L/D + ΣK. */
function resistance(v) {
	return v.frictionFactor * v.length / v.diameter + v.fittingResistance;
}
/** What a gas would lose if it did not expand: a check on the order of size of its loss. */
var incompressibleLoss = step("incompressibleLoss", {
	fluidType,
	run: run$1
}, {
	label: "Loss without expansion",
	symbol: "Δp_i",
	equation: "Δp_i = (f*L/D+K)*ρ_1*v^2/2",
	source: "Darcy–Weisbach at the inlet density, for comparison",
	kind: "pressureDifference",
	unit: "bar"
}, (v) => isGas(v.fluidType) ? resistanceLoss(resistance(v.run), v.run.inletDensity, v.run.velocity) : absent("not a gas"));
/** How the flow is taken to expand. */
var flowModel = step("flowModel", {
	fluidType,
	model
}, {
	label: "Flow model",
	when: { fluidType: [
		"Liquid",
		"Gas",
		"Steam"
	] },
	source: (v) => v.fluidType === "Liquid" ? "" : "A gas is taken to expand along the line, however small the loss"
}, (v) => {
	if (v.fluidType === "Liquid") return "Incompressible";
	if (v.fluidType === "Two-phase") return absent("not a single-phase flow");
	return v.model === "isothermal" ? "Isothermal" : "Adiabatic";
});
var chokes = "no outlet state: the flow chokes in the line";
var expanding$1 = {
	model,
	absolutePressure,
	isentropicExponent,
	run: run$1
};
/** The expanded gas at the outlet. */
var expansion = value("expansion", expanding$1, (v) => {
	const inlet = {
		pressure: v.absolutePressure,
		density: v.run.inletDensity,
		gamma: v.isentropicExponent
	};
	const by = v.model === "isothermal" ? "isothermal" : "adiabatic";
	const outlet = gasLineOutlet(inlet, {
		friction: v.run.frictionFactor,
		...v.run
	}, v.run, by);
	return outlet === "choked" ? absent(chokes) : outlet;
});
/** The most that the line passes. */
var chokedFlow = step("chokedFlow", expanding$1, {
	label: "Choked mass flow",
	symbol: "q_c",
	source: (v) => `A. H. Shapiro (1953), ch. 6: ${v.model === "isothermal" ? "isothermal" : "adiabatic"}, at the friction factor of this flow`,
	kind: "massFlow",
	unit: "kg/h",
	when: { fluidType: ["Gas", "Steam"] }
}, (v) => {
	const area = Math.PI / 4 * v.run.diameter ** 2;
	const inlet = [
		v.absolutePressure,
		v.run.inletDensity,
		resistance(v.run)
	];
	if (v.model === "isothermal") return area * isothermalChokedFlux(...inlet);
	return area * adiabaticChokedFlux(...inlet, v.isentropicExponent);
});
/** Density at the outlet over that at the inlet, before the elevation. */
var densityRatio = step("densityRatio", {
	flowModel,
	expansion
}, {
	label: "Density ratio, outlet to inlet",
	symbol: "r",
	equation: (v) => v.flowModel === "Isothermal" ? "f*L/D+K = (1-r^2)*p_a*ρ_1/G^2+2*ln(r)" : "f*L/D+K = (1/(κ*M_1^2)+(κ-1)/(2*κ))*(1-r^2)+(κ+1)/κ*ln(r)",
	source: (v) => v.flowModel === "Isothermal" ? "Crane TP-410: complete isothermal equation" : "Fanno flow: A. H. Shapiro (1953), ch. 6",
	kind: "number",
	unit: ""
}, (v) => v.expansion.densityRatio);
/** Pressure lost by expansion: friction, fittings and acceleration. */
var expansionDrop = step("expansionDrop", {
	flowModel,
	expansion
}, {
	label: "Pressure drop by friction and acceleration",
	symbol: "Δp_c",
	equation: (v) => v.flowModel === "Isothermal" ? "Δp_c = p_a*(1-r)" : "Δp_c = p_a*(1-r*(1-(κ-1)/2*M_1^2*(1/r^2-1)))",
	kind: "pressureDifference",
	unit: "bar"
}, (v) => v.expansion.pressureDrop);
// calculators/line-sizing-pro/mixture.ts
/** Two phases in the line, and the correlation for them. */
var steeperThanVertical = "no slope: the elevation change exceeds the length";
/** Angle of the line to the horizontal. */
var slope = step("slope", {
	length,
	elevationChange
}, {
	label: "Slope",
	symbol: "θ",
	equation: "θ = asin(Δz/L)",
	kind: "angle",
	unit: "°"
}, (v) => Math.abs(v.elevationChange) <= v.length ? Math.asin(v.elevationChange / v.length) : absent(steeperThanVertical));
/** What is known of two phases. */
var phases = {
	fluid,
	fluidType,
	flowRate: maybe(flowRate),
	vaporFlowRate: maybe(vaporFlowRate),
	density: maybe(density),
	vapourDensity: maybe(vapourDensity),
	viscosity: maybe(viscosity),
	vaporViscosity: maybe(vaporViscosity),
	surfaceTension: maybe(surfaceTension),
	wall
};
/** Two phases in whatever bore, or what they need. */
function contentsOf(v) {
	if (v.fluidType !== "Two-phase") return absent("not two-phase flow");
	const { flowRate: liquidFlow, vaporFlowRate: gasFlow, density: liquidDensity, vapourDensity: gasDensity } = v;
	const { viscosity: liquidViscosity, vaporViscosity: gasViscosity, surfaceTension: tension } = v;
	if (liquidFlow === void 0 || gasFlow === void 0 || liquidDensity === void 0 || gasDensity === void 0 || liquidViscosity === void 0 || gasViscosity === void 0 || tension === void 0) {
		const vapour = gasDensity ?? vapourDensityOf(v.fluid);
		return missing(...blanks({
			"flow rate": liquidFlow,
			"vapour flow rate": gasFlow,
			density: liquidDensity
		}), ...vapour instanceof Absent ? vapour.missing : [], ...blanks({
			viscosity: liquidViscosity,
			"vapour viscosity": gasViscosity,
			"surface tension": tension
		}));
	}
	if (gasDensity >= liquidDensity) return absent("not two-phase flow: the vapour density is not below the liquid density");
	if (![
		liquidFlow,
		gasFlow,
		liquidFlow + gasFlow
	].every((flow) => isMeasurable(flow, liquidViscosity) && isMeasurable(flow, gasViscosity))) return absent(immeasurable);
	return {
		liquidFlow,
		gasFlow,
		liquidDensity,
		gasDensity,
		liquidViscosity,
		gasViscosity,
		surfaceTension: tension,
		roughness: v.wall
	};
}
var contents = value("contents", phases, contentsOf);
var mixture = value("mixture", {
	contents,
	diameter,
	relativeRoughness
}, (v) => ({
	...v.contents,
	diameter: v.diameter
}));
/** Evaluates the model's correlation; `angle` is that to the horizontal, radians. */
function correlate(by, line, angle, pressure) {
	switch (by) {
		case "friedel": return {
			type: "friedel",
			...friedel(line)
		};
		case "lockhart-martinelli": return {
			type: "lockhart-martinelli",
			...lockhartMartinelli(line)
		};
		case "beggs-brill": return {
			type: "beggs-brill",
			...beggsBrill(line, angle, pressure)
		};
		default: return;
	}
}
/** What a correlation depends on besides the phases. */
var course = {
	model,
	slope: maybe(slope),
	length: maybe(length),
	absolutePressure: maybe(absolutePressure)
};
/** The correlation of a two-phase line by its model, or why it has none. */
function correlationOf(v, line) {
	if (v.model === "beggs-brill" && v.length === void 0) return missing("length");
	if (v.model === "beggs-brill" && v.slope === void 0) return absent(steeperThanVertical);
	if (v.model === "beggs-brill" && v.absolutePressure === void 0) return missing("pressure");
	return correlate(v.model, line, v.slope ?? 0, v.absolutePressure ?? 1) ?? absent("no two-phase correlation");
}
var correlation = value("correlation", {
	mixture,
	...course
}, (v) => correlationOf(v, v.mixture));
// calculators/line-sizing-pro/two-phase.ts
/** What the correlation of two phases is made of. */
var sources = {
	friedel: "L. Friedel (1979)",
	"lockhart-martinelli": "Lockhart and Martinelli (1949), D. Chisholm (1967)",
	"beggs-brill": "Beggs and Brill (1973)"
};
var driftFlux = "S. Z. Rouhani, E. Axelsson (1970)";
var correlated = {
	correlation,
	mixture
};
/** Friction factor of the whole flow as gas, which Friedel's multiplier needs. */
var gasFriction = step("gasFriction", correlated, {
	label: "Friction factor of the whole flow as gas",
	symbol: "f_g",
	source: "C. F. Colebrook (1939), at Re = 4·q/(π·D·μ_g)",
	kind: "number",
	unit: ""
}, ({ correlation: { type }, mixture: line }) => {
	if (type !== "friedel") return absent("not calculated by this method");
	const Re = lineReynoldsNumber(line.liquidFlow + line.gasFlow, line.diameter, line.gasViscosity);
	return frictionFactor$1(Re, line.roughness / line.diameter);
});
function martinelliWhere(C, { liquidGradient, gasGradient }) {
	return [
		`C_C = ${C}`,
		`p_l = ${liquidGradient.toPrecision(12)}`,
		`p_g = ${gasGradient.toPrecision(12)}`,
		"X = sqrt(p_l/p_g)"
	];
}
var friedelWhere = [
	"E = (1-x)^2+x^2*ρ*f_g/(ρ_g*f)",
	"F = x^0.78*(1-x)^0.224",
	"H = (ρ/ρ_g)^0.91*(μ_g/μ)^0.19*(1-μ_g/μ)^0.7",
	"We = G^2*D/(σ*ρ_1)"
];
function beggsBrillExponent(found) {
	const y = found.liquidFraction / found.liquidHoldup ** 2;
	return ["y = λ/H_L^2", y > 1 && y < 1.2 ? "S = ln(2.2*y-1.2)" : "S = min(7; ln(y)/(-0.0523+3.182*ln(y)-0.8725*ln(y)^2+0.01853*ln(y)^4))"];
}
/** What the friction of one phase is multiplied by. */
var multiplier = step("multiplier", correlated, {
	label: "Two-phase multiplier",
	symbol: "Φ",
	equation: (v) => ({
		friedel: "Φ = E+3.24*F*H/(Fr^0.0454*We^0.035)",
		"lockhart-martinelli": "Φ = 1+C_C/X+1/X^2",
		"beggs-brill": "Φ = exp(S)"
	})[v.correlation.type],
	where: (v) => {
		if (v.correlation.type === "friedel") return friedelWhere;
		if (v.correlation.type === "beggs-brill") return beggsBrillExponent(v.correlation);
		return martinelliWhere(v.correlation.C, v.correlation);
	},
	source: (v) => sources[v.correlation.type],
	kind: "number",
	unit: ""
}, (v) => v.correlation.multiplier);
/** The equations of the holdup of Beggs and Brill in one pattern, its symbols marked by a letter. */
function holdupEquations(pattern, angle, mark) {
	const { level, slope: tilt } = holdupConstants(pattern, angle);
	const [a, b, c] = level;
	const flat = `H_0${mark} = max(λ; ${a}*λ^${b}/Fr^${c})`;
	if (!tilt) return [flat, `H_${mark} = min(1; H_0${mark})`];
	const [d, e, f, g] = tilt;
	return [
		flat,
		`B_${mark} = max(0; (1-λ)*ln(${d}*λ^(${e})*N_l^(${f})*Fr^(${g})))`,
		`H_${mark} = min(1; H_0${mark}*(1+B_${mark}*(sin(1.8*θ)-sin(1.8*θ)^3/3)))`
	];
}
var sloped = {
	...correlated,
	slope: maybe(slope)
};
function holdupWhere({ correlation: found, slope: angle = 0 }) {
	if (found.type !== "beggs-brill") return ["v_d = 1.18*(1-x)*(9.80665*σ*(ρ-ρ_g))^0.25/sqrt(ρ)", "C_D = 1+0.2*(1-x)"];
	const { pattern, liquidFraction } = found;
	const number = "N_l = λ*v*(ρ/(9.80665*σ))^0.25";
	if (pattern !== "Transition") return [number, ...holdupEquations(pattern, angle, "s")];
	const { L2, L3 } = patternLimits(liquidFraction);
	return [
		number,
		...holdupEquations("Segregated", angle, "s"),
		...holdupEquations("Intermittent", angle, "i"),
		`L_2 = ${L2.toPrecision(14)}`,
		`L_3 = ${L3.toPrecision(14)}`,
		"a = (L_3-Fr)/(L_3-L_2)"
	];
}
/** The fraction of the bore that is full of liquid. */
var liquidHoldup = step("liquidHoldup", sloped, {
	label: "Liquid hold-up",
	when: { fluidType: "Two-phase" },
	symbol: "H_L",
	equation: (v) => {
		if (v.correlation.type !== "beggs-brill") return "H_L = 1-(1-λ)*v/(C_D*v+v_d)";
		return v.correlation.pattern === "Transition" ? "H_L = a*H_s+(1-a)*H_i" : "H_L = H_s";
	},
	where: holdupWhere,
	source: (v) => v.correlation.type === "beggs-brill" ? sources[v.correlation.type] : driftFlux,
	kind: "number",
	unit: ""
}, (v) => v.correlation.type === "beggs-brill" ? v.correlation.liquidHoldup : liquidHoldup$1(v.mixture));
/** Density of what stands in the line. */
var standingDensity = step("standingDensity", {
	liquidHoldup,
	density,
	vapourDensity
}, {
	label: "Density with slip",
	symbol: "ρ_s",
	equation: "ρ_s = H_L*ρ+(1-H_L)*ρ_g",
	kind: "density",
	unit: "kg/m³"
}, (v) => v.liquidHoldup * v.density + (1 - v.liquidHoldup) * v.vapourDensity);
// calculators/line-sizing-pro/loss.ts
/** The pressure that the line loses. */
var darcyWeisbach = "Darcy–Weisbach";
var gradientNeeds = {
	...phases,
	frictionFactor,
	inletDensity,
	velocity,
	diameter,
	correlation: maybe(correlation),
	...course
};
/** Why the correlation of two phases has no gradient. */
function lacking(v) {
	const known = contentsOf(v);
	if (known instanceof Absent) return known;
	const found = correlationOf(v, {
		...known,
		diameter: v.diameter
	});
	return found instanceof Absent ? found : found.gradient;
}
/** What friction in the pipe alone costs over a length. */
var pressureDropPer100m = step("pressureDropPer100m", gradientNeeds, {
	label: "Pressure drop per 100 m",
	symbol: "Δp_L",
	equation: (v) => {
		if (v.model === "friedel") return "Δp_L = Φ*f*G^2/(2*D*ρ)";
		if (v.model === "lockhart-martinelli") return "Δp_L = Φ*f*(G*(1-x))^2/(2*D*ρ)";
		return v.model === "beggs-brill" ? "Δp_L = Φ*f*ρ_1*v^2/(2*D)" : "Δp_L = f*ρ_1*v^2/(2*D)";
	},
	source: (v) => v.correlation ? "Friction in the pipe" : darcyWeisbach,
	kind: "pressureGradient",
	unit: "bar/100 m"
}, (v) => {
	if (v.fluidType !== "Two-phase") return frictionGradient(v.frictionFactor, v.inletDensity, v.velocity, v.diameter);
	return v.correlation?.gradient ?? lacking(v);
});
var parted = {
	fluidType,
	absolutePressure: maybe(absolutePressure),
	expansion: maybe(expansion),
	pressureDropPer100m,
	run: run$1
};
/** Why the losses of a gas are not known. */
function unexpanded(inlet) {
	return inlet === void 0 ? missing("pressure") : absent(chokes);
}
/** The share of the pipe in the loss of a gas that expands. */
function pipeShare(v) {
	const pipe = v.frictionFactor * v.length;
	return pipe / (pipe + v.fittingResistance * v.diameter);
}
var frictionLoss = step("frictionLoss", parted, {
	label: "Friction loss",
	symbol: "Δp_f",
	equation: (v) => v.expansion ? "Δp_f = (Δp_c-Δp_a)*f*L/(f*L+K*D)" : "Δp_f = Δp_L*L",
	kind: "pressureDifference",
	unit: "bar"
}, (v) => {
	if (v.expansion) return (v.expansion.pressureDrop - v.expansion.accelerationLoss) * pipeShare(v.run);
	return isGas(v.fluidType) ? unexpanded(v.absolutePressure) : v.pressureDropPer100m * v.run.length;
});
var fittingLoss = step("fittingLoss", parted, {
	label: "Fitting loss",
	symbol: "Δp_K",
	equation: (v) => {
		if (v.expansion) return "Δp_K = (Δp_c-Δp_a)*K*D/(f*L+K*D)";
		return v.fluidType === "Two-phase" ? "Δp_K = Δp_L*K*D/f" : "Δp_K = K*ρ_1*v^2/2";
	},
	source: (v) => v.fluidType === "Two-phase" ? "As the length of pipe with the same K" : darcyWeisbach,
	kind: "pressureDifference",
	unit: "bar"
}, (v) => {
	if (v.expansion) return (v.expansion.pressureDrop - v.expansion.accelerationLoss) * (1 - pipeShare(v.run));
	if (isGas(v.fluidType)) return unexpanded(v.absolutePressure);
	return v.fluidType === "Two-phase" ? v.pressureDropPer100m * v.run.fittingResistance * v.run.diameter / v.run.frictionFactor : resistanceLoss(v.run.fittingResistance, v.run.inletDensity, v.run.velocity);
});
var elevationLoss = step("elevationLoss", {
	fluidType,
	absolutePressure: maybe(absolutePressure),
	expansion: maybe(expansion),
	inletDensity,
	standingDensity: maybe(standingDensity),
	elevationChange
}, {
	label: "Elevation loss",
	symbol: "Δp_z",
	equation: (v) => {
		if (v.expansion) return "Δp_z = (1+r)/2*ρ_1*9.80665*Δz";
		return v.fluidType === "Two-phase" ? "Δp_z = ρ_s*9.80665*Δz" : "Δp_z = ρ_1*9.80665*Δz";
	},
	source: (v) => v.expansion ? "Hydrostatics, mean density" : "Hydrostatics",
	kind: "pressureDifference",
	unit: "bar"
}, (v) => {
	if (v.elevationChange === 0) return 0;
	if (v.expansion) return (1 + v.expansion.densityRatio) / 2 * v.inletDensity * standardGravity * v.elevationChange;
	if (isGas(v.fluidType)) return unexpanded(v.absolutePressure);
	if (v.fluidType !== "Two-phase") return elevationLoss$1(v.inletDensity, v.elevationChange);
	return v.standingDensity === void 0 ? absent("no elevation loss: the liquid hold-up is not known") : elevationLoss$1(v.standingDensity, v.elevationChange);
});
/** What the gain of velocity costs. */
var accelerationLoss = step("accelerationLoss", {
	expansion: maybe(expansion),
	correlation: maybe(correlation),
	frictionLoss: maybe(frictionLoss),
	fittingLoss: maybe(fittingLoss),
	elevationLoss: maybe(elevationLoss)
}, {
	label: "Acceleration loss",
	when: { fluidType: [
		"Gas",
		"Steam",
		"Two-phase"
	] },
	symbol: "Δp_a",
	equation: (v) => v.correlation ? "Δp_a = (Δp_f+Δp_K+Δp_z)*E_k/(1-E_k)" : "Δp_a = G^2/ρ_1*(1/r-1)",
	where: (v) => v.correlation?.type === "beggs-brill" ? ["E_k = v*(1-λ)*v*ρ_s/p_a"] : [],
	kind: "pressureDifference",
	unit: "bar"
}, (v) => {
	if (v.expansion) return v.expansion.accelerationLoss;
	if (v.correlation?.type !== "beggs-brill") return absent("no acceleration loss by this method");
	if (v.frictionLoss === void 0 || v.fittingLoss === void 0 || v.elevationLoss === void 0) return absent("no acceleration loss: the other losses are not known");
	const { acceleration } = v.correlation;
	return (v.frictionLoss + v.fittingLoss + v.elevationLoss) * acceleration / (1 - acceleration);
});
var totalPressureDrop = step("totalPressureDrop", {
	frictionLoss,
	fittingLoss,
	elevationLoss,
	accelerationLoss: maybe(accelerationLoss)
}, {
	label: "Total pressure drop",
	symbol: "Δp",
	equation: (v) => v.accelerationLoss === void 0 ? "Δp = Δp_f+Δp_K+Δp_z" : "Δp = Δp_f+Δp_K+Δp_z+Δp_a",
	kind: "pressureDifference",
	unit: "bar"
}, (v) => v.frictionLoss + v.fittingLoss + v.elevationLoss + (v.accelerationLoss ?? 0));
// calculators/line-sizing-pro/outlet.ts
/** What the fluid has come to at the outlet, and what both ends are judged by. */
var gases$1 = { fluidType: ["Gas", "Steam"] };
var expanding = { fluidType: [
	"Gas",
	"Steam",
	"Two-phase"
] };
var nothingLeft = "no outlet pressure: the pressure drop exceeds the inlet pressure";
var outletPressure = step("outletPressure", {
	absolutePressure,
	totalPressureDrop
}, {
	label: "Outlet pressure",
	symbol: "p_2",
	equation: "p_2 = p_a-Δp-101325",
	kind: "gaugePressure",
	unit: "bar(g)"
}, (v) => v.totalPressureDrop < v.absolutePressure ? gauge(v.absolutePressure - v.totalPressureDrop) : absent(nothingLeft));
var machNumber = step("machNumber", {
	velocity,
	isentropicExponent,
	absolutePressure,
	inletDensity
}, {
	label: "Mach number",
	when: gases$1,
	symbol: "M_1",
	equation: "M_1 = v/sqrt(κ*p_a/ρ_1)",
	source: "At the inlet",
	kind: "number",
	unit: ""
}, (v) => v.velocity / soundSpeed(v.isentropicExponent, v.absolutePressure, v.inletDensity));
/** The pressure by which the outlet is judged: of a gas its own; of two phases with the expansion of the gas counted. */
var pressureAtOutlet = step("pressureAtOutlet", {
	fluidType,
	absolutePressure,
	totalPressureDrop,
	frictionLoss,
	fittingLoss,
	elevationLoss,
	massFlux,
	inletDensity,
	liquidFraction: maybe(liquidFraction)
}, {
	label: "Absolute pressure at the outlet, for the criteria",
	symbol: "p_o",
	equation: (v) => v.fluidType === "Two-phase" ? "" : "p_o = p_a-Δp",
	source: (v) => v.fluidType === "Two-phase" ? "J. C. Leung, M. A. Grolmes (1987): gas expanding isothermally, no flashing; a rise deducted first, a fall not credited" : "",
	kind: "absolutePressure",
	unit: "bar(abs)"
}, (v) => {
	if (v.fluidType === "Liquid") return absent("not a gas: nothing expands");
	if (!(v.totalPressureDrop < v.absolutePressure)) return absent(nothingLeft);
	if (v.fluidType !== "Two-phase") return v.absolutePressure - v.totalPressureDrop;
	const pressure = expandedPressure({
		pressure: v.absolutePressure,
		density: v.inletDensity,
		gasFraction: 1 - (v.liquidFraction ?? 0),
		massFlux: v.massFlux,
		frictionLoss: v.frictionLoss + v.fittingLoss,
		riseLoss: v.elevationLoss
	});
	return pressure === "choked" ? absent("no outlet state: the flow chokes in the line as its gas expands") : pressure;
});
/** Density at the end of a line in which gas expands. */
var outletDensity = step("outletDensity", {
	fluidType,
	absolutePressure,
	pressureAtOutlet,
	inletDensity,
	liquidFraction: maybe(liquidFraction),
	expansion: maybe(expansion)
}, {
	label: "Density at the outlet",
	when: expanding,
	symbol: "ρ_2",
	equation: (v) => v.expansion ? "ρ_2 = r*ρ_1*p_o/(p_a-Δp_c)" : "ρ_2 = ρ_1/(λ+(1-λ)*p_a/p_o)",
	source: (v) => v.expansion ? "" : "No-slip mixture, no flashing",
	kind: "density",
	unit: "kg/m³"
}, (v) => {
	if (v.expansion) return v.expansion.densityRatio * v.inletDensity * v.pressureAtOutlet / (v.absolutePressure - v.expansion.pressureDrop);
	const { liquidFraction = 1 } = v;
	return v.inletDensity / (liquidFraction + (1 - liquidFraction) * v.absolutePressure / v.pressureAtOutlet);
});
var outletVelocity = step("outletVelocity", {
	velocity,
	inletDensity,
	outletDensity
}, {
	label: "Velocity at the outlet",
	when: expanding,
	symbol: "v_2",
	equation: "v_2 = v*ρ_1/ρ_2",
	kind: "velocity",
	unit: "m/s"
}, (v) => v.velocity * v.inletDensity / v.outletDensity);
var outletMach = step("outletMach", {
	isentropicExponent,
	pressureAtOutlet,
	outletDensity,
	outletVelocity
}, {
	label: "Mach number at the outlet",
	when: gases$1,
	symbol: "M_2",
	equation: "M_2 = v_2/sqrt(κ*p_o/ρ_2)",
	kind: "number",
	unit: ""
}, (v) => v.outletVelocity / soundSpeed(v.isentropicExponent, v.pressureAtOutlet, v.outletDensity));
/** Friction in the pipe at the outlet, where the fluid is lightest: a mass flux loses as its specific volume grows. */
var outletPressureDropPer100m = step("outletPressureDropPer100m", {
	pressureDropPer100m,
	inletDensity,
	outletDensity
}, {
	label: "Pressure drop per 100 m at the outlet",
	when: expanding,
	symbol: "Δp_L2",
	equation: "Δp_L2 = Δp_L*ρ_1/ρ_2",
	kind: "pressureGradient",
	unit: "bar/100 m"
}, (v) => v.pressureDropPer100m * v.inletDensity / v.outletDensity);
var apiRP14E = "API RP 14E (1991)";
var erosionalVelocity = step("erosionalVelocity", {
	inletDensity,
	erosionalConstant
}, {
	label: "Erosional velocity",
	symbol: "v_e",
	equation: "v_e = 0.3048*C/sqrt(ρ_1*0.3048^3/0.45359237)",
	source: apiRP14E,
	kind: "velocity",
	unit: "m/s"
}, (v) => erosionalVelocity$1(v.inletDensity, v.erosionalConstant));
var erosionalRatio = step("erosionalRatio", {
	velocity,
	erosionalVelocity
}, {
	label: "Fraction of erosional velocity",
	equation: "v/v_e",
	source: apiRP14E,
	kind: "number",
	unit: "",
	digits: 3
}, (v) => v.velocity / v.erosionalVelocity);
var rhoV2 = step("rhoV2", {
	inletDensity,
	velocity
}, {
	label: "Momentum flux ρv²",
	equation: "ρ_1*v^2",
	kind: "momentumFlux",
	unit: "kg/(m·s²)"
}, (v) => v.inletDensity * v.velocity ** 2);
var outletErosionalVelocity = step("outletErosionalVelocity", {
	outletDensity,
	erosionalConstant
}, {
	label: "Erosional velocity at the outlet",
	when: expanding,
	symbol: "v_e2",
	equation: "v_e2 = 0.3048*C/sqrt(ρ_2*0.3048^3/0.45359237)",
	source: apiRP14E,
	kind: "velocity",
	unit: "m/s"
}, (v) => erosionalVelocity$1(v.outletDensity, v.erosionalConstant));
var outletErosionalRatio = step("outletErosionalRatio", {
	outletVelocity,
	outletErosionalVelocity
}, {
	label: "Fraction of erosional velocity at the outlet",
	when: expanding,
	equation: "v_2/v_e2",
	source: apiRP14E,
	kind: "number",
	unit: "",
	digits: 3
}, (v) => v.outletVelocity / v.outletErosionalVelocity);
var outletRhoV2 = step("outletRhoV2", {
	outletDensity,
	outletVelocity
}, {
	label: "Momentum flux ρv² at the outlet",
	when: expanding,
	equation: "ρ_2*v_2^2",
	kind: "momentumFlux",
	unit: "kg/(m·s²)"
}, (v) => v.outletDensity * v.outletVelocity ** 2);
// calculators/line-sizing-pro/rating.ts
/** Velocity, ρv² and erosion of a mass flux at a density. */
function speedOf(massFlux, density, erosionalConstant) {
	const velocity = massFlux / density;
	const erosionalRatio = velocity / erosionalVelocity$1(density, erosionalConstant);
	return {
		velocity,
		momentumFlux: density * velocity ** 2,
		erosionalRatio
	};
}
/** One end of the line: density there, and the limits that hold there. */
function place(flow, massFlux, { gradient, mach, outlet }) {
	const { velocity, momentumFlux, erosionalRatio } = speedOf(massFlux, outlet?.density ?? flow.inletDensity, flow.erosionalConstant);
	const rating = {
		velocity,
		gradient,
		momentumFlux,
		mach,
		erosionalRatio
	};
	return outlet ? {
		at: "outlet",
		limits: limitsAtOutlet(flow, outlet),
		rating
	} : {
		at: "inlet",
		limits: flow.limits,
		rating
	};
}
/** The limits at the outlet of a line. */
function limitsAtOutlet(v, { density, pressure }) {
	const gaugePressure = v.absolutePressure === void 0 ? void 0 : v.absolutePressure - atmosphere;
	return limitsOf(v.service, {
		density,
		gaugePressure,
		outletGaugePressure: pressure - 101325
	}) ?? v.limits;
}
/** The figures of a flow in a pipe, at its ends. */
function rate(flow, { pipe, inches }) {
	const fittings = sumFittings(flow.fittings ?? [], flow.fittingMethod, inches);
	const { elevationChange: rise, wall: roughness, length = 0 } = flow;
	const geometry = {
		diameter: pipe.innerDiameter,
		inches,
		roughness,
		length,
		rise,
		fittings
	};
	return flow.mixture ? rateMixture(flow, flow.mixture, geometry) : rateSinglePhase(flow, geometry);
}
function rateSinglePhase(flow, geometry) {
	const { absolutePressure: pressure, isentropicExponent: gamma, inletDensity: density } = flow;
	const law = flow.model === "churchill" ? churchill : frictionFactor$1;
	const line = singlePhaseLine({
		massFlow: flow.totalFlow,
		density,
		viscosity: flow.inletViscosity
	}, geometry, law);
	const { velocity, gradient } = line;
	const massFlux = density * velocity;
	if (gamma === void 0) {
		const loss = line.frictionLoss + line.fittingLoss + line.elevationLoss;
		return {
			places: [place(flow, massFlux, { gradient })],
			...lost(flow, loss)
		};
	}
	if (pressure === void 0) return {
		places: [place(flow, massFlux, { gradient })],
		passage: "unknown",
		totalLoss: void 0
	};
	const inlet = place(flow, massFlux, {
		gradient,
		mach: velocity / soundSpeed(gamma, pressure, density)
	});
	const expansion = flow.model === "isothermal" ? "isothermal" : "adiabatic";
	const expanded = gasLineOutlet({
		pressure,
		density,
		gamma
	}, line, geometry, expansion);
	if (expanded === "choked") return {
		places: [inlet],
		passage: "chokes",
		totalLoss: void 0
	};
	const { pressureDrop, densityRatio } = expanded;
	const totalLoss = pressureDrop + elevationLoss$1((1 + densityRatio) / 2 * density, geometry.rise);
	const left = pressure - totalLoss;
	if (!(left > 0)) return {
		places: [inlet],
		passage: "no pressure left",
		totalLoss
	};
	const outlet = {
		pressure: left,
		density: density * densityRatio * left / (pressure - pressureDrop)
	};
	const mach = massFlux / outlet.density / soundSpeed(gamma, left, outlet.density);
	return {
		places: [inlet, place(flow, massFlux, {
			gradient: gradient * density / outlet.density,
			mach,
			outlet
		})],
		passage: mach > 1 ? "chokes" : passageTo(flow, left),
		totalLoss: flow.length === void 0 ? void 0 : totalLoss
	};
}
/** The passage to an outlet pressure, Pa absolute: known only where length and inlet pressure are, a blocked one already without. */
function passageTo({ absolutePressure, length }, outlet) {
	if (absolutePressure === void 0) return "unknown";
	const passage = passageBetween(absolutePressure, outlet);
	return passage === "passes" && length === void 0 ? "unknown" : passage;
}
/** What a loss at constant density leaves. */
function lost(flow, loss) {
	return {
		passage: passageTo(flow, (flow.absolutePressure ?? 0) - loss),
		totalLoss: flow.length === void 0 ? void 0 : loss
	};
}
function rateMixture(flow, phases, geometry) {
	const line = {
		...phases,
		diameter: geometry.diameter
	};
	const isMartinelli = flow.model === "lockhart-martinelli";
	const { gradient, friction } = isMartinelli ? lockhartMartinelli(line) : friedel(line);
	const density = flow.inletDensity;
	const massFlux = lineVelocity(flow.totalFlow, 1, geometry.diameter);
	const inlet = place(flow, massFlux, { gradient });
	const Re = lineReynoldsNumber(isMartinelli ? line.liquidFlow : flow.totalFlow, line.diameter, line.liquidViscosity);
	const K = resistanceOf(geometry.fittings, geometry.diameter, geometry.inches, Re);
	const frictionLoss = gradient * (geometry.length + K * geometry.diameter / friction);
	const holdup = geometry.rise === 0 ? 0 : liquidHoldup$1(line);
	const riseLoss = elevationLoss$1(holdup * line.liquidDensity + (1 - holdup) * line.gasDensity, geometry.rise);
	const { passage, totalLoss } = lost(flow, frictionLoss + riseLoss);
	const { absolutePressure: pressure, liquidFraction = 0 } = flow;
	if (passage === "no pressure left" || pressure === void 0) return {
		places: [inlet],
		passage,
		totalLoss
	};
	const gasFraction = 1 - liquidFraction;
	const left = expandedPressure({
		pressure,
		density,
		gasFraction,
		massFlux,
		frictionLoss,
		riseLoss
	});
	if (left === "choked") return {
		places: [inlet],
		passage: "chokes",
		totalLoss
	};
	const outlet = {
		pressure: left,
		density: density / (liquidFraction + gasFraction * pressure / left)
	};
	return {
		places: [inlet, place(flow, massFlux, {
			gradient: gradient * density / outlet.density,
			outlet
		})],
		passage: passageTo(flow, left),
		totalLoss
	};
}
// calculators/line-sizing-pro/criteria.ts
/** The line against the criteria of its service. */
/** A figure of a criterion, to be stated. */
var figures = {
	velocity: (value) => stated("velocity", value, { digits: 3 }),
	gradient: (value) => stated("pressureGradient", value, { digits: 3 }),
	momentumFlux: (value) => stated("momentumFlux", value, { digits: 3 }),
	mach: (value) => stated("number", value, { digits: 2 }),
	erosionalRatio: (value) => stated("number", value, { digits: 3 })
};
/** What a criterion is called, with its limit. */
var words = {
	velocity: "velocity limit of {limit}",
	gradient: "pressure-drop limit of {limit}",
	momentumFlux: "ρv² limit of {limit}",
	mach: "Mach number limit of {limit}",
	erosionalRatio: "erosional velocity"
};
/** A criterion that is exceeded, with its limit; at the outlet, with the figure there. */
function findingInWords({ what, limit, value, at }, details) {
	const values = { limit: figures[what](limit) };
	if (at === "inlet" || value === void 0) return warning(`Above the ${words[what]} for the service.`, {
		values,
		...details
	});
	const figure = what === "erosionalRatio" ? "{figure} times that" : "{figure}";
	return warning(`Above the ${words[what]} for the service: ${figure} at the outlet.`, {
		values: {
			figure: figures[what](value),
			...values
		},
		...details
	});
}
/** Where the criteria of a service are from, and how sure that is. */
function sourceOf(service) {
	const { source, certainty } = serviceTable[service];
	if (certainty === "common practice") return `${source}; company standards differ`;
	return certainty === "recalled" ? `${source}, figure not checked against the printed text` : source;
}
/** The criteria of the service at the inlet. */
var limits = value("limits", {
	service,
	inletDensity,
	pressure: maybe(pressure)
}, (v) => {
	const found = limitsOf(v.service, {
		density: v.inletDensity,
		gaugePressure: v.pressure
	});
	return found === void 0 || found.mach !== void 0 && v.pressure === void 0 ? missing("pressure") : found;
});
/** Criteria by name, for a verdict in few words. */
var names = {
	velocity: "velocity",
	gradient: "pressure drop",
	momentumFlux: "ρv²",
	mach: "Mach number",
	erosionalRatio: "erosion"
};
/** What criteria make of a size, in few words. */
function judged(passage, above, below) {
	const faults = [...isBlocked(passage) ? ["does not pass the flow"] : [], ...above.map(({ what }) => names[what])];
	if (faults.length > 0) return `Too small: ${faults.join(", ")}`;
	if (passage === "below atmosphere") return "Outlet below atmospheric pressure";
	return below.length > 0 ? "Larger than usual" : "Meets criteria";
}
/** Whether the flow gets through the line, as far as that is known. */
var passage = value("passage", {
	fluidType,
	totalFlow,
	chokedFlow: maybe(chokedFlow),
	absolutePressure: maybe(absolutePressure),
	totalPressureDrop: maybe(totalPressureDrop),
	pressureAtOutlet: maybe(pressureAtOutlet),
	outletMach: maybe(outletMach)
}, (v) => {
	if (v.chokedFlow !== void 0 && v.totalFlow > v.chokedFlow) return "chokes";
	if (v.absolutePressure === void 0 || v.totalPressureDrop === void 0) return "unknown";
	const between = passageBetween(v.absolutePressure, v.pressureAtOutlet ?? v.absolutePressure - v.totalPressureDrop);
	if (between === "no pressure left") return between;
	return (v.outletMach ?? 0) > 1 || v.fluidType === "Two-phase" && v.pressureAtOutlet === void 0 ? "chokes" : between;
});
/** The line itself, as its criteria see it. */
var own = {
	fluidType,
	service,
	limits,
	passage,
	velocity,
	rhoV2,
	erosionalRatio,
	pressureDropPer100m: maybe(pressureDropPer100m),
	machNumber: maybe(machNumber),
	absolutePressure: maybe(absolutePressure),
	pressureAtOutlet: maybe(pressureAtOutlet),
	outletDensity: maybe(outletDensity),
	outletVelocity: maybe(outletVelocity),
	outletRhoV2: maybe(outletRhoV2),
	outletErosionalRatio: maybe(outletErosionalRatio),
	outletPressureDropPer100m: maybe(outletPressureDropPer100m),
	outletMach: maybe(outletMach)
};
/** The limits on figures that are known. */
function known(whole, { gradient, mach }) {
	const { gradient: gradientLimit, mach: machLimit, ...rest } = whole;
	return {
		...rest,
		...gradientLimit && gradient !== void 0 ? { gradient: gradientLimit } : {},
		...machLimit !== void 0 && mach !== void 0 ? { mach: machLimit } : {}
	};
}
/** The ends of the line as far as they are known. */
function places(v) {
	const inlet = {
		velocity: v.velocity,
		gradient: v.pressureDropPer100m,
		momentumFlux: v.rhoV2,
		mach: v.machNumber,
		erosionalRatio: v.erosionalRatio
	};
	const found = [{
		at: "inlet",
		limits: known(v.limits, inlet),
		rating: inlet
	}];
	const { outletDensity: density, pressureAtOutlet: left, outletVelocity: fastest } = v;
	const { outletRhoV2: momentumFlux, outletErosionalRatio: erosion } = v;
	if (density === void 0 || left === void 0 || fastest === void 0 || momentumFlux === void 0 || erosion === void 0) return found;
	const outlet = {
		velocity: fastest,
		gradient: v.outletPressureDropPer100m,
		momentumFlux,
		mach: v.outletMach,
		erosionalRatio: erosion
	};
	const there = limitsAtOutlet(v, {
		density,
		pressure: left
	});
	return [...found, {
		at: "outlet",
		limits: known(there, outlet),
		rating: outlet
	}];
}
/** Criteria that the line breaks, each where it is worst. What is not known yet breaks nothing. */
var criteriaRemarks = check(own, (v) => {
	const source = sourceOf(v.service);
	return exceeded(places(v)).map((finding) => findingInWords(finding, {
		field: "verdict",
		source
	}));
});
/** How the line as it is stands to the criteria. */
var verdict = step("verdict", own, {
	label: "This size",
	source: (v) => sourceOf(v.service)
}, (v) => {
	const ends = places(v);
	const found = judged(v.passage, exceeded(ends), fallenShort(ends));
	return v.fluidType === "Liquid" || ends.length === 2 || isBlocked(v.passage) || found !== "Meets criteria" ? found : "Meets criteria at the inlet";
});
// calculators/line-sizing-pro/checks.ts
/** What is to be known of the results. */
/** Where the friction factor is uncertain. */
var regimeRemarks = check({
	fluidType,
	reynoldsNumber,
	wall,
	diameter,
	fittingMethod,
	fittings
}, (v) => {
	const found = [];
	if (v.fluidType !== "Two-phase" && v.reynoldsNumber > 2e3 && v.reynoldsNumber < 4e3) found.push(warning(`Between Re = ${laminarLimit} and ${turbulentLimit} the flow may be laminar or turbulent; the friction factor is interpolated between the two.`, {
		field: "frictionFactor",
		source: "Crane TP-410, chapter 1"
	}));
	if (v.wall / v.diameter > .05) found.push(warning(`The relative roughness is above ${mostRelativeRoughness}, beyond the range of Colebrook and Moody.`, { field: "roughness" }));
	if (v.fluidType !== "Two-phase" && v.reynoldsNumber <= 2e3 && v.fittingMethod === "crane" && v.fittings.length > 0) found.push(info("In laminar flow, fittings lose more than Crane’s K indicates; the 3-K method allows for the Reynolds number.", { field: "fittingMethod" }));
	return found;
});
var geometryRemarks = check({
	length,
	elevationChange
}, (v) => {
	return Math.abs(v.elevationChange) > v.length ? [warning("The elevation change exceeds the length of the line.", { field: "elevationChange" })] : [];
});
/**
* The erosional velocity where the flow is fastest, whether or not it is a criterion of the service: it is meant for flows
* with liquid in them.
*/
var erosionRemarks = check({
	fluidType,
	erosionalRatio,
	outletErosionalRatio: maybe(outletErosionalRatio),
	erosionalConstant
}, (v) => {
	if (!(Math.max(v.erosionalRatio, v.outletErosionalRatio ?? 0) > 1)) return [];
	const isDry = isGas(v.fluidType);
	const words = `${v.erosionalRatio > 1 ? "The velocity" : "The velocity at the outlet"} is above the erosional velocity at C = ${formatNumber(v.erosionalConstant, 3)}`;
	const details = {
		field: v.erosionalRatio > 1 ? "erosionalRatio" : "outletErosionalRatio",
		source: "API RP 14E (1991)"
	};
	return isDry ? [info(`${words}; that criterion is meant for gas carrying liquid.`, details)] : [warning(`${words}.`, details)];
});
var pumpFlowLimit = 50 / 3600;
/** A pump discharge whose flow belongs to the other row of the table. */
var serviceRemarks = check({
	service,
	totalFlow,
	inletDensity
}, (v) => {
	const isAbove = v.totalFlow / v.inletDensity > pumpFlowLimit;
	const meantAbove = v.service === "Pump discharge, above 50 m³/h";
	return (meantAbove || v.service === "Pump discharge, up to 50 m³/h") && isAbove !== meantAbove ? [info(`The flow is ${isAbove ? "above" : "not above"} {limit}; choose the other pump discharge service.`, {
		field: "service",
		values: { limit: stated("volumeFlow", pumpFlowLimit, { digits: 2 }) }
	})] : [];
});
/** A gas that asks for more than the line passes, or comes near it. */
var chokingRemarks = check({
	totalFlow,
	chokedFlow
}, (v) => {
	const details = {
		field: "totalPressureDrop",
		values: { most: stated("massFlow", v.chokedFlow) }
	};
	if (v.totalFlow > v.chokedFlow) return [warning("The line chokes: at this inlet pressure it passes no more than {most}.", {
		...details,
		source: "A. H. Shapiro (1953), ch. 6"
	})];
	return v.totalFlow > .95 * v.chokedFlow ? [warning("The line is within 5 % of choking at {most}.", details)] : [];
});
/** A line that loses all its pressure, or more than lies above the atmosphere. */
var pressureRemarks = check({ passage }, (v) => {
	const details = { field: "totalPressureDrop" };
	if (v.passage === "no pressure left") return [warning("The pressure drop exceeds the inlet pressure: the line cannot pass this flow.", details)];
	return v.passage === "below atmosphere" ? [warning("The outlet is below atmospheric pressure: choose a larger line unless it discharges into a vacuum, and check that no liquid boils in it.", details)] : [];
});
/** What the two-phase correlations were not made for. */
var twoPhaseRemarks = check({
	correlation,
	model,
	viscosity,
	vaporViscosity,
	elevationChange,
	absolutePressure: maybe(absolutePressure),
	totalPressureDrop: maybe(totalPressureDrop),
	pressureAtOutlet: maybe(pressureAtOutlet)
}, (v) => {
	const found = [];
	if (v.model === "friedel" && v.viscosity / v.vaporViscosity > 1e3) found.push(warning("The liquid is more than 1000 times as viscous as the vapour, outside the range of Friedel’s data.", {
		field: "viscosity",
		source: "L. Friedel (1979)"
	}));
	if (v.model === "friedel" && v.elevationChange < 0) found.push(warning("Friedel is for horizontal and upward flow; this line falls.", {
		field: "elevationChange",
		source: "L. Friedel (1979)"
	}));
	if (v.model === "lockhart-martinelli" && v.elevationChange !== 0) found.push(warning("Lockhart and Martinelli is for horizontal flow; this line is not horizontal.", {
		field: "elevationChange",
		source: "Lockhart and Martinelli (1949)"
	}));
	if (v.model === "beggs-brill") found.push(info("Sizes are compared by Friedel, because the flow map of Beggs and Brill has discontinuities.", { field: "recommendedSize" }));
	if (v.absolutePressure !== void 0 && v.totalPressureDrop !== void 0) {
		const share = v.totalPressureDrop / v.absolutePressure;
		if (share > .1) found.push(warning(`The line loses ${formatNumber(share * 100, 2)} % of its inlet pressure, but the densities used are those at the inlet. Divide it into shorter lines.`, { field: "totalPressureDrop" }));
		if (share < 1 && v.pressureAtOutlet === void 0) found.push(warning("As its gas expands, the flow chokes in the line: the line cannot pass it.", {
			field: "totalPressureDrop",
			source: "J. C. Leung, M. A. Grolmes (1987), gas expanding isothermally, no flashing"
		}));
	}
	return found;
});
// calculators/line-sizing-pro/drawing.ts
var width = 348;
/** Half the outside of the pipe as drawn. */
var half = 7;
var left = 26;
var right = 322;
var riser = 206;
var middle = 128;
var mostRise = 74;
var radius = 18;
var needs$2 = {
	length,
	elevationChange,
	diameter,
	nominalSize,
	pressure,
	outletPressure,
	velocity,
	totalPressureDrop,
	fittings
};
/** Heights of the two ends on the sheet: to scale with the length, but never so small a rise that it cannot be seen. */
function ends({ elevationChange: rise = 0, length: whole }) {
	if (rise === 0) return {
		inlet: middle,
		outlet: middle
	};
	const share = whole === void 0 ? .5 : Math.min(1, Math.abs(rise) / whole);
	const reach = Math.sign(rise) * Math.max(48, share * 2 * mostRise) / 2;
	return {
		inlet: middle + reach,
		outlet: middle - reach
	};
}
/** The centre line of the pipe, offset to one side of it. */
function run(inlet, outlet, offset) {
	if (inlet === outlet) return `M${left} ${inlet + offset}H${right}`;
	const up = outlet < inlet ? 1 : -1;
	const first = radius + up * offset;
	const second = radius - up * offset;
	const x = riser + offset;
	return `M${left} ${inlet + offset}H${x - first}q${first} 0 ${first} ${-up * first}V${outlet + offset + up * second}q0 ${-up * second} ${second} ${-up * second}H${right}`;
}
function flange(x, y) {
	return path(`M${x - 2} ${y - half - 5}h4v24h-4Z`, "hatch");
}
/** How a fitting shows on a line: a valve, a check valve, or something that only turns or branches. */
function kindOf(item) {
	if (/check/.test(item)) return "check";
	if (/^(Globe|Angle|Diaphragm)/.test(item)) return "globe";
	return /valve/.test(item) ? "valve" : "other";
}
/** A valve in the line: a bow tie, with a disc for a throttling one and an arrow for one that lets flow one way. */
function symbol(kind, x, y) {
	const body = path(`M${x - 12} ${y - 10}L${x + 12} ${y + 10}V${y - 10}L${x - 12} ${y + 10}Z`, "cut", "fittings");
	if (kind === "globe") return [body, path(`M${x - 5} ${y}a5 5 0 1 0 10 0a5 5 0 1 0 -10 0Z`, "outline", "fittings")];
	if (kind === "check") return [body, path(`M${x - 8} ${y - 15}h16m-5 -3l5 3 -5 3`, "thin", "fittings")];
	return [body, path(`M${x} ${y}V${y - 17}M${x - 8} ${y - 17}h16`, "outline", "fittings")];
}
var mostSymbols = 3;
/** The valves of the line on its inlet run, each with its count, and what else there is in words below. */
function fittingMarks(v, inlet, outlet) {
	const valves = (v.fittings ?? []).flatMap(({ item, amount }) => {
		const kind = kindOf(item);
		return kind === "other" ? [] : [{
			kind,
			amount
		}];
	});
	const end = inlet === outlet ? right : 188;
	const shown = valves.slice(0, mostSymbols);
	const gap = (end - left) / (shown.length + 1);
	return shown.flatMap(({ kind, amount }, index) => {
		const x = left + gap * (index + 1);
		return [...symbol(kind, x, inlet), ...amount > 1 ? [label(x, inlet + 26, `${amount} ×`, {
			pen: "mute",
			field: "fittings"
		})] : []];
	});
}
/** How many fittings a list has. */
function count(v) {
	return (v.fittings ?? []).reduce((sum, { amount }) => sum + amount, 0);
}
/** The line with its rise to scale, its valves, and the pressures and velocity of the case. */
function drawLine(v) {
	const { inlet, outlet } = ends(v);
	const metres = (si, name) => si === void 0 ? name : measured("length", si, "m", 3);
	const gauge = (si, name) => si === void 0 ? name : [measured("gaugePressure", si, "bar(g)", 3)];
	const size = v.diameter === void 0 ? "D" : ["D ", measured("length", v.diameter, "mm")];
	const drop = v.totalPressureDrop === void 0 ? ["Δp"] : ["Δp ", measured("pressureDifference", v.totalPressureDrop, "bar", 3)];
	const speed = v.velocity === void 0 ? "v" : ["v ", measured("velocity", v.velocity, "m/s", 3)];
	const number = count(v);
	const rises = inlet !== outlet;
	const height = Math.max(inlet + 110, outlet + 66);
	return {
		title: textOf([
			"Line of ",
			metres(v.length, "unknown length"),
			...rises ? [
				", ",
				metres(v.elevationChange, ""),
				" of rise, "
			] : [", level, "],
			...drop
		]),
		width,
		height,
		marks: [
			path(run(inlet, outlet, 0), "centre"),
			path(run(inlet, outlet, -7), "outline", "diameter"),
			path(run(inlet, outlet, half), "outline", "diameter"),
			flange(left, inlet),
			flange(right, outlet),
			...fittingMarks(v, inlet, outlet),
			path(`M2 ${inlet}h20m-7 -4l7 4 -7 4`, "flow", "flowRate"),
			path(`M326 ${outlet}h18m-7 -4l7 4 -7 4`, "flow", "flowRate"),
			...rises ? [
				path(`M232 ${inlet}H310`, "thin", "elevationChange"),
				verticalDimension(302, Math.min(inlet, outlet), Math.max(inlet, outlet), "elevationChange"),
				label(294, (inlet + outlet) / 2 + 4, [metres(v.elevationChange, "Δz")], {
					anchor: "end",
					pen: "dimension",
					field: "elevationChange"
				})
			] : [],
			label(20, inlet - 28, gauge(v.pressure, "p_1"), {
				anchor: "start",
				field: "pressure"
			}),
			label(328, outlet > inlet ? outlet + 30 : outlet - 28, gauge(v.outletPressure, "p_2"), {
				anchor: "end",
				field: "outletPressure"
			}),
			label(20, inlet + 52, speed, {
				anchor: "start",
				field: "velocity"
			}),
			label(20, inlet + 74, size, {
				anchor: "start",
				pen: "mute",
				field: "nominalSize"
			}),
			label(width / 2, height - 8, [
				"L ",
				metres(v.length, ""),
				`, ${number} ${number === 1 ? "fitting" : "fittings"}, `,
				...drop
			], {
				pen: "dimension",
				field: "totalPressureDrop"
			})
		]
	};
}
var drawing = picture(needs$2, drawLine);
var examples = [
	{
		title: "Naphtha from pump to column, rated and turndown",
		source: "Illustrative duties",
		cases: [{
			userDescription: "Rated",
			fluidType: "Liquid",
			flowRate: 62e3,
			pressure: 11.6,
			density: 742,
			viscosity: .55,
			nominalSize: "6",
			length: 180,
			elevationChange: 24,
			fittings: "Gate valve: 3; Swing check valve: 1; Bend 90°, r/D 1.5: 14; Tee, run: 2; Exit: 1",
			service: "Pump discharge, above 50 m³/h"
		}, {
			userDescription: "Turndown",
			fluidType: "Liquid",
			flowRate: 31e3,
			pressure: 12.4,
			density: 742,
			viscosity: .55,
			nominalSize: "6",
			length: 180,
			elevationChange: 24,
			fittings: "Gate valve: 3; Swing check valve: 1; Bend 90°, r/D 1.5: 14; Tee, run: 2; Exit: 1",
			service: "Pump discharge, up to 50 m³/h"
		}]
	},
	{
		title: "Water raised 400 ft through 500 ft of NPS 3 pipe",
		source: "Crane TP-410, example 7-15",
		cases: [{
			fluidType: "Liquid",
			flowRate: {
				value: 49968.1875,
				unit: "lb/h"
			},
			density: {
				value: 62.298,
				unit: "lb/ft³"
			},
			viscosity: .95,
			pressure: {
				value: 175,
				unit: "psi(g)"
			},
			nominalSize: "3",
			schedule: "40",
			roughness: {
				value: .0022,
				unit: "inch"
			},
			length: {
				value: 500,
				unit: "ft"
			},
			elevationChange: {
				value: 400,
				unit: "ft"
			},
			fittings: "Gate valve: 1; Elbow 90°, threaded: 4; Lift check valve: 1; Exit: 1",
			service: "Pump discharge, up to 50 m³/h",
			userDescription: "Water, 70 °F"
		}]
	},
	{
		title: "Compressed air, and natural gas in a relief header",
		source: "Crane TP-410, example 7-16; illustrative duty",
		cases: [{
			userDescription: "Air",
			fluidType: "Gas",
			flowRate: {
				value: 458.3,
				unit: "lb/h"
			},
			pressure: {
				value: 65,
				unit: "psi(g)"
			},
			temperature: {
				value: 115,
				unit: "°F"
			},
			molecularWeight: 28.96,
			compressibilityFactor: 1,
			viscosity: .0193,
			gamma: 1.4,
			nominalSize: "1",
			schedule: "40",
			length: {
				value: 75,
				unit: "ft"
			},
			service: "Gas, by pressure"
		}, {
			userDescription: "Relief header",
			method: "adiabatic",
			fluidType: "Gas",
			flowRate: 42e3,
			pressure: 2.4,
			temperature: 60,
			molecularWeight: 19.2,
			compressibilityFactor: .99,
			viscosity: .0125,
			gamma: 1.27,
			nominalSize: "14",
			length: 320,
			elevationChange: 18,
			fittings: "Bend 90°, r/D 1.5: 9; Tee, branch: 1; Exit: 1",
			service: "Flare header (NORSOK)"
		}]
	},
	{
		title: "Superheated steam at 40 bar and saturated steam at 6 bar",
		source: "Crane TP-410M, example 7-10, without its valves; illustrative duty",
		cases: [{
			userDescription: "450 °C",
			fluidType: "Steam",
			flowRate: 4e4,
			pressure: 38.98675,
			temperature: 450,
			nominalSize: "6",
			schedule: "80",
			length: 120,
			fittings: "Bend 90°, r/D 1.5: 3",
			service: "Steam, by pressure"
		}, {
			userDescription: "Saturated",
			fluidType: "Steam",
			flowRate: 6500,
			pressure: 6,
			nominalSize: "6",
			length: 90,
			fittings: "Gate valve: 2; Bend 90°, r/D 1.5: 8",
			fittingMethod: "3-k",
			service: "Steam, by pressure"
		}]
	},
	{
		title: "Well fluid to the separator",
		source: "Illustrative duty",
		cases: [{
			userDescription: "Early life",
			fluidType: "Two-phase",
			flowRate: 42e3,
			vaporFlowRate: 9e3,
			pressure: 24,
			temperature: 65,
			density: 790,
			molecularWeight: 21,
			compressibilityFactor: .93,
			viscosity: .9,
			vaporViscosity: .0127,
			surfaceTension: 18,
			nominalSize: "8",
			length: 240,
			elevationChange: 12,
			fittings: "Bend 90°, r/D 1.5: 8; Ball valve, full port: 2",
			service: "Two-phase process line"
		}, {
			userDescription: "Late life, falling line",
			method: "beggs-brill",
			fluidType: "Two-phase",
			flowRate: 3e4,
			vaporFlowRate: 2500,
			pressure: 12,
			temperature: 60,
			density: 810,
			vaporDensity: 10.2,
			viscosity: 1.4,
			vaporViscosity: .0124,
			surfaceTension: 22,
			nominalSize: "6",
			length: 150,
			elevationChange: -6,
			fittings: "Bend 90°, r/D 1.5: 5",
			service: "Two-phase (API RP 14E)"
		}]
	}
];
// calculators/line-sizing-pro/input-checks.ts
/** What is said about the inputs themselves: what is not used, what is assumed, what is missing for a whole verdict. */
/** Which of two ways to say the size is taken. */
var sizeRemarks = check({
	insideDiameter,
	nominalSize
}, (v) => [info(`The inside diameter is entered, so NPS ${v.nominalSize} is not used.`, { field: "insideDiameter" })]);
/** What is given although the density of the gas is: nothing is found from it. */
var densityRemarks = check({
	fluidType,
	fluidSource: flowing$1.source,
	density: maybe(density),
	vaporDensity: maybe(vaporDensity),
	molecularWeight: maybe(molecularWeight),
	compressibilityFactor: maybe(compressibilityFactor),
	temperature: maybe(temperature)
}, (v) => {
	if (!(v.fluidType === "Gas" ? v.density !== void 0 : v.vaporDensity !== void 0) || v.fluidSource !== "typed") return [];
	if (v.fluidType !== "Gas" && v.fluidType !== "Two-phase") return [];
	const [last, ...others] = [
		...v.molecularWeight === void 0 ? [] : ["molecular weight"],
		...v.compressibilityFactor === void 0 ? [] : ["compressibility factor"],
		...v.temperature === void 0 ? [] : ["temperature"]
	].toReversed();
	if (last === void 0) return [];
	const list = others.length === 0 ? last : `${others.toReversed().join(", ")} and ${last}`;
	const which = v.fluidType === "Gas" ? "density" : "vapour density";
	return [info(`The ${which} is entered, so the ${list} ${others.length === 0 ? "is" : "are"} not used to calculate it.`, { field: v.fluidType === "Gas" ? "density" : "vaporDensity" })];
});
/** A roughness that the correlation has no place for. */
var smoothRemarks = check({
	model,
	roughness
}, (v) => {
	return v.model === "lockhart-martinelli" ? [info("Lockhart and Martinelli is for smooth pipe: the roughness is not used.", {
		field: "roughness",
		source: "Lockhart and Martinelli (1949)"
	})] : [];
});
/** What the verdict on this and other sizes cannot take in because it is not given. */
var openRemarks = check({
	fluidType,
	totalFlow,
	pressure: maybe(pressure),
	length: maybe(length)
}, (v) => {
	const lacking = blanks({
		"the pressure": v.pressure,
		"the length": v.length
	});
	if (lacking.length === 0) return [];
	const without = `Without ${lacking.join(" and ")}`;
	return [v.fluidType === "Liquid" ? info(`${without} it cannot be checked that the line passes the flow.`, { field: "recommendedSize" }) : info(`${without} the sizes cannot be judged at the outlet of the line, where the criteria are hardest to meet.`, { field: "recommendedSize" })];
});
/** The assumption that stands for a γ that is not given. */
var gammaRemarks = check({
	fluidType,
	gamma: maybe(gamma)
}, (v) => {
	return v.fluidType === "Gas" && v.gamma === void 0 ? [info("The ratio of specific heats is blank and is taken as 1, which is conservative: an isothermal line loses most and chokes first, and its speed of sound is lowest.", { field: "gamma" })] : [];
});
// calculators/line-sizing-pro/sizes.ts
/** How many sizes are shown on either side of the recommended one. */
var neighbours = 3;
/**
* The standard sizes of a schedule around the smallest that keeps every limit at both ends of the line and lets the flow
* through, and the one chosen, from the narrowest: what each does to the flow and to the limits. Where none does, the
* widest.
*/
function rateSizes(flow, of, chosen) {
	const all = standardSizes(of).filter(({ pipe }) => flow.wall < pipe.innerDiameter);
	const rated = /* @__PURE__ */ new Map();
	const ratingAt = (index, size) => {
		let known = rated.get(index);
		if (!known) {
			const { places, passage, totalLoss } = rate(flow, size);
			const [above, below] = [exceeded(places), fallenShort(places)];
			known = {
				pipe: size.pipe,
				passage,
				totalLoss,
				rating: highest(places),
				exceeded: above,
				fallenShort: below
			};
			rated.set(index, known);
		}
		return known;
	};
	const found = all.findIndex((size, index) => !tooFast(flow, size) && isWithin(ratingAt(index, size)));
	const best = found === -1 ? all.length - 1 : found;
	return all.flatMap((size, index) => Math.abs(index - best) <= neighbours || size.pipe.nps === chosen ? [ratingAt(index, size)] : []);
}
/** Whether a size breaks a limit on velocity alone at the inlet, which is quickly found. */
function tooFast(flow, { pipe }) {
	const speed = speedOf(lineVelocity(flow.totalFlow, 1, pipe.innerDiameter), flow.inletDensity, flow.erosionalConstant);
	return speed.velocity > (flow.limits.velocity?.most ?? Infinity) || speed.momentumFlux > (flow.limits.momentumFlux ?? Infinity) || speed.erosionalRatio > (flow.limits.erosionalRatio ?? Infinity);
}
var bySchedule = /* @__PURE__ */ new Map();
function standardSizes(of) {
	let known = bySchedule.get(of);
	if (!known) {
		known = findPipes({ schedule: of }).filter(({ standard }) => standard !== "trade size").toSorted((a, b) => a.innerDiameter - b.innerDiameter).map((pipe) => ({
			pipe,
			inches: npsInches(pipe.nps)
		}));
		bySchedule.set(of, known);
	}
	return known;
}
/** NPS with DN, as a result. */
function pipeName({ nps, dn }) {
	return dn === void 0 ? `NPS ${nps}` : `NPS ${nps} (DN ${dn})`;
}
var sizes = value("sizes", {
	...phases,
	model,
	service,
	limits,
	totalFlow,
	inletDensity,
	inletViscosity,
	erosionalConstant,
	schedule,
	nominalSize: maybe(nominalSize),
	absolutePressure: maybe(absolutePressure),
	isentropicExponent: maybe(isentropicExponent),
	liquidFraction: maybe(liquidFraction),
	length: maybe(length),
	elevationChange,
	fittings: maybe(fittings),
	fittingMethod
}, (v) => {
	const mixture = contentsOf(v);
	if (!(mixture instanceof Absent)) return rateSizes({
		...v,
		mixture
	}, v.schedule, v.nominalSize);
	if (v.fluidType === "Two-phase") return mixture;
	return isMeasurable(v.totalFlow, v.inletViscosity) ? rateSizes(v, v.schedule, v.nominalSize) : absent(immeasurable);
});
/** The smallest size that meets every criterion and passes the flow. */
var recommendedSize = step("recommendedSize", {
	sizes,
	service
}, {
	label: "Recommended size",
	source: (v) => sourceOf(v.service)
}, (v) => {
	const size = smallestWithin(v.sizes);
	if (size) return pipeName(size.pipe);
	return absent(v.sizes.length > 0 && v.sizes.every(({ passage }) => isBlocked(passage)) ? "no standard size of this schedule passes the flow" : "no standard size of this schedule meets every criterion");
});
/** Sizes that are standard and that most projects leave out of their piping classes. */
var seldomStocked = /* @__PURE__ */ new Set([
	"1-1/4",
	"2-1/2",
	"3-1/2",
	"5"
]);
/** Whether the recommended size can be had. */
var stock = check({ sizes }, (v) => {
	const size = smallestWithin(v.sizes);
	if (!size || !seldomStocked.has(size.pipe.nps)) return [];
	const wider = v.sizes.find(({ pipe }) => pipe.innerDiameter > size.pipe.innerDiameter && !seldomStocked.has(pipe.nps));
	const instead = wider ? `; the next common size is ${pipeName(wider.pipe)}` : "";
	return [info(`NPS ${size.pipe.nps} is seldom stocked${instead}.`, { field: "recommendedSize" })];
});
/** The neighbouring sizes against the criteria, each with the highest figures anywhere in the line. */
var sizeTable = step("sizeTable", {
	sizes,
	fluidType
}, { label: "Sizes against the criteria" }, (v) => {
	const withMach = isGas(v.fluidType);
	const most = (label) => v.fluidType === "Liquid" ? label : `${label}, highest`;
	return table([
		{
			id: "size",
			label: "Size"
		},
		{
			id: "insideDiameter",
			label: "Inside diameter",
			kind: "length",
			unit: "mm"
		},
		{
			id: "velocity",
			label: most("Velocity"),
			kind: "velocity",
			unit: "m/s",
			digits: 3
		},
		{
			id: "pressureDropPer100m",
			label: most("Pressure drop"),
			kind: "pressureGradient",
			unit: "bar/100 m",
			digits: 3
		},
		{
			id: "rhoV2",
			label: most("ρv²"),
			kind: "momentumFlux",
			unit: "kg/(m·s²)",
			digits: 3
		},
		{
			id: "erosionalRatio",
			label: most("Fraction of erosional velocity"),
			digits: 3
		},
		...withMach ? [{
			id: "machNumber",
			label: "Mach number at the outlet",
			digits: 3
		}] : [],
		{
			id: "totalPressureDrop",
			label: "Total pressure drop",
			kind: "pressureDifference",
			unit: "bar",
			digits: 3
		},
		{
			id: "judgement",
			label: "Against the criteria"
		}
	], v.sizes.map(({ pipe, rating, passage: passed, totalLoss, exceeded: above, fallenShort: below }) => [
		pipeName(pipe),
		pipe.innerDiameter,
		rating.velocity,
		rating.gradient,
		rating.momentumFlux,
		rating.erosionalRatio,
		...withMach ? [passed === "chokes" ? "chokes" : rating.mach] : [],
		passed === "chokes" ? "chokes" : totalLoss,
		judged(passed, above, below)
	]));
});
// calculators/line-sizing-pro/plots.ts
var needs$1 = {
	sizes,
	limits,
	nominalSize,
	diameter,
	velocity,
	outletVelocity,
	pressureDropPer100m,
	outletPressureDropPer100m,
	froude,
	liquidFraction
};
/** The range of a figure that the service allows; open ends at the ends of the curve. */
function band(allowed, figure, most) {
	const range = allowed?.[figure];
	if (!range) return [];
	return [{
		label: "acceptable",
		axis: "y",
		from: range.least ?? 0,
		to: range.most ?? most
	}];
}
function sizeMarks(shown, figure, chosen) {
	const best = shown.find(isWithin);
	return shown.flatMap((size) => {
		const y = size.rating[figure];
		return (size === best || size.pipe.nps === chosen) && y !== void 0 && Number.isFinite(y) ? [{
			label: `NPS ${size.pipe.nps}`,
			x: size.pipe.innerDiameter,
			y
		}] : [];
	});
}
function curve(shown, figure) {
	return shown.flatMap(({ pipe, rating }) => {
		const y = rating[figure];
		return y !== void 0 && Number.isFinite(y) ? [[pipe.innerDiameter, y]] : [];
	});
}
/** The highest figure anywhere in the line itself. */
function ownFigure(v, figure) {
	const [inlet, outlet] = figure === "velocity" ? [v.velocity, v.outletVelocity] : [v.pressureDropPer100m, v.outletPressureDropPer100m];
	return inlet === void 0 ? void 0 : Math.max(inlet, outlet ?? inlet);
}
/** Velocity and pressure drop, each where it is highest in the line, against the size, with what the service allows shaded; of two phases also the flow map. */
function linePlots(v) {
	const shown = v.sizes ?? [];
	return [...["velocity", "gradient"].flatMap((figure) => {
		const points = curve(shown, figure);
		if (points.length < 2) return [];
		const own = ownFigure(v, figure);
		const highest = Math.max(...points.map((point) => point?.[1] ?? 0));
		const free = v.diameter !== void 0 && own !== void 0 && v.nominalSize === void 0;
		return [{
			title: figure === "velocity" ? "Velocity against size" : "Pressure drop against size",
			x: {
				label: "Inside diameter",
				kind: "length",
				unit: "mm"
			},
			y: figure === "velocity" ? {
				label: "Velocity",
				kind: "velocity",
				unit: "m/s",
				scale: "log"
			} : {
				label: "Pressure drop",
				kind: "pressureGradient",
				unit: "bar/100 m",
				scale: "log"
			},
			series: [{
				label: "sizes",
				pen: "main",
				points
			}],
			marks: [...sizeMarks(shown, figure, v.nominalSize), ...free ? [{
				label: "this line",
				x: v.diameter,
				y: own
			}] : []],
			bands: band(v.limits, figure, highest)
		}];
	}), ...flowMap(v)];
}
var steps = 60;
/** Points of a limit of the flow map between two liquid fractions, evenly spaced on a logarithmic axis. */
function limitCurve(name, from, to) {
	return Array.from({ length: 61 }, (_, index) => {
		const fraction = from * (to / from) ** (index / steps);
		return [fraction, patternLimits(fraction)[name]];
	});
}
/** The flow map of Beggs and Brill with the flow on it: distributed above L1 and L4, segregated below L2. */
function flowMap({ froude: Fr, liquidFraction: fraction }) {
	if (Fr === void 0 || fraction === void 0) return [];
	return [{
		title: "Flow map: distributed above L1 and L4, transition below L3, segregated below L2",
		x: {
			label: "Liquid fraction, no slip",
			kind: "number",
			unit: "",
			scale: "log"
		},
		y: {
			label: "Froude number",
			kind: "number",
			unit: "",
			scale: "log"
		},
		series: [
			{
				label: "L1, L4",
				pen: "main",
				points: [
					...limitCurve("L1", Math.min(.001, fraction / 2), .4),
					void 0,
					...limitCurve("L4", .4, 1)
				]
			},
			{
				label: "L3",
				pen: "second",
				points: limitCurve("L3", .01, 1)
			},
			{
				label: "L2",
				pen: "third",
				points: limitCurve("L2", .01, 1)
			}
		],
		marks: [{
			label: "this flow",
			x: fraction,
			y: Fr
		}]
	}];
}
var plots = picture(needs$1, linePlots);
// calculators/line-sizing-pro/published.ts
var cleanSteel = 15e-5 * .3048;
var feet = (value) => toSi("length", value, "ft");
var bore = (nps) => findPipes({
	nps,
	schedule: "40"
})[0]?.innerDiameter ?? NaN;
function figure(title, about, printed, compute, more = {}) {
	const { unit = "", off, note } = more;
	const expect = {
		printed,
		unit,
		...off === void 0 ? {} : { beyond: disagreement(off) }
	};
	return {
		type: "figure",
		...about,
		title,
		expect,
		compute,
		...note === void 0 ? {} : { note }
	};
}
/** An example of Crane TP-410 as the documentation of fluids gives it. */
var craneExample = (example) => ({
	kind: "quoted",
	source: `Crane ${example}, as quoted in the documentation of fluids (C. Bell)`
});
var cranePage = (page) => ({
	kind: "quoted",
	source: `Crane ${page}, not checked against the print`
});
/** Bar over a rise of 22 m, 34 m of NPS 4 and 67 m of NPS 5 with their bends and the enlargement, f as the paper takes it. */
function dropOfCrane714() {
	const density = 999;
	const flow = 1500 / 6e4 * density;
	const [narrow, wide] = [bore("4"), bore("5")];
	const f = .018;
	const loss = (diameter, length, K) => resistanceLoss(f * length / diameter + 14 * f + K, density, lineVelocity(flow, density, diameter));
	const enlargement = (1 - (narrow / wide) ** 2) ** 2;
	return (elevationLoss$1(density, 22) + loss(narrow, 34, enlargement) + loss(wide, 67, 0)) / 1e5;
}
/** Feet of head of 100 gallons a minute lifted by 400 ft through 500 ft of NPS 3 with its fittings. */
function headOfCrane715() {
	const density = toSi("density", 62.298, "lb/ft³");
	const diameter = bore("3");
	const flow = toSi("volumeFlow", 100, "gal (US)/min") * density;
	const f = frictionFactor$1(lineReynoldsNumber(flow, diameter, 95e-5), cleanSteel / diameter);
	const fT = craneFrictionFactor(diameter);
	const beta = bore("2-1/2") / diameter;
	const liftCheck = (600 * fT + beta * (.5 * (1 - beta ** 2) + (1 - beta ** 2) ** 2)) / beta ** 4;
	const loss = resistanceLoss(f * feet(500) / diameter + 8 * fT + 120 * fT + liftCheck + 1, density, lineVelocity(flow, density, diameter));
	return 400 + fromSi("length", loss / (density * standardGravity), "ft");
}
var crane = [
	figure("Friction factor in smooth pipe at Re = 100 600", craneExample("TP-410M, example 7-1"), "0.0179", () => colebrook(100600, 0), { off: "Crane reads the factor from a diagram; Colebrook’s equation gives 0.01797 at this Reynolds number." }),
	figure("Pressure drop of pipe, bends and rise", craneExample("TP-410M, example 7-14"), "2.6", dropOfCrane714, { unit: "bar" }),
	figure("Head of 500 ft of NPS 3 with a rise of 400 ft", craneExample("TP-410, example 7-15"), "421", headOfCrane715, {
		unit: "ft",
		off: "Crane reads the friction factors from diagrams; by Colebrook’s equation and the fittings of the 2009 edition it is 420.1 ft, and the documentation of fluids has 420.35 ft. The readings that lead to 421 ft are not known.",
		note: "The lift check valve is NPS 2-1/2, as in the example."
	}),
	...[
		["1/2", "0.026"],
		["1", "0.022"],
		["2", "0.019"],
		["3", "0.017"],
		["4", "0.016"],
		["6", "0.015"],
		["8", "0.014"],
		["14", "0.013"],
		["24", "0.011"]
	].map(([nps, printed]) => figure(`Friction factor for fittings, NPS ${nps}`, cranePage("TP-410 (2009), page A-27"), printed, () => craneFrictionFactor(bore(nps))))
];
function flowing(outlet) {
	return outlet === "choked" ? {
		pressureDrop: NaN,
		accelerationLoss: NaN,
		densityRatio: NaN,
		temperatureRatio: NaN
	} : outlet;
}
/** (p1 − p2)/p1 where adiabatic flow through a resistance K chokes. */
function chokedDropRatio(K, gamma) {
	return flowing(adiabaticLine({
		pressure: 1e5,
		density: 1,
		massFlux: adiabaticChokedFlux(1e5, 1, K, gamma) * (1 - 1e-12),
		resistance: K
	}, gamma)).pressureDrop / 1e5;
}
var chokedRatios = [
	[
		1.3,
		2,
		".593",
		"off"
	],
	[
		1.3,
		4,
		".678"
	],
	[
		1.3,
		10,
		".773",
		"off"
	],
	[
		1.3,
		40,
		".877"
	],
	[
		1.3,
		100,
		".920"
	],
	[
		1.4,
		2,
		".612",
		"off"
	],
	[
		1.4,
		6,
		".737"
	],
	[
		1.4,
		10,
		".784",
		"off"
	],
	[
		1.4,
		40,
		".883",
		"off"
	],
	[
		1.4,
		100,
		".926",
		"off"
	]
];
var byHand = "How Crane computed this table is not known. Ours solves the exact equations of adiabatic flow with friction and agrees with the Fanno tables below to the last digit.";
/** Resistance from a Mach number to the choked end, by the line that has the most flow through it. */
function lengthToChoking(mach) {
	const flux = (K) => adiabaticChokedFlux(1e5, 1, K, 1.4) / Math.sqrt(14e4);
	return findRoot((K) => flux(K) - mach, 1e-6, 1e4)?.x ?? NaN;
}
var anderson = {
	kind: "quoted",
	source: "J. D. Anderson, Modern Compressible Flow, table A.4, γ = 1.4, not checked against the print"
};
var farokhi = {
	kind: "printed",
	source: "S. Farokhi, Aircraft Propulsion, 2nd ed. (2014), appendix E, Fanno flow, γ = 1.4"
};
/** Mach number after 27 m of duct of 50 mm with f = 0.023, air at 450 K, 220 kPa and 85 m/s. */
function machOfCengel() {
	const density = 22e4 / 129150;
	const { densityRatio, pressureDrop } = flowing(adiabaticLine({
		pressure: 22e4,
		density,
		massFlux: 85 * density,
		resistance: .621 / .05
	}, 1.4));
	return 85 / densityRatio / soundSpeed(1.4, 22e4 - pressureDrop, density * densityRatio);
}
var gas$1 = [
	...chokedRatios.map(([gamma, K, printed, off]) => figure(`Δp/p1 at sonic velocity, k = ${gamma}, K = ${K}`, cranePage("TP-410, page A-22"), `0${printed}`, () => chokedDropRatio(K, gamma), off === void 0 ? {} : { off: byHand })),
	...[
		[.1, "66.92"],
		[.2, "14.53"],
		[.3, "5.299"],
		[.5, "1.069"]
	].map(([mach, printed]) => figure(`f·L*/D at Mach ${mach}`, anderson, printed, () => lengthToChoking(mach))),
	...[
		[.1, "6.6922e1"],
		[.12, "4.5408e1"],
		[.14, "3.2511e1"],
		[.16, "2.4198e1"]
	].map(([mach, printed]) => figure(`4·f·L*/D at Mach ${mach}`, farokhi, printed, () => lengthToChoking(mach))),
	figure("Mach number at the end of an adiabatic duct", {
		kind: "quoted",
		source: "Y. A. Çengel, J. M. Cimbala, Fluid Mechanics, example 12-17, not checked against the print"
	}, "0.42", machOfCengel, { off: "The book interpolates in a table with Mach numbers 0.1 apart: f·L*/D = 2.113 between 2.3085 at 0.4 and 1.0691 at 0.5 gives 0.416. Solved without interpolation it is 0.410." }),
	figure("Isothermal flow in 1 km of 500 mm pipe, f = 0.00185", {
		kind: "program",
		source: "fluids 1.3.1 (C. Bell), documentation of isothermal_gas: 145.48 kg/s from 10 to 9 bar"
	}, "1.0000", () => {
		return flowing(isothermalLine({
			pressure: 1e6,
			density: 11.3,
			massFlux: lineVelocity(145.4847572636031, 1, .5),
			resistance: 1.85 / .5
		})).pressureDrop / 1e5;
	}, { unit: "bar" })
];
var boiling = {
	liquidFlow: .54,
	gasFlow: .06,
	liquidDensity: 915,
	gasDensity: 2.67,
	liquidViscosity: 18e-5,
	gasViscosity: 14e-6,
	surfaceTension: .0487,
	diameter: .05,
	roughness: 0
};
var fluids = (name) => ({
	kind: "program",
	source: `fluids 1.3.1 (C. Bell), documentation of ${name}`
});
var twoPhase = [
	figure("Friedel, 0.6 kg/s of 10 % vapour in 50 mm", fluids("Friedel"), "738.65005", () => friedel(boiling).gradient, {
		unit: "Pa/m",
		note: "S. M. Ghiaasiaan, Two-Phase Flow, Boiling, and Condensation (2007), gives 730 Pa/m for it with the Blasius friction factor."
	}),
	figure("Lockhart–Martinelli, the same flow", fluids("Lockhart_Martinelli"), "716.46957", () => lockhartMartinelli(boiling).gradient, { unit: "Pa/m" }),
	figure("Beggs–Brill, the same flow, horizontal at 100 bar", fluids("Beggs_Brill"), "686.97245", () => {
		const { gradient, acceleration } = beggsBrill(boiling, 0, 1e7);
		return gradient / (1 - acceleration);
	}, { unit: "Pa/m" }),
	figure("Void fraction of Rouhani and Axelsson, 1 kg/s of 40 % vapour in 300 mm", fluids("Rouhani_1"), "0.85884202", () => 1 - liquidHoldup$1({
		...boiling,
		liquidFlow: .6,
		gasFlow: .4,
		liquidDensity: 800,
		gasDensity: 2.5,
		surfaceTension: .02,
		diameter: .3
	}))
];
var stainlessPipe = {
	fluidType: "Liquid",
	flowRate: {
		value: .2 * 62.36,
		unit: "lb/s"
	},
	density: {
		value: 62.36,
		unit: "lb/ft³"
	},
	viscosity: {
		value: 7536e-7,
		unit: "lb/(ft·s)"
	},
	insideDiameter: {
		value: 2,
		unit: "inch"
	},
	roughness: {
		value: 7e-6,
		unit: "ft"
	},
	length: {
		value: 200,
		unit: "ft"
	}
};
var published = [
	{
		type: "case",
		kind: "printed",
		title: "Water in a horizontal stainless pipe of 2 in",
		source: "Y. A. Çengel, J. M. Cimbala, Fluid Mechanics (2006), example 8-3, p. 344",
		case: stainlessPipe,
		expect: {
			velocity: {
				printed: "9.17",
				unit: "ft/s"
			},
			reynoldsNumber: {
				printed: "1.264e5",
				unit: ""
			}
		},
		note: "The Reynolds number is printed as 126,400, to four digits."
	},
	{
		type: "case",
		kind: "quoted",
		title: "The same: friction and pressure drop",
		source: "Y. A. Çengel, J. M. Cimbala, Fluid Mechanics (2006), example 8-3, not checked against the print",
		case: stainlessPipe,
		expect: {
			frictionFactor: {
				printed: "0.0174",
				unit: ""
			},
			totalPressureDrop: {
				printed: "11.8",
				unit: "psi"
			}
		}
	},
	...crane,
	...gas$1,
	...twoPhase
];
// calculators/line-sizing-pro/sends.ts
var needs = {
	itself: sentFluid(flowing$1),
	...maybe({
		liquidTemperature,
		temperature
	}),
	userDescription,
	fluidType,
	flowRate,
	vaporFlowRate,
	density,
	viscosity,
	vapourDensity,
	inletDensity,
	inletViscosity,
	isentropicExponent,
	absolutePressure,
	pressureAtOutlet,
	outletDensity,
	insideDiameter,
	nominalSize,
	schedule
};
var fluidNames = {
	Liquid: "Liquid",
	Gas: "Gas",
	Steam: "Gas",
	"Two-phase": "Multiphase"
};
/**
* The line as the turbulence assessment asks for it; its outside diameter and wall only where a pipe was chosen. A gas is
* sent as it is at the outlet, where it is lightest and ρv² highest; at the inlet where the outlet is not known. A fluid that
* is chosen goes along, and its properties are found there.
*/
function turbulenceCase(v) {
	if (v.fluidType === void 0 || v.flowRate === void 0 || v.inletDensity === void 0) return void 0;
	const isMixed = v.fluidType === "Two-phase";
	const pipe = v.insideDiameter === void 0 && v.nominalSize !== void 0 ? findPipes({
		nps: v.nominalSize ?? "",
		...v.schedule ? { schedule: v.schedule } : {}
	})[0] : void 0;
	const { absolutePressure: p1, pressureAtOutlet: p2 = p1, outletDensity: rho2 = v.inletDensity } = v;
	const sound = v.isentropicExponent === void 0 || p2 === void 0 ? void 0 : soundSpeed(v.isentropicExponent, p2, rho2);
	const vapour = v.vapourDensity === void 0 || p2 === void 0 || p1 === void 0 ? v.vapourDensity : v.vapourDensity * p2 / p1;
	const properties = {
		...sent("density", "density", isMixed ? v.density : rho2, "kg/m³"),
		...sent("vaporDensity", "density", isMixed ? vapour : void 0, "kg/m³"),
		...sent("viscosity", "dynamicViscosity", isMixed ? v.viscosity : v.inletViscosity, "cP"),
		...sent("soundSpeed", "velocity", sound, "m/s")
	};
	return {
		...v.userDescription ? { userDescription: v.userDescription } : {},
		fluidType: fluidNames[v.fluidType],
		...sent("flowRate", "massFlow", v.flowRate, "kg/h"),
		...sent("vaporFlowRate", "massFlow", isMixed ? v.vaporFlowRate : void 0, "kg/h"),
		...v.itself && p2 !== void 0 ? {
			...v.itself,
			...sent("pressure", "gaugePressure", gauge(p2), "bar(g)"),
			...sent("temperature", "temperature", v.liquidTemperature ?? v.temperature, "°C")
		} : properties,
		...sent("pipeOutsideDiameter", "length", pipe?.outerDiameter, "mm"),
		...sent("pipeWallThickness", "length", pipe?.wallThickness, "mm")
	};
}
var sends = [{
	to: "vibration-analysis-pro/flow-induced-turbulence",
	label: "Check flow-induced turbulence",
	give: picture(needs, turbulenceCase)
}];
// calculators/line-sizing-pro/stream.ts
/**
* What the fluid that is chosen fills at the inlet. The density of a gas follows from its molecular weight and its
* compressibility factor, which are filled, as it does where they are typed.
*/
var { id } = flowing$1.source;
var flowingAt = value("flowingAt", {
	fluidType,
	...maybe({
		liquidTemperature,
		temperature
	})
}, (v) => v.fluidType === "Liquid" ? v.liquidTemperature ?? missing("liquid temperature") : v.temperature ?? missing("temperature"));
var { main, gas, alone, checks } = flowingStreams(chosenFluid(flowing$1), {
	fluidType,
	both: "Two-phase"
}, absolutePressure, flowingAt, {
	liquid: flowRate,
	vapour: vaporFlowRate
}, id);
var liquidDensity = value("liquidDensity", {
	fluidType,
	own: main.density
}, (v) => v.fluidType === "Gas" ? ruledOut("gas") : v.own);
var outlet = value("absoluteOutletPressure", { outletPressure }, (v) => absolute(v.outletPressure));
/** Differences up to this share are not worth a word, and from the other on a warning. */
var sameShare = .01;
var doubtfulShare = .1;
/** A density of the gas that is typed stands in place of what the fluid gives, which nothing else says: the field is not filled. */
var typedGasDensity = check({
	fluidType,
	stream: gas.stream,
	...maybe({
		density,
		vaporDensity
	})
}, (v) => {
	const isGas = v.fluidType === "Gas";
	const typed = isGas ? v.density : v.vaporDensity;
	const { value: own, of, source } = streamDensity(v.stream);
	const off = typed === void 0 ? 0 : Math.abs(typed / own - 1);
	if (typed === void 0 || off <= sameShare) return [];
	return [(off > doubtfulShare ? warning : info)(`${isGas ? "Density" : "Vapour density"} is taken as typed, {typed}; {own} is that of ${of}.`, {
		field: isGas ? "density" : "vaporDensity",
		source,
		values: {
			typed: stated("density", typed),
			own: stated("density", own)
		}
	})];
});
var stream = {
	fills: [
		fill(density, liquidDensity),
		fill(viscosity, main.viscosity),
		fill(vaporViscosity, gas.viscosity),
		fill(surfaceTension, tensionBetween("streamTension", main.stream, gas.stream)),
		fill(molecularWeight, gas.molarMass),
		fill(compressibilityFactor, gas.compressibilityFactor),
		fill(gamma, gas.isentropicExponent)
	],
	checks: [
		...checks,
		flashCheck(alone, outlet, id),
		typedGasDensity
	],
	loads: [fluidLoads(flowing$1)]
};
// calculators/line-sizing-pro/definition.ts
var singlePhase = { fluidType: [
	"Liquid",
	"Gas",
	"Steam"
] };
var gases = { fluidType: ["Gas", "Steam"] };
var liquids = { fluidType: "Liquid" };
var mixtures = { fluidType: "Two-phase" };
var definition_default = calculation(meta, {
	inputs,
	fills: stream.fills,
	loads: stream.loads,
	carried: [carriedFluid(flowing$1)],
	results: {
		"Velocity and friction": [
			velocity,
			reynoldsNumber,
			frictionFactor,
			flowRegime,
			machNumber,
			outletVelocity,
			outletMach,
			outletDensity,
			liquidHoldup
		],
		"Pressure drop": [
			pressureDropPer100m,
			outletPressureDropPer100m,
			flowModel,
			frictionLoss,
			fittingLoss,
			elevationLoss,
			accelerationLoss,
			totalPressureDrop,
			outletPressure,
			chokedFlow
		],
		"Size and criteria": [
			recommendedSize,
			verdict,
			erosionalVelocity,
			erosionalRatio,
			rhoV2,
			outletErosionalVelocity,
			outletErosionalRatio,
			outletRhoV2,
			sizeTable
		]
	},
	primary: totalPressureDrop,
	answers: [
		totalPressureDrop,
		velocity,
		outletPressure,
		recommendedSize,
		verdict
	],
	methods: {
		"darcy-weisbach": {
			name: "Darcy–Weisbach",
			when: singlePhase
		},
		churchill: {
			name: "Churchill",
			when: liquids
		},
		adiabatic: {
			name: "Adiabatic",
			when: gases
		},
		isothermal: {
			name: "Isothermal",
			when: gases
		},
		friedel: {
			name: "Friedel",
			when: mixtures
		},
		"lockhart-martinelli": {
			name: "Lockhart–Martinelli",
			when: mixtures
		},
		"beggs-brill": {
			name: "Beggs–Brill",
			when: mixtures
		}
	},
	shows: [
		absolutePressure,
		totalFlow,
		vapourDensity,
		quality,
		liquidFraction,
		inletDensity,
		inletViscosity,
		isentropicExponent,
		diameter,
		wall,
		velocity,
		massFlux,
		froude,
		reynoldsNumber,
		flowRegime,
		frictionFactor,
		gasFriction,
		liquidHoldup,
		multiplier,
		pressureDropPer100m,
		craneFactor,
		fittingResistance,
		incompressibleLoss,
		flowModel,
		machNumber,
		densityRatio,
		expansionDrop,
		totalPressureDrop,
		outletPressure,
		chokedFlow,
		outletVelocity,
		outletMach,
		outletPressureDropPer100m,
		erosionalRatio,
		rhoV2,
		outletErosionalRatio,
		outletRhoV2
	],
	crossCheck: {
		result: totalPressureDrop,
		unsafe: "higher",
		consequence: "size a line that must pass its flow on the larger figure"
	},
	checks: [
		densityRemarks,
		gammaRemarks,
		sizeRemarks,
		regimeRemarks,
		fittingRemarks,
		geometryRemarks,
		chokingRemarks,
		pressureRemarks,
		criteriaRemarks,
		openRemarks,
		erosionRemarks,
		smoothRemarks,
		serviceRemarks,
		twoPhaseRemarks,
		stock,
		...stream.checks
	],
	examples,
	published,
	references: [
		"Crane Technical Paper No. 410, Flow of fluids through valves, fittings and pipe, 2009.",
		"C. F. Colebrook, Turbulent flow in pipes, J. Institution of Civil Engineers 11 (1939) 133–156.",
		"S. W. Churchill, Friction-factor equation spans all fluid-flow regimes, Chemical Engineering 84 (1977), no. 24, 91–92.",
		"R. Darby, Correlate pressure drops through fittings, Chemical Engineering 108 (2001), no. 4, 127–129.",
		"A. H. Shapiro, The Dynamics and Thermodynamics of Compressible Fluid Flow, Ronald Press 1953, chapter 6.",
		"L. Friedel, Improved friction pressure drop correlations for horizontal and vertical two-phase pipe flow, European Two-Phase Flow Group Meeting, Ispra 1979, paper E2.",
		"R. W. Lockhart, R. C. Martinelli, Chemical Engineering Progress 45 (1949) 39–48; D. Chisholm, Int. J. Heat and Mass Transfer 10 (1967) 1767–1778.",
		"H. D. Beggs, J. P. Brill, A study of two-phase flow in inclined pipes, J. Petroleum Technology 25 (1973) 607–617.",
		"J. C. Leung, M. A. Grolmes, The discharge of two-phase flashing flow in a horizontal duct, AIChE J. 33 (1987) 524–527.",
		"S. Z. Rouhani, E. Axelsson, Int. J. Heat and Mass Transfer 13 (1970) 383–393.",
		"API RP 14E, Design and installation of offshore production platform piping systems, 5th ed. 1991.",
		"NORSOK P-002, Process system design.",
		"IAPWS R7-97(2012), Industrial formulation 1997 for water and steam; R12-08, viscosity."
	],
	drawing,
	plots,
	sends
});
export { definition_default as default };
