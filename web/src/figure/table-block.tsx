import type { ReportedTable } from '@isentrope/calculators/kit';
import { useEffect, useRef } from 'react';
import { tableFigure } from './table-figure.ts';
import './table-block.css';

/** A table with more rows than this scrolls below its header. */
const longRows = 16;
/** Texts longer than this may wrap, in characters. */
const shortWords = 12;

type Cell = ReportedTable['rows'][number][number];

/** The class of a column: numbers, long text or short text. */
function classOf(unit: string, cells: readonly Cell[]): string | undefined {
  if (unit !== '' || cells.some(cell => typeof cell === 'number')) return 'mono';
  return cells.some(cell => typeof cell === 'string' && cell.length > shortWords) ? 'long-text' : undefined;
}

/** A table of results that scrolls horizontally on narrow screens. */
export function TableBlock({
  label,
  table: { columns, rows },
  picked,
}: {
  label: string;
  table: Pick<ReportedTable, 'columns' | 'rows'>;
  /** A row to scroll to and focus; each object does so once. */
  picked?: { readonly row: number } | undefined;
}) {
  const pickedRow = useRef<HTMLTableRowElement>(null);
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
  return (
    <div
      className={`table-scroll${rows.length > longRows ? ' long' : ''}`}
      tabIndex={0}
      role="region"
      aria-label={label}
    >
      <table>
        <thead>
          <tr>
            {columns.map(({ id, label: name, unit }, index) => (
              <th key={id} scope="col" className={classes[index]}>
                {name}
                {unit ? (
                  <>
                    , <span className="unit-whole">{unit}</span>
                  </>
                ) : null}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((row, line) => (
            <tr key={line} {...(line === picked?.row ? { ref: pickedRow, tabIndex: -1, className: 'picked' } : {})}>
              {columns.map((column, index) => {
                const shown = row[index];
                return (
                  <td key={column.id} className={classes[index]}>
                    {typeof shown === 'number' ? tableFigure(column, shown) : (shown ?? '--')}
                  </td>
                );
              })}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
