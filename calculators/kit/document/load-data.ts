import type { CaseData } from '../definition/case-input.ts';
import { UnconvertedFlow } from '../definition/flow-by-property.ts';
import type { Definition } from '../definition/calculator-definition.ts';
import { readCalculation, type CaseDocument } from './document.ts';
import { readField } from '../case/read-field.ts';

/**
 * Loads the data that cases need, such as fluid properties, before `run`. Returns undefined if all are loaded, so that
 * the caller can continue synchronously.
 */
export function loadFor(definition: Definition, cases: readonly CaseData[]): Promise<void> | undefined {
  const { loads } = definition;
  if (!loads) return undefined;
  const waiting: Promise<void>[] = [];
  for (const data of cases) {
    const values: Record<string, unknown> = {};
    for (const input of loads.inputs) {
      const reading = readField(input, data, input.id);
      if (reading.type === 'value' && !(reading.value instanceof UnconvertedFlow)) values[input.id] = reading.value;
    }
    const loading = loads.load(values);
    if (loading) waiting.push(loading);
  }
  return waiting.length > 0 ? Promise.all(waiting).then(() => undefined) : undefined;
}

/** Loads the data that the cases of a document need. Throws a `Refusal` for a document with unknown fields. */
export function loadForDocument(definition: Definition, document: CaseDocument): Promise<void> | undefined {
  return definition.loads && loadFor(definition, readCalculation(definition, document).cases);
}
