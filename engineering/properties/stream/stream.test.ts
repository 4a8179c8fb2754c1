import { beforeAll, describe, expect, test } from 'vitest';
import { Refusal } from '../../quantities/index.ts';
import { fluidOf } from '../fluid.ts';
import { aqueousSolution, seaWater, trueVapourPressure } from '../liquids/index.ts';
import {
  loadStreamData,
  streamCompressibility,
  streamCriticalPoint,
  streamCriticalPressure,
  streamDensity,
  streamDensityAfter,
  streamExpansionCoefficient,
  streamFlashedShare,
  streamHeatCapacity,
  streamIdealHeatRatio,
  streamIsentropicExponent,
  streamLatentHeat,
  streamLiquid,
  streamMeanHeatCapacity,
  streamMolarMass,
  streamPhaseAt,
  streamPhaseChange,
  streamSpeedOfSound,
  streamSurfaceTension,
  streamTensionBetween,
  streamTwoPhasesAt,
  streamVapourPressure,
  streamViscosity,
  type StreamFluid,
} from './index.ts';

const celsius = (t: number) => t + 273.15;
const bar = 1e5;
const components = (amounts: Readonly<Record<string, number>>): StreamFluid => ({ type: 'components', amounts });
const water = components({ H2O: 1 });
const propane = components({ C3: 1 });
const methane = components({ C1: 1 });
const wet = components({ C1: 0.6, nC5: 0.4 });
const crude: StreamFluid = {
  type: 'petroleum',
  group: 'crude',
  density15: 850,
  viscosities: [
    { temperature: 313.15, viscosity: 8e-6 },
    { temperature: 373.15, viscosity: 2.5e-6 },
  ],
  reidVapourPressure: 5 * 6894.757,
};
const glycol: StreamFluid = { type: 'solution', solute: 'ethyleneGlycol', massFraction: 0.4 };
const sea: StreamFluid = { type: 'seaWater', salinity: 0.035 };

beforeAll(async () => {
  await loadStreamData(crude);
  for (const fluid of [water, propane, methane, wet, components({ C2: 1, C3: 1, nC4: 1, nC6: 1 })])
    await loadStreamData(fluid);
});

test('a temperature above the equation of a mixture or a pure fluid is refused with the name of the one that goes further', () => {
  const further = 'Fluid Properties has a state there by Peng–Robinson';
  expect(() => streamPhaseAt(wet, 20 * bar, celsius(450))).toThrow(further);
  expect(() => streamPhaseAt(propane, 20 * bar, celsius(450))).toThrow(further);
  expect(() => streamPhaseAt(wet, 20 * bar, 1600)).not.toThrow(further);
});

describe('a pure fluid', () => {
  test('has the properties printed of water at 20 °C and 1 bar by IAPWS-IF97', () => {
    const stream = streamPhaseAt(water, bar, celsius(20), 'liquid');
    expect(streamDensity(stream).value).toBeCloseTo(998.21, 2);
    expect(streamHeatCapacity(stream).value).toBeCloseTo(4184.1, -0.3);
    expect(streamViscosity(stream).value).toBeCloseTo(1.0016e-3, 6);
    expect(streamSpeedOfSound(stream).value).toBeCloseTo(1482.5, -0.3);
    expect(streamVapourPressure(water, celsius(20)).value).toBeCloseTo(2339.2, -0.3);
    expect(streamSurfaceTension(water, celsius(20)).value).toBeCloseTo(72.74e-3, 4);
    expect(streamLatentHeat(water, 101_325).value).toBeCloseTo(2256.5e3, -3);
    expect(streamCriticalPressure(water).value).toBe(22.064e6);
    expect(streamCriticalPoint(water)).toEqual({ pressure: 22.064e6, temperature: 647.096 });
    expect(streamCriticalPoint(glycol)).toBeUndefined();
    expect(streamMolarMass(stream).value).toBeCloseTo(0.018_015, 5);
  });

  test('has the latent heat and the densities printed of propane at its normal boiling point', () => {
    const boiling = 231.036;
    expect(streamVapourPressure(propane, boiling).value / 101_325).toBeCloseTo(1, 3);
    expect(streamLatentHeat(propane, 101_325).value / 1e3).toBeCloseTo(425.6, 0);
    expect(streamDensity(streamPhaseAt(propane, 101_325, boiling - 0.01, 'liquid')).value).toBeCloseTo(580.9, 0);
    expect(streamDensity(streamPhaseAt(propane, 101_325, boiling + 0.01, 'gas')).value).toBeCloseTo(2.417, 2);
  });

  test('has the ideal ratio of specific heats of methane, 1.306 at 25 °C, whatever its pressure, and the real exponent beside it', () => {
    const low = streamPhaseAt(methane, bar, celsius(25), 'gas');
    const high = streamPhaseAt(methane, 100 * bar, celsius(25), 'gas');
    expect(streamIdealHeatRatio(low).value).toBeCloseTo(1.306, 2);
    expect(streamIdealHeatRatio(high).value).toBeCloseTo(streamIdealHeatRatio(low).value, 9);
    expect(streamIsentropicExponent(high).value).toBeGreaterThan(1.4);
    expect(streamCompressibility(high).value).toBeCloseTo(0.848, 2);
  });

  test('counts as saturated where the entered pressure is the saturation pressure except for rounding', () => {
    const temperature = celsius(20);
    const { value: saturated } = streamVapourPressure(propane, temperature);
    const liquid = streamDensity(streamPhaseAt(propane, 0.995 * saturated, temperature, 'liquid')).value;
    expect(liquid).toBeCloseTo(
      streamDensity(streamPhaseAt(propane, 1.001 * saturated, temperature, 'liquid')).value,
      -0.3,
    );
    expect(() => streamPhaseAt(propane, 0.98 * saturated, temperature, 'liquid')).toThrow(
      'propane is a gas at 8.197 bar(abs) and 20.00 °C, not a liquid',
    );
    expect(() => streamPhaseAt(propane, 1.02 * saturated, temperature, 'gas')).toThrow(Refusal);
  });

  test('reports its uncertainty from the authors of its equation', () => {
    const gas = streamPhaseAt(methane, 50 * bar, celsius(20), 'gas');
    expect(streamDensity(gas).uncertainty).toBe(0.0003);
    expect(streamCompressibility(gas).uncertainty).toBe(0.0003);
    expect(streamMolarMass(gas).uncertainty).toBeUndefined();
    expect(streamVapourPressure(propane, celsius(20)).uncertainty).toBeGreaterThan(0);
    expect(streamViscosity(gas).uncertainty).toBeGreaterThan(0);
  });

  test('has no vapour pressure above its critical temperature', () => {
    expect(() => streamVapourPressure(methane, celsius(20))).toThrow(Refusal);
  });
});

describe('a mixture', () => {
  const stream = (request?: 'liquid' | 'gas') => streamPhaseAt(wet, 20 * bar, celsius(20), request);

  test('in two phases gives the selected phase, and both together without a selection', () => {
    const [liquid, gas, both] = [stream('liquid'), stream('gas'), stream()].map(each => streamDensity(each).value);
    const quality = stream().quality ?? NaN;
    expect(stream().whole).toBe('two-phase');
    expect(1 / (both ?? NaN)).toBeCloseTo((1 - quality) / (liquid ?? NaN) + quality / (gas ?? NaN), 10);
    expect(streamMolarMass(stream('gas')).value).toBeLessThan(streamMolarMass(stream()).value);
    expect(() => streamViscosity(stream())).toThrow('the mixture has two phases at 20.00 bar(abs) and 20.00 °C');
  });

  test('flashes by energy and entropy', () => {
    const inlet = streamPhaseAt(wet, 150 * bar, celsius(20), 'liquid');
    const share = streamFlashedShare(inlet, 20 * bar) ?? NaN;
    expect(share).toBeGreaterThan(0.05);
    expect(share).toBeLessThan(0.5);
    expect(streamDensityAfter(inlet, 135 * bar).value).toBeLessThan(streamDensity(inlet).value);
    expect(streamDensityAfter(inlet, 20 * bar).value).toBeLessThan(0.6 * streamDensity(inlet).value);
    expect(streamFlashedShare(streamPhaseAt(water, 10 * bar, celsius(20), 'liquid'), 2 * bar)).toBe(0);
  });

  test('in two phases flashes only the selected phase, which is a separate fluid', () => {
    const liquid = stream('liquid');
    const itself = streamPhaseAt(streamLiquid(liquid), 20 * bar, celsius(20), 'liquid');
    const share = streamFlashedShare(liquid, 10 * bar) ?? NaN;
    expect(share).toBeGreaterThan(0.01);
    expect(share / (streamFlashedShare(itself, 10 * bar) ?? NaN)).toBeCloseTo(1, 4);
    expect(streamDensityAfter(liquid, 18 * bar).value / streamDensityAfter(itself, 18 * bar).value).toBeCloseTo(1, 5);
    expect(streamFlashedShare(stream(), 10 * bar)).toBeGreaterThan(share);
  });

  test.for([
    [wet, 20],
    [wet, 60],
    [components({ C3: 0.5, nC4: 0.5 }), 5],
    [components({ C2: 0.1, C3: 0.4, nC6: 0.5 }), 12],
  ] as const)(
    'has a latent heat that is what boiling a little of it takes beside warming it: %j at %d bar',
    ([fluid, p]) => {
      if (fluid.type !== 'components') throw new Error('no components');
      const pressure = p * bar;
      const { value: heat } = streamLatentHeat(fluid, pressure);
      const equation = fluidOf(fluid.amounts);
      const boiling = equation.stateAt({ pressure, quality: 0 });
      const quality = 1e-4;
      const after = equation.stateAt({ pressure, quality });
      const warming = (boiling.phases?.liquid.state.cp ?? NaN) * (after.temperature - boiling.temperature);
      expect((after.enthalpy - boiling.enthalpy - warming) / quality / heat).toBeCloseTo(1, 2);
    },
  );
});

describe('a mean heat capacity', () => {
  test('is the difference of the enthalpies printed in the steam tables over that of the temperatures', () => {
    // IAPWS-IF97 at 1 bar: 84.01 kJ/kg at 20 °C, 334.99 kJ/kg at 80 °C, 2776.6 kJ/kg at 150 °C.
    const mean = (from: number, to: number) => streamMeanHeatCapacity(water, bar, celsius(from), celsius(to)).value;
    expect(mean(20, 80)).toBeCloseTo((334.99e3 - 84.01e3) / 60, 0);
    expect(mean(80, 20)).toBe(mean(20, 80));
    expect(mean(80, 150)).toBeCloseTo((2776.6e3 - 334.99e3) / 70, -1);
  });

  test('is that at one temperature where the range is short', () => {
    for (const fluid of [water, sea, glycol]) {
      const here = streamHeatCapacity(streamPhaseAt(fluid, bar, celsius(40))).value;
      expect(streamMeanHeatCapacity(fluid, bar, celsius(39.5), celsius(40.5)).value / here).toBeCloseTo(1, 4);
    }
    const [cold, warm] = [10, 70].map(t => streamHeatCapacity(streamPhaseAt(glycol, bar, celsius(t))).value);
    const mean = streamMeanHeatCapacity(glycol, bar, celsius(10), celsius(70)).value;
    expect(mean).toBeGreaterThan(cold ?? NaN);
    expect(mean).toBeLessThan(warm ?? NaN);
  });

  test('is refused where there is no range, and where no heat capacity is known', () => {
    expect(() => streamMeanHeatCapacity(water, bar, celsius(99.6), celsius(99.6))).toThrow(
      'water keeps its temperature; enter the duty',
    );
    expect(() => streamMeanHeatCapacity(crude, bar, celsius(20), celsius(60))).toThrow('enter by hand');
  });

  test('includes the latent heat of phase changes', () => {
    const vaporised = (fluid: StreamFluid, p: number, from: number, to: number) => {
      const change = streamPhaseChange(fluid, p * bar, celsius(from), celsius(to));
      return change.type === 'vaporised' ? change.share : change.becomes;
    };
    expect(vaporised(water, 1, 20, 80)).toBe(0);
    expect(vaporised(water, 1, 80, 150)).toBe(1);
    expect(vaporised(water, 1, 150, 80)).toBe(-1);
    expect(vaporised(water, 250, 300, 500)).toBe('gas');
    expect(vaporised(water, 250, 500, 300)).toBe('liquid');
    const some = vaporised(wet, 20, 20, 40);
    expect(some).toBeGreaterThan(0);
    expect(some).toBeLessThan(0.5);
    expect(vaporised(sea, 1, 20, 60)).toBe(0);
  });

  // CoolProp 8.0.0, HEOS: critical point at 72.03 bar and −46.72 °C, cricondenbar 74.9 bar.
  test('has no phase change of a mixture above its cricondenbar', () => {
    const natural: StreamFluid = { type: 'components', amounts: { C1: 0.85, C2: 0.1, C3: 0.05 } };
    const change = (p: number, from: number, to: number) =>
      streamPhaseChange(natural, p * bar, celsius(from), celsius(to));
    expect(change(100, -80, 20)).toEqual({ type: 'dense', becomes: 'gas' });
    expect(change(100, 20, -80)).toEqual({ type: 'dense', becomes: 'liquid' });
    expect(change(60, -80, 20)).toEqual({ type: 'vaporised', share: 1 });
    expect(change(100, 20, 60)).toEqual({ type: 'vaporised', share: 0 });
  });
});

describe('the tension between the phases of one stream', () => {
  const between = (fluid: StreamFluid, pressure: number, temperature: number) =>
    streamTensionBetween(
      streamPhaseAt(fluid, pressure, temperature, 'liquid'),
      streamPhaseAt(fluid, pressure, temperature, 'gas'),
    ).value;

  test('is that printed of saturated water and propane', () => {
    expect(between(water, 101_325, celsius(99.97))).toBeCloseTo(58.91e-3, 4);
    const { value: saturated } = streamVapourPressure(propane, celsius(20));
    expect(between(propane, saturated, celsius(20))).toBeCloseTo(7.6e-3, 3);
  });

  test('is smaller under more of a light gas, and none above the critical point', () => {
    expect(between(wet, 60 * bar, celsius(20))).toBeLessThan(between(wet, 20 * bar, celsius(20)));
    expect(() => between(methane, 100 * bar, celsius(20))).toThrow('methane has no surface at');
    expect(() => between(glycol, bar, celsius(20))).toThrow('the solution is known as a liquid only');
  });
});

describe('a liquid of a built-in model', () => {
  test('of petroleum has the density of MPMS 11.1, the viscosity of D341 and the vapour pressure of its Reid one', () => {
    const at = (t: number) => streamPhaseAt(crude, 101_325, celsius(t), 'liquid');
    expect(streamDensity(at(15)).value).toBeCloseTo(850, 6);
    expect(streamDensity(at(60)).value).toBeCloseTo(818, -0.5);
    expect(streamViscosity(at(40)).value).toBeCloseTo(8e-6 * streamDensity(at(40)).value, 12);
    expect(streamViscosity(at(20)).source).toContain('beyond what was measured');
    expect(streamVapourPressure(crude, 310.93).value).toBe(
      trueVapourPressure({ kind: 'crude' }, 5 * 6894.757, 310.93).pressure,
    );
    expect(streamVapourPressure(crude, 310.93).source).not.toContain('distilling');
    expect(streamVapourPressure({ ...crude, group: 'refined' }, 310.93).source).toContain(
      'distilling as gasoline does',
    );
    expect(() => streamMolarMass(at(15))).toThrow('not known for the petroleum liquid; enter by hand');
    expect(() => streamHeatCapacity(at(15))).toThrow('not known for the petroleum liquid; enter by hand');
    expect(() => streamPhaseAt(crude, bar, celsius(20), 'gas')).toThrow(
      'the petroleum liquid is known as a liquid only',
    );
  });

  test('in water has what its tables have', () => {
    const solution = streamPhaseAt(glycol, bar, celsius(20));
    expect(streamDensity(solution).value).toBe(aqueousSolution('ethyleneGlycol', 0.4, celsius(20)).density);
    expect(streamViscosity(solution).uncertainty).toBe(0.05);
    const ocean = streamPhaseAt(sea, bar, celsius(20));
    expect(streamDensity(ocean).value).toBeCloseTo(1024.8, 0);
    expect(streamHeatCapacity(ocean).value).toBe(seaWater(bar, celsius(20), 0.035).heatCapacity);
    expect(streamViscosity(ocean).value).toBeCloseTo(1.077e-3, 5);
  });

  test('in water is not given where it boils', () => {
    // 30 % of ethylene glycol boils at 102 to 104 °C at 1 atm by its makers; water at 95 °C at 0.846 bar (IAPWS-IF97).
    const thirty: StreamFluid = { type: 'solution', solute: 'ethyleneGlycol', massFraction: 0.3 };
    expect(() => streamPhaseAt(thirty, 0.5 * bar, celsius(95))).toThrow('boils');
    expect(streamPhaseAt(thirty, 0.85 * bar, celsius(95)).whole).toBe('liquid');
    expect(streamPhaseAt(thirty, 0.5 * bar, celsius(75)).whole).toBe('liquid');
    expect(streamPhaseAt(thirty, 1e3, celsius(-10)).whole).toBe('liquid');
  });
});

describe('a stream of two phases as a whole', () => {
  test('is what its share of vapour makes it: wet steam of the steam tables at 10 bar', () => {
    const steam = streamTwoPhasesAt(water, 10 * bar, { quality: 0.2 });
    expect(steam.temperature).toBeCloseTo(celsius(179.89), 1);
    // v' and v'' of saturation at 10 bar, m³/kg.
    expect(1 / streamDensity(steam).value).toBeCloseTo(0.8 * 0.001_127_2 + 0.2 * 0.194_36, 4);
    expect(streamTwoPhasesAt(water, 10 * bar, { quality: 0 }).quality).toBe(0);
  });

  test('of a mixture is that of its temperature', () => {
    const stream = streamTwoPhasesAt(wet, 20 * bar, { temperature: celsius(20) });
    expect(stream.quality).toBeCloseTo(streamPhaseAt(wet, 20 * bar, celsius(20)).quality ?? NaN, 10);
    const again = streamTwoPhasesAt(wet, 20 * bar, { quality: stream.quality ?? NaN });
    expect(again.temperature).toBeCloseTo(celsius(20), 5);
  });

  test('is refused where there are no two, and where they are not known by what is given', () => {
    expect(() => streamTwoPhasesAt(water, 10 * bar, { temperature: celsius(150) })).toThrow(
      'water is a liquid at 10.00 bar(abs) and 150.0 °C; its share of vapour is needed: a pure fluid boils at one temperature',
    );
    expect(() => streamTwoPhasesAt(wet, 200 * bar, { temperature: celsius(20) })).toThrow(', not of two phases');
    expect(() => streamTwoPhasesAt(crude, bar, { quality: 0.1 })).toThrow(
      'how the petroleum liquid boils is not known',
    );
    expect(() => streamTwoPhasesAt(methane, 100 * bar, { quality: 0.1 })).toThrow(Refusal);
  });
});

describe('an expansion coefficient', () => {
  const expansion = (fluid: StreamFluid, p: number, t: number) =>
    streamExpansionCoefficient(streamPhaseAt(fluid, p * bar, celsius(t), 'liquid')).value;

  test('is the one printed of water, that of the liquid left by a pure fluid that boils, and none of two phases', () => {
    expect(expansion(water, 1.01325, 20)).toBeCloseTo(2.068e-4, 6);
    expect(expansion(water, 1.01325, 60)).toBeCloseTo(5.23e-4, 5);
    expect(() => streamExpansionCoefficient(streamPhaseAt(wet, 20 * bar, celsius(20)))).toThrow(
      'the mixture has two phases and no expansion coefficient',
    );
  });

  test.for([propane, crude, glycol, sea] as const)('is the slope of the density: %j', fluid => {
    const density = (t: number) => streamDensity(streamPhaseAt(fluid, 15 * bar, celsius(t), 'liquid')).value;
    const slope = Math.log(density(29) / density(31)) / 2;
    expect(expansion(fluid, 15, 30) / slope).toBeCloseTo(1, 3);
  });
});
