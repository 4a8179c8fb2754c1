import { referenceFluids } from './catalogue.ts';
import { solveOnIsobar } from './isobar.ts';
import { PureFluid } from './pure-fluid.ts';
import { PureSolver } from './pure-solver.ts';

type Measure = (name: string, operations: number, run: () => number, atMost?: number) => Promise<void> | void;

const count = 5000;

/** States of every fluid at temperatures and pressures that are all different. */
export default async function bench(measure: Measure): Promise<void> {
  for (const { id, load } of referenceFluids) {
    const equation = await load();
    const solver = new PureSolver(new PureFluid(equation));
    const { single, vapour, fluid } = solver;
    const { temperature: Tc, pressure: pc } = fluid.critical;
    const { minimumTemperature, maximumTemperature } = equation.range;
    const between = (low: number, high: number, way: number): number => low + (high - low) * way;
    const coldest = Math.max(0.7 * Tc, 1.001 * minimumTemperature);
    const hottest = Math.min(1.4 * Tc, 0.999 * maximumTemperature);
    const repeated = (solve: (way: number) => number) => (): number => {
      let sum = 0;
      for (let i = 0; i < count; i += 1) sum += solve(i / count);
      return sum;
    };
    await measure(
      `${id}: gas, p-T to all properties`,
      count,
      repeated(way => {
        solver.solvePT(0.5 * pc, between(1.1 * Tc, hottest, way));
        return single.speedOfSound;
      }),
      1500,
    );
    await measure(
      `${id}: liquid, p-T to all properties`,
      count,
      repeated(way => {
        solver.solvePT(2 * pc, between(coldest, 0.9 * Tc, way));
        return single.speedOfSound;
      }),
      1500,
    );
    if (fluid.bubblePressure) continue;
    const lowest = Math.max(0.1 * pc, 1.01 * solver.lowestSaturationPressure);
    await measure(
      `${id}: saturation at T`,
      count,
      repeated(way => {
        solver.saturation.solveAt(between(coldest, 0.97 * Tc, way));
        return solver.saturation.pressure;
      }),
      5000,
    );
    await measure(
      `${id}: saturation at p, both phases`,
      count,
      repeated(way => {
        solver.solveSaturationAtPressure(between(lowest, 0.9 * pc, way));
        return vapour.enthalpy;
      }),
      5000,
    );
    solver.solvePT(1.5 * pc, 0.9 * Tc);
    const { enthalpy } = single;
    await measure(
      `${id}: p-h`,
      count,
      repeated(way => {
        solveOnIsobar(solver, (1.2 + way) * pc, 'enthalpy', enthalpy);
        return single.temperature;
      }),
    );
  }
}
