import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { proCache } from '../pro-cache.ts';
import { leaseMilliseconds, extendLease } from '../pro-lease.ts';
import { build } from '../testing/build.ts';
import { FakeCacheStorage } from '../testing/caches.ts';
import { cacheProTools, respondWithProFile } from './pro.ts';

const [path = '', other = ''] = build.pro['/pump-pro']?.pro ?? [];
const request = new Request(`https://site.example${path}`);
const whole = {
  '/pump-pro': '<div data-build="new">',
  [path]: 'pump',
  [other]: 'sheet',
  '/assets/bench-1.js': 'bench',
};
let fakeCaches: FakeCacheStorage;

/** Stubs a server that has these files, or refuses all of them. */
function server(files: Readonly<Record<string, string>>, refusal?: number): void {
  vi.stubGlobal('fetch', (input: string | Request) => {
    const text = files[typeof input === 'string' ? input : new URL(input.url).pathname];
    const headers = { 'content-type': text?.startsWith('<') ? 'text/html' : 'text/javascript' };
    return Promise.resolve(new Response(text ?? '', { status: refusal ?? (text === undefined ? 404 : 200), headers }));
  });
}
const away = () => vi.stubGlobal('fetch', () => Promise.reject(new TypeError('Failed to fetch')));

beforeEach(async () => {
  vi.useFakeTimers({ toFake: ['Date'] });
  fakeCaches = new FakeCacheStorage();
  vi.stubGlobal('caches', fakeCaches);
  server(whole);
  await extendLease({ account: 'ann@example.com', plan: 'Pro Yearly' }, '/pump-pro');
  await cacheProTools(build, false);
});
afterEach(() => {
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

describe('tools under a lease', () => {
  test('are cached separately from public files', async () => {
    expect(await fakeCaches.paths(proCache)).toEqual([path, other, '/pro-lease']);
    expect(await fakeCaches.paths('isentrope-site-new')).toEqual(['/assets/bench-1.js', '/pump-pro']);
  });

  test('are not cached without a lease', async () => {
    await fakeCaches.delete(proCache);
    await cacheProTools(build, false);
    expect(await fakeCaches.paths(proCache)).toBeUndefined();
  });

  test('are deleted if the server refuses one of their files', async () => {
    await (await fakeCaches.open(proCache)).delete(other);
    server({}, 403);
    await cacheProTools(build, false);
    expect(await fakeCaches.paths(proCache)).toBeUndefined();
  });

  test('of the previous build stay while its pages are open', async () => {
    await (await fakeCaches.open(proCache)).put('/assets/pro/pump-0.js', new Response('older'));
    await cacheProTools(build, true);
    expect(await fakeCaches.paths(proCache)).toContain('/assets/pro/pump-0.js');
    await cacheProTools(build, false);
    expect(await fakeCaches.paths(proCache)).toEqual([path, other, '/pro-lease']);
  });
});

describe('a Pro file', () => {
  const text = async () => (await respondWithProFile(path, request)).text();

  test('is available offline for seven days, then deleted', async () => {
    away();
    vi.advanceTimersByTime(leaseMilliseconds - 1);
    expect(await text()).toBe('pump');
    vi.advanceTimersByTime(1);
    await expect(text()).rejects.toThrow('Failed to fetch');
    expect(await fakeCaches.paths(proCache)).toBeUndefined();
  });

  test('refused by the server is not served, and the Pro cache is deleted', async () => {
    server({}, 403);
    expect((await respondWithProFile(path, request)).status).toBe(403);
    expect(await fakeCaches.paths(proCache)).toBeUndefined();
  });

  test('comes from the cache on 304, 404 or a server error', async () => {
    for (const status of [404, 503]) {
      server({}, status);
      expect(await text()).toBe('pump');
    }
    vi.stubGlobal('fetch', () => Promise.resolve(new Response(null, { status: 304 })));
    expect(await text()).toBe('pump');
  });

  test('without a lease comes from the server', async () => {
    await fakeCaches.delete(proCache);
    server(whole);
    expect(await text()).toBe('pump');
    expect(await fakeCaches.paths(proCache)).toBeUndefined();
  });
});
