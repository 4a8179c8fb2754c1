// @vitest-environment happy-dom
import { act } from 'react';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { pressButton, render, textOf, textsOf, unmount } from '../testing/render.tsx';
import { answerRequests, answerSession, sentRequests, type Answers } from '../testing/requests.ts';
import { newBrowser } from '../workbench/testing/browser.ts';
import { accountPages } from './account-pages.ts';
import { Account } from './preferences/account-page.tsx';
import { SignIn } from './sign-in/sign-in-page.tsx';
import { pollingDelays } from './subscription/use-payment-polling.ts';
import { Success } from './success/success-page.tsx';

let browser: ReturnType<typeof newBrowser>;
beforeEach(async () => {
  browser = newBrowser();
  window.happyDOM.settings.navigation.disableMainFrameNavigation = true;
  vi.stubGlobal('PublicKeyCredential', undefined);
  Reflect.deleteProperty(window, 'PublicKeyCredential');
  // The first content of all asks for the session.
  await render(<Success />);
  await unmount();
});
afterEach(async () => {
  await unmount();
  vi.useRealTimers();
});

const open = (path: string) => window.happyDOM.setURL(`http://localhost${path}`);
const here = () => location.pathname + location.search;
const page = () => textOf(document.querySelector('main'));
const banners = () => textsOf('.banner');
const links = () => [...document.querySelectorAll('main a')].map(each => [textOf(each), each.getAttribute('href')]);
const isBusy = () => document.querySelector('[aria-busy="true"]') !== null;

const user = { email: 'ann@example.com', firstName: 'Ann', role: 'user' };
const free = { user, plan: null };
const pro = { user, plan: { name: 'Pro Monthly', active: true } };
const subscription = 'GET /api/billing/subscription';
const viewOf = (more: object = {}) => ({
  subscription: null,
  trial_used: true,
  prices: { trial: 'a', monthly: 'b', yearly: 'c' },
  sandbox: false,
  payment_awaited: false,
  ...more,
});

describe('the page after a payment', () => {
  const draw = async (session: object | number, address: string, answers: Answers = {}) => {
    await unmount();
    open(address);
    await answerSession(session);
    await render(<Success />, answers);
  };

  test('asks a visitor to sign in and come back, except during an outage', async () => {
    await draw({}, '/success?session_id=cs_test_1');
    expect(banners()).toEqual(['You are not signed in. Sign in to see your subscription.']);
    expect(links()[0]).toEqual(['Sign in', '/signin?next=%2Fsuccess%3Fsession_id%3Dcs_test_1']);
    await draw(503, '/success');
    expect(banners()).toEqual([
      'Accounts are not available at the moment; you can still use the calculators.This page tries again automatically.',
    ]);
  });

  test('is checking, then waits for a payment that its address names', async () => {
    vi.useFakeTimers();
    await draw(free, '/success?session_id=cs_test_1');
    expect([textsOf('h1, h2'), textsOf('[role="status"]')]).toEqual([
      ['Your subscription', 'What a plan unlocks'],
      ['Checking your subscription.'],
    ]);
    await draw(free, '/success?session_id=cs_test_1', {
      [subscription]: viewOf({ payment_awaited: true }),
      'GET /api/session': free,
    });
    expect(textsOf('h1')).toEqual(['Your payment is being confirmed']);
    expect(page()).toContain('Sessioncs_test_1');
    expect(page()).toContain('This page checks again automatically.');
    const pass = async (delays: readonly number[]) => {
      for (const delay of delays) await act(() => vi.advanceTimersByTimeAsync(delay));
    };
    await pass(pollingDelays.slice(0, 4));
    expect(page()).toContain('The confirmation is taking longer than usual.');
    await pass(pollingDelays.slice(4));
    expect(page()).toContain('The confirmation has not arrived yet.');
    await draw(free, '/success', { [subscription]: viewOf({ payment_awaited: true }) });
    expect(textsOf('h1')).toEqual(['No plan yet']);
    expect(page()).not.toContain('cs_test_1');
  });

  test('welcomes a subscriber, with the tool that was wanted first', async () => {
    await draw(pro, '/success');
    expect(textsOf('[role="status"]')).toEqual(['Pro Monthly is active.']);
    expect(document.querySelector('.banner')?.className).toBe('banner success success-status');
    expect(textsOf('.success-actions a')).toEqual(['Open the Tools', 'Account']);
    expect(document.querySelector('.success-actions a')?.className).toBe('button');
    expect(page()).toContain('LO');
    await draw({ ...pro, user: { ...user, wantedPage: '/pump-sizing-pro' } }, '/success');
    expect(textsOf('.success-actions a')).toEqual(['Pump Sizing Pro →', 'Open the Tools', 'Account']);
    expect(document.querySelectorAll('.success-actions a')[1]?.className).toBe('button quiet');
    await draw({ user: { ...user, role: 'admin' } }, '/success');
    expect(textsOf('[role="status"]')).toEqual(['Administrators have all Pro tools.']);
    await draw({ ...free, user: { ...user, wantedPage: '/pump-sizing-pro' } }, '/success');
    expect(textsOf('.success-actions a')).toEqual(['Open the Tools', 'Account']);
    expect(document.querySelector('.banner')?.className).toBe('banner success-status');
    expect(page()).toContain('LC');
  });
});

describe('the account page', () => {
  const loaded: Answers = {
    'GET /api/auth/list-accounts': [200, [{ id: '1', providerId: 'credential' }]],
    'GET /api/account/sessions': [
      200,
      [{ id: 'a', createdAt: '2026-01-01', updatedAt: '2026-01-01', device: 'Chrome', current: true }],
    ],
    'GET /api/account/second-factors': { app: false, phone: null },
    'GET /api/auth/passkey/list': [200, []],
    'GET /api/auth/api-key/list': [200, []],
    [subscription]: viewOf(),
    'GET /api/session': free,
  };
  const draw = async (session: object | number, address: string, answers: Answers = loaded) => {
    await unmount();
    open(address);
    await answerSession(session);
    await render(<Account />, answers);
  };

  test('has all parts that a user may need, and no plans for an administrator', async () => {
    await draw(free, '/account');
    const titles = textsOf('h2');
    expect(titles).toEqual([
      'Pro Subscription',
      'Profile Information',
      'Change Email Address',
      'Change Password',
      'Two-Step Verification',
      'Passkeys',
      'Sign-in Methods',
      'Sessions',
      'API Keys',
      'Your Data',
      'Delete Account',
    ]);
    expect([textsOf('.plan-label'), document.querySelector('.plan-label svg')]).toEqual([['Free Account'], null]);
    expect(textsOf('.account-address')).toEqual(['ann@example.com']);
    await draw({ user: { ...user, role: 'admin' } }, '/account');
    expect(textsOf('h2')).toEqual(titles.slice(1));
    expect(textsOf('.plan-label')).toEqual(['Admin Account']);
    expect(document.querySelector('.plan-label svg')).not.toBeNull();
  });

  test('appears once everything is loaded, or could not be; what needs the sign-in methods only with them', async () => {
    const { 'GET /api/auth/passkey/list': _, ...others } = loaded;
    await draw(free, '/account', others);
    expect([isBusy(), textsOf('h2')]).toEqual([true, []]);
    await draw(free, '/account', {
      ...loaded,
      'GET /api/auth/list-accounts': [400, { message: 'Not now.' }],
      [subscription]: [400, { message: 'No plans now.' }],
    });
    expect([isBusy(), banners()]).toEqual([false, ['No plans now.', 'Not now.']]);
    expect(textsOf('h2')).toEqual(['Profile Information', 'Sign-in Methods', 'Sessions', 'Your Data']);
  });

  test('leads to the sign-in and back, and says after a session that it has ended', async () => {
    await draw({}, '/account?linked=google');
    expect([here(), isBusy()]).toEqual(['/signin?next=%2Faccount%3Flinked%3Dgoogle', true]);
    await draw(free, '/account');
    await act(() => answerSession({}));
    expect(here()).toBe('/signin?ended=yes');
    await draw(503, '/account');
    expect([here(), textsOf('[role="alert"]').length]).toEqual(['/account', 1]);
  });

  test('tells once what happened elsewhere', async () => {
    await draw(free, '/account?linked=google');
    expect(banners()).toEqual(['Google is linked. You can sign in with it from now on.']);
    expect([document.querySelector('.status-banner')?.getAttribute('role'), here()]).toEqual(['status', '/account']);
    await draw(free, '/account?linked=failed');
    expect(textsOf('[role="alert"].error')).toEqual(['An error occurred during Google sign in']);
    await draw(free, '/account?tab=billing');
    expect([banners(), here()]).toEqual([[], '/account?tab=billing']);
  });

  test('shows on a phone what is to be paid, and the titles of the rest', async () => {
    browser.screen.width = 360;
    const paid = { subscription_status: 'active', price_id: 'a', current_period_start: 1, current_period_end: 2 };
    await draw(pro, '/account', {
      ...loaded,
      [subscription]: viewOf({ subscription: { ...paid, cancel_at_period_end: false } }),
      'GET /api/session': pro,
    });
    const sections = [...document.querySelectorAll('.account-section')];
    const unfolded = sections.filter(each => each.querySelector('.fold') === null);
    expect(unfolded.map(each => textOf(each.querySelector('h2')))).toEqual(['Current Subscription', 'Upgrade']);
    await draw(free, '/account');
    expect(document.querySelector('#pro-subscription .fold')).toBeNull();
  });

  test('stays with its entries when a part is loaded again', async () => {
    await draw(free, '/account');
    await act(() => answerSession(503));
    const { 'GET /api/auth/passkey/list': _, ...others } = loaded;
    answerRequests(others);
    expect([isBusy(), textsOf('h2').length > 0]).toEqual([false, true]);
  });

  test('keeps the tool that a link asked for, and shows its worked example', async () => {
    const update = 'POST /api/auth/update-user';
    const wanting = { ...free, user: { ...user, wantedPage: '/pump-sizing-pro?x=1' } };
    await draw(free, '/account?needs=pro&next=%2Fpump-sizing-pro%3Fx%3D1#case=1', {
      ...loaded,
      [update]: 204,
      'GET /api/session': wanting,
    });
    expect(sentRequests().filter(([request]) => request === update)).toEqual([
      [update, { wantedPage: '/pump-sizing-pro?x=1' }],
    ]);
    expect([here(), localStorage.getItem('wanted-cases:/pump-sizing-pro')]).toEqual(['/account', '#case=1']);
    expect(sentRequests().map(([request]) => request)).toContain('GET /plans');
    expect(isBusy()).toBe(true);
  });

  test('appears once that tool is kept', async () => {
    const address = '/account?needs=pro&next=%2Fpump-sizing-pro';
    const { 'GET /api/session': _, ...others } = loaded;
    await draw(pro, address, others);
    expect(isBusy()).toBe(true);
    await draw(pro, address, { ...loaded, 'POST /api/auth/update-user': 204, 'GET /api/session': pro });
    expect(isBusy()).toBe(false);
  });

  test.each([
    ['pump-sizing-pro', 200, '/pump-sizing-pro', ['Example']],
    ['other', 200, '/pump-sizing-pro', []],
    ['pump-sizing-pro', 500, '/pump-sizing-pro', []],
  ])('shows the example of %s on the page of plans with status %d for %s', async (id, status, wantedPage, examples) => {
    const html = `<style></style><main><section id="${id}"><div class="worked-example">Example</div></section></main>`;
    await draw({ ...free, user: { ...user, wantedPage } }, '/account', {
      ...loaded,
      'GET /plans': new Response(html, { status }),
    });
    expect(textsOf('h2')[0]).toBe('Pump Sizing Pro');
    expect(textsOf('.account-example > *')).toEqual(examples);
  });

  test('shows no example of a tool that needs no plan, or of a user who has one', async () => {
    await draw({ ...free, user: { ...user, wantedPage: '/restriction-orifice' } }, '/account');
    expect(textsOf('h2')[0]).toBe('Pro Subscription');
    await draw({ ...pro, user: { ...user, wantedPage: '/pump-sizing-pro' } }, '/account');
    expect(document.querySelector('.account-example')).toBeNull();
    expect(sentRequests().map(([request]) => request)).not.toContain('GET /plans');
  });
});

describe('the sign-in page', () => {
  const draw = async (session: object | number, address: string) => {
    await unmount();
    open(address);
    await answerSession(session);
    await render(<SignIn />);
  };
  const heading = () => textsOf('h1')[0];
  const buttons = () => textsOf('main button');

  test('leads a user on to the page that was wanted', async () => {
    await draw(free, '/signin?next=%2Ftools');
    expect([here(), isBusy()]).toEqual(['/tools', true]);
    await draw({ ...pro, user: { ...user, wantedPage: '/pump-sizing-pro' } }, '/signin');
    expect(here()).toBe('/pump-sizing-pro');
    await draw(free, '/signin?token=abc');
    expect([here(), heading()]).toEqual(['/signin?token=abc', 'New password']);
  });

  test('goes from one form to another, and back in the history, and drops what it has told', async () => {
    await draw({}, '/signin?ended=expired&next=%2Ftools');
    expect([banners(), here()]).toEqual([['Your session has ended. Please sign in again.'], '/signin?next=%2Ftools']);
    expect([heading(), document.title]).toEqual(['Sign in', 'Sign in | Isentrope']);
    await pressButton('Create account');
    expect([heading(), history.state]).toEqual(['Create account', { view: 'create-account' }]);
    expect(document.activeElement?.tagName).toBe('H1');
    await act(async () => dispatchEvent(new PopStateEvent('popstate', { state: null })));
    expect([heading(), banners()]).toEqual(['Sign in', []]);
    await act(async () => dispatchEvent(new PopStateEvent('popstate', { state: { view: 'mailed-code' } })));
    expect(heading()).toBe('Sign in by email');
    await pressButton('Back to login');
    expect(heading()).toBe('Sign in');
    await act(async () => dispatchEvent(new PopStateEvent('popstate', { state: { view: 'new-password' } })));
    expect(heading()).toBe('Sign in');
  });

  test('offers Google where it is configured, for signing in and creating an account', async () => {
    await draw({}, '/signin');
    expect([buttons().includes('Continue with Google'), page().includes('or')]).toEqual([false, true]);
    expect(document.querySelector('.or')).toBeNull();
    for (const [address, isOffered] of [
      ['/signin', true],
      ['/signin?view=create-account', true],
      ['/signin?from=reset&error=INVALID_TOKEN', false],
    ] as const) {
      await draw({ signIn: { google: true } }, address);
      expect([buttons().includes('Continue with Google'), document.querySelector('.or') !== null]).toEqual([
        isOffered,
        isOffered,
      ]);
    }
  });

  test('offers a passkey for signing in only', async () => {
    vi.stubGlobal('PublicKeyCredential', EventTarget);
    await draw({}, '/signin');
    expect(buttons()).toContain('Sign in with a passkey');
    await draw({}, '/signin?view=create-account');
    expect(buttons()).not.toContain('Sign in with a passkey');
  });

  test('names the Pro tool that was wanted, and keeps its cases', async () => {
    await draw({}, '/signin?next=%2Fpump-sizing-pro#case=1');
    expect(page()).toContain('Pump Sizing Pro is part of Pro: ');
    expect(links().find(([text]) => text === 'Pump Sizing Pro')).toEqual(['Pump Sizing Pro', '/plans#pump-sizing-pro']);
    expect(localStorage.getItem('wanted-cases:/pump-sizing-pro')).toBe('#case=1');
    await draw({}, '/signin?next=%2Frestriction-orifice');
    expect(page()).not.toContain('is part of Pro');
  });
});

test('each page of accounts is rendered in the browser, since the server does not know the session', async () => {
  expect(accountPages.map(({ path, rendersInBrowser, layout }) => [path, rendersInBrowser, layout])).toEqual([
    ['/signin', true, 'site'],
    ['/account', true, 'site'],
    ['/success', true, 'site'],
  ]);
  expect(await Promise.all(accountPages.map(({ load }) => load()))).toEqual([SignIn, Account, Success]);
});
