import { expect, test, type Page, type Route } from '@playwright/test';
import { mockResponses, free, monthly, type MockResponses } from './mock-responses.ts';

/** The two requests that lead to the provider's pages, with their messages. */
const calls = [
  {
    name: 'checkout',
    answers: free,
    path: '**/api/billing/checkout',
    button: 'Subscribe Monthly',
    busy: 'Processing...',
    refused: 'Failed to create checkout session',
    nowhere: 'No checkout URL received',
    unanswered: 'Failed to initiate checkout. Please try again.',
  },
  {
    name: 'billing portal',
    answers: monthly,
    path: '**/api/billing/portal',
    button: 'Manage Billing',
    busy: 'Loading...',
    refused: 'Failed to create customer portal session',
    nowhere: 'No portal URL received',
    unanswered: 'Failed to open billing portal. Please try again.',
  },
] as const;

async function openAccount(page: Page, responses: MockResponses): Promise<void> {
  await mockResponses(page, () => responses);
  await page.goto('/account');
  await expect(page.getByRole('heading', { name: 'Profile Information' })).toBeVisible();
}

for (const call of calls) {
  const failures: readonly (readonly [string, (route: Route) => Promise<void>, string])[] = [
    [
      'the server’s words',
      route => route.fulfill({ status: 409, json: { message: 'It is not possible now.', code: 'REFUSED' } }),
      'It is not possible now.',
    ],
    [
      'the server’s words when the provider is away',
      route => route.fulfill({ status: 503, json: { message: 'Payments are away.', code: 'PROVIDER' } }),
      'Payments are away.',
    ],
    ['its own words where the server has none', route => route.fulfill({ status: 500, body: 'fault' }), call.refused],
    ['that there is no address', route => route.fulfill({ json: {} }), call.nowhere],
    ['that an address is none', route => route.fulfill({ json: { url: 'javascript:alert(1)' } }), call.nowhere],
    ['that there was no answer', route => route.abort(), call.unanswered],
  ];
  test(`a failed ${call.name} request is reported beside its button and can be repeated`, async ({ page }) => {
    page.on('dialog', dialog => expect(dialog.message()).toBe('no dialog'));
    await openAccount(page, call.answers);
    const button = page.getByRole('button', { name: call.button });
    const form = page.locator('form', { has: button });
    for (const [what, answer, text] of failures) {
      await page.route(call.path, answer);
      await button.click();
      await expect(form.getByRole('alert'), what).toHaveText(text);
      await expect(page).toHaveURL('/account');
      await page.unroute(call.path);
    }
    await page.route(call.path, route => route.fulfill({ json: { url: new URL('/terms', page.url()).href } }));
    await button.click();
    await expect(page).toHaveURL('/terms');
  });

  test(`the ${call.name} is requested once, however often the button is pressed`, async ({ page }) => {
    await openAccount(page, call.answers);
    let calls = 0;
    let answer = () => {};
    const held = new Promise<void>(resolve => {
      answer = resolve;
    });
    await page.route(call.path, async route => {
      calls += 1;
      await held;
      await route.fulfill({ json: { url: new URL('/terms', page.url()).href } });
    });
    const button = page.getByRole('button', { name: call.button });
    await button.dblclick();
    const busy = page.getByRole('button', { name: call.busy });
    await expect(busy).toBeDisabled();
    await busy.click({ force: true });
    answer();
    await expect(page).toHaveURL('/terms');
    expect(calls).toBe(1);
    await page.goBack();
    await expect(page.getByRole('button', { name: call.button })).toBeEnabled();
  });
}

test('the checkout request has the chosen plan and return addresses on this site', async ({ page, baseURL }) => {
  await openAccount(page, free);
  await page.route('**/api/billing/checkout', route => route.fulfill({ status: 500 }));
  await page.getByText('Annual', { exact: true }).click();
  const sent = page.waitForRequest('**/api/billing/checkout');
  await page.getByRole('button', { name: 'Subscribe Annually' }).click();
  expect((await sent).postDataJSON()).toEqual({
    price_id: 'price_yearly',
    mode: 'subscription',
    success_url: `${baseURL}/success?session_id={CHECKOUT_SESSION_ID}`,
    cancel_url: `${baseURL}/account?subscription=cancelled`,
  });
});

test('the portal request has the return address', async ({ page, baseURL }) => {
  await openAccount(page, monthly);
  await page.route('**/api/billing/portal', route => route.fulfill({ status: 500 }));
  const sent = page.waitForRequest('**/api/billing/portal');
  await page.getByRole('button', { name: 'Manage Billing' }).click();
  expect((await sent).postDataJSON()).toEqual({ return_url: `${baseURL}/account` });
});

test('an expired session leads to the sign-in page', async ({ page }) => {
  await openAccount(page, free);
  await page.route('**/api/session', route => route.fulfill({ json: { user: null, plan: null, local: false } }));
  await page.route('**/api/billing/checkout', route =>
    route.fulfill({ status: 401, json: { message: 'Sign in first.', code: 'NOT_SIGNED_IN' } }),
  );
  await page.getByRole('button', { name: 'Subscribe Monthly' }).click();
  await expect(page).toHaveURL('/signin');
  await expect(page.getByRole('alert')).toHaveText('Your session has ended. Please sign in again.');
});

test('a subscription that fails to load is reported, and the rest of the page works', async ({ page }) => {
  await mockResponses(page, () => free);
  await page.route('**/api/billing/subscription', route =>
    route.fulfill({ status: 500, json: { message: 'An unexpected error occurred', code: 'UNEXPECTED' } }),
  );
  await page.goto('/account');
  await expect(page.getByRole('alert')).toHaveText('An unexpected error occurred');
  await expect(page.getByRole('button', { name: 'Save Changes' })).toBeEnabled();
});
