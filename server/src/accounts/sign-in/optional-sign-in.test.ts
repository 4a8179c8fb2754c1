import { createServer, type Server } from 'node:http';
import { OAuth2Server } from 'oauth2-mock-server';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { z } from 'zod';
import { startTestServer, type TestServer } from '../../testing/index.ts';

let server: TestServer;
let company: OAuth2Server;
let gateway: Server;
const texts: { to: string; text: string }[] = [];

beforeAll(async () => {
  company = new OAuth2Server();
  await company.issuer.keys.generate('RS256');
  await company.start(0, '127.0.0.1');
  company.service.on('beforeTokenSigning', (token: { payload: Record<string, unknown> }) => {
    Object.assign(token.payload, { email: 'colleague@company.example', email_verified: true, name: 'A Colleague' });
  });
  gateway = createServer((request, response) => {
    let body = '';
    request.on('data', (chunk: Buffer) => {
      body += chunk.toString();
    });
    request.on('end', () => {
      if (request.headers.authorization === 'Bearer gateway-token')
        texts.push(z.object({ to: z.string(), text: z.string() }).parse(JSON.parse(body)));
      response.end();
    });
  });
  const port = await new Promise<number>(resolve => {
    gateway.listen(0, '127.0.0.1', () => {
      const address = gateway.address();
      resolve(typeof address === 'object' && address !== null ? address.port : 0);
    });
  });
  server = await startTestServer({
    SSO_DISCOVERY_URL: `${company.issuer.url ?? ''}/.well-known/openid-configuration`,
    SSO_CLIENT_ID: 'isentrope',
    SSO_CLIENT_SECRET: 'secret',
    SMS_GATEWAY_URL: `http://127.0.0.1:${port}/`,
    SMS_GATEWAY_TOKEN: 'gateway-token',
    ANONYMOUS_SIGN_IN: 'on',
  });
});
afterAll(async () => {
  await server.stop();
  void company.stop();
  gateway.close();
});

describe('sign-in methods enabled by configuration', () => {
  test('are reported to the sign-in page', async () => {
    expect((await server.browser().get('/api/session')).json?.['signIn']).toEqual({
      google: true,
      sso: true,
      phone: true,
      anonymous: true,
      captcha: null,
    });
  });

  test('single sign-on uses the company’s provider', async () => {
    const browser = server.browser();
    const begin = await browser.post('/api/auth/sign-in/social', { provider: 'sso', callbackURL: '/tools' });
    const granted = await fetch(z.string().parse(begin.json?.['url']), { redirect: 'manual' });
    const back = new URL(granted.headers.get('location') ?? '');
    expect((await browser.get(back.pathname + back.search)).headers.location).toMatch(/\/tools$/);
    expect((await browser.get('/api/session')).json?.['user']).toMatchObject({ email: 'colleague@company.example' });
  });

  test('a response of one provider is not accepted for another', async () => {
    const browser = server.browser();
    const begin = await browser.post('/api/auth/sign-in/social', { provider: 'sso', callbackURL: '/tools' });
    const granted = await fetch(z.string().parse(begin.json?.['url']), { redirect: 'manual' });
    const { search } = new URL(granted.headers.get('location') ?? '');
    const answer = await browser.get(`/api/auth/callback/google${search}`);
    expect(answer.headers.location).toMatch(/error=/);
    expect((await browser.get('/api/session')).json?.['user']).toBeNull();
  });

  test('an ID token signs in if it belongs to the provider and has the right nonce', async () => {
    const tokenFor = (audience: string) =>
      company.issuer.buildToken({
        scopesOrTransform: (_, payload) => {
          Object.assign(payload, {
            aud: audience,
            sub: 'app-user',
            email: 'app@company.example',
            email_verified: true,
            nonce: 'n-1',
          });
        },
      });
    const present = async (token: string, nonce: string) => {
      const browser = server.browser();
      const { status } = await browser.post('/api/auth/sign-in/social', { provider: 'sso', idToken: { token, nonce } });
      return [status, (await browser.get('/api/session')).json?.['user'] !== null];
    };
    const token = await tokenFor('isentrope');
    expect(await present(token, 'n-1')).toEqual([200, true]);
    expect(await present(token, 'n-2')).toEqual([401, false]);
    expect(await present(await tokenFor('somebody-else'), 'n-1')).toEqual([401, false]);
    expect(await present(`${token.slice(0, -8)}AAAAAAAA`, 'n-1')).toEqual([401, false]);
  });

  test('a phone code creates an account or signs in', async () => {
    const browser = server.browser();
    const phoneNumber = '+4712345678';
    expect((await browser.post('/api/auth/phone-number/send-otp', { phoneNumber })).status).toBe(200);
    await expect.poll(() => texts.length).toBe(1);
    expect(texts[0]).toMatchObject({ to: phoneNumber });
    const code = /^\d{6}/.exec(texts[0]?.text ?? '')?.[0];
    expect((await browser.post('/api/auth/phone-number/verify', { phoneNumber, code: '000000' })).status).toBe(400);
    expect((await browser.post('/api/auth/phone-number/verify', { phoneNumber, code })).status).toBe(200);
    expect((await browser.get('/api/session')).json?.['user']).toMatchObject({ emailVerified: false });
  });

  test('an anonymous session has no address, and makes no key', async () => {
    const browser = server.browser();
    expect((await browser.post('/api/auth/sign-in/anonymous')).status).toBe(200);
    expect((await browser.get('/api/session')).json).toMatchObject({ role: 'user', user: { anonymous: true } });
    const key = await browser.post('/api/auth/api-key/make', { name: 'Mine', scopes: ['calculate'] });
    expect([key.status, key.json]).toEqual([
      400,
      { code: 'ANONYMOUS', message: 'This session has no account. Please create one.' },
    ]);
  });
});
