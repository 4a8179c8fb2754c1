import { projectMap, updateResponse } from '@isentrope/records';
import { afterAll, beforeAll, expect, test } from 'vitest';
import {
  idFrom,
  newProject,
  createUser,
  save,
  startTestServer,
  type TestMember,
  type TestServer,
} from '../../testing/index.ts';
import { eventually } from '../../testing/eventually.ts';
import { inletGas, makeGasChain } from '../../testing/gas-chain.ts';

let server: TestServer;
let owner: Pick<TestMember, 'browser' | 'email'>;
let project: string;

beforeAll(async () => {
  server = await startTestServer();
  owner = await createUser(server, 'pro');
  project = await newProject(owner, 'The chain');
});
afterAll(() => server.stop());

/** Creates the chain as the owner. */
const made = () =>
  makeGasChain({
    addFluid: async fluid => idFrom(await owner.browser.post(`/api/projects/${project}/fluids`, fluid)),
    addSheet: async ({ number, title, tool, document }) => {
      const id = idFrom(await owner.browser.post(`/api/projects/${project}/sheets`, { tool, number, title }));
      const saved = await save(owner, id, document);
      expect(saved.status, saved.text).toBe(200);
      return id;
    },
  });
const update = async () =>
  updateResponse.parse((await owner.browser.post(`/api/projects/${project}/update`, {})).json).sheets;
const map = () =>
  eventually('all sheets to be worked through', async () => {
    const reported = projectMap.parse((await owner.browser.get(`/api/projects/${project}/map`)).json);
    return reported.sheets.some(({ waiting }) => waiting) ? undefined : reported;
  });

test('two per cent more methane: one update recalculates everything downstream, in order, and lists the changes', async () => {
  const { fluid, sheets: chain, valve, check } = await made();

  // Nothing was read yet; one update reads everything.
  const first = await update();
  expect(first.map(each => [each.id, each.notUpdatedReason])).toEqual(chain.map(each => [each, null]));
  const before = await map();
  expect(before.sheets.map(each => [each.number, each.stale, each.failure, each.answers.length > 0])).toEqual(
    chain.map((_, place) => [`C-${place + 1}`, false, null, true]),
  );
  expect(new Set(before.connections.map(({ state }) => state))).toEqual(new Set(['current']));

  const changed = await owner.browser.send('PUT', `/api/fluids/${fluid}`, { ...inletGas('0.87'), version: 1 });
  expect(changed.status, changed.text).toBe(204);
  expect((await map()).sheets.filter(({ stale }) => stale).map(({ id: stale }) => stale)).toEqual(chain);

  const second = await update();
  expect(second.map(each => [each.id, each.notUpdatedReason])).toEqual(chain.map(each => [each, null]));
  for (const each of second) {
    expect(each.fields.map(({ now }) => now).join(), each.title).toContain('Methane (CH4) 0.');
    // The sound level is unchanged to the displayed tenth of a decibel.
    if (each.id !== check) expect(each.answers.length, each.title).toBeGreaterThan(0);
  }
  const level = (reported: typeof before) =>
    reported.sheets.find(each => each.id === check)?.answers.map(({ text }) => text);
  expect(level(await map())).toEqual(level(before));
  // Changed results of upstream sheets are among the changes: the outlet pressure of the line, the flow of the
  // blowdown.
  const labels = (sheetId: string) => second.find(each => each.id === sheetId)?.fields.map(({ label }) => label);
  expect(labels(valve)).toContain('Upstream pressure');
  expect(labels(check)).toContain('Flow rate');
  expect((await map()).sheets.some(({ stale }) => stale)).toBe(false);
  expect(await update()).toEqual([]);
});
