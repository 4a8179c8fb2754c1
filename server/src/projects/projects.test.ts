import { blankBasis } from '@isentrope/records';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { Database } from '../database/index.ts';
import { createEngine, type Engine } from '../engine/index.ts';
import { createLog } from '../http/log.ts';
import { createJobs } from '../jobs/index.ts';
import { bundledEngine, migratedDatabase, projectParts } from '../testing/index.ts';
import { projectJobs } from './create-projects.ts';
import type { ProjectServices } from './parts.ts';
import type { ProjectUser } from './project-user.ts';
import {
  accountDeletionError,
  archiveOrDelete,
  changeProject,
  createProject,
  listProjects,
  sweepProjects,
  viewProject,
} from './projects.ts';
import { canUseTool } from './tool-access.ts';

let database: Database;
let engine: Engine;
let parts: ProjectServices;
beforeAll(async () => {
  database = await migratedDatabase();
  engine = createEngine({ program: bundledEngine, log: createLog('silent') });
  parts = projectParts(database, engine);
  for (const { id, email, role } of [ann, ben, free])
    await database.kysely.insertInto('user').values({ id, name: '', email, emailVerified: true, role }).execute();
});
afterAll(async () => {
  await engine.close();
  await database.close();
});

const userCalled = (id: string, role: ProjectUser['role']): ProjectUser => ({
  id,
  email: `${id}@example.com`,
  name: id,
  role,
  verified: true,
});
// Administrators have Pro.
const [ann, ben, free] = [userCalled('ann', 'admin'), userCalled('ben', 'admin'), userCalled('free', 'user')];

const named = { number: 'P-1', name: 'Inlet', client: 'A client' };
const saved = { ...named, basis: blankBasis };
let project: string;
beforeEach(async () => {
  await database.kysely.deleteFrom('project').execute();
  project = await createProject(parts, ann, named);
});

const events = async () =>
  (
    await database.kysely
      .selectFrom('projectEvent')
      .select('text')
      .where('projectId', '=', project)
      .orderBy('id')
      .execute()
  )
    .map(({ text }) => text)
    .slice(1);
const add = (user: ProjectUser, projectId = project) =>
  database.kysely.insertInto('projectMember').values({ projectId, userId: user.id, role: 'engineer' }).execute();

describe('a change of a project', () => {
  const change = (edited: Partial<typeof saved>, was = saved) =>
    changeProject(parts, ann, project, { ...saved, ...edited, was });

  test.each([
    [{}, []],
    [{ number: 'P-2' }, ['named the project P-2 Inlet']],
    [{ name: 'Outlet' }, ['named the project P-1 Outlet']],
    [{ client: 'Another' }, ['named the project P-1 Inlet']],
    [{ basis: { ...blankBasis, criteria: '85 dB(A)' } }, ['changed the basis of design']],
    [
      { number: '', basis: { ...blankBasis, units: 'us' as const } },
      ['named the project Inlet', 'changed the basis of design'],
    ],
  ])('to %j is saved, with the history %j', async (edited, history) => {
    await change(edited);
    expect(await events()).toEqual(history);
    expect(await viewProject(parts, ann, project)).toMatchObject({ ...saved, ...edited });
  });

  test('is merged with that of somebody else, unless both changed the same', async () => {
    await change({ name: 'Outlet', basis: { ...blankBasis, criteria: '85 dB(A)' } });
    await change({ client: 'Another' });
    expect(await viewProject(parts, ann, project)).toMatchObject({ name: 'Outlet', client: 'Another' });
    await expect(change({ name: 'Suction', basis: { ...blankBasis, criteria: '80 dB(A)' } })).rejects.toMatchObject({
      status: 409,
      code: 'OVERTAKEN',
      message:
        'Someone else has changed this in the meantime: Name (now “Outlet”), Criteria in force. Nothing was saved. Save again to replace their changes with yours.',
    });
  });
});

describe('a project', () => {
  test('is archived and deleted, and back', async () => {
    const state = async () => {
      const [listed] = (await listProjects(parts, ann)).projects;
      const { archivedAt, goesAt, closed } = listed ?? { archivedAt: null, goesAt: null, closed: null };
      return [archivedAt !== null, goesAt !== null, closed?.split(' ').slice(0, 4).join(' ') ?? null];
    };
    const states = [];
    for (const operation of ['archive', 'delete', 'restore', 'unarchive'] as const) {
      await archiveOrDelete(parts, ann, project, operation);
      states.push(await state());
    }
    expect(states).toEqual([
      [true, false, 'This project is archived.'],
      [true, true, 'This project was deleted.'],
      [true, false, 'This project is archived.'],
      [false, false, null],
    ]);
    expect(await events()).toEqual([
      'archived the project',
      'deleted the project',
      'restored the project',
      'unarchived the project',
    ]);
  });

  test('that was deleted is restored within the quota, and listed for its owner with the day it goes', async () => {
    const first = await createProject(parts, free, named);
    await archiveOrDelete(parts, free, first, 'delete');
    await add(ben, first);
    const { goesAt = null } = (await listProjects(parts, free)).projects[0] ?? {};
    expect(Math.round((Date.parse(goesAt ?? '') - Date.now()) / 86_400_000)).toBe(30);
    expect((await listProjects(parts, ben)).projects).toEqual([]);
    const second = await createProject(parts, free, named);
    await expect(archiveOrDelete(parts, free, first, 'restore')).rejects.toMatchObject({
      status: 409,
      code: 'NO_ROOM',
    });
    await archiveOrDelete(parts, free, second, 'restore');
    await archiveOrDelete(parts, free, second, 'delete');
    await archiveOrDelete(parts, free, first, 'restore');
    expect((await listProjects(parts, ben)).projects).toHaveLength(1);
  });

  test('needs an account with an address, and room in it', async () => {
    await expect(
      Promise.resolve().then(() => createProject(parts, { ...free, verified: false }, named)),
    ).rejects.toMatchObject({ status: 403, code: 'NOT_VERIFIED' });
    await createProject(parts, free, named);
    await expect(createProject(parts, free, named)).rejects.toMatchObject({ status: 403, code: 'NO_ROOM' });
    expect((await listProjects(parts, free)).another).toContain('A free account can have one project');
    expect((await listProjects(parts, ann)).another).toBeNull();
  });

  test('is removed thirty days after its deletion, or when its owner is gone', async () => {
    const daysAgo = (days: number) => new Date(Date.now() - days * 86_400_000);
    const others = await Promise.all([29.9, 30.1].map(() => createProject(parts, ann, named)));
    for (const [index, id] of others.entries())
      await database.kysely
        .updateTable('project')
        .set({ deletedAt: daysAgo([29.9, 30.1][index] ?? 0) })
        .where('id', '=', id)
        .execute();
    const ownerless = await createProject(parts, ann, named);
    await database.kysely.deleteFrom('projectMember').where('projectId', '=', ownerless).execute();
    await sweepProjects(database.kysely);
    const left = await database.kysely.selectFrom('project').select('id').execute();
    expect(left.map(({ id }) => id).toSorted((a, b) => a.localeCompare(b))).toEqual(
      [project, others[0] ?? ''].toSorted((a, b) => a.localeCompare(b)),
    );
  });

  test('is removed by a job that runs when the server starts', async () => {
    await database.kysely
      .updateTable('project')
      .set({ deletedAt: new Date(0) })
      .execute();
    const jobs = createJobs({ log: createLog('silent') });
    projectJobs(jobs, () => Promise.resolve(parts));
    await jobs.open(database);
    jobs.start();
    await expect.poll(() => database.kysely.selectFrom('project').select('id').execute()).toEqual([]);
    await jobs.stop();
  });

  test('that others work in keeps its owner’s account', async () => {
    const error = () => accountDeletionError(database.kysely, 'ann');
    expect(await error()).toBeUndefined();
    await add(ben);
    expect(await error()).toBe('You own the project Inlet, which others work in. Hand it over or delete it first.');
    expect(await accountDeletionError(database.kysely, 'ben')).toBeUndefined();
    await add(ben, await createProject(parts, ann, named));
    expect(await error()).toBe('You own 2 projects that others work in. Hand them over or delete them first.');
    await archiveOrDelete(parts, ann, project, 'delete');
    expect(await error()).toContain('You own the project Inlet');
  });
});

test('a Pro calculator can be used where a member has Pro', async () => {
  const pump = { id: 'pump-sizing-pro', title: 'Pump Sizing Pro', access: 'pro', engine: '0.2.0' } as const;
  const tools = () => Promise.resolve([pump]);
  const can = (id: string, tool: string) => canUseTool({ engine: { tools }, kysely: database.kysely }, id, tool);
  const ofFree = await createProject(parts, free, named);
  expect([await can(ofFree, 'restriction-orifice'), await can(ofFree, 'pump-sizing-pro')]).toEqual([true, false]);
  await add(ben, ofFree);
  expect([await can(ofFree, 'pump-sizing-pro'), await can(project, 'pump-sizing-pro')]).toEqual([true, true]);
});
