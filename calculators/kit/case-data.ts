import { editableNumber, findUnit, kindOf, parseQuantity, Refusal } from '@isentrope/engineering/quantities';
import type { CaseData, CaseInput, Entry } from './case-input.ts';
import { methodId, type Definition, type Input } from './definition.ts';
import { offeredOptions, settleChoices } from './offered.ts';

/** The input that names a case. */
export const caseName = 'userDescription';

/** The name a case goes by: what was typed, else its place. */
export function caseTitle(data: CaseData, index: number): string {
  const typed = data[caseName]?.text.trim();
  return typed === undefined || typed === '' ? `Case ${index + 1}` : typed;
}

const blanks = new WeakMap<Definition, CaseData>();

/** A case with nothing typed: choices at their first option, quantities blank in their default units. */
export function blankCase(definition: Definition): CaseData {
  let blank = blanks.get(definition);
  if (!blank) {
    blank = Object.fromEntries(definition.inputs.map(({ id, field }) => [id, blankEntry(field)]));
    blanks.set(definition, blank);
  }
  return blank;
}

/** What stands in a field of a blank case. */
export function blankEntry(field: Input['field']): Entry {
  if (field.type === 'quantity') return { text: '', unit: field.unit };
  return { text: field.type === 'choice' ? (field.initial ?? '') : '' };
}

const inputsById = new WeakMap<Definition, ReadonlyMap<string, Input>>();

/** The definition's inputs by id. */
export function inputsOf(definition: Definition): ReadonlyMap<string, Input> {
  let known = inputsById.get(definition);
  if (!known) inputsById.set(definition, (known = new Map(definition.inputs.map(input => [input.id, input]))));
  return known;
}

/** The definition's input of this id, or a `Refusal` that names it and what is allowed. */
export function inputOf(definition: Definition, id: string): Input {
  const input = inputsOf(definition).get(id);
  if (!input) {
    const allowed = definition.inputs.map(candidate => candidate.id).join(', ');
    throw new Refusal(`${definition.id} has no field "${id}"; allowed: ${allowed}.`);
  }
  return input;
}

/** The unit symbol that `text` means for a quantity field, or a `Refusal` that names the field and what is allowed. */
export function unitNamed({ id, field }: Input, text: string): string {
  if (field.type !== 'quantity') throw new Refusal(`The field "${id}" takes no unit.`);
  const unit = findUnit(field.kind, text);
  if (!unit) {
    const allowed = kindOf(field.kind).units.map(u => u.symbol);
    throw new Refusal(`The field "${id}" has no unit "${text}"; allowed: ${allowed.join(', ')}.`);
  }
  return unit.symbol;
}

/**
 * A text with a unit named beside it, as an entry. A pressure in the unit of the other basis stays as it would be typed,
 * "7 bar(g)". Throws a `Refusal` for a unit that the field does not understand.
 */
export function entryNamed(input: Input, text: string, unit: string): Entry {
  const { field } = input;
  const otherBasis =
    field.type === 'quantity' && !findUnit(field.kind, unit) && parseQuantity(field.kind, `1 ${unit}`, field.unit).ok;
  if (otherBasis) return { text: text.trim() === '' ? '' : `${text} ${unit}`, unit: field.unit };
  return { text, unit: unitNamed(input, unit) };
}

/**
 * The option of a choice that a text means: its id or its name on screen, as it is written or else regardless of case where
 * that leaves one (St is stokes, st is stone); else the text itself.
 */
export function optionNamed(field: Input['field'], text: string): string {
  if (field.type !== 'choice') return text;
  const wanted = text.trim();
  const called = (read: (name: string) => string) =>
    field.options.filter(option => [option, field.names?.[option] ?? option].map(read).includes(read(wanted)));
  const [asWritten] = called(name => name);
  const [only, ...others] = called(name => name.toLowerCase());
  return asWritten ?? (others.length === 0 ? only : undefined) ?? text;
}

/**
 * A case given as data in the form a person would have typed. Choices it does not name follow those it does. Throws a
 * `Refusal` for an unknown field or unit.
 */
export function caseFrom(definition: Definition, given: CaseInput): CaseData {
  const entries: Record<string, Entry> = { ...blankCase(definition) };
  for (const [id, value] of Object.entries(given)) entries[id] = entryGiven(inputOf(definition, id), value);
  return settleChoices(definition, entries, new Set(Object.keys(given)));
}

/** What is given for an input as data in the form a person would have typed. Throws a `Refusal` for an unknown unit. */
export function entryGiven(input: Input, value: CaseInput[string]): Entry {
  if (typeof value === 'object') return entryNamed(input, String(value.value), value.unit);
  if (input.field.type === 'quantity') return { text: String(value), unit: input.field.unit };
  return { text: String(value) };
}

/** An SI value as an entry in the given unit, with twelve significant digits. */
export function entryFrom(value: number, unit: string): Entry {
  return { text: editableNumber(value), unit };
}

/** The methods that a case may be worked by, its standing one first. None for a calculator with one method. */
export function methodsFor({ methods }: Definition, data: CaseData): readonly string[] {
  return methods ? offeredOptions(methods, data) : [];
}

/**
 * The method a case asks for; the first it is offered where it names none. Undefined for a calculator with one method,
 * and for a name that is not one.
 */
export function methodOf(definition: Definition, data: CaseData): string | undefined {
  const asked = data[methodId]?.text ?? '';
  const offered = methodsFor(definition, data);
  return asked === '' ? offered[0] : offered.find(option => option === asked);
}
