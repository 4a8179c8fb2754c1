import { existsSync } from 'node:fs';
import { mkdtemp } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { PGlite } from '@electric-sql/pglite';
import { sql } from 'kysely';
import { embeddedDatabase, type Database } from '../database/index.ts';
import { copyTemplate } from './data-template.ts';
import { attach, issue, newProject, newSheet, createUser, tinyPng } from './project-world.ts';
import { startTestServer } from './test-server.ts';

/**
 * A data folder of a stopped server with a project, an issued sheet and its figure, and rows that a faulty copy would
 * corrupt: all byte values, quotes, newlines, non-Latin scripts, microseconds, and sequence numbers.
 */
export async function createDataFolder(): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'isentrope-kept-'));
  const server = await startTestServer({ DATA_DIR: folder });
  const owner = await createUser(server, 'pro');
  const project = await newProject(owner);
  const sheet = await newSheet(owner, project);
  await attach(owner, sheet, 'curve.png', tinyPng(String.fromCharCode(...Array.from({ length: 256 }, (_, n) => n))));
  await issue(owner, sheet);
  await server.stop();
  const database = await openDataFolder(folder);
  await sql`insert into "rateLimit" ("key", "count", "resetsAt", "blockedUntil") values
    (${'a "quoted" \\ key,\n\u2028 of Ærøskøbing and 東京'}, 2147483647, '2026-01-02 03:04:05.678901+05:30', null),
    ('', -1, 'infinity', '0044-03-15 12:00:00+00 BC')`.execute(database.kysely);
  await sql`select nextval('"billingReading"') from generate_series(1, 41)`.execute(database.kysely);
  await database.close();
  return folder;
}

/** Opens the embedded database of such a folder, or in an empty folder one without tables. */
export async function openDataFolder(folder: string): Promise<Database> {
  if (!existsSync(join(folder, 'database'))) await copyTemplate(folder, 'without tables');
  return embeddedDatabase(await PGlite.create({ dataDir: join(folder, 'database') }));
}
