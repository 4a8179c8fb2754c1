import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { caseWidth, splitEvenly, layoutFor } from './page-layout.ts';
import type { PrintOptions } from '../dialog/print-options.ts';

const parts = { working: true, figures: true, tables: true, together: true, questions: true, references: true };
const options = (more: Partial<PrintOptions> = {}): PrintOptions => ({
  cases: 'beside',
  figures: 'overlaid',
  size: 'A4',
  orientation: 'fitting',
  parts,
  ...more,
});

describe('a page', () => {
  test('has the size of its name', () => {
    const sizeOf = ({ name, width, height }: ReturnType<typeof layoutFor>) => `${name} ${width} × ${height}`;
    expect(sizeOf(layoutFor(options(), 1))).toBe('a4-portrait 210 × 297');
    expect(sizeOf(layoutFor(options({ orientation: 'landscape' }), 1))).toBe('a4-landscape 297 × 210');
    expect(sizeOf(layoutFor(options({ size: 'Letter' }), 1))).toBe('letter-portrait 215.9 × 279.4');
    expect(sizeOf(layoutFor(options({ size: 'Letter', orientation: 'landscape' }), 1))).toBe(
      'letter-landscape 279.4 × 215.9',
    );
  });

  test('is landscape only for cases that fit side by side in no other way', () => {
    const across = Array.from({ length: 12 }, (_, index) => index + 1).filter(
      count => layoutFor(options(), count).width > 210,
    );
    expect(across).toEqual([6, 7, 8]);
    expect(layoutFor(options({ cases: 'apart' }), 7).name).toBe('a4-portrait');
    expect(layoutFor(options({ orientation: 'portrait' }), 7).columns).toBe(5);
  });
});

test('fits the case columns beside labels and units', () => {
  fc.assert(
    fc.property(
      fc.constantFrom('A4' as const, 'Letter' as const),
      fc.constantFrom('portrait' as const, 'landscape' as const),
      fc.integer({ min: 1, max: 500 }),
      (size, orientation, count) => {
        const layout = layoutFor(options({ size, orientation }), count);
        const maximum = Math.min(count, layout.columns);
        const each = caseWidth(layout, maximum);
        expect(each).toBeGreaterThanOrEqual(23);
        expect(layout.room.width - maximum * each).toBeGreaterThanOrEqual(64 - 1e-9);
      },
    ),
  );
});

test('rows contain every item once, in order, and have nearly equal length', () => {
  fc.assert(
    fc.property(
      fc.array(fc.integer(), { minLength: 1, maxLength: 60 }),
      fc.integer({ min: 1, max: 9 }),
      (items, maximum) => {
        const bands = splitEvenly(items, maximum);
        expect(bands.flat()).toEqual(items);
        const lengths = bands.map(({ length }) => length);
        expect(Math.max(...lengths)).toBeLessThanOrEqual(maximum);
        expect(bands).toHaveLength(Math.ceil(items.length / Math.max(...lengths)));
      },
    ),
  );
});
