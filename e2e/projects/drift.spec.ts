import { rmSync } from 'node:fs';
import { expect, test, type Browser, type Page } from '@playwright/test';
import { bundledServer } from '../../server/src/testing/server-process.ts';
import { createDataFolder, startServer, type RunningServer } from '../accounts/own-server.ts';
import { password, registerAccount, signInDirectly } from '../accounts/users.ts';
import { expectAccessible, horizontalOverflow } from '../access.ts';
import { orificeDocument, rowOf } from './users.ts';

/** A simulated previous version, with a different coefficient that affects gases in an orifice but no liquids. */
const earlier = {
  file: 'engineering/flow/orifice/discharge-coefficient.ts',
  from: '1 - (0.351',
  to: '1 - (0.371',
};

const gas = {
  schema: 1,
  tool: 'restriction-orifice',
  cases: [
    {
      userDescription: 'Start-up',
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

test('an issued sheet that the current calculator would change is marked with details, and the drift can be accepted', async ({
  browser,
}) => {
  // Builds one server and starts two.
  test.setTimeout(360_000);
  const dataDir = createDataFolder();
  const before = await startServer({}, dataDir, await bundledServer(earlier));
  const writer = await visit(browser, before);
  const email = await registerAccount(writer.request);
  await signInDirectly(writer, email);
  const project = await post(writer, '/api/projects', { number: 'P-2614', name: 'Inlet compression', client: '' });
  await createIssuedSheet(writer, project, 'G-1', 'Start-up gas', gas);
  await createIssuedSheet(writer, project, 'L-1', 'Condensate', orificeDocument('7.9'));
  await writer.context().close();
  await before.stop();

  const now = await startServer({}, dataDir);
  const page = await visit(browser, now);
  await signInDirectly(page, email);
  await expect.poll(async () => (await page.request.get(`/api/projects/${project}`)).text()).toContain('"differs"');
  await page.goto(`/projects/${project}`);
  const mark = rowOf(page, 'Start-up gas').getByRole('link', { name: /^Revision A: Recalculated/ });
  await expect(mark).toContainText(/would change −0\.\d+ %/);
  await expect(rowOf(page, 'Condensate').locator('.drift-mark')).toHaveCount(0);
  await expectAccessible(page);

  await mark.click();
  const banner = page.getByRole('region', { name: 'Drift' });
  await expect(banner).toContainText('The issued revision remains valid until someone revises it.');
  const change = banner.getByRole('row').filter({ hasText: 'Bore' }).first();
  await expect(change.getByRole('cell')).toHaveCount(3);
  await expect(banner.getByRole('row').last()).toContainText('Beta ratio after three passes');
  for (const width of [360, 1440]) {
    await page.setViewportSize({ width, height: 900 });
    expect(await horizontalOverflow(page)).toBe(0);
    await expectAccessible(page);
  }

  await banner.getByRole('button', { name: 'Keep the issued result…' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Keep it' }).click();
  await expect(banner).toContainText('kept the issued result on');
  await page.goto(`/projects/${project}`);
  await expect(rowOf(page, 'Start-up gas')).toBeVisible();
  await expect(page.locator('.drift-mark')).toHaveCount(0);
  await page.context().close();
  await now.stop();
  rmSync(dataDir, { recursive: true });
});

async function visit(browser: Browser, { origin }: RunningServer): Promise<Page> {
  const context = await browser.newContext({ baseURL: origin, extraHTTPHeaders: { origin } });
  return context.newPage();
}

/** Creates a resource through the API and returns its id. */
async function post(page: Page, path: string, data: object): Promise<string> {
  const response = await page.request.post(path, { data });
  expect(response.status(), await response.text()).toBe(200);
  const { id }: { id: string } = await response.json();
  return id;
}

/** Creates a sheet with its revision A. */
async function createIssuedSheet(
  page: Page,
  project: string,
  number: string,
  title: string,
  document: object,
): Promise<void> {
  const tool = 'restriction-orifice';
  const sheet = await post(page, `/api/projects/${project}/sheets`, { tool, number, title });
  const saved = await page.request.put(`/api/sheets/${sheet}/document`, { data: { version: 0, document } });
  const { version }: { version: number } = await saved.json();
  await post(page, `/api/sheets/${sheet}/revisions`, { version, reason: 'For check', password });
}
