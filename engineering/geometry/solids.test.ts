import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  annulus,
  cone,
  cylinder,
  ellipsoidArea,
  ellipsoidVolume,
  ellipsoidalHead,
  frustum,
  headArea,
  headVolume,
  hemisphere,
  rectangularTank,
  sphere,
  sphericalCapApproximation,
  torus,
} from './index.ts';

const dimension = fc.double({ min: 0.01, max: 100, noNaN: true });

/** How far a figure is from the expected one, as a share of it. */
function deviation(computed: number, expected: number): number {
  return Math.abs(computed - expected) / Math.max(Math.abs(expected), 1e-9);
}

describe('solids', () => {
  test('of whole dimensions have the volumes and areas of any textbook', () => {
    expect(deviation(cylinder(2, 5).lateralArea, 10 * Math.PI)).toBeLessThan(1e-14);
    expect(deviation(cylinder(2, 5).volume, 5 * Math.PI)).toBeLessThan(1e-14);
    expect(deviation(sphere(2).area, 4 * Math.PI)).toBeLessThan(1e-14);
    expect(deviation(hemisphere(2).volume, (2 / 3) * Math.PI)).toBeLessThan(1e-14);
    expect(deviation(cone(6, 4).slantHeight, 5)).toBeLessThan(1e-14);
    expect(deviation(cone(6, 4).lateralArea, 15 * Math.PI)).toBeLessThan(1e-14);
    expect(deviation(cone(6, 4).volume, 12 * Math.PI)).toBeLessThan(1e-14);
    expect(deviation(frustum(8, 2, 4).slantHeight, 5)).toBeLessThan(1e-14);
    expect(deviation(frustum(8, 2, 4).lateralArea, 25 * Math.PI)).toBeLessThan(1e-14);
    expect(deviation(frustum(8, 2, 4).volume, 28 * Math.PI)).toBeLessThan(1e-14);
    expect(deviation(torus(4, 2).volume, 4 * Math.PI ** 2)).toBeLessThan(1e-14);
    expect(deviation(torus(4, 2).area, 8 * Math.PI ** 2)).toBeLessThan(1e-14);
    expect(rectangularTank(2, 3, 6)).toEqual({
      floorArea: 6,
      longWallArea: 12,
      shortWallArea: 18,
      volume: 36,
      diagonal: 7,
    });
    expect(deviation(annulus(3, 1, 2).volume, 4 * Math.PI)).toBeLessThan(1e-14);
  });

  test('satisfy the relations between them', () => {
    fc.assert(
      fc.property(dimension, dimension, dimension, (d, e, l) => {
        expect(deviation(frustum(d, d, l).volume, cylinder(d, l).volume)).toBeLessThan(1e-13);
        expect(deviation(frustum(d, d * 1e-9, l).volume, cone(d, l).volume)).toBeLessThan(1e-8);
        expect(deviation(2 * hemisphere(d).volume, sphere(d).volume)).toBeLessThan(1e-14);
        expect(deviation(ellipsoidVolume(d, d, d), sphere(d).volume)).toBeLessThan(1e-14);
        const [inner, outer] = d < e ? [d, e] : [e, d];
        fc.pre(inner < outer * 0.999);
        expect(
          deviation(annulus(outer, inner, l).volume, cylinder(outer, l).volume - cylinder(inner, l).volume),
        ).toBeLessThan(1e-9);
      }),
    );
  });

  test('throw by name for impossible dimensions', () => {
    expect(() => torus(1, 2)).toThrow(new RangeError('ringDiameter must be at least tubeDiameter (2), got 1'));
    expect(torus(2, 2).area).toBeCloseTo(4 * Math.PI ** 2, 12);
    expect(() => annulus(1, 1, 1)).toThrow(new RangeError('innerDiameter must be below outerDiameter (1), got 1'));
    expect(() => cylinder(-1, 1)).toThrow('diameter must be above 0, got -1');
    expect(() => cone(1, Infinity)).toThrow('height must be finite, got Infinity');
  });
});

describe('the 2:1 head', () => {
  const exact = ellipsoidalHead(2);

  test('is half an oblate spheroid: area 1.084·D², volume π·D³/24', () => {
    expect(deviation(headArea(exact), ellipsoidArea(2, 2, 1) / 2)).toBeLessThan(1e-14);
    expect(deviation(headVolume(exact), Math.PI / 3)).toBeLessThan(1e-14);
    /* Printed in vessel handbooks (E. F. Megyesy, Pressure Vessel Handbook: A = 1.084·D², V = 0.1309·D³). */
    expect((headArea(exact) / 4).toFixed(3)).toBe('1.084');
    expect((headVolume(exact) / 8).toFixed(4)).toBe('0.1309');
  });

  test('is not a spherical cap: that makes its area 45 % too large and its volume 19 % too small', () => {
    const cap = sphericalCapApproximation(2, 0.5);
    expect(Math.round((cap.area / headArea(exact) - 1) * 100)).toBe(45);
    expect(Math.round((cap.volume / headVolume(exact) - 1) * 100)).toBe(-19);
  });
});
