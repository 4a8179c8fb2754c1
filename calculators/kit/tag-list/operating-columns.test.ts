import { expect, test } from 'vitest';
import lineSizing from '../../line-sizing-pro/definition.ts';
import { casesFromList } from './list-cases.ts';

const read = (...lines: readonly string[]) => casesFromList(lineSizing, lines.join('\n').replaceAll(' | ', '\t'));

test('columns of the liquid beside those of the vapour are read in rows that have liquid', () => {
  const { cases, problems, remarks } = read(
    'Line | Phase | Liquid flow (kg/h) | Vapour flow (kg/h) | Liquid density (kg/m3) | Vapour density (kg/m3) | Liq visc (cP) | Vap visc (cP) | Press. (barg)',
    'L1 | Two-phase | 8000 | 2000 | 800 | 6 | 0.5 | 0.012 | 5',
    'L2 | Liquid | 9000 |  | 850 |  | 0.6 |  | 5',
    'L3 | Gas |  | 700 | 990 | 7 | 0.7 | 0.013 | 5',
  );
  expect(problems).toEqual([]);
  expect(cases).toMatchObject([
    {
      flowRate: { value: '8000' },
      vaporFlowRate: { value: '2000' },
      density: { value: '800' },
      vaporDensity: { value: '6' },
      viscosity: { value: '0.5' },
      vaporViscosity: { value: '0.012' },
    },
    { flowRate: { value: '9000' }, density: { value: '850' }, viscosity: { value: '0.6' } },
    { fluidType: 'Gas' },
  ]);
  expect(cases[2]).not.toHaveProperty('density');
  expect(remarks).toContain('Not taken from column E (Liquid density (kg/m3)), as the flow is a gas: row 4.');
});

test.each(['Operating conditions', 'Oper. cond.', 'Operating data', 'Normal operating', 'Operating'])(
  'pressures and temperatures below %s are those of the case, beside those of the design',
  group => {
    const { cases, remarks } = read(
      `Line | Phase | Flow (kg/h) | ${group} |  | Design conditions | `,
      ' |  |  | Pressure (barg) | Temperature (°C) | Pressure (barg) | Temperature (°C)',
      'L1 | Gas | 100 | 5 | 40 | 10 | 120',
    );
    expect(cases[0]).toMatchObject({ pressure: { value: '5' }, temperature: { value: '40' } });
    expect(remarks).toContain(
      '“Design conditions Pressure (barg)” is not read. By “design” it is another value than Pressure.',
    );
  },
);

test.each([
  ['Betriebsdruck (barg)', 'pressure'],
  ['Betriebstemperatur (°C)', 'temperature'],
  ['Dampfmassenstrom (kg/h)', 'vaporFlowRate'],
  ['Dampfdichte (kg/m3)', 'vaporDensity'],
  ['Dampfviskosität (cP)', 'vaporViscosity'],
  ['Höhenunterschied (m)', 'elevationChange'],
])('%s is %s', (heading, id) =>
  expect(read(`Leitung | Phase | ${heading}`, 'L1 | Two-phase | 5').remarks.join(' ')).toContain(
    `“${heading}” is ${id},`,
  ),
);
