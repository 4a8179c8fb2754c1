import { Refusal } from '@isentrope/engineering/quantities';
import { describe, expect, test } from 'vitest';
import { calculation } from '../definition/calculation.ts';
import { caseFrom } from '../case/case-data.ts';
import { writeDocument } from '../document/document.ts';
import { choice, quantity } from '../definition/fields.ts';
import { warning } from '../definition/messages.ts';
import { absent } from '../definition/absent.ts';
import { check, field, fields, derivedDefault, step, value } from '../definition/source.ts';
import {
  compareResult,
  cornersResult,
  derivativesResult,
  mapResult,
  monteCarloResult,
  tornadoResult,
} from './result-schema.ts';
import type { AnalysisResult } from './result.ts';
import { runToEnd } from './exploration.ts';
import { explore } from './explore.ts';
import type { AnalysisRequest } from './request/request.ts';

const { by, a, b, temperature, idle } = fields({
  by: choice('By', ['sum', 'double']),
  a: quantity('A', 'length', 'm', { atLeast: -100, atMost: 100 }),
  b: quantity('B', 'length', 'm', { above: 0 }),
  temperature: quantity('Temperature', 'temperature', '°C', { above: -273.15 }),
  idle: quantity('Idle', 'length', 'm'),
});
const filled = field('filled', quantity('Filled', 'length', 'm', { above: 0 }));
const two = value('two', { by }, () => ({ value: 2, of: 'two', source: 'a table', uncertainty: 0.03 }));
const sum = step('sum', { a, b, by }, { label: 'Sum', kind: 'length', unit: 'm' }, v =>
  v.by === 'sum' ? 3 * v.a + 2 * v.b : 6 * v.a + 2 * v.b,
);
const square = step('square', { a, b }, { label: 'Square', kind: 'length', unit: 'm' }, v => v.a ** 2 * v.b);
const power = step(
  'power',
  { temperature, b },
  { label: 'Power', kind: 'length', unit: 'm' },
  v => (v.temperature / 300) ** 2 * v.b,
);
const kink = step('kink', { a, b }, { label: 'Kink', kind: 'length', unit: 'm' }, v => Math.abs(v.a - 4) + v.b);
const jump = step('jump', { a, b }, { label: 'Jump', kind: 'length', unit: 'm' }, v => (v.a < 4 ? 1 : 2) + v.b);
const some = step('some', { a, filled }, { label: 'Some', kind: 'length', unit: 'm' }, v =>
  v.a > 4 ? absent('a is more than 4') : v.a * v.filled,
);
const round = step('round', { a, b }, { label: 'Round', kind: 'length', unit: 'm' }, v => Math.hypot(v.a, v.b));

const definition = calculation(
  { id: 'sums', title: 'Sums', summary: '', access: 'free', columns: 2, standards: [] },
  {
    inputs: { Process: [by, a, b, temperature, idle, filled] },
    fills: [derivedDefault(filled, two)],
    results: { Results: [sum, square, power, kink, jump, some, round] },
    primary: sum,
    checks: [check({ round }, v => (v.round > 5 ? [warning('It is too far out.')] : []))],
    examples: [],
    references: [],
  },
);

const cases = [
  { a: 4, b: 3, temperature: 26.85, idle: 1 },
  { a: 2, b: 3, temperature: 26.85, idle: 1 },
];
const document = writeDocument(definition, { cases: cases.map(each => caseFrom(definition, each)) });

function answered<T extends AnalysisResult['type']>(
  question: AnalysisRequest & { readonly type: T },
): Extract<AnalysisResult, { type: T }> {
  return runToEnd(explore(definition, document, question)) as Extract<AnalysisResult, { type: T }>;
}

const refusal = (question: AnalysisRequest) => () => runToEnd(explore(definition, document, question));

describe('a tornado', () => {
  test('has the widest bar first, varies absolute temperatures, and reports inputs without effect', () => {
    const answer = answered({ type: 'tornado', result: 'power' });
    expect(tornadoResult.parse(answer)).toEqual(answer);
    expect(answer.bars.map(({ input, effect }) => [input.id, effect])).toEqual([
      ['temperature', true],
      ['b', true],
      ['a', false],
      ['idle', false],
      ['filled', false],
    ]);
    expect(answer.bars[0]?.low.at.si).toBeCloseTo(270, 9);
    expect(answer.bars[0]?.high.result?.si).toBeCloseTo(3 * 1.21, 9);
    expect(answer.bars[4]).toMatchObject({ basis: 'published', high: { at: { si: 2.06 } } });
  });

  test('uses stated uncertainties and stops at the bounds of a field', () => {
    const answer = answered({
      type: 'tornado',
      result: 'sum',
      inputs: { a: { plusMinus: { value: 10000, unit: 'cm' } }, b: { percent: 50 } },
    });
    expect(
      answer.bars.map(({ input, low, high, clipped, basis }) => [input.id, low.at.si, high.at.si, clipped, basis]),
    ).toEqual([
      ['a', -96, 100, true, 'stated'],
      ['b', 1.5, 4.5, false, 'stated'],
    ]);
    expect(answer.left.map(({ id }) => id)).toEqual(['temperature', 'idle', 'filled']);
  });
});

describe('derivatives', () => {
  test('are analytically correct', () => {
    const answer = answered({ type: 'derivatives', result: 'square', inputs: ['a', 'b', 'idle'] });
    expect(derivativesResult.parse(answer)).toEqual(answer);
    const [byA, byB, byIdle] = answer.derivatives;
    expect(byA?.derivative).toBeCloseTo(24, 8);
    expect(byA?.elasticity).toBeCloseTo(2, 9);
    expect(byB?.derivative).toBeCloseTo(16, 8);
    expect([byIdle?.derivative, byIdle?.elasticity]).toEqual([0, 0]);
  });

  test.each(['kink', 'jump'])('are not defined at a %s', result => {
    const [byA, byB] = answered({ type: 'derivatives', result, inputs: ['a', 'b'] }).derivatives;
    expect(byA).toMatchObject({ derivative: null, notDefined: 'Not defined here: the result jumps or has a kink.' });
    expect(byB?.derivative).toBeCloseTo(1, 8);
  });

  test('are not defined next to a missing result', () => {
    const [byA] = answered({ type: 'derivatives', result: 'some', inputs: ['a'] }).derivatives;
    expect(byA?.notDefined).toBe('There is no result here or close to it.');
  });
});

describe('the curves of derivatives', () => {
  const curves = (result: string, inputs?: readonly string[]) =>
    answered({ type: 'derivatives', result, curves: 21, ...(inputs ? { inputs } : {}) });

  test('cover the uncertainty of a value, of absolute temperature', () => {
    const answer = curves('power');
    expect(derivativesResult.parse(answer)).toEqual(answer);
    const ends = answer.derivatives.map(({ input, curve }) => [input.id, curve?.basis, curve?.from.si, curve?.to.si]);
    expect(ends).toEqual([
      ['a', 'percent', 3.6, 4.4],
      ['b', 'percent', expect.closeTo(2.7, 9), expect.closeTo(3.3, 9)],
      ['temperature', 'percent', 270, 330],
      ['idle', 'percent', 0.9, 1.1],
      ['filled', 'published', 1.94, 2.06],
    ]);
    const [first, last] = [answer.derivatives[2]?.curve?.points[0], answer.derivatives[2]?.curve?.points.at(-1)];
    expect([first?.value, last?.value]).toEqual([expect.closeTo(3 * 0.81, 9), expect.closeTo(3 * 1.21, 9)]);
  });

  test('mark jumps and inputs without effect', () => {
    const [byA, byIdle] = curves('jump', ['a', 'idle']).derivatives;
    expect(byA?.curve?.jumps).toHaveLength(1);
    expect(byA?.curve?.jumps[0]?.above).toBeCloseTo(4, 9);
    expect([byA?.curve?.effect, byIdle?.curve?.effect]).toEqual([true, false]);
  });

  test('have gaps for missing results, which count as an effect', () => {
    const { curve } = curves('some', ['a']).derivatives[0] ?? {};
    expect(curve?.points.some(({ value }) => value === null)).toBe(true);
    expect(curve?.effect).toBe(true);
  });

  test('have 2 to 2000 points', () => {
    expect(refusal({ type: 'derivatives', result: 'sum', curves: 1 })).toThrow(
      new Refusal('The points of a curve must be 2 to 2000.'),
    );
  });
});

describe('corners', () => {
  test('find the worst combination, with its messages', () => {
    const answer = answered({
      type: 'corners',
      result: 'square',
      worst: 'highest',
      extremes: { a: { from: -6, to: 5 }, b: { from: 1, to: 2 } },
    });
    expect(cornersResult.parse(answer)).toEqual(answer);
    expect(answer.corners.map(({ result }) => result)).toEqual([36, 25, 72, 50]);
    expect(answer.worst).toMatchObject({
      corner: 2,
      at: [
        { id: 'a', at: { si: -6 } },
        { id: 'b', at: { si: 2 } },
      ],
      result: { si: 72 },
      messages: [{ text: 'It is too far out.' }, { text: 'Entered but not used in this case: idle.' }],
    });
  });

  test('count those without a result, by reason', () => {
    const extremes = { a: { from: 1, to: 5 }, filled: { from: 1, to: 2 } };
    const answer = answered({ type: 'corners', result: 'some', worst: 'lowest', extremes });
    expect(answer.refused).toEqual([{ reason: 'a is more than 4.', count: 2 }]);
    expect(answer.worst?.result.si).toBe(1);
  });

  test('are limited in number', () => {
    expect(refusal({ type: 'corners', result: 'sum', worst: 'lowest', extremes: {} })).toThrow(
      'Corners need 1 to 12 inputs (at most 4096 combinations); there are 0.',
    );
  });
});

describe('a Monte Carlo', () => {
  const uncertain = { a: { type: 'normal', deviation: 0.5 }, b: { type: 'uniform', from: 2, to: 5 } } as const;

  test.each(['latinHypercube', 'random'] as const)('of a linear case agrees with the closed form: %s', sequence => {
    const answer = answered({ type: 'monteCarlo', result: 'sum', uncertain, sequence, samples: 4000 });
    expect(monteCarloResult.parse(answer)).toEqual(answer);
    const deviation = Math.sqrt(9 * 0.25 + (4 * 9) / 12);
    expect(Math.abs((answer.mean ?? 0) - 19)).toBeLessThan(3 * (answer.standardError ?? 0));
    expect(answer.deviation).toBeCloseTo(deviation, 1);
    const median = answer.percentiles.find(({ percent }) => percent === 50);
    expect(median?.from).toBeLessThan(19);
    expect(median?.to).toBeGreaterThan(19);
    const [byA, byB] = answer.inputs.map(({ correlation }) => correlation);
    expect(byA).toBeCloseTo(1.5 / deviation, 1);
    expect(byB).toBeCloseTo(Math.sqrt(3) / deviation, 1);
  });

  test('is deterministic for a seed', () => {
    const question = { type: 'monteCarlo', result: 'sum', uncertain, samples: 100 } as const;
    expect(answered(question)).toEqual(answered(question));
    expect(answered({ ...question, seed: 2 }).mean).not.toBe(answered(question).mean);
  });

  test('has the probability beyond a limit, truncation, failed runs and messages', () => {
    const answer = answered({
      type: 'monteCarlo',
      result: 'some',
      uncertain: { a: { type: 'uniform', from: 0, to: 8 }, filled: { type: 'normal', deviation: 2 } },
      limit: { above: 0 },
      samples: 1000,
    });
    expect(answer.failed).toEqual({ count: 500, reasons: [{ reason: 'a is more than 4.', count: 500 }] });
    expect(answer.beyond?.value).toBe(1);
    expect(answer.beyond?.from).toBeGreaterThan(0.99);
    expect(answer.inputs[1]?.truncated).toBeCloseTo(0.1587, 3);
    expect(answer.said.map(({ message }) => message.text)).toContain('It is too far out.');
  });
});

describe('a map', () => {
  test('has the boundary of a message at its position', () => {
    const axis = (input: string, from: number) => ({ input, range: { from, to: 8 }, points: 30 });
    const answer = answered({ type: 'map', x: axis('a', -8), y: axis('b', 0.1), result: 'round' });
    expect(mapResult.parse(answer)).toEqual(answer);
    expect(answer.boundaries.map(({ text, level, lines }) => [text, level, lines.length])).toEqual([
      ['It is too far out.', 'warning', 1],
    ]);
    const line = answer.boundaries[0]?.lines[0] ?? [];
    expect(line.length).toBeGreaterThan(20);
    for (const [x, y] of line) expect(Math.hypot(x, y)).toBeCloseTo(5, 2);
    expect(answer.values[0]?.[0]).toBeCloseTo(Math.hypot(-8, 0.1), 9);
    expect(answer.levels.flat().filter(level => level === 'warning').length).toBeGreaterThan(100);
  });

  test('marks missing results', () => {
    const answer = answered({
      type: 'map',
      x: { input: 'a', range: { from: 0, to: 8 }, points: 9 },
      y: { input: 'filled', range: { from: 1, to: 2 }, points: 5 },
      result: 'some',
    });
    expect(answer.boundaries.map(({ text }) => text)).toContain('No result.');
  });
});

test('cases and options of a choice are compared by the same sweep', () => {
  const answer = answered({
    type: 'compare',
    input: 'a',
    results: ['sum'],
    range: { from: 0, to: 1 },
    points: 3,
    by: 'by',
  });
  expect(compareResult.parse(answer)).toEqual(answer);
  expect(answer.curves.map(curve => [curve.case, curve.option, curve.sweep?.points.at(-1)?.values[0]])).toEqual([
    [0, 'sum', 9],
    [0, 'double', 12],
    [1, 'sum', 9],
    [1, 'double', 12],
  ]);
});
