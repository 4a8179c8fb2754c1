import { expectAccessible } from '../access.ts';
import { BenchPage, craneWater } from '../workbench/bench-page.ts';
import { expect, ownAccount, test } from './people.ts';

const tool = 'restriction-orifice';

test('the account page says which terms were accepted, and when', async ({ page }) => {
  await ownAccount(page);
  await page.goto('/account');
  const accepted = page.getByRole('region', { name: 'Terms of Service' });
  await expect(accepted.getByRole('paragraph').last()).toHaveText(
    /^You accepted the terms of \d{1,2} \w+ \d{4} on \d{1,2} \w+ \d{4} at \d\d:\d\d\.$/,
  );
});

test('a later version asks before going on, over a page that stays as it is', async ({ page }) => {
  await ownAccount(page);
  let asked: string | null = null;
  await page.route('**/api/session', async route => {
    const session = await (await route.fetch()).json();
    await route.fulfill({ json: { ...session, terms: { ...session.terms, asked } } });
  });
  const bench = new BenchPage(page);
  await bench.open(tool);
  await bench.fill('Case 1', { 'Flow rate': craneWater['Flow rate'] });

  await expect.poll(() => page.evaluate(() => JSON.stringify(localStorage))).toContain(craneWater['Flow rate']);

  asked = '2031-05-01';
  await page.reload();
  const dialog = page.getByRole('alertdialog', { name: 'The Terms of Service have changed' });
  await expect(dialog.getByText('Please accept the terms of 1 May 2031 before you go on.')).toBeVisible();
  await expectAccessible(page);
  await page.keyboard.press('Escape');
  await expect(dialog).toBeVisible();

  await dialog.getByRole('button', { name: 'Accept and Continue' }).click();
  await expect(dialog.getByRole('alert')).toHaveText(
    'The terms have changed. Please reload the page and read them again.',
  );

  await page.route('**/api/account/terms', async route => {
    expect(route.request().postDataJSON()).toEqual({ version: '2031-05-01' });
    asked = null;
    await route.fulfill({ status: 204 });
  });
  await dialog.getByRole('button', { name: 'Accept and Continue' }).click();
  await expect(dialog).toHaveCount(0);
  await expect(bench.field('Case 1', 'Flow rate')).toHaveValue(craneWater['Flow rate']);
});

test('and does not stand before the terms themselves', async ({ page }) => {
  await ownAccount(page);
  await page.route('**/api/session', async route => {
    const session = await (await route.fetch()).json();
    await route.fulfill({ json: { ...session, terms: { accepted: null, asked: '2031-05-01' } } });
  });
  for (const path of ['/terms', '/privacy', '/imprint']) {
    const answered = page.waitForResponse('**/api/session');
    await page.goto(path);
    await answered;
    await expect(page.locator('html')).toHaveAttribute('data-live');
    await expect(page.getByRole('alertdialog')).toHaveCount(0);
  }
  await page.goto('/tools');
  await expect(page.getByRole('alertdialog', { name: 'Terms of Service' })).toBeVisible();
});
