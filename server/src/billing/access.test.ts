import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { adminCommand } from '../accounts/index.ts';
import { sendToLockHolder, openDatabase } from '../database/index.ts';
import { createLog } from '../http/log.ts';
import { Browser, Buyer, failsLater, startTestServer, type TestServer } from '../testing/index.ts';

const day = 86_400;

/** All Pro routes of the site, with their sub-routes. */
const routes = [
  '/restriction-orifice-pro',
  '/control-valve-pro',
  '/line-sizing-pro',
  '/relief-valve-pro',
  '/relief-valve-pro/steam-service',
  '/relief-valve-pro/gas-vapor-service',
  '/relief-valve-pro/liquid-service',
  '/flare-ko-drum-sizing-pro',
  '/geometry-calculation-pro',
  '/pump-sizing-pro',
  '/heat-exchanger-ua-check-pro',
  '/plant-depressurization-pro',
  '/vibration-analysis-pro',
  '/vibration-analysis-pro/pressure-drop-devices',
  '/vibration-analysis-pro/flow-induced-turbulence',
];
const chunks = routes.map(route => `/assets/pro/definition-${route.replaceAll('/', '-')}.js`);

type Who =
  | 'visitor'
  | 'free'
  | 'trial'
  | 'trial ended'
  | 'active'
  | 'past_due'
  | 'cancelled at end'
  | 'ended'
  | 'admin'
  | 'forged session'
  | 'ended session'
  | 'expired session';

interface Row {
  who: Who;
  /** The response of a Pro route: the page, or a redirect. */
  page: 'shown' | 'sign-in' | 'account';
  file: 200 | 403;
  plan: { name: string; active: boolean } | null;
  /** The status from the subscription endpoint; null: none; undefined: it requires a session. */
  status: string | null | undefined;
  checkout: number;
  portal: number;
  /** The account endpoints. */
  account: 200 | 401;
}

const shut = { file: 403, plan: null, account: 401, status: undefined, checkout: 401, portal: 401 } as const;
const matrix: Row[] = [
  { who: 'visitor', page: 'sign-in', ...shut },
  { who: 'free', page: 'account', file: 403, plan: null, status: null, checkout: 200, portal: 409, account: 200 },
  {
    who: 'trial',
    page: 'shown',
    file: 200,
    plan: { name: 'Pro Trial', active: true },
    status: 'active',
    checkout: 200,
    portal: 200,
    account: 200,
  },
  {
    who: 'trial ended',
    page: 'account',
    file: 403,
    plan: null,
    status: 'canceled',
    checkout: 200,
    portal: 200,
    account: 200,
  },
  {
    who: 'active',
    page: 'shown',
    file: 200,
    plan: { name: 'Pro Monthly', active: true },
    status: 'active',
    checkout: 409,
    portal: 200,
    account: 200,
  },
  {
    who: 'past_due',
    page: 'account',
    file: 403,
    plan: { name: 'Pro Monthly', active: false },
    status: 'past_due',
    checkout: 409,
    portal: 200,
    account: 200,
  },
  {
    who: 'cancelled at end',
    page: 'shown',
    file: 200,
    plan: { name: 'Pro Monthly', active: true },
    status: 'active',
    checkout: 409,
    portal: 200,
    account: 200,
  },
  {
    who: 'ended',
    page: 'account',
    file: 403,
    plan: null,
    status: 'canceled',
    checkout: 200,
    portal: 200,
    account: 200,
  },
  {
    who: 'admin',
    page: 'shown',
    file: 200,
    plan: { name: 'Admin Account', active: true },
    status: null,
    checkout: 200,
    portal: 409,
    account: 200,
  },
  { who: 'forged session', page: 'sign-in', ...shut },
  { who: 'ended session', page: 'sign-in', ...shut },
  { who: 'expired session', page: 'sign-in', ...shut },
];

let folder: string;
let server: TestServer;
const browsers = new Map<Who, Browser>();

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'isentrope-access-'));
  const files: Record<string, string> = {
    ...Object.fromEntries(routes.map(path => [`${path.slice(1)}/index.html`, '<!doctype html><title>Pro</title>'])),
    ...Object.fromEntries(chunks.map(path => [path.slice(1), 'export default 1;'])),
  };
  for (const [name, content] of Object.entries(files)) {
    await mkdir(dirname(join(folder, name)), { recursive: true });
    await writeFile(join(folder, name), content);
  }
  server = await startTestServer({ WEB_DIST: folder });
  await Promise.all(Object.entries(people).map(async ([who, make]) => browsers.set(who as Who, await make())));
});
afterAll(async () => {
  vi.useRealTimers();
  await server.stop();
  await rm(folder, { recursive: true });
});

const newBuyer = async (): Promise<Buyer> => new Buyer(await server.signedIn());

async function subscribed(plan: 'trial' | 'monthly' | 'yearly'): Promise<Buyer> {
  const buyer = await newBuyer();
  await buyer.buy(plan);
  return buyer;
}

const people: Record<Who, () => Promise<Browser>> = {
  visitor: () => Promise.resolve(server.browser()),
  free: async () => (await newBuyer()).browser,
  trial: async () => (await subscribed('trial')).browser,
  'trial ended': async () => {
    const buyer = await subscribed('trial');
    await buyer.control({ action: 'advance', seconds: 2 * day });
    await buyer.untilStatus('canceled');
    return buyer.browser;
  },
  active: async () => (await subscribed('monthly')).browser,
  past_due: async () => {
    const buyer = await subscribed('monthly');
    await buyer.manage('card', { number: failsLater });
    await buyer.control({ action: 'advance', seconds: 31 * day });
    await buyer.untilStatus('past_due');
    return buyer.browser;
  },
  'cancelled at end': async () => {
    const buyer = await subscribed('monthly');
    await buyer.manage('cancel');
    await buyer.until(({ subscription }) => subscription?.cancel_at_period_end === true);
    return buyer.browser;
  },
  ended: async () => {
    const buyer = await subscribed('monthly');
    await buyer.manage('cancel');
    await buyer.control({ action: 'advance', seconds: 32 * day });
    await buyer.untilStatus('canceled');
    return buyer.browser;
  },
  admin: async () => {
    const { browser, email } = await server.signedIn();
    await grant(email);
    return browser;
  },
  'forged session': async () => {
    const { browser } = await subscribed('yearly');
    const [[name, value] = ['', '']] = browser.cookies;
    const [token = ''] = decodeURIComponent(value).split('.');
    const forged = new Browser(server.origin);
    forged.cookies.set(name, encodeURIComponent(`${token}.${Buffer.alloc(32, 7).toString('base64')}`));
    return forged;
  },
  'ended session': async () => {
    const { browser } = await subscribed('yearly');
    const before = new Map(browser.cookies);
    await browser.post('/api/account/sign-out');
    const ended = new Browser(server.origin);
    for (const [name, value] of before) ended.cookies.set(name, value);
    return ended;
  },
  'expired session': async () => (await subscribed('yearly')).browser,
};

async function grant(email: string): Promise<void> {
  if (server.databaseUrl === undefined) {
    await sendToLockHolder(server.dataDir, `grant ${email}`);
    return;
  }
  const database = await openDatabase(
    { databaseUrl: server.databaseUrl, dataDir: '', databaseConnections: 2 },
    createLog('silent'),
    undefined,
  );
  await adminCommand(`grant ${email}`, database);
  await database.close();
}

function browserOf(who: Who): Browser {
  const browser = browsers.get(who);
  if (browser === undefined) throw new Error(`There is no ${who}`);
  return browser;
}

describe.each(matrix)('$who', ({ who, page, file, plan, status, checkout, portal, account }) => {
  beforeAll(() => {
    // A session lasts 30 days; the clock is moved for this row only.
    if (who === 'expired session')
      vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + 31 * day * 1000, shouldAdvanceTime: false });
  });
  afterAll(() => {
    vi.useRealTimers();
  });

  test.each(routes)(`on %s: ${page}`, async route => {
    const answer = await browserOf(who).get(`${route}?case=1`);
    const leadsTo = {
      shown: undefined,
      account: `/account?needs=pro&next=${encodeURIComponent(`${route}?case=1`)}`,
      'sign-in': `/signin?next=${encodeURIComponent(`${route}?case=1`)}`,
    }[page];
    expect([answer.status, answer.headers.location]).toEqual([page === 'shown' ? 200 : 303, leadsTo]);
    expect(answer.headers['cache-control']).toBe(page === 'shown' ? 'private, no-cache' : 'no-store');
  });

  test.each(chunks)(`for the file %s: ${file}`, async path => {
    const answer = await browserOf(who).get(path);
    expect(answer.status).toBe(file);
    expect(answer.headers['cache-control']).toMatch(file === 200 ? /^private, / : /^no-store$/);
  });

  test(`with the plan ${JSON.stringify(plan)} in the session`, async () => {
    const answer = await browserOf(who).get('/api/session');
    expect([answer.status, answer.json?.['plan']]).toEqual([200, plan]);
  });

  test.each(['/api/account/sessions', '/api/account/export'])('at GET %s', async path => {
    expect((await browserOf(who).get(path)).status).toBe(account);
  });

  test('at GET /api/billing/subscription', async () => {
    const answer = await browserOf(who).get('/api/billing/subscription');
    expect(answer.status).toBe(status === undefined ? 401 : 200);
    if (status !== undefined)
      expect(answer.json?.['subscription']).toEqual(
        status === null ? null : expect.objectContaining({ subscription_status: status }),
      );
  });

  test(`at POST /api/billing/portal: ${portal}`, async () => {
    const answer = await browserOf(who).post('/api/billing/portal', { return_url: '/account' });
    expect(answer.status).toBe(portal);
  });

  test(`at POST /api/billing/checkout: ${checkout}`, async () => {
    const buyer = new Buyer({ browser: browserOf(who), email: '' });
    expect((await buyer.checkout('yearly')).status).toBe(checkout);
  });

  test('at POST /api/billing/webhook: refused without a signature', async () => {
    expect((await browserOf(who).post('/api/billing/webhook', {})).status).toBe(400);
  });

  test('at the page that replaces a trial', async () => {
    const answer = await browserOf(who).get('/billing/upgrade?price_id=price_sandbox_yearly');
    expect(answer.status).toBe(account === 401 ? 303 : who === 'trial' ? 200 : 409);
  });
});
