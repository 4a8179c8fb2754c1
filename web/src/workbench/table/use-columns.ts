import type { Definition } from '@isentrope/calculators/kit';
import { useMemo, useState } from 'react';
import type { BenchCase } from '../bench/bench-model.ts';
import { useKeptSetting } from '../kept-setting.ts';
import { choiceKept, chosenColumns, keptChoice, tableColumns, type Column, type ColumnChoice } from './columns.ts';
import { differingInputs } from './differing.ts';
import { shapeOf } from './shape.ts';

/**
 * The inputs that differ between cases, fixed when the cases were loaded, so that columns do not move while typing.
 * `again` recomputes them.
 */
function useDiffering(definition: Definition, cases: readonly BenchCase[]) {
  const look = () => ({ of: new Set(cases.map(({ key }) => key)), differing: differingInputs(definition, cases) });
  const [seen, setSeen] = useState(look);
  if (!cases.some(({ key }) => seen.of.has(key))) setSeen(look());
  return { differing: seen.differing, again: () => setSeen(look()) };
}

/** All columns for the cases, the chosen ones, and the choice, stored per calculator. */
export function useColumns(
  definition: Definition,
  cases: readonly BenchCase[],
  units: Readonly<Record<string, string>>,
) {
  const { differing, again } = useDiffering(definition, cases);
  const [kept, keep] = useKeptSetting(`columns:${definition.id}`);
  const shapes = [...new Set(cases.map(item => shapeOf(definition, item)))].join('; ');
  // The shapes encode everything in the cases that the columns depend on.
  const columns: readonly Column[] = useMemo(
    () => tableColumns(definition, cases, differing, units),
    // oxlint-disable-next-line react/exhaustive-deps
    [shapes, differing, units],
  );
  const choice = useMemo(() => choiceKept(kept), [kept]);
  const shown = useMemo(() => chosenColumns(columns, choice), [columns, choice]);
  const choose = (next: ColumnChoice) => {
    if (next === 'differs') again();
    keep(keptChoice(next));
  };
  return { columns, shown, choice, choose };
}
