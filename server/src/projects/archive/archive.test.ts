import {
  attachmentList,
  formatReference,
  importedPredecessor,
  project as projectShape,
  projectMap,
  publishedKeys,
  revision as revisionShape,
  sheet as sheetShape,
  strictJson,
  verifyFile,
  type PublicKey,
} from '@isentrope/records';
import fc from 'fast-check';
import { strFromU8, strToU8, unzipSync, zipSync } from 'fflate';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import {
  attach,
  exportProject,
  idFrom,
  importArchive,
  issue,
  addMember,
  newProject,
  newSheet,
  orificeDocument,
  createUser,
  tinyPng,
  save,
  sign,
  startTestServer,
  type Browser,
  type TestServer,
} from '../../testing/index.ts';

let server: TestServer;
let owner: { browser: Browser; email: string };
let checker: { browser: Browser; email: string };
let other: { browser: Browser; email: string };
let project: string;
let archive: Buffer;
let keys: readonly PublicKey[];

const changed = { ...orificeDocument, cases: [{ ...orificeDocument.cases[0], flowRate: ['12000', 'kg/h'] }] };

/**
 * A project with a sheet that was issued, checked, commented on and changed again, one that was never issued, and a
 * figure on each.
 */
async function makeProject(): Promise<void> {
  project = await newProject(owner);
  await addMember(owner, project, checker, 'checker');
  const basis = {
    ambientPressure: '1013 mbar',
    minimumAmbientTemperature: '',
    maximumAmbientTemperature: '35 °C',
    units: 'si',
    criteria: 'NORSOK P-002',
    standards: '',
  };
  const particulars = { number: 'P-2614', name: 'Inlet compression', client: 'A client', basis };
  const was = projectShape.parse((await owner.browser.get(`/api/projects/${project}`)).json);
  await owner.browser.send('PUT', `/api/projects/${project}`, {
    ...particulars,
    was: { number: was.number, name: was.name, client: was.client, basis: was.basis },
  });
  const issued = await newSheet(owner, project);
  const figure = idFrom(await attach(owner, issued, 'curve.png', tinyPng('curve')));
  const revision = await issue(owner, issued);
  await checker.browser.post(`/api/revisions/${revision}/comments`, { field: 'flowRate', text: 'Which case?' });
  await sign(checker, revision, 'checked');
  await owner.browser.delete(`/api/attachments/${figure}`);
  await save(owner, issued, changed);
  const draft = await newSheet(owner, project);
  await owner.browser.send('PUT', `/api/sheets/${draft}`, { number: 'C-102', title: 'Outlet', notes: 'A note' });
  await attach(owner, draft, 'Übersicht.png', tinyPng('overview'));
}

beforeAll(async () => {
  server = await startTestServer();
  owner = await createUser(server, 'pro');
  checker = await createUser(server);
  other = await createUser(server, 'pro');
  await makeProject();
  archive = await exportProject(owner, project);
  ({ keys } = publishedKeys.parse((await owner.browser.get('/.well-known/isentrope-keys.json')).json));
});
afterAll(() => server.stop());

const viewOf = async ({ browser }: { browser: Browser }, id: string) =>
  projectShape.parse((await browser.get(`/api/projects/${id}`)).json);
const sheetOf = async ({ browser }: { browser: Browser }, id: string) =>
  sheetShape.parse((await browser.get(`/api/sheets/${id}`)).json);
const messageOf = async (input: Uint8Array, who = other) => {
  const { status, json } = await importArchive(who, input);
  return `${status} ${String(json?.['message'])}`;
};
/** An archive with changed files by name; undefined deletes one. */
function altered(changes: Readonly<Record<string, string | Uint8Array | undefined>>): Uint8Array {
  const files = { ...unzipSync(archive) };
  for (const [name, content] of Object.entries(changes))
    if (content === undefined) delete files[name];
    else files[name] = typeof content === 'string' ? strToU8(content) : Uint8Array.from(content);
  return zipSync(files);
}
/** The id of the first item of a list. */
function firstOf([first]: readonly { readonly id: string }[]): string {
  if (first === undefined) throw new Error('The list is empty');
  return first.id;
}
const textOf = (name: string) => strFromU8(unzipSync(archive)[name] ?? new Uint8Array());
const first = 'sheets/001-C-101-Inlet-header-orifice';
const second = 'sheets/002-C-102-Outlet';

describe('an exported project', () => {
  test('contains everything under descriptive names', () => {
    expect(Object.keys(unzipSync(archive)).map(name => name.replace(/[0-9a-f]{12}-/, ''))).toEqual([
      'README.txt',
      'project.json',
      `${first}/sheet.json`,
      `${first}/revisions.isentrope.json`,
      `${first}/comments.json`,
      `${first}/attachments/curve.png`,
      `${second}/sheet.json`,
      `${second}/attachments/U-bersicht.png`,
    ]);
    expect(textOf('README.txt')).toContain(`${server.origin}/verify`);
    expect(JSON.parse(textOf('project.json'))).toMatchObject({
      people: [{ role: 'owner' }, { role: 'checker' }],
      history: expect.arrayContaining([expect.objectContaining({ text: 'exported the project' })]) as unknown,
    });
  });

  test('has verifiable revisions', async () => {
    const { findings } = await verifyFile(textOf(`${first}/revisions.isentrope.json`), keys);
    expect(findings.filter(({ holds }) => holds !== true)).toEqual([]);
  });
});

describe('imported into another account', () => {
  let id: string;
  beforeAll(async () => {
    id = idFrom(await importArchive(other, archive));
  });

  test('a project is unchanged, and owned by the importing user', async () => {
    const [before, after] = [await viewOf(owner, project), await viewOf(other, id)];
    expect(after).toMatchObject({
      name: before.name,
      number: before.number,
      client: before.client,
      basis: before.basis,
    });
    expect([after.role, after.closed, after.members.length]).toEqual(['owner', null, 1]);
    const messagesOf = ({ sheetList }: typeof before) =>
      sheetList.map(({ number, title, tool }) => [number, title, tool]);
    expect(messagesOf(after)).toEqual(messagesOf(before));
    for (const [place, { id: stored }] of before.sheetList.entries()) {
      const sheet = await sheetOf(other, after.sheetList[place]?.id ?? '');
      const was = await sheetOf(owner, stored);
      expect([sheet.document, sheet.notes]).toEqual([was.document, was.notes]);
      expect(sheet.id).not.toBe(was.id);
    }
    expect((await owner.browser.get(`/api/projects/${id}`)).status).toBe(404);
  });

  test('its figures are included, also those of revisions', async () => {
    const [issued, draft] = (await viewOf(other, id)).sheetList.map(sheet => sheet.id);
    const list = async (sheet = '') =>
      attachmentList.parse((await other.browser.get(`/api/sheets/${sheet}/attachments`)).json).attachments;
    expect([await list(issued), await list(draft)]).toMatchObject([[], [{ name: 'Übersicht.png' }]]);
    const revision = firstOf((await sheetOf(other, issued ?? '')).revisions);
    const { record } = revisionShape.parse((await other.browser.get(`/api/revisions/${revision}`)).json);
    const { sha256 = '' } = (record.version === 2 && record.attachments?.[0]) || {};
    const { bytes } = await other.browser.get(`/api/sheets/${issued}/attachments/${sha256}`);
    expect(bytes.equals(tinyPng('curve'))).toBe(true);
  });

  test('issued revisions are evidence: marked, with comments, and cannot be signed', async () => {
    const [issued] = (await viewOf(other, id)).sheetList;
    expect(issued).toMatchObject({ state: 'revised', revision: 'A' });
    const { revisions, may } = await sheetOf(other, issued?.id ?? '');
    expect(revisions).toMatchObject([{ state: 'checked', imported: { from: server.origin, held: true } }]);
    expect(may).not.toContain('approve');
    const revision = firstOf(revisions);
    const view = revisionShape.parse((await other.browser.get(`/api/revisions/${revision}`)).json);
    expect(view.may).toEqual([]);
    expect(view.comments).toMatchObject([{ field: 'flowRate', text: 'Which case?', by: checker.email }]);
    expect((await sign(other, revision, 'approved')).json?.['message']).toMatch(/^This revision was issued at http/);
    const remark = await other.browser.post(`/api/revisions/${revision}/comments`, { field: '', text: 'Hm' });
    expect(remark.json?.['code']).toBe('NOT_NOW');
  });

  test('the next revision continues the letters and the chain, and the file of both verifies', async () => {
    const sheet = firstOf((await viewOf(other, id)).sheetList);
    const revision = await issue(other, sheet);
    const { record, imported } = revisionShape.parse((await other.browser.get(`/api/revisions/${revision}`)).json);
    const [before] = (await sheetOf(other, sheet)).revisions;
    expect([record.revision, record.previous, imported]).toEqual(['B', before?.hash, null]);
    expect(importedPredecessor(record)).toMatchObject({
      origin: server.origin,
      project,
      revision: 'A',
      hash: before?.hash,
    });
    const { text } = await other.browser.get(`/api/sheets/${sheet}/file`);
    const { findings } = await verifyFile(text, keys);
    expect(findings.filter(({ holds }) => holds !== true)).toEqual([]);
    expect(findings.map(each => each.text)).toContain(
      `It follows from revision A, which was imported from ${server.origin}.`,
    );
    expect((await sheetOf(other, sheet)).revisions[0]?.state).toBe('superseded');
  });

  test('its history begins with its origin', async () => {
    const { text } = await other.browser.get(`/api/projects/${id}/history`);
    expect(text).toContain(`imported the project with 2 sheets and 1 issued revision, as ${owner.email} exported it`);
  });
});

describe('imported at another site', () => {
  let elsewhere: TestServer;
  let someone: { browser: Browser; email: string };
  beforeAll(async () => {
    elsewhere = await startTestServer();
    someone = await createUser(elsewhere);
  });
  afterAll(() => elsewhere.stop());

  test('issued revisions are stored unverified, and the next one follows without chaining', async () => {
    const id = idFrom(await importArchive(someone, archive));
    const sheet = firstOf((await viewOf(someone, id)).sheetList);
    expect((await sheetOf(someone, sheet)).revisions).toMatchObject([
      { imported: { from: server.origin, held: false } },
    ]);
    const revision = await issue(someone, sheet);
    const { record } = revisionShape.parse((await someone.browser.get(`/api/revisions/${revision}`)).json);
    expect([record.revision, record.previous, importedPredecessor(record)?.origin]).toEqual(['B', null, server.origin]);
    const published = publishedKeys.parse((await someone.browser.get('/.well-known/isentrope-keys.json')).json);
    const { text } = await someone.browser.get(`/api/sheets/${sheet}/file`);
    const { findings } = await verifyFile(text, published.keys);
    expect(findings.filter(({ holds }) => holds === false)).toEqual([]);
    expect(findings.filter(({ holds }) => holds === null).map(({ text }) => text)).toEqual([
      `It was made at ${server.origin}, whose keys are not available.`,
      `It was made at ${server.origin}, whose keys are not available.`,
    ]);
    // Imported back here: signatures of this site are verified, those of the other site are not.
    const again = idFrom(await importArchive(other, await exportProject(someone, id)));
    const back = firstOf((await viewOf(other, again)).sheetList);
    expect((await sheetOf(other, back)).revisions.map(({ letter, imported }) => [letter, imported?.held])).toEqual([
      ['A', false],
      ['B', false],
    ]);
  });

  test('a free account can import it within its quota', async () => {
    expect(await messageOf(archive, someone)).toMatch(/^403 A free account can have one project/);
  });
});

describe('an archive is refused', () => {
  const revisions = `${first}/revisions.isentrope.json`;
  test.each<[string, () => Uint8Array, RegExp]>([
    ['that is none', () => strToU8('PK not at all'), /^400 This is not a zip archive/],
    ['of nothing', () => new Uint8Array(), /^400 This is not a zip archive/],
    ['without its particulars', () => altered({ 'project.json': undefined }), /“project.json” is not in the archive/],
    [
      'without a sheet',
      () => altered({ [`${second}/sheet.json`]: undefined }),
      /“sheets\/002-C-102-Outlet\/sheet.json” is not/,
    ],
    ['with a file too many', () => altered({ 'virus.exe': 'MZ' }), /“virus.exe” is not part of an exported project/],
    [
      'with a path that leads out',
      () => altered({ 'sheets/../../etc/passwd': 'x' }),
      /“sheets\/..\/..\/etc\/passwd” of the archive has a name that points outside/,
    ],
    ['with an absolute path', () => altered({ '/etc/passwd': 'x' }), /points outside it/],
    ['with what is no JSON', () => altered({ 'project.json': '{' }), /“project.json” is not valid. It is not JSON/],
    [
      'with a member twice',
      () => altered({ 'project.json': textOf('project.json').replace('{', '{"version":1,') }),
      /"version" twice/,
    ],
    ['with null for all', () => altered({ [revisions]: 'null' }), /revisions.isentrope.json” is not valid/],
    [
      'of a later version',
      () => altered({ 'project.json': textOf('project.json').replace('"version":1', '"version":2') }),
      /"version" must be 1/,
    ],
    [
      'with a digit changed in a record',
      () => altered({ [revisions]: textOf(revisions).replace('28600', '28601') }),
      /is not valid. Revision A, record: It has been changed/,
    ],
    [
      'with a signature of another',
      () =>
        altered({
          [revisions]: textOf(revisions).replace(/("value":")(.)/, (_, before: string, first: string) =>
            before.concat(first === '-' ? '_' : '-'),
          ),
        }),
      /Revision A, issue, signature: It is not what the service signed/,
    ],
    [
      'with another figure',
      () => {
        const name = Object.keys(unzipSync(archive)).find(each => each.endsWith('curve.png')) ?? '';
        return altered({ [name]: tinyPng('another') });
      },
      /Revision A, attachment: “curve.png” is missing or differs/,
    ],
    [
      'with what is no figure',
      () => altered({ [`${second}/attachments/x.png`]: '<svg/>' }),
      /x.png” cannot be attached/,
    ],
    [
      'with a figure that nothing names',
      () => altered({ [`${second}/attachments/x.png`]: tinyPng('x') }),
      /x.png” is not referenced/,
    ],
    [
      'of a calculator that there is not',
      () =>
        altered({
          [`${second}/sheet.json`]: textOf(`${second}/sheet.json`).replaceAll(
            '"restriction-orifice"',
            '"perpetual-motion"',
          ),
        }),
      /calculator “perpetual-motion”, which this site does not have/,
    ],
    [
      'with revisions of another calculator than their sheet',
      () =>
        altered({
          [`${first}/sheet.json`]: textOf(`${first}/sheet.json`).replaceAll('"restriction-orifice"', '"control-valve"'),
        }),
      /revisions.isentrope.json” uses a different calculator from the sheet, restriction-orifice\./,
    ],
    [
      'that unpacks to more than its size allows',
      () => altered({ 'README.txt': ' '.repeat(8 * 1024 * 1024) }),
      /“README.txt” of the archive unpacks to more than its size/,
    ],
    ['with a file twice', twice, /“project.json” is in the archive twice/],
  ])('%s', async (_, make, text) => {
    expect(await messageOf(make())).toMatch(text);
  });

  /** An archive whose directory has one name twice. */
  function twice(): Uint8Array {
    const bytes = zipSync({ ...unzipSync(archive), 'project.jsox': strToU8('{}') });
    return Buffer.from(Buffer.from(bytes).toString('latin1').replaceAll('project.jsox', 'project.json'), 'latin1');
  }

  test('and leaves nothing behind', async () => {
    const before = (await other.browser.get('/api/projects')).text;
    await importArchive(other, altered({ [`${second}/sheet.json`]: undefined }));
    expect((await other.browser.get('/api/projects')).text).toBe(before);
  });

  test('or is harmless, however it was altered', async () => {
    const files = unzipSync(archive);
    const names = Object.keys(files).filter(name => name.endsWith('.json'));
    let taken = 0;
    const outcome = async (input: Uint8Array) => {
      const answer = await importArchive(other, input);
      if (answer.status !== 200) {
        expect([answer.status, answer.json?.['message']]).toEqual([
          expect.toSatisfy((status: number) => status === 400 || status === 403),
          expect.stringMatching(/^[A-Z].+\.$/s),
        ]);
        return;
      }
      taken += 1;
      const id = idFrom(answer);
      for (const { id: sheet } of (await viewOf(other, id)).sheetList) {
        const { revisions } = await sheetOf(other, sheet);
        expect(revisions.every(({ imported }) => imported !== null)).toBe(true);
      }
      await other.browser.delete(`/api/projects/${id}`);
    };
    // Random bytes in the archive; and changed values, members and entries, repacked.
    await fc.assert(
      fc.asyncProperty(fc.nat(), fc.nat(255), async (where, value) => {
        const bytes = Uint8Array.from(archive);
        bytes[where % bytes.length] = value;
        await outcome(bytes);
      }),
      { numRuns: 75 },
    );
    await fc.assert(
      fc.asyncProperty(fc.nat(), fc.nat(), fc.jsonValue(), async (which, where, value) => {
        const name = names[which % names.length] ?? '';
        const json = strictJson(strFromU8(files[name] ?? new Uint8Array()));
        const content = 'value' in json ? replaced(json.value, where, value) : null;
        await outcome(zipSync({ ...files, [name]: strToU8(JSON.stringify(content)) }));
      }),
      { numRuns: 75 },
    );
    expect(taken).toBeGreaterThan(0);
  }, 240_000);
});

/** Replaces one place of a value, selected by a number. */
function replaced(within: unknown, where: number, value: unknown): unknown {
  const places = placesIn(within);
  const path = places[where % places.length] ?? [];
  const put = (inside: unknown, [name, ...rest]: readonly (string | number)[]): unknown => {
    if (name === undefined) return value;
    if (Array.isArray(inside)) return inside.map((each: unknown, at) => (at === name ? put(each, rest) : each));
    const members = inside as Record<string, unknown>;
    return { ...members, [name]: put(members[name], rest) };
  };
  return put(within, path);
}

function placesIn(value: unknown, path: readonly (string | number)[] = []): (readonly (string | number)[])[] {
  if (Array.isArray(value)) return [path, ...value.flatMap((each: unknown, at) => placesIn(each, [...path, at]))];
  if (typeof value === 'object' && value !== null)
    return [path, ...Object.entries(value).flatMap(([name, each]) => placesIn(each, [...path, name]))];
  return [path];
}

test('an imported sheet reads the fluid and the sheet that were imported with it', async () => {
  const source = await newProject(owner, 'With a fluid');
  const gas = { name: 'Inlet gas', words: 'Methane', parts: { source: { text: 'composition' } } };
  const fluid = idFrom(await owner.browser.post(`/api/projects/${source}/fluids`, gas));
  const upstream = await newSheet(owner, source);
  const reading = (from: string) => ['28600', 'kg/h', from];
  const cases = [
    {
      ...orificeDocument.cases[0],
      flowRate: reading(formatReference({ type: 'sheet', id: upstream, case: '', value: 'flowRate' })),
      fluidUpstreamDensity: ['999.1', 'kg/m³', formatReference({ type: 'fluid', id: fluid, version: 1 })],
    },
  ];
  await newSheet(owner, source, { ...orificeDocument, cases }, { number: 'C-102', title: 'Reads both' });
  const id = idFrom(await importArchive(other, await exportProject(owner, source)));
  const map = projectMap.parse((await other.browser.get(`/api/projects/${id}/map`)).json);
  expect(map.fluids.map(({ name, words, version }) => [name, words, version])).toEqual([['Inlet gas', 'Methane', 1]]);
  expect(map.fluids[0]?.id).not.toBe(fluid);
  const [first, second] = (await viewOf(other, id)).sheetList;
  const { document } = await sheetOf(other, second?.id ?? '');
  expect(document?.cases[0]).toMatchObject({
    flowRate: reading(formatReference({ type: 'sheet', id: first?.id ?? '', case: '', value: 'flowRate' })),
    fluidUpstreamDensity: [
      '999.1',
      'kg/m³',
      formatReference({ type: 'fluid', id: map.fluids[0]?.id ?? '', version: 1 }),
    ],
  });
});
