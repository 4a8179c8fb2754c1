import { DecayTables, DensityDecays } from './density-decays.ts';
import { atZero, decaysOf, isBell, keyOf, type DensityFactor } from './density-factor-list.ts';
import { at, wholeAt } from './numbers.ts';

/** What does not depend on δ in the density-dependent parts of some terms; several `DensityFactors` can share it. */
export class DensityFactorTables {
  readonly size: number;
  /** The factors in δ and δ² with their decays, and their contributions to B and C. */
  readonly linear: Int32Array;
  readonly ofLinear: Float64Array;
  readonly ofSquare: Float64Array;
  /** d of each factor without a bell, and where those of each decay end. */
  readonly exponents: Int32Array;
  readonly ends: Int32Array;
  readonly decays: DecayTables;

  /** The factors in the order of a list of them. */
  constructor(factors: readonly DensityFactor[]) {
    const order = decaysOf(factors)
      .filter(decay => !isBell(decay))
      .map(keyOf);
    const shared = factors.filter(({ decay }) => !isBell(decay));
    this.size = factors.length;
    this.exponents = Int32Array.from(shared, ({ d }) => d);
    this.ends = Int32Array.from(
      order.keys(),
      index => shared.filter(({ decay }) => order.indexOf(keyOf(decay)) <= index).length,
    );
    this.decays = new DecayTables(factors);
    const few = factors.flatMap(({ d, decay }, index) => (d === 1 || d === 2 ? [{ index, d, decay }] : []));
    this.linear = Int32Array.from(few, ({ index }) => index);
    this.ofLinear = Float64Array.from(few, ({ d, decay }) => (d === 1 ? atZero(decay).value : 0));
    this.ofSquare = Float64Array.from(few, ({ d, decay }) => (d === 1 ? atZero(decay).slope : atZero(decay).value));
  }
}

/**
 * The density-dependent parts of the terms of a Helmholtz energy: each factor is F = δᵈ·E(δ), with reduced density δ. With θ = δ·∂/∂δ the
 * sum of the factors that share a decay is E·P, P = Σ δᵈ·S, and θP = Σ d·δᵈ·S, so the derivatives of P and E are combined once for all of
 * them. A power decay, θE = −u·E, is shared by many factors, a bell by one or two: a factor with a bell is treated as a decay of its own,
 * θF = (d − u)·F, with d = 0.
 */
export class DensityFactors {
  readonly size: number;
  /** F of each factor and δ·F_δ, from `evaluateEach`. */
  readonly value: Float64Array;
  readonly first: Float64Array;
  /** Σ F·S over the factors with the weights S, and its derivatives in δ times the power of δ of their order. */
  sum = NaN;
  sumFirst = NaN;
  sumSecond = NaN;
  sumThird = NaN;
  sumFourth = NaN;
  /** From `evaluateMixed`: the derivatives in τ, and in δ and τ, each times the powers of these. */
  sumTau = NaN;
  sumFirstTau = NaN;
  sumSecondTau = NaN;
  sumTauTau = NaN;
  sumFirstTauTau = NaN;
  /** From `evaluateVirial`. */
  secondVirial = NaN;
  thirdVirial = NaN;
  protected readonly exponents: Int32Array;
  protected readonly ends: Int32Array;
  protected readonly decays: DensityDecays;
  private readonly tables: DensityFactorTables;

  /** The factors in the order of a list of them. */
  constructor(factors: readonly DensityFactor[] | DensityFactorTables) {
    const tables = factors instanceof DensityFactorTables ? factors : new DensityFactorTables(factors);
    this.tables = tables;
    this.size = tables.size;
    this.exponents = tables.exponents;
    this.ends = tables.ends;
    this.decays = new DensityDecays(tables.decays);
    this.value = new Float64Array(this.size);
    this.first = new Float64Array(this.size);
  }

  /** Evaluates the sum of all factors at δ with its derivatives in δ. The weights are triples: S, τ·S_τ and τ²·S_ττ of each. */
  evaluate(delta: number, weights: Float64Array): void {
    const { exponents, ends } = this;
    const { powers, value: decays } = this.decays;
    this.decays.evaluate(delta);
    let sum = 0;
    let theta = 0;
    let thetaTwice = 0;
    let thetaThrice = 0;
    let thetaFourTimes = 0;
    let i = 0;
    let w = 0;
    let e = 0;
    for (let k = 0; k < ends.length; k += 1, e += 5) {
      const end = ends[k] as number;
      let p0 = 0;
      let p1 = 0;
      let p2 = 0;
      let p3 = 0;
      let p4 = 0;
      for (; i < end; i += 1, w += 3) {
        const d = exponents[i] as number;
        const term = (powers[d] as number) * (weights[w] as number);
        const once = d * term;
        const twice = d * once;
        const thrice = d * twice;
        p0 += term;
        p1 += once;
        p2 += twice;
        p3 += thrice;
        p4 += d * thrice;
      }
      const e0 = decays[e] as number;
      const e1 = decays[e + 1] as number;
      const e2 = decays[e + 2] as number;
      const e3 = decays[e + 3] as number;
      sum += e0 * p0;
      theta += e0 * p1 + e1 * p0;
      thetaTwice += e0 * p2 + 2 * e1 * p1 + e2 * p0;
      thetaThrice += e0 * p3 + 3 * (e1 * p2 + e2 * p1) + e3 * p0;
      thetaFourTimes += e0 * p4 + 4 * (e1 * p3 + e3 * p1) + 6 * e2 * p2 + (decays[e + 4] as number) * p0;
    }
    for (; e < decays.length; e += 5, w += 3) {
      const weight = weights[w] as number;
      sum += weight * (decays[e] as number);
      theta += weight * (decays[e + 1] as number);
      thetaTwice += weight * (decays[e + 2] as number);
      thetaThrice += weight * (decays[e + 3] as number);
      thetaFourTimes += weight * (decays[e + 4] as number);
    }
    this.sum = sum;
    this.sumFirst = theta;
    this.sumSecond = thetaTwice - theta;
    this.sumThird = thetaThrice - 3 * thetaTwice + 2 * theta;
    this.sumFourth = thetaFourTimes - 6 * thetaThrice + 11 * thetaTwice - 6 * theta;
  }

  /** Evaluates the sum and its first two derivatives in δ alone, to the same digits: what a search for a density needs. */
  evaluateToSecondOrder(delta: number, weights: Float64Array): void {
    const { exponents, ends } = this;
    const { powers, value: decays } = this.decays;
    this.decays.evaluateToSecondOrder(delta);
    let sum = 0;
    let theta = 0;
    let thetaTwice = 0;
    let i = 0;
    let w = 0;
    let e = 0;
    for (let k = 0; k < ends.length; k += 1, e += 5) {
      const end = ends[k] as number;
      let p0 = 0;
      let p1 = 0;
      let p2 = 0;
      for (; i < end; i += 1, w += 3) {
        const d = exponents[i] as number;
        const term = (powers[d] as number) * (weights[w] as number);
        const once = d * term;
        p0 += term;
        p1 += once;
        p2 += d * once;
      }
      const e0 = decays[e] as number;
      const e1 = decays[e + 1] as number;
      sum += e0 * p0;
      theta += e0 * p1 + e1 * p0;
      thetaTwice += e0 * p2 + 2 * e1 * p1 + (decays[e + 2] as number) * p0;
    }
    for (; e < decays.length; e += 5, w += 3) {
      const weight = weights[w] as number;
      sum += weight * (decays[e] as number);
      theta += weight * (decays[e + 1] as number);
      thetaTwice += weight * (decays[e + 2] as number);
    }
    this.sum = sum;
    this.sumFirst = theta;
    this.sumSecond = thetaTwice - theta;
  }

  /** Evaluates the same up to the third derivatives, and those in τ. */
  evaluateMixed(delta: number, weights: Float64Array): void {
    const { exponents, ends } = this;
    const { powers, value: decays } = this.decays;
    this.decays.evaluate(delta);
    let sum = 0;
    let theta = 0;
    let thetaTwice = 0;
    let thetaThrice = 0;
    let sumTau = 0;
    let thetaTau = 0;
    let thetaTwiceTau = 0;
    let sumTauTau = 0;
    let thetaTauTau = 0;
    let i = 0;
    let w = 0;
    let e = 0;
    for (let k = 0; k < ends.length; k += 1, e += 5) {
      const end = ends[k] as number;
      let p0 = 0;
      let p1 = 0;
      let p2 = 0;
      let p3 = 0;
      let tau0 = 0;
      let tau1 = 0;
      let tau2 = 0;
      let tauTau0 = 0;
      let tauTau1 = 0;
      for (; i < end; i += 1, w += 3) {
        const d = exponents[i] as number;
        const power = powers[d] as number;
        const term = power * (weights[w] as number);
        const termTau = power * (weights[w + 1] as number);
        const termTauTau = power * (weights[w + 2] as number);
        const once = d * term;
        const twice = d * once;
        const onceTau = d * termTau;
        p0 += term;
        p1 += once;
        p2 += twice;
        p3 += d * twice;
        tau0 += termTau;
        tau1 += onceTau;
        tau2 += d * onceTau;
        tauTau0 += termTauTau;
        tauTau1 += d * termTauTau;
      }
      const e0 = decays[e] as number;
      const e1 = decays[e + 1] as number;
      const e2 = decays[e + 2] as number;
      sum += e0 * p0;
      theta += e0 * p1 + e1 * p0;
      thetaTwice += e0 * p2 + 2 * e1 * p1 + e2 * p0;
      thetaThrice += e0 * p3 + 3 * (e1 * p2 + e2 * p1) + (decays[e + 3] as number) * p0;
      sumTau += e0 * tau0;
      thetaTau += e0 * tau1 + e1 * tau0;
      thetaTwiceTau += e0 * tau2 + 2 * e1 * tau1 + e2 * tau0;
      sumTauTau += e0 * tauTau0;
      thetaTauTau += e0 * tauTau1 + e1 * tauTau0;
    }
    for (; e < decays.length; e += 5, w += 3) {
      const weight = weights[w] as number;
      const weightTau = weights[w + 1] as number;
      const weightTauTau = weights[w + 2] as number;
      const e0 = decays[e] as number;
      const e1 = decays[e + 1] as number;
      const e2 = decays[e + 2] as number;
      sum += weight * e0;
      theta += weight * e1;
      thetaTwice += weight * e2;
      thetaThrice += weight * (decays[e + 3] as number);
      sumTau += weightTau * e0;
      thetaTau += weightTau * e1;
      thetaTwiceTau += weightTau * e2;
      sumTauTau += weightTauTau * e0;
      thetaTauTau += weightTauTau * e1;
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
    const { linear, ofLinear, ofSquare } = this.tables;
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
    const { exponents, ends, value, first } = this;
    const { powers, value: decays } = this.decays;
    let i = 0;
    let e = 0;
    for (let k = 0; k < ends.length; k += 1, e += 5) {
      const end = wholeAt(ends, k);
      const e0 = at(decays, e);
      const e1 = at(decays, e + 1);
      for (; i < end; i += 1) {
        const d = wholeAt(exponents, i);
        const power = at(powers, d);
        value[i] = power * e0;
        first[i] = power * (d * e0 + e1);
      }
    }
    for (; e < decays.length; e += 5, i += 1) {
      value[i] = at(decays, e);
      first[i] = at(decays, e + 1);
    }
  }
}
