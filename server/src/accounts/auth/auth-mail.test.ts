import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { readCompany } from '../../company.ts';
import type { Database } from '../../database/index.ts';
import { createLog } from '../../http/log.ts';
import { createMailer, createOutbox, mailTemplates, type Outbox } from '../../mail/index.ts';
import { migratedDatabase } from '../../testing/index.ts';
import { accountExistsMail, passwordChangedMail, accountMailer, type AccountMailer } from './auth-mail.ts';
import { rateLimiter } from '../rate-limits/rate-limit.ts';

let database: Database;
let folder: string;
let outbox: Outbox;
let office: AccountMailer;
const logged: string[] = [];
beforeAll(async () => {
  database = await migratedDatabase();
  folder = await mkdtemp(join(tmpdir(), 'isentrope-mail-'));
  outbox = createOutbox(folder);
  const company = readCompany();
  const log = createLog('info', line => logged.push(line));
  const mailer = createMailer({ smtpUrl: undefined, mailFrom: undefined }, company, outbox, log);
  office = accountMailer({ config: { rateLimits: true }, company, limiter: rateLimiter(database.kysely), log, mailer });
});
afterAll(async () => {
  await database.close();
  await rm(folder, { recursive: true });
});

const content = mailTemplates.accountDeleted('Isentrope');
const sentTo = async (address: string) => (await outbox.list()).filter(({ to }) => to === address).length;

/** Simulates that the first mail was sent earlier, because the database's clock does not move. */
const pass = (minutes: number) =>
  sql`update "rateLimit" set "resetsAt" = "resetsAt" - ${minutes}::int * interval '1 minute'`.execute(database.kysely);

describe('a mail that links to the sign-in page', () => {
  test.each([passwordChangedMail, accountExistsMail])('uses the requested address, or else the site’s own', write => {
    const site = { company: readCompany(), origin: 'http://127.0.0.1:3000' };
    expect(write(site, 'http://localhost:3000/api/auth/x?y=z').action?.url).toBe('http://localhost:3000/signin');
    expect(write(site, undefined).action?.url).toBe('http://127.0.0.1:3000/signin');
  });
});

describe('mails of one kind to one address', () => {
  test('are limited to ten an hour per address; withheld ones are logged without the address', async () => {
    for (let mail = 0; mail < 12; mail += 1) await office.notify('ann@example.com', content);
    expect(await sentTo('ann@example.com')).toBe(10);
    expect(logged.filter(line => line.includes('mail withheld'))).toHaveLength(2);
    expect(logged.join('')).not.toContain('ann@example.com');
    await office.notify('bob@example.com', content);
    expect(await sentTo('bob@example.com')).toBe(1);

    await pass(45);
    await office.notify('ann@example.com', content);
    expect(await sentTo('ann@example.com')).toBe(10);
    await pass(15);
    await office.notify('ann@example.com', content);
    expect(await sentTo('ann@example.com')).toBe(11);
  });

  test('do not count towards other kinds, or towards requested mails', async () => {
    const to = 'cy@example.com';
    for (let mail = 0; mail < 12; mail += 1) await office.notify(to, content);
    await office.notify(to, mailTemplates.passwordChanged('Isentrope', 'http://127.0.0.1/signin'));
    await office.post(to, content);
    expect(await sentTo(to)).toBe(12);
  });
});
