import {
  assignColumn,
  leaveOutColumn,
  pasteIntoGrid,
  withNamedColumn,
  type RowsField,
  type TableGrid,
} from '@isentrope/calculators/kit';

/** A change of a table as edited cell by cell. */
export type GridAction =
  | { readonly type: 'edit'; readonly row: number; readonly column: number; readonly text: string }
  | { readonly type: 'add' }
  | { readonly type: 'removeRow'; readonly row: number }
  | { readonly type: 'removeRows' }
  | { readonly type: 'addColumn'; readonly id: string; readonly name: string }
  | { readonly type: 'removeColumn'; readonly column: number }
  | { readonly type: 'assignColumn'; readonly column: number; readonly id: string }
  | { readonly type: 'paste'; readonly row: number; readonly column: number; readonly text: string };

/** The table after a change. */
export function changeGrid(field: RowsField, grid: TableGrid, action: GridAction): TableGrid {
  const { columns, rows } = grid;
  switch (action.type) {
    case 'edit':
      return {
        columns,
        rows: rows.map((row, index) => (index === action.row ? row.with(action.column, action.text) : row)),
      };
    case 'add':
      return { columns, rows: [...rows, columns.map(() => '')] };
    case 'removeRow':
      return { columns, rows: rows.toSpliced(action.row, 1) };
    case 'removeRows':
      return { columns, rows: [columns.map(() => '')] };
    case 'addColumn':
      return withNamedColumn(field, grid, action.id, action.name);
    case 'removeColumn':
      return leaveOutColumn(field, grid, action.column);
    case 'assignColumn':
      return assignColumn(field, grid, action.column, action.id);
    case 'paste':
      return pasteIntoGrid(field, grid, action.text, action.row, action.column);
  }
}
