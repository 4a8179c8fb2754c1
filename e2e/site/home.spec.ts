import { expect, test, type Page } from '@playwright/test';
import { openHydrated } from '../open.ts';

/** The four readings by name. */
async function readings(page: Page): Promise<Record<string, number>> {
  const cells = page.locator('.readings > div');
  const pairs = await cells.evaluateAll(all =>
    all.map(cell => [
      cell.querySelector('dt')?.textContent,
      Number.parseFloat(cell.querySelector('dd')?.textContent ?? ''),
    ]),
  );
  return Object.fromEntries(pairs);
}

async function open(page: Page) {
  await openHydrated(page, '/');
  return page.getByRole('slider', { name: 'Bore of the orifice plate' });
}

test('the email address appears only after clicking Email', async ({ page }) => {
  await openHydrated(page, '/');
  await expect(page.locator('a[href^="mailto:"]')).toHaveCount(0);
  const email = page.getByRole('button', { name: 'Email' });
  await email.focus();
  await page.keyboard.press('Enter');
  await expect(page.locator('a[href^="mailto:"]')).toBeFocused();
});

test('the bore is moved by keyboard, within the limits of the standard', async ({ page }) => {
  const bore = await open(page);
  const before = await readings(page);
  await bore.focus();
  await page.keyboard.press('ArrowUp');
  await expect(bore).toHaveAttribute('aria-valuenow', '0.565');
  const after = await readings(page);
  expect(after['Flow']).toBeGreaterThan(before['Flow'] ?? 0);
  expect(after['Permanent loss']).toBeLessThan(before['Permanent loss'] ?? 0);
  await page.keyboard.press('End');
  await expect(bore).toHaveAttribute('aria-valuenow', '0.75');
  await page.keyboard.press('ArrowRight');
  await expect(bore).toHaveAttribute('aria-valuenow', '0.75');
  await page.keyboard.press('Home');
  await expect(bore).toHaveAttribute('aria-valuenow', '0.125');
  await page.keyboard.press('PageUp');
  await expect(bore).toHaveAttribute('aria-valuenow', '0.175');
  await expect(bore).toHaveAttribute(
    'aria-valuetext',
    /^β 0\.175, bore 17\.90 millimetres, flow \d+\.\d tonnes an hour, permanent loss 1\.\d+ bar$/,
  );
});

test('the bore is dragged with the mouse, and the drawing follows', async ({ page }) => {
  const bore = await open(page);
  await bore.scrollIntoViewIfNeeded();
  const plate = page.locator('.plate-section .plate').first();
  const drawn = await plate.getAttribute('d');
  const box = await bore.boundingBox();
  if (!box) throw new Error('The handle is not visible');
  const [x, y] = [box.x + box.width / 2, box.y + box.height / 2];
  await page.mouse.move(x, y);
  await page.mouse.down();
  await page.mouse.move(x + 30, y + 15, { steps: 4 });
  await expect.poll(async () => Number(await bore.getAttribute('aria-valuenow'))).toBeLessThan(0.4);
  expect(await plate.getAttribute('d')).not.toBe(drawn);
  // At the limit the handle stays, regardless of how many moves have been drawn.
  await page.mouse.move(x + 30, y + 150, { steps: 4 });
  await expect(bore).toHaveAttribute('aria-valuenow', '0.75');
  await page.mouse.up();
  await page.mouse.move(x, y - 10);
  await expect(bore).toHaveAttribute('aria-valuenow', '0.75');
  await expect(bore).toBeFocused();
});

test.describe('touch', () => {
  test.use({ hasTouch: true, viewport: { width: 360, height: 740 } });

  test('the bore follows, and the page does not scroll', async ({ page }) => {
    const bore = await open(page);
    await bore.scrollIntoViewIfNeeded();
    const box = await bore.boundingBox();
    if (!box) throw new Error('The handle is not visible');
    const [x, y] = [box.x + box.width / 2, box.y + box.height / 2];
    const scrolled = await page.evaluate(() => scrollY);
    const client = await page.context().newCDPSession(page);
    const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', at: number) =>
      client.send('Input.dispatchTouchEvent', { type, touchPoints: type === 'touchEnd' ? [] : [{ x, y: at }] });
    await touch('touchStart', y);
    for (const by of [3, 6, 9, 12]) await touch('touchMove', y + by);
    await touch('touchEnd', y + 12);
    await expect.poll(async () => Number(await bore.getAttribute('aria-valuenow'))).toBeLessThan(0.4);
    expect(await page.evaluate(() => scrollY)).toBe(scrolled);
  });
});
