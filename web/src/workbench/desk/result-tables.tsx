import { caseTitle, resultInfo, tableIn, type Definition, type UnitFor } from '@isentrope/calculators/kit';
import type { BenchCase } from '../bench/bench-model.ts';
import { isCurrent } from '../bench/current.ts';
import { TableBlock } from '../../figure/table-block.tsx';

/** The table results of a case, below the columns. */
export function ResultTables({
  definition,
  item,
  index,
  unitFor,
}: {
  definition: Definition;
  item: BenchCase;
  index: number;
  /** The units of the columns. */
  unitFor: UnitFor;
}) {
  const values = item.calculated?.report.values ?? {};
  return definition.results.map(({ id }) => {
    const value = values[id];
    if (value?.type !== 'table') return null;
    const { label } = resultInfo(definition, id);
    return (
      <section key={id} className={`result-table${isCurrent(definition, item) ? '' : ' stale-notes'}`}>
        <h2 className="panel-title">
          {label}
          <span className="mono">{caseTitle(item.data, index)}</span>
        </h2>
        <TableBlock label={label} table={tableIn(value, unitFor)} />
      </section>
    );
  });
}
