import { setTimeout as wait } from 'node:timers/promises';
import type { Context, Hono } from 'hono';
import type { Accounts } from '../../accounts/index.ts';
import {
  resultsOfChunk,
  createRun,
  chunkSizes,
  linesOf,
  listRuns,
  maxUnfinished,
  removeRun,
  TooLongError,
  type Bulk,
  type BulkRun,
} from '../../bulk/index.ts';
import type { Database } from '../../database/index.ts';
import type { Log } from '../../http/log.ts';
import type { Tools } from '../../tools/index.ts';
import { isDeeperThan, requireContentType } from '../body.ts';
import { keyOf, requireScope, type Caller } from '../caller.ts';
import type { ApiEnvironment } from '../environment.ts';
import { ApiProblem } from '../problem.ts';
import { costs, spendBulkQuota, spendQuota } from '../quota.ts';
import { linesHeaders, streamLines, type ProblemOf } from './run-response.ts';

/** Maximum number of cases of a run, and bytes per case and in total. */
const maxCases = 1_000_000;
const maxBytes = { line: 64 * 1024, whole: 512 * 1024 * 1024 };
/** Maximum number of lines, including blank ones. */
const maxLines = 2 * maxCases;
/** Maximum nesting of a case: a row of a table. */
const maxDepth = 10;
/** Polling interval for the next results, in milliseconds. */
const pollMilliseconds = 500;

interface BulkRouteParts {
  tools: Tools;
  log: Log;
  problemOf: ProblemOf;
  bulk: Bulk;
  accounts: Pick<Accounts, 'opened'>;
  caller: (context: Context<ApiEnvironment>) => Promise<Caller>;
}

/**
 * Adds the routes of bulk runs: cases are uploaded as JSON lines, calculated in the background, and the results
 * streamed as JSON lines.
 */
export function addBulkRoutes(routes: Hono<ApiEnvironment>, parts: BulkRouteParts): void {
  const authorised = async (context: Context<ApiEnvironment>) => {
    const caller = await parts.caller(context);
    const { user } = keyOf(caller);
    requireScope(caller, 'calculate');
    await spendQuota(context, caller, costs.read);
    context.header('cache-control', 'no-store');
    const { database } = await parts.accounts.opened();
    return { caller, userId: user.id, database };
  };
  const ownRun = async (context: Context<ApiEnvironment>) => {
    const { userId, database } = await authorised(context);
    const [run] = await listRuns(database.kysely, userId, context.req.param('run') ?? '');
    if (run === undefined) throw runNotFound();
    return { run, database, userId };
  };

  routes.get('/bulk-runs', async context => {
    const { database, userId } = await authorised(context);
    return context.json({ runs: await listRuns(database.kysely, userId) });
  });

  routes.post('/bulk-runs', async context => {
    const { caller, database, userId } = await authorised(context);
    requireContentType(context, /^application\/(x-)?ndjson\s*(;|$)/i, 'application/x-ndjson, one case per line');
    if (caller.plan !== 'pro') throw new ApiProblem('NEEDS_PRO', 'Bulk runs need a key of an account with Pro.');
    const { tool, isExpensive } = await bulkTool(parts.tools, context.req.query('tool'));
    const runId = await createRun(database, { userId, tool, working: workingParameter(context) });
    if (runId === undefined)
      throw new ApiProblem(
        'TOO_MANY_AT_ONCE',
        `${maxUnfinished} bulk runs of an account can be unfinished at a time. Wait for one to finish, or delete one.`,
        {},
        { 'retry-after': '30' },
      );
    try {
      const count = await parts.bulk.receive(database, runId, casesIn(context, caller), isExpensive);
      if (count === 0) throw new ApiProblem('INVALID_INPUT', 'The body has no cases. Send one per line.');
    } catch (error) {
      await removeRun(database.kysely, runId);
      throw error;
    }
    const [run] = await listRuns(database.kysely, userId, runId);
    return context.json(run, 201, { location: `/api/v1/bulk-runs/${runId}` });
  });

  routes.get('/bulk-runs/:run', async context => context.json((await ownRun(context)).run));

  routes.delete('/bulk-runs/:run', async context => {
    const { run, database } = await ownRun(context);
    await removeRun(database.kysely, run.id);
    return context.body(null, 204);
  });

  routes.get('/bulk-runs/:run/answers', async context => {
    const { run, database, userId } = await ownRun(context);
    if (run.state === 'receiving')
      throw new ApiProblem('NO_RESULTS', 'The cases of this run are still being received.');
    const from = fromParameter(context, run);
    const answers = answerLines(database, userId, run.id, from);
    return context.body(
      streamLines(answers, { log: parts.log, problemOf: parts.problemOf, requestId: context.get('requestId') }),
      200,
      linesHeaders,
    );
  });
}

const runNotFound = () => new ApiProblem('NOT_FOUND', 'There is no such bulk run. It may have been deleted.');

/**
 * The calculator of a bulk run.
 * @throws {ApiProblem} if it combines its cases.
 */
async function bulkTool(tools: Tools, named: string | undefined): Promise<{ tool: string; isExpensive: boolean }> {
  if (named === undefined || named === '')
    throw new ApiProblem('INVALID_INPUT', 'The address must name the calculator: /bulk-runs?tool=…');
  const { isExpensive, together } = await tools.describe(named);
  if (together)
    throw new ApiProblem('REFUSED', 'This calculator combines its cases, so they cannot be calculated in parts.');
  return { tool: named, isExpensive };
}

function workingParameter(context: Context): boolean {
  const authorised = context.req.query('working') ?? 'false';
  if (authorised === 'true' || authorised === 'false') return authorised === 'true';
  throw new ApiProblem('INVALID_INPUT', 'The parameter "working" must be true or false.');
}

/** The index of the first case whose result is requested, from 0. */
function fromParameter(context: Context, { cases }: BulkRun): number {
  const authorised = context.req.query('from') ?? '0';
  const from = /^\d{1,7}$/.test(authorised) ? Number(authorised) : NaN;
  if (from < cases) return from;
  throw new ApiProblem('INVALID_INPUT', `The parameter "from" must be the index of a case, 0 to ${cases - 1}.`);
}

/** The cases of a body as JSON lines, counted and charged to the quota. */
async function* casesIn(context: Context, caller: Caller): AsyncGenerator<string, void> {
  const { body } = context.req.raw;
  if (body === null) return;
  let count = 0;
  try {
    for await (const line of linesOf(body, { ...maxBytes, lines: maxLines })) {
      if (count === maxCases)
        throw new ApiProblem('TOO_MANY_CASES', `A bulk run has up to ${maxCases.toLocaleString('en')} cases.`);
      requireCase(line, count);
      yield line;
      count += 1;
    }
  } catch (error) {
    if (!(error instanceof TooLongError)) throw error;
    if (error.what === 'line')
      throw new ApiProblem('BODY_TOO_LARGE', `Case ${count + 1}: a case has up to 64 kB.`, { case: count });
    throw error.what === 'lines'
      ? new ApiProblem(
          'TOO_MANY_CASES',
          `A bulk run has up to ${maxLines.toLocaleString('en')} lines, blank ones included.`,
        )
      : new ApiProblem('BODY_TOO_LARGE', 'A bulk run has up to 512 MB.');
  }
  await spendBulkQuota(caller, count);
}

function requireCase(line: string, index: number): void {
  let value: unknown;
  try {
    value = JSON.parse(line);
  } catch {
    throw new ApiProblem('MALFORMED_JSON', `Case ${index + 1}: the line is not valid JSON.`, { case: index });
  }
  if (typeof value !== 'object' || value === null || Array.isArray(value) || isDeeperThan(value, maxDepth))
    throw new ApiProblem('INVALID_INPUT', `Case ${index + 1}: a line must be an object of fields.`, { case: index });
}

/**
 * The results from a case on, a chunk at a time, each as soon as it is calculated.
 * @throws {ApiProblem} if the run is removed or stopped meanwhile.
 */
async function* answerLines(
  { kysely }: Pick<Database, 'kysely'>,
  userId: string,
  runId: string,
  from: number,
): AsyncGenerator<readonly string[], void> {
  const sizes = await chunkSizes(kysely, runId);
  let first = 0;
  for (const [index, cases] of sizes.entries()) {
    const skipped = Math.max(0, from - first);
    first += cases;
    if (skipped >= cases) continue;
    let answers = await resultsOfChunk(kysely, runId, index);
    while (answers === undefined) {
      const [run] = await listRuns(kysely, userId, runId);
      if (run === undefined) throw runNotFound();
      if (run.stopped !== null) throw new ApiProblem('NO_RESULTS', `The run was stopped: ${run.stopped}`);
      await wait(pollMilliseconds, undefined, { ref: false });
      answers = await resultsOfChunk(kysely, runId, index);
    }
    yield skipped === 0 ? [answers] : answers.split('\n').slice(skipped);
  }
}
