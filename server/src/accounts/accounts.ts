import { setTimeout as wait } from 'node:timers/promises';
import { readCompany } from '../company.ts';
import type { Config } from '../config.ts';
import {
  answerTimeout,
  databaseOutageIn,
  errorCodeOf,
  lockFolder,
  migrate,
  openDatabase,
  slowQueryLog,
  type Database,
  type FolderLock,
  type QueryWatch,
} from '../database/index.ts';
import { describeError, type Log } from '../http/log.ts';
import { createMailer, type Outbox } from '../mail/index.ts';
import type { Meter } from '../metrics/index.ts';
import { createPendingWork } from '../pending-work.ts';
import { adminCommand, type CommandReply, type FurtherCommands } from './admin-command.ts';
import type { AuthParts } from './auth/auth-parts.ts';
import { createAuth, sessionCookies, type Auth } from './auth/auth.ts';
import { createBackoff, type Backoff } from './rate-limits/backoff.ts';
import { knownDevices, type KnownDevices } from './devices/known-devices.ts';
import { DecisionCache } from './sessions/decision-cache.ts';
import { secretOf } from './auth/local-secret.ts';
import { passkeys, type Passkeys } from './passkeys/passkeys.ts';
import { boundedHashing, lightHashing } from './passwords/password-hashing.ts';
import { configuredProviders, reachableProviders, type Provider } from './sign-in/providers.ts';
import { rateLimiter, type RateLimiter } from './rate-limits/rate-limit.ts';
import { endOldSessions } from './sessions/old-sessions.ts';
import { SessionChecks } from './sessions/session-checks.ts';
import type { TermsView } from './profile/terms-acceptance.ts';
import { phoneCodeSender } from './second-factor/text-message.ts';

const longestWaitMilliseconds = 10_000;
/** Maximum number of accounts whose accepted terms are cached. */
const maxCachedTerms = 10_000;
const providerRetryMilliseconds = 30_000;
const sweepMilliseconds = 10 * 60_000;
/** How long a shutdown waits for pending work and mails. */
const shutdownWaitMilliseconds = 2000;

/** What account requests need, available once the database is open. */
export interface OpenAccounts {
  auth: Auth;
  database: Database;
  /** Authenticates requests, with a short cache. */
  checks: SessionChecks;
  terms: DecisionCache<TermsView>;
  limiter: RateLimiter;
  delay: Backoff;
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
    super('Accounts are not available at the moment. Please try again shortly; you can still use the calculators.');
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
   * Opens the database, with retries. `origin` is this server's own address, `fakeProviders` are those of the sandbox.
   */
  start(origin: string, fakeProviders: Provider[]): Promise<void>;
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
  const pendingWork = createPendingWork();
  const stopping = new AbortController();
  let current: OpenAccounts | undefined;
  let resolveReady = (): void => undefined;
  const ready = new Promise<void>(resolve => {
    resolveReady = resolve;
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
      const known = databaseOutageIn(error);
      if (known !== undefined) {
        log.error('database not available', { error: describeError(known), code: errorCodeOf(known) });
        return new UnavailableError();
      }
      try {
        await database?.check();
        return undefined;
      } catch (reason) {
        log.error('database not available', { error: describeError(reason) });
        return new UnavailableError();
      }
    },

    async claim() {
      if (config.databaseUrl !== undefined) return;
      lock = await lockFolder(config.dataDir, async line =>
        JSON.stringify(database === undefined ? starting : await adminCommand(line, database, hooks.commands)),
      );
    },

    async start(origin, fakeProviders) {
      database = await openWithRetries(config, log, lock, hooks, stopping.signal);
      if (database === undefined) return;
      const limiter = rateLimiter(database.kysely);
      const secret = await secretOf(config);
      const devices = knownDevices(database.kysely, secret, config);
      const delay = createBackoff(database.kysely);
      const passkeyStore = passkeys(database.kysely, config, log);
      const parts = {
        config,
        company,
        database,
        mailer,
        afterAnswers: pendingWork,
        limiter,
        devices,
        passkeys: passkeyStore,
        hashing: config.passwordHashing === 'light' ? lightHashing : boundedHashing(),
        sendPhoneCode: phoneCodeSender(config, company.name, outbox),
        log,
        meter: hooks.meter,
        origin,
        secret,
        beforeDelete: hooks.beforeDelete,
      };
      const configured = configuredProviders(config);
      const allProviders = [
        ...configured,
        ...fakeProviders.filter(({ id }) => !configured.some(provider => provider.id === id)),
      ];

      const { decisions: authorizationChanges } = database;
      const checks = new SessionChecks(sessionCookies(config), authorizationChanges);
      const terms = new DecisionCache<TermsView>({
        decisions: authorizationChanges,
        maxEntries: maxCachedTerms,
        accountOf: userId => userId,
      });
      const phone = parts.sendPhoneCode !== undefined;
      const open = { database, checks, terms, limiter, delay, devices, passkeys: passkeyStore, phone };
      const build = async (): Promise<void> => {
        const providers = await reachableProviders(allProviders, log);
        current = { ...open, auth: createAuth({ ...parts, providers }), providers };
      };
      database.follow();
      await build();
      resolveReady();
      every(providerRetryMilliseconds, stopping.signal, async () => {
        if (current !== undefined && current.providers.length < allProviders.length) await build();
      });
      every(sweepMilliseconds, stopping.signal, () =>
        Promise.all([
          limiter.sweep(),
          devices.sweep(),
          passkeyStore.challenges.sweep(),
          endOldSessions(parts.database.kysely),
        ]).then(
          () => undefined,
          (error: unknown) => log.warn('accounts not swept', { error: describeError(error) }),
        ),
      );
    },

    async close() {
      stopping.abort();
      const settled = pendingWork.settled().then(() => mailer.settled());
      await Promise.race([settled, wait(shutdownWaitMilliseconds, undefined, { ref: false })]);
      await (database === undefined ? lock?.release() : database.close());
    },
  };
}

/** Opens the database, with retries until it is reachable. Undefined if the server is stopped meanwhile. */
async function openWithRetries(
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
      database = await openDatabase({ ...config, answerMilliseconds: answerTimeout }, log, lock, watch);
      await database.unpooled(migrate);
      await prepare(database);
      log.info('database ready', { kind: database.kind });
      return database;
    } catch (error) {
      await database?.close();
      if (lock !== undefined) throw error;
      log.error('database not available', { error: describeError(error) });
      await wait(pause, undefined, { ref: false, signal: stop }).catch(() => undefined);
    }
  }
  return undefined;
}

function every(milliseconds: number, stop: AbortSignal, task: () => Promise<void>): void {
  const timer = setInterval(() => void task(), milliseconds).unref();
  stop.addEventListener('abort', () => clearInterval(timer));
}
