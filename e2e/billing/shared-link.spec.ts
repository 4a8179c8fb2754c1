import type { Browser, Page } from '@playwright/test';
import {
  expect,
  fillSignIn,
  linkFromMail,
  waitForMail,
  newEmail,
  openNewAccount,
  password,
  signInDirectly,
  test,
} from '../accounts/users.ts';
import { retryOptions } from '../open.ts';
import { BenchPage, craneWater } from '../workbench/bench-page.ts';
import { buyPlan, createSubscriber, waitForPlan } from './sandbox.ts';

const tool = 'restriction-orifice-pro';
const name = 'Restriction Orifice Sizing Pro';
const required = `${name} needs a subscription.`;
/** The bore of the shared case. */
const bore = '50.00';

/** A subscriber's shared link with a case. */
async function sharedLink(browser: Browser): Promise<string> {
  const context = await browser.newContext({ permissions: ['clipboard-read', 'clipboard-write'] });
  const page = await context.newPage();
  await createSubscriber(page, 'monthly');
  const bench = new BenchPage(page);
  await bench.open(tool);
  await bench.fill('Case 1', craneWater);
  await bench.pressInMoreMenu('Copy link');
  await expect(bench.status()).toContainText('Link copied.');
  const link = await page.evaluate(() => navigator.clipboard.readText());
  await context.close();
  expect(link).toContain(`/${tool}#cases=`);
  return link;
}

/** Opens the tool from the success page in one click, and calculates the stored case. */
async function calculatesTheCase(page: Page): Promise<void> {
  await page.getByRole('main').getByRole('link', { name }).click();
  const bench = new BenchPage(page);
  await expect(bench.field('Case 1', 'Flow rate')).toHaveValue(craneWater['Flow rate']);
  await expect(page).toHaveURL(`/${tool}`);
  await bench.calculate();
  await expect(bench.result('Case 1', 'Orifice')).toHaveText(bore);
}

test('a new user with a link verifies on a phone, signs in in a new tab, buys, and calculates its case', async ({
  page,
  browser,
  context,
}) => {
  const link = await sharedLink(browser);
  const email = newEmail();
  await page.goto(link);
  await page.getByRole('button', { name: 'Create account' }).click();
  await page.getByLabel('Email').fill(email);
  await page.getByLabel('Password', { exact: true }).fill(password);
  await page.getByLabel('Confirm password').fill(password);
  await page.getByLabel('I agree').check();
  await page.getByRole('button', { name: 'Create Account' }).click();
  await expect(page.getByRole('status')).toHaveText('Please check your email to verify your account');

  const phone = await browser.newContext({ viewport: { width: 360, height: 740 } });
  const verified = await phone.newPage();
  await verified.goto(linkFromMail(await waitForMail(page.request, email, /^Verify/)));
  await expect(verified.getByRole('status')).toHaveText('Your email address is verified. You can sign in now.');
  await phone.close();
  await page.close();

  const tab = await context.newPage();
  await tab.goto('/signin');
  await fillSignIn(tab, email);
  await expect(tab).toHaveURL('/account');
  await expect(tab.getByText(`${name} needs a subscription`)).toContainText(
    `${name} needs a subscription. It will open with the cases from your link once you choose a plan.`,
  );
  await buyPlan(tab, 'Trial');
  await calculatesTheCase(tab);

  await tab.goto('/account');
  await expect(tab.getByText('needs a subscription')).toHaveCount(0);
  await tab.getByRole('button', { name: 'Upgrade to Monthly' }).click();
  await tab.getByRole('button', { name: /^Pay / }).click();
  await waitForPlan(tab, 'Pro Monthly');
  const bench = new BenchPage(tab);
  await bench.open(tool);
  await expect(bench.field('Case 1', 'Flow rate')).toHaveValue(craneWater['Flow rate']);
  await bench.calculate();
  await expect(bench.result('Case 1', 'Orifice')).toHaveText(bore);
});

test("a link's case is kept through Google sign-in", async ({ page, browser }) => {
  await page.goto(await sharedLink(browser));
  await page.getByRole('button', { name: 'Continue with Google' }).click();
  await page.getByLabel('Email address').fill(newEmail());
  await page.getByRole('button', { name: 'Continue' }).click();
  await expect(page.getByRole('status').filter({ hasText: required })).toBeVisible();
  await expect(page.getByRole('alert')).toHaveCount(0);
  await buyPlan(page, 'Monthly');
  await calculatesTheCase(page);
});

test('after Google sign-in in another tab without a return page, the case is offered', async ({
  page,
  browser,
  context,
}) => {
  await page.goto(await sharedLink(browser));
  await expect(page.getByRole('button', { name: 'Continue with Google' })).toBeVisible();
  await page.close();
  const tab = await context.newPage();
  await tab.goto('/signin');
  await tab.getByRole('button', { name: 'Continue with Google' }).click();
  await tab.getByLabel('Email address').fill(newEmail());
  await tab.getByRole('button', { name: 'Continue' }).click();
  await expect(tab.getByText(`${name} needs a subscription`)).toBeVisible();
  await buyPlan(tab, 'Monthly');
  await calculatesTheCase(tab);
});

test('a free account is told why it is redirected, and after a purchase in another tab the case is available', async ({
  page,
  browser,
  context,
}) => {
  const link = await sharedLink(browser);
  await openNewAccount(page);
  await page.goto(link);
  await expect(page.getByRole('status').filter({ hasText: required })).toBeVisible();
  await expect(page.getByRole('alert')).toHaveCount(0);
  await expect(page).toHaveURL('/account');
  await expect(page.getByText('with the cases from your link')).toBeVisible();

  const tab = await context.newPage();
  await buyPlan(tab, 'Monthly');
  await page.reload();
  await expect(page.getByText(`You now have access to ${name}.`)).toBeVisible();
  await page.getByRole('link', { name: 'Open it' }).click();
  await expect(new BenchPage(page).field('Case 1', 'Flow rate')).toHaveValue(craneWater['Flow rate']);
  await expect
    .poll(async () => (await (await page.request.get('/api/session', retryOptions)).json()).user.wantedPage)
    .toBeNull();
});

test('the case stays in the browser, while the account stores the tool on all devices', async ({
  page,
  browser,
  context,
}) => {
  const link = await sharedLink(browser);
  const email = await openNewAccount(page);
  await page.goto(link);
  await expect(page.getByText('with the cases from your link')).toBeVisible();

  const elsewhere = await (await browser.newContext()).newPage();
  await signInDirectly(elsewhere, email);
  await buyPlan(elsewhere, 'Monthly');
  await elsewhere.getByRole('main').getByRole('link', { name }).click();
  await expect(new BenchPage(elsewhere).field('Case 1', 'Flow rate')).toHaveValue('');
  await elsewhere.context().close();

  await page.close();
  const later = await context.newPage();
  const bench = new BenchPage(later);
  await bench.open(tool);
  await expect(bench.field('Case 1', 'Flow rate')).toHaveValue(craneWater['Flow rate']);
});
