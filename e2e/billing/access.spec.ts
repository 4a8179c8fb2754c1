import { test } from '@playwright/test';
import { expectAccessible, horizontalOverflow } from '../access.ts';
import { expect } from '../accounts/users.ts';
import { mockResponses, free, monthly, pastDue, trial, type MockResponses } from './mock-responses.ts';
import { openHydrated } from '../open.ts';

const sandbox = true;
const screens: readonly (readonly [string, MockResponses, string])[] = [
  ['the account page with the plans', { ...free, sandbox }, '/account'],
  ['the account page during a trial', { ...trial, sandbox }, '/account'],
  ['the account page with a subscription', monthly, '/account?subscription=success'],
  ['the account page with a payment due', pastDue, '/account?subscription=cancelled'],
  ['the welcome', { ...monthly, sandbox }, '/success?session_id=cs_test_1'],
  ['a tool with a payment due', pastDue, '/restriction-orifice'],
];

for (const [name, answers, address] of screens) {
  test(`axe finds nothing on ${name}`, async ({ page }) => {
    await mockResponses(page, () => answers);
    await openHydrated(page, address);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expectAccessible(page);
  });
}

for (const [name, answers, address] of screens) {
  test(`${name} fits 320 px`, async ({ page }) => {
    await page.setViewportSize({ width: 320, height: 640 });
    await mockResponses(page, () => answers);
    await openHydrated(page, address);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    expect(await horizontalOverflow(page)).toBeLessThanOrEqual(0);
  });
}
