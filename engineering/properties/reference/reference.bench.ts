import { referenceFluids } from './catalogue.ts';
import { solveOnIsobar } from './isobar.ts';
import { PureFluid } from './pure-fluid.ts';
import { PureSolver } from './pure-solver.ts';

type Measure = (name: string, operations: number, run: () => number) => Promise<void> | void;

const count = 20_000;
/** An equation of 12 terms, ones of 18 to 40, and one with terms that are singular at the critical point. */
const measured = ['nC10', 'C3', 'NH3', 'N2', 'C1', 'CO2'];

/** States of some fluids at temperatures and pressures that are all different. */
export default async function bench(measure: Measure): Promise<void> {
  for (const id of measured) {
    const equation = await referenceFluids.find(fluid => fluid.id === id)?.load();
    if (!equation) continue;
    const solver = new PureSolver(new PureFluid(equation));
    const { single, vapour, fluid } = solver;
    const { temperature: Tc, pressure: pc } = fluid.critical;
    const repeated = (solve: (way: number) => number) => (): number => {
      let sum = 0;
      for (let i = 0; i < count; i += 1) sum += solve(i / count);
      return sum;
    };
    await measure(
      `${id}: gas, p-T to all properties`,
      count,
      repeated(way => {
        solver.solvePT(0.5 * pc, (1.1 + 0.3 * way) * Tc);
        return single.speedOfSound;
      }),
    );
    await measure(
      `${id}: liquid, p-T to all properties`,
      count,
      repeated(way => {
        solver.solvePT(2 * pc, (0.7 + 0.2 * way) * Tc);
        return single.speedOfSound;
      }),
    );
    await measure(
      `${id}: saturation at T`,
      count,
      repeated(way => {
        solver.saturation.solveAt((0.72 + 0.25 * way) * Tc);
        return solver.saturation.pressure;
      }),
    );
    await measure(
      `${id}: saturation at p, both phases`,
      count,
      repeated(way => {
        solver.solveSaturationAtPressure((0.1 + 0.8 * way) * pc);
        return vapour.enthalpy;
      }),
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
