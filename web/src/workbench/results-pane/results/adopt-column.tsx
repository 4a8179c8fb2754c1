import { adoptedCells, withCells, type ReportedTable } from '@isentrope/calculators/kit';
import type { WorkbenchCase } from '../../state/workbench-model.ts';
import { useWorkbenchContext } from '../../workbench-context.ts';

/** The button that writes a column of results, such as the sizes found, into a table of inputs of the cases. */
export function AdoptColumn({
  table,
  cases,
  current,
}: {
  readonly table: ReportedTable;
  readonly cases: readonly WorkbenchCase[];
  /** Whether the results are up to date. */
  readonly current: boolean;
}) {
  const { definition, dispatch } = useWorkbenchContext();
  const { adopts } = definition;
  const field = definition.inputs.find(({ id }) => id === adopts?.field)?.field;
  if (!adopts || field?.type !== 'rows') return null;
  const cells = adoptedCells(adopts, table);
  if (cells.size === 0) return null;
  const changes = cases.flatMap(({ key, data }) => {
    const { text = '' } = data[adopts.field] ?? {};
    const next = withCells(field, text, adopts.column, cells);
    return next === withCells(field, text, adopts.column, new Map())
      ? []
      : [{ key, entries: { [adopts.field]: { text: next } } }];
  });
  return (
    <p className="adopt-column">
      <button
        type="button"
        className="button"
        disabled={!current || changes.length === 0}
        onClick={() => dispatch({ type: 'takeOverAll', changes, what: 'the sizes found' })}
      >
        {adopts.label}
      </button>{' '}
      {current && changes.length === 0
        ? `The table ${field.label} has them.`
        : `Writes them into the table ${field.label}${cases.length > 1 ? ' of every case' : ''}; Undo reverses this.`}
    </p>
  );
}
