import type { PreviewColumn, TablePreview } from '@isentrope/calculators/kit';
import { useState } from 'react';
import { WorkbenchDialog } from '../../actions/workbench-dialog.tsx';
import { ColumnHeads } from '../../../design/column-heads.tsx';
import './table-preview-dialog.css';

/** The places of the columns that are taken at first: those that are understood, the first of several of one meaning. */
function takenAtFirst(columns: readonly PreviewColumn[]): ReadonlySet<number> {
  const keys = columns.map(({ key }) => key);
  return new Set(keys.flatMap((key, index) => (key !== undefined && keys.indexOf(key) === index ? [index] : [])));
}

/** The dialog that shows what the columns of a pasted table are read as, and which are left out, before it is entered. */
export function TablePreviewDialog({
  label,
  preview,
  onTake,
  onClose,
}: {
  readonly label: string;
  readonly preview: TablePreview;
  readonly onTake: (text: string) => void;
  readonly onClose: () => void;
}) {
  const { columns, rowCount, textWith } = preview;
  const [taken, setTaken] = useState(() => takenAtFirst(columns));
  const leftOut = columns.flatMap(({ heading }, index) => (taken.has(index) ? [] : [heading]));
  const take = (index: number, isTaken: boolean) =>
    setTaken(before => {
      const key = columns[index]?.key;
      const others = [...before].filter(each => each !== index && columns[each]?.key !== key);
      return new Set(isTaken ? [...others, index] : [...before].filter(each => each !== index));
    });
  const count = rowCount === 1 ? '1 row' : `${rowCount} rows`;
  return (
    <WorkbenchDialog
      label={`${label}: the pasted table`}
      className="table-preview"
      keys={[]}
      onClose={onClose}
      head={<h2>{label}: the pasted table</h2>}
    >
      {/* A scrolling region is reached by the keyboard. */}
      <div className="table-preview-columns" role="region" aria-label="Columns of the pasted table" tabIndex={0}>
        <table>
          <ColumnHeads names={['Column', 'First entries', 'Read as', 'Unit']} />
          <tbody>
            {columns.map((column, index) => (
              <ColumnRow
                key={index}
                column={column}
                isTaken={taken.has(index)}
                onTake={isTaken => take(index, isTaken)}
              />
            ))}
          </tbody>
        </table>
      </div>
      <div className="table-preview-foot">
        <p role="status">
          {count}. {leftOut.length === 0 ? '' : `Left out: ${leftOut.map(heading => `“${heading}”`).join(', ')}.`}
        </p>
        <button type="button" className="button" onClick={onClose}>
          Cancel
        </button>
        <button
          type="button"
          className="button primary"
          disabled={taken.size === 0}
          onClick={() => onTake(textWith(taken))}
        >
          Enter {count}
        </button>
      </div>
    </WorkbenchDialog>
  );
}

function ColumnRow({
  column: { heading, meaning, unit, remark, samples },
  isTaken,
  onTake,
}: {
  readonly column: PreviewColumn;
  readonly isTaken: boolean;
  readonly onTake: (isTaken: boolean) => void;
}) {
  return (
    <tr data-left-out={!isTaken || undefined}>
      <th scope="row">{heading === '' ? 'no heading' : heading}</th>
      <td>{samples.join(' · ')}</td>
      <td>
        {meaning === undefined ? (
          'Left out'
        ) : (
          <label className="check">
            <input type="checkbox" checked={isTaken} onChange={({ target }) => onTake(target.checked)} />
            {meaning}
          </label>
        )}
        {remark !== undefined && <p>{meaning === undefined ? `The table ${remark}.` : remark}</p>}
      </td>
      <td>{unit}</td>
    </tr>
  );
}
