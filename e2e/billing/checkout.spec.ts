import { expect, openNewAccount, test } from '../accounts/users.ts';
import { providerState, buyPlan, cards, choosePlan, payWith, currentPlan, type Choice } from './sandbox.ts';

const plans: readonly (readonly [Choice, string, RegExp])[] = [
  ['Trial', 'Pro Trial', /^Trial ends on \d+ \w+ \d{4} at \d\d:\d\d$/],
  ['Monthly', 'Pro Monthly', /^Renews on \d+ \w+ \d{4}$/],
  ['Annual', 'Pro Yearly', /^Renews on \d+ \w+ \d{4}$/],
];

for (const [choice, name, line] of plans) {
  test(`${name} is bought by card, and Pro opens at once`, async ({ page }) => {
    await openNewAccount(page);
    await choosePlan(page, choice);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(`Subscribe to ${name}`);
    await expect(page.getByText('no money moves')).toBeVisible();
    await payWith(page, cards.good);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Welcome to the Pro plan');
    await expect(page.getByRole('status')).toHaveText(`${name} is active.`);
    await page.getByRole('link', { name: 'Account', exact: true }).click();
    const current = page.getByRole('region', { name: 'Current Subscription' });
    await expect(current.getByRole('heading', { level: 3 })).toHaveText(name);
    await expect(current.locator('.plan-card-line').first()).toHaveText(line);
    if (choice === 'Trial') await expect(current).toContainText(/(48h 0m|47h 5\dm) remaining/);
    await expect(page.locator('.plan-label')).toHaveText(name);
    await page.goto('/restriction-orifice-pro');
    await expect(page.getByRole('button', { name: 'Calculate' })).toBeVisible();
    await page.getByRole('button', { name: /@example\.com/ }).click();
    await expect(page.getByRole('menu')).toContainText(name);
  });
}

test('a declined card buys nothing, and another one succeeds', async ({ page }) => {
  const email = await openNewAccount(page);
  await choosePlan(page, 'Monthly');
  await payWith(page, cards.declined);
  await expect(page.getByRole('alert')).toHaveText('Your card was declined.');
  expect(await currentPlan(page)).toBeNull();
  await payWith(page, cards.good);
  await expect(page.getByRole('status')).toHaveText('Pro Monthly is active.');
  expect((await providerState(page, email)).subscriptions).toHaveLength(1);
});

test('a card that requires authentication buys only after authenticating', async ({ page }) => {
  await openNewAccount(page);
  await choosePlan(page, 'Monthly');
  await payWith(page, cards.authenticated);
  await page.getByRole('button', { name: 'Fail authentication' }).click();
  await expect(page.getByRole('alert')).toContainText('unable to authenticate');
  expect(await currentPlan(page)).toBeNull();
  await payWith(page, cards.authenticated);
  await page.getByRole('button', { name: 'Complete authentication' }).click();
  await expect(page.getByRole('status')).toHaveText('Pro Monthly is active.');
});

test('an abandoned checkout buys nothing and can be restarted', async ({ page }) => {
  await openNewAccount(page);
  await choosePlan(page, 'Annual');
  await page.getByRole('link', { name: 'Back' }).click();
  await expect(page.getByRole('alert')).toHaveText('Subscription was cancelled. You can try again anytime.');
  await expect(page).toHaveURL('/account');
  await expect(page.locator('.plan-label')).toHaveText('Free Account');
  await buyPlan(page, 'Annual');
});

test('going back from the hosted page leaves nothing disabled', async ({ page }) => {
  await openNewAccount(page);
  await choosePlan(page, 'Monthly');
  await page.goBack();
  await expect(page.getByRole('button', { name: 'Subscribe Monthly' })).toBeEnabled();
});

test('a double click starts one checkout', async ({ page }) => {
  const email = await openNewAccount(page);
  await page.getByRole('button', { name: 'Subscribe Monthly' }).dblclick();
  await expect(page).toHaveURL(/\/sandbox\/stripe\/checkout\//);
  await page.getByLabel('Card number').fill(cards.good);
  await page.getByRole('button', { name: 'Subscribe' }).dblclick();
  await expect(page.getByRole('status')).toHaveText('Pro Monthly is active.');
  const { subscriptions, sessions } = await providerState(page, email);
  expect(subscriptions).toHaveLength(1);
  expect(sessions).toHaveLength(1);
});

test('two tabs choosing different plans buy one of them', async ({ page }) => {
  const email = await openNewAccount(page);
  const tab = await page.context().newPage();
  await choosePlan(page, 'Monthly');
  await choosePlan(tab, 'Annual');
  await payWith(page, cards.good);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('This checkout has expired.');
  await payWith(tab, cards.good);
  await expect(tab.getByRole('status')).toHaveText('Pro Yearly is active.');
  expect((await providerState(page, email)).subscriptions).toHaveLength(1);
});

test('a tab opened before the payment updates when the user returns to it', async ({ page }) => {
  const email = await openNewAccount(page);
  const tab = await page.context().newPage();
  await tab.clock.install();
  await tab.goto('/account');
  await expect(tab.getByRole('button', { name: 'Subscribe Monthly' })).toBeVisible();
  await buyPlan(page, 'Monthly');
  await tab.clock.fastForward(30_000);
  await tab.evaluate(() => document.dispatchEvent(new Event('visibilitychange')));
  await expect(tab.getByRole('region', { name: 'Current Subscription' })).toContainText('Pro Monthly');
  await expect(tab.locator('.plan-label')).toHaveText('Pro Monthly');
  expect((await providerState(page, email)).subscriptions).toHaveLength(1);
});

test('a tab with outdated data cannot buy again', async ({ page }) => {
  const email = await openNewAccount(page);
  const tab = await page.context().newPage();
  await tab.goto('/account');
  await expect(tab.getByRole('button', { name: 'Subscribe Monthly' })).toBeVisible();
  await buyPlan(page, 'Monthly');
  await tab.getByText('Annual', { exact: true }).click();
  await tab.getByRole('button', { name: 'Subscribe Annually' }).click();
  await expect(tab.getByRole('region', { name: 'Current Subscription' })).toContainText('Pro Monthly');
  expect((await providerState(page, email)).subscriptions).toHaveLength(1);
});
