import type { ColumnType, RawBuilder } from 'kysely';

type Bytes = ColumnType<never, RawBuilder<Buffer> | null, RawBuilder<Buffer> | null>;

/** A bulk run: many cases of one calculator, calculated in the background. */
export interface BulkRunTable {
  id: string;
  userId: string;
  tool: string;
  working: boolean;
  createdAt: ColumnType<Date, undefined, never>;
  /** When all its cases had arrived; null before. */
  receivedAt: ColumnType<Date | null, undefined, Date>;
  /** Why it stopped, in a sentence; null while it continues. */
  stopped: string | null;
}

/** A chunk of cases of a run, in order. Text is stored compressed: see `decompressText`. */
export interface BulkChunkTable {
  runId: string;
  /** From 0. */
  place: number;
  /** Number of cases before these. */
  first: number;
  cases: number;
  /** The cases as JSON lines; null once they are calculated. */
  asked: Bytes;
  /** The results as JSON lines. */
  answers: Bytes;
  /** The version of the calculator that computed the results; null before. */
  engine: string | null;
  answeredAt: ColumnType<Date | null, undefined, Date>;
}
