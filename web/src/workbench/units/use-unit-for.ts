import {
  displayUnits,
  type CaseData,
  type Definition,
  type ResultUnits,
  type UnitSelector,
} from '@isentrope/calculators/kit';
import { useMemo } from 'react';

/** The units of figures and tables of a case, memoised while its units are unchanged. */
export function useUnitSelector(definition: Definition, data: CaseData, results: ResultUnits): UnitSelector {
  const typed = definition.inputs.map(({ id }) => data[id]?.unit ?? '').join('|');
  // `typed` encodes everything the units depend on.
  // oxlint-disable-next-line react/exhaustive-deps
  return useMemo(() => displayUnits(definition, data, results), [definition, typed, results]);
}
