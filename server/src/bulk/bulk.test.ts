import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { z } from 'zod';
import { bulkRun } from '../api/response-schemas.ts';
import {
  createApiKey,
  sendApiRequest,
  createUser,
  startTestServer,
  type TestResponse,
  type ApiRequestOptions,
  type TestServer,
} from '../testing/index.ts';

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
const refusal = ({ status, json }: TestResponse) => [status, json?.['code'], json?.['detail']];
const sendCases = (cases: readonly string[], path = '/bulk-runs?tool=steam-tables', options: ApiRequestOptions = {}) =>
  ask(path, { raw: cases.join('\n'), type: 'application/x-ndjson', ...options });
const temperatures = (count: number) =>
  Array.from({ length: count }, (_, place) => JSON.stringify({ temperature: 50 + place / 100 }));
const run = z.strictObject(bulkRun.shape);
const begun = async (cases: readonly string[]) => run.parse((await sendCases(cases)).json);
const linesOf = ({ text }: TestResponse) => text.trimEnd().split('\n');

describe('a bulk run', () => {
  test('returns each result in its place, as a batch does, or the reason why there is none', async () => {
    const cases = temperatures(1203);
    cases[700] = '{"temprature":100}';
    const made = await sendCases(cases);
    const { id, state } = run.parse(made.json);
    expect([made.status, made.headers['location'], state]).toEqual([201, `/api/v1/bulk-runs/${id}`, 'working']);
    const answers = linesOf(await ask(`/bulk-runs/${id}/answers`));
    const body = { cases: [300, 700, 1202].map((place): unknown => JSON.parse(cases[place] ?? '')) };
    const batch = linesOf(await ask('/tools/steam-tables/run', { body, accept: 'application/x-ndjson' }));
    expect(answers).toHaveLength(1203);
    expect([300, 1202].map(place => answers[place])).toEqual([batch[0], batch[2]]);
    expect(answers[700]).toBe(batch[1]?.replace('Case 2:', 'Case 701:'));
    expect(answers[700]).toContain('Case 701: steam-tables has no field');
    const { json } = await ask(`/bulk-runs/${id}`);
    expect(json).toMatchObject({ state: 'done', cases: 1203, answered: 1203, tool: 'steam-tables', stopped: null });
    expect(run.parse(json).engines).toHaveLength(1);
    expect(linesOf(await ask(`/bulk-runs/${id}/answers?from=1100`))).toEqual(answers.slice(1100));
    expect((await ask('/bulk-runs')).json).toEqual({ runs: [json] });
    expect((await ask(`/bulk-runs/${id}`, { method: 'DELETE' })).status).toBe(204);
    expect(refusal(await ask(`/bulk-runs/${id}`))[0]).toBe(404);
  });

  test('is not accessible to others', async () => {
    const { id } = await begun(temperatures(1));
    const other = await createApiKey(await createUser(server, 'pro'));
    for (const [path, options] of [
      [`/bulk-runs/${id}`, {}],
      [`/bulk-runs/${id}/answers`, {}],
      [`/bulk-runs/${id}`, { method: 'DELETE' }],
    ] as const)
      expect((await ask(path, { ...options, key: other })).status).toBe(404);
    expect((await ask(`/bulk-runs/${id}`)).status).toBe(200);
    expect((await ask('/bulk-runs', { key: other })).json).toEqual({ runs: [] });
    await ask(`/bulk-runs/${id}`, { method: 'DELETE' });
  });

  test.each([
    [['{"temperature":1}', 'temperature'], '', [400, 'MALFORMED_JSON', 'Case 2: the line is not valid JSON.']],
    [['[]'], '', [400, 'INVALID_INPUT', 'Case 1: a line must be an object of fields.']],
    [[''], '', [400, 'INVALID_INPUT', 'The body has no cases. Send one per line.']],
    [[`{"temperature":"${'1'.repeat(70_000)}"}`], '', [413, 'BODY_TOO_LARGE', 'Case 1: a case has up to 64 kB.']],
    [['{}'], '/bulk-runs', [400, 'INVALID_INPUT', 'The address must name the calculator: /bulk-runs?tool=…']],
    [['{}'], '/bulk-runs?tool=abacus', [404, 'UNKNOWN_TOOL', 'There is no calculator "abacus".']],
    [
      ['{}'],
      '/bulk-runs?tool=relief-valve-pro/scenario-register',
      [422, 'REFUSED', 'This calculator combines its cases, so they cannot be calculated in parts.'],
    ],
    [
      ['{}'],
      '/bulk-runs?tool=steam-tables&working=yes',
      [400, 'INVALID_INPUT', 'The parameter "working" must be true or false.'],
    ],
  ])('is refused as a whole, and stores nothing (%#)', async (cases, path, expected) => {
    expect(refusal(await sendCases(cases, path === '' ? undefined : path))).toEqual(expected);
    expect((await ask('/bulk-runs')).json).toEqual({ runs: [] });
  });

  test('requires a key with Pro, and the content type of JSON lines', async () => {
    const free = await createApiKey(await createUser(server));
    const options = { raw: '{}', type: 'application/x-ndjson' };
    expect(refusal(await sendCases(['{}'], undefined, { key: free }))).toEqual([
      403,
      'NEEDS_PRO',
      'Bulk runs need a key of an account with Pro.',
    ]);
    expect((await sendApiRequest(server.origin, '/bulk-runs?tool=steam-tables', options)).status).toBe(401);
    expect((await ask('/bulk-runs?tool=steam-tables', { body: {} })).status).toBe(415);
  });
});
