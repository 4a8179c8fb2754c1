import { exp, log, log1p } from '../../elementary/index.ts';
import { at, wholeAt } from '../helmholtz/index.ts';
import type { GergComponent } from './coefficients/form.ts';

/** Gas constant of the equation, J/(mol·K). */
export const gasConstant = 8.314472;
/** Ratio of the gas constants of the ideal part and of the equation. */
const gasConstantRatio = 8.31451 / gasConstant;

/** Reference state of the enthalpy and entropy of each ideal-gas component: T in K, and ρ in mol/m³ at 101 325 Pa. */
const referenceTemperature = 298.15;
const referenceDensity = 101_325 / (gasConstant * referenceTemperature);

/**
 * Ideal part of the Helmholtz energy of each pure component, without ln(ρ/(mol/m³)), with its derivatives, at one temperature; shared by
 * all phases of a mixture.
 */
export class IdealComponents {
  readonly value: Float64Array;
  /** τ·α°_τ and τ²·α°_ττ. */
  readonly tau: Float64Array;
  readonly tauTau: Float64Array;
  private temperature = NaN;
  private readonly constant: Float64Array;
  private readonly linear: Float64Array;
  private readonly logarithm: Float64Array;
  /** n, θ and kind (hyperbolic cosine or sine) of each term, and its component. */
  private readonly terms: Float64Array;
  private readonly componentOf: Int32Array;

  constructor(components: readonly GergComponent[]) {
    this.constant = Float64Array.from(
      components,
      ({ ideal }) => ideal.constant * gasConstantRatio - log(referenceDensity),
    );
    this.linear = Float64Array.from(
      components,
      ({ ideal }) => (ideal.linear + referenceTemperature) * gasConstantRatio - referenceTemperature,
    );
    this.logarithm = Float64Array.from(components, ({ ideal }) => (ideal.heatCapacity - 1) * gasConstantRatio);
    const terms = components.flatMap(({ ideal }, component) => [
      ...ideal.sinh.map(([n, theta]) => ({ component, n, theta, sign: -1 })),
      ...ideal.cosh.map(([n, theta]) => ({ component, n: -n, theta, sign: 1 })),
    ]);
    this.terms = Float64Array.from(terms.flatMap(({ n, theta, sign }) => [n * gasConstantRatio, theta, sign]));
    this.componentOf = Int32Array.from(terms, ({ component }) => component);
    this.value = new Float64Array(components.length);
    this.tau = new Float64Array(components.length);
    this.tauTau = new Float64Array(components.length);
  }

  /** Sets T in K. */
  setTemperature(T: number): void {
    if (T === this.temperature) return;
    const { value, tau, tauTau, constant, linear, logarithm, terms, componentOf } = this;
    this.temperature = T;
    const lnT = log(T);
    for (let i = 0; i < value.length; i += 1) {
      const slope = at(linear, i) / T;
      value[i] = at(constant, i) + slope - at(logarithm, i) * lnT;
      tau[i] = slope + at(logarithm, i);
      tauTau[i] = -at(logarithm, i);
    }
    for (let k = 0; k < componentOf.length; k += 1) {
      const i = wholeAt(componentOf, k);
      const n = at(terms, 3 * k);
      const y = at(terms, 3 * k + 1) / T;
      const part = at(terms, 3 * k + 2) * exp(-2 * y);
      // ln sinh y = y − ln 2 + ln(1 − exp(−2y)), ln cosh y with + in place of −; the slope is coth y, or tanh y.
      const slope = (1 - part) / (1 + part);
      value[i] = at(value, i) + n * (y - Math.LN2 + log1p(part));
      tau[i] = at(tau, i) + n * y * slope;
      tauTau[i] = at(tauTau, i) + n * y * y * (1 - slope * slope);
    }
  }
}

/** Ideal part of the Helmholtz energy of a mixture, without ln(ρ/(mol/m³)), with its derivatives. */
export class IdealMixture {
  value = NaN;
  /** τ·α°_τ and τ²·α°_ττ. */
  tau = NaN;
  tauTau = NaN;

  constructor(private readonly components: IdealComponents) {}

  /** Writes the part of each pure component, at T in K. */
  valuesOfComponents(T: number, out: Float64Array): void {
    this.components.setTemperature(T);
    out.set(this.components.value);
  }

  /** Evaluates at the mole fractions x and T in K. */
  evaluate(x: Float64Array, T: number): void {
    const { components } = this;
    components.setTemperature(T);
    let value = 0;
    let first = 0;
    let second = 0;
    for (let i = 0; i < x.length; i += 1) {
      const xi = at(x, i);
      if (xi === 0) continue;
      value += xi * (log(xi) + at(components.value, i));
      first += xi * at(components.tau, i);
      second += xi * at(components.tauTau, i);
    }
    this.value = value;
    this.tau = first;
    this.tauTau = second;
  }
}
