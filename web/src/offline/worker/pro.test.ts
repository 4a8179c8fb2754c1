import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { proCache } from '../pro-cache.ts';
import { leaseMilliseconds, takeLease } from '../pro-lease.ts';
import { build } from '../testing/build.ts';
import { HeldCaches } from '../testing/caches.ts';
import { keepProTools, proFileAt } from './pro.ts';

const [path = '', other = ''] = build.pro['/pump-pro']?.pro ?? [];
const request = new Request(`https://site.example${path}`);
const whole = {
  '/pump-pro': '<div data-build="new">',
  [path]: 'pump',
  [other]: 'sheet',
  '/assets/bench-1.js': 'bench',
};
let held: HeldCaches;

/** A server that has these files, or refuses all of them. */
function server(files: Readonly<Record<string, string>>, refusal?: number): void {
  vi.stubGlobal('fetch', (asked: string | Request) => {
    const text = files[typeof asked === 'string' ? asked : new URL(asked.url).pathname];
    const headers = { 'content-type': text?.startsWith('<') ? 'text/html' : 'text/javascript' };
    return Promise.resolve(new Response(text ?? '', { status: refusal ?? (text === undefined ? 404 : 200), headers }));
  });
}
const away = () => vi.stubGlobal('fetch', () => Promise.reject(new TypeError('Failed to fetch')));

beforeEach(async () => {
  vi.useFakeTimers({ toFake: ['Date'] });
  held = new HeldCaches();
  vi.stubGlobal('caches', held);
  server(whole);
  await takeLease({ account: 'ann@example.com', plan: 'Pro Yearly' }, '/pump-pro');
  await keepProTools(build, false);
});
afterEach(() => {
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

describe('the tools of a lease', () => {
  test('are kept apart from what anybody may have', async () => {
    expect(await held.paths(proCache)).toEqual([path, other, '/pro-lease']);
    expect(await held.paths('isentrope-site-new')).toEqual(['/assets/bench-1.js', '/pump-pro']);
  });

  test('are not kept without one', async () => {
    await held.delete(proCache);
    await keepProTools(build, false);
    expect(await held.paths(proCache)).toBeUndefined();
  });

  test('go where the server refuses one of their files', async () => {
    await (await held.open(proCache)).delete(other);
    server({}, 403);
    await keepProTools(build, false);
    expect(await held.paths(proCache)).toBeUndefined();
  });

  test('of the build before stay while its pages are open, and go then', async () => {
    await (await held.open(proCache)).put('/assets/pro/pump-0.js', new Response('older'));
    await keepProTools(build, true);
    expect(await held.paths(proCache)).toContain('/assets/pro/pump-0.js');
    await keepProTools(build, false);
    expect(await held.paths(proCache)).toEqual([path, other, '/pro-lease']);
  });
});

describe('a Pro file', () => {
  const text = async () => (await proFileAt(path, request)).text();

  test('is there without a network for seven days, and then goes', async () => {
    away();
    vi.advanceTimersByTime(leaseMilliseconds - 1);
    expect(await text()).toBe('pump');
    vi.advanceTimersByTime(1);
    await expect(text()).rejects.toThrow('Failed to fetch');
    expect(await held.paths(proCache)).toBeUndefined();
  });

  test('that the server refuses is not given, and all of them go', async () => {
    server({}, 403);
    expect((await proFileAt(path, request)).status).toBe(403);
    expect(await held.paths(proCache)).toBeUndefined();
  });

  test('is what is kept where the server says that it is the same, has no such file any more, or fails', async () => {
    for (const status of [404, 503]) {
      server({}, status);
      expect(await text()).toBe('pump');
    }
    vi.stubGlobal('fetch', () => Promise.resolve(new Response(null, { status: 304 })));
    expect(await text()).toBe('pump');
  });

  test('without a lease is for the server to give', async () => {
    await held.delete(proCache);
    server(whole);
    expect(await text()).toBe('pump');
    expect(await held.paths(proCache)).toBeUndefined();
  });
});
