import { z } from 'zod';
import type { Job } from '../../jobs/index.ts';
import type { ProjectServices } from '../parts.ts';

/** Dependencies of the drift jobs. */
export type DriftParts = Pick<ProjectServices, 'database' | 'engine' | 'company' | 'mailer' | 'origin' | 'log'>;

/** A revision to recalculate, and the calculator version to use. */
export const recalculation = z.object({ revisionId: z.string(), engine: z.string() });
export type Recalculation = z.infer<typeof recalculation>;

/** The jobs that detect drift of issued sheets. */
export interface DriftJobs {
  /** Searches for revisions issued by other versions of the calculators than the current ones. */
  readonly survey: Job<Record<string, never>>;
  readonly recalculate: Job<Recalculation>;
  /** Notifies the owner of a project. */
  readonly notify: Job<{ projectId: string }>;
}
