import { columnHead, type ReportedTable } from '@isentrope/calculators/kit';
import { formatNumber } from '@isentrope/engineering/quantities';
import './table-block.css';

/** A table of results, scrolling by itself where the screen is narrow. */
export function TableBlock({ label, table: { columns, rows } }: { label: string; table: ReportedTable }) {
  const numeric = columns.map(({ unit }, cell) => unit !== '' || rows.some(row => typeof row[cell] === 'number'));
  return (
    <div className="table-scroll" tabIndex={0} role="region" aria-label={label}>
      <table>
        <thead>
          <tr>
            {columns.map((column, cell) => (
              <th key={column.id} scope="col" className={numeric[cell] ? 'mono' : undefined}>
                {columnHead(column)}
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
                  <td key={column.id} className={numeric[cell] ? 'mono' : undefined}>
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
