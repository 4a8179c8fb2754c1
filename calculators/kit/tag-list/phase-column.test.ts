import { describe, expect, test } from 'vitest';
import controlValve from '../../control-valve/definition.ts';
import lineSizing from '../../line-sizing-pro/definition.ts';
import relief from '../../relief-valve-pro/gas-vapor-service/definition.ts';
import type { Definition } from '../definition/calculator-definition.ts';
import { casesFromList } from './list-cases.ts';
import { phaseInput } from './phase-column.ts';

const read = (definition: Definition, ...lines: readonly string[]) =>
  casesFromList(definition, lines.join('\n').replaceAll(' | ', '\t'));
const phases = (definition: Definition, ...lines: readonly string[]) =>
  read(definition, ...lines).cases.map(each => each['fluidType'] ?? 'Liquid');

describe('the vapour fraction of a stream', () => {
  test('of 0 or 1 is read as its phase', () =>
    expect(
      phases(controlValve, 'Stream | Vapour / Phase Fraction | Mass Flow [kg/h]', 'A | 1.0000 | 900', 'B | 0 | 800'),
    ).toEqual(['Gas', 'Liquid']));

  test('between 0 and 1 is read as two-phase flow', () =>
    expect(phases(lineSizing, 'Stream | Vapor Fraction | Mass Flow [kg/h]', 'A | 0.35 | 900', 'B | 1 | 800')).toEqual([
      expect.stringMatching(/^Two.phase/i),
      'Gas',
    ]));

  test('between 0 and 1 is refused in its row by a calculator without a two-phase option', () => {
    const { cases, problems } = read(
      controlValve,
      'Stream | Vapor Fraction | Mass Flow [kg/h]',
      'A | 0.35 | 900',
      'B | 1 | 800',
    );
    expect(cases.map(each => each['fluidType'])).toEqual(['Gas']);
    expect(problems).toEqual(['Row 2, column B (Vapor Fraction): “0.35” is not an option of Fluid type: Liquid, Gas.']);
  });

  test('is ignored if another column has the phase', () =>
    expect(phases(controlValve, 'Stream | Vapor Fraction | Phase | Mass Flow [kg/h]', 'A | 1 | Liquid | 900')).toEqual([
      'Liquid',
    ]));

  test.each(['Quality', 'Vapour quality', 'Dryness fraction', 'Vapour', 'Titre'])('is headed %s', heading =>
    expect(
      phases(lineSizing, `Line | ${heading} | Flow (kg/h)`, 'A | 1 | 900', 'B | 0 | 800', 'C | 0,4 | 900'),
    ).toEqual(['Gas', 'Liquid', expect.stringMatching(/^Two.phase/i)]),
  );

  test('is in per cent by its unit or its cells', () => {
    const expected = ['Gas', 'Liquid', expect.stringMatching(/^Two.phase/i)];
    expect(phases(lineSizing, 'Line | Vap % | Flow (kg/h)', 'A | 100 | 900', 'B | 0 | 800', 'C | 1 | 9')).toEqual(
      expected,
    );
    expect(phases(lineSizing, 'Line | Quality | Flow (kg/h)', 'A | 100 % | 9', 'B | 0 % | 8', 'C | 35 % | 9')).toEqual(
      expected,
    );
  });

  test('is not the quality of a measurement or of a peak', () => {
    const { cases, remarks } = read(lineSizing, 'Line | Quality | Flow (kg/h)', 'A | Good | 900', 'B | Bad | 800');
    expect(cases.map(each => each['fluidType'])).toEqual([undefined, undefined]);
    expect(remarks[1]).toMatch(/^“Quality” is not read\./);
    expect(phases(lineSizing, 'Line | Quality | Flow (kg/h)', 'A | 99 | 900', 'B | 1 | 9')).toEqual([
      'Liquid',
      'Liquid',
    ]);
  });

  test('does not apply to a calculator for gases only', () => expect(phaseInput(relief)).toBeUndefined());
});

describe('the phase in a line list', () => {
  test.each(['Ph.', 'Phase', 'Zustand', 'Aggregatzustand'])('is read under the heading %s', heading =>
    expect(phases(controlValve, `Tag | ${heading} | Flow (kg/h)`, 'A | L | 900', 'B | V | 800')).toEqual([
      'Liquid',
      'Gas',
    ]),
  );

  test('is an option with a hyphen or without', () => {
    const cells = ['Two-phase', 'two phase', 'TWO_PHASE', '2 phase', 'Mixed-phase', 'V/L'];
    const { cases, problems } = read(
      lineSizing,
      'Tag | Phase | Flow (kg/h)',
      ...cells.map(cell => `A | ${cell} | 900`),
    );
    expect(problems).toEqual([]);
    expect(cases.map(each => each['fluidType'])).toEqual(cells.map(() => 'Two-phase'));
  });

  test('is not the pH', () =>
    expect(read(controlValve, 'Tag | pH | Flow (kg/h)', 'A | 7 | 900', 'B | 8 | 800').remarks).toContain(
      '“pH” is not read.',
    ));
});

describe('a column without a heading', () => {
  test('contains the case names if other columns are matched', () =>
    expect(
      read(controlValve, ' | Mass Flow [kg/h] | Pressure [bar_g]', 'Feed | 900 | 5', '2nd stage | 800 | 4').cases,
    ).toMatchObject([{ userDescription: 'Feed' }, { userDescription: '2nd stage' }]));

  test('is not read if its cells are numbers or all equal', () => {
    for (const [one, other] of [
      ['1', '2'],
      ['kg', 'kg'],
    ]) {
      const { cases } = read(
        controlValve,
        ' | Mass Flow [kg/h] | P1 [bar_g]',
        `${one} | 900 | 5`,
        `${other} | 800 | 4`,
      );
      expect(cases.map(each => each['userDescription'])).toEqual([undefined, undefined]);
    }
  });
});

test('a comma is a decimal mark if another column of the list proves it', () =>
  expect(read(controlValve, 'Tag | Flow (kg/s) | P1 (barg)', 'A | 2,736 | 25,5').cases).toMatchObject([
    { flowRate: { value: '2.7360', unit: 'kg/s' }, upstreamPressure: { value: '25,5' } },
  ]));

test.each([
  ['flow_kg/h', 'kg/h'],
  ['mass_flow_t/h', 't/h'],
])('the unit in the heading %s follows the last underscore', (heading, unit) =>
  expect(read(controlValve, `Tag | ${heading} | pressure_barg`, 'A | 2 | 25').cases).toMatchObject([
    { flowRate: { value: '2', unit }, upstreamPressure: { value: '25', unit: 'bar(g)' } },
  ]),
);
