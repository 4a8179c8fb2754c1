import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { Refusal } from '../quantities/index.ts';
import {
  certifiedLiquidArea,
  correctForViscosity,
  minReynolds,
  orificeReynoldsNumber,
  overpressureCorrection,
  uncertifiedLiquidArea,
  viscosityCorrection,
  viscousValves,
  type LiquidDuty,
} from './liquid.ts';
import { orificeFor } from './orifices.ts';
import type { Edition } from './steam.ts';

/** Example 5 of API 520-I: 6814 L/min of crude oil, 1724 kPag set, 10 %, 345 kPag back pressure. */
const crude: LiquidDuty = {
  massFlow: (6814 * 0.9) / 60,
  density: 900,
  relievingPressure: 1896e3,
  backPressure: 345e3,
};
const editions: readonly Edition[] = ['10th', '7th'];
const double = (min: number, max: number) => fc.double({ min, max, noNaN: true });

describe('the liquid equations of API 520-I', () => {
  test('give example 5', () => {
    expect(certifiedLiquidArea(crude, 0.65 * 0.97) * 1e6).toBeCloseTo(3066.6, 0);
    const viscous = correctForViscosity(crude, 0.39685, 3066e-6, '7th');
    expect(viscous.trialArea * 1e6).toBeCloseTo(4116, 9);
    expect(viscous.kv).toBeCloseTo(0.964, 3);
    expect(correctForViscosity(crude, 0.39685, 3066e-6, '10th').kv).toBeCloseTo(0.982, 3);
  });

  test('are the ideal nozzle to the rounding of 11.78', () => {
    const ideal = crude.massFlow / Math.sqrt(2 * crude.density * (crude.relievingPressure - crude.backPressure));
    expect(certifiedLiquidArea(crude, 1) / ideal).toBeCloseTo(1, 3);
  });

  test('agree where a valve without certification is at 25 % overpressure', () => {
    const set = 1e6;
    const duty = { ...crude, relievingPressure: 1.25 * set };
    expect(uncertifiedLiquidArea(duty, set, 0.62 * overpressureCorrection(0.25))).toBeCloseTo(
      certifiedLiquidArea(duty, 0.62),
      12,
    );
    expect(overpressureCorrection(0.1)).toBe(0.6);
    expect(overpressureCorrection(0.2)).toBe(0.6);
    expect(() => overpressureCorrection(0.09)).toThrow(
      expect.objectContaining({
        name: 'Refusal',
        message: 'not applicable: the Kp curve of API 520-I begins at 10 % overpressure',
      }),
    );
  });

  test('throw without a pressure difference', () => {
    const still = { ...crude, backPressure: crude.relievingPressure };
    expect(() => certifiedLiquidArea(still, 1)).toThrow(Refusal);
    expect(() => uncertifiedLiquidArea(still, 1e6, 1)).toThrow(Refusal);
  });
});

describe('the viscosity correction', () => {
  test('is 1 for a thin liquid and never above', () => {
    for (const edition of editions) {
      expect(viscosityCorrection(edition, 1e9)).toBeCloseTo(1, 6);
      expect(viscosityCorrection(edition, 1e5)).toBeLessThanOrEqual(1);
    }
  });

  test('throws below the limits of the editions', () => {
    expect(() => viscosityCorrection('10th', 79.9)).toThrow(
      expect.objectContaining({
        name: 'Refusal',
        message: 'not applicable: Re = 79.9 is below 80, the lowest for Kv of API 520-I, 10th ed.',
      }),
    );
    expect(() => viscosityCorrection('7th', 33.9)).toThrow(Refusal);
    expect(() => viscosityCorrection('7th', Number.NaN)).toThrow(Refusal);
    expect(viscosityCorrection('7th', minReynolds['7th'])).toBeGreaterThan(0.3);
  });

  test('uses the Reynolds number at the orifice finally selected', () => {
    fc.assert(
      fc.property(double(1e-5, 0.1), double(1e-3, 20), fc.constantFrom(...editions), (before, viscosity, edition) => {
        let answer;
        try {
          answer = correctForViscosity(crude, viscosity, before, edition);
        } catch (thrown) {
          expect(thrown).toBeInstanceOf(Refusal);
          return;
        }
        const { area, trialArea, kv, reynolds } = answer;
        expect(area).toBeGreaterThanOrEqual(before);
        expect(trialArea).toBeCloseTo(orificeFor(area)?.area ?? area, 12);
        expect(reynolds).toBe(orificeReynoldsNumber(crude, viscosity, trialArea));
        expect(area).toBeCloseTo(before / kv, 14);
      }),
      { numRuns: 10_000 },
    );
  });
});

describe('several valves for a viscous liquid', () => {
  /** Effective area of the T orifice, API 526. */
  const orificeT = 16_774e-6;

  test('share the flow equally, each with its own orifice', () => {
    // A thin liquid: 3.6 times the largest orifice are four valves of 0.9 times it.
    const valves = viscousValves(crude, 1e-4, 3.6 * orificeT, '10th');
    expect(valves).toMatchObject({ count: 4, orifice: { area: orificeT } });
    expect((valves?.areaOfEach ?? 0) / (0.9 * orificeT)).toBeCloseTo(1, 3);
  });

  test('are more where the liquid is thick, each with the Reynolds number of its share', () => {
    const valves = viscousValves(crude, 0.5, 3.6 * orificeT, '10th');
    const areaOf = (count: number) =>
      correctForViscosity({ ...crude, massFlow: crude.massFlow / count }, 0.5, (3.6 / count) * orificeT, '10th').area;
    expect(valves?.count).toBeGreaterThan(4);
    expect(areaOf((valves?.count ?? 0) - 1)).toBeGreaterThan(orificeT);
    expect(valves?.areaOfEach).toBeCloseTo(areaOf(valves?.count ?? 0), 12);
  });

  test('are not found beyond fifty', () => {
    expect(viscousValves(crude, 1e-4, 50.5 * orificeT, '10th')).toBeUndefined();
  });
});

describe('a liquid valve never gets smaller', () => {
  const duties = fc.record({
    massFlow: double(0.1, 500),
    density: double(400, 1800),
    relievingPressure: double(2e5, 1e7),
    share: double(0, 0.9),
    viscosity: double(1e-4, 2),
    edition: fc.constantFrom(...editions),
    kd: double(0.3, 0.9),
  });
  type Duty = typeof duties extends fc.Arbitrary<infer D> ? D : never;
  const areaOf = ({ share, viscosity, edition, kd, ...rest }: Duty): number | undefined => {
    const duty = { ...rest, backPressure: share * rest.relievingPressure };
    try {
      return correctForViscosity(duty, viscosity, certifiedLiquidArea(duty, kd), edition).area;
    } catch (thrown) {
      if (thrown instanceof Refusal) return undefined;
      throw thrown;
    }
  };
  const worse: readonly [string, (duty: Duty, factor: number) => Duty][] = [
    ['when the flow rises', (duty, factor) => ({ ...duty, massFlow: duty.massFlow * factor })],
    [
      'when the back pressure rises',
      (duty, factor) => ({ ...duty, share: duty.share + (0.95 - duty.share) * (factor - 1) }),
    ],
    [
      'when the overpressure falls',
      (duty, factor) => ({
        ...duty,
        relievingPressure: duty.relievingPressure / (1 + (factor - 1) * 0.05),
        share: duty.share * (1 + (factor - 1) * 0.05),
      }),
    ],
    ['when Kd falls', (duty, factor) => ({ ...duty, kd: duty.kd / factor })],
    ['when the liquid is more viscous', (duty, factor) => ({ ...duty, viscosity: duty.viscosity * factor })],
  ];

  test.each(worse)('%s', (_, change) => {
    fc.assert(
      fc.property(duties, double(1, 2), (duty, factor) => {
        const [before, after] = [areaOf(duty), areaOf(change(duty, factor))];
        if (before === undefined || after === undefined) return;
        expect(after).toBeGreaterThanOrEqual(before * (1 - 1e-12));
        const letters = [before, after].map(area => orificeFor(area * (1 - 1e-12))?.area ?? Infinity);
        expect(letters[1]).toBeGreaterThanOrEqual(letters[0] ?? Infinity);
      }),
      { numRuns: 10_000 },
    );
  });
});
