import { t as __exportAll } from "./rolldown-runtime-D8jQpDG7.js";
import { n as carriedFluid } from "./carried-BblwiDin.js";
import { n as fluidRows } from "./fields-CHYCCy5A.js";
import { E as calculation, K as ruledOut, Nt as meta, S as picture, T as value, W as absent, g as deferred, i as sourceRounding, m as byMethod, r as disagreement, t as sent, w as step, x as maybe } from "./kit-R3DteEWw.js";
import { $ as valveType$1, C as valvesOf, E as api520$1, H as kc, I as fields_exports, K as piping, L as flowRate, M as drawnFields, N as allowableOverpressure, Q as userDescription, R as fluid, X as superimposedBackpressure, Y as setPressure, Z as totalBackpressure, _ as areaInfo, a as factorChoice, at as criticalGasFlux, ct as highestGasFactor, d as vapourCurve, f as vapourFactor, g as pressuresOf, h as conventionalLimit, i as curveNeeds, it as areaFor, j as drawReliefValve, lt as reliefGasDensity, ot as gasCoefficient, q as pipingFills, s as flowConditionOf, st as gasFlux, u as takesFactor, ut as subcriticalCoefficient, w as references } from "./vapour-back-pressure-MXsNfhbZ.js";
import { c as inletLoss, i as toRegister, n as registered, o as areaPlot, r as toAcoustic, s as gasOutlet, t as registerCase } from "./sends-DZwnPxia.js";
import { a as kd, i as gamma, n as farFromIdeal, o as molecularWeight, r as compressibilityFactor, s as temperature, t as gasStream } from "./gas-stream-Dta2B-yL.js";
import { t as criticalPressureRatio$1 } from "./critical-flow-D1qs6cGM.js";
import { r as orificeFigures, t as curveFigures } from "./published-figures-BpTkp1sw.js";
import { i as throatOf, n as nozzleArea, o as nozzleThroat, r as nozzleSource } from "./nozzle-ROSIjWnp.js";
import { n as fluidLoads, o as fluidChecks, t as chosenFluid } from "./chosen-fluid-BOMCRVxw.js";
import { n as typedAlone, t as sentFluid } from "./sent-CkAtU2wZ.js";
// calculators/relief-valve-pro/gas-vapor-service/examples.ts
var vapour$1 = {
	flowRate: 24270,
	molecularWeight: 51,
	temperature: {
		value: 348,
		unit: "K"
	},
	compressibilityFactor: .9,
	gamma: 1.11,
	setPressure: {
		value: 75,
		unit: "psi(g)"
	}
};
var examples = [{
	title: "Propane and butane vapour, critical and subcritical",
	source: "API 520-I, sizing examples 1 and 2",
	cases: [{
		...vapour$1,
		userDescription: "Example 1",
		totalBackpressure: 0
	}, {
		...vapour$1,
		userDescription: "Example 2",
		totalBackpressure: {
			value: 62.5,
			unit: "psi(g)"
		}
	}]
}, {
	title: "Compressor discharge, balanced bellows, with its piping",
	source: "Illustrative duty",
	cases: [{
		userDescription: "PSV-201",
		flowRate: 41500,
		molecularWeight: 18.6,
		temperature: 118,
		compressibilityFactor: .94,
		gamma: 1.25,
		setPressure: 42,
		totalBackpressure: 14,
		valveType: "Balanced Bellows",
		inletPipeDiameter: 102.3,
		inletResistance: 1.6,
		outletPipeDiameter: 202.7
	}]
}];
// calculators/relief-valve-pro/gas-vapor-service/gas.ts
var gas_exports = /* @__PURE__ */ __exportAll({
	backPressure: () => backPressure$1,
	backPressureFactor: () => backPressureFactor,
	checks: () => checks$1,
	criticalFlowPressure: () => criticalFlowPressure,
	flowCondition: () => flowCondition,
	inletDensity: () => inletDensity$1,
	reliefGas: () => reliefGas,
	relievingPressure: () => relievingPressure$1
});
/** The gas at the inlet, its critical flow and its Kb, whatever the valve is sized by. */
var pressures = pressuresOf(fields_exports);
var { relievingPressure: relievingPressure$1, backPressure: backPressure$1 } = pressures;
var reliefGas = value("reliefGas", {
	relievingPressure: relievingPressure$1,
	temperature,
	molecularWeight,
	compressibilityFactor,
	gamma
}, (v) => ({
	pressure: v.relievingPressure,
	temperature: v.temperature,
	molarMass: v.molecularWeight,
	compressibilityFactor: v.compressibilityFactor,
	gamma: v.gamma
}));
var inletDensity$1 = step("inletDensity", { reliefGas }, {
	label: "Density at the inlet",
	symbol: "ρ_1",
	equation: "ρ_1 = p_1*M/(Z*8.314462618*T)",
	kind: "density",
	unit: "kg/m³"
}, (v) => reliefGasDensity(v.reliefGas));
var criticalPressureRatio = step("criticalPressureRatio", { gamma }, {
	label: "Critical flow pressure ratio",
	symbol: "r_c",
	equation: (v) => v.gamma === 1 ? "r_c = exp(-0.5)" : "r_c = (2/(k+1))^(k/(k-1))",
	source: `${api520$1}, critical flow behaviour`,
	kind: "number",
	unit: ""
}, (v) => criticalPressureRatio$1(v.gamma));
var criticalFlowPressure = step("criticalFlowPressure", {
	criticalPressureRatio,
	relievingPressure: relievingPressure$1
}, {
	label: "Critical flow pressure",
	symbol: "p_cf",
	equation: "p_cf = r_c*p_1",
	source: `${api520$1}, critical flow behaviour`,
	kind: "absolutePressure",
	unit: "bar(abs)"
}, (v) => v.criticalPressureRatio * v.relievingPressure);
var flowCondition = flowConditionOf({
	backPressure: backPressure$1,
	criticalFlowPressure
});
var highestFactor = value("highestFactor", {
	reliefGas,
	backPressure: backPressure$1
}, (v) => highestGasFactor(v.reliefGas, v.backPressure));
var factor = vapourFactor({
	backPressure: backPressure$1,
	criticalFlowPressure,
	highestFactor
});
var { backPressureFactor } = factor;
var checks$1 = [
	...pressures.checks,
	conventionalLimit(fields_exports, valveType$1),
	farFromIdeal(compressibilityFactor),
	...factor.checks
];
// calculators/relief-valve-pro/gas-vapor-service/published.ts
var example = (number) => `API 520-I, 9th ed., example ${number}, as quoted by fluids (C. Bell) and polykin`;
var vapour = {
	flowRate: {
		value: 53500,
		unit: "lb/h"
	},
	molecularWeight: 51,
	temperature: {
		value: 627,
		unit: "°R"
	},
	compressibilityFactor: .9,
	gamma: 1.11,
	setPressure: {
		value: 75,
		unit: "psi(g)"
	}
};
var published = [
	{
		type: "case",
		kind: "quoted",
		title: "Propane and butane vapour, conventional valve, critical flow",
		source: example(1),
		case: {
			...vapour,
			totalBackpressure: 0
		},
		expect: {
			requiredArea: {
				printed: "5.73",
				unit: "in²"
			},
			recommendedOrifice: "P",
			flowCondition: "Critical",
			criticalFlowPressure: {
				printed: "392",
				unit: "kPa(abs)",
				beyond: disagreement("The example multiplies 670 kPa by a ratio of 0.585; the equation of the standard, (2/(k + 1))^(k/(k − 1)), gives 0.583 at k = 1.11. Where 0.585 comes from is not known.")
			}
		}
	},
	{
		type: "case",
		kind: "quoted",
		title: "The same in SI units, 24 270 kg/h at 348 K",
		source: example(1),
		case: {
			...vapour,
			flowRate: 24270,
			temperature: {
				value: 348,
				unit: "K"
			},
			setPressure: {
				value: 517,
				unit: "kPa(g)"
			},
			totalBackpressure: 0
		},
		expect: { requiredArea: {
			printed: "3698",
			unit: "mm²",
			beyond: sourceRounding(["0.0249"], (C) => 24270 / (C * .975 * 670) * Math.sqrt(313.2 / 51), "The coefficient C of SI units is rounded to 0.0249 in W/(C·Kd·P1)·√(T·Z/M): 0.02485 to 0.02495 make 3690 to 3705 mm².")
		} }
	},
	{
		type: "figure",
		kind: "quoted",
		title: "C at k = 1.11, customary units",
		source: example(1),
		expect: {
			printed: "328",
			unit: ""
		},
		compute: () => gasCoefficient(1.11) / .03948 * 520
	},
	{
		type: "case",
		kind: "quoted",
		title: "The same vapour with 55 psig superimposed and 7.5 psi built-up back pressure, subcritical flow",
		source: example(2),
		case: {
			...vapour,
			totalBackpressure: {
				value: 62.5,
				unit: "psi(g)"
			}
		},
		expect: {
			requiredArea: {
				printed: "6.55",
				unit: "in²",
				beyond: disagreement("The example reads F2 = 0.86 from a chart, and 53 500/(735·0.86·0.975)·√(0.9·627/(51·97.2·20)) is 6.55 in². The equation behind the chart gives 0.8549, and the area 6.59 in², which is conservative.")
			},
			recommendedOrifice: "Q",
			flowCondition: "Subcritical"
		}
	},
	{
		type: "figure",
		kind: "program",
		title: "Area of example 1 at P1 = 670 kPa",
		source: "fluids 1.x documentation (C. Bell), API520_A_g",
		expect: {
			printed: "3699.0",
			unit: "mm²"
		},
		compute: () => {
			return 24270 / 3600 / (criticalGasFlux({
				pressure: 67e4,
				temperature: 348,
				molarMass: .051,
				compressibilityFactor: .9,
				gamma: 1.11
			}) * .975) * 1e6;
		}
	},
	...orificeFigures,
	...curveFigures
];
// calculators/relief-valve-pro/gas-vapor-service/sizing.ts
var curve = {
	...curveNeeds(kd, criticalFlowPressure),
	reliefGas
};
/** The area by the equations of API 520-I. */
function standardSizing() {
	/** Which equation sizes the valve, with its flux at Kd = Kb = Kc = 1. */
	const sizing = value("sizing", {
		...factorChoice,
		reliefGas,
		backPressure: backPressure$1
	}, (v) => {
		const flow = gasFlux(v.reliefGas, v.backPressure);
		return takesFactor(v) ? {
			...flow,
			massFlux: criticalGasFlux(v.reliefGas),
			equation: "critical"
		} : flow;
	});
	const coefficient = step("coefficient", {
		gamma,
		sizing
	}, {
		label: "Coefficient of critical flow",
		symbol: "C",
		equation: (v) => v.gamma === 1 ? "C = 0.03948*exp(-0.5)" : "C = 0.03948*sqrt(k*(2/(k+1))^((k+1)/(k-1)))",
		source: `${api520$1}, SI units: √(kg·kmol·K)/(mm²·h·kPa)`,
		kind: "number",
		unit: ""
	}, (v) => v.sizing.equation === "critical" ? gasCoefficient(v.gamma) : absent("subcritical flow"));
	const subcritical = step("subcriticalCoefficient", {
		gamma,
		sizing,
		backPressure: backPressure$1,
		relievingPressure: relievingPressure$1
	}, {
		label: "Coefficient of subcritical flow",
		symbol: "F_2",
		equation: (v) => v.gamma === 1 ? "F_2 = sqrt(-ln(p_2/p_1)*(p_2/p_1)^2/(1-p_2/p_1))" : "F_2 = sqrt(k/(k-1)*(p_2/p_1)^(2/k)*(1-(p_2/p_1)^((k-1)/k))/(1-p_2/p_1))",
		source: `${api520$1}, subcritical flow`,
		kind: "number",
		unit: ""
	}, (v) => v.sizing.equation === "subcritical" ? subcriticalCoefficient(v.gamma, v.backPressure / v.relievingPressure) : absent("critical flow"));
	return {
		requiredArea: step("requiredArea", {
			flowRate,
			sizing,
			kd,
			backPressureFactor,
			kc
		}, {
			...areaInfo,
			equation: (v) => v.sizing.equation === "critical" ? "A = 3600*q_m/(C*K_d*(p_1/1000)*K_b*K_c)*sqrt(T*Z/(1000*M))/10^6" : "A = 17.9*3600*q_m/(F_2*K_d*K_c)*sqrt(T*Z/(1000*M*(p_1/1000)*((p_1-p_2)/1000)))/10^6",
			source: (v) => `${api520$1}, sizing for ${v.sizing.equation} flow, SI units`
		}, (v) => areaFor(v.flowRate, v.sizing.massFlux, v.kd * v.backPressureFactor * v.kc)),
		areaCurve: deferred("areaCurve", curve, (v) => vapourCurve(v, (back) => gasFlux(v.reliefGas, back).massFlux, (back) => highestGasFactor(v.reliefGas, back))),
		shows: [coefficient, subcritical]
	};
}
/** The throat at its greatest flux, by the isentrope of the gas with constant k and Z. */
function throatAt(gas, backPressure) {
	const volume = 1 / reliefGasDensity(gas);
	const exponent = -1 / gas.gamma;
	return nozzleThroat((pressure) => volume * (pressure / gas.pressure) ** exponent, gas.pressure, backPressure, { least: .2 * gas.pressure });
}
/** The area by a nozzle that is integrated along the isentrope. */
function nozzleSizing() {
	const throat = value("throat", {
		...factorChoice,
		reliefGas,
		backPressure: backPressure$1
	}, (v) => throatAt(v.reliefGas, takesFactor(v) ? 0 : v.backPressure));
	const { throatPressure, massFlux } = throatOf(throat, nozzleSource, "√(2∫v dp)/v at the throat");
	const areaCurve = deferred("areaCurve", curve, (v) => vapourCurve(v, (back) => throatAt(v.reliefGas, back).massFlux, (back) => highestGasFactor(v.reliefGas, back)));
	return {
		requiredArea: nozzleArea({
			massFlux,
			kd,
			backPressureFactor
		}, nozzleSource),
		areaCurve,
		shows: [throatPressure]
	};
}
// calculators/relief-valve-pro/gas-vapor-service/stream.ts
/** What the fluid that is chosen fills at the inlet of a valve for gas. */
var chosen = chosenFluid(fluid);
var { id } = fluid.source;
var { fills, checks, gas } = gasStream(chosen, {
	relievingPressure: relievingPressure$1,
	temperature
}, {
	molecularWeight,
	compressibilityFactor,
	gamma
}, id);
var stream = {
	fills,
	checks: [fluidChecks(chosen, id), ...checks],
	loads: [fluidLoads(fluid)]
};
var typed = {
	molecularWeight: typedAlone(molecularWeight, gas.molarMass),
	compressibilityFactor: typedAlone(compressibilityFactor, gas.compressibilityFactor),
	gamma: typedAlone(gamma, gas.idealHeatRatio)
};
var chosenHere = sentFluid(fluid);
var { molecularWeight: typedWeight, compressibilityFactor: typedFactor } = typed;
/** What is sent on: the fluid with what is typed beside it, and the density at the inlet where it is not that of the fluid. */
var sending = {
	...typed,
	fluid: chosenHere,
	inletDensity: value("typedDensity", {
		inletDensity: inletDensity$1,
		...maybe({
			chosenHere,
			typedWeight,
			typedFactor
		})
	}, (v) => v.chosenHere !== void 0 && v.typedWeight === void 0 && v.typedFactor === void 0 ? ruledOut("filled in by the fluid") : v.inletDensity)
};
// calculators/relief-valve-pro/gas-vapor-service/definition.ts
var { relievingPressure, backPressure, inletDensity } = gas_exports;
var { valveType, kb } = fields_exports;
var api520 = standardSizing();
var nozzle = nozzleSizing();
var requiredArea = byMethod({
	api520: api520.requiredArea,
	nozzle: nozzle.requiredArea
});
var areaCurve = byMethod({
	api520: api520.areaCurve,
	nozzle: nozzle.areaCurve
});
var valves = valvesOf(requiredArea);
var { recommendedOrifice, multipleValves, effectiveArea, percentUsed, ratedCapacity, capacityOfOne } = valves;
var inlet = inletLoss(capacityOfOne, inletDensity);
var outlet = gasOutlet({
	capacityOfOne,
	backPressure,
	outletGas: reliefGas
});
var definition_default = calculation(meta, {
	inputs: {
		"Relieving conditions": [
			userDescription,
			flowRate,
			...fluidRows(fluid),
			molecularWeight,
			temperature,
			compressibilityFactor,
			gamma
		],
		Valve: [
			setPressure,
			allowableOverpressure,
			totalBackpressure,
			superimposedBackpressure,
			valveType,
			kd,
			kc,
			kb
		],
		"Inlet and outlet piping": piping
	},
	fills: [...stream.fills, ...pipingFills],
	loads: stream.loads,
	carried: [carriedFluid(fluid)],
	results: {
		Sizing: [
			requiredArea,
			recommendedOrifice,
			relievingPressure,
			criticalFlowPressure,
			flowCondition,
			backPressureFactor
		],
		"Valve chosen": [
			multipleValves,
			effectiveArea,
			percentUsed,
			ratedCapacity
		],
		Piping: [
			inlet.inletPressureLoss,
			outlet.outletMach,
			outlet.reactionForce
		]
	},
	primary: requiredArea,
	answers: [
		requiredArea,
		recommendedOrifice,
		percentUsed,
		ratedCapacity,
		flowCondition
	],
	methods: {
		api520: {
			name: "API 520-I",
			shows: api520.shows
		},
		nozzle: {
			name: "Isentropic nozzle",
			shows: nozzle.shows
		}
	},
	shows: [
		relievingPressure,
		backPressure,
		inletDensity,
		criticalFlowPressure,
		flowCondition,
		backPressureFactor
	],
	crossCheck: {
		result: requiredArea,
		unsafe: "higher",
		consequence: "an orifice sized by the coefficients would be too small",
		questions: [recommendedOrifice]
	},
	checks: [
		...checks$1,
		...stream.checks,
		valves.severalValves,
		inlet.inletLossTooHigh,
		outlet.outletTooFast
	],
	examples,
	published,
	references: references.gas,
	drawing: picture({
		...drawnFields,
		valveType,
		relievingPressure,
		backPressure,
		recommendedOrifice,
		requiredArea
	}, drawReliefValve),
	plots: areaPlot({
		areaCurve,
		relievingPressure,
		requiredArea,
		effectiveArea,
		multipleValves
	}),
	sends: [toAcoustic({
		capacityOfOne,
		relievingPressure,
		backPressure,
		inletDensity: sending.inletDensity,
		temperature,
		molarMass: sending.molecularWeight,
		gamma: sending.gamma,
		fluid: sending.fluid
	}), {
		...toRegister,
		give: picture({
			...registered,
			valveType,
			kd,
			kb,
			temperature,
			...sending
		}, (v) => registerCase("Gas and vapour", v, {
			...sent("molecularWeight", "molarMass", v.molecularWeight, "g/mol"),
			...sent("temperature", "temperature", v.temperature, "°C"),
			...sent("compressibilityFactor", "number", v.compressibilityFactor, ""),
			...sent("gamma", "number", v.gamma, "")
		}))
	}]
});
export { definition_default as default };
