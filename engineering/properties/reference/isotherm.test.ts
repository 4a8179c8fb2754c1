import { expect, test } from 'vitest';
import { liquidDelta } from './isotherm.ts';
import { PhaseProperties } from './phase-properties.ts';
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
    let result = 0;
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
        // A pressure is accurate to the rounding of its terms, a density to that over the slope of the isotherm.
        const rounding = (2e-15 * delta * (1 + Math.abs(energy.delta))) / (slope * delta);
        expect(Math.abs(missing / (slope * delta)), `${p} Pa, ${T} K`).toBeLessThan(2e-14 + 20 * rounding);
        result += 1;
      }
    }
    expect(result).toBeGreaterThan(40);
  },
);

test('the last step to a density takes all properties with it', () => {
  for (const equation of allEquations) {
    const fluid = new PureFluid(equation);
    const exact = new PhaseProperties();
    const stepped = new PhaseProperties();
    for (const [share, delta] of [
      [1.3, 0.3],
      [1.1, 1.2],
      [0.8, 2.5],
    ] as const) {
      const T = Math.max(share * fluid.critical.temperature, equation.range.minimumTemperature);
      exact.evaluate(fluid, T, delta);
      if (!(exact.pressure > 0 && exact.cv > 0 && exact.cp > exact.cv)) continue;
      for (const away of [0, 2e-9, -2e-9, 1e-7, 3e-6, -3e-6, 3e-5]) {
        stepped.evaluateAtPressure(fluid, T, exact.pressure, delta * (1 + away));
        for (const name of ['density', 'enthalpy', 'entropy', 'cp', 'cv', 'speedOfSound', 'fugacity'] as const) {
          const scale = name === 'enthalpy' ? fluid.specificGasConstant * T : 0;
          const error = (stepped[name] - exact[name]) / (Math.abs(exact[name]) + scale);
          expect(Math.abs(error), `${name} of ${equation.name} at ${T} K, ${delta}, from ${away}`).toBeLessThan(2e-12);
        }
      }
    }
  }
});

test('a liquid below the critical temperature is begun within 1.5 % of its density up to three times the critical pressure', () => {
  for (const equation of allEquations) {
    const fluid = new PureFluid(equation);
    if (fluid.bubblePressure) continue;
    const { critical, reducingDensity } = fluid;
    const solver = new PureSolver(fluid);
    const { line } = solver.saturation;
    for (const share of [0.6, 0.7, 0.8, 0.9, 0.95]) {
      const T = share * critical.temperature;
      for (const p of [0.99, 1.5, 2, 3].map(ratio => ratio * critical.pressure)) {
        if (T < equation.range.minimumTemperature || p > equation.range.maximumPressure || !line.find(T)) continue;
        const more = (p - line.pressure) / (equation.gasConstant * T * equation.reducing.density);
        const begun = line.compressedDelta(more);
        solver.solvePT(p, T);
        const error = (begun * reducingDensity) / solver.single.density - 1;
        expect(Math.abs(error), `${equation.name} ${T} K, ${p} Pa`).toBeLessThan(0.015);
      }
    }
  }
});

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
      const result = solver.single.density / reducingDensity;
      expect(Math.abs(liquidDelta(fluid, p, T) / result - 1), `${equation.name} ${T} K`).toBeLessThan(0.05);
    }
  }
});
