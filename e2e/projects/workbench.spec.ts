import type { APIRequestContext, Browser, BrowserContext, Page } from '@playwright/test';
import { expectAccessible, horizontalOverflow } from '../access.ts';
import { expect, linkFromMail, waitForMail, newEmail, password, test } from '../accounts/users.ts';
import { BenchPage } from '../workbench/bench-page.ts';

const tool = 'restriction-orifice';

/** The Origin header that a browser sends from the site. */
const fromHere = { origin: `http://127.0.0.1:${process.env['E2E_PORT'] ?? 3177}` };

/** Creates an account and verifies its address, which signs it in. */
async function createSession(request: APIRequestContext): Promise<string> {
  const email = newEmail();
  const send = async (path: string, data: object) => {
    const response = await request.post(path, { data });
    expect(response.ok(), await response.text()).toBe(true);
  };
  await send('/api/auth/sign-up/email', { email, password, firstName: 'Ann', lastName: 'Example' });
  await request.get(linkFromMail(await waitForMail(request, email, /^Verify/)));
  return email;
}

async function create(request: APIRequestContext, path: string, data: object): Promise<string> {
  const response = await request.post(path, { data, headers: fromHere });
  expect(response.ok(), await response.text()).toBe(true);
  const { id }: { id: string } = await response.json();
  return id;
}

/** Creates a project with one blank sheet; returns both ids. */
async function newSheet(request: APIRequestContext): Promise<{ project: string; sheet: string }> {
  const project = await create(request, '/api/projects', { number: 'P-2614', name: 'Inlet compression', client: '' });
  const sheet = await create(request, `/api/projects/${project}/sheets`, {
    tool,
    number: 'C-101',
    title: 'Inlet orifice',
  });
  return { project, sheet };
}

/** The sheet as stored by the server. */
async function fetchSheet(request: APIRequestContext, sheet: string) {
  const result: { version: number; state: string; document: { cases: Record<string, unknown>[] } | null } = await (
    await request.get(`/api/sheets/${sheet}`)
  ).json();
  return result;
}

/** The inputs of the first case of a sheet as stored by the server, without units. */
async function fetchInputs(request: APIRequestContext, sheet: string): Promise<Record<string, unknown>> {
  const { document } = await fetchSheet(request, sheet);
  const entries = Object.entries(document?.cases[0] ?? {});
  return Object.fromEntries(entries.map(([field, typed]) => [field, Array.isArray(typed) ? typed[0] : typed]));
}

const saveStatus = (page: Page) => page.locator('.save-state');

async function openSheet(page: Page, sheet: string): Promise<BenchPage> {
  const bench = new BenchPage(page);
  await bench.open(`${tool}?sheet=${sheet}`);
  await expect(saveStatus(page)).toHaveText('Saved');
  return bench;
}

/** Another window of the same user, with empty storage. */
async function otherWindow(browser: Browser, context: BrowserContext): Promise<Page> {
  return (await browser.newContext({ storageState: { cookies: await context.cookies(), origins: [] } })).newPage();
}

test('a sheet is opened in its project, edited, saved automatically, and restored after a reload', async ({ page }) => {
  await createSession(page.request);
  const { project, sheet } = await newSheet(page.request);
  const bench = await openSheet(page, sheet);
  await expect(page.getByRole('link', { name: 'P-2614 Inlet compression' })).toHaveAttribute(
    'href',
    `/projects/${project}`,
  );
  const line = page.getByRole('navigation', { name: 'Sheet' });
  await expect(line).toContainText('C-101 Inlet orifice');
  await expect(line).toContainText('Draft');
  expect((await fetchSheet(page.request, sheet)).version).toBe(0);

  await bench.fill('Case 1', { 'Flow rate': '28600', Viscosity: '1.14' });
  await expect(saveStatus(page)).toHaveText('Saved');
  await expect.poll(() => fetchInputs(page.request, sheet)).toMatchObject({ viscosity: '1.14' });
  // The page shows the saved state once it has the server's response.
  await expect(saveStatus(page)).toHaveText('Saved');
  const { version } = await fetchSheet(page.request, sheet);
  await page.reload();
  await expect(bench.field('Case 1', 'Flow rate')).toHaveValue('28600');
  await expect(saveStatus(page)).toHaveText('Saved');
  expect((await fetchSheet(page.request, sheet)).version).toBe(version);
  expect(await page.evaluate(() => Object.keys(localStorage).filter(key => /^(sheet|work):/.test(key)))).toEqual([]);

  // Edits made just before leaving are not lost.
  await bench.fill('Case 1', { 'Flow rate': '28700' });
  await page.reload();
  await expect(bench.field('Case 1', 'Flow rate')).toHaveValue('28700');
  await expect.poll(() => fetchInputs(page.request, sheet)).toMatchObject({ flowRate: '28700' });
});

test('offline edits stay in the browser, also after a reload, and are saved when online', async ({ page }) => {
  await createSession(page.request);
  const { sheet } = await newSheet(page.request);
  const bench = await openSheet(page, sheet);
  await page.route('**/api/**', route => route.abort());
  await bench.fill('Case 1', { 'Flow rate': '111' });
  await expect(saveStatus(page)).toHaveText('Waiting for the server: saved in this browser');
  await page.reload();
  await expect(bench.field('Case 1', 'Flow rate')).toHaveValue('111');
  await expect(saveStatus(page)).toHaveText('Waiting for the server: saved in this browser');
  await bench.fill('Case 1', { Viscosity: '2' });
  expect(await fetchInputs(page.request, sheet)).not.toHaveProperty('viscosity');
  await page.unroute('**/api/**');
  await page.evaluate(() => dispatchEvent(new Event('online')));
  await expect.poll(() => fetchInputs(page.request, sheet)).toMatchObject({ flowRate: '111', viscosity: '2' });
  await expect(saveStatus(page)).toHaveText('Saved');
});

test('two users in one sheet: different fields are merged, a conflict in one field is asked about', async ({
  page,
  browser,
  context,
}) => {
  await createSession(page.request);
  const { sheet } = await newSheet(page.request);
  const mine = await openSheet(page, sheet);
  await mine.fill('Case 1', { 'Flow rate': '100' });
  await expect.poll(() => fetchInputs(page.request, sheet)).toMatchObject({ flowRate: '100' });
  const theirPage = await otherWindow(browser, context);
  const theirs = await openSheet(theirPage, sheet);
  await expect(theirs.field('Case 1', 'Flow rate')).toHaveValue('100');

  await theirs.fill('Case 1', { Viscosity: '3' });
  await expect.poll(() => fetchInputs(page.request, sheet)).toMatchObject({ viscosity: '3' });
  await mine.fill('Case 1', { 'Upstream pressure': '7' });
  await expect(mine.field('Case 1', 'Viscosity')).toHaveValue('3');
  await expect(mine.field('Case 1', 'Upstream pressure')).toBeFocused();
  await expect(mine.status()).toContainText('has changed this sheet in the meantime');
  await expect(saveStatus(page)).toHaveText('Saved');

  await mine.fill('Case 1', { 'Flow rate': '150' });
  await expect.poll(() => fetchInputs(page.request, sheet)).toMatchObject({ flowRate: '150' });
  await theirs.fill('Case 1', { 'Flow rate': '160' });
  const request = theirPage.getByRole('dialog', { name: 'Changed by both' });
  await expect(request.getByRole('group', { name: 'Flow rate' })).toContainText(
    /Keep mine\s*160 kg\/h.*Take theirs\s*150 kg\/h/,
  );
  await expectAccessible(theirPage);
  await request.getByRole('radio', { name: 'Take theirs' }).check();
  await request.getByRole('button', { name: 'Save' }).click();
  await expect(theirs.field('Case 1', 'Flow rate')).toHaveValue('150');
  await expect(theirs.field('Case 1', 'Upstream pressure')).toHaveValue('7');

  await mine.fill('Case 1', { 'Flow rate': '170' });
  await expect.poll(() => fetchInputs(page.request, sheet)).toMatchObject({ flowRate: '170' });
  await theirs.fill('Case 1', { 'Flow rate': '180' });
  await expect(request).toBeVisible();
  await theirPage.keyboard.press('Escape');
  await expect(saveStatus(theirPage)).toContainText('Not saved: changed by both of you');
  await theirPage.getByRole('button', { name: 'Decide' }).click();
  await request.getByRole('button', { name: 'Save' }).click();
  await expect(saveStatus(theirPage)).toHaveText('Saved');
  expect(await fetchInputs(page.request, sheet)).toMatchObject({
    flowRate: '180',
    viscosity: '3',
    upstreamPressure: '7',
  });
});

test("two tabs of one browser do not overwrite each other's edits", async ({ page, context }) => {
  await createSession(page.request);
  const { sheet } = await newSheet(page.request);
  const first = await openSheet(page, sheet);
  const second = await openSheet(await context.newPage(), sheet);
  await first.fill('Case 1', { 'Flow rate': '11' });
  await second.fill('Case 1', { Viscosity: '2' });
  await expect.poll(() => fetchInputs(page.request, sheet)).toMatchObject({ flowRate: '11', viscosity: '2' });
});

test('a viewer sees the sheet, cannot change it, and is told why', async ({ page, browser, context }) => {
  await createSession(page.request);
  const { project, sheet } = await newSheet(page.request);
  const bench = await openSheet(page, sheet);
  await bench.fill('Case 1', { 'Flow rate': '100' });
  await expect.poll(async () => (await fetchSheet(page.request, sheet)).version).toBeGreaterThan(0);
  const other = await (await browser.newContext({ baseURL: new URL(page.url()).origin })).newPage();
  const email = await createSession(other.request);
  expect(
    (
      await page.request.post(`/api/projects/${project}/people`, { data: { email, role: 'reader' }, headers: fromHere })
    ).ok(),
  ).toBe(true);
  const { invitations }: { invitations: { id: string }[] } = await (await other.request.get('/api/projects')).json();
  await create(other.request, `/api/invitations/${invitations[0]?.id}/accept`, {});
  const seen = new BenchPage(other);
  await seen.open(`${tool}?sheet=${sheet}`);
  await expect(seen.field('Case 1', 'Flow rate')).toHaveValue('100');
  await expect(seen.field('Case 1', 'Flow rate')).toBeDisabled();
  await expect(saveStatus(other)).toHaveText(/Read only.*You are reader in this project/);
  await other.getByRole('button', { name: 'Add New Case' }).click();
  await expect(seen.status()).toContainText('You are reader in this project');
  await expect(other.getByRole('region', { name: 'Case 2', exact: true })).toHaveCount(0);
  expect(context.pages()).toHaveLength(1);
});

test('a missing sheet or session is reported with a link', async ({ page, browser }) => {
  await createSession(page.request);
  const { sheet } = await newSheet(page.request);
  await page.goto(`/${tool}?sheet=00000000-0000-4000-8000-000000000000`);
  await expect(page.getByRole('alert')).toContainText('This sheet cannot be opened. There is no such sheet.');
  const stranger = await (await browser.newContext({ baseURL: new URL(page.url()).origin })).newPage();
  await stranger.goto(`/${tool}?sheet=${sheet}`);
  await expect(stranger.getByRole('alert').getByRole('link', { name: 'Sign in' })).toHaveAttribute(
    'href',
    `/signin?next=${encodeURIComponent(`/${tool}?sheet=${sheet}`)}`,
  );
});

for (const width of [360, 1440])
  test(`the line above the workbench fits ${width} px, and axe finds nothing`, async ({ page }) => {
    await page.setViewportSize({ width, height: 900 });
    await createSession(page.request);
    const { sheet } = await newSheet(page.request);
    await openSheet(page, sheet);
    expect(await horizontalOverflow(page)).toBeLessThanOrEqual(0);
    await expectAccessible(page);
  });
