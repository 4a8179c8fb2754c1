import type { Kind, UnitOf } from '@isentrope/engineering/quantities';
import { describe, expect, test } from 'vitest';
import { quantity, type Bounds } from '../../definition/fields.ts';
import { between, evenly, requestedRange, searchGrid } from './range.ts';
import type { NumericInput } from '../subject.ts';
import { withinBounds } from '../base-case.ts';

/** An input in its SI unit with a value in the case. */
function input(bounds: Bounds, standing?: number, kind: Kind = 'length', unit: UnitOf<Kind> = 'm'): NumericInput {
  return { id: 'x', label: 'X', kind, unit, field: quantity('X', kind, unit, bounds), presentValue: standing };
}

const reach = (...request: Parameters<typeof requestedRange>) => {
  const { from, to, isLog, assumed } = requestedRange(...request);
  return [from, to, isLog ? 'log' : 'linear', assumed ? 'assumed' : 'stated'];
};

describe('the default range of an input', () => {
  test('is between its bounds', () => {
    expect(reach(input({ atLeast: -5, atMost: 50 }, 7))).toEqual([-5, 50, 'linear', 'stated']);
    expect(reach(input({ atLeast: 1, atMost: 50 }))).toEqual([1, 50, 'log', 'stated']);
    expect(reach(input({ above: 1, below: 3 }))).toEqual([1 + 2e-9, 3 - (2 - 2e-9) * 1e-9, 'linear', 'stated']);
  });

  test('begins six decades below the highest value if it must be above zero, or three below that of the case', () => {
    expect(reach(input({ above: 0, atMost: 50 }))).toEqual([50 * 1e-6, 50, 'log', 'stated']);
    expect(reach(input({ above: 0, atMost: 50 }, 20))).toEqual([50 * 1e-6, 50, 'log', 'stated']);
    expect(reach(input({ above: 0, atMost: 50 }, 0.02))).toEqual([0.00002, 50, 'log', 'stated']);
    expect(reach(input({ atLeast: 0, atMost: 50 }, 0.02))).toEqual([0, 50, 'linear', 'stated']);
  });

  test('extends three decades to either side of the case without bounds', () => {
    expect(reach(input({}, 2))).toEqual([0.002, 2000, 'log', 'assumed']);
    expect(reach(input({ above: 0 }, 2))).toEqual([0.002, 2000, 'log', 'assumed']);
    expect(reach(input({ atLeast: 1 }, 20))).toEqual([1, 20000, 'log', 'assumed']);
    expect(reach(input({ atMost: 50 }, 2))).toEqual([0.002, 50, 'log', 'assumed']);
    expect(reach(input({}, -2))).toEqual([-2002, 1998, 'linear', 'assumed']);
    expect(reach(input({ atLeast: -10 }, 5))).toEqual([-10, 5005, 'linear', 'assumed']);
    expect(reach(input({ atMost: 8 }, -2))).toEqual([-2002, 8, 'linear', 'assumed']);
    expect(reach(input({}, 0, 'length', 'mm'))).toEqual([-1, 1, 'linear', 'assumed']);
  });

  test('of a temperature extends from a quarter to four times', () => {
    expect(reach(input({ above: 0 }, 300, 'temperature', 'K'))).toEqual([75, 1200, 'log', 'assumed']);
  });

  test('does not exist without bounds or a value', () => {
    expect(() => requestedRange(input({ above: 0 }))).toThrow('has neither bounds nor a value');
    expect(() => requestedRange(input({}), { from: 3 })).toThrow('has neither bounds nor a value');
    expect(() => requestedRange(input({}), { to: 3 })).toThrow('has neither bounds nor a value');
    expect(() => requestedRange(input({ atLeast: 1 }), { from: 3 })).toThrow('has neither bounds nor a value');
  });
});

describe('the requested range of an input', () => {
  test('is in the default unit or its own', () => {
    expect(reach(input({}), { from: 3, to: 8 })).toEqual([3, 8, 'linear', 'stated']);
    expect(reach(input({}), { from: { value: 30, unit: 'cm' }, to: 2 })).toEqual([0.3, 2, 'linear', 'stated']);
    expect(reach(input({ above: 0 }, 2), { from: 3 })).toEqual([3, 2000, 'log', 'assumed']);
    expect(reach(input({}, 2), { to: 3 })).toEqual([0.002, 3, 'log', 'assumed']);
    expect(reach(input({ atLeast: 1 }), { to: 3 })).toEqual([1, 3, 'linear', 'stated']);
    expect(reach(input({ atMost: 4 }), { from: 3 })).toEqual([3, 4, 'linear', 'stated']);
  });

  test('begins and ends just inside exclusive limits', () => {
    expect(reach(input({ above: 0 }), { from: 0, to: 5 })).toEqual([5e-9, 5, 'log', 'stated']);
    expect(reach(input({ below: 5 }), { from: 1, to: 5 })).toEqual([1, 5 - 4e-9, 'linear', 'stated']);
    expect(reach(input({ atLeast: 0, atMost: 5 }), { from: 0, to: 5 })).toEqual([0, 5, 'linear', 'stated']);
  });

  test('is logarithmic over more than a decade, or as requested', () => {
    expect(reach(input({}), { from: 1, to: 10 })[2]).toBe('linear');
    expect(reach(input({}), { from: 1, to: 10.1 })[2]).toBe('log');
    expect(reach(input({}), { from: -1, to: 100 })[2]).toBe('linear');
    expect(reach(input({}), { from: 1, to: 2 }, 'log')[2]).toBe('log');
    expect(reach(input({}), { from: 1, to: 100 }, 'linear')[2]).toBe('linear');
    expect(() => requestedRange(input({}), { from: 0, to: 2 }, 'log')).toThrow('must start above 0');
    expect(reach(input({}), { from: 0, to: 2 }, 'linear')[2]).toBe('linear');
  });

  test('must be within the bounds and end above its start', () => {
    const bounded = input({ above: 0, atMost: 50 });
    expect(() => requestedRange(bounded, { to: 51 })).toThrow('The field "x" must be above 0 and at most 50 m.');
    expect(() => requestedRange(bounded, { from: -1 })).toThrow('The field "x" must be above 0 and at most 50 m.');
    expect(() => requestedRange(bounded, { from: 6, to: 6 })).toThrow('must end above its start');
  });
});

test('values are evenly spaced on the scale of their range', () => {
  expect(evenly({ from: 1, to: 5, isLog: false, assumed: false }, 5)).toEqual([1, 2, 3, 4, 5]);
  expect(evenly({ from: 0.01, to: 100, isLog: true, assumed: false }, 5).map(x => Number(x.toPrecision(12)))).toEqual([
    0.01, 0.1, 1, 10, 100,
  ]);
});

describe('the initial grid of a search', () => {
  const grid = (...request: Parameters<typeof searchGrid>) => searchGrid(...request).map(x => Number(x.toPrecision(8)));
  const linear = { from: 0, to: 10, isLog: false, assumed: false };

  test('is even, and even in decades above the beginning', () => {
    expect(grid(linear, 4)).toEqual([0, 0.00001, 0.001, 0.1, 3.3333333, 6.6666667, 10]);
    expect(grid({ ...linear, from: -10, to: -9 }, 3)).toEqual([-10, -10 + 1e-6, -9.999, -9.5, -9]);
    expect(grid({ from: 1, to: 100, isLog: true, assumed: false }, 3)).toEqual([1, 10, 50.5, 100]);
  });

  test('has a quarter as many points around the value of the case, including it', () => {
    const around = grid(linear, 12, 3).filter(x => [2, 3, 3.25, 4.5].includes(x));
    expect(around).toEqual([2, 3, 3.25, 4.5]);
    expect(grid(linear, 12, 3).length).toBe(grid(linear, 12).length + 4);
    expect(grid(linear, 12, 0)).toEqual(grid(linear, 12));
    expect(grid(linear, 4, 9)).toContain(9);
    expect(grid({ ...linear, from: 3 }, 12, 3)[0]).toBe(3);
    expect(Math.max(...grid(linear, 12, 9))).toBe(10);
  });
});

test('the midpoint is geometric for a ratio above four', () => {
  expect([between(0, 8), between(1, 4), between(-8, 0), between(-100, 1)]).toEqual([4, 2.5, -4, -49.5]);
  expect(between(1, 16)).toBe(4);
  expect(between(1e-200, 1e200)).toBeCloseTo(1, 12);
});

describe('a value beyond the bounds of its field', () => {
  test('is clamped to the bound, or just inside an exclusive one', () => {
    expect([-3, 0, 5, 50, 60].map(x => withinBounds(input({ atLeast: 0, atMost: 50 }), x))).toEqual([0, 0, 5, 50, 50]);
    expect([1, 2, 5].map(x => withinBounds(input({ above: 2, below: 4 }), x))).toEqual([2 + 2e-9, 2 + 2e-9, 4 - 4e-9]);
    expect(withinBounds(input({ above: 0 }), -3)).toBe(1e-15);
    expect(withinBounds(input({ below: 0 }), 0)).toBe(-1e-15);
    expect(withinBounds(input({}), -3)).toBe(-3);
  });
});
