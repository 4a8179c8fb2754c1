/** Keystroke to paint on a bench of twenty cases, in Chromium. The aim is 16 ms, one frame. */
import { chromium as launcher } from '@playwright/test';
import { chromium } from '../../scripts/chromium.mjs';
import { subscriber } from '../subscriber.mjs';
import { startProduct } from './server.mjs';

const { origin, stop } = await startProduct();
const browser = await launcher.launch({ executablePath: await chromium(), args: ['--no-sandbox'] });
try {
  const storageState = await subscriber(origin);
  const page = await browser.newPage({ viewport: { width: 1440, height: 1000 }, storageState });
  await page.goto(`${origin}/restriction-orifice-pro`);
  await page.locator('[data-ready]').waitFor();
  await page.getByRole('button', { name: 'Load example' }).click();
  await page.getByRole('button', { name: /Pump minimum flow/ }).click();
  for (let count = 3; count < 20; count += 1)
    await page
      .getByRole('button', { name: /^Duplicate: / })
      .first()
      .click();
  await page.keyboard.press('Control+Enter');
  await page.evaluate(() => {
    window.painted = [];
    window.handled = [];
    let start = 0;
    const afterwards = what => {
      const { port1, port2 } = new MessageChannel();
      port1.addEventListener('message', what);
      port1.start();
      port2.postMessage(0);
    };
    addEventListener('keydown', () => (start = performance.now()), true);
    addEventListener('input', () => {
      const from = start;
      afterwards(() => window.handled.push(performance.now() - from));
      requestAnimationFrame(() => afterwards(() => window.painted.push(performance.now() - from)));
    });
  });
  const field = page.locator('input[inputmode=decimal]').nth(12);
  await field.focus();
  for (let stroke = 0; stroke < 60; stroke += 1) {
    await page.keyboard.press(stroke % 6 === 5 ? 'Backspace' : '1');
    await page.waitForTimeout(30);
  }
  const measured = await page.evaluate(() => ({ handled: window.handled, painted: window.painted }));
  for (const [what, times] of [
    ['keystroke handled', measured.handled],
    ['keystroke to paint, the wait for the next frame included', measured.painted],
  ]) {
    times.sort((a, b) => a - b);
    const at = share => `${times[Math.floor(share * (times.length - 1))].toFixed(1)} ms`;
    console.log(
      `  ${what}, 20 cases, Live on, ${times.length} strokes: median ${at(0.5)}, 95th of 100 ${at(0.95)}, longest ${at(1)}`,
    );
  }
} finally {
  await browser.close();
  await stop();
}
