import { existsSync, readFileSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { Agent, request } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { reportFigure } from '../../../../scripts/performance-figures.mjs';
import { root } from '../../root.ts';
import {
  Browser,
  newDatabase,
  startProcess,
  signUpAndIn,
  startTestPostgres,
  testPassword,
  untilReady,
  type ServerProcess,
} from '../../testing/index.ts';

/** The measurement whose figure is promised. */
const promisedOf = 'PostgreSQL, one process';
const connections = 16;
const warmUpMilliseconds = 1500;
const measuredMilliseconds = 5000;
/** How many times a second other users sign in and out. */
const changesPerSecond = 20;
/** Pause of each of a thousand users, with a separate connection each, between a response and the next request. */
const pauseMilliseconds = 1000;

/**
 * Measures session checks over HTTP (`GET /api/session` with a session cookie): throughput and latency with 16
 * concurrent requests, on the embedded database with one process, and on PostgreSQL with one process, one while others
 * sign in and out, two, two with a thousand alternating sessions, and with a thousand users at once.
 */
export default async function sessionChecks(): Promise<void> {
  const dataDir = await mkdtemp(join(tmpdir(), 'isentrope-bench-'));
  const postgres = await startTestPostgres();
  const own = async (): Promise<Record<string, string>> => ({
    DATA_DIR: dataDir,
    DATABASE_URL: await newDatabase(postgres.url),
    // Hundreds of sign-ins.
    PASSWORD_HASHING: 'light',
  });
  await measureServers('PGlite, one process', { variables: { DATA_DIR: dataDir } });
  await measureServers(promisedOf, { variables: await own() });
  await measureServers(`others sign in and out, ${changesPerSecond}/s`, { variables: await own(), others: true });
  await measureServers('PostgreSQL, two processes', { processes: 2, variables: await own() });
  await measureServers('two processes, 1,000 sessions', { processes: 2, variables: await own(), sessions: 1000 });
  await measureServers('the same, 1,000 users at once', {
    processes: 2,
    variables: await own(),
    sessions: 1000,
    atOnce: 1000,
  });
  await postgres.stop();
  await rm(dataDir, { recursive: true });
}

interface Measured {
  variables: Record<string, string>;
  processes?: number;
  sessions?: number;
  /** Number of users with separate connections and pauses; default: 16 concurrent requests. */
  atOnce?: number;
  /** Whether others sign in and out meanwhile. */
  others?: boolean;
}

async function measureServers(
  name: string,
  { variables, processes = 1, sessions = 1, atOnce, others = false }: Measured,
): Promise<void> {
  const main = join(root, 'server', 'dist', 'main.js');
  const servers: ServerProcess[] = [];
  for (let index = 0; index < processes; index += 1)
    servers.push(await startProcess(main, { ...variables, LOG_LEVEL: 'error' }));
  try {
    await Promise.all(servers.map(untilReady));
    const origins = servers.map(server => server.origin);
    const cookies = await cookiesOf(origins[0] ?? '', sessions);
    const people = { count: atOnce ?? connections, pause: atOnce === undefined ? 0 : pauseMilliseconds };
    await load(origins, cookies, people, warmUpMilliseconds);
    const processorTime = processorMilliseconds(servers);
    const stopOthers = others ? await signingInAndOut(origins[0] ?? '') : () => Promise.resolve(0);
    const times = (await load(origins, cookies, people, measuredMilliseconds)).toSorted((a, b) => a - b);
    const processor = (processorMilliseconds(servers) - processorTime) / times.length;
    const changes = await stopOthers();
    const at = (share: number): number => times[Math.floor(times.length * share)] ?? NaN;
    const perSecond = Math.round((times.length * 1000) / measuredMilliseconds);
    const concurrent =
      changes === 0 ? '' : `   beside ${(changes / measuredMilliseconds) * 1000} sign-ins and sign-outs/s`;
    console.log(
      `  ${name.padEnd(32)} ${perSecond.toLocaleString('en').padStart(7)} checks/s   median ${at(0.5).toFixed(1)} ms   p99 ${at(0.99).toFixed(1)} ms   processor ${processor.toFixed(2)} ms a check${concurrent}`,
    );
    if (name !== promisedOf) return;
    reportFigure({
      name: 'Session checks of a process',
      target: 3000,
      unit: '/s',
      result: perSecond,
      better: 'higher',
    });
    reportFigure({ name: 'Session checks of a process, p99', target: 20, unit: 'ms', result: at(0.99) });
  } finally {
    for (const server of servers) server.kill('SIGTERM');
    await Promise.all(servers.map(server => server.ended));
  }
}

/** CPU use of processes from Linux in hundredths of a second; undefined elsewhere. */
function processorMilliseconds(servers: readonly ServerProcess[]): number {
  return servers.reduce((sum, { pid }) => {
    const stat = `/proc/${pid}/stat`;
    const fields = existsSync(stat)
      ? readFileSync(stat, 'utf8')
          .replace(/^.*\) /, '')
          .split(' ')
      : [];
    return sum + 10 * (Number(fields[11] ?? 0) + Number(fields[12] ?? 0));
  }, 0);
}

/** Signs another user in and out repeatedly. Returns a function that stops and returns the count. */
async function signingInAndOut(origin: string): Promise<() => Promise<number>> {
  const { browser, email } = await signUpAndIn(origin, 'other');
  const over = new AbortController();
  let changes = 0;
  const change = async (): Promise<void> => {
    while (!over.signal.aborted) {
      const next = wait(2000 / changesPerSecond);
      await browser.post('/api/auth/sign-in/email', { email, password: testPassword });
      await browser.post('/api/account/sign-out', { scope: 'local' });
      changes += 2;
      await next;
    }
  };
  const running = change();
  return async () => {
    over.abort();
    await running;
    return changes;
  };
}

/** The cookies of a number of sessions of a new account. */
async function cookiesOf(origin: string, sessions: number): Promise<string[]> {
  const { browser, email } = await signUpAndIn(origin);
  const browsers = [browser];
  while (browsers.length < sessions) {
    const another = new Browser(origin);
    await another.post('/api/auth/sign-in/email', { email, password: testPassword });
    browsers.push(another);
  }
  return browsers.map(({ cookies }) => [...cookies].map(([key, value]) => `${key}=${value}`).join('; '));
}

/**
 * Durations of all requests finished within the time, in milliseconds, by a number of users who pause after each
 * response.
 */
async function load(
  origins: string[],
  cookies: string[],
  { count, pause }: { count: number; pause: number },
  milliseconds: number,
): Promise<number[]> {
  const agent = new Agent({ keepAlive: true, maxSockets: count });
  const end = performance.now() + milliseconds;
  const times: number[] = [];
  const worker = async (index: number): Promise<void> => {
    const url = new URL('/api/session', origins[index % origins.length]);
    // Users do not all arrive at the same time.
    if (pause > 0) await wait((pause * index) / count);
    for (let turn = index; performance.now() < end; turn += count) {
      const start = performance.now();
      await check(url, cookies[turn % cookies.length] ?? '', agent);
      times.push(performance.now() - start);
      if (pause > 0) await wait(pause);
    }
  };
  await Promise.all(Array.from({ length: count }, (_, index) => worker(index)));
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
