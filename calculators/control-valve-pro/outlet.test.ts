import { beforeAll, describe, expect, test } from 'vitest';
import free from '../control-valve/definition.ts';
import { calculateCase, caseFrom, resultValue, type CaseInput } from '../kit/index.ts';
import { loadAllFluidData } from '../testing/load-all-fluid-data.ts';
import definition from './definition.ts';

beforeAll(loadAllFluidData);

const calculated = (input: CaseInput, by = definition) => calculateCase(by, caseFrom(by, input));
const result = (input: CaseInput, id: string) => Number(resultValue(calculated(input).evaluation, id));
const warnings = (input: CaseInput, by = definition) =>
  calculated(input, by).messages.flatMap(({ level, text }) => (level === 'warning' ? [text] : []));

const valve = {
  method: 'iec60534',
  fluidType: 'Gas',
  flowRate: 50_000,
  valveStyle: 'Globe, single port, contoured plug (linear and equal percentage), flow open',
  valveSize: 80,
  pipeWallThickness: 8,
  downstreamPipeDiameter: 80,
} as const;
const rich = {
  ...valve,
  fluidSource: 'composition',
  composition: 'C1: 0.85; C2: 0.07; C3: 0.05; nC5: 0.03',
  temperature: 32,
  upstreamPressure: 110,
  pressureDifferential: 60,
} as const;
const pure = (pureFluid: string, upstreamPressure: number, temperature: number, pressureDifferential: number) => ({
  ...valve,
  fluidSource: 'pure',
  pureFluid,
  upstreamPressure,
  temperature,
  pressureDifferential,
});

describe('a gas that condenses at the outlet', () => {
  // thermo 0.6.1, Peng-Robinson with the binary parameters of ChemSep: 7.8 % at 7.7 °C, 55.6 kg/m³; no liquid at the inlet.
  test('is reported with its fraction and temperature, and leaves at the two-phase density', () => {
    expect(warnings(rich)).toContain(
      '8.4 % by mass of the mixture is liquid at the outlet, 51.01 bar(abs) and 8.644 °C. Inside the valve the flow is calculated as a gas; the pipe downstream carries two phases.',
    );
    expect(result(rich, 'outletGasDensity') / 55.6).toBeCloseTo(1, 1);
    const area = (Math.PI / 4) * 0.08 ** 2;
    expect(result(rich, 'outletVelocity')).toBeCloseTo(50_000 / 3600 / area / result(rich, 'outletGasDensity'), 6);
  });

  test('has a noise level outside the standards', () => {
    expect(warnings(rich)).toContainEqual(expect.stringMatching(/no standard gives the noise of two phases/));
    expect(warnings({ ...rich, composition: 'C1: 1' })).not.toContainEqual(expect.stringMatching(/two phases/));
  });

  test('is reported by the free calculator too, and so is carbon dioxide that forms dry ice', () => {
    const { valveStyle: _, valveSize: __, pipeWallThickness: ___, downstreamPipeDiameter: ____, ...plain } = rich;
    expect(warnings(plain, free)).toContainEqual(expect.stringMatching(/^8\.4 % by mass of the mixture is liquid/));
    expect(warnings(pure('CO2', 60, 27, 58))).toContainEqual(
      expect.stringMatching(/^The state of carbon dioxide at the outlet, .* solid carbon dioxide \(dry ice\) forms/),
    );
  });
});

test('a liquid that flashes leaves at the two-phase density', () => {
  const { temperature: _, ...propane } = pure('C3', 13, 35, 8);
  const flashing = { ...propane, fluidType: 'Liquid', liquidTemperature: 35 };
  // CoolProp 8.0.0: 20.0 % vapour at 8.00 °C, 59.30 kg/m³.
  expect(result(flashing, 'outletGasDensity')).toBeCloseTo(59.3, 2);
  expect(warnings(flashing)).toContainEqual(
    expect.stringMatching(/^20 % by mass of propane is vapour at the outlet, 6\.013 bar\(abs\) and 8\.001 °C\. /),
  );
  expect(warnings(flashing)).not.toContainEqual(expect.stringMatching(/for the liquid alone/));
});

// CoolProp 8.0.0, √(dp/dρ) at constant entropy after the valve: water 97 m/s at 2374 m/s, ammonia 174 at 1331, propane 77 at 47.
test.each([
  ['water', { fluidSource: 'water' }, 95, 3, 3.9, 95],
  ['ammonia', { fluidSource: 'pure', pureFluid: 'NH3' }, 40, 20, 20.5, 168],
  ['propane', { fluidSource: 'pure', pureFluid: 'C3' }, 35, 13, 8, undefined],
])('of a flashing liquid has the speed of sound as its limit: %s', (_, fluid, temperature, pressure, drop, sound) => {
  const input = { ...valve, ...fluid, fluidType: 'Liquid', flowRate: 40_000, liquidTemperature: temperature };
  const texts = warnings({ ...input, upstreamPressure: pressure, pressureDifferential: drop });
  const [, stated] = /speed of sound in equilibrium, some ([\d.]+) m\/s/.exec(texts.join(' ')) ?? [];
  expect(stated === undefined ? undefined : Math.abs(Number(stated) / (sound ?? NaN) - 1) < 0.02).toBe(
    sound === undefined ? undefined : true,
  );
});

describe('a liquid and its vapour', () => {
  const both = (fluid: string, upstreamPressure: number, vaporTemperature: number, vaporFlowRate: number) => ({
    ...valve,
    fluidType: 'Two Phase Flow Regime',
    fluidSource: 'composition',
    composition: `${fluid}: 1`,
    flowRate: 20_000,
    vaporFlowRate,
    vaporTemperature,
    upstreamPressure,
    pressureDifferential: 5,
  });

  // CoolProp 8.0.0, isenthalpic flash of both: 25.1 % vapour and 46.73 kg/m³; 10.3 % and 25.33 kg/m³.
  test.each([
    ['propane', both('C3', 9.78, 30, 2000), 46.73, 26.01],
    ['water', both('H2O', 9.02, 180, 1000), 25.33, 45.81],
  ])('leave at the velocity of both after the flash: %s', (_, input, density, velocity) => {
    expect(result(input, 'outletGasDensity') / density).toBeCloseTo(1, 3);
    expect(result(input, 'outletVelocity') / velocity).toBeCloseTo(1, 3);
    expect(warnings(input)).not.toContainEqual(expect.stringMatching(/flows of liquid and vapour at the inlet/));
  });

  test('of a mixture leave as the mixture whose phases they are', () => {
    // CoolProp 8.0.0, its multi-fluid equation: 17.70 % vapour by mass at the inlet, 30.5 °C and 36.27 kg/m³ at the outlet.
    const input = { ...both('C1', 40, 40, 4300), composition: 'C1: 0.5; nC5: 0.5', pressureDifferential: 30 };
    expect(result(input, 'outletGasDensity') / 36.27).toBeCloseTo(1, 2);
  });

  test('without a chosen fluid leave faster than the flows of the inlet, which is said where the liquid boils', () => {
    const typed = {
      ...both('C3', 9.78, 30, 2000),
      fluidSource: 'typed',
      density: 484,
      vaporPressure: 10.79,
      criticalPressure: 42.5,
      vaporMolecularWeight: 44.1,
      vaporGamma: 1.13,
      vaporZ: 0.8,
    };
    const text =
      'The outlet velocity is for the flows of liquid and vapour at the inlet. The liquid that boils in the valve is not included, so the true velocity is higher by an unknown amount: the result is on the unsafe side. Choose the fluid to calculate it.';
    expect(warnings(typed)).toContain(text);
    expect(warnings({ ...typed, vaporPressure: 1 })).not.toContain(text);
  });
});

test('a dense fluid calculated as a liquid leaves at its density at the outlet', () => {
  const { temperature: _, ...dense } = pure('CO2', 100, 60, 20);
  const input = { ...dense, fluidType: 'Liquid', liquidTemperature: 60 };
  // CoolProp 8.0.0, isenthalpic to 81.01 bar(abs): 242.7 kg/m³, from 296.2 kg/m³.
  expect(result(input, 'outletGasDensity') / 242.7).toBeCloseTo(1, 3);
  const area = (Math.PI / 4) * 0.08 ** 2;
  expect(result(input, 'outletVelocity')).toBeCloseTo(50_000 / 3600 / area / result(input, 'outletGasDensity'), 6);
});

describe('the throat of a choked valve', () => {
  // CoolProp 8.0.0: maximum of ρ·√(2Δh) along the isentrope, compared with the ideal-gas k at the inlet density.
  test.each([
    ['n-pentane at 1 K of superheat', pure('nC5', 20.524, 188.42, 15), '9.3 % larger', 'unsafe'],
    ['carbon dioxide at 60 bar(g)', pure('CO2', 60, 27, 40), '8.8 % larger', 'unsafe'],
    ['dense carbon dioxide', pure('CO2', 100, 60, 75), '2.7 % smaller', 'safe'],
  ])('of %s is compared with its isentrope', (_, input, size, side) => {
    expect(warnings(input)).toContainEqual(
      expect.stringMatching(
        new RegExp(
          `^Along the isentrope of .* the flow coefficient has to be ${size} .* on the ${side} side if the full flow`,
        ),
      ),
    );
  });

  test('is not reported if it differs by less than 2 %', () => {
    // 1.0 % for methane at 50 bar(g).
    for (const input of [pure('C1', 50, 26.85, 40), pure('N2', 10, 27, 5)]) {
      expect(warnings(input)).not.toContainEqual(expect.stringMatching(/isentrope/));
    }
  });
});
