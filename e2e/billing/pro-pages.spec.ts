import type { Page } from '@playwright/test';
import { expect, fillSignIn, openOtherDevice, openNewAccount, registerAccount, test } from '../accounts/users.ts';
import { expectAccessible } from '../access.ts';
import { BenchPage, craneWater } from '../workbench/bench-page.ts';
import { advanceClock, buyPlan, hour, createSubscriber, waitForPlan } from './sandbox.ts';

const tool = 'restriction-orifice-pro';
const closed = (page: Page) => page.locator('.pro-closed');

async function calculateCase(bench: BenchPage): Promise<void> {
  await bench.fill('Case 1', { 'Flow rate': '4711', 'Upstream pressure': '8' });
  await bench.calculate();
}

/** Advances the page's clock by five minutes, after which it refreshes the session. */
async function passFiveMinutes(page: Page): Promise<void> {
  await page.clock.fastForward('05:10');
}

test('a visitor signs in and is sent to the account page without Pro, and back with it', async ({ page }) => {
  const email = await registerAccount(page.request);
  await page.goto(`/${tool}`);
  await expect(page).toHaveURL(`/signin?next=%2F${tool}`);
  await fillSignIn(page, email);
  await expect(page).toHaveURL('/account');
  await buyPlan(page, 'Monthly');
  await page.context().clearCookies();
  await page.goto(`/${tool}`);
  await fillSignIn(page, email);
  await expect(page).toHaveURL(`/${tool}`);
  await expect(page.getByRole('button', { name: 'Calculate' })).toBeVisible();
});

test('going back skips the page that was refused', async ({ page }) => {
  await openNewAccount(page);
  await page.goto('/tools');
  await page.goto(`/${tool}`);
  await expect(page).toHaveURL('/account');
  await page.goBack();
  await expect(page).toHaveURL('/tools');
});

test('a shared link keeps its cases through sign-in', async ({ page, browser }) => {
  const email = await createSubscriber(page, 'monthly');
  const bench = new BenchPage(page);
  await bench.open(tool);
  await bench.fill('Case 1', { 'Flow rate': '4711' });
  await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
  await bench.pressInMoreMenu('Copy link');
  await expect(bench.status()).toContainText('Link copied.');
  const link = await page.evaluate(() => navigator.clipboard.readText());
  expect(link).toContain('#');

  const context = await browser.newContext();
  const visitor = await context.newPage();
  await visitor.goto(link);
  await fillSignIn(visitor, email);
  await expect(visitor).toHaveURL(`/${tool}`);
  await expect(new BenchPage(visitor).field('Case 1', 'Flow rate')).toHaveValue('4711');
  await context.close();
});

test('losing Pro while a page is open loses no work', async ({ page }) => {
  const email = await createSubscriber(page, 'trial');
  await page.clock.install();
  const bench = new BenchPage(page);
  await bench.open(tool);
  await calculateCase(bench);
  await expect(closed(page)).toHaveCount(0);
  await advanceClock(page, email, 49 * hour);
  await waitForPlan(page, null);
  await passFiveMinutes(page);
  await expect(closed(page)).toContainText('Your Pro subscription is no longer active.');
  await expect(closed(page)).toContainText('what you have typed is saved in this browser');
  await expect(bench.field('Case 1', 'Flow rate')).toHaveValue('4711');

  await bench.fill('Case 1', { 'Flow rate': '4712' });
  const saving = page.waitForEvent('download');
  await page.clock.fastForward(1000);
  await closed(page).getByRole('link', { name: 'Save a copy of my work' }).click();
  expect((await saving).suggestedFilename()).toBe('isentrope-drafts.json');

  await page.reload();
  await expect(page).toHaveURL('/account');
  await buyPlan(page, 'Monthly');
  await bench.open(tool);
  await expect(bench.field('Case 1', 'Flow rate')).toHaveValue('4712');
  await expect(bench.field('Case 1', 'Upstream pressure')).toHaveValue('8');
});

test('the notice of lost Pro is accessible, and disappears when Pro is back', async ({ page }) => {
  const email = await createSubscriber(page, 'trial');
  await page.clock.install();
  const bench = new BenchPage(page);
  await bench.open(tool);
  await calculateCase(bench);
  await advanceClock(page, email, 49 * hour);
  await waitForPlan(page, null);
  await passFiveMinutes(page);
  await expect(closed(page)).toBeVisible();
  await expectAccessible(page);
  const tab = await page.context().newPage();
  await buyPlan(tab, 'Monthly');
  await passFiveMinutes(page);
  await expect(closed(page)).toHaveCount(0);
  await expect(bench.field('Case 1', 'Flow rate')).toHaveValue('4711');
});

test('being signed out elsewhere leaves an open page unchanged, with a notice', async ({ page, browser }) => {
  const email = await createSubscriber(page, 'monthly');
  await page.clock.install();
  const bench = new BenchPage(page);
  await bench.open(tool);
  await calculateCase(bench);
  const other = await openOtherDevice(browser, email);
  await other.request.post('/api/account/sign-out', {
    data: { scope: 'global' },
    headers: { origin: new URL(page.url()).origin },
  });
  await passFiveMinutes(page);
  await expect(closed(page)).toContainText('You are signed out.');
  await expect(bench.field('Case 1', 'Flow rate')).toHaveValue('4711');
  await closed(page).getByRole('link', { name: 'Sign in' }).click();
  await fillSignIn(page, email);
  await expect(page).toHaveURL(`/${tool}`);
  await expect(bench.field('Case 1', 'Flow rate')).toHaveValue('4711');
  await other.context().close();
});

test('a page opened during an account outage waits and opens afterwards', async ({ page }) => {
  await createSubscriber(page, 'monthly');
  const text = 'Accounts are not available at the moment';
  await page.route('**/api/session', route => route.fulfill({ status: 503, json: { message: text } }));
  await page.goto(`/${tool}`);
  await expect(page.getByRole('alert')).toContainText(text);
  await expect(page).toHaveURL(`/${tool}`);
  await page.unroute('**/api/session');
  await expect(page.getByRole('button', { name: 'Calculate' })).toBeVisible();
});

test('an account outage leaves an open page unchanged', async ({ page }) => {
  await createSubscriber(page, 'monthly');
  await page.clock.install();
  const bench = new BenchPage(page);
  await bench.open(tool);
  await calculateCase(bench);
  await page.route('**/api/**', route => route.abort());
  await passFiveMinutes(page);
  await bench.calculate();
  await expect(bench.field('Case 1', 'Flow rate')).toHaveValue('4711');
  await expect(closed(page)).toHaveCount(0);
});

test('a page part that fails to load leaves the rest unchanged', async ({ page }) => {
  await createSubscriber(page, 'monthly');
  await page.route('**/assets/working-*.js', route => route.fulfill({ status: 403 }));
  const bench = new BenchPage(page);
  await bench.open(tool);
  await bench.fill('Case 1', { ...craneWater, 'Flow rate': '4711' });
  await bench.calculate();
  await page.getByRole('tab', { name: 'Working' }).click();
  await expect(page.getByText('This part of the page could not be loaded.')).toBeVisible();
  await expect(bench.field('Case 1', 'Flow rate')).toHaveValue('4711');
});

test('a calculation whose code is refused reports why', async ({ page }) => {
  const email = await createSubscriber(page, 'trial');
  const bench = new BenchPage(page);
  await bench.open('plant-depressurization-pro');
  await page.getByRole('button', { name: 'Load example' }).click();
  await page.locator('.menu-choice').first().click();
  await advanceClock(page, email, 49 * hour);
  await waitForPlan(page, null);
  await page.route('**/assets/pro/**', route => route.continue());
  await bench.calculate();
  await expect(page.locator('.bar-status')).toContainText('your cases are unchanged');
  await expect(closed(page)).toContainText('Your Pro subscription is no longer active.');
});

test('code refused in spite of Pro is an error that keeps the work', async ({ page }) => {
  await createSubscriber(page, 'monthly');
  await page.route('**/assets/pro/*.js', route => route.fulfill({ status: 403 }));
  await page.goto(`/${tool}`);
  await expect(page.getByRole('alert')).toContainText('This page has stopped');
});
