import { expect, test } from '@playwright/test';
import { expectAccessible, openWithoutErrors } from '../access.ts';
import { openHydrated } from '../open.ts';

test('the universal converter starts with metre per second to kilometre per hour and works both ways', async ({
  page,
}) => {
  await openWithoutErrors(page, '/unit-converters');
  await expect(page).toHaveTitle(/^Unit Converters/);
  await expect(page.getByLabel('From, unit').locator('option:checked')).toHaveText('m/s – metre per second');
  await expect(page.getByLabel('To, unit').locator('option:checked')).toHaveText('km/h – kilometre per hour');
  await expect(page.getByLabel('To, value')).toHaveValue('3.6');
  await page.getByLabel('To, value').fill('36');
  await expect(page.getByLabel('From, value')).toHaveValue('10');
  await page.getByLabel('From, value').fill('2,5');
  await expect(page.getByLabel('To, value')).toHaveValue('9');
  await page.getByLabel('From, value').fill('fast');
  await expect(page.getByLabel('To, value')).toHaveValue('');
  await expect(page.getByText('“fast” is not a number.')).toBeVisible();
});

test('the cards show the last entry after a reload', async ({ page }) => {
  await openHydrated(page, '/unit-converters');
  await page.getByLabel('Temperature, degree Fahrenheit').fill('212');
  await expect(page.getByLabel('Temperature, degree Celsius')).toHaveValue('100.000');
  await page.reload();
  await expect(page.getByLabel('Temperature, degree Fahrenheit')).toHaveValue('212');
  await expect(page.getByLabel('Temperature, degree Celsius')).toHaveValue('100.000');
});

test('its units, as many as stated, are grouped by category, and the other side follows', async ({ page }) => {
  await openWithoutErrors(page, '/unit-converters');
  const groups = page.getByLabel('From, unit').locator('optgroup');
  const text = await page.getByText(/^\d+ units by their exact definitions/).textContent();
  await expect(page.getByLabel('From, unit').locator('option')).toHaveCount(Number.parseInt(text ?? '', 10));
  expect(await groups.first().getAttribute('label')).toBe('Temperature');
  await page.getByLabel('From, unit').selectOption({ label: 'psi – pound-force per square inch' });
  await page.getByLabel('To, unit').selectOption({ label: 'bar – bar' });
  await page.getByLabel('From, value').fill('150');
  await expect(page.getByLabel('To, value')).toHaveValue('10.342136');
  await expect(page.getByText('150 psi = 10.3421359398 bar')).toBeVisible();
  await page.getByRole('button', { name: 'Swap' }).click();
  await expect(page.getByLabel('To, value')).toHaveValue('150');
});

test('a result too small for six decimals has an exponent, and the page says so', async ({ page }) => {
  await openWithoutErrors(page, '/unit-converters#value=1&from=nm&to=km');
  await expect(page.getByLabel('To, value')).toHaveValue('1e-12');
  await expect(page.getByText('Six decimals would show 0')).toBeVisible();
});

test('a unit is found by symbol or name and selected on either side', async ({ page }) => {
  await openWithoutErrors(page, '/unit-converters');
  await page.getByLabel('Find a unit').fill('m3/h');
  await page.getByRole('button', { name: 'Convert from cubic metre per hour' }).click();
  await page.getByLabel('Find a unit').fill('gallon per minute');
  await page.getByRole('button', { name: 'Convert to US gallon per minute' }).click();
  await expect(page.getByLabel('To, value')).toHaveValue('4.402868');
});

test('the last conversion is restored after a reload', async ({ page }) => {
  await openWithoutErrors(page, '/unit-converters');
  await page.getByLabel('From, value').fill('12.5');
  await expect(page.getByLabel('To, value')).toHaveValue('45');
  await page.reload();
  await expect(page.getByLabel('From, value')).toHaveValue('12.5');
  await expect(page.getByLabel('To, value')).toHaveValue('45');
});

test('a link reproduces the conversion, and an invalid one is reported', async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await openWithoutErrors(page, '/unit-converters');
  await page.getByLabel('From, unit').selectOption({ label: '°C – degree Celsius' });
  await page.getByLabel('To, unit').selectOption({ label: '°F – degree Fahrenheit' });
  await page.getByLabel('From, value').fill('37');
  await page.getByRole('button', { name: 'Copy link' }).click();
  await expect(page.getByText('It includes this conversion.')).toBeVisible();
  const address = await page.evaluate(() => navigator.clipboard.readText());
  const other = await context.newPage();
  await openHydrated(other, address);
  await expect(other.getByLabel('To, value')).toHaveValue('98.6');
  await other.goto('/unit-converters#from=kg&to=m');
  await other.reload();
  await expect(other.getByText('The link converts kg to m')).toBeVisible();
});

test("every field of a card updates the others with the card's decimals", async ({ page }) => {
  await openWithoutErrors(page, '/unit-converters');
  const temperature = page.getByRole('region', { name: 'Temperature' });
  await temperature.getByLabel('degree Fahrenheit').fill('212');
  await expect(temperature.getByLabel('degree Celsius')).toHaveValue('100.000');
  await expect(temperature.getByLabel('kelvin')).toHaveValue('373.150');
  const pressure = page.getByRole('region', { name: 'Pressure' });
  await expect(pressure.getByText('0 bar(g) equals +1.01325 bar(a)')).toBeVisible();
  await expect(pressure.getByLabel('Pressure, bar, absolute')).toHaveValue('1.013');
  await pressure.getByLabel('Pressure, bar, absolute').fill('2,02650');
  await expect(pressure.getByLabel('Pressure, bar, gauge')).toHaveValue('1.013');
  const flow = page.getByRole('region', { name: 'Flow rate' });
  await flow.getByLabel('pound per second').fill('1');
  await expect(flow.getByLabel('kilogram per hour')).toHaveValue('1632.932532');
  await flow.getByLabel('pound per second').fill('one');
  await expect(flow.getByLabel('kilogram per hour')).toHaveValue('');
  await expect(flow.getByText('“one” is not a number.')).toBeVisible();
  await expect(page.locator('.converter-card')).toHaveCount(9);
});

test('axe finds nothing, with results and with an error', async ({ page }) => {
  await openWithoutErrors(page, '/unit-converters');
  await page.getByLabel('Find a unit').fill('pound');
  await page.getByLabel('From, value').fill('x');
  await expectAccessible(page);
});
