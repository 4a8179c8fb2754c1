import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { integrate } from '../numerics/index.ts';
import {
  conicalHead,
  ellipsoidalHead,
  flatHead,
  headArea,
  headVolume,
  hemisphericalHead,
  levelOfVolume,
  liquidInHeads,
  liquidSurface,
  liquidVolume,
  radiusAbovePole,
  segmentArea,
  standardTorisphericalHead,
  strappingTable,
  vessel,
  vesselArea,
  vesselHeight,
  vesselVolume,
  wettedArea,
  type Head,
  type Vessel,
} from './index.ts';

const heads: Readonly<Record<string, (diameter: number) => Head>> = {
  flat: flatHead,
  hemispherical: hemisphericalHead,
  '2:1 ellipsoidal': diameter => ellipsoidalHead(diameter),
  'deep ellipsoidal': diameter => ellipsoidalHead(diameter, 0.8 * diameter),
  Klöpper: diameter => standardTorisphericalHead('klopper', diameter),
  Korbbogen: diameter => standardTorisphericalHead('korbbogen', diameter),
  'ASME F&D': diameter => standardTorisphericalHead('asmeFlangedAndDished', diameter),
  conical: diameter => conicalHead(diameter, 0.3 * diameter),
};

const shapes: readonly (readonly [string, Vessel])[] = Object.entries(heads).flatMap(([name, head]) =>
  (['horizontal', 'vertical'] as const).map(orientation => {
    const end = head(2.4);
    return [`${orientation}, ${name}`, vessel(orientation, 2.4, 6, [end, end])] as const;
  }),
);

/** How far a figure is from the expected one, as a share of it. */
function deviation(computed: number, expected: number): number {
  return Math.abs(computed - expected) / Math.max(Math.abs(expected), 1e-9);
}

/** Volume in a lying head by sections normal to the axis, from nothing but its meridian. */
function lyingByQuadrature(head: Head, level: number): number {
  const { depth, radius } = head;
  if (depth === 0) return 0;
  const section = (u: number) => {
    const y = depth * u * u;
    const r = radiusAbovePole(head, y);
    return segmentArea(r, level - radius + r) * 2 * depth * u;
  };
  const cuts = Array.from({ length: 65 }, (_, index) => index / 64);
  return cuts.slice(1).reduce((sum, cut, index) => sum + integrate(section, cuts[index] ?? 0, cut, 1e-12), 0);
}

/** Volume in an upright head by circles, from nothing but its meridian. */
function uprightByQuadrature(head: Head, level: number): number {
  const top = Math.min(level, head.depth);
  return integrate(u => Math.PI * radiusAbovePole(head, top * u * u) ** 2 * 2 * top * u, 0, 1);
}

/** Area below the level of the surface that a meridian describes, by its slope taken numerically in the projection. */
function lyingAreaByProjection(head: Head, level: number): number {
  const { radius, depth } = head;
  const slope = (r: number) => {
    if (head.form === 'ellipsoidal') return ((depth / radius) * r) / Math.sqrt((radius - r) * (radius + r));
    if (head.form === 'conical') return depth / radius;
    if (head.form !== 'torispherical') return 0;
    const { crownRadius: c, crownAngle, knuckleRadius: k } = head;
    if (r <= c * Math.sin(crownAngle)) return r / Math.sqrt((c - r) * (c + r));
    const x = r - (radius - k);
    return x / Math.sqrt(Math.max(Number.MIN_VALUE, (k - x) * (k + x)));
  };
  /* Rings of the projection: r from the axis, r = R·sin t so that the edge is smooth, cut where the seam lies. */
  const seam =
    head.form === 'torispherical'
      ? Math.asin(Math.min(1, (head.crownRadius * Math.sin(head.crownAngle)) / radius))
      : 0.7;
  const edge = Math.asin(Math.min(1, Math.abs(radius - level) / radius));
  const cuts = [0, edge, seam, Math.PI / 2].toSorted((a, b) => a - b);
  const ring = (t: number) => {
    const r = radius * Math.sin(t);
    const share = Math.max(-1, Math.min(1, (radius - level) / r));
    return 2 * Math.acos(share) * r * Math.hypot(1, slope(r)) * radius * Math.cos(t);
  };
  return cuts.slice(1).reduce((sum, to, index) => sum + integrate(ring, cuts[index] ?? 0, to, 1e-12), 0);
}

describe.each(shapes)('a vessel, %s', (name, shape) => {
  const height = vesselHeight(shape);
  const [head] = shape.heads;
  const levels = Array.from({ length: 41 }, (_, index) => (height * index) / 40);
  const anyLevel = fc.double({ min: 0, max: 1, noNaN: true }).map(share => share * height);

  test('has the volume of a numerical integration, to 1e-9', () => {
    for (const level of levels) {
      const radius = shape.diameter / 2;
      const byIntegration =
        shape.orientation === 'horizontal'
          ? shape.length * segmentArea(radius, level) + 2 * lyingByQuadrature(head, level)
          : uprightByQuadrature(head, level) +
            Math.PI * radius * radius * Math.min(shape.length, Math.max(0, level - head.depth)) +
            (level > head.depth + shape.length ? headVolume(head) - uprightByQuadrature(head, height - level) : 0);
      expect(deviation(liquidVolume(shape, level), byIntegration), `${name} at ${level}`).toBeLessThan(1e-9);
    }
  });

  test('is empty at the bottom and full at the top', () => {
    expect(liquidVolume(shape, 0)).toBe(0);
    expect(deviation(liquidVolume(shape, height), vesselVolume(shape)), name).toBeLessThan(1e-14);
    expect(deviation(wettedArea(shape, height), vesselArea(shape)), name).toBeLessThan(1e-14);
    expect(deviation(vesselVolume(shape), (Math.PI / 4) * 2.4 ** 2 * 6 + 2 * headVolume(head)), name).toBeLessThan(
      1e-14,
    );
    expect(deviation(vesselArea(shape), Math.PI * 2.4 * 6 + 2 * headArea(head)), name).toBeLessThan(1e-14);
    expect(wettedArea(shape, 0)).toBe(0);
  });

  test('is half full in the middle', () => {
    expect(deviation(liquidVolume(shape, height / 2), vesselVolume(shape) / 2), name).toBeLessThan(1e-12);
    if (head.form !== 'flat' || shape.orientation === 'horizontal')
      expect(deviation(wettedArea(shape, height / 2), vesselArea(shape) / 2), name).toBeLessThan(1e-12);
  });

  test('has more volume and wetted area at a higher level', () => {
    fc.assert(
      fc.property(anyLevel, anyLevel, (a, b) => {
        fc.pre(Math.abs(a - b) > 1e-6);
        const [low, high] = a < b ? [a, b] : [b, a];
        expect(liquidVolume(shape, high)).toBeGreaterThan(liquidVolume(shape, low));
        expect(wettedArea(shape, high)).toBeGreaterThanOrEqual(wettedArea(shape, low));
      }),
    );
  });

  test('returns the level from the volume', () => {
    fc.assert(
      fc.property(anyLevel, level => {
        const volume = liquidVolume(shape, level);
        const again = levelOfVolume(shape, volume);
        expect(Math.abs(liquidVolume(shape, again) - volume)).toBeLessThan(1e-12 * vesselVolume(shape));
        if (level > 0.01 * height && level < 0.99 * height) expect(Math.abs(again - level)).toBeLessThan(1e-9 * height);
      }),
    );
    expect(levelOfVolume(shape, 0)).toBeCloseTo(0, 12);
    expect(levelOfVolume(shape, vesselVolume(shape))).toBe(height);
  });

  test('has a free surface equal to the derivative of its volume', () => {
    for (const share of [0.03, 0.1, 0.35, 0.5, 0.62, 0.97]) {
      const level = share * height;
      const grown = integrate(x => liquidSurface(shape, x), 0.5 * level, level, 1e-10);
      expect(
        deviation(grown, liquidVolume(shape, level) - liquidVolume(shape, 0.5 * level)),
        `${name} at ${level}`,
      ).toBeLessThan(1e-8);
    }
  });
});

describe('wetted areas of lying heads', () => {
  test.each(Object.entries(heads))('agree with their projection on the tangent plane, %s', (name, make) => {
    const head = make(2);
    const shape = vessel('horizontal', 2, 1e-6, [head, head]);
    for (const level of [0.05, 0.2, 0.5, 0.9, 1, 1.3, 1.85]) {
      const cylinder = wettedArea(vessel('horizontal', 2, 2e-6, [head, head]), level) - wettedArea(shape, level);
      expect(
        deviation((wettedArea(shape, level) - cylinder) / 2, lyingAreaByProjection(head, level)),
        `${name} at ${level}`,
      ).toBeLessThan(1e-6);
    }
  });
});

describe('a vessel', () => {
  test('may have two different heads', () => {
    const hopper = vessel('vertical', 2, 3, [conicalHead(2, 1.5), flatHead(2)]);
    expect(vesselHeight(hopper)).toBe(4.5);
    expect(deviation(liquidVolume(hopper, 1.5), Math.PI / 2), 'cone').toBeLessThan(1e-14);
    expect(deviation(levelOfVolume(hopper, Math.PI / 2 + Math.PI), 2.5), 'cylinder').toBeLessThan(1e-14);
    const lying = vessel('horizontal', 2, 3, [conicalHead(2, 1.5), ellipsoidalHead(2)]);
    expect(deviation(liquidVolume(lying, 1), (3 * Math.PI + Math.PI / 2 + Math.PI / 3) / 2), 'half').toBeLessThan(
      1e-14,
    );
  });

  test('has the volume of its cylinder plus its heads', () => {
    const shape = vessel('vertical', 2, 3, [conicalHead(2, 1.5), ellipsoidalHead(2)]);
    const [bottom, top] = liquidInHeads(shape, 4.8);
    expect(deviation(bottom + 3 * Math.PI + top, liquidVolume(shape, 4.8))).toBeLessThan(1e-14);
    expect(liquidInHeads(shape, 4.5)).toEqual([headVolume(conicalHead(2, 1.5)), 0]);
    const lying = vessel('horizontal', 2, 3, shape.heads);
    expect(liquidInHeads(lying, 1).map(volume => volume / Math.PI)).toEqual([
      expect.closeTo(0.25, 14),
      expect.closeTo(1 / 6, 14),
    ]);
  });

  test('throws for levels and volumes outside it, and for heads of another size', () => {
    const shape = vessel('horizontal', 2, 3, [flatHead(2), flatHead(2)]);
    expect(() => liquidVolume(shape, 2.1)).toThrow(new RangeError('level must be at least 0 and at most 2 m, got 2.1'));
    expect(() => wettedArea(shape, -0.1)).toThrow(new RangeError('level must be at least 0 and at most 2 m, got -0.1'));
    expect(() => levelOfVolume(shape, -1)).toThrow('volume must be at least 0 and at most 9.42477796076938 m³, got -1');
    expect(() => vessel('horizontal', 2, 3, [flatHead(2), flatHead(1)])).toThrow(
      new RangeError('heads must have the diameter of the vessel (2)'),
    );
  });

  test('has a strapping table from empty to full', () => {
    const shape = vessel('vertical', 2, 3, [ellipsoidalHead(2), ellipsoidalHead(2)]);
    const rows = strappingTable(shape, 0.3);
    expect(rows).toHaveLength(15);
    expect(rows[0]).toEqual({ level: 0, volume: 0, wettedArea: 0, liquidSurface: 0 });
    expect(rows.at(-2)?.level).toBeCloseTo(3.9, 12);
    expect(rows.at(-1)?.level).toBe(4);
    expect(rows.at(-1)?.volume).toBeCloseTo(vesselVolume(shape), 12);
    expect(() => strappingTable(shape, 1e-5)).toThrow('step must be at least 0.0004 m, got 0.00001');
  });
});
