import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { z } from 'zod';
import { createApiKey, sendApiRequest, createUser, startTestServer, type TestServer } from '../../testing/index.ts';

let server: TestServer;
let key: string;
let text: string;
beforeAll(async () => {
  server = await startTestServer();
  key = await createApiKey(await createUser(server), ['calculate', 'projects:write']);
  text = (await sendApiRequest(server.origin, '/openapi.json')).text;
});
afterAll(() => server.stop());

const document = z.object({
  openapi: z.string(),
  servers: z.array(z.object({ url: z.string() })),
  paths: z.record(
    z.string(),
    z.partialRecord(
      z.enum(['get', 'post', 'put', 'delete']),
      z.looseObject({
        requestBody: z
          .object({ content: z.record(z.string(), z.object({ example: z.unknown().optional() })) })
          .optional(),
      }),
    ),
  ),
});
const described = () => document.parse(JSON.parse(text));

describe('the OpenAPI document', () => {
  test('names this site, and has no dangling references', () => {
    const whole: unknown = JSON.parse(text);
    expect(described()).toMatchObject({ openapi: '3.1.0', servers: [{ url: `${server.origin}/api/v1` }] });
    const refs = [...new Set([...text.matchAll(/"\$ref":"#\/([^"]+)"/g)].map(([, path = '']) => path))];
    expect(refs.length).toBeGreaterThan(50);
    const missing = refs.filter(path => {
      let at: unknown = whole;
      for (const name of path.split('/'))
        at = typeof at === 'object' && at !== null ? (at as Record<string, unknown>)[name] : undefined;
      return at === undefined;
    });
    expect(missing).toEqual([]);
    expect(text).not.toContain('"$schema"');
  });

  test('describes every field of the list of calculators, and no other', async () => {
    const fields = z.record(z.string(), z.unknown());
    const { components } = z
      .object({
        components: z.object({
          schemas: z.object({
            ToolList: z.object({
              properties: z.object({ tools: z.object({ items: z.object({ properties: fields }) }) }),
            }),
          }),
        }),
      })
      .parse(JSON.parse(text));
    const { tools } = z.object({ tools: z.array(fields) }).parse((await sendApiRequest(server.origin, '/tools')).json);
    const described = Object.keys(components.schemas.ToolList.properties.tools.items.properties).toSorted();
    expect(tools.length).toBeGreaterThan(0);
    for (const tool of tools) expect(Object.keys(tool).toSorted()).toEqual(described);
  });

  test('has a run and an analysis for every calculator', async () => {
    const { tools } = z
      .object({ tools: z.array(z.object({ id: z.string() })) })
      .parse((await sendApiRequest(server.origin, '/tools')).json);
    const paths = Object.keys(described().paths);
    for (const { id } of tools) {
      // Its path would match another endpoint.
      expect(id).not.toMatch(/\/(run|explore|schema)$/);
      expect(paths).toEqual(expect.arrayContaining([`/tools/${id}/run`, `/tools/${id}/explore`]));
    }
  });

  const examples = () =>
    Object.entries(described().paths).flatMap(([path, methods]) =>
      (['post', 'put'] as const).flatMap(method =>
        Object.values(methods[method]?.requestBody?.content ?? {}).flatMap(({ example }) =>
          example === undefined ? [] : [{ path, method, example }],
        ),
      ),
    );

  // Those of Pro calculators, with all other examples, are tested by scripts/same-digits.test.ts.
  test('has examples that work', async () => {
    const calculated = examples().filter(({ path }) => !path.startsWith('/projects') && !/-pro\b/.test(path));
    expect(calculated.map(({ path }) => path)).toEqual(
      expect.arrayContaining(['/fluids/state', '/tools/steam-tables/run']),
    );
    for (const { path, example } of calculated) {
      const { status, text: answer } = await sendApiRequest(server.origin, path, { key, body: example });
      expect([path, status]).toEqual([path, 200]);
      expect(answer).toMatch(/"value":-?\d/);
      expect(answer).not.toContain('"level":"error"');
    }
  });

  test('has examples of write requests that work in order', async () => {
    const ids: Record<string, unknown> = {};
    const answers: unknown[] = [];
    for (const { path, method, example } of examples().filter(each => each.path.startsWith('/projects'))) {
      const place = path.replaceAll(/\{(\w+)\}/g, (_, name: string) => String(ids[name]));
      const put = method === 'put' ? { method: 'PUT' as const } : {};
      const { status, json } = await sendApiRequest(server.origin, place, { key, body: example, ...put });
      answers.push([method, path, status]);
      if (status === 201) ids[path === '/projects' ? 'id' : 'sheet'] = json?.['id'];
    }
    expect(answers).toEqual([
      ['post', '/projects', 201],
      ['put', '/projects/{id}', 204],
      ['post', '/projects/{id}/sheets', 201],
      ['put', '/projects/{id}/sheets/{sheet}', 200],
      ['put', '/projects/{id}/sheets/{sheet}/document', 200],
    ]);
    const sheet = await sendApiRequest(server.origin, `/projects/${String(ids['id'])}/sheets/${String(ids['sheet'])}`, {
      key,
    });
    expect(sheet.json).toMatchObject({ version: 3, title: 'Inlet header restriction orifice', cases: 1 });
  });

  test('is rendered as a page, with an anchor for each problem type', async () => {
    const page = await server.browser().get('/api/reference');
    expect([page.status, page.headers['content-type']]).toEqual([200, 'text/html; charset=UTF-8']);
    expect(page.text).toContain('<code>POST /tools/relief-valve-pro/gas-vapor-service/run</code>');
    const { type } = z.object({ type: z.string() }).parse((await sendApiRequest(server.origin, '/nothing')).json);
    expect(page.text).toContain(`id="${type.split('#')[1]}"`);
    for (const path of Object.keys(described().paths)) expect(page.text).toContain(path);
  });
});
