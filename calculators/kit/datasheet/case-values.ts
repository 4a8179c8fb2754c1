import {
  fromSi,
  formatNumber,
  convertedQuantity,
  ambiguousReadings,
  type Kind,
} from '@isentrope/engineering/quantities';
import { Absent } from '../definition/absent.ts';
import { requireInput } from '../case/case-data.ts';
import { displayText, type CaseData } from '../definition/case-input.ts';
import { resultInfo, type Definition, type Input, type StepInfo } from '../definition/calculator-definition.ts';
import { convertEntry } from '../units/convert-entry.ts';
import { readField } from '../case/read-field.ts';
import type { ReportedCase, ReportedValue } from '../report/report.ts';
import { numberCell, numberFormat, type Cell } from '../workbook/sheet.ts';
import { sourceOf } from '../definition/graph.ts';
import type { Source, StepSource } from '../definition/source.ts';
import { entryToCells } from '../workbook/entry-cells.ts';

/** A case of a datasheet: its entries, and its report with the working. */
export interface Subject {
  readonly definition: Definition;
  readonly title: string;
  readonly data: CaseData;
  readonly report: ReportedCase;
}

/** A value of a datasheet: its text on paper and its cell in a workbook. */
export interface DatasheetValue {
  readonly text: string;
  readonly cell: Cell;
  readonly isNumber: boolean;
}

const digitsOfFields = 5;

/** The value of a field or step in a case: in SI, a choice by its option; undefined if there is none. */
export function valueInSi(subject: Subject, source: Source): number | string | boolean | undefined {
  if (source.type === 'field') return fieldValueInSi(subject, source.id);
  return plainOf(reportedBy(subject, source.id));
}

function fieldValueInSi({ definition, data, report }: Subject, id: string): number | string | undefined {
  const reading = readField(requireInput(definition, id), data, id);
  const typed = reading.type === 'value' && reading.isBlank === undefined ? reading.value : undefined;
  if (typeof typed === 'number' || typeof typed === 'string') return typed === '' ? undefined : typed;
  const filled = defaultOf(report, id);
  return filled?.type === 'number' ? filled.si : undefined;
}

/** The derived default of a blank field. */
function defaultOf(report: ReportedCase, id: string): ReportedValue | undefined {
  const filled = report.filled?.[id];
  return filled && filled.difference === undefined ? filled.value : undefined;
}

/** The value of a step, from the results or the working. */
function reportedBy({ report }: Subject, id: string): ReportedValue | undefined {
  return report.values[id] ?? report.working?.find(line => line.id === id)?.value;
}

function plainOf(value: ReportedValue | undefined): number | string | boolean | undefined {
  switch (value?.type) {
    case 'number':
      return value.si;
    case 'words':
      return value.text;
    case 'answer':
      return value.yes;
    default:
      return undefined;
  }
}

/** An SI number displayed in a unit. */
export function numberIn(kind: Kind | undefined, si: number, unit: string, digits = 4): DatasheetValue {
  const value = kind === undefined ? si : fromSi(kind, si, unit) + 0;
  return { text: formatNumber(value, digits), cell: numberCell(value, numberFormat(value, digits)), isNumber: true };
}

/** The number of a step, with the digits of its presentation. */
const stepNumber = ({ kind, digits }: StepInfo, si: number, unit: string) => numberIn(kind, si, unit, digits);

/** A text value; undefined if empty. */
export function textValue(text: string): DatasheetValue | undefined {
  const plain = text.trim();
  return plain === '' ? undefined : { text: plain, cell: { value: plain }, isNumber: false };
}

/** The displayed value of a field or step in a unit. */
export function valueOf(subject: Subject, source: Source, unit: string): DatasheetValue | undefined {
  if (source.type === 'field') return fieldValue(subject, requireInput(subject.definition, source.id), unit);
  const value = reportedBy(subject, source.id);
  switch (value?.type) {
    case 'number':
      return stepNumber(resultInfo(subject.definition, source.id), value.si, unit);
    case 'words':
      return textValue(value.text);
    case 'answer':
      return textValue(value.yes ? 'Yes' : 'No');
    default:
      return undefined;
  }
}

/** The entered value of a field, as typed if in the same unit; else its derived default. */
function fieldValue(subject: Subject, input: Input, unit: string): DatasheetValue | undefined {
  const { data, report } = subject;
  const { id, field } = input;
  const reading = readField(input, data, id);
  if (reading.type === 'hidden' || reading.type === 'invalid') return undefined;
  if (field.type === 'quantity') {
    const entry = data[id];
    if (reading.type === 'value' && reading.isBlank === undefined && entry) {
      const shown = convertEntry(field, entry, unit);
      const text = displayText(shown);
      const isPlain = ambiguousReadings(text) === undefined && !convertedQuantity(field.kind, text, unit);
      if ((shown.unit ?? field.unit) === unit && isPlain)
        return { text, cell: entryToCells(input, shown).value, isNumber: true };
      return numberIn(field.kind, Number(reading.value), unit, digitsOfFields);
    }
    const filled = defaultOf(report, id);
    return filled?.type === 'number' ? numberIn(field.kind, filled.si, unit, digitsOfFields) : undefined;
  }
  if (reading.type !== 'value') return undefined;
  return textValue(String(entryToCells(input, data[id] ?? { text: '' }).value.value).replaceAll('\n', '; '));
}

/** Computes the value of a derived line; undefined if a value that it needs is missing. */
export function computeDerived(subject: Subject, { needs, info, compute }: StepSource, unit: string) {
  const inputs: Record<string, unknown> = {};
  for (const [key, need] of Object.entries(needs)) {
    const optional = need.type === 'optional';
    const value = valueInSi(subject, sourceOf(need));
    if (value === undefined && !optional) return undefined;
    inputs[key] = value;
  }
  const value = compute(inputs as never, () => undefined);
  if (value instanceof Absent) return undefined;
  if (typeof value === 'number') return numberIn(info?.kind, value, unit, info?.digits);
  return typeof value === 'string' ? textValue(value) : undefined;
}

/** The value that the calculation assumed for a blank field. */
export function assumedValue(subject: Subject, source: Source): string | undefined {
  if (source.type !== 'field') return undefined;
  const input = requireInput(subject.definition, source.id);
  const { field } = input;
  if (field.type !== 'quantity' || defaultOf(subject.report, source.id)) return undefined;
  const reading = readField(input, subject.data, source.id);
  if (reading.type !== 'value' || reading.isBlank === undefined || field.blank === undefined) return undefined;
  const unit = field.unit === '' ? '' : ` ${field.unit}`;
  return `${field.blank}${unit}`;
}
