import { expect, test } from 'vitest';
import { createMixture, createState, flashPh, flashTp } from '../index.ts';
import { startFromState } from './two-phase-start.ts';

const mixture = createMixture(['C1', 'C3', 'nC5']);
const composition = [0.6, 0.2, 0.2];
const p = 30e5;
const { solver, feed } = mixture;

/** Two phases at p with a share of liquid, and their enthalpy. */
function withLiquid(share: number) {
  const state = createState(mixture);
  let [low, high] = [220, 420];
  while (high - low > 1e-10) {
    const middle = (low + high) / 2;
    flashTp(mixture, middle, p, composition, state);
    if (1 - state.vapourFraction > share) low = middle;
    else high = middle;
  }
  flashTp(mixture, low, p, composition, state);
  return state;
}

test('a vanishing phase is solved in a few iterations, and returns', () => {
  const much = withLiquid(0.1);
  const little = withLiquid(1e-4);
  for (const [from, to] of [
    [much, little],
    [little, much],
  ] as const) {
    startFromState(mixture, from);
    expect(solver.solve('PH', p, to.molarEnthalpy, feed)).toBe(true);
    expect(solver.temperature).toBeCloseTo(to.temperature, 6);
    expect(solver.iterations).toBeLessThan(15);
  }
});

test('an absent phase is detected quickly', () => {
  const little = withLiquid(1e-4);
  const gone = createState(mixture);
  flashTp(mixture, little.temperature + 0.5, p, composition, gone);
  expect(gone.condition).toBe('vapour');
  startFromState(mixture, little);
  expect(solver.solve('PH', p, gone.molarEnthalpy, feed)).toBe(false);
  expect(solver.iterations).toBeLessThan(8);
  flashPh(mixture, p, gone.molarEnthalpy, composition, little);
  expect(little.condition).toBe('vapour');
});

test('a tiny phase is found from an unstable one', () => {
  const trace = withLiquid(1e-6);
  const state = createState(mixture);
  flashTp(mixture, trace.temperature + 1, p, composition, state);
  flashPh(mixture, p, trace.molarEnthalpy, composition, state);
  expect(state.condition).toBe('two-phase');
  expect((1 - state.vapourFraction) / (1 - trace.vapourFraction)).toBeCloseTo(1, 3);
});
