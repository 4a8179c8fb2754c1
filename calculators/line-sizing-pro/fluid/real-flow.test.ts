import { beforeAll, describe, expect, test } from 'vitest';
import { calculateCase, caseFrom, resultValue, type CaseInput } from '../../kit/index.ts';
import { loadAllFluidData } from '../../testing/load-all-fluid-data.ts';
import definition from '../definition.ts';

beforeAll(loadAllFluidData);

const evaluateCase = (input: CaseInput) => calculateCase(definition, caseFrom(definition, input));
const messagesOf = (input: CaseInput) => evaluateCase(input).messages.map(({ text }) => text);
const result = (input: CaseInput, id: string) => Number(resultValue(evaluateCase(input).evaluation, id));

const gas = { fluidType: 'Gas', insideDiameter: 100, roughness: 0.05 } as const;
const carbonDioxide = {
  ...gas,
  fluidSource: 'pure',
  pureFluid: 'CO2',
  pressure: { value: 65, unit: 'bar(abs)' },
  temperature: 32,
  flowRate: 60_000,
  length: 900,
};

describe('a gas of a selected fluid expands by its equation of state', () => {
  // Integration in 6000 steps with CoolProp 8.0.0 states at this line's friction factor: 25.7 bar and 20.6 bar.
  test('carbon dioxide near its critical point loses a quarter more than with the inlet Z', () => {
    expect(result({ ...carbonDioxide, method: 'isothermal' }, 'totalPressureDrop') / 1e5).toBeCloseTo(25.7, 1);
    expect(result({ ...carbonDioxide, method: 'adiabatic' }, 'totalPressureDrop') / 1e5).toBeCloseTo(20.6, 1);
  });

  test('that condenses gives a warning, and does not meet the criteria of a gas', () => {
    expect(messagesOf({ ...carbonDioxide, method: 'adiabatic' }).join(' ')).toMatch(
      /The gas condenses in the line: 0\.4\d % by mass is liquid at the outlet, at 9\.\d+ °C/,
    );
    const long = { ...carbonDioxide, method: 'adiabatic', insideDiameter: 150, length: 9000 };
    expect(evaluateCase(long).evaluation.value('verdict')).toBe(
      'Two phases at the outlet: not judged by these criteria',
    );
  });

  // Integration in 50 000 steps of pressure with CoolProp 8.0.0 (IAPWS-95) and the friction factor of fluids 1.3.1: 42.72 bar with 18.7 % of
  // water at 346.0 °C, and 4.592 bar without any. With constant Z and κ it was 40.5 bar, and the choked flow 7 % too high.
  test('steam too, which condenses from a high pressure', () => {
    const steam = { fluidType: 'Steam', insideDiameter: 102.26, roughness: 0.0457, length: 300, method: 'adiabatic' };
    const high = { ...steam, pressure: 199, flowRate: 150_000 };
    expect(Math.abs(result(high, 'totalPressureDrop') / 42.72e5 - 1)).toBeLessThan(0.002);
    expect(messagesOf(high).join(' ')).toContain(
      'The gas condenses in the line: 19 % by mass is liquid at the outlet, at 346 °C.',
    );
    const low = { ...steam, pressure: 9, flowRate: 8000 };
    expect(Math.abs(result(low, 'totalPressureDrop') / 4.592e5 - 1)).toBeLessThan(0.001);
    expect(messagesOf(low).join(' ')).not.toContain('condenses');
  });

  // ∫ρ dp by CoolProp 8.0.0 at the saturation temperature, friction factor by fluids 1.3.1. At the inlet's pressure and temperature an
  // equation may have the liquid, by whose density the loss was a hundredth of this.
  test.each<readonly [string, CaseInput, number]>([
    [
      'steam of a blank temperature',
      { fluidType: 'Steam', insideDiameter: 154.05, flowRate: 20_000, length: 500 },
      5.376,
    ],
    ['propane', { pureFluid: 'C3', temperature: 30.8345 }, 0.109_47],
    ['carbon dioxide', { pureFluid: 'CO2', temperature: -37.4707 }, 0.092_05],
  ])('and saturated %s flows at constant temperature as a vapour', (_, input, loss) => {
    const line = { ...gas, fluidSource: 'pure', pressure: 10, flowRate: 5000, length: 100, method: 'isothermal' };
    const { fluidSource: __, ...steamLine } = line;
    const saturated = { ...(input['fluidType'] === 'Steam' ? steamLine : line), roughness: 0.0457, ...input };
    expect(Math.abs(result(saturated, 'totalPressureDrop') / (loss * 1e5) - 1)).toBeLessThan(0.003);
  });

  // Integration in 300 steps with CoolProp 8.0.0 states, friction factor by fluids 1.3.1, the rise spread evenly over the length.
  test('and its static head follows the density along a line that rises or falls', () => {
    const rising = { ...carbonDioxide, pressure: { value: 75, unit: 'bar(abs)' }, length: 600, elevationChange: 300 };
    const isothermal = { ...rising, method: 'isothermal', temperature: 36 };
    expect(result(isothermal, 'totalPressureDrop') / 1e5).toBeCloseTo(75 - 57.183, 1);
    const adiabatic = { ...rising, method: 'adiabatic', temperature: 40 };
    expect(result(adiabatic, 'totalPressureDrop') / 1e5).toBeCloseTo(75 - 57.904, 1);
    expect(result(adiabatic, 'outletDensity')).toBeCloseTo(183.6, 0);
    const falling = { ...adiabatic, elevationChange: -300 };
    expect(result(falling, 'totalPressureDrop') / 1e5).toBeCloseTo(75 - 71.494, 1);
    expect(result(falling, 'outletDensity')).toBeCloseTo(216.5, 0);
  });

  // Speed of sound by CoolProp 8.0.0: 187.55 m/s; with γ = 1 it would be 205.1 m/s, the unsafe side.
  test('and its Mach number at the inlet is by its own speed of sound, also where γ is below 1', () => {
    const butane = { ...carbonDioxide, pureFluid: 'nC4', pressure: { value: 20, unit: 'bar(abs)' }, temperature: 130 };
    const line = { ...butane, method: 'isothermal', flowRate: 30_000, length: 300 };
    expect(result(line, 'velocity') / result(line, 'machNumber')).toBeCloseTo(187.55, 1);
    expect(messagesOf(line).join(' ')).not.toContain('is taken as 1');
  });

  test('and a fall that raises its pressure is credited with less than its static head', () => {
    const steep = { ...carbonDioxide, pressure: { value: 80, unit: 'bar(abs)' }, length: 600, elevationChange: -300 };
    const drop = result({ ...steep, method: 'isothermal', temperature: 36 }, 'totalPressureDrop') / 1e5;
    expect(drop).toBeGreaterThan(80 - 90.25);
    expect(drop).toBeLessThan(0);
  });

  test('with a typed density uses the ideal-gas equations', () => {
    const typed = { ...carbonDioxide, method: 'isothermal', compressibilityFactor: 0.574 };
    expect(result(typed, 'totalPressureDrop') / 1e5).toBeCloseTo(20.6, 0.3);
  });

  // Integration of the ideal gas of this Z in 4000 steps along the rise: 13.86 bar.
  test('with a typed density warns of friction that a steep rise increases', () => {
    const typed = { ...carbonDioxide, method: 'isothermal', compressibilityFactor: 0.574, length: 400 };
    expect(result({ ...typed, elevationChange: 300 }, 'totalPressureDrop') / 1e5).toBeCloseTo(13.86 - 0.2, 1);
    expect(messagesOf({ ...typed, elevationChange: 10 }).join(' ')).not.toContain('The rise takes');
    expect(messagesOf({ ...typed, elevationChange: 300 }).join(' ')).toMatch(
      /The rise takes 8\.3 % of the inlet pressure, .* up to 0\.3\d bar too small/,
    );
  });
});

/** Energy and momentum in 4000 explicit steps with CoolProp 8.0.0 states, at this line's friction factor. */
describe('a gas line that exchanges heat with its surroundings', () => {
  const long = { ...carbonDioxide, method: 'adiabatic', insideDiameter: 400, roughness: 0.0457 };
  const methane = { ...long, pureFluid: 'C1', pressure: { value: 80, unit: 'bar(abs)' }, flowRate: 100_000 };
  const buried = { ...methane, length: 20_000, heatTransferCoefficient: 15 };

  test.each([
    [60, 5, 77.49703, 5.2946, 64.0776],
    [-20, 25, 77.51897, 24.3734, 57.3181],
  ])('of %d °C in surroundings of %d °C', (temperature, ambientTemperature, pressure, celsius, density) => {
    const input = { ...buried, temperature, ambientTemperature };
    expect(result(input, 'totalPressureDrop') / 1e5).toBeCloseTo(80 - pressure, 3);
    expect(Math.abs(result(input, 'outletDensity') / density - 1)).toBeLessThan(1e-4);
    const leaves = /the gas leaves at ([\d.]+) °C/.exec(messagesOf(input).join(' '));
    expect(Math.abs(Number(leaves?.[1]) - celsius)).toBeLessThan(0.01);
    expect(evaluateCase(input).evaluation.value('flowModel')).toBe('With heat transfer');
  });

  // By the same integration: 59.9201 bar(abs), 18.31 °C and liquid, from 60 bar(abs) and 60 °C.
  test('may condense, and is not judged as a gas then', () => {
    const cold = { ...long, pressure: { value: 60, unit: 'bar(abs)' }, temperature: 60, length: 8000 };
    const input = { ...cold, flowRate: 60_000, heatTransferCoefficient: 20, ambientTemperature: 5 };
    expect(result(input, 'totalPressureDrop') / 1e5).toBeCloseTo(0.0799, 3);
    expect(evaluateCase(input).evaluation.value('verdict')).toContain('not judged by these criteria');
  });

  // Heun's method in 4000 steps with CoolProp 8.0.0 states, at this friction factor, has an outlet up to 2839 kg/h, and at 2700 kg/h
  // 5.98818 bar(abs) and 495.94 °C there. Without the heat 4497 kg/h would pass.
  test('chokes at the flow at which the heat makes it choke', () => {
    const hot: CaseInput = {
      fluidType: 'Gas',
      fluidSource: 'pure',
      pureFluid: 'N2',
      pressure: { value: 1_697_900.2223235725, unit: 'Pa(abs)' },
      temperature: 19.438396237470272,
      flowRate: 2700,
      method: 'adiabatic',
      insideDiameter: 50,
      roughness: 0.0457,
      length: 200,
      heatTransferCoefficient: 200,
      ambientTemperature: 500,
    };
    expect(Math.abs((1_697_900 - result(hot, 'totalPressureDrop')) / 598_818 - 1)).toBeLessThan(1e-3);
    const most = result(hot, 'chokedFlow') * 3600;
    expect(most).toBeLessThan(2840);
    expect(most).toBeGreaterThan(2839 * 0.995);
    expect(messagesOf({ ...hot, flowRate: 3000 }).join(' ')).toContain('The line chokes: at this inlet pressure');
    // Cooled, it passes more than without heat exchange.
    const cooled = { ...hot, ambientTemperature: -100 };
    expect(result(cooled, 'chokedFlow') * 3600).toBeGreaterThan(4600);
  });

  test('reports a coefficient without effect', () => {
    const input = { ...buried, temperature: 60, ambientTemperature: 5 };
    expect(messagesOf({ ...input, method: 'isothermal' }).join(' ')).toContain('keeps the inlet temperature');
    expect(messagesOf({ ...input, ambientTemperature: '' }).join(' ')).toContain('also needs an ambient temperature');
    expect(messagesOf({ ...input, compressibilityFactor: 0.9 }).join(' ')).toContain(
      'needs the density of the chosen fluid',
    );
    expect(result({ ...input, heatTransferCoefficient: 0 }, 'totalPressureDrop')).toBe(
      result({ ...input, heatTransferCoefficient: '', ambientTemperature: '' }, 'totalPressureDrop'),
    );
  });
});

describe('a liquid of a selected fluid that boils in the line', () => {
  const propane = {
    fluidType: 'Liquid',
    fluidSource: 'pure',
    pureFluid: 'C3',
    pressure: 13,
    liquidTemperature: 35,
    flowRate: 60_000,
    insideDiameter: 100,
    roughness: 0.0457,
  } as const;

  test('does not pass a line that is too long', () => {
    const long = { ...propane, length: 600 };
    expect(evaluateCase(long).evaluation.value('verdict')).toBe('Too small: does not pass the flow');
    expect(messagesOf(long)).toContain('The liquid boils in the line and chokes: the line cannot pass the flow.');
    expect(result(long, 'totalPressureDrop')).toBeNaN();
  });

  test('loses more after it boils, and is not rated as a liquid', () => {
    const shorter = { ...propane, length: 450 };
    expect(evaluateCase(shorter).evaluation.value('verdict')).toBe(
      'Two phases at the outlet: not judged by these criteria',
    );
    expect(messagesOf(shorter).join(' ')).toMatch(
      /The liquid boils from about 23\d m onwards; at the outlet \d+ % by mass is vapour/,
    );
    expect(result(shorter, 'totalPressureDrop')).toBeGreaterThan(1.3 * (450 / 600) * 4.7e5);
  });

  // Integration in 4000 steps with CoolProp 8.0.0 states, friction factor by fluids 1.3.1: boils from 456 m; 11.24 bar(abs), 31.7 °C.
  test('is credited on a fall with the head of the remaining liquid only', () => {
    const falling = { ...propane, length: 600, elevationChange: -50 };
    const outlet = result(falling, 'outletPressure') / 1e5 + 1.01325;
    expect(outlet).toBeGreaterThan(11.24 - 0.02);
    expect(outlet).toBeLessThan(11.24 + 0.002);
    expect(messagesOf(falling).join(' ')).toMatch(
      /boils from about 45\d m onwards; at the outlet 3\.\d % .* at 31\.\d °C/,
    );
  });

  // Integration in 20 000 steps with CoolProp 8.0.0 states and the friction factor of Churchill by fluids 1.3.1. The head of the rise
  // was once deducted only as far as the boiling pressure: 1.19 and 1.60 bar.
  test.each([
    ['water', { fluidSource: 'water', pressure: 33.5, liquidTemperature: 240, elevationChange: 30 }, 2.374, '12\\d'],
    ['propane', { pressure: 12.5, elevationChange: 60 }, 2.7, '13\\d'],
  ])('on its way up carries the head of the whole rise: %s', (_, liquid, drop, boilsFrom) => {
    const rising = {
      ...propane,
      ...liquid,
      method: 'churchill',
      flowRate: 20_000,
      insideDiameter: 102.26,
      length: 300,
    };
    expect(Math.abs(result(rising, 'totalPressureDrop') / 1e5 / drop - 1)).toBeLessThan(0.004);
    expect(messagesOf(rising).join(' ')).toMatch(new RegExp(`boils from about ${boilsFrom} m onwards`));
  });

  test('boils from the inlet if saturated there within rounding', () => {
    // Propane at 41.05 °C boils at 14.04 bar(abs) by its reference equation; 14.01 bar(abs) is entered.
    const saturated = { ...propane, liquidTemperature: 41.05, length: 100 };
    expect(messagesOf(saturated).join(' ')).toContain('The liquid is already boiling at the inlet; at the outlet ');
  });

  // Integration in 3000 steps with CoolProp 8.0.0 states at this line's friction factor: 39.61 bar(g), at 93.7 °C and still a liquid,
  // although it boils at 41.2 bar(abs) at the temperature of the inlet.
  test('near its critical point cools as it expands, and boils later than at its inlet temperature', () => {
    const warm = { ...propane, pressure: 42, liquidTemperature: 95, length: 200 };
    expect(result(warm, 'outletPressure') / 1e5).toBeCloseTo(39.61, 1);
    expect(messagesOf(warm).join(' ')).not.toContain('boils');
  });

  // Integration in 3000 steps with CoolProp 8.0.0 states: 17.4 bar, and 4.3 % lighter at the outlet, 31.3 °C.
  test('or becomes lighter without boiling, which is reported with size and side', () => {
    const dense = { ...propane, pureFluid: 'CO2', pressure: 100, liquidTemperature: 35, flowRate: 120_000 };
    expect(messagesOf({ ...dense, length: 900 }).join(' ')).toMatch(
      /lighter along the line: .* up to 4\.\d % higher .* unsafe side/,
    );
    expect(messagesOf({ ...dense, length: 100 }).join(' ')).not.toContain('lighter along the line');
  });

  // Isenthalpic flashes by CoolProp 8.0.0: from 90 bar(abs) and 33 °C it boils at 68.701 bar(abs).
  test('also above its critical temperature, where it has no vapour pressure', () => {
    const dense = { ...propane, pureFluid: 'CO2', pressure: { value: 90, unit: 'bar(abs)' }, liquidTemperature: 33 };
    const line = { ...dense, flowRate: 120_000, length: 1100 };
    const beforeBoiling = result({ ...line, length: 1 }, 'totalPressureDrop') / 1e5;
    expect(messagesOf(line).join(' ')).toContain(
      `The liquid boils from about ${((90 - 68.701) / beforeBoiling).toFixed(0)} m`,
    );
    expect(messagesOf(line).join(' ')).toMatch(/lighter along the line: .* up to 6\.\d % higher/);
    expect(messagesOf(line).join(' ')).toContain(
      'is supercritical, not a liquid. Its loss is that of a liquid; a warning',
    );
  });

  test('that stays liquid is calculated as incompressible', () => {
    const short = { ...propane, length: 100 };
    expect(evaluateCase(short).evaluation.value('verdict')).not.toContain('Two phases');
    expect(messagesOf(short).join(' ')).not.toContain('boils');
  });
});

describe('carbon dioxide that cools to its triple point', () => {
  const liquid = {
    fluidType: 'Liquid',
    method: 'churchill',
    fluidSource: 'pure',
    pureFluid: 'CO2',
    pressure: 20,
    liquidTemperature: -20,
    flowRate: 60_000,
    insideDiameter: 80,
    roughness: 0.05,
  } as const;

  // Integration in 6000 steps with CoolProp 8.0.0 states: 499 m; 50 % solid with a heat of fusion of 205 kJ/kg (NIST).
  test('as a boiling liquid is followed up to where dry ice forms, and does not meet the criteria', () => {
    const long = { ...liquid, length: 500 };
    expect(messagesOf(long).join(' ')).toMatch(
      /Dry ice forms in the line from about 49[789] m on, .* 5\.18 bar\(abs\) and −56\.\d °C: 50 % by mass turns solid/,
    );
    expect(evaluateCase(long).evaluation.value('verdict')).toBe('Too small: does not pass the flow');
    expect(result(long, 'outletPressure')).toBeNaN();
  });

  test('has an outlet while the line ends before', () => {
    const short = { ...liquid, length: 480 };
    expect(result(short, 'outletPressure')).toBeGreaterThan(4.2e5);
    expect(messagesOf(short).join(' ')).not.toContain('Dry ice');
  });

  // At 5.18 bar(abs) the enthalpy is above that of saturated vapour by CoolProp 8.0.0: it is still a gas, and no ice is reported.
  test('as a cold gas is not called dry ice', () => {
    const cold = { ...carbonDioxide, method: 'adiabatic', pressure: { value: 20, unit: 'bar(abs)' }, temperature: 0 };
    const fast = { ...cold, flowRate: 30_000, length: 500 };
    expect(messagesOf(fast).join(' ')).not.toContain('Dry ice');
    expect(result(fast, 'totalPressureDrop')).toBeNaN();
  });

  test('as a gas has a choked flow, although the search for it passes the triple point', () => {
    const dense = { ...carbonDioxide, method: 'adiabatic', pressure: { value: 60, unit: 'bar(abs)' }, temperature: 40 };
    const short = { ...dense, length: 500 };
    expect(result({ ...short, flowRate: 30_000 }, 'chokedFlow') * 3600).toBeCloseTo(89_000, -3);
    expect(evaluateCase({ ...short, flowRate: 100_000 }).evaluation.value('verdict')).toContain('does not pass');
    expect(result({ ...short, flowRate: 85_000 }, 'outletPressure')).toBeGreaterThan(0);
  });
});
