import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { build } from '../testing/build.ts';
import { HeldCaches } from '../testing/caches.ts';
import { documentOf, fileAt, patienceMilliseconds } from './answers.ts';
import { siteCacheOf } from './site-cache.ts';

const request = new Request('https://site.example/orifice');
let held: HeldCaches;
let after: Promise<unknown>[];
const later = (work: Promise<unknown>) => void after.push(work);

/** From now on the network gives this. */
const network = (answer: () => Promise<Response>) => vi.stubGlobal('fetch', vi.fn<typeof fetch>(answer));
const answers = (text: string, status = 200) => network(() => Promise.resolve(new Response(text, { status })));
const away = () => network(() => Promise.reject(new TypeError('Failed to fetch')));
const keeps = async (path: string, text: string, version = build.version) =>
  (await held.open(siteCacheOf(version))).put(path, new Response(text));
const document = async () => (await documentOf('/orifice', request, build, later)).text();

beforeEach(() => {
  held = new HeldCaches();
  after = [];
  vi.stubGlobal('caches', held);
});
afterEach(() => {
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

describe('a document', () => {
  test('is what the server has now, which is kept', async () => {
    await keeps('/orifice', 'before');
    answers('now');
    expect(await document()).toBe('now');
    await Promise.all(after);
    away();
    expect(await document()).toBe('now');
  });

  test('is what is kept where the server fails or is away', async () => {
    await keeps('/orifice', 'before');
    answers('Bad Gateway', 502);
    expect(await document()).toBe('before');
    away();
    expect(await document()).toBe('before');
  });

  test('is what is kept where the network takes longer than a person waits', async () => {
    await keeps('/orifice', 'before');
    vi.useFakeTimers();
    network(() => new Promise(() => {}));
    const found = document();
    await vi.advanceTimersByTimeAsync(patienceMilliseconds);
    expect(await found).toBe('before');
  });

  test('that is not kept is the one that says so', async () => {
    await keeps('/offline', 'not kept');
    away();
    expect(await document()).toBe('not kept');
  });

  test('fails where nothing at all is kept', async () => {
    away();
    await expect(document()).rejects.toThrow('Failed to fetch');
  });

  test('that the server refuses or does not find is shown, and not kept', async () => {
    answers('There is no such page.', 404);
    expect(await document()).toBe('There is no such page.');
    await Promise.all(after);
    expect(await held.paths(siteCacheOf(build.version))).toBeUndefined();
  });
});

describe('a built file', () => {
  const file = async (path: string) => (await fileAt(path, request, build, later)).text();

  test('is asked for once', async () => {
    answers('code');
    expect(await file('/assets/account-1.js')).toBe('code');
    await Promise.all(after);
    away();
    expect(await file('/assets/account-1.js')).toBe('code');
  });

  test('of the build before is there for the pages that are made of it', async () => {
    await keeps('/assets/orifice-0.js', 'older code', 'old');
    answers('There is no such page.', 404);
    expect(await file('/assets/orifice-0.js')).toBe('older code');
  });

  test('of another build is not kept', async () => {
    answers('newer code');
    expect(await file('/assets/orifice-2.js')).toBe('newer code');
    await Promise.all(after);
    expect(await held.paths(siteCacheOf(build.version))).toBeUndefined();
  });
});
