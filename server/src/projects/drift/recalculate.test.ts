import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { blankBasis, canonicalJson, type RevisionState } from '@isentrope/records';
import { sql } from 'kysely';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { openDatabase, type Database } from '../../database/index.ts';
import { createEngine, type Engine } from '../../engine/index.ts';
import { createLog } from '../../http/log.ts';
import { createJobs, type Jobs } from '../../jobs/index.ts';
import { createMailer, createOutbox, type Outbox } from '../../mail/index.ts';
import {
  bundledEngine,
  eventually,
  migratedDatabase,
  migratedPostgres,
  projectParts,
  testCompany,
} from '../../testing/index.ts';
import { feedContent } from '../feeds/index.ts';
import type { DriftParts } from './drift-parts.ts';
import { acknowledgeDrift, driftJobs, driftOfRevision, type DriftJobs } from './index.ts';

const log = createLog('silent');
const postgres = process.env['TEST_DATABASE_URL'];

async function freshDatabase(): Promise<Database> {
  if (postgres === undefined) return migratedDatabase();
  const place = { databaseUrl: await migratedPostgres(postgres), dataDir: '', databaseConnections: 4 };
  return openDatabase(place, log, undefined);
}

let engine: Engine;
beforeAll(() => {
  engine = createEngine({ program: bundledEngine, log });
});
afterAll(() => engine.close());

let database: Database;
let jobs: Jobs;
let drift: DriftJobs;
let outbox: Outbox;
let folder: string;
let logged: string[];
beforeEach(async () => {
  logged = [];
  database = await freshDatabase();
  folder = await mkdtemp(join(tmpdir(), 'isentrope-outbox-'));
  outbox = createOutbox(folder);
  const mailer = createMailer({ smtpUrl: undefined, mailFrom: undefined }, testCompany, outbox, log);
  const parts: DriftParts = {
    database,
    engine,
    company: testCompany,
    mailer,
    origin: 'http://localhost',
    log: createLog('info', line => logged.push(line)),
  };
  jobs = createJobs({ log });
  drift = driftJobs(jobs, () => Promise.resolve(parts));
  await jobs.open(database);
  await sql`insert into "user" ("id", "name", "email", "emailVerified", "createdAt", "updatedAt")
    values ('ann', 'Ann', 'ann@example.com', true, now(), now())`.execute(database.kysely);
});
afterEach(async () => {
  await jobs.stop();
  await database.close();
  await rm(folder, { recursive: true });
});

const steam = { schema: 1, tool: 'steam-tables', cases: [{ temperature: ['100', '°C'] as [string, string] }] };

async function addProject(id: string, further: { archivedAt?: Date; deletedAt?: Date } = {}): Promise<void> {
  const basis = JSON.stringify(blankBasis);
  await database.kysely
    .insertInto('project')
    .values({ id, number: '', name: `Project ${id}`, client: '', basis, ...further })
    .execute();
  await database.kysely
    .insertInto('projectMember')
    .values({ projectId: id, userId: 'ann', role: 'owner', since: new Date() })
    .execute();
}

/** A sheet with revisions in the given states, by an obsolete engine version or the given one. */
async function addSheet(
  projectId: string,
  states: readonly RevisionState[],
  document: typeof steam | object = steam,
  by = '0.0.1+gone',
  issuedAt = '2026-11-24T00:00:00.000Z',
): Promise<void> {
  const id = `${projectId}-${Math.random().toString(36).slice(2, 8)}`;
  const names = { number: id, title: 'Sheet', notes: '' };
  await database.kysely
    .insertInto('sheet')
    .values({ id, projectId, tool: 'steam-tables', ...names, document: null, changedBy: 'ann' })
    .execute();
  const { report, fields, results } = await engine.run('steam-tables', steam);
  for (const [place, state] of states.entries()) {
    const record = canonicalJson({
      format: 'isentrope-revision',
      version: 1,
      origin: 'http://localhost',
      project: { id: projectId, number: '', name: 'Project', client: '', basis: blankBasis },
      sheet: { id, tool: 'steam-tables', ...names },
      revision: 'A',
      reason: '',
      document,
      report: { ...report, engine: by },
      fields,
      results,
      issued: { at: issuedAt, by: { id: 'ann', name: 'Ann', email: 'ann@example.com' } },
      previous: null,
    });
    const revision = { sheetId: id, place: place + 1, letter: 'ABCD'[place] ?? '', state, record, engine: by };
    await database.kysely
      .insertInto('revision')
      .values({ id: `${id}-${place}`, hash: '', reason: '', sheetVersion: 1, ...revision })
      .execute();
  }
}

/** Runs all jobs; returns which revisions were recalculated, with their outcome. */
async function runAllJobs(): Promise<string[]> {
  await drift.survey.send({});
  jobs.start();
  await eventually('all jobs to be done', async () => {
    const { rows } = await sql<{ left: number }>`select count(*)::int as "left" from pgboss.job
      where state not in ('completed', 'failed')`.execute(database.kysely);
    return rows[0]?.left === 0 || undefined;
  });
  const rows = await database.kysely.selectFrom('drift').select(['revisionId', 'outcome']).execute();
  return rows.map(({ revisionId, outcome }) => `${revisionId.replace(/-\w+-/, ' ')} ${outcome}`).toSorted();
}

describe('recalculation', () => {
  test('covers the latest revision of each sheet and the approved one, without deleted projects', async () => {
    await addProject('p');
    await addSheet('p', ['superseded', 'approved', 'superseded', 'for check']);
    await addProject('d', { deletedAt: new Date() });
    await addSheet('d', ['approved']);
    const present = (await engine.tools()).find(({ id }) => id === 'steam-tables')?.engine;
    await addProject('q');
    await addSheet('q', ['for check'], steam, present);
    expect(await runAllJobs()).toEqual(['p 1 same', 'p 3 same']);
    expect(await outbox.list()).toEqual([]);
  });

  test('fails with the calculator’s message, which the owner receives', async () => {
    await addProject('p');
    await addSheet('p', ['approved'], { ...steam, cases: [{ gone: '1' }] });
    expect(await runAllJobs()).toEqual(['p 0 failed']);
    const [{ revisionId } = { revisionId: '' }] = await database.kysely.selectFrom('drift').selectAll().execute();
    expect(await driftOfRevision(database.kysely, revisionId)).toMatchObject({
      outcome: 'failed',
      failure: expect.stringContaining('"gone"') as string,
      acknowledged: null,
    });
    const [mail, ...others] = await outbox.list();
    expect(others).toEqual([]);
    expect(mail?.text).toMatch(/p-\w+ Sheet, revision A: no longer calculates\./);
  });

  test('sends no mail about an archived project', async () => {
    await addProject('p', { archivedAt: new Date() });
    await addSheet('p', ['approved'], { ...steam, cases: [{ temperature: ['120', '°C'] }] });
    expect(await runAllJobs()).toEqual(['p 0 differs']);
    expect(await outbox.list()).toEqual([]);
  });

  test('sends one mail per project', async () => {
    const warmer = { ...steam, cases: [{ temperature: ['120', '°C'] }] };
    for (const id of ['p', 'q']) {
      await addProject(id);
      await addSheet(id, ['approved'], warmer);
      await addSheet(id, ['for check'], warmer);
    }
    await runAllJobs();
    const subjects = (await outbox.list()).map(({ subject }) => subject);
    expect(subjects.toSorted()).toEqual([
      'Project p: 2 issued sheets would change',
      'Project q: 2 issued sheets would change',
    ]);
  });
});

const unexplained = 'a calculator changed, and the list of changes does not say why';
const ann = { id: 'ann', email: 'ann@example.com', name: 'Ann', role: 'user', verified: true } as const;

describe('a changed result', () => {
  test.each([
    ['that no change since explains is logged', '120', '2099-01-01T00:00:00.000Z', 1],
    ['that a change since explains is not', '120', '2026-11-24T00:00:00.000Z', 0],
    ['is none where the result is the same', '100', '2099-01-01T00:00:00.000Z', 0],
  ])('%s', async (_, temperature, at, warnings) => {
    await addProject('p');
    const document = { ...steam, cases: [{ temperature: [temperature, '°C'] }] };
    await addSheet('p', ['approved'], document, undefined, at);
    await runAllJobs();
    expect(logged.filter(line => line.includes(unexplained))).toHaveLength(warnings);
  });

  test.each([
    [
      { temperature: ['120', '°C'] },
      /^The current version of the calculator gives different results, by [+−-][\d.]+ ?\S*\.$/,
    ],
    [{ gone: '1' }, /^The current version of the calculator cannot recalculate this sheet\.$/],
  ])('is noted in the feed of the approved revision (%#)', async (fields, note) => {
    await addProject('p');
    await addSheet('p', ['approved'], { ...steam, cases: [fields] });
    const sheet = await database.kysely.selectFrom('sheet').select('id').executeTakeFirstOrThrow();
    await database.kysely.updateTable('sheet').set({ version: 1 }).execute();
    const parts = projectParts(database, engine);
    expect((await feedContent(parts, ann, sheet.id, 'approved')).head).toMatchObject({ stale: false, note: null });
    await runAllJobs();
    const { head } = await feedContent(parts, ann, sheet.id, 'approved');
    expect([head.stale, head.state]).toEqual([true, 'approved']);
    expect(head.note).toMatch(note);
  });
});

describe('drift that is kept', () => {
  const kept = (revisionId: string, by: string) =>
    acknowledgeDrift(projectParts(database, engine), ann, revisionId, by);
  const events = async () =>
    (await database.kysely.selectFrom('projectEvent').select('text').execute()).map(({ text }) => text);

  test('is recorded once, for the version of the calculator that differs', async () => {
    await addProject('p');
    await addSheet('p', ['approved'], { ...steam, cases: [{ temperature: ['120', '°C'] }] });
    await runAllJobs();
    const [{ revisionId, engine: by } = { revisionId: '', engine: '' }] = await database.kysely
      .selectFrom('drift')
      .selectAll()
      .execute();
    await kept(revisionId, '0.0.1+another');
    expect(await events()).toEqual([]);
    await kept(revisionId, by);
    await kept(revisionId, by);
    expect(await events()).toEqual([
      expect.stringMatching(/^kept the issued result of p-\w+ Sheet, revision A despite calculator \d/),
    ]);
    expect((await driftOfRevision(database.kysely, revisionId))?.acknowledged?.by).toBe('Ann');
  });

  test('is nothing where the result is the same', async () => {
    await addProject('p');
    await addSheet('p', ['approved']);
    expect(await runAllJobs()).toEqual(['p 0 same']);
    const [same] = await database.kysely.selectFrom('drift').selectAll().execute();
    await kept(same?.revisionId ?? '', same?.engine ?? '');
    expect(await events()).toEqual([]);
  });
});
