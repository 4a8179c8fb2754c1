import { execFile } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { promisify } from 'node:util';
import { expect, test } from 'vitest';
import { openDatabase } from '../../database/index.ts';
import { createLog } from '../../http/log.ts';
import { bundledServer, newDatabase, startTestPostgres } from '../../testing/index.ts';
import { publishedKeysOf } from './signing-keys.ts';

const run = promisify(execFile);

test('processes that create a signing key at once end with one in use', async () => {
  const postgres = await startTestPostgres();
  const main = await bundledServer();
  const dataDir = await mkdtemp(join(tmpdir(), 'isentrope-keys-'));
  const databaseUrl = await newDatabase(postgres.url);
  const variables = { PATH: process.env['PATH'], DATABASE_URL: databaseUrl, DATA_DIR: dataDir };
  const rotate = () =>
    run(process.execPath, [join(dirname(main), 'admin.js'), 'rotate-signing-key'], { env: variables });
  const rotatedIds = await Promise.all([rotate(), rotate(), rotate()]);

  const database = await openDatabase({ databaseUrl, dataDir, databaseConnections: 1 }, createLog('silent'), undefined);
  const { keys } = await publishedKeysOf(database.kysely);
  await database.close();
  await postgres.stop();
  await rm(dataDir, { recursive: true });
  const present = keys.filter(({ until }) => until === null).map(({ id }) => id);
  expect(present).toHaveLength(1);
  // Each published key was returned to a caller; the last caller got the current one.
  const ids = rotatedIds.map(({ stdout }) => /the key ([\w-]{36})/.exec(stdout)?.[1]);
  expect(keys.map(({ id }) => id)).toEqual(expect.arrayContaining(ids));
  expect(ids).toContain(present[0]);
});
