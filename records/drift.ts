import * as z from 'zod/mini';
import { id, moment } from './text.ts';

/** One place in which an issued revision would be another by the present version of its calculator. */
export const driftChange = z.object({
  /** The place of the case, from 0; null for what the cases have together. */
  case: z.nullable(z.int()),
  label: z.string(),
  /** Which part of the value, such as a row of a table; '' for the whole. */
  part: z.string(),
  was: z.nullable(z.string()),
  now: z.nullable(z.string()),
  /** By how much, as it is read; '' for what are no two numbers. */
  by: z.string(),
});
export type DriftChange = z.infer<typeof driftChange>;

/** What is kept of a revision that was worked through again, beside its outcome. */
export const driftDetails = z.object({
  /** Why it was not worked through; null where it was. */
  failure: z.nullable(z.string()),
  results: z.array(driftChange),
  /** How many more results differ than are listed. */
  more: z.int(),
  /** Of each case the line of the working with which the differences begin. */
  firstSteps: z.array(driftChange),
  /** What changed the calculator's numbers since the revision was issued. */
  reasons: z.array(z.object({ date: z.string(), text: z.string() })),
});
export type DriftDetails = z.infer<typeof driftDetails>;

/** It would be another; or the present version does not work it through at all. */
export const driftOutcome = z.enum(['differs', 'failed']);

/** What the present version of a calculator would make of an issued revision, where that is not the same. */
export const drift = z.object({
  outcome: driftOutcome,
  /** The version of the calculator. */
  engine: z.string(),
  /** The largest change, as it is read; '' where it has no size. */
  change: z.string(),
  at: moment,
  /** Who let the issued result stand. */
  acknowledged: z.nullable(z.object({ by: z.string(), at: moment })),
  ...driftDetails.shape,
});
export type Drift = z.infer<typeof drift>;

/** The same in a list of sheets: of which revision, and how large. */
export const listedDrift = z.object({ revisionId: id, letter: z.string(), outcome: driftOutcome, change: z.string() });
export type ListedDrift = z.infer<typeof listedDrift>;
