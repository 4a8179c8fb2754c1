import { describe, expect, test } from 'vitest';
import type { FigureData, FigureSeries } from './figure-data.ts';
import { layOutFigure, figureTexts } from './figure-layout.ts';
import { findMisplacedTexts } from './testing/texts.ts';

const line = (label: string, ...points: FigureSeries['points']): FigureSeries => ({ label, pen: 'main', points });
const figure = (series: readonly FigureSeries[], more: Partial<FigureData> = {}): FigureData => ({
  title: 'Flow',
  x: { label: 'Time', kind: 'time', unit: 's' },
  y: { label: 'Mass flow', kind: 'massFlow', unit: 'kg/s', from: 0 },
  series,
  ...more,
});
const at = (input: FigureData, width: number) => layOutFigure(input, width, Math.max(208, width / 2));

describe('curves', () => {
  const fan = figure([line('low', [0, 0], [9, 1]), line('high', [0, 0], [9, 5])]);

  test('that reach the right edge are labelled beside it in a wide figure', () => {
    const { labels, frame } = at(fan, 600);
    const right = frame.field.x + frame.field.width;
    expect(labels.map(({ text }) => text)).toEqual(['low', 'high']);
    for (const { box } of labels) expect(box.x).toBeGreaterThan(right);
    expect(labels[0]?.box.y).toBeGreaterThan(labels[1]?.box.y ?? Infinity);
  });

  test('are labelled inside the plot area in a narrow figure', () => {
    const { labels, frame } = at(fan, 320);
    expect(labels).toHaveLength(2);
    for (const { box } of labels) expect(box.x + box.width).toBeLessThanOrEqual(frame.field.x + frame.field.width);
  });

  test('with close ends get labels with leaders, within a limited distance', () => {
    const together = at(figure(['a', 'b', 'c'].map((name, index) => line(name, [0, index + 1], [9, 3]))), 600);
    expect(together.labels.filter(({ leader }) => leader)).toHaveLength(2);
    const crowd = figure(Array.from({ length: 20 }, (_, index) => line(`case ${index}`, [0, index], [9, 6])));
    const layout = at(crowd, 600);
    expect(layout.legend.length).toBeGreaterThan(0);
    expect(layout.labels.length + layout.legend.length).toBe(20);
    expect(findMisplacedTexts(figureTexts(layout), 600, layout.height)).toEqual([]);
  });

  test('with a label longer than the figure width are labelled below it, in several lines', () => {
    const title = 'Blocked outlet of the high-pressure separator with all control valves failed open';
    const layout = at(figure([line(title, [0, 0], [9, 1])]), 300);
    expect(layout.labels).toEqual([]);
    const [entry] = layout.legend;
    expect(entry?.lines.map(({ text }) => text).join(' ')).toBe(title);
    expect(layout.height).toBeGreaterThan(208 + 2 * 12);
    expect(findMisplacedTexts(figureTexts(layout), 300, layout.height)).toEqual([]);
  });

  test('are clipped to the axis limits', () => {
    const { curves, frame } = at(figure([line('a', [0, 0], [10, 100])], { y: { label: 'q', kind: 'number', unit: '', from: 0, to: 50 } }), 400); // prettier-ignore
    const drawn = curves[0]?.points.flatMap(point => (point ? [point] : [])) ?? [];
    expect(drawn).toHaveLength(2);
    expect(drawn[1]?.[0]).toBeCloseTo(frame.x(5));
    expect(drawn[1]?.[1]).toBeCloseTo(frame.field.y);
  });

  test('without labels, and a figure without curves, can be laid out', () => {
    expect(at(figure([line(' ', [0, 0], [9, 1])]), 400).labels).toEqual([]);
    const empty = at(figure([]), 400);
    expect(findMisplacedTexts(figureTexts(empty), 400, empty.height)).toEqual([]);
  });
});

test('marks are inside the plot area for any axis limits, and nearly coinciding ones have separate labels', () => {
  const layout = at(
    figure([line('flow', [0, 1], [10, 1])], {
      y: { label: 'Mass flow', kind: 'massFlow', unit: 'kg/s', from: 0, to: 2 },
      marks: [{ label: 'duty', x: 4, y: 1 }, { label: 'onset of choking', x: 4.1, y: 1 }, { label: 'beyond', x: 12, y: 3 }], // prettier-ignore
    }),
    400,
  );
  const { field } = layout.frame;
  for (const {
    at: [x, y],
  } of layout.marks) {
    expect(x).toBeLessThanOrEqual(field.x + field.width + 1e-9);
    expect(y).toBeGreaterThanOrEqual(field.y - 1e-9);
  }
  expect(layout.labels.map(({ text }) => text)).toEqual(expect.arrayContaining(['duty', 'onset of choking', 'beyond']));
  expect(findMisplacedTexts(figureTexts(layout), 400, layout.height)).toEqual([]);
});

test('a label that would be struck through is listed below the figure; one crossed by a line is not', () => {
  const upright = (count: number) =>
    Array.from({ length: count }, (_, index) => line(' ', [(20 * (index + 1)) / (count + 1), 0], [(20 * (index + 1)) / (count + 1), 1])); // prettier-ignore
  const marks = [{ label: 'duty of the control valve', x: 10.2, y: 0.5 }];
  const limits = { x: { label: 'Time', kind: 'time', unit: 's', from: 0, to: 20 } } as const;
  const crowded = at(figure(upright(20), { marks, ...limits }), 300);
  expect([crowded.labels.length, crowded.legend.length]).toEqual([0, 1]);
  const crossed = at(figure(upright(1), { marks, ...limits }), 300);
  expect([crossed.labels.length, crossed.legend.length]).toEqual([1, 0]);
});

test('a band is labelled inside it, and omitted outside the axis limits', () => {
  const bands = [
    { label: 'allowed', axis: 'y', from: 0.2, to: 0.8 },
    { label: 'beyond', axis: 'y', from: 5, to: 6 },
  ] as const;
  const layout = at(figure([line('flow', [0, 0], [10, 1])], { bands }), 600);
  const name = layout.labels.find(({ text }) => text === 'allowed');
  const [band] = layout.frame.bands;
  expect(layout.frame.bands).toHaveLength(1);
  expect(name?.box.y).toBeGreaterThanOrEqual(band?.box.y ?? Infinity);
  expect((name?.box.y ?? Infinity) + (name?.box.height ?? 0)).toBeLessThanOrEqual(
    (band?.box.y ?? 0) + (band?.box.height ?? 0),
  );
});

test('six-digit numbers fit beside the axis, with its title above them', () => {
  const { frame } = at(figure([line('flow', [0, 0], [10, 123_456])]), 320);
  const numbers = frame.yTicks.map(({ text }) => text);
  expect(numbers).toContain('100\u202f000');
  for (const { box } of frame.yTicks) expect(box.x).toBeGreaterThanOrEqual(0);
  const [title] = frame.titles;
  expect(title?.text).toBe('Mass flow, kg/s');
  for (const { box } of frame.yTicks)
    expect(box.y).toBeGreaterThanOrEqual((title?.box.y ?? 0) + (title?.box.height ?? 0) - 1e-9);
});
