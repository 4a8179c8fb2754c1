import {
  findConvertedUnit,
  findFlowUnit,
  findUnit,
  kindOf,
  parseQuantity,
  Refusal,
} from '@isentrope/engineering/quantities';
import type { CaseData, CaseInput, Entry } from '../definition/case-input.ts';
import { methodId, type Definition, type Input } from '../definition/calculator-definition.ts';
import { offeredOptions, resolveChoices } from './choices.ts';

/** The id of the input that holds the name of a case. */
export const caseNameId = 'userDescription';

/** The title of a case: its name, or "Case 1" by its position. */
export function caseTitle(data: CaseData, index: number): string {
  const typed = data[caseNameId]?.text.trim();
  return typed === undefined || typed === '' ? `Case ${index + 1}` : typed;
}

const blankCases = new WeakMap<Definition, CaseData>();

/** A blank case: choices at their initial option, quantities blank in their default units. */
export function blankCase(definition: Definition): CaseData {
  let blank = blankCases.get(definition);
  if (!blank) {
    blank = Object.fromEntries(definition.inputs.map(({ id, field }) => [id, blankEntry(field)]));
    blankCases.set(definition, blank);
  }
  return blank;
}

/** The entry of a field in a blank case. */
export function blankEntry(field: Input['field']): Entry {
  if (field.type === 'quantity') return { text: '', unit: field.unit };
  return { text: field.type === 'choice' ? (field.initial ?? '') : '' };
}

const inputsCache = new WeakMap<Definition, ReadonlyMap<string, Input>>();

/** The inputs of a definition by id. */
export function inputsById(definition: Definition): ReadonlyMap<string, Input> {
  let known = inputsCache.get(definition);
  if (!known) inputsCache.set(definition, (known = new Map(definition.inputs.map(input => [input.id, input]))));
  return known;
}

/** The input with this id. Throws a `Refusal` that names the id and the allowed ones. */
export function requireInput(definition: Definition, id: string): Input {
  const input = inputsById(definition).get(id);
  if (!input) {
    const allowed = definition.inputs.map(candidate => candidate.id).join(', ');
    throw new Refusal(`${definition.id} has no field "${id}"; allowed: ${allowed}.`);
  }
  return input;
}

/** The symbol of the unit that a text means for a quantity field. Throws a `Refusal` that lists the allowed units. */
export function resolveUnit({ id, field }: Input, text: string): string {
  if (field.type !== 'quantity') throw new Refusal(`The field "${id}" takes no unit.`);
  const unit = findUnit(field.kind, text);
  if (!unit) {
    const allowed = kindOf(field.kind).units.map(u => u.symbol);
    throw new Refusal(`The field "${id}" has no unit "${text}"; allowed: ${allowed.join(', ')}.`);
  }
  return unit.symbol;
}

/**
 * An entry from a text and a unit. A pressure in the unit of the other basis keeps the unit in its text, "7 bar(g)", as does a flow that the
 * field converts by a property of the case, "5000 Nm³/h".
 * Throws a `Refusal` for a unit that the field does not accept.
 */
export function entryWithUnit(input: Input, text: string, unit: string): Entry {
  const { field } = input;
  if (field.type !== 'quantity' || findUnit(field.kind, unit)) return { text, unit: resolveUnit(input, unit) };
  const flow = input.flowBy && findFlowUnit(unit);
  const isInText =
    (flow && input.flowBy.includes(flow.factor)) ||
    findConvertedUnit(field.kind, unit) !== undefined ||
    parseQuantity(field.kind, `1 ${unit}`, field.unit).ok;
  if (isInText) return { text: text.trim() === '' ? '' : `${text} ${unit}`, unit: field.unit };
  return { text, unit: resolveUnit(input, unit) };
}

/**
 * The id of the option that a text means: its id, displayed name or another name of it, exact first, then ignoring case if that is
 * unambiguous ("St" is stokes, "st" is stone); otherwise the text itself.
 */
export function resolveOption(field: Input['field'], text: string): string {
  if (field.type !== 'choice') return text;
  const target = text.trim();
  const called = (read: (name: string) => string) =>
    field.options.filter(option =>
      [option, field.names?.[option] ?? option, ...(field.aliases?.[option] ?? [])].map(read).includes(read(target)),
    );
  const [asWritten] = called(name => name);
  const [only, ...others] = called(name => name.toLowerCase());
  return asWritten ?? (others.length === 0 ? only : undefined) ?? text;
}

/**
 * A case from input data, as if it had been typed. Choices that the data do not name are set to an available option.
 * Throws a `Refusal` for an unknown field or unit.
 */
export function caseFrom(definition: Definition, input: CaseInput): CaseData {
  const entries: Record<string, Entry> = { ...blankCase(definition) };
  for (const [id, value] of Object.entries(input)) entries[id] = entryFromInput(requireInput(definition, id), value);
  return resolveChoices(definition, entries, new Set(Object.keys(input)));
}

/** The entry of a field from input data. Throws a `Refusal` for an unknown unit. */
export function entryFromInput(input: Input, value: CaseInput[string]): Entry {
  if (typeof value === 'object') return entryWithUnit(input, String(value.value), value.unit);
  if (input.field.type === 'quantity') return { text: String(value), unit: input.field.unit };
  return { text: String(value) };
}

/** The methods available to a case, the default first; empty for a calculator with one method. */
export function availableMethods({ methods }: Definition, data: CaseData): readonly string[] {
  return methods ? offeredOptions(methods, data) : [];
}

/**
 * The method selected in a case, or the first available one. Undefined for a calculator with one method and for an
 * unknown method.
 */
export function selectedMethod(definition: Definition, data: CaseData): string | undefined {
  const chosen = data[methodId]?.text ?? '';
  const offered = availableMethods(definition, data);
  return chosen === '' ? offered[0] : offered.find(option => option === chosen);
}
