import { webcrypto } from 'node:crypto';
import { canonicalJson, publishedKeys, signature, type Signature, type Statement } from '@isentrope/records';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { createLog } from '../../http/log.ts';
import { openDatabase, type Database } from '../../database/index.ts';
import { migratedDatabase, migratedPostgres, startTestServer, type TestServer } from '../../testing/index.ts';
import { ProjectProblem } from '../problems.ts';
import { createSigner, publishedKeysOf, rotateCommand, rotateSigningKey, signStatement } from './signing-keys.ts';

const postgres = process.env['TEST_DATABASE_URL'];
const secret = 'a-secret-for-tests-with-enough-characters';
const another = 'another-secret-for-tests-with-enough-characters';

const statement: Statement = {
  format: 'isentrope-signature',
  version: 1,
  revision: '0'.repeat(64),
  act: 'checked',
  by: { id: 'person', name: 'Ann Example', email: 'ann@example.com' },
  at: '2026-11-24T02:00:00.000Z',
  confirmed: 'password',
};

async function open(): Promise<Database> {
  if (postgres === undefined) return migratedDatabase();
  const place = { databaseUrl: await migratedPostgres(postgres), dataDir: '', databaseConnections: 10 };
  return openDatabase(place, createLog('silent'), undefined);
}

/** Whether a signature is valid with a published key. */
async function holds(database: Database, signed: Signature): Promise<boolean> {
  const { keys } = await publishedKeysOf(database.kysely);
  const bytes = Buffer.from(keys.find(({ id }) => id === signed.key)?.key ?? '', 'base64url');
  const key = await webcrypto.subtle.importKey('raw', bytes, 'Ed25519', false, ['verify']);
  const value = Buffer.from(signed.value, 'base64url');
  return webcrypto.subtle.verify('Ed25519', key, value, Buffer.from(canonicalJson(signed.statement)));
}

describe('the signing key', () => {
  let database: Database;
  beforeAll(async () => {
    database = await open();
  });
  afterAll(() => database.close());
  afterEach(() => database.kysely.deleteFrom('signingKey').execute());

  test('is created by the first signature, and published in the documented format', async () => {
    expect(await publishedKeysOf(database.kysely)).toEqual({ keys: [] });
    const signed = signature.parse(await signStatement(database.kysely, secret, statement));
    const published = publishedKeys.parse(await publishedKeysOf(database.kysely));
    expect(published.keys).toEqual([expect.objectContaining({ id: signed.key, until: null })]);
    expect(await holds(database, signed)).toBe(true);
    expect(await holds(database, { ...signed, statement: { ...statement, act: 'approved' } })).toBe(false);
  });

  test('is the same for simultaneous first signatures', async () => {
    const signed = await Promise.all(
      Array.from({ length: 12 }, () => signStatement(database.kysely, secret, statement)),
    );
    expect(new Set(signed.map(({ key }) => key)).size).toBe(1);
    expect((await publishedKeysOf(database.kysely)).keys).toHaveLength(1);
    expect(await Promise.all(signed.map(each => holds(database, each)))).not.toContain(false);
  });

  test('signs within a transaction, and disappears if that is rolled back', async () => {
    const undone = database.kysely.transaction().execute(async transaction => {
      await signStatement(transaction, secret, statement);
      throw new Error('undone');
    });
    await expect(undone).rejects.toThrow('undone');
    expect(await publishedKeysOf(database.kysely)).toEqual({ keys: [] });
  });

  test('is stored encrypted only', async () => {
    await signStatement(database.kysely, secret, statement);
    const { publicKey, privateKey } = await database.kysely
      .selectFrom('signingKey')
      .selectAll()
      .executeTakeFirstOrThrow();
    const stored = Buffer.from(privateKey ?? '', 'base64url');
    // The prefix of every Ed25519 key in PKCS #8.
    expect(stored.includes(Buffer.from('302e020100300506032b6570', 'hex'))).toBe(false);
    expect(stored.includes(Buffer.from(publicKey, 'base64url'))).toBe(false);
  });

  test('is rotated: the next signature uses a new key, the old one remains valid, and its private part is deleted', async () => {
    const before = await signStatement(database.kysely, secret, statement);
    const id = await rotateSigningKey(database.kysely, secret);
    const after = await signStatement(database.kysely, secret, statement);
    expect([after.key, before.key === id]).toEqual([id, false]);
    expect([await holds(database, before), await holds(database, after)]).toEqual([true, true]);
    const { keys } = await publishedKeysOf(database.kysely);
    expect(keys.map(key => [key.id, key.until === null])).toEqual([
      [before.key, false],
      [after.key, true],
    ]);
    expect(keys[0]?.until).toBe(keys[1]?.since);
    const { privateKey } = await database.kysely
      .selectFrom('signingKey')
      .select('privateKey')
      .where('id', '=', before.key)
      .executeTakeFirstOrThrow();
    expect(privateKey).toBeNull();
  });

  test('encrypted with another secret is not used: the log says what to do, the user that nothing was signed', async () => {
    const before = await signStatement(database.kysely, secret, statement);
    const logged: string[] = [];
    const sign = createSigner(
      another,
      createLog('error', line => logged.push(line)),
    );
    await expect(sign(database.kysely, statement)).rejects.toThrow(ProjectProblem);
    await expect(sign(database.kysely, statement)).rejects.toThrow('Signing is not possible at the moment');
    expect(logged[0]).toContain('Restore the previous AUTH_SECRET, or create a new key with');
    expect(await holds(database, before)).toBe(true);

    expect((await rotateCommand(database.kysely, another)).text).toMatch(/^New signatures now use the key [\w-]{36}\./);
    expect(await holds(database, await sign(database.kysely, statement))).toBe(true);
    expect(await holds(database, before)).toBe(true);
  });
});

describe('the published keys', () => {
  let server: TestServer;
  beforeAll(async () => {
    server = await startTestServer();
  });
  afterAll(() => server.stop());

  test('are readable from any site', async () => {
    const answer = await server.browser().get('/.well-known/isentrope-keys.json');
    expect([answer.status, answer.json]).toEqual([200, { keys: [] }]);
    expect(answer.headers['access-control-allow-origin']).toBe('*');
    expect(answer.headers['cache-control']).toBe('public, max-age=300');
  });
});
