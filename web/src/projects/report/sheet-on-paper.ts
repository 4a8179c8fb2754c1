import type { ListedRevision, Revision, RevisionRecord } from '@isentrope/records';

/** A revision as it stands in a report or by itself. */
export interface SheetOnPaper {
  readonly record: RevisionRecord;
  readonly hash: string;
  readonly state: Revision['state'];
  readonly signatures: ListedRevision['signatures'];
  /** Which of how many sheets it is; undefined where it is printed by itself. */
  readonly place: { readonly number: number; readonly of: number } | undefined;
}

/** What marks each page of a revision that does not count as approved; empty for one that does. */
export function markOf(state: Revision['state']): string {
  const marks: Readonly<Record<Revision['state'], string>> = {
    'for check': 'For check',
    returned: 'Returned, not checked',
    checked: 'Checked, not approved',
    approved: '',
    superseded: 'Superseded',
  };
  return marks[state];
}

/** The last revision of a sheet that was approved and still counts, or the last that was issued. */
export function chosenRevision(
  revisions: readonly ListedRevision[],
  which: 'issued' | 'approved',
): ListedRevision | undefined {
  return which === 'issued' ? revisions.at(-1) : revisions.findLast(({ state }) => state === 'approved');
}
