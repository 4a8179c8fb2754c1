import { log } from '../../../elementary/index.ts';
import { gasConstant } from '../constants.ts';
import { Derivatives } from '../kernels/derivatives.ts';
import {
  gibbsIdeal2,
  gibbsIdeal2Metastable,
  gibbsResidual2,
  gibbsResidual2Isobaric,
  gibbsResidual2Metastable,
} from '../kernels/fundamental.generated.ts';
import type { SteamProperties } from '../properties.ts';
import { fillFromGibbs } from '../vapour.ts';

const temperatureStar = 540;
const ideal = new Derivatives();
const residual = new Derivatives();

/** All properties of region 2 at the state's pressure and temperature, R7-97(2012) eqs 15 to 17 and Table 12. */
export function evaluateRegion2(state: SteamProperties): void {
  const tau = reduce(state);
  gibbsIdeal2(ideal);
  gibbsResidual2(residual);
  state.region = 2;
  fillFromGibbs(state, ideal, residual, tau / residual.y);
}

/**
 * All properties of metastable vapour at the state's pressure and temperature, R7-97(2012) eqs 18 and 19: from the
 * saturated vapour line down to 5 % equilibrium moisture, up to 10 MPa.
 */
export function evaluateRegion2Metastable(state: SteamProperties): void {
  const tau = reduce(state);
  gibbsIdeal2Metastable(ideal);
  gibbsResidual2Metastable(residual);
  state.region = 2;
  fillFromGibbs(state, ideal, residual, tau / residual.y);
}

function reduce(state: SteamProperties): number {
  const tau = temperatureStar / state.temperature;
  ideal.y = tau;
  residual.x = state.pressure * 1e-6;
  residual.y = tau - 0.5;
  return tau;
}

/** T in K from p and h in region 2, by Newton's method from an estimate of T. */
export function temperature2FromEnthalpy(p: number, h: number, guess: number): number {
  let T = guess;
  residual.x = p * 1e-6;
  for (let step = 0; step < maximumSteps; step += 1) {
    const tau = temperatureStar / T;
    ideal.y = tau;
    residual.y = tau - 0.5;
    gibbsIdeal2(ideal);
    gibbsResidual2Isobaric(residual);
    const perY = tau / residual.y;
    const reduced = T * (ideal.fy + residual.fy * perY) - h / gasConstant;
    const change = reduced / (ideal.fyy + residual.fyy * perY * perY);
    T += change;
    if (Math.abs(change) < settled) break;
  }
  return T;
}

/** T in K from p and s in region 2, by Newton's method from an estimate of T. */
export function temperature2FromEntropy(p: number, s: number, guess: number): number {
  let T = guess;
  residual.x = p * 1e-6;
  const constant = log(p * 1e-6) + s / gasConstant;
  for (let step = 0; step < maximumSteps; step += 1) {
    const tau = temperatureStar / T;
    ideal.y = tau;
    residual.y = tau - 0.5;
    gibbsIdeal2(ideal);
    gibbsResidual2Isobaric(residual);
    const perY = tau / residual.y;
    const reduced = ideal.fy + residual.fy * perY - ideal.f - residual.f - constant;
    const change = (T * reduced) / (ideal.fyy + residual.fyy * perY * perY);
    T += change;
    if (Math.abs(change) < settled) break;
  }
  return T;
}

const maximumSteps = 12;

/** Step in K at which Newton's method, converging quadratically, has reached rounding. */
const settled = 1e-4;
