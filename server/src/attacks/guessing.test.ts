import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { startTestServer, testPassword, type TestServer } from '../testing/index.ts';

const wrong = 'Wrong-Horse-7';

describe('guessing a password', () => {
  let server: TestServer;
  beforeAll(async () => {
    // Requests come from as many addresses as the test likes.
    server = await startTestServer({ RATE_LIMITS: 'on', TRUSTED_PROXIES: '127.0.0.1' });
  });
  afterAll(() => server.stop());

  const guess = (email: string, from: string, password = wrong) =>
    server.browser().post('/api/auth/sign-in/email', { email, password }, { headers: { 'x-forwarded-for': from } });

  test('is stopped after ten attempts at one account, wherever they come from', async () => {
    const email = await server.register();
    const began = Date.now();
    for (let attempt = 0; attempt < 10; attempt += 1) {
      expect((await guess(email, `192.0.2.${attempt}`)).status).toBe(401);
    }
    const refused = await guess(email, '192.0.2.200', testPassword);
    expect(refused.status).toBe(429);
    const seconds = Number(refused.headers['retry-after']);
    // Fifteen minutes from the first guess, however long the guesses took.
    expect(seconds).toBeGreaterThanOrEqual(15 * 60 - Math.ceil((Date.now() - began) / 1000));
    expect(seconds).toBeLessThanOrEqual(15 * 60);
    expect(refused.json?.['message']).toBe(
      `Too many attempts. Please try again in ${Math.ceil(seconds / 60)} minutes.`,
    );
  });

  test('is counted for accounts that do not exist as well', async () => {
    const email = server.newAddress();
    const statuses: number[] = [];
    for (let attempt = 0; attempt < 11; attempt += 1)
      statuses.push((await guess(email, `198.51.100.${attempt}`)).status);
    expect(statuses.at(-1)).toBe(429);
  });

  test('starts from nought again after the right one', async () => {
    const email = await server.register();
    for (let attempt = 0; attempt < 9; attempt += 1) await guess(email, `203.0.113.${attempt}`);
    expect((await guess(email, '203.0.113.100', testPassword)).status).toBe(200);
    expect((await guess(email, '203.0.113.101')).status).toBe(401);
  });

  test('at many accounts from one address is stopped after twenty a minute', async () => {
    const statuses = await Promise.all(
      Array.from({ length: 30 }, () => guess(server.newAddress(), '192.0.2.250').then(({ status }) => status)),
    );
    expect(statuses.filter(status => status === 401)).toHaveLength(20);
    expect(statuses.filter(status => status === 429)).toHaveLength(10);
  });

  test('of codes of a second factor is stopped after twenty a minute', async () => {
    const statuses: number[] = [];
    for (let attempt = 0; attempt < 22; attempt += 1) {
      const code = String(100_000 + attempt);
      const headers = { 'x-forwarded-for': '203.0.113.250' };
      statuses.push((await server.browser().post('/api/auth/two-factor/verify-totp', { code }, { headers })).status);
    }
    expect(statuses.slice(0, 20)).not.toContain(429);
    expect(statuses.slice(20)).toEqual([429, 429]);
  });

  test('cannot pass a limit by inventing proxies, because only named ones are believed', async () => {
    const plain = await startTestServer({ RATE_LIMITS: 'on' });
    const statuses = await Promise.all(
      Array.from({ length: 22 }, async (_, attempt) => {
        const address = `192.0.2.${attempt}`;
        const headers = { 'x-forwarded-for': address, 'x-isentrope-client-address': address };
        const body = { email: plain.newAddress(), password: wrong };
        return (await plain.browser().post('/api/auth/sign-in/email', body, { headers })).status;
      }),
    );
    await plain.stop();
    expect(statuses.toSorted((a, b) => a - b)).toEqual([...Array.from({ length: 20 }, () => 401), 429, 429]);
  });
});

describe('a restart', () => {
  test('does not forget the guesses', async () => {
    const DATA_DIR = await mkdtemp(join(tmpdir(), 'isentrope-restart-'));
    const email = 'someone@example.com';
    const first = await startTestServer({ DATA_DIR, RATE_LIMITS: 'on' });
    for (let attempt = 0; attempt < 10; attempt += 1)
      await first.browser().post('/api/auth/sign-in/email', { email, password: wrong });
    await first.stop();

    const second = await startTestServer({ DATA_DIR, RATE_LIMITS: 'on' });
    const answer = await second.browser().post('/api/auth/sign-in/email', { email, password: wrong });
    expect(answer.status).toBe(429);
    await second.stop();
    await rm(DATA_DIR, { recursive: true });
  });
});

describe('mails', () => {
  test('to one address are limited, so that nobody can fill a stranger’s mailbox', async () => {
    const server = await startTestServer({ RATE_LIMITS: 'on' });
    const email = server.newAddress();
    for (let request = 0; request < 14; request += 1)
      await server.browser().post('/api/auth/sign-in/magic-link', { email });
    expect(await server.mailsTo(email)).toHaveLength(10);
    await server.stop();
  });
});
