import { at } from '../helmholtz/index.ts';
import type { GergMixture } from './gerg-mixture.ts';

const mostSteps = 300;
/** What counts as a gain of Gibbs energy over R·T. */
const gain = 1e-9;

/**
 * Stability of a phase by Michelsen's tangent-plane distance: whether a little of some other composition W, split off, lowers
 * the Gibbs energy. Searched by successive substitution from a vapour-like and a liquid-like trial and from each pure
 * component, with the dominant eigenvalue taken out. Source: M. L. Michelsen, Fluid Phase Equilib. 9 (1982) 1.
 */
export class GergStability {
  private readonly d: Float64Array;
  private readonly lnPhi: Float64Array;
  private readonly lnW: Float64Array;
  private readonly w: Float64Array;
  private readonly change: Float64Array;

  constructor(private readonly mixture: GergMixture) {
    const zeros = (): Float64Array => new Float64Array(mixture.size);
    this.d = zeros();
    this.lnPhi = zeros();
    this.lnW = zeros();
    this.w = zeros();
    this.change = zeros();
  }

  /** Whether the composition z is unstable as one phase at p in Pa and T in K, where it has been found to have one. */
  isUnstable(z: Float64Array, p: number, T: number): boolean {
    const { mixture, d, lnW } = this;
    const { size, components } = mixture;
    if (size === 1) return false;
    mixture.setComposition(z);
    if (!mixture.solvePT(p, T)) return true;
    mixture.lnFugacityCoefficients(d);
    for (let i = 0; i < size; i += 1) d[i] = at(d, i) + Math.log(at(z, i));
    for (let trial = -2; trial < size; trial += 1) {
      for (let i = 0; i < size; i += 1) {
        const { criticalTemperature: Tc, criticalDensity } = components[i] as (typeof components)[number];
        // Wilson's K_i with Z_c = 0.27 and the acentric factor 0.2: no more than a start.
        const lnK = Math.log((0.27 * 8.314 * Tc * criticalDensity) / p) + 6.4 * (1 - Tc / T);
        const pure = i === trial ? 0 : Math.log(at(z, i)) - 12;
        lnW[i] = trial < 0 ? Math.log(at(z, i)) + (trial === -1 ? lnK : -lnK) : pure;
      }
      if (this.descendsBelow(z, p, T)) return true;
    }
    return false;
  }

  /** Whether the trial set ends below the tangent plane. */
  private descendsBelow(z: Float64Array, p: number, T: number): boolean {
    const { mixture, d, lnPhi, lnW, w, change } = this;
    const { size } = mixture;
    let earlier = 0;
    for (let step = 0; step < mostSteps; step += 1) {
      let total = 0;
      for (let i = 0; i < size; i += 1) total += Math.exp(at(lnW, i));
      for (let i = 0; i < size; i += 1) w[i] = Math.exp(at(lnW, i)) / total;
      mixture.setComposition(w);
      if (!mixture.solvePT(p, T)) return false;
      mixture.lnFugacityCoefficients(lnPhi);
      let distance = 1;
      let largest = 0;
      let square = 0;
      let product = 0;
      let fromFeed = 0;
      for (let i = 0; i < size; i += 1) {
        const slope = at(lnW, i) + at(lnPhi, i) - at(d, i);
        const amount = at(w, i) * total;
        distance += amount * (slope - 1);
        square += amount * slope * slope;
        product += amount * slope * -at(change, i);
        fromFeed += at(w, i) * (at(lnW, i) - Math.log(at(z, i))) ** 2;
        largest = Math.max(largest, amount * Math.abs(slope));
        change[i] = -slope;
      }
      if (distance < -gain) return true;
      if (fromFeed < 1e-6 || largest < 1e-9) return false;
      const ratio = earlier > 0 ? product / earlier : 0;
      const stretch = step % 6 === 5 && ratio > 0.2 && ratio < 0.98 ? 1 / (1 - ratio) : 1;
      earlier = stretch === 1 ? square : 0;
      for (let i = 0; i < size; i += 1) lnW[i] = at(lnW, i) + stretch * at(change, i);
    }
    return false;
  }
}
