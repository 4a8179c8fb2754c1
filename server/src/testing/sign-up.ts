import { randomUUID } from 'node:crypto';
import { setTimeout as wait } from 'node:timers/promises';
import { Browser } from './browser.ts';
import { testPassword } from './test-client.ts';

/** Creates a verified account on the server at an origin, signed in in a new browser. */
export async function signUpAndIn(origin: string, name = 'bench'): Promise<{ browser: Browser; email: string }> {
  const email = `${name}-${randomUUID()}@example.com`;
  const browser = new Browser(origin);
  const signUp = await browser.post('/api/auth/sign-up/email', { email, password: testPassword });
  if (signUp.status !== 200) throw new Error(`Sign-up answered ${signUp.status}: ${signUp.text}`);
  await browser.get(await verificationLink(browser, email));
  await browser.post('/api/auth/sign-in/email', { email, password: testPassword });
  return { browser, email };
}

async function verificationLink(browser: Browser, email: string): Promise<string> {
  for (let attempt = 0; attempt < 50; attempt += 1) {
    const { text } = await browser.get('/sandbox/mail', { headers: { accept: 'application/json' } });
    const link = text.includes(email)
      ? /http:\/\/[^\s"\\]+(\/api\/auth\/verify-email[^\s"\\]+)/.exec(text)?.[1]
      : undefined;
    if (link !== undefined) return link;
    await wait(50);
  }
  throw new Error('The verification mail did not arrive');
}
