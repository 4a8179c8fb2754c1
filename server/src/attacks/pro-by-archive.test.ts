import { strFromU8, strToU8, unzipSync, zipSync } from 'fflate';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { z } from 'zod';
import {
  exportProject,
  idFrom,
  importArchive,
  issue,
  addMember,
  newProject,
  newSheet,
  createUser,
  startTestServer,
  type Browser,
  type TestServer,
} from '../testing/index.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.stop());

/** A case of a Pro calculator. */
const pump = { schema: 1, tool: 'pump-sizing-pro', cases: [{ flowRate: '100' }] };

/** The archive of a free project, changed so that its sheet is of a Pro calculator. */
async function tampered(owner: { browser: Browser }, project: string): Promise<Uint8Array> {
  const files = unzipSync(await exportProject(owner, project));
  const name = Object.keys(files).find(each => each.endsWith('/sheet.json')) ?? '';
  const sheet = z.looseObject({}).parse(JSON.parse(strFromU8(files[name] ?? new Uint8Array())));
  files[name] = strToU8(JSON.stringify({ ...sheet, tool: pump.tool, document: pump }));
  return zipSync(files);
}

test('a sheet of a Pro calculator from an archive is not calculated for users without Pro', async () => {
  const owner = await createUser(server);
  const made = await newProject(owner);
  await newSheet(owner, made);
  const archive = await tampered(owner, made);
  await owner.browser.delete(`/api/projects/${made}`);
  const project = idFrom(await importArchive(owner, archive));
  const view = z.object({ sheetList: z.array(z.object({ id: z.string() })) });
  const [sheet = { id: '' }] = view.parse((await owner.browser.get(`/api/projects/${project}`)).json).sheetList;
  const calculate = () => owner.browser.get(`/api/sheets/${sheet.id}/worked`);

  const refused = await calculate();
  expect([refused.status, refused.json?.['code']]).toEqual([403, 'NEEDS_PRO']);
  await expect(issue(owner, sheet.id)).rejects.toThrow(/403.*NEEDS_PRO/);
  const map = () => owner.browser.get(`/api/projects/${project}/map`);
  await map();
  await expect.poll(async () => (await map()).text).toContain('nobody in the project has it');
  expect((await owner.browser.get(`/api/sheets/${sheet.id}/sources`)).status).toBe(200);

  const colleague = await createUser(server, 'pro');
  await addMember(owner, project, colleague, 'engineer');
  expect((await calculate()).status).toBe(200);
});
