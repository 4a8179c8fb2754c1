import type { Role } from '@isentrope/records';
import { sql, type Kysely } from 'kysely';
import { z } from 'zod';
import type { Tables } from '../database/index.ts';
import { can, type ProjectAction } from './permissions.ts';
import { quotaOf, hasPro, readOnlyReason, type Quota } from './quota.ts';
import { notFound, ProjectProblem } from './problems.ts';

const row = z.object({
  id: z.string(),
  number: z.string(),
  name: z.string(),
  client: z.string(),
  basis: z.string(),
  createdAt: z.date(),
  changedAt: z.date(),
  archivedAt: z.nullable(z.date()),
  deletedAt: z.nullable(z.date()),
  role: z.enum(['owner', 'engineer', 'checker', 'approver', 'reader']),
  ownerId: z.string(),
  ownerRole: z.enum(['user', 'admin']),
  sheets: z.number(),
  people: z.number(),
  place: z.number(),
});
type ProjectRow = z.infer<typeof row>;

/** A project from the point of view of a member. */
export interface MemberProject extends ProjectRow {
  role: Role;
  /** The quota of its owner's plan. */
  allowance: Quota;
  /** Why it is read-only; null if it is not. */
  closed: string | null;
}

/** The projects that a user is a member of: all, or the given one. */
export async function projectsOf(kysely: Kysely<Tables>, userId: string, projectId?: string): Promise<MemberProject[]> {
  const { rows } = await sql`select p.*, m."role", o."userId" as "ownerId", u."role" as "ownerRole",
      (select count(*)::int from "sheet" s where s."projectId" = p."id") as "sheets",
      (select count(*)::int from "projectMember" a where a."projectId" = p."id") as "people",
      (select count(*)::int from "projectMember" b join "project" q on q."id" = b."projectId"
        where b."userId" = o."userId" and b."role" = 'owner' and q."deletedAt" is null
          and (q."createdAt", q."id") <= (p."createdAt", p."id")) as "place"
    from "projectMember" m
    join "project" p on p."id" = m."projectId"
    join "projectMember" o on o."projectId" = p."id" and o."role" = 'owner'
    join "user" u on u."id" = o."userId"
    where m."userId" = ${userId} ${projectId === undefined ? sql`` : sql`and p."id" = ${projectId}`}
    order by p."createdAt" desc, p."id"`.execute(kysely);
  const found = z.array(row).parse(rows);
  const quotas = new Map<string, Quota>();
  for (const { ownerId, ownerRole } of found)
    if (!quotas.has(ownerId)) quotas.set(ownerId, quotaOf(await hasPro(kysely, { id: ownerId, role: ownerRole })));
  return found.map(project => {
    const quota = quotas.get(project.ownerId) ?? quotaOf(false);
    return { ...project, allowance: quota, closed: readOnlyReason(quota, project) };
  });
}

/**
 * A project, if the user has the permission.
 * @throws {ProjectProblem} 404 for non-members, as if it did not exist; 403 without the permission; 409 if the project
 * is closed.
 */
export async function projectFor(
  kysely: Kysely<Tables>,
  userId: string,
  projectId: string,
  action: ProjectAction,
): Promise<MemberProject> {
  const [project] = await projectsOf(kysely, userId, projectId);
  if (project === undefined || (project.deletedAt !== null && project.role !== 'owner')) throw notFound('project');
  if (!can(project.role, action, false))
    throw new ProjectProblem(403, 'NOT_YOURS', permissionMessage(project.role, action));
  if (project.closed !== null && !can(project.role, action, true))
    throw new ProjectProblem(409, 'PROJECT_CLOSED', project.closed);
  return project;
}

/** A message that says what the role cannot do, and who can. */
function permissionMessage(role: Role, action: ProjectAction): string {
  const who: Readonly<Record<ProjectAction, string>> = {
    read: 'those in the project may read it',
    leave: 'the owner cannot leave the project; hand it over first',
    'edit the project': 'the owner and the engineers may change that',
    'manage members': 'the owner may change who is in the project',
    'edit sheets': 'the owner and the engineers may change sheets',
    issue: 'the owner and the engineers may issue a sheet',
    check: 'the owner and the checkers may check a sheet',
    approve: 'the owner and the approvers may approve a sheet',
    return: 'the owner, the checkers and the approvers may return a sheet',
    comment: 'readers may not comment',
    'acknowledge drift': 'the owner and the engineers may acknowledge drift',
    'revoke the feeds of others': 'the owner may revoke the feeds of others',
    'archive or delete the project': 'the owner may archive, delete or restore the project',
  };
  const article = /^[aeo]/.test(role) ? 'an' : 'a';
  return `You are ${role === 'owner' ? 'the owner' : `${article} ${role}`} of this project; ${who[action]}.`;
}
