import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  acousticLikelihood,
  assumedSonicRatio,
  attenuation,
  connections,
  eisingerLimit,
  isOriginallySonic,
  originalSonicLimit,
  originalSonicVelocity,
  sonicPressureRatio,
  sonicRatioRange,
  soundPowerLevel,
  sumOfLevels,
  type Discontinuity,
} from './index.ts';

const runs = { numRuns: 10_000 };
const between = (min: number, max: number) => fc.double({ min, max, noNaN: true });

const source = fc.record({
  pressureDropRatio: between(0.01, 0.999),
  massFlow: between(0.01, 500),
  temperature: between(150, 900),
  molarMass: between(0.002, 0.2),
  sonic: fc.constant(false),
});
const pipe = fc
  .record({
    outsideDiameter: between(0.06, 1.5),
    slenderness: between(6, 139),
    ratio: between(1, 20),
    connection: fc.constantFrom(...connections),
    duplex: fc.boolean(),
  })
  .map(({ slenderness, ratio, ...rest }): Discontinuity => ({
    ...rest,
    wallThickness: rest.outsideDiameter / slenderness,
    branchDiameter: rest.outsideDiameter / ratio,
  }));

describe('the sound power level', () => {
  const relief = { massFlow: 53482 / 3600, molarMass: 0.02175, sonic: false };
  test('of the guideline’s example D2.3, relief and recycle', () => {
    expect(soundPowerLevel({ ...relief, pressureDropRatio: 98 / 99, temperature: 410.15 })).toBeCloseTo(164.685, 3);
    expect(soundPowerLevel({ ...relief, pressureDropRatio: 62 / 88, temperature: 409.85 })).toBeCloseTo(159.365, 3);
  });
  test('is 6 dB higher in sonic flow and lower by what a low-noise trim takes off, never higher', () => {
    const plain = { ...relief, pressureDropRatio: 0.9, temperature: 400 };
    const level = soundPowerLevel(plain);
    expect(soundPowerLevel({ ...plain, sonic: true })).toBe(level + 6);
    expect(soundPowerLevel({ ...plain, trimReduction: 15 })).toBe(level - 15);
    expect(soundPowerLevel({ ...plain, trimReduction: -15 })).toBe(level);
  });
  test('never falls when flow, pressure drop or temperature rise', () => {
    fc.assert(
      fc.property(source, between(1, 3), (input, factor) => {
        const level = soundPowerLevel(input);
        for (const name of ['massFlow', 'temperature', 'pressureDropRatio'] as const)
          expect(soundPowerLevel({ ...input, [name]: input[name] * factor })).toBeGreaterThanOrEqual(level);
      }),
      runs,
    );
  });
  test('equals its power law', () => {
    const input = { pressureDropRatio: 0.6, massFlow: 12, temperature: 350, molarMass: 0.03, sonic: false };
    expect(soundPowerLevel(input)).toBeCloseTo(10 * Math.log10(0.6 ** 3.6 * 144 * (350 / 30) ** 1.2) + 126.1, 10);
  });
  test.each([
    [{ pressureDropRatio: 0 }, 'pressureDropRatio must be above 0, got 0'],
    [{ massFlow: -1 }, 'massFlow must be above 0, got -1'],
    [{ temperature: 0 }, 'temperature must be above 0, got 0'],
    [{ molarMass: Number.NaN }, 'molarMass must be above 0, got NaN'],
  ])('refuses %o', (wrong, message) =>
    expect(() =>
      soundPowerLevel({ pressureDropRatio: 1, massFlow: 1, temperature: 300, molarMass: 0.03, sonic: false, ...wrong }),
    ).toThrow(message),
  );
});

describe('sonic flow', () => {
  test('begins at the critical pressure ratio', () => {
    expect(sonicPressureRatio(1.4)).toBeCloseTo(1.8929, 4);
    // mpmath 1.4.1 with 50 digits.
    expect(sonicPressureRatio(1)).toBeCloseTo(1.648721270700128, 14);
    expect(sonicPressureRatio(1 + 1e-9)).toBeCloseTo(1.648721271318399, 14);
    expect(sonicPressureRatio(1 + 1e-4)).toBeCloseTo(1.648783097533108, 14);
    expect(() => sonicPressureRatio(0.99)).toThrow('gamma must be at least 1, got 0.99');
  });
  test('of every gas begins between √e and 2.05, and without γ it is assumed from the least on', () => {
    expect(sonicRatioRange.most).toBeCloseTo((4 / 3) ** 2.5, 12);
    expect(assumedSonicRatio(undefined)).toBeCloseTo(Math.sqrt(Math.E), 12);
    fc.assert(
      fc.property(between(1.0001, 3), gamma => {
        expect(assumedSonicRatio(gamma)).toBeGreaterThanOrEqual(assumedSonicRatio(undefined));
        expect(assumedSonicRatio(gamma)).toBeLessThanOrEqual(sonicRatioRange.most);
      }),
    );
    expect(assumedSonicRatio(1.4)).toBe(sonicPressureRatio(1.4));
  });
  test('of the original method begins at 1125 ft/s, not below', () => {
    for (const by of [-1e-12, 0, 1e-12]) expect(isOriginallySonic(originalSonicLimit * (1 + by))).toBe(true);
    expect(isOriginallySonic(originalSonicLimit * (1 - 1e-10))).toBe(false);
  });
  test('has the velocity of the original formula', () => {
    const feet = 223.1286 * Math.sqrt((((10 + 4) / 2) * 14.5038 + 14.7) / (10.731589 * 8 * 0.062428));
    expect(originalSonicVelocity(10e5, 4e5, 8)).toBeCloseTo(feet * 0.3048, 9);
  });
});

describe('levels', () => {
  test('fall by 3 dB over 50 diameters', () => expect(attenuation(50 * 0.154, 0.154)).toBeCloseTo(3, 12));
  test('of two equal sources together are 3 dB above one', () => {
    expect(sumOfLevels([160, 160])).toBeCloseTo(160 + 10 * Math.log10(2), 12);
    expect(sumOfLevels([170])).toBe(170);
    expect(() => sumOfLevels([])).toThrow('levels must not be empty');
  });
  test('together are at least the loudest, and do not overflow', () => {
    fc.assert(
      fc.property(fc.array(between(0, 5000), { minLength: 1, maxLength: 5 }), levels => {
        const sum = sumOfLevels(levels);
        expect(sum).toBeGreaterThanOrEqual(Math.max(...levels));
        expect(sum).toBeLessThanOrEqual(Math.max(...levels) + 10 * Math.log10(levels.length) + 1e-9);
      }),
      { numRuns: 1000 },
    );
  });
});

describe('the likelihood of acoustic fatigue', () => {
  test('of the guideline’s example D2.3, step by step', () => {
    const chain = acousticLikelihood(164.7 - attenuation(0.8, 0.154), {
      outsideDiameter: 0.1683,
      wallThickness: 0.00711,
      branchDiameter: 0.0603,
      connection: 'Weldolet',
      duplex: false,
    });
    expect(chain.a).toBeCloseTo(0.93989, 5);
    expect(chain.s).toBeCloseTo(68.229, 3);
    expect(chain.B).toBeCloseTo(152.207, 3);
    expect(chain.logCycles).toBeCloseTo(9.9026, 4);
    expect(chain.branchFactor).toBeCloseTo(1.211, 4);
    expect(chain.connectionFactor).toBeCloseTo(0.2009, 4);
    expect(chain.unlimited).toBeCloseTo(0.3128, 3);
    expect(chain.lof).toBe(0.29);
  });

  test('never falls when the level rises', () => {
    fc.assert(
      fc.property(pipe, between(140, 210), between(1e-6, 20), (input, level, more) => {
        expect(acousticLikelihood(level + more, input).lof).toBeGreaterThanOrEqual(
          acousticLikelihood(level, input).lof,
        );
      }),
      runs,
    );
  });

  test('never falls when the wall becomes thinner', () => {
    fc.assert(
      fc.property(pipe, between(155, 200), between(1.00001, 3), (input, level, factor) => {
        fc.pre((input.outsideDiameter / input.wallThickness) * factor <= 139);
        const thinner = { ...input, wallThickness: input.wallThickness / factor };
        expect(acousticLikelihood(level, thinner).lof).toBeGreaterThanOrEqual(acousticLikelihood(level, input).lof);
      }),
      runs,
    );
  });

  test('has the cycles of the formula as printed, which itself keeps eleven digits', () => {
    fc.assert(
      fc.property(pipe, between(140, 210), (input, level) => {
        const { B, logCycles } = acousticLikelihood(level, input);
        const printed = 470711.5155 - 63075.1242 * Math.log10(B) + 183685.4368 / Math.sqrt(B) - 575094.3273 / B ** 0.1;
        expect(Math.abs(logCycles - printed)).toBeLessThan(1e-9);
      }),
      { numRuns: 1000 },
    );
  });

  test('is higher with a weldolet than with another connection, and higher in duplex', () => {
    fc.assert(
      fc.property(pipe, between(150, 200), (input, level) => {
        const lof = (change: Partial<Discontinuity>) => acousticLikelihood(level, { ...input, ...change }).unlimited;
        expect(lof({ connection: 'Weldolet' })).toBeGreaterThan(lof({ connection: 'Other connection' }));
        expect(lof({ duplex: true })).toBeGreaterThan(lof({ duplex: false }));
      }),
      { numRuns: 1000 },
    );
  });

  test('is 0.29 at 155 dB and below, else at least 0.5 or 0.29, and at most 1', () => {
    fc.assert(
      fc.property(pipe, between(100, 220), (input, level) => {
        const { lof } = acousticLikelihood(level, input);
        expect(lof === 0.29 || (lof >= 0.5 && lof <= 1 && level > 155)).toBe(true);
      }),
      { numRuns: 1000 },
    );
  });

  const plain: Discontinuity = {
    outsideDiameter: 0.3,
    wallThickness: 0.01,
    branchDiameter: 0.06,
    connection: 'Weldolet',
    duplex: false,
  };
  test.each([
    [{ wallThickness: 0.002 }, 'D/T = 150.0 is above 140, where the guideline’s curves end'],
    [{ wallThickness: 0.15 }, 'a wall of 150.0 mm leaves no bore in a pipe of 300.0 mm'],
    [{ branchDiameter: 0.31 }, 'the branch of 310.0 mm is wider than the pipe of 300.0 mm'],
    [{ branchDiameter: 0 }, 'branchDiameter must be above 0, got 0'],
  ])('refuses %o', (wrong, message) => expect(() => acousticLikelihood(170, { ...plain, ...wrong })).toThrow(message));

  test('never falls as the level rises', () => {
    fc.assert(
      fc.property(between(100, 1e9), between(100, 1e9), (one, other) => {
        const lof = (level: number) => acousticLikelihood(level, plain).lof;
        expect(lof(Math.max(one, other))).toBeGreaterThanOrEqual(lof(Math.min(one, other)));
      }),
      { numRuns: 1000 },
    );
    expect(acousticLikelihood(1e9, plain).lof).toBe(1);
  });

  test('has none at a level below its curves', () =>
    expect(() => acousticLikelihood(-50, plain)).toThrow(/^no likelihood of failure: −50.00 dB is below all levels/));

  test('is consistent with Eisinger’s design line', () => expect(eisingerLimit(40)).toBeCloseTo(168.6, 12));
});
