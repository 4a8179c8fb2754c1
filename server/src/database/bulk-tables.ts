import type { ColumnType, RawBuilder } from 'kysely';

type Bytes = ColumnType<never, RawBuilder<Buffer> | null, RawBuilder<Buffer> | null>;

/** A run of many cases of one calculator, which goes on in the background. */
export interface BulkRunTable {
  id: string;
  userId: string;
  tool: string;
  working: boolean;
  createdAt: ColumnType<Date, undefined, never>;
  /** When all its cases had come; null before. */
  receivedAt: ColumnType<Date | null, undefined, Date>;
  /** Why it does not go on, in a sentence; null while it does. */
  stopped: string | null;
}

/** Some cases of a run, in their order. Text is kept compressed: `bulk/compressed.ts`. */
export interface BulkChunkTable {
  runId: string;
  /** From 0. */
  place: number;
  /** How many cases come before these. */
  first: number;
  cases: number;
  /** The cases, a line of JSON each; null once they are answered. */
  asked: Bytes;
  /** The answers, a line of JSON each. */
  answers: Bytes;
  /** The version of the calculator that gave the answers; null before. */
  engine: string | null;
  answeredAt: ColumnType<Date | null, undefined, Date>;
}
