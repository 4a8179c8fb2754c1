import type { Definition } from './definition.ts';
import type { CaseDocument } from './document.ts';
import type { ChoiceField } from './fields.ts';

/** A field as people know it, for what must be read without its calculator. */
export interface NamedInRecord {
  readonly id: string;
  readonly label: string;
  /** The unit of a text without one. */
  readonly unit: string;
  /** Of a choice the names of the options that were chosen, where those are not what they read. */
  readonly names?: Readonly<Record<string, string>>;
}

/** What the fields are called that the cases of a document fill in, in the order of the sheet. */
export function namedFields({ inputs }: Definition, { cases }: CaseDocument): NamedInRecord[] {
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
): Pick<NamedInRecord, 'names'> {
  const named = Object.entries(names).flatMap(([option, name]) =>
    chosen.has(option) && name !== undefined ? [[option, name] as const] : [],
  );
  return named.length === 0 ? {} : { names: Object.fromEntries(named) };
}
