import type { Kysely } from 'kysely';
import { z } from 'zod';
import type { Tables } from '../../database/index.ts';
import type { ConnectedSheet } from './project-state.ts';

const ids = z.array(z.string());

/** The sheets of a project with the ids of the sheets that each reads. */
export async function readConnectedSheets(kysely: Kysely<Tables>, projectId: string): Promise<ConnectedSheet[]> {
  const rows = await kysely
    .selectFrom('sheet')
    .select(['id', 'tool', 'number', 'title', 'reads'])
    .where('projectId', '=', projectId)
    .orderBy('number')
    .orderBy('createdAt')
    .execute();
  return rows.map(row => ({ ...row, reads: ids.parse(JSON.parse(row.reads)) }));
}
