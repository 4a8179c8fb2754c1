import { atZero, decaysOf, isBell, isPower, keyOf, type DensityFactor } from './density-factor-list.ts';
import { at, wholeAt } from './numbers.ts';

/**
 * The parts of the terms of a Helmholtz energy that depend on the reduced density δ: each factor is δᵈ·E(δ), and all factors of
 * one decay E are a polynomial times E. With θ = δ·∂/∂δ, θE = −u·E and θδᵈ = d·δᵈ the derivatives of their sum need of each
 * factor no more than its moments Σ dᵏ·δᵈ·S.
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
  /** Of `evaluateVirial`. */
  secondVirial = NaN;
  thirdVirial = NaN;
  /** The factors δ and δ² with their decays, and what each adds to B and C. */
  private readonly linear: Int32Array;
  private readonly ofLinear: Float64Array;
  private readonly ofSquare: Float64Array;
  private readonly d: Int32Array;
  /** The factors of decay e are those from ends[e − 1] to before ends[e], those of none the first. */
  private readonly ends: Int32Array;
  private readonly powers: Float64Array;
  private readonly g: Float64Array;
  private readonly l: Int32Array;
  private readonly bells: Float64Array;
  /** E of each decay, u = −δ·(ln E)′ and u with δ·∂/∂δ applied once, twice and three times; the first is that of a bare power. */
  private readonly decay: Float64Array;
  private readonly u: Float64Array;
  private readonly uu: Float64Array;
  private readonly uuu: Float64Array;
  private readonly uuuu: Float64Array;

  /** The factors in the order of a list of them. */
  constructor(factors: readonly DensityFactor[]) {
    const decays = decaysOf(factors);
    const order = decays.map(keyOf);
    const powers = decays.filter(isPower);
    const bells = decays.filter(isBell);
    const zeros = (length: number): Float64Array => new Float64Array(length);
    this.size = factors.length;
    this.d = Int32Array.from(factors, ({ d }) => d);
    this.ends = Int32Array.from(
      order,
      (_, place) => factors.filter(({ decay }) => order.indexOf(keyOf(decay)) <= place).length,
    );
    this.g = Float64Array.from(powers, ({ g }) => g);
    this.l = Int32Array.from(powers, ({ l }) => l);
    this.bells = Float64Array.from(bells.flatMap(({ eta, epsilon, beta, gamma }) => [eta, epsilon, beta, gamma]));
    this.powers = zeros(Math.max(0, ...this.d, ...this.l) + 1);
    this.decay = zeros(order.length).fill(1);
    this.u = zeros(order.length);
    this.uu = zeros(order.length);
    this.uuu = zeros(order.length);
    this.uuuu = zeros(order.length);
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
    const { d, ends, powers, decay, u, uu, uuu, uuuu } = this;
    this.evaluateDecays(delta);
    let sum = 0;
    let theta = 0;
    let thetaTwice = 0;
    let thetaThrice = 0;
    let thetaFourTimes = 0;
    let i = 0;
    let place = 0;
    for (let e = 0; e < ends.length; e += 1) {
      const end = wholeAt(ends, e);
      let m0 = 0;
      let m1 = 0;
      let m2 = 0;
      let m3 = 0;
      let m4 = 0;
      for (; i < end; i += 1, place += 3) {
        const power = wholeAt(d, i);
        const term = at(powers, power) * at(weights, place);
        const once = term * power;
        const twice = once * power;
        const thrice = twice * power;
        m0 += term;
        m1 += once;
        m2 += twice;
        m3 += thrice;
        m4 += thrice * power;
      }
      const E = at(decay, e);
      const a = at(u, e);
      // θᵏE/E for k up to 4, −a the first.
      const a1 = at(uu, e);
      const a2 = at(uuu, e);
      const b = a * a - a1;
      const c = a * (3 * a1 - a * a) - a2;
      const f = a * a * (a * a - 6 * a1) + 3 * a1 * a1 + 4 * a * a2 - at(uuuu, e);
      sum += E * m0;
      theta += E * (m1 - a * m0);
      thetaTwice += E * (m2 - 2 * a * m1 + b * m0);
      thetaThrice += E * (m3 - 3 * a * m2 + 3 * b * m1 + c * m0);
      thetaFourTimes += E * (m4 - 4 * a * m3 + 6 * b * m2 + 4 * c * m1 + f * m0);
    }
    this.sum = sum;
    this.sumFirst = theta;
    this.sumSecond = thetaTwice - theta;
    this.sumThird = thetaThrice - 3 * thetaTwice + 2 * theta;
    this.sumFourth = thetaFourTimes - 6 * thetaThrice + 11 * thetaTwice - 6 * theta;
  }

  /** Evaluates the same up to the second derivatives, and those in τ. */
  evaluateInBoth(delta: number, weights: Float64Array): void {
    const { d, ends, powers, decay, u, uu } = this;
    this.evaluateDecays(delta);
    let sum = 0;
    let theta = 0;
    let thetaTwice = 0;
    let sumTau = 0;
    let thetaTau = 0;
    let thetaTwiceTau = 0;
    let sumTauTau = 0;
    let i = 0;
    let place = 0;
    for (let e = 0; e < ends.length; e += 1) {
      const end = wholeAt(ends, e);
      let m0 = 0;
      let m1 = 0;
      let m2 = 0;
      let t0 = 0;
      let t1 = 0;
      let t2 = 0;
      let tt = 0;
      for (; i < end; i += 1, place += 3) {
        const power = wholeAt(d, i);
        const factor = at(powers, power);
        const term = factor * at(weights, place);
        const once = term * power;
        const termTau = factor * at(weights, place + 1);
        const onceTau = termTau * power;
        m0 += term;
        m1 += once;
        m2 += once * power;
        t0 += termTau;
        t1 += onceTau;
        t2 += onceTau * power;
        tt += factor * at(weights, place + 2);
      }
      const E = at(decay, e);
      const a = at(u, e);
      const b = a * a - at(uu, e);
      sum += E * m0;
      theta += E * (m1 - a * m0);
      thetaTwice += E * (m2 - 2 * a * m1 + b * m0);
      sumTau += E * t0;
      thetaTau += E * (t1 - a * t0);
      thetaTwiceTau += E * (t2 - 2 * a * t1 + b * t0);
      sumTauTau += E * tt;
    }
    this.sum = sum;
    this.sumFirst = theta;
    this.sumSecond = thetaTwice - theta;
    this.sumTau = sumTau;
    this.sumFirstTau = thetaTau;
    this.sumSecondTau = thetaTwiceTau - thetaTau;
    this.sumTauTau = sumTauTau;
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
    const { d, ends, powers, decay, u, value, first } = this;
    let i = 0;
    for (let e = 0; e < ends.length; e += 1) {
      const end = wholeAt(ends, e);
      for (; i < end; i += 1) {
        const power = wholeAt(d, i);
        const factor = at(powers, power) * at(decay, e);
        value[i] = factor;
        first[i] = factor * (power - at(u, e));
      }
    }
  }

  private evaluateDecays(delta: number): void {
    const { powers, g, l, bells, decay, u, uu, uuu, uuuu } = this;
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
      const once = exponent * argument;
      const twice = exponent * once;
      const thrice = exponent * twice;
      u[e] = once;
      uu[e] = twice;
      uuu[e] = thrice;
      uuuu[e] = exponent * thrice;
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
      uuuu[e] = delta * (2 * eta * (7 * delta + away) + beta);
    }
  }
}
