import { Hono } from 'hono';
import type { Accounts } from '../../accounts/index.ts';
import type { Config } from '../../config.ts';
import type { AppEnvironment } from '../../http/environment.ts';
import { describeError, type Log } from '../../http/log.ts';
import { isOwnHost } from '../../http/origin.ts';
import { annotateRequest } from '../../http/request-context.ts';
import { feedFromToken, feedContent, type FileType, type Projects } from '../../projects/index.ts';
import { callerOf, callerOfAccount } from '../caller.ts';
import { ApiProblem, problems, problemFrom } from '../problem.ts';
import { costs, spendQuota } from '../quota.ts';
import { sendResults } from './results-response.ts';

const feedNotFound =
  'There is no such feed. It may have been revoked or have expired; create another one in its project.';

/**
 * `/feeds/<token>.csv` and `.json`: the results of a sheet for spreadsheets, on behalf of the feed's creator and within
 * their quota. Not under `/api/v1`, because no key is used, errors are plain sentences, and an address pasted into a
 * cell should be short. The token gives access to nothing else.
 */
export function feedRoutes({
  config,
  log,
  accounts,
  projects,
}: {
  config: Config;
  log: Log;
  accounts: Accounts;
  projects: Pick<Projects, 'opened'>;
}): Hono<AppEnvironment> {
  const routes = new Hono<AppEnvironment>();

  routes.use(async (context, next) => {
    if (!isOwnHost(context.req.header('host'), config))
      throw new ApiProblem('FOREIGN_HOST', 'This site is not served under that name.');
    await next();
    context.header('referrer-policy', 'no-referrer');
    context.header('x-robots-tag', 'noindex');
  });

  routes.get('/:file', async context => {
    const { token, ending } = parseFileName(context.req.param('file'));
    const parts = await projects.opened();
    const feed = await feedFromToken(parts.database.kysely, token);
    if (feed === undefined) {
      const credentials = { authorization: undefined, address: context.get('clientAddress') };
      await spendQuota(context, await callerOf(accounts, config, credentials), costs.read);
      throw new ApiProblem('NOT_FOUND', feedNotFound);
    }
    await spendQuota(context, await callerOfAccount(accounts, config, feed.actor), costs.read);
    const content = await feedContent(parts, feed.actor, feed.sheetId, feed.source).catch((error: unknown) => {
      // A deleted sheet and one without access give the same error.
      throw problemFrom(error)?.code === 'NOT_FOUND' ? new ApiProblem('NOT_FOUND', feedNotFound) : error;
    });
    return sendResults(context, content, ending);
  });

  routes.all('*', () => {
    throw new ApiProblem('NOT_FOUND', feedNotFound);
  });

  routes.onError(async (error, context) => {
    const knownProblem = problemFrom(error) ?? problemFrom(await accounts.outage(error));
    if (knownProblem === undefined)
      log.error('failed', { requestId: context.get('requestId'), error: describeError(error) });
    const { code, message, headers } = knownProblem ?? new ApiProblem('UNEXPECTED', 'An unexpected error occurred.');
    annotateRequest({ refusal: code });
    return context.text(message, problems[code][0], { ...headers, 'cache-control': 'no-store' });
  });
  return routes;
}

/** The token and the file type in the last segment of an address. */
function parseFileName(file: string): { token: string; ending: FileType } {
  const [, token = '', ending] = /^(.*)\.(csv|json)$/.exec(file) ?? [];
  return { token, ending: ending === 'json' ? 'json' : 'csv' };
}
