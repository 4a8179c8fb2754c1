import { createHash, randomUUID } from 'node:crypto';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { Buyer, startTestServer, type TestResponse, type TestServer } from '../../testing/index.ts';

/** A shortened version of the frame from the web build. */
const frame =
  '<!doctype html><title>%title% | Site</title><script>theme()</script><style>p { color: red }</style><header>The mark</header><main class="framed">%content%</main>';

let folder: string;
let server: TestServer;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'isentrope-frame-'));
  await writeFile(join(folder, 'frame.html'), frame);
  server = await startTestServer({ WEB_DIST: folder });
});
afterAll(async () => {
  await server.stop();
  await rm(folder, { recursive: true });
});

/** The sources that the page's own style and script need in its content policy. */
function ownSources({ text }: TestResponse): string[] {
  return ['style', 'script'].map(element => {
    const block = new RegExp(`<${element}>([\\s\\S]*?)</${element}>`).exec(text)?.[1] ?? '';
    return `${element}-src 'self' 'sha256-${createHash('sha256').update(block).digest('base64')}';`;
  });
}

describe('the page that upgrades a trial', () => {
  test('is not cached, and shown in the frame of the site', async () => {
    const buyer = new Buyer(await server.signedIn());
    await buyer.buy('trial');
    const page = await buyer.browser.get(await buyer.checkoutPath('monthly'));
    expect([page.status, page.headers['cache-control']]).toEqual([200, 'no-store']);
    for (const source of ownSources(page)) expect(page.headers['content-security-policy']).toContain(source);
    expect(page.headers['content-security-policy']).toContain("form-action 'self';");
    expect(page.text).toContain('<title>Change plan | Site</title>');
    expect(page.text).toContain('<header>The mark</header>');
    expect(page.text).toContain('Sandbox: no money moves.');
  });

  test('links back to the account, where nothing was cancelled', async () => {
    const buyer = new Buyer(await server.signedIn());
    await buyer.buy('trial');
    const page = await buyer.browser.get(await buyer.checkoutPath('monthly'));
    expect(/href="([^"]+)">Keep the trial/.exec(page.text)?.[1]).toBe(`${server.origin}/account`);
  });

  test('leads on when it is opened or confirmed again after the upgrade, but not for another plan', async () => {
    const buyer = new Buyer(await server.signedIn());
    await buyer.buy('trial');
    const [monthly, yearly] = [await buyer.checkoutPath('monthly'), await buyer.checkoutPath('yearly')];
    await buyer.confirmUpgrade(monthly);
    const again = (path: string) =>
      Promise.all([
        buyer.browser.get(path),
        buyer.browser.send('POST', path, undefined, { raw: `attempt=${randomUUID()}` }),
      ]);
    for (const { status, headers } of await again(monthly))
      expect([status, headers.location]).toEqual([303, `${server.origin}/success`]);
    for (const { status, text } of await again(yearly)) {
      expect(status).toBe(409);
      expect(text).toContain('Your plan was not changed');
    }
  });

  test('has a frame that is no page of its own', async () => {
    expect((await server.browser().get('/frame.html')).status).toBe(404);
  });

  test('reports in the same frame that there is nothing to upgrade', async () => {
    const { browser } = await server.signedIn();
    const page = await browser.get('/billing/upgrade?price_id=price_of_something_else');
    expect([page.status, page.headers['cache-control']]).toEqual([409, 'no-store']);
    expect(page.text).toContain('Your plan was not changed');
    expect(page.text).toContain('<header>The mark</header>');
  });
});
