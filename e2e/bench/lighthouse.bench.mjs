/**
 * Lighthouse (mobile preset, simulated throttling) on the open pages, and what each page loads. The aims: performance
 * 98 or more, the others 100, CLS 0, LCP 1.2 s or less; script 100 kB and fonts 60 kB at most on a marketing page.
 */
import { chromium as launcher } from '@playwright/test';
import lighthouse from 'lighthouse';
import { createServer } from 'node:net';
import { once } from 'node:events';
import { chromium } from '../../scripts/chromium.mjs';
import { promised } from '../../scripts/promised.mjs';
import { startProduct } from './server.mjs';

const paths = ['/', '/engineering', '/tools', '/restriction-orifice'];

async function freePort() {
  const probe = createServer().listen(0, '127.0.0.1');
  await once(probe, 'listening');
  const { port } = probe.address();
  probe.close();
  return port;
}

/** Bytes over the wire of the requests of one type. */
function kilobytes(requests, type) {
  const bytes = requests
    .filter(({ resourceType }) => resourceType === type)
    .reduce((sum, { transferSize }) => sum + transferSize, 0);
  return `${(bytes / 1024).toFixed(1)} kB`;
}

const { origin, stop } = await startProduct();
const port = await freePort();
const browser = await launcher.launch({
  executablePath: await chromium(),
  args: ['--no-sandbox', `--remote-debugging-port=${port}`],
});
try {
  for (const path of paths) {
    const { lhr } = await lighthouse(`${origin}${path}`, { port, logLevel: 'silent', output: 'json' });
    const score = id => Math.round((lhr.categories[id]?.score ?? 0) * 100);
    const value = id => lhr.audits[id]?.displayValue ?? '';
    const requests = lhr.audits['network-requests']?.details?.items ?? [];
    console.log(
      `  ${path.padEnd(22)} performance ${score('performance')}, accessibility ${score('accessibility')}, best practices ${score('best-practices')}, SEO ${score('seo')}; ` +
        `LCP ${value('largest-contentful-paint')}, CLS ${value('cumulative-layout-shift')}, TBT ${value('total-blocking-time')}; ` +
        `script ${kilobytes(requests, 'Script')}, fonts ${kilobytes(requests, 'Font')}`,
    );
    promised({
      name: `Lighthouse performance, ${path}`,
      target: 98,
      unit: 'of 100',
      result: score('performance'),
      better: 'higher',
    });
    for (const id of ['accessibility', 'best-practices', 'seo']) {
      const failing = (lhr.categories[id]?.auditRefs ?? []).filter(
        ({ id: audit, weight }) => weight > 0 && (lhr.audits[audit]?.score ?? 1) < 1,
      );
      for (const { id: audit } of failing) console.log(`    ${id}: ${lhr.audits[audit]?.title}`);
    }
  }
} finally {
  await browser.close();
  await stop();
}
