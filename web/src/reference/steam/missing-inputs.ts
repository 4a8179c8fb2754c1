import { requireInput, type CaseData, type Definition } from '@isentrope/calculators/kit';

/** A required input that is blank: the field, and a message. */
export interface MissingInput {
  readonly field: string;
  readonly text: string;
}

/** The blank inputs of an input pair. One of a pair alone does not select another pair. */
export function findMissingInputs(
  definition: Definition,
  pair: readonly string[],
  data: CaseData,
): readonly MissingInput[] {
  return pair
    .filter(id => (data[id]?.text ?? '').trim() === '')
    .map(id => {
      const { label } = requireInput(definition, id).field;
      return {
        field: id,
        text: pair.length > 1 ? `${label} is missing: a state needs both.` : `${label} is missing.`,
      };
    });
}
