import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { monotoneCurve } from './index.ts';

const values = fc.array(fc.double({ min: -1e3, max: 1e3, noNaN: true }), { minLength: 2, maxLength: 9 });

describe('monotoneCurve', () => {
  test.each(['harmonic', 'parabolic'] as const)('with %s slopes stays between neighbouring points', slopes => {
    fc.assert(
      fc.property(values, fc.double({ min: 0, max: 1, noNaN: true }), (ys, share) => {
        const curve = monotoneCurve([...ys.keys()], ys, slopes);
        ys.forEach((y, x) => expect(curve(x)).toBe(y));
        const x = share * (ys.length - 1);
        const beside = [ys[Math.floor(x)] ?? NaN, ys[Math.ceil(x)] ?? NaN];
        const slack = 1e-9 * (1 + Math.max(...beside.map(Math.abs)));
        expect(curve(x)).toBeGreaterThanOrEqual(Math.min(...beside) - slack);
        expect(curve(x)).toBeLessThanOrEqual(Math.max(...beside) + slack);
      }),
    );
  });

  test('is a straight line exactly, at unequal distances too', () => {
    const curve = monotoneCurve([0, 1, 1.5, 4], [1, 3, 4, 9]);
    for (const x of [0.25, 1.2, 2, 3.9]) expect(curve(x)).toBeCloseTo(1 + 2 * x, 12);
  });

  test('with parabolic slopes is a parabola exactly, at unequal distances too, from its vertex on', () => {
    const parabola = (x: number) => 60 - 0.002 * x * x;
    const xs = [0, 30, 50, 100, 130];
    const curve = monotoneCurve(xs, xs.map(parabola), 'parabolic');
    for (const x of [7, 40, 51, 80, 129]) expect(curve(x)).toBeCloseTo(parabola(x), 11);
  });

  test('follows an exponential decay in steps of a twentieth of its time constant to a part in 100 000', () => {
    const xs = Array.from({ length: 41 }, (_, index) => index / 20);
    const curve = monotoneCurve(
      xs,
      xs.map(x => Math.exp(-x)),
    );
    for (let x = 0.01; x < 2; x += 0.013) expect(curve(x)).toBeCloseTo(Math.exp(-x), 5);
  });

  test('has a gap where a value is missing, a step where two points have one x, and nothing beyond', () => {
    const curve = monotoneCurve([0, 1, 2, 3, 3, 4], [5, 5, undefined, 0, 7, 7]);
    expect([-1, 0.5, 1, 1.5, 2.5, 3, 3.5, 4, 4.1].map(x => curve(x))).toEqual([
      undefined,
      5,
      5,
      undefined,
      undefined,
      7,
      7,
      7,
      undefined,
    ]);
  });
});
