import { existsSync } from 'node:fs';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import {
  Browser,
  startBulkRun,
  bundledServer,
  Buyer,
  eventually,
  newDatabase,
  signUpAndIn,
  startProcess,
  startSmtpServer,
  startTestPostgres,
  testPassword,
  untilReady,
  type ServerProcess,
} from '../testing/index.ts';
import { freePorts } from './programs.ts';
import type { Report } from './report.ts';

const faketime = '/usr/lib/x86_64-linux-gnu/faketime/libfaketime.so.1';
const awayMilliseconds = 3000;
const bulkCases = 6000;

/** Makes a search for tools exhaust the memory of the engine thread. */
const memoryExhaustion = {
  file: 'server/src/engine/tools.worker.ts',
  from: 'export function listedTools(search: string): ListedTool[] {',
  to: `export function listedTools(search: string): ListedTool[] {
  const kept: number[][] = [];
  while (search === 'everything') kept.push(Array.from({ length: 1_000_000 }, () => Math.random()));`,
};

/** Faults of the mail server, the card provider, the clock and the calculators. */
export async function localFaults(report: Report): Promise<void> {
  const [postgres, folder, main, [mailPort = 0]] = await Promise.all([
    startTestPostgres(),
    mkdtemp(join(tmpdir(), 'isentrope-faults-')),
    bundledServer(memoryExhaustion),
    freePorts(1),
  ]);
  const clock = join(folder, 'clock');
  await writeFile(clock, '+0');
  const variables = async (name: string): Promise<Record<string, string>> => ({
    DATABASE_URL: await newDatabase(postgres.url),
    DATA_DIR: join(folder, name),
    LOG_LEVEL: 'silent',
  });
  const whole = await startProcess(main, { ...(await variables('whole')), ...clockOf(clock) });
  const mailed = await startProcess(main, {
    ...(await variables('mailed')),
    SMTP_URL: `smtp://127.0.0.1:${mailPort}`,
  });
  try {
    await Promise.all([untilReady(whole), untilReady(mailed)]);
    await mailAway(report, mailed.origin, mailPort);
    await providerAway(report, whole.origin);
    await memoryExhausted(report, whole.origin);
    await clockJumps(report, whole.origin, clock);
  } finally {
    await stopServers([whole, mailed]);
    await postgres.stop();
  }
  await workerKilled(report, main, join(folder, 'embedded'));
  await rm(folder, { recursive: true });
}

async function stopServers(servers: readonly ServerProcess[]): Promise<void> {
  for (const server of servers) server.kill('SIGTERM');
  await Promise.all(servers.map(server => server.ended));
}

async function mailAway(report: Report, origin: string, port: number): Promise<void> {
  await report.check(
    `the mail server is away for ${awayMilliseconds / 1000} s`,
    'a sign-up is answered as usual and stored; its mail is sent when the mail server works again',
    async () => {
      const browser = new Browser(origin);
      const email = 'away@example.com';
      const signUp = await browser.post('/api/auth/sign-up/email', { email, password: testPassword });
      const signIn = await browser.post('/api/auth/sign-in/email', { email, password: testPassword });
      const ready = await browser.get('/readyz');
      await wait(awayMilliseconds);
      const mail = await startSmtpServer(0, port);
      const link = await eventually('the mail', () => {
        const found = mail.messages.find(text => text.includes(`To: ${email}`));
        const plain = found?.replaceAll('=\r\n', '').replaceAll('=3D', '=');
        return Promise.resolve(/https?:\/\/[^\s"/]+(\/api\/auth\/verify-email\S+)/.exec(plain ?? '')?.[1]);
      });
      await browser.get(link);
      const after = await browser.post('/api/auth/sign-in/email', { email, password: testPassword });
      await mail.stop();
      return {
        seen: `sign-up ${signUp.status}, sign-in ${signIn.status} ${String(signIn.json?.['code'])}, /readyz ${ready.status}; the letter came, its link held, sign-in ${after.status}`,
        ok: signUp.status === 200 && signIn.status === 403 && ready.status === 200 && after.status === 200,
      };
    },
  );
}

async function providerAway(report: Report, origin: string): Promise<void> {
  await report.check(
    'the card provider is away, and comes back',
    'a checkout fails with a message and everything else works; afterwards a user can buy',
    async () => {
      const someone = await signUpAndIn(origin, 'buyer');
      const buyer = new Buyer(someone);
      await buyer.control({ action: 'outage', kind: 'down' });
      const checkout = await buyer.checkout('monthly');
      const view = await someone.browser.get('/api/billing/subscription');
      const session = await someone.browser.get('/api/session');
      const ready = await someone.browser.get('/readyz');
      await buyer.control({ action: 'outage', kind: 'none' });
      await buyer.buy('monthly');
      const message = checkout.json?.['message'];
      return {
        seen: `checkout ${checkout.status} “${String(message)}”, subscription ${view.status}, session ${session.status}, /readyz ${ready.status}; then bought`,
        ok:
          checkout.status >= 500 &&
          typeof message === 'string' &&
          [view, session, ready].every(({ status }) => status === 200),
      };
    },
  );
}

async function memoryExhausted(report: Report, origin: string): Promise<void> {
  await report.check(
    'a calculation takes all the memory of its thread',
    'it alone fails, with a message; the process and the next calculation continue',
    async () => {
      const browser = new Browser(origin);
      const failed = browser.get('/api/v1/tools?search=everything');
      const session = await browser.get('/api/session');
      const answer = await failed;
      const after = await browser.get('/api/v1/tools?search=orifice');
      const message = answer.json?.['detail'] ?? answer.json?.['title'];
      return {
        seen: `${answer.status} “${String(message)}”; meanwhile ${session.status}, then ${after.status}`,
        ok: answer.status >= 400 && typeof message === 'string' && session.status === 200 && after.status === 200,
      };
    },
  );
}

const clockOf = (file: string): Record<string, string> =>
  existsSync(faketime)
    ? { LD_PRELOAD: faketime, FAKETIME_TIMESTAMP_FILE: file, FAKETIME_NO_CACHE: '1', FAKETIME_DONT_FAKE_MONOTONIC: '1' }
    : {};

async function clockJumps(report: Report, origin: string, clock: string): Promise<void> {
  const expected = 'sessions, sign-ins and readiness hold; the database keeps its own time';
  await report.check(
    'the clock of the process jumps an hour forward, an hour back, and is right again',
    expected,
    async () => {
      if (!existsSync(faketime))
        return { seen: 'libfaketime is not installed (apt-get install libfaketime)', ok: undefined };
      const { browser, email } = await signUpAndIn(origin, 'clock');
      const seen: string[] = [];
      let ok = true;
      for (const jump of ['+1h', '-1h', '+0h']) {
        await writeFile(clock, jump);
        // The Date header is cached for a second.
        await wait(1500);
        const date = (await browser.get('/healthz')).headers.date ?? '';
        const moved = Math.round((Date.parse(date) - Date.now()) / 3_600_000);
        const session = await browser.get('/api/session');
        const signIn = await new Browser(origin).post('/api/auth/sign-in/email', { email, password: testPassword });
        const ready = await browser.get('/readyz');
        const known = session.status === 200 && session.json?.['user'] !== null;
        seen.push(
          `${moved} h: session ${known ? 'holds' : 'is lost'}, sign-in ${signIn.status}, /readyz ${ready.status}`,
        );
        ok &&= known && signIn.status === 200 && ready.status === 200 && moved === Number.parseInt(jump);
      }
      return { seen: seen.join('; '), ok };
    },
  );
}

async function workerKilled(report: Report, main: string, dataDir: string): Promise<void> {
  await report.check(
    `a process with an embedded database is killed amid a run of ${bulkCases} cases (kill -9)`,
    'after the next start the run goes on, and every case is answered once',
    async () => {
      const variables = { DATA_DIR: dataDir, LOG_LEVEL: 'silent' };
      const killed = await startProcess(main, variables);
      await untilReady(killed);
      const run = await startBulkRun(killed.origin, bulkCases);
      killed.kill('SIGKILL');
      await killed.ended;
      const server = await startProcess(main, variables);
      await untilReady(server);
      const found = await run.temperatures(server.origin);
      const right = found.filter((value, index) => Math.abs(value - (20 + index / 100)) < 1e-6).length;
      await stopServers([server]);
      return {
        seen: `${found.length} answers, ${right} of them in their place`,
        ok: right === bulkCases && found.length === bulkCases,
      };
    },
  );
}
