import type { Locator } from '@playwright/test';
import { expect, linkFromMail, newEmail, password, test, waitForMail } from '../accounts/users.ts';
import { openHydrated } from '../open.ts';
import { cards, payWith } from './sandbox.ts';

/** The most clicks on links and buttons from the card of a Pro tool to the tool, the payment form aside. */
const maxClicks = 6;

test('a visitor gets from the card of a Pro tool to the tool with one form and six clicks', async ({
  page,
  request,
}) => {
  let clicks = 0;
  const click = async (target: Locator) => {
    clicks += 1;
    await target.click();
  };
  await openHydrated(page, '/tools');
  await click(page.getByRole('link', { name: 'Pump Sizing Pro', exact: true }));

  const preview = page.locator('[id="pump-sizing-pro"]');
  await expect(preview.locator('.worked-example svg')).toBeVisible();
  await expect(preview.getByText('Inputs', { exact: true })).toBeVisible();
  await expect(preview.getByText('Differential head')).toBeVisible();
  await click(preview.getByRole('link', { name: 'Start with Pump Sizing Pro' }));

  const email = newEmail();
  await page.getByLabel('Email').fill(email);
  await page.getByLabel('Password', { exact: true }).fill(password);
  await page.getByLabel('Confirm password').fill(password);
  await page.getByLabel('I agree to the Terms of Service').check();
  await click(page.getByRole('button', { name: 'Create Account' }));
  await expect(page.getByRole('status')).toHaveText('Please check your email to verify your account');

  clicks += 1; // The link in the letter.
  await page.goto(linkFromMail(await waitForMail(request, email, /^Verify/)));
  await expect(page).toHaveURL(/\/account\?/);
  await expect(page.getByText('Pump Sizing Pro needs a subscription.')).toBeVisible();
  await click(page.getByRole('button', { name: 'Subscribe Monthly' }));

  await payWith(page, cards.good);
  await click(page.getByRole('link', { name: 'Pump Sizing Pro' }));
  await expect(page).toHaveURL('/pump-sizing-pro');
  await expect(page.getByRole('button', { name: 'Calculate' })).toBeVisible();
  expect(clicks).toBeLessThanOrEqual(maxClicks);
});
