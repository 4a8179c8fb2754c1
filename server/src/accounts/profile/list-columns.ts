import { Hono } from 'hono';
import { z } from 'zod';
import type { Database } from '../../database/index.ts';
import { readJson } from '../../http/json-body.ts';
import { problem } from '../../http/problem.ts';
import type { SignedInEnvironment } from '../sessions/require-session.ts';

/** Maximum number of calculators for which columns are stored; more than there are. */
const maxTools = 100;
const largestBody = 64 * 1024;

const text = z.string().max(300);
const tool = z.string().regex(/^[a-z][a-z0-9/-]{0,80}$/);

/** The columns of lists that were imported into one calculator. The server only stores them; the pages know the fields. */
const listColumns = z.strictObject({
  tool,
  lists: z
    .array(
      z.strictObject({
        headings: z.array(text).max(200),
        targets: z.array(z.union([z.null(), z.array(text).min(1).max(2)])).max(200),
        chosen: z.array(z.int().min(0).max(200)).max(200).optional(),
      }),
    )
    .max(12),
});

/** `/api/account/list-columns`: how the columns of a user's lists were matched, the same on every device. */
export function listColumnRoutes(): Hono<SignedInEnvironment> {
  const routes = new Hono<SignedInEnvironment>();

  routes.get('/', async context => {
    const asked = tool.safeParse(context.req.query('tool'));
    if (!asked.success) return problem(context, 400, 'The calculator is not valid.', 'INVALID_INPUT');
    const row = await context
      .get('accounts')
      .database.kysely.selectFrom('listColumns')
      .select('lists')
      .where('userId', '=', context.get('signedIn').session.userId)
      .where('tool', '=', asked.data)
      .executeTakeFirst();
    return context.json(parsedLists(row?.lists));
  });

  routes.put('/', async context => {
    const read = await readJson(context, largestBody);
    if (!read.ok) return read.answer;
    const given = listColumns.safeParse(read.body);
    if (!given.success) return problem(context, 400, 'The columns are not valid.', 'INVALID_INPUT');
    const { userId } = context.get('signedIn').session;
    const { kysely } = context.get('accounts').database;
    const others = await kysely
      .selectFrom('listColumns')
      .select('tool')
      .where('userId', '=', userId)
      .where('tool', '!=', given.data.tool)
      .limit(maxTools)
      .execute();
    if (others.length >= maxTools) return problem(context, 409, 'Too many calculators.', 'TOO_MANY');
    const lists = JSON.stringify(given.data.lists);
    await kysely
      .insertInto('listColumns')
      .values({ userId, tool: given.data.tool, lists })
      .onConflict(conflict => conflict.columns(['userId', 'tool']).doUpdateSet({ lists }))
      .execute();
    return context.body(null, 204);
  });
  return routes;
}

/** The stored columns of a user, by calculator. */
export async function storedListColumns({ kysely }: Database, userId: string) {
  const rows = await kysely.selectFrom('listColumns').select(['tool', 'lists']).where('userId', '=', userId).execute();
  return rows.map(row => ({ tool: row.tool, lists: parsedLists(row.lists) }));
}

function parsedLists(stored: string | undefined) {
  return stored === undefined ? [] : listColumns.shape.lists.parse(JSON.parse(stored));
}
