import { expect, it } from 'vitest';
import { vapourShare, type Surface } from './drift-flux.ts';
import { solveVapourFraction } from './vapour-fraction.ts';

const surface: Surface = { area: 0.5, voidFraction: 0.4, slip: 0.15, gasDensity: 20, liquidDensity: 500 };
/** Flow of a homogeneous mixture through 100 mm² under 10 bar, kg/s: by its mean density. */
const flowAt = (share: number) => 1e-2 * Math.sqrt(2 * 10e5 * (1 / (share / 20 + (1 - share) / 500)));

it.each([0.001, 0.3, 1])('nozzle and surface agree from a start at %d, found by bisection too', start => {
  let [low, high] = [0, 1];
  while (high - low > 1e-12) {
    const middle = (low + high) / 2;
    if (vapourShare(flowAt(middle), surface) > middle) low = middle;
    else high = middle;
  }
  expect(solveVapourFraction(surface, flowAt, start)).toBeCloseTo(low, 9);
});

it('agreement takes a few flows', () => {
  let flows = 0;
  const counted = (share: number) => {
    flows += 1;
    return flowAt(share);
  };
  const found = solveVapourFraction(surface, counted, 0.5);
  expect(flows).toBeLessThanOrEqual(8);
  flows = 0;
  expect(solveVapourFraction(surface, counted, found)).toBeCloseTo(found, 9);
  expect(flows).toBe(1);
});

it('a surface that releases more gas than flows out has gas alone above it', () => {
  expect(solveVapourFraction({ ...surface, area: 500 }, flowAt, 0.5)).toBe(1);
});
