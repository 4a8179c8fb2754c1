import type { Project } from '@isentrope/records';

type Standing = Pick<Project, 'role' | 'closed'>;

/** Whether somebody may make, edit and issue sheets and change the basis, so that the page offers it. The server has the last word. */
export function mayEdit({ role, closed }: Standing): boolean {
  return closed === null && (role === 'owner' || role === 'engineer');
}

/** Whether somebody may say who is in the project. */
export function mayLead({ role, closed }: Standing): boolean {
  return closed === null && role === 'owner';
}
