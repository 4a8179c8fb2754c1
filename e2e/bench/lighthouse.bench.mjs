/**
 * Runs Lighthouse (mobile preset, simulated throttling) on every page and prints scores and transfer sizes, worst
 * first. Targets: performance 98 or more, other categories 100, CLS 0, LCP 1.2 s or less; on a marketing page at most
 * 100 kB of script and 60 kB of fonts.
 *
 * `PAGES=/tools,/account` selects pages; `RUNS=5` repeats each and reports the run with the median score.
 *
 * Lighthouse measures tasks by wall-clock time, which includes time taken by other programs. The score from the tasks'
 * CPU time is printed beside it and hardly depends on other load.
 */
import { chromium as launcher } from '@playwright/test';
import lighthouse from 'lighthouse';
import { Audit } from 'lighthouse/core/audits/audit.js';
import { readFileSync, mkdtempSync, rmSync } from 'node:fs';
import { createServer } from 'node:net';
import { once } from 'node:events';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { chromium } from '../../scripts/chromium.mjs';
import { reportFigure } from '../../scripts/performance-figures.mjs';
import { root } from '../../scripts/sources.mjs';
import { createSubscriber } from '../subscriber.mjs';
import { startProduct } from './server.mjs';

const runs = Number(process.env.RUNS ?? 1);
if (!Number.isInteger(runs) || runs < 1)
  throw new Error(`RUNS must be a whole number from 1 on, not ${process.env.RUNS}.`);

async function freePort() {
  const probe = createServer().listen(0, '127.0.0.1');
  await once(probe, 'listening');
  const { port } = probe.address();
  probe.close();
  return port;
}

/** Transferred kilobytes of the requests of one type. */
function kilobytes(lhr, type) {
  const bytes = (lhr.audits['network-requests']?.details?.items ?? [])
    .filter(({ resourceType }) => resourceType === type)
    .reduce((sum, { transferSize }) => sum + transferSize, 0);
  return `${(bytes / 1024).toFixed(1)} kB`;
}

/** The median of numbers, or the middle one of sorted reports. */
const middle = all => all.toSorted((a, b) => (typeof a === 'number' ? a - b : 0))[Math.floor((all.length - 1) / 2)];

const score = (lhr, id) => Math.round((lhr.categories[id]?.score ?? 0) * 100);

/** Lighthouse's CPU slowdown factor for a phone. */
const slowdown = 4;

/** Total blocking time as in Lighthouse, but from CPU time of the tasks after first contentful paint, ms. */
function ownBlockingTime(events) {
  const painted = events.findLast(({ name }) => name === 'firstContentfulPaint');
  if (!painted) return Infinity;
  const after = events.filter(
    ({ name, ph, pid, tid, ts, dur }) =>
      name.endsWith('RunTask') && ph === 'X' && pid === painted.pid && tid === painted.tid && ts + dur > painted.ts,
  );
  return after.reduce((sum, { ts, dur, tdur = dur }) => {
    const share = Math.min(1, (ts + dur - painted.ts) / dur);
    return sum + Math.max(0, (slowdown * share * tdur) / 1000 - 50);
  }, 0);
}

/** Performance score of a run with that blocking time. */
function ownScore(lhr, blocking) {
  const own = Audit.computeLogNormalScore({ p10: 200, median: 600 }, blocking);
  const parts = lhr.categories.performance.auditRefs.map(
    ({ id, weight }) => weight * (id === 'total-blocking-time' ? own : (lhr.audits[id]?.score ?? 0)),
  );
  const weights = lhr.categories.performance.auditRefs.map(({ weight }) => weight);
  const sum = all => all.reduce((total, each) => total + each, 0);
  return Math.round((100 * sum(parts)) / sum(weights));
}

/**
 * Runs Lighthouse on pages in a browser with the given storage state; returns the run with the median score for each.
 */
async function measurePages(origin, paths, storageState) {
  const port = await freePort();
  const profile = mkdtempSync(join(tmpdir(), 'isentrope-lighthouse-'));
  const context = await launcher.launchPersistentContext(profile, {
    executablePath: await chromium(),
    args: ['--no-sandbox', `--remote-debugging-port=${port}`],
  });
  try {
    const page = context.pages()[0] ?? (await context.newPage());
    // A page of the site without scripts, to set local storage.
    await page.goto(`${origin}/robots.txt`);
    if (storageState) {
      await context.addCookies(storageState.cookies);
      const kept = storageState.origins.flatMap(({ localStorage }) => localStorage);
      await page.evaluate(items => items.forEach(({ name, value }) => localStorage.setItem(name, value)), kept);
    }
    const session = await context.newCDPSession(page);
    // Remove the previous page's service worker and caches, which would answer this one.
    const offlineStorage = { origin, storageTypes: 'service_workers,cache_storage' };
    const seen = [];
    for (const path of paths) {
      const reports = [];
      for (let run = 0; run < runs; run += 1) {
        await session.send('Network.clearBrowserCache');
        await session.send('Storage.clearDataForOrigin', offlineStorage);
        const flags = { port, logLevel: 'silent', output: 'json', disableStorageReset: storageState !== undefined };
        const { lhr, artifacts } = await lighthouse(`${origin}${path}`, flags);
        const blocking = ownBlockingTime(artifacts.Trace.traceEvents);
        reports.push({ lhr, blocking, own: ownScore(lhr, blocking) });
      }
      reports.sort((a, b) => score(a.lhr, 'performance') - score(b.lhr, 'performance'));
      const scores = reports.map(({ lhr }) => score(lhr, 'performance'));
      const own = middle(reports.map(report => report.own));
      const blocking = middle(reports.map(report => report.blocking));
      console.error(`  ${path}: ${scores.join(' ')}, by the processor's time ${own}`);
      seen.push({ path, lhr: middle(reports).lhr, scores, own, blocking });
    }
    return seen;
  } finally {
    await context.close();
    rmSync(profile, { recursive: true, force: true });
  }
}

function print({ path, lhr, scores, own, blocking }) {
  const value = id => lhr.audits[id]?.displayValue ?? '';
  console.log(
    `  ${path.padEnd(50)} performance ${score(lhr, 'performance')}${runs > 1 ? ` of ${scores.join(' ')}` : ''}, ` +
      `by the processor's time ${own}, accessibility ${score(lhr, 'accessibility')}, ` +
      `best practices ${score(lhr, 'best-practices')}, SEO ${score(lhr, 'seo')}; FCP ${value('first-contentful-paint')}, ` +
      `LCP ${value('largest-contentful-paint')}, CLS ${value('cumulative-layout-shift')}, TBT ${value('total-blocking-time')}, by the processor's time ${Math.round(blocking)} ms; ` +
      `script ${kilobytes(lhr, 'Script')}, fonts ${kilobytes(lhr, 'Font')}`,
  );
  reportFigure({
    name: `Lighthouse performance, ${path}`,
    target: 98,
    unit: 'of 100',
    result: score(lhr, 'performance'),
    better: 'higher',
  });
  for (const id of ['accessibility', 'best-practices', 'seo']) {
    // Unlisted pages are not judged by SEO.
    if (id === 'seo' && lhr.audits['is-crawlable']?.score === 0) continue;
    const failing = (lhr.categories[id]?.auditRefs ?? []).filter(
      ({ id: audit, weight }) => weight > 0 && (lhr.audits[audit]?.score ?? 1) < 1,
    );
    for (const { id: audit } of failing) console.log(`    ${id}: ${lhr.audits[audit]?.title}`);
  }
}

const routes = JSON.parse(readFileSync(join(root, 'web/dist/routes.json'), 'utf8'));
const open = [...routes.pages, '/signin'];
const subscribers = routes.shells.filter(path => path !== '/signin' && !path.includes('['));
const wanted = process.env.PAGES?.split(',') ?? [...open, ...subscribers];
const unknown = wanted.find(path => !open.includes(path) && !subscribers.includes(path));
if (unknown !== undefined) throw new Error(`PAGES names ${unknown}, which is not a page with a fixed path.`);
const forAll = open.filter(path => wanted.includes(path));
const forSubscribers = subscribers.filter(path => wanted.includes(path));

const { origin, stop } = await startProduct();
try {
  const seen = forAll.length > 0 ? await measurePages(origin, forAll) : [];
  if (forSubscribers.length > 0)
    seen.push(...(await measurePages(origin, forSubscribers, await createSubscriber(origin))));
  seen.sort((a, b) => score(a.lhr, 'performance') - score(b.lhr, 'performance'));
  for (const page of seen) print(page);
} finally {
  await stop();
}
