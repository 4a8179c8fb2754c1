import { expect, test } from 'vitest';
import type { FluidEquation } from './equation.ts';
import { PhaseProperties } from './phase-properties.ts';
import { PureFluid } from './pure-fluid.ts';
import { PureSolver } from './pure-solver.ts';
import { PureSaturation } from './saturation.ts';
import { allEquations, generatedStates, uniform } from './testing/generated-states.ts';

/** Relative distance from saturation at which the phase of a state is certain; closer ones are left to other tests. */
const certain = 1e-5;

/** States over the whole range, on both sides of the saturation line and around the critical point. */
function statesOf(
  equation: FluidEquation,
  { critical, vapourPressure }: PureFluid,
): readonly { p: number; T: number }[] {
  const { minimumTemperature, maximumTemperature, maximumPressure } = equation.range;
  const next = uniform(5);
  const beside = Array.from({ length: 12 }, () => {
    const T = minimumTemperature + (critical.temperature - minimumTemperature) * next();
    return { p: vapourPressure.valueAt(T) * (0.6 + 0.8 * next()), T };
  });
  const around = Array.from({ length: 12 }, () => ({
    p: critical.pressure * (0.6 + next()),
    T: critical.temperature * (0.95 + 0.15 * next()),
  }));
  const compressed = Array.from({ length: 6 }, () => ({
    p: critical.pressure * (maximumPressure / critical.pressure) ** next(),
    T: minimumTemperature + (maximumTemperature - minimumTemperature) * next(),
  }));
  return [...generatedStates(equation, 30), ...beside, ...around, ...compressed].filter(
    ({ p, T }) => p <= maximumPressure && T >= minimumTemperature && T <= maximumTemperature,
  );
}

/** Approximate δ of the stable phase without density estimates; undefined near or inside the two-phase region. */
function foundWithout(solver: PureSolver, exact: PureSaturation, p: number, T: number): number | undefined {
  const { fluid } = solver;
  const { critical, criticalDelta, bubblePressure, vapourPressure, liquidDensity, vapourDensity, equation } = fluid;
  const { density } = equation.reducing;
  if (T >= critical.temperature) return solver.denseDeltaAt(p, T);
  if (solver.isBetweenPhases(p, T)) return undefined;
  if (bubblePressure) {
    return p > vapourPressure.valueAt(T)
      ? solver.liquidDeltaAt(p, T, (0.9 * liquidDensity.valueAt(T)) / density)
      : solver.gasDeltaAt(p, T, (1.1 * vapourDensity.valueAt(T)) / density);
  }
  if (p >= critical.pressure) return solver.liquidDeltaAt(p, T, criticalDelta);
  if (T > critical.temperature * (1 - 1e-6)) return undefined;
  exact.solveFromAncillaries(T);
  if (Math.abs(p / exact.pressure - 1) < certain) return undefined;
  return p > exact.pressure ? solver.liquidDeltaAt(p, T, criticalDelta) : solver.gasDeltaAt(p, T, criticalDelta);
}

test.each(allEquations.map(equation => [equation.name, equation] as const))(
  'a first density of %s leads to the state that is found without, and mostly in one step',
  (_, equation) => {
    const fluid = new PureFluid(equation);
    const solver = new PureSolver(fluid);
    const plain = new PureSolver(new PureFluid(equation));
    const exact = new PureSaturation(plain.fluid);
    const expected = new PhaseProperties();
    let result = 0;
    let near = 0;
    for (const { p, T } of statesOf(equation, fluid)) {
      const delta = foundWithout(plain, exact, p, T);
      if (delta === undefined) continue;
      expected.evaluateAtPressure(plain.fluid, T, p, delta);
      solver.solvePT(p, T);
      const { single } = solver;
      const where = `${p} Pa, ${T} K`;
      expect(solver.phase, where).toBe(plain.phase);
      for (const name of ['density', 'enthalpy', 'entropy', 'cp', 'cv', 'speedOfSound', 'fugacity'] as const) {
        // The equation may have no speed of sound where the fluid would be solid.
        if (Number.isNaN(expected[name])) continue;
        const scale = name === 'enthalpy' ? fluid.specificGasConstant * T : fluid.specificGasConstant;
        const size = Math.abs(expected[name]) + (name === 'enthalpy' || name === 'entropy' ? scale : 0);
        expect(Math.abs(single[name] - expected[name]) / size, `${name} at ${where}`).toBeLessThan(1e-11);
      }
      const first = fluid.firstDensities.get(solver.coldest)?.at(p, T) ?? NaN;
      result += 1;
      if (Math.abs((first * fluid.reducingDensity) / expected.density - 1) < 4e-6) near += 1;
    }
    expect(result).toBeGreaterThan(30);
    expect(near / result).toBeGreaterThan(0.8);
  },
);

test('a density estimate does not depend on earlier states', () => {
  for (const equation of allEquations.slice(0, 8)) {
    const states = generatedStates(equation, 20);
    const densities = (inOrder: typeof states): number[] => {
      const solver = new PureSolver(new PureFluid(equation));
      return inOrder.map(({ p, T }) => {
        solver.solvePT(p, T);
        return solver.single.density;
      });
    };
    expect(densities(states), equation.name).toEqual(densities(states.toReversed()).toReversed());
  }
});

test('instances that share a fluid do not affect each other', () => {
  for (const equation of allEquations.slice(0, 8)) {
    const fluid = new PureFluid(equation);
    const { temperature: Tc, pressure: pc } = fluid.critical;
    const one = new PureSolver(fluid);
    const other = new PureSolver(fluid);
    one.solvePT(2 * pc, 0.8 * Tc);
    const before = [one.phase, one.quality, one.single.density];
    other.solvePT(0.1 * pc, 1.2 * Tc);
    other.solvePT(0.01 * pc, 0.9 * Tc);
    expect([one.phase, one.quality, one.single.density], equation.name).toEqual(before);
  }
});
