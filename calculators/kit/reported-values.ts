import { fromSi, isReadIn, unitOf, valueIn, type Kind } from '@isentrope/engineering/quantities';
import { Absent } from './absent.ts';
import type { StepInfo } from './definition.ts';
import type { ResultValue } from './evaluate.ts';
import type { ReportedTable, ReportedValue } from './report.ts';
import type { Table, TableCell } from './table.ts';

/** How many significant digits of a number are shown where its result does not say. */
const usualDigits = 4;

/** A number in SI in the unit shown; JSON has no negative zero. */
function shown(kind: Kind | undefined, si: number, unit: string): number {
  return (kind === undefined ? si : fromSi(kind, si, unit)) + 0;
}

/** A number that its unit carries beyond the range of numbers. */
const beyondNumbers: ReportedValue = {
  type: 'none',
  reason: 'no finite value',
  missing: [],
  ruledOut: false,
};

/** A result as a report has it, in the unit of its step unless another is asked for. */
export function reportedValue(value: ResultValue, info: StepInfo, asked?: string): ReportedValue {
  const { kind, digits = usualDigits } = info;
  if (typeof value === 'number') {
    const unit = kind !== undefined && asked !== undefined && isReadIn(kind, asked) ? asked : (info.unit ?? '');
    const number = shown(kind, value, unit);
    if (!Number.isFinite(number)) return beyondNumbers;
    return { type: 'number', si: value + 0, value: number, unit, digits };
  }
  if (typeof value === 'string') return { type: 'words', text: value };
  if (typeof value === 'boolean') return { type: 'answer', yes: value };
  if (value instanceof Absent)
    return { type: 'none', reason: value.text, missing: value.missing, ruledOut: value.ruledOut };
  return reportedTable(value);
}

/** A number; nothing where it lies beyond the range of numbers. */
function finite(number: number): number | null {
  return Number.isFinite(number) ? number : null;
}

/** A table as a report has it. A number beyond the range of numbers is nothing. */
export function reportedTable({ columns, rows }: Table): ReportedTable {
  const inSi = (cell: TableCell) => (typeof cell === 'number' ? finite(cell + 0) : (cell ?? null));
  const si = rows.map(row => columns.map((_, index) => inSi(row[index])));
  const shownIn = columns.map(({ kind, unit = '' }) => (kind === undefined ? undefined : unitOf(kind, unit)));
  return {
    type: 'table',
    columns: columns.map(({ id, label, kind, unit = '', digits = usualDigits }) => ({
      id,
      label,
      ...(kind === undefined ? {} : { kind }),
      unit,
      digits,
    })),
    rows: si.map(row =>
      row.map((cell, index) => {
        const unit = shownIn[index];
        return typeof cell === 'number' && unit ? finite(valueIn(unit, cell) + 0) : cell;
      }),
    ),
    si,
  };
}
