import { exp } from '../../elementary/index.ts';
import { at, DensityFactorList, Powers, wholeAt, type DensityFactor } from '../helmholtz/index.ts';
import type { FluidEquation } from './equation.ts';

/** Decay factor on a power of τ: exp(−β·(τ − γ)²), exp(1/(β·(τ − γ)² + b)) or exp(−β·τ). */
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

/** The temperature-dependent parts of the terms of αʳ, summed for each density factor that they share: αʳ = Σ F(δ)·S(τ). */
export class TemperatureTerms {
  readonly factors: readonly DensityFactor[];
  /** S, τ·S_τ and τ²·S_ττ of each density factor. */
  readonly sums: Float64Array;
  /** First bare power of each factor, 0 if there is none, and all others: n and t, and the index of the power. */
  private readonly bare: Float64Array;
  private readonly powerOf: Int32Array;
  /** Indices of the sums of the others. */
  private readonly bareOthers: Int32Array;
  private readonly powers: Powers;
  /** The terms with a decay, by its kind. */
  private readonly gaussian: DecayingTerms;
  private readonly gao: DecayingTerms;
  private readonly linear: DecayingTerms;

  constructor(residual: FluidEquation['residual']) {
    const all = termsOf(residual);
    const list = new DensityFactorList(all);
    const bare = all
      .filter(({ decay }) => decay === undefined)
      .map(({ n, t, factor }) => ({ n, t, index: list.indexOf(factor) }));
    const firsts = list.factors.map((_, factor) => bare.find(({ index }) => index === factor) ?? { n: 0, t: 0 });
    const others = bare.filter(term => !firsts.includes(term));
    const ordered = [...firsts, ...others];
    const decaying = (kind: Decay['kind']): DecayingTerms =>
      decayingTerms(
        all.flatMap(({ decay, n, t, factor }) =>
          decay?.kind === kind ? [{ ...decay, n, t, index: list.indexOf(factor) }] : [],
        ),
      );
    this.factors = list.factors;
    this.bare = Float64Array.from(ordered.flatMap(({ n, t }) => [n, t]));
    const powers = new Powers(ordered.map(({ t }) => t));
    this.powers = powers;
    this.powerOf = Int32Array.from(ordered, ({ t }) => powers.placeOf(t));
    this.bareOthers = Int32Array.from(others, ({ index }) => 3 * index);
    this.gaussian = decaying('gaussian');
    this.gao = decaying('gao');
    this.linear = decaying('linear');
    this.sums = new Float64Array(3 * list.factors.length);
  }

  /** Evaluates all sums at τ, whose logarithm is known. */
  evaluate(tau: number, lnTau: number): void {
    const { bare, bareOthers, powerOf, sums } = this;
    const { value: powers } = this.powers;
    this.powers.raise(tau, lnTau);
    let i = 0;
    for (let index = 0; index < sums.length; index += 3, i += 1) {
      const t = bare[2 * i + 1] as number;
      const term = (bare[2 * i] as number) * (powers[powerOf[i] as number] as number);
      const once = t * term;
      sums[index] = term;
      sums[index + 1] = once;
      sums[index + 2] = (t - 1) * once;
    }
    for (let k = 0; k < bareOthers.length; k += 1, i += 1) {
      const index = bareOthers[k] as number;
      const t = bare[2 * i + 1] as number;
      const term = (bare[2 * i] as number) * (powers[powerOf[i] as number] as number);
      const once = t * term;
      sums[index] = (sums[index] as number) + term;
      sums[index + 1] = (sums[index + 1] as number) + once;
      sums[index + 2] = (sums[index + 2] as number) + (t - 1) * once;
    }
    this.addGaussian(tau, lnTau);
    this.addGao(tau, lnTau);
    this.addLinear(tau);
  }

  private addGaussian(tau: number, lnTau: number): void {
    const { sums } = this;
    const { values, indices } = this.gaussian;
    for (let k = 0; k < indices.length; k += 1) {
      const t = at(values, 5 * k + 1);
      const beta = at(values, 5 * k + 2);
      const away = tau - at(values, 5 * k + 3);
      const term = at(values, 5 * k) * exp(t * lnTau - beta * away * away);
      const slope = -2 * beta * tau * away;
      const L = t + slope;
      const index = wholeAt(indices, k);
      sums[index] = at(sums, index) + term;
      sums[index + 1] = at(sums, index + 1) + term * L;
      sums[index + 2] = at(sums, index + 2) + term * (L * (L - 1) + slope - 2 * beta * tau * tau);
    }
  }

  private addGao(tau: number, lnTau: number): void {
    const { sums } = this;
    const { values, indices } = this.gao;
    for (let k = 0; k < indices.length; k += 1) {
      const t = at(values, 5 * k + 1);
      const beta = at(values, 5 * k + 2);
      const away = tau - at(values, 5 * k + 3);
      const q = beta * away * away + at(values, 5 * k + 4);
      const qTau = 2 * beta * away * tau;
      const term = at(values, 5 * k) * exp(t * lnTau + 1 / q);
      const L = t - qTau / (q * q);
      const index = wholeAt(indices, k);
      sums[index] = at(sums, index) + term;
      sums[index + 1] = at(sums, index + 1) + term * L;
      sums[index + 2] =
        at(sums, index + 2) + term * (L * (L - 1) + ((2 * qTau * qTau) / q - 2 * beta * tau * (tau + away)) / (q * q));
    }
  }

  private addLinear(tau: number): void {
    const { sums } = this;
    const { values, indices } = this.linear;
    for (let k = 0; k < indices.length; k += 1) {
      const slope = -at(values, 5 * k + 2) * tau;
      const term = at(values, 5 * k) * exp(slope);
      const index = wholeAt(indices, k);
      sums[index] = at(sums, index) + term;
      sums[index + 1] = at(sums, index + 1) + term * slope;
      sums[index + 2] = at(sums, index + 2) + term * slope * slope;
    }
  }
}

/** Terms with decays of one kind: n, t, β, γ and b of each, and the index of its sums. */
interface DecayingTerms {
  readonly values: Float64Array;
  readonly indices: Int32Array;
}

function decayingTerms(terms: readonly (Decay & { n: number; t: number; index: number })[]): DecayingTerms {
  return {
    values: Float64Array.from(terms.flatMap(({ n, t, beta, gamma, b }) => [n, t, beta, gamma, b])),
    indices: Int32Array.from(terms, ({ index }) => 3 * index),
  };
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
