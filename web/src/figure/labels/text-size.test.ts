import fc from 'fast-check';
import { expect, test } from 'vitest';
import { textWidth, wrapText } from './text-size.ts';

test('most characters are 0.602 em wide, full-width characters and pictographs 1 em', () => {
  expect(textWidth('bar(g)', 10)).toBeCloseTo(36.12);
  expect(textWidth('n\u0303', 10)).toBeCloseTo(6.02);
  expect(textWidth('圧力', 10)).toBeCloseTo(21);
  expect(textWidth('🔥', 10)).toBeCloseTo(10.5);
});

test('text wraps at spaces, and inside a word only if it is wider than a line', () => {
  expect(wrapText('Likelihood of failure', 79, 10)).toEqual(['Likelihood of', 'failure']);
  expect(wrapText('all on one line', 200, 10)).toEqual(['all on one line']);
  expect(wrapText('a Kesselspeisewasserpumpe', 61, 10)).toEqual(['a', 'Kesselspei', 'sewasserpu', 'mpe']);
  expect(wrapText('', 61, 10)).toEqual(['']);
});

test('wrapped lines fit the width and contain the whole text', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme', maxLength: 60 }), fc.integer({ min: 40, max: 300 }), (text, width) => {
      const lines = wrapText(text, width);
      expect(lines.join('').replaceAll(' ', '')).toBe(text.replaceAll(' ', ''));
      for (const line of lines) expect(textWidth(line)).toBeLessThanOrEqual(width);
    }),
  );
});
