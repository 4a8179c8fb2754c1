import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { z } from 'zod';
import {
  createApiKey,
  sendApiRequest,
  addMember,
  newProject,
  newSheet,
  orificeDocument,
  createUser,
  save,
  startTestServer,
  type TestResponse,
  type ApiRequestOptions,
  type TestMember,
  type TestServer,
} from '../../testing/index.ts';

let server: TestServer;
let owner: Awaited<ReturnType<typeof createUser>>;
let engineer: TestMember;
let key: string;
let project: string;
beforeAll(async () => {
  server = await startTestServer();
  owner = await createUser(server, 'pro');
  key = await createApiKey(owner, ['projects:write']);
  project = await newProject(owner);
  engineer = await addMember(owner, project, await createUser(server), 'engineer');
});
afterAll(() => server.stop());

const ask = (path: string, options: ApiRequestOptions = {}) => sendApiRequest(server.origin, path, { key, ...options });
const put = (path: string, body: unknown, options: ApiRequestOptions = {}) =>
  ask(path, { ...options, body, method: 'PUT' });
const refusal = ({ status, json }: TestResponse) => [status, json?.['code']];
const withFlow = (flow: string) => ({ ...orificeDocument, cases: [{ flowRate: [flow, 'kg/h'], viscosity: '1' }] });
const particulars = { number: '', name: 'Of a program', client: '' };
const sheetBody = { number: 'FO-1', title: 'Of a program', document: orificeDocument };
const idOf = (answer: TestResponse) => z.object({ id: z.string() }).parse(answer.json).id;
const madeSheet = async (document: object = orificeDocument) =>
  `/projects/${project}/sheets/${idOf(await ask(`/projects/${project}/sheets`, { body: { ...sheetBody, document } }))}`;

test('a project and a sheet are created and read back', async () => {
  const made = await ask('/projects', { body: particulars });
  const own = idOf(made);
  expect([made.status, made.headers['location']]).toEqual([201, `/api/v1/projects/${own}`]);
  const sheet = await ask(`/projects/${own}/sheets`, { body: { ...sheetBody, notes: 'Line list 4' } });
  expect(sheet.headers['location']).toBe(`/api/v1/projects/${own}/sheets/${idOf(sheet)}`);
  const seen = await owner.browser.get(`/api/sheets/${idOf(sheet)}`);
  expect(seen.json).toMatchObject({ version: 1, document: orificeDocument, notes: 'Line list 4', cases: 1 });
  expect((await ask(`/projects/${own}/sheets/${idOf(sheet)}`)).json).toEqual(seen.json);
  const { entries } = z
    .object({ entries: z.array(z.object({ text: z.string() })) })
    .parse((await owner.browser.get(`/api/projects/${own}/history`)).json);
  expect(entries.map(({ text }) => text)).toEqual(['added the sheet FO-1 Of a program', 'created the project']);
});

describe('a save', () => {
  test('increments the version, and reports the differing fields in a conflict', async () => {
    const sheet = await madeSheet(withFlow('1'));
    const first = await put(`${sheet}/document`, { version: 1, document: withFlow('2') });
    expect([first.status, first.json?.['version']]).toEqual([200, 2]);
    expect((await save(engineer, sheet.split('/').at(-1) ?? '', withFlow('3'))).status).toBe(200);
    const late = await put(`${sheet}/document`, { version: 2, document: withFlow('4') });
    expect(late.headers['content-type']).toBe('application/problem+json');
    expect(late.json).toMatchObject({
      status: 409,
      code: 'OVERTAKEN',
      version: 3,
      changedBy: engineer.email,
      differs: [{ case: 0, field: 'flowRate' }],
      detail: `${engineer.email} has changed this sheet in the meantime: its current version is 3, which differs in "flowRate" of case 1. Nothing was saved. Read it, and save again with its version.`,
    });
    expect((await ask(sheet)).json).toMatchObject({ version: 3, document: withFlow('3') });
  });

  test('is accepted once of many at the same time', async () => {
    const sheet = await madeSheet();
    const answers = await Promise.all(
      Array.from({ length: 8 }, (_, n) => put(`${sheet}/document`, { version: 1, document: withFlow(String(n)) })),
    );
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
    expect(answers.filter(({ status }) => status === 409)).toHaveLength(7);
  });

  test('of a name requires the current version, too', async () => {
    const sheet = await madeSheet();
    const named = { number: 'FO-2', title: 'Renamed', notes: '' };
    expect((await put(sheet, { version: 1, ...named })).json).toEqual({ version: 2 });
    const late = await put(sheet, { version: 1, ...named, title: 'Late' });
    expect([...refusal(late), late.json?.['version']]).toEqual([409, 'OVERTAKEN', 2]);
    expect(refusal(await put(sheet, { version: 1, ...named }))).toEqual([409, 'OVERTAKEN']);
    expect((await put(sheet, { version: 2, ...named })).json).toEqual({ version: 2 });
    expect((await ask(sheet)).json).toMatchObject({ title: 'Renamed', version: 2 });
  });

  test('of a project names the fields changed by somebody else', async () => {
    const own = idOf(await ask('/projects', { body: particulars }));
    const { basis } = z.object({ basis: z.record(z.string(), z.string()) }).parse((await ask(`/projects/${own}`)).json);
    const was = { ...particulars, basis };
    expect((await put(`/projects/${own}`, { ...was, name: 'Renamed', was })).status).toBe(204);
    const late = await put(`/projects/${own}`, { ...was, name: 'Late', was });
    expect([...refusal(late), late.json?.['detail']]).toEqual([
      409,
      'OVERTAKEN',
      expect.stringContaining('Name (now “Renamed”)'),
    ]);
  });
});

describe('access', () => {
  test('depends on the scope of the key', async () => {
    const reader = await createApiKey(owner, ['calculate', 'projects:read']);
    for (const options of [
      ask('/projects', { key: reader, body: particulars }),
      ask(`/projects/${project}/sheets`, { key: reader, body: sheetBody }),
      put(`/projects/${project}`, {}, { key: reader }),
      put(`/projects/${project}/sheets/x`, {}, { key: reader }),
      put(`/projects/${project}/sheets/x/document`, {}, { key: reader }),
    ])
      expect(refusal(await options)).toEqual([403, 'NEEDS_SCOPE']);
    const run = await ask('/tools/steam-tables/run', { body: { case: {} } });
    expect(refusal(run)).toEqual([403, 'NEEDS_SCOPE']);
    expect(refusal(await sendApiRequest(server.origin, '/projects', { body: particulars }))).toEqual([
      401,
      'KEY_NEEDED',
    ]);
  });

  test('depends on role, plan and state of the project, as on the page', async () => {
    const sheet = await madeSheet();
    const checker = await addMember(owner, project, await createUser(server), 'checker');
    const theirs = { key: await createApiKey(checker, ['projects:write']) };
    const body = { ...sheetBody, document: withFlow('1') };
    expect(refusal(await ask(`/projects/${project}/sheets`, { ...theirs, body }))).toEqual([403, 'NOT_YOURS']);
    const document = { version: 1, document: withFlow('9') };
    expect(refusal(await put(`${sheet}/document`, document, theirs))).toEqual([403, 'NOT_YOURS']);
    const stranger = { key: await createApiKey(await createUser(server), ['projects:write']) };
    expect(refusal(await put(`${sheet}/document`, document, stranger))).toEqual([404, 'NOT_FOUND']);
    const elsewhere = sheet.replace(project, await newProject(owner));
    expect(refusal(await put(`${elsewhere}/document`, document))).toEqual([404, 'NOT_FOUND']);
    const ofPro = { ...sheetBody, document: { schema: 1, tool: 'pump-sizing-pro', cases: [{}] } };
    const withoutPro = { key: await createApiKey(engineer, ['projects:write']), body: ofPro };
    expect(refusal(await ask(`/projects/${project}/sheets`, withoutPro))).toEqual([403, 'NEEDS_PRO']);

    const own = await newProject(owner);
    await owner.browser.post(`/api/projects/${own}/archive`);
    expect(refusal(await ask(`/projects/${own}/sheets`, { body: sheetBody }))).toEqual([409, 'PROJECT_CLOSED']);
    const free = { key: await createApiKey(await createUser(server), ['projects:write']), body: particulars };
    expect((await ask('/projects', free)).status).toBe(201);
    expect(refusal(await ask('/projects', free))).toEqual([403, 'NO_ROOM']);
  });
});

describe('invalid input', () => {
  test.each([
    [{ ...sheetBody, title: '' }, 400, 'title', 'The field "title" must not be empty.'],
    [
      { ...sheetBody, more: 1 },
      400,
      undefined,
      'The request holds "more", which is not recognised; it can hold number, title, notes, document.',
    ],
    [{ ...sheetBody, document: { ...orificeDocument, tool: 'none' } }, 400, undefined, 'one of the calculators'],
    [{ ...sheetBody, document: { ...orificeDocument, cases: [{ flow: '1' }] } }, 422, 'document', '"flow"'],
    [
      { ...sheetBody, document: { ...orificeDocument, cases: [{ flowRate: ['1', 'furlong'] }] } },
      422,
      'document',
      'furlong',
    ],
  ])('is refused with the field’s name, %#', async (body, status, field, text) => {
    const answer = await ask(`/projects/${project}/sheets`, { body });
    expect([answer.status, answer.json?.['field']]).toEqual([status, field]);
    expect(answer.json?.['detail']).toContain(text);
  });

  test('cannot be saved either, and leaves the sheet as it is', async () => {
    const sheet = await madeSheet();
    const gone = { ...orificeDocument, cases: [{ flow: '1' }] };
    const answer = await put(`${sheet}/document`, { version: 1, document: gone });
    expect([answer.status, answer.json?.['code'], answer.json?.['field']]).toEqual([422, 'REFUSED', 'document']);
    expect((await ask(sheet)).json).toMatchObject({ version: 1, document: orificeDocument });
  });

  test('includes a document of another calculator than the sheet’s', async () => {
    const sheet = await newSheet(owner, project);
    const document = { schema: 1, tool: 'steam-tables', cases: [{}] };
    const answer = await put(`/projects/${project}/sheets/${sheet}/document`, { version: 1, document });
    expect(answer.json?.['detail']).toBe('The sheet uses the calculator "restriction-orifice".');
  });
});

describe('an idempotency key', () => {
  const makes = (idempotencyKey: string, body: object = particulars) => ask('/projects', { body, idempotencyKey });
  const count = async () =>
    z.object({ projects: z.array(z.unknown()) }).parse((await ask('/projects')).json).projects.length;

  test('carries out a request once and repeats the response, with or without quotation marks', async () => {
    const before = await count();
    const first = await makes('"8e03978e-40d5"');
    const again = await makes('8e03978e-40d5');
    expect([again.status, again.text, again.headers['location']]).toEqual([201, first.text, first.headers['location']]);
    expect([first.headers['idempotent-replayed'], again.headers['idempotent-replayed']]).toEqual([undefined, 'true']);
    expect(await count()).toBe(before + 1);
  });

  test('is optional: without one, each request is carried out', async () => {
    const before = await count();
    const answers = [await ask('/projects', { body: particulars }), await ask('/projects', { body: particulars })];
    expect(answers.map(({ status, headers }) => [status, headers['idempotent-replayed']])).toEqual([
      [201, undefined],
      [201, undefined],
    ]);
    expect(await count()).toBe(before + 2);
  });

  test('is refused for another request, and is separate per account', async () => {
    await makes('taken');
    const other = await makes('taken', { ...particulars, name: 'Another' });
    expect(refusal(other)).toEqual([422, 'KEY_USED']);
    const elsewhere = await ask(`/projects/${project}/sheets`, { body: sheetBody, idempotencyKey: 'taken' });
    expect(refusal(elsewhere)).toEqual([422, 'KEY_USED']);
    const own = await createApiKey(await createUser(server), ['projects:write']);
    const { status, headers } = await ask('/projects', { key: own, body: particulars, idempotencyKey: 'taken' });
    expect([status, headers['idempotent-replayed']]).toEqual([201, undefined]);
  });

  test('repeats a refusal, except for those before the request is carried out', async () => {
    const body = { ...sheetBody, document: { ...orificeDocument, cases: [{ flow: '1' }] } };
    const makesSheet = (options: object) =>
      ask(`/projects/${project}/sheets`, { body: options, idempotencyKey: 'refused' });
    expect(refusal(await makesSheet({}))).toEqual([400, 'INVALID_INPUT']);
    const first = await makesSheet(body);
    expect(refusal(first)).toEqual([422, 'REFUSED']);
    const again = await makesSheet(body);
    expect([again.status, again.text, again.headers['content-type']]).toEqual([
      422,
      first.text,
      'application/problem+json',
    ]);
  });

  test('sent many times at once creates one object', async () => {
    const before = await count();
    const answers = await Promise.all(Array.from({ length: 8 }, () => makes('at-once')));
    const made = answers.filter(({ status }) => status === 201);
    expect(new Set(made.map(({ text }) => text)).size).toBe(1);
    for (const answer of answers.filter(({ status }) => status !== 201))
      expect([...refusal(answer), answer.headers['retry-after']]).toEqual([409, 'UNDER_WAY', '1']);
    expect(await count()).toBe(before + 1);
  });

  test.each(['', '""', 'with blank', '"', 'x'.repeat(201)])('cannot be %j', async idempotencyKey => {
    expect(refusal(await makes(idempotencyKey))).toEqual([400, 'INVALID_INPUT']);
  });
});
