import { Hono, type Context } from 'hono';
import type { Accounts } from '../accounts/index.ts';
import type { Bulk } from '../bulk/index.ts';
import type { Config } from '../config.ts';
import type { AppEnvironment } from '../http/environment.ts';
import { describeError, type Log } from '../http/log.ts';
import { isOwnHost } from '../http/origin.ts';
import { publishedKeysOf, type Projects } from '../projects/index.ts';
import type { Tools } from '../tools/index.ts';
import { addBulkRoutes } from './tools/bulk-routes.ts';
import { callerOf } from './caller.ts';
import type { ApiEnvironment } from './environment.ts';
import { createDescription } from './openapi/api-description.ts';
import { ApiProblem, problemResponse, problemFrom } from './problem.ts';
import { addProjectRoutes } from './projects/project-routes.ts';
import type { ConcurrencyLimiter } from './quota.ts';
import { addToolRoutes, catalogueCaching } from './tools/tool-routes.ts';

interface ApiParts {
  config: Config;
  log: Log;
  accounts: Accounts;
  projects: Pick<Projects, 'opened'>;
  tools: Tools;
  bulk: Bulk;
  concurrency: ConcurrencyLimiter;
}

/** `/api/v1`: the public API, with or without a key. Every error is a problem of RFC 9457. */
export function apiRoutes({
  config,
  log,
  accounts,
  projects,
  tools,
  bulk,
  concurrency,
}: ApiParts): Hono<AppEnvironment> {
  const routes = new Hono<ApiEnvironment>();
  const caller = (context: Context<ApiEnvironment>) =>
    callerOf(accounts, config, {
      authorization: context.req.header('authorization'),
      address: context.get('clientAddress'),
    });

  routes.use(async (context, next) => {
    if (!isOwnHost(context.req.header('host'), config))
      throw new ApiProblem('FOREIGN_HOST', 'This site is not served under that name.');
    context.set('publishedKeys', async () => {
      const { database } = await accounts.opened();
      return (await publishedKeysOf(database.kysely)).keys;
    });
    await next();
  });

  const problemOf = async (error: unknown) => problemFrom(error) ?? problemFrom(await accounts.outage(error));
  addToolRoutes(routes, { tools, log, problemOf, caller, concurrency });
  addBulkRoutes(routes, { tools, log, problemOf, bulk, accounts, caller });
  addProjectRoutes(routes, projects, caller);
  const description = createDescription(tools, config);
  routes.get('/openapi.json', async context => context.json(await description(context), 200, catalogueCaching));
  routes.all('*', () => {
    throw new ApiProblem('NOT_FOUND', 'There is no such endpoint.');
  });

  routes.onError(async (error, context) => {
    const requestId = context.get('requestId');
    const knownProblem = await problemOf(error);
    if (knownProblem !== undefined) return problemResponse(context, knownProblem, requestId);
    log.error('failed', { error: describeError(error) });
    return problemResponse(context, new ApiProblem('UNEXPECTED', 'An unexpected error occurred.'), requestId);
  });
  return new Hono<AppEnvironment>().route('/', routes);
}
