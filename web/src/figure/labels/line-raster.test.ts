import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { expandBox, segmentMeetsBox, type Point } from '../geometry/boxes.ts';
import { LineRaster } from './line-raster.ts';

describe('the line raster', () => {
  test('reports boxes that a line crosses and none beside it', () => {
    const lines = new LineRaster(100, 60);
    lines.add([[0, 30], [50, 30], undefined, [60, 0], [60, 60]]); // prettier-ignore
    expect(lines.meets({ x: 10, y: 25, width: 5, height: 10 })).toBe(true);
    expect(lines.meets({ x: 10, y: 34, width: 5, height: 10 })).toBe(false);
    expect(lines.meets({ x: 53, y: 20, width: 5, height: 20 })).toBe(false);
    expect(lines.meets({ x: 53, y: 20, width: 8, height: 20 })).toBe(true);
    expect(lines.meets({ x: -50, y: -50, width: 20, height: 20 })).toBe(false);
  });

  test('counts more squares for longer lines in a box', () => {
    const lines = new LineRaster(100, 60);
    lines.add([[0, 30], [100, 30]]); // prettier-ignore
    const through = (width: number) => lines.countSquares({ x: 10, y: 20, width, height: 20 });
    expect([through(0), through(10), through(40)]).toEqual([0, 5, 20]);
    expect(lines.countSquares({ x: 10, y: 40, width: 40, height: 10 })).toBe(0);
  });

  test('includes lines as soon as they are added', () => {
    const lines = new LineRaster(100, 60);
    expect(lines.meets({ x: 0, y: 0, width: 100, height: 60 })).toBe(false);
    lines.add([[5, 5]]);
    expect(lines.meets({ x: 0, y: 0, width: 100, height: 60 })).toBe(true);
  });

  test('agrees with exact geometry to one raster square', () => {
    const point = fc.tuple(fc.integer({ min: 0, max: 99 }), fc.integer({ min: 0, max: 59 }));
    fc.assert(
      fc.property(point, point, point, (from: Point, to: Point, [x, y]) => {
        const lines = new LineRaster(100, 60);
        lines.add([from, to]);
        const box = { x, y, width: 12, height: 8 };
        expect(lines.meets(box) || !segmentMeetsBox(from, to, expandBox(box, -2))).toBe(true);
        expect(lines.meets(box) && !segmentMeetsBox(from, to, expandBox(box, 4))).toBe(false);
      }),
    );
  });
});
