import { describe, expect, test } from 'vitest';
import lineSizing from '../../line-sizing-pro/definition.ts';
import { casesFromList } from './list-cases.ts';

const read = (...lines: readonly string[]) => casesFromList(lineSizing, lines.join('\n').replaceAll(' | ', '\t'));

describe('cells that mean that there is no entry', () => {
  test('are blank, and named by column and row', () => {
    const { cases, remarks, problems } = read(
      'Line | Density (kg/m³) | Viscosity (cP) | Length (m)',
      'L-1 | n/a | 1 | 10',
      'L-2 | TBA | by vendor | 10',
      'L-3 | 840 | hold | --',
      'L-4 | 840 | see note | 10',
    );
    expect(cases.map(({ density, viscosity }) => [density, viscosity])).toMatchObject([
      [undefined, { value: '1' }],
      [undefined, undefined],
      [{ value: '840' }, undefined],
    ]);
    expect(remarks).toEqual(
      expect.arrayContaining([
        'In column B (Density (kg/m³)), 2 cells are taken as blank (“n/a”, “TBA”): rows 2, 3.',
        'In column C (Viscosity (cP)), 2 cells are taken as blank (“by vendor”, “hold”): rows 3, 4.',
        'In column D (Length (m)), 1 cell is taken as blank (“--”): row 4.',
      ]),
    );
    expect(problems).toEqual([expect.stringContaining('Row 5, column C (Viscosity (cP)): “see note”')]);
  });

  test('and blank ones of a choice are named with the option that is taken', () =>
    expect(read('Line | Phase | Length (m)', 'L-1 | G | 10', 'L-2 |  | 10', 'L-3 | - | 10').remarks).toContain(
      'In column B (Phase), 2 cells are taken as Liquid, as in the fields that are not in the list (blank, “-”): rows 3, 4.',
    ));
});

describe('numbers without a unit', () => {
  test('beside others with one unit are read in it, and named', () => {
    const { cases, remarks } = read('Line | Length | NPS', 'L-1 | 90 ft | 4', 'L-2 | 150 | 4', 'L-3 | 60 ft | 4');
    expect(cases.map(({ length }) => length)).toEqual(['90', '150', '60'].map(value => ({ value, unit: 'ft' })));
    expect(remarks).toContain(
      'In column B (Length), 1 cell is read in ft, having no unit (150), while others have ft: row 3.',
    );
  });

  test('beside others in several units are read in that of the case, and named', () => {
    const { cases, remarks } = read('Line | Length | NPS', 'L-1 | 90 ft | 4', 'L-2 | 150 | 4', 'L-3 | 60 m | 4');
    expect(cases.map(({ length }) => length)).toMatchObject([{ unit: 'ft' }, { unit: 'm' }, { unit: 'm' }]);
    expect(remarks).toContain(
      'In column B (Length), 1 cell is read in m, having no unit (150), while others have ft, m: row 3.',
    );
  });

  test('beside a column of units are named too, and a text that is no unit is refused with its number', () => {
    const { cases, remarks, problems } = read(
      'Line | Flow rate | Flow unit | Length (m)',
      'L-1 | 20 | t/h | 10',
      'L-2 | hold | t/h | 10',
      'L-3 | 500 |  | 10',
      'L-4 | 30 | crates | 10',
      'L-5 | 40 | t/h | 10',
    );
    expect(cases.map(({ flowRate }) => flowRate)).toEqual([
      { value: '20', unit: 't/h' },
      undefined,
      { value: '500', unit: 't/h' },
      { value: '40', unit: 't/h' },
    ]);
    expect(remarks.join(' ')).toContain('1 cell is read in t/h, having no unit (500), while others have t/h');
    expect(problems).toEqual([expect.stringContaining('“30 crates” has the unit "crates"')]);
  });
});

test('a kinematic viscosity in a cell is multiplied by the density of its row', () => {
  const { cases, problems } = read(
    'Line | Density (kg/m³) | Viscosity (cP) | Length (m)',
    'L-1 | 840 | 3,5 cSt | 10',
    'L-2 | 0.79 g/cm³ | 2 mm²/s | 10',
    'L-3 |  | 2 cSt | 10',
  );
  // 3.5 mm²/s × 840 kg/m³ = 2.94 mPa·s
  expect(cases.map(({ viscosity }) => viscosity)).toMatchObject([
    { value: '3.5 cSt × 840 kg/m³' },
    { value: expect.stringMatching(/^2 (?:cSt|mm²\/s) × 0.79 g\/cm³$/) as string },
  ]);
  expect(problems).toEqual([expect.stringContaining('needs the density')]);
});

test('units in a column before the numbers are theirs', () =>
  expect(
    read('Line | Unit | Flow | Pressure (barg)', 'L-1 | t/h | 20 | 5', 'L-2 | kg/h | 2000 | 5').cases.map(
      ({ flowRate }) => flowRate,
    ),
  ).toEqual([
    { value: '20', unit: 't/h' },
    { value: '2000', unit: 'kg/h' },
  ]));
