import { afterAll, afterEach, beforeAll, describe, expect, test, vi } from 'vitest';
import { adminCommand } from '../accounts/index.ts';
import { sendToLockHolder, openDatabase } from '../database/index.ts';
import { createLog } from '../http/log.ts';
import {
  feedsOf,
  fetchFeed,
  issue,
  addMember,
  newFeed,
  newProject,
  newSheet,
  ownId,
  createUser,
  sign,
  startTestServer,
  testPassword,
  type TestServer,
} from '../testing/index.ts';

const noFeed = 'There is no such feed. It may have been revoked or have expired; create another one in its project.';

let server: TestServer;
let owner: Awaited<ReturnType<typeof createUser>>;
beforeAll(async () => {
  server = await startTestServer();
  owner = await createUser(server, 'pro');
});
afterAll(() => server.stop());
afterEach(() => void vi.useRealTimers());

/** A project with a sheet, and a member who has created a feed. */
async function world(role: 'engineer' | 'reader' = 'reader', source: 'working' | 'approved' = 'working') {
  const project = await newProject(owner);
  const maker = await addMember(owner, project, await createUser(server), role);
  const sheet = await newSheet(owner, project);
  return { project, maker, sheet, feed: await newFeed(maker, sheet, source) };
}
const fetched = async (path: string, origin = server.origin) => {
  const { status, text } = await fetchFeed(origin, path);
  return status === 200 ? 200 : [status, text];
};

/** Grants or revokes a user's Pro, as the administrator role does. */
async function command(line: string): Promise<void> {
  if (server.databaseUrl === undefined) {
    await sendToLockHolder(server.dataDir, line);
    return;
  }
  const place = { databaseUrl: server.databaseUrl, dataDir: '', databaseConnections: 2 };
  const database = await openDatabase(place, createLog('silent'), undefined);
  await adminCommand(line, database);
  await database.close();
}

describe('a feed address', () => {
  test('that is guessed, altered or malformed finds nothing, always with the same response', async () => {
    const { feed } = await world();
    const token = feed.csv.slice(7, 50);
    expect(await fetched(feed.csv)).toBe(200);
    const other = token.startsWith('A') ? 'B' : 'A';
    for (const wrong of [
      `${other}${token.slice(1)}`,
      token.slice(1),
      `${token}A`,
      token.toUpperCase(),
      `${token}' or '1'='1`,
      feed.id,
      '%',
      '',
    ])
      expect([wrong, await fetched(`/feeds/${wrong}.csv`)]).toEqual([wrong, [404, noFeed]]);
    expect(await fetched(`/feeds/${token}%00.csv`)).toMatchObject([404, expect.stringContaining('NOT_FOUND')]);
    for (const path of ['/feeds', '/feeds/', `/feeds/${token}`, `/feeds/${token}.xlsx`, `/feeds/x/${token}.csv`])
      expect([path, await fetched(path)]).toEqual([path, [404, noFeed]]);
  });

  test('gives access to nothing else, and is read-only', async () => {
    const { project, sheet, feed } = await world();
    const headers = { authorization: `Bearer ${feed.csv.slice(7, 50)}` };
    const response = await fetchFeed(server.origin, `/api/v1/projects/${project}/sheets/${sheet}`, { headers });
    expect([response.status, response.json?.['code']]).toEqual([401, 'UNKNOWN_KEY']);
    const posted = await server.browser().post(feed.csv, {}, { origin: 'https://evil.example' });
    expect([posted.status, posted.text]).toEqual([404, noFeed]);
    const foreign = await fetchFeed(server.origin, feed.csv, { headers: { host: 'evil.example' } });
    expect([foreign.status, foreign.text]).toEqual([421, 'This site is not served under that name.']);
  });

  test('is not logged or cached, in either format', async () => {
    const { feed } = await world();
    const token = feed.csv.slice(7, 50);
    for (const start of ['/feeds/', '/.//feeds/', '/FEEDS/', '/%66eeds/', '/x/feeds/', '/feeds%2F', '/x%2ffeeds%2f'])
      await fetchFeed(server.origin, `${start}${token}.csv`);
    expect(server.logged.join('\n')).not.toContain(token);
    expect(server.logged.join('\n')).toContain('"route":"/feeds/:file"');
  });
});

describe('a feed ends', () => {
  test('when its creator is removed from the project, permanently', async () => {
    const { project, maker, sheet, feed } = await world('engineer');
    await owner.browser.delete(`/api/projects/${project}/people/${maker.id}`);
    expect(await fetched(feed.csv)).toEqual([404, noFeed]);
    await addMember(owner, project, maker, 'engineer');
    expect(await fetched(feed.csv)).toEqual([404, noFeed]);
    expect(await feedsOf(owner, sheet)).toEqual([]);
  });

  test('when its creator leaves, or deletes the account', async () => {
    const left = await world();
    await left.maker.browser.delete(`/api/projects/${left.project}/people/${left.maker.id}`);
    expect(await fetched(left.feed.json)).toEqual([404, noFeed]);
    const gone = await world();
    expect((await gone.maker.browser.post('/api/auth/delete-user', { password: testPassword })).status).toBe(200);
    expect(await fetched(gone.feed.json)).toEqual([404, noFeed]);
  });

  test('when it is revoked, by its creator or the project owner', async () => {
    const { maker, sheet, feed } = await world();
    expect(await feedsOf(owner, sheet)).toMatchObject([{ own: false }]);
    expect((await owner.browser.delete(`/api/feeds/${feed.id}`)).status).toBe(204);
    expect(await fetched(feed.csv)).toEqual([404, noFeed]);
    const second = await newFeed(maker, sheet);
    expect((await maker.browser.delete(`/api/feeds/${second.id}`)).status).toBe(204);
    expect(await fetched(second.csv)).toEqual([404, noFeed]);
  });

  test('when its sheet is deleted', async () => {
    const { sheet, feed } = await world();
    expect((await owner.browser.delete(`/api/sheets/${sheet}`)).status).toBe(204);
    expect(await fetched(feed.csv)).toEqual([404, noFeed]);
  });

  test('while its project is deleted, also for the owner, who cannot create one there', async () => {
    const { project, sheet, feed } = await world();
    const own = await newFeed(owner, sheet);
    await owner.browser.delete(`/api/projects/${project}`);
    expect([await fetched(feed.csv), await fetched(own.csv)]).toEqual([
      [404, noFeed],
      [404, noFeed],
    ]);
    await expect(newFeed(owner, sheet)).rejects.toThrow('409');
    await owner.browser.post(`/api/projects/${project}/restore`);
    expect(await fetched(feed.csv)).toBe(200);
  });

  test('on its expiry date', async () => {
    const { maker, sheet } = await world();
    const feed = await newFeed(maker, sheet, 'working', 30);
    vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + 30 * 86_400_000 - 60_000 });
    expect(await fetched(feed.csv)).toBe(200);
    vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + 120_000 });
    expect(await fetched(feed.csv)).toEqual([404, noFeed]);
  });
});

describe('other users', () => {
  test('do not see feeds of others, and cannot revoke them', async () => {
    const { project, sheet, feed } = await world();
    const engineer = await addMember(owner, project, await createUser(server), 'engineer');
    expect(await feedsOf(engineer, sheet)).toEqual([]);
    expect((await engineer.browser.delete(`/api/feeds/${feed.id}`)).status).toBe(403);
    const stranger = await createUser(server, 'pro');
    for (const answer of [
      await stranger.browser.delete(`/api/feeds/${feed.id}`),
      await stranger.browser.delete('/api/feeds/none'),
    ])
      expect([answer.status, answer.json?.['message']]).toEqual([404, 'There is no such feed.']);
    await expect(newFeed(stranger, sheet)).rejects.toThrow('404');
    expect(await fetched(feed.csv)).toBe(200);
  });

  test('who take over the project can revoke it, but it reads with its creator’s access', async () => {
    const { project, maker, sheet } = await world('engineer');
    const own = await newFeed(owner, sheet);
    expect((await owner.browser.post(`/api/projects/${project}/owner`, { userId: maker.id })).status).toBe(204);
    expect(await fetched(own.csv)).toBe(200);
    const former = await ownId(owner.browser, project);
    await maker.browser.delete(`/api/projects/${project}/people/${former}`);
    expect(await fetched(own.csv)).toEqual([404, noFeed]);
  });
});

test('the working copy of a Pro calculator requires Pro of the creator, the approved revision does not', async () => {
  const needsPro = expect.stringMatching(/^Reading the working copy of a Pro calculator needs/) as string;
  const project = await newProject(owner);
  const maker = await addMember(owner, project, await createUser(server), 'approver');
  const checker = await addMember(owner, project, await createUser(server), 'checker');
  const sheet = await newSheet(owner, project, { schema: 1, tool: 'pump-sizing-pro', cases: [{}] });
  await expect(newFeed(maker, sheet)).rejects.toThrow('403');
  await command(`grant ${maker.email}`);
  const working = await newFeed(maker, sheet);
  const approved = await newFeed(maker, sheet, 'approved');
  expect(await fetched(working.csv)).toBe(200);
  await command(`revoke ${maker.email}`);
  expect(await fetched(working.csv)).toEqual([403, needsPro]);
  const revision = await issue(owner, sheet);
  await sign(checker, revision, 'checked');
  await sign(maker, revision, 'approved');
  expect(await fetched(approved.csv)).toBe(200);
});

describe('quotas', () => {
  let limited: TestServer;
  beforeAll(async () => {
    limited = await startTestServer({ RATE_LIMITS: 'on' });
  });
  afterAll(() => limited.stop());

  test('stop guessing of addresses, while a feed counts towards its creator’s quota', async () => {
    const maker = await createUser(limited);
    const feed = await newFeed(maker, await newSheet(maker, await newProject(maker)));
    const guess = () => fetchFeed(limited.origin, `/feeds/${'A'.repeat(43)}.csv`);
    const statuses = new Map<number, number>();
    for (let count = 0; count < 202; count += 1) {
      const { status } = await guess();
      statuses.set(status, (statuses.get(status) ?? 0) + 1);
    }
    expect([...statuses]).toEqual([
      [404, 200],
      [429, 2],
    ]);
    expect((await guess()).headers['retry-after']).toMatch(/^\d+$/);
    const answer = await fetchFeed(limited.origin, feed.csv);
    expect([answer.status, answer.headers['ratelimit']]).toEqual([200, expect.stringContaining('r=4999;')]);
  });
});
