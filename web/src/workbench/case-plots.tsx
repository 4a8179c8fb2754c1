import { plotsOf, type Definition } from '@isentrope/calculators/kit';
import { memo, useMemo } from 'react';
import { Figure } from '../figure/figure.tsx';
import { NotDrawn } from './not-drawn.tsx';

/** The figures of a calculated case. */
export const CasePlots = memo(function CasePlots({
  definition,
  values,
}: {
  definition: Definition;
  values: Readonly<Record<string, unknown>>;
}) {
  const plots = useMemo(() => plotsOf(definition, values), [definition, values]);
  return plots ? plots.map(plot => <Figure key={plot.title} plot={plot} />) : <NotDrawn what="figures" />;
});
