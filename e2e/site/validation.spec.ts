import { expect, test } from '@playwright/test';
import { signInAs } from './sessions.ts';
import { openHydrated } from '../open.ts';

test('shows the figures of the build and recomputes them on request', async ({ page }) => {
  await openHydrated(page, '/validation');
  await expect(page.getByRole('status')).toHaveText(/^Computed at build, version \d+\.\d+\.\d+, \d{4}-\d\d-\d\d\.$/);
  const orifice = page.getByRole('region', { name: 'Restriction Orifice Sizing Module' });
  const figures = Number.parseInt((await orifice.locator('summary').innerText()).replace(/^\D+/, ''), 10);
  await expect(orifice.locator('details tbody tr')).toHaveCount(figures);
  await page.getByRole('button', { name: 'Compute Now' }).click();
  // All calculators are computed in turn, most of them before this one.
  await expect(orifice).toContainText(/Computed in this browser in \d+ ms/, { timeout: 60_000 });
  await expect(page.getByRole('button', { name: 'Compute Now' })).toBeEnabled();
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
  await openHydrated(page, '/validation');
  const pro = page.getByRole('region', { name: 'Restriction Orifice Sizing Pro Pro' });
  const count = await pro.locator('.validated-count').textContent();
  await pro.getByRole('button', { name: /^Compute/ }).click();
  await expect(pro).toContainText('The code of this calculator is for subscribers. Computed at build');
  await expect(pro.locator('.validated-count')).toHaveText(count ?? '');
});

test('shows a disagreeing figure first, expanded', async ({ page }) => {
  await page.route('**/validation.json', async route => {
    const answer = await route.fetch();
    const figures = await answer.json();
    for (const { rows } of figures.calculators) for (const row of rows) row.agreement = 'digits';
    const { rows } = figures.calculators.findLast((calculator: { rows: unknown[] }) => calculator.rows.length > 0);
    const because = 'Why it is wrong is not known.';
    Object.assign(rows.at(-1), { kind: 'printed', title: 'A figure that is wrong', agreement: 'none', because });
    await route.fulfill({ json: figures });
  });
  // The page is rendered from the changed figures, not from the HTML of the build.
  await page.route('**/validation', async route => {
    const answer = await route.fetch();
    const html = await answer.text();
    await route.fulfill({
      response: answer,
      body: html.replace(/<div id="root">[\s\S]*<\/div>(?=\s*<\/body>)/, '<div id="root"></div>'),
    });
  });
  await openHydrated(page, '/validation');
  const first = page.locator('.validated').first();
  await expect(first.locator('.banner')).toContainText('1 figure disagrees');
  await expect(first.locator('.banner')).toContainText('A figure that is wrong');
  await expect(first.locator('.banner')).toContainText('Why it is wrong is not known.');
  await expect(page.locator('.validation-sum .wrong dd')).toHaveText('1');
});

test('counts printed figures separately from every other kind', async ({ page }) => {
  await openHydrated(page, '/validation');
  const kinds = page.getByRole('table', { name: 'Figures by kind, each counted once' });
  await expect(kinds.getByRole('rowheader')).toHaveText([
    /^Printed/,
    /^Quoted/,
    /^Another program/,
    /^Our own/,
    /^Measured/,
  ]);
  const [head, ...counts] = await page.locator('.validation-sum dd').allInnerTexts();
  const printed = kinds.getByRole('row', { name: /^Printed/ }).getByRole('cell');
  await expect(printed).toHaveText([head ?? '', ...counts]);
  expect(Number(head)).toBe(counts.reduce((sum, count) => sum + Number(count), 0));
});

test('shows a figure within the rounding of its source with the reason and the band', async ({ page }) => {
  await openHydrated(page, '/validation');
  const steam = page.locator('.validated', { has: page.getByRole('heading', { name: 'Steam Service' }) });
  await steam.locator('summary').click();
  const row = steam.locator('details tr', { hasText: 'KN is rounded to 1.01' }).first();
  await expect(row).toContainText('1.6971 to 1.7140');
  await expect(row.locator('.verdict')).toHaveText('within rounding');
});
