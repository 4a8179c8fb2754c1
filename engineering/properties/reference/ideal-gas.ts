import { at } from '../helmholtz/index.ts';
import type { FluidEquation } from './equation.ts';

/** θ·τ above which exp(−θ·τ) changes no digit. */
const negligible = 50;

/** α° of a pure fluid but for its ln δ, with its derivatives. */
export class IdealGas {
  value = NaN;
  /** τ·α°_τ and τ²·α°_ττ. */
  tau = NaN;
  tauTau = NaN;
  /** τ at which it was last evaluated: two phases in equilibrium share it. */
  private evaluatedAt = NaN;
  private readonly powers: Float64Array;
  private readonly einstein: Float64Array;

  constructor(private readonly ideal: FluidEquation['ideal']) {
    this.powers = Float64Array.from((ideal.powers ?? []).flat());
    this.einstein = Float64Array.from((ideal.einstein ?? []).flatMap(([n, theta, d = -1]) => [n, theta, d]));
  }

  /** Evaluates at τ. */
  evaluate(tau: number, lnTau = Math.log(tau)): void {
    if (tau === this.evaluatedAt) return;
    this.evaluatedAt = tau;
    const { powers, einstein } = this;
    const { constant, linear, logarithm } = this.ideal;
    let value = constant + linear * tau + logarithm * lnTau;
    let first = linear * tau + logarithm;
    let second = -logarithm;
    for (let i = 0; i < powers.length; i += 2) {
      const t = at(powers, i + 1);
      const term = at(powers, i) * Math.exp(t * lnTau);
      value += term;
      first += t * term;
      second += t * (t - 1) * term;
    }
    for (let i = 0; i < einstein.length; i += 3) {
      const x = at(einstein, i + 1) * tau;
      if (x > negligible) continue;
      const n = at(einstein, i);
      const part = at(einstein, i + 2) * Math.exp(-x);
      const share = part / (1 + part);
      value += n * Math.log1p(part);
      first -= n * x * share;
      second += n * x * x * share * (1 - share);
    }
    this.value = value;
    this.tau = first;
    this.tauTau = second;
  }
}
