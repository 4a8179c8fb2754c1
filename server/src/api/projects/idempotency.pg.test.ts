import { afterAll, beforeAll, expect, test } from 'vitest';
import { openDatabase, type Database } from '../../database/index.ts';
import { createLog } from '../../http/log.ts';
import { migratedPostgres, startTestPostgres, type TestPostgres } from '../../testing/index.ts';
import { runOnce, type StoredResponse } from './idempotency.ts';
import type { ApiProblem } from '../problem.ts';

let postgres: TestPostgres;
/** One of two processes, with its own connections. */
let one: Database;
let other: Database;
beforeAll(async () => {
  postgres = await startTestPostgres();
  const databaseUrl = await migratedPostgres(postgres.url);
  const open = () => openDatabase({ databaseUrl, dataDir: '', databaseConnections: 4 }, createLog('silent'), undefined);
  [one, other] = await Promise.all([open(), open()]);
  await one.kysely
    .insertInto('user')
    .values({ id: 'ann', name: '', email: 'ann@example.com', emailVerified: true })
    .execute();
});
afterAll(async () => {
  await Promise.all([one.close(), other.close()]);
  await postgres.stop();
});

test('a request that two processes receive at once is handled by one of them', async () => {
  const works: string[] = [];
  const request = Array.from({ length: 20 }, async (_, n) => {
    const { kysely } = n % 2 === 0 ? one : other;
    const answer: StoredResponse = { status: 201, body: { id: `made-${n}` } };
    const { answer: input } = await runOnce(
      kysely,
      { userId: 'ann', key: 'one', fingerprint: 'the same', requestId: '' },
      keep =>
        kysely.transaction().execute(async transaction => {
          works.push(`made-${n}`);
          await keep(transaction, answer);
          return answer;
        }),
    );
    return input.body['id'];
  });
  const answers = await Promise.allSettled(request);
  expect(works).toHaveLength(1);
  expect(new Set(answers.flatMap(each => (each.status === 'fulfilled' ? [each.value] : [])))).toEqual(new Set(works));
  for (const each of answers)
    if (each.status === 'rejected') expect((each.reason as ApiProblem).code).toBe('UNDER_WAY');
});
