import type { ReportedLine } from '@isentrope/calculators/kit';

/** A step of the working, shared by all cases with the same equation and source. */
export interface MergedStep extends Omit<ReportedLine, 'numbers' | 'value' | 'note'> {
  readonly key: string;
  readonly of: readonly { readonly number: number; readonly line: ReportedLine }[];
}

/** The key of what cases have in common in a step. */
function keyOf({ id, label, symbol, equation, where, source }: ReportedLine): string {
  return JSON.stringify([id, label, symbol, equation, where, source]);
}

/** Whether a line has any content besides its label; table results are shown elsewhere. */
function hasContent({ equation, value, source, note }: ReportedLine): boolean {
  return [equation, value, source, note].some(each => each !== undefined);
}

/**
 * Merges the workings of several cases: common steps are listed once with the numbers of each case. A step that only
 * some cases have follows the step before it in those cases, or the same step of another case.
 */
export function mergeWorkings(
  workings: readonly { readonly number: number; readonly lines: readonly ReportedLine[] }[],
): MergedStep[] {
  const steps: (MergedStep & { of: { number: number; line: ReportedLine }[] })[] = [];
  for (const { number, lines } of workings) {
    let next = 0;
    for (const line of lines.filter(hasContent)) {
      const key = keyOf(line);
      const known = steps.find(step => step.key === key && step.of.at(-1)?.number !== number);
      if (known) {
        known.of.push({ number, line });
        next = Math.max(next, steps.indexOf(known) + 1);
        continue;
      }
      const { numbers: _numbers, value: _value, note: _note, ...common } = line;
      const otherwise = steps.findLastIndex(step => step.id === line.id);
      next = Math.max(next, otherwise + 1);
      steps.splice(next, 0, { ...common, key, of: [{ number, line }] });
      next += 1;
    }
  }
  return steps;
}
