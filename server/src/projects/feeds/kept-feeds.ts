import { randomUUID } from 'node:crypto';
import type { Feed, FeedSource, MadeFeed } from '@isentrope/records';
import { sql, type Kysely } from 'kysely';
import type { Tables } from '../../database/index.ts';
import { may } from '../access.ts';
import { note } from '../events.ts';
import type { ProjectParts } from '../parts.ts';
import { notThere, ProjectProblem } from '../problems.ts';
import { projectFor } from '../seen-project.ts';
import { nameOfSheet } from '../sheet-name.ts';
import { sheetFor } from '../sheets.ts';
import { nameOf, type Visitor } from '../visitor.ts';
import { mustHaveResults } from './entitled.ts';
import { hashOfFeedToken, isFeedToken, newFeedToken } from './feed-token.ts';

/** Maximum number of feeds of one sheet. */
const most = 20;
/** Precision of the time of last use, in milliseconds. */
const usedWithin = 60_000;
const day = 86_400_000;

/** The feed's source as written in the history. */
const sourceWords = { working: 'the working copy', approved: 'the latest approved revision' } as const;

/** The user's feeds of a sheet, or all of them for the project owner; the oldest first. */
export async function listFeeds(
  { database: { kysely } }: ProjectParts,
  visitor: Visitor,
  sheetId: string,
): Promise<{ feeds: Feed[] }> {
  const { project } = await sheetFor(kysely, visitor, sheetId, 'read');
  const rows = await kysely
    .selectFrom('sheetFeed')
    .innerJoin('user', 'user.id', 'sheetFeed.userId')
    .select(['sheetFeed.id', 'sheetFeed.name', 'source', 'userId', 'email', 'firstName', 'lastName'])
    .select(['sheetFeed.createdAt', 'usedAt', 'endsAt'])
    .where('sheetId', '=', sheetId)
    .$if(!may(project.role, 'revoke the feeds of others', true), query => query.where('userId', '=', visitor.id))
    .orderBy('sheetFeed.createdAt')
    .execute();
  return {
    feeds: rows.map(({ id, name, source, userId, createdAt, usedAt, endsAt, ...person }) => ({
      id,
      name,
      source,
      by: nameOf(person),
      own: userId === visitor.id,
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
export async function makeFeed(
  parts: ProjectParts,
  visitor: Visitor,
  sheetId: string,
  { name, source, days }: { name: string; source: FeedSource; days: number | null },
): Promise<MadeFeed> {
  const { kysely } = parts.database;
  const { sheet, project } = await sheetFor(kysely, visitor, sheetId, 'read');
  if (project.deletedAt !== null) throw new ProjectProblem(409, 'PROJECT_CLOSED', project.closed ?? '');
  await mustHaveResults(parts, visitor, sheet.tool, source);
  const { token, hash } = newFeedToken();
  const id = randomUUID();
  await kysely.transaction().execute(async transaction => {
    // Locked, because two at once would both be within the limit.
    await transaction.selectFrom('sheet').select('id').where('id', '=', sheetId).forUpdate().execute();
    const { count } = await transaction
      .selectFrom('sheetFeed')
      .select(({ fn }) => fn.countAll<string | number>().as('count'))
      .where('sheetId', '=', sheetId)
      .executeTakeFirstOrThrow();
    if (Number(count) >= most)
      throw new ProjectProblem(409, 'NO_ROOM', `A sheet has at most ${most} feeds. Revoke one that is no longer used.`);
    await transaction
      .insertInto('sheetFeed')
      .values({
        id,
        projectId: project.id,
        userId: visitor.id,
        sheetId,
        name,
        source,
        hash,
        endsAt: days === null ? null : new Date(Date.now() + days * day),
      })
      .execute();
    await note(
      transaction,
      project.id,
      visitor,
      `made the feed “${name}” of ${sourceWords[source]} of ${nameOfSheet(sheet)}`,
    );
  });
  const address = `${parts.origin}/feeds/${token}`;
  return { id, csv: `${address}.csv`, json: `${address}.json` };
}

/** Revokes a feed, for its creator or the project owner. */
export async function revokeFeed(
  { database: { kysely } }: ProjectParts,
  visitor: Visitor,
  feedId: string,
): Promise<void> {
  const feed = await kysely
    .selectFrom('sheetFeed')
    .innerJoin('sheet', 'sheet.id', 'sheetFeed.sheetId')
    .select(['sheetFeed.projectId', 'userId', 'name', 'number', 'title'])
    .where('sheetFeed.id', '=', feedId)
    .executeTakeFirst();
  if (feed === undefined) throw notThere('feed');
  const deed = feed.userId === visitor.id ? 'read' : 'revoke the feeds of others';
  try {
    await projectFor(kysely, visitor.id, feed.projectId, deed);
  } catch (error) {
    throw error instanceof ProjectProblem && error.status === 404 ? notThere('feed') : error;
  }
  await kysely.transaction().execute(async transaction => {
    const gone = await transaction.deleteFrom('sheetFeed').where('id', '=', feedId).returning('id').executeTakeFirst();
    if (gone === undefined) throw notThere('feed');
    await note(transaction, feed.projectId, visitor, `revoked the feed “${feed.name}” of ${nameOfSheet(feed)}`);
  });
}

/** The feed of a token, and the user on whose behalf it reads. */
export interface OpenFeed {
  readonly sheetId: string;
  readonly source: FeedSource;
  readonly visitor: Visitor;
}

/** The feed of a token, and records its use; undefined if it is invalid, revoked or expired. */
export async function feedOf(kysely: Kysely<Tables>, token: string): Promise<OpenFeed | undefined> {
  if (!isFeedToken(token)) return undefined;
  const found = await kysely
    .selectFrom('sheetFeed')
    .innerJoin('user', 'user.id', 'sheetFeed.userId')
    .select(['sheetFeed.id', 'sheetId', 'source', 'usedAt', 'endsAt'])
    .select(['userId', 'email', 'firstName', 'lastName', 'role', 'emailVerified'])
    .where('hash', '=', hashOfFeedToken(token))
    .executeTakeFirst();
  if (found === undefined || (found.endsAt !== null && found.endsAt.getTime() <= Date.now())) return undefined;
  const { id, sheetId, source, usedAt, userId, email, role, emailVerified: verified } = found;
  if (usedAt === null || usedAt.getTime() < Date.now() - usedWithin)
    await kysely
      .updateTable('sheetFeed')
      .set({ usedAt: sql<Date>`now()` })
      .where('id', '=', id)
      .execute();
  return { sheetId, source, visitor: { id: userId, email, role, verified, name: nameOf(found) } };
}
