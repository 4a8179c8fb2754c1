import { expect, test } from 'vitest';
import { coldDifferentialTestPressure } from './cold-differential.ts';

/** By the definition in API 520-I: the set pressure with the constant back pressure taken off; 100 psig less 10 psig. */
const psi = 6894.757293168361;

test('a conventional valve is set lower by its constant superimposed back pressure', () => {
  expect(coldDifferentialTestPressure(100 * psi, 10 * psi, 'Conventional') / psi).toBeCloseTo(90, 9);
});

test('one that discharges to a vacuum is set higher', () => {
  expect(coldDifferentialTestPressure(10e5, -0.5e5, 'Conventional')).toBe(10.5e5);
});

test.each(['Balanced Bellows', 'Pilot Operated'] as const)('a %s valve is set at its set pressure', type => {
  expect(coldDifferentialTestPressure(10e5, 3e5, type)).toBe(10e5);
});
