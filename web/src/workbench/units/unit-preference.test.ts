// @vitest-environment happy-dom
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { newBrowser } from '../testing/browser.ts';
import { storePreference, storedPreference, readPreference, unitSetOf } from './unit-preference.ts';

beforeEach(() => {
  newBrowser();
});

const own = { base: 'us', units: { length: 'm' } } as const;

describe('a preference', () => {
  test('is validated from storage or the server', () => {
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
  ])('is undefined for %j', input => expect(readPreference(input)).toBeUndefined());

  test('keeps only custom units that are strings', () => {
    expect(readPreference({ set: 'own', own: { base: 'si', units: { length: 'm', mass: 3 } } })).toEqual({
      set: 'own',
      own: { base: 'si', units: { length: 'm' } },
    });
  });

  test('resolves to its own unit set, or to metric if that is missing', () => {
    expect(unitSetOf({ set: 'us', own })).toBe('us');
    expect(unitSetOf({ set: 'own', own })).toBe(own);
    expect(unitSetOf({ set: 'own' })).toBe('metric');
  });
});

describe('the preference in this browser', () => {
  test('is undefined until chosen, then a stable object', () => {
    expect(storedPreference()).toBeUndefined();
    storePreference({ set: 'us', unsent: true });
    const stored = storedPreference();
    expect(stored).toEqual({ set: 'us', unsent: true });
    expect(storedPreference()).toBe(stored);
    storePreference({ set: 'si' });
    expect(storedPreference()).toEqual({ set: 'si' });
  });

  test('is undefined if unreadable', () => {
    localStorage.setItem('units', '{"set":');
    expect(storedPreference()).toBeUndefined();
  });

  test('lasts for the page if storage is blocked, and is stored once it is not', () => {
    const refused = () => {
      throw new DOMException('No room.', 'QuotaExceededError');
    };
    vi.stubGlobal('localStorage', { getItem: () => null, setItem: refused });
    storePreference({ set: 'us' });
    expect(storedPreference()).toEqual({ set: 'us' });
    vi.unstubAllGlobals();
    storePreference({ set: 'si' });
    localStorage.setItem('units', '{"set":"metric"}');
    expect(storedPreference()).toEqual({ set: 'metric' });
  });
});
