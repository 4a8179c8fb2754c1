import { projectMap, referenceText, updated } from '@isentrope/records';
import { afterAll, beforeAll, expect, test } from 'vitest';
import {
  idIn,
  newProject,
  person,
  save,
  startTestServer,
  type PersonInProject,
  type TestServer,
} from '../../testing/index.ts';
import { eventually } from '../../testing/eventually.ts';

/**
 * A gas in its chain: line, control valve, relief valve, register of scenarios, knock-out drum, blowdown, acoustic check. Each
 * reads of the ones before it what engineers carry from sheet to sheet by hand.
 */

let server: TestServer;
let owner: Pick<PersonInProject, 'browser' | 'email'>;
let project: string;

beforeAll(async () => {
  server = await startTestServer();
  owner = await person(server, 'pro');
  project = await newProject(owner, 'The chain');
});
afterAll(() => server.stop());

const gas = (methane: string) => ({
  name: 'Inlet gas',
  words: `Methane ${methane}, Ethane 0.08, Propane 0.03, n-Heptane 0.04`,
  parts: {
    source: { text: 'composition' },
    composition: { text: `C1: ${methane}; C2: 0.08; C3: 0.03; nC7: 0.04` },
    compositionBasis: { text: 'mole' },
  },
});

async function sheet(number: string, tool: string, fields: Readonly<Record<string, unknown>>): Promise<string> {
  const id = idIn(await owner.browser.post(`/api/projects/${project}/sheets`, { tool, number, title: tool }));
  const saved = await save(owner, id, { schema: 1, tool, cases: [fields] });
  expect(saved.status, saved.text).toBe(200);
  return id;
}

const read = (unit: string, id: string, value: string) => [
  '',
  unit,
  referenceText({ type: 'sheet', id, case: '', value }),
];
const update = async () => updated.parse((await owner.browser.post(`/api/projects/${project}/update`, {})).json).sheets;
const map = () =>
  eventually('all sheets to be worked through', async () => {
    const told = projectMap.parse((await owner.browser.get(`/api/projects/${project}/map`)).json);
    return told.sheets.some(({ waiting }) => waiting) ? undefined : told;
  });

test('two per cent more methane: one click updates everything downstream, in order, and lists what changed', async () => {
  const id = idIn(await owner.browser.post(`/api/projects/${project}/fluids`, gas('0.85')));
  const fluid = ['typed', '', referenceText({ type: 'fluid', id, version: 1 })];
  const line = await sheet('C-1', 'line-sizing-pro', {
    fluidType: 'Gas',
    fluidSource: fluid,
    flowRate: ['60000', 'kg/h'],
    pressure: ['45', 'bar(g)'],
    temperature: ['150', '°C'],
    nominalSize: '10',
    length: ['500', 'm'],
  });
  const valve = await sheet('C-2', 'control-valve-pro', {
    fluidType: 'Gas',
    fluidSource: fluid,
    flowRate: read('kg/h', line, 'flowRate'),
    upstreamPressure: read('bar(g)', line, 'outletPressure'),
    pressureDifferential: ['8', 'bar'],
    temperature: ['150', '°C'],
  });
  const relief = await sheet('C-3', 'relief-valve-pro/gas-vapor-service', {
    fluidSource: fluid,
    flowRate: read('kg/h', valve, 'flowRate'),
    temperature: ['200', '°C'],
    setPressure: ['50', 'bar(g)'],
    totalBackpressure: ['1', 'bar(g)'],
  });
  const register = await sheet('C-4', 'relief-valve-pro/scenario-register', {
    scenario: 'Control valve failure',
    service: 'Gas and vapour',
    fluidSource: fluid,
    flowRate: read('kg/h', relief, 'flowRate'),
    temperature: ['200', '°C'],
    setPressure: ['50', 'bar(g)'],
    totalBackpressure: ['1', 'bar(g)'],
  });
  const drum = await sheet('C-5', 'flare-ko-drum-sizing-pro', {
    fluidSource: fluid,
    gasFlowRate: read('kg/h', register, 'relievingRate'),
    liquidFlowRate: ['9000', 'kg/h'],
    operatingPressure: ['0.5', 'bar(g)'],
    operatingTemperature: ['0', '°C'],
    dropletSize: ['400', 'μm'],
    retentionTime: ['20', 'min'],
  });
  const blowdown = await sheet('C-6', 'plant-depressurization-pro', {
    composition: ['', '', fluid[2]],
    insideDiameter: ['1500', 'mm'],
    tangentLength: ['4000', 'mm'],
    wallThickness: ['40', 'mm'],
    initialPressure: read('bar(g)', valve, 'upstreamPressure'),
    initialTemperature: ['150', '°C'],
    orificeDiameter: ['25', 'mm'],
    backPressure: read('bar(g)', drum, 'operatingPressure'),
  });
  const check = await sheet('C-7', 'vibration-analysis-pro/pressure-drop-devices', {
    fluidSource: fluid,
    flowRate: read('kg/h', blowdown, 'peakFlow'),
    p1: read('bar(g)', blowdown, 'initialPressure'),
    p2: read('bar(g)', drum, 'operatingPressure'),
    temperature: ['150', '°C'],
  });
  const chain = [line, valve, relief, register, drum, blowdown, check];

  // Nothing was read yet; everything is, in one go.
  const first = await update();
  expect(first.map(each => [each.id, each.refused])).toEqual(chain.map(each => [each, null]));
  const before = await map();
  expect(before.sheets.map(each => [each.number, each.stale, each.failure, each.answers.length > 0])).toEqual(
    chain.map((_, place) => [`C-${place + 1}`, false, null, true]),
  );
  expect(new Set(before.connections.map(({ state }) => state))).toEqual(new Set(['current']));

  const changed = await owner.browser.send('PUT', `/api/fluids/${id}`, { ...gas('0.87'), version: 1 });
  expect(changed.status, changed.text).toBe(204);
  expect((await map()).sheets.filter(({ stale }) => stale).map(({ id: stale }) => stale)).toEqual(chain);

  const second = await update();
  expect(second.map(each => [each.id, each.refused])).toEqual(chain.map(each => [each, null]));
  for (const each of second) {
    expect(each.fields.map(({ now }) => now).join(), each.title).toContain('Methane (CH4) 0.');
    // The level of sound stays the same to the tenth of a decibel that is shown.
    if (each.id !== check) expect(each.answers.length, each.title).toBeGreaterThan(0);
  }
  const level = (told: typeof before) => told.sheets.find(each => each.id === check)?.answers.map(({ text }) => text);
  expect(level(await map())).toEqual(level(before));
  // What a sheet before it answered is among what has changed: the pressure at the end of the line, the flow of the blowdown.
  const labels = (sheetId: string) => second.find(each => each.id === sheetId)?.fields.map(({ label }) => label);
  expect(labels(valve)).toContain('Upstream pressure');
  expect(labels(check)).toContain('Flow rate');
  expect((await map()).sheets.some(({ stale }) => stale)).toBe(false);
  expect(await update()).toEqual([]);
});
