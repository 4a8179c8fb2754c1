import type { IsentropeStart, IsentropeState } from '../properties/index.ts';
import { Refusal, type AbsolutePressure, type Temperature } from '../quantities/index.ts';

/** Throat of a nozzle at its maximum mass flux, in SI units. */
export interface RealThroat {
  readonly pressure: AbsolutePressure;
  readonly temperature: Temperature;
  /** Overall density if two-phase, kg/m³. */
  readonly density: number;
  /** J/kg */
  readonly enthalpy: number;
  /** Vapour mass fraction if two-phase; undefined for a single phase. */
  readonly quality: number | undefined;
  /** kg/(s·m²) */
  readonly massFlux: number;
  /** Whether the throat pressure is above the back pressure, so that lowering the latter does not increase the flux. */
  readonly isChoked: boolean;
}

/** A state along the nozzle with its velocity, m/s, and mass flux, kg/(s·m²). */
interface NozzleState extends IsentropeState {
  readonly velocity: number;
  readonly massFlux: number;
}

type PlaceAt = (pressure: number) => NozzleState;

/** Ratio of successive pressures in the coarse search for the throat. */
const stride = 0.8;
/** Lowest throat pressure searched, relative to the inlet pressure. */
const lowestRatio = 1e-3;
/** Relative tolerance of the throat pressure: where the flux is smooth, its error is of the order of the square. */
const precision = 2e-5;
/** Relative tolerance in two phases, where no speed of sound locates the maximum. */
const smooth = 2e-4;
/** Relative pressure range within which a parabola locates the maximum flux. */
const narrow = 0.1;
/** Relative tolerance of the pressure at which a phase appears or vanishes. */
const boundaryPrecision = 5e-6;
/** Relative pressure step for the slope of the flux. */
const probe = 1e-4;

/**
 * Throat of an isentropic nozzle for a fluid that expands from rest by its own equation of state, in homogeneous equilibrium if two-phase:
 * the maximum of ρ·√(2(h0 − h)) over throat pressures from the inlet down to `backPressure`, Pa. Of several maxima the one nearest to the
 * inlet governs, because a converging nozzle cannot pass it. Pressures at which a phase appears or vanishes are located: the speed of sound
 * jumps there, and the kink itself may be the maximum.
 * Sources: API 520-I, annex B (integration along the isentrope of a real gas) and annex C (homogeneous equilibrium).
 * Throws a Refusal where there is no flow and where the equation of state has no state before the throat.
 */
export function realNozzle(inlet: IsentropeStart, backPressure: AbsolutePressure): RealThroat {
  if (!(backPressure < inlet.pressure)) {
    throw new Refusal('the back pressure is not below the relieving pressure: nothing flows');
  }
  const nozzleStateAt = (pressure: number): NozzleState => {
    const state = inlet.isentrope(pressure);
    const velocity = Math.sqrt(2 * Math.max(0, inlet.enthalpy - state.enthalpy));
    // The pressure of the computed state may differ in its last digit.
    return { ...state, pressure, velocity, massFlux: state.density * velocity };
  };
  const lowest = Math.max(backPressure, lowestRatio * inlet.pressure);
  const { place: candidate, isChoked } = throatDownTo(nozzleStateAt, atRest(inlet), lowest);
  const { pressure, temperature, density, enthalpy, quality, massFlux } = candidate;
  return { pressure, temperature, density, enthalpy, quality, massFlux, isChoked };
}

/** The inlet as a state along the nozzle, with zero velocity. */
function atRest({ pressure, temperature, density, enthalpy, quality }: IsentropeStart): NozzleState {
  const speedOfSound = quality === undefined ? Infinity : undefined;
  return { pressure, temperature, density, enthalpy, quality, speedOfSound, velocity: 0, massFlux: 0 };
}

/** First maximum of the flux from the inlet down to the lowest pressure, or the state there if there is none before. */
function throatDownTo(
  nozzleStateAt: PlaceAt,
  inlet: NozzleState,
  lowest: number,
): { place: NozzleState; isChoked: boolean } {
  let before: NozzleState | undefined;
  let above = inlet;
  let ratio = stride;
  while (above.pressure > lowest) {
    const below = placeOrRefusal(nozzleStateAt, Math.max(lowest, ratio * above.pressure));
    if (below instanceof Refusal) {
      // The equation of state ends here; the throat may still lie closer to the inlet.
      ratio = Math.sqrt(ratio);
      if (ratio > 1 - probe) throw below.after('the expansion cannot be calculated as far as the throat: ');
      continue;
    }
    if (fallsAt(nozzleStateAt, above, below, lowest)) {
      const candidate = throatAmong(nozzleStateAt, before ? [before, above, below] : [above, below]);
      if (candidate) return { place: candidate, isChoked: true };
    }
    [before, above] = [above, below];
  }
  return { place: above, isChoked: false };
}

/** Whether the flux decreases at a state, or has decreased since the previous one. */
function fallsAt(nozzleStateAt: PlaceAt, above: NozzleState, below: NozzleState, lowest: number): boolean {
  if (below.massFlux < above.massFlux) return true;
  if (!isSplit(below)) return excess(below) > 0;
  return below.pressure === lowest && nozzleStateAt((1 + probe) * lowest).massFlux > below.massFlux;
}

/** First maximum of the flux among consecutive states of falling pressure; undefined where it rises throughout. */
function throatAmong(nozzleStateAt: PlaceAt, states: readonly NozzleState[]): NozzleState | undefined {
  let before: NozzleState | undefined;
  let [above] = states;
  for (const next of states.slice(1)) {
    if (!above) return undefined;
    const isBetween = isSplit(above) !== isSplit(next);
    for (const below of isBetween ? [boundary(nozzleStateAt, above, next), next] : [next]) {
      const candidate = throatBetween(nozzleStateAt, before, above, below);
      if (candidate) return candidate;
      [before, above] = [above, below];
    }
  }
  return before && above && isSplit(above) && above.massFlux >= before.massFlux
    ? maxFluxState(nozzleStateAt, above, before)
    : undefined;
}

function placeOrRefusal(nozzleStateAt: PlaceAt, pressure: number): NozzleState | Refusal {
  try {
    return nozzleStateAt(pressure);
  } catch (error) {
    if (error instanceof Refusal) return error;
    throw error;
  }
}

const isSplit = (candidate: IsentropeState): boolean => candidate.quality !== undefined;

/** Squared Mach number minus 1 in one phase: the flux rises where this is negative. */
const excess = ({ velocity, speedOfSound = Number.NaN }: NozzleState): number => (velocity / speedOfSound) ** 2 - 1;

/**
 * Throat between two neighbouring states of equal phase count, `above` the nearer to the inlet; `before` precedes them. Undefined where the
 * flux is not lower at `below`.
 */
function throatBetween(
  nozzleStateAt: PlaceAt,
  before: NozzleState | undefined,
  above: NozzleState,
  below: NozzleState,
): NozzleState | undefined {
  if (!isSplit(above) && !isSplit(below))
    return excess(below) > 0 ? sonicState(nozzleStateAt, above, below) : undefined;
  // The state where the second phase appears counts as single-phase.
  const atKink = !isSplit(above);
  if (atKink && nozzleStateAt(Math.max(below.pressure, (1 - probe) * above.pressure)).massFlux < above.massFlux)
    return above;
  if (!(below.massFlux < above.massFlux)) return undefined;
  return before && isSplit(above) && above.massFlux > before.massFlux
    ? maxFluxState(nozzleStateAt, below, before, above)
    : maxFluxState(nozzleStateAt, below, above);
}

/** Single-phase state with sonic velocity, by the Illinois method. */
function sonicState(nozzleStateAt: PlaceAt, above: NozzleState, below: NozzleState): NozzleState {
  let [slow, fast] = [above, below];
  let [fSlow, fFast] = [excess(above), excess(below)];
  if (!(fSlow < 0)) return above;
  let candidate = below;
  for (let count = 0; count < 60; count += 1) {
    const { pressure: last } = candidate;
    candidate = nozzleStateAt((slow.pressure * fFast - fast.pressure * fSlow) / (fFast - fSlow));
    const f = excess(candidate);
    if (f < 0) {
      if (count > 0 && fSlow === excess(slow)) fFast /= 2;
      [slow, fSlow] = [candidate, f];
    } else {
      if (count > 0 && fFast === excess(fast)) fSlow /= 2;
      [fast, fFast] = [candidate, f];
    }
    if (Math.abs(candidate.pressure - last) < precision * candidate.pressure) break;
  }
  return candidate;
}

/**
 * State of maximum flux between two two-phase states, by parabolas through the best three, with sections of the larger side where these do
 * not advance. `middle` is a state between them, if known.
 */
function maxFluxState(
  nozzleStateAt: PlaceAt,
  below: NozzleState,
  above: NozzleState,
  middle?: NozzleState,
): NozzleState {
  let [low, high] = [below, above];
  let best = middle ?? nozzleStateAt(low.pressure + 0.4 * (high.pressure - low.pressure));
  for (let count = 0; count < 60; count += 1) {
    const near = smooth * best.pressure;
    if (high.pressure - low.pressure < 2 * near) break;
    const top = vertex(low, best, high);
    const isFound = Math.abs(top - best.pressure) < near;
    if (isFound && high.pressure - low.pressure < narrow * best.pressure) break;
    const isUsable = !isFound && top > low.pressure + near && top < high.pressure - near && count % 4 !== 3;
    const end = high.pressure - best.pressure > best.pressure - low.pressure ? high : low;
    const side = isFound ? 0.1 : 0.4;
    const candidate = nozzleStateAt(isUsable ? top : best.pressure + side * (end.pressure - best.pressure));
    const [less, more] = candidate.pressure < best.pressure ? [candidate, best] : [best, candidate];
    if (candidate.massFlux > best.massFlux) {
      if (candidate === less) high = best;
      else low = best;
      best = candidate;
    } else if (candidate === less) low = less;
    else high = more;
  }
  return [low, high].reduce((found, end) => (end.massFlux > found.massFlux ? end : found), best);
}

/** Pressure of the maximum of the parabola of the flux through three states; NaN if it has none. */
function vertex(low: NozzleState, middle: NozzleState, high: NozzleState): number {
  const slopeBelow = (middle.massFlux - low.massFlux) / (middle.pressure - low.pressure);
  const slopeAbove = (high.massFlux - middle.massFlux) / (high.pressure - middle.pressure);
  const curvature = (slopeAbove - slopeBelow) / (high.pressure - low.pressure);
  return curvature < 0 ? (low.pressure + middle.pressure - slopeBelow / curvature) / 2 : Number.NaN;
}

/** Mass fraction of the minor phase. */
const lesserShare = ({ quality = 0 }: NozzleState): number => Math.min(quality, 1 - quality);

/**
 * Last single-phase state beside the pressure at which the second phase appears or vanishes, between a single-phase and a two-phase state:
 * where the fraction of the second phase extrapolates to zero, else by bisection.
 * A single-phase state in which the flux already falls is returned at once.
 */
function boundary(nozzleStateAt: PlaceAt, above: NozzleState, below: NozzleState): NozzleState {
  let [single, split] = isSplit(above) ? [below, above] : [above, below];
  const known = [split];
  let part = 0.5;
  for (let count = 0; count < 60; count += 1) {
    const gap = single.pressure - split.pressure;
    const minimum = boundaryPrecision * split.pressure;
    if (Math.abs(gap) < 2 * minimum) break;
    const extended = (vanishingPressure(known) - split.pressure) / gap + minimum / Math.abs(gap);
    const isUsable = extended > 0 && extended < 0.99 && count % 4 !== 3;
    const candidate = nozzleStateAt(split.pressure + (isUsable ? extended : part) * gap);
    if (isSplit(candidate)) {
      known.unshift(candidate);
      split = candidate;
      part = 0.5;
    } else {
      single = candidate;
      part = 0.8;
      // The throat lies before it.
      if (!isSplit(above) && excess(single) > 0) break;
    }
  }
  return single;
}

/** Pressure at which the fraction of the minor phase vanishes, from the latest two or three states; NaN from fewer. */
function vanishingPressure([first, second, third]: readonly NozzleState[]): number {
  if (!first || !second) return Number.NaN;
  const [a, b] = [lesserShare(first), lesserShare(second)];
  const straight = (a * second.pressure - b * first.pressure) / (a - b);
  if (!third) return straight;
  const c = lesserShare(third);
  const other = (b * third.pressure - c * second.pressure) / (b - c);
  return (a * other - c * straight) / (a - c);
}
