import { caseTitle, cellInUnit, columnHead, resultInfo, Table, type Definition } from '@isentrope/calculators/kit';
import { formatNumber } from '@isentrope/engineering/quantities';
import type { BenchCase } from './bench.ts';
import { isCurrent } from './bench-state.ts';

/** The results of a case that are tables, below the columns. */
export function ResultTables({ definition, item, index }: { definition: Definition; item: BenchCase; index: number }) {
  const values = item.calculated?.result.evaluation.values ?? {};
  return definition.results.map(({ id }) => {
    const value = values[id];
    if (!(value instanceof Table)) return null;
    return (
      <section key={id} className={`result-table${isCurrent(definition, item) ? '' : ' stale-notes'}`}>
        <h2 className="panel-title">
          {resultInfo(definition, id).label}
          <span className="mono">{caseTitle(item.data, index)}</span>
        </h2>
        <div className="table-scroll" tabIndex={0} role="region" aria-label={resultInfo(definition, id).label}>
          <table>
            <thead>
              <tr>
                {value.columns.map(column => (
                  <th key={column.id} scope="col" className={column.kind === undefined ? undefined : 'mono'}>
                    {columnHead(column)}
                  </th>
                ))}
              </tr>
            </thead>
            <tbody>
              {value.rows.map((row, place) => (
                <tr key={place}>
                  {value.columns.map((column, cell) => {
                    const shown = cellInUnit(column, row[cell]);
                    return (
                      <td key={column.id} className={typeof shown === 'number' ? 'mono' : undefined}>
                        {typeof shown === 'number' ? formatNumber(shown, column.digits ?? 4) : (shown ?? '--')}
                      </td>
                    );
                  })}
                </tr>
              ))}
            </tbody>
          </table>
        </div>
      </section>
    );
  });
}
