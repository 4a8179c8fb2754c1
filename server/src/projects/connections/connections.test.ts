import {
  projectMap,
  formatReference,
  revision as revisionShape,
  sheet as sheetShape,
  sheetSources,
  updateResponse,
} from '@isentrope/records';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import {
  idFrom,
  issue,
  addMember,
  newProject,
  orificeDocument,
  createUser,
  save,
  startTestServer,
  testPassword,
  type TestMember,
  type TestServer,
} from '../../testing/index.ts';
import { eventually } from '../../testing/eventually.ts';

let server: TestServer;
let owner: Pick<TestMember, 'browser' | 'email'>;
let engineer: TestMember;
let project: string;

beforeAll(async () => {
  server = await startTestServer();
  owner = await createUser(server, 'pro');
});
afterAll(() => server.stop());

const [usual = {}] = orificeDocument.cases;
/** An orifice whose case has some fields changed. */
const orifice = (changed: Readonly<Record<string, unknown>> = {}) => ({
  ...orificeDocument,
  cases: [{ ...usual, ...changed }],
});
const bore = (sheet: string, caseName = '') =>
  formatReference({ type: 'sheet', id: sheet, case: caseName, value: 'orificeDiameterBD' });

async function sheetOf(number: string, document: object, tool = 'restriction-orifice'): Promise<string> {
  const id = idFrom(await engineer.browser.post(`/api/projects/${project}/sheets`, { tool, number, title: 'Orifice' }));
  const saved = await save(engineer, id, document);
  expect(saved.status, saved.text).toBe(200);
  return id;
}

/** The map once everything is calculated. */
const settledMap = () =>
  eventually('all sheets to be worked through', async () => {
    const map = projectMap.parse((await engineer.browser.get(`/api/projects/${project}/map`)).json);
    return map.sheets.some(({ waiting }) => waiting) ? undefined : map;
  });
const viewOf = async (id: string) => sheetShape.parse((await engineer.browser.get(`/api/sheets/${id}`)).json);
const revisionOf = async (id: string) => revisionShape.parse((await engineer.browser.get(`/api/revisions/${id}`)).json);
const update = async (sheets?: readonly string[]) =>
  updateResponse.parse((await engineer.browser.post(`/api/projects/${project}/update`, sheets ? { sheets } : {})).json)
    .sheets;
const states = async () => (await settledMap()).connections.map(({ sheet, state }) => [sheet, state] as const);
const staleOnes = async () => (await settledMap()).sheets.filter(({ stale }) => stale).map(({ number }) => number);

const typedInto = (sheet: string, document: object) => save(engineer, sheet, document);

describe('sheets that read each other', () => {
  let first: string;
  let second: string;
  let third: string;

  beforeAll(async () => {
    project = await newProject(owner);
    engineer = await addMember(owner, project, await createUser(server), 'engineer');
    first = await sheetOf('C-1', orifice());
    second = await sheetOf('C-2', orifice({ flowRate: ['9000', 'kg/h'], pipeInsideDiameter: ['1', 'm', bore(first)] }));
    third = await sheetOf('C-3', orifice({ flowRate: ['3000', 'kg/h'], pipeInsideDiameter: ['1', 'm', bore(second)] }));
  });

  test('are out of date, with all that depend on them, until updated', async () => {
    expect(await states()).toEqual([
      [second, 'changed'],
      [third, 'changed'],
    ]);
    expect(await staleOnes()).toEqual(['C-2', 'C-3']);
    expect((await settledMap()).connections[0]).toMatchObject({
      label: 'Pipe inside diameter',
      sourceText: 'C-1 Orifice: Orifice diameter',
      source: { type: 'sheet', id: first },
    });
  });

  test('cannot be issued meanwhile', async () => {
    const { version } = await viewOf(third);
    const refused = await engineer.browser.post(`/api/sheets/${third}/revisions`, {
      version,
      reason: '',
      password: testPassword,
    });
    expect([refused.status, refused.json]).toEqual([
      409,
      {
        code: 'STALE',
        message:
          'The values that this sheet reads have changed: Pipe inside diameter (C-2 Orifice: Orifice diameter). Update the sheet, then issue it.',
      },
    ]);
  });

  test('are updated in order, and changes are reported', async () => {
    const sheets = await update();
    expect(sheets.map(({ number, notUpdatedReason }) => [number, notUpdatedReason])).toEqual([
      ['C-2', null],
      ['C-3', null],
    ]);
    const { cases } = await viewOf(second).then(({ document }) => document ?? { cases: [] });
    const map = await settledMap();
    const answer = map.sheets.find(({ id }) => id === first)?.answers.find(({ id }) => id === 'orificeDiameterBD');
    expect(sheets[0]?.fields).toEqual([
      {
        case: 'Case 1',
        label: 'Pipe inside diameter',
        was: '1 m',
        now: expect.stringMatching(/^0\.0\d+ m$/) as string,
        source: { type: 'sheet', id: first, text: 'C-1 Orifice: Orifice diameter' },
      },
    ]);
    const [read, unit, from] = cases[0]?.['pipeInsideDiameter'] ?? [];
    expect([unit, from]).toEqual(['m', bore(first)]);
    expect(Number(read) * 1000).toBeCloseTo(Number.parseFloat(answer?.text ?? ''), 1);
    expect(await states()).toEqual([
      [second, 'current'],
      [third, 'current'],
    ]);
    expect(await update()).toEqual([]);
  });

  test('are all out of date again when the first changes; selected ones are updated with their sources', async () => {
    await typedInto(first, orifice({ flowRate: ['30000', 'kg/h'] }));
    expect(await states()).toEqual([
      [second, 'changed'],
      [third, 'current'],
    ]);
    expect(await staleOnes()).toEqual(['C-2', 'C-3']);
    expect((await update([third])).map(({ number }) => number)).toEqual(['C-2', 'C-3']);
    expect(await staleOnes()).toEqual([]);
  });

  test('appear in the history', async () => {
    expect((await engineer.browser.get(`/api/projects/${project}/history`)).text).toContain(
      'updated C-2 Orifice, C-3 Orifice from what they read',
    );
  });

  test('record their dependencies when issued, with the revision if it is current', async () => {
    await issue(engineer, first);
    const revision = await revisionOf(await issue(engineer, second));
    const source = await revisionOf((await viewOf(first)).revisionId ?? '');
    expect(revision.record).toMatchObject({
      version: 2,
      rests: [{ type: 'sheet', id: first, number: 'C-1', revision: 'A', hash: source.hash }],
    });
    await typedInto(first, orifice({ flowRate: ['30000', 'kg/h'], userDescription: 'Renamed' }));
    const next = await revisionOf(await issue(engineer, third));
    expect(next.record).toMatchObject({ rests: [{ id: second, revision: 'A', hash: revision.hash }] });
  });

  test('cannot form a cycle', async () => {
    const { version } = await viewOf(first);
    const document = orifice({ pipeInsideDiameter: ['1', 'm', bore(third)] });
    const refused = await engineer.browser.send('PUT', `/api/sheets/${first}/document`, { version, document });
    expect([refused.status, refused.json]).toMatchObject([
      409,
      {
        code: 'CIRCLE',
        message:
          'C-1 Orifice would depend on itself: it would read C-3 Orifice, which reads C-2 Orifice, which reads C-1 Orifice.',
      },
    ]);
    const { sheets } = sheetSources.parse((await engineer.browser.get(`/api/sheets/${first}/sources`)).json);
    expect(sheets.map(({ number, unreadableReason }) => [number, unreadableReason?.slice(0, 35)])).toEqual([
      ['C-2', 'C-1 Orifice would depend on itself:'],
      ['C-3', 'C-1 Orifice would depend on itself:'],
    ]);
  });

  test('offer their inputs and results to sheets that may read them', async () => {
    const free = await sheetOf('C-9', orifice());
    await settledMap();
    const { sheets } = sheetSources.parse((await engineer.browser.get(`/api/sheets/${free}/sources`)).json);
    const [source] = sheets;
    expect(source).toMatchObject({
      number: 'C-1',
      unreadableReason: null,
      cases: [{ name: 'Renamed', ambiguous: false }],
    });
    expect(source?.offered).toContainEqual({
      id: 'orificeDiameterBD',
      label: 'Orifice diameter',
      kind: 'length',
      unit: 'mm',
      of: 'result',
    });
    expect(source?.cases[0]?.values['upstreamPressure']).toBe(400_000);
  });
});

describe('the cases of a sheet offered to another', () => {
  test.each([
    ['a single unnamed one', [''], [false]],
    ['two unnamed ones', ['', ''], [true, true]],
    ['different names', ['Normal', 'Winter'], [false, false]],
    ['a name twice', ['Normal', 'Winter', 'Normal'], [true, false, true]],
    ['one without a name', ['Normal', ''], [false, true]],
  ])('are ambiguous if a name does not say which: %s', async (_, names, ambiguous) => {
    project = await newProject(owner);
    engineer = await addMember(owner, project, await createUser(server), 'engineer');
    const cases = names.map(name => ({ ...usual, userDescription: name }));
    await sheetOf('C-1', { ...orificeDocument, cases });
    const reader = await sheetOf('C-2', orifice());
    await settledMap();
    const { sheets } = sheetSources.parse((await engineer.browser.get(`/api/sheets/${reader}/sources`)).json);
    expect(sheets[0]?.cases.map(each => [each.name, each.ambiguous])).toEqual(
      names.map((name, at) => [name, ambiguous[at]]),
    );
  });
});

describe('a broken connection', () => {
  let source: string;
  let reader: string;
  const reasons = async () => (await settledMap()).connections.map(({ state, brokenReason: text }) => [state, text]);
  const [normal, winter] = [
    { ...usual, userDescription: 'Normal' },
    { ...usual, userDescription: 'Winter', flowRate: ['20000', 'kg/h'] },
  ];

  beforeAll(async () => {
    project = await newProject(owner);
    engineer = await addMember(owner, project, await createUser(server), 'engineer');
    source = await sheetOf('C-1', { ...orificeDocument, cases: [normal, winter] });
    reader = await sheetOf(
      'C-2',
      orifice({ flowRate: ['9000', 'kg/h'], pipeInsideDiameter: ['1', 'm', bore(source, 'Winter')] }),
    );
    await update();
  });

  test('does not result from reordered cases', async () => {
    await typedInto(source, { ...orificeDocument, cases: [winter, normal] });
    expect(await reasons()).toEqual([['current', null]]);
  });

  test.each<[string, object[], string]>([
    [
      'a case of another name',
      [normal, { ...winter, userDescription: 'Summer' }],
      'C-1 Orifice no longer has a case “Winter”.',
    ],
    ['two of the name', [winter, winter], 'C-1 Orifice has 2 cases called “Winter”. Give each a different name.'],
    [
      'a case without a result',
      [normal, { ...winter, pipeInsideDiameter: '' }],
      'C-1 Orifice, Winter gives no Orifice diameter.',
    ],
  ])('says what is missing: %s', async (_, cases, sentence) => {
    await typedInto(source, { ...orificeDocument, cases });
    expect(await reasons()).toEqual([['broken', sentence]]);
    expect((await update()).map(({ notUpdatedReason }) => notUpdatedReason)).toEqual([sentence]);
    const { document } = await viewOf(reader);
    expect(document?.cases[0]?.['pipeInsideDiameter']).toContain('m');
  });

  test('is refused by a field of another quantity', async () => {
    const from = formatReference({ type: 'sheet', id: source, case: 'Normal', value: 'upstreamPressure' });
    await typedInto(source, { ...orificeDocument, cases: [normal] });
    await typedInto(reader, orifice({ pipeInsideDiameter: ['1', 'm', from] }));
    expect((await update())[0]?.notUpdatedReason).toBe('Pipe inside diameter reads a value of the kind length only.');
  });

  test('finds no combined value that only one case has', async () => {
    const from = formatReference({ type: 'sheet', id: source, case: null, value: 'orificeDiameterBD' });
    await typedInto(reader, orifice({ pipeInsideDiameter: ['1', 'm', from] }));
    expect(await reasons()).toEqual([['broken', 'C-1 Orifice gives no Orifice diameter.']]);
  });

  test('reports that its sheet is gone', async () => {
    await typedInto(reader, orifice({ pipeInsideDiameter: ['1', 'm', bore(source)] }));
    expect((await engineer.browser.delete(`/api/sheets/${source}`)).status).toBe(204);
    expect(await reasons()).toEqual([['broken', 'The sheet that it reads is no longer in the project.']]);
  });

  test('cannot refer to another project', async () => {
    const elsewhere = project;
    const other = await sheetOf('X-1', orifice());
    project = await newProject(owner, 'Another');
    engineer = await addMember(owner, project, await createUser(server), 'engineer');
    await sheetOf('C-1', orifice({ pipeInsideDiameter: ['1', 'm', bore(other)] }));
    expect(await reasons()).toEqual([['broken', 'The sheet that it reads is no longer in the project.']]);
    expect(project).not.toBe(elsewhere);
  });
});

describe('a fluid of a project', () => {
  const water = { name: 'Cooling water', words: 'Water and steam', parts: { source: { text: 'water' } } };
  const nitrogen = {
    name: 'Cooling water',
    words: 'Pure fluid, Nitrogen',
    parts: { source: { text: 'pure' }, pureFluid: { text: 'N2' } },
  };
  let fluid: string;
  let reader: string;

  beforeAll(async () => {
    project = await newProject(owner);
    engineer = await addMember(owner, project, await createUser(server), 'engineer');
    fluid = idFrom(await engineer.browser.post(`/api/projects/${project}/fluids`, water));
    reader = await sheetOf(
      'C-1',
      orifice({ fluidSource: ['typed', '', formatReference({ type: 'fluid', id: fluid, version: 1 })] }),
    );
  });

  test('has a unique name', async () => {
    const again = await engineer.browser.post(`/api/projects/${project}/fluids`, { ...water, name: 'COOLING water' });
    expect([again.status, again.json]).toMatchObject([
      409,
      { code: 'NAME_TAKEN', message: 'Another fluid of this project is already called “COOLING water”.' },
    ]);
  });

  test('with another composition makes the sheets that read it out of date, and is updated as a whole', async () => {
    expect(await states()).toEqual([[reader, 'current']]);
    expect((await engineer.browser.send('PUT', `/api/fluids/${fluid}`, { ...nitrogen, version: 1 })).status).toBe(204);
    expect(await states()).toEqual([[reader, 'changed']]);
    const [sheet] = await update();
    expect(sheet?.fields).toEqual([
      {
        case: 'Case 1',
        label: 'Fluid properties',
        was: '',
        now: 'Nitrogen (N2)',
        source: { type: 'fluid', id: expect.any(String), text: 'Cooling water' },
      },
    ]);
    const from = formatReference({ type: 'fluid', id: fluid, version: 2 });
    const { document } = await viewOf(reader);
    expect(document?.cases[0]).toMatchObject({ fluidSource: ['pure', '', from], pureFluid: ['N2', '', from] });
    expect(await states()).toEqual([[reader, 'current']]);
  });

  test('can be renamed without making them out of date', async () => {
    const renamed = { ...nitrogen, name: 'Purge gas', version: 2 };
    expect((await engineer.browser.send('PUT', `/api/fluids/${fluid}`, renamed)).status).toBe(204);
    expect((await settledMap()).fluids).toMatchObject([{ name: 'Purge gas', version: 2 }]);
    expect(await states()).toEqual([[reader, 'current']]);
    expect((await engineer.browser.get(`/api/projects/${project}/history`)).text).toContain(
      `renamed the fluid ${nitrogen.name} to Purge gas`,
    );
  });

  test('is changed only from its current version', async () => {
    const late = await engineer.browser.send('PUT', `/api/fluids/${fluid}`, { ...water, version: 1 });
    expect([late.status, late.json]).toMatchObject([409, { code: 'OVERTAKEN' }]);
  });

  test('is recorded in what is issued', async () => {
    expect((await revisionOf(await issue(engineer, reader))).record).toMatchObject({
      rests: [{ type: 'fluid', id: fluid, name: 'Purge gas', version: 2, words: 'Pure fluid, Nitrogen' }],
    });
  });

  test('that is removed leaves its composition, and a broken connection', async () => {
    expect((await engineer.browser.delete(`/api/fluids/${fluid}`)).status).toBe(204);
    expect((await settledMap()).connections[0]).toMatchObject({
      state: 'broken',
      brokenReason: 'The fluid that it reads is no longer in the project.',
    });
    expect((await viewOf(reader)).document?.cases[0]?.['pureFluid']).toContain('N2');
  });
});
