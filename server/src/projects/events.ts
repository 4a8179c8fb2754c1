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
