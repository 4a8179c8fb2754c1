import { carriedFrom, type Carried, type CaseData, type Definition } from '@isentrope/calculators/kit';

/**
 * The fluid that a case says by itself, and reads from nowhere: that of the field in hand, else the first there is; undefined
 * where there is none.
 * @param field the field in hand, if one is.
 */
export function typedFluid(definition: Definition, data: CaseData, field: string | undefined): Carried | undefined {
  const typed = definition.carried.filter(
    carried =>
      carried.subject === 'fluid' &&
      data[carried.at]?.from === undefined &&
      carriedFrom(definition, carried, data) !== undefined,
  );
  return typed.find(({ fields }) => field !== undefined && Object.values(fields).includes(field)) ?? typed[0];
}
