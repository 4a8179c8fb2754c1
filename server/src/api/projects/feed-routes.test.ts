import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import {
  addMember,
  createUser,
  fetchFeed,
  newFeed,
  newProject,
  newSheet,
  startTestServer,
  type TestMember,
  type TestResponse,
  type TestServer,
} from '../../testing/index.ts';

let server: TestServer;
let owner: Awaited<ReturnType<typeof createUser>>;
let reader: TestMember;
let project: string;
let sheet: string;
beforeAll(async () => {
  server = await startTestServer();
  owner = await createUser(server, 'pro');
  project = await newProject(owner);
  reader = await addMember(owner, project, await createUser(server), 'reader');
  sheet = await newSheet(owner, project);
});
afterAll(() => server.stop());

const fetched = (path: string, options: Parameters<typeof fetchFeed>[2] = {}) =>
  fetchFeed(server.origin, path, options);
const gone = 'There is no such feed. It may have been revoked or have expired; create another one in its project.';
/** What a spreadsheet sees of a refusal, and what the log says. */
function seen({ status, text, headers }: TestResponse) {
  const line = server.logged.find(each => each.includes(String(headers['x-request-id'])));
  return {
    status,
    text,
    type: headers['content-type'],
    stored: headers['cache-control'],
    logged: /"refusal":"(\w+)"/.exec(line ?? '')?.[1],
  };
}
const refused = (status: number, text: string, logged: string) => ({
  status,
  text,
  type: 'text/plain; charset=UTF-8',
  stored: 'no-store',
  logged,
});

describe('an address without a feed', () => {
  const token = 'x'.repeat(43);
  test.each([`/feeds/${token}.csv`, `/feeds/${token}.json`, '/feeds/short.csv', '/feeds/.csv', '/feeds/none'])(
    '%s is answered with a sentence, not stored, and noted in the log',
    async path => expect(seen(await fetched(path))).toEqual(refused(404, gone, 'NOT_FOUND')),
  );

  test('includes one of another ending, and one that is written to', async () => {
    const { csv } = await newFeed(owner, sheet);
    for (const path of [csv.replace(/csv$/, 'xlsx'), csv.replace(/\.csv$/, ''), `${csv}/more`])
      expect((await fetched(path)).status).toBe(404);
    const written = await server.browser().send('POST', csv, {}, { origin: null });
    expect([written.status, written.text]).toEqual([404, gone]);
  });
});

describe('a feed', () => {
  test('is sent as the type of its ending, for no other page and no search engine', async () => {
    const { csv, json } = await newFeed(owner, sheet);
    const answers = await Promise.all([fetched(csv), fetched(json)]);
    expect(answers.map(({ status, headers }) => [status, headers['content-type']?.split(';')[0]])).toEqual([
      [200, 'text/csv'],
      [200, 'application/json'],
    ]);
    for (const { headers } of answers)
      expect(headers).toMatchObject({ 'referrer-policy': 'no-referrer', 'x-robots-tag': 'noindex' });
  });

  test('is not sent under another name of the site', async () => {
    const { csv } = await newFeed(owner, sheet);
    const other = await fetched(csv, { headers: { host: 'elsewhere.example' } });
    expect([other.status, other.text]).toEqual([421, 'This site is not served under that name.']);
  });

  test.each([
    ['"x"', 200],
    ['*', 304],
    ['"x", *', 304],
  ])('is sent to a client that has %s with the status %i', async (known, status) => {
    const { csv } = await newFeed(owner, sheet);
    const answer = await fetched(csv, { headers: { 'if-none-match': known } });
    expect([answer.status, answer.text === '']).toEqual([status, status === 304]);
  });

  test('of a sheet without results says so', async () => {
    const { csv } = await newFeed(owner, await newSheet(owner, project, null));
    expect(seen(await fetched(csv))).toEqual(
      refused(409, 'This sheet has no inputs yet, so it has no results.', 'NO_RESULTS'),
    );
    const approved = await newFeed(owner, sheet, 'approved');
    expect((await fetched(approved.json)).text).toBe('No revision of this sheet has been approved yet.');
  });

  test('is gone with its sheet, its project, or the membership of its creator', async () => {
    const theirs = await newFeed(reader, sheet);
    expect((await fetched(theirs.csv)).status).toBe(200);
    expect((await owner.browser.delete(`/api/projects/${project}/people/${reader.id}`)).status).toBe(204);
    expect(seen(await fetched(theirs.csv))).toEqual(refused(404, gone, 'NOT_FOUND'));

    const other = await newProject(owner);
    const deleted = await newSheet(owner, other);
    const ofSheet = await newFeed(owner, deleted);
    expect((await owner.browser.delete(`/api/sheets/${deleted}`)).status).toBe(204);
    expect(seen(await fetched(ofSheet.csv))).toEqual(refused(404, gone, 'NOT_FOUND'));

    const ofProject = await newFeed(owner, await newSheet(owner, other));
    expect((await owner.browser.delete(`/api/projects/${other}`)).status).toBe(204);
    expect(seen(await fetched(ofProject.csv))).toEqual(refused(404, gone, 'NOT_FOUND'));
  });
});
