import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createAuth } from '../accounts/auth/auth.ts';
import { productionAuthParts } from '../testing/production-auth.ts';
import { startTestServer, testPassword, type TestServer } from '../testing/index.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.stop());

describe('protected fields', () => {
  test.each([
    { role: 'admin' },
    { emailVerified: true },
    { twoFactorEnabled: true },
    { id: 'chosen' },
    { createdAt: '1970-01-01' },
  ])('are not taken from a sign-up: %o', async smuggled => {
    const email = server.newAddress();
    const browser = server.browser();
    await browser.post('/api/auth/sign-up/email', { email, password: testPassword, ...smuggled });
    expect(
      (await browser.post('/api/auth/sign-in/email', { email, password: testPassword })).status,
    ).toBeGreaterThanOrEqual(400);
    const again = await browser.post('/api/auth/sign-up/email', { email, password: testPassword });
    expect(again.status).toBe(200);
    await browser.get(server.linkIn(await server.mailTo(email, /verify/i)));
    await browser.post('/api/auth/sign-in/email', { email, password: testPassword });
    expect((await browser.get('/api/session')).json).toMatchObject({
      role: 'user',
      user: { role: 'user', twoFactorEnabled: false },
    });
  });

  test.each<Record<string, unknown>>([{ role: 'admin' }, { emailVerified: false }, { email: 'other@example.com' }])(
    'are not taken from a profile: %o',
    async smuggled => {
      const { browser, email } = await server.signedIn();
      await browser.post('/api/auth/update-user', { firstName: 'A', ...smuggled });
      expect((await browser.get('/api/session')).json).toMatchObject({
        role: 'user',
        user: { email, emailVerified: true, role: 'user' },
      });
    },
  );

  test.each(['/sign-in/email-otp', '/sign-in/magic-link'])('are not taken from %s', async path => {
    const email = server.newAddress();
    const browser = server.browser();
    if (path === '/sign-in/magic-link') {
      await browser.post(`/api/auth${path}`, { email, role: 'admin', metadata: { role: 'admin' } });
      await browser.get(server.linkIn(await server.mailTo(email)));
    } else {
      await browser.post('/api/auth/email-otp/send-verification-otp', { email, type: 'sign-in' });
      const otp = /\b\d{6}\b/.exec((await server.mailTo(email)).text)?.[0];
      await browser.post(`/api/auth${path}`, { email, otp, role: 'admin' });
    }
    expect((await browser.get('/api/session')).json?.['role']).not.toBe('admin');
  });
});

describe('unused endpoints', () => {
  test.each([
    ['GET', '/list-sessions'],
    ['POST', '/verify-password'],
    ['POST', '/email-otp/change-email'],
    ['POST', '/get-access-token'],
    ['POST', '/email-otp/reset-password'],
    ['POST', '/email-otp/reset-password/'],
    ['POST', '/phone-number/reset-password'],
    ['POST', '/update-session'],
  ])('are disabled: %s %s', async (method, path) => {
    const { browser } = await server.signedIn();
    expect((await browser.send(method, `/api/auth${path}`, method === 'GET' ? undefined : {})).status).toBe(404);
  });

  test('include the phone endpoints in production without an SMS gateway', async () => {
    const { parts, close } = await productionAuthParts();
    const { handler } = createAuth(parts);
    const statusOf = async (path: string): Promise<number> => {
      const headers = { 'content-type': 'application/json', origin: 'https://isentrope.example' };
      const body = JSON.stringify({ phoneNumber: '+4712345678', code: '123456' });
      const address = `https://isentrope.example/api/auth${path}`;
      return (await handler(new Request(address, { method: 'POST', headers, body }))).status;
    };
    const paths = ['/phone-number/send-otp', '/phone-number/verify', '/two-factor/send-otp', '/two-factor/verify-otp'];
    expect(await Promise.all(paths.map(statusOf))).toEqual([404, 404, 404, 404]);
    expect(await statusOf('/two-factor/verify-totp')).toBe(401);
    await close();
  });
});

describe('request bodies', () => {
  test('that are too large are refused, with or without Content-Length', async () => {
    const large = JSON.stringify({ email: 'a@example.com', password: 'x'.repeat(40_000) });
    expect((await server.browser().post('/api/auth/sign-in/email', undefined, { raw: large })).json).toMatchObject({
      message: 'The request is too large.',
    });
    const chunked = await server.browser().post('/api/auth/sign-in/email', undefined, { raw: large, chunked: true });
    expect(chunked.status).toBe(413);
  });

  test.each([
    ['{"email":', 'The request is not valid JSON.'],
    ['{"email": undefined}', 'The request is not valid JSON.'],
    ['[]', 'The request must be a JSON object.'],
    ['null', 'The request must be a JSON object.'],
    ['"text"', 'The request must be a JSON object.'],
    ['['.repeat(15_000), 'The request is not valid JSON.'],
  ])('of malformed JSON get an error message', async (raw, message) => {
    for (const path of ['/api/auth/sign-in/email', '/api/auth/update-user']) {
      const answer = await server.browser().post(path, undefined, { raw });
      expect([answer.status, answer.json?.['message']]).toEqual([400, message]);
    }
  });

  test.each<Record<string, unknown>>([
    { email: { $ne: null }, password: testPassword },
    { email: ['a@example.com'], password: testPassword },
    { email: 'a@example.com', password: 12345678 },
    { email: 'a@example.com', password: { length: 9 } },
    { email: `${'a'.repeat(300)}@example.com`, password: testPassword },
    { email: 'a\'; drop table "user"; --@example.com', password: testPassword },
    { email: 'a@example.com\r\nBcc: b@example.com', password: testPassword },
    { email: 'a@example.com', password: testPassword, __proto__: { role: 'admin' }, constructor: { prototype: {} } },
  ])('of the wrong shape are refused, never an internal error: %o', async body => {
    for (const path of [
      '/sign-up/email',
      '/sign-in/email',
      '/request-password-reset',
      '/email-otp/send-verification-otp',
      '/sign-in/magic-link',
    ]) {
      expect((await server.browser().post(`/api/auth${path}`, body)).status).toBeLessThan(500);
    }
  });
});

describe('markup', () => {
  const markup = `<script>alert(1)</script><img src=x onerror=alert(1)>"'&`;

  test('in profile fields is escaped wherever it is shown', async () => {
    const { browser } = await server.signedIn();
    const fields = { company: markup, firstName: markup, lastName: markup, name: markup };
    expect((await browser.post('/api/auth/update-user', fields)).status).toBe(200);
    const session = await browser.get('/api/session');
    expect(session.json?.['user']).toMatchObject({ company: markup, firstName: markup, lastName: markup });
    for (const answer of [session, await browser.get('/api/account/export')]) {
      expect(answer.headers['content-type']).toMatch(/^application\/json/);
      expect(answer.headers['x-content-type-options']).toBe('nosniff');
    }
    expect((await browser.post('/api/auth/update-user', { image: 'javascript:alert(1)' })).status).toBe(400);
  });

  test('in an e-mail address or a user agent is escaped in pages and mails', async () => {
    const { renderMail } = await import('../mail/index.ts');
    const { readCompany } = await import('../company.ts');
    const mail = renderMail(
      {
        subject: markup,
        paragraphs: [markup, markup],
        code: markup,
        action: { label: markup, url: `https://x/${markup}` },
      },
      'a@example.com',
      readCompany(),
    );
    expect(mail.html).not.toMatch(/<script|<img/);

    const email = `"<svg/onload=alert(1)>"@example.com`;
    await server.browser().post('/api/auth/sign-in/magic-link', { email });
    const page = await server.browser().get('/sandbox/mail', { headers: { accept: 'text/html' } });
    expect(contentOf(page.text)).not.toMatch(/<svg|<script/);
    expect(page.headers['content-security-policy']).toContain("script-src 'self'");
  });

  test('in an address of the fake provider stays in its attribute', async () => {
    const page = await server
      .browser()
      .get(`/sandbox/google?state=${encodeURIComponent('"><script>alert(1)</script>')}`);
    expect(contentOf(page.text)).toContain('alert(1)');
    expect(contentOf(page.text)).not.toContain('<script>');
  });
});

/** The content of a page, inside the site's frame. */
function contentOf(html: string): string {
  return /<main[^]*<\/main>/.exec(html)?.[0] ?? '';
}
