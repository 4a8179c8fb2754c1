import type { Locator, Page } from '@playwright/test';
import { totpCode } from './authenticator.ts';
import { expect, openNewAccount, password } from './users.ts';

/** The second-factor section of the account page. */
export const section = (page: Page): Locator => page.getByRole('region', { name: 'Two-Step Verification' });

/**
 * Creates and signs in an account with a second factor; returns the code used for the setup. The next sign-in needs the
 * following code, `totpCode(key, 1)`.
 */
export async function enrol(page: Page): Promise<{ email: string; key: string; used: string; backupCodes: string[] }> {
  const email = await openNewAccount(page);
  await section(page).getByRole('button', { name: 'Set Up an Authenticator App' }).click();
  await section(page).getByLabel('Your password').fill(password);
  await section(page).getByRole('button', { name: 'Continue' }).click();
  const key = (await section(page).locator('code').textContent()) ?? '';
  const backupCodes = await section(page)
    .getByRole('list', { name: 'Backup codes' })
    .getByRole('listitem')
    .allTextContents();
  const used = totpCode(key);
  await section(page).getByLabel('Code', { exact: true }).fill(used);
  await section(page).getByRole('button', { name: 'Turn On' }).click();
  await expect(section(page).getByText('On', { exact: true })).toBeVisible();
  return { email, key, used, backupCodes };
}
