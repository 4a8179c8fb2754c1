import type { ListedDrift, ListedSheet, RevisionState, SheetState } from '@isentrope/records';
import { sql, type Kysely } from 'kysely';
import { z } from 'zod';
import type { Tables } from '../../database/index.ts';
import { displayName } from '../project-user.ts';

const row = z.object({
  id: z.string(),
  projectId: z.string(),
  tool: z.string(),
  number: z.string(),
  title: z.string(),
  notes: z.string(),
  cases: z.number(),
  version: z.number(),
  changedAt: z.date(),
  changerEmail: z.nullable(z.string()),
  changerFirst: z.nullable(z.string()),
  changerLast: z.nullable(z.string()),
  revisionId: z.nullable(z.string()),
  letter: z.nullable(z.string()),
  revisionState: z.nullable(z.enum(['for check', 'returned', 'checked', 'approved', 'superseded'])),
  sheetVersion: z.nullable(z.number()),
  importedFrom: z.nullable(z.string()),
  originator: z.nullable(z.string()),
  checker: z.nullable(z.string()),
  approver: z.nullable(z.string()),
  openComments: z.number(),
  driftRevision: z.nullable(z.string()),
  driftLetter: z.nullable(z.string()),
  driftOutcome: z.nullable(z.enum(['differs', 'failed'])),
  driftChange: z.nullable(z.string()),
});
export type SheetRow = z.infer<typeof row>;

/** Sheets with the state of their latest revisions: all of a project, or the given one. */
export async function sheetRows(
  kysely: Kysely<Tables>,
  which: { readonly projectId: string } | { readonly sheetId: string },
): Promise<SheetRow[]> {
  const condition = 'projectId' in which ? sql`s."projectId" = ${which.projectId}` : sql`s."id" = ${which.sheetId}`;
  const signer = (act: string) =>
    sql`(select g."name" from "revisionSignature" g where g."revisionId" = l."id" and g."act" = ${act}
      order by g."place" desc limit 1)`;
  const { rows } =
    await sql`select s."id", s."projectId", s."tool", s."number", s."title", s."notes", s."cases", s."version", s."changedAt",
      u."email" as "changerEmail", u."firstName" as "changerFirst", u."lastName" as "changerLast",
      l."id" as "revisionId", l."letter", l."state" as "revisionState", l."sheetVersion", l."importedFrom",
      ${signer('issued')} as "originator", ${signer('checked')} as "checker", ${signer('approved')} as "approver",
      (select count(*)::int from "revisionComment" c where c."revisionId" = l."id" and c."resolvedAt" is null) as "openComments",
      f."revisionId" as "driftRevision", f."letter" as "driftLetter", f."outcome" as "driftOutcome", f."change" as "driftChange"
    from "sheet" s
    left join "user" u on u."id" = s."changedBy"
    left join lateral (select * from "revision" r where r."sheetId" = s."id" order by r."place" desc limit 1) l on true
    left join lateral (select r."letter", n.* from "revision" r
      join lateral (select * from "drift" d where d."revisionId" = r."id" order by d."presentAt" desc, d."engine" limit 1) n on true
      where r."sheetId" = s."id" and (r."id" = l."id" or r."state" = 'approved')
        and n."outcome" <> 'same' and n."acknowledgedAt" is null
      order by r."place" desc limit 1) f on true
    where ${condition} order by s."number", s."createdAt", s."id"`.execute(kysely);
  return z.array(row).parse(rows);
}

/** The state of a sheet, by its latest revision and whether the working copy has changed since. */
export function stateOf({
  revisionState,
  sheetVersion,
  importedFrom,
  version,
}: {
  revisionState: RevisionState | null;
  sheetVersion: number | null;
  importedFrom: string | null;
  version: number;
}): SheetState {
  if (revisionState === null) return 'draft';
  if (sheetVersion !== version || revisionState === 'superseded') return 'revised';
  return importedFrom === null ? revisionState : 'imported';
}

function driftIn({ driftRevision, driftLetter, driftOutcome, driftChange }: SheetRow): ListedDrift | null {
  if (driftRevision === null || driftOutcome === null) return null;
  return { revisionId: driftRevision, letter: driftLetter ?? '', outcome: driftOutcome, change: driftChange ?? '' };
}

/** A sheet as shown in lists. */
export function listedSheet(sheet: SheetRow): ListedSheet {
  const { id, tool, number, title, letter, revisionId, originator, checker, approver, openComments, cases, changedAt } =
    sheet;
  return {
    id,
    tool,
    number,
    title,
    state: stateOf(sheet),
    revision: letter,
    revisionId,
    originator,
    checker,
    approver,
    openComments,
    drift: driftIn(sheet),
    cases,
    changedAt: changedAt.toISOString(),
    changedBy:
      sheet.changerEmail === null
        ? null
        : displayName({ email: sheet.changerEmail, firstName: sheet.changerFirst, lastName: sheet.changerLast }),
  };
}

/** The sheets of a project. */
export async function sheetsOf(kysely: Kysely<Tables>, projectId: string): Promise<ListedSheet[]> {
  return (await sheetRows(kysely, { projectId })).map(listedSheet);
}
