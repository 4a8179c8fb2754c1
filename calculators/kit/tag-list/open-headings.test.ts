import { describe, expect, test } from 'vitest';
import lineSizing from '../../line-sizing-pro/definition.ts';
import { splitHeading } from '../headings/split-heading.ts';
import { casesFromList } from './list-cases.ts';

/** How a heading of a line list is read, above a number. */
function readUnder(heading: string) {
  const { cases, remarks } = casesFromList(lineSizing, `Tag\tPhase\tNPS\t${heading}\nX-1\tLiquid\t6\t5`);
  return { only: cases[0], remark: remarks.find(each => each.startsWith(`“${heading}”`)) };
}

describe('a factor apart from its unit', () => {
  test.each([
    ['Flow (x1000) [kg/h]', 'x1000 kg/h'],
    ['Flow, 1000s (kg/h)', '1000s kg/h'],
    ['Flow in 1000s (kg/h)', '1000s kg/h'],
    ['Flow (th) (kg/h)', 'th kg/h'],
    ['Flow (thousands) (kg/h)', 'thousands kg/h'],
    ['Flow (10³) [kg/h]', '10³ kg/h'],
    ['Flow (kg/h) (thousand)', 'kg/h thousand'],
    ['Flow (kg/h) in millions', 'kg/h in millions'],
    ['Flow [kg/h] (x1000)', 'kg/h x1000'],
  ])('is a part of it: %s', (heading, unit) => expect(splitHeading(heading)).toEqual({ name: 'Flow', unit }));

  test('is of a length too', () => expect(splitHeading('Length (hundred m)').unit).toBe('hundred m'));

  test.each(['Stream M (kg/h)', 'Train K (kg/h)'])('is no name: %s', heading =>
    expect(splitHeading(heading).unit).toBe('kg/h'),
  );
});

describe('a text in brackets that may be a unit', () => {
  test.each([
    'Density (SG)',
    'Density (sg)',
    'Density (Be)',
    'Density (-)',
    'Visc (E)',
    'Visc (°Engler)',
    'Visc (R1)',
    'Visc (Rd)',
    'Viscosity °E',
    'Temp (Re)',
    'Length (LF)',
    'Flow (X)',
    'Pressure (a)',
    'Pressure (g)',
  ])('leaves the column open: %s', heading => {
    const { only, remark } = readUnder(heading);
    expect(only).toEqual(readUnder('Remarks').only);
    expect(remark).toContain('is not read');
  });

  test.each([
    ['Length (L)', { length: { value: '5', unit: 'm' } }],
    ['Flow (A)', { flowRate: { value: '5', unit: 'kg/h' } }],
    ['Flow (II)', { flowRate: { value: '5', unit: 'kg/h' } }],
    ['Density (ρ)', { density: { value: '5', unit: 'kg/m³' } }],
    ['Pressure (P1)', { pressure: { value: '5', unit: 'bar(g)' } }],
  ])('may be a symbol or a label: %s', (heading, values) => {
    const { only, remark } = readUnder(heading);
    expect(only).toMatchObject(values);
    expect(remark).toContain('The list gives no unit');
  });

  test('is of no meaning for a tag', () => {
    const { cases } = casesFromList(lineSizing, 'Line (LN)\tFlow (kg/h)\tNPS\nL-1\t5\t6');
    expect(cases).toMatchObject([{ userDescription: 'L-1', flowRate: { value: '5' } }]);
  });
});

test.each([
  'Z std',
  'Z (60F)',
  'Temp rise (C)',
  'Approach temp (C)',
  'To P (barg)',
  'Kin. visc',
  'Density 60F (lb/ft3)',
  'Kinematic viscosity',
])('%s is no value of the case', heading => {
  const { only, remark } = readUnder(heading);
  expect(only).toEqual(readUnder('Remarks').only);
  expect(remark).toContain('is not read');
});
