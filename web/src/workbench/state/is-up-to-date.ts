import { isShown, readField, isExpensive, type Definition } from '@isentrope/calculators/kit';
import type { WorkbenchCase } from './workbench-model.ts';
import { hasCalculableEntry } from './workbench.ts';

/** Whether the results match the present inputs. Inputs are compared by value, not by notation. */
export function isUpToDate(definition: Definition, { data, calculated }: WorkbenchCase): boolean {
  if (!calculated) return false;
  if (calculated.of === data) return true;
  return definition.inputs.every(input => {
    const { id, field } = input;
    if (field.type === 'text') return true;
    const [now, then] = [data[id], calculated.of[id]];
    if (isShown(field.when, data) && now?.text === then?.text && now?.unit === then?.unit) return true;
    const [a, b] = [readField(input, data, id), readField(input, calculated.of, id)];
    return a.type === b.type && (a.type !== 'value' || (b.type === 'value' && areEqual(a.value, b.value)));
  });
}

/** Whether two field values are equal: numbers, strings, or lists compared item by item. */
function areEqual(a: unknown, b: unknown): boolean {
  return a === b || (typeof a === 'object' && JSON.stringify(a) === JSON.stringify(b));
}

/** Whether the last calculation used the present text of a field. */
export function isCalculatedWith({ data, calculated }: WorkbenchCase, id: string): boolean {
  const [now, then] = [data[id], calculated?.of[id]];
  return then !== undefined && now?.text === then.text && now.unit === then.unit;
}

/**
 * Whether a case waits for the user to press Calculate: it has no results, and its calculator takes too long to run
 * on load.
 */
export function awaitsCalculation(definition: Definition, item: WorkbenchCase): boolean {
  return isExpensive(definition) && !item.calculated && hasCalculableEntry(definition, item);
}
