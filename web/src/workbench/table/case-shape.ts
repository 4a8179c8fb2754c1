import type { Definition } from '@isentrope/calculators/kit';
import type { WorkbenchCase } from '../state/workbench-model.ts';
import { rowsKey, allRows } from '../input-pane/rows.ts';

const known = new WeakMap<WorkbenchCase, string>();

/** A key that is equal for cases with the same fields and results, regardless of their values. */
export function caseShape(definition: Definition, item: WorkbenchCase): string {
  let shape = known.get(item);
  if (shape === undefined) {
    shape = rowsKey(allRows(definition, [item]));
    known.set(item, shape);
  }
  return shape;
}
