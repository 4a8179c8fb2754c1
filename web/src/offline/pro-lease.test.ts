import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { proCache } from './pro-cache.ts';
import {
  findValidLease,
  isLeaseValid,
  sessionFromLease,
  leaseMilliseconds,
  updateLease,
  extendLease,
} from './pro-lease.ts';
import { FakeCacheStorage } from './testing/caches.ts';

const day = 24 * 60 * 60_000;
const ann = { account: 'ann@example.com', plan: 'Pro Yearly' };
const session = { user: { email: ann.account }, plan: { name: ann.plan, active: true }, remembered: true };
let fakeCaches: FakeCacheStorage;

beforeEach(async () => {
  vi.useFakeTimers({ toFake: ['Date'], now: Date.UTC(2026, 10, 25) });
  fakeCaches = new FakeCacheStorage();
  vi.stubGlobal('caches', fakeCaches);
  await extendLease(ann, '/pump-pro');
});
afterEach(() => {
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

describe('offline lease', () => {
  test('is valid for seven days after the last server response', async () => {
    vi.advanceTimersByTime(6 * day);
    await updateLease(session);
    vi.advanceTimersByTime(7 * day - 1);
    expect((await findValidLease())?.lease.account).toBe(ann.account);
    vi.advanceTimersByTime(1);
    expect(await findValidLease()).toBeUndefined();
    expect(await fakeCaches.has(proCache)).toBe(false);
  });

  test('tolerates a clock set back by one hour, but not more', () => {
    const renewedAt = Date.UTC(2026, 10, 25);
    expect(leaseMilliseconds).toBe(7 * day);
    expect([
      isLeaseValid({ renewedAt }, renewedAt - 3_600_000),
      isLeaseValid({ renewedAt }, renewedAt - 3_600_001),
    ]).toEqual([true, false]);
  });

  test('lists the opened tools once each', async () => {
    await extendLease(ann, '/line-sizing-pro');
    await extendLease(ann, '/pump-pro');
    expect((await findValidLease())?.lease.tools).toEqual(['/pump-pro', '/line-sizing-pro']);
  });

  test('is removed with the cache when another account signs in', async () => {
    await (await fakeCaches.open(proCache)).put('/assets/pro/pump-1.js', new Response('pump'));
    await extendLease({ ...ann, account: 'bob@example.com' }, '/line-sizing-pro');
    expect(await fakeCaches.paths(proCache)).toEqual(['/pro-lease']);
    expect((await findValidLease())?.lease).toMatchObject({ account: 'bob@example.com', tools: ['/line-sizing-pro'] });
  });

  test('is ignored if malformed', async () => {
    await (await fakeCaches.open(proCache)).put('/pro-lease', new Response('{"account":7}'));
    expect(await findValidLease()).toBeUndefined();
    expect(await fakeCaches.has(proCache)).toBe(false);
  });

  test('tells an offline page who is signed in', async () => {
    expect(await sessionFromLease()).toEqual({ user: { email: ann.account }, plan: { name: ann.plan, active: true } });
    vi.advanceTimersByTime(7 * day);
    expect(await sessionFromLease()).toBeUndefined();
  });
});

describe('session response', () => {
  test.each([
    ['that nobody is signed in', { user: null, plan: null, remembered: false }],
    ['that somebody else is', { ...session, user: { email: 'bob@example.com' } }],
    ['that there is no plan any more', { ...session, plan: null }],
    ['that the plan is not active', { ...session, plan: { name: ann.plan, active: false } }],
    ['that the session ends with the browser', { ...session, remembered: false }],
  ])('%s clears the cache', async (_, word) => {
    await updateLease(word);
    expect(await fakeCaches.has(proCache)).toBe(false);
  });

  test('creates no lease by itself', async () => {
    await fakeCaches.delete(proCache);
    await updateLease(session);
    expect(await fakeCaches.has(proCache)).toBe(false);
  });
});
