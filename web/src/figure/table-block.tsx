import type { ReportedTable } from '@isentrope/calculators/kit';
import { formatNumber } from '@isentrope/engineering/quantities';
import './table-block.css';

/** A table of more rows scrolls by itself, under its heads. */
const longRows = 16;

/** A table of results, scrolling by itself where the screen is narrow. */
export function TableBlock({ label, table: { columns, rows } }: { label: string; table: ReportedTable }) {
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
            {columns.map((column, cell) => (
              <th
                key={column.id}
                scope="col"
                className={rows.some(row => typeof row[cell] === 'number') ? 'mono' : undefined}
              >
                {column.label}
                {column.unit ? (
                  <>
                    , <span className="unit-whole">{column.unit}</span>
                  </>
                ) : null}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((row, place) => (
            <tr key={place}>
              {columns.map((column, cell) => {
                const shown = row[cell];
                return (
                  <td key={column.id} className={typeof shown === 'number' ? 'mono' : undefined}>
                    {typeof shown === 'number' ? formatNumber(shown, column.digits) : (shown ?? '--')}
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
