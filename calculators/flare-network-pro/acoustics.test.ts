import { beforeAll, expect, test } from 'vitest';
import { loadAllFluidData } from '../testing/load-all-fluid-data.ts';
import { air, answer, plain, rowsOf } from './testing/answer.ts';

beforeAll(loadAllFluidData);

const pipe = { type: 'line', roughness: 0.05 };
const items = [
  { tag: 'TA', from: 'NA', to: 'J', insideDiameter: 150, length: 30, ...pipe },
  { tag: 'TB', from: 'NB', to: 'J', insideDiameter: 200, length: 15, ...pipe },
  { tag: 'H', from: 'J', to: 'End', insideDiameter: 400, length: 100, ...pipe },
];
const valve = { ...air, setPressure: 40, valveType: 'conventional' };
const levelsOf = (result: ReturnType<typeof answer>) =>
  Object.fromEntries(
    rowsOf(result.results['acousticTable']).map(row => [String(row['line']), Number(plain(row['soundPowerLevel']))]),
  );

/** Energy Institute AVIFF, with W in kg/s, T in K and M in g/mol, and 6 dB for sonic flow. */
const carucci = (upstream: number, back: number, flow: number) =>
  10 * Math.log10(((upstream - back) / upstream) ** 3.6 * flow ** 2 * (300 / 28.96) ** 1.2) + 126.1 + 6;

test('levels fall along the lines and add up where they meet, each valve at its rated flow', () => {
  const result = answer({
    sources: [
      { tag: 'A', to: 'NA', requiredFlow: 8000, ratedFlow: 12_000, ...valve },
      { tag: 'B', to: 'NB', requiredFlow: 20_000, ...valve },
    ],
    items,
  });
  const levels = levelsOf(result);
  const relieving = 1.1 * 40 + 1.01325;
  const atA = carucci(relieving, result.source('A', 'backPressureAtRatedFlow') + 1.01325, 12_000 / 3600);
  const atB = carucci(relieving, result.source('B', 'backPressure') + 1.01325, 20_000 / 3600);
  expect(levels['TA']).toBeCloseTo(atA, 6);
  expect(levels['TB']).toBeCloseTo(atB, 6);
  const [fromA, fromB] = [atA - (60 * 30) / 150, atB - (60 * 15) / 200];
  expect(levels['H']).toBeCloseTo(10 * Math.log10(10 ** (fromA / 10) + 10 ** (fromB / 10)), 6);
});

test('a level above 155 dB is named, and one of a source without a pressure is not counted', () => {
  const sources = [
    { tag: 'A', to: 'NA', requiredFlow: 60_000, ...valve, setPressure: 90, allowablePressure: 60 },
    { tag: 'B', to: 'NB', requiredFlow: 2000, ...air, allowablePressure: 60 },
  ];
  const result = answer({ sources, items });
  expect(levelsOf(result)['TA']).toBeGreaterThan(155);
  expect(rowsOf(result.results['acousticTable']).map(row => row['line'])).toEqual(['TA', 'H']);
  expect(result.messages).toEqual(
    expect.arrayContaining([
      'The sound power level is above 155 dB, up to which no acoustic fatigue is known, in: TA, H. Assess their welded connections in Vibration Analysis Pro.',
      'The sound of B is not counted: the pressure before is not known or not above that behind, or the molar mass is not known, so the levels behind are too low.',
    ]),
  );
});

/** Energy Institute AVIFF, 2nd ed., with its errata: weldolet of a tenth of the diameter in duplex steel, on 12 in STD (ASME B36.10M). */
function guideline(level: number): number {
  const R = 323.8 / 9.53;
  const s = 91.9 - R;
  const a = 3.28e-7 * R ** 3 - 8.503e-5 * R ** 2 + 7.063e-3 * R + 0.816;
  const B = a * (level - (0.112762 * s + 0.001812 * s ** 2 - 4.307277e-5 * s ** 3));
  const cycles = 470711.5155 - 63075.1242 * Math.log10(B) + 183685.4368 / Math.sqrt(B) - 575094.3273 / B ** 0.1;
  const rise = Math.tanh((level - 172) / 2.9);
  return -0.1303 * Math.log(10 ** cycles * 0.5 * (0.29 + 0.09 * rise) * (0.263 + 0.087 * rise)) + 3.1;
}

test.each([
  ['assess the welded connections', 28_000, (level: number) => expect.closeTo(guideline(level), 3)],
  ['none known', 13_500, () => 0.29],
])(
  'a line of nominal size has the likelihood of failure of its worst connection: %s',
  (verdict, requiredFlow, likelihood) => {
    const sources = [{ tag: 'A', to: 'N', requiredFlow, ...valve, allowablePressure: 30 }];
    const result = answer({
      sources,
      items: [{ tag: 'L', from: 'N', to: 'End', nps: '12', schedule: 'STD', length: 1, ...pipe }],
    });
    const level = levelsOf(result)['L'] ?? NaN;
    expect(level).toBeGreaterThan(155);
    const [row = {}] = rowsOf(result.results['acousticTable']);
    expect([plain(row['likelihood']), row['verdict']]).toEqual([likelihood(level), verdict]);
    expect(result.messages.join(' ').includes('Assess their welded connections')).toBe(verdict !== 'none known');
  },
);

const line = [{ tag: 'TA', from: 'NA', to: 'End', insideDiameter: 500, length: 1e-6, ...pipe }];
const fluidOf = (composition: string, temperature: number, setPressure: number) => ({
  tag: 'A',
  to: 'NA',
  requiredFlow: 40_000,
  composition,
  temperature,
  setPressure,
  valveType: 'conventional',
});

test('a liquid behind a valve has no level', () => {
  const { results, messages } = answer({ sources: [fluidOf('H2O 1', 60, 10)], items: line });
  expect(results['acousticTable']).toBeNull();
  expect(messages.join(' ')).not.toMatch(/Assess their welded connections|not counted/);
  expect(messages).toContain('Liquid flows behind A, which has no sound power level: the method is for gas.');
});

test('of two phases behind a valve the level is that of the gas', () => {
  const result = answer({ sources: [fluidOf('H2O 1', 180, 20)], items: line });
  const back = result.source('A', 'backPressure') + 1.01325;
  expect(back).toBeLessThan(1.1);
  // CoolProp 8.0.0 (IAPWS-95): 0.1488 of the mass is vapour at 1.1 bar(abs).
  const share = 0.15;
  const level =
    10 * Math.log10(((23.01325 - back) / 23.01325) ** 3.6 * (share * (40_000 / 3600)) ** 2 * (453.15 / 18.015) ** 1.2) +
    126.1 +
    6;
  expect(levelsOf(result)['TA']).toBeCloseTo(level, 0);
  expect(result.messages.join(' ')).toContain('Two phases flow behind A: the sound power level is that of their gas');
});
