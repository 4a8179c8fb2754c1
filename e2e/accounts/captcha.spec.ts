import { startFakeService, startServer, type RunningServer } from './own-server.ts';
import { expect, fillSignIn, newEmail, password, test } from './users.ts';

/** Replaces the provider's script: a checkbox that gives a new response each time. */
const widget = `
  let count = 0;
  window.turnstile = {
    render(place, { sitekey, callback }) {
      const box = document.createElement('button');
      box.type = 'button';
      box.textContent = 'I am a person (' + sitekey + ')';
      box.onclick = () => { count += 1; callback('ticked-' + count); box.textContent = 'Ticked'; };
      place.append(box);
      return 'widget';
    },
    reset() { document.querySelector('.captcha button').textContent = 'Tick again'; },
  };`;

/** Fake provider: accepts each response once. */
let provider: RunningServer;
let server: RunningServer;
test.beforeAll(async () => {
  const used = new Set<string>();
  provider = await startFakeService(body => {
    const success = body.includes('ticked-') && !used.has(body);
    used.add(body);
    return { success };
  });
  server = await startServer({
    CAPTCHA_PROVIDER: 'turnstile',
    CAPTCHA_SITE_KEY: 'site-key',
    CAPTCHA_SECRET_KEY: 'secret-key',
    CAPTCHA_VERIFY_URL: provider.origin,
  });
});
test.afterAll(async () => {
  await server.stop();
  await provider.stop();
});

test('a form asks for a captcha, reports a missing one, and asks again after each use', async ({ page }) => {
  const violations: string[] = [];
  page.on('console', message => {
    if (/content security policy/i.test(message.text())) violations.push(message.text());
  });
  await page.route('https://challenges.cloudflare.com/**', route =>
    route.fulfill({ contentType: 'text/javascript', body: widget }),
  );
  await page.goto(`${server.origin}/signin`);
  await expect(page.getByRole('button', { name: 'I am a person (site-key)' })).toBeVisible();
  await fillSignIn(page, newEmail(), password);
  await expect(page.getByRole('alert')).toHaveText('Please complete the CAPTCHA, then try again.');

  await page.getByRole('button', { name: 'Tick again' }).click();
  await page.getByRole('button', { name: 'Sign In', exact: true }).click();
  await expect(page.getByRole('alert')).toHaveText('Invalid email or password');
  await expect(page.getByRole('button', { name: 'Tick again' })).toBeVisible();

  await page.getByRole('button', { name: 'Forgot your password?' }).click();
  await page.getByLabel('Email').fill(newEmail());
  await page.getByRole('button', { name: 'I am a person (site-key)' }).click();
  await page.getByRole('button', { name: 'Send Reset Instructions' }).click();
  await expect(page.getByRole('status')).toHaveText('Password reset instructions have been sent to your email');
  expect(violations).toEqual([]);
});

test('a form has no captcha if none is configured', async ({ page }) => {
  await page.goto('/signin');
  await expect(page.getByRole('button', { name: 'Sign In', exact: true })).toBeVisible();
  await expect(page.locator('.captcha')).toHaveCount(0);
});
