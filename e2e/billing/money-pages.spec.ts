import type { Page } from '@playwright/test';
import { expectAccessible } from '../access.ts';
import { expect, ownAccount, test } from '../accounts/people.ts';
import { cards, choose, payWith, subscribedDirectly } from './sandbox.ts';

/** The page stands in the site's own frame: its mark and name, its typeface, who we are, and nothing refused by its policy. */
async function isOurs(page: Page): Promise<void> {
  await expect(page.getByRole('banner').getByRole('link', { name: 'Isentrope' })).toBeVisible();
  await expect(page.getByRole('contentinfo').getByRole('link', { name: 'Terms' })).toBeVisible();
  await expect(page).toHaveTitle(/ \| Isentrope$/);
  expect(await page.evaluate(() => document.fonts.ready.then(fonts => fonts.check('600 16px "Plex Sans"')))).toBe(true);
  expect(await page.locator('body').evaluate(body => getComputedStyle(body).fontFamily)).toMatch(/^"?Plex Sans/);
}

function refusedBy(page: Page): string[] {
  const refused: string[] = [];
  page.on('console', message => {
    if (message.type() === 'error' && !message.text().includes('402')) refused.push(message.text());
  });
  return refused;
}

test('the page that replaces a trial is ours and accessible, with a declined card too', async ({ page }) => {
  await subscribedDirectly(page, 'trial');
  const refused = refusedBy(page);
  await page.goto('/account');
  await page.getByRole('button', { name: 'Upgrade to Monthly' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Replace your trial with Pro Monthly');
  await expect(page.getByRole('button')).toHaveText('Pay USD 9.99 and subscribe');
  await isOurs(page);
  await expectAccessible(page);
  await page.goto('/billing/upgrade?price_id=price_of_something_else');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Your plan was not changed');
  await expectAccessible(page);
  expect(refused.filter(text => !text.includes('409'))).toEqual([]);
});

test('the checkout of the stand-in is ours and accessible, with what went wrong and the question of a bank', async ({
  page,
}) => {
  await ownAccount(page);
  const refused = refusedBy(page);
  await choose(page, 'Trial');
  await isOurs(page);
  await expect(page.getByRole('main')).not.toContainText('per month');
  await payWith(page, cards.declined);
  await expect(page.getByRole('alert')).toBeVisible();
  await expectAccessible(page);
  await payWith(page, cards.authenticated);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Authenticate your payment');
  await expectAccessible(page);
  expect(refused).toEqual([]);
});

test('the portal of the stand-in is ours and accessible', async ({ page }) => {
  await subscribedDirectly(page, 'monthly');
  const refused = refusedBy(page);
  await page.goto('/account');
  await page.getByRole('button', { name: 'Manage Billing' }).click();
  await expect(page).toHaveURL(/\/sandbox\/stripe\/portal\//);
  await isOurs(page);
  await expectAccessible(page);
  expect(refused).toEqual([]);
});

test('so is the page of its clock', async ({ page }) => {
  await subscribedDirectly(page, 'monthly');
  await page.goto('/sandbox/stripe');
  await isOurs(page);
  await expectAccessible(page);
});
