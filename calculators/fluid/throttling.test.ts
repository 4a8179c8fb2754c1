import { beforeAll, describe, expect, test } from 'vitest';
import controlValve from '../control-valve/definition.ts';
import fluidProperties from '../fluid-properties/definition.ts';
import { calculateCase, caseFrom, type CaseInput, type Definition } from '../kit/index.ts';
import lineSizing from '../line-sizing-pro/definition.ts';
import gasRelief from '../relief-valve-pro/gas-vapor-service/definition.ts';
import orifice from '../restriction-orifice-pro/definition.ts';
import { loadAllFluidData } from '../testing/load-all-fluid-data.ts';

beforeAll(loadAllFluidData);

const warningsOf = (definition: Definition, input: CaseInput): string =>
  calculateCase(definition, caseFrom(definition, input))
    .messages.filter(({ level }) => level === 'warning')
    .map(({ text }) => text)
    .join('\n');

/** By Peng–Robinson 255.8 °C at 1 bar, from 40 bar and 300 °C; water has 243.6 °C there (CoolProp 8.0.0). */
const steam = { fluidSource: 'composition', composition: 'H2O: 99.9; NH3: 0.1', flowRate: 1000 };
const gas = { fluidType: 'Gas' };

describe('steam with a trace of ammonia that is throttled', () => {
  test.each([
    ['control valve', controlValve, { ...gas, upstreamPressure: 39, pressureDifferential: 38.9, temperature: 300 }, 12],
    [
      'orifice',
      orifice,
      { ...gas, upstreamPressure: 40, pressureDifferential: 30, temperature: 300, pipeInsideDiameter: 100 },
      8,
    ],
    [
      'relief valve',
      gasRelief,
      { setPressure: 39, allowableOverpressure: 10, totalBackpressure: 0, temperature: 300 },
      14,
    ],
    [
      'line',
      lineSizing,
      { ...gas, flowRate: 3000, pressure: 39, temperature: 300, insideDiameter: 30, length: 50, method: 'adiabatic' },
      4.7,
    ],
  ] as const)(
    'is too warm by Peng–Robinson in a %s, which a warning says with the side',
    (_, definition, input, kelvins) => {
      const text = warningsOf(definition, { ...steam, ...input });
      expect(text).toContain(`is about ${kelvins}`);
      expect(text).toMatch(
        /K too warm after an isenthalpic expansion to .* like water, .* Too warm is the unsafe side where/,
      );
    },
  );

  test('has too high an enthalpy at the inlet, and is too warm where it is specified by it', () => {
    const { composition } = steam;
    const inlet = warningsOf(fluidProperties, { composition, pressure: 40, temperature: 300 });
    expect(inlet).toContain(
      'the enthalpy that it has about 9.1 K warmer, as far as it is like water, by its reference equation',
    );
    expect(inlet).toContain('is as much too high');
    const outlet = warningsOf(fluidProperties, { composition, given: 'ph', pressure: 1, enthalpy: 300 });
    expect(outlet).toMatch(/If the enthalpy is that of a state by Peng–Robinson at 30\.0 bar\(abs\), .* K too high/);
  });
});

test('steam and natural gas by their own equations are not compared', () => {
  for (const composition of ['H2O: 1', 'C1: 90; C2: 10']) {
    const text = warningsOf(controlValve, {
      ...steam,
      ...gas,
      composition,
      upstreamPressure: 39,
      pressureDifferential: 38,
      temperature: 300,
    });
    expect(text).not.toContain('isenthalpic expansion');
  }
});

describe('a nearly pure fluid within a kelvin or two of boiling', () => {
  // Water boils at 309.2 °C under 97.63 bar and at 115.1 °C under 1.698 bar: CoolProp 8.0.0.
  const composition = 'H2O: 99.9999; NH3: 0.0001';
  test.each([
    [
      97.63,
      308.2,
      /is a gas at 97\.63 .* but a liquid by the reference equation of water, by which it boils at 309\.2 °C/,
    ],
    [
      1.698,
      116.1,
      /is a liquid at 1\.698 .* but a gas by the reference equation of water, by which it boils at 115\.1 °C/,
    ],
  ])('has its other phase reported, at %d bar and %d °C', (pressure, temperature, other) => {
    expect(warningsOf(fluidProperties, { composition, pressure, temperature })).toMatch(other);
    const density = { ...gas, fluidSource: 'composition', composition, flowRate: 1000, temperature };
    const valve = { ...density, upstreamPressure: 97.63 - 1.01325, pressureDifferential: 1 };
    if (temperature > 300) expect(warningsOf(controlValve, valve)).toMatch(other);
  });

  // cp of steam at 40 bar and 260 °C is 3.558 kJ/(kg·K): CoolProp 8.0.0.
  test('has the error of its heat capacity reported', () => {
    const { messages, evaluation } = calculateCase(
      fluidProperties,
      caseFrom(fluidProperties, { composition, pressure: 40, temperature: 260 }),
    );
    const text = messages.find(({ field }) => field === 'isobaricHeatCapacity')?.text ?? '';
    const percent = Number(/about ([\d.]+) % too small/.exec(text)?.[1]);
    const own = Number(evaluation.value('isobaricHeatCapacity')) / 1000;
    expect(Math.abs(own / (1 - percent / 100) / 3.558 - 1)).toBeLessThan(0.02);
  });
});
