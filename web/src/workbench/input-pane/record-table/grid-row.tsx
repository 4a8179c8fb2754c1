import { booleanOf, isGridCellUsed, optionOf, type GridColumn, type TableGrid } from '@isentrope/calculators/kit';
import { memo } from 'react';
import { Cross } from '../../ui/icons.tsx';
import type { GridAction } from './grid-actions.ts';

/** The key of a column among those of its table. */
export function gridColumnKey({ id, name, heading }: GridColumn): string {
  return id === undefined || name !== undefined ? `named ${heading}` : id;
}

interface GridRowProps {
  readonly grid: TableGrid;
  readonly row: readonly string[];
  readonly index: number;
  /** The ids of the columns whose cell is wrong, separated by blanks. */
  readonly wrong: string;
  readonly onAct: (action: GridAction) => void;
}

/** A row of a table of records. It is rendered again only if its own cells, the columns or its errors change. */
export const GridRow = memo(
  function GridRow({ grid, row, index, wrong, onAct }: GridRowProps) {
    const wrongColumns = wrong.split(' ');
    return (
      <tr>
        <th scope="row">{index + 1}</th>
        {grid.columns.map((column, position) => (
          <td key={gridColumnKey(column)}>
            <GridCell
              column={column}
              cell={row[position] ?? ''}
              index={index}
              isUsed={isGridCellUsed(grid, row, column)}
              isWrong={column.id !== undefined && wrongColumns.includes(column.id)}
              onEdit={text => onAct({ type: 'edit', row: index, column: position, text })}
              onPaste={text => onAct({ type: 'paste', row: index, column: position, text })}
            />
          </td>
        ))}
        <td>
          <button
            type="button"
            aria-label={`Remove row ${index + 1}`}
            onClick={() => onAct({ type: 'removeRow', row: index })}
          >
            <Cross />
          </button>
        </td>
      </tr>
    );
  },
  (before, after) =>
    before.row === after.row &&
    before.index === after.index &&
    before.wrong === after.wrong &&
    before.grid.columns === after.grid.columns,
);

function GridCell({
  column: { column, name, heading },
  cell,
  index,
  isUsed,
  isWrong,
  onEdit,
  onPaste,
}: {
  readonly column: GridColumn;
  readonly cell: string;
  readonly index: number;
  readonly isUsed: boolean;
  readonly isWrong: boolean;
  readonly onEdit: (text: string) => void;
  readonly onPaste: (text: string) => void;
}) {
  const options = optionsOf(column, cell);
  const common = {
    'aria-label': `${name === undefined ? (column?.label ?? heading) : heading}, row ${index + 1}`,
    'aria-invalid': isWrong || undefined,
    // A filled cell that does not count stays editable, so that it can be cleared.
    disabled: !isUsed && cell === '',
  };
  if (options)
    return (
      <select {...common} value={options.value} onChange={({ target }) => onEdit(target.value)}>
        <option value="">–</option>
        {options.offered.map(option => (
          <option key={option}>{option}</option>
        ))}
      </select>
    );
  return (
    <input
      {...common}
      autoComplete="off"
      spellCheck={false}
      value={cell}
      data-number={column?.type === 'quantity' || column?.type === 'named' || undefined}
      onChange={({ target }) => onEdit(target.value)}
      onPaste={event => {
        event.stopPropagation();
        const block = event.clipboardData.getData('text/plain');
        if (!/[\t\n]/.test(block.trim())) return;
        event.preventDefault();
        onPaste(block);
      }}
    />
  );
}

/** The options of a cell, and its text if that is not one of them. */
function optionsOf(
  column: GridColumn['column'],
  cell: string,
): { readonly offered: readonly string[]; readonly value: string } | undefined {
  if (column?.type !== 'choice' && column?.type !== 'boolean') return undefined;
  const offered = column.type === 'choice' ? column.options : [column.words.yes, column.words.no];
  const value = column.type === 'choice' ? optionOf(column, cell) : wordOf(column.words, booleanOf(column, cell));
  if (value !== undefined || cell === '') return { offered, value: value ?? '' };
  return { offered: [cell, ...offered], value: cell };
}

function wordOf(words: { readonly yes: string; readonly no: string }, value: boolean | undefined): string | undefined {
  return value === undefined ? undefined : value ? words.yes : words.no;
}
