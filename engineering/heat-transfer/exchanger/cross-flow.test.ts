import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { correctionFactor, curveCrossFactor, dutyCurve, straightCurve, type MixedStream } from '../index.ts';

const between = (min: number, max: number) => fc.double({ min, max, noNaN: true });
const all: readonly MixedStream[] = ['none', 'hot', 'cold'];
/** A straight side continues straight. */
const none = { hot: [], cold: [] };

/** F of constant heat capacities: the hot side enters at 400 K, 100 K above the cold one. */
function straightFactor(R: number, P: number, mixed: MixedStream) {
  const sides = { hot: straightCurve(400 - 100 * R * P, 400), cold: straightCurve(300, 300 + 100 * P) };
  return curveCrossFactor(dutyCurve(sides.hot, sides.cold), none, mixed);
}

describe('F of cross-flow along a duty curve', () => {
  test('is that of Kays and London for constant heat capacities', () => {
    fc.assert(
      fc.property(between(0.1, 10), between(0.05, 0.98), fc.constantFrom(...all), (R, part, mixed) => {
        const P = part * Math.min(1, 1 / R);
        const smaller = R > 1 ? 'hot' : 'cold';
        const which = mixed === 'none' ? 'none' : mixed === smaller ? 'smaller' : 'larger';
        const byEnds = correctionFactor({ R, P }, { type: 'cross', mixed: which }) ?? 0;
        fc.pre(byEnds > 0.6);
        const factor = straightFactor(R, P, mixed) ?? Number.NaN;
        expect(Math.abs(factor / byEnds - 1)).toBeLessThan(1e-3);
      }),
      { numRuns: 150 },
    );
  });

  test('is 1 if a side keeps its temperature', () => {
    const sides = { hot: straightCurve(350, 350), cold: straightCurve(300, 340) };
    for (const mixed of all) expect(curveCrossFactor(dutyCurve(sides.hot, sides.cold), none, mixed)).toBeCloseTo(1, 3);
  });

  test('has no value where cross-flow does not exchange the heat', () => {
    // ε is at most 1 − 1/e.
    for (const mixed of ['hot', 'cold'] as const) expect(straightFactor(1, 0.65, mixed)).toBeUndefined();
  });
});
