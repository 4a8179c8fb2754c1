import { exp, log } from '../../elementary/index.ts';
import { at, Powers, wholeAt } from '../helmholtz/index.ts';
import type { FluidEquation } from './equation.ts';

/** θ·τ above which exp(−θ·τ) is negligible. */
const negligible = 50;

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

  constructor(private readonly ideal: FluidEquation['ideal']) {
    const { powers: bare = [] } = ideal;
    const powers = new Powers(bare.map(([, t]) => t));
    this.coefficients = Float64Array.from(bare.flat());
    this.powers = powers;
    this.powerOf = Int32Array.from(bare, ([, t]) => powers.placeOf(t));
    this.einstein = Float64Array.from((ideal.einstein ?? []).flatMap(([n, theta, d = -1]) => [n, theta, d]));
  }

  evaluate(tau: number, lnTau = log(tau)): void {
    if (tau === this.evaluatedAt) return;
    this.evaluatedAt = tau;
    const { coefficients, powers, powerOf, einstein } = this;
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
    for (let i = 0; i < einstein.length; i += 3) {
      const x = at(einstein, i + 1) * tau;
      if (x > negligible) continue;
      const n = at(einstein, i);
      const part = at(einstein, i + 2) * exp(-x);
      const share = part / (1 + part);
      value += n * log(1 + part);
      first -= n * x * share;
      second += n * x * x * share * (1 - share);
    }
    this.value = value;
    this.tau = first;
    this.tauTau = second;
  }
}
