import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createLog } from '../http/log.ts';
import { copyTemplate, migratedPGlite } from '../testing/data-template.ts';
import { lockFolder } from './folder-lock.ts';
import { embeddedDatabase, openDatabase } from './open.ts';

describe('closing an embedded database', () => {
  test.each([
    ['that answered nothing', false],
    ['that answered a statement', true],
  ])('%s closes PGlite, which keeps the process alive otherwise', async (_, used) => {
    const { pglite: embedded, remove } = await migratedPGlite();
    let closed = 0;
    const database = embeddedDatabase(embedded, () => {
      closed += 1;
      return Promise.resolve();
    });
    if (used) await sql`select 1`.execute(database.kysely);
    await database.close();
    expect([embedded.closed, closed]).toEqual([true, 1]);
    await remove();
  });
});

describe('an embedded database that cannot be opened', () => {
  let dataDir: string;
  beforeAll(async () => {
    dataDir = await mkdtemp(join(tmpdir(), 'isentrope-open-'));
  });
  afterAll(() => rm(dataDir, { recursive: true }));

  test('releases the lock of its folder', async () => {
    let released = 0;
    const lock = await lockFolder(dataDir, () => Promise.resolve(''));
    const release = (): Promise<void> => {
      released += 1;
      return lock.release();
    };
    await writeFile(join(dataDir, 'database'), 'not a folder');
    const config = { databaseUrl: undefined, dataDir, databaseConnections: 1 };
    await expect(openDatabase(config, createLog('silent'), { ...lock, release })).rejects.toBeDefined();
    expect(released).toBe(1);
  });
});

test('an embedded database takes 16 MB of shared buffers, not 128', async () => {
  const dataDir = await mkdtemp(join(tmpdir(), 'isentrope-buffers-'));
  await copyTemplate(dataDir);
  const lock = await lockFolder(dataDir, () => Promise.resolve(''));
  const config = { databaseUrl: undefined, dataDir, databaseConnections: 1 };
  const database = await openDatabase(config, createLog('silent'), lock);
  const { rows } = await sql`show shared_buffers`.execute(database.kysely);
  expect(rows).toEqual([{ shared_buffers: '16MB' }]);
  await database.close();
  await rm(dataDir, { recursive: true });
});
