import type { RowsColumn } from '@isentrope/calculators/kit';
import { Options } from '../../../design/options.tsx';

/** The value of the entry that leaves a column out, which is no id of one. */
const leftOut = 'leave out';

/** The list from which a column of a table is given another meaning, or is left out. */
export function ColumnMeaning({
  label,
  heading,
  others,
  onAssign,
  onLeaveOut,
}: {
  /** What it is read as; undefined for a column that is not understood. */
  readonly label: string | undefined;
  readonly heading: string;
  /** The columns that it can become, by id. */
  readonly others: readonly (readonly [id: string, column: RowsColumn])[];
  readonly onAssign: (id: string) => void;
  readonly onLeaveOut: () => void;
}) {
  return (
    <select
      aria-label={label === undefined ? `Use the column ${heading} as` : `Change the column ${label}`}
      data-known={label === undefined ? undefined : true}
      value=""
      onChange={({ target }) => (target.value === leftOut ? onLeaveOut() : onAssign(target.value))}
    >
      <option value="">{label === undefined ? 'Use as …' : 'Change …'}</option>
      <Options of={others.map(([id, column]) => [id, column.label])} />
      {label !== undefined && <option value={leftOut}>Leave out</option>}
    </select>
  );
}
