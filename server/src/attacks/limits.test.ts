import { afterAll, beforeAll, expect, test } from 'vitest';
import { startTestServer, testPassword, type TestServer } from '../testing/index.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer({ RATE_LIMITS: 'on', TRUSTED_PROXIES: '127.0.0.1' });
});
afterAll(() => server.stop());

const signUp = { email: 'ann@example.com', password: testPassword, rememberMe: 'perhaps' };
const verifyPhone = { phoneNumber: '+4712345678' };
const reset = { newPassword: testPassword };

test.each([
  ['/sign-in/anonymous', {}, 20, 60],
  ['/sign-in/passkey/begin', {}, 60, 60],
  ['/passkey/add', {}, 60, 60],
  ['/api-key/create', {}, 60, 60],
  ['/sign-up/email', signUp, 20, 3600],
  ['/email-otp/verify-email', {}, 30, 3600],
  ['/phone-number/verify', verifyPhone, 20, 3600],
  ['/two-factor/verify-totp', {}, 20, 60],
  ['/reset-password', reset, 20, 600],
  ['/change-password', reset, 20, 600],
  ['/change-email', { newEmail: 'ann@example.com' }, 20, 600],
  ['/delete-user', {}, 20, 600],
  ['/update-user', {}, 240, 60],
])('one address is limited in requests to %s', async (path, body, maximum, window) => {
  const headers = { 'x-forwarded-for': '198.51.100.7' };
  const begun = Date.now();
  const statuses = new Set<number>();
  const ask = () => server.browser().post(`/api/auth${path}`, body, { headers });
  for (let request = 0; request < maximum; request += 1) statuses.add((await ask()).status);
  expect([...statuses]).not.toContain(429);
  const refused = await ask();
  const seconds = (Date.now() - begun) / 1000;
  expect(refused.status).toBe(429);
  const wait = Number(refused.headers['retry-after']);
  expect(wait).toBeLessThanOrEqual(window);
  expect(wait).toBeGreaterThanOrEqual(window - Math.ceil(seconds));
});
