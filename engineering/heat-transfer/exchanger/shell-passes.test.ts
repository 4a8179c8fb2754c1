import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { correctionFactor, curveCorrectionFactor, dutyCurve, straightCurve, type ShellPasses } from '../index.ts';

const between = (min: number, max: number) => fc.double({ min, max, noNaN: true });
const allPasses: readonly ShellPasses[] = (['hot', 'cold'] as const).flatMap(shellSide =>
  (['inlet', 'outlet'] as const).map(tubesEnterAt => ({ shellSide, tubesEnterAt })),
);

/** The duty curve of constant heat capacities: the hot side enters at 400 K, 100 K above the cold one. */
const straight = (R: number, P: number) =>
  dutyCurve(straightCurve(400 - 100 * R * P, 400), straightCurve(300, 300 + 100 * P));

describe('F of shells along a duty curve', () => {
  test('is that of Bowman, Mueller and Nagle for constant heat capacities, whatever the passes', () => {
    fc.assert(
      fc.property(
        between(0.1, 10),
        between(0.05, 0.98),
        fc.integer({ min: 1, max: 5 }),
        fc.constantFrom(...allPasses),
        (R, part, shells, passes) => {
          const P = part * Math.min(1, 1 / R);
          const byEnds = correctionFactor({ R, P }, { type: 'shell', shells }) ?? 0;
          fc.pre(byEnds > 0.6);
          const factor = curveCorrectionFactor(straight(R, P), shells, passes) ?? Number.NaN;
          expect(Math.abs(factor / byEnds - 1)).toBeLessThan(1e-6);
        },
      ),
      { numRuns: 300 },
    );
  });

  test('is 1 if a side keeps its temperature', () => {
    for (const passes of allPasses) {
      for (const shells of [1, 3]) {
        const condenser = dutyCurve(straightCurve(350, 350), straightCurve(300, 340));
        expect(curveCorrectionFactor(condenser, shells, passes)).toBeCloseTo(1, 6);
      }
    }
  });

  test('has no value where the temperatures cross in every pass, or along the duty curve itself', () => {
    for (const passes of allPasses) {
      expect(curveCorrectionFactor(straight(1, 0.7), 1, passes)).toBeUndefined();
      expect(curveCorrectionFactor(straight(1, 0.7), 2, passes)).toBeGreaterThan(0.6);
      expect(curveCorrectionFactor(straight(1, 0.98), 2, passes)).toBeUndefined();
      const crossing = dutyCurve(straightCurve(310, 340), straightCurve(300, 345));
      expect(curveCorrectionFactor(crossing, 1, passes)).toBeUndefined();
    }
  });

  test('is 1 with tubes at one temperature, whatever the shell side does', () => {
    const zones = { temperatureAt: (share: number) => (share < 0.5 ? 340 + 40 * share : 360), breaks: [0.5] };
    const curve = dutyCurve(zones, straightCurve(300, 300));
    for (const passes of allPasses) expect(curveCorrectionFactor(curve, 1, passes)).toBeCloseTo(1, 5);
  });
});
