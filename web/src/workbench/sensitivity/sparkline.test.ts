import { describe, expect, test } from 'vitest';
import { maxDeviation, sparklineOf } from './sparkline.ts';
import type { Derivative } from './describe-sensitivity.ts';

const shown = (si: number) => ({ si, value: si, unit: '' });
const derivative = (values: readonly (number | null)[], jumps: readonly { below: number; above: number }[] = []) =>
  ({
    input: { id: 'a', label: 'A', unit: '' },
    at: shown(1),
    derivative: 1,
    error: 0,
    elasticity: 1,
    curve: {
      basis: 'percent',
      from: shown(0),
      to: shown(2),
      points: values.map((value, at) => ({ at, value })),
      jumps,
      effect: true,
    },
  }) satisfies Derivative;

describe('a sparkline', () => {
  test('is scaled to the largest deviation of all inputs', () => {
    const [steep, flat] = [derivative([3, 5, 7]), derivative([5.5, 5, 4.5])];
    const reach = maxDeviation([steep, flat], 5);
    expect(reach).toBe(2);
    expect(sparklineOf(steep, 5, reach)).toEqual({ path: 'M3 19L30 11L57 3', dot: { x: 30, y: 11 } });
    expect(sparklineOf(flat, 5, reach)?.path).toBe('M3 9L30 11L57 13');
  });

  test('is broken at jumps and missing results', () => {
    expect(sparklineOf(derivative([5, 7, 7], [{ below: 0, above: 1 }]), 5, 2)?.path).toBe('M3 11M30 3L57 3');
    expect(sparklineOf(derivative([5, null, 7]), 5, 2)?.path).toBe('M3 11M57 3');
  });

  test('is level without effect, and undefined without a curve', () => {
    expect(sparklineOf(derivative([5, 5, 5]), 5, maxDeviation([derivative([5, 5, 5])], 5))?.path).toBe(
      'M3 11L30 11L57 11',
    );
    const { curve: _, ...bare } = derivative([5]);
    expect(sparklineOf(bare, 5, 1)).toBeUndefined();
  });
});
