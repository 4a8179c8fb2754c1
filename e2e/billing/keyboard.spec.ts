import type { Locator, Page } from '@playwright/test';
import { expect, linkFromMail, newEmail, password, test, waitForMail } from '../accounts/users.ts';
import { waitForHydration } from '../open.ts';
import { BenchPage } from '../workbench/bench-page.ts';
import { cards } from './sandbox.ts';

/**
 * Presses Tab, at most `most` times, until the target has focus; the target must then be in the window and have a focus
 * ring.
 */
async function tabTo(page: Page, target: Locator, most: number): Promise<void> {
  const isFocused = () => target.evaluate(element => element === document.activeElement);
  for (let presses = 0; presses < most && !(await isFocused()); presses += 1) await page.keyboard.press('Tab');
  await expect(target).toBeFocused();
  await expect(target).toBeInViewport();
  const outlines = await target.evaluate(element =>
    [element, element.closest('label') ?? element].map(each => getComputedStyle(each).outlineStyle),
  );
  expect(outlines.some(style => style !== 'none')).toBe(true);
}

/** Skips the header with the skip link. */
async function skipToContent(page: Page): Promise<void> {
  await waitForHydration(page);
  await tabTo(page, page.getByRole('link', { name: 'Skip to the content' }), 1);
  await page.keyboard.press('Enter');
}

test('a visitor gets from the plans to the opened tool with the keyboard alone, in the order of each page', async ({
  page,
  request,
}) => {
  await page.goto('/plans');
  await skipToContent(page);
  await tabTo(page, page.getByRole('navigation', { name: 'Pro tools' }).getByRole('link', { name: 'Pump' }), 20);
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL('/plans#pump-sizing-pro');
  const preview = page.locator('[id="pump-sizing-pro"]');
  await tabTo(page, preview.getByRole('link', { name: 'Start with Pump Sizing Pro' }), 2);
  await page.keyboard.press('Enter');

  await expect(page).toHaveURL(/\/signin\?/);
  await skipToContent(page);
  const email = newEmail();
  await tabTo(page, page.getByLabel('Email'), 4);
  await page.keyboard.type(email);
  for (const label of ['Password', 'Confirm password']) {
    await tabTo(page, page.getByLabel(label, { exact: true }), 2);
    await page.keyboard.type(password);
  }
  await tabTo(page, page.getByLabel('I agree to the Terms of Service'), 2);
  await page.keyboard.press('Space');
  await tabTo(page, page.getByRole('button', { name: 'Create Account' }), 2);
  await page.keyboard.press('Enter');
  await expect(page.getByRole('status')).toHaveText('Please check your email to verify your account');

  await page.goto(linkFromMail(await waitForMail(request, email, /^Verify/)));
  await expect(page.getByText('Pump Sizing Pro needs a subscription.')).toBeVisible();
  await skipToContent(page);
  await tabTo(page, page.getByRole('link', { name: 'See the plans' }), 1);
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL('/account#pro-subscription');
  await tabTo(page, page.getByRole('button', { name: 'Subscribe Monthly' }), 2);
  await page.keyboard.press('Enter');

  await tabTo(page, page.getByLabel('Card number'), 20);
  await page.keyboard.type(cards.good);
  await page.keyboard.press('Enter');
  const open = page.getByRole('link', { name: 'Pump Sizing Pro' });
  await expect(open).toBeVisible();
  await skipToContent(page);
  await tabTo(page, open, 3);
  await page.keyboard.press('Enter');

  await expect(page).toHaveURL('/pump-sizing-pro');
  await expect(page.locator('[data-ready]')).toBeAttached();
  await skipToContent(page);
  await tabTo(page, page.getByRole('button', { name: 'Skip to the fields' }), 1);
  await page.keyboard.press('Enter');
  await expect(new BenchPage(page).field('Case 1', 'Method')).toBeFocused();
});
