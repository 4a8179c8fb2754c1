import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { expect, fillSignIn, newAddress, password, test } from './people.ts';

const root = join(import.meta.dirname, '..', '..');

/** Answers every check as the provider would for somebody who ticked the box once. */
function standIn(): Server {
  const used = new Set<string>();
  return createServer((request, response) => {
    let body = '';
    request.on('data', (chunk: Buffer) => {
      body += chunk.toString();
    });
    request.on('end', () => {
      const success = body.includes('ticked-') && !used.has(body);
      used.add(body);
      response.writeHead(200, { 'content-type': 'application/json' });
      response.end(JSON.stringify({ success }));
    });
  });
}

/** In place of the provider's script: a box to tick, which gives another answer each time. */
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

let provider: Server;
let server: ChildProcess;
let origin = '';
const dataDir = mkdtempSync(join(tmpdir(), 'isentrope-e2e-captcha-'));

test.beforeAll(async () => {
  provider = standIn();
  provider.listen(0, '127.0.0.1');
  await once(provider, 'listening');
  const address = provider.address();
  const port = typeof address === 'object' && address !== null ? address.port : 0;
  server = spawn(process.execPath, ['server/dist/main.js'], {
    cwd: root,
    stdio: ['ignore', 'pipe', 'inherit'],
    env: {
      PATH: process.env['PATH'],
      PORT: '0',
      DATA_DIR: dataDir,
      CAPTCHA_PROVIDER: 'turnstile',
      CAPTCHA_SITE_KEY: 'site-key',
      CAPTCHA_SECRET_KEY: 'secret-key',
      CAPTCHA_VERIFY_URL: `http://127.0.0.1:${port}/`,
    },
  });
  if (!server.stdout) throw new Error('The server says nothing.');
  const [line]: unknown[] = await once(createInterface({ input: server.stdout }), 'line');
  origin = String(line).replace('Isentrope is ready at ', '');
});
test.afterAll(async () => {
  const ended = once(server, 'exit');
  server.kill('SIGTERM');
  await ended;
  provider.close();
  rmSync(dataDir, { recursive: true, force: true });
});

test('a form asks for a captcha, says when it is missing, and again after each use', async ({ page }) => {
  const violations: string[] = [];
  page.on('console', message => {
    if (/content security policy/i.test(message.text())) violations.push(message.text());
  });
  await page.route('https://challenges.cloudflare.com/**', route =>
    route.fulfill({ contentType: 'text/javascript', body: widget }),
  );
  await page.goto(`${origin}/signin`);
  await expect(page.getByRole('button', { name: 'I am a person (site-key)' })).toBeVisible();
  await fillSignIn(page, newAddress(), password);
  await expect(page.getByRole('alert')).toHaveText('Please complete the check that you are a person, then try again.');

  await page.getByRole('button', { name: 'Tick again' }).click();
  await page.getByRole('button', { name: 'Sign In', exact: true }).click();
  await expect(page.getByRole('alert')).toHaveText('Invalid email or password');
  await expect(page.getByRole('button', { name: 'Tick again' })).toBeVisible();

  await page.getByRole('button', { name: 'Forgot your password?' }).click();
  await page.getByLabel('Email').fill(newAddress());
  await page.getByRole('button', { name: 'I am a person (site-key)' }).click();
  await page.getByRole('button', { name: 'Send Reset Instructions' }).click();
  await expect(page.getByRole('status')).toHaveText('Password reset instructions have been sent to your email');
  expect(violations).toEqual([]);
});

test('a form asks for none where none is configured', async ({ page }) => {
  await page.goto('/signin');
  await expect(page.getByRole('button', { name: 'Sign In', exact: true })).toBeVisible();
  await expect(page.locator('.captcha')).toHaveCount(0);
});
