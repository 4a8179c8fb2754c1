import { describe, expect, test } from 'vitest';
import { evaluator } from '../testing/evaluator.ts';
import definition from './definition.ts';

/** Two water coolers recalculated by hand in W, kg/s and K, one with the smaller capacity rate on each side. */

const { log, sqrt, min, max } = Math;

const by = evaluator(definition);

/** 600 kW: 10 and 12 kW/K. */
const smallHot = {
  area: 25,
  flowHot: 9000,
  cpHot: 4,
  tempHotIn: 150,
  tempHotOut: 90,
  flowCold: 18_000,
  cpCold: 2.4,
  tempColdIn: 30,
  tempColdOut: 80,
};
/** 600 kW: 15 and 10 kW/K. */
const smallCold = { ...smallHot, tempHotOut: 110, cpHot: 6, tempColdOut: 90, cpCold: 2 };

const coolers = [
  ['the hot side', smallHot, { Ch: 10_000, Cc: 12_000, hot: [150, 90], cold: [30, 80] }],
  ['the cold side', smallCold, { Ch: 15_000, Cc: 10_000, hot: [150, 110], cold: [30, 90] }],
] as const;

/** F of one shell with an even number of passes, by Bowman, Mueller and Nagle. */
function bowman(R: number, P: number) {
  const S = sqrt(R ** 2 + 1);
  return (S * log((1 - P) / (1 - R * P))) / ((R - 1) * log((2 - P * (R + 1 - S)) / (2 - P * (R + 1 + S))));
}

/** P of each of n shells with the overall P. */
function perShell(R: number, P: number, n: number) {
  const W = ((1 - R * P) / (1 - P)) ** (1 / n);
  return (1 - W) / (R - W);
}

/** Effectiveness of unmixed cross-flow with N transfer units, as a grid of small exchangers. */
function unmixedGrid(N: number, Cr: number) {
  const n = 200;
  const [a, b] = [N / n, (N * Cr) / n];
  const other = Array.from({ length: n }, () => 0);
  let left = 0;
  for (let row = 0; row < n; row += 1) {
    let smaller = 1;
    for (let column = 0; column < n; column += 1) {
      const difference = (smaller - (other[column] ?? 0)) / (1 + (a + b) / 2);
      smaller -= a * difference;
      other[column] = (other[column] ?? 0) + b * difference;
    }
    left += smaller / n;
  }
  return 1 - left;
}

describe.each(coolers)('%s has the smaller capacity rate', (_, input, { Ch, Cc, hot, cold }) => {
  const [small, large] = [min(Ch, Cc), max(Ch, Cc)];
  const ratio = small / large;
  const epsilon = 600_000 / (small * 120);
  const P = (cold[1] - cold[0]) / 120;
  const R = (hot[0] - hot[1]) / (cold[1] - cold[0]);
  const mean = (a: number, b: number) => (a - b) / log(a / b);
  const counter = mean(hot[0] - cold[1], hot[1] - cold[0]);
  const hotIsSmall = Ch < Cc;

  const cross = (mixed: 'smaller' | 'larger') =>
    mixed === 'smaller' ? -log(1 + ratio * log(1 - epsilon)) / ratio : -log(1 + log(1 - ratio * epsilon) / ratio);
  const crossCase = (crossFlowMixing: string) => ({ flowConfiguration: 'Cross-flow', crossFlowMixing });

  test.each(['original', 'ntu'])('duties, rates and ratios by %s', method => {
    const { of } = by({ ...input, flowConfiguration: 'Counter-current' }, method);
    expect([of('dutyHot'), of('dutyCold'), of('exchangedDuty')]).toEqual(
      [600_000, 600_000, 600_000].map(watt => expect.closeTo(watt, 6)),
    );
    expect([of('temperatureRatio'), of('temperatureEffectiveness')]).toEqual([R, P].map(r => expect.closeTo(r, 9)));
    expect([of('rateRatio'), of('effectiveness')]).toEqual([ratio, epsilon].map(r => expect.closeTo(r, 9)));
    expect(of('ntu')).toBeCloseTo(of('ua') / small, 9);
    expect(of('u')).toBeCloseTo(of('ua') / 25, 9);
  });

  test.each([
    ['counter-current', { flowConfiguration: 'Counter-current' }, 600_000 / counter],
    ['co-current', { flowConfiguration: 'Co-current' }, 600_000 / mean(hot[0] - cold[0], hot[1] - cold[1])],
    ['one shell', { flowConfiguration: 'Shell-and-tube 1-2' }, 600_000 / (bowman(R, P) * counter)],
    ['two shells', { flowConfiguration: 'Shell-and-tube 2-4' }, 600_000 / (bowman(R, perShell(R, P, 2)) * counter)],
    [
      'four shells',
      { flowConfiguration: 'Shell-and-tube N-2N', shellPasses: 4 },
      600_000 / (bowman(R, perShell(R, P, 4)) * counter),
    ],
    ['cross-flow, hot mixed', crossCase('Hot side mixed'), cross(hotIsSmall ? 'smaller' : 'larger') * small],
    ['cross-flow, cold mixed', crossCase('Cold side mixed'), cross(hotIsSmall ? 'larger' : 'smaller') * small],
  ])('UA of %s, by either method', (_name, configuration, ua) => {
    for (const method of ['original', 'ntu']) {
      const { of, crossCheckValues } = by({ ...input, ...configuration }, method);
      expect(of('ua') / ua).toBeCloseTo(1, 9);
      expect(crossCheckValues).toEqual([expect.closeTo(ua, 4)]);
    }
    const { of } = by({ ...input, ...configuration }, 'original');
    expect(of('meanDifference')).toBeCloseTo(600_000 / ua, 9);
    expect(of('correctionFactor') * of('lmtd')).toBeCloseTo(600_000 / ua, 9);
  });

  test('UA of unmixed cross-flow reproduces the effectiveness of a grid of small exchangers', () => {
    for (const method of ['original', 'ntu']) {
      const { of } = by({ ...input, ...crossCase('Both unmixed') }, method);
      expect(unmixedGrid(of('ua') / small, ratio)).toBeCloseTo(epsilon, 4);
    }
  });
});

describe('an overall duty', () => {
  const known = { ...smallHot, flowConfiguration: 'Counter-current' };
  const { cpHot: _, cpCold: __, ...byDuty } = known;

  test.each(['original', 'ntu'])('replaces blank heat capacities: %s', method => {
    const { of, messageMarks } = by({ ...byDuty, duty: 300 }, method);
    expect([of('dutyHot'), of('dutyCold')]).toEqual([300_000, 300_000]);
    expect(of('rateRatio')).toBeCloseTo(5000 / 6000, 9);
    expect(of('ua')).toBeCloseTo(by(known, method).of('ua') / 2, 6);
    expect(messageMarks).toContain('info dutyCold');
  });

  test('replaces the heat balance of the hot side only', () => {
    const { of, messageMarks, rawValue } = by({ ...known, duty: 700 }, 'original');
    expect([of('dutyHot'), of('dutyCold')]).toEqual([700_000, expect.closeTo(600_000, 6)]);
    expect(messageMarks).toEqual(expect.arrayContaining(['error dutyCold', 'warning duty']));
    expect(rawValue('ua')).toBeUndefined();
  });
});

test('temperatures in °F give the same exchanger', () => {
  const fahrenheit = (celsius: number) => ({ value: celsius * 1.8 + 32, unit: '°F' });
  const input = {
    ...smallHot,
    flowConfiguration: 'Shell-and-tube 1-2',
    tempHotIn: fahrenheit(150),
    tempHotOut: fahrenheit(90),
    tempColdIn: fahrenheit(30),
    tempColdOut: fahrenheit(80),
  };
  const celsius = by({ ...smallHot, flowConfiguration: 'Shell-and-tube 1-2' }, 'original');
  expect(by(input, 'original').of('ua')).toBeCloseTo(celsius.of('ua'), 6);
  expect(by(input, 'original').of('dutyHot')).toBeCloseTo(600_000, 5);
});
