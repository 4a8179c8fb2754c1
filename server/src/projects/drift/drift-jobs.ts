import { z } from 'zod';
import type { Jobs } from '../../jobs/index.ts';
import { recalculation, type DriftJobs, type DriftParts } from './drift-work.ts';
import { recalculate } from './recalculate.ts';
import { survey } from './survey.ts';
import { tellOwner } from './tell-owner.ts';

export function driftJobs(jobs: Pick<Jobs, 'define'>, opened: () => Promise<DriftParts>): DriftJobs {
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
