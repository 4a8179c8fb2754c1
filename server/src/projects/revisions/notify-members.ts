import type { RevisionAction } from '@isentrope/records';
import { mailTemplates, renderMail } from '../../mail/index.ts';
import { membersOf } from '../members.ts';
import type { ProjectServices } from '../parts.ts';
import type { ProjectUser } from '../project-user.ts';

interface SignedRevisionInfo {
  project: { id: string; name: string };
  sheet: string;
  letter: string;
  revisionId: string;
  /** The id of the user who issued it. */
  originator: string;
}

/**
 * Notifies those who act next on a revision: the checkers of an issued one, the approvers of a checked one, and the
 * originator of a returned or approved one. Nobody is notified of their own act.
 */
export async function notifyMembers(
  parts: ProjectServices,
  by: ProjectUser,
  act: RevisionAction,
  about: SignedRevisionInfo,
): Promise<void> {
  const { project, sheet, letter, revisionId, originator } = about;
  const people = await membersOf(parts.database.kysely, project.id, by);
  const recipients = people.filter(({ id, role }) => {
    if (act === 'issued') return role === 'checker';
    return act === 'checked' ? role === 'approver' : id === originator;
  });
  const url = new URL(`/revisions/${revisionId}`, parts.origin).href;
  const mail = mailTemplates.sheetSigned(parts.company.name, url, {
    act,
    by: by.name,
    project: project.name,
    sheet,
    letter,
  });
  for (const { self, email } of recipients) if (!self) await parts.mailer.send(renderMail(mail, email, parts.company));
}
