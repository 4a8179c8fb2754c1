import type { Page } from '@playwright/test';
import { waitForHydration } from '../open.ts';
import { expect, fillSignIn, openNewAccount, registerAccount, test } from './users.ts';

const text = 'Accounts are not available at the moment. Please try again shortly; you can still use the calculators.';
const bannerText =
  'Accounts are not available at the moment; you can still use the calculators.This page tries again automatically.';

/** Makes the server's database unavailable until the returned function is called. */
async function interruptDatabase(page: Page): Promise<() => Promise<void>> {
  await page.route('**/api/**', route =>
    route.fulfill({
      status: 503,
      headers: { 'retry-after': '5' },
      json: { message: text, code: 'UNAVAILABLE' },
    }),
  );
  return () => page.unroute('**/api/**');
}

/** Waits until the notices at the bottom of the window have started, with the clock of the page installed. */
async function waitForNotices(page: Page): Promise<void> {
  await waitForHydration(page);
  await page.clock.runFor(7000);
  await expect(page.locator('.notices')).toBeAttached();
}

test('the account page reports an outage and recovers by itself', async ({ page }) => {
  await openNewAccount(page);
  const restore = await interruptDatabase(page);
  await page.reload();
  await expect(page.getByRole('alert')).toHaveText(bannerText);
  await expect(page).toHaveURL('/account');
  await restore();
  await expect(page.getByLabel('Email Address', { exact: true })).toBeVisible();
  await expect(page.getByRole('alert')).toHaveCount(0);
});

test('a form keeps its entries during an outage and says when it is over', async ({ page }) => {
  await openNewAccount(page);
  await page.getByLabel('First Name').fill('Ada');
  const restore = await interruptDatabase(page);
  await page.getByRole('button', { name: 'Save Changes' }).click();
  await expect(page.getByRole('region', { name: 'Profile Information' }).getByRole('alert')).toHaveText(text);
  await expect(page.getByRole('alert')).toHaveCount(1);
  await expect(page.getByLabel('First Name')).toHaveValue('Ada');
  await restore();
  await expect(page.getByRole('status')).toHaveText('The connection is back. Please try again.');
  await page.getByLabel('First Name').fill('Grace');
  await expect(page.getByRole('status')).toHaveCount(0);
  await page.getByRole('button', { name: 'Save Changes' }).click();
  await expect(page.getByRole('status')).toHaveText('Profile updated successfully!');
});

test('the sign-in page reports an outage, then signs in', async ({ page, request }) => {
  const email = await registerAccount(request);
  const restore = await interruptDatabase(page);
  await page.goto('/signin');
  await expect(page.getByRole('alert')).toHaveText(bannerText);
  await restore();
  await expect(page.getByRole('alert')).toHaveCount(0);
  await fillSignIn(page, email);
  await expect(page).toHaveURL('/account');
});

test('a page without an account form stops reporting the outage when the server is back', async ({ page }) => {
  await page.route('**/api/session', route => route.abort());
  await page.goto('/restriction-orifice');
  const notice = page.getByText('The server cannot be reached.');
  await expect(notice).toBeVisible();
  await page.unroute('**/api/session');
  await expect(notice).toHaveCount(0);
});

test('an unreachable server is reported once: beside the form that failed, otherwise in the banner', async ({
  page,
}) => {
  await page.clock.install();
  await openNewAccount(page);
  await waitForNotices(page);
  const reports = page.getByText('The server cannot be reached');
  await page.route('**/api/**', route => route.abort());
  await page.getByRole('button', { name: 'Save Changes' }).click();
  await expect(page.locator('form').getByRole('alert')).toHaveText(
    'The server cannot be reached at the moment. Please try again shortly.',
  );
  await page.clock.runFor(10_000);
  await expect(reports).toHaveCount(1);

  // Without a failed form, the banner reports the outage.
  await page.reload();
  await waitForNotices(page);
  await page.clock.runFor(10_000);
  await expect(page.getByRole('alert')).toContainText('The server cannot be reached at the moment.');
  await expect(reports).toHaveCount(1);
});

test('a background tab neither polls the server nor reports an outage', async ({ page }) => {
  await page.clock.install();
  await page.addInitScript(() => {
    let state: DocumentVisibilityState = 'visible';
    Object.defineProperty(document, 'visibilityState', { get: () => state });
    addEventListener('set-visibility', event => {
      state = event instanceof CustomEvent && event.detail === 'hidden' ? 'hidden' : 'visible';
      document.dispatchEvent(new Event('visibilitychange'));
    });
  });
  const show = (state: DocumentVisibilityState) =>
    page.evaluate(detail => void dispatchEvent(new CustomEvent('set-visibility', { detail })), state);
  let requests = 0;
  await page.route('**/api/session', route => {
    requests += 1;
    return route.abort();
  });
  await page.goto('/restriction-orifice');
  await waitForNotices(page);
  const notice = page.getByText('The server cannot be reached.');
  await page.clock.runFor(2000);
  await expect(notice).toBeVisible();

  await show('hidden');
  await expect(notice).toHaveCount(0);
  const before = requests;
  await page.clock.runFor(60_000);
  await expect(notice).toHaveCount(0);
  expect(requests).toBe(before);

  // When visible again, the page asks the server first, and reports the outage only if it lasts.
  const request = page.waitForRequest('**/api/session');
  await show('visible');
  await request;
  await expect(notice).toHaveCount(0);
  await page.clock.runFor(2000);
  await expect(notice).toBeVisible();
});

test('public pages work during an outage', async ({ page }) => {
  await interruptDatabase(page);
  await page.goto('/restriction-orifice');
  await expect(page.getByRole('button', { name: 'Load example' })).toBeVisible();
});

test('an offline device is reported', async ({ page, request, context }) => {
  const email = await registerAccount(request);
  await page.goto('/signin');
  await page.getByLabel('Email').fill(email);
  await context.setOffline(true);
  await fillSignIn(page, email);
  await expect(page.locator('form').getByRole('alert')).toHaveText(
    'This device is offline. Please try again when it is connected.',
  );
  await context.setOffline(false);
  await expect(page.getByRole('status')).toHaveText('The connection is back. Please try again.');
  await page.getByRole('button', { name: 'Sign In', exact: true }).click();
  await expect(page).toHaveURL('/account');
});

test("an overloaded server's own message is shown", async ({ page, request }) => {
  const email = await registerAccount(request);
  await page.route('**/api/auth/sign-in/email', route =>
    route.fulfill({
      status: 503,
      headers: { 'retry-after': '5' },
      json: { message: 'Too many sign-ins are waiting. Please try again in a few seconds.', code: 'BUSY' },
    }),
  );
  await page.goto('/signin');
  await fillSignIn(page, email);
  await expect(page.getByRole('alert')).toHaveText('Too many sign-ins are waiting. Please try again in a few seconds.');
});
