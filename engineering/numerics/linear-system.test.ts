import fc from 'fast-check';
import { expect, test } from 'vitest';
import { solveLinearSystem } from './index.ts';

test('solveLinearSystem solves a system', () => {
  const entry = fc.double({ min: -1, max: 1, noNaN: true });
  const system = fc
    .integer({ min: 1, max: 9 })
    .chain(size =>
      fc.tuple(
        fc.array(entry, { minLength: size * size, maxLength: size * size }),
        fc.array(entry, { minLength: size, maxLength: size }),
      ),
    );
  fc.assert(
    fc.property(system, ([entries, solution]) => {
      const size = solution.length;
      const matrix = Float64Array.from(entries, (value, k) => (k % (size + 1) === 0 ? value + size + 1 : value));
      const right = Float64Array.from(solution, (_, row) =>
        solution.reduce((sum, x, column) => sum + (matrix[row * size + column] ?? NaN) * x, 0),
      );
      expect(solveLinearSystem(matrix, right, size)).toBe(true);
      solution.forEach((x, row) => expect(right[row]).toBeCloseTo(x, 12));
    }),
  );
});

test('solveLinearSystem pivots when the diagonal is 0', () => {
  const right = Float64Array.of(3, 2);
  expect(solveLinearSystem(Float64Array.of(0, 1, 2, 0), right, 2)).toBe(true);
  expect([...right]).toEqual([1, 3]);
});

test('solveLinearSystem reports a singular or non-finite matrix', () => {
  expect(solveLinearSystem(Float64Array.of(1, 2, 2, 4), Float64Array.of(1, 2), 2)).toBe(false);
  expect(solveLinearSystem(Float64Array.of(NaN), Float64Array.of(1), 1)).toBe(false);
});
