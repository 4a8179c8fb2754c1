import { log } from '../../elementary/index.ts';
import { gasConstant as R } from '../../quantities/index.ts';
import type { Component } from './component.ts';
import { omegaA, omegaB, referenceTemperature } from './constants.ts';

/**
 * κ of the 1978 Peng-Robinson α function: the original polynomial up to ω = 0.491, the cubic one above it.
 * Source: D. B. Robinson and D.-Y. Peng, GPA Research Report RR-28 (1978); D.-Y. Peng and D. B. Robinson,
 * Ind. Eng. Chem. Fundam. 15 (1976) 59.
 */
export function alphaSlope(acentricFactor: number): number {
  const w = acentricFactor;
  return w > 0.491 ? 0.379642 + w * (1.48503 + w * (-0.164423 + w * 0.016666)) : 0.37464 + w * (1.54226 - w * 0.26992);
}

/** Ratio of volume to covolume below which a phase counts as liquid: between those of a saturated liquid and the critical point. */
const denseRatio = 3;

/**
 * Parameters of a mixture and all temperature-dependent terms, cached for the last temperature.
 * With s_i = √(a_i·α_i) = sa_i − sb_i·√T the attraction is D = ΣΣ n_i·n_j·s_i·s_j·(1 − k_ij).
 */
export class Model {
  readonly size: number;
  readonly b: Float64Array;
  readonly sa: Float64Array;
  readonly sb: Float64Array;
  /** 1 − k_ij, row by row. */
  readonly attraction: Float64Array;
  /** Volume translation c_i, m³/mol. */
  readonly c: Float64Array;
  /** Index of the component whose liquid is modelled separately; -1 without one. */
  readonly apart: number;
  readonly molarMass: Float64Array;
  /** Wilson's ln(K_i·p) is wilsonConstant − wilsonSlope/T. */
  readonly wilsonConstant: Float64Array;
  readonly wilsonSlope: Float64Array;
  /** Coefficients of Cp/R, a0 to a5 of each component in turn. */
  readonly cpCoefficients: Float64Array;
  readonly cpLowest: Float64Array;
  readonly cpHighest: Float64Array;
  /** Lower limit of the common range of all heat capacity polynomials, K. */
  readonly commonLowest: number;
  readonly commonHighest: number;
  /** Offsets that make h and s zero in the reference state, in units of h/R and s/R. */
  readonly enthalpyOffset: Float64Array;
  readonly entropyOffset: Float64Array;

  temperature = NaN;
  rootTemperature = NaN;
  readonly s: Float64Array;
  /** Space for x_i·s_i. */
  readonly weighted: Float64Array;
  /** Enthalpy, entropy at 101 325 Pa and heat capacity of the ideal gases, J/mol and J/(mol·K). */
  readonly idealEnthalpy: Float64Array;
  readonly idealEntropy: Float64Array;
  readonly idealCp: Float64Array;

  constructor(
    readonly components: readonly Component[],
    interaction: (first: Component, second: Component) => number,
    translated: boolean,
    apart?: string,
  ) {
    const size = components.length;
    const each = (value: (component: Component) => number): Float64Array => Float64Array.from(components, value);
    this.size = size;
    this.b = each(({ criticalTemperature, criticalPressure }) => (omegaB * R * criticalTemperature) / criticalPressure);
    const sc = each(({ criticalTemperature: Tc, criticalPressure }) => Math.sqrt(omegaA / criticalPressure) * R * Tc);
    const kappa = each(({ acentricFactor }) => alphaSlope(acentricFactor));
    this.sa = sc.map((value, i) => value * (1 + at(kappa, i)));
    this.sb = each(({ criticalTemperature }) => 1 / Math.sqrt(criticalTemperature)).map(
      (value, i) => value * at(sc, i) * at(kappa, i),
    );
    this.attraction = new Float64Array(size * size);
    components.forEach((first, i) => {
      components.forEach((second, j) => {
        this.attraction[i * size + j] = i === j ? 1 : 1 - interaction(first, second);
      });
    });
    this.c = each(({ volumeTranslation }) => (translated ? volumeTranslation : 0));
    this.apart = components.findIndex(({ id }) => id === apart);
    this.molarMass = each(({ molarMass }) => molarMass);
    this.wilsonConstant = each(
      ({ criticalPressure, acentricFactor }) => log(criticalPressure) + 5.373 * (1 + acentricFactor),
    );
    this.wilsonSlope = each(
      ({ criticalTemperature, acentricFactor }) => 5.373 * (1 + acentricFactor) * criticalTemperature,
    );
    this.cpCoefficients = Float64Array.from(
      components.flatMap(({ idealGasHeatCapacity: { coefficients } }) => coefficients),
    );
    this.cpLowest = each(({ idealGasHeatCapacity: { range } }) => range[0]);
    this.cpHighest = each(({ idealGasHeatCapacity: { range } }) => range[1]);
    this.commonLowest = Math.max(...this.cpLowest);
    this.commonHighest = Math.min(...this.cpHighest);
    this.s = new Float64Array(size);
    this.weighted = new Float64Array(size);
    this.idealEnthalpy = new Float64Array(size);
    this.idealEntropy = new Float64Array(size);
    this.idealCp = new Float64Array(size);
    this.enthalpyOffset = new Float64Array(size);
    this.entropyOffset = new Float64Array(size);
    this.setTemperature(referenceTemperature);
    this.enthalpyOffset.set(this.idealEnthalpy.map(h => -h / R));
    this.entropyOffset.set(this.idealEntropy.map(s => -s / R));
    this.temperature = NaN;
  }

  /** Whether amounts in an untranslated volume are a liquid of the separately modelled component. */
  isApart(amounts: Float64Array, volume: number): boolean {
    if (this.apart < 0) return false;
    let total = 0;
    let covolume = 0;
    for (let i = 0; i < this.size; i += 1) {
      total += at(amounts, i);
      covolume += at(amounts, i) * at(this.b, i);
    }
    return at(amounts, this.apart) > 0.5 * total && volume < denseRatio * covolume;
  }

  /**
   * Whether a phase of mole fractions x uses the vapour root where there is one: the liquid of mostly this component is modelled
   * separately.
   */
  isVapour(x: Float64Array): boolean {
    return this.apart >= 0 && at(x, this.apart) > 0.5;
  }

  setTemperature(T: number): void {
    if (T === this.temperature) return;
    this.temperature = T;
    const root = Math.sqrt(T);
    this.rootTemperature = root;
    const lnT = log(T);
    for (let i = 0; i < this.size; i += 1) {
      this.s[i] = at(this.sa, i) - at(this.sb, i) * root;
      const lowest = at(this.cpLowest, i);
      const highest = at(this.cpHighest, i);
      const held = T < lowest ? lowest : T > highest ? highest : T;
      const lnHeld = held === T ? lnT : log(held);
      const k = 6 * i;
      const a = this.cpCoefficients;
      const cp = heatCapacity(a, k, held);
      this.idealCp[i] = R * cp;
      this.idealEnthalpy[i] = R * (enthalpy(a, k, held) + cp * (T - held) + at(this.enthalpyOffset, i));
      this.idealEntropy[i] = R * (entropy(a, k, held, lnHeld) + cp * (lnT - lnHeld) + at(this.entropyOffset, i));
    }
  }
}

/** Element of a typed array; the caller guarantees the bounds. */
export function at(values: Float64Array, index: number): number {
  return values[index] as number;
}

/** Cp/R, coefficients from index k. */
export function heatCapacity(a: Float64Array, k: number, T: number): number {
  const polynomial = at(a, k) + T * (at(a, k + 1) + T * (at(a, k + 2) + T * (at(a, k + 3) + T * at(a, k + 4))));
  return polynomial + at(a, k + 5) / (T * T);
}

/** ∫ Cp dT / R up to a constant. */
export function enthalpy(a: Float64Array, k: number, T: number): number {
  const polynomial =
    at(a, k) + T * (at(a, k + 1) / 2 + T * (at(a, k + 2) / 3 + T * (at(a, k + 3) / 4 + (T * at(a, k + 4)) / 5)));
  return T * polynomial - at(a, k + 5) / T;
}

/** ∫ Cp/T dT / R up to a constant. */
export function entropy(a: Float64Array, k: number, T: number, lnT: number): number {
  const polynomial = at(a, k + 1) + T * (at(a, k + 2) / 2 + T * (at(a, k + 3) / 3 + (T * at(a, k + 4)) / 4));
  return at(a, k) * lnT + T * polynomial - at(a, k + 5) / (2 * T * T);
}
