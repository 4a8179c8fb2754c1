import { randomUUID } from 'node:crypto';
import type { Feed, FeedSource, CreatedFeed } from '@isentrope/records';
import { sql, type Kysely } from 'kysely';
import type { Tables } from '../../database/index.ts';
import { can } from '../permissions.ts';
import { recordEvent } from '../history/events.ts';
import type { ProjectServices } from '../parts.ts';
import { notFound, permitted, ProjectProblem } from '../problems.ts';
import { projectFor } from '../member-project.ts';
import { sheetDisplayName } from '../sheets/sheet-name.ts';
import { sheetFor } from '../sheets/sheets.ts';
import { displayName, type ProjectUser } from '../project-user.ts';
import { requireResultsAccess } from './results-access.ts';
import { hashOfFeedToken, isFeedToken, newFeedToken } from './feed-token.ts';

/** Maximum number of feeds of one sheet. */
const maxFeeds = 20;
/** Precision of the time of last use, in milliseconds. */
const lastUsePrecisionMilliseconds = 60_000;
const day = 86_400_000;

/** The feed's source as written in the history. */
const sourceWords = { working: 'the working copy', approved: 'the latest approved revision' } as const;

/** The user's feeds of a sheet, or all of them for the project owner; the oldest first. */
export async function listFeeds(
  { database: { kysely } }: ProjectServices,
  actor: ProjectUser,
  sheetId: string,
): Promise<{ feeds: Feed[] }> {
  const { project } = await sheetFor(kysely, actor, sheetId, 'read');
  const rows = await kysely
    .selectFrom('sheetFeed')
    .innerJoin('user', 'user.id', 'sheetFeed.userId')
    .select(['sheetFeed.id', 'sheetFeed.name', 'source', 'userId', 'email', 'firstName', 'lastName'])
    .select(['sheetFeed.createdAt', 'usedAt', 'endsAt'])
    .where('sheetId', '=', sheetId)
    .$if(!can(project.role, 'revoke the feeds of others', true), query => query.where('userId', '=', actor.id))
    .orderBy('sheetFeed.createdAt')
    .execute();
  return {
    feeds: rows.map(({ id, name, source, userId, createdAt, usedAt, endsAt, ...person }) => ({
      id,
      name,
      source,
      by: displayName(person),
      own: userId === actor.id,
      madeAt: createdAt.toISOString(),
      usedAt: usedAt?.toISOString() ?? null,
      endsAt: endsAt?.toISOString() ?? null,
    })),
  };
}

/**
 * Creates a feed of a sheet for a user who can read it. The feed has the access of that user, as long as they have it.
 * Returns its addresses, which are not stored.
 */
export async function createFeed(
  parts: ProjectServices,
  actor: ProjectUser,
  sheetId: string,
  { name, source, days }: { name: string; source: FeedSource; days: number | null },
): Promise<CreatedFeed> {
  const { kysely } = parts.database;
  const { sheet, project } = await sheetFor(kysely, actor, sheetId, 'read');
  if (project.deletedAt !== null) throw new ProjectProblem(409, 'PROJECT_CLOSED', project.closed ?? '');
  await requireResultsAccess(parts, actor, sheet.tool, source);
  const { token, hash } = newFeedToken();
  const id = randomUUID();
  await kysely.transaction().execute(async transaction => {
    // Locked, because two simultaneous requests would both be within the limit.
    await transaction.selectFrom('sheet').select('id').where('id', '=', sheetId).forUpdate().execute();
    const { count } = await transaction
      .selectFrom('sheetFeed')
      .select(({ fn }) => fn.countAll<string | number>().as('count'))
      .where('sheetId', '=', sheetId)
      .executeTakeFirstOrThrow();
    if (Number(count) >= maxFeeds)
      throw new ProjectProblem(
        409,
        'NO_ROOM',
        `A sheet has at most ${maxFeeds} feeds. Revoke one that is no longer used.`,
      );
    await transaction
      .insertInto('sheetFeed')
      .values({
        id,
        projectId: project.id,
        userId: actor.id,
        sheetId,
        name,
        source,
        hash,
        endsAt: days === null ? null : new Date(Date.now() + days * day),
      })
      .execute();
    await recordEvent(
      transaction,
      project.id,
      actor,
      `created the feed “${name}” of ${sourceWords[source]} of ${sheetDisplayName(sheet)}`,
    );
  });
  const address = `${parts.origin}/feeds/${token}`;
  return { id, csv: `${address}.csv`, json: `${address}.json` };
}

/** Revokes a feed, for its creator or the project owner. */
export async function revokeFeed(
  { database: { kysely } }: ProjectServices,
  actor: ProjectUser,
  feedId: string,
): Promise<void> {
  const feed = await kysely
    .selectFrom('sheetFeed')
    .innerJoin('sheet', 'sheet.id', 'sheetFeed.sheetId')
    .select(['sheetFeed.projectId', 'userId', 'name', 'number', 'title'])
    .where('sheetFeed.id', '=', feedId)
    .executeTakeFirst();
  if (feed === undefined) throw notFound('feed');
  const action = feed.userId === actor.id ? 'read' : 'revoke the feeds of others';
  await permitted('feed', projectFor(kysely, actor.id, feed.projectId, action));
  await kysely.transaction().execute(async transaction => {
    const deleted = await transaction
      .deleteFrom('sheetFeed')
      .where('id', '=', feedId)
      .returning('id')
      .executeTakeFirst();
    if (deleted === undefined) throw notFound('feed');
    await recordEvent(
      transaction,
      feed.projectId,
      actor,
      `revoked the feed “${feed.name}” of ${sheetDisplayName(feed)}`,
    );
  });
}

/** The feed of a token, and the user on whose behalf it reads. */
interface FeedAccess {
  readonly sheetId: string;
  readonly source: FeedSource;
  readonly actor: ProjectUser;
}

/** The feed of a token, and records its use; undefined if it is invalid, revoked or expired. */
export async function feedFromToken(kysely: Kysely<Tables>, token: string): Promise<FeedAccess | undefined> {
  if (!isFeedToken(token)) return undefined;
  const row = await kysely
    .selectFrom('sheetFeed')
    .innerJoin('user', 'user.id', 'sheetFeed.userId')
    .select(['sheetFeed.id', 'sheetId', 'source', 'usedAt', 'endsAt'])
    .select(['userId', 'email', 'firstName', 'lastName', 'role', 'emailVerified'])
    .where('hash', '=', hashOfFeedToken(token))
    .executeTakeFirst();
  if (row === undefined || (row.endsAt !== null && row.endsAt.getTime() <= Date.now())) return undefined;
  const { id, sheetId, source, usedAt, userId, email, role, emailVerified: verified } = row;
  if (usedAt === null || usedAt.getTime() < Date.now() - lastUsePrecisionMilliseconds)
    await kysely
      .updateTable('sheetFeed')
      .set({ usedAt: sql<Date>`now()` })
      .where('id', '=', id)
      .execute();
  return { sheetId, source, actor: { id: userId, email, role, verified, name: displayName(row) } };
}
