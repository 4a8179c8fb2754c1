import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import { afterAll, afterEach, beforeAll, describe, expect, test, vi } from 'vitest';
import { z } from 'zod';
import { openDatabase } from '../../database/index.ts';
import { createLog } from '../../http/log.ts';
import { termsVersion } from '../../terms.ts';
import {
  Browser,
  Buyer,
  codeFor,
  eventually,
  newDatabase,
  secretFromOtpauth,
  startTestPostgres,
  startTestServer,
  testPassword,
  type TestPostgres,
  type TestServer,
} from '../../testing/index.ts';
import { adminCommand } from '../admin-command.ts';

/** Two servers on one PostgreSQL with separate caches, like two processes. */
let postgres: TestPostgres;
let databaseUrl: string;
let dataDir: string;
let here: TestServer;
let there: TestServer;
beforeAll(async () => {
  [postgres, dataDir] = await Promise.all([startTestPostgres(), mkdtemp(join(tmpdir(), 'isentrope-decisions-'))]);
  databaseUrl = await newDatabase(postgres.url);
  const variables = { DATABASE_URL: databaseUrl, DATA_DIR: dataDir };
  here = await startTestServer(variables);
  there = await startTestServer(variables);
});
afterAll(async () => {
  await Promise.all([here.stop(), there.stop()]);
  await postgres.stop();
  await rm(dataDir, { recursive: true });
});

type Session = Record<string, unknown>;

/** A user signed in on two devices. */
interface Person {
  browser: Browser;
  other: Browser;
  email: string;
}

interface Act {
  name: string;
  /** Which of the two sessions is checked, by a copy of its cookies; default: this one. */
  checkedBy?: 'other';
  prepare?: (person: Person) => Promise<unknown>;
  act: (person: Person) => Promise<unknown>;
  /** Whether a session's response reflects the act. */
  after: (session: Session) => boolean;
  /** Whether it is done outside the servers, so that both are notified. */
  isExternal?: true;
}

const isOver = ({ user }: Session): boolean => user === null;
const userHas =
  (field: string, value: unknown) =>
  ({ user }: Session): boolean =>
    z.record(z.string(), z.unknown()).parse(user)[field] === value;

async function outside(sql: string, parameters: unknown[] = []): Promise<void> {
  const client = new pg.Client({ connectionString: databaseUrl });
  await client.connect();
  await client.query(sql, parameters);
  await client.end();
}

async function command(verb: string, email: string): Promise<void> {
  const place = { databaseUrl, dataDir: '', databaseConnections: 2 };
  const database = await openDatabase(place, createLog('silent'), undefined);
  expect(await adminCommand(`${verb} ${email}`, database)).toMatchObject({ done: true });
  await database.close();
}

async function enrol(browser: Browser): Promise<void> {
  const enabled = await browser.post('/api/auth/two-factor/enable', { password: testPassword });
  const code = codeFor(secretFromOtpauth(z.object({ totpURI: z.string() }).parse(enabled.json).totpURI));
  expect((await browser.post('/api/auth/two-factor/verify-totp', { code })).status).toBe(200);
}

const changed = { currentPassword: testPassword, newPassword: 'New-Password-8' };

const acts: Act[] = [
  {
    name: 'signing out',
    act: ({ browser }) => browser.post('/api/account/sign-out', { scope: 'local' }),
    after: isOver,
  },
  {
    name: 'signing out by the library’s own endpoint',
    act: ({ browser }) => browser.post('/api/auth/sign-out'),
    after: isOver,
  },
  {
    name: 'signing out everywhere',
    checkedBy: 'other',
    act: ({ browser }) => browser.post('/api/account/sign-out', { scope: 'global' }),
    after: isOver,
  },
  {
    name: 'signing the others out',
    checkedBy: 'other',
    act: ({ browser }) => browser.post('/api/account/sign-out', { scope: 'others' }),
    after: isOver,
  },
  {
    name: 'ending one other session',
    checkedBy: 'other',
    async act({ browser }) {
      const sessions = z
        .array(z.object({ id: z.string(), current: z.boolean() }))
        .parse(JSON.parse((await browser.get('/api/account/sessions')).text));
      return browser.delete(`/api/account/sessions/${sessions.find(({ current }) => !current)?.id}`);
    },
    after: isOver,
  },
  {
    name: 'a change of the password that ends the other sessions',
    checkedBy: 'other',
    act: ({ browser }) => browser.post('/api/auth/change-password', { ...changed, revokeOtherSessions: true }),
    after: isOver,
  },
  {
    name: 'a password chosen by a mailed link',
    async act({ browser, email }) {
      await browser.post('/api/auth/request-password-reset', { email });
      const link = await browser.get(here.linkIn(await here.mailTo(email, /reset|new password|choose/i)));
      const token = new URL(link.headers.location ?? '', here.origin).searchParams.get('token');
      const answer = await here.browser().post('/api/auth/reset-password', { token, newPassword: 'New-Password-8' });
      expect(answer.status).toBe(200);
    },
    after: isOver,
  },
  {
    name: 'the deletion of the account',
    act: ({ browser }) => browser.post('/api/auth/delete-user', { password: testPassword }),
    after: isOver,
  },
  {
    name: 'a second factor',
    checkedBy: 'other',
    act: ({ browser }) => enrol(browser),
    after: userHas('twoFactorEnabled', true),
  },
  {
    name: 'a new name',
    act: ({ browser }) => browser.post('/api/auth/update-user', { firstName: 'Ada' }),
    after: userHas('firstName', 'Ada'),
  },
  {
    name: 'other units',
    act: ({ browser }) => browser.send('PUT', '/api/account/units', { set: 'us' }),
    after: ({ units }) => units !== null,
  },
  {
    name: 'terms that are accepted',
    prepare: ({ email }) =>
      outside('delete from "termsAcceptance" where "userId" = (select "id" from "user" where "email" = $1)', [email]),
    act: ({ browser }) => browser.post('/api/account/terms', { version: termsVersion }),
    after: ({ terms }) => z.object({ asked: z.null() }).safeParse(terms).success,
  },
  { name: 'a plan', act: person => new Buyer(person).buy('monthly'), after: ({ plan }) => plan !== null },
  {
    name: 'a plan that ends',
    prepare: person => new Buyer(person).buy('monthly'),
    async act(person) {
      const buyer = new Buyer(person);
      await buyer.manage('cancel');
      await buyer.control({ action: 'advance', seconds: 32 * 86_400 });
      await buyer.untilStatus('canceled');
    },
    after: ({ plan }) => plan === null,
  },
  {
    name: 'the role of an administrator',
    act: ({ email }) => command('grant', email),
    after: ({ role }) => role === 'admin',
    isExternal: true,
  },
  {
    name: 'the end of that role',
    prepare: ({ email }) => command('grant', email),
    act: ({ email }) => command('revoke', email),
    after: ({ role, plan }) => role === 'user' && plan === null,
    isExternal: true,
  },
  {
    name: 'an administrator’s sign-out',
    act: ({ email }) => command('sign-out', email),
    after: isOver,
    isExternal: true,
  },
  {
    name: 'a second factor that an administrator takes away',
    act: ({ email }) => command('remove-second-factor', email),
    after: isOver,
    isExternal: true,
  },
];

/** A browser at a server with a copy of another one's cookies. */
function withCookiesOf({ cookies }: Browser, { origin }: TestServer): Browser {
  const copy = new Browser(origin);
  for (const [name, value] of cookies) copy.cookies.set(name, value);
  return copy;
}

const sessionOf = async (browser: Browser): Promise<Session> => {
  const answer = await browser.get('/api/session');
  expect(answer.status).toBe(200);
  return answer.json ?? {};
};

describe('a cached response is not used after', () => {
  test.each(acts)('$name', async ({ checkedBy, prepare, act, after, isExternal }) => {
    const { browser, email } = await here.signedIn();
    const person = { browser, email, other: (await here.signedIn(email)).browser };
    await prepare?.(person);
    const looked = checkedBy === 'other' ? person.other : browser;
    const [first, second] = [withCookiesOf(looked, here), withCookiesOf(looked, there)];
    await eventually('both to answer as before', async () => {
      const before = await Promise.all([sessionOf(first), sessionOf(second)]);
      return before.some(session => isOver(session) || after(session)) ? undefined : true;
    });

    await act(person);
    if (isExternal !== true) expect(after(await sessionOf(first))).toBe(true);
    for (const each of [first, second])
      await eventually('the change to be seen', async () => after(await sessionOf(each)) || undefined);
    expect([after(await sessionOf(first)), after(await sessionOf(second))]).toEqual([true, true]);
  });
});

/** The clock is stopped, so that nothing expires by itself. */
function stoppedClock(): { pass: (milliseconds: number) => void } {
  let clock = performance.now();
  vi.useFakeTimers({ toFake: ['Date'] });
  vi.spyOn(performance, 'now').mockImplementation(() => clock);
  return {
    pass(milliseconds) {
      clock += milliseconds;
    },
  };
}
afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
});

test('a change of one account does not invalidate others, in this process or in others', async () => {
  const [ann, bob] = [await here.signedIn(), await here.signedIn()];
  stoppedClock().pass(5000);
  const [annHere, annThere] = [withCookiesOf(ann.browser, here), withCookiesOf(ann.browser, there)];
  const bobs = [withCookiesOf(bob.browser, here), withCookiesOf(bob.browser, there)];
  for (const each of [annHere, annThere, ...bobs]) expect(isOver(await sessionOf(each))).toBe(false);
  // Not announced, so a response that contains it was read from the database.
  await outside(`update "user" set "firstName" = 'Read afresh'`);

  await ann.browser.post('/api/account/sign-out', { scope: 'local' });
  expect(isOver(await sessionOf(annHere))).toBe(true);
  await eventually('the sign-out to be heard', async () => isOver(await sessionOf(annThere)) || undefined);
  for (const each of bobs) expect(userHas('firstName', 'Read afresh')(await sessionOf(each))).toBe(false);
  await bob.browser.post('/api/auth/update-user', { company: 'Another' });
  for (const each of bobs)
    await eventually(
      'the change to be heard',
      async () => userHas('firstName', 'Read afresh')(await sessionOf(each)) || undefined,
    );
});

describe('a change that is not announced', () => {
  test('becomes visible after a second, and at once to requests that change anything', async () => {
    const { browser, email } = await here.signedIn();
    const clock = stoppedClock();
    clock.pass(5000);
    await sessionOf(browser);
    await outside('delete from "session" where "userId" = (select "id" from "user" where "email" = $1)', [email]);
    expect((await browser.send('PUT', '/api/account/units', { set: 'us' })).status).toBe(401);
    clock.pass(999);
    expect(isOver(await sessionOf(browser))).toBe(false);
    clock.pass(1);
    expect(isOver(await sessionOf(browser))).toBe(true);
  });
});
