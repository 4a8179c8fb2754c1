import { describe, expect, test } from 'vitest';
import type { FigureData, Surface } from './figure-data.ts';
import { layOutFigure } from './figure-layout.ts';
import { interpolateSurface, readSurface } from './surface.ts';

/** A force of 2 x + 3 y, with the last value missing. */
const surface: Surface = {
  label: 'Force',
  kind: 'number',
  unit: '',
  xs: [0, 1, 4],
  ys: [0, 10, 20],
  values: [
    [0, 2, 8],
    [30, 32, 38],
    [60, 62, null],
  ],
};

describe('a surface', () => {
  test('is interpolated between grid points', () => {
    expect(interpolateSurface(surface, 0, 0)).toBe(0);
    expect(interpolateSurface(surface, 0.25, 0)).toBe(0.5);
    expect(interpolateSurface(surface, 2, 5)).toBe(19);
    expect(interpolateSurface(surface, 1, 20)).toBe(62);
  });

  test('has no value outside the grid or next to a missing value', () => {
    expect(interpolateSurface(surface, 4.01, 5)).toBeUndefined();
    expect(interpolateSurface(surface, 2, -0.1)).toBeUndefined();
    expect(interpolateSurface(surface, 2, 15)).toBeUndefined();
    expect(interpolateSurface(surface, 1.01, 10.1)).toBeUndefined();
  });
});

describe('the crosshair of a surface', () => {
  const figure: FigureData = {
    title: 'Force',
    x: { label: 'Length', kind: 'length', unit: 'cm', from: 0, to: 400 },
    y: { label: 'Mass', kind: 'mass', unit: 'kg', from: 0, to: 20 },
    series: [],
    surface,
  };
  const layout = layOutFigure(figure, 600, 300);

  test('reads both axes and the value in axis units', () => {
    const { text, x, y, place, row, curves } = readSurface(layout, surface, 200, 5);
    expect(text).toBe('Length 200.0 cm, Mass 5.000 kg, Force 19.00');
    expect([place.text, row?.text, curves[0]?.text]).toEqual(['200.0 cm', '5.000 kg', '19.00']);
    expect([x, y]).toEqual([layout.frame.x(200), layout.frame.y(5)]);
  });

  test('reports a missing result, and reads at the ends of the axes', () => {
    expect(readSurface(layout, surface, 300, 18).text).toContain('Force no result');
    expect(readSurface(layout, surface, 100 + 1e-9, 20 + 1e-9).text).toContain('Force no result');
    expect(readSurface(layout, surface, -1e-9, 20 + 1e-9).text).toContain('Force 60.00');
  });

  test.each([
    [0, 0],
    [400, 0],
    [0, 20],
    [400, 20],
    [200, 10],
  ])('keeps its texts inside the sheet at %d, %d', (x, y) => {
    const { place, row, curves } = readSurface(layout, surface, x, y);
    for (const each of [place, row, curves[0]]) {
      if (!each) throw new Error('Something is not read.');
      expect(each.box.x).toBeGreaterThanOrEqual(0);
      expect(each.box.x + each.box.width).toBeLessThanOrEqual(600);
      expect(each.box.y).toBeGreaterThanOrEqual(0);
      expect(each.box.y + each.box.height).toBeLessThanOrEqual(300);
    }
  });
});
