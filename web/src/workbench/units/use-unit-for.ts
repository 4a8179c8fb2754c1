import { unitsShown, type CaseData, type Definition, type ResultUnits, type UnitFor } from '@isentrope/calculators/kit';
import { useMemo } from 'react';

/** The units in which the pictures and tables of a case are read; the same function while its units stay what they are. */
export function useUnitFor(definition: Definition, data: CaseData, results: ResultUnits): UnitFor {
  const typed = definition.inputs.map(({ id }) => data[id]?.unit ?? '').join('|');
  // `typed` says all that the units of a case depend on.
  // oxlint-disable-next-line react/exhaustive-deps
  return useMemo(() => unitsShown(definition, data, results), [definition, typed, results]);
}
