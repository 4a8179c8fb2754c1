// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { newBrowser, storeThatIs } from '../testing/browser.ts';
import { keepOptions, mayOverlay, optionsFor } from './paper-options.ts';

beforeEach(() => {
  newBrowser();
});
afterEach(() => vi.unstubAllGlobals());

const browserOf = (language: string) => vi.spyOn(navigator, 'language', 'get').mockReturnValue(language);

test('a sheet is of the size that is used where its reader is', () => {
  browserOf('en-GB');
  expect(optionsFor(1).size).toBe('A4');
  browserOf('en-US');
  expect(optionsFor(1).size).toBe('Letter');
});

test('everything follows the summary of few cases, and of many only what does not grow with them', () => {
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

test('what was chosen last is chosen again', () => {
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

test('figures are laid over each other of as many cases as can be told apart, side by side', () => {
  const counts = [1, 2, 8, 9].filter(count => mayOverlay({ cases: 'beside' }, count));
  expect(counts).toEqual([2, 8]);
  expect(mayOverlay({ cases: 'apart' }, 3)).toBe(false);
  expect(mayOverlay({ cases: 'one' }, 3)).toBe(false);
});

test('neither the one case that was printed nor the parts wanted of many are remembered', () => {
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
])('what is kept and means nothing counts for nothing: %s', kept => {
  const fresh = optionsFor(3);
  localStorage.setItem('paper', kept);
  expect(optionsFor(3)).toEqual(fresh);
});

test('a browser that keeps nothing has sheets all the same', () => {
  const open = storeThatIs('closed');
  const fresh = optionsFor(3);
  keepOptions({ ...fresh, size: fresh.size === 'A4' ? 'Letter' : 'A4' }, 3);
  expect(optionsFor(3)).toEqual(fresh);
  open();
});
