import { cellsToCopy, withCells, type ReportedTable } from '@isentrope/calculators/kit';
import type { WorkbenchCase } from '../../state/workbench-model.ts';
import { useWorkbenchContext } from '../../workbench-context.ts';

/** The button that writes a column of results, such as the sizes found, into a table of inputs of the cases. */
export function CopyColumnButton({
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
  const { copyToInput } = definition;
  const field = definition.inputs.find(({ id }) => id === copyToInput?.field)?.field;
  if (!copyToInput || field?.type !== 'rows') return null;
  const cells = cellsToCopy(copyToInput, table);
  if (cells.size === 0) return null;
  const changes = cases.flatMap(({ key, data }) => {
    const { text = '' } = data[copyToInput.field] ?? {};
    const next = withCells(field, text, copyToInput.column, cells);
    return next === withCells(field, text, copyToInput.column, new Map())
      ? []
      : [{ key, entries: { [copyToInput.field]: { text: next } } }];
  });
  return (
    <p className="copy-column-button">
      <button
        type="button"
        className="button"
        disabled={!current || changes.length === 0}
        onClick={() => dispatch({ type: 'takeOverAll', changes, what: 'the sizes found' })}
      >
        {copyToInput.label}
      </button>{' '}
      {current && changes.length === 0
        ? `The table ${field.label} has them.`
        : `Writes them into the table ${field.label}${cases.length > 1 ? ' of every case' : ''}; Undo reverses this.`}
    </p>
  );
}
