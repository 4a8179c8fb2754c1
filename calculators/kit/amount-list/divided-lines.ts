/** Divides lines that list several items: "CH4 80 / C2H6 20". */

/** The marks that may stand between two items with their amounts. */
const marks = [/\s+\/\s+/, /\s+\|\s+/, /\s+\+\s+/, /\s+&\s+/, /\s+and\s+/i] as const;

/** Matches what states the kind of the amounts at the beginning of a line: "MOLE-FRAC CH4 0.8 / C2H6 0.2", "Composition: CH4 80 / C2H6 20". */
const beginnings = [
  /^\s*((?:mole|mass|stdvol)-(?:frac|flow))\s+/i,
  /^\s*((?!.*(?:split|distribution|breakdown))[^:\d]*\p{L}[^:\d]*):\s+/u,
] as const;

/**
 * The lines of a text, of which one with several items is divided into one line per item, below its beginning if that states the kind of the amounts.
 * Other lines are unchanged.
 * @param isEntry whether a text has a name and an amount
 */
export function divideLines(text: string, isEntry: (text: string) => boolean): string {
  if (/[{[\t]/.test(text)) return text;
  return text
    .split('\n')
    .flatMap(line => dividedLine(line.replace(/[\s&/]+$/, ''), isEntry) ?? [line])
    .join('\n');
}

function dividedLine(line: string, isEntry: (text: string) => boolean): string[] | undefined {
  for (const mark of marks) {
    const parts = line.trim().split(mark);
    if (parts.length > 1 && parts.slice(1).every(isEntry)) {
      const [first = '', ...others] = parts;
      for (const beginning of beginnings) {
        const [whole = '', title = ''] = beginning.exec(first) ?? [];
        if (title !== '' && isEntry(first.slice(whole.length))) return [title, first.slice(whole.length), ...others];
      }
      return isEntry(first) ? parts : undefined;
    }
  }
  return undefined;
}
