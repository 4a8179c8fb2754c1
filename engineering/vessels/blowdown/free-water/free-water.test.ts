import { describe, expect, it } from 'vitest';
import { ellipsoidalHead, flatHead, vessel } from '../../../geometry/index.ts';
import {
  simulateBlowdown,
  valueAt,
  type BlowdownOptions,
  type BlowdownOutlet,
  type BlowdownSpec,
} from '../../index.ts';
import { chosenFluid } from '../models/chosen-model.ts';
import { InsideHeat } from '../heat/inside-heat.ts';
import { canHaveFreeWater } from './free-water.ts';
import { generatedWetVessel } from '../testing/generated-vessels.ts';

const bar = 1e5;

function of(parts: Readonly<Record<string, number>>): BlowdownSpec['fluid'] {
  const sum = Object.values(parts).reduce((total, part) => total + part, 0);
  return {
    model: 'peng-robinson',
    composition: Object.entries(parts).map(([id, part]) => ({ id, fraction: part / sum })),
  };
}

const head = ellipsoidalHead(1.5);
const oil = { N2: 0.01, C1: 0.7, C2: 0.09, C3: 0.06, nC5: 0.05, nC10: 0.09 };
const valve: BlowdownOutlet = { diameter: 0.03, dischargeCoefficient: 0.85, backPressure: 1.2 * bar };
const drum: BlowdownSpec = {
  shape: vessel('horizontal', 1.5, 4, [head, head]),
  wall: { metal: { thickness: 0.03, density: 7850, heatCapacity: 480, conductivity: 45 } },
  fluid: of({ ...oil, H2O: 0.3 }),
  initial: { temperature: 300, pressure: 50 * bar },
  outlet: valve,
  heat: { mode: 'ambient', ambientTemperature: 290, emissivity: 0.8 },
};
const messagesOf = (spec: BlowdownSpec, options: BlowdownOptions) =>
  simulateBlowdown(spec, options).warnings.map(({ text }) => text.split(':')[0]);

describe('the history that Aspen HYSYS finds for a vessel with free water', () => {
  // OpenThermo, validation/Water_wet_isentropic_costald_history.csv: s, kg/h, bar(g), °C.
  const history = [
    [0.5, 4694.1, 10.9723, 25],
    [45.5, 4222.53, 9.72925, 24.8254],
    [90.5, 3806.22, 8.63037, 24.6675],
    [135.5, 3437.53, 7.65612, 24.5232],
    [180.5, 3110.84, 6.79217, 24.3908],
    [225.5, 2821.19, 6.02583, 24.2691],
    [270.5, 2564.21, 5.34583, 24.1569],
    [360.5, 2133.32, 4.20606, 23.9573],
    [450.5, 1792.5, 3.30591, 23.7851],
    [540.5, 1521.85, 2.59295, 23.635],
    [630.5, 1305.95, 2.02633, 23.5029],
    [720.5, 1132.72, 1.5739, 23.3853],
    [810.5, 992.982, 1.21103, 23.2797],
    [900, 880.107, 0.919901, 23.1845],
  ] as const;
  const contents = { C1: 0.04173, C3: 0.01793, iC4: 0.00681, nC4: 0.00807, nC10: 0.21952, H2O: 0.70594 };
  const { outlet: _, ...closed } = drum;
  const run = simulateBlowdown(
    {
      ...closed,
      shape: vessel('horizontal', 3, 10.0426, [flatHead(3), flatHead(3)]),
      fluid: of(contents),
      initial: { temperature: 298.15, pressure: 10.9868 * bar + 101325 },
      scheduled: { times: history.map(([time]) => time), flows: history.map(([, flow]) => flow / 3600) },
      heat: { mode: 'adiabatic' },
    },
    { endTime: 900 },
  );

  it.each(history)('after %d s and %d kg/h: within 0.25 bar and 0.12 K', (time, _flow, gauge, celsius) => {
    const { series } = run;
    const pressure = valueAt(series.time, series.pressure, time) ?? NaN;
    const temperature = valueAt(series.time, series.gasTemperature, time) ?? NaN;
    expect(Math.abs((pressure - 101325) / bar - gauge)).toBeLessThan(0.25);
    expect(Math.abs(temperature - 273.15 - celsius)).toBeLessThan(0.12);
  });

  it('with its 27 797 kg of contents', () => {
    expect(Math.abs(run.initial.mass / (325.07 + 27472) - 1)).toBeLessThan(1e-3);
  });
});

describe('free water in a vessel', () => {
  it('lies below the hydrocarbon liquid and warms it: metal and contents stay warmer than without', () => {
    const wet = simulateBlowdown(drum, { endTime: 600 });
    const dry = simulateBlowdown({ ...drum, fluid: of(oil) }, { endTime: 600 });
    const { freeWaterMass, freeWaterLevel, level } = wet.series;
    expect(freeWaterMass[0]).toBeGreaterThan(100);
    expect(freeWaterLevel[0]).toBeGreaterThan(0.06);
    expect(level[0]).toBeGreaterThan((freeWaterLevel[0] ?? 0) + 0.05);
    expect(wet.summary.lowestFluidTemperature.value).toBeGreaterThan(dry.summary.lowestFluidTemperature.value + 2);
    expect(wet.water?.released).toBeGreaterThan(0);
    expect((freeWaterMass[0] ?? 0) - (freeWaterMass.at(-1) ?? 0)).toBeLessThan(2 * (wet.water?.released ?? 0));
    expect(dry.water).toBeUndefined();
    expect(dry.series.freeWaterMass.every(mass => mass === 0)).toBe(true);
  });

  it('is drawn first from the bottom', () => {
    const { series } = simulateBlowdown({ ...drum, outlet: { ...valve, draw: 'liquid' } }, { endTime: 0.5 });
    const change = (values: readonly number[]) => (values[0] ?? 0) - (values.at(-1) ?? 0);
    expect(change(series.mass)).toBeGreaterThan(10);
    expect(change(series.freeWaterMass) / change(series.mass)).toBeCloseTo(1, 3);
  });

  it('is absent where water mixes with methanol or is pure', () => {
    expect([['C1', 'H2O', 'MeOH'], ['H2O'], ['C1', 'C2'], ['C1', 'H2O']].map(canHaveFreeWater)).toEqual([
      false,
      false,
      false,
      true,
    ]);
    expect(chosenFluid(drum).fluid.hasFreeWater).toBe(true);
    expect(chosenFluid({ fluid: of({ C1: 0.5, MeOH: 0.2, H2O: 0.3 }) }).fluid.hasFreeWater).toBeUndefined();
  });
});

describe('ice and hydrate', () => {
  const cold: BlowdownSpec = {
    ...drum,
    fluid: of({ ...oil, H2O: 0.02 }),
    initial: { temperature: 288, pressure: 60 * bar },
  };
  const run = simulateBlowdown(cold, { endTime: 600 });

  it('are reported with their time and extent', () => {
    const { water, warnings, series } = run;
    const { hydrate, freezesFrom = NaN, coldestFreezing, coldestDownstream } = water ?? {};
    expect(hydrate?.deepest.value).toBeGreaterThan(hydrate?.from === undefined ? Infinity : 0);
    expect(hydrate?.beyondChart).toBe(false);
    expect(valueAt(series.time, series.liquidTemperature, freezesFrom)).toBeLessThan(273.15);
    expect(coldestFreezing?.value).toBe(run.summary.lowestFluidTemperature.value);
    expect(coldestDownstream?.value).toBeLessThan(255);
    const text = warnings.map(clause => clause.text).join(' ');
    expect(text).toMatch(/hydrate may form in the vessel: from {from} on/);
    expect(text).toMatch(/ice may form in the vessel: from {from} on the contents hold water/);
    expect(text).toMatch(
      /ice may form downstream of the valve: the fluid leaving the vessel falls to {lowest} and contains water/,
    );
    expect(text).not.toContain('triple point of H2O');
  });

  it('do not affect a warm vessel, nor one without water', () => {
    const warm = { ...drum, initial: { temperature: 350, pressure: 10 * bar } };
    expect(messagesOf(warm, { endTime: 60 })).not.toContain('hydrate may form in the vessel');
    expect(messagesOf({ ...cold, fluid: of(oil) }, { endTime: 60 })).not.toContain('hydrate may form in the vessel');
  });

  it('ends the run at 0 °C where the contents are mostly free water', () => {
    const most = { ...drum, fluid: of({ C1: 0.3, H2O: 0.7 }), initial: { temperature: 275, pressure: 60 * bar } };
    const { ended, series } = simulateBlowdown({ ...most, outlet: { ...valve, diameter: 0.06 } }, { endTime: 900 });
    expect(ended).toBe('solid');
    expect(series.gasTemperature.at(-1)).toBeCloseTo(273.16, 2);
    expect(series.freeWaterMass.at(-1)).toBeGreaterThan(100);
  });
});

describe('free water with separate gas and liquid temperatures', () => {
  const apart = { endTime: 120, model: 'non-equilibrium' } as const;

  it('equals that at one temperature, has the temperature of the liquid, and the gas above gets colder', () => {
    const run = simulateBlowdown(drum, apart);
    const together = simulateBlowdown(drum, { endTime: 120 });
    const { freeWaterMass, freeWaterLevel, level } = run.series;
    expect(freeWaterMass[0]).toBeCloseTo(together.series.freeWaterMass[0] ?? NaN, 6);
    expect(freeWaterLevel[0]).toBeCloseTo(together.series.freeWaterLevel[0] ?? NaN, 9);
    expect(level[0]).toBeCloseTo(together.series.level[0] ?? NaN, 9);
    const [gas, liquid] = [run.summary.lowestGasTemperature, run.summary.lowestLiquidTemperature];
    expect(gas.value).toBeLessThan(together.summary.lowestGasTemperature.value - 2);
    expect(liquid?.value).toBeGreaterThan(gas.value + 5);
  });

  it('has no effect as a trace', () => {
    const [traced, dry] = [{ ...oil, H2O: 1e-7 }, oil].map(parts =>
      simulateBlowdown({ ...drum, fluid: of(parts) }, apart),
    );
    expect((traced?.summary.finalPressure ?? NaN) / (dry?.summary.finalPressure ?? NaN)).toBeCloseTo(1, 4);
    const coldest = [traced, dry].map(run => run?.summary.lowestFluidTemperature.value ?? NaN);
    expect(coldest[0]).toBeCloseTo(coldest[1] ?? NaN, 2);
  });

  it('is drawn first from the bottom', () => {
    const { series } = simulateBlowdown({ ...drum, outlet: { ...valve, draw: 'liquid' } }, { ...apart, endTime: 0.5 });
    const change = (values: readonly number[]) => (values[0] ?? 0) - (values.at(-1) ?? 0);
    expect(change(series.mass)).toBeGreaterThan(10);
    expect(change(series.freeWaterMass) / change(series.mass)).toBeCloseTo(1, 3);
  });

  it('stays at the bottom where it does not expand with temperature, as at 2 °C', () => {
    const cold = { ...drum, fluid: of({ N2: 0.3, H2O: 0.7 }), initial: { temperature: 275.2, pressure: 60 * bar } };
    const { freeWaterMass } = simulateBlowdown({ ...cold, heat: { mode: 'adiabatic' } }, apart).series;
    expect((freeWaterMass.at(-1) ?? NaN) / (freeWaterMass[0] ?? NaN)).toBeCloseTo(1, 3);
  });

  it('falls out of a dense gas without any of the gas, however liquid-like that is', () => {
    const dense = {
      ...drum,
      fluid: of({ C1: 0.35, C3: 0.45, H2O: 0.2 }),
      initial: { temperature: 306, pressure: 150 * bar },
    };
    const { series } = simulateBlowdown({ ...dense, outlet: { ...valve, diameter: 0.003 } }, { ...apart, endTime: 60 });
    const [before = NaN, after = NaN] = [series.liquidVolume[0], series.liquidVolume.at(-1)];
    expect(before).toBeGreaterThan(1);
    expect(after).toBeLessThan(1.01 * before);
  });

  it('freezes in the cold gas although the water below is warm', () => {
    const spec = {
      ...drum,
      fluid: of({ C1: 0.5, C2: 0.1, H2O: 0.4 }),
      initial: { temperature: 288, pressure: 60 * bar },
    };
    const { water, summary } = simulateBlowdown({ ...spec, heat: { mode: 'adiabatic' } }, apart);
    expect(summary.lowestLiquidTemperature?.value).toBeGreaterThan(280);
    expect(water?.coldestFreezing?.value).toBe(summary.lowestGasTemperature.value);
    expect(water?.hydrate?.deepest.value).toBeGreaterThan(10);
  });
});

describe('a blowdown with water finishes, with mass, energy and volume closed to 1e-6', () => {
  it.each([
    ...[2, 5, 9, 12, 23, 60].map(number => generatedWetVessel(number)),
    ...[5, 8, 9, 11, 12, 30, 52].map(number => generatedWetVessel(number, 'non-equilibrium')),
  ])('$name', ({ spec, options }) => {
    const { ended, conservation, series } = simulateBlowdown(spec, options);
    expect(['time', 'solid', 'liquid-full']).toContain(ended);
    expect(conservation.mass).toBeLessThan(1e-6);
    expect(conservation.energy).toBeLessThan(1e-6);
    expect(conservation.volume).toBeLessThan(1e-6);
    for (const mass of series.mass) expect(mass).toBeGreaterThan(0);
  });
});

it('a liquid over free water that does not boil absorbs and releases heat by its own properties', () => {
  const { fluid, composition } = chosenFluid(drum);
  const point = fluid.point();
  point.tp(composition, 300, 5 * bar);
  const { condition, liquid, vapour, freeWater } = point.state;
  expect([condition, freeWater === undefined]).toEqual(['two-phase', false]);
  const inside = new InsideHeat(fluid, undefined, undefined);
  const heat = inside.toLiquid(liquid, vapour, 305, 1, 0);
  expect(heat).toBeGreaterThan(500);
  expect(heat).toBeCloseTo(-inside.toLiquid(liquid, vapour, 295, 1, 1), 9);
  expect(inside.toLiquid(liquid, undefined, 305, 1, 1)).toBe(heat);
});
