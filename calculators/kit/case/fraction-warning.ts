import { fullNumber } from '@isentrope/engineering/quantities';
import type { CaseData } from '../definition/case-input.ts';
import type { Input } from '../definition/calculator-definition.ts';
import type { RowsField, TypedRow } from '../definition/fields.ts';
import { warning, type Message } from '../definition/messages.ts';
import { readField } from './read-field.ts';

/** Largest entry without a unit, as a fraction, that a fraction typed in place of a percentage can have: 1, read as 1 %. */
const largestDoubtful = 0.01;

const isPercentage = ({ kind, unit }: { readonly kind: string; readonly unit: string }): boolean =>
  kind === 'fraction' && unit === '%';

const isDoubtful = (values: readonly number[]): boolean => {
  const largest = Math.max(0, ...values);
  return largest > 0 && largest <= largestDoubtful;
};

/**
 * A warning on a number of no more than 1 in a field of percentages, which may be meant as a fraction: 0.7 for 70 %. A number typed with its
 * unit has no doubt, and a column of a table only if none of its numbers is larger.
 */
export function fractionWarning(input: Input, data: CaseData): Message | undefined {
  const { id, field } = input;
  const reading = readField(input, data, id);
  if (reading.type !== 'value' || reading.isBlank) return undefined;
  if (field.type === 'rows') return columnWarning(field, reading.value as readonly TypedRow[], id);
  const text = data[id]?.text.trim() ?? '';
  const isBare = /^[\d.,]+$/.test(text) && reading.unit === '%';
  if (field.type !== 'quantity' || !isPercentage(field) || !isBare) return undefined;
  const value = reading.value as number;
  return isDoubtful([value])
    ? doubt(`${field.label} ${text}`, value, id, '; to keep it, enter it with its unit')
    : undefined;
}

function columnWarning({ label, columns }: RowsField, rows: readonly TypedRow[], id: string): Message | undefined {
  for (const [columnId, column] of Object.entries(columns)) {
    if (column.type === 'quantity' && isPercentage(column)) {
      const values = rows.flatMap(row => (row[columnId] as number | undefined) ?? []);
      if (isDoubtful(values)) return ofColumn(`${label}: ${column.label}`, values, id);
    }
    if (column.type !== 'nested') continue;
    for (const [innerId, inner] of Object.entries(column.columns)) {
      if (!isPercentage(inner)) continue;
      const inside = rows.flatMap(
        row => (row[columnId] as readonly Record<string, number | undefined>[] | undefined) ?? [],
      );
      const values = inside.flatMap(row => row[innerId] ?? []);
      if (isDoubtful(values)) return ofColumn(`${label}: ${inner.label}`, values, id);
    }
  }
  return undefined;
}

function ofColumn(what: string, values: readonly number[], field: string): Message {
  const largest = Math.max(...values);
  return doubt(`${what} of up to ${inPercent(largest)}`, largest, field);
}

const inPercent = (fraction: number): string => fullNumber(Number((100 * fraction).toPrecision(9)));

/** `value` is a fraction: 0.007 where 0.7 was typed; `keep` follows, on how to keep it. */
function doubt(what: string, value: number, field: string, keep = ''): Message {
  return warning(
    `${what} is read as ${inPercent(value)} %. If it was meant as a fraction, enter ${inPercent(100 * value)} %${keep}.`,
    { field },
  );
}
