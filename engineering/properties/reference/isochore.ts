import type { PhaseProperties } from './phase-properties.ts';
import type { PureSolver } from './pure-solver.ts';
import { nearestToCritical } from './saturation.ts';

const maxSteps = 100;
/** Relative tolerance of T, and the tolerance accepted where rounding prevents it. */
const precision = 1e-14;
const rounding = 1e-10;
/** Relative distance of a density from the ancillary equations above which it is outside the two-phase region without solving for it. */
const certainDistance = 0.15;
/** T over the critical temperature above which the ancillary equations are not used. */
const nearCritical = 0.95;

/**
 * Solves for the state at internal energy u in J/kg and volume v in m³/kg, left in the solver, starting from its current state. Returns
 * false where there is none between the temperature limits of the solver. Both phases have cv > 0, so u increases with T along an isochore
 * through two phases and one. Throws a RangeError where no saturation is found.
 */
export function solveOnIsochore(solver: PureSolver, u: number, v: number): boolean {
  const { fluid, single, vapour } = solver;
  const delta = 1 / (v * fluid.reducingDensity);
  if (solver.phase === 'two-phase') return searchTwoPhases(solver, u, v, vapour.temperature);
  const last = single.temperature;
  const start = last > 0 ? last : fluid.critical.temperature;
  if (solveOnePhase(solver, u, delta, start, solver.coldest)) {
    if (!isInsideTwoPhases(solver, delta, single.temperature)) return true;
    return searchTwoPhases(solver, u, v, single.temperature);
  }
  return searchTwoPhases(solver, u, v, 0.9 * fluid.critical.temperature);
}

/** u of a phase, J/kg. */
function energyOf({ enthalpy, pressure, density }: PhaseProperties): number {
  return enthalpy - pressure / density;
}

/** Solves for T of one phase at δ with internal energy u, from `coldest` K, by Newton's method; false where there is none. */
function solveOnePhase(solver: PureSolver, u: number, delta: number, start: number, coldest: number): boolean {
  const { fluid, single, hottest } = solver;
  let T = Math.min(hottest, Math.max(coldest, start));
  let before = Infinity;
  for (let step = 0; step < maxSteps; step += 1) {
    single.evaluate(fluid, T, delta);
    const change = (u - energyOf(single)) / single.cv;
    const size = Math.abs(change);
    if (!(single.cv > 0 && size < Infinity)) return false;
    if (size < precision * T || (size < rounding * T && size >= 0.5 * before)) {
      nameSingle(solver, delta);
      return true;
    }
    if ((T === coldest && change < 0) || (T === hottest && change > 0)) return false;
    before = size;
    T = Math.min(hottest, Math.max(coldest, T + Math.max(-0.4 * T, Math.min(0.6 * T, change))));
  }
  return false;
}

/** Names the single phase at δ in the same way as a flash at p and T. */
function nameSingle(solver: PureSolver, delta: number): void {
  const { fluid, single } = solver;
  const { temperature, pressure } = fluid.critical;
  solver.quality = NaN;
  if (single.temperature < temperature) solver.phase = delta > fluid.criticalDelta ? 'liquid' : 'gas';
  else solver.phase = single.pressure >= pressure ? 'supercritical' : 'gas';
}

/** Whether δ lies between those of both phases at T in K. */
function isInsideTwoPhases({ fluid, saturation }: PureSolver, delta: number, T: number): boolean {
  const { critical, criticalDelta, liquidDensity, vapourDensity, equation } = fluid;
  if (T >= critical.temperature * (1 - nearestToCritical)) return false;
  if (T < nearCritical * critical.temperature && T > equation.range.minimumTemperature) {
    const { density } = equation.reducing;
    const isSurelyOutside =
      delta > criticalDelta
        ? delta > ((1 + certainDistance) * liquidDensity.valueAt(T)) / density
        : delta < ((1 - certainDistance) * vapourDensity.valueAt(T)) / density;
    if (isSurelyOutside) return false;
  }
  saturation.solveAt(T);
  return delta > saturation.vapourDelta && delta < saturation.liquidDelta;
}

/**
 * Solves for T at which a mixture of both phases has v and u, by Newton's method from `start` within a bracket; or for one phase where the
 * isochore leaves the two-phase region first.
 */
function searchTwoPhases(solver: PureSolver, u: number, v: number, start: number): boolean {
  const { fluid, coldest, single, liquid, vapour } = solver;
  const delta = 1 / (v * fluid.reducingDensity);
  let low = coldest;
  let high = fluid.critical.temperature * (1 - nearestToCritical);
  const hottest = high;
  let T = Math.min(high, Math.max(low, start));
  let before = Infinity;
  for (let step = 0; step < maxSteps; step += 1) {
    solver.solveSaturationAt(T);
    const volume = 1 / liquid.density;
    const share = (v - volume) / (1 / vapour.density - volume);
    const mixed = energyOf(liquid) + share * (energyOf(vapour) - energyOf(liquid));
    const change = (u - mixed) / heatCapacityOfBoth(liquid, vapour, share);
    const isBoth = share >= 0 && share <= 1;
    const size = Math.abs(change);
    const isSettled = size < precision * T || (size < rounding * T && size >= 0.5 * before) || high - low < 4e-16 * T;
    if (isBoth && isSettled) {
      solver.quality = share;
      return true;
    }
    before = size;
    if (isBoth) {
      if (change > 0) low = T;
      else high = T;
      if (T === hottest && change > 0) return solveOnePhase(solver, u, delta, T, T);
      if (T === coldest && change < 0) return false;
    } else {
      // The isochore has left the two-phase region at a lower temperature.
      single.evaluate(fluid, T, delta);
      if (u >= energyOf(single)) return solveOnePhase(solver, u, delta, T, T);
      if (high - low < 4e-16 * T) return solveOnePhase(solver, u, delta, T, coldest);
      high = T;
    }
    const next = Math.min(hottest, Math.max(coldest, T + change));
    T = next >= low && next <= high && next !== T && step < 60 ? next : 0.5 * (low + high);
  }
  return false;
}

/** (∂u/∂T)_v of two phases with vapour mass fraction `share`, J/(kg·K): heating along saturation plus evaporation. */
function heatCapacityOfBoth(liquid: PhaseProperties, vapour: PhaseProperties, share: number): number {
  const evaporated = 1 / vapour.density - 1 / liquid.density;
  const pressureSlope = (vapour.entropy - liquid.entropy) / evaporated;
  const along = (phase: PhaseProperties): { volume: number; energy: number } => {
    const { density, pressureByTemperature, pressureByDensity, temperature, pressure, cv } = phase;
    const volume = (pressureByTemperature - pressureSlope) / (pressureByDensity * density * density);
    return { volume, energy: cv + (temperature * pressureByTemperature - pressure) * volume };
  };
  const ofLiquid = along(liquid);
  const ofVapour = along(vapour);
  const moved = -((1 - share) * ofLiquid.volume + share * ofVapour.volume) / evaporated;
  const heated = (1 - share) * ofLiquid.energy + share * ofVapour.energy;
  return heated + moved * (energyOf(vapour) - energyOf(liquid));
}
