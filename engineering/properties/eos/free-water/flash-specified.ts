import { exp, expm1 } from '../../../elementary/index.ts';
import { equilibriumAtPressure } from '../equilibrium/flash-at-pressure.ts';
import { equilibriumAtUv } from '../equilibrium/flash-uv.ts';
import { at } from '../model.ts';
import type { WetMixture } from './wet-mixture.ts';
import type { FreeWaterState } from './state.ts';

export type FlashSpecification = 'UV' | 'PH' | 'PS';

/** Number of phase changes after which another method is used. */
const maxChanges = 6;
/** Difference in ln fugacity up to which no water is removed. */
const noGain = 1e-10;

/**
 * Equilibrium of the current feed with two specified quantities, starting with the phases in the state, which are added and removed one at
 * a time. Returns false where that does not converge; the state is then only a starting point.
 */
export function continueFrom(
  wet: WetMixture,
  specification: FlashSpecification,
  one: number,
  other: number,
  state: FreeWaterState,
): boolean {
  for (let change = 0; change < maxChanges; change += 1) {
    const outcome =
      state.freeWater > 0
        ? withWater(wet, specification, one, other, state)
        : withoutWater(wet, specification, one, other, state);
    if (outcome !== 'changed') return outcome === 'found';
  }
  return false;
}

type Outcome = 'found' | 'changed' | 'lost';

/** The fluid without free water; where its water would rather be liquid, some is removed as a start. */
function withoutWater(
  wet: WetMixture,
  specification: FlashSpecification,
  one: number,
  other: number,
  state: FreeWaterState,
): Outcome {
  const { mixture, index } = wet;
  wet.setRest(at(wet.feed, index));
  try {
    if (specification === 'UV') equilibriumAtUv(mixture, one, other + mixture.whole.c, state.rest);
    else equilibriumAtPressure(mixture, specification, one, other, state.rest);
  } catch (error) {
    if (!(error instanceof RangeError)) throw error;
    return 'lost';
  }
  const { temperature, pressure } = state.rest;
  const excess = wet.excess(state);
  if (!(excess > noGain)) {
    wet.complete(0, temperature, pressure, state);
    return 'found';
  }
  wet.complete(at(wet.feed, index) * -expm1(-Math.min(excess, 1)), temperature, pressure, state);
  return 'changed';
}

/** The fluid with free water, with the other phases of the state. */
function withWater(
  wet: WetMixture,
  specification: FlashSpecification,
  one: number,
  other: number,
  state: FreeWaterState,
): Outcome {
  const two = state.rest.condition === 'two-phase';
  if (solves(wet, specification, one, other, state, two)) return classifyOutcome(wet, two, state);
  const { freeWater } = wet.solver;
  if (!two) {
    if (!(freeWater < 0)) return 'lost';
    state.freeWater = 0;
    return 'changed';
  }
  // One of the two has vanished, probably the minor one.
  const { vapourFraction } = state.rest;
  const order = vapourFraction > 0.5 ? (['vapour', 'liquid'] as const) : (['liquid', 'vapour'] as const);
  const { freeWater: before } = state;
  for (const condition of order) {
    state.rest.condition = condition;
    state.freeWater = before;
    if (solves(wet, specification, one, other, state, false)) {
      const outcome = classifyOutcome(wet, false, state);
      if (outcome === 'found') return outcome;
      if (state.freeWater === 0) return outcome;
    }
  }
  return 'lost';
}

function solves(
  wet: WetMixture,
  specification: FlashSpecification,
  one: number,
  other: number,
  state: FreeWaterState,
  two: boolean,
): boolean {
  wet.load(state);
  return wet.solver.solve(specification, one, other, wet.feed, two);
}

/** Classifies a solution: an equilibrium, or phases that have appeared or vanished. */
function classifyOutcome(wet: WetMixture, two: boolean, state: FreeWaterState): Outcome {
  const { solver, mixture } = wet;
  const { freeWater, temperature, pressure } = solver;
  if (!(freeWater > 0)) {
    state.freeWater = 0;
    return 'changed';
  }
  wet.take(two, state);
  if (two) return 'found';
  const { whole, stability } = mixture;
  if (wet.isStable(temperature, pressure, whole.volume)) return 'found';
  // The phase found by the stability test starts as a small amount beside the existing one.
  const { rest } = state;
  const only = rest.condition === 'liquid' ? rest.liquid : rest.vapour;
  const lighter = stability.volume > stability.feedVolume;
  const begun = lighter ? rest.vapour : rest.liquid;
  const phase = lighter ? rest.liquid : rest.vapour;
  phase.moleFractions.set(only.moleFractions);
  phase.molarVolume = only.molarVolume;
  let sum = 0;
  for (let i = 0; i < mixture.size; i += 1) sum += exp(at(stability.lnW, i));
  let translation = 0;
  for (let i = 0; i < mixture.size; i += 1) {
    begun.moleFractions[i] = exp(at(stability.lnW, i)) / sum;
    translation += at(begun.moleFractions, i) * at(mixture.model.c, i);
  }
  begun.molarVolume = stability.volume - translation;
  const share = 0.01;
  rest.condition = 'two-phase';
  rest.vapourFraction = lighter ? share : 1 - share;
  return 'changed';
}
