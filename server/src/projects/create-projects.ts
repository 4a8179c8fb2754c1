import { secretOf, type Accounts } from '../accounts/index.ts';
import type { Config } from '../config.ts';
import type { Jobs } from '../jobs/index.ts';
import { SheetAnswerer } from './connections/sheet-answers.ts';
import { driftJobs } from './drift/index.ts';
import type { ProjectParts } from './parts.ts';
import { sweepProjects } from './projects.ts';
import { createSigner } from './signing-keys.ts';

const sweepSeconds = 60 * 60;

export interface Projects {
  /** What requests and jobs work with, once the database is open. @throws {UnavailableError} as accounts do. */
  opened(): Promise<ProjectParts>;
  /** Tells what the site's address is. */
  start(origin: string): void;
  /** Looks for issued sheets that the present calculators would change; once jobs can be sent. */
  lookForDrift(): Promise<void>;
}

/**
 * Projects, with what is done for them in the background: what was deleted long enough ago is removed, and what was issued is
 * worked through again when its calculator changes.
 */
export function createProjects(
  accounts: Accounts,
  {
    config,
    jobs,
    ...rest
  }: Omit<ProjectParts, 'database' | 'origin' | 'sign' | 'answerer' | 'limiter'> & { config: Config; jobs: Jobs },
): Projects {
  let site = '';
  let parts: ProjectParts | undefined;
  const opened = async (): Promise<ProjectParts> => {
    const { database, limiter } = await accounts.opened();
    if (parts !== undefined) return parts;
    const sign = createSigner(await secretOf(config), rest.log);
    parts ??= {
      ...rest,
      database,
      origin: site,
      sign,
      answerer: new SheetAnswerer({ ...rest, database }),
      limiter: config.rateLimits ? limiter : undefined,
    };
    return parts;
  };
  return {
    opened,
    start(origin) {
      site = origin;
    },
    ...projectJobs(jobs, opened),
  };
}

/** Declares what is done for projects in the background. */
export function projectJobs(jobs: Jobs, opened: () => Promise<ProjectParts>): Pick<Projects, 'lookForDrift'> {
  const drift = driftJobs(jobs, opened);
  const lookForDrift = () => drift.survey.send({}, { key: 'all' });
  jobs.repeat('sweep-projects', {
    every: sweepSeconds,
    handler: async () => {
      await sweepProjects((await opened()).database.kysely);
      // A project that was restored was not looked at while it was deleted.
      await lookForDrift();
    },
  });
  return { lookForDrift };
}
