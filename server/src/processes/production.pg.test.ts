import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { adminCommand } from '../accounts/index.ts';
import { readConfig } from '../config.ts';
import { openDatabase, type Database } from '../database/index.ts';
import { createLog } from '../http/log.ts';
import { startServer, type RunningServer } from '../server.ts';
import {
  Browser,
  bundledEngine,
  newDatabase,
  startSmtpServer,
  startTestPostgres,
  testCompany,
  testPassword,
  type SmtpServer,
  type TestPostgres,
} from '../testing/index.ts';

const publicUrl = 'https://isentrope.example';
const behindProxy = { host: 'isentrope.example', 'x-forwarded-for': '203.0.113.9', 'x-forwarded-proto': 'https' };

let postgres: TestPostgres;
let mail: SmtpServer;
let server: RunningServer;
let database: Database;
let folder: string;
let local: string;
beforeAll(async () => {
  [postgres, mail, folder] = await Promise.all([
    startTestPostgres(),
    startSmtpServer(),
    mkdtemp(join(tmpdir(), 'isentrope-production-')),
  ]);
  for (const name of ['index.html', 'assets/pro/pump-1.js']) {
    await mkdir(dirname(join(folder, name)), { recursive: true });
    await writeFile(join(folder, name), 'content');
  }
  const config = readConfig(
    {
      NODE_ENV: 'production',
      PORT: '0',
      PUBLIC_URL: publicUrl,
      DATABASE_URL: await newDatabase(postgres.url),
      AUTH_SECRET: 'a-secret-for-tests-with-enough-characters',
      SMTP_URL: mail.url,
      STRIPE_SECRET_KEY: 'sk_test_key',
      STRIPE_WEBHOOK_SECRET: 'whsec_secret',
      STRIPE_PRICE_TRIAL: 'price_1',
      STRIPE_PRICE_MONTHLY: 'price_2',
      STRIPE_PRICE_YEARLY: 'price_3',
      TRUSTED_PROXIES: '127.0.0.1',
      DATA_DIR: join(folder, 'data'),
      WEB_DIST: folder,
      LOG_LEVEL: 'silent',
    },
    testCompany,
  );
  const log = createLog('silent');
  server = await startServer(config, log, { engine: bundledEngine });
  await server.ready;
  database = await openDatabase(config, log, undefined);
  local = `http://127.0.0.1:${server.port}`;
});
afterAll(async () => {
  await database.close();
  await server.stop();
  await mail.stop();
  await postgres.stop();
  await rm(folder, { recursive: true });
});

const post = (browser: Browser, path: string, body: object) =>
  browser.post(path, body, { origin: publicUrl, headers: behindProxy });
const get = (browser: Browser, path: string) => browser.get(path, { headers: behindProxy });

async function signedIn(email: string): Promise<Browser> {
  const browser = new Browser(local);
  await post(browser, '/api/auth/sign-up/email', { email, password: testPassword });
  await expect.poll(() => mail.messages.some(message => message.includes(`To: ${email}`))).toBe(true);
  const message = mail.messages.find(text => text.includes(`To: ${email}`)) ?? '';
  const link =
    /https:\/\/isentrope\.example(\/api\/auth\/verify-email\S+)/.exec(
      message.replaceAll('=\r\n', '').replaceAll('=3D', '='),
    )?.[1] ?? '';
  await get(browser, link);
  expect((await post(browser, '/api/auth/sign-in/email', { email, password: testPassword })).status).toBe(200);
  return browser;
}

describe('production', () => {
  test('has none of the fake providers', async () => {
    const browser = new Browser(local);
    for (const path of [
      '/sandbox/mail',
      '/sandbox/google',
      '/sandbox/google/authorize',
      '/sandbox/stripe',
      '/sandbox/stripe/state',
    ])
      expect((await get(browser, path)).status).toBe(404);
    expect((await get(browser, '/api/session')).json).toMatchObject({ local: false, signIn: { google: false } });
    expect((await post(browser, '/api/auth/sign-in/social', { provider: 'google' })).status).toBe(404);
  });

  test('sends mails through the mail server, as text and HTML, with links to the public address', async () => {
    await signedIn('mail@example.com');
    const message = mail.messages.find(text => text.includes('To: mail@example.com')) ?? '';
    expect(message).toMatch(/^From: Isentrope <contact@isentrope\.example>/m);
    expect(message).toMatch(/^Content-Type: multipart\/alternative/m);
    expect(message).not.toContain('127.0.0.1');
  });

  test('sets Secure cookies, and sends HSTS', async () => {
    const browser = await signedIn('cookie@example.com');
    const signIn = await post(browser, '/api/auth/sign-in/email', {
      email: 'cookie@example.com',
      password: testPassword,
    });
    const cookie = signIn.setCookies.find(line => line.startsWith('__Host-isentrope.session_token='));
    for (const flag of ['HttpOnly', 'Secure', 'SameSite=Lax', 'Path=/']) expect(cookie).toContain(flag);
    expect(signIn.headers['strict-transport-security']).toBe('max-age=63072000; includeSubDomains');
  });

  test('accepts its own host name and pages only', async () => {
    const browser = new Browser(local);
    expect((await browser.get('/api/session')).status).toBe(421);
    const foreign = await browser.post('/api/auth/sign-in/email', {}, { origin: local, headers: behindProxy });
    expect(foreign.status).toBe(403);
  });

  test('protects Pro files', async () => {
    const path = '/assets/pro/pump-1.js';
    expect((await get(new Browser(local), path)).status).toBe(403);
    const browser = await signedIn('pro@example.com');
    expect((await get(browser, path)).status).toBe(403);
    expect(await adminCommand('grant pro@example.com', database)).toMatchObject({ done: true });
    await expect.poll(async () => (await get(browser, path)).status).toBe(200);
    expect((await get(browser, path)).headers['cache-control']).toBe('private, no-store');
    for (const trick of [
      '/assets/pro/../pro/pump-1.js',
      '/assets//pro/pump-1.js',
      '/assets/%70ro/pump-1.js',
      '/assets/pro%2fpump-1.js',
    ]) {
      expect([trick, (await get(new Browser(local), trick)).status]).not.toEqual([trick, 200]);
    }
  });
});
