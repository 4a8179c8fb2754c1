import { PGlite } from '@electric-sql/pglite';
import type { AuthParts } from '../accounts/auth.ts';
import { boundedHashing } from '../accounts/password-hashing.ts';
import { rateLimiter } from '../accounts/rate-limit.ts';
import { readCompany } from '../company.ts';
import { readConfig } from '../config.ts';
import { embeddedDatabase, migrate } from '../database/index.ts';
import { createLog } from '../http/log.ts';

/** What the accounts are made of in production, with an embedded database in memory. */
export async function productionAuthParts(): Promise<{ parts: AuthParts; close: () => Promise<void> }> {
  const config = readConfig({
    NODE_ENV: 'production',
    PUBLIC_URL: 'https://isentrope.example',
    DATABASE_URL: 'postgres://unused.example/isentrope',
    AUTH_SECRET: 'a-secret-for-tests-with-enough-characters',
    SMTP_URL: 'smtp://unused.example',
  });
  const database = embeddedDatabase(await PGlite.create());
  await migrate(database.kysely);
  const parts: AuthParts = {
    config,
    company: readCompany(),
    database,
    mailer: { send: () => Promise.resolve(), settled: () => Promise.resolve() },
    limiter: rateLimiter(database.kysely),
    hashing: boundedHashing(),
    log: createLog('silent'),
    secret: config.authSecret ?? '',
    origin: 'https://isentrope.example',
    providers: [],
  };
  return { parts, close: () => database.close() };
}
