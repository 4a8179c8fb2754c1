import { describe, expect, test } from 'vitest';
import { boundsText, inUnit, offeredUnits } from './evaluate.ts';
import { quantity } from './fields.ts';

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

describe('the limits of a field in words', () => {
  const warm = quantity('Temperature', 'temperature', '°C', { above: -273.15, atMost: 100 });

  test('are in its own unit as they are declared, in another to six digits', () => {
    expect(boundsText(warm)).toBe('above −273.15 and at most 100 °C');
    expect(boundsText(warm, '°F')).toBe('above −459.67 and at most 212 °F');
    expect(boundsText(quantity('Length', 'length', 'm', { below: 1 }), 'inch')).toBe('below 39.3701 inch');
  });

  test('are 0 where another scale begins', () => expect(boundsText(warm, 'K')).toBe('above 0 and at most 373.15 K'));

  test('have no unit where the kind has none', () =>
    expect(boundsText(quantity('Count', 'number', '', { atLeast: 1 }))).toBe('at least 1'));
});
