/** Region of IAPWS-IF97: 1 liquid, 2 vapour, 3 dense fluid around the critical point, 4 two-phase, 5 hot vapour. */
export type Region = 1 | 2 | 3 | 4 | 5;

/** Returned by a solver for a state outside the range of IAPWS-IF97. */
export const outside = 0;

/**
 * A state that is evaluated in place, in SI units, so that a loop over many states does not allocate. The solvers (`evaluateAtPT` and its
 * siblings) write every member; after one of them has returned `outside` they are invalid, and in region 4 so are the derivatives (from
 * `isobaricHeatCapacity` on).
 */
export class SteamProperties {
  region: Region = 1;
  /** p, Pa */
  pressure = 0;
  /** T, K */
  temperature = 0;
  /** Mass fraction of vapour, in region 4 only. */
  quality = 0;
  /** v, m³/kg */
  specificVolume = 0;
  /** u, J/kg */
  internalEnergy = 0;
  /** h, J/kg */
  enthalpy = 0;
  /** s, J/(kg·K) */
  entropy = 0;
  /** cp, J/(kg·K) */
  isobaricHeatCapacity = 0;
  /** cv, J/(kg·K) */
  isochoricHeatCapacity = 0;
  /** w, m/s */
  speedOfSound = 0;
  /** (∂v/∂T) at constant p, m³/(kg·K) */
  volumeExpansion = 0;
  /** (∂v/∂p) at constant T, m³/(kg·Pa) */
  volumeCompression = 0;
}
