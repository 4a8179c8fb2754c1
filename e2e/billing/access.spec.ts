import { test } from '@playwright/test';
import { expectAccessible, sideways } from '../access.ts';
import { expect } from '../accounts/people.ts';
import { answerWith, free, monthly, pastDue, trial, type Answers } from './contract.ts';
import { openLive } from '../open.ts';

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
    await answerWith(page, () => answers);
    await openLive(page, address);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expectAccessible(page);
  });
}

for (const [name, answers, address] of screens) {
  test(`${name} fits 320 px`, async ({ page }) => {
    await page.setViewportSize({ width: 320, height: 640 });
    await answerWith(page, () => answers);
    await openLive(page, address);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    expect(await sideways(page)).toBeLessThanOrEqual(0);
  });
}
