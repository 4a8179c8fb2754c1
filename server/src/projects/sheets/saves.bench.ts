import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { saveConflict, saveResponse, sheet as sheetShape, type SheetDocument } from '@isentrope/records';
import { reportFigure } from '../../../../scripts/performance-figures.mjs';
import { root } from '../../root.ts';
import { eventually } from '../../testing/eventually.ts';
import {
  Browser,
  Buyer,
  newDatabase,
  newProject,
  newSheet,
  startProcess,
  startTestPostgres,
  testPassword,
  untilReady,
} from '../../testing/index.ts';

const clients = 50;
const sheets = 25;
const seconds = 60;
/** Interval at which a client saves while typing. */
const betweenSaves = 1000;

/**
 * Measures the latency of saves on PostgreSQL while fifty users type into the 25 sheets of one project and save once a
 * second, and checks that all input is stored at the end.
 */
export default async function savesOfOneProject(): Promise<void> {
  const dataDir = await mkdtemp(join(tmpdir(), 'isentrope-bench-'));
  const postgres = await startTestPostgres();
  const main = join(root, 'server', 'dist', 'main.js');
  const server = await startProcess(main, {
    DATA_DIR: dataDir,
    DATABASE_URL: await newDatabase(postgres.url),
    LOG_LEVEL: 'error',
  });
  try {
    await untilReady(server);
    const owner = await subscriber(server.origin);
    const project = await newProject(owner);
    const ids: string[] = [];
    for (let n = 0; n < sheets; n += 1) ids.push(await newSheet(owner, project));
    const end = performance.now() + seconds * 1000;
    const typists = await Promise.all(
      Array.from({ length: clients }, (_, n) => type(owner.browser, ids[n % sheets] ?? '', `client ${n}`, end)),
    );
    const times = typists.flatMap(typist => typist.times).toSorted((a, b) => a - b);
    const at = (share: number): string => (times[Math.floor(times.length * share)] ?? 0).toFixed(0);
    const overtakenSaves = typists.reduce((sum, typist) => sum + typist.overtaken, 0);
    console.log(
      `  ${clients} clients, ${sheets} sheets, ${seconds} s: ${times.length} saves, ${overtakenSaves} overtaken   median ${at(0.5)} ms   p99 ${at(0.99)} ms   longest ${at(1 - 1 / (2 * times.length))} ms`,
    );
    const p99 = times[Math.floor(times.length * 0.99)] ?? NaN;
    reportFigure({ name: 'Saves of 50 clients, p99', target: 150, unit: 'ms', result: p99 });
    const lost = await Promise.all(typists.map(typist => isLost(owner.browser, typist)));
    console.log(`  ${lost.filter(Boolean).length} of ${clients} clients lost what they typed`);
  } finally {
    server.kill('SIGTERM');
    await server.ended;
    await postgres.stop();
    await rm(dataDir, { recursive: true });
  }
}

async function subscriber(origin: string): Promise<{ browser: Browser; email: string }> {
  const email = `bench-${Date.now()}@example.com`;
  const browser = new Browser(origin);
  await browser.post('/api/auth/sign-up/email', { email, password: testPassword });
  const link = await eventually('the verification mail', async () => {
    const { text } = await browser.get('/sandbox/mail', { headers: { accept: 'application/json' } });
    return /http:\/\/[^\s"\\]+(\/api\/auth\/verify-email[^\s"\\]+)/.exec(text)?.[1];
  });
  await browser.get(link);
  await browser.post('/api/auth/sign-in/email', { email, password: testPassword });
  await new Buyer({ browser, email }).buy('monthly');
  return { browser, email };
}

interface Typist {
  name: string;
  sheet: string;
  typed: string;
  times: number[];
  overtaken: number;
}

/** Types into a sheet until the end, and saves; in a conflict, merges the current version and saves again. */
async function type(browser: Browser, sheet: string, name: string, end: number): Promise<Typist> {
  const typist: Typist = { name, sheet, typed: '', times: [], overtaken: 0 };
  let { version, document } = sheetShape.parse((await browser.get(`/api/sheets/${sheet}`)).json);
  await wait(Math.random() * betweenSaves);
  for (let n = 1; performance.now() < end; n += 1) {
    typist.typed = String(n);
    for (;;) {
      const mine: SheetDocument | null = document && {
        ...document,
        title: { ...document.title, [name]: typist.typed },
      };
      const start = performance.now();
      const answer = await browser.send('PUT', `/api/sheets/${sheet}/document`, { version, document: mine });
      typist.times.push(performance.now() - start);
      if (answer.status === 200) {
        ({ version } = saveResponse.parse(answer.json));
        document = mine;
        break;
      }
      if (answer.status !== 409) throw new Error(`A save answered ${answer.status}: ${answer.text}`);
      typist.overtaken += 1;
      ({ version, document } = saveConflict.parse(answer.json));
    }
    await wait(betweenSaves * (0.5 + Math.random()));
  }
  return typist;
}

async function isLost(browser: Browser, { sheet, name, typed }: Typist): Promise<boolean> {
  const { document } = sheetShape.parse((await browser.get(`/api/sheets/${sheet}`)).json);
  return document?.title?.[name] !== typed;
}
