import type { AuthParts } from '../accounts/auth/auth-parts.ts';
import { knownDevices } from '../accounts/devices/known-devices.ts';
import { boundedHashing } from '../accounts/passwords/password-hashing.ts';
import { passkeys } from '../accounts/passkeys/passkeys.ts';
import { rateLimiter } from '../accounts/rate-limits/rate-limit.ts';
import { readConfig } from '../config.ts';
import { createLog } from '../http/log.ts';
import { noMeter } from '../metrics/index.ts';
import { createPendingWork } from '../pending-work.ts';
import { testCompany } from './company.ts';
import { migratedDatabase } from './data-template.ts';

/** The dependencies of accounts with a production configuration, and an embedded database. */
export async function productionAuthParts(): Promise<{ parts: AuthParts; close: () => Promise<void> }> {
  const config = readConfig(
    {
      NODE_ENV: 'production',
      PUBLIC_URL: 'https://isentrope.example',
      DATABASE_URL: 'postgres://unused.example/isentrope',
      AUTH_SECRET: 'a-secret-for-tests-with-enough-characters',
      SMTP_URL: 'smtp://unused.example',
      STRIPE_SECRET_KEY: 'sk_test_key',
      STRIPE_WEBHOOK_SECRET: 'whsec_secret',
      STRIPE_PRICE_TRIAL: 'price_1',
      STRIPE_PRICE_MONTHLY: 'price_2',
      STRIPE_PRICE_YEARLY: 'price_3',
    },
    testCompany,
  );
  const database = await migratedDatabase();
  const parts: AuthParts = {
    config,
    company: testCompany,
    database,
    mailer: { send: () => Promise.resolve(), deliver: () => Promise.resolve(), settled: () => Promise.resolve() },
    afterAnswers: createPendingWork(),
    limiter: rateLimiter(database.kysely),
    devices: knownDevices(database.kysely, config.authSecret ?? '', config),
    passkeys: passkeys(database.kysely, config, createLog('silent')),
    hashing: boundedHashing(),
    sendPhoneCode: undefined,
    log: createLog('silent'),
    meter: noMeter,
    secret: config.authSecret ?? '',
    origin: 'https://isentrope.example',
    providers: [],
    beforeDelete: () => Promise.resolve(undefined),
  };
  return { parts, close: () => database.close() };
}
