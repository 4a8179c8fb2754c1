import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { rateLimiter } from '../accounts/rate-limits/rate-limit.ts';
import type { Database } from '../database/index.ts';
import { createEngine, type Engine } from '../engine/index.ts';
import { createLog } from '../http/log.ts';
import { bundledEngine, migratedDatabase, projectParts } from '../testing/index.ts';
import { countInvitation, countUse } from './limits.ts';
import type { ProjectServices } from './parts.ts';

let database: Database;
let engine: Engine;
let parts: ProjectServices;
beforeAll(async () => {
  database = await migratedDatabase();
  engine = createEngine({ program: bundledEngine, log: createLog('silent') });
  parts = { ...projectParts(database, engine), limiter: rateLimiter(database.kysely) };
});
afterAll(async () => {
  await engine.close();
  await database.close();
});

const userCalled = (id: string) =>
  ({ id, email: `${id}@example.com`, name: id, role: 'user', verified: true }) as const;
const ann = userCalled('ann');
/** The seconds until the uses of a user under a key are counted anew. */
async function secondsLeft(key: string): Promise<number> {
  const { rows } = await sql<{ left: number }>`select extract(epoch from "resetsAt" - now())::float8 as "left"
    from "rateLimit" where "key" = ${key}`.execute(database.kysely);
  return rows[0]?.left ?? 0;
}

test.each([
  ['project-export', 30, 3600],
  ['project-import', 20, 3600],
  ['attachment', 300, 3600],
  ['project-search', 120, 60],
  ['invitation', 60, 3600],
] as const)('a user can use %s %i times within %i s', async (kind, most, window) => {
  for (let used = 0; used < most; used += 1) await countUse(parts, ann, kind);
  await expect(countUse(parts, ann, kind)).rejects.toMatchObject({
    status: 429,
    code: 'TOO_MANY_ATTEMPTS',
    message: expect.stringMatching(/^Too many attempts\. Please try again in \d+ (seconds?|minutes?)\.$/) as string,
    further: { retryAfter: expect.any(Number) as number },
  });
  expect(Math.round((await secondsLeft(`${kind}:ann`)) / window)).toBe(1);
  expect(await secondsLeft(`${kind}:ann`)).toBeLessThanOrEqual(window);
  await countUse(parts, userCalled(`other-${kind}`), kind);
});

test('a user can invite an address five times a day', async () => {
  const ben = userCalled('ben');
  for (let sent = 0; sent < 5; sent += 1) await countInvitation(parts, ben, 'cleo@example.com');
  const refused: unknown = await countInvitation(parts, ben, 'Cleo@example.com').catch((error: unknown) => error);
  expect(refused).toMatchObject({
    status: 429,
    message:
      'You have invited Cleo@example.com several times today. The invitation is on their Projects page once they sign in.',
  });
  const { rows } = await sql<{ left: number }>`select extract(epoch from "resetsAt" - now())::float8 as "left"
    from "rateLimit" where "key" like 'invitation:%' and "key" <> 'invitation:ben' and "count" > 5
    order by "resetsAt" desc limit 1`.execute(database.kysely);
  expect(Math.round((rows[0]?.left ?? 0) / 3600)).toBe(24);
  await countInvitation(parts, ben, 'dan@example.com');
  await countInvitation(parts, userCalled('eve'), 'cleo@example.com');
});

test('nothing is counted without rate limits', async () => {
  const unlimited = { ...parts, limiter: undefined };
  for (let used = 0; used < 31; used += 1) await countUse(unlimited, userCalled('fay'), 'project-export');
  expect(await secondsLeft('project-export:fay')).toBe(0);
});
