import { together, type Definition } from '@isentrope/calculators/kit';
import { memo, useMemo } from 'react';
import { Figure } from '../figure/figure.tsx';
import type { BenchCase } from './bench.ts';
import { isCurrent } from './bench-state.ts';
import { Notes } from './result-cells.tsx';
import { TableBlock } from '../figure/table-block.tsx';

/** What all calculated cases give together, below the columns. */
export const TogetherPanel = memo(function TogetherPanel({
  definition,
  cases,
}: {
  definition: Definition;
  cases: readonly BenchCase[];
}) {
  const whole = useMemo(
    () =>
      together(
        definition,
        cases.flatMap(({ calculated }) => (calculated ? [{ data: calculated.of, result: calculated.result }] : [])),
      ),
    [definition, cases],
  );
  if (!whole) return null;
  const current = cases.every(item => isCurrent(definition, item));
  return (
    <section className={`result-table together${current ? '' : ' stale-notes'}`}>
      <h2 className="panel-title">{whole.title}</h2>
      <TableBlock label={whole.title} table={whole.table} />
      <Notes messages={whole.messages} current={current} />
      {whole.plots && (
        <div className="together-plots">
          {whole.plots.map(plot => (
            <Figure key={plot.title} plot={plot} />
          ))}
        </div>
      )}
    </section>
  );
});
