import type { Page } from '@playwright/test';
import { expect, newEmail, openNewAccount, password, test } from './users.ts';

/** Chooses an account at the fake Google. */
async function chooseAccount(page: Page, email: string): Promise<void> {
  await expect(page.getByRole('heading', { name: 'Google (simulated)' })).toBeVisible();
  await page.getByLabel('Email address').fill(email);
  await page.getByLabel('Name').fill('Grace Hopper');
  await page.getByRole('button', { name: 'Continue' }).click();
}

test('Continue with Google creates an account and returns to the requested page', async ({ page }) => {
  const email = newEmail();
  await page.goto('/signin?next=/tools');
  await page.getByRole('button', { name: 'Continue with Google' }).click();
  await chooseAccount(page, email);
  await expect(page).toHaveURL('/tools');
  await page.goto('/account');
  await expect(page.getByLabel('First Name')).toHaveValue('Grace');
  await expect(page.getByLabel('Last Name')).toHaveValue('Hopper');
  await expect(page.getByRole('button', { name: 'Remove' })).toHaveCount(0);
  await expect(page.getByText('Your only method, so it cannot be removed.')).toBeVisible();
  await expect(page.getByText('This account has no password yet.')).toBeVisible();
});

test('an account without a password is deleted after typing its address', async ({ page }) => {
  const email = newEmail();
  await page.goto('/signin');
  await page.getByRole('button', { name: 'Continue with Google' }).click();
  await chooseAccount(page, email);
  await expect(page).toHaveURL('/account');
  await page.getByRole('button', { name: 'Delete account' }).click();
  await page.getByRole('button', { name: 'Delete My Account' }).click();
  await expect(page.getByRole('alert')).toHaveText(`Enter ${email} to confirm.`);
  await page.getByLabel('Your email address, to confirm').fill(email);
  await page.getByRole('button', { name: 'Delete My Account' }).click();
  await expect(page).toHaveURL('/');
});

test('Google is linked and unlinked', async ({ page }) => {
  await openNewAccount(page);
  const methods = page.getByRole('region', { name: 'Sign-in Methods' });
  await methods.getByRole('button', { name: 'Link Google' }).click();
  await methods.getByLabel('Your password').fill(password);
  await methods.getByRole('button', { name: 'Continue to Google' }).click();
  await chooseAccount(page, newEmail());
  await expect(page.getByRole('status')).toHaveText('Google is linked. You can sign in with it from now on.');
  await expect(page).toHaveURL('/account');
  await expect(methods.getByRole('listitem')).toHaveCount(2);
  await methods.getByRole('form', { name: 'Remove Google' }).getByRole('button', { name: 'Remove' }).click();
  await expect(methods.getByRole('listitem')).toHaveText([/Email and password.*cannot be removed/]);
});

test('an old session needs confirmation before a sign-in method is removed', async ({ page }) => {
  await openNewAccount(page);
  const methods = page.getByRole('region', { name: 'Sign-in Methods' });
  await methods.getByRole('button', { name: 'Link Google' }).click();
  await methods.getByLabel('Your password').fill(password);
  await methods.getByRole('button', { name: 'Continue to Google' }).click();
  await chooseAccount(page, newEmail());
  await expect(methods.getByRole('listitem')).toHaveCount(2);
  let refusals = 0;
  await page.route('**/api/auth/unlink-account', async route => {
    refusals += 1;
    if (refusals > 1) return route.continue();
    return route.fulfill({ status: 403, json: { code: 'SESSION_NOT_FRESH', message: 'Session is not fresh' } });
  });
  const google = methods.getByRole('form', { name: 'Remove Google' });
  await google.getByRole('button', { name: 'Remove' }).click();
  await expect(google.getByRole('alert')).toContainText('You signed in a while ago.');
  await google.getByLabel('Your password').fill(password);
  await google.getByRole('button', { name: 'Remove' }).click();
  await expect(methods.getByRole('listitem')).toHaveCount(1);
});

test('a failed Google sign-in is reported', async ({ page }) => {
  await page.route('**/api/auth/sign-in/social', route =>
    route.fulfill({ status: 404, json: { code: 'PROVIDER_NOT_FOUND', message: 'Provider not found' } }),
  );
  await page.goto('/signin');
  await page.getByRole('button', { name: 'Continue with Google' }).click();
  await expect(page.getByRole('alert')).toHaveText('Failed to initiate Google sign in');
  await expect(page.getByRole('button', { name: 'Continue with Google' })).toBeEnabled();
});

test('the form below does not move during a retry', async ({ page }) => {
  let release = () => {};
  let held = Promise.resolve();
  await page.route('**/api/auth/sign-in/social', async route => {
    await held;
    await route.fulfill({ status: 404, json: { code: 'PROVIDER_NOT_FOUND', message: 'Provider not found' } });
  });
  await page.goto('/signin');
  await page.getByRole('button', { name: 'Continue with Google' }).click();
  await expect(page.getByRole('alert')).toBeVisible();
  await page.evaluate(() => document.fonts.ready);
  const email = page.getByLabel('Email');
  const before = await email.boundingBox();

  held = new Promise(resolve => {
    release = resolve;
  });
  await page.getByRole('button', { name: 'Continue with Google' }).click();
  await expect(page.getByRole('button', { name: 'Processing...' })).toBeVisible();
  await expect(page.getByRole('alert')).toHaveCount(0);
  expect(await email.boundingBox()).toEqual(before);
  release();
  await expect(page.getByRole('alert')).toBeVisible();
});

test('a Google response for another browser is rejected', async ({ page }) => {
  await page.goto('/api/auth/callback/google?code=1&state=made-up');
  await expect(page).toHaveURL('/signin');
  await expect(page.getByRole('alert')).toContainText('An unexpected error occurred');
});

test('an account with an unverified address is not linked, and the page says what to do', async ({ page, request }) => {
  const email = newEmail();
  expect((await request.post('/api/auth/sign-up/email', { data: { email, password } })).ok()).toBe(true);
  await page.goto('/signin?next=/tools');
  await page.getByRole('button', { name: 'Continue with Google' }).click();
  await chooseAccount(page, email);
  await expect(page).toHaveURL('/signin?next=%2Ftools');
  await expect(page.getByRole('alert')).toContainText('not linked to Google');
});
