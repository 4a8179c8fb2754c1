import { blankBasis, canonicalJson, type RevisionState } from '@isentrope/records';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import type { Database } from '../../database/index.ts';
import { createEngine, type Engine } from '../../engine/index.ts';
import { createLog } from '../../http/log.ts';
import { bundledEngine, migratedDatabase, projectParts } from '../../testing/index.ts';
import type { ProjectServices } from '../parts.ts';
import type { ProjectUser } from '../project-user.ts';
import { createProject } from '../projects.ts';
import { addComment, commentsOf, resolveComment } from './comments.ts';
import { revisionFor } from './revision-for.ts';

let database: Database;
let engine: Engine;
let parts: ProjectServices;
beforeAll(async () => {
  database = await migratedDatabase();
  engine = createEngine({ program: bundledEngine, log: createLog('silent') });
  parts = projectParts(database, engine);
  for (const { id, email, role } of [ann, ben, stranger])
    await database.kysely.insertInto('user').values({ id, name: '', email, emailVerified: true, role }).execute();
});
afterAll(async () => {
  await engine.close();
  await database.close();
});

const userCalled = (id: string): ProjectUser => ({
  id,
  email: `${id}@example.com`,
  name: id,
  role: 'admin',
  verified: true,
});
const [ann, ben, stranger] = [userCalled('ann'), userCalled('ben'), userCalled('stranger')];

/** Stores a revision of a new project of Ann, with Ben as its reader, and returns the id of the project. */
async function store(state: RevisionState, importedFrom: string | null = null): Promise<string> {
  const { kysely } = database;
  await kysely.deleteFrom('project').execute();
  const projectId = await createProject(parts, ann, { number: '', name: 'Inlet', client: '' });
  await kysely.insertInto('projectMember').values({ projectId, userId: 'ben', role: 'reader' }).execute();
  const sheet = { tool: 'steam-tables', number: 'C-1', title: 'Steam', notes: '' };
  await kysely
    .insertInto('sheet')
    .values({ id: 's-1', projectId, ...sheet, document: null, changedBy: 'ann' })
    .execute();
  const record = canonicalJson({ project: { basis: blankBasis } });
  const issued = { place: 1, letter: 'A', hash: '', reason: '', sheetVersion: 1, engine: '', record };
  await kysely
    .insertInto('revision')
    .values({ id: 'r-1', sheetId: 's-1', state, ...(importedFrom && { importedFrom }), ...issued })
    .execute();
  return projectId;
}
beforeEach(() => store('for check'));

const comments = () => commentsOf(database.kysely, 'r-1');
const noRevision = { status: 404, code: 'NOT_FOUND', message: 'There is no such revision.' };

test('a revision is found by the members of its project only; others are told that there is none', async () => {
  const find = (actor: ProjectUser, id = 'r-1') => revisionFor(database.kysely, actor, id, 'read');
  expect(await find(ben)).toMatchObject({ revision: { id: 'r-1' }, sheet: { id: 's-1' }, project: { name: 'Inlet' } });
  await expect(find(stranger)).rejects.toMatchObject(noRevision);
  await expect(find(ben, 'r-2')).rejects.toMatchObject(noRevision);
  await database.kysely.updateTable('project').set({ deletedAt: new Date() }).execute();
  await expect(find(ben)).rejects.toMatchObject(noRevision);
});

test('readers are told that they may not comment, and strangers nothing', async () => {
  const by = (actor: ProjectUser) => addComment(parts, actor, 'r-1', { field: '', text: 'Why?' });
  const forbidden = {
    status: 403,
    code: 'NOT_YOURS',
    message: 'You are a reader of this project; readers may not comment.',
  };
  await expect(by(ben)).rejects.toMatchObject(forbidden);
  await expect(by(stranger)).rejects.toMatchObject(noRevision);
  const id = await by(ann);
  const noComment = { status: 404, code: 'NOT_FOUND', message: 'There is no such comment.' };
  await expect(resolveComment(parts, ben, id)).rejects.toMatchObject(forbidden);
  await expect(resolveComment(parts, stranger, id)).rejects.toMatchObject(noComment);
  await expect(resolveComment(parts, ann, 'another')).rejects.toMatchObject(noComment);
  expect((await comments()).map(({ resolved }) => resolved)).toEqual([null]);
});

test('comments are listed in their order, and resolved once', async () => {
  const row = { revisionId: 'r-1', field: 'pressure', by: 'ann' };
  await database.kysely
    .insertInto('revisionComment')
    .values([
      { ...row, id: 'a', text: 'Second', at: new Date('2026-11-30T08:01:00Z') },
      { ...row, id: 'b', text: 'First', at: new Date('2026-11-30T08:00:00Z') },
    ])
    .execute();
  const unresolved = { field: 'pressure', by: 'ann', resolved: null };
  expect(await comments()).toEqual([
    { ...unresolved, id: 'b', text: 'First', at: '2026-11-30T08:00:00.000Z' },
    { ...unresolved, id: 'a', text: 'Second', at: '2026-11-30T08:01:00.000Z' },
  ]);
  await database.kysely.updateTable('projectMember').set({ role: 'checker' }).where('userId', '=', 'ben').execute();
  for (const actor of [ben, ann]) await resolveComment(parts, actor, 'a');
  expect((await comments()).map(({ text, resolved }) => [text, resolved?.by])).toEqual([
    ['First', undefined],
    ['Second', 'ben'],
  ]);
});

test.each([
  ['approved', null, 'This revision has been approved. Comment on the next one.'],
  ['superseded', null, 'This revision has been superseded. Comment on the next one.'],
  ['for check', 'https://other.example', 'This revision was imported. Comment on the next one that is issued here.'],
] as const)('a revision that is %s (imported from: %s) takes no comment', async (state, importedFrom, message) => {
  await store(state, importedFrom);
  await expect(addComment(parts, ann, 'r-1', { field: '', text: 'Why?' })).rejects.toMatchObject({
    status: 409,
    code: 'NOT_NOW',
    message,
  });
});

test('a revision has at most 500 comments', async () => {
  const row = { revisionId: 'r-1', field: '', text: 'Why?', by: 'ann' };
  await database.kysely
    .insertInto('revisionComment')
    .values(Array.from({ length: 499 }, (_, index) => ({ ...row, id: `c-${index}` })))
    .execute();
  const add = () => addComment(parts, ann, 'r-1', { field: '', text: 'Another?' });
  await add();
  await expect(add()).rejects.toMatchObject({
    status: 409,
    code: 'TOO_MANY',
    message: 'A revision can have at most 500 comments.',
  });
  expect(await comments()).toHaveLength(500);
});
