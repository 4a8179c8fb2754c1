import { at, wholeAt } from './numbers.ts';

/** What a power of δ is multiplied by: exp(−g·δ^l). */
export interface PowerDecay {
  readonly g: number;
  readonly l: number;
}

/** What a power of δ is multiplied by: exp(−η·(δ − ε)² − β·(δ − γ)). */
export interface BellDecay {
  readonly eta: number;
  readonly epsilon: number;
  readonly beta: number;
  readonly gamma: number;
}

type Decay = PowerDecay | BellDecay;

/** δᵈ with whole d, and what it is multiplied by. */
export interface DensityFactor {
  readonly d: number;
  readonly decay?: Decay | undefined;
}

/** Gives each different factor one number, so that terms which share one are added up before it is evaluated. */
export class DensityFactorList {
  readonly factors: DensityFactor[] = [];
  private readonly known = new Map<string, number>();

  /** The number of a factor. */
  indexOf(factor: DensityFactor): number {
    const key = JSON.stringify([factor.d, factor.decay]);
    const found = this.known.get(key);
    if (found !== undefined) return found;
    const index = this.factors.push(factor) - 1;
    this.known.set(key, index);
    return index;
  }
}

/** The parts of the terms of a Helmholtz energy that depend on the reduced density δ, with their derivatives. */
export class DensityFactors {
  readonly size: number;
  /** F of each factor. */
  readonly value: Float64Array;
  /** δ·F_δ/F of each factor. */
  readonly first: Float64Array;
  /** δ²·F_δδ/F of each factor. */
  readonly second: Float64Array;
  /** Σ F·S over the factors with the weights S last given, and its derivatives in δ times the power of δ of their order. */
  sum = NaN;
  sumFirst = NaN;
  sumSecond = NaN;
  sumThird = NaN;
  private readonly d: Int32Array;
  private readonly decayOf: Int32Array;
  private readonly powers: Float64Array;
  private readonly g: Float64Array;
  private readonly l: Int32Array;
  private readonly bells: Float64Array;
  /** exp(…) of each decay, u = −δ·(ln exp(…))′, δ·u′ and δ·(δ·u′)′; the first is that of a bare power. */
  private readonly decay: Float64Array;
  private readonly u: Float64Array;
  private readonly uu: Float64Array;
  private readonly uuu: Float64Array;

  constructor(factors: readonly DensityFactor[]) {
    const powers = new Map<string, PowerDecay>();
    const bells = new Map<string, BellDecay>();
    for (const { decay } of factors) {
      if (!decay) continue;
      if ('eta' in decay) bells.set(JSON.stringify(decay), decay);
      else powers.set(JSON.stringify(decay), decay);
    }
    const keys = ['', ...powers.keys(), ...bells.keys()];
    this.size = factors.length;
    this.d = Int32Array.from(factors, ({ d }) => d);
    this.decayOf = Int32Array.from(factors, ({ decay }) => (decay ? keys.indexOf(JSON.stringify(decay)) : 0));
    this.g = Float64Array.from(powers.values(), ({ g }) => g);
    this.l = Int32Array.from(powers.values(), ({ l }) => l);
    this.bells = Float64Array.from(
      [...bells.values()].flatMap(({ eta, epsilon, beta, gamma }) => [eta, epsilon, beta, gamma]),
    );
    this.powers = new Float64Array(Math.max(0, ...this.d, ...this.l) + 1);
    const zeros = (length: number): Float64Array => new Float64Array(length);
    this.decay = zeros(keys.length).fill(1);
    this.u = zeros(keys.length);
    this.uu = zeros(keys.length);
    this.uuu = zeros(keys.length);
    this.value = zeros(this.size);
    this.first = zeros(this.size);
    this.second = zeros(this.size);
  }

  /** Evaluates all factors at δ, and what they add up to with their weights. */
  evaluate(delta: number, weights: Float64Array): void {
    const { size, d, decayOf, powers, decay, u, uu, uuu, value, first, second } = this;
    this.evaluateDecays(delta);
    let sum = 0;
    let sumFirst = 0;
    let sumSecond = 0;
    let sumThird = 0;
    for (let i = 0; i < size; i += 1) {
      const power = wholeAt(d, i);
      const e = wholeAt(decayOf, i);
      const slope = power - at(u, e);
      const bend = at(uu, e);
      const curve = slope * (slope - 1) - bend;
      const factor = at(powers, power) * at(decay, e);
      const term = factor * at(weights, i);
      value[i] = factor;
      first[i] = slope;
      second[i] = curve;
      sum += term;
      sumFirst += term * slope;
      sumSecond += term * curve;
      sumThird += term * (curve * (slope - 2) - 2 * slope * bend + bend - at(uuu, e));
    }
    this.sum = sum;
    this.sumFirst = sumFirst;
    this.sumSecond = sumSecond;
    this.sumThird = sumThird;
  }

  private evaluateDecays(delta: number): void {
    const { powers, g, l, bells, decay, u, uu, uuu } = this;
    let product = 1;
    for (let k = 0; k < powers.length; k += 1) {
      powers[k] = product;
      product *= delta;
    }
    let e = 1;
    for (let k = 0; k < g.length; k += 1, e += 1) {
      const exponent = wholeAt(l, k);
      const argument = at(g, k) * at(powers, exponent);
      decay[e] = Math.exp(-argument);
      u[e] = exponent * argument;
      uu[e] = exponent * exponent * argument;
      uuu[e] = exponent * exponent * exponent * argument;
    }
    for (let k = 0; k < bells.length; k += 4, e += 1) {
      const eta = at(bells, k);
      const epsilon = at(bells, k + 1);
      const beta = at(bells, k + 2);
      const away = delta - epsilon;
      decay[e] = Math.exp(-eta * away * away - beta * (delta - at(bells, k + 3)));
      u[e] = delta * (2 * eta * away + beta);
      uu[e] = delta * (2 * eta * (delta + away) + beta);
      uuu[e] = delta * (2 * eta * (3 * delta + away) + beta);
    }
  }
}
