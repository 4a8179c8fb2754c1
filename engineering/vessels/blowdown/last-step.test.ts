import { expect, it } from 'vitest';
import { StiffIntegrator, type StiffSystem } from '../../numerics/index.ts';
import { truncateLastStep } from './last-step.ts';

/** y' = −y from 1: y = e⁻ᵗ. */
const decay: StiffSystem = {
  size: 1,
  integrals: 0,
  derivative: (_, [y = 0], rate) => {
    rate[0] = -y;
  },
  scale: (_, scale) => scale.fill(1),
};

it.each([0.9, 0.5, 0.1])('the last step ends where the state has fallen to %d', target => {
  const options = { tolerance: 1e-9, firstStep: 1e-3, largestStep: 1, mostSteps: 10_000 };
  const integrator = new StiffIntegrator(decay, 0, Float64Array.of(1), options);
  while ((integrator.state[0] ?? 0) > target) integrator.advance(10);
  truncateLastStep(integrator, ([y = 0]) => y - target);
  expect(integrator.time).toBeCloseTo(-Math.log(target), 7);
  expect(integrator.state[0]).toBeCloseTo(target, 9);
  // The integration continues from there.
  while (integrator.time < 4) integrator.advance(4);
  expect(integrator.state[0]).toBeCloseTo(Math.exp(-4), 7);
});
