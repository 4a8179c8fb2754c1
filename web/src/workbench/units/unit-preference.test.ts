// @vitest-environment happy-dom
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { newBrowser } from '../testing/browser.ts';
import { keepPreference, keptPreference, readPreference, setOf } from './unit-preference.ts';

beforeEach(() => {
  newBrowser();
});

const own = { base: 'us', units: { length: 'm' } } as const;

describe('a preference', () => {
  test('is read from what a store or a server gave', () => {
    expect(readPreference({ set: 'us' })).toEqual({ set: 'us' });
    expect(readPreference({ set: 'own', own })).toEqual({ set: 'own', own });
    expect(readPreference({ set: 'metric', own, unsent: true })).toEqual({ set: 'metric', own, unsent: true });
    expect(readPreference({ set: 'metric', unsent: 'yes', more: 1 })).toEqual({ set: 'metric' });
  });

  test.each([
    undefined,
    null,
    'us',
    7,
    {},
    { set: 'imperial' },
    { set: 'own' },
    { set: 'own', own: { base: 'none', units: {} } },
    { set: 'own', own: { base: 'us' } },
    { set: 'own', own: null },
  ])('is none of %j', given => expect(readPreference(given)).toBeUndefined());

  test('has those of its own units that are named by words', () => {
    expect(readPreference({ set: 'own', own: { base: 'si', units: { length: 'm', mass: 3 } } })).toEqual({
      set: 'own',
      own: { base: 'si', units: { length: 'm' } },
    });
  });

  test('names a set of units: its own, or metric where these are missing', () => {
    expect(setOf({ set: 'us', own })).toBe('us');
    expect(setOf({ set: 'own', own })).toBe(own);
    expect(setOf({ set: 'own' })).toBe('metric');
  });
});

describe('a preference in this browser', () => {
  test('is none until one is chosen, and then the same object as long as it stays', () => {
    expect(keptPreference()).toBeUndefined();
    keepPreference({ set: 'us', unsent: true });
    const kept = keptPreference();
    expect(kept).toEqual({ set: 'us', unsent: true });
    expect(keptPreference()).toBe(kept);
    keepPreference({ set: 'si' });
    expect(keptPreference()).toEqual({ set: 'si' });
  });

  test('that cannot be read is none', () => {
    localStorage.setItem('units', '{"set":');
    expect(keptPreference()).toBeUndefined();
  });

  test('holds for this page where the browser lets nothing be kept, and in the browser once it does', () => {
    const refused = () => {
      throw new DOMException('No room.', 'QuotaExceededError');
    };
    vi.stubGlobal('localStorage', { getItem: () => null, setItem: refused });
    keepPreference({ set: 'us' });
    expect(keptPreference()).toEqual({ set: 'us' });
    vi.unstubAllGlobals();
    keepPreference({ set: 'si' });
    localStorage.setItem('units', '{"set":"metric"}');
    expect(keptPreference()).toEqual({ set: 'metric' });
  });
});
