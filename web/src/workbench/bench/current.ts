import { isShown, readField, takesLong, type Definition } from '@isentrope/calculators/kit';
import type { BenchCase } from './bench-model.ts';
import { holdsQuantity } from './bench.ts';

/** Whether a case's results are those of what is typed now: the same readings, however they are written. */
export function isCurrent(definition: Definition, { data, calculated }: BenchCase): boolean {
  if (!calculated) return false;
  if (calculated.of === data) return true;
  return definition.inputs.every(input => {
    const { id, field } = input;
    if (field.type === 'text') return true;
    const [now, then] = [data[id], calculated.of[id]];
    if (isShown(field.when, data) && now?.text === then?.text && now?.unit === then?.unit) return true;
    const [a, b] = [readField(input, data, id), readField(input, calculated.of, id)];
    return a.type === b.type && (a.type !== 'value' || (b.type === 'value' && sameValue(a.value, b.value)));
  });
}

/** Whether two readings say the same: numbers, words, or lists line by line. */
function sameValue(a: unknown, b: unknown): boolean {
  return a === b || (typeof a === 'object' && JSON.stringify(a) === JSON.stringify(b));
}

/** Whether a case was calculated with what stands in one of its fields. */
export function isJudged({ data, calculated }: BenchCase, id: string): boolean {
  const [now, then] = [data[id], calculated?.of[id]];
  return then !== undefined && now?.text === then.text && now.unit === then.unit;
}

/** Whether the person is to calculate a case: it has no results, and what takes long is not calculated when a page opens. */
export function isWaiting(definition: Definition, item: BenchCase): boolean {
  return takesLong(definition) && !item.calculated && holdsQuantity(definition, item);
}
