import { findRoot } from '../../numerics/index.ts';
import { mixStates, type Composition, type EquilibriumState } from '../helmholtz/index.ts';
import type { FluidRange } from './mixture-range.ts';

/** Relative step of T by which the search widens. */
const stride = 0.08;
const maxStrides = 60;
/** Relative distances in T on both sides of the three-phase temperature of a binary: the first, and the largest. */
const relativeOffset = 1e-10;
const largestOffset = 1e-7;
/** Interval, over R·T or R of the fluid, across which a change counts as a discontinuity. */
const leap = 1e-5;
const gasConstant = 8.314;

/**
 * Finds the stable state at p of a given enthalpy, J/kg, or entropy, J/(kg·K), by a search of T among stable states from an estimate:
 * both rise with T. Undefined where there is none in the range.
 */
export function stableAtCaloric(
  stateAt: (temperature: number) => EquilibriumState,
  range: FluidRange,
  caloric: 'enthalpy' | 'entropy',
  value: number,
  guess: number,
  composition: Composition,
): EquilibriumState | undefined {
  const { minimumTemperature, maximumTemperature } = range;
  const missing = (T: number): number => stateAt(T)[caloric] - value;
  const isBelow = missing(guess) < 0;
  let near = guess;
  for (let k = 0; k < maxStrides; k += 1) {
    const next = isBelow ? near * (1 + stride) : near / (1 + stride);
    const far = Math.min(maximumTemperature, Math.max(minimumTemperature, next));
    if (missing(far) < 0 !== isBelow) {
      const root = findRoot(missing, near, far);
      return root && stateNear(stateAt, caloric, value, root.x, composition);
    }
    if (far === near) return undefined;
    near = far;
  }
  return undefined;
}

/**
 * Returns the state at T, or the mixture of its neighbours where the property leaps there: of those nearest to it that
 * have states and enclose the value. Undefined where none do.
 */
export function stateNear(
  stateAt: (temperature: number) => EquilibriumState | undefined,
  caloric: 'enthalpy' | 'entropy',
  value: number,
  T: number,
  composition: Composition,
): EquilibriumState | undefined {
  for (let offset = relativeOffset; offset <= largestOffset; offset *= 10) {
    const below = stateAt(T * (1 - offset));
    const above = stateAt(T * (1 + offset));
    if (!below || !above) continue;
    const rise = above[caloric] - below[caloric];
    const unit = (gasConstant * (caloric === 'enthalpy' ? T : 1)) / below.molarMass;
    const missing = value - below[caloric];
    const isEnclosed = missing > -leap * unit && missing < rise + leap * unit;
    if (isEnclosed) return rise > leap * unit ? mixStates(below, above, missing / rise, composition) : stateAt(T);
  }
  return undefined;
}
