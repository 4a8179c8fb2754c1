import { randomUUID } from 'node:crypto';
import type { Role } from '@isentrope/records';
import type { Kysely } from 'kysely';
import type { Tables } from '../database/index.ts';
import { mailTemplates, renderMail } from '../mail/index.ts';
import { projectQuotaError, quotaOf, hasPro } from './quota.ts';
import { recordEvent } from './history/events.ts';
import { countInvitation } from './limits.ts';
import { notFound, ProjectProblem } from './problems.ts';
import type { ProjectServices } from './parts.ts';
import { projectFor } from './member-project.ts';
import { displayName, type ProjectUser } from './project-user.ts';

type AssignableRole = Exclude<Role, 'owner'>;

/** Maximum number of members, including those invited. */
const maxMembers = 100;

/** The members of a project, its owner first. */
export async function membersOf(kysely: Kysely<Tables>, projectId: string, actor: ProjectUser) {
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
    name: displayName({ ...names, email }),
    since: since.toISOString(),
    self: id === actor.id,
  }));
  return people.toSorted((a, b) => Number(b.role === 'owner') - Number(a.role === 'owner'));
}

/** The pending invitations of a project. */
export async function pendingInvitationsOf(kysely: Kysely<Tables>, projectId: string) {
  const rows = await kysely
    .selectFrom('projectInvitation')
    .select(['id', 'email', 'role', 'createdAt'])
    .where('projectId', '=', projectId)
    .orderBy('createdAt')
    .execute();
  return rows.map(({ createdAt, ...rest }) => ({ ...rest, at: createdAt.toISOString() }));
}

/** The pending invitations of a user. */
export async function invitationsFor(kysely: Kysely<Tables>, actor: ProjectUser) {
  if (!actor.verified) return [];
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
    .where('email', '=', actor.email.toLowerCase())
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
  parts: ProjectServices,
  actor: ProjectUser,
  projectId: string,
  { email, role }: { email: string; role: AssignableRole },
): Promise<void> {
  const { kysely } = parts.database;
  const project = await projectFor(kysely, actor.id, projectId, 'manage members');
  const address = email.toLowerCase();
  const people = await membersOf(kysely, projectId, actor);
  if (people.some(member => member.email.toLowerCase() === address))
    throw new ProjectProblem(409, 'ALREADY_IN', `${email} is already in this project.`);
  const others = (await pendingInvitationsOf(kysely, projectId)).filter(invited => invited.email !== address);
  if (people.length + others.length >= maxMembers)
    throw new ProjectProblem(409, 'TOO_MANY_PEOPLE', `A project can have at most ${maxMembers} people.`);
  await countInvitation(parts, actor, address);
  await kysely.transaction().execute(async transaction => {
    await transaction
      .insertInto('projectInvitation')
      .values({ id: randomUUID(), projectId, email: address, role, invitedBy: actor.name })
      .onConflict(conflict =>
        conflict.columns(['projectId', 'email']).doUpdateSet({ role, invitedBy: actor.name, createdAt: new Date() }),
      )
      .execute();
    await recordEvent(transaction, projectId, actor, `invited ${address} as ${role}`);
  });
  const mail = mailTemplates.projectInvitation(parts.company.name, new URL('/projects', parts.origin).href, {
    by: actor,
    project: project.name,
    role,
  });
  await parts.mailer.send(renderMail(mail, address, parts.company));
}

export async function withdrawInvitation(
  { database: { kysely } }: ProjectServices,
  actor: ProjectUser,
  projectId: string,
  invitationId: string,
): Promise<void> {
  await projectFor(kysely, actor.id, projectId, 'manage members');
  await kysely.transaction().execute(async transaction => {
    const deleted = await transaction
      .deleteFrom('projectInvitation')
      .where('id', '=', invitationId)
      .where('projectId', '=', projectId)
      .returning('email')
      .executeTakeFirst();
    if (deleted === undefined) throw notFound('invitation');
    await recordEvent(transaction, projectId, actor, `withdrew the invitation of ${deleted.email}`);
  });
}

/** Accepts or declines an invitation. Returns the id of its project. */
export function answerInvitation(
  { database: { kysely } }: ProjectServices,
  actor: ProjectUser,
  invitationId: string,
  accepted: boolean,
): Promise<string> {
  return kysely.transaction().execute(async transaction => {
    if (!actor.verified) throw notFound('invitation');
    const invitation = await transaction
      .deleteFrom('projectInvitation')
      .where('id', '=', invitationId)
      .where('email', '=', actor.email.toLowerCase())
      .returning(['projectId', 'role'])
      .executeTakeFirst();
    if (invitation === undefined) throw notFound('invitation');
    const { projectId, role } = invitation;
    if (accepted)
      await transaction
        .insertInto('projectMember')
        .values({ projectId, userId: actor.id, role })
        .onConflict(conflict => conflict.columns(['projectId', 'userId']).doNothing())
        .execute();
    await recordEvent(transaction, projectId, actor, accepted ? `joined as ${role}` : 'declined the invitation');
    return projectId;
  });
}

export async function changeRole(
  { database: { kysely } }: ProjectServices,
  actor: ProjectUser,
  projectId: string,
  userId: string,
  role: AssignableRole,
): Promise<void> {
  await projectFor(kysely, actor.id, projectId, 'manage members');
  const member = (await membersOf(kysely, projectId, actor)).find(({ id }) => id === userId);
  if (member === undefined) throw notFound('person');
  if (member.role === 'owner')
    throw new ProjectProblem(409, 'OWNER_STAYS', 'The owner’s role cannot be changed; hand the project over instead.');
  await kysely.transaction().execute(async transaction => {
    await transaction
      .updateTable('projectMember')
      .set({ role })
      .where('projectId', '=', projectId)
      .where('userId', '=', userId)
      .where('role', '<>', 'owner')
      .execute();
    await recordEvent(transaction, projectId, actor, `changed the role of ${member.name} to ${role}`);
  });
}

/** Removes a member, or leaves a project. Signatures remain. */
export async function removeMember(
  { database: { kysely } }: ProjectServices,
  actor: ProjectUser,
  projectId: string,
  userId: string,
): Promise<void> {
  await projectFor(kysely, actor.id, projectId, userId === actor.id ? 'leave' : 'manage members');
  const member = (await membersOf(kysely, projectId, actor)).find(({ id }) => id === userId);
  if (member === undefined) throw notFound('person');
  await kysely.transaction().execute(async transaction => {
    const deleted = await transaction
      .deleteFrom('projectMember')
      .where('projectId', '=', projectId)
      .where('userId', '=', userId)
      .where('role', '<>', 'owner')
      .returning('userId')
      .executeTakeFirst();
    if (deleted === undefined) throw notFound('person');
    const event = member.self ? 'left the project' : `removed ${member.name} from the project`;
    await recordEvent(transaction, projectId, actor, event);
  });
}

/** Transfers a project to another member, whose quota must allow it. The previous owner becomes an engineer. */
export async function transferOwnership(
  { database: { kysely } }: ProjectServices,
  actor: ProjectUser,
  projectId: string,
  userId: string,
): Promise<void> {
  const project = await projectFor(kysely, actor.id, projectId, 'manage members');
  const member = (await membersOf(kysely, projectId, actor)).find(({ id }) => id === userId);
  if (member === undefined || member.self) throw notFound('person');
  await kysely.transaction().execute(async transaction => {
    const user = await transaction
      .selectFrom('user')
      .select(['id', 'role'])
      .where('id', '=', userId)
      .forUpdate()
      .executeTakeFirstOrThrow();
    const quota = quotaOf(await hasPro(transaction, user));
    if (
      projectQuotaError(quota, await countOwnedProjects(transaction, userId)) !== null ||
      project.sheets > quota.sheets
    )
      throw new ProjectProblem(409, 'NO_ROOM', `The account of ${member.name} has reached its limit of projects.`);
    const roleOf = (id: string, role: Role) =>
      transaction
        .updateTable('projectMember')
        .set({ role })
        .where('projectId', '=', projectId)
        .where('userId', '=', id)
        .execute();
    await roleOf(actor.id, 'engineer');
    await roleOf(userId, 'owner');
    await recordEvent(transaction, projectId, actor, `handed the project over to ${member.name}`);
  });
}

/** Number of projects that a user owns, without deleted ones. */
export async function countOwnedProjects(kysely: Kysely<Tables>, userId: string): Promise<number> {
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
