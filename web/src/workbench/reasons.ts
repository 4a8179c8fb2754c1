import {
  Absent,
  isShown,
  resultInfo,
  resultValue,
  type CaseData,
  type CaseResult,
  type Definition,
} from '@isentrope/calculators/kit';

/**
 * The results for which it is said at another one why there are none: what they need at the main result, where it needs
 * the same, else at the first that does; any other reason at the first that has it, and at the main result. So one blank
 * field has its say once, not in every line that waits for it. What a case's choices rule out is said of each.
 */
export function toldElsewhere(
  definition: Definition,
  data: CaseData,
  result: CaseResult | undefined,
): ReadonlySet<string> {
  const told = new Set<string>();
  if (!result) return told;
  const said = new Set<string>();
  const main = reasonOf(result, definition.primary);
  if (main && main.missing.length > 0) said.add(main.text);
  for (const { id } of definition.results) {
    const reason = reasonOf(result, id);
    if (!reason || reason.ruledOut || !isShown(resultInfo(definition, id).when, data)) continue;
    if (said.has(reason.text) && id !== definition.primary) told.add(id);
    said.add(reason.text);
  }
  return told;
}

function reasonOf({ evaluation }: CaseResult, id: string): Absent | undefined {
  const value = resultValue(evaluation, id);
  return value instanceof Absent ? value : undefined;
}
