import { describe, expect, test } from 'vitest';
import { ConfigError, readConfig } from './config.ts';

const production = {
  NODE_ENV: 'production',
  PUBLIC_URL: 'https://isentrope.example/',
  DATABASE_URL: 'postgres://user:hunter2@db.example/isentrope',
  AUTH_SECRET: 'x'.repeat(32),
  SMTP_URL: 'smtps://user:hunter2@mail.example',
};

function problemsOf(variables: Record<string, string>): string {
  try {
    readConfig(variables);
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
      rateLimits: true,
    });
  });

  test('takes an empty variable as one that is not set', () => {
    expect(readConfig({ DATABASE_URL: '', PORT: '' }).port).toBe(3000);
  });

  test('of production is taken when it is complete', () => {
    expect(readConfig(production)).toMatchObject({
      local: false,
      publicUrl: 'https://isentrope.example',
      logLevel: 'info',
      google: undefined,
    });
  });

  test('of production names everything that is missing, in one message', () => {
    expect(problemsOf({ NODE_ENV: 'production', RATE_LIMITS: 'off', PUBLIC_URL: 'http://isentrope.example' })).toBe(
      [
        'The configuration is not complete. Please set these environment variables:',
        '  PUBLIC_URL: must start with https:// in production',
        '  DATABASE_URL: a PostgreSQL connection string is needed in production',
        '  AUTH_SECRET: at least 32 random characters are needed in production, for example from `openssl rand -base64 32`',
        '  SMTP_URL: a mail server is needed in production, for example smtps://user:password@host',
        '  RATE_LIMITS: cannot be off in production',
      ].join('\n'),
    );
  });

  test('names wrong variables without their values', () => {
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

  test('wants what belongs together together', () => {
    expect(problemsOf({ GOOGLE_CLIENT_ID: 'id' })).toContain(
      'GOOGLE_CLIENT_SECRET: is needed as well, because GOOGLE_CLIENT_ID is set',
    );
    expect(problemsOf({ SSO_CLIENT_ID: 'id', SSO_CLIENT_SECRET: 's' })).toContain(
      'SSO_DISCOVERY_URL: is needed as well, because SSO_CLIENT_ID and SSO_CLIENT_SECRET is set',
    );
  });
});
