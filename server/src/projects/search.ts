import { searchAnswer, type SearchAnswer } from '@isentrope/records';
import { sql, type RawBuilder } from 'kysely';
import { z } from 'zod';
import { countUse } from './limits.ts';
import type { ProjectServices } from './parts.ts';
import { ProjectProblem } from './problems.ts';
import type { ProjectUser } from './project-user.ts';

/** Maximum length of a query, number of its words, and number of results of each kind. */
const maxQueryLength = 200;
const maxWords = 8;
const maxResults = 20;
/** Number of matches that are ranked, so that a single letter does not sort a hundred thousand rows. */
const maxRanked = 500;

const noResults: SearchAnswer = { projects: [], sheets: [], revisions: [], people: [], more: false };

/**
 * Searches the user's projects that are not deleted: each word of the query must begin a word of a project, a sheet, a
 * revision with its sheet, or a member's name or address.
 */
export async function searchProjects(parts: ProjectServices, actor: ProjectUser, text: string): Promise<SearchAnswer> {
  if (text.length > maxQueryLength)
    throw new ProjectProblem(
      400,
      'INVALID_INPUT',
      `The search text must be at most ${maxQueryLength} characters long.`,
    );
  await countUse(parts, actor, 'project-search');
  const words = text
    .normalize('NFC')
    .toLowerCase()
    .split(/[^\p{L}\p{N}]+/u)
    .filter(word => word !== '')
    .slice(0, maxWords);
  if (words.length === 0) return noResults;
  const { kysely } = parts.database;
  const all = sql`to_tsquery('simple', ${words.map(word => `${word}:*`).join(' & ')})`;
  const any = sql`to_tsquery('simple', ${words.map(word => `${word}:*`).join(' | ')})`;
  const ownProjects = sql`"projectMember" m join "project" p on p."id" = m."projectId" and p."deletedAt" is null`;
  const inProject = sql`p."id" as "projectId", p."number" as "projectNumber", p."name" as "projectName"`;
  const self = actor.id;
  const select = async (query: RawBuilder<unknown>) =>
    (await sql`${query} limit ${maxResults + 1}`.execute(kysely)).rows.map(row => z.looseObject({}).parse(row));
  const [projects, sheets, revisions, people] = await Promise.all([
    select(sql`select p."id", p."number", p."name", p."client" from ${ownProjects}
      where m."userId" = ${self} and p."words" @@ ${all} order by p."changedAt" desc, p."id"`),
    select(sql`select * from (select s."id", s."tool", s."number", s."title", s."words", s."changedAt", ${inProject} from ${ownProjects}
        join "sheet" s on s."projectId" = p."id"
        where m."userId" = ${self} and s."words" @@ ${all} limit ${maxRanked}) f
      order by ts_rank("words", ${all}) desc, "changedAt" desc, "id"`),
    select(sql`select * from (select r."id", r."letter", r."reason", r."words", r."place", s."id" as "sheetId",
          s."number" as "sheetNumber", s."title" as "sheetTitle", ${inProject}
        from ${ownProjects} join "sheet" s on s."projectId" = p."id" join "revision" r on r."sheetId" = s."id"
        where m."userId" = ${self} and r."words" @@ ${any} and (r."words" || s."words") @@ ${all} limit ${maxRanked}) f
      order by ts_rank("words", ${any}) desc, "sheetId", "place" desc`),
    select(sql`select coalesce(nullif(trim(concat_ws(' ', u."firstName", u."lastName")), ''), u."email") as "name",
        u."email", o."role", ${inProject}
      from ${ownProjects} join "projectMember" o on o."projectId" = p."id" join "user" u on u."id" = o."userId"
      where m."userId" = ${self} and o."userId" <> ${self}
        and "wordsOf" (concat_ws(' ', u."firstName", u."lastName", u."email")) @@ ${all}
      order by 1, p."changedAt" desc, p."id"`),
  ]);
  const kinds = { projects, sheets, revisions, people };
  const limited = Object.fromEntries(Object.entries(kinds).map(([kind, rows]) => [kind, rows.slice(0, maxResults)]));
  return searchAnswer.parse({ ...limited, more: Object.values(kinds).some(rows => rows.length > maxResults) });
}
