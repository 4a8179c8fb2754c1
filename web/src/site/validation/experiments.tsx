import { lazy, Suspense, useState } from 'react';
import type { ComparedExperiment } from './figures.ts';

const ExperimentFigures = lazy(async () => ({
  default: (await import('./experiment-figures.tsx')).ExperimentFigures,
}));

/** Measurements beside computed values, each expandable. */
export function Experiments({ experiments }: { experiments: readonly ComparedExperiment[] }) {
  return experiments.map(experiment => <OneExperiment key={experiment.title} experiment={experiment} />);
}

function OneExperiment({ experiment }: { experiment: ComparedExperiment }) {
  const [opened, setOpened] = useState(false);
  const { title, source, note, keptApart } = experiment;
  return (
    <details className="experiment" onToggle={event => setOpened(opened || event.currentTarget.open)}>
      <summary>
        Experiment: {title} {keptApart && <strong>Held out </strong>}
        <small>{source}</small>
      </summary>
      {note !== undefined && <p>{note}</p>}
      {opened && (
        <Suspense>
          <ExperimentFigures experiment={experiment} />
        </Suspense>
      )}
    </details>
  );
}
