import { inputOf, type CaseData, type Definition } from '@isentrope/calculators/kit';

/** What a question needs and has not: the field, and a sentence that says so. */
export interface Missing {
  readonly field: string;
  readonly text: string;
}

/** The quantities of a question that are blank. Half of a pair is no question of its own. */
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
