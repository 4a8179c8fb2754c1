import { isShown, type Carried, type CaseData, type Definition } from '@isentrope/calculators/kit';

/**
 * How a case says the fluid that is typed in it, and read from nowhere, be it whole or not: that of the field in hand, else the
 * first there is; undefined where there is none.
 * @param field the field in hand, if one is.
 */
export function typedFluid(definition: Definition, data: CaseData, field: string | undefined): Carried | undefined {
  const typed = definition.carried.filter(({ subject, at, nothing = '' }) => {
    const { text, from } = data[at] ?? { text: nothing };
    const isAsked = isShown(definition.inputs.find(({ id }) => id === at)?.field.when, data);
    return subject === 'fluid' && isAsked && from === undefined && text.trim() !== nothing;
  });
  return typed.find(({ fields }) => field !== undefined && Object.values(fields).includes(field)) ?? typed[0];
}
