import { setTimeout as wait } from 'node:timers/promises';
import { readCompany } from '../company.ts';
import type { Config } from '../config.ts';
import {
  isOutOfReach,
  lockFolder,
  migrate,
  openDatabase,
  slowQueryLog,
  type Database,
  type FolderLock,
  type QueryWatch,
} from '../database/index.ts';
import { describe, type Log } from '../http/log.ts';
import { createMailer, type Outbox } from '../mail/index.ts';
import type { Meter } from '../metrics/index.ts';
import { createUnderWay } from '../under-way.ts';
import { adminCommand, type CommandReply, type FurtherCommands } from './admin-command.ts';
import type { AuthParts } from './auth-parts.ts';
import { createAuth, sessionCookies, type Auth } from './auth.ts';
import { growingDelay, type GrowingDelay } from './growing-delay.ts';
import { knownDevices, type KnownDevices } from './known-devices.ts';
import { Kept } from './kept.ts';
import { secretOf } from './local-secret.ts';
import { passkeys, type Passkeys } from './passkeys/passkeys.ts';
import { boundedHashing, lightHashing } from './password-hashing.ts';
import { configuredProviders, reachable, type Provider } from './providers.ts';
import { rateLimiter, type RateLimiter } from './rate-limit.ts';
import { endOldSessions } from './old-sessions.ts';
import { SessionChecks } from './session-checks.ts';
import type { TermsView } from './terms-acceptance.ts';
import { phoneCodes } from './text-message.ts';

const longestWaitMilliseconds = 10_000;
/** Maximum number of accounts whose accepted terms are cached. */
const mostTerms = 10_000;
const providerRetryMilliseconds = 30_000;
const sweepMilliseconds = 10 * 60_000;
/** How long a shutdown waits for pending work and mails. */
const longestSettlingMilliseconds = 2000;

/** What account requests need, available once the database is open. */
export interface OpenAccounts {
  auth: Auth;
  database: Database;
  /** Authenticates requests, with a short cache. */
  checks: SessionChecks;
  terms: Kept<TermsView>;
  limiter: RateLimiter;
  delay: GrowingDelay;
  devices: KnownDevices;
  passkeys: Passkeys;
  /** Sign-in providers that are reachable at the moment. */
  providers: Provider[];
  /** Whether codes can be sent to phones. */
  phone: boolean;
}

/** Accounts are temporarily unavailable; the message is for users. */
export class UnavailableError extends Error {
  constructor() {
    super('Accounts are not available at the moment. Please try again shortly; the calculators work meanwhile.');
    this.name = 'UnavailableError';
  }
}

export interface Accounts {
  /**
   * The open accounts; waits a short while during start-up.
   * @throws {UnavailableError} if the database is still not open.
   */
  opened(): Promise<OpenAccounts>;
  /** After a failed request: the reason, if the database was unreachable or does not respond now. */
  outage(error: unknown): Promise<UnavailableError | undefined>;
  /**
   * Locks the data folder for this process.
   * @throws {FolderInUseError} if another process holds it.
   */
  claim(): Promise<void>;
  /**
   * Opens the database, with retries. `origin` is this server's own address, `standIns` the fake providers of the
   * sandbox.
   */
  start(origin: string, standIns: Provider[]): Promise<void>;
  close(): Promise<void>;
}

/** What other parts of the server add to accounts. */
export interface AccountHooks {
  beforeDelete: AuthParts['beforeDelete'];
  commands: FurtherCommands;
  readonly meter: Meter;
  /** Prepares the database for other parts, before any request is served from it. */
  readonly prepare: (database: Database) => Promise<void>;
}

export function createAccounts(config: Config, log: Log, outbox: Outbox | undefined, hooks: AccountHooks): Accounts {
  const company = readCompany();
  const mailer = createMailer(config, company, outbox, log, hooks.meter);
  const afterAnswers = createUnderWay();
  const stopping = new AbortController();
  let current: OpenAccounts | undefined;
  let announce = (): void => undefined;
  const ready = new Promise<void>(resolve => {
    announce = resolve;
  });
  let lock: FolderLock | undefined;
  let database: Database | undefined;
  const starting: CommandReply = { done: false, text: 'The server is still starting; try again in a moment.' };

  return {
    async opened() {
      if (current === undefined) await Promise.race([ready, wait(longestWaitMilliseconds, undefined, { ref: false })]);
      if (current === undefined) throw new UnavailableError();
      return current;
    },

    async outage(error) {
      if (isOutOfReach(error)) {
        log.error('database not available', { error: describe(error) });
        return new UnavailableError();
      }
      try {
        await database?.check();
        return undefined;
      } catch (reason) {
        log.error('database not available', { error: describe(reason) });
        return new UnavailableError();
      }
    },

    async claim() {
      if (config.databaseUrl !== undefined) return;
      lock = await lockFolder(config.dataDir, async line =>
        JSON.stringify(database === undefined ? starting : await adminCommand(line, database, hooks.commands)),
      );
    },

    async start(origin, standIns) {
      database = await openPatiently(config, log, lock, hooks, stopping.signal);
      if (database === undefined) return;
      const limiter = rateLimiter(database.kysely);
      const secret = await secretOf(config);
      const devices = knownDevices(database.kysely, secret, config);
      const delay = growingDelay(database.kysely);
      const shown = passkeys(database.kysely, config, log);
      const parts = {
        config,
        company,
        database,
        mailer,
        afterAnswers,
        limiter,
        devices,
        passkeys: shown,
        hashing: config.passwordHashing === 'light' ? lightHashing : boundedHashing(),
        sendPhoneCode: phoneCodes(config, company.name, outbox),
        log,
        meter: hooks.meter,
        origin,
        secret,
        beforeDelete: hooks.beforeDelete,
      };
      const configured = configuredProviders(config);
      const wanted = [...configured, ...standIns.filter(({ id }) => !configured.some(provider => provider.id === id))];

      const { decisions } = database;
      const checks = new SessionChecks(sessionCookies(config), decisions);
      const terms = new Kept<TermsView>({ decisions, most: mostTerms, accountOf: userId => userId });
      const phone = parts.sendPhoneCode !== undefined;
      const open = { database, checks, terms, limiter, delay, devices, passkeys: shown, phone };
      const build = async (): Promise<void> => {
        const providers = await reachable(wanted, log);
        current = { ...open, auth: createAuth({ ...parts, providers }), providers };
      };
      database.follow();
      await build();
      announce();
      every(providerRetryMilliseconds, stopping.signal, async () => {
        if (current !== undefined && current.providers.length < wanted.length) await build();
      });
      every(sweepMilliseconds, stopping.signal, () =>
        Promise.all([
          limiter.sweep(),
          devices.sweep(),
          shown.challenges.sweep(),
          endOldSessions(parts.database.kysely),
        ]).then(
          () => undefined,
          (error: unknown) => log.warn('accounts not swept', { error: describe(error) }),
        ),
      );
    },

    async close() {
      stopping.abort();
      const settled = afterAnswers.settled().then(() => mailer.settled());
      await Promise.race([settled, wait(longestSettlingMilliseconds, undefined, { ref: false })]);
      await (database === undefined ? lock?.release() : database.close());
    },
  };
}

/** Opens the database, with retries until it is reachable. Undefined if the server is stopped meanwhile. */
async function openPatiently(
  config: Config,
  log: Log,
  lock: FolderLock | undefined,
  { prepare, meter }: Pick<AccountHooks, 'prepare' | 'meter'>,
  stop: AbortSignal,
): Promise<Database | undefined> {
  const logSlow = slowQueryLog(log, config.slowQueryMilliseconds);
  const watch: QueryWatch = query => {
    meter.query({ seconds: query.milliseconds / 1000, failed: query.failed });
    logSlow(query);
  };
  for (let pause = 500; !stop.aborted; pause = Math.min(pause * 2, 5000)) {
    let database: Database | undefined;
    try {
      database = await openDatabase(config, log, lock, watch);
      await migrate(database.kysely);
      await prepare(database);
      log.info('database ready', { kind: database.kind });
      return database;
    } catch (error) {
      await database?.close();
      if (lock !== undefined) throw error;
      log.error('database not available', { error: describe(error) });
      await wait(pause, undefined, { ref: false, signal: stop }).catch(() => undefined);
    }
  }
  return undefined;
}

function every(milliseconds: number, stop: AbortSignal, task: () => Promise<void>): void {
  const timer = setInterval(() => void task(), milliseconds).unref();
  stop.addEventListener('abort', () => clearInterval(timer));
}
