import { beforeAll, describe, expect, test } from 'vitest';
import { ellipsoidalHead, vessel } from '../../../geometry/index.ts';
import { atmosphere, gasConstant } from '../../../quantities/index.ts';
import { simulateBlowdown, type BlowdownRun, type BlowdownSpec, type Column } from '../../index.ts';

const head = ellipsoidalHead(1);
const drum = {
  shape: vessel('vertical', 1, 3, [head, head]),
  wall: { metal: { thickness: 0.02, density: 7850, heatCapacity: 480, conductivity: 45 } },
  initial: { temperature: 300, pressure: 40e5 },
  outlet: { diameter: 0.03, dischargeCoefficient: 0.85, backPressure: 1.5e5 },
  heat: { mode: 'adiabatic' },
} as const;

const fractions = { C1: 0.6, C3: 0.25, nC5: 0.15 };
const fluid: BlowdownSpec['fluid'] = {
  model: 'peng-robinson',
  composition: Object.entries(fractions).map(([id, fraction]) => ({ id, fraction })),
};

/** The integral of a column times a flow over a run, by trapezoids. */
function integral({ series: { time } }: BlowdownRun, flow: readonly number[], column: Column): number {
  let sum = 0;
  for (let index = 1; index < time.length; index += 1) {
    const [one, other] = [index - 1, index].map(at => (flow[at] ?? 0) * (column[at] ?? 0));
    sum += (((one ?? 0) + (other ?? 0)) / 2) * ((time[index] ?? 0) - (time[index - 1] ?? 0));
  }
  return sum;
}

const sum = (values: readonly number[]): number => values.reduce((all, each) => all + each, 0);

describe('a two-phase outflow', () => {
  let run: BlowdownRun;
  beforeAll(() => {
    run = simulateBlowdown({ ...drum, fluid, outlet: { ...drum.outlet, draw: 'mixed' } }, { endTime: 60 });
  });

  test('closes the balance of each component: initial = released + remaining', () => {
    const { released, summary } = run;
    expect(released.map(({ id }) => id)).toEqual(Object.keys(fractions));
    expect(sum(released.map(each => each.releasedMass)) / summary.releasedMass).toBeCloseTo(1, 9);
    expect(sum(released.map(each => each.initialMass)) / summary.initialMass).toBeCloseTo(1, 9);
    expect(summary.releasedLiquid).toBeGreaterThan(1);
    for (const { initialMass, releasedMass, finalMass } of released)
      expect((releasedMass + finalMass) / initialMass).toBeCloseTo(1, 7);
  });

  test('has component flows that add up to the released amounts', () => {
    const { vented, released } = run;
    released.forEach(({ releasedMoles }, component) => {
      const result = integral(run, vented.molarFlow, vented.composition[component] ?? []);
      expect(Math.abs(result / releasedMoles - 1)).toBeLessThan(0.005);
    });
    const moles = sum(released.map(each => each.releasedMoles));
    const mass = integral(run, vented.molarFlow, vented.molarMass);
    expect(Math.abs(mass / run.summary.releasedMass - 1)).toBeLessThan(0.005);
    expect(
      Math.abs(
        integral(
          run,
          vented.molarFlow,
          vented.molarFlow.map(() => 1),
        ) /
          moles -
          1,
      ),
    ).toBeLessThan(0.005);
  });

  test('has a composition between those of vapour and liquid, and less liquid after the expansion', () => {
    const { vented, series } = run;
    const at = (column: Column | undefined) => column?.[5] ?? NaN;
    const [whole, vapour, liquid] = [vented.composition, vented.vapour, vented.liquid].map(of => at(of[2]));
    expect(vapour).toBeLessThan(whole ?? NaN);
    expect(whole).toBeLessThan(liquid ?? NaN);
    for (const of of [vented.composition, vented.vapour, vented.liquid])
      expect(sum(of.map(each => at(each)))).toBeCloseTo(1, 9);
    const vapourFlow = (series.vapourFlow[5] ?? 0) / (series.massFlow[5] ?? 1);
    expect(at(vented.downstreamVapour)).toBeGreaterThan(vapourFlow);
    expect(at(vented.downstreamVapour)).toBeLessThan(1);
    expect(at(vented.downstreamDensity)).toBeLessThan(at(vented.density) / 5);
  });
});

test('a gas has the density of its compressibility factor before and after the valve, and nothing where nothing flows', () => {
  const delayed = { ...drum.outlet, startDelay: 10 };
  const { series, vented, released } = simulateBlowdown(
    { ...drum, outlet: delayed, fluid: { model: 'peng-robinson', composition: [{ id: 'N2', fraction: 1 }] } },
    { endTime: 30 },
  );
  const last = series.time.length - 1;
  const by = (p = NaN, z = NaN, t = NaN) => (p * 0.0280134) / (z * gasConstant * t);
  const before = by(series.pressure[last], vented.compressibility[last], series.gasTemperature[last]);
  expect((vented.density[last] ?? NaN) / before).toBeCloseTo(1, 4);
  const after = by(1.5e5, vented.downstreamCompressibility[last], series.downstreamTemperature[last]);
  expect((vented.downstreamDensity[last] ?? NaN) / after).toBeCloseTo(1, 4);
  expect([vented.downstreamVapour[last], vented.composition[0]?.[last]]).toEqual([1, 1]);
  expect([vented.molarMass[0], vented.density[0], vented.composition[0]?.[0], vented.molarFlow[0]]).toEqual([
    undefined,
    undefined,
    undefined,
    0,
  ]);
  expect(released[0]?.releasedMoles).toBeGreaterThan(1);
});

test('an ideal gas keeps its temperature across the valve, and has the density of the gas law', () => {
  const { series, vented } = simulateBlowdown(
    {
      ...drum,
      outlet: { ...drum.outlet, backPressure: atmosphere },
      fluid: { model: 'ideal-gas', molarMass: 0.029, heatCapacityRatio: 1.4 },
    },
    { endTime: 10 },
  );
  const temperature = series.gasTemperature.at(-1) ?? NaN;
  expect(series.downstreamTemperature.at(-1)).toBeCloseTo(temperature, 6);
  expect(vented.downstreamDensity.at(-1)).toBeCloseTo((atmosphere * 0.029) / (gasConstant * temperature), 9);
  expect(vented.downstreamCompressibility.at(-1)).toBe(1);
});
