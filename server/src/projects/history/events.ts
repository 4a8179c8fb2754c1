import type { Kysely } from 'kysely';
import type { Tables } from '../../database/index.ts';
import type { ProjectUser } from '../project-user.ts';

/** Number of history entries per response. */
const pageSize = 100;

/** Records an event of a project, as a text that follows the actor's name. */
export async function recordEvent(
  kysely: Kysely<Tables>,
  projectId: string,
  by: Pick<ProjectUser, 'name'>,
  text: string,
): Promise<void> {
  await kysely.insertInto('projectEvent').values({ projectId, by: by.name, text }).execute();
}

/** The events of a project, the latest first; before the given id, if any. */
export async function historyOf(kysely: Kysely<Tables>, projectId: string, before: string | undefined) {
  const rows = await kysely
    .selectFrom('projectEvent')
    .selectAll()
    .where('projectId', '=', projectId)
    .$if(before !== undefined, query => query.where('id', '<', before ?? ''))
    .orderBy('id', 'desc')
    .limit(pageSize + 1)
    .execute();
  return {
    entries: rows
      .slice(0, pageSize)
      .map(({ id, at, by, text }) => ({ id: String(id), at: at.toISOString(), by, text })),
    more: rows.length > pageSize,
  };
}

/** Number of events read at once for a complete history. */
const exportPageSize = 500;

/** Yields all events of a project, the oldest first, in pages. */
export async function* allEvents(kysely: Kysely<Tables>, projectId: string) {
  let after = '0';
  for (;;) {
    const rows = await kysely
      .selectFrom('projectEvent')
      .select(['id', 'at', 'by', 'text'])
      .where('projectId', '=', projectId)
      .where('id', '>', after)
      .orderBy('id')
      .limit(exportPageSize)
      .execute();
    const last = rows.at(-1);
    if (last === undefined) return;
    yield rows;
    after = String(last.id);
  }
}
