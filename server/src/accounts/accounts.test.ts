import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { readConfig } from '../config.ts';
import { createLog } from '../http/log.ts';
import { createOutbox } from '../mail/index.ts';
import { noMeter, type Meter } from '../metrics/index.ts';
import { copyTemplate } from '../testing/data-template.ts';
import { createAccounts, UnavailableError, type Accounts } from './accounts.ts';

let dataDir: string;
let accounts: Accounts;
const logged: string[] = [];
const measured: Parameters<Meter['query']>[0][] = [];
beforeAll(async () => {
  dataDir = await mkdtemp(join(tmpdir(), 'isentrope-accounts-'));
  const config = readConfig({ NODE_ENV: 'test', PORT: '0', DATA_DIR: dataDir });
  accounts = createAccounts(
    config,
    createLog('info', line => logged.push(line)),
    createOutbox(join(dataDir, 'mail')),
    {
      beforeDelete: () => Promise.resolve(undefined),
      commands: {},
      meter: { ...noMeter, query: query => measured.push(query) },
      prepare: () => Promise.resolve(),
    },
  );
});
afterAll(async () => {
  await accounts.close();
  await rm(dataDir, { recursive: true, force: true });
});

test('a failure is an outage if the database was not reached, and logged with its code', async () => {
  const refused = Object.assign(new Error('connect ECONNREFUSED 127.0.0.1:5432'), { code: 'ECONNREFUSED' });
  expect(await accounts.outage(new Error('A request failed', { cause: refused }))).toEqual(new UnavailableError());
  expect(JSON.parse(logged.at(-1) ?? '{}')).toMatchObject({
    level: 'error',
    event: 'database not available',
    code: 'ECONNREFUSED',
  });
  const before = logged.length;
  expect(await accounts.outage(new Error('Something else.'))).toBeUndefined();
  expect(logged).toHaveLength(before);
});

test('the statements of the database are measured, in seconds and whether they failed', async () => {
  await copyTemplate(dataDir);
  await accounts.claim();
  await accounts.start('http://127.0.0.1', []);
  const { kysely } = (await accounts.opened()).database;
  measured.length = 0;
  const before = performance.now();
  await sql`select pg_sleep(0.05)`.execute(kysely);
  await expect(sql`select 1 / 0`.execute(kysely)).rejects.toThrow('division by zero');
  const seconds = (performance.now() - before) / 1000;
  expect(measured.map(({ failed }) => failed)).toEqual([false, true]);
  expect(measured[0]?.seconds).toBeGreaterThan(0.04);
  expect(measured[0]?.seconds).toBeLessThanOrEqual(seconds);
});
