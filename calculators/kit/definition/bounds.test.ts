import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { isWithinBounds, describeFieldBounds, describeBounds } from './bounds.ts';
import { quantity } from './fields.ts';
import { readField } from '../case/read-field.ts';

describe('limits of a quantity', () => {
  test('include the limit itself for "at least" and "at most" only', () => {
    const step = fc.double({ min: 1e-6, max: 1e6, noNaN: true });
    fc.assert(
      fc.property(fc.double({ min: -1e6, max: 1e6, noNaN: true }), step, (limit, by) => {
        const [more, less] = [limit + by, limit - by];
        expect([less, limit, more].map(value => isWithinBounds({ above: limit }, value))).toEqual([false, false, true]);
        expect([less, limit, more].map(value => isWithinBounds({ atLeast: limit }, value))).toEqual([
          false,
          true,
          true,
        ]);
        expect([less, limit, more].map(value => isWithinBounds({ below: limit }, value))).toEqual([true, false, false]);
        expect([less, limit, more].map(value => isWithinBounds({ atMost: limit }, value))).toEqual([true, true, false]);
      }),
    );
  });

  test('all apply together', () => {
    const share = { above: 0, atMost: 100 };
    expect([0, 1, 100, 101].map(value => isWithinBounds(share, value))).toEqual([false, true, true, false]);
  });

  test('are converted to the unit of the value', () =>
    expect(isWithinBounds({ above: 1 }, 0.5, limit => limit / 1000)).toBe(true));

  test('are described in order', () => {
    expect(describeBounds({ atMost: 100, above: 0 })).toBe('above 0 and at most 100');
    expect(describeBounds({ atLeast: -6, below: -2 })).toBe('at least −6 and below −2');
    expect(describeBounds({})).toBe('');
  });

  test('are described with thousands separators', () =>
    expect(describeBounds({ atMost: 1e9 })).toBe('at most 1\u202f000\u202f000\u202f000'));

  const drum = { type: 'quantity', label: 'Diameter', kind: 'length', unit: 'mm', above: 0, atMost: 254_000 } as const;
  const cold = { type: 'quantity', label: 'Temperature', kind: 'temperature', unit: '°C', above: -273.15 } as const;
  const read = (field: typeof drum | typeof cold, text: string, unit: string) =>
    readField({ id: 'x', section: '', field }, { x: { text, unit } }, 'x');

  test('are described in the unit of the entry', () => {
    expect(read(drum, '-1', 'mm')).toMatchObject({ reason: 'must be above 0 and at most 254\u202f000 mm' });
    expect(read(drum, '10001 inch', 'mm')).toMatchObject({ reason: 'must be above 0 and at most 10\u202f000 inch' });
    expect(read(cold, '-1', 'K')).toMatchObject({ reason: 'must be above 0 K' });
    expect(read(cold, '-460 °F', '°C')).toMatchObject({ reason: 'must be above −459.67 °F' });
  });
});

describe('the description of the limits of a field', () => {
  const warm = quantity('Temperature', 'temperature', '°C', { above: -273.15, atMost: 100 });

  test('is in the default unit as declared, in another to six digits', () => {
    expect(describeFieldBounds(warm)).toBe('above −273.15 and at most 100 °C');
    expect(describeFieldBounds(warm, '°F')).toBe('above −459.67 and at most 212 °F');
    expect(describeFieldBounds(quantity('Length', 'length', 'm', { below: 1 }), 'inch')).toBe('below 39.3701 inch');
  });

  test('is 0 at the zero of another scale', () =>
    expect(describeFieldBounds(warm, 'K')).toBe('above 0 and at most 373.15 K'));

  test('has no unit if the kind has none', () =>
    expect(describeFieldBounds(quantity('Count', 'number', '', { atLeast: 1 }))).toBe('at least 1'));
});
