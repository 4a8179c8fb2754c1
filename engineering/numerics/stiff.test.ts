import { describe, expect, it } from 'vitest';
import { StiffIntegrator, type StiffSystem } from './index.ts';

function integrated(system: StiffSystem, state: readonly number[], end: number, tolerance: number): StiffIntegrator {
  const options = { tolerance, firstStep: 1e-4, largestStep: end, mostSteps: 100_000 };
  const integrator = new StiffIntegrator(system, 0, Float64Array.from(state), options);
  while (integrator.time < end) integrator.advance(end);
  return integrator;
}

const decay: StiffSystem = {
  size: 2,
  integrals: 1,
  derivative: (_, [y = 0], rate) => {
    rate[0] = -y;
    rate[1] = y;
  },
  scale: (_, scale) => scale.fill(1),
};

/** H. H. Robertson's reactions, E. Hairer, G. Wanner, Solving Ordinary Differential Equations II, chapter IV.1. */
const robertson: StiffSystem = {
  size: 3,
  integrals: 0,
  derivative: (_, [one = 0, two = 0, three = 0], rate) => {
    rate[0] = -0.04 * one + 1e4 * two * three;
    rate[2] = 3e7 * two * two;
    rate[1] = -(rate[0] ?? 0) - (rate[2] ?? 0);
  },
  scale: (_, scale) => scale.set([1, 1e-5, 1]),
};

describe('the stiff integrator', () => {
  it('follows an exponential within the tolerance', () => {
    for (const tolerance of [1e-5, 1e-7, 1e-9]) {
      const { state } = integrated(decay, [1, 0], 3, tolerance);
      expect(Math.abs((state[0] ?? 0) - Math.exp(-3))).toBeLessThan(10 * tolerance);
    }
  });

  it('is of third order: a thousandth of the tolerance takes about ten times the steps', () => {
    const few = integrated(decay, [1, 0], 3, 1e-6).accepted;
    const many = integrated(decay, [1, 0], 3, 1e-9).accepted;
    expect(many / few).toBeGreaterThan(7);
    expect(many / few).toBeLessThan(13);
  });

  it('is of third order at steps of one length: half the step leaves an eighth of the error', () => {
    // y' = −2·t·y² with y(0) = 1 is 1/(1 + t²): neither linear nor independent of the time.
    const system: StiffSystem = {
      size: 1,
      integrals: 0,
      derivative: (time, [y = 0], rate) => {
        rate[0] = -2 * time * y * y;
      },
      scale: (_, scale) => scale.fill(1),
    };
    const errorOf = (step: number) => {
      const options = { tolerance: 1e6, firstStep: step, largestStep: step, mostSteps: 10_000 };
      const integrator = new StiffIntegrator(system, 0, Float64Array.of(1), options);
      while (integrator.time < 2) integrator.advance(2);
      return Math.abs((integrator.state[0] ?? 0) - 0.2);
    };
    for (const step of [1 / 32, 1 / 64, 1 / 128]) {
      const ratio = errorOf(step) / errorOf(step / 2);
      expect(ratio, `steps of ${step}`).toBeGreaterThan(6);
      expect(ratio, `steps of ${step}`).toBeLessThan(10);
    }
  });

  it('keeps a linear invariant to rounding, the integrals included', () => {
    const { state } = integrated(decay, [1, 0], 3, 1e-4);
    expect((state[0] ?? 0) + (state[1] ?? 0)).toBeCloseTo(1, 14);
  });

  it("solves Robertson's problem at t = 40 to the published figures", () => {
    const { state, accepted } = integrated(robertson, [1, 0, 0], 40, 1e-8);
    expect(state[0]).toBeCloseTo(0.7158270688, 6);
    expect((state[1] ?? 0) * 1e5).toBeCloseTo(0.9185534764, 5);
    expect(state[2]).toBeCloseTo(0.2841637457, 6);
    expect(accepted).toBeLessThan(4000);
  });

  it('takes few steps where only stability would limit them', () => {
    const stiff: StiffSystem = {
      size: 1,
      integrals: 0,
      derivative: (time, [y = 0], rate) => {
        rate[0] = -1e6 * (y - Math.cos(time)) - Math.sin(time);
      },
      scale: (_, scale) => scale.fill(1),
    };
    const { state, accepted } = integrated(stiff, [1], 10, 1e-5);
    expect(state[0]).toBeCloseTo(Math.cos(10), 4);
    expect(accepted).toBeLessThan(500);
  });

  it('interpolates within a step to the accuracy of the step', () => {
    const options = { tolerance: 1e-7, firstStep: 1e-3, largestStep: 3, mostSteps: 10_000 };
    const integrator = new StiffIntegrator(decay, 0, Float64Array.of(1, 0), options);
    const between = new Float64Array(2);
    while (integrator.time < 3) {
      integrator.advance(3);
      const middle = (integrator.previousTime + integrator.time) / 2;
      integrator.interpolate(middle, between);
      expect(between[0]).toBeCloseTo(Math.exp(-middle), 6);
      expect((between[0] ?? 0) + (between[1] ?? 0)).toBeCloseTo(1, 13);
    }
  });

  it('throws with a message: after too many steps, and where no valid state is found', () => {
    const few = { tolerance: 1e-9, firstStep: 1e-6, largestStep: 1, mostSteps: 5 };
    const integrator = new StiffIntegrator(decay, 0, Float64Array.of(1, 0), few);
    expect(() => {
      for (;;) integrator.advance(1);
    }).toThrow(/the integration took more than 5 steps/);
    const wall: StiffSystem = {
      ...decay,
      derivative: (_, [y = 0], rate) => {
        if (y > 1.5) throw new RangeError('beyond the wall');
        rate[0] = 1;
        rate[1] = 1;
      },
    };
    expect(() => integrated(wall, [1, 0], 2, 1e-6)).toThrow(/the integration cannot continue beyond 0\.5/);
  });
});
