import { describe, expect, test } from 'vitest';
import { valueInUnit, offeredUnits } from './offered-units.ts';

describe('a number in SI', () => {
  test('is converted to the requested unit, and unchanged without a kind or unit', () => {
    expect(valueInUnit('length', 0.5, 'mm')).toBe(500);
    expect(valueInUnit('length', 0.5, undefined)).toBe(0.5);
    expect(valueInUnit(undefined, 0.5, 'mm')).toBe(0.5);
  });
});

describe('the units offered for a quantity', () => {
  test('are the common ones of its kind, including its own', () => {
    expect(offeredUnits('length', 'mm')).toContain('m');
    expect(offeredUnits('length', 'mil')[0]).toBe('mil');
  });

  test('are those of its field if it lists some', () => {
    expect(offeredUnits('length', 'mm', ['mm', 'inch'])).toEqual(['mm', 'inch']);
    expect(offeredUnits('length', 'm', ['mm', 'inch'])).toEqual(['m', 'mm', 'inch']);
  });
});
