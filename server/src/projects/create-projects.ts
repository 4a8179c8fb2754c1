import type { Accounts } from '../accounts/index.ts';
import { describe } from '../http/log.ts';
import { sweepProjects } from './projects.ts';
import type { ProjectParts } from './parts.ts';

const sweepMilliseconds = 60 * 60_000;

export interface Projects {
  /** What requests work with, once the database is open. @throws {UnavailableError} as accounts do. */
  opened(): Promise<ProjectParts>;
  /** Begins to remove what was deleted long enough ago. */
  start(): void;
  stop(): void;
}

/** @param signing makes what signs, once there is a database. */
export function createProjects(
  accounts: Accounts,
  rest: Omit<ProjectParts, 'database' | 'sign'>,
  signing: (database: ProjectParts['database']) => ProjectParts['sign'],
): Projects {
  let timer: NodeJS.Timeout | undefined;
  let parts: ProjectParts | undefined;
  const opened = async (): Promise<ProjectParts> => {
    const { database } = await accounts.opened();
    parts ??= { ...rest, database, sign: signing(database) };
    return parts;
  };
  return {
    opened,
    start() {
      timer = setInterval(() => {
        opened()
          .then(({ database }) => sweepProjects(database.kysely))
          .catch((error: unknown) => rest.log.warn('projects not swept', { error: describe(error) }));
      }, sweepMilliseconds).unref();
    },
    stop: () => clearInterval(timer),
  };
}
