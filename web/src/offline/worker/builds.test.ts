import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { HeldCaches } from '../testing/caches.ts';
import { leaveBehind, takeOver } from './builds.ts';

let held: HeldCaches;
beforeEach(async () => {
  held = new HeldCaches();
  vi.stubGlobal('caches', held);
  for (const version of ['old', 'new']) await held.open(`isentrope-site-${version}`);
  await held.open('isentrope-pro');
});
afterEach(() => vi.unstubAllGlobals());

test('keeps the cache of a previous build until the last of its pages is closed or reloaded', async () => {
  await takeOver('new', ['tab 1', 'tab 2']);
  expect(await leaveBehind('new', ['tab 2', 'tab 3'])).toBe(true);
  expect(await held.keys()).toContain('isentrope-site-old');
  expect(await leaveBehind('new', ['tab 3'])).toBe(false);
  expect(await held.keys()).toEqual(['isentrope-site-new', 'isentrope-pro']);
});

test('a waiting build deletes nothing', async () => {
  expect(await leaveBehind('new', [])).toBe(true);
  expect(await held.keys()).toContain('isentrope-site-old');
});

test('the first build has nothing to delete', async () => {
  await held.delete('isentrope-site-old');
  await takeOver('new', ['tab 1']);
  expect(await leaveBehind('new', ['tab 1'])).toBe(false);
  expect(await held.paths('isentrope-site-new')).toEqual([]);
});
