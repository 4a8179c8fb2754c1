import type { Page } from '@playwright/test';
import { axeFindings, horizontalOverflow } from '../access.ts';
import { expect, openNewAccount, password, test } from './users.ts';

const schemes = ['light', 'dark'] as const;
const widths = [1440, 360];

async function isInOrder(page: Page, state: string): Promise<void> {
  for (const colorScheme of schemes)
    for (const width of widths) {
      await page.emulateMedia({ colorScheme });
      await page.setViewportSize({ width, height: 900 });
      expect(await axeFindings(page), `${state}, ${colorScheme}, ${width} px`).toEqual([]);
      const small = await page.locator('main :is(a, button, input):visible').evaluateAll(elements =>
        elements
          .filter(element => {
            const { width, height } = element.getBoundingClientRect();
            const inText = element.closest('p, label')?.textContent?.trim() !== element.textContent?.trim();
            return (
              (width < 24 || height < 24) &&
              !(inText && element.closest('p, label')) &&
              !element.matches('[type=checkbox]')
            );
          })
          .map(element => element.outerHTML.slice(0, 120)),
      );
      expect(small, `${state}: smaller than 24 px at ${width} px`).toEqual([]);
    }
  await page.setViewportSize({ width: 320, height: 640 });
  expect(await horizontalOverflow(page), `${state} at 320 px`).toBeLessThanOrEqual(0);
}

const views: readonly (readonly [state: string, address: string])[] = [
  ['to sign in', '/signin'],
  ['to create an account', '/signin?view=create-account'],
  ['after a reset link that is over', '/signin?from=reset&error=INVALID_TOKEN'],
  ['for a new password', '/signin?token=x'],
  ['for a second factor', '/signin?step=two-factor'],
  ['after a verification', '/signin?verified=true'],
];

for (const [state, address] of views) {
  test(`axe finds nothing on the sign-in page ${state}`, async ({ page }) => {
    await page.goto(address);
    await expect(page.locator('.sign-in-column form')).toBeVisible();
    await isInOrder(page, state);
  });
}

test('axe finds nothing on the sign-in page with an error, and in the view for a code or link', async ({ page }) => {
  await page.goto('/signin');
  await page.getByRole('button', { name: 'Sign In', exact: true }).click();
  await expect(page.getByRole('alert')).toBeVisible();
  await isInOrder(page, 'an error');
  await page.getByRole('button', { name: 'Use a code or link by email' }).click();
  await expect(page.getByRole('button', { name: 'Send Code' })).toBeVisible();
  await isInOrder(page, 'code or link');
});

test('axe finds nothing on the account page', async ({ page }) => {
  await openNewAccount(page);
  await isInOrder(page, 'account');
});

test('axe finds nothing on the account page with its forms open', async ({ page }) => {
  await openNewAccount(page);
  await page.getByRole('button', { name: 'Set Up an Authenticator App' }).click();
  await page.getByRole('region', { name: 'Two-Step Verification' }).getByLabel('Your password').fill(password);
  await page.getByRole('button', { name: 'Continue' }).click();
  await expect(page.getByRole('list', { name: 'Backup codes' })).toBeVisible();
  await page.getByRole('button', { name: 'Delete account' }).click();
  await page.getByRole('button', { name: 'Delete My Account' }).click();
  await expect(page.getByRole('region', { name: 'Delete Account' }).getByRole('alert')).toBeVisible();
  await isInOrder(page, 'account with its forms open');
});

test('the sign-in page is usable with the keyboard alone', async ({ page }) => {
  await page.goto('/signin');
  await page.getByLabel('Email').focus();
  await page.keyboard.type('ann@example');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('alert')).toHaveText('Invalid email address');
  await expect(page.getByLabel('Email')).toBeFocused();
  const stops = ['Password', 'Show', 'Remember me', 'Forgot your password?', 'Sign In', 'Create account'];
  for (const stop of stops) {
    await page.keyboard.press('Tab');
    const name = await page.evaluate(() => {
      const element = document.activeElement;
      const label = element instanceof HTMLInputElement ? element.labels?.[0]?.textContent : element?.textContent;
      return label ?? '';
    });
    expect(name).toContain(stop);
  }
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
  await expect(page).toHaveTitle(/^Create account/);
});

test('a revealed form takes the focus and returns it', async ({ page }) => {
  await openNewAccount(page);
  const opener = page.getByRole('button', { name: 'Delete account' });
  await opener.press('Enter');
  await expect(page.getByRole('region', { name: 'Delete Account' }).getByLabel('Your password')).toBeFocused();
  await page.getByRole('button', { name: 'Keep It' }).press('Enter');
  await expect(opener).toBeFocused();
});
