import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from '@playwright/test';
import { axeFindings, horizontalOverflow } from './access.ts';
import { openHydrated } from './open.ts';

/** The build that the server serves. */
const dist = process.env['WEB_DIST'] ?? join(import.meta.dirname, '..', 'web', 'dist');
const routes: Readonly<Record<'pages' | 'shells', readonly string[]>> = JSON.parse(
  readFileSync(join(dist, 'routes.json'), 'utf8'),
);
// Without the sign-in page: it redirects a subscriber, possibly during a scan, and has its own tests.
const paths = [...routes.pages, ...routes.shells].filter(path => !path.includes('[') && path !== '/signin');

/** Covers every route; the tests of individual pages check more rules and widths. */
for (const path of paths)
  test(`axe finds nothing on ${path} as a subscriber sees it`, async ({ page }) => {
    await page.emulateMedia({ colorScheme: 'light', reducedMotion: 'reduce' });
    await page.setViewportSize({ width: 1440, height: 900 });
    await openHydrated(page, path);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    expect(await axeFindings(page)).toEqual([]);
    await page.emulateMedia({ colorScheme: 'dark', reducedMotion: 'reduce' });
    await page.setViewportSize({ width: 360, height: 740 });
    // Equations that scroll become focusable once the page has observed their new size.
    await expect.poll(() => axeFindings(page)).toEqual([]);
    expect(await horizontalOverflow(page)).toBe(0);
  });
