import { describe, expect, test } from 'vitest';
import controlValve from '../../control-valve-pro/definition.ts';
import lineSizing from '../../line-sizing-pro/definition.ts';
import twoPhase from '../../relief-valve-pro/two-phase-service/definition.ts';
import turbulence from '../../vibration-analysis-pro/flow-induced-turbulence/definition.ts';
import { casesFromList } from './list-cases.ts';

const read = (definition: typeof lineSizing, ...lines: readonly string[]) =>
  casesFromList(definition, lines.join('\n').replaceAll(' | ', '\t'));

describe('a vapour fraction beside the flow of both phases', () => {
  test.each([
    ['Quality', '0.35'],
    ['Vap frac', '0.35'],
    ['Vapour fraction', '0,35'],
    ['Vapour mass fraction', '0.35'],
    ['Vap frac (mass)', '0.35'],
    ['Vapour %', '35'],
    ['Vapour wt%', '35'],
    ['Dryness', '35 %'],
  ])('%s of %s divides it by mass', (heading, fraction) => {
    const { cases, problems, remarks } = read(lineSizing, `Line | ${heading} | Flow (t/h)`, `A | ${fraction} | 20`);
    expect(problems).toEqual([]);
    // 20 t/h × 0.65 and × 0.35
    expect(cases).toMatchObject([
      {
        fluidType: 'Two-phase',
        flowRate: { value: '13', unit: 't/h' },
        vaporFlowRate: { value: '7', unit: 't/h' },
      },
    ]);
    expect(remarks).toContain(
      'Column C (Flow (t/h)) is the flow of both phases, divided by the vapour fraction, by mass, into those of the liquid and the vapour: row 2.',
    );
  });

  test('divides it too where another column has the phase', () => {
    const { cases, remarks } = read(
      lineSizing,
      'Line | Phase | Quality | Total flow (kg/h)',
      'A | Two-phase | 0.2 | 1000',
      'B | Liquid | 0 | 500',
      'C | Gas | 1 | 400',
    );
    expect(cases).toMatchObject([
      { flowRate: { value: '800' }, vaporFlowRate: { value: '200' } },
      { flowRate: { value: '500' } },
      { flowRate: { value: '400' } },
    ]);
    expect(remarks[2]).toContain('this divides a flow of both phases');
  });

  test.each([
    ['a control valve', controlValve, 'Two Phase Flow Regime'],
    ['a line that may vibrate', turbulence, 'Multiphase'],
  ])('is read for %s', (_, definition, fluidType) =>
    expect(read(definition, 'Tag | Quality | Flow (kg/h)', 'A | 0.1 | 5000').cases).toMatchObject([
      { fluidType, flowRate: { value: '4500' }, vaporFlowRate: { value: '500' } },
    ]),
  );

  test('leaves the flow of the liquid, and one beside that of the vapour, as they are', () => {
    expect(read(lineSizing, 'Line | Quality | Liquid flow (kg/h)', 'A | 0.2 | 1000').cases).toMatchObject([
      { flowRate: { value: '1000' } },
    ]);
    expect(
      read(lineSizing, 'Line | Quality | Flow (kg/h) | Vapour flow (kg/h)', 'A | 0.2 | 800 | 200').cases,
    ).toMatchObject([{ flowRate: { value: '800' }, vaporFlowRate: { value: '200' } }]);
  });
});

describe('a vapour fraction that does not divide the flow is refused', () => {
  test('by mole, beside a mass flow', () =>
    expect(read(lineSizing, 'Line | Molar vapour fraction | Flow (kg/h)', 'A | 0.35 | 20000').problems).toEqual([
      'Row 2, column C (Flow (kg/h)): “20000” is a mass flow, which the molar vapour fraction in column B (Molar vapour fraction) does not divide; enter the vapour flow rate in a column of its own, or the fraction under “Vapour mass fraction”.',
    ]));

  test('as a simulator prints it', () =>
    expect(
      read(
        lineSizing,
        'Name | Vapour Fraction | Temperature [C] | Pressure [bar] | Mass Flow [kg/h]',
        'A | 0.35 | 40 | 8 | 20000',
        'B | 1 | 40 | 8 | 500',
      ),
    ).toMatchObject({
      cases: [{ fluidType: 'Gas', flowRate: { value: '500' } }],
      problems: [expect.stringContaining('as simulators print it by mole')],
    }));

  test('but not if the report has that by mass', () =>
    expect(
      read(
        lineSizing,
        'Name | Vapour Fraction | Vapour mass fraction | Molar Flow [kmol/h] | Mass Flow [kg/h]',
        'A | 0.35 | 0.1 | 400 | 20000',
      ).cases,
    ).toMatchObject([{ flowRate: { value: '18000' }, vaporFlowRate: { value: '2000' } }]));

  test('of a flow by volume', () =>
    expect(read(lineSizing, 'Line | Quality | Flow (m³/h) | Density (kg/m³)', 'A | 0.35 | 20 | 60').problems).toEqual([
      expect.stringContaining('needs to be a mass flow to be divided by the vapour fraction'),
    ]));

  test('nor does a vapour flow by volume subtract from it', () =>
    expect(
      read(
        lineSizing,
        'Line | Phase | Total flow (m³/h) | Vapour flow (kg/h) | Density (kg/m³)',
        'A | 2-phase | 20 | 9 | 60',
      ).problems,
    ).toEqual([expect.stringContaining('needs to be a mass flow')]));

  test('of 1, or no number, in a two-phase row', () =>
    expect(
      read(lineSizing, 'Line | Phase | Quality | Flow (kg/h)', 'A | Two-phase | 1 | 9', 'B | 2-phase | low | 9')
        .problems,
    ).toEqual([
      'Row 2, column D (Flow (kg/h)): “9” is of both phases, but the vapour fraction “1” in column C (Quality) is not between 0 and 1.',
      'Row 3, column D (Flow (kg/h)): “9” is of both phases, but the vapour fraction “low” in column C (Quality) is not between 0 and 1.',
    ]));

  test('under a per cent sign with no number above 1', () =>
    expect(read(lineSizing, 'Line | Vap % | Flow (kg/h)', 'A | 0.35 | 9', 'B | 0 | 9').problems).toEqual([
      'Row 2, column C (Flow (kg/h)): “9” is of both phases, but the vapour fraction “0.35” in column B (Vap %) may be per cent or a fraction of 1; write the unit behind the number.',
    ]));
});

describe('a vapour fraction for a field of its own', () => {
  test('is a fraction of 1 without a unit', () =>
    expect(read(twoPhase, 'Tag | Inlet condition | Vapour fraction', 'A | Two-phase | 0.35').remarks).toContain(
      '“Vapour fraction” is vaporFraction. The list gives no unit: read in fraction.',
    ));

  test.each([
    ['by its heading', 'Tag | Molar vapour fraction | Mass flow (kg/h)', 'A | 0.35 | 2000'],
    ['in a report of a simulator', 'Name | Vapour Fraction | Molar Flow [kgmole/h] | Mass Flow [kg/h]', 'A | 0.35 | 100 | 2000'],
  ])('is not taken by mole, %s', (_, heading, row) => {
    const { cases, remarks } = read(twoPhase, heading, row);
    expect(cases).toEqual([{ userDescription: 'A', flowRate: { value: '2000', unit: 'kg/h' } }]);
    expect(remarks.join(' ')).toContain('A vapour fraction by mole, as simulators print it; it is needed by mass');
  }); // prettier-ignore
});
