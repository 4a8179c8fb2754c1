import type { Definition } from '../definition/calculator-definition.ts';
import type { CaseDocument } from './document.ts';
import type { ChoiceField } from '../definition/fields.ts';

/** The label, unit and option names of a field, stored so that a document can be read without its calculator. */
export interface RecordedFieldName {
  readonly id: string;
  readonly label: string;
  /** The unit of an entry without one. */
  readonly unit: string;
  /** For a choice, the displayed names of the chosen options, if they differ from their ids. */
  readonly names?: Readonly<Record<string, string>>;
}

/** The fields that the cases of a document use, in form order. */
export function recordedFieldNames({ inputs }: Definition, { cases }: CaseDocument): RecordedFieldName[] {
  return inputs
    .filter(({ id }) => cases.some(fields => fields[id] !== undefined))
    .map(({ id, field }) => ({
      id,
      label: field.label,
      unit: field.type === 'quantity' ? field.unit : '',
      ...(field.type === 'choice' ? chosenNames(field, chosenIn(cases, id)) : {}),
    }));
}

function chosenIn(cases: CaseDocument['cases'], id: string): ReadonlySet<string | undefined> {
  return new Set(
    cases.map(fields => {
      const entry = fields[id];
      return typeof entry === 'string' ? entry : entry?.[0];
    }),
  );
}

function chosenNames(
  { names = {} }: ChoiceField,
  chosen: ReadonlySet<string | undefined>,
): Pick<RecordedFieldName, 'names'> {
  const named = Object.entries(names).flatMap(([option, name]) =>
    chosen.has(option) && name !== undefined ? [[option, name] as const] : [],
  );
  return named.length === 0 ? {} : { names: Object.fromEntries(named) };
}
