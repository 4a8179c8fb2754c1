import { describe, expect, it } from 'vitest';
import { DifferenceJacobian } from './difference-jacobian.ts';
import type { StiffSystem } from './stiff-system.ts';

/** The Jacobian of a system at a state, row by row, and how often it was evaluated. */
function result(system: StiffSystem, ...values: readonly number[]) {
  const state = Float64Array.from(values);
  const rate = new Float64Array(system.size);
  system.derivative(0, state, rate);
  const jacobian = new DifferenceJacobian(system);
  const evaluations = jacobian.find(0, state, rate, system.branch?.());
  return { values: [...jacobian.values], evaluations };
}

/** f = slopes[branch]·(y − 1), below 1 and above it. */
function bent(below: number, above: number): StiffSystem {
  let branch = 0;
  return {
    size: 1,
    integrals: 0,
    derivative: (_, [y = 0], rate) => {
      branch = y > 1 ? 1 : 0;
      rate[0] = (branch === 1 ? above : below) * (y - 1);
    },
    branch: () => branch,
    scale: (_, scale) => scale.fill(1),
  };
}

describe('a Jacobian by differences', () => {
  it('has a column for each state that f depends on, of integrals too', () => {
    const system: StiffSystem = {
      size: 3,
      integrals: 1,
      derivative: (_, [a = 0, b = 0], rate) => rate.set([2 * a + 3 * b, -5 * b, 7 * a]),
      scale: (_, scale) => scale.fill(1),
    };
    const { values, evaluations } = result(system, 0.5, 2);
    [2, 3, 0, -5, 7, 0].forEach((slope, index) => expect(values[index]).toBeCloseTo(slope, 6));
    expect(evaluations).toBe(2);
  });

  it.each([1 - 1e-9, 1 + 1e-9, 1 - 3e-8, 1 + 3e-8, 1])('beside a kink at 1 is that of the side that %d is on', y => {
    expect(result(bent(-1, -1000), y).values[0]).toBeCloseTo(y > 1 ? -1000 : -1, 4);
  });

  it('is evaluated across a kink that is closer on both sides than any step', () => {
    let branch = 0;
    const sharp: StiffSystem = {
      ...bent(1, 1),
      derivative: (_, [y = 0], rate) => {
        branch = y === 1 ? 0 : 1;
        rate[0] = 4 * y;
      },
      branch: () => branch,
    };
    expect(result(sharp, 1).values[0]).toBeCloseTo(4, 6);
  });

  it('is evaluated to the other side where f has no value on one, and is 0 where it has none on either', () => {
    const walled = (ends: boolean): StiffSystem => ({
      ...bent(1, 1),
      derivative: (_, [y = 0], rate) => {
        if (y > 1 || (ends && y < 1)) throw new RangeError('beyond the wall');
        rate[0] = 3 * y;
      },
    });
    expect(result(walled(false), 1).values[0]).toBeCloseTo(3, 6);
    expect(result(walled(true), 1).values[0]).toBe(0);
  });

  it('never evaluates a positive state below 0', () => {
    const evaluated: number[] = [];
    const system: StiffSystem = {
      ...bent(1, 1),
      derivative: (_, [y = 0], rate) => {
        evaluated.push(y);
        rate[0] = y;
      },
      branch: () => evaluated.length,
    };
    result(system, 5e-9);
    expect(Math.min(...evaluated)).toBeGreaterThanOrEqual(0);
    expect(evaluated.length).toBeGreaterThan(3);
  });

  it('rethrows other errors', () => {
    const system: StiffSystem = {
      ...bent(1, 1),
      derivative: (_, [y = 0]) => {
        if (y !== 1) throw new TypeError('a fault');
      },
    };
    expect(() => result(system, 1)).toThrow(TypeError);
  });
});
