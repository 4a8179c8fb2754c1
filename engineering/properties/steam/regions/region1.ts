import { gasConstant } from '../constants.ts';
import { Derivatives } from '../kernels/derivatives.ts';
import { gibbs1, gibbs1Isobaric } from '../kernels/fundamental.generated.ts';
import type { SteamProperties } from '../properties.ts';

const pressureStar = 16.53e6;
const temperatureStar = 1386;
const d = new Derivatives();

/** All properties of region 1 at the state's pressure and temperature, R7-97(2012) eq. 7 and Table 3. */
export function evaluateRegion1(state: SteamProperties): void {
  const T = state.temperature;
  const tau = temperatureStar / T;
  const x = 7.1 - state.pressure / pressureStar;
  const y = tau - 1.222;
  d.x = x;
  d.y = y;
  gibbs1(d);
  const perX = 1 / x;
  const perY = tau / y;
  const gammaPi = -d.fx * perX;
  const gammaPiPi = d.fxx * perX * perX;
  const tauGammaTau = d.fy * perY;
  const tau2GammaTauTau = d.fyy * perY * perY;
  const expansion = gammaPi + d.fxy * perX * perY;
  const RT = gasConstant * T;
  const v = (RT * gammaPi) / pressureStar;
  const h = RT * tauGammaTau;
  const ratio = expansion * expansion;
  state.region = 1;
  state.specificVolume = v;
  state.enthalpy = h;
  state.internalEnergy = h - state.pressure * v;
  state.entropy = gasConstant * (tauGammaTau - d.f);
  state.isobaricHeatCapacity = -gasConstant * tau2GammaTauTau;
  state.isochoricHeatCapacity = gasConstant * (ratio / gammaPiPi - tau2GammaTauTau);
  state.speedOfSound = gammaPi * Math.sqrt(RT / (ratio / tau2GammaTauTau - gammaPiPi));
  state.volumeExpansion = (gasConstant * expansion) / pressureStar;
  state.volumeCompression = (RT * gammaPiPi) / (pressureStar * pressureStar);
}

/** T in K from p and h in region 1, by Newton's method from an estimate of T. */
export function temperature1FromEnthalpy(p: number, h: number, guess: number): number {
  let T = guess;
  d.x = 7.1 - p / pressureStar;
  for (let step = 0; step < maximumSteps; step += 1) {
    const tau = temperatureStar / T;
    const y = tau - 1.222;
    d.y = y;
    gibbs1Isobaric(d);
    const perY = tau / y;
    const change = (gasConstant * T * d.fy * perY - h) / (gasConstant * d.fyy * perY * perY);
    T += change;
    if (Math.abs(change) < settled) break;
  }
  return T;
}

/** T in K from p and s in region 1, by Newton's method from an estimate of T. */
export function temperature1FromEntropy(p: number, s: number, guess: number): number {
  let T = guess;
  d.x = 7.1 - p / pressureStar;
  for (let step = 0; step < maximumSteps; step += 1) {
    const tau = temperatureStar / T;
    const y = tau - 1.222;
    d.y = y;
    gibbs1Isobaric(d);
    const perY = tau / y;
    const change = (T * (d.fy * perY - d.f - s / gasConstant)) / (d.fyy * perY * perY);
    T += change;
    if (Math.abs(change) < settled) break;
  }
  return T;
}

const maximumSteps = 12;

/** Step in K at which Newton's method, converging quadratically, has reached rounding. */
const settled = 1e-4;
