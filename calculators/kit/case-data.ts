import { editableNumber, findUnit, kindOf } from '@isentrope/engineering/quantities';
import { methodId, type Definition, type Input } from './definition.ts';

/** What stands in one field: the text as typed and, for a quantity, the unit beside it. */
export interface Entry {
  readonly text: string;
  readonly unit?: string;
}

/** One case as typed. A field that is not named is blank. */
export type CaseData = Readonly<Record<string, Entry>>;

/** One case as data: a number in the default unit, a number with its unit, or text. */
export type CaseInput = Readonly<Record<string, number | string | { readonly value: number; readonly unit: string }>>;

/** The input that names a case. */
export const caseName = 'userDescription';

/** A case with nothing typed: choices at their first option, quantities blank in their default units. */
export function blankCase(definition: Definition): CaseData {
  return Object.fromEntries(definition.inputs.map(({ id, field }) => [id, blankEntry(field)]));
}

function blankEntry(field: Input['field']): Entry {
  if (field.type === 'quantity') return { text: '', unit: field.unit };
  return { text: field.type === 'choice' ? (field.initial ?? '') : '' };
}

/** The definition's input of this id, or a RangeError that names it and what is allowed. */
export function inputOf(definition: Definition, id: string): Input {
  const input = definition.inputs.find(candidate => candidate.id === id);
  if (!input) {
    const allowed = definition.inputs.map(candidate => candidate.id).join(', ');
    throw new RangeError(`${definition.id} has no field "${id}"; allowed: ${allowed}.`);
  }
  return input;
}

/** The unit symbol that `text` means for a quantity field, or a RangeError that names the field and what is allowed. */
export function unitNamed({ id, field }: Input, text: string): string {
  if (field.type !== 'quantity') throw new RangeError(`The field "${id}" takes no unit.`);
  const unit = findUnit(field.kind, text);
  if (!unit) {
    const allowed = kindOf(field.kind).units.map(u => u.symbol);
    throw new RangeError(`The field "${id}" has no unit "${text}"; allowed: ${allowed.join(', ')}.`);
  }
  return unit.symbol;
}

/** A case given as data in the form a person would have typed. Throws a RangeError for an unknown field or unit. */
export function caseFrom(definition: Definition, given: CaseInput): CaseData {
  const entries: Record<string, Entry> = { ...blankCase(definition) };
  for (const [id, value] of Object.entries(given)) {
    const input = inputOf(definition, id);
    const unit = input.field.type === 'quantity' ? input.field.unit : undefined;
    if (typeof value === 'object') {
      entries[id] = { text: numberText(value.value), unit: unitNamed(input, value.unit) };
    } else {
      entries[id] = {
        text: typeof value === 'number' ? numberText(value) : value,
        ...(unit === undefined ? {} : { unit }),
      };
    }
  }
  return entries;
}

/** A number with every digit it has, as text. */
function numberText(value: number): string {
  return String(value);
}

/** An SI value as an entry in the given unit, with twelve significant digits. */
export function entryFrom(value: number, unit: string): Entry {
  return { text: editableNumber(value), unit };
}

/** The method a case asks for: the chosen one, else the first. Undefined for a calculator with one method. */
export function methodOf(definition: Definition, data: CaseData): string | undefined {
  const { methods } = definition;
  const asked = data[methodId]?.text;
  return methods?.options.find(option => option === asked) ?? methods?.options[0];
}
