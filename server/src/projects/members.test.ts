import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { Database } from '../database/index.ts';
import { createEngine, type Engine } from '../engine/index.ts';
import { createLog } from '../http/log.ts';
import { bundledEngine, migratedDatabase, projectParts } from '../testing/index.ts';
import {
  answerInvitation,
  changeRole,
  countOwnedProjects,
  invitationsFor,
  invite,
  membersOf,
  pendingInvitationsOf,
  removeMember,
  transferOwnership,
  withdrawInvitation,
} from './members.ts';
import type { ProjectServices } from './parts.ts';
import type { ProjectUser } from './project-user.ts';
import { createProject, listProjects, viewProject } from './projects.ts';

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
  name: `${id}@example.com`,
  role,
  verified: true,
});
// Administrators have Pro.
const [ann, ben, free] = [userCalled('ann', 'admin'), userCalled('ben', 'admin'), userCalled('free', 'user')];

let project: string;
beforeEach(async () => {
  await database.kysely.deleteFrom('project').execute();
  project = await createProject(parts, ann, { number: '', name: 'Inlet', client: '' });
});
const members = async () => (await membersOf(database.kysely, project, ann)).map(({ id, role }) => [id, role]);
const events = async () =>
  (await database.kysely.selectFrom('projectEvent').select(['by', 'text']).orderBy('id').execute()).map(
    ({ by, text }) => `${by?.split('@')[0]} ${text}`,
  );
async function join(user: ProjectUser, role: 'engineer' | 'checker' | 'reader'): Promise<void> {
  await invite(parts, ann, project, { email: user.email, role });
  await answerInvitation(parts, user, (await invitationsFor(database.kysely, user))[0]?.id ?? '', true);
}

describe('an invitation', () => {
  test('names the project by its name, or by its number and name', async () => {
    const numbered = await createProject(parts, ann, { number: 'P-1', name: 'Outlet', client: '' });
    await invite(parts, ann, project, { email: 'Ben@Example.com', role: 'checker' });
    await invite(parts, ann, numbered, { email: ben.email, role: 'reader' });
    const invitations = await invitationsFor(database.kysely, ben);
    expect(invitations.map(each => [each.project, each.by, each.role])).toEqual([
      ['Inlet', ann.name, 'checker'],
      ['P-1 Outlet', ann.name, 'reader'],
    ]);
    expect(await invitationsFor(database.kysely, { ...ben, verified: false })).toEqual([]);
  });

  test('that is accepted or declined is gone, and in the history', async () => {
    await join(ben, 'checker');
    await invite(parts, ann, project, { email: free.email, role: 'reader' });
    const [other] = await invitationsFor(database.kysely, free);
    await expect(answerInvitation(parts, ben, other?.id ?? '', true)).rejects.toMatchObject({ status: 404 });
    await answerInvitation(parts, free, other?.id ?? '', false);
    await expect(answerInvitation(parts, free, other?.id ?? '', true)).rejects.toMatchObject({ status: 404 });
    expect(await members()).toEqual([
      ['ann', 'owner'],
      ['ben', 'checker'],
    ]);
    expect(await events()).toEqual([
      'ann created the project',
      'ann invited ben@example.com as checker',
      'ben joined as checker',
      'ann invited free@example.com as reader',
      'free declined the invitation',
    ]);
  });

  test('that is open is seen by the owner only', async () => {
    await join(ben, 'engineer');
    await invite(parts, ann, project, { email: free.email, role: 'reader' });
    expect((await viewProject(parts, ann, project)).invited).toMatchObject([{ email: free.email, role: 'reader' }]);
    expect((await viewProject(parts, ben, project)).invited).toEqual([]);
  });

  test('can be withdrawn once', async () => {
    await invite(parts, ann, project, { email: ben.email, role: 'reader' });
    const [invitation] = await pendingInvitationsOf(database.kysely, project);
    await withdrawInvitation(parts, ann, project, invitation?.id ?? '');
    expect(await pendingInvitationsOf(database.kysely, project)).toEqual([]);
    await expect(withdrawInvitation(parts, ann, project, invitation?.id ?? '')).rejects.toMatchObject({ status: 404 });
    expect((await events()).at(-1)).toBe('ann withdrew the invitation of ben@example.com');
  });

  test('of a member is refused', async () => {
    await join(ben, 'reader');
    await expect(invite(parts, ann, project, { email: 'BEN@example.com', role: 'checker' })).rejects.toMatchObject({
      status: 409,
      code: 'ALREADY_IN',
    });
  });

  test('brings a project to 100 people at most, and can be repeated then with another role', async () => {
    for (let invited = 1; invited < 100; invited += 1)
      await invite(parts, ann, project, { email: `p${invited}@example.com`, role: 'reader' });
    await expect(invite(parts, ann, project, { email: ben.email, role: 'reader' })).rejects.toMatchObject({
      status: 409,
      code: 'TOO_MANY_PEOPLE',
      message: 'A project can have at most 100 people.',
    });
    await invite(parts, ann, project, { email: 'P1@example.com', role: 'checker' });
    const pending = await pendingInvitationsOf(database.kysely, project);
    expect(pending).toHaveLength(99);
    expect(pending.find(({ email }) => email === 'p1@example.com')?.role).toBe('checker');
  });
});

describe('a member', () => {
  test('gets another role, unless it is the owner', async () => {
    await join(ben, 'reader');
    await changeRole(parts, ann, project, 'ben', 'checker');
    expect(await members()).toEqual([
      ['ann', 'owner'],
      ['ben', 'checker'],
    ]);
    expect((await events()).at(-1)).toBe('ann changed the role of ben@example.com to checker');
    await expect(changeRole(parts, ann, project, 'ann', 'reader')).rejects.toMatchObject({ code: 'OWNER_STAYS' });
    await expect(changeRole(parts, ann, project, 'free', 'reader')).rejects.toMatchObject({ status: 404 });
    await expect(changeRole(parts, ben, project, 'ann', 'reader')).rejects.toMatchObject({ status: 403 });
  });

  test('leaves or is removed; the owner does neither', async () => {
    await join(ben, 'reader');
    await join(free, 'reader');
    await removeMember(parts, ben, project, 'ben');
    await removeMember(parts, ann, project, 'free');
    expect(await members()).toEqual([['ann', 'owner']]);
    expect((await events()).slice(-2)).toEqual([
      'ben left the project',
      'ann removed free@example.com from the project',
    ]);
    await expect(removeMember(parts, ann, project, 'free')).rejects.toMatchObject({ status: 404 });
    await expect(removeMember(parts, ann, project, 'ann')).rejects.toMatchObject({ status: 403 });
  });

  test('becomes the owner if the quota of the account allows it; the owner becomes an engineer', async () => {
    await join(ben, 'reader');
    await join(free, 'reader');
    for (const userId of ['ann', 'nobody'])
      await expect(transferOwnership(parts, ann, project, userId)).rejects.toMatchObject({ status: 404 });
    await transferOwnership(parts, ann, project, 'ben');
    expect(await members()).toEqual([
      ['ben', 'owner'],
      ['ann', 'engineer'],
      ['free', 'reader'],
    ]);
    expect((await events()).at(-1)).toBe('ann handed the project over to ben@example.com');
    expect(await countOwnedProjects(database.kysely, 'ben')).toBe(1);
    await createProject(parts, free, { number: '', name: 'Their own', client: '' });
    await expect(transferOwnership(parts, ben, project, 'free')).rejects.toMatchObject({
      code: 'NO_ROOM',
      message: 'The account of free@example.com has reached its limit of projects.',
    });
    expect((await listProjects(parts, free)).another).toMatch(/^A free account can have one project/);
    expect((await listProjects(parts, ben)).another).toBeNull();
  });
});
