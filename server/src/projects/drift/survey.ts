import { sql } from 'kysely';
import type { DriftJobs, DriftParts } from './drift-parts.ts';
import { revisionsToRecalculate, currentEngines } from './revisions-to-recalculate.ts';

/**
 * Queues the recalculation of revisions issued by other versions than the current ones, each once. Outcomes of a
 * version that is current again are reused.
 */
export async function surveyDrift(parts: DriftParts, jobs: DriftJobs): Promise<void> {
  const { kysely } = parts.database;
  // Without any revision, the calculators need not be started.
  if ((await kysely.selectFrom('revision').select('id').limit(1).executeTakeFirst()) === undefined) return;
  const engines = await currentEngines(parts);
  await sql`insert into "drift" ("revisionId", "engine", "outcome", "change", "details")
    select r."id", r."engine", 'same', '', '' from "revision" r
    join "sheet" s on s."id" = r."sheetId" join ${engines} on e."tool" = s."tool" and e."engine" = r."engine"
    where exists (select 1 from "drift" d where d."revisionId" = r."id")
    on conflict do nothing`.execute(kysely);
  await sql`update "drift" d set "presentAt" = now() from "revision" r
    join "sheet" s on s."id" = r."sheetId" join ${engines} on e."tool" = s."tool"
    where d."revisionId" = r."id" and d."engine" = e."engine"`.execute(kysely);
  const waiting = await revisionsToRecalculate(kysely, engines);
  for (const each of waiting) await jobs.recalculate.send(each, { key: `${each.revisionId} ${each.engine}` });
  parts.log.info('issued revisions were checked for drift', { toRecalculate: waiting.length });
}
