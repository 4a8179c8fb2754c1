import type { FeedSource } from '@isentrope/records';
import type { ColumnType } from 'kysely';

/** An address at which a spreadsheet finds the results of a sheet, in the name of who made it. */
export interface SheetFeedTable {
  id: string;
  /** With `userId` the place in the project of who made it, with which the feed goes. */
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

/** The results of a working copy as they were last worked out. */
export interface SheetResultsTable {
  sheetId: string;
  /** The version of the working copy that they are of, and of the calculator that gave them. */
  version: number;
  engine: string;
  workedAt: ColumnType<Date, Date, Date>;
  /** JSON: see `projects/feeds/results.ts`. */
  results: string;
}
