import * as z from 'zod/mini';
import { id, timestamp } from './text.ts';

/** One difference between an issued revision and its recalculation with the current calculator version. */
export const driftChange = z.object({
  /** Case index from 0; null for a result over all cases. */
  case: z.nullable(z.int()),
  label: z.string(),
  /** Part of the value, such as a table row; '' for the whole value. */
  part: z.string(),
  was: z.nullable(z.string()),
  now: z.nullable(z.string()),
  /** Formatted difference; '' if the two are not both numbers. */
  by: z.string(),
});
export type DriftChange = z.infer<typeof driftChange>;

/** Details stored for a recalculated revision, in addition to the outcome. */
export const driftDetails = z.object({
  /** Why the revision could not be recalculated; null if it was. */
  failure: z.nullable(z.string()),
  results: z.array(driftChange),
  /** Number of differing results beyond those listed. */
  more: z.int(),
  /** For each case the first working step that differs. */
  firstSteps: z.array(driftChange),
  /** Changes to the calculator's numbers since the revision was issued. */
  reasons: z.array(z.object({ date: z.string(), text: z.string() })),
});
export type DriftDetails = z.infer<typeof driftDetails>;

/** Either the results differ, or the current version cannot calculate the document. */
export const driftOutcome = z.enum(['differs', 'failed']);

/** How a recalculation with the current calculator version differs from an issued revision. */
export const drift = z.object({
  outcome: driftOutcome,
  /** Current engine version. */
  engine: z.string(),
  /** Largest change, formatted; '' if it has no magnitude. */
  change: z.string(),
  at: timestamp,
  /** The user who acknowledged the drift and kept the issued result. */
  acknowledged: z.nullable(z.object({ by: z.string(), at: timestamp })),
  ...driftDetails.shape,
});
export type Drift = z.infer<typeof drift>;

/** Drift as shown in a list of sheets. */
export const listedDrift = z.object({ revisionId: id, letter: z.string(), outcome: driftOutcome, change: z.string() });
export type ListedDrift = z.infer<typeof listedDrift>;
