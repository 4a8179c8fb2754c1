import { expect, test, type Page } from '@playwright/test';
import { openHydrated, workerBlocked } from '../open.ts';
import { BenchPage } from './bench-page.ts';

/** Limits of what a page loads before it is used: requests, and compressed scripts in kB. */
const limits = { '/restriction-orifice': [25, 192], '/control-valve': [23, 193] } as const;

for (const [path, [requests, kilobytes]] of Object.entries(limits))
  test(`${path} loads ${requests} files and ${kilobytes} kB of script at most before it is used`, async ({
    page,
    request,
  }) => {
    // At the first interaction, and seconds after hydration, a page also loads the code of the printed report and the
    // offline files.
    await page.addInitScript(() => {
      new MutationObserver((_, observer) => {
        if (document.documentElement.dataset['live'] === undefined) return;
        observer.disconnect();
        const names = performance.getEntriesByType('resource').map(({ name }) => new URL(name).pathname);
        document.documentElement.dataset['loaded'] = names.join(' ');
      }).observe(document, { subtree: true, attributeFilter: ['data-live'] });
    });
    await openHydrated(page, path);
    const loaded = ((await page.locator('html').getAttribute('data-loaded')) ?? '').split(' ');
    const scripts = loaded.filter(name => name.endsWith('.js'));
    expect(scripts.length).toBeGreaterThan(5);
    expect(new Set([path, '/api/session', ...loaded]).size, loaded.join('\n')).toBeLessThanOrEqual(requests);
    const sizes = await Promise.all(
      scripts.map(async script => {
        const response = await request.get(script, { headers: { 'accept-encoding': 'br' } });
        expect(response.headers()['content-encoding'] ?? 'none').toBe('br');
        return Number(response.headers()['content-length']);
      }),
    );
    expect(sizes.reduce((sum, size) => sum + size, 0)).toBeLessThanOrEqual(kilobytes * 1000);
  });

/** Pastes a text into the focused element. */
async function paste(page: Page, text: string): Promise<void> {
  await page.evaluate(copied => {
    const clipboardData = new DataTransfer();
    clipboardData.setData('text/plain', copied);
    document.activeElement?.dispatchEvent(
      new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }),
    );
  }, text);
}

const block = 'Flow rate\t25,000\tkg/h\nUpstream pressure\t34.5\tbar(g)';
const pasteCode = /\/read-clipboard-[^/]*\.js$/;

/** Delays the response to requests for code, by default for that of pastes, until the returned function is called. */
async function delayCode(page: Page, code: RegExp | ((url: URL) => boolean) = pasteCode): Promise<() => void> {
  let release = () => {};
  const held = new Promise<void>(resolve => {
    release = resolve;
  });
  await page.route(code, async route => {
    await held;
    await route.continue();
  });
  return release;
}

test('a block pasted before its code has loaded is read afterwards', async ({ page }) => {
  const release = await delayCode(page);
  const bench = new BenchPage(page);
  await bench.open('restriction-orifice');
  const flow = bench.field('Case 1', 'Flow rate');
  const requested = page.waitForRequest(pasteCode);
  await flow.focus();
  await requested;
  await paste(page, block);
  await expect(flow).toHaveValue('');
  release();
  await expect(bench.status()).toHaveText(
    'Filled 2 fields by name. 25,000 is read as 25000, by the decimal marks of the other numbers.',
  );
  await expect(flow).toHaveValue('25000');
});

test('a text that is not a list, pasted before the code has loaded, is inserted unchanged afterwards', async ({
  page,
}) => {
  const release = await delayCode(page);
  const bench = new BenchPage(page);
  await bench.open('line-sizing-pro');
  await bench.fill('Case 1', { Fluid: 'Gas', 'Fluid properties': 'Composition' });
  const list = bench.case('Case 1').getByRole('group', { name: 'Composition' });
  await list.getByRole('combobox').last().selectOption({ index: 1 });
  const amount = list.getByRole('textbox').first();
  await amount.focus();
  await paste(page, 'about 5');
  await expect(amount).toHaveValue('');
  release();
  await expect(amount).toHaveValue('about 5');
});

test('a table typed before its code has loaded is kept, and read afterwards', async ({ page }) => {
  const bench = new BenchPage(page);
  await bench.open('fluid-properties');
  const release = await delayCode(page, /\.js$/);
  await bench.fill('Case 1', { 'Fluid given by': 'Typed table' });
  const table = bench.field('Case 1', 'Table of properties');
  await table.fill('T °C | ρ kg/m³; 20 | 998.2; 80 | 971.8x');
  await bench.fill('Case 1', { Pressure: '5', Temperature: '50' });
  const why = bench.case('Case 1').locator('.why');
  await expect(why).toHaveCount(0);
  release();
  await expect(why).toHaveText(/has "971\.8x" for density/);
  await table.fill('T °C | ρ kg/m³; 20 | 998.2; 80 | 971.8');
  await bench.calculate();
  // Halfway between the rows.
  await expect(bench.result('Case 1', 'Density')).toHaveText('985.00');
});

test('work with a table is shown once its code has loaded, and at once with its errors', async ({ page }) => {
  const bench = new BenchPage(page);
  await bench.open('fluid-properties');
  const loaded = await page.evaluate(() => performance.getEntriesByType('resource').map(({ name }) => name));
  await bench.fill('Case 1', { 'Fluid given by': 'Typed table', 'Table of properties': 'T °C | ρ kg/m³; 20 | 99x' });
  await bench.field('Case 1', 'Pressure').focus();
  const why = bench.case('Case 1').locator('.why');
  await expect(why).toHaveText(/has "99x" for density/);
  const isTableCode = ({ href }: URL) => href.endsWith('.js') && !loaded.includes(href);
  const release = await delayCode(page, isTableCode);
  const requested = page.waitForRequest(request => isTableCode(new URL(request.url())));
  await page.reload();
  await requested;
  await expect(page.locator('[data-ready]')).toHaveCount(0);
  release();
  await expect(bench.field('Case 1', 'Table of properties')).toHaveValue('T °C | ρ kg/m³\n20 | 99x');
  await expect(why).toHaveText(/has "99x" for density/);
});

test('an example opened while the calculation code loads is the one calculated', async ({ page }) => {
  const bench = new BenchPage(page);
  await bench.open('restriction-orifice');
  const release = await delayCode(page, /\.js$/);
  await bench.calculate();
  await page.getByRole('button', { name: 'Load example' }).click();
  await expect(bench.case('Water, 15 °C')).toBeVisible();
  release();
  await expect(bench.result('Water, 15 °C', 'Orifice diameter')).toHaveText('50.17');
});

test('a query and Enter typed before the code of the search has loaded open the best match afterwards', async ({
  page,
}) => {
  const release = await delayCode(page, /\/search-entries-[^/]*\.js$/);
  const bench = new BenchPage(page);
  await bench.open('restriction-orifice');
  await page.keyboard.press('ControlOrMeta+k');
  const query = page.getByRole('combobox', { name: 'Find' });
  await expect(query).toBeFocused();
  await page.keyboard.type('upstream pressure');
  await page.keyboard.press('Enter');
  await expect(query).toHaveValue('upstream pressure');
  release();
  await expect(bench.field('Case 1', 'Upstream pressure')).toBeFocused();
});

test('a paste whose code cannot be loaded is reported and changes nothing', async ({ page }) => {
  await page.route(pasteCode, route => route.abort());
  const messages: string[] = [];
  page.on('pageerror', error => messages.push(error.message));
  const bench = new BenchPage(page);
  await bench.open('restriction-orifice');
  const flow = bench.field('Case 1', 'Flow rate');
  await flow.fill('12');
  await paste(page, block);
  await expect(bench.status()).toHaveText(
    'This could not be pasted, because a part of the page could not be loaded. It is still on the clipboard: check your connection and paste it again.',
  );
  await expect(flow).toHaveValue('12');
  expect(messages.filter(message => message !== workerBlocked)).toEqual([]);
});
