import type { APIRequestContext, Page } from '@playwright/test';
import { totpCode } from './authenticator.ts';
import { enrol } from './enrol.ts';
import {
  expect,
  fillSignIn,
  linkFromMail,
  waitForMail,
  newEmail,
  openOtherDevice,
  openNewAccount,
  password,
  registerAccount,
  test,
} from './users.ts';

test('a forgotten password is reset by the mailed link, which signs out every device', async ({ page, request }) => {
  const email = await openNewAccount(page);
  const visitor = await page.context().browser()?.newContext();
  if (!visitor) throw new Error('No browser');
  const other = await visitor.newPage();
  await other.goto('/signin');
  await other.getByRole('button', { name: 'Forgot your password?' }).click();
  await other.getByLabel('Email').fill(email);
  await other.getByRole('button', { name: 'Send Reset Instructions' }).click();
  await expect(other.getByRole('status')).toHaveText('Password reset instructions have been sent to your email');

  const link = linkFromMail(await waitForMail(request, email, /^Reset/));
  await other.goto(link);
  await expect(other.getByRole('heading', { level: 1 })).toHaveText('New password');
  await other.getByLabel('New Password', { exact: true }).fill('weak');
  await other.getByRole('button', { name: 'Update Password' }).click();
  await expect(other.getByRole('alert')).toHaveText('Password must be at least 8 characters');
  await other.getByLabel('New Password', { exact: true }).fill('Relief-Valve-2');
  await other.getByLabel('Confirm New Password').fill('Relief-Valve-2');
  await other.getByRole('button', { name: 'Update Password' }).click();
  await expect(other.getByRole('status')).toHaveText('Password updated successfully!');
  await expect(other).toHaveURL('/signin');

  await fillSignIn(other, email, password);
  await expect(other.getByRole('alert')).toHaveText('Invalid email or password');
  await fillSignIn(other, email, 'Relief-Valve-2');
  await expect(other).toHaveURL('/account');
  await page.reload();
  await expect(page).toHaveURL('/signin');

  await page.goto(link);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Reset password');
  await expect(page.getByRole('alert')).toContainText('expired or has already been used');
  await visitor.close();
});

/** Sets the password through a mailed link. */
async function choosePassword(page: Page, request: APIRequestContext, email: string): Promise<void> {
  await page.goto(linkFromMail(await waitForMail(request, email, /^Reset/)));
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('New password');
  await page.getByLabel('New Password', { exact: true }).fill('Relief-Valve-2');
  await page.getByLabel('Confirm New Password').fill('Relief-Valve-2');
  await page.getByRole('button', { name: 'Update Password' }).click();
}

test('a signed-in user stays signed in after a reset, with a confirmation', async ({ page, request, browser }) => {
  const email = await openNewAccount(page);
  const other = await openOtherDevice(browser, email);
  await request.post('/api/auth/request-password-reset', { data: { email } });
  await choosePassword(page, request, email);
  await expect(page.getByRole('status')).toHaveText('Password updated successfully!');
  await expect(page).toHaveURL('/account');
  await other.goto('/account');
  await expect(other).toHaveURL('/signin');
  await other.context().close();
});

test('a signed-in Google user sets a first password by link, then changes it', async ({ page, request }) => {
  const email = newEmail();
  await page.goto('/signin');
  await page.getByRole('button', { name: 'Continue with Google' }).click();
  await page.getByLabel('Email address').fill(email);
  await page.getByRole('button', { name: 'Continue' }).click();
  const section = page.getByRole('region', { name: 'Change Password' });
  await expect(section).toContainText('This account has no password yet.');
  await section.getByRole('button', { name: 'Send Reset Instructions' }).click();
  await expect(section.getByRole('status')).toHaveText('Password reset instructions have been sent to your email');
  await choosePassword(page, request, email);
  await expect(page.getByRole('status')).toHaveText('Password updated successfully!');
  await expect(section.getByLabel('Current Password')).toBeVisible();
  await expect(page.getByRole('region', { name: 'Sign-in Methods' })).toContainText('Email and password');
});

test('with a second factor, the code is required after the new password', async ({ page, request }) => {
  const { email, key } = await enrol(page);
  await request.post('/api/auth/request-password-reset', { data: { email } });
  await choosePassword(page, request, email);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Two-step verification');
  await page.getByLabel('Code').fill(totpCode(key, 1));
  await page.getByRole('button', { name: 'Verify' }).click();
  await expect(page).toHaveURL('/account');
});

test('an unknown address gets the same response', async ({ page }) => {
  await page.goto('/signin');
  await page.getByRole('button', { name: 'Forgot your password?' }).click();
  await page.getByLabel('Email').fill('nobody');
  await page.getByRole('button', { name: 'Send Reset Instructions' }).click();
  await expect(page.getByRole('alert')).toHaveText('Invalid email address');
  await page.getByLabel('Email').fill(newEmail());
  await page.getByRole('button', { name: 'Send Reset Instructions' }).click();
  await expect(page.getByRole('status')).toHaveText('Password reset instructions have been sent to your email');
});

test('an invalid link is rejected on use', async ({ page, request }) => {
  await registerAccount(request);
  await page.goto('/signin?token=made-up');
  await page.getByLabel('New Password', { exact: true }).fill('Relief-Valve-2');
  await page.getByLabel('Confirm New Password').fill('Relief-Valve-2');
  await page.getByRole('button', { name: 'Update Password' }).click();
  await expect(page.getByRole('alert')).toHaveText(
    'This link has expired or has already been used. Request a new one.',
  );
  await expect(page.getByRole('button', { name: 'Send Reset Instructions' })).toBeVisible();
});

test('an unsent reset email is not reported as sent', async ({ page, request }) => {
  const email = await registerAccount(request);
  await page.goto('/signin');
  await page.getByRole('button', { name: 'Forgot your password?' }).click();
  await page.getByLabel('Email').fill(email);
  for (let calls = 0; calls < 5; calls += 1)
    await request.post('/api/auth/request-password-reset', { data: { email } });
  await page.getByRole('button', { name: 'Send Reset Instructions' }).click();
  await expect(page.getByRole('alert')).toHaveText(
    /^No further email was sent\. Please use the last one, or try again in [1-6]\d seconds\.$/,
  );
});
