import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { proCache } from './pro-cache.ts';
import { heldLease, holds, lastAnswer, leaseMilliseconds, settleLease, takeLease } from './pro-lease.ts';
import { HeldCaches } from './testing/caches.ts';

const day = 24 * 60 * 60_000;
const ann = { account: 'ann@example.com', plan: 'Pro Yearly' };
const told = { user: { email: ann.account }, plan: { name: ann.plan, active: true }, remembered: true };
let held: HeldCaches;

beforeEach(async () => {
  vi.useFakeTimers({ toFake: ['Date'], now: Date.UTC(2026, 10, 25) });
  held = new HeldCaches();
  vi.stubGlobal('caches', held);
  await takeLease(ann, '/pump-pro');
});
afterEach(() => {
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

describe('offline lease', () => {
  test('is valid for seven days after the last server response', async () => {
    vi.advanceTimersByTime(6 * day);
    await settleLease(told);
    vi.advanceTimersByTime(7 * day - 1);
    expect((await heldLease())?.lease.account).toBe(ann.account);
    vi.advanceTimersByTime(1);
    expect(await heldLease()).toBeUndefined();
    expect(await held.has(proCache)).toBe(false);
  });

  test('tolerates a clock set back by one hour, but not more', () => {
    const renewedAt = Date.UTC(2026, 10, 25);
    expect(leaseMilliseconds).toBe(7 * day);
    expect([holds({ renewedAt }, renewedAt - 3_600_000), holds({ renewedAt }, renewedAt - 3_600_001)]).toEqual([
      true,
      false,
    ]);
  });

  test('lists the opened tools once each', async () => {
    await takeLease(ann, '/line-sizing-pro');
    await takeLease(ann, '/pump-pro');
    expect((await heldLease())?.lease.tools).toEqual(['/pump-pro', '/line-sizing-pro']);
  });

  test('is removed with the cache when another account signs in', async () => {
    await (await held.open(proCache)).put('/assets/pro/pump-1.js', new Response('pump'));
    await takeLease({ ...ann, account: 'bob@example.com' }, '/line-sizing-pro');
    expect(await held.paths(proCache)).toEqual(['/pro-lease']);
    expect((await heldLease())?.lease).toMatchObject({ account: 'bob@example.com', tools: ['/line-sizing-pro'] });
  });

  test('is ignored if malformed', async () => {
    await (await held.open(proCache)).put('/pro-lease', new Response('{"account":7}'));
    expect(await heldLease()).toBeUndefined();
    expect(await held.has(proCache)).toBe(false);
  });

  test('tells an offline page who is signed in', async () => {
    expect(await lastAnswer()).toEqual({ user: { email: ann.account }, plan: { name: ann.plan, active: true } });
    vi.advanceTimersByTime(7 * day);
    expect(await lastAnswer()).toBeUndefined();
  });
});

describe('session response', () => {
  test.each([
    ['that nobody is signed in', { user: null, plan: null, remembered: false }],
    ['that somebody else is', { ...told, user: { email: 'bob@example.com' } }],
    ['that there is no plan any more', { ...told, plan: null }],
    ['that the plan is not active', { ...told, plan: { name: ann.plan, active: false } }],
    ['that the session ends with the browser', { ...told, remembered: false }],
  ])('%s clears the cache', async (_, word) => {
    await settleLease(word);
    expect(await held.has(proCache)).toBe(false);
  });

  test('creates no lease by itself', async () => {
    await held.delete(proCache);
    await settleLease(told);
    expect(await held.has(proCache)).toBe(false);
  });
});
