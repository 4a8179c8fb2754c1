import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { z } from 'zod';
import {
  createApiKey,
  createUser,
  sendApiRequest,
  startTestServer,
  type ApiRequestOptions,
  type TestResponse,
  type TestServer,
} from '../../testing/index.ts';
import { bulkRun } from '../response-schemas.ts';

let server: TestServer;
let owner: Awaited<ReturnType<typeof createUser>>;
let key: string;
beforeAll(async () => {
  server = await startTestServer();
  owner = await createUser(server, 'pro');
  key = await createApiKey(owner);
});
afterAll(() => server.stop());

const ask = (path: string, options: ApiRequestOptions = {}) => sendApiRequest(server.origin, path, { key, ...options });
const send = (lines: readonly string[], options: ApiRequestOptions = {}, query = 'tool=steam-tables') =>
  ask(`/bulk-runs?${query}`, { raw: lines.join('\n'), type: 'application/x-ndjson', ...options });
const temperatures = (count: number) => Array.from({ length: count }, (_, at) => `{"temperature":${20 + at / 100}}`);
const started = async (lines: readonly string[]) => bulkRun.parse((await send(lines)).json).id;
const refusal = ({ status, json }: TestResponse) => [status, json?.['code'], json?.['case']];
const linesOf = (text: string) => text.trimEnd().split('\n');
const listed = async () => z.object({ runs: z.array(bulkRun) }).parse((await ask('/bulk-runs')).json).runs;

beforeEach(async () => {
  for (const { id } of await listed()) await ask(`/bulk-runs/${id}`, { method: 'DELETE' });
});

describe('the results of a bulk run', () => {
  test('can be read on from any case, within a chunk or at its border', async () => {
    const id = await started(temperatures(1203));
    const all = linesOf((await ask(`/bulk-runs/${id}/answers`)).text);
    expect(all).toHaveLength(1203);
    for (const from of [0, 1, 499, 500, 501, 999, 1000, 1202])
      expect(linesOf((await ask(`/bulk-runs/${id}/answers?from=${from}`)).text)).toEqual(all.slice(from));
    for (const from of ['1203', '-1', '1.5', 'x', '', '00000001'])
      expect((await ask(`/bulk-runs/${id}/answers?from=${from}`)).json).toMatchObject({
        status: 400,
        detail: 'The parameter "from" must be the index of a case, 0 to 1202.',
      });
  });

  test('end with a problem if the run is deleted while they are read', async () => {
    const id = await started(temperatures(20_000));
    const reading = await fetch(new URL(`/api/v1/bulk-runs/${id}/answers`, server.origin), {
      headers: { authorization: `Bearer ${key}` },
    });
    expect([reading.status, reading.headers.get('content-type')]).toEqual([200, 'application/x-ndjson']);
    expect((await ask(`/bulk-runs/${id}`, { method: 'DELETE' })).status).toBe(204);
    const last = linesOf(await reading.text()).at(-1) ?? '';
    expect(JSON.parse(last)).toMatchObject({ problem: { code: 'NOT_FOUND', status: 404 } });
  });

  test('include every step on request only', async () => {
    const run = bulkRun.parse((await send(['{"temperature":20}'], {}, 'tool=steam-tables&working=true')).json);
    expect(run.working).toBe(true);
    expect((await ask(`/bulk-runs/${run.id}/answers`)).text).toContain('"working":[');
    const short = await started(['{"temperature":20}']);
    expect((await ask(`/bulk-runs/${short}/answers`)).text).not.toContain('"working"');
  });
});

test('two runs of an account can be unfinished at a time', async () => {
  const answers = await Promise.all(Array.from({ length: 3 }, () => send(temperatures(20_000))));
  expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([201, 201, 429]);
  const refused = answers.find(({ status }) => status === 429);
  expect([refused?.json?.['code'], refused?.headers['retry-after']]).toEqual(['TOO_MANY_AT_ONCE', '30']);
  expect(await listed()).toHaveLength(2);
});

test('the newest run is listed first', async () => {
  const first = await started(['{}']);
  await ask(`/bulk-runs/${first}/answers`);
  const second = await started(['{}', '{}']);
  expect((await listed()).map(({ id, cases }) => [id, cases])).toEqual([
    [second, 2],
    [first, 1],
  ]);
});

describe('a case', () => {
  const nested = (levels: number): unknown => (levels === 0 ? 1 : { a: nested(levels - 1) });
  const padded = (length: number) => '{"temperature":20}'.padEnd(length, ' ');

  test.each([
    ['of 64 kB', padded(65_536), padded(65_537), [413, 'BODY_TOO_LARGE', 2]],
    ['nested in 10 levels', JSON.stringify(nested(10)), JSON.stringify(nested(11)), [400, 'INVALID_INPUT', 2]],
    ['that is an object', '{}', 'null', [400, 'INVALID_INPUT', 2]],
    ['that is JSON', '{}', '{', [400, 'MALFORMED_JSON', 2]],
  ])('%s is accepted, and one beyond that refuses the run, with its index', async (_, line, beyond, problem) => {
    expect((await send([line])).json).toMatchObject({ cases: 1 });
    const ids = (await listed()).map(({ id }) => id);
    expect(refusal(await send(['{}', '', '{}', beyond]))).toEqual(problem);
    expect((await listed()).map(({ id }) => id)).toEqual(ids);
  });
});

test('a bulk run needs a key with the scope of calculations and an account with Pro', async () => {
  const path = '/bulk-runs';
  expect(refusal(await sendApiRequest(server.origin, path))).toEqual([401, 'KEY_NEEDED', undefined]);
  const forProjects = await createApiKey(owner, ['projects:write']);
  expect(refusal(await ask(path, { key: forProjects }))).toEqual([403, 'NEEDS_SCOPE', undefined]);
  const free = await createApiKey(await createUser(server));
  expect((await ask(path, { key: free })).json).toEqual({ runs: [] });
  expect(refusal(await send(['{}'], { key: free }))).toEqual([403, 'NEEDS_PRO', undefined]);
  expect(refusal(await send(['{}'], { type: 'application/json' }))).toEqual([415, 'WRONG_TYPE', undefined]);
});

test.each([
  ['', [400, 'INVALID_INPUT', undefined]],
  ['tool=', [400, 'INVALID_INPUT', undefined]],
  ['tool=abacus', [404, 'UNKNOWN_TOOL', undefined]],
  ['tool=relief-valve-pro/scenario-register', [422, 'REFUSED', undefined]],
  ['tool=steam-tables&working=1', [400, 'INVALID_INPUT', undefined]],
])('a run with "?%s" is refused', async (query, problem) => {
  expect(refusal(await send(['{}'], {}, query))).toEqual(problem);
  expect(await listed()).toEqual([]);
});

test('a run of another account does not exist, nor do its results', async () => {
  const id = await started(['{}']);
  const other = await createApiKey(await createUser(server, 'pro'));
  for (const path of [`/bulk-runs/${id}`, `/bulk-runs/${id}/answers`, '/bulk-runs/none'])
    expect(refusal(await ask(path, { key: other }))).toEqual([404, 'NOT_FOUND', undefined]);
  expect(refusal(await ask(`/bulk-runs/${id}`, { key: other, method: 'DELETE' }))).toEqual([
    404,
    'NOT_FOUND',
    undefined,
  ]);
  expect(await listed()).toHaveLength(1);
});
