import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { sheet as sheetShape } from '@isentrope/records';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { copyTemplate } from '../testing/data-template.ts';
import { eventually } from '../testing/eventually.ts';
import {
  Browser,
  bundledServer,
  idFrom,
  newDatabase,
  startProcess,
  testPassword,
  untilReady,
  type TestResponse,
} from '../testing/index.ts';

/** PostgreSQL is not killed with the server, so fewer rounds suffice. `ROUNDS` sets another number. */
const postgres = process.env['TEST_DATABASE_URL'];
const rounds = Number(process.env['ROUNDS'] ?? (postgres === undefined ? 4 : 2));
const writers = 4;

let main: string;
let dataDir: string;
beforeAll(async () => {
  main = await bundledServer();
  dataDir = await mkdtemp(join(tmpdir(), 'isentrope-kill-'));
  if (postgres === undefined) await copyTemplate(dataDir);
});
afterAll(() => rm(dataDir, { recursive: true }));

test(`a server killed ${rounds} times in a stream of sign-ups and saves keeps every account and every save it acknowledged`, async () => {
  const variables = {
    DATA_DIR: dataDir,
    LOG_LEVEL: 'error',
    PASSWORD_HASHING: 'light',
    ...(postgres === undefined ? {} : { DATABASE_URL: await newDatabase(postgres) }),
  };
  const acknowledged: string[] = [];
  let sheet: SavedSheet | undefined;

  for (let round = 0; round < rounds; round += 1) {
    const server = await startProcess(main, variables);
    await untilReady(server);
    sheet ??= await makeSheet(server.origin);
    const stored = sheet;
    await checkSheet(server.origin, stored);
    const stop = new AbortController();
    const type = async (): Promise<void> => {
      while (!stop.signal.aborted) {
        const done = await save(server.origin, stored).catch(broken =>
          stop.signal.aborted ? false : Promise.reject(broken),
        );
        if (!done) return;
        announceIfReady();
      }
    };
    const write = async (writer: number): Promise<void> => {
      for (let count = 0; !stop.signal.aborted; count += 1) {
        const email = `r${round}w${writer}n${count}@example.com`;
        const answer = await new Browser(server.origin)
          .post('/api/auth/sign-up/email', { email, password: testPassword })
          .catch(broken => (stop.signal.aborted ? undefined : Promise.reject(broken)));
        if (answer === undefined) return;
        expect(messagesOf(answer)).toBe('200');
        acknowledged.push(email);
        announceIfReady();
      }
    };
    const expected = { signUps: acknowledged.length + 3, saves: stored.saved + 1 };
    let announce = (): void => undefined;
    const written = new Promise<void>(resolve => {
      announce = resolve;
    });
    const announceIfReady = (): void => {
      if (acknowledged.length >= expected.signUps && stored.saved >= expected.saves) announce();
    };
    const stream = Promise.all([type(), ...Array.from({ length: writers }, (_, writer) => write(writer))]);
    await Promise.race([written, stream]);
    // At a random time during the next sign-ups.
    await wait(Math.random() * 100);
    stop.abort();
    server.kill('SIGKILL');
    await server.ended;
    await stream;
  }

  const server = await startProcess(main, variables);
  await untilReady(server);
  if (sheet !== undefined) await checkSheet(server.origin, sheet);
  const answers: [email: string, said: string][] = [];
  for (const email of acknowledged) {
    const answer = await new Browser(server.origin).post('/api/auth/sign-in/email', { email, password: testPassword });
    answers.push([email, messagesOf(answer)]);
  }
  server.kill('SIGTERM');
  expect(await server.ended).toBe(0);
  expect(acknowledged.length).toBeGreaterThanOrEqual(3 * rounds);
  expect(sheet?.saved).toBeGreaterThanOrEqual(rounds);
  // Signing in distinguishes an existing account from a lost one, which fails like a wrong password.
  const lost = '401 INVALID_EMAIL_OR_PASSWORD';
  expect(answers.filter(([, text]) => text === lost)).toEqual([]);
  expect(answers.filter(([, text]) => text !== '403 EMAIL_NOT_VERIFIED')).toEqual([]);
  // Several starts, each of which recovers a killed database.
}, 900_000);

function messagesOf({ status, json, text }: TestResponse): string {
  const code = json?.['code'];
  return status === 200 ? '200' : `${status} ${typeof code === 'string' ? code : text}`;
}

/** A user's sheet. Each save stores the number of the new version. */
interface SavedSheet {
  id: string;
  cookies: ReadonlyMap<string, string>;
  /** The last acknowledged version. */
  version: number;
  saved: number;
}

function browserFor(origin: string, { cookies }: Pick<SavedSheet, 'cookies'>): Browser {
  const browser = new Browser(origin);
  for (const [name, value] of cookies) browser.cookies.set(name, value);
  return browser;
}

async function makeSheet(origin: string): Promise<SavedSheet> {
  const browser = new Browser(origin);
  const email = 'engineer@example.com';
  await browser.post('/api/auth/sign-up/email', { email, password: testPassword });
  const link = await eventually('the verification mail', async () => {
    const mails = await browser.get('/sandbox/mail', { headers: { accept: 'application/json' } });
    const result = /https?:\/\/[^\s"\\]+verify-email[^\s"\\]*/.exec(mails.text)?.[0];
    return result === undefined ? undefined : new URL(result);
  });
  await browser.get(link.pathname + link.search);
  await browser.post('/api/auth/sign-in/email', { email, password: testPassword });
  const project = idFrom(await browser.post('/api/projects', { number: '', name: 'Kept', client: '' }));
  const sheet = { tool: 'restriction-orifice', number: '', title: 'Kept' };
  const id = idFrom(await browser.post(`/api/projects/${project}/sheets`, sheet));
  return { id, cookies: new Map(browser.cookies), version: 0, saved: 0 };
}

const documentOf = (typed: number) => ({
  schema: 1,
  tool: 'restriction-orifice',
  cases: [{ flowRate: [`${typed}`, 'kg/h'] }],
});

/** Saves the next version, and returns whether it was acknowledged. */
async function save(origin: string, sheet: SavedSheet): Promise<boolean> {
  const answer = await browserFor(origin, sheet).send('PUT', `/api/sheets/${sheet.id}/document`, {
    version: sheet.version,
    document: documentOf(sheet.version + 1),
  });
  expect(messagesOf(answer)).toBe('200');
  sheet.version += 1;
  sheet.saved += 1;
  return true;
}

/** Nothing acknowledged is lost; a save in progress is stored completely or not at all. */
async function checkSheet(origin: string, sheet: SavedSheet): Promise<void> {
  const view = sheetShape.parse((await browserFor(origin, sheet).get(`/api/sheets/${sheet.id}`)).json);
  expect([sheet.version, sheet.version + 1]).toContain(view.version);
  if (view.version > 0) expect(view.document).toEqual(documentOf(view.version));
  sheet.version = view.version;
}
