import type { Page } from '@playwright/test';
import { expectAccessible } from '../access.ts';
import { startFakeService, startServer, type RunningServer } from './own-server.ts';
import { totpCode } from './authenticator.ts';
import { enrol, section } from './enrol.ts';
import {
  codeFromMail,
  expect,
  fillSignIn,
  linkFromMail,
  loseSession,
  waitForMail,
  newEmail,
  newPhoneNumber,
  openOtherDevice,
  openNewAccount,
  password,
  test,
} from './users.ts';

const setUp = 'The phone is set up. You’ll be asked for a code from your next sign-in.';
const done = (page: Page) => section(page).getByRole('status');
const verify = (page: Page) => page.getByRole('button', { name: 'Verify' });

/** The code in the latest of `count` text messages to a number, read from local mode. */
async function waitForText(page: Page, number: string, count: number): Promise<string> {
  const viewer = await page.context().newPage();
  const messages = viewer.getByRole('article').filter({ hasText: `To ${number}` });
  await expect
    .poll(async () => {
      await viewer.goto('/sandbox/mail');
      return messages.count();
    })
    .toBe(count);
  await expect(messages.first().getByRole('heading')).toHaveText('Text message');
  const code = codeFromMail({ text: (await messages.first().locator('.letter').textContent()) ?? '' });
  await viewer.close();
  return code;
}

async function sendCode(page: Page, number: string): Promise<void> {
  await section(page).getByLabel('Phone number').fill(number);
  await section(page).getByRole('button', { name: 'Send Code' }).click();
  await expect(section(page).getByText('A code has been sent to')).toBeVisible();
}

async function enterCode(page: Page, code: string, button: 'Turn On' | 'Add Phone' = 'Turn On'): Promise<void> {
  await section(page).getByLabel('Code', { exact: true }).fill(code);
  await section(page).getByLabel('Your password').fill(password);
  await section(page).getByRole('button', { name: button }).click();
}

/** Creates and signs in an account with a phone as second factor. */
async function phoneOwner(page: Page): Promise<{ email: string; number: string; backupCodes: string[] }> {
  const email = await openNewAccount(page);
  const number = newPhoneNumber();
  await section(page).getByRole('button', { name: 'Set Up a Phone' }).click();
  await sendCode(page, number);
  await enterCode(page, await waitForText(page, number, 1));
  await expect(done(page)).toHaveText(setUp);
  const codes = section(page).getByRole('list', { name: 'Backup codes' }).getByRole('listitem');
  return { email, number, backupCodes: await codes.allTextContents() };
}

async function signInAgain(page: Page, email: string): Promise<void> {
  await loseSession(page);
  await page.goto('/signin');
  await fillSignIn(page, email);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Two-step verification');
}

test('a phone is added with a code, requested at the next sign-in, and turned off again', async ({ page }) => {
  const email = await openNewAccount(page);
  const number = newPhoneNumber();
  await section(page).getByRole('button', { name: 'Set Up a Phone' }).click();
  await section(page).getByLabel('Phone number').fill('12345');
  await section(page).getByRole('button', { name: 'Send Code' }).click();
  await expect(section(page).getByRole('alert')).toHaveText(
    'Enter the number with its country code, for example +44 1224 000000',
  );
  await expectAccessible(page);
  await sendCode(page, number);
  await expect(section(page).getByRole('link', { name: 'local mail' })).toHaveAttribute('href', '/sandbox/mail');
  const code = await waitForText(page, number, 1);
  await enterCode(page, code === '123456' ? '654321' : '123456');
  await expect(section(page).getByRole('alert')).toHaveText('This code is not the one we sent.');
  await expect(section(page).getByText('Off', { exact: true })).toBeVisible();
  await enterCode(page, code);
  await expect(done(page)).toHaveText(setUp);
  await expect(section(page).getByText('On', { exact: true })).toBeVisible();
  await expect(section(page).getByRole('list', { name: 'Backup codes' }).getByRole('listitem')).toHaveCount(10);
  await expect(section(page).getByText(number)).toBeVisible();
  await expectAccessible(page);
  await waitForMail(page.request, email, /^Two-step verification switched on/);

  await signInAgain(page, email);
  await page.getByRole('button', { name: 'Send a Code to My Phone' }).click();
  await expect(page.getByText('Enter the six digits that have been sent to your phone')).toBeVisible();
  const second = await waitForText(page, number, 2);
  await page.getByLabel('Code', { exact: true }).fill(second === '123456' ? '654321' : '123456');
  await verify(page).click();
  await expect(page.getByRole('alert')).toHaveText('Invalid code');
  await page.getByLabel('Code', { exact: true }).fill(second);
  await verify(page).click();
  await expect(page).toHaveURL('/account');

  await section(page).getByRole('button', { name: 'Turn Off' }).click();
  await expect(section(page).getByText('This removes the phone number and the backup codes.')).toBeVisible();
  await section(page).getByLabel('Your password').fill('Wrong-Trap-1');
  await section(page).getByRole('button', { name: 'Turn Off Two-Step Verification' }).click();
  await expect(section(page).getByRole('alert')).toHaveText('The password is not correct.');
  await section(page).getByLabel('Your password').fill(password);
  await section(page).getByRole('button', { name: 'Turn Off Two-Step Verification' }).click();
  await expect(done(page)).toHaveText('Two-step verification is off.');
  await expect(section(page).getByText(number)).toHaveCount(0);
  await waitForMail(page.request, email, /^Two-step verification switched off/);
  await loseSession(page);
  await page.goto('/signin');
  await fillSignIn(page, email);
  await expect(page).toHaveURL('/account');
});

test('a backup code replaces the phone', async ({ page }) => {
  const { email, backupCodes } = await phoneOwner(page);
  await signInAgain(page, email);
  await page.getByRole('button', { name: 'Use a backup code' }).click();
  await page.getByLabel('Backup code').fill(backupCodes[0] ?? '');
  await verify(page).click();
  await expect(page).toHaveURL('/account');
});

test('a phone beside an app is an additional method and can be removed alone', async ({ page }) => {
  const { email, key } = await enrol(page);
  const number = newPhoneNumber();
  await section(page).getByRole('button', { name: 'Add a Phone' }).click();
  await sendCode(page, number);
  await enterCode(page, await waitForText(page, number, 1), 'Add Phone');
  await expect(done(page)).toHaveText(setUp);
  await expect(section(page).getByRole('listitem').filter({ hasText: number })).toBeVisible();

  await signInAgain(page, email);
  await expect(page.getByText('Enter the six digits that your authenticator app shows')).toBeVisible();
  await page.getByRole('button', { name: 'Send a Code to My Phone' }).click();
  await expect(page.getByText('Enter the six digits that have been sent to your phone')).toBeVisible();
  await page.getByLabel('Code', { exact: true }).fill(await waitForText(page, number, 2));
  await verify(page).click();
  await expect(page).toHaveURL('/account');

  await section(page).getByRole('button', { name: 'Remove', exact: true }).click();
  await section(page).getByLabel('Your password').fill(password);
  await section(page).getByRole('button', { name: 'Remove Phone' }).click();
  await expect(done(page)).toHaveText('The phone has been removed.');
  await waitForMail(page.request, email, /^Two-step verification of your .* account changed/);
  await signInAgain(page, email);
  await expect(page.getByRole('button', { name: 'Send a Code to My Phone' })).toHaveCount(0);
  await page.getByLabel('Code', { exact: true }).fill(totpCode(key, 1));
  await verify(page).click();
  await expect(page).toHaveURL('/account');
});

test('a changed second factor offers to sign out other devices', async ({ page, browser }) => {
  const email = await openNewAccount(page);
  const other = await openOtherDevice(browser, email);
  await other.goto('/account');
  await page.reload();
  const number = newPhoneNumber();
  await section(page).getByRole('button', { name: 'Set Up a Phone' }).click();
  await sendCode(page, number);
  await enterCode(page, await waitForText(page, number, 1));
  await expect(section(page).getByText('Your other devices are still signed in.')).toBeVisible();
  await section(page).getByRole('button', { name: 'Sign Out Other Devices' }).click();
  await expect(section(page).getByText('Your other devices are still signed in.')).toHaveCount(0);
  await other.reload();
  await expect(other).toHaveURL(/\/signin/);
  await other.context().close();
});

test('a mailed sign-in link also requires the code sent to the phone', async ({ page }) => {
  const { email, number } = await phoneOwner(page);
  await loseSession(page);
  await page.goto('/signin?next=/tools');
  await page.getByRole('button', { name: 'Use a code or link by email' }).click();
  await page.getByLabel('Email').fill(email);
  await page.getByRole('button', { name: 'Send Link Instead' }).click();
  await page.goto(linkFromMail(await waitForMail(page.request, email, /^Your sign-in link/)));
  await page.getByRole('button', { name: 'Send a Code to My Phone' }).click();
  await expect(page.getByText('Enter the six digits that have been sent to your phone')).toBeVisible();
  await page.getByLabel('Code', { exact: true }).fill(await waitForText(page, number, 2));
  await verify(page).click();
  await expect(page).toHaveURL('/tools');
});

test.describe('with a text message gateway', () => {
  /** The sent text messages. */
  const texts: string[] = [];
  let gateway: RunningServer;
  let server: RunningServer;
  test.beforeAll(async () => {
    gateway = await startFakeService(body => {
      texts.push(body);
      return {};
    });
    server = await startServer({ SMS_GATEWAY_URL: gateway.origin });
  });
  test.afterAll(async () => {
    await server.stop();
    await gateway.stop();
  });

  test('codes are sent through the gateway, and the page does not refer to the local mailbox', async ({
    playwright,
    browser,
  }) => {
    const context = await browser.newContext({ baseURL: server.origin });
    const request = await playwright.request.newContext({
      baseURL: server.origin,
      extraHTTPHeaders: { origin: server.origin },
    });
    const email = newEmail();
    const post = async (path: string, data: object) => {
      const response = await request.post(`/api/auth${path}`, { data });
      expect([path, response.status()]).toEqual([path, 200]);
    };
    const lastCode = async (count: number): Promise<string> => {
      await expect.poll(() => texts.length).toBe(count);
      return codeFromMail({ text: texts.at(-1) ?? '' });
    };
    const phoneNumber = newPhoneNumber();
    await post('/sign-up/email', { email, password });
    await request.get(linkFromMail(await waitForMail(request, email, /^Verify/)));
    await post('/phone-number/send-otp', { phoneNumber });
    await post('/phone-number/verify', { phoneNumber, code: await lastCode(1), updatePhoneNumber: true, password });
    await post('/two-factor/enable', { password, method: 'otp' });

    const page = await context.newPage();
    await page.goto('/signin');
    await fillSignIn(page, email);
    await page.getByRole('button', { name: 'Send a Code to My Phone' }).click();
    await page.getByLabel('Code', { exact: true }).fill(await lastCode(2));
    await page.getByRole('button', { name: 'Verify' }).click();
    await expect(page).toHaveURL(/\/account$/);
    await expect(page.locator('.account-address')).toHaveText(email);
    await context.close();
    await request.dispose();
  });
});

test('no phone is offered if no text can be sent', async ({ page }) => {
  await page.route('**/api/session', async route => {
    const session = await (await route.fetch()).json();
    await route.fulfill({ json: { ...session, signIn: { ...session.signIn, phone: false } } });
  });
  await openNewAccount(page);
  await expect(section(page).getByRole('button', { name: 'Set Up an Authenticator App' })).toBeVisible();
  await expect(section(page).getByRole('button', { name: 'Set Up a Phone' })).toHaveCount(0);
  await expect(section(page).getByText('text message')).toHaveCount(0);
});
