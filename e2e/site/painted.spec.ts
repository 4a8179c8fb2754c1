import { expect, test } from '@playwright/test';
import { openUnhydrated } from '../open.ts';

test('inputs typed and selected before hydration are used afterwards', async ({ page }) => {
  const comeToLife = await openUnhydrated(page, '/unit-converters');
  const from = page.getByLabel('From, value');
  const unit = page.getByLabel('From, unit');
  await unit.selectOption({ label: '°C – degree Celsius' });
  await from.fill('37');
  await page.getByLabel('Find a unit').fill('gallon per minute');
  await comeToLife();
  await expect(from).toHaveValue('37');
  await expect(unit.locator('option:checked')).toHaveText('°C – degree Celsius');
  await expect(page.getByRole('button', { name: 'Convert to US gallon per minute' })).toBeVisible();
  await page.getByLabel('To, unit').selectOption({ label: '°F – degree Fahrenheit' });
  await expect(page.getByLabel('To, value')).toHaveValue('98.6');
});

test('a search typed before hydration filters the list afterwards', async ({ page }) => {
  const comeToLife = await openUnhydrated(page, '/tools');
  const search = page.getByRole('searchbox');
  await search.pressSequentially('blowd');
  await comeToLife();
  await search.pressSequentially('own');
  await expect(search).toHaveValue('blowdown');
  await expect(page.getByRole('heading', { name: 'Line Sizing', exact: true })).toHaveCount(0);
});

test('a page complete without scripts hydrates on first interaction, and the first click counts', async ({ page }) => {
  await page.goto('/');
  await page.waitForLoadState('networkidle');
  await expect(page.locator('html')).not.toHaveAttribute('data-live');
  const expertise = page.getByRole('button', { name: 'Our Expertise' });
  await expertise.evaluate((button: HTMLButtonElement) => button.click());
  await expect(expertise).toHaveAttribute('aria-expanded', 'true');
  await expect(page.locator('html')).toHaveAttribute('data-live');
});

test('a page complete without scripts shows the session at once', async ({ page }) => {
  await page.addInitScript(() => localStorage.setItem('signed-in', 'yes'));
  await page.goto('/');
  await expect(page.locator('html')).toHaveAttribute('data-live');
});
