import { unitsShown, type CaseData, type Definition, type ResultUnits, type UnitFor } from '@isentrope/calculators/kit';
import { useMemo } from 'react';

/** The units of figures and tables of a case, memoised while its units are unchanged. */
export function useUnitFor(definition: Definition, data: CaseData, results: ResultUnits): UnitFor {
  const typed = definition.inputs.map(({ id }) => data[id]?.unit ?? '').join('|');
  // `typed` encodes everything the units depend on.
  // oxlint-disable-next-line react/exhaustive-deps
  return useMemo(() => unitsShown(definition, data, results), [definition, typed, results]);
}
