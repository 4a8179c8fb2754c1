import { isShown, resultInfo, type CaseData, type Definition, type ReportedCase } from '@isentrope/calculators/kit';

/**
 * The results for which it is said at another one why there are none: what they need at the main result, where it needs
 * the same, else at the first that does; any other reason at the first that has it, and at the main result. So one blank
 * field has its say once, not in every line that waits for it. What a case's choices rule out is said of each.
 */
export function toldElsewhere(
  definition: Definition,
  data: CaseData,
  report: ReportedCase | undefined,
): ReadonlySet<string> {
  const told = new Set<string>();
  if (!report) return told;
  const said = new Set<string>();
  const main = reasonOf(report, definition.primary);
  if (main && main.missing.length > 0) said.add(main.reason);
  for (const { id } of definition.results) {
    const reason = reasonOf(report, id);
    if (!reason || reason.ruledOut || !isShown(resultInfo(definition, id).when, data)) continue;
    if (said.has(reason.reason) && id !== definition.primary) told.add(id);
    said.add(reason.reason);
  }
  return told;
}

function reasonOf({ values }: ReportedCase, id: string) {
  const value = values[id];
  return value?.type === 'none' ? value : undefined;
}
