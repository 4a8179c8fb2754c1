import { n as at } from "./model-CHZD2gUi.js";
// engineering/properties/eos/chung.ts
/**
* Viscosity and thermal conductivity of a dense fluid after Chung. Source: T.-H. Chung, M. Ajlan, L. L. Lee and
* K. E. Starling, Ind. Eng. Chem. Res. 27 (1988) 671; Poling, Prausnitz and O'Connell, The Properties of Gases and
* Liquids, 5th ed., equations 9-6.16 to 9-6.21 and 10-5.5 to 10-5.9.
*/
var ChungFluid = class {
	/** g/mol. */
	molarMass = NaN;
	/** K. */
	criticalTemperature = NaN;
	/** cm³/mol. */
	criticalVolume = NaN;
	acentricFactor = NaN;
	/** Fourth power of the reduced dipole moment 131.3·μ/√(V_c·T_c), μ in debye. */
	dipole4 = 0;
	association = 0;
	/** Those of the correlations, which `setCoefficients` makes of the constants above. */
	viscosityCoefficients = (/* @__PURE__ */ new Float64Array(10)).fill(NaN);
	conductivityCoefficients = (/* @__PURE__ */ new Float64Array(7)).fill(NaN);
	/** V_c^(2/3), which they make as well. */
	criticalArea = NaN;
	/** Of the dilute gas, Pa·s, at the temperature last asked for, K. */
	diluteTemperature = NaN;
	dilute = NaN;
};
/** The constants that give a molecule of this Lennard-Jones diameter, Å, and energy ε/k, K: V_c = (σ/0.809)³, T_c = 1.2593·ε/k. */
function constantsOfPotential(diameter, energy) {
	return {
		criticalTemperature: 1.2593 * energy,
		criticalVolume: (diameter / .809) ** 3,
		acentricFactor: 0
	};
}
/** A line for each coefficient of an equation: constant, and by ω, by the dipole moment, by the association factor. */
var viscosityTable = Float64Array.of(6.324, 50.412, -51.68, 1189, .00121, -.001154, -.006257, .03728, 5.283, 254.209, -168.48, 3898, 6.623, 38.096, -8.464, 31.42, 19.745, 7.63, -14.354, 31.53, -1.9, -12.537, 4.985, -18.15, 24.275, 3.45, -11.291, 69.35, .7972, 1.117, .01235, -4.117, -.2382, .0677, -.8163, 4.025, .06863, .3479, .5926, -.727);
var conductivityTable = Float64Array.of(2.4166, .74824, -.91858, 121.72, -.50924, -1.5094, -49.991, 69.983, 6.6107, 5.6207, 64.76, 27.039, 14.543, -8.9139, -5.6379, 74.344, .79274, .82019, -.69369, 6.3173, -5.8634, 12.801, 9.5893, 65.529, 91.089, 128.11, -54.217, 523.81);
/**
* Makes the coefficients of a fluid, to be called when its constants have been set. Negative acentric factors, of hydrogen and
* helium, count as 0: the correlation was made from fluids without, and between -0.1 and 0 its viscosity has a pole.
*/
function setCoefficients(fluid) {
	const { dipole4, association } = fluid;
	fluid.criticalArea = fluid.criticalVolume ** (2 / 3);
	fluid.diluteTemperature = NaN;
	const omega = Math.max(0, fluid.acentricFactor);
	for (const [table, out] of [[viscosityTable, fluid.viscosityCoefficients], [conductivityTable, fluid.conductivityCoefficients]]) for (let index = 0; index < out.length; index += 1) {
		const line = 4 * index;
		const byShape = at(table, line + 1) * omega + at(table, line + 2) * dipole4;
		out[index] = at(table, line) + byShape + at(table, line + 3) * association;
	}
}
/** G2 of both correlations, from their first five coefficients. */
function radial(e, y) {
	const [e1, e2, e3, e4, e5] = [
		at(e, 0),
		at(e, 1),
		at(e, 2),
		at(e, 3),
		at(e, 4)
	];
	const G1 = (1 - .5 * y) / (1 - y) ** 3;
	return (e1 * -Math.expm1(-e4 * y) / y + G1 * (e2 * Math.exp(e5 * y) + e3)) / (e1 * e4 + e2 + e3);
}
/** Viscosity of the dilute gas at T in K, Pa·s: equation 9-4.11 with the collision integral of Neufeld et al. (1972). */
function diluteViscosity(fluid, T) {
	if (T === fluid.diluteTemperature) return fluid.dilute;
	const reduced = 1.2593 * T / fluid.criticalTemperature;
	const collision = 1.16145 * reduced ** -.14874 + .52487 * Math.exp(-.7732 * reduced) + 2.16178 * Math.exp(-2.43787 * reduced);
	fluid.dilute = 40785e-10 * (1 - .2756 * fluid.acentricFactor + .059035 * fluid.dipole4 + fluid.association) * Math.sqrt(fluid.molarMass * T) / (fluid.criticalArea * collision);
	fluid.diluteTemperature = T;
	return fluid.dilute;
}
/** Viscosity at T in K and V in cm³/mol from that of the dilute gas, Pa·s. */
function denseViscosity(fluid, T, V, dilute) {
	const y = fluid.criticalVolume / (6 * V);
	const reduced = 1.2593 * T / fluid.criticalTemperature;
	const e = fluid.viscosityCoefficients;
	const G2 = radial(e, y);
	const exponent = at(e, 7) + at(e, 8) / reduced + at(e, 9) / (reduced * reduced);
	const dense = at(e, 6) * y * y * G2 * Math.exp(exponent);
	const scale = 36344e-10 * Math.sqrt(fluid.molarMass * fluid.criticalTemperature) / fluid.criticalArea;
	return dilute * (1 / G2 + at(e, 5) * y) + scale * dense;
}
/** Thermal conductivity at T and V from C_v of the ideal gas in units of R and the dilute viscosity, W/(m·K). */
function denseConductivity(fluid, T, V, cv, dilute) {
	const Tr = T / fluid.criticalTemperature;
	const omega = fluid.acentricFactor;
	const alpha = cv - 1.5;
	const beta = .7862 - .7109 * omega + 1.3168 * omega * omega;
	const Z = 2 + 10.5 * Tr * Tr;
	const psi = 1 + alpha * (.215 + .28288 * alpha - 1.061 * beta + .26665 * Z) / (.6366 + beta * Z + 1.061 * alpha * beta);
	const y = fluid.criticalVolume / (6 * V);
	const e = fluid.conductivityCoefficients;
	const G2 = radial(e, y);
	const kilograms = fluid.molarMass / 1e3;
	const q = .003586 * Math.sqrt(fluid.criticalTemperature / kilograms) / fluid.criticalArea;
	return 31.2 * dilute * psi / kilograms * (1 / G2 + at(e, 5) * y) + q * at(e, 6) * y * y * Math.sqrt(Tr) * G2;
}
// engineering/properties/eos/quantum-gases.ts
/** Σ c_k·x^k. */
function polynomial(coefficients, x) {
	return coefficients.reduceRight((sum, coefficient) => sum * x + coefficient, 0);
}
var hydrogenMolarMass = 2.01588;
/** Parameters of the pair potential: nm, K. */
var hydrogenSize = .297;
var hydrogenEnergy = 30.41;
/** σ³ in m³/kg, which makes the second viscosity virial coefficient a specific volume. */
var hydrogenVolume = 602214129e15 * (hydrogenSize * 1e-9) ** 3 / (hydrogenMolarMass / 1e3);
/**
* Viscosity of normal hydrogen: C. D. Muzny, M. L. Huber and A. F. Kazakov, J. Chem. Eng. Data 58 (2013) 969, to 1000 K
* and 200 MPa; 4 % there, better at low density.
*/
function hydrogenViscosity(T, density) {
	const reduced = T / hydrogenEnergy;
	const crossSection = Math.exp(polynomial([
		.20963,
		-.455274,
		.143602,
		-.0335325,
		.00276981
	], Math.log(reduced)));
	const dilute = 2.1357e-8 * Math.sqrt(hydrogenMolarMass * T) / (hydrogenSize * hydrogenSize * crossSection);
	const virial = hydrogenVolume * polynomial([
		-.187,
		2.4871,
		3.7151,
		-11.0972,
		9.0965,
		-3.8292,
		.5166
	], 1 / reduced);
	const Tr = T / 33.145;
	const square = (.011 * density) ** 2;
	const dense = 643449673e-14 * square * Math.exp(.0456334068 * Tr + .232797868 / Tr + .95832612 * square / (.127941189 + Tr) + .363576595 * square ** 3);
	return dilute * (1 + virial * density) + dense;
}
/**
* Thermal conductivity of normal hydrogen: M. J. Assael, J.-A. M. Assael, M. L. Huber, R. A. Perkins and Y. Takata,
* J. Phys. Chem. Ref. Data 40 (2011) 033101, to 1000 K and 100 MPa; 4 %, 1 % at low density about 300 K.
*/
function hydrogenConductivity(T, density) {
	const Tr = T / 33.145;
	const dilute = polynomial([
		-.340976,
		4.5882,
		-1.4508,
		.326394,
		.00316939,
		190592e-9,
		-1139e-9
	], Tr) / polynomial([
		138.497,
		-22.1878,
		4.57151,
		1
	], Tr);
	const cold = [
		0,
		.0363081,
		-.0207629,
		.031481,
		-.0143097,
		.0017498
	];
	const warm = [
		0,
		.0018337,
		-.00886716,
		.015826,
		-.0106283,
		.00280673
	];
	const reduced = density / 31.262;
	return dilute + polynomial(cold, reduced) + Tr * polynomial(warm, reduced);
}
/**
* Viscosity of helium: V. D. Arp, R. D. McCarty and D. G. Friend, NIST Technical Note 1334 (revised 1998), to 1500 K, in
* the form in which CoolProp (MIT licence) carries it.
*/
function heliumViscosity(T, density) {
	const rho = density / 1e3;
	const x = Math.log(Math.min(T, 300));
	const by = (first, ...others) => first / x + polynomial(others, x);
	const excess = polynomial([
		0,
		by(-47.5295259, 87.6799309, -42.0741589, 8.33128289, -.589252385),
		by(547.309267, -904.870586, 431.404928, -81.4504854, 5.37008433),
		by(-1684.39324, 3331.0863, -1632.19172, 308.804413, -20.2936367)
	], rho);
	const cold = by(-.135311743, 1.00347841, 1.20654649, -.149564551, .012520841);
	if (T <= 100) return 1e-7 * Math.exp(cold + excess);
	return 1e-7 * (196 * T ** .71938 * Math.exp(12.451 / T - 295.67 / (T * T) - 4.1249) + Math.exp(cold) * Math.expm1(excess));
}
/**
* Thermal conductivity of helium: B. A. Hands and V. D. Arp, Cryogenics 21 (1981) 697, to 1500 K, in the form in which
* CoolProp (MIT licence) carries it.
*/
function heliumConductivity(T, density) {
	const dilute = .0027870034 * T ** .7034007057 * Math.exp(polynomial([
		0,
		3.739232544,
		-26.20316969,
		59.82252246,
		-49.26397634
	], 1 / T));
	if (density <= 0) return dilute;
	const root = Math.cbrt(T);
	const first = .000186297053 - 7.275964435e-7 * T - .0001427549651 * root + 3290833592e-14 * root * root;
	const third = polynomial([
		-5.213335363e-8,
		4.492659933e-8,
		-5.924416513e-9
	], root);
	return dilute + density * (first + density * ((polynomial([
		7087321137e-15,
		-6013335678e-15,
		8.067145814e-7
	], root) + 3.995125013e-7 / T) * Math.log(density / 68) + third * density));
}
/**
* The components that have correlations of their own, with the Lennard-Jones diameter, Å, and energy, K, of their dilute
* gas: R. A. Svehla, NASA TR R-132 (1962), as in Poling, Prausnitz and O'Connell, 5th ed., appendix B.
*/
var quantumGases = /* @__PURE__ */ new Map([["H2", {
	constants: constantsOfPotential(2.827, 59.7),
	viscosity: hydrogenViscosity,
	conductivity: hydrogenConductivity
}], ["He", {
	constants: constantsOfPotential(2.551, 10.22),
	viscosity: heliumViscosity,
	conductivity: heliumConductivity
}]]);
export { denseConductivity as a, setCoefficients as c, ChungFluid as i, heliumViscosity as n, denseViscosity as o, quantumGases as r, diluteViscosity as s, heliumConductivity as t };
