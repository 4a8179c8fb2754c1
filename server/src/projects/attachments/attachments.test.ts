import {
  attachmentList,
  attachmentsIn,
  revision as revisionShape,
  sha256OfBytes,
  sheet as sheetShape,
} from '@isentrope/records';
import { afterAll, beforeAll, expect, test } from 'vitest';
import {
  attach,
  idFrom,
  issue,
  addMember,
  newProject,
  newSheet,
  createUser,
  tinyPng,
  sign,
  startTestServer,
  type Browser,
  type TestServer,
} from '../../testing/index.ts';

let server: TestServer;
let owner: { browser: Browser; email: string };
let checker: { browser: Browser; email: string };
let project: string;

beforeAll(async () => {
  server = await startTestServer();
  owner = await createUser(server, 'pro');
  project = await newProject(owner);
  checker = await addMember(owner, project, await createUser(server), 'checker');
});
afterAll(() => server.stop());

const hashOf = (bytes: Buffer) => sha256OfBytes(Uint8Array.from(bytes));
const listOf = async (sheet: string) =>
  attachmentList.parse((await owner.browser.get(`/api/sheets/${sheet}/attachments`)).json);
const namesOf = async (sheet: string) => (await listOf(sheet)).attachments.map(({ name }) => name);
const put = (path: string, body: object) => owner.browser.send('PUT', path, body);

test('a figure is attached, captioned, reordered and issued; then it is kept as long as its revision', async () => {
  const sheet = await newSheet(owner, project);
  const first = idFrom(await attach(owner, sheet, 'Curve’s “start”.png', tinyPng('1')));
  const second = idFrom(await attach(owner, sheet, 'vendor.pdf', Buffer.from('%PDF-1.7\n')));
  expect((await put(`/api/attachments/${first}`, { caption: 'Figure 1: the curve' })).status).toBe(204);
  expect((await put(`/api/sheets/${sheet}/attachments`, { order: [second, first] })).status).toBe(204);
  expect(await listOf(sheet)).toMatchObject({
    attachments: [
      { name: 'vendor.pdf', type: 'application/pdf', caption: '' },
      { name: 'Curve’s “start”.png', type: 'image/png', caption: 'Figure 1: the curve', size: tinyPng('1').length },
    ],
    editable: true,
    limitReason: null,
  });

  const revision = await issue(owner, sheet);
  expect((await owner.browser.delete(`/api/attachments/${first}`)).status).toBe(204);
  expect((await owner.browser.delete(`/api/attachments/${second}`)).status).toBe(204);
  expect(await namesOf(sheet)).toEqual([]);
  expect(sheetShape.parse((await owner.browser.get(`/api/sheets/${sheet}`)).json).state).toBe('revised');

  const { record } = revisionShape.parse((await checker.browser.get(`/api/revisions/${revision}`)).json);
  expect(attachmentsIn(record)).toEqual([
    {
      name: 'vendor.pdf',
      caption: '',
      type: 'application/pdf',
      size: 9,
      sha256: await hashOf(Buffer.from('%PDF-1.7\n')),
    },
    {
      name: 'Curve’s “start”.png',
      caption: 'Figure 1: the curve',
      type: 'image/png',
      size: tinyPng('1').length,
      sha256: await hashOf(tinyPng('1')),
    },
  ]);
  const stored = await checker.browser.get(`/api/sheets/${sheet}/attachments/${await hashOf(tinyPng('1'))}`);
  expect([stored.status, stored.bytes.equals(tinyPng('1'))]).toEqual([200, true]);
  expect(stored.headers['content-disposition']).toBe(
    "inline; filename*=UTF-8''Curve%E2%80%99s%20%E2%80%9Cstart%E2%80%9D.png",
  );
  expect((await sign(checker, revision, 'checked')).status).toBe(204);
  const { text } = await owner.browser.get(`/api/projects/${project}/history`);
  expect(text).toContain('attached “vendor.pdf” to C-101');
  expect(text).toContain('removed the attachment “vendor.pdf” from C-101');
});

test('a file is served with the type of its content, never executed, and revalidated by its hash', async () => {
  const sheet = await newSheet(owner, project);
  await attach(owner, sheet, 'report.html', Buffer.from('%PDF-1.4 <script>alert(1)</script>'));
  const [pdf] = (await listOf(sheet)).attachments;
  const path = `/api/sheets/${sheet}/attachments/${pdf?.sha256}`;
  const { headers } = await checker.browser.get(path);
  expect(headers).toMatchObject({
    'content-type': 'application/pdf',
    // Saved as a page, it could be opened as one.
    'content-disposition': "attachment; filename*=UTF-8''report.html.pdf",
    'content-security-policy': "default-src 'none'; sandbox; frame-ancestors 'none'",
    'x-content-type-options': 'nosniff',
    'cache-control': 'private, no-cache',
  });
  const again = await checker.browser.get(path, { headers: { 'if-none-match': String(headers.etag) } });
  expect([again.status, again.text]).toEqual([304, '']);
});

test.each([
  ['SVG', Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>'), 400, /PNG, JPEG or WebP/],
  ['a page called a picture', Buffer.from('<html>'), 400, /PNG, JPEG or WebP/],
  ['nothing', Buffer.alloc(0), 400, /PNG, JPEG or WebP/],
  ['more than 5 MB', Buffer.alloc(5 * 1024 * 1024 + 1, tinyPng()), 413, /at most 5 MB/],
])('%s is not attached', async (_, bytes, status, text) => {
  const sheet = await newSheet(owner, project);
  const answer = await attach(owner, sheet, 'figure.png', bytes);
  expect([answer.status, answer.json?.['message']]).toEqual([status, expect.stringMatching(text)]);
});

test('a name of several lines, and the same file twice, are refused', async () => {
  const sheet = await newSheet(owner, project);
  expect((await attach(owner, sheet, 'two\nlines', tinyPng())).json?.['code']).toBe('INVALID_INPUT');
  expect((await attach(owner, sheet, 'one.png', tinyPng())).status).toBe(200);
  expect((await attach(owner, sheet, 'two.png', tinyPng())).json?.['message']).toBe(
    'This file is already attached, as “one.png”.',
  );
});

test('a sheet holds 20 attachments, and is reordered only with all of them', async () => {
  const sheet = await newSheet(owner, project);
  for (let place = 0; place < 20; place += 1) await attach(owner, sheet, `${place}.png`, tinyPng(String(place)));
  expect((await attach(owner, sheet, '20.png', tinyPng('20'))).json).toMatchObject({
    code: 'NO_ROOM',
    message: 'A sheet can have at most 20 attachments.',
  });
  const { attachments, limitReason } = await listOf(sheet);
  expect(limitReason).toBe('A sheet can have at most 20 attachments.');
  const ids = attachments.map(({ id }) => id);
  const order = (input: readonly string[]) => put(`/api/sheets/${sheet}/attachments`, { order: input });
  expect((await order(ids.slice(1))).status).toBe(409);
  expect((await order([...ids.slice(1), ids[1] ?? ''])).status).toBe(409);
  expect((await order(ids.toReversed())).status).toBe(204);
  expect((await namesOf(sheet))[0]).toBe('19.png');
});

test('a free account holds 20 MB, counting shared files once, and frees space on removal', async () => {
  const free = await createUser(server);
  const own = await newProject(free);
  const [one, other] = [await newSheet(free, own), await newSheet(free, own)];
  const large = (mark: number) => Buffer.concat([tinyPng(), Buffer.alloc(5 * 1024 * 1024 - 100, mark)]);
  for (const mark of [1, 2, 3, 4]) expect((await attach(free, one, `${mark}.png`, large(mark))).status).toBe(200);
  expect((await attach(free, other, '1.png', large(1))).status).toBe(200);
  expect((await attach(free, other, '5.png', large(5))).json).toMatchObject({
    code: 'NO_ROOM',
    message: expect.stringContaining('at most 20 MB') as string,
  });
  const { attachments } = attachmentList.parse((await free.browser.get(`/api/sheets/${one}/attachments`)).json);
  await free.browser.delete(`/api/attachments/${attachments.at(-1)?.id}`);
  expect((await attach(free, other, '5.png', large(5))).status).toBe(200);
});

test('a file is deleted with the last sheet that uses it', async () => {
  const [one, other] = [await newSheet(owner, project), await newSheet(owner, project)];
  for (const sheet of [one, other]) await attach(owner, sheet, 'shared.png', tinyPng('shared'));
  const path = (sheet: string, hash: string) => `/api/sheets/${sheet}/attachments/${hash}`;
  const hash = await hashOf(tinyPng('shared'));
  expect((await owner.browser.delete(`/api/sheets/${one}`)).status).toBe(204);
  expect((await owner.browser.get(path(other, hash))).status).toBe(200);
  // A file is not accessible by its hash through a sheet that never used it.
  const third = await newSheet(owner, project);
  expect((await owner.browser.get(path(third, hash))).status).toBe(404);
});
