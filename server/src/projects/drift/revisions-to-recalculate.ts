import { sql, type Kysely, type RawBuilder } from 'kysely';
import { z } from 'zod';
import type { Tables } from '../../database/index.ts';
import type { ProjectServices } from '../parts.ts';
import type { Recalculation } from './drift-parts.ts';

/** The current calculator versions, as a table expression. */
export async function currentEngines({ engine }: Pick<ProjectServices, 'engine'>): Promise<RawBuilder<unknown>> {
  const tools = await engine.tools();
  const versions = JSON.stringify(Object.fromEntries(tools.map(({ id, engine }) => [id, engine])));
  return sql`json_each_text(${versions}::json) as e("tool", "engine")`;
}

const recalculationRows = z.array(z.object({ revisionId: z.string(), engine: z.string() }));

/**
 * Relevant revisions that were issued by another version than the current one and have not been recalculated with the
 * current one: all, or those of a project. The latest revision of each sheet and the approved one are relevant.
 */
export async function revisionsToRecalculate(
  kysely: Kysely<Tables>,
  engines: RawBuilder<unknown>,
  projectId?: string,
): Promise<Recalculation[]> {
  const { rows } = await sql`select r."id" as "revisionId", e."engine" from "revision" r
    join "sheet" s on s."id" = r."sheetId"
    join "project" p on p."id" = s."projectId"
    join ${engines} on e."tool" = s."tool"
    where p."deletedAt" is null ${projectId === undefined ? sql`` : sql`and p."id" = ${projectId}`}
      and ${isRelevant} and r."engine" <> e."engine"
      and not exists (select 1 from "drift" d where d."revisionId" = r."id" and d."engine" = e."engine")
    order by p."id", s."id", r."place"`.execute(kysely);
  return recalculationRows.parse(rows);
}

/** Restricts revisions `r` to the latest of each sheet and the approved one. */
export const isRelevant = sql`(r."state" = 'approved'
  or r."place" = (select max(l."place") from "revision" l where l."sheetId" = r."sheetId"))`;
