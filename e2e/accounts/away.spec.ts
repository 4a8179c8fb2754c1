import type { Page } from '@playwright/test';
import { expect, fillSignIn, openNewAccount, registerAccount, test } from './users.ts';

const text = 'Accounts are not available at the moment. Please try again shortly; you can still use the calculators.';

/** Takes the server's database away until the returned function is called. */
async function databaseAway(page: Page): Promise<() => Promise<void>> {
  await page.route('**/api/**', route =>
    route.fulfill({
      status: 503,
      headers: { 'retry-after': '5' },
      json: { message: text, code: 'UNAVAILABLE' },
    }),
  );
  return () => page.unroute('**/api/**');
}

test('the account page reports an outage and recovers by itself', async ({ page }) => {
  await openNewAccount(page);
  const back = await databaseAway(page);
  await page.reload();
  await expect(page.getByRole('alert')).toContainText(text);
  await expect(page).toHaveURL('/account');
  await back();
  await expect(page.getByLabel('Email Address', { exact: true })).toBeVisible();
  await expect(page.getByRole('alert')).toHaveCount(0);
});

test('a form keeps its entries during an outage and says when it is over', async ({ page }) => {
  await openNewAccount(page);
  await page.getByLabel('First Name').fill('Ada');
  const back = await databaseAway(page);
  await page.getByRole('button', { name: 'Save Changes' }).click();
  await expect(page.getByRole('region', { name: 'Profile Information' }).getByRole('alert')).toHaveText(text);
  await expect(page.getByLabel('First Name')).toHaveValue('Ada');
  await back();
  await expect(page.getByRole('status')).toHaveText('The connection is back. Please try again.');
  await page.getByLabel('First Name').fill('Grace');
  await expect(page.getByRole('status')).toHaveCount(0);
  await page.getByRole('button', { name: 'Save Changes' }).click();
  await expect(page.getByRole('status')).toHaveText('Profile updated successfully!');
});

test('the sign-in page reports an outage, then signs in', async ({ page, request }) => {
  const email = await registerAccount(request);
  const back = await databaseAway(page);
  await page.goto('/signin');
  await expect(page.getByRole('alert')).toContainText(text);
  await back();
  await expect(page.getByRole('alert')).toHaveCount(0);
  await fillSignIn(page, email);
  await expect(page).toHaveURL('/account');
});

test('a page without an account form stops reporting the server when it is back', async ({ page }) => {
  await page.route('**/api/session', route => route.abort());
  await page.goto('/restriction-orifice');
  const notice = page.getByText('The server cannot be reached.');
  await expect(notice).toBeVisible();
  await page.unroute('**/api/session');
  await expect(notice).toHaveCount(0);
});

test('public pages work during an outage', async ({ page }) => {
  await databaseAway(page);
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
