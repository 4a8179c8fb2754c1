import type { CaseData } from './case-input.ts';
import type { Definition } from './definition.ts';
import { calculationOf, type CaseDocument } from './document.ts';
import { readField } from './read-field.ts';

/**
 * Loads what cases need beside their calculator, the data of a fluid. Undefined where all of it is there, so that whoever
 * calculates has nothing to wait for. It comes before `run`.
 */
export function loadFor(definition: Definition, cases: readonly CaseData[]): Promise<void> | undefined {
  const { loads } = definition;
  if (!loads) return undefined;
  const waiting: Promise<void>[] = [];
  for (const data of cases) {
    const values: Record<string, unknown> = {};
    for (const input of loads.inputs) {
      const reading = readField(input, data, input.id);
      if (reading.type === 'value') values[input.id] = reading.value;
    }
    const loading = loads.load(values);
    if (loading) waiting.push(loading);
  }
  return waiting.length > 0 ? Promise.all(waiting).then(() => undefined) : undefined;
}

/** The same for the cases of a document. Throws a `Refusal` for one that names what the calculator does not have. */
export function loadForDocument(definition: Definition, document: CaseDocument): Promise<void> | undefined {
  return definition.loads && loadFor(definition, calculationOf(definition, document).cases);
}
