import type { Page } from '@playwright/test';
import { expect, test } from '../accounts/users.ts';
import { advanceClock, providerState, cards, day, createSubscriber, waitForPlan } from './sandbox.ts';

const current = (page: Page) => page.getByRole('region', { name: 'Current Subscription' });

async function openPortal(page: Page, button = 'Manage Billing'): Promise<void> {
  await page.goto('/account');
  await page.getByRole('button', { name: button }).click();
  await expect(page).toHaveURL(/\/sandbox\/stripe\/portal\//);
}

async function goBack(page: Page): Promise<void> {
  await page.getByRole('link', { name: 'Return to Isentrope' }).click();
  await expect(page).toHaveURL('/account');
}

test('Manage Billing opens the portal and returns', async ({ page }) => {
  await createSubscriber(page, 'yearly');
  await openPortal(page);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Pro Yearly');
  await goBack(page);
  await expect(current(page)).toContainText('Renews on');
});

test('a cancelled subscription lasts to the end of its period and can be resumed before', async ({ page }) => {
  await createSubscriber(page, 'monthly');
  await openPortal(page);
  await page.getByRole('button', { name: 'Cancel subscription' }).click();
  await goBack(page);
  await expect(current(page)).toContainText('Cancels on');
  await expect(page.locator('.plan-label')).toHaveText('Pro Monthly');
  await page.goto('/restriction-orifice-pro');
  await expect(page.getByRole('button', { name: 'Calculate' })).toBeVisible();
  await openPortal(page);
  await page
    .getByRole('button', { name: 'Don’t cancel subscription' })
    .or(page.getByRole('button', { name: "Don't cancel subscription" }))
    .click();
  await goBack(page);
  await expect(current(page)).toContainText('Renews on');
});

test('a change that the provider reports after the return is shown without a reload', async ({ page }) => {
  await createSubscriber(page, 'monthly');
  const before = await (await page.request.get('/api/billing/subscription')).body();
  await openPortal(page);
  await page.getByRole('button', { name: 'Cancel subscription' }).click();
  await page.route('**/api/billing/subscription', route => route.fulfill({ body: before }), { times: 1 });
  await goBack(page);
  await expect(current(page)).toContainText('Renews on');
  await expect(current(page)).toContainText('Cancels on');
});

test('a cancelled subscription ends with its period, and can be bought again', async ({ page }) => {
  const email = await createSubscriber(page, 'monthly');
  await openPortal(page);
  await page.getByRole('button', { name: 'Cancel subscription' }).click();
  await goBack(page);
  await expect(current(page)).toContainText('Cancels on');
  await advanceClock(page, email, 32 * day);
  await waitForPlan(page, null);
  await page.reload();
  await expect(page.locator('.plan-label')).toHaveText('Free Account');
  const plans = page.getByRole('region', { name: 'Pro Subscription' });
  await expect(plans).toContainText('This subscription has ended.');
  await page.goto('/restriction-orifice-pro');
  await expect(page).toHaveURL('/account');
  await plans.getByRole('button', { name: 'Manage Billing' }).click();
  await expect(page.getByText('Invoices')).toBeVisible();
  await goBack(page);
  await page.getByRole('button', { name: 'Subscribe Monthly' }).click();
  await page.getByLabel('Card number').fill(cards.good);
  await page.getByRole('button', { name: 'Subscribe' }).click();
  await expect(page.getByRole('status')).toHaveText('Pro Monthly is active.');
  const { subscriptions } = await providerState(page, email);
  expect(subscriptions.filter(({ status }) => status === 'active')).toHaveLength(1);
});

test('the plan can be changed in the portal', async ({ page }) => {
  await createSubscriber(page, 'monthly');
  await openPortal(page);
  await page.getByRole('button', { name: /^Switch to Pro Yearly/ }).click();
  await goBack(page);
  await waitForPlan(page, 'Pro Yearly');
  await page.reload();
  await expect(current(page)).toContainText('Pro Yearly');
  await expect(page.locator('.plan-label')).toHaveText('Pro Yearly');

  await openPortal(page);
  await page.getByRole('button', { name: /^Switch to Pro Monthly/ }).click();
  await expect(page.getByText(/^Changes to monthly on/)).toBeVisible();
  await goBack(page);
  const next = async () =>
    (await (await page.request.get('/api/billing/subscription')).json()).subscription.next_price_id;
  await expect.poll(next).not.toBeNull();
  await page.reload();
  await expect(current(page)).toContainText('Changes to monthly on');
});

test('a failed payment suspends Pro and is reported everywhere; paying restores Pro', async ({ page }) => {
  const email = await createSubscriber(page, 'monthly');
  await openPortal(page);
  await page.getByLabel('Card number').fill(cards.failsLater);
  await page.getByRole('button', { name: 'Update card' }).click();
  await expect(page.getByText('0341').first()).toBeVisible();
  await advanceClock(page, email, 32 * day);
  await waitForPlan(page, null);
  await page.goto('/tools');
  await expect(page.getByRole('region', { name: 'Payment due' })).toContainText('The payment for Pro Monthly is due.');
  await page.goto('/restriction-orifice-pro');
  await expect(page).toHaveURL('/account');
  await expect(current(page)).toContainText('Payment past due');
  await expect(page.locator('.plan-label')).toHaveText('Free Account');

  await page.getByRole('button', { name: 'Open Billing Portal' }).click();
  await expect(page).toHaveURL(/\/sandbox\/stripe\/portal\//);
  await page.getByLabel('Card number').fill(cards.another);
  await page.getByRole('button', { name: 'Update card' }).click();
  await goBack(page);
  await waitForPlan(page, 'Pro Monthly');
  await page.reload();
  await expect(page.locator('.plan-label')).toHaveText('Pro Monthly');
  await expect(page.getByRole('region', { name: 'Payment due' })).toHaveCount(0);
  await page.goto('/restriction-orifice-pro');
  await expect(page.getByRole('button', { name: 'Calculate' })).toBeVisible();
});
