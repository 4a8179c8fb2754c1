import { B as info, G as missing, K as ruledOut, S as picture, T as value, V as warning, W as absent, _t as gasConstant, ct as absolute, gt as atmosphere, h as check, lt as gauge, ot as Refusal, t as sent, ut as fromSi, w as step, x as maybe } from "./kit-R3DteEWw.js";
import { A as percentOf, B as inletResistance, G as outletPipeDiameter, H as kc, L as flowRate, N as allowableOverpressure, Q as userDescription, X as superimposedBackpressure, Y as setPressure, Z as totalBackpressure, z as inletPipeDiameter } from "./vapour-back-pressure-MXsNfhbZ.js";
// engineering/relief/installation.ts
var section = (diameter) => Math.PI / 4 * diameter * diameter;
/** Loss, Pa, of pipe and fittings of resistance K (fL/D and all fittings) at a flow and density: K·ρ·v²/2. */
function resistanceLoss(massFlow, density, diameter, resistance) {
	const velocity = massFlow / (density * section(diameter));
	return resistance * density * velocity * velocity / 2;
}
/**
* Mach number of a gas that leaves a pipe of `diameter`, m, at the static pressure `outletPressure`, Pa, from a stagnation
* temperature that is that of the inlet (adiabatic): Ma·√(1 + (k − 1)/2·Ma²) = q/(A·p)·√(Z·R·T/(k·M)). 1 or above: choked.
*/
function outletMach({ temperature, molarMass, compressibilityFactor: Z, gamma }, massFlow, diameter, outletPressure) {
	const stagnation = massFlow / (section(diameter) * outletPressure) * Math.sqrt(Z * gasConstant * temperature / (gamma * molarMass));
	const square = stagnation * stagnation;
	return Math.sqrt(2 * square / (1 + Math.sqrt(1 + 2 * (gamma - 1) * square)));
}
/**
* Reaction force of a gas or vapour that flows steadily into the open from a pipe of `diameter`, m: API 520-II,
* 129·W·√(kT/((k + 1)M)) + 0.1·A·P, with P the gauge pressure of a sonic outlet, 0 where the outlet is not sonic.
*/
function gasReaction(gas, massFlow, diameter) {
	const { temperature, molarMass, compressibilityFactor: Z, gamma } = gas;
	const area = section(diameter);
	const velocity = Math.sqrt(2 * gamma * gasConstant * temperature / ((gamma + 1) * molarMass));
	const sonic = massFlow / area * Math.sqrt(2 * Z * gasConstant * temperature / (gamma * (gamma + 1) * molarMass));
	const outletPressure = Math.max(atmosphere, sonic);
	return {
		force: massFlow * velocity + (outletPressure - atmosphere) * area,
		outletPressure
	};
}
/** Reaction force, N, of a liquid that flows steadily into the open from a pipe of `diameter`, m: q²/(ρA). */
function liquidReaction(massFlow, density, diameter) {
	return massFlow * massFlow / (density * section(diameter));
}
/** Velocity, m/s, of a flow in a pipe of `diameter`, m. */
function pipeVelocity(massFlow, density, diameter) {
	return massFlow / (density * section(diameter));
}
/** Pressure, Pa, at which the mixture would be sonic in a pipe of `diameter`, m: G·√(v0·ω·ps), G the flux there. */
function sonicPressure({ density, omega, saturationPressure }, flux) {
	return flux * Math.sqrt(omega * saturationPressure / density);
}
/**
* Mach number of a homogeneous mixture in equilibrium that leaves a pipe of `diameter`, m, at `outletPressure`, Pa, by the
* specific volumes of the ω method: its flux over √(−∂p/∂v). An estimate: ω is taken far beyond the throat.
*/
function mixtureMach(mixture, massFlow, diameter, outletPressure) {
	return sonicPressure(mixture, massFlow / section(diameter)) / outletPressure;
}
/**
* Reaction force, N, of a mixture that flows steadily into the open from a pipe of `diameter`, m: q²·v/A + (p − p_atm)·A,
* at the pressure of a sonic outlet or at that of the atmosphere. API 520-II, two-phase flow; v by the ω method.
*/
function mixtureReaction(mixture, massFlow, diameter) {
	const area = section(diameter);
	const outletPressure = Math.max(atmosphere, sonicPressure(mixture, massFlow / area));
	const ratio = mixture.saturationPressure / outletPressure;
	const volume = (mixture.omega * Math.max(0, ratio - 1) + 1) / mixture.density;
	return {
		force: massFlow * massFlow * volume / area + (outletPressure - atmosphere) * area,
		outletPressure
	};
}
// calculators/relief-valve-pro/piping.ts
/** Checks of the pipes before and behind the valve, at the rated capacity of one valve. */
var noOutlet = "no outlet piping entered";
/** What the inlet pipe loses of the set pressure, and whether that is too much. */
function inletLoss(capacityOfOne, inletDensity) {
	const inletPressureLoss = step("inletPressureLoss", {
		capacityOfOne,
		inletDensity,
		setPressure,
		diameter: maybe(inletPipeDiameter),
		resistance: maybe(inletResistance)
	}, {
		label: "Inlet loss, of set pressure",
		symbol: "δ_i",
		equation: "δ_i = 8*K_i*q_1^2/(π^2*ρ_1*D_i^4)/p_set",
		source: "API 520-II, at rated capacity",
		kind: "fraction",
		unit: "%",
		digits: 3
	}, ({ diameter, resistance, ...v }) => {
		if (diameter !== void 0 && resistance !== void 0) return resistanceLoss(v.capacityOfOne, v.inletDensity, diameter, resistance) / v.setPressure;
		if (diameter !== void 0) return missing("inlet resistance");
		return resistance === void 0 ? absent("no inlet piping entered") : missing("inlet pipe diameter");
	});
	return {
		inletPressureLoss,
		inletLossTooHigh: check({ inletPressureLoss }, (v) => v.inletPressureLoss > .03 ? [warning(`The inlet loss is ${percentOf(v.inletPressureLoss)} of the set pressure, more than 3 %: the valve may chatter.`, {
			field: "inletPressureLoss",
			source: "API 520-II, inlet pressure losses"
		})] : [])
	};
}
/** The pressure that the outlet pipe leads to: there, not at the valve, is the flow fastest. */
function outletEnd(backPressure) {
	return step("outletEndPressure", {
		backPressure,
		superimposedBackpressure: maybe(superimposedBackpressure)
	}, {
		label: "Pressure beyond the outlet pipe",
		symbol: "p_o",
		equation: (v) => v.superimposedBackpressure === void 0 ? "p_o = min(p_2;101325)" : "p_o = min(p_2;p_sup+101325)",
		source: (v) => v.superimposedBackpressure === void 0 ? "No superimposed back pressure entered: at most atmospheric, where the flow is fastest" : "The superimposed back pressure: where the flow is fastest",
		kind: "absolutePressure",
		unit: "bar(abs)"
	}, (v) => Math.min(v.backPressure, v.superimposedBackpressure === void 0 ? atmosphere : absolute(v.superimposedBackpressure)));
}
/** How fast a gas leaves the outlet pipe, and how hard it pushes. */
function gasOutlet({ capacityOfOne, backPressure, outletGas }) {
	const diameter = maybe(outletPipeDiameter);
	const outletMach$1 = step("outletMach", {
		capacityOfOne,
		outletEndPressure: outletEnd(backPressure),
		outletGas,
		diameter
	}, {
		label: "Outlet Mach number",
		symbol: "Ma",
		equation: "Ma = min(1;sqrt(2*s^2/(1+sqrt(1+2*(k-1)*s^2))))",
		where: ["R = 8.314462618", "s = 4*q_1/(π*D_o^2*p_o)*sqrt(Z*R*T/(k*M))"],
		source: "At the end of the outlet pipe, adiabatic, at rated capacity; 1 means choked",
		kind: "number",
		unit: "",
		digits: 3
	}, (v) => v.diameter === void 0 ? absent(noOutlet) : Math.min(1, outletMach(v.outletGas, v.capacityOfOne, v.diameter, v.outletEndPressure)));
	/** Whether the outlet pipe is choked even at the back pressure at the valve. */
	const outletTooSmall = value("outletTooSmall", {
		capacityOfOne,
		backPressure,
		outletGas,
		diameter
	}, (v) => v.diameter === void 0 ? absent(noOutlet) : outletMach(v.outletGas, v.capacityOfOne, v.diameter, v.backPressure) >= 1);
	return {
		outletMach: outletMach$1,
		reactionForce: step("reactionForce", {
			capacityOfOne,
			outletGas,
			diameter
		}, {
			label: "Reaction force, open discharge",
			symbol: "F",
			equation: "F = q_1*sqrt(2*k*R*T/((k+1)*M))+π/4*D_o^2*max(0;p_e-101325)",
			where: ["R = 8.314462618", "p_e = 4*q_1/(π*D_o^2)*sqrt(2*Z*R*T/(k*(k+1)*M))"],
			source: "API 520-II, steady gas flow to atmosphere; exact constants in place of 129 and 0.1",
			kind: "force",
			unit: "kN",
			digits: 3
		}, (v) => v.diameter === void 0 ? absent(noOutlet) : gasReaction(v.outletGas, v.capacityOfOne, v.diameter).force),
		outletTooFast: outletTooFast(outletMach$1, outletTooSmall)
	};
}
/** A flow at the end of the outlet pipe that is too fast: beside 0.7 and 0.5, which are common practice. */
function outletTooFast(mach, tooSmall) {
	return check({
		mach,
		tooSmall,
		superimposedBackpressure: maybe(superimposedBackpressure),
		totalBackpressure
	}, (v) => {
		const assumed = v.superimposedBackpressure === void 0 && v.totalBackpressure > 0 ? " The pipe is assumed to discharge to atmosphere; enter the superimposed back pressure if it discharges to a header." : "";
		return tooFast(v.mach, v.tooSmall, assumed);
	});
}
function tooFast(mach, tooSmall, assumed) {
	const field = "outletMach";
	if (tooSmall) return [warning("The outlet pipe is choked: the back pressure at the valve is higher than entered.", { field })];
	if (mach >= 1) return [warning(`The outlet pipe is choked at its end, so the pressure there is above the pressure beyond it. Check that the back pressure entered allows for this.${assumed}`, { field })];
	if (mach > .7) return [warning(`Mach ${mach.toFixed(2)} in the outlet is above 0.7, the usual limit.${assumed}`, { field })];
	if (mach > .5) return [info(`Mach ${mach.toFixed(2)} in the outlet is above 0.5: check noise and vibration.${assumed}`, { field })];
	return [];
}
// calculators/relief-valve-pro/plots.ts
var points = 60;
/** Required area against back pressure, with the duty and the effective area of the valves. */
function areaPlot(sized) {
	return picture(needsOf(sized), plotsOf);
}
function needsOf({ areaCurve, relievingPressure, requiredArea, effectiveArea, multipleValves }) {
	return {
		areaCurve,
		relievingPressure,
		totalBackpressure,
		requiredArea,
		effectiveArea,
		multipleValves
	};
}
function plotsOf(v) {
	const { areaCurve, relievingPressure, totalBackpressure: duty, requiredArea, effectiveArea } = v;
	if (!areaCurve || relievingPressure === void 0 || requiredArea === void 0 || duty === void 0) return [];
	const highest = 2.5 * Math.max(requiredArea, effectiveArea ?? 0);
	const to = gauge(relievingPressure);
	const least = Math.min(0, duty);
	const curve = Array.from({ length: points }, (_, index) => {
		const back = least + (to - least) * index / points;
		const area = within(() => areaCurve(absolute(back), back));
		return area === void 0 || area > highest ? void 0 : [back, area];
	});
	return [{
		title: "Required area against back pressure",
		x: {
			label: "Total back pressure",
			kind: "gaugePressure",
			unit: "bar(g)",
			...least === 0 ? { from: 0 } : {},
			to: fromSi("gaugePressure", to, "bar(g)")
		},
		y: {
			label: "Required area",
			kind: "area",
			unit: "mm²",
			from: 0
		},
		series: [{
			label: "required",
			pen: "main",
			points: curve
		}, ...effectiveArea === void 0 ? [] : [{
			label: v.multipleValves ?? "effective",
			pen: "limit",
			points: [[least, effectiveArea], [to, effectiveArea]]
		}]],
		marks: [{
			label: "duty",
			x: duty,
			y: requiredArea
		}]
	}];
}
/** A value, or nothing where the method ends. */
function within(compute) {
	try {
		return compute();
	} catch (thrown) {
		if (thrown instanceof Refusal) return void 0;
		throw thrown;
	}
}
// calculators/relief-valve-pro/sends.ts
/** From a sized valve to the calculators that go on with its numbers. */
/** A choice or a text as a field of the other calculator's case; nothing where it is not known. */
var words = (id, value) => value === void 0 || value === "" ? {} : { [id]: value };
/** What every service sends to the register. */
var registered = {
	userDescription,
	flowRate,
	setPressure,
	allowableOverpressure,
	totalBackpressure,
	superimposedBackpressure,
	kc
};
/** A case of the register: what every service sends and what is its own. */
function registerCase(service, v, own) {
	if (v.flowRate === void 0) return void 0;
	return {
		service,
		...words("userDescription", v.userDescription),
		...sent("flowRate", "massFlow", v.flowRate, "kg/h"),
		...sent("setPressure", "gaugePressure", v.setPressure, "bar(g)"),
		...sent("allowableOverpressure", "fraction", v.allowableOverpressure, "%"),
		...sent("totalBackpressure", "gaugePressure", v.totalBackpressure, "bar(g)"),
		...sent("superimposedBackpressure", "gaugePressure", v.superimposedBackpressure, "bar(g)"),
		...words("valveType", v.valveType),
		...sent("kd", "number", v.kd, ""),
		...sent("kc", "number", v.kc, ""),
		...sent("kb", "number", v.kb, ""),
		...v.fluid,
		...own
	};
}
var toRegister = {
	to: "relief-valve-pro/scenario-register",
	label: "Add to a scenario register"
};
var noFluid = value("noFluid", {}, () => ruledOut("no fluid is chosen here"));
/** The valve at its rated capacity as a source of sound: gas and steam only, a liquid makes none of that kind. */
function toAcoustic({ capacityOfOne, relievingPressure, backPressure, inletDensity, temperature, molarMass, gamma, fluid = noFluid }) {
	return {
		to: "vibration-analysis-pro/pressure-drop-devices",
		label: "Check acoustic vibration",
		give: picture({
			userDescription,
			capacityOfOne,
			relievingPressure,
			backPressure,
			inletDensity,
			temperature,
			molarMass,
			gamma,
			fluid
		}, (v) => {
			const { relievingPressure: p1, backPressure: p2, inletDensity: density } = v;
			if (v.capacityOfOne === void 0 || p1 === void 0 || p2 === void 0) return void 0;
			const meanDensity = density === void 0 ? void 0 : density * (p1 + p2) / 2 / p1;
			const exponent = v.gamma !== void 0 && v.gamma > 1 ? v.gamma : void 0;
			return {
				...words("userDescription", v.userDescription),
				...sent("flowRate", "massFlow", v.capacityOfOne, "kg/h"),
				...sent("density", "density", meanDensity, "kg/m³"),
				...sent("p1", "gaugePressure", gauge(p1), "bar(g)"),
				...sent("p2", "gaugePressure", gauge(p2), "bar(g)"),
				...sent("temperature", "temperature", v.temperature, "°C"),
				...sent("molecularWeight", "molarMass", v.molarMass, "g/mol"),
				...sent("gamma", "number", exponent, ""),
				...v.fluid
			};
		})
	};
}
export { words as a, inletLoss as c, outletTooFast as d, liquidReaction as f, pipeVelocity as h, toRegister as i, noOutlet as l, mixtureReaction as m, registered as n, areaPlot as o, mixtureMach as p, toAcoustic as r, gasOutlet as s, registerCase as t, outletEnd as u };
