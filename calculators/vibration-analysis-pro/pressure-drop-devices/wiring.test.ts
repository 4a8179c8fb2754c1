import { describe, expect, test } from 'vitest';
import { evaluator } from '../../testing/evaluator.ts';
import definition from './definition.ts';

/** Levels recalculated by hand by the equations of both methods. */

const { sqrt, log, log10, tanh, E } = Math;

const by = evaluator(definition);

/** 25 kg/s from 40 to 12 bar(g) at 60 °C. */
const letDown = {
  flowRate: 90_000,
  density: 16,
  p1: 40,
  p2: 12,
  temperature: 60,
  molecularWeight: 18,
  gamma: 1.3,
};
const [W, T, M, gamma] = [25, 333.15, 18, 1.3];
const atmosphere = 1.01325;
const pipe = {
  distanceToDiscontinuity: 5,
  pipeInternalDiameter: 300,
  pipeWallThickness: 10,
  branchDiameter: 88.9,
  branchType: 'Weldolet',
  ap2: 158,
};

const level = (x: number, more = 0) => 10 * log10(x ** 3.6 * W ** 2 * (T / M) ** 1.2) + 126.1 + more;
/** 60·L/D, L in m and D in mm. */
const attenuation = (60 * 5) / 300;
const sum = (...levels: number[]) => 10 * log10(levels.reduce((total, each) => total + 10 ** (each / 10), 0));

describe('the source', () => {
  const criticalRatio = ((gamma + 1) / 2) ** (gamma / (gamma - 1));
  const velocity = 223.1286 * sqrt((26 * 14.5038 + 14.7) / (10.731589 * 16 * 0.062428)) * 0.3048;

  test('by the simplified method: gauge pressures, and the density at the mean pressure', () => {
    const { of, rawValue, crossCheckValues } = by(letDown, 'original');
    expect(of('sonicVelocity')).toBeCloseTo(velocity, 6);
    expect(rawValue('sonicFlow')).toBe(velocity >= 1125 * 0.3048);
    expect(of('pressureDropRatio')).toBeCloseTo(28 / 40, 12);
    expect(of('soundPowerLevel')).toBeCloseTo(level(28 / 40, velocity >= 1125 * 0.3048 ? 6 : 0), 9);
    expect(crossCheckValues).toEqual([expect.closeTo(level(28 / (40 + atmosphere), 6), 9)]);
  });

  test('by EI AVIFF: absolute pressures, and the critical ratio of the gas', () => {
    const { of, rawValue } = by(letDown, 'ei-avif');
    expect(of('pressureRatio')).toBeCloseTo((40 + atmosphere) / (12 + atmosphere), 9);
    expect(of('criticalRatio')).toBeCloseTo(criticalRatio, 9);
    expect(of('sonicVelocity')).toBeCloseTo(sqrt((gamma * 8.31446261815324 * T) / 0.018), 6);
    expect(rawValue('sonicFlow')).toBe(true);
    expect(of('pressureDropRatio')).toBeCloseTo(28 / (40 + atmosphere), 12);
    expect(of('soundPowerLevel')).toBeCloseTo(level(28 / (40 + atmosphere), 6), 9);
    expect(by({ ...letDown, gamma: '' }, 'ei-avif').of('criticalRatio')).toBeCloseTo(sqrt(E), 9);
  });

  test.each([
    [1.0001, false],
    [0.9999, true],
  ])('the flow is sonic from the critical ratio on: %d of it downstream', (share, sonic) => {
    const p2 = ((40 + atmosphere) / criticalRatio) * share - atmosphere;
    const { of, rawValue } = by({ ...letDown, p2 }, 'ei-avif');
    expect(rawValue('sonicFlow')).toBe(sonic);
    expect(of('soundPowerLevel')).toBeCloseTo(level((40 - p2) / (40 + atmosphere), sonic ? 6 : 0), 9);
  });

  test.each([
    [1.001, false],
    [0.999, true],
  ])('the simplified method by 1125 ft/s, at %d of the density of it', (share, sonic) => {
    const density = 16 * (velocity / (1125 * 0.3048)) ** 2 * share;
    const { rawValue, of } = by({ ...letDown, density }, 'original');
    expect(rawValue('sonicFlow')).toBe(sonic);
    expect(of('soundPowerLevel')).toBeCloseTo(level(28 / 40, sonic ? 6 : 0), 9);
  });

  test.each(['original', 'ei-avif'])('a low-noise trim is subtracted and never adds: %s', method => {
    const without = by(letDown, method).of('soundPowerLevel');
    expect(by({ ...letDown, lowNoiseTrim: 12 }, method).of('soundPowerLevel')).toBeCloseTo(without - 12, 9);
    const negative = by({ ...letDown, lowNoiseTrim: -12 }, method);
    expect(negative.of('soundPowerLevel')).toBe(without);
    expect(negative.messageMarks).toContain('info lowNoiseTrim');
  });
});

describe('the discontinuity', () => {
  test.each(['original', 'ei-avif'])('has the attenuated level plus the other sources: %s', method => {
    const source = by(letDown, method).of('soundPowerLevel');
    const { of } = by({ ...letDown, ...pipe, ap3: 160, ap4: 163 }, method);
    expect(of('levelAtDiscontinuity')).toBeCloseTo(source - attenuation, 9);
    expect(of('totalLevel')).toBeCloseTo(sum(source - attenuation, 158, 160, 163), 9);
    if (method === 'ei-avif') expect(of('levelOfAll')).toBeCloseTo(sum(source, 158, 160, 163), 9);
  });

  test('is likely to fail by the simplified method from 160 dB', () => {
    const short = (distance: number) =>
      by({ ...letDown, ...pipe, ap2: '', distanceToDiscontinuity: distance }, 'original');
    const far = ((short(0).of('totalLevel') - 160) / 60) * 300;
    expect([short(far * 0.999).rawValue('likelihood'), short(far * 1.001).rawValue('likelihood')]).toEqual([
      'High',
      'Low',
    ]);
  });

  test.each([
    ['Weldolet', 'Carbon or stainless steel', 88.9],
    ['Other connection', 'Duplex', 168.3],
    ['Weldolet', 'Duplex', 21.3],
  ])('by EI AVIFF: %s, %s, branch of %d mm', (branchType, pipeMaterial, branchDiameter) => {
    const { of, rawValue } = by({ ...letDown, ...pipe, branchType, pipeMaterial, branchDiameter }, 'ei-avif');
    const L = sum(level(28 / (40 + atmosphere), 6) - attenuation, 158);
    const R = 320 / 10;
    const s = 91.9 - R;
    const a = 3.28e-7 * R ** 3 - 8.503e-5 * R ** 2 + 7.063e-3 * R + 0.816;
    const B = a * (L - 0.112762 * s - 0.001812 * s ** 2 + 4.307277e-5 * s ** 3);
    const logN = 470711.5155 - 63075.1242 * log10(B) + 183685.4368 / sqrt(B) - 575094.3273 / B ** 0.1;
    const Rd = 320 / branchDiameter;
    const ofBranch = Rd < 10 ? -0.07 + 0.91 * Rd + 1.32 / Rd - 0.48 * Rd ** 1.5 + 0.065 * Rd ** 2 : 0.5;
    const rise = tanh((L - 172) / 2.9);
    const factors = [
      ofBranch,
      branchType === 'Weldolet' ? 0.29 + 0.09 * rise : 1,
      pipeMaterial === 'Duplex' ? 0.263 + 0.087 * rise : 1,
    ];
    expect([of('slenderness'), of('factorS')]).toEqual([R, s].map(each => expect.closeTo(each, 9)));
    expect([of('factorA') / a, of('factorB') / B, of('logCycles') / logN]).toEqual(
      [1, 1, 1].map(() => expect.closeTo(1, 7)),
    );
    expect([of('branchFactor'), of('connectionFactor'), of('materialFactor')]).toEqual(
      factors.map(factor => expect.closeTo(factor, 9)),
    );
    const [one = 0, two = 0, three = 0] = factors;
    const unlimited = 3.1 - 0.1303 * (logN * log(10) + log(one * two * three));
    expect(of('unlimitedLof')).toBeCloseTo(unlimited, 5);
    const lof = unlimited >= 0.5 ? Math.min(1, unlimited) : 0.29;
    expect(of('lof')).toBeCloseTo(lof, 5);
    expect(rawValue('likelihood')).toBe(lof >= 1 ? 'High' : lof >= 0.5 ? 'Medium' : 'Low');
    expect(of('eisingerLimit')).toBeCloseTo(173.6 - 0.125 * R, 9);
  });
});

describe('155 dB', () => {
  const quiet = (share: number, method: string) => {
    const above = by(letDown, method).of('soundPowerLevel') - 155;
    return { ...letDown, lowNoiseTrim: above * share };
  };

  test.each(['original', 'ei-avif'])('or less requires no step 2: %s', method => {
    const [below, beyond] = [1.0001, 0.9999].map(share => by({ ...quiet(share, method), ...pipe, ap2: '' }, method));
    expect([below?.rawValue('likelihood'), below?.rawValue('levelAtDiscontinuity')]).toEqual(['Low', undefined]);
    expect(below?.messageMarks).toContain('info likelihood');
    expect(beyond?.rawValue('levelAtDiscontinuity')).toBeLessThan(155);
    if (method === 'ei-avif') expect([below?.of('lof'), beyond?.of('lof')]).toEqual([0.29, 0.29]);
  });

  test.each(['original', 'ei-avif'])('or more counts as high without step 2: %s', method => {
    const { rawValue, messageMarks } = by(letDown, method);
    expect([rawValue('likelihood'), rawValue('step2')]).toEqual(['High', true]);
    expect(messageMarks).toContain('warning soundPowerLevel');
  });
});
