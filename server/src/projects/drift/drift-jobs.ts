import { z } from 'zod';
import type { Job, Jobs } from '../../jobs/index.ts';
import type { ProjectParts } from '../parts.ts';
import { recalculate } from './recalculate.ts';
import { survey } from './survey.ts';
import { tellOwner } from './tell-owner.ts';

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

export function driftJobs(jobs: Pick<Jobs, 'define'>, opened: () => Promise<ProjectParts>): DriftJobs {
  const all: DriftJobs = {
    survey: jobs.define('survey-drift', {
      data: z.record(z.string(), z.never()),
      handler: async () => survey(await opened(), all),
    }),
    recalculate: jobs.define('recalculate-revision', {
      data: recalculation,
      handler: async asked => recalculate(await opened(), all, asked),
    }),
    tell: jobs.define('tell-drift', {
      data: z.object({ projectId: z.string() }),
      handler: async ({ projectId }) => tellOwner(await opened(), projectId),
    }),
  };
  return all;
}
