import { describe, expect, test } from 'vitest';
import lineSizing from '../../line-sizing-pro/definition.ts';
import { casesFromList } from '../tag-list/list-cases.ts';
import { splitHeading } from './split-heading.ts';

const read = (...lines: readonly string[]) => casesFromList(lineSizing, lines.join('\n').replaceAll(' | ', '\t'));

describe('a quantity over its unit', () => {
  test.each([
    ['p/MPa', 'p', 'MPa'],
    ['P/psig', 'P', 'psig'],
    ['T/°F', 'T', '°F'],
    ['T/K', 'T', 'K'],
    ['Temp/degF', 'Temp', 'degF'],
    ['Flow/kg/h', 'Flow', 'kg/h'],
    ['Pressure/psi g', 'Pressure', 'psi g'],
    ['L/m', 'L', 'm'],
    ['ρ/lb/ft3', 'ρ', 'lb/ft3'],
    ['Op. temp./°C', 'Op. temp.', '°C'],
  ])('%s has a unit', (heading, name, unit) => expect(splitHeading(heading)).toEqual({ name, unit }));

  test.each(['kg/h', 'm3/h', 'Cp/Cv', 'P/T', 'L/D', 'From/To', 'Press. bar/psi', 'bar/psi', 'Gas/Oil', 'Sch/Rating'])(
    '%s has none',
    heading => expect(splitHeading(heading).unit).toBe(''),
  );

  test('gives its unit to the numbers of a list', () =>
    expect(read('Line No. | Flow/kg/h | p/MPa | L/ft', 'L-1 | 24500 | 0.75 | 150').cases).toMatchObject([
      {
        flowRate: { value: '24500', unit: 'kg/h' },
        pressure: { value: '0.75', unit: 'MPa(g)' },
        length: { value: '150', unit: 'ft' },
      },
    ]));
});

describe('a row of units', () => {
  test.each(['103 kg/h', '10^3 kg/h', '10³ kg/h', '1000 kg/h', '1E3 kg/h', '000 kg/h'])(
    'with %s keeps the other units',
    unit => {
      const { cases, problems, remarks } = read(
        'Line No. | Flow | Pressure | Density',
        ` | ${unit} | psig | lb/ft3`,
        'L-1 | 24.5 | 75 | 49',
      );
      expect(problems).toEqual([]);
      expect(cases).toMatchObject([{ pressure: { value: '75', unit: 'psi(g)' }, density: { unit: 'lb/ft³' } }]);
      expect(cases[0]).not.toHaveProperty('flowRate');
      expect(remarks.join(' ')).not.toContain('gives no unit');
    },
  );

  test.each(['1000 kg/h', '1E3 kg/h', 'mt/hr', 'kg/h (dry)', 'x 10^3 kg/h', 'thousand lb/h', 'kkg/h'])(
    'with %s alone leaves its column open',
    unit => {
      const { cases } = read('Line No. | Pressure (barg) | Flow', ` |  | ${unit}`, 'L-1 | 5 | 24.5');
      expect(cases).toEqual([{ userDescription: 'L-1', pressure: { value: '5', unit: 'bar(g)' } }]);
    },
  );

  test('is not a row of numbers with their units', () =>
    expect(read('Line No. | Flow | Pressure', 'L-1 | 1000 kg/h | 5 barg').cases).toMatchObject([
      { flowRate: { value: '1000', unit: 'kg/h' }, pressure: { value: '5', unit: 'bar(g)' } },
    ]));
});

describe('the letter T or P', () => {
  const targetOf = (heading: string) =>
    Object.keys(read(`Line No. | Flow (kg/h) | ${heading}`, 'L-1 | 24500 | 0.8', 'L-2 | 2400 | 0.9').cases[0] ?? {});

  test.each(['SG @ T', 'H @ T', 'Boiling T (C)', 'Dew T', 'T of condensation', 'P ratio', 'Loss of P', 'P/T', 'ρ @ P', 'Saturation P (bara)', 'End pressure (barg)', 'P out (barg)'])(
    'is not the quantity in %s',
    heading => expect(targetOf(heading)).toEqual(['userDescription', 'flowRate']),
  ); // prettier-ignore

  test.each(['P (barg)', 'Op. P', 'Inlet P (barg)', 'Line P (psig)', 'P normal (barg)', 'P op'])(
    'is the pressure in %s',
    heading => expect(targetOf(heading)).toContain('pressure'),
  );
});
