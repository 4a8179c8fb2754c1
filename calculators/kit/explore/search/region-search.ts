import { bisectBoundary } from './bisect.ts';

/** A region in which the state of a case is constant. */
export interface ConstantRegion<S> {
  readonly from: number;
  readonly to: number;
  /** The state at the beginning, and at all points evaluated. */
  readonly state: S;
  readonly states: readonly S[];
}

/** Maximum number of changes located between two neighbouring grid points. */
const maxChanges = 20;

/**
 * Finds the regions of a range in which the state is constant, with boundaries between adjacent numbers. States are
 * equal if `storageKey` is. A region narrower than the grid is found only between two points that differ.
 */
export function* constantRegions<S>(
  at: (x: number) => S,
  keyOf: (state: S) => string,
  grid: readonly number[],
  found: ConstantRegion<S>[],
): Generator<void, void> {
  let before: { readonly x: number; readonly state: S } | undefined;
  let from = grid[0] ?? 0;
  let states: S[] = [];
  for (const x of grid) {
    const state = at(x);
    yield;
    for (let changes = 0; before && keyOf(before.state) !== keyOf(state) && changes < maxChanges; changes += 1) {
      const key = keyOf(before.state);
      const { inside, outside } = bisectBoundary(before.x, x, each => keyOf(at(each)) === key);
      found.push({ from, to: inside, state: before.state, states: [...states, at(inside)] });
      from = outside;
      before = { x: outside, state: at(outside) };
      states = [before.state];
      yield;
    }
    states.push(state);
    before = { x, state };
  }
  if (before) found.push({ from, to: before.x, state: before.state, states });
}
