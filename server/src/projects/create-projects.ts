import { secretOf, type Accounts } from '../accounts/index.ts';
import type { Config } from '../config.ts';
import type { Jobs } from '../jobs/index.ts';
import { SheetOutputCache } from './connections/sheet-outputs.ts';
import { driftJobs } from './drift/index.ts';
import type { ProjectServices } from './parts.ts';
import { sweepProjects } from './projects.ts';
import { createSigner } from './signing/signing-keys.ts';

const sweepSeconds = 60 * 60;

export interface Projects {
  /**
   * The dependencies of requests and jobs, available once the database is open.
   * @throws {UnavailableError} as accounts do.
   */
  opened(): Promise<ProjectServices>;
  /** Sets the site's address. */
  start(origin: string): void;
  /** Starts the search for issued sheets that the current calculators would change; requires running jobs. */
  lookForDrift(): Promise<void>;
}

/**
 * Creates the projects part with its background jobs: purging deleted projects, and recalculating issued sheets after
 * calculator changes.
 */
export function createProjects(
  accounts: Accounts,
  {
    config,
    jobs,
    ...rest
  }: Omit<ProjectServices, 'database' | 'origin' | 'sign' | 'sheetOutputs' | 'limiter'> & {
    config: Config;
    jobs: Jobs;
  },
): Projects {
  let site = '';
  let parts: ProjectServices | undefined;
  const opened = async (): Promise<ProjectServices> => {
    const { database, limiter } = await accounts.opened();
    if (parts !== undefined) return parts;
    const sign = createSigner(await secretOf(config), rest.log);
    parts ??= {
      ...rest,
      database,
      origin: site,
      sign,
      sheetOutputs: new SheetOutputCache({ ...rest, database }),
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

/** Declares the background jobs of projects. */
export function projectJobs(jobs: Jobs, opened: () => Promise<ProjectServices>): Pick<Projects, 'lookForDrift'> {
  const drift = driftJobs(jobs, opened);
  const lookForDrift = () => drift.survey.send({}, { key: 'all' });
  jobs.repeat('sweep-projects', {
    everySeconds: sweepSeconds,
    handler: async () => {
      await sweepProjects((await opened()).database.kysely);
      // A restored project was not checked while it was deleted.
      await lookForDrift();
    },
  });
  return { lookForDrift };
}
