import { expect, test } from '@playwright/test';
import { expectAccessible, horizontalOverflow } from '../access.ts';

test('the API reference is readable on any screen and in both schemes, and requests nothing from other sites', async ({
  page,
  baseURL,
}) => {
  const faults: string[] = [];
  page.on('pageerror', error => faults.push(error.message));
  page.on('console', message => {
    if (message.type() === 'error') faults.push(message.text());
  });
  page.on('request', request => {
    if (!request.url().startsWith(`${baseURL}/`)) faults.push(request.url());
  });
  await page.goto('/api/reference');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('API reference');

  // The target of a problem's "type" URL is visible.
  await page.goto('/api/reference#overtaken');
  await expect(page.getByRole('row', { name: /^OVERTAKEN/ })).toBeInViewport();

  await page.locator('details').evaluateAll(all => {
    for (const each of all) each.setAttribute('open', '');
  });
  await expect(page.getByText('PUT /projects/{id}/sheets/{sheet}/document', { exact: true })).toBeVisible();
  await expectAccessible(page);
  await page.setViewportSize({ width: 320, height: 256 });
  expect(await horizontalOverflow(page)).toBe(0);
  expect(faults).toEqual([]);
});
