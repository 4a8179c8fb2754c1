import { calculation, caseFrom, explore, fields, runToEnd, quantity, step, warning, check, writeDocument, type AnalysisRequest } from '@isentrope/calculators/kit'; // prettier-ignore
import { describe, expect, test } from 'vitest';
import { formatDragged } from './analysis-result-view.tsx';
import {
  compareFigure,
  histogramFigure,
  mapFigure,
  warningRanges,
  sweepFigure,
  interpolateSweep,
} from './result-figures.ts';
import { appliesTo, figureRange } from './applies-to.ts';

/** A plate whose price jumps at 4 m, with a warning above 6 m. */
const { length, width } = fields({
  length: quantity('Length', 'length', 'm', { above: 0 }),
  width: quantity('Width', 'length', 'm', { above: 0 }),
});
const area = step('area', { length, width }, { label: 'Area', kind: 'area', unit: 'm²' }, v => v.length * v.width);
const price = step('price', { length }, { label: 'Price', kind: 'number', unit: '' }, v => (v.length > 4 ? 9 : 2) + v.length); // prettier-ignore
const plate = calculation(
  { id: 'plate', title: 'Plate', summary: '', access: 'free', columns: 1, standards: [] },
  {
    inputs: { Plate: [length, width] },
    results: { Plate: [area, price] },
    primary: area,
    checks: [check({ length }, v => (v.length > 6 ? [warning('Too long.')] : []))],
    examples: [],
    references: [],
  },
);
const data = caseFrom(plate, { length: 5, width: 2 });
const resultOf = (question: AnalysisRequest) =>
  runToEnd(explore(plate, writeDocument(plate, { cases: [data] }), question));
const from = (value: number, to: number) => ({ from: value, to });

const sweepAnswer = (result: string) => {
  const answer = resultOf({ type: 'sweep', input: 'length', range: from(1, 9), results: [result] });
  if (answer.type !== 'sweep') throw new Error('That is no sweep.');
  return answer;
};

describe('the figure of a sweep', () => {
  test('has a gap at a jump and a band for warnings', () => {
    const answer = sweepAnswer('price');
    const [curve] = sweepFigure(answer).series;
    const gap = curve?.points.findIndex(point => !point) ?? -1;
    expect(curve?.points[gap - 1]?.[0]).toBeCloseTo(4, 9);
    expect(curve?.points[gap - 1]?.[1]).toBeCloseTo(6, 6);
    expect(curve?.points[gap + 1]?.[1]).toBeCloseTo(13, 6);
    expect(warningRanges(answer)).toMatchObject([
      { name: 'a', to: 9, level: 'warning', messages: [{ text: 'Too long.' }] },
    ]);
    expect(warningRanges(answer)[0]?.from).toBeCloseTo(6, 6);
  });

  test('shows the target as a line, and the solutions and the case as points', () => {
    const figure = sweepFigure(sweepAnswer('area'), {
      target: 8,
      solutions: [{ x: 4, y: 8 }],
      present: { x: 5, y: 10 },
    });
    expect(figure.series[1]?.points).toEqual([[1, 8], [9, 8]]); // prettier-ignore
    expect(figure.marks).toEqual([
      { label: '4.000 m', x: 4, y: 8 },
      { label: 'case', x: 5, y: 10, present: true },
    ]);
  });

  test('is interpolated between points but not across a gap', () => {
    expect(interpolateSweep(sweepAnswer('area'), 3.3)).toBeCloseTo(6.6, 9);
    expect(interpolateSweep(sweepAnswer('area'), 12)).toBeUndefined();
  });
});

test('the bars of a histogram contain all runs', () => {
  const answer = resultOf({
    type: 'monteCarlo',
    result: 'area',
    uncertain: { width: { type: 'uniform', from: 1, to: 3 } },
    samples: 500,
  });
  if (answer.type !== 'monteCarlo') throw new Error('That is no distribution.');
  const points = histogramFigure(answer)?.series[0]?.points ?? [];
  const steps = points.slice(1, -1).filter((_, index) => index % 2 === 0);
  expect(steps.reduce((sum, point) => sum + (point?.[1] ?? 0), 0)).toBe(500);
  expect([points[0]?.[1], points.at(-1)?.[1]]).toEqual([0, 0]);
});

test('a map has contours at the right values and merged patches per row', () => {
  const answer = resultOf({
    type: 'map',
    x: { input: 'length', range: from(1, 9) },
    y: { input: 'width', range: from(1, 3) },
    result: 'area',
  });
  if (answer.type !== 'map') throw new Error('That is no map.');
  const { series, patches = [] } = mapFigure(answer);
  const contours = series.filter(({ pen }) => pen === 'main');
  expect(contours.length).toBeGreaterThan(3);
  for (const { label, points } of contours)
    for (const point of points) if (point) expect(point[0] * point[1]).toBeCloseTo(Number(label), 0);
  expect(patches).toHaveLength(answer.ys.length);
  for (const { x, level } of patches) {
    expect(level).toBe('warning');
    expect(x[0]).toBeCloseTo(6, 0);
    expect(x[1]).toBe(9);
  }
});

test('compared curves are labelled by case or option', () => {
  const answer = resultOf({ type: 'compare', input: 'length', range: from(1, 9), results: ['area'] });
  if (answer.type !== 'compare') throw new Error('That is no comparison.');
  expect(compareFigure(answer)?.series.map(({ label }) => label)).toEqual(['Case 1']);
});

describe('an analysis result', () => {
  const request = {
    question: { type: 'sweep', input: 'length', results: ['area'] },
    of: [data],
    units: {},
    share: undefined,
    answer: undefined,
    progress: 'whole',
  } as const;
  const changed = (more: object) => [caseFrom(plate, { length: 5, width: 2, ...more })];

  test('applies while only the varied input changes', () => {
    expect(appliesTo(plate, request, changed({}), {})).toBe(true);
    expect(appliesTo(plate, request, changed({ length: 7 }), {})).toBe(true);
    expect(appliesTo(plate, request, changed({ length: { value: 5, unit: 'ft' } }), {})).toBe(false);
    expect(appliesTo(plate, request, changed({ length: '' }), {})).toBe(false);
    expect(appliesTo(plate, request, changed({ width: 3 }), {})).toBe(false);
    expect(appliesTo(plate, request, changed({}), { area: 'ft²' })).toBe(false);
  });

  test('has a figure with a margin around its solutions, within the range searched', () => {
    const end = (value: number) => ({ si: value, value, unit: 'm' });
    const range = { from: end(1), to: end(100) };
    expect(figureRange([4, 8], range)).toMatchObject({ from: { value: 3 }, to: { value: 9 } });
    expect(figureRange([1, 100], range)).toMatchObject({ from: { value: 1 }, to: { value: 100 } });
    expect(figureRange([10], range)).toMatchObject({ from: { value: 5 }, to: { value: 15 } });
    expect(figureRange([], range)).toEqual(range);
  });
});

test('a dragged value has the digits that a pixel resolves', () => {
  expect([
    formatDragged(7.93194, 0.02),
    formatDragged(48_600.7, 120),
    formatDragged(0, 1),
    formatDragged(-2.71459, 0.001),
  ]).toEqual(['7.93', '48600', '0', '-2.715']);
});
