import { exp, log } from '../../elementary/index.ts';
import { at } from '../helmholtz/index.ts';
import type { Ancillary } from './equation.ts';

/** An ancillary equation with a cache of its last value. */
export class AncillaryEquation {
  private readonly n: Float64Array;
  private readonly t: Float64Array;
  /** Last T and value: phase decision and initial estimate need the same one. */
  private evaluatedAt = NaN;
  private last = NaN;

  constructor(private readonly ancillary: Ancillary) {
    this.n = Float64Array.from(ancillary.terms, ([n]) => n);
    this.t = Float64Array.from(ancillary.terms, ([, t]) => t);
  }

  /** The value at T in K, up to T_r; constant above. */
  valueAt(T: number): number {
    if (T !== this.evaluatedAt) {
      this.evaluatedAt = T;
      this.last = this.evaluate(T);
    }
    return this.last;
  }

  private evaluate(T: number): number {
    const { form, temperature, value } = this.ancillary;
    const theta = 1 - T / temperature;
    if (!(theta > 0)) return value;
    const lnTheta = log(theta);
    let sum = 0;
    for (let i = 0; i < this.n.length; i += 1) sum += at(this.n, i) * exp(at(this.t, i) * lnTheta);
    if (form === 'ratio') return value * (1 + sum);
    return value * exp(form === 'exponential' ? sum : (sum * temperature) / T);
  }
}
