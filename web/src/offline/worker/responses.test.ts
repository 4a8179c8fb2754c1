import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { build } from '../testing/build.ts';
import { FakeCacheStorage } from '../testing/caches.ts';
import { respondWithDocument, respondWithFile, networkTimeoutMs } from './responses.ts';
import { siteCacheName } from './site-cache.ts';

const request = new Request('https://site.example/orifice');
let fakeCaches: FakeCacheStorage;
let after: Promise<unknown>[];
const waitUntil = (work: Promise<unknown>) => void after.push(work);

const network = (answer: () => Promise<Response>) => vi.stubGlobal('fetch', vi.fn<typeof fetch>(answer));
const answers = (text: string, status = 200) => network(() => Promise.resolve(new Response(text, { status })));
const away = () => network(() => Promise.reject(new TypeError('Failed to fetch')));
const keeps = async (path: string, text: string, version = build.version) =>
  (await fakeCaches.open(siteCacheName(version))).put(path, new Response(text));
const document = async () => (await respondWithDocument('/orifice', request, build, waitUntil)).text();

beforeEach(() => {
  fakeCaches = new FakeCacheStorage();
  after = [];
  vi.stubGlobal('caches', fakeCaches);
});
afterEach(() => {
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

describe('a document', () => {
  test('comes from the server and is cached', async () => {
    await keeps('/orifice', 'before');
    answers('now');
    expect(await document()).toBe('now');
    await Promise.all(after);
    away();
    expect(await document()).toBe('now');
  });

  test('comes from the cache if the server fails or is unreachable', async () => {
    await keeps('/orifice', 'before');
    answers('Bad Gateway', 502);
    expect(await document()).toBe('before');
    away();
    expect(await document()).toBe('before');
  });

  test('comes from the cache if the network is slow', async () => {
    await keeps('/orifice', 'before');
    vi.useFakeTimers();
    network(() => new Promise(() => {}));
    const pending = document();
    await vi.advanceTimersByTimeAsync(networkTimeoutMs);
    expect(await pending).toBe('before');
  });

  test('is the offline page if it is not cached', async () => {
    await keeps('/offline', 'not kept');
    away();
    expect(await document()).toBe('not kept');
  });

  test('fails if nothing is cached', async () => {
    away();
    await expect(document()).rejects.toThrow('Failed to fetch');
  });

  test('a refusal or 404 is shown and not cached', async () => {
    answers('There is no such page.', 404);
    expect(await document()).toBe('There is no such page.');
    await Promise.all(after);
    expect(await fakeCaches.paths(siteCacheName(build.version))).toBeUndefined();
  });
});

describe('built file', () => {
  const file = async (path: string) => (await respondWithFile(path, request, build, waitUntil)).text();

  test('is requested once', async () => {
    answers('code');
    expect(await file('/assets/account-1.js')).toBe('code');
    await Promise.all(after);
    away();
    expect(await file('/assets/account-1.js')).toBe('code');
  });

  test('of the previous build stays available to pages of that build', async () => {
    await keeps('/assets/orifice-0.js', 'older code', 'old');
    answers('There is no such page.', 404);
    expect(await file('/assets/orifice-0.js')).toBe('older code');
  });

  test('of another build is not cached', async () => {
    answers('newer code');
    expect(await file('/assets/orifice-2.js')).toBe('newer code');
    await Promise.all(after);
    expect(await fakeCaches.paths(siteCacheName(build.version))).toBeUndefined();
  });
});
