import { mkdtemp, rm } from 'node:fs/promises';
import { Agent, request } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promised } from '../../../scripts/promised.mjs';
import { root } from '../root.ts';
import {
  Browser,
  newDatabase,
  startProcess,
  signedUp,
  startTestPostgres,
  testPassword,
  whenReady,
  type ServerProcess,
} from '../testing/index.ts';

/** Which of the measurements is promised. */
const promisedOf = 'PostgreSQL, one process';
const connections = 16;
const warmUpMilliseconds = 1500;
const measuredMilliseconds = 5000;

/**
 * Session checks over HTTP (`GET /api/session` with a session cookie): how many a second, and how long they take, with 16
 * requests always under way. The embedded database serves one process; PostgreSQL is measured with one and with two, and with
 * two and a thousand sessions that take turns.
 */
export default async function sessionChecks(): Promise<void> {
  const dataDir = await mkdtemp(join(tmpdir(), 'isentrope-bench-'));
  await measureServers('PGlite, one process', 1, { DATA_DIR: dataDir });
  const postgres = await startTestPostgres();
  await measureServers(promisedOf, 1, {
    DATA_DIR: dataDir,
    DATABASE_URL: await newDatabase(postgres.url),
  });
  await measureServers('PostgreSQL, two processes', 2, {
    DATA_DIR: dataDir,
    DATABASE_URL: await newDatabase(postgres.url),
  });
  const databaseUrl = await newDatabase(postgres.url);
  // A thousand are to sign in.
  const light = { DATA_DIR: dataDir, PASSWORD_HASHING: 'light' };
  await measureServers('two processes, 1,000 sessions', 2, { ...light, DATABASE_URL: databaseUrl }, 1000);
  await postgres.stop();
  await rm(dataDir, { recursive: true });
}

async function measureServers(
  name: string,
  processes: number,
  variables: Record<string, string>,
  sessions = 1,
): Promise<void> {
  const main = join(root, 'server', 'dist', 'main.js');
  const servers: ServerProcess[] = [];
  for (let index = 0; index < processes; index += 1)
    servers.push(await startProcess(main, { ...variables, LOG_LEVEL: 'error' }));
  try {
    await Promise.all(servers.map(whenReady));
    const origins = servers.map(server => server.origin);
    const cookies = await cookiesOf(origins[0] ?? '', sessions);
    await load(origins, cookies, warmUpMilliseconds);
    const times = (await load(origins, cookies, measuredMilliseconds)).toSorted((a, b) => a - b);
    const at = (share: number): number => times[Math.floor(times.length * share)] ?? NaN;
    const perSecond = Math.round((times.length * 1000) / measuredMilliseconds);
    console.log(
      `  ${name.padEnd(30)} ${perSecond.toLocaleString('en').padStart(7)} checks/s   median ${at(0.5).toFixed(1)} ms   p99 ${at(0.99).toFixed(1)} ms`,
    );
    if (name !== promisedOf) return;
    promised({ name: 'Session checks of a process', target: 3000, unit: '/s', result: perSecond, better: 'higher' });
    promised({ name: 'Session checks of a process, p99', target: 20, unit: 'ms', result: at(0.99) });
  } finally {
    for (const server of servers) server.kill('SIGTERM');
    await Promise.all(servers.map(server => server.ended));
  }
}

/** The cookies of so many sessions of a new account. */
async function cookiesOf(origin: string, sessions: number): Promise<string[]> {
  const { browser, email } = await signedUp(origin);
  const browsers = [browser];
  while (browsers.length < sessions) {
    const another = new Browser(origin);
    await another.post('/api/auth/sign-in/email', { email, password: testPassword });
    browsers.push(another);
  }
  return browsers.map(({ cookies }) => [...cookies].map(([key, value]) => `${key}=${value}`).join('; '));
}

/** Milliseconds of every request finished within the time. */
async function load(origins: string[], cookies: string[], milliseconds: number): Promise<number[]> {
  const agent = new Agent({ keepAlive: true, maxSockets: connections });
  const end = performance.now() + milliseconds;
  const times: number[] = [];
  const worker = async (index: number): Promise<void> => {
    const url = new URL('/api/session', origins[index % origins.length]);
    for (let turn = index; performance.now() < end; turn += connections) {
      const start = performance.now();
      await check(url, cookies[turn % cookies.length] ?? '', agent);
      times.push(performance.now() - start);
    }
  };
  await Promise.all(Array.from({ length: connections }, (_, index) => worker(index)));
  agent.destroy();
  return times;
}

function check(url: URL, cookie: string, agent: Agent): Promise<void> {
  return new Promise((done, failed) => {
    const sent = request(url, { agent, headers: { cookie } }, response => {
      let text = '';
      response.setEncoding('utf8');
      response.on('data', (part: string) => {
        text += part;
      });
      response.on('end', () =>
        text.includes('bench-') ? done() : failed(new Error(`Not signed in: ${response.statusCode} ${text}`)),
      );
    });
    sent.on('error', failed);
    sent.end();
  });
}
