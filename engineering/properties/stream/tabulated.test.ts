import { beforeAll, describe, expect, test } from 'vitest';
import { Refusal } from '../../quantities/index.ts';
import {
  loadStreamData,
  streamCompressibility,
  streamCriticalPressure,
  streamDensity,
  streamExpansionCoefficient,
  streamHeatCapacity,
  streamIdealHeatRatio,
  streamIsentropicExponent,
  streamMeanHeatCapacity,
  streamMolarMass,
  streamPhaseAt,
  streamRemarks,
  streamSurfaceTension,
  streamTensionBetween,
  streamVapourPressure,
  streamViscosity,
  type StreamFluid,
  type StreamValue,
  type TabulatedFluid,
} from './index.ts';

const water: StreamFluid = { type: 'components', amounts: { H2O: 1 } };
const bar = 1e5;
const celsius = (t: number) => t + 273.15;

/** Water every 10 K from 10 to 90 °C at 10 bar, hottest first. */
const tabulatedWater = (): TabulatedFluid => ({
  type: 'table',
  phase: 'liquid',
  rows: [90, 80, 70, 60, 50, 40, 30, 20, 10].map(t => {
    const stream = streamPhaseAt(water, 10 * bar, celsius(t), 'liquid');
    return {
      temperature: celsius(t),
      density: streamDensity(stream).value,
      viscosity: streamViscosity(stream).value,
      heatCapacity: streamHeatCapacity(stream).value,
      vapourPressure: streamVapourPressure(water, celsius(t)).value,
      surfaceTension: streamSurfaceTension(water, celsius(t)).value,
    };
  }),
});

const gas: TabulatedFluid = {
  type: 'table',
  phase: 'gas',
  rows: [
    { temperature: 300, molarMass: 0.018, compressibilityFactor: 0.9, heatRatio: 1.3, viscosity: 1e-5 },
    { temperature: 400, compressibilityFactor: 0.96, heatRatio: 1.26, viscosity: 1.4e-5 },
  ],
};

beforeAll(async () => {
  await loadStreamData(water);
});

describe('a table of water at every 10 K', () => {
  /** By how much a property between the rows may differ from that of the equation: the most found at every 1 K, rounded up. */
  const properties: readonly (readonly [string, number, (fluid: StreamFluid, temperature: number) => StreamValue])[] = [
    ['density', 1.6e-4, (fluid, T) => streamDensity(streamPhaseAt(fluid, 10 * bar, T, 'liquid'))],
    ['viscosity', 3.2e-3, (fluid, T) => streamViscosity(streamPhaseAt(fluid, 10 * bar, T, 'liquid'))],
    ['heat capacity', 6e-4, (fluid, T) => streamHeatCapacity(streamPhaseAt(fluid, 10 * bar, T, 'liquid'))],
    ['vapour pressure', 1e-3, streamVapourPressure],
    ['surface tension', 2e-4, streamSurfaceTension],
  ];

  test.each(properties)('gives its %s at the rows, and within %f between them', (_, tolerance, property) => {
    const table = tabulatedWater();
    for (const { temperature } of table.rows)
      expect(property(table, temperature).value).toBe(property(water, temperature).value);
    let worst = 0;
    for (let t = 10; t <= 90; t += 1) {
      const T = celsius(t);
      worst = Math.max(worst, Math.abs(property(table, T).value / property(water, T).value - 1));
    }
    expect(worst).toBeLessThan(tolerance);
    expect(worst).toBeGreaterThan(tolerance / 4);
  });

  test('keeps the order of its rows and stays between them', () => {
    const table = tabulatedWater();
    const along = Array.from({ length: 161 }, (_, step) => streamVapourPressure(table, celsius(10 + step / 2)).value);
    expect(along).toEqual(along.toSorted((one, other) => one - other));
  });

  test('reports that its values are user-supplied, without an uncertainty', () => {
    const { source, uncertainty, of } = streamVapourPressure(tabulatedWater(), celsius(25));
    expect([source, uncertainty, of]).toEqual([
      'as typed, its logarithm linear in 1/T between the temperatures of the table',
      undefined,
      'the liquid of the table',
    ]);
  });

  test('is never extrapolated', () => {
    const table = tabulatedWater();
    expect(() => streamVapourPressure(table, celsius(95))).toThrow(
      new Refusal('the vapour pressure of the table was given from 10.00 °C to 90.00 °C; the temperature is 95.00 °C')
        .message,
    );
    expect(() => streamMeanHeatCapacity(table, bar, celsius(20), celsius(91))).toThrow('was given from');
  });

  test('has the mean heat capacity and the expansion of water', () => {
    const table = tabulatedWater();
    const mean = (fluid: StreamFluid) => streamMeanHeatCapacity(fluid, 10 * bar, celsius(75), celsius(12)).value;
    expect(mean(table) / mean(water)).toBeCloseTo(1, 3);
    const expansion = (fluid: StreamFluid, t: number) =>
      streamExpansionCoefficient(streamPhaseAt(fluid, 10 * bar, celsius(t), 'liquid')).value;
    expect(expansion(table, 45) / expansion(water, 45)).toBeCloseTo(1, 1);
    expect(expansion(table, 10)).toBeCloseTo(expansion(table, 11), 7);
    expect(expansion(table, 90)).toBeCloseTo(expansion(table, 89), 5);
  });

  test('is a liquid', () => {
    const stream = streamPhaseAt(tabulatedWater(), bar, celsius(20), 'liquid');
    expect([stream.whole, stream.quality]).toEqual(['liquid', undefined]);
    expect(() => streamPhaseAt(tabulatedWater(), bar, celsius(20), 'gas')).toThrow(
      'the table is of a liquid, not of a gas',
    );
    expect(streamTensionBetween(stream, undefined).value).toBe(streamSurfaceTension(water, celsius(20)).value);
    expect(streamRemarks(stream.fluid)).toMatchObject({ remarks: [], cautions: [] });
  });
});

describe('a table of a gas', () => {
  const flowing = () => streamPhaseAt(gas, 20 * bar, 350, 'gas');

  test('gives what was typed, its molecular weight typed once, and its density from them', () => {
    expect(streamMolarMass(flowing()).value).toBe(0.018);
    expect(streamCompressibility(flowing()).value).toBeCloseTo(0.93, 12);
    expect(streamIdealHeatRatio(flowing()).value).toBeCloseTo(1.28, 12);
    expect(streamIsentropicExponent(flowing()).value).toBeCloseTo(1.28, 12);
    expect(streamViscosity(flowing()).value).toBeCloseTo(1.2e-5, 12);
    expect(streamDensity(flowing()).value).toBeCloseTo((20e5 * 0.018) / (0.93 * 8.31446261815324 * 350), 9);
  });

  test('refuses a blank column, and the other phase', () => {
    expect(() => streamHeatCapacity(flowing())).toThrow('the table has no heat capacity');
    expect(() => streamCriticalPressure(gas)).toThrow('enter by hand');
    expect(() => streamPhaseAt(gas, bar, 350, 'liquid')).toThrow('the table is of a gas, not of a liquid');
  });

  test('says that densities which are typed hold at any pressure', () => {
    const typed: TabulatedFluid = { ...gas, rows: gas.rows.map(row => ({ ...row, density: 10 })) };
    expect(streamDensity(streamPhaseAt(typed, 90 * bar, 350)).value).toBe(10);
    expect(streamRemarks(typed)?.remarks).toEqual([
      'The gas densities of the table are used as typed, at any pressure.',
    ]);
  });
});

describe('a table of one row', () => {
  const one: TabulatedFluid = {
    type: 'table',
    phase: 'liquid',
    rows: [{ temperature: 300, density: 870, heatCapacity: 2e3 }],
  };

  test('is a fluid of constant properties, and says so', () => {
    const stream = streamPhaseAt(one, bar, 350);
    expect(streamDensity(stream)).toMatchObject({ value: 870, source: 'as typed, taken as constant' });
    expect(streamMeanHeatCapacity(one, bar, 300, 400).value).toBe(2e3);
    expect(streamRemarks(one)?.remarks).toEqual(['The table has one row: its values are taken as constant.']);
    expect(() => streamExpansionCoefficient(stream)).toThrow('needs densities at two temperatures');
  });

  test('differs from a single value in a table of several rows', () => {
    const gap: TabulatedFluid = { ...one, rows: [...one.rows, { temperature: 320, viscosity: 1e-3 }] };
    expect(() => streamDensity(streamPhaseAt(gap, bar, 310))).toThrow(
      'the density of the table was given at 26.85 °C alone; the temperature is 36.85 °C',
    );
  });
});
