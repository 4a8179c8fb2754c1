import { Hono } from 'hono';
import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { createLog } from '../../http/log.ts';
import { openDatabase, type Database } from '../../database/index.ts';
import { migratedDatabase, migratedPostgres } from '../../testing/index.ts';
import {
  fingerprintOf,
  idempotencyKeyOf,
  removeExpired,
  runOnce,
  type Repeatable,
  type StoredResponse,
} from './idempotency.ts';
import { ApiProblem } from '../problem.ts';

const postgres = process.env['TEST_DATABASE_URL'];

let database: Database;
beforeAll(async () => {
  database =
    postgres === undefined
      ? await migratedDatabase()
      : await openDatabase(
          { databaseUrl: await migratedPostgres(postgres), dataDir: '', databaseConnections: 4 },
          createLog('silent'),
          undefined,
        );
  await database.kysely
    .insertInto('user')
    .values({ id: 'ann', name: '', email: 'ann@example.com', emailVerified: true })
    .execute();
});
beforeEach(() => database.kysely.deleteFrom('idempotentRequest').execute());
afterAll(() => database.close());

const request: Repeatable = {
  userId: 'ann',
  key: 'one',
  fingerprint: fingerprintOf('POST', '/projects', { name: 'a' }),
  requestId: 'first',
};
const made = (id: string): StoredResponse => ({ status: 201, body: { id }, location: `/projects/${id}` });
const once = (work: Parameters<typeof runOnce>[2], changes: Partial<Repeatable> = {}) =>
  runOnce(database.kysely, { ...request, ...changes }, work);
/** Creates something, here a count, and stores the response with it. */
const createWith =
  (id: string): Parameters<typeof runOnce>[2] =>
  keep =>
    database.kysely.transaction().execute(async transaction => {
      await transaction
        .insertInto('rateLimit')
        .values({ key: `made-${id}`, count: 1, resetsAt: new Date() })
        .execute();
      await keep(transaction, made(id));
      return made(id);
    });
const isMade = async (id: string) =>
  (await database.kysely.selectFrom('rateLimit').select('key').where('key', '=', `made-${id}`).execute()).length > 0;
const passTime = (column: 'heldUntil' | 'expiresAt') =>
  sql`update "idempotentRequest" set ${sql.ref(column)} = now()`.execute(database.kysely);
const never = () => Promise.reject(new Error('This must not run'));

describe('a request with an idempotency key', () => {
  test('is carried out once, and its response is repeated', async () => {
    expect(await once(createWith('a'))).toEqual({ answer: made('a'), again: false });
    expect(await once(never)).toEqual({ answer: made('a'), again: true });
  });

  test('can be sent again after an internal error', async () => {
    await expect(once(never)).rejects.toThrow('This must not run');
    expect(await once(createWith('b'))).toEqual({ answer: made('b'), again: false });
  });

  test('repeats a refusal, unless it is temporary', async () => {
    const refused = new ApiProblem('NO_ROOM', 'There is no room.');
    await expect(once(() => Promise.reject(refused))).rejects.toBe(refused);
    const stored = await once(never, { requestId: 'second' });
    expect(stored.answer).toMatchObject({ status: 403, body: { code: 'NO_ROOM', requestId: 'first' } });
    const busy = new ApiProblem('TOO_MANY_AT_ONCE', 'Too many.');
    await expect(once(() => Promise.reject(busy), { key: 'two' })).rejects.toBe(busy);
    expect((await once(createWith('c'), { key: 'two' })).again).toBe(false);
  });

  test('has its response stored even if the process loses the connection on commit', async () => {
    const lost = async (keep: Parameters<Parameters<typeof runOnce>[2]>[0]) => {
      await createWith('d')(keep);
      throw new Error('The connection was lost');
    };
    await expect(once(lost)).rejects.toThrow('The connection was lost');
    expect(await once(never)).toEqual({ answer: made('d'), again: true });
  });

  test('is taken over after its deadline, and the first attempt is rolled back', async () => {
    await once(async keep => {
      await expect(once(never)).rejects.toMatchObject({ code: 'UNDER_WAY' });
      await passTime('heldUntil');
      await expect(once(never, { fingerprint: 'of another' })).rejects.toMatchObject({ code: 'KEY_USED' });
      expect((await once(createWith('e'))).again).toBe(false);
      await expect(createWith('f')(keep)).rejects.toMatchObject({ code: 'UNDER_WAY' });
      return made('e');
    });
    expect([await isMade('e'), await isMade('f')]).toEqual([true, false]);
    expect((await once(never)).answer).toEqual(made('e'));
  });

  test('keeps its response for 24 hours, and its claim for a minute', async () => {
    await once(createWith('j'));
    const { rows } = await sql<{ claim: number; response: number }>`
      select extract(epoch from "heldUntil" - now())::float8 as "claim",
        extract(epoch from "expiresAt" - now())::float8 / 3600 as "response"
      from "idempotentRequest"`.execute(database.kysely);
    expect(rows).toHaveLength(1);
    expect(rows[0]?.claim).toBeLessThanOrEqual(60);
    expect(rows[0]?.response).toBeCloseTo(24, 1);
  });

  test('expires, after which its key may be reused, and is deleted', async () => {
    await once(createWith('g'));
    await passTime('expiresAt');
    expect(await once(createWith('h'), { fingerprint: 'of another' })).toEqual({ answer: made('h'), again: false });
    await passTime('expiresAt');
    await once(createWith('i'), { key: 'two' });
    await removeExpired(database.kysely);
    const rows = await database.kysely.selectFrom('idempotentRequest').select('key').execute();
    expect(rows).toEqual([{ key: 'two' }]);
  });
});

describe('the header of an idempotency key', () => {
  const app = new Hono()
    .get('/', context => context.json([idempotencyKeyOf(context) ?? null]))
    .onError((error, context) => context.json(error instanceof ApiProblem ? error.code : error.message));
  const read = async (key?: string) =>
    (await app.request('/', key === undefined ? {} : { headers: { 'idempotency-key': key } })).json();

  test.each([
    [undefined, null],
    ['8e03978e-40d5', '8e03978e-40d5'],
    ['"8e03978e-40d5"', '8e03978e-40d5'],
    ['!~', '!~'],
    ['x'.repeat(200), 'x'.repeat(200)],
    [`"${'x'.repeat(200)}"`, 'x'.repeat(200)],
  ])('%s is read', async (header, key) => expect(await read(header)).toEqual([key]));

  test.each(['', '""', '"a', 'a"', 'a b', 'a\\b', 'x'.repeat(201), `"${'x'.repeat(201)}"`])(
    '%s is refused',
    async header => expect(await read(header)).toBe('INVALID_INPUT'),
  );
});

test.each([
  ['the method', fingerprintOf('PUT', '/projects', { name: 'a' })],
  ['the path', fingerprintOf('POST', '/projects/1', { name: 'a' })],
  ['the body', fingerprintOf('POST', '/projects', { name: 'b' })],
])('a request that differs in %s is a different one', (_, other) => {
  expect(other).not.toBe(request.fingerprint);
  expect(fingerprintOf('POST', '/projects', { name: 'a' })).toBe(request.fingerprint);
});
