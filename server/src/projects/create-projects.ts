import { secretOf, type Accounts } from '../accounts/index.ts';
import type { Config } from '../config.ts';
import type { ProjectParts } from './parts.ts';
import { sweepProjects } from './projects.ts';
import { createSigner } from './signing-keys.ts';

const sweepSeconds = 60 * 60;

export interface Projects {
  /** What requests and jobs work with, once the database is open. @throws {UnavailableError} as accounts do. */
  opened(): Promise<ProjectParts>;
  /** Tells what the site's address is. */
  start(origin: string): void;
}

/** Projects, with what is done for them in the background: what was deleted long enough ago is removed. */
export function createProjects(
  accounts: Accounts,
  { config, ...rest }: Omit<ProjectParts, 'database' | 'origin' | 'sign'> & { config: Config },
): Projects {
  let site = '';
  let parts: ProjectParts | undefined;
  const opened = async (): Promise<ProjectParts> => {
    const { database } = await accounts.opened();
    parts ??= { ...rest, database, origin: site, sign: createSigner(await secretOf(config), rest.log) };
    return parts;
  };
  rest.jobs.repeat('sweep-projects', {
    every: sweepSeconds,
    handler: async () => sweepProjects((await opened()).database.kysely),
  });
  return {
    opened,
    start(origin) {
      site = origin;
    },
  };
}
