import { reportedTable } from '@isentrope/calculators/kit';
import { Figure } from '../../figure/figure.tsx';
import { TableBlock } from '../../figure/table-block.tsx';
import type { ComparedExperiment } from './figures.ts';

/** The curves and deviations of an experiment. */
export function ExperimentFigures({ experiment: { title, plots, deviations } }: { experiment: ComparedExperiment }) {
  return (
    <div className="experiment-figures">
      {plots.map(plot => (
        <Figure key={plot.title} plot={plot} />
      ))}
      <TableBlock label={`Deviations, ${title}`} table={reportedTable(deviations)} />
    </div>
  );
}
