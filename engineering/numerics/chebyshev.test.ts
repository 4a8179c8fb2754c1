import { expect, test } from 'vitest';
import { chebyshevCoefficients, chebyshevNodes, chebyshevSum } from './index.ts';

test('a polynomial is represented exactly by an expansion of its degree', () => {
  // T_3(x) = 4·x³ − 3·x, so that x³ = (T_3 + 3·T_1)/4.
  const coefficients = chebyshevCoefficients(chebyshevNodes(4).map(x => x ** 3));
  [0, 0.75, 0, 0.25].forEach((expected, k) => expect(coefficients[k]).toBeCloseTo(expected, 15));
  for (const x of [-1, -0.3, 0, 0.7, 1]) expect(chebyshevSum(coefficients, x)).toBeCloseTo(x ** 3, 15);
});

test('a smooth function is represented to the last digits by few terms', () => {
  const coefficients = chebyshevCoefficients(chebyshevNodes(16).map(Math.exp));
  for (const x of [-1, -0.77, 0.123, 0.99]) expect(chebyshevSum(coefficients, x) / Math.exp(x)).toBeCloseTo(1, 14);
});

test('one value is a constant', () => {
  expect(chebyshevSum(chebyshevCoefficients([5]), 0.4)).toBe(5);
});
