/**
 * Renders the bitmap images from the drawings beside this file: `node web/images/render.mjs`. Needs Chromium; CHROMIUM
 * overrides the path /usr/bin/chromium.
 */
import { readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { chromium } from '@playwright/test';

const here = dirname(fileURLToPath(import.meta.url));
const fonts = join(here, '..', 'src', 'design', 'fonts');
const face = (family, weight, file) =>
  `@font-face{font-family:'${family}';font-weight:${weight};src:url(data:font/woff2;base64,${readFileSync(join(fonts, file)).toString('base64')})}`;
const styles = [
  face('Plex Sans', 400, 'sans-400.woff2'),
  face('Plex Sans', 600, 'sans-600.woff2'),
  face('Plex Mono', 400, 'mono-400.woff2'),
  'body{margin:0}svg{display:block;width:100vw;height:100vh}',
].join('');

const pictures = [
  [join(here, 'og.svg'), 'og.png', 1200, 630],
  [join(here, '..', 'public', 'icon.svg'), 'icon-192.png', 192, 192],
  [join(here, '..', 'public', 'icon.svg'), 'icon-512.png', 512, 512],
  [join(here, '..', 'public', 'icon.svg'), 'apple-touch-icon.png', 180, 180],
  [join(here, 'icon-maskable.svg'), 'icon-maskable-192.png', 192, 192],
  [join(here, 'icon-maskable.svg'), 'icon-maskable-512.png', 512, 512],
];

const browser = await chromium.launch({
  executablePath: process.env.CHROMIUM ?? '/usr/bin/chromium',
  args: ['--no-sandbox'],
});
for (const [source, name, width, height] of pictures) {
  const page = await browser.newPage({ viewport: { width, height } });
  await page.setContent(`<style>${styles}</style>${readFileSync(source, 'utf8')}`);
  await page.evaluate(() => document.fonts.ready);
  await page.screenshot({ path: join(here, '..', 'public', name) });
  await page.close();
}
await browser.close();
