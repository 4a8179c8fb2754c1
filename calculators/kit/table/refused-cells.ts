import { rowNumbers } from './table-rows.ts';

/** A cell that does not apply to its row: the name of its column, what the row is, and where the column applies. */
export interface Refusal {
  readonly what: string;
  readonly of: string;
  readonly where: string;
}

interface Fault {
  readonly row?: number;
  readonly column?: string;
  readonly reason: string;
  readonly refusal?: Refusal;
}

/** Errors of cells, of which those that do not apply to their rows, if a column has several, have one reason that names the rows. */
export function withRefusalsMerged<Own extends Fault>(faults: readonly Own[]): Own[] {
  return faults.map(fault => {
    const { refusal } = fault;
    if (!refusal) return fault;
    const alike = faults.filter(other => other.column === fault.column && other.refusal?.where === refusal.where);
    if (alike.length < 2) return fault;
    const rows = alike.flatMap(({ row }) => (row === undefined ? [] : [{ index: row }]));
    const of = [...new Set(alike.flatMap(other => other.refusal?.of ?? []))].filter(text => text !== '').join(', ');
    return { ...fault, reason: `has ${refusal.what} in ${rowNumbers(rows)} (${of}), but ${refusal.where}` };
  });
}
