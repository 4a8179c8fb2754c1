import { expect, test, type APIRequestContext, type Page } from '@playwright/test';
import { readFileSync } from 'node:fs';
import readExcelFile from 'read-excel-file/node';
import { expectAccessible } from '../access.ts';
import { signInAs } from '../site/sessions.ts';

const password = 'Mollier-1904';

/** Signs up, follows the mailed link and signs in. */
async function signUp(request: APIRequestContext, origin: string): Promise<void> {
  const email = `steam-${Date.now()}-${Math.random().toString(36).slice(2)}@example.com`;
  const headers = { origin };
  expect((await request.post('/api/auth/sign-up/email', { data: { email, password }, headers })).status()).toBe(200);
  const linkOf = async () => {
    const mails: { to: string; text: string }[] = await (
      await request.get('/sandbox/mail', { headers: { accept: 'application/json' } })
    ).json();
    return mails.find(({ to }) => to === email)?.text.match(/https?:\/\/\S+/)?.[0];
  };
  await expect.poll(linkOf).toBeTruthy();
  await request.get((await linkOf()) ?? '');
  expect((await request.post('/api/auth/sign-in/email', { data: { email, password }, headers })).status()).toBe(200);
}

async function open(page: Page): Promise<void> {
  await signInAs(page, 'free');
  await page.goto('/steam-tables');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Steam Tables');
}

const saturated = (page: Page) => page.getByRole('region', { name: 'Saturated properties' });
const diagram = (page: Page) => page.getByRole('slider');
const state = (page: Page) => page.getByRole('region', { name: 'Properties of the state' });

async function getProperties(page: Page, temperature: string): Promise<void> {
  await page.getByLabel('Temperature (°C)').fill(temperature);
  await page.getByRole('button', { name: 'Get Properties' }).click();
}

test.describe('signed out', () => {
  test.use({ storageState: { cookies: [], origins: [] } });

  test('a visitor is sent to sign in, with a return page', async ({ page }) => {
    await page.goto('/steam-tables');
    await expect(page).toHaveURL(/\/signin\?next=%2Fsteam-tables$/);
  });

  test('a new user reads the saturation properties at 100 °C', async ({ page, baseURL }) => {
    await signUp(page.request, baseURL ?? '');
    await page.goto('/steam-tables');
    await getProperties(page, '100');
    await expect(saturated(page)).toContainText('1.01418 bar(abs)');
    const row = saturated(page).getByRole('row', { name: /^Specific volume/ });
    await expect(row).toContainText('1.67186 m³/kg');
    await expect(saturated(page).getByRole('row', { name: /^Enthalpy/ })).toContainText('2256.47 kJ/kg');
    await expect(saturated(page).getByRole('row', { name: /^Viscosity/ })).toContainText('12.2322 μPa·s');
    await expect(saturated(page)).toContainText('Volume ratio, vapour to liquid');
  });
});

test.describe('saturated steam by temperature', () => {
  test.beforeEach(({ page }) => open(page));

  test('is empty until Get Properties and after Clear', async ({ page }) => {
    await expect(saturated(page)).toHaveText('Properties of the saturated liquid and vapour appear here.');
    await page.getByLabel('Temperature (°C)').fill('99,5');
    await page.keyboard.press('Enter');
    await expect(saturated(page).getByRole('table')).toBeVisible();
    await page.getByRole('button', { name: 'Clear' }).click();
    await expect(saturated(page)).toHaveText('Properties of the saturated liquid and vapour appear here.');
    await expect(page.getByLabel('Temperature (°C)')).toHaveValue('');
  });

  for (const [typed, message] of [
    ['', 'Please enter a valid temperature value.'],
    ['warm', 'Please enter a valid temperature value.'],
    ['0', 'Temperature must be between 0.01°C and 374°C (critical point).'],
    ['374.1', 'Temperature must be between 0.01°C and 374°C (critical point).'],
  ] as const) {
    test(`answers "${typed}" with its message in place of results`, async ({ page }) => {
      await getProperties(page, '100');
      await getProperties(page, typed);
      await expect(page.getByRole('alert')).toHaveText(message);
      await expect(saturated(page).getByRole('table')).toHaveCount(0);
    });
  }

  test('shows the critical point at 374 °C, by its button, with a note', async ({ page }) => {
    await page.getByRole('button', { name: '374 °C' }).click();
    await expect(saturated(page)).toContainText(
      'There is no saturation above the critical point of 373.946 °C and 220.64 bar(abs)',
    );
    await expect(saturated(page)).toContainText('373.946 °C');
  });
});

test.describe('any state', () => {
  test.beforeEach(({ page }) => open(page));

  test('is calculated from an input pair, in any unit', async ({ page }) => {
    await page.getByLabel('Pressure', { exact: true }).fill('1,0');
    await page.getByLabel('Unit of Pressure', { exact: true }).first().selectOption('MPa(abs)');
    await page.getByLabel('Pressure', { exact: true }).fill('1');
    await page.getByLabel('Temperature', { exact: true }).fill('200');
    await page.getByRole('button', { name: 'Calculate' }).click();
    await expect(state(page)).toContainText('2828.27');
    await page.getByLabel('Unit of Specific enthalpy').selectOption('Btu/lb');
    await expect(state(page)).toContainText('1215.94');
    await page.getByLabel('Temperature', { exact: true }).fill('250');
    await expect(state(page)).toContainText('Edited since the last calculation.');
  });

  test('keeps a number typed with its unit, and applies the unit on blur', async ({ page }) => {
    const pressure = page.getByLabel('Pressure', { exact: true });
    await pressure.fill('1,0 MPa');
    await page.getByLabel('Temperature', { exact: true }).fill('200');
    await page.keyboard.press('Enter');
    await expect(state(page)).toContainText('2828.27');
    await expect(pressure).toHaveValue('1,0');
    await expect(page.getByLabel('Unit of Pressure', { exact: true }).first()).toHaveValue('MPa(abs)');
    await page.getByLabel('Temperature', { exact: true }).blur();
    await expect(state(page)).not.toContainText('Edited since the last calculation.');
    await page.getByLabel('Unit of Pressure', { exact: true }).first().selectOption('bar(abs)');
    await expect(pressure).toHaveValue('10');
    await page.getByLabel('Unit of Pressure', { exact: true }).first().selectOption('MPa(abs)');
    await expect(pressure).toHaveValue('1,0');
  });

  test('reports the permissible range', async ({ page }) => {
    await page.getByLabel('Pressure', { exact: true }).fill('10');
    await page.getByLabel('Temperature', { exact: true }).fill('2500');
    await page.getByRole('button', { name: 'Calculate' }).click();
    await expect(page.getByText('Temperature must be between 0 °C and 2000 °C.')).toBeVisible();
  });

  test('shows its working', async ({ page }) => {
    await page.getByRole('button', { name: 'Inlet', exact: true }).click();
    await page.getByText('Working', { exact: true }).click();
    await expect(state(page).getByText('IAPWS R7-97(2012), region 2, eq. 15').first()).toBeVisible();
  });
});

test('a table is shown on the page and exported as a workbook', async ({ page }) => {
  await open(page);
  await page.getByLabel('Table', { exact: true }).selectOption('Isobar');
  await page.getByRole('button', { name: 'Make Table' }).click();
  const table = page.getByRole('region', { name: 'Isobar, 10 bar(abs)' });
  await expect(table.getByRole('row')).toHaveCount(22);
  await expect(table.getByRole('row', { name: /saturated vapour/ })).toContainText('2777.12');
  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Export to Excel' }).click();
  const file = await download;
  expect(file.suggestedFilename()).toBe('steam-table-isobar.xlsx');
  const sheets = await readExcelFile(readFileSync(await file.path()));
  expect(sheets.map(({ sheet }) => sheet)).toEqual(['Isobar', 'Basis']);
  expect(sheets[0]?.data.length).toBe(22);
  expect(sheets[0]?.data[0]?.slice(0, 3)).toEqual(['Temperature, °C', 'Phase', 'Density, kg/m³']);
});

test.describe('diagrams', () => {
  test.beforeEach(({ page }) => open(page));

  test('show the state under the pointer, which can be taken into the form', async ({ page }) => {
    await page.getByText('h–s (Mollier)').click();
    await expect(page.locator('.diagram .line.isotherm').first()).toBeAttached();
    const box = await diagram(page).boundingBox();
    if (!box) throw new Error('The diagram is not drawn');
    await page.mouse.move(box.x + box.width * 0.7, box.y + box.height * 0.3);
    await expect(diagram(page)).toHaveAttribute('aria-valuetext', /^p [\d.]+ bar\(abs\), T [\d.]+ °C, h [\d.]+ kJ\/kg/);
    await page.getByRole('button', { name: 'Use this state' }).click();
    await expect(page.getByLabel('Given')).toHaveValue('3');
    await expect(state(page)).toContainText('Specific enthalpy');
    await expect(page.locator('.diagram .marks')).toHaveText('State');
  });

  test('can be read by keyboard, starting at the current state', async ({ page }) => {
    await page.getByRole('button', { name: 'Inlet', exact: true }).click();
    await diagram(page).focus();
    await page.keyboard.press('ArrowRight');
    await expect(diagram(page)).toHaveAttribute('aria-valuetext', /T 500\.\d °C/);
    await page.keyboard.press('Shift+ArrowUp');
    await expect(diagram(page)).toHaveAttribute('aria-valuetext', /T 5[3-9]\d\.\d °C/);
    await page.keyboard.press('Enter');
    await expect(page.getByLabel('Given')).toHaveValue('3');
  });

  test('mark both phases of a saturation lookup', async ({ page }) => {
    await page.getByRole('button', { name: '200 °C' }).click();
    await expect(page.locator('.diagram .marks text')).toHaveText(['Saturated liquid', 'Saturated vapour']);
  });

  test('export their lines as a workbook', async ({ page }) => {
    const download = page.waitForEvent('download');
    await page.getByRole('button', { name: 'Download data' }).click();
    const sheets = await readExcelFile(readFileSync(await (await download).path()));
    expect(sheets.map(({ sheet }) => sheet)).toEqual(['Saturation', 'Isobars', 'Isotherms', 'Lines of quality']);
  });
});

test('axe finds nothing on the empty page', async ({ page }) => {
  await open(page);
  await expect(page.locator('.diagram .line.dome')).toBeAttached();
  await expectAccessible(page);
});

test('axe finds nothing with rejected values', async ({ page }) => {
  await open(page);
  await getProperties(page, 'warm');
  await page.getByLabel('Pressure', { exact: true }).fill('-1');
  await page.getByRole('button', { name: 'Calculate' }).click();
  await expectAccessible(page);
});

test('axe finds nothing with all results', async ({ page }) => {
  await open(page);
  await getProperties(page, '180');
  await page.getByRole('button', { name: 'Wellhead, 10 bar' }).click();
  await page.getByText('Working', { exact: true }).click();
  await page.getByLabel('Table', { exact: true }).selectOption('Isotherm');
  await page.getByRole('button', { name: 'Make Table' }).click();
  await page.getByText('h–s (Mollier)').click();
  await diagram(page).focus();
  await page.keyboard.press('ArrowUp');
  await expectAccessible(page);
});

test('only sections with results are printed', async ({ page }) => {
  await open(page);
  await getProperties(page, '180');
  await page.emulateMedia({ media: 'print' });
  await expect(page.getByRole('heading', { name: 'Saturated steam by temperature' })).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Diagrams' })).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Tables', exact: true })).toBeHidden();
  await expect(page.getByRole('heading', { name: 'Any state' })).toBeHidden();
});
