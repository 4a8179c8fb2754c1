import { expect, test } from '@playwright/test';
import { openHydrated } from './open.ts';
import { createIssuedFile } from './site/issued-file.ts';

test('a file of a Pro calculator is recalculated for a subscriber', async ({ page }) => {
  const cases = [{ fluidType: 'Liquid', flowRate: '48600', upstreamPressure: '8', pressureDifferential: '1.24' }];
  const { file, keys } = await createIssuedFile('restriction-orifice-pro', cases);
  await page.route('**/.well-known/isentrope-keys.json', route => route.fulfill({ json: { keys } }));
  await openHydrated(page, '/verify');
  const text = JSON.stringify(file);
  await page
    .getByLabel('Choose a file')
    .setInputFiles({ name: 'sheet.isentrope.json', mimeType: 'application/json', buffer: Buffer.from(text) });
  await expect(page.locator('#verify-verdict')).toHaveText(
    'This calculation is what was issued, checked and approved.',
  );
  await expect(
    page.getByText('Same calculation: recalculated, every digit is the same.', { exact: true }),
  ).toBeVisible();
});
