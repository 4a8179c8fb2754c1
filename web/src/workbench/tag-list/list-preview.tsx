import {
  cellLine,
  displayText,
  type ColumnTargets,
  type Definition,
  type Entry,
  type Grid,
  type Input,
  type ListColumn,
  type ListRow,
} from '@isentrope/calculators/kit';

/** The number of rows in the preview. */
const rowsShown = 6;

/** A preview of the first rows as cases, including the first row with a problem. */
export function ListPreview({
  definition,
  grid,
  columns,
  targets,
  rows,
}: {
  readonly definition: Definition;
  readonly grid: Grid;
  readonly columns: readonly ListColumn[];
  readonly targets: ColumnTargets;
  readonly rows: readonly ListRow[];
}) {
  const read = columns.flatMap((column, index) => {
    const input = definition.inputs.find(({ id }) => id === targets[index]?.id);
    return input ? [{ column, input }] : [];
  });
  const first = rows.slice(0, rowsShown - 1);
  const wrong = rows.find(row => row.problems.length > 0 && !first.includes(row));
  const shown = [...first, ...(wrong ? [wrong] : rows.slice(rowsShown - 1, rowsShown))];
  return (
    <div className="list-preview" tabIndex={0} role="region" aria-label="The first rows as they will be imported">
      <table>
        <thead>
          <tr>
            <th scope="col">Row</th>
            {read.map(({ input, column }) => (
              <th key={column.index} scope="col">
                {input.field.label}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {shown.map(row => (
            <tr key={row.number}>
              <th scope="row">{row.number}</th>
              {read.map(({ input, column }) => (
                <PreviewCell
                  key={column.index}
                  input={input}
                  entry={row.data[input.id]}
                  found={cellLine(grid[row.number - 1]?.[column.index])}
                  isWrong={row.problems.some(({ id }) => id === input.id)}
                />
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

function PreviewCell({
  input: { field },
  entry,
  found,
  isWrong,
}: {
  readonly input: Input;
  readonly entry: Entry | undefined;
  readonly found: string;
  readonly isWrong: boolean;
}) {
  if (isWrong)
    return (
      <td className="is-invalid">
        {found} <span>not read</span>
      </td>
    );
  const text = entry === undefined ? '' : displayText(entry);
  if (field.type !== 'quantity') return <td>{field.type === 'choice' ? (field.names?.[text] ?? text) : text}</td>;
  return (
    <td className="is-number">
      {text} {text !== '' && <small>{entry?.unit}</small>}
    </td>
  );
}
