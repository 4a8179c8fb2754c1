import { columnHead, type ReportedTable } from '@isentrope/calculators/kit';
import { tableFigure } from '../../figure/table-figure.ts';
import { noValue } from './summary/format-values.ts';

/** The longest entry that fits one line of the first column, in characters. */
const shortName = 24;

/** The maximum number of rows kept together on a page. */
const maxRowsTogether = 12;

type Rows = ReportedTable['rows'];

/** The maximum number of columns that fit the width of a page. */
const maxColumns = 14;

interface TableProps {
  readonly columns: ReportedTable['columns'];
  readonly sets: readonly { readonly title?: string; readonly rows: Rows }[];
  readonly caption?: string;
  /** How to read the table, below its title. */
  readonly reading?: string | undefined;
}

/**
 * A table that may span pages, with its header repeated. `caption` is its title; row sets with a title get a heading. A table with more
 * columns than fit a page has those that are blank in all rows named instead, and is divided into several with the first column in each
 * where more remain.
 */
export function PrintedTable({ columns: all, sets: allSets, caption: title, reading }: TableProps) {
  const isBlank = (index: number) =>
    all.length > maxColumns &&
    index > 0 &&
    allSets.every(({ rows }) => rows.every(row => (row[index] ?? null) === null));
  const shown = [...all.keys()].filter(index => !isBlank(index));
  const blank = all.flatMap(({ label }, index) => (isBlank(index) ? [label] : []));
  const columns = shown.flatMap(index => all[index] ?? []);
  const sets = allSets.map(set => ({ ...set, rows: set.rows.map(row => shown.map(index => row[index] ?? null)) }));
  const caption = blank.length === 0 ? title : `${title ?? ''} (blank: ${blank.join(', ')})`.trim();
  if (columns.length <= maxColumns)
    return (
      <TableOfPage columns={columns} sets={sets} reading={reading} {...(caption === undefined ? {} : { caption })} />
    );
  const count = Math.ceil((columns.length - 1) / (maxColumns - 1));
  const width = Math.ceil((columns.length - 1) / count);
  return Array.from({ length: count }, (_, part) => {
    const own = <T,>(cells: readonly T[]): T[] => [
      ...cells.slice(0, 1),
      ...cells.slice(1 + part * width, 1 + (part + 1) * width),
    ];
    return (
      <TableOfPage
        key={part}
        columns={own(columns)}
        sets={sets.map(set => ({ ...set, rows: set.rows.map(own) }))}
        caption={`${part === 0 ? (caption ?? '') : (title ?? '')} (${part + 1} of ${count})`.trim()}
        reading={part === 0 ? reading : undefined}
      />
    );
  });
}

function TableOfPage({ columns, sets, caption, reading }: TableProps) {
  const all = sets.flatMap(({ rows }) => rows);
  const numeric = columns.map(({ unit }, cell) => unit !== '' || all.some(row => typeof row[cell] === 'number'));
  const short = all.every(([first]) => typeof first === 'string' && first.length < shortName);
  const kinds = ['paper-table', columns.length > 8 && 'many-columns', columns.length < 4 && 'few-columns'];
  return (
    <table className={[...kinds, short && 'short-names'].filter(Boolean).join(' ')}>
      <thead>
        {caption !== undefined && (
          <tr>
            <th className="caption" colSpan={columns.length} scope="colgroup">
              {caption}
              {reading !== undefined && <small> {reading}</small>}
            </th>
          </tr>
        )}
        <tr>
          {columns.map((column, cell) => (
            <th key={column.id} scope="col" className={numeric[cell] ? 'paper-number' : undefined}>
              {columnHead(column)}
            </th>
          ))}
        </tr>
      </thead>
      {sets.map(({ title, rows }, set) => (
        <tbody key={set} className={rows.length <= maxRowsTogether ? 'together' : undefined}>
          {title !== undefined && (
            <tr className="set-title">
              <th colSpan={columns.length} scope="rowgroup">
                {title}
              </th>
            </tr>
          )}
          {rows.map((row, index) => (
            <tr key={index}>
              {columns.map((column, cell) => {
                const shown = row[cell];
                return (
                  <td key={column.id} className={numeric[cell] ? 'paper-number' : undefined}>
                    {typeof shown === 'number' ? tableFigure(column, shown) : (shown ?? noValue)}
                  </td>
                );
              })}
            </tr>
          ))}
        </tbody>
      ))}
    </table>
  );
}
