import { toSi } from '@isentrope/engineering/quantities';
import type { CaseData } from '../definition/case-input.ts';
import { isExpensive, type Definition } from '../definition/calculator-definition.ts';
import { Probe, dependsOnInput } from './probe.ts';
import { numericInput } from './subject.ts';
import { withinBounds } from './base-case.ts';

/** Relative steps by which an input is varied: small ones, and large ones to cross a jump of a result. */
const steps = [1e-3, -1e-3, 0.1, -0.1] as const;

/**
 * The first inputs, of those given, that change a result around the present case, followed by others that the result
 * depends on in the graph. For an expensive calculator only the graph is used. Required data must be loaded before.
 */
export function influentialInputs(
  definition: Definition,
  data: CaseData,
  inputs: readonly string[],
  result: string,
  count: number,
): readonly string[] {
  const dependent = inputs.filter(id => dependsOnInput(definition, data, id, result));
  const moving: string[] = [];
  for (const id of isExpensive(definition) ? [] : dependent) {
    if (moving.length === count) break;
    if (hasEffect(definition, data, id, result)) moving.push(id);
  }
  return [...moving, ...dependent.filter(id => !moving.includes(id))].slice(0, count);
}

/** Whether a result changes when an input is varied. */
function hasEffect(definition: Definition, data: CaseData, id: string, result: string): boolean {
  const input = numericInput({ definition, data, units: {} }, id);
  const { presentValue: x, field } = input;
  if (x === undefined) return false;
  const probe = new Probe(definition, data, [id], [result], false);
  const size = x === 0 ? Math.abs(toSi(field.kind, 1, field.unit) - toSi(field.kind, 0, field.unit)) : Math.abs(x);
  const valueAt = (at: number) => {
    const [value] = probe.at([withinBounds(input, at)]).values;
    return typeof value === 'object' ? undefined : value;
  };
  const here = valueAt(x);
  return steps.some(step => valueAt(x + step * size) !== here);
}
