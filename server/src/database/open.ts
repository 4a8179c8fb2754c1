import { join } from 'node:path';
import { PGlite } from '@electric-sql/pglite';
import { Kysely, PostgresDialect, sql, type PostgresPool } from 'kysely';
import pg from 'pg';
import type { Config } from '../config.ts';
import { describe, type Log } from '../http/log.ts';
import { createEmbedded } from './create-embedded.ts';
import { Decisions, sharedDecisions } from './decisions.ts';
import { watchedPool } from './decisive-writes.ts';
import type { FolderLock } from './folder-lock.ts';
import { pglitePool } from './pglite-pool.ts';
import type { Tables } from './tables.ts';

export interface Database {
  kind: 'pglite' | 'postgres';
  kysely: Kysely<Tables>;
  /** What makes stale what was decided from the database. */
  decisions: Decisions;
  /** Hears from now on what other processes change. */
  follow(): void;
  /** Resolves when the database answers, and rejects after a short while when it does not. */
  check(): Promise<void>;
  close(): Promise<void>;
}

type Place = Pick<Config, 'databaseUrl' | 'dataDir' | 'databaseConnections'>;

/**
 * Opens PostgreSQL, or without `databaseUrl` the embedded PGlite in the data folder.
 * @param lock the folder's lock, which PGlite cannot do without: two processes writing would destroy the data. Closing the
 *   database releases it.
 */
export async function openDatabase(place: Place, log: Log, lock: FolderLock | undefined): Promise<Database> {
  if (place.databaseUrl !== undefined) return openPostgres(place.databaseUrl, place.databaseConnections, log);
  if (lock === undefined) throw new Error('The data folder must be locked before it is opened');
  const dataDir = join(place.dataDir, 'database');
  await createEmbedded(dataDir);
  return embeddedDatabase(await PGlite.create({ dataDir }), () => lock.release());
}

function openPostgres(databaseUrl: string, connections: number, log: Log): Database {
  const pool = new pg.Pool({
    connectionString: databaseUrl,
    max: connections,
    connectionTimeoutMillis: 5000,
    idleTimeoutMillis: 30_000,
    statement_timeout: 15_000,
    application_name: 'isentrope',
  });
  const shared = sharedDecisions(databaseUrl, log);
  // An idle connection that the server ends is replaced at the next query; without a listener it would end the process.
  pool.on('error', error => {
    shared.decisions.stale();
    log.warn('database connection lost', { error: describe(error) });
  });
  return {
    ...database('postgres', watchedPool(pool, shared.changed), shared.decisions, shared.close),
    follow: shared.follow,
  };
}

/** A database over a PGlite that is already open. */
export function embeddedDatabase(
  embedded: PGlite,
  afterClose: () => Promise<void> = () => Promise.resolve(),
): Database {
  return overPool(pglitePool(embedded), afterClose);
}

/** A database over a pool of the one process that writes to it. */
export function overPool(pool: PostgresPool, afterClose: () => Promise<void> = () => Promise.resolve()): Database {
  const decisions = new Decisions();
  const changed = (): Promise<void> => {
    decisions.stale();
    return Promise.resolve();
  };
  return database('pglite', watchedPool(pool, changed), decisions, afterClose);
}

function database(
  kind: Database['kind'],
  pool: PostgresPool,
  decisions: Decisions,
  afterClose: () => Promise<void>,
): Database {
  const kysely = new Kysely<Tables>({ dialect: new PostgresDialect({ pool }) });
  return {
    kind,
    kysely,
    decisions,
    follow: () => undefined,
    async check() {
      const timeout = new Promise<never>((_, reject) => {
        setTimeout(() => reject(new Error('The database did not answer in time')), 3000).unref();
      });
      await Promise.race([sql`select 1`.execute(kysely), timeout]);
    },
    async close() {
      await kysely.destroy();
      await afterClose();
    },
  };
}
