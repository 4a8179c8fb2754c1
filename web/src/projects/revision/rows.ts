import type { RevisionRecord } from '@isentrope/records';
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

/** The fields of a document in the order in which they were written down. What is as in a blank case is not in it. */
export function typedRows({ document }: Pick<RevisionRecord, 'document'>): readonly Row[] {
  const ids = new Set(document.cases.flatMap(Object.keys));
  // What the cases are called stands at the head of their columns.
  ids.delete('userDescription');
  return [...ids].map(id => ({
    id,
    label: nameFromId(id),
    cells: document.cases.map(fields => {
      const typed = fields[id];
      if (typed === undefined) return undefined;
      return typeof typed === 'string' ? { text: typed, unit: '' } : { text: typed[0], unit: typed[1] };
    }),
  }));
}

/**
 * The results that are one value a case: first the one that the methods are compared by, which is what the calculation is
 * for, then in the order of the working. Those that no case has anything to do with are left out.
 */
export function resultRows({ cases }: ReadReport): readonly Row[] {
  const labels = labelsIn(cases);
  const ids = new Set(cases.flatMap(each => Object.keys(each?.values ?? {})));
  const compared = cases.flatMap(each => (each?.crossCheck ?? []).map(({ result }) => result));
  const order = [...new Set([...compared, ...labels.keys()])];
  const place = (id: string) => (order.includes(id) ? order.indexOf(id) : order.length);
  return [...ids]
    .toSorted((a, b) => place(a) - place(b))
    .filter(id => cases.some(each => concerns(each?.values[id])))
    .map(id => ({ id, label: labels.get(id) ?? nameFromId(id), cells: cases.map(each => cellOf(each?.values[id])) }));
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
export function tablesIn({ cases }: ReadReport): readonly {
  readonly id: string;
  readonly label: string;
  readonly of: string;
  readonly table: RecordTable;
}[] {
  const labels = labelsIn(cases);
  return cases.flatMap((each, place) =>
    Object.entries(each?.values ?? {}).flatMap(([id, value]) =>
      value.type === 'table'
        ? [{ id, label: labels.get(id) ?? nameFromId(id), of: caseName(each?.title, place), table: value }]
        : [],
    ),
  );
}

/** What the steps of the working are called, in their order; a result is the step of its name. */
function labelsIn(cases: ReadReport['cases']): ReadonlyMap<string, string> {
  return new Map(cases.flatMap(each => (each?.working ?? []).map(({ id, label }) => [id, label] as const)));
}

/** What a case is called. */
export function caseName(title: string | undefined, place: number): string {
  return title === undefined || title === '' ? `Case ${place + 1}` : title;
}

/** The id of a field as words, where the record has no label for it: "upstreamPressure" is "Upstream pressure". */
export function nameFromId(id: string): string {
  const words = id
    .replaceAll(/([\p{Ll}\d])(\p{Lu})/gu, '$1 $2')
    .replaceAll(/(\p{Lu})(\p{Lu}\p{Ll})/gu, '$1 $2')
    .split(/[\s_-]+/)
    .map(word => (/^\p{Lu}\p{Ll}/u.test(word) ? word.toLowerCase() : word))
    .join(' ');
  return words.slice(0, 1).toUpperCase() + words.slice(1);
}
