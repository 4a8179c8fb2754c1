import { Hono, type Context } from 'hono';
import type { ContentfulStatusCode } from 'hono/utils/http-status';
import type { Accounts } from '../accounts/index.ts';
import {
  callerOf,
  isDeeperThan,
  requireScope,
  spendQuota,
  problemFrom,
  type ConcurrencyLimiter,
} from '../api/index.ts';
import type { Config } from '../config.ts';
import type { AppEnvironment } from '../http/environment.ts';
import { readBytes } from '../http/json-body.ts';
import { describeError, type Log } from '../http/log.ts';
import { isOwnHost, isOwnOrigin } from '../http/origin.ts';
import type { Tools } from '../tools/index.ts';
import { refusalMessage } from './refusal.ts';
import type { ToolContext } from './tool.ts';

/** Maximum bytes of a message: some tens of cases, including tables. */
const maxMessageBytes = 512 * 1024;
/** Maximum nesting of a message: a row of a table in a case in the arguments of a call. */
const maxDepth = 16;

interface AssistantParts {
  config: Config;
  log: Log;
  accounts: Accounts;
  tools: Tools;
  concurrency: ConcurrencyLimiter;
}

/**
 * `/mcp`: the calculators as Model Context Protocol tools over streamable HTTP without sessions: each message is a POST
 * with a JSON response. Keys, quota and Pro are as in the API; cookies are ignored. The protocol library is loaded with
 * the first message.
 */
export function assistantRoutes(parts: AssistantParts): Hono<AppEnvironment> {
  const { config, log, accounts } = parts;
  const routes = new Hono<AppEnvironment>();

  routes.post('/', async context => {
    if (!isOwnHost(context.req.header('host'), config))
      return refused(context, 421, 'This site is not served under that name.');
    // Protects against DNS rebinding: a page of another site must not reach a local server through its visitor's
    // browser.
    const origin = context.req.header('origin');
    if (origin !== undefined && !isOwnOrigin(origin, config))
      return refused(context, 403, 'Messages from a page of another site are not answered.');
    const read = await readMessage(context);
    if ('problem' in read) return refused(context, read.status, read.problem);
    const toolContext = toolContextFor(context, parts);
    const { answerMessage } = await import('./session.ts');
    const answer = await answerMessage(context.req.raw, read.message, toolContext, async error => {
      const knownProblem = problemFrom(error) ?? problemFrom(await accounts.outage(error));
      if (knownProblem !== undefined) return refusalMessage(knownProblem, toolContext.site);
      log.error('failed', { error: describeError(error) });
      return `An unexpected error occurred. It is logged under ${context.get('requestId')}.`;
    });
    const text = await answer.text();
    if (text === '') return context.body(null, 202);
    return context.body(text, answer.status as ContentfulStatusCode, {
      'content-type': 'application/json',
      'cache-control': 'no-store',
    });
  });

  routes.all('/', context =>
    refused(context, 405, 'Send messages by POST. Each is answered on its own: there is no stream and no session.'),
  );
  return routes;
}

/** A JSON-RPC error for what is refused before a message is read. */
function refused(context: Context, status: 400 | 403 | 405 | 413 | 421, message: string): Response {
  const error = { jsonrpc: '2.0', error: { code: status === 400 ? -32_700 : -32_000, message }, id: null };
  return context.json(error, status, { 'cache-control': 'no-store', ...(status === 405 ? { allow: 'POST' } : {}) });
}

async function readMessage(context: Context): Promise<{ message: unknown } | { status: 400 | 413; problem: string }> {
  const bytes = await readBytes(context.req.raw, maxMessageBytes);
  if (bytes === undefined) return { status: 413, problem: `A message can be at most ${maxMessageBytes / 1024} kB.` };
  try {
    const message: unknown = JSON.parse(bytes.toString('utf8'));
    // The protocol no longer has batches, and one would allow a hundred requests at once.
    if (Array.isArray(message)) return { status: 400, problem: 'Send one message in a request.' };
    if (isDeeperThan(message, maxDepth)) return { status: 400, problem: 'The message is nested too deeply.' };
    return { message };
  } catch {
    return { status: 400, problem: 'The message is not valid JSON.' };
  }
}

function toolContextFor(
  context: Context<AppEnvironment>,
  { config, accounts, tools, concurrency }: AssistantParts,
): ToolContext {
  return {
    tools,
    site: config.publicUrl ?? new URL(context.req.url).origin,
    begin: caller => concurrency.begin(caller),
    async spend(amount) {
      const caller = await callerOf(accounts, config, {
        authorization: context.req.header('authorization'),
        address: context.get('clientAddress'),
      });
      requireScope(caller, 'calculate');
      await spendQuota(context, caller, amount);
      return caller;
    },
  };
}
