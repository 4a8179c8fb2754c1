import { describe, expect, test } from 'vitest';
import { referenceFluids } from './catalogue.ts';
import type { PhaseProperties } from './phase-properties.ts';
import { PureFluid } from './pure-fluid.ts';
import { PureSolver } from './pure-solver.ts';
import { anotherProgram } from './published/another-program.ts';
import { publishedHydrocarbons } from './published/hydrocarbons.ts';
import { publishedFurtherFluids } from './published/others.ts';
import type { PrintedPhase, PublishedSaturation, PublishedState } from './published/table.ts';

const tables = [...publishedHydrocarbons, ...publishedFurtherFluids, ...anotherProgram];

/** Computed values in the printed unit. */
const computed: { readonly [Name in keyof PrintedPhase]-?: (of: PhaseProperties, molarMass: number) => number } = {
  density: of => of.density,
  molarDensity: (of, M) => of.density / M / 1e3,
  pressure: of => of.pressure / 1e6,
  enthalpy: of => of.enthalpy / 1e3,
  internalEnergy: of => (of.enthalpy - of.pressure / of.density) / 1e3,
  entropy: of => of.entropy / 1e3,
  cv: of => of.cv / 1e3,
  cp: of => of.cp / 1e3,
  molarCv: (of, M) => of.cv * M,
  molarCp: (of, M) => of.cp * M,
  speedOfSound: of => of.speedOfSound,
};

/** Accepted deviation in units of the last digit: 2071.0244 kPa for n-decane near its critical point, 2071.025 printed. */
const unitsInLastDigit: Readonly<Record<string, number>> = { 'nC10 pressure': 0.7 };

/** Additional relative deviation: the tables of ethylene are for 28.0532 g/mol, not 28.05376. */
const ofItself: Readonly<Record<string, number>> = { 'C2=': 2.15e-5 };

function expectPrinted(fluid: PureFluid, of: PhaseProperties, printed: PrintedPhase): void {
  for (const [name, text] of Object.entries(printed) as [keyof PrintedPhase, string][]) {
    const units = unitsInLastDigit[`${fluid.equation.id} ${name}`] ?? 0.5;
    const value = computed[name](of, fluid.equation.molarMass);
    const inAddition = (ofItself[fluid.equation.id] ?? 0) * value;
    const tolerance = units * 10 ** -(text.split('.')[1] ?? '').length * (1 + 1e-6) + inAddition;
    expect(Math.abs(value - Number(text)), `${name} ${value}, printed ${text}`).toBeLessThanOrEqual(tolerance);
  }
}

function checkSaturation(solver: PureSolver, { saturated, pressure, liquid, vapour }: PublishedSaturation): void {
  if ('temperature' in saturated) solver.solveSaturationAt(saturated.temperature);
  else solver.solveSaturationAtPressure(saturated.pressure * 1e6);
  if (pressure !== undefined) expectPrinted(solver.fluid, solver.vapour, { pressure });
  expectPrinted(solver.fluid, solver.liquid, liquid ?? {});
  expectPrinted(solver.fluid, solver.vapour, vapour ?? {});
}

function checkState(solver: PureSolver, { at, printed }: PublishedState): void {
  const { fluid } = solver;
  const { single } = solver;
  if ('pressure' in at) solver.solvePT(at.pressure * 1e6, at.temperature);
  else single.evaluate(fluid, at.temperature, (at.molarDensity * 1e3) / fluid.equation.reducing.density);
  expectPrinted(fluid, single, printed);
}

describe('the reference equations give what is printed', () => {
  test('of every fluid', () => {
    expect(new Set(tables.map(({ fluid }) => fluid)).size).toBe(referenceFluids.length);
  });

  for (const { fluid: id, source, states } of tables) {
    test(`${id}: ${source}`, async () => {
      const equation = await referenceFluids.find(fluid => fluid.id === id)?.load();
      if (!equation) throw new Error(`no fluid ${id}`);
      const solver = new PureSolver(new PureFluid(equation));
      expect(states.length).toBeGreaterThan(0);
      for (const state of states) {
        if ('saturated' in state) checkSaturation(solver, state);
        else checkState(solver, state);
      }
    });
  }
});
