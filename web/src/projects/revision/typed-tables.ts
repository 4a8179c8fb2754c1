import type { ReportedTable } from '@isentrope/calculators/kit';
import type { RevisionRecord } from '@isentrope/records';
import { caseName, type Row } from './rows.ts';

/** A table that was typed or pasted into a field, with the cases that have it. */
interface TypedTable extends Pick<ReportedTable, 'type' | 'columns' | 'rows'> {
  readonly id: string;
  readonly label: string;
  /** Titles of the cases; empty if all cases have it. */
  readonly titles: readonly string[];
}

/**
 * Splits a text with a heading and rows, separated by tabs or vertical bars, into cells; undefined for any other text.
 */
export function cellsOf(text: string): readonly (readonly string[])[] | undefined {
  const lines = text.split(/\r?\n/).filter(line => line.trim() !== '');
  const mark = text.includes('\t') ? '\t' : '|';
  if (lines.length < 2 || !lines.every(line => line.includes(mark))) return undefined;
  return lines.map(line => line.split(mark).map(cell => cell.trim()));
}

/** Whether every entry of a row is a table. */
export function isTable({ cells }: Row): boolean {
  const typed = cells.filter(cell => cell !== undefined);
  return typed.length > 0 && typed.every(({ text }) => cellsOf(text) !== undefined);
}

/** A row whose tables are replaced by their number of rows, since they are shown below. */
export function withTablesBelow(row: Row): Row {
  if (!isTable(row)) return row;
  const countText = (text: string) => `${(cellsOf(text)?.length ?? 1) - 1} rows, in the table below`;
  return { ...row, cells: row.cells.map(cell => cell && { text: countText(cell.text), unit: '' }) };
}

/** The tables among the typed inputs, one for all cases with the same table. Columns without an entry are omitted. */
export function typedTables(
  rows: readonly Row[],
  { document }: Pick<RevisionRecord, 'document'>,
): readonly TypedTable[] {
  return rows.filter(isTable).flatMap(({ id, label, cells }) => {
    const texts = new Set(cells.flatMap(cell => cell?.text ?? []));
    return [...texts].map((text): TypedTable => {
      const having = cells.flatMap((cell, index) =>
        cell?.text === text ? [titleOf(document.cases[index], index)] : [],
      );
      const [heads = [], ...body] = cellsOf(text) ?? [];
      const used = heads.flatMap((head, index) =>
        body.some(line => (line[index] ?? '') !== '') ? [{ head, place: index }] : [],
      );
      return {
        id,
        label,
        titles: having.length === document.cases.length ? [] : having,
        type: 'table',
        columns: used.map(({ head, place: index }) => ({ id: String(index), label: head, unit: '', digits: 6 })),
        rows: body.map(line => used.map(({ place: index }) => line[index] ?? '')),
      };
    });
  });
}

function titleOf(typed: RevisionRecord['document']['cases'][number] | undefined, index: number): string {
  const title = typed?.['userDescription'];
  return caseName(typeof title === 'string' ? title : undefined, index);
}
