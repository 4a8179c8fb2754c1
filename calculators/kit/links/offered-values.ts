import { formatNumber } from '@isentrope/engineering/quantities';
import { caseNameId } from '../case/case-data.ts';
import type { CaseData } from '../definition/case-input.ts';
import { resultInfo, type Definition } from '../definition/calculator-definition.ts';
import { readCalculation, type CaseDocument } from '../document/document.ts';
import { isOverridden } from './linked-fields.ts';
import { readField } from '../case/read-field.ts';
import type { CaseReport, ReportedCase, ReportedValue } from '../report/report.ts';
import { run } from '../report/run.ts';

/** A value that other calculations may link to: a quantity field, a result, or an aggregate over all cases. */
export interface LinkableValue {
  readonly id: string;
  readonly label: string;
  readonly kind: string;
  /** The default unit. */
  readonly unit: string;
  readonly of: 'field' | 'result' | 'together';
}

/** The values of one case, and the links of its fields to other calculations. */
export interface CaseValues {
  /** The name of the case; blank if none was entered. */
  readonly name: string;
  /** Entered and calculated values in SI, by the id of the linkable value. */
  readonly values: Readonly<Record<string, number>>;
  /** Linked fields by id: the link, and for a quantity the present value in SI. */
  readonly reads: Readonly<Record<string, { readonly from: string; readonly si: number | null }>>;
  /** The key results as text. */
  readonly answers: readonly { readonly id: string; readonly label: string; readonly text: string }[];
  readonly errors: number;
  readonly warnings: number;
}

/** The values of a calculation that others may link to, as plain JSON. */
export interface DocumentValues {
  readonly engine: string;
  readonly offered: readonly LinkableValue[];
  /** The labels of linked fields, by field id. */
  readonly labels: Readonly<Record<string, string>>;
  readonly cases: readonly CaseValues[];
  /** The aggregate values over all cases, in SI, by the id of the linkable value. */
  readonly together: Readonly<Record<string, number>>;
}

/** Returns the values of a calculator that other calculations may link to. */
export function linkableValues(definition: Definition): readonly LinkableValue[] {
  const fields = definition.inputs.flatMap(({ id, field }): LinkableValue[] =>
    field.type === 'quantity' ? [{ id, label: field.label, kind: field.kind, unit: field.unit, of: 'field' }] : [],
  );
  const results = definition.results.flatMap(({ id }): LinkableValue[] => {
    const { label, kind, unit = '' } = resultInfo(definition, id);
    return kind === undefined ? [] : [{ id, label, kind, unit, of: 'result' }];
  });
  const known = new Set(results.map(({ id }) => id));
  const together = Object.entries(definition.togetherInfo).map(([id, { label, kind, unit }]): LinkableValue => ({
    id,
    label,
    kind,
    unit,
    of: 'together',
  }));
  return [...results, ...fields.filter(({ id }) => !known.has(id)), ...together];
}

/**
 * Evaluates a document and returns the values that others may link to. Its data must be loaded; throws a `Refusal` as
 * `run` does.
 */
export function documentValues(definition: Definition, document: CaseDocument): DocumentValues {
  const report = run(definition, document, { working: false, pictures: false });
  return valuesFromReport(definition, document, report);
}

function valuesFromReport(definition: Definition, document: CaseDocument, report: CaseReport): DocumentValues {
  const { cases } = readCalculation(definition, document);
  const offered = linkableValues(definition);
  const labels: Record<string, string> = {};
  const answered = cases.map((data, index): CaseValues => {
    const reported = report.cases[index];
    const values: Record<string, number> = {};
    const reads: Record<string, CaseValues['reads'][string]> = {};
    for (const input of definition.inputs) {
      const { id, field } = input;
      const reading = field.type === 'quantity' ? readField(input, data, id) : undefined;
      const si = reading?.type === 'value' && !reading.isBlank ? Number(reading.value) : defaultValueOf(reported, id);
      if (si !== undefined) values[id] = si;
      const from = data[id]?.from;
      if (from === undefined || !isLinkedField(definition, data, id)) continue;
      labels[id] = field.label;
      reads[id] = { from, si: si ?? null };
    }
    for (const { id } of offered) {
      const value = reported?.values[id];
      if (value?.type === 'number') values[id] = value.si;
    }
    const count = (level: string) => reported?.messages.filter(message => message.level === level).length ?? 0;
    return {
      name: (data[caseNameId]?.text ?? '').trim(),
      values,
      reads,
      answers: reported ? keyResultTexts(definition, reported) : [],
      errors: count('error'),
      warnings: count('warning'),
    };
  });
  const together = Object.entries(report.together?.values ?? {}).map(([id, { si }]) => [id, si] as const);
  return { engine: report.engine, offered, labels, cases: answered, together: Object.fromEntries(together) };
}

/** Whether a field holds the link itself: of a group of fields filled by one link, only the lead field does. */
function isLinkedField(definition: Definition, data: CaseData, id: string): boolean {
  const lead = definition.sharedGroups.find(({ fields }) => Object.values(fields).includes(id))?.at ?? id;
  return !isOverridden(definition, data, id) && (lead === id || data[lead]?.from !== data[id]?.from);
}

function defaultValueOf(reported: ReportedCase | undefined, id: string): number | undefined {
  const value = reported?.filled?.[id]?.value;
  return value?.type === 'number' ? value.si : undefined;
}

function keyResultTexts(definition: Definition, { values }: ReportedCase): CaseValues['answers'] {
  return definition.answers.flatMap(id => {
    const text = textOf(values[id]);
    return text === undefined ? [] : [{ id, label: resultInfo(definition, id).label, text }];
  });
}

/** A result as text; undefined for no value and for a table. */
function textOf(value: ReportedValue | undefined): string | undefined {
  switch (value?.type) {
    case 'number':
      return `${formatNumber(value.value, value.digits)} ${value.unit}`.trim();
    case 'words':
      return value.text;
    case 'answer':
      return value.yes ? 'Yes' : 'No';
    default:
      return undefined;
  }
}
