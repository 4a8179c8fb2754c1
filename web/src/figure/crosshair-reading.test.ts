import { describe, expect, test } from 'vitest';
import { doOverlap } from './geometry/boxes.ts';
import type { FigureData } from './figure-data.ts';
import { layOutFigure, figureTexts } from './figure-layout.ts';
import { isCovered, nextCrosshairPosition, readCrosshair } from './crosshair-reading.ts';

const figure: FigureData = {
  title: 'Temperature',
  x: { label: 'Time', kind: 'time', unit: 's' },
  y: { label: 'Temperature', kind: 'temperature', unit: '°C' },
  series: [
    { label: 'gas', pen: 'main', points: [[0, 293.15], [10, 273.15], [20, 283.15]] }, // prettier-ignore
    { label: 'metal', pen: 'second', points: [[0, 293.15], undefined, [10, 291.15], [20, 289.15]] }, // prettier-ignore
    { label: 'measured', pen: 'main', dots: true, points: [[0, 293.15], [20, 281.15]] }, // prettier-ignore
  ],
};
const layout = layOutFigure(figure, 600, 300);

describe('a crosshair', () => {
  test('reads every curve at its position, with units, interpolating between points', () => {
    expect(readCrosshair(layout, 15).text).toBe('Time 15.00 s, gas 5.000 °C, metal 17.00 °C');
    expect(readCrosshair(layout, 5).text).toBe('Time 5.000 s, gas 10.00 °C');
  });

  test('shows values on the side of the curves with more room', () => {
    const { x, curves } = readCrosshair(layout, 5);
    expect(curves.map(({ text }) => text)).toEqual(['gas 10.00 °C']);
    expect(curves[0]?.box.x).toBeGreaterThan(x);
    const late = readCrosshair(layout, 15);
    expect(late.curves.every(({ box }) => box.x + box.width < late.x)).toBe(true);
    expect(late.curves.map(({ index }) => index)).toEqual([1, 0]);
  });

  test('interpolates along the drawn line in a logarithmic figure', () => {
    const log = { label: 'f', kind: 'number', unit: '', scale: 'log' } as const;
    const straight = { ...figure, x: log, y: log, series: [{ label: 'c', pen: 'main', points: [[1, 1], [100, 100]] }] } as const; // prettier-ignore
    expect(readCrosshair(layOutFigure(straight, 600, 300), 10).text).toBe('f 10.00, c 10.00');
  });

  test('covers only the numbers and labels it overlaps', () => {
    const reading = readCrosshair(layout, 5);
    const covered = figureTexts(layout).filter(text => isCovered(text, reading));
    expect(covered.map(({ text }) => text)).toContain('5');
    expect(covered.length).toBeLessThan(4);
    for (const { box } of covered)
      expect([reading.place, ...reading.curves].some(other => doOverlap(box, other.box))).toBe(true);
  });
});

describe('a key', () => {
  const { frame } = layout;
  const pixels = (value: number, by: number) => frame.x.invert(frame.x(value) + by);

  test('moves by pixels between points, and snaps to a point about that far away', () => {
    expect(nextCrosshairPosition(frame, 5, 5, false)).toBeCloseTo(pixels(5, 5));
    expect(nextCrosshairPosition(frame, 5, -5, false)).toBeCloseTo(pixels(5, -5));
    expect(nextCrosshairPosition(frame, pixels(10, -6), 5, false)).toBe(10);
  });

  test('moves from point to point for a stepped crosshair, and stops at the ends', () => {
    expect(nextCrosshairPosition(frame, 0, 5, true)).toBe(10);
    expect(nextCrosshairPosition(frame, 10, -5, true)).toBe(0);
    expect(nextCrosshairPosition(frame, 20, 5, true)).toBe(20);
    expect(nextCrosshairPosition(frame, 0, -5, false)).toBe(0);
  });
});
