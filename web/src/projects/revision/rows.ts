import type { RevisionRecord, SheetDocument } from '@isentrope/records';
import type { ReadReport, RecordTable, RecordValue } from './read-report.ts';
import { displayValue } from './display-value.ts';

/** Content of a table cell. */
export interface Cell {
  readonly text: string;
  readonly unit: string;
  /** True if there is no value; the text gives the reason. */
  readonly absent?: boolean;
}

/** A field or result with its value in each case. */
export interface Row {
  readonly id: string;
  readonly label: string;
  /** One cell per case; undefined where the case has none. */
  readonly cells: readonly (Cell | undefined)[];
}

/** The typed inputs in sheet order. Inputs as in a blank case are not recorded. */
export function typedRows({ document, fields }: Pick<RevisionRecord, 'document' | 'fields'>): readonly Row[] {
  return (
    fields
      // The case names are the column headings.
      .filter(({ id }) => id !== 'userDescription')
      .map(field => ({
        id: field.id,
        label: field.label,
        cells: document.cases.map(typed => typedCell(field, typed[field.id])),
      }))
  );
}

/** A typed field of a case, an option by its label; undefined if it is as in a blank case. */
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
 * The scalar results: first the primary one, by which methods are compared, then in declared order. Results that
 * concern no case are omitted.
 */
export function resultRows({ cases }: ReadReport, results: RevisionRecord['results']): readonly Row[] {
  const compared = new Set(cases.flatMap(each => (each?.crossCheck ?? []).map(({ result }) => result)));
  return results
    .toSorted((a, b) => Number(compared.has(b.id)) - Number(compared.has(a.id)))
    .filter(({ id }) => cases.some(each => concerns(each?.values[id])))
    .map(({ id, label }) => ({ id, label, cells: cases.map(each => cellOf(each?.values[id])) }));
}

/** Rows without a value in any case, grouped by the first case's reason. */
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

/** Whether a scalar result applies to a case. */
function concerns(value: RecordValue | undefined): boolean {
  return value !== undefined && value.type !== 'table' && !(value.type === 'none' && value.ruledOut);
}

function cellOf(value: RecordValue | undefined): Cell | undefined {
  if (value === undefined || value.type === 'table') return undefined;
  return { ...displayValue(value), ...(value.type === 'none' ? { absent: true } : {}) };
}

/** The table results, with their case and title. */
export function tablesIn(
  { cases }: ReadReport,
  results: RevisionRecord['results'],
): readonly {
  readonly id: string;
  readonly label: string;
  readonly of: string;
  readonly table: RecordTable;
}[] {
  return cases.flatMap((each, index) =>
    results.flatMap(({ id, label }) => {
      const value = each?.values[id];
      return value?.type === 'table' ? [{ id, label, of: caseName(each?.title, index), table: value }] : [];
    }),
  );
}

/** Display name of a case. */
export function caseName(title: string | undefined, index: number): string {
  return title === undefined || title === '' ? `Case ${index + 1}` : title;
}
