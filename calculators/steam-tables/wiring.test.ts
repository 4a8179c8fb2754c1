import { describe, expect, test } from 'vitest';
import { Absent, calculateCase, caseFrom, type CaseInput } from '../kit/index.ts';
import definition from './definition.ts';

/** Verification values printed in IAPWS R7-97(2012), and relations between properties; SI. */

function by(input: CaseInput) {
  const { evaluation, messages } = calculateCase(definition, caseFrom(definition, input));
  return {
    of: (id: string) => Number(evaluation.value(id)),
    word: (id: string) => {
      const value = evaluation.value(id);
      return value instanceof Absent ? undefined : value;
    },
    marked: messages.map(({ level }) => level),
  };
}

/** Region, bar and K as inputs; v, h, u, s, c_p and w as printed (tables 5, 15, 33, 42), in m³/kg, kJ and m/s. */
const printedFigure = [
  [1, 800, 300, 0.00097118089, 184.142828, 106.448356, 0.368563852, 4.01008987, 1634.69054],
  [2, 0.035, 700, 92.3015898, 3335.68375, 3012.62819, 10.1749996, 2.08141274, 644.289068],
  [3, 255.837018, 650, 1 / 500, 1863.43019, 1812.26279, 4.05427273, 13.8935717, 502.005554],
  [5, 300, 1500, 0.0230761299, 5167.23514, 4474.95124, 7.72970133, 2.72724317, 928.548002],
] as const;

describe.each(printedFigure)('region %d, %d bar(abs), %d K', (region, bar, kelvin, v, h, u, s, cp, w) => {
  /** Region 3 is printed by density, so its pressure has limited digits. */
  const digits = region === 3 ? 5 : 8;
  const request = { pressure: bar, temperature: { value: kelvin, unit: 'K' } };
  const { of } = by(request);

  test('has every property under its name', () => {
    expect([of('region'), of('pressure'), of('temperature')]).toEqual([
      region,
      expect.closeTo(bar * 1e5, 4),
      expect.closeTo(kelvin, 9),
    ]);
    const expected = {
      specificVolume: v,
      density: 1 / v,
      enthalpy: h * 1e3,
      internalEnergy: u * 1e3,
      entropy: s * 1e3,
      heatCapacityCp: cp * 1e3,
      speedOfSound: w,
      isentropicExponent: w ** 2 / (bar * 1e5 * v),
    };
    for (const [id, value] of Object.entries(expected)) expect(of(id) / value, id).toBeCloseTo(1, digits);
    expect(of('heatCapacityCv')).toBeLessThan(of('heatCapacityCp'));
    if (region !== 5)
      expect(of('prandtl')).toBeCloseTo((of('viscosity') * of('heatCapacityCp')) / of('thermalConductivity'), 9);
    expect(by(request).word('quality')).toBeUndefined();
    expect(by(request).word('enthalpyLiquid')).toBeUndefined();
  });

  test.each([[{ pressure: bar, enthalpy: h }], [{ pressure: bar, entropy: s }], [{ enthalpy: h, entropy: s }]])(
    'is found by %o',
    input => {
      const result = by(input);
      expect(result.of('pressure') / (bar * 1e5)).toBeCloseTo(1, 4);
      expect(result.of('temperature') / kelvin).toBeCloseTo(1, 5);
    },
  );
});

/** Saturation at 10 bar as printed in tables: T, v, h, s, μ, λ, σ. */
describe('saturation at 10 bar(abs)', () => {
  const table = {
    temp: [453.035632, 8],
    densityLiquid: [1 / 0.00112723, 5],
    densityVapor: [1 / 0.194349, 5],
    specificVolumeLiquid: [0.00112723, 5],
    specificVolumeVapor: [0.194349, 5],
    enthalpyLiquid: [762.683e3, 5],
    enthalpyVapor: [2777.12e3, 5],
    enthalpyVaporization: [(2777.12 - 762.683) * 1e3, 5],
    entropyLiquid: [2138.43, 5],
    entropyVapor: [6585.0, 4],
    entropyVaporization: [6585.0 - 2138.43, 4],
    viscosityLiquid: [150.2e-6, 2],
    viscosityVapor: [15.02e-6, 2],
    thermalConductivityLiquid: [0.673, 2],
    thermalConductivityVapor: [0.0364, 1],
    surfaceTension: [0.0422, 2],
    densityRatio: [0.194349 / 0.00112723, 5],
    volumeRatio: [0.194349 / 0.00112723, 5],
    viscosityRatio: [10, 1],
  } as const;

  test.each([{ pressure: 10 }, { temperature: 453.035632 - 273.15 }, { pressure: 10, quality: 0.3 }])(
    'of both phases by %o',
    input => {
      const { of } = by(input);
      for (const [id, [value, digits]] of Object.entries(table)) expect(of(id) / value, id).toBeCloseTo(1, digits);
      expect([of('pressure') / 1e6, of('region')]).toEqual([expect.closeTo(1, 7), 4]);
    },
  );

  test('alone gives no single state', () => {
    for (const input of [{ pressure: 10 }, { temperature: 180 }])
      for (const id of ['enthalpy', 'density', 'quality', 'viscosity']) expect(by(input).word(id), id).toBeUndefined();
  });

  const ofPhases = {
    density: 'density',
    specificVolume: 'specificVolume',
    enthalpy: 'enthalpy',
    entropy: 'entropy',
    viscosity: 'viscosity',
    thermalConductivity: 'thermalConductivity',
    prandtl: 'prandtl',
  };
  test.each([
    [0, 'Liquid'],
    [1, 'Vapor'],
  ])('with a quality of %d is the state of the %s', (quality, phase) => {
    for (const input of [
      { pressure: 10, quality },
      { temperature: 453.035632 - 273.15, quality },
    ]) {
      const { of } = by(input);
      expect(of('quality')).toBe(quality);
      for (const id of Object.keys(ofPhases)) expect(of(id), id).toBe(of(`${id}${phase}`));
    }
  });

  test.each([
    { pressure: 10, quality: 0.3 },
    { temperature: 453.035632 - 273.15, quality: 0.3 },
  ])('a mixture shares by mass: %o', input => {
    const { of, word } = by(input);
    for (const id of ['enthalpy', 'entropy', 'specificVolume'])
      expect(of(id) / (0.7 * of(`${id}Liquid`) + 0.3 * of(`${id}Vapor`)), id).toBeCloseTo(1, 12);
    expect(of('internalEnergy')).toBeCloseTo(of('enthalpy') - of('pressure') * of('specificVolume'), 4);
    for (const id of ['heatCapacityCp', 'speedOfSound', 'viscosity']) expect(word(id), id).toBeUndefined();
    for (const pair of [
      ['pressure', 'enthalpy'],
      ['pressure', 'entropy'],
      ['enthalpy', 'entropy'],
    ] as const) {
      const units = { pressure: 'Pa(abs)', enthalpy: 'J/kg', entropy: 'J/(kg·K)' };
      const same = by(Object.fromEntries(pair.map(id => [id, { value: of(id), unit: units[id] }])));
      expect(same.of('quality'), pair.join()).toBeCloseTo(0.3, 5);
    }
  });
});

describe('water at 25 °C and 1 bar(abs), by handbook values', () => {
  const { of } = by({ pressure: 1, temperature: 25 });

  test.each([
    ['density', 997.05, 5],
    ['viscosity', 890.0e-6, 3],
    ['thermalConductivity', 0.6065, 3],
    ['prandtl', 6.136, 2],
    ['heatCapacityCp', 4181, 3],
    ['heatCapacityCv', 4138, 3],
  ] as const)('%s', (id, value, digits) => expect(of(id) / value).toBeCloseTo(1, digits));
});

test('a gauge pressure is relative to atmospheric', () => {
  const gauge = by({ pressure: { value: 9, unit: 'bar(g)' } });
  expect([gauge.of('pressure'), gauge.of('temp')]).toEqual([
    expect.closeTo(9e5 + 101_325, 6),
    expect.closeTo(by({ pressure: 10.01325 }).of('temp'), 9),
  ]);
});
