import { randomUUID } from 'node:crypto';
import type { Role } from '@isentrope/records';
import type { Kysely } from 'kysely';
import type { Tables } from '../database/index.ts';
import { letters, write } from '../mail/index.ts';
import { whyNoProject, allowanceFor, hasPro } from './allowance.ts';
import { note } from './events.ts';
import { countInvitation } from './limits.ts';
import { notThere, ProjectProblem } from './problems.ts';
import type { ProjectParts } from './parts.ts';
import { projectFor } from './seen-project.ts';
import { nameOf, type Visitor } from './visitor.ts';

type GivenRole = Exclude<Role, 'owner'>;

/** Maximum number of members, including those invited. */
const mostPeople = 100;

/** The members of a project, its owner first. */
export async function membersOf(kysely: Kysely<Tables>, projectId: string, visitor: Visitor) {
  const rows = await kysely
    .selectFrom('projectMember')
    .innerJoin('user', 'user.id', 'projectMember.userId')
    .select(['user.id', 'email', 'firstName', 'lastName', 'projectMember.role', 'since'])
    .where('projectId', '=', projectId)
    .orderBy('since')
    .execute();
  const people = rows.map(({ id, email, role, since, ...names }) => ({
    id,
    email,
    role,
    name: nameOf({ ...names, email }),
    since: since.toISOString(),
    self: id === visitor.id,
  }));
  return people.toSorted((a, b) => Number(b.role === 'owner') - Number(a.role === 'owner'));
}

/** The pending invitations of a project. */
export async function invitedTo(kysely: Kysely<Tables>, projectId: string) {
  const rows = await kysely
    .selectFrom('projectInvitation')
    .select(['id', 'email', 'role', 'createdAt'])
    .where('projectId', '=', projectId)
    .orderBy('createdAt')
    .execute();
  return rows.map(({ createdAt, ...rest }) => ({ ...rest, at: createdAt.toISOString() }));
}

/** The pending invitations of a user. */
export async function invitationsFor(kysely: Kysely<Tables>, visitor: Visitor) {
  if (!visitor.verified) return [];
  const rows = await kysely
    .selectFrom('projectInvitation')
    .innerJoin('project', 'project.id', 'projectInvitation.projectId')
    .select([
      'projectInvitation.id',
      'project.name',
      'project.number',
      'role',
      'invitedBy',
      'projectInvitation.createdAt',
    ])
    .where('email', '=', visitor.email.toLowerCase())
    .where('project.deletedAt', 'is', null)
    .orderBy('projectInvitation.createdAt')
    .execute();
  return rows.map(({ id, name, number, role, invitedBy, createdAt }) => ({
    id,
    project: number === '' ? name : `${number} ${name}`,
    by: invitedBy,
    role,
    at: createdAt.toISOString(),
  }));
}

/**
 * Invites an address by mail, with the same response whether it has an account or not. A repeated invitation changes
 * the role and sends the mail again.
 */
export async function invite(
  parts: ProjectParts,
  visitor: Visitor,
  projectId: string,
  { email, role }: { email: string; role: GivenRole },
): Promise<void> {
  const { kysely } = parts.database;
  const project = await projectFor(kysely, visitor.id, projectId, 'lead the people');
  const address = email.toLowerCase();
  const people = await membersOf(kysely, projectId, visitor);
  if (people.some(person => person.email.toLowerCase() === address))
    throw new ProjectProblem(409, 'ALREADY_IN', `${email} is in this project already.`);
  const invited = await invitedTo(kysely, projectId);
  if (people.length + invited.length >= mostPeople)
    throw new ProjectProblem(409, 'TOO_MANY_PEOPLE', `A project holds up to ${mostPeople} people.`);
  await countInvitation(parts, visitor, address);
  await kysely
    .insertInto('projectInvitation')
    .values({ id: randomUUID(), projectId, email: address, role, invitedBy: visitor.name })
    .onConflict(conflict =>
      conflict.columns(['projectId', 'email']).doUpdateSet({ role, invitedBy: visitor.name, createdAt: new Date() }),
    )
    .execute();
  await note(kysely, projectId, visitor, `invited ${address} as ${role}`);
  const letter = letters.projectInvitation(parts.company.name, new URL('/projects', parts.origin).href, {
    by: visitor.name,
    project: project.name,
    role,
  });
  await parts.mailer.send(write(letter, address, parts.company));
}

export async function withdrawInvitation(
  { database: { kysely } }: ProjectParts,
  visitor: Visitor,
  projectId: string,
  invitationId: string,
): Promise<void> {
  await projectFor(kysely, visitor.id, projectId, 'lead the people');
  const gone = await kysely
    .deleteFrom('projectInvitation')
    .where('id', '=', invitationId)
    .where('projectId', '=', projectId)
    .returning('email')
    .executeTakeFirst();
  if (gone === undefined) throw notThere('invitation');
  await note(kysely, projectId, visitor, `withdrew the invitation of ${gone.email}`);
}

/** Accepts or declines an invitation. Returns the id of its project. */
export function answerInvitation(
  { database: { kysely } }: ProjectParts,
  visitor: Visitor,
  invitationId: string,
  accepted: boolean,
): Promise<string> {
  return kysely.transaction().execute(async transaction => {
    if (!visitor.verified) throw notThere('invitation');
    const invitation = await transaction
      .deleteFrom('projectInvitation')
      .where('id', '=', invitationId)
      .where('email', '=', visitor.email.toLowerCase())
      .returning(['projectId', 'role'])
      .executeTakeFirst();
    if (invitation === undefined) throw notThere('invitation');
    const { projectId, role } = invitation;
    if (accepted)
      await transaction
        .insertInto('projectMember')
        .values({ projectId, userId: visitor.id, role })
        .onConflict(conflict => conflict.columns(['projectId', 'userId']).doNothing())
        .execute();
    await note(transaction, projectId, visitor, accepted ? `joined as ${role}` : 'declined the invitation');
    return projectId;
  });
}

export async function giveRole(
  { database: { kysely } }: ProjectParts,
  visitor: Visitor,
  projectId: string,
  userId: string,
  role: GivenRole,
): Promise<void> {
  await projectFor(kysely, visitor.id, projectId, 'lead the people');
  const person = (await membersOf(kysely, projectId, visitor)).find(({ id }) => id === userId);
  if (person === undefined) throw notThere('person');
  if (person.role === 'owner')
    throw new ProjectProblem(409, 'OWNER_STAYS', 'The owner stays the owner until the project is handed over.');
  await kysely
    .updateTable('projectMember')
    .set({ role })
    .where('projectId', '=', projectId)
    .where('userId', '=', userId)
    .where('role', '<>', 'owner')
    .execute();
  await note(kysely, projectId, visitor, `made ${person.name} ${role}`);
}

/** Removes a member, or leaves a project. Signatures remain. */
export async function removePerson(
  { database: { kysely } }: ProjectParts,
  visitor: Visitor,
  projectId: string,
  userId: string,
): Promise<void> {
  await projectFor(kysely, visitor.id, projectId, userId === visitor.id ? 'leave' : 'lead the people');
  const person = (await membersOf(kysely, projectId, visitor)).find(({ id }) => id === userId);
  if (person === undefined) throw notThere('person');
  const gone = await kysely
    .deleteFrom('projectMember')
    .where('projectId', '=', projectId)
    .where('userId', '=', userId)
    .where('role', '<>', 'owner')
    .returning('userId')
    .executeTakeFirst();
  if (gone === undefined) throw notThere('person');
  await note(kysely, projectId, visitor, person.self ? 'left the project' : `took ${person.name} out of the project`);
}

/** Transfers a project to another member, whose quota must allow it. The previous owner becomes an engineer. */
export async function handOver(
  { database: { kysely } }: ProjectParts,
  visitor: Visitor,
  projectId: string,
  userId: string,
): Promise<void> {
  const project = await projectFor(kysely, visitor.id, projectId, 'lead the people');
  const person = (await membersOf(kysely, projectId, visitor)).find(({ id }) => id === userId);
  if (person === undefined || person.self) throw notThere('person');
  await kysely.transaction().execute(async transaction => {
    const user = await transaction
      .selectFrom('user')
      .select(['id', 'role'])
      .where('id', '=', userId)
      .forUpdate()
      .executeTakeFirstOrThrow();
    const allowance = allowanceFor(await hasPro(transaction, user));
    if (whyNoProject(allowance, await ownedBy(transaction, userId)) !== null || project.sheets > allowance.sheets)
      throw new ProjectProblem(409, 'NO_ROOM', `The account of ${person.name} has no room for this project.`);
    const roleOf = (id: string, role: Role) =>
      transaction
        .updateTable('projectMember')
        .set({ role })
        .where('projectId', '=', projectId)
        .where('userId', '=', id)
        .execute();
    await roleOf(visitor.id, 'engineer');
    await roleOf(userId, 'owner');
    await note(transaction, projectId, visitor, `handed the project over to ${person.name}`);
  });
}

/** Number of projects that a user owns, without deleted ones. */
export async function ownedBy(kysely: Kysely<Tables>, userId: string): Promise<number> {
  const rows = await kysely
    .selectFrom('projectMember')
    .innerJoin('project', 'project.id', 'projectMember.projectId')
    .select('project.id')
    .where('userId', '=', userId)
    .where('role', '=', 'owner')
    .where('deletedAt', 'is', null)
    .execute();
  return rows.length;
}
