import {
  assignableColumns,
  distinctReasons,
  gridText,
  parseRows,
  tableGrid,
  type RowsField,
  type TableFault,
} from '@isentrope/calculators/kit';
import { useCallback, useEffect, useRef, useState } from 'react';
import { Cross } from '../../ui/icons.tsx';
import { WorkbenchDialog } from '../../actions/workbench-dialog.tsx';
import { changeGrid, type GridAction } from './grid-actions.ts';
import { AddNamedColumn } from './add-named-column.tsx';
import { ColumnMeaning } from './column-meaning.tsx';
import { GridRow, gridColumnKey } from './grid-row.tsx';

function columnNameOf({ columns }: RowsField): string {
  return Object.values(columns)[0]?.label.toLowerCase() ?? '';
}

/** The dialog that edits a table of records cell by cell. Every change is an edit of the field. */
export function RecordTableDialog({
  field,
  text,
  longest,
  row: foundRow,
  onChange,
  onClose,
}: {
  readonly field: RowsField;
  readonly text: string;
  /** The maximum length of the text of the field. */
  readonly longest: number;
  /** The row that has the focus at first. */
  readonly row?: number | undefined;
  readonly onChange: (text: string) => void;
  readonly onClose: () => void;
}) {
  const [grid, setGrid] = useState(() => {
    const opened = tableGrid(field, text);
    return opened.rows.length > 0 ? opened : changeGrid(field, opened, { type: 'add' });
  });
  const written = useRef(text);
  const act = useCallback((action: GridAction) => setGrid(before => changeGrid(field, before, action)), [field]);
  const next = gridText(grid);
  const tooLong = next.length > longest;
  useEffect(() => {
    if (next === written.current || tooLong) return;
    written.current = next;
    onChange(next);
  }, [next, tooLong, onChange]);
  const body = useRef<HTMLTableSectionElement>(null);
  useEffect(() => {
    if (foundRow !== undefined) body.current?.rows[foundRow]?.querySelector<HTMLElement>('input, select')?.focus();
  }, [foundRow]);
  const parsed = parseRows(field, next);
  const faults = parsed.ok ? [] : parsed.faults;
  const assignable = Object.entries(assignableColumns(field, grid));
  const isFilled = (index: number) => grid.rows.some(row => (row[index] ?? '') !== '');
  const filled = grid.rows.flatMap((row, index) => (row.some(cell => cell !== '') ? [index] : []));
  const ofRow = (index: number): readonly TableFault[] =>
    faults.filter(({ row }) => row !== undefined && filled[row] === index);
  return (
    <WorkbenchDialog
      label={field.label}
      className="record-table"
      keys={[]}
      onClose={onClose}
      head={<h2>{field.label}</h2>}
    >
      <p className="record-help">
        {field.help} You can paste a block from a spreadsheet, headings included, into any cell; its columns are matched
        by name, and its rows replace those with the same {columnNameOf(field)}.
      </p>
      {/* A scrolling region is reached by the keyboard. */}
      <div className="record-grid" role="region" aria-label={`Rows of ${field.label}`} tabIndex={0}>
        <table>
          <thead>
            <tr>
              <th scope="col">
                <span className="visually-hidden">Row</span>
              </th>
              {grid.columns.map((each, index) => {
                const { id, column, name, unit, heading } = each;
                return (
                  <th
                    key={gridColumnKey(each)}
                    scope="col"
                    title={column?.help}
                    data-invalid={id === undefined || undefined}
                  >
                    {name === undefined ? (column?.label ?? heading) : heading}
                    {unit !== '' && <small>{unit}</small>}
                    {name === undefined && (id === undefined || isFilled(index)) && (
                      <ColumnMeaning
                        label={id === undefined ? undefined : (column?.label ?? heading)}
                        heading={heading}
                        others={assignable}
                        onAssign={other => act({ type: 'assignColumn', column: index, id: other })}
                        onLeaveOut={() => act({ type: 'removeColumn', column: index })}
                      />
                    )}
                    {(id === undefined || name !== undefined) && (
                      <button
                        type="button"
                        aria-label={`Remove the column ${heading}`}
                        onClick={() => act({ type: 'removeColumn', column: index })}
                      >
                        <Cross />
                      </button>
                    )}
                  </th>
                );
              })}
              <th scope="col">
                <span className="visually-hidden">Remove</span>
              </th>
            </tr>
          </thead>
          <tbody ref={body}>
            {grid.rows.map((row, index) => (
              <GridRow
                key={index}
                grid={grid}
                row={row}
                index={index}
                wrong={ofRow(index)
                  .flatMap(({ column }) => column ?? [])
                  .join(' ')}
                onAct={act}
              />
            ))}
          </tbody>
        </table>
      </div>
      <div className="record-foot">
        <button type="button" className="button" onClick={() => act({ type: 'add' })}>
          Add a row
        </button>
        {filled.length > 1 && (
          <button type="button" className="button" onClick={() => act({ type: 'removeRows' })}>
            Remove all rows
          </button>
        )}
        {Object.entries(field.columns).map(
          ([id, column]) =>
            column.type === 'named' && (
              <AddNamedColumn key={id} column={column} onAdd={name => act({ type: 'addColumn', id, name })} />
            ),
        )}
        <button type="button" className="button primary" onClick={onClose}>
          Done
        </button>
      </div>
      <ul className="record-faults" aria-live="polite">
        {tooLong && (
          <li>
            The table has {next.length} characters; at most {longest} are allowed. The last change was not saved.
          </li>
        )}
        {next !== '' && distinctReasons(faults).map(reason => <li key={reason}>{`${field.label} ${reason}.`}</li>)}
      </ul>
    </WorkbenchDialog>
  );
}
