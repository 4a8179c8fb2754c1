import { expect, test } from '@playwright/test';
import { openNewAccount } from '../accounts/users.ts';
import { mockResponses, free, monthly, type MockResponses } from './mock-responses.ts';
import { advanceClock, hour, createSubscriber } from './sandbox.ts';

const address = '/success?session_id=cs_test_a1B2c3';

test('a subscriber sees the unlocked features and links', async ({ page }) => {
  await mockResponses(page, () => monthly);
  await page.goto(address);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Welcome to the Pro plan');
  await expect(page).toHaveTitle(/^Welcome to the Pro plan/);
  await expect(page.getByRole('status')).toHaveText('Pro Monthly is active.');
  await expect(page.getByRole('main').getByRole('listitem')).toHaveCount(6);
  await expect(page.getByText('cs_test_a1B2c3')).toBeVisible();
  await expect(page.getByRole('link', { name: 'Open the Tools' })).toHaveAttribute('href', '/tools');
  await expect(page.getByRole('link', { name: 'Account', exact: true })).toHaveAttribute('href', '/account');
  await expect(page.locator('main a[href^="mailto:"]')).toBeVisible();
});

test('the subscription is polled after two seconds', async ({ page }) => {
  const start = Date.UTC(2026, 10, 21, 10);
  await page.clock.install({ time: start });
  await mockResponses(page, () => monthly);
  let calls = 0;
  page.on('request', request => {
    if (request.url().endsWith('/api/billing/subscription')) calls += 1;
  });
  await page.clock.pauseAt(start + 1000);
  await page.goto(address);
  await expect(page.getByRole('status')).toHaveText('Pro Monthly is active.');
  // The session may name the active plan before the subscription is requested.
  await expect.poll(() => calls).toBe(1);
  await page.clock.runFor(1900);
  expect(calls).toBe(1);
  const again = page.waitForRequest('**/api/billing/subscription');
  await page.clock.runFor(200);
  await again;
});

test('a late confirmation is awaited with a message', async ({ page }) => {
  let responses: MockResponses = { ...free, awaited: true };
  await page.clock.install();
  await mockResponses(page, () => responses);
  await page.goto(address);
  const standing = page.getByRole('status');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Your payment is being confirmed');
  await expect(standing).toHaveText('Your payment is being confirmed. This page checks again automatically.');
  for (const seconds of [2, 2, 3, 5]) {
    const request = page.waitForResponse('**/api/billing/subscription');
    await page.clock.fastForward(seconds * 1000 + 50);
    await request;
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  }
  await expect(standing).toContainText('taking longer than usual');
  responses = monthly;
  await page.clock.fastForward(8100);
  await expect(standing).toHaveText('Pro Monthly is active.');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Welcome to the Pro plan');
});

test('without payment and subscription no purchase is confirmed', async ({ page }) => {
  await mockResponses(page, () => free);
  await page.goto('/success');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('No plan yet');
  await expect(page.getByRole('status')).toContainText('There is no active subscription on this account.');
  await expect(page.getByText('Session', { exact: true })).toHaveCount(0);
});

test('a visitor is asked to sign in and returns', async ({ page }) => {
  await page.goto(address);
  await expect(page.getByRole('main').getByRole('link', { name: 'Sign in' })).toHaveAttribute(
    'href',
    '/signin?next=%2Fsuccess%3Fsession_id%3Dcs_test_a1B2c3',
  );
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Your subscription');
  await expect(page).toHaveTitle(/^Your subscription/);
  await expect(page.getByText('What a plan unlocks')).toBeVisible();
  await expect(page.getByText('Welcome')).toHaveCount(0);
});

test('a user without a purchase sees no confirmation, whatever the address says', async ({ page }) => {
  await openNewAccount(page);
  await page.goto(address);
  await expect(page.getByRole('status')).toHaveText(
    'There is no active subscription on this account. The plans are on the account page. If you have paid, please write to us with the session number below.',
  );
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('No plan yet');
  await expect(page.getByText('Welcome')).toHaveCount(0);
});

test('the test clock is shown once it was advanced', async ({ page }) => {
  const email = await createSubscriber(page, 'monthly');
  await page.goto('/success');
  const banner = page.getByText('Sandbox: no money moves.').locator('..');
  await expect(banner).toContainText('with test cards and an adjustable clock.');
  await advanceClock(page, email, 30 * hour);
  const view = async () => (await page.request.get('/api/billing/subscription')).json();
  await expect.poll(async () => (await view()).clock_ahead).toBeGreaterThan(0);
  await page.reload();
  const shown = new Intl.DateTimeFormat('en-GB', { dateStyle: 'long', timeZone: 'UTC' });
  await expect(banner).toContainText(
    `which was moved and shows ${shown.format(Date.now() + (await view()).clock_ahead * 1000)}`,
  );
});

test('only a valid session id from the address is shown', async ({ page }) => {
  await mockResponses(page, () => monthly);
  await page.goto('/success?session_id=Call+0800+123');
  await expect(page.getByRole('status')).toHaveText('Pro Monthly is active.');
  await expect(page.getByText('0800')).toHaveCount(0);
});
