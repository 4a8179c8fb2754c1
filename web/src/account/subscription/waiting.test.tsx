// @vitest-environment happy-dom
import { act } from 'react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { render, textOf, unmount } from '../../testing/render.tsx';
import { answerSession, sentRequests } from '../../testing/requests.ts';
import { newBrowser } from '../../workbench/testing/browser.ts';
import { useCountdown } from './use-countdown.ts';
import { pollingDelays, usePaymentPolling } from './use-payment-polling.ts';
import { subscriptionPath } from './subscription.ts';
import { useSubscription } from './use-subscription.ts';

const start = Date.UTC(2026, 5, 1);
beforeEach(() => {
  newBrowser();
  vi.useFakeTimers({ now: start });
});
afterEach(async () => {
  await unmount();
  vi.useRealTimers();
});

const shown = () => textOf(document.querySelector('main'));
const pass = (milliseconds: number) => act(() => vi.advanceTimersByTimeAsync(milliseconds));

function Poll({ expected, arrived, poll }: { expected: boolean; arrived: boolean; poll: () => Promise<void> }) {
  return usePaymentPolling(expected, arrived, poll);
}

test('a payment is asked for at growing intervals, then called late, then given up', async () => {
  const poll = vi.fn(() => Promise.resolve());
  await render(<Poll expected arrived={false} poll={poll} />);
  const states = [shown()];
  for (const delay of pollingDelays) {
    await pass(delay - 1);
    const before = poll.mock.calls.length;
    await pass(1);
    expect(poll).toHaveBeenCalledTimes(before + 1);
    states.push(shown());
  }
  expect(states).toEqual([
    ...Array.from({ length: 4 }, () => 'waiting'),
    ...Array.from({ length: 4 }, () => 'late'),
    'over',
  ]);
  expect(pollingDelays).toEqual([2000, 2000, 3000, 5000, 8000, 15_000, 30_000, 60_000]);
  await pass(300_000);
  expect(poll).toHaveBeenCalledTimes(8);
});

test('a payment that has arrived is asked for once, one that is not expected never', async () => {
  const poll = vi.fn(() => Promise.resolve());
  await render(<Poll expected={false} arrived={false} poll={poll} />);
  await pass(300_000);
  expect(poll).not.toHaveBeenCalled();
  await render(<Poll expected arrived poll={poll} />);
  await pass(300_000);
  expect(poll).toHaveBeenCalledOnce();
  await render(<Poll expected arrived poll={poll} />);
  await unmount();
  await pass(300_000);
  expect(poll).toHaveBeenCalledOnce();
});

function Trial({ ahead, onEnd }: { ahead: number; onEnd: () => Promise<void> }) {
  return useCountdown(start / 1000, onEnd, ahead);
}

test('a trial counts down its 48 hours by the clock of the sandbox, and says once that it has ended', async () => {
  const onEnd = vi.fn(() => Promise.resolve());
  await render(<Trial ahead={0} onEnd={onEnd} />);
  expect(shown()).toBe('48h 0m remaining');
  await pass(60_000);
  expect(shown()).toBe('47h 59m remaining');
  await render(<Trial ahead={47 * 3600} onEnd={onEnd} />);
  expect(shown()).toBe('0h 59m remaining');
  vi.setSystemTime(start + 2 * 3_600_000);
  expect(onEnd).not.toHaveBeenCalled();
  await act(async () => document.dispatchEvent(new Event('visibilitychange')));
  expect(shown()).toBe('Trial ended');
  await pass(60_000);
  expect(onEnd).toHaveBeenCalledOnce();
});

function Subscription() {
  const { value } = useSubscription();
  return value?.subscription?.subscription_status ?? 'none';
}

const [session, path] = ['GET /api/session', `GET ${subscriptionPath}`];
const viewOf = (subscription_status: string) => ({
  subscription: {
    subscription_status,
    price_id: 'b',
    current_period_start: 1,
    current_period_end: 2,
    cancel_at_period_end: false,
  },
  trial_used: true,
  prices: { trial: 'a', monthly: 'b', yearly: 'c' },
  sandbox: true,
  payment_awaited: false,
});
const user = { email: 'ann@example.com' };
const pro = { user, plan: { name: 'Pro Monthly', active: true } };
const free = { user, plan: null };

test.each([
  ['paid', 'active', free, [path, session]],
  ['paid and known', 'active', pro, [path]],
  ['ended', 'canceled', pro, [path, session]],
  ['ended and known', 'canceled', free, [path]],
])('a subscription that is %s asks for the session if that does not agree', async (_, status, known, requests) => {
  // The first content of all asks for the session anyway.
  await render(<Subscription />);
  await unmount();
  await answerSession(known);
  await render(<Subscription />, { [path]: viewOf(status), [session]: known });
  expect(shown()).toBe(status);
  expect(sentRequests().map(([request]) => request)).toEqual(requests);
});

test('a subscription is asked for again when the plan in the session changes', async () => {
  await answerSession(free);
  await render(<Subscription />, { [path]: viewOf('canceled') });
  await act(() => answerSession(free));
  expect(sentRequests().map(([request]) => request)).toEqual([session]);
  await act(() => answerSession(pro));
  expect(sentRequests().map(([request]) => request)).toEqual([session, path]);
});
