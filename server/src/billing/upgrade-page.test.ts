import { createHash } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { Buyer, startTestServer, type Answer, type TestServer } from '../testing/index.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.stop());

/** The source of styles that a page's own style element wants of its content policy. */
function ownStyle({ text }: Answer): string {
  const style = /<style>([\s\S]*?)<\/style>/.exec(text)?.[1] ?? '';
  return `style-src 'self' 'sha256-${createHash('sha256').update(style).digest('base64')}';`;
}

describe('the page that replaces a trial', () => {
  test('is kept by nobody, and shown in the style it brings', async () => {
    const buyer = new Buyer(await server.signedIn());
    await buyer.buy('trial');
    const page = await buyer.browser.get(await buyer.checkoutPath('monthly'));
    expect([page.status, page.headers['cache-control']]).toEqual([200, 'no-store']);
    expect(page.headers['content-security-policy']).toContain(ownStyle(page));
    expect(page.text).toContain('Sandbox: no money moves.');
    expect(page.headers['content-security-policy']).toContain("script-src 'self';");
  });

  test('says in the same style that there is nothing to replace', async () => {
    const { browser } = await server.signedIn();
    const page = await browser.get('/billing/upgrade?price_id=price_of_something_else');
    expect([page.status, page.headers['cache-control']]).toEqual([409, 'no-store']);
    expect(page.text).toContain('Your plan was not changed');
    expect(page.headers['content-security-policy']).toContain(ownStyle(page));
  });
});
