import type { Role } from '@isentrope/records';

/** What can be done in a project. */
export type Deed =
  | 'read'
  | 'leave'
  | 'name the project'
  | 'lead the people'
  | 'edit sheets'
  | 'issue'
  | 'check'
  | 'approve'
  | 'return'
  | 'comment'
  | 'let a result stand'
  | 'revoke the feeds of others'
  | 'put the project away';

const deedsOf: Readonly<Record<Role, readonly Deed[]>> = {
  owner: [
    'read',
    'name the project',
    'lead the people',
    'edit sheets',
    'issue',
    'check',
    'approve',
    'return',
    'comment',
    'let a result stand',
    'revoke the feeds of others',
    'put the project away',
  ],
  engineer: ['read', 'leave', 'name the project', 'edit sheets', 'issue', 'comment', 'let a result stand'],
  checker: ['read', 'leave', 'check', 'return', 'comment'],
  approver: ['read', 'leave', 'approve', 'return', 'comment'],
  reader: ['read', 'leave'],
};

/** What changes nothing that a project keeps, or ends it: possible in a closed one too. */
const inClosed = new Set<Deed>(['read', 'leave', 'revoke the feeds of others', 'put the project away']);

/**
 * The one rule of who may do what in a project. That nobody checks or approves their own sheet is for `revisions.ts`, which
 * knows whose it is.
 * @param role what the person is in the project; undefined for whoever is not in it.
 * @param closed nobody may change anything in it.
 */
export function may(role: Role | undefined, deed: Deed, closed: boolean): boolean {
  return role !== undefined && deedsOf[role].includes(deed) && (!closed || inClosed.has(deed));
}
