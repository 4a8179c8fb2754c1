import { isShown, type SharedGroup, type CaseData, type Definition } from '@isentrope/calculators/kit';

/**
 * The fields of a case that describe a typed fluid, complete or not, that is not read from a source: the fluid of the
 * focused field, else the first one; undefined if there is none.
 * @param field the focused field, if any
 */
export function typedFluid(definition: Definition, data: CaseData, field: string | undefined): SharedGroup | undefined {
  const typed = definition.sharedGroups.filter(({ subject, at, blankText = '' }) => {
    const { text, from } = data[at] ?? { text: blankText };
    const isAsked = isShown(definition.inputs.find(({ id }) => id === at)?.field.when, data);
    return subject === 'fluid' && isAsked && from === undefined && text.trim() !== blankText;
  });
  return typed.find(({ fields }) => field !== undefined && Object.values(fields).includes(field)) ?? typed[0];
}
