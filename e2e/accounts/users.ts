import { randomInt, randomUUID } from 'node:crypto';
import { expect, test as base, type APIRequestContext, type Browser, type Page } from '@playwright/test';
import { retryOptions } from '../open.ts';

export { expect };

export const password = 'Steam-Trap-1';

interface Mail {
  readonly to: string;
  readonly subject: string;
  readonly text: string;
}

/** A client network address used by no other test. */
function networkAddress(): string {
  return `10.${randomInt(256)}.${randomInt(256)}.${randomInt(1, 255)}`;
}

/** An unused email address. */
export function newEmail(): string {
  return `person-${randomUUID().slice(0, 13)}@example.com`;
}

/** An unused phone number. */
export function newPhoneNumber(): string {
  return `+4479${String(randomInt(1e8)).padStart(8, '0')}`;
}

/** Every test has a new account and client address, so that rate limits do not interact. */
export const test = base.extend({
  // oxlint-disable-next-line no-empty-pattern -- Playwright reads the names of a fixture's needs from here
  extraHTTPHeaders: async ({}, use) => use({ 'x-forwarded-for': networkAddress() }),
});

/** Waits for the newest email to an address with a matching subject. */
export async function waitForMail(request: APIRequestContext, address: string, subject: RegExp): Promise<Mail> {
  let result: Mail | undefined;
  await expect
    .poll(
      async () => {
        const response = await request.get('/sandbox/mail', {
          ...retryOptions,
          headers: { accept: 'application/json' },
        });
        const mails: Mail[] = await response.json();
        result = mails.find(mail => mail.to === address && subject.test(mail.subject));
        return result?.subject;
      },
      { message: `a mail to ${address} about ${subject}`, intervals: [50, 100, 200] },
    )
    .toBeDefined();
  if (!result) throw new Error('No such email');
  return result;
}

export function linkFromMail(mail: Mail): string {
  return /https?:\/\/\S+/.exec(mail.text)?.[0] ?? '';
}

export function codeFromMail(mail: Pick<Mail, 'text'>): string {
  return /\b\d{6}\b/.exec(mail.text)?.[0] ?? '';
}

/** Creates an account with a verified address; the browser stays signed out. */
export async function registerAccount(request: APIRequestContext): Promise<string> {
  const email = newEmail();
  // Requested outside the browser, which the link would sign in.
  const { origin } = new URL((await request.get('/healthz')).url());
  const signUp = await fetch(new URL('/api/auth/sign-up/email', origin), {
    method: 'POST',
    headers: { origin, 'content-type': 'application/json', 'x-forwarded-for': networkAddress() },
    body: JSON.stringify({ email, password }),
  });
  expect(signUp.ok).toBe(true);
  await request.get(linkFromMail(await waitForMail(request, email, /^Verify/)));
  return email;
}

/** Signs the page's browser in through the API. */
export async function signInDirectly(page: Page, email: string): Promise<void> {
  const response = await page.request.post('/api/auth/sign-in/email', { data: { email, password } });
  expect(response.ok()).toBe(true);
}

/** Creates an account and opens its account page. */
export async function openNewAccount(page: Page): Promise<string> {
  const email = await registerAccount(page.request);
  await signInDirectly(page, email);
  await page.goto('/account');
  await expect(page.getByRole('heading', { name: 'Sessions' })).toBeVisible();
  return email;
}

/** Signs in through the displayed form. */
export async function fillSignIn(page: Page, email: string, secret = password): Promise<void> {
  await page.getByLabel('Email').fill(email);
  await page.getByLabel('Password', { exact: true }).fill(secret);
  await page.getByRole('button', { name: 'Sign In', exact: true }).click();
}

/** Opens a second device of the same account. */
export async function openOtherDevice(browser: Browser, email: string): Promise<Page> {
  const context = await browser.newContext({ extraHTTPHeaders: { 'x-forwarded-for': networkAddress() } });
  const page = await context.newPage();
  await signInDirectly(page, email);
  return page;
}

/**
 * Ends the session as if it had expired. Runs on a blank page, since the account page would redirect to sign-in when it
 * notices.
 */
export async function loseSession(page: Page, only: { readonly name?: RegExp } = {}): Promise<void> {
  await page.goto('about:blank');
  await page.context().clearCookies(only);
}
