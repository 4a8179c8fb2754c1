import { readFileSync, rmSync } from 'node:fs';
import type { Browser, Page, PlaywrightWorkerArgs } from '@playwright/test';
import { lockFolder, openDatabase } from '../../server/src/database/index.ts';
import { createLog } from '../../server/src/http/log.ts';
import terms from '../../terms.json' with { type: 'json' };
import { expectAccessible } from '../access.ts';
import { BenchPage, craneWater } from '../workbench/bench-page.ts';
import { createDataFolder, startServer, type RunningServer } from './own-server.ts';
import { expect, openNewAccount, registerAccount, signInDirectly, test } from './users.ts';

const tool = 'restriction-orifice';
const longDay = new Intl.DateTimeFormat('en-GB', { dateStyle: 'long', timeZone: 'UTC' });
const present = longDay.format(new Date(terms.version));

test('the account page shows the accepted terms and their date', async ({ page }) => {
  await openNewAccount(page);
  await page.goto('/account');
  const accepted = page.getByRole('region', { name: 'Terms of Service' });
  await expect(accepted.getByRole('paragraph').last()).toHaveText(
    /^You accepted the terms of \d{1,2} \w+ \d{4} on \d{1,2} \w+ \d{4} at \d\d:\d\d\.$/,
  );
});

test.describe('a user who accepted an earlier version', () => {
  // One server for the file: its tests run in one process.
  test.describe.configure({ mode: 'default' });
  const dataDir = createDataFolder();
  const people: string[] = [];
  let server: RunningServer;

  test.beforeAll(async ({ playwright }) => {
    // Creates a database and starts a server twice.
    test.setTimeout(360_000);
    const earlier = await startServer({}, dataDir);
    await signUp(playwright, earlier.origin, people);
    await earlier.stop();
    await acceptedEarlier(dataDir);
    server = await startServer({}, dataDir);
  });
  test.afterAll(async () => {
    await server.stop();
    rmSync(dataDir, { recursive: true, force: true });
  });

  test('gets the current version over the page, which stays as it is', async ({ browser }) => {
    const page = await visit(browser, server);
    const bench = new BenchPage(page);
    await bench.open(tool);
    await bench.fill('Case 1', { 'Flow rate': craneWater['Flow rate'] });
    await expect.poll(() => page.evaluate(() => JSON.stringify(localStorage))).toContain(craneWater['Flow rate']);
    await signInDirectly(page, people[0] ?? '');

    await page.reload();
    const dialog = page.getByRole('alertdialog', { name: 'The Terms of Service have changed' });
    await expect(dialog).toContainText(
      `Please accept the terms of ${present} before you continue. You accepted the terms of 1 May 2024.`,
    );
    await expectAccessible(page);
    await page.keyboard.press('Escape');
    await expect(dialog).toBeVisible();

    await page.context().setOffline(true);
    await dialog.getByRole('button', { name: 'Accept and Continue' }).click();
    await expect(dialog.getByRole('alert')).toHaveText(
      'This device is offline. Please try again when it is connected.',
    );
    await page.context().setOffline(false);
    await dialog.getByRole('button', { name: 'Accept and Continue' }).click();
    await expect(dialog).toHaveCount(0);
    await expect(bench.field('Case 1', 'Flow rate')).toHaveValue(craneWater['Flow rate']);

    await page.goto('/account');
    await expect(page.getByRole('region', { name: 'Terms of Service' })).toContainText(
      `You accepted the terms of ${present} on`,
    );
    await expect(page.getByRole('alertdialog')).toHaveCount(0);
    await page.context().close();
  });

  test('can download the data of the account and sign out without accepting', async ({ browser }) => {
    const page = await visit(browser, server);
    await signInDirectly(page, people[1] ?? '');
    await page.goto('/account');
    const dialog = page.getByRole('alertdialog', { name: 'The Terms of Service have changed' });
    const download = page.waitForEvent('download');
    await dialog.getByRole('link', { name: 'Download My Data' }).click();
    const file = await download;
    expect(file.suggestedFilename()).toBe('isentrope-account.json');
    const data: unknown = JSON.parse(readFileSync(await file.path(), 'utf8'));
    expect(JSON.stringify(data)).toContain(people[1]);
    await expect(dialog).toBeVisible();
    await page.setViewportSize({ width: 360, height: 740 });
    await expectAccessible(page);
    await dialog.getByRole('button', { name: 'Sign Out' }).click();
    await expect(page).toHaveURL('/');
    await expect(page.getByRole('alertdialog')).toHaveCount(0);
    await page.context().close();
  });

  test('does not get it on the terms page itself', async ({ browser }) => {
    const page = await visit(browser, server);
    await signInDirectly(page, people[1] ?? '');
    await page.goto('/tools');
    await expect(page.getByRole('alertdialog', { name: 'The Terms of Service have changed' })).toBeVisible();
    for (const path of ['/terms', '/privacy', '/imprint']) {
      const answered = page.waitForResponse('**/api/session');
      await page.goto(path);
      await answered;
      await expect(page.locator('html')).toHaveAttribute('data-live');
      await expect(page.getByRole('alertdialog')).toHaveCount(0);
    }
    await page.context().close();
  });
});

async function visit(browser: Browser, { origin }: RunningServer): Promise<Page> {
  const context = await browser.newContext({ baseURL: origin, extraHTTPHeaders: { origin } });
  return context.newPage();
}

/** Creates two accounts, which accept the current terms. */
async function signUp(playwright: PlaywrightWorkerArgs['playwright'], origin: string, people: string[]): Promise<void> {
  const request = await playwright.request.newContext({ baseURL: origin, extraHTTPHeaders: { origin } });
  people.push(await registerAccount(request), await registerAccount(request));
  await request.dispose();
}

/** Replaces the accepted version of all users in the data folder of a stopped server. */
async function acceptedEarlier(dataDir: string): Promise<void> {
  const lock = await lockFolder(dataDir, () => Promise.resolve('busy'));
  const place = { dataDir, databaseUrl: undefined, databaseConnections: 2 };
  const database = await openDatabase(place, createLog('error'), lock);
  await database.kysely
    .updateTable('termsAcceptance')
    .set({ version: '2024-05-01', acceptedAt: new Date('2024-05-02T09:00:00Z') })
    .execute();
  await database.close();
}
