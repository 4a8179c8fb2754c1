import { fromSi, isDisplayUnit, unitOf, valueIn, type Kind } from '@isentrope/engineering/quantities';
import { Absent } from '../definition/absent.ts';
import type { StepInfo } from '../definition/calculator-definition.ts';
import type { ResultValue } from '../evaluation/evaluate.ts';
import type { ReportedTable, ReportedValue } from './report.ts';
import type { Table, TableCell } from '../definition/table.ts';

/** Default number of significant digits. */
const defaultDigits = 4;

/** Converts an SI value to the unit shown; `+ 0` removes negative zero, which JSON lacks. */
function shown(kind: Kind | undefined, si: number, unit: string): number {
  return (kind === undefined ? si : fromSi(kind, si, unit)) + 0;
}

/** The value of a number that overflows in its unit. */
const overflowedValue: ReportedValue = {
  type: 'none',
  reason: 'no finite value',
  missing: [],
  ruledOut: false,
};

/** A result as reported, in the preferred unit if that fits its kind, else in the unit of its step. */
export function reportedValue(value: ResultValue, info: StepInfo, preferredUnit?: string): ReportedValue {
  const { kind, digits = defaultDigits } = info;
  if (typeof value === 'number') {
    const unit =
      kind !== undefined && preferredUnit !== undefined && isDisplayUnit(kind, preferredUnit)
        ? preferredUnit
        : (info.unit ?? '');
    const number = shown(kind, value, unit);
    if (!Number.isFinite(number)) return overflowedValue;
    return { type: 'number', si: value + 0, value: number, unit, digits };
  }
  if (typeof value === 'string') return { type: 'words', text: value };
  if (typeof value === 'boolean') return { type: 'answer', yes: value };
  if (value instanceof Absent)
    return { type: 'none', reason: value.text, missing: value.missing, ruledOut: value.ruledOut };
  return reportedTable(value);
}

/** The number, or null if it is not finite. */
function finite(number: number): number | null {
  return Number.isFinite(number) ? number : null;
}

/** A table as reported; numbers that are not finite become null. */
export function reportedTable({ columns, rows, beyond }: Table): ReportedTable {
  const inSi = (cell: TableCell) => (typeof cell === 'number' ? finite(cell + 0) : (cell ?? null));
  const si = rows.map(row => columns.map((_, index) => inSi(row[index])));
  const shownIn = columns.map(({ kind, unit = '' }) => (kind === undefined ? undefined : unitOf(kind, unit)));
  return {
    type: 'table',
    columns: columns.map(({ id, label, kind, unit = '', digits = defaultDigits }) => ({
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
    ...(beyond ? { beyond: [...beyond] } : {}),
  };
}
