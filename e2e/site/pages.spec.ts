import { gzipSync } from 'node:zlib';
import { expect, test } from '@playwright/test';
import { openHydrated, workerBlocked } from '../open.ts';
import { layoutShiftOf, watchShifts } from '../shift.ts';
import { missingPath, publicPages } from './routes.ts';

for (const [path, heading] of publicPages) {
  // The tool cards need the calculator catalogue. /verify works offline, so its code loads with the page, and the list of
  // changes of results with it. The orifice of the home page calculates with our own powers and logarithms. Other pages
  // need none of that, but for /validation, which has the list of the files of each calculator.
  const script =
    { '/': 101_000, '/tools': 98_000, '/plans': 101_000, '/verify': 109_000, '/validation': 94_500 }[path as string] ??
    94_000;
  test(`${path} hydrates without console messages, foreign requests or layout shifts, with at most ${script / 1000} kB of script and 60 kB of fonts`, async ({
    page,
    baseURL,
  }) => {
    const messages: string[] = [];
    page.on('console', message => {
      if (message.text() !== workerBlocked) messages.push(message.text());
    });
    page.on('pageerror', error => messages.push(error.message));
    const elsewhere: string[] = [];
    page.on('request', request => {
      const { origin, protocol } = new URL(request.url());
      if (protocol.startsWith('http') && origin !== new URL(baseURL ?? '').origin) elsewhere.push(request.url());
    });
    const bodies: Promise<{ url: string; size: number }>[] = [];
    page.on('response', response => {
      const url = new URL(response.url()).pathname;
      if (/\.(js|woff2)$/.test(url))
        bodies.push(
          response.body().then(body => ({ url, size: url.endsWith('.js') ? gzipSync(body).length : body.length })),
        );
    });
    await watchShifts(page);
    await openHydrated(page, path);
    await page.waitForLoadState('networkidle');
    await test.step('heading, no console messages, no foreign requests', async () => {
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(heading);
      expect(messages).toEqual([]);
      expect(elsewhere).toEqual([]);
    });
    await test.step('transfer size', async () => {
      // Worker scripts do not block the page; that of /verify is preloaded for offline use. The offline code loads
      // seconds after hydration.
      const files = (await Promise.all(bodies)).filter(({ url }) => !/\.worker-|\/keep-offline-/.test(url));
      // A script that is requested only by running code costs a further round trip.
      const named = await page
        .locator('link[rel="script-after-paint"]')
        .evaluateAll(links => links.map(link => link.getAttribute('href')));
      expect(files.map(({ url }) => url).filter(url => url.endsWith('.js') && !named.includes(url))).toEqual([]);
      const sum = (end: string) =>
        files.filter(({ url }) => url.endsWith(end)).reduce((total, { size }) => total + size, 0);
      expect(sum('.js')).toBeLessThanOrEqual(script);
      expect(sum('.woff2')).toBeLessThanOrEqual(60_000);
      expect(files.filter(({ url }) => url.includes('mono-500'))).toEqual([]);
    });
    // A late font may shift a word of the navigation slightly; Lighthouse counts from 0.005.
    await test.step('no shift', async () => expect(await layoutShiftOf(page)).toBeLessThan(0.005));
  });

  test(`${path} describes itself to crawlers`, async ({ request }) => {
    const html = await (await request.get(path)).text();
    expect(html).toMatch(/<title>[^<]{10,70}<\/title>/);
    expect(html).toMatch(/<meta name="description" content="[^"]{50,200}">/);
    expect(html).toContain(`<link rel="canonical" href="https://isentrope.example${path}">`);
    expect(html).toContain('<meta property="og:image" content="https://isentrope.example/og.png">');
    const data = /<script type="application\/ld\+json">(.*?)<\/script>/.exec(html)?.[1];
    expect(JSON.parse(data ?? '')).toHaveProperty('@context', 'https://schema.org');
    expect(html).not.toContain('mailto:');
  });
}

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('every page can be read and left', async ({ page }) => {
    for (const [path, heading] of publicPages)
      await test.step(path, async () => {
        await page.goto(path);
        await expect(page.getByRole('heading', { level: 1 })).toHaveText(heading);
        expect((await page.locator('main').innerText()).length).toBeGreaterThan(500);
        const links = page.getByRole('contentinfo').getByRole('link');
        await expect(links.filter({ hasText: 'Engineering' })).toBeVisible();
        await expect(page.getByRole('banner').getByRole('link', { name: 'Tools' })).toBeVisible();
        await expect(page.getByRole('button', { name: 'Email' })).toBeHidden();
      });
  });
});

test('every internal link and anchor resolves', async ({ request, baseURL }) => {
  const seen = new Map<string, string>();
  const waiting = ['/'];
  const broken: string[] = [];
  for (let path = waiting.pop(); path !== undefined; path = waiting.pop()) {
    if (seen.has(path)) continue;
    const answer = await request.get(path);
    const html = answer.headers()['content-type']?.includes('html') ? await answer.text() : '';
    seen.set(path, html);
    if (answer.status() !== 200) broken.push(`${path}: ${answer.status()}`);
    for (const [, href = ''] of html.matchAll(/<a\b[^>]*\shref="([^"]+)"/g)) {
      const target = new URL(href.replaceAll('&amp;', '&'), new URL(path, baseURL));
      if (target.origin !== new URL(baseURL ?? '').origin) broken.push(`${path} leads to ${href}`);
      else waiting.push(target.pathname);
      // Links with cases are opened by the workbench.
      if (target.hash !== '' && !target.hash.startsWith('#cases='))
        anchors.push([path, target.pathname, target.hash.slice(1)]);
    }
  }
  for (const [from, path, id] of anchors)
    if (!seen.get(path)?.includes(`id="${id}"`)) broken.push(`${from} leads to ${path}#${id}, which is not there`);
  expect(broken).toEqual([]);
  expect(seen.size).toBeGreaterThan(publicPages.length);
});
const anchors: [from: string, path: string, id: string][] = [];

test('the static files are served', async ({ request }) => {
  const sitemap = await (await request.get('/sitemap.xml')).text();
  for (const [path] of publicPages) expect(sitemap).toContain(`<loc>https://isentrope.example${path}</loc>`);
  expect(await (await request.get('/robots.txt')).text()).toContain('/sitemap.xml');
  const manifest = await (await request.get('/manifest.webmanifest')).json();
  for (const { src } of manifest.icons) expect((await request.get(src)).status(), src).toBe(200);
  for (const file of ['/og.png', '/icon.svg', '/apple-touch-icon.png'])
    expect((await request.get(file)).status(), file).toBe(200);
});

test('an unknown path shows the not-found page with links', async ({ page }) => {
  const answer = await page.goto(missingPath);
  expect(answer?.status()).toBe(404);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('There is no page at this address');
  await page
    .getByRole('main')
    .getByRole('link', { name: /^Tools/ })
    .click();
  await expect(page).toHaveURL('/tools');
});

test('the design system gallery is not in the built site', async ({ page }) => {
  expect((await page.goto('/design'))?.status()).toBe(404);
});
