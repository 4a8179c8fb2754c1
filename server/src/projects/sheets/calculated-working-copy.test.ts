import { project as projectShape, register, revision as revisionShape, evaluatedCopy } from '@isentrope/records';
import { afterAll, beforeAll, expect, test } from 'vitest';
import {
  exportProject,
  idFrom,
  importArchive,
  issue,
  addMember,
  newProject,
  newSheet,
  orificeDocument,
  createUser,
  save,
  sign,
  startTestServer,
  type TestMember,
  type TestServer,
} from '../../testing/index.ts';

let server: TestServer;
let owner: { browser: TestMember['browser']; email: string };
let reader: TestMember;
let project: string;

beforeAll(async () => {
  server = await startTestServer();
  owner = await createUser(server, 'pro');
  project = await newProject(owner);
  reader = await addMember(owner, project, await createUser(server), 'reader');
});
afterAll(() => server.stop());

const calculated = async (sheet: string) =>
  evaluatedCopy.parse((await reader.browser.get(`/api/sheets/${sheet}/worked`)).json);

test('a working copy is calculated for readers as it would be issued', async () => {
  const cases = orificeDocument.cases.map(fields => ({ ...fields, method: 'iso5167' }));
  const sheet = await newSheet(owner, project, { ...orificeDocument, cases });
  const copy = await calculated(sheet);
  const revision = await issue(owner, sheet);
  const { record } = revisionShape.parse((await reader.browser.get(`/api/revisions/${revision}`)).json);
  const { document, fields, results, report } = record;
  expect(copy).toMatchObject({ document, fields, results, report, version: 1, sheet: { id: sheet } });
  const changed = orificeDocument.cases.map(fields => ({ ...fields, flowRate: ['12000', 'kg/h'] }));
  await save(owner, sheet, { ...orificeDocument, cases: changed });
  const later = await calculated(sheet);
  expect(later.version).toBe(2);
  expect(later.report.cases).not.toEqual(report.cases);
});

test('simultaneous requests get the same result', async () => {
  const sheet = await newSheet(owner, project);
  const answers = await Promise.all(Array.from({ length: 6 }, () => calculated(sheet)));
  expect(new Set(answers.map(answer => JSON.stringify(answer))).size).toBe(1);
});

test('an empty sheet cannot be calculated', async () => {
  const sheet = idFrom(
    await owner.browser.post(`/api/projects/${project}/sheets`, {
      tool: 'restriction-orifice',
      number: 'C-200',
      title: 'Blank',
    }),
  );
  const { status, json } = await reader.browser.get(`/api/sheets/${sheet}/worked`);
  expect([status, json]).toEqual([409, { message: 'This sheet has no inputs yet.', code: 'EMPTY' }]);
});

test('a sheet of a Pro calculator in an archive is calculated if somebody in the project has Pro', async () => {
  const source = await newProject(owner, 'With a Pro calculator');
  await newSheet(owner, source, { schema: 1, tool: 'pump-sizing-pro', cases: [{}] });
  const free = await createUser(server);
  const imported = idFrom(await importArchive(free, await exportProject(owner, source)));
  const { sheetList } = projectShape.parse((await free.browser.get(`/api/projects/${imported}`)).json);
  const path = `/api/sheets/${sheetList[0]?.id}/worked`;
  const refused = await free.browser.get(path);
  expect([refused.status, refused.json]).toEqual([
    403,
    { code: 'NEEDS_PRO', message: 'This calculator needs Pro, and nobody in the project has it.' },
  ]);
  await addMember(free, imported, owner, 'reader');
  expect((await free.browser.get(path)).status).toBe(200);
});

test('the register lists every sheet with its revisions and signatures, the first one first', async () => {
  const other = await newProject(owner);
  const checker = await addMember(owner, other, await createUser(server), 'checker');
  const sheet = await newSheet(owner, other);
  const first = await issue(owner, sheet);
  await sign(checker, first, 'returned');
  const second = await issue(owner, sheet);
  const blank = await newSheet(owner, other);
  const { sheets } = register.parse((await checker.browser.get(`/api/projects/${other}/register`)).json);
  expect(sheets.map(({ id }) => id).toSorted()).toEqual([sheet, blank].toSorted());
  const issued = sheets.find(({ id }) => id === sheet)?.revisions ?? [];
  expect(issued.map(({ id, letter, state }) => [id, letter, state])).toEqual([
    [first, 'A', 'superseded'],
    [second, 'B', 'for check'],
  ]);
  expect(issued[0]?.signatures.map(({ act }) => act)).toEqual(['issued', 'returned']);
});
