import { Hono } from 'hono';
import { expect, test } from 'vitest';
import { createLog } from '../../http/log.ts';
import { ApiProblem, problemFrom } from '../problem.ts';
import { acceptsJsonLines, streamLines } from './run-response.ts';

/** Streams groups of lines that end with an error, if there is one; what was logged and how often it ended. */
function streamOf(groups: readonly (readonly string[])[], error?: Error, first?: IteratorResult<string[], void>) {
  const logged: string[] = [];
  const ended = { stream: 0, generator: 0 };
  async function* answers(): AsyncGenerator<readonly string[], void> {
    try {
      for (const group of groups) yield await Promise.resolve(group);
      if (error !== undefined) throw error;
    } finally {
      ended.generator += 1;
    }
  }
  const stream = streamLines(answers(), {
    log: createLog('info', line => logged.push(line)),
    requestId: 'abc',
    problemOf: cause => Promise.resolve(problemFrom(cause)),
    onEnd: () => {
      ended.stream += 1;
    },
    ...(first === undefined ? {} : { first }),
  });
  return { stream, logged, ended };
}
const textOf = (stream: ReadableStream<Uint8Array<ArrayBuffer>>) => new Response(stream).text();

test('groups of lines are sent in order, each line ended', async () => {
  const { stream, ended } = streamOf([['1', '2'], ['3']]);
  expect(await textOf(stream)).toBe('1\n2\n3\n');
  expect(ended).toEqual({ stream: 1, generator: 1 });
});

test('a first group that was read before is sent first', async () => {
  const { stream } = streamOf([['2']], undefined, { done: false, value: ['0', '1'] });
  expect(await textOf(stream)).toBe('0\n1\n2\n');
});

test('an error after the start is the last line, with its status, and is not logged', async () => {
  const { stream, logged, ended } = streamOf([['1']], new ApiProblem('NO_RESULTS', 'The run was stopped.'));
  const [first, last = ''] = (await textOf(stream)).trimEnd().split('\n');
  expect(first).toBe('1');
  expect(JSON.parse(last)).toMatchObject({
    problem: { code: 'NO_RESULTS', status: 409, detail: 'The run was stopped.', requestId: 'abc' },
  });
  expect(logged).toEqual([]);
  expect(ended).toEqual({ stream: 1, generator: 1 });
});

test('an internal error is logged with the request, and does not show its message', async () => {
  const { stream, logged } = streamOf([], new Error('secret detail'));
  const text = await textOf(stream);
  expect(JSON.parse(text)).toMatchObject({ problem: { code: 'UNEXPECTED', status: 500 } });
  expect(text).not.toContain('secret');
  expect(logged.join('')).toMatch(/"requestId":"abc".*secret detail/);
});

test('a reader that leaves ends the calculation', async () => {
  const { stream, ended } = streamOf([['1'], ['2'], ['3']]);
  const reader = stream.getReader();
  await reader.read();
  await reader.cancel();
  expect(ended).toEqual({ stream: 1, generator: 1 });
});

test.each([
  ['application/x-ndjson', true],
  ['application/ndjson;q=0.9', true],
  ['text/html, Application/X-NDJSON', true],
  ['application/json', false],
  ['application/x-ndjsonp', false],
  ['*/*', false],
  [undefined, false],
])('JSON lines are sent for the header "Accept: %s": %s', async (accept, lines) => {
  const app = new Hono().get('/', context => context.json(acceptsJsonLines(context)));
  const answer = await app.request('/', accept === undefined ? {} : { headers: { accept } });
  expect(await answer.json()).toBe(lines);
});
