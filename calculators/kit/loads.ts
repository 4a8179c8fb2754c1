import type { CaseData } from './case-input.ts';
import type { Definition } from './definition.ts';
import { calculationOf, type CaseDocument } from './document.ts';
import { readInputs } from './evaluate.ts';

/**
 * Loads what cases need beside their calculator, the data of a fluid. Undefined where all of it is there, so that whoever
 * calculates has nothing to wait for. It comes before `run`.
 */
export function loadFor(definition: Definition, cases: readonly CaseData[]): Promise<void> | undefined {
  const { loads, inputs } = definition;
  if (!loads) return undefined;
  const waiting = cases.flatMap(data => {
    const { values } = readInputs(definition, data);
    return loads(Object.fromEntries(inputs.map(({ id }, place) => [id, values[place]]))) ?? [];
  });
  return waiting.length > 0 ? Promise.all(waiting).then(() => undefined) : undefined;
}

/** The same for the cases of a document. Throws a `Refusal` for one that names what the calculator does not have. */
export function loadForDocument(definition: Definition, document: CaseDocument): Promise<void> | undefined {
  return definition.loads && loadFor(definition, calculationOf(definition, document).cases);
}
