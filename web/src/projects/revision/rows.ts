import type { RevisionRecord, SheetDocument } from '@isentrope/records';
import type { ReadReport, RecordTable, RecordValue } from './report.ts';
import { shown } from './shown.ts';

/** What stands in a cell. */
export interface Cell {
  readonly text: string;
  readonly unit: string;
  /** There is no value; the text says why. */
  readonly absent?: boolean;
}

/** A field or a result with what it is in each case. */
export interface Row {
  readonly id: string;
  readonly label: string;
  /** A case each; undefined where the case says nothing of it. */
  readonly cells: readonly (Cell | undefined)[];
}

/** What was typed, in the order of the sheet. What is as in a blank case is not in a record. */
export function typedRows({ document, fields }: Pick<RevisionRecord, 'document' | 'fields'>): readonly Row[] {
  return (
    fields
      // What the cases are called stands at the head of their columns.
      .filter(({ id }) => id !== 'userDescription')
      .map(field => ({
        id: field.id,
        label: field.label,
        cells: document.cases.map(typed => typedCell(field, typed[field.id])),
      }))
  );
}

/** What stands in a field of a case, an option by its name; undefined where it is as in a blank case. */
export function typedCell(
  { unit, names }: Omit<RevisionRecord['fields'][number], 'id' | 'label'>,
  entry: SheetDocument['cases'][number][string] | undefined,
): Cell | undefined {
  if (entry === undefined) return undefined;
  const [text, of] = typeof entry === 'string' ? [entry, unit] : entry;
  const name = names && Object.hasOwn(names, text) ? names[text] : undefined;
  return { text: name ?? text, unit: of };
}

/**
 * The results that are one value a case: first the one that the methods are compared by, which is what the calculation is
 * for, then in their own order. Those that no case has anything to do with are left out.
 */
export function resultRows({ cases }: ReadReport, results: RevisionRecord['results']): readonly Row[] {
  const compared = new Set(cases.flatMap(each => (each?.crossCheck ?? []).map(({ result }) => result)));
  return results
    .toSorted((a, b) => Number(compared.has(b.id)) - Number(compared.has(a.id)))
    .filter(({ id }) => cases.some(each => concerns(each?.values[id])))
    .map(({ id, label }) => ({ id, label, cells: cases.map(each => cellOf(each?.values[id])) }));
}

/** Rows in which no case has a value, by the reason that the first of them gives. */
export function withoutValue(rows: readonly Row[]): ReadonlyMap<string, readonly Row[]> {
  const absent = new Map<string, Row[]>();
  for (const row of rows) {
    const { cells } = row;
    if (cells.some(cell => cell !== undefined && cell.absent !== true)) continue;
    const reason = cells.find(cell => cell !== undefined)?.text ?? '';
    absent.set(reason, [...(absent.get(reason) ?? []), row]);
  }
  return absent;
}

/** Whether a case has to do with a result that is one value. */
function concerns(value: RecordValue | undefined): boolean {
  return value !== undefined && value.type !== 'table' && !(value.type === 'none' && value.ruledOut);
}

function cellOf(value: RecordValue | undefined): Cell | undefined {
  if (value === undefined || value.type === 'table') return undefined;
  return { ...shown(value), ...(value.type === 'none' ? { absent: true } : {}) };
}

/** The results that are tables: which case's, and what they are called. */
export function tablesIn(
  { cases }: ReadReport,
  results: RevisionRecord['results'],
): readonly {
  readonly id: string;
  readonly label: string;
  readonly of: string;
  readonly table: RecordTable;
}[] {
  return cases.flatMap((each, place) =>
    results.flatMap(({ id, label }) => {
      const value = each?.values[id];
      return value?.type === 'table' ? [{ id, label, of: caseName(each?.title, place), table: value }] : [];
    }),
  );
}

/** What a case is called. */
export function caseName(title: string | undefined, place: number): string {
  return title === undefined || title === '' ? `Case ${place + 1}` : title;
}
