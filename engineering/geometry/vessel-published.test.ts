import { describe, expect, test } from 'vitest';
import {
  conicalHead,
  ellipsoidalHead,
  flatHead,
  hemisphericalHead,
  liquidVolume,
  torisphericalHead,
  vessel,
  wettedArea,
  type Head,
} from './index.ts';

/** How far a figure is from the expected one, as a share of it. */
function deviation(computed: number, expected: number): number {
  return Math.abs(computed - expected) / Math.max(Math.abs(expected), 1e-9);
}

const gallon = 231;

describe('volumes that D. Jones published (Computing Fluid Tank Volumes; digits from the tests of fluids, C. Bell)', () => {
  const lying: readonly (readonly [string, Head, readonly number[]])[] = [
    ['conical', conicalHead(108, 42), [2041.1923581273443, 6180.540773905826, 3648.490668241736, 7296.981336483472, 0]],
    [
      'ellipsoidal',
      ellipsoidalHead(108, 42),
      [2380.9565415578145, 7103.445235921378, 4203.695769930696, 8407.391539861392, 0],
    ],
    [
      'torispherical',
      torisphericalHead(108, 108, 6.48),
      [2028.626670842139, 5939.897910157917, 3534.9973314622794, 7069.994662924554, 0],
    ],
  ];
  test.each(lying)('horizontal, 108 × 156 inches, %s', (name, head, expected) => {
    const shape = vessel('horizontal', 108, 156, [head, head]);
    for (const [index, level] of [36, 84, 54, 108, 0].entries())
      expect(
        deviation(liquidVolume(shape, level) / gallon, expected[index] ?? Number.NaN),
        `${name} ${level}`,
      ).toBeLessThan(1e-9);
  });

  const upright: readonly (readonly [string, Head, readonly number[]])[] = [
    ['conical', conicalHead(132, 33), [250.67461381371024, 2251.175535772343, 6516.560761446257]],
    ['ellipsoidal', ellipsoidalHead(132, 33), [783.3581681678445, 2902.831611916969, 7168.216837590883]],
    ['torispherical', torisphericalHead(132, 132, 7.92), [904.0688283793511, 3036.7614412163075, 7302.146666890221]],
  ];
  test.each(upright)('vertical, 132 inches, %s', (name, head, expected) => {
    const shape = vessel('vertical', 132, 200, [head, flatHead(132)]);
    for (const [index, level] of [24, 60, 132].entries())
      expect(
        deviation(liquidVolume(shape, level) / gallon, expected[index] ?? Number.NaN),
        `${name} ${level}`,
      ).toBeLessThan(1e-12);
  });

  test('vertical with two torispherical heads, 8 × 10', () => {
    /* fluids, V_from_h with a head of f = 1, k = 0.06; its depth given there as 1.3547. */
    const head = torisphericalHead(8, 8, 0.48);
    const shape = vessel('vertical', 8, 10, [head, head]);
    expect(deviation(liquidVolume(shape, 1.3), 38.723353379954276), '1.3').toBeLessThan(1e-12);
    expect(deviation(liquidVolume(shape, 9.3), 440.84578224136413), '9.3').toBeLessThan(1e-5);
  });
});

describe('wetted areas that D. Jones published (Calculating Tank Wetted Area, Chemical Processing, April 2017)', () => {
  const lying: readonly (readonly [string, Head, readonly (readonly [number, string])[]])[] = [
    [
      'conical, 48 deep',
      conicalHead(72, 48),
      [
        [24, '101.35826'],
        [36, '141.37167'],
        [48, '181.38508'],
      ],
    ],
    [
      'ellipsoidal, 24 deep',
      ellipsoidalHead(72, 24),
      [
        [24, '102.59905'],
        [36, '138.74815'],
        [48, '174.89725'],
      ],
    ],
    [
      'hemispherical',
      hemisphericalHead(72),
      [
        [24, '111.55668'],
        [36, '150.79645'],
        [48, '190.03622'],
      ],
    ],
    [
      'ellipsoidal, 48 deep',
      ellipsoidalHead(72, 48),
      [
        [24, '121.09692'],
        [36, '163.71486'],
        [48, '206.33279'],
      ],
    ],
    [
      'torispherical, f = 1, k = 0.06',
      torisphericalHead(72, 72, 4.32),
      [
        [2.28, '22.74924'],
        [24, '94.29092'],
        [36, '127.74876'],
        [48, '161.20660'],
        [69.72, '232.74828'],
      ],
    ],
    [
      'torispherical, f = 0.9, k = 0.1',
      torisphericalHead(72, 64.8, 7.2),
      [
        [3, '26.82339'],
        [24, '96.18257'],
        [36, '130.22802'],
        [48, '164.27347'],
        [69, '233.63265'],
      ],
    ],
  ];
  test.each(lying)('horizontal, 72 × 120 inches, %s, ft²', (_, head, figures) => {
    const shape = vessel('horizontal', 72, 120, [head, head]);
    for (const [level, printed] of figures)
      expect(Math.abs(wettedArea(shape, level) / 144 - Number(printed)), `${level}`).toBeLessThan(0.6e-5);
  });

  const upright: readonly (readonly [string, Head, readonly (readonly [number, string])[]])[] = [
    [
      'conical, 48 deep',
      conicalHead(72, 48),
      [
        [24, '11.78097'],
        [36, '26.50719'],
        [48, '47.12389'],
        [60, '65.97345'],
      ],
    ],
    [
      'hemispherical',
      hemisphericalHead(72),
      [
        [18, '28.27433'],
        [36, '56.54867'],
        [60, '94.24778'],
      ],
    ],
    [
      'torispherical, f = 1',
      torisphericalHead(72, 72, 4.32),
      [
        [2, '6.28319'],
        [6, '18.84956'],
        [12, '33.19882'],
        [36.19231, '71.20010'],
      ],
    ],
    [
      'torispherical, f = 0.9',
      torisphericalHead(72, 64.8, 7.2),
      [
        [6, '16.96460'],
        [12, '31.28983'],
        [14.91694, '35.98024'],
        [38.91694, '73.67936'],
      ],
    ],
  ];
  test.each(upright)('vertical, 72 × 120 inches, %s, ft²', (_, head, figures) => {
    const shape = vessel('vertical', 72, 120, [head, head]);
    for (const [level, printed] of figures)
      expect(Math.abs(wettedArea(shape, level) / 144 - Number(printed)), `${level}`).toBeLessThan(0.6e-5);
  });
});
