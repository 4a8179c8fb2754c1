import { describe, expect, test } from 'vitest';
import { calculateCase, calculation, caseFrom, choice, field, optional, quantity, step, value } from '../index.ts';

const shape = field('shape', choice('Shape', ['Round', 'Square']));
const lid = field('lid', choice('Lid', ['None', 'Flat', 'Domed']));
const size = field('size', quantity('Size', 'length', 'm', { above: 0 }));

const corner = value('corner', { size }, v => v.size * Math.SQRT2, { shape: 'Square' });
const rise = value('rise', { size }, v => v.size / 4, { lid: ['Flat', 'Domed'] });
const diagonal = step('diagonal', { corner }, { label: 'Diagonal', kind: 'length', unit: 'm' }, v => v.corner);
const span = step(
  'span',
  { size, corner: optional(corner), rise: optional(rise) },
  { label: 'Span', kind: 'length', unit: 'm' },
  v => (v.corner ?? v.size) + (v.rise ?? 0),
);
const tank = calculation(
  { id: 'tank', title: 'Tank', summary: 'A tank.', access: 'free', columns: 1, standards: [] },
  {
    inputs: { Tank: [shape, lid, size] },
    results: { Results: [span, diagonal] },
    primary: span,
    examples: [],
    references: [],
  },
);

describe('a conditional value', () => {
  test.each([
    ['Round', 'None', 8, undefined],
    ['Round', 'Flat', 10, undefined],
    ['Square', 'None', 8 * Math.SQRT2, 8 * Math.SQRT2],
    ['Square', 'Domed', 8 * Math.SQRT2 + 2, 8 * Math.SQRT2],
    // Again, with a cached plan.
    ['Round', 'None', 8, undefined],
  ] as const)('stands in those alone: %s with lid %s', (chosen, over, reach, across) => {
    const { evaluation } = calculateCase(tank, caseFrom(tank, { shape: chosen, lid: over, size: 8 }));
    expect([evaluation.value('span'), evaluation.value('diagonal')]).toEqual([reach, across]);
    expect(evaluation.faults).toEqual([]);
  });
});
