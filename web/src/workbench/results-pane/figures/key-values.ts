import { resultInfo, type CaseData, type Definition, type ReportedCase } from '@isentrope/calculators/kit';
import { keyResultIds } from '../results/key-result-ids.ts';
import type { ShownValues } from './without-repeated-values.ts';

/** The key results of a case, which the results pane shows above its drawing. */
export function keyValues(definition: Definition, data: CaseData, report: ReportedCase): ShownValues {
  const ids = keyResultIds(definition, data, report);
  return {
    results: new Set(ids),
    quantities: ids.flatMap(id => {
      const value = report.values[id];
      return value?.type === 'number' ? [{ kind: resultInfo(definition, id).kind, si: value.si }] : [];
    }),
  };
}
