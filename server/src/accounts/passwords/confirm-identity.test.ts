import { createHmac } from 'node:crypto';
import { PGlite } from '@electric-sql/pglite';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { productionAuthParts } from '../../testing/production-auth.ts';
import type { AuthParts } from '../auth/auth-parts.ts';
import { createAuth } from '../auth/auth.ts';
import { verifyPassword } from './confirm-identity.ts';

let parts: AuthParts;
let close: () => Promise<void>;
beforeAll(async () => {
  ({ parts, close } = await productionAuthParts());
});
afterAll(() => close());

test('a database that refuses connections does not make a password wrong', async () => {
  const { limiter, secret } = parts;
  const auth = createAuth(parts);
  const signature = createHmac('sha256', secret).update('token').digest('base64');
  const headers = new Headers({ cookie: `__Host-isentrope.session_token=${encodeURIComponent(`token.${signature}`)}` });
  const refused = Object.assign(new Error('sorry, too many clients already'), { code: '53300' });
  const reading = vi.spyOn(PGlite.prototype, 'query').mockRejectedValue(refused);
  const failure: unknown = await verifyPassword({ auth, limiter }, 'ann', headers, 'Right-Horse-7').catch(
    (error: unknown) => error,
  );
  reading.mockRestore();
  expect(failure).toBe(refused);
});
