import { caseTitle, figureIn, type Definition, type ReportedFigure, type UnitFor } from '@isentrope/calculators/kit';
import { memo, useDeferredValue, useMemo } from 'react';
import { Figure } from '../../figure/figure.tsx';
import { overlaid } from '../../figure/overlaid.ts';
import type { BenchCase, Calculated } from '../bench/bench-model.ts';
import { figuresOf } from '../bench/calculated.ts';

/** The figures of cases as they were worked out, so that only those of a case with new results are worked out again. */
const known = new WeakMap<Calculated, readonly ReportedFigure[]>();

function knownFigures(definition: Definition, calculated: Calculated): readonly ReportedFigure[] {
  const figures = known.get(calculated) ?? figuresOf(definition, calculated);
  known.set(calculated, figures);
  return figures;
}

/** The figures of the cases that stand side by side, laid over each other; at the size of a paper's figure. */
export const Figures = memo(function Figures({
  definition,
  cases,
  first,
  unitFor,
}: {
  definition: Definition;
  cases: readonly BenchCase[];
  /** The place of the first of them. */
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
