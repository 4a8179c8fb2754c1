import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { Refusal } from '../../quantities/index.ts';
import {
  density60Of,
  density60Of15,
  relativeDensity60,
  trueVapourPressure,
  volumeCorrection,
  type PetroleumGroup,
} from './index.ts';

const fahrenheit = (t: number): number => (t + 459.67) / 1.8;
const psi = 6894.757_293_168;

/** Density at 60 °F, kg/m³, of an API gravity, by its definition. */
const densityOf = (gravity: number): number => (141.5 / (gravity + 131.5)) * 999.016;

test('the relative density of 35 °API', () => expect(relativeDensity60(densityOf(35))).toBeCloseTo(141.5 / 166.5, 12));

const groups = ['crude', 'refined', 'lubricating'] as const satisfies readonly PetroleumGroup[];
const group = fc.constantFrom(...groups);
const temperature = fc.double({ min: 233.15, max: 413.15, noNaN: true });
const pressure = fc.double({ min: 0, max: 100e5, noNaN: true });
const density = fc.double({ min: 805, max: 1000, noNaN: true });

describe('volume correction of API MPMS 11.1', () => {
  /** ASTM D1250, table 5B of 1980: 46.0 °API read at 85 °F with a glass hydrometer are 43.8 °API at 60 °F. */
  test('a product of 46.0 °API at 85 °F has 43.8 °API at 60 °F', () => {
    const glass = 1 - 1.278e-5 * 25 - 6.2e-9 * 25 * 25;
    const at60 = density60Of('refined', densityOf(46) * glass, fahrenheit(85));
    expect(141.5 / relativeDensity60(at60) - 131.5).toBeCloseTo(43.8, 1);
  });

  test('at 60 °F and without pressure nothing is corrected', () => {
    for (const of of groups) {
      const { total, temperature, pressure } = volumeCorrection(of, 850, fahrenheit(60));
      expect(total).toBeCloseTo(1, 9);
      expect(temperature * pressure).toBe(total);
    }
  });

  /** α = K₀/ρ² + K₁/ρ + K₂ worked by hand; the two scales of temperature are 0.01 °F apart. */
  test.each([
    ['crude', 825, 341.0957, 0, 0],
    ['refined', 720, 192.4571, 0.2438, 0],
    ['refined', 780, 1489.067, 0, -0.0018684],
    ['refined', 810, 330.301, 0, 0],
    ['refined', 900, 103.872, 0.2701, 0],
    ['lubricating', 880, 0, 0.34878, 0],
  ] as const)('%s of %d kg/m³ agrees with a calculation by hand', (of, density60, K0, K1, K2) => {
    const alpha = K0 / density60 ** 2 + K1 / density60 + K2;
    const byHand = Math.exp(-alpha * 40 * (1 + 0.8 * alpha * 40));
    const result = volumeCorrection(of, density60, fahrenheit(100));
    expect(Math.abs(result.temperature - byHand)).toBeLessThan(1.2e-5);
    expect(result.expansion / alpha).toBeCloseTo(1, 4);
    const compressibility = Math.exp(-1.9947 + 0.00013427 * 100 + (793_920 + 2326 * 100) / density60 ** 2);
    const pressed = volumeCorrection(of, density60, fahrenheit(100), 1000 * psi);
    expect(pressed.compressibility / compressibility).toBeCloseTo(1, 3);
    expect(pressed.pressure).toBeCloseTo(1 / (1 - 1e-5 * compressibility * 1000), 5);
  });

  test('the four groups of products meet but for a step of less than 2 % of the expansion', () => {
    for (const border of [770.352, 787.5195, 838.3127]) {
      const [below, above] = [border - 1e-6, border + 1e-6].map(of => volumeCorrection('refined', of, 350));
      expect(Math.abs((below?.expansion ?? 0) / (above?.expansion ?? 1) - 1)).toBeLessThan(0.02);
    }
  });

  test('the density at 60 °F comes back from that at another temperature and pressure', () => {
    fc.assert(
      fc.property(group, density, temperature, pressure, (of, density60, T, p) => {
        const { density } = volumeCorrection(of, density60, T, p);
        const back = density60Of(of, density, T, p);
        expect(volumeCorrection(of, back, T, p).density).toBeCloseTo(density, 6);
        // Where two groups of products meet, a density may belong to either.
        if (of !== 'refined') expect(back).toBeCloseTo(density60, 6);
      }),
    );
  });

  test('warmer is thinner, pressed is denser', () => {
    fc.assert(
      fc.property(group, density, temperature, pressure, (of, density60, T, p) => {
        const at = volumeCorrection(of, density60, T, p);
        expect(volumeCorrection(of, density60, T + 5, p).temperature).toBeLessThan(at.temperature);
        expect(volumeCorrection(of, density60, T, p + 1e5).density).toBeGreaterThan(at.density);
      }),
    );
  });

  test('15 °C is a little cooler than 60 °F', () => {
    const density60 = density60Of15('crude', 850);
    expect(density60).toBeLessThan(850);
    expect(850 - density60).toBeLessThan(0.6);
    expect(volumeCorrection('crude', density60, 288.15).density).toBeCloseTo(850, 8);
  });

  test('refuses values outside its range', () => {
    expect(() => volumeCorrection('crude', 600, 300)).toThrow(Refusal);
    expect(() => volumeCorrection('lubricating', 790, 300)).toThrow(Refusal);
    expect(() => volumeCorrection('crude', 850, 220)).toThrow(Refusal);
    expect(() => volumeCorrection('crude', 850, 424)).toThrow(Refusal);
    expect(() => volumeCorrection('crude', 850, 300, 104e5)).toThrow(Refusal);
    expect(() => volumeCorrection('crude', 850, 300, -1)).toThrow(Refusal);
    expect(() => density60Of('crude', 400, 300)).toThrow(Refusal);
    expect(() => volumeCorrection('crude', Number.NaN, 300)).toThrow(RangeError);
    expect(volumeCorrection('crude', 850, fahrenheit(302)).total).toBeLessThan(0.95);
    expect(volumeCorrection('refined', 1163.5, 300).total).toBeLessThan(1);
  });
});

describe('true vapour pressure from that of Reid', () => {
  /** AP-42, figures 7.1-13b and 7.1-14b in their other form, P = exp(A − B/T) of figure 7.1-15, whose constants have four digits. */
  test.each([
    [5, 60],
    [10, 80],
    [2, 40],
  ])('crude oil of RVP %d psi at %d °F agrees with A − B/T', (reid, t) => {
    const A = 12.82 - 0.9672 * Math.log(reid);
    const B = 7261 - 1216 * Math.log(reid);
    const { pressure } = trueVapourPressure({ kind: 'crude' }, reid * psi, fahrenheit(t));
    expect(pressure / psi / Math.exp(A - B / (t + 459.6))).toBeCloseTo(1, 2);
  });

  test.each([
    [10, 60, 3],
    [13, 100, 3],
    [7, 40, 2.5],
  ])('a product of RVP %d psi at %d °F with a slope of %d agrees with A − B/T', (reid, t, slope) => {
    const root = Math.sqrt(slope);
    const logarithm = Math.log(reid);
    const A = 15.64 - 1.854 * root - (0.8742 - 0.328 * root) * logarithm;
    const B = 8742 - 1042 * root - (1049 - 179.4 * root) * logarithm;
    const { pressure } = trueVapourPressure({ kind: 'refined', slope }, reid * psi, fahrenheit(t));
    expect(pressure / psi / Math.exp(A - B / (t + 459.6))).toBeCloseTo(1, 2);
  });

  test('at 100 °F it is nearly that of Reid, and it rises with both', () => {
    for (const stock of [{ kind: 'crude' }, { kind: 'refined', slope: 3 }] as const) {
      for (const reid of [3, 6, 9, 12]) {
        const at = (t: number, of = reid) => trueVapourPressure(stock, of * psi, fahrenheit(t)).pressure / psi;
        expect(at(100) / reid).toBeGreaterThan(0.95);
        expect(at(100) / reid).toBeLessThan(stock.kind === 'crude' ? 1.45 : 1.1);
        expect(at(70)).toBeLessThan(at(100));
        expect(at(70, reid + 1)).toBeGreaterThan(at(70));
      }
    }
  });

  /**
   * Surrogates of n-alkanes and aromatics: the Reid vapour pressure by its definition, liquid with four times its volume of vapour at 37.8 °C, and
   * the true one by Raoult's law, both with pure vapour pressures and densities of CoolProp 8.0.0. The crude oil is more than half n-dodecane.
   */
  test.each([
    ['n-hexane', 'refined', 0.3418, 100, 2.4633, 1.02],
    ['n-hexane', 'refined', 0.3418, 150, 7.5332, 1.03],
    ['benzene', 'refined', 0.2225, 120, 3.0003, 1.01],
    ['n-decane', 'refined', 0.0042, 150, 0.5257, 1.01],
    ['C5 to C9 naphtha', 'refined', 0.2365, 60, 0.524, 1.1],
    ['C5 to C9 naphtha', 'refined', 0.2365, 120, 2.7379, 1.15],
    ['gasoline', 'refined', 0.632, 100, 3.4365, 1.2],
    ['gasoline', 'refined', 0.632, 150, 9.3096, 1.25],
    ['C7 to C10 naphtha', 'refined', 0.038, 60, 0.1025, 1.08],
    ['C7 to C10 naphtha', 'refined', 0.038, 120, 0.7913, 1.12],
    ['kerosene', 'refined', 0.0037, 100, 0.0786, 1.1],
    ['kerosene', 'refined', 0.0037, 150, 0.4297, 1.12],
    ['n-hexane', 'crude', 0.3418, 150, 7.5332, 1.01],
    ['crude oil', 'crude', 0.2673, 60, 0.5724, 1.05],
    ['crude oil', 'crude', 0.2673, 100, 1.4567, 1.35],
    ['stabilized crude oil', 'crude', 0.0958, 100, 0.6147, 1.45],
    ['dead crude oil', 'crude', 0.0152, 60, 0.0391, 1.15],
  ] as const)('of %s as %s, RVP %d bar, is not below that at %d °C', (_, kind, reid, t, bar, most) => {
    const stock = kind === 'crude' ? { kind } : ({ kind, slope: 3 } as const);
    const { pressure } = trueVapourPressure(stock, reid * 1e5, t + 273.15);
    expect(pressure / 1e5 / bar).toBeGreaterThan(0.97);
    expect(pressure / 1e5 / bar).toBeLessThan(most);
  });

  test('rises without a step where the bound begins, and with the Reid vapour pressure', () => {
    for (const stock of [{ kind: 'crude' }, { kind: 'refined', slope: 3 }] as const) {
      const at = (t: number, reid = 0.07) => trueVapourPressure(stock, reid * 1e5, t + 273.15).pressure;
      for (const t of [37.778, 60]) expect(at(t + 0.0005) / at(t - 0.0005)).toBeCloseTo(1, 4);
      for (const t of [20, 50, 70, 120]) {
        expect(at(t, 0.068)).toBeLessThan(at(t, 0.07));
        expect(at(t, 0.137)).toBeLessThan(at(t, 0.139));
        expect(at(t)).toBeLessThan(at(t + 1));
      }
    }
  });

  test('marks values outside the nomographs, and refuses an invalid slope', () => {
    expect(trueVapourPressure({ kind: 'crude' }, 8 * psi, 300).extrapolated).toBe(false);
    expect(trueVapourPressure({ kind: 'crude' }, 16 * psi, 300).extrapolated).toBe(true);
    expect(trueVapourPressure({ kind: 'crude' }, 8 * psi, 340).extrapolated).toBe(true);
    expect(() => trueVapourPressure({ kind: 'refined', slope: 0 }, 8 * psi, 300)).toThrow(Refusal);
    expect(() => trueVapourPressure({ kind: 'crude' }, 0, 300)).toThrow(RangeError);
  });
});
