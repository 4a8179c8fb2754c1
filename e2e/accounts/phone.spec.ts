import { asked, ownServer, type Running } from './own-server.ts';
import { expect, fillSignIn, linkIn, mailTo, newAddress, password, test } from './people.ts';

/** The text messages that went out. */
const texts: string[] = [];
let gateway: Running;
let server: Running;
test.beforeAll(async () => {
  gateway = await asked(body => {
    texts.push(body);
    return {};
  });
  server = await ownServer({ SMS_GATEWAY_URL: gateway.origin });
});
test.afterAll(async () => {
  await server.stop();
  await gateway.stop();
});

const lastCode = async (count: number): Promise<string> => {
  await expect.poll(() => texts.length).toBe(count);
  return /\b\d{6}\b/.exec(texts.at(-1) ?? '')?.[0] ?? '';
};

test('a sign-in is completed by a code sent to the phone', async ({ playwright, browser }) => {
  const context = await browser.newContext({ baseURL: server.origin });
  const request = await playwright.request.newContext({
    baseURL: server.origin,
    extraHTTPHeaders: { origin: server.origin },
  });
  const email = newAddress();
  const post = async (path: string, data: object) => {
    const answer = await request.post(`/api/auth${path}`, { data });
    expect([path, answer.status()]).toEqual([path, 200]);
  };
  const phoneNumber = '+441224000000';
  await post('/sign-up/email', { email, password });
  await request.get(linkIn(await mailTo(request, email, /^Verify/)));
  await post('/sign-in/email', { email, password });
  await post('/phone-number/send-otp', { phoneNumber });
  await post('/phone-number/verify', { phoneNumber, code: await lastCode(1), updatePhoneNumber: true });
  await post('/two-factor/enable', { password, method: 'otp' });

  const page = await context.newPage();
  await page.goto('/signin');
  await fillSignIn(page, email);
  await page.getByRole('button', { name: 'Send a code to my phone' }).click();
  await expect(page.getByText('Enter the six digits that have been sent to your phone')).toBeVisible();
  await page.getByLabel('Code', { exact: true }).fill(await lastCode(2));
  await page.getByRole('button', { name: 'Verify' }).click();
  await expect(page).toHaveURL(/\/account$/);
  await expect(page.locator('.account-address')).toHaveText(email);
  await context.close();
  await request.dispose();
});

test('no code is offered by phone where none can be sent', async ({ page }) => {
  await page.goto('/signin?step=two-factor');
  await expect(page.getByRole('button', { name: 'Use a backup code' })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Send a code to my phone' })).toHaveCount(0);
});
