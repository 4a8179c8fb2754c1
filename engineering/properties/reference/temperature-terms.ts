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
  /** S of each factor of the density. */
  readonly value: Float64Array;
  /** τ·S_τ and τ²·S_ττ. */
  readonly first: Float64Array;
  readonly second: Float64Array;
  private readonly n: Float64Array;
  private readonly t: Float64Array;
  /** n·t and n·t·(t − 1), the whole of what a bare power needs for its derivatives. */
  private readonly nt: Float64Array;
  private readonly ntt: Float64Array;
  /** The terms stand in the order of their factors: where those of each begin, and where the last ones end. */
  private readonly starts: Int32Array;
  /** Where among those of a factor the bare powers end. */
  private readonly bareEnds: Int32Array;
  private readonly powerOf: Int32Array;
  private readonly decayOf: Int32Array;
  private readonly powers: Powers;
  private readonly decays: readonly Decay[];
  /** exp(…) of each decay, its L = τ·(ln exp(…))′ and τ·L′; the first is that of a bare power. */
  private readonly decay: Float64Array;
  private readonly slope: Float64Array;
  private readonly slopeSlope: Float64Array;

  constructor(residual: FluidEquation['residual']) {
    const list = new DensityFactorList();
    const terms = termsOf(residual)
      .map(term => ({ ...term, index: list.indexOf(term.factor) }))
      .toSorted(
        (one, two) => one.index - two.index || Number(one.decay !== undefined) - Number(two.decay !== undefined),
      );
    const exponents = [...new Set(terms.map(({ t }) => t))];
    const decays = new Map<string, Decay>();
    for (const { decay } of terms) if (decay) decays.set(JSON.stringify(decay), decay);
    const keys = ['', ...decays.keys()];
    this.factors = list.factors;
    this.starts = Int32Array.from(
      [...list.factors.keys(), list.factors.length],
      factor => terms.filter(({ index }) => index < factor).length,
    );
    this.bareEnds = Int32Array.from(
      list.factors.keys(),
      factor => terms.filter(({ index, decay }) => index < factor || (index === factor && !decay)).length,
    );
    this.n = Float64Array.from(terms, ({ n }) => n);
    this.nt = Float64Array.from(terms, ({ n, t }) => n * t);
    this.ntt = Float64Array.from(terms, ({ n, t }) => n * t * (t - 1));
    this.t = Float64Array.from(terms, ({ t }) => t);
    this.powerOf = Int32Array.from(terms, ({ t }) => exponents.indexOf(t));
    this.decayOf = Int32Array.from(terms, ({ decay }) => (decay ? keys.indexOf(JSON.stringify(decay)) : 0));
    this.decays = [...decays.values()];
    const zeros = (length: number): Float64Array => new Float64Array(length);
    this.powers = new Powers(exponents);
    this.decay = zeros(keys.length).fill(1);
    this.slope = zeros(keys.length);
    this.slopeSlope = zeros(keys.length);
    this.value = zeros(list.factors.length);
    this.first = zeros(list.factors.length);
    this.second = zeros(list.factors.length);
  }

  /** Evaluates all sums at τ. */
  evaluate(tau: number): void {
    const { n, t, nt, ntt, starts, bareEnds, powerOf, decayOf, decay, slope, slopeSlope, value, first, second } = this;
    const { value: powers } = this.powers;
    this.powers.raise(tau, Math.log(tau));
    this.evaluateDecays(tau);
    let i = 0;
    for (let factor = 0; factor < value.length; factor += 1) {
      const end = wholeAt(starts, factor + 1);
      let sum = 0;
      let sumFirst = 0;
      let sumSecond = 0;
      const bareEnd = wholeAt(bareEnds, factor);
      for (; i < bareEnd; i += 1) {
        const power = at(powers, wholeAt(powerOf, i));
        sum += at(n, i) * power;
        sumFirst += at(nt, i) * power;
        sumSecond += at(ntt, i) * power;
      }
      for (; i < end; i += 1) {
        const e = wholeAt(decayOf, i);
        const term = at(n, i) * at(powers, wholeAt(powerOf, i)) * at(decay, e);
        const L = at(t, i) + at(slope, e);
        sum += term;
        sumFirst += term * L;
        sumSecond += term * (L * (L - 1) + at(slopeSlope, e));
      }
      value[factor] = sum;
      first[factor] = sumFirst;
      second[factor] = sumSecond;
    }
  }

  private evaluateDecays(tau: number): void {
    const { decays, decay, slope, slopeSlope } = this;
    for (let i = 0; i < decays.length; i += 1) {
      const { kind, beta, gamma, b } = decays[i] as Decay;
      const e = i + 1;
      const away = tau - gamma;
      if (kind === 'gaussian') {
        decay[e] = Math.exp(-beta * away * away);
        slope[e] = -2 * beta * tau * away;
        slopeSlope[e] = -2 * beta * tau * (tau + away);
      } else if (kind === 'gao') {
        const q = beta * away * away + b;
        const qTau = 2 * beta * away * tau;
        decay[e] = Math.exp(1 / q);
        slope[e] = -qTau / (q * q);
        slopeSlope[e] = (-2 * beta * tau * (tau + away) + (2 * qTau * qTau) / q) / (q * q);
      } else {
        decay[e] = Math.exp(-beta * tau);
        slope[e] = -beta * tau;
        slopeSlope[e] = -beta * tau;
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
