import { createServer, type Server } from 'node:http';
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import {
  startTestServer,
  testPassword,
  type TestResponse,
  type Browser,
  type TestServer,
} from '../../testing/index.ts';

/** A fake provider: the token `person` is valid, and requests are recorded. */
let provider: Server;
let verifyUrl: string;
let reachable = true;
const verifications: { type: string | undefined; body: string }[] = [];
let webDist: string;

beforeAll(async () => {
  provider = createServer((request, response) => {
    let body = '';
    request.on('data', (chunk: Buffer) => {
      body += chunk.toString();
    });
    request.on('end', () => {
      verifications.push({ type: request.headers['content-type'], body });
      response.writeHead(reachable ? 200 : 502, { 'content-type': 'application/json' });
      response.end(JSON.stringify({ success: /\bperson\b/.test(body) }));
    });
  });
  const port = await new Promise<number>(resolve => {
    provider.listen(0, '127.0.0.1', () => {
      const address = provider.address();
      resolve(typeof address === 'object' && address !== null ? address.port : 0);
    });
  });
  verifyUrl = `http://127.0.0.1:${port}/siteverify`;
  webDist = await mkdtemp(join(tmpdir(), 'isentrope-captcha-'));
  for (const page of ['', 'signin', 'account', 'success']) {
    await mkdir(join(webDist, page), { recursive: true });
    await writeFile(join(webDist, page, 'index.html'), '<!doctype html><title>Page</title><script>1</script>');
  }
});
afterAll(async () => {
  provider.close();
  await rm(webDist, { recursive: true });
});

const configured = (name: 'turnstile' | 'hcaptcha', variables: Record<string, string> = {}): Promise<TestServer> =>
  startTestServer({
    CAPTCHA_PROVIDER: name,
    CAPTCHA_SITE_KEY: 'site-key',
    CAPTCHA_SECRET_KEY: 'secret-key',
    CAPTCHA_VERIFY_URL: verifyUrl,
    WEB_DIST: webDist,
    ...variables,
  });
const send = (browser: Browser, path: string, body: object, token?: string): Promise<TestResponse> =>
  browser.post(path, body, token === undefined ? {} : { headers: { 'x-captcha-response': token } });

describe.each(['turnstile', 'hcaptcha'] as const)('with %s', name => {
  let server: TestServer;
  let email: string;
  beforeAll(async () => {
    server = await configured(name);
    email = server.newAddress();
  });
  afterAll(() => server.stop());

  const requests = (): [path: string, body: object][] => [
    ['/api/auth/sign-up/email', { email, password: testPassword }],
    ['/api/auth/sign-in/email', { email, password: testPassword }],
    ['/api/auth/email-otp/send-verification-otp', { email, type: 'sign-in' }],
    ['/api/auth/sign-in/magic-link', { email }],
    ['/api/auth/request-password-reset', { email }],
  ];

  test('signing up, signing in, codes, links and recovery require a valid token', async () => {
    for (const [path, body] of requests()) {
      const missing = await send(server.browser(), path, body);
      expect([path, missing.status, missing.json?.['code']]).toEqual([path, 400, 'CAPTCHA_MISSING']);
      const failed = await send(server.browser(), path, body, 'robot');
      expect([path, failed.status, failed.json]).toEqual([
        path,
        400,
        { message: 'The CAPTCHA was not completed correctly. Please try again.', code: 'CAPTCHA_FAILED' },
      ]);
    }
    expect(await server.mailsTo(email)).toEqual([]);

    for (const [path, body] of requests()) {
      // The address is not verified when it signs in.
      const status = path.endsWith('/sign-in/email') ? 403 : 200;
      expect([path, (await send(server.browser(), path, body, 'person')).status]).toEqual([path, status]);
    }
    await server.mailTo(email, /verify/i);
  });

  test('the provider gets the secret, the token and the client’s address', async () => {
    await send(server.browser(), '/api/auth/request-password-reset', { email }, 'person');
    const body = verifications.at(-1)?.body ?? '';
    for (const part of ['secret-key', 'person', '127.0.0.1']) expect(body).toContain(part);
    expect(verifications.at(-1)?.type).toContain(name === 'turnstile' ? 'json' : 'x-www-form-urlencoded');
  });

  test('the pages get the site key only', async () => {
    const { json, text } = await server.browser().get('/api/session');
    expect(json?.['signIn']).toMatchObject({ captcha: { provider: name, siteKey: 'site-key' } });
    expect(text).not.toContain('secret-key');
  });

  test('only pages with such a form allow the provider in their content policy', async () => {
    const policy = async (path: string) =>
      String((await server.browser().get(path)).headers['content-security-policy']);
    const origin = name === 'turnstile' ? 'https://challenges.cloudflare.com' : 'https://*.hcaptcha.com';
    for (const path of ['/signin', '/account']) {
      expect(await policy(path)).toMatch(/script-src 'self' https:\/\/\S+.* 'sha256-/);
      expect((await policy(path)).match(/frame-src (.*)$/)?.[1]).toContain(origin);
    }
    for (const path of ['/', '/api/session', '/success']) expect(await policy(path)).not.toContain('https:');
  });
});

describe('a CAPTCHA', () => {
  test('refuses everybody with a message if its provider is unreachable', async () => {
    const server = await configured('turnstile', { LOG_LEVEL: 'silent' });
    reachable = false;
    const answer = await send(
      server.browser(),
      '/api/auth/request-password-reset',
      { email: 'a@example.com' },
      'person',
    );
    reachable = true;
    await server.stop();
    expect([answer.status, answer.json?.['message']]).toEqual([
      503,
      'The CAPTCHA is not available at the moment. Please try again shortly.',
    ]);
  });

  test('that is missing does not count as an attempt', async () => {
    const server = await configured('turnstile', { RATE_LIMITS: 'on' });
    const body = { email: server.newAddress() };
    const ask = (token?: string) => send(server.browser(), '/api/auth/request-password-reset', body, token);
    for (let request = 0; request < 10; request += 1) await ask();
    expect((await ask('person')).status).toBe(200);
    await server.stop();
  });

  test('is not required if none is configured', async () => {
    const server = await startTestServer({ WEB_DIST: webDist });
    const browser = server.browser();
    expect((await browser.get('/api/session')).json?.['signIn']).toMatchObject({ captcha: null });
    expect((await browser.get('/signin')).headers['content-security-policy']).not.toContain('frame-src');
    await server.register();
    await server.stop();
  });
});
