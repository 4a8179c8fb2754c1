import { describe, expect, test } from 'vitest';
import lineSizing from '../../line-sizing-pro/definition.ts';
import register from '../../relief-valve-pro/scenario-register/definition.ts';
import { withoutFootnote } from '../common/footnote-mark.ts';
import { casesFromList } from './list-cases.ts';

const read = (definition: typeof lineSizing, ...lines: readonly string[]) =>
  casesFromList(definition, lines.join('\n').replaceAll(' | ', '\t'));

describe('the mark of a footnote', () => {
  test.each([
    ['2000 (1)', '2000'],
    ['2000(2)', '2000'],
    ['2,000 (Note 12)', '2,000'],
    ['12.5 kg/h (3)', '12.5 kg/h'],
    ['2000 [1]', '2000'],
    ['2000¹', '2000'],
    ['12500*', '12500'],
    ['12500 **', '12500'],
    ['85†', '85'],
    ['12.5 a)', '12.5'],
    ['12.5¹)', '12.5'],
  ])('%s is %s', (text, number) => expect(withoutFootnote(text)).toBe(number));

  test.each([
    '2000',
    '10³',
    '2 × 10⁵',
    '85 (105)',
    '4 (DN 100)',
    'V-101 (1)',
    '5 bar(g)',
    '12 m³',
    '3 kg/m²',
    '5 (g)',
    '5 bar(a)',
    '12 g)',
  ])('%s has none', text => expect(withoutFootnote(text)).toBeUndefined());

  test('is left out of the numbers of a list and named', () => {
    const { cases, problems, remarks } = read(
      lineSizing,
      'Line | Phase | Flow (kg/h) | Density (kg/m³)',
      'L-1 | Liquid | 2000 (1) | 998¹',
      'L-2 (1) | Liquid | 12500* | 900',
    );
    expect(problems).toEqual([]);
    expect(cases).toMatchObject([
      { userDescription: 'L-1', flowRate: { value: '2000' }, density: { value: '998' } },
      { userDescription: 'L-2 (1)', flowRate: { value: '12500' } },
    ]);
    expect(remarks).toContain(
      'Marks of footnotes are left out of numbers: 2000 (1) in row 2, 998¹ in row 2. Check what they refer to.',
    );
  });
});

describe('a relief register', () => {
  const { cases, problems, remarks } = read(
    register,
    'Item | Scenario | Credible | Service | Flow (kg/h) | Density (kg/m3) | Set pressure (barg)',
    'V-1 | Fire | Y | Gas | 1000 (1) |  | 10',
    'V-1 | Blocked outlet | Y | Liquid | 2000 | 800 | 10',
    'V-2 | Tube rupture | N | Liquid | 2000 | 800 | 10',
    'V-3 | CV failure | Y | Two-phase | 500 | 120 | 10',
  );

  test('has the scenarios by their usual names, Y and N', () => {
    expect(problems).toEqual([]);
    expect(cases).toMatchObject([
      { scenario: 'External pool fire' },
      { scenario: 'Closed outlets' },
      { scenario: 'Heat exchanger tube rupture', credible: 'No' },
      { scenario: 'Control valve failure' },
    ]);
    expect(remarks).toContain('In column B (Scenario), “Fire” is read as External pool fire: row 2.');
  });

  test('gives a density to the field of the service', () => {
    expect(cases[1]).toMatchObject({ fluidUpstreamDensity: { value: '800', unit: 'kg/m³' } });
    expect(cases[1]).not.toHaveProperty('density');
    expect(cases[3]).toMatchObject({ density: { value: '120', unit: 'kg/m³' } });
    expect(remarks).toContain('Column F (Density (kg/m3)) is read as Upstream density, which the case uses: row 3.');
  });
});

describe('a cell with two values', () => {
  test('is one size in both systems', () =>
    expect(
      read(lineSizing, 'Line | Flow (kg/h) | Size', 'A | 5 | 6" / DN150', 'B | 5 | DN150/6"', 'C | 5 | NPS 6 / DN 150')
        .cases,
    ).toMatchObject([{ nominalSize: '6' }, { nominalSize: '6' }, { nominalSize: '6' }]));

  test('is refused for two sizes', () =>
    expect(read(lineSizing, 'Line | Flow (kg/h) | Size', 'A | 5 | 6" / 8"').problems).toEqual([
      expect.stringContaining('names several options'),
    ]));

  test('does not refuse a row whose case does not use it', () => {
    const { cases, problems } = read(lineSizing, 'Line | Phase | Flow (kg/h) | Temp (C)', 'A | Liquid | 5 | 85 / 105');
    expect([cases.length, problems]).toEqual([1, []]);
  });
});
