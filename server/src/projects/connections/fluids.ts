import { randomUUID } from 'node:crypto';
import { canonicalJson, maxFluids, type FluidDefinition } from '@isentrope/records';
import type { Kysely } from 'kysely';
import type { Tables } from '../../database/index.ts';
import type { ProjectAction } from '../permissions.ts';
import { recordEvent } from '../history/events.ts';
import type { ProjectServices } from '../parts.ts';
import { notFound, permitted, ProjectProblem } from '../problems.ts';
import { projectFor, type MemberProject } from '../member-project.ts';
import type { ProjectUser } from '../project-user.ts';

/**
 * A fluid and its project, if the user has the permission.
 * @throws {ProjectProblem} as `projectFor`.
 */
async function fluidFor(kysely: Kysely<Tables>, actor: ProjectUser, fluidId: string, action: ProjectAction) {
  const fluid = await kysely.selectFrom('projectFluid').selectAll().where('id', '=', fluidId).executeTakeFirst();
  if (fluid === undefined) throw notFound('fluid');
  return { fluid, project: await permitted('fluid', projectFor(kysely, actor.id, fluid.projectId, action)) };
}

/** Saves a new fluid in a project. Returns its id. */
export async function createFluid(
  { database: { kysely } }: ProjectServices,
  actor: ProjectUser,
  projectId: string,
  { name, words: text, parts }: FluidDefinition,
): Promise<string> {
  await projectFor(kysely, actor.id, projectId, 'edit sheets');
  const id = randomUUID();
  await kysely.transaction().execute(async transaction => {
    // Locked, because two simultaneous requests would both find the name free.
    await transaction.selectFrom('project').select('id').where('id', '=', projectId).forUpdate().execute();
    const project = await projectFor(transaction, actor.id, projectId, 'edit sheets');
    const existing = await namesIn(transaction, project);
    if (existing.length >= maxFluids)
      throw new ProjectProblem(403, 'NO_ROOM', `A project can have at most ${maxFluids} fluids.`);
    requireFreeName(name, existing);
    await transaction
      .insertInto('projectFluid')
      .values({ id, projectId, name, words: text, parts: canonicalJson(parts), changedBy: actor.id })
      .execute();
    await recordEvent(transaction, projectId, actor, `added the fluid ${name}`);
  });
  return id;
}

async function namesIn(kysely: Kysely<Tables>, { id }: MemberProject): Promise<{ id: string; name: string }[]> {
  return kysely.selectFrom('projectFluid').select(['id', 'name']).where('projectId', '=', id).execute();
}

/**
 * Requires that no other fluid has this name.
 * @throws {ProjectProblem} otherwise.
 */
function requireFreeName(name: string, existing: readonly { name: string }[]): void {
  if (existing.some(fluid => fluid.name.toLowerCase() === name.toLowerCase()))
    throw new ProjectProblem(409, 'NAME_TAKEN', `Another fluid of this project is already called “${name}”.`);
}

/**
 * Changes the name or composition of a fluid. Sheets that read it are out of date if its composition changes.
 * @throws {ProjectProblem} 409 if somebody else changed it meanwhile.
 */
export async function changeFluid(
  { database: { kysely } }: ProjectServices,
  actor: ProjectUser,
  fluidId: string,
  { name, words: wording, parts, version }: FluidDefinition & { version: number },
): Promise<void> {
  const { fluid, project } = await fluidFor(kysely, actor, fluidId, 'edit sheets');
  requireFreeName(
    name,
    (await namesIn(kysely, project)).filter(({ id }) => id !== fluidId),
  );
  const text = canonicalJson(parts);
  const isCompositionChanged = text !== fluid.parts;
  if (!isCompositionChanged && fluid.name === name && fluid.words === wording) return;
  await kysely.transaction().execute(async transaction => {
    const changed = await transaction
      .updateTable('projectFluid')
      .set({
        name,
        words: wording,
        parts: text,
        version: isCompositionChanged ? version + 1 : version,
        changedAt: new Date(),
        changedBy: actor.id,
      })
      .where('id', '=', fluidId)
      .where('version', '=', version)
      .returning('id')
      .executeTakeFirst();
    if (changed === undefined)
      throw new ProjectProblem(
        409,
        'OVERTAKEN',
        'Someone else has changed this fluid in the meantime. Look at it again.',
      );
    const record = (event: string) => recordEvent(transaction, project.id, actor, event);
    if (fluid.name !== name) await record(`renamed the fluid ${fluid.name} to ${name}`);
    if (isCompositionChanged) await record(`changed the fluid ${name} to ${wording}`);
  });
}

/** Removes a fluid from its project. Sheets that read it keep the composition and report that the fluid is gone. */
export async function removeFluid(
  { database: { kysely } }: ProjectServices,
  actor: ProjectUser,
  fluidId: string,
): Promise<void> {
  const { fluid, project } = await fluidFor(kysely, actor, fluidId, 'edit sheets');
  await kysely.transaction().execute(async transaction => {
    await transaction.deleteFrom('projectFluid').where('id', '=', fluidId).execute();
    await recordEvent(transaction, project.id, actor, `removed the fluid ${fluid.name}`);
  });
}
