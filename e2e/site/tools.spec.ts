import { expect, test } from '@playwright/test';
import { expectFocusInDialog } from './dialogs.ts';
import { signInAs } from './sessions.ts';
import { openHydrated } from '../open.ts';

test('the Pro and free tools have a heading, a summary and their standards', async ({ page }) => {
  await page.goto('/tools');
  for (const [name, first, last] of [
    ['Pro', 'Restriction Orifice Sizing Pro', 'Vibration Analysis Pro'],
    ['Free', 'Unit Converters', 'Pipe Dimensions'],
  ] as const) {
    const headings = page.getByRole('region', { name }).getByRole('heading', { level: 3 });
    await expect(headings.first()).toHaveText(first);
    await expect(headings.filter({ hasText: last })).toHaveCount(1);
  }
  for (const entry of await page.locator('.tool').all()) {
    await expect(entry.locator('.tool-uses li').first()).toBeVisible();
    await expect(entry.locator('svg').first()).toBeVisible();
  }
});

test('a tool opens in a new tab', async ({ page, context }) => {
  await openHydrated(page, '/tools');
  const opened = context.waitForEvent('page');
  await page.getByRole('link', { name: 'Restriction Orifice Sizing Module', exact: true }).click();
  await expect(await opened).toHaveURL('/restriction-orifice');
});

test('each card leads to its methods, and the page to validation, samples and verification', async ({ page }) => {
  await openHydrated(page, '/tools');
  for (const address of ['/validation', '/verify', '/plans#samples'])
    await expect(page.locator(`.tools-lead a[href="${address}"]`)).toBeVisible();
  await page.getByRole('link', { name: 'Methods of Pump Sizing Pro' }).click();
  await expect(page).toHaveURL('/methods/pump-sizing-pro');
});

test('every tool has a page', async ({ page, request }) => {
  await signInAs(page, 'subscriber');
  await openHydrated(page, '/tools');
  for (const link of await page.locator('.tool h3').getByRole('link').all()) {
    const response = await request.get((await link.getAttribute('href')) ?? '');
    expect(response.status()).toBe(200);
  }
});

test('a Pro tool sends a user without a subscription to the account page, and says why', async ({ page }) => {
  await signInAs(page, 'free');
  await page.goto('/tools');
  const entry = page.locator('.tool').filter({ hasText: 'Restriction Orifice Sizing Pro' });
  await expect(entry).toContainText('Pro subscription required to access this tool');
  await expect(entry.locator('h3').getByRole('link')).toHaveAttribute(
    'href',
    '/account?needs=pro&next=%2Frestriction-orifice-pro',
  );
});

test('a Pro tool shows a visitor what it does and costs, then leads to an account', async ({ page }) => {
  await openHydrated(page, '/tools');
  await page.getByRole('link', { name: 'Pump Sizing Pro', exact: true }).click();
  await expect(page).toHaveURL('/plans#pump-sizing-pro');
  await expect(page.getByText('USD 9.99').first()).toBeVisible();
  const preview = page.locator('[id="pump-sizing-pro"]');
  await expect(preview.getByRole('link', { name: 'Pump Sizing Pro', exact: true })).toHaveAttribute(
    'href',
    '/methods/pump-sizing-pro',
  );
  await preview.getByRole('link', { name: 'Start with Pump Sizing Pro' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Create account');
  await expect(page.getByText('is part of Pro: USD 9.99 per month')).toBeVisible();
});

test('a Pro tool opens for a subscriber', async ({ page }) => {
  await signInAs(page, 'subscriber');
  await openHydrated(page, '/tools');
  const entry = page.locator('.tool').filter({ hasText: 'Restriction Orifice Sizing Pro' });
  await expect(entry).not.toContainText('Pro subscription required');
  await expect(entry.locator('h3').getByRole('link')).toHaveAttribute('href', '/restriction-orifice-pro');
});

test('the search finds tools by name, task and standard, and counts them', async ({ page }) => {
  await openHydrated(page, '/tools');
  const all = await page.locator('.tool').count();
  const search = page.getByRole('searchbox', { name: 'Search the tools' });
  await search.fill('iec 60534');
  await expect(page.locator('.tool h3')).toHaveText(['Control Valve Sizing Module Pro', 'Control Valve Sizing Module']);
  await expect(page.getByRole('status')).toHaveText(`2 of ${all}`);
  await search.fill('npsh');
  await expect(page.locator('.tool h3')).toHaveText(['Pump Sizing Pro']);
  await search.fill('zeppelin');
  await expect(page.getByText('No tool matches “zeppelin”.')).toBeVisible();
  await page.getByRole('button', { name: 'Show all' }).click();
  await expect(page.locator('.tool')).toHaveCount(all);
});

test('Terms of Use opens a dialog that traps focus and returns it', async ({ page }) => {
  await openHydrated(page, '/tools');
  const link = page.getByRole('link', { name: 'Terms of Use' });
  await link.focus();
  await page.keyboard.press('Enter');
  const dialog = page.getByRole('dialog', { name: 'Terms of Service' });
  await expect(dialog.getByRole('heading', { level: 3 })).toHaveCount(11);
  for (let press = 0; press < 5; press += 1) {
    await page.keyboard.press('Tab');
    await expectFocusInDialog(page);
  }
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
  await expect(link).toBeFocused();
  await expect(page).toHaveURL('/tools');
});

test('the terms page has their eleven sections', async ({ page }) => {
  await page.goto('/terms');
  await expect(page.locator('main').getByRole('heading', { level: 2 })).toHaveText([
    'Acceptance',
    'Use of services',
    'Accounts',
    'Intellectual property',
    'Liability',
    'Data privacy',
    'Modifications',
    'Termination',
    'Misconduct',
    'Paid accounts and billing',
    'Discontinuation',
  ]);
  await expect(page.locator('main')).toContainText('100 USD');
  await expect(page.locator('main')).toContainText('30 days');
});
