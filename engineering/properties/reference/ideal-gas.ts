import { expEach, log, logEach } from '../../elementary/index.ts';
import { at, Powers, wholeAt } from '../helmholtz/index.ts';
import type { FluidEquation } from './equation.ts';

/** α° of a pure fluid without ln δ, with its derivatives. */
export class IdealGas {
  value = NaN;
  /** τ·α°_τ and τ²·α°_ττ. */
  tau = NaN;
  tauTau = NaN;
  /** Last τ, cached because two phases in equilibrium share it. */
  private evaluatedAt = NaN;
  /** n and t of each power of τ, and its index. */
  private readonly coefficients: Float64Array;
  private readonly powers: Powers;
  private readonly powerOf: Int32Array;
  /** n, θ and d of each Einstein function. */
  private readonly einstein: Float64Array;
  /** d·exp(−θ·τ) of each Einstein function, and the logarithm of 1 more. */
  private readonly parts: Float64Array;
  private readonly logarithms: Float64Array;

  constructor(private readonly ideal: FluidEquation['ideal']) {
    const { powers: bare = [] } = ideal;
    const powers = new Powers(bare.map(([, t]) => t));
    this.coefficients = Float64Array.from(bare.flat());
    this.powers = powers;
    this.powerOf = Int32Array.from(bare, ([, t]) => powers.placeOf(t));
    this.einstein = Float64Array.from((ideal.einstein ?? []).flatMap(([n, theta, d = -1]) => [n, theta, d]));
    this.parts = new Float64Array(this.einstein.length / 3);
    this.logarithms = new Float64Array(this.einstein.length / 3);
  }

  /** Evaluates at τ. */
  evaluate(tau: number, lnTau = log(tau)): void {
    if (tau === this.evaluatedAt) return;
    this.evaluatedAt = tau;
    const { coefficients, powers, powerOf, einstein, parts, logarithms } = this;
    const { constant, linear, logarithm: c } = this.ideal;
    let value = constant + linear * tau + c * lnTau;
    let first = linear * tau + c;
    let second = -c;
    if (powerOf.length > 0) powers.raise(tau, lnTau);
    for (let i = 0; i < powerOf.length; i += 1) {
      const t = at(coefficients, 2 * i + 1);
      const term = at(coefficients, 2 * i) * at(powers.value, wholeAt(powerOf, i));
      value += term;
      first += t * term;
      second += t * (t - 1) * term;
    }
    for (let k = 0; k < parts.length; k += 1) parts[k] = -at(einstein, 3 * k + 1) * tau;
    expEach(parts);
    for (let k = 0; k < parts.length; k += 1) {
      parts[k] = at(einstein, 3 * k + 2) * at(parts, k);
      logarithms[k] = 1 + at(parts, k);
    }
    logEach(logarithms, logarithms);
    for (let k = 0; k < parts.length; k += 1) {
      const n = at(einstein, 3 * k);
      const x = at(einstein, 3 * k + 1) * tau;
      const share = at(parts, k) / (1 + at(parts, k));
      value += n * at(logarithms, k);
      first -= n * x * share;
      second += n * x * x * share * (1 - share);
    }
    this.value = value;
    this.tau = first;
    this.tauTau = second;
  }
}
