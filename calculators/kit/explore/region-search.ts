import { edgeBetween } from './edge.ts';

/** A stretch in which what a case is like stays the same. */
export interface Stretch<S> {
  readonly from: number;
  readonly to: number;
  /** What it is like at the beginning, and wherever else it was looked at. */
  readonly state: S;
  readonly states: readonly S[];
}

/** Most changes that are looked for between two places that differ. */
const mostChanges = 20;

/**
 * The stretches of a range in which a state stays the same, to the neighbouring numbers where it changes. `keyOf` tells
 * whether two states are the same. A stretch narrower than the grid is found where it lies between two that differ.
 */
export function* stretches<S>(
  at: (x: number) => S,
  keyOf: (state: S) => string,
  grid: readonly number[],
  found: Stretch<S>[],
): Generator<void, void> {
  let before: { readonly x: number; readonly state: S } | undefined;
  let from = grid[0] ?? 0;
  let states: S[] = [];
  for (const x of grid) {
    const state = at(x);
    yield;
    for (let changes = 0; before && keyOf(before.state) !== keyOf(state) && changes < mostChanges; changes += 1) {
      const key = keyOf(before.state);
      const { inside, outside } = edgeBetween(before.x, x, each => keyOf(at(each)) === key);
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
