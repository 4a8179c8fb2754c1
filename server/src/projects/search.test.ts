import { searchAnswer } from '@isentrope/records';
import { afterAll, beforeAll, expect, test } from 'vitest';
import {
  issue,
  addMember,
  newProject,
  newSheet,
  createUser,
  startTestServer,
  type Browser,
  type TestServer,
} from '../testing/index.ts';

let server: TestServer;
let owner: { browser: Browser; email: string };
let reader: { browser: Browser; email: string };
let project: string;
let revision: string;

beforeAll(async () => {
  server = await startTestServer();
  owner = await createUser(server, 'pro');
  reader = await createUser(server);
  await reader.browser.post('/api/auth/update-user', { firstName: 'Zoë', lastName: 'Ångström' });
  project = await newProject(owner, 'Inlet compression');
  await newProject(owner, 'Flare tip');
  await addMember(owner, project, reader, 'reader');
  const sheet = await newSheet(owner, project);
  await owner.browser.send('PUT', `/api/sheets/${sheet}`, {
    number: 'C-101',
    title: 'Inlet header orifice',
    notes: 'Vendor’s curve of 2019',
  });
  revision = await issue(owner, sheet);
});
afterAll(() => server.stop());

async function result(text: string, { browser } = owner) {
  const { projects, sheets, revisions, people } = searchAnswer.parse(
    (await browser.get(`/api/search?q=${encodeURIComponent(text)}`)).json,
  );
  return {
    projects: projects.map(({ name }) => name),
    sheets: sheets.map(({ title }) => title),
    revisions: revisions.map(({ id, letter }) => [id, letter]),
    people: people.map(({ name }) => name),
  };
}
const none = { projects: [], sheets: [], revisions: [], people: [] };

test.each([
  ['2614 compr', { ...none, projects: ['Inlet compression'] }],
  ['FLARE', { ...none, projects: ['Flare tip'] }],
  ['c-101', { ...none, sheets: ['Inlet header orifice'] }],
  ['restriction head', { ...none, sheets: ['Inlet header orifice'] }],
  ['2019', { ...none, sheets: ['Inlet header orifice'] }],
  ['ångs', { ...none, people: ['Zoë Ångström'] }],
  ['inlet flare', none],
  ['eader', none],
  [' -&|!():*\'"\\ ', none],
])('“%s” finds matching projects, sheets and members', async (text, expected) => {
  expect(await result(text)).toEqual(expected);
});

test('the first eight words of a query are searched for', async () => {
  const repeated = (count: number) => `${'inlet '.repeat(count)}nowhere`;
  expect(await result(repeated(7))).toEqual(none);
  expect((await result(repeated(8))).projects).toEqual(['Inlet compression']);
});

test('a revision is found by its letter or reason, combined with words of its sheet', async () => {
  for (const text of ['C-101 A', 'design header', 'For design'])
    expect((await result(text)).revisions).toEqual([[revision, 'A']]);
  expect((await result('header')).revisions).toEqual([]);
});

test('deleted projects are not found, and a query that is too long is refused', async () => {
  const gone = await newProject(owner, 'Zeolite');
  await owner.browser.delete(`/api/projects/${gone}`);
  expect(await result('zeolite')).toEqual(none);
  expect((await owner.browser.get(`/api/search?q=${'a'.repeat(201)}`)).status).toBe(400);
});
