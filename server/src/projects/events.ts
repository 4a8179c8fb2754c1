import type { Kysely } from 'kysely';
import type { Tables } from '../database/index.ts';
import type { Visitor } from './visitor.ts';

/** How many lines of a history are sent at once. */
const most = 100;

/** Writes down what somebody did in a project, in words that follow their name. */
export async function note(
  kysely: Kysely<Tables>,
  projectId: string,
  by: Pick<Visitor, 'name'>,
  text: string,
): Promise<void> {
  await kysely.insertInto('projectEvent').values({ projectId, by: by.name, text }).execute();
}

/** What happened in a project, the latest first; before the line of an id, where there is one. */
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

/** How many lines of a history are read at once, where all of it is wanted. */
const page = 500;

/** All that happened in a project, the first first, a page after the other. */
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
