import type { Locator, Page } from '@playwright/test';
import { codeFor } from './authenticator.ts';
import { expect, ownAccount, password } from './people.ts';

/** The part of the account page about the second factor. */
export const section = (page: Page): Locator => page.getByRole('region', { name: 'Second Factor' });

/** A new account with a second factor, signed in. Enrols with the code of the step before, which leaves the present one for a sign-in. */
export async function enrol(page: Page): Promise<{ email: string; key: string; backupCodes: string[] }> {
  const email = await ownAccount(page);
  await section(page).getByRole('button', { name: 'Set Up an Authenticator App' }).click();
  await section(page).getByLabel('Your password').fill(password);
  await section(page).getByRole('button', { name: 'Continue' }).click();
  const key = (await section(page).locator('code').textContent()) ?? '';
  const backupCodes = await section(page)
    .getByRole('list', { name: 'Backup codes' })
    .getByRole('listitem')
    .allTextContents();
  // A code of the step before is taken until the present one ends: near its end, wait for the next.
  await page.waitForFunction(() => Date.now() % 30_000 < 20_000);
  await section(page).getByLabel('Code', { exact: true }).fill(codeFor(key, -1));
  await section(page).getByRole('button', { name: 'Turn On' }).click();
  await expect(section(page).getByText('On', { exact: true })).toBeVisible();
  return { email, key, backupCodes };
}
