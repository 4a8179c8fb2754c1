import { secretOf, type Accounts } from '../accounts/index.ts';
import type { Config } from '../config.ts';
import { describe } from '../http/log.ts';
import { SheetAnswerer } from './connections/sheet-answers.ts';
import type { ProjectParts } from './parts.ts';
import { sweepProjects } from './projects.ts';
import { createSigner } from './signing-keys.ts';

const sweepMilliseconds = 60 * 60_000;

export interface Projects {
  /** What requests work with, once the database is open. @throws {UnavailableError} as accounts do. */
  opened(): Promise<ProjectParts>;
  /** Begins to remove what was deleted long enough ago. `origin` is the site's address. */
  start(origin: string): void;
  stop(): void;
}

export function createProjects(
  accounts: Accounts,
  {
    config,
    ...rest
  }: Omit<ProjectParts, 'database' | 'origin' | 'sign' | 'answerer' | 'limiter'> & {
    config: Config;
  },
): Projects {
  let timer: NodeJS.Timeout | undefined;
  let site = '';
  let parts: ProjectParts | undefined;
  const opened = async (): Promise<ProjectParts> => {
    const { database, limiter } = await accounts.opened();
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
      timer = setInterval(() => {
        opened()
          .then(({ database }) => sweepProjects(database.kysely))
          .catch((error: unknown) => rest.log.warn('projects not swept', { error: describe(error) }));
      }, sweepMilliseconds).unref();
    },
    stop: () => clearInterval(timer),
  };
}
