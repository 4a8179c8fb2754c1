import { createHash, randomUUID } from 'node:crypto';
import { existsSync } from 'node:fs';
import { cp, mkdir, mkdtemp, readdir, readFile, rename, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { PGlite } from '@electric-sql/pglite';
import { embeddedDatabase, lockFolder, migrate, openDatabase, type Database } from '../database/index.ts';
import { createLog } from '../http/log.ts';
import { root } from '../root.ts';

/** Puts a migrated, empty embedded database into `dataDir`: a copy of one made once, which takes a fraction of making one. */
export async function copyTemplate(dataDir: string): Promise<void> {
  const template = join(root, '.cache', `test-data-${await migrationsHash()}`);
  if (!existsSync(template)) await makeTemplate(template);
  await mkdir(dataDir, { recursive: true });
  await cp(join(template, 'database'), join(dataDir, 'database'), { recursive: true });
}

/** A migrated, empty embedded database of one's own, which is gone when it is closed. */
export async function migratedDatabase(): Promise<Database> {
  const folder = await mkdtemp(join(tmpdir(), 'isentrope-database-'));
  await copyTemplate(folder);
  const embedded = await PGlite.create({ dataDir: join(folder, 'database') });
  return embeddedDatabase(embedded, () => rm(folder, { recursive: true, force: true }));
}

/** Test files run side by side: each that finds no template makes one, and the first to move it into place wins. */
async function makeTemplate(template: string): Promise<void> {
  const draft = join(root, '.cache', `draft-${randomUUID().slice(0, 8)}`);
  const lock = await lockFolder(draft, () => Promise.resolve(''));
  const database = await openDatabase(
    { dataDir: draft, databaseUrl: undefined, databaseConnections: 2 },
    createLog('silent'),
    lock,
  );
  await migrate(database.kysely);
  await database.close();
  await rename(draft, template).catch(() => rm(draft, { recursive: true, force: true }));
}

async function migrationsHash(): Promise<string> {
  const folder = join(root, 'server', 'src', 'database', 'migrations');
  const hash = createHash('sha256');
  for (const name of (await readdir(folder)).toSorted()) hash.update(await readFile(join(folder, name)));
  return hash.digest('hex').slice(0, 12);
}
