import { expect, test } from 'vitest';
import { PureFluid } from './pure-fluid.ts';
import { PureSolver } from './pure-solver.ts';
import { PureSaturation } from './saturation.ts';
import { nearestExpanded, SaturationLine } from './saturation-line.ts';
import { allEquations, uniform } from './testing/generated-states.ts';

/** Fluids whose equations bend so sharply near the critical point that the last piece is not expanded. */
const sharp: ReadonlySet<string> = new Set(['MeOH', 'EtOH']);

const pure = allEquations.filter(({ ancillaries }) => !ancillaries.bubblePressure);

test.each(pure.map(equation => [equation.name, equation] as const))(
  'the expanded line of %s is the one that is solved from the ancillary equations',
  (_, equation) => {
    const fluid = new PureFluid(equation);
    const { temperature: critical } = fluid.critical;
    const { minimumTemperature: coldest } = equation.range;
    const exact = new PureSaturation(fluid);
    const { line } = exact;
    const next = uniform(3);
    const hottest = critical * (1 - nearestExpanded);
    for (const share of [0, ...Array.from({ length: 30 }, next), 0.999999]) {
      const T = coldest + (hottest - coldest) * share;
      if (share > 0.99 && sharp.has(equation.id)) {
        expect(line.find(T)).toBe(false);
        continue;
      }
      expect(line.find(T), `${T} K`).toBe(true);
      exact.solveFromAncillaries(T);
      const { pressure, liquidDelta, vapourDelta } = exact;
      expect(Math.abs(line.pressure / pressure - 1), `p at ${T} K`).toBeLessThan(1e-7);
      expect(Math.abs(line.liquidDelta() / liquidDelta - 1), `liquid at ${T} K`).toBeLessThan(1e-7);
      expect(Math.abs(line.vapourDelta() / vapourDelta - 1), `vapour at ${T} K`).toBeLessThan(1e-7);
      if (share > 0) expect(Math.abs(line.temperatureAt(pressure) / T - 1), `T at ${T} K`).toBeLessThan(1e-8);
    }
  },
);

test('where no state is solved, and outside its ends, a line is not expanded', () => {
  const state = { pressure: 1e5, liquidDelta: 2, vapourDelta: 0.1, bulkModulus: 10, stiffening: 8 };
  const line = new SaturationLine(200, 100, T =>
    T < 150 ? undefined : { ...state, pressure: 1e7 * Math.exp(-800 / T) },
  );
  expect(line.find(199)).toBe(true);
  expect(line.pressure).toBeCloseTo(1e7 * Math.exp(-800 / 199), 3);
  expect(line.temperatureAt(1e7 * Math.exp(-800 / 180))).toBeCloseTo(180, 6);
  expect(line.temperatureAt(1e7 * Math.exp(-800 / 120))).toBeNaN();
  for (const T of [120, 99, 199.9, 201, NaN]) expect(line.find(T), `${T} K`).toBe(false);
});

test('a line that is not smooth is not expanded', () => {
  const line = new SaturationLine(200, 100, T => ({
    pressure: T > 150 ? 2e5 : 1e5,
    liquidDelta: 2,
    vapourDelta: 0.1,
    bulkModulus: 10,
    stiffening: 8,
  }));
  expect(line.find(150.1)).toBe(false);
  expect(line.find(190)).toBe(true);
});

test('a liquid is found at its own temperature when the line is expanded for it', () => {
  for (const equation of pure) {
    const fluid = new PureFluid(equation);
    const T = Math.max(equation.range.minimumTemperature * 1.01, 0.8 * fluid.critical.temperature);
    const p = 1.5 * fluid.critical.pressure;
    const solver = new PureSolver(fluid);
    const first = solver.liquidDeltaAt(p, T, fluid.criticalDelta);
    expect(first).toBe(solver.liquidDeltaAt(p, T, fluid.criticalDelta));
  }
});
