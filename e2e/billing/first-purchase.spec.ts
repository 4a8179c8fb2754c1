import type { Locator } from '@playwright/test';
import { expect, linkFromMail, newEmail, password, test, waitForMail } from '../accounts/users.ts';
import { openHydrated } from '../open.ts';
import { BenchPage } from '../workbench/bench-page.ts';
import { cards, payWith } from './sandbox.ts';

/**
 * Maximum number of clicks on links and buttons from the card of a Pro tool to the tool, excluding the payment form.
 */
const maxClicks = 6;

test('a visitor gets from the card of a Pro tool to the tool with one form and at most six clicks', async ({
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

  clicks += 1; // The link in the email.
  await page.goto(linkFromMail(await waitForMail(request, email, /^Verify/)));
  await expect(page).toHaveURL(/\/account/);
  await expect(page.getByText('Pump Sizing Pro needs a subscription.')).toBeVisible();
  await click(page.getByRole('button', { name: 'Subscribe Monthly' }));

  await payWith(page, cards.good);
  await click(page.getByRole('link', { name: 'Pump Sizing Pro' }));
  await expect(page).toHaveURL('/pump-sizing-pro');
  await expect(page.getByRole('button', { name: 'Calculate' })).toBeVisible();
  expect(clicks).toBeLessThanOrEqual(maxClicks);
});

test('a visitor sees a price one click from the home page, and beside each preview of a Pro tool', async ({ page }) => {
  await openHydrated(page, '/');
  await page.getByRole('banner').getByRole('link', { name: 'Plans' }).click();
  await expect(page.getByText('USD 9.99').first()).toBeInViewport();
  const previews = page.locator('.plans-page .tool');
  await expect(previews.filter({ hasText: 'Trial: USD 2.00 for 48 hours. Pro: USD 9.99 per month.' })).toHaveCount(
    await previews.count(),
  );
});

test('a visitor gets from the home page to a first free result with at most four clicks and no form', async ({
  page,
  context,
}) => {
  await openHydrated(page, '/');
  await page.getByRole('main').getByRole('link', { name: 'Open the Tools' }).click();
  const opened = context.waitForEvent('page');
  await page.getByRole('link', { name: 'Restriction Orifice Sizing Module', exact: true }).click();
  const bench = new BenchPage(await opened);
  await bench.page.getByRole('button', { name: 'Load example' }).click();
  await bench.calculate();
  await expect(bench.result('Water, 15 °C', 'Orifice diameter')).toHaveText('50.17');
});
