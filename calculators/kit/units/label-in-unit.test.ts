import { expect, test } from 'vitest';
import { labelInUnit } from '../index.ts';

test('a label with the denominator of its unit follows the unit shown', () => {
  const gradient = { label: 'Pressure drop per 100 m at the outlet', unit: 'bar/100 m' };
  expect(labelInUnit(gradient)).toBe('Pressure drop per 100 m at the outlet');
  expect(labelInUnit(gradient, 'kPa/100 m')).toBe('Pressure drop per 100 m at the outlet');
  expect(labelInUnit(gradient, 'psi/100 ft')).toBe('Pressure drop per 100 ft at the outlet');
  expect(labelInUnit(gradient, 'Pa/m')).toBe('Pressure drop per m at the outlet');
});

test('any other label is unchanged', () => {
  expect(labelInUnit({ label: 'Flow rate', unit: 'kg/h' }, 'lb/h')).toBe('Flow rate');
  expect(labelInUnit({ label: 'Stages per casing', unit: '' }, '')).toBe('Stages per casing');
  expect(labelInUnit({ label: 'Head per stage', unit: 'm' }, 'ft')).toBe('Head per stage');
});
