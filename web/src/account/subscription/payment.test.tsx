// @vitest-environment happy-dom
import { act } from 'react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { pressButton, render, textOf, textsOf, unmount } from '../../testing/render.tsx';
import { answerRequests, answerSession, sentRequests } from '../../testing/requests.ts';
import { newBrowser } from '../../workbench/testing/browser.ts';
import { ManageBilling } from './current-subscription.tsx';
import PaymentDue from './payment-due.tsx';
import { returnsFromPortal } from './payment-pages.ts';
import { PlanChoice } from './plan-choice.tsx';

const prices = { trial: 'price_trial', monthly: 'price_monthly', yearly: 'price_yearly' };
const onRefused = vi.fn(() => Promise.resolve());
const [checkout, portal] = ['POST /api/billing/checkout', 'POST /api/billing/portal'];
beforeEach(async () => {
  newBrowser();
  onRefused.mockClear();
  window.happyDOM.settings.navigation.disableMainFrameNavigation = true;
  window.happyDOM.setURL('http://localhost/account');
  await answerSession({});
});
afterEach(unmount);

const banners = () => textsOf('.banner');
const buttons = () => textsOf('button');
const choose = (label: string) =>
  act(async () =>
    [...document.querySelectorAll('label')]
      .find(each => textOf(each) === label)
      ?.querySelector('input')
      ?.click(),
  );

test('a plan is paid for on the page of the provider; its button works again when the user comes back', async () => {
  await render(
    <PlanChoice modes={['trial', 'monthly', 'annual']} prices={prices} trialUsed={false} onRefused={onRefused} />,
  );
  await choose(textsOf('label')[2] ?? '');
  const [label = ''] = buttons();
  answerRequests({ [checkout]: [409, { message: 'There is a subscription already.' }] });
  await pressButton(label);
  expect([banners(), onRefused.mock.calls.length]).toEqual([['There is a subscription already.'], 1]);
  answerRequests({ [checkout]: { url: 'http://localhost/pay' } });
  await pressButton(label);
  expect(sentRequests()).toEqual([
    [
      checkout,
      {
        price_id: 'price_yearly',
        mode: 'subscription',
        success_url: 'http://localhost/success?session_id={CHECKOUT_SESSION_ID}',
        cancel_url: 'http://localhost/account?subscription=cancelled',
      },
    ],
  ]);
  expect([location.pathname, buttons()]).toEqual(['/pay', ['Processing...']]);
  expect(document.querySelector<HTMLFieldSetElement>('fieldset')?.disabled).toBe(true);
  await act(async () => dispatchEvent(new Event('pageshow')));
  expect([buttons(), banners(), onRefused.mock.calls.length]).toEqual([[label], [], 1]);
});

test.each([
  [{ url: 'javascript:alert(1)' }, 'No checkout URL received'],
  [500, 'Failed to create checkout session'],
])('a checkout answered with %j is not opened', async (answer, text) => {
  await render(<PlanChoice modes={['monthly', 'annual']} prices={prices} trialUsed upgrades onRefused={onRefused} />);
  answerRequests({ [checkout]: answer });
  await pressButton(buttons()[0] ?? '');
  expect([banners(), location.pathname]).toEqual([[text], '/account']);
});

test('the billing portal is opened, and the return from it noticed once', async () => {
  await render(<ManageBilling />);
  answerRequests({ [portal]: 500 });
  await pressButton('Manage Billing');
  expect([banners(), returnsFromPortal()]).toEqual([['Failed to create customer portal session'], false]);
  answerRequests({ [portal]: { url: 'http://localhost/portal' } });
  await pressButton('Manage Billing');
  expect([sentRequests(), location.pathname]).toEqual([
    [[portal, { return_url: 'http://localhost/account' }]],
    '/portal',
  ]);
  expect([returnsFromPortal(), returnsFromPortal()]).toEqual([true, false]);
});

test('a browser that stores nothing opens the portal all the same', async () => {
  vi.stubGlobal('sessionStorage', undefined);
  await render(<ManageBilling />);
  answerRequests({ [portal]: { url: 'http://localhost/portal' } });
  await pressButton('Manage Billing');
  expect([location.pathname, returnsFromPortal()]).toEqual(['/portal', false]);
});

test.each([
  ['past_due', true],
  ['active', false],
  ['canceled', false],
  [null, false],
])('with a subscription that is %s a payment is due: %s', async (subscription_status, isDue) => {
  const subscription = subscription_status && {
    subscription_status,
    price_id: prices.monthly,
    current_period_start: 1,
    current_period_end: 2,
    cancel_at_period_end: false,
  };
  await render(<PaymentDue layout="site" />, {
    'GET /api/billing/subscription': {
      subscription,
      trial_used: true,
      prices,
      sandbox: true,
      payment_awaited: false,
    },
  });
  expect(buttons()).toEqual(isDue ? ['Open Billing Portal'] : []);
});
