import { DensityFactors } from '../helmholtz/index.ts';
import type { FluidEquation } from './equation.ts';
import { NonAnalyticTerms } from './non-analytic.ts';
import { TemperatureTerms } from './temperature-terms.ts';

/**
 * The residual Helmholtz energy αʳ of a pure fluid and its derivatives, each multiplied by the variables it is taken in:
 * `deltaTau` is δ·τ·αʳ_δτ. Set the temperature first; what depends on it alone is worked out once.
 */
export class HelmholtzEnergy {
  readonly reducingTemperature: number;
  readonly reducingDensity: number;
  /** T in K that is set. */
  temperature = NaN;
  tau = NaN;
  lnTau = NaN;
  value = NaN;
  delta = NaN;
  deltaDelta = NaN;
  deltaDeltaDelta = NaN;
  /** Of `evaluateInDensity`: δ⁴·αʳ_δδδδ. */
  fourthInDelta = NaN;
  valueTau = NaN;
  deltaTau = NaN;
  tauTau = NaN;
  deltaDeltaTau = NaN;
  deltaTauTau = NaN;
  private readonly terms: TemperatureTerms;
  private readonly factors: DensityFactors;
  private readonly nonAnalytic: NonAnalyticTerms | undefined;

  constructor(equation: FluidEquation) {
    const { reducing, residual } = equation;
    this.reducingTemperature = reducing.temperature;
    this.reducingDensity = reducing.density;
    this.terms = new TemperatureTerms(residual);
    this.factors = new DensityFactors(this.terms.factors);
    this.nonAnalytic = residual.nonAnalytic && new NonAnalyticTerms(residual.nonAnalytic);
  }

  /** Sets T in K. */
  setTemperature(T: number): void {
    if (T === this.temperature) return;
    this.temperature = T;
    this.tau = this.reducingTemperature / T;
    this.lnTau = Math.log(this.tau);
    this.terms.evaluate(this.tau, this.lnTau);
  }

  /** δ of the gas at a reduced pressure by the second and third virial coefficients, NaN where these have none. */
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
    const { factors, terms, nonAnalytic } = this;
    factors.evaluateInBoth(delta, terms.sums);
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
      nonAnalytic.evaluate(delta, this.tau);
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

  /** Moves what `evaluate` found by a change of ln δ whose square is nothing; the third derivatives stay where they are. */
  move(change: number): void {
    this.value += change * this.delta;
    this.delta += change * (this.delta + this.deltaDelta);
    this.deltaDelta += change * (2 * this.deltaDelta + this.deltaDeltaDelta);
    this.valueTau += change * this.deltaTau;
    this.deltaTau += change * (this.deltaTau + this.deltaDeltaTau);
    this.tauTau += change * this.deltaTauTau;
  }
}
