import { Refusal } from '@isentrope/engineering/quantities';
import { describe, expect, test } from 'vitest';
import { absent } from '../../definition/absent.ts';
import { calculation } from '../../definition/calculation.ts';
import { caseFrom } from '../../case/case-data.ts';
import { writeDocument } from '../../document/document.ts';
import { choice, quantity } from '../../definition/fields.ts';
import { error, info, warning } from '../../definition/messages.ts';
import { check, field, fields, derivedDefault, expensiveStep, step, value } from '../../definition/source.ts';
import type { AnalysisResult } from '../result.ts';
import { runToEnd, type AnalysisStage } from '../exploration.ts';
import { explore } from '../explore.ts';
import type { Distribution, AnalysisRequest } from '../request/request.ts';

const { service, a, b, temperature, blank } = fields({
  service: choice('Service', ['Gas', 'Liquid'], { names: { Gas: 'a gas' } }),
  a: quantity('A', 'length', 'm', { atLeast: -100, atMost: 100 }),
  b: quantity('B', 'length', 'm', { above: 0 }),
  temperature: quantity('Temperature', 'temperature', '°C', { above: -273.15 }),
  blank: quantity('Blank', 'length', 'm'),
});
const filled = field('filled', quantity('Filled', 'length', 'm', { above: 0 }));
const two = value('two', { service }, () => ({ value: 2, of: 'two', source: 'a table', uncertainty: 0.03 }));
const own = step('own', { a }, { label: 'Own', kind: 'length', unit: 'm' }, v => v.a);
const kink = step('kink', { a }, { label: 'Kink', kind: 'length', unit: 'm' }, v => Math.abs(v.a - 4));
const warm = step('warm', { temperature }, { label: 'Warm', kind: 'temperature', unit: '°C' }, v => v.temperature);
const some = step('some', { a, filled }, { label: 'Some', kind: 'length', unit: 'm' }, v =>
  v.a > 4 ? absent('a is more than 4') : v.a * v.filled,
);
const word = step('word', { a }, { label: 'Word' }, v => (v.a > 4 ? 'F' : 'D'));
const all = step('all', { a, b }, { label: 'All', kind: 'length', unit: 'm' }, v => v.a + v.b);

const definition = calculation(
  { id: 'parts', title: 'Parts', summary: '', access: 'free', columns: 2, standards: [] },
  {
    inputs: { Process: [service, a, b, temperature, blank, filled] },
    fills: [derivedDefault(filled, two)],
    results: { Results: [own, kink, warm, some, word, all] },
    primary: own,
    checks: [
      check({ a }, v => [
        ...(v.a > 10 ? [error('It is too far.')] : v.a > 6 ? [warning('It is far.')] : []),
        ...(v.a < 0 ? [info('It is below.')] : []),
      ]),
    ],
    examples: [],
    references: [],
  },
);

const args = [
  { a: 4, b: 3, temperature: 26.85 },
  { a: 0, b: 3, temperature: 26.85 },
  { a: -5, b: 3, temperature: 26.85 },
];
const document = writeDocument(definition, { cases: args.map(each => caseFrom(definition, each)) });

function answered<T extends AnalysisResult['type']>(
  question: AnalysisRequest & { readonly type: T },
  tell: (stage: AnalysisStage<AnalysisResult>) => void = () => undefined,
): Extract<AnalysisResult, { type: T }> {
  const answer = runToEnd(explore(definition, document, question), stage => {
    tell(stage);
    return true;
  });
  return answer as Extract<AnalysisResult, { type: T }>;
}

const refusal = (question: AnalysisRequest) => () => runToEnd(explore(definition, document, question));

describe('a Monte Carlo', () => {
  const about = (distribution: Distribution, more: object = {}, input = 'a') =>
    answered({ type: 'monteCarlo', result: input === 'a' ? 'own' : 'warm', uncertain: { [input]: distribution }, samples: 2000, ...more }); // prettier-ignore
  const percentile = (answer: ReturnType<typeof about>, expected: number) =>
    answer.percentiles.find(({ percent }) => percent === expected)?.value;

  test('draws from the stated distributions, centred on the case by default', () => {
    const normal = about({ type: 'normal', deviation: { value: 50, unit: 'cm' } });
    expect(normal.mean).toBeCloseTo(4, 2);
    expect(normal.deviation).toBeCloseTo(0.5, 2);
    expect(about({ type: 'normal', mean: -3, deviation: 0.5 }).mean).toBeCloseTo(-3, 2);
    const lognormal = about({ type: 'lognormal', factor: 1.2 });
    expect(percentile(lognormal, 50)).toBeCloseTo(4, 2);
    expect(about({ type: 'lognormal', median: 2, factor: 1.2 }).percentiles[5]?.value).toBeCloseTo(2, 2);
    const uniform = about({ type: 'uniform', from: 2, to: 12 });
    expect([1, 10, 90, 97.5].map(each => percentile(uniform, each)?.toFixed(1))).toEqual(['2.1', '3.0', '11.0', '11.7']); // prettier-ignore
    const triangular = about({ type: 'triangular', from: 2, to: 12 });
    // A fifth of the area is below the mode of 4, and the mean is that of the three corners.
    expect(triangular.mean).toBeCloseTo(6, 2);
    expect(about({ type: 'triangular', from: 2, mode: 10, to: 12 }).mean).toBeCloseTo(8, 2);
    expect(about({ type: 'triangular', from: 4, mode: 4, to: 7 }).mean).toBeCloseTo(5, 2);
    expect(about({ type: 'triangular', from: 1, mode: 4, to: 4 }).mean).toBeCloseTo(3, 2);
  });

  test('converts the deviation of a temperature as a difference', () => {
    const answer = about({ type: 'normal', deviation: 2 }, {}, 'temperature');
    expect(answer.mean).toBeCloseTo(300, 1);
    expect(answer.deviation).toBeCloseTo(2, 1);
  });

  test('has the standard error, samples and histogram', () => {
    const answer = about({ type: 'uniform', from: 2, to: 12 }, { samples: 400, seed: 7 });
    expect([answer.samples, answer.seed, answer.sequence]).toEqual([400, 7, 'latinHypercube']);
    expect(answer.standardError).toBeCloseTo((answer.deviation ?? 0) / 20, 12);
    expect(answer.histogram.reduce((sum, { count }) => sum + count, 0)).toBe(400);
    expect(answer.percentiles.map(({ percent }) => percent)).toEqual([1, 2.5, 5, 10, 25, 50, 75, 90, 95, 97.5, 99]);
  });

  test('has the probability on either side of a limit, and counts messages', () => {
    const above = about({ type: 'uniform', from: 2, to: 12 }, { limit: { above: { value: 500, unit: 'cm' } } });
    expect(above.beyond).toMatchObject({ limit: { si: 5 }, side: 'above', value: 0.7 });
    expect(about({ type: 'uniform', from: 2, to: 12 }, { limit: { below: 5 } }).beyond).toMatchObject({ value: 0.3 });
    expect(above.said.map(({ message, count }) => [message.text, count])).toEqual([
      ['It is far.', 800],
      ['It is too far.', 400],
    ]);
    expect(above.failed).toEqual({ count: 0, reasons: [] });
  });

  test('has no figures if all runs fail', () => {
    const question = {
      type: 'monteCarlo',
      result: 'some',
      uncertain: { a: { type: 'uniform', from: 5, to: 6 } },
    } as const;
    expect(answered({ ...question, samples: 20 })).toMatchObject({
      mean: null,
      deviation: null,
      standardError: null,
      percentiles: [],
      histogram: [],
      failed: { count: 20 },
      inputs: [{ correlation: null }],
    });
  });

  test('yields a result after every fifty runs', () => {
    const known: (readonly [number, number])[] = [];
    const uncertain = { a: { type: 'uniform', from: 2, to: 12 } } as const;
    answered({ type: 'monteCarlo', result: 'own', uncertain, samples: 149 }, ({ share, soFar }) => {
      const answer = soFar();
      if (answer.type === 'monteCarlo') known.push([share, answer.samples]);
    });
    expect(known).toEqual([
      [50 / 150, 50],
      [100 / 150, 100],
    ]);
  });

  test('makes ten thousand runs by default', () => {
    const uncertain = { a: { type: 'normal', deviation: 1 } } as const;
    expect(answered({ type: 'monteCarlo', result: 'own', uncertain }).samples).toBe(10_000);
  });

  const within = 'The distribution of the field "a" must have ';
  test.each<[Distribution, string]>([
    [{ type: 'normal', deviation: 0 }, `${within}a deviation above 0.`],
    [{ type: 'normal', deviation: -1 }, `${within}a deviation above 0.`],
    [{ type: 'lognormal', factor: 1 }, `${within}a median above 0 and a factor above 1.`],
    [{ type: 'lognormal', median: 0, factor: 2 }, `${within}a median above 0 and a factor above 1.`],
    [{ type: 'uniform', from: 3, to: 3 }, `${within}an end above its start.`],
    [{ type: 'triangular', from: 4, to: 4 }, `${within}its mode between its start and its end.`],
    [{ type: 'triangular', from: 5, to: 6 }, `${within}its mode between its start and its end.`],
    [{ type: 'triangular', from: 1, to: 3 }, `${within}its mode between its start and its end.`],
    [
      { type: 'uniform', from: 100, to: 200 },
      'The field "a" must be at least −100 and at most 100 m; its distribution lies outside.',
    ],
  ])('of %j is refused', (distribution, sentence) => {
    expect(refusal({ type: 'monteCarlo', result: 'own', uncertain: { a: distribution } })).toThrow(sentence);
  });

  test('that is invalid is refused', () => {
    const uncertain = { a: { type: 'normal', deviation: 1 } } as const;
    for (const samples of [9, 100_001])
      expect(refusal({ type: 'monteCarlo', result: 'own', uncertain, samples })).toThrow('must be 10 to 100000.');
    expect(answered({ type: 'monteCarlo', result: 'own', uncertain, samples: 10 }).samples).toBe(10);
    expect(refusal({ type: 'monteCarlo', result: 'own', uncertain: {} })).toThrow('At least one');
    const ofBlank = { blank: { type: 'normal', deviation: 1 } } as const;
    expect(refusal({ type: 'monteCarlo', result: 'own', uncertain: ofBlank })).toThrow('give its median or mean');
  });
});

describe('a Monte Carlo with correlated inputs', () => {
  const uncertain = {
    a: { type: 'normal', mean: 4, deviation: 1 },
    b: { type: 'normal', mean: 3, deviation: 0.3 },
    temperature: { type: 'normal', deviation: 5 },
  } as const;
  const pair = (first: string, second: string, ranks: number) => ({ inputs: [first, second], ranks }) as const;
  const correlated = (...correlations: readonly ReturnType<typeof pair>[]) =>
    answered({ type: 'monteCarlo', result: 'all', uncertain, correlations });

  test.each([0.8, -0.8, 0])('of %d has the known deviation of a sum', ranks => {
    const { deviation, correlations, mean } = correlated(pair('a', 'b', ranks));
    const normal = 2 * Math.sin((Math.PI * ranks) / 6);
    expect(deviation).toBeCloseTo(Math.sqrt(1 + 0.3 ** 2 + 2 * normal * 0.3), 2);
    expect(mean).toBeCloseTo(7, 3);
    expect(correlations).toEqual([{ inputs: ['a', 'b'], stated: ranks, drawn: expect.closeTo(ranks, 1) }]);
  });

  test('draws the same values of each input as without correlation', () => {
    const request = { type: 'monteCarlo', result: 'own', uncertain } as const;
    const alone = answered(request);
    const together = answered({ ...request, correlations: [pair('b', 'a', 0.5)] });
    expect(together.percentiles).toEqual(alone.percentiles);
    expect(alone.correlations).toBeUndefined();
  });

  test('is deterministic for a seed', () =>
    expect(correlated(pair('a', 'b', 0.3))).toEqual(correlated(pair('a', 'b', 0.3))));

  test.each([
    [[pair('a', 'b', 1)], 'A rank correlation must be above -1 and below 1.'],
    [[pair('a', 'a', 0.5)], 'The field "a" cannot be correlated with itself.'],
    [[pair('a', 'b', 0.5), pair('b', 'a', 0.4)], 'The correlation of the fields "b" and "a" is given twice.'],
    [[pair('a', 'filled', 0.5)], 'The field "filled" is correlated but not uncertain; allowed: a, b, temperature.'],
    [
      [pair('a', 'b', 0.9), pair('b', 'temperature', 0.9), pair('a', 'temperature', -0.9)],
      'The correlations contradict each other: no inputs can have all of them, as their matrix is not positive definite.',
    ],
  ])('%j is refused', (correlations, text) => {
    expect(refusal({ type: 'monteCarlo', result: 'all', uncertain, correlations })).toThrow(new Refusal(text));
  });
});

describe('a tornado', () => {
  const bars = (question: object) =>
    answered({ type: 'tornado', result: 'kink', ...question }).bars.map(({ input, low, high, swing }) => [
      input.id,
      Number(low.at.si.toFixed(9)),
      Number(high.at.si.toFixed(9)),
      swing === null ? null : Number(swing.toFixed(9)),
    ]);

  test('varies inputs by 10 %, or the requested percentage', () => {
    expect(bars({})[0]).toEqual(['a', 3.6, 4.4, 0.4]);
    expect(bars({ percent: 50 })[0]).toEqual(['a', 2, 6, 2]);
    expect(bars({ case: 2 })[0]).toEqual(['a', -5.5, -4.5, 1]);
  });

  test('varies only named inputs, and others if a percentage is given', () => {
    const inputs = { a: { plusMinus: { value: 10, unit: 'cm' } } };
    expect(bars({ inputs })).toEqual([['a', 3.9, 4.1, 0.1]]);
    expect(bars({ inputs, percent: 20 }).map(([id]) => id)).toEqual(['a', 'b', 'temperature', 'filled']);
    expect(bars({ inputs, percent: 20 })[1]).toEqual(['b', 2.4, 3.6, 0]);
    expect(bars({ inputs: { temperature: { plusMinus: 5 } } })).toEqual([['temperature', 295, 305, 0]]);
  });

  test('lists inputs that do not vary, with the reason', () => {
    expect(answered({ type: 'tornado', result: 'own', case: 1 }).left).toEqual([
      { id: 'a', reason: 'The value is 0, so a percentage of it is 0.' },
      { id: 'blank', reason: 'It has no value in this case.' },
    ]);
    expect(answered({ type: 'tornado', result: 'own', inputs: { b: { percent: 5 } } }).left).toContainEqual({
      id: 'a',
      reason: 'No uncertainty is stated.',
    });
    expect(refusal({ type: 'tornado', result: 'own', inputs: { blank: { percent: 5 } } })).toThrow(
      'The field "blank" has no value in this case.',
    );
  });

  test('has the base case, messages at the ends, and bars without a result first', () => {
    const answer = answered({ type: 'tornado', result: 'some', percent: 100 });
    expect([answer.base?.si, answer.bars[0]?.input.id, answer.bars[0]?.swing]).toEqual([8, 'a', null]);
    expect(answer.bars[0]).toMatchObject({
      low: { at: { si: 0 }, result: { si: 0 }, level: 'none' },
      high: { at: { si: 8 }, result: null, level: 'warning', refused: 'a is more than 4.' },
      effect: true,
    });
  });

  test('yields after each input', () => {
    const shares: number[] = [];
    answered({ type: 'tornado', result: 'own' }, ({ share }) => shares.push(share));
    expect(shares).toEqual([1, 2, 3, 4, 5].map(done => done / 6));
  });
});

describe('derivatives', () => {
  test('cover every input with a value, unless some are named', () => {
    const answer = answered({ type: 'derivatives', result: 'all' });
    expect(answer.derivatives.map(({ input, elasticity }) => [input.id, elasticity?.toFixed(6)])).toEqual([
      ['a', '0.571429'],
      ['b', '0.428571'],
      ['temperature', '0.000000'],
      ['filled', '0.000000'],
    ]);
    expect(answer.base?.si).toBe(7);
  });

  test('of an input at zero use a step of its unit', () => {
    const [byA] = answered({ type: 'derivatives', result: 'own', case: 1, inputs: ['a'] }).derivatives;
    expect([byA?.derivative?.toFixed(9), byA?.elasticity]).toEqual(['1.000000000', null]);
  });

  test('are not defined at a limit of the field', () => {
    const atLimit = writeDocument(definition, { cases: [{ a: 100 }, { a: -100 }, { a: 99 }].map(each => caseFrom(definition, each)) }); // prettier-ignore
    const slopes = [0, 1, 2].map(index => {
      const answer = runToEnd(explore(definition, atLimit, { type: 'derivatives', case: index, result: 'own', inputs: ['a'] })); // prettier-ignore
      return answer.type === 'derivatives' ? answer.derivatives[0] : undefined;
    });
    expect(slopes.map(each => each?.notDefined)).toEqual([
      'The input is at a limit of its field.',
      'The input is at a limit of its field.',
      undefined,
    ]);
    expect(slopes[2]?.derivative).toBeCloseTo(1, 9);
  });
});

test('the curves of derivatives yield point by point', () => {
  const shares: number[] = [];
  const known: number[] = [];
  answered({ type: 'derivatives', result: 'all', inputs: ['a', 'b'], curves: 5 }, ({ share, soFar }) => {
    const answer = soFar();
    shares.push(share);
    known.push(answer.type === 'derivatives' ? answer.derivatives.length : -1);
  });
  expect(shares.length).toBeGreaterThan(10);
  expect(shares).toEqual(shares.toSorted((a, b) => a - b));
  expect([known[0], known.at(-1)]).toEqual([0, 2]);
});

test('derivatives of an expensive calculator use wide steps and tolerances', () => {
  const { length, width } = fields({
    length: quantity('Length', 'length', 'm'),
    width: quantity('Width', 'length', 'm'),
  });
  // It is precise to about 1e-6, and the uncertainty changes it by less.
  const slow = expensiveStep(
    'slow',
    { length, width },
    v => v.length ** 2 * (1 + 1e-6 * Math.sin(1e5 * v.length + v.width)),
  );
  const end = step('end', { slow }, { label: 'End', kind: 'length', unit: 'm' }, v => v.slow);
  const long = calculation(
    { id: 'long', title: 'Long', summary: '', access: 'free', columns: 1, standards: [] },
    { inputs: { Plate: [length, width] }, results: { Results: [end] }, primary: end, examples: [], references: [] },
  );
  const ofLong = writeDocument(long, { cases: [caseFrom(long, { length: 3, width: 2 })] });
  const answer = runToEnd(explore(long, ofLong, { type: 'derivatives', result: 'end', curves: 5 }));
  if (answer.type !== 'derivatives') throw new Error('These are no derivatives.');
  const [byLength, byWidth] = answer.derivatives;
  expect(byLength?.elasticity).toBeCloseTo(2, 2);
  expect(byLength?.curve?.points).toHaveLength(5);
  expect([byLength?.curve?.effect, byWidth?.curve?.effect]).toEqual([true, false]);
});

describe('corners', () => {
  const extremes = { a: { from: -6, to: 5 }, b: { from: { value: 100, unit: 'cm' }, to: 2 } };

  test('find the lowest result if that is the worst', () => {
    const answer = answered({ type: 'corners', result: 'all', worst: 'lowest', extremes });
    expect(answer.corners.map(({ high, result, level }) => [high, result, level])).toEqual([
      [[false, false], -5, 'info'],
      [[true, false], 6, 'none'],
      [[false, true], -4, 'info'],
      [[true, true], 7, 'none'],
    ]);
    expect([answer.worst?.corner, answer.base?.si, answer.sentence]).toEqual([0, 7, '4 combinations, all with a result.']); // prettier-ignore
  });

  test('without any result have no worst', () => {
    const answer = answered({ type: 'corners', result: 'some', worst: 'highest', extremes: { a: { from: 5, to: 6 } } });
    expect([answer.worst, answer.sentence]).toEqual([undefined, '2 combinations, none with a result.']);
    const one = answered({ type: 'corners', result: 'some', worst: 'highest', extremes: { a: { from: 5, to: 3 } } });
    expect([one.worst?.corner, one.worst?.result.si]).toEqual([1, 6]);
    expect(one.sentence).toBe('2 combinations, 1 without a result: the worst shown is that of the others.');
  });

  test('must be within the bounds of the fields', () => {
    expect(refusal({ type: 'corners', result: 'all', worst: 'lowest', extremes: { b: { from: 0, to: 2 } } })).toThrow(
      'The field "b" must be above 0 m.',
    );
  });

  test('yield after each combination', () => {
    const shares: number[] = [];
    answered({ type: 'corners', result: 'all', worst: 'lowest', extremes }, ({ share }) => shares.push(share));
    expect(shares).toEqual([1, 2, 3, 4].map(done => done / 5));
  });
});
