import { beforeAll, describe, expect, test } from 'vitest';
import fluidProperties from './fluid-properties/definition.ts';
import { calculateJson, type CaseInput, type Definition } from './kit/index.ts';
import line from './line-sizing-pro/definition.ts';
import gasRelief from './relief-valve-pro/gas-vapor-service/definition.ts';
import steamRelief from './relief-valve-pro/steam-service/definition.ts';
import steamTables from './steam-tables/definition.ts';
import { loadAllFluidData } from './testing/load-all-fluid-data.ts';

beforeAll(loadAllFluidData);

/**
 * Saturation of water by CoolProp 8.0.0 (IAPWS-95): 179.878 °C at 10 bar, 99.974 °C at 1.01325 bar, 184.115 °C at 11.01325 bar.
 */
const messagesOf = (definition: Definition, input: CaseInput) =>
  calculateJson(definition, input).messages.map(({ level, field, text }) => `${level} ${field}: ${text}`);
const value = (definition: Definition, input: CaseInput, id: string) => {
  const result = calculateJson(definition, input).results[id];
  return typeof result === 'object' && result !== null && 'value' in result ? result.value : Number.NaN;
};
const onLine = (texts: readonly string[]) => texts.filter(text => text.includes('On the saturation line'));

describe('a state whose phase depends on the last digit', () => {
  const at = (temperature: number, bar: number) => ({ temperature, pressure: { value: bar, unit: 'bar(abs)' } });

  test.each([
    [179.885, 10, 'liquid steam'],
    [179.887, 10, 'steam liquid'],
    [100, 1.013_25, 'steam liquid'],
  ])('is remarked on in the steam tables, with both phases: %d °C, %d bar', (temperature, bar, phases) => {
    const input = at(temperature, bar);
    expect(onLine(messagesOf(steamTables, input))[0]).toMatch(
      new RegExp(`^warning temperature: .*so a change in the last digit would make this ${phases}\\.`),
    );
    expect(value(steamTables, input, 'densityLiquid') / value(steamTables, input, 'densityVapor')).toBeGreaterThan(100);
  });

  test.each([
    ['H2O: 1', 179.885, 10],
    ['C3: 1', 26.85, 9.98],
  ])('and among the properties of a pure fluid: %s', (composition, temperature, bar) => {
    expect(onLine(messagesOf(fluidProperties, { composition, ...at(temperature, bar) }))).toHaveLength(1);
  });

  test('but not away from the line, nor for a mixture, nor above the critical pressure', () => {
    expect(onLine(messagesOf(steamTables, at(180, 10)))).toEqual([]);
    expect(onLine(messagesOf(steamTables, at(374, 230)))).toEqual([]);
    expect(onLine(messagesOf(fluidProperties, { composition: 'H2O: 1', ...at(180, 10) }))).toEqual([]);
    expect(onLine(messagesOf(fluidProperties, { composition: 'C3: 0.5; nC4: 0.5', ...at(26.85, 9.98) }))).toEqual([]);
  });
});

describe('saturated steam in rounded figures', () => {
  const pipe = { fluidType: 'Steam', flowRate: 20_000, pressure: 10, insideDiameter: 150, length: 100 };

  test.each([184.1, 184])('is taken as saturated in a line, with a message: %d °C', temperature => {
    const input = { ...pipe, temperature };
    expect(value(line, input, 'velocity')).toBeCloseTo(value(line, pipe, 'velocity'), 6);
    expect(messagesOf(line, input).join('\n')).toMatch(
      /info temperature: .* below 184\.1 °C, where water boils: saturated/,
    );
  });

  test('but not if the temperature is lower', () => {
    expect(value(line, { ...pipe, temperature: 183 }, 'velocity')).toBeNaN();
  });

  test('is reported for a relief valve, by IF97 and with a selected fluid', () => {
    const duty = { flowRate: 20_000, totalBackpressure: 0, setPressure: 10, temperature: 188 };
    expect(messagesOf(steamRelief, duty).join('\n')).toContain('where water boils: saturated steam is used');
    expect(messagesOf(gasRelief, { ...duty, fluidSource: 'water' })).toContain(
      'info fluidSource: Water is within rounding of its saturation line at 12.01 bar(abs) and 188.0 °C: saturated vapour is used.',
    );
  });
});
