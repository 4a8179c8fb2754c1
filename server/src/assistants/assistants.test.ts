import { inflateRawSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { z } from 'zod';
import { connectAssistant, type ConnectedAssistant } from '../testing/assistant.ts';
import {
  createApiKey,
  sendApiRequest,
  Browser,
  createUser,
  startTestServer,
  type TestServer,
} from '../testing/index.ts';

let server: TestServer;
let assistant: ConnectedAssistant;
beforeAll(async () => {
  server = await startTestServer();
  assistant = await connectAssistant(server.origin);
});
afterAll(async () => {
  await assistant.client.close();
  await server.stop();
});

const duty = {
  flowRate: { value: 28600, unit: 'kg/h' },
  upstreamPressure: 400,
  pressureDifferential: 17,
  fluidUpstreamDensity: 999.1,
  viscosity: 1.14,
  pipeInsideDiameter: 73.66,
};
/** The same as in a link, which includes every unit. */
const linked = {
  flowRate: ['28600', 'kg/h'],
  upstreamPressure: ['400', 'kPa(abs)'],
  pressureDifferential: ['17', 'kPa'],
  fluidUpstreamDensity: ['999.1', 'kg/m³'],
  viscosity: ['1.14', 'cP'],
  pipeInsideDiameter: ['73.66', 'mm'],
};

const anyCases = z.array(z.record(z.string(), z.unknown()));
const document = z.looseObject({ tool: z.string(), cases: anyCases });
/** The contents of a result's link. */
function carriedBy(link: unknown) {
  const { origin, pathname, hash } = new URL(String(link));
  const packed = Buffer.from(hash.slice('#cases='.length), 'base64url');
  return { at: origin + pathname, document: document.parse(JSON.parse(inflateRawSync(packed).toString())) };
}

describe('an assistant', () => {
  test('gets instructions and four tools with input and output schemas', async () => {
    const { client } = assistant;
    expect(client.getServerVersion()).toMatchObject({ name: 'isentrope', version: expect.any(String) as string });
    expect(client.getInstructions()).toContain('bar(g) and bar(abs)');
    const { tools } = await client.listTools();
    expect(tools.map(({ name }) => name)).toEqual(['find_tool', 'describe_tool', 'run_tool', 'explore']);
    for (const { inputSchema, outputSchema } of tools) {
      expect(inputSchema).toMatchObject({ type: 'object', additionalProperties: false });
      expect(outputSchema?.type).toBe('object');
    }
    const { oneOf } = z.object({ oneOf: z.array(z.unknown()) }).parse(tools[3]?.inputSchema.properties?.['question']);
    expect(oneOf).toHaveLength(9);
    expect(JSON.stringify(tools[3]?.inputSchema)).not.toContain('$ref');
  });

  test('finds a calculator, reads its fields, runs it and solves for an input', async () => {
    const result = await assistant.call('find_tool', { words: 'restriction orifice ISO 5167' });
    expect(result.data?.['tools']).toContainEqual(
      expect.objectContaining({
        id: 'restriction-orifice',
        access: 'free',
        page: `${server.origin}/restriction-orifice`,
      }),
    );
    expect(result.words).toContain('- restriction-orifice (free): ');

    const described = await assistant.call('describe_tool', { tool: 'restriction-orifice' });
    expect(described.data).toMatchObject({ methods: ['original', 'iso5167'], primary: 'orificeDiameterBD' });
    expect(described.data?.['fields']).toContainEqual(
      expect.objectContaining({ id: 'flowRate', unit: 'kg/s', above: 0 }),
    );
    expect(described.words).toMatch(/- flowRate: .*\(kg\/s, above 0\)/);
    expect(described.data).not.toHaveProperty('caseSchema');

    const ran = await assistant.call('run_tool', { tool: 'restriction-orifice', cases: [duty] });
    const api = await sendApiRequest(server.origin, '/tools/restriction-orifice/run', { body: { cases: [duty] } });
    expect(ran.data?.['cases']).toEqual(
      anyCases.parse(api.json?.['cases']).map(each => expect.objectContaining(each) as unknown),
    );
    expect(ran.data).toMatchObject({ engine: api.json?.['engine'], standards: expect.any(Array) as string[] });
    const [input] = anyCases.parse(ran.data?.['cases']);
    expect(input?.['method']).toBe('Simplified (C = 0.6)');
    expect(input?.['assumed']).toContainEqual({ field: 'fluidSource', label: 'Fluid properties', value: 'typed' });
    expect(ran.words).toMatch(/left out: .*Fluid type Liquid; Fluid properties Entered manually; /);
    expect(ran.words).toMatch(/- Orifice .*: [\d.]+ mm/);
    expect(ran.words).toContain('Cross-check, ISO 5167-2: ');
    expect(carriedBy(ran.data?.['link'])).toMatchObject({
      at: `${server.origin}/restriction-orifice`,
      document: { tool: 'restriction-orifice', cases: [linked], read: { engine: api.json?.['engine'] } },
    });
    expect(ran.words).toContain(String(ran.data?.['link']));

    const question = { type: 'solve', input: 'flowRate', result: 'betaRatio', equals: 0.6 };
    const solved = await assistant.call('explore', { tool: 'restriction-orifice', cases: [duty], question });
    const analysis = { case: duty, question };
    const byApi = await sendApiRequest(server.origin, '/tools/restriction-orifice/explore', { body: analysis });
    expect(solved.data?.['answer']).toEqual(byApi.json?.['answer']);
    expect(solved.words).toMatch(/gives .* = 0\.6\?/);
    expect(carriedBy(solved.data?.['link']).document).toMatchObject({ cases: [linked], questions: [question] });
  });

  test('that asks in a sentence gets matches for its rarest words', async () => {
    const { data } = await assistant.call('find_tool', {
      words: 'please size an orifice plate for this stream of natural gas',
    });
    const { tools } = z.object({ tools: z.array(z.object({ id: z.string() })) }).parse(data);
    expect(tools[0]?.id).toContain('orifice');
    expect((await assistant.call('find_tool', { words: 'xylophone' })).words).toContain('Try other words');
  });

  test('is told what input a result lacks', async () => {
    const { words: text } = await assistant.call('run_tool', {
      tool: 'restriction-orifice',
      cases: [{ ...duty, flowRate: null }],
    });
    expect(text).toMatch(/no value: .*[Ff]low rate/);
  });
});

describe('a refusal says what is allowed and how to correct it', () => {
  const orifice = (change: Record<string, unknown>) => ({
    tool: 'restriction-orifice',
    cases: [{ ...duty, ...change }],
  });
  test.each([
    [
      'run_tool',
      orifice({ flowrate: 3 }),
      /^Case 1: restriction-orifice has no field "flowrate"; allowed: .*flowRate.*describe_tool/,
    ],
    [
      'run_tool',
      orifice({ flowRate: { value: 3, unit: 'psi' } }),
      /^Case 1: The field "flowRate" has no unit "psi"; allowed: kg\/s, /,
    ],
    ['run_tool', orifice({ fluidType: 'Plasma' }), /has no option "Plasma"; allowed: /],
    ['run_tool', { tool: 'orifice', cases: [{}] }, /^There is no calculator "orifice"\. find_tool gives the ids/],
    ['run_tool', { tool: 'restriction-orifice', case: {} }, /argument "cases" must be a list of cases/],
    ['run_tool', { ...orifice({}), units: 'SI' }, /^There is no argument "units"; allowed: tool, cases, working\./],
    ['explore', { ...orifice({}), question: { type: 'guess' } }, /solve.*describe_tool/],
    [
      'explore',
      { ...orifice({}), question: 'bore?' },
      /"question" must be an object whose "type" is one of solve, limits, /,
    ],
    ['find_tool', { words: 7 }, /^The argument "words" must be a text\./],
  ])('%s %j', async (tool, input, text) => {
    const result = await assistant.call(tool, input);
    expect(result.refused).toBe(true);
    expect(result.words).toMatch(text);
  });

  test('for a Pro calculator without a valid key of the right scope', async () => {
    const pump = { tool: 'pump-sizing-pro', cases: [{}] };
    const without = await assistant.call('run_tool', pump);
    expect(without.refused).toBe(true);
    expect(without.words).toMatch(/needs a key of an account with Pro\..*\/account.*Authorization: Bearer/);
    const question = { type: 'derivatives', result: 'npsha' };
    expect((await assistant.call('explore', { ...pump, question })).words).toBe(without.words);
    const someone = await createUser(server, 'pro');
    const answer = async (key: string) => {
      const { client, call } = await connectAssistant(server.origin, key);
      const result = await call('run_tool', pump);
      await client.close();
      return result;
    };
    expect((await answer('isentrope_none')).words).toMatch(/^This key is unknown, or has been revoked\./);
    expect((await answer(await createApiKey(someone, ['projects:read']))).words).toContain(
      'not have the scope "calculate"',
    );
    expect((await answer(await createApiKey(someone))).refused).toBe(false);
  });
});

describe('the endpoint', () => {
  const ping = { jsonrpc: '2.0', id: 1, method: 'tools/list' };
  const accept = 'application/json, text/event-stream';
  const send = (options: { origin?: string | null; raw?: string; headers?: Record<string, string> }) =>
    new Browser(server.origin).send('POST', '/mcp', ping, {
      origin: null,
      ...options,
      headers: { accept, ...options.headers },
    });

  test('refuses pages of other sites and foreign host names, and accepts programs and our own pages', async () => {
    for (const origin of ['https://example.com', 'null', 'http://127.0.0.1.example.com'])
      expect([origin, (await send({ origin })).status]).toEqual([origin, 403]);
    expect((await send({ headers: { host: 'rebound.example.com' } })).status).toBe(421);
    for (const origin of [null, server.origin]) {
      const { status, json, headers } = await send({ origin });
      expect([status, headers['mcp-session-id']]).toEqual([200, undefined]);
      expect(json).toHaveProperty('result.tools');
    }
  });

  test('accepts POST messages of limited size and depth as JSON', async () => {
    const broken = await send({ raw: '{' });
    expect([broken.status, broken.json]).toMatchObject([400, { jsonrpc: '2.0', error: { code: -32_700 }, id: null }]);
    expect((await send({ raw: `"${'x'.repeat(600 * 1024)}"` })).status).toBe(413);
    expect((await send({ raw: `{"params":${'['.repeat(50_000)}${']'.repeat(50_000)}}` })).status).toBe(400);
    expect((await send({ raw: '{"method":7}' })).status).toBe(400);
    expect((await send({ raw: '[]' })).json).toMatchObject({ error: { message: 'Send one message in a request.' } });
    expect((await send({ headers: { 'content-type': 'text/plain' } })).status).toBe(415);
    for (const method of ['GET', 'DELETE']) {
      const { status, headers } = await new Browser(server.origin).send(method, '/mcp', undefined, { origin: null });
      expect([status, headers['allow']]).toEqual([405, 'POST']);
    }
  });

  test('shares its quota with the API', async () => {
    const limited = await startTestServer({ RATE_LIMITS: 'on' });
    try {
      const steam = { temperature: { value: 100, unit: '°C' } };
      const cases = Array.from({ length: 100 }, () => steam);
      await sendApiRequest(limited.origin, '/tools/steam-tables/run', { body: { cases } });
      await sendApiRequest(limited.origin, '/tools/steam-tables/run', { body: { cases: cases.slice(2) } });
      const { call, client } = await connectAssistant(limited.origin);
      const run = (count: number) => call('run_tool', { tool: 'steam-tables', cases: cases.slice(0, count) });
      expect((await run(3)).words).toMatch(/^This costs 3 and 2 of 200 are left for this hour\./);
      expect((await run(2)).refused).toBe(false);
      await client.close();
    } finally {
      await limited.stop();
    }
  });
});
