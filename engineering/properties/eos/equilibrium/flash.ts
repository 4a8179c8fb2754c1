import { requireFinite, requirePositive } from '../../../quantities/index.ts';
import { equilibriumAtPressure } from './flash-at-pressure.ts';
import { equilibriumAtTp } from './flash-tp.ts';
import { equilibriumAtUv } from './flash-uv.ts';
import type { Mixture } from '../mixture.ts';
import { setFeed } from '../feed.ts';
import type { FluidState } from '../state.ts';

/**
 * Equilibrium at T in K and p in Pa of one mole of composition z (mole fractions that sum to 1). Fills `state`, starting from its previous
 * result. A pure component at its saturation pressure is the phase of lower Gibbs energy. Throws a RangeError for invalid input, and when
 * no solution is found.
 */
export function flashTp(
  mixture: Mixture,
  temperature: number,
  pressure: number,
  z: ArrayLike<number>,
  state: FluidState,
): void {
  requirePositive('temperature', temperature);
  requirePositive('pressure', pressure);
  setFeed(mixture, z);
  equilibriumAtTp(mixture, temperature, pressure, state);
}

/** Equilibrium at p in Pa and molar enthalpy h in J/mol; otherwise as `flashTp`. */
export function flashPh(
  mixture: Mixture,
  pressure: number,
  molarEnthalpy: number,
  z: ArrayLike<number>,
  state: FluidState,
): void {
  requirePositive('pressure', pressure);
  requireFinite('molarEnthalpy', molarEnthalpy);
  setFeed(mixture, z);
  equilibriumAtPressure(mixture, 'PH', pressure, molarEnthalpy, state);
}

/** Equilibrium at p in Pa and molar entropy s in J/(mol·K): the end of an isentropic expansion. Otherwise as `flashTp`. */
export function flashPs(
  mixture: Mixture,
  pressure: number,
  molarEntropy: number,
  z: ArrayLike<number>,
  state: FluidState,
): void {
  requirePositive('pressure', pressure);
  requireFinite('molarEntropy', molarEntropy);
  setFeed(mixture, z);
  equilibriumAtPressure(mixture, 'PS', pressure, molarEntropy, state);
}

/** Equilibrium at molar internal energy u in J/mol and molar volume v in m³/mol. Otherwise as `flashTp`. */
export function flashUv(
  mixture: Mixture,
  molarInternalEnergy: number,
  molarVolume: number,
  z: ArrayLike<number>,
  state: FluidState,
): void {
  requireFinite('molarInternalEnergy', molarInternalEnergy);
  requirePositive('molarVolume', molarVolume);
  setFeed(mixture, z);
  const { b, c } = mixture.whole;
  const v = molarVolume + c;
  if (!(v > b)) {
    throw new RangeError(`molarVolume must be above the ${b - c} m³/mol the molecules fill, got ${molarVolume}`);
  }
  equilibriumAtUv(mixture, molarInternalEnergy, v, state);
}
