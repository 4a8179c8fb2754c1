import { randomUUID } from 'node:crypto';
import { canonicalJson, mostFluids, type FluidSaid } from '@isentrope/records';
import type { Kysely } from 'kysely';
import type { Tables } from '../../database/index.ts';
import type { Deed } from '../access.ts';
import { note } from '../events.ts';
import type { ProjectParts } from '../parts.ts';
import { notThere, ProjectProblem } from '../problems.ts';
import { projectFor, type SeenProject } from '../seen-project.ts';
import type { Visitor } from '../visitor.ts';

/**
 * A fluid and its project, if the user has the permission.
 * @throws {ProjectProblem} as `projectFor`.
 */
async function fluidFor(kysely: Kysely<Tables>, visitor: Visitor, fluidId: string, deed: Deed) {
  const fluid = await kysely.selectFrom('projectFluid').selectAll().where('id', '=', fluidId).executeTakeFirst();
  if (fluid === undefined) throw notThere('fluid');
  try {
    return { fluid, project: await projectFor(kysely, visitor.id, fluid.projectId, deed) };
  } catch (error) {
    throw error instanceof ProjectProblem && error.status === 404 ? notThere('fluid') : error;
  }
}

/** Saves a new fluid in a project. Returns its id. */
export async function keepFluid(
  { database: { kysely } }: ProjectParts,
  visitor: Visitor,
  projectId: string,
  { name, words, parts }: FluidSaid,
): Promise<string> {
  await projectFor(kysely, visitor.id, projectId, 'edit sheets');
  const id = randomUUID();
  await kysely.transaction().execute(async transaction => {
    // Locked, because two at once would both find the name free.
    await transaction.selectFrom('project').select('id').where('id', '=', projectId).forUpdate().execute();
    const project = await projectFor(transaction, visitor.id, projectId, 'edit sheets');
    const there = await namesIn(transaction, project);
    if (there.length >= mostFluids)
      throw new ProjectProblem(403, 'NO_ROOM', `A project holds up to ${mostFluids} fluids.`);
    mustBeFree(name, there);
    await transaction
      .insertInto('projectFluid')
      .values({ id, projectId, name, words, parts: canonicalJson(parts), changedBy: visitor.id })
      .execute();
    await note(transaction, projectId, visitor, `added the fluid ${name}`);
  });
  return id;
}

async function namesIn(kysely: Kysely<Tables>, { id }: SeenProject): Promise<{ id: string; name: string }[]> {
  return kysely.selectFrom('projectFluid').select(['id', 'name']).where('projectId', '=', id).execute();
}

/**
 * Requires that no other fluid has this name.
 * @throws {ProjectProblem} otherwise.
 */
function mustBeFree(name: string, there: readonly { name: string }[]): void {
  if (there.some(fluid => fluid.name.toLowerCase() === name.toLowerCase()))
    throw new ProjectProblem(409, 'NAME_TAKEN', `Another fluid of this project is called “${name}”.`);
}

/**
 * Changes the name or composition of a fluid. Sheets that read it are out of date if its composition changes.
 * @throws {ProjectProblem} 409 if somebody else changed it meanwhile.
 */
export async function changeFluid(
  { database: { kysely } }: ProjectParts,
  visitor: Visitor,
  fluidId: string,
  { name, words, parts, version }: FluidSaid & { version: number },
): Promise<void> {
  const { fluid, project } = await fluidFor(kysely, visitor, fluidId, 'edit sheets');
  mustBeFree(
    name,
    (await namesIn(kysely, project)).filter(({ id }) => id !== fluidId),
  );
  const text = canonicalJson(parts);
  const says = text !== fluid.parts;
  if (!says && fluid.name === name && fluid.words === words) return;
  const changed = await kysely
    .updateTable('projectFluid')
    .set({
      name,
      words,
      parts: text,
      version: says ? version + 1 : version,
      changedAt: new Date(),
      changedBy: visitor.id,
    })
    .where('id', '=', fluidId)
    .where('version', '=', version)
    .returning('id')
    .executeTakeFirst();
  if (changed === undefined)
    throw new ProjectProblem(409, 'OVERTAKEN', 'Somebody else has changed this fluid meanwhile. Look at it again.');
  if (fluid.name !== name) await note(kysely, project.id, visitor, `renamed the fluid ${fluid.name} to ${name}`);
  if (says) await note(kysely, project.id, visitor, `changed the fluid ${name} to ${words}`);
}

/** Removes a fluid from its project. Sheets that read it keep the composition and report that the fluid is gone. */
export async function removeFluid(
  { database: { kysely } }: ProjectParts,
  visitor: Visitor,
  fluidId: string,
): Promise<void> {
  const { fluid, project } = await fluidFor(kysely, visitor, fluidId, 'edit sheets');
  await kysely.deleteFrom('projectFluid').where('id', '=', fluidId).execute();
  await note(kysely, project.id, visitor, `removed the fluid ${fluid.name}`);
}
