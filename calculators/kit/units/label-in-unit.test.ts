import { expect, test } from 'vitest';
import { labelIn } from '../index.ts';

test('a label with the denominator of its unit follows the unit shown', () => {
  const gradient = { label: 'Pressure drop per 100 m at the outlet', unit: 'bar/100 m' };
  expect(labelIn(gradient)).toBe('Pressure drop per 100 m at the outlet');
  expect(labelIn(gradient, 'kPa/100 m')).toBe('Pressure drop per 100 m at the outlet');
  expect(labelIn(gradient, 'psi/100 ft')).toBe('Pressure drop per 100 ft at the outlet');
  expect(labelIn(gradient, 'Pa/m')).toBe('Pressure drop per m at the outlet');
});

test('any other label is unchanged', () => {
  expect(labelIn({ label: 'Flow rate', unit: 'kg/h' }, 'lb/h')).toBe('Flow rate');
  expect(labelIn({ label: 'Stages per casing', unit: '' }, '')).toBe('Stages per casing');
  expect(labelIn({ label: 'Head per stage', unit: 'm' }, 'ft')).toBe('Head per stage');
});
