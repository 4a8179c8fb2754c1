import { readField, type Definition, type Input } from '@isentrope/calculators/kit';
import type { WorkbenchCase } from '../state/workbench-model.ts';
import { hasCalculableEntry } from '../state/workbench.ts';
import { isFieldVisible } from '../input-pane/rows.ts';

/** The inputs that differ between the cases that show them. Blank cases are ignored. */
export function differingInputs(definition: Definition, cases: readonly WorkbenchCase[]): ReadonlySet<string> {
  const filled = cases.filter(item => hasCalculableEntry(definition, item));
  return new Set(definition.inputs.filter(input => differs(input, filled)).map(({ id }) => id));
}

function differs(input: Input, cases: readonly WorkbenchCase[]): boolean {
  const [first, ...others] = cases.filter(item => isFieldVisible(input, item));
  return first !== undefined && others.some(other => !sameEntry(input, first, other));
}

/** Whether two cases have equal entries in a field, possibly in different units. */
function sameEntry(input: Input, { data: a }: WorkbenchCase, { data: b }: WorkbenchCase): boolean {
  const { id } = input;
  if (a[id]?.text === b[id]?.text && a[id]?.unit === b[id]?.unit) return true;
  const [one, other] = [readField(input, a, id), readField(input, b, id)];
  if (one.type === 'blank' || other.type === 'blank') return one.type === other.type;
  if (one.type !== 'value' || other.type !== 'value') return a[id]?.text === b[id]?.text;
  if (typeof one.value === 'number' && typeof other.value === 'number')
    return Math.abs(one.value - other.value) <= 1e-9 * Math.abs(one.value);
  return a[id]?.text.trim() === b[id]?.text.trim();
}
