import { expect, test } from 'vitest';
import lineSizing from '../../line-sizing-pro/definition.ts';
import { casesFromList } from '../tag-list/list-cases.ts';
import { splitHeading } from './split-heading.ts';

test.each([
  'Pressure {psig}',
  'Pressure <psig>',
  'Pressure «psig»',
  'Pressure【psig】',
  'Pressure（psig）',
  'Pressure "psig"',
  'Pressure “psig”',
  'Pressure=psig',
  'Pressure-psig',
  'Pressure—psig',
  'Pressure.psig',
  'psig Pressure',
  '(psig) Pressure',
  'Pressure (psig) (note 3)',
])('%s is a pressure in psig', heading => expect(splitHeading(heading)).toEqual({ name: 'Pressure', unit: 'psig' }));

test.each(['API 520 edition', 'HP steam', 'Flow Min', 'Mol wt', 'MW', 'NPS / DN', 'Time of day', 'Design T&P'])(
  '%s has no unit',
  heading => expect(splitHeading(heading).unit).toBe(''),
);

test('several units are left open', () => {
  expect(splitHeading('Pressure=psig=barg').unit).toBe('psig or barg');
  expect(splitHeading('Flow=lb-mol/h').unit).toBe('lb-mol/h');
});

test('a list has the unit of its heading', () => {
  const { cases } = casesFromList(
    lineSizing,
    'Line No.\tFlow {lb/h}\tDensity «lb/ft3»\tPressure-psig\nL-1\t24500\t49\t75',
  );
  expect(cases).toMatchObject([
    {
      flowRate: { value: '24500', unit: 'lb/h' },
      density: { value: '49', unit: 'lb/ft³' },
      pressure: { value: '75', unit: 'psi(g)' },
    },
  ]);
});

test('a heading with units of one kind in two places is left open', () => {
  expect(splitHeading('Pressure barg (psig)')).toMatchObject({ unit: 'barg or psig' });
  expect(splitHeading('Flow kg/h [lb/h]')).toMatchObject({ unit: 'kg/h or lb/h' });
  expect(splitHeading('Density at 15 °C (kg/m³)').unit).toBe('kg/m³');
});

test.each([
  ['Flow (mill. Sm3/d)', 'mill Sm3/d'],
  ['Flow mn Sm3/d', 'mn Sm3/d'],
  ['Flow, Mio. m³/d', 'Mio. m³/d'],
  ['Flow (lakh m3/d)', 'lakh m3/d'],
  ['Flow (Tsd. m³/h)', 'Tsd m³/h'],
  ['Flow (M kg/h)', 'M kg/h'],
  ['Flow (kg/h (x1000))', 'kg/h x1000'],
  ['Flow (m3/h std)', 'm3/h std'],
])('%s keeps what changes its unit', (heading, unit) => expect(splitHeading(heading)).toEqual({ name: 'Flow', unit }));

test('a multiplier without a unit for it leaves the column out', () => {
  const { cases, remarks } = casesFromList(lineSizing, 'Tag\tPhase\tMW\tNPS\tFlow (mill. Sm3/d)\nX-1\tGas\t20\t6\t50');
  expect(cases[0]).not.toHaveProperty('flowRate');
  expect(remarks.join(' ')).toContain('“Flow (mill. Sm3/d)” is not read');
});

test('millions of tonnes a year are a unit', () => {
  const { cases } = casesFromList(lineSizing, 'Tag\tPhase\tNPS\tFlow (mill. t/a)\nX-1\tLiquid\t6\t5');
  expect(cases).toMatchObject([{ flowRate: { value: '5', unit: 'Mt/a' } }]);
});
