import { describe, expect, test } from 'vitest';
import lineSizing from '../../line-sizing-pro/definition.ts';
import { casesFromList } from './list-cases.ts';

const read = (...lines: readonly string[]) => casesFromList(lineSizing, lines.join('\n').replaceAll(' | ', '\t'));
const kgPerHour = (value: string) => ({ value, unit: 'kg/h' });
const kgPerCubicMetre = (value: string) => ({ value, unit: 'kg/m³' });

describe('the flow rate of a two-phase line is that of the liquid', () => {
  test('the total flow less the vapour flow, each in its unit', () => {
    const { cases, problems, remarks } = read(
      'Line | Phase | Flow rate (kg/h) | Total flow (t/h) | Vapour flow (kg/h)',
      'A | Two-phase |  | 20 | 5000',
      'B | Liquid |  | 9 | ',
      'C | Two-phase |  | 12.5 | 2500 lb/h',
    );
    expect(problems).toEqual([]);
    // 2500 lb/h is 1133.98 kg/h.
    expect(cases.map(each => each['flowRate'])).toEqual([
      { value: '15', unit: 't/h' },
      { value: '9', unit: 't/h' },
      { value: expect.stringMatching(/^11\.36601/) as string, unit: 't/h' },
    ]);
    expect(remarks).toContain(
      'Of column D (Total flow (t/h)), the vapour flow is subtracted, as the flow rate is that of the liquid: rows 2, 4.',
    );
  });

  test('refused without a vapour flow below the total', () => {
    const { problems } = read(
      'Line | Phase | Total flow (kg/h) | Vapour flow (kg/h)',
      'A | Two-phase | 20000 | ',
      'B | Two-phase | 20000 | 20000',
      'C | Two-phase | 20000 | >5',
    );
    expect(problems).toEqual([
      'Row 2, column C (Total flow (kg/h)): “20000” is of both phases, and needs the vapour flow rate in a column of its own to become that of the liquid.',
      'Row 3, column C (Total flow (kg/h)): “20000” is of both phases, but not more than the vapour flow rate “20000”.',
      expect.stringMatching(/^Row 4, column C/),
      expect.stringMatching(/^Row 4, column D/),
    ]);
  });

  test('that of the liquid column as it is', () => {
    const { cases, remarks } = read(
      'Line | Phase | Total liquid flow (kg/h) | Vapour flow (kg/h)',
      'A | Two-phase | 15000 | 5000',
      'B | Gas | 100 | 5000',
    );
    expect(cases.map(each => each['flowRate'])).toEqual([kgPerHour('15000'), undefined]);
    expect(remarks).toContain('Not taken from column C (Total liquid flow (kg/h)), as the flow is a gas: row 3.');
  });
});

test('the flow and the density of a stream of two phases, without those of the vapour, are of neither phase', () => {
  const { cases, problems, remarks } = read(
    'Stream | Phase | Mass Flow (kg/h) | Density (kg/m3)',
    'S1 | Mixed | 10000 | 45',
    'S2 | Liquid | 9000 | 745',
  );
  expect(problems).toEqual([]);
  expect(cases[0]).not.toHaveProperty('flowRate');
  expect(cases[0]).not.toHaveProperty('density');
  expect(cases[1]).toMatchObject({ flowRate: kgPerHour('9000'), density: kgPerCubicMetre('745') });
  expect(remarks).toContain(
    'Not taken from column C (Mass Flow (kg/h)), as two-phase flow needs the value of the liquid: row 2.',
  );
});

describe('the density of a two-phase line is that of the liquid', () => {
  test('preferred to that of the mixture', () => {
    const { cases, remarks } = read(
      'Line | Phase | Flow rate (kg/h) | Mixture density (kg/m³) | Liquid density (kg/m³) | Vapour density (kg/m³)',
      'A | Two-phase | 15000 | 60 | 800 | 8',
    );
    expect(cases[0]).toMatchObject({ density: kgPerCubicMetre('800'), vaporDensity: kgPerCubicMetre('8') });
    expect(remarks).toContain(
      '“Mixture density (kg/m³)” is not read. Density is taken from column E (Liquid density (kg/m³)).',
    );
  });

  test('not that of the mixture, which a single phase has', () => {
    const { cases, remarks } = read(
      'Line | Phase | Flow rate (kg/h) | Mixture density (kg/m³)',
      'A | Two-phase | 15000 | 60',
      'B | Liquid | 15000 | 812',
    );
    expect(cases.map(each => each['density'])).toEqual([undefined, kgPerCubicMetre('812')]);
    expect(remarks).toContain(
      'Not taken from column D (Mixture density (kg/m³)), as two-phase flow needs the value of the liquid: row 2.',
    );
  });

  test('asked for beside a column that may be either', () => {
    const { remarks } = read(
      'Line | Phase | Flow rate (kg/h) | Density (kg/m³) | Liquid density (kg/m³)',
      'A | Two-phase | 15000 | 60 | 800',
    );
    expect(remarks).toContain('“Density (kg/m³)” is not read. Could be Density, but so could another column.');
  });
});
