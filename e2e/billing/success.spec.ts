import { expect, test } from '@playwright/test';
import { answerWith, free, monthly, type Answers } from './contract.ts';

const address = '/success?session_id=cs_test_a1B2c3';

test('a subscriber is welcomed, with what is unlocked and where to go', async ({ page }) => {
  await answerWith(page, () => monthly);
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

test('the subscription is asked for again two seconds later', async ({ page }) => {
  const start = Date.UTC(2026, 10, 21, 10);
  await page.clock.install({ time: start });
  await answerWith(page, () => monthly);
  let asked = 0;
  page.on('request', request => {
    if (request.url().endsWith('/api/billing/subscription')) asked += 1;
  });
  await page.clock.pauseAt(start + 1000);
  await page.goto(address);
  await expect(page.getByRole('status')).toHaveText('Pro Monthly is active.');
  expect(asked).toBe(1);
  await page.clock.runFor(1900);
  expect(asked).toBe(1);
  const again = page.waitForRequest('**/api/billing/subscription');
  await page.clock.runFor(200);
  await again;
});

test('a confirmation that comes late is waited for, in words, until it is there', async ({ page }) => {
  let answers: Answers = free;
  await page.clock.install();
  await answerWith(page, () => answers);
  await page.goto(address);
  const standing = page.getByRole('status');
  await expect(standing).toHaveText('Your payment is being confirmed. This page looks again by itself.');
  for (const seconds of [2, 2, 3, 5]) {
    const asked = page.waitForResponse('**/api/billing/subscription');
    await page.clock.fastForward(seconds * 1000 + 50);
    await asked;
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  }
  await expect(standing).toContainText('takes longer than usual');
  answers = monthly;
  await page.clock.fastForward(8100);
  await expect(standing).toHaveText('Pro Monthly is active.');
});

test('without a payment and without a subscription nothing is claimed', async ({ page }) => {
  await answerWith(page, () => free);
  await page.goto('/success');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('No plan yet');
  await expect(page.getByRole('status')).toContainText('There is no active subscription on this account.');
  await expect(page.getByText('Session', { exact: true })).toHaveCount(0);
});

test('a visitor is asked to sign in, and comes back', async ({ page }) => {
  await page.goto(address);
  await expect(page.getByRole('main').getByRole('link', { name: 'Sign in' })).toHaveAttribute(
    'href',
    '/signin?next=%2Fsuccess%3Fsession_id%3Dcs_test_a1B2c3',
  );
});

test('of the address nothing but a session id is shown', async ({ page }) => {
  await answerWith(page, () => monthly);
  await page.goto('/success?session_id=Call+0800+123');
  await expect(page.getByRole('status')).toHaveText('Pro Monthly is active.');
  await expect(page.getByText('0800')).toHaveCount(0);
});
