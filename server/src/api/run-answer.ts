import type { Context } from 'hono';
import { describe, type Log } from '../http/log.ts';
import type { AskedCases, Tools } from '../tools/index.ts';
import { ApiProblem, problemBody, toldProblem } from './problem.ts';

/** Most cases that are answered as one JSON text. */
const mostInOne = 1000;
const encoder = new TextEncoder();

/** Whether answers are wanted a line each. */
export function wantsLines(context: Context): boolean {
  return /\bapplication\/(x-)?ndjson\b/i.test(context.req.header('accept') ?? '');
}

/** Cases worked through as one JSON text, in the form of the command line. */
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
 * Cases worked through, an answer a line in their order, each as soon as it is there. No more is worked at than is read. What ends it
 * before its time is a problem on the last line. `ended` is told when nothing more comes, or nobody reads any more.
 */
export async function linesAnswer(
  context: Context,
  { tools, log, requestId }: { tools: Tools; log: Log; requestId: string },
  asked: AskedCases,
  ended: () => void,
): Promise<Response> {
  const { engine } = await tools.describe(asked.tool);
  const answers = tools.stream(asked);
  // What cannot begin is answered by its status.
  const first = await answers.next();
  const lines = streamedLines(answers, { log, requestId, first, ended });
  return context.body(lines, 200, { ...asLines, 'x-engine': engine });
}

/** The type of answers that are a line each. */
export const asLines = { 'content-type': 'application/x-ndjson' };

interface LinesParts {
  log: Log;
  requestId: string;
  /** What was taken of them already. */
  first?: IteratorResult<readonly string[], void>;
  /** Is told when nothing more comes, or nobody reads any more. */
  ended?: () => void;
}

/** Lines as a body, some at a time and no more than are read. What ends them before their time is a problem on the last line. */
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
