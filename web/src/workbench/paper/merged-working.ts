import type { ReportedLine } from '@isentrope/calculators/kit';

/** A step of the working with the cases that take it: the same equation from the same source, each with its own numbers. */
export interface MergedStep extends Omit<ReportedLine, 'numbers' | 'value' | 'note'> {
  readonly key: string;
  readonly of: readonly { readonly number: number; readonly line: ReportedLine }[];
}

/** What two steps have in common that are said once. */
function keyOf({ id, label, symbol, equation, where, source }: ReportedLine): string {
  return JSON.stringify([id, label, symbol, equation, where, source]);
}

/** Whether a line has more to it than its name; a table, say, stands elsewhere. */
function saysSomething({ equation, value, source, note }: ReportedLine): boolean {
  return [equation, value, source, note].some(each => each !== undefined);
}

/**
 * The workings of several cases as one: what they share stands once, with the numbers of each. What only some of them do
 * stands after the step that they did before, or beside the same step of another case where that is done otherwise.
 */
export function mergedWorking(
  workings: readonly { readonly number: number; readonly lines: readonly ReportedLine[] }[],
): MergedStep[] {
  const steps: (MergedStep & { of: { number: number; line: ReportedLine }[] })[] = [];
  for (const { number, lines } of workings) {
    let next = 0;
    for (const line of lines.filter(saysSomething)) {
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
