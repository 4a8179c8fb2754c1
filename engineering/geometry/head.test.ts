import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  conicalHead,
  depthAtRadius,
  ellipsoidalHead,
  headArea,
  headVolume,
  hemisphericalHead,
  radiusAbovePole,
  standardTorisphericalHead,
  torisphericalHead,
} from './index.ts';

describe('a torispherical head', () => {
  test('has the published depth', () => {
    /* fluids (C. Bell), a_torispherical, from D. Jones, Computing Fluid Tank Volumes. */
    expect(torisphericalHead(96, 0.9 * 96, 0.2 * 96).depth).toBeCloseTo(25.684268924767125, 12);
    expect(torisphericalHead(108, 108, 0.06 * 108).depth).toBeCloseTo(18.288462280484797, 12);
  });

  test('has the published area', () => {
    /* fluids (C. Bell), SA_torispheroidal: D 2.54 m, crown 2.64 m, knuckle 0.1584 m. */
    expect(headArea(torisphericalHead(2.54, 2.54 * 1.039370079, 2.54 * 0.062362205))).toBeCloseTo(6.00394283477063, 12);
  });

  test('by its standard has the depth and volume of the manufacturers’ formulas', () => {
    /* DIN 28011: h₂ = 0.1935·Da − 0.455·s, V = 0.1·(Da − 2s)³; DIN 28013: h₂ = 0.255·Da − 0.635·s, V = 0.1298·(Da − 2s)³. */
    const klopper = standardTorisphericalHead('klopper', 0.98, 0.01);
    expect(klopper.depth).toBeCloseTo(0.1935 - 0.00455, 3);
    expect(headVolume(klopper) / 0.98 ** 3).toBeCloseTo(0.1, 2);
    const korbbogen = standardTorisphericalHead('korbbogen', 0.98, 0.01);
    expect(korbbogen.depth).toBeCloseTo(0.255 - 0.00635, 3);
    expect(headVolume(korbbogen) / 0.98 ** 3).toBeCloseTo(0.1298, 2);
  });

  test('is a hemisphere where crown and knuckle have the radius of the cylinder', () => {
    const dome = torisphericalHead(2, 1, 1);
    const half = hemisphericalHead(2);
    expect(dome.depth).toBeCloseTo(1, 14);
    expect(headVolume(dome)).toBeCloseTo(headVolume(half), 13);
    expect(headArea(dome)).toBeCloseTo(headArea(half), 13);
  });

  test('has a radius that is continuous and grows from the pole to the tangent plane', () => {
    const head = standardTorisphericalHead('korbbogen', 2);
    let before = 0;
    for (let step = 1; step <= 2000; step += 1) {
      const radius = radiusAbovePole(head, (head.depth * step) / 2000);
      expect(radius).toBeGreaterThanOrEqual(before);
      if (step > 20) expect(radius - before).toBeLessThan(0.01);
      before = radius;
    }
    expect(before).toBeCloseTo(1, 12);
  });

  test('has the depth at a radius that corresponds to the radius at that height', () => {
    for (const head of [standardTorisphericalHead('klopper', 2), ellipsoidalHead(2), conicalHead(2, 0.7)]) {
      for (let r = 0; r < 1; r += 0.01)
        expect(radiusAbovePole(head, head.depth - depthAtRadius(head, r))).toBeCloseTo(r, 7);
      expect(depthAtRadius(head, 1)).toBeCloseTo(0, 7);
    }
    expect(depthAtRadius(torisphericalHead(2.7432, 2.7432, 0.164592), 1.3716)).toBe(0);
  });

  test('throws by name for impossible dimensions', () => {
    expect(() => torisphericalHead(2, 0.9, 0.1)).toThrow(
      'the crown radius of 900.0 mm is less than half the diameter, 1000 mm',
    );
    expect(() => torisphericalHead(2, 2, 1.1)).toThrow(
      'the knuckle radius of 1100 mm is more than half the diameter, 1000 mm',
    );
  });
});

describe('an ellipsoidal head', () => {
  test('has the published area, and that of a sphere in the limit', () => {
    /* fluids (C. Bell), SA_ellipsoidal_head(2, 1) and (2, 0.999). */
    expect(headArea(hemisphericalHead(2))).toBeCloseTo(6.283185307179586, 14);
    expect(headArea(ellipsoidalHead(2, 0.999))).toBeCloseTo(6.278996936093318, 13);
    fc.assert(
      fc.property(fc.double({ min: -1e-3, max: 1e-3, noNaN: true }), off => {
        /* To first order an axis adds 2/3 of its share. */
        expect(headArea(ellipsoidalHead(2, 1 + off)) / (2 * Math.PI)).toBeCloseTo(1 + (2 / 3) * off, 6);
      }),
    );
  });
});
