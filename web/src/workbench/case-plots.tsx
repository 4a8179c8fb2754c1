import type { Definition } from '@isentrope/calculators/kit';
import { memo } from 'react';
import { Figure } from '../figure/figure.tsx';

/** The figures of a calculated case. */
export const CasePlots = memo(function CasePlots({
  definition,
  values,
}: {
  definition: Definition;
  values: Readonly<Record<string, unknown>>;
}) {
  return definition.plots?.(values).map(plot => <Figure key={plot.title} plot={plot} />);
});
