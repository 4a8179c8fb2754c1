import type { Act } from '@isentrope/records';
import { letters, write } from '../mail/index.ts';
import { membersOf } from './people.ts';
import type { ProjectParts } from './parts.ts';
import type { Visitor } from './visitor.ts';

interface Signed {
  project: { id: string; name: string };
  sheet: string;
  letter: string;
  revisionId: string;
  /** The id of who issued it. */
  originator: string;
}

/**
 * Writes to those for whom a revision waits now: the checkers of one that was issued, the approvers of one that was checked,
 * and to its originator of one that was returned or approved. Nobody is written to about what they did themselves.
 */
export async function tell(parts: ProjectParts, by: Visitor, act: Act, about: Signed): Promise<void> {
  const { project, sheet, letter, revisionId, originator } = about;
  const people = await membersOf(parts.database.kysely, project.id, by);
  const concerned = people.filter(({ id, role }) => {
    if (act === 'issued') return role === 'checker';
    return act === 'checked' ? role === 'approver' : id === originator;
  });
  const url = new URL(`/revisions/${revisionId}`, parts.origin).href;
  const what = letters.sheetSigned(parts.company.name, url, { act, by: by.name, project: project.name, sheet, letter });
  for (const { self, email } of concerned) if (!self) await parts.mailer.send(write(what, email, parts.company));
}
