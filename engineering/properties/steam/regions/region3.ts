import { log } from '../../../elementary/index.ts';
import { helmholtz3Logarithm as n1 } from '../coefficients/region3.ts';
import { criticalDensity, criticalTemperature, gasConstant } from '../constants.ts';
import { Derivatives } from '../kernels/derivatives.ts';
import { helmholtz3, helmholtz3Isothermal } from '../kernels/fundamental.generated.ts';
import type { SteamProperties } from '../properties.ts';
import { volume3AtPT } from './volume3.ts';

const d = new Derivatives();

/**
 * Lower bound of (∂p/∂ρ)/(RT): at the critical point the true value is zero and the computed one is rounding of either sign. It keeps cp,
 * which is infinite there, finite.
 */
const flattest = 1e-12;

/** All properties of region 3 at ρ in kg/m³ and T in K, including the pressure, R7-97(2012) eq. 28 and Table 31. */
export function evaluateRegion3(density: number, T: number, state: SteamProperties): void {
  const v = 1 / density;
  const delta = density / criticalDensity;
  d.x = delta;
  d.y = criticalTemperature / T;
  helmholtz3(d);
  const RT = gasConstant * T;
  const deltaPhiDelta = n1 + d.fx;
  const p = density * RT * deltaPhiDelta;
  const slope = RT * Math.max(n1 + 2 * d.fx + d.fxx, flattest);
  const pressurePerKelvin = density * gasConstant * (deltaPhiDelta - d.fxy);
  const u = RT * d.fy;
  const cv = -gasConstant * d.fyy;
  const coupling = T * pressurePerKelvin * pressurePerKelvin * v * v;
  state.region = 3;
  state.temperature = T;
  state.pressure = p;
  state.specificVolume = v;
  state.internalEnergy = u;
  state.enthalpy = u + RT * deltaPhiDelta;
  state.entropy = gasConstant * (d.fy - d.f - n1 * log(delta));
  state.isochoricHeatCapacity = cv;
  state.isobaricHeatCapacity = cv + coupling / slope;
  state.speedOfSound = Math.sqrt(slope + coupling / cv);
  state.volumeExpansion = (v * v * pressurePerKelvin) / slope;
  state.volumeCompression = (-v * v) / slope;
}

/**
 * Density of region 3 in kg/m³ from p in Pa and T in K: the backward equation's, refined by Newton's method until the
 * fundamental equation gives p back. Below the critical temperature `liquid` chooses the root.
 */
export function density3AtPT(p: number, T: number, liquid: boolean): number {
  const RT = gasConstant * T;
  const twoRoots = T < criticalTemperature;
  let lower = twoRoots && liquid ? criticalDensity : lowestDensity;
  let upper = twoRoots && !liquid ? criticalDensity : highestDensity;
  let density = Math.min(upper, Math.max(lower, 1 / volume3AtPT(p, T, liquid)));
  d.y = criticalTemperature / T;
  for (let step = 0; step < maximumSteps; step += 1) {
    d.x = density / criticalDensity;
    helmholtz3Isothermal(d);
    const excess = density * RT * (n1 + d.fx) - p;
    const slope = RT * (n1 + 2 * d.fx + d.fxx);
    if (slope > 0 ? excess < 0 : liquid) lower = density;
    else upper = density;
    const newton = density - excess / slope;
    const next = slope > 0 && newton >= lower && newton <= upper ? newton : (lower + upper) / 2;
    const change = Math.abs(next - density);
    density = next;
    if (change < settled * density) break;
  }
  return density;
}

const lowestDensity = 90;
const highestDensity = 800;
const maximumSteps = 80;

/** Relative step at which Newton's method, converging quadratically, has reached rounding. */
const settled = 1e-9;
