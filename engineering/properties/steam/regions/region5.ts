import { exp } from '../../../elementary/index.ts';
import { Derivatives } from '../kernels/derivatives.ts';
import { gibbsIdeal5, gibbsResidual5 } from '../kernels/fundamental.generated.ts';
import { SteamProperties } from '../properties.ts';
import { fillFromGibbs } from '../vapour.ts';

const temperatureStar = 1000;
const ideal = new Derivatives();
const residual = new Derivatives();

/** All properties of region 5 at the state's pressure and temperature, R7-97(2012) eqs 32 to 34 and Table 41. */
export function evaluateRegion5(state: SteamProperties): void {
  const tau = temperatureStar / state.temperature;
  ideal.y = tau;
  residual.x = state.pressure * 1e-6;
  residual.y = tau;
  gibbsIdeal5(ideal);
  gibbsResidual5(residual);
  state.region = 5;
  fillFromGibbs(state, ideal, residual, 1);
}

const trial = new SteamProperties();

/** T in K from p and h in region 5, by Newton's method: IAPWS-IF97 has no backward equations for it. */
export function temperature5FromEnthalpy(p: number, h: number): number {
  trial.pressure = p;
  trial.temperature = firstGuess;
  for (let step = 0; step < maximumSteps; step += 1) {
    evaluateRegion5(trial);
    const change = (h - trial.enthalpy) / trial.isobaricHeatCapacity;
    trial.temperature = Math.max(lowest, trial.temperature + change);
    if (Math.abs(change) < settled) break;
  }
  return trial.temperature;
}

/** T in K from p and s in region 5, by Newton's method in ln T. */
export function temperature5FromEntropy(p: number, s: number): number {
  trial.pressure = p;
  trial.temperature = firstGuess;
  for (let step = 0; step < maximumSteps; step += 1) {
    evaluateRegion5(trial);
    const change = (s - trial.entropy) / trial.isobaricHeatCapacity;
    trial.temperature = Math.max(lowest, trial.temperature * exp(change));
    if (Math.abs(change) * firstGuess < settled) break;
  }
  return trial.temperature;
}

const firstGuess = 1600;
const lowest = 900;
const maximumSteps = 20;

/** Step in K at which Newton's method, converging quadratically, has reached rounding. */
const settled = 1e-4;
