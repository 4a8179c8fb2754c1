import type { Context } from 'hono';
import { describeError, type Log } from '../../http/log.ts';
import type { CasesRequest, Tools } from '../../tools/index.ts';
import { ApiProblem, problemBody } from '../problem.ts';

/** Maximum number of cases in one JSON response. */
const maxCasesInOne = 1000;
const encoder = new TextEncoder();

/** Whether the client accepts JSON lines. */
export function acceptsJsonLines(context: Context): boolean {
  return /\bapplication\/(x-)?ndjson\b/i.test(context.req.header('accept') ?? '');
}

/** The results of cases as one JSON response, in the format of the command line. */
export async function jsonResponse(context: Context, tools: Tools, request: CasesRequest): Promise<Response> {
  if (request.cases.length > maxCasesInOne)
    throw new ApiProblem(
      'TOO_MANY_CASES',
      `More than ${maxCasesInOne.toLocaleString('en')} cases are returned one per line only: send "Accept: application/x-ndjson".`,
    );
  const { engine } = await tools.describe(request.tool);
  const { answers, together } = await tools.run(request);
  const head = `{"tool":${JSON.stringify(request.tool)},"engine":${JSON.stringify(engine)},"cases":[`;
  return context.body(`${head}${answers.join(',')}]${together === undefined ? '' : `,"together":${together}`}}`, 200, {
    'content-type': 'application/json',
  });
}

/**
 * Streams the results of cases as JSON lines, in order and each as soon as it is calculated, with back-pressure. An
 * error after the start is a problem on the last line. `onEnd` is called when the stream ends or is cancelled.
 */
export async function linesResponse(
  context: Context,
  { tools, ...parts }: { tools: Tools } & Pick<LinesParts, 'log' | 'requestId' | 'problemOf'>,
  request: CasesRequest,
  onEnd: () => void,
): Promise<Response> {
  const { engine } = await tools.describe(request.tool);
  const answers = tools.stream(request);
  // An error before the first result determines the status.
  const first = await answers.next();
  const lines = streamLines(answers, { ...parts, first, onEnd });
  return context.body(lines, 200, { ...linesHeaders, 'x-engine': engine });
}

/** The content type of JSON lines. */
export const linesHeaders = { 'content-type': 'application/x-ndjson' };

/** Returns the problem to report for an error, outages of the database included; undefined for internal errors. */
export type ProblemOf = (error: unknown) => Promise<ApiProblem | undefined>;

interface LinesParts {
  log: Log;
  requestId: string;
  problemOf: ProblemOf;
  /** The first item, if already read. */
  first?: IteratorResult<readonly string[], void>;
  /** Called when the stream ends or is cancelled. */
  onEnd?: () => void;
}

/** Streams lines as a body, with back-pressure. An error is a problem on the last line. */
export function streamLines(
  answers: AsyncGenerator<readonly string[], void>,
  { log, requestId, problemOf, first, onEnd = () => undefined }: LinesParts,
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
        const knownProblem = await problemOf(error);
        if (knownProblem === undefined) log.error('failed', { requestId, error: describeError(error) });
        const problem = knownProblem ?? new ApiProblem('UNEXPECTED', 'An unexpected error occurred.');
        controller.enqueue(encoder.encode(`${JSON.stringify({ problem: problemBody(problem, requestId) })}\n`));
      }
      onEnd();
      controller.close();
    },
    async cancel() {
      onEnd();
      await answers.return();
    },
  });
}
