import {
  hashOf,
  projectList,
  publishedKeys,
  revision as revisionShape,
  revisionFile,
  sheet as sheetShape,
  verifyFile,
} from '@isentrope/records';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { tooManyAttemptsMessage } from '../../accounts/rate-limits/rate-limit.ts';
import {
  issue,
  addMember,
  newProject,
  newSheet,
  orificeDocument,
  createUser,
  save,
  sign,
  startTestServer,
  testPassword,
  type TestMember,
  type TestServer,
} from '../../testing/index.ts';

let server: TestServer;
let owner: { browser: TestMember['browser']; email: string };
let engineer: TestMember;
let checker: TestMember;
let approver: TestMember;
let project: string;

beforeAll(async () => {
  server = await startTestServer();
  owner = await createUser(server, 'pro');
  project = await newProject(owner);
  engineer = await addMember(owner, project, await createUser(server), 'engineer');
  checker = await addMember(owner, project, await createUser(server), 'checker');
  approver = await addMember(owner, project, await createUser(server), 'approver');
});
afterAll(() => server.stop());

const viewOf = async (sheetId: string) => sheetShape.parse((await engineer.browser.get(`/api/sheets/${sheetId}`)).json);
const revisionOf = async (id: string) => revisionShape.parse((await checker.browser.get(`/api/revisions/${id}`)).json);
const changed = {
  ...orificeDocument,
  cases: orificeDocument.cases.map(fields => ({ ...fields, flowRate: ['12000', 'kg/h'] })),
};

describe('the life of a sheet', () => {
  let sheet: string;
  let first: string;

  test('begins as a draft', async () => {
    sheet = await newSheet(engineer, project);
    expect(await viewOf(sheet)).toMatchObject({ state: 'draft', revision: null, version: 1, revisions: [] });
  });

  test('is issued with its results, frozen and signed', async () => {
    first = await issue(engineer, sheet);
    const { record, hash, state, letter, signatures } = await revisionOf(first);
    expect([letter, state, signatures.map(({ act }) => act)]).toEqual(['A', 'for check', ['issued']]);
    expect(await hashOf(record)).toBe(hash);
    expect(record).toMatchObject({
      sheet: { number: 'C-101', tool: 'restriction-orifice' },
      document: orificeDocument,
      issued: { by: { email: engineer.email } },
      previous: null,
    });
    expect(JSON.stringify(record.report.cases)).toContain('"working"');
    expect((await viewOf(sheet)).state).toBe('for check');
  });

  test('notifies its checkers by mail', async () => {
    const mail = await server.mailTo(checker.email, /revision A: for check/);
    expect(mail.text).toContain(`/revisions/${first}`);
    expect(await server.mailsTo(approver.email)).not.toContainEqual(
      expect.objectContaining({ subject: expect.stringContaining('for check') as string }),
    );
  });

  test('is pending for its checkers, and not for its originator', async () => {
    const waits = async ({ browser }: Pick<TestMember, 'browser'>) =>
      projectList
        .parse((await browser.get('/api/projects')).json)
        .projects.map(({ toCheck, toApprove }) => [toCheck, toApprove]);
    expect([await waits(checker), await waits(owner), await waits(engineer), await waits(approver)]).toEqual([
      [[1, 0]],
      [[1, 0]],
      [[0, 0]],
      [[0, 0]],
    ]);
  });

  test('is not issued twice unchanged', async () => {
    const answer = await engineer.browser.post(`/api/sheets/${sheet}/revisions`, {
      version: 1,
      reason: '',
      password: testPassword,
    });
    expect([answer.status, answer.json?.['code']]).toEqual([409, 'NOTHING_NEW']);
  });

  test('is returned with a comment, and issued again after a change', async () => {
    await checker.browser.post(`/api/revisions/${first}/comments`, { field: 'flowRate', text: 'Use 12 t/h.' });
    expect((await sign(checker, first, 'returned')).status).toBe(204);
    expect(await viewOf(sheet)).toMatchObject({ state: 'returned', openComments: 1 });
    await save(engineer, sheet, changed);
    expect((await viewOf(sheet)).state).toBe('revised');
    const second = await issue(engineer, sheet);
    const { record, letter } = await revisionOf(second);
    expect([letter, record.previous, record.document]).toEqual(['B', (await revisionOf(first)).hash, changed]);
    expect((await revisionOf(first)).state).toBe('superseded');
  });

  test('is approved only after its check, and with all comments resolved', async () => {
    const latest = (await viewOf(sheet)).revisions.at(-1)?.id ?? '';
    expect((await sign(approver, latest, 'approved')).json?.['message']).toBe(
      'This revision has not been checked yet.',
    );
    await checker.browser.post(`/api/revisions/${latest}/comments`, { field: '', text: 'Say which edition.' });
    expect((await sign(checker, latest, 'checked')).status).toBe(204);
    expect((await sign(approver, latest, 'approved')).json?.['message']).toMatch(/^One comment is open/);
    const [comment] = (await revisionOf(latest)).comments;
    expect((await engineer.browser.post(`/api/comments/${comment?.id ?? ''}/resolve`)).status).toBe(204);
    expect((await sign(approver, latest, 'approved')).status).toBe(204);
    expect(await viewOf(sheet)).toMatchObject({ state: 'approved', revision: 'B', checker: checker.email });
    expect((await server.mailTo(engineer.email, /revision B: approved/)).text).toContain('frozen');
  });

  test('continues beside the approved revision, which remains until the next one is approved', async () => {
    await save(engineer, sheet, orificeDocument);
    const third = await issue(engineer, sheet);
    const states = async () => (await viewOf(sheet)).revisions.map(({ letter, state }) => `${letter} ${state}`);
    expect(await states()).toEqual(['A superseded', 'B approved', 'C for check']);
    await sign(checker, third, 'checked');
    await sign(approver, third, 'approved');
    expect(await states()).toEqual(['A superseded', 'B superseded', 'C approved']);
  });

  test('ends as a file with verifiable records, chain and signatures', async () => {
    const answer = await engineer.browser.get(`/api/sheets/${sheet}/file`);
    expect(answer.headers['content-disposition']).toBe(
      'attachment; filename="C-101-Inlet-header-orifice.isentrope.json"',
    );
    const { revisions } = revisionFile.parse(answer.json);
    const { keys } = publishedKeys.parse((await server.browser().get('/.well-known/isentrope-keys.json')).json);
    expect(revisions.map(({ record }) => record.revision)).toEqual(['A', 'B', 'C']);
    const { findings } = await verifyFile(answer.json, keys);
    expect(findings.filter(({ holds }) => holds !== true)).toEqual([]);
    expect(revisions[2]?.signatures.map(({ statement }) => statement.act)).toEqual(['issued', 'checked', 'approved']);
  });

  test('appears in the history of its project', async () => {
    const { text } = await owner.browser.get(`/api/projects/${project}/history`);
    expect(text).toContain('issued C-101 Inlet header orifice, revision A, for check');
    expect(text).toContain('approved C-101 Inlet header orifice, revision C');
  });
});

describe('a signature', () => {
  test('requires the account’s password', async () => {
    const sheet = await newSheet(engineer, project);
    const request = (password?: string) =>
      engineer.browser.post(`/api/sheets/${sheet}/revisions`, { version: 1, reason: '', password });
    expect((await request()).json).toMatchObject({ code: 'PASSWORD_NEEDED' });
    expect((await request('wrong password')).json).toMatchObject({ code: 'INVALID_PASSWORD' });
    expect((await viewOf(sheet)).revisions).toEqual([]);
  });

  test('is refused after ten wrong passwords, even with the right one, with the time until the next attempt', async () => {
    const { browser } = await addMember(owner, project, await createUser(server), 'engineer');
    const sheet = await newSheet(engineer, project);
    const request = (password: string) =>
      browser.post(`/api/sheets/${sheet}/revisions`, { version: 1, reason: 'For check', password });
    for (let attempt = 0; attempt < 10; attempt += 1) expect((await request('wrong password')).status).toBe(400);
    const { status, json, headers } = await request(testPassword);
    const seconds = Number(headers['retry-after']);
    expect([status, json]).toEqual([
      429,
      { code: 'TOO_MANY_ATTEMPTS', message: tooManyAttemptsMessage(seconds), retryAfter: seconds },
    ]);
    expect(seconds).toBeGreaterThan(0);
    expect(seconds).toBeLessThanOrEqual(900);
    expect((await viewOf(sheet)).revisions).toEqual([]);
  });
});

describe('an issue', () => {
  test('of a version changed meanwhile is refused', async () => {
    const sheet = await newSheet(engineer, project);
    await save(owner, sheet, changed);
    const answer = await engineer.browser.post(`/api/sheets/${sheet}/revisions`, {
      version: 1,
      reason: '',
      password: testPassword,
    });
    expect([answer.status, answer.json?.['code']]).toEqual([409, 'OVERTAKEN']);
  });

  test('of an invalid document reports why', async () => {
    const unknown = { ...orificeDocument, cases: [{ flowRat: '1' }] };
    const sheet = await newSheet(engineer, project, unknown);
    const answer = await engineer.browser.post(`/api/sheets/${sheet}/revisions`, {
      version: 1,
      reason: '',
      password: testPassword,
    });
    expect([answer.status, answer.json?.['message']]).toEqual([409, expect.stringContaining('flowRat')]);
  });

  test('of an empty sheet is refused', async () => {
    const sheet = await newSheet(engineer, project, null);
    const answer = await engineer.browser.post(`/api/sheets/${sheet}/revisions`, {
      version: 0,
      reason: '',
      password: testPassword,
    });
    expect([answer.status, answer.json?.['code']]).toEqual([409, 'EMPTY']);
  });
});
