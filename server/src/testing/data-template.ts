import { createHash, randomUUID } from 'node:crypto';
import { cpSync, existsSync } from 'node:fs';
import { mkdir, mkdtemp, readdir, readFile, rename, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { PGlite } from '@electric-sql/pglite';
import pg from 'pg';
import { embeddedDatabase, lockFolder, migrate, openDatabase, type Database } from '../database/index.ts';
import { createLog } from '../http/log.ts';
import { sweepIdempotentRequests } from '../api/index.ts';
import { createJobs } from '../jobs/index.ts';
import { projectJobs } from '../projects/index.ts';
import { root } from '../root.ts';
import { newDatabase } from './test-postgres.ts';

const log = createLog('silent');

/**
 * Copies an embedded database into `dataDir`, which is much faster than creating one: a migrated one without rows and
 * with job queues, or one without tables.
 */
export async function copyTemplate(dataDir: string, which: 'migrated' | 'without tables' = 'migrated'): Promise<void> {
  const template = join(root, '.cache', `test-databases-${await migrationsHash()}`);
  if (!existsSync(template)) await makeTemplate(template);
  await mkdir(dataDir, { recursive: true });
  // A thousand files: the synchronous copy takes half the CPU time of promises.
  cpSync(join(template, which === 'migrated' ? 'database' : 'empty'), join(dataDir, 'database'), { recursive: true });
}

/** A migrated, empty embedded database, and the removal of its files once it is closed. */
export async function migratedPGlite(): Promise<{ pglite: PGlite; remove: () => Promise<void> }> {
  const folder = await mkdtemp(join(tmpdir(), 'isentrope-database-'));
  await copyTemplate(folder);
  return {
    pglite: await PGlite.create({ dataDir: join(folder, 'database') }),
    remove: () => rm(folder, { recursive: true, force: true }),
  };
}

/** A migrated, empty embedded database, deleted when closed. */
export async function migratedDatabase(): Promise<Database> {
  const { pglite, remove } = await migratedPGlite();
  return embeddedDatabase(pglite, remove);
}

/** Advisory lock, so that only one process creates the template. */
const templateLock = 730_114;

/**
 * A new database on the PostgreSQL server at `url`, migrated and with job queues: a copy of a template that is created
 * once.
 */
export async function migratedPostgres(url: string): Promise<string> {
  const template = `migrated_${await migrationsHash()}`;
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    await client.query('select pg_advisory_lock($1)', [templateLock]);
    const { rowCount } = await client.query('select 1 from pg_database where datname = $1', [template]);
    if (rowCount === 0) {
      const draft = await newDatabase(url);
      await createSchema(
        await openDatabase({ databaseUrl: draft, dataDir: '', databaseConnections: 2 }, log, undefined),
      );
      await client.query(`alter database ${nameOf(draft)} rename to ${template}`);
    }
    return await newDatabase(url, template);
  } finally {
    await client.end();
  }
}

const nameOf = (url: string): string => new URL(url).pathname.slice(1);

/** Creates all tables and queues, and closes the database. */
async function createSchema(database: Database): Promise<void> {
  await migrate(database.kysely);
  const jobs = createJobs({ log });
  const refuse = () => Promise.reject(new Error('Jobs do not run here'));
  projectJobs(jobs, refuse);
  sweepIdempotentRequests(jobs, { opened: refuse });
  await jobs.open(database);
  await jobs.stop();
  await database.close();
}

/** Test files run in parallel: each that finds no template creates one, and the first one moved into place wins. */
async function makeTemplate(template: string): Promise<void> {
  const draft = join(root, '.cache', `draft-${randomUUID().slice(0, 8)}`);
  await mkdir(draft, { recursive: true });
  const empty = await PGlite.create({ dataDir: join(draft, 'empty') });
  // The databases that new ones are copies of are half of the files.
  await empty.exec('update pg_database set datistemplate = false');
  for (const name of ['template0', 'template1']) await empty.exec(`drop database ${name}`);
  await empty.close();
  cpSync(join(draft, 'empty'), join(draft, 'database'), { recursive: true });
  const lock = await lockFolder(draft, () => Promise.resolve(''));
  await createSchema(await openDatabase({ dataDir: draft, databaseUrl: undefined, databaseConnections: 2 }, log, lock));
  await rename(draft, template).catch(() => rm(draft, { recursive: true, force: true }));
}

async function migrationsHash(): Promise<string> {
  const folder = join(root, 'server', 'src', 'database', 'migrations');
  const hash = createHash('sha256');
  for (const name of (await readdir(folder)).toSorted()) hash.update(await readFile(join(folder, name)));
  return hash.digest('hex').slice(0, 12);
}
