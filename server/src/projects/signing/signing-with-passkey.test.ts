import {
  revisionFile,
  revision as revisionShape,
  sheet as sheetShape,
  verifyFile,
  publishedKeys,
} from '@isentrope/records';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import {
  Browser,
  issue,
  addMember,
  newProject,
  newSheet,
  startTestServer,
  testPassword,
  TestPasskey,
  type TestResponse,
  type PasskeyDeviations,
  type TestServer,
} from '../../testing/index.ts';

let server: TestServer;
let site: string;
/** Each belongs to one account with a passkey. */
let owner: Signer;
let checker: Signer;
let project: string;

interface Signer {
  browser: Browser;
  email: string;
  passkey: TestPasskey;
}

beforeAll(async () => {
  server = await startTestServer();
  site = server.origin.replace('127.0.0.1', 'localhost');
  owner = await signer();
  checker = await signer();
  project = await newProject(owner);
  await addMember(owner, project, checker, 'checker');
});
afterAll(() => server.stop());

async function signer(): Promise<Signer> {
  const email = await server.register();
  const browser = new Browser(site);
  await browser.post('/api/auth/sign-in/email', { email, password: testPassword });
  const begun = await browser.post('/api/auth/passkey/begin', { password: testPassword });
  const { passkey, made } = TestPasskey.make(begun.json, site);
  await browser.post('/api/auth/passkey/add', { name: 'Laptop', ...made });
  return { browser, email, passkey };
}

const outcome = ({ status, json }: TestResponse) => [status, json?.['code']];
const refused = [400, 'PASSKEY_REFUSED'];
const hashOfRevision = async (id: string): Promise<string> =>
  revisionShape.parse((await owner.browser.get(`/api/revisions/${id}`)).json).hash;
const versionOf = async (id: string): Promise<number> =>
  sheetShape.parse((await owner.browser.get(`/api/sheets/${id}`)).json).version;

/** A user's passkey assertion for a signature. */
async function answerOf({ browser, passkey }: Signer, what: object, otherwise: PasskeyDeviations = {}) {
  return passkey.answer((await browser.post('/api/auth/passkey/sign', what)).json, otherwise);
}
const check = (revision: string, passkey: object) =>
  checker.browser.post(`/api/revisions/${revision}/acts`, { act: 'checked', passkey });

test('a sheet is issued and checked with passkeys, which its file records and verifies', async () => {
  const sheet = await newSheet(owner, project);
  const version = await versionOf(sheet);
  const passkey = await answerOf(owner, { act: 'issued', sheet, version });
  const issued = await owner.browser.post(`/api/sheets/${sheet}/revisions`, { version, reason: 'For design', passkey });
  const revision = String(issued.json?.['id']);
  const hash = await hashOfRevision(revision);
  expect((await check(revision, await answerOf(checker, { act: 'checked', revision: hash }))).status).toBe(204);

  const file = revisionFile.parse((await owner.browser.get(`/api/sheets/${sheet}/file`)).json);
  const acts = file.revisions.flatMap(({ signatures }) => signatures.map(({ statement }) => statement));
  expect(acts.map(({ act, confirmed }) => [act, confirmed])).toEqual([
    ['issued', 'passkey'],
    ['checked', 'passkey'],
  ]);
  const { keys } = publishedKeys.parse((await owner.browser.get('/.well-known/isentrope-keys.json')).json);
  const { findings } = await verifyFile(file, keys);
  expect(findings.filter(({ holds }) => holds !== true)).toEqual([]);
  expect(findings.filter(({ text }) => text.endsWith(', by passkey.'))).toHaveLength(2);
});

describe('a passkey does not sign', () => {
  let revision: string;
  let hash: string;
  let sheet: string;
  let other: string;
  beforeAll(async () => {
    sheet = await newSheet(owner, project);
    revision = await issue(owner, sheet);
    hash = await hashOfRevision(revision);
    other = await issue(owner, await newSheet(owner, project));
  });
  // The right password resets the count of wrong answers.
  afterEach(() => checker.browser.post('/api/account/reauthenticate', { password: testPassword }));
  const state = async () =>
    revisionShape.parse((await owner.browser.get(`/api/revisions/${revision}`)).json).signatures.length;

  test.each<[string, PasskeyDeviations]>([
    ['without showing that it is they', { verified: false }],
    ['on the page of another site', { origin: 'https://isentrope.example.net' }],
    ['for a challenge of its own', { challenge: 'AAAA' }],
  ])('%s', async (_, otherwise) => {
    const passkey = await answerOf(checker, { act: 'checked', revision: hash }, otherwise);
    expect(outcome(await check(revision, passkey))).toEqual(refused);
    expect(await state()).toBe(1);
  });

  test('another act, another revision, a sheet, or a sign-in than requested', async () => {
    for (const what of [
      { act: 'returned', revision: hash },
      { act: 'checked', revision: await hashOfRevision(other) },
      { act: 'issued', sheet, version: 1 },
    ])
      expect(outcome(await check(revision, await answerOf(checker, what)))).toEqual(refused);
    const begun = await checker.browser.post('/api/auth/sign-in/passkey/begin');
    expect(outcome(await check(revision, checker.passkey.answer(begun.json)))).toEqual(refused);
    expect(await state()).toBe(1);
  });

  test('a working copy of another version', async () => {
    const version = await versionOf(sheet);
    const passkey = await answerOf(owner, { act: 'issued', sheet, version: version + 1 });
    const path = `/api/sheets/${sheet}/revisions`;
    expect(outcome(await owner.browser.post(path, { version, reason: 'For design', passkey }))).toEqual(refused);
  });

  test('in another user’s session, with either challenge', async () => {
    const what = { act: 'checked', revision: hash };
    const theirs = (await owner.browser.post('/api/auth/passkey/sign', what)).json;
    expect(outcome(await check(revision, owner.passkey.answer(theirs)))).toEqual(refused);
    const own = (await checker.browser.post('/api/auth/passkey/sign', what)).json;
    expect(outcome(await check(revision, owner.passkey.answer(own)))).toEqual(refused);
    const again = (await owner.browser.post('/api/auth/passkey/sign', what)).json;
    expect(outcome(await check(revision, checker.passkey.answer(again)))).toEqual(refused);
    expect(await state()).toBe(1);
  });

  test('a sign-in with a challenge for a signature', async () => {
    const thief = new Browser(site);
    const input = await answerOf(checker, { act: 'checked', revision: hash });
    expect(outcome(await thief.post('/api/auth/sign-in/passkey', input))).toEqual([401, 'PASSKEY_REFUSED']);
  });

  test('twice with one answer', async () => {
    const passkey = await answerOf(checker, { act: 'checked', revision: hash });
    expect((await check(revision, passkey)).status).toBe(204);
    expect(outcome(await check(other, passkey))).toEqual(refused);
  });

  test('after ten wrong answers in a quarter of an hour', async () => {
    const wrong = await answerOf(checker, { act: 'checked', revision: hash });
    const answers: number[] = [];
    for (let attempt = 0; attempt < 11; attempt += 1) answers.push((await check(other, wrong)).status);
    expect(answers).toEqual([...Array.from({ length: 10 }, () => 400), 429]);
  });
});

test('an account without a passkey is not asked for one, and invalid acts are not signed', async () => {
  const { browser } = await server.signedIn();
  const what = { act: 'checked', revision: 'a'.repeat(64) };
  expect(outcome(await browser.post('/api/auth/passkey/sign', what))).toEqual([409, 'NO_PASSKEY']);
  for (const wrong of [{ act: 'issued', revision: 'a'.repeat(64) }, { act: 'checked', revision: 'x' }, {}])
    expect((await owner.browser.post('/api/auth/passkey/sign', wrong)).status).toBe(400);
});
