import type { IsobarPosition } from '../equilibrium/index.ts';
import type { PureSolver } from './pure-solver.ts';
import type { PhaseProperties } from './phase-properties.ts';

/** The second specification besides pressure, per kg. */
export type CaloricProperty = 'enthalpy' | 'entropy';

const maxSteps = 200;
/** Relative distance beyond the ends of the range that is also searched, so that a state at the very end is bracketed. */
const margin = 1e-6;

/** The part of an isobar to search: its temperature range and bounding densities. */
interface Branch {
  readonly kind: 'liquid' | 'gas' | 'dense';
  readonly from: number;
  readonly to: number;
  readonly bound: number;
  /** Saturated phase, where the branch starts or ends on the saturation line. */
  readonly saturated?: PhaseProperties;
}

/**
 * Solves for the state at p in Pa and the enthalpy in J/kg or entropy in J/(kg·K), left in the solver; or returns that it would be colder
 * or hotter than the range of the equation. The pressure must be within the range. Between bubble and dew line of a mixture treated as one
 * fluid it leaves a two-phase state, which is invalid.
 */
export function solveOnIsobar(solver: PureSolver, p: number, property: CaloricProperty, goal: number): IsobarPosition {
  const { fluid, lowestSaturationPressure, highestSaturationPressure, liquid, vapour } = solver;
  const { criticalDelta } = fluid;
  const coldest = solver.coldest * (1 - margin);
  const hottest = solver.hottest * (1 + margin);
  if (p >= highestSaturationPressure) {
    return search(solver, p, property, goal, { kind: 'dense', from: coldest, to: hottest, bound: 0 });
  }
  if (p < lowestSaturationPressure) {
    return search(solver, p, property, goal, { kind: 'gas', from: coldest, to: hottest, bound: criticalDelta });
  }
  const { liquidTemperature, liquidDelta, vapourTemperature, vapourDelta } = solver.boundaryAt(p);
  liquid.evaluate(fluid, liquidTemperature, liquidDelta);
  vapour.evaluate(fluid, vapourTemperature, vapourDelta);
  liquid.pressure = p;
  vapour.pressure = p;
  const share = (goal - liquid[property]) / (vapour[property] - liquid[property]);
  if (share >= 0 && share <= 1) return split(solver, share);
  if (share < 0) {
    const bound = liquidDelta * (1 - 1e-9);
    const branch = { kind: 'liquid', from: coldest, to: liquidTemperature, bound, saturated: liquid } as const;
    const position = search(solver, p, property, goal, branch);
    return position === 'too hot' ? split(solver, 0) : position;
  }
  const bound = vapourDelta * (1 + 1e-9);
  const branch = { kind: 'gas', from: vapourTemperature, to: hottest, bound, saturated: vapour } as const;
  const position = search(solver, p, property, goal, branch);
  return position === 'too cold' ? split(solver, 1) : position;
}

/** Leaves both saturated phases; alone also where a goal beside the saturation line is within the rounding of a branch near the critical point. */
function split(solver: PureSolver, quality: number): IsobarPosition {
  solver.phase = 'two-phase';
  solver.quality = quality;
  return 'found';
}

/** Newton's method in T along one part of the isobar, within a bracket. */
function search(
  solver: PureSolver,
  p: number,
  property: CaloricProperty,
  goal: number,
  branch: Branch,
): IsobarPosition {
  const { single } = solver;
  let { from, to } = branch;
  let T = startOf(solver, property, goal, branch);
  let before = Infinity;
  solver.quality = NaN;
  for (let step = 0; step < maxSteps; step += 1) {
    evaluateAt(solver, p, T, branch);
    const missing = goal - single[property];
    if (missing > 0) from = T;
    else to = T;
    const change = missing / slopeOf(single, property);
    const size = Math.abs(change);
    const settled = size < 1e-15 * T || (size < 1e-11 * T && size >= 0.5 * before);
    if (settled) return 'found';
    if (T === branch.from && missing < 0) return 'too cold';
    if (T === branch.to && missing > 0) return 'too hot';
    if (to - from < 4e-16 * T) return 'found';
    before = size;
    const next = Math.min(branch.to, Math.max(branch.from, T + change));
    const outside = next < from || next > to;
    T = outside || (next === T && size > 1e-11 * T) || step > 60 ? 0.5 * (from + to) : next;
  }
  return 'found';
}

function startOf(
  { fluid }: PureSolver,
  property: CaloricProperty,
  goal: number,
  { from, to, saturated }: Branch,
): number {
  if (!saturated) return Math.min(to, Math.max(from, 1.2 * fluid.critical.temperature));
  const T = saturated.temperature + (goal - saturated[property]) / slopeOf(saturated, property);
  return Math.min(to, Math.max(from, T));
}

function slopeOf({ cp, temperature }: PhaseProperties, property: CaloricProperty): number {
  return property === 'enthalpy' ? cp : cp / temperature;
}

function evaluateAt(solver: PureSolver, p: number, T: number, { kind, bound }: Branch): void {
  let delta: number;
  if (kind === 'liquid') delta = solver.liquidDeltaAt(p, T, bound);
  else if (kind === 'gas') delta = solver.gasDeltaAt(p, T, bound);
  else delta = solver.denseDeltaAt(p, T);
  solver.single.evaluateAtPressure(solver.fluid, T, p, delta);
}
