import { describe, expect, test } from 'vitest';
import { referenceFluids } from './catalogue.ts';
import { statesOfAnotherProgram } from './published/another-program-states.ts';
import { PureFluid } from './pure-fluid.ts';
import { PureSolver } from './pure-solver.ts';

/**
 * Agreement with another program, relative. Ammonia and chlorine differ by 3.4e-7 in the gas constant.
 */
const agreement = 1e-6;

/** The paper on air has nitrogen, oxygen and argon only, 28.9586 g/mol: the other program includes carbon dioxide. */
const otherMolarMass = new Set(['Air']);

describe('molar mass, saturation pressure and density of every fluid are those of another program of its equation', () => {
  test('no fluid is left out', () => {
    expect(statesOfAnotherProgram.map(({ fluid }) => fluid).toSorted()).toEqual(
      referenceFluids.map(({ id }) => id).toSorted(),
    );
  });

  for (const { fluid: id, molarMass, saturated, single } of statesOfAnotherProgram) {
    test(`${id} agrees`, async () => {
      const equation = await referenceFluids.find(fluid => fluid.id === id)?.load();
      if (!equation) throw new Error(`no fluid ${id}`);
      const own = equation.molarMass;
      if (!otherMolarMass.has(id)) expect(own / molarMass).toBeCloseTo(1, 9);
      const fluid = new PureFluid(equation);
      const solver = new PureSolver(fluid);
      const near = (value: number, expected: number, what: string): void => {
        expect(Math.abs(value / expected - 1), `${what}: ${value}, there ${expected}`).toBeLessThan(agreement);
      };
      for (const [temperature, pressure, liquid, vapour] of saturated) {
        solver.solveSaturationAt(temperature);
        near(solver.vapour.pressure, pressure, `saturation pressure at ${temperature} K`);
        near(solver.liquid.density / own, liquid, `liquid at ${temperature} K`);
        near(solver.vapour.density / own, vapour, `vapour at ${temperature} K`);
      }
      for (const [temperature, pressure, density] of single) {
        solver.solvePT(pressure, temperature);
        near(solver.single.density / own, density, `density at ${temperature} K and ${pressure} Pa`);
      }
    });
  }
});
