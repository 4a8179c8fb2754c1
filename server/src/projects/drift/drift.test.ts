import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { history, project as projectShape, revision as revisionShape, type Project } from '@isentrope/records';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import {
  bundledEngine,
  bundledServer,
  eventually,
  exportProject,
  idFrom,
  importArchive,
  issue,
  newProject,
  newSheet,
  orificeDocument,
  startProcess,
  startTestServer,
  type Browser,
  type Patch,
  type ServerProcess,
  type TestServer,
} from '../../testing/index.ts';

/** A coefficient used for gases in an orifice, but not for liquids or steam. */
const patch: Patch = {
  file: 'engineering/flow/orifice/discharge-coefficient.ts',
  from: '1 - (0.351',
  to: '1 - (0.371',
};

const gas = {
  schema: 1,
  tool: 'restriction-orifice',
  cases: [
    {
      fluidType: 'Gas',
      flowRate: '1.4',
      upstreamPressure: '900',
      pressureDifferential: '150',
      viscosity: '0.015',
      fluidUpstreamDensity: '8',
      specificHeatRatio: '1.3',
      pipeInsideDiameter: '90',
    },
  ],
};
const steam = { schema: 1, tool: 'steam-tables', cases: [{ temperature: ['100', '°C'] }] };

let dataDir: string;
let server: TestServer;
let half: ServerProcess | undefined;
let owner: { browser: Browser; email: string };
let project: string;
let archive: Buffer;
let revisions: { liquid: string; gas: string; steam: string };

/** Restarts the server with changed calculators, or without changes. */
async function start(engine?: () => Promise<string>): Promise<void> {
  server = await startTestServer({ DATA_DIR: dataDir }, engine);
  if (project !== undefined) owner = { ...owner, ...(await server.signedIn(owner.email)) };
}
const patched = () => bundledEngine(patch);
const view = async (): Promise<Project> =>
  projectShape.parse((await owner.browser.get(`/api/projects/${project}`)).json);
const drifts = async () => Object.fromEntries((await view()).sheetList.map(({ number, drift }) => [number, drift]));
const revisionOf = async (id: string) => revisionShape.parse((await owner.browser.get(`/api/revisions/${id}`)).json);
const mails = async () => (await server.mailsTo(owner.email)).filter(({ subject }) => subject.includes('would change'));

beforeAll(async () => {
  dataDir = await mkdtemp(join(tmpdir(), 'isentrope-drift-'));
  await start();
  owner = await server.signedIn();
  const id = await newProject(owner);
  const made = async (number: string, document: { tool: string }) =>
    issue(owner, await newSheet(owner, id, document, { number, title: 'Sheet' }));
  revisions = {
    liquid: await made('L-1', orificeDocument),
    gas: await made('G-1', gas),
    steam: await made('S-1', steam),
  };
  project = id;
  archive = await exportProject(owner, id);
  await server.stop();
}, 300_000);
afterAll(async () => {
  half?.kill('SIGKILL');
  await server.stop();
  await rm(dataDir, { recursive: true });
});

describe('a changed coefficient', () => {
  test('flags the dependent sheet and no other, even if the process is killed meanwhile', async () => {
    half = await startProcess(await bundledServer(patch), { DATA_DIR: dataDir, LOG_LEVEL: 'info' });
    // Steam tables do not use it: their version is the same.
    await eventually('the revisions to be found', () =>
      Promise.resolve(half?.errors().includes('"toRecalculate":2') || undefined),
    );
    half.kill('SIGKILL');
    await half.ended;
    half = undefined;

    await start(patched);
    await eventually('the mail to the owner', async () => (await mails())[0]);
    expect(await drifts()).toEqual({
      'L-1': null,
      'G-1': {
        revisionId: revisions.gas,
        letter: 'A',
        outcome: 'differs',
        change: expect.stringMatching(/^\+0\.\d+ %$/) as string,
      },
      'S-1': null,
    });
  }, 300_000);

  test('is reported to the owner in one mail, which names that sheet', async () => {
    const [mail, ...further] = await mails();
    expect(further).toEqual([]);
    expect(mail?.subject).toBe('Inlet compression: one issued sheet would change');
    expect(mail?.text).toMatch(/G-1 Sheet, revision A: would change by \+0\.\d+ %\./);
    expect(mail?.text).not.toMatch(/L-1|S-1/);
    expect(mail?.text).toContain(`/projects/${project}`);
  });

  test('is shown with the revision: old and new, the first differing step, and that no reason is known', async () => {
    const { drift, may, record } = await revisionOf(revisions.gas);
    expect(may).toContain('acknowledge');
    expect(drift?.engine).not.toBe(record.report.engine);
    expect(drift?.results.map(({ by }) => by)).toContain(drift?.change);
    for (const { case: place, was, now } of drift?.results ?? []) expect([place, was]).not.toEqual([0, now]);
    expect(drift?.firstSteps).toEqual([expect.objectContaining({ case: 0, label: 'Beta ratio after three passes' })]);
    expect((await revisionOf(revisions.liquid)).drift).toBeNull();
    expect(server.logged.join('')).toContain('the list of changes does not say why');
  });

  test('is not recalculated or reported again at the next start', async () => {
    await server.stop();
    await start(patched);
    const looked = await eventually('the revisions to be looked through', () =>
      Promise.resolve(server.logged.find(line => line.includes('issued revisions were checked for drift'))),
    );
    expect(looked).toContain('"toRecalculate":0');
    expect(await mails()).toHaveLength(1);
  });

  test('is acknowledged with permission, for that version, and recorded in the history', async () => {
    const { drift } = await revisionOf(revisions.gas);
    const acknowledged = await owner.browser.post(`/api/revisions/${revisions.gas}/drift`, { engine: drift?.engine });
    expect(acknowledged.status).toBe(204);
    expect(await drifts()).toEqual({ 'L-1': null, 'G-1': null, 'S-1': null });
    const after = await revisionOf(revisions.gas);
    expect(after.drift?.acknowledged?.by).toBe(owner.email);
    expect(after.may).not.toContain('acknowledge');
    const acknowledgements = async () =>
      history
        .parse((await owner.browser.get(`/api/projects/${project}/history`)).json)
        .entries.filter(({ text }) => text.includes('kept the issued result of G-1 Sheet, revision A despite'));
    expect(await acknowledgements()).toHaveLength(1);
    await owner.browser.post(`/api/revisions/${revisions.gas}/drift`, { engine: drift?.engine });
    expect(await acknowledgements()).toHaveLength(1);
  });

  test('is searched in an imported project', async () => {
    const other = await server.signedIn();
    const imported = idFrom(await importArchive(other, archive));
    const outcome = await eventually('its sheets to be worked through', async () => {
      const { sheetList } = projectShape.parse((await other.browser.get(`/api/projects/${imported}`)).json);
      return sheetList.find(({ number }) => number === 'G-1')?.drift?.outcome;
    });
    expect(outcome).toBe('differs');
  });

  test('that is reverted is not reported', async () => {
    await server.stop();
    await start();
    await eventually('the revision to be the same again', async () =>
      (await revisionOf(revisions.gas)).drift === null ? true : undefined,
    );
    expect(await drifts()).toEqual({ 'L-1': null, 'G-1': null, 'S-1': null });
  });
});
