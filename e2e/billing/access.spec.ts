import { test } from '@playwright/test';
import { expectAccessible } from '../reference/access.ts';
import { expect } from '../accounts/people.ts';
import { answerWith, free, monthly, pastDue, trial, type Answers } from './contract.ts';

const sandbox = true;
const screens: readonly (readonly [string, Answers, string])[] = [
  ['the account page with the plans', { ...free, sandbox }, '/account'],
  ['the account page during a trial', { ...trial, sandbox }, '/account'],
  ['the account page with a subscription', monthly, '/account?subscription=success'],
  ['the account page with a payment due', pastDue, '/account?subscription=cancelled'],
  ['the welcome', { ...monthly, sandbox }, '/success?session_id=cs_test_1'],
  ['a tool with a payment due', pastDue, '/restriction-orifice'],
];

for (const [name, answers, address] of screens) {
  test(`axe finds nothing on ${name}`, async ({ page }) => {
    test.setTimeout(120_000);
    await answerWith(page, () => answers);
    await page.goto(address, { waitUntil: 'networkidle' });
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expectAccessible(page);
  });
}

test('the screens fit 320 px', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 640 });
  for (const [name, answers, address] of screens) {
    await page.unrouteAll();
    await answerWith(page, () => answers);
    await page.goto(address, { waitUntil: 'networkidle' });
    const overflow = await page.evaluate(
      () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
    );
    expect(overflow, name).toBeLessThanOrEqual(0);
  }
});
