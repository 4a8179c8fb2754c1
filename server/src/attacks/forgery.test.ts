import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { startTestServer, testPassword, type TestServer } from '../testing/index.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.stop());

describe('a request forged by another site', () => {
  test.each([
    ['a foreign origin', 'https://evil.example'],
    ['no origin', null],
    ['a hidden origin', 'null'],
    ['a lookalike origin', 'http://127.0.0.1.evil.example'],
  ])('with %s and the victim’s cookies changes nothing', async (_, origin) => {
    const { browser } = await server.signedIn();
    const attempts = [
      await browser.post('/api/auth/update-user', { firstName: 'Mallory' }, { origin }),
      await browser.post(
        '/api/auth/change-password',
        { currentPassword: testPassword, newPassword: 'Stolen-Pass-9' },
        { origin },
      ),
      await browser.post('/api/account/sign-out', {}, { origin }),
      await browser.delete('/api/account/sessions/any', { origin }),
    ];
    expect(attempts.map(({ status }) => status)).toEqual([403, 403, 403, 403]);
    expect((await browser.get('/api/session')).json?.['user']).toMatchObject({ firstName: null });
  });

  test('cannot sign the victim in to the attacker’s account', async () => {
    const email = await server.register();
    const victim = server.browser();
    const answer = await victim.post(
      '/api/auth/sign-in/email',
      { email, password: testPassword },
      { origin: 'https://evil.example' },
    );
    expect([answer.status, victim.cookies.size]).toEqual([403, 0]);
  });

  test.each(['application/x-www-form-urlencoded', 'text/plain', 'multipart/form-data; boundary=x'])(
    'is refused as a form of type %s',
    async type => {
      const answer = await server.browser().post('/api/auth/sign-in/email', undefined, {
        raw: 'email=a%40example.com&password=Correct-Horse-7',
        headers: { 'content-type': type },
      });
      expect(answer.status).toBe(415);
    },
  );

  test('is refused under a foreign host name, as in DNS rebinding', async () => {
    for (const path of ['/api/session', '/sandbox/mail']) {
      expect((await server.browser().get(path, { headers: { host: 'evil.example' } })).status).toBe(421);
    }
  });
});

describe('session fixation', () => {
  test('fails: a session cookie planted before sign-in is replaced and invalid', async () => {
    const attacker = await server.signedIn();
    const planted = attacker.browser.cookies.get('isentrope.session_token') ?? '';
    const email = await server.register();
    const victim = server.browser();
    victim.cookies.set('isentrope.session_token', planted);
    await victim.post('/api/auth/sign-in/email', { email, password: testPassword });
    expect(victim.cookies.get('isentrope.session_token')).not.toBe(planted);
    expect((await attacker.browser.get('/api/session')).json?.['user']).toBeNull();
  });

  test('fails with an invented cookie too', async () => {
    const victim = server.browser();
    victim.cookies.set('isentrope.session_token', 'chosen-by-the-attacker.c2lnbmF0dXJl');
    expect((await victim.get('/api/session')).json?.['user']).toBeNull();
    await victim.post('/api/auth/sign-in/email', { email: await server.register(), password: testPassword });
    expect(victim.cookies.get('isentrope.session_token')).not.toContain('chosen-by-the-attacker');
  });
});

describe('cookies', () => {
  test('are Secure in production, with the __Host- prefix', async () => {
    const { createAuth } = await import('../accounts/auth/auth.ts');
    const { productionAuthParts } = await import('../testing/production-auth.ts');
    const { parts, close } = await productionAuthParts();
    const { authCookies, createAuthCookie } = await createAuth(parts).$context;
    const { sessionToken } = authCookies;
    expect(sessionToken.name).toBe('__Host-isentrope.session_token');
    expect(sessionToken.attributes).toMatchObject({ httpOnly: true, secure: true, sameSite: 'lax', path: '/' });
    expect(createAuthCookie('two_factor')).toMatchObject({
      name: '__Host-isentrope.two_factor',
      attributes: { secure: true, path: '/' },
    });
    expect(createAuthCookie('two_factor').attributes.domain).toBeUndefined();
    await close();
  });

  test('are short, with a long session token that is different each time', async () => {
    const { browser, email } = await server.signedIn();
    const other = await server.signedIn(email);
    const tokens = [browser, other.browser].map(
      ({ cookies }) => (cookies.get('isentrope.session_token') ?? '').split('.')[0],
    );
    for (const token of tokens) expect(token).toMatch(/^[\w-]{32}$/);
    expect(new Set(tokens).size).toBe(2);
    for (const [name, value] of browser.cookies) expect(name.length + value.length).toBeLessThan(500);
  });
});
