import type { ListedRevision, Revision, RevisionRecord } from '@isentrope/records';

/** A revision as printed in a report or alone. */
export interface ReportSheet {
  readonly record: RevisionRecord;
  readonly hash: string;
  readonly state: Revision['state'];
  readonly signatures: ListedRevision['signatures'];
  /** Position among the sheets of the report; undefined for a single revision. */
  readonly place: { readonly number: number; readonly of: number } | undefined;
}

/** Watermark of a revision that is not approved; empty for an approved one. */
export function watermarkOf(state: Revision['state']): string {
  const marks: Readonly<Record<Revision['state'], string>> = {
    'for check': 'For check',
    returned: 'Returned, not checked',
    checked: 'Checked, not approved',
    approved: '',
    superseded: 'Superseded',
  };
  return marks[state];
}

/** The latest valid approved revision of a sheet, or the latest issued one. */
export function chosenRevision(
  revisions: readonly ListedRevision[],
  which: 'issued' | 'approved',
): ListedRevision | undefined {
  return which === 'issued' ? revisions.at(-1) : revisions.findLast(({ state }) => state === 'approved');
}
