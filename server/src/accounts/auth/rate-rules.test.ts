import { afterAll, beforeAll, expect, test } from 'vitest';
import { productionAuthParts } from '../../testing/production-auth.ts';
import { createAuth } from './auth.ts';
import type { AuthParts } from './auth-parts.ts';
import { clientAddressHeader } from './client-address-header.ts';

let parts: AuthParts;
let close: () => Promise<void>;
let auth: ReturnType<typeof createAuth>;
beforeAll(async () => {
  ({ parts, close } = await productionAuthParts());
  auth = createAuth(parts);
});
afterAll(() => close());

/** Sends a request from an address; returns its status and how long to wait, in seconds. */
async function ask(path: string, address: string): Promise<{ status: number; wait: number }> {
  const isRead = path.endsWith('/list');
  const { status, headers } = await auth.handler(
    new Request(`${parts.origin}/api/auth${path}`, {
      method: isRead ? 'GET' : 'POST',
      headers: { [clientAddressHeader]: address, origin: parts.origin, 'content-type': 'application/json' },
      ...(isRead ? {} : { body: '{}' }),
    }),
  );
  return { status, wait: Number(headers.get('x-retry-after')) };
}

test.each([
  ['/sign-in/passkey/begin', 60, 60],
  ['/sign-in/phone-number', 20, 60],
  ['/sign-up/email', 20, 3600],
  ['/email-otp/verify-email', 30, 3600],
  ['/phone-number/verify', 20, 3600],
  ['/two-factor/verify-totp', 20, 60],
  ['/api-key/list', 60, 60],
  ['/reset-password', 20, 600],
  ['/change-password', 20, 600],
  ['/change-email', 20, 600],
  ['/delete-user', 20, 600],
])('%s is answered %i times from an address, then after its window of %i s', async (path, max, window) => {
  const begun = Date.now();
  const statuses = [];
  for (let sent = 0; sent < max; sent += 1) statuses.push((await ask(path, '192.0.2.1')).status);
  expect(statuses).not.toContain(429);
  const { status, wait } = await ask(path, '192.0.2.1');
  expect(status).toBe(429);
  expect(wait).toBeLessThanOrEqual(window);
  expect(wait).toBeGreaterThanOrEqual(window - (Date.now() - begun) / 1000 - 1);
  expect((await ask(path, '192.0.2.2')).status).not.toBe(429);
});

test.each([
  '/sign-in/email',
  '/sign-in/magic-link',
  '/request-password-reset',
  '/send-verification-email',
  '/email-otp/send-verification-otp',
])('%s is not counted by address: many users of an office share one', async path => {
  const statuses = [];
  for (let sent = 0; sent < 31; sent += 1) statuses.push((await ask(path, '192.0.2.3')).status);
  expect(statuses).not.toContain(429);
});
