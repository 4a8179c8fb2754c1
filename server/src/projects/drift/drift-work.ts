import { z } from 'zod';
import type { Job } from '../../jobs/index.ts';
import type { ProjectParts } from '../parts.ts';

/** What working issued sheets through again needs. */
export type DriftParts = Pick<ProjectParts, 'database' | 'engine' | 'company' | 'mailer' | 'origin' | 'log'>;

/** What is asked of a revision: to be worked through by a version of its calculator. */
export const recalculation = z.object({ revisionId: z.string(), engine: z.string() });
export type Recalculation = z.infer<typeof recalculation>;

/** The jobs that keep issued sheets from growing stale in silence. */
export interface DriftJobs {
  /** Looks for what was issued by other versions of the calculators than the present ones. */
  readonly survey: Job<Record<string, never>>;
  readonly recalculate: Job<Recalculation>;
  /** Writes to the owner of a project. */
  readonly tell: Job<{ projectId: string }>;
}
