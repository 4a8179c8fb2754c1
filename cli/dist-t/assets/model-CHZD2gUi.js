import { _t as gasConstant, gt as atmosphere } from "./kit-R3DteEWw.js";
// engineering/properties/eos/constants.ts
/** Ω_a and Ω_b of the Peng-Robinson equation, from its condition at the critical point. */
var omegaA = .4572355289213822;
var omegaB = .07779607390388846;
/** a/(b·R·T) and v/b at the critical point of the equation. */
var criticalAttraction = omegaA / omegaB;
var criticalVolumeRatio = 3.951373035591449;
/** δ1 = 1 + √2 and δ2 = 1 − √2: V² + 2·V·B − B² = (V + δ1·B)·(V + δ2·B). */
var delta1 = 1 + Math.SQRT2;
var delta2 = 1 - Math.SQRT2;
/** Reference state of enthalpy and entropy: the ideal gas of each component at 298.15 K and 101 325 Pa. */
var referenceTemperature = 298.15;
var referencePressure = atmosphere;
// engineering/properties/eos/model.ts
/**
* κ of the 1978 Peng-Robinson α function: the original polynomial up to ω = 0.491, the cubic one above it.
* Source: D. B. Robinson and D.-Y. Peng, GPA Research Report RR-28 (1978); D.-Y. Peng and D. B. Robinson,
* Ind. Eng. Chem. Fundam. 15 (1976) 59.
*/
function alphaSlope(acentricFactor) {
	const w = acentricFactor;
	return w > .491 ? .379642 + w * (1.48503 + w * (-.164423 + w * .016666)) : .37464 + w * (1.54226 - w * .26992);
}
/** Volume over covolume below which a phase is a liquid: between those of a saturated liquid and of the critical point. */
var denseRatio = 3;
/**
* The parameters of a mixture and everything that depends on temperature alone, held for the temperature last set.
* With s_i = √(a_i·α_i) = sa_i − sb_i·√T the attraction is D = ΣΣ n_i·n_j·s_i·s_j·(1 − k_ij).
*/
var Model = class {
	components;
	size;
	b;
	sa;
	sb;
	/** 1 − k_ij, row by row. */
	attraction;
	/** Volume translation c_i, m³/mol. */
	c;
	/** Place of the component whose own liquid is found apart, not as one of two phases; -1 without one. */
	apart;
	molarMass;
	/** Wilson's ln(K_i·p) is wilsonConstant − wilsonSlope/T. */
	wilsonConstant;
	wilsonSlope;
	/** Coefficients of Cp/R, a0 to a5 of each component in turn. */
	cpCoefficients;
	cpLowest;
	cpHighest;
	/** Where all heat capacity polynomials hold at once, K. */
	commonLowest;
	commonHighest;
	/** What makes h and s 0 in the reference state, in the unit of h/R and s/R. */
	enthalpyOffset;
	entropyOffset;
	temperature = NaN;
	rootTemperature = NaN;
	s;
	/** Enthalpy, entropy at 101 325 Pa and heat capacity of the ideal gases, J/mol and J/(mol·K). */
	idealEnthalpy;
	idealEntropy;
	idealCp;
	constructor(components, interaction, translated, apart) {
		this.components = components;
		const size = components.length;
		const each = (value) => Float64Array.from(components, value);
		this.size = size;
		this.b = each(({ criticalTemperature, criticalPressure }) => omegaB * gasConstant * criticalTemperature / criticalPressure);
		const sc = each(({ criticalTemperature: Tc, criticalPressure }) => Math.sqrt(omegaA / criticalPressure) * gasConstant * Tc);
		const kappa = each(({ acentricFactor }) => alphaSlope(acentricFactor));
		this.sa = sc.map((value, i) => value * (1 + at(kappa, i)));
		this.sb = each(({ criticalTemperature }) => 1 / Math.sqrt(criticalTemperature)).map((value, i) => value * at(sc, i) * at(kappa, i));
		this.attraction = new Float64Array(size * size);
		components.forEach((first, i) => {
			components.forEach((second, j) => {
				this.attraction[i * size + j] = i === j ? 1 : 1 - interaction(first, second);
			});
		});
		this.c = each(({ volumeTranslation }) => translated ? volumeTranslation : 0);
		this.apart = components.findIndex(({ id }) => id === apart);
		this.molarMass = each(({ molarMass }) => molarMass);
		this.wilsonConstant = each(({ criticalPressure, acentricFactor }) => Math.log(criticalPressure) + 5.373 * (1 + acentricFactor));
		this.wilsonSlope = each(({ criticalTemperature, acentricFactor }) => 5.373 * (1 + acentricFactor) * criticalTemperature);
		this.cpCoefficients = Float64Array.from(components.flatMap(({ idealGasHeatCapacity: { coefficients } }) => coefficients));
		this.cpLowest = each(({ idealGasHeatCapacity: { range } }) => range[0]);
		this.cpHighest = each(({ idealGasHeatCapacity: { range } }) => range[1]);
		this.commonLowest = Math.max(...this.cpLowest);
		this.commonHighest = Math.min(...this.cpHighest);
		this.s = new Float64Array(size);
		this.idealEnthalpy = new Float64Array(size);
		this.idealEntropy = new Float64Array(size);
		this.idealCp = new Float64Array(size);
		this.enthalpyOffset = new Float64Array(size);
		this.entropyOffset = new Float64Array(size);
		this.setTemperature(referenceTemperature);
		this.enthalpyOffset.set(this.idealEnthalpy.map((h) => -h / gasConstant));
		this.entropyOffset.set(this.idealEntropy.map((s) => -s / gasConstant));
		this.temperature = NaN;
	}
	/** Whether amounts in a volume, not translated, are a liquid of the component that is found apart. */
	isApart(amounts, volume) {
		if (this.apart < 0) return false;
		let total = 0;
		let covolume = 0;
		for (let i = 0; i < this.size; i += 1) {
			total += at(amounts, i);
			covolume += at(amounts, i) * at(this.b, i);
		}
		return at(amounts, this.apart) > .5 * total && volume < denseRatio * covolume;
	}
	/** Whether a phase of mole fractions x is a vapour wherever it can be: the liquid of mostly this component is found apart. */
	isVapour(x) {
		return this.apart >= 0 && at(x, this.apart) > .5;
	}
	setTemperature(T) {
		if (T === this.temperature) return;
		this.temperature = T;
		const root = Math.sqrt(T);
		this.rootTemperature = root;
		const lnT = Math.log(T);
		for (let i = 0; i < this.size; i += 1) {
			this.s[i] = at(this.sa, i) - at(this.sb, i) * root;
			const lowest = at(this.cpLowest, i);
			const highest = at(this.cpHighest, i);
			const held = T < lowest ? lowest : T > highest ? highest : T;
			const lnHeld = held === T ? lnT : Math.log(held);
			const k = 6 * i;
			const a = this.cpCoefficients;
			const cp = heatCapacity(a, k, held);
			this.idealCp[i] = gasConstant * cp;
			this.idealEnthalpy[i] = gasConstant * (enthalpy(a, k, held) + cp * (T - held) + at(this.enthalpyOffset, i));
			this.idealEntropy[i] = gasConstant * (entropy(a, k, held, lnHeld) + cp * (lnT - lnHeld) + at(this.entropyOffset, i));
		}
	}
};
/** Element of a typed array whose bounds the caller keeps. */
function at(values, index) {
	return values[index];
}
/** Cp/R, coefficients from index k. */
function heatCapacity(a, k, T) {
	return at(a, k) + T * (at(a, k + 1) + T * (at(a, k + 2) + T * (at(a, k + 3) + T * at(a, k + 4)))) + at(a, k + 5) / (T * T);
}
/** ∫ Cp dT / R but for a constant. */
function enthalpy(a, k, T) {
	return T * (at(a, k) + T * (at(a, k + 1) / 2 + T * (at(a, k + 2) / 3 + T * (at(a, k + 3) / 4 + T * at(a, k + 4) / 5)))) - at(a, k + 5) / T;
}
/** ∫ Cp/T dT / R but for a constant. */
function entropy(a, k, T, lnT) {
	const polynomial = at(a, k + 1) + T * (at(a, k + 2) / 2 + T * (at(a, k + 3) / 3 + T * at(a, k + 4) / 4));
	return at(a, k) * lnT + T * polynomial - at(a, k + 5) / (2 * T * T);
}
export { heatCapacity as a, delta1 as c, referencePressure as d, entropy as i, delta2 as l, at as n, criticalAttraction as o, enthalpy as r, criticalVolumeRatio as s, Model as t, omegaB as u };
