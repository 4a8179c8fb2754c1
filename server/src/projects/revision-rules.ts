import type { Act, ListedRevision, RevisionState, Role } from '@isentrope/records';
import { may, type Deed } from './access.ts';
import { ProjectProblem } from './problems.ts';

/** Actions on the latest revision of a sheet. */
export type RevisionDeed = 'check' | 'approve' | 'return';

const deedOf = { checked: 'check', approved: 'approve', returned: 'return' } as const;

type Judged = Pick<ListedRevision, 'state' | 'openComments'> & {
  readonly imported?: ListedRevision['imported'];
  readonly signatures: readonly { readonly act: Act; readonly by: { readonly id: string } }[];
};

/**
 * Why a user cannot do something to a revision now, although the role allows it; null if they can. Nobody checks or
 * approves what they issued; all comments must be resolved before a sheet is approved.
 */
export function whyNot(deed: RevisionDeed, personId: string, revision: Judged): string | null {
  const { state, signatures, openComments, imported = null } = revision;
  if (imported !== null)
    return `This revision was issued at ${imported.from}, and is signed nowhere else. Issue the next one here.`;
  const originator = signatures.find(({ act }) => act === 'issued')?.by.id;
  const own = originator === personId;
  switch (deed) {
    case 'check':
      if (state !== 'for check') return stands(state);
      return own ? 'You issued this revision; somebody else must check it.' : null;
    case 'approve':
      if (state !== 'checked') return stands(state);
      if (own) return 'You issued this revision; somebody else must approve it.';
      if (openComments === 0) return null;
      return openComments === 1
        ? 'One comment is open. Resolve it before the sheet is approved.'
        : `${openComments} comments are open. Resolve them before the sheet is approved.`;
    case 'return':
      return state === 'for check' || state === 'checked' ? null : stands(state);
  }
}

function stands(state: RevisionState): string {
  const words: Readonly<Record<RevisionState, string>> = {
    'for check': 'This revision has not been checked yet.',
    returned: 'This revision was returned. Issue the next one.',
    checked: 'This revision has been checked already.',
    approved: 'This revision has been approved.',
    superseded: 'This revision has been superseded.',
  };
  return words[state];
}

/** The actions on a revision that a user can take now. */
export function actsOpenTo(role: Role, personId: string, revision: Judged): RevisionDeed[] {
  const deeds: readonly RevisionDeed[] = ['check', 'approve', 'return'];
  return deeds.filter(deed => may(role, deed, false) && whyNot(deed, personId, revision) === null);
}

/** The action for a kind of signature. */
export function deedFor(act: Exclude<Act, 'issued'>): RevisionDeed & Deed {
  return deedOf[act];
}

/**
 * Requires that a user can take an action now.
 * @throws {ProjectProblem} otherwise.
 */
export function mustBeOpen(deed: RevisionDeed, personId: string, revision: Judged): void {
  const reason = whyNot(deed, personId, revision);
  if (reason !== null) throw new ProjectProblem(409, 'NOT_NOW', reason);
}
