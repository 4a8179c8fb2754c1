import { z } from 'zod';
import type { Jobs } from '../../jobs/index.ts';
import { recalculation, type DriftJobs, type DriftParts } from './drift-parts.ts';
import { recalculate } from './recalculate.ts';
import { surveyDrift } from './survey.ts';
import { notifyOwner } from './notify-owner.ts';

export function driftJobs(jobs: Pick<Jobs, 'define'>, opened: () => Promise<DriftParts>): DriftJobs {
  const all: DriftJobs = {
    survey: jobs.define('survey-drift', {
      data: z.record(z.string(), z.never()),
      handler: async () => surveyDrift(await opened(), all),
    }),
    recalculate: jobs.define('recalculate-revision', {
      data: recalculation,
      handler: async request => recalculate(await opened(), all, request),
    }),
    notify: jobs.define('tell-drift', {
      data: z.object({ projectId: z.string() }),
      handler: async ({ projectId }) => notifyOwner(await opened(), projectId),
    }),
  };
  return all;
}
