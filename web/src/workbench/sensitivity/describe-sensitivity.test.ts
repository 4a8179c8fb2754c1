import { describe, expect, test } from 'vitest';
import { describeSensitivity, type Derivative } from './describe-sensitivity.ts';

const shown = (si: number) => ({ si, value: si, unit: 'm' });
const curve = {
  basis: 'percent',
  from: shown(9),
  to: shown(11),
  points: [9, 10, 11].map(at => ({ at, value: at })),
  jumps: [],
  effect: true,
} as const;
const rising: Derivative = {
  input: { id: 'side', label: 'Side', kind: 'length', unit: 'm' },
  at: shown(10),
  derivative: 1,
  error: 0,
  elasticity: 1,
  curve,
};
const short = (change: Partial<Derivative>) => describeSensitivity({ ...rising, ...change }, 'Volume');

describe('the text of a sensitivity', () => {
  test('is a signed number, with a full reading', () => {
    expect(short({ elasticity: 0.498 })).toEqual({ short: '+0.50', full: '+0.50 % of Volume for 1 % of Side' });
    expect(short({ elasticity: -2 }).short).toBe('−2.00');
    expect(short({ elasticity: -0.004 }).short).toBe('≈ 0');
  });

  test('is "no effect" only if the whole curve has none', () => {
    expect(short({ elasticity: 0, derivative: 0, curve: { ...curve, effect: false } })).toEqual({
      short: 'no effect',
      full: 'no effect here',
    });
    expect(short({ elasticity: 0, derivative: 0 }).short).toBe('≈ 0');
  });

  test('is "jump" only for a jump at the present value', () => {
    const none = { derivative: null, elasticity: null, notDefined: 'Not defined here.' };
    expect(short({ ...none, curve: { ...curve, jumps: [{ below: 9.995, above: 9.9951 }] } }).full).toBe('jump here');
    const beside = { ...curve, jumps: [{ below: 9.98, above: 9.981 }] };
    expect(short({ ...none, curve: beside })).toEqual({ short: 'no slope', full: 'Not defined here.' });
    expect(short({ curve: beside }).full).toBe('+1.00 % of Volume for 1 % of Side, with a jump near this value');
  });

  test('is "steps" if the result only changes by jumps', () => {
    const stepped = { ...curve, jumps: [{ below: 10.5, above: 10.5001 }] };
    expect(short({ derivative: 0, elasticity: 0, curve: stepped }).short).toBe('steps');
  });

  test('is a dash for a result of zero', () => {
    expect(short({ elasticity: null }).full).toBe('the result is zero, so no percentage can be given');
  });
});
