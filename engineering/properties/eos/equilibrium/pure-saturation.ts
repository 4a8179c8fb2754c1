import { exp, log } from '../../../elementary/index.ts';
import { gasConstant as R } from '../../../quantities/index.ts';
import { criticalAttraction, criticalVolumeRatio, omegaB } from '../constants.ts';
import { CubicRoots } from '../cubic.ts';
import { reducedGibbs } from '../ln-phi.ts';
import type { OneFluid } from '../one-fluid.ts';

const roots = new CubicRoots();
const lnCriticalB = log(omegaB);

/** Saturation of a pure component; untranslated volumes per mole. */
export class PureSaturation {
  temperature = NaN;
  pressure = NaN;
  vapourVolume = NaN;
  liquidVolume = NaN;

  /**
   * Saturation at T of the pure component in `fluid`. With B = b·p/(R·T) and A/B = a/(b·R·T) the equation of state has one saturation curve
   * for all components. Returns false from the critical temperature on, and next to it where the two roots are indistinguishable.
   */
  solveAt(fluid: OneFluid, T: number): boolean {
    fluid.setTemperature(T);
    const RT = R * T;
    const ratio = fluid.attraction / (fluid.b * RT);
    if (!(ratio > criticalAttraction)) return false;
    let low = -Infinity;
    let high = lnCriticalB;
    let lnB = Math.min(firstLnB(ratio), high - 1e-15);
    let before = Infinity;
    for (let round = 0; round < 100; round += 1) {
      const B = exp(lnB);
      const A = ratio * B;
      roots.solve(A, B);
      const vapour = roots.high;
      const liquid = roots.low;
      const apart = vapour - liquid > 1e-9 * vapour;
      const step = apart ? (reducedGibbs(vapour, A, B) - reducedGibbs(liquid, A, B)) / (vapour - liquid) : 0;
      // Below 1e-9 the steps are limited by rounding of the Gibbs energies: converged once they no longer shrink.
      const shrinks = Math.abs(step) < 0.5 * before && high - low > 1e-14 * Math.abs(lnB);
      const settled = Math.abs(step) < 1e-14 || (Math.abs(step) < 1e-9 && !shrinks);
      if (apart && settled) {
        this.temperature = T;
        this.pressure = (B * RT) / fluid.b;
        this.vapourVolume = (vapour * fluid.b) / B;
        this.liquidVolume = (liquid * fluid.b) / B;
        return true;
      }
      before = apart ? Math.abs(step) : Infinity;
      if (apart ? step < 0 : vapour > criticalVolumeRatio * B) low = lnB;
      else high = lnB;
      const next = apart ? lnB - step : NaN;
      if (next > low && next < high) lnB = next;
      else if (low > -Infinity) {
        if (high - low < 1e-15 * Math.abs(high)) return false;
        lnB = 0.5 * (low + high);
      } else lnB -= 0.5;
    }
    return false;
  }

  /**
   * Saturation at p below the critical pressure of the fluid's critical temperature, by the slope of Clausius and Clapeyron. Returns false
   * at and above it, and next to it where the roots are indistinguishable.
   */
  solveAtPressure(fluid: OneFluid, criticalTemperature: number, p: number): boolean {
    const Tc = criticalTemperature;
    const pc = (omegaB * R * Tc) / fluid.b;
    if (!(p < pc)) return false;
    let inverse = (1 - log(p / pc) / 7) / Tc;
    let low = 1 / Tc;
    let high = Infinity;
    let before = Infinity;
    for (let round = 0; round < 60; round += 1) {
      if (!this.solveAt(fluid, 1 / inverse)) return false;
      const T = this.temperature;
      const difference = log(this.pressure / p);
      if (difference > 0) low = inverse;
      else high = inverse;
      fluid.evaluate(T, this.vapourVolume);
      const entropy = fluid.entropy;
      fluid.evaluate(T, this.liquidVolume);
      const slope = (-(entropy - fluid.entropy) * T * T) / ((this.vapourVolume - this.liquidVolume) * this.pressure);
      const next = inverse - difference / slope;
      if (Math.abs(next - inverse) < 1e-14 * inverse) return true;
      if (Math.abs(difference) < 1e-10 && Math.abs(difference) >= 0.5 * before) return true;
      before = Math.abs(difference);
      inverse = next > low && next < high ? next : 0.5 * (low + Math.min(high, 2 * inverse));
    }
    return false;
  }
}

/** Initial estimate of ln B on the saturation curve, to 0.02 for a/(b·R·T) up to 40. */
function firstLnB(ratio: number): number {
  const x = log(ratio / criticalAttraction);
  return lnCriticalB - x * (3.35407 + x * (1.14719 + x * (0.64344 + x * 0.3141)));
}
