import type { Definition } from '@isentrope/calculators/kit';
import { useMemo, useState } from 'react';
import type { WorkbenchCase } from '../state/workbench-model.ts';
import { useStoredSetting } from '../stored-setting.ts';
import {
  parseChoice,
  chosenColumns,
  serialiseChoice,
  tableColumns,
  type Column,
  type ColumnChoice,
} from './columns.ts';
import { differingInputs } from './differing.ts';
import { caseShape } from './case-shape.ts';

/**
 * The inputs that differ between cases, fixed when the cases were loaded, so that columns do not move while typing.
 * `again` recomputes them.
 */
function useDiffering(definition: Definition, cases: readonly WorkbenchCase[]) {
  const currentDifferences = () => ({
    of: new Set(cases.map(({ key }) => key)),
    differing: differingInputs(definition, cases),
  });
  const [snapshot, setSeen] = useState(currentDifferences);
  if (!cases.some(({ key }) => snapshot.of.has(key))) setSeen(currentDifferences());
  return { differing: snapshot.differing, again: () => setSeen(currentDifferences()) };
}

/** All columns for the cases, the chosen ones, and the choice, stored per calculator. */
export function useColumns(
  definition: Definition,
  cases: readonly WorkbenchCase[],
  units: Readonly<Record<string, string>>,
) {
  const { differing, again } = useDiffering(definition, cases);
  const [stored, setStored] = useStoredSetting(`columns:${definition.id}`);
  const shapes = [...new Set(cases.map(item => caseShape(definition, item)))].join('; ');
  // The shapes encode everything in the cases that the columns depend on.
  const columns: readonly Column[] = useMemo(
    () => tableColumns(definition, cases, differing, units),
    // oxlint-disable-next-line react/exhaustive-deps
    [shapes, differing, units],
  );
  const choice = useMemo(() => parseChoice(stored), [stored]);
  const shown = useMemo(() => chosenColumns(columns, choice), [columns, choice]);
  const choose = (next: ColumnChoice) => {
    if (next === 'differs') again();
    setStored(serialiseChoice(next));
  };
  return { columns, shown, choice, choose };
}
