import { isRecordTable, resultInfo, tableGrid } from '@isentrope/calculators/kit';
import { isFieldVisible } from '../../input-pane/rows.ts';
import type { Action, ActionContext } from '../action.ts';

/** The group of the rows of tables in the search. */
export const rowGroup = 'Rows of tables';

/** Search entries for the rows of the result tables of the active case, by the texts of their first column. */
export function rowSearchActions({ definition, workbench, activeCase }: ActionContext): readonly Action[] {
  const values = workbench.cases[activeCase.index]?.calculated?.report.values ?? {};
  return definition.results.flatMap(({ id: table }) => {
    const value = values[table];
    if (value?.type !== 'table') return [];
    const { label } = resultInfo(definition, table);
    return value.rows.flatMap(([name], row): Action[] =>
      typeof name === 'string' && name !== ''
        ? [
            {
              id: `row-${table}-${row}`,
              group: rowGroup,
              name,
              detail: label,
              run: ({ navigation }) => navigation.showRow(table, row),
            },
          ]
        : [],
    );
  });
}

/** Search entries for the rows of the input tables of the active case, by their tags. */
export function inputRowSearchActions({ definition, workbench, activeCase }: ActionContext): readonly Action[] {
  const item = workbench.cases[activeCase.index];
  if (!item) return [];
  return definition.inputs.flatMap((input): Action[] => {
    const { id, field } = input;
    const { text = '' } = item.data[id] ?? {};
    if (field.type !== 'rows' || !isRecordTable(field) || text === '' || !isFieldVisible(input, item)) return [];
    const { columns, rows } = tableGrid(field, text);
    const [tag] = Object.keys(field.columns);
    const place = columns.findIndex(column => column.id === tag);
    return rows.flatMap((row, index): Action[] => {
      const name = row[place] ?? '';
      const run: Action['run'] = ({ navigation }) => navigation.showInputRow(id, index);
      return name === ''
        ? []
        : [{ id: `row-${id}-${index}`, group: rowGroup, name, detail: `${field.label}, input`, run }];
    });
  });
}
