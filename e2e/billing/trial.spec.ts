import { expect, test } from '../accounts/users.ts';
import { advanceClock, providerState, hour, createSubscriber, waitForPlan, type Choice } from './sandbox.ts';

test('a trial ends after 48 hours, and there is no second one', async ({ page }) => {
  const email = await createSubscriber(page, 'trial');
  await advanceClock(page, email, 47 * hour);
  await page.goto('/account');
  await expect(page.locator('.plan-label')).toHaveText('Pro Trial');
  await advanceClock(page, email, hour + 60);
  await waitForPlan(page, null);
  await page.goto('/account');
  await expect(page.locator('.plan-label')).toHaveText('Free Account');
  const plans = page.getByRole('region', { name: 'Pro Subscription' });
  await expect(plans).toContainText('Trial ended');
  await page.goto('/restriction-orifice-pro');
  await expect(page).toHaveURL('/account');
  await plans.getByText('Trial', { exact: true }).click();
  await expect(plans).toContainText('one per person');
  expect((await providerState(page, email)).subscriptions.map(({ status }) => status)).toEqual(['canceled']);
});

const upgrades: readonly (readonly [Choice, string])[] = [
  ['Monthly', 'Pro Monthly'],
  ['Annual', 'Pro Yearly'],
];
for (const [choice, name] of upgrades) {
  test(`a trial is replaced by ${name}, and there is one subscription after it as before`, async ({ page }) => {
    const email = await createSubscriber(page, 'trial');
    await page.goto('/account');
    const upgrade = page.getByRole('region', { name: 'Upgrade' });
    await upgrade.getByText(choice, { exact: true }).click();
    await upgrade.getByRole('button', { name: `Upgrade to ${choice}` }).click();
    await expect(page.getByRole('heading', { level: 1 })).toContainText(`Replace your trial with ${name}`);
    await page.getByRole('button', { name: /^Pay / }).dblclick();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Welcome to the Pro plan');
    await expect(page.getByRole('status')).toHaveText(`${name} is active.`);
    await advanceClock(page, email, 49 * hour);
    await waitForPlan(page, name);
    await page.goto('/account');
    await expect(page.locator('.plan-label')).toHaveText(name);
    await expect(page.getByRole('region', { name: 'Current Subscription' })).toContainText('Renews on');
    expect((await providerState(page, email)).subscriptions.map(({ status }) => status)).toEqual(['active']);
  });
}

test('an abandoned upgrade keeps the trial', async ({ page }) => {
  await createSubscriber(page, 'trial');
  await page.goto('/account');
  await page.getByRole('button', { name: 'Upgrade to Monthly' }).click();
  await page.getByRole('link', { name: 'Keep the trial' }).click();
  await expect(page).toHaveURL('/account');
  await expect(page.locator('.plan-label')).toHaveText('Pro Trial');
  await expect(page.getByRole('region', { name: 'Upgrade' })).toBeVisible();
  await expect(page.getByRole('alert')).toHaveCount(0);
});
