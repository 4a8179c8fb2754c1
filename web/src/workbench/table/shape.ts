import type { Definition } from '@isentrope/calculators/kit';
import type { BenchCase } from '../bench/bench-model.ts';
import { rowsKey, rowsOf } from '../sheet/rows.ts';

const known = new WeakMap<BenchCase, string>();

/** A key that is equal for cases with the same fields and results, regardless of their values. */
export function shapeOf(definition: Definition, item: BenchCase): string {
  let shape = known.get(item);
  if (shape === undefined) {
    shape = rowsKey(rowsOf(definition, [item]));
    known.set(item, shape);
  }
  return shape;
}
