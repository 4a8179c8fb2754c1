import { label, path, type Drawing, type Mark } from '@isentrope/calculators/kit';
import { describe, expect, test } from 'vitest';
import { drawingLayout } from './drawing-layout.ts';
import { findMisplacedTexts } from './testing/texts.ts';

const drawing = (...marks: Mark[]): Drawing => ({ title: 'A drawing', width: 200, height: 100, marks });
const boxes = (of: Drawing, scale = 1) => {
  const { labels, width, height } = drawingLayout(of, scale);
  const texts = labels.map(({ label: { text }, box }) => ({ text, box }));
  expect(findMisplacedTexts(texts, width, height)).toEqual([]);
  return labels.map(({ box }) => box);
};

describe('labels of a drawing', () => {
  test('are placed at their position and anchor', () => {
    const [start, middle, end] = boxes(
      drawing(
        label(10, 20, 'D 100', { anchor: 'start' }),
        label(100, 50, 'D 100'),
        label(190, 80, 'D 100', { anchor: 'end' }),
      ),
    );
    expect(start?.x).toBeCloseTo(8);
    expect((middle?.x ?? 0) + (middle?.width ?? 0) / 2).toBeCloseTo(100);
    expect((end?.x ?? 0) + (end?.width ?? 0)).toBeCloseTo(192);
    expect((start?.y ?? 0) + (start?.height ?? 0) / 2).toBeCloseTo(20 - 4.9);
  });

  test('keep their text size at any scale of the drawing', () => {
    const [small, large] = [0.5, 2].map(
      scale => drawingLayout(drawing(label(100, 50, 'D')), scale).labels[0]?.size ?? 0,
    );
    expect((small ?? 0) * 0.5).toBeCloseTo(13);
    expect((large ?? 0) * 2).toBeCloseTo(13);
  });

  test('are moved inside the edge of the drawing', () => {
    const [box] = boxes(drawing(label(0, 50, 'h 466.6')));
    expect(box?.x).toBe(0);
  });

  test('are moved apart if they overlap', () => {
    const [first, second] = boxes(drawing(label(100, 50, 'medium'), label(102, 52, 'medium stiff')));
    expect(Math.abs((first?.y ?? 0) - (second?.y ?? 0))).toBeGreaterThanOrEqual(first?.height ?? Infinity);
    boxes(drawing(...Array.from({ length: 6 }, (_, index) => label(100, 50, `at ${index}.00`))));
  });

  test('move off an outline, with a leader if far, unless every other place is worse', () => {
    const wall = path('M60 0V100', 'outline');
    const beside = drawing(wall, label(64, 50, '12.0 m', { anchor: 'start' }));
    const [wide] = boxes(beside, 0.5);
    expect(wide?.x).toBeGreaterThan(60);
    const [on] = boxes(drawing(wall, label(60, 50, 'D')));
    expect((on?.x ?? 0) + (on?.width ?? 0) / 2).not.toBeCloseTo(60);
    const block = path('M85 0V100M95 0V100M105 0V100M115 0V100', 'outline');
    const { labels } = drawingLayout(drawing(block, label(100, 50, '12.0 m')), 1);
    expect(labels[0]?.leader?.[0]).toEqual([100, expect.closeTo(45.1)]);
    const [between] = boxes(
      drawing(path('M5 0V100M195 0V100M100 0V100M50 0V100M150 0V100', 'cut'), label(100, 50, 'across it all, here')),
    );
    expect((between?.x ?? 0) + (between?.width ?? 0) / 2).toBeCloseTo(100);
  });

  test('keep clear of thin lines that their position is clear of, unless that is far away', () => {
    const line = path('M60 0V100', 'thin');
    const [beside] = boxes(drawing(line, label(90, 50, 'D 2184')), 0.7);
    expect(beside?.x).toBeGreaterThanOrEqual(60);
    const [on] = boxes(drawing(line, label(60, 50, 'D 2184')), 0.7);
    expect((on?.x ?? 0) + (on?.width ?? 0) / 2).toBeCloseTo(60);
  });

  test('without room are listed below the drawing in rows', () => {
    const walls = path(Array.from({ length: 20 }, (_, index) => `M${index * 10} 0V100`).join(''), 'outline');
    const crowded = drawing(walls, label(5, 50, 'p_1', { anchor: 'start' }), label(105, 50, 'p_2', { anchor: 'start' }), label(155, 80, 'q', { pen: 'mute' })); // prettier-ignore
    const { labels, height } = drawingLayout(crowded, 0.4);
    const under = labels.filter(({ box }) => box.y >= 100);
    expect(under.length).toBeGreaterThan(0);
    expect(height).toBeGreaterThan(100);
    expect(
      findMisplacedTexts(
        labels.map(({ label: { text }, box }) => ({ text, box })),
        200,
        height,
      ),
    ).toEqual([]);
    const long = drawingLayout(drawing(label(100, 50, 'L 152 m, 7 fittings, Δp 12.4 bar')), 0.7).labels[0];
    expect(long?.lines.length).toBeGreaterThan(1);
  });

  test('include room for the subscript', () => {
    const { labels } = drawingLayout(drawing(label(50, 50, 'q_m', { anchor: 'start' })), 1);
    expect(labels[0]).toMatchObject({ lines: ['q'], subscript: 'm' });
    expect(labels[0]?.box.width).toBeCloseTo(4 + 13 * 0.602 * 1.75);
  });
});
