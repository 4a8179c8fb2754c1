import { quantity } from '@isentrope/calculators/kit';
import { expect, test } from 'vitest';
import { defaultDescription, fieldPlaceholder } from './field-placeholder.ts';

test('a default is converted to the unit chosen for the field', () => {
  const density = quantity('Density', 'density', 'kg/m³', { blank: 7850 });
  expect(fieldPlaceholder(density)).toEqual({ text: '7850', isDefault: true });
  // 1 lb/ft³ = 16.01846 kg/m³
  expect(fieldPlaceholder(density, 'lb/ft³')).toEqual({ text: '490.1', isDefault: true });
  expect(defaultDescription('490.1', 'lb/ft³')).toBe('Default: 490.1 lb/ft³');
});

test('a numeric hint cannot be mistaken for a default', () => {
  const share = (hint: string) => quantity('Recycle', 'number', '', { blank: 0, hint });
  expect(fieldPlaceholder(share('30–50'))).toEqual({ text: 'e.g. 30–50', isDefault: false });
  expect(fieldPlaceholder(share('0.62'))).toEqual({ text: 'e.g. 0.62', isDefault: false });
  expect(fieldPlaceholder(share('atmosphere'))).toEqual({ text: 'atmosphere', isDefault: false });
});

test('a hint that equals the default is the default', () => {
  expect(fieldPlaceholder(quantity('Rangeability', 'number', '', { blank: 50, hint: '50' }))).toEqual({
    text: '50',
    isDefault: true,
  });
});
