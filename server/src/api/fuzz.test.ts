import fc from 'fast-check';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { z } from 'zod';
import {
  createApiKey,
  sendApiRequest,
  newProject,
  newSheet,
  createUser,
  startTestServer,
  type TestServer,
} from '../testing/index.ts';

const seed = Number(process.env['SEED'] ?? 1);

let server: TestServer;
let key: string;
/** Requests of a program, by path. */
let usual: [string, Json][];
let project: string;
let sheet: string;
beforeAll(async () => {
  server = await startTestServer();
  const someone = await createUser(server, 'pro');
  key = await createApiKey(someone, ['calculate', 'projects:write']);
  usual = await usualBodies();
  project = await newProject(someone);
  sheet = await newSheet(someone, project);
});
afterAll(() => server.stop());

type Json = null | boolean | number | string | readonly Json[] | { readonly [member: string]: Json };

const json: z.ZodType<Json> = z.json();
const bodies = z.object({
  paths: z.record(
    z.string(),
    z.object({
      post: z
        .object({ requestBody: z.object({ content: z.record(z.string(), z.object({ example: json.optional() })) }) })
        .optional(),
      put: z
        .object({ requestBody: z.object({ content: z.record(z.string(), z.object({ example: json.optional() })) }) })
        .optional(),
    }),
  ),
});

/** The examples of the OpenAPI document with one case each, and an analysis; nothing that takes seconds. */
async function usualBodies(): Promise<[string, Json][]> {
  const { paths } = bodies.parse((await sendApiRequest(server.origin, '/openapi.json')).json);
  const result = Object.entries(paths).flatMap(([path, { post }]): [string, Json][] => {
    const example = post?.requestBody.content['application/json']?.example;
    return example === undefined || /depressurization|^\/projects/.test(path) ? [] : [[path, example]];
  });
  const orifice = result.find(([path]) => path === '/tools/restriction-orifice/run')?.[1];
  const input = z.object({ cases: z.array(json).min(1) }).parse(orifice).cases[0] ?? null;
  const sweep = { type: 'sweep', input: 'pressureDifferential', results: ['betaRatio'], points: 5 };
  const uncertain = { pressureDifferential: { type: 'normal', deviation: 1 } };
  const chance = { type: 'monteCarlo', result: 'betaRatio', uncertain, samples: 50 };
  return [
    ...result,
    ...[sweep, chance].map((question): [string, Json] => [
      '/tools/restriction-orifice/explore',
      { case: input, question },
    ]),
  ];
}

const odd: fc.Arbitrary<Json> = fc.oneof(
  fc.constantFrom<Json>(
    null,
    true,
    '',
    [],
    {},
    0,
    -1,
    1e308,
    -0,
    '1e999',
    'NaN',
    '°C',
    ';',
    '__proto__',
    '\u0000',
    '\ud800',
  ),
  fc.string(),
  fc.double({ noNaN: true, noDefaultInfinity: true }),
  fc.constantFrom<Json>({ value: 3, unit: 'furlong' }, { value: '', unit: '' }, { value: null, unit: 3 }, [
    { item: 'C1' },
  ]),
  fc.constant('x'.repeat(5000)),
);

/** Mutates one place of a body: changes, removes, renames or adds a value. */
function mutated(value: Json, where: readonly number[], other: Json): Json {
  const [at = 0, ...deeper] = where;
  if (typeof value !== 'object' || value === null) return other;
  const members = Object.entries(value);
  const [name, member] = members[at % Math.max(1, members.length)] ?? [];
  if (name === undefined || member === undefined) return other;
  const inside = typeof member === 'object' && member !== null && at % 3 !== 0;
  const changed = inside ? mutated(member, deeper, other) : other;
  if (Array.isArray(value)) return value.map((each: Json, index) => (String(index) === name ? changed : each));
  const rest = Object.fromEntries(members.filter(([each]) => each !== name));
  return at % 7 === 1 ? rest : { ...rest, [at % 5 === 2 ? `${name}x` : name]: changed };
}

const disturbances = fc.array(fc.tuple(fc.array(fc.nat(40), { minLength: 4, maxLength: 4 }), odd), {
  minLength: 1,
  maxLength: 3,
});

test('no mutated run or analysis body causes an internal error', async () => {
  const seen = new Set<number>();
  await fc.assert(
    fc.asyncProperty(fc.nat(), disturbances, async (pick, changes) => {
      const [path, body] = usual[pick % usual.length] ?? ['', null];
      const sent = changes.reduce((whole, [where, other]) => mutated(whole, where, other), body);
      const { status, text, headers } = await sendApiRequest(server.origin, path, { key, raw: JSON.stringify(sent) });
      seen.add(status);
      expect([200, 400, 422], `${path} ${JSON.stringify(sent)}: ${status} ${text.slice(0, 300)}`).toContain(status);
      expect(headers['content-type']).toBe(status === 200 ? 'application/json' : 'application/problem+json');
    }),
    { numRuns: 250, seed },
  );
  expect([...seen].toSorted((a, b) => a - b)).toEqual([200, 400, 422]);
  expect(server.logged.filter(line => line.includes('"error"'))).toEqual([]);
});

interface Write {
  path: string;
  method?: 'PUT';
  /** The part to mutate, and the body around it. */
  part: Json;
  whole: (part: Json) => Json;
}

const withDocument = z.looseObject({ document: z.looseObject({ cases: z.array(json).min(1) }) });

/** Write requests in a separate project: each body as a whole, and the case of each document. */
async function usualWrites(): Promise<Write[]> {
  const { paths } = bodies.parse((await sendApiRequest(server.origin, '/openapi.json')).json);
  return Object.entries(paths).flatMap(([path, { post, put }]) =>
    [post, put].flatMap((operation): Write[] => {
      const body = operation?.requestBody.content['application/json']?.example;
      if (body === undefined || !path.startsWith('/projects')) return [];
      const place = path.replace('{id}', project).replace('{sheet}', sheet);
      const to = { path: place, ...(operation === put ? { method: 'PUT' as const } : {}) };
      const sheetBody = withDocument.safeParse(body).data;
      const around = (part: Json) => json.parse({ ...sheetBody, document: { ...sheetBody?.document, cases: [part] } });
      return [
        { ...to, part: body, whole: part => part },
        ...(sheetBody === undefined ? [] : [{ ...to, part: sheetBody.document.cases[0] ?? null, whole: around }]),
      ];
    }),
  );
}

test('no mutated project body or idempotency key causes an internal error', async () => {
  const writes = await usualWrites();
  const seen = new Set<number>();
  const keys = fc.option(fc.string({ unit: 'grapheme-ascii', maxLength: 4 }), { nil: undefined });
  await fc.assert(
    fc.asyncProperty(fc.constantFrom(...writes), disturbances, keys, async (write, changes, idempotencyKey) => {
      const { path, part, whole, ...method } = write;
      const sent = whole(changes.reduce((before, [where, other]) => mutated(before, where, other), part));
      const options = { key, raw: JSON.stringify(sent), ...(idempotencyKey === undefined ? {} : { idempotencyKey }) };
      const { status, text, headers } = await sendApiRequest(server.origin, path, { ...options, ...method });
      seen.add(status);
      const description = `${path} ${JSON.stringify(sent)}: ${status} ${text.slice(0, 300)}`;
      expect([200, 201, 204, 400, 409, 422], description).toContain(status);
      if (status >= 400) expect(headers['content-type']).toBe('application/problem+json');
    }),
    { numRuns: 150, seed },
  );
  expect([...seen]).toEqual(expect.arrayContaining([201, 400, 409, 422]));
  // What was written is readable.
  expect((await sendApiRequest(server.origin, `/projects/${project}`, { key })).status).toBe(200);
  expect((await sendApiRequest(server.origin, `/projects/${project}/sheets/${sheet}`, { key })).status).toBe(200);
  expect(server.logged.filter(line => line.includes('"error"'))).toEqual([]);
});

test('no random bytes cause an internal error', async () => {
  const paths = [
    '/tools/steam-tables/run',
    '/tools/steam-tables/explore',
    '/fluids/state',
    '/verify',
    '/projects',
    `/projects/${project}/sheets`,
  ];
  await fc.assert(
    fc.asyncProperty(
      fc.constantFrom(...paths),
      fc.oneof(
        fc.uint8Array({ maxLength: 300 }),
        fc.string().map(text => Buffer.from(`%PDF-1.7\n${text}`)),
        fc.json().map(text => Buffer.from(text)),
        fc.nat(60_000).map(depth => Buffer.from('{"a":'.repeat(depth))),
        fc.nat(60_000).map(depth => Buffer.from('['.repeat(depth) + ']'.repeat(depth))),
      ),
      async (path, raw) => {
        const { status, text } = await sendApiRequest(server.origin, path, { key, raw });
        expect(
          status,
          `${path} ${Buffer.from(raw).toString('base64').slice(0, 400)}: ${text.slice(0, 300)}`,
        ).toBeLessThan(500);
      },
    ),
    { numRuns: 150, seed },
  );
});
