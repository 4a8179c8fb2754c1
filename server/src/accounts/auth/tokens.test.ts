import { createPublicKey, verify } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { z } from 'zod';
import { startTestServer, testPassword, type TestServer } from '../../testing/index.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.stop());

const keySet = z.object({
  keys: z.array(z.object({ kid: z.string(), kty: z.literal('OKP'), crv: z.literal('Ed25519'), x: z.string() })).min(1),
});

describe('programs', () => {
  test('can use the bearer token of a sign-in instead of cookies', async () => {
    const email = await server.register();
    const program = server.browser();
    const signIn = await program.post('/api/auth/sign-in/email', { email, password: testPassword }, { origin: null });
    program.cookies.clear();
    const authorization = `Bearer ${String(signIn.headers['set-auth-token'])}`;
    expect((await program.get('/api/session', { headers: { authorization } })).json?.['user']).toMatchObject({ email });
    expect(
      (await program.get('/api/session', { headers: { authorization: `${authorization}x` } })).json?.['user'],
    ).toBeNull();

    const signOut = await program.post(
      '/api/account/sign-out',
      { scope: 'local' },
      { origin: null, headers: { authorization } },
    );
    expect(signOut.status).toBe(204);
    expect((await program.get('/api/session', { headers: { authorization } })).json?.['user']).toBeNull();
  });

  test('get that token only on request', async () => {
    const { browser } = await server.signedIn();
    const session = await browser.get('/api/auth/get-session');
    expect([session.status, session.headers['set-auth-jwt']]).toEqual([200, undefined]);
  });

  test('get a short-lived token that is verifiable with the published keys', async () => {
    const { browser, email } = await server.signedIn();
    const { token } = z.object({ token: z.string() }).parse((await browser.get('/api/auth/token')).json);
    const { keys } = keySet.parse((await browser.get('/api/auth/jwks')).json);
    const [header = '', payload = '', signature = ''] = token.split('.');
    const { kid } = z.object({ kid: z.string() }).parse(JSON.parse(Buffer.from(header, 'base64url').toString()));
    const key = keys.find(candidate => candidate.kid === kid);
    const publicKey = createPublicKey({ key: { kty: 'OKP', crv: 'Ed25519', x: key?.x ?? '' }, format: 'jwk' });
    expect(verify(null, Buffer.from(`${header}.${payload}`), publicKey, Buffer.from(signature, 'base64url'))).toBe(
      true,
    );

    const claims = z
      .object({ email: z.string(), role: z.string(), iat: z.number(), exp: z.number() })
      .parse(JSON.parse(Buffer.from(payload, 'base64url').toString()));
    expect(claims).toMatchObject({ email, role: 'user' });
    expect(claims.exp - claims.iat).toBe(900);
    expect((await browser.get('/.well-known/jwks.json')).headers.location).toBe('/api/auth/jwks');
  });
});
