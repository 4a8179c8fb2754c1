import { caseTitle, figureIn, type Definition, type ReportedFigure, type UnitFor } from '@isentrope/calculators/kit';
import { memo, useDeferredValue, useMemo } from 'react';
import { Figure } from '../../figure/figure.tsx';
import { overlaid } from '../../figure/overlaid.ts';
import type { BenchCase, Calculated } from '../bench/bench-model.ts';
import { figuresOf } from '../bench/calculated.ts';

/** Figures by calculated result, so that only cases with new results are computed again. */
const known = new WeakMap<Calculated, readonly ReportedFigure[]>();

function knownFigures(definition: Definition, calculated: Calculated): readonly ReportedFigure[] {
  const figures = known.get(calculated) ?? figuresOf(definition, calculated);
  known.set(calculated, figures);
  return figures;
}

/** The figures of the cases shown side by side, overlaid, in the size of printed figures. */
export const Figures = memo(function Figures({
  definition,
  cases,
  first,
  unitFor,
}: {
  definition: Definition;
  cases: readonly BenchCase[];
  /** The index of the first of these cases. */
  first: number;
  /** The units of the axes. */
  unitFor: UnitFor;
}) {
  const seen = useDeferredValue(cases);
  const figures = useMemo(
    () =>
      overlaid(
        seen.flatMap(({ calculated }, place) =>
          calculated
            ? [{ title: caseTitle(calculated.of, first + place), figures: knownFigures(definition, calculated) }]
            : [],
        ),
      ).map(figure => figureIn(figure, unitFor)),
    [definition, seen, first, unitFor],
  );
  return (
    <div className="desk-figures">
      {figures.map((plot, place) => (
        <Figure key={`${plot.title} ${place}`} plot={plot} />
      ))}
    </div>
  );
});
