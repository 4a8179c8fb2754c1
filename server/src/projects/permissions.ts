import type { Role } from '@isentrope/records';

/** Actions in a project that require a permission. */
export type ProjectAction =
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

const actionsOf: Readonly<Record<Role, readonly ProjectAction[]>> = {
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

/** Actions that change no content of a project, or delete it: permitted in a closed one too. */
const allowedWhenClosed = new Set<ProjectAction>([
  'read',
  'leave',
  'revoke the feeds of others',
  'put the project away',
]);

/**
 * Whether a role permits an action in a project. That nobody checks or approves their own sheet is enforced in
 * `failureClause`.
 * @param role of the user in the project; undefined for non-members.
 * @param closed whether the project is read-only.
 */
export function can(role: Role | undefined, action: ProjectAction, closed: boolean): boolean {
  return role !== undefined && actionsOf[role].includes(action) && (!closed || allowedWhenClosed.has(action));
}
