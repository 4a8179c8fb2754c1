import { exponential } from '../../numerics/index.ts';
import { atZero, decaysOf, isBell, isPower, keyOf, type DensityFactor } from './density-factor-list.ts';
import { at, wholeAt } from './numbers.ts';

/**
 * The parts of the terms of a Helmholtz energy that depend on the reduced density δ: each factor is F = δᵈ·E(δ), and many have the
 * decay E in common. Its derivatives are by those of its logarithm: with θ = δ·∂/∂δ and θE = −u·E these are q = d − u, −θu, −θ²u
 * and −θ³u.
 */
export class DensityFactors {
  readonly size: number;
  /** F of each factor and δ·F_δ, of `evaluateEach`. */
  readonly value: Float64Array;
  readonly first: Float64Array;
  /** Σ F·S over the factors with the weights S, and its derivatives in δ times the power of δ of their order. */
  sum = NaN;
  sumFirst = NaN;
  sumSecond = NaN;
  sumThird = NaN;
  sumFourth = NaN;
  /** Of `evaluateInBoth`: the derivatives in τ, and in δ and τ, each times the powers of these. */
  sumTau = NaN;
  sumFirstTau = NaN;
  sumSecondTau = NaN;
  sumTauTau = NaN;
  sumFirstTauTau = NaN;
  /** Of `evaluateVirial`. */
  secondVirial = NaN;
  thirdVirial = NaN;
  /** The factors δ and δ² with their decays, and what each adds to B and C. */
  private readonly linear: Int32Array;
  private readonly ofLinear: Float64Array;
  private readonly ofSquare: Float64Array;
  /** d of each factor and where its decay stands among the decays. */
  private readonly places: Int32Array;
  private readonly powers: Float64Array;
  private readonly g: Float64Array;
  private readonly l: Int32Array;
  private readonly bells: Float64Array;
  /** E of each decay, and u with θ applied never, once, twice and three times; first those of a bare power. */
  private readonly decays: Float64Array;

  /** The factors in the order of a list of them. */
  constructor(factors: readonly DensityFactor[]) {
    const decays = decaysOf(factors);
    const order = decays.map(keyOf);
    const powers = decays.filter(isPower);
    const bells = decays.filter(isBell);
    const zeros = (length: number): Float64Array => new Float64Array(length);
    this.size = factors.length;
    this.places = Int32Array.from(factors.flatMap(({ d, decay }) => [d, 5 * order.indexOf(keyOf(decay))]));
    this.g = Float64Array.from(powers, ({ g }) => g);
    this.l = Int32Array.from(powers, ({ l }) => l);
    this.bells = Float64Array.from(bells.flatMap(({ eta, epsilon, beta, gamma }) => [eta, epsilon, beta, gamma]));
    this.powers = zeros(Math.max(1, ...factors.map(({ d }) => d), ...this.l) + 1);
    this.decays = zeros(5 * order.length);
    this.decays[0] = 1;
    const few = factors.flatMap(({ d, decay }, index) => (d === 1 || d === 2 ? [{ index, d, decay }] : []));
    this.linear = Int32Array.from(few, ({ index }) => index);
    this.ofLinear = Float64Array.from(few, ({ d, decay }) => (d === 1 ? atZero(decay).value : 0));
    this.ofSquare = Float64Array.from(few, ({ d, decay }) => (d === 1 ? atZero(decay).slope : atZero(decay).value));
    this.value = zeros(this.size);
    this.first = zeros(this.size);
  }

  /**
   * Evaluates what all factors add up to at δ, and its derivatives in δ. Their weights stand three by three: S, τ·S_τ and
   * τ²·S_ττ of each.
   */
  evaluate(delta: number, weights: Float64Array): void {
    const { size, places, powers, decays } = this;
    this.evaluateDecays(delta);
    let sum = 0;
    let theta = 0;
    let thetaTwice = 0;
    let thetaThrice = 0;
    let thetaFourTimes = 0;
    for (let i = 0; i < size; i += 1) {
      const power = wholeAt(places, 2 * i);
      const e = wholeAt(places, 2 * i + 1);
      const term = at(powers, power) * at(decays, e) * at(weights, 3 * i);
      const q = power - at(decays, e + 1);
      const square = q * q;
      const second = -at(decays, e + 2);
      const third = -at(decays, e + 3);
      sum += term;
      theta += term * q;
      thetaTwice += term * (square + second);
      thetaThrice += term * (q * (square + 3 * second) + third);
      thetaFourTimes +=
        term * (square * (square + 6 * second) + 3 * second * second + 4 * q * third - at(decays, e + 4));
    }
    this.sum = sum;
    this.sumFirst = theta;
    this.sumSecond = thetaTwice - theta;
    this.sumThird = thetaThrice - 3 * thetaTwice + 2 * theta;
    this.sumFourth = thetaFourTimes - 6 * thetaThrice + 11 * thetaTwice - 6 * theta;
  }

  /** Evaluates the same up to the third derivatives, and those in τ. */
  evaluateInBoth(delta: number, weights: Float64Array): void {
    const { size, places, powers, decays } = this;
    this.evaluateDecays(delta);
    let sum = 0;
    let theta = 0;
    let thetaTwice = 0;
    let thetaThrice = 0;
    let sumTau = 0;
    let thetaTau = 0;
    let thetaTwiceTau = 0;
    let sumTauTau = 0;
    let thetaTauTau = 0;
    for (let i = 0; i < size; i += 1) {
      const power = wholeAt(places, 2 * i);
      const e = wholeAt(places, 2 * i + 1);
      const factor = at(powers, power) * at(decays, e);
      const term = factor * at(weights, 3 * i);
      const termTau = factor * at(weights, 3 * i + 1);
      const termTauTau = factor * at(weights, 3 * i + 2);
      const q = power - at(decays, e + 1);
      const second = -at(decays, e + 2);
      const twice = q * q + second;
      sum += term;
      theta += term * q;
      thetaTwice += term * twice;
      thetaThrice += term * (q * (twice + 2 * second) - at(decays, e + 3));
      sumTau += termTau;
      thetaTau += termTau * q;
      thetaTwiceTau += termTau * twice;
      sumTauTau += termTauTau;
      thetaTauTau += termTauTau * q;
    }
    this.sum = sum;
    this.sumFirst = theta;
    this.sumSecond = thetaTwice - theta;
    this.sumThird = thetaThrice - 3 * thetaTwice + 2 * theta;
    this.sumTau = sumTau;
    this.sumFirstTau = thetaTau;
    this.sumSecondTau = thetaTwiceTau - thetaTau;
    this.sumTauTau = sumTauTau;
    this.sumFirstTauTau = thetaTauTau;
  }

  /** Evaluates the virial coefficients B and C of Σ F·S = B·δ + C·δ² + …, times ρ_r and half of ρ_r², with the weights. */
  evaluateVirial(weights: Float64Array): void {
    const { linear, ofLinear, ofSquare } = this;
    let second = 0;
    let third = 0;
    for (let k = 0; k < linear.length; k += 1) {
      const weight = at(weights, 3 * wholeAt(linear, k));
      second += weight * at(ofLinear, k);
      third += weight * at(ofSquare, k);
    }
    this.secondVirial = second;
    this.thirdVirial = third;
  }

  /** Evaluates each factor at the δ last evaluated. */
  evaluateEach(): void {
    const { size, places, powers, decays, value, first } = this;
    for (let i = 0; i < size; i += 1) {
      const power = wholeAt(places, 2 * i);
      const e = wholeAt(places, 2 * i + 1);
      const factor = at(powers, power) * at(decays, e);
      value[i] = factor;
      first[i] = factor * (power - at(decays, e + 1));
    }
  }

  private evaluateDecays(delta: number): void {
    const { powers, g, l, bells, decays } = this;
    const square = delta * delta;
    powers[0] = 1;
    powers[1] = delta;
    for (let k = 2; k < powers.length; k += 1) powers[k] = at(powers, k - 2) * square;
    let e = 5;
    for (let k = 0; k < g.length; k += 1, e += 5) {
      const exponent = wholeAt(l, k);
      const argument = at(g, k) * at(powers, exponent);
      decays[e] = exponential(-argument);
      const once = exponent * argument;
      const twice = exponent * once;
      const thrice = exponent * twice;
      decays[e + 1] = once;
      decays[e + 2] = twice;
      decays[e + 3] = thrice;
      decays[e + 4] = exponent * thrice;
    }
    for (let k = 0; k < bells.length; k += 4, e += 5) {
      const eta = at(bells, k);
      const epsilon = at(bells, k + 1);
      const beta = at(bells, k + 2);
      const away = delta - epsilon;
      decays[e] = exponential(-eta * away * away - beta * (delta - at(bells, k + 3)));
      const once = delta * (2 * eta * away + beta);
      const steep = 2 * eta * square;
      decays[e + 1] = once;
      decays[e + 2] = once + steep;
      decays[e + 3] = once + 3 * steep;
      decays[e + 4] = once + 7 * steep;
    }
  }
}
