import { log } from '../../elementary/index.ts';
import { HigherOrderDensityFactors } from '../helmholtz/index.ts';
import type { FluidEquation } from './equation.ts';
import { NonAnalyticTerms } from './non-analytic.ts';
import { TemperatureTerms } from './temperature-terms.ts';

/**
 * Residual Helmholtz energy αʳ of a pure fluid and its derivatives, each multiplied by its variables:
 * `deltaTau` is δ·τ·αʳ_δτ. Set the temperature first; terms that depend on it alone are evaluated once.
 */
export class HelmholtzEnergy {
  readonly reducingTemperature: number;
  readonly reducingDensity: number;
  /** Current T in K. */
  temperature = NaN;
  tau = NaN;
  lnTau = NaN;
  value = NaN;
  delta = NaN;
  deltaDelta = NaN;
  deltaDeltaDelta = NaN;
  /** From `evaluateInDensity` and `evaluateHigherMixed`: δ⁴·αʳ_δδδδ. */
  fourthInDelta = NaN;
  valueTau = NaN;
  deltaTau = NaN;
  tauTau = NaN;
  deltaDeltaTau = NaN;
  deltaTauTau = NaN;
  /** From `evaluateHigherMixed`: δ³·τ·αʳ_δδδτ and δ²·τ²·αʳ_δδττ. */
  thirdInDeltaTau = NaN;
  secondInDeltaTauTau = NaN;
  private readonly terms: TemperatureTerms;
  private readonly factors: HigherOrderDensityFactors;
  private readonly nonAnalytic: NonAnalyticTerms | undefined;

  constructor(equation: FluidEquation) {
    const { reducing, residual } = equation;
    this.reducingTemperature = reducing.temperature;
    this.reducingDensity = reducing.density;
    this.terms = new TemperatureTerms(residual);
    this.factors = new HigherOrderDensityFactors(this.terms.factors);
    this.nonAnalytic = residual.nonAnalytic && new NonAnalyticTerms(residual.nonAnalytic);
  }

  /** Sets T in K. */
  setTemperature(T: number): void {
    if (T === this.temperature) return;
    this.temperature = T;
    this.tau = this.reducingTemperature / T;
    this.lnTau = log(this.tau);
    this.terms.evaluate(this.tau, this.lnTau);
  }

  /** δ of the gas at a reduced pressure by the second and third virial coefficients, NaN where these give none. */
  virialDelta(reducedPressure: number): number {
    const { factors, terms } = this;
    factors.evaluateVirial(terms.sums);
    const { secondVirial: B, thirdVirial: C } = factors;
    let delta = reducedPressure / (1 + B * reducedPressure);
    for (let step = 0; step < 2; step += 1) {
      const slope = 1 + delta * (2 * B + 6 * C * delta);
      if (!(slope > 0.1 && delta > 0)) return NaN;
      delta += (reducedPressure - delta * (1 + delta * (B + 2 * C * delta))) / slope;
    }
    return delta;
  }

  /** Evaluates αʳ with its derivatives in δ. */
  evaluateInDensity(delta: number): void {
    const { factors, terms, nonAnalytic } = this;
    factors.evaluate(delta, terms.sums);
    this.value = factors.sum;
    this.delta = factors.sumFirst;
    this.deltaDelta = factors.sumSecond;
    this.deltaDeltaDelta = factors.sumThird;
    this.fourthInDelta = factors.sumFourth;
    if (nonAnalytic) {
      nonAnalytic.evaluateInDensity(delta, this.tau);
      this.value += nonAnalytic.value;
      this.delta += nonAnalytic.delta;
      this.deltaDelta += nonAnalytic.deltaDelta;
      this.deltaDeltaDelta += nonAnalytic.deltaDeltaDelta;
      this.fourthInDelta += nonAnalytic.fourthInDelta;
    }
  }

  /** Evaluates αʳ with all its first and second derivatives, and those of the third order but τ³·αʳ_τττ, at δ. */
  evaluate(delta: number): void {
    this.factors.evaluateMixed(delta, this.terms.sums);
    this.nonAnalytic?.evaluate(delta, this.tau);
    this.take();
  }

  /** Evaluates αʳ with all its first and second derivatives, and for each the first and second derivatives in δ, at δ. */
  evaluateHigherMixed(delta: number): void {
    const { factors, terms, nonAnalytic } = this;
    factors.evaluateHigherMixed(delta, terms.sums);
    nonAnalytic?.evaluate(delta, this.tau);
    this.take();
    this.fourthInDelta = factors.sumFourth;
    this.thirdInDeltaTau = factors.sumThirdTau;
    this.secondInDeltaTauTau = factors.sumSecondTauTau;
    if (nonAnalytic) {
      this.fourthInDelta += nonAnalytic.fourthInDelta;
      this.thirdInDeltaTau += nonAnalytic.thirdInDeltaTau;
      this.secondInDeltaTauTau += nonAnalytic.secondInDeltaTauTau;
    }
  }

  /**
   * Shifts the results of `evaluateHigherMixed` by a relative change of δ with a negligible cube; derivatives above the second order are not
   * updated.
   */
  move(change: number): void {
    const { delta, deltaDelta, deltaDeltaDelta, deltaTau, deltaDeltaTau } = this;
    const half = 0.5 * change;
    this.value += change * (delta + half * deltaDelta);
    this.delta += change * (delta + deltaDelta + half * (2 * deltaDelta + deltaDeltaDelta));
    this.deltaDelta +=
      change * (2 * deltaDelta + deltaDeltaDelta + half * (2 * deltaDelta + 4 * deltaDeltaDelta + this.fourthInDelta));
    this.valueTau += change * (deltaTau + half * deltaDeltaTau);
    this.deltaTau += change * (deltaTau + deltaDeltaTau + half * (2 * deltaDeltaTau + this.thirdInDeltaTau));
    this.tauTau += change * (this.deltaTauTau + half * this.secondInDeltaTauTau);
  }

  private take(): void {
    const { factors, nonAnalytic } = this;
    this.value = factors.sum;
    this.delta = factors.sumFirst;
    this.deltaDelta = factors.sumSecond;
    this.deltaDeltaDelta = factors.sumThird;
    this.valueTau = factors.sumTau;
    this.deltaTau = factors.sumFirstTau;
    this.deltaDeltaTau = factors.sumSecondTau;
    this.tauTau = factors.sumTauTau;
    this.deltaTauTau = factors.sumFirstTauTau;
    if (nonAnalytic) {
      this.value += nonAnalytic.value;
      this.delta += nonAnalytic.delta;
      this.deltaDelta += nonAnalytic.deltaDelta;
      this.deltaDeltaDelta += nonAnalytic.deltaDeltaDelta;
      this.valueTau += nonAnalytic.tau;
      this.deltaTau += nonAnalytic.deltaTau;
      this.deltaDeltaTau += nonAnalytic.deltaDeltaTau;
      this.tauTau += nonAnalytic.tauTau;
      this.deltaTauTau += nonAnalytic.deltaTauTau;
    }
  }
}
