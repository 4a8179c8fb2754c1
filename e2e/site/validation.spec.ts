import { expect, test } from '@playwright/test';
import { signInAs } from './sessions.ts';

test('stands with the figures of the build and computes them again at a press', async ({ page }) => {
  await page.goto('/validation', { waitUntil: 'networkidle' });
  await expect(page.getByRole('status')).toHaveText(/^Computed at build, version \d+\.\d+\.\d+, \d{4}-\d\d-\d\d\.$/);
  const orifice = page.getByRole('region', { name: 'Restriction Orifice Sizing Module' });
  const figures = Number.parseInt((await orifice.locator('summary').innerText()).replace(/^\D+/, ''), 10);
  await expect(orifice.locator('details tbody tr')).toHaveCount(figures);
  await page.getByRole('button', { name: 'Compute now' }).click();
  await expect(orifice).toContainText(/Computed in this browser in \d+ ms/);
  await expect(page.getByRole('button', { name: 'Compute now' })).toBeEnabled();
  await expect(orifice.locator('details tbody tr')).toHaveCount(figures);
  await orifice.locator('summary').click();
  await expect(orifice.getByRole('columnheader')).toHaveText([
    'Case and source',
    'Expected',
    'Computed',
    'Deviation',
    'Agrees',
  ]);
});

test('keeps the figures of the build for a calculator whose code is refused', async ({ page }) => {
  await signInAs(page, 'visitor');
  await page.route('**/assets/pro/**', route => route.fulfill({ status: 403 }));
  await page.goto('/validation', { waitUntil: 'networkidle' });
  const pro = page.getByRole('region', { name: 'Restriction Orifice Sizing Pro Pro' });
  const count = await pro.locator('.validated-count').textContent();
  await pro.getByRole('button', { name: /^Compute/ }).click();
  await expect(pro).toContainText('The code of this calculator is for subscribers. Computed at build');
  await expect(pro.locator('.validated-count')).toHaveText(count ?? '');
});

test('shows a figure that disagrees first and in the open', async ({ page }) => {
  await page.route('**/validation.json', async route => {
    const answer = await route.fetch();
    const figures = await answer.json();
    for (const { rows } of figures.calculators) for (const row of rows) row.agrees = true;
    const { rows } = figures.calculators.findLast((calculator: { rows: unknown[] }) => calculator.rows.length > 0);
    Object.assign(rows.at(-1), { title: 'A figure that is wrong', agrees: false });
    await route.fulfill({ json: figures });
  });
  // The page is drawn by the browser from the changed figures, not from the HTML of the build.
  await page.route('**/validation', async route => {
    const answer = await route.fetch();
    const html = await answer.text();
    await route.fulfill({
      response: answer,
      body: html.replace(/<div id="root">[\s\S]*<\/div>(?=\s*<\/body>)/, '<div id="root"></div>'),
    });
  });
  await page.goto('/validation', { waitUntil: 'networkidle' });
  const first = page.locator('.validated').first();
  await expect(first.locator('.banner')).toContainText('1 figure disagrees');
  await expect(first.locator('.banner')).toContainText('A figure that is wrong');
  await expect(page.locator('.validation-sum .wrong dd')).toHaveText('1');
});
