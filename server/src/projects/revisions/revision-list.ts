import type { ListedRevision } from '@isentrope/records';
import { sql, type Kysely } from 'kysely';
import { z } from 'zod';
import type { Tables } from '../../database/index.ts';

const signed = z.array(
  z.object({
    revisionId: z.string(),
    act: z.enum(['issued', 'checked', 'approved', 'returned']),
    userId: z.string(),
    name: z.string(),
    at: z.date(),
  }),
);
const row = z.array(
  z.object({
    id: z.string(),
    letter: z.string(),
    state: z.enum(['for check', 'returned', 'checked', 'approved', 'superseded']),
    hash: z.string(),
    reason: z.string(),
    engine: z.string(),
    openComments: z.number(),
    importedFrom: z.nullable(z.string()),
    importHeld: z.nullable(z.boolean()),
  }),
);

/** The revisions of a sheet, the first one first. */
export async function revisionsOf(kysely: Kysely<Tables>, sheetId: string): Promise<ListedRevision[]> {
  const { rows } =
    await sql`select r."id", r."letter", r."state", r."hash", r."reason", r."engine", r."importedFrom", r."importHeld",
      (select count(*)::int from "revisionComment" c where c."revisionId" = r."id" and c."resolvedAt" is null) as "openComments"
    from "revision" r where r."sheetId" = ${sheetId} order by r."place"`.execute(kysely);
  const revisions = row.parse(rows);
  if (revisions.length === 0) return [];
  const signatures = signed.parse(
    await kysely
      .selectFrom('revisionSignature')
      .select(['revisionId', 'act', 'userId', 'name', 'at'])
      .where(
        'revisionId',
        'in',
        revisions.map(({ id }) => id),
      )
      .orderBy('place')
      .execute(),
  );
  return revisions.map(({ importedFrom, importHeld, ...revision }) => ({
    ...revision,
    imported: importedFrom === null ? null : { from: importedFrom, held: importHeld === true },
    signatures: signatures
      .filter(({ revisionId }) => revisionId === revision.id)
      .map(({ act, userId, name, at }) => ({ act, by: { id: userId, name }, at: at.toISOString() })),
  }));
}
