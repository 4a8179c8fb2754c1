import { randomUUID } from 'node:crypto';
import { existsSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { z } from 'zod';
import { readConfig } from '../config.ts';
import { createLog } from '../http/log.ts';
import { startServer } from '../server.ts';
import { Browser } from './browser.ts';
import { copyTemplate, migratedPostgres } from './data-template.ts';
import { eventually } from './eventually.ts';
import { bundledEngine } from './server-process.ts';

export const testPassword = 'Correct-Horse-7';

const mails = z.array(z.object({ to: z.string(), subject: z.string(), text: z.string(), html: z.string() }));
export type ReceivedMail = z.infer<typeof mails>[number];

export interface TestServer {
  origin: string;
  dataDir: string;
  /** The port of the metrics, if `METRICS_PORT` is set. */
  metricsPort: number | undefined;
  /** Undefined for the embedded database. */
  databaseUrl: string | undefined;
  /** Method and path pattern of every route. */
  routes: { method: string; path: string }[];
  /** The lines logged so far. */
  logged: string[];
  browser(): Browser;
  /** An unused e-mail address. */
  newAddress(): string;
  /** Waits for the newest mail to `address`, optionally with a `subject`. */
  mailTo(address: string, subject?: RegExp): Promise<ReceivedMail>;
  mailsTo(address: string): Promise<ReceivedMail[]>;
  /** The link in a mail, as a path on this server. */
  linkIn(mail: ReceivedMail): string;
  /** Creates a verified account and returns its address. */
  register(profile?: Record<string, unknown>): Promise<string>;
  /** A new browser signed in to a new account, or to that of `email`. */
  signedIn(email?: string): Promise<{ browser: Browser; email: string }>;
  stop(): Promise<void>;
}

/**
 * Starts the real application on a free port with its own data: PGlite in a temporary folder, or a new database on
 * `TEST_DATABASE_URL`. By default without rate limits and with light password hashing.
 * @param engine replaces the shipped engine.
 */
export async function startTestServer(
  variables: Record<string, string> = {},
  engine: () => Promise<string> = bundledEngine,
): Promise<TestServer> {
  const dataDir = variables['DATA_DIR'] ?? (await mkdtemp(join(tmpdir(), 'isentrope-test-')));
  const postgres = process.env['TEST_DATABASE_URL'];
  const databaseUrl =
    postgres === undefined || variables['DATA_DIR'] !== undefined
      ? {}
      : { DATABASE_URL: await migratedPostgres(postgres) };
  const config = readConfig({
    NODE_ENV: 'test',
    PORT: '0',
    DATA_DIR: dataDir,
    RATE_LIMITS: 'off',
    PASSWORD_HASHING: 'light',
    LOG_LEVEL: 'info',
    ...databaseUrl,
    ...variables,
  });
  if (config.databaseUrl === undefined && !existsSync(join(dataDir, 'database'))) await copyTemplate(dataDir);
  const logged: string[] = [];
  const server = await startServer(
    config,
    createLog(config.logLevel, line => logged.push(line)),
    { engine },
  );
  await server.ready;
  const mailsTo = async (address: string): Promise<ReceivedMail[]> => {
    const answer = await new Browser(server.origin).get('/sandbox/mail', { headers: { accept: 'application/json' } });
    return mails.parse(JSON.parse(answer.text)).filter(mail => mail.to === address);
  };
  const mailTo = (address: string, subject = /./): Promise<ReceivedMail> => {
    let received: ReceivedMail[] = [];
    return eventually(
      `a mail to ${address} about ${subject}`,
      async () => {
        received = await mailsTo(address);
        return received.find(mail => subject.test(mail.subject));
      },
      () => received.map(mail => mail.subject).join(', '),
    );
  };
  const linkIn = (mail: ReceivedMail): string => {
    const url = new URL(/https?:\/\/\S+/.exec(mail.text)?.[0] ?? '');
    return url.pathname + url.search;
  };
  // Servers of one database must not create the same address in the same millisecond.
  const newAddress = (): string => `person.${randomUUID()}@example.com`;
  const register = async (profile: Record<string, unknown> = {}): Promise<string> => {
    const email = newAddress();
    const browser = new Browser(server.origin);
    await browser.post('/api/auth/sign-up/email', { email, password: testPassword, ...profile });
    // In another browser, which the link does not sign in.
    await new Browser(server.origin).get(linkIn(await mailTo(email, /verify/i)));
    return email;
  };

  return {
    origin: server.origin,
    dataDir,
    metricsPort: server.metricsPort,
    databaseUrl: config.databaseUrl,
    routes: await server.routes(),
    logged,
    browser: () => new Browser(server.origin),
    newAddress,
    mailTo,
    mailsTo,
    linkIn,
    register,
    async signedIn(existing) {
      const email = existing ?? (await register());
      const browser = new Browser(server.origin);
      const answer = await browser.post('/api/auth/sign-in/email', { email, password: testPassword });
      if (answer.status !== 200) throw new Error(`Sign-in answered ${answer.status}: ${answer.text}`);
      return { browser, email };
    },
    async stop() {
      await server.stop();
      if (variables['DATA_DIR'] === undefined) await rm(dataDir, { recursive: true, force: true });
    },
  };
}
