import type { IsentropeStart, IsentropeState } from '../properties/index.ts';
import { Refusal, type AbsolutePressure, type Temperature } from '../quantities/index.ts';

/** The throat of a nozzle at its greatest mass flux, in SI units. */
export interface RealThroat {
  readonly pressure: AbsolutePressure;
  readonly temperature: Temperature;
  /** kg/m³, of both phases together where there are two. */
  readonly density: number;
  /** J/kg */
  readonly enthalpy: number;
  /** Vapour mass fraction of two phases in equilibrium; undefined of one phase. */
  readonly quality: number | undefined;
  /** kg/(s·m²) */
  readonly massFlux: number;
  /** Whether the throat is above the back pressure, so that a lower one would not make the flux larger. */
  readonly isChoked: boolean;
}

/** A state on the way through the nozzle with its velocity, m/s, and mass flux, kg/(s·m²). */
interface Place extends IsentropeState {
  readonly velocity: number;
  readonly massFlux: number;
}

type PlaceAt = (pressure: number) => Place;

/** The pressure of each place over that before, in the search for the throat. */
const stride = 0.8;
/** The lowest throat pressure that is looked for, over the inlet pressure. */
const lowestRatio = 1e-3;
/** How near, over p, the throat is found: where the flux is smooth, its error is of the order of the square. */
const precision = 2e-5;
/** The same in two phases, where no speed of sound tells where the flux is greatest. */
const smooth = 2e-4;
/** Between places so near to each other, over p, a parabola tells where the flux is greatest. */
const narrow = 0.1;
/** How near, over p, the pressure is found at which a phase appears or vanishes. */
const boundaryPrecision = 5e-6;
/** Over what share of p the slope of the flux is felt. */
const probe = 1e-4;

/**
 * The throat of an isentropic nozzle in which a fluid expands from rest by its own equation of state, in homogeneous equilibrium where there are two
 * phases: the greatest ρ·√(2(h0 − h)) over the throat pressures from the inlet down to `backPressure`, Pa. Of several
 * maxima it is the one nearest to the inlet, because a nozzle that only converges does not get past it. A pressure at which
 * a phase appears or vanishes is located: the speed of sound jumps there, and the maximum may be the kink itself.
 * Sources: API 520-I, annex B (integration along the isentrope of a real gas) and annex C (homogeneous equilibrium).
 * Refusal where nothing flows and where the equation of state has no state on the way to the throat.
 */
export function realNozzle(inlet: IsentropeStart, backPressure: AbsolutePressure): RealThroat {
  if (!(backPressure < inlet.pressure)) {
    throw new Refusal('the back pressure is not below the relieving pressure: nothing flows');
  }
  const placeAt = (pressure: number): Place => {
    const state = inlet.isentrope(pressure);
    const velocity = Math.sqrt(2 * Math.max(0, inlet.enthalpy - state.enthalpy));
    // The state's own pressure may differ in its last digit.
    return { ...state, pressure, velocity, massFlux: state.density * velocity };
  };
  const lowest = Math.max(backPressure, lowestRatio * inlet.pressure);
  const { place, isChoked } = throatDownTo(placeAt, atRest(inlet), lowest);
  const { pressure, temperature, density, enthalpy, quality, massFlux } = place;
  return { pressure, temperature, density, enthalpy, quality, massFlux, isChoked };
}

/** The inlet as a place on the way: nothing flows there yet, whatever its speed of sound. */
function atRest({ pressure, temperature, density, enthalpy, quality }: IsentropeStart): Place {
  const speedOfSound = quality === undefined ? Infinity : undefined;
  return { pressure, temperature, density, enthalpy, quality, speedOfSound, velocity: 0, massFlux: 0 };
}

/** The first maximum of the flux from the inlet down to the lowest pressure, or the place there where none comes before. */
function throatDownTo(placeAt: PlaceAt, inlet: Place, lowest: number): { place: Place; isChoked: boolean } {
  let before: Place | undefined;
  let above = inlet;
  let ratio = stride;
  while (above.pressure > lowest) {
    const below = placeOrRefusal(placeAt, Math.max(lowest, ratio * above.pressure));
    if (below instanceof Refusal) {
      // The equation of state ends before: nearer places may hold the throat.
      ratio = Math.sqrt(ratio);
      if (ratio > 1 - probe) throw below.after('the expansion cannot be followed as far as the throat: ');
      continue;
    }
    if (fallsAt(placeAt, above, below, lowest)) {
      const place = throatAmong(placeAt, before ? [before, above, below] : [above, below]);
      if (place) return { place, isChoked: true };
    }
    [before, above] = [above, below];
  }
  return { place: above, isChoked: false };
}

/** Whether the flux falls at a place, or has fallen since the one before it. */
function fallsAt(placeAt: PlaceAt, above: Place, below: Place, lowest: number): boolean {
  if (below.massFlux < above.massFlux) return true;
  if (!isSplit(below)) return excess(below) > 0;
  return below.pressure === lowest && placeAt((1 + probe) * lowest).massFlux > below.massFlux;
}

/** The first maximum of the flux among neighbouring places, which fall in pressure; undefined where it rises throughout. */
function throatAmong(placeAt: PlaceAt, places: readonly Place[]): Place | undefined {
  let before: Place | undefined;
  let [above] = places;
  for (const next of places.slice(1)) {
    if (!above) return undefined;
    const isBetween = isSplit(above) !== isSplit(next);
    for (const below of isBetween ? [boundary(placeAt, above, next), next] : [next]) {
      const place = throatBetween(placeAt, before, above, below);
      if (place) return place;
      [before, above] = [above, below];
    }
  }
  return before && above && isSplit(above) && above.massFlux >= before.massFlux
    ? greatestPlace(placeAt, above, before)
    : undefined;
}

function placeOrRefusal(placeAt: PlaceAt, pressure: number): Place | Refusal {
  try {
    return placeAt(pressure);
  } catch (error) {
    if (error instanceof Refusal) return error;
    throw error;
  }
}

const isSplit = (place: IsentropeState): boolean => place.quality !== undefined;

/** The velocity of one phase over its speed of sound, squared, less 1: the flux rises where it is below 0. */
const excess = ({ velocity, speedOfSound = Number.NaN }: Place): number => (velocity / speedOfSound) ** 2 - 1;

/**
 * The throat between two neighbouring places, `above` the nearer to the inlet, which lie in one phase or in two; `before` is
 * the place ahead of them. Undefined where the flux is no less at `below`.
 */
function throatBetween(placeAt: PlaceAt, before: Place | undefined, above: Place, below: Place): Place | undefined {
  if (!isSplit(above) && !isSplit(below)) return excess(below) > 0 ? sonicPlace(placeAt, above, below) : undefined;
  // The place where the second phase appears counts as one of a single phase.
  const atKink = !isSplit(above);
  if (atKink && placeAt(Math.max(below.pressure, (1 - probe) * above.pressure)).massFlux < above.massFlux) return above;
  if (!(below.massFlux < above.massFlux)) return undefined;
  return before && isSplit(above) && above.massFlux > before.massFlux
    ? greatestPlace(placeAt, below, before, above)
    : greatestPlace(placeAt, below, above);
}

/** The place in one phase where the velocity is that of sound, by false position in the manner of Illinois. */
function sonicPlace(placeAt: PlaceAt, above: Place, below: Place): Place {
  let [slow, fast] = [above, below];
  let [fSlow, fFast] = [excess(above), excess(below)];
  if (!(fSlow < 0)) return above;
  let place = below;
  for (let count = 0; count < 60; count += 1) {
    const { pressure: last } = place;
    place = placeAt((slow.pressure * fFast - fast.pressure * fSlow) / (fFast - fSlow));
    const f = excess(place);
    if (f < 0) {
      if (count > 0 && fSlow === excess(slow)) fFast /= 2;
      [slow, fSlow] = [place, f];
    } else {
      if (count > 0 && fFast === excess(fast)) fSlow /= 2;
      [fast, fFast] = [place, f];
    }
    if (Math.abs(place.pressure - last) < precision * place.pressure) break;
  }
  return place;
}

/**
 * The place of the greatest flux between two places in two phases, by parabolas through the three best and parts of the
 * larger side where these do not advance. `middle` is a place between them, where one is known.
 */
function greatestPlace(placeAt: PlaceAt, below: Place, above: Place, middle?: Place): Place {
  let [low, high] = [below, above];
  let best = middle ?? placeAt(low.pressure + 0.4 * (high.pressure - low.pressure));
  for (let count = 0; count < 60; count += 1) {
    const near = smooth * best.pressure;
    if (high.pressure - low.pressure < 2 * near) break;
    const top = vertex(low, best, high);
    const isFound = Math.abs(top - best.pressure) < near;
    if (isFound && high.pressure - low.pressure < narrow * best.pressure) break;
    const isUsable = !isFound && top > low.pressure + near && top < high.pressure - near && count % 4 !== 3;
    const end = high.pressure - best.pressure > best.pressure - low.pressure ? high : low;
    const side = isFound ? 0.1 : 0.4;
    const place = placeAt(isUsable ? top : best.pressure + side * (end.pressure - best.pressure));
    const [less, more] = place.pressure < best.pressure ? [place, best] : [best, place];
    if (place.massFlux > best.massFlux) {
      if (place === less) high = best;
      else low = best;
      best = place;
    } else if (place === less) low = less;
    else high = more;
  }
  return [low, high].reduce((found, end) => (end.massFlux > found.massFlux ? end : found), best);
}

/** The pressure at which the parabola of the flux through three places is greatest; NaN where it has no greatest value. */
function vertex(low: Place, middle: Place, high: Place): number {
  const slopeBelow = (middle.massFlux - low.massFlux) / (middle.pressure - low.pressure);
  const slopeAbove = (high.massFlux - middle.massFlux) / (high.pressure - middle.pressure);
  const curvature = (slopeAbove - slopeBelow) / (high.pressure - low.pressure);
  return curvature < 0 ? (low.pressure + middle.pressure - slopeBelow / curvature) / 2 : Number.NaN;
}

/** The share by mass of the lesser phase. */
const lesserShare = ({ quality = 0 }: Place): number => Math.min(quality, 1 - quality);

/**
 * The last place in one phase beside the pressure at which the second appears or vanishes, between a place in one phase and
 * one in two: where the share of the second phase, extended from the places found in two, comes to nothing; else by parts.
 * A place of one phase in which the flux falls already is returned at once.
 */
function boundary(placeAt: PlaceAt, above: Place, below: Place): Place {
  let [single, split] = isSplit(above) ? [below, above] : [above, below];
  const known = [split];
  let part = 0.5;
  for (let count = 0; count < 60; count += 1) {
    const gap = single.pressure - split.pressure;
    const least = boundaryPrecision * split.pressure;
    if (Math.abs(gap) < 2 * least) break;
    const extended = (vanishing(known) - split.pressure) / gap + least / Math.abs(gap);
    const isUsable = extended > 0 && extended < 0.99 && count % 4 !== 3;
    const place = placeAt(split.pressure + (isUsable ? extended : part) * gap);
    if (isSplit(place)) {
      known.unshift(place);
      split = place;
      part = 0.5;
    } else {
      single = place;
      part = 0.8;
      // The throat lies ahead of it.
      if (!isSplit(above) && excess(single) > 0) break;
    }
  }
  return single;
}

/** The pressure at which the share of the lesser phase vanishes, from the latest two or three places; NaN from fewer. */
function vanishing([first, second, third]: readonly Place[]): number {
  if (!first || !second) return Number.NaN;
  const [a, b] = [lesserShare(first), lesserShare(second)];
  const straight = (a * second.pressure - b * first.pressure) / (a - b);
  if (!third) return straight;
  const c = lesserShare(third);
  const other = (b * third.pressure - c * second.pressure) / (b - c);
  return (a * other - c * straight) / (a - c);
}
