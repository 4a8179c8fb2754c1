import {
  caseTitle,
  figureInUnits,
  type Definition,
  type ReportedFigure,
  type UnitSelector,
} from '@isentrope/calculators/kit';
import { memo, useDeferredValue, useMemo } from 'react';
import { Figure } from '../../../figure/figure.tsx';
import { overlayFigures } from '../../../figure/overlay-figures.ts';
import type { WorkbenchCase, CalculatedResult } from '../../state/workbench-model.ts';
import { computeFigures } from '../../calculation/calculate-cases.ts';

/** Figures by calculated result, so that only cases with new results are computed again. */
const known = new WeakMap<CalculatedResult, readonly ReportedFigure[]>();

function cachedFigures(definition: Definition, calculated: CalculatedResult): readonly ReportedFigure[] {
  const figures = known.get(calculated) ?? computeFigures(definition, calculated);
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
  cases: readonly WorkbenchCase[];
  /** The index of the first of these cases. */
  first: number;
  unitFor: UnitSelector;
}) {
  const seen = useDeferredValue(cases);
  const figures = useMemo(
    () =>
      overlayFigures(
        seen.flatMap(({ calculated }, index) =>
          calculated
            ? [{ title: caseTitle(calculated.of, first + index), figures: cachedFigures(definition, calculated) }]
            : [],
        ),
      ).map(figure => figureInUnits(figure, unitFor)),
    [definition, seen, first, unitFor],
  );
  return (
    <div className="desk-figures">
      {figures.map((plot, index) => (
        <Figure key={`${plot.title} ${index}`} plot={plot} />
      ))}
    </div>
  );
});
