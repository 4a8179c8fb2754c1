import { exp, log, log1p } from '../../elementary/index.ts';
import { at, wholeAt } from '../helmholtz/index.ts';
import type { GergComponent } from './coefficients/form.ts';

/** R of the equation, J/(mol·K). */
export const gasConstant = 8.314472;
/** R of the ideal part over that of the equation. */
const gasConstantRatio = 8.31451 / gasConstant;

/** Where the enthalpy and the entropy of each component as an ideal gas are 0: T in K, and ρ in mol/m³ at 101 325 Pa. */
const referenceTemperature = 298.15;
const referenceDensity = 101_325 / (gasConstant * referenceTemperature);

/** The ideal part of the Helmholtz energy of a mixture but for ln(ρ/(mol/m³)), with its derivatives. */
export class IdealMixture {
  value = NaN;
  /** τ·α°_τ and τ²·α°_ττ. */
  tau = NaN;
  tauTau = NaN;
  private readonly constant: Float64Array;
  private readonly linear: Float64Array;
  private readonly logarithm: Float64Array;
  /** n, θ and whether it is a hyperbolic cosine of each term, and the component it belongs to. */
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
  }

  /** Writes the part of each component by itself, at T in K. */
  valuesOfComponents(T: number, out: Float64Array): void {
    const { constant, linear, logarithm, terms, componentOf } = this;
    const lnT = log(T);
    for (let i = 0; i < out.length; i += 1) out[i] = at(constant, i) + at(linear, i) / T - at(logarithm, i) * lnT;
    for (let k = 0; k < componentOf.length; k += 1) {
      const component = wholeAt(componentOf, k);
      const y = at(terms, 3 * k + 1) / T;
      const logarithmOfTerm = y - Math.LN2 + log1p(at(terms, 3 * k + 2) * exp(-2 * y));
      out[component] = at(out, component) + at(terms, 3 * k) * logarithmOfTerm;
    }
  }

  /** Evaluates at the mole fractions x and T in K. */
  evaluate(x: Float64Array, T: number): void {
    const { constant, linear, logarithm, terms, componentOf } = this;
    const lnT = log(T);
    let value = 0;
    let first = 0;
    let second = 0;
    for (let i = 0; i < x.length; i += 1) {
      const xi = at(x, i);
      if (xi === 0) continue;
      value += xi * (log(xi) + at(constant, i) + at(linear, i) / T - at(logarithm, i) * lnT);
      first += xi * (at(linear, i) / T + at(logarithm, i));
      second -= xi * at(logarithm, i);
    }
    for (let k = 0; k < componentOf.length; k += 1) {
      const weight = at(x, wholeAt(componentOf, k)) * at(terms, 3 * k);
      if (weight === 0) continue;
      const y = at(terms, 3 * k + 1) / T;
      const part = at(terms, 3 * k + 2) * exp(-2 * y);
      // ln sinh y = y − ln 2 + ln(1 − exp(−2y)), ln cosh y with + in place of −; the slope is coth y, or tanh y.
      const slope = (1 - part) / (1 + part);
      value += weight * (y - Math.LN2 + log1p(part));
      first += weight * y * slope;
      second += weight * y * y * (1 - slope * slope);
    }
    this.value = value;
    this.tau = first;
    this.tauTau = second;
  }
}
