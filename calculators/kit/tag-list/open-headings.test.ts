import { describe, expect, test } from 'vitest';
import flareNetwork from '../../flare-network-pro/definition.ts';
import lineSizing from '../../line-sizing-pro/definition.ts';
import pumpSizing from '../../pump-sizing-pro/definition.ts';
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

describe('a title', () => {
  const under = (title: string, heading = 'Flow') =>
    casesFromList(lineSizing, `${title}\t\t\nTag\t${heading}\tNPS\nX-1\t5\t6`);

  test.each([
    ['Flow in mill. Sm3/d', 'Flow'],
    ['Flow in 1000 kg/h', 'Flow'],
    ['Flows x 1000', 'Flow (kg/h)'],
    ['Flow rates in thousands', 'Flow (kg/h)'],
  ])('with an unknown unit or a factor leaves its columns open: %s', (title, heading) => {
    const { cases, remarks } = under(title, heading);
    expect(cases).toEqual([{ userDescription: 'X-1', nominalSize: '6' }]);
    expect(remarks).toContain(
      `The title “${title}” has a unit or a factor that is not applied: its columns are left open.`,
    );
  });

  test.each(['Flow: min / nor / max', 'Flow sheet 100', 'Flow scheme in zone 3'])(
    'without either does not: %s',
    title => expect(under(title).cases).toMatchObject([{ flowRate: { value: '5', unit: 'kg/h' } }]),
  );
});

describe('a column of units', () => {
  test.each(['mill. Sm3/d', 'mn Sm3/d', 'KBPSD'])('that are not known refuses its numbers: %s', unit => {
    const { cases, problems } = casesFromList(lineSizing, `Tag\tFlow\tUnit\tNPS\nX-1\t5\t${unit}\t6\nX-2\t5\tkg/h\t6`);
    expect(cases).toMatchObject([{ userDescription: 'X-2', flowRate: { value: '5', unit: 'kg/h' } }]);
    expect(problems).toEqual([expect.stringContaining(`“5 ${unit}”`)]);
  });

  test('is none where the numbers have one, or before them', () => {
    const [behind, before] = ['Tag\tFlow (kg/h)\tUnit\nX-1\t5\tCDU', 'Tag\tUnit\tFlow\nX-1\tCDU\t5'].map(text =>
      casesFromList(lineSizing, `${text}\t`),
    );
    expect([behind?.cases, before?.cases]).toEqual(
      Array.from({ length: 2 }, () => [{ userDescription: 'X-1', flowRate: { value: '5', unit: 'kg/h' } }]),
    );
  });
});

test.each([
  ['a row of units', ['Flow', 'Press', 'Density', 'Size'], '\t(lb/hr)\t(psig)\t(lb/ft3)\t(in)\n'],
  ['units beside them', ['Flow (lb/hr)', 'Press (psig)', 'Density (lb/ft3)', 'Size (in)'], ''],
])('words of headings in two rows are joined, with %s', (_, second, units) => {
  const { cases, remarks } = casesFromList(
    lineSizing,
    `Line No.\tMass\tOperating\tLiquid\tNominal\n\t${second.join('\t')}\n${units}L-1\t1000\t75\t50\t2`,
  );
  expect(cases).toEqual([
    {
      userDescription: 'L-1',
      flowRate: { value: '1000', unit: 'lb/h' },
      pressure: { value: '75', unit: 'psi(g)' },
      density: { value: '50', unit: 'lb/ft³' },
      nominalSize: '2',
    },
  ]);
  expect(remarks.join(' ')).not.toContain('not read');
});

test('a pressure is no atmospheric one, and that of a receiving vessel not that of the suction vessel', () => {
  const flare = casesFromList(flareNetwork, 'Tag\tPressure (barg)\tAtmospheric pressure (bara)\nX\t2.5\t0.9');
  expect(flare.cases[0]?.['atmosphericPressure']).toEqual({ value: '0.9', unit: 'bar(abs)' });
  const pump = casesFromList(
    pumpSizing,
    'Pump\tFlow (kg/h)\tDisch. vessel press. (barg)\tReceiving vessel pressure (barg)\tDelivery vessel pressure (barg)\nP1\t1000\t12\t12\t12',
  );
  expect(pump.cases[0]).toMatchObject({ flowRate: { value: '1000' } });
  expect(pump.cases[0]).not.toHaveProperty('vesselPressure');
});
