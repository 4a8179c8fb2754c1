import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { Refusal } from '../../quantities/index.ts';
import {
  metastableVapourAtPT,
  saturatedAtPressure,
  saturatedAtTemperature,
  saturationPressure,
  saturationTemperature,
  steamAtHS,
  steamAtPH,
  steamAtPS,
  steamAtPT,
  steamAtPX,
  steamAtTX,
  surfaceTension,
} from './index.ts';

/** Calls a function that may throw a Refusal, but no other error. */
function attempt<T>(run: () => T): T | undefined {
  try {
    return run();
  } catch (error) {
    expect(error).toBeInstanceOf(Refusal);
    return undefined;
  }
}

/** Members of a result, at any depth, that are neither finite numbers nor undefined. */
function unusable(value: object): readonly unknown[] {
  return Object.values(value).flatMap((member: unknown) => {
    if (typeof member === 'object' && member !== null) return unusable(member);
    return member === undefined || Number.isFinite(member) ? [] : [member];
  });
}

const anyNumber = fc.oneof(fc.double(), fc.double({ min: -1e9, max: 1e9 }));
const pressure = fc.oneof(anyNumber, fc.double({ min: 0, max: 100e6 }), fc.double({ min: 16e6, max: 25e6 }));
const temperature = fc.oneof(anyNumber, fc.double({ min: 273, max: 2300 }), fc.double({ min: 600, max: 700 }));
const enthalpy = fc.oneof(anyNumber, fc.double({ min: -1e5, max: 7.5e6 }));
const entropy = fc.oneof(anyNumber, fc.double({ min: -100, max: 14_000 }));
const quality = fc.oneof(anyNumber, fc.double({ min: 0, max: 1 }));
const runs = { numRuns: 5000, seed: 12 };

describe('any input gives finite numbers or a Refusal', () => {
  const cases = {
    steamAtPT: fc.tuple(pressure, temperature).map(
      ([a, b]) =>
        () =>
          steamAtPT(a, b),
    ),
    steamAtPH: fc.tuple(pressure, enthalpy).map(
      ([a, b]) =>
        () =>
          steamAtPH(a, b),
    ),
    steamAtPS: fc.tuple(pressure, entropy).map(
      ([a, b]) =>
        () =>
          steamAtPS(a, b),
    ),
    steamAtHS: fc.tuple(enthalpy, entropy).map(
      ([a, b]) =>
        () =>
          steamAtHS(a, b),
    ),
    steamAtPX: fc.tuple(pressure, quality).map(
      ([a, b]) =>
        () =>
          steamAtPX(a, b),
    ),
    steamAtTX: fc.tuple(temperature, quality).map(
      ([a, b]) =>
        () =>
          steamAtTX(a, b),
    ),
    metastableVapourAtPT: fc.tuple(pressure, temperature).map(
      ([a, b]) =>
        () =>
          metastableVapourAtPT(a, b),
    ),
    saturatedAtTemperature: temperature.map(a => () => saturatedAtTemperature(a)),
    saturatedAtPressure: pressure.map(a => () => saturatedAtPressure(a)),
    saturationPressure: temperature.map(a => () => ({ p: saturationPressure(a) })),
    saturationTemperature: pressure.map(a => () => ({ T: saturationTemperature(a) })),
    surfaceTension: temperature.map(a => () => ({ sigma: surfaceTension(a) })),
  };
  for (const [name, arbitrary] of Object.entries(cases)) {
    test(`from ${name}`, () => {
      fc.assert(
        fc.property<[() => object]>(arbitrary, run => {
          expect(unusable(attempt(run) ?? {})).toEqual([]);
        }),
        runs,
      );
    });
  }
});

describe('metastable vapour', () => {
  // The example of R7-97(2012), Table 18, of which 1.9 % would be liquid in equilibrium.
  test('is there below the saturation temperature', () => {
    expect(metastableVapourAtPT(1e6, 440).enthalpy).toBeCloseTo(2740151.23, 2);
  });

  // By the equation alone the vapour at 10 bar and 0 °C has a negative density and no speed of sound.
  test.each([
    [1e6, 273.15, '10.00 bar(abs) and 0 °C'],
    [10e6, 575, '100.0 bar(abs) and 301.9 °C'],
  ])('is refused where more than a twentieth would be liquid in equilibrium: %d Pa, %d K', (p, T, state) => {
    const message = `metastable vapour in IAPWS-IF97 holds at most 5 % moisture in equilibrium, and more at ${state}`;
    expect(() => metastableVapourAtPT(p, T)).toThrow(expect.objectContaining({ message }));
  });

  test('is there just above that', () => {
    expect(metastableVapourAtPT(10e6, 576).pressure).toBe(10e6);
  });
});

test('a state found from two of its properties has them', () => {
  const missed = (result: number | undefined, expected: number) =>
    result === undefined ? 0 : Math.abs(result - expected) / (Math.abs(expected) + 1e3);
  fc.assert(
    fc.property(pressure, enthalpy, entropy, (p, h, s) => {
      const byPH = attempt(() => steamAtPH(p, h));
      const byPS = attempt(() => steamAtPS(p, s));
      const byHS = attempt(() => steamAtHS(h, s));
      expect(byPH?.pressure ?? p).toBe(p);
      expect(missed(byPH?.enthalpy, h)).toBeLessThan(1e-9);
      expect(byPS?.pressure ?? p).toBe(p);
      expect(missed(byPS?.entropy, s)).toBeLessThan(1e-9);
      expect(missed(byHS?.enthalpy, h)).toBeLessThan(1e-9);
      expect(missed(byHS?.entropy, s)).toBeLessThan(1e-9);
    }),
    { numRuns: 20_000, seed: 3 },
  );
});

describe('a state outside IAPWS-IF97 is refused by name', () => {
  const refusals: readonly (readonly [() => unknown, string])[] = [
    [() => steamAtPT(101_325, 273), 'the temperature must be from 0 °C to 2000 °C in IAPWS-IF97; it is −0.1500 °C'],
    [
      () => steamAtPT(101_325, NaN),
      'the temperature must be from 0 °C to 2000 °C in IAPWS-IF97; it is beyond the range of numbers °C',
    ],
    [
      () => steamAtPT(0, 300),
      'the pressure must be from 1.000·10⁻⁶ bar(abs) to 1000 bar(abs) in IAPWS-IF97; it is 0 bar(abs)',
    ],
    [
      () => steamAtPT(60e6, 1100),
      'the pressure must be from 1.000·10⁻⁶ bar(abs) to 500.0 bar(abs) above 800.0 °C in IAPWS-IF97; it is 600.0 bar(abs)',
    ],
    [
      () => steamAtPH(1e5, -1e5),
      'pressure 1.000 bar(abs) and enthalpy −100.0 kJ/kg are no state within the range of IAPWS-IF97',
    ],
    [() => steamAtPS(1e5, Infinity), 'the entropy is beyond the range of numbers'],
    [
      () => steamAtHS(3e6, 1e3),
      'enthalpy 3000 kJ/kg and entropy 1.000 kJ/(kg·K) are no state within the range of IAPWS-IF97',
    ],
    [() => steamAtPX(1e5, 1.1), 'the quality must be from 0 to 1; it is 1.100'],
    [
      () => saturationPressure(648),
      'the temperature must be from 0 °C to 373.9 °C on the saturation line in IAPWS-IF97; it is 374.9 °C',
    ],
    [
      () => saturationTemperature(600),
      'the pressure must be from 0.006112 bar(abs) to 220.6 bar(abs) on the saturation line in IAPWS-IF97; it is 0.006000 bar(abs)',
    ],
  ];
  for (const [run, message] of refusals) {
    test(`saying: ${message}`, () => expect(run).toThrow(expect.objectContaining({ name: 'Refusal', message })));
  }
});

test('derived properties follow from the others', () => {
  const state = steamAtPT(1e6, 500);
  const { speedOfSound: w = 0, cp = 0, viscosity = 0, thermalConductivity = 1 } = state;
  expect(state.density).toBeCloseTo(1 / state.specificVolume, 12);
  expect(state.isentropicExponent).toBeCloseTo((w * w) / (1e6 * state.specificVolume), 12);
  expect(state.prandtl).toBeCloseTo((viscosity * cp) / thermalConductivity, 12);
  expect(state.enthalpy).toBeCloseTo(state.internalEnergy + 1e6 * state.specificVolume, 6);
});

test('κ is −(v/p)(∂p/∂v) along an isentrope', () => {
  for (const [p, T] of [
    [1e6, 500],
    [50e6, 400],
    [40e6, 680],
    [1e6, 1500],
  ] as const) {
    const state = steamAtPT(p, T);
    const above = steamAtPS(p * 1.0005, state.entropy);
    const below = steamAtPS(p * 0.9995, state.entropy);
    const slope = Math.log(above.pressure / below.pressure) / Math.log(above.specificVolume / below.specificVolume);
    expect(Math.abs(-slope / (state.isentropicExponent ?? 0) - 1)).toBeLessThan(1e-4);
  }
});

test('a two-phase state has a quality and no heat capacity', () => {
  const state = steamAtPX(1e5, 0.25);
  expect(state.region).toBe(4);
  expect(state.quality).toBe(0.25);
  expect(state.cp).toBeUndefined();
  expect(state.viscosity).toBeUndefined();
});

test('both phases meet at the critical point, where cp and λ are infinite and therefore not given', () => {
  const pair = saturatedAtTemperature(647.096);
  const { liquid, vapour, enthalpyOfVaporization, surfaceTension: sigma } = pair;
  expect(saturatedAtPressure(22.064e6)).toEqual(pair);
  expect(liquid.density).toBe(vapour.density);
  expect(enthalpyOfVaporization).toBe(0);
  expect(sigma).toBe(0);
  expect(liquid.cp).toBeUndefined();
  expect(liquid.thermalConductivity).toBeUndefined();
  expect(liquid.viscosity).toBeGreaterThan(0);
});

test('viscosity and conductivity end at 1173.15 K, where their releases do', () => {
  expect(steamAtPT(1e6, 1173.15).viscosity).toBeGreaterThan(0);
  expect(steamAtPT(1e6, 1173.16).viscosity).toBeUndefined();
  expect(steamAtPT(1e6, 1173.16).cp).toBeGreaterThan(0);
});
