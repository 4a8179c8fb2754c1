import type { Page } from '@playwright/test';
import { totpCode } from './authenticator.ts';
import { enrol, section } from './enrol.ts';
import { expect, fillSignIn, linkFromMail, loseSession, waitForMail, openNewAccount, password, test } from './users.ts';

async function signOut(page: Page): Promise<void> {
  await loseSession(page);
  await page.goto('/signin');
}

test('is set up with the password and a first code, and required at the next sign-in', async ({ page }) => {
  const { email, key, backupCodes } = await enrol(page);
  expect(backupCodes).toHaveLength(10);
  await signOut(page);
  await fillSignIn(page, email);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Two-step verification');
  await page.getByLabel('Code').fill('12345');
  await page.getByRole('button', { name: 'Verify' }).click();
  await expect(page.getByRole('alert')).toHaveText('Enter the six digits of the code');
  const right = totpCode(key, 1);
  await page.getByLabel('Code').fill(right === '000000' ? '111111' : '000000');
  await page.getByRole('button', { name: 'Verify' }).click();
  await expect(page.getByRole('alert')).toHaveText('Invalid code');
  await page.getByLabel('Code').fill(totpCode(key, 1));
  await page.getByRole('button', { name: 'Verify' }).click();
  await expect(page).toHaveURL('/account');
});

test('a used code is rejected, and the next one accepted', async ({ page }) => {
  const { email, key, used } = await enrol(page);
  await signOut(page);
  await fillSignIn(page, email);
  await page.getByLabel('Code').fill(used);
  await page.getByRole('button', { name: 'Verify' }).click();
  await expect(page.getByRole('alert')).toHaveText('This code has already been used. Wait for the next one.');
  await page.getByLabel('Code').fill(totpCode(key, 1));
  await page.getByRole('button', { name: 'Verify' }).click();
  await expect(page).toHaveURL('/account');
});

test('a wrong password does not start the setup', async ({ page }) => {
  await openNewAccount(page);
  await section(page).getByRole('button', { name: 'Set Up an Authenticator App' }).click();
  await section(page).getByLabel('Your password').fill('Wrong-Trap-1');
  await section(page).getByRole('button', { name: 'Continue' }).click();
  await expect(section(page).getByRole('alert')).toHaveText('The password is not correct.');
});

test('a backup code works once', async ({ page }) => {
  const { email, backupCodes } = await enrol(page);
  const [code = ''] = backupCodes;
  const present = async () => {
    await signOut(page);
    await fillSignIn(page, email);
    await page.getByRole('button', { name: 'Use a backup code' }).click();
    await page.getByLabel('Backup code').fill(code);
    await page.getByRole('button', { name: 'Verify' }).click();
  };
  await present();
  await expect(page).toHaveURL('/account');
  await present();
  await expect(page.getByRole('alert')).toHaveText('Invalid backup code');
});

test('five wrong codes end the sign-in', async ({ page }) => {
  const { email } = await enrol(page);
  await signOut(page);
  await fillSignIn(page, email);
  for (let attempt = 0; attempt < 6; attempt += 1) {
    await expect(page.getByRole('button', { name: 'Verify' })).toBeEnabled();
    await page.getByLabel('Code').fill('000000');
    await page.getByRole('button', { name: 'Verify' }).click();
  }
  await expect(page.getByRole('alert')).toHaveText('This sign-in has expired. Please start again.');
  await expect(page.getByRole('button', { name: 'Sign In', exact: true })).toBeVisible();
});

test('a trusted device is not asked again', async ({ page }) => {
  const { email, key } = await enrol(page);
  await signOut(page);
  await fillSignIn(page, email);
  await page.getByLabel('Code').fill(totpCode(key, 1));
  await page.getByLabel('Don’t ask again on this device for 30 days').check();
  await page.getByRole('button', { name: 'Verify' }).click();
  await expect(page).toHaveURL('/account');
  await loseSession(page, { name: /session/ });
  await page.goto('/signin');
  await fillSignIn(page, email);
  await expect(page).toHaveURL('/account');
});

test('is required after Google sign-in, and the return page is kept', async ({ page }) => {
  const { email, key } = await enrol(page);
  await loseSession(page);
  await page.goto('/signin?next=/tools');
  await page.getByRole('button', { name: 'Continue with Google' }).click();
  await page.getByLabel('Email address').fill(email);
  await page.getByRole('button', { name: 'Continue' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Two-step verification');
  await page.getByLabel('Code').fill(totpCode(key, 1));
  await page.getByRole('button', { name: 'Verify' }).click();
  await expect(page).toHaveURL('/tools');
});

test('is required after a mailed link, and the return page is kept in that tab', async ({ page, context }) => {
  const { email, key } = await enrol(page);
  await loseSession(page);
  await page.goto('/signin?next=/tools');
  await page.getByRole('button', { name: 'Use a code or link by email' }).click();
  await page.getByLabel('Email').fill(email);
  await page.getByRole('button', { name: 'Send Link Instead' }).click();
  const tab = await context.newPage();
  await tab.goto(linkFromMail(await waitForMail(page.request, email, /^Your sign-in link/)));
  await expect(tab.getByRole('heading', { level: 1 })).toHaveText('Two-step verification');
  await tab.getByLabel('Code').fill(totpCode(key, 1));
  await tab.getByRole('button', { name: 'Verify' }).click();
  await expect(tab).toHaveURL('/tools');
});

test('backup codes are renewed and the factor removed with the password', async ({ page }) => {
  const { email, backupCodes } = await enrol(page);
  await section(page).getByRole('button', { name: 'New backup codes' }).click();
  await section(page).getByLabel('Your password').fill(password);
  await section(page).getByRole('button', { name: 'Create New Codes' }).click();
  const renewed = section(page).getByRole('list', { name: 'Backup codes' }).getByRole('listitem');
  await expect(renewed).toHaveCount(10);
  expect(await renewed.allTextContents()).not.toContain(backupCodes[0]);

  await section(page).getByRole('button', { name: 'Turn Off' }).click();
  await section(page).getByLabel('Your password').fill(password);
  await section(page).getByRole('button', { name: 'Turn Off Two-Step Verification' }).click();
  await expect(section(page).getByText('Off', { exact: true })).toBeVisible();
  await signOut(page);
  await fillSignIn(page, email);
  await expect(page).toHaveURL('/account');
});
