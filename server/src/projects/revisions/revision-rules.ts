import type { RevisionAction, ListedRevision, RevisionState, Role } from '@isentrope/records';
import { can, type ProjectAction } from '../permissions.ts';
import { ProjectProblem } from '../problems.ts';

/** Actions on the latest revision of a sheet. */
export type ReviewAction = 'check' | 'approve' | 'return';

const actionOf = { checked: 'check', approved: 'approve', returned: 'return' } as const;

type RevisionForAction = Pick<ListedRevision, 'state' | 'openComments'> & {
  readonly imported?: ListedRevision['imported'];
  readonly signatures: readonly { readonly act: RevisionAction; readonly by: { readonly id: string } }[];
};

/**
 * Why a user cannot take an action on a revision now, although the role allows it; null if they can. Nobody checks or
 * approves a revision that they issued; all comments must be resolved before a sheet is approved.
 */
export function actionRefusal(action: ReviewAction, userId: string, revision: RevisionForAction): string | null {
  const { state, signatures, openComments, imported = null } = revision;
  if (imported !== null)
    return `This revision was issued at ${imported.from}, and can be signed only there. Issue the next one here.`;
  const originator = signatures.find(({ act }) => act === 'issued')?.by.id;
  const isOriginator = originator === userId;
  switch (action) {
    case 'check':
      if (state !== 'for check') return stateMessage(state);
      return isOriginator ? 'You issued this revision; someone else must check it.' : null;
    case 'approve':
      if (state !== 'checked') return stateMessage(state);
      if (isOriginator) return 'You issued this revision; someone else must approve it.';
      if (openComments === 0) return null;
      return openComments === 1
        ? 'One comment is open. Resolve it before the sheet is approved.'
        : `${openComments} comments are open. Resolve them before the sheet is approved.`;
    case 'return':
      return state === 'for check' || state === 'checked' ? null : stateMessage(state);
  }
}

function stateMessage(state: RevisionState): string {
  const words: Readonly<Record<RevisionState, string>> = {
    'for check': 'This revision has not been checked yet.',
    returned: 'This revision was returned. Issue the next one.',
    checked: 'This revision has already been checked.',
    approved: 'This revision has been approved.',
    superseded: 'This revision has been superseded.',
  };
  return words[state];
}

/** The actions on a revision that a user can take now. */
export function availableActions(role: Role, userId: string, revision: RevisionForAction): ReviewAction[] {
  const actions: readonly ReviewAction[] = ['check', 'approve', 'return'];
  return actions.filter(action => can(role, action, false) && actionRefusal(action, userId, revision) === null);
}

/** The action for a kind of signature. */
export function actionForAct(act: Exclude<RevisionAction, 'issued'>): ReviewAction & ProjectAction {
  return actionOf[act];
}

/**
 * Requires that a user can take an action now.
 * @throws {ProjectProblem} otherwise.
 */
export function requireAvailableAction(action: ReviewAction, userId: string, revision: RevisionForAction): void {
  const reason = actionRefusal(action, userId, revision);
  if (reason !== null) throw new ProjectProblem(409, 'NOT_NOW', reason);
}
