import { at, DensityFactorList, wholeAt, type DensityFactor } from '../helmholtz/index.ts';
import type { FluidEquation } from './equation.ts';
import { Powers } from './powers.ts';

/** What a power of τ is multiplied by, with b in place of a fraction where there is one. */
interface Decay {
  readonly kind: 'gaussian' | 'gao' | 'linear';
  readonly beta: number;
  readonly gamma: number;
  readonly b: number;
}

interface Term {
  readonly n: number;
  readonly t: number;
  readonly factor: DensityFactor;
  readonly decay?: Decay;
}

/**
 * The parts of the terms of αʳ that depend on the temperature, added up for each factor of the density that they share:
 * αʳ = Σ F(δ)·S(τ).
 */
export class TemperatureTerms {
  readonly factors: readonly DensityFactor[];
  /** S, τ·S_τ and τ²·S_ττ of each factor of the density, one after another. */
  readonly sums: Float64Array;
  /** n and t of each term: first the bare powers, those of one factor beside one another. */
  private readonly coefficients: Float64Array;
  /** Where the bare powers of each factor end. */
  private readonly bareEnds: Int32Array;
  /** The factor of each of the other terms. */
  private readonly factorOf: Int32Array;
  private readonly powerOf: Int32Array;
  private readonly decayOf: Int32Array;
  private readonly powers: Powers;
  private readonly decays: readonly Decay[];
  /** exp(…) of each decay, its L = τ·(ln exp(…))′ and τ·L′. */
  private readonly decay: Float64Array;
  private readonly slope: Float64Array;
  private readonly slopeSlope: Float64Array;

  constructor(residual: FluidEquation['residual']) {
    const unordered = termsOf(residual).map(term => ({ ...term, isBare: term.decay === undefined }));
    const list = new DensityFactorList(unordered);
    const terms = unordered
      .map(term => ({ ...term, index: list.indexOf(term.factor) }))
      .toSorted((one, two) => Number(two.isBare) - Number(one.isBare) || one.index - two.index);
    const others = terms.filter(({ isBare }) => !isBare);
    const exponents = [...new Set(terms.map(({ t }) => t))];
    const decays = new Map<string, Decay>();
    for (const { decay } of terms) if (decay) decays.set(JSON.stringify(decay), decay);
    const keys = [...decays.keys()];
    this.factors = list.factors;
    this.bareEnds = Int32Array.from(
      list.factors.keys(),
      factor => terms.filter(({ index, isBare }) => isBare && index <= factor).length,
    );
    this.factorOf = Int32Array.from(others, ({ index }) => index);
    this.coefficients = Float64Array.from(terms.flatMap(({ n, t }) => [n, t]));
    this.powerOf = Int32Array.from(terms, ({ t }) => exponents.indexOf(t));
    this.decayOf = Int32Array.from(others, ({ decay }) => keys.indexOf(JSON.stringify(decay)));
    this.decays = [...decays.values()];
    const zeros = (length: number): Float64Array => new Float64Array(length);
    this.powers = new Powers(exponents);
    this.decay = zeros(keys.length);
    this.slope = zeros(keys.length);
    this.slopeSlope = zeros(keys.length);
    this.sums = zeros(3 * list.factors.length);
  }

  /** Evaluates all sums at τ, whose logarithm is known. */
  evaluate(tau: number, lnTau: number): void {
    const { coefficients, bareEnds, powerOf, sums } = this;
    const { value: powers } = this.powers;
    this.powers.raise(tau, lnTau);
    let i = 0;
    let coefficient = 0;
    let place = 0;
    for (let factor = 0; factor < bareEnds.length; factor += 1, place += 3) {
      const end = wholeAt(bareEnds, factor);
      let sum = 0;
      let once = 0;
      let twice = 0;
      for (; i < end; i += 1, coefficient += 2) {
        const t = at(coefficients, coefficient + 1);
        const term = at(coefficients, coefficient) * at(powers, wholeAt(powerOf, i));
        sum += term;
        once += term * t;
        twice += term * t * t;
      }
      sums[place] = sum;
      sums[place + 1] = once;
      sums[place + 2] = twice - once;
    }
    if (this.decays.length > 0) this.addOthers(tau, i);
  }

  /** Adds the terms that are no bare powers of τ, which begin with the term `first`. */
  private addOthers(tau: number, first: number): void {
    const { coefficients, powerOf, factorOf, decayOf, decay, slope, slopeSlope, sums } = this;
    const { value: powers } = this.powers;
    this.evaluateDecays(tau);
    for (let k = 0; k < factorOf.length; k += 1) {
      const i = first + k;
      const e = wholeAt(decayOf, k);
      const term = at(coefficients, 2 * i) * at(powers, wholeAt(powerOf, i)) * at(decay, e);
      const L = at(coefficients, 2 * i + 1) + at(slope, e);
      const place = 3 * wholeAt(factorOf, k);
      sums[place] = at(sums, place) + term;
      sums[place + 1] = at(sums, place + 1) + term * L;
      sums[place + 2] = at(sums, place + 2) + term * (L * (L - 1) + at(slopeSlope, e));
    }
  }

  private evaluateDecays(tau: number): void {
    const { decays, decay, slope, slopeSlope } = this;
    for (let i = 0; i < decays.length; i += 1) {
      const { kind, beta, gamma, b } = decays[i] as Decay;
      const away = tau - gamma;
      if (kind === 'gaussian') {
        decay[i] = Math.exp(-beta * away * away);
        slope[i] = -2 * beta * tau * away;
        slopeSlope[i] = -2 * beta * tau * (tau + away);
      } else if (kind === 'gao') {
        const q = beta * away * away + b;
        const qTau = 2 * beta * away * tau;
        decay[i] = Math.exp(1 / q);
        slope[i] = -qTau / (q * q);
        slopeSlope[i] = (-2 * beta * tau * (tau + away) + (2 * qTau * qTau) / q) / (q * q);
      } else {
        decay[i] = Math.exp(-beta * tau);
        slope[i] = -beta * tau;
        slopeSlope[i] = -beta * tau;
      }
    }
  }
}

function termsOf(residual: FluidEquation['residual']): readonly Term[] {
  const { power, gaussian = [], exponential = [], doubleExponential = [], gaoB = [] } = residual;
  const bell = (d: number, eta: number, epsilon: number): DensityFactor => ({
    d,
    decay: { eta, epsilon, beta: 0, gamma: 0 },
  });
  return [
    ...power.map(([n, d, t, l]) => ({ n, t, factor: { d, decay: l === undefined ? undefined : { g: 1, l } } })),
    ...gaussian.map(([n, d, t, eta, epsilon, beta, gamma]) => {
      const decay: Decay = { kind: 'gaussian', beta, gamma, b: 0 };
      return { n, t, factor: bell(d, eta, epsilon), decay };
    }),
    ...exponential.map(([n, d, t, g, l]) => ({ n, t, factor: { d, decay: { g, l } } })),
    ...doubleExponential.map(([n, d, g, l, gTau]) => {
      const decay: Decay = { kind: 'linear', beta: gTau, gamma: 0, b: 0 };
      return { n, t: 0, factor: { d, decay: { g, l } }, decay };
    }),
    ...gaoB.map(([n, d, t, eta, epsilon, beta, gamma, b]) => {
      const decay: Decay = { kind: 'gao', beta, gamma, b };
      return { n, t, factor: bell(d, -eta, epsilon), decay };
    }),
  ];
}
