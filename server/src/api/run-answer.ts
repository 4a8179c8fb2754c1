import type { Context } from 'hono';
import { describe, type Log } from '../http/log.ts';
import type { AskedCases, Tools } from '../tools/index.ts';
import { ApiProblem, problemBody, toldProblem } from './problem.ts';

/** Maximum number of cases in one JSON response. */
const mostInOne = 1000;
const encoder = new TextEncoder();

/** Whether the client accepts JSON lines. */
export function wantsLines(context: Context): boolean {
  return /\bapplication\/(x-)?ndjson\b/i.test(context.req.header('accept') ?? '');
}

/** The results of cases as one JSON response, in the format of the command line. */
export async function wholeAnswer(context: Context, tools: Tools, asked: AskedCases): Promise<Response> {
  if (asked.cases.length > mostInOne)
    throw new ApiProblem(
      'TOO_MANY_CASES',
      `More than ${mostInOne.toLocaleString('en')} cases are answered a line each: ask with "Accept: application/x-ndjson".`,
    );
  const { engine } = await tools.describe(asked.tool);
  const { answers, together } = await tools.run(asked);
  const head = `{"tool":${JSON.stringify(asked.tool)},"engine":${JSON.stringify(engine)},"cases":[`;
  return context.body(`${head}${answers.join(',')}]${together === undefined ? '' : `,"together":${together}`}}`, 200, {
    'content-type': 'application/json',
  });
}

/**
 * Streams the results of cases as JSON lines, in order and each as soon as it is calculated, with back-pressure. An
 * error after the start is a problem on the last line. `ended` is called when the stream ends or is cancelled.
 */
export async function linesAnswer(
  context: Context,
  { tools, log, requestId }: { tools: Tools; log: Log; requestId: string },
  asked: AskedCases,
  ended: () => void,
): Promise<Response> {
  const { engine } = await tools.describe(asked.tool);
  const answers = tools.stream(asked);
  // An error before the first result determines the status.
  const first = await answers.next();
  const lines = streamedLines(answers, { log, requestId, first, ended });
  return context.body(lines, 200, { ...asLines, 'x-engine': engine });
}

/** The content type of JSON lines. */
export const asLines = { 'content-type': 'application/x-ndjson' };

interface LinesParts {
  log: Log;
  requestId: string;
  /** The first item, if already read. */
  first?: IteratorResult<readonly string[], void>;
  /** Called when the stream ends or is cancelled. */
  ended?: () => void;
}

/** Streams lines as a body, with back-pressure. An error is a problem on the last line. */
export function streamedLines(
  answers: AsyncGenerator<readonly string[], void>,
  { log, requestId, first, ended = () => undefined }: LinesParts,
): ReadableStream<Uint8Array<ArrayBuffer>> {
  let next = first;
  return new ReadableStream<Uint8Array<ArrayBuffer>>({
    async pull(controller) {
      try {
        next ??= await answers.next();
        if (next.done !== true) {
          controller.enqueue(encoder.encode(`${next.value.join('\n')}\n`));
          next = undefined;
          return;
        }
      } catch (error) {
        const told = toldProblem(error);
        if (told === undefined) log.error('failed', { requestId, error: describe(error) });
        const problem = told ?? new ApiProblem('UNEXPECTED', 'An unexpected error occurred.');
        controller.enqueue(encoder.encode(`${JSON.stringify({ problem: problemBody(problem, requestId) })}\n`));
      }
      ended();
      controller.close();
    },
    async cancel() {
      ended();
      await answers.return();
    },
  });
}
