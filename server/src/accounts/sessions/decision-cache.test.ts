import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { AuthorizationChanges } from '../../database/authorization-changes.ts';
import { DecisionCache, type DecisionCacheOptions } from './decision-cache.ts';

let clock = 0;
beforeEach(() => {
  clock = 5000;
  vi.spyOn(performance, 'now').mockImplementation(() => clock);
  vi.useFakeTimers({ toFake: ['Date'], now: 1_800_000_000_000 });
});
afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
});

/** A cache where the key begins with the account: `ann 1` and `ann 2` belong to `ann`. */
const createCache = (options: Partial<DecisionCacheOptions<number>>): DecisionCache<number> =>
  new DecisionCache({
    decisions: new AuthorizationChanges(),
    maxEntries: 10,
    accountOf: key => key.split(' ')[0],
    ...options,
  });

const counting = (): { read: () => Promise<number>; readings: () => number } => {
  let readings = 0;
  return { read: () => Promise.resolve((readings += 1)), readings: () => readings };
};

/** A read that ends when the test says so. */
function later(): { promise: Promise<number>; resolve: (value: number) => void } {
  let resolve: (value: number) => void = () => undefined;
  const promise = new Promise<number>(done => {
    resolve = done;
  });
  return { promise, resolve };
}

describe('a cached decision', () => {
  test('is valid for less than a second by either clock, even if the wall clock jumps', async () => {
    const cache = createCache({});
    const { read } = counting();
    expect(await cache.get('ann', read)).toBe(1);
    clock += 999;
    expect(await cache.get('ann', read)).toBe(1);
    clock += 1;
    expect(await cache.get('ann', read)).toBe(2);
    vi.setSystemTime(Date.now() + 1000);
    expect(await cache.get('ann', read)).toBe(3);
    vi.setSystemTime(Date.now() - 1000);
    expect(await cache.get('ann', read)).toBe(4);
  });

  test('is read once for concurrent requests, and its lifetime starts with the query', async () => {
    const cache = createCache({});
    const { promise, resolve } = later();
    const { read, readings } = counting();
    const reads = [cache.get('ann', () => promise), cache.get('ann', read)];
    clock += 1000;
    // The first read is too old to be shared, though it has not finished.
    expect(await cache.get('ann', read)).toBe(1);
    resolve(40);
    expect(await Promise.all(reads)).toEqual([40, 40]);
    expect(await cache.get('ann', read)).toBe(1);
    expect(readings()).toBe(1);
  });

  test('is invalidated by the next change, also while it is being read', async () => {
    const decisions = new AuthorizationChanges();
    const cache = createCache({ decisions });
    const { promise, resolve } = later();
    const early = cache.get('ann', () => promise);
    // Its account is unknown before it has been read.
    decisions.stale(new Set(['bob']));
    const { read } = counting();
    expect(await cache.get('ann', read)).toBe(1);
    resolve(40);
    expect([await early, await cache.get('ann', read)]).toEqual([40, 1]);
  });

  test('is invalidated by a change of its account or of everybody, not of another account', async () => {
    const decisions = new AuthorizationChanges();
    const cache = createCache({ decisions });
    const { read } = counting();
    const all = async (): Promise<number[]> => [
      await cache.get('ann 1', read),
      await cache.get('ann 2', read),
      await cache.get('bob 1', read),
    ];
    expect(await all()).toEqual([1, 2, 3]);
    decisions.stale(new Set(['cat']));
    expect(await all()).toEqual([1, 2, 3]);
    decisions.stale(new Set(['cat', 'ann']));
    expect(await all()).toEqual([4, 5, 3]);
    decisions.stale('everybody');
    expect(await all()).toEqual([6, 7, 8]);
  });

  test('is not cached if it is a refusal or a failure', async () => {
    const cache = createCache({ isCacheable: value => value > 1 });
    const { read } = counting();
    await expect(cache.get('ann', () => Promise.reject(new Error('away')))).rejects.toThrow('away');
    expect([await cache.get('ann', read), await cache.get('ann', read), await cache.get('ann', read)]).toEqual([
      1, 2, 2,
    ]);
  });

  test('is evicted for newer ones, and when it expires', async () => {
    const cache = createCache({ maxEntries: 2 });
    const { read } = counting();
    for (const key of ['a', 'b', 'c']) await cache.get(key, read);
    expect([cache.size, cache.find('a')]).toEqual([2, undefined]);
    expect(await cache.find('c')).toBe(3);
    clock += 1000;
    expect([cache.find('d'), cache.size]).toEqual([undefined, 0]);
  });
});
