import type { Project } from '@isentrope/records';

type ProjectAccess = Pick<Project, 'role' | 'closed'>;

/**
 * Whether the member can create, edit and issue sheets and change the basis. Controls what the page offers; the server
 * enforces it.
 */
export function canEdit({ role, closed }: ProjectAccess): boolean {
  return closed === null && (role === 'owner' || role === 'engineer');
}

/** Whether the member can manage the members of the project. */
export function canManageMembers({ role, closed }: ProjectAccess): boolean {
  return closed === null && role === 'owner';
}
