/**
 * Lighthouse (mobile preset, simulated throttling) on every page, and what each loads; the worst is printed first. The aims:
 * performance 98 or more, the others 100, CLS 0, LCP 1.2 s or less; script 100 kB and fonts 60 kB at most on a marketing page.
 *
 * `PAGES=/tools,/account` looks at these alone, `RUNS=5` at each so often: the run of the median score counts.
 */
import { chromium as launcher } from '@playwright/test';
import lighthouse from 'lighthouse';
import { readFileSync, mkdtempSync, rmSync } from 'node:fs';
import { createServer } from 'node:net';
import { once } from 'node:events';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { chromium } from '../../scripts/chromium.mjs';
import { promised } from '../../scripts/promised.mjs';
import { root } from '../../scripts/sources.mjs';
import { subscriber } from '../subscriber.mjs';
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

/** Bytes over the wire of the requests of one type. */
function kilobytes(lhr, type) {
  const bytes = (lhr.audits['network-requests']?.details?.items ?? [])
    .filter(({ resourceType }) => resourceType === type)
    .reduce((sum, { transferSize }) => sum + transferSize, 0);
  return `${(bytes / 1024).toFixed(1)} kB`;
}

const score = (lhr, id) => Math.round((lhr.categories[id]?.score ?? 0) * 100);

/** The runs of some pages, one of the median score each, in a browser of their own in which somebody is signed in or nobody. */
async function look(origin, paths, storageState) {
  const port = await freePort();
  const profile = mkdtempSync(join(tmpdir(), 'isentrope-lighthouse-'));
  const context = await launcher.launchPersistentContext(profile, {
    executablePath: await chromium(),
    args: ['--no-sandbox', `--remote-debugging-port=${port}`],
  });
  try {
    const page = context.pages()[0] ?? (await context.newPage());
    await page.goto(`${origin}/imprint`);
    if (storageState) {
      await context.addCookies(storageState.cookies);
      const kept = storageState.origins.flatMap(({ localStorage }) => localStorage);
      await page.evaluate(items => items.forEach(({ name, value }) => localStorage.setItem(name, value)), kept);
    }
    const session = await context.newCDPSession(page);
    const seen = [];
    for (const path of paths) {
      const reports = [];
      for (let run = 0; run < runs; run += 1) {
        await session.send('Network.clearBrowserCache');
        const flags = { port, logLevel: 'silent', output: 'json', disableStorageReset: storageState !== undefined };
        reports.push((await lighthouse(`${origin}${path}`, flags)).lhr);
      }
      reports.sort((a, b) => score(a, 'performance') - score(b, 'performance'));
      const scores = reports.map(lhr => score(lhr, 'performance'));
      console.error(`  ${path}: ${scores.join(' ')}`);
      seen.push({ path, lhr: reports[Math.floor((runs - 1) / 2)], scores });
    }
    return seen;
  } finally {
    await context.close();
    rmSync(profile, { recursive: true, force: true });
  }
}

function print({ path, lhr, scores }) {
  const value = id => lhr.audits[id]?.displayValue ?? '';
  console.log(
    `  ${path.padEnd(50)} performance ${score(lhr, 'performance')}${runs > 1 ? ` of ${scores.join(' ')}` : ''}, accessibility ${score(lhr, 'accessibility')}, ` +
      `best practices ${score(lhr, 'best-practices')}, SEO ${score(lhr, 'seo')}; FCP ${value('first-contentful-paint')}, ` +
      `LCP ${value('largest-contentful-paint')}, CLS ${value('cumulative-layout-shift')}, TBT ${value('total-blocking-time')}; ` +
      `script ${kilobytes(lhr, 'Script')}, fonts ${kilobytes(lhr, 'Font')}`,
  );
  promised({
    name: `Lighthouse performance, ${path}`,
    target: 98,
    unit: 'of 100',
    result: score(lhr, 'performance'),
    better: 'higher',
  });
  for (const id of ['accessibility', 'best-practices', 'seo']) {
    // What is not meant to be found is not judged by how well it is found.
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
if (unknown !== undefined)
  throw new Error(`PAGES names ${unknown}, which is no page with an address known beforehand.`);
const forAll = open.filter(path => wanted.includes(path));
const forSubscribers = subscribers.filter(path => wanted.includes(path));

const { origin, stop } = await startProduct();
try {
  const seen = forAll.length > 0 ? await look(origin, forAll) : [];
  if (forSubscribers.length > 0) seen.push(...(await look(origin, forSubscribers, await subscriber(origin))));
  seen.sort((a, b) => score(a.lhr, 'performance') - score(b.lhr, 'performance'));
  for (const page of seen) print(page);
} finally {
  await stop();
}
