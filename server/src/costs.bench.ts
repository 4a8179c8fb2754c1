import { mkdtemp, rm } from 'node:fs/promises';
import { Agent, request } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { saveResponse } from '@isentrope/records';
import { sql } from 'kysely';
import { openDatabase } from './database/index.ts';
import { createLog } from './http/log.ts';
import { root } from './root.ts';
import {
  createApiKey,
  Browser,
  Buyer,
  issue,
  newDatabase,
  newProject,
  newSheet,
  orificeDocument,
  signUpAndIn,
  startProcess,
  startTestPostgres,
  testPassword,
  untilReady,
} from './testing/index.ts';

/** Time for a process to finish background work after its responses, in milliseconds. */
const settling = 4000;
const agent = new Agent({ keepAlive: true, maxSockets: 4 });

/** Cumulative use of a process: CPU seconds, seconds and number of its database statements. */
interface Usage {
  readonly processor: number;
  readonly database: number;
  readonly statements: number;
}

/**
 * Costs of operations on PostgreSQL with one process: CPU and database seconds by the server's own metrics, bytes sent,
 * and bytes stored. `docs/scaling.md` is based on them.
 */
export default async function costs(): Promise<void> {
  const dataDir = await mkdtemp(join(tmpdir(), 'isentrope-bench-'));
  const postgres = await startTestPostgres();
  const databaseUrl = await newDatabase(postgres.url);
  const server = await startProcess(join(root, 'server', 'dist', 'main.js'), {
    DATA_DIR: dataDir,
    DATABASE_URL: databaseUrl,
    LOG_LEVEL: 'error',
    METRICS_PORT: '3999',
  });
  const database = await openDatabase({ databaseUrl, dataDir, databaseConnections: 2 }, createLog('silent'), undefined);
  const sizeOf = async (tables: readonly string[]): Promise<number> => {
    const { rows } = await sql<{
      size: string;
    }>`select sum(pg_total_relation_size(format('%I', name)::regclass))::text as size
      from unnest(${[...tables]}::text[]) as name`.execute(database.kysely);
    return Number(rows[0]?.size);
  };
  const measure = async (name: string, times: number, work: (turn: number) => Promise<number>): Promise<void> => {
    await work(0);
    await wait(settling);
    const before = await usageOf('3999');
    let bytes = 0;
    for (let turn = 1; turn <= times; turn += 1) bytes += await work(turn);
    await wait(settling);
    const after = await usageOf('3999');
    const per = (key: keyof Usage, factor: number, digits: number) =>
      (((after[key] - before[key]) * factor) / times).toFixed(digits).padStart(8);
    console.log(
      `  ${name.padEnd(44)}${per('processor', 1000, 2)} ms processor${per('database', 1000, 2)} ms in${per('statements', 1, 1)} statements${(bytes / times / 1024).toFixed(1).padStart(8)} kB`,
    );
  };

  try {
    await untilReady(server);
    const someone = await signUpAndIn(server.origin);
    await new Buyer(someone).buy('monthly');
    const key = await createApiKey(someone);
    const cookie = [...someone.browser.cookies].map(([name, value]) => `${name}=${value}`).join('; ');
    const get = (path: string, headers: Record<string, string> = {}) => fetchBytes(`${server.origin}${path}`, headers);
    await measure('a page (HTML)', 500, () => get('/restriction-orifice'));
    await measure('a session check, many a second', 2000, () => get('/api/session', { cookie }));
    const sessions = await Promise.all(
      Array.from({ length: 201 }, () => cookieOfNewSession(server.origin, someone.email)),
    );
    await measure('a session check, the first of its second', 200, turn =>
      get('/api/session', { cookie: sessions[turn] ?? '' }),
    );
    const body = JSON.stringify({ case: orificeCase });
    await measure('a run by the API, one case', 1000, () =>
      fetchBytes(`${server.origin}/api/v1/tools/restriction-orifice/run`, { authorization: `Bearer ${key}` }, body),
    );
    const project = await newProject(someone);
    const sheet = await newSheet(someone, project);
    let version = 1;
    await measure('a save of a working copy, its answers too', 200, async turn => {
      const document = { ...orificeDocument, title: { Line: String(turn) } };
      const answer = await someone.browser.send('PUT', `/api/sheets/${sheet}/document`, { version, document });
      ({ version } = saveResponse.parse(answer.json));
      return answer.bytes.length;
    });
    const sheets: string[] = [];
    for (let n = 0; n < 41; n += 1) sheets.push(await newSheet(someone, project));
    const recordTables = ['revision', 'revisionSignature', 'drift', 'projectEvent'];
    const before = await sizeOf(recordTables);
    await measure('an issued revision', 40, async turn => {
      await issue(someone, sheets[turn] ?? '');
      return 0;
    });
    console.log(
      `  an issued revision keeps ${((await sizeOf(recordTables)) - before) / 41 / 1024} kB with its indexes`,
    );
    console.log(
      `  a sheet keeps ${(await sizeOf(['sheet', 'sheetAnswers'])) / 42 / 1024} kB, an account ${await accountSize(sizeOf)} kB`,
    );
    const start = (port: string) =>
      startedAndSettled({ DATA_DIR: dataDir, DATABASE_URL: databaseUrl, METRICS_PORT: port });
    const idle = await start('3998');
    await sql`update "revision" set "engine" = 'an older one'`.execute(database.kysely);
    await sql`delete from "drift"`.execute(database.kysely);
    const drifting = await start('3997');
    console.log(`  a drift check: ${(((drifting.processor - idle.processor) * 1000) / 41).toFixed(1)} ms processor`);
    const { rows } = await sql<{ checked: number }>`select count(*)::int as checked from "drift"`.execute(
      database.kysely,
    );
    console.log(`  (${rows[0]?.checked} of 41 revisions were checked)`);
  } finally {
    agent.destroy();
    await database.close();
    server.kill('SIGTERM');
    await server.ended;
    await postgres.stop();
    await rm(dataDir, { recursive: true });
  }
}

const orificeCase = {
  fluidType: 'Liquid',
  flowRate: { value: 28_600, unit: 'kg/h' },
  upstreamPressure: 400,
  pressureDifferential: 17,
  fluidUpstreamDensity: 999.1,
  viscosity: 1.14,
  pipeInsideDiameter: 73.66,
};

/** The use of a process, from its metrics port. */
async function usageOf(port: string): Promise<Usage> {
  const text = await (await fetch(`http://127.0.0.1:${port}/metrics`)).text();
  const sum = (name: string): number =>
    [...text.matchAll(new RegExp(`^${name}(?:{[^}]*})? (\\S+)$`, 'gm'))].reduce(
      (total, [, value]) => total + Number(value),
      0,
    );
  return {
    processor: sum('process_cpu_seconds_total'),
    database: sum('isentrope_database_query_seconds_sum'),
    statements: sum('isentrope_database_query_seconds_count'),
  };
}

/** The use of a process after start-up and initial jobs. */
async function startedAndSettled(variables: Record<string, string> & { METRICS_PORT: string }): Promise<Usage> {
  const server = await startProcess(join(root, 'server', 'dist', 'main.js'), { ...variables, LOG_LEVEL: 'error' });
  try {
    await untilReady(server);
    await wait(15_000);
    return await usageOf(variables.METRICS_PORT);
  } finally {
    server.kill('SIGTERM');
    await server.ended;
  }
}

async function cookieOfNewSession(origin: string, email: string): Promise<string> {
  const browser = new Browser(origin);
  await browser.post('/api/auth/sign-in/email', { email, password: testPassword });
  return [...browser.cookies].map(([name, value]) => `${name}=${value}`).join('; ');
}

/** Kilobytes stored per account with two hundred sessions. */
async function accountSize(sizeOf: (tables: readonly string[]) => Promise<number>): Promise<string> {
  return ((await sizeOf(['user', 'account', 'session', 'subscription', 'billingCustomer'])) / 1024).toFixed(0);
}

/**
 * Requests and reads a response completely.
 * @returns the number of bytes sent.
 */
function fetchBytes(url: string, headers: Record<string, string>, body?: string): Promise<number> {
  return new Promise((resolve, reject) => {
    const method = body === undefined ? 'GET' : 'POST';
    const type = body === undefined ? {} : { 'content-type': 'application/json' };
    const sent = request(
      url,
      { agent, method, headers: { 'accept-encoding': 'br, gzip', ...type, ...headers } },
      answer => {
        let bytes = 0;
        answer.on('data', (some: Buffer) => (bytes += some.byteLength));
        answer.on('end', () =>
          answer.statusCode === 200 ? resolve(bytes) : reject(new Error(`${url}: ${answer.statusCode}`)),
        );
      },
    );
    sent.on('error', reject);
    sent.end(body);
  });
}
