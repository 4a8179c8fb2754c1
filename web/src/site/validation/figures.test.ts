import { describe, expect, test } from 'vitest';
import { findCalculator } from '@isentrope/calculators';
import { computedText, deviationText } from './figure-text.ts';
import { computeFigures, digitsOff } from './figures.ts';

describe('computedText', () => {
  test('shows two digits more than are printed', () => {
    expect(computedText(0.601692345, '0.60169')).toBe('0.6016923');
    expect(computedText(476.25, '476')).toBe('476.25');
    expect(computedText(123456, '1.23e5')).toBe('1.2346e5');
  });

  test('shows words as they are, and nothing as --', () => {
    expect(computedText('Choked', 'Choked')).toBe('Choked');
    expect(computedText(undefined, '1')).toBe('--');
    expect(computedText(Number.NaN, '1')).toBe('--');
  });
});

describe('deviationText', () => {
  test('gives two significant digits and the sign', () => {
    expect(deviationText(0.000123)).toBe('+0.012 %');
    expect(deviationText(-0.0234)).toBe('−2.3 %');
    expect(deviationText(1e-12)).toBe('0 %');
    expect(deviationText(undefined)).toBe('');
  });
});

describe('computeFigures', () => {
  test('gives every published case of a calculator a row, and every number its distance from the printed one', async () => {
    const entry = findCalculator('restriction-orifice');
    if (!entry) throw new Error('The calculator of restriction orifices is missing.');
    const { published } = await entry.load();
    const { figures } = await computeFigures(entry);
    expect(figures.rows).toHaveLength(published.length);
    expect(figures.digitsOff).toHaveLength(published.length);
    expect(Math.max(...figures.digitsOff.map(Math.abs))).toBeLessThanOrEqual(1);
  });
});

describe('digitsOff', () => {
  test('counts in units of the last printed digit, and leaves words out', () => {
    expect(digitsOff({ printed: '0.60169', computed: 0.601692 })[0]).toBeCloseTo(0.2, 9);
    expect(digitsOff({ printed: '478', computed: 476 })).toEqual([-2]);
    expect(digitsOff({ printed: 'Choked', computed: 'Choked' })).toEqual([]);
  });
});
