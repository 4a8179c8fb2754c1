import { describe, expect, test } from 'vitest';
import { findCalculator } from '@isentrope/calculators';
import { bandText, computedText, deviationText, signedText } from './figure-text.ts';
import { stripPosition } from './deviation-strip.tsx';
import { computeFigures, markOf } from './figures.ts';

describe('computedText', () => {
  test('shows two more digits than printed', () => {
    expect(computedText(0.601692345, '0.60169')).toBe('0.6016923');
    expect(computedText(476.25, '476')).toBe('476.25');
    expect(computedText(123456, '1.23e5')).toBe('1.2346e5');
  });

  test('shows texts unchanged, and a missing value as --', () => {
    expect(computedText('Choked', 'Choked')).toBe('Choked');
    expect(computedText(undefined, '1')).toBe('--');
    expect(computedText(Number.NaN, '1')).toBe('--');
  });
});

describe('bandText', () => {
  test('shows one more digit than printed', () => {
    expect(bandText(1.69709, '1.705')).toBe('1.6971');
    expect(bandText(24215.8, '2.44e4')).toBe('2.422e4');
  });
});

describe('deviationText', () => {
  test('has two significant digits and a sign', () => {
    expect(deviationText(0.000123)).toBe('+0.012 %');
    expect(deviationText(-0.0234)).toBe('−2.3 %');
    expect(deviationText(1e-12)).toBe('0 %');
    expect(deviationText(-1.4e-10, true)).toBe('−1.4e−8 %');
    expect(deviationText(undefined)).toBe('');
  });
});

describe('signedText', () => {
  test('has a sign and a unit, and no sign for zero', () => {
    expect(signedText(2.34, 'K')).toBe('+2.3 K');
    expect(signedText(-12.06, '%')).toBe('−12.1 %');
    expect(signedText(-0.04, 'K')).toBe('0.0 K');
  });
});

describe('computeFigures', () => {
  test('has a row per published case, and for every number its deviation', async () => {
    const entry = findCalculator('restriction-orifice');
    if (!entry) throw new Error('The restriction orifice calculator is missing');
    const published = await (await entry.load()).loadPublished();
    const { figures } = await computeFigures(entry);
    expect(figures.rows).toHaveLength(published.length);
    expect(figures.marks).toHaveLength(published.length);
    expect(Math.max(...figures.marks.map(({ off }) => Math.abs(off)))).toBeLessThanOrEqual(0.51);
  });
});

describe('markOf', () => {
  test('is in units of the last printed digit, and omits texts', () => {
    const agreement = 'none';
    expect(markOf({ printed: '0.60169', computed: 0.601692, agreement, band: undefined })[0]?.off).toBeCloseTo(0.2, 9);
    expect(markOf({ printed: '478', computed: 476, agreement, band: undefined })).toEqual([{ off: -2, agreement }]);
    expect(markOf({ printed: 'Choked', computed: 'Choked', agreement, band: undefined })).toEqual([]);
  });

  test('has the band of a source that rounded intermediate results', () => {
    const row = {
      printed: '1.705',
      computed: 1.7037,
      agreement: 'rounding',
      band: { from: 1.697, to: 1.714 },
    } as const;
    const [mark] = markOf(row);
    expect(mark?.band?.map(Math.round)).toEqual([-8, 9]);
  });
});

describe('deviation strip', () => {
  test('draws nothing within the half-digit band that is outside it', () => {
    for (const off of [0.501, 0.6, 1, 5.5, 36, 140, 1e9]) {
      expect(stripPosition(off)).toBeGreaterThan(stripPosition(0.5));
      expect(stripPosition(-off)).toBeLessThan(stripPosition(-0.5));
    }
  });

  test('preserves order and limits', () => {
    const offs = [-1e9, -140, -5, -0.6, -0.5, -0.2, 0, 0.4, 0.5, 0.51, 3, 900];
    const places = offs.map(stripPosition);
    expect(places).toEqual(places.toSorted((a, b) => a - b));
    expect(Math.min(...places)).toBeGreaterThanOrEqual(0);
    expect(Math.max(stripPosition(1e9), stripPosition(Number.POSITIVE_INFINITY))).toBeLessThanOrEqual(600);
  });
});
