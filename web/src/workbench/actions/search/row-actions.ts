import { resultInfo } from '@isentrope/calculators/kit';
import type { Action, ActionContext } from '../action.ts';

/** The group of the rows of tables in the search. */
export const rowGroup = 'Rows of tables';

/** Search entries for the rows of the result tables of the active case, by the texts of their first column. */
export function rowSearchActions({ definition, bench, activeCase }: ActionContext): readonly Action[] {
  const values = bench.cases[activeCase.index]?.calculated?.report.values ?? {};
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
