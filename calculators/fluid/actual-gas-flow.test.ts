import { describe, expect, test } from 'vitest';
import controlValve from '../control-valve/definition.ts';
import controlValvePro from '../control-valve-pro/definition.ts';
import { calculateJson, type Definition } from '../kit/index.ts';
import lineSizing from '../line-sizing-pro/definition.ts';

const gas = { fluidType: 'Gas', molecularWeight: 18.6, compressibilityFactor: 0.95, temperature: 40, gamma: 1.28 };
const valve = { ...gas, upstreamPressure: 25, pressureDifferential: 3 };
const line = {
  ...gas,
  pressure: 25,
  viscosity: 0.011,
  length: 100,
  nominalSize: '4',
  schedule: '40',
  roughness: 0.045,
};

/** By hand: p M/(Z R T) = 2 601 325 Pa · 0.0186 kg/mol / (0.95 · 8.314462618 J/(mol·K) · 313.15 K) = 19.5613 kg/m³; times 120 m³/h. */
const massFlow = '2347.35405 kg/h';

const valuesOf = (definition: Definition, json: Readonly<Record<string, unknown>>) =>
  Object.fromEntries(
    Object.entries(calculateJson(definition, json).results).flatMap(([id, value]) =>
      typeof value === 'object' && value !== null && 'value' in value && typeof value.value === 'number'
        ? [[id, Number(value.value.toPrecision(6))]]
        : [],
    ),
  );

describe('a gas flow by volume is at the inlet of the case', () => {
  test.each([
    ['control valve', controlValve, valve],
    ['control valve, Pro', controlValvePro, valve],
    ['line', lineSizing, line],
  ])('%s', (_, definition, json) => {
    const typed = valuesOf(definition, { ...json, flowRate: massFlow });
    expect(Object.keys(typed).length).toBeGreaterThan(0);
    for (const flow of ['120 m3/h', '120 Am3/h', '120 ACT_m3/h'])
      expect(valuesOf(definition, { ...json, flowRate: flow })).toEqual(typed);
  });

  test('a note states the density', () => {
    const { messages } = calculateJson(controlValve, { ...valve, flowRate: '120 Am3/h' });
    expect(messages.map(({ text }) => text)).toContain(
      'Flow rate 120 Am3/h is 2347.35 kg/h at the density 19.56 kg/m³ of the case.',
    );
  });

  test('without the molar mass the flow needs the density', () => {
    const { messages } = calculateJson(controlValve, { ...valve, molecularWeight: '', flowRate: '120 m3/h' });
    expect(messages.map(({ text }) => text).join(' ')).toMatch(/density/);
  });
});

test('a liquid flow by volume goes by the density entered', () => {
  const liquid = { fluidType: 'Liquid', upstreamPressure: 10, pressureDifferential: 2, density: 850, vaporPressure: 1, criticalPressure: 30 }; // prettier-ignore
  expect(valuesOf(controlValve, { ...liquid, flowRate: '120 m3/h' })).toEqual(
    valuesOf(controlValve, { ...liquid, flowRate: '102000 kg/h' }),
  );
});
