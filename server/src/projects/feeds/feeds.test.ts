import { history, evaluatedCopy } from '@isentrope/records';
import { parse } from 'csv-parse/sync';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { z } from 'zod';
import {
  createApiKey,
  sendApiRequest,
  feedsOf,
  fetchFeed,
  issue,
  addMember,
  newFeed,
  newProject,
  newSheet,
  orificeDocument,
  createUser,
  save,
  sign,
  startTestServer,
  type TestResponse,
  type TestMember,
  type TestServer,
} from '../../testing/index.ts';

let server: TestServer;
let owner: Awaited<ReturnType<typeof createUser>>;
let approver: TestMember;
let checker: TestMember;
let project: string;
beforeAll(async () => {
  server = await startTestServer();
  owner = await createUser(server, 'pro');
  project = await newProject(owner);
  checker = await addMember(owner, project, await createUser(server), 'checker');
  approver = await addMember(owner, project, await createUser(server), 'approver');
});
afterAll(() => server.stop());

const fetched = (path: string, headers: Record<string, string> = {}) => fetchFeed(server.origin, path, { headers });
const rowsOf = ({ status, text }: TestResponse): Record<string, string>[] => {
  expect(status, text).toBe(200);
  return parse(text, { bom: true, columns: true });
};
const example = z.object({
  title: z.string(),
  cases: z.array(
    z.record(
      z.string(),
      z.union([z.object({ value: z.union([z.number(), z.string()]), unit: z.string() }), z.number(), z.string()]),
    ),
  ),
});

/** The first example of a calculator as a document. */
async function exampleOf(tool: string): Promise<{ schema: 1; tool: string; cases: Record<string, unknown>[] }> {
  const described = z
    .object({ examples: z.array(example) })
    .parse((await sendApiRequest(server.origin, `/tools/${tool}`)).json);
  const cases = (described.examples[0]?.cases ?? []).map(fields =>
    Object.fromEntries(
      Object.entries(fields).map(([id, input]) => [
        id,
        typeof input === 'object' ? [String(input.value), input.unit] : String(input),
      ]),
    ),
  );
  return { schema: 1, tool, cases };
}

test.each([
  'restriction-orifice',
  'steam-tables',
  'pump-sizing-pro',
  'fluid-properties',
  'relief-valve-pro/scenario-register',
])('the digits of %s are those of its report, in both layouts', async tool => {
  const sheet = await newSheet(owner, project, await exampleOf(tool));
  const feed = await newFeed(owner, sheet);
  const long = rowsOf(await fetched(feed.csv));
  const wide = rowsOf(await fetched(`${feed.csv}?layout=wide`));
  const { report, results } = evaluatedCopy.parse((await owner.browser.get(`/api/sheets/${sheet}/worked`)).json);
  const cases = z
    .array(z.object({ title: z.string(), values: z.record(z.string(), z.looseObject({ type: z.string() })) }))
    .parse(report.cases);
  expect(wide).toHaveLength(cases.length);
  let numbers = 0;
  for (const [place, { title, values }] of cases.entries())
    for (const { id, label } of results) {
      const value = values[id];
      if (value?.type !== 'number') continue;
      numbers += 1;
      const row = long.find(each => each['Case'] === String(place + 1) && each['Result'] === id);
      expect([row?.['Case name'], row?.['Label'], Number(row?.['Value']), row?.['Unit']]).toEqual([
        title,
        label,
        value['value'],
        value['unit'],
      ]);
      const inWide = wide[place] ?? {};
      expect(Number(inWide[label] ?? inWide[`${label} (${id})`])).toBe(value['value']);
    }
  expect(numbers).toBeGreaterThan(0);
  expect(long.some(row => row['Case name'] === 'All cases')).toBe(tool.includes('register'));
});

test('a feed is created, shown once, listed with its use, and recorded in the history', async () => {
  const sheet = await newSheet(owner, project);
  const feed = await newFeed(owner, sheet, 'working', 30);
  expect(feed.csv).toMatch(/^\/feeds\/[\w-]{43}\.csv$/);
  const [listed] = await feedsOf(owner, sheet);
  expect(listed).toMatchObject({ name: 'Line list', source: 'working', own: true, usedAt: null });
  expect(Date.parse(listed?.endsAt ?? '') - Date.parse(listed?.madeAt ?? '')).toBeGreaterThan(29 * 86_400_000);
  expect(JSON.stringify(listed)).not.toContain(feed.csv.slice(7, 50));
  await fetched(feed.json);
  expect((await feedsOf(owner, sheet))[0]?.usedAt).not.toBeNull();
  expect((await owner.browser.delete(`/api/feeds/${feed.id}`)).status).toBe(204);
  expect(await feedsOf(owner, sheet)).toEqual([]);
  const { entries } = history.parse((await owner.browser.get(`/api/projects/${project}/history`)).json);
  expect(entries.slice(0, 2).map(({ text }) => text)).toEqual([
    'revoked the feed “Line list” of C-101 Inlet header orifice',
    'created the feed “Line list” of the working copy of C-101 Inlet header orifice',
  ]);
});

test('the number of feeds per sheet is limited, and their input validated', async () => {
  const sheet = await newSheet(owner, project);
  for (let made = 0; made < 20; made += 1) await newFeed(owner, sheet);
  await expect(newFeed(owner, sheet)).rejects.toThrow('A sheet has at most 20 feeds.');
  const make = async (body: object) => (await owner.browser.post(`/api/sheets/${sheet}/feeds`, body)).json?.['message'];
  expect(await make({ name: ' ', source: 'working', days: null })).toBe('The field "name" must not be empty.');
  expect(await make({ name: 'x', source: 'latest', days: null })).toBe('The field "source" must be working, approved.');
  expect(await make({ name: 'x', source: 'working', days: 7 })).toBe('The field "days" must be 30, 90, 365.');
});

describe('a feed response', () => {
  test('has the right headers, and is not sent again to a client that has it', async () => {
    const sheet = await newSheet(owner, project);
    const feed = await newFeed(owner, sheet);
    const first = await fetched(feed.csv);
    expect(first.headers).toMatchObject({
      'content-type': 'text/csv; charset=utf-8; header=present',
      'content-disposition': 'attachment; filename="C-101-Inlet-header-orifice-results.csv"',
      'cache-control': 'private, no-cache',
      'referrer-policy': 'no-referrer',
      'x-robots-tag': 'noindex',
      etag: expect.stringMatching(/^"[0-9a-f]{64}"$/) as string,
    });
    const [row] = rowsOf(first);
    expect(first.headers['last-modified']).toBe(new Date(row?.['Calculated at'] ?? '').toUTCString());
    const { etag = '' } = first.headers;
    const again = await fetched(feed.csv, { 'if-none-match': `"x", W/${etag}` });
    expect([again.status, again.text, again.headers.etag]).toEqual([304, '', etag]);
    expect((await fetched(`${feed.csv}?layout=wide`, { 'if-none-match': etag })).status).toBe(200);
    expect((await fetched(feed.json)).headers['content-type']).toBe('application/json; charset=utf-8');
    const wrong = await fetched(`${feed.csv}?layout=tall`);
    expect([wrong.status, wrong.text]).toEqual([400, 'The parameter "layout" must be long or wide.']);
    await save(owner, sheet, {
      ...orificeDocument,
      cases: [{ ...orificeDocument.cases[0], pressureDifferential: '18' }],
    });
    const changed = await fetched(feed.csv, { 'if-none-match': etag });
    expect(rowsOf(changed)[0]?.['Calculated at']).not.toBe(row?.['Calculated at']);
  });

  test('reports an empty sheet, and one without approved revision', async () => {
    const sheet = await newSheet(owner, project, null);
    const blank = await fetched((await newFeed(owner, sheet)).csv);
    expect([blank.status, blank.text]).toEqual([409, 'This sheet has no inputs yet, so it has no results.']);
    const approved = await fetched((await newFeed(owner, sheet, 'approved')).csv);
    expect([approved.status, approved.text]).toEqual([409, 'No revision of this sheet has been approved yet.']);
  });

  test('of the approved revision stays, with a note on what came later', async () => {
    const sheet = await newSheet(owner, project);
    const { csv } = await newFeed(owner, sheet, 'approved');
    const revision = await issue(owner, sheet);
    await sign(checker, revision, 'checked');
    expect((await fetched(csv)).status).toBe(409);
    expect((await sign(approver, revision, 'approved')).status).toBe(204);
    const before = rowsOf(await fetched(csv));
    expect(before[0]).toMatchObject({
      Source: 'approved revision',
      Revision: 'A',
      State: 'approved',
      Stale: 'no',
      Note: '',
    });
    await save(owner, sheet, {
      ...orificeDocument,
      cases: [{ ...orificeDocument.cases[0], pressureDifferential: '18' }],
    });
    await issue(owner, sheet);
    const after = rowsOf(await fetched(csv));
    expect(after[0]).toMatchObject({
      Revision: 'A',
      Stale: 'yes',
      Note: 'The working copy has changed since revision A was issued. Revision B has been issued since and is for check.',
    });
    expect(after.map(row => row['Value'])).toEqual(before.map(row => row['Value']));
    const working = rowsOf(await fetched((await newFeed(owner, sheet)).csv));
    expect(working[0]).toMatchObject({ Source: 'working copy', Revision: 'B', State: 'for check', Stale: 'no' });
    expect(working.map(row => row['Value'])).not.toEqual(before.map(row => row['Value']));
  });

  test('of a sheet that reads another reports when that has changed', async () => {
    const source = await newSheet(owner, project);
    const reads = {
      ...orificeDocument,
      cases: [
        { ...orificeDocument.cases[0], pipeInsideDiameter: ['73.66', 'mm', `sheet/${source}//pipeInsideDiameter`] },
      ],
    };
    const sheet = await newSheet(owner, project, reads);
    const { csv } = await newFeed(owner, sheet);
    expect(rowsOf(await fetched(csv))[0]).toMatchObject({ Stale: 'no', Note: '' });
    await save(owner, source, {
      ...orificeDocument,
      cases: [{ ...orificeDocument.cases[0], pipeInsideDiameter: '80' }],
    });
    expect(rowsOf(await fetched(csv))[0]).toMatchObject({
      Stale: 'yes',
      Note: 'The values that this sheet reads have changed. Update the sheet in its project.',
    });
  });

  test('is the last valid one, with a note, if the current document is invalid', async () => {
    const sheet = await newSheet(owner, project);
    const { csv } = await newFeed(owner, sheet);
    const before = rowsOf(await fetched(csv));
    await save(owner, sheet, { ...orificeDocument, cases: [{ noSuchField: '1' }] });
    const after = rowsOf(await fetched(csv));
    expect(after.map(row => row['Value'])).toEqual(before.map(row => row['Value']));
    expect(after[0]).toMatchObject({
      Stale: 'yes',
      Note: expect.stringMatching(/^Later inputs have not been calculated: .*noSuchField/) as string,
    });
  });
});

test('the same content is readable with a key, for members of the project', async () => {
  const sheet = await newSheet(owner, project);
  const key = await createApiKey(checker, ['projects:read']);
  const path = `/projects/${project}/sheets/${sheet}/results`;
  const ask = (rest: string, shown: { key?: string } = { key }) =>
    sendApiRequest(server.origin, `${path}.${rest}`, shown);
  const { csv, json } = await newFeed(owner, sheet);
  expect((await ask('csv')).text).toBe((await fetched(csv)).text);
  expect((await ask('json?layout=wide&source=working')).text).toBe((await fetched(`${json}?layout=wide`)).text);
  const codes = [
    await ask('json?source=approved'),
    await ask('json?source=latest'),
    await ask('json', {}),
    await ask('json', { key: await createApiKey(owner) }),
    await ask('json', { key: await createApiKey(await createUser(server), ['projects:read']) }),
    await sendApiRequest(server.origin, `/projects/${await newProject(owner)}/sheets/${sheet}/results.json`, {
      key: await createApiKey(owner, ['projects:read']),
    }),
  ].map(({ json: reported }) => reported?.['code']);
  expect(codes).toEqual(['NO_RESULTS', 'INVALID_INPUT', 'KEY_NEEDED', 'NEEDS_SCOPE', 'NOT_FOUND', 'NOT_FOUND']);
});
