import { describe, expect, test } from 'vitest';
import { TestedLine } from './tested-line.ts';

/** A line whose gas is stable at some falls of ln p, with δ = 0.8·exp(−fall) times a factor; and the falls that were tested. */
function lineOf(isStable: (fall: number) => boolean, factor = 1) {
  const tested: number[] = [];
  const line = new TestedLine(fall => {
    tested.push(fall);
    return isStable(fall) ? 0.8 * factor * Math.exp(-fall) : undefined;
  });
  return { line, tested };
}

describe('a tested line', () => {
  test('is stable between two stable tests only', () => {
    const { line } = lineOf(fall => fall < 0.95 || fall > 1.45);
    const stable = [0.5, 0.7, 0.95, 1.3, 1.55, 2].map(fall => line.isStableAt(fall));
    expect(stable).toEqual([true, true, false, false, true, true]);
  });

  test('of a dense gas is stable where the way down to a thinner one is', () => {
    const isStable = (fall: number) => fall < 0.95;
    expect(lineOf(isStable, 0.6).line.isStableAt(0.1)).toBe(true);
    expect(lineOf(isStable, 1.6).line.isStableAt(0.1)).toBe(false);
    expect(lineOf(() => true, 1.6).line.isStableAt(0.1)).toBe(true);
  });

  test('tests each pressure once, and none below that of a thin gas', () => {
    const { line, tested } = lineOf(() => true, 0.2);
    for (let fall = 0; fall < 5; fall += 0.02) expect(line.isStableAt(fall)).toBe(true);
    expect(tested.map(fall => fall.toFixed(1))).toEqual(['0.0', '0.3', '0.6']);
  });
});
