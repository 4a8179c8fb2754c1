import type { ReportedFigure } from '@isentrope/calculators/kit';
import { memo } from 'react';
import { Figure } from '../figure/figure.tsx';

/** The figures of a calculated case. */
export const CasePlots = memo(function CasePlots({ figures }: { figures: readonly ReportedFigure[] }) {
  return figures.map(plot => <Figure key={plot.title} plot={plot} />);
});
