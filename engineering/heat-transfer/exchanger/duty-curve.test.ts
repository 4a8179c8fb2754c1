import { describe, expect, test } from 'vitest';
import { logMeanDifference } from './mean-difference.ts';
import { dutyCurve, straightCurve, type HeatingCurve } from './duty-curve.ts';

describe('the duty curve', () => {
  test('of constant heat capacities has the logarithmic mean difference of its ends', () => {
    const { meanDifference, pinch } = dutyCurve(straightCurve(330, 400), straightCurve(300, 390));
    expect(meanDifference).toBeCloseTo(logMeanDifference(30, 10), 10);
    expect(pinch).toEqual({ share: 1, hot: 400, cold: 390 });
  });

  // Three zones with plain logarithmic means, added up by hand: 0.2 of the heat, 0.7 at one temperature, 0.1.
  const zones = [
    [0, 320],
    [0.2, 350],
    [0.9, 350],
    [1, 380],
  ] as const;
  const temperatureAt = (share: number) => {
    const at = zones.findIndex(([end]) => end >= share);
    const [[from, first], [to, second]] = [zones[Math.max(0, at - 1)] ?? zones[0], zones[at] ?? zones[3]];
    return to === from ? first : first + ((share - from) / (to - from)) * (second - first);
  };
  const cold = straightCurve(300, 340);
  const byHand =
    1 / (0.2 / logMeanDifference(20, 42) + 0.7 / logMeanDifference(42, 14) + 0.1 / logMeanDifference(14, 40));

  test.each([
    ['known', [0.9, 0.2]],
    ['unknown', []],
  ])('is followed through breaks that are %s', (_, breaks) => {
    const { meanDifference, pinch } = dutyCurve({ temperatureAt, breaks }, cold);
    expect((meanDifference ?? NaN) / byHand).toBeCloseTo(1, breaks.length > 0 ? 10 : 3);
    expect(pinch.share).toBeCloseTo(0.9, 5);
    expect(pinch.hot - pinch.cold).toBeCloseTo(14, 3);
  });

  test('of a smooth side is integrated within 0.1 %', () => {
    // ΔT = 1 + 100·(s - 1/2)², whose ∫ds/ΔT is arctan(5)/5.
    const smooth: HeatingCurve = { temperatureAt: s => 301 + 100 * (s - 0.5) ** 2, breaks: [] };
    const { meanDifference } = dutyCurve(smooth, straightCurve(300, 300));
    expect(((meanDifference ?? NaN) * Math.atan(5)) / 5).toBeCloseTo(1, 4);
  });

  test('has no mean difference where the sides cross inside, and finds the largest crossing', () => {
    const crossing = dutyCurve({ temperatureAt, breaks: [0.2, 0.9] }, straightCurve(300, 360));
    expect(crossing.meanDifference).toBeUndefined();
    expect(crossing.pinch.share).toBeCloseTo(0.9, 5);
    expect(crossing.pinch.hot - crossing.pinch.cold).toBeCloseTo(-4, 3);
  });
});
