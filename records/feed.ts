import * as z from 'zod/mini';
import { id, timestamp } from './text.ts';

/** Whether a feed returns results of the working copy or of the latest approved revision. */
export const feedSource = z.enum(['working', 'approved']);
export type FeedSource = z.infer<typeof feedSource>;

/** Available lifetimes of a feed, in days. */
export const feedDays = [30, 90, 365] as const;

/** A feed of a sheet's results, without its URL, which is shown only on creation. */
export const feed = z.object({
  id,
  name: z.string(),
  source: feedSource,
  /** The user who created the feed; it reads with that user's permissions. */
  by: z.string(),
  /** Whether the requesting user created it. */
  own: z.boolean(),
  madeAt: timestamp,
  usedAt: z.nullable(timestamp),
  endsAt: z.nullable(timestamp),
});
export type Feed = z.infer<typeof feed>;

/** Response of `GET /api/sheets/:id/feeds`: the user's own feeds, or for the project owner all feeds. */
export const feedList = z.object({ feeds: z.array(feed) });

/** Response of `POST /api/sheets/:id/feeds`: the URLs of the new feed, which are never shown again. */
export const createdFeed = z.object({ id, csv: z.url(), json: z.url() });
export type CreatedFeed = z.infer<typeof createdFeed>;
