import type { ListedSheet, Project, ProjectMap, RevisionAction } from '@isentrope/records';
import { canEdit } from './permissions.ts';

/** A signature that a member can give to several sheets at once. */
export type JointAction = Exclude<RevisionAction, 'returned'>;

type Signable = Pick<Project, 'role' | 'closed' | 'sheetList' | 'members'>;

/**
 * The sheets that wait for a signature of the user: changed and up to date for issue, issued by another member for the
 * check, checked and without open comments for approval. What the page offers; the server decides.
 * @param map the map of the project, with sheets that are out of date or cannot be calculated; needed to issue.
 */
export function sheetsAwaiting(action: JointAction, project: Signable, map: ProjectMap | undefined): ListedSheet[] {
  const { role, closed, sheetList, members } = project;
  if (closed !== null) return [];
  const self = members.find(member => member.self)?.name;
  if (action === 'issued') {
    const ready = new Set(
      map?.sheets
        .filter(({ stale, waiting, failure, answers }) => !stale && !waiting && failure === null && answers.length > 0)
        .map(({ id }) => id),
    );
    return canEdit(project)
      ? sheetList.filter(({ id, state }) => (state === 'draft' || state === 'revised') && ready.has(id))
      : [];
  }
  const others = sheetList.filter(({ originator }) => originator !== self);
  if (action === 'checked')
    return role === 'owner' || role === 'checker' ? others.filter(({ state }) => state === 'for check') : [];
  return role === 'owner' || role === 'approver'
    ? others.filter(({ state, openComments }) => state === 'checked' && openComments === 0)
    : [];
}

/** The next revision in the order of the sheets that waits for the user's check or approval; undefined if none does. */
export function nextToSign(
  project: Signable,
  sheetId: string,
):
  | { readonly action: 'checked' | 'approved'; readonly sheet: ListedSheet & { readonly revisionId: string } }
  | undefined {
  const index = project.sheetList.findIndex(({ id }) => id === sheetId);
  const inOrder = [...project.sheetList.slice(index + 1), ...project.sheetList.slice(0, Math.max(index, 0))];
  for (const action of ['checked', 'approved'] as const) {
    const awaiting = new Set(sheetsAwaiting(action, project, undefined).map(({ id }) => id));
    for (const sheet of inOrder)
      if (awaiting.has(sheet.id) && sheet.revisionId !== null)
        return { action, sheet: { ...sheet, revisionId: sheet.revisionId } };
  }
  return undefined;
}
