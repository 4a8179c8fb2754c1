import { exp, log } from '../../elementary/index.ts';
import { findRoot } from '../../numerics/index.ts';
import { undefinedIfRefused } from '../../quantities/index.ts';
import {
  mixStates,
  twoPhaseState,
  type Composition,
  type EquilibriumPhase,
  type EquilibriumState,
} from '../helmholtz/index.ts';
import type { FluidRange } from './mixture-range.ts';
import type { SaturationInput } from './saturation.ts';

/** Tolerance of the end of the two-phase region in ln T or ln p, where about that fraction of a phase remains. */
const precision = 1e-12;
/** A larger change of quality over that interval counts as a discontinuity. */
const leap = 1e-4;
/** Relative difference of densities below which the vapour inside is one of the liquids outside. */
const samePhase = 1e-6;
const strides = { lnT: 0.06, lnP: 0.4 };
const maxStrides = 60;
/** Shares of a stride that are tried in turn where there is no state at its end, as beyond the range. */
const shortened = [1, 1 / 4, 1 / 16];
/** Start of the search without other information. */
const startTemperature = 600;
const startPressure = 1e5;

/** A stable state along the search, and its position. */
interface PositionedState {
  readonly ln: number;
  readonly state: EquilibriumState;
}

/**
 * Finds the stable state of a vapour mass fraction at T or p, with one liquid or two, by a search of p or T among stable states; undefined
 * where there is none. The bubble point is that of the highest pressure or lowest temperature with a vapour, the dew point that of the
 * lowest pressure or highest temperature with a liquid. `near` is a T or p with possible two phases.
 */
export function stableSaturation(
  stateAt: (pressure: number, temperature: number) => EquilibriumState,
  range: FluidRange,
  input: SaturationInput,
  quality: number,
  near: number | undefined,
  composition: Composition,
): EquilibriumState | undefined {
  const isOverT = 'pressure' in input;
  const visit = (ln: number): PositionedState | undefined => {
    const value = exp(ln);
    const isInside = isOverT
      ? value >= range.minimumTemperature && value <= range.maximumTemperature
      : value <= range.maximumPressure && value >= 1;
    if (!isInside) return undefined;
    const state = undefinedIfRefused(() =>
      isOverT ? stateAt(input.pressure, value) : stateAt(value, input.temperature),
    );
    return state && { ln, state };
  };
  // The vapour fraction increases with T and decreases with p.
  const rise = isOverT ? 1 : -1;
  const stride = rise * (isOverT ? strides.lnT : strides.lnP);
  const both = findBoth(visit, stride, log(near ?? (isOverT ? startTemperature : startPressure)));
  if (!both) return undefined;
  if (quality === 0 || quality === 1) {
    const isDew = quality === 1;
    const beside = findEnd(visit, both, isDew ? stride : -stride, isDew ? isGas : isLiquid);
    const end = beside && bisect(visit, ...beside);
    return end && saturated(end[0].state, { composition, state: { ...end[1].state, quality } }, isDew);
  }
  const isLess = amountOf(both.state) < quality;
  const pair = findEnd(visit, both, isLess ? stride : -stride, state => amountOf(state) >= quality === isLess);
  const root = pair && findRoot(ln => amountOf(visit(ln)?.state) - quality, pair[0].ln, pair[1].ln);
  return root && atQuality(visit, root.x, quality, composition);
}

/** The saturated state of the whole fluid, with the other phase from the state inside. */
function saturated(
  { phases, liquids }: EquilibriumState,
  whole: EquilibriumPhase & { readonly state: EquilibriumState },
  isDew: boolean,
): EquilibriumState | undefined {
  if (!phases) return undefined;
  // Above its critical pressure a light phase passes from a vapour to a liquid without a bubble point.
  const { density } = phases.vapour.state;
  if (!isDew && whole.state.liquids?.some(liquid => Math.abs(liquid.state.density / density - 1) < samePhase))
    return undefined;
  const both = isDew ? twoPhaseState(phases.liquid, whole, 1) : twoPhaseState(whole, phases.vapour, 0);
  return { ...both, liquids: isDew ? liquids : whole.state.liquids };
}

/** The state at a position, or the mixture of its neighbours with the quality, where three phases coexist at one temperature. */
function atQuality(
  visit: (ln: number) => PositionedState | undefined,
  ln: number,
  quality: number,
  composition: Composition,
): EquilibriumState | undefined {
  const [below, above] = [visit(ln - precision)?.state, visit(ln + precision)?.state];
  if (!below || !above) return undefined;
  const [from, to] = [amountOf(below), amountOf(above)];
  const state =
    Math.abs(to - from) > leap
      ? mixStates(below, above, (quality - from) / (to - from), composition)
      : visit(ln)?.state;
  // Where the names of phases change along the search, as beside a critical point, no state has the quality.
  return state && Math.abs(amountOf(state) - quality) < leap && (state.liquids?.length ?? 0) < 3 ? state : undefined;
}

/** Quality; 0 without vapour and 1 without liquid. */
function amountOf(state: EquilibriumState | undefined): number {
  if (!state) return NaN;
  return state.phases ? (state.quality ?? NaN) : Number(state.phase !== 'liquid');
}

const isGas = ({ phases, phase }: EquilibriumState): boolean => !phases && phase === 'gas';
const isLiquid = ({ phases, phase }: EquilibriumState): boolean => !phases && phase === 'liquid';

/** Finds a position with both vapour and liquid. */
function findBoth(
  visit: (ln: number) => PositionedState | undefined,
  stride: number,
  start: number,
): PositionedState | undefined {
  let current = visit(start);
  if (!current) return undefined;
  // From liquid towards vapour, else towards liquid.
  const way = isLiquid(current.state) ? stride : -stride;
  for (let k = 0; k < maxStrides; k += 1) {
    if (current.state.phases) return current;
    const next = visit(current.ln + way);
    if (!next) return undefined;
    if (!next.state.phases && isLiquid(next.state) !== isLiquid(current.state)) return between(visit, current, next);
    current = next;
  }
  return undefined;
}

/** Finds the two-phase region between a liquid and a vapour. */
function between(
  visit: (ln: number) => PositionedState | undefined,
  one: PositionedState,
  other: PositionedState,
): PositionedState | undefined {
  let [from, to] = [one, other];
  while (Math.abs(to.ln - from.ln) > 1e-6) {
    const middle = visit(0.5 * (from.ln + to.ln));
    if (!middle || middle.state.phases) return middle;
    if (isLiquid(middle.state) === isLiquid(from.state)) from = middle;
    else to = middle;
  }
  return undefined;
}

/** The last position inside and the first one outside, continuing from a position. */
function findEnd(
  visit: (ln: number) => PositionedState | undefined,
  from: PositionedState,
  stride: number,
  isOver: (state: EquilibriumState) => boolean,
): readonly [PositionedState, PositionedState] | undefined {
  let inside = from;
  for (let k = 0; k < maxStrides; k += 1) {
    const next = firstOf(shortened, share => visit(inside.ln + share * stride));
    if (!next) return undefined;
    if (isOver(next.state)) return [inside, next];
    // There is no end to find through a critical point into one phase.
    if (!next.state.phases) return undefined;
    inside = next;
  }
  return undefined;
}

function firstOf<T>(shares: readonly number[], find: (share: number) => T | undefined): T | undefined {
  for (const share of shares) {
    const found = find(share);
    if (found !== undefined) return found;
  }
  return undefined;
}

/** Brackets the end of the two-phase region by bisection. */
function bisect(
  visit: (ln: number) => PositionedState | undefined,
  from: PositionedState,
  to: PositionedState,
): readonly [inside: PositionedState, outside: PositionedState] | undefined {
  let [inside, outside] = [from, to];
  while (Math.abs(outside.ln - inside.ln) > precision) {
    const middle = visit(0.5 * (inside.ln + outside.ln));
    if (!middle) return undefined;
    if (middle.state.phases) inside = middle;
    else outside = middle;
  }
  return [inside, outside];
}
