import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { startTestServer, type TestServer } from '../testing/index.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer({ LOG_LEVEL: 'info' });
});
afterAll(() => server.stop());

describe('every response', () => {
  test.each(['/healthz', '/api/session', '/nothing', '/sandbox/mail'])(
    'at %s has the security headers and a request id',
    async path => {
      const { headers } = await server.browser().get(path);
      expect(headers).toMatchObject({
        'x-content-type-options': 'nosniff',
        'x-frame-options': 'DENY',
        'referrer-policy': 'strict-origin-when-cross-origin',
        'cross-origin-opener-policy': 'same-origin',
        'cross-origin-resource-policy': 'same-origin',
      });
      expect(headers['content-security-policy']).toContain("frame-ancestors 'none'");
      expect(headers['content-security-policy']).toContain("object-src 'none'; base-uri 'none'");
      expect(headers['x-request-id']).toMatch(/^[\w-]{20,}$/);
    },
  );

  test('is logged with its request id and without secrets', async () => {
    const answer = await server
      .browser()
      .post('/api/auth/sign-in/email?token=hidden-token', { email: 'ann@example.com', password: 'Hidden-Pass-1' });
    const id = answer.headers['x-request-id'];
    await expect
      .poll(() => server.logged.find(line => line.includes(String(id)) && line.includes('"event":"request"')))
      .toContain('"route":"/api/auth/sign-in/email","status":401');
    expect(server.logged.join('')).not.toMatch(/hidden-token|Hidden-Pass|ann@example/);
  });
});

describe('the health check', () => {
  test('reports on the process and on the database', async () => {
    expect((await server.browser().get('/healthz')).json).toEqual({ status: 'ok' });
    expect((await server.browser().get('/readyz')).json).toMatchObject({ status: 'ok' });
  });
});

describe('the well-known address for changing passwords', () => {
  test('redirects to the account page', async () => {
    const { status, headers } = await server.browser().get('/.well-known/change-password');
    expect([status, headers.location]).toEqual([302, '/account']);
  });
});

describe('an endpoint that does not exist', () => {
  test('returns a JSON error', async () => {
    const answer = await server.browser().get('/api/nothing');
    expect([answer.status, answer.json]).toEqual([404, { message: 'There is no such endpoint.', code: 'NOT_FOUND' }]);
  });
});

describe('a request with an internal error', () => {
  test('returns no details, which are in the log', async () => {
    const broken = await startTestServer();
    await writeFile(join(broken.dataDir, 'mail'), 'in the way of the folder');
    const answer = await broken.browser().get('/sandbox/mail');
    await broken.stop();
    expect([answer.status, answer.json]).toEqual([
      500,
      { message: 'An unexpected error occurred', code: 'UNEXPECTED' },
    ]);
    const failed = broken.logged.find(line => line.includes('"event":"failed"'));
    expect(failed).toContain('EEXIST');
    expect(failed).toContain(String(answer.headers['x-request-id']));
  });
});
