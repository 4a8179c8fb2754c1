import { _t as gasConstant, it as requirePositive, nt as requireFinite } from "./kit-R3DteEWw.js";
import { a as heatCapacity, c as delta1, d as referencePressure, i as entropy, l as delta2, n as at, o as criticalAttraction, r as enthalpy, s as criticalVolumeRatio, t as Model, u as omegaB } from "./model-CHZD2gUi.js";
import { t as at$1 } from "./numbers-B9p0Uz0H.js";
// engineering/numerics/linear-system.ts
/**
* Solves A·x = b in place by elimination with row pivoting: `matrix` holds A row by row and is overwritten, `right` holds
* b and receives x. Allocates nothing. Returns false, with both spoilt, when A is singular or holds no numbers.
*/
function solveLinearSystem(matrix, right, size) {
	for (let column = 0; column < size; column += 1) {
		let pivot = column;
		let largest = Math.abs(matrix[column * size + column]);
		for (let row = column + 1; row < size; row += 1) {
			const candidate = Math.abs(matrix[row * size + column]);
			if (candidate > largest) {
				largest = candidate;
				pivot = row;
			}
		}
		if (!(largest > 0 && largest < Infinity)) return false;
		const top = column * size;
		if (pivot !== column) {
			const other = pivot * size;
			for (let k = column; k < size; k += 1) {
				const held = matrix[top + k];
				matrix[top + k] = matrix[other + k];
				matrix[other + k] = held;
			}
			const held = right[column];
			right[column] = right[pivot];
			right[pivot] = held;
		}
		const inverse = 1 / matrix[top + column];
		for (let row = column + 1; row < size; row += 1) {
			const start = row * size;
			const factor = matrix[start + column] * inverse;
			if (factor === 0) continue;
			for (let k = column + 1; k < size; k += 1) matrix[start + k] = matrix[start + k] - factor * matrix[top + k];
			right[row] = right[row] - factor * right[column];
		}
	}
	for (let row = size - 1; row >= 0; row -= 1) {
		const start = row * size;
		let sum = right[row];
		for (let k = row + 1; k < size; k += 1) sum -= matrix[start + k] * right[k];
		right[row] = sum / matrix[start + row];
	}
	return true;
}
// engineering/properties/eos/component.ts
/** Every temperature: the heat capacity of a monatomic gas is constant. */
var anyTemperature = [0, Infinity];
/**
* A polynomial of the five-coefficient form. It is used down to 50 K also where the source states it from 100 or 200 K:
* for the alkanes from n-butane it falls on smoothly there, while the heat capacity itself does too.
*/
function polynomial(coefficients, stated) {
	return {
		coefficients: [...coefficients, 0],
		range: [Math.min(50, stated[0]), stated[1]],
		stated
	};
}
// engineering/properties/eos/components.ts
/**
* NIST Chemistry WebBook, Shomate equation of sulfur dioxide, 298 to 1200 K: A = 21.43049, B = 74.35094, C = −57.75217,
* D = 16.35534, E = 0.086731 in J/(mol·K) with T/1000. In place of the polynomial of Poling et al., whose printed
* coefficients give 42.2 J/(mol·K) at 298.15 K where 39.9 is measured. Used down to 150 K.
*/
var shomateSulfurDioxide = {
	coefficients: [
		21.43049 / gasConstant,
		.07435094 / gasConstant,
		-5775217e-11 / gasConstant,
		1.635534e-8 / gasConstant,
		0,
		86731 / gasConstant
	],
	range: [150, 1200],
	stated: [298, 1200]
};
/**
* The components. Critical constants, acentric factors and boiling points: the reference equations of state of CoolProp,
* as collected in the `chemicals` library. Triple temperatures: the same equations. Heat capacities: Poling, Prausnitz and
* O'Connell, The Properties of Gases and Liquids, 5th ed., appendix A; 5/2 R for helium and argon. Volume translations:
* Piña-Martinez, Le Guennec, Privat, Jaubert and Mathias, J. Chem. Eng. Data 63 (2018) 3980; none is given for hydrogen
* and helium, which have none here.
*/
var components = [
	{
		id: "H2",
		name: "hydrogen",
		formula: "H2",
		cas: "1333-74-0",
		molarMass: .00201588,
		criticalTemperature: 33.145,
		criticalPressure: 1296400,
		criticalVolume: 644828475625e-16,
		acentricFactor: -.219,
		boilingTemperature: 20.3689085101,
		tripleTemperature: 13.957,
		volumeTranslation: 0,
		idealGasHeatCapacity: polynomial([
			2.883,
			.003681,
			-772e-8,
			6.92e-9,
			-213e-14
		], [50, 1e3])
	},
	{
		id: "N2",
		name: "nitrogen",
		formula: "N2",
		cas: "7727-37-9",
		molarMass: .0280134,
		criticalTemperature: 126.192,
		criticalPressure: 3395800,
		criticalVolume: 894142472662e-16,
		acentricFactor: .0372,
		boilingTemperature: 77.3549950205,
		tripleTemperature: 63.151,
		volumeTranslation: -3643e-9,
		idealGasHeatCapacity: polynomial([
			3.539,
			-261e-6,
			7e-8,
			1.57e-9,
			-99e-14
		], [50, 1e3])
	},
	{
		id: "O2",
		name: "oxygen",
		formula: "O2",
		cas: "7782-44-7",
		molarMass: .0319988,
		criticalTemperature: 154.581,
		criticalPressure: 5043e3,
		criticalVolume: 733675715334e-16,
		acentricFactor: .0222,
		boilingTemperature: 90.1878078805,
		tripleTemperature: 54.361,
		volumeTranslation: -2762e-9,
		idealGasHeatCapacity: polynomial([
			3.63,
			-.001794,
			658e-8,
			-6e-9,
			179e-14
		], [50, 1e3])
	},
	{
		id: "CO2",
		name: "carbon dioxide",
		formula: "CO2",
		cas: "124-38-9",
		molarMass: .0440095,
		criticalTemperature: 304.1282,
		criticalPressure: 7377300,
		criticalVolume: 941184770731e-16,
		acentricFactor: .22394,
		boilingTemperature: void 0,
		tripleTemperature: 216.592,
		volumeTranslation: -1137e-9,
		idealGasHeatCapacity: polynomial([
			3.259,
			.001356,
			1502e-8,
			-2.374e-8,
			1056e-14
		], [50, 1e3])
	},
	{
		id: "CO",
		name: "carbon monoxide",
		formula: "CO",
		cas: "630-08-0",
		molarMass: .0280101,
		criticalTemperature: 132.86,
		criticalPressure: 3494e3,
		criticalVolume: 921658986175e-16,
		acentricFactor: .0497,
		boilingTemperature: 81.6381829183,
		tripleTemperature: 68.16,
		volumeTranslation: -3677e-9,
		idealGasHeatCapacity: polynomial([
			3.912,
			-.003913,
			1182e-8,
			-13e-9,
			515e-14
		], [50, 1e3])
	},
	{
		id: "H2S",
		name: "hydrogen sulfide",
		formula: "H2S",
		cas: "7783-06-4",
		molarMass: .0340809,
		criticalTemperature: 373.1,
		criticalPressure: 9e6,
		criticalVolume: 981354268891e-16,
		acentricFactor: .1005,
		boilingTemperature: 212.854883148,
		tripleTemperature: 187.7,
		volumeTranslation: -2508e-9,
		idealGasHeatCapacity: polynomial([
			4.266,
			-.003438,
			1319e-8,
			-1.331e-8,
			488e-14
		], [50, 1e3])
	},
	{
		id: "H2O",
		name: "water",
		formula: "H2O",
		cas: "7732-18-5",
		molarMass: .01801528,
		criticalTemperature: 647.096,
		criticalPressure: 22064e3,
		criticalVolume: 559480372671e-16,
		acentricFactor: .3443,
		boilingTemperature: 373.124295848,
		tripleTemperature: 273.16,
		volumeTranslation: 5271e-9,
		idealGasHeatCapacity: polynomial([
			4.395,
			-.004186,
			1405e-8,
			-1.564e-8,
			632e-14
		], [50, 1e3])
	},
	{
		id: "He",
		name: "helium",
		formula: "He",
		cas: "7440-59-7",
		molarMass: .004002602,
		criticalTemperature: 5.1953,
		criticalPressure: 228320,
		criticalVolume: 575251528731e-16,
		acentricFactor: -.3836,
		boilingTemperature: 4.22380677084,
		tripleTemperature: 2.1768,
		volumeTranslation: 0,
		idealGasHeatCapacity: polynomial([
			2.5,
			0,
			0,
			0,
			0
		], anyTemperature)
	},
	{
		id: "Ar",
		name: "argon",
		formula: "Ar",
		cas: "7440-37-1",
		molarMass: .039948,
		criticalTemperature: 150.687,
		criticalPressure: 4863e3,
		criticalVolume: 745855116234e-16,
		acentricFactor: -.00219,
		boilingTemperature: 87.3021362362,
		tripleTemperature: 83.8058,
		volumeTranslation: -3293e-9,
		idealGasHeatCapacity: polynomial([
			2.5,
			0,
			0,
			0,
			0
		], anyTemperature)
	},
	{
		id: "C1",
		name: "methane",
		formula: "CH4",
		cas: "74-82-8",
		molarMass: .01604246,
		criticalTemperature: 190.564,
		criticalPressure: 4599200,
		criticalVolume: 986278109912e-16,
		acentricFactor: .01142,
		boilingTemperature: 111.667205474,
		tripleTemperature: 90.6941,
		volumeTranslation: -356e-8,
		idealGasHeatCapacity: polynomial([
			4.568,
			-.008975,
			3631e-8,
			-3.407e-8,
			1091e-14
		], [50, 1e3])
	},
	{
		id: "C2",
		name: "ethane",
		formula: "C2H6",
		cas: "74-84-0",
		molarMass: .03006904,
		criticalTemperature: 305.322,
		criticalPressure: 4872200,
		criticalVolume: .000145838781642,
		acentricFactor: .0995,
		boilingTemperature: 184.568587832,
		tripleTemperature: 90.368,
		volumeTranslation: -3675e-9,
		idealGasHeatCapacity: polynomial([
			4.178,
			-.004427,
			566e-7,
			-6.651e-8,
			2487e-14
		], [50, 1e3])
	},
	{
		id: "C3",
		name: "propane",
		formula: "C3H8",
		cas: "74-98-6",
		molarMass: .04409562,
		criticalTemperature: 369.89,
		criticalPressure: 4251200,
		criticalVolume: 2e-4,
		acentricFactor: .1521,
		boilingTemperature: 231.03624791,
		tripleTemperature: 85.525,
		volumeTranslation: -3735e-9,
		idealGasHeatCapacity: polynomial([
			3.847,
			.005131,
			6011e-8,
			-7.893e-8,
			3079e-14
		], [50, 1e3])
	},
	{
		id: "iC4",
		name: "isobutane",
		formula: "C4H10",
		cas: "75-28-5",
		molarMass: .0581222,
		criticalTemperature: 407.81,
		criticalPressure: 3629e3,
		criticalVolume: .000257748115318,
		acentricFactor: .184,
		boilingTemperature: 261.401014643,
		tripleTemperature: 113.73,
		volumeTranslation: -3803e-9,
		idealGasHeatCapacity: polynomial([
			3.351,
			.017883,
			5477e-8,
			-81e-9,
			3243e-14
		], [50, 1e3])
	},
	{
		id: "nC4",
		name: "n-butane",
		formula: "C4H10",
		cas: "106-97-8",
		molarMass: .0581222,
		criticalTemperature: 425.125,
		criticalPressure: 3796e3,
		criticalVolume: .000254921929824,
		acentricFactor: .201,
		boilingTemperature: 272.659900526,
		tripleTemperature: 134.895,
		volumeTranslation: -3436e-9,
		idealGasHeatCapacity: polynomial([
			5.547,
			.005536,
			8057e-8,
			-1.0571e-7,
			4134e-14
		], [200, 1e3])
	},
	{
		id: "iC5",
		name: "isopentane",
		formula: "C5H12",
		cas: "78-78-4",
		molarMass: .07214878,
		criticalTemperature: 460.35,
		criticalPressure: 3378e3,
		criticalVolume: .000305716906145,
		acentricFactor: .2274,
		boilingTemperature: 300.976374255,
		tripleTemperature: 112.65,
		volumeTranslation: -3604e-9,
		idealGasHeatCapacity: polynomial([
			1.959,
			.038191,
			2434e-8,
			-5.175e-8,
			2165e-14
		], [200, 1e3])
	},
	{
		id: "nC5",
		name: "n-pentane",
		formula: "C5H12",
		cas: "109-66-0",
		molarMass: .07214878,
		criticalTemperature: 469.7,
		criticalPressure: 3367500,
		criticalVolume: .000311526479751,
		acentricFactor: .251,
		boilingTemperature: 309.20934582,
		tripleTemperature: 143.47,
		volumeTranslation: -1599e-9,
		idealGasHeatCapacity: polynomial([
			7.554,
			-368e-6,
			11846e-8,
			-1.4939e-7,
			5753e-14
		], [200, 1e3])
	},
	{
		id: "nC6",
		name: "n-hexane",
		formula: "C6H14",
		cas: "110-54-3",
		molarMass: .08617536,
		criticalTemperature: 507.82,
		criticalPressure: 3044100,
		criticalVolume: .000369549150037,
		acentricFactor: .3,
		boilingTemperature: 341.865616634,
		tripleTemperature: 177.83,
		volumeTranslation: 816e-9,
		idealGasHeatCapacity: polynomial([
			8.831,
			-166e-6,
			14302e-8,
			-1.8314e-7,
			7124e-14
		], [200, 1e3])
	},
	{
		id: "nC7",
		name: "n-heptane",
		formula: "C7H16",
		cas: "142-82-5",
		molarMass: .10020194,
		criticalTemperature: 540.2,
		criticalPressure: 2735730,
		criticalVolume: .000429184549356,
		acentricFactor: .349,
		boilingTemperature: 371.550360483,
		tripleTemperature: 182.55,
		volumeTranslation: 3109e-9,
		idealGasHeatCapacity: polynomial([
			9.634,
			.004156,
			15494e-8,
			-2.0066e-7,
			777e-13
		], [200, 1e3])
	},
	{
		id: "nC8",
		name: "n-octane",
		formula: "C8H18",
		cas: "111-65-9",
		molarMass: .11422852,
		criticalTemperature: 568.74,
		criticalPressure: 2483590,
		criticalVolume: .000492368291482,
		acentricFactor: .398,
		boilingTemperature: 398.793755135,
		tripleTemperature: 216.37,
		volumeTranslation: 6428e-9,
		idealGasHeatCapacity: polynomial([
			10.824,
			.004983,
			17751e-8,
			-2.3137e-7,
			898e-13
		], [200, 1e3])
	},
	{
		id: "nC9",
		name: "n-nonane",
		formula: "C9H20",
		cas: "111-84-2",
		molarMass: .1282551,
		criticalTemperature: 594.55,
		criticalPressure: 2281e3,
		criticalVolume: .000552486187845,
		acentricFactor: .4433,
		boilingTemperature: 423.913049849,
		tripleTemperature: 219.7,
		volumeTranslation: 9345e-9,
		idealGasHeatCapacity: polynomial([
			12.152,
			.004575,
			20416e-8,
			-2.6777e-7,
			10465e-14
		], [200, 1e3])
	},
	{
		id: "nC10",
		name: "n-decane",
		formula: "C10H22",
		cas: "124-18-5",
		molarMass: .14228168,
		criticalTemperature: 617.7,
		criticalPressure: 2103e3,
		criticalVolume: .000609756097561,
		acentricFactor: .4884,
		boilingTemperature: 447.270229382,
		tripleTemperature: 243.5,
		volumeTranslation: 12827e-9,
		idealGasHeatCapacity: polynomial([
			13.467,
			.004139,
			23127e-8,
			-3.0477e-7,
			1197e-13
		], [200, 1e3])
	},
	{
		id: "C2=",
		name: "ethylene",
		formula: "C2H4",
		cas: "74-85-1",
		molarMass: .02805316,
		criticalTemperature: 282.35,
		criticalPressure: 5041800,
		criticalVolume: .000130945481716,
		acentricFactor: .0866,
		boilingTemperature: 169.378648434,
		tripleTemperature: 103.986,
		volumeTranslation: -3291e-9,
		idealGasHeatCapacity: polynomial([
			4.221,
			-.008782,
			5795e-8,
			-6.729e-8,
			2511e-14
		], [50, 1e3])
	},
	{
		id: "C3=",
		name: "propylene",
		formula: "C3H6",
		cas: "115-07-1",
		molarMass: .04207974,
		criticalTemperature: 364.211,
		criticalPressure: 4555e3,
		criticalVolume: .000183250870442,
		acentricFactor: .146,
		boilingTemperature: 225.530871246,
		tripleTemperature: 87.953,
		volumeTranslation: -3546e-9,
		idealGasHeatCapacity: polynomial([
			3.834,
			.003893,
			4688e-8,
			-6.013e-8,
			2283e-14
		], [50, 1e3])
	},
	{
		id: "Bz",
		name: "benzene",
		formula: "C6H6",
		cas: "71-43-2",
		molarMass: .07811184,
		criticalTemperature: 562.02,
		criticalPressure: 4907277,
		criticalVolume: .000256344527044,
		acentricFactor: .211,
		boilingTemperature: 353.218780053,
		tripleTemperature: 278.674,
		volumeTranslation: -1439e-9,
		idealGasHeatCapacity: polynomial([
			3.551,
			-.006184,
			14365e-8,
			-1.9807e-7,
			8234e-14
		], [50, 1e3])
	},
	{
		id: "Tol",
		name: "toluene",
		formula: "C7H8",
		cas: "108-88-3",
		molarMass: .09213842,
		criticalTemperature: 591.75,
		criticalPressure: 4126300,
		criticalVolume: .000315556958031,
		acentricFactor: .2657,
		boilingTemperature: 383.745753146,
		tripleTemperature: 178,
		volumeTranslation: 1238e-9,
		idealGasHeatCapacity: polynomial([
			3.866,
			.003558,
			13356e-8,
			-1.8659e-7,
			769e-13
		], [50, 1e3])
	},
	{
		id: "cC6",
		name: "cyclohexane",
		formula: "C6H12",
		cas: "110-82-7",
		molarMass: .08415948,
		criticalTemperature: 553.6,
		criticalPressure: 4080500,
		criticalVolume: .00031017369727,
		acentricFactor: .2096,
		boilingTemperature: 353.864948368,
		tripleTemperature: 279.86,
		volumeTranslation: -4233e-9,
		idealGasHeatCapacity: polynomial([
			4.035,
			-.004433,
			16834e-8,
			-2.0775e-7,
			7746e-14
		], [100, 1e3])
	},
	{
		id: "NH3",
		name: "ammonia",
		formula: "NH3",
		cas: "7664-41-7",
		molarMass: .01703052,
		criticalTemperature: 405.56,
		criticalPressure: 11363400,
		criticalVolume: 730140186916e-16,
		acentricFactor: .256,
		boilingTemperature: 239.83431862,
		tripleTemperature: 195.49,
		volumeTranslation: 4031e-9,
		idealGasHeatCapacity: polynomial([
			4.238,
			-.004215,
			2041e-8,
			-2.126e-8,
			761e-14
		], [50, 1e3])
	},
	{
		id: "MeOH",
		name: "methanol",
		formula: "CH4O",
		cas: "67-56-1",
		molarMass: .03204186,
		criticalTemperature: 513.38,
		criticalPressure: 8215850,
		criticalVolume: .000113828190007,
		acentricFactor: .5625,
		boilingTemperature: 337.632383296,
		tripleTemperature: 175.61,
		volumeTranslation: 918e-8,
		idealGasHeatCapacity: polynomial([
			4.714,
			-.006986,
			4211e-8,
			-4.443e-8,
			1535e-14
		], [50, 1e3])
	},
	{
		id: "SO2",
		name: "sulfur dioxide",
		formula: "SO2",
		cas: "7446-09-5",
		molarMass: .0640638,
		criticalTemperature: 430.64,
		criticalPressure: 7886600,
		criticalVolume: .000123793018074,
		acentricFactor: .256,
		boilingTemperature: 263.137015354,
		tripleTemperature: 197.7,
		volumeTranslation: -52e-9,
		idealGasHeatCapacity: shomateSulfurDioxide
	}
];
// engineering/properties/eos/feed.ts
/** What an absent component is carried at: too little to change any digit, enough to have a logarithm. */
var trace = 1e-20;
/**
* Makes z the composition the mixture works on. RangeError unless it has a mole fraction for each component, none
* negative, adding up to 1 within 1e-6.
*/
function setFeed(mixture, z) {
	const { feed, given, size } = mixture;
	if (isAtWork(mixture, z)) return;
	if (z.length !== size) throw new RangeError(`composition must have ${size} mole fractions, got ${z.length}`);
	given.fill(NaN);
	let sum = 0;
	for (let i = 0; i < size; i += 1) {
		const share = z[i];
		if (!(share >= 0 && share <= 1.000001)) throw new RangeError(`mole fraction of ${mixture.ids[i]} must be from 0 to 1, got ${share}`);
		feed[i] = share > trace ? share : trace;
		sum += share;
	}
	if (!(Math.abs(sum - 1) <= 1e-6)) throw new RangeError(`mole fractions must add up to 1, got ${sum}`);
	for (let i = 0; i < size; i += 1) feed[i] = at(feed, i) / sum;
	mixture.whole.setComposition(feed, 1);
	given.set(z);
}
/** Whether z is the composition that the mixture works on. */
function isAtWork({ given, size }, z) {
	if (z.length !== size) return false;
	for (let i = 0; i < size; i += 1) if (z[i] !== given[i]) return false;
	return true;
}
// engineering/properties/eos/two-phase-start.ts
/** Puts the two phases of a state, with their K values and vapour fraction, before the solver for the feed at work. */
function startFromState(mixture, state) {
	const { solver, feed, model } = mixture;
	const { vapour, liquid } = solver;
	const { vapour: y, liquid: x, vapourFraction: beta } = state;
	let vapourTotal = 0;
	let vapourTranslation = 0;
	let liquidTranslation = 0;
	for (let i = 0; i < mixture.size; i += 1) {
		const z = at(feed, i);
		const inVapour = beta * Math.max(at(y.moleFractions, i), 1e-300);
		const inLiquid = (1 - beta) * Math.max(at(x.moleFractions, i), 1e-300);
		const sum = inVapour + inLiquid;
		vapour.n[i] = z * (inVapour / sum);
		liquid.n[i] = z * (inLiquid / sum);
		vapourTotal += at(vapour.n, i);
		vapourTranslation += at(vapour.n, i) * at(model.c, i);
		liquidTranslation += at(liquid.n, i) * at(model.c, i);
	}
	vapour.volume = vapourTotal * y.molarVolume + vapourTranslation;
	liquid.volume = (1 - vapourTotal) * x.molarVolume + liquidTranslation;
	solver.temperature = state.temperature;
}
/** Puts the phases of the successive substitution before the solver. */
function startFromSubstitution(mixture, T) {
	const { solver, feed, substitution } = mixture;
	const { x, y, vapourFraction: beta, vapourVolume, liquidVolume } = substitution;
	const { vapour, liquid } = solver;
	for (let i = 0; i < mixture.size; i += 1) {
		const inVapour = beta * at(y, i);
		const inLiquid = (1 - beta) * at(x, i);
		const share = at(feed, i) / (inVapour + inLiquid);
		vapour.n[i] = inVapour * share;
		liquid.n[i] = inLiquid * share;
	}
	vapour.volume = beta * vapourVolume;
	liquid.volume = (1 - beta) * liquidVolume;
	solver.temperature = T;
}
/** Puts up to a share of the phase the stability test has found, and the rest of the feed, before the solver. */
function startFromTrial(mixture, T, largestShare) {
	const { solver, feed, stability } = mixture;
	const lighter = stability.volume > stability.feedVolume;
	const little = (lighter ? solver.vapour : solver.liquid).n;
	const rest = (lighter ? solver.liquid : solver.vapour).n;
	let share = largestShare;
	for (let i = 0; i < mixture.size; i += 1) share = Math.min(share, .5 * at(feed, i) * Math.exp(-at(stability.lnW, i)));
	for (let i = 0; i < mixture.size; i += 1) {
		little[i] = share * Math.exp(at(stability.lnW, i));
		rest[i] = at(feed, i) - at(little, i);
	}
	solver.temperature = T;
}
/**
* Puts the saturated phases of the feed as one fluid, as `mixture.saturation` holds them, in a vapour fraction before the
* solver; each component is shared out by its fugacities in the two.
*/
function startFromSaturation(mixture, vapourFraction) {
	const { solver, feed, saturation } = mixture;
	const { temperature, vapourVolume, liquidVolume } = saturation;
	const { vapour, liquid } = solver;
	vapour.n.set(feed);
	liquid.n.set(feed);
	vapour.volume = vapourVolume;
	liquid.volume = liquidVolume;
	vapour.evaluate(temperature);
	liquid.evaluate(temperature);
	let vapourTotal = 0;
	for (let i = 0; i < mixture.size; i += 1) {
		const inVapour = vapourFraction * Math.exp(at(liquid.lnF, i) - at(vapour.lnF, i));
		const share = at(feed, i) / (inVapour + 1 - vapourFraction);
		vapour.n[i] = inVapour * share;
		liquid.n[i] = (1 - vapourFraction) * share;
		vapourTotal += at(vapour.n, i);
	}
	vapour.volume = vapourTotal * vapourVolume;
	liquid.volume = (1 - vapourTotal) * liquidVolume;
	solver.temperature = temperature;
}
// engineering/properties/eos/fill.ts
/** Copies what has been evaluated into the state of a phase at the pressure p in Pa. */
function fillPhase(fluid, p, phase) {
	const { temperature: T, volume, cv, pressureT, pressureV, molarMass } = fluid;
	const v = volume - fluid.c;
	const cp = cv - T * pressureT * pressureT / pressureV;
	phase.temperature = T;
	phase.pressure = p;
	phase.molarMass = molarMass;
	phase.molarVolume = v;
	phase.density = molarMass / v;
	phase.compressibility = p * v / (gasConstant * T);
	phase.molarInternalEnergy = fluid.internalEnergy;
	phase.molarEnthalpy = fluid.internalEnergy + p * v;
	phase.molarEntropy = fluid.entropy;
	phase.molarCp = cp;
	phase.molarCv = cv;
	phase.molarCpIdeal = fluid.idealCp;
	phase.speedOfSound = v * Math.sqrt(-pressureV * cp / (cv * molarMass));
	phase.pressureByTemperature = pressureT;
	phase.pressureByVolume = pressureV;
	phase.moleFractions.set(fluid.x);
}
/** Fills the state with one phase: the whole fluid as last evaluated, at the pressure p in Pa. */
function fillSinglePhase(mixture, p, root, state) {
	const { whole } = mixture;
	const phase = root === "vapour" ? state.vapour : state.liquid;
	fillPhase(whole, p, phase);
	state.condition = root;
	state.vapourFraction = root === "vapour" ? 1 : 0;
	state.temperature = phase.temperature;
	state.pressure = p;
	state.molarMass = phase.molarMass;
	state.molarVolume = phase.molarVolume;
	state.density = phase.density;
	state.molarEnthalpy = phase.molarEnthalpy;
	state.molarInternalEnergy = phase.molarInternalEnergy;
	state.molarEntropy = phase.molarEntropy;
	state.moleFractions.set(whole.x);
}
/** Fills the state with the two phases `mixture.vapour` and `mixture.liquid` as last evaluated, per mole of fluid. */
function fillTwoPhases(mixture, p, vapourFraction, state) {
	const { vapour, liquid } = state;
	fillPhase(mixture.vapour, p, vapour);
	fillPhase(mixture.liquid, p, liquid);
	const liquidFraction = 1 - vapourFraction;
	state.condition = "two-phase";
	state.vapourFraction = vapourFraction;
	state.temperature = vapour.temperature;
	state.pressure = p;
	state.molarMass = mixture.whole.molarMass;
	state.molarVolume = vapourFraction * vapour.molarVolume + liquidFraction * liquid.molarVolume;
	state.density = state.molarMass / state.molarVolume;
	state.molarEnthalpy = vapourFraction * vapour.molarEnthalpy + liquidFraction * liquid.molarEnthalpy;
	state.molarInternalEnergy = vapourFraction * vapour.molarInternalEnergy + liquidFraction * liquid.molarInternalEnergy;
	state.molarEntropy = vapourFraction * vapour.molarEntropy + liquidFraction * liquid.molarEntropy;
	state.moleFractions.set(mixture.whole.x);
}
/** Fills the state with the solver's two phases, the one of lower mass density as vapour: it is the one that lies above. */
function fillFromSolver(mixture, state) {
	const { solver, vapour, liquid } = mixture;
	const inOrder = massDensity(solver.vapour) <= massDensity(solver.liquid);
	const lighter = inOrder ? solver.vapour : solver.liquid;
	const heavier = inOrder ? solver.liquid : solver.vapour;
	const lighterTotal = takePhase(vapour, lighter, solver.temperature);
	const heavierTotal = takePhase(liquid, heavier, solver.temperature);
	fillTwoPhases(mixture, vapour.pressure, lighterTotal / (lighterTotal + heavierTotal), state);
}
/** kg/m³, with the translated volume. */
function massDensity({ n, volume, model: { molarMass, c } }) {
	let mass = 0;
	let translation = 0;
	for (let i = 0; i < n.length; i += 1) {
		mass += at(n, i) * at(molarMass, i);
		translation += at(n, i) * at(c, i);
	}
	return mass / (volume - translation);
}
/** Evaluates a phase of the solver as a fluid; returns its moles. */
function takePhase(fluid, { n, volume }, T) {
	let total = 0;
	for (let i = 0; i < n.length; i += 1) total += at(n, i);
	fluid.setComposition(n, total);
	fluid.evaluate(T, volume / total);
	return total;
}
// engineering/properties/eos/split-from-trial.ts
var mostSubstitutions = 12;
/** Puts ln K between the feed and the phase that the stability test has just found before the successive substitution. */
function substituteFromTrial({ feed, stability, substitution, size }) {
	const sign = stability.volume > stability.feedVolume ? 1 : -1;
	for (let i = 0; i < size; i += 1) substitution.lnK[i] = sign * (at(stability.lnW, i) - Math.log(at(feed, i)));
	substitution.begin();
}
/**
* Tries the phase that the stability test has just found at T and p as the beginning of the second phase of what is specified:
* a few successive substitutions at T and p, and Newton's method in between. Leaves the two phases in the solver.
*/
function splitsFromTrial(mixture, T, p, specification, first, second) {
	const { substitution, feed, solver } = mixture;
	substituteFromTrial(mixture);
	for (let step = 1; step <= mostSubstitutions; step += 1) {
		const change = substitution.step(feed, T, p);
		const { vapourFraction } = substitution;
		if (Number.isNaN(change)) return false;
		if (step % 3 !== 0 || !(vapourFraction > 0 && vapourFraction < 1)) continue;
		startFromSubstitution(mixture, T);
		if (solver.solve(specification, first, second, feed)) return true;
	}
	return false;
}
// engineering/properties/eos/wilson.ts
/**
* ln K_i of Wilson's correlation, ln(p_c/p) + 5.373·(1 + ω)·(1 − T_c/T): the usual first guess.
* Source: G. M. Wilson, A modified Redlich-Kwong equation of state, AIChE 65th National Meeting, Cleveland (1969).
*/
function wilsonLnK(model, T, p, out) {
	for (let i = 0; i < model.size; i += 1) out[i] = at(model.wilsonConstant, i) - at(model.wilsonSlope, i) / T - Math.log(p);
}
// engineering/properties/eos/flash-tp.ts
var maximumSteps = 40;
/** Equilibrium at T and p of the feed at work. RangeError when no method converges to its two phases. */
function equilibriumAtTp(mixture, T, p, state) {
	if (!findsEquilibriumAtTp(mixture, T, p, state)) throw new RangeError(`no equilibrium of two phases found at ${T} K and ${p} Pa`);
}
/**
* As `equilibriumAtTp`, for searches that only pass by: where two phases are not found the state is filled with the feed as
* one phase, and false is returned.
*/
function findsEquilibriumAtTp(mixture, T, p, state) {
	const { solver, feed, stability } = mixture;
	if (mixture.size > 1 && state.condition === "two-phase" && Math.abs(T - state.temperature) < .2 * T) {
		startFromState(mixture, state);
		if (solver.solve("TP", T, p, feed)) {
			fillFromSolver(mixture, state);
			return true;
		}
	}
	const outcome = stability.isUnstable(feed, T, p) ? splitAtTp(mixture, T, p, state) : "one phase";
	if (outcome !== "split") singlePhaseAtTp(mixture, T, p, state);
	return outcome !== "not found";
}
/** The feed as one phase, on the root of lower Gibbs energy. */
function singlePhaseAtTp(mixture, T, p, state) {
	const { whole } = mixture;
	const v = whole.stableVolume(T, p);
	whole.evaluate(T, v);
	fillSinglePhase(mixture, p, whole.isLiquidLike(T, v) ? "liquid" : "vapour", state);
}
/**
* Splits a feed that the stability test has just found unstable. It remains one phase where two would be better by too
* little Gibbs energy to be told apart, next to a critical point or where a phase vanishes.
*/
function splitAtTp(mixture, T, p, state) {
	const { feed, stability, gibbsMinimum, substitution, model } = mixture;
	substituteFromTrial(mixture);
	let split = substitute(mixture, T, p);
	if (!split) {
		wilsonLnK(model, T, p, substitution.lnK);
		substitution.begin();
		split = substitute(mixture, T, p);
	}
	if (split) {
		fillFromSolver(mixture, state);
		return "split";
	}
	const energy = stability.feedEnergy(feed, p);
	for (let share = .2; share > 1e-7; share *= .3) {
		startFromTrial(mixture, T, share);
		if (!(gibbsMinimum.energyAt(T, p) < energy)) continue;
		if (!gibbsMinimum.solve(feed, T, p)) break;
		fillFromSolver(mixture, state);
		return "split";
	}
	return stability.distance > -1e-7 ? "one phase" : "not found";
}
/** Successive substitution from the ln K it begins with, with attempts of Newton's method in between. */
function substitute(mixture, T, p) {
	const { solver, feed, substitution } = mixture;
	let nextNewton = 3;
	for (let step = 1; step <= maximumSteps; step += 1) {
		const change = substitution.step(feed, T, p);
		const { vapourFraction } = substitution;
		if (!(change >= 1e-14)) return false;
		if (vapourFraction > 0 && vapourFraction < 1 && step >= nextNewton && change < .5) {
			nextNewton = Math.ceil(1.5 * step) + 1;
			startFromSubstitution(mixture, T);
			if (solver.solve("TP", T, p, feed)) return true;
		}
	}
	return false;
}
// engineering/properties/eos/flash-at-pressure.ts
/** Equilibrium of the feed at work at p and a molar enthalpy or entropy. */
function equilibriumAtPressure(mixture, specification, p, value, state) {
	const { solver, feed } = mixture;
	const pure = mixture.size === 1;
	if (!pure && state.condition === "two-phase") {
		startFromState(mixture, state);
		if (solver.solve(specification, p, value, feed)) {
			fillFromSolver(mixture, state);
			return;
		}
	}
	const start = state.condition === void 0 ? 300 : state.temperature;
	if (fromOnePhase(mixture, specification, p, value, start, state)) return;
	if (pure && pureTwoPhase(mixture, specification, p, value, state)) return;
	search(mixture, specification, p, value, start, state);
}
/** How near to the value given, in R·T or R, h or s at an enclosed temperature must be. */
var vanishing = 1e-9;
/** Gain of a split, in R·T, up to which a fluid whose two phases are not found is left as one. */
var negligibleGain = 1e-4;
/** Width of T, relative to it, within which what is not found from any T is sought as if the fluid were pure. */
var narrow = 1e-6;
/** Least share of either phase from which that search begins. */
var leastFraction = 1e-6;
/** h or s of the fluid as evaluated. */
function caloric(fluid, specification, p) {
	return specification === "PH" ? fluid.internalEnergy + p * (fluid.volume - fluid.c) : fluid.entropy;
}
/**
* Newton's method in T along the roots of lower Gibbs energy; true and filled when that is one stable phase, one that splits
* into two, one that is unstable by no more than `gain` in R·T, or one whose two phases cannot be told apart.
*/
function fromOnePhase(mixture, specification, p, value, start, state, gain = 0) {
	const { whole } = mixture;
	const energy = specification === "PH";
	let T = start;
	for (let round = 0; round < 25; round += 1) {
		whole.evaluate(T, whole.stableVolume(T, p));
		const cp = whole.cv - T * whole.pressureT * whole.pressureT / whole.pressureV;
		const gap = value - caloric(whole, specification, p);
		const step = energy ? gap / cp : T * Math.expm1(Math.min(gap / cp, 1));
		if (!Number.isFinite(step)) return false;
		if (Math.abs(step) < 1e-11 * T) {
			const { stability } = mixture;
			if (stability.isUnstable(mixture.feed, T, p)) {
				const { distance } = stability;
				if (splitsFromTrial(mixture, T, p, specification, p, value)) {
					fillFromSolver(mixture, state);
					return true;
				}
				if (!(distance > -gain || distance > -1e-7 && isOnePhase(mixture, T, p))) return false;
			}
			fillSinglePhase(mixture, p, whole.isLiquidLike(T, whole.volume) ? "liquid" : "vapour", state);
			return true;
		}
		T = Math.min(Math.max(T + step, .6 * T), 1.8 * T);
		if (!(T >= mixture.lowestTemperature && T <= mixture.highestTemperature)) return false;
	}
	return false;
}
/** Whether the feed, though unstable, is found as one phase: next to a critical point, where two cannot be told apart. */
function isOnePhase(mixture, T, p) {
	const { trial } = mixture;
	trial.forget();
	return findsEquilibriumAtTp(mixture, T, p, trial) && trial.condition !== "two-phase";
}
/** A pure component between its saturated liquid and vapour. */
function pureTwoPhase(mixture, specification, p, value, state) {
	const fraction = fractionAsOneFluid(mixture, specification, p, value);
	if (!(fraction >= 0 && fraction <= 1)) return false;
	fillTwoPhases(mixture, p, fraction, state);
	return true;
}
/**
* A mixture that boils as if it were pure, being all but one component: from what it is as one fluid. T cannot tell its
* equilibria of two phases apart.
*/
function nearlyPureTwoPhase(mixture, specification, p, value, state) {
	const fraction = fractionAsOneFluid(mixture, specification, p, value);
	if (Number.isNaN(fraction)) return false;
	startFromSaturation(mixture, Math.min(.999999, Math.max(leastFraction, fraction)));
	if (!mixture.solver.solve(specification, p, value, mixture.feed)) return false;
	fillFromSolver(mixture, state);
	return true;
}
/** Vapour fraction of the feed as one fluid, its saturated phases in `vapour` and `liquid`; NaN where it has none at p. */
function fractionAsOneFluid(mixture, specification, p, value) {
	const { saturation, vapour, liquid, feed } = mixture;
	if (!mixture.saturateAtPressure(p)) return NaN;
	vapour.setComposition(feed, 1);
	liquid.setComposition(feed, 1);
	vapour.evaluate(saturation.temperature, saturation.vapourVolume);
	liquid.evaluate(saturation.temperature, saturation.liquidVolume);
	const below = caloric(liquid, specification, p);
	const above = caloric(vapour, specification, p);
	return (value - below) / (above - below);
}
/**
* Encloses T, in which h and s rise at constant pressure, and tries the direct solutions from each equilibrium on the
* way.
*/
function search(mixture, specification, p, value, start, state) {
	const { solver, feed, trial, lowestTemperature, highestTemperature } = mixture;
	let low = lowestTemperature;
	let high = highestTemperature;
	let lowGap = NaN;
	let highGap = NaN;
	let asPure = false;
	let T = Math.min(Math.max(start, 1.01 * low), .99 * high);
	trial.forget();
	for (let round = 0; round < 100; round += 1) {
		const found = findsEquilibriumAtTp(mixture, T, p, trial);
		const gap = (specification === "PH" ? trial.molarEnthalpy : trial.molarEntropy) - value;
		if (trial.condition === "two-phase") {
			startFromState(mixture, trial);
			if (solver.solve(specification, p, value, feed)) {
				fillFromSolver(mixture, state);
				return;
			}
		} else if (fromOnePhase(mixture, specification, p, value, T, state)) return;
		if (gap > 0) {
			high = T;
			highGap = gap;
		} else {
			low = T;
			lowGap = gap;
		}
		if (found && Math.abs(gap) < vanishing * (specification === "PH" ? 8.31446261815324 * T : 8.31446261815324) && high - low < 1e-9 * high) {
			state.forget();
			findsEquilibriumAtTp(mixture, T, p, state);
			return;
		}
		if (!asPure && high - low < narrow * high) {
			asPure = true;
			if (nearlyPureTwoPhase(mixture, specification, p, value, state)) return;
		}
		if (high - low < 1e-15 * high) break;
		const secant = low - lowGap * (high - low) / (highGap - lowGap);
		const inner = secant > low + .05 * (high - low) && secant < high - .05 * (high - low);
		if (Number.isNaN(lowGap)) T = Math.max(T / 1.25, .5 * (low + T));
		else if (Number.isNaN(highGap)) T = Math.min(1.25 * T, .5 * (high + T));
		else T = inner && round % 3 !== 2 ? secant : .5 * (low + high);
	}
	if (fromOnePhase(mixture, specification, p, value, T, state, negligibleGain)) return;
	throw new RangeError(specification === "PH" ? `no equilibrium found at ${p} Pa and a molar enthalpy of ${value} J/mol` : `no equilibrium found at ${p} Pa and a molar entropy of ${value} J/(mol·K)`);
}
// engineering/properties/eos/flash-uv.ts
/** Equilibrium of the feed at work at a molar internal energy and a molar volume, this one not translated. */
function equilibriumAtUv(mixture, u, v, state) {
	const { solver, feed } = mixture;
	if (state.condition === "two-phase") {
		startFromState(mixture, state);
		if (solver.solve("UV", u, v, feed)) {
			fillFromSolver(mixture, state);
			return;
		}
	}
	const start = state.condition === void 0 ? 300 : state.temperature;
	const T = temperatureOfOnePhase(mixture, u, v, start);
	if (T > 0) {
		if (isStable(mixture, T, v)) {
			const { whole } = mixture;
			fillSinglePhase(mixture, whole.pressure, whole.isLiquidLike(T, v) ? "liquid" : "vapour", state);
			return;
		}
		if (mixture.size > 1 && splitsAt(mixture, T, u, v)) {
			fillFromSolver(mixture, state);
			return;
		}
	}
	if (mixture.size === 1) searchPure(mixture, u, v, state);
	else if (T > 0 && isNearlyStable(mixture, T, v)) {
		const { whole } = mixture;
		fillSinglePhase(mixture, whole.pressure, whole.isLiquidLike(T, v) ? "liquid" : "vapour", state);
	} else searchMixture(mixture, u, v, T > 0 ? T : start, state);
}
/** T of the fluid as one phase at v with internal energy u, in which u always rises; NaN where there is none. */
function temperatureOfOnePhase(mixture, u, v, start) {
	const { whole, lowestTemperature, highestTemperature } = mixture;
	let T = start;
	for (let round = 0; round < 60; round += 1) {
		whole.evaluate(T, v);
		const step = (u - whole.internalEnergy) / whole.cv;
		if (Math.abs(step) < 1e-12 * T) return T;
		if (step > 0 ? T === highestTemperature : T === lowestTemperature) return NaN;
		T = Math.min(Math.max(T + step, .5 * T, lowestTemperature), 2 * T, highestTemperature);
	}
	return NaN;
}
/** Whether the fluid as just evaluated at T and v is stable as one phase. */
function isStable(mixture, T, v) {
	const { whole } = mixture;
	const p = whole.pressure;
	if (!(p > 0 && whole.pressureV < 0)) return false;
	if (mixture.size === 1 && T >= mixture.criticalTemperature) return true;
	const stable = whole.stableVolume(T, p);
	if (Math.abs(stable - v) > 1e-6 * v) return false;
	return !mixture.stability.isUnstable(mixture.feed, T, p);
}
/** Whether the fluid as one phase at T and v is unstable by so little that its split cannot be found nor felt. */
function isNearlyStable(mixture, T, v) {
	const { whole, stability, feed } = mixture;
	whole.evaluate(T, v);
	const p = whole.pressure;
	if (!(p > 0 && whole.pressureV < 0)) return false;
	if (Math.abs(whole.stableVolume(T, p) - v) > 1e-6 * v) return false;
	const unstable = stability.isUnstable(feed, T, p);
	whole.evaluate(T, v);
	const apart = Math.abs(Math.log(stability.volume / stability.feedVolume)) > .01;
	return unstable && apart && stability.distance > -1e-6;
}
/** Tries what the stability test finds at T and v, where it finds something, as the beginning of the second phase. */
function splitsAt(mixture, T, u, v) {
	const { whole, stability, feed } = mixture;
	const p = whole.pressure;
	return p > 0 && stability.isUnstable(feed, T, p) && splitsFromTrial(mixture, T, p, "UV", u, v);
}
/**
* A pure component: T along the isochore, one phase or two, encloses u; then Newton's method or, next to the critical
* point, the enclosure itself.
*/
function searchPure(mixture, u, v, state) {
	const { solver, feed, saturation, vapour, liquid, whole } = mixture;
	let low = mixture.lowestTemperature;
	let high = mixture.criticalTemperature;
	vapour.setComposition(feed, 1);
	liquid.setComposition(feed, 1);
	for (let round = 0; round < 200; round += 1) {
		const T = .5 * (low + high);
		if (!saturation.solveAt(whole, T)) {
			high = T;
			continue;
		}
		const fraction = (v - saturation.liquidVolume) / (saturation.vapourVolume - saturation.liquidVolume);
		if (!(fraction > 0 && fraction < 1)) {
			whole.evaluate(T, v);
			if (whole.internalEnergy < u) low = T;
			else high = T;
			continue;
		}
		vapour.evaluate(T, saturation.vapourVolume);
		liquid.evaluate(T, saturation.liquidVolume);
		if (high - low < 1e-13 * high) {
			fillTwoPhases(mixture, saturation.pressure, fraction, state);
			return;
		}
		if (fraction * vapour.internalEnergy + (1 - fraction) * liquid.internalEnergy > u) high = T;
		else low = T;
		if (high - low > .05 * high) continue;
		solver.vapour.n[0] = fraction;
		solver.liquid.n[0] = 1 - fraction;
		solver.vapour.volume = fraction * saturation.vapourVolume;
		solver.liquid.volume = (1 - fraction) * saturation.liquidVolume;
		solver.temperature = T;
		if (solver.solve("UV", u, v, feed)) {
			fillFromSolver(mixture, state);
			return;
		}
	}
	fail(u, v);
}
/** A mixture: encloses T, in which u rises at constant volume, and tries the direct solutions at each T on the way. */
function searchMixture(mixture, u, v, start, state) {
	const { solver, feed, trial, lowestTemperature, highestTemperature } = mixture;
	let low = lowestTemperature;
	let high = highestTemperature;
	let lowGap = NaN;
	let highGap = NaN;
	let T = Math.min(Math.max(start, .6 * mixture.pseudocriticalTemperature()), .99 * high);
	for (let round = 0; round < 80; round += 1) {
		if (succeedsAsOnePhase(mixture, u, v, T, state)) return;
		if (twoPhasesAtTv(mixture, T, v)) {
			startFromState(mixture, trial);
			if (solver.solve("UV", u, v, feed)) {
				fillFromSolver(mixture, state);
				return;
			}
		}
		const gap = trial.molarInternalEnergy - u;
		if (gap > 0) {
			high = T;
			highGap = gap;
		} else {
			low = T;
			lowGap = gap;
		}
		if (high - low < 1e-12 * high) break;
		const secant = low - lowGap * (high - low) / (highGap - lowGap);
		const inner = secant > low + .02 * (high - low) && secant < high - .02 * (high - low);
		if (Number.isNaN(lowGap)) T = Math.max(T / 1.15, .5 * (low + T));
		else if (Number.isNaN(highGap)) T = Math.min(1.15 * T, .5 * (high + T));
		else T = inner && round % 3 !== 2 ? secant : .5 * (low + high);
	}
	fail(u, v);
}
/**
* Equilibrium at T and v into `mixture.trial`: encloses p, in which v falls at constant T, until Newton's method reaches
* v from an equilibrium of two phases, or one phase has the volume. Returns whether there are two phases.
*/
function twoPhasesAtTv(mixture, T, v) {
	const { solver, feed, trial, whole } = mixture;
	let lowest = -Infinity;
	let highest = Infinity;
	let lnP = Math.log(Math.min(gasConstant * T / v, mixture.wilsonBubblePressure(T)));
	for (let round = 0; round < 60; round += 1) {
		trial.forget();
		findsEquilibriumAtTp(mixture, T, Math.exp(lnP), trial);
		const excess = Math.log((trial.molarVolume + whole.c) / v);
		if (trial.condition === "two-phase") {
			startFromState(mixture, trial);
			if (solver.solve("TV", T, v, feed)) {
				fillFromSolver(mixture, trial);
				return true;
			}
		} else if (Math.abs(excess) < 1e-6) return false;
		if (excess > 0) lowest = lnP;
		else highest = lnP;
		if (highest - lowest < 1e-9) return trial.condition === "two-phase";
		if (lowest === -Infinity) lnP -= 1;
		else if (highest === Infinity) lnP += 1;
		else lnP = .5 * (lowest + highest);
	}
	return trial.condition === "two-phase";
}
function succeedsAsOnePhase(mixture, u, v, start, state) {
	const T = temperatureOfOnePhase(mixture, u, v, start);
	if (!(T > 0 && isStable(mixture, T, v))) return false;
	const { whole } = mixture;
	whole.evaluate(T, v);
	fillSinglePhase(mixture, whole.pressure, whole.isLiquidLike(T, v) ? "liquid" : "vapour", state);
	return true;
}
function fail(u, v) {
	throw new RangeError(`no equilibrium found at a molar internal energy of ${u} J/mol and a volume of ${v} m³/mol before translation`);
}
// engineering/properties/eos/state.ts
/**
* Properties of one phase, per mole of it, SI. Volumes are translated; enthalpy and entropy are 0 for each component as
* an ideal gas at 298.15 K and 101 325 Pa. NaN where nothing has been evaluated.
*/
var PhaseState = class {
	/** K. */
	temperature = NaN;
	/** Pa. */
	pressure = NaN;
	/** kg/mol. */
	molarMass = NaN;
	/** m³/mol. */
	molarVolume = NaN;
	/** kg/m³. */
	density = NaN;
	/** p·v/(R·T). */
	compressibility = NaN;
	/** J/mol. */
	molarEnthalpy = NaN;
	/** J/mol. */
	molarInternalEnergy = NaN;
	/** J/(mol·K). */
	molarEntropy = NaN;
	/** J/(mol·K). */
	molarCp = NaN;
	/** J/(mol·K). */
	molarCv = NaN;
	/** Of the ideal gas of this composition, J/(mol·K). */
	molarCpIdeal = NaN;
	/** m/s. */
	speedOfSound = NaN;
	/** (∂p/∂T)_v, Pa/K. */
	pressureByTemperature = NaN;
	/** (∂p/∂v)_T, Pa·mol/m³. */
	pressureByVolume = NaN;
	moleFractions;
	constructor(components) {
		this.moleFractions = new Float64Array(components);
	}
};
/**
* State of a fluid of one or two phases. The flashes fill it, and start from what the last one left in it, so one
* state follows one fluid through its history. Overall properties are per mole of the whole fluid.
*/
var FluidState = class {
	/** Nothing until a flash has filled it. */
	condition = void 0;
	/** K. */
	temperature = NaN;
	/** Pa. */
	pressure = NaN;
	/** Moles of vapour per mole of fluid, 0 to 1. */
	vapourFraction = NaN;
	/** kg/mol. */
	molarMass = NaN;
	/** m³/mol. */
	molarVolume = NaN;
	/** kg/m³. */
	density = NaN;
	/** J/mol. */
	molarEnthalpy = NaN;
	/** J/mol. */
	molarInternalEnergy = NaN;
	/** J/(mol·K). */
	molarEntropy = NaN;
	/** Current only where `condition` is 'vapour' or 'two-phase'. */
	vapour;
	/** Current only where `condition` is 'liquid' or 'two-phase'. */
	liquid;
	/** Overall composition. */
	moleFractions;
	constructor(components) {
		this.vapour = new PhaseState(components);
		this.liquid = new PhaseState(components);
		this.moleFractions = new Float64Array(components);
	}
	/** Makes the next flash start from what another one has found; other properties are left as they were. */
	startFrom({ condition, temperature, vapourFraction, vapour, liquid }) {
		this.condition = condition;
		this.temperature = temperature;
		this.vapourFraction = vapourFraction;
		if (condition !== "two-phase") return;
		this.vapour.molarVolume = vapour.molarVolume;
		this.vapour.moleFractions.set(vapour.moleFractions);
		this.liquid.molarVolume = liquid.molarVolume;
		this.liquid.moleFractions.set(liquid.moleFractions);
	}
	/** Makes the next flash start cold. */
	forget() {
		this.condition = void 0;
	}
};
// engineering/properties/equilibrium/rachford-rice.ts
/**
* Vapour fraction β at which Σ z_i·(K_i − 1)/(1 + β·(K_i − 1)) = 0: the flash of constant K. Between the poles next to 0
* and 1, so that a β outside of 0 to 1 says on which side of the two-phase region the fluid lies. NaN where all K_i lie
* on one side of 1. Source: H. H. Rachford and J. D. Rice, J. Pet. Technol. 4 (1952) 19; C. H. Whitson and
* M. L. Michelsen, Fluid Phase Equilib. 53 (1989) 51.
*/
function vapourFractionOf(z, K, start) {
	let smallest = Infinity;
	let largest = 0;
	for (let i = 0; i < z.length; i += 1) {
		const value = at$1(K, i);
		if (value < smallest) smallest = value;
		if (value > largest) largest = value;
	}
	if (!(smallest < 1 && largest > 1)) return NaN;
	let low = 1 / (1 - largest);
	let high = 1 / (1 - smallest);
	let beta = start > low && start < high ? start : .5;
	for (let round = 0; round < 60; round += 1) {
		let sum = 0;
		let slope = 0;
		for (let i = 0; i < z.length; i += 1) {
			const excess = at$1(K, i) - 1;
			const ratio = excess / (1 + beta * excess);
			const term = at$1(z, i) * ratio;
			sum += term;
			slope += term * ratio;
		}
		if (sum > 0) low = beta;
		else high = beta;
		const step = sum / slope;
		let next = beta + step;
		if (!(next > low && next < high)) next = .5 * (low + high);
		if (Math.abs(next - beta) <= 1e-14 * Math.abs(next)) return next;
		beta = next;
	}
	return beta;
}
// engineering/properties/equilibrium/successive-substitution.ts
/**
* Two phases at given T and p by successive substitution, K_i = φ_i,liquid/φ_i,vapour, with the dominant eigenvalue taken
* out every few steps. It leads from far away into the neighbourhood of the solution.
* Source: M. L. Michelsen, Fluid Phase Equilib. 9 (1982) 21.
*/
var SuccessiveSubstitution = class {
	lnPhiLiquid;
	lnPhiVapour;
	lnK;
	x;
	y;
	vapourFraction = NaN;
	/** Molar volumes. */
	vapourVolume = NaN;
	liquidVolume = NaN;
	K;
	phiVapour;
	phiLiquid;
	earlier;
	earlierSquare = 0;
	steps = 0;
	constructor(size, lnPhiLiquid, lnPhiVapour) {
		this.lnPhiLiquid = lnPhiLiquid;
		this.lnPhiVapour = lnPhiVapour;
		const zeros = () => new Float64Array(size);
		this.lnK = zeros();
		this.x = zeros();
		this.y = zeros();
		this.K = zeros();
		this.phiVapour = zeros();
		this.phiLiquid = zeros();
		this.earlier = zeros();
	}
	/** Begins a new search from the ln K set. */
	begin() {
		this.earlierSquare = 0;
		this.steps = 0;
		this.vapourFraction = .5;
	}
	/** One step. Returns the largest change of an ln K that matters, NaN when the K leave no two phases. */
	step(z, T, p) {
		const { lnK, K, x, y, phiVapour, phiLiquid, earlier } = this;
		const size = lnK.length;
		for (let i = 0; i < size; i += 1) K[i] = Math.exp(at$1(lnK, i));
		const beta = vapourFractionOf(z, K, this.vapourFraction);
		this.vapourFraction = beta;
		if (!Number.isFinite(beta)) return NaN;
		let sumX = 0;
		let sumY = 0;
		for (let i = 0; i < size; i += 1) {
			const inLiquid = at$1(z, i) / (1 + beta * (at$1(K, i) - 1));
			x[i] = inLiquid;
			y[i] = inLiquid * at$1(K, i);
			sumX += inLiquid;
			sumY += at$1(y, i);
		}
		for (let i = 0; i < size; i += 1) {
			x[i] = at$1(x, i) / sumX;
			y[i] = at$1(y, i) / sumY;
		}
		this.liquidVolume = this.lnPhiLiquid(x, T, p, phiLiquid);
		this.vapourVolume = this.lnPhiVapour(y, T, p, phiVapour);
		if (Number.isNaN(this.liquidVolume + this.vapourVolume)) return NaN;
		let largest = 0;
		let product = 0;
		let square = 0;
		for (let i = 0; i < size; i += 1) {
			const change = at$1(phiLiquid, i) - at$1(phiVapour, i) - at$1(lnK, i);
			const weight = Math.min(at$1(x, i), at$1(y, i));
			product += weight * change * at$1(earlier, i);
			square += weight * change * change;
			largest = Math.max(largest, Math.abs(change));
			phiLiquid[i] = change;
		}
		this.steps += 1;
		const ratio = this.earlierSquare > 0 ? product / this.earlierSquare : 0;
		const stretch = this.steps % 5 === 0 && ratio > .2 && ratio < .97 ? 1 / (1 - ratio) : 1;
		this.earlierSquare = stretch === 1 ? square : 0;
		for (let i = 0; i < size; i += 1) {
			earlier[i] = at$1(phiLiquid, i);
			lnK[i] = at$1(lnK, i) + stretch * at$1(phiLiquid, i);
		}
		return largest;
	}
};
// engineering/properties/eos/gibbs-minimum.ts
var maximumIterations$1 = 150;
/**
* Two phases at T and p by minimising the Gibbs energy with restricted Newton steps, for where neither successive
* substitution nor the plain Newton method gets through: next to critical points. Variables are the amounts in the
* vapour scaled by √(n_i,vapour·n_i,liquid/z_i), for which the ideal part of the Hessian is the unit matrix.
* Source: M. L. Michelsen, Fluid Phase Equilib. 9 (1982) 21.
*/
var GibbsMinimum = class {
	solver;
	fluid;
	matrix;
	step;
	scale;
	start;
	constructor(solver, fluid) {
		this.solver = solver;
		this.fluid = fluid;
		const { size } = solver.model;
		this.matrix = new Float64Array(size * size);
		this.step = new Float64Array(size);
		this.scale = new Float64Array(size);
		this.start = new Float64Array(size);
	}
	/** Minimises from the amounts in the solver's phases and leaves the result there; false when there is none. */
	solve(z, T, p) {
		const { solver, matrix, step, scale, start } = this;
		const { vapour, liquid } = solver;
		const { size } = solver.model;
		let restriction = 0;
		let energy = this.energyAt(T, p);
		for (let iteration = 0; iteration < maximumIterations$1; iteration += 1) {
			let largest = 0;
			for (let i = 0; i < size; i += 1) {
				scale[i] = Math.sqrt(at(vapour.n, i) * at(liquid.n, i) / at(z, i));
				largest = Math.max(largest, Math.abs(at(vapour.lnF, i) - at(liquid.lnF, i)));
			}
			if (largest < 1e-12) return solver.isDistinct();
			start.set(vapour.n);
			const vapourTerm = 1 / (gasConstant * T * vapour.pressureV);
			const liquidTerm = 1 / (gasConstant * T * liquid.pressureV);
			for (let attempt = 0;; attempt += 1) {
				if (attempt > 40) return largest < 1e-10 && solver.isDistinct();
				for (let i = 0; i < size; i += 1) {
					for (let j = 0; j < size; j += 1) {
						const excess = at(vapour.lnFN, i * size + j) + at(liquid.lnFN, i * size + j) + at(vapour.pressureN, i) * at(vapour.pressureN, j) * vapourTerm + at(liquid.pressureN, i) * at(liquid.pressureN, j) * liquidTerm;
						matrix[i * size + j] = at(scale, i) * excess * at(scale, j) + (i === j ? 1 + restriction : 0);
					}
					step[i] = (at(liquid.lnF, i) - at(vapour.lnF, i)) * at(scale, i);
				}
				let descends = solveLinearSystem(matrix, step, size);
				for (let i = 0; i < size && descends; i += 1) {
					const inVapour = at(start, i) + at(step, i) * at(scale, i);
					descends = inVapour > 0 && inVapour < at(z, i);
					vapour.n[i] = inVapour;
					liquid.n[i] = at(z, i) - inVapour;
				}
				const next = descends ? this.energyAt(T, p) : NaN;
				if (next <= energy + 1e-14) {
					energy = next;
					restriction = restriction < 1e-6 ? 0 : .2 * restriction;
					break;
				}
				restriction = Math.max(.001, 4 * restriction);
				for (let i = 0; i < size; i += 1) {
					vapour.n[i] = at(start, i);
					liquid.n[i] = at(z, i) - at(start, i);
				}
				this.energyAt(T, p);
			}
		}
		return false;
	}
	/** Gibbs energy over R·T of the amounts in the solver's phases, after setting both volumes for p. */
	energyAt(T, p) {
		this.setVolume(this.solver.vapour, T, p);
		this.setVolume(this.solver.liquid, T, p);
		return gibbs(this.solver.vapour) + gibbs(this.solver.liquid);
	}
	setVolume(phase, T, p) {
		let total = 0;
		for (let i = 0; i < phase.n.length; i += 1) total += at(phase.n, i);
		this.fluid.setComposition(phase.n, total);
		phase.volume = total * this.fluid.stableVolume(T, p);
		phase.evaluate(T);
	}
};
function gibbs(phase) {
	let sum = 0;
	for (let i = 0; i < phase.n.length; i += 1) sum += at(phase.n, i) * at(phase.lnF, i);
	return sum;
}
// engineering/properties/eos/interaction-parameters.ts
var chemSep = "ChemSep: regressed from the DECHEMA data collection (Gmehling, Onken)";
var whitson = "Whitson and Brulé, Phase Behavior, SPE Monograph 20: suggested values";
/** Keeps hydrocarbons out of an aqueous phase; it does not describe mutual solubility. */
var convention = "convention for water with hydrocarbons";
// engineering/properties/eos/interaction.ts
var byPair = new Map([
	[
		"H2",
		"N2",
		.0711,
		chemSep
	],
	[
		"H2",
		"CO2",
		-.1622,
		chemSep
	],
	[
		"H2",
		"CO",
		.0919,
		chemSep
	],
	[
		"H2",
		"C1",
		-.0044,
		chemSep
	],
	[
		"H2",
		"C2",
		-.0781,
		chemSep
	],
	[
		"H2",
		"C3",
		-.1311,
		chemSep
	],
	[
		"H2",
		"nC6",
		-.03,
		chemSep
	],
	[
		"H2",
		"nC7",
		-.1167,
		chemSep
	],
	[
		"H2",
		"C2=",
		.0633,
		chemSep
	],
	[
		"H2",
		"C3=",
		-.1037,
		chemSep
	],
	[
		"N2",
		"O2",
		-.0159,
		chemSep
	],
	[
		"N2",
		"CO2",
		-.0122,
		chemSep
	],
	[
		"N2",
		"CO",
		.03,
		chemSep
	],
	[
		"N2",
		"H2S",
		.1652,
		chemSep
	],
	[
		"N2",
		"Ar",
		-4e-4,
		chemSep
	],
	[
		"N2",
		"C1",
		.0289,
		chemSep
	],
	[
		"N2",
		"C2",
		.0533,
		chemSep
	],
	[
		"N2",
		"C3",
		.0878,
		chemSep
	],
	[
		"N2",
		"iC4",
		.1033,
		chemSep
	],
	[
		"N2",
		"nC4",
		.0711,
		chemSep
	],
	[
		"N2",
		"iC5",
		.0922,
		chemSep
	],
	[
		"N2",
		"nC5",
		.1,
		chemSep
	],
	[
		"N2",
		"nC6",
		.1496,
		chemSep
	],
	[
		"N2",
		"nC7",
		.1441,
		chemSep
	],
	[
		"N2",
		"nC8",
		.11,
		whitson
	],
	[
		"N2",
		"nC9",
		.11,
		whitson
	],
	[
		"N2",
		"nC10",
		.1122,
		chemSep
	],
	[
		"N2",
		"C2=",
		.0856,
		chemSep
	],
	[
		"N2",
		"C3=",
		.09,
		chemSep
	],
	[
		"N2",
		"Bz",
		.1641,
		chemSep
	],
	[
		"N2",
		"NH3",
		.2193,
		chemSep
	],
	[
		"N2",
		"SO2",
		.08,
		chemSep
	],
	[
		"O2",
		"Ar",
		.0089,
		chemSep
	],
	[
		"CO2",
		"H2S",
		.0967,
		chemSep
	],
	[
		"CO2",
		"H2O",
		.0952,
		chemSep
	],
	[
		"CO2",
		"C1",
		.0978,
		chemSep
	],
	[
		"CO2",
		"C2",
		.13,
		chemSep
	],
	[
		"CO2",
		"C3",
		.1315,
		chemSep
	],
	[
		"CO2",
		"iC4",
		.13,
		chemSep
	],
	[
		"CO2",
		"nC4",
		.1352,
		chemSep
	],
	[
		"CO2",
		"iC5",
		.1219,
		chemSep
	],
	[
		"CO2",
		"nC5",
		.1252,
		chemSep
	],
	[
		"CO2",
		"nC6",
		.11,
		chemSep
	],
	[
		"CO2",
		"nC7",
		.1,
		chemSep
	],
	[
		"CO2",
		"nC8",
		.115,
		whitson
	],
	[
		"CO2",
		"nC9",
		.115,
		whitson
	],
	[
		"CO2",
		"nC10",
		.1141,
		chemSep
	],
	[
		"CO2",
		"C2=",
		.0541,
		chemSep
	],
	[
		"CO2",
		"C3=",
		.0933,
		chemSep
	],
	[
		"CO2",
		"Bz",
		.0774,
		chemSep
	],
	[
		"CO2",
		"Tol",
		.1056,
		chemSep
	],
	[
		"CO2",
		"cC6",
		.1052,
		chemSep
	],
	[
		"CO2",
		"MeOH",
		.0583,
		chemSep
	],
	[
		"CO",
		"H2S",
		.0544,
		chemSep
	],
	[
		"CO",
		"C1",
		.03,
		chemSep
	],
	[
		"CO",
		"C2",
		-.0226,
		chemSep
	],
	[
		"CO",
		"C3",
		.0259,
		chemSep
	],
	[
		"H2S",
		"H2O",
		.0394,
		chemSep
	],
	[
		"H2S",
		"C1",
		.07,
		whitson
	],
	[
		"H2S",
		"C2",
		.0952,
		chemSep
	],
	[
		"H2S",
		"C3",
		.0878,
		chemSep
	],
	[
		"H2S",
		"iC4",
		.0474,
		chemSep
	],
	[
		"H2S",
		"nC4",
		.075,
		whitson
	],
	[
		"H2S",
		"iC5",
		.07,
		whitson
	],
	[
		"H2S",
		"nC5",
		.063,
		chemSep
	],
	[
		"H2S",
		"nC6",
		.055,
		whitson
	],
	[
		"H2S",
		"nC7",
		.05,
		whitson
	],
	[
		"H2S",
		"nC8",
		.05,
		whitson
	],
	[
		"H2S",
		"nC9",
		.05,
		whitson
	],
	[
		"H2S",
		"nC10",
		.0333,
		chemSep
	],
	[
		"H2O",
		"C1",
		.5,
		convention
	],
	[
		"H2O",
		"C2",
		.5,
		convention
	],
	[
		"H2O",
		"C3",
		.5,
		convention
	],
	[
		"H2O",
		"iC4",
		.5,
		convention
	],
	[
		"H2O",
		"nC4",
		.5,
		convention
	],
	[
		"H2O",
		"iC5",
		.5,
		convention
	],
	[
		"H2O",
		"nC5",
		.5,
		convention
	],
	[
		"H2O",
		"nC6",
		.5,
		convention
	],
	[
		"H2O",
		"nC7",
		.5,
		convention
	],
	[
		"H2O",
		"nC8",
		.5,
		convention
	],
	[
		"H2O",
		"nC9",
		.5,
		convention
	],
	[
		"H2O",
		"nC10",
		.5,
		convention
	],
	[
		"H2O",
		"C2=",
		.5,
		convention
	],
	[
		"H2O",
		"C3=",
		.5,
		convention
	],
	[
		"H2O",
		"Bz",
		.5,
		convention
	],
	[
		"H2O",
		"Tol",
		.5,
		convention
	],
	[
		"H2O",
		"cC6",
		.5,
		convention
	],
	[
		"H2O",
		"NH3",
		-.2552,
		chemSep
	],
	[
		"H2O",
		"MeOH",
		-.0778,
		chemSep
	],
	[
		"Ar",
		"C1",
		.0152,
		chemSep
	],
	[
		"Ar",
		"NH3",
		-.18,
		chemSep
	],
	[
		"C1",
		"C2",
		-.0059,
		chemSep
	],
	[
		"C1",
		"C3",
		.0119,
		chemSep
	],
	[
		"C1",
		"iC4",
		.0256,
		chemSep
	],
	[
		"C1",
		"nC4",
		.0185,
		chemSep
	],
	[
		"C1",
		"iC5",
		-.0056,
		chemSep
	],
	[
		"C1",
		"nC5",
		.023,
		chemSep
	],
	[
		"C1",
		"nC6",
		.04,
		chemSep
	],
	[
		"C1",
		"nC7",
		.03,
		chemSep
	],
	[
		"C1",
		"nC8",
		.0496,
		chemSep
	],
	[
		"C1",
		"nC9",
		.0474,
		chemSep
	],
	[
		"C1",
		"nC10",
		.0411,
		chemSep
	],
	[
		"C1",
		"C2=",
		.0244,
		chemSep
	],
	[
		"C1",
		"C3=",
		.033,
		chemSep
	],
	[
		"C1",
		"Bz",
		.0807,
		chemSep
	],
	[
		"C1",
		"Tol",
		.097,
		chemSep
	],
	[
		"C1",
		"cC6",
		.0389,
		chemSep
	],
	[
		"C1",
		"SO2",
		.1356,
		chemSep
	],
	[
		"C2",
		"C3",
		.0011,
		chemSep
	],
	[
		"C2",
		"iC4",
		-.0067,
		chemSep
	],
	[
		"C2",
		"nC4",
		.0089,
		chemSep
	],
	[
		"C2",
		"nC5",
		.0078,
		chemSep
	],
	[
		"C2",
		"nC7",
		.0033,
		chemSep
	],
	[
		"C2",
		"nC8",
		.0185,
		chemSep
	],
	[
		"C2",
		"nC10",
		.0144,
		chemSep
	],
	[
		"C2",
		"C2=",
		.0078,
		chemSep
	],
	[
		"C2",
		"C3=",
		.0089,
		chemSep
	],
	[
		"C2",
		"Bz",
		.0322,
		chemSep
	],
	[
		"C2",
		"cC6",
		.0178,
		chemSep
	],
	[
		"C2",
		"MeOH",
		.027,
		chemSep
	],
	[
		"C3",
		"iC4",
		-.0078,
		chemSep
	],
	[
		"C3",
		"nC4",
		.0033,
		chemSep
	],
	[
		"C3",
		"iC5",
		.0111,
		chemSep
	],
	[
		"C3",
		"nC5",
		.0267,
		chemSep
	],
	[
		"C3",
		"nC6",
		7e-4,
		chemSep
	],
	[
		"C3",
		"nC7",
		.0056,
		chemSep
	],
	[
		"C3",
		"nC8",
		0,
		chemSep
	],
	[
		"C3",
		"nC10",
		0,
		chemSep
	],
	[
		"C3",
		"C3=",
		.0078,
		chemSep
	],
	[
		"C3",
		"Bz",
		.0233,
		chemSep
	],
	[
		"iC4",
		"nC4",
		-4e-4,
		chemSep
	],
	[
		"iC4",
		"C3=",
		-.0144,
		chemSep
	],
	[
		"nC4",
		"nC5",
		.0174,
		chemSep
	],
	[
		"nC4",
		"nC6",
		-.0056,
		chemSep
	],
	[
		"nC4",
		"nC7",
		.0033,
		chemSep
	],
	[
		"nC4",
		"nC8",
		.0074,
		chemSep
	],
	[
		"nC4",
		"nC10",
		.0078,
		chemSep
	],
	[
		"nC5",
		"nC7",
		.0074,
		chemSep
	],
	[
		"nC5",
		"nC8",
		0,
		chemSep
	],
	[
		"nC5",
		"Bz",
		.0189,
		chemSep
	],
	[
		"nC5",
		"cC6",
		.0037,
		chemSep
	],
	[
		"nC6",
		"nC7",
		-.0078,
		chemSep
	],
	[
		"nC6",
		"Bz",
		.0078,
		chemSep
	],
	[
		"nC6",
		"cC6",
		-.0049,
		chemSep
	],
	[
		"nC7",
		"C2=",
		.0144,
		chemSep
	],
	[
		"nC7",
		"Bz",
		.0011,
		chemSep
	],
	[
		"nC8",
		"Bz",
		.003,
		chemSep
	],
	[
		"nC10",
		"C2=",
		.0253,
		chemSep
	],
	[
		"C2=",
		"Bz",
		.0311,
		chemSep
	],
	[
		"Bz",
		"cC6",
		.0126,
		chemSep
	],
	[
		"Bz",
		"SO2",
		.0015,
		chemSep
	]
].flatMap(([first, second, value, source]) => [[`${first}/${second}`, {
	value,
	source
}], [`${second}/${first}`, {
	value,
	source
}]]));
/** k_ij of two components with its source; undefined where none is known, and then 0 is used. */
function interactionParameter(first, second) {
	return byPair.get(`${first}/${second}`);
}
/** The pairs of a mixture for which no k_ij is known, so that 0 is used. */
function pairsWithoutInteraction(ids) {
	return ids.flatMap((first, index) => ids.slice(index + 1).filter((second) => interactionParameter(first, second) === void 0).map((second) => [first, second]));
}
// engineering/properties/eos/cubic.ts
/**
* Roots of the Peng-Robinson cubic in Z = p·v/(R·T),
* Z³ − (1 − B)·Z² + (A − 3·B² − 2·B)·Z − (A·B − B² − B³) = 0, that lie above B: an odd number of them, since the
* polynomial is −2·B² at Z = B.
*/
var CubicRoots = class {
	/** The largest root, the vapour's, and the smallest above B, the liquid's; both the same where there is one. */
	high = NaN;
	low = NaN;
	/**
	* One root in closed form and by Newton's method to the last digits, the other two from their sum and product, which
	* keep their digits also where the liquid root is tiny.
	*/
	solve(A, B) {
		const c2 = B - 1;
		const c1 = A - B * (2 + 3 * B);
		const c0 = B * (B + B * B - A);
		const first = polish(c2, c1, c0, closedForm((3 * c1 - c2 * c2) / 9, (9 * c1 * c2 - 27 * c0 - 2 * c2 * c2 * c2) / 54) - c2 / 3);
		this.high = first;
		this.low = first;
		const product = -c0 / first;
		const sum = (c1 - product) / first;
		const discriminant = sum * sum - 4 * product;
		if (!(discriminant >= 0 && sum > 0)) return;
		const larger = .5 * (sum + Math.sqrt(discriminant));
		const smallest = polish(c2, c1, c0, product / larger);
		if (!(Math.min(smallest, first) > B)) return;
		if (larger > first) this.high = polish(c2, c1, c0, larger);
		if (smallest < first) this.low = smallest;
	}
};
/** The largest root of t³ + 3·q·t − 2·r, or the only one. */
function closedForm(q, r) {
	const discriminant = q * q * q + r * r;
	if (discriminant > 0) {
		const root = Math.sqrt(discriminant);
		const first = Math.cbrt(r >= 0 ? r + root : r - root);
		return first - q / first;
	}
	const size = Math.sqrt(-q);
	const ratio = size === 0 ? 0 : r / (size * size * size);
	return 2 * size * Math.cos(Math.acos(ratio < -1 ? -1 : ratio > 1 ? 1 : ratio) / 3);
}
function polish(c2, c1, c0, start) {
	let Z = start;
	for (let round = 0; round < 3; round += 1) {
		const slope = c1 + Z * (2 * c2 + 3 * Z);
		const step = (c0 + Z * (c1 + Z * (c2 + Z))) / slope;
		if (!(Math.abs(step) < .1 * Math.abs(Z))) break;
		Z -= step;
		if (Math.abs(step) < 1e-9 * Z) break;
	}
	return Z;
}
// engineering/properties/eos/ln-phi.ts
var difference$2 = delta1 - delta2;
var roots$2 = new CubicRoots();
/**
* ln φ_i, without translation, of a phase of mole fractions x at T and p, on the root of lower Gibbs energy, or the vapour's
* where the liquid is found apart; returns its molar volume, not translated.
*/
function lnPhi(model, x, T, p, out) {
	model.setTemperature(T);
	const { size, s, attraction, b } = model;
	let a = 0;
	let covolume = 0;
	for (let i = 0; i < size; i += 1) {
		let sum = 0;
		const row = i * size;
		for (let j = 0; j < size; j += 1) sum += at(attraction, row + j) * at(x, j) * at(s, j);
		sum *= at(s, i);
		out[i] = sum;
		a += at(x, i) * sum;
		covolume += at(x, i) * at(b, i);
	}
	const RT = gasConstant * T;
	const A = a * p / (RT * RT);
	const B = covolume * p / RT;
	const Z = model.isVapour(x) ? vapourZ(A, B) : stableZ(A, B);
	const logarithm = A / (difference$2 * B) * Math.log1p(difference$2 * B / (Z + delta2 * B));
	const lnFree = Math.log(Z - B);
	for (let i = 0; i < size; i += 1) {
		const ratio = at(b, i) / covolume;
		out[i] = ratio * (Z - 1) - lnFree - logarithm * (2 * at(out, i) / a - ratio);
	}
	return Z * RT / p;
}
/** The compressibility factor of a vapour. */
function vapourZ(A, B) {
	roots$2.solve(A, B);
	return roots$2.high;
}
/** The compressibility factor of lower Gibbs energy. */
function stableZ(A, B) {
	roots$2.solve(A, B);
	const { high, low } = roots$2;
	if (high - low <= 1e-12 * high) return high;
	return reducedGibbs(low, A, B) < reducedGibbs(high, A, B) ? low : high;
}
/** Residual Gibbs energy over R·T, but for a constant at given A and B. */
function reducedGibbs(Z, A, B) {
	return Z - Math.log(Z - B) - A / (difference$2 * B) * Math.log1p(difference$2 * B / (Z + delta2 * B));
}
// engineering/properties/eos/one-fluid.ts
var difference$1 = delta1 - delta2;
var roots$1 = new CubicRoots();
/** Lack of attraction, relative to that at the critical temperature, at which the densest fluid no longer counts as liquid. */
var liquidReach = .1;
/**
* One mole of a phase of fixed composition: what the equation of state gives at T and v without a look at the
* components. D is a quadratic in √T and the ideal-gas heat capacity a sum of polynomials, so that both cost the same
* for one component and for twenty. Volumes are those of the equation itself, not translated.
*/
var OneFluid = class {
	model;
	x;
	b = NaN;
	/** Volume translation of the mixture, m³/mol. */
	c = NaN;
	molarMass = NaN;
	temperature = NaN;
	/** The attraction a of the mixture with its derivatives in T. */
	attraction = NaN;
	attractionT = NaN;
	attractionTT = NaN;
	/** Ideal gas at 101 325 Pa, mixing included. */
	idealEnthalpy = NaN;
	idealEntropy = NaN;
	idealCp = NaN;
	volume = NaN;
	pressure = NaN;
	/** (∂p/∂T)_v and (∂p/∂v)_T. */
	pressureT = NaN;
	pressureV = NaN;
	internalEnergy = NaN;
	entropy = NaN;
	cv = NaN;
	a0 = NaN;
	a1 = NaN;
	a2 = NaN;
	mixing = NaN;
	enthalpyOffset = NaN;
	entropyOffset = NaN;
	cp = /* @__PURE__ */ new Float64Array(6);
	constructor(model) {
		this.model = model;
		this.x = new Float64Array(model.size);
	}
	/** Sets the composition: amounts, divided by their total. */
	setComposition(amounts, total) {
		const { model, x, cp } = this;
		const { size, sa, sb, attraction, cpCoefficients } = model;
		let b = 0;
		let c = 0;
		let molarMass = 0;
		let mixing = 0;
		let enthalpyOffset = 0;
		let entropyOffset = 0;
		cp.fill(0);
		for (let i = 0; i < size; i += 1) {
			const share = at(amounts, i) / total;
			x[i] = share;
			b += share * at(model.b, i);
			c += share * at(model.c, i);
			molarMass += share * at(model.molarMass, i);
			if (share > 0) mixing -= share * Math.log(share);
			enthalpyOffset += share * at(model.enthalpyOffset, i);
			entropyOffset += share * at(model.entropyOffset, i);
			for (let k = 0; k < 6; k += 1) cp[k] = at(cp, k) + share * at(cpCoefficients, 6 * i + k);
		}
		let a0 = 0;
		let a1 = 0;
		let a2 = 0;
		for (let i = 0; i < size; i += 1) {
			const row = i * size;
			const [saI, sbI] = [at(sa, i), at(sb, i)];
			let rowA = .5 * at(attraction, row + i) * at(x, i) * saI;
			let rowB = .5 * at(attraction, row + i) * at(x, i) * sbI;
			for (let j = 0; j < i; j += 1) {
				const weight = at(attraction, row + j) * at(x, j);
				rowA += weight * at(sa, j);
				rowB += weight * at(sb, j);
			}
			a0 += 2 * at(x, i) * saI * rowA;
			a1 += at(x, i) * (saI * rowB + sbI * rowA);
			a2 += 2 * at(x, i) * sbI * rowB;
		}
		this.b = b;
		this.c = c;
		this.molarMass = molarMass;
		this.mixing = gasConstant * mixing;
		this.enthalpyOffset = enthalpyOffset;
		this.entropyOffset = entropyOffset;
		this.a0 = a0;
		this.a1 = a1;
		this.a2 = a2;
		this.temperature = NaN;
	}
	setTemperature(T) {
		if (T === this.temperature) return;
		this.temperature = T;
		const root = Math.sqrt(T);
		this.attraction = this.a0 - 2 * this.a1 * root + this.a2 * T;
		this.attractionT = this.a2 - this.a1 / root;
		this.attractionTT = this.a1 / (2 * T * root);
		const { model, cp } = this;
		if (T >= model.commonLowest && T <= model.commonHighest) {
			this.idealCp = gasConstant * heatCapacity(cp, 0, T);
			this.idealEnthalpy = gasConstant * (enthalpy(cp, 0, T) + this.enthalpyOffset);
			this.idealEntropy = gasConstant * (entropy(cp, 0, T, Math.log(T)) + this.entropyOffset) + this.mixing;
		} else this.setIdealByComponent(T);
	}
	setIdealByComponent(T) {
		const { model, x } = this;
		model.setTemperature(T);
		let h = 0;
		let s = this.mixing;
		let cp = 0;
		for (let i = 0; i < model.size; i += 1) {
			h += at(x, i) * at(model.idealEnthalpy, i);
			s += at(x, i) * at(model.idealEntropy, i);
			cp += at(x, i) * at(model.idealCp, i);
		}
		this.idealEnthalpy = h;
		this.idealEntropy = s;
		this.idealCp = cp;
	}
	/** Volume at T in K and p in Pa on the root asked for, or on the only one there is. */
	volumeAt(T, p, root) {
		this.setTemperature(T);
		const RT = gasConstant * T;
		roots$1.solve(this.attraction * p / (RT * RT), this.b * p / RT);
		return (root === "vapour" ? roots$1.high : roots$1.low) * RT / p;
	}
	/** Volume at T in K and p in Pa on the root of lower Gibbs energy, or the vapour's where the liquid is found apart. */
	stableVolume(T, p) {
		if (this.model.isVapour(this.x)) return this.volumeAt(T, p, "vapour");
		this.setTemperature(T);
		const RT = gasConstant * T;
		return stableZ(this.attraction * p / (RT * RT), this.b * p / RT) * RT / p;
	}
	/** Whether a single phase at T and v is called liquid: below the critical temperature and volume of this one fluid. */
	isLiquidLike(T, v) {
		this.setTemperature(T);
		return this.attraction > 5.877359948604403 * this.b * 8.31446261815324 * T && this.isDense(v);
	}
	/** Whether a single phase at v is denser than at the critical point of this one fluid. */
	isDense(v) {
		return v < criticalVolumeRatio * this.b;
	}
	/**
	* How much a single phase at T and v counts as liquid, 0 to 1: all of one that is liquid-like, nothing of one above the
	* critical volume. Between, it falls to nothing as T rises by some per cent of the critical temperature, the more the
	* denser the fluid is, so that it changes without a leap but at the critical point itself.
	*/
	likenessToLiquid(T, v) {
		const room = 1 - v / (criticalVolumeRatio * this.b);
		if (!(room > 0)) return 0;
		this.setTemperature(T);
		const above = 1 - this.attraction / (criticalAttraction * this.b * gasConstant * T);
		const share = Math.min(1, Math.max(0, 1 - above / (liquidReach * room)));
		return share * share * (3 - 2 * share);
	}
	/** Critical temperature of this one fluid, K: where a = Ω_a/Ω_b·b·R·T; Newton's method in √T. */
	criticalTemperature(start) {
		let root = Math.sqrt(start);
		const square = this.a2 - criticalAttraction * this.b * gasConstant;
		for (let round = 0; round < 50; round += 1) {
			const step = (this.a0 + root * (square * root - 2 * this.a1)) / (2 * (square * root - this.a1));
			root -= step;
			if (Math.abs(step) < 1e-15 * root) break;
		}
		return root * root;
	}
	/** Evaluates everything at T in K and v in m³/mol, v above b. */
	evaluate(T, v) {
		this.setTemperature(T);
		const { b, attraction: a, attractionT: aT } = this;
		const free = v - b;
		const q = v * v + 2 * v * b - b * b;
		const logarithm = Math.log1p(difference$1 * b / (v + delta2 * b)) / (difference$1 * b);
		const lnFree = Math.log1p(-b / v);
		this.volume = v;
		this.pressure = gasConstant * T / free - a / q;
		this.pressureT = gasConstant / free - aT / q;
		this.pressureV = -(gasConstant * T) / (free * free) + 2 * a * (v + b) / (q * q);
		this.internalEnergy = this.idealEnthalpy - gasConstant * T + (T * aT - a) * logarithm;
		this.entropy = this.idealEntropy + gasConstant * (Math.log(v * referencePressure / (gasConstant * T)) + lnFree) + aT * logarithm;
		this.cv = this.idealCp - gasConstant + T * this.attractionTT * logarithm;
	}
};
// engineering/properties/eos/pure-saturation.ts
var roots = new CubicRoots();
var lnCriticalB = Math.log(omegaB);
/** Saturation of a pure component; volumes per mole, not translated. */
var PureSaturation = class {
	temperature = NaN;
	pressure = NaN;
	vapourVolume = NaN;
	liquidVolume = NaN;
	/**
	* Saturation at T of the pure component whose composition `fluid` has. With B = b·p/(R·T) and A/B = a/(b·R·T) the
	* equation of state has one saturation curve for all components. Returns false from the critical temperature on, and
	* next to it where the two roots cannot be told apart.
	*/
	solveAt(fluid, T) {
		fluid.setTemperature(T);
		const RT = gasConstant * T;
		const ratio = fluid.attraction / (fluid.b * RT);
		if (!(ratio > 5.877359948604403)) return false;
		let low = -Infinity;
		let high = lnCriticalB;
		let lnB = Math.min(firstLnB(ratio), high - 1e-15);
		let before = Infinity;
		for (let round = 0; round < 100; round += 1) {
			const B = Math.exp(lnB);
			const A = ratio * B;
			roots.solve(A, B);
			const vapour = roots.high;
			const liquid = roots.low;
			const apart = vapour - liquid > 1e-9 * vapour;
			const step = apart ? (reducedGibbs(vapour, A, B) - reducedGibbs(liquid, A, B)) / (vapour - liquid) : 0;
			const shrinks = Math.abs(step) < .5 * before && high - low > 1e-14 * Math.abs(lnB);
			if (apart && (Math.abs(step) < 1e-14 || Math.abs(step) < 1e-9 && !shrinks)) {
				this.temperature = T;
				this.pressure = B * RT / fluid.b;
				this.vapourVolume = vapour * fluid.b / B;
				this.liquidVolume = liquid * fluid.b / B;
				return true;
			}
			before = apart ? Math.abs(step) : Infinity;
			if (apart ? step < 0 : vapour > 3.951373035591449 * B) low = lnB;
			else high = lnB;
			const next = apart ? lnB - step : NaN;
			if (next > low && next < high) lnB = next;
			else if (low > -Infinity) {
				if (high - low < 1e-15 * Math.abs(high)) return false;
				lnB = .5 * (low + high);
			} else lnB -= .5;
		}
		return false;
	}
	/**
	* Saturation at p below the critical pressure that goes with the fluid's critical temperature, by the slope of Clausius and Clapeyron. Returns false at and above it,
	* and next to it where the roots cannot be told apart.
	*/
	solveAtPressure(fluid, criticalTemperature, p) {
		const Tc = criticalTemperature;
		const pc = omegaB * gasConstant * Tc / fluid.b;
		if (!(p < pc)) return false;
		let inverse = (1 - Math.log(p / pc) / 7) / Tc;
		let low = 1 / Tc;
		let high = Infinity;
		let before = Infinity;
		for (let round = 0; round < 60; round += 1) {
			if (!this.solveAt(fluid, 1 / inverse)) return false;
			const T = this.temperature;
			const difference = Math.log(this.pressure / p);
			if (difference > 0) low = inverse;
			else high = inverse;
			fluid.evaluate(T, this.vapourVolume);
			const entropy = fluid.entropy;
			fluid.evaluate(T, this.liquidVolume);
			const slope = -(entropy - fluid.entropy) * T * T / ((this.vapourVolume - this.liquidVolume) * this.pressure);
			const next = inverse - difference / slope;
			if (Math.abs(next - inverse) < 1e-14 * inverse) return true;
			if (Math.abs(difference) < 1e-10 && Math.abs(difference) >= .5 * before) return true;
			before = Math.abs(difference);
			inverse = next > low && next < high ? next : .5 * (low + Math.min(high, 2 * inverse));
		}
		return false;
	}
};
/** A first guess of ln B on the saturation curve, to 0.02 for a/(b·R·T) up to 40. */
function firstLnB(ratio) {
	const x = Math.log(ratio / criticalAttraction);
	return lnCriticalB - x * (3.35407 + x * (1.14719 + x * (.64344 + x * .3141)));
}
// engineering/properties/eos/phase-kernel.ts
var difference = delta1 - delta2;
/**
* A phase of amounts n_i in a volume V at T: pressure, energy and entropy of the whole phase and the logarithms of the
* fugacities, with their derivatives in T, V and every n_i. With F = A^r/(R·T) = −n·g(V, B) − E(T)·f(V, B),
* E = D/T, g = ln(1 − B/V), f = ln[(V + δ1·B)/(V + δ2·B)]/(R·B·(δ1 − δ2)).
* Source: M. L. Michelsen and J. M. Mollerup, Thermodynamic Models: Fundamentals & Computational Aspects, 2nd ed.
* (2007), chapter 3.
*/
var PhaseKernel = class {
	model;
	n;
	volume = NaN;
	total = NaN;
	/** Σ n_i·c_i, m³. */
	translation = NaN;
	pressure = NaN;
	pressureT = NaN;
	pressureV = NaN;
	internalEnergy = NaN;
	internalEnergyT = NaN;
	internalEnergyV = NaN;
	entropy = NaN;
	pressureN;
	internalEnergyN;
	entropyN;
	/** ln(f_i/Pa). */
	lnF;
	lnFT;
	lnFV;
	/** ∂ln f_i/∂n_j without the δ_ij/n_i of the ideal gas, row by row. */
	lnFN;
	slope;
	slopeT;
	constructor(model) {
		this.model = model;
		const { size } = model;
		const zeros = () => new Float64Array(size);
		this.n = zeros();
		this.pressureN = zeros();
		this.internalEnergyN = zeros();
		this.entropyN = zeros();
		this.lnF = zeros();
		this.lnFT = zeros();
		this.lnFV = zeros();
		this.lnFN = new Float64Array(size * size);
		this.slope = zeros();
		this.slopeT = zeros();
	}
	/** Evaluates everything at the n and the volume set, T in K. */
	evaluate(T) {
		const { model, n, volume: V, slope, slopeT, lnF, lnFT, lnFV, lnFN, pressureN, internalEnergyN, entropyN } = this;
		const { size, sb, b, c, idealEnthalpy: idealH, idealEntropy: idealS, idealCp: idealC } = model;
		model.setTemperature(T);
		const { s, attraction, rootTemperature } = model;
		let total = 0;
		let B = 0;
		let translation = 0;
		let D = 0;
		let DT = 0;
		let crossed = 0;
		for (let i = 0; i < size; i += 1) {
			let attractionSum = 0;
			let attractionSumT = 0;
			const row = i * size;
			for (let j = 0; j < size; j += 1) {
				const weight = at(attraction, row + j) * at(n, j);
				attractionSum += weight * at(s, j);
				attractionSumT += weight * at(sb, j);
			}
			attractionSumT *= -.5 / rootTemperature;
			const ni = at(n, i);
			const si = at(s, i);
			const siT = -.5 * at(sb, i) / rootTemperature;
			total += ni;
			B += ni * at(b, i);
			translation += ni * at(c, i);
			D += ni * si * attractionSum;
			DT += 2 * ni * siT * attractionSum;
			crossed += 2 * ni * (siT * attractionSumT - siT / (2 * T) * attractionSum);
			slope[i] = 2 * si * attractionSum;
			slopeT[i] = 2 * (siT * attractionSum + si * attractionSumT);
		}
		const RT = gasConstant * T;
		const free = V - B;
		const q = V * V + 2 * V * B - B * B;
		const g = Math.log1p(-B / V);
		const gV = 1 / free - 1 / V;
		const gB = -1 / free;
		const gBV = gB * gB;
		const f = Math.log1p(difference * B / (V + delta2 * B)) / (gasConstant * B * difference);
		const fV = -1 / (gasConstant * q);
		const fVV = 2 * (V + B) / (gasConstant * q * q);
		const fB = -(f + V * fV) / B;
		const fBV = -(2 * fV + V * fVV) / B;
		const fBB = -(2 * fB + V * fBV) / B;
		const fBT = fB / T;
		const E = D / T;
		const ET = (DT - E) / T;
		const ETT = (crossed - 2 * ET) / T;
		const pV = total * gV + E * fV + total / V;
		this.total = total;
		this.translation = translation;
		this.pressure = RT * pV;
		this.pressureT = gasConstant * pV + RT * ET * fV;
		this.pressureV = RT * (total * (1 / (V * V) - gBV) + E * fVV) - RT * total / (V * V);
		const RTT = RT * T;
		let idealEnthalpy = 0;
		let idealCp = 0;
		let entropy = gasConstant * total * g + gasConstant * f * (E + T * ET);
		const lnScale = Math.log(RT / V);
		const lnVolume = Math.log(V * referencePressure / RT);
		for (let i = 0; i < size; i += 1) {
			const ni = at(n, i);
			const bi = at(b, i);
			const lnN = Math.log(ni);
			const Ei = at(slope, i) / T;
			const EiT = (at(slopeT, i) - Ei) / T;
			idealEnthalpy += ni * at(idealH, i);
			idealCp += ni * at(idealC, i);
			const partialEntropy = at(idealS, i) + gasConstant * (lnVolume - lnN);
			entropy += ni * partialEntropy;
			const Fi = -g - total * gB * bi - Ei * f - E * fB * bi;
			const FiT = -EiT * f - ET * fB * bi;
			lnF[i] = Fi + lnN + lnScale;
			lnFT[i] = FiT + 1 / T;
			const FiV = -gV - total * gBV * bi - Ei * fV - E * fBV * bi;
			lnFV[i] = FiV - 1 / V;
			pressureN[i] = RT * (1 / V - FiV);
			internalEnergyN[i] = at(idealH, i) - RT - RTT * FiT;
			entropyN[i] = partialEntropy - gasConstant - gasConstant * (Fi + T * FiT);
			const row = i * size;
			const product = (total * gBV - E * fBB) * bi - gB - Ei * fB;
			const attracted = 2 * at(s, i) * f / T;
			for (let j = 0; j <= i; j += 1) {
				const byE = bi * fBT * at(slope, j) + attracted * at(s, j) * at(attraction, row + j);
				const value = at(b, j) * product - bi * gB - byE;
				lnFN[row + j] = value;
				lnFN[j * size + i] = value;
			}
		}
		this.internalEnergy = idealEnthalpy - RT * total + RTT * ET * f;
		this.internalEnergyT = idealCp - gasConstant * total + gasConstant * f * (2 * T * ET + T * T * ETT);
		this.internalEnergyV = RTT * ET * fV;
		this.entropy = entropy;
	}
};
// engineering/properties/eos/stability.ts
/** No second phase is looked for where it would lower the Gibbs energy over R·T by less than this. */
var noGain = -1e-10;
var substitutions = 8;
var newtonSteps = 60;
/** ln W of the component that is found apart, in the trial of a liquid: too little to lead to its own. */
var lnTraceApart = Math.log(1e-4);
/**
* Stability of a phase by Michelsen's tangent-plane distance: whether splitting off a little of a phase of some other
* composition W lowers the Gibbs energy, tm(W) = 1 + Σ W_i·(ln W_i + ln φ_i(W) − d_i − 1) < 0, searched downhill from a
* vapour-like and a liquid-like trial, by successive substitution and then by Newton's method in 2·√W_i with restricted
* steps. Source: M. L. Michelsen, Fluid Phase Equilib. 9 (1982) 1.
*/
var StabilityTest = class {
	model;
	/** ln W_i of the trial that showed the feed unstable, and its molar volume. */
	lnW;
	volume = NaN;
	/** Molar volume of the feed on its stable root, not translated. */
	feedVolume = NaN;
	d;
	phi;
	W;
	gradient;
	lnK;
	start;
	step;
	matrix;
	kernel;
	/** tm of the trial. */
	distance = NaN;
	total = NaN;
	towardsFeed = NaN;
	/** Where the trials of the last test ended, for the next one nearby. */
	ends;
	usable = [false, false];
	lastTemperature = NaN;
	lastPressure = NaN;
	constructor(model) {
		this.model = model;
		const zeros = () => new Float64Array(model.size);
		this.lnW = zeros();
		this.d = zeros();
		this.phi = zeros();
		this.W = zeros();
		this.gradient = zeros();
		this.lnK = zeros();
		this.start = zeros();
		this.step = zeros();
		this.matrix = new Float64Array(model.size * model.size);
		this.kernel = new PhaseKernel(model);
		this.ends = [zeros(), zeros()];
	}
	/** Whether the composition z is unstable as one phase at T and p. */
	isUnstable(z, T, p) {
		const { model, d, lnK, lnW, usable } = this;
		if (model.size === 1) return false;
		this.feedVolume = lnPhi(model, z, T, p, d);
		for (let i = 0; i < model.size; i += 1) d[i] = at(d, i) + Math.log(at(z, i));
		const near = Math.abs(T - this.lastTemperature) < .02 * T && Math.abs(p - this.lastPressure) < .1 * p;
		this.lastTemperature = T;
		this.lastPressure = p;
		wilsonLnK(model, T, p, lnK);
		for (let trial = 0; trial < 2; trial += 1) {
			const end = this.ends[trial];
			if (near && usable[trial] === true) lnW.set(end);
			else {
				const sign = trial === 0 ? 1 : -1;
				for (let i = 0; i < model.size; i += 1) lnW[i] = Math.log(at(z, i)) + sign * Math.max(-80, Math.min(80, at(lnK, i)));
				if (model.apart >= 0) {
					const own = at(lnW, model.apart);
					lnW[model.apart] = trial === 0 ? Math.max(own, at(d, model.apart)) : Math.min(own, lnTraceApart);
				}
			}
			const outcome = this.descend(z, T, p);
			if (model.isApart(this.W, this.volume)) {
				usable[trial] = false;
				continue;
			}
			usable[trial] = outcome !== "trivial";
			end.set(lnW);
			if (outcome === "unstable") return true;
		}
		return false;
	}
	/** Gibbs energy over R·T of the feed last tested, from ln(f_i/Pa). */
	feedEnergy(z, p) {
		let sum = 0;
		for (let i = 0; i < z.length; i += 1) sum += at(z, i) * (at(this.d, i) + Math.log(p));
		return sum;
	}
	descend(z, T, p) {
		const { model, lnW, gradient } = this;
		let before = 0;
		for (let iteration = 1; iteration <= substitutions; iteration += 1) {
			const largest = this.evaluate(z, T, p);
			const outcome = this.outcome(largest, iteration > 2 && largest < .6 * before);
			before = largest;
			if (outcome !== void 0) return outcome;
			for (let i = 0; i < model.size; i += 1) lnW[i] = at(lnW, i) - at(gradient, i);
		}
		return this.newton(z, T, p);
	}
	/** tm and its gradient at the trial; returns the largest element of the gradient that matters. */
	evaluate(z, T, p) {
		const { model, d, phi, W, lnW, gradient } = this;
		const { size } = model;
		let total = 0;
		for (let i = 0; i < size; i += 1) {
			const amount = Math.exp(Math.min(at(lnW, i), 200));
			W[i] = amount;
			total += amount;
		}
		for (let i = 0; i < size; i += 1) W[i] = at(W, i) / total;
		this.volume = lnPhi(model, W, T, p, phi);
		let distance = 1;
		let towardsFeed = 0;
		let largest = 0;
		for (let i = 0; i < size; i += 1) {
			const slope = at(lnW, i) + at(phi, i) - at(d, i);
			const amount = at(W, i) * total;
			gradient[i] = slope;
			distance += amount * (slope - 1);
			towardsFeed += (amount - at(z, i)) * slope;
			if (amount > 1e-12) largest = Math.max(largest, Math.abs(slope));
		}
		this.total = total;
		this.distance = distance;
		this.towardsFeed = towardsFeed;
		return largest;
	}
	/** What the trial as evaluated shows, if it shows anything; `rapid` when it converges rapidly, be it to the feed. */
	outcome(largest, rapid) {
		const { distance, towardsFeed } = this;
		if (distance < noGain) return "unstable";
		if (rapid && distance < .001 && Math.abs(2 * distance / towardsFeed - 1) < .2) return "trivial";
		if (largest < 1e-6) return distance < 1e-8 ? "trivial" : "stable";
	}
	newton(z, T, p) {
		const { model, W, lnW, gradient, start, step, matrix, kernel } = this;
		const { size } = model;
		let restriction = 0;
		let largest = this.evaluate(z, T, p);
		for (let iteration = 0; iteration < newtonSteps; iteration += 1) {
			const outcome = this.outcome(largest, false);
			if (outcome !== void 0) return outcome;
			const { distance, total } = this;
			start.set(lnW);
			kernel.n.set(W);
			kernel.volume = this.volume;
			kernel.evaluate(T);
			for (let i = 0; i < size; i += 1) {
				const root = Math.sqrt(at(W, i));
				for (let j = 0; j < size; j += 1) {
					const byAmount = at(kernel.lnFN, i * size + j) - at(kernel.lnFV, i) * at(kernel.pressureN, j) / kernel.pressureV + 1;
					matrix[i * size + j] = root * Math.sqrt(at(W, j)) * byAmount;
				}
				matrix[i * size + i] = at(matrix, i * size + i) + 1 + Math.max(restriction, .5 * at(gradient, i) + restriction);
				step[i] = -root * Math.sqrt(total) * at(gradient, i);
			}
			const solved = solveLinearSystem(matrix, step, size);
			if (solved) {
				for (let i = 0; i < size; i += 1) {
					const root = Math.exp(.5 * at(start, i));
					lnW[i] = 2 * Math.log(Math.max(root + .5 * at(step, i), .2 * root));
				}
				largest = this.evaluate(z, T, p);
			}
			if (solved && this.distance <= distance + 1e-14) restriction = restriction < .001 ? 0 : .2 * restriction;
			else {
				if (restriction > 1e4) return "stable";
				restriction = Math.max(.05, 4 * restriction);
				lnW.set(start);
				largest = this.evaluate(z, T, p);
			}
		}
		return "stable";
	}
};
// engineering/properties/eos/two-phase-solver.ts
var maximumIterations = 25;
/** Below this share of the fluid a phase counts as gone: the single-phase calculation then decides. */
var smallestShare = 1e-11;
/**
* Share below which a phase does not change the other, so that the equations are linear in how much there is of it, and how
* many times over they then take away one that is not there.
*/
var traceShare = 1e-4;
/**
* Equilibrium of two phases by Newton's method on all equations at once: equal fugacities, equal pressures and two
* specifications, in the amounts of each component in the phase that holds less of it (by their logarithms), ln T and
* the logarithms of both volumes. Converges quadratically from a near start, whatever is specified.
*/
var TwoPhaseSolver = class {
	model;
	vapour;
	liquid;
	temperature = NaN;
	/** Iterations of the last solution. */
	iterations = 0;
	/** The linearised equations: variables of the components, ln T, ln of the vapour's and of the liquid's volume. */
	matrix;
	step;
	/** dn_i of the vapour by the variable of component i. */
	move;
	constructor(model) {
		this.model = model;
		const unknowns = model.size + 3;
		this.vapour = new PhaseKernel(model);
		this.liquid = new PhaseKernel(model);
		this.matrix = new Float64Array(unknowns * unknowns);
		this.step = new Float64Array(unknowns);
		this.move = new Float64Array(model.size);
	}
	/**
	* Solves from the amounts and volumes in `vapour` and `liquid` and from `temperature`; the amounts must add up to the
	* feed z, one mole. Returns false when there is no convergence to two different phases; what is left in the phases
	* is then of no use.
	*/
	solve(specification, first, second, z) {
		const { vapour, liquid, step } = this;
		const { size } = this.model;
		const unknowns = size + 3;
		let before = Infinity;
		for (let iteration = 1; iteration <= maximumIterations; iteration += 1) {
			this.iterations = iteration;
			vapour.evaluate(this.temperature);
			liquid.evaluate(this.temperature);
			if (!(vapour.total > smallestShare && liquid.total > smallestShare)) return false;
			this.assemble(specification, first, second);
			if (!solveLinearSystem(this.matrix, step, unknowns)) return false;
			let size2 = 0;
			for (let k = 0; k < unknowns; k += 1) size2 = Math.max(size2, Math.abs(at(step, k)));
			if (!(size2 < 1e6)) return false;
			if (!this.advance(z)) return false;
			if (size2 < 1e-8 || size2 < 1e-6 && size2 >= .5 * before) return this.isDistinct();
			before = size2;
		}
		return false;
	}
	/** Linearises the equations about the phases as evaluated: `matrix`·Δ = `step`. */
	assemble(specification, first, second) {
		const { vapour, liquid, matrix, step, move, temperature: T } = this;
		const { size } = this.model;
		const unknowns = size + 3;
		for (let i = 0; i < size; i += 1) {
			const inVapour = at(vapour.n, i);
			const inLiquid = at(liquid.n, i);
			move[i] = inVapour < inLiquid ? inVapour : -inLiquid;
		}
		for (let i = 0; i < size; i += 1) {
			const row = i * unknowns;
			const block = i * size;
			for (let j = 0; j < size; j += 1) matrix[row + j] = (at(vapour.lnFN, block + j) + at(liquid.lnFN, block + j)) * at(move, j);
			matrix[row + i] = at(matrix, row + i) + (1 / at(vapour.n, i) + 1 / at(liquid.n, i)) * at(move, i);
			matrix[row + size] = (at(vapour.lnFT, i) - at(liquid.lnFT, i)) * T;
			matrix[row + size + 1] = at(vapour.lnFV, i) * vapour.volume;
			matrix[row + size + 2] = -at(liquid.lnFV, i) * liquid.volume;
			step[i] = at(liquid.lnF, i) - at(vapour.lnF, i);
		}
		const row = size * unknowns;
		const scale = 1 / Math.abs(vapour.pressure);
		for (let j = 0; j < size; j += 1) matrix[row + j] = (at(vapour.pressureN, j) + at(liquid.pressureN, j)) * at(move, j) * scale;
		matrix[row + size] = (vapour.pressureT - liquid.pressureT) * T * scale;
		matrix[row + size + 1] = vapour.pressureV * vapour.volume * scale;
		matrix[row + size + 2] = -liquid.pressureV * liquid.volume * scale;
		step[size] = (liquid.pressure - vapour.pressure) * scale;
		this.specify(size + 1, specification[0], first);
		this.specify(size + 2, specification[1], second);
	}
	/** Writes the equation "the quantity has the value" into a row. */
	specify(index, quantity, value) {
		const { vapour, liquid, matrix, step, move, temperature: T } = this;
		const { size, c } = this.model;
		const unknowns = size + 3;
		const row = index * unknowns;
		const byT = row + size;
		const byVapour = row + size + 1;
		const byLiquid = row + size + 2;
		matrix.fill(0, row, row + unknowns);
		if (quantity === "T") {
			matrix[byT] = 1;
			step[index] = Math.log(value / T);
		} else if (quantity === "V") {
			matrix[byVapour] = vapour.volume / value;
			matrix[byLiquid] = liquid.volume / value;
			step[index] = 1 - (vapour.volume + liquid.volume) / value;
		} else if (quantity === "P") {
			const scale = 1 / value;
			for (let j = 0; j < size; j += 1) matrix[row + j] = at(vapour.pressureN, j) * at(move, j) * scale;
			matrix[byT] = vapour.pressureT * T * scale;
			matrix[byVapour] = vapour.pressureV * vapour.volume * scale;
			step[index] = 1 - vapour.pressure * scale;
		} else if (quantity === "S") {
			const scale = 1 / 8;
			for (let j = 0; j < size; j += 1) matrix[row + j] = (at(vapour.entropyN, j) - at(liquid.entropyN, j)) * at(move, j) * scale;
			matrix[byT] = (vapour.internalEnergyT + liquid.internalEnergyT) * scale;
			matrix[byVapour] = vapour.pressureT * vapour.volume * scale;
			matrix[byLiquid] = liquid.pressureT * liquid.volume * scale;
			step[index] = (value - vapour.entropy - liquid.entropy) * scale;
		} else {
			const scale = 1 / (8 * T);
			for (let j = 0; j < size; j += 1) matrix[row + j] = (at(vapour.internalEnergyN, j) - at(liquid.internalEnergyN, j)) * at(move, j) * scale;
			matrix[byT] = (vapour.internalEnergyT + liquid.internalEnergyT) * T * scale;
			matrix[byVapour] = vapour.internalEnergyV * vapour.volume * scale;
			matrix[byLiquid] = liquid.internalEnergyV * liquid.volume * scale;
			step[index] = (value - vapour.internalEnergy - liquid.internalEnergy) * scale;
			if (quantity === "U") return;
			const vapourVolume = vapour.volume - vapour.translation;
			const liquidVolume = liquid.volume - liquid.translation;
			for (let j = 0; j < size; j += 1) {
				const change = vapourVolume * at(vapour.pressureN, j) - liquidVolume * at(liquid.pressureN, j) - (vapour.pressure - liquid.pressure) * at(c, j);
				matrix[row + j] = at(matrix, row + j) + change * at(move, j) * scale;
			}
			matrix[byT] = at(matrix, byT) + (vapourVolume * vapour.pressureT + liquidVolume * liquid.pressureT) * T * scale;
			matrix[byVapour] = at(matrix, byVapour) + (vapour.pressure + vapourVolume * vapour.pressureV) * vapour.volume * scale;
			matrix[byLiquid] = at(matrix, byLiquid) + (liquid.pressure + liquidVolume * liquid.pressureV) * liquid.volume * scale;
			step[index] = at(step, index) - (vapourVolume * vapour.pressure + liquidVolume * liquid.pressure) * scale;
		}
	}
	/** Takes the step, shortened where it goes beyond what a linearisation is good for; false where it leads to no two phases. */
	advance(z) {
		const { vapour, liquid, step } = this;
		const { size } = this.model;
		let share = 1;
		for (let i = 0; i < size; i += 1) share = Math.min(share, 1.5 / Math.abs(at(step, i)));
		let moved = 0;
		for (let i = 0; i < size; i += 1) moved += at(this.move, i) * at(step, i);
		const vapourGrowth = moved / vapour.total;
		const liquidGrowth = -moved / liquid.total;
		if (vapour.total < traceShare && vapourGrowth < -20) return false;
		if (liquid.total < traceShare && liquidGrowth < -20) return false;
		share = Math.min(share, .2 / Math.abs(at(step, size)));
		share = Math.min(share, 1 / Math.abs(at(step, size + 1) - vapourGrowth));
		share = Math.min(share, .25 / Math.abs(at(step, size + 2) - liquidGrowth));
		let vapourCovolume = 0;
		let liquidCovolume = 0;
		for (let i = 0; i < size; i += 1) {
			const zi = at(z, i);
			const factor = Math.exp(share * at(step, i));
			const inVapour = at(vapour.n, i);
			const inLiquid = at(liquid.n, i);
			if (inVapour < inLiquid) {
				vapour.n[i] = Math.min(inVapour * factor, (1 - .3 * (inLiquid / zi)) * zi);
				liquid.n[i] = zi - at(vapour.n, i);
			} else {
				liquid.n[i] = Math.min(inLiquid * factor, (1 - .3 * (inVapour / zi)) * zi);
				vapour.n[i] = zi - at(liquid.n, i);
			}
			vapourCovolume += at(vapour.n, i) * at(this.model.b, i);
			liquidCovolume += at(liquid.n, i) * at(this.model.b, i);
		}
		this.temperature *= Math.exp(share * at(step, size));
		vapour.volume *= Math.exp(share * at(step, size + 1));
		liquid.volume *= Math.exp(share * at(step, size + 2));
		return vapour.volume > vapourCovolume && liquid.volume > liquidCovolume;
	}
	/** Whether the two phases are two, and not twice the same; either may be the lighter one. */
	isDistinct() {
		const { vapour, liquid } = this;
		const { size } = this.model;
		let vapourTotal = 0;
		let liquidTotal = 0;
		for (let i = 0; i < size; i += 1) {
			vapourTotal += at(vapour.n, i);
			liquidTotal += at(liquid.n, i);
		}
		if (!(vapourTotal > smallestShare && liquidTotal > smallestShare)) return false;
		if (this.model.isApart(vapour.n, vapour.volume) || this.model.isApart(liquid.n, liquid.volume)) return false;
		const ratio = vapour.volume * liquidTotal / (liquid.volume * vapourTotal);
		let difference = Math.abs(Math.log(ratio));
		for (let i = 0; i < size; i += 1) {
			const K = at(vapour.n, i) * liquidTotal / (at(liquid.n, i) * vapourTotal);
			difference = Math.max(difference, Math.abs(Math.log(K)));
		}
		return difference > 1e-5 && this.temperature > 0;
	}
};
// engineering/properties/eos/mixture.ts
/**
* Components with the parameters of their equation of state and everything the calculations need to work in, so that no
* call allocates. One mixture serves one calculation at a time; states of it may be as many as wanted.
*/
var Mixture = class {
	components;
	size;
	ids;
	/** The pairs for which no k_ij is known, so that 0 is used. */
	pairsWithoutInteraction;
	model;
	/** The fluid as a whole and its two phases. */
	whole;
	vapour;
	liquid;
	solver;
	stability;
	substitution;
	gibbsMinimum;
	saturation = new PureSaturation();
	/** A state for searches that may fail. */
	trial;
	/** Of the first component: the one of a pure fluid, K. */
	criticalTemperature;
	highestCriticalTemperature;
	/** Where temperatures are looked for, K. */
	lowestTemperature;
	highestTemperature = 5e3;
	/** Composition at work: the feed with absent components at a trace, which changes no digit. */
	feed;
	/** The composition that the feed was made from, as it was given; NaN without one. */
	given;
	constructor(components, { interaction = tabulated, translated = true, apart } = {}) {
		this.components = components;
		this.size = components.length;
		this.ids = components.map(({ id }) => id);
		this.pairsWithoutInteraction = interaction === tabulated ? pairsWithoutInteraction(this.ids) : [];
		this.model = new Model(components, interaction, translated, apart);
		this.whole = new OneFluid(this.model);
		this.vapour = new OneFluid(this.model);
		this.liquid = new OneFluid(this.model);
		this.solver = new TwoPhaseSolver(this.model);
		this.gibbsMinimum = new GibbsMinimum(this.solver, this.vapour);
		this.stability = new StabilityTest(this.model);
		const { model } = this;
		const ofModel = (x, T, p, out) => lnPhi(model, x, T, p, out);
		this.substitution = new SuccessiveSubstitution(this.size, ofModel, ofModel);
		this.feed = new Float64Array(this.size);
		this.given = new Float64Array(this.size).fill(NaN);
		this.trial = new FluidState(this.size);
		const criticalTemperatures = components.map((component) => component.criticalTemperature);
		this.criticalTemperature = criticalTemperatures[0] ?? NaN;
		this.highestCriticalTemperature = Math.max(...criticalTemperatures);
		this.lowestTemperature = .15 * Math.min(...criticalTemperatures);
	}
	/** Σ z_i·T_c,i of the feed at work, K. */
	pseudocriticalTemperature() {
		return this.components.reduce((sum, component, i) => sum + at(this.feed, i) * component.criticalTemperature, 0);
	}
	/** Σ z_i·p_i of the feed at work with Wilson's vapour pressures, Pa. */
	wilsonBubblePressure(T) {
		const { wilsonConstant, wilsonSlope } = this.model;
		return this.feed.reduce((sum, z, i) => sum + z * Math.exp(at(wilsonConstant, i) - at(wilsonSlope, i) / T), 0);
	}
	/** 1/Σ z_i/p_i of the feed at work with Wilson's vapour pressures, Pa. */
	wilsonDewPressure(T) {
		const { wilsonConstant, wilsonSlope } = this.model;
		return 1 / this.feed.reduce((sum, z, i) => sum + z * Math.exp(at(wilsonSlope, i) / T - at(wilsonConstant, i)), 0);
	}
	/**
	* Saturation at p in Pa of the feed at work, taken as one fluid, into `saturation`: for a mixture a point inside its
	* two-phase region. False at the critical pressure of that fluid and above.
	*/
	saturateAtPressure(p) {
		const { whole, saturation } = this;
		const Tc = whole.criticalTemperature(this.pseudocriticalTemperature());
		return saturation.solveAtPressure(whole, Tc, p);
	}
};
function tabulated(first, second) {
	return interactionParameter(first.id, second.id)?.value ?? 0;
}
/** A component of the table by its id. RangeError for an id that is not there. */
function componentOf(id) {
	const found = components.find((component) => component.id === id);
	if (found === void 0) throw new RangeError(`no component is called ${id}`);
	return found;
}
/**
* A mixture of components of the table, or of one. RangeError for an unknown id, one given twice, or none at all.
*/
function createMixture(ids, options = {}) {
	if (ids.length === 0) throw new RangeError("a mixture needs at least one component");
	const twice = ids.find((id, index) => ids.indexOf(id) !== index);
	if (twice !== void 0) throw new RangeError(`component ${twice} is given twice`);
	return new Mixture(ids.map(componentOf), options);
}
/** An empty state for fluids of a mixture, to be filled by the flashes. */
function createState(mixture) {
	return new FluidState(mixture.size);
}
// engineering/properties/eos/flash.ts
/**
* Equilibrium at T in K and p in Pa of one mole of composition z (mole fractions, adding up to 1): fills `state`,
* starting from what an earlier flash left in it. A pure component at its saturation pressure is the phase of lower
* Gibbs energy. RangeError naming what is wrong, or that no solution was found.
*/
function flashTp(mixture, temperature, pressure, z, state) {
	requirePositive("temperature", temperature);
	requirePositive("pressure", pressure);
	setFeed(mixture, z);
	equilibriumAtTp(mixture, temperature, pressure, state);
}
/** Equilibrium at p in Pa and molar enthalpy h in J/mol; otherwise as `flashTp`. */
function flashPh(mixture, pressure, molarEnthalpy, z, state) {
	requirePositive("pressure", pressure);
	requireFinite("molarEnthalpy", molarEnthalpy);
	setFeed(mixture, z);
	equilibriumAtPressure(mixture, "PH", pressure, molarEnthalpy, state);
}
/** Equilibrium at p in Pa and molar entropy s in J/(mol·K): the end of an isentropic expansion. Otherwise as `flashTp`. */
function flashPs(mixture, pressure, molarEntropy, z, state) {
	requirePositive("pressure", pressure);
	requireFinite("molarEntropy", molarEntropy);
	setFeed(mixture, z);
	equilibriumAtPressure(mixture, "PS", pressure, molarEntropy, state);
}
/** Equilibrium at molar internal energy u in J/mol and molar volume v in m³/mol. Otherwise as `flashTp`. */
function flashUv(mixture, molarInternalEnergy, molarVolume, z, state) {
	requireFinite("molarInternalEnergy", molarInternalEnergy);
	requirePositive("molarVolume", molarVolume);
	setFeed(mixture, z);
	const { b, c } = mixture.whole;
	const v = molarVolume + c;
	if (!(v > b)) throw new RangeError(`molarVolume must be above the ${b - c} m³/mol the molecules fill, got ${molarVolume}`);
	equilibriumAtUv(mixture, molarInternalEnergy, v, state);
}
export { solveLinearSystem as S, fillPhase as _, Mixture as a, setFeed as b, createState as c, FluidState as d, PhaseState as f, fillFromSolver as g, equilibriumAtTp as h, flashUv as i, PhaseKernel as l, equilibriumAtPressure as m, flashPs as n, componentOf as o, equilibriumAtUv as p, flashTp as r, createMixture as s, flashPh as t, SuccessiveSubstitution as u, fillSinglePhase as v, components as x, fillTwoPhases as y };
