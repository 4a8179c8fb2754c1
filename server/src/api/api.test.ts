import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { z } from 'zod';
import {
  createApiKey,
  sendApiRequest,
  issue,
  newProject,
  newSheet,
  orificeDocument,
  createUser,
  startTestServer,
  type ApiRequestOptions,
  type TestResponse,
  type TestServer,
} from '../testing/index.ts';

let server: TestServer;
let free: Awaited<ReturnType<typeof createUser>>;
let key: string;
let proKey: string;
beforeAll(async () => {
  server = await startTestServer();
  free = await createUser(server);
  key = await createApiKey(free, ['calculate', 'projects:read']);
  proKey = await createApiKey(await createUser(server, 'pro'));
});
afterAll(() => server.stop());

const ask = (path: string, options: Parameters<typeof sendApiRequest>[2] = {}) =>
  sendApiRequest(server.origin, path, options);
const refusal = ({ status, json }: TestResponse) => [status, json?.['code'], json?.['field'], json?.['case']];

const steam = { temperature: { value: 100, unit: '°C' } };
const cases = z.array(z.looseObject({ results: z.record(z.string(), z.unknown()), messages: z.array(z.unknown()) }));
const casesIn = (answer: TestResponse) => cases.parse(answer.json?.['cases']);

describe('the catalogue', () => {
  test('is public and searchable', async () => {
    const { tools } = z
      .object({ tools: z.array(z.object({ id: z.string(), access: z.string(), engine: z.string() })) })
      .parse((await ask('/tools')).json);
    expect(tools).toContainEqual(expect.objectContaining({ id: 'relief-valve-pro/gas-vapor-service', access: 'pro' }));
    const result = await ask('/tools?search=steam%20IAPWS');
    expect(result.text).toContain('"steam-tables"');
    expect(result.text).not.toContain('"pump-sizing-pro"');
  });

  test('describes a calculator: fields with units and limits, options, results, examples, schema', async () => {
    const { json } = await ask('/tools/restriction-orifice');
    expect(json).toMatchObject({ id: 'restriction-orifice', access: 'free', takesLong: false, seenTogether: false });
    const described = z
      .object({
        fields: z.array(z.looseObject({ id: z.string() })),
        results: z.array(z.looseObject({ id: z.string() })),
      })
      .parse(json);
    expect(described.fields.find(({ id }) => id === 'flowRate')).toMatchObject({ unit: 'kg/s', above: 0 });
    expect(described.results.length).toBeGreaterThan(3);
    const schema = await ask('/tools/relief-valve-pro%2Fgas-vapor-service/schema');
    expect(schema.json).toMatchObject({ $defs: { case: { type: 'object', additionalProperties: false } } });
    expect((await ask('/tools/relief-valve-pro/gas-vapor-service/schema')).json).toEqual(schema.json);
  });
});

describe('a run', () => {
  test('calculates one case or many, with steps on request', async () => {
    const one = await ask('/tools/steam-tables/run', { body: { case: steam } });
    expect(one.status).toBe(200);
    expect(casesIn(one)[0]?.results['pressure']).toMatchObject({ unit: 'bar(abs)' });
    expect(one.json?.['engine']).toMatch(/^\d+\.\d+\.\d+\+/);
    expect(one.text).not.toContain('"working"');
    const many = await ask('/tools/steam-tables/run', { body: { cases: [steam, {}, steam], working: true } });
    expect(casesIn(many)).toHaveLength(3);
    expect(casesIn(many)[0]).toMatchObject({
      results: casesIn(one)[0]?.results,
      working: expect.any(Array) as unknown[],
    });
  });

  test('names the invalid case and field, and what is allowed', async () => {
    const answer = await ask('/tools/steam-tables/run', { body: { cases: [steam, { temprature: 3 }] } });
    expect(refusal(answer)).toEqual([422, 'REFUSED', 'temprature', 1]);
    expect(answer.headers['content-type']).toBe('application/problem+json');
    expect(answer.json).toMatchObject({
      type: '/api/reference#refused',
      status: 422,
      detail: expect.stringMatching(/^Case 2: steam-tables has no field "temprature"; allowed: /) as string,
      requestId: answer.headers['x-request-id'],
    });
    const long = await ask('/tools/steam-tables/run', { body: { case: { userDescription: 'x'.repeat(201) } } });
    expect(refusal(long)).toEqual([422, 'REFUSED', 'userDescription', 0]);
  });

  test('with JSON lines reports an invalid case in its place', async () => {
    const body = { cases: [...Array.from({ length: 30 }, () => steam), { temprature: 3 }, steam] };
    const answer = await ask('/tools/steam-tables/run', { key, body, accept: 'application/x-ndjson' });
    expect([answer.status, answer.headers['content-type']]).toEqual([200, 'application/x-ndjson']);
    const lines = answer.text
      .trimEnd()
      .split('\n')
      .map(line => JSON.parse(line) as Record<string, unknown>);
    expect(lines).toHaveLength(32);
    expect(lines[30]).toEqual({ refused: expect.stringMatching(/^Case 31: /) as string, field: 'temprature' });
    expect(lines[31]).toEqual(lines[0]);
  });

  test('combines the cases of some calculators', async () => {
    const { json } = await ask('/tools/relief-valve-pro/scenario-register', {});
    const { examples } = z.object({ examples: z.array(z.object({ cases: z.array(z.unknown()) })) }).parse(json);
    const body = { cases: examples[0]?.cases };
    const answer = await ask('/tools/relief-valve-pro/scenario-register/run', { key: proKey, body });
    expect(answer.json?.['together']).toMatchObject({ rows: expect.any(Array) as unknown[] });
  });

  test('of a Pro calculator requires a key of an account with Pro', async () => {
    const body = { case: {} };
    for (const shown of [{}, { key }])
      expect(refusal(await ask('/tools/pump-sizing-pro/run', { ...shown, body }))).toEqual([
        403,
        'NEEDS_PRO',
        undefined,
        undefined,
      ]);
    expect((await ask('/tools/pump-sizing-pro/run', { key: proKey, body })).status).toBe(200);
  });
});

test('an analysis is run, and an invalid one reports what is allowed', async () => {
  const input = { ...orificeDocument.cases[0], flowRate: { value: 28600, unit: 'kg/h' } };
  const question = { type: 'sweep', input: 'pressureDifferential', results: ['betaRatio'], points: 5 };
  const answer = await ask('/tools/restriction-orifice/explore', { body: { case: input, question } });
  expect(answer.json?.['answer']).toMatchObject({ type: 'sweep' });
  const wrong = await ask('/tools/restriction-orifice/explore', { body: { case: input, question: { type: 'guess' } } });
  expect(refusal(wrong)).toEqual([422, 'REFUSED', undefined, undefined]);
  const needsPro = await ask('/tools/pump-sizing-pro/explore', { key, body: { case: {}, question } });
  expect(needsPro.json?.['code']).toBe('NEEDS_PRO');
});

test('the state of a fluid is that of its calculator', async () => {
  const fluid = { composition: { C3: 1 }, given: 'bubbleT', temperature: 20 };
  const state = await ask('/fluids/state', { body: { fluid } });
  const run = await ask('/tools/fluid-properties/run', { body: { case: fluid } });
  expect(state.json?.['state']).toEqual(casesIn(run)[0]);
  expect(state.text).toContain('"pressure":{"value":8.3646');
});

test('projects are readable by their members with a scoped key', async () => {
  const project = await newProject(free);
  const sheet = await newSheet(free, project);
  const list = await ask('/projects', { key });
  expect(list.json).toEqual((await free.browser.get('/api/projects')).json);
  expect((await ask(`/projects/${project}`, { key })).json).toEqual(
    (await free.browser.get(`/api/projects/${project}`)).json,
  );
  const read = await ask(`/projects/${project}/sheets/${sheet}`, { key });
  expect(read.json?.['document']).toEqual(orificeDocument);
  expect((await ask(`/projects/other/sheets/${sheet}`, { key })).status).toBe(404);
  const stranger = await createApiKey(await createUser(server), ['projects:read']);
  for (const path of [`/projects/${project}`, `/projects/${project}/sheets/${sheet}`])
    expect((await ask(path, { key: stranger })).status).toBe(404);
  expect((await ask('/projects', { key: proKey })).json?.['code']).toBe('NEEDS_SCOPE');
  expect((await ask('/projects')).json?.['code']).toBe('KEY_NEEDED');
  const forProjects = await ask('/tools/steam-tables/run', { key: stranger, body: { case: steam } });
  expect(forProjects.json?.['code']).toBe('NEEDS_SCOPE');
});

test('a file of revisions is verified and recalculated', async () => {
  const owner = await createUser(server);
  const project = await newProject(owner);
  const sheet = await newSheet(owner, project);
  await issue(owner, sheet);
  const file = (await owner.browser.get(`/api/sheets/${sheet}/file`)).text;
  const verified = await ask('/verify', { raw: file });
  expect(verified.json).toMatchObject({
    state: 'holds',
    recomputed: 'Same calculation: recalculated, every digit is the same.',
  });
  const changed = await ask('/verify', { raw: file.replace('"28600"', '"28601"') });
  expect(changed.json?.['state']).toBe('fails');
  expect((await ask('/verify', { raw: '{}' })).json?.['state']).toBe('fails');
});

describe('a refused request', () => {
  test.each([
    ['/nothing', undefined, 404, 'NOT_FOUND'],
    ['/tools/no-such-tool', undefined, 404, 'UNKNOWN_TOOL'],
    ['/tools/%', undefined, 404, 'NOT_FOUND'],
    ['/tools/steam-tables/run', undefined, 405, 'METHOD_NOT_ALLOWED'],
    ['/tools/steam-tables', {}, 405, 'METHOD_NOT_ALLOWED'],
    ['/tools/steam-tables/run', {}, 400, 'INVALID_INPUT'],
    ['/tools/steam-tables/run', { cases: [] }, 400, 'INVALID_INPUT'],
    ['/tools/steam-tables/run', { case: steam, cases: [steam] }, 400, 'INVALID_INPUT'],
    ['/tools/steam-tables/run', { cases: Array.from({ length: 101 }, () => ({})) }, 422, 'TOO_MANY_CASES'],
  ])('%s', async (path, body, status, code) => {
    const answer = await ask(path, body === undefined ? {} : { body });
    expect(refusal(answer)).toEqual([status, code, undefined, undefined]);
    expect(answer.headers['content-type']).toBe('application/problem+json');
  });

  test('with invalid, too deep or too large JSON', async () => {
    const run = '/tools/steam-tables/run';
    expect((await ask(run, { raw: '{' })).json?.['code']).toBe('MALFORMED_JSON');
    const deep = `{"case":{"a":${'['.repeat(50_000)}${']'.repeat(50_000)}}}`;
    expect((await ask(run, { raw: deep })).json?.['code']).toBe('INVALID_INPUT');
    expect((await ask(run, { raw: `"${'x'.repeat(5 * 1024 * 1024)}"` })).status).toBe(413);
    const more = { cases: Array.from({ length: 1001 }, () => ({})) };
    expect((await ask(run, { key: proKey, body: more })).json?.['detail']).toContain('application/x-ndjson');
  });
});

describe('the hourly quota', () => {
  let limited: TestServer;
  beforeAll(async () => {
    limited = await startTestServer({ RATE_LIMITS: 'on' });
  });
  afterAll(() => limited.stop());

  test('refuses a larger request as a whole', async () => {
    const run = (count: number) =>
      sendApiRequest(limited.origin, '/tools/steam-tables/run', {
        body: { cases: Array.from({ length: count }, () => ({})) },
      });
    const first = await run(100);
    expect(first.headers['ratelimit-policy']).toBe('"cases";q=200;w=3600');
    expect(first.headers['ratelimit']).toMatch(/^"cases";r=100;t=3[56]\d\d$/);
    await run(50);
    const refused = await run(60);
    expect([refused.status, refused.json?.['code']]).toEqual([429, 'QUOTA_SPENT']);
    expect(Number(refused.headers['retry-after'])).toBeGreaterThan(3000);
    expect((await run(50)).status).toBe(200);
    expect((await run(1)).headers['ratelimit']).toContain('r=0');
    // Guessing the address of a feed costs as much as reading one.
    expect((await limited.browser().get('/feeds/none.csv')).status).toBe(429);
  });

  test('is spent by case; reading costs 1, verification 20 and an analysis 50', async () => {
    const ofKey = { key: await createApiKey(await createUser(limited), ['calculate', 'projects:read']) };
    const left = async (path: string, options: ApiRequestOptions = {}) =>
      /r=(\d+);/.exec(
        String((await sendApiRequest(limited.origin, path, { ...ofKey, ...options })).headers['ratelimit']),
      )?.[1];
    expect(await left('/projects')).toBe('4999');
    expect(await left('/tools/steam-tables/run', { body: { cases: [steam, steam, steam] } })).toBe('4996');
    const question = { type: 'sweep', input: 'temperature', results: ['pressure'], points: 5 };
    expect(await left('/tools/steam-tables/explore', { body: { case: steam, question } })).toBe('4946');
    expect(await left('/verify', { raw: '{}' })).toBe('4926');
    expect(
      await left('/fluids/state', { body: { fluid: { composition: { C3: 1 }, given: 'bubbleT', temperature: 20 } } }),
    ).toBe('4925');
    expect(await left('/bulk-runs')).toBe('4924');
  });
});
