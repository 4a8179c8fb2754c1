import { describe, expect, test } from 'vitest';
import { inUnit, offeredUnits } from './in-units.ts';

describe('a number in SI', () => {
  test('is shown in the unit asked for, and as it is where it has no kind or none is asked for', () => {
    expect(inUnit('length', 0.5, 'mm')).toBe(500);
    expect(inUnit('length', 0.5, undefined)).toBe(0.5);
    expect(inUnit(undefined, 0.5, 'mm')).toBe(0.5);
  });
});

describe('the units offered for a quantity', () => {
  test('are the common ones of its kind, its own among them', () => {
    expect(offeredUnits('length', 'mm')).toContain('m');
    expect(offeredUnits('length', 'mil')[0]).toBe('mil');
  });

  test('are those of its field where that names some', () => {
    expect(offeredUnits('length', 'mm', ['mm', 'inch'])).toEqual(['mm', 'inch']);
    expect(offeredUnits('length', 'm', ['mm', 'inch'])).toEqual(['m', 'mm', 'inch']);
  });
});
