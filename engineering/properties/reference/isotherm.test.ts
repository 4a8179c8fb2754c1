import { expect, test } from 'vitest';
import { liquidDelta } from './isotherm.ts';
import { PureFluid } from './pure-fluid.ts';
import { PureSolver } from './pure-solver.ts';
import { allEquations } from './testing/generated-states.ts';

const temperatures = [0.6, 0.8, 0.95, 0.99, 1.0005, 1.01, 1.05, 1.2, 1.6];
const pressures = [1e-3, 0.1, 0.5, 0.9, 0.99, 1.001, 1.05, 1.3, 2, 5, 10];

test.each(allEquations.map(equation => [equation.name, equation] as const))(
  'the density of %s at a pressure and a temperature is found to its last digits, also beside the critical point',
  (_, equation) => {
    const fluid = new PureFluid(equation);
    const solver = new PureSolver(fluid);
    const { energy, critical, reducingDensity } = fluid;
    const { gasConstant, range, reducing } = equation;
    let found = 0;
    for (const T of temperatures.map(share => share * critical.temperature)) {
      if (T < range.minimumTemperature || T > range.maximumTemperature) continue;
      for (const p of pressures.map(share => share * critical.pressure)) {
        if (p > range.maximumPressure || solver.isBetweenPhases(p, T)) continue;
        solver.solvePT(p, T);
        const delta = solver.single.density / reducingDensity;
        energy.setTemperature(T);
        energy.evaluateInDensity(delta);
        const pressure = delta * (1 + energy.delta);
        const slope = 1 + 2 * energy.delta + energy.deltaDelta;
        const missing = p / (gasConstant * T * reducing.density) - pressure;
        // A pressure is known to the rounding of its terms, a density to that over the slope of the isotherm.
        const rounding = (2e-15 * delta * (1 + Math.abs(energy.delta))) / (slope * delta);
        expect(Math.abs(missing / (slope * delta)), `${p} Pa, ${T} K`).toBeLessThan(2e-14 + 20 * rounding);
        found += 1;
      }
    }
    expect(found).toBeGreaterThan(40);
  },
);

test('a liquid is looked for beside its density: within 5 % of it at twice the critical pressure', () => {
  for (const equation of allEquations) {
    const fluid = new PureFluid(equation);
    const solver = new PureSolver(fluid);
    const { critical, reducingDensity } = fluid;
    if (fluid.bubblePressure || ['H2', 'He'].includes(equation.id)) continue;
    for (const share of [0.6, 0.7, 0.8, 0.9]) {
      const T = share * critical.temperature;
      const p = 2 * critical.pressure;
      if (T < equation.range.minimumTemperature || p > equation.range.maximumPressure) continue;
      solver.solvePT(p, T);
      const found = solver.single.density / reducingDensity;
      expect(Math.abs(liquidDelta(fluid, p, T) / found - 1), `${equation.name} ${T} K`).toBeLessThan(0.05);
    }
  }
});
