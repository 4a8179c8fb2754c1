import { createHash } from 'node:crypto';
import { sql } from 'kysely';
import { z } from 'zod';
import { mailTemplates, renderMail } from '../../mail/index.ts';
import { sheetDisplayName } from '../sheets/sheet-name.ts';
import type { DriftParts } from './drift-parts.ts';
import { isRelevant } from './revisions-to-recalculate.ts';

const row = z.object({
  revisionId: z.string(),
  engine: z.string(),
  outcome: z.enum(['differs', 'failed']),
  change: z.string(),
  letter: z.string(),
  number: z.string(),
  title: z.string(),
  project: z.string(),
  email: z.string(),
});

/**
 * Sends the owner of a project one mail about all sheets with drift not yet notified. If it is sent again because the
 * process ended before recording it, it has the same message id.
 */
export async function notifyOwner({ database, mailer, company, origin }: DriftParts, projectId: string): Promise<void> {
  const { rows } =
    await sql`select d."revisionId", d."engine", d."outcome", d."change", r."letter", s."number", s."title",
      p."name" as "project", u."email"
    from "drift" d
    join "revision" r on r."id" = d."revisionId"
    join "sheet" s on s."id" = r."sheetId"
    join "project" p on p."id" = s."projectId"
    join "projectMember" m on m."projectId" = p."id" and m."role" = 'owner'
    join "user" u on u."id" = m."userId"
    where p."id" = ${projectId} and p."archivedAt" is null and p."deletedAt" is null and ${isRelevant}
      and d."outcome" <> 'same' and d."toldAt" is null and d."acknowledgedAt" is null
      and not exists (select 1 from "drift" n where n."revisionId" = d."revisionId" and n."presentAt" > d."presentAt")
    order by s."number", s."createdAt", r."place"`.execute(database.kysely);
  const drifted = z.array(row).parse(rows);
  const [first] = drifted;
  if (first === undefined) return;
  const sheets = drifted.map(({ letter, outcome, change, ...sheet }) => ({
    name: sheetDisplayName(sheet),
    letter,
    outcome,
    change,
  }));
  const url = new URL(`/projects/${projectId}`, origin).href;
  const mail = mailTemplates.sheetsDrifted(company.name, url, { project: first.project, sheets });
  const id = createHash('sha256')
    .update(JSON.stringify([projectId, drifted]))
    .digest('hex')
    .slice(0, 32);
  await mailer.deliver({ ...renderMail(mail, first.email, company), id });
  for (const { revisionId, engine } of drifted)
    await database.kysely
      .updateTable('drift')
      .set({ toldAt: new Date() })
      .where('revisionId', '=', revisionId)
      .where('engine', '=', engine)
      .execute();
}
