import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  correctionFactor,
  counterFlowUnits,
  effectiveness,
  minShells,
  logMeanDifference,
  temperatureRatios,
  terminalDifferences,
  transferUnits,
  type Arrangement,
} from '../index.ts';

const between = (min: number, max: number) => fc.double({ min, max, noNaN: true });
const runs = { numRuns: 10_000 };
const shell = (shells: number): Arrangement => ({ type: 'shell', shells });
const cross = (mixed: 'none' | 'smaller' | 'larger'): Arrangement => ({ type: 'cross', mixed });
const arrangements: readonly Arrangement[] = [
  { type: 'counter' },
  { type: 'co' },
  shell(1),
  shell(2),
  shell(5),
  cross('none'),
  cross('smaller'),
  cross('larger'),
];

describe('the logarithmic mean difference', () => {
  test('lies between the terminal differences and below their mean', () => {
    fc.assert(
      fc.property(between(1e-3, 500), between(1e-3, 500), (a, b) => {
        const mean = logMeanDifference(a, b);
        expect(mean).toBeGreaterThanOrEqual(Math.min(a, b) * (1 - 1e-15));
        expect(mean).toBeLessThanOrEqual(((a + b) / 2) * (1 + 1e-15));
        expect(mean).toBeCloseTo(logMeanDifference(b, a), 9);
      }),
      runs,
    );
  });

  test('approaches the difference itself where both are equal', () => {
    expect(logMeanDifference(30, 30)).toBe(30);
    fc.assert(
      fc.property(between(1e-3, 500), between(-1e-7, 1e-7), (difference, part) => {
        const other = difference * (1 + part);
        expect(Math.abs(logMeanDifference(difference, other) / Math.sqrt(difference * other) - 1)).toBeLessThan(1e-13);
      }),
      runs,
    );
  });

  test('of the oil cooler of Incropera, example 11.1, is 43.2 K', () => {
    const ends = terminalDifferences({ hotIn: 100, hotOut: 60, coldIn: 30, coldOut: 40.2 }, 'counter');
    expect(logMeanDifference(...ends).toFixed(1)).toBe('43.2');
  });

  test('requires differences above zero', () => {
    expect(() => logMeanDifference(5, 0)).toThrow(
      new RangeError('both terminal differences must be above 0 K, got 5 and 0'),
    );
  });
});

describe('the correction factor', () => {
  test('agrees with the ht documentation to all its digits', () => {
    // ht 1.x documentation, F_LMTD_Fakheri: 15 to 85 °C against 130 to 110 °C, one shell.
    const ratios = temperatureRatios({ coldIn: 15, coldOut: 85, hotIn: 130, hotOut: 110 });
    expect(correctionFactor(ratios, shell(1))).toBeCloseTo(0.9438358829645933, 14);
  });

  test('approaches 1 as either stream becomes isothermal', () => {
    for (const arrangement of arrangements) {
      expect(correctionFactor({ R: 0, P: 0.7 }, arrangement)).toBe(1);
      expect(correctionFactor({ R: 2, P: 0 }, arrangement)).toBe(1);
      expect(correctionFactor({ R: 1e-9, P: 0.7 }, arrangement)).toBeCloseTo(1, 7);
      expect(correctionFactor({ R: 2, P: 1e-6 }, arrangement)).toBeCloseTo(1, 5);
    }
  });

  test('approaches 1 for many shells in series', () => {
    expect(correctionFactor({ R: 1, P: 0.7 }, shell(1))).toBeUndefined();
    expect(correctionFactor({ R: 1, P: 0.7 }, shell(1000))).toBeCloseTo(1, 4);
    fc.assert(
      fc.property(between(0.05, 5), between(0.01, 0.98), fc.integer({ min: 1, max: 20 }), (R, part, shells) => {
        const P = part * Math.min(1, 1 / R);
        const [fewer, more] = [
          correctionFactor({ R, P }, shell(shells)),
          correctionFactor({ R, P }, shell(shells + 1)),
        ];
        if (fewer === undefined) return;
        expect(fewer).toBeLessThanOrEqual(1 + 1e-12);
        expect(more).toBeGreaterThanOrEqual(fewer - 1e-12);
      }),
      runs,
    );
  });

  test('is symmetric between hot and cold streams, in shells', () => {
    fc.assert(
      fc.property(between(0.05, 20), between(0.01, 0.98), fc.integer({ min: 1, max: 4 }), (R, part, shells) => {
        const P = part * Math.min(1, 1 / R);
        const here = correctionFactor({ R, P }, shell(shells));
        const there = correctionFactor({ R: 1 / R, P: R * P }, shell(shells));
        fc.pre(here !== undefined && here > 0.3);
        expect(Math.abs((here ?? 0) / (there ?? 0) - 1)).toBeLessThan(1e-9);
      }),
      runs,
    );
  });

  test('is continuous at equal capacity rates', () => {
    for (const arrangement of arrangements) {
      const at = correctionFactor({ R: 1, P: 0.45 }, arrangement) ?? Number.NaN;
      for (const R of [1 - 1e-9, 1 + 1e-9]) expect(correctionFactor({ R, P: 0.45 }, arrangement)).toBeCloseTo(at, 7);
    }
  });

  test('is the counter-current transfer units over those of the arrangement', () => {
    fc.assert(
      fc.property(
        between(0.05, 5),
        between(0.01, 0.9),
        fc.constantFrom(...arrangements.slice(2)),
        (R, part, arrangement) => {
          const P = part * Math.min(1, 1 / R);
          const factor = correctionFactor({ R, P }, arrangement);
          const [epsilon, ratio] = R <= 1 ? [P, R] : [P * R, 1 / R];
          const units = transferUnits(epsilon, ratio, arrangement);
          if (factor === undefined || units === undefined || factor < 0.4) return;
          expect(Math.abs((factor * units) / counterFlowUnits(epsilon, ratio) - 1)).toBeLessThan(1e-9);
        },
      ),
      runs,
    );
  });

  test('finds the smallest number of shells that give it', () => {
    expect(minShells({ R: 1, P: 0.7 }, 0.8, 10)).toBe(3);
    expect(minShells({ R: 1, P: 0.999 }, 0.8, 10)).toBeUndefined();
  });

  test('requires valid ratios', () => {
    expect(() => correctionFactor({ R: 1, P: 1 }, shell(1))).toThrow('P must be from 0 to below 1, got 1');
    expect(() => correctionFactor({ R: 2, P: 0.6 }, shell(1))).toThrow('R·P must be from 0 to below 1, got 1.2');
  });
});

describe('effectiveness and transfer units', () => {
  test('of the exchanger of Incropera, example 11.3, are 0.75 and 2.1', () => {
    const heat = 4197 * 90;
    const smaller = heat / 200;
    const epsilon = heat / (smaller * 265);
    expect(epsilon.toFixed(2)).toBe('0.75');
    expect(transferUnits(epsilon, smaller / 4197, cross('none'))?.toFixed(1)).toBe('2.1');
  });

  test('are inverse functions in every arrangement', () => {
    fc.assert(
      fc.property(between(0.01, 4), between(0, 1), fc.constantFrom(...arrangements), (units, ratio, arrangement) => {
        const again = transferUnits(effectiveness(units, ratio, arrangement), ratio, arrangement) ?? Number.NaN;
        expect(Math.abs(again / units - 1)).toBeLessThan(2e-9);
      }),
      runs,
    );
  });

  test('are equal in every arrangement where one stream is isothermal', () => {
    for (const arrangement of arrangements)
      expect(effectiveness(1.5, 0, arrangement)).toBeCloseTo(1 - Math.exp(-1.5), 14);
    for (const arrangement of arrangements)
      expect(effectiveness(1.5, 1e-9, arrangement)).toBeCloseTo(1 - Math.exp(-1.5), 8);
  });

  test('are best for counter-current flow and worst for co-current flow', () => {
    fc.assert(
      fc.property(between(0.01, 6), between(0, 1), fc.constantFrom(...arrangements), (units, ratio, arrangement) => {
        const epsilon = effectiveness(units, ratio, arrangement);
        expect(epsilon).toBeLessThanOrEqual(effectiveness(units, ratio, { type: 'counter' }) + 1e-12);
        if (arrangement.type !== 'shell')
          expect(epsilon).toBeGreaterThanOrEqual(effectiveness(units, ratio, { type: 'co' }) - 1e-12);
      }),
      runs,
    );
  });

  test('give the UA of the logarithmic mean difference, counter-current and co-current', () => {
    fc.assert(
      fc.property(
        between(0.05, 3),
        between(0.05, 0.999),
        between(10, 300),
        fc.constantFrom('counter', 'co'),
        (units, ratio, span, type) => {
          const epsilon = effectiveness(units, ratio, { type });
          const ends = terminalDifferences(
            { hotIn: 20 + span, hotOut: 20 + span * (1 - epsilon), coldIn: 20, coldOut: 20 + span * epsilon * ratio },
            type,
          );
          // C_min = 1: the heat is ε·span, UA is NTU.
          expect(Math.abs((epsilon * span) / logMeanDifference(...ends) / units - 1)).toBeLessThan(1e-9);
        },
      ),
      runs,
    );
  });

  test('are undefined where the arrangement cannot reach the effectiveness', () => {
    expect(transferUnits(0.6, 1, { type: 'co' })).toBeUndefined();
    expect(transferUnits(0.6, 1, shell(1))).toBeUndefined();
    expect(transferUnits(0.99, 1, cross('none'))).toBeUndefined();
    expect(transferUnits(0.9, 1, cross('larger'))).toBeUndefined();
    expect(transferUnits(0.9, 1, cross('smaller'))).toBeUndefined();
  });

  test('require valid arguments', () => {
    expect(() => effectiveness(-1, 0.5, shell(1))).toThrow('units must be at least 0, got -1');
    expect(() => effectiveness(1, 1.5, shell(1))).toThrow('ratio must be from 0 to 1, got 1.5');
    expect(() => transferUnits(1, 0.5, shell(1))).toThrow('epsilon must be from 0 to below 1, got 1');
    expect(() => transferUnits(0.5, -1, shell(1))).toThrow('ratio must be from 0 to 1, got -1');
  });
});
