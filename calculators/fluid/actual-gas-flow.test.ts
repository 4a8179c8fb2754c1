import { describe, expect, test } from 'vitest';
import controlValve from '../control-valve/definition.ts';
import controlValvePro from '../control-valve-pro/definition.ts';
import { calculateJson, loadFor, readCaseJson, type Definition } from '../kit/index.ts';
import lineSizing from '../line-sizing-pro/definition.ts';
import gasRelief from '../relief-valve-pro/gas-vapor-service/definition.ts';
import steamRelief from '../relief-valve-pro/steam-service/definition.ts';
import orifice from '../restriction-orifice/definition.ts';
import orificePro from '../restriction-orifice-pro/definition.ts';

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

  /** By hand: 2 301 325 Pa (20 bar(g), 10 % over) · 0.0186 / (0.95 · 8.314462618 · 313.15) = 17.3054 kg/m³; times 120 m³/h. */
  test('relief valve, at relieving conditions', () => {
    const { fluidType: _, ...vapour } = gas;
    const relief = {
      ...vapour,
      setPressure: 20,
      allowableOverpressure: 10,
      totalBackpressure: 0,
      valveType: 'Conventional',
      kd: 0.975,
      kc: 1,
    };
    const typed = valuesOf(gasRelief, { ...relief, flowRate: '2076.64346 kg/h' });
    expect(typed['requiredArea']).toBeGreaterThan(0);
    for (const flow of ['120 m3/h', '120 Am3/h', '2 Am3/min'])
      expect(valuesOf(gasRelief, { ...relief, flowRate: flow })).toEqual(typed);
  });

  /** Saturated steam of 23.01325 bar(abs) has 11.525 kg/m³ by CoolProp 8.0.0. */
  test('relief valve for steam', () => {
    const { messages } = calculateJson(steamRelief, {
      setPressure: 20,
      allowableOverpressure: 10,
      flowRate: '120 m3/h',
    });
    expect(messages.map(({ text }) => text)).toContainEqual(
      expect.stringMatching(/^Flow rate 120 m3\/h is 1383\.\d+ kg\/h at the density 11\.5\d kg\/m³ of the case\.$/),
    );
  });

  /** CoolProp 8.0.0: methane at 26.01325 bar and 40 °C has 16.634 kg/m³; 1 Nm³ is 44.6150 mol of 16.0428 g/mol. */
  test.each([
    ['orifice', orifice],
    ['orifice, Pro', orificePro],
  ])('%s, with the fluid chosen', async (_, definition) => {
    const methane = {
      fluidType: 'Gas',
      fluidSource: 'pure',
      pureFluid: 'C1',
      upstreamPressure: '25 bar(g)',
      pressureDifferential: '3 bar',
      temperature: 40,
      pipeInsideDiameter: 102.3,
    };
    await loadFor(definition, [readCaseJson(definition, methane)]);
    const said = (flowRate: string) =>
      calculateJson(definition, { ...methane, flowRate })
        .messages.map(({ text }) => text)
        .join(' ');
    expect(said('120 m3/h')).toMatch(/Flow rate 120 m3\/h is \S+ kg\/h at the density 16\.63 kg\/m³ of the case\./);
    expect(said('1200 Nm3/h')).toMatch(/Flow rate 1200 Nm3\/h is 858\.9\d+ kg\/h at the molar mass 16\.04 g\/mol/);
    expect(valuesOf(definition, { ...methane, flowRate: '1200 Nm3/h' })).toMatchObject(
      Object.fromEntries(
        Object.entries(valuesOf(definition, { ...methane, flowRate: `${1200 * 0.044615 * 16.0428} kg/h` })).map(
          ([id, value]) => [id, expect.closeTo(value, 3) as number],
        ),
      ),
    );
  });

  test('a molar flow through an orifice without a fluid needs the molar mass', () => {
    const { messages } = calculateJson(orifice, { fluidType: 'Gas', flowRate: '1200 Nm3/h', fluidUpstreamDensity: 20 });
    expect(messages.map(({ text }) => text).join(' ')).toContain(
      'needs the molar mass, which the case does not have; enter it, or write it after the flow: 1200 Nm3/h × 18.2 g/mol.',
    );
  });

  test('without the molar mass the flow needs the density', () => {
    const { messages } = calculateJson(controlValve, { ...valve, molecularWeight: '', flowRate: '120 m3/h' });
    expect(messages.map(({ text }) => text).join(' ')).toMatch(/density/);
  });
});

test('a liquid volume flow is converted with the entered density', () => {
  const liquid = { fluidType: 'Liquid', upstreamPressure: 10, pressureDifferential: 2, density: 850, vaporPressure: 1, criticalPressure: 30 }; // prettier-ignore
  expect(valuesOf(controlValve, { ...liquid, flowRate: '120 m3/h' })).toEqual(
    valuesOf(controlValve, { ...liquid, flowRate: '102000 kg/h' }),
  );
});
