import { n as carriedFluid } from "./carried-BblwiDin.js";
import { n as fluidRows, r as whereChosen, t as fluidFields } from "./fields-CHYCCy5A.js";
import { B as info, D as choice, E as calculation, G as missing, Pt as meta, S as picture, T as value, V as warning, W as absent, X as textOf, Y as measured, _ as field, at as requireShare, c as verticalDimension, ct as absolute, dt as toSi, gt as atmosphere, h as check, it as requirePositive, j as quantity, m as byMethod, mt as formatNumber, o as label, ot as Refusal, s as path, st as stated, ut as fromSi, v as fields, vt as roundedGravity, w as step, x as maybe, y as fill } from "./kit-R3DteEWw.js";
import { a as vacuum, i as userDescription$1, t as absoluteZero } from "./shared-fields-D5hou02i.js";
import { c as streamCheck, n as fluidLoads, o as fluidChecks, t as chosenFluid } from "./chosen-fluid-BOMCRVxw.js";
import { t as streamAt } from "./stream-Bm_pk6HZ.js";
// calculators/pump-sizing-pro/drawing.ts
var width = 358;
var height = 300;
var top = 58;
var bottom = 236;
var pump = {
	x: 206,
	radius: 22
};
var vessel = {
	x: 54,
	width: 68,
	nozzle: 48
};
var receiver = {
	x: 278,
	width: 70
};
var riser = pump.x + 34;
/** Where the levels stand on the sheet: to one scale, but never so close to the pump that the lines run together. */
function levels(v) {
	const suction = v.suctionElevation ?? 5;
	const discharge = v.dischargeElevation ?? 12;
	const highest = Math.max(suction, discharge, v.maxLiquidLevel ?? 0, .001);
	const lowest = Math.min(suction, discharge, 0);
	const centre = lowest < 0 ? 158 : 222;
	const scale = Math.min((centre - top) / highest, lowest < 0 ? (bottom - centre) / -lowest : Infinity);
	const place = (elevation, gap) => elevation < 0 ? centre + Math.max(62, -elevation * scale) : centre - Math.max(gap, elevation * scale);
	const level = place(suction, 78);
	const rise = (v.maxLiquidLevel ?? suction) - suction;
	return {
		centre,
		suction: level,
		discharge: place(discharge, 58),
		most: rise > 0 ? level - Math.min(suction >= 0 ? 40 : 14, Math.max(9, rise * scale)) : void 0,
		flooded: suction >= 0
	};
}
var pressure$1 = (si, name) => si === void 0 ? name : [measured("gaugePressure", si, "bar(g)", 3)];
var drop = (si, name) => si === void 0 ? name : ["Δ ", measured("pressureDifference", si, "bar", 3)];
var metres = (si, name) => si === void 0 ? name : measured("length", si, "m", 3);
/** The suction vessel with its liquid and, where it is known, its highest level. */
function suctionVessel(level, most, floor) {
	const { x, width: wide } = vessel;
	const roof = Math.min(level, most ?? level) - 20;
	const ripple = (y, length) => `M${x + 4} ${y}h${length}`;
	return [
		path(`M${x} ${roof + 8}V${floor - 8}q${wide / 2} 16 ${wide} 0V${roof + 8}q${-wide / 2} -16 ${-wide} 0Z`, "outline", "vesselPressure"),
		path(`M${x} ${level}h${wide}`, "level", "suctionElevation"),
		path(`${ripple(level + 5, 34)}${ripple(level + 9, 20)}`, "level", "suctionElevation"),
		...most === void 0 ? [] : [path(`M${x - 8} ${most}h${wide + 16}`, "centre", "maxLiquidLevel")]
	];
}
/** A centrifugal pump: casing with impeller eye, tangent discharge, baseplate. */
function centrifugal(centre) {
	const { x, radius } = pump;
	return [
		path(`M${x - radius} ${centre}a${radius} ${radius} 0 1 0 ${2 * radius} 0a${radius} ${radius} 0 1 0 ${-2 * radius} 0Z`, "outline", "efficiency"),
		path(`M${x - 7} ${centre}a7 7 0 1 0 14 0a7 7 0 1 0 -14 0Z`, "thin", "efficiency"),
		path(`M${x} ${centre - radius}H${riser - 6}M${x + radius} ${centre - 8}H${riser - 6}M${riser - 6} ${centre - radius - 4}V${centre - 4}`, "outline", "efficiency"),
		path(`M${x - 14} ${centre + 17}l-10 13h48l-10 -13`, "outline", "efficiency"),
		path(`M${x - 40} ${centre + 30}h80`, "thin")
	];
}
/** The pump between its vessel and its receiver, with the levels to scale and the pressures of the case written on it. */
function drawPump(v) {
	const { centre, suction, discharge, most, flooded } = levels(v);
	const { x, width: wide } = vessel;
	const floor = suction + 32;
	const leg = x + vessel.nozzle;
	const suctionLine = flooded ? `M${leg} ${floor}V${centre}H${pump.x - pump.radius}` : `M${leg} ${suction + 20}V${centre}H${pump.x - pump.radius}`;
	const outlet = centre - 15;
	const known = v.PumpDH !== void 0;
	return {
		title: known ? textOf([
			"Pump between vessel and receiver, head ",
			metres(v.PumpDH, ""),
			", NPSH available ",
			metres(v.NPSHA, "unknown")
		]) : "Pump between suction vessel and receiver",
		width,
		height,
		marks: [
			path(suctionLine, "flow", "flowRate"),
			path(`M${riser - 6} ${outlet}H${riser}V${discharge}H${receiver.x}m-8 -4l8 4 -8 4`, "flow", "flowRate"),
			...suctionVessel(suction, most, floor),
			path(`M${receiver.x} ${discharge - 22}h${receiver.width}v44h${-receiver.width}Z`, "outline", "downstreamPressure"),
			...centrifugal(centre),
			path(`M8 ${centre}H${leg - 6}`, "thin"),
			path(`M8 ${suction}H${x - 4}`, "thin", "suctionElevation"),
			verticalDimension(18, Math.min(suction, centre), Math.max(suction, centre), "suctionElevation"),
			label(24, flooded ? centre - 7 : centre + 16, [metres(v.suctionElevation, "h_s")], {
				anchor: "start",
				pen: "dimension",
				field: "suctionElevation"
			}),
			path(`M${riser + 6} ${centre}h44`, "thin"),
			verticalDimension(riser + 32, Math.min(discharge, centre), Math.max(discharge, centre), "dischargeElevation"),
			label(riser + 40, (discharge + centre) / 2 + 12, [metres(v.dischargeElevation, "h_d")], {
				anchor: "start",
				pen: "dimension",
				field: "dischargeElevation"
			}),
			label(x + wide / 2, flooded ? Math.min(suction, most ?? suction) - 30 : floor + 18, pressure$1(v.vesselPressure, "p_1"), { field: "vesselPressure" }),
			label(receiver.x + receiver.width, discharge - 30, pressure$1(v.downstreamPressure, "p_2"), {
				anchor: "end",
				field: "downstreamPressure"
			}),
			label(leg + 8, centre - 8, drop(v.suctionPressureDrop, "Δp_s"), {
				anchor: "start",
				pen: "mute",
				field: "suctionPressureDrop"
			}),
			label(riser - 8, (discharge + outlet) / 2, drop(v.dischargePressureDrop, "Δp_d"), {
				anchor: "end",
				pen: "mute",
				field: "dischargePressureDrop"
			}),
			label(pump.x - 46, flooded ? centre + 20 : centre - 24, pressure$1(v.SuctionPressure, "p_s"), {
				anchor: "end",
				field: "SuctionPressure"
			}),
			label(pump.x + 46, centre + 20, pressure$1(v.DischargePressure, "p_d"), {
				anchor: "start",
				field: "DischargePressure"
			}),
			label(pump.x - 4, centre + 48, known ? ["H ", metres(v.PumpDH, "")] : "H", {
				anchor: "end",
				field: "PumpDH"
			}),
			label(pump.x + 10, centre + 48, v.NPSHA === void 0 ? "NPSHA" : ["NPSHA ", metres(v.NPSHA, "")], {
				anchor: "start",
				field: "NPSHA"
			})
		]
	};
}
// calculators/pump-sizing-pro/examples.ts
var transfer = {
	flowRate: 62e3,
	vaporPressure: .9,
	density: 742,
	viscosity: .55,
	designMargin: 10,
	minimumContinuousFlow: 0,
	vesselPressure: 1.2,
	suctionElevation: 5.5,
	suctionPressureDrop: .12,
	npshRequired: 3.4,
	dischargeElevation: 24,
	dischargePressureDrop: 2.6,
	downstreamPressure: 7.5,
	efficiency: 71,
	speed: 2950,
	relievingPressure: 3.5,
	maxLiquidLevel: 8,
	shutoffDesignMargin: 20
};
var examples = [
	{
		title: "Naphtha transfer, normal and turndown with recycle",
		source: "Illustrative duties",
		cases: [{
			...transfer,
			userDescription: "Normal"
		}, {
			...transfer,
			userDescription: "Turndown",
			flowRate: 31e3,
			minimumContinuousFlow: 40
		}]
	},
	{
		title: "Lubricating oil at 120 cSt",
		source: "ANSI/HI 9.6.7: the duty of the worked example’s pump on the oil",
		cases: [{
			userDescription: "Oil",
			method: "hi967",
			flowRate: 92840,
			vaporPressure: .001,
			density: 900,
			viscosity: 108,
			vesselPressure: 0,
			suctionElevation: 3,
			suctionPressureDrop: .1,
			npshRequired: 4.1,
			dischargeElevation: 12,
			dischargePressureDrop: 2.4,
			downstreamPressure: 3.08,
			efficiency: 68,
			speed: 2950,
			relievingPressure: .5,
			maxLiquidLevel: 5,
			shutoffDesignMargin: 15
		}]
	},
	{
		title: "Water raised 400 ft through 500 ft of pipe",
		source: "Crane TP-410, example 7-15: 421 ft, 15.2 hp",
		cases: [{
			userDescription: "Water, 70 °F",
			flowRate: {
				value: 49968.1875,
				unit: "lb/h"
			},
			vaporPressure: {
				value: .363,
				unit: "psi(abs)"
			},
			density: {
				value: 62.298,
				unit: "lb/ft³"
			},
			viscosity: .95,
			vesselPressure: 0,
			suctionElevation: {
				value: 5,
				unit: "ft"
			},
			suctionPressureDrop: 0,
			dischargeElevation: {
				value: 405,
				unit: "ft"
			},
			dischargePressureDrop: {
				value: 9.085125,
				unit: "psi"
			},
			downstreamPressure: 0,
			efficiency: 70
		}]
	}
];
// calculators/pump-sizing-pro/fields.ts
/** What a pump is sized from, each section in the order shown. */
var userDescription = field("userDescription", userDescription$1);
/** The liquid, where its properties are not typed by hand, and the temperature that is then asked for. */
var fluid = fluidFields();
var pumpingTemperature = field("pumpingTemperature", quantity("Pumping temperature", "temperature", "°C", {
	symbol: "T",
	above: absoluteZero,
	help: "The properties are taken at this temperature and at the pressure of the vessel",
	when: whereChosen(fluid)
}));
var process = fields({
	flowRate: quantity("Flow rate", "massFlow", "kg/h", {
		symbol: "q_m",
		above: 0
	}),
	vaporPressure: quantity("Vapour pressure", "absolutePressure", "bar(abs)", {
		symbol: "p_v",
		atLeast: 0,
		help: "At pumping temperature"
	}),
	density: quantity("Density", "density", "kg/m³", {
		symbol: "ρ",
		above: 0,
		help: "At pumping temperature"
	}),
	viscosity: quantity("Viscosity", "dynamicViscosity", "cP", {
		symbol: "μ",
		above: 0,
		optional: true,
		help: "For the viscosity correction of ANSI/HI 9.6.7; leave blank for water and similar liquids"
	}),
	designMargin: quantity("Design margin", "fraction", "%", {
		symbol: "M",
		atLeast: 0,
		blank: 0,
		help: "Added to the flow rate; 0 % if left blank"
	}),
	minimumContinuousFlow: quantity("Minimum continuous flow", "fraction", "%", {
		symbol: "M_min",
		atLeast: 0,
		blank: 0,
		hint: "30–50",
		help: "Recycled continuously and added to the flow rate, usually 30 to 50 %; 0 % if left blank"
	})
});
var suction = fields({
	vesselPressure: quantity("Vessel pressure", "gaugePressure", "bar(g)", {
		symbol: "p_1",
		atLeast: vacuum,
		help: "Lowest in operation; used for NPSH and head"
	}),
	suctionElevation: quantity("Suction elevation", "length", "m", {
		symbol: "h_s",
		help: "Lowest liquid level above the pump; negative for a suction lift"
	}),
	suctionPressureDrop: quantity("Suction pressure drop", "pressureDifference", "bar", {
		symbol: "Δp_s",
		atLeast: 0,
		help: "At design flow with a dirty strainer"
	}),
	npshRequired: quantity("NPSH required", "length", "m", {
		symbol: "NPSHR",
		above: 0,
		optional: true,
		help: "Manufacturer’s figure at design flow, for the NPSH margin"
	}),
	pumpService: choice("Service", [
		"General process",
		"Cooling water",
		"High suction energy",
		"Boiler feed, condensate"
	])
});
var discharge = fields({
	dischargeElevation: quantity("Discharge elevation", "length", "m", {
		symbol: "h_d",
		help: "Highest point of delivery above the pump"
	}),
	dischargePressureDrop: quantity("Discharge pressure drop", "pressureDifference", "bar", {
		symbol: "Δp_d",
		atLeast: 0,
		help: "Piping, control valve and equipment at design flow"
	}),
	downstreamPressure: quantity("Downstream pressure", "gaugePressure", "bar(g)", {
		symbol: "p_2",
		atLeast: vacuum
	})
});
var power = fields({
	efficiency: quantity("Pump efficiency", "fraction", "%", {
		symbol: "η",
		above: 0,
		atMost: 100,
		help: "At design flow on water"
	}),
	speed: quantity("Speed", "frequency", "rpm", {
		symbol: "N",
		above: 0,
		optional: true,
		help: "For the viscosity correction and the suction specific speed"
	}),
	stages: quantity("Stages", "number", "", {
		symbol: "z",
		atLeast: 1,
		blank: 1
	}),
	motorEfficiency: quantity("Motor efficiency", "fraction", "%", {
		above: 0,
		atMost: 100,
		optional: true,
		hint: "IE3",
		help: "If left blank, that of an IE3 four-pole 50 Hz motor of the rating selected"
	})
});
var shutoff = fields({
	relievingPressure: quantity("Relieving pressure", "gaugePressure", "bar(g)", {
		symbol: "p_rel",
		atLeast: vacuum,
		help: "Of the suction vessel"
	}),
	maxLiquidLevel: quantity("Maximum liquid level", "length", "m", {
		symbol: "h_max",
		help: "Above the pump"
	}),
	shutoffDesignMargin: quantity("Shut-off design margin", "fraction", "%", {
		symbol: "M_so",
		atLeast: 0,
		hint: "10–25",
		help: "Rise in head from design flow to shut-off, usually 10 to 25 %"
	})
});
// engineering/rotating/pump/head.ts
/** The pressure difference, Pa, of a column of liquid: ρ·g·h. `density` in kg/m³, `head` in m, `g` in m/s². */
function pressureOf(head, density, g = roundedGravity) {
	return density * g * head;
}
/**
* The column of liquid, m, that a pressure or a pressure difference, Pa, holds up: p/(ρ·g). `density` in kg/m³, `g` in
* m/s². Throws a RangeError for a density that is not above zero.
*/
function headOf(pressure, density, g = roundedGravity) {
	requirePositive("density", density);
	return pressure / (density * g);
}
// engineering/rotating/pump/motor.ts
/** Ratings of standard motors, kW (IEC 60072-1). */
var iecRatings = [
	.12,
	.18,
	.25,
	.37,
	.55,
	.75,
	1.1,
	1.5,
	2.2,
	3,
	4,
	5.5,
	7.5,
	11,
	15,
	18.5,
	22,
	30,
	37,
	45,
	55,
	75,
	90,
	110,
	132,
	160,
	200,
	250,
	315,
	355,
	400,
	450,
	500,
	560,
	630,
	710,
	800,
	900,
	1e3
];
/** Efficiency at full load of an IE3 motor with four poles at 50 Hz by rating, kW (IEC 60034-30-1). */
var ie3 = /* @__PURE__ */ new Map([
	[.75, .825],
	[1.1, .841],
	[1.5, .853],
	[2.2, .867],
	[3, .877],
	[4, .886],
	[5.5, .896],
	[7.5, .904],
	[11, .914],
	[15, .921],
	[18.5, .926],
	[22, .93],
	[30, .936],
	[37, .939],
	[45, .942],
	[55, .946],
	[75, .95],
	[90, .952],
	[110, .954],
	[132, .956],
	[160, .958],
	[200, .96]
]);
/** The rating of a motor over the rated shaft power of its pump, by the motor's rating in kW (API 610, motor drives). */
function motorMargin$1(rating) {
	if (rating < 22) return 1.25;
	return rating <= 55 ? 1.15 : 1.1;
}
/**
* The smallest standard motor for a shaft power, W, with the margin of API 610; undefined above the largest rating.
* Source: IEC 60072-1 ratings; API 610, margins for motor drives.
*/
function motorFor(shaftPower) {
	for (const rating of iecRatings) {
		const margin = motorMargin$1(rating);
		if (rating * 1e3 >= margin * shaftPower) return {
			rating: rating * 1e3,
			margin
		};
	}
}
/** Full-load efficiency of the IE3 motor of this rating, W, four poles, 50 Hz; undefined where the table has none. */
function ie3Efficiency(rating) {
	return ie3.get(rating / 1e3);
}
// engineering/rotating/pump/npsh.ts
/**
* Net positive suction head available, m: (p_s − p_v)/(ρ·g), from the absolute pressures, Pa, at the pump's suction and
* of the liquid's vapour, and its density, kg/m³. Velocity head at the suction is left out. `g` in m/s².
* Source: ANSI/HI 9.6.1, definition of NPSHA.
*/
function npshAvailable({ suctionPressure, vapourPressure, density, g = roundedGravity }) {
	return headOf(suctionPressure - vapourPressure, density, g);
}
/** Margins in the manner of ANSI/HI 9.6.1; where the guideline gives a range of ratios, its lower end. */
var npshMargins = {
	"General process": {
		ratio: 1.1,
		least: .6
	},
	"Cooling water": {
		ratio: 1.3,
		least: .9
	},
	"High suction energy": {
		ratio: 1.5,
		least: 1.5
	},
	"Boiler feed, condensate": {
		ratio: 1.5,
		least: 1.5
	}
};
/** The NPSHA, m, that a pump of this NPSHR, m, wants in this service: the greater of ratio·NPSHR and NPSHR + least. */
function npshWanted$1(npshRequired, service) {
	const { ratio, least } = npshMargins[service];
	return Math.max(ratio * npshRequired, npshRequired + least);
}
/** Above this suction specific speed, in rpm, m³/h and m, the range of stable flow is narrow (11 000 in US units). */
var suctionSpecificSpeedLimit = 12800;
/**
* Suction specific speed N·√Q/NPSHR^0.75 in the metric practice: `speed` in 1/s is taken as rpm, `volumeFlow` in m³/s as
* m³/h, `npshRequired` in m. Throws a RangeError for an NPSHR that is not above zero.
* Source: ANSI/HI 9.6.1; limit after Hallam 1982.
*/
function suctionSpecificSpeed$1(speed, volumeFlow, npshRequired) {
	requirePositive("npshRequired", npshRequired);
	return 60 * speed * Math.sqrt(3600 * volumeFlow) / npshRequired ** .75;
}
// engineering/rotating/pump/power.ts
/** The power, W, that a flow, m³/s, takes up over a pressure difference, Pa: q·Δp. */
function hydraulicPower(volumeFlow, pressureDifference) {
	return volumeFlow * pressureDifference;
}
/**
* The power, W, at the shaft of a pump that gives `hydraulic`, W, at `efficiency`, a fraction above 0 and at most 1.
* Throws a RangeError for an efficiency outside that.
*/
function shaftPower$1(hydraulic, efficiency) {
	requireShare("efficiency", efficiency);
	return hydraulic / efficiency;
}
// engineering/rotating/pump/system-curve.ts
/**
* The head, m, that a system asks for at `volumeFlow`, m³/s: the static head and losses that go with the square of the
* flow, `loss` m at `designFlow` m³/s.
*/
function systemHead(volumeFlow, { staticHead, loss, designFlow }) {
	return staticHead + loss * (volumeFlow / designFlow) ** 2;
}
/**
* The head, m, of a pump known by two points only: a parabola with its top at shut-off, `shutoffHead` m, through the
* duty, `dutyHead` m at `dutyFlow` m³/s. An estimate until the maker's curve is there.
*/
function pumpHeadEstimate(volumeFlow, { shutoffHead, dutyHead, dutyFlow }) {
	return shutoffHead - (shutoffHead - dutyHead) * (volumeFlow / dutyFlow) ** 2;
}
/** The tests behind ANSI/HI 9.6.7: kinematic viscosity in m²/s, flow in m³/s and head of a stage in m at the best point. */
var viscosityRange = {
	kinematicViscosity: {
		from: 1e-6,
		to: .004
	},
	volumeFlow: {
		from: 3 / 3600,
		to: 410 / 3600
	},
	stageHead: {
		from: 6,
		to: 130
	}
};
/**
* The parameter B of a pump whose best point with water is known: 16.5·ν^0.5·H^0.0625/(Q^0.375·N^0.25) with ν in cSt,
* H in m a stage, Q in m³/h and N in rpm. Arguments in SI. Source: ANSI/HI 9.6.7-2010, eq. 1.
*/
function performanceParameter({ kinematicViscosity, volumeFlow, stageHead, speed }) {
	return 16.5 * Math.sqrt(1e6 * kinematicViscosity) * stageHead ** .0625 / ((3600 * volumeFlow) ** .375 * (60 * speed) ** .25);
}
/**
* The parameter B from the viscous duty alone, for choosing a pump: 2.80·ν^0.5/(Q^0.25·H^0.125) with ν in cSt, Q in m³/h
* and H in m a stage. Arguments in SI. Source: ANSI/HI 9.6.7-2010, preliminary selection for a given viscous duty.
*/
function preselectionParameter({ kinematicViscosity, volumeFlow, stageHead }) {
	return 2.8 * Math.sqrt(1e6 * kinematicViscosity) / ((3600 * volumeFlow) ** .25 * stageHead ** .125);
}
/**
* Factors on flow, head and efficiency: C_Q = C_H = 2.71^(−0.165·(log₁₀ B)^3.15), C_η = B^(−0.0547·B^0.69); all 1 up to
* B = 1. Throws a RangeError for B that is not below 40. Source: ANSI/HI 9.6.7-2010.
*/
function performanceFactors(parameter) {
	if (!(parameter < 40)) throw new RangeError(`B must be below 40, got ${parameter.toPrecision(4)}`);
	if (parameter <= 1) return {
		flow: 1,
		head: 1,
		efficiency: 1
	};
	const flow = 2.71 ** (-.165 * Math.log10(parameter) ** 3.15);
	return {
		flow,
		head: flow,
		efficiency: parameter ** (-.0547 * parameter ** .69)
	};
}
/**
* The parameter B of the pump that does a viscous duty: with a speed that of its best point with water, found from the
* viscous duty by iteration; without one that for preselection. Source: ANSI/HI 9.6.7-2010.
*/
function parameterOf(duty) {
	const { kinematicViscosity, volumeFlow, stageHead, speed } = duty;
	if (speed === void 0) return preselectionParameter(duty);
	return ownParameter({
		kinematicViscosity,
		volumeFlow,
		stageHead,
		speed
	});
}
/**
* The parameter B of the pump whose performance with water, times the factors at B, is the viscous duty. With C = C_Q = C_H
* the water duty is Q/C and H/C, so that B = B₀·C^(0.375 − 0.0625), B₀ being that of the viscous duty. In L = log₁₀ B this
* is L + k·L^3.15 = L₀, rising and convex: Newton's method comes down to the root from L₀.
*/
function ownParameter(duty) {
	const parameter = performanceParameter(duty);
	const start = Math.log10(parameter);
	if (!(start > 0)) return parameter;
	const k = .3125 * .165 * Math.log10(2.71);
	let log = start;
	for (let pass = 0; pass < 60; pass += 1) {
		const slope = k * log ** 2.15;
		const step = (log - start + slope * log) / (1 + 3.15 * slope);
		log -= step;
		if (step <= Number.EPSILON * log) break;
	}
	return 10 ** log;
}
// calculators/pump-sizing-pro/figures.ts
var points = 41;
/** How far beyond the duty the curves are drawn. */
var beyond = 1.3;
/** The system's curve with the duty on it and, where the shut-off head is known, the pump's estimated one. */
function plots(v) {
	const { Design: designFlow, PumpDH: dutyHead, PumpShutoffm: shutoffHead, density } = v;
	if (designFlow === void 0 || dutyHead === void 0 || density === void 0) return [];
	const loss = headOf((v.suctionPressureDrop ?? 0) + (v.dischargePressureDrop ?? 0), density);
	const system = {
		staticHead: dutyHead - loss,
		loss,
		designFlow
	};
	const flows = Array.from({ length: points }, (_, index) => index / 40 * beyond * designFlow);
	const pump = shutoffHead !== void 0 && shutoffHead > dutyHead ? {
		shutoffHead,
		dutyHead,
		dutyFlow: designFlow
	} : void 0;
	return [{
		title: "System curve with duty point and shut-off point",
		x: {
			label: "Flow",
			kind: "volumeFlow",
			unit: "m³/h",
			from: 0,
			to: Number((beyond * designFlow * 3600).toPrecision(6))
		},
		y: {
			label: "Head",
			kind: "length",
			unit: "m"
		},
		series: [{
			label: "System",
			pen: "main",
			points: flows.map((flow) => [flow, systemHead(flow, system)])
		}, ...pump ? [{
			label: "Pump, estimated",
			pen: "second",
			points: flows.map((flow) => [flow, pumpHeadEstimate(flow, pump)])
		}] : []],
		marks: [{
			label: "Duty",
			x: designFlow,
			y: dutyHead
		}, ...shutoffHead === void 0 ? [] : [{
			label: "Shut-off",
			x: 0,
			y: shutoffHead
		}]]
	}];
}
// calculators/pump-sizing-pro/hydraulics.ts
/** The duty of the pump from its suction to its discharge, and what keeps the liquid from boiling before it. */
var { flowRate, density: density$3, vaporPressure, designMargin, minimumContinuousFlow } = process;
var { vesselPressure: vesselPressure$1, suctionElevation: suctionElevation$1, suctionPressureDrop, npshRequired, pumpService } = suction;
var { downstreamPressure, dischargePressureDrop, dischargeElevation } = discharge;
var hydrostatics = "Hydrostatics, g = 9.81 m/s²";
var head$1 = {
	source: hydrostatics,
	kind: "length",
	unit: "m"
};
var design = step("Design", {
	flowRate,
	density: density$3,
	designMargin,
	minimumContinuousFlow
}, {
	label: "Design flow",
	symbol: "Q",
	equation: "Q = q_m/ρ*(1+M+M_min)",
	source: "Flow with its margin and continuous recycle",
	kind: "volumeFlow",
	unit: "m³/h"
}, (v) => v.flowRate / v.density * (1 + v.designMargin + v.minimumContinuousFlow));
var upstreamHead = step("UpstreamHead", {
	density: density$3,
	suctionElevation: suctionElevation$1
}, {
	label: "Upstream head",
	symbol: "Δp_h",
	equation: "Δp_h = ρ*9.81*h_s",
	source: hydrostatics,
	kind: "pressureDifference",
	unit: "bar"
}, (v) => pressureOf(v.suctionElevation, v.density));
var suctionPressure = step("SuctionPressure", {
	vesselPressure: vesselPressure$1,
	upstreamHead,
	suctionPressureDrop
}, {
	label: "Suction pressure",
	symbol: "p_s",
	equation: "p_s = p_1+Δp_h-Δp_s",
	kind: "gaugePressure",
	unit: "bar(g)"
}, (v) => v.vesselPressure + v.upstreamHead - v.suctionPressureDrop);
var suctionHead = step("SuctionHeadAtPump", {
	suctionPressure,
	density: density$3
}, {
	label: "Suction head at pump, absolute",
	symbol: "H_s",
	equation: "H_s = (p_s+101325)/(ρ*9.81)",
	...head$1
}, (v) => headOf(absolute(v.suctionPressure), v.density));
var dischargePressure = step("DischargePressure", {
	downstreamPressure,
	dischargePressureDrop,
	dischargeElevation,
	density: density$3
}, {
	label: "Discharge pressure",
	symbol: "p_d",
	equation: "p_d = p_2+Δp_d+ρ*9.81*h_d",
	source: hydrostatics,
	kind: "gaugePressure",
	unit: "bar(g)"
}, (v) => v.downstreamPressure + v.dischargePressureDrop + pressureOf(v.dischargeElevation, v.density));
var dischargeHead = step("DischargeHead", {
	dischargePressure,
	density: density$3
}, {
	label: "Discharge head, absolute",
	symbol: "H_d",
	equation: "H_d = (p_d+101325)/(ρ*9.81)",
	...head$1
}, (v) => headOf(absolute(v.dischargePressure), v.density));
var differentialPressure = step("PumpDP", {
	dischargePressure,
	suctionPressure
}, {
	label: "Pump differential pressure",
	symbol: "Δp",
	equation: "Δp = p_d-p_s",
	kind: "pressureDifference",
	unit: "bar"
}, (v) => v.dischargePressure - v.suctionPressure);
var differentialHead = step("PumpDH", {
	differentialPressure,
	density: density$3
}, {
	label: "Pump differential head",
	symbol: "H",
	equation: "H = Δp/(ρ*9.81)",
	...head$1
}, (v) => headOf(v.differentialPressure, v.density));
var hydraulic = step("HydraulicPower", {
	differentialPressure,
	design
}, {
	label: "Hydraulic power",
	symbol: "P_h",
	equation: "P_h = Δp*Q",
	kind: "power",
	unit: "kW"
}, (v) => hydraulicPower(v.design, v.differentialPressure));
var npsha = step("NPSHA", {
	suctionPressure,
	vaporPressure,
	density: density$3
}, {
	label: "NPSH available",
	symbol: "NPSHA",
	equation: "NPSHA = (p_s+101325-p_v)/(ρ*9.81)",
	source: "ANSI/HI 9.6.1",
	kind: "length",
	unit: "m"
}, (v) => npshAvailable({
	suctionPressure: absolute(v.suctionPressure),
	vapourPressure: v.vaporPressure,
	density: v.density
}));
var npshMargin = step("npshMargin", {
	npsha,
	npshRequired: maybe(npshRequired)
}, {
	label: "NPSH margin",
	symbol: "ΔNPSH",
	equation: "ΔNPSH = NPSHA-NPSHR",
	kind: "length",
	unit: "m",
	digits: 3
}, (v) => v.npshRequired === void 0 ? missing("NPSH required") : v.npsha - v.npshRequired);
var npshWanted = step("npshWanted", {
	npshRequired: maybe(npshRequired),
	pumpService
}, {
	label: "NPSH recommended for the service",
	source: "ANSI/HI 9.6.1 margins",
	kind: "length",
	unit: "m",
	digits: 3
}, (v) => v.npshRequired === void 0 ? missing("NPSH required") : npshWanted$1(v.npshRequired, v.pumpService));
var underVacuum = check({ suctionPressure }, (v) => absolute(v.suctionPressure) > 0 ? [] : [warning("The suction pressure is below absolute vacuum: the liquid cannot reach the pump.", { field: "SuctionPressure" })]);
var noHead = check({ differentialPressure }, (v) => v.differentialPressure > 0 ? [] : [warning("The discharge pressure is not above the suction pressure: the liquid would flow without a pump.", { field: "PumpDP" })]);
var boilingVessel = check({
	vaporPressure,
	vesselPressure: vesselPressure$1
}, (v) => v.vaporPressure > absolute(v.vesselPressure) * (1 + 1e-9) ? [warning("The vapour pressure is above the pressure in the vessel: the liquid boils there.", { field: "vaporPressure" })] : []);
var statedHead = (si, digits = 3) => stated("length", si, {
	digits,
	like: "npshRequired"
});
var dutyChecks = [
	underVacuum,
	noHead,
	boilingVessel,
	check({
		npsha,
		pumpService,
		...maybe({
			npshRequired,
			npshWanted
		})
	}, (v) => {
		if (v.npsha <= 0) return [warning("Cavitation: the NPSHA is not above zero, so the liquid boils before it reaches the pump.", { field: "NPSHA" })];
		if (v.npshRequired === void 0 || v.npshWanted === void 0) return [];
		if (v.npsha < v.npshRequired) return [warning("Cavitation: the NPSHA of {available} is below the NPSHR of {required}.", {
			field: "NPSHA",
			values: {
				available: statedHead(v.npsha),
				required: statedHead(v.npshRequired)
			}
		})];
		if (v.npsha >= v.npshWanted) return [];
		const { ratio, least } = npshMargins[v.pumpService];
		return [warning(`Risk of cavitation: the NPSHA of {available} is below {wanted}, the greater of ${ratio}·NPSHR and NPSHR + {margin}.`, {
			field: "npshMargin",
			source: "ANSI/HI 9.6.1",
			values: {
				available: statedHead(v.npsha),
				wanted: statedHead(v.npshWanted),
				margin: statedHead(least, 2)
			}
		})];
	})
];
// calculators/pump-sizing-pro/viscous.ts
/** The pump with water that the viscous duty asks for. */
var { viscosity, density: density$2 } = process;
var { efficiency: efficiency$1, speed: speed$1, stages } = power;
var hi967$1 = "ANSI/HI 9.6.7-2010";
var factor = {
	source: hi967$1,
	kind: "number",
	unit: ""
};
var head = {
	source: hi967$1,
	kind: "length",
	unit: "m"
};
var kinematicViscosity = step("kinematicViscosity", {
	viscosity: maybe(viscosity),
	density: density$2
}, {
	label: "Kinematic viscosity",
	symbol: "ν",
	equation: "ν = μ/ρ",
	kind: "kinematicViscosity",
	unit: "cSt"
}, (v) => v.viscosity === void 0 ? missing("viscosity") : v.viscosity / v.density);
var stageHead = step("stageHead", {
	differentialHead,
	stages
}, {
	label: "Head per stage",
	symbol: "H_1",
	equation: "H_1 = H/z",
	kind: "length",
	unit: "m"
}, (v) => v.differentialHead / v.stages);
var viscosityParameter = step("viscosityParameter", {
	kinematicViscosity,
	design,
	stageHead,
	speed: maybe(speed$1)
}, {
	label: "Viscosity parameter B",
	symbol: "B",
	equation: (v) => v.speed === void 0 ? "B = 2.80*(10^6*ν)^0.5/((3600*Q)^0.25*H_1^0.125)" : "B = 16.5*(10^6*ν)^0.5*H_W^0.0625/((3600*Q_W)^0.375*(60*N)^0.25)",
	source: (v) => v.speed === void 0 ? `${hi967$1}, preselection` : `${hi967$1}, with the water duty by iteration`,
	kind: "number",
	unit: ""
}, ({ design: volumeFlow, ...v }) => {
	if (!(v.stageHead > 0)) return absent("the pump adds no head");
	const parameter = parameterOf({
		volumeFlow,
		...v
	});
	return parameter < 40 ? parameter : absent(`no correction: the viscosity parameter B of ${formatNumber(parameter, 3)} is not below 40, where ANSI/HI 9.6.7 ends`);
});
var flowFactor = step("flowFactor", { viscosityParameter }, {
	label: "Flow correction factor",
	symbol: "C_Q",
	equation: (v) => v.viscosityParameter > 1 ? "C_Q = 2.71^(-0.165*log10(B)^3.15)" : "C_Q = 1",
	...factor
}, (v) => performanceFactors(v.viscosityParameter).flow);
var headFactor = step("headFactor", { flowFactor }, {
	label: "Head correction factor, at the best efficiency point",
	symbol: "C_H",
	equation: "C_H = C_Q",
	...factor
}, (v) => v.flowFactor);
var efficiencyFactor = step("efficiencyFactor", { viscosityParameter }, {
	label: "Efficiency correction factor",
	symbol: "C_η",
	equation: (v) => v.viscosityParameter > 1 ? "C_η = B^(-0.0547*B^0.69)" : "C_η = 1",
	...factor
}, (v) => performanceFactors(v.viscosityParameter).efficiency);
var waterFlow = step("waterFlow", {
	design,
	flowFactor
}, {
	label: "Pump flow on water",
	symbol: "Q_W",
	equation: "Q_W = Q/C_Q",
	source: hi967$1,
	kind: "volumeFlow",
	unit: "m³/h"
}, (v) => v.design / v.flowFactor);
var stageHeadWithWater = step("stageHeadWithWater", {
	headFactor,
	stageHead
}, {
	label: "Head per stage on water",
	symbol: "H_W",
	equation: "H_W = H_1/C_H",
	...head
}, (v) => v.stageHead / v.headFactor);
var waterHead = step("waterHead", {
	stageHeadWithWater,
	stages
}, {
	label: "Pump head on water",
	symbol: "H_WT",
	equation: "H_WT = z*H_W",
	...head
}, (v) => v.stages * v.stageHeadWithWater);
var viscousEfficiency = step("viscousEfficiency", {
	efficiencyFactor,
	efficiency: efficiency$1
}, {
	label: "Efficiency, corrected",
	symbol: "η_v",
	equation: "η_v = C_η*η",
	kind: "fraction",
	unit: "%"
}, (v) => v.efficiencyFactor * v.efficiency);
var shows = [
	waterFlow,
	waterHead,
	viscousEfficiency
];
/** An NPSHR of which it is not known whether it counts the viscosity. */
var npshOfWater = check({
	viscosityParameter,
	npshRequired: suction.npshRequired
}, (v) => v.viscosityParameter > 1 ? [info("NPSH required rises with viscosity and is not corrected here: the figure entered is taken as the manufacturer’s for this liquid, at the pump flow on water.", {
	field: "npshRequired",
	source: hi967$1
})] : []);
/** What the duty leaves of the range that the standard was tested in, one warning for each. */
var outsideTests = check({
	kinematicViscosity,
	design,
	stageHead,
	speed: maybe(speed$1)
}, (v) => {
	return [
		{
			of: "kinematicViscosity",
			name: "viscosity",
			value: v.kinematicViscosity,
			said: (si) => stated("kinematicViscosity", si, { digits: 3 }),
			field: "viscosity"
		},
		{
			of: "volumeFlow",
			name: "flow",
			value: v.design,
			said: (si) => stated("volumeFlow", si, { digits: 3 }),
			field: "Design"
		},
		{
			of: "stageHead",
			name: "head per stage",
			value: v.stageHead,
			said: (si) => stated("length", si, {
				digits: 3,
				like: "dischargeElevation"
			}),
			field: "PumpDH"
		}
	].flatMap(({ of, name, value: reached, said, field }) => {
		const { from, to } = viscosityRange[of];
		if (reached >= from * (1 - 1e-9) && reached <= to * (1 + 1e-9)) return [];
		return [warning(`Outside the range of the viscosity correction: the ${name} of {reached} is not within {from} to {to}. The parameter B must also stay below 40.`, {
			field,
			source: hi967$1,
			values: {
				reached: said(reached),
				from: said(from),
				to: said(to)
			}
		})];
	});
});
// calculators/pump-sizing-pro/power.ts
/** The power of the pump and its motor, and the suction of the pump that is chosen. */
var { efficiency, speed, motorEfficiency } = power;
var noPower = "the pump absorbs no power";
var api610 = "API 610, margins for motor drives";
var shaft = {
	label: "Shaft power",
	symbol: "P",
	kind: "power",
	unit: "kW"
};
var plainShaftPower = step("ShaftPower", {
	hydraulic,
	efficiency
}, {
	...shaft,
	equation: "P = P_h/η",
	source: "Original method: the efficiency as entered"
}, (v) => shaftPower$1(v.hydraulic, v.efficiency));
var viscousShaftPower = step("ShaftPower", {
	hydraulic,
	viscousEfficiency
}, {
	...shaft,
	equation: "P = P_h/η_v",
	source: hi967$1
}, (v) => shaftPower$1(v.hydraulic, v.viscousEfficiency));
var shaftPower = byMethod({
	original: plainShaftPower,
	hi967: viscousShaftPower
});
var flow = {
	label: "Pump flow on water, at design",
	symbol: "Q_P",
	kind: "volumeFlow",
	unit: "m³/h"
};
var pumpFlow = byMethod({
	original: step("pumpFlow", { design }, {
		...flow,
		equation: "Q_P = Q"
	}, (v) => v.design),
	hi967: step("pumpFlow", { waterFlow }, {
		...flow,
		equation: "Q_P = Q_W"
	}, (v) => v.waterFlow)
});
var suctionSpecificSpeed = step("suctionSpecificSpeed", {
	pumpFlow,
	...maybe({
		npshRequired: suction.npshRequired,
		speed
	})
}, {
	label: "Suction specific speed",
	symbol: "S",
	equation: "S = 60*N*(3600*Q_P)^0.5/NPSHR^0.75",
	source: "ANSI/HI 9.6.1; rpm, m³/h, m; at the design flow of the pump on water",
	kind: "number",
	unit: ""
}, (v) => v.npshRequired === void 0 || v.speed === void 0 ? missing(...v.npshRequired === void 0 ? ["NPSH required"] : [], ...v.speed === void 0 ? ["speed"] : []) : suctionSpecificSpeed$1(v.speed, v.pumpFlow, v.npshRequired));
var suctionEnergy = check({ suctionSpecificSpeed }, (v) => v.suctionSpecificSpeed <= 12800 ? [] : [warning(`The suction specific speed is above ${suctionSpecificSpeedLimit}: the pump runs stably only over a narrow range of flow.`, {
	field: "suctionSpecificSpeed",
	source: "rpm, m³/h, m; 11 000 in US units"
})]);
var motor = value("motor", { shaftPower }, (v) => {
	if (!(v.shaftPower > 0)) return absent(noPower);
	const found = motorFor(v.shaftPower);
	if (found) return found;
	const largest = 1e3 * (iecRatings.at(-1) ?? 0);
	throw new Refusal("above {largest}, the largest standard rating", { largest: stated("power", largest) });
});
var motorMargin = step("motorMargin", { motor }, {
	label: "Motor margin",
	symbol: "k",
	source: api610,
	kind: "number",
	unit: "",
	digits: 3
}, (v) => v.motor.margin);
var motorPower = step("motorPower", {
	shaftPower,
	motorMargin
}, {
	label: "Motor power required",
	symbol: "P_req",
	equation: "P_req = k*P",
	source: api610,
	kind: "power",
	unit: "kW"
}, (v) => v.motorMargin * v.shaftPower);
var motorRating = step("motorRating", { motor }, {
	label: "Next standard motor",
	symbol: "P_N",
	source: "IEC 60072-1",
	kind: "power",
	unit: "kW",
	digits: 3
}, (v) => v.motor.rating);
var motorEfficiencyUsed = step("motorEfficiencyUsed", {
	shaftPower,
	...maybe({
		motorRating,
		motorEfficiency
	})
}, {
	label: "Motor efficiency",
	symbol: "η_m",
	source: (v) => v.motorEfficiency === void 0 ? "IEC 60034-30-1, IE3, four poles, 50 Hz" : "As entered",
	kind: "fraction",
	unit: "%"
}, (v) => {
	if (!(v.shaftPower > 0)) return absent(noPower);
	const ie3 = v.motorRating === void 0 ? void 0 : ie3Efficiency(v.motorRating);
	return v.motorEfficiency ?? ie3 ?? missing("motor efficiency");
});
var electricalPower = step("electricalPower", {
	shaftPower,
	motorEfficiencyUsed
}, {
	label: "Electrical power",
	symbol: "P_e",
	equation: "P_e = P/η_m",
	kind: "power",
	unit: "kW"
}, (v) => v.shaftPower / v.motorEfficiencyUsed);
// calculators/pump-sizing-pro/published.ts
/** Crane reckons with the standard gravity, this calculator with the 9.81 m/s² of its specification. */
var standardGravity = 9.80665;
var gravityNote = "Evaluated with the source’s gravity, 9.80665 m/s²; the calculator uses 9.81 m/s².";
var density$1 = toSi("density", 62.364, "lb/ft³");
var inFeet = (si) => fromSi("length", si, "ft");
var feet = (value) => toSi("length", value, "ft");
function npshOfCrane() {
	return npshAvailable({
		suctionPressure: toSi("pressureDifference", 5, "psi") + atmosphere - pressureOf(feet(31), density$1, standardGravity),
		vapourPressure: toSi("pressureDifference", .256, "psi"),
		density: density$1,
		g: standardGravity
	});
}
function brakePowerOfCrane() {
	return shaftPower$1(hydraulicPower(toSi("volumeFlow", 700, "gal (US)/min"), pressureOf(feet(428), density$1, standardGravity)), 70.7 / 100);
}
var viscous = {
	kinematicViscosity: 12e-5,
	volumeFlow: 110 / 3600,
	stageHead: 77,
	speed: 2950 / 60
};
var hi967 = "ANSI/HI 9.6.7-2004, worked example, not checked against the print";
var craneExample = (example) => `Crane TP-410, example ${example}, as quoted in the documentation of fluids (C. Bell)`;
function viscosityFigure(name, printed, compute) {
	return {
		type: "figure",
		kind: "quoted",
		title: `${name} at 120 cSt, 110 m³/h, 77 m, 2950 rpm`,
		source: hi967,
		expect: {
			printed,
			unit: ""
		},
		compute
	};
}
var [crane] = examples.filter(({ source }) => source.startsWith("Crane")).flatMap(({ cases }) => cases);
var published = [
	{
		type: "case",
		kind: "quoted",
		title: "Water raised 400 ft through 500 ft of NPS 3 pipe",
		source: craneExample("7-15"),
		case: crane ?? {},
		expect: {
			Design: {
				printed: "100",
				unit: "gal (US)/min"
			},
			PumpDH: {
				printed: "421",
				unit: "ft"
			},
			ShaftPower: {
				printed: "15.2",
				unit: "hp"
			}
		},
		note: "The losses of 21 ft are given as a pressure drop; the example finds them from the pipe and its fittings."
	},
	{
		type: "figure",
		kind: "quoted",
		title: "NPSH available 25 ft above a tank at 5 psi(g), suction loss 6 ft",
		source: craneExample("7-32"),
		expect: {
			printed: "13.89",
			unit: "ft"
		},
		compute: () => inFeet(npshOfCrane()),
		note: gravityNote
	},
	{
		type: "figure",
		kind: "quoted",
		title: "NPSH recommended for 20 ft required at a ratio of 1.3",
		source: craneExample("7-32"),
		expect: {
			printed: "26.0",
			unit: "ft"
		},
		compute: () => inFeet(npshWanted$1(feet(20), "Cooling water"))
	},
	{
		type: "figure",
		kind: "quoted",
		title: "Brake power at 700 gal (US)/min, 428 ft, 70.7 %",
		source: craneExample("7-34"),
		expect: {
			printed: "107.06",
			unit: "hp"
		},
		compute: () => fromSi("power", brakePowerOfCrane(), "hp"),
		note: gravityNote
	},
	{
		type: "figure",
		kind: "quoted",
		title: "Electrical power with motor 95 % and drive 96 %",
		source: craneExample("7-34"),
		expect: {
			printed: "117.39",
			unit: "hp"
		},
		compute: () => fromSi("power", brakePowerOfCrane() / .95 / .96, "hp"),
		note: gravityNote
	},
	viscosityFigure("Parameter B", "5.5", () => performanceParameter(viscous)),
	viscosityFigure("Flow correction factor", "0.938", () => performanceFactors(performanceParameter(viscous)).flow),
	viscosityFigure("Head correction factor", "0.938", () => performanceFactors(performanceParameter(viscous)).head),
	viscosityFigure("Efficiency correction factor", "0.738", () => performanceFactors(performanceParameter(viscous)).efficiency)
];
// calculators/pump-sizing-pro/shutoff.ts
/** The pressure that the pump makes against a closed valve. */
var { density } = process;
var { relievingPressure, maxLiquidLevel, shutoffDesignMargin } = shutoff;
var { vesselPressure, suctionElevation } = suction;
var maxSuctionPressure = step("MaxSuctionPressure", {
	relievingPressure,
	maxLiquidLevel,
	density
}, {
	label: "Maximum suction pressure",
	symbol: "p_smax",
	equation: "p_smax = p_rel+ρ*9.81*h_max",
	source: hydrostatics,
	kind: "gaugePressure",
	unit: "bar(g)"
}, (v) => v.relievingPressure + pressureOf(v.maxLiquidLevel, v.density));
var shutoffPressure = {
	label: "Pump shut-off differential pressure",
	symbol: "Δp_so",
	kind: "pressureDifference",
	unit: "bar"
};
var shutoffDifference = byMethod({
	original: step("PumpShutoffDH", {
		differentialPressure,
		shutoffDesignMargin
	}, {
		...shutoffPressure,
		equation: "Δp_so = Δp*(1+M_so)"
	}, (v) => v.differentialPressure * (1 + v.shutoffDesignMargin)),
	hi967: step("PumpShutoffDH", {
		waterHead,
		density,
		shutoffDesignMargin
	}, {
		...shutoffPressure,
		equation: "Δp_so = ρ*9.81*H_WT*(1+M_so)",
		source: `${hi967$1}: C_H = 1 at zero flow, where the pump develops its full head on water`
	}, (v) => pressureOf(v.waterHead, v.density) * (1 + v.shutoffDesignMargin))
});
var shutoffHead = step("PumpShutoffm", {
	shutoffDifference,
	density
}, {
	label: "Pump shut-off head",
	symbol: "H_so",
	equation: "H_so = Δp_so/(ρ*9.81)",
	...head$1
}, (v) => headOf(v.shutoffDifference, v.density));
var estimatedPressure = step("EstimatedShutoffPressure", {
	maxSuctionPressure,
	shutoffDifference
}, {
	label: "Estimated shut-off pressure",
	symbol: "p_so",
	equation: "p_so = p_smax+Δp_so",
	kind: "gaugePressure",
	unit: "bar(g)"
}, (v) => v.maxSuctionPressure + v.shutoffDifference);
var shutoffChecks = [
	check({
		relievingPressure,
		vesselPressure,
		maxLiquidLevel,
		suctionElevation
	}, (v) => {
		const messages = [];
		if (v.relievingPressure < v.vesselPressure) messages.push(warning("The relieving pressure is below the vessel pressure: the maximum suction pressure is not the highest that the pump can see.", { field: "relievingPressure" }));
		if (v.maxLiquidLevel < v.suctionElevation) messages.push(warning("The maximum liquid level is below the suction elevation: the maximum suction pressure is not the highest that the pump can see.", { field: "maxLiquidLevel" }));
		return messages;
	}),
	check({ shutoffDesignMargin }, (v) => v.shutoffDesignMargin >= .1 - 1e-9 && v.shutoffDesignMargin <= .25 + 1e-9 ? [] : [info("The head of a centrifugal pump usually rises by 10 to 25 % from design flow to shut-off.", { field: "PumpShutoffDH" })]),
	check({ shutoffDifference }, (v) => v.shutoffDifference >= 0 ? [] : [warning("The estimated shut-off pressure is below the maximum suction pressure: design for the latter.", { field: "EstimatedShutoffPressure" })])
];
/** A shut-off pressure of the original method that is below what the pump for the viscous duty gives. */
var weakShutoff = check({
	waterHead,
	differentialHead,
	shutoffDesignMargin
}, (v) => {
	if (!(v.waterHead > v.differentialHead * (1 + 1e-9))) return [];
	const shutoffOf = (rise) => stated("length", rise * (1 + v.shutoffDesignMargin), { like: "dischargeElevation" });
	return [warning("The viscosity calls for a larger pump, with a shut-off head of {corrected} by HI 9.6.7 against {shown} by the original method; equipment designed for the lower shut-off pressure would be under-rated.", {
		field: "EstimatedShutoffPressure",
		source: hi967$1,
		values: {
			corrected: shutoffOf(v.waterHead),
			shown: shutoffOf(v.differentialHead)
		}
	})];
});
// calculators/pump-sizing-pro/stream.ts
/**
* What the fluid that is chosen fills at the pumping temperature. The pressure is that of the vessel: the one at the pump rests
* on the density, which does not change over the few bar between them.
*/
var chosen = chosenFluid(fluid);
var pressure = value("vesselPressureAbsolute", { vesselPressure: suction.vesselPressure }, (v) => absolute(v.vesselPressure));
var liquid = streamAt("pumpedLiquid", chosen, pressure, pumpingTemperature, "liquid");
var { id } = fluid.source;
var stream = {
	fills: [
		fill(process.vaporPressure, liquid.vapourPressure),
		fill(process.density, liquid.density),
		fill(process.viscosity, liquid.viscosity)
	],
	checks: [fluidChecks(chosen, id), streamCheck(liquid.stream, id)],
	loads: [fluidLoads(fluid)]
};
// calculators/pump-sizing-pro/definition.ts
var atSuction = [
	design,
	upstreamHead,
	suctionPressure,
	suctionHead
];
var atDischarge = [
	dischargePressure,
	dischargeHead,
	differentialPressure,
	differentialHead
];
var definition_default = calculation(meta, {
	inputs: {
		"Process Data": [
			userDescription,
			...fluidRows(fluid),
			pumpingTemperature,
			...Object.values(process)
		],
		"Suction Condition": Object.values(suction),
		"Discharge Condition": Object.values(discharge),
		Power: Object.values(power),
		"Shut-off Pressure": Object.values(shutoff)
	},
	fills: stream.fills,
	loads: stream.loads,
	carried: [carriedFluid(fluid)],
	results: {
		"Flow & Suction Condition": atSuction,
		"Discharge Condition": atDischarge,
		"NPSH & Pump Power": [
			npsha,
			hydraulic,
			shaftPower,
			npshMargin,
			npshWanted,
			suctionSpecificSpeed,
			waterFlow,
			waterHead,
			viscousEfficiency,
			motorPower,
			motorRating,
			electricalPower
		],
		"Shutoff Conditions": [
			maxSuctionPressure,
			shutoffDifference,
			shutoffHead,
			estimatedPressure
		]
	},
	primary: differentialHead,
	answers: [
		differentialHead,
		npsha,
		shaftPower,
		motorRating,
		estimatedPressure
	],
	methods: {
		original: {
			name: "Original",
			checks: [weakShutoff]
		},
		hi967: {
			name: "HI 9.6.7",
			checks: [outsideTests]
		}
	},
	crossCheck: {
		result: shaftPower,
		unsafe: "higher",
		consequence: "a motor chosen without the correction would be too small"
	},
	shows: [
		...atSuction,
		...atDischarge,
		npshMargin,
		npshWanted,
		hydraulic,
		...shows
	],
	checks: [
		...dutyChecks,
		npshOfWater,
		suctionEnergy,
		...shutoffChecks,
		...stream.checks
	],
	examples,
	published,
	references: [
		"ANSI/HI 9.6.7-2010, Rotodynamic pumps: guideline for effects of liquid viscosity on performance.",
		"ANSI/HI 9.6.1-2012, Rotodynamic pumps: guideline for NPSH margin.",
		"API Standard 610, Centrifugal pumps for petroleum, petrochemical and natural gas industries, 11th ed. 2010.",
		"IEC 60072-1, Rotating electrical machines: dimensions and output series; IEC 60034-30-1:2014, efficiency classes.",
		"Crane Technical Paper No. 410, Flow of fluids through valves, fittings and pipe, 2009."
	],
	drawing: picture({
		...suction,
		...discharge,
		maxLiquidLevel: shutoff.maxLiquidLevel,
		SuctionPressure: suctionPressure,
		DischargePressure: dischargePressure,
		PumpDH: differentialHead,
		NPSHA: npsha
	}, drawPump),
	plots: picture({
		Design: design,
		PumpDH: differentialHead,
		PumpShutoffm: shutoffHead,
		density: process.density,
		suctionPressureDrop: suction.suctionPressureDrop,
		dischargePressureDrop: discharge.dischargePressureDrop
	}, plots)
});
export { definition_default as default };
