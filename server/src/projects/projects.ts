import { randomUUID } from 'node:crypto';
import {
  basis as basisShape,
  blankBasis,
  mergeFields,
  projectLabels,
  type Basis,
  type ListedProject,
  type Project,
  type ProjectList,
} from '@isentrope/records';
import { sql, type Kysely } from 'kysely';
import { z } from 'zod';
import type { Tables } from '../database/index.ts';
import { can } from './permissions.ts';
import { quotaOf, hasPro, projectQuotaError, sheetQuotaError } from './quota.ts';
import { noop, type InSameTransaction } from './in-same-transaction.ts';
import { recordEvent } from './history/events.ts';
import type { ProjectServices } from './parts.ts';
import { invitationsFor, pendingInvitationsOf, membersOf, countOwnedProjects } from './members.ts';
import { ProjectProblem } from './problems.ts';
import { projectFor, projectsOf, type MemberProject } from './member-project.ts';
import { sheetsOf } from './sheets/sheet-list.ts';
import type { ProjectUser } from './project-user.ts';

/** How long a deleted project can be restored. */
const graceDays = 30;

interface ProjectDetails {
  number: string;
  name: string;
  client: string;
}

const pendingRows = z.array(
  z.object({ projectId: z.string(), toCheck: z.number(), toApprove: z.number(), changedAt: z.date() }),
);

/**
 * The issued sheets waiting for check and for approval in each project, without those that the user issued, which
 * others must check; and the time of the last change of a sheet.
 */
async function pendingReviewsOf(kysely: Kysely<Tables>, projectIds: readonly string[], userId: string) {
  if (projectIds.length === 0) return new Map<string, z.infer<typeof pendingRows>[number]>();
  const { rows } = await sql`select s."projectId", max(s."changedAt") as "changedAt",
      count(*) filter (where l."state" = 'for check')::int as "toCheck",
      count(*) filter (where l."state" = 'checked')::int as "toApprove"
    from "sheet" s left join lateral (
      select case when g."userId" = ${userId} or r."importedFrom" is not null then null else r."state" end as "state"
      from "revision" r join "revisionSignature" g on g."revisionId" = r."id" and g."act" = 'issued'
      where r."sheetId" = s."id" order by r."place" desc limit 1) l on true
    where s."projectId" in (${sql.join(projectIds)}) group by s."projectId"`.execute(kysely);
  return new Map(pendingRows.parse(rows).map(row => [row.projectId, row]));
}

type PendingReviews = Awaited<ReturnType<typeof pendingReviewsOf>>;

function listedProject(project: MemberProject, pending: PendingReviews): ListedProject {
  const { id, number, name, client, role, closed, sheets, people, archivedAt, deletedAt } = project;
  const { toCheck = 0, toApprove = 0, changedAt = project.changedAt } = pending.get(id) ?? {};
  const latest = changedAt > project.changedAt ? changedAt : project.changedAt;
  return {
    id,
    number,
    name,
    client,
    role,
    closed,
    sheets,
    people,
    toCheck: can(role, 'check', closed !== null) ? toCheck : 0,
    toApprove: can(role, 'approve', closed !== null) ? toApprove : 0,
    changedAt: latest.toISOString(),
    archivedAt: archivedAt?.toISOString() ?? null,
    goesAt: deletedAt === null ? null : new Date(deletedAt.getTime() + graceDays * 86_400_000).toISOString(),
  };
}

/** The projects a user is a member of or invited to. A deleted project is listed for its owner only. */
export async function listProjects(
  { database: { kysely } }: ProjectServices,
  actor: ProjectUser,
): Promise<ProjectList> {
  const all = await projectsOf(kysely, actor.id);
  const projects = all.filter(({ deletedAt, role }) => deletedAt === null || role === 'owner');
  const pending = await pendingReviewsOf(
    kysely,
    projects.map(({ id }) => id),
    actor.id,
  );
  return {
    projects: projects.map(project => listedProject(project, pending)),
    invitations: await invitationsFor(kysely, actor),
    another: projectQuotaError(quotaOf(await hasPro(kysely, actor)), await countOwnedProjects(kysely, actor.id)),
  };
}

/**
 * Creates a project owned by the user. Returns its id.
 * @param inSameTransaction writes in the same transaction: both succeed or neither.
 */
export function createProject(
  { database: { kysely } }: ProjectServices,
  actor: ProjectUser,
  details: ProjectDetails,
  inSameTransaction: InSameTransaction = noop,
): Promise<string> {
  if (!actor.verified)
    throw new ProjectProblem(403, 'NOT_VERIFIED', 'Projects need an account with an email address. Create one first.');
  return kysely.transaction().execute(async transaction => {
    // Locked, because two simultaneous requests would both be within the quota.
    await transaction.selectFrom('user').select('id').where('id', '=', actor.id).forUpdate().execute();
    const quotaError = projectQuotaError(
      quotaOf(await hasPro(transaction, actor)),
      await countOwnedProjects(transaction, actor.id),
    );
    if (quotaError !== null) throw new ProjectProblem(403, 'NO_ROOM', quotaError);
    const id = randomUUID();
    await transaction
      .insertInto('project')
      .values({ id, ...details, basis: JSON.stringify(blankBasis) })
      .execute();
    await transaction.insertInto('projectMember').values({ projectId: id, userId: actor.id, role: 'owner' }).execute();
    await recordEvent(transaction, id, actor, 'created the project');
    await inSameTransaction(transaction, id);
    return id;
  });
}

/** A project with its sheets and members. */
export async function viewProject(
  { database: { kysely } }: ProjectServices,
  actor: ProjectUser,
  id: string,
): Promise<Project> {
  const project = await projectFor(kysely, actor.id, id, 'read');
  const pending = await pendingReviewsOf(kysely, [id], actor.id);
  return {
    ...listedProject(project, pending),
    basis: readBasis(project.basis),
    sheetList: await sheetsOf(kysely, id),
    members: await membersOf(kysely, id, actor),
    invited: project.role === 'owner' ? await pendingInvitationsOf(kysely, id) : [],
    anotherSheet: project.closed ?? sheetQuotaError(project.allowance, project.sheets),
  };
}

/** Parses a stored basis of design. */
function readBasis(json: string): Basis {
  return basisShape.parse(JSON.parse(json));
}

/** A project as a revision or an archive contains it. */
export function recordedProject({ id, number, name, client, basis }: MemberProject) {
  return { id, number, name, client, basis: readBasis(basis) };
}

interface ProjectFields extends ProjectDetails {
  basis: Basis;
}

/**
 * Changes the name and basis of a project, merging with concurrent changes.
 * @throws {ProjectProblem} 409 if somebody else has changed the same fields.
 */
export function changeProject(
  { database: { kysely } }: ProjectServices,
  actor: ProjectUser,
  id: string,
  { was, ...edited }: ProjectFields & { was: ProjectFields },
): Promise<void> {
  return kysely.transaction().execute(async transaction => {
    await transaction.selectFrom('project').select('id').where('id', '=', id).forUpdate().execute();
    const { number, name, client, basis } = await projectFor(transaction, actor.id, id, 'edit the project');
    const now = flat({ number, name, client, basis: readBasis(basis) });
    const { merged, contested } = mergeFields(flat(was), flat(edited), now);
    if (contested.length > 0) throw new ProjectProblem(409, 'OVERTAKEN', conflictMessage(contested, now));
    const { number: newNumber, name: newName, client: newClient, ...newBasis } = merged;
    const json = JSON.stringify(newBasis);
    await transaction
      .updateTable('project')
      .set({ number: newNumber, name: newName, client: newClient, basis: json, changedAt: new Date() })
      .where('id', '=', id)
      .execute();
    if (number !== newNumber || name !== newName || client !== newClient)
      await recordEvent(transaction, id, actor, `named the project ${[newNumber, newName].join(' ').trim()}`);
    if (basis !== json) await recordEvent(transaction, id, actor, 'changed the basis of design');
  });
}

const flat = ({ number, name, client, basis }: ProjectFields) => ({ number, name, client, ...basis });

/** The fields changed by somebody else, with the current value if it is short. */
function conflictMessage(fields: readonly (keyof typeof projectLabels)[], now: ReturnType<typeof flat>): string {
  const changed = fields.map(field => {
    const says = field === 'criteria' || field === 'standards' || field === 'units' ? '' : ` (now “${now[field]}”)`;
    return `${projectLabels[field]}${says}`;
  });
  return `Someone else has changed this in the meantime: ${changed.join(', ')}. Nothing was saved. Save again to replace their changes with yours.`;
}

/** Archives or deletes a project, or undoes it. A deleted project can be restored for some time. */
export async function archiveOrDelete(
  { database: { kysely } }: ProjectServices,
  actor: ProjectUser,
  id: string,
  operation: 'archive' | 'unarchive' | 'delete' | 'restore',
): Promise<void> {
  const project = await projectFor(kysely, actor.id, id, 'archive or delete the project');
  if (operation === 'restore' && project.deletedAt !== null) {
    const quotaError = projectQuotaError(project.allowance, await countOwnedProjects(kysely, actor.id));
    if (quotaError !== null) throw new ProjectProblem(409, 'NO_ROOM', quotaError);
  }
  const now = new Date();
  const change = {
    archive: { archivedAt: now },
    unarchive: { archivedAt: null },
    delete: { deletedAt: now },
    restore: { deletedAt: null },
  }[operation];
  const done = {
    archive: 'archived the project',
    unarchive: 'unarchived the project',
    delete: 'deleted the project',
    restore: 'restored the project',
  }[operation];
  await kysely.transaction().execute(async transaction => {
    await transaction.updateTable('project').set(change).where('id', '=', id).execute();
    await recordEvent(transaction, id, actor, done);
  });
}

/** Purges projects deleted long enough ago, and those without an owner because the account was deleted. */
export async function sweepProjects(kysely: Kysely<Tables>): Promise<void> {
  await sql`delete from "project" p where "deletedAt" < now() - ${graceDays}::int * interval '1 day' or not exists
    (select 1 from "projectMember" m where m."projectId" = p."id" and m."role" = 'owner')`.execute(kysely);
}

/** Why an account cannot be deleted: shared projects that it owns. Unshared ones are deleted with it. */
export async function accountDeletionError(kysely: Kysely<Tables>, userId: string): Promise<string | undefined> {
  const shared = (await projectsOf(kysely, userId)).filter(
    ({ role, people, deletedAt }) => role === 'owner' && people > 1 && deletedAt === null,
  );
  const [first] = shared;
  if (first === undefined) return undefined;
  return shared.length === 1
    ? `You own the project ${first.name}, which others work in. Hand it over or delete it first.`
    : `You own ${shared.length} projects that others work in. Hand them over or delete them first.`;
}
