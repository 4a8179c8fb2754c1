import * as z from 'zod/mini';
import { id, moment } from './text.ts';

/** What a feed gives: the results of the working copy, or of the latest approved revision. */
export const feedSource = z.enum(['working', 'approved']);
export type FeedSource = z.infer<typeof feedSource>;

/** After how many days a feed may end. */
export const feedDays = [30, 90, 365] as const;

/** A feed of a sheet's results, without its address, which is told once. */
export const feed = z.object({
  id,
  name: z.string(),
  source: feedSource,
  /** Who made it; in whose name it reads. */
  by: z.string(),
  /** Whether whoever asks made it. */
  own: z.boolean(),
  madeAt: moment,
  usedAt: z.nullable(moment),
  endsAt: z.nullable(moment),
});
export type Feed = z.infer<typeof feed>;

/** `GET /api/sheets/:id/feeds`: one's own; to the owner of the project, everybody's. */
export const feedList = z.object({ feeds: z.array(feed) });

/** `POST /api/sheets/:id/feeds`: the addresses of a feed, which nobody is told again. */
export const madeFeed = z.object({ id, csv: z.url(), json: z.url() });
export type MadeFeed = z.infer<typeof madeFeed>;
