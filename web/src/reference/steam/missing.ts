import { inputOf, type CaseData, type Definition } from '@isentrope/calculators/kit';

/** A required input that is blank: the field, and a message. */
export interface Missing {
  readonly field: string;
  readonly text: string;
}

/** The blank inputs of an input pair. One of a pair alone does not select another pair. */
export function missingOf(definition: Definition, question: readonly string[], data: CaseData): readonly Missing[] {
  return question
    .filter(id => (data[id]?.text ?? '').trim() === '')
    .map(id => {
      const { label } = inputOf(definition, id).field;
      return {
        field: id,
        text: question.length > 1 ? `${label} is missing: a state needs both.` : `${label} is missing.`,
      };
    });
}
