/** Columns of a pasted table that are not read: those with notes, and those that the field does not have. */

/** Whether a heading is that of notes to the rows: Remarks, Notes, Comment. */
export function isNotesHeading(heading: string): boolean {
  return /^(?:remarks?|notes?|comments?|bemerkung(?:en)?|anmerkung(?:en)?|remarques?|commentaires?)$/i.test(
    heading.trim(),
  );
}

/** A sentence on columns of notes that are not read; undefined if there are none. */
export function notesRemark(headings: readonly string[]): string | undefined {
  if (headings.length === 0) return undefined;
  const named = headings.map(heading => `"${heading}"`).join(' and ');
  return headings.length === 1
    ? `The column ${named} is not read, as it has notes.`
    : `The columns ${named} are not read, as they have notes.`;
}

const unknownColumn = /^has no column ("[^"]*"); (it may have .*)$/s;

/** Errors of headings, those on columns that the field does not have as one, which names the columns of the field once. */
export function withColumnsNamedOnce(faults: readonly string[]): string[] {
  const unknown = faults.flatMap(fault => {
    const [, heading, columns] = unknownColumn.exec(fault) ?? [];
    return heading === undefined || columns === undefined ? [] : [{ heading, columns }];
  });
  const [first, ...others] = unknown;
  if (!first || others.length === 0) return [...faults];
  const all = `has no columns ${unknown.map(({ heading }) => heading).join(', ')}; ${first.columns}`;
  return [all, ...faults.filter(fault => !unknownColumn.test(fault))];
}

const namedOptions = /, which must be one of [^;]+$/;

/** Errors of cells, of which only the first in a column names the options. */
export function withOptionsNamedOnce<Fault extends { readonly column?: string; readonly reason: string }>(
  faults: readonly Fault[],
): Fault[] {
  const named = new Set<string>();
  return faults.map(fault => {
    const { column, reason } = fault;
    if (column === undefined || !namedOptions.test(reason)) return fault;
    if (named.has(column)) return { ...fault, reason: reason.replace(namedOptions, ', which is none of these either') };
    named.add(column);
    return fault;
  });
}
