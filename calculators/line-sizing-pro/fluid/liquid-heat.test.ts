import { beforeAll, describe, expect, test } from 'vitest';
import { calculateJson, type CaseInput } from '../../kit/index.ts';
import { loadAllFluidData } from '../../testing/load-all-fluid-data.ts';
import definition from '../definition.ts';

beforeAll(loadAllFluidData);

const messagesOf = (input: CaseInput) =>
  calculateJson(definition, input).messages.flatMap(({ level, field, text }) =>
    field === 'heatTransferCoefficient' ? [`${level}: ${text}`] : [],
  );

const line = {
  fluidType: 'Liquid',
  fluidSource: 'pure',
  pureFluid: 'C3',
  flowRate: 3000,
  pressure: 20,
  liquidTemperature: 20,
  insideDiameter: 50,
  length: 1000,
} as const;
const start = 'Heat exchange is not part of the loss of a liquid, which is that at the inlet temperature.';

describe('a liquid line with a heat transfer coefficient', () => {
  // T_2 = T_a + (T_1 − T_a)·exp(−U·π·D·L/(q·cp)) with cp, density and viscosity of CoolProp 8.0.0, f by Colebrook of fluids 1.3.1.
  test('states the outlet temperature and its effect on the loss', () => {
    expect(messagesOf({ ...line, heatTransferCoefficient: 10, ambientTemperature: 40 })).toEqual([
      `info: ${start} Propane leaves at 30.22 °C with it, where the friction loss of a metre is 2.7 % higher: the loss stated is too low by up to as much: the unsafe side.`,
    ]);
    const cooled = { ...line, pureFluid: 'MeOH', liquidTemperature: 60, ambientTemperature: -10 };
    expect(messagesOf({ ...cooled, heatTransferCoefficient: 20 })).toEqual([
      `info: ${start} Methanol leaves at 8.056 °C with it, where the friction loss of a metre is 4.7 % higher: the loss stated is too low by up to as much: the unsafe side.`,
    ]);
  });

  // Propane boils at 58.3 °C under 20.3 bar (CoolProp 8.0.0).
  test('warns of a liquid that boils by the heat', () => {
    const [text] = messagesOf({ ...line, heatTransferCoefficient: 300, ambientTemperature: 90 });
    expect(text).toMatch(
      /^warning: .* Propane would reach 90\.00 °C with it and is not all liquid .* the unsafe side\.$/,
    );
  });

  /** A falling line, whose outlet temperature and friction are those of CoolProp 8.0.0 and Colebrook; the critical pressure is 73.8 bar. */
  const falling = {
    fluidType: 'Liquid',
    fluidSource: 'pure',
    pureFluid: 'CO2',
    pressure: 80,
    liquidTemperature: 10,
    flowRate: 20_000,
    nominalSize: '4',
    schedule: '40',
    length: 2000,
    elevationChange: -2000,
    heatTransferCoefficient: 20,
    ambientTemperature: 60,
  } as const;
  test('does not say that carbon dioxide boils above its critical pressure', () => {
    expect(messagesOf(falling)).toEqual([
      `info: ${start} Carbon dioxide leaves at 40.39 °C with it as a dense fluid, without boiling, where the friction loss of a metre is 2.2 % higher: the loss stated is too low by up to as much: the unsafe side.`,
    ]);
    expect(messagesOf({ ...falling, pressure: 60 })).toEqual([
      expect.stringMatching(
        /^warning: .* is a dense fluid there at 233\.3 bar\(abs\): where it boils on the way, .* the unsafe side\.$/,
      ),
    ]);
  });

  // The highest pressure with two phases is 52.7 bar (CoolProp 8.0.0, phase envelope).
  test.each([
    [80, /^warning: .* leaves at 120\.0 °C with it as a dense fluid, without boiling, /],
    [40, /^warning: .* is not all liquid there at 40\.91 bar\(abs\): as it boils or freezes on the way, /],
  ])('says whether a mixture at %d bar(g) boils by the heat', (pressure, text) => {
    const mixture = { fluidSource: 'composition', composition: 'C1: 0.1; C3: 0.9', pressure, liquidTemperature: 20 };
    const heated = { flowRate: 5000, elevationChange: 0, heatTransferCoefficient: 50, ambientTemperature: 120 };
    expect(messagesOf({ ...falling, ...mixture, ...heated })).toEqual([expect.stringMatching(text)]);
  });

  test('names missing inputs, and is silent without heat transfer', () => {
    expect(messagesOf({ ...line, heatTransferCoefficient: 10 })).toEqual([
      'warning: Heat exchange is not calculated: it also needs an ambient temperature.',
    ]);
    expect(messagesOf(line)).toEqual([]);
  });
});
