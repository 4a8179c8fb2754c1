import { at, DensityFactors } from '../helmholtz/index.ts';
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
  value = NaN;
  delta = NaN;
  deltaDelta = NaN;
  /** Without the non-analytic terms. */
  deltaDeltaDelta = NaN;
  valueTau = NaN;
  deltaTau = NaN;
  tauTau = NaN;
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
    this.terms.evaluate(this.tau);
  }

  /** Evaluates αʳ with its derivatives in δ. */
  evaluateInDensity(delta: number): void {
    const { factors, terms, nonAnalytic } = this;
    factors.evaluate(delta, terms.value);
    let { sum: value, sumFirst: first, sumSecond: second } = factors;
    if (nonAnalytic) {
      nonAnalytic.evaluate(delta, this.tau);
      value += nonAnalytic.value;
      first += nonAnalytic.delta;
      second += nonAnalytic.deltaDelta;
    }
    this.value = value;
    this.delta = first;
    this.deltaDelta = second;
    this.deltaDeltaDelta = factors.sumThird;
  }

  /** Evaluates αʳ with all its first and second derivatives at δ. */
  evaluate(delta: number): void {
    const { factors, terms, nonAnalytic } = this;
    this.evaluateInDensity(delta);
    let first = 0;
    let mixed = 0;
    let second = 0;
    for (let i = 0; i < factors.size; i += 1) {
      const factor = at(factors.value, i);
      const slope = factor * at(terms.first, i);
      first += slope;
      mixed += slope * at(factors.first, i);
      second += factor * at(terms.second, i);
    }
    this.valueTau = first + (nonAnalytic?.tau ?? 0);
    this.deltaTau = mixed + (nonAnalytic?.deltaTau ?? 0);
    this.tauTau = second + (nonAnalytic?.tauTau ?? 0);
  }

  /** δ²·τ·αʳ_δδτ at the δ last evaluated, without the non-analytic terms. */
  deltaDeltaTau(): number {
    const { factors, terms } = this;
    let sum = 0;
    for (let i = 0; i < factors.size; i += 1) sum += at(factors.value, i) * at(terms.first, i) * at(factors.second, i);
    return sum;
  }
}
