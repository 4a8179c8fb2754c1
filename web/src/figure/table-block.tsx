import type { ReportedTable } from '@isentrope/calculators/kit';
import { useEffect, useRef, useState } from 'react';
import { tableFigure } from './table-figure.ts';
import { nextSorting, sortRows, type Sorting } from './table-order.ts';
import './table-block.css';

/** A table with more rows than this scrolls below its header, and can be sorted. */
const longRows = 16;
/** Texts longer than this may wrap, in characters. */
const shortWords = 12;

type Cell = ReportedTable['rows'][number][number];

/** The class of a column: numbers, long text or short text. */
function classOf(unit: string, cells: readonly Cell[]): string | undefined {
  if (unit !== '' || cells.some(cell => typeof cell === 'number')) return 'mono';
  return cells.some(cell => typeof cell === 'string' && cell.length > shortWords) ? 'long-text' : undefined;
}

/**
 * A table of results that scrolls horizontally on narrow screens, past its first column. Rows beyond a criterion are marked and can be shown
 * alone; a long table can be sorted by a column. Neither changes the report.
 */
export function TableBlock({
  label,
  table: { columns, rows, beyond },
  picked,
}: {
  label: string;
  table: Pick<ReportedTable, 'columns' | 'rows' | 'beyond'>;
  /** A row to scroll to and focus; each object does so once. */
  picked?: { readonly row: number } | undefined;
}) {
  const pickedRow = useRef<HTMLTableRowElement>(null);
  const [sorting, setSorting] = useState<Sorting>();
  const [isFiltered, setIsFiltered] = useState(false);
  const [lastPicked, setLastPicked] = useState(picked);
  const marked = new Set(beyond);
  if (picked !== lastPicked) {
    setLastPicked(picked);
    // A row that was chosen elsewhere is shown in any case.
    if (picked && !marked.has(picked.row)) setIsFiltered(false);
  }
  useEffect(() => {
    if (!picked) return;
    pickedRow.current?.scrollIntoView({ block: 'center' });
    pickedRow.current?.focus({ preventScroll: true });
  }, [picked]);
  const classes = columns.map(({ unit }, index) =>
    classOf(
      unit,
      rows.map(row => row[index] ?? null),
    ),
  );
  const isLong = rows.length > longRows;
  const isHidden = (line: number) => isFiltered && marked.size > 0 && !marked.has(line);
  return (
    <>
      {isLong && marked.size > 0 && (
        <label className="table-filter">
          <input type="checkbox" checked={isFiltered} onChange={({ target }) => setIsFiltered(target.checked)} />
          Only rows beyond a criterion ({marked.size} of {rows.length})
        </label>
      )}
      <div className={`table-scroll${isLong ? ' long' : ''}`} tabIndex={0} role="region" aria-label={label}>
        <table>
          <thead>
            <tr>
              {columns.map((column, index) => (
                <th
                  key={column.id}
                  scope="col"
                  className={classes[index]}
                  aria-sort={sorting?.column !== index ? undefined : sorting.isDescending ? 'descending' : 'ascending'}
                >
                  {isLong ? (
                    <button
                      type="button"
                      className="sort-column"
                      onClick={() => setSorting(nextSorting(sorting, index, classes[index] === 'mono'))}
                    >
                      <Head column={column} />
                    </button>
                  ) : (
                    <Head column={column} />
                  )}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {sortRows(rows, isLong ? sorting : undefined).map(line => (
              <tr
                key={line}
                hidden={isHidden(line)}
                {...(line === picked?.row ? { ref: pickedRow, tabIndex: -1, className: 'picked' } : {})}
              >
                {columns.map((column, index) => {
                  const cell = rows[line]?.[index] ?? '--';
                  return (
                    <td key={column.id} className={classes[index]}>
                      {typeof cell === 'number' ? tableFigure(column, cell) : cell}
                      {index === 0 && marked.has(line) && <BeyondMark />}
                    </td>
                  );
                })}
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </>
  );
}

function Head({ column: { label, unit } }: { readonly column: ReportedTable['columns'][number] }) {
  return (
    <>
      {label}
      {unit ? (
        <>
          , <span className="unit-whole">{unit}</span>
        </>
      ) : null}
    </>
  );
}

/** Marks a row beside its name, so that it is seen wherever the table is scrolled to. */
function BeyondMark() {
  return (
    <span className="beyond-mark">
      <span aria-hidden="true"> !</span>
      <span className="visually-hidden">, beyond a criterion</span>
    </span>
  );
}
