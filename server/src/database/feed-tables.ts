import type { FeedSource } from '@isentrope/records';
import type { ColumnType } from 'kysely';

/** A feed: an address at which a spreadsheet reads the results of a sheet, on behalf of its creator. */
export interface SheetFeedTable {
  id: string;
  /** Together with `userId` refers to the creator's membership; the feed is deleted with it. */
  projectId: string;
  userId: string;
  sheetId: string;
  name: string;
  source: FeedSource;
  /** SHA-256 of the token in the address, hexadecimal. */
  hash: string;
  createdAt: ColumnType<Date, undefined, never>;
  usedAt: ColumnType<Date | null, undefined, Date>;
  endsAt: ColumnType<Date | null, Date | null, never>;
}

/** The last calculated results of a working copy. */
export interface SheetResultsTable {
  sheetId: string;
  /** The version of the working copy, and of the calculator that computed the results. */
  version: number;
  engine: string;
  workedAt: ColumnType<Date, Date, Date>;
  /** JSON: see `projects/feeds/results.ts`. */
  results: string;
}
