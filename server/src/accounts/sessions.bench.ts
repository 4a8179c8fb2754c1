import { mkdtemp, rm } from 'node:fs/promises';
import { Agent, request } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { root } from '../root.ts';
import {
  newDatabase,
  startProcess,
  signedUp,
  startTestPostgres,
  whenReady,
  type ServerProcess,
} from '../testing/index.ts';

const connections = 16;
const warmUpMilliseconds = 1500;
const measuredMilliseconds = 5000;

/**
 * Session checks over HTTP (`GET /api/session` with a session cookie): how many a second, and how long they take, with 16
 * requests always under way. The embedded database serves one process; PostgreSQL is measured with one and with two.
 */
export default async function sessionChecks(): Promise<void> {
  const dataDir = await mkdtemp(join(tmpdir(), 'isentrope-bench-'));
  await measureServers('PGlite, one process', 1, { DATA_DIR: dataDir });
  const postgres = await startTestPostgres();
  await measureServers('PostgreSQL, one process', 1, {
    DATA_DIR: dataDir,
    DATABASE_URL: await newDatabase(postgres.url),
  });
  await measureServers('PostgreSQL, two processes', 2, {
    DATA_DIR: dataDir,
    DATABASE_URL: await newDatabase(postgres.url),
  });
  await postgres.stop();
  await rm(dataDir, { recursive: true });
}

async function measureServers(name: string, processes: number, variables: Record<string, string>): Promise<void> {
  const main = join(root, 'server', 'dist', 'main.js');
  const servers: ServerProcess[] = [];
  for (let index = 0; index < processes; index += 1)
    servers.push(await startProcess(main, { ...variables, LOG_LEVEL: 'error' }));
  try {
    await Promise.all(servers.map(whenReady));
    const origins = servers.map(server => server.origin);
    const cookie = await signedInCookie(origins[0] ?? '');
    await load(origins, cookie, warmUpMilliseconds);
    const times = (await load(origins, cookie, measuredMilliseconds)).toSorted((a, b) => a - b);
    const at = (share: number): string => (times[Math.floor(times.length * share)] ?? 0).toFixed(1);
    const perSecond = Math.round((times.length * 1000) / measuredMilliseconds).toLocaleString('en');
    console.log(`  ${name.padEnd(28)} ${perSecond.padStart(7)} checks/s   median ${at(0.5)} ms   p99 ${at(0.99)} ms`);
  } finally {
    for (const server of servers) server.kill('SIGTERM');
    await Promise.all(servers.map(server => server.ended));
  }
}

async function signedInCookie(origin: string): Promise<string> {
  const { browser } = await signedUp(origin);
  return [...browser.cookies].map(([key, value]) => `${key}=${value}`).join('; ');
}

/** Milliseconds of every request finished within the time. */
async function load(origins: string[], cookie: string, milliseconds: number): Promise<number[]> {
  const agent = new Agent({ keepAlive: true, maxSockets: connections });
  const end = performance.now() + milliseconds;
  const times: number[] = [];
  const worker = async (index: number): Promise<void> => {
    const url = new URL('/api/session', origins[index % origins.length]);
    while (performance.now() < end) {
      const start = performance.now();
      await check(url, cookie, agent);
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
