// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { newBrowser, storeThatIs } from '../testing/browser.ts';
import { keepOptions, mayOverlay, optionsFor } from './paper-options.ts';

beforeEach(() => {
  newBrowser();
});
afterEach(() => vi.unstubAllGlobals());

const browserOf = (language: string) => vi.spyOn(navigator, 'language', 'get').mockReturnValue(language);

test('the paper size follows the region', () => {
  browserOf('en-GB');
  expect(optionsFor(1).size).toBe('A4');
  browserOf('en-US');
  expect(optionsFor(1).size).toBe('Letter');
});

test('few cases are printed with all parts, many without those that grow with the number', () => {
  expect(Object.values(optionsFor(20).parts)).toEqual([true, true, true, true, true, true]);
  expect(optionsFor(21).parts).toEqual({
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
    ...optionsFor(3),
    cases: 'apart',
    figures: 'each',
    size: 'Letter',
    orientation: 'landscape',
  } as const;
  const parts = { ...chosen.parts, working: false };
  keepOptions({ ...chosen, parts }, 3);
  expect(optionsFor(3)).toEqual({ ...chosen, parts });
});

test('figures can be overlaid for few cases side by side', () => {
  const counts = [1, 2, 8, 9].filter(count => mayOverlay({ cases: 'beside' }, count));
  expect(counts).toEqual([2, 8]);
  expect(mayOverlay({ cases: 'apart' }, 3)).toBe(false);
  expect(mayOverlay({ cases: 'one' }, 3)).toBe(false);
});

test('a single-case choice and the parts of many cases are not restored', () => {
  keepOptions({ ...optionsFor(3), cases: 'one', parts: { ...optionsFor(3).parts, tables: false } }, 3);
  expect(optionsFor(3).cases).toBe('beside');
  keepOptions({ ...optionsFor(300), parts: { ...optionsFor(300).parts, working: true } }, 300);
  expect(optionsFor(300).parts.working).toBe(false);
  expect(optionsFor(3).parts).toMatchObject({ working: true, tables: false });
});

test.each([
  '{',
  'null',
  '7',
  '{"cases":7,"figures":"none","size":"A3","orientation":[],"parts":{"working":"yes"}}',
  '{"parts":null}',
])('invalid stored values are ignored: %s', kept => {
  const fresh = optionsFor(3);
  localStorage.setItem('paper', kept);
  expect(optionsFor(3)).toEqual(fresh);
});

test('options work without storage', () => {
  const open = storeThatIs('closed');
  const fresh = optionsFor(3);
  keepOptions({ ...fresh, size: fresh.size === 'A4' ? 'Letter' : 'A4' }, 3);
  expect(optionsFor(3)).toEqual(fresh);
  open();
});
