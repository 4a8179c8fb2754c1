import { findUnit, fromSi, kindOf, Refusal, toSi, type Kind } from '@isentrope/engineering/quantities';
import type { CaseData } from '../definition/case-input.ts';
import { requireInput } from '../case/case-data.ts';
import { calculateCase } from '../evaluation/cross-check.ts';
import { resultInfo, type Definition, type Input } from '../definition/calculator-definition.ts';
import { readCalculation, type CaseDocument } from '../document/document.ts';
import { evaluate, type Evaluation, type ResultValue } from '../evaluation/evaluate.ts';
import { readField } from '../case/read-field.ts';
import type { Fault } from '../evaluation/fault.ts';
import type { QuantityField } from '../definition/fields.ts';
import type { QuantityInfo, PlainFault, PlainValue, DisplayedNumber } from './result.ts';
import type { Amount } from './request/request.ts';
import { plainMessage } from './messages.ts';

/** The case under analysis, with the display units of its results. */
export interface Subject {
  readonly definition: Definition;
  readonly data: CaseData;
  readonly units: Readonly<Record<string, string>>;
}

/** An input or result that is a number. */
export interface NumericQuantity extends QuantityInfo {
  readonly kind: Kind;
}

/** An input that takes a number. */
export interface NumericInput extends NumericQuantity {
  readonly field: QuantityField;
  /** Its value in the case, in SI, entered or by default; undefined if there is none. */
  readonly presentValue: number | undefined;
}

/** The case at an index of a document. Throws a `Refusal` if there is none. */
export function subjectOf(definition: Definition, document: CaseDocument, index = 0): Subject {
  const { cases, units } = readCalculation(definition, document);
  const data = cases[index];
  if (!data) throw new Refusal(`There is no case ${index}; allowed: 0 to ${cases.length - 1}.`);
  return { definition, data, units };
}

const evaluationCache = new WeakMap<CaseData, { readonly definition: Definition; readonly evaluation: Evaluation }>();

/** The evaluation of the unchanged case by its selected method, cached. */
export function caseEvaluation({ definition, data }: Pick<Subject, 'definition' | 'data'>): Evaluation {
  const before = evaluationCache.get(data);
  if (before?.definition === definition) return before.evaluation;
  const evaluation = evaluate(definition, data);
  evaluationCache.set(data, { definition, evaluation });
  return evaluation;
}

/** The numeric input with this id. Throws a `Refusal` if it is not a quantity or is hidden in the case. */
export function numericInput({ definition, data }: Subject, id: string): NumericInput {
  const input = requireInput(definition, id);
  const { field } = input;
  if (field.type !== 'quantity')
    throw new Refusal(`The field "${id}" is not numerical; allowed: ${numericIds(definition, data).join(', ')}.`);
  const reading = readField(input, data, id);
  if (reading.type === 'hidden')
    throw new Refusal(
      `The field "${id}" does not apply to this case, because of its ${reading.by}; allowed: ${numericIds(definition, data).join(', ')}.`,
    );
  const value = caseEvaluation({ definition, data }).value(id);
  return {
    id,
    label: field.label,
    kind: field.kind,
    unit: data[id]?.unit ?? field.unit,
    field,
    presentValue: typeof value === 'number' ? value : undefined,
  };
}

/** The ids of the visible quantity inputs of a case. */
export function numericIds({ inputs }: Definition, data: CaseData): string[] {
  const takesNumber = (input: Input) =>
    input.field.type === 'quantity' && readField(input, data, input.id).type !== 'hidden';
  return inputs.filter(takesNumber).map(({ id }) => id);
}

/** The result with this id; it is a number if it has a kind. Throws a `Refusal` for an unknown one. */
export function requestedResult({ definition, units }: Subject, id: string): QuantityInfo & { readonly kind?: Kind } {
  if (!definition.results.some(result => result.id === id)) {
    const allowed = definition.results.map(result => result.id).join(', ');
    throw new Refusal(`${definition.id} has no result "${id}"; allowed: ${allowed}.`);
  }
  const { label, kind, unit = '' } = resultInfo(definition, id);
  return kind === undefined ? { id, label, unit } : { id, label, kind, unit: units[id] ?? unit };
}

/** The numeric result with this id. Throws a `Refusal` for any other. */
export function numericResult(subject: Subject, id: string): NumericQuantity {
  const { kind, ...result } = requestedResult(subject, id);
  if (kind !== undefined) return { ...result, kind };
  const allowed = subject.definition.results.filter(each => resultInfo(subject.definition, each.id).kind !== undefined);
  throw new Refusal(`The result "${id}" is not a number; allowed: ${allowed.map(each => each.id).join(', ')}.`);
}

/** Converts an amount to SI; a bare number is in the default unit. Throws a `Refusal` for an unknown unit. */
export function inSi(what: string, kind: Kind, unit: string, amount: Amount): number {
  const { value, unit: named } = typeof amount === 'number' ? { value: amount, unit } : amount;
  const found = findUnit(kind, named);
  if (found) return toSi(kind, value, found.symbol);
  const allowed = kindOf(kind).units.map(({ symbol }) => symbol);
  throw new Refusal(`The ${what} has no unit "${named}"; allowed: ${allowed.join(', ')}.`);
}

/** Converts an amount of an input to SI. */
export function inputAmount({ id, field }: NumericInput, amount: Amount): number {
  return inSi(`field "${id}"`, field.kind, field.unit, amount);
}

/** An SI value with its display value and unit. */
export function displayedNumber({ kind, unit }: NumericQuantity, si: number): DisplayedNumber {
  return { si: si + 0, value: fromSi(kind, si, unit) + 0, unit };
}

/** A result value as plain JSON. */
export function plainValue(value: ResultValue | undefined): PlainValue {
  return typeof value === 'object' || value === undefined ? null : typeof value === 'number' ? value + 0 : value;
}

/** Id, label, kind and unit only. */
export function quantityInfo({ id, label, kind, unit }: QuantityInfo): QuantityInfo {
  return kind === undefined ? { id, label, unit } : { id, label, kind, unit };
}

/** A case with a value entered in one field, with all digits. */
export function caseWith({ definition, data }: Subject, { id, unit }: NumericInput, si: number): CaseData {
  const { field } = requireInput(definition, id);
  return field.type === 'quantity' ? { ...data, [id]: { text: String(fromSi(field.kind, si, unit)), unit } } : data;
}

/** Evaluates a case with all methods: the value of a result and all messages. */
export function fullRun(subject: Subject, data: CaseData, result: string) {
  const { evaluation, messages } = calculateCase(subject.definition, data);
  const value = evaluation.value(result);
  return { value: typeof value === 'number' ? value : undefined, messages: messages.map(plainMessage) };
}

export function plainFaults(faults: readonly Fault[]): PlainFault[] {
  return faults.map(({ place, error }) => ({ place, error: String(error) }));
}
