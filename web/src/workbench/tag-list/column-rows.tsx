import {
  caseNameId,
  columnName,
  columnUnits,
  cellLine,
  targetOf,
  unitName,
  unitHint,
  type CaseData,
  type ColumnTarget,
  type ColumnTargets,
  type Definition,
  type Grid,
  type ColumnMatch,
  type ListColumn,
} from '@isentrope/calculators/kit';
import { useId } from 'react';
import { Options } from '../../design/options.tsx';

interface ColumnsProps {
  readonly definition: Definition;
  readonly baseCase: CaseData;
  readonly onTarget: (index: number, target: ColumnTarget | undefined) => void;
}

/** The columns of a list, each with its target field and unit. */
export function ColumnRows({
  columns,
  targets,
  guesses,
  under,
  ...props
}: ColumnsProps & {
  readonly columns: readonly ListColumn[];
  readonly targets: ColumnTargets;
  readonly guesses: readonly ColumnMatch[];
  /** The rows below the header. */
  readonly under: Grid;
}) {
  return (
    <ol className="list-columns" aria-label="Columns of the list">
      <li className="list-columns-head" aria-hidden="true">
        <span>Column</span>
        <span>First entries</span>
        <span>Field</span>
        <span>Unit</span>
      </li>
      {columns.map((column, index) => (
        <ColumnRow
          key={column.index}
          {...props}
          column={column}
          index={index}
          target={targets[index]}
          guess={guesses[index]}
          sample={sampleOf(under, column)}
        />
      ))}
    </ol>
  );
}

const maxSamples = 3;

/** The first distinct entries of a column. */
function sampleOf(under: Grid, { index }: ListColumn): string {
  const found = new Set<string>();
  for (const cells of under) {
    const cell = cellLine(cells[index]);
    if (cell !== '') found.add(cell.length > 24 ? `${cell.slice(0, 23)}…` : cell);
    if (found.size === maxSamples) break;
  }
  return [...found].join(' · ');
}

function ColumnRow({
  definition,
  baseCase,
  onTarget,
  column,
  index,
  target,
  guess,
  sample,
}: ColumnsProps & {
  readonly column: ListColumn;
  readonly index: number;
  readonly target: ColumnTarget | undefined;
  readonly guess: ColumnMatch | undefined;
  readonly sample: string;
}) {
  const noteId = useId();
  const units = target ? columnUnits(definition, target, column) : [];
  const note = target ? unitHint(definition, target, column) : guess?.target === undefined ? guess?.hint : undefined;
  const kind = fieldKind(definition, target);
  const name = columnName(column);
  const described = note === undefined ? {} : { 'aria-describedby': noteId };
  return (
    <li className={target ? 'list-column' : 'list-column is-unread'}>
      <span className="list-heading">
        <span className="list-letter">{column.letter}</span>
        {column.heading === '' ? 'no heading' : column.heading}
        {column.unit !== '' && !column.heading.includes(column.unit) && <small> {column.unit}</small>}
      </span>
      <span className="list-sample">{sample}</span>
      <select
        aria-label={`Field of ${name}`}
        {...described}
        value={target?.id ?? ''}
        onChange={event => {
          const input = definition.inputs.find(({ id }) => id === event.target.value);
          onTarget(index, input && targetOf(input, column, baseCase));
        }}
      >
        <option value="">Not read</option>
        <Options
          of={definition.inputs.map(({ id, field }) => [
            id,
            id === caseNameId ? `${field.label}: the name of the case` : field.label,
          ])}
        />
      </select>
      {target?.unit !== undefined && kind !== undefined && units.length > 1 ? (
        <select
          aria-label={`Unit of ${name}`}
          {...described}
          value={target.unit}
          onChange={event => onTarget(index, { ...target, unit: event.target.value })}
        >
          <Options of={units.map(unit => [unit, unitName(kind, unit)])} />
        </select>
      ) : (
        <span className="list-unit">{target?.unit}</span>
      )}
      {note !== undefined && (
        <p id={noteId} className="list-note">
          {note}
        </p>
      )}
    </li>
  );
}

function fieldKind(definition: Definition, target: ColumnTarget | undefined) {
  const field = definition.inputs.find(({ id }) => id === target?.id)?.field;
  return field?.type === 'quantity' ? field.kind : undefined;
}
