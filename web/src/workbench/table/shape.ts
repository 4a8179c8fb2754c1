import type { Definition } from '@isentrope/calculators/kit';
import type { BenchCase } from '../bench/bench-model.ts';
import { rowsKey, rowsOf } from '../sheet/rows.ts';

const known = new WeakMap<BenchCase, string>();

/** A text that is the same for cases that have the same fields and results, whatever these hold. */
export function shapeOf(definition: Definition, item: BenchCase): string {
  let shape = known.get(item);
  if (shape === undefined) {
    shape = rowsKey(rowsOf(definition, [item]));
    known.set(item, shape);
  }
  return shape;
}
