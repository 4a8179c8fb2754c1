import type { ReportedFigure } from '@isentrope/calculators/kit';
import { memo } from 'react';
import { Figure } from '../../figure/figure.tsx';

/** The figures of a calculated case, at the size of a paper's figure. */
export const Figures = memo(function Figures({ figures }: { figures: readonly ReportedFigure[] }) {
  return (
    <div className="desk-figures">
      {figures.map(plot => (
        <Figure key={plot.title} plot={plot} />
      ))}
    </div>
  );
});
