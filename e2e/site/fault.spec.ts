import { expect, test } from '@playwright/test';

test('a failed page says which work is stored, and offers to reload and to save a copy', async ({ page }) => {
  await page.goto('/terms');
  await page.evaluate(() => localStorage.setItem('draft:restriction-orifice', '{"cases":[{"flowRate":"12"}]}'));
  await page.route('**/assets/tools-*.js', async route => {
    const answer = await route.fetch();
    const code = await answer.text();
    const name = /(\w+) as Tools\b/.exec(code)?.[1] ?? 'Tools';
    const failing = `function ${name}() { throw new Error('a fault made by a test'); }`;
    // The reload must fetch the original file.
    const headers = { ...answer.headers(), 'cache-control': 'no-store' };
    await route.fulfill({ response: answer, headers, body: `${failing}\nexport { ${name} as Tools };` });
  });
  await page.goto('/tools');
  const fault = page.getByRole('alert');
  await expect(fault).toContainText('This page has stopped');
  await expect(fault).toContainText('restriction-orifice');
  await expect(page.getByRole('banner').getByRole('link', { name: 'Tools' })).toBeVisible();
  const saving = page.waitForEvent('download');
  await fault.getByRole('link', { name: 'Save a copy of my work' }).click();
  expect((await saving).suggestedFilename()).toBe('isentrope-drafts.json');
  await page.unroute('**/assets/tools-*.js');
  await fault.getByRole('button', { name: 'Reload the Page' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Tools' })).toBeVisible();
  expect(await page.evaluate(() => localStorage.getItem('draft:restriction-orifice'))).toContain('12');
});
