import type { ListPage } from '@isentrope/calculators/kit';
import { ValueCell } from './item-page.tsx';
import { Fragment } from 'react';
import { columnWidths, splitUnit } from './list-widths.ts';

/** The width of the row numbers and the outer rules, mm. */
const besideColumns = 9;

/** A list with one row per case and repeated headers; governing cases are marked. */
export function ListOnPaper({
  page: { parts, rows, governing, notes },
  room,
}: {
  page: ListPage;
  /** The printable width of the page, mm. */
  room: number;
}) {
  const columns = parts.flatMap(part => part.columns);
  const { widths, scale } = columnWidths(columns, room - besideColumns);
  return (
    <>
      <table className="sheet-lines sheet-list" style={{ '--list-scale': scale }}>
        <colgroup>
          <col className="sheet-row-number" />
          {columns.map(({ number }, index) => (
            <col key={number} style={{ width: `${widths[index]}mm` }} />
          ))}
        </colgroup>
        <thead>
          <tr>
            <th scope="col" rowSpan={2}>
              No.
            </th>
            {parts.map(({ title, columns: own }) => (
              <th key={title} scope="colgroup" colSpan={own.length}>
                {title}
              </th>
            ))}
          </tr>
          <tr className="sheet-heads">
            {columns.map(({ number, label, unit }) => (
              <th key={number} scope="col">
                {label}
                {unit !== '' && (
                  <span className="paper-unit">
                    {splitUnit(unit).map((piece, index) => (
                      <Fragment key={index}>
                        {index > 0 && <wbr />}
                        {piece}
                      </Fragment>
                    ))}
                  </span>
                )}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {Array.from({ length: rows }, (_, row) => (
            <tr key={row} className={governing.includes(row) ? 'sheet-governs' : undefined}>
              <td className="sheet-count">
                {row + 1}
                {governing.includes(row) && <span> G</span>}
              </td>
              {columns.map(({ number, values }) => (
                <ValueCell key={number} value={values[row]} />
              ))}
            </tr>
          ))}
        </tbody>
      </table>
      <ul className="sheet-notes">
        {governing.length > 0 && <li>G: the governing case, with the largest area.</li>}
        {notes.map(note => (
          <li key={note}>{note}</li>
        ))}
      </ul>
    </>
  );
}
