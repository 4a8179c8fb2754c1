import type { Page } from '@playwright/test';
import { expectAccessible } from '../access.ts';
import { expect, openNewAccount, test } from '../accounts/users.ts';
import {
  advanceClock,
  providerState,
  cards,
  choosePlan,
  hour,
  payWith,
  createSubscriber,
  waitForPlan,
} from './sandbox.ts';

/** Checks that the page has the site's frame (logo, font, imprint) and no violations of its content security policy. */
async function expectSiteFrame(page: Page): Promise<void> {
  await expect(page.getByRole('banner').getByRole('link', { name: 'Isentrope' })).toBeVisible();
  await expect(page.getByRole('contentinfo').getByRole('link', { name: 'Terms' })).toBeVisible();
  await expect(page).toHaveTitle(/ \| Isentrope$/);
  expect(await page.evaluate(() => document.fonts.ready.then(fonts => fonts.check('600 16px "Plex Sans"')))).toBe(true);
  expect(await page.locator('body').evaluate(body => getComputedStyle(body).fontFamily)).toMatch(/^"?Plex Sans/);
}

function policyViolations(page: Page): string[] {
  const violations: string[] = [];
  page.on('console', message => {
    if (message.type() === 'error' && !message.text().includes('402')) violations.push(message.text());
  });
  return violations;
}

test('the page that replaces a trial has our design and is accessible, also with a declined card', async ({ page }) => {
  await createSubscriber(page, 'trial');
  const violations = policyViolations(page);
  await page.goto('/account');
  await page.getByRole('button', { name: 'Upgrade to Monthly' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Replace your trial with Pro Monthly');
  await expect(page.getByRole('button')).toHaveText('Pay USD 9.99 and subscribe');
  await expectSiteFrame(page);
  await expectAccessible(page);
  await page.goto('/billing/upgrade?price_id=price_of_something_else');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Your plan was not changed');
  await expectAccessible(page);
  expect(violations.filter(text => !text.includes('409'))).toEqual([]);
});

test('the fake checkout has our design and is accessible, with an error and with a bank authentication', async ({
  page,
}) => {
  await openNewAccount(page);
  const violations = policyViolations(page);
  await choosePlan(page, 'Trial');
  await expectSiteFrame(page);
  await expect(page.getByRole('main')).not.toContainText('per month');
  await payWith(page, cards.declined);
  await expect(page.getByRole('alert')).toBeVisible();
  await expectAccessible(page);
  await payWith(page, cards.authenticated);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Authenticate your payment');
  await expectAccessible(page);
  expect(violations).toEqual([]);
});

test('the fake portal has our design and is accessible', async ({ page }) => {
  await createSubscriber(page, 'monthly');
  const violations = policyViolations(page);
  await page.goto('/account');
  await page.getByRole('button', { name: 'Manage Billing' }).click();
  await expect(page).toHaveURL(/\/sandbox\/stripe\/portal\//);
  await expectSiteFrame(page);
  await expectAccessible(page);
  expect(violations).toEqual([]);
});

test('the fake Google and mailbox have our design and are accessible', async ({ page }) => {
  await openNewAccount(page);
  for (const path of ['/sandbox/google?state=x', '/sandbox/mail']) {
    await page.goto(path);
    await expectSiteFrame(page);
    await expectAccessible(page);
  }
});

test("the frame has the site's links, in a menu on a phone, without script", async ({ page }) => {
  await page.goto('/sandbox/mail');
  const names = ['Home', 'Our Expertise', 'Our Approach', 'Tools', 'Plans', 'Contact Us', 'Account'];
  await expect(page.getByRole('navigation', { name: 'Main' }).getByRole('link')).toHaveText(names);
  await page.setViewportSize({ width: 360, height: 800 });
  await expect(page.getByRole('navigation', { name: 'Main' })).toBeHidden();
  await page.locator('summary').click();
  await expect(page.getByRole('navigation', { name: 'Menu' }).getByRole('link')).toHaveText(names);
  await expectAccessible(page);
  await page.getByRole('navigation', { name: 'Menu' }).getByRole('link', { name: 'Tools' }).click();
  await expect(page).toHaveURL('/tools');
});

test('replacing a trial handles a bank authentication', async ({ page }) => {
  const email = await createSubscriber(page, 'trial', cards.asksAlways);
  await page.goto('/account');
  await page.getByRole('button', { name: 'Upgrade to Monthly' }).click();
  await page.getByRole('button', { name: 'Pay USD 9.99 and subscribe' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Your bank asks you to confirm');
  await expectSiteFrame(page);
  await expectAccessible(page);
  await page.getByRole('button', { name: 'I have confirmed it' }).click();
  await expect(page.getByRole('alert')).toContainText('has not been confirmed yet');
  const [bank] = await Promise.all([
    page.waitForEvent('popup'),
    page.getByRole('link', { name: 'Confirm the payment' }).click(),
  ]);
  await expectSiteFrame(bank);
  await expectAccessible(bank);
  await bank.getByRole('button', { name: 'Pay with Visa •••• 3184' }).click();
  await bank.getByRole('button', { name: 'Complete authentication' }).click();
  await expect(bank.getByRole('heading', { level: 1 })).toHaveText('USD 9.99 is paid');
  await page.getByRole('button', { name: 'I have confirmed it' }).click();
  await expect(page.getByRole('status')).toHaveText('Pro Monthly is active.');
  await waitForPlan(page, 'Pro Monthly');
  expect((await providerState(page, email)).subscriptions.map(({ status }) => status)).toEqual(['active']);
});

test('the account page shows the test clock once it was advanced', async ({ page }) => {
  const email = await createSubscriber(page, 'trial');
  await page.goto('/account');
  const banner = page.getByText('Sandbox: no money moves.').locator('..');
  await expect(banner).toContainText('with test cards and an adjustable clock.');
  await advanceClock(page, email, 30 * hour);
  const ahead = async () => (await (await page.request.get('/api/billing/subscription')).json()).clock_ahead;
  await expect.poll(ahead).toBeGreaterThan(0);
  await page.reload();
  await expect(banner).toContainText('which was moved and shows');
  await expect(page.getByText(/^1[78]h \d+m remaining$/)).toBeVisible();
});

test('the test clock page has our design and is accessible', async ({ page }) => {
  await createSubscriber(page, 'monthly');
  await page.goto('/sandbox/stripe');
  await expectSiteFrame(page);
  await expectAccessible(page);
});
