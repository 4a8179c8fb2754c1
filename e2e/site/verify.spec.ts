import { expect, test, type Page } from '@playwright/test';
import { expectAccessible, openWithoutErrors } from '../access.ts';
import { openHydrated } from '../open.ts';
import { createIssuedFile, type IssuedFile } from './issued-file.ts';
import { signInAs } from './sessions.ts';

const plate = {
  method: 'iso5167',
  fluidType: 'Liquid',
  flowRate: '7.93194',
  upstreamPressure: '400',
  pressureDifferential: '17',
  viscosity: '1.13809',
  fluidUpstreamDensity: '999.135',
  pipeInsideDiameter: '73.66',
};

let issued: IssuedFile;
let pro: IssuedFile;
test.beforeAll(async () => {
  issued = await createIssuedFile('restriction-orifice', [plate, { ...plate, flowRate: '8.2' }]);
  pro = await createIssuedFile('restriction-orifice-pro', [plate]);
});

/** Mocks the service's public keys. */
async function withKeys(page: Page, keys = issued.keys): Promise<void> {
  await page.route('**/.well-known/isentrope-keys.json', route => route.fulfill({ json: { keys } }));
}

async function choose(page: Page, file: unknown, name = 'sheet.isentrope.json'): Promise<void> {
  const text = typeof file === 'string' ? file : JSON.stringify(file);
  await page
    .getByLabel('Choose a file')
    .setInputFiles({ name, mimeType: 'application/json', buffer: Buffer.from(text) });
}

const verdict = (page: Page) => page.locator('#verify-verdict');

test.describe('the samples', () => {
  test('verify as samples, with the keys of the service unchanged', async ({ page }) => {
    await openHydrated(page, '/verify');
    for (const sample of ['orifice-record.isentrope.json', 'orifice-calculation.pdf']) {
      const buffer = await (await page.request.get(`/samples/${sample}`)).body();
      await page
        .getByLabel('Choose a file')
        .setInputFiles({ name: sample, mimeType: 'application/octet-stream', buffer });
      await expect(verdict(page)).toHaveText('This calculation is what was issued, checked and approved.');
      await expect(page.getByText('Same calculation: recalculated, every digit is the same.')).toBeVisible();
      await expect(page.getByText('This is a sample.')).toBeVisible();
      await expect(page.getByText('with the sample key.')).toBeVisible();
    }
    const published = await (await page.request.get('/.well-known/isentrope-keys.json')).text();
    expect(published).not.toContain('isentrope-sample');
  });

  test('do not verify when a digit is changed', async ({ page }) => {
    await openHydrated(page, '/verify');
    const text = await (await page.request.get('/samples/orifice-record.isentrope.json')).text();
    await choose(page, text.replace('7.93194', '7.93195'));
    await expect(verdict(page)).toContainText('Do not rely on this file');
  });
});

test.describe('an unaltered file', () => {
  test('verifies with identical results, also offline', async ({ page, context }) => {
    await withKeys(page);
    await openWithoutErrors(page, '/verify');
    await choose(page, issued.file);
    await expect(verdict(page)).toHaveText('This calculation is what was issued, checked and approved.');
    await expect(verdict(page)).toBeFocused();
    await expect(
      page.getByText('Same calculation: recalculated, every digit is the same.', { exact: true }),
    ).toBeVisible();
    const rows = page.getByRole('table').getByRole('row');
    // The header; the format; for two revisions: record, chain, two signatures, order and recalculation; the approval.
    await expect(rows).toHaveCount(1 + 1 + 2 * 6 + 1);
    await expect(rows.filter({ hasText: 'Recomputation' })).toHaveCount(2);
    await expect(page.locator('.verify-holds').filter({ hasNotText: 'yes' })).toHaveCount(0);
    await expect(page.locator('.verify-particulars')).toContainText('C-101, Inlet header orifice');

    await page.unroute('**/.well-known/isentrope-keys.json');
    await context.setOffline(true);
    page.removeAllListeners('console');
    await choose(page, { ...issued.file, revisions: issued.file.revisions.slice(0, 1) });
    await expect(verdict(page)).toHaveText('This calculation is what was issued and checked. It is not approved.');
    await expect(
      page.getByText('Same calculation: recalculated, every digit is the same.', { exact: true }),
    ).toBeVisible();
    await expect(page.getByText('with the keys saved on an earlier visit.')).toBeVisible();
  });

  test('can be dropped on the page, and prints without the file controls', async ({ page }) => {
    await withKeys(page);
    await openHydrated(page, '/verify');
    const data = await page.evaluateHandle(text => {
      const transfer = new DataTransfer();
      transfer.items.add(new File([text], 'sheet.isentrope.json', { type: 'application/json' }));
      return transfer;
    }, JSON.stringify(issued.file));
    await page.dispatchEvent('.verify-head', 'dragover', { dataTransfer: data });
    await expect(page.locator('.verify-choose')).toHaveClass(/over/);
    await page.dispatchEvent('.verify-head', 'drop', { dataTransfer: data });
    await expect(verdict(page)).toHaveText('This calculation is what was issued, checked and approved.');
    await page.emulateMedia({ media: 'print' });
    await expect(page.locator('.verify-choose')).toBeHidden();
    await expect(page.getByRole('button', { name: 'Print' })).toBeHidden();
    await expect(page.getByRole('table')).toBeVisible();
  });

  test('can be checked by keyboard alone', async ({ page }) => {
    // Listen before opening the page: a key press can come before the browser enables the interception.
    const chooser = page.waitForEvent('filechooser');
    await openHydrated(page, '/verify');
    await page.getByLabel('Choose a file').focus();
    await page.keyboard.press('Enter');
    await (await chooser).setFiles([]);
    await expect(page.getByLabel('Choose a file')).toBeFocused();
  });

  test('without keys is checked as far as possible, and says what is unknown', async ({ page }) => {
    await page.route('**/.well-known/isentrope-keys.json', route => route.abort());
    await openHydrated(page, '/verify');
    await choose(page, issued.file);
    await expect(verdict(page)).toHaveText('This file is consistent, but its signatures could not be checked.');
    await expect(page.locator('.verify-holds').filter({ hasText: 'not known' })).toHaveCount(5);
    await expect(
      page.getByText('Same calculation: recalculated, every digit is the same.', { exact: true }),
    ).toBeVisible();
  });

  test('of a Pro calculator is checked for everybody, except for the recalculation, which needs Pro', async ({
    page,
  }) => {
    await signInAs(page, 'visitor');
    await withKeys(page, pro.keys);
    await openHydrated(page, '/verify');
    await choose(page, pro.file);
    await expect(verdict(page)).toHaveText('This calculation is what was issued, checked and approved.');
    await expect(page.locator('.verify-verdict')).toContainText(
      'Not recalculated: Recalculating this sheet needs a Pro subscription',
    );
    await expect(page.locator('.verify-holds').filter({ hasText: 'not known' })).toHaveCount(1);
  });

  test('from another version of the calculator names both versions', async ({ page }) => {
    await withKeys(page, []);
    await openHydrated(page, '/verify');
    const text = JSON.stringify(issued.file).replaceAll(/"engine":"[^"]+"/g, '"engine":"0.0.9+0000000000000000"');
    await choose(page, text);
    const row = page.getByRole('row', { name: /Recomputation/ }).first();
    await expect(row).toContainText(
      /Same to every digit, by version \S+\+\S+; the record is by 0\.0\.9\+0000000000000000\./,
    );
  });
});

test.describe('an altered file', () => {
  test('with one changed digit is reported with its cell, by hash and by recalculation', async ({ page }) => {
    await withKeys(page);
    await openHydrated(page, '/verify');
    const file = structuredClone(issued.file);
    const [reported] = (file.revisions[1]?.record.report.cases ?? []) as {
      values: Record<string, { type: string; value: number }>;
    }[];
    const number = Object.values(reported?.values ?? {}).find(({ type }) => type === 'number');
    if (!number) throw new Error('No number among the results');
    number.value += 10 ** (Math.floor(Math.log10(number.value)) - 2);
    await choose(page, file);
    await expect(verdict(page)).toHaveText('Do not rely on this file: revision B was changed after it was issued.');
    const differs = page.getByRole('region', { name: 'Revision B: what differs' });
    await expect(differs.getByRole('listitem')).toHaveText([
      /^Case 1, [A-Z][^:]+: [\d.]+ \S+ in the file, [\d.]+ \S+ recomputed$/,
    ]);
    await expect(page.getByRole('row', { name: /^B Record NO/ })).toBeVisible();
    await expect(page.getByRole('row', { name: /^A Record yes/ })).toBeVisible();
    await expectAccessible(page);
  });

  test('with an invalid or missing signature is not reliable', async ({ page }) => {
    await withKeys(page);
    await openHydrated(page, '/verify');
    const file = structuredClone(issued.file);
    const signature = file.revisions[1]?.signatures[2];
    if (!signature) throw new Error('No approval');
    signature.statement.by.name = 'Somebody Else';
    await choose(page, file);
    await expect(verdict(page)).toHaveText('Do not rely on this file: revision B has an invalid signature.');
    await choose(page, '{"a": 1}', 'other.json');
    await expect(verdict(page)).toHaveText(
      'Do not rely on this file: it is not a calculation file, or it has been changed.',
    );
    await choose(page, 'not JSON at all', 'other.json');
    await expect(page.locator('.verify-verdict')).toContainText('It is not JSON.');
  });
});

test('axe finds nothing on the result of a valid file', async ({ page }) => {
  await withKeys(page);
  await openHydrated(page, '/verify');
  await choose(page, issued.file);
  await expect(verdict(page)).toBeVisible();
  await expectAccessible(page);
});
