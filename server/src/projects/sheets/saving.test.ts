import { saveConflict, project as projectShape, saveResponse, sheet as sheetShape } from '@isentrope/records';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import {
  newProject,
  newSheet,
  orificeDocument,
  createUser,
  startTestServer,
  type Browser,
  type TestServer,
} from '../../testing/index.ts';

let server: TestServer;
let owner: { browser: Browser; email: string };
let project: string;

beforeAll(async () => {
  server = await startTestServer();
  owner = await createUser(server, 'pro');
  project = await newProject(owner);
});
afterAll(() => server.stop());

const put = (sheet: string, version: number, document: object) =>
  owner.browser.send('PUT', `/api/sheets/${sheet}/document`, { version, document });
const withFlow = (flow: string) => ({ ...orificeDocument, cases: [{ flowRate: [flow, 'kg/h'] }] });

describe('a working copy', () => {
  test('is returned as saved, with a version for every change', async () => {
    const sheet = await newSheet(owner, project, null);
    expect(saveResponse.parse((await put(sheet, 0, withFlow('1,5'))).json).version).toBe(1);
    expect(saveResponse.parse((await put(sheet, 1, withFlow('1,5'))).json).version).toBe(1);
    expect(saveResponse.parse((await put(sheet, 1, withFlow('2'))).json).version).toBe(2);
    const view = sheetShape.parse((await owner.browser.get(`/api/sheets/${sheet}`)).json);
    expect([view.document, view.version, view.cases]).toEqual([withFlow('2'), 2, 1]);
  });

  test('is not overwritten from an old version, and the current one is returned', async () => {
    const sheet = await newSheet(owner, project, withFlow('1'));
    await put(sheet, 1, withFlow('2'));
    const answer = await put(sheet, 1, withFlow('3'));
    expect(answer.status).toBe(409);
    expect(saveConflict.parse(answer.json)).toMatchObject({
      version: 2,
      document: withFlow('2'),
      changedBy: owner.email,
    });
  });

  test('accepts one of many simultaneous saves, and reports conflicts', async () => {
    const sheet = await newSheet(owner, project, withFlow('0'));
    const answers = await Promise.all(Array.from({ length: 20 }, (_, n) => put(sheet, 1, withFlow(String(n + 1)))));
    const taken = answers.findIndex(({ status }) => status === 200);
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
    expect(answers.filter(({ status }) => status === 409)).toHaveLength(19);
    const view = sheetShape.parse((await owner.browser.get(`/api/sheets/${sheet}`)).json);
    expect([view.version, view.document]).toEqual([2, withFlow(String(taken + 1))]);
  });

  test('loses no update if users retry with the returned version', async () => {
    const sheet = await newSheet(owner, project, { ...orificeDocument, cases: [{}] });
    const add = async (name: string): Promise<void> => {
      let { version, document } = sheetShape.parse((await owner.browser.get(`/api/sheets/${sheet}`)).json);
      for (;;) {
        const title = { ...document?.title, [name]: 'here' };
        const answer = await put(sheet, version, { ...orificeDocument, cases: [{}], title });
        if (answer.status === 200) return;
        ({ version, document } = saveConflict.parse(answer.json));
      }
    };
    const names = Array.from({ length: 15 }, (_, n) => `n${n}`);
    await Promise.all(names.map(add));
    const view = sheetShape.parse((await owner.browser.get(`/api/sheets/${sheet}`)).json);
    expect(Object.keys(view.document?.title ?? {}).toSorted()).toEqual(names.toSorted());
    expect(view.version).toBe(16);
  });
});

describe('an invalid request', () => {
  test.each([
    [{ version: 0 }, 'The field "document" must be of the type object.'],
    [{ version: -1, document: orificeDocument }, 'The field "version" must be at least 0.'],
    [
      { version: 0, document: { ...orificeDocument, cases: [] } },
      'The field "document.cases" must be at least 1 entries long.',
    ],
    [
      { version: 0, document: { ...orificeDocument, cases: [{ flowRate: 'x'.repeat(32_001) }] } },
      'The field "document.cases.0.flowRate" must be at most 32000 characters long.',
    ],
    [
      { version: 0, document: orificeDocument, more: 1 },
      'The request holds "more", which is not recognised; it can hold version, document.',
    ],
    [
      { version: 0, document: { ...orificeDocument, tool: 'steam-tables' } },
      'The sheet uses the calculator "restriction-orifice".',
    ],
  ])('is refused with the field’s name, %#', async (body, message) => {
    const sheet = await newSheet(owner, project, null);
    const answer = await owner.browser.send('PUT', `/api/sheets/${sheet}/document`, body);
    expect([answer.status, answer.json]).toEqual([400, { code: 'INVALID_INPUT', message }]);
  });
});

describe('an account', () => {
  test('that is free owns one project with three sheets', async () => {
    const free = await createUser(server);
    const only = await newProject(free);
    for (let n = 0; n < 3; n += 1) await newSheet(free, only, null);
    const fourth = await free.browser.post(`/api/projects/${only}/sheets`, {
      tool: 'restriction-orifice',
      number: '',
      title: 'A fourth',
    });
    expect([fourth.status, fourth.json?.['code']]).toEqual([403, 'NO_ROOM']);
    const second = await free.browser.post('/api/projects', { number: '', name: 'A second', client: '' });
    expect([second.status, second.json?.['code']]).toEqual([403, 'NO_ROOM']);
  });

  test('that is free cannot create a sheet of a Pro calculator', async () => {
    const free = await createUser(server);
    const answer = await free.browser.post(`/api/projects/${await newProject(free)}/sheets`, {
      tool: 'control-valve-pro',
      number: '',
      title: 'FV-102',
    });
    expect([answer.status, answer.json?.['message']]).toEqual([403, 'Pro subscription required to access this tool']);
  });
});

describe('the basis of design', () => {
  const fields = async () => {
    const { number, name, client, basis } = projectShape.parse(
      (await owner.browser.get(`/api/projects/${project}`)).json,
    );
    return { number, name, client, basis };
  };
  const change = (was: object, mine: object) => owner.browser.send('PUT', `/api/projects/${project}`, { ...mine, was });

  test('merges simultaneous changes of different fields', async () => {
    const was = await fields();
    const answers = await Promise.all([
      change(was, { ...was, client: 'A client' }),
      change(was, { ...was, basis: { ...was.basis, criteria: 'NORSOK P-002' } }),
    ]);
    expect(answers.map(({ status }) => status)).toEqual([204, 204]);
    expect(await fields()).toEqual({ ...was, client: 'A client', basis: { ...was.basis, criteria: 'NORSOK P-002' } });
  });

  test('is not overwritten in a field changed by somebody else, which is named', async () => {
    const was = await fields();
    await change(was, { ...was, client: 'Theirs' });
    const { status, json } = await change(was, { ...was, number: 'P-9', client: 'Mine' });
    expect([status, json]).toEqual([
      409,
      {
        code: 'OVERTAKEN',
        message:
          'Someone else has changed this in the meantime: Client (now “Theirs”). Nothing was saved. Save again to replace their changes with yours.',
      },
    ]);
    const now = await fields();
    expect(now).toEqual({ ...was, client: 'Theirs' });
    const again = { ...was, number: 'P-9', client: 'Mine' };
    expect((await change({ ...was, client: now.client }, again)).status).toBe(204);
    expect(await fields()).toEqual(again);
  });
});
