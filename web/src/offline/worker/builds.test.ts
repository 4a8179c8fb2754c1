import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { FakeCacheStorage } from '../testing/caches.ts';
import { deleteOldBuilds, activateBuild } from './builds.ts';

let fakeCaches: FakeCacheStorage;
beforeEach(async () => {
  fakeCaches = new FakeCacheStorage();
  vi.stubGlobal('caches', fakeCaches);
  for (const version of ['old', 'new']) await fakeCaches.open(`isentrope-site-${version}`);
  await fakeCaches.open('isentrope-pro');
});
afterEach(() => vi.unstubAllGlobals());

test('keeps the cache of a previous build until the last of its pages is closed or reloaded', async () => {
  await activateBuild('new', ['tab 1', 'tab 2']);
  expect(await deleteOldBuilds('new', ['tab 2', 'tab 3'])).toBe(true);
  expect(await fakeCaches.keys()).toContain('isentrope-site-old');
  expect(await deleteOldBuilds('new', ['tab 3'])).toBe(false);
  expect(await fakeCaches.keys()).toEqual(['isentrope-site-new', 'isentrope-pro']);
});

test('a waiting build deletes nothing', async () => {
  expect(await deleteOldBuilds('new', [])).toBe(true);
  expect(await fakeCaches.keys()).toContain('isentrope-site-old');
});

test('the first build has nothing to delete', async () => {
  await fakeCaches.delete('isentrope-site-old');
  await activateBuild('new', ['tab 1']);
  expect(await deleteOldBuilds('new', ['tab 1'])).toBe(false);
  expect(await fakeCaches.paths('isentrope-site-new')).toEqual([]);
});
