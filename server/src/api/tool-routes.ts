import type { Context, Hono } from 'hono';
import { z } from 'zod';
import type { DescribedTool, JsonObject } from '../engine/index.ts';
import type { Log } from '../http/log.ts';
import type { AskedCases, Tools } from '../tools/index.ts';
import { exploreBody, fluidBody, mustHaveType, readBody, readRaw, runBody } from './body.ts';
import { mustBeFor, type Caller } from './caller.ts';
import type { ApiEnvironment } from './environment.ts';
import { ApiProblem } from './problem.ts';
import { costs, fewCases, quotas, spendQuota, type UnderWayByCaller } from './quota.ts';
import { linesAnswer, wantsLines, wholeAnswer } from './run-answer.ts';

/** The catalogue changes only with a deployment. */
export const kept = { 'cache-control': 'public, max-age=300' };

interface ToolRouteParts {
  tools: Tools;
  log: Log;
  /** Identifies the caller. */
  caller: (context: Context<ApiEnvironment>) => Promise<Caller>;
  underWay: UnderWayByCaller;
}

/** Adds the routes of calculators: the public catalogue, runs and analyses. */
export function addToolRoutes(routes: Hono<ApiEnvironment>, parts: ToolRouteParts): void {
  const { tools, caller, underWay } = parts;

  routes.get('/tools', async context => {
    const found = await tools.list(context.req.query('search') ?? '');
    return context.json({ tools: found }, 200, kept);
  });

  // A wildcard, because the id of a calculator may contain an unencoded slash.
  routes.get('/tools/*', async context => {
    const { id, act } = named(context);
    if (act === 'run' || act === 'explore') throw wrongMethod('POST');
    const described = await tools.describe(id);
    return context.json(act === 'schema' ? runSchema(described) : toolView(described), 200, kept);
  });

  routes.post('/tools/*', async context => {
    const { id, act } = named(context);
    if (act !== 'run' && act !== 'explore') throw wrongMethod('GET');
    const asks = await caller(context);
    mustBeFor(asks, 'calculate');
    const { long } = await tools.describe(id);
    return act === 'run'
      ? run(context, parts, asks, { id, long, underWay })
      : explore(context, tools, asks, id, underWay);
  });

  routes.post('/fluids/state', async context => {
    const asks = await caller(context);
    mustBeFor(asks, 'calculate');
    const { fluid, working = false } = await readBody(context, fluidBody);
    await spendQuota(context, asks, costs.look);
    const { tool, answer } = await tools.fluidState({ working, pro: asks.plan === 'pro' }, fluid);
    const { engine } = await tools.describe(tool);
    const head = JSON.stringify({ tool, engine }).slice(0, -1);
    return context.body(`${head},"state":${answer}}`, 200, { 'content-type': 'application/json' });
  });

  addVerification(routes, parts, underWay);
}

async function run(
  context: Context<ApiEnvironment>,
  { tools, log }: ToolRouteParts,
  asks: Caller,
  { id, long, underWay }: { id: string; long: boolean; underWay: UnderWayByCaller },
): Promise<Response> {
  const body = await readBody(context, runBody);
  const cases = 'cases' in body ? body.cases : [body.case];
  const most = quotas[asks.plan].cases;
  if (cases.length > most)
    throw new ApiProblem('TOO_MANY_CASES', `Up to ${most.toLocaleString('en')} cases are taken at once.`);
  await spendQuota(context, asks, cases.length);
  const asked: AskedCases = { tool: id, cases, working: body.working ?? false, pro: asks.plan === 'pro' };
  const ended = long || cases.length > fewCases ? underWay.begin(asks) : () => undefined;
  let streams = false;
  try {
    if (!wantsLines(context)) return await wholeAnswer(context, tools, asked);
    const answer = await linesAnswer(context, { tools, log, requestId: context.get('requestId') }, asked, ended);
    streams = true;
    return answer;
  } finally {
    if (!streams) ended();
  }
}

async function explore(
  context: Context<ApiEnvironment>,
  tools: Tools,
  asks: Caller,
  id: string,
  underWay: UnderWayByCaller,
): Promise<Response> {
  const body = await readBody(context, exploreBody);
  await spendQuota(context, asks, costs.explore);
  const ended = underWay.begin(asks);
  try {
    const { engine } = await tools.describe(id);
    const { faults: _, ...answer } = await tools.explore(id, body, asks.plan === 'pro');
    return context.json({ tool: id, engine, answer });
  } finally {
    ended();
  }
}

function addVerification(routes: Hono<ApiEnvironment>, { tools, caller }: ToolRouteParts, underWay: UnderWayByCaller) {
  routes.post('/verify', async context => {
    const asks = await caller(context);
    mustBeFor(asks, 'calculate');
    mustHaveType(context, /^application\/(json|pdf)\s*(;|$)/i, 'application/json or application/pdf');
    const file = await readRaw(context);
    await spendQuota(context, asks, costs.verify);
    const ended = underWay.begin(asks);
    try {
      const keys = await context.get('publishedKeys')();
      return context.json(await tools.verify(file, keys, asks.plan === 'pro'));
    } finally {
      ended();
    }
  });
}

const act = z.enum(['schema', 'run', 'explore']);

/** The calculator of an address, and the action in its last segment, if it is one. */
function named(context: Context): { id: string; act: z.infer<typeof act> | undefined } {
  const path = context.req.path.slice('/api/v1/tools/'.length);
  const cut = path.lastIndexOf('/');
  const wanted = act.safeParse(path.slice(cut + 1));
  const id = wanted.success && cut > 0 ? path.slice(0, cut) : path;
  try {
    return { id: decodeURIComponent(id), act: wanted.success && cut > 0 ? wanted.data : undefined };
  } catch {
    throw new ApiProblem('NOT_FOUND', 'There is no such endpoint.');
  }
}

function wrongMethod(allowed: 'GET' | 'POST'): ApiProblem {
  return new ApiProblem('METHOD_NOT_ALLOWED', `This is asked by ${allowed}.`, {}, { allow: allowed });
}

function toolView({ described, engine, long, together, examples }: DescribedTool): JsonObject {
  return { ...described, engine, takesLong: long, seenTogether: together, examples };
}

/** The JSON Schema of the body of a run. */
export function runSchema({ title, schema }: Pick<DescribedTool, 'title' | 'schema'>): JsonObject {
  const { type, title: _, ...ofCase } = schema;
  const working = { type: 'boolean', description: 'Whether every step is told, with equation, numbers and source.' };
  const body = (member: string, of: JsonObject) => ({
    type: 'object',
    properties: { [member]: of, working },
    required: [member],
    additionalProperties: false,
  });
  return {
    $schema: 'https://json-schema.org/draft/2020-12/schema',
    title: `Cases of ${title}`,
    oneOf: [
      body('cases', { type: 'array', minItems: 1, items: { $ref: '#/$defs/case' } }),
      body('case', { $ref: '#/$defs/case' }),
    ],
    $defs: { case: { type, ...ofCase } },
  };
}
