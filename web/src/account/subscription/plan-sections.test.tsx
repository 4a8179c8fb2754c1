// @vitest-environment happy-dom
import { act } from 'react';
import { afterEach, describe, expect, test } from 'vitest';
import { render, textOf, textsOf, unmount } from '../../testing/render.tsx';
import { CurrentSubscription } from './current-subscription.tsx';
import { ProSubscription, Upgrade } from './plan-sections.tsx';
import { SandboxNotice } from './sandbox-notice.tsx';
import type { Subscription, SubscriptionView } from './subscription.ts';

afterEach(unmount);

const prices = { trial: 'price_trial', monthly: 'price_monthly', yearly: 'price_yearly' };
const paid = (change: Partial<Subscription> = {}): Subscription => ({
  subscription_status: 'active',
  price_id: prices.monthly,
  current_period_start: Date.UTC(2026, 0, 1) / 1000,
  current_period_end: Date.UTC(2026, 1, 1) / 1000,
  cancel_at_period_end: false,
  next_price_id: null,
  ...change,
});
const viewOf = (change: Partial<SubscriptionView> = {}): SubscriptionView => ({
  subscription: null,
  trial_used: false,
  prices,
  sandbox: true,
  payment_awaited: false,
  ...change,
});
const nothing = () => Promise.resolve();
const choose = (label: string) =>
  act(async () =>
    [...document.querySelectorAll('label')]
      .find(each => textOf(each) === label)
      ?.querySelector('input')
      ?.click(),
  );

describe('the current subscription', () => {
  const draw = (change: Partial<Subscription>) =>
    render(<CurrentSubscription subscription={paid(change)} prices={prices} clockAhead={0} refresh={nothing} />);

  test('has its plan, its state and its next date', async () => {
    const page = await draw({});
    expect(textOf(page.querySelector('.current-plan-status'))).toBe('Active');
    expect(textOf(page)).toContain('change plan or cancel');
    expect(page.querySelector('time')?.getAttribute('datetime')).toBe('2026-02-01T00:00:00.000Z');
    expect(page.querySelector('h3 svg')).not.toBeNull();
    expect(textOf(page)).not.toMatch(/suspended|You keep Pro until then/);
    expect(textsOf('button')).toContain('Manage Billing');
  });

  test('lasts to the end of its period once it is cancelled', async () => {
    expect(textOf(await draw({ cancel_at_period_end: true }))).toContain('You keep Pro until then.');
  });

  test.each([
    ['past_due', 'Payment past due'],
    ['unpaid', 'Payment not made'],
    ['incomplete', 'Payment not completed'],
    ['paused', 'Paused'],
    ['another', 'another'],
  ])('is suspended while it is %s', async (status, words) => {
    const page = await draw({ subscription_status: status, cancel_at_period_end: true });
    expect(textOf(page.querySelector('.current-plan-status'))).toBe(words);
    expect(textOf(page)).toContain('Pro is suspended until the payment goes through');
    expect(textOf(page)).not.toContain('You keep Pro until then.');
    expect(page.querySelector('time')).toBeNull();
    expect(page.querySelector('h3 svg')).toBeNull();
  });

  test('of a trial counts down, and cannot be cancelled', async () => {
    const start = Date.now() / 1000 - 3600;
    const page = await draw({
      price_id: prices.trial,
      current_period_start: start,
      current_period_end: start + 86_400,
      cancel_at_period_end: true,
    });
    expect(textOf(page.querySelector('.current-plan-status'))).toMatch(/\d/);
    expect(textOf(page)).not.toMatch(/change plan or cancel|You keep Pro until then/);
  });
});

describe('the plans', () => {
  test('of a user without one are a trial, a month and a year', async () => {
    const page = await render(<ProSubscription view={viewOf()} refresh={nothing} />);
    expect(textsOf('.plan-selector label')).toHaveLength(3);
    expect([...page.querySelectorAll<HTMLInputElement>('.plan-selector input')].map(each => each.checked)).toEqual([
      false,
      true,
      false,
    ]);
    expect(page.querySelector('.previous-plan')).toBeNull();
    const [trial = '', , annual = ''] = textsOf('.plan-selector label');
    await choose(annual);
    expect(textOf(page.querySelector('.plan-action'))).toContain('You pay by card');
    await choose(trial);
    expect(textOf(page)).not.toContain('already used your trial');
  });

  test('offer no second trial', async () => {
    const page = await render(<ProSubscription view={viewOf({ trial_used: true })} refresh={nothing} />);
    expect(textOf(page)).not.toContain('already used your trial');
    await choose(textsOf('.plan-selector label')[0] ?? '');
    expect(textOf(page)).toContain('You’ve already used your trial (one per person).');
    expect(page.querySelector('.plan-action')).toBeNull();
  });

  test('name the one that has ended', async () => {
    const ended = (price_id: string) => viewOf({ subscription: paid({ subscription_status: 'canceled', price_id }) });
    const page = await render(<ProSubscription view={ended(prices.monthly)} refresh={nothing} />);
    expect(textOf(page.querySelector('.previous-plan'))).toContain('This subscription has ended.');
    const trial = await render(<ProSubscription view={ended(prices.trial)} refresh={nothing} />);
    expect(textOf(trial.querySelector('.previous-plan'))).not.toContain('This subscription has ended.');
    const active = await render(<ProSubscription view={viewOf({ subscription: paid() })} refresh={nothing} />);
    expect(active.querySelector('.previous-plan')).toBeNull();
  });

  test('that replace a trial are a month and a year', async () => {
    await render(<Upgrade view={viewOf({ trial_used: true })} refresh={nothing} />);
    expect(textsOf('.plan-selector label')).toHaveLength(2);
    expect(textsOf('.plan-action button')[0]).toMatch(/^Upgrade to /);
  });
});

test('a site that takes test cards only says so, and at which time it pretends to be', async () => {
  expect(textOf(await render(<SandboxNotice view={viewOf({ sandbox: false })} />))).toBe('');
  const now = textOf(await render(<SandboxNotice view={viewOf()} />));
  expect(now).not.toBe('');
  const ahead = textOf(await render(<SandboxNotice view={viewOf({ clock_ahead: 86_400 })} />));
  expect(ahead.length).toBeGreaterThan(now.length);
});
