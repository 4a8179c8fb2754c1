import { join } from 'node:path';
import { PGlite } from '@electric-sql/pglite';
import { Kysely, PostgresDialect, sql, type PostgresPool } from 'kysely';
import pg from 'pg';
import type { Config } from '../config.ts';
import { describeError, type Log } from '../http/log.ts';
import { createEmbedded, startParams } from './create-embedded.ts';
import { AuthorizationChanges, sharedAuthorizationChanges } from './authorization-changes.ts';
import { poolWithChangeEvents, type OnAuthorizationChange } from './authorization-writes.ts';
import type { FolderLock } from './folder-lock.ts';
import { pglitePool } from './pglite-pool.ts';
import type { QueryWatch } from './slow-queries.ts';
import type { Tables } from './tables.ts';

export interface Database {
  kind: 'pglite' | 'postgres';
  kysely: Kysely<Tables>;
  /**
   * Runs work that needs the same connection throughout, such as migrations under a session lock, bypassing a pooler.
   */
  unpooled<T>(work: (kysely: Kysely<Tables>) => Promise<T>): Promise<T>;
  /** Announces changes that affect authorization decisions. */
  decisions: AuthorizationChanges;
  /** Starts listening for changes by other processes. */
  follow(): void;
  /** Connections of the pool, and how many requests wait for one; undefined for an embedded database. */
  connections(): { open: number; idle: number; waiting: number } | undefined;
  /** Resolves when the database responds; rejects after a short timeout. */
  check(): Promise<void>;
  close(): Promise<void>;
}

interface DatabaseConfig extends Pick<Config, 'databaseUrl' | 'dataDir' | 'databaseConnections'> {
  readonly databaseDirectUrl?: string | undefined;
  /**
   * Time after which the connection of a statement without an answer counts as lost, ms. A machine that fails does not
   * close its connections and cannot report PostgreSQL's own time limit. Default: no limit, as for a backup.
   */
  readonly answerMilliseconds?: number;
}

/**
 * Opens PostgreSQL, or without `databaseUrl` the embedded PGlite in the data folder.
 * @param lock the folder's lock, required for PGlite: two writing processes would destroy the data. Closing the
 * database releases it.
 * @param watch is called for every statement.
 */
export async function openDatabase(
  config: DatabaseConfig,
  log: Log,
  lock: FolderLock | undefined,
  watch?: QueryWatch,
): Promise<Database> {
  const { databaseUrl, databaseDirectUrl, databaseConnections: connections, answerMilliseconds } = config;
  if (databaseUrl !== undefined)
    return openPostgres({ databaseUrl, databaseDirectUrl, connections, answerMilliseconds }, log, watch);
  if (lock === undefined) throw new Error('The data folder must be locked before it is opened');
  const dataDir = join(config.dataDir, 'database');
  try {
    await createEmbedded(dataDir);
    return embeddedDatabase(await PGlite.create({ dataDir, startParams }), () => lock.release(), watch);
  } catch (error) {
    await lock.release();
    throw error;
  }
}

/** The time after which PostgreSQL ends a statement, ms. */
const statementTimeout = 15_000;
/** `answerMilliseconds` of a server: longer than statements may take, with the time that a pooler lets them wait. */
export const answerTimeout = 25_000;

interface PostgresAddress {
  readonly databaseUrl: string;
  /** PostgreSQL itself, if `databaseUrl` is a pooler in transaction mode. */
  readonly databaseDirectUrl: string | undefined;
  readonly connections: number;
  readonly answerMilliseconds: number | undefined;
}

function openPostgres(
  { databaseUrl, databaseDirectUrl, connections, answerMilliseconds }: PostgresAddress,
  log: Log,
  watch: QueryWatch | undefined,
): Database {
  const pool = new pg.Pool({
    connectionString: databaseUrl,
    max: connections,
    connectionTimeoutMillis: 5000,
    idleTimeoutMillis: 30_000,
    // A pooler refuses it as a start-up parameter: there it is a setting of the role.
    ...(databaseDirectUrl === undefined ? { statement_timeout: statementTimeout } : {}),
    ...(answerMilliseconds === undefined ? {} : { query_timeout: answerMilliseconds }),
    application_name: 'isentrope',
  });
  const shared = sharedAuthorizationChanges(databaseDirectUrl ?? databaseUrl, log, {
    needsRoleTimeout: databaseDirectUrl !== undefined,
  });
  // An idle connection that the server closes is replaced at the next query; without a listener the error would end the
  // process.
  pool.on('error', error => {
    shared.decisions.stale('everybody');
    log.warn('database connection lost', { error: describeError(error) });
  });
  // The same for a connection in use; its query fails by itself.
  pool.on('connect', client => {
    client.on('error', () => shared.decisions.stale('everybody'));
  });
  return {
    ...database(
      'postgres',
      kyselyOver(poolWithChangeEvents(pool, shared.changed), watch),
      shared.decisions,
      shared.close,
    ),
    ...(databaseDirectUrl === undefined
      ? {}
      : { unpooled: work => withConnection(databaseDirectUrl, shared.changed, work) }),
    follow: shared.follow,
    connections: () => ({ open: pool.totalCount, idle: pool.idleCount, waiting: pool.waitingCount }),
  };
}

/** Opens a connection for `work` alone. */
async function withConnection<T>(
  url: string,
  changed: OnAuthorizationChange,
  work: (kysely: Kysely<Tables>) => Promise<T>,
): Promise<T> {
  const pool = new pg.Pool({
    connectionString: url,
    max: 1,
    connectionTimeoutMillis: 5000,
    statement_timeout: statementTimeout,
    query_timeout: answerTimeout,
    application_name: 'isentrope unpooled',
  });
  // Its query fails by itself.
  pool.on('connect', client => {
    client.on('error', () => undefined);
  });
  const kysely = kyselyOver(poolWithChangeEvents(pool, changed), undefined);
  try {
    return await work(kysely);
  } finally {
    await kysely.destroy();
  }
}

/** A database over a PGlite that is already open. */
export function embeddedDatabase(
  embedded: PGlite,
  afterClose: () => Promise<void> = () => Promise.resolve(),
  watch?: QueryWatch,
): Database {
  const close = async (): Promise<void> => {
    // Kysely closes only a pool that it has used, and an open PGlite keeps the process alive.
    if (!embedded.closed) await embedded.close();
    await afterClose();
  };
  return databaseOverPool(pglitePool(embedded), close, watch);
}

/** A database over a pool of the only process that writes to it. */
export function databaseOverPool(
  pool: PostgresPool,
  afterClose: () => Promise<void> = () => Promise.resolve(),
  watch?: QueryWatch,
): Database {
  const authorizationChanges = new AuthorizationChanges();
  const changed: OnAuthorizationChange = (_, whose) => {
    authorizationChanges.stale(whose);
    return Promise.resolve();
  };
  return database('pglite', kyselyOver(poolWithChangeEvents(pool, changed), watch), authorizationChanges, afterClose);
}

function kyselyOver(pool: PostgresPool, watch: QueryWatch | undefined): Kysely<Tables> {
  const dialect = new PostgresDialect({ pool });
  if (watch === undefined) return new Kysely<Tables>({ dialect });
  return new Kysely<Tables>({
    dialect,
    log: ({ level, query, queryDurationMillis }) =>
      watch({ statement: query.sql, milliseconds: queryDurationMillis, failed: level === 'error' }),
  });
}

function database(
  kind: Database['kind'],
  kysely: Kysely<Tables>,
  authorizationChanges: AuthorizationChanges,
  afterClose: () => Promise<void>,
): Database {
  return {
    kind,
    kysely,
    unpooled: work => work(kysely),
    decisions: authorizationChanges,
    follow: () => undefined,
    connections: () => undefined,
    async check() {
      const timeout = new Promise<never>((_, reject) => {
        setTimeout(() => reject(new Error('The database did not answer in time')), 3000).unref();
      });
      await Promise.race([sql`select 1`.execute(kysely), timeout]);
    },
    async close() {
      try {
        await kysely.destroy();
      } finally {
        await afterClose();
      }
    },
  };
}
