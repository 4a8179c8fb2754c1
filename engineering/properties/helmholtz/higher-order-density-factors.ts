import { DensityFactors } from './density-factors.ts';

/**
 * Density factors with derivatives of higher order, so that all sums can be shifted by a change of δ. They have their own loop, since
 * `evaluateMixed` is faster without the additional sums.
 */
export class HigherOrderDensityFactors extends DensityFactors {
  /** From `evaluateHigherMixed`: the third derivative in δ of that in τ, and the second of the second, each times the powers of both. */
  sumThirdTau = NaN;
  sumSecondTauTau = NaN;

  /** Evaluates the same as `evaluateMixed`, and for each quantity the derivatives in δ of two higher orders. */
  evaluateHigherMixed(delta: number, weights: Float64Array): void {
    const { exponents, ends } = this;
    const { powers, value: decays } = this.decays;
    this.decays.evaluate(delta);
    let sum = 0;
    let theta = 0;
    let thetaTwice = 0;
    let thetaThrice = 0;
    let thetaFourTimes = 0;
    let sumTau = 0;
    let thetaTau = 0;
    let thetaTwiceTau = 0;
    let thetaThriceTau = 0;
    let sumTauTau = 0;
    let thetaTauTau = 0;
    let thetaTwiceTauTau = 0;
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
      let tau0 = 0;
      let tau1 = 0;
      let tau2 = 0;
      let tau3 = 0;
      let tauTau0 = 0;
      let tauTau1 = 0;
      let tauTau2 = 0;
      for (; i < end; i += 1, w += 3) {
        const d = exponents[i] as number;
        const power = powers[d] as number;
        const term = power * (weights[w] as number);
        const termTau = power * (weights[w + 1] as number);
        const termTauTau = power * (weights[w + 2] as number);
        const once = d * term;
        const twice = d * once;
        const thrice = d * twice;
        const onceTau = d * termTau;
        const twiceTau = d * onceTau;
        const onceTauTau = d * termTauTau;
        p0 += term;
        p1 += once;
        p2 += twice;
        p3 += thrice;
        p4 += d * thrice;
        tau0 += termTau;
        tau1 += onceTau;
        tau2 += twiceTau;
        tau3 += d * twiceTau;
        tauTau0 += termTauTau;
        tauTau1 += onceTauTau;
        tauTau2 += d * onceTauTau;
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
      sumTau += e0 * tau0;
      thetaTau += e0 * tau1 + e1 * tau0;
      thetaTwiceTau += e0 * tau2 + 2 * e1 * tau1 + e2 * tau0;
      thetaThriceTau += e0 * tau3 + 3 * (e1 * tau2 + e2 * tau1) + e3 * tau0;
      sumTauTau += e0 * tauTau0;
      thetaTauTau += e0 * tauTau1 + e1 * tauTau0;
      thetaTwiceTauTau += e0 * tauTau2 + 2 * e1 * tauTau1 + e2 * tauTau0;
    }
    for (; e < decays.length; e += 5, w += 3) {
      const weight = weights[w] as number;
      const weightTau = weights[w + 1] as number;
      const weightTauTau = weights[w + 2] as number;
      const e0 = decays[e] as number;
      const e1 = decays[e + 1] as number;
      const e2 = decays[e + 2] as number;
      const e3 = decays[e + 3] as number;
      sum += weight * e0;
      theta += weight * e1;
      thetaTwice += weight * e2;
      thetaThrice += weight * e3;
      thetaFourTimes += weight * (decays[e + 4] as number);
      sumTau += weightTau * e0;
      thetaTau += weightTau * e1;
      thetaTwiceTau += weightTau * e2;
      thetaThriceTau += weightTau * e3;
      sumTauTau += weightTauTau * e0;
      thetaTauTau += weightTauTau * e1;
      thetaTwiceTauTau += weightTauTau * e2;
    }
    this.sum = sum;
    this.sumFirst = theta;
    this.sumSecond = thetaTwice - theta;
    this.sumThird = thetaThrice - 3 * thetaTwice + 2 * theta;
    this.sumFourth = thetaFourTimes - 6 * thetaThrice + 11 * thetaTwice - 6 * theta;
    this.sumTau = sumTau;
    this.sumFirstTau = thetaTau;
    this.sumSecondTau = thetaTwiceTau - thetaTau;
    this.sumThirdTau = thetaThriceTau - 3 * thetaTwiceTau + 2 * thetaTau;
    this.sumTauTau = sumTauTau;
    this.sumFirstTauTau = thetaTauTau;
    this.sumSecondTauTau = thetaTwiceTauTau - thetaTauTau;
  }
}
