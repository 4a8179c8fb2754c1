import { r as loadFluidData, t as fluidOf } from "./fluid-DrduMkw_.js";
import { n as transportOf, t as loadTransportData } from "./fluid-transport-DGA2dZK2.js";
import { _t as gasConstant, d as findRoot, it as requirePositive, nt as requireFinite, ot as Refusal, st as stated } from "./kit-R3DteEWw.js";
import { t as streamName } from "./stream-fluid-DAjN7XJ2.js";
import { i as steamAtPT } from "./steam-CPEPiFHu.js";
import { a as surfaceTension } from "./saturated-pair-mWGFE35l.js";
// engineering/properties/stated-uncertainties.ts
var both = (percent) => [percent, percent];
/** Of the equations for technical use: R. Span and W. Wagner, Int. J. Thermophys. 24 (2003) 41-109. */
var technical = {
	density: [.2, .5],
	heatCapacity: [2, 1],
	speedOfSound: [2, 1],
	vapourPressure: .2,
	where: "liquids up to about 30 MPa; 0.5 % in density at higher pressures"
};
var afterTechnical = {
	...technical,
	source: "stated for the technical equation of this fluid, with which this newer one agrees: R. Span and W. Wagner, Int. J. Thermophys. 24 (2003) 41-109"
};
/** Y. Zhou, J. Wu and E. W. Lemmon, J. Phys. Chem. Ref. Data 41 (2012) 023103, abstract. */
var xylenes = {
	density: [.1, 1],
	heatCapacity: both(1),
	speedOfSound: both(1),
	vapourPressure: .5,
	where: "vapour pressure above the normal boiling point"
};
/** D. Bücker and W. Wagner, J. Phys. Chem. Ref. Data 35 (2006) 929-1019. */
var butanes = {
	density: both(.02),
	vapourPressure: .02,
	where: "below 340 K and 12 MPa; vapour pressure above 270 K"
};
/** E. W. Lemmon and E. C. Ihmels, Fluid Phase Equilib. 228-229 (2005) 173-187. */
var butenes = {
	density: [.1, .5],
	heatCapacity: [.5, void 0],
	vapourPressure: .5,
	where: "liquid above 270 K; heat capacity of the saturated liquid"
};
/**
* By component id: what the paper of its reference equation states, or NIST in its fluid files of that equation. Those of methane,
* propane, hydrogen, argon, benzene, the xylenes, ethylbenzene, methanol, sulfur dioxide, chlorine and water were checked against
* copies; the others are quoted and not checked against the print.
*/
var ofReferenceEquations = {
	C1: {
		density: both(.03),
		heatCapacity: both(1),
		speedOfSound: [.3, .03],
		where: "below 350 K and 12 MPa; 0.07 % in density up to 50 MPa"
	},
	C2: {
		density: both(.03),
		where: "up to 520 K and 30 MPa"
	},
	C3: {
		density: [.01, .03],
		heatCapacity: both(.5),
		speedOfSound: both(.03),
		vapourPressure: .02,
		where: "below 350 K; speed of sound from 260 K to 420 K; vapour pressure above 180 K"
	},
	iC4: butanes,
	nC4: butanes,
	iC5: {
		density: [.2, .5],
		heatCapacity: both(1),
		vapourPressure: .4,
		where: "up to 40 MPa"
	},
	nC5: afterTechnical,
	nC6: afterTechnical,
	nC7: technical,
	nC8: afterTechnical,
	nC9: {
		density: [.2, 1],
		heatCapacity: both(1),
		speedOfSound: both(1),
		vapourPressure: .2,
		where: "liquids up to 10 MPa; vapour pressure from 300 K to 430 K"
	},
	nC10: {
		density: [.2, 1],
		heatCapacity: both(1),
		speedOfSound: both(1),
		vapourPressure: .2,
		where: "liquids up to 10 MPa; vapour pressure from 350 K to 500 K"
	},
	nC12: {
		density: both(.2),
		heatCapacity: both(1),
		speedOfSound: both(.5),
		vapourPressure: .2,
		where: "below 200 MPa"
	},
	N2: {
		density: both(.02),
		heatCapacity: [.8, .3],
		where: "up to 523 K and 12 MPa, above 240 K up to 30 MPa"
	},
	O2: {
		density: both(.1),
		heatCapacity: both(2),
		speedOfSound: both(1)
	},
	Ar: {
		density: both(.03),
		heatCapacity: [2, .3],
		where: "up to 520 K and 30 MPa"
	},
	H2: {
		density: [.2, .04],
		heatCapacity: both(1),
		speedOfSound: both(.5),
		vapourPressure: .2,
		where: "gas from 250 K to 450 K up to 300 MPa; speed of sound below 100 MPa"
	},
	CO: {
		density: both(.3),
		heatCapacity: both(2),
		vapourPressure: .2,
		where: "away from the critical point"
	},
	CO2: {
		density: both(.05),
		heatCapacity: both(1.5),
		speedOfSound: both(1),
		vapourPressure: .012,
		where: "up to 523 K and 30 MPa"
	},
	H2S: {
		density: [.1, .4],
		heatCapacity: both(1),
		speedOfSound: both(1),
		vapourPressure: .25,
		where: "below the critical temperature; up to 500 K 1 % in density above it"
	},
	SO2: {
		density: [.1, .25],
		heatCapacity: [2, void 0],
		vapourPressure: .2,
		where: "away from the critical point; heat capacity from 200 K to 290 K"
	},
	NH3: {
		density: both(.2),
		heatCapacity: both(2),
		where: "away from the critical point"
	},
	"C2=": {
		density: both(.03),
		where: "from 180 K to 450 K up to 30 MPa"
	},
	Bz: {
		density: [.2, 1],
		heatCapacity: both(1),
		speedOfSound: both(.5),
		vapourPressure: .2,
		where: "below 350 K and 100 MPa 0.1 % in density of the liquid"
	},
	Tol: {
		density: [.5, 1],
		heatCapacity: both(1),
		speedOfSound: both(1),
		vapourPressure: .3
	},
	EtBz: xylenes,
	mXyl: xylenes,
	oXyl: xylenes,
	pXyl: xylenes,
	cC6: {
		density: both(.1),
		heatCapacity: both(1),
		where: "below 500 K"
	},
	MeOH: {
		density: both(.1),
		speedOfSound: both(2),
		where: "outside the critical region and high pressures"
	},
	EtOH: {
		density: both(.2),
		heatCapacity: both(3),
		speedOfSound: both(1),
		vapourPressure: .5
	},
	Acetone: {
		density: [.5, 1],
		heatCapacity: both(1),
		speedOfSound: both(1),
		vapourPressure: .5,
		where: "liquid below 380 K; vapour pressure above 270 K"
	},
	R134a: {
		density: both(.05),
		heatCapacity: both(1),
		speedOfSound: [1, .05],
		vapourPressure: .02
	},
	Air: {
		density: both(.1),
		heatCapacity: both(1),
		speedOfSound: both(.2),
		where: "up to 873 K and 70 MPa"
	},
	Cl2: {
		density: [.1, .25],
		speedOfSound: [.6, .05],
		vapourPressure: 1,
		where: "up to 320 K; vapour pressure up to 275 K 0.4 %"
	},
	"1C4=": {
		...butenes,
		vapourPressure: .25
	},
	"iC4=": butenes,
	DME: {
		density: [.1, .3],
		heatCapacity: [2, void 0],
		vapourPressure: .2,
		where: "below the critical temperature; vapour pressure above 260 K"
	}
};
/** Of water: the formulation for scientific use, which IAPWS-IF97 follows within its own tolerances. */
var ofWater = {
	density: both(.1),
	heatCapacity: [.1, .2],
	vapourPressure: .025,
	where: "away from the critical point; far smaller in liquid below 423 K and 10 MPa",
	source: "IAPWS R6-95(2018) and R7-97(2012)"
};
/** Of natural gases and similar mixtures: O. Kunz and W. Wagner, J. Chem. Eng. Data 57 (2012) 3032-3091. */
var ofGerg = {
	density: [.5, .1],
	heatCapacity: both(2),
	speedOfSound: [void 0, .1],
	vapourPressure: 3,
	where: "natural gases from 250 K to 450 K up to 35 MPa; bubble points of mixtures that were measured"
};
/** What nine tenths of the differences from the reference equations stay within: see the test beside this file. */
var ofPengRobinson = {
	density: [5, 4],
	heatCapacity: [16, 10],
	speedOfSound: [25, 10],
	vapourPressure: 3,
	where: "saturated liquid from 0.55 to 0.9 of the critical temperature, gas from 1.1 to 1.6 of it up to 1.5 times the critical pressure",
	source: "nine tenths of the differences from the reference equations of pure fluids are smaller"
};
// engineering/properties/uncertainty.ts
var statements = {
	iapws: () => ofWater,
	reference: (id) => ofReferenceEquations[id],
	gerg2008: () => ofGerg,
	pr: () => ofPengRobinson
};
/**
* The uncertainty of a property of a phase by the fluid's own equation and correlations, as its authors state it: of one number
* for liquid and one for gas, not near the critical point. Undefined where nobody published one, or there is no such property.
* A fluid above its critical point counts as a gas. Viscosity and conductivity want `loadTransportData` first; a surface
* tension carries its own (`TransportValue`).
*/
function uncertaintyOf(fluid, property, phase) {
	if (property === "viscosity" || property === "thermalConductivity") return ofTransport(fluid, property, phase);
	const stated = statements[fluid.method](Object.keys(fluid.composition)[0] ?? "");
	if (!stated) return void 0;
	const [liquid, gas] = property === "vapourPressure" ? [stated.vapourPressure, stated.vapourPressure] : stated[property] ?? [];
	const percent = phase.state.phase === "liquid" ? liquid : gas;
	if (percent === void 0) return void 0;
	return {
		share: percent / 100,
		where: stated.where,
		source: stated.source ?? fluid.source
	};
}
function ofTransport(fluid, property, phase) {
	try {
		const { uncertainty, source, extrapolated } = transportOf(fluid)[property](phase);
		return extrapolated ? void 0 : {
			share: uncertainty,
			where: void 0,
			source
		};
	} catch (error) {
		if (error instanceof Refusal) return void 0;
		throw error;
	}
}
// engineering/properties/stream/load.ts
/** Loads what a fluid's properties need. Undefined where all of it is there. */
function loadStreamData(fluid) {
	if (fluid.type !== "components") return void 0;
	const ids = Object.keys(fluid.amounts);
	if (ids.length === 0) return void 0;
	const waiting = [loadFluidData(ids), loadTransportData(ids)].filter((each) => each !== void 0);
	return waiting.length > 0 ? Promise.all(waiting).then(() => void 0) : void 0;
}
// engineering/properties/stream/stream-phase.ts
/** So near to its saturation pressure a fluid is taken as saturated: what is typed is rounded. */
var saturatedShare = .01;
/**
* The phase of a stream that is asked for at p in Pa and T in K; whichever it has where none is. Refusal where the stream has
* no such phase there, and where no equation holds.
*/
function streamPhaseAt(fluid, pressure, temperature, asked) {
	if (fluid.type === "table") {
		const { phase: whole } = fluid;
		if (asked !== void 0 && asked !== whole) throw new Refusal(`the table is of ${phaseWords[whole]}, not of ${phaseWords[asked]}`);
		return {
			fluid,
			pressure,
			temperature,
			asked,
			whole,
			quality: void 0,
			phase: void 0
		};
	}
	if (fluid.type !== "components") {
		if (asked === "gas") throw new Refusal(`${streamName(fluid)} is known as a liquid only`);
		return {
			fluid,
			pressure,
			temperature,
			asked,
			whole: "liquid",
			quality: void 0,
			phase: void 0
		};
	}
	const equation = fluidOf(fluid.amounts);
	const state = equation.stateAt({
		pressure,
		temperature
	});
	const { phase: whole, quality } = state;
	const phase = phaseOf(fluid, equation, state, asked);
	return {
		fluid,
		pressure,
		temperature,
		asked,
		whole,
		quality: whole === "two-phase" ? quality : void 0,
		phase
	};
}
/** The liquid of a stream as a fluid by itself: where some of the stream is vapour, of the composition that is left to it. */
function streamLiquid({ fluid, asked, whole, phase }) {
	return asked === "liquid" && whole === "two-phase" && phase ? {
		type: "components",
		amounts: phase.composition
	} : fluid;
}
/**
* A stream of two phases, as a whole, at p in Pa. Refusal where it has no two there; a pure fluid has them at one temperature
* alone, so that its share of vapour has to be known.
*/
function streamTwoPhasesAt(fluid, pressure, known) {
	const name = streamName(fluid);
	if (fluid.type !== "components") throw new Refusal(`how ${name} boils is not known`);
	const equation = fluidOf(fluid.amounts);
	const state = equation.stateAt({
		pressure,
		...known
	});
	const { phase: whole, quality, temperature } = state;
	if (whole === "two-phase") return {
		fluid,
		pressure,
		temperature,
		asked: void 0,
		whole,
		quality,
		phase: single(equation.composition, state)
	};
	const words = Object.keys(fluid.amounts).length === 1 ? "; its share of vapour is needed: a pure fluid boils at one temperature" : ", not of two phases";
	throw new Refusal(`${name} is ${phaseWords[whole]} at {pressure} and {temperature}${words}`, stateWords(state));
}
/**
* The liquid of a fluid at its bubble point at T in K. Refusal where it has none, above the critical temperature, and where
* nobody knows how it boils.
*/
function streamBoilingAt(fluid, temperature) {
	if (fluid.type !== "components") throw new Refusal(`how ${streamName(fluid)} boils is not known`);
	const { pressure, phases } = fluidOf(fluid.amounts).stateAt({
		temperature,
		quality: 0
	});
	return {
		fluid,
		pressure,
		temperature,
		asked: "liquid",
		whole: "two-phase",
		quality: 0,
		phase: phases?.liquid
	};
}
var phaseWords = {
	liquid: "a liquid",
	gas: "a gas",
	supercritical: "supercritical",
	"two-phase": "partly vapour"
};
function stateWords({ pressure, temperature }) {
	return {
		pressure: stated("absolutePressure", pressure),
		temperature: stated("temperature", temperature)
	};
}
function phaseOf(fluid, equation, state, asked) {
	const { phase, phases } = state;
	if (phases && asked !== void 0) return asked === "liquid" ? phases.liquid : phases.vapour;
	if (asked === void 0 || phase === asked || phase === "supercritical") return single(equation.composition, state);
	const saturated = saturatedNear(equation, state, asked);
	if (saturated) return saturated;
	throw new Refusal(`${streamName(fluid)} is ${phaseWords[phase]} at {pressure} and {temperature}, not ${phaseWords[asked]}`, stateWords(state));
}
function single(composition, state) {
	return {
		composition,
		state
	};
}
/** The saturated phase at the temperature of a state whose pressure is that of saturation but for rounding. */
function saturatedNear(equation, { pressure, temperature }, asked) {
	const saturated = saturatedAt(equation, temperature, asked);
	if (!saturated?.phases || Math.abs(pressure / saturated.pressure - 1) > saturatedShare) return void 0;
	return asked === "liquid" ? saturated.phases.liquid : saturated.phases.vapour;
}
/** The bubble or the dew point at a temperature; undefined where there is none. */
function saturatedAt(equation, temperature, asked) {
	try {
		return equation.stateAt({
			temperature,
			quality: asked === "liquid" ? 0 : 1
		});
	} catch (error) {
		if (error instanceof Refusal) return void 0;
		throw error;
	}
}
// engineering/properties/liquids/api-gravity.ts
/** Refuses a density outside a group's range, by its name. */
function refuseDensity(of, density, least, most) {
	throw new Refusal(`the density of ${of} at 60 °F must be from {least} to {most}, and is {value}`, {
		least: stated("density", least),
		most: stated("density", most),
		value: stated("density", density)
	});
}
// engineering/properties/liquids/aqueous-coefficients.ts
/** Å. Melinder, Properties of Secondary Working Fluids for Indirect Systems, International Institute of Refrigeration, 2nd ed. (2010). */
var aqueousCoefficients = {
	ethyleneGlycol: {
		name: "ethylene glycol",
		maximumTemperature: 373.15,
		base: {
			temperature: 304.878,
			fraction: .308462
		},
		freezing: [
			257.9,
			-80.8,
			-133.4,
			-72.93,
			100.6,
			11.4
		],
		density: [
			[
				1034,
				131.1,
				.749,
				-106.2,
				-96.23,
				489.1
			],
			[
				-.4781,
				-.6876,
				.7855,
				1.229,
				-7.211
			],
			[
				-.002692,
				.004805,
				-.003995,
				-.01153
			],
			[
				4725e-9,
				169e-8,
				4982e-8
			]
		],
		heatCapacity: [
			[
				3737,
				-1799,
				-993.3,
				2610,
				1537,
				-16180
			],
			[
				2.93,
				10.46,
				3.516,
				-1.189,
				-42.72
			],
			[
				-.004675,
				-.04147,
				.05109,
				-.1643
			],
			[
				-1389e-8,
				1847e-8,
				-7138e-7
			]
		],
		conductivity: [
			[
				.472,
				-.4286,
				.1747,
				.03017,
				-.1322,
				.2678
			],
			[
				8903e-7,
				-.001473,
				6814e-7,
				-.002412,
				.002555
			],
			[
				-1058e-9,
				1059e-8,
				-3612e-8,
				4004e-8
			],
			[
				-2.789e-9,
				-1.142e-8,
				2.365e-8
			]
		],
		viscosity: [
			[
				.4705,
				2.471,
				.03328,
				1.659,
				3.089,
				-18.65
			],
			[
				-.0255,
				-.01171,
				.01086,
				.003157,
				.01831
			],
			[
				1782e-7,
				1052e-7,
				1051e-7,
				4063e-7
			],
			[
				-7.669e-7,
				-1634e-9,
				-6475e-9
			]
		]
	},
	propyleneGlycol: {
		name: "propylene glycol",
		maximumTemperature: 373.15,
		base: {
			temperature: 305.8583,
			fraction: .307031
		},
		freezing: [
			259.9,
			-66.31,
			-109.4,
			-228.3,
			-340.9,
			146.5
		],
		density: [
			[
				1018,
				76.04,
				-24.98,
				-155,
				-113.1,
				234.2
			],
			[
				-.5406,
				-.945,
				.27,
				2.829,
				-2.221
			],
			[
				-.002666,
				.005541,
				-.004018,
				-.007175
			],
			[
				1347e-8,
				-1343e-8,
				3376e-8
			]
		],
		heatCapacity: [
			[
				3882,
				-1304,
				-1598,
				353.9,
				5e3,
				-4959
			],
			[
				2.699,
				5.07,
				.9534,
				31.02,
				-71.35
			],
			[
				-.001659,
				-.004752,
				.1167,
				-.295
			],
			[
				-1032e-8,
				1522e-7,
				-487e-6
			]
		],
		conductivity: [
			[
				.4513,
				-.4795,
				.2076,
				-.09083,
				-.05952,
				.2104
			],
			[
				7955e-7,
				-.001678,
				.001563,
				-.002518,
				-.003605
			],
			[
				3.482e-8,
				8941e-9,
				-4615e-8,
				6543e-8
			],
			[
				-5.966e-9,
				1.493e-8,
				9.897e-8
			]
		],
		viscosity: [
			[
				.6837,
				3.328,
				.5453,
				-3.9,
				-1.587,
				35.64
			],
			[
				-.03045,
				-.03984,
				-86e-5,
				.1054,
				.04475
			],
			[
				2525e-7,
				4332e-7,
				-1593e-7,
				-.001589
			],
			[
				-1399e-9,
				-186e-8,
				-4.465e-7
			]
		]
	},
	methanol: {
		name: "methanol",
		maximumTemperature: 313.15,
		base: {
			temperature: 276.6859,
			fraction: .305128
		},
		freezing: [
			246.86,
			-118.7,
			-121.8,
			-68.23,
			12.97,
			236.3
		],
		density: [
			[
				958.1,
				-139.1,
				-110.5,
				-120.8,
				492.7,
				-772.7
			],
			[
				-.4151,
				-1.51,
				1.828,
				2.992,
				-13.25
			],
			[
				-.002261,
				.01113,
				-.01641,
				.001455
			],
			[
				2.998e-7,
				-3264e-8,
				151e-6
			]
		],
		heatCapacity: [
			[
				3887,
				-1850,
				-376.9,
				-3776,
				-15040,
				64330
			],
			[
				7.201,
				29.84,
				-119.6,
				-56.11,
				737.3
			],
			[
				-.08979,
				-.1865,
				.9801,
				-.7811
			],
			[
				-439e-6,
				-.001718,
				.00666
			]
		],
		conductivity: [
			[
				.4175,
				-.4421,
				.2044,
				.2943,
				-.08666,
				-2.033
			],
			[
				7271e-7,
				-.002952,
				.003413,
				-9646e-7,
				-4573e-8
			],
			[
				2.823e-7,
				7336e-9,
				-3665e-8,
				3174e-8
			],
			[
				9.718e-9,
				4.328e-8,
				-2.791e-7
			]
		],
		viscosity: [
			[
				1.153,
				.5448,
				-5.552,
				3.038,
				6.669,
				-8.472
			],
			[
				-.03866,
				.01008,
				.08384,
				-.07435,
				-.09105
			],
			[
				2779e-7,
				-2809e-7,
				-3997e-7,
				7442e-7
			],
			[
				-1543e-9,
				9.811e-7,
				-3466e-9
			]
		]
	}
};
// engineering/properties/liquids/aqueous.ts
var source$1 = "Å. Melinder, Properties of Secondary Working Fluids for Indirect Systems, 2nd ed., International Institute of Refrigeration (2010)";
/** Largest mass fraction of the solute. */
var mostSolute = .6;
/**
* A solution of a mass fraction of a solute in water at T in K. Refusal for more than 60 % of it, below the temperature at which
* it freezes, and above 100 °C, with methanol 40 °C.
*/
function aqueousSolution(solute, massFraction, temperature) {
	requireFinite("massFraction", massFraction);
	const coefficients = aqueousCoefficients[solute];
	const { name, base, maximumTemperature } = coefficients;
	if (!(massFraction >= 0 && massFraction <= mostSolute)) throw new Refusal(`the mass fraction of ${name} in water must be from 0 to {most}, and is {value}`, {
		most: stated("fraction", mostSolute),
		value: stated("fraction", massFraction)
	});
	const freezingTemperature = freezingPoint(coefficients, massFraction);
	if (!(temperature >= freezingTemperature && temperature <= maximumTemperature)) throw new Refusal(`{fraction} of ${name} in water is known from {least} to {most}, and the temperature is {value}`, {
		fraction: stated("fraction", massFraction),
		least: stated("temperature", freezingTemperature),
		most: stated("temperature", maximumTemperature),
		value: stated("temperature", temperature)
	});
	const at = (polynomial) => evaluate(polynomial, temperature - base.temperature, massFraction - base.fraction);
	return {
		density: at(coefficients.density),
		heatCapacity: at(coefficients.heatCapacity),
		thermalConductivity: at(coefficients.conductivity),
		viscosity: .001 * Math.exp(at(coefficients.viscosity)),
		freezingTemperature,
		source: source$1,
		uncertainty: {
			density: .005,
			heatCapacity: .04,
			thermalConductivity: .03,
			viscosity: .05
		}
	};
}
/** K at which ice begins to form; no more than that of water. */
function freezingPoint({ freezing, base }, massFraction) {
	const value = evaluate([freezing], 0, massFraction - base.fraction);
	return Math.min(273.15, value);
}
function evaluate(polynomial, byTemperature, byFraction) {
	return polynomial.reduceRight((sum, row) => sum * byTemperature + row.reduceRight((inner, coefficient) => inner * byFraction + coefficient, 0), 0);
}
// engineering/properties/liquids/reid-vapour-pressure.ts
/** Slopes where none was measured: AP-42, figure 7.1-14a. */
var distillationSlopes = {
	gasoline: 3,
	lightNaphtha: 3.5,
	naphtha: 2.5,
	aviationGasoline: 2
};
var psi = 6894.757293168;
var source = "U.S. EPA, AP-42, section 7.1, figures 7.1-13b and 7.1-14b (API Publication 2517)";
/** RVP of the nomographs, psi, and their temperatures, °F. */
var reidRange = {
	crude: [2, 15],
	refined: [1, 20]
};
var fahrenheitRange = [0, 140];
/** True vapour pressure of a stock from its Reid vapour pressure in Pa at T in K. Refusal for a slope outside 0 to 20. */
function trueVapourPressure(stock, reidVapourPressure, temperature) {
	const reid = requirePositive("reidVapourPressure", reidVapourPressure) / psi;
	const fahrenheit = 1.8 * requirePositive("temperature", temperature) - 459.67;
	const rankine = fahrenheit + 459.6;
	if (!(rankine > 0)) throw new RangeError(`temperature must be above 0, got ${temperature}`);
	const logarithm = Math.log10(reid);
	const [least, most] = reidRange[stock.kind];
	const [coldest, warmest] = fahrenheitRange;
	const beyond = reid < least || reid > most || fahrenheit < coldest || fahrenheit > warmest;
	return {
		pressure: psi * Math.exp(stock.kind === "crude" ? crude(rankine, logarithm) : refined$1(rankine, logarithm, stock.slope)),
		source,
		uncertainty: .1,
		extrapolated: beyond
	};
}
function crude(rankine, logarithm) {
	return (2799 / rankine - 2.227) * logarithm - 7261 / rankine + 12.82;
}
function refined$1(rankine, logarithm, slope) {
	if (!(slope > 0 && slope <= 20)) throw new Refusal("the slope of the distillation must be above 0 and up to 20 °F per %, and is {value}", { value: stated("number", slope) });
	const root = Math.sqrt(slope);
	return (.7553 - 413 / rankine) * root * logarithm - (1.854 - 1042 / rankine) * root + (2416 / rankine - 2.013) * logarithm - 8742 / rankine + 15.64;
}
// engineering/properties/liquids/sea-salt-coefficients.ts
/** i, j, k and g of the saline part of the Gibbs energy, IAPWS R13-08 table 2, J/kg. */
var saltCoefficients = [
	[
		1,
		0,
		0,
		5812.81456626732
	],
	[
		2,
		0,
		0,
		1416.27648484197
	],
	[
		3,
		0,
		0,
		-2432.14662381794
	],
	[
		4,
		0,
		0,
		2025.80115603697
	],
	[
		5,
		0,
		0,
		-1091.66841042967
	],
	[
		6,
		0,
		0,
		374.60123787784
	],
	[
		7,
		0,
		0,
		-48.5891069025409
	],
	[
		1,
		1,
		0,
		851.226734946706
	],
	[
		2,
		1,
		0,
		168.072408311545
	],
	[
		3,
		1,
		0,
		-493.407510141682
	],
	[
		4,
		1,
		0,
		543.835333000098
	],
	[
		5,
		1,
		0,
		-196.028306689776
	],
	[
		6,
		1,
		0,
		36.7571622995805
	],
	[
		2,
		2,
		0,
		880.031352997204
	],
	[
		3,
		2,
		0,
		-43.0664675978042
	],
	[
		4,
		2,
		0,
		-68.5572509204491
	],
	[
		2,
		3,
		0,
		-225.267649263401
	],
	[
		3,
		3,
		0,
		-10.0227370861875
	],
	[
		4,
		3,
		0,
		49.3667694856254
	],
	[
		2,
		4,
		0,
		91.4260447751259
	],
	[
		3,
		4,
		0,
		.875600661808945
	],
	[
		4,
		4,
		0,
		-17.1397577419788
	],
	[
		2,
		5,
		0,
		-21.6603240875311
	],
	[
		4,
		5,
		0,
		2.49697009569508
	],
	[
		2,
		6,
		0,
		2.13016970847183
	],
	[
		2,
		0,
		1,
		-3310.49154044839
	],
	[
		3,
		0,
		1,
		199.459603073901
	],
	[
		4,
		0,
		1,
		-54.7919133532887
	],
	[
		5,
		0,
		1,
		36.0284195611086
	],
	[
		2,
		1,
		1,
		729.116529735046
	],
	[
		3,
		1,
		1,
		-175.292041186547
	],
	[
		4,
		1,
		1,
		-22.6683558512829
	],
	[
		2,
		2,
		1,
		-860.764303783977
	],
	[
		3,
		2,
		1,
		383.058066002476
	],
	[
		2,
		3,
		1,
		694.244814133268
	],
	[
		3,
		3,
		1,
		-460.319931801257
	],
	[
		2,
		4,
		1,
		-297.728741987187
	],
	[
		3,
		4,
		1,
		234.565187611355
	],
	[
		2,
		0,
		2,
		384.794152978599
	],
	[
		3,
		0,
		2,
		-52.2940909281335
	],
	[
		4,
		0,
		2,
		-4.08193978912261
	],
	[
		2,
		1,
		2,
		-343.956902961561
	],
	[
		3,
		1,
		2,
		83.1923927801819
	],
	[
		2,
		2,
		2,
		337.409530269367
	],
	[
		3,
		2,
		2,
		-54.1917262517112
	],
	[
		2,
		3,
		2,
		-204.889641964903
	],
	[
		2,
		4,
		2,
		74.726141138756
	],
	[
		2,
		0,
		3,
		-96.5324320107458
	],
	[
		3,
		0,
		3,
		68.0444942726459
	],
	[
		4,
		0,
		3,
		-30.1755111971161
	],
	[
		2,
		1,
		3,
		124.687671116248
	],
	[
		3,
		1,
		3,
		-29.483064349429
	],
	[
		2,
		2,
		3,
		-178.314556207638
	],
	[
		3,
		2,
		3,
		25.6398487389914
	],
	[
		2,
		3,
		3,
		113.561697840594
	],
	[
		2,
		4,
		3,
		-36.4872919001588
	],
	[
		2,
		0,
		4,
		15.8408172766824
	],
	[
		3,
		0,
		4,
		-3.41251932441282
	],
	[
		2,
		1,
		4,
		-31.656964386073
	],
	[
		2,
		2,
		4,
		44.2040358308
	],
	[
		2,
		3,
		4,
		-11.1282734326413
	],
	[
		2,
		0,
		5,
		-2.62480156590992
	],
	[
		2,
		1,
		5,
		7.04658803315449
	],
	[
		2,
		2,
		5,
		-7.92001547211682
	]
];
// engineering/properties/liquids/sea-water.ts
var sources$1 = [
	"IAPWS R13-08 with IAPWS-IF97 (Advisory Note 5): density, enthalpy, heat capacity",
	"M. H. Sharqawy, J. H. Lienhard and S. M. Zubair, Desalin. Water Treat. 16 (2010) 354, equations 22 and 23: viscosity",
	"IAPWS G10-15: thermal conductivity",
	"IAPWS G14-19: surface tension"
];
/** Salinity of the reference composition that X counts from, kg/kg. */
var unitSalinity = .03516504 * 40 / 35;
/**
* Sea water at p in Pa, T in K and salinity in kg salt per kg sea water. Refusal outside 0 to 79.85 °C, up to 100 MPa and 0.12
* kg/kg; nor is the freezing of the more saline water looked after.
*/
function seaWater(pressure, temperature, salinity) {
	requireWithin$1(pressure, temperature, salinity);
	const water = steamAtPT(pressure, temperature);
	const salt = saltPart(pressure, temperature, salinity);
	const { specificVolume, enthalpy, entropy, cp, thermalConductivity, viscosity } = water;
	if (cp === void 0 || thermalConductivity === void 0 || viscosity === void 0 || water.region !== 1) throw new Refusal("sea water boils at {temperature} and {pressure}", {
		temperature: stated("temperature", temperature),
		pressure: stated("absolutePressure", pressure)
	});
	return {
		density: 1 / (specificVolume + salt.byPressure),
		enthalpy: enthalpy + salt.value - temperature * salt.byTemperature,
		entropy: entropy - salt.byTemperature,
		heatCapacity: cp - temperature * salt.byTemperatureTwice,
		waterPotential: enthalpy - temperature * entropy + salt.value - salinity * salt.bySalinity,
		viscosity: viscosity * viscosityRatio(temperature, salinity),
		thermalConductivity: thermalConductivity + conductivityChange(pressure, temperature, salinity),
		surfaceTension: seaSurfaceTension(temperature, salinity),
		sources: sources$1,
		uncertainty: {
			density: .001,
			heatCapacity: .005,
			viscosity: .015,
			thermalConductivity: .02
		},
		extrapolated: pressure > 1e6
	};
}
/** The saline part of the Gibbs energy, J/kg, and its derivatives by T, by p, twice by T and by S: R13-08 equation 4. */
function saltPart(pressure, temperature, salinity) {
	if (salinity === 0) return {
		value: 0,
		byTemperature: 0,
		byTemperatureTwice: 0,
		byPressure: 0,
		bySalinity: 0
	};
	const X = Math.sqrt(salinity / unitSalinity);
	const tau = (temperature - 273.15) / 40;
	const pi = (pressure / 1e6 - .101325) / 100;
	let [value, byTau, byTauTwice, byPi, byX2] = [
		0,
		0,
		0,
		0,
		0
	];
	for (const [i, j, k, g] of saltCoefficients) {
		const factor = i === 1 ? X * X * Math.log(X) : X ** i;
		const t = tau ** j;
		const p = pi ** k;
		value += g * factor * t * p;
		if (j > 0) byTau += g * factor * j * tau ** (j - 1) * p;
		if (j > 1) byTauTwice += g * factor * j * (j - 1) * tau ** (j - 2) * p;
		if (k > 0) byPi += g * factor * t * k * pi ** (k - 1);
		byX2 += g * (i === 1 ? 2 * Math.log(X) + 1 : i * X ** (i - 2)) * t * p;
	}
	return {
		value,
		byTemperature: byTau / 40,
		byTemperatureTwice: byTauTwice / 1600,
		byPressure: byPi / 1e8,
		bySalinity: byX2 / (2 * unitSalinity)
	};
}
/** η of sea water over that of water, Sharqawy et al. equation 22. */
function viscosityRatio(temperature, salinity) {
	const t = temperature - 273.15;
	const A = 1.541 + .01998 * t - 952e-7 * t * t;
	const B = 7.974 - .07561 * t + 4724e-7 * t * t;
	return 1 + A * salinity + B * salinity * salinity;
}
/** λ of sea water less that of water, W/(m·K), IAPWS G10-15 equations 1 to 5. */
function conductivityChange(pressure, temperature, salinity) {
	if (salinity === 0) return 0;
	const p = pressure / 1e6;
	const t = temperature - 273.15;
	const a = (-7180891e-11 + 1.831971e-7 * p) * Math.exp((.001048077 - 4494722e-12 * p) * t);
	const b = (.1463375 + .0009208586 * p) * Math.exp((-.003086908 + 1798489e-11 * p) * t);
	return a * (1e3 * salinity) ** (1 + b);
}
/** σ, N/m, IAPWS G14-19 equation 1. */
function seaSurfaceTension(temperature, salinity) {
	if (temperature > 365.15 || salinity > (temperature < 274.15 ? .038 : .131)) return void 0;
	return surfaceTension(temperature) * (1 + .3766 * salinity + .002347 * salinity * (temperature - 273.15));
}
function requireWithin$1(pressure, temperature, salinity) {
	requireFinite("salinity", salinity);
	if (!(salinity >= 0 && salinity <= .12)) throw new Refusal("the salinity of sea water must be from 0 to {most}, and is {value}", {
		most: stated("fraction", .12),
		value: stated("fraction", salinity)
	});
	if (!(temperature >= 273.15 && temperature <= 353)) throw new Refusal("IAPWS R13-08 holds from {least} to {most}, and the temperature is {value}", {
		least: stated("temperature", 273.15),
		most: stated("temperature", 353),
		value: stated("temperature", temperature)
	});
	if (!(pressure > 0 && pressure <= 1e8)) throw new Refusal("IAPWS R13-08 holds up to {most}, and the pressure is {value}", {
		most: stated("absolutePressure", 1e8),
		value: stated("absolutePressure", pressure)
	});
}
// engineering/properties/liquids/typed-table.ts
/**
* A table of typed values in any order. Refusal where it has no point, two of one temperature, or a value from which no logarithm
* can be taken where one is.
*/
function typedTable(name, course, typed) {
	const points = typed.toSorted((one, two) => one.temperature - two.temperature);
	if (points.length === 0) throw new Refusal(`${name} has no value`);
	points.forEach(({ temperature, value }, index) => {
		requirePositive("temperature", temperature);
		if (points[index - 1]?.temperature === temperature) throw new Refusal(`${name} has two values at {temperature}`, { temperature: stated("temperature", temperature) });
		if (!Number.isFinite(value) || course === "logarithmic" && !(value > 0)) throw new Refusal(`${name} must be above 0 at {temperature}`, { temperature: stated("temperature", temperature) });
	});
	return {
		name,
		course,
		points
	};
}
/**
* The mean between two temperatures in K of a table whose values run straight, exact: it is integrated from point to point.
* Refusal outside the points.
*/
function meanBetween(table, from, to) {
	const [least, most] = from < to ? [from, to] : [to, from];
	const between = table.points.filter(({ temperature }) => temperature > least && temperature < most);
	const ends = [least, most].map((temperature) => ({
		temperature,
		value: valueAt(table, temperature)
	}));
	const all = [
		...ends.slice(0, 1),
		...between,
		...ends.slice(1)
	];
	return all.reduce((sum, point, index) => {
		const before = all[index - 1] ?? point;
		return sum + (point.temperature - before.temperature) * (point.value + before.value) / 2;
	}, 0) / (most - least);
}
/** The value at T in K between the points. Refusal outside them: a typed table is never extrapolated. */
function valueAt({ name, course, points }, temperature) {
	requirePositive("temperature", temperature);
	const [first, last] = [points[0], points.at(-1)];
	if (first === void 0 || last === void 0) throw new Refusal(`${name} has no value`);
	const above = points.findIndex((point) => point.temperature >= temperature);
	const upper = points[above];
	if (upper?.temperature === temperature) return upper.value;
	const lower = points[above - 1];
	if (points.length === 1) throw new Refusal(`${name} was given at {only} alone, and the temperature is {value}`, {
		only: stated("temperature", first.temperature),
		value: stated("temperature", temperature)
	});
	if (upper === void 0 || lower === void 0) throw new Refusal(`${name} was given from {least} to {most}, and the temperature is {value}`, {
		least: stated("temperature", first.temperature),
		most: stated("temperature", last.temperature),
		value: stated("temperature", temperature)
	});
	if (course === "linear") {
		const share = (temperature - lower.temperature) / (upper.temperature - lower.temperature);
		return lower.value + share * (upper.value - lower.value);
	}
	const share = (1 / temperature - 1 / lower.temperature) / (1 / upper.temperature - 1 / lower.temperature);
	return lower.value * (upper.value / lower.value) ** share;
}
// engineering/properties/liquids/viscosity-temperature.ts
var viscosityTemperatureSource = "ASTM D341-09 (Walther)";
/** ν of the standard's range, mm²/s. */
var [leastViscosity, mostViscosity] = [.21, 2e7];
/** Z of ν in mm²/s, ASTM D341 equation A1.2. */
function zOf(viscosity) {
	return viscosity + .7 + Math.exp(-1.47 - 1.84 * viscosity - .51 * viscosity * viscosity);
}
/** ν in mm²/s of Z: the inverse of `zOf` by Newton's method. */
function viscosityOf(z) {
	let viscosity = Math.max(z - .7, .2);
	for (let step = 0; step < 60; step += 1) {
		const extra = Math.exp(-1.47 - 1.84 * viscosity - .51 * viscosity * viscosity);
		const slope = 1 - (1.84 + 1.02 * viscosity) * extra;
		const change = (viscosity + .7 + extra - z) / slope;
		viscosity -= change;
		if (Math.abs(change) <= 1e-14 * viscosity) break;
	}
	return viscosity;
}
/**
* The line through two kinematic viscosities of a petroleum liquid, ASTM D341. Refusal where they are not from 0.21 mm²/s on, or
* do not fall with temperature.
*/
function viscosityLine(first, second) {
	const [cold, warm] = first.temperature <= second.temperature ? [first, second] : [second, first];
	for (const { temperature, viscosity } of [cold, warm]) {
		requirePositive("temperature", temperature);
		requirePositive("viscosity", viscosity);
		if (!(1e6 * viscosity >= leastViscosity && 1e6 * viscosity <= mostViscosity)) throw new Refusal("ASTM D341 holds from {least} to {most}, and the viscosity is {value}", {
			least: stated("kinematicViscosity", 1e-6 * leastViscosity),
			most: stated("kinematicViscosity", 1e-6 * mostViscosity),
			value: stated("kinematicViscosity", viscosity)
		});
	}
	if (!(warm.temperature > cold.temperature && warm.viscosity < cold.viscosity)) throw new Refusal("of two viscosities that at the higher temperature must be the lower one");
	const ordinate = ({ viscosity }) => Math.log10(Math.log10(zOf(1e6 * viscosity)));
	const [x, y] = [Math.log10(cold.temperature), Math.log10(warm.temperature)];
	const B = (ordinate(cold) - ordinate(warm)) / (y - x);
	return {
		A: ordinate(cold) + B * x,
		B,
		measured: [cold.temperature, warm.temperature]
	};
}
/** ν in m²/s at T in K on the line, and whether it lies beyond what was measured. Refusal where it would be less than 0.21 mm²/s. */
function kinematicViscosityAt(line, temperature) {
	requirePositive("temperature", temperature);
	const z = 10 ** 10 ** (line.A - line.B * Math.log10(temperature));
	const viscosity = z >= zOf(leastViscosity) * (1 - 1e-12) ? viscosityOf(z) : NaN;
	if (!(viscosity <= mostViscosity * (1 + 1e-9))) throw new Refusal("ASTM D341 has no viscosity of this liquid at {temperature}: it would be outside {least} to {most}", {
		temperature: stated("temperature", temperature),
		least: stated("kinematicViscosity", 1e-6 * leastViscosity),
		most: stated("kinematicViscosity", 1e-6 * mostViscosity)
	});
	const [least, most] = line.measured;
	return {
		viscosity: 1e-6 * viscosity,
		extrapolated: temperature < least || temperature > most
	};
}
// engineering/properties/liquids/volume-correction.ts
var volumeCorrectionSource = "API MPMS 11.1 (2004), ASTM D1250-04, IP 200/04";
var groups = {
	crude: [{
		least: 610.6,
		most: 1163.5,
		K: [
			341.0957,
			0,
			0
		]
	}],
	refined: [
		{
			least: 610.6,
			most: 770.352,
			K: [
				192.4571,
				.2438,
				0
			]
		},
		{
			least: 770.352,
			most: 787.5195,
			K: [
				1489.067,
				0,
				-.0018684
			]
		},
		{
			least: 787.5195,
			most: 838.3127,
			K: [
				330.301,
				0,
				0
			]
		},
		{
			least: 838.3127,
			most: 1163.5,
			K: [
				103.872,
				.2701,
				0
			]
		}
	],
	lubricating: [{
		least: 800.9,
		most: 1163.5,
		K: [
			0,
			.34878,
			0
		]
	}]
};
var groupNames = {
	crude: "a crude oil",
	refined: "a refined product",
	lubricating: "a lubricating oil"
};
/** δ of 60 °F between the temperature scales, and 60 °F on IPTS-68, °F. */
var shift = .01374979547;
var base = 60.0068749;
/** -58 to 302 °F in K, and 1500 psi in Pa. */
var temperatureRange = [223.15, 423.15];
var maximumGaugePressure = 10342135.939752;
/**
* Correction of the volume of a petroleum liquid whose density at 60 °F is known, API MPMS 11.1.6.1: ρ in kg/m³, T in K, gauge
* pressure in Pa over that of equilibrium. Refusal outside -50 to 150 °C, 0 to 103 bar and the densities of the group.
*/
function volumeCorrection(group, density60, temperature, gaugePressure = 0) {
	requirePositive("density60", density60);
	requireWithin(temperature, gaugePressure);
	return correct(coefficientsOf(group, density60), density60, temperature, gaugePressure);
}
/**
* ρ at 60 °F in kg/m³ of a petroleum liquid from its density in kg/m³ at another temperature and gauge pressure, API MPMS
* 11.1.6.2. Refusal where no density of the group leads to it.
*/
function density60Of(group, density, temperature, gaugePressure = 0) {
	requirePositive("density", density);
	requireWithin(temperature, gaugePressure);
	for (const coefficients of groups[group]) {
		const { least, most } = coefficients;
		const off = (density60) => correct(coefficients, density60, temperature, gaugePressure).density - density;
		const root = findRoot(off, least, most);
		if (root !== void 0) return root.x;
	}
	const [first] = groups[group];
	return refuseDensity(groupNames[group], density, first?.least ?? NaN, 1163.5);
}
/** ρ at 60 °F in kg/m³ from that at 15 °C. */
function density60Of15(group, density15) {
	return density60Of(group, density15, 288.15);
}
function correct({ K }, density60, temperature, gaugePressure) {
	const [K0, K1, K2] = K;
	const A = shift / 2 * ((K0 / density60 + K1) / density60 + K2);
	const B = (2 * K0 + K1 * density60) / (K0 + (K1 + K2 * density60) * density60);
	const shifted = density60 * (1 + Math.expm1(A * (1 + .8 * A)) / (1 + A * (1 + 1.6 * A) * B));
	const expansion = (K0 / shifted + K1) / shifted + K2;
	const t = fahrenheit68(temperature);
	const warmer = t - base;
	const byTemperature = Math.exp(-expansion * warmer * (1 + .8 * expansion * (warmer + shift)));
	const compressibility = Math.exp(-1.9947 + 13427e-8 * t + (793920 + 2326 * t) / (shifted * shifted));
	const psi = gaugePressure / 6894.757293168;
	const byPressure = 1 / (1 - 1e-5 * compressibility * psi);
	const total = byTemperature * byPressure;
	return {
		temperature: byTemperature,
		pressure: byPressure,
		total,
		density: density60 * total,
		expansion,
		compressibility
	};
}
var scaleDifference = [
	-.148759,
	-.267408,
	1.08076,
	1.269056,
	-4.089591,
	-1.871251,
	7.438081,
	-3.536296
];
/** T in K on the scale of 1990 in °F on that of 1968, as the standard converts it. */
function fahrenheit68(temperature) {
	const celsius = temperature - 273.15;
	const tau = celsius / 630;
	return 1.8 * (celsius - scaleDifference.reduceRight((sum, a) => (sum + a) * tau, 0)) + 32;
}
function coefficientsOf(group, density60) {
	const members = groups[group];
	return members.find(({ least, most }, index) => index === members.length - 1 ? density60 >= least && density60 <= most : density60 >= least && density60 < most) ?? refuseDensity(groupNames[group], density60, members[0]?.least ?? NaN, members.at(-1)?.most ?? NaN);
}
function requireWithin(temperature, gaugePressure) {
	requireFinite("gaugePressure", gaugePressure);
	const [least, most] = temperatureRange;
	if (!(temperature >= least - 1e-9 && temperature <= most + 1e-9)) throw new Refusal("API MPMS 11.1 corrects volumes from {least} to {most}, and the temperature is {value}", {
		least: stated("temperature", least),
		most: stated("temperature", most),
		value: stated("temperature", temperature)
	});
	if (!(gaugePressure >= 0 && gaugePressure <= maximumGaugePressure * (1 + 1e-9))) throw new Refusal("API MPMS 11.1 corrects volumes for gauge pressures from 0 to {most}, and the pressure is {value}", {
		most: stated("gaugePressure", maximumGaugePressure),
		value: stated("gaugePressure", gaugePressure)
	});
}
// engineering/properties/stream/stream-value.ts
/** A value of a fluid. Refusal where it has none. */
function streamValue(fluid, value, source, uncertainty) {
	if (value === void 0 || !Number.isFinite(value)) throw new Refusal(`${source} gives no value for ${streamName(fluid)}`);
	return {
		value,
		of: streamName(fluid),
		source,
		uncertainty
	};
}
/** A transport property of a fluid, which says where it is extrapolated. */
function transportValue(fluid, { value, source, uncertainty, extrapolated }) {
	return streamValue(fluid, value, extrapolated ? `${source}, beyond its range` : source, uncertainty);
}
/** Refuses what is not known of a fluid; what it is, is said by whoever asked. */
function refuseUnknown(fluid) {
	throw new Refusal(`not known for ${streamName(fluid)}; enter by hand`);
}
// engineering/properties/stream/petroleum.ts
var atmosphere = 101325;
/** ρ, kg/m³, of a petroleum liquid at p in Pa and T in K, corrected from 15 °C. */
function petroleumDensity(fluid, pressure, temperature) {
	const { group, density15 } = fluid;
	const gauge = Math.max(0, pressure - atmosphere);
	const { density } = volumeCorrection(group, density60Of15(group, density15), temperature, gauge);
	return streamValue(fluid, density, volumeCorrectionSource);
}
/** η, Pa·s, from the line through its two kinematic viscosities. */
function petroleumViscosity(fluid, pressure, temperature) {
	if (!fluid.viscosities) throw new Refusal("the viscosity of the petroleum liquid needs two measured viscosities");
	const { viscosity, extrapolated } = kinematicViscosityAt(viscosityLine(...fluid.viscosities), temperature);
	const density = petroleumDensity(fluid, pressure, temperature);
	const beyond = extrapolated ? ", beyond what was measured" : "";
	return streamValue(fluid, viscosity * density.value, `${viscosityTemperatureSource}${beyond}; ${density.source}`);
}
/** Where no slope of the distillation is known, that of gasoline is taken, the lightest of the common products. */
var refined = {
	kind: "refined",
	slope: distillationSlopes.gasoline
};
/** The true vapour pressure, Pa, of a petroleum liquid at T in K. */
function petroleumVapourPressure(fluid, temperature) {
	const { group, reidVapourPressure } = fluid;
	if (reidVapourPressure === void 0) throw new Refusal("the vapour pressure of the petroleum liquid needs its Reid vapour pressure");
	const { pressure, source, uncertainty, extrapolated } = trueVapourPressure(group === "crude" ? { kind: "crude" } : refined, reidVapourPressure, temperature);
	return streamValue(fluid, pressure, `${source}${group === "crude" ? "" : ", distilling as gasoline does"}${extrapolated ? ", beyond its range" : ""}`, uncertainty);
}
// engineering/properties/stream/tabulated.ts
var names = {
	density: "density",
	viscosity: "viscosity",
	heatCapacity: "heat capacity",
	thermalConductivity: "thermal conductivity",
	vapourPressure: "vapour pressure",
	surfaceTension: "surface tension",
	molarMass: "molecular weight",
	compressibilityFactor: "compressibility factor",
	heatRatio: "ratio of specific heats"
};
var sources = {
	linear: "as typed, straight between the temperatures of the table",
	logarithmic: "as typed, its logarithm straight over 1/T between the temperatures of the table"
};
/** The viscosity of a gas rises with temperature, all but straight; that of a liquid falls as a vapour pressure rises. */
function courseOf({ phase }, property) {
	return property === "vapourPressure" || property === "viscosity" && phase === "liquid" ? "logarithmic" : "linear";
}
/** The values of a column that has any. */
function pointsOf({ rows }, property) {
	return rows.flatMap(({ temperature, [property]: value }) => value === void 0 ? [] : [{
		temperature,
		value
	}]);
}
function tableOf(fluid, property) {
	const points = pointsOf(fluid, property);
	if (points.length === 0) throw new Refusal(`the table has no ${names[property]}`);
	return typedTable(`the ${names[property]} of the table`, courseOf(fluid, property), points);
}
/** Whether a column is one value for all temperatures: that of a table of one row, and a molecular weight typed once. */
function isConstant({ rows }, property, { points }) {
	return points.length === 1 && (rows.length === 1 || property === "molarMass");
}
/**
* A property at T in K between the rows of a table, whose order and range it keeps. Refusal where its column is blank and
* outside the temperatures for which it was typed.
*/
function tabulated(fluid, property, temperature) {
	const table = tableOf(fluid, property);
	const [only] = table.points;
	return only && isConstant(fluid, property, table) ? streamValue(fluid, only.value, "as typed, taken as constant") : streamValue(fluid, valueAt(table, temperature), sources[table.course]);
}
/**
* ρ, kg/m³, at p in Pa and T in K: as typed; of a gas without a column of densities p·M/(Z·R·T), from its molecular weight and
* compressibility factor. Refusal as of `tabulated`.
*/
function tabulatedDensity(fluid, pressure, temperature) {
	const isTyped = fluid.rows.some(({ density }) => density !== void 0);
	if (fluid.phase === "liquid" || isTyped) return tabulated(fluid, "density", temperature);
	const { value: molarMass } = tabulated(fluid, "molarMass", temperature);
	const { value: factor } = tabulated(fluid, "compressibilityFactor", temperature);
	return streamValue(fluid, pressure * molarMass / (factor * gasConstant * temperature), "p·M/(Z·R·T) with M and Z as typed");
}
/** The mean of the heat capacity between two temperatures in K, J/(kg·K). Refusal as of `tabulated`. */
function tabulatedMeanHeatCapacity(fluid, from, to) {
	const table = tableOf(fluid, "heatCapacity");
	if (isConstant(fluid, "heatCapacity", table)) return tabulated(fluid, "heatCapacity", from);
	return streamValue(fluid, meanBetween(table, from, to), sources.linear);
}
/**
* α_v = −(∂ρ/∂T)/ρ, 1/K, from the slope between the two rows that T in K lies between. Refusal of a table of one density,
* which has none.
*/
function tabulatedExpansion(fluid, temperature) {
	const density = tabulated(fluid, "density", temperature);
	const { points } = tableOf(fluid, "density");
	const above = Math.max(1, points.findIndex((point) => point.temperature >= temperature));
	const [lower, upper] = [points[above - 1], points[above]];
	if (!lower || !upper) throw new Refusal("the expansion of the table needs densities at two temperatures");
	return streamValue(fluid, -((upper.value - lower.value) / (upper.temperature - lower.temperature)) / density.value, density.source);
}
/** What there is to know of a table as a whole. */
function tabulatedRemarks({ phase, rows }) {
	const isOfGas = phase === "gas" && rows.some(({ density }) => density !== void 0);
	return {
		remarks: [...rows.length === 1 ? ["The table has one row: its values are taken as constant."] : [], ...isOfGas ? ["The gas densities of the table are taken as typed, at any pressure."] : []],
		cautions: [],
		source: "as typed"
	};
}
// engineering/properties/stream/stream-properties.ts
/** ρ, kg/m³, of a phase; of a stream in two phases that was asked for whole, of both together. */
function streamDensity(stream) {
	const { fluid, pressure, temperature } = stream;
	switch (fluid.type) {
		case "table": return tabulatedDensity(fluid, pressure, temperature);
		case "components": return ofState(stream, ({ density }) => density, "density");
		case "petroleum": return petroleumDensity(fluid, pressure, temperature);
		case "solution": {
			const { density, source, uncertainty } = aqueousSolution(fluid.solute, fluid.massFraction, temperature);
			return streamValue(fluid, density, source, uncertainty.density);
		}
		case "seaWater": {
			const { density, sources, uncertainty } = seaWater(pressure, temperature, fluid.salinity);
			return streamValue(fluid, density, sources[0] ?? "", uncertainty.density);
		}
	}
}
/** cp, J/(kg·K). */
function streamHeatCapacity(stream) {
	const { fluid, pressure, temperature } = stream;
	switch (fluid.type) {
		case "table": return tabulated(fluid, "heatCapacity", temperature);
		case "components": return ofState(stream, ({ cp }) => cp, "heatCapacity");
		case "petroleum": return refuseUnknown(fluid);
		case "solution": {
			const { heatCapacity, source, uncertainty } = aqueousSolution(fluid.solute, fluid.massFraction, temperature);
			return streamValue(fluid, heatCapacity, source, uncertainty.heatCapacity);
		}
		case "seaWater": {
			const { heatCapacity, sources, uncertainty } = seaWater(pressure, temperature, fluid.salinity);
			return streamValue(fluid, heatCapacity, sources[0] ?? "", uncertainty.heatCapacity);
		}
	}
}
/** λ, W/(m·K), of one phase. */
function streamThermalConductivity(stream) {
	const { fluid, temperature } = stream;
	if (fluid.type === "table") return tabulated(fluid, "thermalConductivity", temperature);
	if (fluid.type !== "components") return refuseUnknown(fluid);
	return transportValue(fluid, transportOf(equationOf(fluid)).thermalConductivity(onePhase(stream)));
}
/** η, Pa·s. */
function streamViscosity(stream) {
	const { fluid, pressure, temperature } = stream;
	switch (fluid.type) {
		case "table": return tabulated(fluid, "viscosity", temperature);
		case "components": return transportValue(fluid, transportOf(equationOf(fluid)).viscosity(onePhase(stream)));
		case "petroleum": return petroleumViscosity(fluid, pressure, temperature);
		case "solution": {
			const { viscosity, source, uncertainty } = aqueousSolution(fluid.solute, fluid.massFraction, temperature);
			return streamValue(fluid, viscosity, source, uncertainty.viscosity);
		}
		case "seaWater": {
			const { viscosity, sources, uncertainty } = seaWater(pressure, temperature, fluid.salinity);
			return streamValue(fluid, viscosity, sources[1] ?? "", uncertainty.viscosity);
		}
	}
}
/** M, kg/mol. */
function streamMolarMass(stream) {
	const { fluid, temperature } = stream;
	if (fluid.type === "table") return tabulated(fluid, "molarMass", temperature);
	return ofState(stream, ({ molarMass }) => molarMass);
}
/** Z = p·M/(ρ·R·T). */
function streamCompressibility(stream) {
	const { fluid, temperature } = stream;
	if (fluid.type === "table") return tabulated(fluid, "compressibilityFactor", temperature);
	return ofState(stream, ({ compressibilityFactor }) => compressibilityFactor, "density");
}
/** κ = ρ·w²/p of the real fluid. */
function streamIsentropicExponent(stream) {
	const { fluid, temperature } = stream;
	if (fluid.type === "table") return tabulated(fluid, "heatRatio", temperature);
	return ofState(stream, ({ isentropicExponent }) => isentropicExponent);
}
/** w, m/s. */
function streamSpeedOfSound(stream) {
	return ofState(stream, ({ speedOfSound }) => speedOfSound, "speedOfSound");
}
/** So low a pressure, Pa, that a gas is ideal in all digits that are of use. */
var nearlyNone = 10;
/** γ = cp/cv of the ideal gas at the temperature of a stream, of the composition of its phase. */
function streamIdealHeatRatio({ fluid, temperature, phase }) {
	if (fluid.type === "table") return tabulated(fluid, "heatRatio", temperature);
	if (fluid.type !== "components" || !phase) return refuseUnknown(fluid);
	const equation = fluidOf(phase.composition);
	const { cp, cv } = equation.stateAt({
		pressure: nearlyNone,
		temperature
	});
	return streamValue(fluid, cp !== void 0 && cv !== void 0 ? cp / cv : void 0, `ideal gas of ${equation.source}`);
}
/** The pressure of the bubble point at T in K, Pa. Refusal where there is none, above the critical temperature. */
function streamVapourPressure(fluid, temperature) {
	switch (fluid.type) {
		case "table": return tabulated(fluid, "vapourPressure", temperature);
		case "components": {
			const equation = equationOf(fluid);
			const boiling = equation.stateAt({
				temperature,
				quality: 0
			});
			const uncertainty = boiling.phases && uncertaintyOf(equation, "vapourPressure", boiling.phases.liquid)?.share;
			return streamValue(fluid, boiling.pressure, equation.source, uncertainty);
		}
		case "petroleum": return petroleumVapourPressure(fluid, temperature);
		case "solution":
		case "seaWater": return refuseUnknown(fluid);
	}
}
/** σ, N/m, of the liquid at its bubble point at T in K. */
function streamSurfaceTension(fluid, temperature) {
	if (fluid.type === "seaWater") {
		const { surfaceTension, sources } = seaWater(101325, temperature, fluid.salinity);
		return streamValue(fluid, surfaceTension, sources[3] ?? "");
	}
	if (fluid.type === "table") return tabulated(fluid, "surfaceTension", temperature);
	if (fluid.type !== "components") return refuseUnknown(fluid);
	const equation = equationOf(fluid);
	const { phases } = equation.stateAt({
		temperature,
		quality: 0
	});
	if (!phases) throw new Refusal(`${streamName(fluid)} has no surface at {temperature}`, atTemperature(temperature));
	return transportValue(fluid, transportOf(equation).surfaceTension(phases.liquid, phases.vapour));
}
/** The critical point: of a mixture that on its envelope; undefined where none is known. */
function streamCriticalPoint(fluid) {
	return fluid.type === "components" ? equationOf(fluid).criticalPoint() : void 0;
}
/** The pressure of the critical point, Pa: of a mixture that on its envelope. */
function streamCriticalPressure(fluid) {
	if (fluid.type !== "components") return refuseUnknown(fluid);
	const equation = equationOf(fluid);
	const critical = equation.criticalPoint();
	if (!critical) throw new Refusal(`the envelope of ${streamName(fluid)} passes no critical point; type its pressure`);
	return streamValue(fluid, critical.pressure, equation.source);
}
/**
* Latent heat at p in Pa, J per kg of the vapour that first forms of a boiling liquid: of a pure fluid the difference of its two
* phases, of a mixture that of each component's partial enthalpies in the vapour and in the liquid that it leaves.
*/
function streamLatentHeat(fluid, pressure) {
	if (fluid.type !== "components") return refuseUnknown(fluid);
	const equation = equationOf(fluid);
	const { phases } = equation.stateAt({
		pressure,
		quality: 0
	});
	if (!phases) throw new Refusal(`${streamName(fluid)} does not boil at {pressure}`, atPressure(pressure));
	const { liquid, vapour } = phases;
	return streamValue(fluid, vapour.state.enthalpy - liquidEnthalpyOf(vapour.composition, liquid) / vapour.state.molarMass, equation.source);
}
/** A step between two compositions that leaves the digits of their enthalpies. */
var smallStep = .001;
/**
* Σ y_i·H̄_i, J/mol: what the components of a vapour of mole fractions y have in the liquid it boils from, by the change of the
* liquid's enthalpy with its composition on the side where it does not boil.
*/
function liquidEnthalpyOf(y, { composition: x, state }) {
	const { enthalpy, molarMass, pressure, temperature } = state;
	const ids = Object.keys(x);
	const own = enthalpy * molarMass;
	if (ids.length < 2) return own;
	const rise = (id) => (y[id] ?? 0) - (x[id] ?? 0);
	const reach = Math.min(...ids.map((id) => rise(id) > 0 ? (x[id] ?? 0) / rise(id) : Infinity));
	const step = Math.min(smallStep, reach / 2);
	const heavier = fluidOf(Object.fromEntries(ids.map((id) => [id, (x[id] ?? 0) - step * rise(id)]))).stateAt({
		pressure,
		temperature
	});
	return own + (own - heavier.enthalpy * heavier.molarMass) / step;
}
/** ρ, kg/m³, after an isentropic change from a stream to a pressure in Pa: of both phases together where some of it flashes. */
function streamDensityAfter(stream, pressure) {
	const { fluid } = stream;
	if (fluid.type !== "components") return refuseUnknown(fluid);
	const { composition, state } = onePhaseOrWhole(stream);
	const equation = fluidOf(composition);
	const { entropy } = state;
	return streamValue(fluid, equation.stateAt({
		pressure,
		entropy
	}).density, equation.source);
}
/**
* The share of a stream by mass that is vapour after an isenthalpic change to a pressure in Pa, as across a valve: of the phase
* that was asked for alone.
*/
function streamFlashedShare(stream, pressure) {
	const { fluid } = stream;
	if (fluid.type !== "components") return void 0;
	const { composition, state } = onePhaseOrWhole(stream);
	const { enthalpy } = state;
	const { phase, quality } = fluidOf(composition).stateAt({
		pressure,
		enthalpy
	});
	if (phase === "gas") return 1;
	return phase === "two-phase" ? quality : 0;
}
/** What there is to know of the equation of a fluid; of a table what is assumed of it; nothing of one that is known by its trade. */
function streamRemarks(fluid) {
	if (fluid.type === "table") return tabulatedRemarks(fluid);
	return fluid.type === "components" ? equationOf(fluid) : void 0;
}
function equationOf(fluid) {
	return fluidOf(fluid.amounts);
}
/**
* A property of the phase asked for: one in equilibrium is by the same equation as the whole. `stated` names the property whose
* uncertainty it has.
*/
function ofState(stream, read, stated) {
	const { fluid } = stream;
	if (fluid.type !== "components") return refuseUnknown(fluid);
	const phase = onePhaseOrWhole(stream);
	const equation = equationOf(fluid);
	const uncertainty = stated && uncertaintyOf(equation, stated, phase)?.share;
	return streamValue(fluid, read(phase.state), equation.source, uncertainty);
}
function onePhaseOrWhole({ phase, fluid }) {
	return phase ?? refuseUnknown(fluid);
}
/** The phase of a stream; Refusal where it was asked for whole and has two. */
function onePhase(stream) {
	const phase = onePhaseOrWhole(stream);
	if (phase.state.phase === "two-phase") throw new Refusal(`${streamName(stream.fluid)} has two phases at {pressure} and {temperature}`, {
		...atPressure(stream.pressure),
		...atTemperature(stream.temperature)
	});
	return phase;
}
var atPressure = (pressure) => ({ pressure: stated("absolutePressure", pressure) });
var atTemperature = (temperature) => ({ temperature: stated("temperature", temperature) });
// engineering/properties/stream/mean-heat-capacity.ts
/**
* Mean cp, J/(kg·K), between two temperatures in K at p in Pa: the difference of the enthalpies over that of the temperatures,
* with the heat of whatever boils or condenses between them. Refusal where there is no such difference.
*/
function streamMeanHeatCapacity(fluid, pressure, from, to) {
	if (from === to) throw new Refusal(`${streamName(fluid)} keeps its temperature; enter the duty`);
	switch (fluid.type) {
		case "components": {
			const equation = fluidOf(fluid.amounts);
			const [before, after] = [from, to].map((temperature) => equation.stateAt({
				pressure,
				temperature
			}).enthalpy);
			return streamValue(fluid, before === void 0 || after === void 0 ? void 0 : (after - before) / (to - from), equation.source);
		}
		case "table": return tabulatedMeanHeatCapacity(fluid, from, to);
		case "petroleum": return refuseUnknown(fluid);
		case "solution":
		case "seaWater": {
			const cpAt = (temperature) => streamHeatCapacity(streamPhaseAt(fluid, pressure, temperature));
			const { value: first, source, uncertainty } = cpAt(from);
			return streamValue(fluid, (first + 4 * cpAt((from + to) / 2).value + cpAt(to).value) / 6, source, uncertainty);
		}
	}
}
/**
* By how much the share of vapour by mass changes between two temperatures in K at p in Pa; 0 where nothing boils or
* condenses, as above the critical pressure.
*/
function streamVaporised(fluid, pressure, from, to) {
	if (fluid.type !== "components") return 0;
	const equation = fluidOf(fluid.amounts);
	const [before, after] = [from, to].map((temperature) => equation.stateAt({
		pressure,
		temperature
	}));
	if (!before || !after || before.phase === "supercritical" || after.phase === "supercritical") return 0;
	return vapourShare(after) - vapourShare(before);
}
function vapourShare({ phase, quality = 0 }) {
	return phase === "two-phase" ? quality : Number(phase === "gas");
}
// engineering/properties/stream/tension-between.ts
/** σ, N/m, between the liquid and the vapour of one stream, which stand in equilibrium; of a table that of its liquid. Refusal above the critical point. */
function streamTensionBetween(liquid, vapour) {
	const { fluid } = liquid;
	if (fluid.type === "table") return tabulated(fluid, "surfaceTension", liquid.temperature);
	if (fluid.type !== "components" || !liquid.phase || !vapour?.phase) return refuseUnknown(fluid);
	if (liquid.whole === "supercritical") throw new Refusal(`${streamName(fluid)} has no surface at {pressure} and {temperature}`, {
		pressure: stated("absolutePressure", liquid.pressure),
		temperature: stated("temperature", liquid.temperature)
	});
	return transportValue(fluid, transportOf(fluidOf(fluid.amounts)).surfaceTension(liquid.phase, vapour.phase));
}
// engineering/properties/stream/expansion-coefficient.ts
/** K to each side over which a density that has no derivative is differenced. */
var step = .1;
/**
* α_v = (∂v/∂T)_p/v, 1/K. Of components by the Joule-Thomson coefficient, μ = (T·(∂v/∂T)_p − v)/cp; of a table by
* its slope; of another liquid by the densities a little cooler and warmer. Refusal of a stream in two phases.
*/
function streamExpansionCoefficient(stream) {
	const { fluid, phase, pressure, temperature } = stream;
	if (fluid.type === "table") return tabulatedExpansion(fluid, temperature);
	const { source, value: density } = streamDensity(stream);
	if (fluid.type !== "components" || !phase) {
		const at = (t) => streamDensity(streamPhaseAt(fluid, pressure, t)).value;
		return streamValue(fluid, -((at(temperature + step) - at(temperature - step)) / (2 * step)) / density, source);
	}
	const { jouleThomson, cp, phase: own } = phase.state;
	if (own === "two-phase") throw new Refusal(`${streamName(fluid)} has two phases and no expansion coefficient`);
	return streamValue(fluid, jouleThomson === void 0 || cp === void 0 ? void 0 : (1 + jouleThomson * cp * density) / temperature, source);
}
export { loadStreamData, streamBoilingAt, streamCompressibility, streamCriticalPoint, streamCriticalPressure, streamDensity, streamDensityAfter, streamExpansionCoefficient, streamFlashedShare, streamHeatCapacity, streamIdealHeatRatio, streamIsentropicExponent, streamLatentHeat, streamLiquid, streamMeanHeatCapacity, streamMolarMass, streamPhaseAt, streamRemarks, streamSpeedOfSound, streamSurfaceTension, streamTensionBetween, streamThermalConductivity, streamTwoPhasesAt, streamVaporised, streamVapourPressure, streamViscosity };
