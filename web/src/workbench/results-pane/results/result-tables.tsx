import { caseTitle, resultInfo, tableInUnits, type Definition, type UnitSelector } from '@isentrope/calculators/kit';
import type { WorkbenchCase } from '../../state/workbench-model.ts';
import { isUpToDate } from '../../state/is-up-to-date.ts';
import { CopyColumnButton } from './copy-column-button.tsx';
import { TableBlock } from '../../../figure/table-block.tsx';

/** A row to show; each object shows it once. */
export interface PickedRow {
  readonly table: string;
  readonly row: number;
}

/** The table results of a case, below the columns. */
export function ResultTables({
  definition,
  item,
  index,
  unitFor,
  picked,
}: {
  definition: Definition;
  item: WorkbenchCase;
  index: number;
  /** The units of the columns. */
  unitFor: UnitSelector;
  picked?: PickedRow | undefined;
}) {
  const values = item.calculated?.report.values ?? {};
  return definition.results.map(({ id }) => {
    const value = values[id];
    if (value?.type !== 'table' || value.rows.length === 0) return null;
    const { label, reading } = resultInfo(definition, id);
    return (
      <section key={id} className={`result-table${isUpToDate(definition, item) ? '' : ' stale-notes'}`}>
        <h2 className="panel-title">
          {label}
          <span className="mono">{caseTitle(item.data, index)}</span>
        </h2>
        {reading !== undefined && <p className="table-reading">{reading}</p>}
        <TableBlock
          label={label}
          table={tableInUnits(value, unitFor)}
          picked={picked?.table === id ? picked : undefined}
        />
        {definition.copyToInput?.table === id && (
          <CopyColumnButton table={value} cases={[item]} current={isUpToDate(definition, item)} />
        )}
      </section>
    );
  });
}
