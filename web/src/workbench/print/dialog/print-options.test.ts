// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { newBrowser, breakStorage } from '../../testing/browser.ts';
import { storeOptions, canOverlay, loadOptions } from './print-options.ts';

beforeEach(() => {
  newBrowser();
});
afterEach(() => vi.unstubAllGlobals());

const browserOf = (language: string) => vi.spyOn(navigator, 'language', 'get').mockReturnValue(language);

test('the paper size follows the region', () => {
  browserOf('en-GB');
  expect(loadOptions(1).size).toBe('A4');
  browserOf('en-US');
  expect(loadOptions(1).size).toBe('Letter');
});

test('few cases are printed with all parts, many without those that grow with the number', () => {
  expect(Object.values(loadOptions(20).parts)).toEqual([true, true, true, true, true, true]);
  expect(loadOptions(21).parts).toEqual({
    working: false,
    figures: false,
    tables: false,
    together: true,
    questions: true,
    references: true,
  });
});

test('the last choice is restored', () => {
  const chosen = {
    ...loadOptions(3),
    cases: 'apart',
    figures: 'each',
    size: 'Letter',
    orientation: 'landscape',
  } as const;
  const parts = { ...chosen.parts, working: false };
  storeOptions({ ...chosen, parts }, 3);
  expect(loadOptions(3)).toEqual({ ...chosen, parts });
});

test('figures can be overlaid for few cases side by side', () => {
  const counts = [1, 2, 8, 9].filter(count => canOverlay({ cases: 'beside' }, count));
  expect(counts).toEqual([2, 8]);
  expect(canOverlay({ cases: 'apart' }, 3)).toBe(false);
  expect(canOverlay({ cases: 'one' }, 3)).toBe(false);
});

test('a single-case choice and the parts of many cases are not restored', () => {
  storeOptions({ ...loadOptions(3), cases: 'one', parts: { ...loadOptions(3).parts, tables: false } }, 3);
  expect(loadOptions(3).cases).toBe('beside');
  storeOptions({ ...loadOptions(300), parts: { ...loadOptions(300).parts, working: true } }, 300);
  expect(loadOptions(300).parts.working).toBe(false);
  expect(loadOptions(3).parts).toMatchObject({ working: true, tables: false });
});

test.each([
  '{',
  'null',
  '7',
  '{"cases":7,"figures":"none","size":"A3","orientation":[],"parts":{"working":"yes"}}',
  '{"parts":null}',
])('invalid stored values are ignored: %s', stored => {
  const fresh = loadOptions(3);
  localStorage.setItem('paper', stored);
  expect(loadOptions(3)).toEqual(fresh);
});

test('options work without storage', () => {
  const open = breakStorage('closed');
  const fresh = loadOptions(3);
  storeOptions({ ...fresh, size: fresh.size === 'A4' ? 'Letter' : 'A4' }, 3);
  expect(loadOptions(3)).toEqual(fresh);
  open();
});
