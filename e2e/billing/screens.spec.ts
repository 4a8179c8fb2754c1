import { expect, test, type Page } from '@playwright/test';
import {
  admin,
  mockResponses,
  free,
  monthly,
  pastDue,
  periodStart,
  subscribed,
  trial,
  trialOver,
  yearly,
  type MockResponses,
} from './mock-responses.ts';
import { waitForHydration, openHydrated } from '../open.ts';

async function openAccount(
  page: Page,
  responses: MockResponses | (() => MockResponses),
  address = '/account',
): Promise<void> {
  await mockResponses(page, typeof responses === 'function' ? responses : () => responses);
  await page.goto(address);
  await expect(page.getByRole('heading', { name: 'Profile Information' })).toBeVisible();
}

const plans = (page: Page) => page.getByRole('region', { name: 'Pro Subscription' });
const current = (page: Page) => page.getByRole('region', { name: 'Current Subscription' });

test('without a subscription the plans are offered, Monthly first', async ({ page }) => {
  await openAccount(page, free);
  await expect(page.locator('.account-head')).toContainText('Free Account');
  await expect(plans(page).getByRole('list').getByRole('listitem')).toHaveCount(6);
  await expect(plans(page).getByRole('radio')).toHaveCount(3);
  await expect(plans(page).getByRole('radio', { name: 'Monthly' })).toBeChecked();
  await expect(plans(page).locator('.plan-card')).toContainText('USD 9.99');
  await expect(plans(page).locator('.plan-card')).not.toContainText('Saves');
  await expect(current(page)).toHaveCount(0);
});

test('the three plans have prices, and the annual one shows its saving', async ({ page }) => {
  await openAccount(page, free);
  const card = plans(page).locator('.plan-card');
  await plans(page).getByText('Trial', { exact: true }).click();
  await expect(card).toContainText('Pro Trial');
  await expect(card).toContainText('USD 2.00');
  await expect(card).toContainText('48 hours');
  await plans(page).getByText('Annual', { exact: true }).click();
  await expect(card).toContainText('Pro Yearly');
  await expect(card).toContainText('USD 109.89');
  await expect(card).toContainText('Saves USD 9.99 a year');
});

test('a plan can be chosen by keyboard', async ({ page }) => {
  await openAccount(page, free);
  await plans(page).getByRole('radio', { name: 'Monthly' }).focus();
  await page.keyboard.press('ArrowRight');
  await expect(plans(page).getByRole('radio', { name: 'Annual' })).toBeChecked();
  await page.keyboard.press('Tab');
  await expect(plans(page).getByRole('button', { name: 'Subscribe Annually' })).toBeFocused();
});

test('the table compares eight features, the first three of them free', async ({ page }) => {
  await openAccount(page, free);
  const rows = page.getByRole('table', { name: 'Free and Pro compared' }).getByRole('row');
  await expect(rows).toHaveCount(9);
  for (let row = 1; row <= 8; row += 1) {
    const cells = rows.nth(row).getByRole('cell');
    await expect(cells).toHaveText([row <= 3 ? 'Included' : /Not included/, 'Included']);
  }
});

const currentPlans: readonly (readonly [string, MockResponses, readonly string[]])[] = [
  ['Monthly', monthly, ['Pro Monthly', 'Active', 'Renews on 21 December 2026']],
  ['Yearly', yearly, ['Pro Yearly', 'Active', 'Renews on 21 December 2026']],
  [
    'Yearly, cancelled',
    { ...yearly, subscription: subscribed('yearly', 'active', true) },
    ['Pro Yearly', 'Active', 'Cancels on 21 December 2026'],
  ],
  [
    'of a price that is not on sale',
    { ...monthly, plan: { name: 'Unknown Plan', active: true }, subscription: subscribed('unknown') },
    ['Unknown Plan', 'Renews on'],
  ],
];
for (const [name, responses, message] of currentPlans) {
  test(`a subscriber sees the current subscription: ${name}`, async ({ page }) => {
    await openAccount(page, responses);
    for (const text of message) await expect(current(page)).toContainText(text);
    await expect(page.locator('.account-head')).toContainText(responses.plan?.name ?? '');
    await expect(page.locator('.plan-label svg')).toBeVisible();
    await expect(plans(page)).toHaveCount(0);
  });
}

test('a trial counts down to its end, then reloads the subscription', async ({ page }) => {
  let responses = trial;
  const opening = (periodStart + 3600 - 30) * 1000;
  await page.clock.install({ time: opening - 1000 });
  await page.clock.pauseAt(opening);
  await openAccount(page, () => responses);
  await expect(current(page)).toContainText('47h 0m remaining');
  await expect(current(page)).toContainText('Trial ends on 23 November 2026 at 09:30');
  await page.clock.fastForward('46:59:45');
  await expect(current(page)).toContainText('0h 0m remaining');
  responses = trialOver;
  await page.clock.fastForward(46_000);
  await expect(plans(page)).toContainText('Trial ended');
  await expect(page.locator('.account-head')).toContainText('Free Account');
});

test('an ended trial says so before the server knows', async ({ page }) => {
  await page.clock.install({ time: (periodStart + 49 * 3600) * 1000 });
  await openAccount(page, trial);
  await expect(current(page)).toContainText('Trial ended');
});

test('a trial offers the plans that can replace it', async ({ page }) => {
  await openAccount(page, trial);
  const upgrade = page.getByRole('region', { name: 'Upgrade' });
  await expect(upgrade.getByRole('radio')).toHaveCount(2);
  await expect(upgrade.getByRole('button', { name: 'Upgrade to Monthly' })).toBeVisible();
  await upgrade.getByText('Annual', { exact: true }).click();
  await expect(upgrade.getByRole('button', { name: 'Upgrade to Annual' })).toBeVisible();
});

test('a second trial is not offered', async ({ page }) => {
  await openAccount(page, trialOver);
  await plans(page).getByText('Trial', { exact: true }).click();
  await expect(plans(page)).toContainText('one per person');
  await expect(plans(page).getByRole('button', { name: 'Start Trial' })).toHaveCount(0);
});

test('the entries of the account page stay when another tab requests a Pro tool', async ({ page }) => {
  let responses = free;
  await openAccount(page, () => responses);
  await plans(page).getByText('Annual', { exact: true }).click();
  await page.getByLabel('First name').fill('Augusta');
  responses = { ...free, wantedPage: '/restriction-orifice-pro' };
  await page.evaluate(() => dispatchEvent(new StorageEvent('storage', { key: 'signed-in' })));
  await expect(page.getByRole('region', { name: 'Restriction Orifice Sizing Pro' })).toBeVisible();
  await expect(plans(page).getByRole('radio', { name: 'Annual' })).toBeChecked();
  await expect(page.getByLabel('First name')).toHaveValue('Augusta');
});

test('an administrator has no subscription sections and sends no request for one', async ({ page }) => {
  const requests: string[] = [];
  page.on('request', request => requests.push(new URL(request.url()).pathname));
  await openAccount(page, admin);
  await expect(page.locator('.account-head')).toContainText('Admin Account');
  await expect(plans(page)).toHaveCount(0);
  await expect(current(page)).toHaveCount(0);
  expect(requests).not.toContain('/api/billing/subscription');
  await page.getByRole('button', { name: 'ada@example.com' }).click();
  await expect(page.getByRole('menu')).toContainText('Admin Account');
});

const returns = [
  ['success', 'Subscription activated successfully! Welcome to the Pro plan.', 'status'],
  ['cancelled', 'Subscription was cancelled. You can try again anytime.', 'alert'],
] as const;
for (const [subscription, text, role] of returns) {
  test(`the return from checkout with ${subscription} is reported once`, async ({ page }) => {
    await openAccount(page, subscription === 'success' ? monthly : free, `/account?subscription=${subscription}`);
    await expect(page.getByRole(role).filter({ hasText: text })).toHaveText(text);
    await expect(page).toHaveURL('/account');
    await page.reload();
    await expect(page.getByRole('heading', { name: 'Profile Information' })).toBeVisible();
    await expect(page.getByText(text)).toHaveCount(0);
  });
}

test('after checkout the page polls until the subscription is active', async ({ page }) => {
  let responses = free;
  await page.clock.install();
  await openAccount(page, () => responses, '/account?subscription=success');
  await page.clock.fastForward(2500);
  await expect(plans(page)).toBeVisible();
  responses = monthly;
  await page.clock.fastForward(2500);
  await expect(current(page)).toContainText('Pro Monthly');
  await expect(page.locator('.account-head')).toContainText('Pro Monthly');
});

test('the sandbox says that no money moves, and a site with a real provider does not', async ({ page }) => {
  let responses: MockResponses = { ...free, sandbox: true };
  await openAccount(page, () => responses);
  await expect(page.getByText('no money moves')).toBeVisible();
  responses = free;
  await page.reload();
  await expect(plans(page)).toBeVisible();
  await expect(page.getByText('no money moves')).toHaveCount(0);
});

test('a due payment is reported on every page, one click from the billing portal', async ({ page }) => {
  await openAccount(page, pastDue);
  await expect(current(page)).toContainText('Payment past due');
  await expect(page.locator('.account-head')).toContainText('Free Account');
  for (const path of ['/tools', '/restriction-orifice', '/account']) {
    await page.goto(path);
    const due = page.getByRole('region', { name: 'Payment due' });
    await expect(due).toContainText('The payment for Pro Monthly is due.');
    await expect(due.getByRole('button', { name: 'Open Billing Portal' })).toBeVisible();
  }
  await page.route('**/api/billing/portal', route =>
    route.fulfill({ json: { url: new URL('/terms', page.url()).href } }),
  );
  await page.getByRole('button', { name: 'Open Billing Portal' }).click();
  await expect(page).toHaveURL('/terms');
});

test('the user menu names the plan, with a crown while active', async ({ page }) => {
  let responses = monthly;
  await mockResponses(page, () => responses);
  await openHydrated(page, '/terms');
  await page.getByRole('button', { name: 'ada@example.com' }).click();
  await expect(page.getByRole('menu')).toContainText('Pro Monthly');
  await expect(page.locator('.user-plan svg')).toBeVisible();
  responses = pastDue;
  await page.reload();
  await waitForHydration(page);
  await page.getByRole('button', { name: 'ada@example.com' }).click();
  await expect(page.getByRole('menu')).toContainText('Pro Monthly');
  await expect(page.locator('.user-plan svg')).toHaveCount(0);
});

test('the plans page leads visitors to a new account and signed-in users to theirs', async ({ page }) => {
  await page.goto('/plans');
  await expect(page.getByRole('link', { name: 'Create an account' })).toHaveAttribute('href', /create-account/);
  await mockResponses(page, () => monthly);
  await openHydrated(page, '/plans');
  await expect(page.getByRole('link', { name: 'Open your account' })).toHaveAttribute('href', '/account');
});
