import { setTimeout as wait } from 'node:timers/promises';
import type { Context, Hono } from 'hono';
import type { Accounts } from '../accounts/index.ts';
import {
  answersOf,
  beginRun,
  chunkSizes,
  linesOf,
  listRuns,
  mostUnfinished,
  removeRun,
  TooLong,
  type Bulk,
  type BulkRun,
} from '../bulk/index.ts';
import type { Database } from '../database/index.ts';
import type { Log } from '../http/log.ts';
import type { Tools } from '../tools/index.ts';
import { isDeeper, mustHaveType } from './body.ts';
import { keyOf, mustBeFor, type Caller } from './caller.ts';
import type { ApiEnvironment } from './environment.ts';
import { ApiProblem } from './problem.ts';
import { costs, spendBulkQuota, spendQuota } from './quota.ts';
import { asLines, streamedLines } from './run-answer.ts';

/** Maximum number of cases of a run, and bytes per case and in total. */
const mostCases = 1_000_000;
const longest = { line: 64 * 1024, whole: 512 * 1024 * 1024 };
/** Maximum nesting of a case: a row of a table. */
const deepest = 10;
/** Polling interval for the next results, in milliseconds. */
const lookAgain = 500;

interface BulkRouteParts {
  tools: Tools;
  log: Log;
  bulk: Bulk;
  accounts: Pick<Accounts, 'opened'>;
  caller: (context: Context<ApiEnvironment>) => Promise<Caller>;
}

/**
 * Adds the routes of bulk runs: cases are uploaded as JSON lines, calculated in the background, and the results
 * streamed as JSON lines.
 */
export function addBulkRoutes(routes: Hono<ApiEnvironment>, parts: BulkRouteParts): void {
  const asked = async (context: Context<ApiEnvironment>) => {
    const asks = await parts.caller(context);
    const { user } = keyOf(asks);
    mustBeFor(asks, 'calculate');
    await spendQuota(context, asks, costs.look);
    context.header('cache-control', 'no-store');
    const { database } = await parts.accounts.opened();
    return { asks, userId: user.id, database };
  };
  const own = async (context: Context<ApiEnvironment>) => {
    const { userId, database } = await asked(context);
    const [run] = await listRuns(database.kysely, userId, context.req.param('run') ?? '');
    if (run === undefined) throw noRun();
    return { run, database, userId };
  };

  routes.get('/bulk-runs', async context => {
    const { database, userId } = await asked(context);
    return context.json({ runs: await listRuns(database.kysely, userId) });
  });

  routes.post('/bulk-runs', async context => {
    const { asks, database, userId } = await asked(context);
    mustHaveType(context, /^application\/(x-)?ndjson\s*(;|$)/i, 'application/x-ndjson, a case a line');
    if (asks.plan !== 'pro') throw new ApiProblem('NEEDS_PRO', 'Bulk runs need a key of an account that has Pro.');
    const { tool, long } = await bulkTool(parts.tools, context.req.query('tool'));
    const runId = await beginRun(database, { userId, tool, working: workingAsked(context) });
    if (runId === undefined)
      throw new ApiProblem(
        'TOO_MANY_AT_ONCE',
        `${mostUnfinished} bulk runs of an account may be unfinished. Wait for one of them, or remove one.`,
        {},
        { 'retry-after': '30' },
      );
    try {
      const count = await parts.bulk.receive(database, runId, casesIn(context, asks), long);
      if (count === 0) throw new ApiProblem('INVALID_INPUT', 'The body has no cases. Send one a line.');
    } catch (error) {
      await removeRun(database.kysely, runId);
      throw error;
    }
    const [run] = await listRuns(database.kysely, userId, runId);
    return context.json(run, 201, { location: `/api/v1/bulk-runs/${runId}` });
  });

  routes.get('/bulk-runs/:run', async context => context.json((await own(context)).run));

  routes.delete('/bulk-runs/:run', async context => {
    const { run, database } = await own(context);
    await removeRun(database.kysely, run.id);
    return context.body(null, 204);
  });

  routes.get('/bulk-runs/:run/answers', async context => {
    const { run, database, userId } = await own(context);
    if (run.state === 'receiving')
      throw new ApiProblem('NO_RESULTS', 'The cases of this run are still being received.');
    const from = fromAsked(context, run);
    const answers = answerLines(database, userId, run.id, from);
    return context.body(streamedLines(answers, { log: parts.log, requestId: context.get('requestId') }), 200, asLines);
  });
}

const noRun = () => new ApiProblem('NOT_FOUND', 'There is no such bulk run. It may have been removed.');

/**
 * The calculator of a bulk run.
 * @throws {ApiProblem} if it combines its cases.
 */
async function bulkTool(tools: Tools, named: string | undefined): Promise<{ tool: string; long: boolean }> {
  if (named === undefined || named === '')
    throw new ApiProblem('INVALID_INPUT', 'The address must name the calculator: /bulk-runs?tool=…');
  const { long, together } = await tools.describe(named);
  if (together)
    throw new ApiProblem('REFUSED', 'This calculator sees its cases as one, so they cannot be worked at in parts.');
  return { tool: named, long };
}

function workingAsked(context: Context): boolean {
  const asked = context.req.query('working') ?? 'false';
  if (asked === 'true' || asked === 'false') return asked === 'true';
  throw new ApiProblem('INVALID_INPUT', 'The parameter "working" must be true or false.');
}

/** The index of the first case whose result is requested, from 0. */
function fromAsked(context: Context, { cases }: BulkRun): number {
  const asked = context.req.query('from') ?? '0';
  const from = /^\d{1,7}$/.test(asked) ? Number(asked) : NaN;
  if (from < cases) return from;
  throw new ApiProblem('INVALID_INPUT', `The parameter "from" must be the place of a case, 0 to ${cases - 1}.`);
}

/** The cases of a body as JSON lines, counted and charged to the quota. */
async function* casesIn(context: Context, asks: Caller): AsyncGenerator<string, void> {
  const { body } = context.req.raw;
  if (body === null) return;
  let count = 0;
  try {
    for await (const line of linesOf(body, longest)) {
      if (count === mostCases)
        throw new ApiProblem('TOO_MANY_CASES', `A bulk run has up to ${mostCases.toLocaleString('en')} cases.`);
      mustBeCase(line, count);
      yield line;
      count += 1;
    }
  } catch (error) {
    if (!(error instanceof TooLong)) throw error;
    throw error.what === 'line'
      ? new ApiProblem('BODY_TOO_LARGE', `Case ${count + 1}: a case has up to 64 kB.`, { case: count })
      : new ApiProblem('BODY_TOO_LARGE', 'A bulk run has up to 512 MB.');
  }
  await spendBulkQuota(asks, count);
}

function mustBeCase(line: string, place: number): void {
  let given: unknown;
  try {
    given = JSON.parse(line);
  } catch {
    throw new ApiProblem('MALFORMED_JSON', `Case ${place + 1}: the line is not valid JSON.`, { case: place });
  }
  if (typeof given !== 'object' || given === null || Array.isArray(given) || isDeeper(given, deepest))
    throw new ApiProblem('INVALID_INPUT', `Case ${place + 1}: a line must be an object of fields.`, { case: place });
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
  for (const [place, cases] of sizes.entries()) {
    const skipped = Math.max(0, from - first);
    first += cases;
    if (skipped >= cases) continue;
    let answers = await answersOf(kysely, runId, place);
    while (answers === undefined) {
      const [run] = await listRuns(kysely, userId, runId);
      if (run === undefined) throw noRun();
      if (run.stopped !== null) throw new ApiProblem('NO_RESULTS', `The run was stopped: ${run.stopped}`);
      await wait(lookAgain, undefined, { ref: false });
      answers = await answersOf(kysely, runId, place);
    }
    yield skipped === 0 ? [answers] : answers.split('\n').slice(skipped);
  }
}
