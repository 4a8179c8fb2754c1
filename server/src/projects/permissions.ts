import type { Role } from '@isentrope/records';

/** Actions in a project that require a permission. */
export type ProjectAction =
  | 'read'
  | 'leave'
  | 'edit the project'
  | 'manage members'
  | 'edit sheets'
  | 'issue'
  | 'check'
  | 'approve'
  | 'return'
  | 'comment'
  | 'acknowledge drift'
  | 'revoke the feeds of others'
  | 'archive or delete the project';

const actionsOf: Readonly<Record<Role, readonly ProjectAction[]>> = {
  owner: [
    'read',
    'edit the project',
    'manage members',
    'edit sheets',
    'issue',
    'check',
    'approve',
    'return',
    'comment',
    'acknowledge drift',
    'revoke the feeds of others',
    'archive or delete the project',
  ],
  engineer: ['read', 'leave', 'edit the project', 'edit sheets', 'issue', 'comment', 'acknowledge drift'],
  checker: ['read', 'leave', 'check', 'return', 'comment'],
  approver: ['read', 'leave', 'approve', 'return', 'comment'],
  reader: ['read', 'leave'],
};

/** Actions that change no content of a project, or delete it: permitted in a closed one too. */
const allowedWhenClosed = new Set<ProjectAction>([
  'read',
  'leave',
  'revoke the feeds of others',
  'archive or delete the project',
]);

/**
 * Whether a role permits an action in a project. `actionRefusal` enforces that nobody checks or approves their own
 * sheet.
 * @param role of the user in the project; undefined for non-members.
 * @param closed whether the project is read-only.
 */
export function can(role: Role | undefined, action: ProjectAction, closed: boolean): boolean {
  return role !== undefined && actionsOf[role].includes(action) && (!closed || allowedWhenClosed.has(action));
}
