import { isShown, resultInfo, type CaseData, type Definition, type ReportedCase } from '@isentrope/calculators/kit';

/** The ids of the main results a case can have; those ruled out by its choices are omitted. */
export function keyResultIds(
  definition: Definition,
  data: CaseData,
  report: Pick<ReportedCase, 'values'> | undefined,
): readonly string[] {
  return definition.answers.filter(id => {
    const value = report?.values[id];
    const ruledOut = value?.type === 'none' && value.ruledOut;
    return id === definition.primary || (isShown(resultInfo(definition, id).when, data) && !ruledOut);
  });
}
