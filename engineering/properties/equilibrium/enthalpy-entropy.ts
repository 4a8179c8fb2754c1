import { exp, log } from '../../elementary/index.ts';

/** Where a value lies on an isobar. */
export type IsobarPosition = 'found' | 'too cold' | 'too hot';

/** States of constant entropy by pressure. */
export interface Isentrope {
  /** Finds the state at p in Pa. */
  readonly find: (pressure: number) => IsobarPosition;
  /** h in J/kg and v in m³/kg of the state found. */
  readonly enthalpy: () => number;
  readonly volume: () => number;
  /** Start and range of the pressure search, Pa. */
  readonly start: number;
  readonly minimum: number;
  readonly maximum: number;
  /** R·T of the fluid at some temperature, J/kg: the scale of the enthalpy tolerance. */
  readonly scale: number;
}

const maxSteps = 200;

/**
 * Finds the state of an isentrope at h in J/kg; false when there is none. Enthalpy rises along it with pressure, (∂h/∂p)_s = v, through one
 * phase and two.
 */
export function solveOnIsentrope(isentrope: Isentrope, enthalpy: number): boolean {
  const { find, start, scale } = isentrope;
  let minimum = log(isentrope.minimum);
  let maximum = log(isentrope.maximum);
  let lnP = log(start);
  let before = Infinity;
  for (let step = 0; step < maxSteps; step += 1) {
    const p = Math.min(exp(lnP), isentrope.maximum);
    const position = find(p);
    if (position === 'found') {
      const h = isentrope.enthalpy();
      const missing = enthalpy - h;
      const change = missing / (p * isentrope.volume());
      const size = Math.abs(change);
      const isRounding = Math.abs(missing) < 1e-14 * (Math.abs(h) + scale);
      if (size < 1e-14 || (size < 1e-9 && size >= 0.5 * before) || isRounding) return true;
      before = size;
      if (missing > 0) minimum = lnP;
      else maximum = lnP;
      const next = lnP + change;
      lnP = next > minimum && next < maximum && step < 100 ? next : 0.5 * (minimum + maximum);
    } else {
      before = Infinity;
      if (position === 'too cold') minimum = lnP;
      else maximum = lnP;
      lnP = 0.5 * (minimum + maximum);
    }
    if (maximum - minimum < 1e-15) break;
  }
  return false;
}
