import { describe, expect, test } from 'vitest';
import type { CaseInput, Table } from '../kit/index.ts';
import { evaluator } from '../testing/evaluator.ts';
import definition from './definition.ts';

/** Solids by textbook formulas in metres; heads and vessels by numerical integration along a meridian constructed here. */

const { PI, sqrt, hypot, acos, asin, atan, sin, cos, min, max } = Math;

const by = evaluator(definition);

/** Volume, total surface, faces in order, and shape-specific results. */
type Solid = readonly [
  given: CaseInput,
  volume: number,
  parts: readonly number[],
  more?: Readonly<Record<string, number>>,
];

const cone = hypot(0.6, 0.8);
const side = hypot(0.2, 0.7);
const theta = 2 * acos(1 - 0.6);
const segmentArea = (0.25 ** 2 * (theta - sin(theta))) / 2;
const chord = 2 * sqrt(0.15 * 0.35);

/** Surface of an ellipsoid of half axes a, b, c, by numerical integration. */
function ellipsoidArea(a: number, b: number, c: number) {
  const [n, m] = [400, 800];
  let sum = 0;
  for (let i = 0; i < n; i += 1) {
    const polar = ((i + 0.5) * PI) / n;
    for (let j = 0; j < m; j += 1) {
      const around = ((j + 0.5) * 2 * PI) / m;
      const [x, y, z] = [sin(polar) * cos(around), sin(polar) * sin(around), cos(polar)];
      sum += sin(polar) * hypot(b * c * x, a * c * y, a * b * z);
    }
  }
  return (sum * 2 * PI ** 2) / (n * m);
}

const solids: Readonly<Record<string, Solid>> = {
  cylinder: [{ diameter: 600, length: 2000 }, PI * 0.09 * 2, [PI * 0.6 * 2, 2 * PI * 0.09]],
  sphere: [{ diameter: 1200 }, (PI / 6) * 1.2 ** 3, [PI * 1.2 ** 2]],
  hemisphere: [{ diameter: 2000 }, (2 / 3) * PI, [2 * PI, PI], { domeArea: 2 * PI }],
  customEllipsoid: [
    { axisA: 3000, axisB: 2000, axisC: 1200 },
    (4 / 3) * PI * 1.5 * 1 * 0.6,
    [ellipsoidArea(1.5, 1, 0.6)],
    { ellipsoidIntegral: ellipsoidArea(1.5, 1, 0.6) / (4 * PI) },
  ],
  cone: [
    { baseDiameter: 1200, height: 800 },
    (PI / 3) * 0.36 * 0.8,
    [PI * 0.6 * cone, PI * 0.36],
    { slantHeight: cone, apexAngle: 2 * atan(0.6 / 0.8) },
  ],
  frustum: [
    { baseDiameter: 1000, topDiameter: 600, height: 700 },
    ((PI * 0.7) / 3) * (0.25 + 0.15 + 0.09),
    [PI * 0.8 * side, PI * 0.25, PI * 0.09],
    { slantHeight: side, sideAngle: atan(0.2 / 0.7) },
  ],
  torus: [{ ringDiameter: 3000, tubeDiameter: 200 }, 2 * PI ** 2 * 1.5 * 0.01, [4 * PI ** 2 * 1.5 * 0.1]],
  rectangularTank: [{ length: 4000, width: 2500, height: 1800 }, 4 * 2.5 * 1.8, [10, 10, 2 * 4 * 1.8, 2 * 2.5 * 1.8]],
  annulus: [
    { outerDiameter: 200, innerDiameter: 114.3, length: 1500 },
    (PI / 4) * (0.2 ** 2 - 0.1143 ** 2) * 1.5,
    [PI * 0.2 * 1.5, PI * 0.1143 * 1.5, (PI / 2) * (0.2 ** 2 - 0.1143 ** 2)],
  ],
  segment: [
    { diameter: 500, depth: 150, length: 3000 },
    segmentArea * 3,
    [0.25 * theta * 3, chord * 3, 2 * segmentArea],
    { centralAngle: theta, chord, segmentArea, curvedArea: 0.25 * theta * 3 },
  ],
};

test.each(Object.entries(solids))('%s', (shape, [input, volume, parts, more = {}]) => {
  const { of, rawValue } = by({ shape, ...input });
  expect(of('volume')).toBeCloseTo(volume, 9);
  const match = (rawValue('surfaceParts') as Table).rows.map(([, area]) => area);
  expect(match).toEqual(parts.map(part => expect.closeTo(part, 4)));
  expect(of('surfaceArea')).toBeCloseTo(
    parts.reduce((sum, part) => sum + part),
    4,
  );
  for (const [id, value] of Object.entries(more)) expect(of(id), id).toBeCloseTo(value, 5);
});

/** A point of a meridian: distance from the tangent plane, and from the axis. */
type Point = readonly [x: number, r: number];

const pieces = 1500;
const along = (from: number, to: number, at: (t: number) => Point) =>
  Array.from({ length: pieces + 1 }, (_, index) => at(from + ((to - from) * index) / pieces));

/** Meridian of a two-arc head: knuckle radius k, crown radius C. */
function torispherical(R: number, C: number, k: number): Point[] {
  const turn = asin(sqrt((C - k) ** 2 - (R - k) ** 2) / (C - k));
  const centre = -(C - k) * sin(turn);
  return [
    ...along(0, turn, t => [k * sin(t), R - k + k * cos(t)]),
    ...along(turn, PI / 2, t => [centre + C * sin(t), C * cos(t)]),
  ];
}

const spheroid = (R: number, depth: number) => along(0, PI / 2, t => [depth * sin(t), R * cos(t)]);
const straight = (R: number, depth: number) => along(0, 1, t => [depth * t, R * (1 - t)]);

/** Head kinds on a vessel of 2 m with a 10 mm wall, as typed for the first and the second head. */
const heads: readonly (readonly [string, CaseInput, Point[]])[] = [
  ['flat', {}, straight(1, 0)],
  ['hemispherical', {}, spheroid(1, 1)],
  ['ellipsoidal', {}, spheroid(1, 0.5)],
  ['conical', { Depth: 700 }, straight(1, 0.7)],
  ['klopper', {}, torispherical(1, 2.02, 0.202)],
  ['korbbogen', {}, torispherical(1, 0.8 * 2.02, 0.154 * 2.02)],
  ['asme', {}, torispherical(1, 2.02, 0.06 * 2.02)],
  ['own', { Crown: 1800, Knuckle: 250 }, torispherical(1, 1.8, 0.25)],
];

/** Returns the rings of a body of revolution, each with position, mean radius, thickness and slant width. */
const rings = (points: readonly Point[]) =>
  points.slice(1).map(([x, r], index) => {
    const [x0, r0] = points[index] ?? [0, 0];
    return { from: min(x0, x), r: (r0 + r) / 2, dx: Math.abs(x - x0), ds: hypot(x - x0, r - r0) };
  });

const sum = <T>(all: readonly T[], of: (each: T) => number) => all.reduce((total, each) => total + of(each), 0);

/** Wetted angle of a ring of radius r in a horizontal vessel of radius 1 at level h. */
const wetAngle = (r: number, h: number) => 2 * acos(max(-1, min(1, (1 - h) / r)));

/** Volume, wetted and free surface up to a level, of a horizontal and a vertical vessel of 2 m by 5 m. */
function contents(lying: boolean, [first, second]: readonly [readonly Point[], readonly Point[]], h: number) {
  const below = max(...first.map(([x]) => x));
  const whole: Point[] = lying
    ? [...first.toReversed().map(([x, r]): Point => [-x, r]), [5, 1], ...second.map(([x, r]): Point => [5 + x, r])]
    : [
        ...first.toReversed().map(([x, r]): Point => [below - x, r]),
        [below + 5, 1],
        ...second.map(([x, r]): Point => [below + 5 + x, r]),
      ];
  if (lying) {
    const of = rings(whole).map(ring => ({ ...ring, wet: wetAngle(ring.r, h) }));
    return {
      liquidVolume: sum(of, ({ r, dx, wet }) => ((r ** 2 * (wet - sin(wet))) / 2) * dx),
      wettedArea: sum(of, ({ r, ds, wet }) => r * wet * ds),
      liquidSurface: sum(of, ({ r, dx, wet }) => 2 * r * sin(wet / 2) * dx),
      volume: sum(of, ({ r, dx }) => PI * r ** 2 * dx),
    };
  }
  const share = (from: number, dx: number) => (dx === 0 ? Number(from < h) : max(0, min(1, (h - from) / dx)));
  const of = rings(whole);
  const cut = of.find(({ from, dx }) => dx > 0 && from <= h && h <= from + dx);
  return {
    liquidVolume: sum(of, ({ r, dx, from }) => PI * r ** 2 * dx * share(from, dx)),
    wettedArea: sum(of, ({ r, ds, dx, from }) => 2 * PI * r * ds * share(from, dx)),
    liquidSurface: PI * (cut?.r ?? 0) ** 2,
    volume: sum(of, ({ r, dx }) => PI * r ** 2 * dx),
  };
}

const named = (which: 'first' | 'second', kind: string, more: CaseInput) => ({
  [`${which}Head`]: kind,
  ...Object.fromEntries(Object.entries(more).map(([id, value]) => [`${which}${id}`, value])),
});

describe.each(heads)('a %s head', (kind, more, points) => {
  const of = rings(points);
  const expected = {
    Depth: max(...points.map(([x]) => x)),
    Volume: sum(of, ({ r, dx }) => PI * r ** 2 * dx),
    Area: sum(of, ({ r, ds }) => 2 * PI * r * ds),
  };
  const shell = { diameter: 2000, length: 5000, wallThickness: 10, tableStep: 5000 };

  test.each([
    ['first', 'second', 'horizontalVessel'],
    ['first', 'second', 'verticalVessel'],
    ['second', 'first', 'horizontalVessel'],
    ['second', 'first', 'verticalVessel'],
  ] as const)('%s, with a hemispherical %s, of a %s', (which, other, shape) => {
    const input = { shape, ...shell, ...named(which, kind, more), ...named(other, 'hemispherical', {}), level: 1500 };
    const match = by(input);
    for (const [id, value] of Object.entries(expected))
      expect(match.of(`${which}Head${id}`), `${which} ${id}`).toBeCloseTo(value, 4);
    expect(match.of(`${other}HeadDepth`)).toBe(1);
    expect(match.of('volume')).toBeCloseTo(5 * PI + expected.Volume + (2 / 3) * PI, 4);
    expect(match.of('surfaceArea')).toBeCloseTo(10 * PI + expected.Area + 2 * PI, 4);
    const meridians = which === 'first' ? ([points, spheroid(1, 1)] as const) : ([spheroid(1, 1), points] as const);
    const filled = contents(shape === 'horizontalVessel', meridians, 1.5);
    for (const [id, value] of Object.entries(filled)) expect(match.of(id) / value, `${shape} ${id}`).toBeCloseTo(1, 3);
    expect(match.of('fillFraction')).toBeCloseTo(match.of('liquidVolume') / match.of('volume'), 12);
    expect(match.of('ullageVolume')).toBeCloseTo(match.of('volume') - match.of('liquidVolume'), 9);
  });

  test('on both ends, with the second identical to the first', () => {
    const { of: result } = by({ shape: 'verticalVessel', ...shell, ...named('first', kind, more), level: 100 });
    expect(result('volume')).toBeCloseTo(5 * PI + 2 * expected.Volume, 4);
  });
});

test.each([
  ['klopper', {}],
  ['korbbogen', {}],
  ['asme', {}],
  ['own', { crownRadius: 1800, knuckleRadius: 250 }],
])('a torispherical head by itself, %s, is that of a vessel with its base', (headStandard, more) => {
  const points = heads.find(([kind]) => kind === headStandard)?.[2] ?? [];
  const { of, rawValue } = by({ shape: 'torisphericalHead', diameter: 2000, wallThickness: 10, headStandard, ...more });
  const dome = sum(rings(points), ({ r, ds }) => 2 * PI * r * ds);
  expect(of('volume')).toBeCloseTo(
    sum(rings(points), ({ r, dx }) => PI * r ** 2 * dx),
    4,
  );
  expect(of('domeArea')).toBeCloseTo(dome, 4);
  expect(of('surfaceArea')).toBeCloseTo(dome + PI, 4);
  expect(of('headDepth')).toBeCloseTo(max(...points.map(([x]) => x)), 9);
  expect((rawValue('surfaceParts') as Table).rows.map(([part]) => part)).toEqual(['Dome', 'Base']);
});

test('a 2:1 head alone, compared with spherical-cap formulas', () => {
  const { of } = by({ shape: 'ellipsoid', diameter: 2000 });
  const dome = sum(rings(spheroid(1, 0.5)), ({ r, ds }) => 2 * PI * r * ds);
  expect([of('volume'), of('domeArea'), of('surfaceArea')]).toEqual(
    [PI / 3, dome, dome + PI].map(value => expect.closeTo(value, 4)),
  );
  expect(of('headDepth')).toBe(0.5);
  expect(of('capSurfaceArea')).toBeCloseTo(2 * PI, 9);
  expect(of('capVolume')).toBeCloseTo(((PI * 0.5) / 6) * (3 + 0.25), 9);
});

describe('the content of a vessel', () => {
  const drum = { diameter: 2000, length: 5000, firstHead: 'conical', firstDepth: 700, secondHead: 'klopper' };
  const surge = { ...drum, shape: 'verticalVessel', wallThickness: 10, tableStep: 5000 };

  test.each(['horizontalVessel', 'verticalVessel'])('a volume has the level that contains it: %s', shape => {
    const level = by({ ...surge, shape, level: 1300 });
    const volume = by({ ...surge, shape, fillBasis: 'volume', fillVolume: level.of('liquidVolume'), level: 100 });
    expect(volume.of('liquidLevel')).toBeCloseTo(1.3, 9);
    for (const id of ['wettedArea', 'liquidSurface', 'firstHeadLiquid', 'secondHeadLiquid'])
      expect(volume.of(id), id).toBeCloseTo(level.of(id), 8);
  });

  test('is the sum of the cylinder and its two heads', () => {
    const standing = by({ ...surge, level: 300 });
    const hopper = (PI / 3) * (0.3 / 0.7) ** 2 * 0.3;
    expect([standing.of('firstHeadLiquid'), standing.of('secondHeadLiquid')]).toEqual([expect.closeTo(hopper, 9), 0]);
    const lying = by({ ...surge, shape: 'horizontalVessel', level: 600 });
    const angle = wetAngle(1, 0.6);
    const section = (angle - sin(angle)) / 2;
    expect(lying.of('sectionArea')).toBeCloseTo(section, 9);
    expect(lying.of('liquidVolume')).toBeCloseTo(
      section * 5 + lying.of('firstHeadLiquid') + lying.of('secondHeadLiquid'),
      9,
    );
  });

  test('is tabulated from bottom to top, by the given step or a twentieth of the height', () => {
    const rows = (change: CaseInput) =>
      (by({ ...surge, level: 100, ...change }).rawValue('strappingTable') as Table).rows;
    const usual = rows({ tableStep: '' });
    const top = Number(usual.at(-1)?.[0]);
    expect(top).toBeCloseTo(0.7 + 5 + by({ ...surge, level: 100 }).of('secondHeadDepth'), 9);
    expect(Number(usual[1]?.[0])).toBeCloseTo(top / 20, 9);
    const own = rows({ tableStep: 500 });
    for (const [level, volume, filled, wetted, surface] of own.slice(1, -1)) {
      const { of } = by({ ...surge, level: Number(level) * 1000 });
      expect([volume, filled, wetted, surface]).toEqual(
        ['liquidVolume', 'fillFraction', 'wettedArea', 'liquidSurface'].map(id => expect.closeTo(of(id), 8)),
      );
    }
    expect(own.map(([level]) => Number(level)).slice(0, 3)).toEqual([0, 0.5, 1].map(m => expect.closeTo(m, 12)));
  });

  test('has no level beyond the height or volume', () => {
    for (const beyond of [{ level: 6900 }, { fillBasis: 'volume', fillVolume: 40 }]) {
      const { rawValue } = by({ ...surge, ...beyond });
      expect([rawValue('liquidLevel'), rawValue('liquidVolume')]).toEqual([undefined, undefined]);
      expect(rawValue('volume')).toBeGreaterThan(0);
    }
  });
});

test.each([
  [{ shape: 'torus', ringDiameter: 100, tubeDiameter: 101 }, 'error ringDiameter'],
  [{ shape: 'annulus', outerDiameter: 100, innerDiameter: 100, length: 10 }, 'error innerDiameter'],
  [{ shape: 'segment', diameter: 100, depth: 101, length: 10 }, 'error depth'],
])('what cannot be is refused at the field that has to change: %o', (input, mark) => {
  const { rawValue, messageMarks } = by(input);
  expect(messageMarks).toContain(mark);
  expect([rawValue('volume'), rawValue('surfaceArea')]).toEqual([undefined, undefined]);
});
