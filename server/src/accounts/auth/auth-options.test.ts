import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { productionAuthParts } from '../../testing/production-auth.ts';
import type { AuthParts } from './auth-parts.ts';
import { createAuth } from './auth.ts';

let parts: AuthParts;
let close: () => Promise<void>;
beforeAll(async () => {
  ({ parts, close } = await productionAuthParts());
});
afterAll(() => close());

const [hour, day] = [3600, 24 * 3600];

describe('accounts in production', () => {
  test('have sessions of 30 days, extended once a day, and fresh for a day', () => {
    const { session } = createAuth(parts).options;
    expect(session).toEqual({ expiresIn: 30 * day, updateAge: day, freshAge: day });
  });

  test('have cookies that neither scripts, other hosts nor connections without encryption see', () => {
    const { advanced } = createAuth(parts).options;
    expect(advanced).toMatchObject({
      cookiePrefix: '__Host-isentrope',
      useSecureCookies: false,
      defaultCookieAttributes: { httpOnly: true, sameSite: 'lax', secure: true },
      database: { validateSchema: false, joins: true },
    });
    const local = createAuth({ ...parts, config: { ...parts.config, local: true } }).options;
    expect(local.advanced).toMatchObject({ cookiePrefix: 'isentrope', defaultCookieAttributes: { secure: false } });
  });

  test('are verified before the first sign-in, which a verification or a sign-up is not', () => {
    const { emailAndPassword, emailVerification, account, verification, telemetry } = createAuth(parts).options;
    expect(emailAndPassword).toMatchObject({
      enabled: true,
      requireEmailVerification: true,
      autoSignIn: false,
      minPasswordLength: 8,
      maxPasswordLength: 128,
      revokeSessionsOnPasswordReset: true,
      resetPasswordTokenExpiresIn: hour,
    });
    expect(emailVerification).toMatchObject({
      expiresIn: day,
      sendOnSignUp: true,
      sendOnSignIn: true,
      autoSignInAfterVerification: false,
    });
    expect(account).toEqual({
      encryptOAuthTokens: true,
      accountLinking: { enabled: true, allowDifferentEmails: true },
    });
    expect([verification.storeIdentifier.default, telemetry.enabled]).toEqual(['hashed', false]);
  });

  test('can be changed and deleted, but a request sets neither role nor units', () => {
    const { user } = createAuth(parts).options;
    expect([user.changeEmail.enabled, user.deleteUser.enabled]).toEqual([true, true]);
    const { additionalFields: fields } = user;
    expect(Object.entries(fields).filter(([, field]) => 'input' in field && !field.input)).toEqual([
      ['role', { type: 'string', required: true, defaultValue: 'user', input: false }],
      ['units', { type: 'string', required: false, input: false }],
    ]);
    expect(Object.values(fields).filter(({ required }) => required)).toHaveLength(1);
  });

  test('answer 240 requests a minute of one address, unless a path has a limit of its own', async () => {
    const { rateLimit } = createAuth(parts).options;
    expect(rateLimit).toMatchObject({ enabled: true, window: 60, max: 240 });
    const open = createAuth({ ...parts, config: { ...parts.config, rateLimits: false } }).options;
    expect(open.rateLimit.enabled).toBe(false);
    const once = { window: 60, max: 1 };
    const { consume } = rateLimit.customStorage;
    expect([await consume('one', once), await consume('one', once)]).toMatchObject([
      { allowed: true },
      { allowed: false },
    ]);
  });

  test('trust the address of the site, and no other page', async () => {
    const { trustedOrigins } = createAuth(parts).options;
    const from = (origin: string) => new Request('https://isentrope.example', { headers: { origin } });
    expect(await trustedOrigins(from('https://isentrope.example'))).toEqual([
      'https://isentrope.example',
      'https://isentrope.example',
    ]);
    expect(await trustedOrigins(from('https://other.example'))).toEqual(['https://isentrope.example', undefined]);
    expect(await trustedOrigins(undefined)).toEqual(['https://isentrope.example', undefined]);
  });

  test('have no second step by text where no text can be sent', () => {
    const steps = ['/two-factor/send-otp', '/two-factor/verify-otp'];
    const { disabledPaths: disabled } = createAuth(parts).options;
    expect(disabled).toEqual(expect.arrayContaining(steps));
    const withTexts = createAuth({ ...parts, sendPhoneCode: () => Promise.resolve() }).options.disabledPaths;
    expect(withTexts.filter(path => steps.includes(path))).toEqual([]);
  });
});
