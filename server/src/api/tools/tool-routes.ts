import type { Context, Hono } from 'hono';
import { z } from 'zod';
import type { DescribedTool, JsonObject } from '../../engine/index.ts';
import type { Log } from '../../http/log.ts';
import type { CasesRequest, Tools } from '../../tools/index.ts';
import { exploreBody, fluidBody, requireContentType, readBody, readRaw, runBody } from '../body.ts';
import { requireScope, type Caller } from '../caller.ts';
import type { ApiEnvironment } from '../environment.ts';
import { ApiProblem } from '../problem.ts';
import { costs, maxQuickCases, quotas, spendQuota, type ConcurrencyLimiter } from '../quota.ts';
import { linesResponse, acceptsJsonLines, jsonResponse, type ProblemOf } from './run-response.ts';

/** The catalogue changes only with a deployment. */
export const catalogueCaching = { 'cache-control': 'public, max-age=300' };

interface ToolRouteParts {
  tools: Tools;
  log: Log;
  problemOf: ProblemOf;
  /** Identifies the caller. */
  caller: (context: Context<ApiEnvironment>) => Promise<Caller>;
  concurrency: ConcurrencyLimiter;
}

/** Adds the routes of calculators: the public catalogue, runs and analyses. */
export function addToolRoutes(routes: Hono<ApiEnvironment>, parts: ToolRouteParts): void {
  const { tools, caller, concurrency } = parts;

  routes.get('/tools', async context => {
    const found = await tools.list(context.req.query('search') ?? '');
    return context.json({ tools: found }, 200, catalogueCaching);
  });

  // A wildcard, because the id of a calculator may contain an unencoded slash.
  routes.get('/tools/*', async context => {
    const { id, act } = parseToolPath(context);
    if (act === 'run' || act === 'explore') throw wrongMethod('POST');
    const described = await tools.describe(id);
    return context.json(act === 'schema' ? runSchema(described) : toolView(described), 200, catalogueCaching);
  });

  routes.post('/tools/*', async context => {
    const { id, act } = parseToolPath(context);
    if (act !== 'run' && act !== 'explore') throw wrongMethod('GET');
    const keyCaller = await caller(context);
    requireScope(keyCaller, 'calculate');
    const { isExpensive } = await tools.describe(id);
    return act === 'run'
      ? run(context, parts, keyCaller, { id, isExpensive, concurrency })
      : explore(context, tools, keyCaller, id, concurrency);
  });

  routes.post('/fluids/state', async context => {
    const keyCaller = await caller(context);
    requireScope(keyCaller, 'calculate');
    const { fluid, working = false } = await readBody(context, fluidBody);
    await spendQuota(context, keyCaller, costs.read);
    const { tool, answer } = await tools.fluidState({ working, pro: keyCaller.plan === 'pro' }, fluid);
    const { engine } = await tools.describe(tool);
    const head = JSON.stringify({ tool, engine }).slice(0, -1);
    return context.body(`${head},"state":${answer}}`, 200, { 'content-type': 'application/json' });
  });

  addVerification(routes, parts, concurrency);
}

async function run(
  context: Context<ApiEnvironment>,
  { tools, log, problemOf }: ToolRouteParts,
  keyCaller: Caller,
  { id, isExpensive, concurrency }: { id: string; isExpensive: boolean; concurrency: ConcurrencyLimiter },
): Promise<Response> {
  const body = await readBody(context, runBody);
  const cases = 'cases' in body ? body.cases : [body.case];
  const maxCases = quotas[keyCaller.plan].cases;
  if (cases.length > maxCases)
    throw new ApiProblem('TOO_MANY_CASES', `Up to ${maxCases.toLocaleString('en')} cases are accepted at once.`);
  await spendQuota(context, keyCaller, cases.length);
  const request: CasesRequest = { tool: id, cases, working: body.working ?? false, pro: keyCaller.plan === 'pro' };
  const endRequest = isExpensive || cases.length > maxQuickCases ? concurrency.begin(keyCaller) : () => undefined;
  let isStreaming = false;
  try {
    if (!acceptsJsonLines(context)) return await jsonResponse(context, tools, request);
    const answer = await linesResponse(
      context,
      { tools, log, problemOf, requestId: context.get('requestId') },
      request,
      endRequest,
    );
    isStreaming = true;
    return answer;
  } finally {
    if (!isStreaming) endRequest();
  }
}

async function explore(
  context: Context<ApiEnvironment>,
  tools: Tools,
  keyCaller: Caller,
  id: string,
  concurrency: ConcurrencyLimiter,
): Promise<Response> {
  const body = await readBody(context, exploreBody);
  await spendQuota(context, keyCaller, costs.explore);
  const endRequest = concurrency.begin(keyCaller);
  try {
    const { engine } = await tools.describe(id);
    const { faults: _, ...answer } = await tools.explore(id, body, keyCaller.plan === 'pro');
    return context.json({ tool: id, engine, answer });
  } finally {
    endRequest();
  }
}

function addVerification(
  routes: Hono<ApiEnvironment>,
  { tools, caller }: ToolRouteParts,
  concurrency: ConcurrencyLimiter,
) {
  routes.post('/verify', async context => {
    const keyCaller = await caller(context);
    requireScope(keyCaller, 'calculate');
    requireContentType(context, /^application\/(json|pdf)\s*(;|$)/i, 'application/json or application/pdf');
    const file = await readRaw(context);
    await spendQuota(context, keyCaller, costs.verify);
    const endRequest = concurrency.begin(keyCaller);
    try {
      const keys = await context.get('publishedKeys')();
      return context.json(await tools.verify(file, keys, keyCaller.plan === 'pro'));
    } finally {
      endRequest();
    }
  });
}

const act = z.enum(['schema', 'run', 'explore']);

/** The calculator of an address, and the action in its last segment, if it is one. */
function parseToolPath(context: Context): { id: string; act: z.infer<typeof act> | undefined } {
  const path = context.req.path.slice('/api/v1/tools/'.length);
  const cut = path.lastIndexOf('/');
  const action = act.safeParse(path.slice(cut + 1));
  const id = action.success && cut > 0 ? path.slice(0, cut) : path;
  try {
    return { id: decodeURIComponent(id), act: action.success && cut > 0 ? action.data : undefined };
  } catch {
    throw new ApiProblem('NOT_FOUND', 'There is no such endpoint.');
  }
}

function wrongMethod(allowed: 'GET' | 'POST'): ApiProblem {
  return new ApiProblem('METHOD_NOT_ALLOWED', `Use ${allowed} here.`, {}, { allow: allowed });
}

function toolView({ described, engine, isExpensive, together, examples }: DescribedTool): JsonObject {
  return { ...described, engine, takesLong: isExpensive, seenTogether: together, examples };
}

/** The JSON Schema of the body of a run. */
function runSchema({ title, schema }: Pick<DescribedTool, 'title' | 'schema'>): JsonObject {
  const { type, title: _, ...ofCase } = schema;
  const working = { type: 'boolean', description: 'Whether to include every step, with equation, numbers and source.' };
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
