import { describe, expect, test } from 'vitest';
import { absent } from '../../definition/absent.ts';
import { calculation } from '../../definition/calculation.ts';
import { caseFrom } from '../../case/case-data.ts';
import { writeDocument } from '../../document/document.ts';
import { choice, quantity } from '../../definition/fields.ts';
import { error, info, warning } from '../../definition/messages.ts';
import { check, fields, step } from '../../definition/source.ts';
import type { AnalysisResult } from '../result.ts';
import { runToEnd, type AnalysisStage } from '../exploration.ts';
import { explore } from '../explore.ts';
import type { AnalysisRequest } from '../request/request.ts';

const { by, service, x, y, level } = fields({
  by: choice('By', ['once', 'twice'], { names: { twice: 'two times' } }),
  service: choice('Service', ['Gas', 'Liquid']),
  x: quantity('X', 'length', 'm', { atLeast: 0, atMost: 10 }),
  y: quantity('Y', 'length', 'm', { atLeast: 0, atMost: 10 }),
  level: quantity('Level', 'length', 'm', { atLeast: 0, atMost: 10, when: { service: 'Liquid' } }),
});
const line = step('line', { x, by }, { label: 'Line', kind: 'length', unit: 'mm' }, v =>
  v.by === 'twice' ? 2 * v.x : v.x,
);
const bent = step('bent', { x }, { label: 'Bent', kind: 'length', unit: 'm' }, v => Math.max(0, v.x - 5) * 3);
const jump = step('jump', { x }, { label: 'Jump', kind: 'length', unit: 'm' }, v => v.x + (v.x < 3.3 ? 0 : 5));
const steep = step('steep', { x }, { label: 'Steep', kind: 'length', unit: 'm' }, v => Math.tanh(200 * (v.x - 3.3)));
const some = step('some', { x }, { label: 'Some', kind: 'length', unit: 'm' }, v =>
  v.x > 2 && v.x < 4 ? absent('x is in between') : v.x > 9 ? absent('x is far out') : v.x,
);
const none = step('none', { x }, { label: 'None', kind: 'length', unit: 'm' }, () => absent('it is never there'));
const word = step('word', { x }, { label: 'Word' }, v => (v.x < 2.5 ? 'low' : v.x < 7.5 ? 'middle' : 'high'));
const lost = step('lost', { x }, { label: 'Lost' }, () => absent('it is never there') ?? '');
const parabola = step('parabola', { x }, { label: 'Parabola', kind: 'length', unit: 'm' }, v => (v.x - 5) ** 2);
const flat = step('flat', { x }, { label: 'Flat', kind: 'length', unit: 'm' }, v => Math.min(v.x, 5, 12 - v.x));
const sum = step('sum', { x, y }, { label: 'Sum', kind: 'length', unit: 'm' }, v =>
  v.x > 9 && v.y > 9 ? absent('it is too far') : v.x + v.y,
);
const deep = step('deep', { level }, { label: 'Deep', kind: 'length', unit: 'm' }, v => v.level);

const definition = calculation(
  { id: 'lines', title: 'Lines', summary: '', access: 'free', columns: 2, standards: [] },
  {
    inputs: { Process: [by, service, x, y, level] },
    results: { Results: [line, bent, jump, steep, some, none, word, lost, parabola, flat, sum, deep] },
    primary: line,
    checks: [
      check({ x }, v => [
        ...(v.x > 8 ? [error('x is beyond all.', { field: 'x' })] : v.x > 6 ? [warning('x is high.')] : []),
        ...(v.x < 1 ? [info('x is low.')] : []),
      ]),
      check({ sum }, v => (v.sum > 14 ? [warning(`The sum is high at ${v.sum.toFixed(3)}.`)] : [])),
    ],
    examples: [],
    references: [],
  },
);

const cases = [
  { x: 5, y: 1 },
  { x: 5, y: 8, service: 'Liquid' as const, level: 3 },
  { x: 5, y: 1 },
];
const document = writeDocument(definition, { cases: cases.map(each => caseFrom(definition, each)) });

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

/** The progress of the stages of an analysis. */
function shares(question: AnalysisRequest): number[] {
  const reported: number[] = [];
  answered(question, ({ share }) => reported.push(share));
  return reported;
}

describe('goal seek', () => {
  const solved = (result: string, equals: number, more: object = {}) =>
    answered({ type: 'solve', input: 'x', result, equals: { value: equals, unit: 'm' }, ...more });
  const at = ({ solutions }: ReturnType<typeof solved>) => solutions.map(each => Number(each.at.value.toFixed(6)));

  test('describes its solutions in a sentence with their number', () => {
    const one = answered({ type: 'solve', input: 'x', result: 'line', equals: 3000 });
    expect([one.outcome, one.sentence, at(one)]).toEqual(['found', 'One answer between 0 m and 10 m.', [3]]);
    expect([one.wanted, one.solutions[0]?.result]).toEqual([
      { si: 3, value: 3000, unit: 'mm' },
      { si: 3, value: 3000, unit: 'mm' },
    ]);
    const two = solved('parabola', 4);
    expect([two.sentence, at(two)]).toEqual(['2 answers between 0 m and 10 m.', [3, 7]]);
    expect(solved('parabola', 0).solutions).toMatchObject([{ residual: 0 }]);
    expect(solved('parabola', 4).nearest).toBeUndefined();
    const none = solved('parabola', -1);
    expect([none.outcome, none.sentence]).toEqual([
      'none',
      'No value between 0 m and 10 m gives it; 5 m comes nearest, with 0 m.',
    ]);
  });

  test('states the resolution of the scan', () => {
    const { scan } = answered({ type: 'solve', input: 'x', result: 'line', equals: 3000 });
    expect(scan.values).toBeGreaterThan(2 * 97);
    expect(scan.apart).toEqual({ value: expect.closeTo(10 / 96 / 2, 9), unit: 'm' });
    expect(scan.sentence).toBe(
      `Scanned at ${scan.values} values, at most 0.052 m apart: two answers closer together than that may appear as one or none.`,
    );
    expect(answered({ type: 'limits', input: 'x' }).scan.sentence).toMatch(
      /^Scanned at \d+ values, at most 0\.1 m apart: a region narrower than that may not appear\.$/,
    );
  });

  test('may find a range as well as points', () => {
    const wide = solved('flat', 5);
    expect([wide.outcome, wide.sentence]).toEqual([
      'everywhere',
      'Every value between 5 m and 7 m gives it: it has no effect there.',
    ]);
    const bentDown = solved('flat', 3);
    expect([bentDown.outcome, at(bentDown), bentDown.plateaus[0]?.wanted]).toEqual(['found', [3, 9], false]);
    const still = answered({ type: 'solve', input: 'y', result: 'line', equals: 3 });
    expect([still.outcome, still.sentence]).toEqual([
      'noEffect',
      'It has no effect between 0 m and 10 m: the result stays 5000 mm.',
    ]);
    expect(solved('bent', -1).outcome).toBe('none');
  });

  test('gives the reason if there is no result', () => {
    const answer = solved('none', 1);
    expect([answer.outcome, answer.sentence, answer.gaps.map(({ reason }) => reason)]).toEqual([
      'refused',
      'There is no result between 0 m and 10 m: it is never there.',
      ['it is never there.'],
    ]);
    expect(solved('some', 3).gaps.map(({ reason }) => reason)).toEqual(['x is in between.', 'x is far out.']);
  });

  test('searches the requested range only', () => {
    const answer = solved('parabola', 4, { range: { from: 4, to: { value: 900, unit: 'cm' } } });
    expect([answer.range.from.si, answer.range.to.si, at(answer)]).toEqual([4, 9, [7]]);
    expect(solved('deep', 2, { case: 1, input: 'level' }).solutions.map(each => each.at.si)).toEqual([2]);
  });

  test('has many stages, the first of them small', () => {
    const reported = shares({ type: 'solve', input: 'x', result: 'line', equals: 3000 });
    expect(reported.length).toBeGreaterThan(97);
    expect(reported[0]).toBeLessThan(0.01);
    expect(reported).toEqual(reported.toSorted((a, b) => a - b));
    expect(reported.every(share => share < 1)).toBe(true);
  });

  test('finds the ranges of a text result', () => {
    const where = (equals: string | boolean, result = 'word') =>
      answered({ type: 'solve', input: 'x', result, equals });
    const middle = where('middle');
    expect([middle.outcome, middle.sentence, middle.regions[0]?.from.si, middle.regions[0]?.to.si.toFixed(9)]).toEqual([
      'found',
      'It has that value in one range of values.',
      2.5,
      '7.500000000',
    ]);
    expect([where('other').outcome, where('other').sentence]).toEqual([
      'none',
      'No value gives it; those scanned give low, middle, high.',
    ]);
    expect([where('other', 'lost').outcome, where('other', 'lost').sentence]).toEqual([
      'refused',
      'There is no result for any value.',
    ]);
    expect(where('other', 'lost').gaps.map(({ reason }) => reason)).toEqual(['it is never there.']);
  });
});

describe('limits', () => {
  const sentence = (question: object) => answered({ type: 'limits', input: 'x', ...question }).sentence;
  const regions = (question: object) =>
    answered({ type: 'limits', input: 'x', ...question }).regions.map(({ to, level: worst }) => [Number(to.si.toFixed(9)), worst]); // prettier-ignore

  test('consider warnings and errors, or errors only', () => {
    expect(regions({})).toEqual([
      [6, 'none'],
      [8, 'warning'],
      [10, 'error'],
    ]);
    expect(regions({ level: 'error' })).toEqual([
      [8, 'warning'],
      [10, 'error'],
    ]);
  });

  test('merge the messages of a region', () => {
    const { regions } = answered({ type: 'limits', case: 1, input: 'x' });
    const texts = regions.flatMap(({ messages }) => messages.map(({ text }) => text));
    expect(texts).toContain('The sum is high at 14.000 to 16.000.');
    expect(texts).toContain('The sum is high at 16.000 to 18.000.');
  });

  test('count the changes of the verdict', () => {
    expect(sentence({})).toBe('The verdict changes 2 times in the range.');
    expect(sentence({ level: 'error' })).toBe('The verdict changes once in the range.');
    expect(sentence({ input: 'y', level: 'error' })).toBe('The verdict is the same over the whole range.');
  });

  test('list added and removed messages', () => {
    const { boundaries } = answered({ type: 'limits', input: 'x' });
    expect(
      boundaries.map(({ appears, disappears }) => [appears, disappears].map(each => each.map(({ text }) => text))),
    ).toEqual([
      // prettier-ignore
      [['x is high.'], []],
      [['x is beyond all.'], ['x is high.']],
    ]);
    for (const { below, above } of boundaries) expect(above.si - below.si).toBeLessThan(2e-15);
  });

  test('follow a text result and its absence', () => {
    const text = answered({ type: 'limits', input: 'x', result: 'word' });
    expect(text.regions.map(({ value }) => value)).toEqual(['low', 'middle', 'high']);
    const gaps = answered({ type: 'limits', input: 'x', result: 'lost' });
    expect(gaps.regions).toMatchObject([{ value: null, refused: 'it is never there.' }]);
    expect(answered({ type: 'limits', input: 'x' }).regions[0]?.value).toBeNull();
  });

  test('have many stages, the first of them small', () => {
    const reported = shares({ type: 'limits', input: 'x' });
    expect(reported[0]).toBeLessThan(0.01);
    expect(reported.at(-1)).toBeGreaterThan(0.7);
  });
});

describe('a sweep', () => {
  const swept = (results: readonly string[], more: object = {}) =>
    answered({ type: 'sweep', input: 'x', results, points: 21, ...more });
  const places = ({ points }: ReturnType<typeof swept>) => points.map(({ at }) => Number(at.toFixed(6)));

  test('of a line is evenly spaced', () => {
    const answer = swept(['line'], { range: { from: 1, to: 5 }, points: 5 });
    expect(answer.points).toEqual([1, 2, 3, 4, 5].map(at => ({ at, values: [at], level: 'none' })));
    expect([answer.jumps, answer.gaps, answer.regimes.length]).toEqual([[], [], 1]);
    expect(places(swept(['line'], { range: { from: 1, to: 4 }, points: 3, scale: 'log' }))).toEqual([1, 2, 4]);
    expect(swept(['line'], { points: undefined, range: { from: 1, to: 5 } }).points.length).toBe(101);
  });

  test('has more points where a curve bends, and only there', () => {
    const all = places(swept(['bent'], { range: { from: 4, to: 6 } }));
    expect(all.filter(at => at > 4.9 && at < 5.1).length).toBeGreaterThan(6);
    expect(all.filter(at => at < 4.7 || at > 5.3).length).toBe(14);
  });

  test('has both sides of a jump, and none for a steep rise', () => {
    const answer = swept(['jump', 'line', 'bent'], { range: { from: 2, to: 5 } });
    expect(answer.jumps.map(({ above, results }) => [above.toFixed(6), results])).toEqual([['3.300000', ['jump']]]);
    const [jumped] = answer.jumps;
    expect((jumped?.above ?? 0) - (jumped?.below ?? 0)).toBeLessThan(1e-9);
    expect(places(answer).filter(at => at === 3.3).length).toBe(2);
    expect(swept(['steep'], { range: { from: 2, to: 5 } }).jumps).toEqual([]);
  });

  test('merges the messages of each region', () => {
    const { regimes } = answered({
      type: 'sweep',
      case: 1,
      input: 'x',
      range: { from: 6.5, to: 7.5 },
      results: ['line'],
    });
    expect(regimes[0]?.messages.map(({ text }) => text)).toContain('The sum is high at 14.500 to 15.500.');
  });

  test('has both sides of a change of messages', () => {
    const answer = swept(['line'], { range: { from: 0.5, to: 9.5 } });
    expect(answer.regimes.map(({ from, to, level: worst }) => [from.toFixed(6), to.toFixed(6), worst])).toEqual([
      ['0.500000', '1.000000', 'info'],
      ['1.000000', '6.000000', 'none'],
      ['6.000000', '8.000000', 'warning'],
      ['8.000000', '9.500000', 'error'],
    ]);
  });

  test('has gaps with their reasons', () => {
    const answer = swept(['line', 'some'], { range: { from: 1, to: 10 } });
    expect(answer.gaps.map(({ from, to, reason }) => [from.si.toFixed(6), to.si.toFixed(6), reason])).toEqual([
      ['2.000000', '4.000000', 'x is in between.'],
      ['9.000000', '10.000000', 'x is far out.'],
    ]);
    expect(answer.points.find(({ at }) => at > 2.5 && at < 3.5)?.values[1]).toBeNull();
  });

  test('has text results and both sides of their changes', () => {
    const answer = swept(['word'], { range: { from: 2, to: 3 }, points: 4 });
    expect(answer.points.map(({ at, values: [value] }) => [at.toFixed(6), value])).toEqual([
      ['2.000000', 'low'],
      ['2.333333', 'low'],
      ['2.500000', 'low'],
      ['2.500000', 'middle'],
      ['2.666667', 'middle'],
      ['3.000000', 'middle'],
    ]);
  });

  test('has 2 to 2000 points', () => {
    for (const points of [1, 2001])
      expect(refusal({ type: 'sweep', input: 'x', results: ['line'], points })).toThrow('must be 2 to 2000.');
    expect(swept(['line'], { points: 2 }).points.length).toBeGreaterThanOrEqual(2);
    expect(swept(['line'], { points: 2000, range: { from: 2, to: 3 } }).points.length).toBe(2000);
  });
});

describe('a map', () => {
  const axis = (input: string, more: object = {}) => ({ input, points: 11, ...more });
  const drawn = (more: object = {}) => answered({ type: 'map', x: axis('x'), y: axis('y'), result: 'sum', ...more });

  test('has a row for each y value, with results and verdicts', () => {
    const answer = drawn();
    expect([answer.xs, answer.ys]).toEqual([answer.ys, Array.from({ length: 11 }, (_, index) => index)]);
    expect([answer.values[2]?.[7], answer.values[7]?.[2], answer.values[10]?.[10]]).toEqual([9, 9, null]);
    expect([0, 3, 7, 9].map(column => answer.levels[2]?.[column])).toEqual(['info', 'none', 'warning', 'error']);
  });

  test('has boundaries of warnings, errors and missing results, most frequent first', () => {
    const { boundaries } = drawn();
    expect(boundaries.map(({ text, level: worst, field }) => [text, worst, field])).toEqual([
      ['x is high.', 'warning', undefined],
      ['x is beyond all.', 'error', 'x'],
      ['The sum is high at 14.000.', 'warning', undefined],
      ['No result.', 'error', undefined],
    ].map(each => each[0] === 'The sum is high at 14.000.' ? [expect.stringContaining('The sum is high'), ...each.slice(1)] : each)); // prettier-ignore
    for (const [at] of boundaries[1]?.lines[0] ?? []) expect(Math.abs(at - 8)).toBeLessThan(1e-3);
  });

  test('may have more points and another scale', () => {
    const answer = drawn({ x: axis('x', { points: 3, range: { from: 1, to: 4 }, scale: 'log' }), y: axis('y', { points: 2 }) }); // prettier-ignore
    expect([answer.xs, answer.ys, answer.values.length]).toEqual([[1, 2, 4], [0, 10], 2]);
    expect(answered({ type: 'map', x: { input: 'x' }, y: { input: 'y' }, result: 'line' }).xs.length).toBe(40);
  });

  test('has two inputs with 2 to 200 points each', () => {
    expect(refusal({ type: 'map', x: axis('x'), y: axis('x'), result: 'sum' })).toThrow('must differ');
    for (const points of [1, 201])
      expect(refusal({ type: 'map', x: axis('x'), y: axis('y', { points }), result: 'sum' })).toThrow(
        'The points of the field "y" must be 2 to 200.',
      );
    expect(drawn({ x: axis('x', { points: 200 }), y: axis('y', { points: 2 }), result: 'line' }).xs.length).toBe(200);
  });

  test('yields row by row, then boundary by boundary', () => {
    const reported = shares({ type: 'map', x: axis('x'), y: axis('y'), result: 'sum' });
    expect(reported.map(share => share.toFixed(3))).toEqual([
      ...Array.from({ length: 11 }, (_, row) => ((0.7 * (row + 1)) / 11).toFixed(3)),
      ...[1, 2, 3, 4].map(boundary => (0.7 + (0.29 * boundary) / 4).toFixed(3)),
    ]);
  });
});

describe('a comparison', () => {
  const compared = (more: object = {}) =>
    answered({ type: 'compare', input: 'x', results: ['line'], points: 2, range: { from: 1, to: 2 }, ...more });

  test('has a curve for each case, or for those requested', () => {
    expect(compared().curves.map(curve => curve.case)).toEqual([0, 1, 2]);
    expect(compared({ cases: [2, 0] }).curves.map(curve => curve.case)).toEqual([2, 0]);
    expect(
      compared({ cases: [1], by: 'by' }).curves.map(({ option, name, sweep }) => [
        option,
        name,
        sweep?.points.map(({ values }) => values[0]),
      ]),
    ).toEqual([
      // prettier-ignore
      ['once', 'once', [1, 2]],
      ['twice', 'two times', [2, 4]],
    ]);
  });

  test('gives the reason for a case that cannot be swept, unless it is the only one', () => {
    const { curves } = compared({ input: 'level', results: ['deep'] });
    expect(curves.map(({ sweep, refused }) => [sweep?.points.length, refused?.slice(0, 41)])).toEqual([
      [undefined, 'The field "level" does not apply to this '],
      [2, undefined],
      [undefined, 'The field "level" does not apply to this '],
    ]);
    expect(refusal({ type: 'compare', cases: [0], input: 'level', results: ['deep'] })).toThrow(
      'does not apply to this case',
    );
  });

  test('has at most 40 curves, and options of a choice', () => {
    const all = Array.from({ length: 41 }, () => 0);
    expect(refusal({ type: 'compare', cases: all, input: 'x', results: ['line'] })).toThrow(
      'At most 40 curves can be compared; there are 41.',
    );
    expect(compared({ cases: all.slice(1) }).curves.length).toBe(40);
    expect(refusal({ type: 'compare', input: 'x', results: ['line'], by: 'y' })).toThrow(
      'The field "y" is not a choice; allowed: by, service.',
    );
  });

  test('yields curve by curve', () => {
    const reported = shares({ type: 'compare', input: 'x', results: ['line'], points: 2, range: { from: 1, to: 2 } });
    expect(reported).toEqual(reported.toSorted((a, b) => a - b));
    expect(reported[0]).toBeLessThan(1 / 3);
    expect(reported.at(-1)).toBeGreaterThan(2 / 3);
  });
});
