import fc from 'fast-check';
import { expect, test } from 'vitest';
import { Bracket } from './bracket.ts';

/** Finds the root of an increasing function between 0 and 1; returns the number of evaluations and the result. */
function sought(rising: (x: number) => number, isFound: (excess: number, width: number) => boolean) {
  const enclosure = new Bracket(0, 1);
  enclosure.take(0, rising(0));
  enclosure.take(1, rising(1));
  for (let rounds = 0; rounds < 200; rounds += 1) {
    const x = enclosure.next();
    const excess = rising(x);
    if (isFound(excess, enclosure.width)) return { rounds, x, enclosure };
    enclosure.take(x, excess);
  }
  throw new Error('not found');
}

const root = fc.double({ min: 0.02, max: 0.98, noNaN: true });

// Each evaluation halves the smaller residual or the width, or is followed by one that halves the width.
test('a curve is solved in a few iterations, far below the bound of bisections and secants in turn', () => {
  for (let at = 0.02; at < 0.99; at += 0.016) {
    for (let bend = -3; bend <= 3; bend += 0.125) {
      const curve = (x: number) => Math.expm1(bend * x) - Math.expm1(bend * at) + (bend < 0 ? -1 : 1) * 0.1 * (x - at);
      const rising = (x: number) => (bend < 0 ? -curve(x) : curve(x));
      const { rounds, x } = sought(rising, excess => Math.abs(excess) < 1e-12);
      expect(Math.abs(x - at)).toBeLessThan(1e-10);
      expect(rounds).toBeLessThan(40);
    }
  }
});

test('a discontinuity is bracketed as fast as by bisection, however different its two sides are', () => {
  fc.assert(
    fc.property(root, fc.double({ min: 1e-6, max: 1, noNaN: true }), (at, low) => {
      const { rounds, enclosure } = sought(
        x => (x > at ? 1 : -low),
        (_, width) => width < 1e-7,
      );
      expect(enclosure.low).toBeLessThanOrEqual(at);
      expect(enclosure.high).toBeGreaterThanOrEqual(at);
      expect(rounds).toBeLessThan(28);
    }),
  );
});

test('it is open until there is a point on each side of the root', () => {
  const enclosure = new Bracket(0, 10);
  expect(enclosure.isClosed).toBe(false);
  enclosure.take(4, -1);
  expect([enclosure.isClosed, enclosure.hasLow, enclosure.hasHigh]).toEqual([false, true, false]);
  enclosure.take(8, 3);
  expect([enclosure.isClosed, enclosure.low, enclosure.high]).toEqual([true, 4, 8]);
  expect(enclosure.next()).toBe(5);
});
