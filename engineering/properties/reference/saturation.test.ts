import { describe, expect, test } from 'vitest';
import { allEquations } from './testing/generated-states.ts';
import { PureFluid } from './pure-fluid.ts';
import { PureSolver } from './pure-solver.ts';
import { nearestToCritical } from './saturation.ts';
import { PureStates } from './states.ts';

const pure = allEquations.filter(({ ancillaries }) => !ancillaries.bubblePressure);

/** Temperatures from the triple point to just below the critical point, closer and closer to it. */
function temperatures({ equation, critical }: PureFluid): number[] {
  const { minimumTemperature } = equation.range;
  const near = 0.999 * critical.temperature;
  const along = Array.from({ length: 60 }, (_, i) => minimumTemperature + ((near - minimumTemperature) * i) / 60);
  const beside = Array.from({ length: 40 }, (_, i) => critical.temperature * (1 - 10 ** (-3 - (3.99 * i) / 39)));
  return [...along, ...beside];
}

/** Relative accuracy of the ancillary equations: for most fluids, and for the less accurate ones. */
const usuallyNear = { pressure: 0.0055, liquid: 0.01, vapour: 0.015 };
const lessNear: Readonly<Record<string, Partial<typeof usuallyNear>>> = {
  nC6: { pressure: 0.025 },
  nC7: { liquid: 0.026 },
  nC8: { pressure: 0.11 },
  He: { liquid: 0.021, vapour: 0.062 },
  MeOH: { liquid: 0.025, vapour: 0.036 },
  EtOH: { vapour: 0.063 },
  R134a: { liquid: 0.032, vapour: 0.025 },
};

describe('saturation', () => {
  for (const equation of pure) {
    test(`of ${equation.name}: equal pressure and Gibbs energy up to the critical point`, () => {
      const fluid = new PureFluid(equation);
      const { energy } = fluid;
      const { saturation } = new PureSolver(fluid);
      let before = 0;
      for (const T of temperatures(fluid)) {
        saturation.solveAt(T);
        const { liquidDelta, vapourDelta, pressure } = saturation;
        const side = (delta: number) => {
          energy.evaluateInDensity(delta);
          const { value, delta: slope } = energy;
          return { pressure: delta * (1 + slope), potential: Math.log(delta) + value + slope };
        };
        const liquid = side(liquidDelta);
        const vapour = side(vapourDelta);
        // The pressure of a cold liquid is a small difference of large terms: its accuracy is their rounding.
        const rounding = 1e-14 * liquidDelta * Math.abs(liquid.potential);
        expect(Math.abs(liquid.pressure - vapour.pressure)).toBeLessThan(1e-10 * vapour.pressure + rounding);
        expect(Math.abs(liquid.potential - vapour.potential)).toBeLessThan(1e-10);
        expect(liquidDelta).toBeGreaterThan(vapourDelta);
        expect(pressure).toBeGreaterThan(before);
        before = pressure;
      }
    });

    test(`of ${equation.name}: its ancillary equations are near it where the solver begins with them`, () => {
      const fluid = new PureFluid(equation);
      const { saturation } = new PureSolver(fluid);
      const { density } = equation.reducing;
      const near = { ...usuallyNear, ...lessNear[equation.id] };
      const expectNear = (value: number, expected: number, within: number, where: string) =>
        expect(Math.abs(value / expected - 1), where).toBeLessThan(within);
      for (const T of temperatures(fluid).filter(T => T < 0.99 * fluid.critical.temperature)) {
        saturation.solveAt(T);
        const { pressure, liquidDelta, vapourDelta } = saturation;
        expectNear(fluid.vapourPressure.valueAt(T), pressure, near.pressure, `pressure at ${T} K`);
        expectNear(fluid.liquidDensity.valueAt(T), liquidDelta * density, near.liquid, `liquid at ${T} K`);
        // A less dense vapour starts as an ideal gas.
        if (pressure > 0.003 * equation.gasConstant * T * density)
          expectNear(fluid.vapourDensity.valueAt(T), vapourDelta * density, near.vapour, `vapour at ${T} K`);
      }
    });

    test(`of ${equation.name}: the acentric factor is that of its vapour pressure at 0.7 of its critical temperature`, () => {
      const fluid = new PureFluid(equation);
      const { saturation } = new PureSolver(fluid);
      const T = 0.7 * equation.critical.temperature;
      if (T < equation.range.minimumTemperature) return;
      saturation.solveAt(T);
      const factor = -1 - Math.log10(saturation.pressure / equation.critical.pressure);
      expect(Math.abs(factor - equation.acentricFactor)).toBeLessThan(2.2e-3);
    });

    test(`of ${equation.name}: T from p is T`, () => {
      const fluid = new PureFluid(equation);
      const { saturation } = new PureSolver(fluid);
      for (const T of temperatures(fluid)) {
        saturation.solveAt(T);
        saturation.solveAtPressure(saturation.pressure);
        expect(Math.abs(saturation.temperature / T - 1)).toBeLessThan(1e-11);
      }
    });

    test(`of ${equation.name}: the stable phase on either side of it`, () => {
      const fluid = new PureFluid(equation);
      const solver = new PureSolver(fluid);
      for (const T of temperatures(fluid).filter(T => T < 0.9999 * fluid.critical.temperature)) {
        solver.saturation.solveAt(T);
        const { pressure, liquidDelta, vapourDelta } = solver.saturation;
        for (const away of [1e-9, 1e-6, 1e-3, 0.02, 0.04, 0.14, 0.2, 0.3]) {
          solver.solvePT(pressure * (1 + away), T);
          expect(solver.phase).toBe('liquid');
          expect(solver.single.density).toBeGreaterThan(fluid.reducingDensity * liquidDelta * (1 - 1e-9));
          solver.solvePT(pressure * (1 - away), T);
          expect(solver.phase).toBe('gas');
          expect(solver.single.density).toBeLessThan(fluid.reducingDensity * vapourDelta * (1 + 1e-9));
        }
      }
    });
  }

  test('is refused off the saturation line, and says where that is', () => {
    const methane = pure.find(({ id }) => id === 'C1');
    if (!methane) throw new Error('no methane');
    const states = new PureStates(new PureFluid(methane));
    expect(() => states.atTX(190.6, 0.5)).toThrow(
      /the temperature must be from −182\.5 °C to −82\.59 °C on the saturation line of methane/,
    );
    expect(() => states.atTX(90, 0.5)).toThrow('on the saturation line of methane');
    expect(() => states.atPX(4.6e6, 0.5)).toThrow('on the saturation line of methane');
    expect(() => states.atPX(1e4, 0.5)).toThrow('on the saturation line of methane');
    expect(() => states.atTX(150, 1.1)).toThrow('the quality must be from 0 to 1');
    expect(() => states.atTX(NaN, 0.5)).toThrow('on the saturation line of methane');
  });

  test('ends in the critical point of the equation', () => {
    for (const equation of pure) {
      const fluid = new PureFluid(equation);
      const solver = new PureSolver(fluid);
      solver.saturation.solveAt(fluid.critical.temperature * (1 - nearestToCritical));
      expect(Math.abs(solver.saturation.pressure / fluid.critical.pressure - 1)).toBeLessThan(1.5e-6);
    }
  });
});

test('the acentric factor of each equation is that of its vapour pressure at 0.7·T_c', () => {
  for (const equation of pure) {
    const { critical, range, acentricFactor, name } = equation;
    const T = 0.7 * critical.temperature;
    if (T < range.minimumTemperature) continue;
    const { pressure } = new PureStates(new PureFluid(equation)).saturatedAtTemperature(T);
    expect(Math.abs(-Math.log10(pressure / critical.pressure) - 1 - acentricFactor), name).toBeLessThan(5e-3);
  }
});
