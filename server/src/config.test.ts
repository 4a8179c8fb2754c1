import { resolve } from 'node:path';
import { describe, expect, test } from 'vitest';
import type { Company } from './company.ts';
import { ConfigError, readConfig } from './config.ts';
import { testCompany } from './testing/index.ts';

const production = {
  NODE_ENV: 'production',
  PUBLIC_URL: 'https://isentrope.example/',
  DATABASE_URL: 'postgres://user:hunter2@db.example/isentrope',
  AUTH_SECRET: 'x'.repeat(32),
  SMTP_URL: 'smtps://user:hunter2@mail.example',
  STRIPE_SECRET_KEY: 'sk_test_key',
  STRIPE_WEBHOOK_SECRET: 'whsec_secret',
  STRIPE_PRICE_TRIAL: 'price_1',
  STRIPE_PRICE_MONTHLY: 'price_2',
  STRIPE_PRICE_YEARLY: 'price_3',
};

function problemsOf(variables: Record<string, string>, company: Company = testCompany): string {
  try {
    readConfig(variables, company);
  } catch (error) {
    if (error instanceof ConfigError) return error.message;
    throw error;
  }
  return '';
}

describe('the configuration', () => {
  test('may be empty: then this is local mode', () => {
    expect(readConfig({})).toMatchObject({
      local: true,
      host: '127.0.0.1',
      port: 3000,
      publicUrl: undefined,
      databaseUrl: undefined,
      databaseConnections: 10,
      dataDir: resolve('data/local'),
      webDist: resolve('web/dist'),
      rateLimits: true,
      verificationMinutes: 1440,
      resetMinutes: 60,
      anonymousSignIn: false,
      logLevel: 'warn',
    });
  });

  test('treats an empty variable as unset', () => {
    expect(readConfig({ DATABASE_URL: '', PORT: '' }).port).toBe(3000);
  });

  test('of production is accepted when complete', () => {
    expect(readConfig(production, testCompany)).toMatchObject({
      local: false,
      publicUrl: 'https://isentrope.example',
      logLevel: 'info',
      google: undefined,
    });
  });

  test('of production names everything missing, in one message', () => {
    const variables = { RATE_LIMITS: 'off', PASSWORD_HASHING: 'light', PUBLIC_URL: 'http://isentrope.example' };
    expect(problemsOf({ NODE_ENV: 'production', ...variables })).toBe(
      [
        'The configuration is not complete. Please set these environment variables:',
        '  PUBLIC_URL: must start with https:// in production',
        '  DATABASE_URL: a PostgreSQL connection string is needed in production',
        '  AUTH_SECRET: at least 32 random characters are needed in production, for example from `openssl rand -base64 32`',
        '  SMTP_URL: a mail server is needed in production, for example smtps://user:password@host',
        '  RATE_LIMITS: cannot be off in production',
        '  PASSWORD_HASHING: cannot be light in production',
        '  STRIPE_SECRET_KEY, STRIPE_WEBHOOK_SECRET, STRIPE_PRICE_TRIAL, STRIPE_PRICE_MONTHLY, STRIPE_PRICE_YEARLY: the card provider is needed in production, see docs/billing.md',
      ].join('\n'),
    );
  });

  test('names invalid variables without their values', () => {
    const message = problemsOf({
      PORT: 'http',
      DATABASE_URL: 'mysql://user:hunter2@db.example',
      AUTH_SECRET: 'hunter2',
      TRUSTED_PROXIES: '10.0.0.0/40',
    });
    expect(message).toContain('PORT: must be a number from 0 to 65535');
    expect(message).toContain('DATABASE_URL: must start with postgres:// or postgresql://');
    expect(message).toContain('AUTH_SECRET: must be at least 32 characters');
    expect(message).toContain('TRUSTED_PROXIES: "10.0.0.0/40" is neither an IP address nor a CIDR range');
    expect(message).not.toContain('hunter2');
  });

  test('of production refuses the fake card provider', () => {
    expect(problemsOf({ ...production, STRIPE_SECRET_KEY: 'sk_live_key,sk_test_sandbox_key' })).toContain(
      'STRIPE_SECRET_KEY: is the key of the simulated card provider, which production refuses',
    );
    expect(problemsOf({ ...production, STRIPE_API_URL: 'http://127.0.0.1:4242' })).toContain(
      'STRIPE_API_URL: cannot be set in production, which talks to the card provider itself',
    );
  });

  test('of production requires https for other machines that receive identities or codes', () => {
    const sso = { SSO_CLIENT_ID: 'id', SSO_CLIENT_SECRET: 'secret' };
    for (const name of ['GOOGLE_DISCOVERY_URL', 'SSO_DISCOVERY_URL', 'SMS_GATEWAY_URL']) {
      const problems = (address: string) =>
        problemsOf({ ...production, ...(name.startsWith('SSO') ? sso : {}), [name]: address });
      expect(problems('http://id.example/x')).toContain(`${name}: must start with https:// in production`);
      expect(problems('http://localhost.example/x')).toContain(`${name}: must start with https:// in production`);
      expect(problems('https://id.example/x')).toBe('');
      expect(problems('http://127.0.0.1:8080/x')).toBe('');
    }
  });

  test('of production refuses another CAPTCHA verification address than the provider’s', () => {
    const captcha = { CAPTCHA_PROVIDER: 'turnstile', CAPTCHA_SITE_KEY: 'site', CAPTCHA_SECRET_KEY: 'secret' };
    expect(readConfig({ ...production, ...captcha }, testCompany).captcha).toMatchObject({
      provider: 'turnstile',
      siteKey: 'site',
    });
    expect(problemsOf({ ...production, ...captcha, CAPTCHA_VERIFY_URL: 'http://127.0.0.1/' })).toContain(
      'CAPTCHA_VERIFY_URL: cannot be set in production',
    );
    expect(problemsOf({ CAPTCHA_PROVIDER: 'hcaptcha', CAPTCHA_SITE_KEY: 'site' })).toContain('CAPTCHA_SECRET_KEY');
  });

  test('of local mode refuses live keys, so that trials charge nobody', () => {
    const { NODE_ENV: _, ...local } = { ...production, STRIPE_SECRET_KEY: 'sk_live_key' };
    expect(problemsOf(local)).toContain('STRIPE_SECRET_KEY: is a live key, which only production takes');
    expect(problemsOf({ ...local, STRIPE_SECRET_KEY: 'sk_test_key' })).toBe('');
  });

  test('accepts several keys during a rotation, but no invalid one', () => {
    const { stripe } = readConfig(
      {
        ...production,
        STRIPE_SECRET_KEY: 'sk_live_new, sk_live_old',
        STRIPE_WEBHOOK_SECRET: 'whsec_new,whsec_old,',
      },
      testCompany,
    );
    expect(stripe).toEqual({
      secretKeys: ['sk_live_new', 'sk_live_old'],
      webhookSecrets: ['whsec_new', 'whsec_old'],
      prices: { trial: 'price_1', monthly: 'price_2', yearly: 'price_3' },
      apiUrl: undefined,
    });
    expect(problemsOf({ ...production, STRIPE_WEBHOOK_SECRET: ' , ' })).toContain(
      'STRIPE_WEBHOOK_SECRET: holds no key',
    );
    expect(problemsOf({ ...production, STRIPE_WEBHOOK_SECRET: 'secret' })).toContain('must start with whsec_');
    expect(problemsOf({ ...production, STRIPE_SECRET_KEY: 'pk_live_key' })).toContain(
      'STRIPE_SECRET_KEY: must start with sk_live_, sk_test_, rk_live_ or rk_test_',
    );
    expect(problemsOf({ ...production, STRIPE_PRICE_TRIAL: 'price_2' })).toContain('the three prices must differ');
  });

  test('requires variables of a group together', () => {
    expect(problemsOf({ STRIPE_SECRET_KEY: 'sk_test_key' })).toContain(
      'STRIPE_PRICE_YEARLY: is needed as well, because STRIPE_SECRET_KEY is set',
    );
    expect(problemsOf({ GOOGLE_CLIENT_ID: 'id' })).toContain(
      'GOOGLE_CLIENT_SECRET: is needed as well, because GOOGLE_CLIENT_ID is set',
    );
    expect(problemsOf({ SSO_CLIENT_ID: 'id', SSO_CLIENT_SECRET: 's' })).toContain(
      'SSO_DISCOVERY_URL: is needed as well, because SSO_CLIENT_ID and SSO_CLIENT_SECRET is set',
    );
  });

  test('of production refuses placeholders in company.json with a message; local mode accepts them', () => {
    const refused = (unset: string) =>
      `Production cannot start while company.json holds placeholders: please set ${unset} there.`;
    const address = ['Registered office address to be set in company.json'];
    expect(problemsOf(production, { ...testCompany, address })).toBe(refused('address'));
    const email = 'contact@isentrope.example';
    expect(problemsOf(production, { ...testCompany, address, email })).toBe(refused('email and address'));
    expect(problemsOf(production, { ...testCompany, name: 'Name to be set in company.json' })).toBe(refused('name'));
    expect(problemsOf({}, { ...testCompany, address, email })).toBe('');
  });

  test('of production starts with and without a register entry and a VAT number', () => {
    expect([testCompany.registerEntry, testCompany.vatId]).toEqual([undefined, undefined]);
    expect(problemsOf(production, testCompany)).toBe('');
    const registered = { ...testCompany, registerEntry: 'Companies House, SC123456', vatId: 'GB 123 4567 89' };
    expect(problemsOf(production, registered)).toBe('');
    expect(problemsOf(production, { ...registered, vatId: 'To be set in company.json' })).toContain('set vatId there');
  });
});
