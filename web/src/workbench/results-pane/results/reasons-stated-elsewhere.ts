import { isShown, resultInfo, type CaseData, type Definition, type ReportedCase } from '@isentrope/calculators/kit';

/**
 * The ids of results whose reason for having no value is already stated elsewhere. Missing inputs are stated at the
 * primary result, if it needs the same, else at the first result that does; any other reason at the first result with
 * it and at the primary result. Reasons due to the choices of a case are stated at every result.
 */
export function reasonsStatedElsewhere(
  definition: Definition,
  data: CaseData,
  report: ReportedCase | undefined,
): ReadonlySet<string> {
  const statedElsewhere = new Set<string>();
  if (!report) return statedElsewhere;
  const stated = new Set<string>();
  const main = missingReason(report, definition.primary);
  if (main && main.missing.length > 0) stated.add(main.reason);
  for (const { id } of definition.results) {
    const reason = missingReason(report, id);
    if (!reason || reason.ruledOut || !isShown(resultInfo(definition, id).when, data)) continue;
    if (stated.has(reason.reason) && id !== definition.primary) statedElsewhere.add(id);
    stated.add(reason.reason);
  }
  return statedElsewhere;
}

function missingReason({ values }: ReportedCase, id: string) {
  const value = values[id];
  return value?.type === 'none' ? value : undefined;
}
