import { describe, expect, test } from 'vitest';
import { readBareSizes, type SizeSystem } from './bare-sizes.ts';

/** NPS up to 48, and DN up to DN 1000, of ASME B36.10M and ISO 6708. */
const nps = '1 2 3 4 5 6 8 10 12 14 16 18 20 24 30 32 36 40 42 48'.split(' ');
const dn = '6 8 10 15 20 25 32 40 50 65 80 100 125 150 200 250 300 350 400 450 500 600 750 800 900 1000'.split(' ');
const isSize = (text: string) =>
  (text.startsWith('NPS ') && nps.includes(text.slice(4))) || (text.startsWith('DN ') && dn.includes(text.slice(3)));

/** The sizes of a column as they are read, with a question mark where they are open. */
const readings = (cells: readonly string[], stated?: SizeSystem) => {
  const sizes = readBareSizes(cells, isSize, stated);
  return cells.map(cell => `${sizes.read(cell)}${sizes.open(cell) ? '?' : ''}`).join(' ');
};

describe('bare sizes are read by those of their column that are in one system only', () => {
  test.each([
    ['25 40 80 20 32', 'DN 25 DN 40 DN 80 DN 20 DN 32'],
    ['3 8 10 12 20', '3 8 10 12 20'],
    ['8 10 15 25', 'DN 8 DN 10 DN 15 DN 25'],
    ['1.5 6 8 3/4', '1.5 6 8 3/4'],
    // DN 6 is a quarter-inch tube, and NPS 40 a large header: not without a size near them.
    ['6 150 200', 'DN 6? DN 150 DN 200'],
    ['2 3 40', '2 3 40?'],
    ['2 24 40', '2 24 40'],
    // In both systems, or in neither.
    ['6 150 3 40', '6? DN 150 3 40?'],
    ['40 20', '40? 20?'],
    ['40 DN100', 'DN 40 DN100'],
    ['6 4" DN100', '6? 4" DN100'],
  ])('%s', (cells, read) => expect(readings(cells.split(' '))).toBe(read));

  test('under the system that the heading states, unless all others are in the other', () => {
    expect(readings(['20', '40'], 'NPS')).toBe('20 40');
    expect(readings(['10', '6'], 'DN')).toBe('DN 10 DN 6');
    expect(readings(['6'], 'DN')).toBe('DN 6');
    expect(readings(['150', '6'], 'DN')).toBe('DN 150 DN 6?');
    expect(readings(['114.3', '150', '20'], 'DN')).toBe('114.3 DN 150 DN 20');
    expect(readings(['40', 'DN100', '4"'], 'NPS')).toBe('40 DN100 4"');
    expect(readings(['25', '40'], 'NPS')).toBe('25 40?');
    expect(readings(['DN 25', '40'], 'NPS')).toBe('DN 25 40?');
    expect(readings(['12', '40'], 'DN')).toBe('DN 12 DN 40?');
  });
});
