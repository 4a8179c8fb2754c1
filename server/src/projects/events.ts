import type { Kysely } from 'kysely';
import type { Tables } from '../database/index.ts';
import type { Visitor } from './visitor.ts';

/** Number of history entries per response. */
const most = 100;

/** Records an event of a project, as a text that follows the actor's name. */
export async function note(
  kysely: Kysely<Tables>,
  projectId: string,
  by: Pick<Visitor, 'name'>,
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
    .limit(most + 1)
    .execute();
  return {
    entries: rows.slice(0, most).map(({ id, at, by, text }) => ({ id: String(id), at: at.toISOString(), by, text })),
    more: rows.length > most,
  };
}

/** Number of events read at once for a complete history. */
const page = 500;

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
      .limit(page)
      .execute();
    const last = rows.at(-1);
    if (last === undefined) return;
    yield rows;
    after = String(last.id);
  }
}
